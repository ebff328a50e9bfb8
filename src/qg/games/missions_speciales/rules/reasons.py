"""The rules behind every kind of event: what the "why?" button and a contested note cite [MS-ROLE-01, MS-ROLE-02]."""

from __future__ import annotations

from qg.kernel import Event
from qg.kernel.conduct import events as conduct

from .. import events as e

RULES_BEHIND: dict[type[Event], tuple[str, ...]] = {
    e.IdentityChosen: ("MS-SET-01", "MS-SET-02", "MS-SET-03"),
    e.RoleGiven: ("MS-ROLE-05",),
    e.OrderRolled: ("MS-ORD-01", "MS-ORD-02"),
    e.OrderSet: ("MS-ORD-03",),
    e.MissionGiven: ("MS-PREP-01", "MS-PREP-03", "MS-PREP-05", "MS-NEW-03"),
    e.Allocated: ("MS-PREP-04", "MS-DBF-06"),
    e.CounterEspionageSet: ("MS-CE-01", "MS-CE-02", "MS-CE-05"),
    e.AgentReady: ("MS-PREP-06",),
    e.RoundStarted: ("MS-TURN-01",),
    e.TurnStarted: ("MS-TURN-01", "MS-TURN-02"),
    e.Stepped: ("MS-MOV-01", "MS-MOV-03"),
    e.FlightBoarded: ("MS-TRN-01", "MS-TRN-02"),
    e.FlightAdvanced: ("MS-TRN-02", "MS-TRN-03"),
    e.FlightLanded: ("MS-TRN-02", "MS-TRN-04"),
    e.ExpressTaken: ("MS-EXP-01", "MS-EXP-02", "MS-Q-10"),
    e.Held: ("MS-TURN-03",),
    e.HeldOff: ("MS-ENG-01",),
    e.StageCurrent: ("MS-MIS-02", "MS-MIS-11"),
    e.StageCompleted: ("MS-MIS-08", "MS-MIS-09", "MS-MIS-10"),
    e.BranchOpened: ("MS-Q-03", "MS-Q-04"),
    e.BranchClosed: ("MS-MOV-05", "MS-Q-05"),
    e.QRolled: ("MS-Q-01", "MS-Q-02"),
    e.ImposedProgress: ("MS-MIS-10", "MS-Q-06"),
    e.Engaged: ("MS-ENG-01", "MS-CE-03"),
    e.DiceRolled: ("MS-ENG-02", "MS-ENG-11"),
    e.FightWon: ("MS-ENG-03", "MS-ENG-08"),
    e.FightTied: ("MS-ENG-04",),
    e.Paid: ("MS-ENG-04", "MS-ENG-05", "MS-ENG-07", "MS-Q-10"),
    e.FightGoesOn: ("MS-ENG-04", "MS-ENG-09"),
    e.Eliminated: ("MS-ENG-06", "MS-ELM-01"),
    e.Hospitalised: ("MS-VAR-01",),
    e.Recovered: ("MS-VAR-02",),
    e.MissionFreed: ("MS-NEW-01", "MS-DBF-10", "MS-ABN-04", "MS-ELM-03"),
    e.Abandoned: ("MS-ABN-01", "MS-ABN-02", "MS-ABN-03"),
    e.Debriefed: ("MS-DBF-01", "MS-DBF-02"),
    e.Converted: ("MS-DBF-03", "MS-DBF-04", "MS-DBF-07"),
    e.Waited: ("MS-NEW-04",),
    e.TargetReached: ("MS-DBF-08", "MS-END-01"),
    conduct.TimedOut: ("MS-OPT-13",),
    e.Contested: ("MS-ROLE-02",),
    conduct.SeatAbsent: ("MS-ELM-05",),
    conduct.SeatBack: ("MS-ELM-05",),
    e.Resigned: ("MS-ELM-05",),
    e.EvaluationClosed: ("MS-END-01", "MS-END-03", "MS-END-04", "MS-END-05", "MS-END-06", "MS-END-07", "MS-SOLO-02"),
}
