"""What the table asks of its conduct, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..decisions import is_of
from ..errors import Illegal
from . import clocks, events, host, pauses, presence
from .state import NEVER, NOBODY, Word

if TYPE_CHECKING:
    from ..parts import NoticeKind, Open
    from ..table import Table


class Steward:
    """The conduct of a table by the rulebook (docs/conduct.md)."""

    def due(self, t: Table) -> int | None:
        """When time must next be told: by the game's own clock, a deadline, a pause or a deserted table."""
        c = t.conduct
        if c.still_since != NEVER:
            return pauses.due(t) if c.deserted_at == NEVER else presence.given_up_at(c)
        own: int | None = t.game.due(t)
        if not c.clocks:
            return own
        soonest = clocks.due(t)
        return own if soonest is None else soonest if own is None else min(own, soonest)

    def overdue(self, t: Table, at: int) -> int | None:
        """The same, if it is not after a moment: asked before every input, and most often nothing is [QG-TIM-08]."""
        c = t.conduct
        if c.still_since == NEVER:
            for clock in c.clocks:
                if clock.due <= at:
                    break
            else:
                own: int | None = t.game.due(t)
                return own if own is not None and own <= at else None
        due = self.due(t)
        return due if due is not None and due <= at else None

    def on_time(self, t: Table) -> None:
        """One thing that is due: the game's own clock first, then deadlines [QG-TIM-07]."""
        c = t.conduct
        if c.deserted_at != NEVER:
            return presence.end(t, "abandoned")
        if c.stands_still:
            return pauses.fall(t)
        own, soonest = t.game.due(t), clocks.due(t)
        if soonest is None or soonest > t.now or (own is not None and own <= t.now):
            t.game.on_time(t)
        else:
            clocks.fall(t)

    put = staticmethod(clocks.put)

    def rests(self, t: Table, frame: Open) -> bool:
        """Whether the table waits; otherwise an answer has been given for somebody who is not waited for.

        What is left of a turn that has run out [QG-TIM-05], an absent seat [QG-ABS-03], and in `days` a question that
        only left word answers [QG-TIM-12].
        """
        c = t.conduct
        in_days = c.opt.tempo == "days"
        if not (in_days or c.turn != NOBODY or c.absent) or c.still_since != NEVER:
            return True
        decision = frame.decision
        if in_days and decision.only_left_word and t.waiting:
            seat: int | None = t.waiting[0]
        elif (seat := clocks.late_turn(t, frame)) is not None and not c.turn_late:
            clock = clocks.clock_over(t, frame)
            assert clock is not None
            clocks.time_out(t, frame, seat, clock)
            return False
        else:
            seat = presence.silent(t) if seat is None and c.absent else seat
        if seat is None:
            return True
        t.give(seat, decision.default(t, seat))
        return False

    def in_time(self, t: Table, seat: int, frame: Open) -> None:
        """A seat has answered."""
        if t.conduct.late and frame.decision.lateness == "counts" and not clocks.clock_over(t, frame):
            presence.in_time(t, seat)

    # -- notices and words ----------------------------------------------------------------------------------------

    def refuses(self, t: Table, kind: NoticeKind, seat: int | None, what: str | None) -> Illegal | None:
        if kind in ("restart", "opened"):
            return None
        if kind == "ruling":
            return Illegal("not_allowed", what=what)
        if kind == "host":
            return (
                None if seat is None or seat in presence.people(t) else Illegal("not_present", "QG-HST-01", seat=seat)
            )
        return presence.refuses(t, kind, seat)

    def notice(self, t: Table, kind: NoticeKind, seat: int | None, _: str | None) -> None:
        before = host.host_of(t)
        if kind in ("restart", "opened"):
            _open_again(t, crashed=kind == "restart")
        elif kind == "host":
            host.name(t, seat)
        else:
            assert seat is not None
            acts: dict[str, Any] = {
                "away": presence.go_away,
                "absent": presence.be_absent,
                "left": presence.leave,
                "back": presence.come_back,
                "taken": presence.take_over,
            }
            acts[kind](t, seat)
        _tell_host(t, before)

    def why_no_word(self, t: Table, seat: int, word: Word) -> Illegal | None:
        return host.why_not(t, seat, word)

    def take_word(self, t: Table, seat: int, word: Word) -> None:
        before = host.host_of(t)
        host.take(t, seat, word)
        _tell_host(t, before)

    def words(self, t: Table, seat: int) -> tuple[Word, ...]:
        return host.words(t, seat)

    def standing(self, t: Table, seat: int) -> Any:
        """The game's standing inputs; in a pause those of a game that takes left word then [QG-PAU-01]."""
        return () if self._hears_nothing(t) else t.game.standing(t, seat)

    def may_stand(self, t: Table, seat: int, choice: Any) -> Illegal | None:
        """Why a standing input is not open now; what is none at all is no choice of this game."""
        if self._hears_nothing(t) or not is_of(t.game.standing_type, choice):
            return Illegal("not_an_option")
        no: Illegal | None = t.game.may_stand(t, seat, choice)
        return no

    def _hears_nothing(self, t: Table) -> bool:
        return t.conduct.still_since != NEVER and t.game.conduct.left_word is None

    # -- seen from outside ----------------------------------------------------------------------------------------

    def bot_controlled(self, t: Table) -> dict[int, str]:
        return presence.bot_controlled(t)

    def covers(self, t: Table) -> bool:
        return pauses.covers(t)

    def stands_still(self, t: Table, choice: Any = None) -> bool:
        """Whether nothing of the game is taken now; left word may be [QG-PAU-01]."""
        takes = t.game.conduct.left_word
        return t.conduct.stands_still and not (choice is not None and takes is not None and takes(t, choice))

    def host(self, t: Table) -> int:
        return host.host_of(t)


def _open_again(t: Table, *, crashed: bool) -> None:
    """The room was away [QG-PAU-03]; in `days` time has gone on meanwhile [QG-TIM-01]."""
    if t.conduct.opt.tempo == "days":
        clocks.spare(t, quarter=True)
    if not crashed:
        return
    t.conduct = replace(t.conduct, restarted_at=t.now)
    if not pauses.counts_down(t):
        clocks.spare(t, quarter=False)
    elif t.conduct.pause is not None:
        pauses.interrupt(t)
    elif not t.conduct.stands_still:
        pauses.begin(t, "restart")


def _tell_host(t: Table, before: int) -> None:
    """The rules learn of a new host by what everybody hears [QG-HST-01]."""
    now = host.host_of(t)
    if now != before and t.outcome is None:
        t.emit(events.HostChanged, now)
