"""How the cards say it in English."""

from __future__ import annotations

from qg.games.dice_mission.tests.judge import sets
from qg.games.dice_mission.tests.judge.grammar import Language
from qg.games.dice_mission.tests.judge.sets import ANY, Values, both, either

EVEN, ODD = Values({2, 4, 6}), Values({1, 3, 5})

ENGLISH = Language(
    numbers={"no": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    classes={"even": EVEN, "even dice": EVEN, "odd": ODD, "odd dice": ODD, "odd die": ODD},
    between=r"(?:dice )?from (\d) to (\d)",
    measures={"total": sum, "highest die": max, "lowest die": min},
    table=r"( are)? on the table",
    some_dice={
        "exactly {n} dice[:,] {t}": lambda n, test: both(sets.exactly(len, n), test),
        "at least {n} dice[:,] {t}": lambda n, test: both(sets.at_least(len, n), test),
        "at least {n} dice showing {t}": lambda n, test: both(sets.at_least(len, n), test),
        "(?:a double|a pair|a pair or better|at least one pair)": lambda: sets.alike(2),
        "two pairs": lambda: sets.two_pairs(ANY),
        "two pairs among {vs}": sets.two_pairs,
        "a pair of {v} and another pair": sets.pair_and_another,
        "a pair of {vs}": lambda values: sets.alike_among(2, values),
        "double {vs}": lambda values: sets.alike_among(2, values),
        "{n} of a kind": sets.alike,
        "a full house: three of a kind and a pair of another value": lambda: sets.full_house,
        "all {n} alike": sets.alike,
        "at least {n} matching dice": sets.alike,
        "a run of {n}": lambda n: sets.at_least(sets.longest_run, n),
        "total of exactly {n}": lambda n: sets.exactly(sum, n),
        "total of {n} or more": lambda n: sets.at_least(sum, n),
        "total of {n} or less": lambda n: sets.at_most(sum, n),
        "all different": lambda: sets.all_different,
        "(?:dice are )?all {c}": sets.all_among,
        "nothing but {vs}": sets.all_among,
        "exactly {n} different values": lambda n: sets.exactly(sets.kinds, n),
        "at most {n} different values": lambda n: sets.at_most(sets.kinds, n),
        "highest and lowest at most {n} apart": lambda n: sets.at_most(sets.gap, n),
        "{v}-{v}-{v}": sets.shows,
        "no {c}": lambda values: sets.exactly(sets.how_many(values), 0),
        "exactly {n} {c}": lambda n, values: sets.exactly(sets.how_many(values), n),
        "at least {n} {c}": lambda n, values: sets.at_least(sets.how_many(values), n),
        "{n} {c}": lambda n, values: sets.at_least(sets.how_many(values), n),
        "{v}": sets.shows,
        "as many {c} as {c}": sets.as_many,
        "as many {vs} together as {vs} together": sets.as_many,
        "as many {c} as {c}, at least {n} of each": lambda one, two, n: both(
            sets.as_many(one, two), sets.at_least(sets.how_many(one), n)
        ),
        "equal numbers of {vs}": sets.as_many_of_each,
        "at least twice as many {c} as {c}": sets.at_least_twice_as_many,
        "exactly twice as many {c} as {c}": sets.twice_as_many,
        "all {n} values, none more than {n} times": sets.every_value_at_most,
        "{v} is the most common value, with no tie": sets.most_common,
        "the table total is a multiple of {n}": sets.multiple_of,
        "the table total is from {n} to {n}": sets.total_between,
        "the average die is {n} or more": sets.average_at_least,
        "the average die is {n} or less": sets.average_at_most,
    },
    connectives=((", with ", both), (", and ", both), (" or ", either), (" and ", both), (", ", both)),
    versus={
        "be the only agent without {t}": lambda test: sets.only(sets.no(test)),
        "be the only agent (?:with|showing|whose) {t}": sets.only,
        "have a {m} at least {n} higher than each opponent's": sets.higher,
        "have a {m} at least {n} lower than each opponent's": sets.lower,
        "have the same {m} as at least one opponent": sets.same_as_one,
        "have a {m} above each opponent's {m}": lambda mine, his: sets.higher(mine),
        "have a {m} below each opponent's {m}": lambda mine, his: sets.lower(mine),
        "have a {m} at least {n} above each opponent's {m}": lambda mine, n, his: sets.higher(mine, n),
        "have a {m} at least {n} below each opponent's {m}": lambda mine, n, his: sets.lower(mine, n),
        "have more {c} than each opponent": lambda values: sets.higher(sets.how_many(values)),
        "have at least {n} more {c} than each opponent": lambda n, values: sets.higher(sets.how_many(values), n),
        "show more different values than each opponent": lambda: sets.higher(sets.kinds),
        "show fewer different values than each opponent": lambda: sets.lower(sets.kinds),
        "have a bigger set of matching dice than each opponent": lambda: sets.higher(sets.largest),
        "have a longer run than each opponent": lambda: sets.higher(sets.longest_run),
        "have a wider gap between your dice than each opponent": lambda: sets.higher(sets.gap),
        "have a gap between your dice at least {n} narrower than each opponent's": lambda n: sets.lower(sets.gap, n),
        "share no value with any opponent": lambda: sets.nothing_shared,
        "share at least {n} values with each opponent": sets.shared_with_each,
    },
    team={
        "every agent (?:has|shows) {t}": sets.every_agent,
        "no agent has {t}": lambda test: sets.so_many_agents(0, test),
        "exactly {n} agent has {t}": sets.so_many_agents,
    },
)
