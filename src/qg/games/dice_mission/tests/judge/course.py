"""The course of a game as the booklet tells it, from top to bottom: what is asked, what may be answered, what follows.

`Course` plays the game beside the engine. It is told each answer and what the engine says came of it; it takes from
that only what chance brings to light (dice, cards, who begins) and foretells everything else.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Literal

from qg.games.dice_mission import choices as c
from qg.games.dice_mission import events as e
from qg.games.dice_mission.tests.judge import cards
from qg.games.dice_mission.tests.judge.cards import TYPES
from qg.games.dice_mission.tests.judge.setting import COLOURS, GADGETS, LEAST, TURN
from qg.kernel.conduct import events as manners

LATE = object()
"""Instead of an answer: time is up."""


class Disagreement(AssertionError):
    """Judge and engine do not agree."""


class GameOver(Exception):
    """The game ends at once [DM-END-02]."""


@dataclass(eq=False)
class Question:
    """Who is asked what; `default` is what silence means."""

    kind: str
    seat: int
    options: list[Any]
    default: Callable[[], Any]
    due: int | None


Source = Literal["hand", "display"]
Flow = Generator[Question, Any, None]
Asking = Generator[Question, Any, Any]


def subsets(dice: Iterable[int], least: int = 1) -> Iterator[tuple[int, ...]]:
    dice = sorted(dice)
    for size in range(least, len(dice) + 1):
        yield from combinations(dice, size)


def agree(what: str, expected: Any, actual: Any) -> None:
    if expected != actual:
        raise Disagreement(f"{what}: the judge expected {expected}, the engine has {actual}")


class Course:
    """One game."""

    def __init__(self, seats: int, options: dict[str, Any], host: int) -> None:
        self.seats, self.host = range(seats), host
        self.very_special = options["very_special"]
        self.joker_die = options["joker_die"]
        self.hints = options["hints"]
        self.open_hands = options["open_hands"]
        self.options = options
        self.tempo = options["tempo"]

        self.now = 0
        self.turn_due: int | None = None
        self.late = False
        self.lates: Counter[int] = Counter()
        self.absent: set[int] = set()
        self.returning: set[int] = set()

        self.round, self.active, self.phase = 0, 0, "mission"
        self.seat: int | None = None
        self.n: int | None = None
        self.r: int | None = None
        self.rolls = 0
        self.dice: list[dict[int, int]] = [{} for _ in self.seats]
        self.locked: set[int] = set()
        self.jokers: set[int] = set(self.seats) if self.joker_die else set()
        self.jokers_out: set[int] = set()

        self.decks = {kind: {card for card, its in cards.KIND.items() if its == kind} for kind in TYPES}
        self.discards: dict[str, set[str]] = {kind: set() for kind in TYPES}
        self.boxed: set[str] = set()
        self.hands: list[list[str | None]] = [[] for _ in self.seats]
        self.display: list[str | None] = []
        self.drawn: tuple[str, ...] = ()
        self.validated: list[list[tuple[str, int]]] = [[] for _ in self.seats]
        self.used: list[str] = []

        self.gadget_deck = Counter(dict.fromkeys(GADGETS, 2))
        self.gadget_discard: list[str] = []
        self.gadgets: list[list[tuple[str, int]]] = [[] for _ in self.seats]
        self.gadgets_played: Counter[int] = Counter()

        self.is_over = False
        self.happened: Counter[str] = Counter()
        self.told: deque[Any] = deque()
        self.conduct: deque[Any] = deque()
        self.question: Question | None = None
        self.flow = self._play()

    # -- fed from outside -----------------------------------------------------------------------------------------

    def begin(self, told: Iterable[Any]) -> None:
        self._listen(told)
        self._go_on(None)
        self._all_heard()

    def answered(self, choice: Any, at: int, told: Iterable[Any]) -> None:
        self._listen(told)
        self.now = at
        self._go_on(choice)
        self._all_heard()

    def time_up(self, at: int, told: Iterable[Any]) -> None:
        self._listen(told)
        while self.question is not None and self.question.due is not None and self.question.due <= at:
            self.now = self.question.due
            self._go_on(LATE)
        self.now = at
        self._all_heard()

    def back(self, seat: int, told: Iterable[Any]) -> None:
        """He has his seat again between two turns [DM-STA-04]."""
        self._listen(told)
        self._hear_conduct(manners.SeatBack, seat=seat)
        self.absent.discard(seat)
        if seat == self.seat:
            self.returning.add(seat)
        self._all_heard()

    def _go_on(self, reply: Any) -> None:
        try:
            self.question = self.flow.send(reply)
        except StopIteration:
            self.question = None

    # -- what is told ---------------------------------------------------------------------------------------------

    def _listen(self, told: Iterable[Any]) -> None:
        """Who is host is no matter of the rules."""
        for one in told:
            mine = type(one.event).__module__ == manners.__name__
            if type(one.event) is not manners.HostChanged:
                (self.conduct if mine else self.told).append(one)

    def _all_heard(self) -> None:
        agree("nothing more is told", [], [one.event for one in (*self.told, *self.conduct)])

    def _hear(self, event: type, /, whispered_to: int | None = None, **fields: Any) -> Any:
        """The next thing told is this, to this seat alone or to everybody."""
        return self._next(self.told, event, whispered_to, fields)

    def _hear_conduct(self, event: type, /, **fields: Any) -> Any:
        return self._next(self.conduct, event, None, fields)

    def _next(self, told: deque[Any], kind: type, to: int | None, fields: dict[str, Any]) -> Any:
        if not told:
            raise Disagreement(f"the judge expected {kind.__name__} {fields}, the engine tells nothing")
        one = told.popleft()
        if type(one.event) is not kind:
            raise Disagreement(f"the judge expected {kind.__name__} {fields}, the engine tells {one.event}")
        agree(f"{kind.__name__} is told to", None if to is None else (to,), one.to)
        for name, value in fields.items():
            agree(f"{kind.__name__}.{name}", value, getattr(one.event, name))
        return one.event

    # -- what is asked --------------------------------------------------------------------------------------------

    def _ask(self, kind: str, options: list[Any], default: Callable[[], Any], *, interrupts: bool = False) -> Asking:
        """What is left of a late turn takes defaults at once, and so does an absent seat [DM-STA-03, DM-STA-04]."""
        seat = self.seat
        assert seat is not None
        if self.late or self._is_silent:
            return default()
        due = self.turn_due
        if due is not None:
            if interrupts:
                due = max(due, self.now + LEAST[self.tempo])
            if self.now >= due:
                return self._time_out(seat, default())
        question = Question(kind, seat, options, default, due)
        choice = yield question
        while choice is not LATE and self._fails(seat, choice):
            choice = yield question
        return self._time_out(seat, default()) if choice is LATE else choice

    def _fails(self, seat: int, choice: Any) -> bool:
        """A claim that does not hold is told to its player alone and changes nothing [DM-DIG-06, DM-CHK-19]."""
        if not isinstance(choice, c.Validate):
            return False
        card = self.card(choice.source, choice.slot)
        if self.holds(card):
            return False
        self._hear(e.ClaimFailed, whispered_to=seat, seat=seat, source=choice.source, slot=choice.slot, card=card)
        self.happened["claim failed"] += 1
        return True

    def _time_out(self, seat: int, choice: Any) -> Any:
        """Told once a turn; two turns running are absence, unless the game is over [DM-STA-03, DM-STA-04]."""
        self._hear_conduct(manners.TimedOut, seat=seat, default=choice)
        self.late = True
        self.happened["late"] += 1
        if seat not in self.absent and not self._wins(seat, choice):
            self.lates[seat] += 1
            if self.lates[seat] == 2:
                self._hear_conduct(manners.SeatAbsent, seat=seat)
                self.lates[seat] = 0
                self.absent.add(seat)
                self.happened["absent"] += 1
        return choice

    def _wins(self, seat: int, choice: Any) -> bool:
        return isinstance(choice, c.Validate) and len(self.validated[seat]) + 1 == self._needed

    # -- the game -------------------------------------------------------------------------------------------------

    def _play(self) -> Flow:
        """Setting up, then round after round [DM-GEN-04]."""
        self._set_up()
        try:
            while True:
                yield from self._round()
                self.active = (self.active + 1) % len(self.seats)  # [DM-RND-04]
        except GameOver as over:
            self._end(str(over))

    def _set_up(self) -> None:
        """Three cards each, six for two players; three SPECIAL face up, or one more than players [section 3]."""
        started = self._hear(e.GameStarted, seats=tuple(self.seats), colours=COLOURS[: len(self.seats)])
        self.active = {"host": self.host, "seat": self.options["first_seat"] - 1, "random": started.first_player}[
            self.options["first_player"]
        ]
        agree("first player", self.active, started.first_player)
        for name in ("very_special", "joker_die", "first_player", "hints", "open_hands", "round_cap"):
            agree(f"option {name}", self.options[name], getattr(started.options, name))
        each = 2 if len(self.seats) == 2 else 1
        slots = tuple(kind for kind in TYPES[:3] for _ in range(each))
        for seat in self.seats:
            dealt = self._hear(e.MissionsDealt, seat=seat, types=slots)
            mine = self._hear(e.HandReceived, whispered_to=seat, seat=seat)
            agree("hands are secret", mine.cards if self.open_hands else (), dealt.cards)
            agree("types dealt", slots, tuple(cards.KIND[card] for card in mine.cards))
            self.hands[seat] = [self._drawn(card) for card in mine.cards]
        shown = self._hear(e.DisplayRevealed).cards
        agree("cards on display", len(self.seats) + 1 if self.very_special else 3, len(shown))
        self.display = [self._drawn(card) for card in shown]
        if self.very_special:  # the others go back to the box [DM-VSP-01]
            self.boxed, self.decks["special"] = self.decks["special"], set()
        if self.joker_die:
            self._hear(e.JokersGiven, colour=COLOURS[len(self.seats)])

    def _drawn(self, card: str) -> str:
        """A card can only come from its deck."""
        if card not in self.decks[cards.KIND[card]]:
            raise Disagreement(f"{card} is drawn, which the judge knows elsewhere")
        self.decks[cards.KIND[card]].remove(card)
        return card

    @property
    def _clockwise(self) -> list[int]:
        """From the active agent on [DM-RND-03, DM-SET-09]."""
        return [(self.active + k) % len(self.seats) for k in self.seats]

    def _round(self) -> Flow:
        self.round += 1
        self.phase = "mission"
        self._hear(e.RoundStarted, round=self.round, active=self.active)
        for seat in self._clockwise:
            yield from self._mission_turn(seat)
        self.phase = "debriefing"
        self._hear(e.PhaseChanged, to="debriefing")
        for seat in self._clockwise:
            yield from self._debriefing_turn(seat)
        self._end_round()

    def _end_round(self) -> None:
        """Every die goes home, played jokers are gone for good, locks end [DM-RND-05, DM-JOK-07]."""
        gone = {self._hear(e.JokerDiscarded).seat for _ in self.jokers_out}
        agree("jokers discarded", self.jokers_out, gone)
        home = sorted(die for tray in self.dice for die in tray if die % 6 != 5)
        ended = self._hear(e.RoundEnded, round=self.round)
        agree("dice gone home", home, sorted(ended.dice))
        self.dice = [{} for _ in self.seats]
        self.jokers_out, self.locked, self.n, self.r = set(), set(), None, None
        cap = self.options["round_cap"]
        if self.round == (cap or 1000):  # [DM-END-07, DM-END-08]
            raise GameOver("round_cap" if cap else "engine_cap")

    # -- a turn ---------------------------------------------------------------------------------------------------

    def _begin_turn(self, seat: int) -> None:
        """The clock runs per turn [DM-STA-03]."""
        self.seat, self.late, self.used, self.rolls = seat, False, [], 0
        self.turn_due = self.now + TURN[self.tempo] if TURN[self.tempo] else None
        self._hear(e.TurnStarted, seat=seat, phase=self.phase, rolls_max=self._most_rolls)

    def _end_turn(self, auto: str) -> None:
        assert self.seat is not None
        self._hear(e.TurnEnded, seat=self.seat, phase=self.phase, auto=auto)
        if not self.late:
            self.lates[self.seat] = 0
        self.returning, self.seat, self.turn_due, self.rolls, self.used = set(), None, None, 0, []

    @property
    def _most_rolls(self) -> int:
        """Three for the active agent, as many as he made for the others [DM-MIS-05, DM-MIS-08, DM-MIS-09]."""
        if self.phase != "mission" or self.seat is None:
            return 0
        return 3 if self.seat == self.active else self.r or 0

    @property
    def _by_whom(self) -> str:
        """Who ends a turn that need not end: the clock, the engine for an absent seat, or its player."""
        return "clock" if self.late else "engine" if self._is_silent else "none"

    @property
    def _is_silent(self) -> bool:
        """Defaults answer for the absent [DM-STA-04]."""
        return self.seat in self.absent and self.options["absent"] == "defaults"

    # -- MISSION phase --------------------------------------------------------------------------------------------

    def _mission_turn(self, seat: int) -> Flow:
        self._begin_turn(seat)
        while self.n is None:
            options = [*map(c.SetDice, range(2, 6)), *self._mission_gadgets(seat)]
            choice = yield from self._ask("choose_dice", options, lambda: c.SetDice(4))
            if isinstance(choice, c.SetDice):
                self.n = choice.n
                self._hear(e.DiceNumberSet, seat=seat, n=self.n)
            else:
                yield from self._play_gadget(seat, choice)
        auto = "none"
        while True:
            if self.rolls == self._most_rolls and not self.gadgets[seat]:  # [DM-DIG-07]
                auto = "clock" if self.late else "engine"
                break
            choice = yield from self._ask("mission_act", self._acts(seat), self._act_default)
            if isinstance(choice, c.EndTurn):
                auto = self._by_whom
                break
            yield from self._act(seat, choice)
        if seat == self.active:
            self.r = self.rolls
            self._hear(e.RollsFixed, r=self.r)
        self._end_turn(auto)

    def _act_default(self) -> Any:
        return c.EndTurn() if self.rolls else c.Roll()

    def _acts(self, seat: int) -> list[Any]:
        """The first roll is a must; then rerolls while rolls are left [DM-MIS-04, DM-MIS-05, DM-MIS-07]."""
        options: list[Any] = self._mission_gadgets(seat)
        joker = seat in self.jokers
        if not self.rolls:
            return [*options, c.Roll(), *([c.Roll(joker=True)] if joker else [])]
        if self.rolls < self._most_rolls:
            options += [c.Reroll(dice) for dice in subsets(self.dice[seat])]
            if joker:  # [DM-JOK-02, DM-JOK-03]
                options += [c.Reroll(dice, joker=True) for dice in subsets(self.dice[seat], 0)]
        return [*options, c.EndTurn()]

    def _act(self, seat: int, choice: Any) -> Flow:
        if isinstance(choice, c.Roll | c.Reroll):
            self.rolls += 1
            first = isinstance(choice, c.Roll)
            dice = self._from_reserve(seat, self.n or 0) if isinstance(choice, c.Roll) else choice.dice
            if choice.joker:
                self.jokers.remove(seat)
                self.jokers_out.add(seat)
                dice = (*dice, 6 * seat + 5)
                self.happened["joker"] += 1
            self._roll("first" if first else "reroll", seat, seat, dice, self.rolls, joker=choice.joker)
        else:
            yield from self._play_gadget(seat, choice)

    def _from_reserve(self, seat: int, number: int) -> tuple[int, ...]:
        """So many of his five that are not on the table: which ones, the engine says."""
        told = next((one.event for one in self.told if isinstance(one.event, e.DiceRolled)), None)
        if told is None:
            raise Disagreement("the judge expected a roll, the engine rolls nothing")
        dice = tuple(die for die, _ in told.dice if die % 6 != 5)
        agree("dice rolled", number, len(dice))
        free = set(range(6 * seat, 6 * seat + 5)) - set(self.dice[seat])
        if not free.issuperset(dice):
            raise Disagreement(f"the judge expected dice of {free}, the engine rolls {dice}")
        return dice

    def _roll(
        self, kind: str, seat: int, by: int, dice: Iterable[int], number: int = 0, *, joker: bool = False
    ) -> None:
        """Dice of a player are rolled; what they show is chance's."""
        rolled = self._hear(e.DiceRolled, seat=seat, by=by, kind=kind, roll_no=number, joker_added=joker)
        agree("dice rolled", sorted(dice), sorted(die for die, _ in rolled.dice))
        for die, value in rolled.dice:
            if value not in range(1, 7):
                raise Disagreement(f"die {die} shows {value}")
            self.dice[seat][die] = value

    # -- gadgets in general ---------------------------------------------------------------------------------------

    def _playable(self, seat: int) -> set[str]:
        """Drawn in an earlier round, in their own phase [DM-GAD-01, DM-GAD-05]."""
        return {face for face, drawn in self.gadgets[seat] if drawn < self.round and GADGETS[face] == self.phase}

    def _play_gadget(self, seat: int, play: Any) -> Flow:
        """It takes effect at once and lies on the discard pile, face up [DM-GAD-07, DM-GAD-10]."""
        face = c.FACE[type(play)]
        self._hear(e.GadgetPlayed, seat=seat, gadget=face, play=play)
        played = next(held for held in self.gadgets[seat] if held[0] == face and held[1] < self.round)
        self.gadgets[seat].remove(played)
        self.gadget_discard.append(face)
        self.gadgets_played[seat] += 1
        self.happened[face] += 1
        if isinstance(play, c.MissionChange):
            yield from self._exchange(seat, play.source, play.slot)
        else:
            getattr(self, "_" + type(play).__name__)(seat, play)

    def _draw_gadget(self, seat: int, cause: str) -> Flow:
        """A fourth is one too many [DM-GAD-06]; an empty deck is the discard pile, shuffled [DM-GAD-08]."""
        if not self.gadget_deck:
            self._hear(e.DeckReshuffled, which="gadget")
            self.gadget_deck, self.gadget_discard = Counter(self.gadget_discard), []
            self.happened["gadgets reshuffled"] += 1
        self._hear(e.GadgetDrawn, seat=seat, cause=cause)
        face = self._hear(e.GadgetReceived, whispered_to=seat, seat=seat).gadget
        if not self.gadget_deck[face]:
            raise Disagreement(f"{face} is drawn, of which no copy is in the deck")
        self.gadget_deck -= Counter([face])
        mine = self.gadgets[seat]
        mine.append((face, self.round))
        if len(mine) > 3:
            places = [c.Discard(place) for place in range(1, 5)]
            choice = yield from self._ask("gadget_discard", places, lambda: c.Discard(4), interrupts=True)
            out = mine.pop(choice.place - 1)[0]
            self._hear(e.GadgetDiscarded, seat=seat, gadget=out)
            self.gadget_discard.append(out)
            self.happened["fourth gadget"] += 1

    # -- MISSION gadgets ------------------------------------------------------------------------------------------

    def _mission_gadgets(self, seat: int) -> list[Any]:
        found: list[Any] = []
        for face in self._playable(seat):
            found += getattr(self, "_plays_of_" + face.replace("-", "_"))(seat)
        return found

    def _plays_of_new_deal(self, seat: int) -> Iterator[Any]:
        """Another number from 2 to 5; who has rolled and holds more takes dice of his choice off [DM-GAD-20, -23]."""
        for number in range(2, 6) if self.n else ():
            mine = self._plain(seat)
            if number == self.n:
                continue
            if self.rolls and seat not in self.locked and len(mine) > number:
                yield from (c.NewDeal(number, out) for out in combinations(mine, len(mine) - number))
            else:
                yield c.NewDeal(number)

    def _plain(self, seat: int) -> list[int]:
        """Joker dice are not counted in N [DM-GAD-25]."""
        return sorted(die for die in self.dice[seat] if die % 6 != 5)

    def _NewDeal(self, seat: int, play: c.NewDeal) -> None:
        before, self.n = self.n, play.number
        removed = tuple((die, self.dice[seat].pop(die)) for die in play.remove)
        self._hear(e.DiceNumberChanged, seat=seat, before=before, after=self.n, removed=removed)
        missing = self.n - len(self._plain(seat))
        if self.rolls and seat not in self.locked and missing > 0:  # [DM-GAD-23, DM-GAD-24]
            self._roll("new_deal", seat, seat, self._from_reserve(seat, missing))
            self.happened["new deal up"] += 1

    def _plays_of_forced_reroll(self, seat: int) -> Iterator[Any]:
        """An opponent with dice who is not locked, one or more of them [DM-GAD-30, DM-GAD-31]."""
        for player in self.seats:
            if player not in (seat, *self.locked):
                yield from (c.ForcedReroll(player, dice) for dice in subsets(self.dice[player]))

    def _ForcedReroll(self, seat: int, play: c.ForcedReroll) -> None:
        self._roll("forced", play.player, seat, play.dice)

    def _plays_of_mission_change(self, seat: int) -> Iterator[Any]:
        yield from (c.MissionChange(source, slot) for source, slot in self._exchangeable(seat))

    def _plays_of_extra_chance(self, seat: int) -> Iterator[Any]:
        """One or more of one's own dice, unless locked [DM-GAD-15, DM-GAD-34]."""
        if seat not in self.locked:
            yield from map(c.ExtraChance, subsets(self.dice[seat]))

    def _ExtraChance(self, seat: int, play: c.ExtraChance) -> None:
        self._roll("extra_chance", seat, seat, play.dice)

    def _plays_of_target_lock(self, seat: int) -> Iterator[Any]:
        """Anybody who is not locked yet, oneself too [DM-GAD-13]."""
        yield from (c.TargetLock(player) for player in self.seats if player not in self.locked)

    def _TargetLock(self, seat: int, play: c.TargetLock) -> None:
        self.locked.add(play.player)
        self._hear(e.PlayerLocked, seat=play.player, by=seat)

    # -- DEBRIEFING gadgets ---------------------------------------------------------------------------------------

    def _free(self) -> list[tuple[int, int, int]]:
        """Dice that gadgets may touch: holder, die, value [DM-GAD-14]."""
        trays = enumerate(self.dice)
        return [(seat, die, value) for seat, tray in trays if seat not in self.locked for die, value in tray.items()]

    def _holder(self, die: int) -> int:
        """A die belongs to the player before whom it lies [DM-GAD-45]."""
        return next(seat for seat in self.seats if die in self.dice[seat])

    def _plays_of_theft(self, seat: int) -> Iterator[Any]:
        """A die of an opponent; neither of the two is locked [DM-GAD-40]."""
        if seat not in self.locked:
            yield from (c.Theft(die) for holder, die, _ in self._free() if holder != seat)

    def _Theft(self, seat: int, play: c.Theft) -> None:
        self._move(self._holder(play.die), seat, play.die, "theft")

    def _plays_of_suppression(self, seat: int) -> Iterator[Any]:
        yield from (c.Suppression(die) for _, die, _ in self._free())

    def _Suppression(self, seat: int, play: c.Suppression) -> None:
        holder = self._holder(play.die)
        self._hear(e.DieRemoved, holder=holder, die=(play.die, self.dice[holder].pop(play.die)))

    def _plays_of_adaptation(self, seat: int) -> Iterator[Any]:
        for _, die, shown in self._free():
            yield from (c.Adaptation(die, value) for value in range(1, 7) if value != shown)

    def _Adaptation(self, seat: int, play: c.Adaptation) -> None:
        holder = self._holder(play.die)
        before, self.dice[holder][play.die] = self.dice[holder][play.die], play.value
        self._hear(e.DieChanged, holder=holder, die=(play.die, before), value=play.value)

    def _plays_of_transaction(self, seat: int) -> Iterator[Any]:
        """Dice of two players that show different values [DM-GAD-43]."""
        for (one, first, a), (two, second, b) in combinations(self._free(), 2):
            if one != two and a != b:
                yield c.Transaction(min(first, second), max(first, second))

    def _Transaction(self, seat: int, play: c.Transaction) -> None:
        one, two = self._holder(play.die), self._holder(play.other)
        self._move(one, two, play.die, "transaction")
        self._move(two, one, play.other, "transaction")

    def _plays_of_transfer(self, seat: int) -> Iterator[Any]:
        """One of one's own dice to an opponent; neither is locked [DM-GAD-44]."""
        takers = [] if seat in self.locked else [p for p in self.seats if p not in (seat, *self.locked)]
        yield from (c.Transfer(die, player) for die in self.dice[seat] for player in takers)

    def _Transfer(self, seat: int, play: c.Transfer) -> None:
        self._move(seat, play.player, play.die, "transfer")

    def _move(self, giver: int, taker: int, die: int, cause: str) -> None:
        """The value travels with the die."""
        value = self.dice[giver].pop(die)
        self.dice[taker][die] = value
        self._hear(e.DieMoved, giver=giver, taker=taker, die=(die, value), cause=cause)

    # -- DEBRIEFING phase -----------------------------------------------------------------------------------------

    def _debriefing_turn(self, seat: int) -> Flow:
        """Validations and gadgets in any order; a consolation, or the end of the turn [DM-DEB-01]."""
        self._begin_turn(seat)
        while True:
            choice = yield from self._ask("debrief_act", self._debriefing_options(seat), self._debriefing_default)
            if isinstance(choice, c.Validate):
                yield from self._validate(seat, choice.source, choice.slot)
            elif isinstance(choice, c.EndTurn | c.DrawGadget | c.Exchange):
                break
            else:
                yield from self._play_gadget(seat, choice)
        yield from self._console(seat, choice)
        self._end_turn(self._by_whom)

    def _console(self, seat: int, choice: Any) -> Flow:
        """Only for who has validated nothing this turn [DM-DEB-12, DM-DEB-14, DM-DEB-15]."""
        if isinstance(choice, c.DrawGadget):
            self._hear(e.Consolation, seat=seat, kind="draw")
            yield from self._draw_gadget(seat, "consolation")
        elif isinstance(choice, c.Exchange):
            self._hear(e.Consolation, seat=seat, kind="exchange")
            yield from self._exchange(seat, choice.source, choice.slot)
        elif not self.used:
            self._hear(e.Consolation, seat=seat, kind="none")

    def _debriefing_options(self, seat: int) -> list[Any]:
        options: list[Any] = [c.EndTurn()]
        for source, slot, card in self._open_cards(seat):
            if self.hints == "none" or self.holds(card):  # [DM-DIG-06]
                options.append(c.Validate(source, slot))
        if not self.used:
            options += [c.DrawGadget(), *(c.Exchange(source, slot) for source, slot in self._exchangeable(seat))]
        return options + self._mission_gadgets(seat)

    def _debriefing_default(self) -> Any:
        """SOLO, VERSUS, TEAM, SPECIAL, stamped ones first; else a gadget, if nothing was validated [DM-STA-02]."""
        assert self.seat is not None
        found = [(source, slot, card) for source, slot, card in self._open_cards(self.seat) if self.holds(card)]
        if found:
            source, slot, _ = min(found, key=lambda one: (TYPES.index(cards.KIND[one[2]]), one[2] not in cards.STAMPED))
            return c.Validate(source, slot)
        return c.EndTurn() if self.used else c.DrawGadget()

    def card(self, source: Source, slot: int) -> str:
        assert self.seat is not None
        card = (self.hands[self.seat] if source == "hand" else self.display)[slot - 1]
        assert card is not None, "there is no card"
        return card

    def _has_special(self, seat: int) -> bool:
        return any(cards.KIND[card] == "special" for card, _ in self.validated[seat])

    def _open_cards(self, seat: int) -> list[tuple[Source, int, str]]:
        """Own cards, and the display for who has no SPECIAL, of types not used this turn [DM-DEB-03, DM-DEB-04]."""
        places: list[tuple[Source, int, str | None]]
        places = [("hand", slot, card) for slot, card in enumerate(self.hands[seat], 1)]
        if not self._has_special(seat):
            places += [("display", slot, card) for slot, card in enumerate(self.display, 1)]
        used = self.used if seat == self.seat else []
        return [(source, slot, card) for source, slot, card in places if card and cards.KIND[card] not in used]

    def holds(self, card: str, seat: int | None = None) -> bool:
        seat = self.seat if seat is None else seat
        assert seat is not None
        return cards.holds(card, [list(tray.values()) for tray in self.dice], seat)

    def _validate(self, seat: int, source: Source, slot: int) -> Flow:
        """In this order: the card, the end, the display, the briefcase [DM-DEB-19]."""
        card = self.card(source, slot)
        kind, stamped = cards.KIND[card], card in cards.STAMPED
        self.used.append(kind)
        told = self._hear(
            e.MissionValidated, seat=seat, card=card, source=source, slot=slot, used=tuple(self.used), briefcase=stamped
        )
        lying = {(die, holder, value) for holder, tray in enumerate(self.dice) for die, value in tray.items()}
        if not lying.issuperset(told.dice):
            raise Disagreement(f"{card} is proven by {told.dice}, on the table lie {lying}")
        self.validated[seat].append((card, self.round))
        (self.hands[seat] if source == "hand" else self.display)[slot - 1] = None
        self.happened[f"validated {kind}"] += 1
        if not any(self.hands[seat]) and self._has_special(seat):  # [DM-END-01, DM-END-05]
            raise GameOver("completed")
        if source == "display" and not self.very_special:  # [DM-DEB-10, DM-VSP-02]
            self._refill_deck("special", 1)
            refill = self._hear(e.DisplayRefilled, slot=slot).card
            self.display[slot - 1] = self._drawn(refill)
        if stamped:
            yield from self._draw_gadget(seat, "briefcase")

    # -- exchanging a mission -------------------------------------------------------------------------------------

    def _exchangeable(self, seat: int) -> list[tuple[Source, int]]:
        """Own cards, and the display unless its deck is in the box [DM-EXC-01, DM-EXC-07, DM-EXC-09]."""
        shown = [] if self.very_special else self.display
        places: list[tuple[Source, list[str | None]]] = [("hand", self.hands[seat]), ("display", shown)]
        return [(source, slot) for source, found in places for slot, card in enumerate(found, 1) if card]

    def _exchange(self, seat: int, source: Source, slot: int) -> Flow:
        """Two cards of the same type, of which one takes the place of the card set aside [DM-EXC-02, DM-EXC-03]."""
        card, is_seen = self.card(source, slot), source == "display" or self.open_hands
        kind = cards.KIND[card]
        place: dict[str, Any] = {"seat": seat, "mission_type": kind, "source": source, "slot": slot}
        self._hear(e.ExchangeStarted, **place, card=card if is_seen else None)
        first = self._refill_deck(kind, 2)
        self.drawn = tuple(map(self._drawn, self._hear(e.CardsOffered, whispered_to=seat, seat=seat).cards))
        agree("cards drawn", (2, {kind}), (len(self.drawn), {cards.KIND[drawn] for drawn in self.drawn}))
        if not first.issubset(self.drawn):
            raise Disagreement(f"{first} should be drawn before the new deck, the engine draws {self.drawn}")
        choice = yield from self._ask("exchange_pick", [c.Pick(1), c.Pick(2)], lambda: c.Pick(1), interrupts=True)
        kept, out = self.drawn if choice.card == 1 else self.drawn[::-1]
        self.drawn = ()
        self._hear(e.ExchangeDone, **place, card=kept if is_seen else None)
        if source == "hand":
            self._hear(e.CardKept, whispered_to=seat, seat=seat, slot=slot, card=kept)
        (self.hands[seat] if source == "hand" else self.display)[slot - 1] = kept
        self.discards[kind] |= {out, card}  # [DM-EXC-04]
        self.happened[f"exchange {source}"] += 1

    def _refill_deck(self, kind: str, number: int) -> set[str]:
        """A deck too small is drawn up, then its discards are shuffled into a new one: what comes first [DM-EXC-08]."""
        first = self.decks[kind]
        if len(first) >= number:
            return set()
        self._hear(e.DeckReshuffled, which=kind)
        self.decks[kind], self.discards[kind] = first | self.discards[kind], set()
        self.happened[f"{kind} reshuffled"] += 1
        return first

    # -- the end --------------------------------------------------------------------------------------------------

    def _standing(self, seat: int) -> tuple[int, bool, int]:
        """More cards, then the SPECIAL, then more briefcases [DM-END-06]."""
        done = [card for card, _ in self.validated[seat]]
        return len(done), self._has_special(seat), sum(card in cards.STAMPED for card in done)

    def _ranks(self) -> dict[int, int]:
        """1, 2, 2, 4 style."""
        standings = [self._standing(seat) for seat in self.seats]
        return {seat: 1 + sum(other > standings[seat] for other in standings) for seat in self.seats}

    def _end(self, reason: str) -> None:
        """Everything comes to light [DM-END-02, DM-END-07, section 15]."""
        over, ranks = self._hear(e.GameOver), self._ranks()
        self.is_over = True
        result = over.result
        winners = (self.seat,) if reason == "completed" else tuple(seat for seat in self.seats if ranks[seat] == 1)
        agree(
            "result",
            (len(self.seats), self.round, reason, winners),
            (result.players, result.rounds, result.reason, result.winners),
        )
        lines = [
            (
                seat,
                ranks[seat],
                *self._standing(seat),
                tuple(card for card, _ in self.validated[seat]),
                self.gadgets_played[seat],
            )
            for seat in sorted(self.seats, key=lambda seat: (ranks[seat], seat))
        ]
        told = [
            (x.seat, x.rank, x.validated, x.special, x.briefcases, x.missions, x.gadgets_played) for x in result.ranking
        ]
        agree("ranking", lines, told)
        agree("needed", {self._needed}, {line.needed for line in result.ranking})
        agree("hands at the end", [tuple(hand) for hand in self.hands], [tuple(hand) for hand in over.hands])
        agree("gadgets at the end", [tuple(held) for held in self.gadgets], [tuple(held) for held in over.gadgets])
        self.happened[reason] += 1

    @property
    def _needed(self) -> int:
        return 7 if len(self.seats) == 2 else 4

    def titles(self) -> dict[str, tuple[int, ...]]:
        """Most gadgets played; most missions in one turn, more than one; second."""
        turns = {
            seat: max(Counter(when for _, when in self.validated[seat]).values(), default=0) for seat in self.seats
        }
        ranks = self._ranks()
        found = {
            "gadgets": tuple(
                seat for seat in self.seats if 0 < self.gadgets_played[seat] == max(self.gadgets_played.values())
            ),
            "velvet": tuple(seat for seat in self.seats if 1 < turns[seat] == max(turns.values())),
            "second": tuple(seat for seat in self.seats if ranks[seat] == 2),
        }
        return {title: seats for title, seats in found.items() if seats}

    # -- what is seen ---------------------------------------------------------------------------------------------

    def kept(self) -> set[int]:
        """Seats a bot plays [DM-STA-04]."""
        bots = self.absent if self.options["absent"] == "bot" else set()
        return set() if self.is_over else {*bots, *self.returning}

    def seen(self, viewer: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or somebody who looks on [section 15]."""
        is_rolling = self.phase == "mission" and self.seat is not None
        shown: dict[str, Any] = {
            "round": self.round,
            "active": self.active,
            "phase": self.phase,
            "turn": self.seat,
            "n": self.n,
            "r": self.r,
            "rolls left": self._most_rolls - self.rolls if is_rolling else 0,
            "used": tuple(self.used),
            "dice": tuple(self.dice),
            "locked": tuple(seat in self.locked for seat in self.seats),
            "jokers": tuple(seat in self.jokers for seat in self.seats),
            "jokers out": tuple(sorted(self.jokers_out)),
            "hands": tuple(self._hand(seat, viewer) for seat in self.seats),
            "validated": tuple(map(tuple, self.validated)),
            "needed": self._needed,
            "display": tuple(self.display),
            "decks": tuple(len(self.decks[kind]) for kind in TYPES),
            "discards": tuple(len(self.discards[kind]) for kind in TYPES),
            "boxed": len(self.boxed),
            "drawn": len(self.drawn),
            "gadgets held": tuple(map(len, self.gadgets)),
            "gadget deck": self.gadget_deck.total(),
            "gadget discard": tuple(self.gadget_discard),
            "gadgets played": tuple(self.gadgets_played[seat] for seat in self.seats),
            "gadgets shown": tuple(map(tuple, self.gadgets)) if self.is_over else (),
        }
        if viewer is not None:
            shown["own gadgets"] = tuple(self.gadgets[viewer])
            shown["own drawn"] = self.drawn if viewer == self.seat else ()
            shown["marks"] = None if self.hints == "none" else self._marks(viewer)
        return shown

    def _hand(self, seat: int, viewer: int | None) -> tuple[tuple[str, str | None] | None, ...]:
        """Types are public; faces are their owner's, or everybody's [DM-SET-04]."""
        is_seen = viewer == seat or self.open_hands or self.is_over
        return tuple(card and (cards.KIND[card], card if is_seen else None) for card in self.hands[seat])  # type: ignore[misc]

    def _marks(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Cards he could validate with the dice as they lie, in both phases [DM-DIG-06]."""
        lit = [] if self.is_over else [one for one in self._open_cards(seat) if self.holds(one[2], seat)]
        hand, display = (tuple(slot for place, slot, _ in lit if place == source) for source in ("hand", "display"))
        return hand, display
