"""Copies, dumps and imagined tables at any moment of any game, by random walks."""

from hypothesis import given, settings
from hypothesis import strategies as st

from qg.kernel import AskAll
from qg.kernel.conduct.host import WITH_REASON
from qg.kernel.conduct.state import Word

from .prelude import *

WALKS = st.lists(st.integers(0, 10**6), min_size=1, max_size=40)
SEEDS = st.text(max_size=8)
SOUND = settings(max_examples=40, deadline=None, derandomize=True)
GAMES = [(toy.GAME, 2), (bell.GAME, 1), (bell.GAME, 3)]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES, ids=["toy", "bell-1", "bell-3"])

AnyGame = Game[Any, Any]


def moves(t: Table) -> list[Input]:
    """Everything that may happen to this table now."""
    rng = random.Random(t.number)
    found: list[Input] = [TimeUp(t.now + 250)]
    at = t.now if t.due is None or t.now + 7 >= t.due else t.now + 7
    for seat in t.all_seats:
        for offered in (t.options(seat), t.standing(seat)):
            choices = [draw(offered, rng), 0] if isinstance(offered, Space) else offered
            found += [Answer(at, seat, choice) for choice in choices]
        found += [Answer(at, seat, word) for word in t.words(seat) if word.say not in WITH_REASON]
        for kind in ("absent", "back"):
            if t.game.steward.refuses(t, kind, seat, None) is None:
                found.append(Notice(at, kind, seat))
    if t.due is not None and t.now >= t.due:
        return [TimeUp(t.now)]
    return found


def walk(t: Table, steps: list[int]) -> Iterator[Table]:
    """The table at every moment of a walk."""
    yield t
    for step in steps:
        if t.outcome is not None:
            return
        possible = moves(t)
        apply(t, possible[step % len(possible)])
        yield t


def homeward(t: Table) -> Input:
    """A move that brings a game nearer to its end; a pause ends when everybody present is ready."""
    for seat in t.all_seats if t.conduct.pause else ():
        if Word("ready") in t.words(seat):
            return Answer(t.now, seat, Word("ready"))
    if not t.waiting or (t.due is not None and t.now >= t.due):
        return TimeUp(t.now if t.due is None else max(t.now, t.due))
    options = t.options(t.waiting[0])
    return Answer(t.now, t.waiting[0], draw(options, random.Random(0)) if isinstance(options, Space) else options[-1])


def seen(game: AnyGame, t: Table) -> list[Any]:
    return [game.view(t, seat) for seat in (None, *t.all_seats)]


# -- dump and restore -------------------------------------------------------------------------------------------------


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS)
def test_a_dump_is_json_and_the_whole_table(game: AnyGame, seats: int, seed: str, steps: list[int]) -> None:
    for t in walk(game.new(seats, seed=seed), steps):
        doc = json.loads(json.dumps(game.dump(t)))
        again = game.restore(doc)
        assert game.dump(again) == game.dump(t) == doc
        assert digest(game, again) == digest(game, t)
        assert seen(game, again) == seen(game, t)
        assert all(getattr(again, name) == getattr(t, name) for name in t.__struct_fields__ if name != "scratch")


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS)
def test_play_goes_on_from_a_dump_as_it_would_have(game: AnyGame, seats: int, seed: str, steps: list[int]) -> None:
    t = game.new(seats, seed=seed)
    other = game.restore(game.dump(t))
    for step in steps:
        if t.outcome is not None:
            break
        possible = moves(t)
        assert moves(other) == possible
        move = possible[step % len(possible)]
        assert story(apply(t, move)) == story(apply(other, move))
        assert digest(game, t) == digest(game, other)
        other = game.restore(game.dump(other))


@pytest.mark.parametrize(
    "changes",
    [
        {"agenda": None},
        {"agenda": 5},
        {"agenda": ["x"]},
        {"agenda": [["no_such_step", []]]},
        {"agenda": [["play_turn", []]]},
        {"agenda": [["play_turn", ["x"]]]},
        {"agenda": [["play_turn", [1], 3]]},
        {"agenda": [{"seat": 1}]},
        {"agenda": [{"type": "no_such_decision"}]},
        {"agenda": [{"type": "roll_or_hold"}]},
        {"agenda": [{"type": "open", "decision": {"type": "bid"}}]},
        {"agenda": [{"type": "open", "decision": {"type": "bid"}, "number": "1", "asked": [0], "answers": []}]},
        {"agenda": [{"type": "open", "decision": {"type": "bid"}, "number": 1, "asked": ["0"], "answers": []}]},
        {"agenda": [{"type": "open", "decision": {"type": "bid"}, "number": 1, "asked": [0], "answers": [[0]]}]},
        {"agenda": [{"type": "open", "decision": {"type": "bid"}, "number": 1, "asked": [0], "answers": [[0, "x"]]}]},
        {"score": "0"},
        {"score": [None]},
        {"opt": {}},
        {"key": "!"},
        {"seats": [{"kind": "ghost"}]},
        {"counter": 1.5},
    ],
)
def test_what_is_no_dump_is_refused(changes: dict[str, Any]) -> None:
    doc = toy.GAME.dump(toy.GAME.new(2, seed="x"))
    doc["table"] |= changes
    with pytest.raises(Illegal, match="malformed"):
        toy.GAME.restore(doc)


@pytest.mark.parametrize("doc", [{}, {"table": None}, {"table": 3}, {"table": []}, [], None, "table"])
def test_what_is_nothing_like_a_dump_is_refused(doc: Any) -> None:
    with pytest.raises(Illegal, match="malformed"):
        toy.GAME.restore(doc)


def test_a_dump_of_another_game_is_refused() -> None:
    with pytest.raises(Illegal, match="malformed"):
        toy.GAME.restore(bell.GAME.dump(bell.GAME.new(2, seed="x")))


def test_a_position_can_be_set_up_by_hand() -> None:
    doc = toy.GAME.dump(toy.GAME.new(2, seed="x"))
    question = {
        "type": "open",
        "decision": {"type": "roll_or_hold", "seat": 0},
        "number": 7,
        "asked": [0],
        "answers": [],
    }
    doc["table"] |= {"score": [19, 3], "turn": 4, "number": 7, "agenda": [["play_turn", [1]], question]}
    t = toy.GAME.restore(doc)
    assert t.waiting == (0,) and t.options(0) == ["roll", "hold"]
    t.answer(0, "hold", number=7)
    assert t.outcome is not None and t.score == (23, 3)


# -- copies -----------------------------------------------------------------------------------------------------------


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS, others=WALKS)
def test_copies_are_independent(game: AnyGame, seats: int, seed: str, steps: list[int], others: list[int]) -> None:
    kept: list[tuple[Table, str, list[Any]]] = []
    for t in walk(game.new(seats, seed=seed), steps):
        copy = t.copy()
        assert digest(game, copy) == digest(game, t)
        kept.append((copy, digest(game, t), seen(game, t)))
    for copy, then, views in kept:
        assert (digest(game, copy), seen(game, copy)) == (then, views)
    branch = kept[len(kept) // 2][0].copy()
    for _ in walk(branch, others):
        pass
    for copy, then, views in kept:
        assert (digest(game, copy), seen(game, copy)) == (then, views)


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS)
def test_refusals_change_nothing_at_any_moment(game: AnyGame, seats: int, seed: str, steps: list[int]) -> None:
    for t in walk(game.new(seats, seed=seed), steps):
        before = digest(game, t), seen(game, t)
        for seat in (-1, *t.all_seats, seats):
            for choice in ("nonsense", None, True, 2.0, {"type": "nonsense"}, {"type": "say", "number": 9}):
                with pytest.raises(Illegal):
                    t.answer(seat, choice)
        with pytest.raises(Illegal):
            t.time_up(t.now - 1)
        assert (digest(game, t), seen(game, t)) == before


# -- records ----------------------------------------------------------------------------------------------------------


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS)
def test_any_game_can_be_recorded_and_replayed(game: AnyGame, seats: int, seed: str, steps: list[int]) -> None:
    table = Recorder(game, seats, seed=seed)
    digests = [digest(game, table.t)]
    for step in [*steps, *[None] * 2_000]:
        if table.t.outcome is not None:
            break
        possible = [] if step is None else moves(table.t)
        table.apply(homeward(table.t) if step is None else possible[step % len(possible)])
        digests.append(digest(game, table.t))
    assert [digest(game, t) for t, _ in replay(decode(encode(table.record)), game)] == digests


# -- imagining --------------------------------------------------------------------------------------------------------


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS, luck=st.integers())
def test_an_imagined_table_looks_the_same(game: AnyGame, seats: int, seed: str, steps: list[int], luck: int) -> None:
    rng = random.Random(luck)
    for t in walk(game.new(seats, seed=seed), steps):
        for seat in (None, *t.all_seats):
            view = game.view(t, seat)
            other = game.imagine(view, rng)
            assert game.view(other, seat) == view
            assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(view)
            assert other.key != t.key


@every_game
@SOUND
@given(seed=SEEDS, steps=WALKS, more=WALKS, luck=st.integers())
def test_an_imagined_table_can_be_played_on(
    game: AnyGame, seats: int, seed: str, steps: list[int], more: list[int], luck: int
) -> None:
    rng = random.Random(luck)
    *_, t = walk(game.new(seats, seed=seed), steps)
    for seat in (None, *t.all_seats):
        other = game.imagine(game.view(t, seat), rng)
        for moment in walk(other, more):
            assert all(choice is not None for frame in moment.agenda for choice in hidden_answers(frame))


def hidden_answers(frame: Any) -> list[Any]:
    return [choice for _, choice in getattr(frame, "answers", ())]


@SOUND
@given(seed=SEEDS, steps=WALKS, luck=st.integers())
def test_nobody_can_tell_hidden_worlds_apart(seed: str, steps: list[int], luck: int) -> None:
    """Other numbers of others, or an answer to a sealed question: a view stays what it is."""
    game, rng = bell.GAME, random.Random(luck)
    for t in walk(game.new(3, seed=seed), steps):
        assert isinstance(t, bell.State)
        for seat in (None, *t.all_seats):
            other = t.copy()
            other.numbers = tuple(n if s == seat else rng.randint(1, 3) for s, n in enumerate(t.numbers))
            if t.open is not None and isinstance(t.open.decision, AskAll):
                for who in other.waiting:
                    if who != seat and len(other.waiting) > 1:
                        other.answer(who, draw(other.options(who), rng))
            assert game.view(other, seat) == game.view(t, seat)
