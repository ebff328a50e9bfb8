"""The board as a graph: lines, public flights and Q links, and the shortest ways over them (3.5, 3.7 to 3.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import pairwise
from math import dist
from typing import NamedTuple

from .pieces import HQ, ExpressWay, Group, Link, Place, Route, Transit, Way

FAR = (1 << 30, 0)


class Leg(NamedTuple):
    """One journey from a place: where it leads, its turns, its transport points, its element and its id."""

    to: str
    turns: int
    points: int
    element: str
    id: str


Legs = dict[str, tuple[Leg, ...]]
"""By place, in alphabetical order of where they lead."""


class Network(NamedTuple):
    """All journeys of one turn or flight, by place and kind [MS-MOV-01, MS-TRN-01, MS-EXP-03]."""

    lines: Legs
    flights: Legs
    links: Legs
    standard: Legs
    """Lines and flights: what costs nothing."""
    all: Legs
    """Everything."""
    points: dict[str, tuple[int, int]]
    """Where the places lie on the canvas."""


def build(
    places: Iterable[Place], routes: Iterable[Route], transits: Iterable[Transit], groups: Mapping[str, Group]
) -> Network:
    """The network of the board without its Q links; each line and flight works both ways [MS-MOV-01, MS-TRN-01]."""
    points = {place.id: (place.x, place.y) for place in places}
    lines = _sorted(points, (_both(r.a, r.b, 1, 0, r.element, r.id) for r in routes))
    flights = _sorted(points, (_both(a, b, f.turns, 0, "air", f.id) for f in transits for a, b in _ends(f, groups)))
    standard = _merged(lines, flights)
    return Network(lines, flights, {}, standard, standard, points)


def with_links(network: Network, links: Iterable[Link]) -> Network:
    """The same with its Q links: one turn, the same cost both ways [MS-EXP-02, MS-EXP-03]."""
    found = _sorted(network.points, (_both(x.a, x.b, 1, x.cost, x.element, x.id) for x in links))
    return network._replace(links=found, all=_merged(network.standard, found))


def _ends(flight: Transit, groups: Mapping[str, Group]) -> Iterator[tuple[str, str]]:
    """California is San Francisco or South California, at either end [MS-TRN-06]."""
    a, b = ([*groups[end].members] if end in groups else [end] for end in flight.ends)
    return ((one, other) for one in a for other in b)


def _both(a: str, b: str, turns: int, points: int, element: str, name: str) -> tuple[tuple[str, Leg], tuple[str, Leg]]:
    return (a, Leg(b, turns, points, element, name)), (b, Leg(a, turns, points, element, name))


def _sorted(places: Iterable[str], pairs: Iterable[tuple[tuple[str, Leg], ...]]) -> Legs:
    found: dict[str, list[Leg]] = {place: [] for place in places}
    for pair in pairs:
        for place, leg in pair:
            found[place].append(leg)
    return {place: tuple(sorted(legs)) for place, legs in found.items()}


def _merged(some: Legs, more: Legs) -> Legs:
    return {place: tuple(sorted((*legs, *more[place]))) for place, legs in some.items()}


# -- distances --------------------------------------------------------------------------------------------------------


def distances(legs: Legs, goal: str) -> dict[str, tuple[int, int]]:
    """From each place to the goal: the fewest turns, then the fewest points."""
    found: dict[str, tuple[int, int]] = {}
    queue = [((0, 0), goal)]
    while queue:
        so_far, place = heappop(queue)
        if place in found:
            continue
        found[place] = so_far
        for leg in legs[place]:
            if leg.to not in found:
                heappush(queue, ((so_far[0] + leg.turns, so_far[1] + leg.points), leg.to))
    return found


def turns_within(network: Network, goal: str, most: int) -> tuple[dict[str, int], ...]:
    """For each budget of transport points, 0 to `most`: the fewest turns from each place to the goal."""
    found: list[dict[str, int]] = []
    for budget in range(most + 1):
        queue = [(0, goal)]
        if found:  # ways that end with a Q link from where the rest of the budget leads on
            links = ((place, leg) for place, legs in network.links.items() for leg in legs if leg.points <= budget)
            queue += [(1 + found[budget - leg.points].get(leg.to, FAR[0]), place) for place, leg in links]
        found.append(_settled(network.standard, sorted(queue)))
    return tuple(found)


def _settled(legs: Legs, queue: list[tuple[int, str]]) -> dict[str, int]:
    found: dict[str, int] = {}
    while queue:
        turns, place = heappop(queue)
        if place not in found:
            found[place] = turns
            for leg in legs[place]:
                if leg.to not in found:
                    heappush(queue, (turns + leg.turns, leg.to))
    return found


# -- the ways a sheet prints ------------------------------------------------------------------------------------------


def shortest_ways(legs: Legs, start: str, goal: str) -> list[tuple[Leg, ...]]:
    """Every way of the fewest turns and, of these, the fewest points."""
    left = distances(legs, goal)
    ways: list[tuple[Leg, ...]] = []

    def walk(place: str, way: tuple[Leg, ...]) -> None:
        if place == goal:
            ways.append(way)
            return
        for leg in legs[place]:
            turns, points = left.get(leg.to, FAR)
            if (turns + leg.turns, points + leg.points) == left[place]:
                walk(leg.to, (*way, leg))

    if start in left:
        walk(start, ())
    return ways


def _places(start: str, way: tuple[Leg, ...]) -> tuple[str, ...]:
    return (start, *(leg.to for leg in way))


def _length(network: Network, route: tuple[str, ...]) -> float:
    """The drawn length: straight distances between places, rounded to 3 decimals."""
    spots = [network.points[place] for place in route]
    return round(sum(dist(a, b) for a, b in pairwise(spots)), 3)


def _once(elements: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(elements))


def standard_way(network: Network, start: str, goal: str) -> Way | None:
    """The standard figures: fewest turns by lines and public flights; None: there is no way [MS-MIS-12].

    Of equals: through London, then the fewest kinds of element, the shortest drawn length, the alphabet [MS-MIS-13].
    """

    def rank(way: tuple[Leg, ...]) -> tuple[bool, int, float, tuple[str, ...]]:
        route = _places(start, way)
        return HQ not in route, len({leg.element for leg in way}), _length(network, route), route

    ways = shortest_ways(network.standard, start, goal)
    if not ways:
        return None
    best = min(ways, key=rank)
    route = _places(start, best)
    return Way(sum(leg.turns for leg in best), _once(leg.element for leg in best), route[1:-1], route)


def express_way(network: Network, start: str, goal: str) -> ExpressWay | None:
    """The express figures: fewest turns with Q links, then fewest points; None: no fewer turns than standard.

    Of equals: through London, then the fewest legs, the shortest drawn length, the alphabet [MS-MIS-14].
    """

    def rank(way: tuple[Leg, ...]) -> tuple[bool, int, float, tuple[str, ...]]:
        route = _places(start, way)
        return HQ not in route, len(way), _length(network, route), route

    best = min(shortest_ways(network.all, start, goal), key=rank, default=())
    turns = sum(leg.turns for leg in best)
    if turns >= distances(network.standard, goal).get(start, FAR)[0]:
        return None
    paid = [leg for leg in best if leg.points]
    route = _places(start, best)
    return ExpressWay(
        turns,
        _once(leg.element for leg in paid),
        route[1:-1],
        route,
        sum(leg.points for leg in paid),
        tuple(leg.id for leg in paid),
    )
