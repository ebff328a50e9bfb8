"""Hidden information (section 21), two worked examples about it, and leaks planted on purpose."""

import random
from collections.abc import Callable

import msgspec
import pytest

from qg.games.bomb_squad_academy.tests.prelude import *
from qg.kernel.view import look


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
    other.desk.forget()
    return other


# -- what is sent -----------------------------------------------------------------------------------------------------


def test_BSA_HID_01_face_down_pieces_are_counts_and_positions_only() -> None:
    t = table(3)
    brink(t, "green", "1/1", faces="ok boom ok")
    lock(t, "green", "blue", "yellow")
    other = other_world(t)
    assert on(other).decks != on(t).decks and on(other).tiles != on(t).tiles
    for seat in (None, A, B, C):
        assert seen(t, seat) == seen(other, seat)
        board = GAME.view(t, seat).board
        assert board.deck_sizes == (11, 11, 12, 11) and board.tiles[0] == ("ok", None, None)
        assert board.tiles[2] == (None, None, None)
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_01_no_id_of_a_hidden_card_is_in_any_view_or_look() -> None:
    t = table(3)
    give(t, A, "flashlight", "tweezers")
    sent = heard(t.answer(A, UseTool("flashlight")), A)
    lock(t, "green", "chicken", "chicken")
    sent += heard(t.answer(A, UseTool("tweezers")), A) + seen(t, A)
    assert asked(t) == ("order_cards", (A,))
    for card in (card for deck in on(t).decks for card in deck):
        assert f'"{card}"'.encode() not in sent
    for faces in ("tile-green", "tile-red"):
        assert faces.encode() not in sent


def test_BSA_HID_01_looks_are_places_and_values() -> None:
    t = table(3)
    top(t, "green", "3/1")
    top(t, "red", "5/0")
    tiles(t, "yellow", "ok boom ok")
    lock(t, "chicken", "chicken", "blue")
    told = t.answer(A, LookTops(("green", "red")))
    assert [saw.faces for saw in events(told, Saw, to=A)] == [(CardNote("green", 1, 3, 1), CardNote("red", 1, 5, 0))]
    told = t.answer(B, LookTiles("yellow"))
    assert [saw.faces for saw in events(told, Saw, to=B)] == [
        (TileNote("yellow", 1, "ok"), TileNote("yellow", 2, "boom"), TileNote("yellow", 3, "ok"))
    ]
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


def test_BSA_HID_02_not_even_where_nothing_would_come_of_it() -> None:
    """An owner at a brink is asked about Freeze Spray whether or not the tile is an explosion."""
    worlds = []
    for faces in ("boom ok ok", "ok ok boom"):
        t = table(3)
        give(t, C, "freeze_spray", "battery")
        brink(t, "green", "1/1", faces=faces)
        lock(t, "green", "blue", "chicken")
        worlds.append(t)
    assert seen(worlds[0], C) == seen(worlds[1], C)
    assert asked(worlds[0]) == asked(worlds[1]) == ("react", (C,))


def test_BSA_HID_03_spectators_see_what_all_have_in_common() -> None:
    t = table(3)
    give(t, A, "stethoscope", "megaphone", "walkie_talkie")
    told = t.answer(B, Lock("red"))
    told += intend(t, A, "megaphone", "hold")
    told += t.answer(A, UseTool("stethoscope"))
    told += t.answer(A, UseTool("walkie_talkie", target=B))
    assert GAME.view(t, None).board.own is None and not GAME.view(t, None).standing and not GAME.view(t, None).options
    assert not events(told, Saw) and not events(told, Heard) and len(events(told, Looked)) == 1
    public = msgspec.structs.replace(GAME.view(t, A).board, own=None)
    assert GAME.view(t, None).board == public
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


# -- the notebook -----------------------------------------------------------------------------------------------------


def test_BSA_HID_05_the_notebook_keeps_what_a_seat_looked_at_for_that_seat_only() -> None:
    t = table(3)
    top(t, "green", "3/1")
    top(t, "blue", "4/0")
    lock(t, "chicken", "yellow", "red")
    t.answer(A, LookTops(("green", "blue")))
    assert notes(t, A) == (CardNote("green", 1, 3, 1), CardNote("blue", 1, 4, 0))
    assert notes(t, B) == notes(t, C) == ()
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_depths_decrease_with_every_flip() -> None:
    t = table(3)
    give(t, A, "flashlight")
    t.answer(A, UseTool("flashlight"))
    assert [note.depth for note in notes(t, A) if note.wire == "green"] == [1, 2]  # type: ignore[union-attr]
    second = notes(t, A)[1]
    assert isinstance(second, CardNote)
    lock(t, "yellow", "green", "yellow")
    assert [note for note in notes(t, A) if note.wire == "green"] == [CardNote("green", 1, second.main, second.chain)]
    assert not [note for note in notes(t, A) if note.wire == "yellow"]  # two flips
    assert len([note for note in notes(t, A) if note.wire == "red"]) == 2  # untouched
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_the_entry_of_a_turned_tile_goes() -> None:
    t = table(3)
    give(t, A, "stethoscope")
    brink(t, "green", "1/1")
    t.answer(A, UseTool("stethoscope"))
    lock(t, "blue", "green", "blue")
    assert [note for note in notes(t, A) if note.wire == "green"] == [
        TileNote("green", 2, "ok"),
        TileNote("green", 3, "boom"),
    ]
    assert asked(t) == ("choose_action", (A, B, C))


def test_BSA_HID_05_the_user_of_tweezers_knows_the_new_places() -> None:
    t = table(3)
    give(t, A, "tweezers")
    top(t, "green", "0/2 1/2 2/1 3/0")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("tweezers"))
    t.answer(A, Order((4, 2, 1, 3)))  # and the 3/0 is flipped
    assert notes(t, A) == (CardNote("green", 1, 1, 2), CardNote("green", 2, 0, 2), CardNote("green", 3, 2, 1))
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_HID_05_the_user_of_the_wire_stripper_knows_buried_cards_too() -> None:
    t = table(3)
    give(t, A, "wire_stripper")
    top(t, "green", "3/0 2/0 1/1")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("wire_stripper"))
    t.answer(A, KeepAndBury((), (1, 2)))  # then the 1/1 is flipped: 11 cards are left
    assert notes(t, A) == (CardNote("green", 10, 3, 0), CardNote("green", 11, 2, 0))
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_HID_05_and_that_deeper_cards_have_moved_up() -> None:
    t = table(3)
    give(t, A, "tweezers", "wire_stripper")
    top(t, "green", "0/2 1/2 2/1 3/0")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("tweezers"))
    t.answer(A, Order((1, 2, 3, 4)))
    t.answer(A, UseTool("wire_stripper"))
    t.answer(A, KeepAndBury((2,), (1,)))  # then the 1/2 is flipped: 11 cards are left
    assert notes(t, A) == (CardNote("green", 1, 2, 1), CardNote("green", 2, 3, 0), CardNote("green", 11, 0, 2))
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_HID_05_the_user_of_the_screwdriver_knows_the_new_places() -> None:
    t = table(3)
    give(t, A, "screwdriver")
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("screwdriver", wire="red"))
    t.answer(A, Order((2, 3, 1)))
    assert notes(t, A) == (TileNote("red", 1, "ok"), TileNote("red", 2, "ok"), TileNote("red", 3, "boom"))
    assert asked(t) == ("choose_action", (A, B, C))


@pytest.mark.parametrize("tool", ["tweezers", "wire_stripper"])
def test_BSA_HID_05_after_anothers_hand_in_a_deck_its_entries_are_uncertain(tool: str) -> None:
    t = table(3)
    give(t, A, "flashlight")
    give(t, B, tool)
    t.answer(A, UseTool("flashlight"))
    before = notes(t, A)
    lock(t, "chicken", "green", "blue")
    t.answer(B, UseTool(tool))
    t.answer(B, Order((1, 2, 3, 4)) if tool == "tweezers" else KeepAndBury((1, 2), ()))  # nothing was moved
    after = notes(t, A)
    green = [note for note in after if note.wire == "green"]
    assert green == [msgspec.structs.replace(before[1], depth=1, uncertain=True)]  # one card was flipped since
    assert not any(note.uncertain for note in after if note.wire != "green")
    assert asked(t) == ("chicken_look", (A,))


def test_BSA_HID_05_uncertain_are_the_entries_below_the_cards_seen_too() -> None:
    t = table(3)
    give(t, B, "tweezers")
    top(t, "green", "0/2 1/2 2/1 3/0")
    lock(t, "blue", "green", "blue")
    t.answer(B, UseTool("tweezers"))
    t.answer(B, Order((1, 2, 3, 4)))
    give(t, A, "wire_stripper")
    lock(t, "green", "blue", "chicken")
    t.answer(A, UseTool("wire_stripper"))
    t.answer(A, KeepAndBury((1, 2), ()))  # the 1/2 is flipped
    assert notes(t, B) == (CardNote("green", 1, 2, 1, uncertain=True), CardNote("green", 2, 3, 0, uncertain=True))
    assert asked(t) == ("chicken_look", (C,))


def test_BSA_HID_05_a_new_look_replaces_entries_and_clears_the_mark() -> None:
    t = table(3)
    give(t, A, "flashlight")
    give(t, B, "tweezers")
    t.answer(A, UseTool("flashlight"))
    top(t, "green", "1/1 1/1 1/1 3/0 3/1")
    lock(t, "chicken", "green", "blue")
    t.answer(B, UseTool("tweezers"))
    t.answer(B, Order((1, 4, 2, 3)))
    t.answer(A, LookTops(("green", "red")))
    green = [note for note in notes(t, A) if note.wire == "green"]
    assert green == [CardNote("green", 1, 3, 0)]
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
    one, other = t, t.copy()
    for name, wire in zip(WIRES, t.wires, strict=True):
        set_wire(other, name, deck=wire.deck[::-1])
    assert seen(one, A) == seen(other, A)  # the view has forgotten it
    tiles(t, "red", "boom ok ok")
    t.answer(A, UseTool("screwdriver", wire="red"))
    own = GAME.view(t, A).board.own
    assert own is not None and own.notes == ()
    assert [note.face for note in own.seeing if isinstance(note, TileNote)] == ["boom", "ok", "ok"]  # while it is asked
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


def test_BSA_HID_07_what_an_intent_says_is_never_sent() -> None:
    told: list[list[Told]] = []
    worlds = []
    for wire in ("blue", "yellow"):
        t = table(3)
        give(t, A, "twin_cutters")
        give(t, B, "megaphone")
        told.append(intend(t, A, "twin_cutters", "also_cut_if_free", wire=wire))
        told[-1] += lock(t, "green", "red", "chicken")
        worlds.append(t)
    for seat in (None, B, C):
        assert seen(worlds[0], seat) == seen(worlds[1], seat) and heard(told[0], seat) == heard(told[1], seat)
    assert asked(worlds[0]) == ("react", (B,))


def test_BSA_HID_01_after_the_bomb_all_tiles_are_shown_and_no_deck() -> None:
    t = table(3)
    faces = on(t).tiles
    (ended,) = events(blow_up(t), BombEnded)
    assert ended.debrief[1:] == tuple(Debrief(wire, faces[w]) for w, wire in enumerate(WIRES) if w)
    assert asked(t)[0] == "pick_tool"


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


# -- planted leaks ----------------------------------------------------------------------------------------------------


class Leaky(msgspec.Struct, frozen=True):
    """A sound board with one thing too many."""

    board: Any
    leak: Any


Leak = Callable[[State, int | None], Any]


def anothers_intents(t: State, seat: int | None) -> Any:
    return on(t).intents


def top_of_a_deck(t: State, seat: int | None) -> Any:
    return on(t).decks[0][0]


def hash_of_a_tile(t: State, seat: int | None) -> Any:
    return hash(on(t).tiles[2]) & 0xFFFF


def length_of_a_locked_card(t: State, seat: int | None) -> Any:
    return [len(card) for card in on(t).locked]


def next_tool(t: State, seat: int | None) -> Any:
    return t.tool_deck[0]


def card_of_the_instructor(t: State, seat: int | None) -> Any:
    return on(t).instructor_card


def differ_in_an_intent(t: State) -> tuple[State, State]:
    one, other = t.copy(), t.copy()
    one.answer(A, SetIntent("megaphone", "hold"))
    other.answer(A, SetIntent("megaphone", "protect_if", wire="red", min_other_cutters=2))
    return one, other


def differ_in_two_cards(t: State) -> tuple[State, State]:
    other = t.copy()
    first, second, *rest = t.wire("green").deck
    set_wire(other, "green", deck=(second, first, *rest))
    return t, other


def differ_in_two_tiles(t: State) -> tuple[State, State]:
    other = t.copy()
    set_wire(other, "red", tiles=t.wire("red").tiles[::-1])
    return t, other


def differ_in_a_lock(t: State) -> tuple[State, State]:
    one, other = t.copy(), t.copy()
    one.answer(A, Lock("red"))
    other.answer(A, Lock("chicken"))
    return one, other


def differ_in_two_tools(t: State) -> tuple[State, State]:
    other = t.copy()
    first, second, *rest = t.tool_deck
    other.tool_deck = (second, first, *rest)
    return t, other


def differ_in_the_instructors_card(t: State) -> tuple[State, State]:
    one, other = t.copy(), t.copy()
    instructor(one, "red")
    instructor(other, "blue")
    return one, other


def who_can_tell(one: State, other: State, leak: Leak | None = None) -> list[int | None]:
    """Everybody but A whose view differs between two worlds; with a leak, as the leaky board would show them."""

    def sent(t: State, seat: int | None) -> bytes:
        view = GAME.view(t, seat) if leak is None else look(t, seat, Leaky(GAME.board(t, seat), leak(t, seat)))
        return msgspec.json.encode(view)

    return [seat for seat in (None, *one.all_seats) if seat != A and sent(one, seat) != sent(other, seat)]


@pytest.mark.parametrize(
    ("differ", "leak"),
    [
        (differ_in_an_intent, anothers_intents),
        (differ_in_two_cards, top_of_a_deck),
        (differ_in_two_tiles, hash_of_a_tile),
        (differ_in_a_lock, length_of_a_locked_card),
        (differ_in_two_tools, next_tool),
        (differ_in_the_instructors_card, card_of_the_instructor),
    ],
)
def test_planted_leaks_are_caught_and_the_real_view_has_none(
    differ: Callable[[State], tuple[State, State]], leak: Leak
) -> None:
    t = table(4, instructor="on")
    give(t, A, "megaphone")
    one, other = differ(t)
    assert who_can_tell(one, other, leak) == [None, B, C, D]
    assert who_can_tell(one, other) == []
    for world in (one, other):  # nor do the views part while the secret lies
        for seat in (B, C, D):
            world.answer(seat, Lock("wait" if seat == B else "chicken"))
        if on(world).actions:
            continue
        assert asked(world) == ("choose_action", (A,))
    if not on(one).actions:
        assert who_can_tell(one, other) == []


def test_a_hidden_lock_is_also_hidden_from_the_stack() -> None:
    t = table(3)
    stack(t, A, "blue")
    one, other = t.copy(), t.copy()
    told_one, told_other = one.answer(A, Lock("red")), other.answer(A, Lock("wait"))
    assert who_can_tell(one, other) == [] and heard(told_one, B) == heard(told_other, B)
    assert asked(one) == ("choose_action", (B, C))


def test_a_preselected_look_is_seen_by_nobody() -> None:
    t = table(3)
    lock(t, "chicken", "chicken", "green")
    assert asked(t) == ("chicken_look", (A,))
    one, other = t.copy(), t.copy()
    told_one, told_other = one.answer(B, LookNone()), other.answer(B, LookTiles("red"))
    for seat in (None, A, C):
        assert seen(one, seat) == seen(other, seat) and heard(told_one, seat) == heard(told_other, seat)
    assert asked(one) == asked(other) == ("chicken_look", (A,))
