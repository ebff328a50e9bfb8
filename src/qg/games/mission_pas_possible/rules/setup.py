"""SET, INI-01 to INI-05 and ADV-01 to ADV-07: dealing the table out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from qg.kernel import AskOne, Illegal, OptionError, Seat, rule

from .. import events
from ..choices import Mix, Mixes
from ..data import DATA, VALUES
from ..state import Options, State, empty_bomb
from .clock import Briefing, count_down, start_clock
from .turn import play_turn

MIX = "choose_mix"


@rule("MPP-OPT-01", "MPP-OPT-03")
def check_seats(opt: Options, seats: Sequence[Seat]) -> None:
    """At least one seat is a person; and somebody has to reach into the bag [MPP-OPT-01] [MPP-OPT-03]."""
    if not any(seat.kind == "person" for seat in seats):
        raise OptionError("no_person", "seats", [seat.kind for seat in seats], "person")
    if opt.bag_draw == "grab" and opt.roll_by == "auto":
        raise OptionError("clash_bag_draw_roll_by", "bag_draw", opt.bag_draw, ["auto"], roll_by=opt.roll_by)


@rule("MPP-TRN-03", "MPP-INI-04", "MPP-INI-05", "MPP-ADV-12")
def start(t: State) -> None:
    """Deal, (mix,) briefing, 3-2-1, then turns until the end [MPP-TRN-03].

    Initiation and advanced set-ups differ in what follows here and in what is said elsewhere; all other rules are those
    of the standard game, with the same numbers of dice and cards for each player count [MPP-INI-04] [MPP-INI-05]
    [MPP-ADV-12].
    """
    n = len(t.seats)
    t.defused_by = t.taken = t.pressed = (0,) * n
    t.reserved, t.locked = ((),) * n, (False,) * n
    t.then(deal_hands)
    t.then(make_deck)
    t.then(choose_holder)
    t.ask(Briefing())
    t.then(count_down)
    t.then(start_clock)
    t.then(play_turn)


# -- hands ---------------------------------------------------------------------------------------------------------


@rule("MPP-SET-01", "MPP-SET-03", "MPP-SET-02", "MPP-INI-02", "MPP-SET-07", "MPP-ADV-01")
def deal_hands(t: State) -> None:
    """Bomb cards, apart from Sabotage cards, are shuffled and dealt face up in seat order [MPP-SET-01] [MPP-SET-03].

    Without the option the 6-point cards stay in the box [MPP-SET-02] [MPP-INI-02]. Cards passed over are shuffled back
    after each player's deal [MPP-SET-07]. All modes deal first of all [MPP-ADV-01].
    """
    rest = t.shuffled(card for card, bomb in DATA.bombs.items() if t.opt.hard_cards or not bomb.hard)
    hands = []
    for _ in t.all_seats:
        hand, passed, rest = _deal(t, rest)
        hands.append(tuple(empty_bomb(card) for card in hand))
        if passed:
            rest = t.shuffled((*rest, *passed))
    t.hands = tuple(hands)
    t.deck = rest


def _deal(t: State, cards: Sequence[str]) -> tuple[list[str], list[str], tuple[str, ...]]:
    """One player's cards, the cards passed over, and the rest."""
    hand: list[str] = []
    passed: list[str] = []
    for place, card in enumerate(cards):
        (hand if _keeps(t, [DATA.points(c) for c in hand], DATA.points(card)) else passed).append(card)
        if len(hand) == t.table_rules.cards:
            return hand, passed, tuple(cards[place + 1 :])
    raise AssertionError("there are enough cards of every kind")


def _keeps(t: State, held: Sequence[int], points: int) -> bool:
    """Whether a player keeps the next card dealt, by the values already held."""
    low = DATA.game.setup.low_values
    if t.opt.mode == "initiation":  # as many low as high cards [MPP-INI-01]
        kind = points in low
        return sum((value in low) == kind for value in held) < t.table_rules.cards // 2
    if len(t.seats) == 1:  # one repeated value at most, so three different ones among four [MPP-SET-06]
        repeats = t.table_rules.cards - DATA.game.setup.solo_distinct_values
        return points not in held or len(held) - len(set(held)) < repeats
    # after a high card a low one [MPP-SET-04]; after a low one any [MPP-SET-05]
    return not held or held[0] in low or points in low


# -- the deck ------------------------------------------------------------------------------------------------------


@rule("MPP-SET-08", "MPP-SET-09", "MPP-INI-03", "MPP-ADV-02")
def make_deck(t: State) -> None:
    """So many Bomb cards as the difficulty says; the others go back in the box, unseen [MPP-SET-08] [MPP-SET-09].

    Initiation takes the numbers of training, which its options force [MPP-INI-03]. Advanced set-ups sort the cards by
    points, each value shuffled by itself, and ask for the mix [MPP-ADV-02].
    """
    if t.opt.mode.startswith("advanced"):
        t.stock = tuple(t.shuffled(c for c in sorted(t.deck) if DATA.points(c) == value) for value in VALUES)
        t.deck = ()
        t.ask(ChooseMix(t.host))
    else:
        bombs = deck_size(t)
        t.deck, t.box = t.deck[:bombs], t.deck[bombs:]
        t.then(lay_line)


def deck_size(t: State) -> int:
    """Bomb cards of the deck, those of the line included [MPP-SET-08]."""
    return DATA.difficulties[t.opt.difficulty].bombs[len(t.seats) - 1]


def preset_mix(name: str, total: int, stock: Sequence[int]) -> tuple[int, ...]:
    """One card at a time to the value of the greatest weight / (cards + 1) with stock left, the lowest on ties."""
    weights = [DATA.game.mix_presets[name].weights[str(value)] for value in VALUES]
    counts = [0] * len(VALUES)
    for _ in range(total):
        places = [p for p in range(len(VALUES)) if counts[p] < stock[p]]
        best = places[0]
        for p in places:
            if weights[p] * (counts[best] + 1) > weights[best] * (counts[p] + 1):
                best = p
        counts[best] += 1
    return tuple(counts)


class ChooseMix(AskOne[State, Mix], frozen=True):
    """The host chooses how many cards of each value to use, within the stock; nobody else does [MPP-ADV-03]."""

    rules = ("MPP-ADV-03",)
    has_keeper: ClassVar[bool] = False

    def options(self, t: State, seat: int) -> Mixes:
        total, stock = deck_size(t), tuple(map(len, t.stock))
        return Mixes(total, stock, {name: preset_mix(name, total, stock) for name in DATA.game.mix_presets})

    def may(self, t: State, seat: int, choice: Mix) -> Illegal | None:
        return None if choice in self.options(t, seat) else Illegal("not_allowed", "MPP-ADV-03")

    def asks(self, t: State) -> tuple[int, ...]:
        return (self.seat,)

    def resolve(self, t: State, choice: Mix) -> None:
        t.emit(events.MixChosen, choice.counts, self.seat)
        t.then(use_mix, choice.counts)


@rule("MPP-ADV-03", "MPP-CLK-13")
def take_preset(t: State) -> None:
    """A host absent for 30 seconds of real time gets the balanced preset [MPP-ADV-03] [MPP-CLK-13]."""
    if t.open is None or not isinstance(t.open.decision, ChooseMix):
        return
    t.close(t.open)
    counts = preset_mix("balanced", deck_size(t), tuple(map(len, t.stock)))
    t.emit(events.MixChosen, counts, None)
    t.then(use_mix, counts)


@rule("MPP-ADV-04")
def use_mix(t: State, counts: tuple[int, ...]) -> None:
    """The chosen number of each value is taken unseen; the rest goes in the box [MPP-ADV-04]."""
    t.mix = counts
    t.piles = tuple(cards[:count] for cards, count in zip(t.stock, counts, strict=True))
    t.box = tuple(card for cards, count in zip(t.stock, counts, strict=True) for card in cards[count:])
    t.stock = ()
    if t.in_piles:
        t.then(lay_piles)
        return
    t.deck, t.piles = t.shuffled(card for pile in t.piles for card in pile), ()  # single deck [MPP-ADV-05]
    t.then(lay_line)


@rule("MPP-SET-10", "MPP-SET-11")
def lay_line(t: State) -> None:
    """Five cards of the deck are laid face up, then the Sabotage cards are shuffled in [MPP-SET-10] [MPP-SET-11]."""
    size = DATA.game.setup.line
    sabotages = t.shuffled(DATA.sabotages)
    chosen, left = sabotages[: t.opt.sabotage_count], sabotages[t.opt.sabotage_count :]
    t.line, rest = t.deck[:size], t.deck[size:]
    t.deck = t.shuffled((*rest, *chosen))
    _fill_box(t, left)


@rule("MPP-ADV-06", "MPP-ADV-07")
def lay_piles(t: State) -> None:
    """Each value is a pile, face up; the Sabotage cards are a deck of their own [MPP-ADV-06] [MPP-ADV-07]."""
    sabotages = t.shuffled(DATA.sabotages)
    count = len(sabotages) if t.opt.piles_sabotage == "all" else DATA.game.setup.sabotage_in_deck
    t.sabotage_deck = sabotages[:count]
    _fill_box(t, sabotages[count:])


def _fill_box(t: State, sabotages: Sequence[str]) -> None:
    """The box holds all that is in no other place; its order means nothing, so it is kept sorted."""
    hard = () if t.opt.hard_cards else tuple(card for card, bomb in DATA.bombs.items() if bomb.hard)
    t.box = tuple(sorted((*t.box, *hard, *sabotages)))


# -- the bag -------------------------------------------------------------------------------------------------------


@rule("MPP-SET-12", "MPP-SET-13")
def choose_holder(t: State) -> None:
    """All dice are in the bag; a random seat, or the host, takes it [MPP-SET-12] [MPP-SET-13]."""
    t.holder = t.host if t.opt.first_holder == "host" else t.below(len(t.seats))
    t.emit(
        events.TableDealt,
        tuple(tuple(bomb.card for bomb in hand if bomb) for hand in t.hands),
        tuple(card for card in t.line if card),
        tuple(events.PileTop(pile[0] if pile else None, len(pile)) for pile in t.piles),
        len(t.deck) + len(t.sabotage_deck),
        len(t.sabotage_deck) if t.in_piles else t.opt.sabotage_count,
        t.holder,
    )
