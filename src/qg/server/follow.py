"""What a client that is no browser makes of what it hears: the scene as it stands, folded from patches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from qg import catalog
from qg.kernel.patch import fold
from qg.kernel.pieces import Pieces

Heard = dict[str, Any]


class Follower:
    """Follows one stream of messages, as plain JSON."""

    def __init__(self) -> None:
        self.stream = ""
        self.n = -1
        self.seat: int | None = None
        self.lobby: Heard = {}
        self.scene: Heard | None = None
        self.log: list[Heard] = []
        self.events: list[Heard] = []
        """Moments with an event."""
        self.chat: list[Heard] = []
        self.now = 0

    def take(self, message: Heard) -> None:
        """Messages of a stream come one by one; who misses one must catch up."""
        match message["type"]:
            case "sync":
                self.stream, self.n = message["stream"], message["n"]
                self.seat, self.lobby, self.scene = message["seat"], message["lobby"], message["scene"]
                self.log, self.chat, self.now = [*message["log"]], [*message["chat"]], message["now"]
            case "presence":
                self._meet(message)
            case "update" | "chatted" | "lobby_changed":
                assert message["n"] == self.n + 1, "numbers come one by one"
                self.n += 1
                self._go_on(message)

    def _meet(self, message: Heard) -> None:
        pairs = zip(self.lobby["seats"], message["here"], strict=True)
        seats = [{**seat, "here": here} for seat, here in pairs]
        self.lobby = {**self.lobby, "seats": seats, "spectators": message["spectators"]}
        self.now = message["now"]

    def _go_on(self, message: Heard) -> None:
        match message["type"]:
            case "update":
                self._update(message)
            case "chatted":
                self.chat.append(message["line"])
            case "lobby_changed":
                self.seat, self.lobby = message["seat"], message["lobby"]

    def _update(self, message: Heard) -> None:
        self.now = message["now"]
        self.scene = updated(self.scene, message)
        names = [seat["name"] for seat in self.lobby["seats"]]
        pieces = catalog.load(self.lobby["game"]).pieces
        for moment in unpacked(message["moments"], names, pieces):
            self.events.append(moment)
            self.log += [{"k": moment["k"], "stamp": moment["stamp"], "say": line} for line in moment["lines"]]


def unpacked(moments: Iterable[Heard], names: Sequence[str], pieces: Pieces) -> Iterator[Heard]:
    """Those with an event, and with all that they leave out because the event or the moment before says it."""
    k, stamp = -1, None
    for moment in moments:
        if event := moment.get("event"):
            k, stamp = moment.get("k", k + 1), moment.get("stamp", stamp)
            name = f"event-{event['type']}"
            fields = said_plainly(name, event, names, pieces.get(event["type"], {}))
            lines = [
                {"id": line.get("id", name), "args": {**fields, **line.get("args", {})}}
                for line in moment.get("lines", [{}])
            ]
            yield {**moment, "k": k, "stamp": stamp, "lines": lines}


def said_plainly(message: str, thing: Mapping[str, Any], names: Sequence[str], pieces: Pieces) -> dict[str, Any]:
    """The fields of an event as arguments of its lines. The id of a piece stays a pair, for those who have words:
    `piece-id`, or the id itself."""

    def say(piece: Any, value: Any) -> Any:
        if isinstance(value, list):
            return [say(piece, item) for item in value]
        if isinstance(value, dict):
            return {"id": f"{message}.item", "args": said_plainly(message, value, names, piece or {})}
        if value is None or isinstance(value, bool):
            return "none" if value is None else str(value).lower()
        if isinstance(value, str):
            return {"piece": piece, "id": value} if piece else value
        return names[value] if piece == "seat" and 0 <= value < len(names) else value

    return {field: say(pieces.get(field), value) for field, value in thing.items()}


def updated(scene: Any, update: Heard) -> Heard:
    """A scene after an update: the board moment by moment, then the rest."""
    board = scene["view"]["board"]
    for moment in update["moments"]:
        if "patch" in moment:
            board = fold(board, moment["patch"])
    around = fold(scene, update["scene"]) if "scene" in update else scene
    return {**around, "view": {**around["view"], "board": None if around["covered"] else board}}
