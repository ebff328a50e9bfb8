"""The rookie: the track and the next card, no odds, no others."""

from __future__ import annotations

import random
from math import exp
from typing import Any

from qg.kernel import Bot, View, draw

from ..choices import Lock, LockWait, Order, Pass, Proceed, UseTool
from ..data import BONUS, CHAIN, DATA, DECKS, TRACK, WIRE_NO, WIRES
from ..state import CardNote, Note, TileNote
from ..view import NONE, Board
from .pace import LOCK_MS, human_pace

_MEAN_CHAIN = tuple(sum(CHAIN[card] for card in deck) / len(deck) for deck in DECKS)


Place = tuple[str, int, str]


class Rookie(Bot):
    """Looks at each wire as if alone, at the track and not at the cards that are out; sometimes plays anything.

    It does not mind that an earlier wire may end the turn, nor that with few points there is less to lose.
    """

    temperature = 3.0
    whim = 0.15
    eager = 0.5

    def __init__(self) -> None:
        self._stale: dict[int | None, tuple[str, int, frozenset[Place], frozenset[Place]]] = {}
        self._moods: dict[int | None, tuple[tuple[Any, ...], bool]] = {}

    def choose(self, view: View[Board], rng: random.Random) -> Any:
        """One of the view's options."""
        options = view.options
        if not isinstance(options, tuple):
            return draw(options, rng)
        kinds = {type(option) for option in options}
        if Lock in kinds or Pass in kinds:
            tools = [option for option in options if type(option) is UseTool]
            if tools and self._is_eager(view, rng):
                return rng.choice(tools)
        if Pass in kinds:
            return Pass()
        if Lock in kinds:
            return self._card(view, [option for option in options if type(option) is Lock], rng)
        if Proceed in kinds:
            return Proceed()
        if LockWait in kinds:
            return _busy_wire(view, rng)
        if Order in kinds:
            return rng.choice(options)
        return draw(options, rng)

    def pace(self, view: View[Board], choice: Any, rng: random.Random) -> int:
        """A rookie takes its time over a card."""
        return human_pace(view, choice, rng, lock_ms=LOCK_MS["rookie"])

    def _is_eager(self, view: View[Board], rng: random.Random) -> bool:
        """Whether it wants to use tools: decided once a window, not once a round."""
        prompt = view.asked.prompt if view.asked else {}
        moment = (view.board.bomb, view.board.turn, prompt.get("window"), prompt.get("wire"))
        known, eager = self._moods.get(view.seat, ((), False))
        if known != moment or prompt.get("round") == 1:
            eager = rng.random() < self.eager
            self._moods[view.seat] = (moment, eager)
        return eager

    def _card(self, view: View[Board], locks: list[Lock], rng: random.Random) -> Lock:
        fresh = self._fresh(view)
        if rng.random() < self.whim:
            return rng.choice(locks)
        worth = [_worth(view.board, lock.card, fresh) for lock in locks]
        weights = [exp(points / self.temperature) for points in worth]
        return rng.choices(locks, weights)[0]

    def _fresh(self, view: View[Board]) -> list[Note]:
        """Looks are forgotten after one turn."""
        b = view.board
        notes = {_place(b, note): note for note in b.own.notes} if b.own else {}
        bomb, turn, before, now = self._stale.get(view.seat, ("", 0, frozenset(), frozenset()))
        if (bomb, turn) != (b.bomb, b.turn):
            before = now if bomb == b.bomb and turn < b.turn else frozenset()
        self._stale[view.seat] = (b.bomb, b.turn, before, frozenset(notes))
        return [note for place, note in notes.items() if place not in before and not note.uncertain]


def _place(b: Board, note: Note) -> Place:
    """A note by what lies where, counted so that flipping the cards above it changes nothing."""
    if type(note) is TileNote:
        return note.wire, -note.position, note.face
    assert type(note) is CardNote
    return note.wire, note.depth + len(b.rows[WIRE_NO[note.wire]]), f"{note.main}/{note.chain}"


def _busy_wire(view: View[Board], rng: random.Random) -> LockWait:
    """Any wire that somebody cuts."""
    b = view.board
    busy = {*b.stands_for, *b.twin, b.instructor_wire} & {*range(4)}
    return LockWait(WIRES[rng.choice(sorted(busy) or range(4))])


def _worth(b: Board, card: str, fresh: list[Note]) -> float:
    """Points to expect of a card, nobody else being there."""
    risks = [_risk(b, wire, fresh) for wire in range(4)]
    if card == "wait":
        return 3.0
    if card == "chicken":
        safe = 1.0
        for risk in risks:
            safe *= 1 - risk
        return 5 * (1 - safe) + safe
    wire = WIRE_NO.get(card, NONE)
    return (1 - risks[wire]) * _value(b, wire, fresh) - 5 * risks[wire]


def _mains(wire: int, fresh: list[Note]) -> tuple[int, ...]:
    """The values the next card may have: all of the back, unless the top has just been seen."""
    for note in fresh:
        if type(note) is CardNote and note.depth == 1 and WIRE_NO[note.wire] == wire:
            return (note.main,)
    return DATA.wires[wire].back


def _risk(b: Board, wire: int, fresh: list[Note]) -> float:
    """The chance that one flip meets the explosion."""
    hidden = range(b.turned[wire] + 1, 4)
    faces = {n.position: n.face for n in fresh if type(n) is TileNote and WIRE_NO[n.wire] == wire}
    chance = {place: 1 / len(hidden) for place in hidden}
    for place, face in faces.items():
        chance[place] = 1.0 if face == "boom" else 0.0
    mains = _mains(wire, fresh)
    reached = [b.position[wire] + main - TRACK[wire] for main in mains]
    return min(1.0, sum(sum(chance[place] for place in hidden if place <= reach) for reach in reached) / len(mains))


def _value(b: Board, wire: int, fresh: list[Note]) -> float:
    """V of a lone cut."""
    mains = _mains(wire, fresh)
    chains = sum(CHAIN[card] for card in b.rows[wire]) + _MEAN_CHAIN[wire]
    bonus = sum(BONUS[b.bomb][i] for i, lies in enumerate(b.sensors) if lies == wire)
    return sum(mains) / len(mains) + chains + bonus
