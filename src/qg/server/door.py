"""The one outgoing door. Whatever is sent about a game is made here, projected for the seat that gets it.

A scene is built from the seat's own view and nothing else. An event that is not for a seat is not sent to it. A curtain
replaces the whole board. Nothing else in the server turns a table into messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from qg import catalog
from qg.kernel import Decision, Game, Space, Table, Told, View
from qg.words import Said
from qg.words.talk import Talk

from .messages import Coach, LogLine, Scene, ToldEvent

RULE_ID = re.compile(r"\b[A-Z]{2,5}-[A-Z]{1,5}-\d\d\b")


class Part(msgspec.Struct, frozen=True, gc=False):
    """One event with the lines that tell it to those it is for."""

    told: Told
    lines: tuple[Said, ...]


def heard(parts: Iterable[Part], seat: int | None) -> tuple[tuple[ToldEvent, ...], tuple[LogLine, ...]]:
    """What this seat may know of them."""
    mine = [part for part in parts if part.told.is_for(seat)]
    events = tuple(ToldEvent(part.told.n, part.told.stamp, part.told.event) for part in mine)
    return events, tuple(LogLine(part.told.n, part.told.stamp, said) for part in mine for said in part.lines)


class Door:
    """The way out of one table."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.words = catalog.words(game.slug, "en")

    def scene(self, t: Table, seat: int | None, *, now: int, coach: Coach | None = None, away: bool = False) -> Scene:
        """The game as this seat may see it."""
        view = self.game.view(t, seat)
        covered = self.game.curtain(t)
        talk = Talk(self.game, view, self.words, self.names)
        return Scene(
            view=_without_agenda(view, covered=covered),
            covered=covered,
            now=now,
            prompt=talk.prompt() if view.asked else None,
            rules=rules_behind(self.game.decisions[view.asked.kind]) if view.asked else (),
            labels=_labels(talk, view.options),
            standing_labels=() if covered else _labels(talk, view.standing),
            form=_form(view.options),
            standing_form=None if covered else _form(view.standing),
            figures=None if covered else self.game.figures(view),
            describe=() if covered else tuple(talk.table()),
            hints=seat is not None and not covered and self.game.hints(t, seat) is not None,
            kept=tuple(t.kept),
            away=away,
            coach=coach,
        )

    def tell(self, t: Table, told: Iterable[Told]) -> tuple[Part, ...]:
        """Events with their lines: everyone's as a spectator may hear them, a whisper as its own seat may."""
        talks: dict[int | None, Talk] = {}
        parts = []
        for one in told:
            audience = one.to[0] if one.to else None
            if audience not in talks:
                talks[audience] = Talk(self.game, self.game.view(t, audience), self.words, self.names)
            parts.append(Part(one, tuple(talks[audience].event(one.event))))
        return tuple(parts)

    def label(self, view: View[Any], choice: Any) -> Said:
        """What a choice is called by the seat whose view this is."""
        return Talk(self.game, view, self.words, self.names).choice(choice)


def _without_agenda(view: View[Any], *, covered: bool) -> View[Any]:
    """What is still to be done is of use to bots only. Behind a curtain there is no board and nothing to do beside what
    is asked: to be ready to go on."""
    if covered:
        return msgspec.structs.replace(view, agenda=(), board=None, standing=())
    return msgspec.structs.replace(view, agenda=())


def _labels(talk: Talk, options: Sequence[Any] | Space) -> tuple[Said, ...]:
    return () if isinstance(options, Space) else tuple(map(talk.choice, options))


def _form(options: Sequence[Any] | Space) -> dict[str, Any] | None:
    return options.schema() if isinstance(options, Space) else None


@cache
def rules_behind(decision: type[Decision[Any, Any]]) -> tuple[str, ...]:
    """The rules a decision carries out: its docstring names them."""
    return tuple(dict.fromkeys(RULE_ID.findall(decision.__doc__ or "")))
