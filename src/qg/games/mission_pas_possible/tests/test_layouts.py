"""LAY: rows, stacks, pyramids, and what makes them fall."""

import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def of_layout(*layouts: str) -> list[str]:
    return [card for card in PRINTED if PRINTED[card]["layout"] in layouts]


def open_slots(card: str) -> str:
    """Where a die can physically go: with the safety net off a table offers just that."""
    t = at_claim(card, "R1", safety_net=False)
    return "".join(c.slot for c in options(t, 0) if isinstance(c, Claim) and c.card == 0)


def grown(card: str, filled: str) -> str:
    """The card with a die on each of these slots; which dice does not matter here."""
    faces = dict(zip(filled, ("B1", "G2", "Y3", "K4", "B5"), strict=False))
    return f"{card}[{', '.join(faces.get(slot['id'], '.') for slot in PRINTED[card]['slots'])}]"


@pytest.mark.parametrize("card", of_layout("row"))
def test_MPP_LAY_01_in_a_row_no_slot_stands_on_another(card: str) -> None:
    slots = "".join(slot["id"] for slot in PRINTED[card]["slots"])
    assert open_slots(card) == slots
    assert open_slots(grown(card, slots[-1])) == slots[:-1]


@pytest.mark.parametrize("card", of_layout("stack"))
def test_MPP_LAY_02_a_stack_grows_from_the_lowest(card: str) -> None:
    slots = "".join(slot["id"] for slot in PRINTED[card]["slots"])
    for height, slot in enumerate(slots):
        assert open_slots(grown(card, slots[:height])) == slot


def test_MPP_LAY_03_in_a_stack_symbols_speak_of_the_dice_directly_below_and_above() -> None:
    assert takers("b401[R5, ., ., .]", "b") == of("-1", "-2", "-3", "-4")
    assert takers("b402[R2, B4, ., .]", "c") == of("-5", "-6")  # above 4, whatever lies below it
    assert takers("b212[R1, ., .]", "b") == of("B-", "G-")


@pytest.mark.parametrize("card", of_layout("double_stack"))
def test_MPP_LAY_04_the_towers_of_a_double_stack_grow_independently(card: str) -> None:
    assert open_slots(card) == "ad"
    assert open_slots(grown(card, "a")) == "bd"
    assert open_slots(grown(card, "abc")) == "d"
    assert open_slots(grown(card, "de")) == "af"
    assert open_slots(grown(card, "abde")) == "cf"


@pytest.mark.parametrize("card", of_layout("pyramid"))
def test_MPP_LAY_05_the_top_of_a_pyramid_needs_both_dice_of_the_base(card: str) -> None:
    assert open_slots(card) == "ab"
    assert open_slots(grown(card, "a")) == "b"
    assert open_slots(grown(card, "b")) == "a"
    assert open_slots(grown(card, "ab")) == "c"


@pytest.mark.parametrize("card", of_layout("big_pyramid"))
def test_MPP_LAY_06_a_big_pyramid_stands_on_three(card: str) -> None:
    assert open_slots(card) == "abc"
    assert open_slots(grown(card, "ab")) == "cd"
    assert open_slots(grown(card, "bc")) == "ae"
    assert open_slots(grown(card, "ac")) == "b"
    assert open_slots(grown(card, "abc")) == "de"
    assert open_slots(grown(card, "abcd")) == "e"
    assert open_slots(grown(card, "abcde")) == "f"


# -- covered and free --------------------------------------------------------------------------------------------


def test_MPP_LAY_08_a_die_with_another_on_it_is_covered_and_a_row_die_is_always_free() -> None:
    t, _ = sabotaged("s_red", "b404[Y4, R3, B2, .] b209[R1, R2, .]")
    assert asked(t) == ("losing", (0,))
    row = t.hands[0][1]
    assert row is not None
    assert options(t, 0) == [Lose(row.dice[0].id), Lose(row.dice[1].id)]  # type: ignore[union-attr]

    t, told = sabotaged("s_red", "b404[Y4, R3, B2, .]")
    assert [(e.seat, e.why) for e in events(told, NoDieLost)] == [(0, "covered"), (1, "none"), (2, "none")]
    t, told = sabotaged("s_red", "b404[Y4, R3, ., .]")
    assert [(e.seat, str(e.die), e.slot) for e in events(told, DieLost)] == [(0, "R3", "b")]
    assert cards(t, 0)[0] == "b404[Y4, ., ., .]"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_LAY_11_removing_a_free_die_never_causes_a_collapse() -> None:
    t, told = sabotaged("s_blue", "b404[Y4, R3, B2, .]", steady_hand="tremble")
    assert not events(told, Collapse)
    assert cards(t, 0)[0] == "b404[Y4, R3, ., .]"
    assert asked(t) == ("rerolling", (0, 1, 2))


# -- trembling hands ---------------------------------------------------------------------------------------------


def set_with_chance(card: str, slot: str, face: str, chance: int, *, elapsed: int = 0, **options: object) -> State:
    """One die is set while the drawn number of 1000 is `chance`; at a chosen moment."""
    t = at_claim(card, face, **{"steady_hand": "tremble", **options})
    wait(t, max(0, elapsed - t.elapsed))
    claim(t, 0, face, card[:4], slot)
    t.script = (chance,)
    lock_all(t)
    return t


def fell(t: State) -> bool:
    return t.stats.collapses == 1


CHANCES = [
    ("b408[K6, ., ., ., .]", "b", "R2", 20),
    ("b408[K6, R2, ., ., .]", "c", "Y1", 40),
    ("b408[K6, R2, Y1, ., .]", "d", "R2", 60),
    ("b408[K6, R2, Y1, R1, .]", "e", "R2", 80),
    ("b307[G1, R3, .]", "c", "K1", 15),
]


@pytest.mark.parametrize(("card", "slot", "face", "thousandths"), CHANCES)
def test_MPP_LAY_09_with_tremble_each_die_may_bring_the_card_down(
    card: str, slot: str, face: str, thousandths: int
) -> None:
    down = set_with_chance(card, slot, face, thousandths - 1)
    assert fell(down)
    assert len(down.bag) == 25
    assert cards(down, 0)[0] == f"{card[:4]}[{', '.join('.' for _ in PRINTED[card[:4]]['slots'])}]"
    assert asked(down) == ("rolling", (0,))
    assert not fell(set_with_chance(card, slot, face, thousandths))


def test_MPP_LAY_09_chances_double_in_the_last_minute() -> None:
    card, slot, face, thousandths = CHANCES[0]
    assert fell(set_with_chance(card, slot, face, 2 * thousandths - 1, elapsed=540_001))
    assert not fell(set_with_chance(card, slot, face, 2 * thousandths, elapsed=540_001))


def test_MPP_LAY_09_nothing_falls_with_a_steady_hand() -> None:
    t = set_with_chance("b404[Y4, R3, B2, .]", "d", "G1", 0, steady_hand="off")
    assert not fell(t)
    assert t.script == (0,)  # chance was not asked
    assert t.defused == ("b404",)
    assert asked(t) == ("replacing", (0,))


def test_MPP_LAY_09_a_collapse_takes_both_towers_of_a_double_stack() -> None:
    t = at_claim("b605[B1, ., ., R6, K2, .]", "G3", steady_hand="tremble")
    claim(t, 0, "G3", "b605", "b")
    t.script = (0,)
    (fall,) = events(lock_all(t), Collapse)
    assert (fall.seat, fall.card, fall.position, fall.cause) == (0, "b605", 0, "tremble")
    assert sorted(map(str, fall.dice)) == ["B1", "G3", "K2", "R6"]
    assert cards(t, 0)[0] == "b605[., ., ., ., ., .]"
    assert len(t.bag) == 25
    assert asked(t) == ("rolling", (0,))


def test_MPP_LAY_12_height_counts_from_the_card() -> None:
    """A drawn 14 brings down what stands at height 2 of a pyramid, 29 at height 3; on the card nothing trembles."""
    assert set_with_chance("b603[R1, B2, ., ., ., .]", "c", "G3", 0).script == (0,)
    assert fell(set_with_chance("b603[R1, B2, ., ., ., .]", "d", "G4", 14))
    assert not fell(set_with_chance("b603[R1, B2, ., ., ., .]", "d", "G4", 15))
    assert fell(set_with_chance("b603[R1, B2, B3, R4, G5, .]", "f", "K6", 29))
    assert not fell(set_with_chance("b603[R1, B2, B3, R4, G5, .]", "f", "K6", 30))
    assert set_with_chance("b605[B1, R3, B5, ., ., .]", "d", "R6", 0).script == (0,)
    assert fell(set_with_chance("b605[., ., ., R6, K1, .]", "f", "G3", 39))


def test_MPP_LAY_13_double_stacks_fall_like_stacks_and_big_pyramids_like_pyramids() -> None:
    assert fell(set_with_chance("b605[B1, ., ., ., ., .]", "b", "R3", 19))
    assert not fell(set_with_chance("b605[B1, ., ., ., ., .]", "b", "R3", 20))
    assert not fell(set_with_chance("b601[K1, R1, ., ., ., .]", "d", "B3", 15))


def test_MPP_LAY_13_the_last_minute_begins_below_sixty_seconds_and_never_without_a_timer() -> None:
    card, slot, face, thousandths = CHANCES[0]
    assert not fell(set_with_chance(card, slot, face, thousandths, elapsed=540_000))
    assert fell(set_with_chance(card, slot, face, thousandths, elapsed=540_001))
    assert not fell(set_with_chance(card, slot, face, thousandths, elapsed=10_000, timer_s=0))


def test_MPP_LAY_13_an_incorrect_die_is_not_judged_for_collapse() -> None:
    t = at_claim("b404[Y4, ., ., .]", "B2", steady_hand="tremble", safety_net=False)
    claim(t, 0, "B2", "b404", "b")
    t.script = (0,)
    told = lock_all(t)
    assert not events(told, Collapse)
    assert t.stats.errors == 1
    assert asked(t) == ("rolling", (0,))


# -- gestures ----------------------------------------------------------------------------------------------------


def swinging(card: str, slot: str, face: str) -> State:
    t = at_claim(card, face, steady_hand="gesture")
    claim(t, 0, face, card[:4], slot)
    lock_all(t)
    assert asked(t) == ("steadying", (0,))
    return t


def let_go(t: State, offset: int) -> list[Moment]:
    return t.answer(0, Steady(offset))


WINDOWS = [
    ("b408[K6, ., ., ., .]", "b", "R2", 20),
    ("b408[K6, R2, ., ., .]", "c", "Y1", 16),
    ("b408[K6, R2, Y1, ., .]", "d", "R2", 13),
    ("b408[K6, R2, Y1, R1, .]", "e", "R2", 10),
]


@pytest.mark.parametrize(("card", "slot", "face", "safe"), WINDOWS)
def test_MPP_LAY_13_a_gesture_is_safe_within_half_the_window_to_either_side(
    card: str, slot: str, face: str, safe: int
) -> None:
    for offset, cause in ((safe, []), (-safe, []), (safe + 1, ["gesture"]), (-safe - 1, ["gesture"])):
        t = swinging(card, slot, face)
        assert [e.cause for e in events(let_go(t, offset), Collapse)] == cause
        assert asked(t)[0] == ("replacing" if slot == "e" and not cause else "rolling")


def test_MPP_LAY_09_with_gesture_no_release_within_two_seconds_is_a_collapse() -> None:
    t = swinging("b408[K6, ., ., ., .]", "b", "R2")
    assert t.due == t.now + 2000
    assert not wait(t, 1999)
    assert asked(t) == ("steadying", (0,))
    assert [e.cause for e in events(wait(t, 1), Collapse)] == ["gesture"]
    assert cards(t, 0)[0] == "b408[., ., ., ., .]"
    assert asked(t) == ("rolling", (0,))


def test_MPP_LAY_09_a_player_may_ask_for_tremble_instead() -> None:
    t = swinging("b408[K6, ., ., ., .]", "b", "R2")
    t.script = (19,)
    assert [e.cause for e in events(t.answer(0, TrembleInstead()), Collapse)] == ["tremble"]
    t = swinging("b408[K6, ., ., ., .]", "b", "R2")
    t.script = (20,)
    assert not events(t.answer(0, TrembleInstead()), Collapse)
    assert asked(t) == ("rolling", (0,))


def test_MPP_LAY_09_bots_and_absent_seats_use_tremble() -> None:
    t = table([PERSON, BOT, PERSON], steady_hand="gesture")
    lay(t, "b404[Y1, ., ., .]", "b410[K1, ., ., .]", "b308[B1, ., .]")
    roll(t, "R1 G1 K1")
    t.notice("absent", 2)
    claim(t, 0, "R1", "b404", "b")
    claim(t, 1, "G1", "b410", "b")
    claim(t, 2, "K1", "b308", "b")
    lock_all(t)
    assert asked(t) == ("steadying", (0,))
    offset = {"type": "integer", "minimum": -50, "maximum": 50}
    steady = {"properties": {"type": {"const": "steady"}, "offset": offset}, "required": ["type", "offset"]}
    chance = {"properties": {"type": {"const": "tremble_instead"}}, "required": ["type"]}
    space = t.options(0)
    assert isinstance(space, Offsets) and space.schema() == {"anyOf": [steady, chance]}, "as programs are told"
    refused(t, 1, Steady(0), "not_yours")
    t.script = (20, 19)  # the bot's die stands, the absent seat's falls
    fallen = events(let_go(t, 0), Collapse)
    assert [(e.seat, e.cause) for e in fallen] == [(2, "tremble")]
    assert [cards(t, seat)[0] for seat in (0, 1)] == ["b404[Y1, R1, ., .]", "b410[K1, G1, ., .]"]
    assert asked(t) == ("rolling", (1,))


def test_MPP_LAY_09_an_idle_seat_that_the_autopilot_plays_uses_tremble() -> None:
    t = table(3, steady_hand="gesture")
    lay(t, "b408", "b101", "b410[K1, ., ., .]")
    roll(t, "R1 B2 G3")
    for seat, die, card in ((0, "R1", "b408"), (1, "B2", "b101")):
        claim(t, seat, die, card, "a")
        t.answer(seat, Lock())
    wait(t, 20_000)
    t.answer(0, ForceGo())
    claim(t, 2, "G3", "b410", "b")
    t.script = (20,)
    t.answer(2, Lock())
    assert cards(t, 2)[0] == "b410[K1, G3, ., .]"
    assert not t.script  # chance was asked, not a gesture
    assert asked(t) == ("rolling", (1,))


def test_MPP_LAY_13_the_last_minute_does_not_affect_gestures() -> None:
    t = at_claim("b408[K6, ., ., ., .]", "R2", steady_hand="gesture")
    wait(t, 545_000)
    claim(t, 0, "R2", "b408", "b")
    lock_all(t)
    assert not events(let_go(t, 20), Collapse)
    assert cards(t, 0)[0] == "b408[K6, R2, ., ., .]"
    assert asked(t) == ("rolling", (0,))


def two_owners() -> State:
    """Both have two dice swinging; seat 0 holds the bag."""
    t = table(2, steady_hand="gesture")
    lay(t, "b404[Y1, ., ., .]", "b410[K1, ., ., .]")
    roll(t, "R1 B2 G3 R4")
    claim(t, 1, "G3", "b410", "b")
    claim(t, 1, "R4", "b410", "c")
    claim(t, 0, "R1", "b404", "b")
    claim(t, 0, "B2", "b404", "c")
    lock_all(t)
    return t


def test_MPP_LAY_13_every_owner_is_asked_at_once_for_one_die_at_a_time() -> None:
    t = two_owners()
    assert asked(t) == ("steadying", (0, 1))
    t.answer(1, Steady(20))
    t.answer(1, Steady(16))
    assert asked(t) == ("steadying", (0,))
    assert cards(t, 1)[0] == "b410[K1, ., ., .]"  # nothing is set before all answers are in
    t.answer(0, Steady(-20))
    t.answer(0, Steady(16))
    assert [cards(t, seat)[0] for seat in (0, 1)] == ["b404[Y1, R1, B2, .]", "b410[K1, G3, R4, .]"]
    assert asked(t) == ("rolling", (1,))


def test_MPP_LAY_13_the_second_die_swings_for_two_seconds_of_its_own() -> None:
    t = two_owners()
    wait(t, 1500)
    t.answer(0, Steady(0))
    wait(t, 500)  # seat 1 has missed its first
    assert asked(t) == ("steadying", (0, 1))
    wait(t, 1499)
    t.answer(0, Steady(0))
    assert asked(t) == ("steadying", (1,))


def test_MPP_LAY_13_a_die_that_is_never_set_wastes_its_gesture() -> None:
    t = two_owners()
    for seat, offset in ((0, 21), (0, 0), (1, 0), (1, 0)):
        told = t.answer(seat, Steady(offset))
    assert [(e.seat, texts(e.dice)) for e in events(told, Collapse)] == [(0, "Y1 R1")]
    assert [str(e.die) for e in events(told, DieReturned)] == ["B2"]
    assert [cards(t, seat)[0] for seat in (0, 1)] == ["b404[., ., ., .]", "b410[K1, G3, R4, .]"]
    assert asked(t) == ("rolling", (1,))


def test_MPP_LAY_13_the_next_die_to_be_set_does_not_inherit_a_wasted_gesture() -> None:
    t = table(1, steady_hand="gesture")
    lay(t, "b404[Y1, ., ., .] b410[K1, ., ., .]")
    roll(t, "R1 B2 G3")
    for die, card, slot in (("R1", "b404", "b"), ("B2", "b404", "c"), ("G3", "b410", "b")):
        claim(t, 0, die, card, slot)
    lock_all(t)
    for offset in (21, 0, 21):  # R1 falls; B2 would stand, but its card is gone; G3 falls as well
        told = t.answer(0, Steady(offset))
    assert [(e.card, texts(e.dice)) for e in events(told, Collapse)] == [("b404", "Y1 R1"), ("b410", "K1 G3")]
    assert [str(e.die) for e in events(told, DieReturned)] == ["B2"]
    assert asked(t) == ("rolling", (0,))


def test_MPP_LAY_09_who_leaves_while_dice_swing_leaves_them_to_chance_also_when_back() -> None:
    t = two_owners()
    wait(t, 1500)
    t.notice("absent", 1)
    assert asked(t) == ("steadying", (0,))
    t.notice("back", 1)
    assert asked(t) == ("steadying", (0,))
    refused(t, 1, Steady(0), "not_yours")
    t.answer(0, Steady(0))
    t.script = (999, 999)
    told = t.answer(0, Steady(0))
    assert not t.script, "chance was asked for both dice"
    assert not events(told, Collapse)
    assert cards(t, 1)[0] == "b410[K1, G3, R4, .]"
    assert asked(t) == ("rolling", (1,))


def test_MPP_LAY_13_a_gesture_made_before_leaving_counts() -> None:
    t = two_owners()
    t.answer(1, Steady(20))
    t.notice("absent", 1)
    t.notice("back", 1)
    t.answer(0, Steady(0))
    t.script = (0,)
    told = t.answer(0, Steady(0))
    assert [(e.seat, texts(e.dice), e.cause) for e in events(told, Collapse)] == [(1, "K1 G3 R4", "tremble")]
    assert asked(t) == ("rolling", (1,))


def test_MPP_LAY_13_who_leaves_in_a_pause_while_dice_swing_leaves_them_to_chance() -> None:
    t = two_owners()
    t.answer(0, PAUSE)
    t.notice("absent", 1)
    t.notice("back", 1)
    resume(t)
    assert asked(t) == ("steadying", (0,))


def test_MPP_LAY_10_a_collapse_comes_before_completion_and_all_its_dice_count_as_taken() -> None:
    t = table(2, steady_hand="tremble")
    lay(t, "b404[Y1, R1, ., .]", "b408")
    roll(t, "B1 G1 K6 K5")
    claim(t, 0, "B1", "b404", "c")
    claim(t, 0, "G1", "b404", "d")  # would complete it
    claim(t, 1, "K6", "b408", "a")
    claim(t, 1, "K5", "b408", "b")
    t.script = (0, 999)
    told = lock_all(t)
    assert [texts(e.dice) for e in events(told, Collapse)] == ["Y1 R1 B1"]
    assert [str(e.die) for e in events(told, DieReturned)] == ["G1"]
    assert cards(t, 0)[0] == "b404[., ., ., .]"
    assert not t.defused
    assert t.stats.dice_unused == 0
    assert t.pool == ()
    assert asked(t) == ("rolling", (1,))


# -- the examples ------------------------------------------------------------------------------------------------


def test_MPP_EX_07_a_stack_of_four_colours() -> None:
    assert takers("b404[., ., ., .]", "a") == of("Y-")
    assert [takers("b404", slot) for slot in "bcd"] == [set()] * 3
    assert takers("b404[Y1, ., ., .]", "b") == of("R-")
    assert takers("b404[Y1, R1, ., .]", "c") == of("B-")
    assert takers("b404[Y1, R1, B1, .]", "d") == of("G-")
    t = at_claim("b404[., ., ., .]", "R5")
    refused(t, 0, claiming(t, 0, "R5", "b404", "b"), "unsupported")
    refused(t, 0, claiming(t, 0, "R5", "b404", "a"), "slot")
    assert asked(t) == ("claiming", (0,))


def test_MPP_EX_08_the_base_in_either_order_then_the_top() -> None:
    assert (judged("b307[., ., .]", "a", "G6"), judged("b307[., ., .]", "b", "R3")) == ("sound", "sound")
    assert judged("b307[., R3, .]", "a", "G6") == judged("b307[G6, ., .]", "b", "R3") == "sound"
    assert judged("b307[., R3, .]", "c", "K1") == judged("b307[G6, ., .]", "c", "K1") == "unsupported"
    assert judged("b307[G6, R3, .]", "c", "K1") == "sound"


def test_MPP_EX_34_covered_in_a_big_pyramid() -> None:
    t, told = sabotaged("s_black", "b601[K1, R2, K3, B4, ., .]")
    assert [(e.seat, str(e.die), e.slot, e.automatic) for e in events(told, DieLost)] == [(0, "K3", "c", True)]
    t, told = sabotaged("s_red", "b601[K1, R2, K3, B4, ., .]")
    assert not events(told, DieLost)
    assert [e.why for e in events(told, NoDieLost) if e.seat == 0] == ["covered"]
    assert asked(t)[0] == "claiming"


def test_MPP_EX_35_free_dice_of_two_towers() -> None:
    t, told = sabotaged("s_red", "b605[B1, R3, ., R6, ., .]")
    assert not [e for e in events(told, DieLost) if e.seat == 0]
    assert asked(t) == ("losing", (0,))
    card = t.hands[0][0]
    assert card is not None
    assert options(t, 0) == [Lose(die.id) for die in card.dice if die and str(die) in ("R3", "R6")]
    t, told = sabotaged("s_blue", "b605[B1, R3, ., R6, ., .]")
    assert [e.why for e in events(told, NoDieLost) if e.seat == 0] == ["covered"]


def test_MPP_EX_54_the_tower_falls_and_the_die_is_not_unused() -> None:
    t = at_claim("b404[Y4, R3, B2, .]", "G1", steady_hand="tremble")
    claim(t, 0, "G1", "b404", "d")
    t.script = (59,)
    told = t.answer(0, Lock())
    assert [texts(e.dice) for e in events(told, Collapse)] == ["Y4 R3 B2 G1"]
    assert [in_bag(t, color) for color in "YRBG"] == [5, 5, 5, 5]
    assert not t.defused
    assert t.stats.dice_unused == 0
    assert asked(t) == ("rolling", (0,))


def test_MPP_EX_56_the_middle_needs_only_the_two_below() -> None:
    assert takers("b602[., ., ., ., ., .]", "d") == set()
    assert takers("b602[G1, R6, ., ., ., .]", "d") == of("K-", "B-")
    assert judged("b602[G1, R6, ., ., ., .]", "e", "G4") == "unsupported"
    assert judged("b602[G1, R6, R2, ., ., .]", "e", "G4") == "sound"
