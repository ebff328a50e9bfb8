"""What a seat may answer. Wires, cards and tools are named by id; hidden pieces by position, never by id.

Decisions (tag: its choices):
  choose_action   Lock, Unlock, UseTool (plan tools), Order (tiles, after one's Screwdriver), Proceed / Withdraw (when
                  one's queued tool comes up)
  react           Pass, UseTool
  confirm_tool    Proceed, Withdraw
  order_cards     Order
  keep_or_bury    KeepAndBury
  wait_pick       Propose, LockWait
  chicken_look    LookTops, LookTiles, LookNone
  pick_tool       TakeTool
Standing inputs: SetIntent (for each own tool, any time), RankTools (while tools are drafted).
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, ClassVar, Literal

from qg.kernel import Choice, Space

from .data import ACTIONS, TOOLS, WIRES
from .pieces import CardId, SensorId, Side, ToolId, Who, WireId

INSTRUCTOR: Literal["instructor"] = "instructor"
MOST = 20
"""Numbers of an intent are whole, 0 to 20 [BSA-RCT-15]."""


class Lock(Choice, frozen=True):
    """This card of my hand is my action [BSA-TRN-02]."""

    hidden: ClassVar[bool] = True
    card: CardId


class Unlock(Choice, frozen=True):
    """I choose again [BSA-TRN-05]."""


class UseTool(Choice, frozen=True, omit_defaults=True):
    """I use this tool on these targets; a tool's own slots are filled, the others are None [BSA-TOO-06].

    screwdriver, megaphone, twin_cutters: wire · magnet: sensor, wire · spare_cutters: cards (in stack order) ·
    walkie_talkie: target · multi_tool: card · remote_control: target, side · ratchet: steps · carbon_paper: target.
    """

    told_by: ClassVar[str] = "tool"
    tool: ToolId
    wire: WireId | None = None
    sensor: SensorId | None = None
    cards: tuple[CardId, ...] | None = None
    target: Who | None = None
    card: CardId | None = None
    side: Side | None = None
    steps: int | None = None


class Pass(Choice, frozen=True):
    """No tool of mine in this round [BSA-RCT-04]."""


class Proceed(Choice, frozen=True):
    """I still want my tool [BSA-RCT-02, BSA-RCT-10]."""


class Withdraw(Choice, frozen=True):
    """I keep my tool after all [BSA-TOO-08]."""


class Order(Choice, frozen=True):
    """New order of what I was shown, by old place: cards by depth (1 = top), tiles by position 1 to 3 [BSA-HID-01].

    `order[0]` is the old place of what now comes first.
    """

    hidden: ClassVar[bool] = True
    order: tuple[int, ...]


class KeepAndBury(Choice, frozen=True, tag="keep_or_bury"):
    """Depths that stay on top and depths that go to the bottom, each in its new order from the top [BSA-TL-13]."""

    keep: tuple[int, ...]
    bury: tuple[int, ...]


class Propose(Choice, frozen=True):
    """A wire I would protect, for the whole table to see [BSA-WAI-06]."""

    wire: WireId


class LockWait(Choice, frozen=True):
    """The wire I protect; final [BSA-WAI-06]."""

    wire: WireId


class LookTops(Choice, frozen=True):
    """The top card of two different decks (one, if only one deck has cards), in wire order [BSA-CHK-03, BSA-CHK-04]."""

    wires: tuple[WireId, ...]


class LookTiles(Choice, frozen=True):
    """The three tiles of one wire [BSA-CHK-03]."""

    wire: WireId


class LookNone(Choice, frozen=True):
    """No look [BSA-CHK-06]."""


class TakeTool(Choice, frozen=True):
    """This displayed tool is mine [BSA-TOO-01]."""

    tool: ToolId


class RankTools(Choice, frozen=True):
    """Displayed tools, best first, some or all; an empty list takes the ranking back [BSA-TOO-01]."""

    hidden: ClassVar[bool] = True
    tools: tuple[ToolId, ...]


class SetIntent(Choice, frozen=True, omit_defaults=True):
    """What one of my tools does when its window opens: ask, hold, hold_turn or an automatic use [BSA-RCT-14].

    An automatic use fills exactly its own parameters: protect_if(wire, min_other_cutters), swap_if_shared(hand_card),
    also_cut_if_free(wire), push_leader_if_shared(side), always(), if_solo(), if_within(spaces) - with Wire Stripper
    if_within(spaces, bury_from_main) -, if_own_wire(), if_chicken(), if_gain_at_least(points), if_pay_at_least(points).
    """

    hidden: ClassVar[bool] = True
    tool: ToolId
    use: str
    wire: WireId | None = None
    min_other_cutters: int | None = None
    hand_card: CardId | None = None
    side: Side | None = None
    spaces: int | None = None
    bury_from_main: int | None = None
    points: int | None = None


PLAIN_INTENTS = ("ask", "hold", "hold_turn")
_DOMAINS: dict[str, tuple[Any, ...]] = {
    "wire": WIRES,
    "hand_card": ACTIONS,
    "side": ("left", "right"),
    "min_other_cutters": tuple(range(MOST + 1)),
    "spaces": tuple(range(MOST + 1)),
    "bury_from_main": tuple(range(MOST + 1)),
    "points": tuple(range(MOST + 1)),
}


def is_intent(choice: SetIntent) -> bool:
    """Whether a tool knows this use, with exactly its parameters, each within bounds [BSA-RCT-14, BSA-RCT-15]."""
    if choice.tool not in TOOLS:
        return False
    uses = {**dict.fromkeys(PLAIN_INTENTS, ()), **TOOLS[choice.tool].automatic}
    if choice.use not in uses:
        return False
    given = {name: getattr(choice, name) for name in _DOMAINS if getattr(choice, name) is not None}
    return given.keys() == set(uses[choice.use]) and all(
        type(value) is type(_DOMAINS[name][0]) and value in _DOMAINS[name] for name, value in given.items()
    )


class Messages(Space, frozen=True):
    """Standing inputs: an intent for one of these tools, a ranking of the displayed ones."""

    tools: tuple[ToolId, ...]
    display: tuple[ToolId, ...]

    def __contains__(self, choice: Any) -> bool:
        if type(choice) is SetIntent:
            return choice.tool in self.tools and is_intent(choice)
        if type(choice) is not RankTools or not self.display:
            return False
        return len(set(choice.tools)) == len(choice.tools) and set(choice.tools) <= set(self.display)

    def sample(self, rng: random.Random) -> SetIntent | RankTools:
        if self.display and (not self.tools or rng.random() < 0.5):
            return RankTools(tuple(rng.sample(self.display, rng.randint(0, len(self.display)))))
        tool = rng.choice(self.tools)
        uses = {**dict.fromkeys(PLAIN_INTENTS, ()), **TOOLS[tool].automatic}
        use = rng.choice(list(uses))
        return SetIntent(tool, use, **{name: rng.choice(_DOMAINS[name]) for name in uses[use]})

    def schema(self) -> dict[str, Any]:
        ranking = {"type": "array", "items": {"enum": list(self.display)}, "uniqueItems": True}
        forms = [_rank_form(ranking)] if self.display else []
        for tool in self.tools:
            uses = {**dict.fromkeys(PLAIN_INTENTS, ()), **TOOLS[tool].automatic}
            forms += [_intent_form(tool, use, names) for use, names in uses.items()]
        return {"anyOf": forms}


def _rank_form(ranking: dict[str, Any]) -> dict[str, Any]:
    return {"properties": {"type": {"const": "rank_tools"}, "tools": ranking}, "required": ["type", "tools"]}


@cache
def _intent_form(tool: str, use: str, names: tuple[str, ...]) -> dict[str, Any]:
    fixed = {"type": {"const": "set_intent"}, "tool": {"const": tool}, "use": {"const": use}}
    slots = {name: {"enum": list(_DOMAINS[name])} for name in names}
    return {"properties": {**fixed, **slots}, "required": [*fixed, *slots], "additionalProperties": False}


Plan = Lock | Unlock | UseTool | Order | Proceed | Withdraw
Reaction = Pass | UseTool
Confirmation = Proceed | Withdraw
WaitChoice = Propose | LockWait
Look = LookTops | LookTiles | LookNone
Standing = SetIntent | RankTools
