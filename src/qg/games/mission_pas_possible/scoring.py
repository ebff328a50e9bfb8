"""SCO and ARC: the score, the result object, and how the archive sorts it. Pure queries about a table."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from .data import DATA
from .state import Options, PlayerLine, Result, Score, State

Reason = Literal["line_cleared", "all_cleared", "time", "empty_bag", "conceded", "abandoned", "closed"]


def score(t: State, won: bool) -> Score:
    """The team's score; there is no ranking among players [MPP-SCO-07].

    Cards still in front of players score nothing [MPP-SCO-05]. Initiation counts bombs only [MPP-INI-09].
    """
    bombs = sum(DATA.points(card) for card in t.defused)  # won or lost [MPP-SCO-03]
    if t.opt.mode == "initiation":
        return Score(0, 0, bombs, 0, bombs)
    points = DATA.game.score
    win = points.win if won else 0  # [MPP-SCO-01]
    time = t.remaining // (points.seconds_per_point * 1000) if won else 0  # [MPP-SCO-02], none if untimed [MPP-CLK-12]
    sabotage = points.sabotage * len(t.activated)  # won or lost [MPP-SCO-04] [MPP-SCO-06]
    return Score(win, time, bombs, sabotage, win + time + bombs + sabotage)


def bombs_target(t: State) -> int:
    """The bombs to defuse [MPP-SET-08]; on insane also those in front of the players [MPP-END-05]."""
    level, n = DATA.difficulties[t.opt.difficulty], len(t.seats)
    return level.bombs[n - 1] + (n * DATA.players[n].cards if level.own_cards_too else 0)


def unranked_reasons(t: State) -> tuple[str, ...]:
    """Why a game does not count for the ranking; empty: it does [MPP-ARC-03]."""
    opt = t.opt
    piles = opt.mode == "advanced_piles"
    reasons = {
        "timer_s": opt.timer_s != 600,
        "pause": t.conduct.opt.pause == "open",  # [MPP-CLK-10]
        "hints": opt.hints == "best",  # [MPP-HNT-03]
        "sabotage_count": not piles and opt.sabotage_count != DATA.game.setup.sabotage_in_deck,
        "piles_sabotage": piles and opt.piles_sabotage != "all",
        "insane_dice": opt.insane_dice != "all_players",  # [MPP-END-08]
        "bot": any(seat.kind == "bot" for seat in t.seats),
        "autopilot": bool(t.autopiloted),
    }
    reasons |= dict.fromkeys(t.conduct.unranked, True)
    return tuple(name for name, holds in reasons.items() if holds)


def category(opt: Options, players: int) -> str:
    """Mode, number of players, difficulty, hard cards, timer: games of one category are compared [MPP-ARC-02]."""
    hard = "hard" if opt.hard_cards else "ordinary"
    return f"{opt.mode}/{players}/{opt.difficulty}/{hard}/{opt.timer_s}"


def archive_key(result: Result, when: int) -> tuple[int, int, int]:
    """Sorts a category: best score first, then more time left, then the earlier game [MPP-ARC-02] [MPP-ARC-04]."""
    return (-result.score.total, -result.remaining_ms, when)


def result(t: State, won: bool, reason: Reason) -> Result:
    """The line of the archive [MPP-ARC-01]. After overtime the time left is that of the win [MPP-INI-08].

    The mode tells a win in beginner mode from others [MPP-INI-10].
    """
    unranked = unranked_reasons(t)
    remaining = t.remaining
    if t.won_at is not None and t.opt.timer_s:
        remaining = t.opt.timer_s * 1000 - t.won_at
    return Result(
        outcome="won" if won else "lost",
        reason=reason,
        mode=t.opt.mode,
        difficulty=t.opt.difficulty,
        players=tuple(_player(t, seat) for seat in t.all_seats),
        options=t.opt,
        remaining_ms=remaining,
        elapsed_ms=t.elapsed,
        turns=t.turn,
        bombs_target=bombs_target(t),
        bombs_defused=len(t.defused),
        defused=t.defused,
        defused_by=t.defused_by,
        sabotage_activated=t.activated,
        score=score(t, won),
        stats=replace(t.stats, pauses=len(t.conduct.pauses)),
        ranked=not unranked,
        unranked=unranked,
        category=category(t.opt, len(t.seats)),
    )


def _player(t: State, seat: int) -> PlayerLine:
    if t.seats[seat].kind == "bot":
        return PlayerLine(seat, "bot")
    return PlayerLine(seat, "autopilot_share" if seat in t.autopiloted else "person")
