"""What the room does for the conduct of a table: drafts, who may come in and write, the host's word in the lobby.

In play every word is an input of the game, which knows what it does; before, it is an entry of the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from qg.kernel import Illegal, Refused
from qg.kernel.conduct.drafts import expire
from qg.kernel.conduct.events import Removed
from qg.kernel.conduct.host import LONGEST_REASON, WITH_REASON
from qg.kernel.conduct.state import NOBODY, Word
from qg.kernel.errors import malformed
from qg.kernel.record import Input

from .effects import Consequences
from .running import GameNews, LiveGame
from .seating import Seating

IN_LOBBY = ("remove", "mute", "unmute", "lock", "unlock", "hand_over", "close")
"""Words of the host that the lobby knows too [QG-HST-02]."""


class Drafts:
    """What is chosen but not yet given: the last of each seat, told to nobody and in no log [QG-TIM-11]."""

    def __init__(self) -> None:
        self._of: dict[int, tuple[int, Any]] = {}

    def leave(self, t: Any, seat: int, number: int, choice: Any) -> None:
        """Nothing chosen takes back what was."""
        if t.open is None or number != t.open.number:
            raise Illegal("stale", number=number, open=t.open.number if t.open else None)
        if seat in t.bot_controlled:
            raise Refused("bot_plays_on")
        if choice is None:
            return self.forget(seat)
        if seat not in t.waiting:
            raise Illegal("not_asked", waiting=t.seen_waiting)
        if not t.is_option(seat, choice):
            raise Illegal("not_an_option")
        self._of[seat] = number, choice

    def forget(self, seat: int) -> None:
        self._of.pop(seat, None)

    def inputs(self, t: Any, at: int) -> Iterator[Input]:
        """With what time reaches `at`."""
        return expire(t, at, self._of)


# -- who may come in, and write ---------------------------------------------------------------------------------------


def why_out(seating: Seating, running: LiveGame | None, seat: int | None, *, entering: bool = False) -> Refused | None:
    """Why somebody may not be at this table; whoever is in stays when it is locked [QG-HST-02, QG-LKO-01]."""
    if seating.closed:
        return Refused("table_closed", reason=seating.closed)
    if seat is not None:
        return None
    if entering and is_locked(seating, running):
        return Refused("table_locked")
    if running is None or seating.phase != "playing":
        return None
    barred = running.t.conduct.lookers == "barred" or not running.game.spectators(running.t)
    return Refused("no_spectators") if barred else None


def is_locked(seating: Seating, running: LiveGame | None) -> bool:
    """The lobby's lock goes on in play, until the host opens the table there."""
    if running is None:
        return seating.locked
    return seating.phase == "playing" and running.t.conduct.locked


def check_chat(seating: Seating, running: LiveGame | None, person: str, seat: int | None) -> None:
    """Refuses what somebody writes who is muted, or who may only look on [QG-HST-02, QG-LKO-01]."""
    conduct = running.t.conduct if running is not None else None
    if person in seating.muted if conduct is None else seat in conduct.muted:
        raise Refused("muted")
    if seat is None and conduct is not None and conduct.lookers != "welcome" and seating.phase == "playing":
        raise Refused("lookers_hushed")


# -- words ------------------------------------------------------------------------------------------------------------


def word_in(choice: Any) -> Word | None:
    """What somebody says to the table rather than to the game, if it is that."""
    if not isinstance(choice, dict) or choice.get("type") != "word":
        return None
    try:
        return msgspec.convert(choice, Word)
    except msgspec.ValidationError as error:
        raise malformed(error) from error


def check_word(seating: Seating, word: Word, own: int) -> None:
    """Refuses a word of the host, who sits in the seat `own`, that does not fit the lobby."""
    if word.say not in IN_LOBBY:
        raise Refused("not_started")
    if word.say in WITH_REASON and not 0 < len(word.reason.strip()) <= LONGEST_REASON:
        raise Illegal("reason_needed", "QG-HST-02", longest=LONGEST_REASON)
    if word.say in ("lock", "unlock", "close"):
        fits = word.seat == NOBODY and (word.say == "close" or seating.locked == (word.say == "unlock"))
    else:
        seating.check_seat(word.seat)
        chair = seating.chairs[word.seat]
        is_mute = chair.person in seating.muted
        fits = is_mute == (word.say == "unmute") if word.say in ("mute", "unmute") else word.seat != own
        fits = fits and chair.kind == "person"
    if not fits:
        raise Illegal("word_does_not_fit", "QG-HST-02", seat=word.seat)


def words_for_play(seating: Seating) -> Sequence[Word]:
    """What the host has said in the lobby and holds in play."""
    muted = [seat for seat, chair in enumerate(seating.chairs) if chair.person and chair.person in seating.muted]
    return [*(Word("mute", seat) for seat in muted), *([Word("lock")] if seating.locked else [])]


def removals(effects: Consequences) -> list[Word]:
    """Whom the table has just removed in play: their seat is theirs no longer."""
    told = [one.event for news in effects.news if isinstance(news, GameNews) for one in news.told]
    return [Word("remove", event.seat, event.reason) for event in told if isinstance(event, Removed)]


# -- late entry -------------------------------------------------------------------------------------------------------


def check_newcomer(seating: Seating, running: LiveGame, person: str, seat: int) -> None:
    """Refuses who has held another seat of this game, and where host and option do not agree [QG-ABS-09]."""
    if seating.held.get(person, {seat}) != {seat}:
        raise Illegal("held_another_seat", "QG-ABS-09")
    running.t.copy().notice("taken", seat, at=running.t.now, events=False)
