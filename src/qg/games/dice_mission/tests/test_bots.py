"""The rookie and the agent in positions where the right choice, or their usual mistake, is clear."""

import pytest

from qg.games.dice_mission.bots import Agent, DoubleZero, Rookie
from qg.games.dice_mission.tests.prelude import *

LEVELS: list[type[Bot]] = [Rookie, Agent, DoubleZero]
CLEVER: list[type[Bot]] = [Agent, DoubleZero]


def choice(t: State, level: type[Bot], seed: int = 0) -> Any:
    """What a level answers for the seat in turn."""
    t.scratch.forget()
    return level().choose(GAME.view(t, t.turn), random.Random(seed))


def rolled(t: State, n: int, values: str, *more: str) -> None:
    """The active agent sets n dice and rolls these; then rerolls all to get each of `more`."""
    t.answer(A, SetDice(n))
    rolls(t, values)
    t.answer(A, Roll())
    for again in more:
        rolls(t, again)
        t.answer(A, Reroll(tuple(sorted(each.id for each in t.dice[A]))))


def last_card(t: State, seat: int, card: str) -> None:
    """All but this card are validated; it is the only one left to its owner."""
    kind = card[:2]
    done = {"so": "so-01", "ve": "ve-01", "te": "te-01", "sp": "sp-29"}
    if kind == "sp":
        display(t, card)
    else:
        hand(t, seat, *(card if kind == each else None for each in ("so", "ve", "te")))
    validated(t, seat, *(face for each, face in done.items() if each != kind))


# -- MISSION phase ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_two_dice_for_cards_that_ask_for_exactly_two(level: type[Bot]) -> None:
    t = table(3)
    hand(t, A, "so-04", "ve-06", "te-10")
    display(t, "sp-14", "sp-15", "sp-16")
    if level is Rookie:
        last_card(t, A, "so-04")
    assert choice(t, level) == SetDice(2)


@pytest.mark.parametrize("level", LEVELS)
def test_five_dice_for_figures(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, A, "so-14")
    assert choice(t, level) == SetDice(5)


@pytest.mark.parametrize("level", CLEVER)
def test_an_odd_number_of_dice_never_balances_so_it_is_not_chosen(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, A, "te-03")
    assert choice(t, level) in (SetDice(2), SetDice(4))


@pytest.mark.parametrize("level", CLEVER)
def test_sixes_are_kept_for_three_sixes(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, A, "sp-05")
    display(t, None, "sp-12", "sp-13")
    rolled(t, 5, "6 6 1 4 2")
    assert choice(t, level) == Reroll((die(A, 3), die(A, 4), die(A, 5)))


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_what_he_needs_stops_early(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, A, "so-12")
    rolled(t, 5, "5 5 5 4 2")
    assert t.rolls_left == 2 and choice(t, level) == EndTurn()


def test_a_rookie_rerolls_anything_a_fifth_of_the_time_and_else_by_matching() -> None:
    t = table(3)
    last_card(t, A, "so-12")
    rolled(t, 5, "5 5 1 4 2")
    found = Counter(choice(t, Rookie, seed) for seed in range(400))
    usual, times = found.most_common(1)[0]
    assert usual == Reroll((die(A, 3), die(A, 4), die(A, 5))) and 300 <= times <= 345
    assert len(found) > 20


def test_a_rookie_has_one_card_in_mind_for_a_whole_round_and_others_in_other_rounds() -> None:
    t = table(2)
    minds = set()
    for number in range(1, 30):
        in_round(t, number)
        t.scratch.forget()
        assert len({choice(t, Rookie, seed) for seed in range(5)}) == 1
        minds.add(choice(t, Rookie))
    assert len(minds) > 1


@pytest.mark.parametrize("level", CLEVER)
def test_extra_chance_is_for_much_not_for_little(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, A, "so-12")
    gadgets(t, A, "extra-chance")
    rolled(t, 5, "5 5 1 4 2", "5 5 1 4 2", "5 5 1 4 2")
    assert choice(t, level) == ExtraChance((die(A, 3), die(A, 4), die(A, 5)))
    dice(t, "5 5 5 4 2")
    assert choice(t, level) == EndTurn()


def test_an_agent_keeps_extra_chance_where_it_adds_less_than_a_third() -> None:
    t = table(3)
    last_card(t, A, "so-15")
    gadgets(t, A, "extra-chance")
    rolled(t, 5, "5 5 1 4 2", "5 5 1 4 2", "5 5 1 4 2")
    assert choice(t, Agent) == EndTurn()


@pytest.mark.parametrize("level", CLEVER)
def test_new_deal_brings_the_number_one_needs(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, B, "so-04")
    gadgets(t, B, "new-deal")
    mission_turn(t, B, n=5, r=3)
    assert choice(t, level) == NewDeal(2)


@pytest.mark.parametrize("level", CLEVER)
def test_forced_reroll_clears_the_way(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, C, "ve-16")
    gadgets(t, C, "forced-reroll")
    mission_turn(t, C, n=3, r=1)
    dice(t, "6 6 6", "1 2 3")
    rolls(t, "6 6 1")
    t.answer(C, Roll())
    play = choice(t, level)
    assert isinstance(play, ForcedReroll) and play.player == A and len(play.dice) == 3


@pytest.mark.parametrize("level", CLEVER)
def test_a_winner_locks_himself_where_others_hold_gadgets(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, C, "so-12")
    gadgets(t, C, "target-lock")
    gadgets(t, A, "theft", "adaptation", "transfer")
    gadgets(t, B, "suppression", "adaptation")
    mission_turn(t, C, n=3, r=1)
    rolls(t, "4 4 4")
    t.answer(C, Roll())
    assert choice(t, level) == TargetLock(C)
    dice(t, *("" for _ in range(2)), "4 4 5")
    assert choice(t, Agent) == EndTurn()


@pytest.mark.parametrize("level", CLEVER)
def test_mission_change_for_a_card_that_is_hard(level: type[Bot]) -> None:
    t = table(3)
    hand(t, A, "so-07", "ve-06", "te-23")
    gadgets(t, A, "mission-change")
    assert choice(t, level) == MissionChange("hand", 1)


@pytest.mark.parametrize("level", CLEVER)
def test_the_joker_is_for_the_last_roll_and_only_where_it_helps(level: type[Bot]) -> None:
    t = table(3, joker_die=True)
    last_card(t, A, "so-18")
    rolled(t, 5, "6 6 4 4 1")
    assert choice(t, level) == Reroll((die(A, 5),))  # a total of 24: two rolls at a 4
    rolls(t, "1")
    t.answer(A, Reroll((die(A, 5),)))
    assert choice(t, level) == Reroll((die(A, 5),), joker=True)
    dice(t, "6 6 4 4 4")
    assert choice(t, level) == EndTurn()


# -- DEBRIEFING phase -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hints", ["none", "marks"])
def test_everything_that_holds_is_validated(level: type[Bot], hints: str) -> None:
    t = table(3, hints=hints)
    hand(t, A, "so-12", "ve-16", "te-16")
    display(t, "sp-02", "sp-12", "sp-13")
    debrief_turn(t, A, n=5)
    dice(t, "6 6 6 6 2", "6 1 2 3 4", "6 5 5 2 1")
    while t.outcome is None and asked(t)[1] == (A,):
        t.answer(A, choice(t, level))
    assert t.outcome is not None and t.outcome.winners == (A,)


@pytest.mark.parametrize("level", CLEVER)
def test_stamped_cards_come_first_and_of_two_of_a_type_the_harder(level: type[Bot]) -> None:
    t = table(2)
    hand(t, A, "so-12", "so-15")
    debrief_turn(t, A, n=5)
    dice(t, "3 3 3 3 1", "1 2 4 5 6")
    assert choice(t, level) == Validate("hand", 2)


@pytest.mark.parametrize("level", CLEVER)
def test_a_near_miss_is_mended_by_a_finishing_gadget(level: type[Bot]) -> None:
    t = table(3)
    last_card(t, A, "sp-05")
    display(t, None, "sp-12", "sp-13")
    gadgets(t, A, "adaptation")
    debrief_turn(t, A, n=5)
    dice(t, "6 6 2 3 3", "1 2 3 4 5", "1 2 3 4 5")
    play = choice(t, level)
    assert isinstance(play, Adaptation) and play.value == 6 and play.die in (die(A, 3), die(A, 4), die(A, 5))
    t.answer(A, play)
    t.answer(A, choice(t, level))
    assert t.outcome is not None and t.outcome.winners == (A,)


def test_a_rookie_notices_a_finishing_gadget_half_of_the_time() -> None:
    t = table(3)
    last_card(t, A, "sp-05")
    gadgets(t, A, "adaptation")
    debrief_turn(t, A, n=5)
    dice(t, "6 6 2 3 3", "1 2 3 4 5", "1 2 3 4 5")
    found = Counter(type(choice(t, Rookie, seed)) for seed in range(200))
    assert set(found) == {Adaptation, DrawGadget} and 70 <= found[Adaptation] <= 130


@pytest.mark.parametrize("level", CLEVER)
def test_DM_EX_07_validate_then_gadget_then_validate(level: type[Bot]) -> None:
    t = table(3)
    hand(t, C, "so-04", "ve-02", "te-16")
    display(t, "sp-01", "sp-02", "sp-03")
    gadgets(t, C, "transaction")
    debrief_turn(t, C, n=2)
    in_round(t, 2)
    dice(t, "3 5", "6 1", "4 4")
    assert choice(t, level) == Validate("hand", 2)
    t.answer(C, Validate("hand", 2))
    play = choice(t, level)
    assert play in (Transaction(die(B, 1), die(C, 1)), Transaction(die(B, 1), die(C, 2)))
    t.answer(C, play)
    assert choice(t, level) == Validate("hand", 1)


def test_an_agent_exchanges_a_hard_card_half_of_the_time_and_an_easy_one_never() -> None:
    t = table(3)
    hand(t, A, "so-07", "ve-16", "te-23")
    display(t, "sp-26", "sp-24", "sp-25")
    debrief_turn(t, A, n=4)
    dice(t, "1 2 4 5", "6 6 1 2", "1 3 4 5")
    found = Counter(choice(t, Agent, seed) for seed in range(200))
    assert set(found) == {DrawGadget(), Exchange("hand", 1)} and 70 <= found[DrawGadget()] <= 130
    hand(t, A, "so-12", None, None)
    assert {choice(t, Agent, seed) for seed in range(50)} == {DrawGadget()}


def test_a_rookie_with_three_gadgets_exchanges_anything() -> None:
    t = table(3)
    hand(t, A, "so-07", "ve-16", "te-23")
    gadgets(t, A, "new-deal", "extra-chance", "target-lock")
    debrief_turn(t, A, n=4)
    dice(t, "1 2 4 5", "6 6 1 2", "1 3 4 5")
    found = Counter(choice(t, Rookie, seed) for seed in range(200))
    assert len(found) == 6 and all(isinstance(each, Exchange) for each in found)


@pytest.mark.parametrize("level", CLEVER)
def test_the_easier_of_two_cards_is_kept_and_the_poorest_gadget_goes(level: type[Bot]) -> None:
    t = table(3)
    debrief_turn(t, A, n=4)
    t.decks = with_at(t.decks, 0, ("so-07", "so-12", *(c for c in t.decks[0] if c not in ("so-07", "so-12"))))
    gadgets(t, A, "adaptation", "transfer", "theft")
    t.answer(A, Exchange("hand", 1))
    assert asked(t)[0] == "exchange_pick" and choice(t, level) == Pick(2)
    t = table(3)
    gadgets(t, A, "adaptation", "transfer", "theft")
    debrief_turn(t, A, n=4)
    t.answer(A, DrawGadget())
    assert asked(t)[0] == "gadget_discard"
    held = [each.gadget for each in t.gadgets[A]]
    assert choice(t, level) == Discard(1 + held.index("transfer"))
