"""Two judges of the same games: the engine, and a straight reading of the booklet beside it (judge/)."""

from collections import Counter
from typing import Any

import pytest

from qg.games.missions_speciales.tests.judge.faults import FAULTS, forget
from qg.games.missions_speciales.tests.judge.play import Match
from qg.games.missions_speciales.tests.judge.table import Disagreement

SAMPLE = 40
FULL = 500
ENDS = ("target", "last_survivor", "all_eliminated", "round_limit", "solo_success", "solo_failure")


def met_in(games: range, seats: int = 0, **options: Any) -> Counter[str]:
    """Plays these games; every disagreement names game, options, input, and what each of the judges says."""
    met: Counter[str] = Counter()
    for seed in games:
        met.update(Match(seed, seats, **options).play())
    return met


def test_MS_TURN_02_MS_ENG_05_MS_SHT_03_MS_END_01_two_judges_agree_on_random_evaluations() -> None:
    met = met_in(range(SAMPLE))
    assert met["over"] == SAMPLE
    assert min(met[what] for what in ("Converted", "Eliminated", "Hospitalised", "Abandoned", "Waited", "TimedOut"))


@pytest.mark.long
@pytest.mark.timeout(900)
def test_MS_TURN_02_MS_ENG_05_MS_SHT_03_MS_END_01_two_judges_agree_on_many_more() -> None:
    """Every end is among them."""
    met = met_in(range(SAMPLE, FULL))
    assert met["over"] == FULL - SAMPLE
    assert not [end for end in ENDS if not met[f"end: {end}"]]


@pytest.mark.parametrize("name", FAULTS)
def test_the_judge_sees_planted_faults(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One wrong rule at a time, within the games of the ordinary sample; a rare end is brought about."""
    forget()
    try:
        with monkeypatch.context() as patch:
            fault = FAULTS[name]
            fault.plant(patch)
            with pytest.raises(Disagreement, match="the judge:"):
                met_in(range(SAMPLE), fault.seats, **fault.options)
    finally:
        forget()
