"""Missions after the first: chosen, drawn or waited for (3.16)."""

from __future__ import annotations

from msgspec.structs import replace

from qg.kernel import AskOne, Illegal, rule

from .. import events
from ..choices import MissionChoice, TakeMission, Wait, take_missions
from ..data import MISSIONS
from ..state import State
from .missions import give_mission

WAIT = Wait()


def open_missions(t: State, seat: int) -> tuple[str, ...]:
    """The available missions but the one he has just accomplished or abandoned; there are always at least four.

    [MS-NEW-01, MS-NEW-02, MS-NEW-05, MS-ABN-04]
    """
    last = t.agents[seat].last_mission
    return tuple([mission for mission in t.available if mission != last])


def why_no_mission(t: State, seat: int, mission: str) -> Illegal | None:
    """The mission is taken, or the last one he was on [MS-NEW-01, MS-NEW-02]."""
    if mission not in MISSIONS:
        return Illegal("no_such_mission", "MS-NEW-01", mission=mission)
    if mission == t.agents[seat].last_mission:
        return Illegal("last_mission", "MS-NEW-02", mission=mission)
    on_it = next((s for s in t.all_seats if t.agents[s].mission == mission), None)
    return None if on_it is None else Illegal("mission_taken", "MS-NEW-01", mission=mission, seat=on_it)


@rule("MS-NEW-03", "MS-OPT-08", "MS-ABN-05", "MS-DBF-08")
def offer_mission(t: State, seat: int) -> None:
    """The choice is offered in the same turn; with `drawn` M draws, and there is no waiting [MS-NEW-03, MS-OPT-08].

    [MS-ABN-05, MS-DBF-08]
    """
    if t.opt.next_mission == "drawn":
        return give_mission(t, seat, t.pick(open_missions(t, seat)), "drawn")
    t.update(seat, replace(t.agents[seat], status="waiting"))
    t.ask(ChooseMission(seat))


class ChooseMission(AskOne[State, MissionChoice], frozen=True):
    """He chooses a mission, or waits for one to be freed; either way his turn is over [MS-NEW-03, MS-NEW-04].

    Silence takes the highest value, then the lowest number (section 5).
    """

    rules = ("MS-NEW-03", "MS-NEW-04")
    timer = "decision"

    def asks(self, t: State) -> tuple[int, ...]:
        """One may always wait, so nothing need be listed to know it."""
        return (self.seat,)

    def options(self, t: State, seat: int) -> tuple[MissionChoice, ...]:
        return (*take_missions(open_missions(t, seat)), WAIT)

    def may(self, t: State, seat: int, choice: MissionChoice) -> Illegal | None:
        return why_no_mission(t, seat, choice.mission) if isinstance(choice, TakeMission) else None

    def default(self, t: State, seat: int) -> MissionChoice:
        return TakeMission(max(open_missions(t, seat), key=lambda mission: MISSIONS[mission].value))

    def resolve(self, t: State, choice: MissionChoice) -> None:
        if isinstance(choice, TakeMission):
            give_mission(t, self.seat, choice.mission, "chosen")
        else:
            t.emit(events.Waited, self.seat)
