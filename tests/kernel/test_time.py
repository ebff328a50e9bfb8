"""Time is told, never read: deadlines, late answers, clocks that run backwards, notices."""

from .prelude import *
from .trail import Phase, Pick, State, table


def alarms(*times: tuple[int, str]) -> State:
    def start(t: State) -> None:
        t.alarms = times
        t.ask(Phase())
        t.then(trail.end)

    return table(start)


def next_due(t: Table) -> int | None:
    return t.due


def refused(t: Table, code: str, call: Any, *args: Any, **kwargs: Any) -> Illegal:
    before = digest(t.game, t)
    with pytest.raises(Illegal) as caught:
        call(*args, **kwargs)
    assert caught.value.code == code and digest(t.game, t) == before
    return caught.value


# -- deadlines --------------------------------------------------------------------------------------------------------


def test_a_table_says_when_time_must_next_be_told() -> None:
    assert alarms().due is None
    assert alarms((700, "b"), (500, "a")).due == 500


def test_everything_due_is_carried_out_in_its_order_and_at_its_own_time() -> None:
    t = alarms((700, "b"), (500, "a"), (900, "c"))
    told = t.time_up(800)
    assert t.log == ("a@500", "b@700") and len(told) == 2
    assert (t.now, t.due) == (800, 900)


def test_several_things_at_one_millisecond_come_in_the_games_order() -> None:
    t = alarms((500, "z"), (500, "a"), (400, "early"), (500, "m"))
    t.time_up(500)
    assert t.log == ("early@400", "z@500", "a@500", "m@500") and t.now == 500


def test_what_became_due_long_ago_does_not_turn_time_back() -> None:
    t = alarms()
    t.time_up(1_000)
    t.alarms = ((300, "late"),)
    t.time_up(1_000)
    assert t.log == ("late@1000",) and t.now == 1_000


def test_time_may_be_told_when_nothing_is_due() -> None:
    t = alarms((500, "a"))
    assert t.time_up(499) == []
    assert (t.now, t.log) == (499, ())
    t.time_up(499)
    t.time_up(500)
    assert t.log == ("a@500",)


def test_time_that_ends_the_game_stops_there() -> None:
    t = alarms((500, "end"), (600, "never"))
    t.time_up(10_000)
    assert t.log == ("end@500",) and t.outcome is not None and t.now == 500 and t.due is None


def test_deadlines_that_never_pass_are_a_mistake_of_the_rules() -> None:
    def start(t: State) -> None:
        t.alarms = ((500, "a"),)
        t.ask(Phase())

    t = table(start, on_time=trail.nothing)
    with pytest.raises(AssertionError, match="does not get past 500"):
        t.time_up(500)


def test_events_may_be_left_out() -> None:
    loud, quiet = alarms((500, "a")), alarms((500, "a"))
    assert len(loud.time_up(500)) == 1 and quiet.time_up(500, events=False) == []
    assert digest(loud.game, loud) == digest(quiet.game, quiet)


# -- answers in time --------------------------------------------------------------------------------------------------


def test_answers_at_or_after_the_deadline_are_refused_until_time_was_told() -> None:
    t = alarms((500, "a"))
    for at in (500, 501, 10_000):
        assert refused(t, "time_first", t.answer, 0, "hi", at=at).details == {"at": at, "due": 500}
        refused(t, "time_first", t.answer, 0, "pause", at=at)
        refused(t, "time_first", t.notice, "absent", 1, at=at)
    t.answer(0, "hi", at=499)
    assert (t.now, t.log) == (499, ("0:hi",))
    t.time_up(500)
    t.answer(0, "hi", at=500)
    assert t.log == ("0:hi", "a@500", "0:hi")


def test_an_answer_without_a_time_comes_at_the_tables_own() -> None:
    t = alarms()
    t.time_up(1_234)
    t.answer(0, "hi")
    assert t.now == 1_234


def test_time_does_not_run_backwards() -> None:
    t = alarms((5_000, "a"))
    t.answer(0, "hi", at=1_000)
    for call, args in ((t.answer, (0, "hi")), (t.answer, (0, "pause")), (t.notice, ("restart",)), (t.time_up, ())):
        assert refused(t, "clock_backwards", call, *args, at=999).details == {"at": 999, "now": 1_000}
    t.answer(0, "hi", at=1_000)
    assert t.log == ("0:hi", "0:hi")


def test_time_runs_on_through_a_pause() -> None:
    t = alarms((500, "a"))
    t.answer(0, "pause", at=100)
    assert next_due(t) is None
    t.time_up(900)
    t.answer(0, "resume", at=950)
    assert (t.log, t.now, next_due(t)) == ((), 950, 500)
    refused(t, "time_first", t.answer, 0, "hi")
    t.time_up(950)
    assert t.log == ("a@950",)


def test_a_question_that_time_closed_is_stale() -> None:
    t = bell.GAME.new(1, seed="time")
    t.answer(0, 0)
    ring = t.open
    assert ring is not None and t.due == bell.TIME
    t.time_up(bell.TIME)
    assert t.round == 2
    refused(t, "stale", t.answer, 0, bell.Ring(True), number=ring.number)


def test_a_bell_whose_time_stands_still() -> None:
    """A game that pauses keeps what is left of its time."""
    t = bell.GAME.new(1, seed="time")
    t.answer(0, 0)
    t.answer(0, "pause", at=400)
    assert (t.due, t.left, t.bell_at) == (None, 600, None)
    t.time_up(50_000)
    assert t.round == 1
    t.answer(0, "resume", at=60_000)
    assert t.due == 60_600


# -- notices ----------------------------------------------------------------------------------------------------------


def test_notices_that_are_refused_change_nothing() -> None:
    t = bell.GAME.new(2, seed="away")
    refused(t, "not_away", t.notice, "back", 1)
    refused(t, "seat_needed", t.notice, "absent")
    refused(t, "no_such_seat", t.notice, "absent", 2)
    refused(t, "not_allowed", t.notice, "ruling", what="go on")
    assert (t.bot_controlled, t.now) == ({}, 0)


def test_a_notice_may_schedule_and_is_told() -> None:
    def start(t: State) -> None:
        t.ask(Pick(0))
        t.then(trail.end)

    t = table(start, conduct=Manners(on_absent=lambda t, seat: t.then(trail.note, f"absent {seat}")))
    assert [one.event for one in t.notice("absent", 1)] == [SeatAbsent(1), trail.Noted("absent 1")]
    assert t.waiting == (0,) and t.notice("absent", 2, events=False) == []
    assert t.log == ("absent 1", "absent 2")
