"""SET, VSP-01, JOK-01: the table is laid out."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import OptionError, Seat, rule

from .. import events
from ..data import DATA
from ..pieces import TYPE_NO
from ..state import Options, State, with_at
from .rounds import start_round


@rule("DM-SET-08", "DM-OPT-01")
def check_seats(opt: Options, seats: Sequence[Seat]) -> None:
    """The first seat must exist [DM-SET-08]. What else does not go together the options say themselves [DM-OPT-01]."""
    if opt.first_player == "seat" and opt.first_seat > len(seats):
        raise OptionError("option_out_of_range", "first_seat", opt.first_seat, f"1-{len(seats)}")


@rule("DM-SET-01", "DM-SET-04", "DM-SET-06", "DM-GEN-02")
def start(t: State) -> None:
    """Decks, hands, display, gadgets, dice; then the first round [DM-SET-01, DM-SET-04, DM-SET-06, DM-GEN-02]."""
    n = len(t.seats)
    t.decks = tuple(t.shuffled(deck) for deck in DATA.decks)
    t.gadget_deck = t.shuffled(DATA.gadget_cards)
    first = _first_player(t)
    t.dice = t.hands = t.gadgets = t.validated = ((),) * n
    t.locked = (False,) * n
    t.jokers = (t.opt.joker_die,) * n
    t.gadgets_played = (0,) * n
    colours = tuple(colour.id for colour in DATA.colours[:n])  # [DM-SET-07]
    t.emit(events.GameStarted, t.opt, tuple(t.all_seats), colours, first)
    _deal(t)
    _lay_display(t)
    if t.opt.joker_die:  # one colour for all, the first that nobody plays [DM-JOK-01]
        t.emit(events.JokersGiven, DATA.colours[n].id)
    t.then(start_round, first)


def _first_player(t: State) -> int:
    """The first active agent, as the option says [DM-SET-08]."""
    if t.opt.first_player == "host":
        return t.host
    return t.opt.first_seat - 1 if t.opt.first_player == "seat" else t.below(len(t.seats))


def _deal(t: State) -> None:
    """Each player gets one card of each of three types, with 2 players two of each [DM-SET-02, DM-SET-03]."""
    decks = [list(deck) for deck in t.decks]
    for seat in t.all_seats:
        cards = tuple(decks[TYPE_NO[kind]].pop(0) for kind in t.slot_types)
        t.hands, t.decks = with_at(t.hands, seat, cards), tuple(map(tuple, decks))
        t.emit(events.MissionsDealt, seat, t.slot_types, cards if t.opt.open_hands else ())
        t.emit_to(seat, events.HandReceived, seat, cards)


def _lay_display(t: State) -> None:
    """Three SPECIAL cards face up, in the variant one more than players and the rest boxed [DM-SET-05, DM-VSP-01]."""
    figures, specials = DATA.setup.setup, t.decks[-1]
    count = figures.special_display
    if t.opt.very_special:
        count = len(t.seats) + figures.special_display_very_special_extra
        t.box = tuple(sorted(specials[count:]))
    t.display = specials[:count]
    t.decks = (*t.decks[:-1], () if t.opt.very_special else specials[count:])
    t.emit(events.DisplayRevealed, specials[:count])
