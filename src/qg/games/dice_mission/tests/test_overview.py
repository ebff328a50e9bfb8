import pytest

from qg.games.dice_mission.tests.prelude import *

WORDS = Path(__file__).parents[1] / "words"


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_DM_GEN_01_two_to_five_players(n: int) -> None:
    t = GAME.new(n, seed="gen")
    assert len(t.hands) == n
    assert asked(t) == ("choose_dice", (t.active,))


@pytest.mark.parametrize("n", [1, 6])
def test_DM_GEN_01_one_or_six_are_refused(n: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(n, seed="gen")
    assert (caught.value.code, caught.value.allowed) == ("wrong_seat_count", "2-5")


def test_DM_GEN_01_a_team_mission_is_won_by_the_one_who_validates_it() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, None, None, "te-10")
    hand(t, B, None, None, "te-01")
    dice(t, "2 4", "2 4", "2 4")
    t.answer(A, Validate("hand", 3))
    assert (done(t, A), done(t, B), done(t, C)) == (["te-10"], [], [])
    t.answer(A, EndTurn())
    assert asked(t) == ("debrief_act", (B,))


def test_DM_GEN_01_a_player_stripped_of_his_dice_still_plays() -> None:
    t = table(3)
    debrief_turn(t, A)
    dice(t, "2 4", "", "2 4")
    t.answer(A, EndTurn())
    assert asked(t) == ("debrief_act", (B,))
    next_round(t)
    assert asked(t) == ("choose_dice", (B,))


@pytest.mark.parametrize(("language", "director"), [("en", "Director"), ("fr", "Directeur")])
def test_DM_GEN_02_the_director_is_looking_for_the_best_agent(language: str, director: str) -> None:
    lines = (WORDS / f"{language}.ftl").read_text("utf-8").splitlines()
    told = dict(line.split(" = ", 1) for line in lines if line.startswith("event-game_started = "))
    assert director in told["event-game_started"]


def test_DM_GEN_02_the_fastest_to_validate_his_missions_wins() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12", None, None)
    hand(t, B, "so-13", None, None)
    validated(t, A, "ve-01", "te-01", "sp-10")
    validated(t, B, "ve-02", "te-02", "sp-11")
    dice(t, "6 6 6", "6 6 6", "1 2 3")
    t.answer(A, Validate("hand", 1))
    assert t.outcome is not None
    assert t.outcome.winners == (A,)
    assert asked(t) == ("over", ())


def test_DM_GEN_03_own_dice_and_those_of_opponents_validate_missions() -> None:
    t = table(2)
    debrief_turn(t, A)
    hand(t, A, "so-12", None, "ve-16", None, "te-01")
    display(t, "sp-29", "sp-07", "sp-12")
    dice(t, "6 6 6 1", "6 6 2 3")
    assert choices(t, A, Validate) == (
        Validate("hand", 1),  # three of a kind: his own dice
        Validate("hand", 3),  # more 6s than each opponent
        Validate("hand", 5),  # as many 1s as 3s on the table
    )
    dice(t, "6 6 6 1", "6 6 6 2")
    assert choices(t, A, Validate) == (Validate("hand", 1),)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GEN_03_gadgets_influence_the_dice() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    display(t, "sp-10", "sp-11", "sp-12")
    gadgets(t, A, "adaptation")
    dice(t, "6 6 5 1", "2 3 4 5", "2 3 4 5")
    assert Validate("hand", 1) not in choices(t, A)
    t.answer(A, Adaptation(die(A, 3), 6))
    assert Validate("hand", 1) in choices(t, A)
    assert asked(t) == ("debrief_act", (A,))


def test_DM_GEN_04_a_series_of_rounds_each_a_mission_and_a_debriefing_phase() -> None:
    t = table(3)
    told = [*next_round(t), *next_round(t)]
    story = [each.event for each in told if isinstance(each.event, RoundStarted | PhaseChanged | RoundEnded)]
    assert [type(event) for event in story] == [PhaseChanged, RoundEnded, RoundStarted] * 2
    phases = [event.phase for event in events(told, TurnStarted)]
    assert phases == [*["mission"] * 2, *["debriefing"] * 3, *["mission"] * 3, *["debriefing"] * 3, "mission"]
    assert t.round == 3
    assert asked(t) == ("choose_dice", (C,))


def test_DM_GEN_05_a_whole_hand_and_one_special_win() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    validated(t, A, "ve-01", "te-01")
    display(t, "sp-02")
    dice(t, "6 6 6 6", "1 2 3 4", "1 2 3 4")
    t.answer(A, Validate("hand", 1))
    assert t.outcome is None
    assert asked(t) == ("debrief_act", (A,))
    t.answer(A, Validate("display", 1))
    assert t.outcome is not None
    assert t.outcome.winners == (A,)
    assert asked(t) == ("over", ())


def test_DM_GEN_05_a_special_without_the_whole_hand_does_not() -> None:
    t = table(3)
    debrief_turn(t, A)
    validated(t, A, "ve-01", "te-01")
    display(t, "sp-02")
    dice(t, "6 6 6 6", "1 2 3 4", "1 2 3 4")
    t.answer(A, Validate("display", 1))
    assert t.outcome is None
    assert asked(t) == ("debrief_act", (A,))
