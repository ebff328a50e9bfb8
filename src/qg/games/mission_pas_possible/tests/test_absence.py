"""ABS: seats that nobody is at, and the autopilot."""

from __future__ import annotations

import msgspec
import pytest

from qg.games.mission_pas_possible import GAME
from qg.games.mission_pas_possible.choices import Concede, Lock, Ready, Roll
from qg.games.mission_pas_possible.events import AutopilotActed, SeatAbsent, SeatBack
from qg.games.mission_pas_possible.tests.positions import (
    BOT,
    PERSON,
    briefed,
    claim,
    claiming,
    lay,
    options,
    refused,
    reserved,
    roll,
    table,
    wait,
)
from tests.rules import asked, events


def test_MPP_ABS_02_an_absent_seat_is_not_waited_for_by_ready() -> None:
    t = briefed(3)
    t.answer(0, Ready())
    t.answer(1, Ready())
    assert asked(t) == ("briefing", (2,))
    told = t.notice("absent", 2)
    assert [e.seat for e in events(told, SeatAbsent)] == [2]
    assert asked(t)[0] == "counting_down"


def test_MPP_ABS_02_an_absent_seat_is_not_waited_for_after_a_pause() -> None:
    t = table(3, pause="open")
    t.notice("restart")
    t.notice("absent", 1)
    assert asked(t) == ("paused", (0, 2))
    t.answer(0, Ready())
    t.answer(2, Ready())
    assert asked(t)[0] == "counting_down"


def test_MPP_ABS_02_an_absent_seat_is_not_waited_for_by_votes() -> None:
    t = table(3)
    t.answer(0, Concede())
    t.answer(1, Concede())
    assert t.outcome is None
    t.notice("absent", 2)
    assert t.outcome is not None
    assert t.outcome.sheet.reason == "conceded"
    assert asked(t) == ("over", ())


def test_MPP_ABS_02_its_lock_is_waited_for_and_given_by_the_autopilot() -> None:
    t = table(3)
    lay(t, "b408", "b101", "b302")
    roll(t, "R1 B2 G3")
    t.notice("absent", 2)
    claim(t, 0, "R1", "b408", "a")
    claim(t, 1, "B2", "b101", "a")
    t.answer(0, Lock())
    t.answer(1, Lock())
    assert asked(t) == ("claiming", (2,))  # its die is not rerolled over its head
    assert t.kept == {2: "agent"}
    told = claim(t, 2, "G3", "b302", "a")
    assert [(e.seat, e.decision) for e in events(told, AutopilotActed)] == [(2, "claiming")]
    t.answer(2, Lock())
    assert asked(t) == ("rolling", (1,))


def test_MPP_ABS_03_the_autopilot_has_the_actions_of_the_player_and_no_others() -> None:
    t = table(3)
    lay(t, "b408", "b101", "b302 b404")
    roll(t, "R1 B2 G3")
    here = t.copy()
    t.notice("absent", 2)
    assert options(t, 2) == options(here, 2)
    refused(t, 2, Lock(), "must_take", "MPP-TAK-10")
    refused(t, 2, claiming(t, 2, "R1", "b404", "b"), "unsupported")
    refused(t, 2, Concede(), "not_allowed")  # votes are for persons who are there
    assert asked(t) == ("claiming", (0, 1, 2))


def test_MPP_ABS_03_bots_and_the_autopilot_see_what_a_player_sees() -> None:
    """A bot's seat, an absent one and a person's get the same view of one and the same table."""
    t = table([PERSON, BOT, PERSON])
    lay(t, "b408", "b101[R2, ., ., .]", "b302 b404")
    roll(t, "R1 B2 G3")
    plain = table(3)
    lay(plain, "b408", "b101[R2, ., ., .]", "b302 b404")
    roll(plain, "R1 B2 G3")
    for seat in (1, 2):
        one, other = GAME.view(t, seat), GAME.view(plain, seat)
        assert msgspec.structs.replace(one.board, ready=()) == msgspec.structs.replace(other.board, ready=())
        assert (one.options, one.asked) == (other.options, other.asked)
    before = GAME.view(t, 2)
    t.notice("absent", 2)
    after = GAME.view(t, 2)
    assert (after.options, after.board.hints, after.board.hands) == (
        before.options,
        before.board.hints,
        before.board.hands,
    )
    assert asked(t) == ("claiming", (0, 1, 2))


@pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_MPP_ABS_04_dice_and_seats_stay_when_someone_leaves(seats: int, dice: int) -> None:
    t = table(seats)
    t.notice("absent", 1)
    t.answer(0, Roll())
    assert len(t.pool) == dice
    assert len(t.hands) == len(t.seats) == seats
    wait(t, 700)
    assert t.quota_left(1) == t.table_rules.quota
    told = t.notice("back", 1)
    assert [e.seat for e in events(told, SeatBack)] == [1]
    assert t.kept == {}
    assert reserved(t, 1) == []
    assert asked(t)[0] == "claiming"
