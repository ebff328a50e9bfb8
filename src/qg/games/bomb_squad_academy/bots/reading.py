"""Reading the others: how closely each of them follows what an agent would play, learned from the turns seen."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Any

from msgspec.structs import replace

from ..view import Board
from .odds import Wire
from .worth import Mix, foresee, softmax, solo_mixes

TEMPERATURES = (0.3, 0.6, 1.2, 2.4, 5.0, 12.0)
USUAL = 1.2
STUBBORN = 3.0
"""How much it takes to believe that somebody is not as an agent is."""
Values = Mapping[str, float]


def _prior(temperature: float) -> float:
    return -STUBBORN * abs(log(temperature / USUAL))


class Reading:
    """What one seat has seen of the others in this game."""

    def __init__(self) -> None:
        self._doubts: dict[int, list[float]] = {}
        self._last: tuple[str, int, dict[int, Values]] = ("", 0, {})

    def mixes(self, b: Board, opt: Any, wires: tuple[Wire, ...]) -> dict[int, Mix]:
        """What everybody may play now, with what was played last learned first."""
        self._learn(b)
        guesses = solo_mixes(b, wires)
        values: dict[int, Values] = {seat: foresee(_as_others_see(b), opt, seat, wires, guesses) for seat in guesses}
        self._last = (b.bomb, b.turn, values)
        return {seat: self._mix(seat, worth) for seat, worth in values.items()}

    def _learn(self, b: Board) -> None:
        """The newest card of a stack is what somebody played in the turn before."""
        bomb, turn, values = self._last
        if (b.bomb, b.turn) == (bomb, turn + 1):
            for seat, worth in values.items():
                card = b.stacks[seat][-1] if b.stacks[seat] else ""
                if card in worth:
                    self._note(seat, worth, card)
            self._last = ("", 0, {})

    def _note(self, seat: int, worth: Values, card: str) -> None:
        logs = self._doubts.setdefault(seat, [_prior(temperature) for temperature in TEMPERATURES])
        for place, temperature in enumerate(TEMPERATURES):
            logs[place] += log(max(softmax(worth, temperature)[card], 1e-4))

    def _mix(self, seat: int, worth: Values) -> Mix:
        """Every temperature by how likely it is."""
        logs = self._doubts.get(seat, [_prior(temperature) for temperature in TEMPERATURES])
        best = max(logs)
        weights = [exp(each - best) for each in logs]
        mixed = dict.fromkeys(worth, 0.0)
        for weight, temperature in zip(weights, TEMPERATURES, strict=True):
            for card, chance in softmax(worth, temperature).items():
                mixed[card] += chance * weight / sum(weights)
        return mixed

    def temperature(self, seat: int) -> float:
        """The likeliest temperature of a seat."""
        logs = self._doubts.get(seat, [_prior(temperature) for temperature in TEMPERATURES])
        return TEMPERATURES[logs.index(max(logs))]


def _as_others_see(b: Board) -> Board:
    """The same table without what one seat alone knows."""
    return replace(b, own=None)
