"""What can never be so is found when a table is looked at, as positions are (invariants.py)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"mission": "m11"}, "a mission is on one agent at most"),
        ({"figurine": None}, "who has a figurine has a code name"),
        ({"figurine": FIGURINES[1]}, "figurines are unique"),
        ({"code_name": " 002"}, "code names are unique"),
        ({"figurine": "spy"}, "a figurine of the box"),
        ({"code_name": "James Bond"}, "a sound code name"),
        ({"q": (0, -1, 0)}, "no negative holdings"),
        ({"total": 30}, "totals are multiples of 50"),
        ({"total": -50}, "totals are multiples of 50"),
        ({"place": "ireland"}, "a place of the board"),
        ({"branch": "cairo"}, "a branch is open only to who is there"),
        ({"mission": None}, "nothing is left of a mission"),
        ({"place": None}, "on a place or on the transit card"),
        ({"place": "paris"}, "a mission begins at its origin"),
        ({"bound": True}, "bound by a fight"),
        ({"bound": True, "rolls": 1, "place": "paris", "first_turn": False}, "bound by a fight"),
        ({"obtained": 1}, "a stage whose equipment was obtained is completed"),
        ({"total": 50}, "the sheet adds up to the total"),
        ({"status": "eliminated"}, "the eliminated are known"),
        ({"status": "finished"}, "the finished are known"),
    ],
)
def test_an_agent_who_cannot_be_so_is_found(change: dict[str, Any], sentence: str) -> None:
    t = table(2)
    GAME.invariants(t)
    t.update(A, replace(t.agents[A], **change))
    with pytest.raises(AssertionError, match=sentence):
        GAME.invariants(t)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"carried": 50}, "a line carries the grand total of the line before"),
        ({"left": (1, 0, 0)}, "nothing comes of a line that is not accomplished"),
        ({"status": "lost"}, "one line is open for the mission in progress"),
        ({"status": "accomplished", "left": (12, 0, 0), "converted": (12, 0, 0)}, "the bonus is within its ceiling"),
        ({"status": "accomplished", "converted": (1, 0, 0)}, "points held"),
        ({"status": "accomplished"}, "the sheet adds up to the total"),
    ],
)
def test_a_line_that_cannot_be_so_is_found(change: dict[str, Any], sentence: str) -> None:
    t = table(2)
    t.lines = with_at(t.lines, A, (replace(t.lines[A][0], **change),))
    with pytest.raises(AssertionError, match=sentence):
        GAME.invariants(t)


def test_a_table_that_cannot_be_so_is_found() -> None:
    for fields, sentence in (
        ({"order": (A, A)}, "everybody is in the order of play"),
        ({"round": 151}, "no round after the last"),
        ({"eliminated": (B,)}, "the eliminated are known"),
        ({"finished": (A,)}, "the finished are known"),
    ):
        t = table(2)
        for name, value in fields.items():
            setattr(t, name, value)
        with pytest.raises(AssertionError, match=sentence):
            GAME.invariants(t)
