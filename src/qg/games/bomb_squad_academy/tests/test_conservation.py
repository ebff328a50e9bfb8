"""What never changes, whatever happens: seeded random games with time-outs, absences, tools and intents."""

import hypothesis
import pytest

from qg.games.bomb_squad_academy.tests.prelude import *

CHOICES: dict[str, tuple[str, ...]] = {
    "exam": ("full", "express"),
    "tools": ("all", "friendly"),
    "sensors": ("on", "off"),
    "instructor": ("auto", "on"),
    "chain_scope": ("all", "covered"),
    "score_floor": ("zero", "none"),
    "wait_talk": ("open", "silent"),
    "tool_priority": ("sealed", "speed"),
    "tempo": ("live", "days"),
    "absent": ("bot", "defaults"),
}


def tables(seats: int, seed: int) -> Iterator[State]:
    """One random game, seen whenever it waits and once when it is over."""
    rng = random.Random(f"{seats}/{seed}")
    t = _opened(seats, rng)
    while t.outcome is None:
        yield t
        _something_happens(t, rng)
    yield t


def _opened(seats: int, rng: random.Random) -> State:
    while True:
        options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.5}
        try:
            return GAME.new(seats, options, seed=rng.random().hex())
        except OptionError:
            continue


def _something_happens(t: State, rng: random.Random) -> None:
    chance = rng.random()
    seat = rng.choice(t.all_seats)
    standing = t.standing(seat)
    if t.conduct.stands_still:
        t.notice("back", t.conduct.absent[0])
    elif chance < 0.05 and t.due is not None:
        t.time_up(t.due)
    elif chance < 0.20 and standing:
        t.answer(seat, draw(standing, rng))
    elif chance < 0.21:
        try:
            t.notice(rng.choice(("absent", "back")), seat)
        except Illegal:
            return
    elif t.waiting:
        seat = rng.choice(t.waiting)
        t.answer(seat, _eager(t.options(seat), rng))
    else:
        assert t.due is not None
        t.time_up(t.due)


def _eager(options: Any, rng: random.Random) -> Any:
    """Tools are used more often than chance would have it."""
    tools = [choice for choice in options if type(choice).__name__ == "UseTool"]
    return rng.choice(tools) if tools and rng.random() < 0.5 else draw(options, rng)


def moving(t: State) -> int:
    """The wire whose newest card has not moved its detonator yet; -1: none."""
    question = t.decision(None)
    if question is None or question.kind not in ("react", "confirm_tool") or question.prompt["window"] != "brink":
        return -1
    return WIRES.index(question.prompt["wire"])


def exploding(t: State) -> int:
    """The wire whose detonator stands on an explosion; -1: none."""
    return next((w for w in range(4) if "boom" in on(t).tiles[w][: on(t).turned[w]]), -1)


def assert_twelve_cards_a_wire(t: State) -> None:
    for wire, cards in enumerate(DECKS):
        held = on(t).decks[wire] + on(t).rows[wire]
        assert len(held) == 12 and set(held) == set(cards)


def assert_six_action_cards_a_player(t: State) -> None:
    for seat in t.all_seats:
        held = on(t).hands[seat] + on(t).stacks[seat] + ("wait",) * on(t).aside[seat]
        assert sorted(held) == sorted(ACTIONS)


def assert_every_tool_is_somewhere(t: State) -> None:
    owned = [tool for tools in (*on(t).tools, *on(t).tools_used) for tool in tools]
    held = [*t.tool_deck, *t.display, *t.tools_left, *owned]
    friendly, bare = t.opt.tools == "friendly", t.opt.sensors == "off"
    box = [
        tool.id for tool in TOOLS.values() if not (friendly and tool.aggressive) and not (bare and tool.id == "magnet")
    ]
    assert sorted(held) == sorted(box) and (len(box) == 20 or friendly or bare)


def assert_sources_add_up(t: State) -> None:
    assert [sum(own) for own in on(t).sources] == list(on(t).score)
    assert t.opt.score_floor == "none" or min(on(t).score) >= 0


def assert_detonators_are_where_the_cards_put_them(t: State) -> None:
    for wire in range(4):
        row = on(t).rows[wire][:-1] if wire == moving(t) else on(t).rows[wire]
        expected = sum(MAIN[card] for card in row) + on(t).shift[wire]
        if wire == exploding(t):
            assert on(t).position[wire] <= expected  # the detonator stops on the tile
        else:
            assert on(t).position[wire] == expected
        assert on(t).position[wire] <= TRACK[wire] + on(t).turned[wire]  # no face-down tile is passed


@hypothesis.settings(max_examples=60, deadline=None, derandomize=True)
@hypothesis.given(seats=hypothesis.strategies.integers(2, 5), seed=hypothesis.strategies.integers(0, 10**6))
def test_nothing_is_lost_and_nothing_is_made(seats: int, seed: int) -> None:
    for t in tables(seats, seed):
        assert_twelve_cards_a_wire(t)
        assert_six_action_cards_a_player(t)
        assert_every_tool_is_somewhere(t)
        assert_sources_add_up(t)
        assert_detonators_are_where_the_cards_put_them(t)


@hypothesis.settings(max_examples=20, deadline=None, derandomize=True)
@hypothesis.given(seats=hypothesis.strategies.integers(2, 5), seed=hypothesis.strategies.integers(0, 10**6))
def test_the_last_table_says_what_the_game_said(seats: int, seed: int) -> None:
    *_, t = tables(seats, seed)
    assert t.outcome is not None and t.outcome.scores == on(t).score
    for line in t.outcome.sheet.ranking:
        sources = line.sources
        assert line.points == on(t).score[line.seat] == sum(line.per_bomb)
        assert line.points == sum(getattr(sources, name) for name in sources.__struct_fields__)
        assert set(line.tools_used) == set(on(t).tools_used[line.seat])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_stacks_and_rows_stay_within_their_bounds(seats: int) -> None:
    for seed in range(3):
        for t in tables(seats, seed):
            question = t.decision(None)
            if question is None or question.kind != "choose_action":
                continue
            assert max(map(len, on(t).stacks)) <= 2 and min(map(len, on(t).hands)) >= 3
            assert len(on(t).instructor_stack) <= 2 and all(len(set(own)) == len(own) for own in on(t).tools)
