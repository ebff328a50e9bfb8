"""Records played again, and what there is to be said of them: four verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from .canon import CANON
from .chance import Chance, commitment, derive_key
from .errors import RecordError, Refused
from .game import Game, plain
from .options import of_today
from .parts import Moment, Outcome
from .phrase import Phrase
from .record import (
    PREVIEW,
    Entry,
    Rebased,
    Record,
    apply,
    apply_again,
    beginning,
    check_chain,
    check_version,
    digest,
    eras,
    give_again,
    link,
)
from .table import Table

Kind = Literal["checked", "alike", "sealed", "parts"]


class Drawn(NamedTuple):
    """One draw of chance: which entry it belongs to (0: the set-up), out of how many, and what came."""

    frame: int
    sides: int
    value: int


class Verdict(msgspec.Struct, frozen=True):
    """What a record is worth.

    checked: played again by today's rules, every input leads to the state whose digest stands there. alike: the same
    inputs, draws and result, but digests of an older program. sealed: today's rules lead elsewhere, but no entry was
    touched and every draw can be computed from the seed. parts: it is not what its game was, and `parted` says where.
    """

    kind: Kind
    inputs: int
    draws: tuple[Drawn, ...]
    parted: RecordError | None = None
    """Why it could not be played again."""

    @property
    def phrase(self) -> Phrase:
        """The verdict, as it is told to people."""
        if self.kind == "parts":
            assert self.parted is not None
            return Phrase(f"refusal-{self.parted.code}", self.parted.details)
        return Phrase(f"verdict-{self.kind}", {"inputs": self.inputs, "draws": len(self.draws), **self._where})

    @property
    def _where(self) -> dict[str, Any]:
        return {} if self.parted is None else {"index": self.parted.details.get("index", -1)}


def judge(record: Record, game: Game[Any, Any]) -> Verdict:
    """The verdict on a finished record. Refuses what cannot be judged: newer, unfinished, with another seed."""
    check_seed(record, game)
    story = Retelling(record, game)
    inputs = sum(not isinstance(entry.input, Rebased) for entry in record.inputs)
    try:
        for _ in story:
            pass
    except RecordError as parted:
        if not is_older(record, game) or record.format == PREVIEW or parted.code == "record_rebased":
            return Verdict("parts", inputs, tuple(story.draws), parted)
        try:
            return Verdict("sealed", inputs, sealed(record, game), parted)
        except RecordError as broken:
            return Verdict("parts", inputs, tuple(story.draws), broken)
    return Verdict("checked" if story.is_same else "alike", inputs, tuple(story.draws))


def check_seed(record: Record, game: Game[Any, Any]) -> None:
    """Refuses a record of newer rules, without its seed, or with another than was promised."""
    check_version(record, game)
    if record.seed is None:
        raise RecordError("record_unfinished")
    if commitment(record.seed) != record.commitment:
        raise RecordError("record_wrong_seed", commitment=record.commitment)


def is_older(record: Record, game: Game[Any, Any]) -> bool:
    """Whether any of it was played under another shape of the game than today's."""
    return {(era.shape, era.canon) for era in eras(record)} != {(game.shape, CANON)}


def sealed(record: Record, game: Game[Any, Any]) -> tuple[Drawn, ...]:
    """Every draw, computed from the seed without any rules. Refuses a broken chain, and an era that does not go on from
    what was there before it: the same chance, the same piles, and what today's upgrade makes of the old state."""
    assert record.seed is not None, "the seed has been checked"
    check_chain(beginning(record), record.inputs)
    key = derive_key(record.seed, record.entropy)
    stream = Chance(key=key)
    draws: list[Drawn] = []
    counters: list[int] = []
    for frame, bounds in enumerate([record.draws, *(entry.draws for entry in record.inputs)]):
        draws += [Drawn(frame, bound, stream.below(bound)) for bound in bounds]
        counters.append(stream.counter)
    for index, entry in enumerate(record.inputs, 1):
        if isinstance(era := entry.input, Rebased):
            t = taken_over(record, game, era, index)
            if (t.key, t.counter, era.before["table"].get("counter")) != (key, counters[index], counters[era.upto]):
                raise RecordError("record_rebased", index=index)
    return tuple(draws)


def taken_over(record: Record, game: Game[Any, Any], era: Rebased, index: int) -> Table:
    """The table as a new era begins, once it is certain that it is what the code at hand makes of the last dump.

    Inputs since that dump are given again; rules that are newer than the era itself may not judge where they led.
    """
    since = record.inputs[era.upto : index - 1]
    try:
        before, after = game.restore(era.before), game.restore(era.after)
        same = keeps_hidden(before, era.before) and keeps_hidden(after, era.after) and 0 <= era.upto < index
        if same and (not since or era.shape == game.shape):
            same = game.dump(give_again(game, before, since)) == game.dump(after)
    except Exception as error:  # rules stumble over a table that never was
        raise RecordError("record_rebased", index=index) from error
    if not same:
        raise RecordError("record_rebased", index=index)
    return cast(Table, after)


def keeps_hidden(t: Table, dump: Mapping[str, Any]) -> bool:
    """Whether an upgrade has left alone what nobody may touch: key and counter of chance, and every hidden pile. A pile
    may get another name."""
    raw = dump["table"]
    for path in ("key", "counter", *t.game.hidden):
        field, *within = path.split(".")
        value = _within(plain(getattr(t, field)), within)
        if value != _within(raw[field], within) if field in raw else bool(value) and value not in raw.values():
            return False
    return True


def _within(value: Any, path: Sequence[str]) -> Any:
    """What lies there in each of several structs: of `wires.deck`, the deck of every wire."""
    for name in path:
        value = [part[name] for part in value]
    return value


def replay(record: Record, game: Game[Any, Any]) -> Iterator[tuple[Table, list[Moment]]]:
    """The table after its set-up and after each entry, with the events of each. Refuses at the first that parts."""
    check_seed(record, game)
    return iter(Retelling(record, game))


class Retelling:
    """A record, told again by today's rules.

    What was played under today's shape must lead to the same digests; what was played under another one, to the same
    draws and result, and `is_same` tells whether the digests were the same all the way.
    """

    def __init__(self, record: Record, game: Game[Any, Any]) -> None:
        self.record = record
        self.game = game
        self.draws: list[Drawn] = []
        self.is_same = record.format != PREVIEW
        self._drawn: list[tuple[int, int]] = []
        self._is_today = record.shape == game.shape and record.canon == CANON

    def __iter__(self) -> Iterator[tuple[Table, list[Moment]]]:
        record = self.record
        t, told = self._begun()
        self._check(t, 0, record.draws, record.start)
        yield t, told
        before = "" if record.format == PREVIEW else beginning(record)
        for index, entry in enumerate(record.inputs, 1):
            if isinstance(entry.input, Rebased):
                t, told = self._rebased(t, entry.input, index), []
            else:
                told = self._given(t, entry, index)
            if record.format != PREVIEW and link(before, entry.input, entry.draws, entry.state) != entry.digest:
                raise RecordError("record_chain", index=index)
            self._check(t, index, entry.draws, entry.state)
            yield t, told
            before = entry.digest
        if t.outcome is None:
            raise RecordError("record_unfinished")
        if not self._is_result(t.outcome):
            raise RecordError("record_wrong_result", result=record.result)

    def _begun(self) -> tuple[Table, list[Moment]]:
        record, options = self.record, self.record.options
        assert record.seed is not None, "the seed has been checked"
        if is_older(record, self.game):
            options = of_today(self.game.former, options)
        try:
            return self.game.open_table(
                record.seats,
                options,
                seed=record.seed,
                host=record.host,
                entropy=record.entropy,
                draws=self._drawn,
            )
        except Refused as refused:
            raise self._refused(0, refused) from refused

    def _given(self, t: Table, entry: Entry, index: int) -> list[Moment]:
        assert not isinstance(entry.input, Rebased)
        t.scratch.draws = self._drawn
        try:
            return (apply if self._is_today else apply_again)(t, entry.input)
        except Refused as refused:
            raise self._refused(index, refused) from refused
        except Exception as error:
            if self._is_today:
                raise
            raise RecordError("record_parts", index=index) from error  # other rules stumble over it

    def _refused(self, index: int, refused: Refused) -> RecordError:
        """Where a record parts, and in whose words to tell why."""
        reason = Phrase(f"refusal-{refused.code}", refused.details)
        return RecordError("record_refused", index=index, reason=reason, game=self.game.slug)

    def _check(self, t: Table, index: int, draws: tuple[int, ...], state: str) -> None:
        """The draws that were just made are those that were written down, and the state is the same, if it must be."""
        drawn, self._drawn[:] = [Drawn(index, *draw) for draw in self._drawn], []
        self.draws += drawn
        if self.record.format == PREVIEW:
            return
        if tuple(draw.sides for draw in drawn) != draws:
            raise RecordError("record_draws", index=index)
        if digest(self.game, t) != state:
            self.is_same = False
            if self._is_today:
                raise RecordError("record_parts", index=index)

    def _rebased(self, t: Table, era: Rebased, index: int) -> Table:
        """The table under its new shape, if we stand where it was taken over.

        Where every digest so far was the same, no other rules can excuse that we do not; where not, deadlines may be
        those of another table of times.
        """
        after = taken_over(self.record, self.game, era, index)
        if not self.is_same:
            t.conduct = replace(t.conduct, clocks=after.conduct.clocks)
        if self.game.dump(after) != self.game.dump(t):
            raise RecordError("record_rebased" if self.is_same else "record_parts", index=index)
        self._is_today = era.shape == self.game.shape and era.canon == CANON
        return after

    def _is_result(self, outcome: Outcome[Any]) -> bool:
        """Results of an older program are read as today's: what is no longer told is left out."""
        if not is_older(self.record, self.game):
            return bool(plain(outcome) == self.record.result)
        try:
            return self.game.read_outcome(self.record.result) == outcome
        except (LookupError, TypeError, msgspec.ValidationError):
            return False
