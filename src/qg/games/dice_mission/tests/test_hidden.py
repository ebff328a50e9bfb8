"""Hidden information (section 15), row by row: for the owner, other seats and spectators, during and after the game."""

import pytest

from qg.games.dice_mission.tests.prelude import *
from qg.games.dice_mission.tests.worlds import other

EVERYBODY = (None, A, B, C)
FACES = re.compile(rb'"((?:so|ve|te|sp)-\d\d|' + "|".join(DATA.gadgets).encode() + rb')"')


def sent(t: State, seat: int | None) -> bytes:
    """A view as it leaves the server."""
    return msgspec.json.encode(GAME.view(t, seat))


def heard(told: Iterable[Moment], seat: int | None) -> bytes:
    """The events a seat receives."""
    return msgspec.json.encode([(one.n, one.stamp, one.event) for one in told if one.is_for(seat)])


def named(message: bytes) -> set[str]:
    """The missions and gadgets that a message names."""
    return {name.decode() for name in FACES.findall(message)}


def others(seat: int) -> list[int | None]:
    return [each for each in EVERYBODY if each != seat]


@pytest.mark.parametrize("open_hands", [False, True])
def test_DM_HID_05_a_seat_thinks_of_tables_that_look_as_its_own(open_hands: bool) -> None:
    t = table(3, open_hands=open_hands)
    gadgets(t, A, "theft", "adaptation")
    gadgets(t, B, "transfer")
    for seat in EVERYBODY:
        view = GAME.view(t, seat)
        found = GAME.imagine(view, random.Random(5))
        assert GAME.view(found, seat) == view
        lying = [held.gadget for cards in found.gadgets for held in cards] + [*found.gadget_deck, *found.gadget_discard]
        assert sorted(lying) == sorted(DATA.gadget_cards)
    assert asked(t) == ("choose_dice", (A,))


def test_DM_HID_01_hands_are_faces_to_their_owner_types_to_the_others() -> None:
    t = table(3)
    hidden = tuple(HandCard(kind, None) for kind in ("solo", "versus", "team"))
    for seat in (A, B, C):
        seen = GAME.view(t, seat).board.hands
        assert [each and each.card for each in seen[seat]] == list(t.hands[seat])
        assert [seen[owner] for owner in (A, B, C) if owner != seat] == [hidden, hidden]
    assert GAME.view(t, None).board.hands == (hidden, hidden, hidden)
    assert asked(t) == ("choose_dice", (A,))


@pytest.mark.parametrize("open_hands", [False, True])
def test_DM_HID_03_the_deal_is_told_to_each_as_he_may_see_it(open_hands: bool) -> None:
    t, told = GAME.open_table(3, {"open_hands": open_hands}, seed="deal")
    types = ("solo", "versus", "team")
    dealt = [MissionsDealt(seat, types, t.hands[seat] if open_hands else ()) for seat in (A, B, C)]  # type: ignore[arg-type]
    for seat in EVERYBODY:
        assert events(told, MissionsDealt, seat) == dealt
        wanted = [HandReceived(seat, t.hands[seat])] if seat is not None else []  # type: ignore[arg-type]
        assert events(told, HandReceived, seat) == wanted
    if not open_hands:
        assert named(heard(told, None)) == set(t.display)


def test_DM_HID_02_hands_go_by_type_then_by_slot_and_an_exchange_keeps_the_slot() -> None:
    t = table(2)
    validated(t, A, str(t.hands[A][2]))
    debrief_turn(t, A)
    before = t.hands[A]
    told = t.answer(A, Exchange("hand", 4)) + t.answer(A, Pick(2))
    assert t.hands[A][:3] == before[:3] and t.hands[A][4:] == before[4:] and t.hands[A][3] != before[3]
    for seat in (None, A, B):
        types = [card and card.type for card in GAME.view(t, seat).board.hands[A]]
        assert types == ["solo", "solo", None, "versus", "team", "team"]
        assert events(told, ExchangeDone, seat) == [ExchangeDone(A, "versus", "hand", 4, None)]
    assert asked(t) == ("debrief_act", (B,))


def test_DM_HID_01_a_gadget_of_four_is_discarded_by_place_and_told_by_face_only() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadgets(t, A, "theft", "transfer", "adaptation")
    gadget_top(t, "suppression")
    t.answer(A, DrawGadget())
    told = t.answer(A, Discard(2))
    for seat in others(A):
        assert named(heard(told, seat) + sent(t, seat)) & set(DATA.gadgets) == {"transfer"}
        assert b"place" not in heard(told, seat)
    assert faces(t, A) == ["theft", "adaptation", "suppression"] and asked(t) == ("debrief_act", (B,))


def test_DM_HID_03_DM_DIG_01_neither_key_nor_counter_nor_seed_is_in_any_message() -> None:
    t, told = GAME.open_table(3, {}, seed="the secret seed", entropy=("salt of A", "salt of B"))
    told += t.answer(t.in_turn, SetDice(5)) + t.answer(t.in_turn, Roll())
    for seat in EVERYBODY:
        message = sent(t, seat) + heard(told, seat)
        for secret in (b"the secret seed", b"salt of A", t.key.hex().encode(), msgspec.json.encode(t.key)):
            assert secret not in message
        assert not {"key", "counter", "script", "seed"} & set(msgspec.to_builtins(GAME.view(t, seat)))
        assert not {"key", "counter", "script", "seed"} & set(msgspec.to_builtins(GAME.view(t, seat).board))
    assert asked(t)[0] == "mission_act"


@pytest.mark.parametrize(
    ("face", "drawn", "is_playable"), [("extra-chance", 0, True), ("theft", 0, False), ("extra-chance", 1, False)]
)
def test_DM_HID_04_an_automatic_end_betrays_no_card(face: GadgetId, drawn: int, is_playable: bool) -> None:
    """After the last roll the engine waits as long as any gadget is held, playable, of the other phase or too new."""
    t, plain = table(3), table(3)
    for each in (t, plain):
        mission_turn(each, B)
    gadgets(t, B, face, drawn=drawn)
    gadgets(plain, B, "extra-chance")
    told = [each.answer(B, Roll()) for each in (t, plain)]
    assert bool(choices(t, B, ExtraChance)) == is_playable
    for seat in others(B):
        assert sent(t, seat) == sent(plain, seat) and heard(told[0], seat) == heard(told[1], seat)
    assert not events(told[0], TurnEnded) and t.due == plain.due
    assert asked(t) == asked(plain) == ("mission_act", (B,))


def test_DM_HID_04_with_no_gadget_at_all_the_end_tells_what_is_public_anyway() -> None:
    t = table(3)
    mission_turn(t, B)
    assert GAME.view(t, A).board.gadget_counts[B] == 0
    assert events(t.answer(B, Roll()), TurnEnded) == [TurnEnded(B, "mission", "engine")]
    assert asked(t) == ("mission_act", (C,))


def test_DM_HID_04_a_debriefing_never_ends_by_itself_whatever_can_be_done() -> None:
    worlds = []
    for cards in (("so-15", "ve-16", "te-16"), ("so-12", "ve-13", "te-10")):
        t = table(3)
        debrief_turn(t, B)
        hand(t, B, *cards)
        dice(t, "2 4", "3 3 3 1", "5 5")
        display(t, "sp-05", "sp-06", "sp-07")
        worlds.append(t)
    one, more = worlds
    assert not choices(one, B, Validate) and choices(more, B, Validate)
    for seat in others(B):
        assert sent(one, seat) == sent(more, seat)
    assert one.due == more.due and asked(one) == asked(more) == ("debrief_act", (B,))


def test_DM_HID_04_to_the_others_a_seat_is_thinking_and_no_more() -> None:
    t = table(3)
    gadgets(t, A, "mission-change")
    for seat in others(A):
        view = GAME.view(t, seat)
        assert view.waiting == (A,) and view.options == ()
        assert view.asked is not None and view.asked.prompt == {"seat": A}
    t.answer(A, MissionChange("hand", 2))
    for seat in others(A):
        asked_now = GAME.view(t, seat).asked
        assert asked_now is not None and asked_now.prompt == {"seat": A, "source": "hand", "slot": 2}
    assert asked(t) == ("exchange_pick", (A,))


@pytest.mark.parametrize("level", GAME.bots)
def test_DM_HID_05_a_bot_decides_by_the_view_of_its_seat_alone(level: str) -> None:
    rng = random.Random(level)
    t = table(3)
    gadgets(t, B, "theft", "extra-chance")
    seen = 0
    while seen < 12 and t.outcome is None:
        (decider,) = t.waiting
        if decider == B:
            seen += 1
            world = other(t, B, rng)
            mine, theirs = (GAME.bots[level]().choose(GAME.view(each, B), random.Random(seen)) for each in (t, world))
            assert mine == theirs and mine in t.options(B)
        t.answer(decider, draw(t.options(decider), rng))
    assert seen == 12


@pytest.mark.parametrize("very_special", [False, True])
def test_DM_HID_06_after_the_game_all_hands_are_open_never_decks_or_rejected_cards(very_special: bool) -> None:
    t = table(3, very_special=very_special)
    debrief_turn(t, A)
    validated(t, A, "so-01", "ve-01", "sp-03")
    hand(t, A, None, None, "te-10")
    hand(t, C, "so-02")
    gadgets(t, B, "theft")
    dice(t, "1 2", "3 4", "5 5")
    used_up(t, "solo", left=20)
    before = {*t.hands[B], "theft"}
    assert all(not named(sent(t, seat)) & before for seat in others(B))
    (over,) = events(t.answer(A, Validate("hand", 3)), GameOver)
    assert (over.hands, over.gadgets) == (t.hands, t.gadgets)
    hidden = {card for pile in (*t.decks, *t.discards, t.box) for card in pile}
    for seat in EVERYBODY:
        view = GAME.view(t, seat)
        assert [[each and each.card for each in cards] for cards in view.board.hands] == [
            list(cards) for cards in t.hands
        ]
        assert view.board.gadgets == t.gadgets and before <= named(sent(t, seat))
        assert not named(sent(t, seat) + msgspec.json.encode(over)) & hidden
        own = view.board.own
        assert view.options == () and (own is None or own.marks == Marks((), ())), "nothing is left to do"
    assert asked(t) == ("over", ())
