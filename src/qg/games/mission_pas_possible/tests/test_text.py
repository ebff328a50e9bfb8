"""The table in words: what is told where a message has several forms, in both languages."""

import pytest

from qg import catalog
from qg.games.mission_pas_possible.tests.prelude import *
from qg.terminal.speech import Speech

WORDS = tuple(catalog.words("mission-pas-possible", lang) for lang in ("en", "fr"))


def talks(t: State, seat: int | None = None) -> list[Speech]:
    """English, then French."""
    return [Speech(GAME, t, words, seat) for words in WORDS]


def plain(text: str) -> str:
    """With ordinary spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def told(t: State, event: Event) -> list[str]:
    """The lines of an event: English ones, then French ones."""
    return [plain(line) for talk in talks(t) for line in talk.event(event)]


def lines(t: State, seat: int | None = None) -> list[list[str]]:
    """The table described."""
    return [[plain(line) for line in talk.table()] for talk in talks(t, seat)]


def prompts(t: State, seat: int | None) -> list[str]:
    return [talk.prompt() for talk in talks(t, seat)]


def both(message: str) -> list[str]:
    return [words.text(message) for words in WORDS]


# -- the end and the clock ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        ("line_cleared", "The last bomb was taken.", "La dernière bombe a été prise."),
        ("all_cleared", "Not one bomb is left, not even your own.", "Il ne reste plus une bombe, pas même les vôtres."),
        ("time", "The countdown reached zero.", "Le compte à rebours est arrivé à zéro."),
        ("empty_bag", "Dice had to be drawn from an empty bag.", "Il fallait piocher des dés dans un sac vide."),
        ("conceded", "The team gave up.", "L’équipe a abandonné."),
    ],
)
def test_MPP_CLK_07_zero_and_why_are_told_at_the_end(reason: Any, english: str, french: str) -> None:
    t = table(3)
    wait(t, 600_000)
    assert [table[0].split()[0] for table in lines(t)] == ["0:00", "0:00"]
    won = "cleared" in reason
    result = msgspec.structs.replace(sheet(t), outcome="won" if won else "lost", reason=reason)
    assert told(t, GameEnded("won" if won else "lost", reason, 41, result)) == [
        f"Mission {'accomplished!' if won else 'failed.'} {english} Score: 41.",
        f"Mission {'accomplie !' if won else 'échouée.'} {french} Score : 41.",
    ]


def test_MPP_CLK_07_minutes_and_seconds_left_rounded_up() -> None:
    t = table(3)
    for passed, shown in (
        (0, "10:00"),
        (999, "10:00"),
        (1, "9:59"),
        (539_000, "1:00"),
        (59_000, "0:01"),
        (999, "0:01"),
    ):
        wait(t, passed)
        assert [table[0].split()[0] for table in lines(t)] == [shown, shown]
    assert asked(t) == ("rolling", (0,))


def test_MPP_CLK_08_MPP_CLK_10_only_a_covered_table_is_not_described() -> None:
    t = table(3, pause="open")
    t.answer(1, PAUSE)
    assert all(len(table) > 5 for table in lines(t))
    t = lay(table(3), "b409", "b405", "b403")
    roll(t, "R6 K3 K5")
    assert all(len(table) > 5 for table in lines(t, 0))
    t.answer(1, PAUSE)
    for seat in (None, 0):
        assert [table[1:] for table in lines(t, seat)] == [[plain(covered)] for covered in both("table-covered")]
    for seat in (0, 1, 2):
        t.answer(seat, READY)
    assert all(len(table) == 2 for table in lines(t))
    wait(t, 3000)
    assert all(len(table) > 5 for table in lines(t))
    assert asked(t) == ("claiming", (0, 2))


# -- one and several ---------------------------------------------------------------------------------------------

ONE, TWO = (Die(0, 5),), (Die(0, 5), Die(20, 2))
PLACED, CLAIMED = Placement(0, ONE[0], "b201", 0, "a"), (0, ONE[0], "b201", 0, "b")


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (DiceRolled(0, ONE, True), "and only this die came out: red 5.", "et seul ce dé est sorti : 5 rouge."),
        (DiceRolled(0, TWO, True), "only these dice came out: red 5", "et seuls ces dés sont sortis : 5 rouge"),
        (DiceRolled(0, ONE, False), "The die fell: red 5.", "Le dé est tombé : 5 rouge."),
        (DiceRolled(0, TWO, False), "The dice fell: red 5", "Les dés sont tombés : 5 rouge"),
        (TableDealt(((),), (), (), 22, 1, 0), "1 Sabotage lying in wait, and Player 1 took", "1 Sabotage"),
        (TableDealt(((),), (), (), 22, 6, 0), "6 Sabotages lying in wait, and Player 1 took", "6 Sabotages"),
        (
            MixChosen((3, 0, 1, 0, 2), 0),
            "composed: 3 × 1 point, 1 × 3 points and 2 × 6 points.",
            "3 × 1 point, 1 × 3 points",
        ),
        (ClaimsReopened(ONE), "the die left could be taken again", "le dé restant pouvait de nouveau être pris"),
        (ClaimsReopened(TWO), "the dice left could be taken again", "les dés restants pouvaient de nouveau être pris"),
        (WaveSet((PLACED,)), "The die was set for good: ", "Le dé a été posé"),
        (WaveSet((PLACED, PLACED)), "The dice were set", "Les dés ont été posés"),
        (DiceGrabbed(0, ("red", "red"), 3), "had red and red in hand", "avait en main, par couleur : rouge et rouge"),
        (DieClaimed(*CLAIMED, None), "reserved the red 5 for “Family", "a réservé le 5 rouge pour « Air"),
        (DieClaimed(*CLAIMED, ONE[0]), "moved the red 5 to “Family", "a déplacé le 5 rouge sur « Air"),
        (DieClaimed(*CLAIMED, TWO[1]), "slot b, instead of the black 2.", "case b, au lieu du 2 noir."),
    ],
)
def test_what_happened_is_told_of_one_die_and_of_several(event: Event, english: str, french: str) -> None:
    assert all(part in line for part, line in zip((english, french), told(table(3), event), strict=True))


def test_the_table_is_told_line_by_line_and_choices_with_their_dice() -> None:
    t = lay(table(2), "b404[Y4, R3, ., .] b405", "b205[., B1]", line="b101 b102", deck="b103", defused="b106")
    roll(t, "B2 G1 K2 R2")
    assert lines(t)[0] == [
        "10:00 left; 1 bomb defused; 1 card still face down or piled.",
        "In the bag: 3 red, 3 blue, 4 green, 4 yellow and 4 black.",
        "On the tray: blue 2, green 1, black 2 and red 2.",
        "May be taken: “Crossed wires” (1). Four dice; neighbours never share a colour.",
        "May be taken: “Two-tone terminals” (1). Blue or green; yellow or red; red or blue.",
        "Player 1: “Control tower” (4) [Y4 R3 . .]. Bottom to top: yellow, red, blue, green.",
        "Player 1: “Three twos” (4) [. . .]. Three 2s.",
        "Player 2: “Light charge” (2) [. B1]. Two dice that add up to 4.",
    ]
    claim(t, 0, "B2", "b404", "c")
    talk, lost = talks(t, 0)[0], Lose(next(die.id for bomb in t.hands[0] if bomb for die in bomb.dice if die))
    given = [claiming(t, 0, "B2", "b405", "a"), claiming(t, 0, "B2", "b405", "a", "B2")]
    assert [talk.choice(choice) for choice in (*given, claiming(t, 0, "K2", "b405", "a", "B2"), lost)] == [
        "Put the blue 2 on “Three twos”, slot a",
        "Move the blue 2 to “Three twos”, slot a",
        "Put the black 2 on “Three twos”, slot a, instead of the blue 2",
        "Lose the yellow 4 from “Control tower”",
    ]
    assert told(t, BagPassed(0, 1, 20))[0] == "The bag, with 20 dice in it, went to Player 2."
    lay(t, "b409", deck="b101 b102")
    t.bag = (0, 5, 6)
    t.scratch.forget()
    assert [table[1] for table in lines(t)] == ["In the bag: 1 red and 2 blue.", "Dans le sac : 1 rouge et 2 bleus."]
    assert lines(t)[1][0] == "10:00 restantes ; 0 bombe désamorcée ; 2 cartes encore cachées ou empilées."


def test_MPP_ERR_04_an_empty_card_is_not_told_to_be_emptied() -> None:
    alone, others = (told(table(3), PlacementError(0, "b201", 0, "a", ONE[0], "slot", dice)) for dice in ((), TWO[1:]))
    assert len(alone) == 2
    assert others[::2] == alone
    assert others[1] == "The card was emptied; back in the bag: black 2."
    assert others[3] == "La carte a été vidée ; de retour dans le sac : 2 noir."


# -- prompts and calls -------------------------------------------------------------------------------------------


def test_MPP_TAK_02_a_call_names_its_die_as_it_lay() -> None:
    t = table(2)
    roll(t, "R2 B2 G2 K2")
    (call,) = [one.event for one in t.answer(0, Signal("want_die", pool_die(t, "B2")))]
    wait(t, 600_000)
    assert told(t, call) == ["Player 1: “Leave me the blue 2!”", "Joueur 1 : « Laissez-moi le 2 bleu ! »"]
    assert asked(t) == ("over", ())


def test_MPP_TAK_02_a_call_for_a_value_names_no_die() -> None:
    t = table(2)
    roll(t, "R2 B2 G2 K2")
    assert [plain(talk.choice(Signal("need_value", 2))) for talk in talks(t, 0)] == ["I need a 2!", "Il me faut un 2 !"]
    assert asked(t) == ("claiming", (0, 1))


def test_claiming_is_asked_in_three_forms() -> None:
    t = lay(table(3), "b409", "b405", "b404")
    roll(t, "K6 G3 Y1", settle=False)
    assert prompts(t, 0) == prompts(t, None) == both("ask-settling")
    wait(t, 700)
    assert prompts(t, 0) == prompts(t, None) == both("ask-claiming")
    claim(t, 0, "K6", "b409", "a")
    lock(t, 0)
    assert (prompts(t, 0), prompts(t, 2)) == (both("ask-claiming.locked"), both("ask-claiming"))
    assert asked(t) == ("claiming", (2,))


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("s_yellow", "You lose one yellow die. Which one?", "Vous perdez un dé jaune. Lequel ?"),
        ("s_5", "You lose one die showing 5. Which one?", "Vous perdez un dé de valeur 5. Lequel ?"),
    ],
)
def test_MPP_SAB_04_who_loses_a_die_is_told_which_kind(card: str, english: str, french: str) -> None:
    t = lay(table(2), "b205[K1, .] b404", "b201[Y5, ., .] b408[., ., Y5, ., .]", line="b101 b102", deck=card + " b103")
    roll(t, "R3 R6 G6 K6")
    claim(t, 0, "R3", "b205", "b")
    lock_all(t)
    pick(t, 0, "b101")
    assert asked(t) == ("losing", (1,))
    assert [plain(prompt) for prompt in prompts(t, 1)] == [english, french]


def test_MPP_ADV_13_the_sabotage_is_offered_for_the_leftmost_vacancy_only() -> None:
    t = briefed(1, mode="advanced_piles")
    t.answer(0, Mix((5, 5, 5, 4, 0)))
    start(t)
    t.sabotage_deck = ("s_6", "s_5")
    lay(t, "b408 b205[G1, .] b107[B5, .]", piles="b201 b202 b301")
    roll(t, "G3 R3 G6")
    claim(t, 0, "R3", "b107", "b")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    assert prompts(t, 0) == both("ask-replacing.offer")
    t.answer(0, SabotageNo())
    assert prompts(t, 0) == both("ask-replacing"), "the other vacancy waits"
    assert asked(t) == ("replacing", (0,))
