"""Who rolls the black die, with which card, and when he is idle (3.11)."""

import pytest

from qg.games.missions_speciales.tests.prelude import *

IN_ORDER_D_C_A_B = "2 1 2 3  2 3"


def adversaries(t: State) -> list[int | None]:
    """By seat: who rolls black against him, as everybody sees it."""
    return list(GAME.view(t, None).board.counter_espionage)


def fighting(t: State, *seats: int) -> None:
    """Each of these agents stands before the current combat of a mission of his own, without a point."""
    for seat, (mission, stage) in zip(seats, (("m19", 6), ("m17", 5), ("m16", 7), ("m15", 5)), strict=False):
        put(t, seat, mission, stage, q=(0, 0, 0))


# -- who --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_MS_CE_01_the_next_in_order_and_the_first_for_the_last(n: int) -> None:
    t = table(n)
    assert adversaries(t) == [*range(1, n), 0]
    fighting(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, Engaged) == [Engaged(A, 6, "combat", B)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_02_he_takes_the_card_of_the_mission_the_agent_is_on() -> None:
    t = lobby(3, "m14", "m19", "m11")
    t.answer(A, KeepIdentity())
    t.answer(B, KeepIdentity())
    told = t.answer(C, KeepIdentity())
    cards = [CounterEspionageSet(A, B, "ce14"), CounterEspionageSet(B, C, "ce19"), CounterEspionageSet(C, A, "ce11")]
    assert events(told, CounterEspionageSet) == cards
    assert asked(t) == ("ready", (A, B, C))


def test_MS_CE_02_he_changes_cards_whenever_the_agent_changes_missions() -> None:
    t = table(3)
    told = t.answer(A, Abandon())
    assert not events(told, CounterEspionageSet)
    told = t.answer(A, TakeMission("m19"))
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(A, B, "ce19")]
    assert asked(t) == ("turn_action", (B,))


@pytest.mark.parametrize("mission", sorted(STAGES))
def test_MS_CE_03_the_type_printed_for_the_stage_decides(mission: str) -> None:
    (card,) = (card for card in DATA.cards.values() if card.mission == mission)
    printed = [stage.type for stage in STAGES[mission]]
    fights = {"combat": "fight", "intelligence": "fight", "q_department": "none", "debriefing": "none"}
    assert list(card.actions) == [fights[kind] for kind in printed]


def test_MS_CE_03_the_combat_at_mi6_is_fought() -> None:
    t = table()
    put(t, A, "m19", 2, "london")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_03_at_a_q_stage_he_does_nothing() -> None:
    t = table()
    put(t, A, "m17", 4, "london")
    assert Engage() not in choices(t, A)
    assert refused(t, A, Engage()) == ("no_fight", "MS-CE-03")
    told = t.answer(A, QRoll("yellow"))
    assert not events(told, DiceRolled)
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_04_the_role_takes_no_turn_and_no_resources() -> None:
    t = table(2)
    fighting(t, A)
    before = agent(t, B)
    rolls(t, "1 1")
    t.answer(A, Engage())
    turns = agent(t, B)
    assert (turns.q, turns.place, turns.stage, turns.fights) == (before.q, before.place, before.stage, 0)
    assert turns.turns == before.turns + 1
    assert asked(t) == ("turn_action", (B,))
    t.answer(B, Hold())
    assert asked(t) == ("continue_fight", (A,))


def test_MS_CE_04_not_even_when_he_is_on_the_transit_card_or_bound() -> None:
    t = table(2)
    put(t, A, "m19", 6, "baku", (0, 0, 0))
    put(t, B, "m17", 5, "saint_petersburg", (0, 0, 0))
    rolls(t, "1 1  2 2  3 1")
    t.answer(A, Engage())
    t.answer(B, Engage())
    told = t.answer(A, Roll())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert asked(t) == ("continue_fight", (B,))


def test_MS_CE_05_the_role_passes_to_the_next_who_is_not_eliminated() -> None:
    t = table(4)
    told = t.answer(B, Resign())
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(A, C, "ce10")]
    assert adversaries(t)[A] == C
    t.answer(C, Resign())
    assert adversaries(t)[A] == D and adversaries(t)[D] == A
    put(t, A, "m19", 6, "baku")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, D, 3, 1)]
    assert asked(t) == ("turn_action", (D,))


def test_MS_CE_05_who_has_finished_needs_no_new_one() -> None:
    t = table(5, ending="full_ranking", target=1500)
    put(t, A, "m17", 8, "paris", (0, 0, 0))
    t.answer(A, Step("london"))
    assert agent(t, A).status == "finished"
    told = t.answer(B, Resign())
    assert not events(told, CounterEspionageSet)
    told = t.answer(D, Resign())
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(C, 4, "ce12")]
    assert asked(t) == ("turn_action", (C,))


def test_MS_CE_05_if_nobody_is_left_the_software_rolls() -> None:
    t = table(3, last_survivor="must_finish", black_die="tap")
    t.answer(B, Resign())
    told = t.answer(C, Resign())
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(A, None, "ce10")]
    fighting(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, Engaged) == [Engaged(A, 6, "combat", None)]
    assert events(told, DiceRolled) == [DiceRolled(A, None, 3, 1)]
    assert asked(t) == ("turn_action", (A,))


def test_MS_CE_06_two_agents_are_each_others() -> None:
    t = table(2)
    assert adversaries(t) == [B, A]
    fighting(t, A, B)
    rolls(t, "3 1  3 2")
    told = t.answer(A, Engage()) + t.answer(B, Engage())
    assert [(roll.seat, roll.adversary) for roll in events(told, DiceRolled)] == [(A, B), (B, A)]
    assert asked(t) == ("turn_action", (A,))


def test_MS_CE_06_alone_the_software_is() -> None:
    t = table(1)
    assert adversaries(t) == [None]
    fighting(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, None, 3, 1)]
    assert asked(t) == ("turn_action", (A,))


def test_MS_CE_07_travel_and_the_order_of_stages_are_enforced() -> None:
    t = table()
    put(t, A, "m19", 3, "caucasus")
    assert refused(t, A, Step("london")) == ("no_line", "MS-MOV-01")
    assert refused(t, A, Engage()) == ("not_current_stage", "MS-MIS-07")
    assert asked(t) == ("turn_action", (A,))


def test_MS_CE_07_he_sees_the_current_stage_its_action_and_the_progress() -> None:
    t = table()
    put(t, A, "m17", 4, "london", obtained=2)
    view = GAME.view(t, B)
    (watched,) = (seat for seat, who in enumerate(view.board.counter_espionage) if who == B)
    seen = view.board.agents[watched]
    assert (watched, seen.mission, seen.stage, seen.obtained) == (A, "m17", 4, 2)
    assert GAME.facts()["cards"]["m17"][seen.stage - 1] == "none"
    assert GAME.facts()["cards"]["m17"][seen.stage] == "fight"
    assert view.waiting == (A,)


# -- the tap ----------------------------------------------------------------------------------------------------------


def tapped(*, q: int = 3) -> State:
    """A has engaged; B is asked to tap the black die."""
    t = table(3, black_die="tap")
    put(t, A, "m19", 6, "baku", (q, 0, 0))
    t.answer(A, Engage(), at=10 * SECOND)
    return t


def test_MS_CE_08_the_roll_needs_no_decision() -> None:
    t = table()
    t.notice("absent", B)
    fighting(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_08_a_die_that_is_not_tapped_rolls_by_itself_after_4_seconds() -> None:
    t = tapped()
    assert asked(t) == ("tap_black_die", (B,))
    assert choices(t, B) == (Tap(),) and not choices(t, A)
    assert refusal(t, C, Hold()).details == {"seat": B}  # it is A's turn, but the table waits for B
    assert t.due == 14 * SECOND
    rolls(t, "3 1")
    assert not t.time_up(14 * SECOND - 1)
    told = t.time_up(14 * SECOND)
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert not events(told, TimedOut)
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_08_the_result_does_not_depend_on_the_tap() -> None:
    t = tapped()
    late = t.copy()
    told = t.answer(B, Tap(), at=12 * SECOND)
    assert events(told, DiceRolled) == events(late.time_up(14 * SECOND), DiceRolled)
    assert t.agents == late.agents
    assert asked(t) == asked(late)


def test_MS_CE_08_an_absent_player_is_not_waited_for() -> None:
    t = table(3, black_die="tap")
    t.notice("absent", B)
    fighting(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_08_who_leaves_while_his_die_waits_lets_it_fall() -> None:
    t = tapped()
    rolls(t, "3 1")
    told = t.notice("absent", B, at=11 * SECOND)
    assert events(told, SeatAbsent) == [SeatAbsent(B)]
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_08_somebody_else_who_leaves_does_not() -> None:
    t = tapped()
    for seat in (A, C):
        told = t.notice("absent", seat, at=11 * SECOND)
        assert not events(told, DiceRolled)
    assert asked(t) == ("tap_black_die", (B,))


def test_MS_CE_08_who_resigns_while_his_die_waits_hands_it_on() -> None:
    t = tapped()
    rolls(t, "3 1")
    told = t.answer(B, Resign(), at=11 * SECOND)
    assert events(told, DiceRolled) == [DiceRolled(A, C, 3, 1)]
    assert agent(t, A).stage == 7
    assert asked(t) == ("turn_action", (C,))


def test_MS_CE_08_a_bot_never_waits() -> None:
    t = table(people(1, bots=1), black_die="tap")
    fighting(t, A)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert events(told, DiceRolled) == [DiceRolled(A, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))


def test_MS_CE_08_every_roll_of_a_fight_that_goes_on_is_tapped() -> None:
    t = tapped(q=0)
    rolls(t, "1 1")
    t.answer(B, Tap(), at=11 * SECOND)
    turn_of(t, A)
    t.answer(A, Roll())
    assert asked(t) == ("tap_black_die", (B,))
    rolls(t, "2 2")
    t.answer(B, Tap())
    assert agent(t, A).rolls == 2
    assert asked(t) == ("turn_action", (B,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_38_order_d_c_a_b() -> None:
    t = table(4, rolled=IN_ORDER_D_C_A_B)
    assert t.order == (D, C, A, B)
    assert adversaries(t) == [B, D, A, C]
    fighting(t, D, C, A, B)
    rolls(t, "3 1  3 1  3 1  3 1")
    told = [event for seat in (D, C, A, B) for event in t.answer(seat, Engage())]
    assert [(roll.adversary, roll.seat) for roll in events(told, DiceRolled)] == [(C, D), (A, C), (B, A), (D, B)]
    assert asked(t) == ("turn_action", (D,))


def test_MS_EX_39_when_a_is_eliminated_b_rolls_against_c() -> None:
    t = table(4, rolled=IN_ORDER_D_C_A_B)
    fighting(t, D, C, A, B)
    lost = agent(t, A).mission
    t.answer(D, Hold())
    rolls(t, "1 1")
    told = t.answer(C, Engage())
    assert events(told, DiceRolled) == [DiceRolled(C, A, 1, 1)]
    assert lost not in GAME.view(t, None).board.available
    rolls(t, "1 3")
    told = t.answer(A, Engage())
    assert agent(t, A).status == "eliminated"
    assert events(told, CounterEspionageSet) == [CounterEspionageSet(C, B, "ce17")]
    assert lost in GAME.view(t, None).board.available
    turn_of(t, C)
    rolls(t, "3 1")
    told = t.answer(C, Roll())
    assert events(told, DiceRolled) == [DiceRolled(C, B, 3, 1)]
    assert asked(t) == ("turn_action", (B,))
