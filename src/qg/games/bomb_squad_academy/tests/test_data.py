import re
import shutil

import pytest

from qg.games.bomb_squad_academy.data import load
from qg.games.bomb_squad_academy.tests.prelude import *

HERE = Path(__file__).parents[1]
TWICE = "the id is there twice"
BACK = "the back does not list the main values of the cards"
CHAIN_5 = 'id = "red-12", wire = "red", main = 5, chain = '


def test_the_shipped_data_is_sound() -> None:
    assert load(HERE / "data") == DATA


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "reason"),
    [
        ("wires", '{ id = "yellow", order', '# { id = "yellow", order', "wire", "not the four wires in their order"),
        ("wires", 'id = "green",  order = 1', 'id = "green",  order = 3', "wire", "not the four wires in their order"),
        ("wires", '{ id = "red-05"', '# { id = "red-05"', "card", "47 cards instead of 48"),
        ("wires", '"red-05", wire = "red"', '"red-05", wire = "blue"', "blue", "13 cards instead of 12"),
        ("wires", '"red-05"', '"red-04"', "red-04", TWICE),
        ("wires", "back = [0, 0, 1, 1, 1, 1", "back = [0, 0, 0, 1, 1, 1", "green", BACK),
        ("wires", "back = [0, 1, 1, 1", "back = [1, 0, 1, 1", "blue", BACK),
        ("wires", f"{CHAIN_5}0", f"{CHAIN_5}1", "red", "the chain values do not add up to 12"),
        ("wires", "length = 9,", "length = 10,", "green", "the deck may run out before the last tile is met"),
        ("wires", "track_length = 15,", "track_length = 13,", "wire", "two tracks of the same length"),
        ("tiles", '{ id = "tile-blue-2"', '# { id = "tile-blue-2"', "tile", "11 tiles instead of 12"),
        ("tiles", '"tile-blue-2"', '"tile-blue-1"', "tile-blue-1", TWICE),
        ("tiles", 'face = "boom"', 'face = "ok"', "green", "not two ok and one boom"),
        ("tiles", '"ok" }', '"boom" }', "green", "not two ok and one boom"),
        ("tiles", '"ok" }', '"dud" }', "tile-green-1", "Invalid enum value 'dud' - at `$.face`"),
        ("actions", '{ id = "chicken"', '# { id = "chicken"', "action", "5 actions instead of 6"),
        ("actions", 'wire = "red"', 'wire = "blue"', "action", "not one cutters card for each wire in order"),
        ("actions", '{ id = "pink"', '# { id = "pink"', "set", "4 sets instead of 5"),
        ("actions", '"orange"', '"violet"', "violet", TWICE),
        ("tools", '[[tool]]\nid = "insurance".*', "", "tool", "19 tools instead of 20"),
        ("tools", '"stethoscope"', '"flashlight"', "flashlight", TWICE),
        ("tools", "no = 20", "no = 19", "tool", "no is not 1 to 20"),
        ("tools", "auto_rank = 13", "auto_rank = 10", "tool", "auto_rank is not 1 to 20"),
        ("tools", "BSA-TL-20", "BSA-TL-21", "insurance", "the rule does not go with the number"),
        ("tools", "not_used_twin", "asleep", "multi_tool", "unknown requires: asleep_cutters_this_turn"),
        ("tools", 'followup = ""', 'followup = "tea"', "flashlight", "unknown followup: tea"),
        ("sensors", '{ id = "beta"', '# { id = "beta"', "sensor", "not Alpha and Beta"),
        ("sensors", '"beta",', '"beta", hue = 1,', "beta", "Object contains unknown field `hue`"),
        ("tokens", "count = 26", "count = 27", "token", "47 tokens instead of 46"),
        ("options", '{ id = "notebook"', '# { id = "notebook"', "option", "not the eleven options in order"),
        ("options", '"exam"', '"players"', "players", TWICE),
    ],
)
def test_what_does_not_go_together_is_refused(
    tmp_path: Path, file: str, old: str, new: str, entry: str, reason: str
) -> None:
    folder = Path(shutil.copytree(HERE / "data", tmp_path / "data"))
    text = (folder / f"{file}.toml").read_text("utf-8")
    pattern = re.compile(re.escape(old).replace(r"\.\*", ".*"), re.DOTALL)
    assert pattern.search(text)
    (folder / f"{file}.toml").write_text(pattern.sub(new, text, count=1), "utf-8")
    with pytest.raises(DataError) as caught:
        load(folder)
    assert caught.value.code == "bad_data"
    assert caught.value.details == {"file": f"{file}.toml", "entry": entry, "reason": reason}


def test_a_broken_or_missing_file_is_refused(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(HERE / "data", tmp_path / "data"))
    (folder / "tiles.toml").write_text("tile = \n", "utf-8")
    with pytest.raises(DataError, match="line 1"):
        load(folder)
    (folder / "tiles.toml").unlink()
    with pytest.raises(DataError) as caught:
        load(folder)
    assert caught.value.details["file"] == "tiles.toml"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_id_has_its_words(language: str) -> None:
    text = (HERE / "words" / f"{language}.ftl").read_text("utf-8")
    kinds = {"wire": DATA.wires, "card": DATA.actions, "set": DATA.sets, "tool": DATA.tools, "sensor": DATA.sensors}
    needed = {f"{kind}-{one.id}" for kind, found in kinds.items() for one in found}
    needed |= {f"face-{tile.face}" for tile in DATA.tiles} | {f"window-{tool.window}" for tool in DATA.tools}
    needed |= {f"intent-{name}" for tool in DATA.tools for name in tool.automatic}
    assert not needed - set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
