"""ARC: the line of the archive, categories, ranking."""

import pytest

from qg.games.mission_pas_possible.scoring import archive_key, category
from qg.games.mission_pas_possible.tests.prelude import *


def lost(seats: Any = 3, **options: Any) -> Result:
    """A game given up as soon as its clock runs."""
    t = briefed(seats, **options)
    if asked(t)[0] == "choose_mix":
        offered = t.options(0)
        assert isinstance(offered, Mixes)
        t.answer(0, Mix(offered.presets["balanced"]))
    start(t)
    for seat in t.present:
        t.answer(seat, CONCEDE)
    return sheet(t)


def test_MPP_ARC_01_every_finished_game_has_its_line() -> None:
    t = table(3)
    lay(t, "b205[G1, .] b408", "b404", "b302[R6, ., .]", line="b201", deck="", defused="b101")
    roll(t, "G3 K6 B5")
    claim(t, 0, "G3", "b205", "b")
    claim(t, 2, "K6", "b302", "b")
    lock_all(t)
    told = pick(t, 0, "b201", at=t.now + 9300)
    got = sheet(t)
    assert [event.result for event in events(told, GameEnded)] == [got]
    assert [(p.seat, p.kind) for p in got.players] == [(0, "person"), (1, "person"), (2, "person")]
    assert (got.outcome, got.reason, got.remaining_ms, got.elapsed_ms) == ("won", "line_cleared", 590_000, 10_000)
    assert (got.mode, got.difficulty, got.options, got.turns) == ("standard", "standard", t.opt, 1)
    assert got.score == Score(win=10, time=59, bombs=3, sabotage=0, total=72)
    assert (got.bombs_target, got.bombs_defused, got.defused, got.defused_by) == (21, 2, ("b101", "b205"), (2, 0, 0))
    assert (got.sabotage_activated, got.stats) == ((), Stats(dice_placed=2))


def test_MPP_ARC_01_a_lost_game_too_with_its_stats() -> None:
    t = table(3, safety_net=False)
    lay(t, "b302[R4, B4, .]", "b408[B2, ., ., ., .]", "b205[G5, .]")
    roll(t, "K2 G3 Y1")
    claim(t, 0, "K2", "b302", "c")  # an error
    claim(t, 1, "G3", "b408", "b")
    lock_all(t)
    assert asked(t) == ("claiming", (2,))  # the error reopens it; without the net nobody tells what fits
    lock(t, 2)
    coming(t, 5, 3)  # K5 takes G5, Y3 takes G3
    wait(t, 6000)
    t.answer(2, PAUSE)
    resume(t)
    wait(t, 600_000)
    got = sheet(t)
    assert (got.outcome, got.reason, got.remaining_ms) == ("lost", "time", 0)
    assert got.stats == Stats(dice_placed=1, errors=1, dice_unused=2, dice_lost_unused=2, pauses=1)


def test_MPP_ARC_02_a_category_is_mode_players_difficulty_hard_cards_and_timer() -> None:
    usual = category(Options(), 3)
    changed = ({"mode": "advanced_single"}, {"difficulty": "elite"}, {"hard_cards": True}, {"timer_s": 900})
    others = [category(msgspec.structs.replace(Options(), **change), 3) for change in changed]
    assert len({usual, category(Options(), 4), *others}) == 6
    for same in (Options(safety_net=False), Options(hints="none"), Options(lock="auto")):
        assert category(same, 3) == usual
    assert lost(3).category == usual
    assert lost(2, mode="initiation").category == category(Options(mode="initiation", difficulty="training"), 2)


def test_MPP_ARC_02_MPP_ARC_04_by_score_then_time_left_then_the_earlier_game() -> None:
    line = lost()

    def key(total: int, remaining_ms: int, finished: int) -> tuple[Any, ...]:
        score = Score(0, 0, total, 0, total)
        return archive_key(msgspec.structs.replace(line, score=score, remaining_ms=remaining_ms), finished)

    best_first = [key(42, 0, 10), key(41, 90_000, 2), key(41, 90_000, 9), key(41, 80_000, 1), key(33, 500_000, 3)]
    assert sorted(best_first) == best_first
    assert len({*best_first}) == 5


@pytest.mark.parametrize(
    ("options", "reasons"),
    [
        ({"timer_s": 570}, ("timer_s",)),
        ({"timer_s": 0}, ("timer_s",)),
        ({"pause": "open"}, ("pause",)),
        ({"hints": "best"}, ("hints",)),
        ({"sabotage_count": 5}, ("sabotage_count",)),
        ({"mode": "advanced_piles", "piles_sabotage": "six"}, ("piles_sabotage",)),
        ({"difficulty": "insane", "insane_dice": "players_with_cards"}, ("insane_dice",)),
        ({"pause": "none", "hints": "none", "mode": "advanced_piles"}, ()),
        ({"mode": "advanced_single", "difficulty": "insane", "hard_cards": True}, ()),
        ({"mode": "initiation", "dead_ends": "allowed", "lock": "auto"}, ()),
        ({"safety_net": False, "dead_ends": "refused", "steady_hand": "gesture"}, ()),
        ({"bag_draw": "grab", "roll_by": "anyone"}, ()),
    ],
)
def test_MPP_ARC_03_which_options_make_a_game_unranked(options: dict[str, Any], reasons: tuple[str, ...]) -> None:
    got = lost(3, **options)
    assert (got.ranked, got.unranked) == (not reasons, reasons)
    assert {name: getattr(got.options, name, value) for name, value in options.items()} == options


def test_MPP_ARC_03_bots_and_autopilots_make_a_game_unranked() -> None:
    got = lost((Seat(), BOT))
    assert (got.ranked, got.unranked) == (False, ("bot",))
    assert [player.kind for player in got.players] == ["person", "bot"]
    spared, t = table(3), lay(table(3), "b408", "b101", "b302")
    roll(t, "R1 B2 G3")
    for each in (spared, t):
        each.notice("absent", 1)
    claim(t, 1, "B2", "b101", "a")  # of the other, nothing was done for the seat
    for each in (spared, t):
        each.notice("back", 1)
        wait(each, 600_000)
    assert (sheet(spared).ranked, sheet(t).ranked, sheet(t).unranked) == (True, False, ("autopilot",))
    assert [player.kind for player in sheet(t).players] == ["person", "autopilot_share", "person"]
