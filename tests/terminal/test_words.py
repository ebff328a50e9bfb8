"""Words and how they are spoken: lists, seats, pieces, and a sentence for every refusal."""

import ast
from typing import Annotated, ClassVar

import qg
from qg.kernel import DataError, Illegal, SeatNo, UnknownGame, piece
from qg.kernel.pieces import all_pieces_of, pieces_of

from .prelude import *

SOURCE = Path(qg.__file__).parent

TEXTS = """
joined = { $head } & { $last }
colour-red = scarlet
tool-magnet = a magnet
    .text = It pulls.
only-an-attribute =
    .text = Hello.
event-taken = { $seat } takes { $colours } at { $time }
event-taken-special = { $seat } takes it all
choice-go = Go!
found = found { $what }
switch = { $on ->
    [true] on
   *[false] off
}
"""


Colour = Annotated[str, piece("colour")]


class Part(msgspec.Struct, frozen=True):
    shade: Colour | None
    owner: SeatNo = 0


class Taken(qg.kernel.Event, frozen=True):
    told_by: ClassVar[str] = "how"

    seat: SeatNo
    colours: tuple[Colour, ...]
    time: int
    how: str = "plain"


class Accused(qg.kernel.Event, frozen=True):
    """Fields are called as their game likes."""

    accused: SeatNo | None
    witnesses: tuple[SeatNo, ...]
    shades: tuple[tuple[Colour, ...], ...]
    part: Part | None
    seat: int


@pytest.fixture
def words(tmp_path: Path) -> Words:
    path = tmp_path / "en.ftl"
    path.write_text(TEXTS, encoding="utf-8")
    return Words("en", [path])


# -- values -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "three"), [("en", "Ana, Ben and Cy"), ("fr", "Ana, Ben et Cy")], ids=catalog.LANGUAGES
)
def test_lists_are_joined_as_people_do(lang: str, three: str) -> None:
    room = catalog.words(None, lang)
    assert room.joined(["Ana", "Ben", "Cy"]) == three
    assert room.joined(["Ana", "Ben"]) == three.replace("Ana, Ben", "Ana").replace("Cy", "Ben")
    assert (room.joined(["Ana"]), room.joined([])) == ("Ana", "")


def test_seats_are_called_by_their_names(words: Words) -> None:
    speaks = words.speaker(["Ana", "Ben"])
    assert speaks.value("seat", 1) == "Ben"
    assert words.say(speaks.value("seat", (0, 1))) == "Ana & Ben"
    assert speaks.value("seat", True) == "true"
    assert speaks.value("seat", 2) == 2, "no such seat"
    assert speaks.value("seat", -1) == -1, "nobody"
    assert speaks.value("", 1) == 1


def test_a_field_is_told_by_its_type_whatever_it_is_called(words: Words) -> None:
    speaks = words.speaker(["Ana", "Ben", "Cy"])
    told = speaks.tell_struct("event", Accused(2, (0, 1), (("red",), ("blue",)), None, 1))
    assert told.args["accused"] == "Cy" and told.args["witnesses"] == ("Ana", "Ben")
    assert words.say(told.args["shades"]) == "scarlet & blue"
    assert (told.args["seat"], told.args["part"]) == (1, "none"), "a number is no seat for being called so"


def test_pieces_are_found_inside_tuples_options_and_structs() -> None:
    part = {"shade": "colour", "owner": "seat"}
    flat = {"accused": "seat", "witnesses": "seat", "shades": "colour"}
    assert all_pieces_of(Accused) == {**flat, "part": part} and pieces_of(Accused) == flat


def test_ids_are_told_by_their_messages(words: Words) -> None:
    speaks = words.speaker(())
    assert words.say(speaks.value("colour", "red")) == "scarlet"
    assert words.say(speaks.value("colour", ["red", "blue"])) == "scarlet & blue"
    assert speaks.value("shade", "red") == speaks.value("", "red") == "red"
    assert speaks.value("", 0.5) == 0.5
    assert speaks.value("", 10**30) == "1" + "0" * 30


def test_a_phrase_may_hold_phrases(words: Words) -> None:
    inner = Phrase("found", {"what": Phrase("tool-magnet")})
    assert words.say(words.speaker(()).phrase(Phrase("found", {"what": inner}))) == "found found a magnet"


def test_the_game_may_know_better_names(words: Words) -> None:
    def namer(name: str, value: Any) -> Phrase | None:
        return Phrase("tool-magnet") if (name, value) == ("piece", 7) else None

    speaks = words.speaker(["Ana"], namer)
    assert words.say(speaks.value("piece", 7)) == "a magnet"
    assert speaks.value("piece", 8) == 8


# -- things -----------------------------------------------------------------------------------------------------------


def test_things_are_told_by_their_tag(words: Words) -> None:
    speaks = words.speaker(["Ana"])
    assert words.say(speaks.tell("event", Taken(0, ("red",), 3))) == "Ana takes scarlet at 3"
    assert words.say(speaks.tell("event", Taken(0, ("red",), 3, "special"))) == "Ana takes it all"
    assert words.say(speaks.tell("choice", "go")) == "Go!"
    assert words.say(speaks.tell("choice", "stay")) == "stay"


def test_messages_and_attributes(words: Words) -> None:
    assert words.text("tool-magnet.text") == "It pulls." and words.text("tool-magnet") == "a magnet"
    assert words.has("tool-magnet.text") and not words.has("tool-magnet.other") and not words.has("tool")
    assert words.has("only-an-attribute.text") and not words.has("only-an-attribute")


def test_words_that_are_missing_are_a_mistake(words: Words) -> None:
    with pytest.raises(AssertionError):
        words.text("only-an-attribute")
    with pytest.raises(AssertionError, match="found"):
        words.text("found")
    with pytest.raises(LookupError):
        words.text("no-such-message")


@every_language
def test_seats_without_a_name_have_one_by_their_number(lang: str) -> None:
    room = catalog.words(None, lang)
    seats = [Seat(), Seat(), Seat(kind="bot", level="random"), Seat(kind="bot", level="rookie")]
    names = seat_names(seats, room, ["", "Ana"])
    assert names[1] == "Ana" and len(set(names)) == 4
    assert [name[-1] for name in (names[0], names[2], names[3])] == ["1", "3", "4"]


# -- refusals ---------------------------------------------------------------------------------------------------------

RAISERS = {"Refused", "Illegal", "OptionError", "RecordError", "__init__"}


def refusal_codes(path: Path) -> Iterator[str]:
    """Every code that a file refuses with: what is written first where a refusal is made."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in RAISERS or "refus" in name.lower():
                yield from strings(node.args[0])


def strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*strings(node.body), *strings(node.orelse))


def codes_of(slug: str | None) -> set[str]:
    folder = SOURCE if slug is None else catalog.folder_of(slug)
    skip = catalog.GAMES if slug is None else folder / "tests"
    return {code for path in folder.rglob("*.py") if skip not in path.parents for code in refusal_codes(path)}


EXAMPLES = [
    Illegal("over"),
    Illegal("stale", number=3, open=4),
    Illegal("not_asked", waiting=(1,)),
    Illegal("not_an_option"),
    Illegal("time_first", at=1000, due=900),
    Illegal("clock_backwards", at=10, now=20),
    Illegal("malformed", problem="Expected `int`"),
    Illegal("no_such_seat", seat=7, seats=4),
    UnknownGame("chess", ["one", "two"]),
    OptionError("unknown_option", "speed", 3, ["pace"]),
    OptionError("option_out_of_range", "pace", 99, "1-5"),
    OptionError("option_not_in_mode", "pace", 2, ["wild"], mode="calm"),
    OptionError("option_not_with_seats", "joker", True, [2, 3], seats=4),
    OptionError("seats_differ", "players", 4, 3),
    OptionError("wrong_seat_count", "seats", 1, "2-5"),
    OptionError("no_such_host", "host", 9, "0-3"),
    OptionError("unknown_level", "level", "genius", ["random"]),
    OptionError("unknown_language", "lang", "xx", ["en", "fr"]),
    OptionError("bad_setting", "pace", "pace", "name=value"),
    DataError("cards.toml", "card 7", "no colour"),
    RecordError("record_truncated", problem="cut"),
    RecordError("record_unknown_format", found=None, known=1),
    RecordError("record_newer_format", found=2, known=1),
    RecordError("record_newer_rules", found=2, known=1, game="one"),
    RecordError("record_malformed", problem="Expected `int`"),
    RecordError("record_unfinished"),
    RecordError("record_wrong_seed", commitment="abc"),
    RecordError("record_parts", index=12),
    RecordError("record_refused", index=12, reason=Phrase("refusal-over")),
    RecordError("record_wrong_result", result=None),
    Refused("no_such_file", file="x.json"),
    Refused("no_such_folder", file="There/game.json"),
    Refused("cannot_write", file="There/game.json"),
    Refused("unknown_rule", rule="ABC-1"),
    OptionError("too_many_people", "people", 3, 2),
    OptionError("too_many_bots", "bots", 3, 2),
    OptionError("bad_text", "text", "?", "UTF-8"),
    Illegal("unknown_notice", kind="x", known=["absent"]),
]


def test_the_search_for_codes_finds_them() -> None:
    found = codes_of(None)
    assert {"over", "stale", "bad_data", "unknown_game", "record_parts", "wrong_seat_count", "no_such_file"} <= found


@every_language
def test_every_refusal_of_the_room_has_its_sentence(lang: str) -> None:
    room = catalog.words(None, lang)
    assert [code for code in sorted(codes_of(None)) if not room.has(f"refusal-{code}")] == []


@every_language
@every_game
def test_every_refusal_of_a_game_has_its_sentence(slug: str, lang: str) -> None:
    words = catalog.words(slug, lang)
    assert [code for code in sorted(codes_of(slug)) if not words.has(f"refusal-{code}")] == []


@every_language
@pytest.mark.parametrize("refused", EXAMPLES, ids=lambda refused: refused.code)
def test_a_refusal_is_a_whole_sentence(refused: Refused, lang: str) -> None:
    room = catalog.words(None, lang)
    sentence = room.refusal(refused, room.speaker(["Ana", "Ben", "Cy", "Dee"]))
    assert sentence[0].isupper() or not sentence[0].isalpha()
    assert sentence.endswith(".")
    assert not re.search(r"[{}]|\b[a-z]+_[a-z_]+\b|None", sentence), sentence


@every_language
def test_a_refusal_names_whom_the_table_waits_for(lang: str) -> None:
    room = catalog.words(None, lang)
    assert "Ben" in room.refusal(Illegal("not_asked", waiting=(1,)), room.speaker(["Ana", "Ben"]))


def test_both_languages_refuse_in_their_own_words() -> None:
    english, french = (catalog.words(None, lang) for lang in catalog.LANGUAGES)
    assert all(english.refusal(example) != french.refusal(example) for example in EXAMPLES)


def test_an_option_is_named_as_it_is_typed_and_by_its_label(toys: None) -> None:
    refused = OptionError("option_out_of_range", "length", "endless", ["long"])
    sentence = catalog.words(LAMPS, "en").refusal(refused)
    assert "“length” (Length" in sentence, sentence


@every_language
@pytest.mark.parametrize("slug", [None, *catalog.games()])
def test_plain_messages_read_as_fluent_reads_them(slug: str | None, lang: str) -> None:
    words = catalog.words(slug, lang)
    assert len(words._plain) > 50
    for message, text in words._plain.items():
        value = words._bundle.get_message(message).value
        assert value is not None
        assert words._bundle.format_pattern(value, {})[0] == text
