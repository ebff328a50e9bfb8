"""Faults to plant in the engine, one at a time: each is a rule slightly wrong, as a slip of the hand would make it.

Rules are found by name among the game's steps and decisions, wherever they stand.
"""

import sys

import pytest
from msgspec.structs import replace

from qg.games.dice_mission.tests.prelude import *

Plant = Callable[[pytest.MonkeyPatch], None]
GAME_FOLDER = "qg.games.dice_mission."


def rule(name: str, wrong: Callable[..., Any]) -> Plant:
    """Another function in place of a rule, which it is given first."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        right = GAME.steps[name]

        @wraps(right)
        def planted(*args: Any, **kwargs: Any) -> Any:
            return wrong(right, *args, **kwargs)

        for where, module in list(sys.modules.items()):
            if where.startswith(GAME_FOLDER) and vars(module).get(name) is right:
                patch.setattr(module, name, planted)
        patch.setitem(GAME.steps, name, planted)

    return plant


def decision(kind: str, method: str, wrong: Callable[..., Any]) -> Plant:
    """Another method in place of one of a decision."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        right = getattr(GAME.decisions[kind], method)
        patch.setattr(GAME.decisions[kind], method, lambda *args: wrong(right, *args))

    return plant


def card(name: str, holds: Callable[..., bool]) -> Plant:
    """Another condition of a card, on how many of each value everybody holds."""
    return lambda patch: patch.setitem(DATA.holds, name, holds)


def as_if(t: State, **fields: Any) -> State:
    """The table as it is but for this."""
    other = t.copy()
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def keeping(field: str) -> Callable[..., Any]:
    """The rule is carried out, but for what it does to one field."""

    def wrong(right: Callable[..., Any], t: State, *args: Any, **kwargs: Any) -> Any:
        before = getattr(t, field)
        found = right(t, *args, **kwargs)
        setattr(t, field, before)
        return found

    return wrong


def jokers_come_back(right: Callable[..., Any], t: State) -> None:
    out = t.jokers_out
    right(t)
    t.jokers = tuple(has or seat in out for seat, has in enumerate(t.jokers))


def ties_go_by_seat(right: Callable[..., Any], t: State) -> Any:
    return tuple(replace(line, rank=place) for place, line in enumerate(right(t), 1))


def card_goes_back(right: Callable[..., Any], t: State, *args: Any) -> None:
    """The card set aside lies on the deck again, not among the discards."""
    before = t.discards
    right(t, *args)
    kind = next(kind for kind, pile in enumerate(t.discards) if pile != before[kind])
    pile = t.discards[kind]
    t.decks = tuple((pile[-1], *deck) if other == kind else deck for other, deck in enumerate(t.decks))
    t.discards = tuple(pile[:-1] if other == kind else held for other, held in enumerate(t.discards))


def total(counts: Any) -> int:
    return sum(value * many for value, many in enumerate(counts, 1))


def highest(counts: Any) -> int:
    return max((value for value, many in enumerate(counts, 1) if many), default=0)


IN_WORDS: dict[str, tuple[str, Plant]] = {
    "so-18 asks for 23 instead of 24": ("so-18", card("so-18", lambda mine, others: total(mine) >= 23)),
    "so-05 asks for less than 4": ("so-05", card("so-05", lambda mine, others: 0 < total(mine) < 4)),
    "ve-16 is met by a tie": ("ve-16", card("ve-16", lambda mine, others: all(mine[5] >= his[5] for his in others))),
    "ve-12 is blocked by an opponent without dice": (
        "ve-12",
        card("ve-12", lambda mine, others: all(highest(mine) > highest(his) > 0 for his in others)),
    ),
    "te-01 asks for a 1": (
        "te-01",
        card(
            "te-01", lambda mine, others: 0 < sum(d[0] for d in (mine, *others)) == sum(d[2] for d in (mine, *others))
        ),
    ),
    "sp-05 looks at opponents too": (
        "sp-05",
        card("sp-05", lambda mine, others: any(mine) and mine[5] + sum(his[5] for his in others) >= 3),
    ),
}
"""By name: the card, and how it is made wrong."""

IN_PLAY: dict[str, tuple[dict[str, Any], Plant]] = {
    "a reroll uses up no roll": ({}, rule("reroll", keeping("rolls"))),
    "R is three, whatever the active agent rolls": (
        {},
        rule("end_mission_turn", lambda right, t, *args, **how: right(as_three(t), *args, **how)),
    ),
    "a gadget stays in hand when it is played": ({}, rule("spend", keeping("gadgets"))),
    "a gadget is playable in the round it is drawn": (
        {},
        rule("playable", lambda right, t, seat: right(as_if(t, round=t.round + 1), seat)),
    ),
    "a played gadget is not discarded": ({}, rule("spend", keeping("gadget_discard"))),
    "a briefcase gives no gadget": (
        {"hints": "marks"},
        rule("draw_gadget", lambda right, t, seat, cause: None if cause == "briefcase" else right(t, seat, cause)),
    ),
    "a type is validated twice in a turn": ({}, rule("claimable", lambda right, t, seat, used: right(t, seat, ()))),
    "a second SPECIAL may be validated": (
        {},
        lambda patch: patch.setattr(State, "has_special", lambda t, seat: False),
    ),
    "a validated SPECIAL is not replaced": ({"very_special": False}, rule("_refill", lambda right, t, slot: None)),
    "a very special display may be exchanged": (
        {"very_special": True},
        rule("exchangeable", lambda right, t, seat: right(as_if(t, opt=replace(t.opt, very_special=False)), seat)),
    ),
    "the card not chosen is kept": (
        {},
        decision("exchange_pick", "resolve", lambda right, ask, t, pick: right(ask, t, Pick(3 - pick.card))),
    ),
    "the card set aside goes back onto the deck": ({}, rule("finish_exchange", card_goes_back)),
    "discards are not emptied by a reshuffle": ({}, rule("draw_missions", keeping("discards"))),
    "locks outlast the round": ({}, rule("end_round", keeping("locked"))),
    "a played joker comes back": ({"joker_die": True}, rule("end_round", jokers_come_back)),
    "the token does not pass on": (
        {},
        rule("start_round", lambda right, t, seat: right(t, t.active if t.round else seat)),
    ),
    "dice of the locked may be touched": (
        {},
        decision("debrief_act", "options", lambda right, ask, t, seat: right(ask, unlocked(t), seat)),
    ),
    "a win needs one card less": (
        {},
        rule("is_complete", lambda right, t, seat: len(t.validated[seat]) == t.needed - 1),
    ),
    "ties are broken by seat": ({"round_cap": 6}, rule("ranking", ties_go_by_seat)),
    "silence chooses five dice": (
        {"tempo": "live"},
        decision("choose_dice", "default", lambda right, ask, t, seat: SetDice(5)),
    ),
    "a pick has ten seconds at least": (
        {"tempo": "live"},
        lambda patch: patch.setitem(GAME.conduct.times["live"], "least", 10_000),
    ),
}
"""By name: options that let it show soon, and how the engine is made wrong."""


def as_three(t: State) -> State:
    t.rolls = 3
    return t


def unlocked(t: State) -> State:
    return as_if(t, locked=(False,) * len(t.seats))
