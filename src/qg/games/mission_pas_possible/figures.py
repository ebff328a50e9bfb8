"""What the board shows beside the view and must not work out itself: bombs left, needs, what a claim would do."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from qg.kernel import View

from .choices import Claim
from .claims import judge, usable_faces, with_reservations
from .data import DATA
from .pieces import COLORS, FACES, SIDES, SLOTS, Die
from .placing import accepted
from .state import Bomb, Hand, Reservation
from .view import Board, free_dice, hands_as_reserved
from .worth import share

_ALL = (1 << FACES) - 1
_COLOR_SETS = tuple(sum(1 << color * SIDES + side for side in range(SIDES)) for color in range(len(COLORS)))
_VALUE_SETS = tuple(sum(1 << color * SIDES + side for color in range(len(COLORS))) for side in range(SIDES))
_PRINTED = {
    name: tuple(sum(1 << face for face in accepted(slot)) for slot in card.slots) for name, card in DATA.bombs.items()
}


class Need(msgspec.Struct, frozen=True):
    """What an open slot takes now: these colours, these values, and beside them these single faces.

    Nothing at all: no die fits any more.
    """

    colors: tuple[str, ...] = ()
    values: tuple[int, ...] = ()
    faces: tuple[tuple[str, int], ...] = ()


class Suggestion(msgspec.Struct, frozen=True):
    """One claim of a good split of the pool."""

    seat: int
    die: int
    card: int
    slot: str


class Hints(msgspec.Struct, frozen=True, kw_only=True):
    """What the screen may light: dice of the pool with a sound placement for the viewer, and a good split for all."""

    glowing: tuple[int, ...] = ()
    best: tuple[Suggestion, ...] = ()


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """`needs`: by seat, card and slot, where an open slot takes less than its icon says; else None [MPP-HNT-02].

    `defuses` and `dead_ends` are places in the view's options: claims that would complete their card, and, with the
    safety net on, claims that ask for a second tap [MPP-PLC-09].
    """

    bombs_left: int
    bombs_total: int
    points: int
    """Scored so far: bombs and, but for initiation, Sabotages [MPP-SCO-03] [MPP-SCO-04] [MPP-INI-09]."""
    dice_needed: int
    """Dice a hand in the bag has to bring out, those in hand included [MPP-DRW-07]."""
    hints: Hints | None = None
    needs: tuple[tuple[tuple[Need | None, ...], ...], ...] = ()
    defuses: tuple[int, ...] = ()
    dead_ends: tuple[int, ...] = ()


def figures(view: View[Board]) -> Figures:
    """From the view alone, so that nobody is told more than the view tells."""
    total = _bombs_total(view)
    defuses, dead_ends = _consequences(view)
    return Figures(
        bombs_left=_cards_left(view) if view.board.won_at is not None else max(0, total - len(view.board.defused)),
        bombs_total=total,
        points=_points(view),
        dice_needed=_dice_needed(view),
        hints=_hints(view) if _points_out(view) else None,
        needs=_needs(view.board) if _points_out(view) else (),
        defuses=defuses,
        dead_ends=dead_ends if view.opt.safety_net else (),
    )


# -- counts --------------------------------------------------------------------------------------------------------


def _bombs_total(view: View[Board]) -> int:
    """The bombs to defuse [MPP-SET-08]; on insane also those in front of the players [MPP-END-05]."""
    level, n = DATA.difficulties[view.opt.difficulty], len(view.seats)
    return level.bombs[n - 1] + (n * DATA.players[n].cards if level.own_cards_too else 0)


def _cards_left(view: View[Board]) -> int:
    """In overtime the bombs that are left are those in front of the players [MPP-INI-08]."""
    return sum(bomb is not None for hand in view.board.hands for bomb in hand)


def _points(view: View[Board]) -> int:
    bombs = _worth(view.board.defused)
    return bombs if view.opt.mode == "initiation" else bombs + DATA.game.score.sabotage * len(view.board.activated)


@lru_cache(maxsize=1 << 10)
def _worth(bombs: tuple[str, ...]) -> int:
    return sum(map(DATA.points, bombs))


def _dice_needed(view: View[Board]) -> int:
    """As many as are drawn, or as the bag holds; on insane perhaps players with cards only [MPP-END-08]."""
    board, opt, n = view.board, view.opt, len(view.seats)
    only_with_cards = opt.insane_dice == "players_with_cards" and opt.difficulty == "insane" and n >= 3
    asked = sum(map(any, board.hands)) if only_with_cards else DATA.players[n].dice
    return min(asked, board.bag_count + len(board.in_hand))


# -- what a claim would do -----------------------------------------------------------------------------------------


def _consequences(view: View[Board]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The claims among the options that complete a card, and those that are dead ends [MPP-PLC-07]."""
    if view.seat is None or not isinstance(view.options, tuple):
        return (), ()
    defuses: list[int] = []
    dead_ends: list[int] = []
    before: dict[int | None, Hand] = {}
    faces = {die.id: die.face for die in view.board.pool}
    for place, claim in enumerate(view.options):
        if not isinstance(claim, Claim):
            continue
        if claim.replace not in before:
            before[claim.replace] = _hand_before(view, view.seat, claim.replace)
        bomb = before[claim.replace][claim.card]
        assert bomb is not None, "a claim names a card that is there"
        if bomb.dice.count(None) == 1:
            defuses.append(place)
        if not judge(bomb).sound[SLOTS.index(claim.slot)] >> faces[claim.die] & 1:
            dead_ends.append(place)
    return tuple(defuses), tuple(dead_ends)


def _hand_before(view: View[Board], seat: int, replace: int | None) -> Hand:
    """The own cards as a claim is judged: with all reservations, or those before the replaced one [MPP-TAK-08]."""
    held: tuple[Reservation, ...] = view.board.reserved[seat]
    if replace is not None:
        held = held[: next(n for n, reservation in enumerate(held) if reservation.die.id == replace)]
    return with_reservations(view.board.hands[seat], held)


# -- hints ---------------------------------------------------------------------------------------------------------


def _points_out(view: View[Board]) -> bool:
    """With none the screen shows cards and dice only [MPP-HNT-01]."""
    return view.opt.hints != "none" and view.outcome is None


def _hints(view: View[Board]) -> Hints:
    """Useful dice; or a good split as well, as the option says [MPP-HNT-02] [MPP-HNT-03].

    With the safety net off nothing but what cards need [MPP-HNT-04].
    """
    board = view.board
    if not view.opt.safety_net or not board.pool or board.unused:
        return Hints()
    free, hands = free_dice(board), hands_as_reserved(board)
    best = share(hands, board.quota_left, free).moves if view.opt.hints == "best" and board.turn else ()
    sound = 0 if view.seat is None else usable_faces(hands[view.seat])[1]
    glowing = tuple([die.id for die in free if sound >> die.face & 1])
    return Hints(glowing=glowing, best=tuple([Suggestion(*one) for one in best]))


def _needs(board: Board) -> tuple[tuple[tuple[Need | None, ...], ...], ...]:
    """What open slots accept, in colours and values [MPP-HNT-02]."""
    return tuple([tuple([_needs_of(bomb) if bomb else () for bomb in hand]) for hand in board.hands])


def wants(bomb: Bomb) -> tuple[int, ...]:
    """The faces each open slot accepts now, as a bit set: bit 6 * colour + value - 1 [MPP-HNT-02]."""
    return judge(bomb).correct


@lru_cache(maxsize=1 << 12)
def _needs_of(bomb: Bomb) -> tuple[Need | None, ...]:
    """For each slot what it needs; None where the icon says it all, or no die can stand there yet."""
    wires = DATA.wiring[bomb.card]
    reachable = wires.open_slots(bomb.dice)
    return tuple(
        need(faces) if slot in reachable and faces != _PRINTED[bomb.card][slot] else None
        for slot, faces in enumerate(wants(bomb))
    )


@lru_cache(maxsize=1 << 12)
def need(faces: int) -> Need:
    """A set of faces as whole colours, whole values and what is left over."""
    colors = tuple(c for c, whole in zip(COLORS, _COLOR_SETS, strict=True) if faces & whole == whole)
    values = tuple(n for n, whole in enumerate(_VALUE_SETS, 1) if faces & whole == whole)
    if faces == _ALL:
        return Need(colors, values)
    for color in colors:
        faces &= ~_COLOR_SETS[COLORS.index(color)]
    for value in values:
        faces &= ~_VALUE_SETS[value - 1]
    left = [Die(face // SIDES * 5, face % SIDES + 1) for face in range(FACES) if faces >> face & 1]
    return Need(colors, values, tuple((die.color, die.value) for die in left))
