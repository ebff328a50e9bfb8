"""M and Q (3.18)."""

from random import Random

from qg.games.missions_speciales.rules.reasons import RULES_BEHIND
from qg.games.missions_speciales.tests.prelude import *
from qg.kernel.record import digest

# -- M ----------------------------------------------------------------------------------------------------------------


def test_MS_ROLE_01_every_sheet_is_kept_by_the_software_and_seen_by_all() -> None:
    t = table(people(2))
    board, *others = [GAME.view(t, seat).board for seat in (A, B, None)]
    assert [(sheet[0].agent_name, sheet[0].mission_number) for sheet in board.sheets] == [(A, 10), (B, 11)]
    assert others == [board, board]
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_01_there_is_a_rule_behind_every_kind_of_event() -> None:
    rules = dict(GAME.facts()["reasons"])
    book = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
    assert set(rules) == {str(kind.__struct_config__.tag) for kind in KINDS}
    assert all(cited for cited in rules.values())
    assert all(f"**{rule}**" in book for cited in rules.values() for rule in cited)


CITED = """
MS-ABN-01 MS-ABN-02 MS-ABN-03: abandoned
MS-ABN-04: mission_freed
MS-CE-01 MS-CE-02 MS-CE-05: counter_espionage_set
MS-CE-03: engaged
MS-DBF-01 MS-DBF-02: debriefed
MS-DBF-03 MS-DBF-04 MS-DBF-07: converted
MS-DBF-06: allocated
MS-DBF-08: target_reached
MS-DBF-10: mission_freed
MS-ELM-01: eliminated
MS-ELM-03: mission_freed
MS-ELM-05: resigned seat_absent seat_back
MS-END-01: evaluation_closed target_reached
MS-END-03 MS-END-04 MS-END-05 MS-END-06 MS-END-07: evaluation_closed
MS-ENG-01: engaged held_off
MS-ENG-02 MS-ENG-11: dice_rolled
MS-ENG-03 MS-ENG-08: fight_won
MS-ENG-04: fight_goes_on fight_tied paid
MS-ENG-05 MS-ENG-07: paid
MS-ENG-06: eliminated
MS-ENG-09: fight_goes_on
MS-EXP-01 MS-EXP-02: express_taken
MS-MIS-02 MS-MIS-11: stage_current
MS-MIS-08 MS-MIS-09: stage_completed
MS-MIS-10: imposed_progress stage_completed
MS-MOV-01 MS-MOV-03: stepped
MS-MOV-05: branch_closed
MS-NEW-01: mission_freed
MS-NEW-03: mission_given
MS-NEW-04: waited
MS-OPT-13: timed_out
MS-ORD-01 MS-ORD-02: order_rolled
MS-ORD-03: order_set
MS-PREP-01 MS-PREP-03 MS-PREP-05: mission_given
MS-PREP-04: allocated
MS-PREP-06: agent_ready
MS-Q-01 MS-Q-02: q_rolled
MS-Q-03 MS-Q-04: branch_opened
MS-Q-05: branch_closed
MS-Q-06: imposed_progress
MS-Q-10: express_taken paid
MS-ROLE-02: contested
MS-ROLE-05: role_given
MS-SET-01 MS-SET-02 MS-SET-03: identity_chosen
MS-SOLO-02: evaluation_closed
MS-TRN-01: flight_boarded
MS-TRN-02: flight_advanced flight_boarded flight_landed
MS-TRN-03: flight_advanced
MS-TRN-04: flight_landed
MS-TURN-01: round_started turn_started
MS-TURN-02: turn_started
MS-TURN-03: held
MS-VAR-01: hospitalised
MS-VAR-02: recovered
"""
"""Rules, and the events that happen by each of them."""


def test_MS_ROLE_01_each_rule_is_cited_for_all_that_happens_by_it() -> None:
    cited: dict[str, list[str]] = {}
    for event, behind in GAME.facts()["reasons"].items():
        for rule in behind:
            cited.setdefault(rule, []).append(event)
    wanted: dict[str, list[str]] = {}
    for line in CITED.strip().splitlines():
        rules, happens = (side.split() for side in line.split(":"))
        wanted |= dict.fromkeys(rules, happens)
    assert {rule: sorted(happens) for rule, happens in cited.items()} == wanted


def test_MS_ROLE_02_any_player_may_contest_any_event_by_its_number() -> None:
    """Those who are out too."""
    t = table(3)
    put(t, A, "m19", 6, "baku", (3, 0, 0))
    t.answer(C, Resign())
    rolls(t, "1 3")
    told = t.answer(A, Engage()) + t.answer(B, Hold())
    cited = {}
    for each in told:
        kind = type(each.event)
        (note,) = events(t.answer(C, Contest(each.n)), Contested)
        assert note == Contested(C, each.n, str(kind.__struct_config__.tag), RULES_BEHIND[kind])
        cited[note.kind] = note.rules
    assert cited["held"] == ("MS-TURN-03",)
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_02_who_picks_at_random_may_contest_each_of_them() -> None:
    t = preparing(3, roles="ceremonial")
    t.answer(B, Contest(t.told - 2))
    remarks = t.standing(A)
    assert isinstance(remarks, Remarks)
    events = [Contest(event) for event in range(1, t.told + 1) if Contest(event) in remarks]
    assert len(events) == t.told - 1
    assert {remarks.sample(Random(n)) for n in range(500)} == {*events, *remarks.plain}
    form = next(each for each in remarks.schema()["anyOf"] if each["required"] == ["type", "event"])
    assert form["properties"]["event"] == {"type": "integer", "minimum": 1, "maximum": t.told}
    assert asked(t) == ("ready", (A, B, C))


def test_MS_ROLE_02_it_changes_nothing_in_play_and_needs_nobody_listening() -> None:
    t, before, unheard = (table(2) for _ in range(3))
    t.answer(B, Contest(t.told))
    for field in ("agents", "lines", "order", "round", "turn", "conduct", "counter", "key", "agenda", "number"):
        assert getattr(t, field) == getattr(before, field), field
    assert t.options(A) == before.options(A)
    unheard.answer(B, Contest(unheard.told), events=False)
    for each, listening in ((t, True), (unheard, False)):
        each.answer(A, Hold(), events=listening)
        each.answer(A, Contest(each.told - 1), events=listening)
    assert digest(GAME, t) == digest(GAME, unheard)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ROLE_02_each_event_once_and_only_the_last_fifty() -> None:
    t = table(2)
    number = t.told
    t.answer(A, Contest(number))
    assert refused(t, B, Contest(number)) == ("contested_already", "MS-ROLE-02")
    assert refusal(t, B, Contest(number)).details == {"event": number}
    for other in (0, t.told + 1):
        assert refused(t, B, Contest(other)) == ("no_such_event", "MS-ROLE-02")
    for _ in range(30):
        t.answer(on_turn(t), Hold())
    first = t.told - 49
    assert refusal(t, B, Contest(first - 1)).details == {"event": first - 1, "first": first, "last": t.told}
    t.answer(B, Contest(first))
    assert asked(t) == ("turn_action", (A,))


# -- Q ----------------------------------------------------------------------------------------------------------------


def test_MS_ROLE_03_qs_counter_has_the_tables_the_dice_and_the_cards() -> None:
    facts = GAME.facts()
    tables = [link["table"] for link in facts["links"]]
    assert [tables.count(name) for name in ("routes", "london_flights", "q_base_flights")] == [24, 20, 28]
    assert len(facts["transits"]) == 11
    assert [die["faces"] for die in facts["dice"].values() if die["colour"] == "blue"] == [[1, 1, 2, 2, 3, 4]]
    assert GAME.view(table(2), A).board.pockets[A] == ((3,), (3,), (3,))


def test_MS_ROLE_04_payments_change_allocations_and_returns_each_have_an_event() -> None:
    t = table(3)
    put(t, A, "m19", 2, "bilbao", (3, 0, 3))
    assert [taken.change for taken in events(t.answer(A, Express("london")), ExpressTaken)] == [(2,)]
    rolls(t, "1 2")
    assert events(t.answer(A, Engage()), Paid) == [Paid(A, "arms", 2, (3,), (1,), "deficit")]
    turn_of(t, A)
    rolls(t, "4")
    assert events(t.answer(A, QRoll("red")), QRolled) == [QRolled(A, "red", 4, 5)]
    turn_of(t, A)
    put(t, A, "m19", 8, "paris")
    t.answer(A, Step("london"))
    assert events(t.answer(A, ConvertPoints(1, 0, 0)), MissionFreed) == [MissionFreed("m19")]
    assert events(t.answer(A, TakeMission("m18")), Allocated) == [Allocated(A, 3, 2, 5)]
    assert agent(t, A).q == (4 + 3, 2, 2 + 5)
    assert asked(t) == ("turn_action", (B,))


# -- titles -----------------------------------------------------------------------------------------------------------


def test_MS_ROLE_05_MS_OPT_10_the_host_carries_both_titles_and_may_name_others_before_the_first_round() -> None:
    t = preparing(3, roles="ceremonial")
    assert (t.m_seat, t.q_seat) == (A, A)
    assert refused(t, B, Appoint("m", B)) == ("no_appointment", "MS-ROLE-05")
    assert refused(t, A, Appoint("m", 3)) == ("no_appointment", "MS-ROLE-05")
    remarks = t.standing(A)
    assert isinstance(remarks, Remarks)
    form = next(each["properties"] for each in remarks.schema()["anyOf"] if "role" in each["required"])
    assert (form["role"], form["seat"]) == ({"enum": ["m", "q"]}, {"enum": [A, B, C]})
    assert events(t.answer(A, Appoint("m", C)), RoleGiven) == [RoleGiven(C, "m")]
    assert events(t.answer(A, Appoint("q", B)), RoleGiven) == [RoleGiven(B, "q")]
    board = GAME.view(t, None).board
    assert (board.m_seat, board.q_seat) == (C, B)
    t.answer(A, Appoint("q", C))
    for seat in (A, B, C):
        t.answer(seat, SayReady())
    assert refused(t, A, Appoint("m", A)) == ("no_appointment", "MS-ROLE-05")
    assert choices(t, A) == choices(table(3), A)  # there is nothing to decide
    t.answer(C, Resign())
    assert (t.m_seat, t.q_seat) == (C, C)  # the eliminated keep their titles
    assert asked(t) == ("turn_action", (A,))


def test_MS_ROLE_05_QG_HST_01_whoever_is_host_now_names_m_and_q() -> None:
    """Who has left names nobody; back again, he does; who has handed over does no more."""
    t = preparing(3, roles="ceremonial")
    t.notice("left", A)
    assert refused(t, A, Appoint("m", C)) == ("no_appointment", "MS-ROLE-05")
    assert events(t.answer(B, Appoint("m", C)), RoleGiven) == [RoleGiven(C, "m")]
    t.notice("back", A)
    assert refused(t, B, Appoint("q", B)) == ("no_appointment", "MS-ROLE-05")
    assert events(t.answer(A, Appoint("q", A)), RoleGiven) == [RoleGiven(A, "q")]
    t.answer(A, Word("hand_over", C))
    assert refused(t, A, Appoint("q", B)) == ("no_appointment", "MS-ROLE-05")
    t.answer(C, Appoint("q", B))
    assert ((t.m_seat, t.q_seat), asked(t)) == ((C, B), ("ready", (A, B, C)))


def test_MS_ROLE_05_MS_OPT_10_with_the_software_as_m_and_q_nobody_is_named() -> None:
    t = lobby(3)
    assert (t.m_seat, t.q_seat) == (None, None)
    assert refused(t, A, Appoint("m", A)) == ("no_appointment", "MS-ROLE-05")
    assert t.standing(A) == [Resign()]  # nothing has been told yet that could be contested
    assert asked(t) == ("choose_identity", (A, B, C))
