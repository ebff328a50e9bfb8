"""ERR: incorrect placements, refused with the safety net on and punished without."""

from qg.games.mission_pas_possible.tests.prelude import *


def test_MPP_ERR_01_an_incorrect_placement_sends_all_dice_of_the_card_to_the_bag() -> None:
    t = at_claim("b404[Y4, R3, ., .]", "K2", safety_net=False)
    claim(t, 0, "K2", "b404", "c")
    told = lock_all(t)
    (error,) = events(told, PlacementError)
    assert (error.seat, error.card, error.position, error.slot, str(error.die)) == (0, "b404", 0, "c", "K2")
    assert (error.reason, texts(error.dice)) == ("slot", "Y4 R3")
    assert cards(t, 0)[0] == "b404[., ., ., .]"
    assert len(t.bag) == 25  # the die itself too, once it has been rerolled
    assert asked(t) == ("rolling", (0,))


def test_MPP_ERR_02_with_the_safety_net_on_the_first_reason_that_applies_is_told() -> None:
    assert judged("b404[Y4, ., ., .]", "a", "R3") == "occupied"  # wrong colour as well
    assert judged("b404[Y4, ., ., .]", "d", "R3") == "unsupported"  # wrong colour as well
    assert judged("b407[R4, ., .]", "c", "K5") == "slot"  # wrong value as well
    assert judged("b407[R4, ., .]", "c", "B5") == "relation"
    assert judged("b205", "a", "B5") == "dead_end"
    for card, slot, face, code in (
        ("b404[Y4, ., ., .]", "a", "R3", "occupied"),
        ("b404[Y4, ., ., .]", "d", "R3", "unsupported"),
        ("b407[R4, ., .]", "c", "K5", "slot"),
        ("b407[R4, ., .]", "c", "B5", "relation"),
    ):
        t = at_claim(card, face)
        refused(t, 0, claiming(t, 0, face, card[:4], slot), code)
        assert asked(t) == ("claiming", (0,))


def test_MPP_ERR_03_without_the_net_any_empty_supported_slot_is_accepted_and_judged_when_set() -> None:
    slots = {"b302[R4, B4, .]": "c", "b404[Y4, ., ., .]": "b", "b601[K1, R1, ., ., ., .]": "cd"}
    for card, open_now in slots.items():
        for faces in spread([part[0] for part in FACES if part in card]):
            t = at_claim(card, faces, safety_net=False)
            offered = {(c.die, c.slot) for c in options(t, 0) if isinstance(c, Claim) and c.card == 0}
            assert offered == {(die.id, slot) for die in t.pool for slot in open_now}  # nothing tells which are right
    t = at_claim("b404[Y4, ., ., .]", "K2 K3", safety_net=False)
    told = claim(t, 0, "K2", "b404", "b")
    told += claim(t, 0, "K3", "b404", "c")  # supported by the seat's own reservation
    assert kinds(told) == ["die_claimed", "die_claimed"]
    assert reserved(t, 0) == ["K2 b404 b", "K3 b404 c"]
    assert t.stats.errors == 0
    assert asked(t) == ("claiming", (0,))


def test_MPP_ERR_03_releasing_the_support_releases_what_stood_on_it() -> None:
    t = at_claim("b404[Y4, ., ., .]", "K2 K3", safety_net=False)
    claim(t, 0, "K2", "b404", "b")
    claim(t, 0, "K3", "b404", "c")
    release(t, 0, "K2")
    assert reserved(t, 0) == []
    assert asked(t) == ("claiming", (0,))


def test_MPP_ERR_04_the_incorrect_die_is_an_unused_die_that_nobody_can_claim() -> None:
    t = at_claim("b302[R4, B4, .]", "G1 K2 Y1", safety_net=False)
    claim(t, 0, "K2", "b302", "c")
    told = t.answer(0, Lock())
    assert [(e.reason, texts(e.dice)) for e in events(told, PlacementError)] == [("relation", "R4 B4")]
    assert (in_bag(t, "R"), in_bag(t, "B"), in_bag(t, "K")) == (5, 5, 4)
    assert texts(t.pool) == "G1 K2 Y1"
    assert asked(t) == ("claiming", (0,))  # an error reopens claiming for the rest
    assert t.quota_left(0) == 2
    refused(t, 0, claiming(t, 0, "K2", "b302", "a"), "not_in_pool")
    assert not [c for c in options(t, 0) if isinstance(c, Claim) and c.die == t.pool[1].id]


def test_MPP_ERR_04_it_keeps_its_place_in_draw_order_among_the_unused_dice() -> None:
    t = at_claim("b302[R4, B4, .]", "G1 K2 Y1", safety_net=False)
    claim(t, 0, "K2", "b302", "c")
    lock_all(t)
    lock_all(t)
    assert asked(t) == ("rerolling", (0,))
    order = [str(e.die)[0] for e in events(wait(t, 6000), UnusedRerolled)]
    assert order == ["G", "K", "Y"]
    assert len(t.bag) == 25
    assert asked(t) == ("rolling", (0,))


def test_MPP_ERR_05_an_occupied_or_unsupported_slot_is_refused_in_every_mode() -> None:
    for net in (True, False):
        t = at_claim("b404[Y4, ., ., .]", "R2", safety_net=net)
        refused(t, 0, claiming(t, 0, "R2", "b404", "a"), "occupied")
        refused(t, 0, claiming(t, 0, "R2", "b404", "c"), "unsupported")
        claim(t, 0, "R2", "b404", "b")
        assert reserved(t, 0) == ["R2 b404 b"]
        assert asked(t) == ("claiming", (0,))
    t = at_claim("b302[R4, ., .]", "R2 B2", safety_net=False)
    claim(t, 0, "R2", "b302", "b")
    refused(t, 0, claiming(t, 0, "B2", "b302", "b"), "occupied")  # by the seat's own reservation


def test_MPP_ERR_06_later_dice_are_judged_against_the_emptied_card() -> None:
    t = at_claim("b302[R4, ., .]", "K2 B6 Y5", safety_net=False)
    claim(t, 0, "K2", "b302", "b")
    claim(t, 0, "B6", "b302", "c")  # not a 4: incorrect beside R4, correct on the emptied card
    claim(t, 0, "Y5", "b408", "a")
    told = lock_all(t)
    assert [str(e.die) for e in events(told, PlacementError)] == ["K2"]
    assert cards(t, 0)[:2] == ["b302[., ., B6]", "b408[Y5, ., ., ., .]"]
    assert [e.left for e in events(told, UnusedRerolled)] == [0]


def test_MPP_ERR_06_dice_that_lost_their_support_are_unused_as_well() -> None:
    t = at_claim("b404[Y4, R3, ., .]", "K2 G1 Y5", safety_net=False)
    claim(t, 0, "K2", "b404", "c")
    claim(t, 0, "G1", "b404", "d")
    claim(t, 0, "Y5", "b408", "a")
    told = lock_all(t)
    assert [(str(e.die), e.reason) for e in events(told, PlacementError)] == [("K2", "slot"), ("G1", "unsupported")]
    assert cards(t, 0)[:2] == ["b404[., ., ., .]", "b408[Y5, ., ., ., .]"]
    assert texts(t.pool) == "K2 G1"
    assert t.quota_left(0) == 0
    assert asked(t) == ("rerolling", (0,))


def test_MPP_ERR_06_a_die_without_support_spares_what_was_set_since_the_card_was_emptied() -> None:
    t = at_claim("b605[., ., ., R6, ., .]", "G5 B1 K3", safety_net=False)
    claim(t, 0, "G5", "b605", "e")  # neither black nor blue
    claim(t, 0, "B1", "b605", "a")  # the other tower
    claim(t, 0, "K3", "b605", "f")  # stands on the green die
    told = lock_all(t)
    errors = [(str(e.die), e.reason, texts(e.dice)) for e in events(told, PlacementError)]
    assert errors == [("G5", "slot", "R6"), ("K3", "unsupported", "")]
    assert cards(t, 0)[0] == "b605[B1, ., ., ., ., .]"
    assert texts(t.pool) == "G5 K3"
    assert asked(t) == ("rerolling", (0,))


def test_MPP_EX_32_the_card_is_emptied_and_the_die_strikes() -> None:
    t = table(3, safety_net=False)
    lay(t, "b302[R4, B4, .]", "b408[G1, ., ., ., .] b105[B5, ., .]", "b101[R1, ., ., .]")
    roll(t, "K2 G3 Y1")
    claim(t, 0, "K2", "b302", "c")
    claim(t, 1, "G3", "b408", "b")
    claim(t, 2, "Y1", "b101", "b")
    coming(t, 5)
    told = lock_all(t)
    assert cards(t, 0)[0] == "b302[., ., .]"
    assert [texts(e.dice) for e in events(told, PlacementError)] == ["R4 B4"]
    assert [str(e.die) for e in events(told, UnusedRerolled)] == ["K5"]
    assert [(e.seat, str(e.die), e.cause) for e in events(told, DieLost)] == [(1, "B5", "unused")]
    assert (in_bag(t, "K"), in_bag(t, "B")) == (5, 5)
    assert asked(t) == ("rolling", (1,))
