"""The 116 MISSION cards as a player reads them: type, stamp and words. No condition is read from data."""

from qg.games.dice_mission.tests.judge.english import ENGLISH
from qg.games.dice_mission.tests.judge.french import FRENCH
from qg.games.dice_mission.tests.judge.grammar import Language
from qg.games.dice_mission.tests.judge.sets import Claim
from qg.games.dice_mission.tests.library import *

TYPES = ("solo", "versus", "team", "special")
LANGUAGES: dict[str, Language] = {"en": ENGLISH, "fr": FRENCH}
_GAME = resources.files("qg.games.dice_mission")
_PRINTED = tomllib.loads((_GAME / "data" / "missions.toml").read_text("utf-8"))["mission"]

KIND: dict[str, str] = {card["id"]: card["type"] for card in _PRINTED}
STAMPED = frozenset(card["id"] for card in _PRINTED if card["briefcase"])
"""Cards that carry the briefcase [DM-CMP-02]."""


@cache
def words(language: str) -> dict[str, str]:
    """The condition line of every card."""
    text = (_GAME / "words" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^mission-(\w\w-\d\d) = .*\n    \.text = (.*)$", text, re.MULTILINE))


@cache
def claim(card: str, language: str = "fr") -> Claim:
    return LANGUAGES[language].claim(KIND[card], words(language)[card])


def holds(card: str, dice: list[list[int]], seat: int, language: str = "fr") -> bool:
    """Whether a card holds for a seat with everybody's dice as they lie [DM-DEB-02]."""
    others = [his for other, his in enumerate(dice) if other != seat]
    return claim(card, language)(dice[seat], others)
