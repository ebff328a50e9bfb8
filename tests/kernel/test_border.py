"""Whatever a caller hands in, it gets a typed refusal, and the table stays as it was."""

from .prelude import *
from .toy import GAME


@pytest.mark.parametrize("seat", [None, "0", 1.0, True, -1, 2])
def test_a_seat_is_a_number_of_the_table(seat: Any) -> None:
    t = GAME.new(2, seed="border")
    before = digest(GAME, t)
    with pytest.raises(Illegal) as refused:
        t.answer(seat, 1)
    assert refused.value.code == "no_such_seat"
    assert digest(GAME, t) == before


@pytest.mark.parametrize("at", ["0", 1.5, float("nan"), float("inf"), True])
def test_time_is_a_whole_number(at: Any) -> None:
    t = GAME.new(2, seed="border")
    before = digest(GAME, t)
    tries = (partial(t.answer, 0, 1, at=at), partial(t.time_up, at), partial(t.notice, "restart", at=at))
    for hand_in in tries:
        with pytest.raises(Illegal) as refused:
            hand_in()
        assert refused.value.code == "malformed"
    assert digest(GAME, t) == before


def test_a_notice_is_one_of_those_there_are() -> None:
    t = GAME.new(2, seed="border")
    with pytest.raises(Illegal) as refused:
        t.notice("rubbish")  # type: ignore[arg-type]
    assert refused.value.code == "unknown_notice"


def test_a_dump_of_newer_rules_is_refused() -> None:
    doc = GAME.dump(GAME.new(2, seed="border"))
    with pytest.raises(Illegal, match="newer rules"):
        GAME.restore({**doc, "rules": GAME.rules_version + 1})


@pytest.mark.parametrize("rules", [0, -5])
def test_rules_that_never_were_are_refused(rules: int) -> None:
    record = Recorder(GAME, 2, seed="border").record
    record.rules = rules
    with pytest.raises(RecordError) as refused:
        check_version(record, GAME)
    assert refused.value.code == "record_unknown_rules"
