"""A game broken in one way is refused with file, entry and reason: by the check of its folder, and by the room."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from qg import catalog
from qg.check import newgame
from qg.check.contracts import (
    test_contracts,
    test_golden,
    test_hooks,
    test_legality,
    test_rule_ids,
    test_secrecy,
    test_words,
)
from qg.check.run import Findings, choose
from qg.kernel import DataError

from ..shelf import on_the_shelf

SLUG = "high-die"

Change = Callable[[Path], None]


def exchange(file: str, old: str, new: str) -> Change:
    """In one file of the game, one text for another."""

    def change(game: Path) -> None:
        path = game / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} has {text.count(old)} times {old}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


def without(file: str) -> Change:
    return lambda game: (game / file).unlink()


def both(*changes: Change) -> Change:
    def change(game: Path) -> None:
        for one in changes:
            one(game)

    return change


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, whole."""
    place = tmp_path_factory.mktemp("sound")
    with on_a_shelf(place):
        return newgame.write(SLUG, place)


@contextmanager
def on_a_shelf(place: Path) -> Iterator[None]:
    """Games of this folder, read anew."""
    with on_the_shelf(place):
        catalog.forget()
        try:
            yield
        finally:
            catalog.forget()


@pytest.fixture
def game(sound: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of it, to be broken."""
    folder = shutil.copytree(sound, tmp_path / "games" / sound.name, ignore=shutil.ignore_patterns("__pycache__"))
    with on_a_shelf(folder.parent):
        yield folder


def sentence(error: DataError) -> str:
    return catalog.words(None, "en").refusal(error)


CLASH = both(
    exchange("rules.py", "import AskOne, Choice, Outcome,", "import AskOne, Choice, OptionError, Outcome,"),
    exchange(
        "rules.py",
        "def start(",
        "def check_seats(opt: object, seats: object) -> None:\n"
        "    if opt.points != 4:\n"
        '        raise OptionError("clash", "points", opt.points, 4)\n\n\n'
        "def start(",
    ),
)
"""Options that only go together in one way."""


def _leaks_gone(game: Path) -> None:
    path = game / "tests" / "worlds.py"
    path.write_text(re.sub(r"(LEAKS: .*?) = .*", r"\1 = {}", path.read_text("utf-8")), encoding="utf-8")


AT_LOADING: dict[str, tuple[Change, str]] = {
    "it does not compile": (
        exchange("rules.py", "t.then(show_dice)", "t.then(show_dice"),
        r"File high_die/rules\.py:\d+, entry GAME: SyntaxError: ",
    ),
    "a name is missing": (
        exchange("rules.py", "from .data import DATA", "from .data import FACTS"),
        r"File high_die/rules\.py:\d+, entry GAME: ImportError: .*FACTS",
    ),
    "no game": (exchange("__init__.py", "GAME = HighDie()", ""), r"File high_die, entry GAME: AttributeError: .*GAME"),
    "another slug": (exchange("__init__.py", '"high-die"', '"low-die"'), r"entry slug: .* calls itself low-die"),
    "a wrong number": (
        exchange("data/game.toml", "sides = 6", "sides = 1"),
        r"File high_die/data/game\.toml, entry sides: ",
    ),
    "a wrong type": (
        exchange("data/game.toml", "sides = 6", 'sides = "six"'),
        r"data/game\.toml, .*Expected `int`.*sides",
    ),
    "no TOML": (exchange("data/game.toml", "sides = 6", "sides 6"), r"File high_die/data/game\.toml, .*line 1"),
    "an impossible default": (exchange("data/game.toml", "default = 3", "default = 30"), r"entry option points: "),
    "clashing options": (CLASH, r"File high_die/rules\.py:\d+, entry a table for 2: .*clash"),
    "a step that never ends": (
        exchange("rules.py", "    t.dice = tuple(_roll(t) for _ in t.all_seats)\n", "    return t.then(play_round)\n"),
        r"entry a table for 2: AssertionError: the rules never come to a question.*play_round",
    ),
    "a hook that takes its arguments in another order": (
        exchange("view.py", "def board(t: State, seat: int | None)", "def board(seat: int | None, t: State)"),
        r"File high_die/view\.py:\d+, entry board: .*board\(t, seat\), and cannot be board\(seat, t\)",
    ),
    "a hook that takes too little": (
        exchange("view.py", "def describe(view: View[Board])", "def describe()"),
        r"File high_die/view\.py:\d+, entry describe: .*describe\(view\), and cannot be describe\(\)",
    ),
    "a step that is called like a hook": (
        exchange("rules.py", "def _roll(t", "def log(t: State, die: int) -> None:\n    pass\n\n\ndef _roll(t"),
        r"File high_die/rules\.py:\d+, entry log: .*log\(event\), and cannot be log\(t, die\)",
    ),
    "a method with other parameters": (
        exchange("__init__.py", '    hidden = ("dice",)', "    def due(self):\n        return None"),
        r"File high_die/__init__\.py:\d+, entry due: .*due\(t\), and cannot be due\(\)",
    ),
    "a hook in two modules": (
        exchange("state.py", "def invariants(", "def board(t, seat):\n    return None\n\n\ndef invariants("),
        r"File high_die/view\.py:\d+, entry board: state\.py:\d+ has it too",
    ),
    "a hook that is not spelt right": (
        exchange("view.py", "def describe(", "def describes("),
        r"File high_die/view\.py:\d+, entry describes: .* is it describe\(view\)\?",
    ),
    "a method that is not spelt right": (
        exchange("__init__.py", '    hidden = ("dice",)', "    def hint(self, t, seat):\n        return None"),
        r"File high_die/__init__\.py:\d+, entry hint: .* is it hints\(t, seat\)\?",
    ),
    "a hook that no game can do without": (
        exchange("view.py", "def imagine_state(", "def dream("),
        r"File high_die/__init__\.py, entry imagine_state: every game has one",
    ),
    "a clock that nobody tells of the time": (
        exchange("rules.py", "def start(", "def due(t):\n    return 5\n\n\ndef start("),
        r"File high_die/__init__\.py, entry on_time: it belongs to due",
    ),
    "no title": (exchange("words/fr.ftl", "title = ", "title-of = "), r"File high_die/words/fr\.ftl, entry title: "),
    "no words of an option": (
        exchange("words/en.ftl", "option-points =", "option-point ="),
        r"words/en\.ftl, entry option-points: ",
    ),
    "no French": (without("words/fr.ftl"), r"File high_die/words/fr\.ftl, entry file: "),
    "no rules for players": (without("words/rules.en.md"), r"File high_die/words/rules\.en\.md, entry file: "),
}


def played(slug: str) -> None:
    test_contracts.play_batch(slug, 2, range(3))


def agreed(slug: str) -> None:
    test_legality.agrees(catalog.load(slug), "agree", test_legality.POSITIONS)


def said(slug: str) -> None:
    test_words.test_whatever_happens_can_be_said(slug, 2)


def watched(slug: str) -> None:
    test_secrecy.test_nobody_learns_what_it_may_not_know(slug, long=False)


def imagined(slug: str) -> None:
    test_secrecy.test_an_imagined_world_looks_like_the_view_it_comes_from(slug, long=False)


def recorded(slug: str) -> None:
    for path in sorted((catalog.folder_of(slug) / "tests" / "records").glob("*.json")):
        test_golden.test_a_kept_record_is_played_again(path)


AT_PLAY: dict[str, tuple[Change, Callable[[str], None], str]] = {
    "a prompt without words": (
        exchange("words/en.ftl", "ask-keep_or_roll", "ask-keep"),
        test_words.test_both_languages_say_the_same_things,
        r"words/en\.ftl and words/fr\.ftl differ in .*ask-keep",
    ),
    "an event without words": (
        both(*(exchange(f"words/{lang}.ftl", "event-kept", "event-keeps") for lang in ("en", "fr"))),
        said,
        r"entry said: .*event-kept",
    ),
    "a state that does not dump": (
        exchange("rules.py", "    t.emit(Shown, t.shown, best)", "    t.shown = tuple(map(complex, t.shown))"),
        played,
        r"entry played: TypeError: Encoding objects of type complex is unsupported",
    ),
    "a state that can change": (
        exchange("rules.py", "    t.shown, t.dice = t.dice, ()", "    t.shown, t.dice = list(t.dice), ()"),
        played,
        r"entry played: State\.shown holds something that can change: \[",
    ),
    "a view that tells too much": (
        exchange("view.py", "die if owner == seat else None for owner", "die for owner"),
        watched,
        r"entry watched: seat .*'dice'",
    ),
    "an event that tells too much": (
        exchange(
            "rules.py",
            "        t.emit_to(seat, Rolled, seat, t.dice[seat])",
            "        t.emit(Rolled, seat, t.dice[seat])",
        ),
        watched,
        r"entry watched: .*Rolled",
    ),
    "an imagined world that does not fit": (
        exchange("view.py", "points=seen.points, ", "points=seen.points[::-1], "),
        imagined,
        r"entry imagined: .*board\.points",
    ),
    "a later step that never ends": (
        exchange("rules.py", "        return t.then(play_round)", "        return t.then(end_round)"),
        played,
        r"the rules never come to a question.*end_round",
    ),
    "a choice that is offered and refused": (
        both(
            exchange("rules.py", "import AskOne, Choice,", "import AskOne, Choice, Illegal,"),
            exchange(
                "rules.py",
                "    def options(self",
                "    def may(self, t: State, seat: int, choice: Keep | RollAgain) -> Illegal | None:\n"
                '        return Illegal("no", "HIG-RND-02") if isinstance(choice, Keep) else None\n\n'
                "    def options(self",
            ),
        ),
        agreed,
        r"entry agreed: .*KeepOrRoll",
    ),
    "a hook that takes less than it is handed": (
        exchange("view.py", "def board(t: State, seat: int | None)", "def board(t: State, seat: int)"),
        test_hooks.test_hooks_take_what_they_are_handed_and_give_what_is_expected,
        r"entry hooks take what they are handed.*board: seat is .*int",
    ),
    "a hook that gives something else": (
        exchange("view.py", ") -> list[Phrase]:", ") -> list[str]:"),
        test_hooks.test_hooks_take_what_they_are_handed_and_give_what_is_expected,
        r"entry hooks take what they are handed.*describe: what it gives is list\[str\]",
    ),
    "a rule without a test": (
        exchange("RULES.md", "## 3.", "**HIG-RND-04** A new rule.\n\n## 3."),
        test_rule_ids.test_every_rule_is_carried_by_a_test,
        r"entry every rule is carried by a test.*HIG-RND-04",
    ),
    "a rule that nothing carries out": (
        exchange("rules.py", '@rule("HIG-RND-03")', "@rule()"),
        test_rule_ids.test_the_ids_of_steps_and_decisions_are_those_of_their_docstrings,
        r"entry the ids of steps and decisions.*show_dice",
    ),
    "a kept record that goes another way": (
        exchange("rules.py", "if die == max(t.shown)", "if die == min(t.shown)"),
        recorded,
        r"entry recorded: ",
    ),
    "no leak": (
        _leaks_gone,
        test_secrecy.test_each_secret_of_a_game_is_noticed_on_the_board,
        r"entry each secret of a game.*names no leak",
    ),
}


@pytest.mark.parametrize("name", AT_LOADING)
def test_a_folder_that_cannot_be_loaded_is_refused_by_check_and_room(game: Path, name: str) -> None:
    change, expected = AT_LOADING[name]
    change(game)
    with pytest.raises(DataError) as at_check:
        choose(game)
    assert re.search(expected, sentence(at_check.value)), sentence(at_check.value)
    assert SLUG not in catalog.games() and len(catalog.games()) == 4, "the others stay"
    assert [sentence(error) for error in catalog.broken()] == [sentence(at_check.value)]
    with pytest.raises(DataError):
        catalog.load(SLUG)


@pytest.mark.parametrize("name", AT_PLAY)
def test_a_contract_that_is_broken_is_named_with_the_place(game: Path, name: str) -> None:
    change, contract, expected = AT_PLAY[name]
    change(game)
    found = Findings(game)
    with pytest.raises((AssertionError, KeyError, TypeError)) as broken:
        contract(SLUG)
    found.add(contract.__name__, broken)
    (error,) = found.broken
    assert re.search(expected, sentence(error)), sentence(error)


def test_a_game_that_is_whole_is_refused_nothing(game: Path) -> None:
    for _, contract, _ in AT_PLAY.values():
        contract(SLUG)
    assert catalog.broken() == [] and catalog.games()[-1] == SLUG
