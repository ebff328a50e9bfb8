"""Absent players (section 5), M and Q (3.18)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from qg.games.missions_speciales import GAME
from qg.games.missions_speciales.choices import (
    Appoint,
    Contest,
    ConvertPoints,
    Engage,
    Express,
    Hold,
    QRoll,
    Resign,
    Step,
    TakeMission,
)
from qg.games.missions_speciales.events import (
    KINDS,
    Allocated,
    Contested,
    ExpressTaken,
    Held,
    MissionFreed,
    Paid,
    QRolled,
    RoleGiven,
    SeatAbsent,
    SeatBack,
)
from qg.games.missions_speciales.rules.reasons import RULES_BEHIND
from qg.games.missions_speciales.state import State
from qg.games.missions_speciales.tests.positions import (
    SECOND,
    A,
    B,
    C,
    agent,
    kinds,
    lobby,
    people,
    preparing,
    put,
    rolls,
    table,
    turn_of,
)
from qg.kernel import Illegal
from qg.kernel.record import digest
from qg.kernel.view import View
from tests.rules import asked, choices, events, refusal, refused

KEEPER = "agent"
"""The level that keeps a seat."""


def refused_notice(t: State, kind: str, seat: int | None) -> tuple[str, str | None]:
    before = digest(GAME, t)
    with pytest.raises(Illegal) as caught:
        t.notice(kind, seat)  # type: ignore[arg-type]
    assert digest(GAME, t) == before
    return caught.value.code, caught.value.rule_id


# -- absence ----------------------------------------------------------------------------------------------------------


def test_a_seat_whose_player_has_left_is_kept_by_a_bot_until_he_returns() -> None:
    t = table(3)
    told = t.notice("absent", B)
    assert events(told, SeatAbsent) == [SeatAbsent(B)]
    assert (t.absent, t.kept) == ((B,), {B: KEEPER})
    assert asked(t) == ("turn_action", (A,))
    t.answer(A, Hold())
    assert asked(t) == ("turn_action", (B,))
    t.answer(B, Hold())
    told = t.notice("back", B)
    assert events(told, SeatBack) == [SeatBack(B)]
    assert (t.absent, t.kept) == ((), {})
    assert asked(t) == ("turn_action", (C,))


def test_he_is_kept_for_every_decision_also_in_the_lobby_and_while_others_prepare() -> None:
    t = lobby(3)
    t.notice("absent", C)
    assert (t.kept, asked(t)) == ({C: KEEPER}, ("choose_identity", (A, B, C)))
    t = preparing(3)
    t.notice("absent", C)
    assert (t.kept, asked(t)) == ({C: KEEPER}, ("ready", (A, B, C)))
    t.answer(C, {"type": "say_ready"})
    assert asked(t) == ("ready", (A, B))


def test_several_may_be_away_and_come_back_one_by_one() -> None:
    t = table(3)
    t.notice("absent", C)
    t.notice("absent", A)
    assert (t.absent, t.kept) == ((A, C), {A: KEEPER, C: KEEPER})
    t.notice("absent", B)
    assert t.kept == {A: KEEPER, B: KEEPER, C: KEEPER}
    t.notice("back", C)
    assert (t.absent, t.kept) == ((A, B), {A: KEEPER, B: KEEPER})
    assert asked(t) == ("turn_action", (A,))


def test_who_is_out_or_has_finished_is_not_kept() -> None:
    t = table(3)
    t.notice("absent", B)
    t.answer(B, Resign())
    assert (t.absent, t.kept) == ((B,), {})
    assert asked(t) == ("turn_action", (A,))


def test_only_people_leave_and_only_who_has_left_returns() -> None:
    t = table(people("Ana", "Leo", bots=1))
    assert refused_notice(t, "absent", C) == ("not_allowed", "MS-ELM-05")
    assert refused_notice(t, "back", B) == ("not_allowed", "MS-ELM-05")
    assert refused_notice(t, "absent", None)[0] == "seat_needed"
    assert refused_notice(t, "ruling", B)[0] == "not_allowed"
    t.notice("absent", B)
    assert refused_notice(t, "absent", B) == ("not_allowed", "MS-ELM-05")
    t.notice("back", B)
    assert refused_notice(t, "back", B) == ("not_allowed", "MS-ELM-05")
    assert asked(t) == ("turn_action", (A,))


def test_a_lost_connection_is_an_absence_after_a_minute() -> None:
    assert GAME.grace(table(2)) == 60 * SECOND


def test_an_absent_seat_keeps_the_time_of_the_decision() -> None:
    t = table(2)
    due = t.due
    t.notice("absent", A, at=20 * SECOND)
    assert (t.due, asked(t)) == (due, ("turn_action", (A,)))
    t.notice("back", A, at=30 * SECOND)
    assert (t.due, asked(t)) == (due, ("turn_action", (A,)))


# -- M ----------------------------------------------------------------------------------------------------------------


def test_MS_ROLE_01_every_sheet_is_kept_by_the_software_and_seen_by_all() -> None:
    t = table(people("Ana", "Leo"))
    views = [GAME.view(t, seat).board for seat in (A, B, None)]
    for board in views:
        assert [sheet[0].agent_name for sheet in board.sheets] == ["Ana", "Leo"]
        assert [sheet[0].mission_number for sheet in board.sheets] == [10, 11]
    assert views[0] == views[1] == views[2]
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_01_there_is_a_rule_behind_every_kind_of_event() -> None:
    rules = GAME.facts()["reasons"].items()
    text = {f"**{rule}**" for _, cited in rules for rule in cited}
    book = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
    assert {tag for tag, _ in rules} == {str(kind.__struct_config__.tag) for kind in KINDS}
    assert all(cited for _, cited in rules)
    assert all(rule in book for rule in text)


def test_MS_ROLE_02_any_player_may_contest_an_event() -> None:
    t = table(3)
    (held,) = [told for told in t.answer(A, Hold()) if isinstance(told.event, Held)]
    told = t.answer(C, Contest(held.n))
    assert events(told, Contested) == [Contested(C, held.n, "held", ("MS-TURN-03",))]
    assert asked(t) == ("turn_action", (B,))


def test_MS_ROLE_02_the_note_names_the_event_of_that_number() -> None:
    t = table(2)
    put(t, A, "m19", 6, "baku", (3, 0, 0))
    rolls(t, "1 3")
    story = {told.n: told.event for told in t.answer(A, Engage())}
    for number, event in story.items():
        (note,) = events(t.answer(B, Contest(number)), Contested)
        kind = type(event)
        assert (note.event, note.kind, note.rules) == (number, kind.__struct_config__.tag, RULES_BEHIND[kind])
    assert asked(t) == ("turn_action", (B,))


def test_MS_ROLE_02_it_changes_nothing_in_play() -> None:
    t = table(2)
    before = t.copy()
    t.answer(B, Contest(t.told))
    for field in ("agents", "lines", "order", "round", "turn", "deadline", "counter", "key", "agenda", "number"):
        assert getattr(t, field) == getattr(before, field), field
    assert t.options(A) == before.options(A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_02_each_event_once_and_only_the_last_fifty() -> None:
    t = table(2)
    number = t.told
    t.answer(A, Contest(number))
    assert refused(t, B, Contest(number)) == ("contested_already", "MS-ROLE-02")
    assert refused(t, B, Contest(t.told + 1)) == ("no_such_event", "MS-ROLE-02")
    assert refused(t, B, Contest(0)) == ("no_such_event", "MS-ROLE-02")
    for _ in range(30):
        t.answer(t.turn, Hold())
    error = refusal(t, B, Contest(t.told - 50))
    assert (error.code, error.details) == (
        "no_such_event",
        {"event": t.told - 50, "first": t.told - 49, "last": t.told},
    )
    t.answer(B, Contest(t.told - 49))
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_02_also_those_who_are_out() -> None:
    t = table(3)
    t.answer(B, Resign())
    told = t.answer(B, Contest(t.told))
    assert [note.seat for note in events(told, Contested)] == [B]
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_02_does_not_depend_on_anybody_listening() -> None:
    heard, unheard = table(2), table(2)
    for t, listening in ((heard, True), (unheard, False)):
        t.answer(A, Hold(), events=listening)
        t.answer(A, Contest(t.told - 1), events=listening)
    assert digest(GAME, heard) == digest(GAME, unheard)
    assert asked(heard) == ("turn_action", (B,))


# -- Q ----------------------------------------------------------------------------------------------------------------


def test_MS_ROLE_03_qs_counter_has_the_tables_the_dice_and_the_cards() -> None:
    facts = GAME.facts()
    tables = {name: [link for link in facts["links"] if link["table"] == name] for name in ("routes", "london_flights")}
    assert (len(tables["routes"]), len(tables["london_flights"])) == (24, 20)
    assert len([link for link in facts["links"] if link["table"] == "q_base_flights"]) == 28
    assert len(facts["transits"]) == 11
    assert [die["faces"] for die in facts["dice"].values() if die["colour"] == "blue"] == [[1, 1, 2, 2, 3, 4]]
    view: View[Any] = GAME.view(table(2), A)
    assert view.board.pockets[A] == ((3,), (3,), (3,))


def test_MS_ROLE_04_payments_change_allocations_and_returns_each_have_an_event() -> None:
    t = table(3)
    put(t, A, "m19", 2, "bilbao", (3, 0, 3))
    told = t.answer(A, Express("london"))
    assert events(told, ExpressTaken)[0].change == (2,)
    rolls(t, "1 2")
    told = t.answer(A, Engage())
    assert events(told, Paid) == [Paid(A, "arms", 2, (3,), (1,), "deficit")]
    turn_of(t, A)
    rolls(t, "4")
    assert events(t.answer(A, QRoll("red")), QRolled) == [QRolled(A, "red", 4, 5)]
    turn_of(t, A)
    put(t, A, "m19", 8, "paris")
    t.answer(A, Step("london"))
    told = t.answer(A, ConvertPoints(1, 0, 0))
    assert events(told, MissionFreed) == [MissionFreed("m19")]
    told = t.answer(A, TakeMission("m18"))
    assert events(told, Allocated) == [Allocated(A, 3, 2, 5)]
    assert agent(t, A).q == (4 + 3, 2, 2 + 5)
    assert asked(t) == ("turn_action", (B,))


# -- titles -----------------------------------------------------------------------------------------------------------


def test_MS_ROLE_05_the_host_carries_both_titles_until_he_names_others() -> None:
    t = lobby(3, roles="ceremonial")
    assert (t.m_seat, t.q_seat) == (A, A)
    told = t.answer(A, Appoint("m", C))
    assert events(told, RoleGiven) == [RoleGiven(C, "m")]
    told = t.answer(A, Appoint("q", B))
    assert events(told, RoleGiven) == [RoleGiven(B, "q")]
    board = GAME.view(t, None).board
    assert (board.m_seat, board.q_seat) == (C, B)
    t.answer(A, Appoint("q", C))
    assert (t.m_seat, t.q_seat) == (C, C)
    assert asked(t) == ("choose_identity", (A, B, C))


def test_MS_ROLE_05_only_the_host_and_only_before_the_first_round() -> None:
    t = preparing(3, roles="ceremonial")
    assert refused(t, B, Appoint("m", B)) == ("no_appointment", "MS-ROLE-05")
    t.answer(A, Appoint("m", B))
    assert refused(t, A, Appoint("m", 3)) == ("no_appointment", "MS-ROLE-05")
    for seat in (A, B, C):
        t.answer(seat, {"type": "say_ready"})
    assert refused(t, A, Appoint("m", A)) == ("no_appointment", "MS-ROLE-05")
    assert (t.m_seat, asked(t)) == (B, ("turn_action", (A,)))


def test_MS_ROLE_05_there_is_nothing_to_decide() -> None:
    plain, titled = table(3), table(3, roles="ceremonial")
    assert choices(plain, A) == choices(titled, A)
    assert kinds(titled, A) == kinds(plain, A)
    assert plain.agents == titled.agents
    assert asked(plain) == asked(titled) == ("turn_action", (A,))


def test_MS_ROLE_05_the_eliminated_keep_their_titles() -> None:
    t = preparing(3, roles="ceremonial")
    t.answer(A, Appoint("q", B))
    t.answer(B, Resign())
    t.answer(A, Resign())
    assert (t.m_seat, t.q_seat) == (A, B)
    assert asked(t) == ("over", ())


def test_MS_ROLE_05_with_the_software_as_m_and_q_nobody_is_named() -> None:
    t = lobby(3)
    assert (t.m_seat, t.q_seat) == (-1, -1)
    assert refused(t, A, Appoint("m", A)) == ("no_appointment", "MS-ROLE-05")
    assert t.standing(A) == [Resign()]  # nothing has been told yet that could be contested
    assert asked(t) == ("choose_identity", (A, B, C))
