"""The socket of a table: messages in, messages out, and limits on both."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from qg.kernel import Refused
from qg.kernel.errors import malformed

from . import messages
from .connections import Client
from .limits import FLOODING, LARGEST_MESSAGE, MOST_BRACKETS, MOST_DIGITS
from .live import LiveTable
from .messages import BAD_ORIGIN, DROPPED, NO_GUEST, NO_TABLE, OLD, TOO_MUCH
from .rate_limiter import Rate
from .requests import handle, refusal
from .site import Site

CLOSES = {"no_such_table": NO_TABLE, "old_protocol": OLD}

_decoder: msgspec.json.Decoder[messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    code: FromPath[str],
    protocol: FromQuery[str] = "",
    stream: FromQuery[str] = "",
    n: FromQuery[str] = "",
) -> None:
    """The stream of one table for one person, and everything that person asks of it."""
    site: Site = socket.app.state.site
    if not site.is_own_origin(socket.headers):
        return await socket.close(BAD_ORIGIN, "origin")
    await socket.accept()
    try:
        if protocol != f"{messages.PROTOCOL}":
            raise Refused("old_protocol")
        person = _guest(site, socket)
        table = await site.room.find(code)
        if table.connections.spectators() >= site.limits.spectators and table.seating.seat_of(person) is None:
            raise Refused("table_crowded")
    except Refused as refused:
        await _say(socket, refusal(None, refused, site.room.say(refused)))
        return await socket.close(CLOSES.get(refused.code, NO_GUEST), refused.code)
    site.sockets[person] += 1
    try:
        since = (stream, int(n)) if n.isascii() and n.isdecimal() and len(n) < MOST_DIGITS else None
        await Connection(site, socket, table, Client(person)).serve(since)
    finally:
        site.sockets[person] -= 1
        if not site.sockets[person]:
            del site.sockets[person]


def _guest(site: Site, socket: WebSocket[Any, Any, Any]) -> str:
    person = site.identity.of(socket)
    if person is None:
        raise Refused("no_guest")
    if site.sockets[person] >= site.limits.sockets_a_person:
        raise Refused("too_many_tabs", most=site.limits.sockets_a_person)
    return person


async def _say(socket: WebSocket[Any, Any, Any], message: messages.ServerMessage) -> None:
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")


class Connection:
    """One socket at one table."""

    def __init__(self, site: Site, socket: WebSocket[Any, Any, Any], table: LiveTable, client: Client) -> None:
        self.site = site
        self.socket = socket
        self.table = table
        self.client = client
        self.too_fast = 0

    async def serve(self, since: tuple[str, int] | None) -> None:
        """Until one side has had enough."""
        self.table.enter(self.client, since)
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            self.client.lost = True
            self.table.put(lambda: self.table.leave(self.client))

    async def _send(self) -> None:
        while (raw := await self.client.take()) is not None:
            await self.socket.send_data(raw.decode(), mode="text")
        with suppress(Exception):
            await self.socket.close(*((NO_GUEST, "refused") if self.client.turned_away else (DROPPED, "dropped")))

    async def _receive(self) -> None:
        while not self.client.lost:
            raw = await self.socket.receive_data(mode="text")
            ask = None
            try:
                ask = self._read(raw)
                self._check_chat(ask)
            except Refused as refused:
                self.client.send(refusal(getattr(ask, "id", None), refused, self.table.say(refused)))
                if self.too_fast > FLOODING:
                    return await self.socket.close(TOO_MUCH, "too_fast")
                continue
            busy = self._busy(ask)
            if busy is not None:
                self.client.send(refusal(getattr(ask, "id", None), busy, self.table.say(busy)))
                continue
            self.table.put(lambda ask=ask: handle(self.table, self.client, ask))  # type: ignore[misc]

    def _busy(self, ask: messages.ClientMessage) -> Refused | None:
        """Why nothing can be done for anybody now; looking on can always."""
        if self.table.is_busy:
            return Refused("table_busy")
        reads = isinstance(ask, messages.AskWords | messages.CatchUp | messages.PlayHere | messages.Hint)
        return Refused("room_cannot_write") if not reads and self.site.room.store.trouble() else None

    def _read(self, raw: str) -> messages.ClientMessage:
        """A message that is well formed, and not too long or too soon after the last."""
        limits, me = self.site.limits, f"{id(self)}"
        self._count(Rate(limits.messages_a_second, 1), me)
        self._count(Rate(limits.messages_a_minute, 60), me)
        if len(raw.encode()) > LARGEST_MESSAGE:
            raise Refused("too_long", most=LARGEST_MESSAGE)
        if raw.count("[") + raw.count("{") > MOST_BRACKETS:
            raise Refused("malformed", problem="[[[…")
        try:
            return _decoder.decode(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            raise malformed(error) from error

    def _check_chat(self, ask: messages.ClientMessage) -> None:
        if isinstance(ask, messages.Say):
            self._count(Rate(self.site.limits.chats_a_minute, 60), f"chat of {self.client.person}")

    def _count(self, limit: Rate, who: str) -> None:
        if not self.site.rate_limiter.allows(limit, who, "socket"):
            self.too_fast += 1
            raise Refused("too_fast")
