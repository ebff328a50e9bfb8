"""What lies in the box, and the times of the house."""

from qg.games.dice_mission.tests.library import *

_DATA = resources.files("qg.games.dice_mission") / "data"

GADGETS = {
    "new-deal": "mission",
    "forced-reroll": "mission",
    "mission-change": "mission",
    "extra-chance": "mission",
    "target-lock": "mission",
    "theft": "debriefing",
    "suppression": "debriefing",
    "adaptation": "debriefing",
    "transaction": "debriefing",
    "transfer": "debriefing",
}
"""Ten gadgets and the phase in which each is played; two copies of each [DM-CMP-03]."""
COLOURS = tuple(colour["id"] for colour in tomllib.loads((_DATA / "setup.toml").read_text("utf-8"))["colour"])
"""By seat; the jokers have the first colour nobody plays [DM-SET-07, DM-JOK-01]."""

_TIMES = tomllib.loads((_DATA / "times.toml").read_text("utf-8"))
_TEMPOS = ("live", "relaxed", "days", "untimed")
TURN = {tempo: 1000 * _TIMES.get(tempo, {}).get("turn", 0) for tempo in _TEMPOS}
"""Milliseconds; 0: nobody is ever late [DM-STA-03]."""
LEAST = {tempo: 1000 * _TIMES.get(tempo, {}).get("least", 0) for tempo in _TEMPOS}
