"""The engine and a judge that has read the booklet by itself tell the same mission.

The judge opens no rules of the engine. Random games with all values of all options are played before its eyes, and
after every input it says what was told, what lies on the table, who may do what, and in the end the score.
"""

import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import NamedTuple

import pytest

from qg.games.mission_pas_possible.placing import Wiring
from qg.games.mission_pas_possible.tests.judge import play
from qg.games.mission_pas_possible.tests.judge.cards import BOMBS, finishable
from qg.games.mission_pas_possible.tests.judge.teller import Disagreement
from qg.games.mission_pas_possible.tests.prelude import *

Plant = Callable[[pytest.MonkeyPatch], None]
GAMES, PARTS = 10, 50
"""Games of a part with `--full`, and parts."""


@pytest.mark.parametrize("number", range(6))
def test_MPP_INV_10_the_judge_and_the_engine_tell_the_same(number: int) -> None:
    game = play.Match(f"judge {number}").play()
    assert game.judge.end is not None
    assert game.judge.end[0] == game.judge.result()["outcome"]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_MPP_INV_10_the_judge_and_the_engine_tell_the_same_in_500_games(part: int) -> None:
    games = [play.Match(f"judge {number}").play() for number in range(part * GAMES, (part + 1) * GAMES)]
    assert {game.judge.end[0] for game in games if game.judge.end} <= {"won", "lost"}
    assert len({name for game in games for name in game.seen} & play.TOLD) > len(play.TOLD) // 2


def test_MPP_PLC_07_MPP_EX_27_dead_ends_by_trying_everything() -> None:
    assert not finishable("b402", ((0, 4), None, None, None))
    assert finishable("b402", ((0, 3), None, None, None))
    assert not finishable("b107", ((0, 2), None))
    assert all(finishable(card, (None,) * len(BOMBS[card]["slots"])) for card in BOMBS)


# -- planted faults ----------------------------------------------------------------------------------------------


def modules() -> Iterator[ModuleType]:
    package = "qg.games.mission_pas_possible"
    for name, module in list(sys.modules.items()):
        if name.startswith(package) and ".tests" not in name and ".bots" not in name:
            yield module


def forget() -> None:
    """What the engine has worked out so far is worked out anew."""
    for module in modules():
        for found in vars(module).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()
    for card in DATA.wiring.values():
        card._judged.clear()
        card._known_to_finish.clear()


def everywhere(name: str, other: Any) -> Plant:
    """Whatever has this name among the rules is another thing."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        homes = [module for module in modules() if hasattr(module, name)]
        assert homes, f"the rules have no {name}"
        for module in homes:
            patch.setattr(module, name, other)
        if name in GAME.steps:
            other.__name__ = name
            patch.setitem(GAME.steps, name, other)

    return plant


def printed(part: str, **values: Any) -> Plant:
    """Numbers of game.toml are others."""
    changed = msgspec.structs.replace(getattr(DATA.game, part), **values)
    return everywhere("DATA", msgspec.structs.replace(DATA, game=msgspec.structs.replace(DATA.game, **{part: changed})))


def instead(owner: type, name: str, other: Any) -> Plant:
    return lambda patch: patch.setattr(owner, name, other)


def of_cards(change: Callable[[Any], Any]) -> Plant:
    """Every Bomb card is wired another way."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        for name, card in DATA.bombs.items():
            patch.setitem(DATA.wiring, name, Wiring(change(card)))

    return plant


def turned(card: Any) -> Any:
    """`<` reads `>`."""
    symbols = [msgspec.structs.replace(r, rel="greater" if r.rel == "less" else r.rel) for r in card.relations]
    return msgspec.structs.replace(card, relations=tuple(symbols))


def unsupported(card: Any) -> Any:
    """Every slot stands on the card itself."""
    return msgspec.structs.replace(card, slots=tuple(msgspec.structs.replace(slot, on=()) for slot in card.slots))


def one_more(card: Any) -> Any:
    """Sums are one higher."""
    symbols = [msgspec.structs.replace(r, total=r.total + 1) if r.rel == "sum" else r for r in card.relations]
    return msgspec.structs.replace(card, relations=tuple(symbols))


def backwards(t: State) -> tuple[int, ...]:
    return tuple((t.holder - k) % len(t.seats) for k in t.all_seats)


def no_fault(_: Wiring, faces: Any, slot: int, face: int) -> None:
    return None


def colour_only(match: Match, die: Any) -> bool:
    return die[1] == match.value if match.color is None else color_of(die[0]) == match.color


class Fault(NamedTuple):
    plant: Plant
    seats: int = 3
    pace: int = 150
    options: dict[str, Any] = {}


CARELESS = {"safety_net": False, "steady_hand": "off"}
PLAIN: dict[str, Any] = {
    "steady_hand": "off",
    "pause": "none",
    "timer_s": 600,
    "mode": "standard",
    "difficulty": "standard",
}
FAULTS: dict[str, Fault] = {
    "PLC_02 a relation's direction": Fault(of_cards(turned)),
    "LAY_05 a support that does not matter": Fault(of_cards(unsupported)),
    "ICN_11 a sum off by one": Fault(of_cards(one_more)),
    "PLC_07 no dead end is seen": Fault(
        instead(Wiring, "_finishable", lambda *_: True), options={"dead_ends": "refused"}
    ),
    "TAK_01 a quota off by one": Fault(everywhere("_QUOTAS", dict.fromkeys(range(1, 6), 2))),
    "TAK_10 one may always lock": Fault(everywhere("can_lock", lambda *_: True)),
    "TAK_12 quiet after 1.4 s": Fault(printed("timing", auto_lock_quiet=1400), options={"lock": "auto"}),
    "TAK_14 set against the clock": Fault(instead(State, "clockwise", property(backwards))),
    "TAK_17 claiming never reopens": Fault(everywhere("can_reopen", lambda *_: False), seats=1),
    "TAK_19 Go at 19 s": Fault(everywhere("_GO_AFTER", 19_000), pace=3000, options={"timer_s": 1800}),
    "DRW_08 claims after 600 ms": Fault(printed("timing", roll_settle=600)),
    "DEF_10 chosen for after 14 s": Fault(printed("timing", pick_timeout=14_000), pace=8000, options={"timer_s": 1800}),
    "SAB_03 a covered die may be lost": Fault(
        instead(Wiring, "is_free", lambda *_: True), options={"hard_cards": True, "sabotage_count": 11}
    ),
    "SAB_05 another die is lost by silence": Fault(
        everywhere("cheapest", lambda _t, _seat, found: found[-1]), seats=1, pace=5000, options={"timer_s": 1800}
    ),
    "UNU_05 unused dice strike by colour alone": Fault(instead(Match, "hits", colour_only)),
    "UNU_03 rerolled after 2 s": Fault(
        printed("timing", reroll_timeout=2000), pace=4000, seats=5, options={"timer_s": 1800}
    ),
    "LAY_13 a gesture is never missed": Fault(
        printed("steady_hand", gesture_window=(100,) * 5), options={"steady_hand": "gesture", "mode": "standard"}
    ),
    "ERR_04 no error is seen": Fault(instead(Wiring, "fault", no_fault), options=CARELESS),
    "TRN_02 the bag stays": Fault(everywhere("pass_bag", lambda t: t.then(GAME.steps["play_turn"]))),
    "SET_08 a card too many": Fault(
        lambda patch: patch.setitem(
            DATA.difficulties, "standard", msgspec.structs.replace(DATA.difficulties["standard"], bombs=(20,) * 5)
        )
    ),
    "SCO_04 three points for a Sabotage": Fault(printed("score", sabotage=3)),
    "SCO_01 nine points for a win": Fault(printed("score", win=9), options={"timer_s": 1800}, pace=20),
}


@pytest.mark.parametrize("name", FAULTS)
def test_the_judge_sees_planted_faults(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    fault.plant(monkeypatch)
    forget()
    try:
        with pytest.raises(Disagreement):
            for number in range(8):
                play.Match(f"fault {number}", seats=fault.seats, pace=fault.pace, **{**PLAIN, **fault.options}).play()
    finally:
        monkeypatch.undo()
        forget()
