"""The rookie: what it does and never does."""

import pytest

from qg.games.mission_pas_possible.bots import Rookie
from qg.games.mission_pas_possible.tests.prelude import *


def choices(t: State, seat: int) -> set[Claim | Lock | Unlock | ForceGo]:
    """What the rookie may come up with here."""
    return {Rookie().choose(GAME.view(t, seat), random.Random(number)) for number in range(40)}


@pytest.fixture
def t() -> State:
    """Seat 0 may put K6 on two slots, seat 2 may take Y1, seat 1 nothing."""
    t = lay(table(3), "b409", "b405", "b404")
    roll(t, "K6 G3 Y1")
    return t


def test_it_takes_what_it_can_use(t: State) -> None:
    assert choices(t, 0) <= {choice for choice in options(t, 0) if isinstance(choice, Claim)}
    assert asked(t) == ("claiming", (0, 2))


def test_then_it_locks_and_moves_nothing(t: State) -> None:
    claim(t, 0, "K6", "b409", "a")
    assert any(isinstance(choice, Claim) for choice in options(t, 0))
    assert choices(t, 0) == {Lock()}


def test_asked_although_locked_it_neither_moves_a_die_nor_presses_go(t: State) -> None:
    claim(t, 0, "K6", "b409", "a")
    lock(t, 0)
    wait(t, 20_000)
    assert may(t, 0, ForceGo())
    assert choices(t, 0) == {Unlock()}
    assert asked(t) == ("claiming", (2,))


def test_without_the_net_it_locks_rather_than_spoil_a_card() -> None:
    t = lay(table(3, safety_net=False), "b409", "b405", "b404")
    roll(t, "K5 G3 B1")
    assert choices(t, 0) == {Lock()}
    assert asked(t) == ("claiming", (0, 1, 2))
