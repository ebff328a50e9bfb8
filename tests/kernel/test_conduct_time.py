"""Time at a table: deadlines, turns, times that stand still, drafts."""

from qg.kernel.conduct.drafts import expire
from qg.kernel.conduct.manners import read_times

from .house import SECOND, State, evening
from .prelude import *


def late(told: list[Moment]) -> list[tuple[int, str, Any]]:
    return [(event.seat, event.timer, event.default) for event in events(told, TimedOut)]


def refused(t: Table, code: str, *given: Any, **more: Any) -> None:
    before = t.game.dump(t)
    with pytest.raises(Illegal) as caught:
        t.answer(*given, **more)
    assert (caught.value.code, t.game.dump(t)) == (code, before)


def test_QG_TIM_01_table_time_comes_in_as_input_and_never_goes_back() -> None:
    t = evening("move 0", "move 1")
    t.answer(0, "up", at=1_234)
    refused(t, "clock_backwards", 1, "up", at=1_233)
    assert (t.now, t.due, asked(t)) == (1_234, 61_234, ("move", (1,)))


def test_QG_TIM_01_in_days_time_goes_on_while_the_room_is_closed() -> None:
    t = evening("move 0", tempo="days")
    closed_for = 3 * 86_400 * SECOND
    t.notice("opened", at=closed_for)
    assert (t.due, asked(t)) == (closed_for + 86_400 * SECOND // 4, ("move", (0,)))
    t.notice("opened", at=closed_for + 1)
    assert t.due == closed_for + 1 + 86_400 * SECOND // 4


def test_QG_TIM_02_a_timer_that_the_tempo_does_not_name_means_nobody_is_late() -> None:
    assert evening("move 0").due == 60 * SECOND
    t = evening("move 0", tempo="untimed")
    assert (t.due, t.time_up(10**9), asked(t)) == (None, [], ("move", (0,)))


def test_QG_TIM_02_a_table_of_times_is_checked_data() -> None:
    assert read_times("times.toml", lambda: "[live]\nmove = 1.5\n") == {"live": {"move": 1_500}}
    for bad in ("[soon]\nmove = 1\n", "[live]\nmove = -1\n", '[live]\nmove = "long"\n', "live = 3\n"):
        with pytest.raises(DataError) as caught:
            read_times("times.toml", partial(str, bad))
        assert caught.value.details["file"] == "times.toml"


def test_QG_TIM_03_a_deadline_begins_when_the_question_is_put() -> None:
    t = evening("move 0", "move 1")
    t.answer(0, "up", at=7 * SECOND)
    assert (t.due, asked(t)) == (67 * SECOND, ("move", (1,)))


def test_QG_TIM_03_announced_animation_is_added_once_and_at_most_four_seconds() -> None:
    t = evening("move 0", manners={"animation": lambda t: 1_500})
    assert t.due == 61_500
    t = evening("move 0", manners={"animation": lambda t: 9_000})
    assert (t.due, asked(t)) == (64_000, ("move", (0,)))


def test_QG_TIM_04_at_the_deadline_silence_means_the_default() -> None:
    t = evening("everybody", "move 0")
    t.answer(1, "up", at=5 * SECOND)
    told = t.time_up(60 * SECOND)
    assert late(told) == [(0, "move", "down"), (2, "move", "down")]
    assert (t.log, asked(t)) == (("0:down 1:up 2:down@60000",), ("move", (0,)))


def test_QG_TIM_04_what_the_engine_answers_for_itself_tells_nothing() -> None:
    t = evening("tap 0", "move 1")
    assert late(t.time_up(4 * SECOND)) == []
    assert (t.log, t.conduct.late, asked(t)) == (("0:down@4000",), (), ("move", (1,)))


def test_QG_SIL_01_a_secret_answer_and_a_sealed_silence_stay_hidden() -> None:
    t = evening("secret", "move 0")
    assert late(t.time_up(60 * SECOND)) == [(0, "move", None), (1, "move", None), (2, "move", None)]
    t = evening("sealed", "sealed", "sealed", "move 0")
    told = t.time_up(180 * SECOND)
    assert (late(told), events(told, SeatAbsent), t.conduct.late) == ([], [], ())
    assert asked(t) == ("move", (0,))


def test_QG_SIL_01_all_seats_and_lookers_on_see_the_same_of_it() -> None:
    t = evening("sealed", "move 0")
    before = [t.game.view(t, seat).conduct for seat in (None, 0, 1)]
    t.answer(2, "up")
    assert [t.game.view(t, seat).conduct for seat in (None, 0, 1)] == before == [t.conduct] * 3
    assert t.seen_waiting == (0, 1, 2)


def test_QG_TIM_04_a_hidden_time_out_is_told_and_counts_later() -> None:
    t = evening("sealed", "move 0", manners={"lates": 1})
    t.time_up(60 * SECOND)
    assert t.conduct.late == ()
    told: list[Moment] = []
    t.scratch.told = told
    clocks.tell_late(t, 1, "move", "down")
    assert (late(told), events(told, SeatAbsent)) == ([(1, "move", "down")], [SeatAbsent(1)])
    assert asked(t) == ("move", (0,))


def test_QG_TIM_04_a_game_may_mean_more_by_it() -> None:
    def give(t: Any, seat: int, choice: str) -> None:
        t.noise += 1
        t.give(seat, choice)

    t = evening("everybody", "move 0", manners={"give_late": give})
    t.answer(1, "up")
    t.time_up(60 * SECOND)
    assert (t.noise, asked(t)) == (2, ("move", (0,)))


def test_QG_TIM_05_a_clock_a_turn_and_what_is_left_takes_defaults_at_once() -> None:
    t = evening("turn 1", "step 1", "step 1", "step 1", "end", "move 2")
    t.answer(1, "up", at=80 * SECOND)
    assert t.due == 90 * SECOND
    assert late(t.time_up(90 * SECOND)) == [(1, "turn", "down")]
    assert t.log == ("1:up@80000", "1:down@90000", "1:down@90000")
    assert (t.due, asked(t)) == (150 * SECOND, ("move", (2,)))


def test_QG_TIM_05_a_question_that_interrupts_a_turn_has_its_least_time() -> None:
    t = evening("turn 1", "step 1", "pick 1", "step 1", "end", "move 2")
    t.answer(1, "up", at=85 * SECOND)
    assert (t.due, asked(t)) == (100 * SECOND, ("pick", (1,)))
    told = t.answer(1, "up", at=95 * SECOND)  # in time, but the turn has run out beneath it
    assert late(told) == [(1, "turn", "down")]
    assert (t.log[-1], asked(t)) == ("1:down@95000", ("move", (2,)))


def test_QG_TIM_10_a_turn_gets_its_whole_time_when_a_second_person_comes() -> None:
    t = evening("turn 0", "step 0", "step 0", "end", "move 2", bots=1)
    t.notice("left", 1, at=10 * SECOND)
    assert (t.due, t.conduct.clocks) == (None, ())
    t.notice("back", 1, at=20 * SECOND)
    t.answer(0, "up", at=30 * SECOND)
    assert (t.due, asked(t)) == (110 * SECOND, ("step", (0,)))
    assert late(t.time_up(110 * SECOND)) == [(0, "turn", "down")]
    assert asked(t) == ("move", (2,))


def test_QG_TIM_06_a_seats_own_time_may_stand_still() -> None:
    t = evening("own", "move 0")
    t.answer(1, "hold", at=55 * SECOND)
    told = t.time_up(60 * SECOND)
    assert ([seat for seat, _, _ in late(told)], asked(t)) == ([0, 2], ("own", (1,)))
    assert t.due is None
    t.answer(1, "go", at=100 * SECOND)
    assert t.due == 110 * SECOND  # five seconds were left; ten are the least
    t.time_up(110 * SECOND)
    assert (t.log[-1], asked(t)) == ("1 locks@110000", ("move", (0,)))


def test_QG_TIM_06_what_a_seat_alone_is_asked_meanwhile_has_a_time_of_its_own() -> None:
    t = evening("own", "move 0")
    t.answer(1, "look", at=50 * SECOND)
    told = t.time_up(65 * SECOND)
    assert late(told) == [(0, "move", "lock"), (2, "move", "lock"), (1, "pick", "go")]
    assert (t.due, asked(t)) == (75 * SECOND, ("own", (1,)))  # ten seconds were left
    t.answer(1, "look", at=70 * SECOND)
    t.answer(1, "go")
    assert (t.due, asked(t)) == (80 * SECOND, ("own", (1,)))


def test_QG_TIM_10_nor_has_it_one_for_a_person_alone() -> None:
    t = evening("own", "move 0", bots=2)
    t.answer(0, "look")
    assert (t.due, asked(t)) == (None, ("own", (0, 1, 2)))


def test_QG_TIM_07_the_games_own_clock_then_seats_from_the_one_in_turn_then_nobodys() -> None:
    t = evening("turn 1", "end", "quiet", "bell 5000", "own", "move 0", manners={"in_turn": lambda t: 1, "times": SAME})
    t.time_up(5 * SECOND)
    assert t.log == ("bell@5000", "1 locks@5000", "2 locks@5000", "0 locks@5000", "quiet@5000")
    assert asked(t) == ("move", (0,))


SAME = {"live": {"move": 5 * SECOND, "quiet": 5 * SECOND}}


def test_QG_TIM_07_what_has_become_pointless_does_not_happen() -> None:
    t = evening("race", "move 0")
    assert late(t.time_up(60 * SECOND)) == [(0, "move", "mine")]
    assert (t.log, asked(t)) == (("0 has it@60000",), ("move", (0,)))


def test_QG_TIM_08_an_answer_at_or_after_a_deadline_is_too_late() -> None:
    t = evening("move 0")
    refused(t, "time_first", 0, "up", at=60 * SECOND)
    refused(t, "time_first", 0, "up", at=61 * SECOND)
    t.answer(0, "up", at=60 * SECOND - 1)
    assert t.log == ("0:up@59999",)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_QG_TIM_09_where_first_come_is_first_served_arrival_decides(first: int) -> None:
    t = evening("race", "move 0")
    number = t.open.number if t.open else 0
    t.answer(first, "mine", at=7, number=number)
    refused(t, "stale", (first + 1) % 3, "mine", at=7, number=number)
    assert (t.log, asked(t)) == ((f"{first} has it@7",), ("move", (0,)))


def test_QG_TIM_10_a_person_alone_among_bots_has_no_deadline() -> None:
    t = evening("move 0", "tap 0", "move 0", bots=2)
    assert not t.conduct.clocks and asked(t) == ("move", (0,))
    t.answer(0, "up", at=1_000 * SECOND)
    assert (t.due, asked(t)) == (1_004 * SECOND, ("tap", (0,)))  # a die that falls by itself
    t.time_up(1_004 * SECOND)
    assert asked(t) == ("move", (0,)) and not t.conduct.clocks


def test_QG_TIM_10_when_a_second_person_comes_open_questions_get_their_whole_time() -> None:
    t = evening("move 0", bots=1, seats=3)
    t.notice("left", 1, at=50 * SECOND)
    assert not t.conduct.clocks
    t.notice("back", 1, at=100 * SECOND)
    assert (t.due, asked(t)) == (160 * SECOND, ("move", (0,)))


def test_QG_TIM_10_the_absent_count_and_programs_always_have_deadlines() -> None:
    t = evening("move 0", bots=1)
    t.notice("away", 1)
    assert t.due == 60 * SECOND
    t = t.game.new([Seat("program"), Seat("bot", "rookie")], seed="door")
    assert (t.due, asked(t)) == (60 * SECOND, ("move", (0,)))


def expired(t: State, at: int, drafts: dict[int, tuple[int, Any]]) -> list[Moment]:
    told: list[Moment] = []
    for given in expire(t, at, drafts):
        told += apply(t, given)
    return told


def test_QG_TIM_11_what_was_left_with_the_room_is_an_answer_just_in_time() -> None:
    t = evening("everybody", "move 0")
    number = t.open.number if t.open else 0
    told = expired(t, 60 * SECOND, {1: (number, "up"), 2: (number, "sideways"), 0: (number - 1, "up")})
    assert late(told) == [(0, "move", "down"), (2, "move", "down")]
    assert (t.log, asked(t)) == (("0:down 1:up 2:down@60000",), ("move", (0,)))


def test_QG_TIM_11_nothing_is_given_before_its_time_nor_for_another_timer() -> None:
    t = evening("quiet", "everybody", "move 0")
    number = t.open.number if t.open else 0
    assert expired(t, 59 * SECOND, {0: (number, "up")})
    assert "quiet@5000" in t.log and asked(t) == ("everybody", (0, 1, 2))
    expired(t, 60 * SECOND, dict.fromkeys(t.all_seats, (number, "up")))
    assert t.log[1:] == ("0:up 1:up 2:up@59999",)
    assert asked(t) == ("move", (0,))


def test_QG_TIM_12_a_quiet_time_of_nobody_begins_anew() -> None:
    t = evening("quiet", "move 0", "quiet", "move 1")
    t.answer(0, "up", at=3 * SECOND)
    assert t.due == 8 * SECOND
    t.time_up(8 * SECOND)
    assert (t.log[-1], asked(t)) == ("quiet@8000", ("move", (1,)))


def test_QG_TIM_12_in_days_a_question_may_be_left_to_left_word() -> None:
    t = evening("left", "move 1", tempo="days")
    assert (t.log, asked(t)) == (("0:up 1:down 2:down@0",), ("move", (1,)))
    assert asked(evening("left", "move 1")) == ("left", (1, 2))


def test_QG_LSN_01_a_lesson_has_no_deadline_no_absence_and_no_hosts_word() -> None:
    t = evening("move 0", "move 1")
    t, _ = t.game.open_table(3, seed="lesson", lesson=True)
    assert (t.due, t.words(0)) == (None, ())
    with pytest.raises(Illegal, match="no_conduct_in_lessons"):
        t.notice("away", 0)
    assert asked(t) == ("move", (0,))
