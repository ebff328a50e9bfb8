"""The second judge: the cards read from their words, and the course of the game told anew beside the engine.

It is written from the booklet and the rules and reads none of the rules' code; see the folder `judge`.
"""

import pytest

from qg.games.dice_mission.tests.judge.faults import IN_PLAY, IN_WORDS
from qg.games.dice_mission.tests.judge.grammar import NotSaid
from qg.games.dice_mission.tests.judge.layouts import verdicts
from qg.games.dice_mission.tests.judge.match import Match, refused
from qg.games.dice_mission.tests.judge.prelude import *

SOME, ALL = 30, 500
"""Games by default and with --full."""
LAYOUTS, ALL_LAYOUTS = 300, 4_000
SEEN_WITHIN = 60
"""Games within which a planted fault must show."""


# -- the words on the cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", list(cards.KIND))
def test_DM_CHK_01_DM_CHK_02_DM_CHK_03_DM_CHK_04_both_languages_and_the_engine_agree(card: str, long: bool) -> None:
    found = verdicts(card, ALL_LAYOUTS if long else LAYOUTS)
    assert found[False] and (found[True] or verdicts(card, ALL_LAYOUTS)[True])


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Seven of a bunch."), ("en", "Exactly 2 dice: a triple."), ("fr", "Un brelan de 7."), ("fr", "A pair.")],
)
def test_the_grammar_refuses_what_it_does_not_know(language: str, said: str) -> None:
    with pytest.raises(NotSaid):
        cards.LANGUAGES[language].claim("solo", said)


# -- the course of the game -------------------------------------------------------------------------------------------


def test_DM_GEN_04_DM_END_02_the_judge_foretells_random_games() -> None:
    happened: Counter[str] = Counter()
    for number in range(SOME):
        Match(f"judge {number}", happened, most=300).play()
    assert not {what for what in USUAL if not happened[what]}, happened


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, ALL, 50))
def test_DM_GEN_04_DM_END_02_the_judge_foretells_five_hundred_games(first: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(first, first + 50):
        Match(f"judge {number}", happened, most=2_000).play()
    assert not {what for what in (*USUAL, *RARE) if not happened[what]}, happened


USUAL = (
    *("new-deal", "forced-reroll", "mission-change", "extra-chance", "target-lock"),
    *("theft", "suppression", "adaptation", "transaction", "transfer"),
    *("validated solo", "validated versus", "validated team", "validated special", "claim failed"),
    *("exchange hand", "exchange display", "fourth gadget", "gadgets reshuffled", "joker", "new deal up", "late"),
    *("completed", "round_cap"),
)
RARE = ("solo reshuffled", "versus reshuffled", "team reshuffled", "special reshuffled", "absent")


def test_DM_JOK_01_the_joker_die_needs_a_colour_nobody_plays() -> None:
    assert refused(5, joker_die=True)
    assert not refused(4, joker_die=True)


def test_DM_STA_03_the_judge_gives_a_turn_a_minute_and_a_half_and_a_pick_fifteen_seconds() -> None:
    assert (TURN["live"], LEAST["live"], TURN["untimed"]) == (90_000, 15_000, 0)


# -- planted faults ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", list(IN_WORDS))
def test_the_judge_sees_planted_faults_in_cards(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    card, plant = IN_WORDS[fault]
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=card):
        verdicts(card, ALL_LAYOUTS)


@pytest.mark.parametrize("fault", list(IN_PLAY))
def test_the_judge_sees_planted_faults(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given, plant = IN_PLAY[fault]
    plant(monkeypatch)
    with pytest.raises(Disagreement, match=r"game 'fault \d+', \d seats, .*input \d+"):
        for number in range(SEEN_WITHIN):
            Match(f"fault {number}", given=given).play()
