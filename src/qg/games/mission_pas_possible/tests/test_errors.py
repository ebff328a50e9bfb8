"""ERR: incorrect placements, refused with the safety net on and punished without."""

from qg.games.mission_pas_possible.tests.prelude import *


def open_claims(t: State) -> set[tuple[int, str]]:
    """What seat 0 may claim for its first card: die and slot."""
    return {(choice.die, choice.slot) for choice in options(t, 0) if isinstance(choice, Claim) and choice.card == 0}


def wrong(told: list[Moment]) -> list[tuple[str, str, str]]:
    """The dice that were set incorrectly: which, why, and the others of the card."""
    return [(str(error.die), error.reason, texts(error.dice)) for error in events(told, PlacementError)]


def test_MPP_ERR_02_MPP_ERR_05_the_first_reason_that_applies_is_told_the_first_two_in_every_mode() -> None:
    for card, slot, face, code in (
        ("b404[Y4, ., ., .]", "a", "R3", "occupied"),  # wrong colour as well
        ("b404[Y4, ., ., .]", "d", "R3", "unsupported"),  # wrong colour as well
        ("b407[R4, ., .]", "c", "K5", "slot"),  # wrong value as well
        ("b407[R4, ., .]", "c", "B5", "relation"),
    ):
        assert judged(card, slot, face) == code
        for net in (True, False) if code in ("occupied", "unsupported") else (True,):
            t = at_claim(card, face, safety_net=net)
            refused(t, 0, claiming(t, 0, face, card[:4], slot), code)
            assert asked(t) == ("claiming", (0,))
    assert judged("b205", "a", "B5") == "dead_end"
    t = at_claim("b404[Y4, ., ., .]", "R2 B3", safety_net=False)
    claim(t, 0, "R2", "b404", "b")
    refused(t, 0, claiming(t, 0, "B3", "b404", "b"), "occupied")  # by the seat's own reservation
    assert asked(t) == ("claiming", (0,))


def test_MPP_ERR_03_without_the_net_any_empty_supported_slot_is_accepted_and_judged_when_set() -> None:
    slots = {"b302[R4, B4, .]": "c", "b404[Y4, ., ., .]": "b", "b601[K1, R1, ., ., ., .]": "cd"}
    for card, open_now in slots.items():
        for faces in spread([part[0] for part in EVERY_FACE if part in card]):
            t = at_claim(card, faces, safety_net=False)  # nothing tells which are right
            assert open_claims(t) == {(die.id, slot) for die in t.pool for slot in open_now}
    t = at_claim("b404[Y4, ., ., .]", "K2 K3", safety_net=False)
    told = claim(t, 0, "K2", "b404", "b") + claim(t, 0, "K3", "b404", "c")  # supported by the seat's own reservation
    assert kinds(told) == ["die_claimed", "die_claimed"]
    assert (reserved(t, 0), t.stats.errors) == (["K2 b404 b", "K3 b404 c"], 0)
    release(t, 0, "K2")
    assert reserved(t, 0) == [], "nor what stood on it"
    assert asked(t) == ("claiming", (0,))


def test_MPP_ERR_04_the_incorrect_die_is_an_unused_die_that_nobody_can_claim() -> None:
    t = at_claim("b302[R4, B4, .]", "G1 K2 Y1", safety_net=False)
    claim(t, 0, "K2", "b302", "c")
    assert wrong(t.answer(0, Lock())) == [("K2", "relation", "R4 B4")]
    assert (in_bag(t, "R"), in_bag(t, "B"), in_bag(t, "K"), texts(t.pool)) == (5, 5, 4, "G1 K2 Y1")
    assert asked(t) == ("claiming", (0,))  # an error reopens claiming for the rest
    assert t.quota_left(0) == 2
    refused(t, 0, claiming(t, 0, "K2", "b302", "a"), "not_in_pool")
    assert pool_die(t, "K2") not in {die for die, _ in open_claims(t)}
    lock_all(t)
    assert asked(t) == ("rerolling", (0,))
    order = [str(event.die)[0] for event in events(wait(t, 6000), UnusedRerolled)]
    assert (order, len(t.bag)) == (["G", "K", "Y"], 25), "it has kept its place in draw order"
    assert asked(t) == ("rolling", (0,))


def test_MPP_ERR_06_later_dice_are_judged_against_the_emptied_card() -> None:
    t = at_claim("b302[R4, ., .]", "K2 B6 Y5", safety_net=False)
    claim(t, 0, "K2", "b302", "b")
    claim(t, 0, "B6", "b302", "c")  # not a 4: incorrect beside R4, correct on the emptied card
    claim(t, 0, "Y5", "b408", "a")
    told = lock_all(t)
    assert wrong(told) == [("K2", "relation", "R4")]
    assert cards(t, 0)[:2] == ["b302[., ., B6]", "b408[Y5, ., ., ., .]"]
    assert [event.left for event in events(told, UnusedRerolled)] == [0]
    assert asked(t) == ("rolling", (0,))


def test_MPP_ERR_06_a_die_without_support_spares_what_was_set_since_the_card_was_emptied() -> None:
    t = at_claim("b605[., ., ., R6, ., .]", "G5 B1 K3", safety_net=False)
    claim(t, 0, "G5", "b605", "e")  # neither black nor blue
    claim(t, 0, "B1", "b605", "a")  # the other tower
    claim(t, 0, "K3", "b605", "f")  # stands on the green die
    assert wrong(lock_all(t)) == [("G5", "slot", "R6"), ("K3", "unsupported", "")]
    assert (cards(t, 0)[0], texts(t.pool)) == ("b605[B1, ., ., ., ., .]", "G5 K3")
    assert asked(t) == ("rerolling", (0,))


def test_MPP_EX_32_MPP_ERR_01_the_card_is_emptied_and_the_die_strikes() -> None:
    t = table(3, safety_net=False)
    lay(t, "b302[R4, B4, .]", "b408[G1, ., ., ., .] b105[B5, ., .]", "b101[R1, ., ., .]")
    roll(t, "K2 G3 Y1")
    claim(t, 0, "K2", "b302", "c")
    claim(t, 1, "G3", "b408", "b")
    claim(t, 2, "Y1", "b101", "b")
    coming(t, 5)
    told = lock_all(t)
    assert (cards(t, 0)[0], wrong(told)) == ("b302[., ., .]", [("K2", "relation", "R4 B4")])
    assert [(e.seat, e.card, e.position, e.slot) for e in events(told, PlacementError)] == [(0, "b302", 0, "c")]
    assert [str(event.die) for event in events(told, UnusedRerolled)] == ["K5"]
    assert [(event.seat, str(event.die), event.cause) for event in events(told, DieLost)] == [(1, "B5", "unused")]
    assert (in_bag(t, "K"), in_bag(t, "B")) == (5, 5)
    assert asked(t) == ("rolling", (1,))
