"""What photographs are taken of: every moment that is wanted is there, and a table can begin at it."""

from tools.positions import ENTROPY, Wanted, begin_there, find, moments, tag

from .prelude import *


def test_a_table_begins_at_every_moment_that_is_photographed(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {one.name: one for one in moments()}
    found = {one.name: one for one in find(wanted.values())}
    assert found.keys() == wanted.keys()
    monkeypatch.setattr(Game, "open_table", Game.open_table)  # put back afterwards
    begin_there(found)
    for name, one in found.items():
        t = catalog.load(one.game).new([Seat()] * one.seats, one.options, seed="", entropy=[ENTROPY + name])
        assert t.open is not None
        if not wanted[name].says:
            assert wanted[name].asked in ("", tag(t.open.decision)) and wanted[name].mine == (0 in t.waiting)
        if one.press is not None:
            t.answer(0, list(t.options(0))[one.press])
            assert (t.outcome is not None) == wanted[name].ends


def test_what_never_happens_is_not_found() -> None:
    assert not list(find([Wanted(name="never", game=catalog.games()[0], asked="nothing")]))
