"""Games under watch: after every input, no seat has learned more than what came to light for it.

Four things are held against each input, and against the set-up of each table:

- every name of something secret that a seat hears stands in its view before, in its view afterwards, or on its board at
  that moment;
- at every moment, in the middle of rules too, the boards of two worlds that a seat may not tell apart are the same;
- the same input in such a world: both tell the same, moment by moment, until something comes to light on the board, or
  in what the game declares in `Game.revealed`;
- the same input with one draw of chance changed: likewise.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from qg.kernel import Game, Illegal, Table
from qg.kernel.record import Answer, Input, Notice, TimeUp, apply

from ..drive import next_input, random_options
from .hearing import HeardEvent, PlayedInput, path, tag
from .names import names_in, secret_names
from .worlds import Leak, Pair, difference, everybody, fields_apart, look_alike, seen, worlds

MOST_INPUTS = 150
SAME_CHANCE = 0.7
"""How often another world draws what the real one draws: then fewer worlds part, and more can be compared."""
OPENINGS = 4
"""So many set-ups with another draw are held against each new table."""


class Watch:
    """One game under watch, and what has been met on the way.

    `thorough`: at every input other worlds for every seat, and boards at every moment; else for some, drawn at random,
    and for every seat where a rare question is open.
    `other`: the worlds of a game that is on no shelf, and whose secrets have no names.
    """

    def __init__(
        self, game: Game[Any, Any], seed: str, *, thorough: bool = False, other: Callable[..., Any] | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.thorough = thorough
        self.rng = random.Random(f"{game.slug}/{seed}")
        self.other = other or worlds(game.slug).other
        self.names = frozenset() if other else secret_names(game.slug)
        self.pairs = 0
        self.late = self.absent = 0
        """Pairs held against each other where time answered for somebody, and where somebody was absent."""
        self.inputs: Counter[str] = Counter()
        self.decisions: Counter[type] = Counter()
        self.used: set[str] = set()
        """What the game declares as revealed and was otherwise not to be seen."""

    # -- games ----------------------------------------------------------------------------------------------------

    def play(self, number: int) -> None:
        """A random game with random options and inputs of all kinds: answers, lateness, absences."""
        played = self.set_up(number)
        for _ in range(MOST_INPUTS):
            t = played.t
            if t.open is None:
                break
            given = next_input(t, self.rng, wild=True)
            self.decisions[type(t.open.decision)] += 1
            self.inputs[given.kind if isinstance(given, Notice) else type(given).__name__] += 1
            played = self.step(played, given)

    def bring_to_light(self, pair: Pair) -> None:
        """A pair of the game's own: what it shows is rare in random games."""
        one, other, seat, given = pair
        look_alike(self.game, one, other, seat)
        real, world = (PlayedInput(self.game, apply(t, given), t) for t in (one, other))
        self.sound_alike(real, world, seat, given)

    def set_up(self, number: int) -> PlayedInput:
        """A new table, of which nothing has been seen yet."""
        game, rng = self.game, self.rng
        seats = rng.choice(game.seat_counts)
        options = random_options(game, seats, rng)

        def opened(**how: Any) -> PlayedInput:
            t, told = game.open_table(seats, options, seed=f"{self.seed}/{number}", **how)
            t.scratch.draws = None
            return PlayedInput(game, told, t)

        draws: list[tuple[int, int]] = []
        played = opened(draws=draws)
        self._names_are_in_sight(played, None)
        for _ in range(OPENINGS):
            self._with_another_draw(played, draws, None, lambda script: opened(script=script))
        return played

    def step(self, before: PlayedInput, given: Input) -> PlayedInput:
        """One input, held against other worlds and other draws."""
        draws: list[tuple[int, int]] = []
        pairs = self.pairs
        played = self._again(before.t, given, draws=draws)
        self._names_are_in_sight(played, before)
        audiences = everybody(before.t)
        for seat in audiences if self.thorough or self._is_rare(before.t) else [self.rng.choice(audiences)]:
            self._boards_are_alike(played, seat)
            self._in_another_world(before, given, played, seat)
        if not self.thorough:
            audiences = tuple(self.rng.sample(audiences, 2))
        self._with_another_draw(played, draws, audiences, lambda script: self._again(before.t, given, script=script))
        self.late += (self.pairs - pairs) * (isinstance(given, TimeUp) and _is_answered(before.t, played.t))
        self.absent += (self.pairs - pairs) * bool(before.t.conduct.absent or before.t.bot_controlled)
        return played

    def _is_rare(self, t: Table) -> bool:
        """Whether this question has been met less often than its share."""
        met = self.decisions[type(t.open.decision)] if t.open else 0
        return met * len(self.game.decisions) < self.decisions.total()

    def _again(
        self, t: Table, given: Input, *, script: Sequence[int] = (), draws: list[tuple[int, int]] | None = None
    ) -> PlayedInput:
        new = t.copy()
        new.script, new.scratch.draws = tuple(script), draws
        told = apply(new, given)
        new.scratch.draws = None
        return PlayedInput(self.game, told, new)

    # -- worlds ---------------------------------------------------------------------------------------------------

    def _in_another_world(self, before: PlayedInput, given: Input, played: PlayedInput, seat: int | None) -> None:
        """The same input in a world that this seat cannot tell from the real one."""
        t = before.t
        world = self.other(t, seat, self.rng)
        self.game.invariants(world)
        if seen(self.game, world, seat) != before.seen(seat):
            raise Leak(difference(self.game.view(t, seat), self.game.view(world, seat)))
        if self.rng.random() < SAME_CHANCE:
            world.key, world.counter = t.key, t.counter
        try:
            told = apply(world, given)
        except Illegal:
            if isinstance(given, Answer) and given.seat == seat:
                raise Leak(f"seat {seat}: {given} is refused in another world") from None
            return  # what somebody else may do depends on what he alone knows
        self.sound_alike(played, PlayedInput(self.game, told, world), seat, given)

    def _with_another_draw(
        self,
        played: PlayedInput,
        draws: Sequence[tuple[int, int]],
        audiences: Iterable[int | None] | None,
        again: Callable[[list[int]], PlayedInput],
    ) -> None:
        """The same with one draw of chance changed. At the set-up (no audiences) everything is new: then for those who
        see no difference afterwards."""
        places = [place for place, (sides, _) in enumerate(draws) if sides > 1]
        if not places:
            return
        place = self.rng.choice(places)
        script = [value for _, value in draws]
        sides, value = draws[place]
        script[place] = (value + self.rng.randrange(1, sides)) % sides
        try:
            other = again(script)
        except AssertionError as error:
            if "scripted" not in str(error):
                raise
            return  # after that draw it goes on with other dice
        if audiences is None:
            audiences = [seat for seat in everybody(played.t) if played.looks(seat) == other.looks(seat)]
        for seat in audiences:
            self.sound_alike(played, other, seat, f"draw {place}")

    def sound_alike(self, one: PlayedInput, other: PlayedInput, seat: int | None, what: object) -> bool:
        """Two worlds that looked alike have told the same, moment by moment, until something comes to light: on the
        board, at that moment or the next, or in what the game declares as revealed: a field of an event, or that it is
        told at all. From there on they have parted.

        Whether they have not.
        """
        self.pairs += 1
        here, there = one.heard(seat), other.heard(seat)
        for place, (mine, theirs) in enumerate(zip(here, there, strict=False)):
            if mine.board != theirs.board:
                return False
            if mine.told.event == theirs.told.event and mine.said == theirs.said:
                continue
            if _board_after(one, seat, place) == _board_after(other, seat, place):
                if type(mine.told.event) is not type(theirs.told.event) and self._comes_to_light(one, mine, theirs):
                    return False
                if mine.said != theirs.said:
                    raise Leak(f"seat {seat}, {what}: {mine.told.event} and {theirs.told.event}")
                self.used.update(path(mine.told, field) for field in fields_apart(mine.told.event, theirs.told.event))
            return False
        if len(here) != len(there) and one.looks(seat) == other.looks(seat):
            if self._comes_to_light(one, max(here, there, key=len)[min(len(here), len(there))]):
                return False
            raise Leak(f"seat {seat}, {what}: {len(here)} and {len(there)} events")
        return one.seen(seat) == other.seen(seat)

    def _comes_to_light(self, played: PlayedInput, *heard: HeardEvent) -> bool:
        """Whether one of these events is told in one of the worlds only, and may be."""
        declared = {tag(each.told) for each in heard if played.declares_itself(each.told)}
        self.used |= declared
        return bool(declared)

    def _boards_are_alike(self, played: PlayedInput, seat: int | None) -> None:
        """At every moment, also in the middle of rules; where it is not thorough, at one of them."""
        places = range(len(played.told))
        for place in places if self.thorough else self.rng.sample(places, min(1, len(places))):
            one = played.told[place]
            board = self.game.board(self.other(one.table, seat, self.rng), seat)
            if msgspec.json.encode(board) != played.board(place, seat):
                found = fields_apart(self.game.board(one.table, seat), board)
                raise Leak(f"seat {seat} at the moment of {one.event}: {found}")

    # -- names ----------------------------------------------------------------------------------------------------

    def _names_are_in_sight(self, played: PlayedInput, before: PlayedInput | None) -> None:
        """Whatever secret a seat hears named, it sees before, afterwards or on its board at that moment."""
        for place, one in enumerate(played.told):
            event = one.event
            for field in event.__struct_fields__:
                names = names_in(getattr(event, field), self.names)
                for seat in filter(one.is_for, everybody(played.t)) if names else ():
                    unseen = [name for name in names if name not in played.seen(seat)]
                    if unseen and before:
                        unseen = [name for name in unseen if name not in before.seen(seat)]
                    if unseen:
                        unseen = [name for name in unseen if name not in played.board(place, seat)]
                    if unseen and not played.declares(one, field):
                        raise Leak(f"seat {seat} hears {unseen} in {event}")
                    if unseen:
                        self.used.add(path(one, field))


def _is_answered(before: Table, after: Table) -> bool:
    """Whether the question that was open waits for fewer seats now, or is closed."""
    return after.number != before.number or after.outcome is not None or {*after.waiting} < {*before.waiting}


def _board_after(played: PlayedInput, seat: int | None, place: int) -> bytes:
    """What a seat is shown next: its board at the next event it hears, or where the table waits again."""
    heard = played.heard(seat)
    return heard[place + 1].board if place + 1 < len(heard) else msgspec.json.encode(played.game.board(played.t, seat))
