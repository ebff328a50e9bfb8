"""The web server: routes, the socket, the app's files, and what guards them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from qg.kernel import Refused

from . import clock, routes, sqlite
from .bot_pool import BotPool, ProcessBotPool
from .clock import RoomClock
from .documents import Problem
from .limits import Allowance
from .people import Identity, secret_of
from .rate_limiter import RateLimiter
from .room import Room
from .site import Site
from .socket import table_socket
from .sqlite import SqliteStore
from .static import Assets

LOG = logging.getLogger("qg")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'; connect-src 'self' ws://{host} wss://{host}"
)
GUARDS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}
PACKED = "packed"
"""Routes whose answers are compressed already."""
FOR_EVER = "public, max-age=31536000, immutable"


def make_site(data: Path, *, limits: Allowance | None = None, bot_pool: BotPool | None = None) -> Site:
    """A server on one data folder."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of games in play are in there
    return Site(
        room=Room(SqliteStore(data / sqlite.FILE), bot_pool or ProcessBotPool(), RoomClock(data / clock.FILE)),
        identity=Identity(secret_of(data)),
        limits=limits or Allowance(),
        rate_limiter=RateLimiter(),
        assets=Assets(),
        data=data,
    )


def make_app(site: Site) -> Litestar:
    """The application."""

    @asynccontextmanager
    async def open_room(_: Litestar) -> AsyncIterator[None]:
        await site.room.open()
        try:
            yield
        finally:
            await site.room.close()

    app = Litestar(
        route_handlers=[*_api(), table_socket, health, ready, app_file, app_page],
        lifespan=[open_room],
        before_request=check_origin,
        after_request=add_guards,
        middleware=[
            RateLimitConfig(("minute", site.limits.requests_a_minute), exclude=["/healthz", "/readyz"]).middleware
        ],
        exception_handlers={
            Refused: on_refused,
            ValidationException: on_malformed,
            HTTPException: on_http_error,
            Exception: on_fault,
            RecursionError: on_nesting,
        },
        compression_config=CompressionConfig("gzip", gzip_compress_level=5, exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig("QG", "1", path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]),
        request_max_body_size=65_536,
    )
    app.state.site = site
    return app


def _api() -> list[Any]:
    return [
        routes.get_me,
        routes.set_me,
        routes.get_games,
        routes.get_facts,
        routes.get_pieces,
        routes.get_words,
        routes.get_game_words,
        routes.get_rules,
        routes.make_table,
        routes.get_my_tables,
        routes.get_table,
        routes.get_record,
        routes.get_proof,
        routes.get_replay,
        routes.get_qr,
    ]


# -- guards --------------------------------------------------------------------------------------------------------


def check_origin(request: Request[Any, Any, Any]) -> None:
    """Only our own pages may change anything."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not routes.site_of(request).is_own_origin(request.headers):
        raise Refused("foreign_origin")


def add_guards(response: Response[Any]) -> Response[Any]:
    response.headers.update(GUARDS)
    return response


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    return _problem(request, refused, routes.status_of(refused))


def _problem(request: Request[Any, Any, Any], refused: Refused, status: int) -> Response[Problem]:
    """A refusal is guarded like every other reply."""
    problem = Problem(
        code=refused.code,
        say=routes.site_of(request).room.say(refused),
        rule=getattr(refused, "rule_id", None),
    )
    return Response(problem, status_code=status, headers=GUARDS)


def on_malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    details = [str(one.get("message", one)) if isinstance(one, dict) else str(one) for one in error.extra or ()]
    problem = Refused("malformed_request", problem="; ".join(details) or error.detail)
    return _problem(request, problem, 400)


def on_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets in brackets."""
    return _problem(request, Refused("malformed_request", problem=str(error)), 400)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistake: it is written down, and told without its inside."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(on_refused(request, Refused("fault")).content, status_code=500, headers=GUARDS)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = {404: "no_such_page", 405: "no_such_page", 413: "too_long", 429: "too_fast"}.get(error.status_code)
    if code == "too_long":
        refused = Refused(code, most=65_536)
    else:
        refused = Refused(code) if code else Refused("malformed_request", problem=error.detail)
    return _problem(request, refused, error.status_code)


# -- health and the app's own files --------------------------------------------------------------------------------


@get("/healthz", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def health() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def ready(request: Request[Any, Any, Any]) -> Response[str]:
    """The room is open, and what happens in it can be written down."""
    room = routes.site_of(request).room
    trouble = room.store.trouble() if room.ready else "opening"
    return Response(trouble or "ready", status_code=503 if trouble else 200)


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False, packed=True)
def app_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return serve_file(request, f"assets/{path.lstrip('/')}", {"cache-control": FOR_EVER})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, packed=True)
def app_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every address of the app is its one page; other files of the build by their names."""
    name = request.url.path.lstrip("/")
    if name.startswith("api/"):
        raise Refused("no_such_page")
    assets = routes.site_of(request).assets
    if name and assets.get(name) is not None:
        return serve_file(request, name, {"cache-control": "no-cache"})
    policy = POLICY.format(host=request.headers.get("host", ""))
    return serve_file(request, "index.html", {"cache-control": "no-cache", "content-security-policy": policy})


def serve_file(request: Request[Any, Any, Any], name: str, headers: dict[str, str]) -> Response[bytes]:
    asset = routes.site_of(request).assets.get(name)
    if asset is None:
        raise Refused("app_not_built" if name == "index.html" else "no_such_page")
    headers = headers | {"etag": asset.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, media_type=asset.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.kind, headers=headers)
