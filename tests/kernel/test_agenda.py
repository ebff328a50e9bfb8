"""The order of things: what is scheduled, asked, skipped, interrupted and dropped."""

from .prelude import *
from .trail import Crowd, Phase, Pick, SecretVote, State, Vote, awaited, game, table

CIRCLE = ModuleType(__name__)
"""A module of rules with one step, which schedules itself."""


def circle(t: State) -> None:
    t.then(circle)


vars(CIRCLE)["circle"] = circle


def only(told: list[Moment], kind: type[Event]) -> list[Moment]:
    return [entry for entry in told if isinstance(entry.event, kind)]


# -- then and ask -----------------------------------------------------------------------------------------------------


def test_steps_run_in_the_order_written() -> None:
    def start(t: State) -> None:
        for word in ("a", "b", "c"):
            t.then(trail.note, word)
        t.then(trail.end)

    assert table(start).log == ("a", "b", "c")


def test_what_a_step_schedules_comes_before_everything_pending() -> None:
    def start(t: State) -> None:
        t.then(trail.branch, "a")
        t.then(trail.branch, "b")
        t.then(trail.end)

    assert table(start).log == ("a", "a1", "a2", "b", "b1", "b2")


def test_steps_that_schedule_nothing_leave_the_rest_alone() -> None:
    def start(t: State) -> None:
        t.then(trail.nothing)
        t.then(trail.note, "a")
        t.then(trail.nothing)
        t.then(trail.end)

    assert table(start).log == ("a",)


def test_what_is_pending_is_asked_by_name() -> None:
    """A step with its first arguments, or a kind of question, that is still to come."""

    def start(t: State) -> None:
        t.ask(Pick(1))
        t.then(trail.note, "after")
        t.then(trail.end)

    t = table(start)
    assert t.is_pending(trail.note) and t.is_pending(trail.note, "after") and t.is_pending(Pick)
    assert not t.is_pending(trail.note, "before") and not t.is_pending(trail.branch) and not t.is_pending(Vote)


def test_rules_that_never_come_to_a_question_are_stopped() -> None:
    def start(t: State) -> None:
        t.then(circle)

    with pytest.raises(AssertionError, match=r"never come to a question.*circle"):
        table(start, modules=(trail, CIRCLE))


def test_a_question_waits_in_its_place() -> None:
    def start(t: State) -> None:
        t.then(trail.note, "before")
        t.ask(Pick(1))
        t.then(trail.note, "after")
        t.ask(Pick(2))
        t.then(trail.end)

    t = table(start)
    assert (t.log, t.waiting, t.decision(0)) == (("before",), (1,), Asked(1, "pick", {"seat": 1}))
    t.answer(1, "yes")
    assert (t.log, t.waiting, t.number) == (("before", "1:yes", "after"), (2,), 2)
    t.answer(2, "no")
    assert t.log[-1] == "2:no" and t.outcome is not None


def test_consequences_of_an_answer_come_before_what_was_pending() -> None:
    def start(t: State) -> None:
        t.ask(Phase())
        t.then(trail.note, "last")
        t.then(trail.end)

    t = table(start)
    t.answer(0, "ask")
    assert t.decision(0) == Asked(2, "pick", {"seat": 0})
    t.answer(0, "yes")
    assert t.log[1:] == ("0:yes", "asked") and t.outcome is None
    t.answer(1, "end")
    assert t.log[3:] == ("1:end", "last") and t.outcome is not None


def test_steps_take_positional_arguments_only() -> None:
    def start(t: State) -> None:
        t.then(trail.note, word="a")  # type: ignore[call-arg, arg-type]

    with pytest.raises(TypeError, match="unexpected keyword"):
        table(start)


def test_a_game_that_runs_out_of_things_to_do_is_a_mistake_of_its_rules() -> None:
    with pytest.raises(AssertionError, match="no outcome"):
        table(trail.nothing)


# -- who is asked -----------------------------------------------------------------------------------------------------


def test_questions_without_options_are_skipped_and_take_no_number() -> None:
    def start(t: State) -> None:
        t.mute = (0, 1, 2)
        t.ask(Pick(0))
        t.ask(Vote())
        t.then(trail.note, "on")
        t.then(trail.unmute)
        t.ask(Pick(2))
        t.then(trail.end)

    t = table(start)
    assert t.log == ("on",)
    assert t.decision(2) == Asked(1, "pick", {"seat": 2})


def test_whether_there_are_options_is_looked_at_when_the_question_comes_up() -> None:
    def start(t: State) -> None:
        t.mute = (0,)
        t.ask(Pick(0))
        t.then(trail.unmute)
        t.ask(Pick(0))
        t.then(trail.end)

    t = table(start)
    t.answer(0, "yes")
    assert t.log == ("0:yes",) and t.outcome is not None


def test_all_asks_only_seats_with_options() -> None:
    def start(t: State) -> None:
        t.mute = (1,)
        t.ask(Vote())
        t.then(trail.end)

    t = table(start)
    assert awaited(t) == (0, 2) and not t.options(1)
    t.answer(2, "no")
    assert awaited(t) == (0,) and not t.options(2)
    t.answer(0, "yes")
    assert t.log == ("0=yes 2=no",)


def test_only_the_seat_that_is_asked_has_options() -> None:
    def start(t: State) -> None:
        t.ask(Pick(1))
        t.then(trail.end)

    t = table(start)
    assert [t.options(seat) for seat in t.all_seats] == [(), ("yes", "no"), ()]


# -- any --------------------------------------------------------------------------------------------------------------


def ask_phase(t: State) -> None:
    t.ask(Phase())
    t.then(trail.end)


def test_an_any_goes_on_under_its_number_after_what_its_answers_ask() -> None:
    t = table(ask_phase)
    t.answer(0, "hi", number=1)
    t.answer(1, "ask", number=1)
    assert t.decision(1) == Asked(2, "pick", {"seat": 1})
    with pytest.raises(Illegal, match="stale"):
        t.answer(2, "hi", number=1)
    t.answer(1, "no", number=2)
    assert t.decision(1) == Asked(1, "phase", {}) and t.number == 2
    t.answer(2, "hi", number=1)
    assert t.log == ("0:hi", "1:ask", "1:no", "asked", "2:hi")


def test_two_answers_to_one_any_do_not_make_each_other_stale() -> None:
    t = table(ask_phase)
    for seat in (2, 0, 1, 0):
        t.answer(seat, "hi", number=1)
    assert t.log == ("2:hi", "0:hi", "1:hi", "0:hi")


def test_an_any_may_wait_for_fewer_seats_than_have_options() -> None:
    def start(t: State) -> None:
        t.awaited = (1,)
        ask_phase(t)

    t = table(start)
    assert t.waiting == (1,)
    assert all(t.options(seat) for seat in t.all_seats)
    t.answer(2, "hi")
    assert t.log == ("2:hi",)


def test_an_any_may_wait_for_nobody() -> None:
    def start(t: State) -> None:
        t.awaited = ()
        ask_phase(t)

    t = table(start)
    assert t.waiting == () and t.open is not None and t.outcome is None


def test_an_any_waits_for_everyone_with_an_option_unless_it_says_otherwise() -> None:
    def start(t: State) -> None:
        t.mute = (1,)
        t.ask(Crowd())
        t.then(trail.end)

    assert table(start).waiting == (0, 2)


def test_an_any_that_is_done_when_it_comes_up_is_passed_over() -> None:
    def start(t: State) -> None:
        t.phase_open = False
        ask_phase(t)

    assert table(start).outcome is not None


def test_a_done_that_looks_at_who_is_awaited_does_not_spoil_the_next_question() -> None:
    def start(t: State) -> None:
        t.ask(Crowd())
        t.then(trail.unmute)
        t.ask(Vote())
        t.then(trail.end)

    t = table(start, seats=2)
    t.answer(0, "done")
    t.answer(1, "done")
    assert t.waiting == (0, 1) and t.options(0) == ("yes", "no")


def test_what_an_event_is_stamped_with_changes_nothing_in_the_play() -> None:
    def start(t: State) -> None:
        t.ask(Pick(0))
        t.ask(Pick(1))
        t.then(trail.end)

    def stamp(t: State) -> tuple[int, ...]:
        return t.waiting

    loud, quiet = table(start, stamp=stamp), table(start, stamp=stamp)
    loud.answer(0, "yes", events=True)
    quiet.answer(0, "yes", events=False)
    assert loud.waiting == quiet.waiting == (1,)


# -- skip_to and finish -----------------------------------------------------------------------------------------------


def test_skip_to_drops_everything_in_front_of_the_nearest_such_step() -> None:
    def start(t: State) -> None:
        t.then(trail.explode)
        t.ask(Pick(0))
        t.then(trail.note, "dropped")
        t.then(trail.landing)
        t.then(trail.note, "kept")
        t.then(trail.landing)
        t.then(trail.end)

    assert table(start).log == ("explode", "dust", "landing", "kept", "landing")


def test_skip_to_drops_an_open_question() -> None:
    def start(t: State) -> None:
        t.ask(Pick(0))
        t.then(trail.landing)
        t.then(trail.end)

    t = table(start, take_standing=lambda t, seat, choice: t.skip_to(trail.landing))
    t.answer(2, "pause")
    assert t.log == ("landing",) and t.outcome is not None


def test_skip_to_a_step_that_is_not_pending_is_a_mistake() -> None:
    def start(t: State) -> None:
        t.then(trail.explode)
        t.then(trail.end)

    with pytest.raises(AssertionError, match="landing is not pending"):
        table(start)


def test_finish_clears_everything() -> None:
    def start(t: State) -> None:
        t.ask(Vote())
        t.then(trail.end)
        t.ask(Pick(0))
        t.then(trail.note, "never")

    t = table(start)
    t.alarms = ((5_000, "ring"),)
    for seat in t.all_seats:
        t.answer(seat, "yes")
    assert t.log == ("0=yes 1=yes 2=yes",)
    assert (t.agenda, t.waiting, t.open, t.decision(0), t.due, t.bot_controlled) == ((), (), None, None, None, {})
    assert not any(t.options(seat) or t.standing(seat) for seat in t.all_seats)


# -- interruptions ----------------------------------------------------------------------------------------------------


def test_a_pause_keeps_the_number_and_the_half_given_answers_of_a_secret_question() -> None:
    def start(t: State) -> None:
        t.ask(SecretVote())
        t.then(trail.end)

    t = table(start)
    t.answer(1, "no")
    t.answer(2, "pause")
    assert t.decision(0) == Asked(2, "rest", {}) and awaited(t) == ()
    with pytest.raises(Illegal, match="stale"):
        t.answer(0, "yes", number=1)
    t.answer(0, "resume")
    assert t.decision(0) == Asked(1, "secret_vote", {}) and awaited(t) == (0, 2)
    t.answer(0, "yes", number=1)
    t.answer(2, "no", number=1)
    assert t.log == ("0=yes 1=no 2=no",)


def test_an_interrupted_question_can_be_imagined_and_played_on() -> None:
    def start(t: State) -> None:
        t.ask(SecretVote())
        t.then(trail.end)

    rules = game(start)
    t = rules.new(3, seed="pause")
    t.answer(1, "no")
    t.answer(2, "pause")
    said = set()
    for n in range(20):
        other = rules.imagine(rules.view(t, 0), random.Random(n))
        assert rules.view(other, 0) == rules.view(t, 0)
        for seat, choice in ((0, "resume"), (0, "yes"), (2, "yes")):
            other.answer(seat, choice)
        said.add(other.log[-1])
    assert said == {"0=yes 1=yes 2=yes", "0=yes 1=no 2=yes"}


def test_a_standing_input_needs_no_number_and_no_turn() -> None:
    def start(t: State) -> None:
        t.ask(Pick(0))
        t.then(trail.end)

    t = table(start)
    t.answer(0, "yes")
    t = table(start)
    t.answer(2, "pause", number=99)
    assert t.paused and t.waiting == ()


# -- give and known ---------------------------------------------------------------------------------------------------


def test_give_answers_for_a_seat_when_time_is_up() -> None:
    def start(t: State) -> None:
        t.alarms = ((1_000, "ring"),)
        t.ask(Vote())
        t.then(trail.end)

    def on_time(t: State) -> None:
        t.alarms = ()
        for seat in t.waiting:
            t.give(seat, "no")

    t = table(start, on_time=on_time)
    t.answer(1, "yes")
    t.time_up(1_000)
    assert t.log == ("0=no 1=yes 2=no",) and t.outcome is not None


def test_what_give_brings_about_comes_in_the_order_written() -> None:
    def start(t: State) -> None:
        t.alarms = ((1_000, "ring"),)
        t.ask(Pick(0))
        t.then(trail.end)

    def on_time(t: State) -> None:
        t.alarms = ()
        t.then(trail.note, "before")
        t.give(0, "no")
        t.then(trail.note, "after")

    t = table(start, on_time=on_time)
    t.time_up(1_000)
    assert t.log == ("before", "0:no", "after")


def test_nobody_can_be_given_a_second_answer() -> None:
    def start(t: State) -> None:
        t.alarms = ((1_000, "ring"),)
        t.ask(Vote())
        t.then(trail.end)

    def on_time(t: State) -> None:
        t.alarms = ()
        t.give(0, "no")

    t = table(start, on_time=on_time)
    t.answer(0, "yes")
    with pytest.raises(AssertionError):
        t.time_up(1_000)


def test_answers_that_are_known_are_there_when_the_question_is_put() -> None:
    def start(t: State) -> None:
        t.left_word = ((1, "no"),)
        t.ask(Vote())
        t.then(trail.end)

    t = table(start)
    assert t.open is not None and t.open.asked == (0, 1, 2)
    assert t.waiting == (0, 2)
    t.answer(0, "yes")
    t.answer(2, "yes")
    assert t.log == ("0=yes 1=no 2=yes",)


def test_a_question_whose_answers_are_all_known_is_answered_at_once() -> None:
    def start(t: State) -> None:
        t.left_word = ((2, "no"), (0, "yes"), (1, "no"))
        t.ask(Vote())
        t.then(trail.end)

    t = table(start)
    assert t.log == ("0=yes 1=no 2=no",) and t.number == 1


def test_word_left_by_a_seat_that_is_not_asked_does_not_count() -> None:
    def start(t: State) -> None:
        t.mute = (1,)
        t.left_word = ((1, "no"), (0, "yes"))
        t.ask(Vote())
        t.then(trail.end)

    t = table(start)
    assert t.waiting == (2,)
    t.answer(2, "no")
    assert t.log == ("0=yes 2=no",)


def test_word_left_for_one_and_for_any() -> None:
    def start(t: State) -> None:
        t.left_word = ((1, "yes"),)
        t.ask(Pick(1))
        t.then(trail.end)

    assert table(start).log == ("1:yes",)

    def start_any(t: State) -> None:
        t.left_word = ((1, "hi"), (2, "end"))
        ask_phase(t)

    t = table(start_any)
    assert sorted(t.log) == ["1:hi", "2:end"] and t.outcome is not None


# -- events -----------------------------------------------------------------------------------------------------------


def test_events_have_a_place_in_the_story_and_an_audience() -> None:
    def start(t: State) -> None:
        t.ask(Pick(0))
        t.then(trail.whisper_and_tell)
        t.then(trail.end)

    t = table(start, stamp=lambda t: len(t.log))
    told = t.answer(0, "yes")
    assert [(entry.n, entry.stamp, entry.to) for entry in told] == [
        (1, 1, None),
        (2, 1, None),
        (2, 1, (1,)),
        (3, 1, None),
    ]
    (hushed,) = only(told, trail.Hushed)
    assert [hushed.is_for(seat) for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert all(entry.is_for(seat) for entry in only(told, trail.Noted) for seat in (None, 0, 1, 2))


def test_whether_anybody_listens_makes_no_difference_to_the_state() -> None:
    def start(t: State) -> None:
        t.ask(Pick(0))
        t.then(trail.whisper_and_tell)
        t.then(trail.end)

    rules = game(start)
    loud, quiet = rules.new(2, seed="x"), rules.new(2, seed="x")
    assert len(loud.answer(0, "yes")) == 4
    assert quiet.answer(0, "yes", events=False) == []
    assert digest(rules, loud) == digest(rules, quiet)


# -- the making of a game ---------------------------------------------------------------------------------------------


def imitation(name: str) -> ModuleType:
    """A module of rules with a step `note` and a decision `Pick` of its own."""
    module = ModuleType(name)
    source = (
        "from qg.kernel import AskOne\n"
        "from tests.kernel.trail import State\n"
        "def note(t, word): pass\n"
        "class Pick(AskOne[State, str], frozen=True): pass\n"
    )
    exec(source, vars(module))
    return module


def test_two_steps_or_two_decisions_of_one_name_are_a_mistake() -> None:
    both = imitation("both")
    step = imitation("step")
    del vars(step)["Pick"]
    asked = imitation("asked")
    del vars(asked)["note"]
    for module in (both, step, asked):
        with pytest.raises(AssertionError, match="two"):
            game(trail.nothing, modules=(trail, module))
