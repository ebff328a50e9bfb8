from qg.games.mission_pas_possible.tests.prelude import *


def unused(simon: str, igor: str = "b403[Y1, ., ., .]", stephanie: str = "b409", *, dice: str) -> State:
    """All dice of the roll fit nowhere: they are unused."""
    t = lay(table(3), simon, igor, stephanie)
    roll(t, dice)
    assert asked(t) == ("rerolling", (0, 1, 2))
    return t


def lost(told: list[Moment]) -> list[tuple[int, str]]:
    return [(event.seat, str(event.die)) for event in events(told, DieLost)]


def rerolled(told: list[Moment]) -> list[tuple[int | None, str]]:
    """Who chose an unused die, and what it shows now."""
    return [(event.seat, str(event.die)) for event in events(told, UnusedRerolled)]


def returned(told: list[Moment]) -> str:
    return texts(event.die for event in events(told, DieReturned))


def test_MPP_UNU_03_the_first_press_of_any_seat_counts_and_after_three_seconds_the_leftmost() -> None:
    t = unused("b405[R2, ., .]", dice="K4 G3 B3")
    number, late = t.number, Reroll(pool_die(t, "B3"))
    assert all(may(t, seat, Reroll(pool_die(t, "G3"))) for seat in (0, 1, 2))
    coming(t, 4)
    assert rerolled(t.answer(IGOR, Reroll(pool_die(t, "G3")), number=number, at=t.now + 1000)) == [(IGOR, "G4")]
    refused(t, SIMON, late, "not_now", number=number)
    refused(t, SIMON, Reroll(t.bag[0]), "not_in_pool", "MPP-UNU-03")
    assert not rerolled(wait(t, 2_999))
    assert asked(t) == ("rerolling", (0, 1, 2))
    coming(t, 4, 4)
    told = wait(t, 1)
    assert rerolled(told) == [(None, "K4"), (None, "B4")]
    assert [event.left for event in events(told, UnusedRerolled)] == [1, 0]
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_UNU_04_the_new_value_counts_and_the_colour_stays() -> None:
    t = unused("b310[Y1, ., .]", "b405[K2, ., .]", "b412[., B4, .]", dice="G4 K4 K6")
    coming(t, 1)
    told = reroll(t, SIMON, "G4")
    assert (rerolled(told), lost(told)) == ([(SIMON, "G1")], [(SIMON, "Y1")])
    assert [event.old_value for event in events(told, UnusedRerolled)] == [4]
    assert [event.seat for event in events(told, NoDieLost)] == [IGOR, STEPHANIE], "the 4 it showed does not count"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_UNU_01_MPP_UNU_05_MPP_UNU_07_colour_or_value_also_from_who_took_a_die_even_that_die() -> None:
    t = lay(table(3), "b409[., B6, .]", "b405[., G2, .]", "b310[Y1, ., .]")
    roll(t, "R6 G4 K4")
    claim(t, SIMON, "R6", "b409", "a")
    lock(t, SIMON)
    assert (texts(t.pool), asked(t)) == ("G4 K4", ("rerolling", (0, 1, 2))), "dice left in the pool are unused"
    assert [choice.die for choice in options(t, SIMON)] == [pool_die(t, "G4"), pool_die(t, "K4")]
    coming(t, 6, 4)
    told = reroll(t, SIMON, "G4")
    assert lost(told) == [(IGOR, "G2")], "green, though not a 6"
    assert NoDieLost(STEPHANIE, "unused", "none") in events(told, NoDieLost)
    assert asked(t) == ("losing", (SIMON,)), "two 6s: he took a die and is not spared"
    lose(t, SIMON, "R6")
    assert cards(t, SIMON)[0] == "b409[., B6, .]", "a die set this very turn can be lost"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_UNU_06_choice_timeout_and_single_candidates_as_with_a_sabotage() -> None:
    t = unused("b405[R2, K2, .]", "b303[Y5, ., G2]", dice="G3 B1 B3")
    coming(t, 2)
    told = reroll(t, SIMON, "G3")
    assert asked(t) == ("losing", (SIMON,))
    told += wait(t, 9_999)
    assert [(event.seat, event.automatic) for event in events(told, DieLost)] == [(IGOR, True)]
    assert lost(wait(t, 1)) == [(SIMON, "R2")]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_UNU_08_MPP_UNU_09_lost_dice_are_in_the_bag_before_the_next_die_is_judged() -> None:
    t = unused("b405[R2, K2, .]", "b303[., Y1, G2]", dice="G3 R3 B3")
    assert (in_bag(t, "G"), in_bag(t, "R")) == (3, 3)
    coming(t, 2)
    told = reroll(t, SIMON, "G3")
    assert (rerolled(told), lost(told)) == ([(SIMON, "G2")], [(IGOR, "G2")])
    assert asked(t) == ("losing", (SIMON,))
    assert in_bag(t, "G") == 4, "Igor's G2, but not the rerolled G2"
    refused(t, IGOR, Reroll(pool_die(t, "R3")), "not_now")
    assert returned(lose(t, SIMON, "R2")) == "G2"
    assert (in_bag(t, "G"), in_bag(t, "R")) == (5, 4)
    assert asked(t) == ("rerolling", (0, 1, 2))
    coming(t, 2, 2)
    assert lost(reroll(t, SIMON, "R3")) == [(SIMON, "K2")]
    assert cards(t, SIMON)[0] == "b405[., ., .]"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_EX_09_MPP_UNU_03_a_red_die_alone_is_rerolled_to_5_without_a_press() -> None:
    t = lay(table(3), "b201[B5, ., .] b409", "b102[., ., R2] b405", "b404[Y4, R3, B2, .] b412")
    roll(t, "K6 K2 R3")
    claim(t, SIMON, "K6", "b409", "a")
    claim(t, IGOR, "K2", "b405", "a")
    coming(t, 5)
    told = lock(t, SIMON, IGOR)
    assert (rerolled(told), lost(told), returned(told)) == ([(None, "R5")], [(SIMON, "B5"), (IGOR, "R2")], "R5")
    assert events(told, NoDieLost) == [NoDieLost(STEPHANIE, "unused", "covered")]
    assert cards(t, STEPHANIE)[0] == "b404[Y4, R3, B2, .]"
    assert in_bag(t, "R") == 4, "all but Stéphanie's"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_EX_37_MPP_UNU_02_two_unused_dice_one_at_a_time() -> None:
    t = lay(table(3), "b306[B5, ., .]", "b405", "b412")
    roll(t, "K2 G1 Y6")
    claim(t, IGOR, "K2", "b405", "a")
    lock(t, IGOR)
    assert asked(t) == ("rerolling", (0, 1, 2))
    coming(t, 5, 5)
    told = reroll(t, STEPHANIE, "G1")
    assert (rerolled(told), lost(told)) == ([(STEPHANIE, "G5"), (None, "Y5")], [(SIMON, "B5")])
    assert kinds(told)[:5] == ["unused_rerolled", "die_lost", "no_die_lost", "no_die_lost", "die_returned"]
    second = told[kinds(told).index("die_returned") + 1 :]
    assert NoDieLost(SIMON, "unused", "none") in events(second, NoDieLost), "he has nothing left to lose"
    assert cards(t, SIMON)[0] == "b306[., ., .]"
    assert asked(t) == ("rolling", (IGOR,))
