"""Mission sheets and stages (3.5); the printed figures, MS-MIS-12 to 16, are in test_data.py."""

import pytest

from qg.games.missions_speciales.tests.prelude import *
from qg.words import Words

WORDS = Path(__file__).parents[1] / "words"
LANGUAGES = {lang: Words(lang, [WORDS / f"{lang}.ftl"]) for lang in ("en", "fr")}


def sheet(monkeypatch: pytest.MonkeyPatch, mission: str, *stages: tuple[str, StageType, int]) -> None:
    """Another sheet for this mission: place, type and imposed equipment of each stage."""
    made = tuple(Stage(n, place, kind, imposed) for n, (place, kind, imposed) in enumerate(stages, 1))
    monkeypatch.setitem(STAGES, mission, made)


# -- the sheet --------------------------------------------------------------------------------------------------------


def test_MS_MIS_01_number_code_name_brief_value_allocation_and_stages() -> None:
    for mission in MISSIONS.values():
        assert mission.id == f"m{mission.number}"
        assert mission.value > 0 and min(mission.base.points) >= 0 < sum(mission.base.points)
        assert [stage.n for stage in mission.stage] == list(range(1, len(mission.stage) + 1))
        for words in LANGUAGES.values():
            assert words.text(f"mission-{mission.id}") and words.text(f"mission-{mission.id}.brief")
    values = [(mission.value, mission.base.points) for mission in MISSIONS.values()]
    assert values[7] == (1700, (4, 2, 6)) and values[9] == (1450, (4, 0, 3))


def test_MS_MIS_02_a_whole_mission_stage_by_stage() -> None:
    t = table(2, "m12")  # Madrid, Cortina, Corfu, Albania, Corfu (Q, 2 imposed), Saint Cyril, London
    told = []
    way = ["paris", "venice", "cortina", "venice", "corfu", "albania", "corfu", "saint_cyril", "albania", "istanbul",
           "paris", "london"]  # fmt: skip
    rolls(t, "3 1")
    told += t.answer(A, Engage())
    for place in way:
        turn_of(t, A)
        told += t.answer(A, Step(place))
        if asked(t) == ("engage_on_arrival", (A,)):
            rolls(t, "3 1")
            told += t.answer(A, Engage())
        if place == "corfu" and t.agents[A].stage == 5:
            turn_of(t, A)
            rolls(t, "2")
            told += t.answer(A, QRoll("yellow"))
    assert [event.stage for event in events(told, StageCompleted)] == [1, 2, 3, 4, 5, 6]
    assert [event.stage for event in events(told, StageCurrent)] == [2, 3, 4, 5, 6, 7]
    assert [event.mission for event in events(told, Debriefed)] == ["m12"]
    assert asked(t) == ("convert", (A,))


def test_MS_MIS_02_none_may_be_skipped() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 4, "baku")  # stage 6 is there; stage 4 in the Caucasus is current
    assert Engage not in kinds(t, A)
    t.answer(A, Step("kazakhstan"))  # stage 5
    assert t.agents[A].stage == 4
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_03_place_type_imposed_equipment_and_message() -> None:
    for mission in MISSIONS.values():
        for stage in mission.stage:
            assert stage.place in PLACES
            assert stage.type in ("combat", "intelligence", "q_department", "debriefing")
            assert stage.imposed == 0 or stage.type == "q_department"
            texts = {words.text(f"mission-{mission.id}-stage-{stage.n}") for words in LANGUAGES.values()}
            assert len(texts) == 2
    types = {stage.type for mission in MISSIONS.values() for stage in mission.stage}
    assert len(types) == 4


def test_MS_MIS_04_the_last_stage_is_the_return_to_london() -> None:
    for mission in MISSIONS.values():
        *before, last = mission.stage
        assert (last.place, last.type) == ("london", "debriefing")
        assert all(stage.type != "debriefing" for stage in before)


def test_MS_MIS_04_no_equipping_at_the_debriefing() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 8, "paris", (1, 0, 0))
    t.answer(A, Step("london"))
    assert refused(t, A, QRoll("red")) == ("reporting", "MS-Q-09")
    assert refused(t, A, Step("paris")) == ("reporting", "MS-DBF-03")
    assert asked(t) == ("convert", (A,))


@pytest.mark.parametrize("mission", [*MISSIONS])
def test_MS_MIS_05_the_figurine_starts_at_stage_1_without_travel(mission: str) -> None:
    t = table(2, mission)
    assert t.agents[A].place == STAGES[mission][0].place
    assert t.agents[A].stage == 1 and t.agents[A].first_turn
    assert not goals(t, A)
    assert asked(t) == ("turn_action", (A,))


def test_MS_MIS_06_names_inside_messages_have_no_effect() -> None:
    assert "London" in LANGUAGES["en"].text("mission-m17-stage-7")  # but the stage is in Cuba
    t = table(2, "m17")
    put(t, A, "m17", 7, "london")
    assert refused(t, A, Engage()) == ("not_here", "MS-ENG-01")
    put(t, A, "m17", 7, "cuba")
    assert Engage() in choices(t, A)
    assert set(Stage.__struct_fields__) == {"n", "place", "type", "imposed", "standard", "express"}
    assert asked(t) == ("turn_action", (A,))


# -- current and completed --------------------------------------------------------------------------------------------


def test_MS_MIS_07_standing_on_the_place_of_a_later_stage_does_nothing() -> None:
    t = table(2, "m12")
    put(t, A, "m12", 2, "venice", (9, 9, 9))
    t.answer(A, Step("corfu"))  # stages 3 and 5 are there, the second with Q
    assert (t.agents[A].stage, t.agents[A].branch) == (2, None)
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert not choices(t, A, Engage, QRoll)
    error = refusal(t, A, Engage())
    assert (error.code, error.rule_id) == ("not_current_stage", "MS-MIS-07")
    assert error.details == {"stage": 3, "current": 2, "place": "cortina"}
    assert refused(t, A, QRoll("red")) == ("q_closed", "MS-Q-03")
    assert asked(t) == ("turn_action", (A,))


def test_MS_MIS_07_nor_is_an_earlier_stage_played_again() -> None:
    t = table(2, "m12")
    put(t, A, "m12", 2, "madrid")
    assert refused(t, A, Engage()) == ("not_current_stage", "MS-ENG-10")
    put(t, A, "m12", 2, "paris")
    assert refused(t, A, Engage()) == ("not_here", "MS-ENG-01")
    put(t, A, "m12", 5, "corfu", branch="corfu")
    assert refused(t, A, Engage()) == ("no_fight", "MS-CE-03")
    assert asked(t) == ("turn_action", (A,))


@pytest.mark.parametrize(("mission", "stage"), [("m19", 4), ("m19", 3)])
def test_MS_MIS_08_a_fight_is_completed_by_winning_it(mission: str, stage: int) -> None:
    t = table(2, mission)
    put(t, A, mission, stage, q=(1, 1, 0))
    rolls(t, "2 2")
    told = t.answer(A, Engage())
    assert not events(told, StageCompleted)
    assert (t.agents[A].stage, asked(t)) == (stage, ("tie_choice", (A,)))
    told = t.answer(A, Pay())
    assert told_kinds(told)[1:3] == [FightWon, StageCompleted]
    assert t.agents[A].stage == stage + 1
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_08_arriving_alone_completes_no_fight() -> None:
    t = table(2, "m19")
    put(t, A, "m19", 2, "paris")
    t.answer(A, Step("london"))
    told = t.answer(A, HoldOff())
    assert not events(told, StageCompleted)
    assert t.agents[A].stage == 2
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_09_a_q_stage_with_nothing_imposed_is_completed_on_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet(monkeypatch, "m19", ("bilbao", "combat", 0), ("corfu", "q_department", 0), ("cairo", "combat", 0),
          ("london", "debriefing", 0))  # fmt: skip
    t = table(2, "m19")
    put(t, A, "m19", 2, "venice")
    told = t.answer(A, Step("corfu"))
    assert [event.place for event in events(told, BranchOpened)] == ["corfu"]
    assert [event.stage for event in events(told, StageCompleted)] == [2]
    assert (t.agents[A].stage, t.agents[A].branch) == (3, "corfu")
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert len(choices(t, A, QRoll)) == 3 and "venice" in goals(t, A)


def test_MS_MIS_09_also_on_the_spot_and_only_while_current(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet(monkeypatch, "m19", ("bilbao", "combat", 0), ("corfu", "combat", 0), ("corfu", "q_department", 0),
          ("corfu", "combat", 0), ("london", "debriefing", 0))  # fmt: skip
    t = table(2, "m19")
    put(t, A, "m19", 2, "corfu")
    assert t.agents[A].stage == 2
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [event.stage for event in events(told, StageCompleted)] == [2, 3]
    assert (t.agents[A].stage, t.agents[A].branch) == (4, "corfu")
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_10_imposed_equipment_comes_from_the_yellow_die() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 4, "london", (1, 5, 1))  # 3 imposed; points held before do not count
    rolls(t, "4")
    told = t.answer(A, QRoll("red"))
    assert not events(told, ImposedProgress)
    assert (t.agents[A].obtained, t.agents[A].stage) == (0, 4)
    turn_of(t, A)
    rolls(t, "4")
    t.answer(A, QRoll("blue"))
    assert (t.agents[A].obtained, t.agents[A].stage) == (0, 4)
    turn_of(t, A)
    rolls(t, "2")
    told = t.answer(A, QRoll("yellow"))
    assert [(event.obtained, event.required) for event in events(told, ImposedProgress)] == [(2, 3)]
    assert not events(told, StageCompleted)
    turn_of(t, A)
    rolls(t, "4")
    told = t.answer(A, QRoll("yellow"))
    assert [(event.obtained, event.required) for event in events(told, ImposedProgress)] == [(6, 3)]
    assert [event.stage for event in events(told, StageCompleted)] == [4]
    assert t.agents[A].q == (5, 11, 5)  # what is above is kept
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_10_exactly_as_many_are_enough_and_one_fewer_is_not() -> None:
    for value, stage in (("1", 3), ("2", 4), ("3", 4)):
        t = table(2, "m10")
        put(t, A, "m10", 3, "cairo", branch="cairo")
        rolls(t, value)
        t.answer(A, QRoll("yellow"))
        assert t.agents[A].stage == stage
        assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_10_only_at_that_place_and_while_the_stage_is_current() -> None:
    t = table(2, "m10")
    put(t, A, "m10", 3, "london")  # the Q stage is in Cairo
    rolls(t, "4")
    told = t.answer(A, QRoll("yellow"))
    assert (
        not events(
            told,
            ImposedProgress,
        )
        and t.agents[A].obtained == 0
    )
    put(t, A, "m10", 4, "cairo", branch="cairo")
    turn_of(t, A)
    rolls(t, "4")
    told = t.answer(A, QRoll("yellow"))
    assert not events(told, ImposedProgress) and t.agents[A].obtained == 0
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_10_what_was_obtained_does_not_count_for_a_later_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet(monkeypatch, "m19", ("bilbao", "combat", 0), ("corfu", "q_department", 1), ("corfu", "q_department", 2),
          ("london", "debriefing", 0))  # fmt: skip
    t = table(2, "m19")
    put(t, A, "m19", 2, "corfu", branch="corfu")
    rolls(t, "4")
    t.answer(A, QRoll("yellow"))
    assert (t.agents[A].stage, t.agents[A].obtained) == (3, 0)
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert refused(t, A, Step("venice")) == ("imposed_missing", "MS-Q-06")


def test_MS_MIS_11_the_next_stage_is_current_at_once() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 5)
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    [now] = events(told, StageCurrent)
    assert (now.stage, now.place, now.stage_type, now.imposed) == (6, "red_star_train", "combat", 0)
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_11_a_q_branch_on_the_spot_opens_immediately() -> None:
    t = table(2, "m10")
    put(t, A, "m10", 2, "cairo")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [event.place for event in events(told, BranchOpened)] == ["cairo"]
    assert (t.agents[A].stage, t.agents[A].branch) == (3, "cairo")
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_11_a_fight_on_the_spot_from_the_next_turn_on() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 2, "monte_carlo")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert len(events(told, DiceRolled)) == 1
    assert t.agents[A].stage == 3
    assert asked(t) == ("turn_action", (B,))
    turn_of(t, A)
    assert Engage() in choices(t, A)


def test_MS_MIS_11_a_debriefing_on_the_spot_immediately(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet(monkeypatch, "m19", ("bilbao", "combat", 0), ("london", "combat", 0), ("london", "debriefing", 0))
    t = table(2, "m19")
    put(t, A, "m19", 2, "london", (1, 0, 0))
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert [event.mission for event in events(told, Debriefed)] == ["m19"]
    assert asked(t) == ("convert", (A,))


def test_MS_MIS_11_also_after_q(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet(monkeypatch, "m19", ("bilbao", "combat", 0), ("london", "q_department", 1), ("london", "debriefing", 0))
    t = table(2, "m19")
    put(t, A, "m19", 2, "london", (0, 0, 0))
    t.answer(A, QRoll("yellow"))
    assert asked(t) == ("convert", (A,))


def test_MS_MIS_11_a_stage_elsewhere_needs_travel() -> None:
    t = table(2, "m12")
    put(t, A, "m12", 4, "albania")
    rolls(t, "3 1")
    told = t.answer(A, Engage())
    assert not events(told, BranchOpened)
    assert (t.agents[A].stage, t.agents[A].branch) == (5, None)
    turn_of(t, A)
    told = t.answer(A, Step("corfu"))
    assert [event.place for event in events(told, BranchOpened)] == ["corfu"]
    assert asked(t) == ("turn_action", (B,))


def test_MS_MIS_11_a_q_stage_in_london_opens_no_branch() -> None:
    t = table(2, "m17")
    put(t, A, "m17", 4, "monte_carlo", (0, 0, 1))
    told = t.answer(A, Express("london"))
    assert not events(told, BranchOpened)
    assert t.agents[A].branch is None
    turn_of(t, A)
    assert len(choices(t, A, QRoll)) == 3
    assert asked(t) == ("turn_action", (A,))


# -- words of the sheet -----------------------------------------------------------------------------------------------


def test_MS_MIS_17_places_in_the_language_of_the_screen_the_other_beside_it() -> None:
    english, french = LANGUAGES["en"], LANGUAGES["fr"]
    for place in PLACES:
        assert french.text(f"place-{place}.other") == english.text(f"place-{place}")
        assert english.text(f"place-{place}.other") == french.text(f"place-{place}")
    assert french.text("place-cairo") == "Le Caire" and english.text("place-cairo") == "Cairo"
    differing = [place for place in PLACES if french.text(f"place-{place}") != english.text(f"place-{place}")]
    assert len(differing) > 10


def test_MS_MIS_17_the_mi6_wording_is_the_same_in_both_languages() -> None:
    for place in PLACES:
        assert LANGUAGES["fr"].text(f"place-{place}.mi6") == LANGUAGES["en"].text(f"place-{place}.mi6")
    assert LANGUAGES["fr"].text("place-cairo.mi6") == "Cairo"
    assert len({LANGUAGES["en"].text(f"place-{place}.mi6") for place in PLACES}) == len(DATA.places)
