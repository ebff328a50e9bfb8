"""The classic of leaks: a deal that shows every hand to everybody, by the first table that is set up."""

import pytest

from qg.check.secrecy.planted import told_to_all, whispers
from qg.check.secrecy.watch import Watch
from qg.check.secrecy.worlds import Leak
from qg.games.dice_mission import GAME


def test_dealing_everybodys_hand_to_everybody_is_noticed() -> None:
    deal = [whisper for whisper in whispers(GAME.slug) if whisper.event == "events.HandReceived"]
    assert len(deal) == 1
    with told_to_all(deal[0]), pytest.raises(Leak, match="HandReceived"):
        Watch(GAME, "deal").set_up(0)
