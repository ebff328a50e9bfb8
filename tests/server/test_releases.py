"""Stores that releases left behind, with games cut at all kinds of moments, under the releases that come after it."""

import lzma
import os
import re
import shutil
import subprocess
import sys

from qg.server import sqlite
from qg.server.waking import parts_at

from .prelude import *
from .stores.make import rows
from .tomorrow import INPUTS, Found

ROOT = Path(__file__).parents[2]
KEPT = {release: Path(__file__).parent / "stores" / release / "qg.sqlite.xz" for release in ("2026-12", "2027-01")}
GAMES = ("bomb_squad_academy", "dice_mission", "mission_pas_possible", "missions_speciales")

Edit = Callable[[Path, str], None]
"""Changes the source of one game: its folder, and its name there."""

FIELDS = {
    "bomb_squad_academy": ("tools_left", "tools_over"),
    "dice_mission": ("gadget_discard", "thrown_gadgets"),
    "mission_pas_possible": ("opened_at", "asked_since"),
    "missions_speciales": ("trail", "footsteps"),
}
STEPS = {
    "bomb_squad_academy": ("end_turn", "wind_up_turn"),
    "dice_mission": ("end_round", "wind_up_round"),
    "mission_pas_possible": ("pass_bag", "hand_on_bag"),
    "missions_speciales": ("end_turn", "wind_up_turn"),
}
NEXT = """
from qg.kernel.upgrade import {tool}

class Next(type(GAME)):
    def upgrade(self, table, rules):
        return {tool}(super().upgrade(table, rules), "{old}", "{new}")

GAME = Next()
"""
"""What the next release adds to the upgrade of this one."""


def add_field(folder: Path, _: str) -> None:
    _edit(folder / "state.py", r"^    outcome: .* = None$", r'\g<0>\n    mood: str = "merry"')


def rename_field(folder: Path, game: str) -> None:
    _rename(folder, *FIELDS[game], "rename_field")


def rename_step(folder: Path, game: str) -> None:
    _rename(folder, *STEPS[game], "rename_step")


def hasten(folder: Path, game: str) -> None:
    """Half the time for everything."""
    if game == "mission_pas_possible":
        _edit(folder / "rules" / "conduct.py", "START: TIMING.start_countdown", r"\g<0> // 2")
    else:
        _edit(folder / "data" / "times.toml", r"= ([\d_]+)$", lambda found: f"= {int(found[1]) / 2}")


def _rename(folder: Path, old: str, new: str, tool: str) -> None:
    for file in folder.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        assert not re.search(rf"\b{new}\b", source), f"{new} is taken in {file}"
        file.write_text(re.sub(rf"\b{old}\b", new, source), encoding="utf-8")
    with (folder / "__init__.py").open("a", encoding="utf-8") as main:
        main.write(NEXT.format(tool=tool, old=old, new=new))


def _edit(file: Path, old: str, new: str | Callable[[re.Match[str]], str]) -> None:
    source, count = re.subn(old, new, file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert count, f"{file} has no {old}"
    file.write_text(source, encoding="utf-8")


def changed(folder: Path, edit: Edit) -> Path:
    """The source of another release."""
    unused = shutil.ignore_patterns("static", "tests", "ui", "__pycache__")
    shutil.copytree(ROOT / "src" / "qg", folder / "qg", ignore=unused)
    for game in GAMES:
        edit(folder / "qg" / "games" / game, game)
    return folder


def opened(store: Path, source: Path) -> dict[str, Found]:
    """What that release makes of the store."""
    path = os.pathsep.join([str(source), str(ROOT)])
    command = [sys.executable, "-m", "tests.server.tomorrow", str(store)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, cwd=source, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-3000:]
    return msgspec.json.decode(done.stdout, type=dict[str, Found])


@pytest.fixture(params=KEPT)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    folder = tmp_path / "store"
    folder.mkdir()
    (folder / sqlite.FILE).write_bytes(lzma.decompress(KEPT[request.param].read_bytes()))
    return folder


@pytest.mark.parametrize(
    ("store", "edit", "proven"),
    [
        ("2026-12", add_field, {"checked", "alike"}),
        ("2027-01", add_field, {"checked", "alike"}),
        ("2027-01", rename_field, {"checked", "alike"}),
        ("2027-01", rename_step, {"checked", "alike"}),
        ("2027-01", hasten, {"checked", "alike", "sealed"}),
    ],
    ids=["an older store", "a field added", "a field renamed", "a step renamed", "other times"],
    indirect=["store"],
)
def test_every_game_goes_on_under_another_release_and_is_proven(
    edit: Edit, proven: set[str], store: Path, tmp_path: Path
) -> None:
    """Where deadlines are others, a countdown may have stood elsewhere: then the record is sealed."""
    phases = dict(rows(store / sqlite.FILE, "select code, phase from tables where phase != 'lobby' and not lesson"))
    found = opened(store, changed(tmp_path / "source", edit))
    assert found.keys() == phases.keys()
    for code, game in found.items():
        in_play = phases[code] == "playing"
        assert (game.went_on > INPUTS / 2, game.eras) == (in_play, int(in_play)), f"{code} of {game.game}"
        assert game.verdict in proven, f"{code} of {game.game}: {game.sentence}"


def test_a_name_can_be_deleted_and_every_chain_holds(store: Path) -> None:
    """The names of people stand beside the chain of their game, nowhere in it."""
    for (table,) in rows(store / sqlite.FILE, "select id from tables where phase != 'lobby'"):
        found = rows(store / sqlite.FILE, f"select body from log where \"table\" = '{table}' order by seq")
        entries = [log.decode(body) for (body,) in found]
        nameless = [msgspec.structs.replace(row, change=without_name(row.change)) for row in entries]
        raw = [log.encode(row) for row in nameless]
        assert parts_at([body for (body,) in found]) is parts_at(raw) is None
        assert b"Samir" not in b"".join(raw) and b"Nora" not in b"".join(raw)


def without_name(change: log.Change) -> log.Change:
    """What is left of an entry when the person has asked for their name to be forgotten."""
    named = {"name", "names"} & set(change.__struct_fields__)
    return msgspec.structs.replace(change, **{field: type(getattr(change, field))() for field in named})
