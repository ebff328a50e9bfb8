"""The clock of a turn and the defaults it brings (DM-STA-01 to 03)."""

from __future__ import annotations

import pytest

from qg.games.dice_mission import GAME
from qg.games.dice_mission.choices import (
    FACE,
    DrawGadget,
    EndTurn,
    Exchange,
    ExtraChance,
    MissionChange,
    NewDeal,
    Pick,
    Reroll,
    Roll,
    SetDice,
    TargetLock,
    Theft,
    Validate,
)
from qg.games.dice_mission.data import DATA
from qg.games.dice_mission.events import (
    Consolation,
    DiceNumberSet,
    DiceRolled,
    GadgetDiscarded,
    GadgetPlayed,
    MissionValidated,
    TurnEnded,
    TurnStarted,
)
from qg.games.dice_mission.state import State
from qg.games.dice_mission.tests.positions import (
    SECOND,
    A,
    B,
    C,
    debrief_turn,
    deck,
    dice,
    die,
    display,
    done,
    faces,
    gadget_top,
    gadgets,
    hand,
    mission_turn,
    table,
    validated,
)
from qg.kernel import Told
from tests.rules import asked, choices, events, refusal


def run_out(t: State) -> list[Told]:
    """Time goes on to the next thing that is due."""
    assert t.due is not None
    return t.time_up(t.due)


# -- the clock --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [30, 60, 90, 180])
def test_DM_STA_03_the_clock_runs_per_turn(seconds: int) -> None:
    t = table(3, turn_seconds=seconds)
    assert t.due == seconds * SECOND
    t.answer(A, SetDice(3), at=5 * SECOND)
    t.answer(A, Roll(), at=20 * SECOND)
    assert t.due == seconds * SECOND and asked(t) == ("mission_act", (A,))
    told = t.answer(A, EndTurn(), at=25 * SECOND)
    assert t.due == (25 + seconds) * SECOND
    assert events(told, TurnStarted) == [TurnStarted(B, "mission", 1, (25 + seconds) * SECOND)]
    assert asked(t) == ("mission_act", (B,))


def test_DM_STA_03_without_a_clock_nothing_is_ever_due() -> None:
    t = table(3, turn_seconds=0)
    gadgets(t, A, "mission-change")
    assert t.due is None
    t.answer(A, MissionChange("hand", 1), at=500 * SECOND)
    assert t.due is None
    t.time_up(10_000 * SECOND)
    assert asked(t) == ("exchange_pick", (A,))


def test_DM_STA_03_the_deadline_is_public() -> None:
    t = table(3)
    t.answer(A, SetDice(3), at=7 * SECOND)
    for seat in (A, B, C, None):
        assert GAME.view(t, seat).board.deadline == 90 * SECOND
    assert asked(t) == ("mission_act", (A,))


def test_DM_STA_03_a_moment_before_nothing_happens() -> None:
    t = table(3)
    assert t.time_up(90 * SECOND - 1) == [] and asked(t) == ("choose_dice", (A,))
    t.time_up(90 * SECOND)
    assert asked(t) == ("mission_act", (B,))


def test_DM_STA_03_at_the_deadline_an_answer_comes_too_late() -> None:
    t = table(3)
    before = t.agenda
    with pytest.raises(Exception, match="time_first"):
        t.answer(A, SetDice(3), at=90 * SECOND)
    assert t.agenda == before and asked(t) == ("choose_dice", (A,))


# -- defaults of the MISSION phase ------------------------------------------------------------------------------------


def test_DM_STA_03_who_has_chosen_nothing_gets_four_dice_one_roll_and_the_end() -> None:
    t = table(3, joker_die=True)
    gadgets(t, A, "target-lock")
    told = run_out(t)
    assert events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    (rolled,) = events(told, DiceRolled)
    assert len(rolled.dice) == 4 and not rolled.joker_added and t.jokers[A]
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "clock")]
    assert t.r == 1 and faces(t, A) == ["target-lock"] and not events(told, GadgetPlayed)
    assert asked(t) == ("mission_act", (B,))


def test_DM_STA_03_who_has_rolled_keeps_his_dice() -> None:
    t = table(3)
    t.answer(A, SetDice(5))
    t.answer(A, Roll())
    t.answer(A, Reroll((die(A, 1),)))
    kept = t.dice[A]
    told = run_out(t)
    assert t.dice[A] == kept and t.r == 2 and not events(told, DiceRolled)
    assert asked(t) == ("mission_act", (B,))


def test_DM_STA_03_who_has_not_rolled_rolls_once() -> None:
    t = table(3)
    mission_turn(t, B, n=3, r=3)
    told = run_out(t)
    assert [len(each.dice) for each in events(told, DiceRolled)] == [3]
    assert events(told, TurnEnded) == [TurnEnded(B, "mission", "clock")] and asked(t) == ("mission_act", (C,))


# -- interrupting decisions -------------------------------------------------------------------------------------------


def changing(at: int) -> State:
    """A plays Mission Change so many seconds into his turn of 90."""
    t = table(3)
    gadgets(t, A, "mission-change")
    deck(t, "so-12", "so-15")
    t.answer(A, MissionChange("hand", 1), at=at * SECOND)
    assert asked(t) == ("exchange_pick", (A,))
    return t


def test_DM_STA_03_the_clock_covers_the_pick() -> None:
    t = changing(10)
    assert t.due == 90 * SECOND
    t.answer(A, Pick(2), at=40 * SECOND)
    assert t.due == 90 * SECOND and asked(t) == ("choose_dice", (A,))


@pytest.mark.parametrize(("at", "due"), [(74, 90), (75, 90), (76, 91), (89, 104)])
def test_DM_STA_03_a_pick_has_at_least_15_seconds(at: int, due: int) -> None:
    t = changing(at)
    assert t.due == due * SECOND
    told = t.time_up(due * SECOND)
    assert t.hands[A][0] == "so-12"
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "clock")] and asked(t) == ("mission_act", (B,))


def test_DM_STA_03_after_a_late_pick_the_rest_of_the_turn_takes_its_defaults() -> None:
    t = changing(89)
    told = t.answer(A, Pick(2), at=95 * SECOND)
    assert t.hands[A][0] == "so-15" and events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "clock")]
    assert t.due == 185 * SECOND and asked(t) == ("mission_act", (B,))


def test_DM_STA_03_a_pick_in_time_leaves_the_turn_its_time() -> None:
    t = changing(80)
    assert t.due == 95 * SECOND
    t.answer(A, Pick(1), at=85 * SECOND)
    assert t.due == 90 * SECOND and asked(t) == ("choose_dice", (A,))


def test_DM_STA_03_a_discard_has_at_least_15_seconds_and_takes_the_newest_by_default() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadgets(t, A, "theft", "theft", "transfer")
    gadget_top(t, "adaptation")
    end = t.due
    assert end is not None
    t.answer(A, DrawGadget(), at=end - SECOND)
    assert t.due == end + 14 * SECOND and asked(t) == ("gadget_discard", (A,))
    told = t.time_up(end + 14 * SECOND)
    assert events(told, GadgetDiscarded) == [GadgetDiscarded(A, "adaptation")]
    assert faces(t, A) == ["theft", "theft", "transfer"] and asked(t) == ("debrief_act", (B,))


def test_DM_STA_03_what_arises_while_a_default_is_carried_out_takes_its_own_at_once() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadgets(t, A, "theft", "theft", "transfer")
    gadget_top(t, "adaptation")
    hand(t, A, "so-12", "ve-16", "te-16")
    dice(t, "1 2", "3 4", "5 6")
    told = run_out(t)
    assert events(told, Consolation) == [Consolation(A, "draw")]
    assert events(told, GadgetDiscarded) == [GadgetDiscarded(A, "adaptation")]
    assert events(told, TurnEnded) == [TurnEnded(A, "debriefing", "clock")] and asked(t) == ("debrief_act", (B,))


def test_DM_STA_03_a_consolation_picked_within_its_15_seconds_is_no_time_out() -> None:
    t = table(3)
    debrief_turn(t, A)
    end = t.due
    assert end is not None
    t.answer(A, Exchange("hand", 1), at=end - SECOND)
    told = t.answer(A, Pick(2), at=end + 5 * SECOND)
    assert events(told, TurnEnded) == [TurnEnded(A, "debriefing", "none")]
    assert t.misses == (0, 0, 0) and asked(t) == ("debrief_act", (B,))


# -- out of time in the DEBRIEFING phase ------------------------------------------------------------------------------


def test_DM_STA_02_what_can_be_validated_is_in_the_order_of_the_types() -> None:
    t = table(4)
    debrief_turn(t, A)
    validated(t, A, "so-11")
    hand(t, A, None, "ve-16", "te-16")
    display(t, "sp-01", "sp-02", "sp-03")
    dice(t, "6 6 6 6 2", "6 1 2 3 4", "6 5 5 2 1", "1")
    told = run_out(t)
    assert [(each.card, each.slot) for each in events(told, MissionValidated)] == [
        ("ve-16", 2),
        ("te-16", 3),
        ("sp-02", 2),
    ]
    assert asked(t) == ("over", ())


def test_DM_STA_02_solo_first_and_nothing_is_drawn_after_a_validation() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12", "ve-01", "te-16")
    display(t, "sp-04", "sp-13", "sp-25")
    dice(t, "6 6 6 5", "1 1", "2 2")
    told = run_out(t)
    assert [each.card for each in events(told, MissionValidated)] == ["so-12", "sp-13"]
    assert not events(told, Consolation) and faces(t, A) == []
    assert events(told, TurnEnded) == [TurnEnded(A, "debriefing", "clock")] and asked(t) == ("debrief_act", (B,))


def test_DM_STA_02_within_a_type_a_stamped_card_first_then_by_slot() -> None:
    t = table(2)
    debrief_turn(t, A)
    hand(t, A, "so-12", "so-15", "ve-16", "ve-12", "te-14", "te-15")
    display(t, "sp-03", "sp-02", "sp-05")
    assert [DATA.missions[card].briefcase for card in ("so-12", "so-15", "ve-16", "ve-12")] == [0, 1, 0, 0]
    assert [DATA.missions[card].briefcase for card in ("sp-03", "sp-02", "sp-05")] == [False, True, True]
    dice(t, "6 6 6 6", "1 2")
    told = run_out(t)
    assert [each.card for each in events(told, MissionValidated)] == ["so-15", "ve-16", "sp-02"]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_STA_02_it_plays_no_gadget_and_draws_one_if_nothing_was_validated() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadgets(t, A, "adaptation")
    gadget_top(t, "theft")
    hand(t, A, "so-12", "ve-16", "te-16")
    dice(t, "5 5 1", "6 2", "6 3")
    told = run_out(t)
    assert not events(told, GadgetPlayed) and not events(told, MissionValidated)
    assert events(told, Consolation) == [Consolation(A, "draw")] and faces(t, A) == ["adaptation", "theft"]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_STA_02_what_he_validated_himself_counts() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12", "ve-12", "te-16")
    display(t, "sp-01", "sp-06", "sp-07")
    dice(t, "5 5 5", "6 2", "6 3")
    t.answer(A, Validate("hand", 1))
    told = run_out(t)
    assert not events(told, MissionValidated) and not events(told, Consolation)
    assert done(t, A) == ["so-12"] and faces(t, A) == [] and asked(t) == ("debrief_act", (B,))


def test_DM_STA_02_also_with_no_hints_the_engine_knows_what_holds() -> None:
    t = table(3, hints="none")
    debrief_turn(t, A)
    hand(t, A, "so-15", "ve-16", "te-16")
    display(t, "sp-01", "sp-06", "sp-07")
    dice(t, "6 6 1", "6 2", "5 3")
    told = run_out(t)
    assert [each.card for each in events(told, MissionValidated)] == ["ve-16"]
    assert asked(t) == ("debrief_act", (B,))


# -- actions carry all their arguments --------------------------------------------------------------------------------


ARGUMENTS = {
    "number": {"number"},
    "remove": {"remove"},
    "player": {"player"},
    "dice": {"dice"},
    "die": {"die", "other"},
    "value": {"value"},
    "card": {"source", "slot"},
}


@pytest.mark.parametrize("kind", FACE, ids=lambda kind: FACE[kind])
def test_DM_STA_01_a_gadget_action_carries_the_arguments_of_its_card(kind: type) -> None:
    wanted = DATA.gadgets[FACE[kind]].args
    fields = set(kind.__struct_fields__)  # type: ignore[attr-defined]
    allowed = {name for argument in wanted for name in ARGUMENTS[argument]}
    assert fields <= allowed and all(ARGUMENTS[argument] & fields for argument in wanted)
    assert len(fields) == len(wanted) + ("card" in wanted)


def test_DM_STA_01_one_action_does_it_all() -> None:
    t = table(3)
    gadgets(t, B, "new-deal", "target-lock", "extra-chance")
    mission_turn(t, B, n=4, r=2)
    t.answer(B, Roll())
    for play in (NewDeal(3, (die(B, 4),)), ExtraChance((die(B, 1), die(B, 2))), TargetLock(A)):
        t.answer(B, play)
        assert asked(t) == ("mission_act", (B,))
    assert len(t.dice[B]) == 3 and t.locked == (True, False, False)
    assert refusal(t, B, Theft(die(A, 1))).code == "no_such_card"
    assert choices(t, B, Reroll) and asked(t) == ("mission_act", (B,))
