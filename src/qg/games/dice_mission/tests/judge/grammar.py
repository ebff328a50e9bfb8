"""A small grammar for the sentences on the cards: patterns with named parts, tried in order, and connectives.

A pattern such as "total of {n} or more" reads a sentence whole. `n` is a number, `v` a value, `vs` a list of values,
`c` a class of dice ("even dice", "6s"), `m` a measure, `t` again a sentence about some dice. The meaning gets the parts
in their order.
"""

from qg.games.dice_mission.tests.judge import sets
from qg.games.dice_mission.tests.judge.sets import Claim, Measure, Test, Values
from qg.games.dice_mission.tests.library import *

Patterns = Mapping[str, Callable[..., Any]]


class NotSaid(Exception):
    """A part of a sentence that this language does not know."""


@dataclass(frozen=True)
class Language:
    """How one language says it."""

    numbers: Mapping[str, int]
    classes: Mapping[str, Values]
    between: str
    """Dice of values from one to another."""
    measures: Mapping[str, Measure]
    table: str
    """What makes a sentence one about the table."""
    some_dice: Patterns
    """About some dice."""
    connectives: tuple[tuple[str, Callable[[Test, Test], Test]], ...]
    """Tried in order where no pattern fits."""
    versus: Patterns
    team: Patterns
    known: dict[str, Test] = field(default_factory=dict)

    # -- sentences ----------------------------------------------------------------------------------------------------

    def claim(self, kind: str, sentence: str) -> Claim:
        """A whole card, read from its words. Who holds no dice has only TEAM missions [DM-CHK-16]."""
        said = re.sub(r"[\s\u00a0\u202f]+", " ", sentence.strip().removesuffix(".").replace("’", "'")).lower()
        if kind == "team":
            said = re.sub(self.table, "", said)
            read = self._first(self.team, said) or sets.on_the_table(self.test(said))
            return lambda mine, others: any((mine, *others)) and read(mine, others)
        if kind == "versus":
            read = self._first(self.versus, said)
            if read is None:
                raise NotSaid(said)
        else:
            test = self.test(said)
            read = lambda mine, _: test(mine)  # noqa: E731
        return lambda mine, others: bool(mine) and read(mine, [his for his in others if his])

    def test(self, said: str) -> Test:
        """A sentence about some dice."""
        found = self._first(self.some_dice, said)
        for connective, join in self.connectives:
            if found is None and connective in said:
                one, two = said.split(connective, 1)
                found = join(self.test(one), self.test(two))
        if found is None:
            raise NotSaid(said)
        return found  # type: ignore[no-any-return]

    def _first(self, patterns: Patterns, said: str) -> Any:
        readers = {"n": self._n, "v": self._v, "vs": self._vs, "c": self._c, "m": self._m, "t": self.test}
        for pattern, meaning in patterns.items():
            names = re.findall(r"{(\w+)}", pattern)
            match = re.fullmatch(re.sub(r"{\w+}", "(.+?)", pattern), said)
            if match:
                try:
                    parts = [readers[name](part) for name, part in zip(names, match.groups(), strict=True)]
                except NotSaid:
                    continue
                return meaning(*parts)
        return None

    # -- parts --------------------------------------------------------------------------------------------------------

    def _n(self, said: str) -> int:
        if said.isdigit():
            return int(said)
        if said not in self.numbers:
            raise NotSaid(said)
        return self.numbers[said]

    def _v(self, said: str) -> int:
        match = re.fullmatch(r"([1-6])s?", said)
        if not match:
            raise NotSaid(said)
        return int(match[1])

    def _vs(self, said: str) -> Values:
        return Values(self._v(re.sub(r"^de ", "", one)) for one in re.split(r", | and | or | et | ou ", said))

    def _c(self, said: str) -> Values:
        match = re.fullmatch(self.between, said)
        if match:
            return Values(range(int(match[1]), int(match[2]) + 1))
        if said in self.classes:
            return self.classes[said]
        return Values({self._v(said)})

    def _m(self, said: str) -> Measure:
        if said not in self.measures:
            raise NotSaid(said)
        return self.measures[said]
