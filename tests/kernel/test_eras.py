"""Records and tables that outlive a release: fields added and renamed, steps renamed, rules changed."""

from msgspec.structs import replace

from qg.kernel.canon import canonical
from qg.kernel.upgrade import change_frames, drop_field, rename_decision, rename_field, rename_step

from . import test_records
from .prelude import *
from .versions import Upgrade, version

AnyGame = Game[Any, Any]
OLD = version("old")
INPUTS: list[Input] = [msgspec.convert(plain(given), Input) for given in test_records.INPUTS]
"""As plain JSON: the choices of one release are not those of another."""

ADDED = ("    left: int | None = None\n\n", '    left: int | None = None\n    mood: str = "merry"\n\n')
ADDED_WITHIN = ("    mode: str\n", '    mode: str\n    pitch: str = "high"\n')
FIELD_RENAMED = (("coins", "purse"),)
STEP_RENAMED = (("hang_bell", "put_up_bell"),)
DECISION_RENAMED = (("Rethink", "Reconsider"),)
OTHER_RULES = (("rules_version = 2", "rules_version = 3"), ("COINS = 3", "COINS = 1"))


def finished(game: AnyGame) -> Record:
    """A game of every kind of input."""
    table = Recorder(game, 2, {"rounds": 1}, seed="record", host=1, entropy=["a", "b"])
    for given in INPUTS:
        table.apply(given)
    return decode(encode(table.record))


def taken_over(old: AnyGame, new: AnyGame, at: int, dumped: int | None = None) -> Record:
    """The same game, begun under one release and ended under another; its last dump may be some entries old."""
    dumped = at if dumped is None else dumped
    table = Recorder(old, 2, {"rounds": 1}, seed="record", host=1, entropy=["a", "b"])
    dump = old.dump(table.t)
    for index, given in enumerate(INPUTS[:at], 1):
        table.apply(given)
        dump = old.dump(table.t) if index == dumped else dump
    before = msgspec.json.decode(msgspec.json.encode(dump))
    writer = Writer(new, give_again(new, new.restore(before), table.record.inputs[dumped:]), table.last)
    entries = [*table.record.inputs, writer.rebase(before, dumped)]
    for given in INPUTS[at:]:
        entries.append(writer.write(given)[0])
    outcome = msgspec.to_builtins(writer.t.outcome)
    return decode(encode(replace(table.record, inputs=entries, seed="record", result=outcome)))


def verdict(record: Record, game: AnyGame) -> tuple[str, str | None, int | None]:
    found: Verdict = judge(record, game)
    if found.parted is None:
        return found.kind, None, None
    return found.kind, found.parted.code, found.parted.details.get("index")


# -- digests ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", [ADDED, ADDED_WITHIN], ids=["of the table", "of a struct on it"])
def test_a_field_added_with_a_default_changes_no_digest(change: tuple[str, str]) -> None:
    new, record = version("added", change), finished(OLD)
    assert new.shape != OLD.shape
    assert verdict(record, new) == ("checked", None, None)
    again = finished(new)
    assert [entry.state for entry in again.inputs] == [entry.state for entry in record.inputs]


def test_a_field_that_is_not_at_its_default_is_digested() -> None:
    new = version("added", ADDED)
    t = new.new(2, seed="x")
    before = digest(new, t)
    t.mood = "sour"
    assert digest(new, t) != before
    t.mood = "merry"
    assert digest(new, t) == before


def test_canonical_bytes_are_the_same_after_a_dump() -> None:
    table = Recorder(OLD, 2, {"rounds": 1}, seed="record")
    for given in INPUTS[:1]:
        table.apply(given)
    again = OLD.restore(msgspec.json.decode(msgspec.json.encode(OLD.dump(table.t))))
    assert canonical(OLD, again) == canonical(OLD, table.t)
    told = msgspec.json.decode(canonical(OLD, table.t))
    assert list(told) == sorted(told) and "bell_at" not in told and "scratch" not in told


def test_names_are_in_no_state_digest_or_record() -> None:
    record = finished(OLD)
    assert "name" not in record.seats[0].__struct_fields__ and b"names" not in encode(record)
    named = replace(record, names=("Ana", "Ben"))
    assert decode(encode(named)).names == ("Ana", "Ben")
    assert beginning(named) == beginning(record) and verdict(named, OLD) == ("checked", None, None)


# -- chain and draws --------------------------------------------------------------------------------------------------


def test_a_chain_is_checked_in_pieces_and_without_rules() -> None:
    record = finished(OLD)
    last = beginning(record)
    for index, entry in enumerate(record.inputs, 1):
        last = check_chain(last, [entry], index)
    assert last == record.inputs[-1].digest == check_chain(beginning(record), record.inputs)
    with pytest.raises(RecordError, match="record_chain") as caught:
        check_chain(record.inputs[2].digest, record.inputs[4:], 5)
    assert caught.value.details == {"index": 5}


def test_a_writer_goes_on_from_a_state_and_the_last_fingerprint() -> None:
    whole = finished(OLD)
    for cut in range(len(INPUTS)):
        part = Recorder(OLD, 2, {"rounds": 1}, seed="record", host=1, entropy=["a", "b"])
        for given in INPUTS[:cut]:
            part.apply(given)
        writer = Writer(OLD, OLD.restore(OLD.dump(part.t)), part.last)
        assert [writer.write(given)[0] for given in INPUTS[cut:]] == whole.inputs[cut:]


def test_bounds_of_draws_are_kept_and_tell_the_draws() -> None:
    record = finished(OLD)
    assert record.draws == (3, 3) and not any(entry.draws for entry in record.inputs)
    draws = judge(record, OLD).draws
    t = OLD.new(2, {"rounds": 1}, seed="record", host=1, entropy=["a", "b"])
    assert [(draw.frame, draw.sides, draw.value + 1) for draw in draws] == [(0, 3, number) for number in t.numbers]
    two = Recorder(OLD, 1, {"rounds": 2}, seed="x")
    two.apply(Answer(0, 0, 1))
    two.apply(Answer(0, 0, {"type": "say", "number": 1}))
    two.apply(Answer(0, 0, {"type": "ring", "loud": False}))
    assert two.record.inputs[-1].draws == (3,) and b'"draws":[3]' in encode(two.record)


def test_a_refused_input_leaves_the_last_fingerprint() -> None:
    table = Recorder(OLD, 2, seed="x")
    with pytest.raises(Illegal):
        table.apply(Answer(0, 1, 1))
    assert table.last == beginning(table.record) and table.record.inputs == []


# -- tables in play under another release -----------------------------------------------------------------------------


def purse(table: dict[str, Any], _: int) -> dict[str, Any]:
    return rename_field(table, "coins", "purse")


def put_up(table: dict[str, Any], _: int) -> dict[str, Any]:
    return rename_step(table, "hang_bell", "put_up_bell")


def reconsider(table: dict[str, Any], _: int) -> dict[str, Any]:
    return rename_decision(table, "rethink", "reconsider")


RELEASES: dict[str, tuple[tuple[tuple[str, str], ...], Upgrade | None, str]] = {
    "a field added": ((ADDED,), None, "checked"),
    "a field renamed": (FIELD_RENAMED, purse, "alike"),
    "a step renamed": (STEP_RENAMED, put_up, "alike"),
    "a question renamed": (DECISION_RENAMED, reconsider, "alike"),
}


@pytest.mark.parametrize("name", RELEASES)
def test_a_game_in_play_goes_on_under_a_new_release_and_is_proven(name: str) -> None:
    changes, upgrade, kind = RELEASES[name]
    new = version("new", *changes, **({"upgrade": upgrade} if upgrade else {}))
    assert verdict(finished(OLD), new)[0] == kind
    for at in range(len(INPUTS)):
        record = taken_over(OLD, new, at)
        era = record.inputs[at].input
        assert isinstance(era, Rebased) and (era.shape, era.rules, era.upto) == (new.shape, 2, at)
        assert verdict(record, new) == (kind, None, None)
        assert record.result == finished(OLD).result


@pytest.mark.parametrize("dumped", [0, 3, 6])
def test_a_dump_may_be_some_inputs_old(dumped: int) -> None:
    new = version("new", *FIELD_RENAMED, upgrade=purse)
    assert verdict(taken_over(OLD, new, 7, dumped), new) == ("alike", None, None)


@pytest.mark.parametrize("name", [name for name, (_, upgrade, _) in RELEASES.items() if upgrade])
def test_without_an_upgrade_an_old_dump_is_refused(name: str) -> None:
    new = version("new", *RELEASES[name][0])
    t = OLD.new(2, seed="x")
    with pytest.raises(Illegal, match="malformed"):
        new.restore(OLD.dump(t))


def test_an_upgrade_runs_over_dumps_of_another_shape_only() -> None:
    asked: list[int] = []

    def upgrade(table: dict[str, Any], rules: int) -> dict[str, Any]:
        asked.append(rules)
        return rename_field(table, "coins", "purse")

    new = version("new", *FIELD_RENAMED, upgrade=upgrade)
    t = new.restore(OLD.dump(OLD.new(2, seed="x")))
    assert asked == [2]
    assert new.dump(new.restore(new.dump(t))) == new.dump(t) and asked == [2]


def test_tools_for_upgrades() -> None:
    table = {"a": 1, "agenda": [["go", []], {"type": "ask"}, {"type": "open", "decision": {"type": "ask"}}]}
    assert rename_field(table, "a", "b")["b"] == drop_field({"b": 1, "c": 2}, "c")["b"] == 1
    assert rename_step(table, "go", "run")["agenda"][0] == ["run", []]
    put, waiting = rename_decision(table, "ask", "beg")["agenda"][1:]
    assert put == {"type": "beg"} and waiting["decision"] == {"type": "beg"}
    assert change_frames(table, lambda frame: frame) == table


# -- verdicts ---------------------------------------------------------------------------------------------------------


def test_other_rules_leave_a_record_sealed() -> None:
    new = version("new", *OTHER_RULES)
    found = judge(finished(OLD), new)
    assert found.kind == "sealed" and found.parted is not None
    assert found.draws == judge(finished(OLD), OLD).draws and found.inputs == len(INPUTS)
    assert (found.parted.code, found.parted.details["index"]) == ("record_refused", 1)
    assert verdict(taken_over(OLD, new, 3), new) == ("sealed", "record_refused", 1)


def test_a_touched_record_is_not_sealed() -> None:
    new, record = version("new", *OTHER_RULES), finished(OLD)
    inputs = list(record.inputs)
    inputs[4] = replace(inputs[4], draws=(6,))
    assert verdict(replace(record, inputs=inputs), new) == ("parts", "record_chain", 5)


@pytest.mark.parametrize("index", range(len(INPUTS)))
def test_draws_that_were_made_up_part_where_they_stand(index: int) -> None:
    record = finished(OLD)
    assert verdict(resealed(record, index, draws=(6, 6)), OLD) == ("parts", "record_draws", index + 1)
    inputs = list(record.inputs)
    inputs[index] = replace(inputs[index], draws=(6, 6))
    assert verdict(replace(record, inputs=inputs), OLD) == ("parts", "record_chain", index + 1)


@pytest.mark.parametrize("index", range(len(INPUTS)))
def test_a_state_that_was_made_up_parts_where_it_stands(index: int) -> None:
    forged = resealed(finished(OLD), index, state="0" * 24)
    assert verdict(forged, OLD) == ("parts", "record_parts", index + 1)


def at_era(record: Record) -> tuple[int, Rebased]:
    [(index, era)] = [(n, entry.input) for n, entry in enumerate(record.inputs) if isinstance(entry.input, Rebased)]
    return index, era


TOUCHED: dict[str, dict[str, Any]] = {
    "another key": {"key": "AAAA"},
    "another counter": {"counter": 99},
    "another pile": {"numbers": [3, 3]},
    "another coin": {"coins": [9, 9]},
    "no agenda": {"agenda": None},
    "an agenda that never was": {"agenda": []},
    "a frame that never was": {"agenda": [[]]},
}


@pytest.mark.parametrize("name", TOUCHED)
@pytest.mark.parametrize("side", ["before", "after", "both"])
def test_a_snapshot_that_parts_from_its_chain_is_named(name: str, side: str) -> None:
    new = version("new", ADDED)
    record = taken_over(OLD, new, 3)
    index, era = at_era(record)
    changes = {
        part: getattr(era, part) | {"table": getattr(era, part)["table"] | TOUCHED[name]}
        for part in ("before", "after")
        if side in (part, "both")
    }
    forged = resealed(record, index, input=replace(era, **changes))
    assert verdict(forged, new) == ("parts", "record_rebased", index + 1)


def test_under_other_rules_a_table_that_was_taken_over_elsewhere_is_sealed() -> None:
    new = version("new", *FIELD_RENAMED, upgrade=purse)
    record = taken_over(OLD, new, 3)
    index, era = at_era(record)
    before = era.before | {"table": era.before["table"] | {"coins": [9, 9]}}
    after = era.after | {"table": era.after["table"] | {"purse": [9, 9]}}
    forged = resealed(record, index, input=replace(era, before=before, after=after))
    assert verdict(forged, new) == ("sealed", "record_parts", index + 1)


def test_an_upgrade_that_stacks_a_pile_is_named() -> None:
    def stack(table: dict[str, Any], _: int) -> dict[str, Any]:
        return table | {"numbers": table["numbers"][::-1]}

    new = version("new", ADDED, upgrade=stack)
    record = taken_over(OLD, new, 3)
    assert msgspec.to_builtins(at_era(record)[1].before["table"]["numbers"]) != [2, 2]
    assert verdict(record, new) == ("parts", "record_rebased", 4)


def test_a_pile_may_get_another_name() -> None:
    new = version(
        "new",
        ("numbers", "secrets"),
        upgrade=lambda table, _: rename_field(table, "numbers", "secrets"),
        hidden=("secrets",),
    )
    assert verdict(taken_over(OLD, new, 3), new) == ("alike", None, None)


@pytest.mark.parametrize("upto", [-1, 1, 4, 99])
def test_an_era_that_begins_elsewhere_than_it_says(upto: int) -> None:
    new = version("new", ADDED)
    record = taken_over(OLD, new, 3)
    index, era = at_era(record)
    forged = resealed(record, index, input=replace(era, upto=upto))
    assert verdict(forged, new) == ("parts", "record_rebased", index + 1)


def test_an_era_of_newer_rules_is_refused() -> None:
    record = taken_over(OLD, version("new", *OTHER_RULES), 3)
    with pytest.raises(RecordError, match="record_newer_rules"):
        judge(record, OLD)
    for changes in ({"canon": 99}, {"shape": "0" * 24, "program": "99.1"}):
        with pytest.raises(RecordError, match="record_newer_program"):
            judge(replace(finished(OLD), **changes), OLD)
    assert judge(resealed(replace(finished(OLD), program="99.1"), 0), OLD).kind == "checked", "of the same shape"


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1, "6", 1.5])
def test_bounds_that_no_draw_has_are_refused(bound: Any) -> None:
    for touched in ("draws", "inputs"):
        doc = json.loads(encode(finished(OLD)))
        (doc if touched == "draws" else doc["inputs"][0])["draws"] = [bound]
        with pytest.raises(RecordError, match="record_malformed"):
            decode(json.dumps(doc).encode())


# -- the preview ------------------------------------------------------------------------------------------------------


def preview(record: Record) -> Record:
    """The record as the release of November 2026 wrote it: with names, without bounds."""
    doc = msgspec.to_builtins(replace(record, format=PREVIEW, program="", shape="", canon=0, draws=(), names=()))
    doc["seats"] = [seat | {"name": name} for seat, name in zip(doc["seats"], ("Ana", ""), strict=True)]
    doc["inputs"] = [{"input": entry["input"], "digest": "0" * 24} for entry in doc["inputs"]]
    return decode(msgspec.json.encode(doc))


def test_a_record_of_the_preview_is_played_again_alike() -> None:
    record = preview(finished(OLD))
    assert record.names == ("Ana", "") and record.inputs[0] == Entry(INPUTS[0], digest="0" * 24)
    assert verdict(record, OLD) == ("alike", None, None)
    assert judge(record, OLD).draws == judge(finished(OLD), OLD).draws


def test_a_record_of_the_preview_parts_where_todays_rules_refuse_it_or_end_otherwise() -> None:
    record = preview(finished(OLD))
    inputs = list(record.inputs)
    inputs[0] = Entry(Answer(10, 0, 99, 1))
    assert verdict(replace(record, inputs=inputs), OLD) == ("parts", "record_refused", 1)
    assert verdict(replace(record, result={"winners": [0, 1]}), OLD) == ("parts", "record_wrong_result", None)
    assert verdict(record, version("new", *OTHER_RULES))[0] == "parts"


# -- in words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_every_verdict_is_a_sentence(lang: str) -> None:
    words, record = catalog.words(None, lang), finished(OLD)
    found = [
        judge(record, OLD),
        judge(preview(record), OLD),
        judge(record, version("new", *OTHER_RULES)),
        judge(resealed(record, 4, state="0" * 24), OLD),
    ]
    assert [one.kind for one in found] == ["checked", "alike", "sealed", "parts"]
    told = [str(words.say(words.speaker(()).phrase(one.phrase))) for one in found]
    assert len(set(told)) == 4 and all(str(len(INPUTS)) in line for line in told[:3]) and "5" in told[3]
    assert record.format == FORMAT
