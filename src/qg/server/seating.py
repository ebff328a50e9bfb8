"""Who sits where: the table apart from the game. A pure fold of the log; it refuses what may not be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from qg.kernel import RANDOM, Game, Refused, Seat
from qg.kernel.conduct.state import Word
from qg.kernel.options import fitting, settle

from . import log
from .messages import Look, Phase, SeatInfo

BOT_NAMES = ("Pivoine", "Genêt", "Iris", "Lilas", "Bleuet", "Tulipe", "Jonquille", "Lupin", "Dahlia", "Arum", "Zinnia")
"""Bots are called after flowers: nobody takes them for people, and the names are the same in every language."""


class Chair(msgspec.Struct):
    """A place at the table."""

    kind: str = "free"
    person: str | None = None
    name: str = ""
    level: str | None = None
    look: Look = Look()
    ready: bool = False
    entropy: str = ""
    left: bool = False
    """The person stood up during the game: a bot keeps the seat until somebody of that name sits down again."""


class Seating:
    """The chairs, the options and the phase of one table."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.phase: Phase = "lobby"
        self.chairs: list[Chair] = []
        self.options: dict[str, Any] = {}
        self.lesson = False
        self.rematch: str | None = None
        self.host: str | None = None
        """The person who made the table, or was named in the lobby [QG-HST-01]."""
        self.held: dict[str, set[int]] = {}
        """The seats each person has held in this game."""
        self.removed: dict[str, str] = {}
        """Whom the host has removed, and why."""
        self.muted: set[str] = set()
        self.locked = False
        self.closed = ""
        """Why the host has closed the table before its game."""

    @classmethod
    def opened(cls, game: Game[Any, Any], opened: log.Opened) -> Seating:
        """A table as it would be opened."""
        seating = cls(game)
        seating.fold(opened)
        return seating

    # -- folding the log ------------------------------------------------------------------------------------------

    def fold(self, change: log.Change) -> None:
        """What an entry of the log does to the seating."""
        match change:
            case log.Opened(options, seats, lesson):
                self.options, self.lesson = dict(options), lesson
                self.chairs = [Chair() for _ in range(seats)]
            case log.Sat():
                self._sit(change)
            case log.Stood(seat) if self.phase == "lobby":
                self.chairs[seat] = Chair()
            case log.Stood(seat):
                self.chairs[seat].left = True
            case log.BotPlaced(seat, level, name, look):
                self.chairs[seat] = Chair("bot", None, name, level, look, ready=True)
            case log.ReadySet(seat, ready):
                self.chairs[seat].ready = ready
            case log.OptionsSet(options):
                self.options = dict(options)
            case log.SeatsSet(seats):
                self.chairs = [*self.chairs[:seats], *(Chair() for _ in range(seats - len(self.chairs)))]
                self.options = fitting(self.game.options, self.options, seats)
            case log.Ruled(word):
                self._rule(word)
            case log.Started():
                self._start()
            case log.MovedOn(code):
                self.rematch = code

    def _sit(self, sat: log.Sat) -> None:
        self.host = self.host or sat.person
        self._hold(sat.seat, sat.person)
        before = self.chairs[sat.seat]
        ready = (before.person == sat.person and before.ready) or self.host_seat in (sat.seat, None)
        known = before.entropy if self.phase != "lobby" else sat.entropy
        self.chairs[sat.seat] = Chair("person", sat.person, sat.name, None, sat.look, ready, known)

    def _start(self) -> None:
        self.phase, self.held = "playing", {}
        for seat, chair in enumerate(self.chairs):
            self._hold(seat, chair.person)

    def _hold(self, seat: int, person: str | None) -> None:
        if person is not None:
            self.held.setdefault(person, set()).add(seat)

    def _rule(self, word: Word) -> None:
        """The host's word [QG-HST-02]. Who is removed from a game in play leaves the seat as it is."""
        chair = self.chairs[word.seat] if word.seat >= 0 else Chair()
        person = chair.person or ""
        match word.say:
            case "remove":
                self.removed[person] = word.reason
                if self.phase == "lobby":
                    self.chairs[word.seat] = Chair()
                else:
                    chair.person, chair.left = None, True
            case "mute" | "unmute":
                self.muted = self.muted | {person} if word.say == "mute" else self.muted - {person}
            case "lock" | "unlock":
                self.locked = word.say == "lock"
            case "hand_over":
                self.host = person
            case _:
                self.closed = word.reason

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def host_seat(self) -> int | None:
        """Who made the table or was named, while seated; then the person in the lowest seat [QG-HST-01]."""
        return self.host_among(range(len(self.chairs)))

    def host_among(self, seats: Iterable[int]) -> int | None:
        """The host, if only who sits there is asked."""
        people = [seat for seat in sorted(seats) if self.chairs[seat].kind == "person"]
        named = [seat for seat in people if self.chairs[seat].person == self.host]
        return next(iter(named or people), None)

    def seat_of(self, person: str | None) -> int | None:
        return next((s for s, chair in enumerate(self.chairs) if person and chair.person == person), None)

    def why_removed(self, person: str) -> Refused | None:
        """Who was removed by the host does not sit down again [QG-HST-02]."""
        return Refused("removed", reason=self.removed[person]) if person in self.removed else None

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits here, each once."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person and not chair.left))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as the game knows them."""
        return tuple(Seat("bot" if chair.kind == "bot" else "person", chair.level) for chair in self.chairs)

    def infos(self, here: set[int]) -> tuple[SeatInfo, ...]:
        """The seats as everybody sees them."""
        return tuple(
            SeatInfo(
                kind="free" if chair.kind == "free" else "bot" if chair.kind == "bot" else "person",
                name=chair.name,
                level=chair.level,
                look=chair.look,
                ready=chair.ready,
                here=seat in here,
                muted=chair.person in self.muted,
            )
            for seat, chair in enumerate(self.chairs)
        )

    def settled(self) -> dict[str, Any]:
        """The value of every option as things stand."""
        return settle(self.game.options, self.options, len(self.chairs))

    def trouble(self) -> Refused | None:
        """Why the game could not start with these options and seats."""
        try:
            self.check_options(self.options)
        except Refused as refused:
            return refused
        return None

    # -- what may be done -----------------------------------------------------------------------------------------

    def check_lobby(self) -> None:
        if self.phase != "lobby":
            raise Refused("already_started")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_such_seat", seat=seat, seats=len(self.chairs))

    def check_options(self, options: dict[str, Any]) -> None:
        """Refuses options that the game would refuse, with the people and bots who sit here now."""
        settled = settle(self.game.options, options, len(self.chairs))
        opt: Any = msgspec.convert(settled, self.game.option_type)
        self.game.check_count(len(self.chairs))
        self.game.check_seats(opt, self.seats)

    def check_start(self, level: str | None) -> None:
        """Refuses a table that could not be opened like this, or be filled with bots of that level."""
        self.check_options(self.options)
        if level is not None:
            self.check_level(level)

    def check_level(self, level: str) -> None:
        levels = list(self.game.bots) or [RANDOM]
        if level not in levels:
            raise Refused("unknown_level", value=level, allowed=levels)

    def place_for(self, person: str, wish: int | None) -> int:
        """The chair a person may take: the one wished for, their own, the first free one, or a bot's."""
        own = self.seat_of(person)
        if self.phase != "lobby":
            if own is None:
                raise Refused("already_started")
            return own
        if (removed := self.why_removed(person)) is not None:
            raise removed
        if wish is not None:
            self.check_seat(wish)
            if self.chairs[wish].kind == "person" and self.chairs[wish].person != person:
                raise Refused("seat_taken", name=self.chairs[wish].name)
            return wish
        if own is not None:
            return own
        for kind in ("free", "bot"):
            for seat, chair in enumerate(self.chairs):
                if chair.kind == kind:
                    return seat
        raise Refused("table_full", seats=len(self.chairs))

    def return_of(self, seat: int) -> log.Sat:
        """Who had left a game in play is back at it."""
        chair = self.chairs[seat]
        assert chair.person is not None, "a person had left"
        return log.Sat(seat, chair.person, chair.name, chair.look)

    def bot_for(self, seat: int, level: str) -> log.BotPlaced:
        """A bot with a name that nobody at the table has."""
        self.check_level(level)
        taken = {chair.name for number, chair in enumerate(self.chairs) if number != seat}
        name = next(name for name in BOT_NAMES if name not in taken)
        return log.BotPlaced(seat, level, name, Look(BOT_NAMES.index(name), 0))
