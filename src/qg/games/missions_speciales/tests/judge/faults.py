"""Faults to plant in the engine, one at a time: each breaks one rule, and the judge must see it.

They are planted from outside, in data or in place of a function of the rules, by a MonkeyPatch that takes
them out again.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pytest import MonkeyPatch

from qg.games.missions_speciales import sheet, state, view
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
from qg.games.missions_speciales.tests.prelude import *

Plant = Callable[[MonkeyPatch], None]


class Fault(NamedTuple):
    """How it is planted, and with which seats and options it must show soon; with any, if none are named."""

    plant: Plant
    seats: int = 0
    options: Mapping[str, Any] = {}


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


def lowest_first(patch: MonkeyPatch) -> None:
    split = order._split
    instead(patch, split, lambda place, stars: split(place, {s: -n for s, n in stars.items()}), order)


def no_reroll(patch: MonkeyPatch) -> None:
    split = order._split
    one_by_one = lambda place, stars: tuple((seat,) for part in split(place, stars) for seat in part)  # noqa: E731
    instead(patch, split, one_by_one, order)


def richer_mission(patch: MonkeyPatch) -> None:
    patch.setitem(BASE, "m19", (4, 0, 4))


def hasty_sheets(patch: MonkeyPatch) -> None:
    patch.setitem(GAME.conduct.times["live"], "ready", 60_000)


# -- travel -----------------------------------------------------------------------------------------------------------


def travel_at_once(patch: MonkeyPatch) -> None:
    give = missions.give_mission

    def give_mission(t: Any, seat: int, *mission: Any) -> None:
        give(t, seat, *mission)
        t.update(seat, replace(t.agents[seat], first_turn=False))

    instead(patch, give, give_mission, missions, later_missions, sys.modules[f"{missions.__package__}.preparation"])


def missing_line(patch: MonkeyPatch) -> None:
    patch.setitem(NETWORK.lines, "paris", tuple(leg for leg in NETWORK.lines["paris"] if leg.to != "london"))


def late_flights(patch: MonkeyPatch) -> None:
    longer = {
        place: {to: leg._replace(turns=leg.turns + 1) for to, leg in legs.items()}
        for place, legs in travel.FLIGHTS.items()
    }
    patch.setattr(travel, "FLIGHTS", longer)


def cheap_links(patch: MonkeyPatch) -> None:
    cheap = {place: {to: leg._replace(points=1) for to, leg in legs.items()} for place, legs in travel.LINKS.items()}
    patch.setattr(travel, "LINKS", cheap)


# -- Q ----------------------------------------------------------------------------------------------------------------


def open_branches(patch: MonkeyPatch) -> None:
    instead(patch, missions.close_branch, lambda t, seat: None, travel)


def closed_branches(patch: MonkeyPatch) -> None:
    instead(patch, q_department.may_equip, lambda agent: agent.place == "london", turns, q_department)


def own_equipment(patch: MonkeyPatch) -> None:
    obtain = q_department.obtain
    instead(patch, obtain, lambda t, seat, value: obtain(t, seat, t.agents[seat].q[1]), q_department)


# -- fights -----------------------------------------------------------------------------------------------------------


def won_ties(patch: MonkeyPatch) -> None:
    instead(patch, fights.tie, lambda t, seat, kind: fights.win(t, seat), fights)


def cheap_deficits(patch: MonkeyPatch) -> None:
    pay = fights.pay

    def cheaper(t: Any, seat: int, kind: int, points: int, *, reason: Any = "deficit") -> None:
        pay(t, seat, kind, points - (reason == "deficit"), reason=reason)

    instead(patch, pay, cheaper, fights)


def forgiven_point(patch: MonkeyPatch) -> None:
    lose = elimination.lose_fight

    def lose_fight(t: Any, seat: int, kind: int, cost: int) -> None:
        fights.win(t, seat) if t.agents[seat].q[kind] == cost - 1 else lose(t, seat, kind, cost)

    instead(patch, lose, lose_fight, fights)


def arms_for_all(patch: MonkeyPatch) -> None:
    patch.setitem(fights.PAID_IN, "intelligence", 0)


def holding_in_fights(patch: MonkeyPatch) -> None:
    patch.setattr(fights, "ROLL_OR_NOT", (*fights.ROLL_OR_NOT, Hold()))


def player_before(patch: MonkeyPatch) -> None:
    following = state.next_in_play
    before = lambda seat, order, out: following(seat, order[::-1], out)  # noqa: E731
    instead(patch, following, before, state, view)


def rich_patients(patch: MonkeyPatch) -> None:
    instead(patch, missions.lose_points, lambda t, seat: None, elimination)


# -- the end of a mission ---------------------------------------------------------------------------------------------


def rich_quitters(patch: MonkeyPatch) -> None:
    instead(patch, missions.lose_points, lambda t, seat: None, abandoning)


def same_mission(patch: MonkeyPatch) -> None:
    instead(patch, later_missions.open_missions, lambda t, seat: t.available, later_missions)


def no_waiting(patch: MonkeyPatch) -> None:
    choose = later_missions.ChooseMission
    options = choose.options
    patch.setattr(choose, "options", lambda ask, t, seat: options(ask, t, seat)[:-1])


def higher_bonus(patch: MonkeyPatch) -> None:
    more = lambda mission: sheet.ceiling(mission) // BONUS + 1  # noqa: E731
    instead(patch, sheet.most_points, more, debriefing)


def cards_in_field_9(patch: MonkeyPatch) -> None:
    written = sheet.sheet_line

    def sheet_line(seat: int, name: str, line: Any) -> Any:
        found = written(seat, name, line)
        return found if found.quantity is None else replace(found, transferred=state.less(line.left, line.converted))

    instead(patch, sheet.sheet_line, sheet_line, view)


def higher_ceiling(patch: MonkeyPatch) -> None:
    higher = lambda mission: MISSIONS[mission].value * (CAP_PERCENT + 25) // 100  # noqa: E731
    instead(patch, sheet.ceiling, higher, sheet)
    instead(patch, sheet.most_points, lambda mission: MISSIONS[mission].value // 100, debriefing)


# -- the end ----------------------------------------------------------------------------------------------------------


def no_survivor(patch: MonkeyPatch) -> None:
    instead(patch, ending.look_for_survivors, lambda t: None, elimination)


def hasty_end(patch: MonkeyPatch) -> None:
    reach = ending.reach_target

    def reach_target(t: Any, seat: int) -> None:
        reach(t, seat)
        if t.outcome is None and t.opt.ending == "equal_turns":
            ending.close(t, "target", seat)

    instead(patch, reach, reach_target, debriefing)


def longer_ranking(patch: MonkeyPatch) -> None:
    playing = ending._in_play
    both = lambda t: [*playing(t), *t.finished] if t.opt.ending == "full_ranking" else playing(t)  # noqa: E731
    instead(patch, playing, both, ending)


def turned_ranking(patch: MonkeyPatch) -> None:
    ranks = ending.ranks

    def other_ranks(t: Any) -> Any:
        turned = t.copy()
        turned.eliminated = t.eliminated[::-1]
        return ranks(turned)

    instead(patch, ranks, other_ranks, ending)


def always_gold(patch: MonkeyPatch) -> None:
    patch.setattr(ending, "rating", lambda turns, target: "gold")


def always_holding(patch: MonkeyPatch) -> None:
    instead(patch, turns.late_action, lambda t, seat: Hold(), turns)


FAULTS = {
    "the lowest roll plays first [MS-ORD-01]": Fault(lowest_first),
    "who ties is not rolled for again [MS-ORD-02]": Fault(no_reroll),
    "mission 19 begins with a point more [MS-PREP-04]": Fault(richer_mission),
    "the sheets are taken away after a minute [MS-OPT-13]": Fault(hasty_sheets),
    "one travels in the first turn of a mission [MS-TURN-05]": Fault(travel_at_once),
    "there is no line between Paris and London [MS-MOV-01]": Fault(missing_line),
    "a public flight lands a turn late [MS-TRN-02]": Fault(late_flights),
    "Q links cost a point at most [MS-EXP-02]": Fault(cheap_links),
    "Q's branch stays open behind him [MS-Q-05]": Fault(open_branches),
    "Q's branches are closed to everybody [MS-Q-03]": Fault(closed_branches),
    "imposed equipment may be brought along [MS-MIS-10]": Fault(own_equipment),
    "a tie is won [MS-ENG-04]": Fault(won_ties),
    "a deficit is paid without the point that wins [MS-ENG-05]": Fault(cheap_deficits),
    "who is a single point short wins all the same [MS-ENG-06]": Fault(forgiven_point),
    "intelligence is paid in arms [MS-ENG-07]": Fault(arms_for_all),
    "one may hold while a fight goes on [MS-ENG-09]": Fault(holding_in_fights),
    "the player before is the adversary [MS-CE-01]": Fault(player_before),
    "Q points survive the hospital [MS-VAR-01]": Fault(rich_patients),
    "who abandons keeps his Q points [MS-ABN-02]": Fault(rich_quitters),
    "the mission just ended is offered again [MS-NEW-02]": Fault(same_mission),
    "nobody may wait for a mission [MS-NEW-04]": Fault(no_waiting),
    "a bonus may exceed half the value by a point [MS-DBF-04]": Fault(higher_bonus),
    "field 9 counts cards instead of points [MS-SHT-06]": Fault(cards_in_field_9),
    "field 16 is three quarters of the value [MS-SHT-03]": Fault(higher_ceiling),
    "a last survivor must play on [MS-END-03]": Fault(no_survivor),
    "with equal turns the first to finish is 007 at once [MS-END-05]": Fault(
        hasty_end, 3, {"ending": "equal_turns", "target": 1500}
    ),
    "a full ranking is played to the last agent [MS-END-06]": Fault(
        longer_ranking, 2, {"ending": "full_ranking", "target": 1500}
    ),
    "the eliminated are ranked in the order in which they left [section 9]": Fault(turned_ranking),
    "every success alone is gold [MS-SOLO-03]": Fault(always_gold, 1, {"target": 1500, "elimination": "recovery"}),
    "who is late holds, whatever is missing [section 5]": Fault(always_holding),
}
"""By what is wrong, and the rule that is broken."""
