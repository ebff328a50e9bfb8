import pytest

from qg.games.mission_pas_possible.tests.prelude import *
from qg.kernel.conduct.events import TimedOut

LINE = "b410 b401 b402"


def struck_by(
    deck: str, simon: str = "", igor: str = "b405", stephanie: str = "b409", *, dice: str = "R4 K1 K3"
) -> tuple[State, list[Moment]]:
    """Simon has completed b206 and taken b410; the deck brings a Sabotage."""
    t = lay(table(3), f"b206[., G5, Y6] {simon}", igor, stephanie, line=LINE, deck=deck)
    roll(t, dice)
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, *t.waiting)
    return t, pick(t, SIMON, "b410")


def lost(told: list[Moment]) -> list[tuple[int, str]]:
    return [(event.seat, str(event.die)) for event in events(told, DieLost)]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("s_red", [(SIMON, "R1"), (IGOR, "R2")]),
        ("s_blue", [(SIMON, "B6")]),
        ("s_1", [(SIMON, "R1")]),
        ("s_2", [(IGOR, "R2")]),
        ("s_4", [(STEPHANIE, "Y4")]),
        ("s_5", []),
        ("s_green", []),
    ],
)
def test_MPP_SAB_01_everybody_returns_a_die_of_the_colour_or_the_value(
    card: str, expected: list[tuple[int, str]]
) -> None:
    t, told = struck_by(f"{card} b101", "b102[B6, R1, .]", "b405[R2, ., .]", "b202[Y4, ., .]", dice="R4 K5 K6")
    assert lost(told) == expected
    assert len(events(told, DieLost)) + len(events(told, NoDieLost)) == 3
    for seat, die in expected:
        assert not [text for text in cards(t, seat) if die in text]
    assert sum(in_bag(t, color) for color in "RBGYK") == 25 - 2 - 4 + len(expected)
    assert asked(t) == ("claiming", (STEPHANIE,))


def test_MPP_SAB_01_the_card_itself_is_discarded_and_the_next_one_lies_there() -> None:
    t, told = struck_by("s_red b101")
    assert events(told, CardRevealed) == [CardRevealed("b101", 0, 0)]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_SAB_02_one_die_a_player_whatever_they_have() -> None:
    t, told = struck_by("s_red b101", "b102[., R1, R2]", "b209[R1, R2, .]", dice="R4 K5 K1")
    assert lost(told) == []
    assert asked(t) == ("losing", (SIMON, IGOR))
    lose(t, SIMON, "R1")
    refused(t, SIMON, Lose(on_cards(t, SIMON)[0].id), "not_allowed", "MPP-SAB-04")
    lose(t, IGOR, "R2")
    assert (cards(t, SIMON)[1], cards(t, IGOR)[0]) == ("b102[., ., R2]", "b209[R1, ., .]")
    assert asked(t) == ("rerolling", (0, 1, 2))


def on_cards(t: State, seat: int) -> list[Die]:
    return [die for bomb in t.hands[seat] if bomb for die in bomb.dice if die]


def test_MPP_SAB_03_only_free_dice_can_be_returned() -> None:
    t, told = struck_by("s_red b101", "b102[., R3, .]", "b404[Y4, R3, B2, .]")
    assert lost(told) == [(SIMON, "R3")]
    assert NoDieLost(IGOR, "sabotage", "covered") in events(told, NoDieLost)
    assert NoDieLost(STEPHANIE, "sabotage", "none") in events(told, NoDieLost)
    assert cards(t, IGOR)[0] == "b404[Y4, R3, B2, .]"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_SAB_03_a_covered_die_cannot_be_chosen() -> None:
    igor = "b408[K1, K2, ., ., .] b409[K6, K6, .]"
    t, _ = struck_by("s_black b101", igor=igor, stephanie="b405", dice="R4 Y3 Y5")
    assert asked(t) == ("losing", (IGOR,))
    under = t.hands[IGOR][0]
    assert under is not None
    assert under.dice[0] is not None
    refused(t, IGOR, Lose(under.dice[0].id), "not_a_candidate", "MPP-SAB-03")
    assert len(options(t, IGOR)) == 3
    lose(t, IGOR, "K2")
    assert cards(t, IGOR)[0] == "b408[K1, ., ., ., .]"
    assert asked(t) == ("claiming", (IGOR,))


def test_MPP_SAB_04_all_choose_at_the_same_time_and_each_choice_takes_effect() -> None:
    hands = ("b203[K1, K2, .]", "b209[K3, K4, .]", "b409[K6, ., .]")
    t, told = struck_by("s_black b101", *hands, dice="R4 Y5 G1")
    assert lost(told) == [(STEPHANIE, "K6")], "with one candidate nobody is asked"
    assert [event.automatic for event in events(told, DieLost)] == [True]
    assert asked(t) == ("losing", (SIMON, IGOR))
    told = lose(t, IGOR, "K3")
    assert lost(told) == [(IGOR, "K3")]
    assert [event.automatic for event in events(told, DieLost)] == [False]
    assert cards(t, IGOR)[0] == "b209[., K4, .]"
    assert asked(t) == ("losing", (SIMON,))
    refused(t, SIMON, Lose(on_cards(t, IGOR)[0].id), "not_yours")
    lose(t, SIMON, "K2")
    assert cards(t, SIMON)[1] == "b203[K1, ., .]"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_SAB_04_with_no_candidate_nothing_is_lost() -> None:
    t, told = struck_by("s_yellow b101")
    assert lost(told) == []
    assert [event.why for event in events(told, NoDieLost)] == ["none"] * 3
    assert asked(t) == ("rerolling", (0, 1, 2))


@pytest.mark.parametrize(
    ("stephanie", "expected", "next_question"),
    [
        # the card with the fewest dice, then the fewest points, then the leftmost card, then the first slot
        ("b209[R1, R2, .] b405[R2, ., .]", "R2 of b405", ("rerolling", (0, 1, 2))),
        ("b405[R2, ., .] b209[R1, ., .]", "R1 of b209", ("claiming", (STEPHANIE,))),
        ("b206[R1, ., .] b209[R2, ., .]", "R1 of b206", ("rerolling", (0, 1, 2))),
        ("b209[., R3, R1] b302[R5, R5, .]", "R3 of b209", ("rerolling", (0, 1, 2))),
        ("b110[R3, R2, ., .] b205[R1, .]", "R1 of b205", ("claiming", (STEPHANIE,))),  # not the most empty slots
    ],
)
def test_MPP_SAB_05_QG_TIM_04_after_ten_seconds(
    stephanie: str, expected: str, next_question: tuple[str, tuple[int, ...]]
) -> None:
    t = lay(table(3), "b409", "b213[., B5, Y3] b310", stephanie, line=LINE, deck="s_red b101")
    roll(t, "G2 K1 B3")
    claim(t, IGOR, "G2", "b213", "a")
    lock(t, *t.waiting)
    pick(t, IGOR, "b410")
    assert asked(t) == ("losing", (STEPHANIE,))
    assert not events(wait(t, 9_999), DieLost)
    told = wait(t, 1)
    (event,) = events(told, DieLost)
    assert (event.seat, f"{event.die} of {event.card}", event.automatic) == (STEPHANIE, expected, True)
    assert asked(t) == next_question and not events(told, TimedOut) and not t.conduct.late


def test_MPP_SAB_06_dice_in_the_pool_cannot_be_lost() -> None:
    t, told = struck_by("s_black b101")
    assert texts(t.pool) == "K1 K3"
    assert lost(told) == []
    assert all(not held for held in t.reserved)
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_39_y6_in_the_pool_is_not_touched() -> None:
    t = lay(table(1), "b206[., B5, K6] b404 b405 b410", line="b302", deck="s_yellow b101")
    roll(t, "R4 B1 Y6")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, SIMON)
    told = pick(t, SIMON, "b302")
    assert [event.card for event in events(told, SabotageActivated)] == ["s_yellow"]
    assert lost(told) == []
    assert texts(t.pool) == "B1 Y6"
    assert asked(t) == ("claiming", (SIMON,))
    assert may(t, SIMON, claiming(t, SIMON, "Y6", "b404", "a"))


def test_MPP_SAB_07_discarded_counted_and_gone_for_good() -> None:
    t, told = struck_by("s_red s_5 b101")
    assert [event.count for event in events(told, SabotageActivated)] == [1, 2]
    assert t.activated == ("s_red", "s_5")
    assert not {"s_red", "s_5"} & {*t.deck, *t.box}
    assert asked(t) == ("rerolling", (0, 1, 2))
    wait(t, 600_000)
    assert t.outcome is not None
    assert t.outcome.sheet.sabotage_activated == ("s_red", "s_5")
    assert t.outcome.sheet.score.sabotage == 4


def test_MPP_SAB_08_the_next_card_is_drawn_when_every_player_has_lost_theirs() -> None:
    t, told = struck_by("s_red s_1 b101", "b102[., R1, R2]", "b209[R1, R2, .]", dice="R4 K5 K6")
    assert t.deck == ("s_1", "b101")
    lose(t, SIMON, "R2")
    assert (t.deck, t.line[0]) == (("s_1", "b101"), None)
    assert asked(t) == ("losing", (IGOR,))
    told = lose(t, IGOR, "R2")
    assert kinds(told)[:2] == ["die_lost", "sabotage_activated"]
    assert lost(told) == [(IGOR, "R2"), (SIMON, "R1"), (IGOR, "R1")]
    assert (len(t.deck), t.line[0]) == (0, "b101")
    assert asked(t) == ("claiming", (IGOR, STEPHANIE))


def test_MPP_EX_36_a_solo_player_loses_one_die_of_their_choice() -> None:
    t = lay(table(1), "b206[., B5, K6] b102[., R1, .] b209[R2, ., .] b405[R2, ., .]", line="b410", deck="s_red b101")
    roll(t, "R4 K1 K5")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, SIMON)
    pick(t, SIMON, "b410")
    assert asked(t) == ("losing", (SIMON,))
    assert len(options(t, SIMON)) == 3
    told = lose(t, SIMON, "R1")
    assert lost(told) == [(SIMON, "R1")]
    assert cards(t, SIMON)[1:] == ["b102[., ., .]", "b209[R2, ., .]", "b405[R2, ., .]"]
    assert asked(t) == ("claiming", (SIMON,))


def test_MPP_EX_40_nothing_collapses_and_the_slot_is_open_again() -> None:
    t, told = struck_by("s_blue b101", igor="b404[Y4, R3, B2, .]")
    assert lost(told) == [(IGOR, "B2")]
    assert cards(t, IGOR)[0] == "b404[Y4, R3, ., .]"
    assert "collapse" not in kinds(told)
    coming(t, 1, 1)
    t.answer(SIMON, options(t, SIMON)[0])
    assert asked(t) == ("rolling", (IGOR,))
    roll(t, "B1 K1 K3")
    assert may(t, IGOR, claiming(t, IGOR, "B1", "b404", "c"))
    assert asked(t) == ("claiming", (SIMON, IGOR)), "Simon has b410 for a black die"
