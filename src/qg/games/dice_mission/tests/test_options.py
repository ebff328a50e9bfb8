import pytest

from qg.games.dice_mission.tests.prelude import *
from qg.kernel.options import fitting

VALUES: dict[str, tuple[Any, ...]] = {
    "very_special": (False, True),
    "joker_die": (False, True),
    "first_player": ("random", "host", "seat"),
    "first_seat": (1, 2),
    "hints": ("none", "marks", "odds"),
    "open_hands": (False, True),
    "round_cap": (0, 6, 8, 10, 12, 15, 20),
}
"""The table of the rules, but for the number of seats; seats 3 to 5 are tried apart."""


def test_DM_OPT_01_the_options_are_those_of_the_table_with_their_defaults() -> None:
    t = GAME.new(3, seed="opt")
    assert t.opt == Options(
        players=3,
        very_special=False,
        joker_die=False,
        first_player="random",
        first_seat=1,
        hints="marks",
        open_hands=False,
        round_cap=0,
    )
    assert {option.id for option in GAME.options if not option.block} == {"players", *VALUES}
    assert next(option for option in GAME.options if option.counts_seats).default == 3
    assert asked(t) == ("choose_dice", (t.active,))


@pytest.mark.parametrize(("option", "value"), [(name, value) for name in VALUES for value in VALUES[name]])
def test_DM_OPT_01_every_value_of_the_table_is_accepted(option: str, value: Any) -> None:
    t = GAME.new(3, {option: value}, seed="opt")
    assert getattr(t.opt, option) == value
    assert asked(t) == ("choose_dice", (t.active,))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("hints", "some"),
        ("first_player", "guest"),
        ("first_seat", 0),
        ("first_seat", 6),
        ("tempo", "slow"),
        ("round_cap", 1),
        ("round_cap", 7),
        ("round_cap", 30),
        ("open_hands", "on"),
        ("joker_die", 1),
    ],
)
def test_DM_OPT_01_no_other_value_is(option: str, value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(3, {option: value}, seed="opt")
    assert (caught.value.code, caught.value.option) == ("option_out_of_range", option)


def test_DM_OPT_01_all_options_may_be_combined() -> None:
    names = tuple(VALUES)
    combinations = [dict(zip(names, values, strict=True)) for values in product(*VALUES.values())]
    for options in random.Random(1).sample(combinations, 60):
        for seats in (2, 3, 4):
            t = GAME.new(seats, options, seed="opt")
            assert {name: getattr(t.opt, name) for name in names} == options
            assert asked(t) == ("choose_dice", (t.active,))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DM_OPT_01_both_variants_may_be_on_together(seats: int) -> None:
    t = GAME.new(seats, {"very_special": True, "joker_die": True, "round_cap": 6}, seed="opt")
    assert (len(t.display), t.jokers) == (seats + 1, (True,) * seats)
    play_out(t)
    assert asked(t) == ("over", ())


def test_DM_OPT_01_no_joker_dice_with_five_seats() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(5, {"joker_die": True}, seed="opt")
    assert (caught.value.code, caught.value.option) == ("option_not_with_seats", "joker_die")
    assert caught.value.allowed == [2, 3, 4]
    assert GAME.new(5, {"very_special": True}, seed="opt").jokers == (False,) * 5


def test_DM_OPT_01_adding_a_fifth_seat_switches_them_off() -> None:
    chosen = {"joker_die": True, "very_special": True}
    assert fitting(GAME.options, chosen, 4) == chosen
    kept = fitting(GAME.options, chosen, 5)
    assert kept == {"very_special": True}
    t = GAME.new(5, kept, seed="opt")
    assert t.opt.joker_die is False
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_OPT_01_the_first_seat_must_exist_where_it_is_meant() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(3, {"first_player": "seat", "first_seat": 4}, seed="opt")
    assert (caught.value.option, caught.value.value) == ("first_seat", 4)
    assert GAME.new(4, {"first_player": "seat", "first_seat": 4}, seed="opt").active == 3


def test_DM_OPT_01_with_random_the_first_seat_is_ignored() -> None:
    first = {GAME.new(3, {"first_seat": 3}, seed=str(seed)).active for seed in range(40)}
    assert first == {0, 1, 2}


def test_DM_OPT_02_the_options_are_public() -> None:
    t, told = GAME.open_table(3, {"very_special": True, "hints": "none", "round_cap": 12}, seed="opt")
    for seat in (0, 1, 2, None):
        opt = GAME.view(t, seat).opt
        assert (opt.very_special, opt.hints, opt.round_cap) == (True, "none", 12)
        (started,) = events(told, GameStarted, seat)
        assert started.options == t.opt
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_OPT_03_any_combination_can_be_kept_as_a_preset_and_offered_again() -> None:
    names = tuple(option.id for option in GAME.options if not option.counts_seats and not option.block)
    combinations = [dict(zip(VALUES, values, strict=True)) for values in product(*VALUES.values())]
    for options in random.Random(3).sample(combinations, 40):
        kept = msgspec.json.encode(Preset("own", options, 3))
        preset = msgspec.json.decode(kept, type=Preset)
        t = GAME.new(preset.seats or 0, preset.options, seed="opt")
        assert {name: getattr(t.opt, name) for name in names} == options
        assert asked(t) == ("choose_dice", (t.active,))


def test_the_data_lists_the_options_in_the_order_of_the_rules() -> None:
    assert [entry.id for entry in DATA.setup.option] == list(VALUES)
