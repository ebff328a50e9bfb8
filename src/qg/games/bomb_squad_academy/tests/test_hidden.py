"""Hidden information (section 21), and two worked examples about it."""

import pytest

from qg.games.bomb_squad_academy.data import FACES
from qg.games.bomb_squad_academy.tests.prelude import *


def notes(t: State, seat: int) -> tuple[Note, ...]:
    """The notebook as its owner is sent it."""
    own = GAME.view(t, seat).board.own
    assert own is not None
    return own.notes


def other_world(t: State) -> State:
    """The same table, but every hidden piece lies elsewhere."""
    other = t.copy()
    for name, wire in zip(WIRES, t.wires, strict=True):
        hidden = wire.tiles[wire.turned :]
        set_wire(other, name, deck=wire.deck[::-1], tiles=wire.tiles[: wire.turned] + hidden[::-1])
    other.tool_deck = tuple(reversed(t.tool_deck))
    other.scratch.forget()
    return other


# -- what is sent -----------------------------------------------------------------------------------------------------


def test_BSA_HID_01_face_down_pieces_are_counts_and_positions_only() -> None:
    t = table(3)
    brink(t, "green", "1/1", faces="ok boom ok")
    lock(t, "green", "blue", "yellow")
    other = other_world(t)
    assert on(other).decks != on(t).decks and on(other).tiles != on(t).tiles
    assert {*GAME.hidden} == {"wires.deck", "wires.tiles", "tool_deck"}
    for seat in (None, A, B, C):
        assert seen(t, seat) == seen(other, seat)
        board = GAME.view(t, seat).board
        assert board.deck_sizes == (11, 11, 12, 11) and board.tiles[0] == ("ok", None, None)
        assert board.tiles[2] == (None, None, None)
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(
    ("tool", "answer"), [("tweezers", Order((2, 1, 3, 4))), ("wire_stripper", KeepAndBury((2,), (1,)))]
)
def test_BSA_HID_02_what_may_be_chosen_does_not_depend_on_hidden_faces(tool: str, answer: Any) -> None:
    t = table(3)
    give(t, A, tool)
    one, other = t.copy(), other_world(t)
    for world in (one, other):
        lock(world, "green", "chicken", "blue")
        world.answer(A, UseTool(tool))
    assert choices(one, A) == choices(other, A) and answer in one.options(A)
    assert asked(one) == asked(other)
    for seat in (None, B, C):
        assert GAME.view(one, seat).options == GAME.view(other, seat).options == ()


def test_BSA_HID_03_spectators_see_what_all_have_in_common() -> None:
    t = table(3)
    give(t, A, "stethoscope", "megaphone", "walkie_talkie")
    told = t.answer(B, Lock("red"))
    told += intend(t, A, "megaphone", "hold")
    told += t.answer(A, UseTool("stethoscope"))
    told += t.answer(A, UseTool("walkie_talkie", target=B))
    assert GAME.view(t, None).board.own is None and not GAME.view(t, None).standing and not GAME.view(t, None).options
    assert not events(told, Saw) and not events(told, Heard) and len(events(told, Looked)) == 1
    assert GAME.view(t, None).board == replace(GAME.view(t, A).board, own=None)
    assert asked(t) == ("choose_action", (A, C))


def test_BSA_HID_04_bots_decide_by_the_view_of_their_seat_alone() -> None:
    for number in range(12):
        t = table(3)
        give(t, B, "megaphone", "multi_tool", "flashlight")
        other = other_world(t)
        for world in (t, other):
            world.answer(A, Lock("green" if world is t else "red"))
        for make in GAME.bots.values():
            mine = make().choose(GAME.view(t, B), random.Random(number))
            assert mine == make().choose(GAME.view(other, B), random.Random(number)) and mine in t.options(B)
        assert asked(t) == ("choose_action", (B, C))


@pytest.mark.parametrize("target", ["instructor", B])
def test_BSA_HID_04_what_a_bot_imagines_agrees_with_all_that_its_seat_knows(target: Any) -> None:
    t = table(2)
    instructor(t, "red")
    give(t, A, "stethoscope", "flashlight", "walkie_talkie")
    tiles(t, "red", "boom ok ok")
    t.answer(B, Lock("chicken"))
    for use in (UseTool("stethoscope"), UseTool("flashlight"), UseTool("walkie_talkie", target=target)):
        t.answer(A, use)
    assert GAME.view(t, A).board.heard_from == ({"instructor": -2}.get(target, target), -1)
    for seed in range(12):
        world = GAME.imagine(GAME.view(t, A), random.Random(seed))
        assert [wire.tiles for wire in world.wires] == [wire.tiles for wire in t.wires]
        tops, known = ([[MAIN[card] for card in wire.deck[:2]] for wire in each.wires] for each in (world, t))
        assert tops == known
        heard_of = world.plays[B].locked if target == B else on(world).instructor_card
        assert heard_of == ("chicken" if target == B else "red")
    assert asked(t) == ("choose_action", (A,))


def test_BSA_HID_04_imagined_tiles_are_those_of_the_box_whichever_are_known() -> None:
    t = table(3)
    tiles(t, "red", "ok boom ok", turned=1)
    give(t, A, "flashlight")
    t.answer(A, UseTool("flashlight"))
    for seat in (A, B, None):
        for number in range(8):
            world = GAME.imagine(GAME.view(t, seat), random.Random(number))
            assert [sorted(wire.tiles) for wire in world.wires] == [sorted(faces) for faces in FACES]
            assert world.wire("red").tiles[0] == "ok" and seen(world, seat) == seen(t, seat)
    assert asked(t) == ("choose_action", (A, B, C))


# -- the notebook -----------------------------------------------------------------------------------------------------


def green(t: State, seat: int) -> tuple[Note, ...]:
    """What the notebook of a seat says of green."""
    return tuple(note for note in notes(t, seat) if note.wire == "green")


def after(*owned: str, answers: tuple[Any, ...] = (), of: int = A, cards: str = "0/2 1/2 2/1 3/0") -> State:
    """A seat has these tools, cuts green alone and has given these answers before its flip."""
    t = table(3)
    give(t, of, *owned)
    top(t, "green", cards)
    lock(t, *("green" if seat == of else "blue" if seat == (of + 1) % 3 else "chicken" for seat in range(3)))
    for answer in answers:
        t.answer(of, answer)
    return t


def test_BSA_HID_05_the_notebook_keeps_what_a_seat_looked_at_for_that_seat_only() -> None:
    t = table(3)
    top(t, "green", "3/1")
    top(t, "blue", "4/0")
    lock(t, "chicken", "yellow", "red")
    (saw,) = events(t.answer(A, LookTops(("green", "blue"))), Saw, to=A)
    assert notes(t, A) == saw.faces == (CardNote("green", 1, 3, 1), CardNote("blue", 1, 4, 0))
    assert notes(t, B) == notes(t, C) == ()
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_depths_decrease_with_every_flip() -> None:
    t = table(3)
    give(t, A, "flashlight")
    t.answer(A, UseTool("flashlight"))
    first, second = green(t, A)
    assert first == CardNote("green", 1, 0, 2) and second == CardNote("green", 2, 0, 1)
    lock(t, "yellow", "green", "yellow")
    assert green(t, A) == (replace(second, depth=1),)
    assert Counter(note.wire for note in notes(t, A)) == {"green": 1, "blue": 2, "red": 2}  # yellow: two flips
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_the_entry_of_a_turned_tile_goes() -> None:
    t = table(3)
    give(t, A, "stethoscope")
    brink(t, "green", "1/1")
    t.answer(A, UseTool("stethoscope"))
    lock(t, "blue", "green", "blue")
    assert green(t, A) == (TileNote("green", 2, "ok"), TileNote("green", 3, "boom"))
    assert asked(t) == ("choose_action", (A, B, C))


TWEEZERS, STRIPPER = UseTool("tweezers"), UseTool("wire_stripper")


@pytest.mark.parametrize(
    ("owned", "answers", "cards", "entries"),
    [
        (["tweezers"], (TWEEZERS, Order((4, 2, 1, 3))), "0/2 1/2 2/1 3/0", [(1, 1, 2), (2, 0, 2), (3, 2, 1)]),
        (["wire_stripper"], (STRIPPER, KeepAndBury((), (1, 2))), "3/0 2/0 1/1", [(10, 3, 0), (11, 2, 0)]),
        (
            ["tweezers", "wire_stripper"],
            (TWEEZERS, Order((1, 2, 3, 4)), STRIPPER, KeepAndBury((2,), (1,))),
            "0/2 1/2 2/1 3/0",
            [(1, 2, 1), (2, 3, 0), (11, 0, 2)],
        ),
    ],
)
def test_BSA_HID_05_who_moves_cards_knows_their_new_places(
    owned: list[str], answers: tuple[Any, ...], cards: str, entries: list[tuple[int, int, int]]
) -> None:
    """Buried ones too, and that deeper cards have moved up; the first is flipped, and 11 are left."""
    t = after(*owned, answers=answers, cards=cards)
    assert notes(t, A) == tuple(CardNote("green", *entry) for entry in entries)
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_HID_05_the_user_of_the_screwdriver_knows_the_new_places() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("screwdriver", wire="red"))
    t.answer(A, Order((2, 3, 1)))
    assert notes(t, A) == (TileNote("red", 1, "ok"), TileNote("red", 2, "ok"), TileNote("red", 3, "boom"))
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize(("use", "back"), [(TWEEZERS, Order((1, 2, 3, 4))), (STRIPPER, KeepAndBury((1, 2), ()))])
def test_BSA_HID_05_after_anothers_hand_in_a_deck_its_entries_are_uncertain(use: UseTool, back: Any) -> None:
    """Even where nothing was moved; until a new look replaces them and clears the mark."""
    t = table(3)
    give(t, A, "flashlight")
    give(t, B, use.tool)
    t.answer(A, UseTool("flashlight"))
    second = green(t, A)[1]
    lock(t, "chicken", "green", "blue")
    t.answer(B, use)
    t.answer(B, back)
    assert green(t, A) == (replace(second, depth=1, uncertain=True),)  # one card was flipped since
    assert [note.wire for note in notes(t, A) if note.uncertain] == ["green"]
    top(t, "green", "3/0")
    t.answer(A, LookTops(("green", "red")))
    assert green(t, A) == (CardNote("green", 1, 3, 0),)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_uncertain_are_the_entries_below_the_cards_seen_too() -> None:
    t = after("tweezers", answers=(TWEEZERS, Order((1, 2, 3, 4))), of=B)
    t.answer(A, LookNone())
    give(t, A, "wire_stripper")
    lock(t, "green", "yellow", "red")
    t.answer(A, STRIPPER)
    t.answer(A, KeepAndBury((1, 2), ()))  # the 1/2 is flipped
    assert notes(t, B) == (CardNote("green", 1, 2, 1, uncertain=True), CardNote("green", 2, 3, 0, uncertain=True))
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_all_entries_go_with_the_bomb() -> None:
    t = table(3)
    give(t, A, "stethoscope", "flashlight")
    t.answer(A, UseTool("stethoscope"))
    t.answer(A, UseTool("flashlight"))
    assert len(notes(t, A)) == 20
    blow_up(t)
    assert notes(t, A) == () and asked(t)[0] == "pick_tool"


def test_BSA_HID_06_without_a_notebook_a_look_is_shown_once() -> None:
    t = table(3, notebook="off")
    give(t, A, "flashlight", "screwdriver")
    told = t.answer(A, UseTool("flashlight"))
    assert len(events(told, Saw, to=A)) == 1 and notes(t, A) == ()
    assert seen(t, A) == seen(other_world(t), A)  # the view has forgotten it
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("screwdriver", wire="red"))
    own = GAME.view(t, A).board.own
    assert own is not None and own.notes == ()
    assert [note.face for note in own.seeing if isinstance(note, TileNote)] == ["boom", "ok", "ok"]  # while it is asked
    worlds = [GAME.imagine(GAME.view(t, A), random.Random(number)) for number in range(8)]
    assert {world.wire("red").tiles for world in worlds} == {("boom", "ok", "ok")}
    assert len({world.wire("blue").tiles for world in worlds}) > 1
    t.answer(A, Order((1, 2, 3)))
    own = GAME.view(t, A).board.own
    assert own is not None and own.seeing == () and asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_07_time_does_not_depend_on_hidden_faces() -> None:
    worlds = []
    for faces in ("boom ok ok", "ok ok boom"):
        t = table(3)
        give(t, A, "stethoscope", "tweezers")
        give(t, C, "freeze_spray")
        tiles(t, "red", faces)
        top(t, "red", "3/0" if faces.startswith("ok") else "3/1")
        brink(t, "green", "1/1", faces=faces)
        t.answer(A, UseTool("stethoscope"))
        lock(t, "green", "blue", "chicken")
        t.answer(A, Pass())
        worlds.append(t)
    one, other = worlds
    assert (one.due, one.told, one.number, one.conduct) == (other.due, other.told, other.number, other.conduct)
    assert asked(one) == asked(other) == ("react", (C,))


# -- worked examples --------------------------------------------------------------------------------------------------


def test_BSA_EX_45_uncertain_notes() -> None:
    t = table(3)
    give(t, B, "screwdriver")
    tiles(t, "yellow", "ok ok boom")
    lock(t, "chicken", "blue", "green")
    t.answer(A, LookTiles("yellow"))
    assert notes(t, A) == tuple(TileNote("yellow", place, face) for place, face in ((1, "ok"), (2, "ok"), (3, "boom")))
    kept, changed = t.copy(), t.copy()
    told_kept = kept.answer(B, UseTool("screwdriver", wire="yellow"))
    told_changed = changed.answer(B, UseTool("screwdriver", wire="yellow"))
    told_kept += kept.answer(B, Order((1, 2, 3)))
    told_changed += changed.answer(B, Order((3, 1, 2)))
    for world in (kept, changed):
        assert len(notes(world, A)) == 3 and all(note.uncertain for note in notes(world, A))
    assert seen(kept, A) == seen(changed, A) and heard(told_kept, A) == heard(told_changed, A)
    assert asked(kept) == asked(changed) == ("choose_action", (A, B, C))


def test_BSA_EX_51_equal_cards() -> None:
    """Two worlds: the 1/1 that is flipped is the card A saw, or another one. A receives the same."""
    sent: list[bytes] = []
    saw: list[str] = []
    for order, choice in ((("04", "05", "06", "12"), (1, 2, 3, 4)), (("05", "04", "06", "12"), (2, 3, 1, 4))):
        t = table(3)
        give(t, B, "tweezers")
        first = tuple(f"green-{number}" for number in order)
        set_wire(t, "green", deck=first + tuple(card for card in DECKS[0] if card not in first))
        lock(t, "chicken", "chicken", "red")
        told = t.answer(A, LookTops(("green", "yellow"))) + t.answer(B, LookNone())
        saw.append(on(t).decks[0][0])
        told += lock(t, "blue", "green", "blue")
        told += t.answer(B, UseTool("tweezers"))
        told += t.answer(B, Order(choice))
        flipped = [card.card for card in events(told, CardFlipped, to=A) if card.wire == "green"]
        assert flipped == ["green-04"] and asked(t) == ("choose_action", (A, B, C))
        sent.append(heard(told, A) + seen(t, A))
    assert saw == ["green-04", "green-05"] and sent[0] == sent[1]
