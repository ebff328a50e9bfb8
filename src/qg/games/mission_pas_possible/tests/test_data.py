"""The loader refuses bad data with file, entry and reason: one test for each check that data/README.md names."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from qg.games.mission_pas_possible import data
from qg.games.mission_pas_possible.tests.prelude import *

HERE = Path(data.__file__).parent / "data"

Edit = Callable[[str, str, str], Path]


@pytest.fixture
def edited(tmp_path: Path) -> Edit:
    """A copy of the data in which one passage of one file reads differently."""

    def edit(file: str, passage: str, instead: str) -> Path:
        folder = tmp_path / "data"
        shutil.copytree(HERE, folder)
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(passage) >= 1, f"{file} does not say {passage!r}"
        (folder / file).write_text(text.replace(passage, instead, 1), encoding="utf-8")
        return folder

    return edit


def expect_refusal(folder: Path, file: str, entry: str, *reason: str) -> None:
    """Loading is refused, naming the file, the entry, and a reason with these words."""
    with pytest.raises(DataError) as caught:
        data.load(folder)
    details = caught.value.details
    assert (details["file"], details["entry"]) == (file, entry)
    assert all(word in details["reason"] for word in reason), details["reason"]


def entry_text(file: str, key: str, id_: str) -> str:
    """One [[key]] entry of a file, from its heading to the next."""
    parts = (HERE / file).read_text(encoding="utf-8").split(f"[[{key}]]\n")
    return f"[[{key}]]\n" + next(part for part in parts if part.startswith(f'id = "{id_}"'))


def test_the_data_as_shipped_is_accepted() -> None:
    loaded = data.load(HERE)
    assert (len(loaded.bombs), len(loaded.sabotages)) == (54, 11)


# -- counts ------------------------------------------------------------------------------------------------------


def test_a_missing_bomb_is_refused(edited: Edit) -> None:
    folder = edited("bombs.toml", entry_text("bombs.toml", "bomb", "b205"), "")
    expect_refusal(folder, "bombs.toml", "bomb", "2: 13", "2: 12")


def test_54_bombs_with_another_split_by_points_are_refused(edited: Edit) -> None:
    one = entry_text("bombs.toml", "bomb", "b106")
    two = one.replace('id = "b106"\npoints = 1', 'id = "b299"\npoints = 2')
    expect_refusal(edited("bombs.toml", one, two), "bombs.toml", "bomb", "1: 11", "2: 14")


def test_hard_cards_of_other_layouts_are_refused(edited: Edit) -> None:
    one = entry_text("bombs.toml", "bomb", "b604")
    folder = edited("bombs.toml", one, one.replace('"double_stack"', '"big_pyramid"'))
    expect_refusal(folder, "bombs.toml", "bomb", "double_stack")


def test_a_missing_sabotage_is_refused(edited: Edit) -> None:
    folder = edited("sabotage.toml", entry_text("sabotage.toml", "sabotage", "s_green"), "")
    expect_refusal(folder, "sabotage.toml", "sabotage", "each colour", "each value")


def test_two_sabotages_of_one_colour_are_refused(edited: Edit) -> None:
    folder = edited("sabotage.toml", 'match = { color = "green" }', 'match = { color = "red" }')
    expect_refusal(folder, "sabotage.toml", "sabotage", "each colour")


def test_a_sabotage_of_colour_and_value_at_once_is_refused(edited: Edit) -> None:
    folder = edited("sabotage.toml", 'match = { color = "green" }', 'match = { color = "green", value = 3 }')
    expect_refusal(folder, "sabotage.toml", "s_green", "a colour or a value")


# -- ids ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "id_", "twice"),
    [
        ("bombs.toml", "b102", "b101"),
        ("sabotage.toml", "s_blue", "s_red"),
        ("signals.toml", "need_value", "need_color"),
    ],
)
def test_an_id_used_twice_is_refused(edited: Edit, file: str, id_: str, twice: str) -> None:
    expect_refusal(edited(file, f'id = "{id_}"', f'id = "{twice}"'), file, twice, "twice")


def test_an_id_that_does_not_begin_with_its_points_is_refused(edited: Edit) -> None:
    expect_refusal(edited("bombs.toml", 'id = "b106"', 'id = "b399"'), "bombs.toml", "b399", "points")


# -- keys and words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "passage", "instead", "entry", "word"),
    [
        ("bombs.toml", 'id = "b101"\n', 'id = "b101"\nname = "x"\n', "b101", "name"),
        ("sabotage.toml", 'id = "s_red"\n', 'id = "s_red"\nname = "x"\n', "s_red", "name"),
        ("signals.toml", 'id = "go"\n', 'id = "go"\nloud = true\n', "go", "loud"),
        ("game.toml", "per_color = 5\n", "per_color = 5\nwhite = 1\n", "", "white"),
        ("tutorial.toml", "first_holder", "second_holder", "", "holder"),
    ],
)
def test_an_unknown_key_is_refused(edited: Edit, file: str, passage: str, instead: str, entry: str, word: str) -> None:
    expect_refusal(edited(file, passage, instead), file, entry, word)


@pytest.mark.parametrize(
    ("passage", "instead", "entry", "word"),
    [
        ('kind = "wheel"', 'kind = "rainbow"', "b101", "rainbow"),
        ('rel = "differ_color"', 'rel = "unlike"', "b101", "unlike"),
        ('layout = "row"', 'layout = "heap"', "b101", "heap"),
        ('{ color = "blue" }', '{ color = "white" }', "b102", "white"),
    ],
)
def test_an_unknown_word_is_refused(edited: Edit, passage: str, instead: str, entry: str, word: str) -> None:
    start = (HERE / "bombs.toml").read_text(encoding="utf-8")
    one = entry_text("bombs.toml", "bomb", entry)
    assert one in start
    expect_refusal(edited("bombs.toml", one, one.replace(passage, instead, 1)), "bombs.toml", entry, word)


def test_an_unknown_list_of_entries_is_refused(edited: Edit) -> None:
    folder = edited("sabotage.toml", '[[sabotage]]\nid = "s_6"', '[[sabotages]]\nid = "s_6"')
    expect_refusal(folder, "sabotage.toml", "sabotage", "sabotages")


def test_a_file_that_is_no_toml_is_refused(edited: Edit) -> None:
    expect_refusal(edited("game.toml", "per_color = 5", "per_color ="), "game.toml", "", "line")


def test_a_missing_file_is_refused(edited: Edit) -> None:
    folder = edited("game.toml", "[dice]", "[dice]")
    (folder / "signals.toml").unlink()
    expect_refusal(folder, "signals.toml", "")


def test_a_default_outside_its_values_is_refused(edited: Edit) -> None:
    folder = edited(
        "game.toml",
        'values = ["none", "needs", "best"]\ndefault = "needs"',
        'values = ["none", "best"]\ndefault = "needs"',
    )
    expect_refusal(folder, "game.toml", "hints", "default")


# -- slots -------------------------------------------------------------------------------------------------------


def test_a_relation_with_a_slot_that_is_not_there_is_refused(edited: Edit) -> None:
    folder = edited("bombs.toml", 'slots = ["c", "d"] },\n]', 'slots = ["c", "e"] },\n]')
    expect_refusal(folder, "bombs.toml", "b101", "unknown slot")


def test_a_slot_that_stands_on_a_slot_that_is_not_there_is_refused(edited: Edit) -> None:
    one = entry_text("bombs.toml", "bomb", "b404")
    folder = edited("bombs.toml", one, one.replace('on = ["c"]', 'on = ["e"]'))
    expect_refusal(folder, "bombs.toml", "b404", "slot d", "unknown slot")


def test_a_slot_that_stands_on_itself_is_refused(edited: Edit) -> None:
    one = entry_text("bombs.toml", "bomb", "b404")
    folder = edited("bombs.toml", one, one.replace('on = ["c"]', 'on = ["d"]'))
    expect_refusal(folder, "bombs.toml", "b404", "slot d")


# -- cards that can be finished ----------------------------------------------------------------------------------


def test_a_card_that_can_never_be_finished_is_refused(edited: Edit) -> None:
    one = entry_text("bombs.toml", "bomb", "b205")
    folder = edited("bombs.toml", one, one.replace("total = 4", "total = 13"))
    expect_refusal(folder, "bombs.toml", "b205", "never be completed")


def test_a_card_that_can_just_be_finished_is_accepted(edited: Edit) -> None:
    one = entry_text("bombs.toml", "bomb", "b205")
    loaded = data.load(edited("bombs.toml", one, one.replace("total = 4", "total = 12")))
    assert loaded.bombs["b205"].relations[0].total == 12
