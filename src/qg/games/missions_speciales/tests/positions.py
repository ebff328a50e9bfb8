"""Positions for the rule tests, written as the worked examples write them.

`table` is a table in round 1, A in turn and asked for his first action: the order of play is that of the seats, code
names are 001, 002, ..., missions are dealt by number (A has m10, B m11, ...) or as named. `put` then places an agent
anywhere in any mission; the other builders change one thing each and keep sheet and missions sound. `rolls` says what
the next dice show.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from qg.check.rules import asked, choices
from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.choices import *
from qg.games.missions_speciales.data import *
from qg.games.missions_speciales.events import *
from qg.games.missions_speciales.pieces import *
from qg.games.missions_speciales.state import *
from qg.kernel import Event, Moment, Seat

A, B, C, D = range(4)
"""Seats as the worked examples call them."""
SECOND = 1000

FACE = {1: 0, 2: 2, 3: 4, 4: 5}
"""Where a number first stands on a die: 1, 1, 2, 2, 3, 3 or 1, 1, 2, 2, 3, 4."""
ROLLS_IN_ORDER = ("", "", "3 1", "3 2 1", "3 3 1 1  3 1 3 1", "3 3 2 2 1  3 1 3 1", "3 3 2 2 1 1  3 1 3 1 3 1")
"""By number of seats: the stars that make the order of play that of the seats."""


# -- making a table ---------------------------------------------------------------------------------------------------


def lobby(seats: int | Sequence[Seat] = 4, *missions: str, rolled: str | None = None, **options: Any) -> State:
    """A table that asks everybody for an identity. `rolled`: the stars of all rolls for the order, pass by pass."""
    n = seats if isinstance(seats, int) else len(seats)
    stars = ROLLS_IN_ORDER[n] if rolled is None else rolled
    deal = () if options.get("first_mission") == "chosen" else _deal(missions)
    return GAME.new(seats, options, seed="tidy", script=(*_faces(stars), *deal))


def preparing(seats: int | Sequence[Seat] = 4, *missions: str, rolled: str | None = None, **options: Any) -> State:
    """The same when everybody has kept the proposed identity: the agents study their sheets."""
    t = lobby(seats, *missions, rolled=rolled, **options)
    for seat in t.waiting:
        t.answer(seat, KeepIdentity())
    for mission in _all(missions):
        if asked(t)[0] == "choose_first_mission":
            t.answer(t.waiting[0], TakeMission(mission))
    return t


def table(seats: int | Sequence[Seat] = 4, *missions: str, **options: Any) -> State:
    """The same when everybody is ready: round 1, A is asked for the first action of his mission."""
    t = preparing(seats, *missions, **options)
    for seat in t.waiting:
        t.answer(seat, SayReady())
    return t


def people(count: int, bots: int = 0) -> list[Seat]:
    """So many persons, then so many rookies."""
    return [*[Seat()] * count, *[Seat("bot", "rookie")] * bots]


def _all(missions: Sequence[str]) -> list[str]:
    return [*missions, *(mission for mission in MISSION_IDS if mission not in missions)]


def _deal(missions: Sequence[str]) -> tuple[int, ...]:
    """The draws of a shuffle that lays these missions out first."""
    pile, wanted, draws = [*MISSION_IDS], _all(missions), []
    for last in range(len(pile) - 1, 0, -1):
        other = pile.index(wanted[last])
        draws.append(other)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(draws)


def _faces(stars: str) -> tuple[int, ...]:
    return tuple(FACE[int(value)] for value in stars.split())


# -- agents -----------------------------------------------------------------------------------------------------------


def put(
    t: State,
    seat: int,
    mission: str = "",
    stage: int = 0,
    place: str = "",
    q: Points | None = None,
    *,
    branch: str | None = None,
    obtained: int = 0,
) -> None:
    """The agent is in this mission at this stage, on this place (if none: that of the stage), past his first turn.

    Whoever had the mission changes with him. What is not said stays as it is; `branch`: the Q branch open to him.
    """
    if mission and mission != t.agents[seat].mission:
        _change_missions(t, seat, mission)
    agent = t.agents[seat]
    stage = stage or agent.stage
    here = place or (STAGES[agent.own_mission][stage - 1].place if mission else agent.place)
    there = replace(agent, stage=stage, place=here, flight=None, first_turn=False, branch=branch, obtained=obtained)
    t.update(seat, replace(there, q=agent.q if q is None else q))
    t.scratch.forget()


def _change_missions(t: State, seat: int, mission: str) -> None:
    mine = t.agents[seat].own_mission
    other = next((who for who in t.all_seats if t.agents[who].mission == mission), None)
    if other is not None:
        _on(t, other, mine)
    _on(t, seat, mission)


def _on(t: State, seat: int, mission: str) -> None:
    origin = STAGES[mission][0].place
    t.update(seat, replace(t.agents[seat], mission=mission, stage=1, place=origin, first_turn=True))
    *before, line = t.lines[seat]
    t.lines = with_at(t.lines, seat, (*before, replace(line, mission=mission)))


def pocket(t: State, seat: int, arms: int = 0, equipment: int = 0, transport: int = 0) -> None:
    """Q points: "A has 4/0/3"."""
    t.update(seat, replace(t.agents[seat], q=(arms, equipment, transport)))
    t.scratch.forget()


def total(t: State, seat: int, points: int) -> None:
    """The grand total before the mission in progress, from missions accomplished earlier (0, 1,100 or more)."""
    lines: list[Line] = []
    for mission, bonus in _accomplished(points):
        before = sum(MISSIONS[line.mission].value + 50 * line.converted[0] for line in lines)
        lines.append(Line(mission, "accomplished", (bonus // 50, 0, 0), (bonus // 50, 0, 0), before))
    last = replace(t.lines[seat][-1], carried=points)
    t.lines = with_at(t.lines, seat, (*lines, last))
    t.update(seat, replace(t.agents[seat], total=points, last_mission=lines[-1].mission if lines else None))
    t.scratch.forget()


def _accomplished(points: int) -> list[tuple[str, int]]:
    """Missions and their bonus that make so many points."""
    for number in range(6):
        for some in combinations(MISSION_IDS, number):
            most = [MISSIONS[mission].value // 100 * 50 for mission in some]
            rest = points - sum(MISSIONS[mission].value for mission in some)
            if 0 <= rest <= sum(most):
                shares = [min(cap, max(0, rest - sum(most[:place]))) for place, cap in enumerate(most)]
                return list(zip(some, shares, strict=True))
    raise AssertionError(f"no missions make {points} points")


def in_round(t: State, k: int) -> None:
    """It is round k."""
    t.round = k
    t.scratch.forget()


def rolls(t: State, stars: str) -> None:
    """What the next dice show, in order, e.g. "2 3": white 2, black 3; or Q dice. After that chance goes on."""
    t.script = _faces(stars)


# -- playing ----------------------------------------------------------------------------------------------------------


def plainly(t: State) -> list[Moment]:
    """Whoever is asked does as little as he can: holds, holds off, waits, converts nothing; bound, he rolls."""
    plain: dict[str, Any] = {
        "choose_identity": KeepIdentity(),
        "choose_first_mission": TakeMission(t.available[0]) if t.available else None,
        "ready": SayReady(),
        "turn_action": Hold(),
        "engage_on_arrival": HoldOff(),
        "tie_choice": FightOn(),
        "continue_fight": Roll(),
        "convert": ConvertPoints(0, 0, 0),
        "choose_mission": Wait(),
        "tap_black_die": Tap(),
    }
    kind, seats = asked(t)
    return t.answer(seats[0], plain[kind])


def on_turn(t: State) -> int:
    """The seat whose turn it is."""
    assert t.turn is not None
    return t.turn


def turn_of(t: State, seat: int) -> list[Moment]:
    """Everybody plays plainly until this seat is asked in a turn of his own; if he is already, in his next one."""
    told = plainly(t)
    while t.outcome is None and (t.turn != seat or t.waiting != (seat,)):
        told += plainly(t)
    return told


def next_round(t: State) -> list[Moment]:
    """Everybody plays plainly until the next round has begun."""
    told: list[Moment] = []
    now = t.round
    while t.round == now and t.outcome is None:
        told += plainly(t)
    return told


# -- looking ----------------------------------------------------------------------------------------------------------


def kinds(t: State, seat: int) -> set[type]:
    """The kinds of what a seat may answer now."""
    return {type(choice) for choice in choices(t, seat)}


def goals(t: State, seat: int, *by: type) -> set[str]:
    """Where a seat may travel now: by steps, flights or links, or by those named only."""
    return {choice.place for choice in choices(t, seat, *(by or (Step, BoardFlight, Express)))}


def told_kinds(told: Iterable[Moment]) -> list[type[Event]]:
    """The kinds of all events told, in order."""
    return [type(each.event) for each in told]


def agent(t: State, seat: int) -> Agent:
    """An agent as he is now."""
    return t.agents[seat]
