"""The one place where the judge touches the engine's own names: what a seat is shown, and whether a card holds.

Everything comes back as plain numbers, words and tuples; players and dice are numbers, `None` is nobody and nothing.
"""

from qg.games.dice_mission.tests.prelude import *


def holds(card: str, dice: list[list[int]], seat: int) -> bool:
    """The engine's word on a card: only the values matter."""
    return is_met(
        card, tuple(tuple(Die(6 * k + i, v) for i, v in enumerate(tray)) for k, tray in enumerate(dice)), seat
    )


def options(t: Any, seat: int) -> list[Any]:
    return list(t.options(seat))


def seen(t: Any, seat: int | None) -> dict[str, Any]:
    """What the table looks like for a seat, or for somebody who looks on."""
    board = GAME.view(t, seat).board
    shown: dict[str, Any] = {
        "round": board.round,
        "active": board.active,
        "phase": board.phase,
        "turn": None if board.turn < 0 else board.turn,
        "n": board.n or None,
        "r": board.r or None,
        "rolls left": board.rolls_left,
        "used": tuple(board.used),
        "dice": tuple(dict(tray) for tray in board.dice),
        "locked": tuple(board.locked),
        "jokers": tuple(board.jokers),
        "jokers out": tuple(sorted(board.jokers_out)),
        "hands": tuple(tuple(card and (card.type, card.card) for card in hand) for hand in board.hands),
        "validated": tuple(tuple((done.card, done.round) for done in cards) for cards in board.validated),
        "needed": board.needed,
        "display": tuple(board.display),
        "decks": tuple(board.deck_counts),
        "discards": tuple(board.discard_counts),
        "boxed": board.box_count,
        "drawn": board.drawn_count,
        "gadgets held": tuple(board.gadget_counts),
        "gadget deck": board.gadget_deck_count,
        "gadget discard": tuple(board.gadget_discard),
        "gadgets played": tuple(board.gadgets_played),
        "gadgets shown": tuple(tuple((held.gadget, held.round) for held in hand) for hand in board.gadgets),
    }
    own = board.own
    if own is not None:
        shown["own gadgets"] = tuple((held.gadget, held.round) for held in own.gadgets)
        shown["own drawn"] = tuple(own.drawn)
        shown["marks"] = own.marks and (tuple(own.marks.hand), tuple(own.marks.display))
    return shown


def titles(t: Any) -> dict[str, tuple[int, ...]]:
    """The titles given at the end."""
    assert GAME.figures is not None
    return {award.id: tuple(award.seats) for award in GAME.figures(GAME.view(t, None)).awards}
