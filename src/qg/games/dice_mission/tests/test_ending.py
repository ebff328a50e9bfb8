import pytest

from qg.games.dice_mission.tests.prelude import *

STAMPED = ("so-15", "ve-02", "te-09", "sp-02")
PLAIN = ("so-12", "ve-12", "te-10", "sp-08")


def about_to_win(n: int = 3, seat: int = A) -> State:
    """A seat with only so-12 (three of a kind) to go, and 6 6 6 before it, in its DEBRIEFING turn."""
    t = table(n)
    debrief_turn(t, seat)
    dice(t, *("6 6 6" if each == seat else "1 2 4" for each in range(n)))
    hand(t, seat, "so-12")
    rest = ("ve-12", "te-10", "sp-08") if n > 2 else ("so-20", "ve-12", "ve-13", "te-10", "te-11", "sp-08")
    validated(t, seat, *rest)
    return t


def result(t: State) -> Result:
    assert t.outcome is not None
    return t.outcome.sheet


@pytest.mark.parametrize(("n", "needed"), [(2, 7), (3, 4), (4, 4), (5, 4)])
def test_DM_END_01_the_whole_hand_and_one_special_complete_the_missions(n: int, needed: int) -> None:
    t = about_to_win(n)
    assert t.needed == needed
    assert GAME.view(t, B).board.needed == needed
    assert len(done(t, A)) == needed - 1
    t.answer(A, Validate("hand", 1))
    assert len(done(t, A)) == needed
    assert result(t).reason == "completed"
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("n", [2, 3])
def test_DM_END_01_one_card_short_is_not_enough(n: int) -> None:
    t = table(n)
    debrief_turn(t, A)
    dice(t, "6 6 6", "1 2 4")
    hand(t, A, "so-12")
    validated(t, A, *(("ve-12", "sp-08") if n > 2 else ("so-20", "ve-12", "ve-13", "te-10", "sp-08")))
    t.answer(A, Validate("hand", 1))
    assert t.outcome is None
    assert asked(t) == ("debrief_act", (A,))


def test_DM_END_02_the_game_ends_that_moment_and_he_wins() -> None:
    t = about_to_win(3, B)
    told = t.answer(B, Validate("hand", 1))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.ranks[B]) == ((B,), 1)
    assert not events(told, TurnStarted)
    assert not events(told, RoundEnded)
    assert len(events(told, GameOver)) == 1
    assert asked(t) == ("over", ())


def test_DM_END_02_nothing_is_played_any_more() -> None:
    t = about_to_win(3, B)
    t.answer(B, Validate("hand", 1))
    for seat in (A, B, C):
        assert refusal(t, seat, EndTurn()).code == "over"
        assert choices(t, seat) == ()
    assert t.due is None
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("order", [*permutations(range(4))])
def test_DM_END_03_the_order_of_the_cards_does_not_matter(order: tuple[int, ...]) -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12", "ve-16", "te-16")
    display(t, "sp-02")
    dice(t, "6 6 6 6 2", "6 1 2 3 4", "6 5 5 2 1")
    moves = [Validate("hand", 1), Validate("hand", 2), Validate("hand", 3), Validate("display", 1)]
    for place in order:
        assert t.outcome is None
        t.answer(A, moves[place])
    assert result(t).winners == (A,)
    assert result(t).ranking[0].missions == tuple(("so-12", "ve-16", "te-16", "sp-02")[place] for place in order)
    assert asked(t) == ("over", ())


def test_DM_END_04_there_is_no_tie_for_the_win() -> None:
    t = about_to_win(3, A)
    hand(t, B, "so-13")
    validated(t, B, "ve-14", "te-12", "sp-09")
    dice(t, "6 6 6", "6 6 6", "1 2 4")
    t.answer(A, Validate("hand", 1))
    assert result(t).winners == (A,)
    assert [line.rank for line in result(t).ranking] == [1, 2, 3]
    assert (done(t, B), t.hands[B][0]) == (["ve-14", "te-12", "sp-09"], "so-13")
    assert asked(t) == ("over", ())


def test_DM_END_05_no_gadget_for_a_winning_stamp() -> None:
    t = about_to_win()
    hand(t, A, "so-15")
    dice(t, "6 6 6 6")
    gadgets(t, A, "theft", "transfer", "new-deal")
    told = t.answer(A, Validate("hand", 1))
    assert DATA.missions["so-15"].briefcase
    assert not events(told, GadgetDrawn)
    assert len(t.gadgets[A]) == 3
    assert asked(t) == ("over", ())


def test_DM_END_05_no_refill_for_a_winning_special() -> None:
    t = table(3)
    debrief_turn(t, A)
    dice(t, "6 6 6 6", "1 2 4", "1 2 4")
    display(t, "sp-02")
    validated(t, A, "so-12", "ve-12", "te-10")
    left = t.decks[3]
    told = t.answer(A, Validate("display", 1))
    assert not events(told, DisplayRefilled)
    assert (t.display[0], t.decks[3]) == (None, left)
    assert done(t, A)[-1] == "sp-02"
    assert asked(t) == ("over", ())


def ranks(t: State) -> list[tuple[int, int]]:
    """Seat and rank, in the order of the ranking."""
    return [(line.seat, line.rank) for line in result(t).ranking]


def test_DM_END_06_more_validated_cards_are_better() -> None:
    t = about_to_win(4)
    validated(t, C, "so-20", "ve-13")
    validated(t, D, "sp-20")
    t.answer(A, Validate("hand", 1))
    assert ranks(t) == [(A, 1), (C, 2), (D, 3), (B, 4)]
    assert t.outcome is not None
    assert (t.outcome.ranks, t.outcome.scores) == ((1, 4, 2, 3), (4, 0, 2, 1))
    assert asked(t) == ("over", ())


def test_DM_END_06_then_having_the_special() -> None:
    t = about_to_win(4)
    validated(t, B, "so-15", "ve-02")  # two stamps do not outweigh the SPECIAL
    validated(t, C, "so-20", "sp-20")
    assert not DATA.missions["sp-20"].briefcase
    t.answer(A, Validate("hand", 1))
    assert ranks(t) == [(A, 1), (C, 2), (B, 3), (D, 4)]
    assert asked(t) == ("over", ())


def test_DM_END_06_then_more_briefcase_stamps() -> None:
    t = about_to_win(4)
    validated(t, B, "so-21")
    validated(t, C, "so-15")
    validated(t, D, "te-09")
    stamps = [DATA.missions[card].briefcase for card in ("so-21", "so-15", "te-09")]
    assert stamps == [False, True, True]
    t.answer(A, Validate("hand", 1))
    assert ranks(t) == [(A, 1), (C, 2), (D, 2), (B, 4)]
    assert asked(t) == ("over", ())


def test_DM_END_06_still_equal_shares_the_rank() -> None:
    t = about_to_win(4)
    validated(t, B, "so-21", "sp-13")
    validated(t, C, "ve-13", "sp-20")
    t.answer(A, Validate("hand", 1))
    assert ranks(t) == [(A, 1), (B, 2), (C, 2), (D, 4)]
    assert asked(t) == ("over", ())


def test_DM_END_06_the_result_object() -> None:
    t = about_to_win(3, B)
    in_round(t, 5)
    t.gadgets_played = (1, 2, 0)
    validated(t, A, "so-15")
    t.answer(B, Validate("hand", 1))
    sheet = result(t)
    assert (sheet.game, sheet.players, sheet.rounds, sheet.reason) == ("dice-mission", 3, 5, "completed")
    assert (sheet.winners, sheet.options) == ((B,), t.opt)
    assert sheet.ranking == (
        Ranked(
            seat=B,
            rank=1,
            validated=4,
            needed=4,
            special=True,
            briefcases=0,
            missions=("ve-12", "te-10", "sp-08", "so-12"),
            gadgets_played=2,
        ),
        Ranked(
            seat=A,
            rank=2,
            validated=1,
            needed=4,
            special=False,
            briefcases=1,
            missions=("so-15",),
            gadgets_played=1,
        ),
        Ranked(seat=C, rank=3, validated=0, needed=4, special=False, briefcases=0, missions=(), gadgets_played=0),
    )
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("cap", [6, 20])
def test_DM_END_07_the_game_stops_after_so_many_rounds(cap: int) -> None:
    t = table(3, round_cap=cap)
    in_round(t, cap - 1)
    validated(t, B, "so-20")
    next_round(t)
    assert t.outcome is None
    assert t.round == cap
    debrief_turn(t, A)
    t.answer(A, EndTurn())
    assert asked(t)[0] == "over"
    sheet = result(t)
    assert (sheet.reason, sheet.rounds, sheet.winners) == ("round_cap", cap, (B,))
    assert ranks(t) == [(B, 1), (A, 2), (C, 2)]


def test_DM_END_07_a_first_place_may_be_shared() -> None:
    t = table(4, round_cap=6)
    in_round(t, 6)
    validated(t, B, "so-21", "sp-13")
    validated(t, D, "ve-13", "sp-20")
    told = next_round(t)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.ranks) == ((B, D), (3, 1, 3, 1))
    assert len(events(told, RoundEnded)) == 1
    assert asked(t) == ("over", ())


def test_DM_END_07_whoever_completes_his_missions_in_the_last_round_still_wins() -> None:
    t = table(3, round_cap=6)
    in_round(t, 6)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    validated(t, A, "ve-12", "te-10", "sp-08")
    dice(t, "6 6 6", "1 2 4", "1 2 4")
    t.answer(A, Validate("hand", 1))
    assert (result(t).reason, result(t).winners) == ("completed", (A,))
    assert asked(t) == ("over", ())


def test_DM_END_07_without_a_cap_the_game_goes_on() -> None:
    t = table(3)
    in_round(t, 20)
    next_round(t)
    assert t.round == 21
    assert asked(t) == ("choose_dice", (B,))


def test_DM_END_08_after_1000_rounds_the_engine_ends_the_game() -> None:
    t = table(3)
    in_round(t, 999)
    next_round(t)
    assert t.outcome is None
    validated(t, C, "so-20")
    next_round(t)
    sheet = result(t)
    assert (sheet.reason, sheet.rounds, sheet.winners) == ("engine_cap", 1000, (C,))
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("n", [3, 4, 5])
def test_DM_END_09_a_win_in_the_first_round_with_3_to_5_players(n: int) -> None:
    t = table(n)
    debrief_turn(t, A)
    hand(t, A, "so-12", "ve-16", "te-16")
    display(t, "sp-02")
    dice(t, "6 6 6 6 2", *["6 1 2 3 4"] * (n - 1))
    for choice in (*(Validate("hand", slot) for slot in (1, 2, 3)), Validate("display", 1)):
        t.answer(A, choice)
    assert (result(t).rounds, result(t).winners) == (1, (A,))
    assert asked(t) == ("over", ())


def test_DM_END_09_with_2_players_at_least_two_rounds() -> None:
    t = table(2)
    for _ in range(2):
        debrief_turn(t, A)
        for slot, card in enumerate(("so-12", "so-15", "ve-16", "ve-12", "te-16", "te-10")):
            if t.hands[A][slot] is not None:
                hand(t, A, *[None] * slot, card)
        display(t, "sp-02")
        dice(t, "6 6 6 6 6", "6 1 2 3 4" if t.round == 1 else "5 1 2 3 4")
        if t.round == 2:
            dice(t, "5 5 5 5 4", "1 1 2 3 4")
        for _ in range(4):
            if t.outcome is None and choices(t, A, Validate):
                t.answer(A, choices(t, A, Validate)[0])
        if t.round == 1:
            assert len(done(t, A)) == 4
            assert not choices(t, A, Validate)
            assert t.outcome is None
            next_round(t)
    assert (result(t).rounds, result(t).winners) == (2, (A,))
    assert asked(t) == ("over", ())


# -- worked examples --------------------------------------------------------------------------------------------------


def test_DM_EX_60_the_first_to_debrief_wins_at_once() -> None:
    t = table(2)
    debrief_turn(t, A)
    hand(t, A, None, None, None, None, "te-10")
    validated(t, A, "so-20", "so-21", "ve-12", "ve-13", "te-12", "sp-10")
    validated(t, B, "so-22", "so-23", "ve-14", "ve-15", "te-13", "te-14")
    display(t, "sp-02")
    dice(t, "1 2 4", "5 5 5 5")
    told = t.answer(A, Validate("hand", 5))
    assert result(t).winners == (A,)
    assert ranks(t) == [(A, 1), (B, 2)]
    assert not events(told, TurnStarted)
    assert not events(told, TurnEnded)
    assert asked(t) == ("over", ())


def test_DM_EX_61_no_gadget_is_drawn_for_a_winning_stamped_card() -> None:
    t = about_to_win()
    hand(t, A, "so-15")
    dice(t, "6 6 6 6")
    left = len(t.gadget_deck)
    told = t.answer(A, Validate("hand", 1))
    assert result(t).winners == (A,)
    assert not events(told, GadgetDrawn)
    assert (t.gadgets[A], len(t.gadget_deck)) == ((), left)
    assert asked(t) == ("over", ())


def test_a_stamped_card_that_does_not_win_draws_a_gadget() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-15")
    dice(t, "6 6 6 6", "1 2 4", "1 2 4")
    told = t.answer(A, Validate("hand", 1))
    assert len(events(told, GadgetDrawn)) == 1
    assert DrawGadget() not in choices(t, A)
    assert asked(t) == ("debrief_act", (A,))
