"""Positions for the rule tests, written as the worked examples write them.

`table` is a tidy table in round 1, seat 0 active, asked for the number of dice: hands, display and decks are in the
order of the card list (with 3 seats seat 1 holds so-02, ve-02, te-02; the display sp-01, sp-02, sp-03), nobody has a
gadget. `mission_turn` and `debrief_turn` play on as plainly as can be; the other builders change one thing each and
keep every card and die in exactly one place. Slots and places count from 1, as in choices.
"""

from qg.check.rules import asked, given
from qg.games.dice_mission import GAME
from qg.games.dice_mission.choices import Discard, EndTurn, Pick, Reroll, Roll, SetDice
from qg.games.dice_mission.data import DATA
from qg.games.dice_mission.pieces import HAND_TYPES, IDS, TYPE_NO, Die, GadgetId, Type, joker_of, own_dice, type_of
from qg.games.dice_mission.state import Held, State, Validated, with_at
from qg.games.dice_mission.tests.library import *

A, B, C, D = range(4)
"""Seats as the worked examples call them."""
SECOND = 1000


# -- making a table ---------------------------------------------------------------------------------------------------


def table(n: int = 3, **options: Any) -> State:
    """A tidy table of n seats, waiting for the active agent, seat 0, to choose the number of dice."""
    opt = {"first_player": "seat"} | options
    decks = [[*deck] for deck in DATA.decks]
    kinds = [kind for kind in HAND_TYPES for _ in range(DATA.each_type(n))]
    hands = [[decks[TYPE_NO[kind]].pop(0) for kind in kinds] for _ in range(n)]
    shown = n + 1 if opt.get("very_special") else 3
    display, rest = decks[3][:shown], decks[3][shown:]
    decks[3], box = ([], rest) if opt.get("very_special") else (rest, [])
    laid = {"hands": hands, "display": display, "decks": decks, "box": box, "gadget_deck": DATA.gadget_cards}
    return given(GAME, f"position seats {n} | seed tidy", opt=opt, **laid)


# -- cards ------------------------------------------------------------------------------------------------------------


def hand(t: State, seat: int, *cards: str | None) -> None:
    """The missions of a seat by slot; each changes places with the card it replaces. None: that slot as it is."""
    for slot, card in enumerate(cards):
        if card is not None:
            here = t.hands[seat][slot]
            assert here is not None, f"slot {slot + 1} of seat {seat} is empty"
            _swap(t, card, here)


def display(t: State, *cards: str | None) -> None:
    """The SPECIAL cards on the display by slot; None: that slot as it is."""
    for slot, card in enumerate(cards):
        if card is not None:
            here = t.display[slot]
            assert here is not None, f"slot {slot + 1} of the display is empty"
            _swap(t, card, here)


def deck(t: State, *cards: str) -> None:
    """The next cards of the deck of their type, the top one first; the others follow as they lay."""
    kind = TYPE_NO[type_of(cards[0])]
    for place, card in enumerate(cards):
        _swap(t, card, t.decks[kind][place])


def used_up(t: State, kind: Type, left: int = 0) -> None:
    """All but the first `left` cards of a mission deck lie in the discard of that type."""
    number = TYPE_NO[kind]
    rest = t.decks[number]
    t.decks = with_at(t.decks, number, rest[:left])
    t.discards = with_at(t.discards, number, t.discards[number] + rest[left:])
    t.scratch.forget()


def validated(t: State, seat: int, *cards: str, in_round: int = 1) -> None:
    """Cards the seat has validated, in this order: each out of his hand, in the last slot that is free if he did not
    hold it, or a SPECIAL; the display stays full.
    """
    for card in cards:
        if type_of(card) == "special":
            kept = t.decks[3][0] if t.decks[3] else None
            if card in t.display and kept is not None:
                _swap(t, card, kept)
            t.decks = with_at(t.decks, 3, tuple(other for other in t.decks[3] if other != card))
            t.box = tuple(other for other in t.box if other != card)
            t.display = tuple(None if other == card else other for other in t.display)
        else:
            if card not in t.hands[seat]:
                kind = type_of(card)
                free = [s for s, k in enumerate(t.slot_types) if k == kind and t.hands[seat][s] not in (None, *cards)]
                _swap(t, card, str(t.hands[seat][free[-1]]))
            slot = t.hands[seat].index(card)
            t.hands = with_at(t.hands, seat, with_at(t.hands[seat], slot, None))
        t.validated = with_at(t.validated, seat, (*t.validated[seat], Validated(card, in_round, ())))
    t.scratch.forget()


def gadgets(t: State, seat: int, *faces: GadgetId, drawn: int = 0) -> None:
    """The gadgets of a seat in order, all drawn in that round (0: long ago); those he had go under the deck."""
    left = [*t.gadget_deck, *(held.gadget for held in t.gadgets[seat])]
    for face in faces:
        left.remove(face)
    t.gadget_deck = tuple(left)
    t.gadgets = with_at(t.gadgets, seat, tuple(Held(face, drawn) for face in faces))
    t.scratch.forget()


def gadget_top(t: State, *faces: GadgetId) -> None:
    """The next gadgets to be drawn, the top one first; the others follow as they lay."""
    left = list(t.gadget_deck)
    for face in faces:
        left.remove(face)
    t.gadget_deck = (*faces, *left)
    t.scratch.forget()


def gadget_pile(t: State, left: int) -> None:
    """All but the first `left` gadgets of the deck lie in the discard pile, in order."""
    t.gadget_discard = (*t.gadget_discard, *t.gadget_deck[left:])
    t.gadget_deck = t.gadget_deck[:left]
    t.scratch.forget()


# -- dice -------------------------------------------------------------------------------------------------------------


def dice(t: State, *trays: str, joker: int | None = None) -> None:
    """The dice before each seat, all of its own colour, e.g. "3 3 5 5 1"; "" for none.

    `joker`: the last die of this seat is its joker, played this round.
    """
    laid = []
    for seat, tray in enumerate(trays):
        values = [int(value) for value in tray.split()]
        own = [*own_dice(seat)]
        ids = [*own[: len(values) - 1], joker_of(seat)] if joker == seat else own[: len(values)]
        assert len(ids) == len(values), f"seat {seat} has no {len(values)} dice"
        laid.append(tuple(map(Die, ids, values)))
    t.dice = (*laid, *t.dice[len(laid) :])
    if joker is not None:
        t.jokers, t.jokers_out = with_at(t.jokers, joker, False), (*t.jokers_out, joker)
    t.scratch.forget()


def lock(t: State, *seats: int) -> None:
    """These players are locked."""
    t.locked = tuple(seat in seats for seat in t.all_seats)
    t.scratch.forget()


def number(t: State, n: int) -> None:
    """The number of dice of the round as it stands now."""
    t.n = n
    t.scratch.forget()


def in_round(t: State, k: int) -> None:
    """It is round k."""
    t.round = k
    t.scratch.forget()


def rolls(t: State, values: str) -> None:
    """What the next dice rolled will show, in order, e.g. "2 2 5"; after that chance goes on."""
    t.script = tuple(int(value) - 1 for value in values.split())


def die(seat: int, place: int) -> int:
    """The id of a die by its owner's seat and its place among his, from 1."""
    return seat * IDS + place - 1


# -- playing ----------------------------------------------------------------------------------------------------------


def plain_turn(t: State, n: int = 4, r: int = 1) -> list[Moment]:
    """The seat in turn does no more than it must: n dice if it chooses, r rolls (at most), no card, end of turn."""
    told: list[Moment] = []
    turn = (t.round, t.phase, t.turn)
    while t.outcome is None and (t.round, t.phase, t.turn) == turn:
        told += t.answer(t.in_turn, _plain(t, n, r))
    return told


def _plain(t: State, n: int, r: int) -> Any:
    kind, _ = asked(t)
    if kind == "mission_act" and t.rolls == 0:
        return Roll()
    if kind == "mission_act" and t.rolls < r and t.rolls_left:
        return Reroll((t.dice[t.in_turn][0].id,))
    plain = {"choose_dice": SetDice(n), "exchange_pick": Pick(1), "gadget_discard": Discard(4)}
    return plain.get(kind, EndTurn())


def mission_turn(t: State, seat: int, n: int = 4, r: int = 1) -> list[Moment]:
    """Plays plainly up to the next MISSION turn of this seat: others roll n dice r times."""
    told: list[Moment] = []
    while (t.phase, t.turn) != ("mission", seat):
        told += plain_turn(t, n, r)
    return told


def debrief_turn(t: State, seat: int = 0, n: int = 4, r: int = 1) -> list[Moment]:
    """Plays plainly up to the next DEBRIEFING turn of this seat."""
    told: list[Moment] = []
    while (t.phase, t.turn) != ("debriefing", seat):
        told += plain_turn(t, n, r)
    return told


def run_out(t: State) -> list[Moment]:
    """Nobody says anything until the next deadline."""
    assert t.due is not None
    return t.time_up(t.due)


def next_round(t: State) -> list[Moment]:
    """Plays plainly to the first question of the next round."""
    told: list[Moment] = []
    now = t.round
    while t.round == now and t.outcome is None:
        told += plain_turn(t)
    return told


# -- looking ----------------------------------------------------------------------------------------------------------


def values(t: State, seat: int) -> list[int]:
    """What the dice before a seat show, in their places."""
    return [each.value for each in t.dice[seat]]


def faces(t: State, seat: int) -> list[str]:
    """The gadgets of a seat, in order."""
    return [held.gadget for held in t.gadgets[seat]]


def done(t: State, seat: int) -> list[str]:
    """The missions a seat has validated, in order."""
    return [each.card for each in t.validated[seat]]


# -- keeping every card in one place ----------------------------------------------------------------------------------


def _swap(t: State, one: str, other: str) -> None:
    """Two mission cards change places, wherever they are."""
    assert type_of(one) == type_of(other), f"{one} is not of the type of {other}"
    to = {one: other, other: one}

    def moved(card: str | None) -> str | None:
        return to.get(card, card) if card is not None else None

    def pile(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(to.get(card, card) for card in cards)

    t.hands = tuple(tuple(map(moved, cards)) for cards in t.hands)
    t.display = tuple(map(moved, t.display))
    t.decks, t.discards = tuple(map(pile, t.decks)), tuple(map(pile, t.discards))
    t.box, t.drawn = pile(t.box), pile(t.drawn)
    t.scratch.forget()
