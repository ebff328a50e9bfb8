import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

WORDS = Path(__file__).parents[1] / "words"


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_BSA_GEN_01_two_to_five_players(n: int) -> None:
    t = GAME.new(n, seed="gen")
    assert asked(t) == ("choose_action", tuple(range(n)))


@pytest.mark.parametrize("n", [1, 6])
def test_BSA_GEN_01_one_or_six_are_refused(n: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(n, seed="gen")
    assert (caught.value.code, caught.value.allowed) == ("wrong_seat_count", "2-5")


def test_BSA_GEN_02_points_are_ones_own_and_nobody_is_eliminated() -> None:
    t = table(3, tools="off")
    scores(t, 2, 9, 9)
    fuse(t, "green")
    lock(t, "green", "red", "red")
    assert on(t).score == (0, 9, 9)
    assert asked(t) == ("choose_action", (0, 1, 2))
    play_out(t)
    assert t.outcome is not None
    best = max(on(t).score)
    assert t.outcome.winners == tuple(seat for seat in t.all_seats if on(t).score[seat] == best)
    assert t.outcome.scores == on(t).score


def test_BSA_GEN_03_a_bomb_is_a_series_of_turns() -> None:
    t = table(3)
    for turn in (1, 2, 3):
        assert (t.bomb, t.turn) == ("I", turn)
        told = lock(t, *(("red", "blue", "green", "yellow")[(turn + seat) % 4] for seat in t.all_seats))
        assert len(events(told, TurnEnded)) == 1
        assert not events(told, BombEnded)
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize("seed", range(5))
def test_BSA_GEN_03_a_bomb_ends_with_an_explosion_and_in_no_other_way(seed: int) -> None:
    t = table(3)
    told = play_out(t, seed)
    kinds = [type(each.event) for each in told if isinstance(each.event, Exploded | BombEnded | BombStarted)]
    assert kinds == [Exploded, BombEnded, BombStarted, Exploded, BombEnded, BombStarted, Exploded, BombEnded]
    assert asked(t) == ("over", ())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_BSA_GEN_04_the_lobby_can_say_the_ages_and_the_duration(language: str) -> None:
    lines = (WORDS / f"{language}.ftl").read_text("utf-8").splitlines()
    told = dict(line.split(" = ", 1) for line in lines if line.startswith(("ages = ", "duration = ")))
    assert "10" in told["ages"]
    assert "20" in told["duration"] and "40" in told["duration"]


def test_BSA_GEN_05_wires_are_named_and_resolved_green_blue_red_yellow() -> None:
    assert WIRES == ("green", "blue", "red", "yellow")
    assert [wire.order for wire in DATA.wires] == [1, 2, 3, 4]
    t = table(4)
    told = lock(t, "yellow", "red", "blue", "green")
    cuts = events(told, CutStarted)
    assert [(cut.wire, cut.cutters) for cut in cuts] == [
        ("green", (3,)),
        ("blue", (2,)),
        ("red", (1,)),
        ("yellow", (0,)),
    ]
    assert asked(t) == ("choose_action", (0, 1, 2, 3))


def test_BSA_GEN_05_wires_that_are_not_cut_keep_their_place() -> None:
    t = table(3)
    told = lock(t, "yellow", "blue", "blue")
    steps = [each.event.wire for each in told if isinstance(each.event, CutStarted | WireSkipped)]
    assert steps == ["green", "blue", "red", "yellow"]
    assert asked(t) == ("choose_action", (0, 1, 2))


@pytest.mark.parametrize(
    ("card", "side", "wire"),
    [
        ("yellow", "right", GREEN),
        ("green", "left", YELLOW),
        ("green", "right", BLUE),
        ("blue", "right", RED),
        ("red", "left", BLUE),
        ("yellow", "left", RED),
    ],
)
def test_BSA_GEN_06_the_row_of_wires_closes_into_a_ring(card: str, side: str, wire: int) -> None:
    t = table(3)
    tools(t, 0, "remote_control")
    lock(t, "chicken", card, "blue" if card != "blue" else "red")
    assert asked(t) == ("react", (0,))
    t.answer(0, UseTool("remote_control", target=1, side="left" if side == "left" else "right"))
    assert on(t).stands_for[1] == wire
    assert asked(t) == ("chicken_look", (0,))
    assert Lock("green") not in t.options(0)
