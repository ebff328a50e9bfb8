"""Digital conduct: what differs from the rulebook of tables, standing inputs, reasons (section 19).

[BSA-DIG-11]
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from qg.kernel import Illegal, Space, rule
from qg.kernel.conduct import presence
from qg.kernel.conduct.events import TimedOut
from qg.kernel.conduct.manners import Manners

from ..choices import (
    Lock,
    Messages,
    Order,
    RankTools,
    SetIntent,
    Standing,
    TakeTool,
    Unlock,
    is_intent,
)
from ..data import TIMES
from ..state import STAR, State
from .intents import PASS, set_intent, speak_up
from .setup import PickTool, best_ranked, offer_tool
from .turn import ChooseAction
from .windows import React, answer_by_intent


class Stamp(msgspec.Struct, frozen=True):
    """What every event carries."""

    bomb: str
    turn: int


def stamp(t: State) -> Stamp:
    return Stamp(t.bomb or "", t.turn)


def hints(t: State, seat: int) -> str | None:
    """Somebody who plays against bots alone may ask for advice; among people everybody thinks for themselves."""
    people = presence.people(t)
    return None if people and people != (seat,) else "agent"


# -- time and people --------------------------------------------------------------------------------------------------


def animation(t: State) -> int:
    """Announced animation time since a question last had a time put to it; it is counted once [QG-TIM-03].

    Private events do not count, so that deadlines betray nothing.
    """
    shown = (t.told - t.quiet - t.animated) * STAR
    t.animated = t.told - t.quiet
    return shown


@rule("BSA-RCT-21", "QG-TIM-04")
def give_late(t: State, seat: int, choice: object) -> None:
    """Who lets a reaction run out is silent from now on; no default is a message of its seat [BSA-RCT-21].

    A card is told of after the reveal; that tiles stay in the old order betrays nothing [QG-TIM-04].
    """
    frame = t.open
    assert frame is not None
    is_silent = isinstance(frame.decision, React) or t.cadets[seat].is_silent
    if type(choice) is Lock:
        t.put_play(seat, replace(t.plays[seat], is_late=True, is_auto=True))
    elif type(choice) is Order:
        t.emit(TimedOut, seat, "followup", None)
    t.give(seat, choice)
    if t.cadets[seat].is_silent != is_silent:
        t.put_cadet(seat, replace(t.cadets[seat], is_silent=is_silent))


def due(t: State) -> int | None:
    """When a `speed` round is over [BSA-RCT-11]."""
    return t.round.due


@rule("BSA-RCT-11")
def on_time(t: State) -> None:
    """At the end of a `speed` round who has said nothing passes, and is asked again in the next [BSA-RCT-11]."""
    for seat in t.waiting:
        t.give(seat, PASS)


@rule("BSA-RCT-11", "BSA-RCT-14", "BSA-TOO-01")
def go_on(t: State, gap: int) -> None:
    """A `speed` round has what was left of it, and what was set meanwhile acts [BSA-RCT-11, BSA-RCT-14, BSA-TOO-01]."""
    if t.round.due is not None:
        t.round = replace(t.round, due=t.round.due + gap)
    for seat in t.all_seats:
        obey(t, seat)


MANNERS = Manners(
    TIMES,
    defaults={"keeper": "rookie"},
    gives_back="at_once",
    host_rules_untimed=True,
    keeper_pace=1_000,  # [BSA-RCT-19]
    animation=animation,
    left_word=lambda t, choice: isinstance(choice, Standing),
    give_late=give_late,
    put_off=go_on,
)
"""Conduct is the rulebook's [BSA-OPT-12, BSA-OPT-13]; time-outs that count are told at the reveal [QG-ABS-02]."""


# -- standing inputs --------------------------------------------------------------------------------------------------


def standing(t: State, seat: int) -> Sequence[Standing] | Space:
    """Intents for one's own tools at any time; a ranking while one is still to pick a tool [BSA-RCT-14, BSA-TOO-01]."""
    tools, display = t.cadets[seat].tools, t.display if is_to_pick(t, seat) else ()
    return Messages(tools, display) if tools or display else ()


def may_stand(t: State, seat: int, choice: Standing) -> Illegal | None:
    """A use that one's own tool knows; each displayed tool once, before one has picked.

    [BSA-RCT-14, BSA-RCT-15, BSA-TOO-01]
    """
    if isinstance(choice, SetIntent):
        if not is_intent(choice):
            return Illegal("bad_intent", "BSA-RCT-14", tool=choice.tool, use=choice.use)
        is_own = choice.tool in t.cadets[seat].tools
        return None if is_own else Illegal("tool_not_owned", "BSA-RCT-14", tool=choice.tool)
    if not set(choice.tools) <= set(t.display):
        return Illegal("not_displayed", "BSA-TOO-01", display=t.display)
    if len(set(choice.tools)) < len(choice.tools):
        return Illegal("ranked_twice", "BSA-TOO-01")
    return None if is_to_pick(t, seat) else Illegal("not_an_option")


def is_to_pick(t: State, seat: int) -> bool:
    """Whether this seat has still to take one of the displayed tools."""
    return bool(t.display) and (picks_now(t, seat) or t.is_pending(offer_tool, seat))


@rule("BSA-RCT-14", "BSA-RCT-21", "BSA-TOO-01", "QG-PAU-01")
def take_standing(t: State, seat: int, choice: Standing) -> None:
    """What is set acts at once; in a pause it waits [BSA-RCT-14, BSA-RCT-21, BSA-TOO-01, QG-PAU-01]."""
    if type(choice) is SetIntent:
        set_intent(t, seat, choice)
        speak_up(t, seat)
    else:
        assert type(choice) is RankTools
        t.put_cadet(seat, replace(t.cadets[seat], ranks=choice.tools))
    if not t.conduct.stands_still:
        obey(t, seat)


def obey(t: State, seat: int) -> None:
    """Intents answer an open round; who is asked for a tool and has ranked one that is left takes it."""
    answer_by_intent(t, seat)
    best = best_ranked(t, seat) if picks_now(t, seat) else None
    if best:
        t.give(seat, TakeTool(best))


def picks_now(t: State, seat: int) -> bool:
    """Whether this seat is asked for a tool."""
    decision = t.open.decision if t.open is not None else None
    return isinstance(decision, PickTool) and decision.seat == seat


# -- reasons ----------------------------------------------------------------------------------------------------------


def why_not(t: State, _seat: int | None, choice: object, code: str) -> Illegal | None:
    """Whoever takes the card back too late is told that everybody has locked [BSA-DIG-10, BSA-DIG-07]."""
    is_late = code in ("stale", "not_asked") and type(choice) is Unlock and not isinstance(t.asked, ChooseAction)
    return Illegal("everybody_locked", "BSA-DIG-07") if is_late else None
