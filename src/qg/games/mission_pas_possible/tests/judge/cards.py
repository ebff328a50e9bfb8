"""Bomb cards read from the booklet: icons, symbols, supports, and what can no longer be completed.

This module reads the cards from their file by itself, and finds everything by trying. A card is its id with a tuple
of dice, one for each slot, None where there is none. A die is (id, value); there are five of each colour.
"""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any as Any  # noqa: PLC0414

DATA = Path(__file__).parents[2] / "data"

Die = tuple[int, int]
Dice = tuple[Die | None, ...]


def read(file: str) -> dict[str, Any]:
    return tomllib.loads((DATA / file).read_text("utf-8"))


GAME = read("game.toml")
COLORS: list[str] = GAME["dice"]["colors"]
BOMBS: dict[str, dict[str, Any]] = {card["id"]: card for card in read("bombs.toml")["bomb"]}
SABOTAGES: dict[str, dict[str, Any]] = {card["id"]: card["match"] for card in read("sabotage.toml")["sabotage"]}
FACES: list[Die] = [(5 * color, value) for color in range(len(COLORS)) for value in GAME["dice"]["faces"]]
"""Each of the 30 faces on some die [MPP-PLC-07]."""


def color(die: Die) -> str:
    return COLORS[die[0] // 5]


@cache
def slots(card: str) -> list[str]:
    return [slot["id"] for slot in BOMBS[card]["slots"]]


def points(card: str) -> int:
    return int(BOMBS[card]["points"])


@cache
def under(card: str, slot: str) -> list[str]:
    """The slots this one stands on: none in a row, one in a stack, two in a pyramid [MPP-LAY-01, -02, -05]."""
    return next(icon["on"] for icon in BOMBS[card]["slots"] if icon["id"] == slot)


@cache
def height(card: str, slot: str) -> int:
    """On the card 1, elsewhere one more than the highest die under it [MPP-LAY-12]."""
    return 1 + max((height(card, below) for below in under(card, slot)), default=0)


def matches(match: dict[str, Any], die: Die) -> bool:
    """Whether a die has the colour, and shows the value, as far as either is named [MPP-ICN-01] to [MPP-ICN-03]."""
    return bool(match.get("color", color(die)) == color(die) and match.get("value", die[1]) == die[1])


@cache
def takes(card: str, slot: str, die: Die) -> bool:
    """Whether the icon takes the die; of a split icon either half is enough [MPP-ICN-04]."""
    icon = next(icon for icon in BOMBS[card]["slots"] if icon["id"] == slot)
    return any(matches(half, die) for half in icon.get("options", [icon]))


@lru_cache(100_000)
def broken(card: str, dice: Dice) -> bool:
    """Whether the dice contradict a symbol of the card."""
    lying = {slot: die for slot, die in zip(slots(card), dice, strict=True) if die is not None}
    return any(_broken(symbol, lying) for symbol in BOMBS[card]["relations"])


def _broken(symbol: dict[str, Any], lying: dict[str, Die]) -> bool:
    """`=` over several slots speaks as soon as two dice lie there; all others wait for the last [MPP-PLC-03, -04]."""
    named = [*symbol.get("slots", []), *symbol.get("left", []), *symbol.get("right", [])]
    there = [lying[slot] for slot in named if slot in lying]
    match symbol["rel"]:
        case "same_value":
            return len({value for _, value in there}) > 1
        case "same_color":
            return len({color(die) for die in there}) > 1
    return len(there) == len(named) and not _holds(symbol, [die[1] for die in there], [color(die) for die in there])


def _holds(symbol: dict[str, Any], values: list[int], colors: list[str]) -> bool:
    """Whether a symbol with all its dice is true [MPP-ICN-09] to [MPP-ICN-11]."""
    match symbol["rel"]:
        case "differ_value":
            return values[0] != values[1]
        case "differ_color":
            return colors[0] != colors[1]
        case "less":
            return values[0] < values[1]
        case "greater":
            return values[0] > values[1]
        case "match_either":
            return values[0] == values[1] or colors[0] == colors[1]
        case "match_both":
            return values[0] == values[1] and colors[0] == colors[1]
        case "sum":
            return sum(values) == int(symbol["total"])
        case "difference":
            return values[0] - values[1] == int(symbol["total"])
        case "sum_equals":
            half = len(symbol["left"])
            return sum(values[:half]) == sum(values[half:])
    raise AssertionError(f"no booklet explains {symbol}")


def laid(card: str, dice: Dice, slot: str, die: Die) -> Dice:
    place = slots(card).index(slot)
    return (*dice[:place], die, *dice[place + 1 :])


def on(card: str, dice: Dice, slot: str) -> Die | None:
    return dice[slots(card).index(slot)]


def possible(card: str, dice: Dice, slot: str) -> bool:
    """A die can lie there at all: the slot is empty and has its support [MPP-ERR-05]."""
    return on(card, dice, slot) is None and all(on(card, dice, below) for below in under(card, slot))


@lru_cache(100_000)
def wrong(card: str, dice: Dice, slot: str, die: Die) -> str | None:
    """Why a die may not lie there; None: the placement is correct [MPP-PLC-02]."""
    if not possible(card, dice, slot):
        return "unsupported"
    if not takes(card, slot, die):
        return "slot"
    return "relation" if broken(card, laid(card, dice, slot, die)) else None


def sound(card: str, dice: Dice, slot: str, die: Die) -> bool:
    """Correct, and the card can still be completed [MPP-PLC-10]."""
    return wrong(card, dice, slot, die) is None and finishable(card, laid(card, dice, slot, die))


def finishable(card: str, dice: Dice) -> bool:
    """Whether some dice would complete the card: each empty slot is tried with every face [MPP-PLC-07, -08]."""
    return _finishable(card, tuple(die and (die[0] // 5 * 5, die[1]) for die in dice))


@lru_cache(200_000)
def _finishable(card: str, dice: Dice) -> bool:
    empty = next((slot for slot in slots(card) if on(card, dice, slot) is None), None)
    if empty is None:
        return True
    return any(
        wrong(card, dice, empty, face) is None and _finishable(card, laid(card, dice, empty, face)) for face in FACES
    )


@lru_cache(100_000)
def free(card: str, dice: Dice) -> list[tuple[str, Die]]:
    """The dice that can be taken off: those on which none stands [MPP-LAY-08, MPP-SAB-03]."""
    lying = [(slot, die) for slot, die in zip(slots(card), dice, strict=True) if die is not None]
    return [(slot, die) for slot, die in lying if not any(slot in under(card, other) for other, _ in lying)]
