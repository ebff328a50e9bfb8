"""The rest of a turn, played on the rules themselves in an imagined world: what an answer in a window leads to."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..choices import KeepAndBury, LockWait, Look, Order, Propose
from ..data import CHAIN, MAIN, WIRES
from ..rules.cutting import bonus
from ..rules.effects import KeepOrBury, OrderCards
from ..state import State
from .bomb import Bomb

MOST_ANSWERS = 200


def balance_after(t: State, seat: int, choice: Any, weights: Sequence[float], luck: int, ahead: float) -> float:
    """Own points against those of the others once the turn is over, the turns to come included by `ahead`."""
    before, moment = _scores(t), (t.bomb, t.turn)
    t.answer(seat, choice, events=False)
    for _ in range(MOST_ANSWERS):
        if t.outcome is not None or (t.bomb, t.turn) != moment or not t.waiting:
            break
        asked = t.waiting[0]
        t.answer(asked, plain_answer(t, asked), events=False)
    gains = [float(now - then) for now, then in zip(_scores(t), before, strict=True)]
    if t.bomb == moment[0] and t.turn > moment[1]:
        later = Bomb(t).look_ahead(random.Random(luck), 2)
        gains = [gain + ahead * more for gain, more in zip(gains, later, strict=True)]
    return gains[seat] - sum(each * gain for each, gain in zip(weights, gains, strict=True))


def plain_answer(t: State, seat: int) -> Any:
    """What anybody would sensibly say: no tool, the rich wire denied, cards that do not explode on top."""
    assert t.open is not None
    decision, options = t.open.decision, t.options(seat)
    assert isinstance(options, tuple)
    if isinstance(decision, OrderCards):
        return _sorted(t, decision.wire, decision.count)
    if isinstance(decision, KeepOrBury):
        return _sifted(t, decision.wire)
    if isinstance(options[0], LockWait | Propose):
        return LockWait(_rich_wire(t, seat))
    return options[-1] if isinstance(options[0], Look) else options[0]


def _scores(t: State) -> list[int]:
    return [cadet.score for cadet in t.cadets]


def _rich_wire(t: State, seat: int) -> str:
    def worth(wire: str) -> int:
        others = any(t.cuts(who, wire) for who in t.all_seats if who != seat)
        return sum(CHAIN[card] for card in t.wire(wire).row) + bonus(t, wire) if others else -1

    return max(WIRES, key=worth)


def _room(t: State, wire: str) -> int:
    """How many spaces a detonator may move without turning a tile."""
    return t.first_hidden(wire) - t.wire(wire).position - 1


def _sorted(t: State, wire: str, count: int) -> Order:
    """Small cards first; but the largest that stays short of the tiles comes where it pays, last of this cut."""
    mains = {depth: MAIN[t.wire(wire).deck[depth - 1]] for depth in range(1, count + 1)}
    depths = sorted(mains, key=mains.__getitem__)
    last = min(t.cut.k, count) - 1
    room = _room(t, wire) - sum(mains[depth] for depth in depths[:last])
    safe = [depth for depth in depths[last:] if mains[depth] <= room]
    if safe:
        depths.remove(safe[-1])
        depths.insert(last, safe[-1])
    return Order(tuple(depths))


def _sifted(t: State, wire: str) -> KeepAndBury:
    """What would turn a tile goes to the bottom."""
    room = _room(t, wire)
    keep = tuple(depth for depth in (1, 2) if MAIN[t.wire(wire).deck[depth - 1]] <= room)
    return KeepAndBury(keep, tuple(depth for depth in (1, 2) if depth not in keep))
