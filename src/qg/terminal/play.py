"""A game at one keyboard: people and bots, through the list of choices that can play any game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from rich.console import Console

from qg.kernel import Bot, Game, Moment, Refused, Seat, Space
from qg.kernel.record import Answer, Input, Notice, Record, Recorder, TimeUp
from qg.lab.match import in_turn
from qg.words import Words
from qg.words.talk import seat_names

from .menu import Menu
from .speech import Speech

SAMPLES = 8


class Left(Exception):
    """The person at the keyboard has had enough."""


class Keyboard:
    """One table, played from one terminal. `clock` gives milliseconds; `ask` reads a line; `sleep` waits seconds."""

    def __init__(
        self,
        game: Game[Any, Any],
        recorder: Recorder,
        bots: dict[int, Bot],
        words: Words,
        *,
        console: Console,
        ask: Callable[[str], str] = input,
        clock: Callable[[], int] = lambda: int(time.monotonic() * 1000),
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.bots = bots
        self.words = words
        self.console = console
        self.ask = ask
        self.clock = clock
        self.sleep = sleep
        self.rng = random.Random(f"bots of {recorder.seed}")
        self.begun = clock() - recorder.t.now
        self.people = [seat for seat in recorder.t.all_seats if seat not in bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.unheard: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.shown: dict[int, int] = {}
        """The number of the decision at which each person last saw the table."""

    def run(self) -> Record:
        """Plays to the end and returns the record."""
        self._welcome()
        self._show(self.recorder.opening)
        while self.recorder.t.outcome is None:
            self._next()
        self._farewell()
        return self.recorder.record

    def _next(self) -> None:
        t = self.recorder.t
        now, due = self._now(), t.due
        if due is not None and now >= due:
            self._time_up(now)
        elif playing := [seat for seat in t.waiting if seat in self.bots]:
            self._bot_plays(self.rng.choice(playing), now)
        elif t.waiting:
            self._person_plays(t.waiting[0])
        else:
            assert due is not None
            self.console.print(self.words.text("play-waiting-time"), style="dim")
            self.sleep((due - now) / 1000)

    def _now(self) -> int:
        now: int = self.recorder.t.now
        return max(now, self.clock() - self.begun)

    def _apply(self, given: Input) -> None:
        self._show(self.recorder.apply(given))

    def _time_up(self, now: int) -> None:
        """Time is told. Nobody is away here, however long somebody at the keyboard thinks."""
        self._apply(TimeUp(now))
        for seat in self.recorder.t.all_seats:
            if self.recorder.t.outcome is None:
                with suppress(Refused):
                    self._apply(Notice(now, "back", seat))

    def _bot_plays(self, seat: int, now: int) -> None:
        """A bot answers at the moment it was asked, however long it thinks here."""
        t = self.recorder.t
        assert t.open is not None
        choice = self.bots[seat].choose(self.game.view(t, seat), self.rng)
        self._apply(Answer(now, seat, choice, t.open.number))

    # -- a person's turn ------------------------------------------------------------------------------------------

    def _person_plays(self, seat: int) -> None:
        """Asks until there is an answer; time may close the question meanwhile."""
        self._hand_over(seat)
        t = self.recorder.t
        assert t.open is not None
        number = t.open.number
        if seat not in self.shown or (self.shown[seat] != number and _is_real(t.options(seat))):
            self._describe(seat)
        choice = self._read_choice(seat)
        now = self._now()
        if t.due is not None and now >= t.due:
            self._time_up(now)
        try:
            self._apply(Answer(now, seat, choice, number))
        except Refused as refused:
            self.console.print(self.words.refusal(refused, self._talk(seat).speaker), style="bold red", soft_wrap=True)

    def _hand_over(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees another's secrets, and each hears what came meanwhile."""
        if self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        self.console.clear()
        name = seat_names(self.recorder.t.seats, self.words)[seat]
        self.ask(self.words.text("play-turn-to", name=name))
        self._catch_up(seat)
        self._describe(seat)

    def _read_choice(self, seat: int) -> Any:
        t, talk = self.recorder.t, self._talk(seat)
        self._print([talk.prompt()], style="bold")
        menu = Menu(talk)
        self._print(menu.add(self._listed(t.options(seat))))
        free = isinstance(t.options(seat), Space)
        while True:
            line = self.ask(self.words.text("play-choose-free" if free else "play-choose") + " > ").strip()
            if line == "q":
                raise Left
            if line == "?":
                self._describe(seat)
            elif line == "+":
                self._print_standing(seat, menu)
            else:
                try:
                    return menu.pick(line)
                except LookupError:
                    self._print([self.words.text("play-not-a-choice", most=len(menu))])

    def _listed(self, options: Sequence[Any] | Space) -> list[Any]:
        """All choices, or a few examples where there are too many to list."""
        if not isinstance(options, Space):
            return list(options)
        return [options.sample(self.rng) for _ in range(SAMPLES)]

    def _print_standing(self, seat: int, menu: Menu) -> None:
        lines = menu.add(self._listed(self.recorder.t.standing(seat)))
        self._print([self.words.text("play-anytime" if lines else "play-nothing-anytime"), *lines])

    # -- telling --------------------------------------------------------------------------------------------------

    def _talk(self, seat: int | None) -> Speech:
        return Speech(self.game, self.recorder.t, self.words, seat)

    def _show(self, told: Sequence[Moment]) -> None:
        """Whoever holds the keyboard hears it at once; for the others it is kept."""
        for seat in self.people:
            self.unheard[seat] += self._talk(seat).log(told)
        if self.at_keyboard is not None:
            self._catch_up(self.at_keyboard)

    def _catch_up(self, seat: int) -> None:
        self._print(self.unheard[seat], style="cyan")
        self.unheard[seat] = []

    def _describe(self, seat: int) -> None:
        frame = self.recorder.t.open
        if frame is not None:
            self.shown[seat] = frame.number
        self._print(self._talk(seat).table())

    def _print(self, lines: Iterable[str], style: str | None = None) -> None:
        for line in lines:
            self.console.print(line, style=style, highlight=False, soft_wrap=True)

    def _welcome(self) -> None:
        names = seat_names(self.recorder.t.seats, self.words)
        bots = [name for seat, name in enumerate(names) if seat in self.bots]
        self.console.rule(self.words.text("title"))
        self._print([self.words.text("play-you-are", names=self.words.joined([names[seat] for seat in self.people]))])
        if bots:
            self._print([self.words.text("play-bots-are", names=self.words.joined(bots))])
        commitment = self.recorder.record.commitment
        if commitment:
            self._print([self.words.text("play-commitment", commitment=commitment)], style="dim")

    def _farewell(self) -> None:
        """The result; where nobody has touched the keyboard yet, with all that led to it."""
        if self.at_keyboard is None:
            self._catch_up(self.people[0])
        outcome = self.recorder.t.outcome
        assert outcome is not None
        names = seat_names(self.recorder.t.seats, self.words)
        winners = [names[seat] for seat in outcome.winners]
        self.console.rule(self.words.text("play-over"))
        self._print([self.words.text("play-winners", count=len(winners), names=self.words.joined(winners))])
        scores = zip(names, outcome.scores, strict=True)
        self._print(self.words.text("play-score", name=name, score=score) for name, score in scores)


def _is_real(options: Sequence[Any] | Space) -> bool:
    """Whether there is anything to choose between."""
    return isinstance(options, Space) or len(options) > 1


def seat_plan(seats: int, people: int, levels: Sequence[str]) -> list[Seat]:
    """The first seats are people, the others bots; fewer levels than bots are repeated in turn."""
    bots = [Seat(kind="bot", level=level) for level in in_turn(levels, seats - people)]
    return [*(Seat() for _ in range(people)), *bots]
