"""When a tool decides enough points to be used, and on what."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from qg.kernel import View

from ..choices import UseTool
from ..data import MAIN, SENSORS, TOOLS, TRACK, WIRE_NO
from ..view import Board
from .odds import Wire, known_wires, public_wires
from .revealed import Prospect, actions_of, after
from .worth import PENALTY, envies, foresee, loss_of, solo_mixes

THRESHOLD = {"II": 4.0, "III": 2.5}
"""A tool is for the turn in which it decides so many points; in bomb III there is no reason to keep one."""
NEAR = 4
LATE = 4
"""Looks through tools come at this turn or later."""
RISKY = 0.25
THIRD = 0.33
BATTERY = 2
COPY_CAP = 6
SHARP = 0.7
"""The part of a risk that reordering or burying the next cards takes away."""

PREFERRED = (
    *("twin_cutters", "bolt_cutters", "carbon_paper", "freeze_spray", "priority_armband", "bomb_suit", "battery"),
    *("multi_tool", "megaphone", "spare_cutters", "insurance", "flashlight", "remote_control", "ratchet"),
    *("wire_stripper", "stethoscope", "magnet", "screwdriver", "walkie_talkie", "tweezers"),
)
"""Tools by what they brought in play, best first."""


def best_tool(display: Sequence[str]) -> str:
    """The displayed tool that brings most."""
    return min(display, key=PREFERRED.index)


def spaces(b: Board, wire: int) -> int:
    """How many spaces ahead the first face-down tile of a wire lies."""
    return TRACK[wire] + b.turned[wire] + 1 - b.position[wire]


class Judge:
    """Weighs the uses of tools that a view offers, in points."""

    def __init__(self, view: View[Board], wires: Sequence[Wire] | None = None) -> None:
        assert view.seat is not None
        self.b, self.opt, self.seat = view.board, view.opt, view.seat
        self.wires = wires or known_wires(view.board, view.opt)
        prompt = view.asked.prompt if view.asked else {}
        self.wire = WIRE_NO[prompt["wire"]] if prompt.get("wire") else -1

    @property
    def threshold(self) -> float:
        return THRESHOLD.get(self.b.bomb, 0.0)

    def choose(self, uses: Sequence[UseTool]) -> UseTool | None:
        """The use with the largest gain, if it is worth the tool."""
        gains = [self.gain(use) for use in uses]
        best = max(gains, default=0.0)
        return uses[gains.index(best)] if uses and best >= self.threshold else None

    def gain(self, use: UseTool) -> float:
        """The points that a use decides; a threshold's worth where only the moment counts."""
        return float(
            {"plan": self.plan, "reveal": self.reveal, "cut": self.cut, "brink": self.brink}.get(
                TOOLS[use.tool].window, self.late
            )(use)
        )

    # -- plan -------------------------------------------------------------------------------------------------------

    def plan(self, use: UseTool) -> float:
        """Looks when detonators are near, Magnet and Spare Cutters by what the best card gains."""
        if use.tool == "magnet":
            return self._magnet(use)
        if use.tool == "spare_cutters":
            return self._spare(use)
        b = self.b
        if b.turn < LATE:
            return 0.0
        if use.tool == "walkie_talkie":
            return self.threshold if self._is_worth_hearing(use) else 0.0
        if use.tool == "screwdriver":
            return self._screwdriver(WIRE_NO[use.wire or ""])
        return self.threshold if min(spaces(b, wire) for wire in range(4)) <= NEAR else 0.0

    def _screwdriver(self, wire: int) -> float:
        """The wire nearest to its tiles, and only if it is near."""
        far = spaces(self.b, wire)
        return self.threshold + NEAR - far if far <= NEAR else 0.0

    def _is_worth_hearing(self, use: UseTool) -> bool:
        """The leader, late in the bomb, once ready: who locks first gives up listening. Else the Instructor."""
        b = self.b
        if not isinstance(use.target, int):
            return b.turn > LATE
        best = max(score for seat, score in enumerate(b.score) if seat != self.seat)
        return b.ready[use.target] and b.score[use.target] == best

    def values(self, b: Board, hand: Sequence[str]) -> dict[str, float]:
        """What these cards would be worth in a turn on such a board."""
        changed = replace(b, hands=(*b.hands[: self.seat], tuple(hand), *b.hands[self.seat + 1 :]))
        wires = known_wires(changed, self.opt)
        return foresee(changed, self.opt, self.seat, wires, solo_mixes(changed, public_wires(changed, self.opt)))

    def _magnet(self, use: UseTool) -> float:
        b = self.b
        sensor = SENSORS.index(use.sensor or "")
        lies = tuple(WIRE_NO[use.wire or ""] if i == sensor else wire for i, wire in enumerate(b.sensors))
        hand = b.hands[self.seat]
        return max(self.values(replace(b, sensors=lies), hand).values()) - max(self.values(b, hand).values())

    def _spare(self, use: UseTool) -> float:
        hand = self.b.hands[self.seat]
        values = self.values(self.b, (*hand, *(use.cards or ())))
        return max(values.values()) - max(values.get(card, -PENALTY) for card in hand)

    # -- reveal, cut, brink -----------------------------------------------------------------------------------------

    def reveal(self, use: UseTool) -> float:
        """What the rest of the turn is worth with the tool, less what it is worth without."""
        prospect = Prospect(self.b, self.opt, self.seat, self.wires)
        now = actions_of(self.b)
        return prospect.value(after(now, self.seat, use)) - prospect.value(now)

    def cut(self, use: UseTool) -> float:
        """Bolt Cutters by what they double, the others by the risk they take away."""
        wire, k = self.wires[self.wire], self.b.k
        risk, share = wire.share(k)
        loss = loss_of(self.b, self.opt, self.seat)
        if use.tool == "bolt_cutters":
            return share - risk * (loss_of(self.b, self.opt, self.seat, 2 * PENALTY) - loss)
        if risk <= RISKY:
            return 0.0
        if use.tool == "ratchet":
            less, more = wire.moved(-(use.steps or 0)).share(k)
            return more - share + loss * (risk - less)
        return SHARP * risk * (share / max(1 - risk, 0.1) + loss) if risk < 1 else SHARP * loss

    def brink(self, use: UseTool) -> float:
        """Freeze Spray for a cutter at odds of a third or more; the Battery for those who do not stand there."""
        b, wire = self.b, self.wires[self.wire]
        boom = wire.boom(b.move)
        mine = self.seat in b.cutters
        share = (wire.base + MAIN[b.rows[self.wire][-1]]) / b.k
        if use.tool == "freeze_spray":
            gain = boom * (share + loss_of(b, self.opt, self.seat)) if mine else 0.0
            return max(gain, self.threshold) if mine and boom >= THIRD else 0.0
        if mine:
            return 0.0
        more = wire.boom(b.move + BATTERY) - boom
        weights = envies(b, self.seat)
        burnt = sum(weights[cutter] * (share + loss_of(b, self.opt, cutter)) for cutter in b.cutters)
        return more * (PENALTY * (b.actions[self.seat] == "chicken") + burnt)

    def late(self, use: UseTool) -> float:
        """Score and blast: the points themselves."""
        b = self.b
        if use.tool == "priority_armband":
            return b.value - b.pays[self.seat]
        if use.tool == "carbon_paper":
            return min(COPY_CAP, b.pays[use.target]) if isinstance(use.target, int) else 0.0
        return THRESHOLD["II"]
