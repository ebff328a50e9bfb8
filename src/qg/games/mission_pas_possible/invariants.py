"""What holds whenever the table waits, in every mode (section 12). Worth asserting in tests and long runs.

That the same inputs at the same times give the same game [MPP-INV-10] no single moment shows: records prove it.
"""

from __future__ import annotations

from collections import Counter

from .data import DATA
from .pieces import DICE
from .placing import EMPTY, is_complete
from .rules.defusing import open_vacancies, refill_line
from .rules.setting import Steadying
from .rules.taking import Claiming
from .state import State


def invariants(t: State) -> None:
    """Asserts every invariant of the rules."""
    for invariant in (dice, cards, line, faces, reservations, turns, places):
        invariant(t)


def dice(t: State) -> None:
    """Bag, hand in the bag, pool, unused dice and cards hold the 25 dice, each once [MPP-INV-01] [MPP-CMP-05]."""
    on_cards = [die.id for hand in t.hands for bomb in hand if bomb for die in bomb.dice if die]
    shown = [die.id for die in t.pool] + ([t.rerolled.id] if t.rerolled else [])
    everywhere = [*t.bag, *t.in_hand, *shown, *on_cards]
    assert sorted(everywhere) == list(range(DICE)), "25 dice"
    assert list(t.bag) == sorted(t.bag), "the bag has no order"
    assert set(t.spoiled) <= {*shown, *t.bag}, "spoiled dice wait in the pool"


def cards(t: State) -> None:
    """Every Bomb and every Sabotage card is in exactly one place [MPP-INV-02]."""
    places = [*t.deck, *t.sabotage_deck, *t.box, *t.defused, *t.activated]
    places += [card for pile in (*t.piles, *t.stock) for card in pile]
    places += [card for card in t.line if card] + [bomb.card for hand in t.hands for bomb in hand if bomb]
    if t.stock:  # not yet in the box: hard cards left out, and all Sabotage cards
        places += [c for c, bomb in DATA.bombs.items() if bomb.hard and not t.opt.hard_cards] + list(DATA.sabotages)
    assert Counter(places) == Counter([*DATA.bombs, *DATA.sabotages]), "each card once"


def line(t: State) -> None:
    """In a single-deck game the line has five cards, or the deck is empty; a refill excepted [MPP-INV-03]."""
    refilling = t.is_pending(refill_line)
    if t.line and not refilling and t.outcome is None:  # a game may end in the middle of a refill
        assert None not in t.line or not t.deck, "five cards or no deck"


def faces(t: State) -> None:
    """No card is complete [MPP-INV-04]; every die has its support, its slot and its relations [MPP-INV-05]."""
    for hand in t.hands:
        for bomb in hand:
            if bomb is None:
                continue
            assert not is_complete(bomb.dice), "complete cards are gone"
            wires = DATA.wiring[bomb.card]
            shown = tuple(EMPTY if die is None else die.face for die in bomb.dice)
            for slot, face in enumerate(shown):
                if face != EMPTY:
                    assert wires.is_supported(shown, slot), "support"
                    assert face in wires.accepts[slot], "slot"
            assert not any(link.broken(shown) for link in wires.links), "relation"


def reservations(t: State) -> None:
    """No more dice than the quota; one reservation a die; reservations only while claiming [MPP-INV-06]."""
    held = [r.die.id for theirs in t.reserved for r in theirs]
    assert len(set(held)) == len(held), "one reservation a die"
    assert set(held) <= {die.id for die in t.pool}, "reserved dice are in the pool"
    for seat in t.all_seats:
        assert len(t.reserved[seat]) + t.taken[seat] <= t.table_rules.quota, "quota"
    frames = [frame.decision for frame in t.agenda if hasattr(frame, "decision")]
    if held and t.outcome is None:
        assert any(isinstance(decision, Claiming | Steadying) for decision in frames), "only while claiming"


def turns(t: State) -> None:
    """Between turns, that is until the roll, the pool is empty [MPP-INV-07]."""
    rolling = any(type(getattr(frame, "decision", None)).__name__ == "Rolling" for frame in t.agenda)
    if rolling or not t.turn:
        assert not t.pool and t.rerolled is None, "no dice between turns"


def places(t: State) -> None:
    """As many cards as at the start, unless the line is empty or a vacancy waits [MPP-INV-08]; and the count of
    bombs defused is that of cards taken and vacancies left [MPP-INV-09]."""
    missing = sum(bomb is None for hand in t.hands for bomb in hand)
    opening = t.is_pending(open_vacancies)
    if t.faces_up and not opening and t.outcome is None:
        assert missing == len(t.vacancies), "a vacancy for each missing card"
    dealt = len(t.seats) * t.table_rules.cards
    assert len(t.defused) + sum(bomb is not None for hand in t.hands for bomb in hand) == dealt + taken_cards(t)


def taken_cards(t: State) -> int:
    """Bomb cards taken from the line or the piles so far."""
    if t.running_since is None:
        return 0
    start = sum(t.mix) or DATA.difficulties[t.opt.difficulty].bombs[len(t.seats) - 1]
    waiting = sum(card in DATA.bombs for card in (*t.deck, *t.line, *(c for pile in t.piles for c in pile)))
    return start - waiting
