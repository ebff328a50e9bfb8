"""Positions for the rule tests, written as the worked examples write them.

`table` is a tidy table in the first turn of bomb I: badges in seat order, every deck in the order of the card list
(lowest main value first), tiles OK, OK, boom. The other builders change one thing each; cards are named "main/chain".
What plays and what looks comes after them.
"""

from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from qg.check.rules import asked, choices, given
from qg.games.bomb_squad_academy import GAME
from qg.games.bomb_squad_academy.choices import Lock, Pass, SetIntent, TakeTool, UseTool
from qg.games.bomb_squad_academy.data import ACTIONS, CHAIN, DECKS, MAIN, TRACK, WIRE_NO
from qg.games.bomb_squad_academy.result import Sources
from qg.games.bomb_squad_academy.state import Instructor, Sensor, State
from qg.games.bomb_squad_academy.view import board
from qg.kernel import Moment

A, B, C, D, E = range(5)
GREEN, BLUE, RED, YELLOW = range(4)
TIDY_TILES = ("ok", "ok", "boom")


# -- making a table ---------------------------------------------------------------------------------------------------


def table(n: int = 4, **options: Any) -> State:
    """A tidy table of n seats; with exam = "express" it waits for the first tool to be taken."""
    cadets = [{"badge": seat + 1} for seat in range(n)]
    wires = [{"deck": deck, "tiles": TIDY_TILES} for deck in DECKS]
    return given(GAME, f"position seats {n} | seed tidy", opt=options, cadets=cadets, wires=wires)


def set_wire(t: State, name: str, **changes: Any) -> None:
    """Something else about a wire."""
    t.put_wire(name, replace(t.wire(name), **changes))
    t.scratch.forget()


def set_cadet(t: State, seat: int, **changes: Any) -> None:
    """Something else about a player."""
    t.put_cadet(seat, replace(t.cadets[seat], **changes))
    t.scratch.forget()


def row(t: State, wire: str, cards: str) -> None:
    """Face-up cards of a wire, oldest first, e.g. "2/1 0/2 3/1"; the detonator stands where they pushed it."""
    up = _named(DECKS[WIRE_NO[wire]], cards)
    deck = tuple(card for card in t.wire(wire).deck if card not in up)
    set_wire(t, wire, row=up, deck=deck, position=sum(MAIN[card] for card in up), shift=0)


def top(t: State, wire: str, cards: str) -> None:
    """The next cards of a deck, in flipping order; the others follow as they lay."""
    deck = t.wire(wire).deck
    first = _named(deck, cards)
    set_wire(t, wire, deck=first + tuple(card for card in deck if card not in first))


def whole_deck(t: State, wire: str, cards: str) -> None:
    """A deck of these cards and no others: altered data."""
    set_wire(t, wire, deck=_named(DECKS[WIRE_NO[wire]], cards))


def detonator(t: State, wire: str, position: int) -> None:
    """Where a detonator stands; what the row does not explain is shift. Tiles on or behind it are face up."""
    pushed = sum(MAIN[card] for card in t.wire(wire).row)
    turned = max(0, position - TRACK[WIRE_NO[wire]])
    set_wire(t, wire, position=position, shift=position - pushed, turned=turned)


def tiles(t: State, wire: str, faces: str, turned: int = 0) -> None:
    """The tiles of a wire in the order they are met, e.g. "ok boom ok", the first `turned` of them face up."""
    set_wire(t, wire, tiles=tuple(faces.split()), turned=turned)


def sensors(t: State, alpha: str, beta: str, bomb: str = "II") -> None:
    """Alpha and Beta on their wires, with the faces of this bomb."""
    t.bomb = bomb
    t.sensors = (Sensor(alpha), Sensor(beta))
    t.scratch.forget()


def scores(t: State, *points: int) -> None:
    """Points by seat, all won by cuts alone in this bomb."""
    for seat, each in enumerate(points):
        set_cadet(t, seat, score=each, sources=Sources(solo=each))


def badges(t: State, *numbers: int) -> None:
    """Badges by seat."""
    for seat, number in enumerate(numbers):
        set_cadet(t, seat, badge=number)


def stack(t: State, seat: int, *cards: str, aside: bool = False) -> None:
    """Played cards, oldest first; the hand is the rest of the set (`aside`: Wait! is out until the next bomb)."""
    gone = (*cards, "wait") if aside else cards
    set_cadet(t, seat, stack=cards, is_wait_aside=aside, hand=tuple(card for card in ACTIONS if card not in gone))


def tools(t: State, seat: int, *owned: str) -> None:
    """The unused tools of a seat."""
    set_cadet(t, seat, tools=owned)


def give(t: State, seat: int, *owned: str) -> None:
    """These tools are the unused ones of a seat and lie in the deck no more."""
    tools(t, seat, *owned)
    t.tool_deck = tuple(tool for tool in t.tool_deck if tool not in owned)


def instructor(t: State, card: str, *played: str) -> None:
    """The Instructor's card of this turn, and its stack, oldest first."""
    t.instructor = Instructor(played, card)
    t.scratch.forget()


def fuse(t: State, wire: str) -> None:
    """The next card of this wire turns its first tile, and that explodes the bomb."""
    detonator(t, wire, TRACK[WIRE_NO[wire]])
    tiles(t, wire, "boom ok ok")
    top(t, wire, "2/1")


def brink(t: State, wire: str, cards: str, *, short: int = 1, faces: str = "ok ok boom") -> None:
    """The detonator of a wire stands so many spaces in front of its first tile, and these cards come next."""
    tiles(t, wire, faces)
    detonator(t, wire, t.first_hidden(wire) - short)
    top(t, wire, cards)


def draft(t: State) -> None:
    """Everybody takes the first tool displayed."""
    while asked(t)[0] == "pick_tool":
        (seat,) = t.waiting
        t.answer(seat, TakeTool(t.display[0]))


def blow_up(t: State, seat: int = 0) -> list[Moment]:
    """One seat cuts green and explodes it; the others cut yellow, which is not reached. No tool is used on request."""
    brink(t, "green", _first_green(t), faces="boom ok ok")
    for each in t.all_seats:
        stack(t, each)
    told = lock(t, *("green" if each == seat else "yellow" for each in t.all_seats))
    while asked(t)[0] == "react":
        told += all_pass(t)
    return told


def _first_green(t: State) -> str:
    """The first green card that moves the detonator."""
    card = next(card for card in t.wires[0].deck if MAIN[card] > 0)
    return f"{MAIN[card]}/{CHAIN[card]}"


# -- playing ----------------------------------------------------------------------------------------------------------


def lock(t: State, *cards: str | None) -> list[Moment]:
    """Every seat locks its card, in seat order (None: this seat does not); what was told meanwhile."""
    told: list[Moment] = []
    for seat, card in enumerate(cards):
        if card is not None:
            told += t.answer(seat, Lock(card))
    return told


def intend(t: State, seat: int, tool: str, use: str, **parameters: Any) -> list[Moment]:
    """A seat says what one of its tools does when its window opens."""
    return t.answer(seat, SetIntent(tool, use, **parameters))


def run_out(t: State) -> list[Moment]:
    """Nobody says anything until the next deadline."""
    assert t.due is not None
    return t.time_up(t.due)


def all_pass(t: State) -> list[Moment]:
    """Everybody asked in the open round passes."""
    told: list[Moment] = []
    for seat in t.waiting:
        told += t.answer(seat, Pass())
    return told


def to_next_turn(t: State) -> list[Moment]:
    """Defaults are played until actions are to be chosen again."""
    told: list[Moment] = []
    while asked(t)[0] != "choose_action":
        told += run_out(t)
    return told


# -- looking ----------------------------------------------------------------------------------------------------------


def on(t: State) -> Any:
    """All that lies on the table, in columns by wire and by seat as a board has them; with what boards hide."""
    teacher = t.instructor or Instructor()
    cadets = {name: tuple(getattr(cadet, name) for cadet in t.cadets) for name in ("notes", "ranks", "intents", "held")}
    return SimpleNamespace(
        **asdict(board(t, None))
        | cadets
        | {
            "decks": tuple(wire.deck for wire in t.wires),
            "tiles": tuple(wire.tiles for wire in t.wires),
            "silent": tuple(cadet.is_silent for cadet in t.cadets),
            "locked": tuple(play.locked or "" for play in t.plays),
            "auto_locked": tuple(play.is_auto for play in t.plays),
            "timed_out": tuple(play.is_late for play in t.plays),
            "heard": tuple(play.heard.card if play.heard else "" for play in t.plays),
            "looks": tuple(play.look for play in t.plays),
            "wait_locks": tuple(WIRE_NO[play.protects] if play.protects else -1 for play in t.plays),
            "instructor_card": teacher.card or "",
            "instructor_hand": teacher.hand,
            "auto": t.round.auto,
            "by_intent": t.round.by_intent,
        }
    )


def faces(t: State, wire: str) -> str:
    """The row of a wire as the examples write it."""
    return " ".join(f"{MAIN[card]}/{CHAIN[card]}" for card in t.wire(wire).row)


def offered(t: State, seat: int) -> tuple[str, ...]:
    """The tools a seat may use now, each once."""
    return tuple(dict.fromkeys(use.tool for use in uses(t, seat)))


def uses(t: State, seat: int) -> tuple[UseTool, ...]:
    """Every use of a tool that a seat may declare now."""
    return choices(t, seat, UseTool)


def window(t: State) -> tuple[str, str | None, int]:
    """Window, wire and round of the open reaction."""
    question = t.decision(None)
    assert question is not None and question.kind == "react"
    return question.prompt["window"], question.prompt["wire"], question.prompt["round"]


def seen(t: State, seat: int | None) -> bytes:
    """Every byte a seat (None: a spectator) would be sent: no time, which runs for everybody."""
    return msgspec.json.encode(replace(GAME.view(t, seat), now=0))


def heard(told: list[Moment], seat: int | None) -> bytes:
    """Every byte a seat would be told."""
    return msgspec.json.encode([(one.n, one.stamp, one.event) for one in told if one.is_for(seat)])


def kinds(told: list[Moment]) -> list[str]:
    """The names of the events, in order."""
    return [type(each.event).__name__ for each in told]


def _named(pile: tuple[str, ...], cards: str) -> tuple[str, ...]:
    """The ids of cards "main/chain" in a pile, each used once."""
    left, found = list(pile), []
    for face in cards.split():
        card = next((each for each in left if f"{MAIN[each]}/{CHAIN[each]}" == face), None)
        assert card is not None, f"no {face} left among {[f'{MAIN[each]}/{CHAIN[each]}' for each in left]}"
        left.remove(card)
        found.append(card)
    return tuple(found)
