import pytest

from qg.games.mission_pas_possible.tests.prelude import *

# -- the turn ----------------------------------------------------------------------------------------------------


def test_MPP_TRN_01_the_course_of_a_turn() -> None:
    t = lay(table(2), "b206[., B5, K6] b405[K2, ., .]", "b403[G1, ., ., .]", line="b302 b401 b402", deck="s_black b410")
    told = roll(t, "R4 Y3 G5 G6")
    told += claim(t, SIMON, "R4", "b206", "a")
    told += lock(t, *t.waiting)
    assert asked(t) == ("replacing", (SIMON,))
    told += pick(t, SIMON, "b302")
    assert asked(t) == ("claiming", (SIMON, IGOR))
    told += claim(t, SIMON, "G5", "b302", "a") + claim(t, IGOR, "G6", "b403", "b")
    coming(t, 4)
    told += lock(t, *t.waiting)
    assert asked(t) == ("rolling", (IGOR,))
    order = [
        "dice_rolled", "wave_set", "bomb_defused", "card_taken", "sabotage_activated", "die_lost", "card_revealed",
        "claims_reopened", "wave_set", "unused_rerolled", "die_returned", "bag_passed",
    ]  # fmt: skip
    assert [kind for kind in kinds(told) if kind in order] == order


def test_MPP_TRN_02_the_bag_passes_to_the_left_when_every_effect_is_done() -> None:
    t = lay(table(3, host=STEPHANIE), "b409", "b102[., R1, R2]", "b405")
    roll(t, "R6 K3 K5")
    claim(t, SIMON, "R6", "b409", "a")
    lock(t, SIMON)
    assert asked(t) == ("rerolling", (0, 1, 2))
    coming(t, 4, 4)
    told = reroll(t, SIMON, "K3")
    assert "bag_passed" not in kinds(told[: kinds(told).index("die_returned")])
    (passed,) = events(told, BagPassed)
    assert (passed.source, passed.to) == (STEPHANIE, SIMON)
    assert passed.dice_in_bag == len(t.bag) == 25 - 3
    assert (t.pool, t.turn) == ((), 2)
    assert asked(t) == ("rolling", (SIMON,))


def test_MPP_TRN_02_not_before_the_last_die_is_lost() -> None:
    t = lay(table(3), "b409", "b102[., R1, R2]", "b405")
    roll(t, "K6 R3 K1")
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    coming(t, 4, 4)
    told = reroll(t, SIMON, "K1")
    assert asked(t) == ("losing", (IGOR,))
    assert "bag_passed" not in kinds(told)
    assert t.holder == SIMON
    told = lose(t, IGOR, "R2")
    assert kinds(told) == ["die_lost", "die_returned", "bag_passed"]
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TRN_03_turns_follow_each_other() -> None:
    t = lay(table(3), "b405[K2, ., .]", "b409", "b412")
    for turn in range(1, 8):
        assert (t.turn, t.holder) == (turn, (turn - 1) % 3)
        assert asked(t) == ("rolling", (t.holder,))
        play_nothing(t)


def test_MPP_TRN_03_in_a_solo_game_the_bag_stays() -> None:
    t = lay(table(1), "b405[K2, ., .]")
    for turn in (1, 2, 3):
        assert (t.turn, t.holder) == (turn, 0)
        assert asked(t) == ("rolling", (0,))
        play_nothing(t)


def play_nothing(t: State) -> None:
    """A turn in which no die fits and no reroll hits: 3s that are rerolled to 3s, all of them green."""
    n = t.table_rules.dice
    roll(t, " ".join(["G3"] * n))
    for left in range(n, 1, -1):
        coming(t, *[3] * (2 if left == 2 else 1))
        reroll(t, 0, "G3")


def test_MPP_TRN_04_the_holder_has_no_other_right_than_to_roll() -> None:
    t = lay(table(3), "b409", "b312", "b405")
    roll(t, "R6 K3 G3")
    assert t.holder == SIMON
    claim(t, IGOR, "R6", "b312", "b")
    refused(t, SIMON, claiming(t, SIMON, "R6", "b409", "a"), "die_taken")
    assert asked(t) == ("claiming", (IGOR,))
    lock(t, IGOR)
    assert asked(t) == ("rerolling", (0, 1, 2))
    assert may(t, STEPHANIE, Reroll(pool_die(t, "G3")))
    assert options(t, SIMON) == options(t, IGOR) == options(t, STEPHANIE)


# -- draw and roll -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 4), (3, 3), (4, 4), (5, 5)])
def test_MPP_DRW_01_dice_drawn_by_number_of_players(seats: int, dice: int) -> None:
    t = table(seats)
    assert may(t, t.holder, Roll())
    told = t.answer(t.holder, Roll())
    (event,) = events(told, DiceRolled)
    assert (event.seat, event.dice, event.short) == (t.holder, t.pool, False)
    assert (len(t.pool), len(t.bag)) == (dice, 25 - dice)
    assert not {die.id for die in t.pool} & {*t.bag}
    assert asked(t) == ("claiming", ())


def test_MPP_DRW_01_at_random() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(200):
        t = table(5, seed=str(seed), roll_by="auto")
        drawn.update(die.id for die in t.pool)
    assert sorted(drawn) == list(range(25))
    assert max(drawn.values()) < 3 * min(drawn.values())


def test_MPP_DRW_02_the_holder_and_after_four_seconds_any_seat() -> None:
    t = table(3)
    assert asked(t) == ("rolling", (0,))
    assert [may(t, seat, Roll()) for seat in range(3)] == [True, False, False]
    refused(t, IGOR, Roll(), "not_allowed", "MPP-DRW-02")
    wait(t, 3_999)
    refused(t, IGOR, Roll(), "not_allowed", "MPP-DRW-02")
    wait(t, 1)
    assert [may(t, seat, Roll()) for seat in range(3)] == [True, True, True]
    told = t.answer(STEPHANIE, Roll())
    assert [event.seat for event in events(told, DiceRolled)] == [STEPHANIE]
    refused(t, SIMON, Roll(), "not_now")
    assert asked(t) == ("claiming", ())


def test_MPP_DRW_02_anyone_at_once() -> None:
    t = table(3, roll_by="anyone")
    assert asked(t) == ("rolling", (0, 1, 2))
    t.answer(STEPHANIE, Roll())
    assert len(t.pool) == 3
    assert asked(t) == ("claiming", ())


def test_MPP_DRW_02_the_server_rolls_as_soon_as_the_turn_opens() -> None:
    t = briefed(3, roll_by="auto")
    told = start(t)
    assert [(event.seat, len(event.dice)) for event in events(told, DiceRolled)] == [(None, 3)]
    assert t.elapsed == 0
    assert asked(t) == ("claiming", ())


def nearly_empty_bag() -> State:
    """Five players, 22 dice on cards: one yellow and two black ones are left."""
    return lay(
        table(5),
        "b408[R1, R2, Y1, R3, .] b101[R4, B1, R5, .]",
        "b110[B2, B3, ., .] b103[G1, G2, Y3, .]",
        "b204[B6, G3, G4, .] b404[Y2, ., ., .]",
        "b410[K1, G5, ., .] b402[K2, K3, ., .]",
        "b403[Y4, ., ., .] b401[B6, ., ., .]",
    )


def test_MPP_DRW_03_a_bag_with_fewer_dice_is_drawn_empty() -> None:
    t = nearly_empty_bag()
    told = roll(t, "Y5 K4 K1")
    (event,) = events(told, DiceRolled)
    assert (texts(event.dice), event.short) == ("Y5 K4 K1", True)
    assert t.bag == ()
    assert t.outcome is None
    assert asked(t) == ("claiming", (0, 1, 2, 3, 4))


def test_MPP_DRW_04_an_empty_bag_loses_when_the_turn_opens() -> None:
    t = nearly_empty_bag()
    roll(t, "Y5 K4 K1")
    claim(t, 4, "Y5", "b403", "b")
    claim(t, 3, "K4", "b402", "c")
    claim(t, 1, "K1", "b110", "c")
    told = lock(t, 1, 3, 4)
    assert [(event.outcome, event.reason) for event in events(told, GameEnded)] == [("lost", "empty_bag")]
    assert kinds(told)[-2:] == ["bag_passed", "game_ended"], "nobody has to press Roll"
    assert asked(t) == ("over", ())


def test_MPP_EX_45_five_players_and_22_dice_on_cards() -> None:
    t = nearly_empty_bag()
    assert len(t.bag) == 3
    roll(t, "Y5 K4 K1")
    assert len(t.pool) == 3
    claim(t, 4, "Y5", "b403", "b")
    claim(t, 3, "K4", "b402", "c")
    claim(t, 1, "K1", "b110", "c")
    assert asked(t) == ("claiming", (1, 3, 4)), "the other two have nothing to take"
    lock(t, 1, 3, 4)
    on_cards = [die for hand in t.hands for bomb in hand if bomb for die in bomb.dice if die]
    assert len(on_cards) == 25
    assert t.outcome is not None
    assert (t.outcome.sheet.outcome, t.outcome.sheet.reason) == ("lost", "empty_bag")
    assert asked(t) == ("over", ())


def test_MPP_DRW_05_MPP_HID_02_values_are_equally_likely_and_decided_at_the_roll() -> None:
    values: Counter[int] = Counter()
    t = table(5)
    for n in range(240):
        other = t.copy()
        other.key, other.counter = bytes([n]) * 32, 0
        told = other.answer(0, Roll())
        assert events(told, DiceRolled)[0].dice == other.pool
        assert other.deck == t.deck, "the order of the deck alone is fixed at set-up"
        values.update(die.value for die in other.pool)
    assert sorted(values) == [1, 2, 3, 4, 5, 6]
    assert all(150 < count < 250 for count in values.values())
    assert asked(t) == ("rolling", (0,))


def test_MPP_DRW_06_the_server_draws_the_exact_number() -> None:
    t = table(4)
    assert options(t, 0) == [Roll()]
    refused(t, 0, Grab(4), "not_allowed")
    t.answer(0, Roll())
    assert len(t.pool) == 4
    assert asked(t) == ("claiming", ())


def test_MPP_DRW_06_exactly_the_number_is_rolled() -> None:
    t = table(4, bag_draw="grab")
    refused(t, 0, Roll(), "not_allowed")
    told = t.answer(0, Grab(1))
    assert events(told, DiceGrabbed)[0].needed == 4
    assert "dice_rolled" not in kinds(told)
    hand = t.in_hand
    told = t.answer(0, Grab(3))
    (event,) = events(told, DiceRolled)
    assert event.dice == t.pool
    assert t.pool[0].id == hand[0], "what was in hand is kept"
    assert (len(t.pool), t.in_hand, len(t.bag)) == (4, (), 21)
    assert asked(t) == ("claiming", ())


def test_MPP_DRW_06_no_more_than_the_bag_holds() -> None:
    t = table(4, bag_draw="grab")
    assert may(t, 0, Grab(25))
    assert not may(t, 0, Grab(26))
    assert not may(t, 0, Grab(0))
    t.answer(0, Grab(2))
    told = t.answer(0, Grab(25))
    assert len(events(told, Overdraw)[0].colors) == 25
    assert (t.in_hand, len(t.bag)) == ((), 25)
    assert asked(t) == ("rolling", (0,))


def test_MPP_DRW_06_whoever_rolls_reaches_in() -> None:
    t = table(4, bag_draw="grab")
    refused(t, 2, Grab(4), "not_allowed", "MPP-DRW-02")
    wait(t, 4000)
    told = t.answer(2, Grab(4))
    assert [event.seat for event in events(told, DiceRolled)] == [2]
    assert asked(t) == ("claiming", ())


def test_MPP_EX_55_three_then_two_more() -> None:
    t = table(4, bag_draw="grab")
    told = t.answer(0, Grab(3))
    (grabbed,) = events(told, DiceGrabbed)
    assert (grabbed.seat, len(grabbed.colors), grabbed.needed) == (0, 3, 4)
    assert (len(t.in_hand), len(t.bag), t.pool) == (3, 22, ())
    assert asked(t) == ("rolling", (0,))
    told = t.answer(0, Grab(2))
    (overdraw,) = events(told, Overdraw)
    assert len(overdraw.colors) == 5
    assert overdraw.colors[:3] == grabbed.colors
    assert (t.in_hand, len(t.bag), t.pool) == ((), 25, ())
    assert asked(t) == ("rolling", (0,))
    t.answer(0, Grab(4))
    assert len(t.pool) == 4


def test_MPP_DRW_07_the_number_needed_is_what_the_bag_has() -> None:
    t = nearly_empty_bag()
    t.opt = msgspec.structs.replace(t.opt, bag_draw="grab")
    t.scratch.forget()
    told = t.answer(0, Grab(2))
    assert events(told, DiceGrabbed)[0].needed == 3
    assert asked(t) == ("rolling", (0,))
    told = t.answer(0, Grab(1))
    assert events(told, DiceRolled)[0].short
    assert (len(t.pool), t.bag) == (3, ())
    assert asked(t) == ("claiming", ())


def test_MPP_DRW_07_dice_in_hand_are_shown_by_colour_without_values() -> None:
    t = table(4, bag_draw="grab")
    coming_draw(t, "R1 K1", values=False)
    told = t.answer(0, Grab(2))
    assert [event.colors for event in events(told, DiceGrabbed)] == [("red", "black")]
    assert all(one.is_for(seat) for one in told for seat in (0, 1, 2, 3, None))
    assert [color_of(die) for die in t.in_hand] == ["red", "black"]
    for seat in (0, 3, None):
        board = msgspec.to_builtins(GAME.view(t, seat).board)
        assert [color_of(die) for die in board["in_hand"]] == ["red", "black"]
    assert (in_bag(t, "R"), in_bag(t, "K")) == (4, 4)
    assert asked(t) == ("rolling", (0,))


def test_MPP_DRW_08_claiming_opens_700_ms_after_the_roll() -> None:
    t = lay(table(3), "b409", "b405", "b412")
    roll(t, "R6 K3 G3", settle=False)
    take = claiming(t, SIMON, "R6", "b409", "a")
    for choice in (take, Lock()):
        refused(t, SIMON, choice, "settling")
    wait(t, 699)
    for choice in (take, Lock()):
        refused(t, SIMON, choice, "settling")
    assert asked(t) == ("claiming", ())
    wait(t, 1)
    assert asked(t) == ("claiming", (SIMON,))
    t.answer(SIMON, take)
    assert cards(t, SIMON)[0] == "b409[., ., .]"
