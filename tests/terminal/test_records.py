from qg.terminal.records import _title, tell_again

from .prelude import *

SLUG = catalog.games()[0]


@pytest.fixture(scope="module")
def sound() -> Record:
    """A finished game."""
    game = catalog.load(SLUG)
    record = play_recorded(game, make_bots(game, ["random"], game.seat_counts[0]), seed="older").record
    return decode(encode(record))


@pytest.fixture(scope="module")
def parted(sound: Record) -> Record:
    """A finished game whose twentieth input leads elsewhere than it says."""
    return resealed(sound, 19, draws=(1, 2, 3))


def test_a_record_of_todays_rules_stops_where_it_parts(parted: Record) -> None:
    told = tell_again(parted, catalog.load(SLUG), catalog.words(SLUG, "en"))
    assert [next(told) for _ in range(20)]
    with pytest.raises(RecordError) as refused:
        next(told)
    assert refused.value.details["index"] == 20


@pytest.fixture
def newer() -> Game[Any, Any]:
    """The same game, one version of its rules later."""
    game = catalog.load(SLUG)
    return variant(game, rules_version=game.rules_version + 1)


def test_a_record_of_older_rules_still_shows_its_inputs_and_result(parted: Record, newer: Game[Any, Any]) -> None:
    *_, (title, lines) = tell_again(parted, newer, catalog.words(SLUG, "en"))
    assert "input 20" in title
    assert len(lines) == len(parted.inputs) - 19 + 1
    assert '"winners"' in lines[-1]


def with_choice(record: Record, index: int, choice: Any) -> Record:
    given = record.inputs[index].input
    assert isinstance(given, Answer)
    return resealed(record, index, input=msgspec.structs.replace(given, choice=choice))


OLDER: dict[str, tuple[Callable[[Record], Record], int]] = {
    "another set-up": (lambda record: msgspec.structs.replace(record, draws=(2,)), 0),
    "an option that is gone": (lambda record: msgspec.structs.replace(record, options={"gone": 1}), 0),
    "a seat that is refused": (
        lambda record: msgspec.structs.replace(record, seats=(Seat(kind="bot", level="x"),) * 2),
        0,
    ),
    "a choice that is gone": (lambda record: with_choice(record, 0, {"type": "gone"}), 1),
    "another result": (lambda record: msgspec.structs.replace(record, result={"winners": []}), -1),
    "a game that goes on": (lambda record: msgspec.structs.replace(record, inputs=record.inputs[:-1]), -1),
}


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@pytest.mark.parametrize("name", OLDER)
def test_a_record_of_older_rules_opens_wherever_it_parts(
    sound: Record, newer: Game[Any, Any], name: str, lang: str
) -> None:
    change, where = OLDER[name]
    record, words = change(sound), catalog.words(SLUG, lang)
    told = list(tell_again(record, newer, words))
    title, lines = told[-1]
    assert title == words.text("replay-older", index=where)
    before = {0: 0, 1: 0, -1: len(record.inputs)}[where]
    assert len(told) == (where != 0) + before + 1
    assert len(lines) == len(record.inputs) - before + 1 and '"winners"' in lines[-1]
    with pytest.raises(RecordError):
        list(tell_again(record, catalog.load(SLUG), words))


@pytest.mark.parametrize("changes", [{"seed": None}, {"seed": "another"}, {"rules": 99}], ids=str)
def test_older_rules_excuse_no_damage(sound: Record, newer: Game[Any, Any], changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        list(tell_again(msgspec.structs.replace(sound, **changes), newer, catalog.words(SLUG, "en")))


# -- titles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
def test_time_and_notices_are_told_in_words(lang: str) -> None:
    words, game = catalog.words(SLUG, lang), catalog.load(SLUG)
    table = Recorder(game, 2, seed="notices")
    inputs: list[Input] = [
        TimeUp(1_250),
        Notice(1_300, "absent", 1),
        Notice(1_400, "back", 1),
        Notice(1_500, "restart"),
    ]
    names = ["Ana", "Ben"]
    titles = [_title(given, game, table.t, words, names) for given in inputs]
    titles += [_title(Notice(0, "ruling", seat, "bot"), game, table.t, words, names) for seat in (None, 1)]
    assert titles[0] == words.text("replay-time", seconds=1.25) and re.search(r"1[.,][23] s$", titles[0])
    assert all("Ben" in title for title in (titles[1], titles[2], titles[5])) and "bot" in titles[4]
    assert len(set(titles)) == 6 and not any(re.search("absent|restart|none|None", title) for title in titles)
