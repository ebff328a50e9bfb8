"""The agent: exact odds, a guess at everybody's cards, tools from a threshold of points."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from qg.kernel import Bot, View, draw

from ..choices import (
    Lock,
    LockWait,
    Look,
    LookTiles,
    LookTops,
    Order,
    Pass,
    Proceed,
    TakeTool,
    UseTool,
    Withdraw,
)
from ..data import WIRE_NO, WIRES
from ..view import Board
from .judge import Judge, best_tool, spaces
from .odds import Face, Wire, known_wires, public_wires
from .pace import LOCK_MS, human_pace
from .revealed import Prospect, actions_of
from .worth import foresee, loss_of, softmax, solo_mixes

CLOSE = 5
"""Tiles are worth a look when they lie at most so many spaces ahead."""


class Agent(Bot):
    """Counts cards, weighs who else may want a wire, and never quite plays the same card twice."""

    temperature = 1.2
    doubts = False
    lock_ms = LOCK_MS["agent"]

    def choose(self, view: View[Board], rng: random.Random) -> Any:
        """One of the view's options."""
        kind = view.asked.kind if view.asked else ""
        answer = {
            "choose_action": self._plan,
            "react": self._react,
            "confirm_tool": self._confirm,
            "order_cards": self._order_cards,
            "keep_or_bury": self._keep_or_bury,
            "wait_pick": self._wait,
            "chicken_look": self._look,
            "pick_tool": self._take,
        }.get(kind)
        return answer(view, rng) if answer else draw(view.options, rng)

    def pace(self, view: View[Board], choice: Any, rng: random.Random) -> int:
        """As long as an agent thinks."""
        return human_pace(view, choice, rng, lock_ms=self.lock_ms)

    def _wires(self, view: View[Board]) -> tuple[Wire, ...]:
        return known_wires(view.board, view.opt, doubts=self.doubts)

    # -- cards and tools --------------------------------------------------------------------------------------------

    def _plan(self, view: View[Board], rng: random.Random) -> Any:
        """A tool if it is worth it, else a card; a queued tool is used as planned, tiles are put where they serve."""
        options = _listed(view)
        if isinstance(options[0], Order):
            return _order_tiles(view)
        if isinstance(options[0], Proceed):
            return self._proceed(view, view.board.queue[0].use)
        tool = self._tool(view, rng)
        if tool is not None:
            return tool
        locks = [option for option in options if isinstance(option, Lock)]
        return self._card(view, rng) if locks else draw(options, rng)

    def _tool(self, view: View[Board], rng: random.Random) -> UseTool | None:
        """The tool to use now, if any."""
        uses = [option for option in _listed(view) if isinstance(option, UseTool)]
        return Judge(view, self._wires(view)).choose(uses) if uses else None

    def values(self, view: View[Board]) -> dict[str, float]:
        """What every card in hand is worth."""
        b, seat = view.board, view.seat
        assert seat is not None
        mixes = solo_mixes(b, public_wires(b, view.opt))
        return foresee(b, view.opt, seat, self._wires(view), mixes)

    def _card(self, view: View[Board], rng: random.Random) -> Lock:
        """Any card, the better the likelier: whoever always plays the best meets everybody else there."""
        chances = softmax(self.values(view), self.temperature)
        return Lock(rng.choices(list(chances), list(chances.values()))[0])

    def _react(self, view: View[Board], rng: random.Random) -> Any:
        return self._tool(view, rng) or Pass()

    def _confirm(self, view: View[Board], rng: random.Random) -> Any:
        assert view.asked is not None
        return self._proceed(view, msgspec.convert(view.asked.prompt["use"], UseTool))

    def _proceed(self, view: View[Board], use: UseTool) -> Proceed | Withdraw:
        """A tool of one's own that others came before is kept if it would bring little now."""
        judge = Judge(view, self._wires(view))
        return Proceed() if judge.gain(use) >= judge.threshold / 2 else Withdraw()

    def _take(self, view: View[Board], rng: random.Random) -> TakeTool:
        return TakeTool(best_tool(view.board.display))

    # -- follow-ups -------------------------------------------------------------------------------------------------

    def _order_cards(self, view: View[Board], rng: random.Random) -> Any:
        """Tweezers: the order that makes this cut worth most."""
        return self._best_deck(view, lambda choice: choice.order)

    def _keep_or_bury(self, view: View[Board], rng: random.Random) -> Any:
        """Wire Stripper: likewise, with what is buried gone for this cut."""
        return self._best_deck(view, lambda choice: choice.keep)

    def _best_deck(self, view: View[Board], top: Callable[[Any], tuple[int, ...]]) -> Any:
        """The option whose top cards pay most, less what they risk."""
        assert view.asked is not None and view.seat is not None and view.board.own is not None
        wire = self._wires(view)[WIRE_NO[view.asked.prompt["wire"]]]
        seen: dict[int, Face] = {note.depth: (note.main, note.chain) for note in view.board.own.seeing}  # type: ignore[union-attr]
        loss = loss_of(view.board, view.opt, view.seat)

        def worth(choice: Any) -> float:
            known = {place: seen[depth] for place, depth in enumerate(top(choice), 1)}
            deck = Wire(wire.pool, known, wire.here, wire.fuse, wire.base, covered=wire.covered)
            risk, share = deck.share(view.board.k)
            return share - loss * risk

        return max(_listed(view), key=worth)

    # -- Wait! and Chicken ------------------------------------------------------------------------------------------

    def _wait(self, view: View[Board], rng: random.Random) -> LockWait:
        """Denies the others the largest share they may expect: the rich wire, not the dangerous one."""
        assert view.seat is not None
        prospect = Prospect(view.board, view.opt, view.seat, self._wires(view))
        denied = prospect.denied(actions_of(view.board), view.seat)
        return LockWait(WIRES[max(range(4), key=denied.__getitem__)])

    def _look(self, view: View[Board], rng: random.Random) -> Look:
        """The tiles of the wire nearest to them, if they are near and not known; else the tops of two decks."""
        b, options = view.board, _listed(view)
        wires = self._wires(view)
        by_distance = sorted(range(4), key=lambda wire: spaces(b, wire))
        for wire in by_distance:
            if spaces(b, wire) <= CLOSE and any(0 < chance < 1 for chance in wires[wire].fuse):
                return LookTiles(WIRES[wire])
        unseen = [wire for wire in by_distance if 1 not in wires[wire].known] + by_distance
        pairs = [option for option in options if isinstance(option, LookTops)]
        ranks = {WIRES[wire]: unseen.index(wire) for wire in by_distance}
        return min(pairs, key=lambda pair: sum(ranks[wire] for wire in pair.wires), default=options[-1])


def _listed(view: View[Board]) -> Sequence[Any]:
    assert isinstance(view.options, tuple)
    return view.options


def _order_tiles(view: View[Board]) -> Order:
    """Screwdriver: the explosion last where one can cut this turn, first where only the others can."""
    b = view.board
    assert b.own is not None and view.seat is not None
    wire = b.queue[0].use.wire
    (boom,) = [note.position for note in b.own.seeing if note.face == "boom"]  # type: ignore[union-attr]
    place = -1 if wire in b.hands[view.seat] else 0
    orders = [option for option in _listed(view) if isinstance(option, Order)]
    return next(option for option in orders if option.order[place] == boom)
