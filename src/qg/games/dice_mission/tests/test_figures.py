"""What the board shows beside the view: how each mission stands, counters, previews, titles; and the box as data."""

import pytest

from qg.games.dice_mission.figures import CardFigures, Figures, figures
from qg.games.dice_mission.measures import highest, lowest, spread
from qg.games.dice_mission.odds import chances, rolls_left
from qg.games.dice_mission.tests.prelude import *
from qg.lab.match import make_bots, next_input


def of(t: State, seat: int | None = A) -> Figures:
    return figures(GAME.view(t, seat))


def card(t: State, face: str, seat: int = A) -> CardFigures:
    return next(one for one in of(t, seat).cards if one.card == face)


def debriefing(*trays: str, holds: tuple[str, ...] = (), **options: Any) -> State:
    """Seat 0 debriefs with these dice on the table and these missions in hand."""
    t = table(len(trays), **options)
    debrief_turn(t, A)
    hand(t, A, *holds)
    dice(t, *trays)
    return t


def whole_games() -> list[State]:
    """Every table of some whole games, of two to five players."""
    met: list[State] = []
    for seats in (2, 3, 4, 5):
        t = GAME.new(seats, {"round_cap": 6}, seed=f"figures {seats}")
        bots, rng = make_bots(GAME, ["rookie"], seats), random.Random(seats)
        while t.outcome is None:
            apply(t, next_input(GAME, t, bots, rng, think=400))
            met.append(GAME.restore(GAME.dump(t)))
    return met


GAMES = whole_games()
SOME = random.Random(7).sample(GAMES, 60)
PLAYING = [t for t in SOME if t.outcome is None]


def test_the_count_of_the_table_goes_by_the_dice_of_all_and_is_the_same_for_everybody() -> None:
    t = debriefing("6 6 1", "2 2", "5")
    assert (of(t).counts, of(t).dice, of(t).total) == ((1, 2, 0, 0, 1, 2), 6, 22)
    assert [seat.total for seat in of(t).seats] == [13, 4, 5]
    for t in SOME:
        assert (
            len({json.dumps(plain((of(t, s).counts, of(t, s).total, of(t, s).seats))) for s in (*t.all_seats, None)})
            == 1
        )


def test_a_seat_lacks_what_is_in_its_hand_and_a_special() -> None:
    t = table()
    validated(t, B, "ve-02", "sp-09")
    every = ("solo", "versus", "team", "special")
    assert [seat.lacks for seat in of(t, None).seats] == [every, ("solo", "team"), every]


# -- how a mission stands ---------------------------------------------------------------------------------------------


def test_a_mission_holds_or_is_one_die_away_among_the_dice_it_looks_at() -> None:
    t = debriefing("6 6 1 5 2", "6 6 3", "4 5 5", holds=("so-12", "ve-16", "te-12"))
    assert card(t, "so-12").near, "one more 6"
    assert card(t, "ve-16").near, "a third 6 of mine, or one 6 less of his"
    assert not card(t, "te-12").near, "four 6s, and exactly one is wanted"
    dice(t, "6 6 1 6 2", "6 3 3", "4 5 5")
    everybody_a_six = debriefing("1 2", "6 3", "6 1", holds=("so-12", "ve-16", "te-25"))
    assert card(everybody_a_six, "te-25").near, "one 6 of mine"
    mine = card(t, "so-12")
    assert (mine.holds, mine.near, mine.out) == (True, False, False)
    assert mine.dice == (die(A, 1), die(A, 2), die(A, 4)), "which dice prove it"
    assert card(t, "ve-16").holds


@pytest.mark.parametrize("t", [t for t in PLAYING if any(t.dice)])
def test_near_means_that_some_single_die_would_do(t: State) -> None:
    """Compared with every single change of every die, one by one."""
    for one in of(t).cards:
        assert one.holds == is_met(one.card, t.dice, A)
        own = type_of(one.card) in ("solo", "special")
        seats = [A] if own else list(t.all_seats)
        would = any(
            is_met(one.card, with_at(t.dice, seat, with_at(t.dice[seat], place, Die(tray_die.id, value))), A)
            for seat in seats
            for place, tray_die in enumerate(t.dice[seat])
            for value in range(1, 7)
        )
        assert one.near == (would and not one.holds), one.card


@pytest.mark.parametrize("face", ("so-02", "so-03", "so-05", "so-17", "so-21", "sp-12", "ve-01", "ve-05"))
def test_sizes_are_the_numbers_of_dice_of_which_some_roll_meets_the_mission(face: str) -> None:
    for size in range(1, 7):
        trays = [tuple(map(Die, range(size), roll)) for roll in combinations_with_replacement(range(1, 7), size)]
        assert (size in DATA.missions[face].sizes) == any(DATA.holds[face](counts(tray), ()) for tray in trays), size
    assert DATA.missions["ve-11"].sizes == (1, 2, 3, 4, 5, 6), "some opponent may have as many points"
    assert DATA.missions["te-03"].sizes == (), "TEAM missions go by the dice of all"


def test_out_of_reach_goes_by_the_dice_held_or_about_to_be_rolled() -> None:
    t = debriefing("6 6 1", "1 2 3", "4 5 5", holds=("so-02",))
    assert card(t, "so-02").out
    dice(t, "6 1", "1 2 3", "4 5 5")
    assert not card(t, "so-02").out
    t = table()
    hand(t, A, "so-02")
    hand(t, B, "so-03")
    mission_turn(t, B, n=4)
    assert card(t, "so-03", B).out, "four dice, not rolled yet"
    assert card(t, "so-02").out, "four dice, rolled"
    debrief_turn(t, A)
    dice(t, "", "1 2 3", "4 5 5")
    assert not card(t, "so-02").out, "no dice to judge by"
    t = table(joker_die=True)
    hand(t, A, "so-17")
    hand(t, B, "so-16")
    mission_turn(t, B, n=3)
    assert not card(t, "so-16", B).out, "three dice and a joker still to be played make a run of four"
    t.jokers = (False, False, False)
    t.scratch.forget()
    assert card(t, "so-16", B).out


def test_versus_tells_every_rivals_figure_and_who_is_in_the_way() -> None:
    t = debriefing("6 6 5 4 4", "1 3 5 6 4", "5 5 6 6 2", holds=("so-01", "ve-08"))
    mine = card(t, "ve-08")
    assert (mine.figure, mine.blockers) == (25, (C,))
    assert [(rival.seat, rival.figure, rival.beaten) for rival in mine.rivals] == [(B, 19, True), (C, 24, False)]
    t = debriefing("6 6", "1 1", "", holds=("so-01", "ve-02"))
    mine = card(t, "ve-02")
    assert mine.figure is None, "it compares none; and C has no dice"
    assert [(rival.seat, rival.figure, rival.beaten) for rival in mine.rivals] == [(B, None, False)]


def test_team_counts_what_its_card_compares() -> None:
    t = debriefing("1 1 3", "3 5 6", "1 2 2", holds=("so-01", "ve-01", "te-01"))
    assert [(figure.kind, figure.values, figure.figure) for figure in card(t, "te-01").tally] == [
        ("count", (1,), 3),
        ("count", (3,), 2),
    ]


@pytest.mark.parametrize("t", PLAYING)
def test_the_figures_of_missions_agree_with_the_marks_of_the_view(t: State) -> None:
    for seat in t.all_seats:
        own = GAME.view(t, seat).board.own
        assert own is not None and own.marks is not None
        used = t.used if t.turn == seat else ()
        lit = {(c.source, c.slot) for c in of(t, seat).cards if c.holds and type_of(c.card) not in used}
        assert lit == {("hand", slot) for slot in own.marks.hand} | {("display", slot) for slot in own.marks.display}


def test_missions_are_told_with_hints_to_a_seat_and_the_display_while_it_may_be_taken() -> None:
    t = debriefing("6 6 6", "1 2 3", "4 5 5", holds=("so-12",))
    assert {one.source for one in of(t).cards} == {"hand", "display"} and of(t, None).cards == ()
    validated(t, A, "sp-20")
    assert {one.source for one in of(t).cards} == {"hand"}
    t = debriefing("6 6 6", "1 2 3", "4 5 5", holds=("so-12",), hints="none")
    gadgets(t, A, "theft")
    assert (of(t).cards, of(t).previews, of(t).total) == ((), (), 38)


def test_chances_are_those_of_the_odds_in_whole_percent_where_the_table_allows_them() -> None:
    t, unasked = table(hints="odds"), table()
    for each in (t, unasked):
        mission_turn(each, B, n=4)
    hand(t, B, "so-02", "ve-01", "te-10")
    found = [chance for chance in chances(GAME.view(t, B)).hand if chance is not None]
    assert [one.chance for one in of(t, B).cards if one.source == "hand"] == [round(100 * chance) for chance in found]
    shown = [chance for chance in chances(GAME.view(t, B)).display if chance is not None]
    never_sure = [min(99, max(1, round(100 * chance))) for chance in shown]
    assert [one.chance for one in of(t, B).cards if one.source == "display"] == never_sure != []
    assert found[0] == 0 and all(0.01 < chance < 0.99 for chance in found[1:])
    sure = table(hints="odds")
    hand(sure, A, "so-02", "ve-12", "te-10")
    mission_turn(sure, B, n=2, r=3)
    dice(sure, "5 5")
    assert card(sure, "so-02").chance == 100, "whatever the others roll"
    fallen = debriefing("6 6 6", "1 2 3", "4 5 5", hints="odds")
    assert all(one.chance is None for one in (*of(unasked, B).cards, *of(fallen).cards))


def test_taking_dice_off_the_table_is_previewed() -> None:
    t = table()
    hand(t, B, "so-03")
    gadgets(t, B, "new-deal")
    mission_turn(t, B, n=3)
    rolls(t, "5 2 6")
    t.answer(B, Roll())
    wanted = choices(t, B).index(NewDeal(2, (die(B, 3),)))
    assert [one.gains for one in of(t, B).previews if one.option == wanted] == [("hand-1",)]


def test_handing_a_die_over_is_previewed_on_both_sides() -> None:
    t = debriefing("5 5 5 1", "6 6 2", "1 1", holds=("so-12", "ve-11"))
    gadgets(t, A, "transfer")
    told = {one.option: (one.gains, one.losses) for one in of(t).previews}
    for number, option in enumerate(choices(t, A)):
        if isinstance(option, Transfer):
            then = GAME.restore(GAME.dump(t))
            then.answer(A, option)
            before, after = ({(c.source, c.slot) for c in of(each).cards if c.holds} for each in (t, then))
            gains, losses = (tuple(f"{a}-{b}" for a, b in sorted(some)) for some in (after - before, before - after))
            assert tuple(map(sorted, told.get(number, ((), ())))) == (sorted(gains), sorted(losses)), option
    assert any(isinstance(choices(t, A)[number], Transfer) for number in told)


@pytest.mark.parametrize("t", [t for t in GAMES if t.outcome is None and any(t.gadgets)][::9])
def test_previews_foretell_what_the_play_does(t: State) -> None:
    seat = t.in_turn
    before, options = of(t, seat), GAME.view(t, seat).options
    assert isinstance(options, tuple)
    told = {one.option: one for one in before.previews}
    for number, option in list(enumerate(options))[:40]:
        if not isinstance(option, Theft | Suppression | Adaptation | Transaction | Transfer):
            continue
        then = GAME.restore(GAME.dump(t))
        then.answer(seat, option)
        held, hold = ({(c.source, c.slot) for c in figs.cards if c.holds} for figs in (before, of(then, seat)))
        used = {(c.source, c.slot) for c in before.cards if type_of(c.card) in t.used}
        gains, losses = hold - held - used, held - hold - used
        one = told.get(number)
        assert set(one.gains if one else ()) == {f"{source}-{slot}" for source, slot in gains}
        assert set(one.losses if one else ()) == {f"{source}-{slot}" for source, slot in losses}


def test_the_clock_is_that_of_the_turn() -> None:
    t = table(tempo="relaxed")
    assert (of(t).due, of(t).span) == (t.due, 180_000)
    assert of(table(tempo="untimed")).due == 0
    t.answer(0, Word("pause"))
    assert (of(t).due, of(t).span) == (0, 0)


def test_there_are_no_titles_before_the_end() -> None:
    assert all(of(t).awards == () for t in PLAYING)


def test_whoever_came_second_has_a_title_at_the_end() -> None:
    for t in (t for t in GAMES if t.outcome is not None):
        result = t.outcome and t.outcome.sheet
        assert isinstance(result, Result)
        second = tuple(line.seat for line in result.ranking if line.rank == 2)
        assert [award.seats for award in of(t).awards if award.id == "second"] == ([second] if second else [])


def test_in_the_debriefing_nobody_has_a_roll_left() -> None:
    t = debriefing("6 6 1", "2 2", "5")
    for seat in (A, B, C, None):
        board = GAME.view(t, seat).board
        assert (board.rolls_left, [rolls_left(board, each) for each in t.all_seats]) == (0, [0, 0, 0])


def test_no_dice_have_no_highest_and_no_lowest_value() -> None:
    none = (0, 0, 0, 0, 0, 0)
    assert (highest(none), lowest(none), spread(none)) == (0, 0, 0)


def test_the_facts_are_plain_data_about_every_card_and_say_no_condition() -> None:
    """A board draws icons; what a card means is judged in Python alone."""
    box = json.loads(json.dumps(facts()))
    assert box["missions"].keys() == DATA.missions.keys()
    assert box["gadgets"].keys() == DATA.gadgets.keys()
    assert sorted(box["plays"].values()) == sorted(DATA.gadgets)
    assert box["types"] == list(TYPES) and len(box["help"]) == len(DATA.setup.help)
    assert all("check" not in mission for mission in box["missions"].values())
