"""ARC: the line of the archive, categories, ranking."""

import msgspec
import pytest

from qg.games.mission_pas_possible.scoring import archive_key, category
from qg.games.mission_pas_possible.tests.prelude import *


def lost(seats: Any = 3, **options: Any) -> Result:
    """A game that nobody has played to the end of its clock, or given up."""
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
    (ended,) = events(told, GameEnded)
    got = sheet(t)
    assert ended.result == got
    assert [(p.seat, p.kind) for p in got.players] == [(0, "person"), (1, "person"), (2, "person")]
    assert (got.difficulty, got.outcome, got.reason) == ("standard", "won", "line_cleared")
    assert got.score == Score(win=10, time=59, bombs=3, sabotage=0, total=72)
    assert (got.mode, got.options, got.turns) == ("standard", t.opt, 1)
    assert (got.remaining_ms, got.elapsed_ms) == (590_000, 10_000)
    assert (got.bombs_target, got.bombs_defused, got.defused, got.defused_by) == (21, 2, ("b101", "b205"), (2, 0, 0))
    assert got.sabotage_activated == ()
    assert got.stats == Stats(dice_placed=2)
    assert asked(t) == ("over", ())


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
    assert (got.stats.dice_placed, got.stats.errors, got.stats.dice_unused, got.stats.pauses) == (1, 1, 2, 1)
    assert got.stats.dice_lost_unused == 2
    assert got.stats.dice_lost_sabotage == 0


def test_MPP_ARC_02_a_category_is_mode_players_difficulty_hard_cards_and_timer() -> None:
    base = Options()
    others = [
        category(Options(mode="advanced_single"), 3),
        category(base, 4),
        category(Options(difficulty="elite"), 3),
        category(Options(hard_cards=True), 3),
        category(Options(timer_s=900), 3),
    ]
    assert len({category(base, 3), *others}) == 6
    for same in (Options(safety_net=False), Options(hints="none"), Options(lock="auto")):
        assert category(same, 3) == category(base, 3)
    assert lost(3).category == category(base, 3)
    assert lost(2, mode="initiation").category == category(Options(mode="initiation", difficulty="training"), 2)


def scored(total: int, remaining_ms: int = 0) -> Result:
    return msgspec.structs.replace(lost(), score=Score(0, 0, total, 0, total), remaining_ms=remaining_ms)


def test_MPP_ARC_02_the_archive_sorts_by_score() -> None:
    games = {"low": (scored(33, 500_000), 1), "high": (scored(82), 3), "middle": (scored(41), 2)}
    assert sorted(games, key=lambda name: archive_key(*games[name])) == ["high", "middle", "low"]


def test_MPP_ARC_04_ties_go_to_more_time_left_then_to_the_earlier_game() -> None:
    games = {
        "late": (scored(41, 90_000), 9),
        "early": (scored(41, 90_000), 2),
        "slow": (scored(41, 80_000), 1),
        "best": (scored(42, 0), 10),
    }
    assert sorted(games, key=lambda name: archive_key(*games[name])) == ["best", "early", "late", "slow"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"timer_s": 570}, "timer_s"),
        ({"timer_s": 0}, "timer_s"),
        ({"pause": "open"}, "pause"),
        ({"hints": "best"}, "hints"),
        ({"sabotage_count": 5}, "sabotage_count"),
        ({"mode": "advanced_piles", "piles_sabotage": "six"}, "piles_sabotage"),
        ({"difficulty": "insane", "insane_dice": "players_with_cards"}, "insane_dice"),
    ],
)
def test_MPP_ARC_03_other_games_are_marked_unranked_with_the_reason(options: dict[str, Any], reason: str) -> None:
    got = lost(3, **options)
    assert (got.ranked, got.unranked) == (False, (reason,))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"pause": "none"},
        {"hints": "none"},
        {"mode": "initiation"},
        {"mode": "advanced_piles"},
        {"mode": "advanced_single", "difficulty": "insane", "hard_cards": True},
        {"safety_net": False},
        {"dead_ends": "refused"},
        {"steady_hand": "gesture"},
        {"bag_draw": "grab"},
        {"roll_by": "anyone"},
        {"lock": "auto"},
    ],
)
def test_MPP_ARC_03_these_do_not_affect_ranking_and_are_shown(options: dict[str, Any]) -> None:
    got = lost(3, **options)
    assert (got.ranked, got.unranked) == (True, ())
    assert {name: getattr(got.options, name, value) for name, value in options.items()} == options


def test_MPP_ARC_03_bots_and_autopilots_make_a_game_unranked() -> None:
    got = lost((Seat(), BOT))
    assert (got.ranked, got.unranked) == (False, ("bot",))
    assert [player.kind for player in got.players] == ["person", "bot"]

    t = table(3)
    t.notice("absent", 1)
    t.notice("back", 1)  # nothing was done for the seat
    wait(t, 600_000)
    assert sheet(t).ranked

    t = table(3)
    lay(t, "b408", "b101", "b302")
    roll(t, "R1 B2 G3")
    t.notice("absent", 1)
    claim(t, 1, "B2", "b101", "a")
    t.notice("back", 1)
    wait(t, 600_000)
    assert (sheet(t).ranked, sheet(t).unranked) == (False, ("autopilot",))
    assert [player.kind for player in sheet(t).players] == ["person", "autopilot_share", "person"]


def test_MPP_ARC_03_seats_sent_to_the_autopilot_count_once_it_has_acted() -> None:
    t = table(3)
    lay(t, "b408", "b101", "b302")
    roll(t, "R1 B2 G3")
    for seat, die, card in ((0, "R1", "b408"), (1, "B2", "b101")):
        claim(t, seat, die, card, "a")
        lock(t, seat)
    wait(t, 20_000)
    t.answer(0, ForceGo())
    assert t.kept == {2: "agent"}
    t.answer(2, Claim(t.pool[2].id, 0, "a"))
    lock(t, 2)
    wait(t, 600_000)
    assert sheet(t).unranked == ("autopilot",)
