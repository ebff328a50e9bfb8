import random

import msgspec
import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def expect_option_error(code: str, option: str, seats: Any = 3, **options: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats, options, seed="options")
    assert caught.value.code == code
    assert caught.value.option == option


@pytest.mark.parametrize(
    ("option", "bad"),
    [
        ("mode", "expert"),
        ("difficulty", "easy"),
        ("hard_cards", "on"),
        ("timer_s", 299),
        ("timer_s", 270),
        ("timer_s", 310),
        ("timer_s", 1830),
        ("timer_s", -1),
        ("pause", "always"),
        ("safety_net", 1),
        ("dead_ends", "off"),
        ("steady_hand", "on"),
        ("bag_draw", "hand"),
        ("roll_by", "host"),
        ("lock", "majority"),
        ("hints", "all"),
        ("sabotage_count", 12),
        ("sabotage_count", -1),
        ("insane_dice", "none"),
        ("first_holder", "youngest"),
        ("spectators", "off"),
    ],
)
def test_MPP_OPT_01_a_value_outside_an_option_is_refused(option: str, bad: object) -> None:
    expect_option_error("option_out_of_range", option, **{option: bad})


@pytest.mark.parametrize("timer_s", [0, 300, 330, 600, 1800])
def test_MPP_OPT_01_the_bounds_of_the_timer_are_allowed(timer_s: int) -> None:
    assert briefed(3, timer_s=timer_s).opt.timer_s == timer_s


@pytest.mark.parametrize(
    ("option", "value", "mode"),
    [
        ("sabotage_count", 4, "advanced_piles"),
        ("piles_sabotage", "six", "standard"),
        ("piles_sabotage", "six", "advanced_single"),
        ("piles_sabotage", "six", "initiation"),
        ("overtime", False, "standard"),
        ("overtime", False, "advanced_piles"),
    ],
)
def test_MPP_OPT_01_an_option_of_another_mode_is_refused(option: str, value: object, mode: str) -> None:
    expect_option_error("option_not_in_mode", option, mode=mode, **{option: value})


def test_MPP_OPT_01_a_forced_value_overrides_silently_and_is_shown_as_locked() -> None:
    t = briefed(3, mode="initiation", difficulty="elite", hard_cards=True)
    assert (t.opt.difficulty, t.opt.hard_cards) == ("training", False)
    assert asked(t) == ("briefing", (0, 1, 2))
    locked = {option.id: option.forced["initiation"] for option in GAME.options if "initiation" in option.forced}
    assert locked == {"difficulty": "training", "hard_cards": False}


def test_MPP_OPT_01_defaults_are_those_of_the_table() -> None:
    t = GAME.new(3, seed="defaults")
    opt = t.opt
    assert (t.conduct.opt.pause, t.conduct.opt.absent) == ("blind", "bot")
    assert (opt.mode, opt.difficulty, opt.hard_cards, opt.timer_s) == ("standard", "standard", False, 600)
    assert (opt.safety_net, opt.dead_ends, opt.steady_hand, opt.bag_draw, opt.roll_by) == (
        True, "allowed", "off", "auto", "holder",
    )  # fmt: skip
    assert (opt.lock, opt.hints, opt.sabotage_count, opt.piles_sabotage) == ("unanimous", "needs", 6, "all")
    assert (opt.insane_dice, opt.overtime, opt.first_holder, opt.spectators) == ("all_players", True, "random", True)
    assert GAME.new(3, {"mode": "initiation"}, seed="defaults").opt.dead_ends == "refused"


def test_MPP_OPT_02_options_are_fixed_and_a_rematch_may_change_them() -> None:
    t = table(2, timer_s=0)
    before, rng = t.opt, random.Random("fixed")
    with pytest.raises(AttributeError):
        t.opt.timer_s = 300  # type: ignore[misc]
    for _ in range(300):
        seat = rng.choice(t.waiting) if t.waiting else None
        t.time_up(t.due or t.now) if seat is None else t.answer(seat, draw(t.options(seat), rng))
        if t.outcome:
            break
    if not t.outcome:
        t.answer(0, CONCEDE)
        t.answer(1, CONCEDE)
    assert t.outcome is not None
    assert t.opt == before == t.outcome.sheet.options
    assert set(msgspec.to_builtins(before)) == set(msgspec.to_builtins(Options()))
    rematch = GAME.new(t.seats, {"timer_s": 300, "difficulty": "elite"}, seed="rematch")
    assert (rematch.opt.timer_s, rematch.opt.difficulty) == (300, "elite")
    assert asked(rematch) == ("briefing", (0, 1))


def test_MPP_OPT_03_at_least_one_seat_is_a_person() -> None:
    expect_option_error("no_person", "seats", [BOT, BOT, BOT])
    t = briefed([BOT, PERSON, BOT])
    assert asked(t) == ("briefing", (1,))


def test_MPP_OPT_03_somebody_has_to_reach_in() -> None:
    expect_option_error("clash_bag_draw_roll_by", "bag_draw", bag_draw="grab", roll_by="auto")
    assert asked(briefed(3, bag_draw="grab", roll_by="anyone"))[0] == "briefing"
    assert asked(briefed(3, bag_draw="auto", roll_by="auto"))[0] == "briefing"


@pytest.mark.parametrize("seats", [0, 6])
def test_MPP_OPT_01_one_to_five_seats(seats: int) -> None:
    expect_option_error("wrong_seat_count", "seats", seats)
    assert [len(briefed(n).seats) for n in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]


def test_MPP_OPT_01_a_bot_of_an_unknown_level_is_refused() -> None:
    expect_option_error("unknown_level", "level", [PERSON, Seat("bot", "genius")])
