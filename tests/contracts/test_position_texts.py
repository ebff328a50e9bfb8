"""Positions as texts: what is written is read again to the byte, and what cannot be is refused with line and reason."""

from qg.check.drive import ENDLESS, next_input, random_options, random_seats
from qg.kernel.position import read, write

from .prelude import *

GAMES_A_CELL = 3
EVERY = 13
"""One position of so many is written and read."""
INPUTS = 40
CELLS = [(slug, seats) for slug in catalog.games() for seats in catalog.load(slug).seat_counts]
every_game = pytest.mark.parametrize("slug", catalog.games())


def some_table(game: Game[Any, Any], inputs: int = INPUTS) -> Table:
    """The middle of a game of the fewest people who can use everything."""
    rng = random.Random(game.slug)
    t: Table = game.new(max(2, game.seat_counts[0]), seed=game.slug)
    for _ in range(inputs):
        apply(t, next_input(t, rng, wild=False))
    assert t.open is not None
    return t


def refused(game: Game[Any, Any], text: str) -> tuple[int, str, str]:
    with pytest.raises(PositionError) as caught:
        read(game, text)
    assert caught.value.code == "bad_position"
    found = caught.value.details
    return found["line"], found["entry"], found["reason"]


def numbered(text: str, start: str) -> tuple[int, str]:
    """The first line that begins so, and its number."""
    return next((number, row) for number, row in enumerate(text.split("\n"), 1) if row.startswith(start))


@pytest.mark.parametrize(("slug", "seats"), CELLS)
def test_what_is_written_is_read_again_to_the_byte(slug: str, seats: int) -> None:
    game = catalog.load(slug)
    for number in range(GAMES_A_CELL):
        rng = random.Random(f"text/{slug}/{seats}/{number}")
        t = game.new(random_seats(seats, rng), random_options(game, seats, rng), seed=str(number))
        for inputs in range(ENDLESS):
            if inputs % EVERY == 0 or t.outcome is not None:
                same = read(game, write(game, t))
                assert msgspec.json.encode(game.dump(same)) == msgspec.json.encode(game.dump(t))
                assert digest(game, same) == digest(game, t)
            if t.outcome is not None:
                break
            apply(t, next_input(t, rng, wild=number % 2 == 1, inputs=inputs))


@every_game
def test_a_text_with_a_seed_says_what_differs_from_a_new_table(slug: str) -> None:
    game = catalog.load(slug)
    seats = game.seat_counts[-1]
    new = game.new(seats, seed="tidy")
    assert game.dump(read(game, f"position seats {seats} | seed tidy")) == game.dump(new)
    later = read(game, f"position seats {seats} | seed tidy\n  # time has passed\n  now 5\n conduct.muted [1]")
    assert (later.now, later.conduct.muted) == (5, (1,))
    later.now, later.conduct = new.now, new.conduct
    assert game.dump(later) == game.dump(new)


@every_game
def test_what_is_no_position_is_refused_with_line_entry_and_reason(slug: str) -> None:
    game = catalog.load(slug)
    text = write(game, some_table(game))
    end = text.count("\n") + 1
    key, key_row = numbered(text, "key ")
    frames = sum(row.startswith("agenda.") for row in text.split("\n"))
    for row, entry, reason in (
        ("nonsense 3", "nonsense", "no field nonsense"),
        ("conduct.nonsense 3", "conduct.nonsense", "no field nonsense"),
        ("conduct.opt nonsense 3", "conduct.opt.nonsense", "no field nonsense"),
        ("told many", "told", "it is there twice"),
        ("host many", "host", "Expected `int`, got `str`"),
        ("host 9", "host", "no such seat"),
        ("conduct.pauses [0 soon]", "conduct.pauses.1", "Expected `int`, got `str`"),
        ('host "1', "host", "a quotation mark is missing"),
        ("host 1 | 2", "host", "a name is missing"),
        ("host [1", "host", "the line ends too early"),
        ("host", "host", "the line ends too early"),
        ("agenda.99 [end []]", "agenda.99", "must come first"),
        (f"agenda.{frames} [nonsense []]", f"agenda.{frames}", "nonsense is not known"),
        ("opt.nonsense 3", "opt.nonsense", "no field nonsense"),
        ("seats [person]", "seats", "no field seats to write"),
    ):
        line, where, why = refused(game, text + row)
        assert (line, where) == (end, entry) and reason in why, (row, line, where, why)
    assert refused(game, text.replace(key_row, "key [1 2]"))[:2] == (key, "key")


@every_game
def test_a_first_line_that_cannot_be_is_refused(slug: str) -> None:
    game = catalog.load(slug)
    text = write(game, some_table(game))
    head, rest = text.split("\n", 1)
    seats = head[head.index("seats [") :]
    other = next(name for name in catalog.games() if name != slug)
    for changed in (
        "",
        "host 0",
        head.replace(slug, other),
        head.replace("format 1", "format 99"),
        head.replace(f"rules {game.rules_version}", "rules 99"),
        head.replace("seats [person ", "seats [nobody "),
        head.replace(seats, f"seats {game.seat_counts[-1] + 1}"),
        head.replace(seats, f"seats {game.seat_counts[-1]}"),
        head.replace(seats, f"seats {game.seat_counts[0] - 1}"),
        head + " | nonsense 1",
    ):
        _, entry, reason = refused(game, f"{changed}\n{rest}")
        assert entry.split(".")[0] in ("position", "opt") and reason, changed


@every_game
def test_a_table_that_asks_nothing_is_refused(slug: str) -> None:
    game = catalog.load(slug)
    rows = write(game, some_table(game)).split("\n")
    text = "\n".join(row for row in rows if not row.startswith("agenda"))
    assert refused(game, text) == (1, "position", "nothing is asked")


@pytest.mark.parametrize("slug", [slug for slug in catalog.games() if catalog.load(slug).hidden])
def test_an_unknown_card_and_a_card_twice_are_refused(slug: str) -> None:
    game = catalog.load(slug)
    text = write(game, some_table(game, 5))
    pile = re.search(r"deck\S* \[(\S+) ([^\s\]]+)", text)
    assert pile
    before, first, second = pile[0], pile[1], pile[2]
    for other in ("nonsense", first):
        line, entry, reason = refused(game, text.replace(before, before.replace(f" {second}", f" {other}"), 1))
        assert line >= 1 and entry and reason
