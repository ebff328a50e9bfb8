"""INV: what holds after every input of random games, over a spread of modes, options and seats."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from qg.games.mission_pas_possible.invariants import invariants
from qg.games.mission_pas_possible.tests import cards as referee
from qg.games.mission_pas_possible.tests.prelude import *
from qg.kernel.conduct.state import NEVER
from qg.kernel.record import Answer, Input, Notice, TimeUp, apply, digest

SETTINGS: dict[str, tuple[Any, dict[str, Any]]] = {
    "solo": (1, {}),
    "two": (2, {"difficulty": "training", "lock": "auto"}),
    "three": (3, {"sabotage_count": 11, "hard_cards": True}),
    "four": (4, {"roll_by": "auto", "dead_ends": "refused"}),
    "five": (5, {"roll_by": "anyone", "pause": "open", "difficulty": "expert"}),
    "bots": ((PERSON, BOT, BOT), {"bag_draw": "grab"}),
    "careless": (2, {"safety_net": False, "hard_cards": True, "steady_hand": "tremble"}),
    "careless solo": (1, {"safety_net": False, "lock": "auto", "bag_draw": "grab"}),
    "swinging": (3, {"steady_hand": "gesture", "hard_cards": True}),
    "untimed": (4, {"timer_s": 0, "steady_hand": "tremble", "hints": "best"}),
    "insane": (3, {"difficulty": "insane", "insane_dice": "players_with_cards"}),
    "single": (3, {"mode": "advanced_single", "hard_cards": True, "difficulty": "elite"}),
    "piles": (2, {"mode": "advanced_piles", "pause": "none"}),
    "insane piles": (1, {"mode": "advanced_piles", "difficulty": "insane", "piles_sabotage": "six"}),
    "initiation": (3, {"mode": "initiation"}),
    "short": (1, {"mode": "initiation", "overtime": False, "timer_s": 300}),
    "last cards": (2, {}),
    "last cards on insane": (3, {"difficulty": "insane"}),
    "last cards of piles": (2, {"mode": "advanced_piles", "difficulty": "insane"}),
    "last cards of initiation": (2, {"mode": "initiation"}),
}
INPUTS = 500


class Instant(NamedTuple):
    """The table after an input, the input, and how many cards have been taken from line or piles by then."""

    t: State
    given: Input | None
    taken: int


def opened(name: str) -> State:
    seats, options = SETTINGS[name]
    t = GAME.new(seats, options, seed=f"invariants of {name}")
    if name.startswith("last cards"):
        leave_few(t)
    return t


def leave_few(t: State) -> None:
    """Near the end: one card is left in the line, or in each pile; all others are in the box."""
    if asked(t)[0] == "choose_mix":
        offered = t.options(0)
        assert isinstance(offered, Mixes)
        t.answer(0, Mix(offered.presets["balanced"]))
    t.line, t.deck = (t.line[:1], ()) if t.line else ((), ())
    t.line += (None,) * (4 * len(t.line))
    t.piles = tuple(pile[:1] for pile in t.piles)
    t.box = tuple(sorted({*DATA.bombs, *DATA.sabotages} - {*everywhere(t)}))
    t.scratch.forget()


def everywhere(t: State) -> list[str]:
    """Every card that is not in the box."""
    held = [bomb.card for hand in t.hands for bomb in hand if bomb]
    lying = [*held, *(card for card in t.line if card), *t.defused, *t.activated, *t.deck, *t.sabotage_deck]
    return lying + [card for pile in (*t.piles, *t.stock) for card in pile]


@cache
def game(name: str) -> tuple[Instant, ...]:
    """A random game, or the first inputs of a long one."""
    rng = random.Random(name)
    t = opened(name)
    story = [Instant(t.copy(), None, 0)]
    while len(story) < INPUTS and t.outcome is None:
        given = any_input(t, rng)
        told = apply(t, given)
        taken = story[-1].taken + sum(isinstance(one.event, CardTaken) for one in told)
        story.append(Instant(t.copy(), given, taken))
    return tuple(story)


def any_input(t: State, rng: random.Random) -> Input:
    """An answer, mostly; sometimes time, a standing input, or somebody leaving or coming back."""
    kind = rng.choices(["answer", "time", "standing", "notice"], [88, 4, 3, 3])[0]
    seat = rng.choice(t.all_seats)
    if t.conduct.deserted_at != NEVER:
        return Notice(t.now, "back", t.conduct.absent[0])
    unready = [other for other in t.all_seats if READY in t.words(other)]
    if unready:
        return Answer(t.now, unready[0], READY)
    if kind == "notice":
        if rng.random() < 0.1:
            return Notice(t.now, "restart")
        if t.is_person(seat):
            return Notice(t.now, "back" if seat in t.conduct.absent else "absent", seat)
    offered = [c for c in standing(t, seat) if not isinstance(c, Stop)]
    if kind == "standing" and offered:
        calls = [c for c in offered if isinstance(c, Signal)]
        return Answer(t.now, seat, rng.choice([*[c for c in offered if c not in calls], *calls[:1]]))
    if t.due is not None and (kind == "time" or not t.waiting):
        return TimeUp(max(t.now, t.due))
    seat = rng.choice(t.waiting)
    assert t.open is not None
    return Answer(t.now, seat, answer(t, seat, rng), t.open.number)


def standing(t: State, seat: int) -> list[Any]:
    found = t.standing(seat)
    assert not isinstance(found, Space)
    return list(found)


def answer(t: State, seat: int, rng: random.Random) -> Any:
    """Claims before locks, and those that fill a card furthest before others: bombs should be defused."""
    options = t.options(seat)
    claims = [c for c in options if isinstance(c, Claim) and c.replace is None] if isinstance(options, list) else []
    if claims and rng.random() < 0.9:
        return max(claims, key=lambda c: (filled(t, seat, c.card), rng.random()))
    if Lock() in options and rng.random() < 0.9:
        return Lock()
    return draw(options, rng)


def filled(t: State, seat: int, place: int) -> float:
    bomb = t.hands[seat][place]
    assert bomb is not None
    return -bomb.dice.count(None)


every_game = pytest.mark.parametrize("name", SETTINGS)


def on_cards(t: State) -> list[int]:
    return [die.id for hand in t.hands for bomb in hand if bomb for die in bomb.dice if die]


def test_the_games_are_worth_looking_at() -> None:
    """Bombs are defused, cards taken, Sabotages activated, dice lost, and every kind of question is asked."""
    ends = [game(name)[-1] for name in SETTINGS]
    assert sum(len(end.t.defused) for end in ends) > 40
    assert sum(end.taken for end in ends) > 30
    assert sum(len(end.t.activated) for end in ends) > 5
    assert {end.t.outcome.sheet.reason for end in ends if end.t.outcome} >= {"line_cleared", "time"}
    assert any(end.t.in_overtime for end in ends)
    assert any(not any(end.t.faces_up) and any(None in hand for hand in end.t.hands) for end in ends)
    asked_for = {asked(moment.t)[0] for name in SETTINGS for moment in game(name)}
    assert asked_for >= {"choose_mix", "briefing", "counting_down", "rolling", "claiming", "steadying", "replacing"}
    assert asked_for >= {"losing", "rerolling"}


@every_game
def test_MPP_INV_01_MPP_CMP_04_MPP_CMP_05_twenty_five_dice_five_of_each_colour(name: str) -> None:
    for t, _, _ in game(name):
        rerolled = [t.rerolled.id] if t.rerolled else []
        dice = [*t.bag, *t.in_hand, *(die.id for die in t.pool), *rerolled, *on_cards(t)]
        assert len(dice) == len(set(dice)) == 25
        assert Counter(die // 5 for die in dice) == {0: 5, 1: 5, 2: 5, 3: 5, 4: 5}


@every_game
def test_MPP_INV_02_every_card_is_in_exactly_one_place(name: str) -> None:
    for t, _, _ in game(name):
        found = Counter([*everywhere(t), *t.box])
        assert max(found.values()) == 1
        if not t.stock:  # until the mix is chosen the box is not packed
            assert set(found) == {*DATA.bombs, *DATA.sabotages}
        piled = [card for pile in (*t.piles, *t.stock) for card in pile]
        assert not [card for card in (*t.defused, *t.line, *piled) if card in DATA.sabotages]
        assert not [card for card in (*t.activated, *t.sabotage_deck) if card in DATA.bombs]


@every_game
def test_MPP_INV_03_the_line_has_five_cards_or_the_deck_is_empty(name: str) -> None:
    for t, _, _ in game(name):
        if t.in_piles:
            assert (t.line, t.deck) == ((), ())
        elif not t.stock and not t.losers:  # while dice are being lost a refill may be in progress
            assert sum(card is not None for card in t.line) == 5 or not t.deck


@every_game
def test_MPP_INV_04_no_card_in_front_of_a_player_is_complete(name: str) -> None:
    for t, _, _ in game(name):
        assert all(None in bomb.dice for hand in t.hands for bomb in hand if bomb)


@every_game
def test_MPP_INV_05_every_die_has_its_support_its_slot_and_its_relations(name: str) -> None:
    for t, _, _ in game(name):
        for bomb in (bomb for hand in t.hands for bomb in hand if bomb):
            lying = {s: str(d) for s, d in zip(referee.slots(bomb.card), bomb.dice, strict=True) if d}
            assert not referee.broken(bomb.card, lying)
            for slot, face in lying.items():
                assert referee.accepts(bomb.card, slot, face)
                assert all(below in lying for below in referee.support(bomb.card, slot))


@every_game
def test_MPP_INV_06_quotas_and_reservations(name: str) -> None:
    quota = {1: 3, 2: 2}
    for t, _, _ in game(name):
        reserved = [held.die for theirs in t.reserved for held in theirs]
        assert len(set(reserved)) == len(reserved)
        assert set(reserved) <= set(t.pool)
        for seat in t.all_seats:
            assert len(t.reserved[seat]) + t.taken[seat] <= quota.get(len(t.seats), 1)
        if reserved and t.outcome is None:
            waiting = [type(frame.decision).__name__ for frame in t.agenda if hasattr(frame, "decision")]
            assert {"Claiming", "Steadying"} & set(waiting)


@every_game
def test_MPP_INV_07_between_turns_the_pool_is_empty(name: str) -> None:
    for t, _, _ in game(name):
        if asked(t)[0] in ("choose_mix", "briefing", "rolling"):
            assert (t.pool, t.rerolled, t.spoiled) == ((), None, ())


@every_game
def test_MPP_INV_08_as_many_cards_as_at_the_start_unless_a_vacancy_waits_or_nothing_is_left(name: str) -> None:
    for t, _, _ in game(name):
        left = [card for card in t.line if card] + [card for pile in t.piles for card in pile]
        for seat in t.all_seats:
            missing = sum(bomb is None for bomb in t.hands[seat])
            waiting = sum(vacancy.seat == seat for vacancy in t.vacancies)
            assert len(t.hands[seat]) == (4 if len(t.seats) == 1 else 2)
            assert missing == waiting or not left or t.stock


@every_game
def test_MPP_INV_09_bombs_defused_are_cards_taken_and_vacancies_left(name: str) -> None:
    for t, _, taken in game(name):
        vacant = sum(bomb is None for hand in t.hands for bomb in hand)
        assert len(t.defused) == taken + vacant
        assert sum(t.defused_by) == len(t.defused)


@pytest.mark.parametrize("name", [name for name in SETTINGS if not name.startswith("last cards")])
def test_what_a_table_asserts_of_itself_holds(name: str) -> None:
    assert [why for t, _, _ in game(name)[::3] if (why := complaint(t))] == []


def complaint(t: State) -> str:
    """What the table asserts of itself in vain; nothing, as it should be."""
    try:
        invariants(t)
    except AssertionError as why:
        return str(why) or "a count"
    return ""


@pytest.mark.parametrize("name", [name for name in SETTINGS if not name.startswith("last cards")])
def test_what_a_bot_imagines_is_a_table_that_can_be_and_looks_alike(name: str) -> None:
    story, rng = game(name), random.Random(name)
    for t, _, _ in (*story[::20], story[-1]):
        view = GAME.view(t, 0)
        imagined = GAME.imagine(view, rng)
        invariants(imagined)
        assert GAME.view(imagined, 0) == view


ONE = Die(0, 5)


def to_box(t: State, **changed: Any) -> None:
    """These fields differ; all cards that are nowhere else are in the box."""
    for name, value in changed.items():
        setattr(t, name, value)
    t.box = tuple(sorted({*DATA.bombs, *DATA.sabotages} - {*everywhere(t)}))


def bombs_of(t: State) -> list[str]:
    return [card for card in t.deck if card in DATA.bombs]


def reserve(t: State, *dice: Die, pool: tuple[Die, ...] = (ONE,), rerolled: Die | None = None) -> None:
    """The first red die lies on the tray (or was rerolled), and seat 0 has reserved these."""
    t.pool, t.rerolled = pool, rerolled
    t.bag = tuple(die for die in range(DICE) if die not in {one.id for one in (*pool, rerolled) if one})
    t.reserved = (tuple(Reservation(one, 0, "a") for one in dice), (), ())


FLAWS: dict[str, tuple[Callable[[State], Any], str]] = {
    "a die is lost": (lambda t: setattr(t, "bag", t.bag[1:]), "25 dice"),
    "a die is there twice": (lambda t: setattr(t, "in_hand", t.bag[:1]), "25 dice"),
    "a die on a card is in the bag, too": (lambda t: t.put(0, 0, bomb("b404[Y4, ., ., .]")), "25 dice"),
    "the bag has an order": (lambda t: setattr(t, "bag", t.bag[::-1]), "no order"),
    "a die is spoiled that is not there": (lambda t: setattr(t, "spoiled", (25,)), "spoiled"),
    "a card of the deck is lost": (lambda t: setattr(t, "deck", t.deck[1:]), "each card once"),
    "a card is defused and in the box": (lambda t: setattr(t, "defused", t.box[:1]), "each card once"),
    "a card is activated and in the box": (lambda t: setattr(t, "activated", t.box[-1:]), "each card once"),
    "a card is lost from a hand": (lambda t: t.put(0, 0, None), "each card once"),
    "the line has a gap": (lambda t: to_box(t, line=(None, *t.line[1:])), "five cards or no deck"),
    "a complete card lies there": (lambda t: lay(t, "b205[G1, G3]"), "complete cards are gone"),
    "a die stands on nothing": (lambda t: lay(t, "b404[., R3, ., .]"), "support"),
    "a die is of a wrong colour": (lambda t: lay(t, "b102", "b404[R4, ., ., .]"), "slot"),
    "dice do not go together": (lambda t: lay(t, "b302[R4, B2, .]"), "relation"),
    "a die is reserved twice": (lambda t: reserve(t, ONE, ONE), "one reservation a die"),
    "a die is reserved that is not in the pool": (lambda t: reserve(t, ONE, pool=()), "in the pool"),
    "a quota is passed": (lambda t: setattr(t, "taken", (0, 2, 0)), "quota"),
    "a die is reserved before the roll": (lambda t: reserve(t, ONE), "only while claiming"),
    "a die lies there before the roll": (reserve, "no dice between turns"),
    "an unused die lies there before the roll": (lambda t: reserve(t, pool=(), rerolled=ONE), "no dice between"),
    "a vacancy is not known": (
        lambda t: to_box(t, hands=((None, *t.hands[0][1:]), *t.hands[1:])),
        "a vacancy for each",
    ),
    "a vacancy has no place": (lambda t: setattr(t, "vacancies", (Vacancy(0, 0, False, None),)), "a vacancy for each"),
    "a card was taken by nobody": (lambda t: to_box(t, deck=tuple(c for c in t.deck if c != bombs_of(t)[0])), "^$"),
    "a bomb was defused that nobody had": (
        lambda t: to_box(t, defused=tuple(c for c in t.box if c in DATA.bombs)[:1]),
        "^$",
    ),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_what_cannot_be_is_noticed_by_the_table_itself(flaw: str) -> None:
    t = table(3)
    invariants(t)
    spoil, reason = FLAWS[flaw]
    spoil(t)
    t.scratch.forget()
    with pytest.raises(AssertionError, match=reason):
        invariants(t)


@every_game
def test_MPP_INV_10_the_same_inputs_at_the_same_times_make_the_same_game(name: str) -> None:
    story = game(name)
    t = opened(name)
    for before, after in pairwise(story):
        assert digest(GAME, t) == digest(GAME, before.t)
        assert after.given is not None
        apply(t, after.given, events=False)
    assert digest(GAME, t) == digest(GAME, story[-1].t)


def test_MPP_INV_10_defaults_are_the_engines_own_whenever_time_is_told() -> None:
    """Nobody does anything any more: told every millisecond that matters or once an hour, the same comes of it."""
    for name in ("solo", "three", "piles", "careless", "initiation"):
        for moment in game(name)[::25]:
            if moment.t.outcome is not None or moment.t.running_since is None:
                continue
            slow, quick = moment.t.copy(), moment.t.copy()
            end = quick.now + 40_000
            quick.time_up(end)
            while slow.outcome is None and slow.now < end:
                slow.time_up(min(end, slow.due or end))
            if slow.outcome is None:
                slow.time_up(end)
            assert digest(GAME, slow) == digest(GAME, quick)


def test_MPP_INV_10_another_seed_makes_another_game() -> None:
    tables = [GAME.new(3, {}, seed=str(number)) for number in range(5)]
    assert len({digest(GAME, t) for t in tables}) == 5
    assert len({t.deck for t in tables}) == 5


def test_MPP_INV_10_a_refused_input_leaves_no_trace() -> None:
    for moment in game("three")[::10]:
        t = moment.t.copy()
        before = digest(GAME, t)
        with pytest.raises(Illegal):
            t.answer(0, Claim(99, 7, "z"))
        assert digest(GAME, t) == before
