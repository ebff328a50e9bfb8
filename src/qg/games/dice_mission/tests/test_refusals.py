"""Reasons of refusal: every code of DM-STA-07, and which comes first where several fit."""

import pytest

from qg.games.dice_mission.tests.prelude import *

RULES = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
THE_LIST = RULES.partition("the first of this list is given:")[2].partition("\n")[0]
CODES: list[str] = re.findall(r"`([a-z_]+)`", re.sub(r"\([^()]*\)", "", THE_LIST))
"""The codes in the order of the rules."""


def fresh(*held: GadgetId, drawn: int = 0, **options: Any) -> State:
    """A is asked for the number of dice."""
    t = table(3, **options)
    gadgets(t, A, *held, drawn=drawn)
    return t


def chosen(*held: GadgetId, drawn: int = 0, **options: Any) -> State:
    """A has set four dice and is about to roll."""
    t = fresh(*held, drawn=drawn, **options)
    t.answer(A, SetDice(4))
    return t


def rolled(*held: GadgetId, drawn: int = 0, r: int = 2, **options: Any) -> State:
    """B has rolled four dice after A; C has not."""
    t = table(3, **options)
    gadgets(t, B, *held, drawn=drawn)
    mission_turn(t, B, n=4, r=r)
    t.answer(B, Roll())
    dice(t, "1 2 3 4", "5 5 6 6")
    return t


def stuck(**options: Any) -> State:
    """B has no roll left, holds a Transfer, and his joker, if there are any, is used."""
    t = rolled("transfer", r=1, **options)
    t.jokers = (True, False, True) if t.opt.joker_die else t.jokers
    t.scratch.forget()
    return t


def debriefing(*held: GadgetId, drawn: int = 0, **options: Any) -> State:
    """A debriefs: A 1 2 3, B 4 5 6, C 1 3 5."""
    t = table(3, **options)
    debrief_turn(t, A)
    dice(t, "1 2 3", "4 5 6", "1 3 5")
    hand(t, A, "so-10", "ve-16", "te-13")
    gadgets(t, A, *held, drawn=drawn)
    return t


def picking() -> State:
    t = fresh("mission-change", "target-lock")
    t.answer(A, MissionChange("hand", 1))
    return t


def discarding() -> State:
    t = debriefing("theft", "transfer", "adaptation")
    gadget_top(t, "new-deal")
    t.answer(A, DrawGadget())
    return t


def validating(**options: Any) -> State:
    """A has validated te-13 this turn."""
    t = debriefing(**options)
    t.answer(A, Validate("hand", 3))
    return t


def special() -> State:
    """A has validated a SPECIAL this turn; sp-06 lies there too and holds, sp-05 does not."""
    t = debriefing()
    dice(t, "1 1 1", "4 5 6", "1 3 5")
    display(t, "sp-17", "sp-06", "sp-05")
    t.answer(A, Validate("display", 1))
    return t


def two_solos() -> State:
    """With two players A has validated one SOLO; of his other one slot 1 holds, of B's game nothing."""
    t = table(2)
    debrief_turn(t, A)
    hand(t, A, "so-12", "so-13")
    dice(t, "5 5 5", "4 5 6")
    t.answer(A, Validate("hand", 2))
    return t


def locked(make: Callable[..., State], *held: GadgetId, seats: tuple[int, ...]) -> State:
    t = make(*held)
    lock(t, *seats)
    return t


Case = tuple[str, Callable[[], State], int, Any]

ONE_BY_ONE: list[Case] = [
    ("not_your_turn", fresh, B, SetDice(3)),
    ("not_your_turn", debriefing, C, EndTurn()),
    ("not_your_turn", chosen, C, Roll()),
    ("pending_decision", picking, A, TargetLock(B)),
    ("pending_decision", picking, A, SetDice(3)),
    ("pending_decision", picking, A, Discard(1)),
    ("pending_decision", discarding, A, EndTurn()),
    ("pending_decision", discarding, A, Pick(1)),
    ("no_such_card", debriefing, A, Validate("hand", 4)),
    ("no_such_card", debriefing, A, Validate("display", 0)),
    ("no_such_card", debriefing, A, Exchange("hand", 9)),
    ("no_such_card", debriefing, A, Theft(die(B, 1))),
    ("no_such_card", lambda: fresh("mission-change"), A, MissionChange("hand", 4)),
    ("no_such_card", picking, A, Pick(3)),
    ("no_such_card", discarding, A, Discard(5)),
    ("wrong_phase", debriefing, A, SetDice(3)),
    ("wrong_phase", debriefing, A, Roll()),
    ("wrong_phase", debriefing, A, Reroll((die(A, 1),))),
    ("wrong_phase", fresh, A, Validate("hand", 1)),
    ("wrong_phase", fresh, A, DrawGadget()),
    ("wrong_phase", fresh, A, Exchange("hand", 1)),
    ("wrong_phase", chosen, A, SetDice(3)),
    ("wrong_phase", rolled, B, Roll()),
    ("wrong_phase", rolled, B, SetDice(3)),
    ("wrong_phase", fresh, A, Roll()),
    ("wrong_phase", lambda: fresh("new-deal"), A, NewDeal(3)),
    ("wrong_phase", lambda: debriefing("target-lock"), A, TargetLock(A)),
    ("wrong_phase", debriefing, A, Pick(1)),
    ("gadget_too_new", lambda: fresh("target-lock", drawn=1), A, TargetLock(A)),
    ("gadget_too_new", lambda: debriefing("theft", drawn=1), A, Theft(die(B, 1))),
    ("not_rolled", chosen, A, EndTurn()),
    ("not_rolled", chosen, A, Reroll((die(A, 1),))),
    ("not_rolled", lambda: chosen("extra-chance"), A, ExtraChance((die(A, 1),))),
    ("no_roll_left", stuck, B, Reroll((die(B, 1),))),
    ("joker_used", chosen, A, Roll(joker=True)),
    ("joker_used", lambda: rolled(joker_die=False), B, Reroll((die(B, 1),), joker=True)),
    ("already_validated_this_turn", validating, A, DrawGadget()),
    ("already_validated_this_turn", validating, A, Exchange("hand", 1)),
    ("special_used", special, A, Validate("display", 2)),
    ("type_used", two_solos, A, Validate("hand", 1)),
    ("not_exchangeable", lambda: debriefing(very_special=True), A, Exchange("display", 1)),
    ("not_exchangeable", lambda: fresh("mission-change", very_special=True), A, MissionChange("display", 1)),
    ("no_dice_chosen", rolled, B, Reroll(())),
    ("no_dice_chosen", lambda: rolled("extra-chance"), B, ExtraChance(())),
    ("no_dice_chosen", lambda: rolled("forced-reroll"), B, ForcedReroll(A, ())),
    ("bad_number", fresh, A, SetDice(1)),
    ("bad_number", fresh, A, SetDice(6)),
    ("bad_number", lambda: rolled("new-deal"), B, NewDeal(6)),
    ("bad_number", lambda: debriefing("adaptation"), A, Adaptation(die(B, 1), 7)),
    ("not_your_die", rolled, B, Reroll((die(A, 1),))),
    ("not_your_die", rolled, B, Reroll((die(B, 5),))),
    ("not_your_die", lambda: rolled("extra-chance"), B, ExtraChance((die(A, 1),))),
    ("not_your_die", lambda: debriefing("transfer"), A, Transfer(die(B, 1), C)),
    ("bad_target", lambda: rolled("forced-reroll"), B, ForcedReroll(C, (die(C, 1),))),
    ("bad_target", lambda: rolled("forced-reroll"), B, ForcedReroll(B, (die(B, 1),))),
    ("bad_target", lambda: rolled("target-lock"), B, TargetLock(7)),
    ("bad_target", lambda: debriefing("transaction"), A, Transaction(die(B, 1), die(B, 2))),
    ("bad_target", lambda: debriefing("theft"), A, Theft(die(A, 1))),
    ("bad_target", lambda: debriefing("suppression"), A, Suppression(die(A, 5))),
    ("bad_target", lambda: debriefing("suppression"), A, Suppression(999)),
    ("locked", lambda: locked(rolled, "target-lock", seats=(A,)), B, TargetLock(A)),
    ("locked", lambda: locked(rolled, "forced-reroll", seats=(A,)), B, ForcedReroll(A, (die(A, 1),))),
    ("locked", lambda: locked(debriefing, "theft", seats=(A,)), A, Theft(die(B, 1))),
    ("no_effect", lambda: debriefing("adaptation"), A, Adaptation(die(B, 1), 4)),
    ("no_effect", lambda: debriefing("transaction"), A, Transaction(die(A, 1), die(C, 1))),
    ("no_effect", lambda: chosen("new-deal"), A, NewDeal(4)),
    ("condition_not_met", debriefing, A, Validate("hand", 1)),
    ("condition_not_met", debriefing, A, Validate("display", 1)),
]

BOTH: list[tuple[str, str, Callable[[], State], int, Any]] = [
    ("not_your_turn", "pending_decision", picking, B, SetDice(3)),
    ("not_your_turn", "no_such_card", fresh, B, TargetLock(A)),
    ("pending_decision", "no_such_card", picking, A, Theft(die(B, 1))),
    ("pending_decision", "wrong_phase", picking, A, DrawGadget()),
    ("no_such_card", "wrong_phase", fresh, A, Theft(die(B, 1))),
    ("no_such_card", "wrong_phase", fresh, A, Validate("hand", 9)),
    ("no_such_card", "already_validated_this_turn", validating, A, Exchange("hand", 3)),
    ("no_such_card", "not_exchangeable", lambda: debriefing(very_special=True), A, Exchange("display", 9)),
    ("wrong_phase", "gadget_too_new", lambda: fresh("theft", drawn=1), A, Theft(die(B, 1))),
    ("wrong_phase", "bad_number", chosen, A, SetDice(9)),
    ("wrong_phase", "joker_used", debriefing, A, Roll(joker=True)),
    ("wrong_phase", "condition_not_met", fresh, A, Validate("display", 1)),
    ("gadget_too_new", "not_rolled", lambda: chosen("extra-chance", drawn=1), A, ExtraChance((die(A, 1),))),
    ("not_rolled", "joker_used", chosen, A, Reroll((), joker=True)),
    ("not_rolled", "no_dice_chosen", chosen, A, Reroll(())),
    ("no_roll_left", "joker_used", lambda: stuck(joker_die=True), B, Reroll((die(B, 1),), joker=True)),
    ("no_roll_left", "no_dice_chosen", stuck, B, Reroll(())),
    ("joker_used", "not_your_die", rolled, B, Reroll((die(A, 1),), joker=True)),
    (
        "already_validated_this_turn",
        "not_exchangeable",
        lambda: validating(very_special=True),
        A,
        Exchange("display", 1),
    ),
    ("special_used", "type_used", special, A, Validate("display", 2)),
    ("special_used", "condition_not_met", special, A, Validate("display", 3)),
    ("no_dice_chosen", "bad_number", lambda: rolled("new-deal"), B, NewDeal(1)),
    ("no_dice_chosen", "bad_target", lambda: rolled("forced-reroll"), B, ForcedReroll(C, ())),
    ("no_dice_chosen", "locked", lambda: locked(rolled, "extra-chance", seats=(B,)), B, ExtraChance(())),
    ("bad_number", "not_your_die", lambda: rolled("new-deal"), B, NewDeal(3, (die(A, 1), die(A, 2)))),
    ("bad_number", "bad_target", lambda: debriefing("adaptation"), A, Adaptation(die(A, 5), 0)),
    ("bad_number", "locked", lambda: locked(debriefing, "adaptation", seats=(B,)), A, Adaptation(die(B, 1), 7)),
    ("not_your_die", "bad_target", lambda: debriefing("transfer"), A, Transfer(die(B, 1), A)),
    ("not_your_die", "locked", lambda: locked(debriefing, "transfer", seats=(A, C)), A, Transfer(die(B, 1), C)),
    ("bad_target", "locked", lambda: locked(rolled, "forced-reroll", seats=(C,)), B, ForcedReroll(C, (die(C, 1),))),
    ("bad_target", "locked", lambda: locked(debriefing, "theft", seats=(A,)), A, Theft(die(A, 1))),
    ("locked", "no_effect", lambda: locked(debriefing, "adaptation", seats=(B,)), A, Adaptation(die(B, 1), 4)),
    (
        "locked",
        "no_effect",
        lambda: locked(debriefing, "transaction", seats=(C,)),
        A,
        Transaction(die(A, 1), die(C, 1)),
    ),
]


def test_DM_STA_07_the_codes_of_the_rules_are_those_tested() -> None:
    assert len(CODES) == 19 and CODES[0] == "not_your_turn" and CODES[-1] == "condition_not_met"
    assert {code for code, *_ in ONE_BY_ONE} == set(CODES)


@pytest.mark.parametrize(
    ("code", "make", "seat", "choice"),
    ONE_BY_ONE,
    ids=[f"{number}-{case[0]}" for number, case in enumerate(ONE_BY_ONE)],
)
def test_DM_STA_07_refused_with_a_reason_and_nothing_changes(
    code: str, make: Callable[[], State], seat: int, choice: Any
) -> None:
    t = make()
    before, views = asked(t), [GAME.view(t, viewer) for viewer in (A, B, C)[: len(t.seats)]]
    assert choice not in choices(t, seat)
    error = refusal(t, seat, choice)
    assert error.code == code
    assert error.rule_id and f"**{error.rule_id}**" in RULES
    assert asked(t) == before and [GAME.view(t, viewer) for viewer in (A, B, C)[: len(t.seats)]] == views


@pytest.mark.parametrize(
    ("first", "second", "make", "seat", "choice"),
    BOTH,
    ids=[f"{number}-{case[0]}-before-{case[1]}" for number, case in enumerate(BOTH)],
)
def test_DM_STA_07_of_two_reasons_the_first_of_the_list(
    first: str, second: str, make: Callable[[], State], seat: int, choice: Any
) -> None:
    assert CODES.index(first) < CODES.index(second)
    t = make()
    assert refusal(t, seat, choice).code == first


def test_DM_STA_07_type_used_comes_before_a_condition_that_fails() -> None:
    t = two_solos()
    dice(t, "5 5 1", "4 5 6")
    assert refusal(t, A, Validate("hand", 1)).code == "type_used"
    assert asked(t) == ("debrief_act", (A,))


def test_DM_STA_07_neighbours_in_the_list_are_tested_where_both_can_fit() -> None:
    """Neighbours that never fit together: a rule of rolling and one of debriefing, or contraries."""
    never = {
        ("not_rolled", "no_roll_left"),  # who has not rolled has a roll left
        ("joker_used", "already_validated_this_turn"),  # MISSION phase, DEBRIEFING phase
        ("already_validated_this_turn", "special_used"),  # the consolation, a validation
        ("type_used", "not_exchangeable"),  # a validation, an exchange
        ("not_exchangeable", "no_dice_chosen"),  # an exchange, dice
        ("no_effect", "condition_not_met"),  # a gadget, a validation
    }
    both = {(first, second) for first, second, *_ in BOTH}
    assert set(pairwise(CODES)) - both == never


def test_DM_STA_07_a_refusal_names_what_a_sentence_needs() -> None:
    assert refusal(fresh(), A, SetDice(9)).details == {"least": 2, "most": 5}
    assert refusal(debriefing("adaptation"), A, Adaptation(die(B, 1), 7)).details == {"least": 1, "most": 6}
    assert refusal(stuck(), B, Reroll((die(B, 1),))).details == {"rolls": 1}
    new = refusal(fresh("target-lock", drawn=1), A, TargetLock(A))
    assert new.details == {"gadget": "target-lock", "round": 2}
    assert refusal(two_solos(), A, Validate("hand", 1)).details == {"type": "solo"}


def test_DM_STA_07_a_special_of_an_earlier_round_is_used_for_good() -> None:
    t = debriefing()
    validated(t, A, "sp-06")
    display(t, "sp-18")
    dice(t, "4 2 1", "4 5 6", "1 3 5")
    error = refusal(t, A, Validate("display", 1))
    assert (error.code, error.rule_id) == ("special_used", "DM-DEB-03") and t.used == ()
    assert asked(t) == ("debrief_act", (A,))


def test_DM_STA_06_a_refusal_is_for_the_refused_seat_alone() -> None:
    """It is raised to the caller and told to nobody: no event, no step in the story, no other question."""
    t = debriefing()
    told, number = t.told, t.number
    refusal(t, A, Validate("hand", 1))
    refusal(t, B, EndTurn())
    assert (t.told, t.number) == (told, number) and t.scratch.told is None
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize("make", [fresh, chosen, rolled, debriefing, picking, discarding])
def test_DM_STA_06_legal_actions_are_sent_to_the_deciding_seat_only(make: Callable[[], State]) -> None:
    t = make()
    (decider,) = t.waiting
    assert GAME.view(t, decider).options == choices(t, decider) != ()
    for seat in (None, *(seat for seat in t.all_seats if seat != decider)):
        assert GAME.view(t, seat).options == () and GAME.view(t, seat).standing == ()
    assert asked(t)[1] == (decider,)


def test_DM_STA_05_nothing_is_taken_back() -> None:
    """No choice of the game undoes, and whatever has been rolled, drawn or played is in no later option."""
    names = {kind.__name__ for kind in GAME.choices.__args__}
    assert not [name for name in names if re.search("undo|back|revert|cancel", name.lower())]
    t = rolled("extra-chance", "mission-change")
    before = t.dice[B]
    t.answer(B, ExtraChance((die(B, 1), die(B, 2), die(B, 3), die(B, 4))))
    t.answer(B, MissionChange("hand", 1))
    t.answer(B, Pick(1))
    assert t.gadget_discard == ("extra-chance", "mission-change") and t.dice[B] != before
    assert {type(choice) for choice in choices(t, B)} == {Reroll, EndTurn} and asked(t) == ("mission_act", (B,))
