"""Who is out, who is 007, and how the evaluation ends (3.13, 3.17, 3.20, section 9)."""

from typing import Any

from .table import *


def lose_agent(t: Table, seat: int) -> None:
    """He leaves the evaluation: figurine, Q points and mission go back [MS-ELM-01, MS-ELM-02, MS-ELM-03]."""
    agent = t.agents[seat]
    t.lose_points(seat)
    if agent.mission:
        t.end_mission(seat, "lost")
    agent.status, agent.place, agent.branch, agent.flight = "eliminated", "", None, None
    t.eliminated.append(seat)
    look_for_survivor(t)


def look_for_survivor(t: Table) -> None:
    """Whether the evaluation goes on after a loss [MS-END-03, MS-END-04, MS-END-06, MS-SOLO-02]."""
    if t.is_solo:
        close(t, "solo_failure")
    elif not t.candidates:
        close(t, "all_eliminated")
    elif t.finished and t.options["ending"] == "full_ranking":
        if len(t.playing) <= 1:
            close(t, "target", t.finished[0])
    elif len(t.candidates) == 1 and t.options["last_survivor"] == "wins":
        close(t, "target" if t.finished else "last_survivor", t.candidates[0])


def reach_target(t: Table, seat: int) -> None:
    """Alive, in London and at the target; before any other end [MS-END-01, MS-END-02, MS-END-08, MS-DBF-08]."""
    agent = t.agents[seat]
    agent.status = "finished"
    t.finished.append(seat)
    t.tell("target_reached", seat=seat, grand_total=agent.total)
    if t.is_solo:
        close(t, "solo_success", seat)
    elif t.options["ending"] == "immediate":
        close(t, "target", seat)
    elif t.options["ending"] == "full_ranking" and len(t.playing) <= 1:
        close(t, "target", t.finished[0])


def end_round(t: Table) -> None:
    """The round is completed [MS-END-05]; or it was the last one allowed [MS-END-07, MS-SOLO-02]."""
    if t.finished and t.options["ending"] == "equal_turns":
        close(t, "target", best_first(t)[0])
    if t.round == t.options["round_limit"]:
        if t.is_solo:
            close(t, "solo_failure")
        close(t, "round_limit", t.finished[0] if t.finished else leader(t))


def best_first(t: Table) -> list[int]:
    """Who reached the target, in order of time; with equal turns by grand total, then by time [MS-END-05]."""
    if t.options["ending"] == "equal_turns":
        return sorted(t.finished, key=lambda seat: -t.agents[seat].total)
    return t.finished


def leader(t: Table) -> int | None:
    """The surviving agent with the highest total, ties broken as in section 9; not with nothing [MS-END-07]."""
    best = max(merit(t.agents[seat]) for seat in t.candidates)
    first = [seat for seat in t.candidates if merit(t.agents[seat]) == best]
    return first[0] if len(first) == 1 and best[0] else None


def close(t: Table, reason: str, winner: int | None = None) -> None:
    """M closes the evaluation."""
    t.ended = {"reason": reason, "winner": winner}
    raise Closed


def result(t: Table) -> dict[str, Any]:
    """The result object (section 9)."""
    assert t.ended is not None
    target, winner = t.options["target"], t.ended["winner"]
    success = t.ended["reason"] == "solo_success"
    return {
        "game": "missions-speciales",
        "reason": t.ended["reason"],
        "winner": winner,
        "title": None if winner is None else "007",
        "rounds": t.round,
        "target": target,
        "ranking": [_ranked(t, rank, seat) for rank, seat in ranked(t.agents, best_first(t), t.eliminated)],
        "solo_rating": rating(t.agents[0].turns, target) if success else None,
    }


def _ranked(t: Table, rank: int, seat: int) -> dict[str, Any]:
    agent = t.agents[seat]
    missions = [
        {"mission": line.mission, "status": line.status, "mission_score": line.score, "bonus": line.bonus}
        for line in agent.sheet
    ]
    return {
        "rank": rank,
        "seat": seat,
        "code_name": agent.code_name,
        "total": agent.total,
        "status": agent.status,
        "missions": missions,
        "turns": agent.turns,
        "fights": agent.fights,
        "q_points_spent": agent.spent,
        "express_taken": agent.express,
    }
