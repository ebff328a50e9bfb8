"""The exam: once per game (sections 2, 4 and 12)."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import OptionError, Seat, rule

from ..data import BOMBS, DATA
from ..events import Badge, GameStarted
from ..state import Cadet, Instructor, Options, State, takes_part
from .ending import end_bomb, end_exam
from .setup import arm_bomb
from .turn import begin_turn

SPEED_TEMPOS = ("live", "relaxed")


@rule("BSA-OPT-14", "BSA-OPT-05", "BSA-OPT-09")
def check_seats(opt: Options, seats: Sequence[Seat]) -> None:
    """An invalid combination is refused with the two options that clash [BSA-OPT-14, BSA-OPT-05, BSA-OPT-09]."""
    n = len(seats)
    if opt.instructor == "on" and n == 5:
        raise OptionError("clash_instructor_players", "instructor", "on", ["auto", "off"], other="players")
    if opt.tool_priority == "speed" and opt.tempo not in SPEED_TEMPOS:
        raise OptionError("clash_tool_priority_tempo", "tool_priority", "speed", ["sealed"], other="tempo")


@rule("BSA-SET-01", "BSA-SET-02", "BSA-SET-03", "BSA-SET-04", "BSA-SET-05", "BSA-BMB-01", "BSA-GEN-03")
def start(t: State) -> None:
    """Everybody starts with 0 points and a set; badges are dealt; then the bombs in order.

    [BSA-SET-01, BSA-SET-02, BSA-SET-03, BSA-SET-04, BSA-SET-05, BSA-BMB-01]

    A bomb is a series of turns that ends with an explosion and in no other way [BSA-GEN-03].
    """
    n = len(t.seats)
    badges = t.shuffled(range(1, n + 1)) if t.opt.age_order == "random" else tuple(range(1, n + 1))
    t.cadets = tuple(map(Cadet, badges))
    t.instructor = Instructor() if takes_part(t.opt.instructor, n) else None
    t.tool_deck = t.shuffled(tool_ids(t.opt))
    dealt = tuple(Badge(seat, badge, DATA.sets[seat].id) for seat, badge in enumerate(badges))
    t.emit(GameStarted, t.opt, tuple(t.all_seats), dealt)
    for bomb in BOMBS[t.opt.exam]:
        t.then(arm_bomb, bomb)
        t.then(begin_turn)
        t.then(end_bomb, bomb)
    t.then(end_exam)


def tool_ids(opt: Options) -> tuple[str, ...]:
    """The tools of the deck: none if `off`, `friendly` leaves the aggressive ones out, no Magnet without sensors.

    [BSA-OPT-03, BSA-OPT-04, BSA-OPT-16, BSA-SET-03]
    """
    if opt.tools == "off":
        return ()
    return tuple(
        tool.id
        for tool in DATA.tools
        if not (opt.tools == "friendly" and tool.aggressive)
        and not (opt.sensors == "off" and "sensors_in_play" in tool.requires)
    )
