"""ICN: what each icon and symbol means, by what a table accepts."""

from qg.games.mission_pas_possible.tests.prelude import *

ALL = set(EVERY_FACE)


def test_MPP_ICN_01_a_coloured_icon_takes_that_colour() -> None:
    assert takers("b404", "a") == of("Y-")
    assert takers("b303", "b") == of("Y-")


def test_MPP_ICN_02_a_number_takes_that_value() -> None:
    assert takers("b303", "a") == of("-5")
    assert takers("b405", "b") == of("-2")


def test_MPP_ICN_03_colour_and_number_take_only_both() -> None:
    assert takers("b303", "c") == {"G2"}
    assert takers("b305", "c") == {"B4"}


def test_MPP_ICN_04_a_split_icon_takes_either_half_or_both() -> None:
    assert takers("b102", "a") == of("B-", "G-")
    assert takers("b112", "a") == of("-1", "-2")
    assert takers("b203", "b") == of("K-", "-2")
    assert judged("b203", "b", "K2") == "sound"


def test_MPP_ICN_05_a_hash_takes_any_die_and_its_value_binds_the_symbols() -> None:
    assert takers("b302", "a") == ALL
    assert takers("b302[R6, ., .]", "b") == of("-6")
    assert takers("b302[R2, ., .]", "b") == of("-2")


def test_MPP_ICN_06_a_hash_on_a_colour_takes_that_colour_and_its_value_binds() -> None:
    assert takers("b407", "c") == of("B-")
    assert takers("b407[R3, ., .]", "c") == {"B3"}
    assert takers("b411[., ., K4]", "a") == of("-4")


def test_MPP_ICN_07_the_wheel_takes_any_die_and_its_colour_binds_the_symbols() -> None:
    assert takers("b209", "a") == ALL
    assert takers("b209[R6, ., .]", "b") == of("R-")
    assert takers("b101[G6, ., ., .]", "b") == ALL - of("G-")


def test_MPP_ICN_08_blank_and_question_mark_take_any_die() -> None:
    marks = [(c, s["id"], s["glyph"]) for c in PRINTED for s in PRINTED[c]["slots"] if s["kind"] == "any"]
    assert {glyph for _, _, glyph in marks} == {"?", "blank"}
    assert takers("b202", "b") == takers("b202", "c") == ALL
    assert takers("b408", "a") == ALL
    assert takers("b408[R1, B2, Y1, G3, .]", "e") == ALL


def test_MPP_ICN_09_equal_and_unequal_compare_what_both_icons_have_in_common() -> None:
    assert takers("b103[., ., R4, .]", "d") == of("-4")  # # and #: values
    assert takers("b103[R4, ., ., .]", "b") == of("R-")  # wheel and wheel: colours
    assert takers("b110[R4, ., ., .]", "b") == ALL - of("-4")
    assert takers("b111[., R4, .]", "c") == ALL - of("R-")
    assert takers("b104[R4, ., .]", "b") == of("-4")  # # and a split: values
    assert takers("b104[., ., R4]", "b") == of("R-")  # a split and a wheel: colours
    assert takers("b106[R4, .]", "b") == of("R-", "-4")  # two splits: either is enough
    assert takers("b406[R4, .]", "b") == {"R4"}  # two #-and-wheel icons: both


def test_MPP_ICN_10_less_and_more_are_strict_and_compare_adjacent_dice() -> None:
    assert takers("b108[R3, ., .]", "b") == of("-4", "-5", "-6")
    assert takers("b105[R3, ., .]", "b") == of("-1", "-2")
    assert takers("b105[., R3, .]", "c") == of("-4", "-5", "-6")
    assert takers("b108[., R3, .]", "c") == of("-1", "-2")
    assert judged("b108[R3, ., .]", "b", "G3") == judged("b105[R3, ., .]", "b", "G3") == "relation"


def test_MPP_ICN_11_sums_equal_sums_and_differences() -> None:
    assert takers("b210[R2, B3, .]", "c") == of("-5")
    assert takers("b301[G2, .]", "b") == {"R5", "B5"}
    assert takers("b204[R6, B1, G2, .]", "d") == of("-5")
    assert takers("b107[R5, .]", "b") == of("-3")  # left minus right
    assert takers("b107[., R5]", "a") == set()
    assert takers("b107[., R4]", "a") == of("-6")


# -- the examples ------------------------------------------------------------------------------------------------


def test_MPP_EX_13_hash_and_hash_on_blue() -> None:
    assert judged("b407[., ., .]", "a", "R4") == "sound"
    assert judged("b407[R4, ., .]", "b", "G4") == "sound"
    t = at_claim("b407[R4, G4, .]", "B4 K4 B5")
    refused(t, 0, claiming(t, 0, "K4", "b407", "c"), "slot")
    refused(t, 0, claiming(t, 0, "B5", "b407", "c"), "relation")
    claim(t, 0, "B4", "b407", "c")
    lock_all(t)
    assert t.defused == ("b407",)
    assert asked(t) == ("replacing", (0,))
    assert takers("b407[., ., B5]", "a") == takers("b407[., ., B5]", "b") == of("-5")


def test_MPP_EX_14_wheels_must_differ_from_their_neighbours_only() -> None:
    assert takers("b101[R2, ., ., .]", "b") == ALL - of("R-")
    t = at_claim("b101[R2, B2, R6, .]", "B1")
    claim(t, 0, "B1", "b101", "d")
    lock_all(t)
    assert t.defused == ("b101",)
    assert asked(t) == ("replacing", (0,))


def test_MPP_EX_15_a_three_then_split_icons() -> None:
    assert takers("b309[., ., .]", "a") == of("-3")
    assert takers("b309", "b") == takers("b309", "c") == set()
    assert takers("b309[K3, G2, .]", "c") == of("Y-", "-1")


def test_MPP_EX_16_equal_is_not_higher() -> None:
    t = at_claim("b402[R2, B4, G5, .]", "K6")
    claim(t, 0, "K6", "b402", "d")
    lock_all(t)
    assert t.defused == ("b402",)
    assert asked(t) == ("replacing", (0,))
    assert judged("b402[R2, B4, ., .]", "c", "G4") == "relation"
    assert judged("b402[R2, B4, ., .]", "c", "G5") == "sound"


def test_MPP_EX_17_question_marks_around_a_yellow_one() -> None:
    assert takers("b408[K6, R2, ., ., .]", "c") == {"Y1"}
    assert takers("b408[K6, R2, Y1, ., .]", "d") == ALL
    assert takers("b408[K6, R2, Y1, K6, .]", "e") == ALL


def test_MPP_EX_33_split_icons_in_a_sum() -> None:
    assert takers("b304[K5, .]", "b") == of("-2")
    assert judged("b304[K5, .]", "b", "B2") == "sound"
    assert takers("b304[K3, .]", "b") == {"B4"}
