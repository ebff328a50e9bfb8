"""The games of the yardstick: the same inputs lead to the same draws and the same result as in November 2026.

Nobody is late or absent in them. How they were played is in `tools/yardstick.py`.
"""

from itertools import islice

from qg.kernel.options import of_today
from tools.yardstick import Kept, fingerprint, mark, read

from .prelude import *

TITLES = catalog.games()
PARTS = 3
"""Each title's games in so many tests, so that they spread over all cores."""
ALTERED = 20


class Parts(AssertionError):
    """A kept game goes another way now."""

    def __init__(self, kept: Kept, place: int, how: str) -> None:
        super().__init__(f"{kept.game}, seed {kept.seed!r}, {len(kept.seats)} seats, input {place}: {how}")


def play_again(kept: Kept) -> None:
    """The same game with today's engine, input by input; says where it parts."""
    draws: list[tuple[int, int]] = []
    game = catalog.load(kept.game)
    options = of_today(game.former, kept.options)
    t, _ = game.open_table(kept.seats, options, seed=kept.seed, host=kept.host, entropy=kept.entropy, draws=draws)
    check_draws(kept, 0, draws)
    for place, given in enumerate(kept.inputs, 1):
        before = len(draws)
        try:
            give(t, *given)
        except Illegal as refused:
            raise Parts(kept, place, f"{given} is refused: {refused}") from refused
        check_draws(kept, place, draws[before:])
    if (len(draws), fingerprint(draws)) != (kept.count, kept.draws):
        raise Parts(kept, len(kept.inputs), "other draws")
    if result(plain(t.outcome)) != result(kept.result):
        raise Parts(kept, len(kept.inputs), f"another result: {plain(t.outcome)} instead of {kept.result}")


def give(t: Table, at: int, seat: int | None = None, choice: Any = None, number: int | None = None) -> None:
    if seat is None:
        t.time_up(at)
    else:
        t.answer(seat, choice, at=at, number=number)


def check_draws(kept: Kept, place: int, draws: list[tuple[int, int]]) -> None:
    if mark(draws) != kept.marks[place]:
        raise Parts(kept, place, f"other draws: {draws}")


def result(outcome: Any) -> Any:
    """An outcome as it is kept, without options and names: they are no result, and names lie beside the game."""
    found = _without_names(msgspec.json.decode(msgspec.json.encode(outcome)))
    found["sheet"].pop("options", None)
    return found


def _without_names(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_names(part) for key, part in value.items() if key != "name"}
    return [_without_names(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("slug", TITLES)
def test_the_same_inputs_lead_to_the_same_draws_and_the_same_result(slug: str, part: int) -> None:
    for kept in read(slug)[part::PARTS]:
        play_again(kept)


@pytest.mark.parametrize("slug", TITLES)
def test_every_number_of_seats_option_and_preset_is_there(slug: str) -> None:
    game, kept = catalog.load(slug), read(slug)
    assert {len(one.seats) for one in kept} == set(game.seat_counts)
    assert {level for one in kept for level in one.bots} >= set(game.bots)
    for preset in game.presets:
        assert [one for one in kept if of_today(game.former, one.options) == preset.options], preset.id


# -- that a difference is found ---------------------------------------------------------------------------------------


def first(slug: str) -> Kept:
    """The first game of several seats."""
    return next(one for one in read(slug) if len(one.seats) > 1)


def altered(kept: Kept) -> Iterator[Kept]:
    """The game with another answer at one place, for the first places where somebody had a choice."""
    t = catalog.load(kept.game).new(kept.seats, kept.options, seed=kept.seed, host=kept.host, entropy=kept.entropy)
    for place, (at, *given) in enumerate(kept.inputs):
        if given:
            seat, choice, number = given
            options = t.options(seat)
            others = [] if isinstance(options, Space) else [plain(one) for one in options if plain(one) != choice]
            if others:
                inputs = [*kept.inputs[:place], [at, seat, others[0], number], *kept.inputs[place + 1 :]]
                yield replace(kept, inputs=inputs)
        give(t, at, *given)


@pytest.mark.parametrize("slug", TITLES)
def test_another_answer_is_found_and_named(slug: str) -> None:
    """Here and there another answer leads to the same end; mostly it does not."""
    found = 0
    for other in islice(altered(first(slug)), ALTERED):
        try:
            play_again(other)
        except Parts as parts:
            found += 1
            assert re.match(rf"{slug}, seed '{other.seed}', \d seats, input \d+: ", str(parts))
    assert found > ALTERED // 2


@pytest.mark.parametrize("slug", TITLES)
def test_another_seed_is_found_at_the_set_up_or_where_chance_comes_next(slug: str) -> None:
    kept = first(slug)
    place = next(place for place, mark in enumerate(kept.marks) if mark)
    kept.seed = "another"
    with pytest.raises(Parts, match=f"input {place}: other draws"):
        play_again(kept)


@pytest.mark.parametrize("slug", TITLES)
def test_another_result_is_found(slug: str) -> None:
    kept = first(slug)
    kept.result["scores"][0] += 1
    with pytest.raises(Parts, match="another result"):
        play_again(kept)


@pytest.mark.parametrize("slug", TITLES)
def test_a_missing_draw_is_found_where_it_was(slug: str) -> None:
    kept = first(slug)
    place = max(place for place, mark in enumerate(kept.marks) if mark)
    kept.marks[place] = ""
    with pytest.raises(Parts, match=f"input {place}: other draws"):
        play_again(kept)
