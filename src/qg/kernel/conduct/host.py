"""The words people say to the table, and those that are the host's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, get_args

from msgspec.structs import replace

from ..errors import Illegal
from . import events, pauses, presence, votes
from .state import NOBODY, SCREEN, Say, Word

if TYPE_CHECKING:
    from ..table import Table

OF_HOST = ("remove", "mute", "unmute", "lock", "unlock", "hand_over", "close", "absent", "keep", "let_in")
OF_HOST_ABOUT_LOOKERS = ("welcome_lookers", "hush_lookers", "bar_lookers")
ABOUT_SEATS = ("remove", "mute", "unmute", "hand_over", "absent", "keep", "let_in")
WITH_REASON = ("remove", "close")
LONGEST_REASON = 200
LOOKERS = {"welcome_lookers": "welcome", "hush_lookers": "hushed", "bar_lookers": "barred"}
KINDS: tuple[Say, ...] = get_args(Say)


def host_of(t: Table) -> int:
    """Who made the table, or was named, while not away; then the lowest seat of a person not away [QG-HST-01].

    Where the host is a screen without a seat, a rule that asks the host asks the lowest present person.
    """
    c, named = t.conduct, _named(t)
    if named != SCREEN and named not in c.away and named not in c.absent:
        return named
    return next(iter(presence.present(t)), max(named, 0))


def _named(t: Table) -> int:
    return t.host if t.conduct.host is None else t.conduct.host


def _is_another(t: Table, seat: int) -> bool:
    """Whether this person is not the host; where that is a screen, everybody is another."""
    return seat in presence.people(t) and (_named(t) == SCREEN or seat != host_of(t))


def is_host(t: Table, seat: int) -> bool:
    return seat in (host_of(t), SCREEN)


# -- what may be said -------------------------------------------------------------------------------------------------


def words(t: Table, seat: int) -> tuple[Word, ...]:
    """What this seat may say now; where a reason is needed, it is left to fill in."""
    if t.outcome is not None:
        return ()
    found = [Word(say, who, "…" if say in WITH_REASON else "") for say in KINDS for who in _about(t, say)]
    allowed = [word for word in found if why_not(t, seat, word) is None]
    return tuple(replace(word, reason="") for word in allowed)


def _about(t: Table, say: Say) -> tuple[int, ...]:
    return tuple(t.all_seats) if say in ABOUT_SEATS else (NOBODY,)


def why_not(t: Table, seat: int, word: Word) -> Illegal | None:
    """The reason why this word is not taken now; None: it is."""
    if t.conduct.lesson:
        return Illegal("no_conduct_in_lessons", "QG-LSN-01")
    if (word.seat not in t.all_seats) if word.say in ABOUT_SEATS else (word.seat != NOBODY):
        return Illegal("no_such_seat", seat=word.seat, seats=len(t.seats))
    if seat != SCREEN and seat not in presence.present(t):
        return Illegal("not_present", "QG-ABS-05", seat=seat)
    if word.say in OF_HOST or word.say in OF_HOST_ABOUT_LOOKERS:
        return _why_not_host(t, seat, word)
    return None if seat == SCREEN and word.say == "resume" else _why_not_anybody(t, seat, word)


def _why_not_anybody(t: Table, seat: int, word: Word) -> Illegal | None:
    c = t.conduct
    if seat == SCREEN:
        return Illegal("not_seated")
    if word.say == "pause":
        return pauses.refuses(t, seat)
    if word.say in ("ready", "resume"):
        done = c.pause is not None and (seat in c.pause.ready if word.say == "ready" else seat in c.pause.wanted_over)
        return Illegal("not_paused", "QG-PAU-02") if c.pause is None or done else None
    if word.say in ("concede", "play_on"):
        fits = not c.stands_still and (seat in c.conceding) == (word.say == "play_on") and votes.may_concede(t)
        return None if fits else Illegal("no_conceding", "QG-PAU-04")
    asked = c.proposal is not None and seat in votes.voters(t, c.proposal.word, c.proposal.by)
    said = c.proposal is not None and seat in (c.proposal.agreed if word.say == "agree" else c.proposal.against)
    return None if asked and not said else Illegal("nothing_proposed", "QG-HST-02")


def _why_not_host(t: Table, seat: int, word: Word) -> Illegal | None:
    """Any person may say that somebody is absent while the named host is away [QG-ABS-01], all else only the host."""
    if not is_host(t, seat):
        return Illegal("host_only_here", "QG-HST-02", seat=host_of(t))
    if word.say in WITH_REASON and not 0 < len(word.reason.strip()) <= LONGEST_REASON:
        return Illegal("reason_needed", "QG-HST-02", longest=LONGEST_REASON)
    if word.say in WITH_REASON and t.conduct.proposal is not None:
        return Illegal("one_proposal", "QG-HST-02")
    fits = FITS.get(word.say)
    return None if fits is None or fits(t, word.seat) else Illegal("word_does_not_fit", "QG-HST-02", seat=word.seat)


def _may_invite(t: Table, seat: int) -> bool:
    c = t.conduct
    return c.opt.late_entry and seat not in c.invited and (seat not in presence.people(t) or seat in c.absent)


FITS: dict[str, Callable[[Table, int], bool]] = {
    "remove": lambda t, seat: _is_another(t, seat) and seat not in t.conduct.left,
    "mute": lambda t, seat: _is_another(t, seat) and seat not in t.conduct.muted,
    "unmute": lambda t, seat: seat in t.conduct.muted,
    "lock": lambda t, seat: not t.conduct.locked,
    "unlock": lambda t, seat: t.conduct.locked,
    "hand_over": lambda t, seat: seat in presence.present(t) and seat != host_of(t),
    "absent": lambda t, seat: seat in t.conduct.away and seat not in t.conduct.absent,
    "keep": lambda t, seat: seat in t.conduct.absent and t.conduct.opt.absent != "bot" and seat not in t.conduct.kept,
    "let_in": _may_invite,
    "welcome_lookers": lambda t, seat: t.conduct.lookers != "welcome",
    "hush_lookers": lambda t, seat: t.conduct.lookers != "hushed",
    "bar_lookers": lambda t, seat: t.conduct.lookers != "barred",
}


# -- what it does -----------------------------------------------------------------------------------------------------


def take(t: Table, seat: int, word: Word) -> None:
    """Carries out what was said; removing somebody who is there, and closing, wait for assent [QG-HST-02]."""
    match word.say:
        case "pause":
            pauses.ask_for(t, seat)
        case "ready":
            pauses.ready(t, seat)
        case "resume":
            pauses.want_over(t, seat, host=is_host(t, seat))
        case "concede" | "play_on":
            votes.concede(t, seat, on=word.say == "concede")
        case "agree" | "disagree":
            votes.assent(t, seat, on=word.say == "agree")
        case "remove" if word.seat in t.conduct.away:
            carry_out(t, word)
        case "remove" | "close":
            votes.propose(t, word, seat)
        case _:
            _rule(t, word)


def carry_out(t: Table, word: Word) -> None:
    """What was assented to. Either makes the game unranked, and its end says why [QG-HST-02]."""
    t.conduct = replace(t.conduct, unranked=pauses.also(t.conduct.unranked, word.say))
    if word.say == "close":
        return presence.end(t, "closed", word.reason)
    t.emit(events.Removed, word.seat, word.reason)
    presence.leave(t, word.seat)


def _rule(t: Table, word: Word) -> None:
    """A word of the host that needs nobody else [QG-HST-02, QG-LKO-01, QG-ABS-03, QG-ABS-09]."""
    c, seat = t.conduct, word.seat
    match word.say:
        case "mute" | "unmute":
            others = tuple(other for other in c.muted if other != seat)
            t.conduct = replace(c, muted=tuple(sorted((*others, seat))) if word.say == "mute" else others)
            t.emit(events.Muted, seat, word.say == "mute")
        case "lock" | "unlock":
            t.conduct = replace(c, locked=word.say == "lock")
            t.emit(events.TableLocked, word.say == "lock")
        case "hand_over":
            name(t, seat)
        case "absent":
            presence.be_absent(t, seat)
        case "keep":
            t.conduct = replace(c, kept=tuple(sorted({*c.kept, seat})))
            t.emit(events.KeeperCalled, seat)
            pauses.look(t)
        case "let_in":
            t.conduct = replace(c, invited=tuple(sorted({*c.invited, seat})))
        case _:
            t.conduct = replace(c, lookers=LOOKERS[word.say])
            t.emit(events.LookersRuled, t.conduct.lookers)


def name(t: Table, seat: int | None) -> None:
    """A host is named, by the one before or by the room; None: a screen without a seat [QG-HST-01]."""
    t.conduct = replace(t.conduct, host=SCREEN if seat is None else seat)
