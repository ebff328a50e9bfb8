"""The end of the evaluation, ranking and result (3.17, 3.20, section 9)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import Outcome

from .. import events
from ..result import MissionResult, Ranked, Rating, Reason, Result
from ..sheet import bonus, mission_score
from ..state import State

RATINGS: tuple[tuple[Rating, int], ...] = (("007", 36), ("gold", 42), ("silver", 50))
"""Turns within which each is earned at a target of 4,000 [MS-SOLO-03]."""


def reach_target(t: State, seat: int) -> None:
    """An agent who debriefs at or above the target has finished; that comes before any other end.

    [MS-DBF-08, MS-END-01, MS-END-02, MS-END-05, MS-END-06, MS-END-08, MS-SOLO-02]
    """
    agent = replace(t.agents[seat], status="finished")
    t.update(seat, agent)
    t.finished = (*t.finished, seat)
    t.emit(events.TargetReached, seat, agent.total)
    if t.is_solo:
        close(t, "solo_success", seat)
    elif t.opt.ending == "immediate":
        close(t, "target", seat)
    elif t.opt.ending == "full_ranking" and len(_in_play(t)) <= 1:
        close(t, "target", t.finished[0])


def look_for_survivors(t: State) -> None:
    """Somebody was eliminated: who is left decides [MS-END-03, MS-END-04, MS-END-06, MS-SOLO-02]."""
    playing = _in_play(t)
    wins = t.opt.last_survivor == "wins"
    if t.is_solo:
        close(t, "solo_failure", None)
    elif t.finished:
        alone = wins and len(t.finished) + len(playing) == 1
        if alone or (t.opt.ending == "full_ranking" and len(playing) <= 1):
            close(t, "target", t.finished[0])
    elif not playing:
        close(t, "all_eliminated", None)
    elif wins and len(playing) == 1:
        close(t, "last_survivor", playing[0])


def end_round(t: State) -> None:
    """A completed round may end the evaluation: with equal turns, or as the last one allowed [MS-END-05, MS-END-07]."""
    if t.finished and t.opt.ending == "equal_turns":
        close(t, "target", max(t.finished, key=lambda seat: t.agents[seat].total))
    elif t.round >= t.opt.round_limit and t.is_solo:
        close(t, "solo_failure", None)
    elif t.round >= t.opt.round_limit:
        close(t, "round_limit", t.finished[0] if t.finished else _best_survivor(t))


def _in_play(t: State) -> list[int]:
    return [seat for seat in t.all_seats if t.is_in_play(seat)]


def _standing_of(t: State, seat: int) -> tuple[int, int, int]:
    """Grand total, stages completed in the mission in progress, Q points held (section 9)."""
    agent = t.agents[seat]
    return agent.total, max(0, agent.stage - 1), sum(agent.q)


def _best_survivor(t: State) -> int | None:
    """The highest grand total, ties broken as in the ranking; nobody if it is 0 or shared [MS-END-07]."""
    best, *others = sorted(_in_play(t), key=lambda seat: _standing_of(t, seat), reverse=True)
    shared = bool(others) and _standing_of(t, others[0]) == _standing_of(t, best)
    return None if shared or not t.agents[best].total else best


# -- ranking ----------------------------------------------------------------------------------------------------------


def _finishers(t: State) -> list[int]:
    """In the order in which they reached the target; with equal turns by grand total first (section 9)."""
    if t.opt.ending != "equal_turns":
        return list(t.finished)
    return sorted(t.finished, key=lambda seat: -t.agents[seat].total)


def ranks(t: State) -> dict[int, int]:
    """Rank by seat, best first: who finished, who survived, who was eliminated, the latest first (section 9)."""
    found = {seat: rank for rank, seat in enumerate(_finishers(t), 1)}
    survivors = sorted(_in_play(t), key=lambda seat: _standing_of(t, seat), reverse=True)
    first = len(found) + 1
    for place, seat in enumerate(survivors):
        tied = place > 0 and _standing_of(t, survivors[place - 1]) == _standing_of(t, seat)
        found[seat] = found[survivors[place - 1]] if tied else first + place
    for seat in reversed(t.eliminated):
        found[seat] = len(found) + 1
    return found


def rating(turns: int, target: int) -> Rating:
    """How good a solo challenge was, by the agent's turns [MS-SOLO-03]."""
    for name, most in RATINGS:
        if turns <= -(-most * target // 4000):
            return name
    return "bronze"


def close(t: State, reason: Reason, winner: int | None) -> None:
    """M closes the evaluation (section 9)."""
    by_seat = ranks(t)
    success = reason == "solo_success"
    result = Result(
        game=t.game.slug,
        reason=reason,
        winner=winner,
        title=None if winner is None else "007",
        rounds=t.round,
        target=t.opt.target,
        ranking=tuple(_ranked(t, seat, rank) for seat, rank in by_seat.items()),
        solo_rating=rating(t.agents[0].turns, t.opt.target) if success else None,
    )
    t.emit(events.EvaluationClosed, result)
    winners = () if winner is None else (winner,)
    totals = tuple(agent.total for agent in t.agents)
    t.finish(Outcome(winners, tuple(by_seat[seat] for seat in t.all_seats), totals, result))


def _ranked(t: State, seat: int, rank: int) -> Ranked:
    agent = t.agents[seat]
    return Ranked(
        rank=rank,
        seat=seat,
        code_name=agent.code_name or "",
        total=agent.total,
        status=agent.status,
        missions=tuple(MissionResult(x.mission, x.status, mission_score(x), bonus(x)) for x in t.lines[seat]),
        turns=agent.turns,
        fights=agent.fights,
        q_points_spent=agent.spent,
        express_taken=agent.express,
    )
