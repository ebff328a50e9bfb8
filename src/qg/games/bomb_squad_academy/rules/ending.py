"""The end of the turn, of a bomb and of the game (sections 11, 12, 13, 18 and 24)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import Outcome, rule

from ..data import SENSOR_STEP, SENSORS, WIRES, beside
from ..events import BombEnded, CardReturned, Debrief, GameEnded, Pay, SensorMoved, TurnEnded, WaitSetAside
from ..result import Ranked
from ..state import Result, State, with_at
from .effects import hand_with
from .intents import forget_turn

STACK = 3


@rule("BSA-END-01", "BSA-END-02", "BSA-END-03", "BSA-CHK-09")
def end_turn(t: State) -> None:
    """Sensors move, then stacks of 3 give their bottom card back; Chicken too.

    [BSA-END-01, BSA-END-02, BSA-END-03, BSA-CHK-09]
    """
    move_sensors(t)
    for seat, cadet in enumerate(t.cadets):
        if len(cadet.stack) >= STACK:
            take_back(t, seat)
    if t.instructor and len(t.instructor.stack) >= STACK:  # like a player [BSA-INS-04]
        card, *stack = t.instructor.stack
        t.instructor = replace(t.instructor, stack=tuple(stack))
        t.emit(CardReturned, "instructor", card)
    forget_turn(t)
    t.log(TurnEnded, t.turn)


@rule("BSA-SEN-06", "BSA-SEN-07", "BSA-SEN-08", "BSA-SEN-09", "BSA-SEN-10")
def move_sensors(t: State) -> None:
    """A sensor moves one wire along its arrow if its wire was cut, round the ring, unless pinned.

    [BSA-SEN-06, BSA-SEN-07, BSA-SEN-08, BSA-SEN-09, BSA-SEN-10]
    """
    for place, sensor in enumerate(t.sensors):
        if sensor.wire in t.flipped and not sensor.is_pinned:
            new = beside(sensor.wire, SENSOR_STEP[place])
            t.sensors = with_at(t.sensors, place, replace(sensor, wire=new))
            t.emit(SensorMoved, SENSORS[place], sensor.wire, new, "arrow")


@rule("BSA-END-02", "BSA-END-04", "BSA-WAI-09")
def take_back(t: State, seat: int) -> None:
    """The card played two turns ago comes back; Wait! is put aside until the next bomb.

    [BSA-END-02, BSA-END-04, BSA-WAI-09]
    """
    cadet = t.cadets[seat]
    card, stack = cadet.stack[0], cadet.stack[1:]
    if card == "wait":
        t.put_cadet(seat, replace(cadet, stack=stack, is_wait_aside=True))
        t.emit(WaitSetAside, seat, card)
    else:
        t.put_cadet(seat, replace(cadet, stack=stack, hand=hand_with(cadet.hand, card)))
        t.emit(CardReturned, seat, card)


@rule("BSA-EXP-11", "BSA-BMB-02", "BSA-HID-05")
def end_bomb(t: State, bomb: str) -> None:
    """Points are kept; all tiles are shown; looks, intents for the turn and pins are void.

    [BSA-EXP-11, BSA-BMB-02, BSA-HID-05]
    """
    made = [cadet.score - cadet.points_before for cadet in t.cadets]
    t.cadets = tuple(
        replace(cadet, notes=(), per_bomb=(*cadet.per_bomb, points))
        for cadet, points in zip(t.cadets, made, strict=True)
    )
    forget_turn(t)
    debrief = tuple(Debrief(name, wire.tiles) for name, wire in zip(WIRES, t.wires, strict=True))
    t.emit(BombEnded, bomb, debrief, tuple(Pay(seat, points) for seat, points in enumerate(made)))


@rule("BSA-BMB-05", "BSA-FIN-01", "BSA-FIN-02", "BSA-FIN-03", "BSA-GEN-02", "BSA-TOO-12")
def end_exam(t: State) -> None:
    """After the last bomb the most points win, ties are shared, equal points share a rank.

    [BSA-BMB-05, BSA-FIN-01, BSA-FIN-02, BSA-FIN-03]

    Everybody plays for themselves and nobody is eliminated [BSA-GEN-02]. Unused tools are worth nothing [BSA-TOO-12].
    """
    score = tuple(cadet.score for cadet in t.cadets)
    ranks = tuple(1 + sum(other > points for other in score) for points in score)
    winners = tuple(seat for seat in t.all_seats if ranks[seat] == 1)
    order = sorted(t.all_seats, key=lambda seat: (ranks[seat], t.cadets[seat].badge))
    ranking = tuple(_line(t, seat, ranks[seat]) for seat in order)
    result = Result(t.game.slug, t.opt, winners, ranking, t.bombs)
    t.emit(GameEnded, winners, result)
    t.finish(Outcome(winners, ranks, score, result))


def _line(t: State, seat: int, rank: int) -> Ranked:
    """Points per bomb, their sources, explosions: what the final screen shows [BSA-FIN-04, BSA-RES-01, BSA-RES-04]."""
    cadet = t.cadets[seat]
    return Ranked(
        seat=seat,
        rank=rank,
        points=cadet.score,
        badge=cadet.badge,
        is_bot=t.seats[seat].kind == "bot",
        per_bomb=cadet.per_bomb,
        sources=cadet.sources,
        explosions=cadet.explosions,
        tools_used=cadet.tools_used,
        absent_turns=cadet.absent_turns,
    )
