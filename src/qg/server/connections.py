"""Who is connected to a table, and what each is sent. All that leaves comes from the door, made for its audience."""

from __future__ import annotations

import asyncio

import msgspec

from qg.kernel import Refused
from qg.words import Message

from .limits import MOST_BYTES_QUEUED, MOST_QUEUED
from .messages import Moved, RequestRefused, ServerMessage

_encode = msgspec.json.Encoder().encode


class Client:
    """One open connection. `seat` is where its person sits; only one tab of a person holds the seat at a time."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seat: int | None = None
        self.held = False
        self.follows = False
        """Whether it has been sent everything as its audience: only then are numbered messages for it."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_QUEUED)
        self.unsent = 0
        self.lost = False
        self.turned_away = False
        """Whether there is no point in coming back."""
        self.advised = False
        """Whether a hint is being thought of."""

    def send(self, message: ServerMessage) -> None:
        self.post(_encode(message))

    def tell_why(self, refused: Refused, say: Message) -> None:
        """A refusal of nothing in particular that the client has asked for."""
        self.send(RequestRefused(id=None, code=refused.code, say=say))

    def post(self, raw: bytes) -> None:
        """A reader who cannot keep up is let go, and syncs when it is back."""
        if self.lost:
            return
        self.unsent += len(raw)
        if self.unsent > MOST_BYTES_QUEUED:
            self.close()
            return
        try:
            self.outbox.put_nowait(raw)
        except asyncio.QueueFull:
            self.close()

    async def take(self) -> bytes | None:
        """What is to be sent next."""
        raw = await self.outbox.get()
        self.unsent -= len(raw or b"")
        return raw

    def finish(self) -> None:
        """Nothing follows what has been sent so far, which says why."""
        self.turned_away = True
        if self.outbox.full():
            self.close()
        elif not self.lost:
            self.lost = True
            self.outbox.put_nowait(None)

    def close(self) -> None:
        """What is still to be sent does not matter any more: None ends the connection."""
        self.lost = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Connections:
    """The clients of one table."""

    def __init__(self) -> None:
        self.clients: list[Client] = []

    def join(self, client: Client) -> None:
        """The newest tab of a person holds the seat; those that held it before are told so."""
        for other in self.clients:
            if other.person == client.person and other.held and other is not client:
                other.held = False
                other.send(Moved())
        client.held = True
        if client not in self.clients:
            self.clients.append(client)

    def leave(self, client: Client) -> Client | None:
        """Where a tab goes, another of the same person may hold the seat from now on."""
        self.clients.remove(client)
        others = [other for other in self.clients if other.person == client.person]
        if not client.held or not others:
            return None
        others[-1].held = True
        return others[-1]

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        return {client.seat for client in self.clients if client.seat is not None}

    def spectators(self) -> int:
        return sum(client.seat is None for client in self.clients)

    def seats(self) -> set[int | None]:
        """The audiences that somebody reads as."""
        return {client.seat for client in self.clients}

    def of(self, seat: int | None) -> list[Client]:
        return [client for client in self.clients if client.seat == seat]

    def carry(self, seat: int | None, raw: bytes) -> None:
        """Bytes for one audience."""
        for client in self.clients:
            if client.seat == seat and client.follows:
                client.post(raw)

    def carry_all(self, message: ServerMessage) -> None:
        """The same for all of them, put in bytes once."""
        raw = _encode(message)
        for client in self.clients:
            if client.follows:
                client.post(raw)
