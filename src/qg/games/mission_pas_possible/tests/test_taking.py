import pytest

from qg.games.mission_pas_possible.tests.prelude import *

CALL = Signal("wait")

# -- quota -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "quota"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_MPP_TAK_01_each_player_takes_up_to_the_quota(seats: int, quota: int) -> None:
    t = lay(table(seats), "b110", *["b405", "b303", "b412", "b409"][: seats - 1])
    roll(t, " ".join(["R3", "B3", "G3", "Y3", "K3"][: t.table_rules.dice]))
    for die, slot in [("R3", "a"), ("B3", "c")][:quota]:
        refused(t, SIMON, Lock(), "must_take", "MPP-TAK-10")
        claim(t, SIMON, die, "b110", slot)
    assert t.quota_left(SIMON) == 0
    refused(t, SIMON, claiming(t, SIMON, "G3", "b110", "b"), "quota_full", "MPP-TAK-01")
    assert may(t, SIMON, Lock())
    assert SIMON in asked(t)[1]


def test_MPP_TAK_01_three_dice_in_a_solo_game() -> None:
    t = lay(table(1), "b302 b405 b409 b303")
    roll(t, "R2 B2 K2")
    for die, slot in (("R2", "a"), ("B2", "b"), ("K2", "c")):
        refused(t, SIMON, Lock(), "must_take", "MPP-TAK-10")
        claim(t, SIMON, die, "b302", slot)
    assert t.quota_left(SIMON) == 0
    assert asked(t) == ("claiming", (SIMON,))
    lock(t, SIMON)
    assert asked(t) == ("replacing", (SIMON,))


# -- talking -----------------------------------------------------------------------------------------------------


def test_MPP_TAK_02_calls_from_the_briefing_to_the_end() -> None:
    t = briefed(2)
    told = t.answer(1, CALL)
    assert events(told, SignalGiven) == [SignalGiven(1, "wait", None, None)]
    assert all(one.is_for(seat) for one in told for seat in (0, 1, None))
    assert asked(t) == ("briefing", (0, 1))
    t = table(2)
    roll(t, "R2 B2 G2 K2")
    before = (asked(t), t.number)
    (called,) = events(t.answer(0, Signal("take_die", pool_die(t, "B2"))), SignalGiven)
    assert str(called.die) == "B2", "all it takes to say which die is meant"
    (called,) = events(t.answer(1, Signal("need_color", "red")), SignalGiven)
    assert called.die is None
    wait(t, 700)
    t.answer(1, Signal("need_value", 6))
    assert (asked(t), t.number) == before, "a call changes nothing"
    wait(t, 600_000)
    refused(t, 1, CALL, "too_late")


def test_MPP_TAK_02_one_call_per_700_ms_and_seat() -> None:
    t = table(2)
    t.answer(0, CALL)
    refused(t, 0, CALL, "too_fast")
    t.answer(1, CALL)
    wait(t, 699)
    refused(t, 0, CALL, "too_fast")
    wait(t, 1)
    t.answer(0, CALL)
    assert asked(t) == ("rolling", (0,))


def test_MPP_TAK_02_only_the_calls_of_the_list_with_their_targets() -> None:
    t = table(2)
    offered = t.standing(0)
    assert not isinstance(offered, Space)
    assert {choice.id for choice in offered if isinstance(choice, Signal)} == {
        kind.id for kind in DATA.signals.values() if kind.target != "die"
    }
    for bad in (Signal("shout"), Signal("wait", "red"), Signal("need_color", "white"), Signal("need_value", 7)):
        refused(t, 0, bad, "not_allowed")
    assert asked(t) == ("rolling", (0,))


# -- claims ------------------------------------------------------------------------------------------------------


def test_MPP_TAK_02_not_before_the_briefing() -> None:
    t = briefed(3, mode="advanced_single")
    for seat in (0, 1):
        refused(t, seat, CALL, "not_now", "MPP-TAK-02")
    assert asked(t) == ("choose_mix", (0,))


def test_MPP_TAK_03_only_on_the_own_cards() -> None:
    t = lay(table(3), "b404 b303", "b409", "b405")
    roll(t, "K6 K1 K3")
    assert asked(t) == ("claiming", (IGOR,)), "only Igor has a card for a 6"
    assert not t.options(SIMON)
    refused(t, SIMON, Claim(pool_die(t, "K6"), 0, "a"), "slot")
    refused(t, SIMON, Claim(pool_die(t, "K6"), 2, "a"), "no_such_card")
    claim(t, IGOR, "K6", "b409", "a")
    assert reserved(t, IGOR) == ["K6 b409 a"]
    assert reserved(t, SIMON) == []
    assert asked(t) == ("claiming", (IGOR,))


def test_MPP_TAK_04_several_dice_of_one_turn_on_one_card() -> None:
    t = lay(table(1), "b208 b405 b409 b303")
    roll(t, "R1 B3 K4")
    for die, slot in (("R1", "a"), ("B3", "b"), ("K4", "c")):
        claim(t, SIMON, die, "b208", slot)
    lock(t, SIMON)
    assert cards(t, SIMON)[0] == "b208[R1, B3, K4, .]"
    assert asked(t) == ("rolling", (0,))


def test_MPP_EX_24_two_dice_on_b302() -> None:
    t = lay(table(2), "b404", "b302")
    roll(t, "R2 K2 G6 B5")
    claim(t, IGOR, "R2", "b302", "a")
    claim(t, IGOR, "K2", "b302", "b")
    assert reserved(t, IGOR) == ["R2 b302 a", "K2 b302 b"]
    assert asked(t) == ("claiming", (IGOR,))
    lock(t, IGOR)
    assert cards(t, IGOR)[0] == "b302[R2, K2, .]"
    assert asked(t) == ("rerolling", (0, 1))


def test_MPP_TAK_05_a_claim_makes_a_reservation_that_everybody_sees() -> None:
    t = lay(table(3), "b409", "b405", "b303")
    roll(t, "K6 K1 K3")
    told = claim(t, SIMON, "K6", "b409", "b")
    (event,) = events(told, DieClaimed)
    assert (event.seat, str(event.die), event.card, event.position, event.slot) == (SIMON, "K6", "b409", 0, "b")
    assert all(one.is_for(seat) for one in told for seat in (0, 1, 2, None))
    assert cards(t, SIMON)[0] == "b409[., ., .]", "not yet a placement"
    assert texts(t.pool) == "K6 K1 K3"
    for seat in (0, 1, 2, None):
        board = msgspec.to_builtins(GAME.view(t, seat).board)
        assert board["reserved"][SIMON], "the ghost die is shown at once"
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_06_what_a_claim_needs() -> None:
    t = lay(table(2), "b404 b409[K6, ., .]", "b303[R5, ., .]")
    roll(t, "Y3 R1 B1 K1")
    refused(t, SIMON, claiming(t, SIMON, "R1", "b404", "b"), "unsupported")
    claim(t, SIMON, "Y3", "b404", "a")
    refused(t, SIMON, claiming(t, SIMON, "R1", "b404", "a"), "occupied")
    refused(t, SIMON, claiming(t, SIMON, "Y3", "b404", "a"), "die_taken")
    claim(t, SIMON, "R1", "b404", "b")
    assert reserved(t, SIMON) == ["Y3 b404 a", "R1 b404 b"], "the own earlier reservation counts as placed"
    refused(t, SIMON, claiming(t, SIMON, "B1", "b404", "c"), "quota_full")
    refused(t, SIMON, Claim(t.bag[0], 0, "c"), "not_in_pool")
    on_card = t.hands[IGOR][0]
    assert on_card is not None
    assert on_card.dice[0] is not None
    refused(t, IGOR, Claim(on_card.dice[0].id, 0, "b"), "not_in_pool")
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_06_relations_count_the_own_reservations() -> None:
    t = lay(table(2), "b302", "b409")
    roll(t, "Y3 R1 B3 K1")
    claim(t, SIMON, "Y3", "b302", "a")
    refused(t, SIMON, claiming(t, SIMON, "R1", "b302", "c"), "relation")
    claim(t, SIMON, "B3", "b302", "c")
    assert reserved(t, SIMON) == ["Y3 b302 a", "B3 b302 c"]
    assert asked(t) == ("claiming", (SIMON,))


def race() -> State:
    """Simon and Igor can both use G4."""
    t = lay(table(3), "b206", "b307", "b405")
    roll(t, "G4 R6 Y1")
    return t


def test_MPP_TAK_07_the_first_claim_has_the_die() -> None:
    t = race()
    claim(t, SIMON, "G4", "b206", "a")
    refused(t, IGOR, claiming(t, IGOR, "G4", "b307", "a"), "die_taken", "MPP-TAK-07")
    refused(t, IGOR, Release(pool_die(t, "G4")), "not_yours")
    refused(t, IGOR, Claim(pool_die(t, "G4"), 0, "a", pool_die(t, "G4")), "not_yours")
    assert reserved(t, SIMON) == ["G4 b206 a"]
    release(t, SIMON, "G4")
    claim(t, IGOR, "G4", "b307", "a")
    assert (reserved(t, SIMON), reserved(t, IGOR)) == ([], ["G4 b307 a"])
    assert asked(t) == ("claiming", (SIMON, IGOR))


def test_MPP_EX_19_igor_is_five_milliseconds_earlier() -> None:
    t = race()
    claim(t, IGOR, "G4", "b307", "a", at=t.now + 10)
    refused(t, SIMON, claiming(t, SIMON, "G4", "b206", "a"), "die_taken", at=t.now + 5)
    assert reserved(t, IGOR) == ["G4 b307 a"]
    assert reserved(t, SIMON) == []
    assert asked(t) == ("claiming", (SIMON, IGOR))


def tower() -> State:
    """Two players; Simon has reserved Y3 on b404 slot a and R1 on slot b."""
    t = lay(table(2), "b404 b409", "b405")
    roll(t, "Y3 R1 Y5 K6")
    claim(t, SIMON, "Y3", "b404", "a")
    claim(t, SIMON, "R1", "b404", "b")
    return t


def test_MPP_EX_58_y5_in_place_of_y3() -> None:
    t = tower()
    told = claim(t, SIMON, "Y5", "b404", "a", replace="Y3")
    assert reserved(t, SIMON) == ["Y5 b404 a", "R1 b404 b"]
    assert free(t) == "Y3 K6"
    (event,) = events(told, DieClaimed)
    assert (str(event.die), str(event.replaced)) == ("Y5", "Y3")
    assert "die_released" not in kinds(told), "the swap is one step"
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_08_later_reservations_are_checked_again() -> None:
    t = tower()
    told = claim(t, SIMON, "K6", "b409", "a", replace="Y3")
    assert reserved(t, SIMON) == ["K6 b409 a"], "R1 has lost its support"
    assert [str(event.die) for event in events(told, DieReleased)] == ["R1"]
    assert free(t) == "Y3 R1 Y5"
    assert t.quota_left(SIMON) == 1
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_08_a_refused_replacement_changes_nothing() -> None:
    t = tower()
    refused(t, SIMON, claiming(t, SIMON, "K6", "b404", "a", replace="Y3"), "slot")
    refused(t, SIMON, claiming(t, SIMON, "R1", "b404", "a", replace="Y3"), "die_taken")
    refused(t, SIMON, claiming(t, SIMON, "Y5", "b404", "c", replace="R1"), "unsupported")
    assert reserved(t, SIMON) == ["Y3 b404 a", "R1 b404 b"]
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_08_the_same_die_moves_in_one_step() -> None:
    t = lay(table(3), "b409", "b405", "b303")
    roll(t, "K6 K1 K3")
    claim(t, SIMON, "K6", "b409", "a")
    moves = [claiming(t, SIMON, "K6", "b409", slot, replace="K6") for slot in ("b", "c")]
    assert all(may(t, SIMON, move) for move in moves), "offered with a quota of 1"
    refused(t, SIMON, claiming(t, SIMON, "K6", "b409", "b"), "die_taken")
    refused(t, SIMON, claiming(t, SIMON, "K6", "b409", "a", replace="K6"), "not_allowed", "MPP-TAK-08")
    t.answer(SIMON, moves[1])
    assert reserved(t, SIMON) == ["K6 b409 c"]
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_09_the_later_ones_that_still_stand_are_kept() -> None:
    t = lay(table(2), "b302 b409", "b405")
    roll(t, "Y3 R3 G6 B6")
    claim(t, SIMON, "Y3", "b302", "a")
    claim(t, SIMON, "R3", "b302", "b")
    told = release(t, SIMON, "Y3")
    assert reserved(t, SIMON) == ["R3 b302 b"]
    assert [str(event.die) for event in events(told, DieReleased)] == ["Y3"]
    assert free(t) == "Y3 G6 B6"
    refused(t, SIMON, Release(pool_die(t, "Y3")), "not_yours")
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_09_the_later_ones_that_no_longer_stand_are_released() -> None:
    t = lay(table(1), "b404 b302")
    roll(t, "Y3 R1 B2")
    for die, slot in (("Y3", "a"), ("R1", "b"), ("B2", "c")):
        claim(t, SIMON, die, "b404", slot)
    told = release(t, SIMON, "R1")
    assert [str(event.die) for event in events(told, DieReleased)] == ["R1", "B2"]
    assert reserved(t, SIMON) == ["Y3 b404 a"]
    assert free(t) == "R1 B2"
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_09_only_what_one_has_reserved_oneself() -> None:
    t = tower()
    for die in (pool_die(t, "Y3"), pool_die(t, "K6"), t.bag[0]):  # another's, nobody's, not rolled
        refused(t, IGOR, Release(die), "not_yours", "MPP-TAK-09")
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_09_until_the_wave_is_set() -> None:
    t = tower()
    gone = pool_die(t, "Y3")
    lock(t, SIMON)
    assert asked(t) == ("rerolling", (0, 1))
    refused(t, SIMON, Release(gone), "not_now")
    assert cards(t, SIMON)[0] == "b404[Y3, R1, ., .]"


def test_MPP_EX_20_r1_has_lost_its_support() -> None:
    t = tower()
    told = release(t, SIMON, "Y3")
    assert reserved(t, SIMON) == []
    assert [str(event.die) for event in events(told, DieReleased)] == ["Y3", "R1"]
    assert free(t) == "Y3 R1 Y5 K6"
    assert asked(t) == ("claiming", (SIMON,))


# -- locks -------------------------------------------------------------------------------------------------------


def test_MPP_TAK_10_a_seat_locks_and_its_own_inputs_unlock_it() -> None:
    t = lay(table(3), "b409", "b312", "b405")
    roll(t, "K6 G6 K3")
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    assert asked(t) == ("claiming", (IGOR,))
    for undo in (
        Unlock(),
        Release(pool_die(t, "K6")),
        claiming(t, SIMON, "K6", "b409", "c", replace="K6"),
        claiming(t, SIMON, "G6", "b409", "c", replace="K6"),
    ):
        again = t.copy()
        told = again.answer(SIMON, undo)
        assert SeatUnlocked(SIMON, "own") in events(told, SeatUnlocked)
        assert SIMON in asked(again)[1]
    assert asked(t) == ("claiming", (IGOR,))


def test_MPP_TAK_10_a_lock_is_refused_while_a_sound_die_is_left() -> None:
    t = lay(table(3), "b206", "b307", "b405")
    roll(t, "G4 R6 Y1")
    refused(t, SIMON, Lock(), "must_take", "MPP-TAK-10")
    refused(t, IGOR, Lock(), "must_take", "MPP-TAK-10")
    claim(t, SIMON, "R6", "b206", "c")
    lock(t, SIMON)
    refused(t, IGOR, Lock(), "must_take", "MPP-TAK-10")
    claim(t, IGOR, "G4", "b307", "a")
    coming(t, 1)
    lock(t, IGOR)
    assert cards(t, IGOR)[0] == "b307[G4, ., .]"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_10_one_may_wait_while_a_bomb_is_being_finished() -> None:
    t = lay(table(3), "b206[., B5, K6]", "b307", "b405")
    roll(t, "R4 G1 Y1")
    refused(t, IGOR, Lock(), "must_take", "MPP-TAK-10")
    claim(t, SIMON, "R4", "b206", "a")
    assert may(t, IGOR, Lock())
    lock(t, IGOR)
    assert asked(t) == ("claiming", (SIMON,))
    lock(t, SIMON)
    assert asked(t) == ("replacing", (SIMON,))
    pick(t, SIMON, str(t.line[0]))
    assert asked(t) == ("claiming", (IGOR,))
    refused(t, IGOR, Lock(), "must_take", "MPP-TAK-10")


def test_MPP_TAK_10_two_dice_of_one_seat_may_finish_a_bomb_together() -> None:
    t = lay(table(2), "b302[R2, ., .]", "b404")
    roll(t, "K2 G2 Y6 K1")
    claim(t, SIMON, "K2", "b302", "b")
    refused(t, IGOR, Lock(), "must_take", "MPP-TAK-10")
    claim(t, SIMON, "G2", "b302", "c")
    lock(t, IGOR)
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_11_set_the_moment_every_seat_is_locked() -> None:
    t = lay(table(3), "b409", "b312", "b405")
    roll(t, "K6 G6 Y6")
    claim(t, SIMON, "K6", "b409", "a")
    claim(t, IGOR, "G6", "b312", "b")
    assert "wave_set" not in kinds(lock(t, IGOR))
    coming(t, 6)
    told = lock(t, SIMON)
    assert [len(event.placements) for event in events(told, WaveSet)] == [2]
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_11_whom_the_server_locks() -> None:
    t = lay(table(3), "b409", "b405")
    told = roll(t, "K6 G1 Y3")
    assert events(told, SeatLocked) == [SeatLocked(IGOR, "server"), SeatLocked(STEPHANIE, "server")]
    assert asked(t) == ("claiming", (SIMON,))
    refused(t, IGOR, Unlock(), "not_allowed")
    claim(t, SIMON, "K6", "b409", "a")
    assert asked(t) == ("claiming", (SIMON,)), "who holds a reservation locks for himself"


def test_MPP_TAK_11_with_the_safety_net_off_only_those_without_quota_or_card() -> None:
    t = lay(table(3, safety_net=False), "b409", "b405")
    told = roll(t, "K6 G1 Y3")
    assert events(told, SeatLocked) == [SeatLocked(STEPHANIE, "server")]
    assert asked(t) == ("claiming", (SIMON, IGOR))


def test_MPP_TAK_11_no_quota_left_in_a_second_wave() -> None:
    t = lay(table(3), "b206[., B5, K6] b409", "b307", "b405", line="b302", deck="b101")
    roll(t, "R4 G1 K6")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, IGOR, SIMON)
    told = pick(t, SIMON, "b302")
    assert SeatLocked(SIMON, "server") in events(told, SeatLocked), "K6 would fit, but he has taken his die"
    assert asked(t) == ("claiming", (IGOR,))


def test_MPP_TAK_11_a_wave_may_be_empty() -> None:
    t = lay(table(3), "b409", "b405", "b303")
    told = roll(t, "K1 G1 K3")
    assert [event.placements for event in events(told, WaveSet)] == [()]
    assert texts(t.pool) == "K1 G1 K3"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_57_stephanie_is_locked_by_the_server() -> None:
    t = lay(table(3), "b206", "b306", "b409")
    told = roll(t, "R1 B2 G3")
    told += claim(t, SIMON, "R1", "b206", "a")
    told += claim(t, IGOR, "B2", "b306", "a")
    assert events(told, SeatLocked) == [SeatLocked(STEPHANIE, "server")]
    assert "wave_set" not in kinds(told)
    assert asked(t) == ("claiming", (SIMON, IGOR))
    assert "wave_set" not in kinds(lock(t, SIMON))
    assert asked(t) == ("claiming", (IGOR,))
    coming(t, 6)
    assert "wave_set" in kinds(lock(t, IGOR))
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_11_with_lock_auto_the_server_locks_nobody() -> None:
    t = lay(table(3, lock="auto"), "b206", "b306", "b409")
    told = roll(t, "R1 B2 K3")
    assert events(told, SeatLocked) == []
    assert t.locked == (False, False, False)
    lock(t, STEPHANIE)
    assert may(t, STEPHANIE, Unlock()), "nothing is left to do for her, but her lock is her own"
    assert asked(t) == ("claiming", (SIMON, IGOR))


def quick(**options: Any) -> State:
    """lock = auto: Simon and Igor can use a die each, Stéphanie none."""
    t = lay(table(3, lock="auto", **options), "b206", "b306", "b409")
    roll(t, "R1 B2 K3")
    return t


def test_MPP_TAK_12_set_after_a_second_and_a_half_of_quiet() -> None:
    t = quick()
    assert asked(t) == ("claiming", (SIMON, IGOR))
    wait(t, 5000)
    claim(t, SIMON, "R1", "b206", "a")
    wait(t, 1499)
    claim(t, IGOR, "B2", "b306", "a")
    assert t.due == t.now + 1500
    assert "wave_set" not in kinds(wait(t, 1499))
    assert asked(t) == ("claiming", ())
    coming(t, 5)
    told = wait(t, 1)
    assert [len(event.placements) for event in events(told, WaveSet)] == [2]
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_12_not_while_somebody_must_take() -> None:
    t = quick()
    claim(t, SIMON, "R1", "b206", "a")
    assert "wave_set" not in kinds(wait(t, 15_000))
    assert asked(t) == ("claiming", (IGOR,))


def test_MPP_TAK_12_any_change_begins_the_quiet_time_anew() -> None:
    for change in (Lock(), "move", "release and claim"):
        t = quick()
        claim(t, SIMON, "R1", "b206", "a")
        claim(t, IGOR, "B2", "b306", "a")
        wait(t, 1000)
        if change == "move":
            claim(t, SIMON, "R1", "b206", "b", replace="R1")
        elif change == "release and claim":
            release(t, SIMON, "R1")
            claim(t, SIMON, "R1", "b206", "a")
        else:
            t.answer(SIMON, change)
        assert "wave_set" not in kinds(wait(t, 1499)), change
        coming(t, 5)
        assert "wave_set" in kinds(wait(t, 1)), change
        assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_12_an_unlock_begins_the_quiet_time_anew() -> None:
    t = quick()
    claim(t, SIMON, "R1", "b206", "a")
    claim(t, IGOR, "B2", "b306", "a")
    lock(t, SIMON)
    wait(t, 1000)
    t.answer(SIMON, Unlock())
    assert "wave_set" not in kinds(wait(t, 1499))
    assert asked(t) == ("claiming", ())
    coming(t, 5)
    assert "wave_set" in kinds(wait(t, 1))
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_12_the_opening_counts_as_a_change() -> None:
    t = lay(table(3, lock="auto"), "b409", "b405", "b303")
    roll(t, "K1 G1 K3")
    assert asked(t) == ("claiming", ())
    assert "wave_set" not in kinds(wait(t, 1499))
    assert "wave_set" in kinds(wait(t, 1))
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_TAK_12_with_the_whole_pool_reserved_quiet_alone_is_enough() -> None:
    t = lay(table(2, lock="auto", safety_net=False), "b404 b302", "b405")
    roll(t, "Y3 R2 K2 B2")
    t.to_bag(*(die.id for die in t.pool[2:]))
    t.pool = t.pool[:2]  # as if two dice had been all there was
    t.scratch.forget()
    claim(t, SIMON, "Y3", "b404", "a")
    assert "wave_set" not in kinds(wait(t, 3000)), "Igor has quota left, has not locked, and R2 is free"
    claim(t, SIMON, "R2", "b302", "a")
    assert "wave_set" not in kinds(wait(t, 1499))
    assert "wave_set" in kinds(wait(t, 1))
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_12_with_the_safety_net_off_a_lock_is_needed() -> None:
    t = quick(safety_net=False)
    claim(t, SIMON, "R1", "b206", "a")
    claim(t, IGOR, "B2", "b306", "a")
    assert "wave_set" not in kinds(wait(t, 5000))
    assert asked(t) == ("claiming", (STEPHANIE,))
    lock(t, STEPHANIE)
    coming(t, 5)
    assert "wave_set" in kinds(wait(t, 1500))
    assert asked(t) == ("rolling", (IGOR,))


def finishing() -> State:
    """Simon's R4 would complete a card; Stéphanie could use Y1."""
    t = lay(table(3), "b206[., B5, K6]", "b405", "b404")
    roll(t, "R4 Y1 K3")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, STEPHANIE)
    return t


def test_MPP_TAK_13_a_change_by_another_seat_unlocks() -> None:
    t = lay(table(3), "b206", "b307", "b405")
    roll(t, "G4 R6 Y1")
    told = claim(t, SIMON, "G4", "b206", "a")
    assert SeatLocked(IGOR, "server") in events(told, SeatLocked)
    told = claim(t, SIMON, "R6", "b206", "b", replace="G4")
    assert SeatUnlocked(IGOR, "must_take") in events(told, SeatUnlocked)
    assert asked(t) == ("claiming", (SIMON, IGOR))
    refused(t, IGOR, Lock(), "must_take", "MPP-TAK-10")


def test_MPP_EX_23_simon_releases_what_would_complete_a_card() -> None:
    t = finishing()
    assert t.locked[STEPHANIE]
    assert t.quota_left(STEPHANIE) == 1
    told = release(t, SIMON, "R4")
    assert SeatUnlocked(STEPHANIE, "must_take") in events(told, SeatUnlocked)
    assert asked(t) == ("claiming", (SIMON, STEPHANIE))
    refused(t, STEPHANIE, Lock(), "must_take", "MPP-TAK-10")


def test_MPP_TAK_14_clockwise_from_the_bag_holder() -> None:
    t = lay(table(3, host=IGOR), "b409", "b312", "b405")
    roll(t, "K6 G6 R2")
    claim(t, SIMON, "K6", "b409", "a")
    claim(t, STEPHANIE, "R2", "b405", "c")
    claim(t, IGOR, "G6", "b312", "b")
    told = lock(t, SIMON, IGOR, STEPHANIE)
    (event,) = events(told, WaveSet)
    assert [(p.seat, str(p.die), p.card, p.slot) for p in event.placements] == [
        (IGOR, "G6", "b312", "b"),
        (STEPHANIE, "R2", "b405", "c"),
        (SIMON, "K6", "b409", "a"),
    ]
    assert asked(t) == ("rolling", (STEPHANIE,))


def test_MPP_TAK_14_each_seat_in_the_order_it_made_them() -> None:
    t = lay(table(2, host=IGOR), "b302", "b409")
    roll(t, "K2 G2 K6 R6")
    for seat, die, card, slot in (
        (SIMON, "G2", "b302", "c"),
        (IGOR, "R6", "b409", "b"),
        (SIMON, "K2", "b302", "a"),
        (IGOR, "K6", "b409", "a"),
    ):
        claim(t, seat, die, card, slot)
    told = lock(t, SIMON, IGOR)
    (event,) = events(told, WaveSet)
    assert [str(p.die) for p in event.placements] == ["R6", "K6", "G2", "K2"]
    assert asked(t) == ("rolling", (SIMON,))


def test_MPP_TAK_15_a_die_once_set_stays() -> None:
    t = lay(table(3), "b409 b302", "b405", "b303")
    roll(t, "K6 R1 G3")
    die = pool_die(t, "K6")
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    coming(t, 3, 3)
    t.answer(0, options(t, 0)[0])
    assert asked(t) == ("rolling", (IGOR,))
    roll(t, "R6 K1 G1")
    for choice in (Claim(die, 0, "b"), Claim(die, 1, "a")):
        refused(t, SIMON, choice, "not_in_pool")
    assert not may(t, SIMON, Release(die))
    refused(t, SIMON, Release(die), "not_yours", "MPP-TAK-09")
    assert cards(t, SIMON)[0] == "b409[K6, ., .]"
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_TAK_16_each_seat_for_itself_and_no_dead_end_is_compulsory() -> None:
    t = lay(table(3), "b202[R4, ., .]", "b405", "b303[R5, ., .]")
    roll(t, "K5 K3 G6")
    assert may(t, SIMON, claiming(t, SIMON, "K5", "b202", "c")), "allowed, but a dead end"
    refused(t, SIMON, Lock(), "must_take", "MPP-TAK-10")
    claim(t, SIMON, "K3", "b202", "b")
    lock(t, SIMON)
    assert cards(t, SIMON)[0] == "b202[R4, K3, .]"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_TAK_16_a_dead_end_is_never_compulsory() -> None:
    t = lay(table(3), "b202[R4, ., .]", "b405", "b303[R5, ., .]")
    roll(t, "K5 G6 K6")
    assert may(t, SIMON, claiming(t, SIMON, "K5", "b202", "c"))
    assert may(t, SIMON, Lock())
    lock(t, SIMON)
    assert texts(t.pool) == "K5 G6 K6"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_21_the_better_split_was_not_compulsory() -> None:
    t = race()
    refused(t, SIMON, Lock(), "must_take", "MPP-TAK-10")
    told = claim(t, SIMON, "G4", "b206", "a")
    assert SeatLocked(IGOR, "server") in events(told, SeatLocked)
    assert not [choice for choice in options(t, IGOR) if isinstance(choice, Claim)]
    assert asked(t) == ("claiming", (SIMON,))
    lock(t, SIMON)
    assert cards(t, SIMON)[0] == "b206[G4, ., .]"
    assert texts(t.pool) == "R6 Y1"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_21_while_g4_or_r6_is_free_simon_cannot_lock() -> None:
    t = race()
    claim(t, IGOR, "G4", "b307", "a")
    refused(t, SIMON, Lock(), "must_take", "MPP-TAK-10")
    assert asked(t) == ("claiming", (SIMON, IGOR))


def test_MPP_EX_31_a_dead_end_may_be_placed_or_left() -> None:
    t = lay(table(3), "b202[R4, ., .]", "b405", "b303[R5, ., .]")
    roll(t, "K5 G6 K6")
    assert asked(t) == ("claiming", (SIMON,))
    placed, left = t.copy(), t.copy()
    claim(placed, SIMON, "K5", "b202", "c")
    lock(placed, SIMON)
    assert cards(placed, SIMON)[0] == "b202[R4, ., K5]"
    assert texts(placed.pool) == "G6 K6"
    lock(left, SIMON)
    assert cards(left, SIMON)[0] == "b202[R4, ., .]"
    assert texts(left.pool) == "K5 G6 K6"
    assert asked(placed) == asked(left) == ("rerolling", (0, 1, 2))


# -- waves -------------------------------------------------------------------------------------------------------


def solo(hand: str, line: str, deck: str = "b101", **options: Any) -> State:
    t = lay(table(1, **options), hand, line=line, deck=deck)
    roll(t, "R4 B2 Y6")
    claim(t, SIMON, "R4", "b206", "a")
    return t


def test_MPP_EX_22_r4_completes_a_card() -> None:
    t = solo("b206[., B5, K6] b404 b409[K6, ., .] b410", line="b302 b401", deck="s_black b101")
    assert may(t, SIMON, claiming(t, SIMON, "Y6", "b404", "a"))
    lock(t, SIMON)
    assert asked(t) == ("replacing", (SIMON,))
    told = pick(t, SIMON, "b302")
    assert "sabotage_activated" in kinds(told)
    assert [texts(event.dice) for event in events(told, ClaimsReopened)] == ["B2 Y6"]
    assert t.quota_left(SIMON) == 2
    assert asked(t) == ("claiming", (SIMON,))
    claim(t, SIMON, "B2", "b302", "a")
    assert reserved(t, SIMON) == ["B2 b302 a"]


def test_MPP_TAK_17_reopens_only_if_something_fits() -> None:
    t = solo("b206[., B5, K6] b310 b410 b412", line="b306 b307")
    lock(t, SIMON)
    reopened, closed = t.copy(), t.copy()
    told = pick(reopened, SIMON, "b306")
    assert [texts(event.dice) for event in events(told, ClaimsReopened)] == ["B2 Y6"]
    assert asked(reopened) == ("claiming", (SIMON,))
    assert may(reopened, SIMON, claiming(reopened, SIMON, "B2", "b306", "a")), "at once, nothing has to settle"
    told = pick(closed, SIMON, "b307")
    assert "claims_reopened" not in kinds(told)
    assert texts(closed.pool) == "B2 Y6"
    assert not GAME.view(closed, SIMON).board.stirred, "the wave and what it stirred are over"
    assert asked(closed) == ("rerolling", (SIMON,))


def test_MPP_TAK_17_a_slot_emptied_by_a_sabotage_may_serve() -> None:
    t = solo("b206[., R5, K6] b306[B1, ., .] b410 b412", line="b307", deck="s_blue b101")
    lock(t, SIMON)
    pick(t, SIMON, "b307")
    assert cards(t, SIMON)[1] == "b306[., ., .]"
    assert asked(t) == ("claiming", (SIMON,))
    claim(t, SIMON, "B2", "b306", "a")
    assert reserved(t, SIMON) == ["B2 b306 a"]


def test_MPP_TAK_17_a_card_that_collapsed_may_serve() -> None:
    t = lay(table(2, steady_hand="tremble"), "b404[Y1, ., ., .]", "b405")
    roll(t, "R1 Y5 K6 G6")
    claim(t, SIMON, "R1", "b404", "b")
    t.script = (0,)
    told = lock(t, SIMON)
    assert "collapse" in kinds(told)
    assert [texts(event.dice) for event in events(told, ClaimsReopened)] == ["Y5 K6 G6"]
    assert asked(t) == ("claiming", (SIMON,))
    claim(t, SIMON, "Y5", "b404", "a")
    assert reserved(t, SIMON) == ["Y5 b404 a"]


def test_MPP_TAK_17_not_after_a_wave_in_which_nothing_was_defused() -> None:
    t = lay(table(2), "b202[R4, ., .]", "b405")
    roll(t, "K5 G6 K6 G5")
    assert may(t, SIMON, claiming(t, SIMON, "K5", "b202", "c"))
    told = lock(t, SIMON)
    assert "claims_reopened" not in kinds(told)
    assert texts(t.pool) == "K5 G6 K6 G5"
    assert asked(t) == ("rerolling", (0, 1))


def test_MPP_TAK_18_with_the_safety_net_off_locks_are_never_refused() -> None:
    t = lay(table(3, safety_net=False), "b206", "b307", "b405")
    roll(t, "G4 R6 Y1")
    assert all(may(t, seat, Lock()) for seat in (0, 1, 2))
    lock(t, SIMON, IGOR, STEPHANIE)
    assert texts(t.pool) == "G4 R6 Y1"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_TAK_18_and_claiming_reopens_whether_or_not_a_placement_exists() -> None:
    hand, line = "b206[., B5, K6] b310 b410 b405[R2, K2, .]", "b303"
    for net, expected in ((True, "rerolling"), (False, "claiming")):
        t = lay(table(1, safety_net=net), hand, line=line, deck="b101")
        roll(t, "R4 B6 G6")
        claim(t, SIMON, "R4", "b206", "a")
        lock(t, SIMON)
        pick(t, SIMON, "b303")
        assert asked(t) == (expected, (SIMON,))
        if not net:
            lock(t, SIMON)
            assert asked(t) == ("rerolling", (SIMON,))


def test_MPP_TAK_18_but_not_without_quota_left() -> None:
    t = lay(table(3, safety_net=False), "b206[., B5, K6]", line="b303", deck="b101")
    roll(t, "R4 B6 G6")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, SIMON)
    told = pick(t, SIMON, "b303")
    assert "claims_reopened" not in kinds(told), "Simon has taken his die, nobody else has a card"
    assert asked(t) == ("rerolling", (0, 1, 2))


# -- idle seats --------------------------------------------------------------------------------------------------


def idle() -> State:
    """Simon and Igor are locked, Stéphanie could take Y1."""
    t = lay(table(3), "b409", "b405", "b404")
    roll(t, "K6 G3 Y1")
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    return t


def test_MPP_TAK_19_after_20_seconds_a_locked_seat_may_press_go() -> None:
    t = idle()
    assert asked(t) == ("claiming", (STEPHANIE,))
    assert t.due == t.now + 20_000, "everybody is told the moment it is so"
    wait(t, 19_999)
    assert not may(t, SIMON, ForceGo())
    refused(t, SIMON, ForceGo(), "not_allowed", "MPP-TAK-19")
    wait(t, 1)
    assert may(t, IGOR, ForceGo())
    assert not may(t, STEPHANIE, ForceGo())
    assert t.bot_controlled == {}
    t.answer(IGOR, ForceGo())
    assert (t.bot_controlled, t.autopiloted) == ({STEPHANIE: "agent"}, ())
    assert asked(t) == ("claiming", (STEPHANIE,))
    claim(t, STEPHANIE, "Y1", "b404", "a")
    assert t.autopiloted == (STEPHANIE,)
    coming(t, 5)
    lock(t, STEPHANIE)
    assert t.bot_controlled == {}, "for this wave only"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_19_a_single_seat_counts_from_the_opening_whatever_it_has_sent() -> None:
    t = idle()
    wait(t, 15_000)
    claim(t, STEPHANIE, "Y1", "b404", "a")
    wait(t, 4_999)
    refused(t, SIMON, ForceGo(), "not_allowed", "MPP-TAK-19")
    wait(t, 1)
    t.answer(SIMON, ForceGo())
    assert t.bot_controlled == {STEPHANIE: "agent"}
    assert asked(t) == ("claiming", (STEPHANIE,))


def test_MPP_TAK_19_several_seats_that_have_sent_nothing_for_20_seconds() -> None:
    t = lay(table(4), "b409", "b307", "b404", "b405")
    roll(t, "K6 G1 Y1 B3")
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))
    wait(t, 5_000)
    claim(t, IGOR, "G1", "b307", "a")
    wait(t, 19_999)
    refused(t, SIMON, ForceGo(), "not_allowed", "MPP-TAK-19")
    wait(t, 1)
    t.answer(SIMON, ForceGo())
    assert t.bot_controlled == {IGOR: "agent", STEPHANIE: "agent"}
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))


def test_MPP_TAK_19_with_lock_auto_a_content_seat_counts_as_locked() -> None:
    t = quick()
    claim(t, SIMON, "R1", "b206", "a")
    assert asked(t) == ("claiming", (IGOR,))
    wait(t, 20_000)
    assert not t.locked[SIMON]
    assert may(t, SIMON, ForceGo())
    assert may(t, STEPHANIE, ForceGo())
    t.answer(STEPHANIE, ForceGo())
    assert t.bot_controlled == {IGOR: "agent"}
    assert asked(t) == ("claiming", (IGOR,))


def test_MPP_TAK_19_seats_that_were_sent_already_are_not_sent_again() -> None:
    t = idle()
    wait(t, 20_000)
    t.answer(IGOR, ForceGo())
    assert not may(t, SIMON, ForceGo())
    refused(t, IGOR, ForceGo(), "not_allowed", "MPP-TAK-19")
    assert asked(t) == ("claiming", (STEPHANIE,))


def test_MPP_TAK_19_nobody_presses_while_nobody_is_locked() -> None:
    t = lay(table(2), "b409", "b404")
    roll(t, "K6 G3 Y1 B5")
    assert t.due == t.now - t.elapsed + 300_000, "the first warning of the clock"
    wait(t, 60_000)
    for seat in (SIMON, IGOR):
        refused(t, seat, ForceGo(), "not_allowed", "MPP-TAK-19")
    assert asked(t) == ("claiming", (SIMON, IGOR))


def waiting_for_two() -> State:
    """Simon is locked; Igor and Stéphanie have a die to take, the fourth seat none."""
    t = lay(table(4), "b409", "b307", "b404", "b405")
    roll(t, "K6 G1 Y1 B3")
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    return t


def test_MPP_TAK_19_a_second_go_keeps_those_already_sent() -> None:
    t = waiting_for_two()
    claim(t, STEPHANIE, "Y1", "b404", "a")
    lock(t, STEPHANIE)
    wait(t, 20_000)
    t.answer(SIMON, ForceGo())
    claim(t, IGOR, "G1", "b307", "a")
    t.answer(STEPHANIE, Unlock())
    t.answer(IGOR, Lock())
    assert asked(t) == ("claiming", (STEPHANIE,))
    t.answer(SIMON, ForceGo())
    assert t.bot_controlled == {IGOR: "agent", STEPHANIE: "agent"}
    assert asked(t) == ("claiming", (STEPHANIE,))


def test_MPP_TAK_19_calls_are_inputs_too() -> None:
    t = waiting_for_two()
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))
    wait(t, 15_000)
    t.answer(IGOR, CALL)
    wait(t, 19_999)
    refused(t, SIMON, ForceGo(), "not_allowed", "MPP-TAK-19")
    wait(t, 1)
    t.answer(SIMON, ForceGo())
    assert t.bot_controlled == {IGOR: "agent", STEPHANIE: "agent"}
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))


def test_MPP_TAK_19_a_call_while_the_dice_settle_brings_no_go_before_its_time() -> None:
    t = lay(table(4), "b409", "b307", "b404", "b405")
    roll(t, "K6 G1 Y1 B3", settle=False)
    for seat in (IGOR, STEPHANIE):
        t.answer(seat, CALL)
    wait(t, 700)
    claim(t, SIMON, "K6", "b409", "a")
    lock(t, SIMON)
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))
    assert t.due == t.now + 20_000, "time is told when Go may be pressed"
    wait(t, 20_000)
    assert ForceGo() in t.options(SIMON)
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))


def test_MPP_TAK_19_go_is_an_input_of_who_presses_it() -> None:
    t = lay(table(3), "b206", "b307", "b404")
    roll(t, "G4 R6 Y1")
    claim(t, SIMON, "G4", "b206", "a")
    wait(t, 20_000)
    t.answer(IGOR, ForceGo())
    claim(t, SIMON, "R6", "b206", "b", replace="G4")
    lock(t, SIMON)
    assert asked(t) == ("claiming", (IGOR, STEPHANIE)), "Igor must take now"
    wait(t, 19_999)
    refused(t, SIMON, ForceGo(), "not_allowed", "MPP-TAK-19")
    wait(t, 1)
    t.answer(SIMON, ForceGo())
    assert t.bot_controlled == dict.fromkeys((SIMON, IGOR, STEPHANIE), "agent"), "Simon still, from the first Go"
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))


def test_MPP_TAK_20_every_seat_is_unlocked_when_claiming_reopens() -> None:
    t = lay(table(2), "b206[., B5, K6] b409", "b404 b405", line="b302", deck="b101")
    roll(t, "R4 Y6 K6 G1")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, IGOR, SIMON)
    assert asked(t) == ("replacing", (SIMON,))
    told = pick(t, SIMON, "b302")
    assert "claims_reopened" in kinds(told)
    assert t.locked == (False, False)
    assert asked(t) == ("claiming", (SIMON, IGOR))


def test_MPP_TAK_20_input_then_unlocking_then_locking_then_setting() -> None:
    t = finishing()
    told = release(t, SIMON, "R4")
    assert kinds(told) == ["die_released", "seat_unlocked"]
    t = lay(table(3), "b206", "b307", "b405")
    roll(t, "G4 R6 Y1")
    claim(t, SIMON, "G4", "b206", "a")
    told = claim(t, SIMON, "R6", "b206", "c", replace="G4")
    assert kinds(told) == ["die_claimed", "seat_unlocked"]
    told = claim(t, IGOR, "G4", "b307", "a")
    assert kinds(told) == ["die_claimed"]
    lock(t, IGOR)
    coming(t, 2)
    told = lock(t, SIMON)
    assert kinds(told)[:2] == ["seat_locked", "wave_set"]
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_TAK_20_one_is_unlocked_before_another_is_locked() -> None:
    t = lay(table(3), "b206[., B5, K6] b307", "b213[., B5, Y3]", "b404")
    roll(t, "R4 G4 Y1")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, STEPHANIE)
    assert asked(t) == ("claiming", (SIMON, IGOR))
    told = claim(t, SIMON, "G4", "b307", "a", replace="R4")
    assert kinds(told) == ["die_claimed", "seat_unlocked", "seat_locked"]
    assert events(told, SeatUnlocked) == [SeatUnlocked(STEPHANIE, "must_take")]
    assert events(told, SeatLocked) == [SeatLocked(IGOR, "server")]
    assert asked(t) == ("claiming", (SIMON, STEPHANIE))
