"""HID: what nobody may know, in views, events and answers."""

import msgspec
import pytest

from qg.games.mission_pas_possible.tests.prelude import *


def sent(t: State, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(t, seat))


def everybody(t: State) -> tuple[int | None, ...]:
    return (None, *t.all_seats)


def face_down(t: State) -> list[str]:
    """Every card that lies face down."""
    below = [card for pile in t.piles for card in pile[1:]]
    return [*t.deck, *t.box, *t.sabotage_deck, *below, *(card for pile in t.stock for card in pile)]


def modes() -> list[State]:
    """One table of each mode, clock running, dice to claim; and one at its choice of the mix."""
    tables = [table(3, seed="hidden"), table(3, seed="hidden", mode="initiation"), briefed(2, mode="advanced_piles")]
    for mode in ("advanced_single", "advanced_piles"):
        t = briefed(3, mode=mode, hard_cards=True)
        t.answer(0, Mix((5, 5, 5, 4, 2)))
        start(t)
        tables.append(t)
    for t in tables:
        if asked(t)[0] == "rolling":
            t.answer(0, Roll())
    return tables


@pytest.mark.parametrize("place", range(5))
def test_MPP_HID_01_cards_face_down_are_sent_as_counts_never_as_ids(place: int) -> None:
    t = modes()[place]
    hidden = face_down(t)
    assert len(hidden) > 20
    for seat in everybody(t):
        text = sent(t, seat).decode()
        assert [card for card in hidden if f'"{card}"' in text] == []


@pytest.mark.parametrize("place", range(5))
def test_MPP_HID_01_another_order_or_other_faces_look_the_same_to_everybody(place: int) -> None:
    t = modes()[place]
    other = t.copy()
    other.deck = swapped(t)
    other.piles = tuple((*pile[:1], *reversed(pile[1:])) for pile in t.piles)
    other.stock = tuple(tuple(reversed(pile)) for pile in t.stock)
    other.sabotage_deck = tuple(reversed(t.sabotage_deck))
    other.box = tuple(sorted({*t.box, *t.deck} - {*other.deck}))
    assert GAME.dump(other) != GAME.dump(t)
    for seat in everybody(t):
        assert sent(other, seat) == sent(t, seat)


def swapped(t: State) -> tuple[str, ...]:
    """The deck the other way round, its Sabotages and Bombs exchanged for cards of the box of the same worth."""
    free = [card for card in t.box if card in DATA.sabotages or not DATA.bombs[card].hard]
    deck: list[str] = []
    for card in reversed(t.deck):
        like = [c for c in free if (c in DATA.sabotages) == (card in DATA.sabotages)]
        like = [c for c in like if c in DATA.sabotages or DATA.points(c) == DATA.points(card)]
        deck.append(like[0] if like else card)
        free = [c for c in free if c != deck[-1]]
    return tuple(deck)


def test_MPP_HID_01_set_up_and_play_tell_a_face_only_when_it_is_turned_up() -> None:
    t, told = GAME.open_table(3, {"first_holder": "host"}, seed="told")
    text = msgspec.json.encode([one.event for one in told]).decode()
    assert [card for card in face_down(t) if f'"{card}"' in text] == []
    t, told = sabotaged("s_red", "b101")
    assert [e.card for e in events(told, SabotageActivated)] == ["s_red"]
    assert [e.card for e in events(told, CardRevealed)] == ["b105"]
    text = msgspec.json.encode([one.event for one in told]).decode()
    assert '"b106"' not in text  # the card after that
    assert all(one.to is None for one in told)


def test_MPP_HID_01_counts_are_public_and_after_the_end_faces_may_be_shown() -> None:
    t = table(3)
    for seat in everybody(t):
        board = GAME.view(t, seat).board
        assert (board.deck_count, board.deck_bombs) == (22, 16)
        assert (board.bag_count, board.bag_colors) == (25, (5, 5, 5, 5, 5))
        assert board.left == ()
    wait(t, 600_000)
    assert sorted(GAME.view(t, None).board.left) == sorted(t.deck)
    assert asked(t) == ("over", ())


def test_MPP_HID_01_values_of_the_deck_are_sent_only_where_they_follow_from_the_mix() -> None:
    standard, initiation, _, single, piles = modes()
    for seat in (None, 0, 1):
        for t in (standard, initiation, piles):
            assert GAME.view(t, seat).board.deck_values == ()
        assert sum(GAME.view(single, seat).board.deck_values) == 16
    assert asked(standard)[0] == "claiming"


def test_MPP_HID_02_draws_and_rolls_are_made_when_they_happen() -> None:
    """Until the roll the state holds nothing of it: with other chance from now on, other dice come."""
    t = table(3)
    assert (t.pool, t.in_hand) == ((), ())
    rolls = set()
    for number in range(8):
        other = t.copy()
        other.key = bytes([number]) * 32
        other.answer(0, Roll())
        rolls.add(texts(other.pool))
        assert other.deck == t.deck
    assert len(rolls) > 4


def test_MPP_HID_02_values_of_dice_in_hand_are_decided_at_the_roll() -> None:
    t = table(4, bag_draw="grab")
    (told,) = t.answer(0, Grab(3))
    assert isinstance(told.event, DiceGrabbed)
    assert len(told.event.colors) == 3
    assert t.pool == ()
    values = set()
    for number in range(8):
        other = t.copy()
        other.key = bytes([number]) * 32
        other.answer(0, Grab(1))
        assert [die.id for die in other.pool][:3] == list(t.in_hand)
        values.add(tuple(die.value for die in other.pool[:3]))
    assert len(values) > 4
    assert asked(t) == ("rolling", (0,))


def test_MPP_HID_02_the_order_of_the_deck_is_fixed_at_set_up() -> None:
    for number in range(6):
        t = table(3)
        lay(t, "b205[G1, .] b408", line="b301 b101 b102 b103 b104", deck="b105 s_red b106")
        roll(t, "G3 K6 K5")
        claim(t, 0, "G3", "b205", "b")
        lock_all(t)
        t.key = bytes([number]) * 32
        told = pick(t, 0, "b301")
        assert [e.card for e in events(told, CardRevealed)] == ["b105"]
        assert t.deck == ("s_red", "b106")


@pytest.mark.parametrize(("option", "covered"), [("open", False), ("none", True), ("blind", True)])
def test_MPP_HID_03_QG_PAU_03_a_pause_covers_the_table_until_the_clock_runs_again(option: str, covered: bool) -> None:
    """The table tells when nothing may be sent; the live room then sends nothing of it."""
    t = table(3, pause=option)
    roll(t, "R1 B2 G3")
    t.notice("restart")
    assert t.covered is covered
    for seat in t.all_seats:
        t.answer(seat, READY)
    assert t.covered is covered, "the 3-2-1 belongs to the pause"
    wait(t, 3000)
    assert not t.covered and asked(t)[0] == "claiming"


def test_MPP_HID_04_without_the_net_right_and_wrong_claims_are_answered_alike() -> None:
    """Same events, same options, same times; the view differs by the reserved die alone."""
    right, wrong = (at_claim("b404[Y1, ., ., .]", "R2 K2", safety_net=False) for _ in range(2))
    told_right = claim(right, 0, "R2", "b404", "b")
    told_wrong = claim(wrong, 0, "K2", "b404", "b")
    assert kinds(told_right) == kinds(told_wrong) == ["die_claimed"]
    assert right.due == wrong.due
    assert right.locked == wrong.locked
    assert len(options(right, 0)) == len(options(wrong, 0))
    one, other = GAME.view(right, 0).board, GAME.view(wrong, 0).board
    assert msgspec.structs.replace(one, reserved=()) == msgspec.structs.replace(other, reserved=())
    assert asked(right) == asked(wrong) == ("claiming", (0,))


def test_MPP_HID_04_without_the_net_locks_tell_nothing_either() -> None:
    """A usable die and a useless one: in both cases the lock is accepted and nobody is locked by the server."""
    for die in ("Y2", "K2"):
        t = table(1, safety_net=False)
        lay(t, "b404")
        roll(t, f"{die} R1 R1")
        assert t.locked == (False,)
        assert may(t, 0, claiming(t, 0, die, "b404", "a"))
        told = lock_all(t)
        assert kinds(told)[0] == "seat_locked"


def test_MPP_HID_04_a_refusal_does_not_depend_on_what_is_hidden() -> None:
    def answers(t: State) -> list[Any]:
        found = []
        for card in DATA.bombs:
            try:
                t.copy().answer(0, {"type": "pick", "card": card})
            except Illegal as refusal:
                found.append(str(refusal))
        return found

    t = table(3)
    lay(t, "b205[G1, .] b408", line="b301 b101 b102 b103 b104", deck="b105 s_red b106 b107")
    roll(t, "G3 K6 K5")
    claim(t, 0, "G3", "b205", "b")
    lock_all(t)
    other = t.copy()
    other.deck = ("b110", "s_1", "s_2", "b111")
    assert answers(t) == answers(other)
    assert asked(t) == ("replacing", (0,))
