"""DEB: the DEBRIEFING phase: validating, the consolation, the briefcase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qg.kernel import Open, rule

from .. import events
from ..choices import DebriefGadget, DrawGadget, EndTurn, Exchange, Validate
from ..data import DATA
from ..missions import is_met, proof, seen_by
from ..pieces import TYPES, Source, Type, type_of
from ..state import Shown, State, Validated, with_at
from .ending import is_complete, win
from .exchange import draw_missions, exchangeable, start_exchange
from .gadgets import draw_gadget
from .plays import play_gadget, plays
from .timed import OfTurn
from .turns import begin_turn, end_turn

Act = Validate | DrawGadget | Exchange | EndTurn | DebriefGadget

DRAW_GADGET, END_TURN = DrawGadget(), EndTurn()
_MOST_SLOTS = range(1, 8)
VALIDATE: dict[str, tuple[Validate, ...]] = {
    source: tuple(Validate(source, slot) for slot in (0, *_MOST_SLOTS)) for source in ("hand", "display")
}
EXCHANGE: dict[str, tuple[Exchange, ...]] = {
    source: tuple(Exchange(source, slot) for slot in (0, *_MOST_SLOTS)) for source in ("hand", "display")
}


@rule("DM-DEB-01")
def start_debrief_turn(t: State, seat: int) -> None:
    """Validate and play gadgets in any order; then end the turn, or take a consolation [DM-DEB-01]."""
    begin_turn(t, seat)
    t.ask(DebriefAct(seat))


class DebriefAct(OfTurn[Act], frozen=True):
    """What the seat does next; validating is never compulsory [DM-DEB-01, DM-DEB-08, DM-DEB-11]."""

    rules = ("DM-DEB-01", "DM-DEB-08", "DM-DEB-11")

    def options(self, t: State, seat: int) -> Sequence[Act]:
        if seat != self.seat:
            return ()
        blind = t.opt.hints == "none"
        mine, others = seen_by(seat, t.dice)
        found: list[Act] = [
            VALIDATE[source][slot]
            for source, slot, card in claimable(t, seat, t.used)
            if blind or DATA.holds[card](mine, others)
        ]
        if not t.used:
            found.append(DRAW_GADGET)
            found += [EXCHANGE[source][slot] for source, slot in exchangeable(t, seat)]
        if t.gadgets[seat]:
            found += plays(t, seat)
        found.append(END_TURN)
        return found

    def receive(self, t: State, frame: Open, seat: int, choice: Act) -> None:
        """Without hints the player judges for himself: a claim that doesn't hold costs nothing and changes nothing.

        Only he hears of it [DM-CHK-19, DM-DIG-06, DM-STA-06].
        """
        if isinstance(choice, Validate):
            card = t.card_at(seat, choice.source, choice.slot)
            if card is not None and not is_met(card, t.dice, seat):
                return t.emit_to(seat, events.ClaimFailed, seat, choice.source, choice.slot, card)
        super().receive(t, frame, seat, choice)

    def resolve(self, t: State, choice: Act) -> None:
        seat = self.seat
        match choice:
            case Validate(source, slot):
                validate(t, seat, source, slot)
            case EndTurn():
                if not t.used:
                    t.emit(events.Consolation, seat, "none")
                end_debrief_turn(t, seat)
            case DrawGadget():
                console_with_gadget(t, seat)
            case Exchange(source, slot):
                console_with_exchange(t, seat, source, slot)
            case _:
                play_gadget(t, seat, choice)
                t.ask(DebriefAct(seat))

    def default(self, t: State, seat: int) -> Act:
        """Validates what can still be validated, plays no gadget; if nothing was validated, draws one [DM-STA-02]."""
        seat = self.seat
        found = [
            (TYPES.index(type_of(card)), not DATA.missions[card].briefcase, slot, source)
            for source, slot, card in claimable(t, seat, t.used)
            if is_met(card, t.dice, seat)
        ]
        if found:
            _, _, slot, source = min(found)
            return VALIDATE[source][slot]
        return END_TURN if t.used else DRAW_GADGET


def claimable(t: State, seat: int, used: tuple[Type, ...]) -> Iterator[tuple[Source, int, str]]:
    """His own cards and, until he has his SPECIAL, those of the display, of types not yet used this turn.

    [DM-DEB-03, DM-DEB-04, DM-DEB-05, DM-DEB-06]
    """
    for slot, card in enumerate(t.hands[seat], 1):
        if card and t.slot_types[slot - 1] not in used:
            yield "hand", slot, card
    if not t.has_special(seat):
        for slot, card in enumerate(t.display, 1):
            if card:
                yield "display", slot, card


# -- validating -------------------------------------------------------------------------------------------------------


@rule("DM-DEB-02", "DM-DEB-19", "DM-END-02", "DM-END-05")
def validate(t: State, seat: int, source: Source, slot: int) -> None:
    """The card is laid down; the game may end; the display is refilled; the briefcase gives a gadget; the turn goes on.

    [DM-DEB-02, DM-DEB-19, DM-END-02, DM-END-05]
    """
    card = _lay_down(t, seat, source, slot)
    if is_complete(t, seat):
        return win(t, seat)
    if source == "display":
        _refill(t, slot)
    if DATA.missions[card].briefcase:  # not optional, one for each stamped card [DM-DEB-16, DM-DEB-17]
        draw_gadget(t, seat, "briefcase")
    t.ask(DebriefAct(seat))


def _lay_down(t: State, seat: int, source: Source, slot: int) -> str:
    """Face up before its player for good; not replaced in hand. Dice are not used up [DM-DEB-09, DM-DEB-07]."""
    card = t.card_at(seat, source, slot)
    assert card is not None, "a card that is there"
    proving = proof(card, t.dice, seat)
    dice = tuple(Shown(die, who, value) for who, tray in enumerate(t.dice) for die, value in tray if die in proving)
    t.validated = with_at(t.validated, seat, (*t.validated[seat], Validated(card, t.round, dice)))
    if source == "hand":
        t.hands = with_at(t.hands, seat, with_at(t.hands[seat], slot - 1, None))
    else:
        t.display = with_at(t.display, slot - 1, None)
    t.used = (*t.used, type_of(card))
    stamped = DATA.missions[card].briefcase
    t.emit(events.MissionValidated, seat, card, source, slot, t.used, stamped, dice)
    return card


def _refill(t: State, slot: int) -> None:
    """The top SPECIAL card takes the place, open to those whose turns follow [DM-DEB-10].

    In the very special variant the slot stays empty; enough are left for everybody [DM-VSP-02, DM-VSP-03].
    """
    if not t.opt.very_special:
        (card,) = draw_missions(t, "special", 1)
        t.display = with_at(t.display, slot - 1, card)
        t.emit(events.DisplayRefilled, slot, card)


# -- the consolation and the end of a turn ----------------------------------------------------------------------------


@rule("DM-DEB-12", "DM-DEB-13", "DM-DEB-14")
def console_with_gadget(t: State, seat: int) -> None:
    """Who has validated nothing may draw a gadget; it is the last act of the turn [DM-DEB-12, DM-DEB-13, DM-DEB-14]."""
    t.emit(events.Consolation, seat, "draw")
    draw_gadget(t, seat, "consolation")
    t.then(end_debrief_turn, seat)


@rule("DM-DEB-12", "DM-DEB-13")
def console_with_exchange(t: State, seat: int, source: Source, slot: int) -> None:
    """Or exchange a mission, which cannot be validated before the next round [DM-DEB-12, DM-DEB-13]."""
    t.emit(events.Consolation, seat, "exchange")
    start_exchange(t, seat, source, slot)
    t.then(end_debrief_turn, seat)


@rule("DM-DEB-15", "DM-DIG-07")
def end_debrief_turn(t: State, seat: int) -> None:
    """He may also end it with neither [DM-DEB-15]. A DEBRIEFING turn never ends by itself [DM-DIG-07]."""
    end_turn(t, seat)
