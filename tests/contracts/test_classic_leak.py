"""The classic of leaks: a deal that shows every hand to everybody."""

from __future__ import annotations

import pytest

from qg import catalog
from qg.check.secrecy.planted import told_to_all, whispers
from qg.check.secrecy.watch import Watch
from qg.check.secrecy.worlds import Leak

DICE_MISSION = "dice-mission"


def test_dealing_everybodys_hand_to_everybody_is_noticed() -> None:
    """The classic of Dice Mission, by the first table that is set up."""
    deal = [whisper for whisper in whispers(DICE_MISSION) if whisper.event == "events.HandReceived"]
    assert len(deal) == 1
    with told_to_all(deal[0]), pytest.raises(Leak, match="HandReceived"):
        Watch(catalog.load(DICE_MISSION), "deal").set_up(0)
