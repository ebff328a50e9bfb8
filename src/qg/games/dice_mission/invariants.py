"""What must hold whenever the table waits: nothing is lost, nothing appears."""

from __future__ import annotations

from collections import Counter

from qg.kernel import Open

from .data import DATA
from .pieces import SIDES, TYPES, type_of
from .rules.exchange import ExchangePick
from .rules.gadgets import LIMIT, GadgetDiscard
from .state import State


def invariants(t: State) -> None:
    """Asserts every invariant of the rules."""
    for invariant in (missions, hands, display, gadgets, dice, jokers, rolls, turns):
        invariant(t)


def missions(t: State) -> None:
    """Each of the 116 MISSION cards is in exactly one place [DM-CMP-01, DM-CMP-02]."""
    places = [card for pile in (*t.decks, *t.discards, *t.hands) for card in pile if card]
    places += [done.card for own in t.validated for done in own]
    places += [card for card in t.display if card] + [*t.box, *t.drawn]
    assert Counter(places) == Counter([*DATA.missions]), "each card once"
    for number, kind in enumerate(TYPES):
        assert all(type_of(card) == kind for card in (*t.decks[number], *t.discards[number])), "piles by type"


def hands(t: State) -> None:
    """Hand and validated cards are those dealt, one SPECIAL at most [DM-SET-02, DM-DEB-09]."""
    for seat, hand in enumerate(t.hands):
        special = sum(done.card[:2] == "sp" for done in t.validated[seat])
        assert special <= DATA.limits.specials_per_player, "one SPECIAL a player"
        assert hand.count(None) == len(t.validated[seat]) - special, "hand and validated"
        for card, kind in zip(hand, t.slot_types, strict=True):
            assert card is None or type_of(card) == kind, "slots by type"


def display(t: State) -> None:
    """The display is full, or holds enough for everybody [DM-SET-05, DM-VSP-03]."""
    gone = t.display.count(None)
    if t.opt.very_special:
        assert len(t.display) - gone >= len(t.seats) + 1 - sum(map(t.has_special, t.all_seats)), "enough for everybody"
    elif t.outcome is None:
        assert gone == 0 and len(t.display) == DATA.setup.setup.special_display, "three on display"


def gadgets(t: State) -> None:
    """Each of the 20 GADGET cards is somewhere; nobody keeps more than three [DM-CMP-03, DM-GAD-06, DM-GAD-08]."""
    held = [one.gadget for hand in t.gadgets for one in hand]
    assert Counter([*held, *t.gadget_deck, *t.gadget_discard]) == Counter(DATA.gadget_cards), "each card once"
    discarding = t.open is not None and isinstance(t.open.decision, GadgetDiscard)
    for seat in t.all_seats:
        most = LIMIT + 1 if discarding and seat == t.turn else LIMIT
        assert len(t.gadgets[seat]) <= most, "three gadgets at most"


def dice(t: State) -> None:
    """Each die lies once, before one player [DM-CMP-04]."""
    lying = [die for tray in t.dice for die in tray]
    assert len({die.id for die in lying}) == len(lying), "each die once"
    for die in lying:
        assert die.owner in t.all_seats, "dice of players only"
        assert 1 <= die.value <= SIDES, "dice show 1 to 6"


def jokers(t: State) -> None:
    """A joker lies there only in the round of its play [DM-JOK-07]."""
    lying = {die.owner for tray in t.dice for die in tray if die.is_joker}
    assert lying <= set(t.jokers_out), "jokers on the table were played this round"
    assert not any(t.jokers[owner] for owner in t.jokers_out), "a joker is used once"


def rolls(t: State) -> None:
    """In the MISSION phase everybody's dice are his own; nobody rolls more than R [DM-MIS-05, DM-MIS-09]."""
    if t.phase == "mission" and t.turn is not None:
        assert t.rolls <= t.rolls_max(t.turn), "no more rolls than allowed"
        for seat, tray in enumerate(t.dice):
            assert all(die.owner == seat for die in tray), "dice move in the DEBRIEFING phase only"


def turns(t: State) -> None:
    """At any moment exactly one seat decides (section 14), the one in turn; two cards are drawn while one picks."""
    asked = [frame.decision for frame in t.agenda if type(frame) is Open and hasattr(frame.decision, "seat")]
    if t.outcome is None:
        assert [decision.seat for decision in asked] == ([] if t.turn is None else [t.turn]), "the seat in turn decides"
        picking = any(isinstance(decision, ExchangePick) for decision in asked)
        assert len(t.drawn) == (DATA.limits.exchange_draw if picking else 0), "two cards are drawn for a pick"
        assert len(set(t.used)) == len(t.used), "different types in one turn"
