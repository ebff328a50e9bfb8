"""What a seat may answer. Places, missions, figurines and dice are named by id.

Decisions (tag: its choices):
  choose_identity       KeepIdentity, TakeIdentity (a Space: Identities)
  choose_first_mission  TakeMission
  ready                 SayReady
  turn_action           Step, BoardFlight, Express, QRoll, Engage, Hold, Abandon
  engage_on_arrival     Engage, HoldOff
  tie_choice            Pay, FightOn
  continue_fight        Roll, Abandon
  convert               ConvertPoints (a Space: Conversions)
  choose_mission        TakeMission, Wait
  tap_black_die         Tap
Standing inputs: Resign, Contest, and of the host before the first round Appoint (with roles = ceremonial).
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, ClassVar

from qg.kernel import Choice, SeatNo, Space

from .names import LONGEST, folded, is_code_name
from .pieces import FigurineId, MissionId, PlaceId, Points, QDie, Role


class KeepIdentity(Choice, frozen=True):
    """The first free figurine and the first free suggestion are mine [MS-SET-02]."""


class TakeIdentity(Choice, frozen=True):
    """This figurine and this code name are mine [MS-SET-01, MS-SET-02]."""

    figurine: FigurineId
    code_name: str


class TakeMission(Choice, frozen=True):
    """This mission is mine [MS-OPT-07, MS-NEW-02]."""

    mission: MissionId


class Wait(Choice, frozen=True):
    """No mission yet: a better one may be freed [MS-NEW-04]."""


class SayReady(Choice, frozen=True):
    """I have studied my sheet [MS-PREP-06]."""


class Step(Choice, frozen=True):
    """Along a coloured line to this neighbour [MS-MOV-01]."""

    place: PlaceId


class BoardFlight(Choice, frozen=True):
    """By public flight to this city [MS-TRN-01]."""

    place: PlaceId


class Express(Choice, frozen=True):
    """Along a Q link to this place [MS-EXP-01]."""

    place: PlaceId


class QRoll(Choice, frozen=True, tag="q_roll"):
    """One Q die: red for arms, yellow for equipment, blue for transport [MS-Q-01]."""

    told_by: ClassVar[str] = "die"
    die: QDie


class Engage(Choice, frozen=True):
    """I take up the fight [MS-ENG-01]."""


class HoldOff(Choice, frozen=True):
    """I have arrived, but do not fight in this turn [MS-ENG-01]."""


class Hold(Choice, frozen=True):
    """I stay under cover [MS-TURN-03]."""


class Abandon(Choice, frozen=True):
    """I give this mission up [MS-ABN-01]."""


class Pay(Choice, frozen=True):
    """One point, and the tied fight is won [MS-ENG-04]."""


class FightOn(Choice, frozen=True):
    """I let the tied fight go on [MS-ENG-04]."""


class Roll(Choice, frozen=True):
    """I roll again in the fight that binds me [MS-ENG-09]."""


class ConvertPoints(Choice, frozen=True):
    """So many Q points of each type become bonus; the rest is transferred [MS-DBF-03]."""

    arms: int
    equipment: int
    transport: int


class Tap(Choice, frozen=True):
    """The black die falls; its result does not depend on this [MS-OPT-09]."""


class Resign(Choice, frozen=True):
    """I leave the evaluation [MS-ELM-05]."""


class Contest(Choice, frozen=True):
    """I contest the event of this number in the story; it changes nothing in play [MS-ROLE-02]."""

    event: int


class Appoint(Choice, frozen=True):
    """This seat carries the title of M or Q [MS-ROLE-05]."""

    role: Role
    seat: SeatNo


class Identities(Space, frozen=True):
    """Every free figurine with every valid code name, or the first free of each [MS-SET-01, MS-SET-02]."""

    figurines: tuple[FigurineId, ...]
    """The free ones."""
    suggestions: tuple[str, ...]
    """Code names nobody has taken, for those who do not want to think of one."""
    taken: tuple[str, ...]
    """Code names others have, folded as they are compared [MS-SET-03]."""

    def __contains__(self, choice: Any) -> bool:
        if type(choice) is KeepIdentity:
            return True
        if type(choice) is not TakeIdentity or choice.figurine not in self.figurines:
            return False
        return is_code_name(choice.code_name) and folded(choice.code_name) not in self.taken

    def sample(self, rng: random.Random) -> KeepIdentity | TakeIdentity:
        if rng.random() < 0.5:
            return KeepIdentity()
        return TakeIdentity(rng.choice(self.figurines), rng.choice(self.suggestions))

    def schema(self) -> dict[str, Any]:
        name = {"type": "string", "minLength": 1, "maxLength": LONGEST, "examples": list(self.suggestions)}
        take = {"type": {"const": "take_identity"}, "figurine": {"enum": list(self.figurines)}, "code_name": name}
        return {"anyOf": [_form({"type": {"const": "keep_identity"}}), _form(take)]}


class Conversions(Space, frozen=True):
    """Three whole numbers, each within the points held, together within the ceiling [MS-DBF-03, MS-DBF-04]."""

    arms: int
    equipment: int
    transport: int
    """Points held of each type."""
    most: int
    """Points that may be converted in all."""
    proposed: Points
    """What the software proposes [MS-DBF-09]."""

    def __contains__(self, choice: Any) -> bool:
        if type(choice) is not ConvertPoints:
            return False
        arms, equipment, transport = choice.arms, choice.equipment, choice.transport
        within = 0 <= arms <= self.arms and 0 <= equipment <= self.equipment and 0 <= transport <= self.transport
        return within and arms + equipment + transport <= self.most

    def sample(self, rng: random.Random) -> ConvertPoints:
        """Every third is what the software proposes, which players like to see among a few examples."""
        if rng.random() < 1 / 3:
            return ConvertPoints(*self.proposed)
        left = rng.randint(0, self.most)
        found = [0, 0, 0]
        for kind in rng.sample(range(3), 3):
            found[kind] = min(left, (self.arms, self.equipment, self.transport)[kind])
            left -= found[kind]
        return ConvertPoints(*found)

    def schema(self) -> dict[str, Any]:
        held = {"arms": self.arms, "equipment": self.equipment, "transport": self.transport}
        numbers = {
            name: {"type": "integer", "minimum": 0, "maximum": min(number, self.most), "default": proposed}
            for (name, number), proposed in zip(held.items(), self.proposed, strict=True)
        }
        return _form({"type": {"const": "convert_points"}, **numbers})


class Remarks(Space, frozen=True):
    """Contesting one of the last events, resigning, and naming M and Q [MS-ROLE-02, MS-ELM-05, MS-ROLE-05]."""

    first: int
    """The first event that can be contested, and the last."""
    last: int
    contested: tuple[int, ...]
    """Events that somebody has contested already."""
    plain: tuple[Resign | Appoint, ...]
    """The others."""

    def __contains__(self, choice: Any) -> bool:
        if type(choice) is Contest:
            return self.first <= choice.event <= self.last and choice.event not in self.contested
        return choice in self.plain

    def sample(self, rng: random.Random) -> Resign | Appoint | Contest:
        events = [event for event in range(self.first, self.last + 1) if event not in self.contested]
        place = rng.randrange(len(events) + len(self.plain))
        return self.plain[place - len(events)] if place >= len(events) else Contest(events[place])

    def schema(self) -> dict[str, Any]:
        event = {"type": "integer", "minimum": self.first, "maximum": self.last}
        forms = [_form({"type": {"const": "resign"}})] if Resign() in self.plain else []
        appointed = [choice.seat for choice in self.plain if isinstance(choice, Appoint)]
        if appointed:
            seat = {"enum": sorted(set(appointed))}
            forms.append(_form({"type": {"const": "appoint"}, "role": {"enum": ["m", "q"]}, "seat": seat}))
        return {"anyOf": [*forms, _form({"type": {"const": "contest"}, "event": event})]}


def _form(fields: dict[str, Any]) -> dict[str, Any]:
    return {"properties": fields, "required": list(fields), "additionalProperties": False}


@cache
def take_missions(missions: tuple[str, ...]) -> tuple[TakeMission, ...]:
    """The choices that take these missions."""
    return tuple(TakeMission(mission) for mission in missions)


Identity = KeepIdentity | TakeIdentity
Action = Step | BoardFlight | Express | QRoll | Engage | Hold | Abandon
MissionChoice = TakeMission | Wait
Answer = Identity | Action | MissionChoice | SayReady | HoldOff | Pay | FightOn | Roll | ConvertPoints | Tap
StandingChoice = Resign | Contest | Appoint
