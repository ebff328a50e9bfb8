"""The variant of very special missions (DM-VSP) and its worked example."""

import pytest

from qg.games.dice_mission.tests.prelude import *


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_DM_VSP_01_one_more_special_than_players_the_others_boxed(players: int) -> None:
    t, told = GAME.open_table(players, {"very_special": True, "first_player": "seat"}, seed="vsp")
    assert len(t.display) == players + 1 and t.decks[3] == () and len(t.box) == 28 - players
    assert sorted(str(card) for card in (*t.display, *t.box)) == [f"sp-{number:02}" for number in range(1, 30)]
    assert [each.cards for each in events(told, DisplayRevealed)] == [t.display]
    assert asked(t) == ("choose_dice", (A,))


def test_DM_VSP_01_without_the_variant_nothing_is_boxed() -> None:
    t = table(4)
    assert len(t.display) == 3 and t.box == () and len(t.decks[3]) == 26 and asked(t) == ("choose_dice", (A,))


def test_DM_VSP_02_a_validated_special_is_not_replaced() -> None:
    t = table(3, very_special=True)
    debrief_turn(t, A)
    dice(t, "1 1 1 1", "2 3", "4 5")
    display(t, None, "sp-06")
    others = t.display[:1] + t.display[2:]
    told = t.answer(A, Validate("display", 2))
    assert t.display == (others[0], None, *others[1:]) and not events(told, DisplayRefilled)
    assert done(t, A) == ["sp-06"] and len(t.box) == 25 and asked(t) == ("debrief_act", (A,))
    plain_turn(t)
    assert refused(t, B, Validate("display", 2)) == ("no_such_card", "DM-DEB-03")
    assert asked(t) == ("debrief_act", (B,))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_DM_VSP_03_the_last_player_without_one_still_finds_two(players: int) -> None:
    t = table(players, very_special=True)
    debrief_turn(t, A)
    for seat in range(players - 1):
        card = next(card for card in t.display if card)
        validated(t, seat, card)
    assert sum(card is not None for card in t.display) == 2
    last = players - 1
    debrief_turn(t, last)
    dice(t, *["2 3"] * last, "1 1 1 1")
    first, second = (slot for slot, card in enumerate(t.display, 1) if card)
    shown = ["sp-01", "sp-06"]
    display(t, *(shown.pop(0) if slot in (first, second) else None for slot in range(1, len(t.display) + 1)))
    assert choices(t, last, Validate)[-2:] == (Validate("display", first), Validate("display", second))
    t.answer(last, Validate("display", second))
    assert sum(card is not None for card in t.display) == 1 and all(map(t.has_special, t.all_seats))
    assert asked(t) == ("debrief_act", (last,))


def test_DM_VSP_04_the_display_cannot_be_exchanged() -> None:
    t = table(3, very_special=True)
    debrief_turn(t, A)
    assert choices(t, A, Exchange) == tuple(Exchange("hand", slot) for slot in (1, 2, 3))
    for slot in (1, 4):
        assert refused(t, A, Exchange("display", slot)) == ("not_exchangeable", "DM-VSP-04")
    assert asked(t) == ("debrief_act", (A,))
    t = table(3)
    debrief_turn(t, A)
    assert Exchange("display", 1) in choices(t, A) and asked(t) == ("debrief_act", (A,))


def test_DM_VSP_04_nor_by_mission_change() -> None:
    t = table(3, very_special=True)
    gadgets(t, A, "mission-change")
    assert refused(t, A, MissionChange("display", 1)) == ("not_exchangeable", "DM-VSP-04")
    assert choices(t, A, MissionChange) and asked(t) == ("choose_dice", (A,))


def test_DM_VSP_05_the_boxed_cards_are_never_shown() -> None:
    t = table(3, very_special=True)
    told = play_out(t)
    assert t.outcome is not None and len(t.box) == 25
    (over,) = events(told, GameOver)
    sent = msgspec.json.encode([msgspec.json.encode(GAME.view(t, seat)) for seat in (A, B, C, None)])
    sent += b"".join(msgspec.json.encode(each) for each in story(told))
    for card in t.box:
        assert card.encode() not in sent
        assert card not in str(over)
    assert GAME.view(t, None).board.box_count == 25 and asked(t) == ("over", ())


def test_DM_EX_66_mission_change_offers_only_cards_in_hand() -> None:
    t = table(4, very_special=True)
    gadgets(t, B, "mission-change")
    mission_turn(t, B)
    hand(t, B, "so-12", "ve-16", "te-16")
    assert choices(t, B, MissionChange) == tuple(MissionChange("hand", slot) for slot in (1, 2, 3))
    validated(t, B, "ve-16")
    assert choices(t, B, MissionChange) == (MissionChange("hand", 1), MissionChange("hand", 3))
    assert asked(t) == ("mission_act", (B,))
