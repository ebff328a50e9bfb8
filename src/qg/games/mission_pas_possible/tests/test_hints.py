"""HNT: what the screen may point out."""

from qg.games.mission_pas_possible.claims import with_die
from qg.games.mission_pas_possible.figures import Figures, Hints, wants
from qg.games.mission_pas_possible.tests.prelude import *
from qg.games.mission_pas_possible.worth import expected_dice

HANDS = ("b202[R4, ., .] b404[Y1, ., ., .]", "b205 b601[K1, R2, ., ., ., .]", "b302[., B6, .]")


def figures(t: State, seat: int | None) -> Figures:
    found: Figures = GAME.figures(GAME.view(t, seat))
    return found


def shown(t: State, seat: int | None) -> Hints:
    hints = figures(t, seat).hints
    assert hints is not None
    return hints


def at_pool(dice: str = "R3 B6 Y5", **options: Any) -> State:
    t = table(3, **options)
    lay(t, *HANDS)
    roll(t, dice)
    return t


def filling(t: State, seat: int, place: int) -> tuple[str, dict[str, str]]:
    bomb = t.hands[seat][place]
    assert bomb is not None
    return bomb.card, {slot: str(die) for slot, die in zip(slots(bomb.card), bomb.dice, strict=True) if die}


def dead_ends(t: State, seat: int | None) -> set[tuple[int, int, str]]:
    """The claims marked before the tap: die, card, slot."""
    options = GAME.view(t, seat).options
    assert isinstance(options, tuple)
    marked = [options[place] for place in figures(t, seat).dead_ends]
    return {(one.die, one.card, one.slot) for one in marked}


def faces(bits: int) -> set[str]:
    return {face for place, face in enumerate(EVERY_FACE) if bits >> place & 1}


def test_MPP_HNT_01_with_none_cards_and_dice_only_but_a_refusal_still_tells_why() -> None:
    t = at_pool(hints="none")
    assert [(figures(t, seat).hints, figures(t, seat).needs) for seat in (None, 0, 1, 2)] == [(None, ())] * 4
    refused(t, 0, claiming(t, 0, "B6", "b202", "b"), "relation")
    assert asked(t) == ("claiming", (0, 1, 2))


def test_MPP_HNT_02_each_card_lists_what_its_open_slots_accept_now() -> None:
    t = at_pool()
    for seat in t.all_seats:
        for place, bomb in enumerate(t.hands[seat]):
            if bomb is None:
                continue
            card, lying = filling(t, seat, place)
            for number, slot in enumerate(slots(card)):
                accepted = {face for face in EVERY_FACE if fault(card, lying, slot, face) is None}
                assert faces(wants(bomb)[number]) == accepted
    red = t.hands[0][1]
    assert red is not None and faces(wants(red)[1]) == {"R1", "R2", "R3", "R4", "R5", "R6"}
    assert len({figures(t, viewer).needs for viewer in (None, 0, 1, 2)}) == 1, "everybody is told the same"
    assert [[len(needs) for needs in hand] for hand in figures(t, None).needs] == [
        [len(bomb.dice) if bomb else 0 for bomb in hand] for hand in t.hands
    ]
    assert asked(t) == ("claiming", (0, 1, 2))


def test_MPP_HNT_02_dice_with_a_sound_placement_for_the_viewer_glow_and_dead_ends_are_marked() -> None:
    t = at_pool()
    for seat in t.all_seats:
        glowing: set[tuple[int, int, str]] = set()
        dead: set[tuple[int, int, str]] = set()
        for place, bomb in enumerate(t.hands[seat]):
            if bomb is None:
                continue
            card, lying = filling(t, seat, place)
            for die in t.pool:
                for slot in slots(card):
                    if fault(card, lying, slot, str(die)) is None:
                        ends = is_dead_end(card, lying, slot, str(die))
                        (dead if ends else glowing).add((die.id, place, slot))
        hints = shown(t, seat)
        assert set(hints.glowing) == {die for die, _, _ in glowing}
        assert dead_ends(t, seat) == dead
        assert hints.best == ()
    assert set(shown(t, 0).glowing) == {t.pool[0].id}  # R3 on b404 b or b202 b; B6 and Y5 are dead ends at best
    assert shown(t, None).glowing == ()  # a spectator takes nothing
    assert asked(t) == ("claiming", (0, 1, 2))


def test_MPP_HNT_02_a_reserved_die_does_not_glow_for_others() -> None:
    t = at_pool("R3 R6 Y6")
    assert t.pool[1].id in shown(t, 2).glowing
    claim(t, 0, "R6", "b404", "b")
    assert t.pool[1].id not in shown(t, 2).glowing
    assert t.pool[2].id in shown(t, 2).glowing


def test_MPP_HNT_02_what_glows_counts_the_own_reservations() -> None:
    t = lay(table(2), "b404", "b405")
    roll(t, "Y1 R3 K6 K5")
    yellow, red = t.pool[0].id, t.pool[1].id
    assert shown(t, 0).glowing == (yellow,)
    claim(t, 0, "Y1", "b404", "a")
    assert shown(t, 0).glowing == (red,), "it could stand on the reserved one"
    assert asked(t) == ("claiming", (0,))


def test_MPP_HNT_02_unused_dice_do_not_glow() -> None:
    t = lay(table(3), "b403 b202[R4, ., .]", "b405", "b303[R5, ., .]")
    roll(t, "R6 R5 R1")
    assert len(shown(t, 0).glowing) == 3
    assert dead_ends(t, 0)
    claim(t, 0, "R6", "b403", "a")
    lock_all(t)
    assert asked(t) == ("rerolling", (0, 1, 2))
    assert (shown(t, 0), dead_ends(t, 0)) == (Hints(), set())
    assert any(map(any, figures(t, 0).needs[0]))


def test_MPP_HNT_03_with_best_a_seat_may_ask_a_double_zero() -> None:
    tables = [at_pool(hints=hints) for hints in ("none", "needs", "best")]
    assert [GAME.hints(t, 0) for t in tables] == [None, None, "double-zero"]
    assert [asked(t) for t in tables] == [("claiming", (0, 1, 2))] * 3


def test_MPP_HNT_03_the_best_split_places_the_most_dice_whatever_they_are_worth() -> None:
    """A 3 at the bottom of the ascent must be followed by 4, 5 and 6: it makes the card harder, and is suggested."""
    t = lay(table(1, hints="best"), "b402")
    before = t.hands[0][0]
    assert before is not None
    roll(t, "R3 K3 B3")
    after = with_die(before, 0, t.pool[0])
    assert expected_dice(after) > expected_dice(before)
    assert [(one.seat, one.card, one.slot) for one in shown(t, 0).best] == [(0, 0, "a")]
    assert asked(t) == ("claiming", (0,))


def test_MPP_HNT_03_with_best_one_good_split_is_suggested_and_the_game_is_unranked() -> None:
    """As many dice as can be placed in all are placed, each by a claim the table accepts."""
    t = at_pool("R3 B6 K2", hints="best")
    best = shown(t, 1).best
    assert {(one.seat, one.die, one.card, one.slot) for one in best} == {
        (one.seat, one.die, one.card, one.slot) for one in shown(t, 0).best
    }
    assert len({one.die for one in best}) == len({one.seat for one in best}) == len(best) == 3
    for one in best:
        t.answer(one.seat, Claim(one.die, one.card, one.slot))
    assert [len(reserved(t, seat)) for seat in (0, 1, 2)] == [1, 1, 1]
    assert asked(t) == ("claiming", (0, 1, 2))
    wait(t, 600_000)
    assert t.outcome is not None
    assert "hints" in t.outcome.sheet.unranked
    assert not t.outcome.sheet.ranked


def test_MPP_HNT_04_without_the_net_wishes_only_and_best_shows_no_more_than_needs() -> None:
    for option in ("needs", "best"):
        t = at_pool(hints=option, safety_net=False)
        for seat in (None, 0, 1, 2):
            assert figures(t, seat).needs == figures(at_pool(), seat).needs
            assert (shown(t, seat), dead_ends(t, seat)) == (Hints(), set())
        # nor do the options tell: every die goes on every slot that is physically open
        offered = [c for c in options(t, 0) if isinstance(c, Claim)]
        assert {(c.card, c.slot) for c in offered} == {(0, "b"), (0, "c"), (1, "b")}
        assert len(offered) == 3 * 3
    t = at_claim("b404", "R1", hints="none", safety_net=False)
    assert figures(t, 0).hints is None
