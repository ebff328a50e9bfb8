from qg.games.mission_pas_possible.tests.prelude import *

LINE = "b401 b301 b201 b202 b302"
DECK = "b303 b304 b305"


def one_defused(simon: str = "", igor: str = "b405", stephanie: str = "b409", **laid: str) -> State:
    """Simon's R4 has completed b206 with a blue and a black die on it; K1 and K3 wait in the pool."""
    t = lay(table(3), f"b206[., B5, K6] {simon}", igor, stephanie, **{"line": LINE, "deck": DECK, **laid})
    roll(t, "R4 K1 K3")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (SIMON,))
    return t


def two_defused(stephanie: str = "b409", difficulty: str = "standard", **laid: str) -> State:
    """Simon has completed b206 (2 points) and Igor b304 (3 points, a blue die on it) in one wave."""
    t = table(3, difficulty=difficulty)
    lay(t, "b206[., G5, K6]", "b304[K5, .]", stephanie, **{"line": LINE, "deck": DECK, **laid})
    roll(t, "R4 B2 K3")
    claim(t, SIMON, "R4", "b206", "a")
    claim(t, IGOR, "B2", "b304", "b")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (SIMON, IGOR))
    return t


# -- defused -----------------------------------------------------------------------------------------------------


def test_MPP_DEF_01_defused_the_moment_the_last_die_is_set() -> None:
    t = lay(table(3), "b206[., B5, K6]", "b405", "b409")
    roll(t, "R4 K1 K3")
    told = claim(t, SIMON, "R4", "b206", "a")
    assert "bomb_defused" not in kinds(told), "a reservation is not yet a placement"
    told = lock(t, SIMON)
    (event,) = events(told, BombDefused)
    assert (event.seat, event.card, event.position, event.points, event.count) == (SIMON, "b206", 0, 2, 1)
    assert texts(event.dice) == "R4 B5 K6"
    assert all(one.is_for(seat) for one in told for seat in (0, 1, 2, None))
    assert kinds(told) == ["seat_locked", "wave_set", "bomb_defused"], "nobody has to claim it"
    assert asked(t) == ("replacing", (SIMON,))


def test_MPP_DEF_02_all_cards_of_a_wave_at_the_same_time_before_anything_else() -> None:
    t = two_defused()
    assert (cards(t, SIMON), cards(t, IGOR)) == (["-", "-"], ["-", "-"])
    assert t.defused == ("b206", "b304")
    assert t.defused_by == (1, 1, 0)
    assert [in_bag(t, color) for color in "RBGYK"] == [5, 5, 5, 5, 4], "only K3 is not in the bag"
    assert t.line == tuple(LINE.split())
    assert asked(t) == ("replacing", (SIMON, IGOR))


def test_MPP_DEF_03_no_die_is_lost_from_a_completed_card() -> None:
    t = one_defused(deck="s_blue b303")
    told = pick(t, SIMON, "b401")
    assert "sabotage_activated" in kinds(told)
    assert [(event.seat, event.why) for event in events(told, NoDieLost)] == [(0, "none"), (1, "none"), (2, "none")]
    assert in_bag(t, "B") == 5
    coming(t, 5, 6)
    told = t.answer(SIMON, options(t, SIMON)[0])
    assert not events(told, DieLost), "no unused die of the turn reaches it either"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_EX_11_the_blue_die_of_a_card_completed_in_the_same_wave() -> None:
    t = two_defused(deck="s_blue b303")
    assert in_bag(t, "B") == 5
    told = pick(t, SIMON, "b401")
    assert [event.card for event in events(told, SabotageActivated)] == ["s_blue"]
    assert not events(told, DieLost)
    assert NoDieLost(IGOR, "sabotage", "none") in events(told, NoDieLost)
    assert "b304" in t.defused
    assert asked(t) == ("replacing", (IGOR,))


# -- vacancies ---------------------------------------------------------------------------------------------------


def test_MPP_DEF_04_the_owner_chooses_a_card_of_the_line() -> None:
    t = one_defused(simon="b409")
    assert [choice.card for choice in options(t, SIMON)] == LINE.split()
    assert not t.options(IGOR)
    refused(t, IGOR, Pick("b401"), "not_yours", "MPP-DEF-04")
    refused(t, SIMON, Pick("b303"), "no_such_card")
    refused(t, SIMON, Pick("b206"), "no_such_card")
    told = pick(t, SIMON, "b201")
    assert events(told, CardTaken) == [CardTaken(SIMON, "b201", 2, 0)]
    assert cards(t, SIMON) == ["b201[., ., .]", "b409[., ., .]"]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_DEF_05_the_next_card_of_the_deck_comes_to_the_same_position() -> None:
    t = one_defused()
    told = pick(t, SIMON, "b201")
    assert events(told, CardRevealed) == [CardRevealed("b303", 2, 2)]
    assert t.line == ("b401", "b301", "b303", "b202", "b302")
    assert t.deck == ("b304", "b305")
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_DEF_06_a_sabotage_strikes_before_the_next_card_is_drawn() -> None:
    t = one_defused(igor="b405[R2, ., .]", deck="s_2 s_6 b303")
    told = pick(t, SIMON, "b201")
    order = ["card_taken", "sabotage_activated", "die_lost", "sabotage_activated", "card_revealed"]
    assert [kind for kind in kinds(told) if kind in order] == order
    assert t.line[2] == "b303"
    assert cards(t, IGOR)[0] == "b405[., ., .]"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_10_the_blue_sabotage() -> None:
    t = lay(
        table(3),
        "b102[B1, R2, .]",
        "b305[B3, ., B4]",
        "b206[., R5, K6] b109[., B2, K2]",
        line=LINE,
        deck="s_blue b303",
    )
    roll(t, "R4 K5 K1")
    claim(t, STEPHANIE, "R4", "b206", "a")
    lock(t, *t.waiting)
    told = pick(t, STEPHANIE, "b201")
    lost = [(event.seat, str(event.die), event.automatic) for event in events(told, DieLost)]
    assert lost == [(SIMON, "B1", True), (STEPHANIE, "B2", True)]
    assert asked(t) == ("losing", (IGOR,))
    assert t.line[2] is None, "the next card waits until all have lost their die"
    told = lose(t, IGOR, "B4")
    assert cards(t, IGOR)[0] == "b305[B3, ., .]"
    assert events(told, CardRevealed) == [CardRevealed("b303", 2, 0)]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_38_two_sabotages_before_the_bomb() -> None:
    t = one_defused(simon="b102[., R1, .]", igor="b405[R2, ., .]", stephanie="b202[G4, ., .]", deck="s_red s_4 b205")
    told = pick(t, SIMON, "b401")
    lost = [(event.seat, str(event.die)) for event in events(told, DieLost)]
    assert lost == [(SIMON, "R1"), (IGOR, "R2"), (STEPHANIE, "G4")]
    order = ["sabotage_activated", "die_lost", "die_lost", "sabotage_activated", "die_lost", "card_revealed"]
    assert [kind for kind in kinds(told) if kind in order] == order
    assert t.line[0] == "b205"
    assert t.activated == ("s_red", "s_4")
    assert asked(t) == ("claiming", (STEPHANIE,))
    wait(t, 600_000)
    assert t.outcome is not None
    assert t.outcome.sheet.score.sabotage == 4


def test_MPP_DEF_07_with_the_deck_empty_the_line_shrinks() -> None:
    t = one_defused(deck="")
    told = pick(t, SIMON, "b201")
    assert events(told, LineShrunk) == [LineShrunk(2)]
    assert not events(told, CardRevealed)
    assert t.line == ("b401", "b301", None, "b202", "b302")
    assert t.faces_up == ("b401", "b301", "b202", "b302")
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_EX_41_the_last_card_of_the_deck_is_a_sabotage() -> None:
    t = one_defused(igor="b405[R2, ., .]", deck="s_red")
    told = pick(t, SIMON, "b201")
    assert [event.card for event in events(told, SabotageActivated)] == ["s_red"]
    assert cards(t, IGOR)[0] == "b405[., ., .]"
    assert not events(told, CardRevealed)
    assert len(t.faces_up) == 4
    assert t.deck == ()
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_DEF_08_first_come_first_served_with_all_consequences() -> None:
    for first, second in ((SIMON, IGOR), (IGOR, SIMON)):
        t = two_defused(deck="b303 b305")
        told = pick(t, first, "b401")
        assert kinds(told) == ["card_taken", "card_revealed"]
        assert t.line[0] == "b303"
        assert asked(t) == ("replacing", (second,))
        pick(t, second, "b303")
        assert t.line[0] == "b305"
        assert asked(t) == ("rolling", (IGOR,))


def test_MPP_DEF_08_no_other_choice_is_accepted_while_consequences_are_carried_out() -> None:
    t = two_defused("b409[R6, Y6, .]", deck="s_6 b303")
    number = t.number
    pick(t, SIMON, "b401")
    assert asked(t) == ("losing", (STEPHANIE,))
    refused(t, IGOR, Pick("b301"), "not_now")
    refused(t, IGOR, Pick("b301"), "not_now", number=number)
    lose(t, STEPHANIE, "R6")
    assert asked(t) == ("replacing", (IGOR,))
    t.answer(IGOR, Pick("b301"), number=number)
    assert cards(t, IGOR)[0] == "b301[., .]", "all picks after one wave share one step"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_EX_59_both_pick_b201() -> None:
    t = two_defused()
    number = t.number
    taken = t.copy()
    pick(taken, IGOR, "b201")
    assert cards(taken, IGOR)[0] == "b201[., ., .]"
    assert taken.line[2] == "b303"
    refused(taken, SIMON, Pick("b201"), "no_such_card", "MPP-DEF-08", number=number)
    assert asked(taken) == ("replacing", (SIMON,))
    taken.answer(SIMON, Pick("b401"), number=number)
    assert cards(taken, SIMON)[0] == "b401[., ., ., .]"
    assert asked(taken) == ("rolling", (IGOR,))


def test_MPP_EX_59_not_now_while_a_sabotage_is_carried_out() -> None:
    t = two_defused("b409[R6, Y6, .]", deck="s_6 b303")
    number = t.number
    pick(t, IGOR, "b201")
    assert asked(t) == ("losing", (STEPHANIE,))
    refused(t, SIMON, Pick("b201"), "not_now", number=number)


def test_MPP_DEF_09_a_vacancy_that_finds_the_line_empty_stays_empty() -> None:
    t = lay(table(3, difficulty="insane"), "b206[., B5, K6] b403[Y1, ., ., .]", "b405", "b409", line="", deck="")
    roll(t, "R4 K1 K3")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, SIMON)
    assert cards(t, SIMON) == ["-", "b403[Y1, ., ., .]"]
    assert asked(t) == ("rerolling", (0, 1, 2))
    coming(t, 3, 3)
    t.answer(SIMON, options(t, SIMON)[0])
    roll(t, "Y3 K1 K3")
    assert asked(t) == ("claiming", (SIMON,)), "he goes on with fewer cards"


def test_MPP_DEF_09_the_second_of_two_vacancies() -> None:
    t = two_defused(difficulty="insane", line="b401", deck="")
    pick(t, SIMON, "b401")
    assert cards(t, IGOR) == ["-", "-"]
    assert t.outcome is None
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_DEF_10_after_15_seconds_the_cheapest_leftmost_card() -> None:
    t = one_defused()
    wait(t, 14_999)
    assert asked(t) == ("replacing", (SIMON,))
    told = wait(t, 1)
    assert events(told, CardTaken) == [CardTaken(SIMON, "b201", 2, 0)]
    assert t.line[2] == "b303"
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_DEF_11_defusing_comes_before_the_unused_dice() -> None:
    t = one_defused()
    told = pick(t, SIMON, "b401")
    assert "unused_rerolled" not in kinds(told)
    coming(t, 2, 2)
    told = t.answer(SIMON, options(t, SIMON)[0])
    assert kinds(told)[0] == "unused_rerolled"
    assert asked(t) == ("rolling", (IGOR,))


def test_MPP_DEF_12_a_second_high_card_may_be_taken_all_the_same() -> None:
    t = one_defused(simon="b409")
    assert DATA.points("b409") == DATA.points("b401") == 4
    assert may(t, SIMON, Pick("b401"))
    pick(t, SIMON, "b401")
    assert cards(t, SIMON) == ["b401[., ., ., .]", "b409[., ., .]"]
    assert asked(t) == ("rerolling", (0, 1, 2))


def test_MPP_DEF_13_the_leftmost_vacancy_first() -> None:
    t = lay(table(2), "b206[., B5, K6] b304[K5, .]", "b409", line=LINE, deck=DECK)
    roll(t, "R4 B2 K3 K1")
    claim(t, SIMON, "B2", "b304", "b")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, *t.waiting)
    assert cards(t, SIMON) == ["-", "-"]
    pick(t, SIMON, "b401")
    assert cards(t, SIMON) == ["b401[., ., ., .]", "-"]
    assert asked(t) == ("replacing", (SIMON,))
    pick(t, SIMON, "b302")
    assert cards(t, SIMON) == ["b401[., ., ., .]", "b302[., ., .]"]
    assert asked(t) == ("rerolling", (0, 1))


def test_MPP_DEF_13_the_15_seconds_start_anew_after_every_choice() -> None:
    t = two_defused()
    wait(t, 14_000)
    pick(t, SIMON, "b401")
    assert asked(t) == ("replacing", (IGOR,))
    assert not events(wait(t, 14_999), CardTaken)
    assert [event.seat for event in events(wait(t, 1), CardTaken)] == [IGOR]
    assert asked(t) == ("rolling", (IGOR,))


# -- the end -----------------------------------------------------------------------------------------------------


def test_MPP_EX_42_the_last_card_with_83_seconds_left() -> None:
    t = lay(table(3), "b206[., B5, K6]", "b405", "b409", line="b101", deck="")
    wait(t, 600_000 - 83_400 - 700)
    roll(t, "R4 K1 K3")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, SIMON)
    assert t.remaining == 83_400
    told = pick(t, SIMON, "b101")
    (event,) = events(told, GameEnded)
    assert (event.outcome, event.result.score.time, event.result.remaining_ms) == ("won", 8, 83_400)
    assert "unused_rerolled" not in kinds(told), "dice left in the pool are not rerolled"
    assert texts(t.pool) == "K1 K3"
    assert asked(t) == ("over", ())


def test_MPP_EX_43_two_bombs_in_the_last_wave() -> None:
    t = two_defused(line="b101", deck="")
    told = pick(t, IGOR, "b101")
    assert t.outcome is not None
    assert t.outcome.sheet.outcome == "won"
    assert (t.outcome.sheet.bombs_defused, t.outcome.sheet.score.bombs) == (2, 5)
    assert t.outcome.winners == (0, 1, 2)
    assert cards(t, SIMON) == ["-", "-"], "his vacancy does not matter"
    assert "game_ended" in kinds(told)
    assert asked(t) == ("over", ())


FORTY_SIX = "b401 b402 b403 b404 b405 b407 b408 b410 b301 b302 b303 b305 b201"


def test_MPP_EX_46_a_score() -> None:
    assert sum(map(DATA.points, FORTY_SIX.split())) == 46
    t = lay(table(4), "b206[., B5, K6]", "b409", "b306", "b307", line="b101", deck="", defused=FORTY_SIX)
    t.activated = ("s_red", "s_blue", "s_green", "s_1", "s_2", "s_3")
    wait(t, 600_000 - 127_000 - 700)
    roll(t, "R4 K1 K2 K4")
    claim(t, SIMON, "R4", "b206", "a")
    lock(t, SIMON)
    pick(t, SIMON, "b101")
    assert t.outcome is not None
    score = t.outcome.sheet.score
    assert t.outcome.sheet.remaining_ms == 127_000
    assert (score.win, score.time, score.bombs, score.sabotage, score.total) == (10, 12, 48, 12, 82)
    assert t.outcome.scores == (82, 82, 82, 82)
    assert asked(t) == ("over", ())


def test_MPP_EX_18_a_won_standard_game_has_twelve_points_of_sabotages() -> None:
    assert sum(card in DATA.sabotages for card in briefed(3).deck) == 6
    t = two_defused(line="b101 b102", deck="s_red s_blue s_green s_yellow s_1 s_2")
    pick(t, SIMON, "b101")
    assert asked(t) == ("replacing", (IGOR,)), "the line cannot shrink before all six were activated"
    pick(t, IGOR, "b102")
    assert t.outcome is not None
    assert t.outcome.sheet.outcome == "won"
    assert len(t.outcome.sheet.sabotage_activated) == 6
    assert t.outcome.sheet.score.sabotage == 12
    assert asked(t) == ("over", ())


# -- piles -------------------------------------------------------------------------------------------------------


def test_MPP_EX_61_several_vacancies_in_piles() -> None:
    t = briefed(3, mode="advanced_piles")
    t.answer(0, Mix((5, 5, 6, 5, 0)))
    start(t)
    lay(t, "b206[., G5, K6]", "b304[K5, .]", "b409[R6, Y6, .]", piles="b101 b102 b201 b301")
    t.sabotage_deck = ("s_red", "s_1", "s_2")
    roll(t, "R4 B2 K3")
    claim(t, SIMON, "R4", "b206", "a")
    claim(t, IGOR, "B2", "b304", "b")
    lock(t, *t.waiting)
    assert asked(t) == ("replacing", (SIMON, IGOR))
    refused(t, SIMON, Pick("b101"), "not_allowed", "MPP-ADV-13")
    told = t.answer(SIMON, SabotageNo())
    assert events(told, SabotageDeclined) == [SabotageDeclined(SIMON)]
    pick(t, SIMON, "b101")
    assert cards(t, SIMON)[0] == "b101[., ., ., .]"
    assert asked(t) == ("replacing", (IGOR,))
    assert may(t, IGOR, SabotageYes())
    told = t.answer(IGOR, SabotageYes())
    assert [event.card for event in events(told, SabotageActivated)] == ["s_red"]
    assert NoDieLost(SIMON, "sabotage", "none") in events(told, NoDieLost)
    assert [(event.seat, str(event.die)) for event in events(told, DieLost)] == [(STEPHANIE, "R6")]
    assert options(t, IGOR) == [Pick("b102"), Pick("b201"), Pick("b301")]
    assert asked(t) == ("replacing", (IGOR,))
