"""The toy game of docs/kernel.md, played from beginning to end."""

from qg.lab.match import make_bots, play, play_recorded

from .prelude import *
from .trail import awaited

GAME = toy.GAME


def test_a_whole_game_by_hand() -> None:
    """Dice from a script: 5 and 6 for the second player, who bid more; then a one for the first."""
    t = GAME.new(2, {"goal": 10}, seed="by hand", script=(4, 5, 0, 5, 5))
    assert awaited(t) == (0, 1) and t.decision(0) == Asked(1, "bid", {})
    t.answer(0, 2)
    assert awaited(t) == (1,)
    t.answer(1, 3)
    assert t.decision(1) == Asked(2, "roll_or_hold", {"seat": 1}) and t.options(1) == ["roll"]
    (told,) = t.answer(1, "roll")
    assert told.event == toy.Rolled(1, 5) and t.turn == 5 and t.options(1) == ["roll", "hold"]
    t.answer(1, "hold")
    assert (t.score, awaited(t), t.turn) == ((0, 5), (0,), 0)
    t.answer(0, "roll")
    t.answer(0, "roll")
    assert (t.score, awaited(t), t.turn) == ((0, 5), (1,), 0), "a one loses the turn"
    t.answer(1, "roll")
    t.answer(1, "hold")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.ranks, t.outcome.scores) == ((1,), (2, 1), (0, 11))


@pytest.mark.parametrize(("bids", "first"), [((1, 3), 1), ((3, 1), 0), ((2, 2), 0)])
def test_the_higher_bid_begins(bids: tuple[int, int], first: int) -> None:
    t = GAME.new(2, seed="bids")
    t.answer(1, bids[1])
    t.answer(0, bids[0])
    assert t.waiting == (first,)


@pytest.mark.parametrize("number", range(20))
def test_random_games_come_to_an_end(number: int) -> None:
    rng = random.Random(number)
    t = GAME.new(2, {"goal": rng.randint(5, 100)}, seed=str(number))
    answers = 0
    while t.outcome is None:
        seat = rng.choice(t.waiting)
        t.answer(seat, draw(t.options(seat), rng))
        answers += 1
        assert answers < 5_000
    (winner,) = t.outcome.winners
    assert t.score[winner] >= t.opt.goal > t.score[1 - winner]


def test_the_same_seed_is_the_same_game() -> None:
    bots = make_bots(GAME, ["random"], 2)
    one, decisions = play(GAME, bots, seed="same")
    other = play_recorded(GAME, bots, seed="same")
    assert digest(GAME, one) == digest(GAME, other.t) and decisions == len(other.record.inputs)
    assert digest(GAME, play(GAME, bots, seed="another")[0]) != digest(GAME, one)


def test_bots_that_nobody_knows() -> None:
    with pytest.raises(OptionError) as caught:
        make_bots(GAME, ["random", "genius"], 2)
    assert caught.value.details == {"option": "bots", "value": "genius", "allowed": ["random"]}


@pytest.mark.parametrize("seats", [0, 1, 3, -1, 10**12, []])
def test_wrong_number_of_seats(seats: int | list[Seat]) -> None:
    with pytest.raises(OptionError, match="wrong_seat_count") as caught:
        GAME.new(seats, seed="x")
    assert caught.value.allowed == "2-2" and caught.value.value == (seats if isinstance(seats, int) else 0)


def test_hosts_and_bots_that_do_not_exist() -> None:
    for host in (-1, 2):
        with pytest.raises(OptionError, match="no_such_host") as caught:
            GAME.new(2, seed="x", host=host)
        assert caught.value.allowed == "0-1"
    with pytest.raises(OptionError, match="unknown_level"):
        GAME.new([Seat(), Seat(kind="bot", level="genius")], seed="x")
    assert GAME.new(2, seed="x", host=1).host == 1


def test_scripted_chance_that_does_not_fit_is_a_mistake_of_the_test() -> None:
    t = GAME.new(2, seed="x", script=(6,))
    t.answer(0, 1)
    t.answer(1, 1)
    with pytest.raises(AssertionError, match="scripted 6"):
        t.answer(0, "roll")


def test_illegal_bids() -> None:
    t = GAME.new(2, seed="x")
    for bid in (0, 4, "1", None):
        with pytest.raises(Illegal, match="not_an_option"):
            t.answer(0, bid)


def test_the_schema_describes_options_views_choices_and_events() -> None:
    schema = GAME.schema()
    assert set(schema) == {"options", "view", "choices", "events", "$defs"}
    assert schema["options"]["properties"]["goal"] == {"type": "integer", "minimum": 5, "maximum": 100, "default": 20}
    board = schema["$defs"]["Board"]
    assert set(board["properties"]) == {"score", "turn"} and schema["$defs"]["Rolled"]["properties"]["type"]
    assert msgspec.json.decode(msgspec.json.encode(schema)) == schema
