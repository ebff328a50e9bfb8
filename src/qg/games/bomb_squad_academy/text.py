"""The game in sentences: how pieces, choices and events are called where their ids alone do not tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from qg.kernel import Event, Phrase, View

from . import events
from .choices import KeepAndBury, Order, Proceed, SetIntent, UseTool
from .data import CHAIN, MAIN, SENSORS, TRACK, WIRES
from .state import CardNote, TileNote
from .view import THE_INSTRUCTOR, Board, Own

TARGETS = ("sensor", "wire", "cards", "target", "card", "side", "steps")


def name(piece: str, value: Any) -> Phrase | None:
    """The Instructor sits among the players."""
    return Phrase("instructor") if piece == "seat" and value == "instructor" else None


def name_piece(view: View[Any], piece: str, value: Any) -> Phrase | None:
    """Some prompts and choices have several forms."""
    if piece == "ask" and value.kind == "react":
        return Phrase("ask-react", {"moment": value.prompt["window"], "wire": value.prompt["wire"]})
    if piece == "ask" and value.kind == "choose_action":
        return _plan_prompt(view)
    if piece == "choice" and isinstance(value, SetIntent):
        return Phrase("choice-set_intent", {"tool": value.tool, "intent": _intent(value)})
    if piece == "choice" and isinstance(value, KeepAndBury) and not (value.keep and value.bury):
        form = "keep_all" if value.keep else "bury_all"
        return Phrase(f"choice-keep_or_bury.{form}", {"keep": value.keep, "bury": value.bury})
    return None


def _plan_prompt(view: View[Any]) -> Phrase | None:
    """While one's own plan tool waits for an answer, that is what is asked; tools are named to who can use one now.

    [BSA-TL-04, BSA-RCT-02]
    """
    kinds = {type(option) for option in view.options} if isinstance(view.options, tuple) else set()
    if Order in kinds:
        return Phrase("ask-order_tiles")
    if Proceed in kinds:
        return Phrase("ask-withdraw_queued")
    return Phrase("ask-choose_action.tool") if UseTool in kinds else None


def _intent(intent: SetIntent) -> Phrase:
    message = f"intent-{intent.use}" + (".bury" if intent.bury_from_main is not None else "")
    given = {name: getattr(intent, name) for name in intent.__struct_fields__[2:]}
    return Phrase(message, {name: _card(value) if name == "hand_card" else value for name, value in given.items()})


def _card(card: str | None) -> Phrase | None:
    return Phrase(f"card-{card}") if card else None


def log(event: Event) -> Sequence[Phrase] | None:
    """The lines of an event that has several forms."""
    tell = LINES.get(type(event))
    return tell(event) if tell else None


def _items(message: str, parts: Sequence[msgspec.Struct]) -> tuple[Phrase, ...]:
    return tuple(Phrase(message, msgspec.structs.asdict(part), type(part)) for part in parts)


def _tool_used(event: events.ToolDeclared | events.ToolResolved) -> list[Phrase]:
    message = f"event-{event.__struct_config__.tag}"
    said: dict[str, Any] = {"seat": event.seat, "tool": event.tool}
    if isinstance(event, events.ToolResolved) and event.buried is not None:
        return [Phrase(f"{message}.buried", {**said, "buried": event.buried})]
    targets = _targets(event.targets)
    if not targets:
        return [Phrase(message, said)]
    pair = Phrase("targets-pair", dict(zip(("first", "second"), targets, strict=False)))
    return [Phrase(f"{message}.targets", {**said, "targets": pair if len(targets) > 1 else targets})]


def _targets(use: UseTool) -> tuple[Any, ...]:
    """The one or two targets a tool was declared with, each as a word or a number."""
    given = [(name, getattr(use, name)) for name in TARGETS]
    return tuple(_target(name, value) for name, value in given if value is not None)


def _target(name: str, value: Any) -> Any:
    if name == "target":
        return Phrase("instructor") if value == "instructor" else Phrase("name", {"seat": value})
    if name == "cards":
        return tuple(Phrase(f"card-{card}") for card in value)
    return value if name == "steps" else Phrase(f"{name}-{value}")


def _looked(event: events.Looked) -> list[Phrase]:
    by = Phrase("card-chicken" if event.by == "chicken" else f"tool-{event.by}")
    return [Phrase("event-looked", {"seat": event.seat, "by": by, "wires": event.wires, "what": event.what})]


def _saw(event: events.Saw) -> list[Phrase]:
    return [Phrase("event-saw", {"faces": tuple(_note(note) for note in event.faces)})]


def _note(note: CardNote | TileNote) -> Phrase:
    form = "card" if isinstance(note, CardNote) else "tile"
    return Phrase(f"event-saw.{form}", msgspec.structs.asdict(note), type(note))


def _actions_revealed(event: events.ActionsRevealed) -> list[Phrase] | None:
    if event.instructor is None:
        return None
    shown = [*event.actions, events.RevealedAction("instructor", event.instructor)]
    return [Phrase("event-actions_revealed", {"actions": _items("event-actions_revealed.item", shown)})]


def _action_changed(event: events.ActionChanged) -> list[Phrase]:
    """Remote Control changes the wire, other tools the card; wires and their cutters share an id [BSA-TL-11]."""
    form, kind = (".wire", "wire") if event.by == "remote_control" else ("", "card")
    changed = {"from": Phrase(f"{kind}-{event.from_}"), "to": Phrase(f"{kind}-{event.to}")}
    return [Phrase(f"event-action_changed{form}", {"seat": event.seat, "by": Phrase(f"tool-{event.by}"), **changed})]


def _wait_locked(event: events.WaitLocked) -> list[Phrase]:
    form = ".silent" if event.wire is None else ""
    return [Phrase(f"event-wait_locked{form}", {"seat": event.seat, "wire": event.wire})]


def _wire_protected(event: events.WireProtected) -> list[Phrase]:
    by: Any = Phrase(f"tool-{event.tool}") if event.tool else tuple(Phrase("name", {"seat": s}) for s in event.seats)
    return [Phrase("event-wire_protected", {"wire": event.wire, "by": by})]


def _cut_started(event: events.CutStarted) -> list[Phrase]:
    form = "" if event.cutters else ".alone"
    return [Phrase(f"event-cut_started{form}", msgspec.structs.asdict(event), type(event))]


def _wire_scored(event: events.WireScored) -> list[Phrase]:
    said = msgspec.structs.asdict(event)
    said["pays"] = _items("event-wire_scored.item", event.pays)
    lines = [Phrase("event-wire_scored" if event.pays else "event-wire_scored.unpaid", said, type(event))]
    if event.copies:
        lines.append(Phrase("event-wire_scored.copies", {"copies": _items("event-wire_scored.item", event.copies)}))
    return lines


def _sensor_moved(event: events.SensorMoved) -> list[Phrase]:
    said = {"sensor": event.sensor, "from": Phrase(f"wire-{event.from_}"), "to": Phrase(f"wire-{event.to}")}
    return [Phrase("event-sensor_moved", {**said, "by": event.by})]


def _card_returned(event: events.CardReturned) -> list[Phrase]:
    form = ".instructor" if event.seat == "instructor" else ""
    return [Phrase(f"event-card_returned{form}", msgspec.structs.asdict(event), type(event))]


def _bomb_ended(event: events.BombEnded) -> list[Phrase]:
    points = _items("event-bomb_ended.item", event.points)
    debrief = tuple(
        Phrase("event-bomb_ended.wire", {"wire": part.wire, "faces": tuple(Phrase(f"face-{f}") for f in part.faces)})
        for part in event.debrief
    )
    return [
        Phrase("event-bomb_ended", {"bomb": event.bomb, "points": points}),
        Phrase("event-bomb_ended.debrief", {"debrief": debrief}),
    ]


LINES: dict[type[Event], Callable[[Any], list[Phrase] | None]] = {
    events.ToolDeclared: _tool_used,
    events.ToolResolved: _tool_used,
    events.Looked: _looked,
    events.Saw: _saw,
    events.ActionsRevealed: _actions_revealed,
    events.ActionChanged: _action_changed,
    events.WaitLocked: _wait_locked,
    events.WireProtected: _wire_protected,
    events.CutStarted: _cut_started,
    events.WireScored: _wire_scored,
    events.SensorMoved: _sensor_moved,
    events.CardReturned: _card_returned,
    events.BombEnded: _bomb_ended,
}


def describe(view: View[Board]) -> list[Phrase]:
    """The table line by line: the bomb, its wires, the players, and what this seat alone knows."""
    board = view.board
    lines = [Phrase("table-bomb", {"bomb": Phrase(f"bomb-{board.bomb}"), "turn": board.turn})] if board.bomb else []
    if board.display:
        lines.append(Phrase("table-display", {"tools": board.display}))
    lines += [_wire(board, wire) for wire in range(len(WIRES)) if board.turn]
    if True in board.protected:
        wires = tuple(wire for wire, safe in zip(WIRES, board.protected, strict=True) if safe)
        lines.append(Phrase("table-protected", {"wires": wires}))
    lines += [_seat(board, seat) for seat in range(len(view.seats))]
    if board.instructor and board.turn:
        lines.append(Phrase("table-instructor", {"stack": _stack(board.instructor_stack)}))
    if board.own is not None and view.seat is not None:
        lines += _own(board, board.own, view.seat)
    return lines


def _own(board: Board, own: Own, seat: int) -> list[Phrase]:
    """One's hand, what one has heard, remembers and is looking at."""
    lines = [Phrase("table-hand", {"cards": board.hands[seat]})]
    if own.heard:
        who = board.heard_from[seat]
        said = Phrase("instructor") if who == THE_INSTRUCTOR else Phrase("name", {"seat": who})
        lines.append(Phrase("table-heard", {"target": said, "card": _card(own.heard)}))
    for note in dict.fromkeys((*own.notes, *own.seeing)):
        lines.append(Phrase("table-note.uncertain" if note.uncertain else "table-note", {"note": _note(note)}))
    return lines


def _wire(board: Board, wire: int) -> Phrase:
    """Where the detonator is, what lies face up, what the next cut is worth before its card."""
    row = tuple(f"{MAIN[card]}/{CHAIN[card]}" for card in board.rows[wire])
    lying = tuple(Phrase(f"sensor-{name}") for name, lies in zip(SENSORS, board.sensors, strict=False) if lies == wire)
    return Phrase(
        "table-wire.sensors" if lying else "table-wire",
        {
            "wire": Phrase(f"wire-{WIRES[wire]}.name"),
            "position": board.position[wire],
            "tile": TRACK[wire] + board.turned[wire] + 1,
            "row": row or Phrase("table-no-cards"),
            "chain": sum(CHAIN[card] for card in board.rows[wire]),
            "deck": board.deck_sizes[wire],
            "sensors": lying,
        },
    )


def _seat(board: Board, seat: int) -> Phrase:
    """Points, the cards a player cannot play now, and tools."""
    stack = _stack(board.stacks[seat] if board.stacks else ())
    said = {"seat": seat, "badge": board.badges[seat], "points": board.score[seat]}
    return Phrase("table-seat", {**said, "stack": stack, "tools": board.tools[seat] or Phrase("table-nothing")})


def _stack(cards: tuple[str, ...]) -> Any:
    return tuple(Phrase(f"card-{card}") for card in cards) or Phrase("table-nothing")
