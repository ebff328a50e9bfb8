"""What must hold whenever the table waits: nothing is lost, nothing appears."""

from __future__ import annotations

from .data import BONUS, FIGURINES, MISSIONS, PLACES, STAGES
from .names import folded, is_code_name
from .pieces import NO_POINTS
from .sheet import bonus, mission_score, most_points
from .state import State


def invariants(t: State) -> None:
    """Missions are on one agent at most, points add up, everybody stands somewhere sensible."""
    taken = [agent.mission for agent in t.agents if agent.mission]
    assert len(set(taken)) == len(taken), "a mission is on one agent at most"
    assert {*taken, *t.available} == set(MISSIONS), "every mission is on an agent or available"
    figurines = [agent.figurine for agent in t.agents if agent.figurine]
    names = [folded(agent.code_name) for agent in t.agents if agent.code_name]
    assert len(figurines) == len(names), "who has a figurine has a code name"
    assert len(set(figurines)) == len(figurines), "figurines are unique"
    assert len(set(names)) == len(names), "code names are unique"
    assert not t.order or sorted(t.order) == list(t.all_seats), "everybody is in the order of play"
    assert t.round <= t.opt.round_limit, "no round after the last"
    for seat in t.all_seats:
        _agent(t, seat)
        _sheet(t, seat)
        assert (t.agents[seat].status == "eliminated") == (seat in t.eliminated), "the eliminated are known"
        assert (t.agents[seat].status == "finished") == (seat in t.finished), "the finished are known"
    if t.outcome is None and t.turn is not None:
        assert t.is_in_play(t.turn), "only agents in play take turns"


def _agent(t: State, seat: int) -> None:
    agent = t.agents[seat]
    assert agent.figurine in (None, *FIGURINES), "a figurine of the box"
    assert agent.code_name is None or is_code_name(agent.code_name), "a sound code name"
    assert min(agent.q) >= 0, "no negative holdings"
    assert agent.total >= 0 and agent.total % BONUS == 0, "totals are multiples of 50"
    assert agent.place in (None, *PLACES), "a place of the board"
    assert not agent.branch or agent.branch == agent.place, "a branch is open only to who is there"
    if not agent.mission:
        assert not (agent.stage or agent.bound or agent.branch or agent.first_turn), "nothing is left of a mission"
        return
    assert (agent.flight is None) == bool(agent.place), "on a place or on the transit card"
    stage = t.stage_of(seat)
    assert not agent.first_turn or agent.place == STAGES[agent.mission][0].place, "a mission begins at its origin"
    assert not agent.bound or (stage.is_fight and agent.place == stage.place and agent.rolls), "bound by a fight"
    assert agent.obtained < max(1, stage.imposed), "a stage whose equipment was obtained is completed"
    if stage.type == "q_department" and agent.place == stage.place:
        assert stage.imposed, "a Q stage with nothing imposed is completed on the spot"


def _sheet(t: State, seat: int) -> None:
    """Lines carry the total on, the last one is open as long as the mission is [MS-SHT-01, MS-SHT-05]."""
    agent, total = t.agents[seat], 0
    for line in t.lines[seat]:
        assert line.carried == total, "a line carries the grand total of the line before"
        if line.status != "accomplished":
            assert line.left == line.converted == NO_POINTS, "nothing comes of a line that is not accomplished"
            continue
        assert sum(line.converted) <= most_points(line.mission), "the bonus is within its ceiling"
        assert all(0 <= some <= have for some, have in zip(line.converted, line.left, strict=True)), "points held"
        total += mission_score(line) + bonus(line)
    assert agent.total == total, "the sheet adds up to the total"
    on = [line.mission for line in t.lines[seat] if line.status == "in_progress"]
    assert on == ([agent.mission] if agent.mission else []), "one line is open for the mission in progress"
