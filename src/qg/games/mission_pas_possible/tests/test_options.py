import random

import msgspec
import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def expect_option_error(code: str, option: str, seats: Any = 3, **options: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats, options, seed="options")
    assert (caught.value.code, caught.value.option) == (code, option)


BAD: dict[str, tuple[Any, ...]] = {
    "mode": ("expert",), "difficulty": ("easy",), "hard_cards": ("on",), "timer_s": (299, 270, 310, 1830, -1),
    "pause": ("always",), "safety_net": (1,), "dead_ends": ("off",), "steady_hand": ("on",), "bag_draw": ("hand",),
    "roll_by": ("host",), "lock": ("majority",), "hints": ("all",), "sabotage_count": (12, -1),
    "insane_dice": ("none",), "first_holder": ("youngest",), "spectators": ("off",),
}  # fmt: skip


@pytest.mark.parametrize("option", BAD)
def test_MPP_OPT_01_a_value_outside_an_option_is_refused(option: str) -> None:
    for bad in BAD[option]:
        expect_option_error("option_out_of_range", option, **{option: bad})


@pytest.mark.parametrize("timer_s", [0, 300, 330, 600, 1800])
def test_MPP_OPT_01_the_bounds_of_the_timer_are_allowed(timer_s: int) -> None:
    t = briefed(3, timer_s=timer_s)
    assert (t.opt.timer_s, asked(t)) == (timer_s, ("briefing", (0, 1, 2)))


@pytest.mark.parametrize(
    ("option", "value", "modes"),
    [
        ("sabotage_count", 4, "advanced_piles"),
        ("piles_sabotage", "six", "standard advanced_single initiation"),
        ("overtime", False, "standard advanced_piles"),
    ],
)
def test_MPP_OPT_01_an_option_of_another_mode_is_refused(option: str, value: object, modes: str) -> None:
    for mode in modes.split():
        expect_option_error("option_not_in_mode", option, mode=mode, **{option: value})


def test_MPP_OPT_01_a_forced_value_overrides_silently_and_is_shown_as_locked() -> None:
    t = briefed(3, mode="initiation", difficulty="elite", hard_cards=True)
    assert (t.opt.difficulty, t.opt.hard_cards) == ("training", False)
    assert asked(t) == ("briefing", (0, 1, 2))
    locked = {option.id: option.forced["initiation"] for option in GAME.options if "initiation" in option.forced}
    assert locked == {"difficulty": "training", "hard_cards": False}


def test_MPP_OPT_01_defaults_are_those_of_the_table() -> None:
    t = GAME.new(3, seed="defaults")
    assert (t.conduct.opt.pause, t.conduct.opt.absent) == ("blind", "bot")
    assert msgspec.to_builtins(t.opt) == {
        "mode": "standard", "difficulty": "standard", "hard_cards": False, "timer_s": 600, "safety_net": True,
        "dead_ends": "allowed", "steady_hand": "off", "bag_draw": "auto", "roll_by": "holder", "lock": "unanimous",
        "hints": "needs", "sabotage_count": 6, "piles_sabotage": "all", "insane_dice": "all_players",
        "overtime": True, "first_holder": "random", "spectators": True,
    }  # fmt: skip
    assert GAME.new(3, {"mode": "initiation"}, seed="defaults").opt.dead_ends == "refused"
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_OPT_02_options_are_fixed_and_a_rematch_may_change_them() -> None:
    t = table(2, timer_s=0)
    before, rng = t.opt, random.Random("fixed")
    with pytest.raises(AttributeError):
        t.opt.timer_s = 300  # type: ignore[misc]
    while t.outcome is None and t.turn < 6:
        seat = rng.choice(t.waiting) if t.waiting else None
        t.time_up(t.due or t.now) if seat is None else t.answer(seat, draw(t.options(seat), rng))
    for seat in t.all_seats if t.outcome is None else ():
        t.answer(seat, CONCEDE)
    assert t.opt == before == sheet(t).options
    rematch = GAME.new(t.seats, {"timer_s": 300, "difficulty": "elite"}, seed="rematch")
    assert (rematch.opt.timer_s, rematch.opt.difficulty) == (300, "elite")
    assert asked(rematch) == ("briefing", (0, 1))


def test_MPP_OPT_03_at_least_one_seat_is_a_person() -> None:
    expect_option_error("no_person", "seats", [BOT, BOT, BOT])
    assert asked(briefed([BOT, PERSON, BOT])) == ("briefing", (1,))


def test_MPP_OPT_03_somebody_has_to_reach_in() -> None:
    expect_option_error("clash_bag_draw_roll_by", "bag_draw", bag_draw="grab", roll_by="auto")
    assert asked(briefed(3, bag_draw="grab", roll_by="anyone"))[0] == "briefing"
    assert asked(briefed(3, bag_draw="auto", roll_by="auto"))[0] == "briefing"


def test_MPP_OPT_01_one_to_five_seats_of_known_levels() -> None:
    for seats in (0, 6):
        expect_option_error("wrong_seat_count", "seats", seats)
    expect_option_error("unknown_level", "level", [PERSON, Seat("bot", "genius")])
    assert [asked(briefed(n)) for n in range(1, 6)] == [("briefing", tuple(range(n))) for n in range(1, 6)]
