import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from qg.games.bomb_squad_academy.data import load
from qg.games.bomb_squad_academy.tests.prelude import *

HERE = Path(__file__).parents[1]
Spoil = Callable[[str, str, str], DataError]


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """Loads the data with one text of one file replaced; the refusal."""

    def spoiled(file: str, old: str, new: str) -> DataError:
        folder = tmp_path / "data"
        shutil.copytree(HERE / "data", folder)
        text = (folder / f"{file}.toml").read_text("utf-8")
        assert old in text
        (folder / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(DataError) as caught:
            load(folder)
        assert caught.value.code == "bad_data"
        return caught.value

    return spoiled


def details(error: DataError) -> tuple[str, str, str]:
    """File, entry and reason."""
    return error.details["file"], error.details["entry"], error.details["reason"]


def test_the_shipped_data_is_sound() -> None:
    assert load(HERE / "data") == DATA


# -- counts -----------------------------------------------------------------------------------------------------------


def test_a_wire_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("wires", '{ id = "yellow", order = 4', '# { id = "yellow", order = 4')
    assert details(error) == ("wires.toml", "wire", "not the four wires in their order")


def test_a_card_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("wires", '{ id = "red-05"', '# { id = "red-05"')
    assert details(error) == ("wires.toml", "card", "47 cards instead of 48")


def test_a_card_on_the_wrong_wire_is_refused(spoil: Spoil) -> None:
    error = spoil("wires", '{ id = "red-05", wire = "red"', '{ id = "red-05", wire = "blue"')
    assert details(error) == ("wires.toml", "blue", "13 cards instead of 12")


def test_a_tile_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("tiles", '{ id = "tile-blue-2"', '# { id = "tile-blue-2"')
    assert details(error) == ("tiles.toml", "tile", "11 tiles instead of 12")


def test_an_action_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("actions", '{ id = "chicken"', '# { id = "chicken"')
    assert details(error) == ("actions.toml", "action", "5 actions instead of 6")


def test_a_set_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("actions", '{ id = "pink"', '# { id = "pink"')
    assert details(error) == ("actions.toml", "set", "4 sets instead of 5")


def test_a_tool_too_few_is_refused(spoil: Spoil) -> None:
    text = (HERE / "data" / "tools.toml").read_text("utf-8")
    error = spoil("tools", text[text.index('[[tool]]\nid = "insurance"') :], "")
    assert details(error) == ("tools.toml", "tool", "19 tools instead of 20")


def test_a_sensor_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("sensors", '{ id = "beta"', '# { id = "beta"')
    assert details(error) == ("sensors.toml", "sensor", "not Alpha and Beta")


def test_another_number_of_tokens_is_refused(spoil: Spoil) -> None:
    error = spoil("tokens", "count = 26", "count = 27")
    assert details(error) == ("tokens.toml", "token", "47 tokens instead of 46")


def test_an_option_too_few_is_refused(spoil: Spoil) -> None:
    error = spoil("options", '{ id = "notebook"', '# { id = "notebook"')
    assert details(error) == ("options.toml", "option", "not the eleven options in order")


# -- ids --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "again"),
    [
        ("wires", "red-05", "red-04"),
        ("tiles", "tile-blue-2", "tile-blue-1"),
        ("actions", "orange", "violet"),
        ("tools", "stethoscope", "flashlight"),
        ("options", "exam", "players"),
    ],
)
def test_an_id_that_is_there_twice_is_refused(spoil: Spoil, file: str, old: str, again: str) -> None:
    error = spoil(file, f'id = "{old}"', f'id = "{again}"')
    assert details(error) == (f"{file}.toml", again, "the id is there twice")


# -- wires ------------------------------------------------------------------------------------------------------------


def test_a_back_that_does_not_list_the_cards_is_refused(spoil: Spoil) -> None:
    error = spoil("wires", "back = [0, 0, 1, 1, 1, 1", "back = [0, 0, 0, 1, 1, 1")
    assert details(error) == ("wires.toml", "green", "the back does not list the main values of the cards")


def test_an_unsorted_back_is_refused(spoil: Spoil) -> None:
    error = spoil("wires", "back = [0, 1, 1, 1", "back = [1, 0, 1, 1")
    assert details(error) == ("wires.toml", "blue", "the back does not list the main values of the cards")


def test_chain_values_that_do_not_add_up_are_refused(spoil: Spoil) -> None:
    error = spoil(
        "wires", 'id = "red-12", wire = "red", main = 5, chain = 0', 'id = "red-12", wire = "red", main = 5, chain = 1'
    )
    assert details(error) == ("wires.toml", "red", "the chain values do not add up to 12")


def test_a_track_longer_than_its_deck_is_refused(spoil: Spoil) -> None:
    error = spoil("wires", "track_length = 9,", "track_length = 10,")
    assert details(error) == ("wires.toml", "green", "the deck may run out before the last tile is met")


def test_two_tracks_of_one_length_are_refused(spoil: Spoil) -> None:
    error = spoil("wires", "track_length = 15,", "track_length = 13,")
    assert details(error) == ("wires.toml", "wire", "two tracks of the same length")


# -- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "new"), [("boom", "ok"), ("ok", "boom")])
def test_other_faces_than_two_ok_and_a_boom_are_refused(spoil: Spoil, old: str, new: str) -> None:
    place = 3 if old == "boom" else 2
    text = next(line for line in (HERE / "data/tiles.toml").read_text("utf-8").splitlines() if f"red-{place}" in line)
    error = spoil("tiles", text, text.replace(f'"{old}"', f'"{new}"'))
    assert details(error) == ("tiles.toml", "red", "not two ok and one boom")


# -- tools ------------------------------------------------------------------------------------------------------------


def test_a_number_that_is_there_twice_is_refused(spoil: Spoil) -> None:
    error = spoil("tools", "no = 20", "no = 19")
    assert details(error) == ("tools.toml", "tool", "no is not 1 to 20")


def test_a_rank_that_is_there_twice_is_refused(spoil: Spoil) -> None:
    error = spoil("tools", "auto_rank = 13", "auto_rank = 10")
    assert details(error) == ("tools.toml", "tool", "auto_rank is not 1 to 20")


# -- files ------------------------------------------------------------------------------------------------------------


def test_a_broken_file_is_refused(spoil: Spoil) -> None:
    file, _, reason = details(spoil("tiles", "tile = [", "tile = ["[:-1]))
    assert file == "tiles.toml"
    assert "line" in reason


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    shutil.copytree(HERE / "data", tmp_path / "data")
    (tmp_path / "data" / "tokens.toml").unlink()
    with pytest.raises(DataError) as caught:
        load(tmp_path / "data")
    assert caught.value.details["file"] == "tokens.toml"


def test_an_unknown_field_is_refused(spoil: Spoil) -> None:
    file, entry, reason = details(spoil("sensors", 'id = "beta",', 'id = "beta", colour = "grey",'))
    assert (file, entry) == ("sensors.toml", "beta")
    assert "colour" in reason


def test_a_value_of_the_wrong_kind_is_refused(spoil: Spoil) -> None:
    file, entry, reason = details(spoil("tools", 'window = "plan"', 'window = "later"'))
    assert (file, entry) == ("tools.toml", "flashlight")
    assert "window" in reason


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_id_has_its_words(language: str) -> None:
    text = (HERE / "words" / f"{language}.ftl").read_text("utf-8")
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    needed = {f"wire-{wire.id}" for wire in DATA.wires}
    needed |= {f"card-{action.id}" for action in DATA.actions} | {f"set-{one.id}" for one in DATA.sets}
    needed |= {f"tool-{tool.id}" for tool in DATA.tools} | {f"sensor-{each.id}" for each in DATA.sensors}
    needed |= {f"face-{tile.face}" for tile in DATA.tiles} | {f"window-{tool.window}" for tool in DATA.tools}
    needed |= {f"intent-{name}" for tool in DATA.tools for name in tool.automatic}
    needed |= {f"option-{option.id}" for option in DATA.options}
    needed |= {f"option-{option.id}-{value}" for option in DATA.options for value in option.values}
    assert not needed - known
