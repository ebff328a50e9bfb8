"""The second judge: a straight reading of the rule book, beside the engine and without it.

It is fed what happened (answers, resignations, time, and what chance brought to light) and says what must follow: who
is asked, what is legal, where everybody stands with what, the sheets, the end. The whole course of a game is one
generator that stops at every question, so that it reads in the order of the book.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from .turns import *

OF_EVERYBODY = ("choose_identity", "ready")
"""Questions whose time runs on when one has answered."""


class Judge:
    """One evaluation as the book has it."""

    def __init__(self, people: Sequence[bool], options: dict[str, Any], host: int) -> None:
        self.t = Table(tuple(people), options, host)
        self.t.agents = [Agent() for _ in people]
        self.question: Question | None = None
        self.contested: set[int] = set()
        self.course = evaluation(self.t)
        self._go_on(lambda: next(self.course))

    # -- what may happen ----------------------------------------------------------------------------------------------

    def answer(self, seat: int, said: Said) -> None:
        """Somebody answers what he is asked."""
        q = self.question
        if q is None or seat not in (*q.seats, *q.unawaited) or said not in q.legal(seat):
            raise Disagreement(f"seat {seat} may not say {said}")
        self._go_on(lambda: self.course.send((seat, said)))

    def resign(self, seat: int) -> None:
        """Treated as eliminated; what he was asked falls away, his turn ends [MS-ELM-05]."""
        t, q = self.t, self.question
        assert q is not None and seat in t.playing
        t.tell("resigned", seat=seat)
        if not t.agents[seat].figurine:
            take_identity(t, seat, ("keep_identity",))
        try:
            lose_agent(t, seat)
        except Closed:
            self.question = None
            return
        if seat == t.turn:
            self._go_on(lambda: self.course.throw(LeavesTurn()))
        elif seat in q.seats:
            self._go_on(lambda: self.course.send((seat, GONE)))

    def leave(self, seat: int) -> None:
        """His die falls at once, nobody waits for him to be ready; else nothing changes [MS-CE-08, MS-ELM-05]."""
        q = self.question
        assert q is not None
        self.t.away.add(seat)
        self.t.tell("seat_absent", seat=seat)
        if q.kind == "tap_black_die" and seat in q.seats:
            self.answer(seat, ("tap",))
        elif q.kind == "ready" and seat in q.seats:
            self._go_on(lambda: self.course.send((seat, GONE)))

    def come_back(self, seat: int) -> None:
        q = self.question
        assert q is not None
        self.t.away.discard(seat)
        self.t.tell("seat_back", seat=seat)
        if q.kind == "ready":
            self._go_on(lambda: self.course.send((seat, GONE)))

    def appoint(self, role: str, seat: int) -> None:
        """Only a title [MS-ROLE-05]."""
        if role == "m":
            self.t.m_seat = seat
        else:
            self.t.q_seat = seat

    def time_up(self, at: int) -> None:
        """Whoever is late gets what silence means, in order of seats (section 5)."""
        while self.due is not None and self.due <= at:
            q, self.t.now = self.question, self.due
            assert q is not None
            for seat in q.seats:
                said = q.silence(seat)
                if q.timer != "tap":  # a die that rolls by itself makes nobody late
                    self.t.tell("timed_out", seat=seat, timer=q.timer, default=said)
                self.answer(seat, said)
        self.t.now = at

    # -- what is so ---------------------------------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """When the open question is over. A person alone among bots has all the time, but for the tap [MS-OPT-13]."""
        t, q = self.t, self.question
        if q is None or (sum(t.people) == 1 and q.timer != "tap"):
            return None
        seconds = SECONDS[t.options["tempo"]].get(q.timer)
        return None if seconds is None else q.put_at + 1000 * seconds

    def may_resign(self, seat: int) -> bool:
        return self.question is not None and seat in self.t.playing

    def contestable(self, last: int) -> set[int]:
        """Any of the last 50 events of the story, each once [MS-ROLE-02]."""
        return set(range(max(1, last - 49), last + 1)) - self.contested

    @property
    def host(self) -> int:
        """Who made the table, while he is there; then the first person who is [QG-HST-01]."""
        t = self.t
        there = [seat for seat in t.seats if t.people[seat] and seat not in t.away]
        return t.host if t.host in there else there[0]

    def appointments(self, seat: int) -> set[Said]:
        """The host names M and Q until the first round begins [MS-ROLE-05]."""
        t = self.t
        if seat != self.host or t.round or not has_titles(t) or self.question is None:
            return set()
        return {("appoint", role, other) for role in "mq" for other in t.seats}

    def _go_on(self, move: Callable[[], Question]) -> None:
        before = self.question
        try:
            self.question = move()
        except Closed:
            self.question = None
            return
        goes_on = before is not None and before.kind == self.question.kind and before.kind in OF_EVERYBODY
        self.question.put_at = before.put_at if before is not None and goes_on else self.t.now


# -- the course of an evaluation --------------------------------------------------------------------------------------


def evaluation(t: Table) -> Course:
    """Setting up, the order of play, the first missions, preparation, and rounds until M closes (section 4)."""
    if has_titles(t):
        t.m_seat = t.q_seat = t.host
    yield from identities(t)
    find_order(t)
    yield from first_missions(t)
    yield from preparation(t)
    while True:
        t.round += 1
        t.tell("round_started", round=t.round)
        for seat in t.order:
            if seat in t.playing:
                yield from turn(t, seat)
        end_round(t)


def turn(t: Table, seat: int) -> Course:
    """An agent who resigns in his turn has had it [MS-TURN-01, MS-ELM-05]."""
    t.turn = seat
    try:
        yield from take_turn(t, seat)
    except LeavesTurn:
        return


def has_titles(t: Table) -> bool:
    return t.options["roles"] == "ceremonial" and not t.is_solo


# -- setting up (3.2) -------------------------------------------------------------------------------------------------


class FreeIdentities:
    """A figurine nobody has, and a code name nobody has [MS-SET-01, MS-SET-03]; or the first free of each."""

    def __init__(self, t: Table) -> None:
        self.figurines = [each for each in FIGURINES if each not in [agent.figurine for agent in t.agents]]
        self.taken = [plain_name(agent.code_name) for agent in t.agents if agent.figurine]

    def __contains__(self, said: object) -> bool:
        match said:
            case ("keep_identity",):
                return True
            case ("take_identity", figurine, str(name)):
                return figurine in self.figurines and may_be_called(name) and plain_name(name) not in self.taken
        return False

    def first(self) -> tuple[str, str]:
        return self.figurines[0], next(name for name in SUGGESTIONS if plain_name(name) not in self.taken)


def identities(t: Table) -> Course:
    """Bots take the first free, people choose all at once, first come first served [MS-SET-01, MS-SET-02]."""
    for seat in t.seats:
        if not t.people[seat]:
            take_identity(t, seat, ("keep_identity",))
    while asked := tuple(seat for seat in t.seats if not t.agents[seat].figurine):
        seat, said = yield Question("choose_identity", asked, lambda _: FreeIdentities(t), lambda _: ("keep_identity",))
        if said != GONE:
            take_identity(t, seat, said)


def take_identity(t: Table, seat: int, said: Said) -> None:
    agent = t.agents[seat]
    names = FreeIdentities(t).first() if said == ("keep_identity",) else (said[1], said[2].strip())
    agent.figurine, agent.code_name = names
    t.tell("identity_chosen", seat=seat, figurine=agent.figurine, code_name=agent.code_name)


# -- the order of play (3.3) ------------------------------------------------------------------------------------------


def find_order(t: Table) -> None:
    """Higher rolls play earlier; who ties rolls again, for the places they share [MS-ORD-01, MS-ORD-02, MS-ORD-03]."""
    groups = [t.candidates]
    number = 0
    while again := sorted(seat for group in groups if len(group) > 1 for seat in group):
        number += 1
        stars: dict[int, int] = t.comes(f"the rolls of {again}", lambda rolls: list(rolls) == again)
        assert all(value in STARS for value in stars.values()), stars
        t.tell("order_rolled", **{"pass": number}, rolls=[{"seat": s, "stars": stars[s]} for s in again])
        groups = [part for group in groups for part in split(group, stars)]
    t.order = [*(seat for group in groups for seat in group), *t.eliminated]
    t.tell("order_set", seats=list(t.order))


def split(group: list[int], stars: dict[int, int]) -> list[list[int]]:
    """Those who share a place, by what they have rolled, the highest first; each part in order of seats."""
    if len(group) == 1:
        return [group]
    by_stars = sorted(group, key=lambda seat: (-stars[seat], seat))
    return [list(part) for _, part in groupby(by_stars, key=lambda seat: stars[seat])]


# -- first missions and preparation (3.4) -----------------------------------------------------------------------------


def first_missions(t: Table) -> Course:
    """Dealt from ten cards, or chosen in the order of play [MS-PREP-01, MS-OPT-07]."""
    for seat in list(t.order):
        if seat in t.eliminated:
            continue
        if t.options["first_mission"] == "dealt":
            t.give_mission(seat, t.comes("a mission dealt", lambda mission: mission in t.available), "dealt")
            continue
        _, (what, *parts) = yield Question(
            "choose_first_mission",
            (seat,),
            lambda _: {("take_mission", mission) for mission in t.available},
            lambda _: ("take_mission", t.available[0]),
        )
        if what == "take_mission":
            t.give_mission(seat, parts[0], "chosen")


def preparation(t: Table) -> Course:
    """The first turn begins when every agent has said he is ready [MS-PREP-06]."""
    while asked := tuple(seat for seat in t.candidates if seat not in t.ready and seat not in t.away):
        seat, said = yield Question(
            "ready",
            asked,
            lambda _: {("say_ready",)},
            lambda _: ("say_ready",),
            timer="ready",
            unawaited=tuple(seat for seat in t.candidates if seat not in t.ready and seat in t.away),
        )
        if said != GONE:
            t.ready = sorted([*t.ready, seat])
            t.tell("agent_ready", seat=seat)
