"""Random evaluations, each played by the engine and by the judge at once.

Players mostly do what furthers their mission, so that fights, debriefings and ends come about; else they do anything.
"""

import random
from collections import Counter
from functools import cache
from heapq import heappop, heappush
from typing import Any

from qg.check.drive import random_options, random_seats
from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.choices import Contest, Resign
from qg.kernel import Space

from . import truth
from .evaluation import *

NAMES = ("Zoé", "zoe", "ZOE ", "Bond", "bonds", "0.0.7", "James-Bond", "001", "...", "", "Q", "x" * 25, "M  ", "a\nb")
MOST_INPUTS = 4000


class Match:
    """One evaluation, two judges."""

    def __init__(self, seed: int, seats: int = 0, **options: Any) -> None:
        """`seats`, `options`: settled beforehand; everything else is drawn."""
        self.rng = random.Random(seed)
        self.seed, self.inputs, self.last = seed, 0, "setting up"
        sitting = random_seats(seats or self.rng.randint(1, 6), self.rng)
        self.options = any_options(len(sitting), self.rng) | options
        self.eagerness = self.rng.choice((0.3, 0.9, 0.97))
        """How often players further their mission."""
        persons = [seat for seat, who in enumerate(sitting) if who.kind == "person"]
        self.t, told = GAME.open_table(sitting, self.options, seed=f"judge {seed}", host=self.rng.choice(persons))
        self.met: Counter[str] = Counter()
        self.judge = Judge([who.kind == "person" for who in sitting], truth.settled(self.t), truth.host(self.t))
        self.first = told

    def play(self) -> Counter[str]:
        """Plays to the end; what was met on the way."""
        self.compare(self.first)
        while self.t.outcome is None and self.inputs < MOST_INPUTS:
            self.inputs += 1
            self.next_input()
        return self.met

    # -- inputs -------------------------------------------------------------------------------------------------------

    def next_input(self) -> None:
        rng, due = self.rng, self.judge.due
        chance, seat = rng.random(), rng.choice(self.t.all_seats)
        if chance < 0.04 and due is not None:
            return self.time_up(due)
        if chance < 0.05:
            return self.contest(seat)
        if chance < 0.052 and self.judge.may_resign(seat):
            return self.resign(seat)
        if chance < 0.07 and self.options.get("absent", "bot") == "bot":
            return self.come_or_go(seat)
        if chance < 0.2 and self.judge.appointments(self.judge.host):
            return self.appoint()
        question = self.judge.question
        assert question is not None
        self.answer(rng.choice(question.seats * 3 + question.unawaited))

    def answer(self, seat: int) -> None:
        words = self.likely(seat)
        due, soon = self.judge.due, self.t.now + self.rng.choice([0, 0, 1, 20_000])
        at = soon if due is None else max(self.t.now, min(due - 1, soon))
        self.last = f"at {at} seat {seat} says {words}"
        told = self.t.answer(seat, truth.choice_of(words), at=at)
        self.judge.t.now = at
        self.feed(told, lambda: self.judge.answer(seat, words))

    def time_up(self, due: int) -> None:
        at = due + self.rng.choice([0, 0, 1, 30_000])
        self.last = f"time up at {at}"
        self.feed(self.t.time_up(at), lambda: self.judge.time_up(at))

    def resign(self, seat: int) -> None:
        self.last = f"seat {seat} resigns"
        self.feed(self.t.answer(seat, Resign()), lambda: self.judge.resign(seat))

    def come_or_go(self, seat: int) -> None:
        """People leave and come back; one at least is always there."""
        judge, here = self.judge, {s for s in self.t.all_seats if self.judge.t.people[s]} - self.judge.t.away
        if seat in judge.t.away:
            self.last = f"seat {seat} is back"
            self.feed(self.t.notice("back", seat), lambda: judge.come_back(seat))
        elif seat in here and len(here) > 1:
            self.last = f"seat {seat} leaves"
            self.feed(self.t.notice("absent", seat), lambda: judge.leave(seat))

    def contest(self, seat: int) -> None:
        """It changes nothing in play [MS-ROLE-02]."""
        events = self.judge.contestable(truth.told(self.t))
        if events:
            event = self.rng.choice(sorted(events))
            self.last = f"seat {seat} contests {event}"
            self.feed(self.t.answer(seat, Contest(event)), lambda: self.judge.contested.add(event))

    def appoint(self) -> None:
        host = self.judge.host
        words = self.rng.choice(sorted(self.judge.appointments(host)))
        self.last = f"the host says {words}"
        self.feed(self.t.answer(host, truth.choice_of(words)), lambda: self.judge.appoint(*words[1:]))

    # -- comparing ----------------------------------------------------------------------------------------------------

    def feed(self, told: Any, judged: Any) -> None:
        self.judge.t.story.clear()
        self.judge.t.chance = list(truth.brought_to_light(told))
        self.judge.contested |= truth.of_table(told)
        try:
            judged()
        except Disagreement as why:
            self.disagree("the course", why, [truth.line(*each) for each in self.judge.t.story])
        self.compare(told)

    def compare(self, told: Any) -> None:
        """Everything public, after every input."""
        t, judge = self.t, self.judge
        self.same("what chance showed", judge.t.chance, [])
        mine = sorted(truth.line(tag, dict(fields)) for tag, fields in judge.t.story)
        self.same("the story", [each for each in mine if each], truth.story(told))
        question = judge.question
        self.same("who is asked", (question.kind, question.seats) if question else ("over", ()), truth.asked(t))
        board = truth.board(t)
        for name, expected in truth.judged(judge.t).items():
            self.same(name, expected, board[name])
        self.met.update(type(each.event).__name__ for each in told)
        self.met[question.kind if question else "over"] += 1
        if question is None:
            self.same("the result", truth.plain(result(judge.t)), truth.result(t))
            self.met["end: " + result(judge.t)["reason"]] += 1
            return
        self.same("the deadline", judge.due, t.due)
        for seat in t.all_seats:
            self.compare_options(seat)
        self.compare_standing(self.rng.choice(t.all_seats))

    def compare_options(self, seat: int) -> None:
        question, found = self.judge.question, truth.options(self.t, seat)
        assert question is not None
        legal = question.legal(seat) if seat in (*question.seats, *question.unawaited) else set()
        if not isinstance(found, Space):
            return self.same(f"the options of {seat}", legal, found)
        if question.kind == "convert":
            self.same(f"what is proposed to {seat}", question.silence(seat), truth.proposed(found))
        for words in self.probes():
            self.same(f"whether {seat} may say {words}", words in legal, truth.choice_of(words) in found)

    def compare_standing(self, seat: int) -> None:
        """Resigning, contesting and naming M and Q [MS-ELM-05, MS-ROLE-02, MS-ROLE-05]."""
        standing, last = self.t.standing(seat), truth.told(self.t)
        self.same(f"may {seat} resign", self.judge.may_resign(seat), Resign() in standing)
        events = self.judge.contestable(last)
        for event in (max(0, last - 50), max(0, last - 49), last, last + 1, *sorted(self.judge.contested)[-3:]):
            self.same(f"may {seat} contest {event}", event in events, Contest(event) in standing)
        named = {("appoint", role, other) for role in "mq" for other in self.t.all_seats}
        found = {words for words in named if truth.choice_of(words) in standing}
        self.same(f"whom {seat} may name", self.judge.appointments(seat), found)

    def probes(self) -> list[Said]:
        """Answers good and bad where they cannot be listed."""
        rng = self.rng
        if self.judge.question and self.judge.question.kind == "convert":
            return [("convert_points", *(rng.choice([-1, 0, 0, 1, 2, 3, 5, 8]) for _ in range(3))) for _ in range(30)]
        return [("take_identity", rng.choice(FIGURINES), name) for name in NAMES] + [("keep_identity",)]

    def same(self, what: str, expected: Any, found: Any) -> None:
        if expected != found:
            self.disagree(what, expected, found)

    def disagree(self, what: str, expected: Any, found: Any) -> None:
        where = (
            f"game {self.seed}, options {self.options}, input {self.inputs} ({self.last}), round {self.judge.t.round}"
        )
        raise Disagreement(f"{where}: {what}\n  the judge: {expected}\n  the engine: {found}")

    # -- likely answers -----------------------------------------------------------------------------------------------

    def likely(self, seat: int) -> Said:
        """Three times in four what furthers the mission, else anything of any kind."""
        rng, question = self.rng, self.judge.question
        assert question is not None
        found = self.t.options(seat)
        if isinstance(found, Space):
            good = [words for words in self.probes() if words in question.legal(seat)]
            return rng.choice(good) if good and rng.random() < 0.5 else truth.said(found.sample(rng))
        legal = sorted(truth.options(self.t, seat))  # type: ignore[arg-type]
        if question.kind in ("turn_action", "continue_fight") and rng.random() < self.eagerness:
            return onward(self.judge.t.agents[seat], legal, rng)
        kinds = sorted({words[0] for words in legal} - ({"hold_off", "wait"} if rng.random() < 0.6 else set()))
        kind = rng.choice(kinds)
        return rng.choice([words for words in legal if words[0] == kind])


def any_options(seats: int, rng: random.Random) -> dict[str, Any]:
    """Any legal options, those more often that let evaluations end, and end in different ways."""
    found = random_options(GAME, seats, rng)
    if rng.random() < 0.6:
        found["target"] = rng.choice((1500, 1500, 2000, 2500))
    if rng.random() < 0.3:
        found["round_limit"] = 60
    if seats > 1 and rng.random() < 0.7:
        found |= {
            "ending": rng.choice(("equal_turns", "full_ranking")),
            "elimination": rng.choice(("permanent", "recovery")),
        }
    return found


def onward(agent: Agent, legal: list[Said], rng: random.Random) -> Said:
    """What a sensible agent would do: obtain what is imposed, fight when armed, roll when poor, travel on."""
    wanted = agent.current.pays
    stays = [words for words in legal if words[0] == "q_roll"]
    if ("roll",) in legal:
        return ("roll",)
    if agent.is_held_by_q:
        return ("q_roll", "yellow")
    if stays and rng.random() < (0.7 if wanted is not None and agent.q[wanted] < 3 else 0.1):
        return rng.choice(stays) if wanted is None or rng.random() < 0.3 else ("q_roll", ("red", "yellow")[wanted])
    if ("engage",) in legal and rng.random() < 0.9:
        return ("engage",)
    ways = [words for words in legal if words[0] in ("step", "board_flight", "express")]
    if not ways:
        return rng.choice([words for words in legal if words[0] != "abandon"])
    left = turns_to(agent.current.place)
    cost = {"step": 1, "express": 1}
    return min(ways, key=lambda way: (left[way[1]] + cost.get(way[0], 2), rng.random()))


@cache
def turns_to(goal: str) -> dict[str, int]:
    """From everywhere, for nothing."""
    found: dict[str, int] = {}
    queue = [(0, goal)]
    while queue:
        turns, place = heappop(queue)
        if place not in found:
            found[place] = turns
            for to in LINES[place]:
                heappush(queue, (turns + 1, to))
            for to, flight in FLIGHTS[place].items():
                heappush(queue, (turns + flight.turns, to))
    return found
