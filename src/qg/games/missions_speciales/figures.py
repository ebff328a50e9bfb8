"""What a board shows beside the view and must not work out itself: ways, odds, how soon an agent may report.

Everything here follows from one seat's view. With aids = printed only the figures of the mission sheets are told, with
aids = none not even those [MS-OPT-11].
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import pairwise
from math import dist

import msgspec

from qg.kernel import View

from .data import BLACK, BONUS, LONDON, MISSIONS, NETWORK, PLACES, Q_FACES, STAGES, WHITE
from .network import Leg
from .pieces import Points, Stage
from .rules.ending import RATINGS
from .sheet import ceiling, most_points
from .state import Agent, Options
from .view import Board

LINE, FLIGHT, LINK = range(3)
KIND = 100
"""A leg of a way is told as KIND times its kind, plus the number of the place it leads to."""
NUMBER = {place: number for number, place in enumerate(PLACES)}
FIGHTS = ("combat", "intelligence")
BEST_DIE = max(Q_FACES[1])
POCKETS = range(max(BLACK) - min(WHITE) + 2)
"""Holdings of a type that make a difference to one fight; with the last no fight is lost."""


class Trip(msgspec.Struct, frozen=True):
    """A way to the current stage: turns, transport points, and the elements it goes by."""

    turns: int
    points: int
    elements: tuple[str, ...]
    via: tuple[str, ...]


class Odds(msgspec.Struct, frozen=True):
    """The fight of the current stage with the present pocket, in percent, ties paid [MS-ENG-03 to MS-ENG-06]."""

    survives: int
    free: int
    """More stars than skulls: nothing is paid."""
    held: int


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One agent."""

    value: int
    """Of the mission he is on; 0: none."""
    bonus: int
    """What his Q points would be worth now, within the ceiling [MS-DBF-04]."""
    standard: Trip | None
    express: Trip | None
    """To his stage, the fastest that costs something and saves turns; with aids = full what his pocket allows."""
    fights: tuple[int, int] | None
    """Combats and intelligence stages until he can next see Q on his way, the current one included."""
    stretch: int | None
    """The chance to survive them all with the present pocket, in percent."""
    odds: Odds | None
    soon: int | None
    """Turns in which he may report at the earliest, if every die is kind."""


class Conversion(msgspec.Struct, frozen=True):
    """My debriefing: the total without bonus, and how many points must be converted to reach the target."""

    base: int
    ceiling: int
    needed: int
    reachable: bool


class Mark(msgspec.Struct, frozen=True):
    """A rating of the solo challenge, and the turns it allows [MS-SOLO-03]."""

    rating: str
    turns: int


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a view."""

    seats: tuple[SeatFigures, ...]
    ways_from: str | None
    """Where my ways begin; the box tells them for every place (facts.ways). None: I have no route finder."""
    conversion: Conversion | None
    due: int
    """When the open decision takes its default, table time in ms; 0: no limit."""
    span: int
    solo: tuple[Mark, ...]
    """The ratings one agent alone may earn, best first."""


def figures(view: View[Board]) -> Figures:
    """The figures of one seat's view."""
    board, opt = view.board, _options(view)
    kind = view.asked.kind if view.asked else ""
    clock = next((clock for clock in view.conduct.clocks if clock.number == view.number), None)
    return Figures(
        seats=tuple([_seat(agent, opt) for agent in board.agents]),
        ways_from=_my_ways(view, opt),
        conversion=_conversion(view, opt) if kind == "convert" else None,
        due=clock.due if clock else 0,
        span=clock.whole if clock else 0,
        solo=_marks(opt.target) if len(board.agents) == 1 else (),
    )


def _marks(target: int) -> tuple[Mark, ...]:
    return tuple(Mark(name, -(-most * target // 4000)) for name, most in RATINGS)


def _options(view: View[Board]) -> Options:
    assert isinstance(view.opt, Options)
    return view.opt


# -- ways -------------------------------------------------------------------------------------------------------------


class Found(msgspec.Struct, frozen=True, gc=False):
    """A way over the board."""

    turns: int
    points: int
    route: tuple[str, ...]
    legs: tuple[Leg, ...]

    @property
    def rank(self) -> tuple[bool, int, float, tuple[str, ...]]:
        """As sheets prefer them: through London, few kinds of element, short on the canvas [MS-MIS-13]."""
        length = sum(dist(NETWORK.points[a], NETWORK.points[b]) for a, b in pairwise(self.route))
        return LONDON not in self.route, len({leg.element for leg in self.legs}), round(length, 3), self.route

    @property
    def row(self) -> tuple[int, ...]:
        return self.turns, self.points, *[_kind(leg) * KIND + NUMBER[leg.to] for leg in self.legs]


def _kind(leg: Leg) -> int:
    return LINK if leg.points else FLIGHT if leg.turns > 1 else LINE


@cache
def ways_from(origin: str) -> dict[str, tuple[Found, ...]]:
    """To every place, the ways of which none is both slower and dearer than another; the quickest first [MS-TRN-05]."""
    here = Found(0, 0, (origin,), ())
    found: dict[str, list[Found]] = {place: [] for place in PLACES}
    found[origin].append(here)
    layers: list[dict[str, Found]] = [{origin: here}]
    while any(not ways or ways[-1].points for ways in found.values()):
        layer = _layer(layers, len(layers), found)
        for place, way in layer.items():
            found[place].append(way)
        layers.append(layer)
    return {place: tuple(ways) for place, ways in found.items()}


def _layer(layers: list[dict[str, Found]], turns: int, found: dict[str, list[Found]]) -> dict[str, Found]:
    """The cheapest ways of exactly so many turns, where none that is quicker is as cheap."""
    layer: dict[str, Found] = {}
    for before in range(turns):
        for place, way in layers[before].items():
            for leg in NETWORK.all[place]:
                if leg.turns != turns - before:
                    continue
                points, known = way.points + leg.points, found[leg.to]
                other = layer.get(leg.to)
                if (known and known[-1].points <= points) or (other and other.points < points):
                    continue
                new = Found(turns, points, (*way.route, leg.to), (*way.legs, leg))
                if not other or points < other.points or new.rank < other.rank:
                    layer[leg.to] = new
    return layer


@cache
def ways_of_the_box() -> dict[str, list[list[tuple[int, ...]]]]:
    """From each place to every place, by its number: ways that cost fewer turns the more they cost in points.

    A way is: turns, points, and its legs (see KIND). The last way of a place costs nothing.
    """
    return {origin: [[way.row for way in ways_from(origin)[place]] for place in PLACES] for origin in PLACES}


def _my_ways(view: View[Board], opt: Options) -> str | None:
    """Where the route finder of my own agent begins, with aids = full [MS-OPT-11, MS-EXP-09]."""
    if view.seat is None or opt.aids != "full":
        return None
    agent = view.board.agents[view.seat]
    return agent.place if agent.mission else None


# -- one agent --------------------------------------------------------------------------------------------------------


IDLE = SeatFigures(value=0, bonus=0, standard=None, express=None, fights=None, stretch=None, odds=None, soon=None)
"""Without a mission."""


def _seat(agent: Agent, opt: Options) -> SeatFigures:
    if agent.mission is None:
        return IDLE
    return _figures_of(agent.mission, agent.stage, _where(agent), _busy(agent), agent.obtained, agent.q, opt.aids)


def _where(agent: Agent) -> str:
    return agent.flight.to if agent.flight else agent.here


def _busy(agent: Agent) -> int:
    """Turns that pass before he can act, or in which he cannot travel."""
    if agent.flight:
        return agent.flight.total - agent.flight.done
    if agent.status == "recovering":
        return 1
    at_work = STAGES[agent.own_mission][agent.stage - 1].place == agent.place
    return int(agent.first_turn and not at_work)  # no travel on the first turn [MS-TURN-05]


@lru_cache(maxsize=4096)
def _figures_of(mission: str, stage: int, place: str, busy: int, obtained: int, q: Points, aids: str) -> SeatFigures:
    now, full = STAGES[mission][stage - 1], aids == "full"
    standard, express = _trips(now, place, q[2]) if full else _printed(now) if aids == "printed" else (None, None)
    ahead = fights_ahead(mission, stage, place)
    return SeatFigures(
        value=MISSIONS[mission].value,
        bonus=min(sum(q), most_points(mission)) * BONUS,
        standard=standard,
        express=express,
        fights=ahead if full else None,
        stretch=_percent(survival(ahead[0], q[0]) * survival(ahead[1], q[1])) if full else None,
        odds=_odds(now, q) if full else None,
        soon=earliest(mission, stage, place, busy, obtained, q[2]) if full else None,
    )


def _printed(stage: Stage) -> tuple[Trip | None, Trip | None]:
    """What the sheet prints, from the place of the stage before [MS-MIS-12, MS-MIS-14]."""
    way, fast = stage.standard, stage.express
    return (
        Trip(way.turns, 0, way.elements, way.via) if way else None,
        Trip(fast.turns, fast.points, fast.elements, fast.via) if fast else None,
    )


def _trips(stage: Stage, place: str, points: int) -> tuple[Trip | None, Trip | None]:
    """From where he is, with what he holds [MS-OPT-11]."""
    *dear, free = ways_from(place)[stage.place]
    fast = next((way for way in dear if way.points <= points), None)
    return _trip(free), _trip(fast) if fast else None


def _trip(way: Found) -> Trip:
    legs = [leg for leg in way.legs if leg.points] or way.legs
    return Trip(way.turns, way.points, tuple(dict.fromkeys(leg.element for leg in legs)), way.route[1:-1])


def fights_ahead(mission: str, stage: int, place: str) -> tuple[int, int]:
    """Combats and intelligence stages until the next Q stage that lies elsewhere, or London on the way."""
    found = [0, 0]
    for number, ahead in enumerate(STAGES[mission][stage - 1 :]):
        if ahead.type == "q_department" and (ahead.place != place or number):
            break
        if ahead.type in FIGHTS:
            found[FIGHTS.index(ahead.type)] += 1
        if ahead.place == LONDON and number:
            break
    return found[0], found[1]


def earliest(mission: str, stage: int, place: str, busy: int, obtained: int, points: int) -> int:
    """The fewest turns to the report: fights won at once, Q dice at their best, points spent where they help."""
    spent = {0: busy}
    for ahead in STAGES[mission][stage - 1 :]:
        missing = max(0, ahead.imposed - obtained)
        obtained = 0
        fresh: dict[int, int] = {}
        for so_far, turns in spent.items():
            for way in ways_from(place)[ahead.place]:
                if so_far + way.points <= points:
                    then = turns + way.turns + (ahead.is_fight and not way.turns) + -(-missing // BEST_DIE)
                    fresh[so_far + way.points] = min(then, fresh.get(so_far + way.points, then))
        spent, place = fresh, ahead.place
    return min(spent.values())


# -- fights -----------------------------------------------------------------------------------------------------------


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def cost(white: int, black: int) -> int:
    """Points that win a fight after this roll: none, one for a tie, else the difference and one [MS-ENG-03 to 05]."""
    return 0 if white > black else black - white + 1


@cache
def survival(fights: int, points: int) -> Fraction:
    """The chance to survive so many fights in a row, ties paid while points last [MS-ENG-04, MS-ENG-05, MS-ENG-06]."""
    if not fights:
        return Fraction(1)
    chance, ties = Fraction(0), Fraction(0)
    each = Fraction(1, len(WHITE) * len(BLACK))
    for white in WHITE:
        for black in BLACK:
            due = cost(white, black)
            if due <= points:
                chance += each * survival(fights - 1, points - due)
            elif white == black:  # without a point it goes on
                ties += each
    return chance / (1 - ties)


def survives(points: int) -> int:
    """One fight with so many points of its type, in percent."""
    return _percent(survival(1, points))


def _odds(stage: Stage, q: Points) -> Odds | None:
    if not stage.is_fight:
        return None
    held = q[FIGHTS.index(stage.type)]
    wins = sum(white > black for white in WHITE for black in BLACK)
    return Odds(survives(held), _percent(Fraction(wins, len(WHITE) * len(BLACK))), held)


# -- the debriefing ---------------------------------------------------------------------------------------------------


def _conversion(view: View[Board], opt: Options) -> Conversion | None:
    """What my debriefing comes to, and what would reach the target [MS-DBF-07, MS-DBF-09]."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    agent = view.board.agents[view.seat]
    base = agent.total + MISSIONS[agent.own_mission].value
    needed = max(0, -(-(opt.target - base) // BONUS))
    reachable = needed <= min(sum(agent.q), most_points(agent.own_mission))
    return Conversion(base, ceiling(agent.own_mission), needed, reachable)
