"""HID: what nobody may know. That no view or event tells it in any game, the contract of secrecy holds."""

import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def test_MPP_HID_01_set_up_and_play_tell_a_face_only_when_it_is_turned_up() -> None:
    t, told = GAME.open_table(3, {"first_holder": "host"}, seed="told")
    later, told_later = sabotaged("s_red", "b101")
    assert [event.card for event in events(told_later, SabotageActivated)] == ["s_red"]
    assert [event.card for event in events(told_later, CardRevealed)] == ["b105"]
    for hidden, heard in (([*t.deck, *t.box], told), (["b106"], told_later)):  # b106 is the card after that
        said = msgspec.json.encode([one.event for one in heard]).decode()
        assert [card for card in hidden if f'"{card}"' in said] == []
    assert all(one.to is None for one in told_later)
    assert asked(later) == ("claiming", (0,))


def test_MPP_HID_01_counts_are_public_and_after_the_end_faces_may_be_shown() -> None:
    t = table(3)
    for seat in (None, *t.all_seats):
        board = GAME.view(t, seat).board
        assert (board.deck_count, board.deck_bombs, board.left) == (22, 16, ())
        assert (board.bag_count, board.bag_colors) == (25, (5, 5, 5, 5, 5))
    wait(t, 600_000)
    assert sorted(GAME.view(t, None).board.left) == sorted(t.deck)
    assert asked(t) == ("over", ())


def test_MPP_HID_01_values_of_the_deck_are_sent_only_where_they_follow_from_the_mix() -> None:
    for mode, count in (("standard", 0), ("initiation", 0), ("advanced_piles", 0), ("advanced_single", 16)):
        t = briefed(3, mode=mode)
        if asked(t)[0] == "choose_mix":
            t.answer(0, Mix((5, 5, 5, 6, 0)))
        assert [sum(GAME.view(t, seat).board.deck_values) for seat in (None, 0, 1)] == [count] * 3
        assert asked(t) == ("briefing", (0, 1, 2))


@pytest.mark.parametrize(("option", "covered"), [("open", False), ("none", True), ("blind", True)])
def test_MPP_HID_03_QG_PAU_03_a_pause_covers_the_table_until_the_clock_runs_again(option: str, covered: bool) -> None:
    """The table tells when nothing may be sent; the live room then sends nothing of it."""
    t = table(3, pause=option)
    roll(t, "R1 B2 G3")
    t.notice("restart")
    assert t.covered is covered
    for seat in t.all_seats:
        t.answer(seat, READY)
    assert t.covered is covered, "the 3-2-1 belongs to the pause"
    wait(t, 3000)
    assert not t.covered and asked(t)[0] == "claiming"


def test_MPP_HID_04_without_the_net_right_and_wrong_claims_are_answered_alike() -> None:
    """Same events, same options, same times; the view differs by the reserved die alone."""
    right, wrong = (at_claim("b404[Y1, ., ., .]", "R2 K2", safety_net=False) for _ in range(2))
    told_right, told_wrong = claim(right, 0, "R2", "b404", "b"), claim(wrong, 0, "K2", "b404", "b")
    assert kinds(told_right) == kinds(told_wrong) == ["die_claimed"]
    assert (right.due, right.locked, len(options(right, 0))) == (wrong.due, wrong.locked, len(options(wrong, 0)))
    one, other = GAME.view(right, 0).board, GAME.view(wrong, 0).board
    assert msgspec.structs.replace(one, reserved=()) == msgspec.structs.replace(other, reserved=())
    assert asked(right) == asked(wrong) == ("claiming", (0,))
