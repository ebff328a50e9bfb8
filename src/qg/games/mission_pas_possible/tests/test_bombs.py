"""All 54 Bomb cards against a plain referee that reads the card file by itself."""

import pytest

from qg.games.mission_pas_possible.tests import cards as referee
from qg.games.mission_pas_possible.tests.prelude import *

FILLINGS = 6


def fillings(card: str) -> list[referee.Filling]:
    """The empty card and some random ones."""
    rng = random.Random(f"fillings of {card}")
    return [{}, *(referee.random_filling(card, rng) for _ in range(FILLINGS))]


def accepted(t: State) -> set[tuple[str, str]]:
    """Face and slot of every claim the table accepts on the first card."""
    shown = {die.id: str(die) for die in t.pool}
    return {(shown[c.die], c.slot) for c in options(t, 0) if isinstance(c, Claim) and c.card == 0}


def reason(t: State, die: Die, slot: str) -> str | None:
    try:
        t.copy().answer(0, Claim(die.id, 0, slot))
    except Illegal as refusal:
        return refusal.code
    return None


def pools(filling: referee.Filling) -> list[str]:
    return referee.spread([face[0] for face in filling.values()])


@pytest.mark.parametrize("card", PRINTED)
def test_MPP_ICN_12_slots_and_relations_are_the_meaning_of_every_card(card: str) -> None:
    """What a table accepts or refuses, and why, on random fillings, for all 30 faces and every slot."""
    for filling in fillings(card):
        for faces in pools(filling):
            t = at_claim(referee.written(card, filling), faces)
            for die in t.pool:
                for slot in referee.slots(card):
                    wanted = referee.fault(card, filling, slot, str(die))
                    assert ((str(die), slot) in accepted(t)) == (wanted is None)
                    assert reason(t, die, slot) == wanted, (referee.written(card, filling), str(die), slot)
            assert asked(t) == ("claiming", (0,))


@pytest.mark.parametrize("card", PRINTED)
def test_MPP_PLC_07_a_dead_end_can_be_completed_by_no_dice_whatever(card: str) -> None:
    """With dead ends refused a table accepts exactly the correct placements after which some faces finish the card."""
    for filling in fillings(card):
        for faces in pools(filling):
            t = at_claim(referee.written(card, filling), faces, dead_ends="refused")
            for die in t.pool:
                for slot in referee.slots(card):
                    wanted = referee.fault(card, filling, slot, str(die))
                    if wanted is None and referee.is_dead_end(card, filling, slot, str(die)):
                        wanted = "dead_end"
                    assert ((str(die), slot) in accepted(t)) == (wanted is None)
                    assert reason(t, die, slot) == wanted, (referee.written(card, filling), str(die), slot)


@pytest.mark.parametrize("card", PRINTED)
def test_MPP_PLC_06_every_card_can_be_finished_from_empty_and_is_complete_when_full(card: str) -> None:
    """Up to three dice a turn, set by a lone player, until the last one defuses the bomb and not before."""
    rng = random.Random(f"finish {card}")
    for _ in range(2):
        t = table(1)
        lay(t, card)
        left = list(referee.random_completion(card, rng).items())
        while left:
            now, left = left[:3], left[3:]
            roll_only(t, [face for _, face in now])
            for slot, face in now:
                die = next(d for d in t.free_dice() if str(d) == face)
                t.answer(0, Claim(die.id, 0, slot))
            told = lock_all(t)
            assert [e.card for e in events(told, BombDefused)] == ([] if left else [card])
        assert t.defused == (card,)
        assert asked(t) == ("replacing", (0,))


def roll_only(t: State, faces: list[str]) -> None:
    """The turn's dice are these, be they fewer than three: the bag holds no others."""
    away = t.bag
    wanted: list[int] = []
    for face in faces:
        wanted.append(next(d for d in t.bag if d // 5 == "RBGYK".index(face[0]) and d not in wanted))
    t.bag = tuple(sorted(wanted))
    t.scratch.forget()
    roll(t, " ".join(faces))
    t.bag = tuple(die for die in away if die not in wanted)
