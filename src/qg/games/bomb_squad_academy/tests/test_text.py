"""The game in sentences: prompts, log lines and the table in lines."""

import pytest

from qg import catalog
from qg.games.bomb_squad_academy.tests.prelude import *
from qg.kernel.phrase import Phrase
from qg.terminal.speech import Speech


def talk(t: State, seat: int | None, lang: str = "en") -> Speech:
    return Speech(GAME, t, catalog.words("bomb-squad-academy", lang), seat)


def said(t: State, told: list[Moment], kind: type[Event], lang: str = "en") -> list[str]:
    """The lines of the events of one kind, as a spectator reads them; no-break spaces are spaces."""
    lines = talk(t, None, lang).log([each for each in told if isinstance(each.event, kind)])
    return [line.replace("\u00a0", " ") for line in lines]


def test_BSA_RCT_15_an_intent_names_the_card_it_plays_and_other_things_as_they_are() -> None:
    view = GAME.view(table(), A)
    for choice, line, args in (
        (
            SetIntent("multi_tool", "swap_if_shared", hand_card="red"),
            "intent-swap_if_shared",
            {"hand_card": Phrase("card-red")},
        ),
        (SetIntent("tweezers", "if_within", spaces=3), "intent-if_within", {"spaces": 3}),
    ):
        said = GAME.name_piece(view, "choice", choice)
        assert isinstance(said, Phrase)
        intent = said.args["intent"]
        assert (intent.id, {name: value for name, value in intent.args.items() if value is not None}) == (line, args)


def scene(n: int, tool: str, *cards: str) -> State:
    """A has this tool and these cards are locked; the Instructor cuts red, and sensors are on red and blue."""
    t = table(n)
    if n == 2:
        instructor(t, "red")
    if tool == "magnet":
        sensors(t, "red", "blue")
    give(t, A, tool)
    lock(t, *cards)
    return t


# -- prompts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owned", "more"), [([], ""), (["flashlight"], ", or use a tool first"), (["battery"], "")])
def test_BSA_TL_04_the_prompt_names_tools_to_who_can_use_one_now(owned: list[str], more: str) -> None:
    """Nothing in hand, a tool of the plan phase, a tool whose window comes later."""
    t = table(3)
    give(t, A, *owned)
    assert talk(t, A).prompt() == f"Choose a card and lock it{more}."
    assert talk(t, B).prompt() == "Choose a card and lock it."
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_RCT_02_who_may_withdraw_a_queued_tool_is_asked_that_and_who_orders_tiles_is_asked_that() -> None:
    t = scene(3, "screwdriver")
    give(t, B, "flashlight")
    t.answer(A, UseTool("screwdriver", wire="red"))
    assert talk(t, A).prompt() == "You see the hidden tiles: put them back in the order you like."
    t.answer(B, UseTool("flashlight"))
    t.answer(A, Order((1, 2, 3)))
    assert talk(t, B).prompt() == "The tool you queued comes up now: use it, or take it back?"
    assert talk(t, A).prompt() == talk(t, None).prompt() == "Choose a card and lock it."
    assert asked(t) == ("choose_action", (A, B, C))


# -- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "english", "french"),
    [
        (KeepAndBury((1, 2), ()), "no card went to the bottom.", "aucune carte n’est passée dessous."),
        (KeepAndBury((2,), (1,)), "one card went to the bottom.", "1 carte est passée dessous."),
        (KeepAndBury((), (1, 2)), "2 cards went to the bottom.", "2 cartes sont passées dessous."),
    ],
)
def test_BSA_TL_13_the_log_says_how_many_were_buried(choice: KeepAndBury, english: str, french: str) -> None:
    t = scene(3, "wire_stripper", "green", "blue", "chicken")
    t.answer(A, UseTool("wire_stripper"))
    told = t.answer(A, choice)
    assert said(t, told, ToolResolved) == [f"Player 1 used the Wire Stripper: {english}"]
    assert said(t, told, ToolResolved, "fr") == [f"Joueur 1 a utilisé l’outil « Pince à dénuder » : {french}"]
    assert asked(t) == ("chicken_look", (C,))


def test_the_log_says_what_tools_have_changed() -> None:
    t = scene(2, "remote_control", "green", "blue")
    told = t.copy().answer(A, UseTool("remote_control", target=B, side="right"))
    assert said(t, told, ActionChanged) == ["The cutters of Player 2 stood for red instead of blue (Remote Control)."]
    told = t.answer(A, UseTool("remote_control", target="instructor", side="left"))
    assert said(t, told, ToolDeclared) == ["Player 1 announced the Remote Control (the Instructor, left)."]
    assert said(t, told, ActionChanged, "fr") == [
        "La pince a été déviée pour l’Instructeur : câble bleu au lieu du câble rouge (Télécommande)."
    ]
    t = scene(3, "multi_tool", "green", "blue", "red")
    (line,) = said(t, t.answer(A, UseTool("multi_tool", card="chicken")), ActionChanged)
    assert line == "The action of Player 1 changed from Green cutters to Chicken (Multi-Tool)."
    t = scene(3, "magnet")
    (line,) = said(t, t.answer(A, UseTool("magnet", sensor="alpha", wire="green")), ToolResolved)
    assert line == "Player 1 used the Magnet (Alpha, green)."


@pytest.mark.parametrize(("points", "line"), [(4, "-1 point"), (3, "-2 points"), (6, "1 point")])
def test_BSA_EXP_05_a_score_below_0_is_told_as_such(points: int, line: str) -> None:
    t = table(3, tools="off", score_floor="none")
    scores(t, points, 0, 0)
    fuse(t, "red")
    told = lock(t, "red", "yellow", "yellow")
    assert said(t, told, ScoreChanged) == [f"Player 1 went to {line} (Losses: -5)."]
    assert f"Player 1 (badge 1): {line}; played: nothing; tools: nothing." in talk(t, None).table()
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_INS_04_everyone_sees_the_cards_of_the_instructor_and_it_takes_one_back() -> None:
    assert not [line for line in talk(table(3), None).table() if "Instructor" in line]
    t = table(2)
    instructor(t, "red", "green", "blue")
    stack(t, A, "green", "blue")
    assert "Instructor; played: Green cutters and Blue cutters." in talk(t, None).table()
    told = lock(t, "yellow", "yellow")
    assert said(t, told, CardReturned) == [
        "Player 1 took a card back: Green cutters.",
        "The Instructor took a card back: Green cutters.",
    ]
    assert said(t, told, CardReturned, "fr")[1] == "L’Instructeur a repris une carte : Pince verte."
    assert asked(t) == ("choose_action", (A, B))


# -- the table in lines -----------------------------------------------------------------------------------------------


def test_BSA_HID_05_an_uncertain_note_is_marked() -> None:
    t = scene(3, "stethoscope")
    give(t, B, "screwdriver")
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("stethoscope"))
    assert "You remember: red tile 1: Explosion." in talk(t, A).table()
    t.answer(B, UseTool("screwdriver", wire="red"))
    t.answer(B, Order((1, 2, 3)))
    lines = talk(t, A).table()
    assert "You remember, but it may have changed: red tile 1: Explosion." in lines
    assert "You remember: blue tile 1: OK." in lines and "You remember: red tile 1: Explosion." not in lines
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize("notebook", ["on", "off"])
def test_BSA_HID_06_what_a_follow_up_needs_is_shown_once(notebook: str) -> None:
    t = table(3, notebook=notebook)
    give(t, A, "tweezers")
    top(t, "green", "0/2 1/2 2/1 3/0")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("tweezers"))
    shown = [line for line in talk(t, A).table() if line.startswith("You remember")]
    faces = ("0, chain 2", "1, chain 2", "2, chain 1", "3, chain 0")
    assert shown == [f"You remember: green card {place}: {face}." for place, face in enumerate(faces, 1)]
    assert asked(t) == ("order_cards", (A,))


def test_BSA_TL_07_what_was_heard_stays_on_the_table_of_the_listener() -> None:
    t = scene(2, "walkie_talkie")
    t.answer(B, Lock("chicken"))
    other = t.copy()
    t.answer(A, UseTool("walkie_talkie", target="instructor"))
    assert "You heard on the radio: the Instructor – Red cutters." in talk(t, A).table()
    other.answer(A, UseTool("walkie_talkie", target=B))
    assert "You heard on the radio: Player 2 – Chicken." in talk(other, A).table()
    assert not [line for line in talk(other, B).table() + talk(t, B).table() if "radio" in line]
    assert asked(other) == ("choose_action", (A,))


def test_BSA_WAI_04_protected_wires_are_shown() -> None:
    t = scene(3, "megaphone", "green", "wait", "blue")
    assert not [line for line in talk(t, C).table() if line.startswith("Protected")]
    t.answer(A, UseTool("megaphone", wire="blue"))
    assert "Protected this turn: blue." in talk(t, C).table()
    assert asked(t) == ("wait_pick", (B,))


@pytest.mark.parametrize(
    ("lang", "wire", "none"),
    [("en", "Green", "face up: none (chain 0)"), ("fr", "Vert", "visibles : aucune (chaîne 0)")],
)
def test_BSA_CUT_06_an_empty_row_has_no_cards(lang: str, wire: str, none: str) -> None:
    t = table(3)
    (line,) = [line for line in talk(t, None, lang).table() if line.startswith(wire)]
    assert none in line.replace("\u00a0", " ")
    assert asked(t) == ("choose_action", (A, B, C))


def test_a_wire_in_words_names_the_sensors_that_lie_on_it() -> None:
    t = table()
    sensors(t, "red", "red")
    told = [line.id for line in GAME.describe(GAME.view(t, A)) if line.id.startswith("table-wire")]
    assert (told.count("table-wire.sensors"), told.count("table-wire")) == (1, len(WIRES) - 1)
    assert asked(t) == ("choose_action", (A, B, C, D))
