"""GAD-13 to GAD-47: what each gadget may be played on, and what it does.

A gadget is offered only on targets where its effect can be carried out completely and changes something [DM-GAD-09].
It takes effect at once, with all its choices named, and is then discarded [DM-GAD-10, DM-STA-01].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from .. import events
from ..choices import (
    FACE,
    Adaptation,
    ExtraChance,
    ForcedReroll,
    GadgetPlay,
    MissionChange,
    NewDeal,
    Suppression,
    TargetLock,
    Theft,
    Transaction,
    Transfer,
)
from ..data import DATA
from ..pieces import IDS, MOST_SEATS, SIDES, Die, GadgetId, Tray, is_joker, own_dice
from ..state import State, with_at
from .exchange import exchangeable, start_exchange
from .gadgets import playable, spend
from .rolling import faces, roll_dice, subsets

ALL_DICE = range(MOST_SEATS * IDS)
NUMBERS = range(DATA.limits.dice_min, DATA.limits.dice_max + 1)
VALUES = range(1, SIDES + 1)


def plays(t: State, seat: int) -> list[Any]:
    """Everything a seat may do with its gadgets of this phase, in one action each [DM-GAD-03, DM-GAD-04]."""
    found: list[Any] = []
    for gadget in playable(t, seat):
        found += _LISTED[gadget](t, seat)
    return found


def play_gadget(t: State, seat: int, play: GadgetPlay) -> None:
    """The gadget lies on the discard pile and its effect is carried out at once [DM-GAD-10, DM-GAD-47]."""
    gadget = FACE[type(play)]
    spend(t, seat, gadget)
    t.emit(events.GadgetPlayed, seat, gadget, play)
    _PLAYED[gadget](t, seat, play)


# -- Target Lock ------------------------------------------------------------------------------------------------------

LOCKS = tuple(map(TargetLock, range(MOST_SEATS)))


def _locks(t: State, _: int) -> list[TargetLock]:
    """Any player, himself included, who is not locked yet, rolled or not [DM-GAD-13, DM-GAD-17]."""
    return [LOCKS[player] for player in t.all_seats if not t.locked[player]]


def _lock(t: State, seat: int, play: TargetLock) -> None:
    """No other gadget affects his dice until the end of the round; what was complete before stays.

    It binds his own gadgets too, but not his rolls [DM-GAD-14, DM-GAD-15, DM-GAD-16, DM-GAD-18].
    """
    t.locked = with_at(t.locked, play.player, True)
    t.emit(events.PlayerLocked, play.player, seat)


# -- New Deal ---------------------------------------------------------------------------------------------------------


def _deals(t: State, seat: int) -> tuple[NewDeal, ...]:
    """Another N, once there is one; after his first roll with the dice he takes off [DM-GAD-20, DM-GAD-22]."""
    if not t.n:
        return ()
    if not t.rolls or t.locked[seat]:  # his dice are not there yet, or stay as they are [DM-GAD-24, DM-GAD-19]
        return _plain_deals(t.n)
    return deals(t.n, tuple([die[0] for die in t.dice[seat] if not is_joker(die[0])]))


@lru_cache(maxsize=8)
def _plain_deals(n: int) -> tuple[NewDeal, ...]:
    return tuple(NewDeal(number) for number in NUMBERS if number != n)


@lru_cache(maxsize=1024)
def deals(n: int, dice: tuple[int, ...]) -> tuple[NewDeal, ...]:
    """Who has more dice takes dice of his choice off until he has N, jokers not counted [DM-GAD-23, DM-GAD-25]."""
    found: list[NewDeal] = []
    for number in NUMBERS:
        if number != n:
            found += [NewDeal(number, some) for some in combinations(sorted(dice), max(0, len(dice) - number))]
    return tuple(found)


def _deal(t: State, seat: int, play: NewDeal) -> None:
    """N changes for the players whose turns follow; those who have finished keep their dice [DM-GAD-20, DM-GAD-21]."""
    assert t.n is not None, "a number is changed once it is chosen"
    before, t.n = t.n, play.number
    tray = t.dice[seat]
    removed = faces(tray, play.remove)
    t.dice = with_at(t.dice, seat, tuple(die for die in tray if die not in removed))
    t.emit(events.DiceNumberChanged, seat, before, play.number, removed)
    if not removed and t.rolls and not t.locked[seat]:
        _fill_up(t, seat, play.number)


def _fill_up(t: State, seat: int, n: int) -> None:
    """Who has fewer dice than N takes some from his reserve and rolls just those; no roll is counted.

    [DM-GAD-23, DM-MIS-10]
    """
    lying = [die.id for die in t.dice[seat]]
    missing = n - sum(not is_joker(die) for die in lying)
    if missing > 0:
        added = [die for die in own_dice(seat) if die not in lying][:missing]
        _reroll(t, seat, seat, added, "new_deal")


def _reroll(t: State, seat: int, holder: int, dice: Sequence[int], kind: events.RollKind) -> None:
    """Dice rolled by a gadget: none of the player's rolls [DM-MIS-10]."""
    roll_dice(t, holder, dice)
    t.emit(events.DiceRolled, holder, seat, kind, faces(t.dice[holder], dice), 0, False)


# -- Forced Reroll, Extra Chance, Mission Change ----------------------------------------------------------------------


@lru_cache(maxsize=1024)
def forced(player: int, dice: tuple[int, ...]) -> tuple[ForcedReroll, ...]:
    return tuple(ForcedReroll(player, some) for some in subsets(dice))


def _forces(t: State, seat: int) -> list[ForcedReroll]:
    """One opponent with dice on the table who is not locked, and one or more of his dice [DM-GAD-30, DM-GAD-31]."""
    found: list[ForcedReroll] = []
    for player, tray in enumerate(t.dice):
        if tray and player != seat and not t.locked[player]:
            found += forced(player, tuple([die[0] for die in tray]))
    return found


def _force(t: State, seat: int, play: ForcedReroll) -> None:
    """They are rerolled at once and stand; the opponent gets no further roll [DM-GAD-30, DM-GAD-32]."""
    _reroll(t, seat, play.player, play.dice, "forced")


@lru_cache(maxsize=1024)
def chances(dice: tuple[int, ...]) -> tuple[ExtraChance, ...]:
    return tuple(map(ExtraChance, subsets(dice)))


def _chances(t: State, seat: int) -> tuple[ExtraChance, ...]:
    """One or more own dice on the table, the owner not locked [DM-GAD-34]."""
    if not t.rolls or t.locked[seat]:
        return ()
    return chances(tuple([die[0] for die in t.dice[seat]]))


def _take_chance(t: State, seat: int, play: ExtraChance) -> None:
    """A reroll beyond R that uses none of his rolls; a joker cannot be added by it [DM-GAD-35, DM-JOK-04]."""
    _reroll(t, seat, seat, play.dice, "extra_chance")


def _changes(t: State, seat: int) -> list[MissionChange]:
    """A mission that can be exchanged; locks don't matter [DM-GAD-33, DM-EXC-10]."""
    return [MissionChange(source, slot) for source, slot in exchangeable(t, seat)]


def _change(t: State, seat: int, play: MissionChange) -> None:
    """The exchange of section 7; the new card may be validated in this round [DM-GAD-33, DM-DIG-05]."""
    start_exchange(t, seat, play.source, play.slot)


# -- DEBRIEFING gadgets: their effect lasts until the end of the round [DM-GAD-11] -------------------------------------

THEFTS = tuple(map(Theft, ALL_DICE))
SUPPRESSIONS = tuple(map(Suppression, ALL_DICE))
ADAPTATIONS = tuple(
    tuple(tuple(Adaptation(die, value) for value in VALUES if value != shown) for shown in (0, *VALUES))
    for die in ALL_DICE
)
"""By die and the value it shows."""
TRANSFERS = tuple(tuple(Transfer(die, player) for player in range(MOST_SEATS)) for die in ALL_DICE)


def _open_trays(t: State) -> list[tuple[int, Tray]]:
    """The dice a gadget may touch: those of players who are not locked [DM-GAD-14]."""
    return [(player, tray) for player, tray in enumerate(t.dice) if tray and not t.locked[player]]


def _thefts(t: State, seat: int) -> list[Theft]:
    """A die of an opponent; neither of the two may be locked [DM-GAD-40]."""
    if t.locked[seat]:
        return []
    return [THEFTS[die[0]] for player, tray in _open_trays(t) if player != seat for die in tray]


def _steal(t: State, seat: int, play: Theft) -> None:
    """He adds it to his own, value unchanged; it may be the last of its holder [DM-GAD-40, DM-GAD-46]."""
    _move(t, play.die, seat, "theft")


def _suppressions(t: State, _: int) -> list[Suppression]:
    """A die on the table, anybody's, whose holder is not locked [DM-GAD-41]."""
    return [SUPPRESSIONS[die[0]] for _, tray in _open_trays(t) for die in tray]


def _suppress(t: State, _: int, play: Suppression) -> None:
    """It counts for nothing until the end of the round [DM-GAD-41, DM-GAD-46]."""
    t.emit(events.DieRemoved, *_take(t, play.die))


def _adaptations(t: State, _: int) -> list[Adaptation]:
    """Another value for a die on the table, anybody's, whose holder is not locked [DM-GAD-42]."""
    found: list[Adaptation] = []
    for _, tray in _open_trays(t):
        for die, value in tray:
            found += ADAPTATIONS[die][value]
    return found


def _adapt(t: State, _: int, play: Adaptation) -> None:
    holder, before = t.lying(play.die)
    tray = tuple(Die(play.die, play.value) if die == before else die for die in t.dice[holder])
    t.dice = with_at(t.dice, holder, tray)
    t.emit(events.DieChanged, holder, before, play.value)


def _transactions(t: State, _: int) -> list[Transaction]:
    """Two dice of different values before two different players who are not locked [DM-GAD-43]."""
    found: list[Transaction] = []
    for (_, one), (_, other) in combinations(_open_trays(t), 2):
        found += swaps(one, other)
    return found


@lru_cache(maxsize=4096)
def swaps(one: Tray, other: Tray) -> tuple[Transaction, ...]:
    """Values travel with the dice, so swapping equal ones would change nothing [DM-GAD-43]."""
    return tuple(Transaction(*sorted((a[0], b[0]))) for a in one for b in other if a[1] != b[1])


def _swap(t: State, _: int, play: Transaction) -> None:
    one, other = t.lying(play.die)[0], t.lying(play.other)[0]
    _move(t, play.die, other, "transaction")
    _move(t, play.other, one, "transaction")


def _transfers(t: State, seat: int) -> list[Transfer]:
    """One of his own dice to an opponent; neither may be locked [DM-GAD-44]."""
    if t.locked[seat]:
        return []
    takers = [player for player in t.all_seats if player != seat and not t.locked[player]]
    return [TRANSFERS[die[0]][player] for die in t.dice[seat] for player in takers]


def _hand_over(t: State, _: int, play: Transfer) -> None:
    """Value unchanged [DM-GAD-44]."""
    _move(t, play.die, play.player, "transfer")


def _take(t: State, die: int) -> tuple[int, Die]:
    """A die leaves the tray it lies in: whose that was, and the die."""
    holder, taken = t.lying(die)
    t.dice = with_at(t.dice, holder, tuple(other for other in t.dice[holder] if other != taken))
    return holder, taken


def _move(t: State, die: int, taker: int, cause: Any) -> None:
    """A die belongs to the player before whom it lies, whatever its colour, jokers too [DM-GAD-45, DM-JOK-06]."""
    giver, taken = _take(t, die)
    t.dice = with_at(t.dice, taker, (*t.dice[taker], taken))
    t.emit(events.DieMoved, giver, taker, taken, cause)


_LISTED: dict[GadgetId, Callable[[State, int], Sequence[GadgetPlay]]] = {
    "new-deal": _deals,
    "forced-reroll": _forces,
    "mission-change": _changes,
    "extra-chance": _chances,
    "target-lock": _locks,
    "theft": _thefts,
    "suppression": _suppressions,
    "adaptation": _adaptations,
    "transaction": _transactions,
    "transfer": _transfers,
}
_PLAYED: dict[GadgetId, Callable[[State, int, Any], None]] = {
    "new-deal": _deal,
    "forced-reroll": _force,
    "mission-change": _change,
    "extra-chance": _take_chance,
    "target-lock": _lock,
    "theft": _steal,
    "suppression": _suppress,
    "adaptation": _adapt,
    "transaction": _swap,
    "transfer": _hand_over,
}
