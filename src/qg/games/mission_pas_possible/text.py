"""The game in sentences: how pieces, choices and events are called where their ids alone do not tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from qg.kernel import Asked, Event, Phrase, View

from . import events
from .choices import Claim, Lose, Mix, Signal
from .data import DATA, VALUES
from .pieces import COLORS, Die, Match, color_of
from .state import Bomb
from .view import Board, elapsed


def name_piece(view: View[Board], piece: str, value: Any) -> Phrase | None:
    """Choices and prompts that have several forms; dice that are named by id, by what they show."""
    if piece == "choice":
        return _choice(view, value)
    if piece == "ask":
        return _prompt(view, value)
    return _die_by_id(view, value) if piece == "die" and type(value) is int else None


def name(piece: str, value: Any) -> Phrase | None:
    """Dice and cards by what they show, strikes by what they take."""
    if isinstance(value, Die):
        return _die(value)
    if isinstance(value, Match):
        return _match(value)
    return _card(value) if piece == "card" and isinstance(value, str) else None


def _choice(view: View[Board], choice: Any) -> Phrase | None:
    match choice:
        case Claim(die, card, slot, replace):
            message = {None: "choice-claim", die: "choice-claim_moved"}.get(replace, "choice-claim_instead")
            return Phrase(message, {"die": die, "card": _own_card(view, card), "slot": slot, "replace": replace})
        case Lose(die):
            return Phrase("choice-lose", {"die": die, "card": _card(_card_under(view, die))})
        case Mix(counts):
            return Phrase("choice-mix", {"counts": _counts(counts)})
        case Signal(id, target):
            called = _die_by_id(view, target) if _is_die(id) and type(target) is int else None
            return Phrase("choice-signal", {"id": id, "target": called or _target(target)})
    return None


def _prompt(view: View[Board], asked: Asked) -> Phrase | None:
    """Some questions come in several forms."""
    if asked.kind == "losing":
        match = Match(asked.prompt["color"], asked.prompt["value"])
        return Phrase("ask-losing", {"match": match})
    if asked.kind == "rolling" and view.opt.bag_draw == "grab":
        return Phrase("ask-rolling.grab")
    if asked.kind == "claiming":
        return _claiming(view)
    own = next((place for place in view.board.vacancies if place.seat == view.seat), None)
    return Phrase("ask-replacing.offer") if asked.kind == "replacing" and own and own.offered else None


def _claiming(view: View[Board]) -> Phrase:
    """Dice may still roll, and who is locked may change their mind."""
    if not view.board.settled:
        return Phrase("ask-settling")
    locked = view.seat is not None and view.board.locked[view.seat]
    return Phrase("ask-claiming.locked" if locked else "ask-claiming")


def _die(die: Die) -> Phrase:
    return Phrase("die", {"color": Phrase(f"color-{die.color}"), "value": die.value})


def _die_by_id(view: View[Board], die: int) -> Phrase:
    """A die on the table shows its value; one in the bag only has a colour."""
    found = next((d for d in _dice(view) if d.id == die), None)
    return _die(found) if found else Phrase(f"color-{color_of(die)}")


def _dice(view: View[Board]) -> list[Die]:
    on_cards = [d for bomb in _bombs(view) for d in bomb.dice if d is not None]
    return [*view.board.pool, *on_cards]


def _bombs(view: View[Board]) -> list[Bomb]:
    return [bomb for hand in view.board.hands for bomb in hand if bomb is not None]


def _card_under(view: View[Board], die: int) -> str:
    return next(bomb.card for bomb in _bombs(view) if any(d is not None and d.id == die for d in bomb.dice))


def _own_card(view: View[Board], place: int) -> Phrase:
    assert view.seat is not None, "only a seat has cards of its own"
    bomb = view.board.hands[view.seat][place]
    assert bomb is not None, "a claim names a card that is there"
    return _card(bomb.card)


def _card(card: str) -> Phrase:
    return Phrase(f"bomb-{card}" if card.startswith("b") else f"sabotage-{card}")


def _counts(counts: Sequence[int]) -> tuple[Phrase, ...]:
    pairs = zip(counts, VALUES, strict=True)
    return tuple(Phrase("count-of-value", {"count": count, "value": value}) for count, value in pairs if count)


def _match(match: Match) -> Phrase:
    """What a strike takes."""
    color = Phrase(f"color-{match.color}") if match.color else None
    form = "either" if match.color and match.value else "color" if match.color else "value"
    return Phrase(f"match-{form}", {"color": color, "value": match.value})


def _target(target: str | int | None) -> Any:
    """What a call names beside a die: a colour, a value, a seat."""
    return Phrase(f"color-{target}") if isinstance(target, str) else target


def _is_die(call: str) -> bool:
    return DATA.signals[call].target == "die"


def log(event: Event) -> Sequence[Phrase] | None:
    """The lines of an event that has several forms, or lists of its own."""
    tell = LINES.get(type(event))
    return tell(event) if tell else None


def _said(event: Event, form: str = "", **more: Any) -> Phrase:
    tag = event.__struct_config__.tag
    return Phrase(f"event-{tag}{form}", {**msgspec.structs.asdict(event), **more}, type(event))


def _mix_chosen(event: events.MixChosen) -> list[Phrase]:
    return [Phrase("event-mix_chosen", {"counts": _counts(event.counts)})]


def _counted(event: events.DiceRolled | events.ClaimsReopened) -> list[Phrase]:
    """One die is told otherwise than several."""
    return [_said(event, count=len(event.dice))]


def _die_claimed(event: events.DieClaimed) -> list[Phrase]:
    form = "" if event.replaced is None else ".moved" if event.replaced == event.die else ".instead"
    return [_said(event, form)]


def _wave_set(event: events.WaveSet) -> list[Phrase]:
    if not event.placements:
        return [Phrase("event-wave_set.empty")]
    placements = tuple(Phrase("placement", placed._asdict()) for placed in event.placements)
    return [Phrase("event-wave_set", {"count": len(placements), "placements": placements})]


def _placement_error(event: events.PlacementError) -> list[Phrase]:
    lines = [_said(event)]
    if event.dice:
        lines.append(Phrase("event-placement_error.dice", {"dice": event.dice}))
    return lines


def _bag_passed(event: events.BagPassed) -> list[Phrase]:
    to = Phrase("name", {"seat": event.to})
    return [Phrase("event-bag_passed", {"dice_in_bag": event.dice_in_bag, "to": to})]


def _signal(event: events.SignalGiven) -> list[Phrase]:
    target = _die(event.die) if event.die else _target(event.target)
    return [Phrase("event-signal", {"seat": event.seat, "id": event.id, "target": target})]


def _game_ended(event: events.GameEnded) -> list[Phrase]:
    return [_said(event)]


LINES: dict[type[Event], Callable[[Any], list[Phrase]]] = {
    events.MixChosen: _mix_chosen,
    events.DiceRolled: _counted,
    events.DieClaimed: _die_claimed,
    events.WaveSet: _wave_set,
    events.PlacementError: _placement_error,
    events.ClaimsReopened: _counted,
    events.BagPassed: _bag_passed,
    events.SignalGiven: _signal,
    events.GameEnded: _game_ended,
}


def describe(view: View[Board]) -> list[Phrase]:
    """The table line by line: the clock, the dice, the line or the piles, everybody's cards."""
    board = view.board
    if view.conduct.stands_still and view.conduct.opt.pause != "open":  # covered on every screen [MPP-HID-03]
        return [_clock(view), Phrase("table-covered")]
    lines = [_clock(view), Phrase("table-bag", {"count": board.bag_count, "colors": _bag(board)})]
    if board.pool:
        lines.append(Phrase("table-pool", {"dice": board.pool}))
    open_cards = [card for card in board.line if card] or [pile.card for pile in board.piles if pile.card]
    lines += [_face(card) for card in open_cards]
    for seat, hand in enumerate(board.hands):
        lines += [_laid(seat, bomb) for bomb in hand if bomb is not None]
    return lines


def _clock(view: View[Board]) -> Phrase:
    """Minutes and seconds left, rounded up, so that 0:00 is the end [MPP-CLK-07]."""
    board = view.board
    seconds = -(-max(0, view.opt.timer_s * 1000 - elapsed(view)) // 1000)
    said = {"minutes": seconds // 60, "seconds": f"{seconds % 60:02}", "defused": len(board.defused)}
    hidden = board.deck_count + sum(pile.size for pile in board.piles)
    return Phrase("table-clock" if view.opt.timer_s else "table-clock.untimed", {**said, "deck": hidden})


def _bag(board: Board) -> tuple[Phrase, ...]:
    counts = zip(board.bag_colors, COLORS, strict=True)
    return tuple(Phrase("table-bag.item", {"count": n, "color": Phrase(f"color-{c}")}) for n, c in counts if n)


def _face(card: str) -> Phrase:
    said = {"card": card, "points": DATA.points(card), "text": Phrase(f"bomb-{card}.text")}
    return Phrase("table-open", said)


def _laid(seat: int, bomb: Bomb) -> Phrase:
    """A card in front of a player, its slots in the short form: R5 for a red 5, a dot for an empty one."""
    slots = " ".join("." if die is None else str(die) for die in bomb.dice)
    said = {"seat": seat, "card": bomb.card, "points": DATA.points(bomb.card), "slots": slots}
    return Phrase("table-laid", {**said, "text": Phrase(f"bomb-{bomb.card}.text")})
