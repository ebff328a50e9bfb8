"""What the words on the cards mean, on plain numbers: the dice one player holds, or all of the table (section 9).

A `Test` says whether some dice have something; a `Measure` is a figure of them.
"""

from qg.games.dice_mission.tests.library import *

Dice = Sequence[int]
Test = Callable[[Dice], bool]
Measure = Callable[[Dice], int]
Values = frozenset[int]
Claim = Callable[[Dice, Sequence[Dice]], bool]
"""Whether a card holds for one's own dice and those of each opponent."""


# -- figures ----------------------------------------------------------------------------------------------------------


def how_many(values: Values) -> Measure:
    return lambda dice: sum(die in values for die in dice)


def kinds(dice: Dice) -> int:
    return len(set(dice))


def largest(dice: Dice) -> int:
    """The most dice that are alike."""
    return max(Counter(dice).values(), default=0)


def longest_run(dice: Dice) -> int:
    """Consecutive values, in any order, no wrap from 6 to 1 [DM-CHK-07]."""
    runs = [last - first + 1 for first in ANY for last in range(first, 7) if {*range(first, last + 1)} <= {*dice}]
    return max(runs, default=0)


def gap(dice: Dice) -> int:
    """The highest minus the lowest [DM-CHK-13]."""
    return max(dice) - min(dice)


# -- tests ------------------------------------------------------------------------------------------------------------


def both(one: Test, two: Test) -> Test:
    return lambda dice: one(dice) and two(dice)


def either(one: Test, two: Test) -> Test:
    return lambda dice: one(dice) or two(dice)


def no(test: Test) -> Test:
    return lambda dice: not test(dice)


def exactly(measure: Measure, k: int) -> Test:
    return lambda dice: measure(dice) == k


def at_least(measure: Measure, k: int) -> Test:
    return lambda dice: measure(dice) >= k


def at_most(measure: Measure, k: int) -> Test:
    return lambda dice: measure(dice) <= k


def alike(k: int) -> Test:
    """A pair, three or four of a kind; spare dice do not hurt [DM-CHK-05]."""
    return at_least(largest, k)


def alike_among(k: int, values: Values) -> Test:
    """So many that show one of these values."""
    return lambda dice: any(dice.count(value) >= k for value in values)


def two_pairs(values: Values) -> Test:
    """Of two different values: four of a kind is not two pairs [DM-CHK-06]."""
    return lambda dice: sum(dice.count(value) >= 2 for value in values) >= 2


def pair_and_another(value: int) -> Test:
    return both(alike_among(2, Values({value})), two_pairs(ANY))


def full_house(dice: Dice) -> bool:
    return two_pairs(ANY)(dice) and largest(dice) >= 3


def all_among(values: Values) -> Test:
    return lambda dice: {*dice} <= values


def shows(*values: int) -> Test:
    return lambda dice: {*values} <= {*dice}


def all_different(dice: Dice) -> bool:
    return kinds(dice) == len(dice)


def as_many(one: Values, two: Values) -> Test:
    """Equal numbers, zero included [DM-CHK-09]."""
    return lambda dice: how_many(one)(dice) == how_many(two)(dice)


def as_many_of_each(values: Values) -> Test:
    return lambda dice: len({dice.count(value) for value in values}) == 1


def twice_as_many(one: Values, two: Values) -> Test:
    return lambda dice: how_many(one)(dice) == 2 * how_many(two)(dice)


def at_least_twice_as_many(one: Values, two: Values) -> Test:
    return lambda dice: how_many(one)(dice) >= 2 * how_many(two)(dice)


def every_value_at_most(k: int, times: int) -> Test:
    return lambda dice: kinds(dice) == k and largest(dice) <= times


def most_common(value: int) -> Test:
    """Strictly more than each other single value [DM-CHK-15]."""
    return lambda dice: all(dice.count(value) > dice.count(other) for other in ANY - {value})


def average_at_least(k: int) -> Test:
    """Exact, not rounded [DM-CHK-14]."""
    return lambda dice: sum(dice) >= k * len(dice)


def average_at_most(k: int) -> Test:
    return lambda dice: sum(dice) <= k * len(dice)


def multiple_of(k: int) -> Test:
    return lambda dice: sum(dice) % k == 0


def total_between(low: int, high: int) -> Test:
    return lambda dice: low <= sum(dice) <= high


ANY = Values(range(1, 7))


# -- against each opponent --------------------------------------------------------------------------------------------
# Opponents without dice are passed over before these are asked [DM-CHK-17].


def only(test: Test) -> Claim:
    """The only agent with it: no opponent has it in any form [DM-CHK-11, DM-CHK-12]."""
    return lambda mine, others: test(mine) and not any(test(his) for his in others)


def higher(measure: Measure, by: int = 1) -> Claim:
    """Strictly, against each of them [DM-CHK-02, DM-CHK-10]."""
    return lambda mine, others: all(measure(mine) >= measure(his) + by for his in others)


def lower(measure: Measure, by: int = 1) -> Claim:
    return lambda mine, others: all(measure(mine) <= measure(his) - by for his in others)


def same_as_one(measure: Measure) -> Claim:
    return lambda mine, others: any(measure(mine) == measure(his) for his in others)


def nothing_shared(mine: Dice, others: Sequence[Dice]) -> bool:
    return not any({*mine} & {*his} for his in others)


def shared_with_each(k: int) -> Claim:
    return lambda mine, others: all(len({*mine} & {*his}) >= k for his in others)


# -- the whole table --------------------------------------------------------------------------------------------------


def on_the_table(test: Test) -> Claim:
    """All dice of all players put together [DM-CHK-03]."""
    return lambda mine, others: test([*mine, *(die for his in others for die in his)])


def every_agent(test: Test) -> Claim:
    """The player himself counts as an agent, who holds no dice does not [DM-CHK-03, DM-CHK-17]."""
    return lambda mine, others: all(test(dice) for dice in (mine, *others) if dice)


def so_many_agents(k: int, test: Test) -> Claim:
    return lambda mine, others: sum(test(dice) for dice in (mine, *others) if dice) == k
