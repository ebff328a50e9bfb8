"""Guests: a name, a face, and a key in a signed cookie. Nobody signs up."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from qg.kernel import Refused

from .limits import GUEST_FOR, LEAST_SECRET

COOKIE = "qg-guest"


class Identity:
    """Tells guests apart by what this room has signed."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="qg guest")

    def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Who this is; None: nobody this room has met, or somebody with a forged cookie."""
        try:
            known = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return known if isinstance(known, str) else None

    def new(self) -> str:
        return secrets.token_hex(12)

    def cookie(self, person: str, *, secure: bool) -> Cookie:
        value = self._signer.dumps(person)
        assert isinstance(value, str)
        return Cookie(COOKIE, value=value, max_age=GUEST_FOR, httponly=True, samesite="lax", secure=secure)


def secret_of(folder: Path) -> str:
    """The room's own secret, made on its first day. One that is too short is nobody's: it is refused, not used."""
    file = folder / "secret"
    if not file.exists() or file.stat().st_size == 0:
        _write(file, secrets.token_hex(32))
    try:
        secret = file.read_text(encoding="ascii").strip()
    except ValueError:
        secret = ""
    if len(secret) < LEAST_SECRET:
        raise Refused("secret_short", file=str(file))
    return secret


def _write(file: Path, secret: str) -> None:
    """On disk before it has its name: a power cut leaves no empty one."""
    fresh = file.with_suffix(".new")
    with fresh.open("w", encoding="ascii") as out:
        fresh.chmod(0o600)
        out.write(secret)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
