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
    assert [briefed(1, timer_s=seconds).opt.timer_s for seconds in (0, 300, 330, 1800)] == [0, 300, 330, 1800]


def test_MPP_OPT_01_an_option_of_another_mode_is_refused() -> None:
    for mode in ("standard", "advanced_single", "initiation"):
        expect_option_error("option_not_in_mode", "piles_sabotage", mode=mode, piles_sabotage="six")
    for mode in ("standard", "advanced_piles"):
        expect_option_error("option_not_in_mode", "overtime", mode=mode, overtime=False)
    expect_option_error("option_not_in_mode", "sabotage_count", mode="advanced_piles", sabotage_count=4)


def test_MPP_OPT_01_a_forced_value_overrides_silently_and_is_shown_as_locked() -> None:
    t = briefed(3, mode="initiation", difficulty="elite", hard_cards=True)
    assert (t.opt.difficulty, t.opt.hard_cards, asked(t)) == ("training", False, ("briefing", (0, 1, 2)))
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
    assert t.opt == Options(), "a table of which nothing is known has these, too"
    assert GAME.new(3, {"mode": "initiation"}, seed="defaults").opt.dead_ends == "refused"
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_OPT_02_options_are_fixed_and_a_rematch_may_change_them() -> None:
    t = table(2, timer_s=0)
    before = t.opt
    with pytest.raises(AttributeError):
        t.opt.timer_s = 300  # type: ignore[misc]
    for seat in t.all_seats:
        t.answer(seat, CONCEDE)
    assert t.opt == before == sheet(t).options
    rematch = GAME.new(t.seats, {"timer_s": 300, "difficulty": "elite"}, seed="rematch")
    assert (rematch.opt.timer_s, rematch.opt.difficulty) == (300, "elite")
    assert asked(rematch) == ("briefing", (0, 1))


def test_MPP_OPT_01_the_host_says_whether_people_may_look_on() -> None:
    tables = [briefed(2, spectators=spectators) for spectators in (True, False)]
    assert [GAME.spectators(t) for t in tables] == [True, False]
    assert [asked(t) for t in tables] == [("briefing", (0, 1))] * 2


def test_MPP_OPT_03_at_least_one_seat_is_a_person_and_somebody_has_to_reach_in() -> None:
    expect_option_error("no_person", "seats", [BOT, BOT])
    assert asked(briefed([BOT, PERSON])) == ("briefing", (1,))
    expect_option_error("clash_bag_draw_roll_by", "bag_draw", bag_draw="grab", roll_by="auto")
    assert asked(briefed(1, bag_draw="grab", roll_by="anyone")) == ("briefing", (0,))
    assert asked(briefed(1, bag_draw="auto", roll_by="auto")) == ("briefing", (0,))


def test_MPP_OPT_01_one_to_five_seats_of_known_levels() -> None:
    for seats in (0, 6):
        expect_option_error("wrong_seat_count", "seats", seats)
    expect_option_error("unknown_level", "level", [PERSON, Seat("bot", "genius")])
    assert [asked(briefed(n)) for n in range(1, 6)] == [("briefing", tuple(range(n))) for n in range(1, 6)]


def test_MPP_OPT_01_presets_are_what_the_lobby_says_of_them() -> None:
    presets = {preset.id: (preset.options, preset.seats) for preset in GAME.presets}
    assert presets == {
        "first_mission": ({"mode": "initiation"}, None),
        "family": ({"difficulty": "training", "timer_s": 900, "dead_ends": "refused"}, None),
        "box": ({}, None),
        "purist": (
            {
                "difficulty": "expert", "safety_net": False, "bag_draw": "grab", "steady_hand": "gesture",
                "hints": "none", "pause": "none",
            },
            None,
        ),
        "score_hunt": ({"mode": "advanced_piles", "difficulty": "expert", "hard_cards": True}, None),
        "practice": ({"timer_s": 0, "hints": "best"}, 1),
        "no_way": ({"difficulty": "insane", "hard_cards": True}, None),
    }  # fmt: skip
    tables = [GAME.new(seats or 3, options, seed="presets") for options, seats in presets.values()]
    assert [asked(t)[0] for t in tables] == [*["briefing"] * 4, "choose_mix", "briefing", "briefing"]
