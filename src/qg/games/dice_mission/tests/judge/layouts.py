"""A card read in French, read in English and judged by the engine, on random dice of everybody."""

from qg.games.dice_mission.tests.judge import truth
from qg.games.dice_mission.tests.judge.prelude import *

Layout = tuple[list[list[int]], int]
"""Everybody's dice, and whose card it is."""


def layouts(card: str, number: int) -> Iterator[Layout]:
    """For a card that looks at one's own dice every set of up to six; else so many at random."""
    rng = random.Random(card)
    if cards.KIND[card] in ("solo", "special"):
        for size in range(7):
            for dice in combinations_with_replacement(range(1, 7), size):
                yield [[*dice], rng.choices(range(1, 7), k=rng.randrange(6))], 0
        return
    for _ in range(number):
        yield random_layout(rng)


def random_layout(rng: random.Random) -> Layout:
    """Two to five players with up to seven dice of some values only, so that rare figures come up."""
    values = rng.sample(range(1, 7), rng.randint(1, 6))
    sizes = rng.choices(range(8), (2, 3, 5, 5, 6, 6, 1, 1), k=rng.randint(2, 5))
    dice = [rng.choices(values, k=size) for size in sizes]
    return dice, rng.randrange(len(dice))


def verdicts(card: str, number: int) -> Counter[bool]:
    """How often it holds; all three must say the same."""
    found: Counter[bool] = Counter()
    for dice, seat in layouts(card, number):
        engine = truth.holds(card, dice, seat)
        for language in cards.LANGUAGES:
            read = cards.holds(card, dice, seat, language)
            said = cards.words(language)[card]
            assert read == engine, f"{card}, “{said}”, seat {seat} of {dice}: read as {read}, the engine says {engine}"
        found[engine] += 1
    return found
