"""From table to screen (DM-DIG): what a screen needs and the engine must give."""

import pytest

from qg.games.dice_mission.odds import chances
from qg.games.dice_mission.tests.prelude import *
from qg.games.dice_mission.text import describe, log
from qg.kernel.phrase import Phrase

EVERYBODY = (None, A, B, C)
WORDS = Path(__file__).parents[1] / "words"


# -- chance -----------------------------------------------------------------------------------------------------------


def test_DM_DIG_01_every_face_is_as_likely_as_any_other() -> None:
    shown: Counter[int] = Counter()
    for game in range(600):
        t = GAME.new(2, seed=f"fair {game}")
        t.answer(t.in_turn, SetDice(5))
        active = t.in_turn
        t.answer(active, Roll())
        shown.update(values(t, active))
    assert sum(shown.values()) == 3000 and sorted(shown) == [1, 2, 3, 4, 5, 6]
    expected = 500
    assert sum((number - expected) ** 2 / expected for number in shown.values()) < 20.5  # 0.1 % of fair dice exceed it


def rolled(*, at: int = 0, seed: str = "steer", entropy: tuple[str, ...] = ()) -> list[int]:
    t = GAME.new(3, {"first_player": "seat"}, seed=seed, entropy=entropy)
    t.answer(A, SetDice(5), at=at)
    t.answer(A, Roll(), at=at + at // 2)
    return values(t, A)


def test_DM_DIG_01_nothing_a_client_sends_steers_a_roll() -> None:
    assert rolled(at=0) == rolled(at=11) == rolled(at=4321)
    assert len({tuple(rolled(seed=f"s{number}")) for number in range(20)}) > 15
    assert len({tuple(rolled(entropy=(f"e{number}",))) for number in range(20)}) > 15


def test_DM_DIG_01_a_client_cannot_hand_over_a_value() -> None:
    """A roll takes no values; dice that are named are only chosen."""
    assert Roll.__struct_fields__ == ("joker",) and Reroll.__struct_fields__ == ("dice", "joker")
    t = table(3)
    t.answer(A, SetDice(2))
    with pytest.raises(Exception, match="malformed"):
        t.answer(A, {"type": "roll", "joker": 6})
    assert t.dice[A] == () and asked(t) == ("mission_act", (A,))


def test_DM_DIG_01_with_the_seed_published_every_roll_can_be_worked_out_again() -> None:
    t = GAME.new(3, {"first_player": "seat"}, seed="proof", entropy=("x",))
    assert t.key == derive_key("proof", ("x",))
    draws: list[tuple[int, int]] = []
    again, _ = GAME.open_table(3, {"first_player": "seat"}, seed="proof", entropy=("x",), draws=draws)
    for each in (t, again):
        each.answer(A, SetDice(4))
        each.answer(A, Roll())
    assert values(t, A) == values(again, A) == [1 + value for sides, value in draws[-4:] if sides == 6]
    assert asked(t) == ("mission_act", (A,))


# -- dice, pile, token ------------------------------------------------------------------------------------------------


def test_DM_DIG_02_dice_keep_place_and_value_until_the_round_ends() -> None:
    t = table(3)
    rolls(t, "1 2 3 4 6")
    t.answer(A, SetDice(4))
    t.answer(A, Roll())
    t.answer(A, Reroll((die(A, 2),)))
    lying = tuple(map(Die, (die(A, 1), die(A, 2), die(A, 3), die(A, 4)), (1, 6, 3, 4)))
    assert t.dice[A] == lying
    t.answer(A, EndTurn())
    debrief_turn(t, C)
    for seat in EVERYBODY:
        assert GAME.view(t, seat).board.dice[A] == lying
    next_round(t)
    assert GAME.view(t, None).board.dice == ((), (), ()) and asked(t) == ("choose_dice", (B,))


def test_DM_DIG_02_each_die_shows_colour_mark_and_holder() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadgets(t, A, "theft")
    dice(t, "1 2", "3 4", "5 6")
    t.answer(A, Theft(die(C, 2)))
    box = facts()
    assert len({colour["mark"] for colour in box["colours"]}) == 5
    for seat in EVERYBODY:
        tray = GAME.view(t, seat).board.dice[A]
        owners = [each.id // box["dice"]["each"] for each in tray]
        assert owners == [A, A, C]
        assert [box["colours"][owner]["mark"] for owner in owners] == ["triangle", "triangle", "square"]
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DIG_03_the_discard_pile_may_be_looked_through_by_all_at_any_time_newest_first() -> None:
    t = table(3)
    gadgets(t, A, "extra-chance", "extra-chance", "mission-change")
    t.answer(A, MissionChange("hand", 1))
    t.answer(A, Pick(1))
    t.answer(A, SetDice(3))
    t.answer(A, Roll())
    t.answer(A, ExtraChance((die(A, 1),)))
    for seat in EVERYBODY:
        assert GAME.view(t, seat).board.gadget_discard == ("mission-change", "extra-chance")
        (pile,) = (line for line in describe(GAME.view(t, seat)) if line.id == "table-gadget_discard")
        assert pile.args["gadgets"] == ("extra-chance", "mission-change")
    assert asked(t) == ("mission_act", (A,))


@pytest.mark.parametrize(("hints", "lit"), [("marks", {"so-12"}), ("none", set())])
def test_DM_DIG_06_in_words_a_seat_has_its_own_missions_and_those_that_hold_are_lit(hints: str, lit: set[str]) -> None:
    t = table(3, hints=hints)
    debrief_turn(t, B)
    validated(t, A, "ve-01")
    hand(t, A, "so-12", None, "te-10")
    dice(t, "3 3 3", "6 6", "6 4")
    lines = [describe(GAME.view(t, seat)) for seat in (A, None)]
    assert [line.args["validated"] for line in lines[0] if line.id == "table-missions"] == [1, 0, 0]
    mine, watched = ({line.args["card"]: line.id for line in told if "card" in line.args} for told in lines)
    assert watched == dict.fromkeys(t.display, "table-display"), "and everybody the display"
    own = {card: "table-mission.lit" if card in lit else "table-mission" for card in ("so-12", "te-10")}
    assert mine == own | watched
    assert asked(t) == ("debrief_act", (B,))


def test_in_words_a_seat_has_its_own_gadgets() -> None:
    t = table(3)
    gadgets(t, A, "theft", "adaptation")
    held = [
        [line.args["gadgets"] for line in describe(GAME.view(t, seat)) if line.id == "table-gadgets"] for seat in (A, B)
    ]
    assert held == [[("theft", "adaptation")], []]
    assert asked(t) == ("choose_dice", (A,))


def prompt(t: State) -> str | None:
    view = GAME.view(t, A)
    assert view.asked is not None
    said = GAME.name_piece(view, "ask", view.asked)
    return said.id if isinstance(said, Phrase) else None


def test_in_words_a_turn_of_the_debriefing_goes_on_after_a_mission() -> None:
    t = table(3)
    assert prompt(t) is None
    debrief_turn(t, A)
    hand(t, A, "so-12")
    dice(t, "3 3 3", "6 6", "6 4")
    assert prompt(t) is None
    t.answer(A, Validate("hand", 1))
    assert prompt(t) == "ask-debrief_act.validated"
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize(
    ("event", "form", "said"),
    [
        (PlayerLocked(A, A), "player_locked.own", {"seat": A, "by": A}),
        (PlayerLocked(A, B), "player_locked", {"seat": A, "by": B}),
        (GadgetPlayed(A, "theft", Theft(7)), "gadget_played", {"seat": A, "gadget": "theft"}),  # the rest is told next
        (DieMoved(B, A, Die(die(A, 1), 4), "theft"), "die_moved",
         {"giver": B, "taker": A, "die": Phrase("die.colour", {"colour": "crimson", "value": 4}), "cause": "theft"}),
        (DieRemoved(A, Die(die(A, 1), 4)), "die_removed", {"holder": A, "die": Phrase("die", {"value": 4})}),
        (DieChanged(A, Die(die(A, 1), 4), 6), "die_changed",
         {"holder": A, "die": Phrase("die", {"value": 4}), "value": 6}),
        (MissionsDealt(A, ("solo",), ()), "missions_dealt", {"seat": A, "types": ("solo",)}),
    ],
)  # fmt: skip
def test_in_words_an_event_is_told_as_it_was(event: Event, form: str, said: dict[str, Any]) -> None:
    assert [(line.id, line.args) for line in log(event) or ()] == [(f"event-{form}", said)]


def test_DM_JOK_03_in_words_a_joker_rolls_with_the_dice_or_alone() -> None:
    t = table(3, joker_die=True)
    plays = (Reroll((0,)), Reroll((0,), True), Reroll((), True))
    said = [GAME.name_piece(GAME.view(t, A), "choice", play) for play in plays]
    assert [one and one.id for one in said] == ["choice-reroll", "choice-reroll.joker", "choice-reroll.joker_alone"]
    assert asked(t) == ("choose_dice", (A,))


def test_DM_DIG_04_the_token_is_at_the_active_agent_and_turned_between_the_phases() -> None:
    t = table(3)
    seen = [(GAME.view(t, None).board.active, GAME.view(t, None).board.phase)]
    told = debrief_turn(t, A)
    assert events(told, PhaseChanged) == [PhaseChanged("debriefing")]
    seen.append((GAME.view(t, None).board.active, GAME.view(t, None).board.phase))
    told = next_round(t)
    assert events(told, RoundStarted) == [RoundStarted(2, B)]
    seen.append((GAME.view(t, None).board.active, GAME.view(t, None).board.phase))
    assert seen == [(A, "mission"), (A, "debriefing"), (B, "mission")] and asked(t) == ("choose_dice", (B,))


@pytest.mark.parametrize(("language", "title"), [("en", "Exchanging a mission"), ("fr", "Échanger une mission")])
def test_DM_DIG_05_mission_change_leads_to_the_chapter_on_exchanges(language: str, title: str) -> None:
    assert "DM-EXC-01" in DATA.gadgets["mission-change"].rules
    chapters = (WORDS / f"rules.{language}.md").read_text(encoding="utf-8").split("\n## ")
    (chapter,) = (each for each in chapters if "DM-EXC-01" in each)
    assert chapter.startswith(title) and "DM-DIG-05" in chapter


# -- hints ------------------------------------------------------------------------------------------------------------


def marked(t: State, seat: int) -> Marks | None:
    own = GAME.view(t, seat).board.own
    assert own is not None
    return own.marks


def lit(hints: str) -> State:
    """A debriefs: so-12 and te-13 hold for him, sp-03 on the display; for B only so-05 and te-10."""
    t = table(3, hints=hints)
    debrief_turn(t, A)
    hand(t, A, "so-12", "ve-16", "te-13")
    hand(t, B, "so-05", "ve-02", "te-10")
    display(t, "sp-01", "sp-03", "sp-06")
    dice(t, "4 4 4 1", "1 3", "3 5")
    return t


@pytest.mark.parametrize("hints", ["marks", "odds"])
def test_DM_DIG_06_cards_that_hold_are_lit_for_their_player_alone(hints: str) -> None:
    t = lit(hints)
    assert marked(t, A) == Marks((1, 3), (2,)) and marked(t, B) == Marks((1, 3), ())
    assert GAME.view(t, None).board.own is None
    assert {(choice.source, choice.slot) for choice in choices(t, A, Validate)} == {
        *(("hand", slot) for slot in (1, 3)),
        ("display", 2),
    }
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DIG_06_in_both_phases_also_out_of_turn() -> None:
    t = table(3)
    hand(t, A, "so-12", "ve-06", "te-16")
    hand(t, B, "so-05", "ve-02", "te-10")
    display(t, "sp-05", "sp-06", "sp-07")
    assert marked(t, A) == Marks((), ())
    t.answer(A, SetDice(3))
    rolls(t, "2 2 2")
    t.answer(A, Roll())
    assert marked(t, A) == Marks((1,), ()) and marked(t, B) == Marks((3,), ())
    assert asked(t) == ("mission_act", (A,))


def test_DM_DIG_06_the_display_only_while_he_has_no_special() -> None:
    t = lit("marks")
    validated(t, A, "sp-20")
    assert marked(t, A) == Marks((1, 3), ()) and asked(t) == ("debrief_act", (A,))


def test_DM_DIG_06_a_type_used_this_turn_is_not_lit() -> None:
    t = table(2)
    debrief_turn(t, A)
    hand(t, A, "so-12", "so-13")
    display(t, "sp-01", "sp-06", "sp-07")
    dice(t, "5 5 5", "1 2")
    found = marked(t, A)
    assert found is not None and {1, 2} <= set(found.hand)
    t.answer(A, Validate("hand", 1))
    found = marked(t, A)
    assert found is not None and not {1, 2} & set(found.hand) and asked(t) == ("debrief_act", (A,))


def test_DM_DIG_06_without_hints_the_player_judges_for_himself() -> None:
    t = lit("none")
    assert marked(t, A) is None and marked(t, B) is None
    assert choices(t, A, Validate) == (
        *(Validate("hand", slot) for slot in (1, 2, 3)),
        *(Validate("display", slot) for slot in (1, 2, 3)),
    )
    t.answer(A, Validate("hand", 3))
    assert done(t, A) == ["te-13"] and choices(t, A, Validate) == (
        *(Validate("hand", slot) for slot in (1, 2)),
        *(Validate("display", slot) for slot in (1, 2, 3)),
    )
    assert asked(t) == ("debrief_act", (A,))


def test_DM_DIG_06_DM_CHK_19_a_claim_that_does_not_hold_costs_nothing() -> None:
    t = lit("none")
    before = (t.hands, t.validated, t.used, t.display, t.number, t.told, t.due)
    told = t.answer(A, Validate("hand", 2))
    assert [each.event for each in told] == [ClaimFailed(A, "hand", 2, "ve-16")]
    assert (t.hands, t.validated, t.used, t.display, t.number, t.told, t.due) == before
    assert asked(t) == ("debrief_act", (A,))
    t.answer(A, Validate("hand", 1))
    assert done(t, A) == ["so-12"] and asked(t) == ("debrief_act", (A,))


def test_DM_CHK_19_with_hints_a_claim_that_does_not_hold_is_refused() -> None:
    t = lit("marks")
    assert refused(t, A, Validate("hand", 2)) == ("condition_not_met", "DM-DEB-02")
    assert refused(t, A, Validate("display", 1)) == ("condition_not_met", "DM-DEB-02")
    assert asked(t) == ("debrief_act", (A,))


def test_DM_CHK_18_dice_in_reserve_and_jokers_not_played_count_nowhere() -> None:
    t = table(3, joker_die=True)
    debrief_turn(t, A, n=2)
    assert [len(tray) for tray in t.dice] == [2, 2, 2] and t.jokers == (True, True, True)
    hand(t, A, "so-02", "ve-16", "te-24")
    dice(t, "5 5", "1 2", "3 4")
    found = marked(t, A)
    assert found is not None and 1 in found.hand
    board = GAME.view(t, A).board
    assert sum(map(len, board.dice)) == 6 and asked(t) == ("debrief_act", (A,))


# -- odds -------------------------------------------------------------------------------------------------------------


def own_chances(t: State, seat: int) -> list[float | None]:
    return list(chances(GAME.view(t, seat)).hand)


def test_DM_DIG_06_odds_from_own_dice_and_rolls_left() -> None:
    t = table(3, hints="odds")
    hand(t, A, "so-02", "ve-06", "te-16")
    assert own_chances(t, A) == [None, None, None]
    t.answer(A, SetDice(2))
    assert own_chances(t, A)[0] == pytest.approx(1 - (5 / 6) ** 3)
    rolls(t, "5 2")
    t.answer(A, Roll())
    assert own_chances(t, A)[0] == pytest.approx(1 - (5 / 6) ** 2)
    rolls(t, "3")
    t.answer(A, Reroll((die(A, 1),)))
    assert own_chances(t, A)[0] == pytest.approx(1 / 6)
    t.answer(A, EndTurn())
    assert own_chances(t, A) == [0, 0, 0] and asked(t) == ("mission_act", (B,))


def test_DM_DIG_06_odds_take_dice_yet_to_be_rolled_as_one_plain_roll() -> None:
    t = table(3, hints="odds")
    hand(t, A, "so-02", "ve-12", "te-10")
    mission_turn(t, B, n=2, r=3)
    dice(t, "5 5")
    assert own_chances(t, A) == pytest.approx([1, (4 / 6) ** 4, (5 / 6) ** 4])
    rolls(t, "4 1")
    t.answer(B, Roll())
    t.answer(B, EndTurn())
    assert own_chances(t, A) == pytest.approx([1, (4 / 6) ** 2, (5 / 6) ** 2])
    assert asked(t) == ("mission_act", (C,))


def test_DM_DIG_06_odds_in_the_debriefing_are_what_the_dice_say() -> None:
    t = lit("odds")
    found = chances(GAME.view(t, A))
    assert found.hand == (1, 0, 1) and found.display == (0, 1, 0)
    validated(t, A, "sp-20")
    assert chances(GAME.view(t, A)).display == (None, None, None)
    assert set(chances(GAME.view(t, None)).hand) == {None} and asked(t) == ("debrief_act", (A,))


# -- automatic ends ---------------------------------------------------------------------------------------------------


def test_DM_DIG_07_a_mission_turn_ends_by_itself_with_no_roll_left_and_no_gadget() -> None:
    t = table(3)
    t.answer(A, SetDice(2))
    t.answer(A, Roll())
    t.answer(A, Reroll((die(A, 1),)))
    assert asked(t) == ("mission_act", (A,))
    told = t.answer(A, Reroll((die(A, 1),)))
    assert events(told, TurnEnded) == [TurnEnded(A, "mission", "engine")] and t.r == 3
    assert asked(t) == ("mission_act", (B,))


def test_DM_DIG_07_not_with_a_roll_left_and_not_with_any_gadget() -> None:
    t = table(3)
    mission_turn(t, B, r=2)
    t.answer(B, Roll())
    assert t.rolls_left == 1 and not t.gadgets[B] and asked(t) == ("mission_act", (B,))
    gadgets(t, B, "theft")
    t.answer(B, Reroll((die(B, 1),)))
    assert t.rolls_left == 0 and choices(t, B) == (EndTurn(),) and asked(t) == ("mission_act", (B,))
    told = t.answer(B, EndTurn())
    assert events(told, TurnEnded) == [TurnEnded(B, "mission", "none")] and asked(t) == ("mission_act", (C,))


def test_DM_DIG_07_it_ends_with_the_last_gadget_too() -> None:
    t = table(3)
    gadgets(t, B, "extra-chance")
    mission_turn(t, B, r=1)
    t.answer(B, Roll())
    assert asked(t) == ("mission_act", (B,))
    told = t.answer(B, ExtraChance((die(B, 1),)))
    assert events(told, TurnEnded) == [TurnEnded(B, "mission", "engine")] and asked(t) == ("mission_act", (C,))


def test_DM_DIG_07_a_debriefing_turn_never_does() -> None:
    t = table(3, very_special=True)
    debrief_turn(t, A)
    validated(t, A, "so-01", "ve-01")
    hand(t, A, None, None, "te-10")
    dice(t, "1 2", "3 4", "3 5")
    t.answer(A, Validate("hand", 3))
    assert choices(t, A) == (EndTurn(),) and asked(t) == ("debrief_act", (A,))
    told = play_out(t)
    assert not [each for each in events(told, TurnEnded) if (each.phase, each.auto) == ("debriefing", "engine")]


def test_DM_DIG_08_what_is_said_at_the_table_is_no_input_of_the_game() -> None:
    t = table(3)
    kinds = {kind.__name__ for kind in GAME.choices.__args__}
    assert not [name for name in kinds if name.lower() in ("say", "chat", "talk", "emote", "message")]
    for _ in range(30):
        for seat in (A, B, C):
            assert t.standing(seat) == ()
        t.answer(t.in_turn, choices(t, t.in_turn)[-1])
    assert not t.covered
