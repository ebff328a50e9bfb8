"""ADV: chosen mixes, single deck and piles."""

import pytest

from qg.games.mission_pas_possible.tests.prelude import *

VALUES = (1, 2, 3, 4, 6)
ADVANCED = ("advanced_single", "advanced_piles")


def by_value(ids: Any) -> tuple[int, ...]:
    points = Counter(DATA.points(card) for card in ids if card in DATA.bombs)
    return tuple(points[value] for value in VALUES)


def mixes(t: State) -> Mixes:
    options = t.options(t.host)
    assert isinstance(options, Mixes)
    return options


# -- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ADVANCED)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_MPP_ADV_01_players_receive_their_cards_first_of_all(mode: str, seats: int) -> None:
    for seed in map(str, range(12)):
        t = briefed(seats, seed=seed, mode=mode)
        assert asked(t) == ("choose_mix", (0,))
        for hand in t.hands:
            values = [DATA.points(bomb.card) for bomb in hand if bomb]
            assert len(values) == (4 if seats == 1 else 2)
            assert len(set(values)) >= 3 if seats == 1 else (values[0] <= 2 or values[1] <= 2)
        assert sum(map(len, t.stock)) == 49 - sum(map(len, t.hands))


def test_MPP_ADV_02_the_other_cards_are_sorted_by_points_each_value_shuffled() -> None:
    orders = set()
    for seed in map(str, range(6)):
        t = briefed(3, seed=seed, mode="advanced_piles")
        dealt = {bomb.card for hand in t.hands for bomb in hand if bomb}
        for value, pile in zip(VALUES, t.stock, strict=True):
            wanted = {c for c in DATA.bombs if DATA.points(c) == value and c not in dealt and value != 6}
            assert set(pile) == wanted
        orders.add(t.stock[0] == tuple(sorted(t.stock[0])))
    assert orders == {False}
    hard = briefed(3, mode="advanced_piles", hard_cards=True)
    assert len(hard.stock[4]) + sum(bomb.card[1] == "6" for hand in hard.hands for bomb in hand if bomb) == 5


def test_MPP_ADV_03_any_split_with_the_total_within_the_stock() -> None:
    t = briefed(3, mode="advanced_single")
    stock = tuple(map(len, t.stock))
    assert (mixes(t).total, mixes(t).stock) == (21, stock)
    assert GAME.view(t, 1).board.stock == stock
    lows = (stock[0], stock[1], 21 - stock[0] - stock[1], 0, 0)
    for counts in (
        (5, 5, 5, 5, 0),  # 20
        (5, 6, 6, 5, 0),  # 22
        (stock[0] + 1, 20 - stock[0], 0, 0, 0),
        (-1, 8, 7, 7, 0),
        (5, 5, 5, 5, 1),  # no hard cards here
        (7, 7, 7),
    ):
        refused(t, 0, Mix(counts), "not_allowed", "MPP-ADV-03")
    refused(t, 1, Mix(lows), "not_yours", "MPP-ADV-03")
    told = t.answer(0, Mix(lows))
    assert [(e.counts, e.seat) for e in events(told, MixChosen)] == [(lows, 0)]
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_ADV_03_a_program_is_told_how_to_say_a_split() -> None:
    t = briefed(3, mode="advanced_single")
    told, counts = mixes(t).schema(), mixes(t).schema()["properties"]["counts"]
    assert (told["properties"]["type"], told["required"]) == ({"const": "mix"}, ["type", "counts"])
    assert (counts["type"], counts["minItems"], counts["maxItems"]) == ("array", 5, 5)
    assert [(each["type"], each["minimum"]) for each in counts["prefixItems"]] == [("integer", 0)] * 5
    assert tuple(each["maximum"] for each in counts["prefixItems"]) == mixes(t).stock
    assert counts["examples"] == [list(preset) for preset in mixes(t).presets.values()]
    assert asked(t) == ("choose_mix", (0,))


def test_MPP_ADV_03_three_presets() -> None:
    """Card by card to the value with the greatest weight for each card it would then have; the lower value on ties."""
    weights = {"easier": (6, 6, 2, 2, 0), "balanced": (4, 4, 4, 4, 1), "harder": (2, 2, 5, 5, 2)}
    for seats, hard in ((1, False), (3, True), (5, False)):
        t = briefed(seats, mode="advanced_piles", hard_cards=hard, difficulty="elite")
        assert list(mixes(t).presets) == ["easier", "balanced", "harder"]
        for name, weight in weights.items():
            counts = [0] * 5
            while sum(counts) < mixes(t).total:
                left = [place for place in range(5) if counts[place] < len(t.stock[place])]
                counts[max(left, key=lambda place: (weight[place] / (counts[place] + 1), -place))] += 1
            assert mixes(t).presets[name] == tuple(counts)
            assert Mix(tuple(counts)) in mixes(t)
    assert asked(t) == ("choose_mix", (0,))


def test_MPP_ADV_03_a_host_absent_for_thirty_seconds_gets_the_balanced_preset() -> None:
    t = briefed(3, mode="advanced_single")
    balanced = mixes(t).presets["balanced"]
    assert t.due is None  # a host who is there has all the time
    t.notice("absent", 0, at=1000)
    assert t.due == 31_000
    assert not t.time_up(30_999)
    told = t.time_up(31_000)
    assert [(e.counts, e.seat) for e in events(told, MixChosen)] == [(balanced, None)]
    assert asked(t) == ("briefing", (1, 2))
    t = briefed(3, mode="advanced_single")
    t.notice("absent", 0, at=1000)
    t.notice("back", 0, at=30_000)
    assert not wait(t, 60_000)
    assert asked(t) == ("choose_mix", (0,))


def test_MPP_ADV_03_at_the_mix_no_turn_and_no_time_has_begun() -> None:
    t = briefed(1, mode="advanced_piles")
    board = GAME.view(t, 0).board
    assert (board.turn, board.opened_at, board.running_since) == (0, 0, None)
    assert board.holder == 0, "the bag lies with somebody at the table, even alone"
    assert asked(t) == ("choose_mix", (0,))


@pytest.mark.parametrize("mode", ADVANCED)
def test_MPP_ADV_04_the_chosen_number_of_each_value_and_the_rest_in_the_box(mode: str) -> None:
    t = briefed(3, mode=mode)
    stock = t.stock
    t.answer(0, Mix((3, 4, 7, 7, 0)))
    used = [*t.deck, *(card for card in t.line if card), *(card for pile in t.piles for card in pile)]
    assert by_value(used) == (3, 4, 7, 7, 0)
    rest = {card for pile in stock for card in pile} - set(used)
    assert rest <= set(t.box)
    assert len([card for card in t.box if card in DATA.bombs]) == len(rest) + 5  # and the hard ones
    # taken from the shuffled cards as they come
    for value, pile, count in zip(VALUES, stock, (3, 4, 7, 7, 0), strict=True):
        assert {card for card in used if card in DATA.bombs and DATA.points(card) == value} == set(pile[:count])


def test_MPP_ADV_05_a_single_deck_is_set_up_as_in_the_standard_game() -> None:
    seen = set()
    for seed in map(str, range(10)):
        t = briefed(3, seed=seed, mode="advanced_single")
        told = t.answer(0, Mix((6, 5, 5, 5, 0)))
        assert len(t.line) == 5
        assert all(card in DATA.bombs for card in t.line)  # the line is laid before the Sabotages are shuffled in
        assert len(t.deck) == 16 + 6
        assert sum(card in DATA.sabotages for card in t.deck) == 6
        (dealt,) = events(told, TableDealt)
        assert (dealt.line, dealt.deck_count, dealt.sabotage_count) == (t.line, 22, 6)
        seen.add(tuple(DATA.points(card) for card in t.line if card))
        assert asked(t) == ("briefing", (0, 1, 2))
    assert len(seen) > 1  # values are shuffled together


@pytest.mark.parametrize(("option", "count"), [("all", 11), ("six", 6)])
def test_MPP_ADV_06_each_value_is_a_pile_and_the_sabotages_a_deck_of_their_own(option: str, count: int) -> None:
    t = briefed(3, mode="advanced_piles", piles_sabotage=option)
    (dealt,) = events(t.answer(0, Mix((6, 5, 5, 5, 0))), TableDealt)
    assert (dealt.deck_count, dealt.sabotage_count) == (count, count), "all that lies face down"
    assert [len(pile) for pile in t.piles] == [6, 5, 5, 5, 0]
    for value, pile in zip(VALUES, t.piles, strict=True):
        assert all(DATA.points(card) == value for card in pile)
    assert (t.line, t.deck) == ((), ())
    assert len(set(t.sabotage_deck)) == count
    assert asked(t) == ("briefing", (0, 1, 2))


def test_MPP_ADV_07_only_the_top_of_each_pile_is_seen() -> None:
    t = briefed(3, mode="advanced_piles")
    t.answer(0, Mix((6, 5, 5, 5, 0)))
    for seat in (None, 0, 1, 2):
        view = GAME.view(t, seat)
        assert [(top.card, top.size) for top in view.board.piles] == [
            (pile[0] if pile else None, len(pile)) for pile in t.piles
        ]
        text = str(view)
        assert not [card for pile in t.piles for card in pile[1:] if card in text]
        assert not [card for card in t.sabotage_deck if f"'{card}'" in text]


# -- piles in play -----------------------------------------------------------------------------------------------


def piled(*hands: str, piles: str = "b201 b202 b301", sabotage: str = "s_3 s_red s_1", **options: Any) -> State:
    """Three players with these hands, these piles (top cards first) and this Sabotage deck; seat 0 holds the bag."""
    t = briefed(3, mode="advanced_piles", **options)
    t.answer(0, Mix(mixes(t).presets["balanced"]))
    start(t)
    t.sabotage_deck = tuple(sabotage.split())
    return lay(t, *hands, piles=piles)


def one_vacancy(*others: str, **setting: Any) -> tuple[State, list[Moment]]:
    """Igor has just defused b205."""
    t = piled(others[0] if others else "", "b205[G1, .]", *others[1:], **setting)
    roll(t, "G3 G6 G6")
    claim(t, IGOR, "G3", "b205", "b")
    return t, lock_all(t)


def test_MPP_ADV_08_a_sabotage_may_be_revealed_then_the_top_of_a_pile_is_taken() -> None:
    t, told = one_vacancy()
    assert [e.seat for e in events(told, SabotageOffered)] == [IGOR]
    assert asked(t) == ("replacing", (IGOR,))
    assert options(t, IGOR) == [SabotageYes(), SabotageNo()]
    refused(t, IGOR, Pick("b201"), "not_allowed")
    told = t.answer(IGOR, SabotageYes())
    assert [(e.card, e.count) for e in events(told, SabotageActivated)] == [("s_3", 1)]
    assert t.options(IGOR) == [Pick("b201"), Pick("b301")]
    refused(t, IGOR, Pick("b202"), "no_such_card")  # below the top
    refused(t, SIMON, Pick("b201"), "not_yours")
    told = pick(t, IGOR, "b201")
    assert [(e.seat, e.card, e.source, e.position) for e in events(told, CardTaken)] == [(IGOR, "b201", 2, 0)]
    assert [(e.card, e.place, e.deck_count) for e in events(told, CardRevealed)] == [("b202", 2, 0)]
    assert t.piles == ((), ("b202",), ("b301",), (), ())
    assert cards(t, IGOR)[0] == "b201[., ., .]"
    assert len(events(told, SabotageActivated)) == 0  # nothing is drawn to replace it
    assert asked(t)[0] == "rerolling"


def test_MPP_ADV_09_a_free_choice_once_per_vacancy_and_eight_seconds_are_a_no() -> None:
    t, _ = one_vacancy()
    t.answer(IGOR, SabotageYes())
    refused(t, IGOR, SabotageYes(), "not_allowed")

    t, _ = one_vacancy()
    assert not wait(t, 7999)
    told = wait(t, 1)
    assert [e.seat for e in events(told, SabotageDeclined)] == [IGOR]
    assert t.activated == ()
    assert t.options(IGOR) == [Pick("b201"), Pick("b301")]
    told = wait(t, 15_000)  # the time to choose begins with the no; the fewest points go first
    assert [e.card for e in events(told, CardTaken)] == ["b201"]


def test_MPP_ADV_09_the_sabotage_is_carried_out_in_full_before_the_card_is_chosen() -> None:
    t, _ = one_vacancy("b302[R3, Y3, .]")
    t.answer(IGOR, SabotageYes())
    assert asked(t) == ("losing", (SIMON,))
    refused(t, IGOR, Pick("b201"), "not_now")
    lose(t, SIMON, "Y3")
    assert asked(t) == ("replacing", (IGOR,))
    assert t.options(IGOR) == [Pick("b201"), Pick("b301")]


def test_MPP_ADV_09_with_no_sabotage_left_the_question_is_not_asked() -> None:
    t, told = one_vacancy(sabotage="")
    assert not events(told, SabotageOffered)
    assert t.options(IGOR) == [Pick("b201"), Pick("b301")]
    assert asked(t) == ("replacing", (IGOR,))


def test_MPP_ADV_10_the_team_wins_with_the_last_card_of_the_last_pile() -> None:
    t, _ = one_vacancy(piles="b201 b202")
    t.answer(IGOR, SabotageNo())
    pick(t, IGOR, "b201")
    assert t.outcome is None
    t, _ = one_vacancy(piles="b201")
    t.answer(IGOR, SabotageNo())
    told = pick(t, IGOR, "b201")
    assert kinds(told) == ["card_taken", "game_ended"]
    assert t.outcome is not None
    assert (t.outcome.sheet.outcome, t.outcome.sheet.reason) == ("won", "line_cleared")


def test_MPP_ADV_10_not_on_insane() -> None:
    t, _ = one_vacancy(piles="b201", difficulty="insane")
    t.answer(IGOR, SabotageNo())
    pick(t, IGOR, "b201")
    assert t.outcome is None
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_ADV_11_on_insane_the_sabotage_is_offered_with_the_piles_used_up() -> None:
    t, told = one_vacancy("b101", piles="", difficulty="insane")
    assert [e.seat for e in events(told, SabotageOffered)] == [IGOR]
    assert options(t, IGOR) == [SabotageYes(), SabotageNo()]
    t.answer(IGOR, SabotageYes())
    assert t.activated == ("s_3",)
    assert cards(t, IGOR) == ["-", "-"]  # nothing to take
    assert asked(t) == ("claiming", (SIMON,))
    t, _ = one_vacancy("b101", piles="", difficulty="insane")
    t.answer(IGOR, SabotageNo())
    assert asked(t) == ("claiming", (SIMON,))


@pytest.mark.parametrize("mode", ADVANCED)
def test_MPP_ADV_12_all_other_rules_and_the_score_are_those_of_the_standard_game(mode: str) -> None:
    t = briefed(3, mode=mode)
    t.answer(0, Mix(mixes(t).presets["balanced"]))
    start(t)
    t.sabotage_deck = ()
    lay(t, "b205[G1, .]", "b101[R2, ., ., .]", line="b201", deck="", defused="b401", piles="b201")
    t.activated = ("s_red", "s_1")
    roll(t, "G3 R6 B1")
    refused(t, 1, claiming(t, 1, "R6", "b101", "b"), "relation")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    pick(t, 0, "b201", at=t.now + 300)
    assert t.outcome is not None
    score = t.outcome.sheet.score
    assert (score.win, score.time, score.bombs, score.sabotage) == (10, 59, 6, 4)
    assert score.total == 79


def two_vacancies(third: str = "", **setting: Any) -> State:
    """Igor and Simon have just defused a bomb each."""
    t = piled("b107[B5, .]", "b205[G1, .]", third, **setting)
    roll(t, "G3 R3 G6")
    claim(t, IGOR, "G3", "b205", "b")
    claim(t, SIMON, "R3", "b107", "b")
    lock_all(t)
    assert asked(t) == ("replacing", (SIMON, IGOR))
    return t


def test_MPP_ADV_13_all_owners_are_asked_at_the_same_time_and_a_no_opens_only_the_own_vacancy() -> None:
    t = two_vacancies()
    for seat in (SIMON, IGOR):
        assert options(t, seat) == [SabotageYes(), SabotageNo()]
    t.answer(SIMON, SabotageNo())
    assert t.options(SIMON) == [Pick("b201"), Pick("b301")]
    assert options(t, IGOR) == [SabotageYes(), SabotageNo()]
    pick(t, SIMON, "b201")
    assert cards(t, SIMON)[0] == "b201[., ., .]"
    assert options(t, IGOR) == [SabotageYes(), SabotageNo()]
    assert asked(t) == ("replacing", (IGOR,))


def test_MPP_ADV_13_an_owner_of_two_vacancies_is_asked_about_the_leftmost_first() -> None:
    t = briefed(1, mode="advanced_piles")
    t.answer(0, Mix(mixes(t).presets["balanced"]))
    start(t)
    t.sabotage_deck = ("s_6",)
    lay(t, "b408 b205[G1, .] b107[B5, .]", piles="b201 b202 b301")
    roll(t, "G3 R3 G6")
    claim(t, 0, "R3", "b107", "b")
    claim(t, 0, "G3", "b205", "b")
    told = lock_all(t)
    assert len(events(told, SabotageOffered)) == 1
    t.answer(0, SabotageNo())
    told = pick(t, 0, "b301")
    assert cards(t, 0) == ["b408[., ., ., ., .]", "b301[., .]", "-", "-"]
    assert len(events(told, SabotageOffered)) == 1  # once per vacancy
    assert options(t, 0) == [SabotageYes(), SabotageNo()]
    t.answer(0, SabotageYes())
    pick(t, 0, "b201")
    assert cards(t, 0) == ["b408[., ., ., ., .]", "b301[., .]", "b201[., ., .]", "-"]
    assert asked(t) == ("claiming", (0,))


def test_MPP_ADV_13_nobody_elses_answer_or_pick_is_accepted_during_a_sabotage() -> None:
    t = two_vacancies("b302[Y3, K3, .]")
    t.answer(SIMON, SabotageNo())
    t.answer(IGOR, SabotageYes())
    assert asked(t) == ("losing", (2,))
    refused(t, SIMON, Pick("b201"), "not_now")
    lose(t, 2, "Y3")
    assert asked(t) == ("replacing", (SIMON, IGOR))
    assert t.options(SIMON) == t.options(IGOR) == [Pick("b201"), Pick("b301")]


def test_MPP_ADV_13_the_first_pick_to_arrive_is_carried_out_first() -> None:
    t = two_vacancies(piles="b201 b301")
    t.answer(SIMON, SabotageNo())
    t.answer(IGOR, SabotageNo())
    pick(t, IGOR, "b201")
    refused(t, SIMON, Pick("b201"), "no_such_card")
    assert asked(t) == ("replacing", (SIMON,))


def test_MPP_ADV_13_after_a_sabotage_all_times_still_running_start_anew() -> None:
    t = two_vacancies()
    t.answer(SIMON, SabotageNo())
    wait(t, 7000)
    t.answer(IGOR, SabotageYes())  # strikes nobody
    assert asked(t) == ("replacing", (SIMON, IGOR))
    assert not wait(t, 14_999)
    told = wait(t, 1)
    assert [(e.seat, e.card) for e in events(told, CardTaken)] == [(SIMON, "b201")]

    t = two_vacancies()
    wait(t, 7000)
    t.answer(IGOR, SabotageYes())
    assert not wait(t, 7999)  # Simon has eight seconds again
    assert [e.seat for e in events(wait(t, 1), SabotageDeclined)] == [SIMON]


def test_MPP_ADV_13_vacancies_open_by_themselves_when_the_sabotage_deck_runs_out() -> None:
    t = two_vacancies(sabotage="s_1")
    t.answer(IGOR, SabotageYes())
    assert t.options(SIMON) == t.options(IGOR) == [Pick("b201"), Pick("b301")]
    assert asked(t) == ("replacing", (SIMON, IGOR))


def test_MPP_ADV_13_and_then_fifteen_seconds_are_left_to_pick() -> None:
    t = two_vacancies(sabotage="s_1")
    wait(t, 7000)
    t.answer(IGOR, SabotageYes())
    assert not wait(t, 14_999)
    told = wait(t, 1)
    assert [(e.seat, e.card) for e in events(told, CardTaken)] == [(SIMON, "b201")]
    assert asked(t) == ("replacing", (IGOR,))


# -- the examples ------------------------------------------------------------------------------------------------


def test_MPP_EX_50_a_sabotage_accepted_in_piles() -> None:
    t, told = one_vacancy("b302[R3, ., .]", "b101[B3, ., ., .]")
    assert [e.seat for e in events(told, SabotageOffered)] == [IGOR]
    told = t.answer(IGOR, SabotageYes())
    assert [(e.seat, str(e.die)) for e in events(told, DieLost)] == [(SIMON, "R3"), (2, "B3")]
    pick(t, IGOR, "b301")
    assert cards(t, IGOR)[0] == "b301[., .]"
    assert t.activated == ("s_3",)
    wait(t, 600_000)
    assert t.outcome is not None
    assert t.outcome.sheet.score.sabotage == 2


def test_MPP_EX_51_one_card_left_in_all() -> None:
    t, _ = one_vacancy(piles="b301")
    t.answer(IGOR, SabotageNo())
    pick(t, IGOR, "b301")
    assert t.outcome is not None
    assert t.outcome.sheet.outcome == "won"
    assert asked(t) == ("over", ())


def test_MPP_ADV_12_the_turn_of_piles_is_the_turn_of_all_modes() -> None:
    t = piled("b408", "b101", "b302")
    told = t.answer(0, Roll())
    assert (kinds(told), len(t.pool)) == (["dice_rolled"], 3)
    assert texts(t.pool)
    wait(t, 700)
    assert asked(t)[0] == "claiming"
