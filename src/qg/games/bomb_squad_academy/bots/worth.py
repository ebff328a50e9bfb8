"""What a card is worth in a turn in which everybody chooses at once.

A mix is a guess at what somebody plays: a chance for every card of their hand, which is public. `Turn` weighs the cards
of one seat against the mixes of the others, wire after wire, as the turn is resolved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Any

from ..data import WIRE_NO
from ..view import NONE, THE_INSTRUCTOR, Board
from .odds import Wire

Mix = Mapping[str, float]
PENALTY = 5
POINTS_OF_WAIT = 3
POINTS_OF_SUIT = 3
POINTS_OF_INSURANCE = 5
INFO = 1.0
"""What a look is worth."""
SPITE = 0.5
"""How much of the best share denied a Wait! is worth."""
PATIENCE = 0.8
"""What Wait! may still bring later in a bomb, at its beginning."""
SOLO_T = 3.0
"""How strictly others are thought to follow a card's own solo value."""
LAST = "III"
LEADER = 1.0
"""How much a point of the leader counts in the last bomb."""
CERTAIN = 1 - 1e-9
NOBODY = (0.0, 0.0, 0.0, 0.0)


def softmax(values: Mapping[str, float], temperature: float) -> dict[str, float]:
    """Chances that grow with the values: never a certainty, so that not everybody picks the same wire."""
    best = max(values.values())
    weights = {card: exp((value - best) / temperature) for card, value in values.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def loss_of(b: Board, opt: Any, seat: int, penalty: int = PENALTY) -> int:
    """What an explosion really costs a seat: with few points there is less to lose, in a Bomb Suit one gains."""
    if "bomb_suit" in b.tools[seat]:
        return -POINTS_OF_SUIT
    return penalty if opt.score_floor == "none" else min(penalty, b.score[seat])


def patience(b: Board) -> float:
    """What it is worth to keep Wait! for later: less and less as the bomb goes on."""
    return max(0.0, PATIENCE - 0.1 * (b.turn - 1))


def solo_mix(b: Board, seat: int, wires: Sequence[Wire], temperature: float = SOLO_T) -> dict[str, float]:
    """What a seat may play, each card weighted by its own solo value."""
    calm = 1.0
    for wire in wires:
        calm *= 1 - wire.cut(1)[0] / 2
    values = {"wait": float(POINTS_OF_WAIT), "chicken": PENALTY * (1 - calm) + INFO * calm}
    for card, number in WIRE_NO.items():
        risk, worth = wires[number].cut(1)
        values[card] = worth - PENALTY * risk
    return softmax({card: values[card] for card in b.hands[seat]}, temperature)


def instructor_mix(b: Board, seat: int) -> tuple[float, ...]:
    """By wire: the chance that the Instructor cuts it; everybody sees which cards it still has."""
    if not b.instructor:
        return NOBODY
    if b.own and b.own.heard and b.heard_from[seat] == THE_INSTRUCTOR:
        return tuple(float(wire == WIRE_NO[b.own.heard]) for wire in range(4))
    hand = [wire for card, wire in WIRE_NO.items() if card not in b.instructor_stack]
    return tuple((wire in hand) / len(hand) for wire in range(4))


def heard_mix(b: Board, seat: int, other: int) -> Mix | None:
    """A card heard through the Walkie-Talkie is no guess."""
    heard = b.own and b.own.heard and b.heard_from[seat] == other
    return {b.own.heard: 1.0} if b.own and heard else None


def crowd(chances: Iterable[float]) -> list[float]:
    """By number: the chance that so many of some independent players cut a wire."""
    numbers = [1.0]
    for chance in chances:
        if chance:
            more = [*numbers, 0.0]
            for number, each in enumerate(numbers):
                more[number] -= each * chance
                more[number + 1] += each * chance
            numbers = more
    return numbers


class Turn:
    """A turn as one seat foresees it: the wires as it knows them, the others by their mixes."""

    def __init__(
        self,
        wires: Sequence[Wire],
        mixes: Sequence[Mix],
        envies: Sequence[float],
        by_instructor: Sequence[float],
        *,
        loss: int,
        cover: int,
    ) -> None:
        self.wires, self.by_instructor, self.loss, self.cover = wires, by_instructor, loss, cover
        self.crowds = [crowd(mix.get(card, 0.0) for mix in mixes) for card in WIRE_NO]
        self.envies = [_mean_envy(mixes, envies, card) for card in WIRE_NO]
        self.chickens = sum(mix.get("chicken", 0.0) * each for mix, each in zip(mixes, envies, strict=True))
        self.waits = [mix.get("wait", 0.0) for mix in mixes]
        self.free = [1.0] * 4
        self.free = self._free()

    def _cut(self, wire: int, here: int) -> tuple[float, float, float]:
        """(chance of an explosion, own pay, pay of all others) at one wire, if nothing happened before."""
        boom = own = others = 0.0
        instructor = self.by_instructor[wire]
        for j, chance in enumerate(self.crowds[wire]):
            if not j + here:
                continue  # the Instructor takes no risk alone and pays nobody [BSA-INS-06, BSA-INS-07]
            for k, by in ((j + here, 1 - instructor), (j + here + 1, instructor)):
                weight = chance * by * self.free[wire]
                if weight:
                    risk, share = self.wires[wire].share(k)
                    boom += weight * risk
                    own += weight * here * (share - self.loss * risk)
                    others += weight * j * (share - PENALTY * risk)
        return boom, own, others

    def denied(self) -> list[float]:
        """By wire: what the others may expect of it, so what a Wait! would take from them."""
        return [self._cut(wire, 0)[2] for wire in range(4)]

    def _free(self) -> list[float]:
        """By wire: the chance that no waiter protects it; they deny what is rich."""
        rich = [max(0.0, pay) ** 2 for pay in self.denied()]
        total = sum(rich) or 1.0
        free = []
        for pay in rich:
            chance = 1.0
            for wait in self.waits:
                chance *= 1 - wait * pay / total
            free.append(chance)
        return free

    def value(self, card: str) -> float:
        """Points to expect of a card, with those of the others weighed against them."""
        at = WIRE_NO.get(card, NONE)
        calm, mine, others = 1.0, 0.0, 0.0
        for wire in range(4):
            boom, own, theirs = self._cut(wire, int(wire == at))
            mine += calm * own
            others += calm * theirs * self.envies[wire]
            if wire != at and card != "chicken":
                mine += calm * boom * self.cover
            calm *= 1 - boom
        if card == "chicken":
            mine += PENALTY * (1 - calm) + INFO * calm
        others += self.chickens * PENALTY * (1 - calm)
        return mine - others

    def values(self, hand: Iterable[str], waiting: float) -> dict[str, float]:
        """Every card of a hand; `waiting`: what keeping Wait! for later is worth."""
        found = {card: self.value(card) for card in hand}
        if "wait" in found:
            found["wait"] += POINTS_OF_WAIT + SPITE * max(self.best_share(), 0.0) - waiting
        return found

    def best_share(self) -> float:
        """The best share that a Wait! may deny somebody."""
        alone = [(1 - numbers[0]) * self.wires[wire].share(1)[1] for wire, numbers in enumerate(self.crowds)]
        return max(min(alone[wire], pay) for wire, pay in enumerate(self.denied()))


def _mean_envy(mixes: Sequence[Mix], envies: Sequence[float], card: str) -> float:
    """How much a point of those who may play a card counts, on average."""
    chances = [mix.get(card, 0.0) for mix in mixes]
    total = sum(chances)
    return sum(chance * each for chance, each in zip(chances, envies, strict=True)) / total if total else 0.0


def envies(b: Board, seat: int) -> list[float]:
    """By seat: how much a point of theirs counts against one of one's own; a leader's counts most in the last bomb."""
    each = 1 / max(1, len(b.score) - 1)
    found = [0.0 if other == seat else each for other in range(len(b.score))]
    if b.bomb == LAST:
        lead = max(score for other, score in enumerate(b.score) if other != seat)
        leaders = [other for other, score in enumerate(b.score) if other != seat and score == lead >= b.score[seat]]
        for leader in leaders:
            found[leader] = LEADER / len(leaders)
    return found


def foresee(b: Board, opt: Any, seat: int, wires: Sequence[Wire], mixes: Mapping[int, Mix]) -> dict[str, float]:
    """What each card in a seat's hand is worth to it, the others playing these mixes."""
    weights = envies(b, seat)
    others = {other: heard_mix(b, seat, other) or mix for other, mix in mixes.items() if other != seat}
    turn = Turn(
        wires,
        [*others.values()],
        [weights[other] for other in others],
        instructor_mix(b, seat),
        loss=loss_of(b, opt, seat),
        cover=POINTS_OF_INSURANCE * ("insurance" in b.tools[seat]),
    )
    return _sane(turn.values(b.hands[seat], patience(b)), wires, is_safe="bomb_suit" in b.tools[seat])


def _sane(values: dict[str, float], wires: Sequence[Wire], *, is_safe: bool) -> dict[str, float]:
    """Without the cutters whose explosion is certain, as long as there is anything else to play."""
    if is_safe:
        return values
    sane = {card: value for card, value in values.items() if card not in WIRE_NO or not _is_dead(wires[WIRE_NO[card]])}
    return sane or values


def _is_dead(wire: Wire) -> bool:
    return wire.cut(1)[0] > CERTAIN


def solo_mixes(b: Board, wires: Sequence[Wire]) -> dict[int, Mix]:
    """What everybody may play, by solo values, as everybody knows the wires."""
    return {seat: solo_mix(b, seat, wires) for seat in range(len(b.hands))}
