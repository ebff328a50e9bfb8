"""Double-zero: plays against whoever is ahead, looks at sequences, and weighs the consolation."""

from time import thread_time

import pytest

from qg.games.dice_mission.bots import Agent, DoubleZero
from qg.games.dice_mission.tests.prelude import *
from qg.games.dice_mission.tests.test_bots import choice, last_card, rolled
from qg.lab.match import play


def lacks_special(t: State, seat: int) -> None:
    """Only the SPECIAL is missing."""
    validated(t, seat, *(str(card) for card in t.hands[seat]))


# -- against a leader -------------------------------------------------------------------------------------------------


def test_a_number_of_dice_that_the_leaders_cannot_use() -> None:
    """B and C lack only a SPECIAL, and all on display want four dice or more; A's own cards like five too."""
    t = table(3)
    hand(t, A, "so-12", "ve-16", "te-21")
    display(t, "sp-24", "sp-27", "sp-28")
    assert choice(t, DoubleZero) == choice(t, Agent) == SetDice(5)
    lacks_special(t, B)
    lacks_special(t, C)
    assert choice(t, DoubleZero) in (SetDice(2), SetDice(3))
    assert choice(t, Agent) == SetDice(5)


def test_no_further_roll_that_serves_the_others_more() -> None:
    """One mission holds and another is likely after one roll; more might bring a third, but to everybody."""
    t = table(3)
    hand(t, A, "so-29", "ve-12", "te-21")
    display(t, "sp-26", "sp-24", "sp-25")
    rolled(t, 5, "6 6 5 4 2")
    assert choice(t, DoubleZero) == EndTurn()
    assert isinstance(choice(t, Agent), Reroll)


def test_forced_reroll_on_a_leader_who_holds_the_winning_dice() -> None:
    """B debriefs before C and would win with his three 6s; C's own cards have nothing to do with B's dice."""
    t = table(3)
    hand(t, C, "so-12", None, "te-19")
    validated(t, C, "ve-01")
    display(t, "sp-05", "sp-20", "sp-12")
    lacks_special(t, B)
    gadgets(t, C, "forced-reroll")
    mission_turn(t, C, n=5)
    dice(t, "1 2 3 4 6", "6 6 6 1 2")
    rolls(t, "1 1 2 4 5")
    t.answer(C, Roll())
    found = choice(t, DoubleZero)
    assert isinstance(found, ForcedReroll) and found.player == B


def test_a_leader_who_debriefs_later_is_spoiled() -> None:
    t = table(3)
    hand(t, A, "so-15", "ve-06", "te-16")
    display(t, "sp-05", "sp-12", "sp-13")
    lacks_special(t, B)
    gadgets(t, A, "suppression")
    debrief_turn(t, A, n=4)
    dice(t, "1 2 3 5", "6 6 6 1", "6 2 3 4")
    assert choice(t, DoubleZero) in [Suppression(die(B, place)) for place in (1, 2, 3)]
    assert choice(t, Agent) != choice(t, DoubleZero)
    dice(t, "1 2 3 5", "6 6 5 1", "6 2 3 4")  # he is no danger now: the gadget is kept
    assert not isinstance(choice(t, DoubleZero), Suppression)


def test_a_leader_who_has_debriefed_is_no_reason_to_spend_a_gadget() -> None:
    t = table(3)
    hand(t, C, "so-15", "ve-06", "te-16")
    display(t, "sp-05", "sp-12", "sp-13")
    lacks_special(t, B)
    gadgets(t, C, "suppression")
    debrief_turn(t, C, n=4)
    dice(t, "1 2 3 5", "6 6 6 1", "5 2 3 4")
    assert not isinstance(choice(t, DoubleZero), Suppression)


# -- sequences of gadgets ---------------------------------------------------------------------------------------------


def test_two_gadgets_for_the_last_card() -> None:
    t = table(3)
    last_card(t, A, "sp-05")
    display(t, None, "sp-12", "sp-13")
    gadgets(t, A, "adaptation", "theft")
    debrief_turn(t, A, n=3)
    dice(t, "6 2 3", "6 1 2", "1 4 5")
    assert choice(t, Agent) == DrawGadget()
    for _ in range(2):
        t.answer(A, choice(t, DoubleZero))
    found = choice(t, DoubleZero)
    assert isinstance(found, Validate) and found.source == "display"
    t.answer(A, found)
    assert t.outcome is not None and t.outcome.winners == (A,)


def test_three_gadgets_for_the_last_card() -> None:
    t = table(2)
    hand(t, A, "so-04", "so-01", "ve-01", "ve-03", "te-01", "te-02")
    validated(t, A, "so-01", "ve-01", "ve-03", "te-01", "te-02", "sp-29")
    gadgets(t, A, "adaptation", "transfer", "suppression")
    debrief_turn(t, A, n=4)
    dice(t, "6 1 2 3", "1 1 2 3")
    for _ in range(3):
        t.answer(A, choice(t, DoubleZero))
    t.answer(A, choice(t, DoubleZero))
    assert t.outcome is not None and t.outcome.winners == (A,)


def test_no_gadget_is_spent_for_nothing() -> None:
    t = table(3)
    hand(t, A, "so-17", "ve-03", "te-16")
    display(t, "sp-05", "sp-06", "sp-02")
    gadgets(t, A, "adaptation", "transfer", "suppression")
    debrief_turn(t, A, n=3)
    dice(t, "1 2 4", "1 3 5", "2 4 6")
    assert not isinstance(choice(t, DoubleZero), Adaptation | Suppression | Transfer)


# -- the consolation --------------------------------------------------------------------------------------------------


def test_a_hard_card_is_exchanged_and_easy_ones_bring_a_gadget() -> None:
    t = table(3)
    hand(t, A, "so-07", "ve-16", "te-23")
    debrief_turn(t, A, n=4)
    dice(t, "1 2 4 5", "6 6 1 2", "1 3 4 5")
    assert choice(t, DoubleZero) == Exchange("hand", 1)
    hand(t, A, "so-12", None, None)
    assert choice(t, DoubleZero) == DrawGadget()


def test_with_three_gadgets_a_card_is_exchanged_that_would_be_kept_else() -> None:
    t = table(3)
    hand(t, A, "so-20", "ve-16", "te-23")
    debrief_turn(t, A, n=4)
    dice(t, "1 2 4 5", "6 6 1 2", "1 3 4 5")
    gadgets(t, A, "new-deal", "extra-chance", "target-lock")
    assert isinstance(choice(t, DoubleZero), Exchange)


def test_the_display_card_that_the_leader_wants_goes() -> None:
    t = table(3)
    hand(t, A, "so-12", "ve-08", "te-23")
    validated(t, A, "sp-29")
    display(t, "sp-18", "sp-26", "sp-19")
    lacks_special(t, B)
    gadgets(t, A, "new-deal", "extra-chance", "target-lock")
    debrief_turn(t, A, n=4)
    dice(t, "1 2 4 5", "6 6 1 2", "1 3 4 5")
    assert choice(t, DoubleZero) == Exchange("display", 2)
    deck(t, "sp-06", "sp-20")
    t.answer(A, Exchange("display", 2))
    assert asked(t)[0] == "exchange_pick" and choice(t, DoubleZero) == Pick(1)  # the harder one is left to him


# -- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_of_double_zeros_is_quick(players: int) -> None:
    begun = thread_time()
    _, decisions = play(GAME, [DoubleZero() for _ in range(players)], {}, seed="time")
    assert (thread_time() - begun) / decisions < 0.15


def test_a_full_table_with_three_gadgets_is_searched_in_half_a_second() -> None:
    t = table(5)
    gadgets(t, A, "adaptation", "transaction", "theft")
    debrief_turn(t, A, n=5)
    dice(t, "1 2 3 4 6", "6 6 5 1 2", "1 2 3 4 5", "6 5 4 3 1", "2 2 3 4 6")
    lacks_special(t, B)
    view = GAME.view(t, A)
    begun = thread_time()
    DoubleZero().choose(view, random.Random(0))
    assert thread_time() - begun < 0.5
