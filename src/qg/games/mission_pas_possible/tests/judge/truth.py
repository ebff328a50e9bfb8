"""How the judge sees the engine: the only door to it. What everybody may see, what was told, what comes at the end."""

from typing import Any

import msgspec

from qg.games.mission_pas_possible import GAME
from qg.games.mission_pas_possible.state import State
from qg.games.mission_pas_possible.tests.judge import cards
from qg.games.mission_pas_possible.tests.judge.referee import Desk, Light, Referee
from qg.kernel import Moment, Outcome, Space, Table


def board(t: Table) -> Any:
    assert isinstance(t, State)
    return GAME.view(t, None).board


def first_sight(t: Table) -> Referee:
    """A judge who has just seen the cards dealt."""
    b = board(t)
    desk = Desk(
        opt=t.opt,
        pausing=t.conduct.opt.pause,
        persons=[seat.kind == "person" for seat in t.seats],
        hands=[[bomb and tuple(bomb) for bomb in hand] for hand in b.hands],
        holder=b.holder,
        line=list(b.line),
        deck=decks(b),
        piles=[(top.card, top.size) for top in b.piles],
    )
    return Referee(desk, list(b.stock), t.host)


def leave_few(t: Table) -> None:
    """Near the end: one card is left in the line, or in each pile; all others are in the box."""
    assert isinstance(t, State)
    kept = {bomb.card for hand in t.hands for bomb in hand if bomb}
    t.line, t.deck = (*t.line[:1], *[None] * len(t.line[1:])), ()
    t.piles = tuple(pile[:1] for pile in t.piles)
    kept |= {*filter(None, t.line), *(card for pile in t.piles for card in pile), *t.sabotage_deck}
    t.box = tuple(sorted({*cards.BOMBS, *cards.SABOTAGES} - kept))
    t.scratch.forget()


def decks(b: Any) -> tuple[int, int]:
    """Bomb and Sabotage cards face down."""
    return b.deck_bombs, b.deck_count - b.deck_bombs + b.sabotage_deck_count


def brought_to_light(told: list[Moment], t: Table) -> Light:
    """What chance did with an input, and nothing of what the rules did."""
    light = Light()
    for one in told:
        what: Any = one.event
        match tag(one):
            case "table_dealt" if t.opt.mode in ("advanced_single", "advanced_piles"):
                light.cards += [card for card in (*what.line, *(top.card for top in what.piles)) if card]
                light.holders.append(what.bag_holder)
            case "dice_rolled":
                light.dice.append([tuple(die) for die in what.dice])
            case "card_revealed" | "sabotage_activated":
                light.cards.append(what.card)
            case "unused_rerolled":
                light.values.append(what.die.value)
            case "collapse":
                light.collapses.append((what.seat, what.position, frozenset(what.dice)))
            case "dice_grabbed":
                light.colors.append(list(what.colors))
    return light


def tag(one: Moment) -> str:
    return str(one.event.__struct_config__.tag)


def fields(one: Moment) -> dict[str, Any]:
    found = {name: getattr(one.event, name) for name in one.event.__struct_fields__}
    if tag(one) == "collapse":
        found["dice"] = frozenset(found["dice"])
    return found


def options(t: Table, seat: int) -> Any:
    """What a seat may answer; of a Space the kinds."""
    found = t.options(seat)
    return found if isinstance(found, Space) else list(found)


def standing(t: Table, seat: int) -> list[Any]:
    found = t.standing(seat)
    assert not isinstance(found, Space)
    return list(found)


def words(t: Table, seat: int) -> set[str]:
    return {str(word.say) for word in t.words(seat)} & {"pause", "ready", "concede", "play_on"}


def asked(t: Table) -> str:
    decision = t.decision(None)
    return decision.kind if decision else "over"


def result(t: Table) -> dict[str, Any]:
    outcome: Outcome[Any] | None = t.outcome
    assert outcome is not None
    sheet = outcome.sheet
    found = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    return {**found, "score": msgspec.to_builtins(sheet.score), "stats": msgspec.to_builtins(sheet.stats)}


def lies(t: Table) -> dict[str, Any]:
    """What lies on the table, as everybody sees it."""
    b = board(t)
    same = (
        "pool",
        "spoiled",
        "rerolled",
        "taken",
        "defused",
        "defused_by",
        "activated",
        "reserved",
        "locked",
        "losers",
    )
    return {
        "hands": tuple(tuple(bomb and tuple(bomb) for bomb in hand) for hand in b.hands),
        "line": tuple(b.line),
        "piles": tuple((top.card, top.size) for top in b.piles),
        "face down": decks(b),
        "bag": (b.bag_count, len(b.in_hand), None if b.in_hand else tuple(b.bag_colors)),
        "quota left": tuple(b.quota_left),
        "turn": (b.turn, b.holder),
        "forced": tuple(sorted(b.forced)),
        **{name: getattr(b, name) for name in same},
    }
