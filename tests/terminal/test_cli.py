"""The command line, from outside: what it prints, how it refuses, in which language."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from qg import catalog, cli
from qg.kernel import OptionError
from qg.kernel.record import encode
from qg.lab import bench as lab_bench
from qg.lab.match import make_bots, play_recorded
from qg.terminal import figures

SLUGS = catalog.games()
every_game = pytest.mark.parametrize("slug", SLUGS)


class Shell:
    """Runs commands in this process, so that many of them cost little."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        """The exit code, what was printed, and what was complained of."""
        self.monkeypatch.setattr(sys, "argv", ["qg", *words])
        code = 0
        try:
            cli.main()
        except SystemExit as left:
            code = int(left.code or 0)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err

    def refused(self, *words: str) -> str:
        """One sentence on the error stream, exit code 2, nothing printed."""
        code, out, err = self(*words)
        assert (code, out) == (2, ""), (out, err)
        assert "Traceback" not in err and err.strip().endswith("."), err
        return " ".join(err.split())


@pytest.fixture
def qg(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.setattr(cli.console(), "width", 2_000)
    monkeypatch.setattr(cli, "LANG", "en")
    monkeypatch.setattr(cli, "ROOM", catalog.words(None, "en"))
    return Shell(monkeypatch, capsys)


def outside(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own: languages are settled when it starts."""
    paths = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "LC_ALL": "", "LANG": "C.UTF-8", "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", **environ}
    command = [sys.executable, "-m", "qg", *words]
    return subprocess.run(
        command, env=env, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished record of every game."""
    found = {}
    for slug in SLUGS:
        game = catalog.load(slug)
        seats = max(2, game.seat_counts[0])
        table = play_recorded(game, make_bots(game, ["random"], seats), seed="command line")
        found[slug] = tmp_path_factory.mktemp("records") / f"{slug}.json"
        found[slug].write_bytes(encode(table.record))
    return found


# -- games and rules --------------------------------------------------------------------------------------------------


def test_games_lists_every_game(qg: Shell) -> None:
    for words in (["games"], []):
        code, out, err = qg(*words)
        assert (code, err) == (0, "")
        for slug in SLUGS:
            assert slug in out and catalog.words(slug, "en").text("title") in out


@every_game
def test_rules_are_printed_whole_and_as_they_are(qg: Shell, slug: str) -> None:
    code, out, err = qg("rules", slug)
    assert (code, err) == (0, "")
    assert out.strip() == catalog.rules_text(slug, "en").strip()


@every_game
def test_rules_about_one_thing(qg: Shell, slug: str) -> None:
    code, out, _ = qg("rules", slug, "--rule", "NO-SUCH-99")
    assert code == 0 and "NO-SUCH-99" in out and len(out.splitlines()) == 1


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "", "..", "[/red]", "[bold]", "{", "É"])
def test_games_nobody_knows(qg: Shell, name: str) -> None:
    for command in ("rules", "simulate", "play", "bench"):
        if command == "bench" and not name:
            continue
        sentence = qg.refused(command, name)
        assert f"“{name}”" in sentence and all(slug in sentence for slug in SLUGS)


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("nonsense=1", "nonsense"),
        ("nonsense", "name=value"),
        ("=", "option"),
        ("a=--5", "option"),
        ("a=²", "option"),
        ("a=-", "option"),
        ("a=" + "9" * 5_000, "option"),
        ("[/b]=1", "[/b]"),
    ],
    ids=range(8),
)
@every_game
def test_settings_that_make_no_sense(qg: Shell, slug: str, setting: str, told: str) -> None:
    assert told in qg.refused("simulate", slug, "--games", "1", "-o", setting)


@every_game
def test_options_out_of_range(qg: Shell, slug: str) -> None:
    for option in catalog.load(slug).options:
        sentence = qg.refused("simulate", slug, "--games", "1", "-o", f"{option.id}=no-such-value")
        assert "no-such-value" in sentence


@every_game
def test_seats_and_bots_that_do_not_fit(qg: Shell, slug: str) -> None:
    seats = catalog.load(slug).seat_counts
    for count in (seats[-1] + 1, 10**12):
        for command in (("simulate", slug, "--games", "1"), ("play", slug), ("bench", slug)):
            assert f"{seats[0]}-{seats[-1]}" in qg.refused(*command, "--seats", str(count))
    assert "genius" in qg.refused("simulate", slug, "--games", "1", "--bots", "random,genius")
    assert "genius" in qg.refused("play", slug, "--bots", "genius", "--seats", str(seats[-1]))


@pytest.mark.parametrize(
    "words",
    [["nonsense"], ["games", "--nonsense"], ["rules"], ["simulate", SLUGS[0], "--games", "0"], ["replay"], ["verify"]],
    ids=" ".join,
)
def test_commands_that_make_no_sense(qg: Shell, words: list[str]) -> None:
    code, out, err = qg(*words)
    assert (code, out) == (2, "") and "Traceback" not in err and err


def test_settings_are_read_as_what_they_look_like() -> None:
    given = ["a=1", "b=-2", "c=true", "d=false", "e=word", "f=", "g=1.5", "h=x=y", "i=07"]
    found = cli.settings(given)
    wanted = {"a": 1, "b": -2, "c": True, "d": False, "e": "word", "f": "", "g": "1.5", "h": "x=y", "i": 7}
    assert found == wanted and [type(value) for value in found.values()] == [type(value) for value in wanted.values()]
    assert cli.settings(None) == {}
    with pytest.raises(OptionError, match="bad_setting"):
        cli.settings(["a"])


# -- simulations and benchmarks ---------------------------------------------------------------------------------------


@every_game
def test_simulate_prints_json(qg: Shell, slug: str) -> None:
    seats = max(2, catalog.load(slug).seat_counts[0])
    words = ["simulate", slug, "--games", "2", "--seats", str(seats), "--seed", "[x]", "--json"]
    code, out, err = qg(*words)
    assert code == 0 and "Traceback" not in err
    found = json.loads(out)
    assert found["series"] == {
        "game": slug,
        "seats": seats,
        "bots": ["random"],
        "games": 2,
        "seed": "[x]",
        "options": {},
        "think": 0,
    }
    assert len(found["seats"]) == seats and found["decisions_a_game"] > 0
    assert all(0 <= seat["low"] <= seat["win_rate"] <= seat["high"] <= 1 for seat in found["seats"])
    assert json.loads(qg(*words)[1]) == found, "the same seed is the same series"
    assert json.loads(qg(*words[:-2], "y", "--json")[1])["digest"] != found["digest"]


@every_game
def test_simulate_prints_a_table(qg: Shell, slug: str) -> None:
    code, out, _ = qg("simulate", slug, "--games", "2")
    assert code == 0 and slug in out and out.count("random") == catalog.load(slug).seat_counts[-1]


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "bench", partial(lab_bench.bench, games=1, rounds=1))
    monkeypatch.setattr(lab_bench, "CALIBRATION_TURNS", 2_000)


def test_bench_measures_every_game_and_prints_json(qg: Shell, quick_bench: None) -> None:
    code, out, _ = qg("bench", "--json")
    found = json.loads(out)
    assert code == 0 and [each["game"] for each in found] == SLUGS
    for each in found:
        assert all(each[name] > 0 for name in ("decision", "raw_decision", "copy", "dump", "view", "calibration_ns"))


def test_bench_prints_a_table_of_one_game(qg: Shell, quick_bench: None) -> None:
    code, out, _ = qg("bench", SLUGS[-1])
    assert code == 0 and SLUGS[-1] in out and SLUGS[0] not in out


# -- records ----------------------------------------------------------------------------------------------------------


@every_game
def test_verify_checks_a_record(qg: Shell, slug: str, records: dict[str, Path]) -> None:
    doc = json.loads(records[slug].read_bytes())
    code, out, err = qg("verify", str(records[slug]))
    assert (code, err) == (0, "") and doc["commitment"] in out.replace("\n", "")
    assert f"{len(doc['inputs']):,}" in out


@every_game
def test_replay_tells_a_record(qg: Shell, slug: str, records: dict[str, Path]) -> None:
    inputs = len(json.loads(records[slug].read_bytes())["inputs"])
    code, out, err = qg("replay", str(records[slug]))
    assert (code, err) == (0, "")
    numbered = [line for line in out.splitlines() if line[:4].strip().isdigit()]
    assert len(numbered) == inputs + 1
    code, out, _ = qg("replay", str(records[slug]), "--until", "2")
    assert code == 0 and [line for line in out.splitlines() if line[:4].strip().isdigit()] == numbered[:3]


def edited(path: Path, tmp_path: Path, **changes: Any) -> str:
    doc = json.loads(path.read_bytes()) | changes
    copy = tmp_path / "edited.json"
    copy.write_text(json.dumps(doc), encoding="utf-8")
    return str(copy)


@every_game
def test_records_that_are_wrong(qg: Shell, slug: str, records: dict[str, Path], tmp_path: Path) -> None:
    path = records[slug]
    doc = json.loads(path.read_bytes())
    for changes, told in (
        ({"game": "chess"}, "chess"),
        ({"game": "[/b]"}, "[/b]"),
        ({"rules": 99}, "99"),
        ({"format": 99}, "99"),
        ({"format": "x"}, "record"),
        ({"seed": None}, "not finished"),
        ({"seed": "x"}, "seed"),
        ({"inputs": doc["inputs"][1:]}, "input 1"),
        ({"seats": []}, "input 0"),
        ({"surprise": "[/b]"}, "surprise"),
    ):
        file = edited(path, tmp_path, **changes)
        assert told in qg.refused("verify", file)
        assert "inputs" in changes or told in qg.refused("replay", file, "--until", "0")


@every_game
def test_verify_names_the_input_that_was_edited(qg: Shell, slug: str, records: dict[str, Path], tmp_path: Path) -> None:
    inputs = json.loads(records[slug].read_bytes())["inputs"]
    for index in (0, len(inputs) // 2, len(inputs) - 1):
        for change in (
            {"at": inputs[index]["input"]["at"] + 1},
            {"seat": 98},
            {"choice": None},
            {"choice": {"type": 0}},
        ):
            changed = [*inputs]
            changed[index] = inputs[index] | {"input": inputs[index]["input"] | change}
            if inputs[index]["input"]["type"] == "answer":
                assert f"input {index + 1:,}" in qg.refused("verify", edited(records[slug], tmp_path, inputs=changed))


@every_game
def test_a_result_that_was_edited(qg: Shell, slug: str, records: dict[str, Path], tmp_path: Path) -> None:
    result = json.loads(records[slug].read_bytes())["result"] | {"winners": [0, 0, 0]}
    assert "result" in qg.refused("verify", edited(records[slug], tmp_path, result=result))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_records(qg: Shell, command: str, records: dict[str, Path], tmp_path: Path) -> None:
    assert "nowhere.json" in qg.refused(command, str(tmp_path / "nowhere.json"))
    assert str(tmp_path) in qg.refused(command, str(tmp_path)).replace(" ", "")
    raw = records[SLUGS[0]].read_bytes()
    for content in (b"", b"[/b]", b"\xff\xfe", b"{}", b"[" * 9_999, raw[: len(raw) // 2], raw[:-3]):
        file = tmp_path / "file.json"
        file.write_bytes(content)
        assert qg.refused(command, str(file))


# -- playing ----------------------------------------------------------------------------------------------------------


@every_game
def test_leaving_a_game_is_no_error(qg: Shell, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    code, out, err = qg("play", slug, "--seed", "[/b]")
    assert (code, err) == (0, "") and cli.ROOM.text("play-left") in out


# -- languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "environ", "lang"),
    [
        (["qg", "games"], {}, "en"),
        (["qg", "games"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["qg", "games"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["qg", "games"], {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        (["qg", "games", "--lang", "fr"], {"LANG": "en_GB.UTF-8"}, "fr"),
        (["qg", "games", "--lang=fr"], {}, "fr"),
        (["qg", "games", "--lang", "en"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["qg", "games", "--lang"], {}, "en"),
        (["qg"], {}, "en"),
    ],
    ids=range(9),
)
def test_the_language_is_what_was_asked_for(argv: list[str], environ: dict[str, str], lang: str) -> None:
    assert cli.language(argv, environ) == lang


def test_a_refusal_in_french_from_outside() -> None:
    done = outside("rules", "échecs", "--lang", "fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Aucun jeu ne s'appelle « échecs »") and "Traceback" not in done.stderr


def test_help_speaks_the_language_of_the_system() -> None:
    assert catalog.words(None, "fr").text("cli-help-simulate") in outside("--help", LANG="fr_FR.UTF-8").stdout
    assert catalog.words(None, "en").text("cli-help-simulate") in outside("--help").stdout


def test_a_language_nobody_speaks_here_is_refused(qg: Shell) -> None:
    sentence = qg.refused("games", "--lang", "xx")
    assert "xx" in sentence and all(lang in sentence for lang in catalog.LANGUAGES)
