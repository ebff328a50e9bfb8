"""The game in sentences: how pieces, choices and events are called where their ids alone do not tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from qg.kernel import Asked, Event, Phrase, View
from qg.kernel.conduct.events import TimedOut

from . import events
from .choices import (
    Adaptation,
    Discard,
    Exchange,
    MissionChange,
    NewDeal,
    Pick,
    Reroll,
    Suppression,
    Theft,
    Transaction,
    Validate,
)
from .data import DATA
from .pieces import IDS, Die, Source, is_joker, type_of
from .view import Board


def name_piece(view: View[Board], piece: str, value: Any) -> Phrase | None:
    """Choices and prompts that have several forms; dice that are named by id, by what they show."""
    if piece == "choice":
        return _choice(view, value)
    if piece == "ask":
        return _prompt(view, value)
    return _die_by_id(view, value) if piece == "die" and type(value) is int else None


def name(_piece: str, value: Any) -> Phrase | None:
    """Dice by what they show before their owners."""
    return _die(value, None) if isinstance(value, Die) else None


def _name(seat: int) -> Phrase:
    return Phrase("name", {"seat": seat})


# -- dice -------------------------------------------------------------------------------------------------------------


def _holder(view: View[Board], die: int) -> int | None:
    """The seat before which a die lies now."""
    return next((seat for seat, tray in enumerate(view.board.dice) if any(d.id == die for d in tray)), None)


def _die(die: Die, holder: int | None) -> Phrase:
    """A joker, a die of another player's colour, or just its value."""
    if is_joker(die.id):
        return Phrase("die.joker", {"value": die.value})
    if holder is not None and die.owner != holder:
        return Phrase("die.colour", {"colour": DATA.colours[die.id // IDS].id, "value": die.value})
    return Phrase("die", {"value": die.value})


def _die_by_id(view: View[Board], die: int) -> Phrase | None:
    holder = _holder(view, die)
    if holder is None:
        return None
    return _die(next(d for d in view.board.dice[holder] if d.id == die), holder)


# -- choices and prompts ----------------------------------------------------------------------------------------------


def _choice(view: View[Board], choice: Any) -> Phrase | None:
    if not isinstance(choice, msgspec.Struct):
        return None
    tag = f"choice-{choice.__struct_config__.tag}"
    match choice:
        case Reroll(dice, joker):
            form = "" if not joker else ".joker" if dice else ".joker_alone"
            return Phrase(f"{tag}{form}", {"dice": dice})
        case NewDeal(number, remove):
            return Phrase(f"{tag}.remove" if remove else tag, {"number": number, "remove": remove})
    named = _named(view, choice)
    return Phrase(tag, named) if named else None


def _named(view: View[Board], choice: Any) -> dict[str, Any] | None:
    """What a choice names, as its sentence calls it."""
    own = view.board.own
    match choice:
        case Validate(source, slot) | Exchange(source, slot) | MissionChange(source, slot):
            return _mission(_card_in(view, source, slot))
        case Pick(card) if own and own.drawn:
            return _mission(own.drawn[card - 1])
        case Discard(place) if own:
            return {"gadget": own.gadgets[place - 1].gadget}
        case Theft(die) | Suppression(die):
            return {"die": die, "holder": _holder(view, die)}
        case Adaptation(die, value):
            return {"die": die, "holder": _holder(view, die), "value": value}
        case Transaction(die, other):
            holders = {"holder": _holder(view, die), "other_holder": _name(_holder(view, other) or 0)}
            return {"die": die, "other": other, **holders}
    return None


def _card_in(view: View[Board], source: Source, slot: int) -> str:
    """The face of an own card, or of one on the display."""
    if source == "display":
        return view.board.display[slot - 1] or ""
    assert view.seat is not None, "only a seat has cards of its own"
    held = view.board.hands[view.seat][slot - 1]
    return (held and held.card) or ""


def _mission(card: str) -> dict[str, Any]:
    """Title, type and condition of a mission."""
    return {"card": card, "type": type_of(card), "text": Phrase(f"mission-{card}.text")}


def _prompt(view: View[Board], asked: Asked) -> Phrase | None:
    """What is asked depends on how far the turn has come."""
    board = view.board
    if asked.kind == "mission_act":
        if not board.rolls:
            return Phrase("ask-mission_act.first", {"n": board.n})
        return Phrase("ask-mission_act", {"rolls": board.rolls_left})
    return Phrase("ask-debrief_act.validated") if asked.kind == "debrief_act" and board.used else None


# -- the log ----------------------------------------------------------------------------------------------------------


def log(event: Event) -> Sequence[Phrase] | None:
    """The lines of an event that has several forms, or lists of its own."""
    tell = LINES.get(type(event))
    return tell(event) if tell else None


def _said(event: Event, form: str = "", **more: Any) -> list[Phrase]:
    tag = event.__struct_config__.tag
    return [Phrase(f"event-{tag}{form}", {**msgspec.structs.asdict(event), **more}, type(event))]


def _cards(event: Event, cards: Sequence[str]) -> tuple[Phrase, ...]:
    tag = event.__struct_config__.tag
    return tuple(Phrase(f"event-{tag}.item", {"card": card, "type": type_of(card)}) for card in cards)


def _game_started(event: events.GameStarted) -> list[Phrase]:
    agents = tuple(
        Phrase("event-game_started.item", {"seat": seat, "agent": Phrase(f"agent-{colour}")})
        for seat, colour in zip(event.seats, event.colours, strict=True)
    )
    return [Phrase("event-game_started", {"agents": agents, "first_player": event.first_player})]


def _missions_dealt(event: events.MissionsDealt) -> list[Phrase]:
    if event.cards:
        return [Phrase("event-missions_dealt.open", {"seat": event.seat, "cards": _cards(event, event.cards)})]
    return [Phrase("event-missions_dealt", {"seat": event.seat, "types": event.types})]


def _with_cards(event: events.HandReceived | events.DisplayRevealed | events.CardsOffered) -> list[Phrase]:
    return [Phrase(f"event-{event.__struct_config__.tag}", {"cards": _cards(event, event.cards)})]


def _dice_number_changed(event: events.DiceNumberChanged) -> list[Phrase]:
    return _said(event, ".removed" if event.removed else "")


def _dice_rolled(event: events.DiceRolled) -> list[Phrase]:
    """Dice lie before their owners while they are rolled."""
    return _said(event, dice=tuple(_die(die, None) for die in event.dice))


def _player_locked(event: events.PlayerLocked) -> list[Phrase]:
    return _said(event, ".own" if event.seat == event.by else "")


def _die_told(event: events.DieMoved | events.DieRemoved | events.DieChanged) -> list[Phrase]:
    """A die as it lay before."""
    holder = event.giver if isinstance(event, events.DieMoved) else event.holder
    return _said(event, die=_die(event.die, holder))


def _gadget_played(event: events.GadgetPlayed) -> list[Phrase]:
    """What it does is told by the events that follow."""
    return [Phrase("event-gadget_played", {"seat": event.seat, "gadget": event.gadget})]


def _mission_validated(event: events.MissionValidated) -> list[Phrase]:
    return [Phrase("event-mission_validated", {"seat": event.seat, **_mission(event.card)})]


def _exchange(event: events.ExchangeStarted | events.ExchangeDone) -> list[Phrase]:
    said = {"seat": event.seat, "type": event.mission_type, "card": event.card}
    return [Phrase(f"event-{event.__struct_config__.tag}{'.card' if event.card else ''}", said)]


def _timed_out(event: TimedOut) -> list[Phrase]:
    """Cards are named by their places before one seat; what is done instead is told next."""
    return [Phrase("event-timed_out", {"seat": event.seat, "default": "none"})]


def _game_over(event: events.GameOver) -> list[Phrase]:
    result = event.result
    ranking = tuple(
        Phrase("event-game_over.item", {"seat": line.seat, "validated": line.validated, "needed": line.needed})
        for line in result.ranking
    )
    return [
        Phrase("event-game_over", {"reason": result.reason, "winners": result.winners}),
        Phrase("event-game_over.ranking", {"ranking": ranking}),
    ]


LINES: dict[type[Event], Callable[[Any], list[Phrase]]] = {
    events.GameStarted: _game_started,
    events.MissionsDealt: _missions_dealt,
    events.HandReceived: _with_cards,
    events.DisplayRevealed: _with_cards,
    events.DiceRolled: _dice_rolled,
    events.DiceNumberChanged: _dice_number_changed,
    events.PlayerLocked: _player_locked,
    events.DieMoved: _die_told,
    events.DieRemoved: _die_told,
    events.DieChanged: _die_told,
    events.GadgetPlayed: _gadget_played,
    events.MissionValidated: _mission_validated,
    events.ExchangeStarted: _exchange,
    events.CardsOffered: _with_cards,
    events.ExchangeDone: _exchange,
    TimedOut: _timed_out,
    events.GameOver: _game_over,
}


# -- the table --------------------------------------------------------------------------------------------------------


def describe(view: View[Board]) -> list[Phrase]:
    """The table line by line: the round, everybody's dice, the display, everybody's missions, one's own cards."""
    board = view.board
    lines = [_round(board), *(_tray(view, seat) for seat in range(len(view.seats)))]
    lines += [Phrase("table-display", _mission(card)) for card in board.display if card]
    lines += [_missions_of(board, seat) for seat in range(len(view.seats))]
    if board.gadget_discard:
        lines.append(Phrase("table-gadget_discard", {"gadgets": board.gadget_discard[::-1]}))  # [DM-DIG-03]
    if board.own is not None and view.seat is not None:
        lines += _own(view, view.seat)
    return lines


def _round(board: Board) -> Phrase:
    """The round, its phase, N and R; 0 where not known yet."""
    said = {"round": board.round, "phase": board.phase, "active": board.active, "n": board.n, "r": board.r}
    return Phrase("table-round", said)


def _tray(view: View[Board], seat: int) -> Phrase:
    """The dice before a player."""
    board = view.board
    dice = tuple(_die(die, seat) for die in board.dice[seat])
    form, lock = "dice" if dice else "no_dice", ".locked" if board.locked[seat] else ""
    return Phrase(f"table-{form}{lock}", {"seat": seat, "dice": dice})


def _missions_of(board: Board, seat: int) -> Phrase:
    """How many missions a player has validated, of which types he holds others, and how many gadgets."""
    types = tuple(card.type for card in board.hands[seat] if card)
    said = {
        "seat": seat,
        "validated": len(board.validated[seat]),
        "needed": board.needed,
        "types": tuple(Phrase(f"type-{kind}") for kind in types) or Phrase("table-nothing"),
        "gadgets": board.gadget_counts[seat],
    }
    return Phrase("table-missions", said)


def _own(view: View[Board], seat: int) -> list[Phrase]:
    """One's missions with their conditions, lit where they hold and hints allow, and one's gadgets."""
    board, own = view.board, view.board.own
    assert own is not None, "a seat has something of its own"
    lit = own.marks.hand if own.marks else ()
    lines = [
        Phrase("table-mission.lit" if slot in lit else "table-mission", _mission(held.card))
        for slot, held in enumerate(board.hands[seat], 1)
        if held is not None and held.card is not None
    ]
    if own.gadgets:
        lines.append(Phrase("table-gadgets", {"gadgets": tuple(held.gadget for held in own.gadgets)}))
    return lines
