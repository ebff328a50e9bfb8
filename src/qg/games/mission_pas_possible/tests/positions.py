"""Positions as the rules write them: cards `b404[Y4, R3, B2, .]`, dice `R4 B2 Y6`, tables brought to where they are.

    t = table(3)                                  # three persons, clock running, seat 0 holds the bag and may roll
    lay(t, "b201[B5, ., .]", "b102", line="b301 b302", deck="s_red b303")    # hands by seat; the next of the deck first
    roll(t, "R4 B2 Y6")                           # these dice are rolled and claiming is open
    claim(t, 0, "R4", "b201", "b")                # die, own card, slot; returns what was told
    assert asked(t) == ("claiming", (0, 1))

A seat without a hand has no card (and so no quota). Line and deck are, unless named, five and ten Bomb cards that no
hand has and that nothing in the test depends on; all other cards are in the box and all other dice in the bag. No game
deals so few cards, so `given` of qg.check.rules refuses such a table: it is for whole positions.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from qg.check.rules import asked
from qg.games.mission_pas_possible import GAME
from qg.games.mission_pas_possible.choices import *
from qg.games.mission_pas_possible.data import DATA
from qg.games.mission_pas_possible.pieces import *
from qg.games.mission_pas_possible.state import *
from qg.kernel import Illegal, Moment, Seat, Space
from qg.kernel.conduct.state import Word
from qg.kernel.record import digest

SIMON, IGOR, STEPHANIE = 0, 1, 2
"""The players of the booklet's examples, where a test tells one of them."""

PAUSE, READY, CONCEDE = Word("pause"), Word("ready"), Word("concede")
PERSON = Seat()
BOT = Seat("bot", "rookie")


# -- tables ------------------------------------------------------------------------------------------------------


def briefed(seats: int | Sequence[Seat] = 3, *, host: int = 0, seed: str = "positions", **options: Any) -> State:
    """A table in its briefing (or, in advanced modes, at the choice of the mix); the host holds the bag."""
    return GAME.new(seats, {"first_holder": "host", **options}, seed=seed, host=host)


def start(t: State) -> list[Moment]:
    """Every person presses Ready, the 3-2-1 runs down, the clock starts."""
    told = [one for seat in t.present for one in t.answer(seat, Ready())]
    return told + t.time_up(t.now + 3000)


def resume(t: State) -> list[Moment]:
    """Everybody is ready again and the 3-2-1 runs down."""
    return [one for seat in t.present for one in t.answer(seat, READY)] + t.time_up(t.now + 3000)


def table(seats: int | Sequence[Seat] = 3, *, host: int = 0, seed: str = "positions", **options: Any) -> State:
    """A table whose clock has just started: turn 1, the host (seat 0) holds the bag."""
    t = briefed(seats, host=host, seed=seed, **options)
    start(t)
    return t


# -- cards and dice on the table ---------------------------------------------------------------------------------

_CARD = re.compile(r"b\d{3}(?:\[[^\]]*\])?")


def lay(
    t: State, *hands: str, line: str | None = None, deck: str | None = None, defused: str = "", piles: str | None = None
) -> State:
    """Lays these cards and dice; hands by seat. `line` may have `-` for an empty position."""
    held = [_CARD.findall(text) for text in (*hands, *[""] * (len(t.seats) - len(hands)))]
    used = {card[:4] for cards in held for card in cards} | set(defused.split())
    used |= set(f"{line or ''} {deck or ''} {piles or ''}".split())
    spare = (card for card in DATA.bombs if card not in used and not DATA.bombs[card].hard)
    _lay_hands(t, held)
    if t.in_piles:
        tops = (piles or "").split()
        t.piles = tuple(tuple(c for c in tops if DATA.points(c) == value) for value in (1, 2, 3, 4, 6))
        used |= {*t.sabotage_deck}
    else:
        line = line if line is not None else " ".join(next(spare) for _ in range(5))
        deck = deck if deck is not None else " ".join(next(spare) for _ in range(10))
        t.line = tuple(None if card == "-" else card for card in line.split())
        t.line += (None,) * (5 - len(t.line))
        t.deck = tuple(deck.split())
    t.defused = tuple(defused.split())
    t.defused_by = (0,) * len(t.seats) if not defused else (len(t.defused), *(0,) * (len(t.seats) - 1))
    away = used | {*t.deck, *t.activated, *(card for card in t.line if card)}
    t.box = tuple(sorted(card for card in (*DATA.bombs, *DATA.sabotages) if card not in away))
    t.scratch.forget()
    return t


def _lay_hands(t: State, held: Sequence[Sequence[str]]) -> None:
    taken = {die.id for die in t.pool} | {*t.in_hand}
    size = t.table_rules.cards
    hands: list[Hand] = []
    for cards in held:
        assert len(cards) <= size, f"at most {size} cards in front of a player"
        laid = [bomb_with(card, taken) for card in cards]
        hands.append((*laid, *(None,) * (size - len(laid))))
    t.hands = tuple(hands)
    t.bag = tuple(die for die in range(DICE) if die not in taken)


def bomb_with(text: str, taken: set[int]) -> Bomb:
    card, _, inside = text.partition("[")
    if not inside:
        return empty_bomb(card)
    dice = tuple(None if part == "." else next_die(part, taken) for part in re.split(r",\s*", inside.rstrip("]")))
    assert len(dice) == len(DATA.bombs[card].slots), f"{card} has {len(DATA.bombs[card].slots)} slots"
    return Bomb(card, dice)


def next_die(text: str, taken: set[int]) -> Die:
    first = LETTERS.index(text[0]) * PER_COLOR
    die = next(die for die in range(first, first + PER_COLOR) if die not in taken)
    taken.add(die)
    return Die(die, int(text[1]))


# -- chance ------------------------------------------------------------------------------------------------------


def coming(t: State, *values: int) -> None:
    """The next single rolls show these values."""
    t.script = tuple(value - 1 for value in values)


def coming_draw(t: State, dice: str, *, values: bool = True) -> None:
    """The next draw from the bag brings these dice, and the roll that follows these values."""
    bag, places = list(t.bag), []
    for text in dice.split():
        found = next(die for die in bag if die // PER_COLOR == LETTERS.index(text[0]))
        places.append(bag.index(found))
        bag.remove(found)
    t.script = (*places, *(int(text[1]) - 1 for text in dice.split() if values))


def roll(t: State, dice: str, *, seat: int | None = None, settle: bool = True) -> list[Moment]:
    """The holder (or `seat`) rolls these dice; `settle`: claiming is open."""
    coming_draw(t, dice)
    told = t.answer(t.holder if seat is None else seat, Roll())
    assert texts(t.pool) == dice, "the dice asked for were not rolled"
    assert not t.script
    return told + t.time_up(t.now + 700) if settle else told


# -- inputs ------------------------------------------------------------------------------------------------------


def pool_die(t: State, text: str) -> int:
    """The id of a die of the pool, by its text."""
    return next(die.id for die in t.pool if str(die) == text)


def position(t: State, seat: int, card: str) -> int:
    """Where a card lies in front of a seat."""
    return next(place for place, bomb in enumerate(t.hands[seat]) if bomb is not None and bomb.card == card)


def claiming(t: State, seat: int, die: str, card: str, slot: str, replace: str | None = None) -> Claim:
    """The claim of a die of the pool for a slot of an own card."""
    return Claim(pool_die(t, die), position(t, seat, card), slot, None if replace is None else pool_die(t, replace))


def claim(
    t: State, seat: int, die: str, card: str, slot: str, *, replace: str | None = None, at: int | None = None
) -> list[Moment]:
    return t.answer(seat, claiming(t, seat, die, card, slot, replace), at=at)


def release(t: State, seat: int, die: str) -> list[Moment]:
    return t.answer(seat, Release(pool_die(t, die)))


def lock(t: State, *seats: int) -> list[Moment]:
    """These seats lock, in this order."""
    return [told for seat in seats for told in t.answer(seat, Lock())]


def pick(t: State, seat: int, card: str, *, at: int | None = None) -> list[Moment]:
    return t.answer(seat, Pick(card), at=at)


def lose(t: State, seat: int, die: str) -> list[Moment]:
    """The seat loses a die of this text from one of its cards."""
    dice = [d for bomb in t.hands[seat] if bomb for d in bomb.dice if d is not None and str(d) == die]
    return t.answer(seat, Lose(dice[0].id))


def reroll(t: State, seat: int, die: str) -> list[Moment]:
    return t.answer(seat, Reroll(pool_die(t, die)))


def wait(t: State, ms: int) -> list[Moment]:
    """So many milliseconds pass."""
    return t.time_up(t.now + ms)


# -- what is the case --------------------------------------------------------------------------------------------


def sheet(t: State) -> Result:
    """The result object of a game that is over."""
    assert t.outcome is not None and asked(t) == ("over", ())
    return t.outcome.sheet


def texts(dice: Iterable[Die | None]) -> str:
    return " ".join("." if die is None else str(die) for die in dice)


def cards(t: State, seat: int) -> list[str]:
    """What lies in front of a seat: `b404[Y4, ., ., .]`; `-` for a place without a card."""
    return ["-" if bomb is None else str(bomb) for bomb in t.hands[seat]]


def reserved(t: State, seat: int) -> list[str]:
    """A seat's reservations in order: `R4 b201 a`."""
    return [f"{held.die} {_card_at(t, seat, held.card)} {held.slot}" for held in t.reserved[seat]]


def _card_at(t: State, seat: int, place: int) -> str:
    bomb = t.hands[seat][place]
    return "-" if bomb is None else bomb.card


def free(t: State) -> str:
    """The dice of the pool that may be claimed."""
    return texts(t.free_dice())


def in_bag(t: State, color: str) -> int:
    """How many dice of a colour letter the bag holds."""
    return sum(die // PER_COLOR == LETTERS.index(color) for die in t.bag)


def kinds(told: Iterable[Moment]) -> list[str]:
    """The names of all events, in order."""
    return [str(one.event.__struct_config__.tag) for one in told]


def options(t: State, seat: int) -> list[Any]:
    """What a seat may answer now, one by one."""
    offered = t.options(seat)
    assert not isinstance(offered, Space), "too many to list"
    return list(offered)


def may(t: State, seat: int, choice: Any) -> bool:
    """Whether a seat may answer this now."""
    return choice in t.options(seat)


def refused(
    t: State,
    seat: int,
    choice: Any,
    code: str,
    rule: str | None = None,
    *,
    at: int | None = None,
    number: int | None = None,
) -> None:
    """The input is refused with this code (and rule), and nothing has changed."""
    before = digest(GAME, t)
    with pytest.raises(Illegal) as caught:
        t.answer(seat, choice, at=at, number=number)
    assert caught.value.code == code
    if rule is not None:
        assert caught.value.rule_id == rule
    assert digest(GAME, t) == before
