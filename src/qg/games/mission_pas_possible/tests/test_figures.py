"""What the board is given beside the view: printed facts, counts, needs and what a claim would do."""

from qg.games.mission_pas_possible.facts import facts
from qg.games.mission_pas_possible.figures import Figures, Need, figures, need
from qg.games.mission_pas_possible.tests.prelude import *


def shown(t: State, seat: int | None = 0) -> Figures:
    return figures(GAME.view(t, seat))


def claims(t: State, places: tuple[int, ...]) -> set[tuple[str, int, str, str | None]]:
    """The claims at these places of seat 0's options: die, card, slot, replaced die."""
    dice = {die.id: str(die) for die in t.pool}
    offered = options(t, 0)
    found = [offered[place] for place in places]
    return {(dice[one.die], one.card, one.slot, dice.get(one.replace)) for one in found}


def test_facts_are_plain_json_and_know_every_card() -> None:
    known = msgspec.json.decode(msgspec.json.encode(facts()))
    assert (len(known["bombs"]), len(known["sabotages"]), len(known["signals"])) == (54, 11, 10)
    slot = {"id": "c", "kind": "color_value", "on": ["b"], "color": "yellow", "value": 1, "options": []}
    assert known["bombs"]["b408"]["slots"][2] == slot | {"height": 3}
    assert [known["bombs"][card]["layout"] for card in ("b101", "b404", "b601")] == ["row", "stack", "big_pyramid"]
    assert (known["values"], known["colors"]) == ([1, 2, 3, 4, 6], ["red", "blue", "green", "yellow", "black"])
    assert [slot["height"] for slot in known["bombs"]["b601"]["slots"]] == [1, 1, 1, 2, 2, 3]
    assert (known["sabotages"]["s_red"], known["sabotages"]["s_4"]) == ({"color": "red"}, {"value": 4})
    assert known["bombs"]["b205"]["relations"][0]["total"] == 4


def test_bombs_left_count_down_from_the_difficulty_and_points_up() -> None:
    t = lay(table(4), "b404", "b102", defused="b101 b106 b302")
    t.activated = ("s_red", "s_4")
    assert (shown(t).bombs_total, shown(t).bombs_left, shown(t).points) == (22, 19, 1 + 1 + 3 + 2 + 2)
    assert shown(table(3, difficulty="insane")).bombs_total == 27 + 6
    beginner = lay(table(3, mode="initiation"), "b404", defused="b101 b302")
    beginner.activated = ("s_red",)
    assert shown(beginner).points == 4, "bombs only"


def test_a_hand_in_the_bag_needs_as_many_dice_as_are_drawn() -> None:
    t = table(4, bag_draw="grab")
    assert shown(t).dice_needed == 4
    t.answer(0, Grab(3))
    assert shown(t).dice_needed == 4
    t.bag = ()
    assert shown(t).dice_needed == 3


def test_needs_are_told_where_a_slot_takes_less_than_its_icon_says() -> None:
    t = lay(table(3), "b302[R4, ., .] b404[Y1, ., ., .]", "b205[., B1]", "b402[R6, ., ., .]")
    needs = shown(t).needs
    assert needs[0][0] == (None, Need((), (4,)), Need((), (4,)))
    assert needs[0][1] == (None, None, None, None), "the red icon says it all, and blue has no support yet"
    assert needs[1][0] == (Need((), (3,)), None)
    assert needs[2][0] == (None, Need(), None, None), "nothing is higher than a 6"
    assert shown(lay(table(3, hints="none"), "b302[R4, ., .]")).needs == ()


def test_a_set_of_faces_is_told_in_whole_colours_whole_values_and_the_rest() -> None:
    red, fives = [f"R{n}" for n in range(1, 7)], ["R5", "B5", "G5", "Y5", "K5"]
    for faces, told in (
        ([], Need()),
        (red, Need(("red",))),
        (fives, Need((), (5,))),
        ({*red, *fives}, Need(("red",), (5,))),
        (["G4", "Y2"], Need((), (), (("green", 4), ("yellow", 2)))),
    ):
        assert need(sum(1 << EVERY_FACE.index(face) for face in faces)) == told
    assert need((1 << 30) - 1).values == (1, 2, 3, 4, 5, 6)


def test_claims_that_complete_a_card_are_named_with_reservations_counted() -> None:
    t = lay(table(2), "b106[R1, .] b205", "b404")
    roll(t, "R6 B1 K3 G2")
    assert claims(t, shown(t).defuses) == {("R6", 0, "b", None), ("B1", 0, "b", None)}
    claim(t, 0, "B1", "b205", "a")
    assert ("K3", 1, "b", None) in claims(t, shown(t).defuses), "the reserved 1 is taken as placed"
    assert ("K3", 1, "b", "B1") not in claims(t, shown(t).defuses), "instead of the 1 it is the first die"


def test_MPP_PLC_09_MPP_HNT_04_claims_that_ask_for_a_second_tap_are_named_where_the_net_is_on() -> None:
    for setting in ({"hints": "none"}, {"hints": "needs"}, {"safety_net": False}):
        t = lay(table(3, **setting), "b202[R4, ., .]", "b302", "b302")
        roll(t, "K3 K2 B5")
        assert pool_die(t, "K3") in {one.die for one in options(t, 0) if isinstance(one, Claim)}
        dead_ends = set() if "safety_net" in setting else {("K3", 0, "c", None), ("B5", 0, "c", None)}
        assert claims(t, shown(t).dead_ends) == dead_ends
    t = lay(table(3), "b202[R4, ., .]", "b302", "b302")
    roll(t, "K3 K2 B5")
    claim(t, 0, "K3", "b202", "b")
    assert ("K3", 0, "c", "K3") in claims(t, shown(t).dead_ends), "moving it would be one as well"


def test_spectators_and_questions_with_a_space_of_answers_have_counts_only() -> None:
    t = lay(table(3), "b106[R1, .]", "b404")
    roll(t, "R6 B1 K3")
    assert (shown(t, None).defuses, shown(t, None).bombs_total) == ((), 21)
    advanced = GAME.new(3, {"mode": "advanced_single"}, seed="mix")
    assert (shown(advanced).defuses, shown(advanced).points) == ((), 0)
