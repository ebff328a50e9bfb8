"""What a mission's condition rests on: the dice that prove it, who is in its way, its running counter.

Pure functions of a check and the dice on the table (`trays`: by holder), for lights on the board and for bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from .checks import (
    MEASURES,
    ON_RIVALS,
    assignments,
    highest,
    longest_run,
    lowest,
    measure_of,
    on_set,
    showing,
    total,
)
from .language import Tree
from .pieces import NO_DICE, SIDES, Counts, Die, Tray, Trays, Type, counts


class Figure(msgspec.Struct, frozen=True):
    """One figure of a counter: of what kind, of which values, how much, and out of or against how much."""

    kind: str
    """count, sum, avg, distinct, largest, run, dice, spread, others (most of another value), players."""
    values: tuple[int, ...]
    figure: int
    of: int = 0
    """avg: the number of dice; players: agents who have dice; else 0."""


# -- the dice that prove it -------------------------------------------------------------------------------------------


def proof(kind: Type, tree: Tree, trays: Trays, seat: int) -> tuple[int, ...]:
    """The ids of the dice that prove a mission of this seat which holds; all that were looked at, if none stand out."""
    mine = trays[seat]
    if kind == "versus":
        return _ids(_versus_proof(tree, trays, seat)) or _ids(mine)
    if kind != "team":
        return _ids(_set_proof(tree, mine)) or _ids(mine)
    everything = tuple(die for tray in trays for die in tray)
    if tree["op"] != "players":
        return _ids(_set_proof(tree, everything)) or _ids(everything)
    p = on_set(tree["p"])
    have = [die for tray in trays if p(counts(tray)) for die in _set_proof(tree["p"], tray)]
    return _ids(have) or _ids(everything)


def _ids(dice: Iterable[Die]) -> tuple[int, ...]:
    return tuple(sorted({die.id for die in dice}))


def _of(dice: Sequence[Die], values: Iterable[int]) -> list[Die]:
    wanted = set(values)
    return [die for die in dice if die.value in wanted]


def _set_proof(tree: Tree, dice: Tray) -> list[Die]:
    """The dice a condition on one set speaks of; none, if it speaks of their number alone."""
    match tree["op"]:
        case "groups":
            have = counts(dice)
            way = next(way for way in assignments(tree["want"]) if all(have[v - 1] >= n for v, n in way))
            return [die for value, n in way for die in _of(dice, (value,))[:n]]
        case "has":
            wanted = {value: tree["dice"].count(value) for value in tree["dice"]}
            return [die for value, n in wanted.items() for die in _of(dice, (value,))[:n]]
        case "run":
            return _run_proof(dice, tree["k"])
        case "count":
            return _of(dice, tree["v"])
        case "top":
            return _of(dice, (tree["v"],))
        case "compare":
            return _of(dice, (*tree["a"], *tree["b"]))
        case "all":
            return [die for part in tree["of"] for die in _set_proof(part, dice)]
        case "any":
            part = next(part for part in tree["of"] if on_set(part)(counts(dice)))
            return _set_proof(part, dice)
        case "dice":
            return []
    return list(dice)


def _run_proof(dice: Tray, k: int) -> list[Die]:
    """One die of each value of the lowest run that is long enough."""
    shown = {die.value: die for die in reversed(dice)}
    for first in range(1, SIDES + 2 - k):
        run = range(first, first + k)
        if all(value in shown for value in run):
            return [shown[value] for value in run]
    return []


def _versus_proof(tree: Tree, trays: Trays, seat: int) -> list[Die]:
    mine = trays[seat]
    match tree["op"]:
        case "only":
            return _set_proof(tree["p"], mine)
        case "beats":
            return _measured(tree, mine)
        case "match_any":
            measure, own = measure_of(tree), counts(mine)
            rivals = [tray for other, tray in enumerate(trays) if other != seat and tray]
            like = [tray for tray in rivals if measure(counts(tray)) == measure(own)]
            return [die for tray in (mine, *like[:1]) for die in _measured(tree, tray)]
        case "common_each":
            theirs = {die.value for s, tray in enumerate(trays) if s != seat for die in tray}
            return _of(mine, theirs)
    return list(mine)


_MEASURED: dict[str, Callable[[Tray, Counts], list[Die]]] = {
    "max": lambda dice, have: _of(dice, (highest(have),)),
    "min": lambda dice, have: _of(dice, (lowest(have),)),
    "spread": lambda dice, have: _of(dice, (highest(have), lowest(have))),
    "largest": lambda dice, have: _of(dice, (have.index(max(have)) + 1,)),
    "run": lambda dice, have: _run_proof(dice, longest_run(have)),
}


def _measured(tree: Tree, dice: Tray) -> list[Die]:
    """The dice a measure is taken from."""
    name = tree["measure"]
    if name == "count":
        return _of(dice, tree["v"])
    return _MEASURED[name](dice, counts(dice)) if name in _MEASURED else list(dice)


# -- who is in the way ------------------------------------------------------------------------------------------------


def blockers(tree: Tree, trays: Trays, seat: int) -> tuple[int, ...]:
    """The opponents each of whom alone keeps a VERSUS mission of this seat from holding [DM-CHK-02].

    Nobody, if it already fails by the player's own dice, or if it needs just one opponent and finds none.
    """
    mine = counts(trays[seat])
    alone = ON_RIVALS[tree["op"]](tree)
    if mine == NO_DICE or tree["op"] == "match_any" or not alone(mine, ()):
        return ()
    others = [(other, counts(tray)) for other, tray in enumerate(trays) if other != seat and tray]
    return tuple(other for other, have in others if not alone(mine, (have,)))


# -- the running counter ----------------------------------------------------------------------------------------------


def tally(tree: Tree, trays: Trays) -> tuple[Figure, ...]:
    """The figures a TEAM mission compares, as the dice lie now: "1s: 2, 3s: 1", "total 28"."""
    if tree["op"] == "players":
        p = on_set(tree["p"])
        agents = [counts(tray) for tray in trays if tray]
        return (Figure("players", (), sum(map(p, agents)), len(agents)),)
    everything = counts(tuple(die for tray in trays for die in tray))
    return tuple(dict.fromkeys(_figures(tree, everything)))


def _figures(tree: Tree, have: Counts) -> list[Figure]:
    match tree["op"]:
        case "count" | "every":
            return [_counted(tree["v"], have)]
        case "compare":
            return [_counted(tree["a"], have), _counted(tree["b"], have)]
        case "sum":
            return [Figure("sum", (), total(have))]
        case "avg":
            return [Figure("avg", (), total(have), sum(have))]
        case "top":
            most = max(count for place, count in enumerate(have, 1) if place != tree["v"])
            return [_counted((tree["v"],), have), Figure("others", (), most)]
        case "has":
            return [_counted((value,), have) for value in dict.fromkeys(tree["dice"])]
        case "groups" | "largest":
            return [Figure("largest", (), max(have))]
        case "all" | "any":
            return [figure for part in tree["of"] for figure in _figures(part, have)]
        case "dice":
            return [Figure("dice", (), sum(have))]
    return [Figure(tree["op"], (), MEASURES[tree["op"]](have))]  # distinct, run, spread


def _counted(values: Sequence[int], have: Counts) -> Figure:
    return Figure("count", tuple(values), showing(have, values))
