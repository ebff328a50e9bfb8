"""The mission from the first Ready to its end, told straight on. Where somebody is asked, the story waits.

Every `yield` hands over an `Ask` and gets back what happened: a seat and its choice, or, when a time of the ask
has run out, a seat (None: nobody) and no choice.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from qg.games.mission_pas_possible.choices import (
    Claim,
    ForceGo,
    Grab,
    Lock,
    Lose,
    Mix,
    Pick,
    Ready,
    Release,
    Reroll,
    Roll,
    SabotageNo,
    SabotageYes,
    Steady,
    Unlock,
)
from qg.games.mission_pas_possible.tests.judge.cards import (
    GAME,
    SABOTAGES,
    Die,
    color,
    finishable,
    height,
    laid,
    points,
    slots,
    wrong,
)
from qg.games.mission_pas_possible.tests.judge.desk import PLAYERS, TIMING, Bomb, Desk, Held, empty

Heard = tuple[int | None, Any]
Flow = Generator["Ask", Heard, None]
VALUES = ("1", "2", "3", "4", "6")
WINDOWS: list[int] = GAME["steady_hand"]["gesture_window"]


class Over(Exception):
    """The mission has ended: won or lost, and why."""


class Disagreement(AssertionError):
    """The judge and the engine do not tell the same."""


@dataclass
class Light:
    """What chance has brought to light with one input, in order."""

    dice: list[list[Die]] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    collapses: list[tuple[int, int, frozenset[Die]]] = field(default_factory=list)
    colors: list[list[str]] = field(default_factory=list)
    holders: list[int] = field(default_factory=list)

    def next(self, what: str) -> Any:
        queue: list[Any] = getattr(self, what)
        if not queue:
            raise Disagreement(f"the judge expected more {what} to come to light")
        return queue.pop(0)


@dataclass
class Ask:
    """What is asked: what each seat may answer, whom the table waits for, and what time brings."""

    kind: str
    may: Callable[[int], list[Any]]
    waits: Callable[[], list[int]] | None = None
    times: Callable[[], list[tuple[int, int | None]]] = list
    real: bool = False
    """Its times run on the table's time, not on the clock of the game [MPP-CLK-13]."""


class Story:
    def __init__(self, desk: Desk) -> None:
        self.d = desk
        self.light = Light()
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.real = 0
        self.stirred = False

    def tell(self, tag: str, **what: Any) -> None:
        self.told.append((tag, what))

    def count(self, what: str, by: int = 1) -> None:
        self.d.stats[what] = self.d.stats.get(what, 0) + by

    # -- before the clock ----------------------------------------------------------------------------------------

    def mission(self, stock: list[int], total: int, host: int) -> Flow:
        if stock:
            yield from self.choose_mix(stock, total, host)
        yield from self.briefing()
        while True:
            yield from self.play_turn()

    def choose_mix(self, stock: list[int], total: int, host: int) -> Flow:
        """The host chooses how many cards of each value [MPP-ADV-03]; what lies on top comes to light."""
        seat, choice = yield Ask("choose_mix", lambda seat: [Mix] if seat == host else [], lambda: [host])
        counts = choice.counts
        fits = sum(counts) == total and all(0 <= n <= most for n, most in zip(counts, stock, strict=True))
        if seat != host or not fits:
            raise Disagreement(f"the mix {counts} is not within {stock} or not {total} cards")
        self.tell("mix_chosen", counts=counts, seat=host)
        self.d.holder = self.light.next("holders")
        eleven = self.d.in_piles and self.d.opt.piles_sabotage == "all"
        six = self.d.in_piles and not eleven
        sabotages = (
            len(SABOTAGES) if eleven else GAME["setup"]["sabotage_in_deck"] if six else self.d.opt.sabotage_count
        )
        if self.d.in_piles:
            self.d.piles = [(self.light.next("cards") if n else None, n) for n in counts]
            self.d.deck = (0, sabotages)
        else:
            self.d.line = [self.light.next("cards") for _ in range(5)]
            self.d.deck = (total - 5, sabotages)

    def briefing(self) -> Flow:
        """Every person presses Ready; then 3-2-1 and the clock starts [MPP-SET-14, MPP-CLK-02]."""
        ready: set[int] = set()
        while unready := [seat for seat in self.d.seats if self.d.persons[seat] and seat not in ready]:
            seat, _ = yield self.ask_ready(unready)
            assert seat is not None
            ready.add(seat)
        until = self.real + TIMING["start_countdown"]
        yield Ask("counting_down", lambda _: [], list, lambda: [(until, None)], real=True)
        self.tell("clock_started")

    def ask_ready(self, unready: list[int]) -> Ask:
        return Ask("briefing", lambda seat: [Ready()] if seat in unready else [], lambda: unready)

    # -- the turn ------------------------------------------------------------------------------------------------

    def play_turn(self) -> Flow:
        """Draw and roll, take and place, defuse and replace, unused dice, pass the bag [MPP-TRN-01]."""
        d = self.d
        d.turn += 1
        d.taken = [0 for _ in d.seats]
        d.reserved = [[] for _ in d.seats]
        yield from self.draw_and_roll()
        again = True
        while again:
            yield from self.wave()
            again = self.stirred and self.reopens()
            if again:
                self.tell("claims_reopened")
        yield from self.unused()
        source, d.holder = d.holder, (d.holder + 1) % len(d.seats)
        if source == d.holder:  # [MPP-TRN-03]
            return
        self.tell("bag_passed", source=source, to=d.holder, dice_in_bag=d.bag())

    def needed(self) -> int:
        """How many dice a turn has [MPP-DRW-01, MPP-DRW-03, MPP-END-08]."""
        d = self.d
        dice: int = PLAYERS[len(d.seats)]["dice"]
        if d.insane and d.opt.insane_dice == "players_with_cards" and len(d.seats) > 2:
            dice = sum(any(hand) for hand in d.hands)
        return min(dice, d.bag() + d.in_hand)

    def draw_and_roll(self) -> Flow:
        d = self.d
        if d.bag() == 0:
            raise Over("lost", "empty_bag")  # [MPP-DRW-04]
        opened, choice, seat = d.clock, None, None
        rolls = [Grab(n) for n in range(1, 26)] if d.opt.bag_draw == "grab" else [Roll()]

        def at_the_bag() -> list[int]:
            others = d.opt.roll_by == "anyone" or d.clock >= opened + TIMING["roll_open_to_all"]
            return list(d.seats) if others else [d.holder]

        def awaited() -> list[int]:
            return at_the_bag() if d.opt.roll_by == "anyone" else [d.holder]

        def opens() -> list[tuple[int, int | None]]:
            later = opened + TIMING["roll_open_to_all"]
            return [(later, None)] if d.clock < later and d.opt.roll_by == "holder" else []

        while d.opt.roll_by != "auto" and (d.opt.bag_draw == "auto" or d.in_hand < self.needed()):
            if choice is None and d.opt.bag_draw == "auto" and seat is not None:
                break
            seat, choice = yield Ask("rolling", lambda s: rolls if s in at_the_bag() else [], awaited, opens)
            if seat is None:
                continue
            if isinstance(choice, Roll):
                break
            self.reach_in(seat, choice.count)
        self.roll(seat)

    def reach_in(self, seat: int, count: int) -> None:
        """Too many dice in hand go back, too few stay there [MPP-DRW-06]."""
        d, needed = self.d, self.needed()
        d.in_hand += min(count, d.bag())
        colors = self.light.next("colors")
        if len(colors) != d.in_hand:
            raise Disagreement(f"{d.in_hand} dice are in hand, not {colors}")
        self.tell("dice_grabbed", seat=seat, needed=needed)
        if d.in_hand > needed:
            d.in_hand = 0
            self.tell("overdraw", seat=seat)

    def roll(self, seat: int | None) -> None:
        d, count = self.d, self.needed()
        d.in_hand = 0
        dice = self.light.next("dice")
        known = {die[0] for die in d.lying()}
        if len(dice) != count or {die[0] for die in dice} & known or len({die[0] for die in dice}) != count:
            raise Disagreement(f"{count} dice come from the bag, not {dice}")
        d.pool = dice
        fewer = PLAYERS[len(d.seats)]["dice"] if not d.insane else count
        self.tell("dice_rolled", seat=seat, dice=tuple(dice), **({"short": True} if count < fewer else {}))
        d.opened = d.clock + TIMING["roll_settle"]  # [MPP-DRW-08]

    # -- claim, lock, set ----------------------------------------------------------------------------------------

    def wave(self) -> Flow:
        """One round of claim, lock and set, and what follows from it [MPP-TAK-17]."""
        d = self.d
        d.opened = max(d.opened, d.clock)
        d.changed = d.opened
        d.locked = [False for _ in d.seats]
        d.spoke = [d.opened for _ in d.seats]
        d.forced = set()
        if d.clock < d.opened:
            yield Ask("claiming", lambda _: [], list, lambda: [(d.opened, None)])
        self.order_locks()
        while not (d.opt.lock == "unanimous" and all(d.locked)):
            quiet = d.changed + TIMING["auto_lock_quiet"]
            times = [(quiet, None)] if d.opt.lock == "auto" and d.all_content() else []
            seat, choice = yield Ask("claiming", d.wave_options, self.still_to_take, lambda times=times: times)  # type: ignore[misc]
            if seat is None:
                break
            self.carry_out(seat, choice)
        yield from self.set_wave()
        yield from self.replace()

    def still_to_take(self) -> list[int]:
        d = self.d
        if d.opt.lock == "unanimous":
            return [seat for seat in d.seats if not d.locked[seat]]
        return [] if d.all_content() else [seat for seat in d.seats if not d.content(seat)]

    def order_locks(self) -> None:
        """First seats that must take are unlocked, then those locked for which nothing is left [MPP-TAK-20]."""
        d = self.d
        for seat in d.seats:
            if d.locked[seat] and not d.may_lock(seat):
                d.locked[seat] = False
                self.tell("seat_unlocked", seat=seat, reason="must_take")
        for seat in d.seats:
            if not d.locked[seat] and d.idle_by_nature(seat):
                d.locked[seat] = True
                self.tell("seat_locked", seat=seat, reason="server")

    def carry_out(self, seat: int, choice: Any) -> None:
        d = self.d
        d.spoke[seat] = d.clock
        if isinstance(choice, ForceGo):
            d.forced |= {*d.idle()}
            return
        d.changed = d.clock
        if isinstance(choice, Lock):
            d.locked[seat] = True
            self.tell("seat_locked", seat=seat, reason="own")
        elif isinstance(choice, Unlock | Claim | Release):
            was = d.locked[seat]
            self.change(seat, choice)
            d.locked[seat] = False
            if was:
                self.tell("seat_unlocked", seat=seat, reason="own")
        self.order_locks()

    def change(self, seat: int, choice: Claim | Release | Unlock) -> None:
        """A claim, a swap or a release; what then no longer stands is released as well [MPP-TAK-08, -09]."""
        d = self.d
        held = d.reserved[seat]
        if isinstance(choice, Claim):
            die = next(die for die in d.pool if die[0] == choice.die)
            new = (die, choice.card, choice.slot)
            nth = next((n for n, own in enumerate(held) if own[0][0] == choice.replace), len(held))
            replaced = held[nth][0] if nth < len(held) else None
            held[nth : nth + 1] = [new]
            bomb = d.hands[seat][choice.card]
            self.tell("die_claimed", seat=seat, die=die, card=bomb and bomb[0], slot=choice.slot, replaced=replaced)
            self.tell_released(seat, d.settle_later(seat, nth + 1))
        elif isinstance(choice, Release):
            nth = next(n for n, own in enumerate(held) if own[0][0] == choice.die)
            gone = [held.pop(nth)]
            self.tell_released(seat, gone + d.settle_later(seat, nth))

    def tell_released(self, seat: int, fallen: list[Held]) -> None:
        for die, place, slot in fallen:
            self.tell("die_released", seat=seat, die=die, position=place, slot=slot)

    # -- setting -------------------------------------------------------------------------------------------------

    def set_wave(self) -> Flow:
        """Seats clockwise from the bag holder, each in its own order [MPP-TAK-14]."""
        d = self.d
        steady: dict[int, list[bool | None]] = {}
        if d.opt.steady_hand == "gesture":
            yield from self.gestures(steady)
        order = [(seat, *held) for seat in d.clockwise() for held in d.reserved[seat]]
        names = [(s, die, self.card_at(s, place), place, slot) for s, die, place, slot in order]
        self.tell("wave_set", placements=tuple(names))
        for seat in d.seats:
            d.taken[seat] += len(d.reserved[seat])
        d.reserved, d.forced = [[] for _ in d.seats], set()
        d.locked = [False for _ in d.seats]
        self.stirred, fallen, emptied = False, set(), set()
        for seat, die, place, slot in order:
            safe = (
                True
                if height(self.card_at(seat, place), slot) < 2
                else steady.get(seat, [None]).pop(0)
                if steady.get(seat)
                else None
            )
            if (seat, place) in fallen:
                self.leave_pool(die)
                self.tell("die_returned", die=die)
            elif self.errs(seat, die, place, slot, (seat, place) in emptied):
                emptied.add((seat, place))
            elif self.falls(seat, die, place, slot, safe):
                fallen.add((seat, place))
            else:
                self.place(seat, die, place, slot)
        self.defuse()

    def card_at(self, seat: int, place: int) -> str:
        bomb = self.d.hands[seat][place]
        assert bomb is not None
        return bomb[0]

    def gestures(self, steady: dict[int, list[bool | None]]) -> Flow:
        """Every owner at once, one die at a time, two seconds each; whoever is no person trembles [MPP-LAY-13]."""
        d = self.d
        todo = {s: [h for h in d.reserved[s] if height(self.card_at(s, h[1]), h[2]) > 1] for s in d.seats}
        steady.update({seat: [None] * len(held) for seat, held in todo.items() if held})
        left = {s: list(h) for s, h in todo.items() if h and d.persons[s] and s not in d.forced}
        steady.update({owner: [] for owner in left})
        until = dict.fromkeys(left, d.clock + GAME["steady_hand"]["gesture_ms"])
        while left:
            seat, choice = yield Ask(
                "steadying",
                lambda s: [Steady] if s in left else [],
                lambda: sorted(left),
                lambda: [(when, s) for s, when in until.items()],
            )
            assert seat is not None
            _, place, slot = left[seat].pop(0)
            half = WINDOWS[height(self.card_at(seat, place), slot) - 1] / 2
            offset = choice.offset if isinstance(choice, Steady) else None
            steady[seat].append(False if choice is None else None if offset is None else abs(offset) <= half)
            until[seat] = d.clock + GAME["steady_hand"]["gesture_ms"]
            if not left[seat]:
                del left[seat], until[seat]

    def leave_pool(self, die: Die) -> None:
        self.d.pool = [other for other in self.d.pool if other != die]

    def errs(self, seat: int, die: Die, place: int, slot: str, emptied: bool) -> bool:
        """An incorrect die empties its card and is an unused die itself [MPP-ERR-04, MPP-ERR-06]."""
        d = self.d
        bomb = d.hands[seat][place]
        assert bomb is not None
        reason = wrong(*bomb, slot, die)
        if reason is None:
            return False
        away = [] if reason == "unsupported" else [other for other in bomb[1] if other]
        if reason != "unsupported":
            d.hands[seat][place] = empty(bomb[0])
        elif not emptied:
            raise Disagreement(f"{bomb} has no support for {die} on {slot}")
        d.spoiled.append(die[0])
        self.stirred = True
        self.count("errors")
        self.tell("placement_error", seat=seat, card=bomb[0], slot=slot, die=die, reason=reason, dice=tuple(away))
        return True

    def falls(self, seat: int, die: Die, place: int, slot: str, safe: bool | None) -> bool:
        """A missed gesture brings the card down, a trembling hand sometimes [MPP-LAY-09, MPP-LAY-10]."""
        d = self.d
        bomb = d.hands[seat][place]
        assert bomb is not None
        if d.opt.steady_hand == "off" or height(bomb[0], slot) < 2 or safe:
            return False
        shaken = d.opt.steady_hand == "tremble" or safe is None
        dice = [*(other for other in bomb[1] if other), die]
        if shaken and (seat, place, frozenset(dice)) not in self.light.collapses[:1]:
            return False
        self.light.next("collapses")
        cause = "tremble" if shaken else "gesture"
        self.tell("collapse", seat=seat, card=bomb[0], position=place, cause=cause, dice=frozenset(dice))
        d.hands[seat][place] = empty(bomb[0])
        self.leave_pool(die)
        self.stirred = True
        self.count("collapses")
        return True

    def place(self, seat: int, die: Die, place: int, slot: str) -> None:
        bomb = self.d.hands[seat][place]
        assert bomb is not None
        laid_on = self.d.hands[seat][place] = (bomb[0], laid(*bomb, slot, die))
        self.leave_pool(die)
        self.count("dice_placed")
        self.count("dead_ends", not finishable(*laid_on))

    # -- defusing ------------------------------------------------------------------------------------------------

    def defuse(self) -> None:
        """All cards completed in one wave, before anything else; their dice are in the bag [MPP-DEF-01, -02]."""
        d = self.d
        d.vacancies = []
        for seat in d.clockwise():
            for place, (card, dice) in list(d.bombs(seat)):
                if None in dice:
                    continue
                d.hands[seat][place] = None
                d.defused.append(card)
                d.defused_by[seat] += 1
                d.vacancies.append((seat, place))
                self.stirred = True
                self.tell(
                    "bomb_defused", seat=seat, card=card, position=place, points=points(card), count=len(d.defused)
                )
        if not self.cards_left() and d.vacancies and not any(bomb for hand in d.hands for bomb in hand):
            raise Over("won", "all_cleared" if d.insane else "line_cleared")  # [MPP-END-05, MPP-INI-08]

    def cards_left(self) -> bool:
        """Whether the line, or any pile, has a card."""
        return any(self.d.line) or any(size for _, size in self.d.piles)

    def replace(self) -> Flow:
        """Each owner fills the leftmost vacancy first; whoever comes first is served first [MPP-DEF-04, -08, -13]."""
        d = self.d
        self.put_questions()
        while d.offers or d.picks:
            seat, choice = yield Ask("replacing", self.replacements, self.owners, self.replace_times)
            assert seat is not None
            offer = next((spot for spot in d.offers if spot[0] == seat), None)
            if isinstance(choice, SabotageYes):
                yield from self.accept(offer)
            elif offer is not None:
                self.tell("sabotage_declined", seat=seat)
                self.open_vacancy(offer)
            else:
                yield from self.take(seat, choice.card if choice is not None else self.cheapest())
            self.put_questions()

    def owners(self) -> list[int]:
        return sorted({seat for seat, _ in (*self.d.offers, *self.d.picks)})

    def replacements(self, seat: int) -> list[Any]:
        d = self.d
        if any(spot[0] == seat for spot in d.offers):
            return [SabotageYes(), SabotageNo()]
        return [Pick(card) for card in self.choosable()] if any(spot[0] == seat for spot in d.picks) else []

    def replace_times(self) -> list[tuple[int, int | None]]:
        return [(until, spot[0]) for spot, until in (*self.d.offers.items(), *self.d.picks.items())]

    def choosable(self) -> list[str]:
        return [card for card in (*self.d.line, *(top for top, _ in self.d.piles)) if card]

    def cheapest(self) -> str:
        """The fewest points, leftmost if several [MPP-DEF-10]."""
        return min(self.choosable(), key=points)

    def put_questions(self) -> None:
        """Asks each owner about the leftmost vacancy, in piles about a Sabotage first [MPP-ADV-08, -09, -13]."""
        d = self.d
        if not self.cards_left():
            d.picks = {}
        if not (d.in_piles and d.deck[1]):
            for spot in list(d.offers):
                self.open_vacancy(spot)
        if not self.cards_left() and not (d.in_piles and d.insane and d.deck[1]):
            d.vacancies = []  # [MPP-DEF-09]
        asked = {seat for seat, _ in (*d.offers, *d.picks)}
        for spot in sorted(d.vacancies, key=lambda spot: (d.clockwise().index(spot[0]), spot[1])):
            if spot[0] in asked:
                continue
            asked.add(spot[0])
            if d.in_piles and d.deck[1]:
                d.offers[spot] = d.clock + TIMING["sabotage_offer_timeout"]
                self.tell("sabotage_offered", seat=spot[0])
            else:
                d.picks[spot] = d.clock + TIMING["pick_timeout"]

    def open_vacancy(self, spot: tuple[int, int]) -> None:
        d = self.d
        del d.offers[spot]
        if self.cards_left():
            d.picks[spot] = d.clock + TIMING["pick_timeout"]
        else:
            d.vacancies.remove(spot)  # [MPP-ADV-11]

    def accept(self, spot: tuple[int, int] | None) -> Flow:
        """The Sabotage is carried out in full; then all times that run start anew [MPP-ADV-13]."""
        d = self.d
        assert spot is not None
        yield from self.sabotage(self.light.next("cards"))
        self.open_vacancy(spot)
        d.offers = dict.fromkeys(d.offers, d.clock + TIMING["sabotage_offer_timeout"])
        d.picks = dict.fromkeys(d.picks, d.clock + TIMING["pick_timeout"])

    def take(self, seat: int, card: str) -> Flow:
        d = self.d
        spot = next(spot for spot in d.picks if spot[0] == seat)
        tops = [top for top, _ in d.piles]
        source = int(VALUES[tops.index(card)]) if d.in_piles else d.line.index(card)
        del d.picks[spot]
        d.vacancies.remove(spot)
        d.hands[seat][spot[1]] = empty(card)
        self.tell("card_taken", seat=seat, card=card, source=source, position=spot[1])
        if d.in_piles:
            size = d.piles[tops.index(card)][1] - 1
            top = self.light.next("cards") if size else None
            d.piles[tops.index(card)] = (top, size)
            if top:
                self.tell("card_revealed", card=top, place=source, deck_count=size - 1)
        else:
            d.line[source] = None
            if not any(d.line) and d.deck == (0, 0):
                self.tell("line_shrunk", place=source)
            else:
                yield from self.refill(source)
        if not self.cards_left() and not d.insane and d.deck == (0, 0 if not d.in_piles else d.deck[1]):
            self.win()
        d.picks = dict.fromkeys(d.picks, d.clock + TIMING["pick_timeout"])

    def win(self) -> None:
        """Except on insane the last card taken wins; beginners may play on [MPP-END-01, MPP-INI-08]."""
        d = self.d
        if d.opt.mode == "initiation" and d.opt.overtime and d.won_at is None:
            d.won_at = d.clock
            self.tell("overtime_started")
        elif d.won_at is None:
            raise Over("won", "line_cleared")

    def refill(self, place: int) -> Flow:
        """Sabotages strike one after the other until a Bomb lies there or the deck is empty [MPP-DEF-06, -07]."""
        d = self.d
        while sum(d.deck):
            card = self.light.next("cards")
            if card in SABOTAGES:
                yield from self.sabotage(card)
                continue
            d.deck = (d.deck[0] - 1, d.deck[1])
            d.line[place] = card
            self.tell("card_revealed", card=card, place=place, deck_count=sum(d.deck))
            return
        self.tell("line_shrunk", place=place)

    # -- strikes -------------------------------------------------------------------------------------------------

    def sabotage(self, card: str) -> Flow:
        d = self.d
        if card not in SABOTAGES or card in d.activated:
            raise Disagreement(f"{card} is no Sabotage of the deck")
        d.deck = (d.deck[0], d.deck[1] - 1)
        d.activated.append(card)
        self.tell("sabotage_activated", card=card, count=len(d.activated))
        match = SABOTAGES[card]
        yield from self.strike(lambda die: match.get("color") == color(die) or match.get("value") == die[1], "sabotage")

    def strike(self, hits: Callable[[Die], bool], cause: str) -> Flow:
        """Every player loses one free die that matches; who has several chooses [MPP-SAB-01] to [MPP-SAB-05]."""
        d = self.d
        exposed = {seat: [spot for spot in d.exposed(seat) if hits(spot[0])] for seat in d.seats}
        asked: list[int] = []
        for each in d.clockwise():
            if len(exposed[each]) > 1:
                asked.append(each)
            elif exposed[each]:
                self.lose(each, exposed[each][0], cause, True)
            else:
                covered = any(hits(die) for _, (_, dice) in d.bombs(each) for die in dice if die)
                self.tell("no_die_lost", seat=each, cause=cause, why="covered" if covered else "none")
        until = d.clock + TIMING["loss_timeout"]
        while asked:
            d.losers = list(asked)
            seat, choice = yield Ask(
                "losing",
                lambda s: [Lose(spot[0][0]) for spot in exposed[s]] if s in asked else [],
                lambda: sorted(asked),
                lambda: [(until, s) for s in asked],
            )
            assert seat is not None
            lost = self.weakest(seat, exposed[seat])
            if choice is not None:
                lost = next(spot for spot in exposed[seat] if spot[0][0] == choice.die)
            self.lose(seat, lost, cause, choice is None)
            asked.remove(seat)
        d.losers = []

    def weakest(self, seat: int, spots: list[tuple[Die, int, str]]) -> tuple[Die, int, str]:
        """From the card with the fewest dice, of these the one with the fewest points, leftmost [MPP-SAB-05]."""

        def rank(spot: tuple[Die, int, str]) -> tuple[int, int, int, int]:
            bomb: Bomb | None = self.d.hands[seat][spot[1]]
            assert bomb is not None
            dice = len(bomb[1]) - bomb[1].count(None)
            return dice, points(bomb[0]), spot[1], slots(bomb[0]).index(spot[2])

        return min(spots, key=rank)

    def lose(self, seat: int, spot: tuple[Die, int, str], cause: str, automatic: bool) -> None:
        die, place, slot = spot
        self.d.take_off(seat, place, slot)
        self.count(f"dice_lost_{cause}")
        self.tell("die_lost", seat=seat, die=die, position=place, slot=slot, cause=cause, automatic=automatic)

    # -- unused dice ---------------------------------------------------------------------------------------------

    def reopens(self) -> bool:
        """Whether some seat with quota left could take one of the dice still there [MPP-TAK-17, MPP-TAK-18]."""
        d = self.d
        able = [seat for seat in d.seats if d.quota_left(seat) > 0]
        if not d.opt.safety_net:
            return bool(able and d.unreserved())
        return any(d.fresh_claims(seat) for seat in able)

    def unused(self) -> Flow:
        """One after the other: reroll, everybody loses a die, back in the bag [MPP-UNU-01] to [MPP-UNU-09]."""
        d = self.d
        d.presses = []
        while d.pool:
            seat, die = None, d.pool[0]
            if len(d.pool) > 1:
                seat, choice = yield self.ask_reroll(d.clock + TIMING["reroll_timeout"], self.pressers())
                if seat is not None:
                    die = next(die for die in d.pool if die[0] == choice.die)
                    d.presses.append(seat)
            yield from self.reroll(seat, die)
        d.spoiled = []

    def ask_reroll(self, until: int, pressers: list[int]) -> Ask:
        dice: list[Any] = [Reroll(die[0]) for die in self.d.pool]
        return Ask("rerolling", lambda s: dice if s in pressers else [], lambda: pressers, lambda: [(until, None)])

    def pressers(self) -> list[int]:
        """In initiation those who took too few dice, and anybody for the rest [MPP-UNU-03, MPP-INI-06]."""
        d = self.d
        if d.opt.mode != "initiation":
            return list(d.seats)
        return [seat for seat in d.seats if d.quota_left(seat) > d.presses.count(seat)] or list(d.seats)

    def reroll(self, seat: int | None, die: Die) -> Flow:
        d = self.d
        self.leave_pool(die)
        d.rerolled = (die[0], self.light.next("values"))
        shown = d.rerolled
        self.count("dice_unused")
        self.tell("unused_rerolled", seat=seat, die=shown, old_value=die[1], left=len(d.pool))
        yield from self.strike(lambda other: color(other) == color(shown) or other[1] == shown[1], "unused")
        d.rerolled = None
        self.tell("die_returned", die=shown)
