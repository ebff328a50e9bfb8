"""A second judge of mission conditions, written from the prose of data/README.md and from nothing else.

It looks at lists of values and tries everything out, so that it shares neither tables nor shortcuts with the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

Check = Mapping[str, Any]
Dice = Sequence[int]


def validates(kind: str, check: Check, mine: Dice, others: Sequence[Dice]) -> bool:
    """Whether a mission of this type holds for a player with these dice against opponents with those."""
    if kind == "versus":
        return bool(mine) and against(check, mine, [dice for dice in others if dice])
    if kind == "team":
        return for_all_agents(check, [mine, *others])
    return on_one_set(check, mine)


def compares(left: int | Fraction, cmp: str, right: int) -> bool:
    if cmp == "mult":
        return left in [right * factor for factor in range(200)]
    signs = {"eq": left == right, "ge": left >= right, "le": left <= right, "gt": left > right, "lt": left < right}
    return signs[cmp]


def on_one_set(check: Check, dice: Dice) -> bool:
    """On an empty set every condition is false."""
    if not dice:
        return False
    found = Counter(dice)
    match check["op"]:
        case "groups":
            return grouped(list(check["want"]), found)
        case "has":
            wanted: Counter[int] = Counter(check["dice"])
            return wanted <= found
        case "run":
            return compares(longest_run(dice), "ge", check["k"])
        case "every":
            return set(dice) <= set(check["v"])
        case "compare":
            left = [die for die in dice if die in check["a"]]
            right = [die for die in dice if die in check["b"]]
            return compares(len(left), check["cmp"], check.get("times", 1) * len(right))
        case "top":
            return all(found[check["v"]] > found[value] for value in range(1, 7) if value != check["v"])
        case "all":
            return False not in [on_one_set(part, dice) for part in check["of"]]
        case "any":
            return True in [on_one_set(part, dice) for part in check["of"]]
    return compares(amount(check, dice), check["cmp"], check["k"])


def amount(check: Check, dice: Dice) -> int | Fraction:
    match check["op"]:
        case "count":
            return len([die for die in dice if die in check["v"]])
        case "sum":
            return sum(dice)
        case "avg":
            return Fraction(sum(dice), len(dice))
        case "distinct":
            return len(set(dice))
        case "largest":
            return Counter(dice).most_common(1)[0][1]
        case "dice":
            return len(dice)
        case "spread":
            return max(dice) - min(dice)
    raise AssertionError(check)


def grouped(want: list[Check], left: Counter[int]) -> bool:
    """Whether the groups can be laid out one after the other, each of a value that no other one uses."""
    if not want:
        return True
    group, *rest = want
    for value in list(left):
        if left[value] >= group["n"] and value in group.get("v", [value]):
            others = Counter({other: number for other, number in left.items() if other != value})
            if grouped(rest, others):
                return True
    return False


def longest_run(dice: Dice) -> int:
    spans = [(low, high) for low in range(1, 7) for high in range(low, 7)]
    return max(high - low + 1 for low, high in spans if set(range(low, high + 1)) <= set(dice))


def measured(check: Check, dice: Dice) -> int:
    match check["measure"]:
        case "sum":
            return sum(dice)
        case "max":
            return max(dice)
        case "min":
            return min(dice)
        case "count":
            return len([die for die in dice if die in check["v"]])
        case "distinct":
            return len(set(dice))
        case "largest":
            return max(dice.count(value) for value in dice)
        case "run":
            return longest_run(dice)
        case "spread":
            return max(dice) - min(dice)
    raise AssertionError(check)


def against(check: Check, mine: Dice, others: Sequence[Dice]) -> bool:
    """A VERSUS condition; `others` are the opponents who have dice."""
    match check["op"]:
        case "only":
            return on_one_set(check["p"], mine) and not [dice for dice in others if on_one_set(check["p"], dice)]
        case "only_not":
            having = [dice for dice in others if on_one_set(check["p"], dice)]
            return not on_one_set(check["p"], mine) and len(having) == len(others)
        case "beats":
            own, his, by = measured(check, mine), [measured(check, dice) for dice in others], check.get("by", 1)
            if check["cmp"] == "gt":
                return all(own - each >= by for each in his)
            return all(each - own >= by for each in his)
        case "match_any":
            return measured(check, mine) in [measured(check, dice) for dice in others]
        case "no_common":
            return not set(mine) & {die for dice in others for die in dice}
        case "common_each":
            return all(len(set(mine) & set(dice)) >= check["k"] for dice in others)
    raise AssertionError(check)


def for_all_agents(check: Check, agents: Sequence[Dice]) -> bool:
    """A TEAM condition; agents without dice are not counted."""
    if check["op"] != "players":
        return on_one_set(check, [die for dice in agents for die in dice])
    there = [dice for dice in agents if dice]
    wanted = len(there) if check["k"] == "all" else check["k"]
    having = [dice for dice in there if on_one_set(check["p"], dice)]
    return bool(there) and compares(len(having), check["cmp"], wanted)
