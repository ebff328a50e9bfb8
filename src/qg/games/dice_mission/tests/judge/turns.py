"""Turns and their time: who is asked, what silence means; and dice are rolled."""

from qg.games.dice_mission.tests.judge.prelude import *
from qg.games.dice_mission.tests.judge.table import Table

LATE = object()
"""Instead of an answer: time is up."""


@dataclass(eq=False)
class Question:
    """Who is asked what; `default` is what silence means."""

    kind: str
    seat: int
    options: list[Any]
    default: Callable[[], Any]
    due: int | None


Flow = Generator[Question, Any, None]
Asking = Generator[Question, Any, Any]


class Turns(Table):
    """One seat has its turn at a time."""

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
    def _by_whom(self) -> str:
        """Who ends a turn that need not end: the clock, the engine for an absent seat, or its player."""
        return "clock" if self.late else "engine" if self._is_silent else "none"

    # -- what is asked ---------------------------------------------------------------------------------------------

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

    # -- dice ------------------------------------------------------------------------------------------------------

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
