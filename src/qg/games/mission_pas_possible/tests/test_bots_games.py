"""Whole games of bots: they come to an end in every mode, are the same twice, and nobody pauses or gives up."""

import pytest

from qg.games.mission_pas_possible.bots import BOTS
from qg.games.mission_pas_possible.tests.prelude import *
from qg.kernel.record import Answer, apply, digest
from qg.lab.match import make_bots, next_input, play

MODES: dict[str, dict[str, Any]] = {
    "standard": {"timer_s": 0},
    "initiation": {"mode": "initiation", "timer_s": 300},
    "piles": {"mode": "advanced_piles", "hard_cards": True, "timer_s": 0},
    "single": {"mode": "advanced_single", "lock": "auto", "roll_by": "anyone", "timer_s": 300},
    "insane": {"difficulty": "insane", "insane_dice": "players_with_cards", "timer_s": 300},
    "purist": {"safety_net": False, "bag_draw": "grab", "steady_hand": "gesture", "hints": "none", "timer_s": 300},
}
MOST_IN_A_WAVE = 80
"""Inputs after which a wave does not settle."""


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("level", BOTS)
def test_games_of_each_level_end(level: str, seats: int) -> None:
    """Every level at every count, with all modes in turn."""
    place = seats + list(BOTS).index(level)
    for mode in (list(MODES)[place % len(MODES)], list(MODES)[(place + 3) % len(MODES)]):
        options = MODES[mode]
        think = 1500 if options["timer_s"] else 0
        t, _ = play(GAME, make_bots(GAME, [level], seats), options, seed=f"{level} {mode}", think=think)
        assert t.outcome is not None
        ends = {"line_cleared", "all_cleared", "empty_bag"}
        assert t.outcome.sheet.reason in (ends | {"time"} if options["timer_s"] else ends)


@pytest.mark.parametrize("mode", MODES)
def test_mixed_tables_settle_every_wave_while_bots_talk(mode: str) -> None:
    """Calls are made as at a live table; nobody pauses, votes or presses Go, and no wave goes on for ever."""
    rng = random.Random(mode)
    names = [*BOTS, rng.choice(list(BOTS))]
    bots = make_bots(GAME, names, 4)
    t = GAME.new(4, {**MODES[mode], "timer_s": 300}, seed=mode)
    inputs, wave, calls = 0, (0, 0), 0
    while t.outcome is None:
        given = next_input(GAME, t, bots, rng, think=700)
        call = _remark(t, bots, given, rng)
        calls += call is not None
        inputs, wave = (inputs + 1 if (t.turn, t.opened_at) == wave else 0), (t.turn, t.opened_at)
        assert inputs < MOST_IN_A_WAVE
        if call is None:
            apply(t, given, events=False)
    assert t.outcome.sheet.stats.pauses == 0
    assert calls


def _remark(t: State, bots: Any, given: Any, rng: random.Random) -> Signal | None:
    """What the next to answer has to say first."""
    if not isinstance(given, Answer):
        return None
    call = bots[given.seat].remark(GAME.view(t, given.seat), rng)
    if call is None:
        return None
    assert isinstance(call, Signal)
    t.answer(given.seat, call)
    return call


@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    games = [play(GAME, make_bots(GAME, [level], 3), {"timer_s": 0}, seed="twice")[0] for _ in range(2)]
    assert digest(GAME, games[0]) == digest(GAME, games[1])


def test_each_level_needs_fewer_turns_than_the_one_below() -> None:
    """Two players, the same deals for all; over many more games the means are 33, 27 and 24."""
    turns = {level: sum(_turns(level, f"ladder {n}") for n in range(12)) for level in BOTS}
    assert turns["rookie"] > turns["agent"] > turns["double-zero"]


def _turns(level: str, seed: str) -> int:
    t, _ = play(GAME, make_bots(GAME, [level], 2), {"timer_s": 0}, seed=seed)
    assert isinstance(t, State)
    return t.turn
