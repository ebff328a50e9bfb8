"""Faults to plant in the engine, one at a time: each breaks one rule, and the judge must see it.

They are planted from outside, in data or in place of a function of the rules, by a MonkeyPatch that takes
them out again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace
from pytest import MonkeyPatch

from qg.games.missions_speciales import GAME, sheet, state, view
from qg.games.missions_speciales.choices import Hold
from qg.games.missions_speciales.data import BASE, BONUS, CAP_PERCENT, MISSIONS, NETWORK
from qg.games.missions_speciales.rules import (
    abandoning,
    debriefing,
    elimination,
    ending,
    fights,
    later_missions,
    missions,
    order,
    q_department,
    travel,
    turns,
)

Plant = Callable[[MonkeyPatch], None]


class Fault(NamedTuple):
    """How it is planted, and with which seats and options it must show soon; with any, if none are named."""

    plant: Plant
    seats: int
    options: dict[str, Any]


FAULTS: dict[str, Fault] = {}
"""By what is wrong, and the rule that is broken."""


def fault(name: str, seats: int = 0, **options: Any) -> Callable[[Plant], Plant]:
    def remember(plant: Plant) -> Plant:
        FAULTS[name] = Fault(plant, seats, options)
        return plant

    return remember


def forget() -> None:
    """What the engine remembers of earlier games is worked out anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("qg.games.missions_speciales") and ".tests" not in name:
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


def instead(patch: MonkeyPatch, function: Callable[..., Any], other: Callable[..., Any], *places: Any) -> None:
    """This function stands in place of that one wherever the rules call it."""
    for place in places:
        patch.setattr(place, function.__name__, other)
    if function.__name__ in GAME.steps:
        patch.setitem(GAME.steps, function.__name__, other)


# -- setting up -------------------------------------------------------------------------------------------------------


@fault("the lowest roll plays first [MS-ORD-01]")
def _(patch: MonkeyPatch) -> None:
    split = order._split
    instead(patch, split, lambda place, stars: split(place, {s: -n for s, n in stars.items()}), order)


@fault("who ties is not rolled for again [MS-ORD-02]")
def _(patch: MonkeyPatch) -> None:
    split = order._split
    one_by_one = lambda place, stars: tuple((seat,) for part in split(place, stars) for seat in part)  # noqa: E731
    instead(patch, split, one_by_one, order)


@fault("mission 19 begins with a point more [MS-PREP-04]")
def _(patch: MonkeyPatch) -> None:
    patch.setitem(BASE, "m19", (4, 0, 4))


@fault("the sheets are taken away after a minute [MS-OPT-13]")
def _(patch: MonkeyPatch) -> None:
    patch.setitem(GAME.conduct.times["live"], "ready", 60_000)


# -- travel -----------------------------------------------------------------------------------------------------------


@fault("one travels in the first turn of a mission [MS-TURN-05]")
def _(patch: MonkeyPatch) -> None:
    give = missions.give_mission

    def give_mission(t: Any, seat: int, *mission: Any) -> None:
        give(t, seat, *mission)
        t.update(seat, replace(t.agents[seat], first_turn=False))

    instead(patch, give, give_mission, missions, later_missions, sys.modules[f"{missions.__package__}.preparation"])


@fault("there is no line between Paris and London [MS-MOV-01]")
def _(patch: MonkeyPatch) -> None:
    patch.setitem(NETWORK.lines, "paris", tuple(leg for leg in NETWORK.lines["paris"] if leg.to != "london"))


@fault("a public flight lands a turn late [MS-TRN-02]")
def _(patch: MonkeyPatch) -> None:
    longer = {
        place: {to: leg._replace(turns=leg.turns + 1) for to, leg in legs.items()}
        for place, legs in travel.FLIGHTS.items()
    }
    patch.setattr(travel, "FLIGHTS", longer)


@fault("Q links cost a point at most [MS-EXP-02]")
def _(patch: MonkeyPatch) -> None:
    cheap = {place: {to: leg._replace(points=1) for to, leg in legs.items()} for place, legs in travel.LINKS.items()}
    patch.setattr(travel, "LINKS", cheap)


# -- Q ----------------------------------------------------------------------------------------------------------------


@fault("Q's branch stays open behind him [MS-Q-05]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, missions.close_branch, lambda t, seat: None, travel)


@fault("Q's branches are closed to everybody [MS-Q-03]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, q_department.may_equip, lambda agent: agent.place == "london", turns)


@fault("imposed equipment may be brought along [MS-MIS-10]")
def _(patch: MonkeyPatch) -> None:
    obtain = q_department.obtain
    instead(patch, obtain, lambda t, seat, value: obtain(t, seat, t.agents[seat].q[1]), q_department)


# -- fights -----------------------------------------------------------------------------------------------------------


@fault("a tie is won [MS-ENG-04]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, fights.tie, lambda t, seat, kind: fights.win(t, seat), fights)


@fault("a deficit is paid without the point that wins [MS-ENG-05]")
def _(patch: MonkeyPatch) -> None:
    pay = fights.pay

    def cheaper(t: Any, seat: int, kind: int, points: int, *, reason: Any = "deficit") -> None:
        pay(t, seat, kind, points - (reason == "deficit"), reason=reason)

    instead(patch, pay, cheaper, fights)


@fault("who is a single point short wins all the same [MS-ENG-06]")
def _(patch: MonkeyPatch) -> None:
    lose = elimination.lose_fight

    def lose_fight(t: Any, seat: int, kind: int, cost: int) -> None:
        fights.win(t, seat) if t.agents[seat].q[kind] == cost - 1 else lose(t, seat, kind, cost)

    instead(patch, lose, lose_fight, fights)


@fault("intelligence is paid in arms [MS-ENG-07]")
def _(patch: MonkeyPatch) -> None:
    patch.setitem(fights.PAID_IN, "intelligence", 0)


@fault("one may hold while a fight goes on [MS-ENG-09]")
def _(patch: MonkeyPatch) -> None:
    patch.setattr(fights, "ROLL_OR_NOT", (*fights.ROLL_OR_NOT, Hold()))


@fault("the player before is the adversary [MS-CE-01]")
def _(patch: MonkeyPatch) -> None:
    following = state.next_in_play
    before = lambda seat, order, out: following(seat, order[::-1], out)  # noqa: E731
    instead(patch, following, before, state, view)


@fault("Q points survive the hospital [MS-VAR-01]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, missions.lose_points, lambda t, seat: None, elimination)


# -- the end of a mission ---------------------------------------------------------------------------------------------


@fault("who abandons keeps his Q points [MS-ABN-02]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, missions.lose_points, lambda t, seat: None, abandoning)


@fault("the mission just ended is offered again [MS-NEW-02]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, later_missions.open_missions, lambda t, seat: t.available, later_missions)


@fault("nobody may wait for a mission [MS-NEW-04]")
def _(patch: MonkeyPatch) -> None:
    choose = later_missions.ChooseMission
    options = choose.options
    patch.setattr(choose, "options", lambda ask, t, seat: options(ask, t, seat)[:-1])


@fault("a bonus may exceed half the value by a point [MS-DBF-04]")
def _(patch: MonkeyPatch) -> None:
    more = lambda mission: sheet.ceiling(mission) // BONUS + 1  # noqa: E731
    instead(patch, sheet.most_points, more, debriefing)


@fault("field 9 counts cards instead of points [MS-SHT-06]")
def _(patch: MonkeyPatch) -> None:
    written = sheet.sheet_line

    def sheet_line(seat: int, name: str, line: Any) -> Any:
        found = written(seat, name, line)
        return found if found.quantity is None else replace(found, transferred=state.less(line.left, line.converted))

    instead(patch, sheet.sheet_line, sheet_line, view)


@fault("field 16 is three quarters of the value [MS-SHT-03]")
def _(patch: MonkeyPatch) -> None:
    higher = lambda mission: MISSIONS[mission].value * (CAP_PERCENT + 25) // 100  # noqa: E731
    instead(patch, sheet.ceiling, higher, sheet)
    instead(patch, sheet.most_points, lambda mission: MISSIONS[mission].value // 100, debriefing)


# -- the end ----------------------------------------------------------------------------------------------------------


@fault("a last survivor must play on [MS-END-03]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, ending.look_for_survivors, lambda t: None, elimination)


@fault("with equal turns the first to finish is 007 at once [MS-END-05]", 3, ending="equal_turns", target=1500)
def _(patch: MonkeyPatch) -> None:
    reach = ending.reach_target

    def reach_target(t: Any, seat: int) -> None:
        reach(t, seat)
        if t.outcome is None and t.opt.ending == "equal_turns":
            ending.close(t, "target", seat)

    instead(patch, reach, reach_target, debriefing)


@fault("a full ranking is played to the last agent [MS-END-06]", 2, ending="full_ranking", target=1500)
def _(patch: MonkeyPatch) -> None:
    playing = ending._in_play
    both = lambda t: [*playing(t), *t.finished] if t.opt.ending == "full_ranking" else playing(t)  # noqa: E731
    instead(patch, playing, both, ending)


@fault("the eliminated are ranked in the order in which they left [section 9]")
def _(patch: MonkeyPatch) -> None:
    ranks = ending.ranks

    def other_ranks(t: Any) -> Any:
        turned = t.copy()
        turned.eliminated = t.eliminated[::-1]
        return ranks(turned)

    instead(patch, ranks, other_ranks, ending)


@fault("every success alone is gold [MS-SOLO-03]", 1, target=1500, elimination="recovery")
def _(patch: MonkeyPatch) -> None:
    patch.setattr(ending, "rating", lambda turns, target: "gold")


@fault("who is late holds, whatever is missing [section 5]")
def _(patch: MonkeyPatch) -> None:
    instead(patch, turns.late_action, lambda t, seat: Hold(), turns)
