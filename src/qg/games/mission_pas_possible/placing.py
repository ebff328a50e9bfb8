"""What may stand on a Bomb card: icons, relations, support, dead ends. Pure: no table, no options, no chance.

A filling is one face (0 to 29) for each slot, EMPTY where there is none. `Wiring` is the logic of one card, worked out
once from its data and remembered for every filling that relations can tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from .pieces import COLORS, FACES, SIDES, BombCard, Die, Match, Relation, Slot

EMPTY = -1
Filling = tuple[int, ...]
Fault = Literal["occupied", "unsupported", "slot", "relation"]
Check = Callable[[Sequence[int]], bool]

_COLOR = tuple(face // SIDES for face in range(FACES))
_VALUE = tuple(face % SIDES + 1 for face in range(FACES))
_ALL = frozenset(range(FACES))


class Fits(NamedTuple):
    """Where one face may go on one filling, by slot number: correct placements, and those that are no dead end."""

    correct: tuple[int, ...]
    sound: tuple[int, ...]


class Judged(NamedTuple):
    """For one filling the faces each slot takes now, as bit sets, and those that any slot takes."""

    correct: tuple[int, ...]
    sound: tuple[int, ...]
    any_correct: int
    any_sound: int


# -- icons [MPP-ICN-01 to MPP-ICN-08] ------------------------------------------------------------------------------


def _of_color(color: str | None) -> frozenset[int]:
    """A coloured die icon accepts that colour, any value [MPP-ICN-01]."""
    return frozenset(f for f in _ALL if COLORS[_COLOR[f]] == color)


def _of_value(value: int | None) -> frozenset[int]:
    """A white die icon with a number accepts that value in any colour [MPP-ICN-02]."""
    return frozenset(f for f in _ALL if _VALUE[f] == value)


def _half(half: Match) -> frozenset[int]:
    return _of_color(half.color) if half.color else _of_value(half.value)


def accepted(slot: Slot) -> frozenset[int]:
    """The faces a slot accepts, whatever lies beside it."""
    if slot.kind in ("color", "number_color"):  # the value of # on a colour matters to symbols only [MPP-ICN-06]
        return _of_color(slot.color)
    if slot.kind == "value":
        return _of_value(slot.value)
    if slot.kind == "color_value":  # only that colour with that value [MPP-ICN-03]
        return _of_color(slot.color) & _of_value(slot.value)
    if slot.kind == "either":  # either half, or both [MPP-ICN-04]
        return frozenset().union(*map(_half, slot.options))
    return _ALL  # # [MPP-ICN-05], the colour wheel [MPP-ICN-07], blank or ? [MPP-ICN-08]


# -- relations [MPP-ICN-09 to MPP-ICN-11] --------------------------------------------------------------------------


def _alike(attribute: Sequence[int]) -> Callable[[Sequence[int]], bool]:
    return lambda faces: len({attribute[f] for f in faces}) <= 1


def _condition(relation: Relation) -> Check:
    """What a relation demands of the faces on its slots, in the order it names them."""
    total, left = relation.total, len(relation.left)
    conditions: dict[str, Check] = {
        "same_value": _alike(_VALUE),  # = between # and # [MPP-ICN-09]
        "same_color": _alike(_COLOR),  # = between wheels [MPP-ICN-09]
        "differ_value": lambda f: _VALUE[f[0]] != _VALUE[f[1]],
        "differ_color": lambda f: _COLOR[f[0]] != _COLOR[f[1]],
        "less": lambda f: _VALUE[f[0]] < _VALUE[f[1]],  # strictly [MPP-ICN-10]
        "greater": lambda f: _VALUE[f[0]] > _VALUE[f[1]],
        "match_either": lambda f: _VALUE[f[0]] == _VALUE[f[1]] or _COLOR[f[0]] == _COLOR[f[1]],
        "match_both": lambda f: f[0] == f[1],
        "sum": lambda f: sum(_VALUE[x] for x in f) == total,  # [MPP-ICN-11]
        "difference": lambda f: _VALUE[f[0]] - _VALUE[f[1]] == total,  # the order counts [MPP-ICN-11]
        "sum_equals": lambda f: sum(_VALUE[x] for x in f[:left]) == sum(_VALUE[x] for x in f[left:]),
    }
    return conditions[relation.rel]


_LOOKS_AT_COLOR = {"same_color", "differ_color", "match_either", "match_both"}
_LOOKS_AT_VALUE = {
    "same_value",
    "differ_value",
    "less",
    "greater",
    "match_either",
    "match_both",
    "sum",
    "difference",
    "sum_equals",
}


class Link(NamedTuple):
    """A relation of a card: its slots by number, its condition, and whether it speaks before all are filled.

    `pairs` is the condition of a relation between two slots for all pairs of faces, worked out beforehand.
    """

    slots: tuple[int, ...]
    holds: Check
    at_once: bool
    pairs: tuple[bool, ...]

    def broken(self, faces: Sequence[int]) -> bool:
        """Alike-relations break as soon as two dice differ [MPP-PLC-03]; any other waits for all [MPP-PLC-04]."""
        if self.pairs:
            one, other = self.slots
            first, second = faces[one], faces[other]
            return EMPTY not in (first, second) and not self.pairs[first * FACES + second]
        present = [faces[s] for s in self.slots if faces[s] != EMPTY]
        if len(present) < len(self.slots) and not self.at_once:
            return False
        return not self.holds(present)


def _link(relation: Relation, place: dict[str, int]) -> Link:
    """Each symbol is a relation by itself, so chains need no more than this [MPP-PLC-05]."""
    slots = tuple(place[s] for s in (*relation.slots, *relation.left, *relation.right))
    holds = _condition(relation)
    pairs = tuple(holds((a, b)) for a in range(FACES) for b in range(FACES)) if len(slots) == 2 else ()
    return Link(slots, holds, relation.rel in ("same_value", "same_color"), pairs)


class Wiring:
    """The logic of one Bomb card.

    A stack grows from its first slot up [MPP-LAY-02], icons and symbols mean there what they mean elsewhere
    [MPP-LAY-03], a double stack is two such towers [MPP-LAY-04]: all of it follows from what each slot stands on. Dice
    are kept by slot, whether drawn on the icons or above the grey spaces [MPP-LAY-07].
    """

    def __init__(self, card: BombCard) -> None:
        place = {slot.id: n for n, slot in enumerate(card.slots)}
        self.size = len(card.slots)
        self.letters = tuple(slot.id for slot in card.slots)
        self.accepts = tuple(accepted(slot) for slot in card.slots)
        self.under = tuple(tuple(place[s] for s in slot.on) for slot in card.slots)
        """The slots each slot stands on: none in a row, one in a stack, two in a pyramid [MPP-LAY-01 to MPP-LAY-06]."""
        self.over = tuple(tuple(n for n in range(self.size) if m in self.under[n]) for m in range(self.size))
        self.heights = _heights(self.under)
        self.links = tuple(_link(relation, place) for relation in card.relations)
        self.links_of = tuple(tuple(link for link in self.links if n in link.slots) for n in range(self.size))
        self.shadow = tuple(self._shadow(card, slot) for slot in card.slots)
        self.empty: Filling = (EMPTY,) * self.size
        self.groups = tuple(_groups(faces, shadow) for faces, shadow in zip(self.accepts, self.shadow, strict=True))
        """For each slot the faces it accepts: one of each kind that relations tell apart, and its kind as a bit set."""
        self._judged: dict[Filling, Judged] = {}
        self._known_to_finish: dict[Filling, bool] = {}

    @staticmethod
    def _shadow(card: BombCard, slot: Slot) -> tuple[int, ...]:
        """For each face the face that stands for it: what no relation looks at is left out."""
        looks = {r.rel for r in card.relations if slot.id in (*r.slots, *r.left, *r.right)}
        color, value = bool(looks & _LOOKS_AT_COLOR), bool(looks & _LOOKS_AT_VALUE)
        return tuple(_COLOR[f] * SIDES * color + (_VALUE[f] - 1) * value for f in range(FACES))

    # -- single placements ----------------------------------------------------------------------------------------

    def seen(self, dice: Sequence[Die | None]) -> Filling:
        """The filling these dice make, as relations see it."""
        return tuple(
            [
                EMPTY if die is None else shadow[die[0] // 5 * 6 + die[1] - 1]
                for die, shadow in zip(dice, self.shadow, strict=True)
            ]
        )

    def is_supported(self, faces: Filling, slot: int) -> bool:
        """A die may be placed as soon as every slot it stands on holds one [MPP-LAY-05]."""
        return all(faces[below] != EMPTY for below in self.under[slot])

    def fault(self, faces: Filling, slot: int, face: int) -> Fault | None:
        """Why a placement is not correct, the first reason that applies [MPP-PLC-02] [MPP-ERR-02]; None: it is."""
        if faces[slot] != EMPTY:
            return "occupied"
        if not self.is_supported(faces, slot):
            return "unsupported"
        if face not in self.accepts[slot]:
            return "slot"
        return "relation" if self._breaks(faces, slot, face) else None

    def _breaks(self, faces: Filling, slot: int, face: int) -> bool:
        """Whether a die on this slot would break one of its relations."""
        if not self.links_of[slot]:
            return False
        after = (*faces[:slot], face, *faces[slot + 1 :])
        return any(link.broken(after) for link in self.links_of[slot])

    def can_finish(self, faces: Filling) -> bool:
        """Whether some dice, of any faces, would complete the card correctly [MPP-PLC-07] [MPP-PLC-08]."""
        return self._finishable(tuple(EMPTY if f == EMPTY else s[f] for f, s in zip(faces, self.shadow, strict=True)))

    def _finishable(self, seen: Filling) -> bool:
        known = self._known_to_finish.get(seen)
        if known is None:
            known = self._known_to_finish[seen] = self._search(seen)
        return known

    def _search(self, seen: Filling) -> bool:
        """Fills the first empty slot in every way; support does not matter, since the order is free in the end."""
        if EMPTY not in seen:
            return True
        slot = seen.index(EMPTY)
        for face, _ in self.groups[slot]:
            if not self._breaks(seen, slot, face) and self._finishable(self.after(seen, slot, face)):
                return True
        return False

    def after(self, faces: Filling, slot: int, face: int) -> Filling:
        """The filling with one die more, as relations see it."""
        return (*faces[:slot], self.shadow[slot][face], *faces[slot + 1 :])

    # -- all placements of a die ----------------------------------------------------------------------------------

    def judge(self, seen: Filling) -> Judged:
        """Which faces every slot takes now, correctly and soundly [MPP-PLC-10]; remembered for each filling."""
        known = self._judged.get(seen)
        if known is None:
            each = [self._judge_slot(seen, slot) for slot in range(self.size)]
            correct, sound = tuple([c for c, _ in each]), tuple([s for _, s in each])
            known = self._judged[seen] = Judged(correct, sound, _union(correct), _union(sound))
        return known

    def _judge_slot(self, seen: Filling, slot: int) -> tuple[int, int]:
        """The faces one slot takes; faces that relations cannot tell apart are judged together."""
        correct = sound = 0
        if seen[slot] == EMPTY and self.is_supported(seen, slot):
            for face, alike in self.groups[slot]:
                if self.fault(seen, slot, face) is None:
                    correct |= alike
                    if self._finishable(self.after(seen, slot, face)):
                        sound |= alike
        return correct, sound

    def fits(self, seen: Filling, face: int) -> Fits:
        """Every correct and every sound slot for one face."""
        correct, sound, _, _ = self.judge(seen)
        bit = 1 << face
        return Fits(
            tuple([slot for slot, faces in enumerate(correct) if faces & bit]),
            tuple([slot for slot, faces in enumerate(sound) if faces & bit]),
        )

    def open_slots(self, dice: Sequence[Die | None]) -> tuple[int, ...]:
        """The empty slots that are supported: all that physics asks [MPP-ERR-03] [MPP-ERR-05]."""
        filled = [die is not None for die in dice]
        return tuple(s for s in range(self.size) if not filled[s] and all(filled[below] for below in self.under[s]))

    # -- what lies there ------------------------------------------------------------------------------------------

    def free(self, dice: Sequence[Die | None]) -> tuple[int, ...]:
        """The slots whose die has none standing on it; in a row, every die [MPP-LAY-08]."""
        return tuple(s for s in range(self.size) if dice[s] is not None and self.is_free(dice, s))

    def is_free(self, dice: Sequence[Die | None], slot: int) -> bool:
        """Whether no die stands on this one [MPP-LAY-08]."""
        over = self.over[slot]
        return not over or all(dice[above] is None for above in over)


def _groups(faces: frozenset[int], shadow: Sequence[int]) -> tuple[tuple[int, int], ...]:
    kinds: dict[int, list[int]] = {}
    for face in sorted(faces):
        kinds.setdefault(shadow[face], []).append(face)
    return tuple((alike[0], sum(1 << face for face in alike)) for alike in kinds.values())


def _union(sets: Sequence[int]) -> int:
    found = 0
    for faces in sets:
        found |= faces
    return found


def _heights(under: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """A die on the card is at height 1, any other one higher than the highest die under it [MPP-LAY-12]."""
    heights: list[int] = []
    for below in under:
        heights.append(1 + max((heights[s] for s in below), default=0))
    return tuple(heights)


def is_complete(dice: Sequence[Die | None]) -> bool:
    """A card is complete when every slot holds a die; its relations then hold [MPP-PLC-06]."""
    return None not in dice
