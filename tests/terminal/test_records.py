from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from qg import catalog
from qg.kernel import RecordError
from qg.kernel.record import Entry, Record
from qg.lab.match import make_bots, play_recorded
from qg.terminal.records import tell_again

SLUG = catalog.games()[0]


@pytest.fixture(scope="module")
def parted() -> Record:
    """A finished game whose twentieth input leads elsewhere than it says."""
    game = catalog.load(SLUG)
    record = play_recorded(game, make_bots(game, ["random"], game.seat_counts[0]), seed="older").record
    inputs = list(record.inputs)
    inputs[19] = Entry(inputs[19].input, "0" * 24)
    return msgspec.structs.replace(record, inputs=inputs)


def test_a_record_of_todays_rules_stops_where_it_parts(parted: Record) -> None:
    told = tell_again(parted, catalog.load(SLUG), catalog.words(SLUG, "en"))
    assert [next(told) for _ in range(20)]
    with pytest.raises(RecordError) as refused:
        next(told)
    assert refused.value.details["index"] == 20


def test_a_record_of_older_rules_still_shows_its_inputs_and_result(parted: Record) -> None:
    game = catalog.load(SLUG)
    try:
        newer = replace(game, rules_version=game.rules_version + 1)
        *_, (title, lines) = tell_again(parted, newer, catalog.words(SLUG, "en"))
    finally:
        replace(game)  # binds the state to the real game again
    assert "20" in title
    assert len(lines) == len(parted.inputs) - 19 + 1
    assert '"winners"' in lines[-1]
