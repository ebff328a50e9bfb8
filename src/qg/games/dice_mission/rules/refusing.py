"""STA-07: why an action is refused; of several reasons the first in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from qg.kernel import Choice, Illegal

from ..choices import (
    FACE,
    Adaptation,
    Discard,
    DrawGadget,
    EndTurn,
    Exchange,
    ExtraChance,
    ForcedReroll,
    MissionChange,
    NewDeal,
    Pick,
    Reroll,
    Roll,
    SetDice,
    Suppression,
    TargetLock,
    Theft,
    Transaction,
    Transfer,
    Validate,
)
from ..data import DATA
from ..pieces import is_joker, type_of
from ..state import NONE, State
from .exchange import ExchangePick
from .gadgets import LIMIT, PHASE, GadgetDiscard

CODES = (
    *("not_your_turn", "pending_decision", "no_such_card", "wrong_phase", "gadget_too_new", "not_rolled"),
    *("no_roll_left", "joker_used", "already_validated_this_turn", "special_used", "type_used", "not_exchangeable"),
    *("no_dice_chosen", "bad_number", "not_your_die", "bad_target", "locked", "no_effect", "condition_not_met"),
)
"""The closed list of reasons in their order [DM-STA-07]."""

Found = Iterator[tuple[str, str]]
"""Reasons that fit, each with its rule."""
LEAST, MOST = DATA.limits.dice_min, DATA.limits.dice_max


def why_not(t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
    """Names the first reason that fits; only the seat that was refused hears it [DM-STA-06, DM-STA-07]."""
    if code not in ("not_asked", "not_an_option") or seat is None or not isinstance(choice, Choice):
        return None
    if t.turn != seat:
        return Illegal("not_your_turn", "DM-GAD-02" if type(choice) in FACE else "DM-RND-03", waiting=(t.turn,))
    pending = _pending(t, choice)
    if pending:
        return Illegal("pending_decision", pending)
    found = dict(reversed([*_REASONS[type(choice)](t, seat, choice)]))  # of each code the first rule
    first = next((each for each in CODES if each in found), None)
    return Illegal(first, found[first], **_details(t, choice, first)) if first else None


def _pending(t: State, choice: Choice) -> str | None:
    """A pick or a discard that is open comes before anything else; the rule that wants it."""
    decision = t.asked
    if isinstance(decision, ExchangePick) and not isinstance(choice, Pick):
        return "DM-EXC-02"
    if isinstance(decision, GadgetDiscard) and not isinstance(choice, Discard):
        return "DM-GAD-06"
    return None


def _details(t: State, choice: Any, code: str) -> dict[str, Any]:
    """What a sentence about it may name."""
    if code == "bad_number":
        return {"least": 1, "most": 6} if isinstance(choice, Adaptation) else {"least": LEAST, "most": MOST}
    if code == "no_roll_left":
        return {"rolls": t.rolls_max(t.turn)}
    if code == "gadget_too_new":
        return {"gadget": FACE[type(choice)], "round": t.round + 1}
    if code == "type_used":
        return {"type": type_of(t.card_at(t.turn, choice.source, choice.slot) or "")}
    return {}


# -- the MISSION phase ------------------------------------------------------------------------------------------------


def _set_dice(t: State, _: int, choice: SetDice) -> Found:
    if t.phase != "mission" or t.n:
        yield "wrong_phase", "DM-MIS-02"
    if not LEAST <= choice.n <= MOST:
        yield "bad_number", "DM-MIS-02"


def _roll(t: State, seat: int, choice: Roll) -> Found:
    if t.phase != "mission" or not t.n or t.rolls:
        yield "wrong_phase", "DM-MIS-04"
    if choice.joker and not t.jokers[seat]:
        yield "joker_used", "DM-JOK-02"


def _reroll(t: State, seat: int, choice: Reroll) -> Found:
    if t.phase != "mission":
        yield "wrong_phase", "DM-MIS-05"
    if not t.rolls:
        yield "not_rolled", "DM-MIS-04"
    elif t.rolls_left <= 0:
        yield "no_roll_left", "DM-MIS-05" if seat == t.active else "DM-MIS-09"
    if choice.joker and not t.jokers[seat]:
        yield "joker_used", "DM-JOK-02"
    if not choice.dice and not choice.joker:
        yield "no_dice_chosen", "DM-MIS-07"
    yield from _own_dice(t, seat, choice.dice, "DM-MIS-06")


def _own_dice(t: State, seat: int, dice: Sequence[int], rule: str) -> Found:
    """Dice before the seat, each once, in order."""
    if any(t.holder_of(die) != seat for die in dice):
        yield "not_your_die", rule
    if list(dice) != sorted(set(dice)):
        yield "bad_target", rule


def _end_turn(t: State, _: int, __: EndTurn) -> Found:
    if t.phase == "mission" and not t.rolls:
        yield "not_rolled", "DM-MIS-04"


# -- the DEBRIEFING phase ---------------------------------------------------------------------------------------------


def _validate(t: State, seat: int, choice: Validate) -> Found:
    card = t.card_at(seat, choice.source, choice.slot)
    if card is None:
        yield "no_such_card", "DM-DEB-03"
    if t.phase != "debriefing":
        yield "wrong_phase", "DM-DEB-01"
    if choice.source == "display" and t.has_special(seat):
        yield "special_used", "DM-DEB-03"
    if card is not None and type_of(card) in t.used:
        yield "type_used", "DM-DEB-04"
    yield "condition_not_met", "DM-DEB-02"


def _consolation(t: State, _: int, __: Any) -> Found:
    if t.phase != "debriefing":
        yield "wrong_phase", "DM-DEB-12"
    if t.used:
        yield "already_validated_this_turn", "DM-DEB-12"


def _exchange(t: State, seat: int, choice: Exchange | MissionChange) -> Found:
    if t.card_at(seat, choice.source, choice.slot) is None:
        yield "no_such_card", "DM-EXC-01"
    if choice.source == "display" and t.opt.very_special:
        yield "not_exchangeable", "DM-VSP-04"


def _console_by_exchange(t: State, seat: int, choice: Exchange) -> Found:
    yield from _consolation(t, seat, choice)
    yield from _exchange(t, seat, choice)


def _pick(t: State, _: int, choice: Pick) -> Found:
    if not t.drawn:
        yield "wrong_phase", "DM-EXC-02"
    elif not 1 <= choice.card <= len(t.drawn):
        yield "no_such_card", "DM-EXC-02"


def _discard(t: State, seat: int, choice: Discard) -> Found:
    if not 1 <= choice.place <= len(t.gadgets[seat]):
        yield "no_such_card", "DM-GAD-06"
    if len(t.gadgets[seat]) <= LIMIT:
        yield "wrong_phase", "DM-GAD-06"


# -- gadgets ----------------------------------------------------------------------------------------------------------


def _gadget(t: State, seat: int, choice: Choice) -> Found:
    """What goes for all gadgets: he has it, it is of this phase, and not drawn in this round."""
    gadget = FACE[type(choice)]
    drawn = [held.round for held in t.gadgets[seat] if held.gadget == gadget]
    if not drawn:
        yield "no_such_card", "DM-GAD-02"
    if PHASE[gadget] != t.phase:
        yield "wrong_phase", "DM-GAD-01"
    if drawn and min(drawn) >= t.round:
        yield "gadget_too_new", "DM-GAD-05"
    yield from _TARGETS[type(choice)](t, seat, choice)


def _new_deal(t: State, seat: int, choice: NewDeal) -> Found:
    if not t.n:
        yield "wrong_phase", "DM-GAD-20"
    if not LEAST <= choice.number <= MOST:
        yield "bad_number", "DM-GAD-20"
    if choice.number == t.n:
        yield "no_effect", "DM-GAD-09"
    lying = sum(not is_joker(die.id) for die in t.dice[seat])
    surplus = max(0, lying - choice.number)
    if t.locked[seat] and t.rolls:
        surplus = 0
        if choice.remove:
            yield "locked", "DM-GAD-24"
    if surplus and not choice.remove:
        yield "no_dice_chosen", "DM-GAD-23"
    elif len(choice.remove) != surplus:
        yield "bad_number", "DM-GAD-23"
    yield from _own_dice(t, seat, choice.remove, "DM-GAD-23")
    if any(map(is_joker, choice.remove)):
        yield "bad_target", "DM-GAD-25"


def _forced_reroll(t: State, seat: int, choice: ForcedReroll) -> Found:
    if not choice.dice:
        yield "no_dice_chosen", "DM-GAD-30"
    if not _is_opponent(t, seat, choice.player) or not t.dice[choice.player]:
        yield "bad_target", "DM-GAD-31"
    elif any(t.holder_of(die) != choice.player for die in choice.dice):
        yield "bad_target", "DM-GAD-30"
    if list(choice.dice) != sorted(set(choice.dice)):
        yield "bad_target", "DM-GAD-30"
    yield from _locked(t, choice.player)


def _extra_chance(t: State, seat: int, choice: ExtraChance) -> Found:
    if not t.rolls:
        yield "not_rolled", "DM-GAD-34"
    if not choice.dice:
        yield "no_dice_chosen", "DM-GAD-34"
    yield from _own_dice(t, seat, choice.dice, "DM-GAD-34")
    yield from _locked(t, seat)


def _target_lock(t: State, _: int, choice: TargetLock) -> Found:
    if choice.player not in t.all_seats:
        yield "bad_target", "DM-GAD-13"
    elif t.locked[choice.player]:
        yield "locked", "DM-GAD-13"


def _theft(t: State, seat: int, choice: Theft) -> Found:
    holder = t.holder_of(choice.die)
    if holder in (NONE, seat):
        yield "bad_target", "DM-GAD-40"
    yield from _locked(t, holder, seat)


def _suppression(t: State, _: int, choice: Suppression) -> Found:
    holder = t.holder_of(choice.die)
    if holder == NONE:
        yield "bad_target", "DM-GAD-41"
    yield from _locked(t, holder)


def _adaptation(t: State, _: int, choice: Adaptation) -> Found:
    holder = t.holder_of(choice.die)
    if not 1 <= choice.value <= 6:
        yield "bad_number", "DM-GAD-42"
    if holder == NONE:
        yield "bad_target", "DM-GAD-42"
    elif t.value_of(choice.die) == choice.value:
        yield "no_effect", "DM-GAD-09"
    yield from _locked(t, holder)


def _transaction(t: State, _: int, choice: Transaction) -> Found:
    one, other = t.holder_of(choice.die), t.holder_of(choice.other)
    if NONE in (one, other) or one == other or choice.die > choice.other:
        yield "bad_target", "DM-GAD-43"
    elif t.value_of(choice.die) == t.value_of(choice.other):
        yield "no_effect", "DM-GAD-43"
    yield from _locked(t, one, other)


def _transfer(t: State, seat: int, choice: Transfer) -> Found:
    if t.holder_of(choice.die) != seat:
        yield "not_your_die", "DM-GAD-44"
    if not _is_opponent(t, seat, choice.player):
        yield "bad_target", "DM-GAD-44"
    yield from _locked(t, seat, choice.player)


def _is_opponent(t: State, seat: int, player: int) -> bool:
    return player in t.all_seats and player != seat


def _locked(t: State, *players: int) -> Found:
    """No gadget touches a locked player's dice, his own gadgets included."""
    if any(t.locked[player] for player in players if player in t.all_seats):
        yield "locked", "DM-GAD-14"


_TARGETS: dict[type[Choice], Callable[[State, int, Any], Found]] = {
    NewDeal: _new_deal,
    ForcedReroll: _forced_reroll,
    MissionChange: _exchange,
    ExtraChance: _extra_chance,
    TargetLock: _target_lock,
    Theft: _theft,
    Suppression: _suppression,
    Adaptation: _adaptation,
    Transaction: _transaction,
    Transfer: _transfer,
}
_REASONS: dict[type[Choice], Callable[[State, int, Any], Found]] = {
    SetDice: _set_dice,
    Roll: _roll,
    Reroll: _reroll,
    EndTurn: _end_turn,
    Validate: _validate,
    DrawGadget: _consolation,
    Exchange: _console_by_exchange,
    Pick: _pick,
    Discard: _discard,
    **dict.fromkeys(FACE, _gadget),
}
