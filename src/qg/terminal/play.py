"""A game at one keyboard: people and bots, through the list of choices that can play any game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.console import Console

from qg.kernel import Bot, Game, Refused, Seat, Space, Told
from qg.kernel.record import Answer, Input, Record, Recorder, TimeUp
from qg.words import Words

from .speech import Talk, seat_names

SAMPLES = 8


class Left(Exception):
    """The person at the keyboard has had enough."""


class Keyboard:
    """One table, played from one terminal. `clock` gives milliseconds; `ask` reads a line."""

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
    ) -> None:
        self.game = game
        self.recorder = recorder
        self.bots = bots
        self.words = words
        self.console = console
        self.ask = ask
        self.clock = clock
        self.rng = random.Random()
        self.begun = clock()
        people = [seat for seat in recorder.t.all_seats if seat not in bots]
        self.reader: int | None = people[0] if len(people) == 1 else None
        self.at_keyboard = self.reader

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
            self._apply(TimeUp(now))
        elif playing := [seat for seat in t.waiting if seat in self.bots]:
            self._bot_plays(self.rng.choice(playing), now)
        elif t.waiting:
            self._person_plays(t.waiting[0])
        else:
            assert due is not None
            self.console.print(self.words.text("play-waiting-time"), style="dim")
            time.sleep((due - now) / 1000)

    def _now(self) -> int:
        now: int = self.recorder.t.now
        return max(now, self.clock() - self.begun)

    def _apply(self, given: Input) -> None:
        self._show(self.recorder.apply(given))

    def _bot_plays(self, seat: int, now: int) -> None:
        """A bot answers at the moment it was asked, however long it thinks here."""
        t = self.recorder.t
        assert t.open is not None
        choice = self.bots[seat].choose(self.game.view(t, seat), self.rng)
        self._apply(Answer(now, seat, choice, t.open.number))

    def _person_plays(self, seat: int) -> None:
        """Asks until there is an answer; time may close the question meanwhile."""
        self._hand_over(seat)
        t = self.recorder.t
        assert t.open is not None
        number = t.open.number
        choice = self._read_choice(seat)
        now = self._now()
        if t.due is not None and now >= t.due:
            self._apply(TimeUp(now))
        try:
            self._apply(Answer(now, seat, choice, number))
        except Refused as refused:
            self.console.print(self.words.refusal(refused, self._talk(seat).speaker), style="bold red")

    def _hand_over(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees another's secrets."""
        if self.at_keyboard == seat:
            return
        self.at_keyboard = seat
        self.console.clear()
        name = seat_names(self.recorder.t.seats, self.words)[seat]
        self.ask(self.words.text("play-turn-to", name=name))
        self._describe(seat)

    def _read_choice(self, seat: int) -> Any:
        t, talk = self.recorder.t, self._talk(seat)
        self.console.print(talk.prompt(), style="bold")
        choices = self._listed(t.options(seat))
        self._print_choices(choices, talk)
        free = isinstance(t.options(seat), Space)
        while True:
            line = self.ask(self.words.text("play-choose-free" if free else "play-choose") + " > ").strip()
            if line == "q":
                raise Left
            if line == "?":
                self._describe(seat)
            elif line == "+":
                choices = [*choices, *self._print_standing(seat, len(choices), talk)]
            elif line.isdecimal() and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1]
            elif line.startswith("{"):
                try:
                    return msgspec.json.decode(line)
                except msgspec.DecodeError:
                    self.console.print(self.words.text("play-not-a-choice", most=len(choices)))
            else:
                self.console.print(self.words.text("play-not-a-choice", most=len(choices)))

    def _listed(self, options: Sequence[Any] | Space) -> list[Any]:
        """All choices, or a few examples where there are too many to list."""
        if not isinstance(options, Space):
            return list(options)
        return list(dict.fromkeys(options.sample(self.rng) for _ in range(SAMPLES)))

    def _print_standing(self, seat: int, offset: int, talk: Talk) -> list[Any]:
        choices = self._listed(self.recorder.t.standing(seat))
        self.console.print(self.words.text("play-anytime" if choices else "play-nothing-anytime"))
        self._print_choices(choices, talk, first=offset + 1)
        return choices

    def _print_choices(self, choices: Sequence[Any], talk: Talk, first: int = 1) -> None:
        for number, choice in enumerate(choices, first):
            self.console.print(f"  {number:>2}  {talk.choice(choice)}", highlight=False)

    def _talk(self, seat: int | None) -> Talk:
        return Talk(self.game, self.recorder.t, self.words, seat)

    def _show(self, told: Sequence[Told]) -> None:
        for line in self._talk(self.reader).log(told):
            self.console.print(line, style="cyan", highlight=False)

    def _describe(self, seat: int) -> None:
        for line in self._talk(seat).table():
            self.console.print(line, highlight=False)

    def _welcome(self) -> None:
        names = seat_names(self.recorder.t.seats, self.words)
        people = [name for seat, name in enumerate(names) if seat not in self.bots]
        bots = [name for seat, name in enumerate(names) if seat in self.bots]
        self.console.rule(self.words.text("title"))
        self.console.print(self.words.text("play-you-are", names=self.words.joined(people)))
        if bots:
            self.console.print(self.words.text("play-bots-are", names=self.words.joined(bots)))
        self.console.print(self.words.text("play-commitment", commitment=self.recorder.record.commitment), style="dim")

    def _farewell(self) -> None:
        outcome = self.recorder.t.outcome
        assert outcome is not None
        names = seat_names(self.recorder.t.seats, self.words)
        winners = [names[seat] for seat in outcome.winners]
        self.console.rule(self.words.text("play-over"))
        self.console.print(self.words.text("play-winners", count=len(winners), names=self.words.joined(winners)))
        for name, score in zip(names, outcome.scores, strict=True):
            self.console.print(self.words.text("play-score", name=name, score=score))


def seat_plan(seats: int, people: int, levels: Sequence[str]) -> list[Seat]:
    """The first seats are people, the others bots; fewer levels than bots are repeated in turn."""
    bots = [Seat(kind="bot", level=levels[n % len(levels)]) for n in range(seats - people)]
    return [*(Seat() for _ in range(people)), *bots]
