"""Events (section 16): which are told, in which order, with which fields."""

import pytest

from qg.games.dice_mission.tests.prelude import *
from qg.kernel.conduct import events as of_conduct

RULES = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")


def heard(told: list[Told], seat: int | None = None) -> list[Event]:
    """What a seat, or a spectator, hears, in order."""
    return [each.event for each in told if each.is_for(seat)]


def test_every_event_of_the_rules_is_one_of_the_game() -> None:
    listed = re.findall(r"`([a-z_]+)`", "".join(re.findall(r"^\| (`[^|]*) \|", RULES.partition("## 16.")[2], re.M)))
    tags = {str(kind.__struct_config__.tag) for kind in GAME.event_types}
    assert len(listed) == 31 and set(listed) <= tags
    whispered = {"hand_received", "gadget_received", "cards_offered", "card_kept", "claim_failed"}
    conduct = {str(kind.__struct_config__.tag) for kind in vars(of_conduct).values() if isinstance(kind, type(Event))}
    assert tags - set(listed) - conduct == whispered


def test_the_set_up_is_told_in_order() -> None:
    t, told = GAME.open_table(3, {"joker_die": True, "first_player": "seat", "first_seat": 2}, seed="told")
    assert heard(told) == [
        GameStarted(t.opt, (A, B, C), ("crimson", "cobalt", "emerald"), B),
        *(MissionsDealt(seat, t.slot_types, ()) for seat in (A, B, C)),
        DisplayRevealed(t.display),  # type: ignore[arg-type]
        JokersGiven("amber"),
        RoundStarted(1, B),
        TurnStarted(B, "mission", 3),
    ]
    assert [event for event in heard(told, A) if event not in heard(told)] == [HandReceived(A, t.hands[A])]  # type: ignore[arg-type]
    assert asked(t) == ("choose_dice", (B,))


def test_events_are_numbered_in_order_and_stamped_with_their_round() -> None:
    t = table(3)
    start = t.told
    told = play_out(t, seed=1)
    numbers = [each.n for each in told if each.to is None]
    assert numbers == list(range(start + 1, start + 1 + len(numbers)))
    stamps = [each.stamp.round for each in told]
    assert stamps == sorted(stamps) and stamps[0] == 1 and stamps[-1] == t.round


def test_a_whisper_takes_the_number_of_what_was_told_before_it() -> None:
    t = table(3)
    debrief_turn(t, A)
    told = t.answer(A, DrawGadget())
    drawn, received = (each for each in told if isinstance(each.event, (GadgetDrawn, GadgetReceived)))
    assert received.to == (A,) and drawn.to is None and received.n == drawn.n
    assert asked(t) == ("debrief_act", (B,))


def test_a_whole_round_is_told_in_order() -> None:
    t = table(2, tempo="untimed", joker_die=True)
    rolls(t, "1 2 3 6 4 5 3")
    told: list[Told] = []
    for seat, choice in [
        (A, SetDice(2)),
        (A, Roll(joker=True)),
        (A, Reroll((die(A, 2), joker_of(A)))),
        (A, EndTurn()),
        (B, Roll()),
        (B, EndTurn()),
        (A, EndTurn()),
        (B, EndTurn()),
    ]:
        told += t.answer(seat, choice)
    first = (Die(die(A, 1), 1), Die(die(A, 2), 2), Die(joker_of(A), 3))
    assert heard(told) == [
        DiceNumberSet(A, 2),
        DiceRolled(A, A, "first", first, 1, True),
        DiceRolled(A, A, "reroll", (Die(die(A, 2), 6), Die(joker_of(A), 4)), 2, False),
        RollsFixed(2),
        TurnEnded(A, "mission", "none"),
        TurnStarted(B, "mission", 2),
        DiceRolled(B, B, "first", (Die(die(B, 1), 5), Die(die(B, 2), 3)), 1, False),
        TurnEnded(B, "mission", "none"),
        PhaseChanged("debriefing"),
        TurnStarted(A, "debriefing", 0),
        Consolation(A, "none"),
        TurnEnded(A, "debriefing", "none"),
        TurnStarted(B, "debriefing", 0),
        Consolation(B, "none"),
        TurnEnded(B, "debriefing", "none"),
        JokerDiscarded(A),
        RoundEnded(1, (die(A, 1), die(A, 2), die(B, 1), die(B, 2))),
        RoundStarted(2, B),
        TurnStarted(B, "mission", 3),
    ]
    assert asked(t) == ("choose_dice", (B,))


@pytest.mark.parametrize("r", [1, 2, 3])
def test_rolls_fixed_tells_what_the_others_may_make(r: int) -> None:
    t = table(3, tempo="untimed")
    told = mission_turn(t, B, n=2, r=r)
    assert RollsFixed(r) in heard(told) and TurnStarted(B, "mission", r) in heard(told)
    assert asked(t) == ("mission_act", (B,))


# -- gadgets ----------------------------------------------------------------------------------------------------------


def test_mission_gadgets_are_told_card_first_then_effect() -> None:
    t = table(3, tempo="untimed")
    gadgets(t, B, "target-lock", "new-deal", "extra-chance")
    mission_turn(t, B, n=3, r=2)
    rolls(t, "1 2 3")
    t.answer(B, Roll())
    lock = TargetLock(A)
    assert heard(t.answer(B, lock)) == [GadgetPlayed(B, "target-lock", lock), PlayerLocked(A, B)]
    deal = NewDeal(2, (die(B, 3),))
    assert heard(t.answer(B, deal)) == [
        GadgetPlayed(B, "new-deal", deal),
        DiceNumberChanged(B, 3, 2, (Die(die(B, 3), 3),)),
    ]
    rolls(t, "6")
    chance = ExtraChance((die(B, 1),))
    assert heard(t.answer(B, chance)) == [
        GadgetPlayed(B, "extra-chance", chance),
        DiceRolled(B, B, "extra_chance", (Die(die(B, 1), 6),), 0, False),
    ]
    assert asked(t) == ("mission_act", (B,))


@pytest.mark.parametrize(
    ("play", "effects"),
    [
        (Theft(die(B, 1)), [DieMoved(B, A, Die(die(B, 1), 4), "theft")]),
        (Suppression(die(B, 1)), [DieRemoved(B, Die(die(B, 1), 4))]),
        (Adaptation(die(B, 1), 6), [DieChanged(B, Die(die(B, 1), 4), 6)]),
        (
            Transaction(die(A, 1), die(B, 1)),
            [
                DieMoved(A, B, Die(die(A, 1), 1), "transaction"),
                DieMoved(B, A, Die(die(B, 1), 4), "transaction"),
            ],
        ),
        (Transfer(die(A, 1), B), [DieMoved(A, B, Die(die(A, 1), 1), "transfer")]),
    ],
)
def test_debriefing_gadgets_are_told_card_first_then_effect(play: Any, effects: list[Event]) -> None:
    t = table(3)
    debrief_turn(t, A)
    dice(t, "1 2 3", "4 5 6", "1 3 5")
    face = FACE[type(play)]
    gadgets(t, A, face)
    assert heard(t.answer(A, play)) == [GadgetPlayed(A, face, play), *effects]
    assert asked(t) == ("debrief_act", (A,))


# -- missions ---------------------------------------------------------------------------------------------------------


def test_a_validation_carries_source_types_briefcase_and_the_dice_that_prove_it() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12", "ve-12", "te-13")
    dice(t, "6 3 3 3", "1 2", "4 5")
    display(t, "sp-03")
    threes = tuple(Shown(die(A, place), A, 3) for place in (2, 3, 4))
    (told,) = heard(t.answer(A, Validate("hand", 1)))
    assert told == MissionValidated(A, "so-12", "hand", 1, ("solo",), False, threes)
    (told,) = heard(t.answer(A, Validate("hand", 2)))
    six = (Shown(die(A, 1), A, 6),)
    assert told == MissionValidated(A, "ve-12", "hand", 2, ("solo", "versus"), False, six)
    top = t.decks[3][0]
    assert heard(t.answer(A, Validate("display", 1))) == [
        MissionValidated(A, "sp-03", "display", 1, ("solo", "versus", "special"), False, threes),
        DisplayRefilled(1, top),
    ]
    assert asked(t) == ("debrief_act", (A,))


def test_a_stamped_special_refills_the_display_then_gives_its_gadget() -> None:
    t = table(3)
    debrief_turn(t, A)
    dice(t, "6 6 6", "1 2", "4 5")
    display(t, None, None, "sp-05")
    gadgets(t, A, "theft", "theft", "transfer")
    gadget_top(t, "adaptation")
    top = t.decks[3][0]
    told = t.answer(A, Validate("display", 3))
    sixes = tuple(Shown(die(A, place), A, 6) for place in (1, 2, 3))
    assert heard(told, A) == [
        MissionValidated(A, "sp-05", "display", 3, ("special",), True, sixes),
        DisplayRefilled(3, top),
        GadgetDrawn(A, "briefcase"),
        GadgetReceived(A, "adaptation"),
    ]
    assert heard(t.answer(A, Discard(4))) == [GadgetDiscarded(A, "adaptation")]
    assert asked(t) == ("debrief_act", (A,))


def test_a_consolation_is_told_before_what_it_brings() -> None:
    t = table(3, tempo="untimed")
    debrief_turn(t, A)
    gadget_top(t, "theft")
    assert heard(t.answer(A, DrawGadget()), A) == [
        Consolation(A, "draw"),
        GadgetDrawn(A, "consolation"),
        GadgetReceived(A, "theft"),
        TurnEnded(A, "debriefing", "none"),
        TurnStarted(B, "debriefing", 0),
    ]
    hand(t, B, "so-12")
    deck(t, "so-20", "so-21")
    assert heard(t.answer(B, Exchange("hand", 1)), B) == [
        Consolation(B, "exchange"),
        ExchangeStarted(B, "solo", "hand", 1, None),
        CardsOffered(B, ("so-20", "so-21")),
    ]
    assert heard(t.answer(B, Pick(2)), B) == [
        ExchangeDone(B, "solo", "hand", 1, None),
        CardKept(B, 1, "so-21"),
        TurnEnded(B, "debriefing", "none"),
        TurnStarted(C, "debriefing", 0),
    ]
    assert asked(t) == ("debrief_act", (C,))


def test_after_a_validation_the_end_of_a_turn_is_no_consolation() -> None:
    t = table(3, tempo="untimed")
    debrief_turn(t, A)
    hand(t, A, "so-12")
    dice(t, "3 3 3", "1 2", "4 5")
    t.answer(A, Validate("hand", 1))
    assert heard(t.answer(A, EndTurn())) == [
        TurnEnded(A, "debriefing", "none"),
        TurnStarted(B, "debriefing", 0),
    ]
    assert asked(t) == ("debrief_act", (B,))


def test_a_mission_change_is_told_as_a_play_and_an_exchange_not_as_a_consolation() -> None:
    t = table(3)
    gadgets(t, A, "mission-change")
    play = MissionChange("display", 1)
    card = t.display[0]
    told = t.answer(A, play)
    assert heard(told) == [GadgetPlayed(A, "mission-change", play), ExchangeStarted(A, "special", "display", 1, card)]
    first = t.drawn[0]
    assert heard(t.answer(A, Pick(1)), A) == [ExchangeDone(A, "special", "display", 1, first)]
    assert asked(t) == ("choose_dice", (A,))


def test_reshuffles_are_told_before_what_is_drawn() -> None:
    t = table(3)
    debrief_turn(t, A)
    used_up(t, "solo", left=1)
    told = heard(t.answer(A, Exchange("hand", 1)))
    assert told == [
        Consolation(A, "exchange"),
        ExchangeStarted(A, "solo", "hand", 1, None),
        DeckReshuffled("solo"),
    ]
    t.answer(A, Pick(1))
    gadget_pile(t, left=0)
    told = heard(t.answer(B, DrawGadget()))
    assert told[:3] == [Consolation(B, "draw"), DeckReshuffled("gadget"), GadgetDrawn(B, "consolation")]
    assert asked(t) == ("debrief_act", (C,))


def test_the_last_event_is_the_end_with_result_and_hands() -> None:
    t = table(3)
    debrief_turn(t, A)
    validated(t, A, "so-01", "ve-01", "sp-05")
    hand(t, A, None, None, "te-10")
    gadgets(t, C, "theft")
    dice(t, "1 2", "3 4", "5 5")
    told = heard(t.answer(A, Validate("hand", 3)))
    assert t.outcome is not None
    assert [type(event) for event in told] == [MissionValidated, GameOver]
    assert told[-1] == GameOver(t.outcome.sheet, t.hands, t.gadgets) and t.hands[A] == (None, None, None)
    assert asked(t) == ("over", ())
