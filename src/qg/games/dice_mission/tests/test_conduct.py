"""The clock of a turn and the defaults it brings, absence, tables that conduct ends (DM-STA-01 to 04)."""

import pytest

from qg import catalog
from qg.games.dice_mission.tests.prelude import *
from qg.kernel.conduct.events import SeatAbsent, SeatBack, TableDeserted, TimedOut
from qg.terminal.speech import Speech

# -- the clock --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tempo", "turn", "least"), [("live", 90, 15), ("relaxed", 180, 30), ("days", 86_400, 3_600)])
def test_DM_STA_03_QG_TIM_02_QG_TIM_05_the_clock_of_the_tempo_runs_per_turn(tempo: str, turn: int, least: int) -> None:
    t = table(3, tempo=tempo)
    assert t.due == turn * SECOND
    t.answer(A, SetDice(3), at=5 * SECOND)
    t.answer(A, Roll(), at=20 * SECOND)
    assert t.due == turn * SECOND and asked(t) == ("mission_act", (A,))
    t.answer(A, EndTurn(), at=25 * SECOND)
    assert t.due == (25 + turn) * SECOND and asked(t) == ("mission_act", (B,))
    gadgets(t, B, "mission-change")
    t.answer(B, MissionChange("hand", 1), at=(25 + turn - 1) * SECOND)
    assert t.due == (25 + turn - 1 + least) * SECOND and asked(t) == ("exchange_pick", (B,))


def test_DM_STA_03_QG_TIM_04_time_that_runs_out_is_told_once_a_turn_and_says_no_card() -> None:
    t = table(3)
    assert events(run_out(t), TimedOut) == [TimedOut(A, "turn", SetDice(4))]
    gadgets(t, B, "mission-change")
    t.answer(B, MissionChange("hand", 1))
    told = run_out(t)
    assert events(told, TimedOut) == [TimedOut(B, "turn", Pick(1))]
    said = Speech(GAME, t, catalog.words(GAME.slug, "en"), C).log(told)
    assert said[0] == "Time ran out for Player 2." and not [line for line in said if "{" in line]
    assert asked(t) == ("mission_act", (C,))


# -- defaults of the MISSION phase ------------------------------------------------------------------------------------


def test_DM_STA_03_four_dice_one_roll_and_the_end_for_who_has_chosen_nothing() -> None:
    t = table(3, joker_die=True)
    gadgets(t, A, "target-lock")
    told = run_out(t)
    assert events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    (rolled,) = events(told, DiceRolled)
    assert len(rolled.dice) == 4 and not rolled.joker_added and t.jokers[A]
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "clock")]
    assert t.r == 1 and faces(t, A) == ["target-lock"] and not events(told, GadgetPlayed)
    assert asked(t) == ("mission_act", (B,))
    assert [each.seat for each in events(run_out(t), DiceRolled)] == [B]
    gadgets(t, C, "theft")  # without any his turn would end by itself
    t.answer(C, Roll())
    kept = t.dice[C]
    assert not events(run_out(t), DiceRolled) and t.dice[C] == kept and asked(t) == ("debrief_act", (A,))


# -- interrupting decisions -------------------------------------------------------------------------------------------


def changing(at: int) -> State:
    """A plays Mission Change so many seconds into his turn of 90."""
    t = table(3)
    gadgets(t, A, "mission-change")
    deck(t, "so-12", "so-15")
    t.answer(A, MissionChange("hand", 1), at=at * SECOND)
    return t


@pytest.mark.parametrize(("at", "due"), [(10, 90), (75, 90), (76, 91), (89, 104)])
def test_DM_STA_03_a_pick_has_at_least_15_seconds_and_leaves_the_turn_its_time(at: int, due: int) -> None:
    t = changing(at)
    assert t.due == due * SECOND and asked(t) == ("exchange_pick", (A,))
    quick = t.copy()
    quick.answer(A, Pick(2), at=90 * SECOND - 1)
    assert quick.due == 90 * SECOND and asked(quick) == ("choose_dice", (A,))
    told = run_out(t)
    assert t.hands[A][0] == "so-12"
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "clock")] and asked(t) == ("mission_act", (B,))


def test_DM_STA_03_after_a_late_pick_the_rest_of_the_turn_takes_its_defaults() -> None:
    t = changing(89)
    told = t.answer(A, Pick(2), at=95 * SECOND)
    assert t.hands[A][0] == "so-15" and events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "clock")]
    assert t.due == 185 * SECOND and asked(t) == ("mission_act", (B,))


def test_DM_STA_02_DM_STA_03_a_discard_has_15_seconds_but_none_while_a_default_is_carried_out() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadgets(t, A, "theft", "theft", "transfer")
    gadget_top(t, "adaptation")
    hand(t, A, "so-12", "ve-16", "te-16")
    dice(t, "1 2", "3 4", "5 6")
    own, end = t.copy(), t.due
    assert end is not None
    told = run_out(t)
    assert events(told, Consolation) == [Consolation(A, "draw")]
    assert not events(told, GadgetPlayed) and not events(told, MissionValidated)
    own.answer(A, DrawGadget(), at=end - SECOND)
    assert own.due == end + 14 * SECOND and asked(own) == ("gadget_discard", (A,))
    for each, heard in ((t, told), (own, run_out(own))):
        assert events(heard, GadgetDiscarded) == [GadgetDiscarded(A, "adaptation")]
        assert events(heard, TurnEnded) == [TurnEnded(A, "debriefing", "clock")]
        assert faces(each, A) == ["theft", "theft", "transfer"] and asked(each) == ("debrief_act", (B,))


def test_DM_STA_03_a_consolation_picked_within_its_15_seconds_is_no_time_out() -> None:
    t = table(3)
    debrief_turn(t, A)
    end = t.due
    assert end is not None
    t.answer(A, Exchange("hand", 1), at=end - SECOND)
    told = t.answer(A, Pick(2), at=end + 5 * SECOND)
    assert events(told, TurnEnded) == [TurnEnded(A, "debriefing", "none")]
    assert t.conduct.late == () and asked(t) == ("debrief_act", (B,))


# -- out of time in the DEBRIEFING phase ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "specials", "trays", "validates"),
    [  # the order of the types, up to the end of the game; also without every type; stamped ones first, then by slot
        ("so-12 ve-16 te-16", "sp-01 sp-02 sp-03", "66662 61234 65521 1", "so-12 ve-16 te-16 sp-02"),
        ("so-12 ve-01 te-16", "sp-04 sp-13 sp-25", "6665 11 22", "so-12 sp-13"),
        ("so-12 so-15 ve-16 ve-12 te-14 te-15", "sp-03 sp-02 sp-05", "6666 12", "so-15 ve-16 sp-02"),
        ("so-15 ve-16 te-16", "sp-01 sp-06 sp-07", "661 62 53", "ve-16"),
    ],
)
@pytest.mark.parametrize("hints", ["marks", "none"])  # the engine knows what holds, whatever it says
def test_DM_STA_02_what_holds_is_validated_type_by_type_and_then_nothing_is_drawn(
    cards: str, specials: str, trays: str, validates: str, hints: str
) -> None:
    t = table(len(trays.split()), hints=hints)
    debrief_turn(t, A)
    hand(t, A, *cards.split())
    display(t, *specials.split())
    dice(t, *(" ".join(tray) for tray in trays.split()))
    own, expected = t.copy(), validates.split()
    told = run_out(t)
    assert [each.card for each in events(told, MissionValidated)] == expected and not events(told, Consolation)
    own.answer(A, Validate("hand", cards.split().index(expected[0]) + 1))
    told = run_out(own)  # what he validated himself counts
    assert [each.card for each in events(told, MissionValidated)] == expected[1:] and not events(told, Consolation)
    assert asked(t) == asked(own) == (("over", ()) if len(expected) == 4 else ("debrief_act", (B,)))


# -- absence -----------------------------------------------------------------------------------------------------------


def test_DM_STA_04_QG_ABS_02_two_turns_in_a_row_that_run_out_are_absence_whatever_their_phase() -> None:
    t = table(3)
    told = run_out(t) + run_out(t)  # number, roll and end are three questions of one turn
    assert [*t.conduct.late] == [A, B] and not events(told, SeatAbsent)
    plain_turn(t)
    assert asked(t) == ("debrief_act", (A,))
    plain_turn(t)
    assert [*t.conduct.late] == [B]  # a turn in time starts the count anew
    assert events(run_out(t), SeatAbsent) == [SeatAbsent(B)]
    assert (t.bot_controlled, t.conduct.late, asked(t)) == ({B: "agent"}, (), ("debrief_act", (C,)))


@pytest.mark.parametrize("tempo", ["live", "untimed"])
def test_DM_STA_04_QG_ABS_01_QG_ABS_03_QG_ABS_06_a_bot_plays_the_rest_of_a_turn_with_his_gadgets(tempo: str) -> None:
    t = table(3, tempo=tempo)
    assert GAME.conduct.reconnect_ms == 60 * SECOND and bool(t.due) == (tempo == "live")  # else there is no clock
    gadgets(t, A, "target-lock")
    own = t.hands[A]
    t.answer(A, SetDice(3))
    told = t.notice("away", A, at=60 * SECOND)
    assert events(told, SeatAbsent) == [SeatAbsent(A)] and t.bot_controlled == {A: "agent"}
    assert not events(told, DiceRolled) and choices(t, A, Roll) == (Roll(),)
    assert (t.hands[A], faces(t, A)) == (own, ["target-lock"])
    t.notice("back", A)
    for choice in (Roll(), EndTurn()):
        assert (t.bot_controlled, t.conduct.returning) == (
            {A: "agent"},
            (A,),
        )  # who is back waits for the end of the turn
        t.answer(A, choice)
    assert (t.bot_controlled, t.conduct.returning, asked(t)) == ({}, (), ("mission_act", (B,)))


def test_DM_STA_04_QG_ABS_06_between_two_turns_he_takes_over_at_once() -> None:
    t = table(3)
    t.notice("left", B)
    mission_turn(t, C)
    assert events(t.notice("back", B), SeatBack) == [SeatBack(B)]
    assert (t.bot_controlled, t.conduct.absent, asked(t)) == ({}, (), ("mission_act", (C,)))


def test_DM_STA_04_QG_ABS_03_or_all_he_is_asked_takes_its_default_at_once() -> None:
    t = table(3, absent="defaults", tempo="untimed")
    gadgets(t, A, "target-lock")
    told = t.notice("left", A)
    assert events(told, DiceNumberSet) == [DiceNumberSet(A, 4)]
    assert [len(each.dice) for each in events(told, DiceRolled)] == [4]
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "engine")] and not events(told, GadgetPlayed)
    assert t.r == 1 and faces(t, A) == ["target-lock"] and asked(t) == ("mission_act", (B,))
    told = debrief_turn(t, B)
    assert events(told, Consolation) == [Consolation(A, "draw")] and len(t.gadgets[A]) == 2
    assert events(told, TurnEnded)[-1] == TurnEnded(A, "debriefing", "engine") and asked(t) == ("debrief_act", (B,))


def test_DM_STA_04_QG_ABS_03_or_the_game_waits_for_him() -> None:
    t = table(3, absent="pause")
    t.notice("left", A, at=30 * SECOND)
    assert (t.due, t.waiting, t.bot_controlled) == (None, (), {})
    t.notice("back", A, at=500 * SECOND)
    assert (t.due, asked(t)) == (560 * SECOND, ("choose_dice", (A,)))


def test_DM_STA_04_QG_ABS_08_a_table_without_people_stands_still_and_its_turn_with_it() -> None:
    t = table(3)
    t.answer(A, SetDice(3), at=10 * SECOND)
    for seat, at in ((A, 20), (B, 30), (C, 40)):
        told = t.notice("away", seat, at=at * SECOND)
    assert len(events(told, TableDeserted)) == 1 and (t.waiting, t.bot_controlled) == ((), {})
    assert t.due == 40 * SECOND + 24 * 3600 * SECOND
    t.notice("back", B, at=5000 * SECOND)
    assert t.due == (90 + 4960) * SECOND and asked(t) == ("mission_act", (A,))


@pytest.mark.parametrize("why", ["abandoned", "closed"])
def test_DM_STA_04_QG_ABS_08_QG_HST_02_a_game_that_conduct_ends_has_a_ranking_and_no_winner(why: str) -> None:
    t = table(2)
    if why == "closed":
        t.answer(A, Word("close", reason="dinner"))
        told = t.answer(B, Word("agree"))
    else:
        t.notice("left", A)
        t.notice("left", B)
        told = run_out(t)
    (over,) = events(told, GameOver)
    assert (over.result.reason, over.result.winners) == (why, ())
    assert [line.rank for line in over.result.ranking] == [1, 1] and asked(t) == ("over", ())
    assert t.outcome is not None and t.outcome.ended == why


# -- actions carry all their arguments --------------------------------------------------------------------------------


ARGUMENTS = {"die": {"die", "other"}, "card": {"source", "slot"}}
ARGUMENTS |= {name: {name} for name in ("number", "remove", "player", "dice", "value")}


@pytest.mark.parametrize("kind", FACE, ids=lambda kind: FACE[kind])
def test_DM_STA_01_a_gadget_action_carries_the_arguments_of_its_card(kind: type) -> None:
    wanted = DATA.gadgets[FACE[kind]].args
    fields = set(kind.__struct_fields__)  # type: ignore[attr-defined]
    allowed = {name for argument in wanted for name in ARGUMENTS[argument]}
    assert fields <= allowed and all(ARGUMENTS[argument] & fields for argument in wanted)
    assert len(fields) == len(wanted) + ("card" in wanted)
