"""The language of the rule tests, taken whole: the game, its choices, events and pieces, positions, ways to look."""

from qg.check.rules import *
from qg.games import dice_mission
from qg.games.dice_mission.choices import *
from qg.games.dice_mission.events import *
from qg.games.dice_mission.facts import *
from qg.games.dice_mission.missions import *
from qg.games.dice_mission.pieces import *
from qg.games.dice_mission.state import *
from qg.games.dice_mission.tests.library import *
from qg.games.dice_mission.tests.positions import *
from qg.games.dice_mission.view import *

GAME = dice_mission.GAME
DATA = dice_mission.data.DATA
