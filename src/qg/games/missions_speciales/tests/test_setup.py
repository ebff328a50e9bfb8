"""Setting up, order of play, first missions and preparation (3.2 to 3.4)."""

from typing import get_args

import pytest

from qg.games.missions_speciales.names import LONGEST
from qg.games.missions_speciales.tests.prelude import *
from qg.server.documents import Name


def identified(t: State) -> list[Moment]:
    """Everybody keeps the identity that is proposed."""
    return [each for seat in t.waiting for each in t.answer(seat, KeepIdentity())]


# -- figurines and names ----------------------------------------------------------------------------------------------


def test_MS_SET_01_a_figurine_nobody_else_has() -> None:
    t = lobby(3)
    t.answer(B, TakeIdentity("diver", "Swan"))
    assert t.agents[B].figurine == "diver"
    error = refusal(t, A, TakeIdentity("diver", "Kestrel"))
    assert (error.code, error.rule_id, error.details) == ("figurine_taken", "MS-SET-01", {"figurine": "diver"})
    assert refused(t, A, TakeIdentity("astronaut", "Kestrel")) == ("no_such_figurine", "MS-SET-01")
    free = t.options(A)
    assert isinstance(free, Identities)
    assert set(free.figurines) == set(FIGURINES) - {"diver"}
    t.answer(A, TakeIdentity("biker", "Kestrel"))
    assert asked(t) == ("choose_identity", (C,))


def test_MS_SET_01_each_agent_chooses_once_in_any_order() -> None:
    t = lobby(3)
    assert asked(t) == ("choose_identity", (A, B, C))
    told = t.answer(C, TakeIdentity("skier", "Gull"))
    assert [(event.seat, event.figurine, event.code_name) for event in events(told, IdentityChosen)] == [
        (C, "skier", "Gull")
    ]
    assert refused(t, C, TakeIdentity("pilot", "Gull"))[0] == "not_asked"
    assert asked(t) == ("choose_identity", (A, B))


def test_MS_SET_01_figurines_have_no_special_quality() -> None:
    plain = []
    for figurine in FIGURINES:
        t = lobby(2)
        t.answer(A, TakeIdentity(figurine, "Gull"))
        t.answer(B, KeepIdentity())
        assert asked(t) == ("ready", (A, B))
        plain.append(
            (replace(t.agents[A], figurine=None), replace(t.agents[B], figurine=None, code_name=None), t.available)
        )
    assert all(each == plain[0] for each in plain)


def test_MS_SET_02_name_and_code_name_stand_on_the_sheet() -> None:
    t = lobby(people(2))
    t.answer(A, TakeIdentity("tuxedo", "  Gull "))
    t.answer(B, TakeIdentity("pilot", "008"))
    [first], [second] = GAME.view(t, None).board.sheets
    assert (first.agent_name, first.code_name) == (A, "Gull")
    assert (second.agent_name, second.code_name) == (B, "008")
    assert asked(t) == ("ready", (A, B))


def test_MS_SET_02_the_form_offers_what_is_free() -> None:
    t = lobby(2)
    t.answer(B, TakeIdentity("tuxedo", "001"))
    form = t.options(A)
    assert isinstance(form, Space)
    keep, take = (each["properties"] for each in form.schema()["anyOf"])
    assert keep == {"type": {"const": "keep_identity"}}
    assert take["figurine"] == {"enum": [figurine for figurine in FIGURINES if figurine != "tuxedo"]}
    assert take["code_name"]["examples"] == [name for name in SUGGESTIONS if name != "001"]
    name = take["code_name"]
    assert (name["type"], name["minLength"], name["maxLength"]) == ("string", 1, LONGEST)
    assert asked(t) == ("choose_identity", (A,))


def test_MS_SET_02_by_default_the_first_free_suggestion() -> None:
    t = lobby(4)
    t.answer(D, TakeIdentity("tuxedo", "002"))
    for seat in (C, A, B):
        t.answer(seat, KeepIdentity())
    assert [agent.code_name for agent in t.agents] == [SUGGESTIONS[2], SUGGESTIONS[3], SUGGESTIONS[0], "002"]
    assert [agent.figurine for agent in t.agents] == [FIGURINES[2], FIGURINES[3], FIGURINES[1], "tuxedo"]
    assert asked(t) == ("ready", (A, B, C, D))


def test_MS_SET_02_bots_have_theirs_at_once() -> None:
    t = lobby(people(1, bots=2))
    assert [agent.code_name for agent in t.agents] == [None, "001", "002"]
    assert refused(t, A, TakeIdentity("biker", "001")) == ("code_name_taken", "MS-SET-03")
    assert asked(t) == ("choose_identity", (A,))


@pytest.mark.parametrize("name", ["Éclair", "eclair", "ECLAIR", "éclaïr", " Eclair  "])
def test_MS_SET_03_code_names_are_unique_whatever_case_and_accents(name: str) -> None:
    t = lobby(2)
    t.answer(B, TakeIdentity("tuxedo", "Éclair"))
    assert refused(t, A, TakeIdentity("diver", name)) == ("code_name_taken", "MS-SET-03")
    assert asked(t) == ("choose_identity", (A,))


@pytest.mark.parametrize("name", ["Éclairs", "E clair", "E-clair", "clair"])
def test_MS_SET_03_other_names_are_other_names(name: str) -> None:
    t = lobby(2)
    t.answer(B, TakeIdentity("tuxedo", "Éclair"))
    t.answer(A, TakeIdentity("diver", name))
    assert t.agents[A].code_name == name
    assert asked(t) == ("ready", (A, B))


def test_MS_SET_03_suggestions_that_are_taken_are_not_proposed() -> None:
    t = lobby(2)
    t.answer(B, TakeIdentity("tuxedo", "001"))
    free = t.options(A)
    assert isinstance(free, Identities)
    assert free.suggestions == SUGGESTIONS[1:]
    t.answer(A, KeepIdentity())
    assert t.agents[A].code_name == "002"
    assert asked(t) == ("ready", (A, B))


def test_MS_SET_04_no_agent_is_james_bond_007() -> None:
    t = lobby(2)
    assert refused(t, A, TakeIdentity("tuxedo", "James Bond 007")) == ("code_name_forbidden", "MS-SET-04")
    for name in DATA.names.forbidden_code_names:
        assert refused(t, A, TakeIdentity("tuxedo", name)) == ("code_name_forbidden", "MS-SET-04")
    assert asked(t) == ("choose_identity", (A, B))


@pytest.mark.parametrize(
    "name",
    ["007", "0 0 7", "0-0-7", "0.0.7!", "0*0*7", "agent 007b", "1007", "00 7", "jamesbond", "JAMES BOND", "Jàmes-Bönd",
     "J.a.m.e.s Bond junior", "not James Bond", "bond", "Bond", "BÔND", " b o n d ", "Bond!"],
)  # fmt: skip
def test_MS_SET_05_what_counts_as_his_name(name: str) -> None:
    t = lobby(2)
    assert refused(t, A, TakeIdentity("tuxedo", name)) == ("code_name_forbidden", "MS-SET-04")
    assert asked(t) == ("choose_identity", (A, B))


@pytest.mark.parametrize("name", ["Bonds", "Vagabond", "Bond 8", "James", "008", "070", "00.8", "James B.", "Jim Bond"])
def test_MS_SET_05_what_does_not(name: str) -> None:
    t = lobby(2)
    t.answer(A, TakeIdentity("tuxedo", name))
    assert t.agents[A].code_name == name
    assert asked(t) == ("choose_identity", (B,))


def test_MS_SET_06_sheets_and_bank_are_kept_for_the_players() -> None:
    """Nobody writes a sheet or hands out cards: both follow from the mission, and everybody sees the same."""
    t = lobby(2, "m17", "m16")
    identified(t)
    for seat in (None, A, B):
        board = GAME.view(t, seat).board
        assert [[line.mission_number for line in sheet] for sheet in board.sheets] == [[17], [16]]
        assert board.pockets == (((3, 1), (2,), (3, 3)), ((3, 2), (3,), (1,)))
    assert asked(t) == ("ready", (A, B))
    assert t.options(A) == (SayReady(),)


def test_MS_SET_07_1_to_24_characters_after_trimming() -> None:
    t = lobby(3)
    for name in ("x" * 25, "", "   ", "Gull\nSwan"):
        error = refusal(t, A, TakeIdentity("tuxedo", name))
        assert (error.code, error.rule_id, error.details) == ("code_name_length", "MS-SET-07", {"longest": 24})
    t.answer(A, TakeIdentity("tuxedo", "  " + "x" * 24 + "   "))
    assert t.agents[A].code_name == "x" * 24
    t.answer(B, TakeIdentity("diver", "y"))
    assert t.agents[B].code_name == "y"
    assert asked(t) == ("choose_identity", (C,))


@pytest.mark.parametrize("name", ["!", "- - -", "...", "¡¿?!", "*"])
def test_MS_SET_07_a_code_name_leaves_something_when_reduced(name: str) -> None:
    t = lobby(2)
    assert refused(t, A, TakeIdentity("tuxedo", name)) == ("code_name_empty", "MS-SET-07")
    assert asked(t) == ("choose_identity", (A, B))


def test_MS_SET_07_names_have_24_characters_at_most() -> None:
    _, limits = get_args(Name)
    assert limits.min_length == 1 and limits.max_length <= LONGEST == 24
    t = lobby(2)
    assert t.answer(A, TakeIdentity("tuxedo", "x" * LONGEST)) and refused(t, B, TakeIdentity("pilot", "y" * 25))
    assert asked(t) == ("choose_identity", (B,))


# -- order of play ----------------------------------------------------------------------------------------------------


def ordered(stars: str, n: int) -> tuple[State, list[list[tuple[int, int]]]]:
    """A table where the rolls for the order were these, and the rolls of each pass."""
    t = lobby(n, rolled=stars)
    told = identified(t)
    passes = events(told, OrderRolled)
    assert [each.no for each in passes] == list(range(1, len(passes) + 1))
    assert [event.seats for event in events(told, OrderSet)] == [t.order]
    return t, [[(roll.seat, roll.stars) for roll in each.rolls] for each in passes]


def test_MS_ORD_01_higher_rolls_play_earlier() -> None:
    t, passes = ordered("1 3 2", 3)
    assert passes == [[(A, 1), (B, 3), (C, 2)]]
    assert t.order == (B, C, A)
    assert asked(t) == ("ready", (A, B, C))


def test_MS_ORD_01_every_agent_rolls_the_white_die() -> None:
    seen = set()
    for face in range(6):
        t = GAME.new(2, seed="order", script=(face, (face + 3) % 6))
        [roll, *_] = events(identified(t), OrderRolled)
        seen |= {each.stars for each in roll.rolls}
        assert [each.seat for each in roll.rolls] == [A, B]
        assert asked(t)[0] == "ready"
    assert seen == {1, 2, 3}


def test_MS_ORD_02_all_who_share_a_place_roll_in_the_same_pass_in_order_of_seats() -> None:
    t, passes = ordered("1 3 1 3  2 1 3 2", 4)
    assert passes[1] == [(A, 2), (B, 1), (C, 3), (D, 2)]
    assert t.order == (D, B, C, A)  # B and D share the first place, A and C the second
    assert asked(t) == ("ready", (A, B, C, D))


def test_MS_ORD_02_a_second_roll_settles_the_shared_place_only() -> None:
    t, passes = ordered("2 1 1  3 2", 3)
    assert passes[1] == [(B, 3), (C, 2)]
    assert t.order == (A, B, C)  # B's 3 does not overtake A's 2
    assert asked(t) == ("ready", (A, B, C))


def test_MS_ORD_02_until_no_tie_is_left() -> None:
    t, passes = ordered("2 2 2 2  1 1 1 1  3 2 3 2  1 3 2 1", 4)
    assert len(passes) == 4
    assert t.order == (C, A, B, D)
    assert asked(t) == ("ready", (A, B, C, D))


def test_MS_ORD_02_whatever_is_rolled_the_order_follows_from_all_passes() -> None:
    """Worked out another way: each agent's rolls as a word, the highest word first; only equal words roll on."""
    most = 0
    for number in range(60):
        t = GAME.new(6, seed=f"pass {number}")
        passes = events(identified(t), OrderRolled)
        words: dict[int, tuple[int, ...]] = dict.fromkeys(t.all_seats, ())
        for each in passes:
            alike = [seat for seat in t.all_seats if list(words.values()).count(words[seat]) > 1]
            assert [roll.seat for roll in each.rolls] == alike
            words |= {roll.seat: (*words[roll.seat], roll.stars) for roll in each.rolls}
        assert t.order == tuple(sorted(words, key=lambda seat: words[seat], reverse=True))
        assert len(set(words.values())) == 6
        most = max(most, len(passes))
        assert asked(t) == ("ready", (0, 1, 2, 3, 4, 5))
    assert most > 2


def test_MS_ORD_03_the_order_holds_for_the_whole_game() -> None:
    t = lobby(3, rolled="1 3 2")
    identified(t)
    for seat in (A, B, C):
        t.answer(seat, SayReady())
    turns = []
    for _ in range(9):
        turns.append(t.turn)
        plainly(t)
    assert turns == [B, C, A] * 3
    for who in (None, A, B, C):
        assert GAME.view(t, who).board.order == (B, C, A)
    assert asked(t) == ("turn_action", (B,))


def test_MS_ORD_03_also_when_somebody_drops_out_or_is_moved() -> None:
    t = table(4)
    t.answer(B, Resign())
    assert t.order == (A, B, C, D)
    assert asked(t) == ("turn_action", (A,))
    t.answer(A, Hold())
    assert asked(t) == ("turn_action", (C,))


# -- first missions and preparation -----------------------------------------------------------------------------------


def test_MS_PREP_01_MS_OPT_07_one_card_for_each_agent_in_order_of_play() -> None:
    t = lobby(3, "m15", "m11", "m18", rolled="1 3 2")
    told = identified(t)
    given = [(event.seat, event.mission, event.how) for event in events(told, MissionGiven)]
    assert given == [(B, "m15", "dealt"), (C, "m11", "dealt"), (A, "m18", "dealt")]
    assert [agent.mission for agent in t.agents] == ["m18", "m15", "m11"]
    assert asked(t) == ("ready", (A, B, C))


def test_MS_PREP_01_the_cards_are_shuffled_unseen() -> None:
    first = []
    for number in range(60):
        t = GAME.new(6, seed=f"deal {number}")
        identified(t)
        assert len({agent.mission for agent in t.agents}) == 6
        first.append(t.agents[t.order[0]].mission)
    assert set(first) == set(MISSION_IDS)
    assert max(first.count(mission) for mission in MISSION_IDS) < 20


def test_MS_PREP_02_the_others_are_available_and_their_order_means_nothing() -> None:
    laid = ("m15", "m11", "m18")
    rest = tuple(mission for mission in MISSION_IDS if mission not in laid)
    views = []
    for others in (rest, rest[::-1]):
        t = preparing(3, *laid, *others)
        assert t.available == rest
        views.append([GAME.view(t, seat) for seat in (None, A, B, C)])
        assert asked(t) == ("ready", (A, B, C))
    assert views[0] == views[1]


def test_MS_PREP_03_fields_1_to_6_of_a_new_line_in_progress() -> None:
    t = preparing(people(2), "m17", "m12")
    [line] = GAME.view(t, B).board.sheets[A]
    assert (line.agent_name, line.code_name) == (A, "001")
    assert (line.mission_number, line.mission_value, line.mission_title) == (17, 1700, "m17")
    assert line.status == "in_progress"
    later = ("quantity", "worth", "transferred", "converted", "converted_total", "mission_score", "bonus")
    assert [getattr(line, field) for field in (*later, "carried", "grand_total", "bonus_cap")] == [None] * 10
    assert asked(t) == ("ready", (A, B))


def test_MS_PREP_04_each_agent_has_the_base_allocation_of_his_sheet() -> None:
    t = lobby(3, "m17", "m19", "m16")
    told = identified(t)
    assert [agent.q for agent in t.agents] == [(4, 2, 6), (4, 0, 3), (5, 3, 1)]
    given = [(e.seat, e.arms, e.equipment, e.transport) for e in events(told, Allocated)]
    assert given == [(A, 4, 2, 6), (B, 4, 0, 3), (C, 5, 3, 1)]
    assert asked(t) == ("ready", (A, B, C))


def test_MS_PREP_05_the_figurine_is_on_the_origin() -> None:
    t = preparing(6, "m10", "m11", "m12", "m13", "m14", "m15")
    places = [agent.place for agent in t.agents]
    assert places == ["scotland", "south_california", "madrid", "banana_republic", "siberia", "gibraltar"]
    assert [agent.stage for agent in t.agents] == [1] * 6
    assert asked(t) == ("ready", (0, 1, 2, 3, 4, 5))


def test_MS_PREP_06_the_first_turn_begins_when_every_agent_is_ready() -> None:
    t = preparing(3)
    assert asked(t) == ("ready", (A, B, C))
    told = t.answer(C, SayReady())
    assert [event.seat for event in events(told, AgentReady)] == [C]
    assert refused(t, C, SayReady())[0] == "not_asked"
    assert refused(t, A, Hold())[0] == "not_an_option"
    t.answer(A, SayReady())
    assert (t.round, t.turn) == (0, None)
    assert asked(t) == ("ready", (B,))
    told = t.answer(B, SayReady())
    assert [event.round for event in events(told, RoundStarted)] == [1]
    assert [(event.seat, event.first_turn) for event in events(told, TurnStarted)] == [(A, True)]
    assert asked(t) == ("turn_action", (A,))


def test_MS_PREP_06_later_missions_need_no_such_pause() -> None:
    t = table(2, "m19")
    t.answer(A, Abandon())
    t.answer(A, TakeMission("m12"))
    assert asked(t) == ("turn_action", (B,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_MS_EX_01_a_and_c_tie_and_roll_again() -> None:
    t, passes = ordered("2 1 2 3  2 3", 4)
    assert passes == [[(A, 2), (B, 1), (C, 2), (D, 3)], [(A, 2), (C, 3)]]
    assert t.order == (D, C, A, B)
    assert asked(t) == ("ready", (A, B, C, D))


def test_MS_EX_02_three_passes() -> None:
    t, passes = ordered("3 3 3  1 2 1  3 2", 3)
    assert passes == [[(A, 3), (B, 3), (C, 3)], [(A, 1), (B, 2), (C, 1)], [(A, 3), (C, 2)]]
    assert t.order == (B, A, C)
    assert asked(t) == ("ready", (A, B, C))


def test_a_table_of_an_earlier_release_finds_nobody_where_it_said_so_otherwise() -> None:
    """A seat that is none was -1; figurine, code name, place, mission, branch that are none were an empty string."""
    t = lobby(people(2, bots=1))
    old = GAME.dump(t)
    old["shape"] = "earlier"
    old["table"] |= {"turn": -1, "m_seat": -1, "q_seat": -1}
    texts = ("figurine", "code_name", "place", "mission", "branch", "last_mission")
    for agent in old["table"]["agents"]:
        agent |= {text: "" for text in texts if agent[text] is None}
    again = GAME.restore(old)
    assert GAME.dump(again) == GAME.dump(t) != old
    assert asked(again) == ("choose_identity", (A, B))
