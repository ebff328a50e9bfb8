"""Random games that the judge and the engine follow side by side. The seed alone makes the game again."""

import random
from typing import Any, Self

from qg.games.mission_pas_possible import GAME
from qg.games.mission_pas_possible.choices import *
from qg.games.mission_pas_possible.tests.judge import cards, truth
from qg.games.mission_pas_possible.tests.judge.referee import Referee, bombs_of, fair_deal
from qg.games.mission_pas_possible.tests.judge.teller import Disagreement
from qg.kernel import Illegal, Moment, Seat, Space, Table, draw
from qg.kernel.conduct.state import Word


def any_options(rng: random.Random, mode: str | None = None) -> dict[str, Any]:
    """Some options of the table, each of any value."""
    given: dict[str, Any] = {}
    modes = ["standard", "standard", "initiation", "advanced_single", "advanced_piles"]
    mode = mode or rng.choice(modes)
    for option in GAME.options:
        if (option.modes and mode not in option.modes) or rng.random() < 0.3:
            continue
        values = list(option.values or (False, True))
        if option.type == "int":
            values = [*range(option.min or 0, (option.max or 0) + 1, option.step or 1), *option.also]
        given[option.id] = rng.choice(values)
    given |= {"mode": mode, "pause": rng.choice(["none", "blind", "open"])}
    if mode == "initiation":
        given = {name: value for name, value in given.items() if name not in ("difficulty", "hard_cards")}
    if given.get("bag_draw") == "grab" and given.get("roll_by") == "auto":
        del given["roll_by"]
    if rng.random() < 0.4:
        given["timer_s"] = 1800
    return given


def any_seats(rng: random.Random) -> list[Seat]:
    """One to five; persons, and beside two of them now and then a bot."""
    count = rng.randint(1, 5)
    return [Seat("bot", "rookie") if n > 1 and rng.random() < 0.3 else Seat() for n in range(count)]


MOST = 3000
"""So many steps and a game without a countdown is left."""


class Match:
    """One game, by its seed, with the judge beside it."""

    def __init__(self, seed: str, *, seats: int | None = None, pace: int | None = None, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.seed = seed
        self.given = any_options(self.rng, options.get("mode")) | options
        self.seats = any_seats(self.rng) if seats is None else [Seat()] * seats
        self.host = next(n for n, seat in enumerate(self.seats) if seat.kind == "person")
        self.t: Table = GAME.new(self.seats, self.given, seed=seed, host=self.host)
        self.number = 0
        self.last: Any = "the deal"
        self.judge: Referee = truth.first_sight(self.t)
        self.seen: set[str] = set()
        self.late = self.rng.random() < (0.3 if seats is None else 0)
        """Whether most cards are skipped, so that rare ends come about."""
        self.pace = pace or self.rng.choice([20, 150, 400, 1000])

    def play(self) -> Self:
        self.check_deal()
        self.compare([])
        while self.t.outcome is None and self.number < MOST:
            self.number += 1
            self.step()
        return self

    def step(self) -> None:
        """Time goes on; then somebody answers, or speaks."""
        if self.late and truth.asked(self.t) != "choose_mix":
            self.skip_most()
        self.give(self.t.now + self.pause(), None, None)
        if self.t.outcome is not None:
            return
        for _ in range(self.rng.randint(1, 3)):
            said = self.any_input()
            if said is None or self.t.outcome is not None:
                return
            self.give(self.t.now, *said)

    def skip_most(self) -> None:
        """All but the last cards are put in the box, before both."""
        self.late, d = False, self.judge.d
        truth.leave_few(self.t)
        if d.in_piles:
            d.piles = [(top, min(size, 1)) for top, size in d.piles]
        else:
            d.line, d.deck = [*d.line[:1], None, None, None, None], (0, 0)

    def pause(self) -> int:
        rng, due = self.rng, self.t.due
        kind = rng.random()
        patient = due is not None and due < self.t.now + 30_000
        if due is not None and ((kind < 0.25 and (patient or kind < 0.002)) or not self.t.waiting):
            return max(0, due - self.t.now + rng.choice([0, 0, -1]))
        if kind > 0.99:
            return rng.randint(0, 25_000)
        return rng.randint(0, self.pace)

    def give(self, at: int, seat: int | None, choice: Any) -> None:
        self.last = f"time {at}" if seat is None else f"seat {seat} at {at}: {choice}"
        try:
            told = self.t.time_up(at) if seat is None else self.t.answer(seat, choice)
        except Illegal as refused:
            raise self.parted("legal", f"refused as {refused.code}", str(choice)) from refused
        self.judge.begin(truth.brought_to_light(told, self.t))
        try:
            self.rule(at, seat, choice)
        except Disagreement as parted:
            raise self.parted(parted, "", "what came to light") from parted
        self.compare(told)

    def rule(self, at: int, seat: int | None, choice: Any) -> None:
        if seat is None:
            self.judge.time(at)
        elif isinstance(choice, Word):
            self.judge.say(seat, choice.say)
        else:
            self.judge.answer(seat, choice)

    # -- choosing ------------------------------------------------------------------------------------------------

    def any_input(self) -> tuple[int, Any] | None:
        rng, t = self.rng, self.t
        ready = [(seat, Word("ready")) for seat in t.all_seats if "ready" in truth.words(t, seat)]
        if ready:
            return rng.choice(ready)
        seat = rng.choice(t.all_seats)
        if rng.random() < 0.04:
            return self.beside(seat)
        able = [seat for seat in t.all_seats if t.options(seat)]
        hasty = [seat for seat in able if seat in t.waiting]
        if not able:
            return None
        seat = rng.choice(hasty if hasty and rng.random() < 0.9 else able)
        return seat, self.choice(seat)

    def beside(self, seat: int) -> tuple[int, Any] | None:
        """A call, a vote to stop, a pause or giving up: the last seldom, or no game would last."""
        rng, words = self.rng, truth.words(self.t, seat)
        found = truth.standing(self.t, seat)
        if "pause" in words and rng.random() < 0.3:
            return seat, Word("pause")
        if rng.random() < 0.1 and words & {"concede", "play_on"}:
            return seat, Word("play_on" if "play_on" in words else "concede")
        return (seat, rng.choice(found)) if found else None

    def choice(self, seat: int) -> Any:
        """Claims that fill a card furthest, then a lock; now and then anything."""
        rng, offered = self.rng, self.t.options(seat)
        if isinstance(offered, Space) or rng.random() < 0.08:
            return Steady(rng.randint(-22, 22)) if truth.asked(self.t) == "steadying" else draw(offered, rng)
        go = [choice for choice in offered if isinstance(choice, ForceGo)]
        if go:
            return go[0]
        claims = [choice for choice in offered if isinstance(choice, Claim) and choice.replace is None]
        if claims:
            return max(claims, key=lambda claim: (self.worth(seat, claim), rng.random()))
        if Lock() in offered:
            return Lock()
        if isinstance(offered[0], Grab):
            return Grab(rng.choice([1, 2, 3, 4, 5, 9]))
        calm = [choice for choice in offered if not isinstance(choice, Claim | Release | Unlock)]
        return rng.choice(calm or list(offered))

    def worth(self, seat: int, claim: Claim) -> float:
        """Whether the card can be completed then, and how little it lacks."""
        die = next(die for die in self.judge.d.pool if die[0] == claim.die)
        bomb = self.judge.d.planned(seat)[claim.card]
        assert bomb is not None
        sound = cards.possible(*bomb, claim.slot) and cards.sound(*bomb, claim.slot, die)
        return (5 if sound else -5) - bomb[1].count(None)

    # -- comparing -----------------------------------------------------------------------------------------------

    def parted(self, expected: Any, found: Any, where: str) -> Disagreement:
        kinds = "".join(seat.kind[0] for seat in self.seats)
        return Disagreement(
            f"seed {self.seed!r}, seats {kinds}, options {self.given}, input {self.number} ({self.last}), "
            f"{self.judge.ask.kind}, {where}:\n"
            f"  the judge: {expected}\n  the engine: {found}"
        )

    def same(self, where: str, expected: Any, found: Any) -> None:
        if expected != found:
            raise self.parted(expected, found, where)

    def check_deal(self) -> None:
        d = self.judge.d
        hands = [[cards.points(bomb[0]) for bomb in hand if bomb] for hand in d.hands]
        self.same("a fair deal", True, fair_deal(self.t.opt, hands))
        if self.t.opt.first_holder == "host" and truth.asked(self.t) != "choose_mix":
            self.same("who holds the bag", self.host, d.holder)
        deck = (0, 0)
        if self.t.opt.mode in ("standard", "initiation"):
            deck = (bombs_of(self.t.opt, len(self.seats)) - len(d.line), self.t.opt.sabotage_count)
        self.same("the deck", deck, d.deck)

    def compare(self, told: list[Moment]) -> None:
        """What was told, what lies on the table, who may do what, whom the table waits for, and the end."""
        judge, t = self.judge, self.t
        mine = judge.story.told if told else []
        self.seen |= {name for name, _ in mine}
        theirs = [(truth.tag(one), truth.fields(one)) for one in told if truth.tag(one) in TOLD]
        for place, ((name, what), (other, fields)) in enumerate(zip(mine, theirs, strict=False)):
            self.same(f"event {place}", (name, what), (other, {key: fields.get(key) for key in what}))
        self.same("how many events", [name for name, _ in mine], [name for name, _ in theirs])
        self.same("the end", judge.end is not None, t.outcome is not None)
        if judge.end is not None:
            found = truth.result(t)
            for name, value in judge.result().items():
                known = {key: found[name][key] for key in value} if isinstance(value, dict) else found[name]
                self.same(f"result {name}", value, known)
            return
        found = truth.lies(t)
        for name, value in self.lies().items():
            if name == "locked" and judge.ask.kind != "claiming":
                continue
            self.same(name, value, found[name])
        self.same("asked", judge.ask.kind, truth.asked(t))
        self.same("waited for", judge.waiting(), list(t.waiting))
        for seat in t.all_seats:
            self.compare_seat(seat)

    def compare_seat(self, seat: int) -> None:
        judge, t = self.judge, self.t
        mine, theirs = judge.options(seat), truth.options(t, seat)
        if isinstance(theirs, Space):
            self.same(f"options of seat {seat}", mine in ([Mix], [Steady]), True)
        else:
            only = (
                [choice for choice in mine if choice not in theirs],
                [choice for choice in theirs if choice not in mine],
            )
            self.same(f"options of seat {seat} that only one side sees", only[0], [])
            self.same(f"options of seat {seat} that only one side sees", [], only[1])
        said = {
            "stop" if isinstance(choice, Stop) else "play_on" if isinstance(choice, PlayOn) else "signal"
            for choice in truth.standing(t, seat)
        }
        self.same(f"standing inputs of seat {seat}", judge.standing(seat), said)
        if self.number % len(self.seats) == seat:
            self.same(f"words of seat {seat}", judge.words(seat), truth.words(t, seat))

    def lies(self) -> dict[str, Any]:
        d = self.judge.d
        colors = [sum(die[0] // 5 == color for die in d.lying()) for color in range(5)]
        return {
            "hands": tuple(map(tuple, d.hands)),
            "line": tuple(d.line),
            "piles": tuple(d.piles),
            "face down": d.deck,
            "bag": (d.bag(), d.in_hand, None if d.in_hand else tuple(5 - n for n in colors)),
            "quota left": tuple(map(d.quota_left, d.seats)),
            "turn": (d.turn, d.holder),
            "forced": tuple(sorted(d.forced)),
            "pool": tuple(d.pool),
            "spoiled": tuple(d.spoiled),
            "rerolled": d.rerolled,
            "taken": tuple(d.taken),
            "defused": tuple(d.defused),
            "defused_by": tuple(d.defused_by),
            "activated": tuple(d.activated),
            "reserved": tuple(map(tuple, d.reserved)),
            "locked": tuple(d.locked),
            "losers": tuple(d.losers),
        }


TOLD = {
    *("mix_chosen", "clock_started", "dice_rolled", "dice_grabbed", "overdraw", "die_claimed", "die_released"),
    *("seat_locked", "seat_unlocked", "wave_set", "collapse", "placement_error", "bomb_defused", "sabotage_offered"),
    *("sabotage_declined", "card_taken", "card_revealed", "line_shrunk", "sabotage_activated", "die_lost"),
    *("no_die_lost", "claims_reopened", "unused_rerolled", "die_returned", "bag_passed", "overtime_started"),
}
"""The events the judge tells too; the others are of clock and conduct, or say again what the table shows."""
