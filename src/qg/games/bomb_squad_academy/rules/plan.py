"""The plan window: tools used while everyone chooses, in the order of arrival [BSA-RCT-02, BSA-RCT-03]."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter

from msgspec.structs import replace

from qg.kernel import rule
from qg.kernel.conduct import clocks

from ..choices import Lock, Order, Proceed, UseTool
from ..data import SENSORS, TOOLS, WIRES
from ..events import (
    Heard,
    Listening,
    SeatLocked,
    SensorMoved,
    ToolDeclared,
    ToolFizzled,
    ToolResolved,
    ToolWithdrawn,
)
from ..state import Overheard, Queued, Sensor, State, Who, with_at
from .effects import hand_with, spend
from .notebook import card_faces, look, tile_faces, tiles_sorted
from .uses import Uses, uses

LISTENS_TO = attrgetter("listens_to")


def plan_uses(t: State, seat: int) -> Uses:
    """Every plan tool of a seat with legal targets."""
    found: Uses = ()
    for tool in _plan_tools(t.cadets[seat].tools):
        found += uses(t, seat, tool, None)
    return found


@lru_cache(1024)
def _plan_tools(tools: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(tool for tool in tools if TOOLS[tool].window == "plan")


def has_pending(t: State, seat: int) -> bool:
    """Whether a tool of this seat is queued or unresolved: then it can neither lock nor use another [BSA-RCT-03]."""
    return any(queued.seat == seat for queued in t.queue)


@rule("BSA-RCT-02")
def declare(t: State, seat: int, use: UseTool) -> None:
    """Tools are resolved as they arrive; while one waits for its owner later ones queue, publicly [BSA-RCT-02]."""
    t.emit(ToolDeclared, seat, use.tool, use, "plan")
    if t.queue and use.tool != "walkie_talkie":
        t.queue += (Queued(seat, use),)
        clocks.hold(t, seat)  # [BSA-TRN-11]
    else:
        _resolve(t, seat, use)


@rule("BSA-TRN-11", "BSA-TL-07")
def leave_time(t: State, seat: int) -> None:
    """Unless it still listens the seat's time goes on, with at least `listen` seconds left [BSA-TRN-11, BSA-TL-07]."""
    if t.plays[seat].listens_to is None:
        clocks.go_on(t, seat, "listen")


def _resolve(t: State, seat: int, use: UseTool) -> None:
    """Once it is resolved its owner has at least `listen` seconds left [BSA-TRN-11]."""
    spend(t, seat, use.tool)
    if use.tool == "screwdriver":
        return _screwdriver(t, seat, use)
    t.emit(ToolResolved, seat, use.tool, use)
    leave_time(t, seat)
    _EFFECTS[use.tool](t, seat, use)


def _next_queued(t: State) -> None:
    """A queued tool whose turn comes is checked again, then its owner may withdraw it [BSA-RCT-02, BSA-TOO-09].

    The one Screwdriver is the only tool others queue behind, so it is never queued itself.
    """
    while t.queue:
        seat, use = t.queue[0].seat, t.queue[0].use
        if use not in uses(t, seat, use.tool, None):
            t.queue = t.queue[1:]
            t.log(ToolFizzled, seat, use.tool)
            leave_time(t, seat)
        else:
            return clocks.begin_within(t, seat, "confirm" if clocks.length(t, "confirm") else "followup")


def proceed(t: State) -> None:
    """The queued tool whose turn has come is used."""
    queued = _leave_queue(t)
    _resolve(t, queued.seat, queued.use)
    _next_queued(t)


def _leave_queue(t: State) -> Queued:
    """The first of the queue is settled, and so is the time it had."""
    queued, t.queue = t.queue[0], t.queue[1:]
    clocks.end_within(t, queued.seat)
    return queued


@rule("BSA-TOO-08")
def withdraw(t: State) -> None:
    """The queued tool whose turn has come is kept [BSA-TOO-08]."""
    queued = _leave_queue(t)
    t.log(ToolWithdrawn, queued.seat, queued.use.tool)
    leave_time(t, queued.seat)
    _next_queued(t)


# -- the plan tools ---------------------------------------------------------------------------------------------------


def _flashlight(t: State, seat: int, use: UseTool) -> None:
    """One looks at the top 2 cards of each deck [BSA-TL-01]."""
    faces = [face for wire in WIRES for face in card_faces(t, wire, 2)]
    look(t, seat, use.tool, WIRES, tuple(faces))


def _stethoscope(t: State, seat: int, use: UseTool) -> None:
    """One looks at all face-down tiles [BSA-TL-02]."""
    faces = [face for wire in WIRES for face in tile_faces(t, wire, hidden_only=True)]
    look(t, seat, use.tool, WIRES, tuple(faces))


def _screwdriver(t: State, seat: int, use: UseTool) -> None:
    """One looks at the face-down tiles of a wire, then puts them back in any order [BSA-TL-04]."""
    assert use.wire is not None
    t.queue = (Queued(seat, use), *t.queue)
    t.ordering = True
    look(t, seat, use.tool, (use.wire,), tile_faces(t, use.wire, hidden_only=True))
    clocks.hold(t, seat)
    clocks.begin_within(t, seat, "followup")


def hidden_places(t: State, use: UseTool) -> tuple[int, ...]:
    """The positions of the face-down tiles of the wire that a Screwdriver is used on."""
    assert use.wire is not None
    return tuple(range(t.wire(use.wire).turned + 1, 4))


@rule("BSA-TL-04")
def order_tiles(t: State, choice: Order) -> None:
    """The tiles go back face down on the same positions; nothing of it is announced [BSA-TL-04]."""
    queued = _leave_queue(t)
    seat, use, t.ordering = queued.seat, queued.use, False
    assert use.wire is not None
    wire = t.wire(use.wire)
    new = wire.tiles[: wire.turned] + tuple(wire.tiles[place - 1] for place in choice.order)
    t.put_wire(use.wire, replace(wire, tiles=new))
    tiles_sorted(t, seat, use.wire)
    t.emit(ToolResolved, seat, use.tool, use)
    leave_time(t, seat)
    _next_queued(t)


def _magnet(t: State, _seat: int, use: UseTool) -> None:
    """The sensor goes to that wire and is pinned until the next turn begins [BSA-TL-05, BSA-SEN-10]."""
    assert use.sensor is not None and use.wire is not None
    place = SENSORS.index(use.sensor)
    old = t.sensors[place].wire
    t.sensors = with_at(t.sensors, place, Sensor(use.wire, is_pinned=True))
    t.emit(SensorMoved, use.sensor, old, use.wire, "magnet")


def _spare_cutters(t: State, seat: int, use: UseTool) -> None:
    """The cards come back to the hand and may be played this very turn; the stack keeps its order [BSA-TL-06]."""
    taken, cadet = use.cards or (), t.cadets[seat]
    hand = cadet.hand
    for card in taken:
        hand = hand_with(hand, card)
    t.put_cadet(seat, replace(cadet, hand=hand, stack=tuple(card for card in cadet.stack if card not in taken)))


def _walkie_talkie(t: State, seat: int, use: UseTool) -> None:
    """One hears the target's card now, or as soon as it is locked; it holds up no other tool [BSA-TL-07]."""
    assert use.target is not None
    t.emit(Listening, seat, use.target)
    card = _card_of(t, use.target)
    if card:
        _hear(t, seat, use.target, card)
    elif isinstance(use.target, int):
        t.put_play(seat, replace(t.plays[seat], listens_to=use.target))
        clocks.hold(t, seat)


def _card_of(t: State, who: Who) -> str | None:
    """The card of this turn, if it is locked; the Instructor's always is."""
    if isinstance(who, int):
        return t.plays[who].locked
    return t.instructor.card if t.instructor else None


def _hear(t: State, seat: int, target: Who, card: str) -> None:
    """From now on that lock is frozen, and the listener has at least `listen` seconds [BSA-TL-07]."""
    t.put_play(seat, replace(t.plays[seat], listens_to=None, heard=Overheard(card, target)))
    if isinstance(target, int):
        t.put_play(target, replace(t.plays[target], is_overheard=True))
    t.emit_to(seat, Heard, target, card)
    if not has_pending(t, seat):
        leave_time(t, seat)


_EFFECTS: dict[str, Callable[[State, int, UseTool], None]] = {
    "flashlight": _flashlight,
    "stethoscope": _stethoscope,
    "magnet": _magnet,
    "spare_cutters": _spare_cutters,
    "walkie_talkie": _walkie_talkie,
}


# -- locking ----------------------------------------------------------------------------------------------------------


@rule("BSA-TRN-05", "BSA-TL-07")
def lock(t: State, seat: int, card: str) -> None:
    """A choice is locked; others see only that the seat is ready. Who locks first gives up listening.

    [BSA-TRN-05, BSA-TL-07]
    """
    play = t.plays[seat]
    is_auto = play.is_auto or seat in t.conduct.absent
    t.put_play(seat, replace(play, locked=card, is_auto=is_auto, listens_to=None))
    if play.listens_to is not None:
        clocks.go_on(t, seat)
    t.emit(SeatLocked, seat)
    if seat in map(LISTENS_TO, t.plays):
        listener = next(who for who, other in enumerate(t.plays) if other.listens_to == seat)
        _hear(t, listener, seat, card)


def default(t: State, seat: int) -> Order | Proceed | Lock:
    """The old order of the tiles; proceed; or the card of the autopilot [BSA-TL-04, BSA-RCT-02]."""
    if not t.queue or t.queue[0].seat != seat:
        return Lock(autopilot_card(t, seat))
    return Order(hidden_places(t, t.queue[0].use)) if t.ordering else Proceed()


def autopilot_card(t: State, seat: int) -> str:
    """The cutters in hand whose wire has the most spaces left before its first face-down tile [BSA-DIG-04]."""
    hand = t.cadets[seat].hand
    cutters = [card for card in hand if card in WIRES]
    return max(cutters, key=lambda wire: t.first_hidden(wire) - t.wire(wire).position) if cutters else hand[0]
