"""Exact odds of a cut: card backs minus face-up cards, the notebook, and what is known of the tiles.

A detonator only goes forward, so a cut explodes exactly if the sum of its cards reaches the explosion; and cards that
nobody knows are exchangeable, so the last of u unknown cards has on average a u-th of their sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import Any

from ..data import BONUS, CHAIN, DECKS, MAIN, TRACK, WIRES
from ..state import CardNote, Note, TileNote
from ..view import Board

Face = tuple[int, int]
Fuse = tuple[float, float, float]
"""The chance that the explosion lies on tile 1, on 1 or 2, on any of the three."""
Draw = tuple[int, float, float]
"""A sum of main values, its chance, and the mean sum of chain values with it."""


@lru_cache(65536)
def draws(pool: tuple[str, ...], count: int) -> tuple[Draw, ...]:
    """What so many cards of a pool may add up to, each choice of cards being equally likely."""
    ways: list[dict[int, tuple[int, int]]] = [{0: (1, 0)}] + [{} for _ in range(count)]
    for card in pool:
        main, chain = MAIN[card], CHAIN[card]
        for taken in range(count - 1, -1, -1):
            after = ways[taken + 1]
            for total, (number, chains) in ways[taken].items():
                known, known_chains = after.get(total + main, (0, 0))
                after[total + main] = (known + number, known_chains + chains + chain * number)
    every = comb(len(pool), count)
    return tuple((total, number / every, chains / number) for total, (number, chains) in ways[count].items())


class Wire:
    """One wire as somebody knows it: what a cut by k pays and risks."""

    __slots__ = ("_cuts", "base", "covered", "fuse", "here", "known", "pool", "size")

    def __init__(
        self, pool: tuple[str, ...], known: dict[int, Face], here: int, fuse: Fuse, base: int, *, covered: bool
    ) -> None:
        self.pool, self.known, self.here, self.fuse, self.base, self.covered = pool, known, here, fuse, base, covered
        self.size = len(pool) + len(known)
        self._cuts: dict[int, tuple[float, float]] = {}

    def boom(self, move: int) -> float:
        """The chance that so many spaces forward meet the explosion."""
        reach = self.here + move
        return self.fuse[min(reach, 3) - 1] if reach > 0 else 0.0

    def cut(self, k: int) -> tuple[float, float]:
        """(chance of an explosion, mean of V counted as 0 where it explodes) of a cut by k."""
        found = self._cuts.get(k)
        if found is None:
            found = self._cuts[k] = self._cut(k)
        return found

    def _cut(self, k: int) -> tuple[float, float]:
        flips = min(k, self.size)
        if not flips:
            return 0.0, 0.0
        seen = [self.known[depth] for depth in range(1, flips + 1) if depth in self.known]
        unknown = flips - len(seen)
        main, chain = sum(face[0] for face in seen), sum(face[1] for face in seen)
        last = self.known.get(flips)
        risk = worth = 0.0
        for total, chance, chains in draws(self.pool, unknown):
            boom = self.boom(main + total)
            top, own = last or (total / unknown, chains / unknown)
            value = self.base + top + chain + chains - (own if self.covered else 0.0)
            risk += chance * boom
            worth += chance * (1 - boom) * value
        return risk, worth

    def share(self, k: int) -> tuple[float, float]:
        """(chance of an explosion, mean pay of each of k cutters), with about what rounding down costs."""
        risk, worth = self.cut(k)
        return risk, max(0.0, worth / k - (1 - risk) * (k - 1) / (2 * k))

    def moved(self, steps: int) -> Wire:
        """The same wire with its detonator so many spaces further; face-up tiles stay so."""
        return Wire(self.pool, self.known, self.here + steps, self.fuse, self.base, covered=self.covered)


class Blend(Wire):
    """A wire with notes that may be wrong: half as the notes say, half as if they were not there."""

    __slots__ = ("other",)

    def __init__(self, sure: Wire, other: Wire) -> None:
        super().__init__(sure.pool, sure.known, sure.here, sure.fuse, sure.base, covered=sure.covered)
        self.other = other

    def cut(self, k: int) -> tuple[float, float]:
        risk, worth = super().cut(k)
        risk_too, worth_too = self.other.cut(k)
        return (risk + risk_too) / 2, (worth + worth_too) / 2


def bonus(b: Board, wire: int) -> int:
    """What the sensors on a wire add."""
    return sum(BONUS[b.bomb][sensor] for sensor, lies in enumerate(b.sensors) if lies == wire)


def fuse(turned: int, faces: dict[int, str]) -> Fuse:
    """Where the explosion may lie: on any hidden tile that is not known to be OK."""
    hidden = range(turned + 1, 4)
    places = [place for place in hidden if faces.get(place) == "boom"]
    places = places or [place for place in hidden if faces.get(place) != "ok"] or list(hidden)
    return tuple(sum(place <= up_to for place in places) / len(places) for up_to in (1, 2, 3))  # type: ignore[return-value]


def _wire(b: Board, opt: Any, wire: int, notes: Iterable[Note]) -> Wire:
    """A wire as these notes and the table show it."""
    name, row = WIRES[wire], b.rows[wire]
    left = [card for card in DECKS[wire] if card not in row]
    known: dict[int, Face] = {}
    faces: dict[int, str] = {}
    for note in notes:
        if note.wire != name:
            continue
        if type(note) is TileNote:
            faces[note.position] = note.face
        elif type(note) is CardNote and note.depth not in known:
            card = next((card for card in left if (MAIN[card], CHAIN[card]) == (note.main, note.chain)), None)
            if card is not None:
                left.remove(card)
                known[note.depth] = (note.main, note.chain)
    base = bonus(b, wire) + sum(map(CHAIN.__getitem__, row))
    here = b.position[wire] - TRACK[wire]
    return Wire(tuple(left), known, here, fuse(b.turned[wire], faces), base, covered=opt.chain_scope == "covered")


def public_wires(b: Board, opt: Any) -> tuple[Wire, ...]:
    """The wires as everybody knows them."""
    return tuple(_wire(b, opt, wire, ()) for wire in range(4))


def known_wires(b: Board, opt: Any, *, doubts: bool = False) -> tuple[Wire, ...]:
    """The wires as the seat knows them; `doubts`: notes that may be wrong count by half, otherwise not at all."""
    notes = (*b.own.seeing, *b.own.notes) if b.own else ()
    sure = tuple(note for note in notes if not note.uncertain)
    wires = tuple(_wire(b, opt, wire, sure) for wire in range(4))
    if not doubts or len(sure) == len(notes):
        return wires
    return tuple(
        Blend(_wire(b, opt, number, notes), wire) if _doubted(notes, number) else wire
        for number, wire in enumerate(wires)
    )


def _doubted(notes: Iterable[Note], wire: int) -> bool:
    return any(note.uncertain and note.wire == WIRES[wire] for note in notes)
