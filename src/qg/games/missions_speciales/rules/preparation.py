"""First missions, and getting ready (3.4)."""

from __future__ import annotations

from qg.kernel import AskOne, Check, Illegal, rule

from .. import events
from ..choices import SayReady, TakeMission, take_missions
from ..data import MISSION_IDS
from ..state import State
from .later_missions import why_no_mission
from .missions import give_mission
from .turns import start_round

READY = (SayReady(),)


@rule("MS-PREP-01", "MS-PREP-02", "MS-OPT-07", "MS-PHY-02")
def deal_missions(t: State) -> None:
    """M shuffles the ten cards unseen and lays out one for each agent in order of play; or each agent picks.

    The others are available, their order is thrown away. [MS-PREP-01, MS-PREP-02, MS-OPT-07, MS-PHY-02]
    """
    agents = [seat for seat in t.order if t.is_in_play(seat)]
    if t.opt.first_mission == "chosen":
        for seat in agents:
            t.then(offer_first_mission, seat)
    else:
        for seat, mission in zip(agents, t.shuffled(MISSION_IDS), strict=False):
            give_mission(t, seat, mission, "dealt")
    t.then(prepare)


@rule("MS-OPT-07")
def offer_first_mission(t: State, seat: int) -> None:
    """Each agent, in order of play, picks from what is left of the ten [MS-OPT-07]."""
    t.ask(ChooseFirstMission(seat))


class ChooseFirstMission(AskOne[State, TakeMission], frozen=True):
    """Any mission that is left; nobody may wait [MS-OPT-07]. Who has resigned is not asked [MS-ELM-05]."""

    rules = ("MS-OPT-07", "MS-ELM-05")
    timer = "decision"

    def options(self, t: State, seat: int) -> tuple[TakeMission, ...]:
        return take_missions(t.available) if t.is_in_play(seat) else ()

    def may(self, t: State, seat: int, choice: TakeMission) -> Illegal | None:
        return why_no_mission(t, seat, choice.mission)

    def default(self, t: State, seat: int) -> TakeMission:
        return TakeMission(t.available[0])

    def resolve(self, t: State, choice: TakeMission) -> None:
        give_mission(t, self.seat, choice.mission, "chosen")


@rule("MS-PREP-06")
def prepare(t: State) -> None:
    """All agents study their sheets at once; the first turn begins when every one is ready [MS-PREP-06]."""
    t.ask(Ready())
    t.then(start_round)


class Ready(Check[State, SayReady], frozen=True):
    """Each agent says that he is ready; who has resigned is no longer awaited [MS-PREP-06, MS-ELM-05].

    It has three times as long, because the sheet must be read; silence is ready [MS-OPT-13].
    """

    rules = ("MS-PREP-06", "MS-ELM-05", "MS-OPT-13")
    timer = "ready"

    def options(self, t: State, seat: int) -> tuple[SayReady, ...]:
        return READY if seat not in t.ready and t.is_in_play(seat) else ()

    def default(self, t: State, seat: int) -> SayReady:
        return SayReady()

    def take(self, t: State, seat: int, choice: SayReady) -> None:
        t.ready = tuple(sorted((*t.ready, seat)))
        t.emit(events.AgentReady, seat)
