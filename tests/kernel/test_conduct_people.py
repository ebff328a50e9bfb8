"""People at a table: absence, pauses, votes, the host's word, lookers-on."""

from qg.kernel.conduct import events as e
from qg.kernel.conduct.presence import DAY
from qg.kernel.conduct.state import Word

from .house import GAME, SECOND, Move, State, evening
from .prelude import *
from .test_conduct_time import late, refused

MINUTE = 60 * SECOND


def says(t: State, seat: int, say: Any, about: int = -1, reason: str = "", *, at: int | None = None) -> list[Any]:
    return [told.event for told in t.answer(seat, Word(say, about, reason), at=at)]


def refused_notice(t: Table, code: str, *given: Any, **more: Any) -> None:
    before = t.game.dump(t)
    with pytest.raises(Illegal) as caught:
        t.notice(*given, **more)
    assert (caught.value.code, t.game.dump(t)) == (code, before)


# -- absence ----------------------------------------------------------------------------------------------------------


def test_QG_ABS_01_being_away_is_absence_at_once() -> None:
    t = evening("move 0")
    assert t.game.conduct.reconnect_ms == MINUTE
    assert events(t.notice("away", 1), e.SeatAbsent) == [e.SeatAbsent(1)]
    refused_notice(t, "not_present", "away", 1)
    refused_notice(t, "not_away", "back", 0)
    refused_notice(t, "seat_needed", "away")
    refused_notice(evening("move 0", bots=1), "not_present", "away", 2)
    assert (t.conduct.absent, t.bot_controlled, asked(t)) == ((1,), {1: "agent"}, ("move", (0,)))


@pytest.mark.parametrize("tempo", ["days", "untimed"])
def test_QG_ABS_01_at_a_slow_table_it_becomes_absence_by_the_hosts_word(tempo: str) -> None:
    t = evening("move 1", manners={"host_rules_untimed": True}, tempo=tempo)
    assert events(t.notice("away", 1), e.SeatAway) == [e.SeatAway(1)]
    assert (t.conduct.absent, t.bot_controlled) == ((), {})
    refused(t, "host_only_here", 2, Word("absent", 1))
    assert says(t, 0, "absent", 1) == [e.SeatAbsent(1)]
    assert t.bot_controlled == {1: "agent"}
    t.notice("back", 1)
    t.notice("away", 0)
    t.notice("away", 1)
    says(t, 2, "absent", 1)  # the host is away: any person's word counts
    assert (t.conduct.absent, asked(t)) == ((1,), ("move", (1,)))


def test_QG_ABS_01_who_leaves_of_their_own_will_is_absent_at_once_at_every_tempo() -> None:
    t = evening("move 0", tempo="days")
    assert events(t.notice("left", 1), e.SeatAbsent) == [e.SeatAbsent(1)]
    assert (t.conduct.absent, asked(t)) == ((1,), ("move", (0,)))


def test_QG_ABS_02_two_time_outs_in_a_row_are_absence() -> None:
    t = evening("move 0", "move 0", "move 0", "move 1", "move 0")
    t.time_up(MINUTE)
    t.answer(0, "up")
    assert not events(t.time_up(2 * MINUTE), e.SeatAbsent)
    assert t.conduct.late == (0,)
    t.answer(1, "up")
    assert events(t.time_up(3 * MINUTE), e.SeatAbsent) == [e.SeatAbsent(0)]
    assert not t.conduct.late  # who comes back counts anew
    t = evening("move 2", "move 2", "move 2", "move 0", bots=1)
    assert not events(t.time_up(3 * MINUTE), e.SeatAbsent)  # a bot is never absent
    assert asked(t) == ("move", (0,))


def test_QG_ABS_02_by_turn_and_a_game_may_count_none() -> None:
    turn = ("turn 1", "step 1", "step 1", "end")
    t = evening(*turn, *turn, "move 0")
    assert late(t.time_up(90 * SECOND)) == [(1, "turn", "down")]
    assert t.conduct.late == (1,)
    assert events(t.time_up(180 * SECOND), e.SeatAbsent) == [e.SeatAbsent(1)]
    t = evening("move 0", "move 0", "move 0", "move 1", manners={"lates": 0})
    assert not events(t.time_up(3 * MINUTE), e.SeatAbsent)
    assert asked(t) == ("move", (1,))


def test_QG_ABS_03_an_absent_seat_is_kept_by_the_level_the_host_chose() -> None:
    t = evening("move 1", keeper="rookie")
    t.notice("left", 1)
    assert (t.bot_controlled, t.due, asked(t)) == ({1: "rookie"}, MINUTE, ("move", (1,)))


def test_QG_ABS_03_or_takes_defaults_at_once() -> None:
    t = evening("move 1", "everybody", "move 1", "move 0", absent="defaults")
    t.notice("left", 1)
    t.answer(0, "up")
    t.answer(2, "up")
    assert t.log == ("1:down@0", "0:up 1:down 2:up@0", "1:down@0")
    assert (t.bot_controlled, asked(t)) == ({}, ("move", (0,)))


def test_QG_ABS_03_or_the_game_pauses_until_they_are_back() -> None:
    t = evening("move 1", absent="pause")
    t.notice("left", 1, at=10 * SECOND)
    assert (t.due, t.waiting, t.options(0)) == (None, (), ())
    t.notice("back", 1, at=100 * SECOND)
    assert (t.due, asked(t)) == (150 * SECOND, ("move", (1,)))
    t = evening("own", "move 0", absent="pause")
    t.answer(1, "hold", at=5 * SECOND)
    t.notice("left", 2, at=10 * SECOND)
    t.notice("back", 2, at=100 * SECOND)
    t.answer(1, "go")  # 55 seconds were left
    assert (t.due, [clock.due // SECOND for clock in t.conduct.clocks]) == (150 * SECOND, [150, 155, 150])


def test_QG_ABS_03_or_the_host_has_a_bot_play() -> None:
    t = evening("move 1", absent="pause")
    t.notice("left", 1)
    assert says(t, 0, "keep", 1) == [e.KeeperCalled(1), e.Resumed()]
    assert (t.bot_controlled, asked(t)) == ({1: "agent"}, ("move", (1,)))


def test_QG_ABS_03_what_is_not_offered() -> None:
    def offered(**manners: Any) -> tuple[str, ...]:
        options = evening("move 0", manners=manners).game.options
        return next(option.values for option in options if option.id == "absent")

    assert offered(lates=2) == ("bot", "defaults", "pause")
    assert offered(real_time=True) == ("bot", "defaults")
    t = evening("move 0", manners={"also_kept": lambda t: (2,)})
    assert (t.bot_controlled, asked(t)) == ({2: "agent"}, ("move", (0,)))


def test_QG_ABS_04_the_keeper_uses_the_same_inputs() -> None:
    t = evening("move 1", "move 0")
    t.notice("left", 1)
    view = t.game.view(t, 1)
    t.answer(1, view.options[0], number=view.number)
    assert (t.log, t.bot_controlled, asked(t)) == (("1:up@0",), {1: "agent"}, ("move", (0,)))


def test_QG_ABS_05_absent_seats_are_not_waited_for_by_checks() -> None:
    t = evening("vote", "move 0")
    t.notice("left", 1)
    assert asked(t) == ("vote", (0, 2))
    t.answer(0, "yes")
    assert events(t.notice("away", 2), e.SeatAbsent)
    assert asked(t) == ("move", (0,))


@pytest.mark.parametrize(("manner", "after"), [("question", (0,)), ("at_once", ())])
def test_QG_ABS_06_who_comes_back_has_the_seat_at_the_next_question(manner: str, after: tuple[int, ...]) -> None:
    t = evening("move 0", "move 0", manners={"gives_back": manner})
    t.notice("left", 0)
    t.notice("back", 0)
    assert (t.conduct.returning, tuple(t.bot_controlled)) == (after, after)
    t.answer(0, "up")
    assert (t.bot_controlled, asked(t)) == ({}, ("move", (0,)))


def test_QG_ABS_06_or_between_two_turns() -> None:
    t = evening("turn 0", "step 0", "step 0", "end", "move 0", manners={"gives_back": "turn"})
    t.notice("left", 0)
    t.notice("back", 0)
    t.answer(0, "up")
    assert (t.bot_controlled, t.game.view(t, 1).conduct.returning) == ({0: "agent"}, (0,))
    t.answer(0, "up")
    assert (t.bot_controlled, asked(t)) == ({}, ("move", (0,)))
    t = evening("turn 0", "step 0", "end", "move 0", manners={"gives_back": "turn"})
    for gone in ("left", "back", "left"):  # who leaves again before that stays absent
        t.notice(gone, 0)
    t.answer(0, "up")
    assert (t.bot_controlled, asked(t)) == ({0: "agent"}, ("move", (0,)))


def test_QG_ABS_07_nothing_else_changes_when_somebody_leaves() -> None:
    t = evening("everybody", "move 0")
    board = t.game.view(t, 1).board
    t.notice("left", 1)
    assert (t.game.view(t, 1).board, t.outcome, t.seats[1].kind) == (board, None, "person")
    assert asked(t) == ("everybody", (0, 1, 2))


def test_QG_ABS_08_when_every_person_is_absent_the_game_stands_still() -> None:
    t = evening("move 2", bots=1)
    t.notice("away", 0, at=5 * SECOND)
    assert events(t.notice("left", 1, at=10 * SECOND), e.TableDeserted)
    assert (t.waiting, t.bot_controlled, t.due) == ((), {}, 10 * SECOND + DAY)
    t.notice("back", 1, at=100 * SECOND)
    assert (t.due, asked(t)) == (160 * SECOND, ("move", (2,)))  # of two persons again, so with its whole time


@pytest.mark.parametrize(("tempo", "days"), [("live", 1), ("days", 14), ("untimed", 14)])
def test_QG_ABS_08_and_is_given_up(tempo: str, days: int) -> None:
    t = evening("move 0", seats=2, tempo=tempo)
    t.notice("left", 0)
    t.notice("left", 1)
    assert not t.time_up(days * DAY - 1)
    assert events(t.time_up(days * DAY), e.TableEnded) == [e.TableEnded("abandoned", "")]
    assert t.outcome is not None and t.outcome.ended == "abandoned"
    assert t.game.dump(t.game.restore(t.game.dump(t))) == t.game.dump(t)


def test_QG_ABS_08_away_is_not_enough_and_bots_alone_are_exempt() -> None:
    t = evening("move 0", tempo="days")
    for seat in t.all_seats:
        t.notice("away", seat)
    assert (t.conduct.deserted_at, asked(t)) == (-1, ("move", (0,)))
    assert asked(evening("move 0", seats=2, bots=2)) == ("move", (0,))


def test_QG_ABS_09_a_person_takes_over_a_bots_seat_with_the_hosts_consent() -> None:
    t = evening("move 0", "move 1", bots=1, seats=2, late_entry=True)
    assert t.due is None
    refused_notice(t, "not_invited", "taken", 1)
    says(t, 0, "let_in", 1)
    assert events(t.notice("taken", 1, at=SECOND), e.SeatTaken) == [e.SeatTaken(1)]
    assert t.seats[1].kind == "person" and t.due == 61 * SECOND
    assert asked(t) == ("move", (0,))
    refused_notice(t, "seat_in_use", "taken", 1)
    refused_notice(evening("move 0", bots=1), "no_late_entry", "taken", 2)


# -- pauses -----------------------------------------------------------------------------------------------------------


def test_QG_PAU_01_anybody_seated_may_pause_once_a_game() -> None:
    t = evening("move 0")
    assert says(t, 1, "pause", at=10 * SECOND) == [e.Paused(1, "person")]
    refused(t, "paused", 0, "up")
    assert (t.covered, t.waiting, t.due) == (False, (), None)
    says(t, 0, "resume", at=70 * SECOND)
    assert (t.due, asked(t)) == (120 * SECOND, ("move", (0,)))
    refused(t, "pauses_spent", 1, Word("pause"))
    says(t, 2, "pause")


def test_QG_PAU_01_blind_covers_the_table_and_none_is_none() -> None:
    t = evening("move 0", pause="blind")
    says(t, 0, "pause")
    assert t.covered
    refused(evening("move 0", pause="none"), "no_pauses", 0, Word("pause"))
    limits = {"blind": PauseLimit(each=None, table=1), "open": PauseLimit(each=None, unranked=True)}
    t = evening("move 0", manners={"pause_limits": limits}, pause="blind")
    says(t, 0, "pause")
    says(t, 0, "resume")
    refused(t, "pauses_spent", 1, Word("pause"))
    t = evening("move 0", manners={"pause_limits": limits})
    says(t, 0, "pause")
    assert t.conduct.unranked == ("pause",)


def test_QG_PAU_01_left_word_is_taken_in_a_pause() -> None:
    t = evening("move 0", manners={"left_word": lambda t, choice: choice == "intent"})
    says(t, 0, "pause")
    refused(t, "not_asked", 0, "intent")  # the game takes it as a standing input, where it has one
    refused(t, "paused", 0, "up")
    assert t.waiting == ()


def test_QG_TIM_10_alone_one_pauses_without_limit_and_unranked() -> None:
    t = evening("move 0", bots=2)
    for _ in range(3):
        says(t, 0, "pause")
        says(t, 0, "resume")
    assert (t.conduct.unranked, asked(t)) == (("pause",), ("move", (0,)))
    t = evening("move 0", seats=1)
    says(t, 0, "pause")
    says(t, 0, "resume")
    refused(t, "pauses_spent", 0, Word("pause"))


def test_QG_PAU_02_a_pause_ends_when_everybody_present_is_ready() -> None:
    t = evening("move 0")
    says(t, 0, "pause")
    says(t, 0, "ready", at=5 * SECOND)
    assert t.due == 605 * SECOND
    t.notice("left", 2, at=6 * SECOND)
    assert says(t, 1, "ready", at=7 * SECOND) == [e.SeatReady(1), e.Resumed()]
    assert (t.due, asked(t)) == (67 * SECOND, ("move", (0,)))


def test_QG_PAU_02_QG_ABS_05_or_when_the_last_who_is_not_ready_leaves() -> None:
    t = evening("move 0")
    for seat, what in ((0, "pause"), (0, "ready"), (1, "ready")):
        says(t, seat, what)
    assert events(t.notice("away", 2), e.Resumed) and asked(t) == ("move", (0,))


def test_QG_PAU_02_a_majority_or_ten_minutes_end_it_too() -> None:
    t = evening("move 0")
    says(t, 0, "pause")
    assert says(t, 2, "resume") == []
    assert says(t, 1, "resume") == [e.Resumed()]
    says(t, 1, "pause")
    says(t, 1, "ready")
    assert events(t.time_up(600 * SECOND), e.Resumed)
    assert (t.due, asked(t)) == (660 * SECOND, ("move", (0,)))


def test_QG_PAU_02_a_real_time_game_counts_down_first() -> None:
    t = evening("bell 20000", "move 0", manners={"real_time": True})
    says(t, 0, "pause", at=5 * SECOND)
    assert says(t, 0, "resume", at=6 * SECOND) == [e.CountedDown(3)]
    assert t.due == 9 * SECOND
    t.time_up(9 * SECOND)
    assert (t.due, asked(t)) == (24 * SECOND, ("move", (0,)))


def test_QG_PAU_01_QG_PAU_03_QG_PAU_04_nothing_is_paused_or_given_up_before_a_game_hears_of_it() -> None:
    t = evening("move 0", seats=2, manners={"real_time": True, "hears": lambda t, say: t.moved > 0})
    for say in ("pause", "concede"):
        assert Word(say) not in t.words(0)
    refused(t, "no_pauses", 0, Word("pause"))
    refused(t, "no_conceding", 0, Word("concede"))
    assert not events(t.notice("restart"), e.Paused)
    for kind in ("absent", "back"):
        told = [t.notice(kind, seat) for seat in t.all_seats]
    assert not events(told[0], e.Paused) and asked(t) == ("move", (0,))


def test_QG_PAU_01_no_vote_ends_while_the_table_stands_still() -> None:
    t = evening("vote", "move 0")
    for seat in (0, 1):
        t.answer(seat, "yes")
    says(t, 0, "pause")
    t.notice("away", 2)
    assert asked(t) == ("vote", ())
    says(t, 0, "resume")
    assert asked(t) == ("move", (0,))


def test_QG_ABS_03_a_question_may_have_no_keeper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Move, "has_keeper", False)
    t = evening("move 0", "vote")
    t.notice("away", 0)
    assert (t.bot_controlled, asked(t)) == ({}, ("move", (0,)))
    t.answer(0, "up")
    assert (t.bot_controlled, asked(t)) == ({0: "agent"}, ("vote", (1, 2)))


def test_QG_PAU_03_after_a_crash_a_real_time_game_is_paused_at_no_cost() -> None:
    t = evening("move 0", manners={"real_time": True}, pause="none")
    assert events(t.notice("restart"), e.Paused) == [e.Paused(None, "restart")]
    assert (t.covered, t.conduct.pauses, t.waiting) == (True, (), ())
    for seat in t.all_seats:
        says(t, seat, "ready")
    t.notice("restart", at=SECOND)  # within the 3-2-1: everybody is to be ready again
    assert (t.due, t.conduct.pause is not None and t.conduct.pause.ready) == (None, ())


def test_QG_PAU_03_elsewhere_deadlines_keep_what_was_left_and_30_seconds() -> None:
    t = evening("move 0", "tap 1")
    t.notice("restart", at=10 * SECOND)
    assert t.due == 60 * SECOND
    t.notice("restart", at=50 * SECOND)
    assert t.due == 80 * SECOND
    refused_notice(t, "restarted_just_now", "away", 1, at=79 * SECOND)
    t.answer(0, "up", at=79 * SECOND)
    t.notice("restart", at=82 * SECOND)
    assert (t.due, asked(t)) == (86 * SECOND, ("tap", (1,)))
    t = evening("turn 1", "step 1", "end", "move 2")
    t.notice("restart", at=80 * SECOND)
    assert (t.due, asked(t)) == (110 * SECOND, ("step", (1,)))


def test_QG_PAU_04_a_team_concedes_when_every_present_person_agrees() -> None:
    t = evening("move 0")
    says(t, 0, "concede")
    says(t, 0, "play_on")
    says(t, 1, "concede")
    says(t, 0, "concede")
    told = t.notice("away", 2)
    assert events(told, e.TableEnded) == [e.TableEnded("conceded", "")]
    refused(evening("move 0", manners={"concede": None}), "no_conceding", 0, Word("concede"))
    assert t.outcome is not None and (t.outcome.ended, t.log) == ("conceded", ("conceded",))


def test_QG_VOT_01_a_check_counts_present_persons_and_may_have_a_time() -> None:
    t = evening("vote", "move 0")
    t.answer(2, "yes")
    assert t.due == 30 * SECOND
    assert late(t.time_up(30 * SECOND)) == [(0, "vote", "yes"), (1, "vote", "yes")]
    assert asked(t) == ("move", (0,))


# -- the host ---------------------------------------------------------------------------------------------------------


def test_QG_HST_01_the_host_while_not_away_then_the_lowest_seat() -> None:
    t = evening("move 0")
    assert t.hosting == 0
    assert events(t.notice("away", 0), e.HostChanged) == [e.HostChanged(1)]
    assert events(t.notice("back", 0), e.HostChanged) == [e.HostChanged(0)]
    assert says(t, 0, "hand_over", 2) == [e.HostChanged(2)]
    assert t.game.view(t, 1).host == t.hosting == 2
    refused(t, "host_only_here", 0, Word("lock"))
    t.notice("host", 1)
    assert (t.hosting, asked(t)) == (1, ("move", (0,)))


def test_QG_HST_01_a_host_may_have_no_seat() -> None:
    t = evening("move 0")
    refused(t, "no_such_seat", SCREEN, Word("lock"))
    t.notice("host", None)
    assert t.hosting == 0
    assert says(t, SCREEN, "lock") == [e.TableLocked(True)]
    refused(t, "not_seated", SCREEN, Word("pause"))
    assert says(t, 0, "unlock") == [e.TableLocked(False)]
    assert says(t, SCREEN, "mute", 0) == [e.Muted(0, True)]


def test_QG_HST_02_removing_who_is_away_needs_nobody_else() -> None:
    t = evening("move 0")
    t.notice("away", 1)
    refused(t, "reason_needed", 0, Word("remove", 1))
    assert says(t, 0, "remove", 1, "asleep") == [e.Removed(1, "asleep")]
    assert (t.conduct.left, t.conduct.unranked, t.bot_controlled) == ((1,), ("remove",), {1: "agent"})


def test_QG_HST_02_removing_somebody_else_needs_the_assent_of_all() -> None:
    t = evening("move 0", seats=4)
    assert says(t, 0, "remove", 1, "insults") == [e.Proposed(0, "remove", 1, "insults")]
    refused(t, "nothing_proposed", 1, Word("agree"))
    refused(t, "one_proposal", 0, Word("close", reason="enough"))
    says(t, 2, "agree")
    assert says(t, 3, "disagree") == [e.Assented(3, False), e.ProposalDropped("remove")]
    says(t, 0, "remove", 1, "insults")
    says(t, 2, "agree")
    told = t.answer(3, Word("agree"))
    assert events(told, e.Removed) == [e.Removed(1, "insults")] and events(told, e.SeatAbsent) == [e.SeatAbsent(1)]
    assert (t.conduct.unranked, asked(t)) == (("remove",), ("move", (0,)))


def test_QG_HST_02_closing_needs_a_majority_and_the_end_says_why() -> None:
    t = evening("move 0", seats=4)
    says(t, 0, "close", reason="dinner")
    says(t, 1, "agree")
    told = t.answer(2, Word("agree"))
    assert events(told, e.TableEnded) == [e.TableEnded("closed", "dinner")]
    assert t.outcome is not None and (t.outcome.ended, t.conduct.unranked) == ("closed", ("close",))


def test_QG_HST_02_muting_and_locking() -> None:
    t = evening("move 0")
    assert says(t, 0, "mute", 2) == [e.Muted(2, True)]
    assert says(t, 0, "unmute", 2) == [e.Muted(2, False)]
    refused(t, "word_does_not_fit", 0, Word("mute", 0))
    assert says(t, 0, "lock") == [e.TableLocked(True)]
    refused(t, "word_does_not_fit", 0, Word("lock"))
    assert (t.conduct.locked, t.conduct.muted, asked(t)) == (True, (), ("move", (0,)))


def test_QG_HST_03_muting_for_oneself_is_nothing_the_table_knows() -> None:
    t = evening("move 0")
    refused(t, "host_only_here", 1, Word("mute", 2))
    assert t.conduct.muted == ()


def test_QG_HST_04_a_replay_needs_nothing_but_the_record() -> None:
    table = Recorder(GAME, 2, seed="record")
    inputs: list[Input] = [
        Answer(5, 0, Word("pause")),
        Answer(9, 0, Word("resume")),
        Notice(10, "left", 1),
        Notice(11, "back", 1),
    ]
    inputs += [TimeUp(70 * SECOND), Answer(70_001, 0, Word("close", reason="late")), Answer(70_002, 1, Word("agree"))]
    for given in inputs:
        table.apply(given)
    *_, (t, _) = replay(decode(encode(table.record)), GAME)
    assert t.outcome is not None and t.outcome.ended == "closed"


def test_QG_LKO_01_a_table_may_refuse_lookers_on_or_their_chat() -> None:
    t = evening("move 0")
    assert says(t, 0, "hush_lookers") == [e.LookersRuled("hushed")]
    assert says(t, 0, "bar_lookers") == [e.LookersRuled("barred")]
    assert says(t, 0, "welcome_lookers") == [e.LookersRuled("welcome")]
    assert t.game.view(t, None).options == ()


def test_QG_SIL_01_what_a_seat_may_say_tells_nothing_hidden() -> None:
    t = evening("sealed", "move 0")
    before = [t.words(seat) for seat in t.all_seats]
    t.answer(2, "up")
    assert [t.words(seat) for seat in t.all_seats] == before
