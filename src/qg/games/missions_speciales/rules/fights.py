"""Engagements and the counter-espionage that rolls against the agent (3.10, 3.11)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import AskOne, Illegal, SeatNo, rule

from .. import events
from ..cards import payment
from ..choices import Abandon, Engage, FightOn, HoldOff, Pay, Roll, Tap
from ..data import BLACK, STAGES, WHITE
from ..pieces import Q_TYPES, PlaceId, QType, Stage, StageType
from ..state import Agent, State, add_at
from .abandoning import abandon
from .elimination import lose_fight
from .missions import complete_stage

PAID_IN = {"combat": 0, "intelligence": 1}
"""Combat is paid in arms only, intelligence in equipment only [MS-ENG-07]."""

ENGAGE_OR_NOT = (Engage(), HoldOff())
PAY_OR_NOT = (Pay(), FightOn())
ROLL_OR_NOT = (Roll(), Abandon())
TAPS = (Tap(),)
SAFE = 3
"""With so many points of its type no fight can be lost."""


def is_at_fight(agent: Agent, stage: Stage) -> bool:
    """On the place of his current stage, which is a fight [MS-ENG-01]."""
    return agent.place == stage.place and stage.is_fight


def why_no_fight(t: State, seat: int) -> Illegal | None:
    """The fight is elsewhere [MS-ENG-01], this place has no part in the current stage [MS-MIS-07], or it is no fight.

    [MS-CE-03, MS-ENG-10]
    """
    agent, current = t.agents[seat], t.stage_of(seat)
    if is_at_fight(agent, current):
        return None
    other = next((s for s in STAGES[agent.own_mission] if s.place == agent.place and s.is_fight), None)
    if other is not None and agent.place != current.place:
        rule_id = "MS-MIS-07" if other.n > current.n else "MS-ENG-10"
        return Illegal("not_current_stage", rule_id, stage=other.n, current=current.n, place=current.place)
    if current.is_fight:
        return Illegal("not_here", "MS-ENG-01", stage=current.n, place=current.place)
    return Illegal("no_fight", "MS-CE-03", stage=current.n)


class EngageOnArrival(AskOne[State, Engage | HoldOff], frozen=True):
    """Who arrives at a fight decides whether to engage in the same turn; he is never forced to [MS-ENG-01]."""

    rules = ("MS-ENG-01",)
    timer = "decision"

    place: PlaceId
    stage_type: StageType

    def options(self, t: State, seat: int) -> tuple[Engage | HoldOff, ...]:
        return ENGAGE_OR_NOT

    def default(self, t: State, seat: int) -> Engage | HoldOff:
        return Engage() if is_safe(t, seat) else HoldOff()

    def resolve(self, t: State, choice: Engage | HoldOff) -> None:
        if type(choice) is Engage:
            engage(t, self.seat)
        else:
            t.emit(events.HeldOff, self.seat, self.place)


def is_safe(t: State, seat: int) -> bool:
    """Whether the fight of the current stage cannot be lost."""
    return t.agents[seat].q[PAID_IN[t.stage_of(seat).type]] >= SAFE


@rule("MS-ENG-01", "MS-CE-03")
def engage(t: State, seat: int) -> None:
    """The type printed for the stage decides what is fought, also in London [MS-ENG-01, MS-CE-03]."""
    stage = t.stage_of(seat)
    t.emit(events.Engaged, seat, stage.n, stage.type, t.counter_espionage(seat))
    fight(t, seat)


@rule("MS-OPT-09", "MS-ENG-11", "MS-CE-08")
def fight(t: State, seat: int) -> None:
    """Both dice fall at once; a counter-espionage player may want to tap his [MS-OPT-09, MS-ENG-11, MS-CE-08]."""
    adversary = t.counter_espionage(seat)
    if t.opt.black_die == "tap" and adversary is not None and is_at_hand(t, adversary):
        t.ask(TapBlackDie(adversary, seat))
        t.then(roll_dice, seat)
    else:
        roll_dice(t, seat)


def is_at_hand(t: State, seat: int) -> bool:
    """A person who is at the table; a bot or the software never waits [MS-OPT-09, MS-CE-08]."""
    return t.seats[seat].kind == "person" and seat not in t.conduct.absent


class TapBlackDie(AskOne[State, Tap], frozen=True):
    """The counter-espionage has 4 seconds to tap his die; the result does not depend on it [MS-OPT-09, MS-CE-04].

    A die that rolls by itself tells of nobody that he was late.
    """

    rules = ("MS-OPT-09", "MS-CE-04")
    timer = "tap"
    lateness = "silent"

    agent: SeatNo

    def options(self, t: State, seat: int) -> tuple[Tap, ...]:
        return TAPS

    def default(self, t: State, seat: int) -> Tap:
        return Tap()

    def resolve(self, t: State, choice: Tap) -> None:
        """The die falls."""


@rule("MS-ENG-02", "MS-ENG-03", "MS-ENG-04", "MS-ENG-05", "MS-ENG-06", "MS-CE-03")
def roll_dice(t: State, seat: int) -> None:
    """White is drawn first, black at once after it: more stars win, as many tie, fewer cost [MS-ENG-02].

    [MS-ENG-03, MS-ENG-04, MS-ENG-05, MS-ENG-06, MS-CE-03]
    """
    white, black = WHITE[t.below(6)], BLACK[t.below(6)]
    t.emit(events.DiceRolled, seat, t.counter_espionage(seat), white, black)
    agent = t.agents[seat]
    t.update(seat, agent := replace(agent, fights=agent.fights + 1, rolls=agent.rolls + 1))
    kind = PAID_IN[t.stage_of(seat).type]
    if white > black:
        win(t, seat)
    elif white == black:
        tie(t, seat, kind)
    elif agent.q[kind] > black - white:
        pay(t, seat, kind, black - white + 1)
        win(t, seat)
    else:
        lose_fight(t, seat, kind, black - white + 1)


@rule("MS-ENG-03", "MS-ENG-08")
def win(t: State, seat: int) -> None:
    """The fight is won and the stage completed; he continues on his next turn [MS-ENG-03, MS-ENG-08]."""
    t.emit(events.FightWon, seat, t.agents[seat].stage)
    complete_stage(t, seat)


@rule("MS-ENG-04")
def tie(t: State, seat: int, kind: int) -> None:
    """The agent may pay one point and win; without one of the right type the fight goes on [MS-ENG-04]."""
    held = t.agents[seat].q[kind]
    t.emit(events.FightTied, seat, Q_TYPES[kind], held)
    if held:
        t.ask(TieChoice(seat, Q_TYPES[kind]))
    else:
        go_on(t, seat)


class TieChoice(AskOne[State, Pay | FightOn], frozen=True):
    """One point and the fight is won now, or it goes on [MS-ENG-04, MS-ENG-07]."""

    rules = ("MS-ENG-04", "MS-ENG-07")
    timer = "decision"

    q: QType

    def options(self, t: State, seat: int) -> tuple[Pay | FightOn, ...]:
        return PAY_OR_NOT

    def default(self, t: State, seat: int) -> Pay | FightOn:
        return Pay()

    def resolve(self, t: State, choice: Pay | FightOn) -> None:
        if type(choice) is Pay:
            pay(t, self.seat, Q_TYPES.index(self.q), 1, reason="tie")
            win(t, self.seat)
        else:
            go_on(t, self.seat)


@rule("MS-ENG-05", "MS-ENG-08", "MS-Q-10", "MS-ROLE-04")
def pay(t: State, seat: int, kind: int, points: int, *, reason: events.PaidFor = "deficit") -> None:
    """Points paid go back to Q, with change [MS-ENG-05, MS-ENG-08, MS-Q-10, MS-ROLE-04]."""
    agent = t.agents[seat]
    handed, change = payment(agent.q[kind], points)
    t.update(seat, replace(agent, q=add_at(agent.q, kind, -points), spent=agent.spent + points))
    t.emit(events.Paid, seat, Q_TYPES[kind], points, handed, change, reason)


@rule("MS-ENG-09")
def go_on(t: State, seat: int) -> None:
    """A fight that goes on binds the agent; there is no limit to the number of rolls [MS-ENG-09]."""
    agent = t.agents[seat]
    t.update(seat, replace(agent, bound=True))
    t.emit(events.FightGoesOn, seat, agent.rolls)


class ContinueFight(AskOne[State, Roll | Abandon], frozen=True):
    """Who is bound by a fight rolls again or abandons the mission, even in London [MS-ENG-09]."""

    rules = ("MS-ENG-09",)
    timer = "decision"

    stage_type: StageType

    def options(self, t: State, seat: int) -> tuple[Roll | Abandon, ...]:
        return ROLL_OR_NOT

    def default(self, t: State, seat: int) -> Roll | Abandon:
        return Roll()

    def resolve(self, t: State, choice: Roll | Abandon) -> None:
        if type(choice) is Roll:
            fight(t, self.seat)
        else:
            abandon(t, self.seat)
