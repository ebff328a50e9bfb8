"""Other worlds: tables that differ only in what a seat may not know (section 21), made from the truth, never from a
view."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from qg.games.bomb_squad_academy.choices import Messages, SetIntent, UseTool
from qg.games.bomb_squad_academy.data import CHAIN, MAIN, WIRE_NO
from qg.games.bomb_squad_academy.rules.chicken import ChickenLook
from qg.games.bomb_squad_academy.rules.effects import KeepOrBury, OrderCards
from qg.games.bomb_squad_academy.rules.intents import DEFAULTS
from qg.games.bomb_squad_academy.rules.setup import PickTool
from qg.games.bomb_squad_academy.rules.wait import waiters
from qg.games.bomb_squad_academy.rules.windows import SIMULTANEOUS, React
from qg.games.bomb_squad_academy.state import NONE, THE_INSTRUCTOR, CardNote, Note, State, TileNote
from qg.games.bomb_squad_academy.tests import reveals
from qg.kernel import Open, draw

X = TypeVar("X")


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """Decks, tiles, locks, plans and notes of the others and the Instructor's card are drawn anew, as is chance.

    [BSA-HID-01, BSA-HID-03, BSA-HID-05]
    """
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    new.tool_deck = tuple(_shuffled(t.tool_deck, rng))
    _lay_face_down(new, seat, rng)
    if not t.actions:
        _choose(new, seat, rng)
    _plan(new, seat, rng)
    _wait_and_look(new, seat, rng)
    new.agenda = tuple(
        _reacted(new, frame, seat, rng) if type(frame) is Open and isinstance(frame.decision, React) else frame
        for frame in t.agenda
    )
    return new


def _shuffled(items: Sequence[X], rng: random.Random) -> list[X]:
    return rng.sample(items, len(items))


def _others(values: Sequence[X], seat: int | None, draw_one: Callable[[int, X], X]) -> tuple[X, ...]:
    """By seat: one's own as it is, those of the others drawn anew."""
    return tuple(value if who == seat else draw_one(who, value) for who, value in enumerate(values))


# -- cards and tiles --------------------------------------------------------------------------------------------------


def _lay_face_down(t: State, seat: int | None, rng: random.Random) -> None:
    """What the seat knows keeps its face, not its id; notes that are certain are true in the new world too."""
    known = _known(t, seat)
    cards = {(WIRE_NO[note.wire], note.depth - 1) for note in known if type(note) is CardNote}
    tiles = {(WIRE_NO[note.wire], note.position - 1) for note in known if type(note) is TileNote}
    tiles |= {(wire, place) for wire in range(4) for place in range(t.turned[wire])}
    t.decks = tuple(
        _laid(deck, {place for on, place in cards if on == wire}, _values, rng) for wire, deck in enumerate(t.decks)
    )
    t.tiles = tuple(
        _laid(faces, {place for on, place in tiles if on == wire}, str, rng) for wire, faces in enumerate(t.tiles)
    )
    t.notes = tuple(
        tuple(_made_true(t, note) for note in own if who == seat or rng.random() < 0.5)
        for who, own in enumerate(t.notes)
    )


def _known(t: State, seat: int | None) -> list[Note]:
    """Notes that are certain; with notebook = off only those of a follow-up that is open [BSA-HID-05, BSA-HID-06]."""
    if seat is None:
        return []
    certain = [note for note in t.notes[seat] if not note.uncertain]
    if t.opt.notebook == "on":
        return certain
    shown = [t.queue[0].use.wire] if t.ordering and t.queue[0].seat == seat else []
    asked = [frame.decision for frame in t.agenda if type(frame) is Open]
    shown += [one.wire for one in asked if isinstance(one, OrderCards | KeepOrBury) and one.seat == seat]
    return [note for note in certain if note.wire in shown]


def _values(card: str) -> tuple[int, int]:
    return MAIN[card], CHAIN[card]


def _laid(pieces: Sequence[str], known: set[int], face: Callable[[str], object], rng: random.Random) -> tuple[str, ...]:
    """The same pieces in another order, with the same faces at the places that are known."""
    left = _shuffled(pieces, rng)
    fixed: dict[int, str] = {}
    for place in known:
        fixed[place] = next(piece for piece in left if face(piece) == face(pieces[place]))
        left.remove(fixed[place])
    return tuple(fixed[place] if place in fixed else left.pop() for place in range(len(pieces)))


def _made_true(t: State, note: Note) -> Note:
    if note.uncertain:
        return note
    if type(note) is TileNote:
        return replace(note, face=t.tiles[WIRE_NO[note.wire]][note.position - 1])
    assert type(note) is CardNote
    main, chain = _values(t.decks[WIRE_NO[note.wire]][note.depth - 1])
    return replace(note, main=main, chain=chain)


# -- choosing ---------------------------------------------------------------------------------------------------------


def _choose(t: State, seat: int | None, rng: random.Random) -> None:
    """Before the reveal: locks, how they were made, the Instructor's card, and what others heard of them."""
    heard_from = NONE if seat is None or not t.heard else t.heard_from[seat]

    def lock(who: int, card: str) -> str:
        return card if not card or who == heard_from else _another(t.hands[who], card, rng)

    def timed_out(who: int, was: bool) -> bool:
        return rng.random() < 0.5 if t.locked[who] and t.has_run_out(who) and who not in t.conduct.absent else was

    before, by_hand = t.timed_out, t.auto_locked
    t.locked = _others(t.locked, seat, lock)
    t.timed_out = _others(before, seat, timed_out)
    t.auto_locked = _others(by_hand, seat, lambda who, was: t.timed_out[who] or (was and not before[who]))
    if t.instructor_card and heard_from != THE_INSTRUCTOR:
        t.instructor_card = _another(t.instructor_hand, t.instructor_card, rng)
    t.heard = _others(t.heard, seat, lambda who, card: _card_of(t, t.heard_from[who]) if card else card)


def _another(hand: Sequence[str], card: str, rng: random.Random) -> str:
    return rng.choice([each for each in hand if each != card])


def _card_of(t: State, target: int) -> str:
    return t.instructor_card if target == THE_INSTRUCTOR else t.locked[target]


# -- plans ------------------------------------------------------------------------------------------------------------


def _plan(t: State, seat: int | None, rng: random.Random) -> None:
    """Intents, holds, silence and rankings; what intents have declared is told with the declarations, not before."""

    def intents(who: int, _: tuple[SetIntent, ...]) -> tuple[SetIntent, ...]:
        found = (Messages((tool,), ()).sample(rng) for tool in t.tools[who])
        return tuple(
            new for new in found if isinstance(new, SetIntent) and new.use != "hold_turn" and new != DEFAULTS[new.tool]
        )

    def held(who: int, _: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(tool for tool in t.tools[who] if rng.random() < 0.3)

    def ranks(who: int, was: tuple[str, ...]) -> tuple[str, ...]:
        return was if who in picking else tuple(rng.sample(t.display, rng.randint(0, len(t.display))))

    asked = [frame.decision for frame in t.agenda if type(frame) is Open]
    picking = [decision.seat for decision in asked if isinstance(decision, PickTool)]
    t.intents = _others(t.intents, seat, intents)
    t.held = _others(t.held, seat, held)
    t.silent = _others(t.silent, seat, lambda who, was: rng.random() < 0.5)
    t.ranks = _others(t.ranks, seat, ranks)
    t.by_intent = tuple((who, setting) for who, setting in t.by_intent if who == seat)
    t.auto = tuple((who, choice) for who, choice in t.auto if who == seat)


def _wait_and_look(t: State, seat: int | None, rng: random.Random) -> None:
    """Silent picks until all have locked, and looks pre-selected [BSA-WAI-06, BSA-CHK-07]."""
    if t.opt.wait_talk == "silent" and any(t.wait_locks[who] == NONE for who in waiters(t.actions)):
        t.wait_locks = _others(t.wait_locks, seat, lambda who, wire: wire if wire == NONE else rng.randrange(4))
    if t.lookers:
        options = [None, *ChickenLook().options(t, t.lookers[0])]
        t.looks = _others(t.looks, seat, lambda who, was: rng.choice(options) if who in t.lookers[1:] else was)


def _reacted(t: State, frame: Open, seat: int | None, rng: random.Random) -> Open:
    """Who has answered a round, and what, is secret until it ends; somebody has yet to answer [BSA-RCT-18]."""
    own = [given for given in frame.answers if given[0] == seat]
    them = [who for who in frame.asked if who != seat]
    most = len(them) if seat in frame.asked and not own else len(them) - 1
    answered = rng.sample(them, rng.randint(0, most))
    answers = sorted([*own, *((who, draw(frame.decision.options(t, who), rng)) for who in answered)], key=_by_seat)
    declared = any(isinstance(choice, UseTool) for _, choice in answers)
    speed = declared and t.opt.tool_priority == "speed"
    t.round_due = (t.round_due or t.now + SIMULTANEOUS) if speed else 0
    return Open(frame.decision, frame.number, frame.asked, tuple(answers))


def _by_seat(answer: tuple[int, object]) -> int:
    return answer[0]


# -- leaks ------------------------------------------------------------------------------------------------------------


def _answers(t: State) -> object:
    return [frame.answers for frame in t.agenda if type(frame) is Open and isinstance(frame.decision, React)]


LEAKS: dict[str, Callable[[State], object]] = {
    "the top card of a deck": lambda t: t.decks[0][:1],
    "the values of a whole deck": lambda t: [MAIN[card] for card in t.decks[2]],
    "which of two equal cards lies where": lambda t: t.decks[3],
    "a face-down tile": lambda t: t.tiles[1][2:],
    "the next tool": lambda t: t.tool_deck[:1],
    "another seat's locked card": lambda t: t.locked[-1] if t.locked else "",
    "the Instructor's card": lambda t: t.instructor_card,
    "another seat's intents": lambda t: t.intents[-1],
    "another seat's ranking": lambda t: t.ranks[-1],
    "another seat's notes": lambda t: t.notes[-1],
    "a look that waits for its turn": lambda t: t.looks,
    "who has answered a round": _answers,
}
"""Secrets that must not show; the contract plants each and must notice it."""


# -- secret inputs ----------------------------------------------------------------------------------------------------


def _goes_on(t: State, after: State, seat: int) -> bool:
    """The question that was open is open still: what was left has answered nothing yet."""
    return t.number == after.number and after.outcome is None


def _in_a_round(t: State, after: State, seat: int) -> bool:
    """Nobody sees who has answered a round before it ends [BSA-RCT-18]."""
    return t.open is not None and isinstance(t.open.decision, React) and _goes_on(t, after, seat)


def _ahead(t: State, after: State, seat: int) -> bool:
    """A look before one's place has come [BSA-CHK-07]."""
    return t.lookers[0] != seat


SECRET_INPUTS: dict[str, Callable[[State, State, int], bool]] = {
    "set_intent": _goes_on,
    "rank_tools": _goes_on,
    "pass": _in_a_round,
    "use_tool": _in_a_round,
    "look_tops": _ahead,
    "look_tiles": _ahead,
    "look_none": _ahead,
}
"""Inputs that nobody else may notice, and when: from the tables before and after, and the seat that gave it."""
REVEALS = reveals.REVEALS
