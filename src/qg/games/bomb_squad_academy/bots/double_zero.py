"""Double-zero: looks two turns ahead in many worlds that fit what it sees, and reads the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import monotonic
from typing import Any

from msgspec.structs import replace

from qg.kernel import View

from ..choices import Lock, LockWait, Look, Pass
from ..data import WIRES
from ..state import State
from ..view import Board
from .aftermath import balance_after
from .agent import Agent
from .bomb import NUMBER, Bomb
from .curiosity import Curiosity
from .odds import public_wires
from .pace import LOCK_MS
from .reading import Reading
from .revealed import Prospect, actions_of
from .worth import Mix, envies, foresee, heard_mix

AHEAD = 2
"""Turns looked at after the present one."""
TRUST = {2: 0.2}
"""How much the turns to come count; two players meet on the same wires, and the model tells less."""
RARE = 0.05
"""Cards that the search plays less often than this are not played."""
TRIALS, FEWEST = 320, 10
"""How many outcomes are tried in a window, so that many targets do not make it slow; but so many worlds at least."""
KEPT = {"II": 3.0, "III": 1.2}
"""What a tool is worth that is kept for later."""


class DoubleZero(Agent):
    """Searches: its own cards against worlds and mixes drawn anew, by regret matching.

    `samples` bounds the work and makes it repeatable; `budget_ms` is a brake for slow machines only.
    """

    doubts = True
    lock_ms = LOCK_MS["double-zero"]
    samples = 80
    budget_ms = 500

    def __init__(self) -> None:
        self._readings: dict[int | None, Reading] = {}
        self.worlds = 0
        """How many worlds the last choice took."""

    def _reading(self, view: View[Board]) -> Reading:
        """What this seat knows of the others; a new exam is a new table."""
        fresh = not view.board.bombs and view.board.turn <= 1
        if fresh or view.seat not in self._readings:
            self._readings[view.seat] = Reading()
        return self._readings[view.seat]

    def _card(self, view: View[Board], rng: random.Random) -> Lock:
        """The mix that regrets least over all worlds."""
        b, seat = view.board, view.seat
        assert seat is not None
        read = self._reading(view).mixes(b, view.opt, public_wires(b, view.opt))
        mixes = {other: heard_mix(b, seat, other) or mix for other, mix in read.items()}
        now = foresee(b, view.opt, seat, self._wires(view), mixes)
        mix = self._search(view, now, mixes, random.Random(rng.getrandbits(64)))
        return Lock(rng.choices(list(mix), list(mix.values()))[0])

    def _search(
        self, view: View[Board], now: dict[str, float], mixes: dict[int, Mix], rng: random.Random
    ) -> dict[str, float]:
        """Regret matching over one's own cards: this turn by exact odds, the next ones by samples."""
        cards, trust = list(now), TRUST.get(len(view.seats), 1.0)
        regret, played = [0.0] * len(cards), [0.0] * len(cards)
        brake = monotonic() + self.budget_ms / 1000
        self.worlds = 0
        while self.worlds < self.samples and (not self.worlds or monotonic() < brake):
            self.worlds += 1
            later = self._later(view, cards, mixes, rng)
            gains = [now[card] + trust * more for card, more in zip(cards, later, strict=True)]
            mix = _matched(regret)
            mean = sum(chance * gain for chance, gain in zip(mix, gains, strict=True))
            for place, gain in enumerate(gains):
                regret[place] += gain - mean
                played[place] += mix[place] * self.worlds
        total = sum(played)
        kept = {card: part / total for card, part in zip(cards, played, strict=True) if part / total >= RARE}
        return kept or dict(zip(cards, played, strict=True))

    def _later(self, view: View[Board], cards: Sequence[str], mixes: dict[int, Mix], rng: random.Random) -> list[float]:
        """What the turns after this one bring in one world, by own card, the others playing the same."""
        seat, t = view.seat, _imagined(view, rng)
        assert seat is not None
        world, weights = Bomb(t), _weights(view)
        picks = [NUMBER[rng.choices(list(mix), list(mix.values()))[0]] for mix in mixes.values()]
        teacher = NUMBER[t.instructor.card] if t.instructor and t.instructor.card else -1
        luck = rng.getrandbits(32)
        found = []
        for card in cards:
            bomb = world.copy()
            picks[seat] = NUMBER[card]
            bomb.turn(picks, teacher)
            gains = [0.0] * len(weights) if bomb.over else bomb.look_ahead(random.Random(luck), AHEAD)
            found.append(gains[seat] - sum(each * gain for each, gain in zip(weights, gains, strict=True)))
        return found

    # -- windows ------------------------------------------------------------------------------------------------------

    def _react(self, view: View[Board], rng: random.Random) -> Any:
        """Every use against letting it go, in the same worlds; a tool kept has its worth too."""
        options = view.options
        assert isinstance(options, tuple) and view.seat is not None
        totals = self._compare(view, options, random.Random(rng.getrandbits(64)))
        place = max(range(len(options)), key=totals.__getitem__)
        gain = (totals[place] - totals[options.index(Pass())]) / self.worlds
        return options[place] if gain > KEPT.get(view.board.bomb, 0.0) else Pass()

    def _compare(self, view: View[Board], options: Sequence[Any], rng: random.Random) -> list[float]:
        """The sum of what each option leads to, over all worlds."""
        assert view.seat is not None
        weights, trust = _weights(view), TRUST.get(len(view.seats), 1.0)
        totals = [0.0] * len(options)
        brake = monotonic() + self.budget_ms / 1000
        most = min(self.samples, max(FEWEST, TRIALS // len(options)))
        self.worlds = 0
        while self.worlds < most and (not self.worlds or monotonic() < brake):
            self.worlds += 1
            t, luck = _imagined(view, rng), rng.getrandbits(32)
            for place, option in enumerate(options):
                totals[place] += balance_after(t.copy(), view.seat, option, weights, luck, trust)
        return totals

    # -- Wait! and Chicken --------------------------------------------------------------------------------------------

    def _wait(self, view: View[Board], rng: random.Random) -> LockWait:
        """The wire whose protection leaves the best balance: deny the rich, let the dangerous burn."""
        assert view.seat is not None
        prospect, now = Prospect(view.board, view.opt, view.seat, self._wires(view)), actions_of(view.board)

        def balance(wire: int) -> float:
            safe = tuple(kept or wire == number for number, kept in enumerate(now.protected))
            return prospect.balance(prospect.points(replace(now, protected=safe)))

        return LockWait(WIRES[max(range(4), key=balance)])

    def _look(self, view: View[Board], rng: random.Random) -> Look:
        """The look with the highest expected change of its own best card next turn."""
        assert isinstance(view.options, tuple)
        curious = Curiosity(view, self._wires(view))
        looks = [option for option in view.options if isinstance(option, Look)]
        return max(looks, key=curious.gain)


def _weights(view: View[Board]) -> list[float]:
    """By seat: how much their points count against one's own, all of them as much as one's own together.

    Otherwise a bomb that goes on would seem good or bad in itself.
    """
    assert view.seat is not None
    found = envies(view.board, view.seat)
    return [each / sum(found) for each in found]


def _matched(regret: Sequence[float]) -> list[float]:
    """Cards in proportion to how much it is regretted not to have played them."""
    positive = [max(0.0, each) for each in regret]
    total = sum(positive)
    return [each / total for each in positive] if total else [1 / len(regret)] * len(regret)


def _imagined(view: View[Board], rng: random.Random) -> State:
    """A whole table that fits what is seen, on which the rules can be played."""
    from .. import GAME  # the game knows its bots, so they cannot know it sooner

    return GAME.imagine(view, rng)
