"""Other worlds: tables that differ only in what a seat may not know (section 21), made from the truth, never from a
view."""

from qg.games.bomb_squad_academy.rules.chicken import ChickenLook
from qg.games.bomb_squad_academy.rules.effects import KeepOrBury, OrderCards
from qg.games.bomb_squad_academy.rules.intents import DEFAULTS
from qg.games.bomb_squad_academy.rules.setup import PickTool
from qg.games.bomb_squad_academy.rules.windows import SIMULTANEOUS, React
from qg.games.bomb_squad_academy.tests.prelude import *


def other(t: State, seat: int | None, rng: random.Random) -> State:
    """Decks, tiles, locks, plans and notes of the others and the Instructor's card are drawn anew, as is chance.

    [BSA-HID-01, BSA-HID-03, BSA-HID-05]
    """
    new = t.copy()
    new.key, new.counter = rng.randbytes(32), rng.randrange(1000)
    new.tool_deck = tuple(_shuffled(t.tool_deck, rng))
    _lay_face_down(new, seat, rng)
    if not t.is_revealed:
        _choose(new, seat, rng)
    _plan(new, seat, rng)
    _wait_and_look(new, seat, rng)
    new.agenda = tuple(
        _reacted(new, frame, seat, rng) if type(frame) is Open and isinstance(frame.decision, React) else frame
        for frame in t.agenda
    )
    return new


def _shuffled(items: Sequence[str], rng: random.Random) -> list[str]:
    return rng.sample(items, len(items))


# -- cards and tiles --------------------------------------------------------------------------------------------------


def _lay_face_down(t: State, seat: int | None, rng: random.Random) -> None:
    """What the seat knows keeps its face, not its id; notes that are certain are true in the new world too."""
    known = _known(t, seat)
    cards = {(WIRE_NO[note.wire], note.depth - 1) for note in known if type(note) is CardNote}
    tiles = {(WIRE_NO[note.wire], note.position - 1) for note in known if type(note) is TileNote}
    tiles |= {(number, place) for number, wire in enumerate(t.wires) for place in range(wire.turned)}
    for number, (name, wire) in enumerate(zip(WIRES, t.wires, strict=True)):
        deck = _laid(wire.deck, {place for on, place in cards if on == number}, _values, rng)
        faces = _laid(wire.tiles, {place for on, place in tiles if on == number}, str, rng)
        t.put_wire(name, replace(wire, deck=deck, tiles=faces))
    for who, cadet in enumerate(t.cadets):
        notes = tuple(_made_true(t, note) for note in cadet.notes if who == seat or rng.random() < 0.5)
        t.put_cadet(who, replace(cadet, notes=notes))


def _known(t: State, seat: int | None) -> list[Note]:
    """Notes that are certain; with notebook = off only those of a follow-up that is open [BSA-HID-05, BSA-HID-06]."""
    if seat is None:
        return []
    certain = [note for note in t.cadets[seat].notes if not note.uncertain]
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
        return replace(note, face=t.wire(note.wire).tiles[note.position - 1])
    assert type(note) is CardNote
    main, chain = _values(t.wire(note.wire).deck[note.depth - 1])
    return replace(note, main=main, chain=chain)


# -- choosing ---------------------------------------------------------------------------------------------------------


def _choose(t: State, seat: int | None, rng: random.Random) -> None:
    """Before the reveal: locks, how they were made, the Instructor's card, and what others heard of them."""
    heard = t.plays[seat].heard if seat is not None and t.plays else None
    known = heard.of if heard else None
    for who, play in enumerate(t.plays):
        if who != seat and play.locked:
            card = play.locked if who == known else _another(t.cadets[who].hand, play.locked, rng)
            may_be_late = t.has_run_out(who) and who not in t.conduct.absent
            is_late = rng.random() < 0.5 if may_be_late else play.is_late
            is_auto = is_late or (play.is_auto and not play.is_late)
            t.put_play(who, replace(play, locked=card, is_late=is_late, is_auto=is_auto))
    if t.instructor and t.instructor.card and known != "instructor":
        t.instructor = replace(t.instructor, card=_another(t.instructor.hand, t.instructor.card, rng))
    for who, play in enumerate(t.plays):
        if who != seat and play.heard:
            t.put_play(who, replace(play, heard=replace(play.heard, card=_card_of(t, play.heard.of))))


def _another(hand: Sequence[str], card: str, rng: random.Random) -> str:
    return rng.choice([each for each in hand if each != card])


def _card_of(t: State, target: Who) -> str:
    card = t.plays[target].locked if isinstance(target, int) else t.instructor and t.instructor.card
    assert card
    return card


# -- plans ------------------------------------------------------------------------------------------------------------


def _plan(t: State, seat: int | None, rng: random.Random) -> None:
    """Intents, holds, silence and rankings; what intents have declared is told with the declarations, not before."""

    def intents(who: int) -> tuple[SetIntent, ...]:
        found = (Messages((tool,), ()).sample(rng) for tool in t.cadets[who].tools)
        return tuple(
            new for new in found if isinstance(new, SetIntent) and new.use != "hold_turn" and new != DEFAULTS[new.tool]
        )

    def held(who: int) -> tuple[str, ...]:
        return tuple(tool for tool in t.cadets[who].tools if rng.random() < 0.3)

    def ranks(who: int) -> tuple[str, ...]:
        return t.cadets[who].ranks if who in picking else tuple(rng.sample(t.display, rng.randint(0, len(t.display))))

    asked = [frame.decision for frame in t.agenda if type(frame) is Open]
    picking = [decision.seat for decision in asked if isinstance(decision, PickTool)]
    for who, cadet in enumerate(t.cadets):
        if who != seat:
            plan = {"intents": intents(who), "held": held(who), "ranks": ranks(who), "is_silent": rng.random() < 0.5}
            t.put_cadet(who, replace(cadet, **plan))
    by_intent = tuple((who, setting) for who, setting in t.round.by_intent if who == seat)
    auto = tuple((who, choice) for who, choice in t.round.auto if who == seat)
    t.round = replace(t.round, by_intent=by_intent, auto=auto)


def _wait_and_look(t: State, seat: int | None, rng: random.Random) -> None:
    """Silent picks until all have locked, and looks pre-selected [BSA-WAI-06, BSA-CHK-07]."""
    silent = t.opt.wait_talk == "silent" and any(t.plays[who].protects is None for who in t.acting("wait"))
    options = [None, *ChickenLook().options(t, t.lookers[0])] if t.lookers else []
    for who, play in enumerate(t.plays):
        if who != seat and silent and play.protects:
            t.put_play(who, replace(play, protects=rng.choice(WIRES)))
        if who != seat and who in t.lookers[1:]:
            t.put_play(who, replace(play, look=rng.choice(options)))


def _reacted(t: State, frame: Open, seat: int | None, rng: random.Random) -> Open:
    """Who has answered a round, and what, is secret until it ends; somebody has yet to answer [BSA-RCT-18]."""
    own = [given for given in frame.answers if given[0] == seat]
    them = [who for who in frame.asked if who != seat]
    most = len(them) if seat in frame.asked and not own else len(them) - 1
    answered = rng.sample(them, rng.randint(0, most))
    answers = sorted([*own, *((who, draw(frame.decision.options(t, who), rng)) for who in answered)], key=_by_seat)
    declared = any(isinstance(choice, UseTool) for _, choice in answers)
    speed = declared and t.opt.tool_priority == "speed"
    t.round = replace(t.round, due=(t.round.due or t.now + SIMULTANEOUS) if speed else None)
    return Open(frame.decision, frame.number, frame.asked, tuple(answers))


def _by_seat(answer: tuple[int, object]) -> int:
    return answer[0]


# -- leaks ------------------------------------------------------------------------------------------------------------


def _answers(t: State) -> object:
    return [frame.answers for frame in t.agenda if type(frame) is Open and isinstance(frame.decision, React)]


LEAKS: dict[str, Callable[[State], object]] = {
    "the top card of a deck": lambda t: t.wires[0].deck[:1],
    "the values of a whole deck": lambda t: [MAIN[card] for card in t.wires[2].deck],
    "which of two equal cards lies where": lambda t: t.wires[3].deck,
    "a face-down tile": lambda t: t.wires[1].tiles[2:],
    "the next tool": lambda t: t.tool_deck[:1],
    "another seat's locked card": lambda t: t.plays[-1].locked if t.plays else None,
    "the Instructor's card": lambda t: t.instructor and t.instructor.card,
    "another seat's intents": lambda t: t.cadets[-1].intents,
    "another seat's ranking": lambda t: t.cadets[-1].ranks,
    "another seat's notes": lambda t: t.cadets[-1].notes,
    "a look that waits for its turn": lambda t: [play.look for play in t.plays],
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


# -- what only an event says ----------------------------------------------------------------------------------------

Pair = tuple[State, State, int, Answer]
"""Two tables that a seat cannot tell apart, and an input that brings to light what only an event says."""

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
