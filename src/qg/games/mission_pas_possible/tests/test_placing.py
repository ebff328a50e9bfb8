"""PLC: correct placements and dead ends."""

from qg.games.mission_pas_possible.tests.prelude import *


def test_MPP_PLC_01_one_die_on_one_empty_slot_in_any_order_outside_stacks_and_pyramids() -> None:
    assert [judged("b112", slot, face) for slot, face in (("c", "R5"), ("b", "R3"), ("a", "R1"))] == ["sound"] * 3
    assert judged("b112[., ., Y6]", "a", "R1") == "sound"
    assert judged("b112[B1, ., .]", "a", "R2") == "occupied"
    assert judged("b404", "b", "R2") == "unsupported"
    assert judged("b307", "c", "K2") == "unsupported"


def test_MPP_PLC_01_a_die_that_is_reserved_for_one_slot_goes_on_no_other() -> None:
    t = at_claim("b112", "R1 B2 G3")
    claim(t, 0, "R1", "b112", "a")
    refused(t, 0, claiming(t, 0, "R1", "b408", "a"), "die_taken")
    assert asked(t) == ("claiming", (0,))


def test_MPP_PLC_01_a_slot_that_the_card_does_not_have_takes_no_die() -> None:
    t = at_claim("b112", "R1 B2 G3")
    refused(t, 0, Claim(t.pool[0].id, 0, "d"), "not_allowed", "MPP-PLC-01")
    assert reserved(t, 0) == []
    assert asked(t) == ("claiming", (0,))


def test_MPP_PLC_02_correct_is_empty_supported_accepted_and_no_relation_broken() -> None:
    assert judged("b402[R2, ., ., .]", "a", "B1") == "occupied"
    assert judged("b402[R2, ., ., .]", "c", "B5") == "unsupported"
    assert judged("b404[Y2, ., ., .]", "b", "B5") == "slot"
    assert judged("b402[R2, ., ., .]", "b", "B2") == "relation"
    assert judged("b402[R2, ., ., .]", "b", "B3") == "sound"


def test_MPP_PLC_03_alike_relations_break_at_once_all_others_only_when_full() -> None:
    assert judged("b302[R4, ., .]", "c", "G5") == "relation"
    assert judged("b302[R4, ., .]", "c", "G4") == "sound"
    assert judged("b403[., B2, ., .]", "d", "R2") == "relation"
    assert judged("b403[., B2, ., .]", "d", "B6") == "sound"
    # sum, order, difference: nothing is said before the last of their dice
    assert judged("b210[., R6, .]", "a", "B6") == "dead_end"
    assert judged("b210[B6, R3, .]", "c", "B6") == "relation"
    assert judged("b204[R6, B6, ., .]", "c", "G1") == "dead_end"
    assert judged("b204[R6, B6, G1, .]", "d", "G6") == "relation"


def test_MPP_PLC_04_nothing_is_concluded_across_an_empty_slot() -> None:
    assert judged("b101[R2, ., ., .]", "c", "R2") == "sound"
    assert judged("b110[R2, ., ., .]", "c", "B2") == "sound"
    assert judged("b208[., R5, ., .]", "d", "B2") == "dead_end"  # correct: the dice between them are not there yet
    assert judged("b201[Y5, ., .]", "c", "R2") == "sound"
    t = at_claim("b208[., R5, ., .]", "B2")
    claim(t, 0, "B2", "b208", "d")
    assert reserved(t, 0) == ["B2 b208 d"]
    assert asked(t) == ("claiming", (0,))


def test_MPP_PLC_05_a_chain_is_one_relation_per_symbol() -> None:
    assert judged("b208[., R2, ., .]", "a", "R3") == "relation"  # a < b
    assert judged("b208[., R2, ., .]", "c", "R2") == "relation"  # b < c
    assert judged("b101[R2, B2, ., .]", "c", "R2") == "sound"  # first and third may be alike
    assert judged("b101[R2, B2, ., .]", "c", "B3") == "relation"
    assert judged("b201[Y5, R5, .]", "c", "R1") == "sound"  # from value to colour
    assert judged("b201[Y5, Y1, .]", "c", "R1") == "sound"  # from colour to value
    assert judged("b201[Y5, Y1, .]", "c", "R5") == "relation"
    assert judged("b209[R5, ., .]", "c", "B5") == "relation"  # = on one attribute is one relation over all slots


def test_MPP_PLC_06_a_card_with_an_empty_slot_is_not_complete() -> None:
    t = at_claim("b112[., ., Y6]", "R1 B3 K2")
    claim(t, 0, "R1", "b112", "a")
    claim(t, 0, "K2", "b408", "a")
    refused(t, 0, Lock(), "must_take")
    claim(t, 0, "B3", "b112", "b")
    told = lock(t, 0)
    assert [e.card for e in events(told, BombDefused)] == ["b112"]
    assert cards(t, 0)[:2] == ["-", "b408[K2, ., ., ., .]"]
    assert asked(t) == ("replacing", (0,))


def test_MPP_PLC_08_how_many_dice_of_a_colour_are_left_does_not_matter() -> None:
    """All blue dice lie on another card, so b404 can get none: its first die is sound all the same."""
    t = table(2, dead_ends="refused")
    lay(t, "b404 b408", "b403[B1, B2, B3, .] b105[B4, B5, .]")
    roll(t, "Y1 R2 R3 R4")
    claim(t, 0, "Y1", "b404", "a")
    assert reserved(t, 0) == ["Y1 b404 a"]
    assert asked(t)[0] == "claiming"


def test_MPP_PLC_09_a_dead_end_may_be_chosen_unless_the_table_refuses_it() -> None:
    t = at_claim("b205", "R5")
    claim(t, 0, "R5", "b205", "a")
    lock_all(t)
    assert cards(t, 0)[0] == "b205[R5, .]"
    assert t.stats.dead_ends == 1
    assert asked(t) == ("rolling", (0,))

    t = at_claim("b205", "R5", dead_ends="refused")
    refused(t, 0, claiming(t, 0, "R5", "b205", "a"), "dead_end", "MPP-PLC-09")
    assert claiming(t, 0, "R5", "b205", "a") not in t.options(0)

    t = at_claim("b205", "R5", dead_ends="refused", safety_net=False)
    claim(t, 0, "R5", "b205", "a")
    assert reserved(t, 0) == ["R5 b205 a"]


def test_MPP_PLC_10_sound_is_correct_and_no_dead_end_and_only_that_is_compulsory() -> None:
    t = table(1)
    lay(t, "b205 b202[R4, ., .]")
    roll(t, "R5 B4 G6")  # dead ends on b205; on b202 a 5, 4 or 6 breaks a > b and is a dead end on c
    assert not t.locked[0]
    lock(t, 0)
    assert asked(t) == ("rerolling", (0,))

    t = table(1)
    lay(t, "b205 b202[R4, ., .]")
    roll(t, "R5 B4 G2")  # a 2 is sound on both
    refused(t, 0, Lock(), "must_take", "MPP-TAK-10")
    assert asked(t) == ("claiming", (0,))


def test_MPP_PLC_11_taking_a_die_away_may_heal_a_dead_end() -> None:
    assert takers("b202[R4, ., K3]", "b") == set()
    t, told = sabotaged("s_black", "b202[R4, ., K3]")
    assert [(e.seat, str(e.die)) for e in events(told, DieLost)] == [(0, "K3")]
    assert cards(t, 0)[0] == "b202[R4, ., .]"
    assert takers("b202[R4, ., .]", "b") == of("-1", "-2", "-3")
    assert judged("b202[R4, ., .]", "b", "K3") == "sound"
    assert asked(t)[0] == "claiming"


# -- the examples ------------------------------------------------------------------------------------------------


def test_MPP_EX_05_two_dice_adding_up_to_four_in_any_order() -> None:
    assert judged("b205[., .]", "b", "R1") == "sound"
    assert takers("b205[., R1]", "a") == of("-3")
    t = at_claim("b205", "R1 Y3")
    claim(t, 0, "R1", "b205", "b")
    claim(t, 0, "Y3", "b205", "a")
    lock_all(t)
    assert t.defused == ("b205",)
    assert asked(t) == ("replacing", (0,))


def test_MPP_EX_06_value_or_colour_of_the_neighbour() -> None:
    assert takers("b201[Y5, ., .]", "b") == of("Y-", "-5")
    assert takers("b201[Y5, R5, .]", "c") == of("R-", "-5")
    t = at_claim("b201[Y5, R5, .]", "Y2")
    refused(t, 0, claiming(t, 0, "Y2", "b201", "c"), "relation")
    assert asked(t) == ("claiming", (0,))


def test_MPP_EX_25_same_value_covers_all_three() -> None:
    assert judged("b302[R4, ., .]", "c", "G5") == "relation"
    assert takers("b302[R4, ., .]", "c") == of("-4")


def test_MPP_EX_26_correct_but_a_dead_end() -> None:
    t = at_claim("b202[R4, ., .]", "K3 K2 K5")
    assert {c.slot for c in options(t, 0) if isinstance(c, Claim) and c.card == 0 and c.die == t.pool[0].id} == {
        "b",
        "c",
    }
    assert judged("b202[R4, ., .]", "c", "K3") == "dead_end"
    assert judged("b202[R4, ., .]", "c", "K2") == "sound"
    assert judged("b202[R4, ., .]", "c", "K5") == "dead_end"
    claim(t, 0, "K5", "b202", "c")
    assert reserved(t, 0) == ["K5 b202 c"]
    assert asked(t) == ("claiming", (0,))


def test_MPP_EX_27_dead_ends_at_the_edge_of_the_range() -> None:
    assert (judged("b402", "a", "R4"), judged("b402", "a", "R3")) == ("dead_end", "sound")
    assert (judged("b105", "a", "R1"), judged("b105", "b", "R6")) == ("dead_end", "dead_end")
    assert (judged("b105", "a", "R2"), judged("b105", "b", "R5")) == ("sound", "sound")
    for slot in "ab":
        verdicts = [judged("b205", slot, f"G{value}") for value in range(1, 7)]
        assert verdicts == ["sound"] * 3 + ["dead_end"] * 3
    assert (judged("b107", "a", "K2"), judged("b107", "a", "K3")) == ("dead_end", "sound")


def test_MPP_EX_28_alike_and_unlike() -> None:
    assert judged("b111[R1, ., .]", "c", "R5") == "dead_end"
    assert judged("b111[R1, ., .]", "c", "G5") == "sound"


def test_MPP_EX_29_one_slot_between_value_and_colour() -> None:
    assert judged("b104[R4, ., .]", "c", "B2") == "sound"
    assert takers("b104[R4, ., B2]", "b") == {"B4"}


def test_MPP_EX_30_counting_what_is_left_is_the_players_business() -> None:
    for die in ("R6", "B6"):
        t = table(3, dead_ends="refused")
        lay(t, "b403", "b209[B1, B2, .] b101[B3, ., B4, .]")
        roll(t, f"{die} Y1 Y1")
        claim(t, 0, die, "b403", "a")
        assert reserved(t, 0) == [f"{die} b403 a"]
        assert asked(t)[0] == "claiming"
