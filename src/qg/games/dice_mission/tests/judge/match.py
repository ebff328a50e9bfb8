"""One random game, played by the engine and beside it by the judge, who is asked before and after every input."""

from qg.games.dice_mission import GAME
from qg.games.dice_mission.tests.judge import truth
from qg.games.dice_mission.tests.judge.course import Course
from qg.games.dice_mission.tests.judge.prelude import *
from qg.games.dice_mission.tests.judge.turns import Question

TEMPERS: dict[str, dict[type, float]] = {
    "eager": {c.Validate: 60, c.EndTurn: 0.4, c.Reroll: 3},
    "armed": {c.Validate: 6, c.DrawGadget: 20, c.EndTurn: 0.3, c.Reroll: 2},
    "choosy": {c.Validate: 4, c.Exchange: 25, c.EndTurn: 0.3, c.Roll: 2},
    "slow": {c.Validate: 2, c.DrawGadget: 4, c.Exchange: 4},
}
"""How likely each kind of choice is to each temper; 1 where nothing stands."""


def settings(rng: random.Random, seats: int) -> dict[str, Any]:
    """Every option at any of its values; the joker die needs a colour that nobody plays [DM-JOK-01]."""
    settled = {option.id: option.default for option in GAME.options}
    for option in GAME.options:
        if option.type == "bool":
            value: Any = rng.random() < 0.5
        elif option.type == "enum":
            value = rng.choice(option.values)
        else:
            value = rng.choice([*option.also, *range(option.min, option.max + 1, option.step)])
        if option.id == "first_seat":
            value = rng.randint(1, seats)
        if option.id == "round_cap" and rng.random() < 0.3:
            value = 0
        if option.id != "players" and option.fits(value, seats):
            settled[option.id] = value
    return settled | {"players": seats} if "players" in settled else settled


@dataclass
class Match:
    """A seed gives the options, the people's tempers and all they do."""

    seed: str
    happened: Counter[str] = field(default_factory=Counter)
    given: Mapping[str, Any] = field(default_factory=dict)
    """Options that do not come from the seed."""
    most: int = 400
    """Inputs after which a game is left as it is."""
    inputs: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.seats = self.rng.randint(2, 5)
        fitting = {option.id for option in GAME.options if option.fits(self.given.get(option.id), self.seats)}
        self.options = settings(self.rng, self.seats) | {k: v for k, v in self.given.items() if k in fitting}
        self.host = self.rng.randrange(self.seats)
        self.temper = self.rng.choice(list(TEMPERS))
        self.haste = self.rng.choice((500, 12_000, 60_000))
        self.lateness = self.rng.choice((0, 0, 0.02, 0.1))

    def play(self) -> None:
        """To the end, or so far; a disagreement names seed, options and input."""
        try:
            self._play()
        except Disagreement as found:
            where = f"game {self.seed!r}, {self.seats} seats, host {self.host}, {self.options}, input {self.inputs}"
            raise Disagreement(f"{found}\n  {where}: {self.last}") from None

    def _play(self) -> None:
        self.last: Any = "the set-up"
        self.t, told = GAME.open_table(self.seats, self.options, seed=self.seed, host=self.host)
        self.judge = Course(self.seats, self.options, self.host)
        self.judge.begin(told)
        self._compare()
        while self.t.outcome is None and self.inputs < self.most:
            self.inputs += 1
            self._input()
            self._compare()
        self.happened += self.judge.happened
        self.happened["inputs"] += self.inputs

    # -- what is done -------------------------------------------------------------------------------------------------

    def _input(self) -> None:
        judge, question, number = self.judge, self.judge.question, self.t.number
        assert question is not None
        if judge.absent and self.rng.random() < 0.05:
            seat = min(judge.absent)
            self.last = f"seat {seat} is back"
            judge.back(seat, self._carried_out(lambda: self.t.notice("back", seat)))
        elif question.due is not None and self._may_be_late(question.seat) and self.rng.random() < self.lateness:
            at = question.due + self.rng.choice((0, 0, 1, 700))
            self.last = f"time {at}"
            judge.time_up(at, self._carried_out(lambda: self.t.time_up(at)))
        else:
            self._answer()
        same = judge.question is question
        if self.t.outcome is None:
            agree("the same question is open", same, self.t.number == number)

    def _answer(self) -> None:
        question = self.judge.question
        assert question is not None
        choice = self._choice(question.options)
        at = max(self.t.now, min(self.t.now + self.rng.randrange(self.haste), self._latest(question) - 1))
        self.last = f"seat {question.seat} at {at}: {choice}"
        told = self._carried_out(lambda: self.t.answer(question.seat, choice, at=at))
        self.judge.answered(choice, at, told)

    def _latest(self, question: Question) -> int:
        """When it is too late; a pick may last longer than the turn."""
        dues = [question.due, None if self._may_be_late(question.seat) else self.judge.turn_due]
        return min((due for due in dues if due is not None), default=10**15)

    def _carried_out(self, act: Any) -> list[Moment]:
        try:
            done: list[Moment] = act()
        except Illegal as refused:
            raise Disagreement(f"the engine refuses it: {refused!r}") from refused
        return done

    def _may_be_late(self, seat: int) -> bool:
        """Somebody must stay, and a pause has rules of its own."""
        once = self.judge.lates[seat] == 0
        here = self.seats - len(self.judge.absent)
        return once or (here > 1 and self.options["absent"] != "pause")

    def _choice(self, options: list[Any]) -> Any:
        """Any kind of choice by its weight, then any of that kind; few claims that fail."""
        if self.rng.random() < 0.9:
            options = [
                o for o in options if type(o) is not c.Validate or self.judge.holds(self.judge.card(o.source, o.slot))
            ]
        kinds = sorted({type(option) for option in options}, key=lambda kind: kind.__name__)
        weights = [TEMPERS[self.temper].get(kind, 1) for kind in kinds]
        kind = self.rng.choices(kinds, weights)[0]
        return self.rng.choice([option for option in options if type(option) is kind])

    # -- what is compared ---------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        t, judge = self.t, self.judge
        question = judge.question
        agree("is over", question is None, t.outcome is not None)
        agree("kept by a bot", judge.kept(), set(t.bot_controlled))
        if question is None:
            assert t.outcome is not None
            agree("winners", t.outcome.sheet.winners, t.outcome.winners)
            agree(
                "ranks",
                tuple(line[1] for line in sorted((x.seat, x.rank) for x in t.outcome.sheet.ranking)),
                t.outcome.ranks,
            )
            agree("titles", judge.titles(), truth.titles(t))
        else:
            asked = t.decision(None)
            assert asked is not None
            agree("who is asked what", (question.kind, (question.seat,), question.due), (asked.kind, t.waiting, t.due))
            self._compare_options(question.options, truth.options(t, question.seat))
        for viewer in [self.rng.choice([None, *t.all_seats])] if question else [None, *t.all_seats]:
            self._compare_views(viewer)

    def _compare_options(self, expected: list[Any], actual: list[Any]) -> None:
        wanted, found = Counter(expected), Counter(actual)
        if wanted != found:
            missing, more = list((wanted - found).elements())[:3], list((found - wanted).elements())[:3]
            raise Disagreement(f"options: the judge expected also {missing}, the engine offers also {more}")

    def _compare_views(self, viewer: int | None) -> None:
        expected, actual = self.judge.seen(viewer), truth.seen(self.t, viewer)
        for name, value in expected.items():
            agree(f"{name}, as seat {viewer} sees it", value, actual[name])


def refused(seats: int, **options: Any) -> bool:
    """Whether a table with these options is not opened."""
    try:
        GAME.new(seats, options, seed="refused")
    except OptionError:
        return True
    return False
