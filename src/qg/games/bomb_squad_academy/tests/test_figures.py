"""What the board shows beside the view: totals, distances, odds, turns, time and titles; and the box as plain data."""

import json

import pytest

from qg.games.bomb_squad_academy.facts import facts
from qg.games.bomb_squad_academy.figures import GONE, Figures, figures
from qg.games.bomb_squad_academy.tests.prelude import *
from qg.kernel.conduct.clocks import hold
from qg.lab.match import make_bots, next_input


def of(t: State, seat: int | None = 0) -> Figures:
    return figures(GAME.view(t, seat))


def whole_games(count: int = 3) -> list[tuple[State, Figures]]:
    """Every table of some whole games, with the figures of one seat after the other."""
    met: list[tuple[State, Figures]] = []
    for number in range(count):
        seats = 2 + number
        t = GAME.new(seats, {"exam": "express"}, seed=f"figures {number}")
        bots, rng = make_bots(GAME, ["rookie"], seats), random.Random(number)
        while t.outcome is None:
            apply(t, next_input(GAME, t, bots, rng, think=400))
            met.append((GAME.restore(GAME.dump(t)), of(t, len(met) % seats)))
    return met


GAMES = whole_games()


# -- wires ------------------------------------------------------------------------------------------------------------


def test_the_next_cut_is_worth_chain_and_sensors_before_its_card() -> None:
    t = table(exam="express")
    row(t, "blue", "2/1 0/2 3/1")
    sensors(t, "blue", "green")
    blue = of(t).wires[BLUE]
    assert (blue.sums, blue.bonus, blue.base) == ((1, 3, 4), 2, 6)
    assert [wire.base for wire in of(t).wires] == [3, 6, 0, 0]


@pytest.mark.parametrize(
    ("lie", "bonus", "go"),
    [(("red", "red"), (0, 0, 5, 0), (YELLOW, BLUE)), (("yellow", "green"), (3, 0, 0, 2), (GREEN, YELLOW))],
)
def test_sensors_are_added_and_go_round_the_ring(
    lie: tuple[str, str], bonus: tuple[int, ...], go: tuple[int, ...]
) -> None:
    t = table(exam="express")
    sensors(t, *lie)
    assert tuple(wire.bonus for wire in of(t).wires) == bonus
    assert of(t).goes_to == go


def test_what_is_left_is_the_back_minus_the_face_up_cards() -> None:
    t = table()
    row(t, "green", "0/2 3/0")
    assert of(t).wires[GREEN].left == (0, 1, 1, 1, 1, 2, 2, 2, 2, 3)


def odds_by_counting(left: Sequence[int], spaces: int, hidden: int, cutters: int) -> tuple[float, float]:
    """Every order of the deck and every place of the explosion, one by one."""
    met = [sum(cards) - spaces + 1 for cards in permutations(left, cutters)]
    exploded = sum(each > boom for each in met for boom in range(hidden))
    return 100 * sum(each > 0 for each in met) / len(met), 100 * exploded / len(met) / hidden


@pytest.mark.parametrize(("place", "turned", "spaces"), [(5, 0, 5), (8, 0, 2), (9, 0, 1), (10, 1, 1), (11, 2, 1)])
def test_odds_agree_with_counting_every_case(place: int, turned: int, spaces: int) -> None:
    t = table(3)
    row(t, "green", "1/1 1/1 2/1 2/1")
    tiles(t, "green", "ok ok boom", turned=turned)
    detonator(t, "green", place)
    green = of(t).wires[GREEN]
    assert (len(green.reach), green.spaces) == (3, spaces)
    for cutters, told in enumerate(zip(green.reach, green.boom, strict=True), 1):
        assert told == pytest.approx(odds_by_counting(green.left, spaces, 3 - turned, cutters), abs=1)


def test_what_may_happen_is_never_called_impossible_or_certain_and_the_rest_is() -> None:
    t = table(4)
    rare = of(t).wires[GREEN]
    assert rare.reach == rare.boom == (0, 0, 0, 1)  # 3, 3, 2 and 2
    detonator(t, "yellow", 15)
    # two cards meet one tile, three meet two, seven all three: 29 of 36
    near = of(t).wires[YELLOW]
    assert (near.reach[0], near.boom[0]) == (100, 81)


def test_a_wire_is_hot_when_its_next_card_may_well_reach_a_tile() -> None:
    t = table()
    assert not any(wire.hot for wire in of(t).wires)
    detonator(t, "red", 11)
    assert [wire.hot for wire in of(t).wires] == [False, False, True, False]


def test_where_every_tile_is_face_up_none_can_explode() -> None:
    t = table()
    detonator(t, "red", 13)
    tiles(t, "red", "ok ok ok", turned=3)
    wire = of(t).wires[2]
    assert max(wire.reach) > 0 and set(wire.boom) == {0}


def test_roll_call_begins_with_the_fewest_points_and_the_lowest_badge() -> None:
    t = table(4)
    scores(t, 5, 3, 9, 3)
    badges(t, 1, 4, 3, 2)
    assert of(t).roll_call == (D, B, A, C)


def test_an_empty_deck_has_no_highest_card() -> None:
    t = table()
    set_wire(t, "red", deck=())
    assert (t.wire("red").highest_left, t.wire("blue").highest_left) == (0, 4)


def test_figures_agree_with_whole_games() -> None:
    for t, shown in GAMES:
        for number, wire in enumerate(shown.wires):
            assert wire.base - wire.bonus == sum(CHAIN[card] for card in on(t).rows[number])
            assert sorted(wire.left) == sorted(MAIN[card] for card in on(t).decks[number])
            assert wire.pushed + on(t).shift[number] == on(t).position[number]
        assert shown.roll_call == tuple(sorted(t.all_seats, key=lambda seat: (on(t).score[seat], on(t).badges[seat])))


# -- my cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "back"),
    [
        (["red"], {"red": 2}),
        (["red", "chicken"], {"red": 1, "chicken": 2}),
        (["wait", "green"], {"wait": GONE, "green": 2}),
    ],
)
def test_a_card_says_after_how_many_turns_it_comes_back(played: list[str], back: dict[str, int]) -> None:
    """Wait! does not in this bomb."""
    assert GONE < 0, "no number of turns"
    t = table()
    stack(t, 0, *played)
    assert (of(t).back, of(t).next_bomb) == (back, "II")
    assert of(t, 1).back == of(t, None).back == {}


def test_cards_come_back_when_the_figures_said_so() -> None:
    """From turn to turn: a card announced for the next turn is in hand then, one announced for later is not."""
    promised: dict[int, dict[str, int]] = {}
    before = (-1, "", 0)
    for t, _ in GAMES:
        now = (len(t.seats), t.bomb or "", t.turn)
        if on(t).actions or not t.turn or now == before:
            continue
        if now[:2] == before[:2] and now[2] == before[2] + 1:
            for seat, cards in promised.items():
                hand = set(on(t).hands[seat])
                due = {card for card, turns in cards.items() if turns == 1}
                assert due <= hand
                assert not (cards.keys() - due) & hand or "spare_cutters" in on(t).tools_turn[seat]
        before, promised = now, {seat: of(t, seat).back for seat in t.all_seats}


# -- time -------------------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_choose_time_and_once_locked_that_of_the_others() -> None:
    t = table(3)
    clocks = zip(t.conduct.clocks, (50_000, 60_000, 70_000), strict=True)
    t.conduct = replace(t.conduct, clocks=tuple(replace(clock, due=due) for clock, due in clocks))
    assert (of(t, 0).due, of(t, 0).span) == (50_000, 45_000)
    t.give(0, Lock("green"))
    assert of(t, 0).due == of(t, None).due == 70_000


def test_a_clock_that_stands_still_is_not_shown() -> None:
    t = table(3)
    hold(t, 0)
    assert (of(t, 0).due, of(t, 0).span) == (0, 0)
    assert of(table(3, tempo="untimed")).due == 0


# -- titles, the box --------------------------------------------------------------------------------------------------


def test_titles_are_given_at_the_end_only() -> None:
    assert not any(shown.awards for t, shown in GAMES if t.outcome is None)
    ends = [(t, {award.id: award.seats for award in shown.awards}) for t, shown in GAMES if t.outcome is not None]
    assert len(ends) == 3
    for t, titles in ends:
        assert t.outcome is not None and titles["top_of_the_class"] == t.outcome.winners
        columns = {
            "iron_nerve": [parts[0] for parts in on(t).sources],
            "golden_egg": [parts[3] for parts in on(t).sources],
            "singed_eyebrows": on(t).explosions,
        }
        for title, column in columns.items():
            most = max(column)
            assert titles.get(title, ()) == tuple(s for s in t.all_seats if most and column[s] == most)


def test_facts_are_plain_data_and_say_what_the_box_holds_and_every_automatic_use_that_can_be_set() -> None:
    box = facts()
    assert json.loads(json.dumps(box)) == box
    assert [wire["id"] for wire in box["wires"]] == list(WIRES)
    assert len(box["cards"]) == len(DATA.cards) == 48
    assert set(box["tools"]) == set(TOOLS)
    assert [box[kind][1] for kind in ("wires", "actions", "sets", "sensors")] == [
        {"id": "blue", "symbol": "drop", "track": 11, "back": [0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]},
        {"id": "green", "kind": "cutter", "wire": "green", "returns": True},
        {"id": "orange", "hex": "#E07A2C", "pattern": "stripes"},
        {"id": "beta", "arrow": "left", "bonus": {"II": 3, "III": 5}},
    ]
    assert box["cards"]["red-12"] == {"wire": "red", "main": 5, "chain": 0}
    assert box["tools"]["megaphone"] == {
        "no": 8,
        "rule": "BSA-TL-08",
        "window": "reveal",
        "targets": ["wire"],
        "exclusive": False,
        "aggressive": True,
        "auto": [{"use": "protect_if", "parameters": ["wire", "min_other_cutters"]}],
    }
    assert box["exams"] == {"full": ["I", "II", "III"], "express": ["II", "III"], "drill": ["I"]}
    assert box["sources"] == ["solo", "shared", "wait", "chicken", "tool", "loss"]
    assert box["parameters"]["spaces"] == [*range(21)] and box["parameters"]["side"] == ["left", "right"]
    for tool, entry in box["tools"].items():
        for auto in entry["auto"]:
            chosen: dict[str, Any] = {name: box["parameters"][name][0] for name in auto["parameters"]}
            assert is_intent(SetIntent(tool, auto["use"], **chosen))


@pytest.mark.parametrize(
    ("tool", "use", "name"),
    [(tool, use, name) for tool, entry in TOOLS.items() for use, names in entry.automatic.items() for name in names],
)
def test_BSA_RCT_15_a_parameter_of_an_intent_has_all_values_of_the_box_and_no_other(
    tool: str, use: str, name: str
) -> None:
    bounds = {"min_other_cutters": 20, "spaces": 20, "bury_from_main": 20, "points": 20}
    box = facts()["parameters"]
    others: dict[str, Any] = {each: box[each][0] for each in TOOLS[tool].automatic[use] if each != name}
    allowed: list[Any] = [*range(bounds[name] + 1)] if name in bounds else box[name]
    assert all(is_intent(SetIntent(tool, use, **others, **{name: value})) for value in allowed)
    wrong: tuple[Any, ...] = (-1, bounds[name] + 1) if name in bounds else ("purple",)
    assert not any(is_intent(SetIntent(tool, use, **others, **{name: value})) for value in wrong)
    assert not is_intent(SetIntent("crowbar", use)) and not is_intent(SetIntent("crowbar", "ask"))


def test_choices_travel_without_empty_fields() -> None:
    """What the board compares and sends: only the filled slots."""
    assert plain(UseTool("ratchet", steps=2)) == {"type": "use_tool", "tool": "ratchet", "steps": 2}
    assert plain(Pass()) == {"type": "pass"}
