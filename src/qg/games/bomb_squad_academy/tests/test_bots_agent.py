"""The agent: counting, guessing, tools from a threshold, Wait! and looks as a good player handles them."""

import pytest

from qg.games.bomb_squad_academy.bots.odds import Wire, known_wires, public_wires
from qg.games.bomb_squad_academy.tests.prelude import *

CALM_GREEN = "2/1 2/1 2/1 2/0"


def answer(t: State, seat: int, seed: int = 0) -> Any:
    """What an agent in this seat says."""
    return Agent().choose(GAME.view(t, seat), random.Random(seed))


def cards(t: State, seat: int, times: int = 200) -> Counter[str]:
    """How often an agent plays each card."""
    return Counter(answer(t, seat, seed).card for seed in range(times))


def best(t: State, seat: int) -> str:
    """The card an agent values most."""
    values = Agent().values(GAME.view(t, seat))
    return max(values, key=values.__getitem__)


def saw(t: State, seat: int, *notes: CardNote | TileNote) -> None:
    """A seat has these notes."""
    set_cadet(t, seat, notes=notes)
    t.scratch.forget()


# -- odds -------------------------------------------------------------------------------------------------------------


def drawn(wire: Wire, k: int, times: int = 4000) -> tuple[float, float]:
    """The odds of a cut found by trying: shuffle, flip, count."""
    rng, risks, worths = random.Random(1), 0, 0.0
    for _ in range(times):
        deck = [(MAIN[card], CHAIN[card]) for card in rng.sample(wire.pool, len(wire.pool))]
        for depth in sorted(wire.known):
            deck.insert(depth - 1, wire.known[depth])
        flips = deck[:k]
        if rng.random() < wire.boom(sum(main for main, _ in flips)):
            risks += 1
        else:
            worths += wire.base + flips[-1][0] + sum(chain for _, chain in flips)
    return risks / times, worths / times


@pytest.mark.parametrize("k", [1, 2, 3])
def test_the_odds_of_a_cut_are_those_of_trying_it_out(k: int) -> None:
    t = table(3)
    row(t, "red", "2/1 0/2 3/1")
    detonator(t, "red", 11)
    saw(t, A, CardNote("red", 1, 1, 2))
    for wire in (public_wires(GAME.view(t, A).board, t.opt)[2], known_wires(GAME.view(t, A).board, t.opt)[2]):
        risk, worth = wire.cut(k)
        tried_risk, tried_worth = drawn(wire, k)
        assert abs(risk - tried_risk) < 0.03 and abs(worth - tried_worth) < 0.2


def test_tile_odds_are_a_third_then_a_half_then_certain() -> None:
    t = table(3)
    detonator(t, "green", 9)
    wires = []
    for turned in range(3):
        tiles(t, "green", "ok ok boom", turned)
        detonator(t, "green", 9 + turned)
        wires.append(public_wires(GAME.view(t, A).board, t.opt)[GREEN])
    assert [round(wire.boom(1), 3) for wire in wires] == [0.333, 0.5, 1.0]
    assert [round(wire.boom(2), 3) for wire in wires] == [0.667, 1.0, 1.0]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_certain_explosion_is_never_played_while_there_is_anything_else() -> None:
    t = table(4)
    row(t, "green", "0/2 0/1 3/1 3/0 2/1 2/1")  # no 0 is left: every card moves the detonator
    tiles(t, "green", "ok ok boom", 2)
    detonator(t, "green", 11)
    scores(t, 0, 0, 0, 0)  # nothing to lose, so only the certainty keeps one off
    assert "green" not in cards(t, A)
    give(t, A, "bomb_suit")
    t.bomb = "II"
    assert "green" in cards(t, A)  # dead ground for everyone but the owner of a Bomb Suit


@pytest.mark.parametrize(("out", "is_best"), [("2/1 2/1 2/1 2/0 3/1 3/0", True), ("0/2 0/1 1/2 1/1 1/1 1/1", False)])
def test_the_cards_that_are_out_decide_whether_a_wire_in_front_of_its_tiles_is_cut(out: str, is_best: bool) -> None:
    """The detonator stands on the same space, and the chain of the second row is even longer."""
    t = table(4)
    sensors(t, "green", "green", "II")
    scores(t, 20, 20, 20, 20)
    for seat in (B, C, D):
        stack(t, seat, "green", "chicken")
    row(t, "green", out)
    detonator(t, "green", 9)
    assert (best(t, A) == "green") is is_best


def test_the_agent_keeps_off_a_wire_whose_next_card_it_has_seen_to_reach_a_known_explosion() -> None:
    t = table(4)
    row(t, "green", CALM_GREEN)
    scores(t, 20, 20, 20, 20)
    saw(t, A, CardNote("green", 1, 3, 0), TileNote("green", 1, "ok"), TileNote("green", 2, "boom"))
    assert "green" not in cards(t, A)
    saw(t, A, CardNote("green", 1, 1, 1))
    assert cards(t, A)["green"] > 20


def test_a_wire_that_nobody_else_can_play_is_worth_more() -> None:
    t = table(4)
    row(t, "red", "2/1 1/1 1/2")
    crowded = Agent().values(GAME.view(t, A))["red"]
    for seat in (B, C, D):
        stack(t, seat, "red")
    assert Agent().values(GAME.view(t, A))["red"] > crowded
    assert best(t, A) == "red"


def test_the_same_view_and_the_same_luck_give_the_same_card() -> None:
    t = table(4)
    row(t, "red", "2/1 1/1")
    assert [answer(t, A, seed) for seed in range(20)] == [answer(t, A, seed) for seed in range(20)]
    assert len(cards(t, A)) > 2  # a mix, not always the best


# -- tools ------------------------------------------------------------------------------------------------------------


def shared_cut(bomb: str, value: str) -> State:
    """A and B cut red together, and A owns the Priority Armband."""
    t = table(3)
    t.bomb = bomb
    give(t, A, "priority_armband")
    row(t, "red", value)
    top(t, "red", "3/1 1/1")
    lock(t, "red", "red", "green")
    assert window(t) == ("score", "red", 1)
    return t


@pytest.mark.parametrize(
    ("bomb", "chain", "used"),
    [("II", "2/1", False), ("II", "2/1 0/2 0/2 1/2", True), ("III", "2/1 0/2", True), ("III", "4/0", False)],
)
def test_a_tool_is_used_from_four_points_in_bomb_ii_and_from_two_and_a_half_in_bomb_iii(
    bomb: str, chain: str, used: bool
) -> None:
    t = shared_cut(bomb, chain)
    gain = on(t).value - on(t).pays[A]
    assert (gain >= (4 if bomb == "II" else 2.5)) is used
    assert answer(t, A) == (UseTool("priority_armband") if used else Pass())


def test_freeze_spray_is_used_by_a_cutter_at_odds_of_a_third_and_by_nobody_else() -> None:
    t = table(3)
    t.bomb = "II"
    give(t, A, "freeze_spray")
    brink(t, "green", "1/1")
    scores(t, 20, 20, 20)
    other = t.copy()
    lock(t, "green", "blue", "red")
    assert window(t) == ("brink", "green", 1) and answer(t, A) == UseTool("freeze_spray")
    lock(other, "blue", "green", "red")
    assert window(other) == ("brink", "green", 1) and answer(other, A) == Pass()


def test_twin_cutters_go_to_a_free_and_rich_wire() -> None:
    t = table(3)
    t.bomb = "II"
    give(t, A, "twin_cutters")
    row(t, "yellow", "1/2 1/2 2/2")
    lock(t, "green", "blue", "red")
    assert answer(t, A) == UseTool("twin_cutters", wire="yellow")


def test_spare_cutters_fetch_the_card_that_the_sensors_wait_for() -> None:
    t = table(3)
    sensors(t, "red", "red", "III")
    give(t, A, "spare_cutters")
    for seat in (A, B, C):
        stack(t, seat, "red", "chicken")
    row(t, "red", "1/2 1/1 0/2 0/2")
    assert answer(t, A) == UseTool("spare_cutters", cards=("red",))


def test_flashlight_waits_for_turn_four_and_a_detonator_near_its_tiles() -> None:
    t = table(3)
    t.bomb, t.turn = "II", 4
    give(t, A, "flashlight")
    assert isinstance(answer(t, A), Lock)
    detonator(t, "blue", 10)
    assert answer(t, A) == UseTool("flashlight")
    t.turn = 2
    t.scratch.forget()
    assert isinstance(answer(t, A), Lock)


def test_tweezers_put_a_card_on_top_that_does_not_explode() -> None:
    t = table(3)
    t.bomb = "III"
    give(t, A, "tweezers")
    row(t, "yellow", "2/2 3/1 3/1 4/1")
    brink(t, "yellow", "5/0 6/0 1/2 4/0", short=2, faces="boom ok ok")
    scores(t, 20, 20, 20)
    lock(t, "yellow", "green", "blue")
    assert window(t) == ("cut", "yellow", 1) and answer(t, A) == UseTool("tweezers")
    t.answer(A, UseTool("tweezers"))
    order = answer(t, A)
    assert isinstance(order, Order) and order.order[0] == 3  # the 1/2


def test_a_screwdriver_lays_the_explosion_first_where_only_the_others_can_cut() -> None:
    t = table(3)
    t.bomb, t.turn = "II", 5
    give(t, A, "screwdriver")
    tiles(t, "green", "ok boom ok")
    detonator(t, "green", 8)
    assert answer(t, A) == UseTool("screwdriver", wire="green")
    keeper, trapper = t.copy(), t.copy()
    keeper.answer(A, UseTool("screwdriver", wire="green"))
    assert answer(keeper, A).order[-1] == 2
    stack(trapper, A, "green")
    trapper.answer(A, UseTool("screwdriver", wire="green"))
    assert answer(trapper, A).order[0] == 2


def test_the_best_displayed_tool_is_taken() -> None:
    t = table(3, exam="express")
    assert asked(t)[0] == "pick_tool"
    t.display = ("tweezers", "carbon_paper", "walkie_talkie", "magnet")
    t.scratch.forget()
    assert answer(t, t.waiting[0]).tool == "carbon_paper"


# -- Wait! and Chicken ------------------------------------------------------------------------------------------------


def test_wait_denies_the_richest_share_and_lets_the_dangerous_burn() -> None:
    t = table(4)
    row(t, "blue", "2/1 0/2 3/1")
    scores(t, 20, 20, 20, 20)
    fuse(t, "red")
    lock(t, "wait", "blue", "green", "red")
    assert asked(t) == ("wait_pick", (A,)) and answer(t, A) == LockWait("blue")
    u = table(4)
    row(u, "blue", "2/1")
    row(u, "red", "2/1 0/2 1/2 1/1")
    lock(u, "wait", "blue", "green", "red")
    assert answer(u, A) == LockWait("red")


def test_a_chicken_looks_at_the_tiles_of_the_nearest_wire_else_at_tops() -> None:
    t = table(3)
    lock(t, "chicken", "red", "blue")
    assert asked(t)[0] == "chicken_look" and isinstance(answer(t, A), LookTops)
    detonator(t, "yellow", 12)
    detonator(t, "green", 6)
    assert answer(t, A) == LookTiles("green")  # as near as yellow, and the first
    detonator(t, "yellow", 14)
    assert answer(t, A) == LookTiles("yellow")
    saw(t, A, *(TileNote("yellow", place, face) for place, face in ((1, "ok"), (2, "ok"), (3, "boom"))))
    assert answer(t, A) == LookTiles("green")


def test_what_the_instructor_still_holds_counts_as_a_crowd() -> None:
    t = table(2)
    instructor(t, "green", "red", "yellow")
    row(t, "red", "2/1 1/1")
    held = Agent().values(GAME.view(t, A))
    instructor(t, "red", "green", "blue")
    assert Agent().values(GAME.view(t, A))["red"] < held["red"]
