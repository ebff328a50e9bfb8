"""GAD in general: drawing, holding, spending and discarding gadgets."""

from __future__ import annotations

from typing import Literal

from qg.kernel import rule

from .. import events
from ..choices import Discard
from ..data import DATA
from ..pieces import GadgetId
from ..state import Held, State, with_at, without
from .timed import OfTurn

PHASE = {gadget: entry.phase for gadget, entry in DATA.gadgets.items()}
LIMIT = DATA.limits.gadget_hand_max
DISCARDS = tuple(map(Discard, range(1, LIMIT + 2)))


def playable(t: State, seat: int) -> list[GadgetId]:
    """The faces he may play: of this phase, and drawn in an earlier round [DM-GAD-01, DM-GAD-02, DM-GAD-05]."""
    found: list[GadgetId] = []
    for gadget, drawn in t.gadgets[seat]:
        if drawn < t.round and PHASE[gadget] == t.phase and gadget not in found:
            found.append(gadget)
    return found


@rule("DM-GAD-07", "DM-GAD-03", "DM-GAD-10")
def spend(t: State, seat: int, gadget: GadgetId) -> None:
    """A playable copy goes face up onto the discard pile [DM-GAD-07, DM-GAD-03, DM-GAD-10]."""
    hand = t.gadgets[seat]
    place = next(place for place, held in enumerate(hand) if held.gadget == gadget and held.round < t.round)
    _put_away(t, seat, place)
    t.gadgets_played = with_at(t.gadgets_played, seat, t.gadgets_played[seat] + 1)


def _put_away(t: State, seat: int, place: int) -> GadgetId:
    gadget = t.gadgets[seat][place].gadget
    t.gadgets = with_at(t.gadgets, seat, without(t.gadgets[seat], place))
    t.gadget_discard = (*t.gadget_discard, gadget)
    return gadget


@rule("DM-GAD-12", "DM-GAD-06")
def draw_gadget(t: State, seat: int, cause: Literal["briefcase", "consolation"]) -> None:
    """All see that he draws, he alone sees what; with a fourth he must discard one [DM-GAD-12, DM-GAD-06]."""
    if not t.gadget_deck:  # [DM-GAD-08]
        t.gadget_deck, t.gadget_discard = t.shuffled(t.gadget_discard), ()
        t.emit(events.DeckReshuffled, "gadget")
    gadget, t.gadget_deck = t.gadget_deck[0], t.gadget_deck[1:]
    t.gadgets = with_at(t.gadgets, seat, (*t.gadgets[seat], Held(gadget, t.round)))
    t.emit(events.GadgetDrawn, seat, cause)
    t.emit_to(seat, events.GadgetReceived, seat, gadget)
    if len(t.gadgets[seat]) > LIMIT:
        t.ask(GadgetDiscard(seat))


class GadgetDiscard(OfTurn[Discard], frozen=True):
    """One of the four, of his choice; the new one may be the one [DM-GAD-06]. Out of time, the one just drawn.

    It has at least 15 seconds [DM-STA-03].
    """

    rules = ("DM-GAD-06", "DM-STA-03")
    least = "least"
    comes_first = "DM-GAD-06"

    def options(self, t: State, seat: int) -> tuple[Discard, ...]:
        return DISCARDS if seat == self.seat else ()

    def resolve(self, t: State, choice: Discard) -> None:
        gadget = _put_away(t, self.seat, choice.place - 1)
        t.emit(events.GadgetDiscarded, self.seat, gadget)

    def default(self, t: State, seat: int) -> Discard:
        return DISCARDS[-1]
