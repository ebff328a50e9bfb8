"""Who may answer what, and what others see of it."""

from .prelude import *
from .trail import Bid, Mark, Phase, Pick, SealedVote, SecretVote, State, Vote, Word, game, table


def asking(*decisions: Decision[State, Any], **hooks: Any) -> State:
    def start(t: State) -> None:
        for decision in decisions:
            t.ask(decision)
        t.then(trail.end)

    return table(start, **hooks)


def refused(t: State, code: str, *args: Any, **kwargs: Any) -> Illegal:
    """The answer is refused with this code, and the table is what it was."""
    before, shown = digest(t.game, t), [t.game.view(t, seat) for seat in (None, *t.all_seats)]
    with pytest.raises(Illegal) as caught:
        t.answer(*args, **kwargs)
    assert caught.value.code == code
    assert digest(t.game, t) == before
    assert [t.game.view(t, seat) for seat in (None, *t.all_seats)] == shown
    return caught.value


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decision", [Pick(1), Vote(), SecretVote(), SealedVote(), Phase()])
def test_seats_that_do_not_exist(decision: Decision[State, Any]) -> None:
    for seat in (-1, 3, 99):
        assert refused(asking(decision), "no_such_seat", seat, "yes").details == {"seat": seat, "seats": 3}


def test_one_takes_no_answer_from_another_seat() -> None:
    assert refused(asking(Pick(1)), "not_asked", 0, "yes").details == {"waiting": (1,)}


def test_all_takes_one_final_answer_of_each() -> None:
    t = asking(Vote())
    t.answer(0, "yes")
    assert refused(t, "not_asked", 0, "no").details == {"waiting": (1, 2)}


def test_any_takes_no_answer_from_a_seat_without_options() -> None:
    t = asking(Phase())
    t.mute = (2,)
    t.scratch.forget()
    assert refused(t, "not_asked", 2, "hi").rule_id is None


def test_a_number_that_is_not_open() -> None:
    t = asking(Pick(0), Pick(0))
    for number in (0, 2, 99, -1):
        assert refused(t, "stale", 0, "yes", number=number).details == {"number": number, "open": 1}
    t.answer(0, "yes", number=1)
    refused(t, "stale", 0, "yes", number=1)
    t.answer(0, "no", number=2)
    assert t.log == ("0:yes", "0:no")


@pytest.mark.parametrize("choice", ["", "maybe", "YES", None, [], ["yes"], ("yes", "no"), b"yes", 0, object()])
def test_what_is_not_an_option(choice: Any) -> None:
    refused(asking(Pick(0)), "not_an_option", 0, choice)


@pytest.mark.parametrize("choice", [True, False, 1.0, 0.0, float("nan")])
def test_what_only_equals_an_option_is_none(choice: Any) -> None:
    refused(asking(Bid()), "malformed", 0, choice)


@pytest.mark.parametrize(
    "choice",
    [
        {},
        {"type": "nonsense"},
        {"type": "mark"},
        {"type": "mark", "word": 3},
        {"type": "mark", "word": None},
        {"type": "mark", "word": "x", "times": "2"},
        {"type": "mark", "word": "x", "times": True},
        {"type": ["mark"]},
        {1: 2},
    ],
)
def test_malformed_choices(choice: Any) -> None:
    found = refused(asking(Phase()), "malformed", 0, choice)
    assert found.details["problem"]


def test_the_plain_json_form_of_a_choice_is_as_good() -> None:
    t = asking(Phase())
    t.answer(0, {"type": "mark", "word": "x"})
    t.answer(1, {"type": "mark", "word": "y", "times": 2})
    t.answer(2, Mark("y", 2))
    assert t.log == ("0:x", "1:yy", "2:yy")
    refused(t, "not_an_option", 0, {"type": "mark", "word": "z"})
    refused(t, "not_an_option", 0, Mark("x", 2))


def test_no_answer_after_the_end() -> None:
    t = asking(Pick(0))
    t.answer(0, "yes")
    for choice in ("yes", "pause", None, {"type": "mark", "word": "x"}):
        refused(t, "over", 0, choice)
        refused(t, "over", 0, choice, number=1)
    refused(t, "no_such_seat", 3, "yes")
    with pytest.raises(Illegal, match="over"):
        t.time_up(t.now)
    with pytest.raises(Illegal, match="over"):
        t.notice("restart")


def test_a_decision_names_its_reason_and_only_about_choices_of_its_kind() -> None:
    t = asking(Pick(0))
    found = refused(t, "too_loud", 0, "yes!")
    assert (found.rule_id, found.details) == ("TRL-01", {"said": "YES!"})
    for rubbish in (None, 7, ["!"], Mark("!")):
        refused(t, "not_an_option", 0, rubbish)


def test_a_choice_that_is_offered_has_no_reason_against_it() -> None:
    t = asking(Pick(0))
    t.menu = ("yes!",)
    t.scratch.forget()
    t.answer(0, "yes!")
    assert t.log == ("0:yes!",)


def test_a_question_may_say_what_is_allowed_and_offers_what_is() -> None:
    t = asking(Word(0))
    assert t.options(0) == ["yes", "no"]
    t.answer(0, "no")
    assert (t.options(0), t.may(0, "yes")) == (["yes"], None)
    assert refused(t, "said_before", 0, "no").details == {"said": "no"}
    refused(t, "not_an_option", 0, Mark("no"))
    t.answer(0, "yes")
    assert t.outcome is not None, "a question for which nothing is left is not asked"


def test_what_a_question_refuses_needs_no_better_reason_and_what_none_takes_is_not_asked() -> None:
    heard: list[tuple[int | None, Any, str]] = []

    def why_not(t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
        heard.append((seat, choice, code))
        return None

    t = asking(Pick(0), why_not=why_not)
    refused(t, "not_an_option", 0, "perhaps")
    refused(t, "too_loud", 0, "yes!")
    assert heard == []
    refused(t, "not_an_option", 0, Mark("x"))
    refused(t, "not_asked", 1, Mark("x"))
    refused(t, "not_asked", 1, "yes")
    refused(t, "stale", 0, Mark("x"), number=7)
    assert heard == [
        (0, Mark("x"), "not_asked"),
        (1, Mark("x"), "not_asked"),
        (1, "yes", "not_asked"),
        (0, Mark("x"), "stale"),
    ]
    assert t.waiting == (0,)


def test_the_game_may_name_every_refusal_and_sees_typed_choices_only() -> None:
    heard: list[tuple[Any, str]] = []

    def why_not(t: State, seat: int | None, choice: Any, code: str) -> Illegal | None:
        heard.append((choice, code))
        return Illegal("asleep", "TRL-02") if code == "not_asked" else None

    def start(t: State) -> None:
        t.alarms = ((1_000, "ring"),)
        t.ask(Pick(1))
        t.then(trail.end)

    mark = {"type": "mark", "word": "x"}
    t = table(start, why_not=why_not)
    assert refused(t, "asleep", 0, "yes").rule_id == "TRL-02"
    refused(t, "time_first", 1, mark, at=1_000)
    refused(t, "stale", 1, mark, number=7)
    t.answer(1, "yes")
    refused(t, "over", 1, mark)
    assert heard == [("yes", "not_asked"), *((Mark("x"), code) for code in ("time_first", "stale", "over"))]


# -- what is seen -----------------------------------------------------------------------------------------------------


def frame(view: View[Any]) -> dict[str, Any]:
    (found,) = (each for each in view.agenda if isinstance(each, dict) and each["type"] == "open")
    return dict(found)


def views(t: State) -> list[View[Any]]:
    return [t.game.view(t, seat) for seat in (None, *t.all_seats)]


def test_answers_to_an_open_question_are_seen_by_all() -> None:
    t = asking(Vote())
    t.answer(1, "no")
    for view in views(t):
        assert view.waiting == (0, 2)
        assert frame(view)["answers"] == [[1, "no"]] or frame(view)["answers"] == ((1, "no"),)


def test_of_a_secret_answer_others_see_only_that_it_was_given() -> None:
    t = asking(SecretVote())
    t.answer(1, "no")
    t.answer(0, "yes")
    seen = [[tuple(each) for each in frame(view)["answers"]] for view in views(t)]
    assert seen == [[(0, None), (1, None)], [(0, "yes"), (1, None)], [(0, None), (1, "no")], [(0, None), (1, None)]]
    assert all(view.waiting == (2,) for view in views(t))


def test_of_a_sealed_answer_others_see_nothing() -> None:
    t, untouched = asking(SealedVote()), asking(SealedVote())
    t.answer(1, "no")
    t.answer(0, "yes")
    for seat in (None, 2):
        assert t.game.view(t, seat) == t.game.view(untouched, seat)
    own = t.game.view(t, 1)
    assert [tuple(each) for each in frame(own)["answers"]] == [(1, "no")]
    assert own.waiting == (0, 1, 2) and own.options == ()


def test_a_refusal_tells_no_more_of_a_sealed_question_than_a_view() -> None:
    t = asking(SealedVote())
    t.answer(1, "no")
    first = refused(t, "not_asked", 1, "yes").details
    t.answer(2, "no")
    assert refused(t, "not_asked", 1, "yes").details == first == {"waiting": (0, 1, 2)}


def test_secrets_stay_when_the_question_is_interrupted() -> None:
    for kind, answers in ((SecretVote(), [(1, None)]), (SealedVote(), [])):
        t = asking(kind)
        t.answer(1, "no")
        t.answer(0, "pause")
        below = t.game.view(t, 0).agenda[-2]
        assert [tuple(each) for each in below["answers"]] == answers


def test_a_view_carries_what_its_seat_may_do() -> None:
    t = asking(Pick(1))
    spectator, idle, asked, _ = views(t)
    assert (spectator.options, spectator.standing, spectator.seat) == ((), (), None)
    assert (idle.options, idle.standing, idle.waiting) == ((), ("pause",), (1,))
    assert asked.options == ("yes", "no") and asked.asked == spectator.asked
    assert (asked.game, asked.rules, asked.seats, asked.host) == ("trail", 3, (Seat(),) * 3, 0)


def test_no_view_holds_the_key() -> None:
    t = toy.GAME.new(2, seed="x")
    for seat in (None, 0, 1):
        assert t.key.hex() not in repr(toy.GAME.view(t, seat)) and repr(t.key) not in repr(toy.GAME.view(t, seat))


# -- arrival ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Vote, SecretVote, SealedVote])
def test_answers_to_an_all_may_arrive_in_any_order(kind: type[Vote]) -> None:
    found = set()
    for order in permutations(((0, "yes"), (1, "no"), (2, "yes"))):
        t = asking(kind())
        for seat, choice in order:
            t.answer(seat, choice, number=1)
        assert t.log == ("0=yes 1=no 2=yes",)
        found.add(digest(t.game, t))
    assert len(found) == 1


# -- spaces -----------------------------------------------------------------------------------------------------------


def test_a_space_is_as_good_as_a_list() -> None:
    t = bell.GAME.new(2, seed="space")
    space = t.options(0)
    assert isinstance(space, Space) and bell.GAME.view(t, 0).options == space
    before = digest(bell.GAME, t)
    for choice in (-1, 4, "1", None, [1], True, 1.0):
        with pytest.raises(Illegal):
            t.answer(0, choice)
    assert digest(bell.GAME, t) == before
    t.answer(0, 3)
    assert t.stakes == (3, 0)


# -- making a table ---------------------------------------------------------------------------------------------------


def test_an_outcome_is_what_the_rules_said() -> None:
    t = asking(Pick(0))
    assert t.outcome is None
    t.answer(0, "yes")
    assert t.outcome == Outcome((0,), (1, 1, 1), (0, 0, 0), None)


def test_a_game_finds_the_kind_of_choice_of_inherited_decisions() -> None:
    t = asking(SealedVote())
    t.answer(1, "no")
    rules = game(trail.nothing)
    assert rules.restore(rules.dump(t)).agenda == t.agenda
