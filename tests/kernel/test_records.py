"""Records: written, read, replayed; and every way in which one can be wrong."""

import pickle

from .prelude import *

GAME = bell.GAME
INPUTS: list[Input] = [
    Answer(10, 0, 2, 1),
    Notice(15, "absent", 1),
    Notice(16, "host", 0),
    Answer(20, 1, 1, 2),
    Answer(30, 1, bell.Say(3), 3),
    Answer(35, 0, bell.Say(1), 3),
    Answer(100, 1, bell.Ring(True), 4),
    Answer(150, 1, 2, 5),
    Answer(200, 0, "pause"),
    TimeUp(5_000),
    Answer(5_000, 1, "resume", 6),
    Notice(5_001, "restart"),
    TimeUp(10_000),
]


def recorded() -> Recorder:
    """A short game with every kind of input."""
    table = Recorder(GAME, 2, {"rounds": 1}, seed="record", host=1, entropy=["a", "b"])
    for given in INPUTS:
        table.apply(given)
    assert table.t.outcome is not None
    return table


def document() -> dict[str, Any]:
    """The record as anybody could edit it."""
    found: dict[str, Any] = json.loads(encode(recorded().record))
    return found


def verify(doc: dict[str, Any]) -> list[str]:
    """Replays a document from end to end."""
    return [digest(GAME, t) for t, _ in replay(decode(json.dumps(doc).encode()), GAME)]


def refused(code: str, doc: dict[str, Any]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(doc)
    assert caught.value.code == code, caught.value
    return caught.value


# -- there and back ---------------------------------------------------------------------------------------------------


def test_a_record_comes_back_from_its_file() -> None:
    record = recorded().record
    again = decode(encode(record))
    assert again == record and encode(again) == encode(record)
    assert encode(record).endswith(b"}\n")
    assert (again.format, again.game, again.rules, again.host) == (FORMAT, "bell", 2, 1)
    assert (again.seed, again.entropy) == ("record", ("a", "b"))


def test_a_replay_is_the_game_again() -> None:
    table = recorded()
    states = list(replay(decode(encode(table.record)), GAME))
    assert len(states) == 1 + len(INPUTS)
    last, _ = states[-1]
    assert digest(GAME, last) == digest(GAME, table.t)


def test_a_replay_tells_the_events_again() -> None:
    table = Recorder(GAME, 2, {"rounds": 1}, seed="record", host=1, entropy=["a", "b"])
    told = [story(table.opening), *(story(table.apply(given)) for given in INPUTS)]
    assert [story(heard) for _, heard in replay(decode(encode(table.record)), GAME)] == told
    assert any(told)


def test_until_the_end_the_seed_stays_secret() -> None:
    table = Recorder(GAME, 2, seed="very secret")
    table.apply(Answer(0, 0, 1))
    raw = encode(table.record)
    assert b"very secret" not in raw and decode(raw).seed is None
    with pytest.raises(RecordError, match="record_unfinished"):
        list(replay(decode(raw), GAME))


def test_a_refused_input_leaves_no_trace() -> None:
    table = Recorder(GAME, 2, seed="x")
    before = encode(table.record), digest(GAME, table.t)
    for given in (Answer(0, 1, 1), Answer(0, 0, 99), Answer(0, 0, 1, 7), Notice(0, "back", 0), TimeUp(-1)):
        with pytest.raises(Illegal):
            table.apply(given)
    assert (encode(table.record), digest(GAME, table.t)) == before


# -- edited inputs ----------------------------------------------------------------------------------------------------


Raw = dict[str, Any]


def _other_choice(entry: Raw) -> None:
    choice = entry["input"]["choice"]
    if isinstance(choice, int):
        entry["input"]["choice"] = 3 - choice
    elif isinstance(choice, str):
        entry["input"]["choice"] = "shout"
    elif "number" in choice:
        choice["number"] = choice["number"] % 3 + 1
    else:
        choice["loud"] = not choice["loud"]


def _another_kind(entry: Raw) -> None:
    """A notice where there was something else, or the other way round."""
    at = entry["input"]["at"]
    notice = {"type": "notice", "at": at, "kind": "restart"}
    entry["input"] = {"type": "time_up", "at": at} if entry["input"] == notice else notice


def _set(**changes: Any) -> Callable[[Raw], None]:
    return lambda entry: entry["input"].update(changes)


def _any(entry: Raw) -> bool:
    return True


def _is_answer(entry: Raw) -> bool:
    return bool(entry["input"]["type"] == "answer")


def _is_notice(entry: Raw) -> bool:
    return bool(entry["input"]["type"] == "notice")


def _is_of_a_seat(entry: Raw) -> bool:
    return "seat" in entry["input"]


def _is_numbered(entry: Raw) -> bool:
    return "number" in entry["input"]


def _has_parts(entry: Raw) -> bool:
    return isinstance(entry["input"].get("choice"), dict)


RUBBISH: tuple[Any, ...] = (None, [], {}, {"type": "nonsense"}, True, 1.5, "", 10**9)
EDITS: dict[str, tuple[Callable[[Raw], bool], Callable[[Raw], Any]]] = {
    "another choice": (_is_answer, _other_choice),
    "a field too many": (_has_parts, lambda entry: entry["input"]["choice"].update(extra=1)),
    "another seat": (_is_of_a_seat, lambda entry: entry["input"].update(seat=1 - entry["input"]["seat"])),
    "no such seat": (_is_of_a_seat, _set(seat=2)),
    "no number": (_is_numbered, lambda entry: entry["input"].pop("number")),
    "another number": (_is_answer, _set(number=99)),
    "another notice": (_is_notice, _set(kind="left")),
    "a millisecond later": (_any, lambda entry: entry["input"].update(at=entry["input"]["at"] + 1)),
    "before the beginning": (_any, _set(at=-1)),
    "another digest": (_any, lambda entry: entry.update(digest=entry["digest"][::-1])),
    "another kind": (_any, _another_kind),
    **{f"rubbish: {value}": (_is_answer, _set(choice=value)) for value in RUBBISH},
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_input_is_named(name: str) -> None:
    applies, edit = EDITS[name]
    places = [index for index, entry in enumerate(document()["inputs"]) if applies(entry)]
    assert places
    for index in places:
        doc = document()
        edit(doc["inputs"][index])
        with pytest.raises(RecordError) as caught:
            verify(doc)
        assert caught.value.code in ("record_parts", "record_refused", "record_draws", "record_chain")
        assert caught.value.details["index"] == index + 1


@pytest.mark.parametrize("index", range(len(INPUTS)))
def test_an_input_left_out_doubled_or_moved_is_named(index: int) -> None:
    doc = document()
    gone = doc["inputs"].pop(index)
    if index + 1 < len(INPUTS):
        with pytest.raises(RecordError) as caught:
            verify(doc)
        assert caught.value.details["index"] == index + 1
        doc["inputs"].insert(index + 1, gone)
        with pytest.raises(RecordError) as caught:
            verify(doc)
        assert caught.value.details["index"] == index + 1
    else:
        refused("record_unfinished", doc)
    doc = document()
    doc["inputs"].insert(index, doc["inputs"][index])
    with pytest.raises(RecordError) as caught:
        verify(doc)
    assert caught.value.details["index"] == index + 2


@pytest.mark.parametrize("length", range(len(INPUTS)))
def test_a_game_cut_short_is_not_finished_even_without_a_result(length: int) -> None:
    doc = document()
    del doc["inputs"][length:]
    refused("record_unfinished", doc)
    del doc["result"]
    refused("record_unfinished", doc)


# -- edited elsewhere -------------------------------------------------------------------------------------------------


def edited(**changes: Any) -> dict[str, Any]:
    return document() | changes


def test_another_beginning_parts_at_once() -> None:
    other: list[dict[str, Any]] = [
        {"draws": [3, 4]},
        {"draws": []},
    ]
    for changes in other:
        assert refused("record_draws", edited(**changes)).details["index"] == 0
    other = [
        {"entropy": ["a"]},
        {"entropy": ["b", "a"]},
        {"start": "0" * 24},
        {"options": {"rounds": 1, "mode": "loud"}},
        {"host": 0},
        {"seats": [{}, {"kind": "bot", "level": "random"}]},
    ]
    for changes in other:
        assert refused("record_parts", edited(**changes)).details["index"] == 0
    assert refused("record_draws", edited(seats=[{}, {}, {}])).details["index"] == 0
    assert refused("record_chain", edited(program="0.0.1")).details["index"] == 1


def test_a_beginning_that_the_game_refuses() -> None:
    bad: list[dict[str, Any]] = [
        {"options": {"rounds": 99}},
        {"options": {"rounds": [1]}},
        {"options": {"nonsense": 1}},
        {"host": 5},
        {"seats": []},
        {"seats": [{}] * 9},
        {"seats": [{"kind": "bot", "level": "genius"}, {}]},
    ]
    for changes in bad:
        assert refused("record_refused", edited(**changes)).details["index"] == 0


def test_the_wrong_seed() -> None:
    assert refused("record_wrong_seed", edited(seed="another")).details["commitment"] == document()["commitment"]
    refused("record_wrong_seed", edited(commitment="0" * 64))


def test_the_wrong_result() -> None:
    doc = document()
    doc["result"]["winners"] = []
    assert refused("record_wrong_result", doc).details["result"] == doc["result"]
    del doc["result"]
    refused("record_wrong_result", doc)


def test_an_unfinished_record() -> None:
    doc = document()
    del doc["seed"]
    refused("record_unfinished", doc)


def test_no_record_brings_its_own_dice() -> None:
    refused("record_malformed", edited(script=[1, 2, 3]))


@pytest.mark.parametrize(
    "changes",
    [
        {"inputs": None},
        {"inputs": {}},
        {"inputs": [1]},
        {"inputs": [{"input": {"type": "answer", "at": 1}, "digest": ""}]},
        {"inputs": [{"input": {"type": "answer", "at": "1", "seat": 0, "choice": 1}, "digest": ""}]},
        {"inputs": [{"input": {"type": "sneeze", "at": 1}, "digest": ""}]},
        {"inputs": [{"input": {"type": "notice", "at": 1, "kind": "sneeze"}, "digest": ""}]},
        {"seats": [{"kind": "ghost"}]},
        {"seats": 2},
        {"options": []},
        {"rules": "2"},
        {"seed": 5},
        {"surprise": 1},
        {"format": True},
    ],
)
def test_malformed_records(changes: dict[str, Any]) -> None:
    assert refused("record_malformed", edited(**changes)).details["problem"]


@pytest.mark.parametrize("field", ["game", "rules", "seats", "host", "options", "commitment", "start", "inputs"])
def test_records_with_a_field_missing(field: str) -> None:
    doc = document()
    del doc[field]
    refused("record_malformed", doc)


# -- files ------------------------------------------------------------------------------------------------------------


def test_a_file_cut_short_at_any_byte() -> None:
    raw = encode(recorded().record)
    for length in range(len(raw) - 1):  # the last byte ends the last line
        with pytest.raises(RecordError):
            decode(raw[:length])


def test_a_file_with_one_byte_off_is_refused_as_a_record_or_not_at_all() -> None:
    raw = encode(recorded().record)
    refusals = 0
    for place in range(len(raw)):
        for byte in (0x00, 0xFF, 0x7B, raw[place] ^ 0x01):
            changed = raw[:place] + bytes([byte]) + raw[place + 1 :]
            try:
                decode(changed)
            except RecordError:
                refusals += 1
    assert refusals > len(raw)


@pytest.mark.parametrize("raw", [b"", b"\n", b"PK\x03\x04", b"\xff\xfe{", b'"\xff"', b"[" * 100_000, b'{"a":' * 50_000])
def test_files_that_are_no_json(raw: bytes) -> None:
    with pytest.raises(RecordError, match="record_truncated"):
        decode(raw)


@pytest.mark.parametrize(
    "raw", [b"1", b"null", b"[]", b"{}", b'"x"', b'{"format":0}', b'{"format":"1"}', b'{"format":-3}']
)
def test_files_of_an_unknown_format(raw: bytes) -> None:
    with pytest.raises(RecordError, match="record_unknown_format"):
        decode(raw)


def test_files_of_a_newer_format() -> None:
    with pytest.raises(RecordError, match="record_newer_format") as caught:
        decode(json.dumps(edited(format=FORMAT + 1, something="new")).encode())
    assert caught.value.details == {"found": FORMAT + 1, "known": FORMAT}


# -- rules ------------------------------------------------------------------------------------------------------------


def test_a_record_of_newer_rules_is_refused() -> None:
    found = refused("record_newer_rules", edited(rules=3))
    assert found.details == {"found": 3, "known": 2, "game": "bell"}


def test_a_record_of_older_rules_opens_and_holds_where_the_rules_agree() -> None:
    record = recorded().record
    newer = variant(GAME, rules_version=7)
    check_version(record, newer)
    assert len(list(replay(record, newer))) == 1 + len(INPUTS)


def test_a_record_of_older_rules_replays_until_its_result_is_another() -> None:
    def on_time(t: bell.State) -> None:
        t.bell_at, t.coins = None, (99,) * len(t.seats)

    record = recorded().record
    newer = variant(GAME, rules_version=7, on_time=on_time)
    seen = 0
    with pytest.raises(RecordError, match="record_wrong_result"):
        for _ in replay(record, newer):
            seen += 1
    assert seen == 1 + len(INPUTS)
    assert record.result is not None and len(record.inputs) == len(INPUTS), "it can still be shown"


def test_a_record_of_a_game_nobody_knows() -> None:
    record = decode(json.dumps(edited(game="no-such-game")).encode())
    with pytest.raises(UnknownGame) as caught:
        catalog.load(record.game)
    assert caught.value.details == {"name": "no-such-game", "known": catalog.games()}
    for name in ("", "..", "words", "__init__", "Bell"):
        with pytest.raises(UnknownGame):
            catalog.load(name)


# -- errors -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error",
    [
        Refused("a", x=1),
        Illegal("b", "BEL-01", seat=2),
        OptionError("c", "rounds", 3, [1, 2]),
        RecordError("d", index=4),
        DataError("bombs.toml", "12", "no colour"),
        UnknownGame("x", ["y"]),
    ],
)
def test_errors_travel_between_processes_whole(error: Refused) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and vars(again) == vars(error) and str(again) == str(error)


def test_errors_say_what_they_carry() -> None:
    assert str(Illegal("stale", number=3)) == "stale (number=3)" and str(Illegal("over")) == "over"
    assert str(DataError("f", "e", "r")) == "bad_data (file='f', entry='e', reason='r')"


def test_records_are_plain_structs() -> None:
    assert msgspec.json.schema(Record)["$ref"] == "#/$defs/Record"
