"""The end of the turn, of a bomb and of the game (sections 11, 12, 13, 18 and 24)."""

from __future__ import annotations

from qg.kernel import Outcome

from ..data import SENSOR_STEP, SENSORS, WIRES
from ..events import BombEnded, CardReturned, Debrief, GameEnded, Pay, SensorMoved, TurnEnded, WaitSetAside
from ..state import Ranked, Result, Sources, State, with_at
from .effects import hand_with
from .intents import forget_turn

STACK = 3


def end_turn(t: State) -> None:
    """Sensors move, then stacks of 3 give their bottom card back; Chicken too.

    [BSA-END-01, BSA-END-02, BSA-END-03, BSA-CHK-09]
    """
    if t.sensors:
        _move_sensors(t)
    _take_back(t)
    if len(t.instructor_stack) >= STACK:
        card, t.instructor_stack = t.instructor_stack[0], t.instructor_stack[1:]  # like a player [BSA-INS-04]
        t.tell(CardReturned, "instructor", card)
    forget_turn(t)
    t.log(TurnEnded, t.turn)


def _move_sensors(t: State) -> None:
    """A sensor moves one wire along its arrow if its wire was cut, round the ring, unless pinned.

    [BSA-SEN-06, BSA-SEN-07, BSA-SEN-08, BSA-SEN-09, BSA-SEN-10]
    """
    for sensor, old in enumerate(t.sensors):
        if t.cut[old] and not t.pinned[sensor]:
            new = (old + SENSOR_STEP[sensor]) % 4
            t.sensors = with_at(t.sensors, sensor, new)
            t.tell(SensorMoved, SENSORS[sensor], WIRES[old], WIRES[new], "arrow")


def _take_back(t: State) -> None:
    """The card played two turns ago comes back; Wait! is put aside until the next bomb.

    [BSA-END-02, BSA-END-04, BSA-WAI-09]
    """
    hands, stacks = list(t.hands), list(t.stacks)
    for seat, stack in enumerate(t.stacks):
        if len(stack) < STACK:
            continue
        card, stacks[seat] = stack[0], stack[1:]
        if card == "wait":
            t.aside = with_at(t.aside, seat, True)
            t.tell(WaitSetAside, seat, card)
        else:
            hands[seat] = hand_with(hands[seat], card)
            t.tell(CardReturned, seat, card)
    t.hands, t.stacks = tuple(hands), tuple(stacks)


def end_bomb(t: State, bomb: str) -> None:
    """Points are kept; all tiles are shown; looks, intents for the turn and pins are void.

    [BSA-EXP-11, BSA-BMB-02, BSA-HID-05]
    """
    made = tuple(now - before for now, before in zip(t.score, t.points_before, strict=True))
    t.per_bomb += (made,)
    forget_turn(t)
    t.notes = ((),) * len(t.seats)
    debrief = tuple(Debrief(wire, faces) for wire, faces in zip(WIRES, t.tiles, strict=True))
    t.tell(BombEnded, bomb, debrief, tuple(Pay(seat, points) for seat, points in enumerate(made)))


def end_exam(t: State) -> None:
    """After the last bomb the most points win, ties are shared, equal points share a rank.

    [BSA-BMB-05, BSA-FIN-01, BSA-FIN-02, BSA-FIN-03]

    Everybody plays for themselves and nobody is eliminated [BSA-GEN-02]. Unused tools are worth nothing [BSA-TOO-12].
    """
    ranks = tuple(1 + sum(other > points for other in t.score) for points in t.score)
    winners = tuple(seat for seat in t.all_seats if ranks[seat] == 1)
    order = sorted(t.all_seats, key=lambda seat: (ranks[seat], t.badges[seat]))
    ranking = tuple(_line(t, seat, ranks[seat]) for seat in order)
    result = Result(t.game.slug, t.opt, winners, ranking, t.bombs)
    t.tell(GameEnded, winners, result)
    t.finish(Outcome(winners, ranks, t.score, result))


def _line(t: State, seat: int, rank: int) -> Ranked:
    """Points per bomb, their sources, explosions: what the final screen shows [BSA-FIN-04, BSA-RES-01, BSA-RES-04]."""
    return Ranked(
        seat=seat,
        rank=rank,
        points=t.score[seat],
        badge=t.badges[seat],
        is_bot=t.seats[seat].kind == "bot",
        per_bomb=tuple(made[seat] for made in t.per_bomb),
        sources=Sources(*t.sources[seat]),
        explosions=t.explosions[seat],
        tools_used=t.tools_used[seat],
        absent_turns=t.absent_turns[seat],
    )
