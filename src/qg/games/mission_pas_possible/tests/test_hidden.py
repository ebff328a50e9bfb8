"""HID: what nobody may know. That no view or event tells it in any game, the contract of secrecy holds."""

import msgspec
import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def other_chance(t: State) -> list[State]:
    """The same table, if chance had it otherwise from now on."""
    tables = [t.copy() for _ in range(8)]
    for number, other in enumerate(tables):
        other.key = bytes([number]) * 32
    return tables


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


def test_MPP_HID_02_draws_and_rolls_are_made_when_they_happen() -> None:
    """Until then the state holds nothing of them; only the order of the deck is fixed at set-up."""
    t = table(3)
    assert (t.pool, t.in_hand) == ((), ())
    rolls = set()
    for other in other_chance(t):
        other.answer(0, Roll())
        assert other.deck == t.deck
        rolls.add(texts(other.pool))
    assert len(rolls) > 4
    assert asked(t) == ("rolling", (0,))


def test_MPP_HID_02_values_of_dice_in_hand_are_decided_at_the_roll() -> None:
    t = table(4, bag_draw="grab")
    (told,) = t.answer(0, Grab(3))
    assert isinstance(told.event, DiceGrabbed) and len(told.event.colors) == 3
    assert t.pool == ()
    values = set()
    for other in other_chance(t):
        other.answer(0, Grab(1))
        assert [die.id for die in other.pool][:3] == list(t.in_hand)
        values.add(tuple(die.value for die in other.pool[:3]))
    assert len(values) > 4
    assert asked(t) == ("rolling", (0,))


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


@pytest.mark.parametrize("die", ["Y2", "K2"])
def test_MPP_HID_04_without_the_net_locks_tell_nothing_either(die: str) -> None:
    """A usable die and a useless one: in both cases the lock is accepted and nobody is locked by the server."""
    t = lay(table(1, safety_net=False), "b404")
    roll(t, f"{die} R1 R1")
    assert t.locked == (False,)
    assert may(t, 0, claiming(t, 0, die, "b404", "a"))
    assert kinds(lock_all(t))[0] == "seat_locked"
    assert asked(t)[0] == "rerolling"


def test_MPP_HID_04_a_refusal_does_not_depend_on_what_is_hidden() -> None:
    t = lay(table(3), "b205[G1, .] b408", line="b301 b101 b102 b103 b104", deck="b105 s_red b106 b107")
    roll(t, "G3 K6 K5")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    refusals = set()
    for deck in (("b105", "s_red", "b106"), ("b110", "s_1", "s_2")):
        t.deck = deck
        for card in ("b105", "b110", "s_red", "b999"):
            with pytest.raises(Illegal) as caught:
                t.copy().answer(0, {"type": "pick", "card": card})
            refusals.add(str(caught.value).replace(card, "one"))
    assert len(refusals) == 1
    assert asked(t) == ("replacing", (0,))
