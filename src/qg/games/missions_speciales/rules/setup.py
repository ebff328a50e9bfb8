"""Setting up: figurines, code names, titles (3.2, 3.18)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import AskAny, Illegal, rule

from .. import events
from ..choices import Identities, Identity, KeepIdentity, TakeIdentity
from ..data import FIGURINES, SUGGESTIONS
from ..names import LONGEST, folded, is_taboo, is_writable, reduced, trimmed
from ..pieces import Role
from ..state import Agent, State
from .order import roll_for_order


@rule("MS-SET-01", "MS-SET-02")
def start(t: State) -> None:
    """Every agent has a name and chooses figurine and code name; bots take what is free [MS-SET-01, MS-SET-02]."""
    n = len(t.seats)
    t.agents, t.lines = (Agent(),) * n, ((),) * n
    if t.opt.roles == "ceremonial" and not t.is_solo:
        appoint(t, "m", t.host)
        appoint(t, "q", t.host)
    for seat, who in enumerate(t.seats):
        if who.kind == "bot":
            take_identity(t, seat, KeepIdentity())
    t.ask(ChooseIdentity())
    t.then(roll_for_order)


@rule("MS-ROLE-05", "MS-OPT-10")
def appoint(t: State, role: Role, seat: int) -> None:
    """A seat carries the title of M or Q, and keeps it; there is nothing to decide [MS-ROLE-05, MS-OPT-10]."""
    if role == "m":
        t.m_seat = seat
    else:
        t.q_seat = seat
    t.emit(events.RoleGiven, seat, role)


def free_figurines(t: State) -> tuple[str, ...]:
    """Figurines nobody has [MS-SET-01]."""
    taken = {agent.figurine for agent in t.agents}
    return tuple(figurine for figurine in FIGURINES if figurine not in taken)


def taken_names(t: State) -> tuple[str, ...]:
    """Code names are compared without regard to case and accents [MS-SET-03]."""
    return tuple(folded(agent.code_name) for agent in t.agents if agent.code_name)


def is_nameless(t: State, seat: int) -> bool:
    """In play and without a figurine: he has yet to choose."""
    return not t.agents[seat].figurine and t.is_in_play(seat)


def identities(t: State) -> Identities:
    """What may be chosen now [MS-SET-01, MS-SET-02]."""
    taken = taken_names(t)
    return Identities(free_figurines(t), tuple(name for name in SUGGESTIONS if folded(name) not in taken), taken)


class ChooseIdentity(AskAny[State, Identity], frozen=True):
    """Everybody at once, first come first served: a free figurine, and a code name nobody has.

    [MS-SET-01, MS-SET-02, MS-SET-03, MS-SET-04, MS-SET-05, MS-SET-07]
    """

    rules = ("MS-SET-01", "MS-SET-02", "MS-SET-03", "MS-SET-04", "MS-SET-05", "MS-SET-07")
    timer = "decision"

    def options(self, t: State, seat: int) -> Identities | tuple[()]:
        return identities(t) if is_nameless(t, seat) else ()

    def may(self, t: State, seat: int, choice: Identity) -> Illegal | None:
        if not is_nameless(t, seat):
            return Illegal("not_asked", waiting=t.seen_waiting)
        return why_no_identity(t, choice) if isinstance(choice, TakeIdentity) else None

    def default(self, t: State, seat: int) -> Identity:
        return KeepIdentity()

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(seat for seat in t.all_seats if is_nameless(t, seat))

    def done(self, t: State) -> bool:
        return not self.awaits(t)

    def take(self, t: State, seat: int, choice: Identity) -> None:
        take_identity(t, seat, choice)


@rule("MS-SET-01", "MS-SET-02")
def take_identity(t: State, seat: int, choice: Identity) -> None:
    """The agent has a figurine and a code name; by default the first free of each [MS-SET-01, MS-SET-02]."""
    if isinstance(choice, TakeIdentity):
        figurine, name = choice.figurine, trimmed(choice.code_name)
    else:
        free = identities(t)
        figurine, name = free.figurines[0], free.suggestions[0]
    t.update(seat, replace(t.agents[seat], figurine=figurine, code_name=name))
    t.emit(events.IdentityChosen, seat, figurine, name)


def why_no_identity(t: State, choice: TakeIdentity) -> Illegal | None:
    """What is wrong with a figurine or a code name [MS-SET-01, MS-SET-03, MS-SET-04, MS-SET-05, MS-SET-07]."""
    name = choice.code_name
    if choice.figurine not in FIGURINES:
        return Illegal("no_such_figurine", "MS-SET-01", figurine=choice.figurine)
    if choice.figurine not in free_figurines(t):
        return Illegal("figurine_taken", "MS-SET-01", figurine=choice.figurine)
    if not is_writable(name):
        return Illegal("code_name_length", "MS-SET-07", longest=LONGEST)
    if not reduced(name):
        return Illegal("code_name_empty", "MS-SET-07")
    if is_taboo(name):
        return Illegal("code_name_forbidden", "MS-SET-04")
    if folded(name) in taken_names(t):
        return Illegal("code_name_taken", "MS-SET-03", code_name=trimmed(name))
    return None
