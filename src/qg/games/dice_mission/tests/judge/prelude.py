"""What all parts of the judge say: the choices and events of the game, what is heard, the numbers of the booklet."""

from qg.games import dice_mission
from qg.games.dice_mission.tests.judge import cards as read_cards
from qg.games.dice_mission.tests.judge.hearing import *
from qg.games.dice_mission.tests.judge.setting import *
from qg.games.dice_mission.tests.library import *
from qg.kernel import conduct

c = dice_mission.choices
e = dice_mission.events
manners = conduct.events
cards = read_cards

Source = Literal["hand", "display"]
