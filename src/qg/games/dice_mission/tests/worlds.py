"""Other worlds: tables that differ only in what a seat may not know (section 15), made from the truth, never from a
view."""

from qg.games.dice_mission.tests.prelude import *


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """Cards face down and in other hands change places with others of their type; so do gadgets; chance begins anew."""
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    _deal_missions(new, t, seat, rng)
    _deal_gadgets(new, t, seat, rng)
    return new


def _deal_missions(new: State, t: State, seat: int | None, rng: random.Random) -> None:
    hands = [] if t.opt.open_hands else [hand for who, hand in enumerate(t.hands) if who != seat]
    drawn = () if t.turn == seat else t.drawn
    hidden = [card for pile in (*t.decks, *t.discards, *hands, t.box, drawn) for card in pile if card]
    place = _exchanged(hidden, rng)
    new.decks = tuple(_shuffled(map(place, deck), rng) for deck in t.decks)
    new.discards = tuple(_shuffled(map(place, pile), rng) for pile in t.discards)
    new.box = tuple(sorted(map(place, t.box)))
    new.drawn = tuple(place(card) if drawn else card for card in t.drawn)
    if hands:
        new.hands = tuple(
            hand if who == seat else tuple(card and place(card) for card in hand) for who, hand in enumerate(t.hands)
        )


def _exchanged(hidden: Sequence[str], rng: random.Random) -> Callable[[str], str]:
    """Which card lies where another of its type lay."""
    kinds: dict[Type, list[str]] = {}
    for card in hidden:
        kinds.setdefault(type_of(card), []).append(card)
    exchanged: dict[str, str] = {}
    for cards in kinds.values():
        exchanged.update(zip(cards, _shuffled(cards, rng), strict=True))
    return exchanged.__getitem__


def _deal_gadgets(new: State, t: State, seat: int | None, rng: random.Random) -> None:
    """Faces, and which of the gadgets in a hand are new, are for their owner alone [DM-GAD-12]."""
    others = [held for who, hand in enumerate(t.gadgets) if who != seat for held in hand]
    faces: list[GadgetId] = [*t.gadget_deck, *(held.gadget for held in others)]
    rng.shuffle(faces)
    new.gadgets = tuple(
        hand
        if who == seat
        else tuple(Held(faces.pop(), drawn) for drawn in _shuffled((held.round for held in hand), rng))
        for who, hand in enumerate(t.gadgets)
    )
    new.gadget_deck = tuple(faces)


def _shuffled(things: Iterable[X], rng: random.Random) -> tuple[X, ...]:
    pile = list(things)
    rng.shuffle(pile)
    return tuple(pile)


LEAKS: dict[str, Callable[[State], object]] = {
    "the next SOLO card": lambda t: t.decks[0][:1],
    "the next SPECIAL card": lambda t: t.decks[3][:1],
    "the missions of the last seat": lambda t: t.hands[-1],
    "how many stamped cards somebody holds": lambda t: sum(card in ("so-02", "so-03", "ve-01") for card in t.hands[0]),
    "the two cards of an exchange": lambda t: t.drawn,
    "the mission discards": lambda t: t.discards,
    "the next gadget": lambda t: t.gadget_deck[:1],
    "the gadgets of the first seat": lambda t: [held.gadget for held in t.gadgets[0]],
    "which of a seat's gadgets are new": lambda t: [held.round for held in t.gadgets[-1]],
    "the next die": lambda t: t.copy().roll(),
}
"""Secrets that must not show; the contract plants each and must notice it."""

SECRET_INPUTS: dict[str, Callable[[State, State, int], bool]] = {
    "validate": lambda t, after, seat: t.validated == after.validated,  # it doesn't hold [DM-CHK-19, DM-DIG-06]
}
"""Inputs that nobody else may notice, and when: from the tables before and after, and the seat that gave it."""
REVEALS: tuple[Callable[[], tuple[State, State, int, Input]], ...] = ()
"""Whatever is declared as revealed comes to light in random games often enough."""
