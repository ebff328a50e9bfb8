import pytest

from qg.games.dice_mission.tests.prelude import *


def piles(t: State) -> list[list[str]]:
    """By type, every card of that type in the game, wherever it is."""
    found: list[list[str]] = [list(deck) for deck in t.decks]
    for cards in (*t.hands, t.display):
        for card in cards:
            assert card is not None
            found[TYPES.index(type_of(card))].append(card)
    return found


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_DM_SET_01_cards_are_sorted_by_type(n: int) -> None:
    t = GAME.new(n, seed="set")
    for kind, pile in zip(TYPES, t.decks, strict=True):
        assert pile
        assert {type_of(card) for card in pile} == {kind}
    assert [sorted(pile) for pile in piles(t)] == [sorted(whole) for whole in DATA.decks]
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_SET_01_each_deck_is_shuffled_separately() -> None:
    orders = []
    for kind in range(3):
        found = {tuple(int(card[3:]) for card in GAME.new(3, seed=str(seed)).decks[kind]) for seed in range(8)}
        assert len(found) == 8
        orders.append(found)
    assert not orders[0] & orders[1]
    assert not orders[1] & orders[2]


def test_DM_SET_01_any_card_may_be_dealt_first() -> None:
    first = Counter(GAME.new(3, seed=str(seed)).hands[0][0] for seed in range(400))
    assert set(first) == set(DATA.decks[0])


@pytest.mark.parametrize("n", [3, 4, 5])
def test_DM_SET_02_one_card_of_each_of_three_types(n: int) -> None:
    t, told = GAME.open_table(n, seed="set")
    for seat in range(n):
        assert [type_of(str(card)) for card in t.hands[seat]] == ["solo", "versus", "team"]
        (received,) = events(told, HandReceived, seat)
        assert (received.seat, received.cards) == (seat, t.hands[seat])
    assert [len(deck) for deck in t.decks] == [29 - n, 29 - n, 29 - n, 26]
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_SET_03_with_two_players_two_cards_of_each() -> None:
    t, told = GAME.open_table(2, seed="set")
    for seat in range(2):
        types = [type_of(str(card)) for card in t.hands[seat]]
        assert types == ["solo", "solo", "versus", "versus", "team", "team"]
        dealt = events(told, MissionsDealt)[seat]
        assert (dealt.seat, list(dealt.types), dealt.cards) == (seat, types, ())
    assert [len(deck) for deck in t.decks] == [25, 25, 25, 26]
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_SET_04_a_hand_is_secret_from_the_other_players() -> None:
    one, other = table(3), table(3)
    hand(other, B, "so-20", "ve-20", "te-20")
    for seat in (A, C, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.view(one, B) != GAME.view(other, B)
    assert asked(one) == ("choose_dice", (A,))


def test_DM_SET_04_nobody_hears_what_another_is_dealt() -> None:
    t, told = GAME.open_table(3, seed="set")
    for seat in (0, 1, 2, None):
        heard = repr([each.event for each in told if each.is_for(seat)])
        for holder, cards in enumerate(t.hands):
            assert all((str(card) in heard) is (holder == seat) for card in cards)
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_SET_05_three_special_cards_face_up() -> None:
    t, told = GAME.open_table(4, seed="set")
    assert len(t.display) == 3
    assert all(type_of(str(card)) == "special" for card in t.display)
    assert len(t.decks[3]) == 26
    assert sorted(piles(t)[3]) == sorted(DATA.decks[3])
    for seat in (0, 3, None):
        (shown,) = events(told, DisplayRevealed, seat)
        assert shown.cards == t.display
        assert GAME.view(t, seat).board.display == t.display
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_SET_05_the_display_shows_other_cards_every_time() -> None:
    seen = {card for seed in range(150) for card in GAME.new(3, seed=str(seed)).display}
    assert seen == set(DATA.decks[3])


def test_DM_SET_05_the_rest_is_face_down() -> None:
    one, other = table(3), table(3)
    other.decks = (*other.decks[:3], other.decks[3][::-1])
    other.scratch.forget()
    for seat in (0, 1, 2, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert asked(one) == ("choose_dice", (A,))


def test_DM_SET_05_display_slots_are_numbered_1_to_3() -> None:
    t = table(3)
    debrief_turn(t, A)
    slots = [choice.slot for choice in choices(t, A, Exchange) if choice.source == "display"]
    assert slots == [1, 2, 3]
    t.answer(A, Exchange("display", 3))
    assert asked(t) == ("exchange_pick", (A,))
    t.answer(A, Pick(1))
    assert t.display[:2] == ("sp-01", "sp-02")
    assert t.display[2] != "sp-03"
    assert asked(t) == ("debrief_act", (B,))


def test_DM_SET_06_twenty_gadgets_face_down_and_nobody_starts_with_one() -> None:
    t = GAME.new(5, seed="set")
    assert Counter(t.gadget_deck) == Counter(DATA.gadget_cards)
    assert len(t.gadget_deck) == 20
    assert t.gadget_discard == ()
    assert t.gadgets == ((),) * 5
    assert asked(t) == ("choose_dice", (t.active,))


def test_DM_SET_06_the_gadget_deck_is_shuffled_and_hidden() -> None:
    orders = {GAME.new(3, seed=str(seed)).gadget_deck for seed in range(8)}
    assert len(orders) == 8
    one, other = table(3), table(3)
    other.gadget_deck = other.gadget_deck[::-1]
    other.scratch.forget()
    for seat in (0, 1, 2, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert asked(one) == ("choose_dice", (A,))


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_DM_SET_07_each_player_has_the_five_dice_of_one_colour(n: int) -> None:
    t, told = GAME.open_table(n, {"first_player": "seat", "first_seat": 1}, seed="set")
    (started,) = events(told, GameStarted)
    assert started.colours == tuple(colour.id for colour in DATA.colours)[:n]
    t.answer(A, SetDice(5))
    while t.phase == "mission":
        t.answer(t.in_turn, Roll()) if t.rolls == 0 else plain_turn(t)
    owned = [[die.id for die in tray] for tray in t.dice]
    assert owned == [[*own_dice(seat)] for seat in range(n)]
    assert len({each for tray in owned for each in tray}) == 5 * n
    assert all(die.owner == seat and not die.is_joker for seat, tray in enumerate(t.dice) for die in tray)
    assert Die(own_dice(B)[0], 1).owner == B
    assert asked(t) == ("debrief_act", (A,))


@pytest.mark.parametrize(
    ("options", "host", "first"),
    [
        ({"first_player": "host"}, 2, 2),
        ({"first_player": "host", "first_seat": 1}, 1, 1),
        ({"first_player": "seat", "first_seat": 1}, 2, 0),
        ({"first_player": "seat", "first_seat": 4}, 0, 3),
    ],
)
def test_DM_SET_08_the_first_player_is_the_active_agent_of_round_1(
    options: dict[str, Any], host: int, first: int
) -> None:
    t, told = GAME.open_table(4, options, seed="set", host=host)
    (started,), (round_1,) = events(told, GameStarted), events(told, RoundStarted)
    assert (started.first_player, round_1.round, round_1.active) == (first, 1, first)
    for seat in (0, 3, None):
        board = GAME.view(t, seat).board
        assert (board.round, board.active, board.phase) == (1, first, "mission")
    assert asked(t) == ("choose_dice", (first,))


def test_DM_SET_08_random_designates_every_seat_now_and_then() -> None:
    first = Counter(GAME.new(4, seed=str(seed)).active for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25


def test_DM_SET_09_clockwise_is_increasing_seat_order_wrapping_round() -> None:
    t = table(4, first_seat=3)
    order = []
    for _ in range(4):
        order.append(t.turn)
        plain_turn(t)
    assert order == [2, 3, 0, 1]
    assert t.clockwise == [2, 3, 0, 1]
    assert asked(t) == ("debrief_act", (2,))


def test_DM_EX_06_the_very_special_display_of_four_players() -> None:
    t = GAME.new(4, {"very_special": True}, seed="set")
    assert len(t.display) == 5
    assert (len(t.box), t.decks[3]) == (24, ())
    assert sorted([*map(str, t.display), *t.box]) == sorted(DATA.decks[3])
    assert GAME.view(t, None).board.box_count == 24
    assert asked(t) == ("choose_dice", (t.active,))


def test_positions_set_by_hand_keep_every_piece_in_one_place() -> None:
    for n, options in ((2, {}), (3, {"joker_die": True}), (4, {"very_special": True})):
        t = table(n, **options)
        GAME.invariants(t)
        debrief_turn(t, A)
        hand(t, A, "so-12")
        deck(t, "so-20", "so-21")
        display(t, "sp-02")
        validated(t, B, "so-15", "sp-05")
        gadgets(t, B, "theft", "transfer")
        dice(t, "6 6 6 6", "1 2 3 4")
        used_up(t, "team", left=1)
        gadget_pile(t, 3)
        GAME.invariants(t)
        assert asked(t) == ("debrief_act", (A,))
