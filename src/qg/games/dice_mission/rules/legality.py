"""STA-07: what may be done, choice by choice, and why not; of several reasons the first in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from ..missions import is_met
from ..pieces import is_joker, type_of
from ..state import State

LEAST, MOST = DATA.limits.dice_min, DATA.limits.dice_max
LIMIT = DATA.limits.gadget_hand_max


def may(t: State, seat: int, choice: Choice) -> Illegal | None:
    """Whether a seat may do this now (None), or the first reason why not; he alone hears it [DM-STA-06, DM-STA-07]."""
    if t.turn != seat:
        return Illegal("not_your_turn", "DM-GAD-02" if type(choice) in FACE else "DM-RND-03", waiting=t.waiting)
    return _REASONS[type(choice)](t, seat, choice)


def why_not(t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
    """The same of what the question put now does not ask; a pick or a discard that is open comes before all else."""
    if seat is None or code != "not_asked" or type(choice) not in _REASONS:
        return None
    first = t.asked.comes_first if seat in t.waiting else None
    return Illegal("pending_decision", first) if first else may(t, seat, choice)


# -- the MISSION phase ------------------------------------------------------------------------------------------------


def _set_dice(t: State, _: int, choice: SetDice) -> Illegal | None:
    if t.phase != "mission" or t.n:
        return Illegal("wrong_phase", "DM-MIS-02")
    if not LEAST <= choice.n <= MOST:
        return Illegal("bad_number", "DM-MIS-02", least=LEAST, most=MOST)
    return None


def _roll(t: State, seat: int, choice: Roll) -> Illegal | None:
    if t.phase != "mission" or not t.n or t.rolls:
        return Illegal("wrong_phase", "DM-MIS-04")
    if choice.joker and not t.jokers[seat]:
        return Illegal("joker_used", "DM-JOK-02")
    return None


def _reroll(t: State, seat: int, choice: Reroll) -> Illegal | None:
    if t.phase != "mission":
        return Illegal("wrong_phase", "DM-MIS-05")
    if not t.rolls:
        return Illegal("not_rolled", "DM-MIS-04")
    if t.rolls >= t.rolls_max(seat):
        return Illegal("no_roll_left", "DM-MIS-05" if seat == t.active else "DM-MIS-09", rolls=t.rolls_max(seat))
    if choice.joker and not t.jokers[seat]:
        return Illegal("joker_used", "DM-JOK-02")
    if not choice.dice and not choice.joker:
        return Illegal("no_dice_chosen", "DM-MIS-07")
    return _own_dice(t, seat, choice.dice, "DM-MIS-06")


def _own_dice(t: State, seat: int, dice: Sequence[int], rule: str) -> Illegal | None:
    """Dice before the seat, each once, in order."""
    if not {*dice} <= {die[0] for die in t.dice[seat]}:
        return Illegal("not_your_die", rule)
    return None if list(dice) == sorted({*dice}) else Illegal("bad_target", rule)


def _end_turn(t: State, _: int, __: EndTurn) -> Illegal | None:
    if t.phase == "mission" and not t.rolls:
        return Illegal("not_rolled", "DM-MIS-04")
    return None


# -- the DEBRIEFING phase ---------------------------------------------------------------------------------------------


def _validate(t: State, seat: int, choice: Validate) -> Illegal | None:
    card = t.card_at(seat, choice.source, choice.slot)
    if card is None:
        return Illegal("no_such_card", "DM-DEB-03")
    if t.phase != "debriefing":
        return Illegal("wrong_phase", "DM-DEB-01")
    if choice.source == "display" and t.has_special(seat):
        return Illegal("special_used", "DM-DEB-03")
    if type_of(card) in t.used:
        return Illegal("type_used", "DM-DEB-04", type=type_of(card))
    if t.opt.hints != "none" and not is_met(card, t.dice, seat):
        return Illegal("condition_not_met", "DM-DEB-02")
    return None


def _consolation(t: State, _: int, __: Any) -> Illegal | None:
    if t.phase != "debriefing":
        return Illegal("wrong_phase", "DM-DEB-12")
    if t.used:
        return Illegal("already_validated_this_turn", "DM-DEB-12")
    return None


def _exchange(t: State, seat: int, choice: Exchange) -> Illegal | None:
    return _no_card(t, seat, choice) or _consolation(t, seat, choice) or _not_exchangeable(t, seat, choice)


def _no_card(t: State, seat: int, choice: Exchange | MissionChange) -> Illegal | None:
    return None if t.card_at(seat, choice.source, choice.slot) else Illegal("no_such_card", "DM-EXC-01")


def _not_exchangeable(t: State, _: int, choice: Exchange | MissionChange) -> Illegal | None:
    if choice.source == "display" and t.opt.very_special:
        return Illegal("not_exchangeable", "DM-VSP-04")
    return None


def _pick(t: State, _: int, choice: Pick) -> Illegal | None:
    if not t.drawn:
        return Illegal("wrong_phase", "DM-EXC-02")
    if not 1 <= choice.card <= len(t.drawn):
        return Illegal("no_such_card", "DM-EXC-02")
    return None


def _discard(t: State, seat: int, choice: Discard) -> Illegal | None:
    if not 1 <= choice.place <= len(t.gadgets[seat]):
        return Illegal("no_such_card", "DM-GAD-06")
    if len(t.gadgets[seat]) <= LIMIT:
        return Illegal("wrong_phase", "DM-GAD-06")
    return None


# -- gadgets ----------------------------------------------------------------------------------------------------------


def _gadget(t: State, seat: int, choice: Choice) -> Illegal | None:
    """What goes for all gadgets: he has it, it is of this phase, and not drawn in this round."""
    gadget = FACE[type(choice)]
    drawn = [held.round for held in t.gadgets[seat] if held.gadget == gadget]
    if not drawn:
        return Illegal("no_such_card", "DM-GAD-02")
    if isinstance(choice, MissionChange) and (no := _no_card(t, seat, choice)):
        return no
    if DATA.gadgets[gadget].phase != t.phase:
        return Illegal("wrong_phase", "DM-GAD-01")
    if isinstance(choice, NewDeal) and not t.n:
        return Illegal("wrong_phase", "DM-GAD-20")
    if min(drawn) >= t.round:
        return Illegal("gadget_too_new", "DM-GAD-05", gadget=gadget, round=t.round + 1)
    return _TARGETS[type(choice)](t, seat, choice)


def _new_deal(t: State, seat: int, choice: NewDeal) -> Illegal | None:
    """Dice that are locked stay as they are, so there is none to take off [DM-GAD-24]."""
    lying = 0 if t.locked[seat] else sum(not is_joker(die.id) for die in t.dice[seat])
    surplus = max(0, lying - choice.number)
    if surplus and not choice.remove:
        return Illegal("no_dice_chosen", "DM-GAD-23")
    if not LEAST <= choice.number <= MOST:
        return Illegal("bad_number", "DM-GAD-20", least=LEAST, most=MOST)
    if len(choice.remove) != surplus:
        return Illegal("bad_number", "DM-GAD-23", least=LEAST, most=MOST)
    if no := _own_dice(t, seat, choice.remove, "DM-GAD-23"):
        return no
    if any(map(is_joker, choice.remove)):
        return Illegal("bad_target", "DM-GAD-25")
    return Illegal("no_effect", "DM-GAD-09") if choice.number == t.n else None


def _forced_reroll(t: State, seat: int, choice: ForcedReroll) -> Illegal | None:
    if not choice.dice:
        return Illegal("no_dice_chosen", "DM-GAD-30")
    if not _is_opponent(t, seat, choice.player) or not t.dice[choice.player]:
        return Illegal("bad_target", "DM-GAD-31")
    if any(t.holder_of(die) != choice.player for die in choice.dice):
        return Illegal("bad_target", "DM-GAD-30")
    if list(choice.dice) != sorted(set(choice.dice)):
        return Illegal("bad_target", "DM-GAD-30")
    return _locked(t, choice.player)


def _extra_chance(t: State, seat: int, choice: ExtraChance) -> Illegal | None:
    if not t.rolls:
        return Illegal("not_rolled", "DM-GAD-34")
    if not choice.dice:
        return Illegal("no_dice_chosen", "DM-GAD-34")
    return _own_dice(t, seat, choice.dice, "DM-GAD-34") or _locked(t, seat)


def _target_lock(t: State, _: int, choice: TargetLock) -> Illegal | None:
    if choice.player not in t.all_seats:
        return Illegal("bad_target", "DM-GAD-13")
    if t.locked[choice.player]:
        return Illegal("locked", "DM-GAD-13")
    return None


def _theft(t: State, seat: int, choice: Theft) -> Illegal | None:
    holder = t.holder_of(choice.die)
    if holder in (None, seat):
        return Illegal("bad_target", "DM-GAD-40")
    return _locked(t, holder, seat)


def _suppression(t: State, _: int, choice: Suppression) -> Illegal | None:
    holder = t.holder_of(choice.die)
    if holder is None:
        return Illegal("bad_target", "DM-GAD-41")
    return _locked(t, holder)


def _adaptation(t: State, _: int, choice: Adaptation) -> Illegal | None:
    holder = t.holder_of(choice.die)
    if not 1 <= choice.value <= 6:
        return Illegal("bad_number", "DM-GAD-42", least=1, most=6)
    if holder is None:
        return Illegal("bad_target", "DM-GAD-42")
    if no := _locked(t, holder):
        return no
    return Illegal("no_effect", "DM-GAD-09") if t.value_of(choice.die) == choice.value else None


def _transaction(t: State, _: int, choice: Transaction) -> Illegal | None:
    one, other = t.holder_of(choice.die), t.holder_of(choice.other)
    if None in (one, other) or one == other or choice.die > choice.other:
        return Illegal("bad_target", "DM-GAD-43")
    if no := _locked(t, one, other):
        return no
    return Illegal("no_effect", "DM-GAD-43") if t.value_of(choice.die) == t.value_of(choice.other) else None


def _transfer(t: State, seat: int, choice: Transfer) -> Illegal | None:
    if t.holder_of(choice.die) != seat:
        return Illegal("not_your_die", "DM-GAD-44")
    if not _is_opponent(t, seat, choice.player):
        return Illegal("bad_target", "DM-GAD-44")
    return _locked(t, seat, choice.player)


def _is_opponent(t: State, seat: int, player: int) -> bool:
    return player in t.all_seats and player != seat


def _locked(t: State, *players: int | None) -> Illegal | None:
    """No gadget touches a locked player's dice, his own gadgets included."""
    if any(t.locked[player] for player in players if player is not None and player in t.all_seats):
        return Illegal("locked", "DM-GAD-14")
    return None


_TARGETS: dict[type[Choice], Callable[[State, int, Any], Illegal | None]] = {
    NewDeal: _new_deal,
    ForcedReroll: _forced_reroll,
    MissionChange: _not_exchangeable,
    ExtraChance: _extra_chance,
    TargetLock: _target_lock,
    Theft: _theft,
    Suppression: _suppression,
    Adaptation: _adaptation,
    Transaction: _transaction,
    Transfer: _transfer,
}
_REASONS: dict[type[Choice], Callable[[State, int, Any], Illegal | None]] = {
    SetDice: _set_dice,
    Roll: _roll,
    Reroll: _reroll,
    EndTurn: _end_turn,
    Validate: _validate,
    DrawGadget: _consolation,
    Exchange: _exchange,
    Pick: _pick,
    Discard: _discard,
    **dict.fromkeys(FACE, _gadget),
}
