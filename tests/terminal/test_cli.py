"""The command line, from outside: what it prints, how it refuses, in which language."""

from qg.lab import bench as lab_bench
from qg.server import cost
from qg.terminal import figures, seating
from qg.terminal.rules import about_rule

from .prelude import *


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A finished record of every game, as its weakest bots play it."""
    found = {}
    for slug in SLUGS:
        game = catalog.load(slug)
        seats = max(2, game.seat_counts[0])
        table = play_recorded(game, make_bots(game, ["rookie"], seats), seed="command line")
        found[slug] = tmp_path_factory.mktemp("records") / f"{slug}.json"
        found[slug].write_bytes(encode(table.record))
    return found


# -- games and rules --------------------------------------------------------------------------------------------------


def test_games_lists_every_game(qg: Shell) -> None:
    code, out, err = qg("games")
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
    rule = re.search(r"[A-Z]{2,5}-[A-Z]+-\d\d", catalog.rules_text(slug, "en"))
    assert rule is not None
    code, out, err = qg("rules", slug, "--rule", rule[0])
    assert (code, err) == (0, "") and out.strip() and all(rule[0] in part for part in out.strip().split("\n\n"))
    assert qg("rules", slug, "--rule", rule[0].lower()) == (0, out, "")
    for other in ("NO-SUCH-99", rule[0][:-1], rule[0][:3], rule[0][1:], "", "[/b]"):
        assert f"“{other}”" in qg.refused("rules", slug, "--rule", other)


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
        assert f"“{option.id}”" in sentence, "an option is named as it is typed"
        assert catalog.words(slug, "en").text(f"option-{option.id}") in sentence


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ([LAMPS, "-o", "length=short", "-o", "hints=best"], ["length", "hints"]),
        ([LAMPS, "--seats", "3", "-o", "players=4"], ["players"]),
    ],
    ids=range(2),
)
def test_options_that_clash_are_named_as_typed(qg: Shell, toys: None, words: list[str], ids: list[str]) -> None:
    sentence = qg.refused("play", *words)
    assert [option for option in ids if not re.search(rf"\b{option}\b", sentence)] == []


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@every_game
def test_options_are_listed_as_they_are_typed(qg: Shell, monkeypatch: pytest.MonkeyPatch, slug: str, lang: str) -> None:
    monkeypatch.setattr(cli, "LANG", lang)
    words = catalog.words(slug, lang)
    code, out, err = qg("options", slug)
    assert (code, err) == (0, "")
    parts = out.strip().split("\n\n")[1:]
    for option, part in zip(catalog.load(slug).options, parts, strict=True):
        assert part.startswith(f"{option.id} ({words.text(f'option-{option.id}')})\n")
        assert words.text(f"option-{option.id}.help") in part
        for value in option.values:
            assert f"{value} ({words.text(f'option-{option.id}-{value}')})" in part
        assert option.counts_seats or f": {str(option.default).lower()}\n" in part + "\n"
    assert "chess" in qg.refused("options", "chess")


@every_game
def test_seats_and_bots_that_do_not_fit(qg: Shell, slug: str) -> None:
    seats = catalog.load(slug).seat_counts
    for count in (seats[-1] + 1, 10**12):
        for command in (("simulate", slug, "--games", "1"), ("play", slug), ("bench", slug)):
            assert f"{seats[0]}-{seats[-1]}" in qg.refused(*command, "--seats", str(count))
    assert "genius" in qg.refused("simulate", slug, "--games", "1", "--bots", "random,genius")
    assert "genius" in qg.refused("play", slug, "--bots", "genius", "--seats", str(seats[-1]))
    many = ",".join(["random"] * (seats[-1] + 1))
    assert f"{seats[-1] + 1} bots" in qg.refused("simulate", slug, "--games", "1", "--bots", many)
    assert "one seat is" in qg.refused("play", slug, "--seats", "2", "--bots", "random,random")
    assert "no seat is" in qg.refused("play", slug, "--seats", "2", "--people", "2", "--bots", "random,random")


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
    assert not re.search(r"\b[a-z]+_[a-z]+\b", out), "figures have names"


def test_a_figure_without_words_goes_by_its_own_name(qg: Shell, toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    catalog.load(LAMPS)  # which looks for its words
    monkeypatch.setattr(catalog, "words", lambda slug, lang: Words(lang, catalog.word_files(None, lang)))
    assert "rounds (mean)" in qg("simulate", LAMPS, "--games", "1", "--seats", "2")[1]


measured = cache(partial(lab_bench.bench, games=1, rounds=1))
told = cache(cost.cost)


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is measured once, and hardly."""
    monkeypatch.setattr(figures, "bench", measured)
    monkeypatch.setattr(cost, "cost", told)
    monkeypatch.setattr(lab_bench, "CALIBRATION_TURNS", 2_000)
    monkeypatch.setattr(cost, "MOST_INPUTS", 30)


def test_bench_measures_every_game_and_prints_json(qg: Shell, quick_bench: None) -> None:
    code, out, _ = qg("bench", "--json")
    found = json.loads(out)
    assert code == 0 and [each["game"] for each in found] == SLUGS
    for each in found:
        assert all(each[name] > 0 for name in ("decision", "raw_decision", "copy", "dump", "view", "calibration_ns"))
        told = each["told"]
        assert 0 < told["bytes_mean"] <= told["bytes_p95"] and told["patches"] > 0 and told["calls"]
        assert 0 < told["calls_mean"] <= told["calls_p95"]


def test_bench_prints_a_table_of_one_game(qg: Shell, quick_bench: None) -> None:
    code, out, _ = qg("bench", SLUGS[-1])
    assert code == 0 and SLUGS[-1] in out and SLUGS[0] not in out


def test_the_table_of_all_games_fits_a_terminal(qg: Shell, quick_bench: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.console(), "width", 80)
    code, out, _ = qg("bench")
    assert code == 0 and "…" not in out and all(len(line) <= 80 for line in out.splitlines())
    assert all(slug in out for slug in SLUGS) and cli.ROOM.text("bench-column-median") in out


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
        ({"rules": 10**30}, "000"),
        ({"format": 10**30}, "000"),
        ({"host": 10**30}, "000"),
        ({"seed": None}, "not finished"),
        ({"seed": "x"}, "seed"),
        ({"inputs": doc["inputs"][1:]}, "input 1"),
        ({"seats": []}, "at the set-up"),
        ({"start": "0" * 24}, "at the set-up"),
        ({"surprise": "[/b]"}, "surprise"),
    ):
        file = edited(path, tmp_path, **changes)
        assert told in qg.refused("verify", file)
        assert "inputs" in changes or told in qg.refused("replay", file, "--until", "0")


@every_game
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_the_input_that_was_edited_is_named(
    qg: Shell, slug: str, command: str, records: dict[str, Path], tmp_path: Path
) -> None:
    inputs = json.loads(records[slug].read_bytes())["inputs"]
    answers = [index for index, entry in enumerate(inputs) if entry["input"]["type"] == "answer"]
    first, late = answers[0], answers[len(answers) // 4]
    later = {"at": inputs[first]["input"]["at"] + 1}
    choices: list[Any] = [None, 7, [], {}, {"type": 0}, {"type": "zzz"}]
    changes = [later, {"seat": 98}, {"seat": -1}, *({"choice": choice} for choice in choices)]
    for index, change in [(late, {"choice": {"type": "zzz"}}), *((first, change) for change in changes)]:
        changed = [*inputs]
        changed[index] = inputs[index] | {"input": inputs[index]["input"] | change}
        code, _, err = qg(command, edited(records[slug], tmp_path, inputs=changed))
        assert code == 2 and f"input {index + 1:,}" in err and "Traceback" not in err


@every_game
def test_a_result_that_was_edited(qg: Shell, slug: str, records: dict[str, Path], tmp_path: Path) -> None:
    result = json.loads(records[slug].read_bytes())["result"] | {"winners": [0, 0, 0]}
    file = edited(records[slug], tmp_path, result=result)
    assert "result" in qg.refused("verify", file)
    code, _, err = qg("replay", file)
    assert code == 2 and "result" in err


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


@every_game
def test_a_position_of_a_record_is_written_and_played_on(
    qg: Shell, slug: str, records: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "position.txt"
    code, out, err = qg("position", str(records[slug]), "--at", "3", "-o", str(file))
    assert (code, err) == (0, "") and str(file) in out
    code, out, _ = qg("position", str(records[slug]), "--at", "3")
    assert code == 0 and out == file.read_text(encoding="utf-8") and f"game {slug} " in out
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    code, out, err = qg("play", slug, "--position", str(file))
    assert (code, err) == (0, "") and cli.ROOM.text("play-left") in out
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "--seed" in qg.refused("play", slug, "--position", str(file), "--seed", "x")
    file.write_text(file.read_text(encoding="utf-8") + "nonsense 3\n", encoding="utf-8")
    assert "nonsense" in qg.refused("play", slug, "--position", str(file))
    inputs = len(json.loads(records[slug].read_bytes())["inputs"])
    assert f"{inputs:,}" in qg.refused("position", str(records[slug]), "--at", str(inputs + 1))


def test_play_goes_on_where_the_position_is(
    qg: Shell, records: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seats of the keyboard are people, the others bots, whoever sat there; and there is nothing to prove."""
    file = tmp_path / "position.txt"
    seen: list[Any] = []
    assert qg("position", str(records[SLUGS[0]]), "--at", "5", "-o", str(file))[0] == 0
    monkeypatch.setattr(Keyboard, "run", lambda keyboard: seen.append(keyboard))  # noqa: PLW0108
    assert qg("play", SLUGS[0], "--position", str(file))[0] == 0
    (keyboard,) = seen
    t = keyboard.recorder.t
    assert keyboard._now() >= t.now and t.number > 1 and keyboard.recorder.record.commitment == ""
    assert [seat.kind for seat in t.seats] == ["person", *["bot"] * (len(t.seats) - 1)]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, records: dict[str, Path]) -> None:
    """Whoever sits down to play has the recorded game behind them."""
    monkeypatch.setattr(Keyboard, "run", lambda self: decode(records[self.game.slug].read_bytes()))


def test_a_record_is_saved_where_it_was_asked_for(qg: Shell, played: None, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out, _ = qg("play", SLUGS[0], "--save", str(file))
    assert code == 0 and str(file) in out.replace("\n", "")
    assert qg("verify", str(file))[0] == 0


def test_a_place_that_cannot_be_written_is_refused_before_play(qg: Shell, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "game.json", tmp_path / ("x" * 999)):
        assert str(file) in qg.refused("play", SLUGS[0], "--save", str(file))
    assert list(tmp_path.iterdir()) == []


def test_leaving_a_game_keeps_the_file_that_was_there(
    qg: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("old", encoding="utf-8")
    for file in (old, new):
        monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
        assert qg("play", SLUGS[0], "--save", str(file))[0] == 0
    assert old.read_text(encoding="utf-8") == "old" and not new.exists()


def test_a_finished_record_is_not_lost(
    qg: Shell, played: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_bytes", full)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    code, out, err = qg("play", SLUGS[0], "--save", str(tmp_path / "game.json"))
    assert code == 2 and "game.json cannot be written" in err and "Traceback" not in err
    [kept] = tmp_path.iterdir()
    assert str(kept) in out and qg("verify", str(kept))[0] == 0


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        (["1"], SLUGS[0]),
        ([SLUGS[-1]], SLUGS[-1]),
        (["chess", "0", "99", "²", f" {SLUGS[0].upper()} "], SLUGS[0]),
        ([""], None),
        (["chess", ""], None),
        ([], None),
    ],
    ids=range(6),
)
def test_playing_without_a_game_asks_which(
    qg: Shell, monkeypatch: pytest.MonkeyPatch, typed: list[str], chosen: str | None
) -> None:
    played: list[str] = []

    def sit_down(game: Game[Any, Any], *_: object) -> None:
        played.append(game.slug)
        raise Refused("over")

    monkeypatch.setattr(seating, "seated", sit_down)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    code, out, _ = qg("play")
    assert code == (2 if chosen else 0) and played == [chosen] * (chosen is not None)
    assert out.count(cli.ROOM.text("cli-not-a-game", most=len(SLUGS))) == max(0, len(typed) - 1)


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
    assert done.stderr.startswith("Aucun jeu ne s’appelle «\u00a0échecs\u00a0»") and "Traceback" not in done.stderr


def test_help_speaks_the_language_of_the_system() -> None:
    assert catalog.words(None, "fr").text("cli-help-simulate") in outside("--help", LANG="fr_FR.UTF-8").stdout
    assert catalog.words(None, "en").text("cli-help-simulate") in outside("--help").stdout


def test_the_language_may_be_asked_for_without_a_command() -> None:
    french = catalog.words(None, "fr")
    for words in (["--help", "--lang", "fr"], ["--lang", "fr", "--help"]):
        assert french.text("cli-help-simulate") in outside(*words).stdout


def test_without_a_command_the_room_opens(qg: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[tuple[str, int]] = []
    monkeypatch.setattr("qg.server.serve.serve", lambda host, port, *_: opened.append((host, port)))
    assert qg()[0] == 0 and qg("serve", "--host", "127.0.0.1", "--port", "9000", "--data", str(tmp_path))[0] == 0
    assert opened == [("0.0.0.0", 8000), ("127.0.0.1", 9000)]


def test_an_address_nobody_can_listen_at(qg: Shell, tmp_path: Path) -> None:
    assert "9000" in qg.refused("serve", "--host", "192.0.2.7", "--port", "9000", "--data", str(tmp_path))


def test_the_games_are_listed_without_loading_any() -> None:
    code = "import sys; from qg import cli; sys.argv = ['qg', 'games']; cli.main(); print(*sys.modules)"
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "qg.cli" in loaded and not [name for name in loaded if name.startswith(("rich", "qg.games.", "qg.lab"))]


def test_a_language_nobody_speaks_here_is_refused(qg: Shell) -> None:
    sentence = qg.refused("games", "--lang", "xx")
    assert "xx" in sentence and all(lang in sentence for lang in catalog.LANGUAGES)


def test_a_rule_is_told_with_its_whole_paragraph() -> None:
    text = "# Bids\n\nA bid must rise,\nor be called. [LIA-BID-01]\n\n"
    text += "- Aces are wild,\n  as a rule [LIA-BID-02]\n- Not so here [LIA-BID-03]\n"
    assert about_rule(text, "LIA-BID-01") == "A bid must rise,\nor be called. [LIA-BID-01]"
    assert about_rule(text, "lia-bid-02") == "- Aces are wild,\n  as a rule [LIA-BID-02]"
    assert about_rule(text, "LIA-BID-03").strip() == "- Not so here [LIA-BID-03]"
