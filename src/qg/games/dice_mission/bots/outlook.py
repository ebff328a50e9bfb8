"""How the game stands and where it goes: the chance to win it, from the cards everybody lacks.

Strengths were fitted to games between agents: whoever is stronger by one unit of `log` wins e times as often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp, prod
from typing import NamedTuple

from ..data import DATA, odds
from ..pieces import Counts, Type
from .scene import Situation

LEFT = {2: 0.60, 3: 0.76, 4: 0.82, 5: 0.87}
"""What each card that is left costs, by number of players."""
LAST = 0.45
"""What having but one left is worth beside."""
GADGET = 0.25
HARD = {2: 0.6, 3: 1.7, 4: 1.6, 5: 1.7}
"""What a card costs that is harder by one (of chance)."""
MOST_GAIN = 5
"""Cards validated in one turn: 0 to 4 [DM-DEB-04]."""
AT_ONCE = (1.0, 0.8, 0.76, 0.74, 0.7)
"""How much of the chance of each card is left to somebody who plays for so many at once, and kept the hard ones."""
AIMED: dict[Type, float] = {"solo": 5.0, "versus": 2.8, "team": 1.5}
"""Cards that hold are so much likelier to be in the hand of the one who made these dice."""
AID_BEFORE, AID_AFTER = 0.02, 0.07
"""What each gadget adds to the chance of a card: to dice yet to be rolled, and to dice that lie."""


class Rival(NamedTuple):
    """An opponent at the end of this round: whether he may have won, and his strength if he has not."""

    place: int
    finish: float
    strength: float


def strength(players: int, left: float, gadgets: float = 0.0) -> float:
    return exp(-LEFT[players] * left + GADGET * gadgets + (LAST if left == 1 else 0.0))


def prospects(scene: Situation, rivals: Sequence[Rival], *, spent: int = 0, bonus: float = 0.0) -> tuple[float, ...]:
    """The chance to win the game after 0, 1, ... 4 cards validated this round [DM-END-02, DM-END-04]."""
    left, place, players = scene.left(scene.seat), scene.place(scene.seat), scene.players
    gadgets = scene.board.gadget_counts[scene.seat] - spent
    before = prod(1 - rival.finish for rival in rivals if rival.place < place)
    nobody = prod(1 - rival.finish for rival in rivals)
    others = sum(rival.strength for rival in rivals)
    found = []
    for gain in range(MOST_GAIN):
        mine = strength(players, left - gain, gadgets) * exp(bonus)
        found.append(before if gain >= left else nobody * mine / (mine + others))
    return tuple(found)


# -- the others -------------------------------------------------------------------------------------------------------


def ahead(
    scene: Situation, n: int, rolls: int, *, dropped: int | None = None, frozen: int | None = None
) -> list[Rival]:
    """The rivals in the MISSION phase, if those to come roll n dice up to so often.

    `dropped`: one whose dice are all rolled once more by force; `frozen`: one who is locked.
    """
    found = []
    for seat in scene.rivals:
        aid = 0.0 if seat == frozen else AID_BEFORE
        if seat == dropped:
            chances = _by_rolls(scene, seat, sum(scene.table[seat]), 1)
        elif scene.board.dice[seat]:
            chances, aid = _by_dice(scene, seat, scene.table), aid and AID_AFTER
        else:
            chances = _by_rolls(scene, seat, n, rolls)
        found.append(_rival(scene, seat, chances, aid))
    return found


def behind(scene: Situation, table: Sequence[Counts]) -> list[Rival]:
    """The rivals in the DEBRIEFING phase with these dice on the table; who has had his turn gains no more."""
    place = scene.place(scene.seat)
    return [
        _rival(scene, seat, _by_dice(scene, seat, table) if scene.place(seat) > place else {}, AID_AFTER)
        for seat in scene.rivals
    ]


def _rival(scene: Situation, seat: int, chances: dict[Type, float], each_gadget: float) -> Rival:
    """From the chance of each type: whether he completes his missions, and what is left of them.

    Gadgets help whoever is not locked; who has had his turn has no chances any more.
    """
    lacking, left = scene.lacking(seat), scene.left(seat)
    gadgets = scene.board.gadget_counts[seat]
    aid = 0.0 if scene.board.locked[seat] else each_gadget * gadgets
    spread = [1.0]
    for chance in chances.values():
        sure = min(0.95, chance + aid)
        spread = [
            (spread[k] if k < len(spread) else 0.0) * (1 - sure) + (spread[k - 1] * sure if k else 0.0)
            for k in range(len(spread) + 1)
        ]
    finish = spread[left] if len(set(lacking)) == left < len(spread) else 0.0
    rest = [(k, chance) for k, chance in enumerate(spread) if k < left]
    mean = sum(chance * strength(scene.players, left - k, gadgets) for k, chance in rest)
    return Rival(scene.place(seat), finish, mean / max(1e-9, sum(chance for _, chance in rest)))


def _by_rolls(scene: Situation, seat: int, n: int, rolls: int) -> dict[Type, float]:
    """The chance of each type he lacks with dice yet to be rolled."""
    lacking = Counter(scene.lacking(seat))
    share = AT_ONCE[len(lacking)]
    late = scene.place(seat) / (scene.players - 1)
    found: dict[Type, float] = {}
    for kind, cards in lacking.items():
        if kind == "special":
            each = [chance_of(card.face, scene.players, n, rolls, late) for card in scene.display]
            found[kind] = share * (1 - prod(1 - 0.7 * chance for chance in each))
        else:
            chance = usual(candidates(scene, seat, kind), scene.players, n, rolls, late)
            found[kind] = share * (1 - (1 - chance) ** cards)
    return found


def _by_dice(scene: Situation, seat: int, table: Sequence[Counts]) -> dict[Type, float]:
    """The chance of each type he lacks as the dice lie: the part of the faces he may hold that hold."""
    own, rest = table[seat], [c for other, c in enumerate(table) if other != seat]
    found: dict[Type, float] = {}
    for kind, cards in Counter(scene.lacking(seat)).items():
        if kind == "special":
            found[kind] = float(any(DATA.holds[card.face](own, rest) for card in scene.display))
            continue
        faces = candidates(scene, seat, kind)
        good = sum(DATA.holds[face](own, rest) for face in faces)
        known = len(faces) <= cards
        aimed = AIMED[kind] * good
        part = float(good > 0) if known else aimed / (aimed + len(faces) - good)
        found[kind] = part if known else 1 - (1 - part) ** cards
    return found


def candidates(scene: Situation, seat: int, kind: Type) -> tuple[str, ...]:
    """The faces a rival's card of a type may have: all that are seen nowhere, or his own if hands are open."""
    shown = tuple(each.card for each in scene.board.hands[seat] if each and each.card and each.type == kind)
    return shown or scene.unseen_faces(kind)


@lru_cache(maxsize=4096)
def usual(faces: tuple[str, ...], players: int, n: int, rolls: int, late: float) -> float:
    """The chance of any one of these cards, on average."""
    return sum(chance_of(face, players, n, rolls, late) for face in faces) / max(1, len(faces))


@lru_cache(maxsize=8192)
def chance_of(face: str, players: int, n: int, rolls: int, late: float) -> float:
    """The chance of a card to somebody who plays for it alone; `late`: 0 rolls first, 1 rolls last."""
    table = odds()[face]
    if table.p:
        return table.p[n - 2][rolls - 1]
    first, last = (each[players - 2][min(n, 5) - 2][rolls - 1] for each in (table.first, table.last))
    return (1 - late) * first + late * last


@cache
def ease(face: str, players: int) -> float:
    """How easy a card is with so many players: with one's own number of dice, and with that of others."""
    best = max(_middle(face, players, n, 3) for n in range(2, 6))
    any_number = sum(_middle(face, players, n, rolls) for n in range(2, 6) for rolls in (2, 3)) / 8
    return (best + any_number) / 2


def _middle(face: str, players: int, n: int, rolls: int) -> float:
    return chance_of(face, players, n, rolls, 0.5)
