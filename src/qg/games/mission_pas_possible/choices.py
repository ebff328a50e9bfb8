"""What a seat may say. A die is named by its id, an own card by its position from the left, others by id."""

from __future__ import annotations

import random
from typing import Any

from qg.kernel import Choice, Space

from .pieces import CardId, DieId


class Mix(Choice, frozen=True):
    """How many Bomb cards of each value to use, in the order 1, 2, 3, 4, 6 [MPP-ADV-03]."""

    counts: tuple[int, ...]


class Ready(Choice, frozen=True):
    """Ready to start [MPP-SET-14]."""


class Roll(Choice, frozen=True):
    """Draw and roll the dice [MPP-DRW-02]."""


class Grab(Choice, frozen=True):
    """Let go of the bag with so many dice more in hand [MPP-DRW-06]."""

    count: int


class Claim(Choice, frozen=True, gc=False):
    """Reserve a die of the pool for a slot of an own card, maybe in place of another [MPP-TAK-05] [MPP-TAK-08]."""

    die: DieId
    card: int
    slot: str
    replace: DieId | None = None


class Release(Choice, frozen=True):
    """Give a reserved die back to all [MPP-TAK-09]."""

    die: DieId


class Lock(Choice, frozen=True):
    """Content with one's reservations [MPP-TAK-10]."""


class Unlock(Choice, frozen=True):
    """Not content any more [MPP-TAK-10]."""


class ForceGo(Choice, frozen=True):
    """Let the autopilot play the idle seats for this wave [MPP-TAK-19]."""


class Steady(Choice, frozen=True):
    """Let a swinging die go so far from the middle, in percent of travel: -50 to 50 [MPP-LAY-09] [MPP-LAY-13]."""

    offset: int


class TrembleInstead(Choice, frozen=True):
    """Leave this die to chance instead of a gesture [MPP-LAY-09]."""


class SabotageYes(Choice, frozen=True):
    """Reveal and activate a Sabotage before taking a card of the piles [MPP-ADV-08]."""


class SabotageNo(Choice, frozen=True):
    """Take a card of the piles without a Sabotage [MPP-ADV-09]."""


class Pick(Choice, frozen=True):
    """Take this card of the line, or this top card of a pile [MPP-DEF-04]."""

    card: CardId


class Lose(Choice, frozen=True):
    """Return this die to the bag [MPP-SAB-04]."""

    die: DieId


class Reroll(Choice, frozen=True):
    """Reroll this unused die next [MPP-UNU-03]."""

    die: DieId


class Stop(Choice, frozen=True):
    """Agree to end overtime [MPP-INI-08]."""


class PlayOn(Choice, frozen=True):
    """Withdraw one's agreement to end overtime [MPP-INI-08]."""


class Signal(Choice, frozen=True):
    """A quick call; the target is a colour, a value or a die by its id, as the call wants [MPP-TAK-02]."""

    id: str
    target: str | int | None = None


Standing = Stop | PlayOn | Signal
"""Inputs open beside whatever is asked."""


class Mixes(Space, frozen=True):
    """Every split of `total` cards within the stock of each value, with the presets of the data [MPP-ADV-03]."""

    total: int
    stock: tuple[int, ...]
    presets: dict[str, tuple[int, ...]]

    def __contains__(self, choice: Any) -> bool:
        if not isinstance(choice, Mix) or len(choice.counts) != len(self.stock):
            return False
        within = all(type(n) is int and 0 <= n <= most for n, most in zip(choice.counts, self.stock, strict=True))
        return within and sum(choice.counts) == self.total

    def sample(self, rng: random.Random) -> Mix:
        """So many cards of the stock at random."""
        cards = [place for place, count in enumerate(self.stock) for _ in range(count)]
        drawn = rng.sample(cards, self.total)
        return Mix(tuple(drawn.count(place) for place in range(len(self.stock))))

    def schema(self) -> dict[str, Any]:
        items = [{"type": "integer", "minimum": 0, "maximum": most} for most in self.stock]
        counts = {
            "type": "array",
            "prefixItems": items,
            "minItems": len(items),
            "maxItems": len(items),
            "examples": [list(counts) for counts in self.presets.values()],
        }
        return {"properties": {"type": {"const": "mix"}, "counts": counts}, "required": ["type", "counts"]}


class Offsets(Space, frozen=True):
    """Every place where a swinging die can be let go, or leaving it to chance [MPP-LAY-13]."""

    least: int = -50
    most: int = 50

    def __contains__(self, choice: Any) -> bool:
        if isinstance(choice, TrembleInstead):
            return True
        return isinstance(choice, Steady) and type(choice.offset) is int and self.least <= choice.offset <= self.most

    def sample(self, rng: random.Random) -> Steady | TrembleInstead:
        """Any offset; one time in ten, chance."""
        return TrembleInstead() if rng.random() < 0.1 else Steady(rng.randint(self.least, self.most))

    def schema(self) -> dict[str, Any]:
        offset = {"type": "integer", "minimum": self.least, "maximum": self.most}
        steady = {"properties": {"type": {"const": "steady"}, "offset": offset}, "required": ["type", "offset"]}
        chance = {"properties": {"type": {"const": "tremble_instead"}}, "required": ["type"]}
        return {"anyOf": [steady, chance]}
