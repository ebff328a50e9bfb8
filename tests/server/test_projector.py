"""The door of every game in two worlds that a seat may not tell apart: what goes out to it is the same to the byte."""

from itertools import islice

from qg.check.drive import next_input
from qg.check.secrecy.hearing import PlayedInput
from qg.check.secrecy.watch import Watch
from qg.check.secrecy.worlds import everybody, positions, worlds
from qg.kernel import Illegal, Table
from qg.kernel.patch import SAME
from qg.kernel.record import apply
from qg.server.projector import Projector, whole

from .prelude import *

NAMES = ("Nora", "Samir", "Eve", "Lou", "Ida", "Max")
POSITIONS = 60


class LeakyDoor(Projector):
    """One that shows a secret, too."""

    secret: Callable[[Table], object]

    def shown(self, t: Table, seat: int | None, **how: Any) -> Display:
        honest = super().shown(t, seat, **how)
        return Display(honest.board, msgspec.structs.replace(honest.scene, figures=str(self.secret(t))))


def sent(projector: Projector, t: Table, seat: int | None) -> bytes:
    """Everything, in words too."""
    words = [projector.worded(t, seat, what) for what in ("options", "standing", "table")]
    return msgspec.json.encode((whole(projector.shown(t, seat)), words))


def told(projector: Projector, before: Display, played: PlayedInput, seat: int | None) -> bytes:
    """Every moment with its lines and what the board looked like then, and what else has changed."""
    heard, patch, _ = projector.update(before, projector.tell(played.told), played.t, seat, {})
    return msgspec.json.encode((heard, None if patch is SAME else patch))


@every_game
def test_what_goes_out_is_alike_in_worlds_that_a_seat_may_not_tell_apart(slug: str) -> None:
    """The scene before an input, the scene afterwards, and what was told, unless something came to light."""
    game, rng = catalog.load(slug), random.Random(slug)
    projector, watch, pairs = Projector(game, NAMES), Watch(game, slug), 0
    for t in islice(positions(game, "door", rng), POSITIONS):
        given = next_input(t, rng, wild=True)
        truth = PlayedInput(game, apply(one := t.copy(), given), one)
        for seat in everybody(t):
            world = worlds(slug).other(t, seat, rng)
            assert sent(projector, t, seat) == sent(projector, world, seat)
            before = projector.shown(t, seat)
            try:
                other = PlayedInput(game, apply(world, given), world)
            except Illegal:  # in that world somebody else has answered already
                continue
            if watch.sound_alike(truth, other, seat, given):
                assert sent(projector, truth.t, seat) == sent(projector, world, seat)
                assert told(projector, before, truth, seat) == told(projector, before, other, seat)
                pairs += 1
    assert pairs >= POSITIONS


@every_game
def test_a_secret_that_goes_out_is_noticed(slug: str) -> None:
    game, rng = catalog.load(slug), random.Random(slug)
    projector = LeakyDoor(game, NAMES)
    projector.secret = next(iter(worlds(slug).LEAKS.values()))
    assert any(
        sent(projector, t, seat) != sent(projector, worlds(slug).other(t, seat, rng), seat)
        for t in islice(positions(game, "door", rng), POSITIONS)
        for seat in everybody(t)
    )
