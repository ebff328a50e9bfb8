"""What a board shows beside the view and must not work out itself: what each card lacks, counters, previews, titles.

Everything here follows from one seat's view. With hints = none only what the dice show is told [DM-DIG-06].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial

import msgspec

from qg.kernel import View
from qg.kernel.conduct.state import OF_TURN

from .choices import Adaptation, NewDeal, Suppression, Theft, Transaction, Transfer
from .conditions import Figure
from .data import DATA
from .measures import together, total
from .missions import Table, holds_at, is_near, margins, proof
from .multisets import shifted
from .odds import chances
from .pieces import Source, Type, counts, type_of
from .state import Options, Result
from .view import Board

SURE = 1e-9
"""Nearer than this to 0 or 1, a chance is none."""


class Rival(msgspec.Struct, frozen=True):
    """An opponent a VERSUS mission compares with: his figure, where there is one, and whether he is no obstacle."""

    seat: int
    figure: int | None
    beaten: bool


class CardFigures(msgspec.Struct, frozen=True, kw_only=True):
    """A mission of one's own hand or of the display, as the dice lie."""

    source: Source
    slot: int
    card: str
    holds: bool
    near: bool
    """It would hold if one die showed another value."""
    out: bool
    """It cannot hold with the number of dice I have, or am about to roll."""
    figure: int | None
    """What a VERSUS mission compares: mine."""
    rivals: tuple[Rival, ...]
    blockers: tuple[int, ...]
    """Opponents each of whom alone is in the way of a VERSUS mission."""
    tally: tuple[Figure, ...]
    """The running counter of a TEAM mission."""
    dice: tuple[int, ...]
    """The dice that prove it, where it holds."""
    chance: int | None
    """In percent, to hold at the end of this turn; only with hints = odds."""


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat. `lacks`: the types of its missions still to validate, one entry each."""

    total: int
    lacks: tuple[Type, ...]


class Preview(msgspec.Struct, frozen=True):
    """What an option would change: the missions (`hand-1`, `display-2`) that would hold then, or no longer."""

    option: int
    gains: tuple[str, ...]
    losses: tuple[str, ...]


class Award(msgspec.Struct, frozen=True):
    """A title at the end."""

    id: str
    seats: tuple[int, ...]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a view."""

    counts: tuple[int, ...]
    """How many dice on the whole table show 1, 2, 3, 4, 5, 6."""
    dice: int
    total: int
    seats: tuple[SeatFigures, ...]
    cards: tuple[CardFigures, ...]
    previews: tuple[Preview, ...]
    due: int
    """When the turn, or the pick within it, is over, table time in ms; 0: no limit, or the table stands still."""
    span: int
    awards: tuple[Award, ...]


def figures(view: View[Board]) -> Figures:
    """The figures of one seat's view."""
    board, opt = view.board, _options(view)
    table: Table = tuple([counts(tray) for tray in board.dice])
    everything = together(table)
    clocks = {clock.number: clock for clock in view.conduct.clocks if not view.conduct.stands_still}
    clock = clocks.get(view.number) or clocks.get(OF_TURN)
    hinted = view.seat is not None and opt.hints != "none" and view.outcome is None
    cards = _cards(view, table) if hinted else ()
    return Figures(
        counts=everything,
        dice=sum(everything),
        total=total(everything),
        seats=tuple([SeatFigures(total(dice), _lacks(board, seat)) for seat, dice in enumerate(table)]),
        cards=cards,
        previews=tuple(_previews(view, table, cards)) if hinted else (),
        due=clock.due if clock else 0,
        span=clock.whole if clock else 0,
        awards=_awards(view),
    )


def _options(view: View[Board]) -> Options:
    assert isinstance(view.opt, Options)
    return view.opt


def _lacks(board: Board, seat: int) -> tuple[Type, ...]:
    """Every card of the hand, and one SPECIAL [DM-END-01]."""
    hand: list[Type] = [card.type for card in board.hands[seat] if card]
    return tuple(hand) if _has_special(board, seat) else (*hand, "special")


def _has_special(board: Board, seat: int) -> bool:
    return any(type_of(done.card) == "special" for done in board.validated[seat])


# -- missions ---------------------------------------------------------------------------------------------------------


def _cards(view: View[Board], table: Table) -> tuple[CardFigures, ...]:
    """One's own cards and, while one has no SPECIAL, the display [DM-DIG-06]."""
    board, seat = view.board, view.seat
    assert seat is not None
    places: list[tuple[Source, int, str]] = [
        ("hand", slot, card.card) for slot, card in enumerate(board.hands[seat], 1) if card and card.card
    ]
    if not _has_special(board, seat):
        places += [("display", slot, card) for slot, card in enumerate(board.display, 1) if card]
    likely = _chances(view)
    return tuple([_card(board, seat, table, place, likely.get(place[:2])) for place in places])


def _card(board: Board, seat: int, table: Table, place: tuple[Source, int, str], chance: int | None) -> CardFigures:
    source, slot, card = place
    mission, holds = DATA.missions[card], holds_at(card, table, seat)
    own, rivals = margins(card, table, seat)
    return CardFigures(
        source=source,
        slot=slot,
        card=card,
        holds=holds,
        near=not holds and is_near(card, table, seat),
        out=not holds and _is_out(board, seat, card),
        figure=own,
        rivals=tuple([Rival(*rival) for rival in rivals]),
        blockers=() if holds else mission.blockers(board.dice, seat),
        tally=mission.tally(board.dice) if any(board.dice) else (),
        dice=proof(card, board.dice, seat) if holds else (),
        chance=chance,
    )


def _is_out(board: Board, seat: int, card: str) -> bool:
    """Whether no number of dice that I have, or may roll next, is among those with which it can hold."""
    possible = DATA.missions[card].sizes
    number = len(board.dice[seat]) or (board.n if board.phase == "mission" else 0)
    if not number or not possible:
        return False
    joker = board.phase == "mission" and board.jokers[seat]
    return number not in possible and not (joker and number + 1 in possible)


def _chances(view: View[Board]) -> dict[tuple[Source, int], int]:
    """In percent, by place, while dice may still fall; only with hints = odds [DM-DIG-06]."""
    if _options(view).hints != "odds" or view.board.phase != "mission":
        return {}
    found = chances(view)
    places: list[tuple[tuple[Source, int], float | None]] = [
        *((("hand", slot), chance) for slot, chance in enumerate(found.hand, 1)),
        *((("display", slot), chance) for slot, chance in enumerate(found.display, 1)),
    ]
    return {place: _percent(chance) for place, chance in places if chance is not None}


def _percent(chance: float) -> int:
    """Rounded, but what may or may not happen is never called 0 or 100."""
    if chance < SURE or chance > 1 - SURE:
        return round(chance) * 100
    return min(99, max(1, round(100 * chance)))


# -- previews ---------------------------------------------------------------------------------------------------------


def _previews(view: View[Board], table: Table, cards: tuple[CardFigures, ...]) -> Iterator[Preview]:
    """What each play of a gadget that leaves nothing to chance would do to my missions."""
    board, seat = view.board, view.seat
    assert seat is not None
    options = view.options
    if not isinstance(options, tuple) or not board.gadget_counts[seat]:
        return
    lie = {die.id: (holder, die.value) for holder, tray in enumerate(board.dice) for die in tray}
    open_cards = [card for card in cards if type_of(card.card) not in board.used]
    compared = cache(partial(_compared, open_cards, seat))
    for number, option in enumerate(options):
        after = _after(option, table, lie, seat)
        gains, losses = compared(after) if after else ((), ())
        if gains or losses:
            yield Preview(number, gains, losses)


def _compared(cards: list[CardFigures], seat: int, after: Table) -> tuple[tuple[str, ...], tuple[str, ...]]:
    gains: list[str] = []
    losses: list[str] = []
    for card in cards:
        then = holds_at(card.card, after, seat)
        if then != card.holds:
            (gains if then else losses).append(f"{card.source}-{card.slot}")
    return tuple(gains), tuple(losses)


def _after(option: object, table: Table, lie: dict[int, tuple[int, int]], seat: int) -> Table | None:
    """The dice on the table after a play; None where chance decides, or nothing changes at once."""
    match option:
        case Theft(die):
            (holder, value) = lie[die]
            return shifted(table, (holder, value, -1), (seat, value, 1))
        case Suppression(die):
            return shifted(table, (*lie[die], -1))
        case Transfer(die, player):
            value = lie[die][1]
            return shifted(table, (seat, value, -1), (player, value, 1))
        case Transaction(die, other):
            (one, value), (two, his) = lie[die], lie[other]
            return shifted(table, (one, value, -1), (two, value, 1), (two, his, -1), (one, his, 1))
        case Adaptation(die, value):
            return shifted(table, (*lie[die], -1), (lie[die][0], value, 1))
        case NewDeal(_, remove) if remove:
            return shifted(table, *((*lie[die], -1) for die in remove))
    return None


# -- titles -----------------------------------------------------------------------------------------------------------


def _awards(view: View[Board]) -> tuple[Award, ...]:
    """Titles for the most gadgets, the most missions in one turn, and whoever came second."""
    if view.outcome is None:
        return ()
    board, result = view.board, view.outcome.sheet
    assert isinstance(result, Result)
    turns = [max(Counter(done.round for done in cards).values(), default=0) for cards in board.validated]
    found = [
        Award("gadgets", _most(board.gadgets_played, 1)),
        Award("velvet", _most(turns, 2)),
        Award("second", tuple(line.seat for line in result.ranking if line.rank == 2)),
    ]
    return tuple(award for award in found if award.seats)


def _most(amounts: tuple[int, ...] | list[int], least: int) -> tuple[int, ...]:
    """The seats with the most, if it is worth a title."""
    most = max(amounts)
    return tuple(seat for seat, amount in enumerate(amounts) if amount == most) if most >= least else ()
