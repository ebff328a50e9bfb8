import pytest

from qg.games.dice_mission.tests.prelude import *
from qg.kernel.options import fitting, of_today

OPTIONS: dict[str, tuple[Any, tuple[Any, ...], tuple[Any, ...]]] = {
    "very_special": (False, (False, True), (2, "yes")),
    "joker_die": (False, (False, True), (1, "on")),
    "first_player": ("random", ("random", "host", "seat"), ("guest", 1)),
    "first_seat": (1, (1, 2, 3), (0, 6, "one")),
    "hints": ("marks", ("none", "marks", "odds"), ("some", False)),
    "open_hands": (False, (False, True), ("on", 0)),
    "round_cap": (0, (0, 6, 8, 10, 12, 15, 20), (1, 7, 30)),
}
"""The table of the rules, but for the number of seats: default, what may be chosen, what may not."""
EVERY = [dict(zip(OPTIONS, values, strict=True)) for values in product(*(may for _, may, __ in OPTIONS.values()))]


def refused_option(seats: int, **options: Any) -> tuple[str, str]:
    with pytest.raises(OptionError) as caught:
        GAME.new(seats, options, seed="opt")
    return caught.value.code, caught.value.option


def test_DM_OPT_01_the_options_are_those_of_the_table_with_their_defaults() -> None:
    t = GAME.new(3, seed="opt")
    assert plain(t.opt) == {"players": 3} | {name: default for name, (default, _, __) in OPTIONS.items()}
    assert [option.id for option in GAME.options if not option.block] == ["players", *OPTIONS]
    assert next(option for option in GAME.options if option.counts_seats).default == 3
    assert asked(t) == ("choose_dice", (t.active,))


@pytest.mark.parametrize("option", OPTIONS)
def test_DM_OPT_01_every_value_of_the_table_is_accepted_and_no_other(option: str) -> None:
    _, may, may_not = OPTIONS[option]
    for value in may:
        t = GAME.new(3, {option: value}, seed="opt")
        assert getattr(t.opt, option) == value
        assert asked(t) == ("choose_dice", (t.active,))
    for value in may_not:
        assert refused_option(3, **{option: value}) == ("option_out_of_range", option)


@pytest.mark.parametrize("seats", [3, 4])
def test_DM_OPT_01_all_options_may_be_combined(seats: int) -> None:
    for options in random.Random(seats).sample(EVERY, 60):
        t = GAME.new(seats, options, seed="opt")
        assert plain(t.opt) == {"players": seats} | options
        assert asked(t) == ("choose_dice", (t.active,))


def test_DM_OPT_01_both_variants_may_be_on_together() -> None:
    t = GAME.new(2, {"very_special": True, "joker_die": True, "round_cap": 6}, seed="opt")
    assert (len(t.display), t.jokers) == (3, (True, True))
    play_out(t)
    assert asked(t) == ("over", ())


def test_DM_OPT_01_no_joker_dice_with_five_seats_so_a_fifth_switches_them_off() -> None:
    chosen = {"joker_die": True, "very_special": True}
    assert refused_option(5, **chosen) == ("option_not_with_seats", "joker_die")
    assert fitting(GAME.options, chosen, 4) == chosen
    t = GAME.new(5, fitting(GAME.options, chosen, 5), seed="opt")
    assert (t.opt.joker_die, t.opt.very_special, t.jokers) == (False, True, (False,) * 5)
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_OPT_01_the_first_seat_must_exist_where_it_is_meant() -> None:
    assert refused_option(3, first_player="seat", first_seat=4) == ("option_out_of_range", "first_seat")
    assert GAME.new(4, {"first_player": "seat", "first_seat": 4}, seed="opt").active == 3
    assert {GAME.new(3, {"first_seat": 3}, seed=str(seed)).active for seed in range(40)} == {0, 1, 2}


def test_DM_OPT_02_the_options_are_public() -> None:
    t, told = GAME.open_table(3, {"very_special": True, "hints": "none", "round_cap": 12}, seed="opt")
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).opt == t.opt
        assert [started.options for started in events(told, GameStarted, seat)] == [t.opt]
    assert (t.opt.very_special, t.opt.hints, t.opt.round_cap) == (True, "none", 12)
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_OPT_03_any_combination_can_be_kept_as_a_preset_and_offered_again() -> None:
    for options in random.Random(3).sample(EVERY, 40):
        preset = msgspec.json.decode(msgspec.json.encode(Preset("own", options, 3)), type=Preset)
        t = GAME.new(preset.seats or 0, preset.options, seed="opt")
        assert plain(t.opt) == {"players": 3} | options
        assert asked(t) == ("choose_dice", (t.active,))


def test_DM_OPT_03_a_preset_of_the_house_is_what_its_words_say() -> None:
    tables = {preset.id: GAME.new(preset.seats or 3, preset.options, seed="opt") for preset in GAME.presets}
    box, school = tables["box"].opt, tables["school"]
    assert box == Options(players=3) and tables["unaided"].opt == msgspec.structs.replace(box, hints="none")
    assert tables["short"].opt == msgspec.structs.replace(box, round_cap=6)
    assert school.opt == msgspec.structs.replace(box, open_hands=True, hints="odds") and school.due is None
    assert tables["very_special"].opt == msgspec.structs.replace(box, very_special=True)
    assert tables["joker"].jokers == (True,) * 4
    assert all(asked(t) == ("choose_dice", (t.active,)) for t in tables.values())


@pytest.mark.parametrize(
    ("seconds", "now"),
    [(0, {"tempo": "untimed"}), (30, {}), (60, {}), (90, {}), (180, {"tempo": "relaxed"})],
)
def test_the_seconds_of_an_earlier_release_are_a_tempo_of_today(seconds: int, now: dict[str, Any]) -> None:
    assert of_today(GAME.former, {"turn_seconds": seconds, "hints": "odds"}) == now | {"hints": "odds"}
    assert GAME.new(3, now, seed="opt").outcome is None
