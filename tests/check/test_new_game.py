"""From `qg new-game` to a green `qg check-game`, and games from outside the package."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from qg import catalog
from qg.check import newgame
from qg.kernel import Refused

from ..outside import run_qg

ROOT = Path(__file__).parents[2]
UV = which("uv")
OWN = catalog.games()


def qg(*words: str, place: Path, **how: str) -> subprocess.CompletedProcess[str]:
    return run_qg(*words, "--lang", "en", place=place, **{"QG_GAMES": "", **how})


def test_a_new_game_is_green_and_is_played_like_any_other(tmp_path: Path) -> None:
    made = qg("new-game", "high-die", "--into", "games", place=tmp_path)
    assert made.returncode == 0 and "qg check-game games/high_die" in made.stdout
    checked = qg("check-game", "games/high_die", place=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, ""), checked.stderr
    assert checked.stdout.split()[0].isdigit() and int(checked.stdout.split()[0]) > 50
    listed = qg("games", place=tmp_path, QG_GAMES="games")
    assert f"{len(OWN) + 1}  high-die\n   High Die: Dice and nerve, 5 min\n" in listed.stdout
    assert "high-die" in qg("simulate", "high-die", "--games", "2", place=tmp_path, QG_GAMES="games").stdout


def test_no_name_of_the_template_is_left(tmp_path: Path) -> None:
    assert qg("new-game", "high-die", "--into", str(tmp_path), place=tmp_path).returncode == 0
    texts = [path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(texts) > 15
    assert not [text for text in texts for name in newgame.names("x") if name in text]


@pytest.mark.parametrize("slug", ["", "Die", "two words", "-die", "die-", "7wonders", "../die", "dé", "die_high"])
def test_a_name_that_cannot_be_one_is_refused(tmp_path: Path, slug: str) -> None:
    with pytest.raises(Refused) as refused:
        newgame.write(slug, tmp_path)
    assert refused.value.code == "bad_slug"
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "high_die").mkdir()
    for slug in ("high-die", OWN[0]):
        done = qg("new-game", slug, "--into", str(tmp_path), place=tmp_path)
        assert done.returncode == 2 and "Take another name." in done.stderr
    assert list(tmp_path.rglob("*")) == [tmp_path / "high_die"]


def test_an_entry_point_names_a_package_of_games(tmp_path: Path) -> None:
    shelf = tmp_path / "our_games"
    assert qg("new-game", "high-die", "--into", str(shelf), place=tmp_path).returncode == 0
    (shelf / "__init__.py").touch()
    (tmp_path / "ours-1.0.dist-info").mkdir()
    (tmp_path / "ours-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: ours\nVersion: 1.0\n")
    (tmp_path / "ours-1.0.dist-info" / "entry_points.txt").write_text(
        "[qg.games]\nours = our_games\nlost = not_there\n"
    )
    listed = qg("games", place=tmp_path, PYTHONPATH=str(tmp_path))
    assert listed.returncode == 0 and f"{len(OWN) + 1}  high-die\n" in listed.stdout
    assert "File not_there, entry qg.games: there is no such folder." in listed.stdout


def test_the_same_name_twice_and_broken_folders_are_told_and_the_others_stay(tmp_path: Path) -> None:
    for place, slug in (("one", "high-die"), ("two", "high-die"), ("two", "low-die")):
        assert qg("new-game", slug, "--into", place, place=tmp_path).returncode == 0
    (tmp_path / "two" / "low_die" / "rules.py").write_text("def (")
    taken = tmp_path / "two" / catalog.folder_of(OWN[0]).name
    taken.mkdir()
    (taken / "__init__.py").touch()
    (tmp_path / "two" / "Not-A-Game").mkdir()
    (tmp_path / "two" / "Not-A-Game" / "__init__.py").touch()
    listed = qg("games", place=tmp_path, QG_GAMES=os.pathsep.join(["one", "two", "three"]))
    assert listed.returncode == 0 and listed.stderr == ""
    assert [line.split()[1] for line in listed.stdout.splitlines() if line[:1].isdigit()][len(OWN) :] == ["high-die"]
    for reason in (
        f"File {tmp_path}/three, entry qg.games: there is no such folder.",
        f"File {tmp_path}/two/high_die, entry name: high-die is there already, in {tmp_path}/one/high_die.",
        f"File {taken}, entry name: {OWN[0]} is there already, in ",
        f"File {tmp_path}/two/Not-A-Game, entry name: ",
        "File low_die/rules.py:1, entry GAME: SyntaxError: ",
    ):
        assert reason in listed.stdout, listed.stdout
    refused = qg("simulate", "low-die", place=tmp_path, QG_GAMES="two")
    assert refused.returncode == 2 and refused.stderr.startswith("A game is not in order. File low_die/rules.py:1")


def test_a_check_says_what_is_no_game_and_which_test_fails(tmp_path: Path) -> None:
    done = qg("check-game", str(tmp_path), place=tmp_path)
    assert done.returncode == 2 and "this is no game folder" in done.stderr
    assert qg("new-game", "high-die", "--into", ".", place=tmp_path).returncode == 0
    test = tmp_path / "high_die" / "tests" / "test_rules.py"
    test.write_text(test.read_text("utf-8").replace("t.points == (1, 1, 0)", "t.points == (1, 0, 0)"), encoding="utf-8")
    done = qg("check-game", "high_die", "--only", "highest", place=tmp_path)
    assert done.returncode == 1 and "0 promises kept, 1 broken." in done.stdout
    assert (
        "File high_die/tests/test_rules.py:" in done.stderr and "entry HIG RND 03 the highest dice score" in done.stderr
    )


def test_without_pytest_a_check_says_what_is_missing(tmp_path: Path) -> None:
    assert qg("new-game", "high-die", "--into", ".", place=tmp_path).returncode == 0
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as util\nfind = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'pytest' else find(name, *more)\n"
    )
    done = qg("check-game", "high_die", place=tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 2 and "qg[check]" in done.stderr


@pytest.mark.long
@pytest.mark.skipif(UV is None, reason="uv makes the environment; ./qg test has it at hand")
def test_it_is_so_with_an_installed_wheel_outside_the_checkout(tmp_path: Path) -> None:
    """In an environment of its own, with the extra and nothing else of the repository."""
    run(UV, "build", "--quiet", "--wheel", "--out-dir", tmp_path / "wheel", ROOT)
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "env")
    python = tmp_path / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(UV, "pip", "install", "--quiet", "--python", python, f"{wheel}[check]")
    away = tmp_path / "away"
    away.mkdir()
    said = qg("new-game", "high-die", "--into", ".", python=str(python), place=away, PYTHONPATH="")
    assert said.returncode == 0, said.stderr
    done = qg("check-game", "high_die", python=str(python), place=away, PYTHONPATH="")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def run(*command: object) -> None:
    subprocess.run([str(part) for part in command], check=True, capture_output=True)
