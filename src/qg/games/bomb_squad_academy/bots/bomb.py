"""The rest of a bomb in a few numbers, quick enough to be played on hundreds of times for one choice.

A model for the search, not the rules: wires, Wait!, Chicken, sensors and the Instructor as they are, no tools. Its
players know what is public and weigh a wire by its solo value and by how many can still play it. Cards are numbers:
0 to 3 cut the wires, 4 is Wait!, 5 Chicken.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb, exp

from ..data import ACTIONS, BONUS, CHAIN, MAIN, SENSOR_STEP, TRACK, WIRE_NO
from ..state import State
from .worth import INFO, PENALTY, POINTS_OF_WAIT

WAIT, CHICKEN = 4, 5
NUMBER = {card: WIRE_NO.get(card, WAIT if card == "wait" else CHICKEN) for card in ACTIONS}
HANDS = tuple(tuple(card for card in range(6) if mask >> card & 1) for mask in range(64))
KEEN = 0.3
"""How likely somebody who can cut a wire does."""
TEMPERATURE = 1.2
FINE = 20
SHARES = (1.0, *((1 - exp(-crowd / FINE)) * FINE / crowd for crowd in range(1, 8 * FINE)))
"""By mean number of others, in 20ths: the part of a wire that is left for one."""


def _part(holders: int, envy: float) -> float:
    """The part of a wire's value that it matters to be there, a point of any other counting `envy` against one's own.

    With j others one gets a part of j + 1 and takes as much from them as they would have without.
    """
    others = max(holders - 1, 0)
    found = 0.0
    for j in range(others + 1):
        chance = comb(others, j) * KEEN**j * (1 - KEEN) ** (others - j)
        found += chance * ((1 - envy * j) / (j + 1) + (envy if j else 0.0))
    return found


PARTS = {n: tuple(_part(holders, 1 / (n - 1)) for holders in range(n + 1)) for n in range(2, 6)}
"""By number of players and of those who can cut a wire."""


def _drawn(mix: Sequence[float], left: float) -> int:
    """The card of a mix that a number from 0 to 1 falls on."""
    last = 0
    for card, chance in enumerate(mix):
        if chance:
            left -= chance
            last = card
            if left <= 0:
                break
    return last


class Bomb:
    """A bomb as it may lie: decks and explosions drawn, hands and points as they are."""

    __slots__ = (
        "base",
        "bonus",
        "boom",
        "covered",
        "decks",
        "floor",
        "instructor",
        "judged",
        "masks",
        "over",
        "pos",
        "score",
        "sensors",
        "stacks",
        "teacher",
        "turned",
    )  # fmt: skip

    def __init__(self, t: State) -> None:
        self.decks = [[(MAIN[card], CHAIN[card]) for card in reversed(wire.deck)] for wire in t.wires]
        self.pos = [wire.position for wire in t.wires]
        self.turned = [wire.turned for wire in t.wires]
        self.boom = [track + 1 + wire.tiles.index("boom") for track, wire in zip(TRACK, t.wires, strict=True)]
        self.base = [sum(CHAIN[card] for card in wire.row) for wire in t.wires]
        self.covered = t.opt.chain_scope == "covered"
        self.floor = t.opt.score_floor == "zero"
        self.sensors = [WIRE_NO[sensor.wire] for sensor in t.sensors]
        self.bonus = BONUS.get(t.bomb or "", ())
        self.score = [cadet.score for cadet in t.cadets]
        self.masks = [sum(1 << NUMBER[card] for card in cadet.hand) for cadet in t.cadets]
        self.stacks = [[NUMBER[card] for card in cadet.stack] for cadet in t.cadets]
        self.instructor = t.instructor is not None
        self.teacher = [NUMBER[card] for card in t.instructor.stack] if t.instructor else []
        self.judged: list[tuple[float, float] | None] = [None] * 4
        self.over = False

    def copy(self) -> Bomb:
        """The same bomb once more."""
        new = Bomb.__new__(Bomb)
        new.decks = [[*deck] for deck in self.decks]
        new.pos, new.turned, new.boom, new.base = [*self.pos], [*self.turned], self.boom, [*self.base]
        new.covered, new.floor, new.bonus, new.instructor = self.covered, self.floor, self.bonus, self.instructor
        new.sensors, new.score, new.masks = [*self.sensors], [*self.score], [*self.masks]
        new.stacks, new.teacher = [[*stack] for stack in self.stacks], [*self.teacher]
        new.judged, new.over = [*self.judged], self.over
        return new

    # -- what the players think ---------------------------------------------------------------------------------------

    def extra(self, wire: int) -> int:
        """What the sensors on a wire add."""
        return sum([bonus for bonus, lies in zip(self.bonus, self.sensors, strict=False) if lies == wire])

    def judge(self, wire: int) -> tuple[float, float]:
        """(chance of an explosion, mean of V) of a cut alone, as everybody knows the wire."""
        found = self.judged[wire]
        if found is not None:
            return found
        deck, turned = self.decks[wire], self.turned[wire]
        base, here = self.base[wire] + self.extra(wire), self.pos[wire] - TRACK[wire] - turned
        risk = worth = 0.0
        hidden = 3 - turned
        for main, chain in deck:
            reach = here + main
            boom = 0.0 if reach <= 0 else min(reach / hidden, 1.0)
            risk += boom
            worth += (1 - boom) * (base + main + chain)
        found = self.judged[wire] = (risk / len(deck), worth / len(deck)) if deck else (0.0, 0.0)
        return found

    def wants(self) -> tuple[list[float], float]:
        """What each card seems worth to those who hold it, and the chance that the turn passes without an explosion."""
        masks, calm, found = self.masks, 1.0, []
        parts = PARTS[len(masks)]
        for wire in range(4):
            risk, worth = self.judge(wire)
            holders = 0
            for mask in masks:
                holders += mask >> wire & 1
            found.append(worth * parts[holders] - PENALTY * risk)
            if risk:
                calm *= 1 - risk * min(1.0, KEEN * holders)
        found.append(POINTS_OF_WAIT + INFO / 2)
        found.append(PENALTY * (1 - calm) + INFO * calm)
        return found, calm

    def mixes(self, wants: Sequence[float]) -> list[list[float]]:
        """By seat: the chance of each card."""
        weights = [exp(want / TEMPERATURE) for want in wants]
        found = []
        for mask in self.masks:
            mix = [0.0] * 6
            total = 0.0
            for card in HANDS[mask]:
                total += weights[card]
            for card in HANDS[mask]:
                mix[card] = weights[card] / total
            found.append(mix)
        return found

    def expected(self, mixes: Sequence[Sequence[float]], calm: float) -> list[float]:
        """By seat: the points to expect of a turn, sharing counted by how many may be there."""
        crowds = [sum([mix[wire] for mix in mixes]) for wire in range(4)]
        if self.instructor:
            for wire in range(4):
                crowds[wire] += (wire not in self.teacher) / (4 - len(self.teacher))
        gains = []
        for mix in mixes:
            gain = mix[WAIT] * POINTS_OF_WAIT + mix[CHICKEN] * (PENALTY * (1 - calm) + INFO / 2 * calm)
            for wire in range(4):
                chance = mix[wire]
                if chance:
                    risk, worth = self.judge(wire)
                    others = crowds[wire] - chance
                    gain += chance * (worth * SHARES[int(others * FINE)] - PENALTY * risk * (1 + others / 2))
            gains.append(gain)
        return gains

    def look_ahead(self, rng: random.Random, turns: int) -> list[float]:
        """By seat: the points to expect of so many turns, as long as nothing explodes.

        Means instead of drawn points: what is drawn is only where everybody goes, so few samples tell much.
        """
        gains = [0.0] * len(self.masks)
        for left in range(turns, 0, -1):
            wants, calm = self.wants()
            mixes = self.mixes(wants)
            gains = [gain + more for gain, more in zip(gains, self.expected(mixes, calm), strict=True)]
            if left == 1:
                break
            self.turn([_drawn(mix, rng.random()) for mix in mixes], self.teach(rng))
            if self.over:
                break
        return gains

    # -- a turn -------------------------------------------------------------------------------------------------------

    def teach(self, rng: random.Random) -> int:
        """The Instructor's wire, any of its hand; -1: there is none."""
        if not self.instructor:
            return -1
        return rng.choice([wire for wire in range(4) if wire not in self.teacher])

    def turn(self, picks: Sequence[int], teacher: int) -> None:
        """Everybody plays a card: Wait!, the wires in their order, Chicken, end of turn."""
        stays = self._wait(picks) if WAIT in picks else ()
        cut = []
        for wire in range(4):
            if (wire in picks or wire == teacher) and wire not in stays and self._cut(wire, picks, wire == teacher):
                cut.append(wire)
            if self.over:
                for seat, card in enumerate(picks):
                    if card == CHICKEN:
                        self.score[seat] += PENALTY
                return
        self._end(picks, teacher, cut)

    def _wait(self, picks: Sequence[int]) -> list[int]:
        """Waiters score and deny the others the wire that is worth most."""
        stays = []
        for seat, card in enumerate(picks):
            if card == WAIT:
                self.score[seat] += POINTS_OF_WAIT
                rich = {wire: self.judge(wire) for wire in picks if wire < WAIT}
                if rich:
                    stays.append(max(rich, key=lambda wire: rich[wire][1] - PENALTY * rich[wire][0]))
        return stays

    def _cut(self, wire: int, picks: Sequence[int], taught: bool) -> bool:
        """As many cards as cutters; whether the wire was cut."""
        cutters = picks.count(wire)
        deck = self.decks[wire]
        if not deck or (not cutters and self._holds_back(wire)):
            return False
        k, self.judged[wire] = cutters + taught, None
        main = chain = 0
        for _ in range(min(k, len(deck))):
            main, chain = deck.pop()
            self.pos[wire] += main
            self.base[wire] += chain
            if self.pos[wire] >= self.boom[wire]:
                return self._explode(wire, picks)
        self.turned[wire] = max(self.turned[wire], self.pos[wire] - TRACK[wire])
        if cutters:
            value = main + self.base[wire] + self.extra(wire) - (chain if self.covered else 0)
            for seat, card in enumerate(picks):
                if card == wire:
                    self.score[seat] += value // k
        return True

    def _holds_back(self, wire: int) -> bool:
        """The Instructor takes no risk alone."""
        highest = max(main for main, _ in self.decks[wire])
        return self.pos[wire] + highest > TRACK[wire] + self.turned[wire]

    def _explode(self, wire: int, picks: Sequence[int]) -> bool:
        self.over = True
        for seat, card in enumerate(picks):
            if card == wire:
                score = self.score[seat]
                self.score[seat] -= min(PENALTY, score) if self.floor else PENALTY
        return True

    def _end(self, picks: Sequence[int], teacher: int, cut: Sequence[int]) -> None:
        """Sensors on cut wires move on; of three cards in a stack the oldest comes back, Wait! does not."""
        for sensor, lies in enumerate(self.sensors):
            if lies in cut:
                self.sensors[sensor] = (lies + SENSOR_STEP[sensor]) % 4
                self.judged[lies] = self.judged[self.sensors[sensor]] = None
        for seat, card in enumerate(picks):
            stack = self.stacks[seat]
            stack.append(card)
            self.masks[seat] &= ~(1 << card)
            if len(stack) == 3:
                back = stack.pop(0)
                if back != WAIT:
                    self.masks[seat] |= 1 << back
        if teacher >= 0:
            self.teacher = [*self.teacher, teacher][-2:]
