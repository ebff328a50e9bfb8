"""Hidden information (section 15), row by row: for the owner, other seats and spectators, during and after the game."""

import pytest

from qg.games.dice_mission.tests.prelude import *
from qg.games.dice_mission.tests.worlds import other
from qg.games.dice_mission.view import HandCard

EVERYBODY = (None, A, B, C)
MISSIONS = re.compile(rb'"((?:so|ve|te|sp)-\d\d)"')
GADGETS = re.compile(rb'"(' + "|".join(DATA.gadgets).encode() + rb')"')


def sent(t: State, seat: int | None) -> bytes:
    """A view as it leaves the server."""
    return msgspec.json.encode(GAME.view(t, seat))


def heard(told: Iterable[Told], seat: int | None) -> bytes:
    """The events a seat receives."""
    return msgspec.json.encode([(one.n, one.stamp, one.event) for one in told if one.is_for(seat)])


def named(message: bytes) -> set[str]:
    """The missions and gadgets that a message names."""
    return {name.decode() for name in (*MISSIONS.findall(message), *GADGETS.findall(message))}


def own(t: State, seat: int) -> Any:
    found = GAME.view(t, seat).board.own
    assert found is not None
    return found


def others(seat: int) -> list[int | None]:
    return [each for each in EVERYBODY if each != seat]


# -- missions in hand -------------------------------------------------------------------------------------------------


def test_DM_HID_01_hands_are_faces_to_their_owner_types_to_the_others() -> None:
    t = table(3)
    hidden = tuple(HandCard(kind, None) for kind in ("solo", "versus", "team"))
    for seat in (A, B, C):
        seen = GAME.view(t, seat).board.hands
        assert [each and each.card for each in seen[seat]] == list(t.hands[seat])
        assert [seen[owner] for owner in (A, B, C) if owner != seat] == [hidden, hidden]
    assert GAME.view(t, None).board.hands == (hidden, hidden, hidden)
    assert asked(t) == ("choose_dice", (A,))


def test_DM_HID_01_with_open_hands_all_see_the_missions_and_no_gadget() -> None:
    t = table(3, open_hands=True)
    gadgets(t, B, "theft")
    for seat in EVERYBODY:
        seen = GAME.view(t, seat).board.hands
        assert [[each and each.card for each in cards] for cards in seen] == [list(cards) for cards in t.hands]
        if seat != B:
            assert "theft" not in named(sent(t, seat))
    assert named(sent(t, B)) >= {"theft"} and asked(t) == ("choose_dice", (A,))


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


def test_DM_HID_02_hands_go_by_type_then_by_slot_and_validated_slots_stay_empty() -> None:
    t = table(2)
    for seat in (None, A, B):
        types = [card and card.type for card in GAME.view(t, seat).board.hands[B]]
        assert types == ["solo", "solo", "versus", "versus", "team", "team"]
    card = t.hands[B][2]
    assert card is not None
    validated(t, B, card)
    for seat in (None, A, B):
        types = [each and each.type for each in GAME.view(t, seat).board.hands[B]]
        assert types == ["solo", "solo", None, "versus", "team", "team"]
    assert asked(t) == ("choose_dice", (A,))


def test_DM_HID_02_a_card_got_by_exchange_takes_the_slot_of_the_one_given_up() -> None:
    t = table(2)
    debrief_turn(t, A)
    before = t.hands[A]
    told = t.answer(A, Exchange("hand", 4))
    told += t.answer(A, Pick(2))
    assert t.hands[A][:3] == before[:3] and t.hands[A][4:] == before[4:] and t.hands[A][3] != before[3]
    for seat in (None, B):
        assert events(told, ExchangeDone, seat) == [ExchangeDone(A, "versus", "hand", 4, None)]
    assert asked(t) == ("debrief_act", (B,))


# -- what lies open ---------------------------------------------------------------------------------------------------


def test_validated_missions_and_display_are_seen_by_all() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    dice(t, "3 3 3 1", "1 2", "4 5")
    t.answer(A, Validate("hand", 1))
    for seat in EVERYBODY:
        board = GAME.view(t, seat).board
        assert board.display == t.display and board.validated == t.validated
        assert board.validated[A][0].card == "so-12" and board.validated[A][0].round == 1
        assert [(shown.holder, shown.value) for shown in board.validated[A][0].dice] == [(A, 3)] * 3
    assert asked(t) == ("debrief_act", (A,))


def test_dice_numbers_locks_rolls_and_jokers_are_seen_by_all() -> None:
    t = table(3, joker_die=True)
    mission_turn(t, B, n=3, r=2)
    t.answer(B, Roll(joker=True))
    lock(t, C)
    for seat in EVERYBODY:
        board = GAME.view(t, seat).board
        assert (board.dice, board.n, board.r, board.rolls, board.rolls_left) == (t.dice, 3, 2, 1, 1)
        assert (board.locked, board.jokers) == ((False, False, True), (True, False, True))
        assert (board.round, board.active, board.phase, board.turn) == (1, A, "mission", B)
    assert asked(t) == ("mission_act", (B,))


# -- gadgets ----------------------------------------------------------------------------------------------------------


def test_gadgets_in_hand_are_a_number_to_the_others() -> None:
    t = table(3)
    gadgets(t, B, "theft", "new-deal")
    assert own(t, B).gadgets == (Held("theft", 0), Held("new-deal", 0))
    for seat in others(B):
        board = GAME.view(t, seat).board
        assert board.gadget_counts == (0, 2, 0) and board.gadgets == ()
        assert not named(sent(t, seat)) & {"theft", "new-deal"}
    assert asked(t) == ("choose_dice", (A,))


def test_a_gadget_just_drawn_is_shown_to_its_owner_alone() -> None:
    t = table(3)
    debrief_turn(t, A)
    gadget_top(t, "transfer")
    told = t.answer(A, DrawGadget())
    assert events(told, GadgetReceived, A) == [GadgetReceived(A, "transfer")]
    assert own(t, A).gadgets == (Held("transfer", 1),)
    for seat in others(A):
        assert events(told, GadgetDrawn, seat) == [GadgetDrawn(A, "consolation")]
        assert "transfer" not in named(heard(told, seat) + sent(t, seat))
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


# -- exchanges --------------------------------------------------------------------------------------------------------


def test_the_two_cards_of_an_exchange_are_seen_by_the_exchanging_player_alone() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    deck(t, "so-20", "so-21")
    told = t.answer(A, Exchange("hand", 1))
    assert events(told, CardsOffered, A) == [CardsOffered(A, ("so-20", "so-21"))]
    assert own(t, A).drawn == ("so-20", "so-21")
    for seat in others(A):
        assert events(told, ExchangeStarted, seat) == [ExchangeStarted(A, "solo", "hand", 1, None)]
        assert not events(told, CardsOffered, seat)
        assert GAME.view(t, seat).board.drawn_count == 2
        assert not named(heard(told, seat) + sent(t, seat)) & {"so-12", "so-20", "so-21"}
    for seat in (B, C):
        assert own(t, seat).drawn == ()
    told = t.answer(A, Pick(2))
    assert events(told, CardKept, A) == [CardKept(A, 1, "so-21")]
    for seat in others(A):
        assert events(told, ExchangeDone, seat) == [ExchangeDone(A, "solo", "hand", 1, None)]
        assert not named(heard(told, seat) + sent(t, seat)) & {"so-12", "so-20", "so-21"}
    assert asked(t) == ("debrief_act", (B,))


def test_the_chosen_card_of_a_special_exchange_is_seen_on_the_display() -> None:
    t = table(3)
    debrief_turn(t, A)
    display(t, None, "sp-09")
    deck(t, "sp-20", "sp-21")
    told = t.answer(A, Exchange("display", 2)) + t.answer(A, Pick(1))
    for seat in EVERYBODY:
        assert events(told, ExchangeStarted, seat) == [ExchangeStarted(A, "special", "display", 2, "sp-09")]
        assert events(told, ExchangeDone, seat) == [ExchangeDone(A, "special", "display", 2, "sp-20")]
        assert GAME.view(t, seat).board.display[1] == "sp-20"
        assert seat == A or "sp-21" not in named(heard(told, seat))
        assert "sp-21" not in named(sent(t, seat))
    assert asked(t) == ("debrief_act", (B,))


def test_with_open_hands_the_exchanged_cards_are_open_the_rejected_one_is_not() -> None:
    t = table(3, open_hands=True)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    deck(t, "so-20", "so-21")
    told = t.answer(A, Exchange("hand", 1))
    for seat in others(A):
        assert events(told, ExchangeStarted, seat) == [ExchangeStarted(A, "solo", "hand", 1, "so-12")]
        assert not named(heard(told, seat) + sent(t, seat)) & {"so-20", "so-21"}
    told = t.answer(A, Pick(1))
    for seat in others(A):
        assert events(told, ExchangeDone, seat) == [ExchangeDone(A, "solo", "hand", 1, "so-20")]
        assert "so-21" not in named(heard(told, seat) + sent(t, seat))
    assert asked(t) == ("debrief_act", (B,))


def test_discards_decks_and_box_are_numbers() -> None:
    t = table(3)
    debrief_turn(t, A)
    t.answer(A, Exchange("hand", 2))
    t.answer(A, Pick(1))
    gone = {*t.discards[1]}
    for seat in EVERYBODY:
        board = GAME.view(t, seat).board
        assert board.discard_counts == (0, 2, 0, 0) and board.deck_counts == (26, 24, 26, 26)
        assert (board.gadget_deck_count, board.box_count) == (20, 0)
        hidden = {card for pile in t.decks for card in pile} | gone
        assert not named(sent(t, seat)) & hidden
    assert asked(t) == ("debrief_act", (B,))


# -- options and hints ------------------------------------------------------------------------------------------------


def test_hints_are_for_their_own_seat() -> None:
    t = table(3)
    debrief_turn(t, A)
    hand(t, A, "so-12")
    hand(t, B, "so-05", "ve-02", "te-13")
    dice(t, "3 3 3 1", "1 2", "4 5")
    display(t, "sp-05", "sp-06", "sp-07")
    assert own(t, A).marks.hand == (1,) and own(t, A).marks.display == ()
    assert own(t, B).marks.hand == (1,)
    assert GAME.view(t, None).board.own is None
    hand(t, A, "so-15")
    for seat in (B, C, None):
        assert b"so-15" not in sent(t, seat)
    assert own(t, A).marks.hand == () and asked(t) == ("debrief_act", (A,))


def test_a_claim_that_fails_without_hints_is_heard_by_its_seat_alone() -> None:
    t = table(3, hints="none")
    debrief_turn(t, A)
    hand(t, A, "so-12")
    dice(t, "3 3 1 1", "1 2", "4 5")
    before = {seat: sent(t, seat) for seat in EVERYBODY}
    told = t.answer(A, Validate("hand", 1))
    assert events(told, ClaimFailed, A) == [ClaimFailed(A, "hand", 1, "so-12")]
    for seat in EVERYBODY:
        assert sent(t, seat) == before[seat]
        assert seat == A or heard(told, seat) == b"[]"
    assert asked(t) == ("debrief_act", (A,))


# -- what is never sent -----------------------------------------------------------------------------------------------


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


def may_be_named(t: State, seat: int | None) -> set[str]:
    """All faces that a seat may see now, worked out from the table of section 15."""
    seen = {card for card in t.display if card} | {done.card for own in t.validated for done in own}
    for owner in t.all_seats:
        if owner == seat or t.opt.open_hands or t.outcome is not None:
            seen |= {card for card in t.hands[owner] if card}
        if owner == seat or t.outcome is not None:
            seen |= {held.gadget for held in t.gadgets[owner]}
    if seat is not None and t.turn == seat:
        seen |= {*t.drawn}
    return seen | {*t.gadget_discard}


@pytest.mark.parametrize("game", range(8))
def test_DM_HID_01_DM_HID_03_no_message_ever_names_a_hidden_face(game: int) -> None:
    rng = random.Random(game)
    options = {
        "very_special": game % 2 == 1,
        "joker_die": game % 3 == 1,
        "open_hands": game % 4 == 2,
        "hints": ("marks", "none")[game % 5 == 4],
    }
    t, told = GAME.open_table(2 + game % 3, options, seed=f"faces {game}")
    before = {seat: may_be_named(t, seat) for seat in (None, *t.all_seats)}
    for _ in range(300):
        for seat in (None, *t.all_seats):
            now = may_be_named(t, seat)
            assert named(sent(t, seat)) <= now
            assert named(heard(told, seat)) <= now | before[seat]
            before[seat] = now
        if t.outcome is not None:
            break
        (decider,) = t.waiting
        told = t.answer(decider, draw(t.options(decider), rng))
    assert t.round > 2


# -- time, sizes and automatic passes ---------------------------------------------------------------------------------


def held_by_b(make: Callable[[], State], *held: GadgetId, drawn: int = 0) -> State:
    t = make()
    gadgets(t, B, *held, drawn=drawn)
    return t


def about_to_roll() -> State:
    t = table(3)
    mission_turn(t, B, n=4, r=1)
    return t


@pytest.mark.parametrize("world", ["playable", "of the other phase", "too new"])
def test_DM_HID_04_an_automatic_end_betrays_no_card(world: str) -> None:
    """After the last roll the engine waits as long as any gadget is held, playable or not."""
    held: dict[str, tuple[GadgetId, int]] = {
        "playable": ("extra-chance", 0),
        "of the other phase": ("theft", 0),
        "too new": ("extra-chance", 1),
    }
    face, drawn = held[world]
    t, plain = held_by_b(about_to_roll, face, drawn=drawn), held_by_b(about_to_roll, "extra-chance")
    told = [each.answer(B, Roll()) for each in (t, plain)]
    assert bool(choices(t, B, ExtraChance)) == (world == "playable")
    for seat in others(B):
        assert sent(t, seat) == sent(plain, seat) and heard(told[0], seat) == heard(told[1], seat)
    assert not events(told[0], TurnEnded) and t.due == plain.due
    assert asked(t) == asked(plain) == ("mission_act", (B,))


def test_DM_HID_04_with_no_gadget_at_all_the_end_tells_what_is_public_anyway() -> None:
    t = about_to_roll()
    assert GAME.view(t, A).board.gadget_counts[B] == 0
    told = t.answer(B, Roll())
    assert events(told, TurnEnded) == [TurnEnded(B, "mission", "engine")] and asked(t) == ("mission_act", (C,))


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


@pytest.mark.parametrize("number", range(6))
def test_DM_HID_04_DM_HID_05_in_other_worlds_views_lengths_and_times_are_the_same(number: int) -> None:
    t = table(3, joker_die=number % 2 == 0)
    rng = random.Random(number)
    for _ in range(60 + 17 * number):
        if t.outcome is None:
            (decider,) = t.waiting
            t.answer(decider, draw(t.options(decider), rng))
    for seat in EVERYBODY:
        world = other(t, seat, rng)
        assert world.decks != t.decks and sent(world, seat) == sent(t, seat) and world.due == t.due
    assert t.round > 1


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


# -- after the game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("very_special", [False, True])
def test_DM_HID_06_after_the_game_all_hands_are_open_never_decks_or_rejected_cards(very_special: bool) -> None:
    t = table(3, very_special=very_special)
    told = play_out(t, seed=3)
    (over,) = events(told, GameOver)
    assert over.hands == t.hands and over.gadgets == t.gadgets
    hidden = {card for pile in (*t.decks, *t.discards, t.box) for card in pile}
    for seat in EVERYBODY:
        board = GAME.view(t, seat).board
        assert [[each and each.card for each in cards] for cards in board.hands] == [list(cards) for cards in t.hands]
        assert board.gadgets == t.gadgets
        assert not named(sent(t, seat)) & hidden
        assert not named(msgspec.json.encode(over)) & hidden
    assert asked(t) == ("over", ())


def test_DM_HID_06_a_game_won_in_the_middle_shows_what_everybody_still_held() -> None:
    t = table(3)
    debrief_turn(t, A)
    validated(t, A, "so-01", "ve-01", "sp-03")
    hand(t, A, None, None, "te-10")
    gadgets(t, B, "theft")
    dice(t, "1 2", "3 4", "5 5")
    before = t.hands[B]
    for seat in (A, C, None):
        assert not named(sent(t, seat)) & {*before, "theft"}
    t.answer(A, Validate("hand", 3))
    for seat in EVERYBODY:
        assert {*before, "theft"} <= named(sent(t, seat))
    assert asked(t) == ("over", ())


def test_after_the_game_nobody_has_options_or_hints() -> None:
    t = table(3)
    debrief_turn(t, A)
    validated(t, A, "so-01", "ve-01", "sp-03")
    hand(t, A, None, None, "te-10")
    hand(t, C, "so-02")
    dice(t, "1 2", "3 4", "5 5")
    assert 1 in own(t, C).marks.hand
    t.answer(A, Validate("hand", 3))
    for seat in (A, B, C):
        assert GAME.view(t, seat).options == () and own(t, seat).marks.hand == own(t, seat).marks.display == ()
    assert asked(t) == ("over", ())


def test_a_play_names_its_public_arguments_and_no_card() -> None:
    t = table(3)
    debrief_turn(t, B)
    dice(t, "1 2", "3 4", "5 5")
    gadgets(t, B, "adaptation", "theft")
    told = t.answer(B, Adaptation(die(A, 1), 6)) + t.answer(B, EndTurn())
    for seat in others(B):
        assert named(heard(told, seat)) == {"adaptation"}
    assert asked(t) == ("debrief_act", (C,))
