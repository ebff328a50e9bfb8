"""The MISSION phase (section 5) and joker dice (section 12): own dice and those of opponents count [DM-GEN-03]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from qg.kernel import rule

from .. import events
from ..choices import EndTurn, MissionGadget, Reroll, Roll, SetDice
from ..data import DATA
from ..events import RollKind
from ..pieces import joker_of, own_dice
from ..state import State, with_at
from .plays import play_gadget, plays
from .rolling import faces, roll_dice, subsets
from .timed import OfTurn
from .turns import begin_turn, end_turn

NUMBERS = range(DATA.limits.dice_min, DATA.limits.dice_max + 1)
SET_DICE = tuple(map(SetDice, NUMBERS))
DEFAULT_NUMBER = SetDice(4)
ROLL, ROLL_WITH_JOKER, END_TURN = Roll(False), Roll(True), EndTurn()


@rule("DM-MIS-01", "DM-MIS-03")
def start_mission_turn(t: State, seat: int) -> None:
    """No dice on the table yet; the active agent begins with their number [DM-MIS-01, DM-MIS-03]."""
    begin_turn(t, seat)
    _ask(t, seat)


def _ask(t: State, seat: int) -> None:
    t.ask(MissionAct(seat) if t.n else ChooseDice(seat))


class ChooseDice(OfTurn[SetDice | MissionGadget], frozen=True):
    """The active agent chooses the number of dice of the round, from 2 to 5 [DM-MIS-02].

    Before choosing he may play MISSION gadgets that don't need it [DM-MIS-03].
    """

    rules = ("DM-MIS-02", "DM-MIS-03")

    def options(self, t: State, seat: int) -> Sequence[SetDice | MissionGadget]:
        if seat != self.seat:
            return ()
        return (*SET_DICE, *plays(t, seat)) if t.gadgets[seat] else SET_DICE

    def resolve(self, t: State, choice: SetDice | MissionGadget) -> None:
        if isinstance(choice, SetDice):
            t.n = choice.n
            t.emit(events.DiceNumberSet, self.seat, choice.n)
            t.ask(MissionAct(self.seat))
        else:
            play_gadget(t, self.seat, choice)
            t.then(go_on_mission, self.seat)

    def default(self, t: State, seat: int) -> SetDice:
        return DEFAULT_NUMBER


class MissionAct(OfTurn[Roll | Reroll | EndTurn | MissionGadget], frozen=True):
    """The first roll is a must; then reroll while rolls are left, play gadgets, or end the turn.

    [DM-MIS-04, DM-MIS-05, DM-MIS-09, DM-MIS-11, DM-GAD-04]
    """

    rules = ("DM-MIS-04", "DM-MIS-05", "DM-MIS-09", "DM-MIS-11", "DM-GAD-04")

    def options(self, t: State, seat: int) -> Sequence[Roll | Reroll | EndTurn | MissionGadget]:
        if seat != self.seat:
            return ()
        if not t.rolls:
            found: tuple[Roll | Reroll | EndTurn, ...] = (ROLL, ROLL_WITH_JOKER) if t.jokers[seat] else (ROLL,)
        elif t.rolls < t.rolls_max(seat):
            found = rerolls(tuple([die[0] for die in t.dice[seat]]), t.jokers[seat])
        else:
            found = (END_TURN,)
        return (*found, *plays(t, seat)) if t.gadgets[seat] else found

    def resolve(self, t: State, choice: Roll | Reroll | EndTurn | MissionGadget) -> None:
        seat = self.seat
        match choice:
            case EndTurn():
                end_mission_turn(t, seat)
            case Roll(joker):
                roll_first(t, seat, joker=joker)
                go_on_mission(t, seat)
            case Reroll(dice, joker):
                reroll(t, seat, dice, joker=joker)
                go_on_mission(t, seat)
            case _:
                play_gadget(t, seat, choice)
                t.then(go_on_mission, seat)

    def default(self, t: State, seat: int) -> Roll | EndTurn:
        return END_TURN if t.rolls else ROLL


@lru_cache(maxsize=1024)
def rerolls(dice: tuple[int, ...], joker: bool) -> tuple[Reroll | EndTurn, ...]:
    """Any one or more dice, chosen afresh, or just the joker added; or the end [DM-MIS-06, DM-MIS-07, DM-JOK-03]."""
    found: list[Reroll | EndTurn] = [Reroll(some) for some in subsets(dice)]
    if joker:
        found += [Reroll(some, True) for some in ((), *subsets(dice))]
    return (*found, END_TURN)


# -- rolling ----------------------------------------------------------------------------------------------------------


@rule("DM-MIS-04", "DM-JOK-02", "DM-JOK-05")
def roll_first(t: State, seat: int, *, joker: bool) -> None:
    """Exactly N of his dice, and maybe the joker [DM-MIS-04, DM-JOK-02, DM-JOK-05]."""
    ids = [*own_dice(seat)[: t.n]]
    _make_roll(t, seat, ids, "first", joker=joker)


@rule("DM-MIS-05", "DM-MIS-06", "DM-JOK-03")
def reroll(t: State, seat: int, dice: tuple[int, ...], *, joker: bool) -> None:
    """The dice named, together with the joker if he adds it; one of his rolls [DM-MIS-05, DM-MIS-06, DM-JOK-03]."""
    _make_roll(t, seat, [*dice], "reroll", joker=joker)


def _make_roll(t: State, seat: int, ids: list[int], kind: RollKind, *, joker: bool) -> None:
    """One of the player's own rolls; the joker is used up by it, once a game [DM-JOK-02, DM-JOK-08]."""
    if joker:
        ids.append(joker_of(seat))
        t.jokers = with_at(t.jokers, seat, False)
        t.jokers_out = (*t.jokers_out, seat)
    t.rolls += 1
    roll_dice(t, seat, ids)
    t.emit(events.DiceRolled, seat, seat, kind, faces(t.dice[seat], ids), t.rolls, joker)


# -- the course of a turn ---------------------------------------------------------------------------------------------


@rule("DM-DIG-07", "DM-HID-04", "DM-MIS-11")
def go_on_mission(t: State, seat: int) -> None:
    """The engine ends a turn by itself only when no roll is left and no gadget is held at all [DM-DIG-07, DM-HID-04].

    Otherwise the player ends it [DM-MIS-11].
    """
    if t.rolls and not t.gadgets[seat] and t.rolls >= t.rolls_max(seat):
        return end_mission_turn(t, seat, by_itself=True)
    _ask(t, seat)


@rule("DM-MIS-08", "DM-MIS-10")
def end_mission_turn(t: State, seat: int, *, by_itself: bool = False) -> None:
    """The rolls the active agent made himself become R, the most for all others [DM-MIS-08, DM-MIS-10]."""
    if seat == t.active:
        t.r = t.rolls
        t.emit(events.RollsFixed, t.rolls)
    end_turn(t, seat, by_itself=by_itself)
