"""The guided first game: tutorial.toml move by move, on the table of lesson.toml."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from qg.kernel.data import demand, document, typed
from qg.kernel.game import plain
from qg.kernel.lesson import LEARNER, Lesson, LessonStep, OtherPlay, put_first, shuffle_into

from .choices import Claim, Lock, Pick, Ready, Roll
from .data import DATA, Move, TutorialTurn
from .pieces import DICE, LETTERS, PER_COLOR

FILE = "lesson.toml"
ROLL, LOCK = plain(Roll()), plain(Lock())


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the first game needs beside its deal, rolls and moves."""

    seats: tuple[str, ...]
    others: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    call: Any
    call_turn: int
    back: tuple[tuple[str, ...], ...]
    choose: tuple[str, ...]


def _load(folder: Path) -> FirstGame:
    table = typed(FILE, "", document(FILE, partial((folder / FILE).read_text, "utf-8")), FirstGame)
    demand(len(table.back) == len(DATA.tutorial.turn), FILE, "back", "expected a list for each turn of tutorial.toml")
    demand(len(table.seats) == len(table.others) + 1, FILE, "others", "expected a name for each other seat")
    return table


TABLE = _load(Path(__file__).parent / "data")


# -- chance --------------------------------------------------------------------------------------------------------


def _deal() -> tuple[int, ...]:
    """The cards are dealt as written [MPP-SET-03] [MPP-SET-08] [MPP-SET-11], and so is the bag [MPP-SET-13]."""
    tutorial, players = DATA.tutorial, len(TABLE.seats)
    box = [card for card, bomb in DATA.bombs.items() if not bomb.hard]
    hands = [card for seat in TABLE.seats for card in tutorial.hands[seat]]
    drawn = [card for card in tutorial.deck if card in DATA.bombs]
    dealt = put_first(box, (*hands, *tutorial.line, *drawn))
    sabotages = put_first(DATA.sabotages, [card for card in tutorial.deck if card in DATA.sabotages])
    bombs = DATA.difficulties["standard"].bombs[players - 1]
    below = dealt[len(hands) : len(hands) + bombs][len(tutorial.line) :]
    deck = (*below, *sabotages[: DATA.game.setup.sabotage_in_deck])
    return (
        *shuffle_into(box, dealt),
        *shuffle_into(DATA.sabotages, sabotages),
        *shuffle_into(deck, put_first(deck, tutorial.deck)),
        TABLE.seats.index(tutorial.first_holder),
    )


def _rolls() -> Iterator[tuple[dict[str, int], tuple[int, ...]]]:
    """For each turn the dice of its roll by their text, and the outcomes that draw, roll and reroll them."""
    bag, lying = list(range(DICE)), dict[str, list[int]]()
    for turn, back in zip(DATA.tutorial.turn, TABLE.back, strict=True):
        rolled: dict[str, int] = {}
        outcomes: list[int] = []
        for text in turn.roll:
            die = next(die for die in bag if LETTERS[die // PER_COLOR] == text[0])
            outcomes.append(bag.index(die))
            bag.remove(die)
            rolled[text] = die
            lying.setdefault(text, []).append(die)
        values = (*(int(text[1]) for text in turn.roll), *turn.reroll)
        yield rolled, (*outcomes, *(value - 1 for value in values))
        bag = sorted([*bag, *(lying[text].pop(0) for text in back)])


# -- steps ---------------------------------------------------------------------------------------------------------


def _read(say: str) -> LessonStep:
    return LessonStep(say=f"lesson-{say}")


def _do(say: str, choice: Any, **rest: Any) -> LessonStep:
    return LessonStep(say=f"lesson-{say}", expects=(choice,), **({"nudge": "lesson-nudge"} | rest))


def _briefing() -> Iterator[LessonStep]:
    """A look around, and the first roll."""
    yield _read("welcome")
    yield _read("bombs")
    yield _do("line", plain(Ready()))
    yield _do("roll", ROLL)


def _turn(turn: TutorialTurn, rolled: dict[str, int]) -> Iterator[LessonStep]:
    """A turn from the roll on: the newcomer takes a die, the others theirs, all lock; then what came of it."""
    holder = _holder(turn.id)
    roll = () if holder == LEARNER else (OtherPlay(seat=holder, choice=ROLL),)
    if turn.id == TABLE.call_turn:
        yield _do("call", TABLE.call, before=roll)
        roll = ()
    seats = [TABLE.seats.index(move.seat) for move in turn.bots]
    claims = [OtherPlay(seat=seat, choice=_claim(move, rolled)) for seat, move in zip(seats, turn.bots, strict=True)]
    locks = [OtherPlay(seat=seat, choice=LOCK) for seat in seats]
    picks = [OtherPlay(seat=TABLE.seats.index(pick.seat), choice=plain(Pick(pick.card))) for pick in turn.picks]
    yield _do(f"take-{turn.id}", _claim(turn.you, rolled), before=roll, after=(*claims, *locks))
    yield _do(f"lock-{turn.id}", LOCK, after=tuple(picks))
    if turn.id == len(DATA.tutorial.turn):
        choose = tuple(plain(Pick(card)) for card in TABLE.choose)
        yield LessonStep(say=f"lesson-then-{turn.id}", expects=choose, nudge="lesson-nudge-card")
    elif _holder(turn.id + 1) == LEARNER:
        yield _do(f"then-{turn.id}", ROLL)
    else:
        yield _read(f"then-{turn.id}")


def _holder(turn: int) -> int:
    """The bag passes clockwise [MPP-TRN-02]."""
    return (TABLE.seats.index(DATA.tutorial.first_holder) + turn - 1) % len(TABLE.seats)


def _claim(move: Move, rolled: dict[str, int]) -> Any:
    return plain(Claim(rolled[move.die], move.card, move.slot))


def _lesson() -> Lesson:
    rolls = list(_rolls())
    turns = [_turn(turn, rolled) for turn, (rolled, _) in zip(DATA.tutorial.turn, rolls, strict=True)]
    return Lesson(
        others=TABLE.others,
        options=TABLE.options,
        seed=TABLE.seed,
        script=(*_deal(), *(outcome for _, outcomes in rolls for outcome in outcomes)),
        steps=(*_briefing(), *(step for turn in turns for step in turn), _read("next")),
    )


LESSON = _lesson()
