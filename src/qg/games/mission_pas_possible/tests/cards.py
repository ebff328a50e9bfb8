"""A plain referee for Bomb cards: it reads the card file by itself and tries everything. And tables around one card."""

import random
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from qg.check.rules import asked
from qg.games.mission_pas_possible.tests.positions import *
from qg.kernel import Illegal, Moment

COLOR_OF = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
EVERY_FACE = tuple(f"{letter}{value}" for letter in COLOR_OF for value in range(1, 7))
"""All 30 faces a die can show, written `R5`."""

Filling = dict[str, str]
"""Slot -> face, only for slots that hold a die."""


def _read() -> dict[str, dict[str, Any]]:
    file = Path(__file__).parents[1] / "data" / "bombs.toml"
    return {card["id"]: card for card in tomllib.loads(file.read_text(encoding="utf-8"))["bomb"]}


PRINTED = _read()
"""Every Bomb card as its file has it."""


def slots(card: str) -> list[str]:
    return [slot["id"] for slot in PRINTED[card]["slots"]]


def support(card: str, slot: str) -> list[str]:
    return next(list(icon["on"]) for icon in PRINTED[card]["slots"] if icon["id"] == slot)


def color(face: str) -> str:
    return COLOR_OF[face[0]]


def value(face: str) -> int:
    return int(face[1])


def accepts(card: str, slot: str, face: str) -> bool:
    """Whether the icon alone takes the face."""
    icon = next(icon for icon in PRINTED[card]["slots"] if icon["id"] == slot)
    halves = icon.get("options", [icon])
    return any(
        half.get("color", color(face)) == color(face) and half.get("value", value(face)) == value(face)
        for half in halves
    )


def broken(card: str, filling: Filling) -> bool:
    """Whether any symbol of the card is contradicted by the dice that lie there."""
    return any(_is_broken(relation, filling) for relation in PRINTED[card]["relations"])


def _is_broken(relation: dict[str, Any], filling: Filling) -> bool:
    kind = relation["rel"]
    named = [*relation.get("slots", []), *relation.get("left", []), *relation.get("right", [])]
    there = [filling[slot] for slot in named if slot in filling]
    if kind == "same_value":
        return any(value(x) != value(y) for x in there for y in there)
    if kind == "same_color":
        return any(color(x) != color(y) for x in there for y in there)
    if len(there) < len(named):
        return False
    values = [value(x) for x in there]
    match kind:
        case "sum":
            return sum(values) != int(relation["total"])
        case "difference":
            return values[0] - values[1] != int(relation["total"])
        case "sum_equals":
            split = len(relation["left"])
            return sum(values[:split]) != sum(values[split:])
    return not holds_between(relation, *there)


def holds_between(relation: dict[str, Any], x: str, y: str) -> bool:
    """What a symbol between two slots says."""
    match relation["rel"]:
        case "differ_value":
            return value(x) != value(y)
        case "differ_color":
            return color(x) != color(y)
        case "less":
            return value(x) < value(y)
        case "greater":
            return value(x) > value(y)
        case "match_either":
            return value(x) == value(y) or color(x) == color(y)
        case "match_both":
            return value(x) == value(y) and color(x) == color(y)
    raise AssertionError(f"{card_of(relation)}: no such relation {relation['rel']}")


def card_of(relation: dict[str, Any]) -> str:
    return next(name for name, card in PRINTED.items() if relation in card["relations"])


def fault(card: str, filling: Filling, slot: str, face: str) -> str | None:
    """The first reason of ERR-02 that applies; None: the placement is correct."""
    if slot in filling:
        return "occupied"
    if any(below not in filling for below in support(card, slot)):
        return "unsupported"
    if not accepts(card, slot, face):
        return "slot"
    return "relation" if broken(card, filling | {slot: face}) else None


def can_finish(card: str, filling: Filling) -> bool:
    """Tries every face on every empty slot, lowest slots first."""
    empty = [slot for slot in slots(card) if slot not in filling]
    if not empty:
        return True
    return any(
        fault(card, filling, empty[0], face) is None and can_finish(card, filling | {empty[0]: face})
        for face in EVERY_FACE
    )


def is_dead_end(card: str, filling: Filling, slot: str, face: str) -> bool:
    """Whether a correct placement leaves a card that nothing could complete."""
    return not can_finish(card, filling | {slot: face})


def random_filling(card: str, rng: random.Random) -> Filling:
    """Some dice set correctly, dead ends included; a slot at least is left empty, and no colour is used six times."""
    filling: Filling = {}
    for _ in range(rng.randrange(len(slots(card)))):
        fits = [
            (slot, face)
            for slot in slots(card)
            for face in EVERY_FACE
            if fault(card, filling, slot, face) is None and _used(filling, face[0]) < 5
        ]
        if not fits:
            break
        slot, face = rng.choice(fits)
        filling |= {slot: face}
    return filling


def _used(filling: Filling, letter: str) -> int:
    return sum(face[0] == letter for face in filling.values())


def written(card: str, filling: Filling) -> str:
    """`b404[Y4, R3, ., .]`."""
    return f"{card}[{', '.join(filling.get(slot, '.') for slot in slots(card))}]"


def random_completion(card: str, rng: random.Random) -> Filling:
    """Some way to finish the card from empty, found by trying faces in any order."""
    found = _completed(card, {}, rng)
    assert found is not None, f"{card} cannot be finished"
    return found


def _completed(card: str, filling: Filling, rng: random.Random) -> Filling | None:
    empty = [slot for slot in slots(card) if slot not in filling]
    if not empty:
        return filling
    for face in rng.sample(EVERY_FACE, len(EVERY_FACE)):
        if fault(card, filling, empty[0], face) is None and _used(filling, face[0]) < 5:
            found = _completed(card, filling | {empty[0]: face}, rng)
            if found is not None:
                return found
    return None


# -- tables around one card ----------------------------------------------------------------------------------------


def at_claim(card: str, faces: str, **options: Any) -> State:
    """One player with this card (and another that takes anything, so that nobody is locked) and these dice to claim."""
    t = table(1, **options)
    lay(t, f"{card} {'b408' if card[:4] != 'b408' else 'b101'}")
    t.answer(0, Roll())
    taken = {die.id for bomb in t.hands[0] if bomb for die in bomb.dice if die}
    pool: list[Die] = []
    for face in faces.split():
        first = LETTERS.index(face[0]) * PER_COLOR
        pool.append(Die(next(d for d in range(first, first + PER_COLOR) if d not in taken), int(face[1])))
        taken.add(pool[-1].id)
    t.pool = tuple(pool)
    t.bag = tuple(die for die in range(DICE) if die not in taken)
    t.scratch.forget()
    wait(t, 700)
    assert asked(t) == ("claiming", (0,))
    return t


def judged(card: str, slot: str, face: str) -> str:
    """What a table says to one claim: sound, dead_end, or why it is refused."""
    t = at_claim(card, face, dead_ends="refused")
    try:
        t.answer(0, Claim(t.pool[0].id, 0, slot))
    except Illegal as refusal:
        return refusal.code
    assert [str(held.die) + held.slot for held in t.reserved[0]] == [face + slot]
    return "sound"


def takers(card: str, slot: str) -> set[str]:
    """The faces a slot takes now, by claims that a table accepts, dead ends included."""
    found: set[str] = set()
    used = re.findall(r"[RBGYK](?=\d)", card)
    for faces in spread(used):
        t = at_claim(card, faces)
        found |= {str(die) for die in t.pool for choice in (Claim(die.id, 0, slot),) if choice in t.options(0)}
    return found


def spread(used: Sequence[str]) -> list[str]:
    """All 30 faces as pools that the dice left can show at one time."""
    pools: list[list[str]] = []
    for letter in COLOR_OF:
        left = PER_COLOR - list(used).count(letter)
        for place, sides in enumerate(range(0, 6, left)):
            if place == len(pools):
                pools.append([])
            pools[place] += [f"{letter}{value}" for value in range(sides + 1, min(sides + left, 6) + 1)]
    return [" ".join(pool) for pool in pools]


def of(*wanted: str) -> set[str]:
    """Faces in the rulebook's hand: `R-` any red die, `-5` any 5, `Y1` the yellow 1."""
    return {
        face for face in EVERY_FACE for want in wanted if all(w in ("-", f) for w, f in zip(want, face, strict=True))
    }


def lock_all(t: State) -> list[Moment]:
    """Everybody who is not locked yet locks."""
    told: list[Moment] = []
    number = t.number
    for seat in t.all_seats:
        if t.number == number and t.outcome is None and not t.locked[seat]:
            told += t.answer(seat, Lock())
    return told


def sabotaged(sabotage: str, *hands: str, **options: Any) -> tuple[State, list[Moment]]:
    """Three players; the last defuses a bomb, takes a card, and this Sabotage comes up for the others' hands."""
    t = table(3, **options)
    lay(
        t,
        *hands,
        *[""] * (2 - len(hands)),
        "b205[G1, .]",
        line="b301 b101 b102 b103 b104",
        deck=f"{sabotage} b105 b106",
    )
    roll(t, "G3 G6 G6")
    claim(t, 2, "G3", "b205", "b")
    lock_all(t)
    return t, pick(t, 2, "b301")


def full_game(t: State) -> Iterator[str]:
    """Plays to the end as fast as dice could fall: each turn one card is completed, and the name of it told.

    The first card of the next player who has one gets all dice but the last; the last is then rolled, claimed and set.
    """
    rng = random.Random("full game")
    while t.outcome is None:
        seat = next(seat for seat in t.clockwise if t.has_card(seat))
        place, bomb = next((place, bomb) for place, bomb in enumerate(t.hands[seat]) if bomb)
        *under, (slot, face) = random_completion(bomb.card, rng).items()
        taken: set[int] = set()
        t.put(seat, place, bomb_with(written(bomb.card, dict(under)), taken))
        t.bag = tuple(die for die in range(DICE) if die not in taken)
        t.scratch.forget()
        t.answer(t.holder, Roll())
        t.pool = (next_die(face, taken),)
        t.bag = tuple(die for die in range(DICE) if die not in taken)
        t.scratch.forget()
        wait(t, 700)
        t.answer(seat, Claim(t.pool[0].id, place, slot))
        lock_all(t)
        while asked(t)[0] == "replacing":
            t.answer(seat, options(t, seat)[-1])  # a no to every Sabotage, the last of the cards
        yield bomb.card


def last_dice(t: State, **setting: str) -> None:
    """Five players: 20 dice lie on cards, the other five are rolled and claimed, and seat 4 alone has yet to lock."""
    lay(
        t,
        "b110[K1, K2, K3, .] b105",
        "b408[R6, R5, Y1, R4, .] b112",
        "b401[B6, B5, B4, .] b108[B1, ., .]",
        "b402[G1, G2, G3, .] b310[G1, ., .]",
        "b208[Y1, Y2, Y3, .] b204[K4, K5, ., .]",
        **setting,
    )
    assert len(t.bag) == 5
    roll(t, "R5 R1 B4 G3 Y6")
    moves = (("R5", "b105", "a"), ("R1", "b112", "a"), ("B4", "b108", "b"), ("G3", "b310", "b"), ("Y6", "b204", "c"))
    for seat, (die, card, slot) in enumerate(moves):
        claim(t, seat, die, card, slot)
    for seat in range(4):
        t.answer(seat, Lock())
    assert asked(t) == ("claiming", (4,))
