"""The loader refuses bad data with file, entry and reason: a row for each check that data/README.md names."""

import shutil
from pathlib import Path

import pytest

from qg.games.mission_pas_possible import data
from qg.games.mission_pas_possible.tests.prelude import *

HERE = Path(data.__file__).parent / "data"
BOMBS, SABOTAGE, BOX, SIGNALS = "bombs.toml", "sabotage.toml", "game.toml", "signals.toml"


def entry_of(text: str, id_: str) -> str:
    """The entry of that id, with its heading; without an id the whole file."""
    if not id_:
        return text
    heading = text.rindex("[[", 0, text.index(f'id = "{id_}"'))
    return text[heading:].split("\n\n", maxsplit=1)[0]


def edited(folder: Path, file: str, entry: str, passage: str | None, instead: str) -> Path:
    """A copy of the data in which one passage of an entry (None: all of it) reads differently."""
    shutil.copytree(HERE, folder)
    text = (folder / file).read_text(encoding="utf-8")
    before = entry_of(text, entry)
    assert passage is None or passage in before, f"{file} does not say {passage!r}"
    after = instead if passage is None else before.replace(passage, instead, 1)
    (folder / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "within", "passage", "instead", "entry", "reason"),
    [
        # how many there are, and under which ids
        (BOMBS, "b205", None, "", "bomb", "2: 13 | 2: 12"),
        (BOMBS, "b106", 'id = "b106"\npoints = 1', 'id = "b299"\npoints = 2', "bomb", "1: 11 | 2: 14"),
        (BOMBS, "b604", '"double_stack"', '"big_pyramid"', "bomb", "double_stack"),
        (SABOTAGE, "s_green", None, "", "sabotage", "each colour | each value"),
        (SABOTAGE, "s_green", 'color = "green"', 'color = "red"', "sabotage", "each colour"),
        (SABOTAGE, "s_green", 'color = "green"', 'color = "green", value = 3', "s_green", "a colour or a value"),
        (BOMBS, "b102", '"b102"', '"b101"', "b101", "twice"),
        (SABOTAGE, "s_blue", '"s_blue"', '"s_red"', "s_red", "twice"),
        (SIGNALS, "need_value", '"need_value"', '"need_color"', "need_color", "twice"),
        (BOMBS, "b106", '"b106"', '"b399"', "b399", "points"),
        # keys and words
        (BOMBS, "b101", "points = 1", 'points = 1\nname = "x"', "b101", "name"),
        (SABOTAGE, "s_red", '"s_red"', '"s_red"\nname = "x"', "s_red", "name"),
        (SIGNALS, "go", '"go"', '"go"\nloud = true', "go", "loud"),
        (BOX, "", "per_color = 5", "per_color = 5\nwhite = 1", "", "white"),
        ("tutorial.toml", "", "first_holder", "second_holder", "", "holder"),
        (BOMBS, "b101", 'kind = "wheel"', 'kind = "rainbow"', "b101", "rainbow"),
        (BOMBS, "b101", 'rel = "differ_color"', 'rel = "unlike"', "b101", "unlike"),
        (BOMBS, "b101", 'layout = "row"', 'layout = "heap"', "b101", "heap"),
        (BOMBS, "b102", 'color = "blue"', 'color = "white"', "b102", "white"),
        (SABOTAGE, "s_6", "[[sabotage]]", "[[sabotages]]", "sabotage", "sabotages"),
        (BOX, "", "per_color = 5", "per_color =", "", "line"),
        (BOX, "hints", '"needs", ', "", "hints", "default"),
        ("tutorial.toml", "", '"B2", "R6"', '"B2", "W6"', "turn 1", "a die is"),
        ("tutorial.toml", "", 'you = { die = "Y1"', 'you = { die = "Y7"', "turn 2", "a die is"),
        ("tutorial.toml", "", 'die = "K5"', 'die = "K55"', "turn 3", "a die is"),
        ("tutorial.toml", "", '"b307"', '"b399"', "b399", "no such card"),
        ("tutorial.toml", "", "id = 2", "id = 3", "turn 3", "numbered"),
        (BOMBS, "b102", '{ color = "blue" }', '{ color = "blue", value = 3 }', "b102", "a colour or a value"),
        (BOMBS, "b102", '{ color = "blue" }', "{ value = 7 }", "b102", "value out of range"),
        # slots, and cards that can be finished
        (BOMBS, "b101", '["c", "d"]', '["c", "e"]', "b101", "unknown slot"),
        (BOMBS, "b404", 'on = ["c"]', 'on = ["e"]', "b404", "slot d | unknown slot"),
        (BOMBS, "b404", 'on = ["c"]', 'on = ["d"]', "b404", "slot d"),
        (BOMBS, "b205", "total = 4", "total = 13", "b205", "never be completed"),
        (BOMBS, "b204", 'right = ["c", "d"]', 'right = ["c", "e"]', "b204", "sum_equals | unknown slot"),
        (BOMBS, "b204", 'right = ["c", "d"]', 'right = ["c", "a"]', "b204", "sum_equals | twice"),
    ],
)
def test_bad_data_is_refused(
    tmp_path: Path, file: str, within: str, passage: str | None, instead: str, entry: str, reason: str
) -> None:
    with pytest.raises(DataError) as caught:
        data.load(edited(tmp_path / "data", file, within, passage, instead))
    details = caught.value.details
    assert (details["file"], details["entry"]) == (file, entry)
    assert all(word in details["reason"] for word in reason.split(" | ")), details["reason"]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    folder = edited(tmp_path / "data", BOX, "", "[dice]", "[dice]")
    (folder / SIGNALS).unlink()
    with pytest.raises(DataError) as caught:
        data.load(folder)
    assert (caught.value.details["file"], caught.value.details["entry"]) == (SIGNALS, "")


def test_a_card_that_can_just_be_finished_is_accepted(tmp_path: Path) -> None:
    loaded = data.load(edited(tmp_path / "data", BOMBS, "b205", "total = 4", "total = 12"))
    assert loaded.bombs["b205"].relations[0].total == 12


def test_weights_may_stand_in_any_order(tmp_path: Path) -> None:
    loaded = data.load(edited(tmp_path / "data", BOX, "", "{ 1 = 6, 2 = 6, 3", "{ 2 = 6, 1 = 6, 3"))
    assert loaded.game.mix_presets == DATA.game.mix_presets
