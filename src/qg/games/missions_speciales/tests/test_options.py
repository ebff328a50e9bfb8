"""What a host may choose (section 2)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *

DEFAULTS: dict[str, Any] = {
    "mode": "evaluation",
    "seats": 4,
    "target": 4000,
    "elimination": "permanent",
    "ending": "immediate",
    "last_survivor": "wins",
    "first_mission": "dealt",
    "next_mission": "chosen",
    "black_die": "auto",
    "roles": "software",
    "aids": "full",
    "round_limit": 150,
}
NO_VALUES = {
    "target": (1000, 1400, 4250, 8500, "4000"),
    "elimination": ("temporary",),
    "ending": ("never",),
    "last_survivor": ("loses",),
    "first_mission": ("drawn",),
    "next_mission": ("dealt",),
    "black_die": ("manual",),
    "roles": ("human",),
    "aids": ("some",),
    "mode": ("team",),
    "round_limit": (50, 410),
    "tempo": ("slow",),
}


def why_no_table(n: int, **options: Any) -> tuple[str, str]:
    """Code and option of the refusal."""
    with pytest.raises(OptionError) as caught:
        GAME.new(n, options, seed="opt")
    return caught.value.code, caught.value.option


def test_all_defaults_are_those_of_the_rules() -> None:
    assert [(option.id, option.default) for option in GAME.options if not option.block] == list(DEFAULTS.items())
    t = GAME.new(4, seed="opt")
    assert t.opt == Options() == Options(**DEFAULTS)
    assert asked(t) == ("choose_identity", (A, B, C, D))


@pytest.mark.parametrize(("option", "value"), [(id, value) for id, values in NO_VALUES.items() for value in values])
def test_no_other_value_can_be_chosen(option: str, value: Any) -> None:
    assert why_no_table(4, **{option: value}) == ("option_out_of_range", option)


# -- mode, seats, target ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_MS_OPT_01_MS_OPT_02_two_to_six_seats_and_one_in_solo(n: int) -> None:
    assert lobby(1, mode="solo").opt.seats == 1
    assert why_no_table(n, mode="solo") == ("option_not_with_seats", "mode")
    assert why_no_table(7) == why_no_table(0) == ("wrong_seat_count", "seats")
    assert why_no_table(4, seats=3) == ("seats_differ", "seats")
    t = table(n)
    assert t.opt.seats == len(t.agents) == n
    assert asked(t) == ("turn_action", (A,))


def test_MS_OPT_03_presets_short_standard_and_long() -> None:
    presets = {preset.id: preset.options for preset in GAME.presets}
    assert [presets[name] for name in ("short", "standard", "long")] == [{"target": n} for n in (2000, 4000, 6000)]


# -- missions ---------------------------------------------------------------------------------------------------------


def test_MS_OPT_07_or_chosen_in_order_of_play_from_what_is_left() -> None:
    t = lobby(3, rolled="1 3 2", first_mission="chosen")
    for seat in t.waiting:
        t.answer(seat, KeepIdentity())
    assert asked(t) == ("choose_first_mission", (B,))
    assert choices(t, B) == tuple(TakeMission(mission) for mission in MISSION_IDS)
    told = t.answer(B, TakeMission("m17"))
    assert [(event.seat, event.mission, event.how) for event in events(told, MissionGiven)] == [(B, "m17", "chosen")]
    assert asked(t) == ("choose_first_mission", (C,))
    assert TakeMission("m17") not in choices(t, C) and len(choices(t, C)) == 9
    assert refused(t, C, TakeMission("m17")) == ("mission_taken", "MS-NEW-01")
    assert refused(t, C, TakeMission("m20")) == ("no_such_mission", "MS-NEW-01")
    assert refused(t, C, Wait())[0] == "not_an_option"
    t.answer(C, TakeMission("m10"))
    t.answer(A, TakeMission("m19"))
    assert [agent.mission for agent in t.agents] == ["m19", "m17", "m10"]
    assert asked(t) == ("ready", (A, B, C))


def test_MS_OPT_08_or_drawn_at_random_among_the_available_ones_without_waiting() -> None:
    drawn: set[str] = set()
    for place in range(8):
        t = table(2, "m10", "m11", next_mission="drawn")
        t.script = (place,)
        [given] = events(t.answer(A, Abandon()), MissionGiven)
        assert (given.seat, given.how) == (A, "drawn") and not t.script
        drawn.add(given.mission)
        assert asked(t) == ("turn_action", (B,))
    assert drawn == {"m12", "m13", "m14", "m15", "m16", "m17", "m18", "m19"}  # neither B's nor the one just ended


# -- dice, roles, aids ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tempo", ["live", "relaxed", "days", "untimed"])
def test_MS_OPT_09_tap_the_counter_espionage_has_four_seconds_then_it_rolls_by_itself(tempo: str) -> None:
    t = table(3, "m19", black_die="tap", tempo=tempo)
    rolls(t, "3 1")
    assert not events(t.answer(A, Engage(), at=10 * SECOND), DiceRolled)
    assert (asked(t), t.due) == (("tap_black_die", (B,)), 14 * SECOND)
    assert not t.time_up(14 * SECOND - 1)
    told = t.time_up(14 * SECOND)
    assert len(events(told, DiceRolled)) == 1 and not events(told, TimedOut)
    assert asked(t) == ("turn_action", (B,))


def test_MS_OPT_11_full_route_finder_and_odds_printed_the_sheet_none_nothing() -> None:
    """Legal moves are the same."""
    shown, offered = {}, set()
    for aids in ("full", "printed", "none"):
        t = table(2, "m19", aids=aids)
        put(t, A, "m19", 3, "paris", (0, 2, 0))  # stage 3, intelligence in Baku; the sheet counts from London
        view = GAME.view(t, A)
        shown[aids] = GAME.figures(view)
        assert view.opt.aids == aids and view.options == choices(t, A)
        offered.add(choices(t, A))
        assert asked(t) == ("turn_action", (A,))
    assert len(offered) == 1
    full, printed, none = (shown[aids].seats[A] for aids in ("full", "printed", "none"))
    assert full.standard and full.odds and printed.standard and printed.express
    assert (printed.soon, printed.fights, printed.stretch) == (none.soon, none.fights, none.stretch) == (None,) * 3
    assert (full.standard.turns, full.express, full.odds.held) == (3, None, 2)  # from Paris, with this pocket
    assert (printed.standard.turns, printed.express.turns, printed.express.points) == (4, 1, 3)  # as on the sheet
    assert (full.standard.points, printed.standard.points) == (0, 0)
    assert (none.standard, none.express, none.odds, printed.odds) == (None,) * 4
    assert [shown[aids].ways_from for aids in ("full", "printed", "none")] == ["paris", None, None]


def test_MS_OPT_11_advice_is_there_with_full_aids_only() -> None:
    seats = people(1, bots=1)
    assert GAME.hints(lobby(seats), A) is not None
    assert GAME.hints(lobby(seats, aids="printed"), A) is None
    assert GAME.hints(lobby(seats, aids="none"), A) is None
    assert GAME.hints(lobby(people(2, bots=1)), A) is None  # not against people


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tempo", "seconds"), [("live", 60), ("relaxed", 180), ("days", 86_400)])
def test_MS_OPT_13_QG_TIM_02_QG_VOT_01_the_time_of_the_tempo_anew_for_each_decision(tempo: str, seconds: int) -> None:
    t = lobby(2, tempo=tempo)
    t.answer(A, KeepIdentity(), at=3 * SECOND)
    assert t.due == seconds * SECOND  # one question for all
    t.answer(B, KeepIdentity(), at=4 * SECOND)
    assert (asked(t), t.due) == (("ready", (A, B)), (4 + 3 * seconds) * SECOND)  # to read the sheet
    t = table(2, "m19", tempo=tempo)
    put(t, A, "m19", 2, "paris")
    t.answer(A, Step("london"), at=5 * SECOND)
    assert (asked(t), t.due) == (("engage_on_arrival", (A,)), (5 + seconds) * SECOND)


def test_MS_OPT_13_untimed_is_off() -> None:
    t = lobby(2, tempo="untimed")
    while t.round < 2:
        assert t.due is None
        assert not t.time_up(t.now + 10**9)
        plainly(t)
    assert asked(t) == ("turn_action", (A,))


def test_MS_OPT_13_QG_TIM_04_on_expiry_the_default_applies() -> None:
    t = lobby(2)
    assert not t.time_up(60 * SECOND - 1)
    told = t.time_up(60 * SECOND)
    assert [(late.seat, late.default) for late in events(told, TimedOut)] == [(A, KeepIdentity()), (B, KeepIdentity())]
    assert (t.now, t.due) == (60 * SECOND, 240 * SECOND)
    t.answer(A, SayReady(), at=60 * SECOND)
    told = t.time_up(240 * SECOND)
    assert [(late.seat, late.timer) for late in events(told, TimedOut)] == [(B, "ready")]
    told = t.time_up(300 * SECOND)
    assert [(late.seat, late.timer) for late in events(told, TimedOut)] == [(A, "decision")]
    assert asked(t) == ("turn_action", (B,))
