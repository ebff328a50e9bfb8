"""Two tables that a seat cannot tell apart, and an input that brings to light what only an event says."""

from qg.games.bomb_squad_academy.tests.prelude import *

Pair = tuple[State, State, int, Answer]

MEGAPHONE = UseTool("megaphone", wire="yellow")
MULTI_TOOL = UseTool("multi_tool", card="chicken")


def _round() -> State:
    """A, B and C have a tool each for one round; green is not cut."""
    t = table(4)
    for seat, tool in ((A, "megaphone"), (B, "multi_tool"), (C, "remote_control")):
        give(t, seat, tool)
    lock(t, "blue", "blue", "blue", "chicken")
    return t


def who_declares() -> Pair:
    """C declares last: A and B have, or only B has."""
    one, other = _round(), _round()
    one.answer(A, MEGAPHONE)
    other.answer(A, Pass())
    for t in (one, other):
        t.answer(B, MULTI_TOOL)
    return one, other, C, Answer(0, C, UseTool("remote_control", target=A, side="left"))


def that_somebody_declares() -> Pair:
    """C passes last: A and B have declared, or passed."""
    one, other = _round(), _round()
    one.answer(A, MEGAPHONE)
    one.answer(B, MULTI_TOOL)
    other.answer(A, Pass())
    other.answer(B, Pass())
    return one, other, C, Answer(0, C, Pass())


def how_many_are_buried() -> Pair:
    """The intent of B buries low cards: there is one, or there are two [BSA-RCT-15]."""
    one, other = _stripping("3/1 1/1 2/1"), _stripping("3/1 2/1 1/1")
    return one, other, A, Answer(0, B, SetIntent("wire_stripper", "if_within", spaces=20, bury_from_main=2))


def _stripping(cards: str) -> State:
    t = table(3)
    give(t, A, "ratchet")
    give(t, B, "wire_stripper")
    detonator(t, "green", 3)
    top(t, "green", cards)
    lock(t, "green", "green", "chicken")
    t.answer(A, UseTool("ratchet", steps=1))
    return t


def that_somebody_looks() -> Pair:
    """A looks at nothing; B has chosen a look before their place came, or none [BSA-CHK-07, BSA-CHK-08]."""
    one, other = _chickens(), _chickens()
    one.answer(B, LookTiles("blue"))
    other.answer(B, LookNone())
    return one, other, A, Answer(0, A, LookNone())


def where_somebody_looks() -> Pair:
    """A looks at nothing; B has chosen to look here, or there."""
    one, other = _chickens(), _chickens()
    one.answer(B, LookTiles("blue"))
    other.answer(B, LookTops(("green", "red")))
    return one, other, A, Answer(0, A, LookNone())


def _chickens() -> State:
    """Their places are A, B, C."""
    t = table(3)
    lock(t, "chicken", "chicken", "chicken")
    return t


REVEALS = (who_declares, that_somebody_declares, how_many_are_buried, that_somebody_looks, where_somebody_looks)
