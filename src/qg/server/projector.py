"""The one outgoing door. Whatever is sent about a game is made here, projected for the audience that gets it.

A scene is built from the seat's own view and nothing else. An event that is not for a seat is not sent to it, and what
an event changed is taken from the boards of the seat that hears it. A curtain replaces the whole board. Nothing else in
the server turns a table into messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from qg import catalog
from qg.kernel import Game, Moment, Space, Table, View, moments
from qg.kernel.conduct.state import NOBODY, Word
from qg.kernel.moments import shown
from qg.kernel.patch import SAME, Known, difference
from qg.kernel.view import look
from qg.words import Message, Text
from qg.words.talk import Briefly, Narrator, ViewNamer

from .messages import Coach, MomentTold, Opening, Scene
from .stream import Display


class Narration(msgspec.Struct, frozen=True, gc=False):
    """One event with the lines that tell it to those it is for."""

    told: Moment
    lines: tuple[Message, ...]
    brief: Briefly
    """The lines for who has the event."""


class Projector:
    """The way out of one table."""

    def __init__(self, game: Game[Any, Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self.words = catalog.words(game.slug, "en")
        self.teller = Narrator(game, self.words, self.names)
        self._said: dict[int, tuple[Any, tuple[Word, ...]]] = {}
        """By seat: what its person may say to the table, and as how things stood."""

    def rename(self, seat: int, name: str) -> None:
        """Somebody else sits there, or is called otherwise."""
        self.names[seat] = name
        self.teller = Narrator(self.game, self.words, self.names)

    # -- the game as it is ----------------------------------------------------------------------------------------

    def shown(self, t: Table, seat: int | None, *, coach: Coach | None = None, away: bool = False) -> Display:
        """The game as this seat may see it."""
        board = shown(self.game, t, seat)
        return Display(board, self._around(t, seat, board, coach, away))

    def _around(self, t: Table, seat: int | None, board: Any, coach: Coach | None, away: bool) -> Scene:
        """All of a scene but its board. What time it is the message says: what a seat may not know changes nothing.

        Of the clocks of conduct figures say what is shown.
        """
        game, covered = self.game, board is None
        view = look(t, seat, game.board(t, seat) if covered else board, agenda=False)
        return Scene(
            view=replace(
                view,
                board=None,
                now=0,
                standing=() if covered else view.standing,
                conduct=replace(view.conduct, clocks=()),
            ),
            covered=covered,
            prompt=self._talk(view).prompt() if view.asked else None,
            rules=game.decisions[view.asked.kind].rules if view.asked else (),
            form=view.options.schema() if isinstance(view.options, Space) else None,
            standing_form=view.standing.schema() if isinstance(view.standing, Space) and not covered else None,
            figures=None if covered else game.figures(view),
            hints=seat is not None and not covered and game.hints(t, seat) is not None,
            words=() if seat is None else self._words_of(t, seat),
            bot_controlled=tuple(t.bot_controlled),
            away=away,
            coach=coach,
        )

    def _words_of(self, t: Table, seat: int) -> tuple[Word, ...]:
        """Worked out anew only where conduct has changed, time and turns apart, or what the game hears."""
        hears = t.game.conduct.hears
        conduct = replace(t.conduct, clocks=(), late=(), turn=NOBODY, turn_timer="", turn_late=False)
        stands = t.outcome is None, t.seats, t.host, conduct, hears(t, "pause"), hears(t, "concede")
        known = self._said.get(seat)
        if known is None or known[0] != stands:
            known = self._said[seat] = stands, t.words(seat)
        return known[1]

    def _talk(self, view: View[Any]) -> ViewNamer:
        return ViewNamer(self.game, view, self.words, self.names)

    # -- what happened --------------------------------------------------------------------------------------------

    def tell(self, told: Iterable[Moment]) -> tuple[Narration, ...]:
        """Events with their lines, which are the same to all who hear them."""
        return tuple([Narration(one, *self.teller.told(one.event)) for one in told])

    def update(
        self,
        before: Display,
        parts: Sequence[Narration],
        t: Table,
        seat: int | None,
        known: Known,
        *,
        coach: Coach | None = None,
        away: bool = False,
    ) -> tuple[tuple[MomentTold, ...], Any, Display]:
        """What this seat hears of an input, the patch of all else that changed for it, and what it is shown now."""
        heard, board = self._moments(before.board, parts, t, seat, known)
        after = Display(board, self._around(t, seat, board, coach, away))
        return heard, difference(before.scene, after.scene, known), after

    def opening(self, parts: Sequence[Narration], t: Table, seat: int | None) -> Opening | None:
        """The set-up of a game, moment by moment, where it may be seen."""
        board = shown(self.game, parts[0].told.table, seat) if parts else None
        if board is None or t.covered:
            return None
        heard, _ = self._moments(board, parts, t, seat, {})
        return Opening(board=board, moments=heard)

    def _moments(
        self, board: Any, parts: Sequence[Narration], t: Table, seat: int | None, known: Known
    ) -> tuple[tuple[MomentTold, ...], Any]:
        """What the moment before it in the message tells already is left out."""
        lines = {id(part.told): part.brief for part in parts}
        found, now = moments(self.game, board, [part.told for part in parts], t, seat, known)
        told, next_k, stamp = [], 0, SAME
        for moment in found:
            one, patch = moment.told, moment.patch
            if one is None:
                told.append(MomentTold(patch=patch))
                continue
            new_k = SAME if one.n == next_k else one.n
            new_stamp = SAME if one.stamp == stamp else one.stamp
            next_k, stamp = one.n + 1, one.stamp
            told.append(MomentTold(event=one.event, k=new_k, stamp=new_stamp, lines=lines[id(one)], patch=patch))
        return tuple(told), now

    # -- in words -------------------------------------------------------------------------------------------------

    def label(self, view: View[Any], choice: Any) -> Text:
        """What a choice is called by the seat whose view this is."""
        return self._talk(view).choice(choice)

    def worded(self, t: Table, seat: int | None, what: Literal["options", "standing", "table"]) -> tuple[Text, ...]:
        """What this seat's options or standing inputs are called, or what it sees of the table."""
        view = self.game.view(t, seat)
        if what == "options":
            return self._labels(view, view.options)
        if t.covered:
            return ()
        return self._labels(view, view.standing) if what == "standing" else tuple(self._talk(view).table())

    def _labels(self, view: View[Any], options: Sequence[Any] | Space) -> tuple[Text, ...]:
        return () if isinstance(options, Space) else tuple(map(self._talk(view).choice, options))


def whole(shown: Display) -> Scene:
    """A scene with its board."""
    view = replace(shown.scene.view, board=shown.board)
    return replace(shown.scene, view=view)
