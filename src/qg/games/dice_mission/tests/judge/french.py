"""How the cards say it in French."""

from __future__ import annotations

from qg.games.dice_mission.tests.judge import sets
from qg.games.dice_mission.tests.judge.grammar import Language
from qg.games.dice_mission.tests.judge.sets import ANY, Values, both, either

PAIR, IMPAIR = Values({2, 4, 6}), Values({1, 3, 5})

FRENCH = Language(
    numbers={"aucun": 0, "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6},
    classes={
        "pairs": PAIR,
        "dés pairs": PAIR,
        "impairs": IMPAIR,
        "dés impairs": IMPAIR,
        "d'impairs": IMPAIR,
        "dé impair": IMPAIR,
    },
    between=r"(?:dés )?de (\d) à (\d)",
    measures={"total": sum, "plus fort dé": max, "plus faible dé": min},
    table=r"( sont)?,? sur la table",
    some_dice={
        "exactement {n} dés(?:,| :) {t}": lambda n, test: both(sets.exactly(len, n), test),
        "au moins {n} dés(?:,| :) {t}": lambda n, test: both(sets.at_least(len, n), test),
        "(?:un double|une paire|de paire|au moins une paire|une paire ou mieux)": lambda: sets.alike(2),
        "un brelan": lambda: sets.alike(3),
        "un carré": lambda: sets.alike(4),
        "{n} dés identiques": sets.alike,
        "au moins {n} dés identiques": sets.alike,
        "deux paires": lambda: sets.two_pairs(ANY),
        "deux paires parmi {vs}": sets.two_pairs,
        "une paire de {v} et une autre paire": sets.pair_and_another,
        "une paire de {vs}": lambda values: sets.alike_among(2, values),
        "un double {vs}": lambda values: sets.alike_among(2, values),
        "un brelan de {vs}": lambda values: sets.alike_among(3, values),
        "un carré de {vs}": lambda values: sets.alike_among(4, values),
        "un full : un brelan et une paire d'une autre valeur": lambda: sets.full_house,
        "une suite de {n}": lambda n: sets.at_least(sets.longest_run, n),
        "total de {n} exactement": lambda n: sets.exactly(sum, n),
        "total d'au moins {n}": lambda n: sets.at_least(sum, n),
        "total de {n} ou moins": lambda n: sets.at_most(sum, n),
        "tous différents": lambda: sets.all_different,
        "(?:dont )?tous (?:les dés sont )?{c}": sets.all_among,
        "uniquement des {v} et des {v}": lambda one, two: sets.all_among(Values({one, two})),
        "exactement {n} valeurs différentes": lambda n: sets.exactly(sets.kinds, n),
        "au plus {n} valeurs différentes": lambda n: sets.at_most(sets.kinds, n),
        "{n} valeurs différentes au plus": lambda n: sets.at_most(sets.kinds, n),
        "écart maximal de {n} entre le plus fort et le plus faible": lambda n: sets.at_most(sets.gap, n),
        "{v}-{v}-{v}": sets.shows,
        "aucun {c}": lambda values: sets.exactly(sets.how_many(values), 0),
        "exactement {n} {c}": lambda n, values: sets.exactly(sets.how_many(values), n),
        "au moins {n} {c}": lambda n, values: sets.at_least(sets.how_many(values), n),
        "{n} {c}": lambda n, values: sets.at_least(sets.how_many(values), n),
        "{v}": sets.shows,
        "autant de {c} que de {c}": sets.as_many,
        "autant de {vs} réunis que de {vs} réunis": sets.as_many,
        "autant de {c} que de {c}, au moins {n} de chaque": lambda one, two, n: both(
            sets.as_many(one, two), sets.at_least(sets.how_many(one), n)
        ),
        "le même nombre de {vs}": sets.as_many_of_each,
        "au moins deux fois plus de {c} que (?:de )?{c}": sets.at_least_twice_as_many,
        "exactement deux fois plus de {c} que de {c}": sets.twice_as_many,
        "les {n} valeurs, aucune plus de {n} fois": sets.every_value_at_most,
        "le {v} est la valeur la plus présente, sans égalité": sets.most_common,
        "le total de la table est un multiple de {n}": sets.multiple_of,
        "le total de la table est compris entre {n} et {n} inclus": sets.total_between,
        "la moyenne des dés de la table est d'au moins {n}": sets.average_at_least,
        "la moyenne des dés de la table est de {n} au plus": sets.average_at_most,
    },
    connectives=((" et ", both), (" ou ", either), (", ", both)),
    versus={
        "être le seul à n'avoir aucune paire": lambda: sets.only(sets.no(sets.alike(2))),
        "être le seul à ne montrer {t}": sets.only,
        "être le seul (?:à avoir |à montrer |){t}": sets.only,
        "avoir un {m} supérieur d'au moins {n} à celui de chaque adversaire": sets.higher,
        "avoir un {m} inférieur d'au moins {n} à celui de chaque adversaire": sets.lower,
        "avoir le même {m} qu'au moins un adversaire": sets.same_as_one,
        "avoir son {m} supérieur à celui de chaque adversaire": sets.higher,
        "avoir son {m} inférieur à celui de chaque adversaire": sets.lower,
        "avoir son {m} supérieur d'au moins {n} à celui de chaque adversaire": sets.higher,
        "avoir son {m} inférieur d'au moins {n} à celui de chaque adversaire": sets.lower,
        "avoir plus de dés de valeur {v} que chaque adversaire": lambda v: sets.higher(sets.how_many(Values({v}))),
        "avoir au moins {n} {c} de plus que chaque adversaire": lambda n, values: sets.higher(sets.how_many(values), n),
        "montrer plus de valeurs différentes que chaque adversaire": lambda: sets.higher(sets.kinds),
        "montrer moins de valeurs différentes que chaque adversaire": lambda: sets.lower(sets.kinds),
        "avoir plus de dés d'une même valeur que chaque adversaire": lambda: sets.higher(sets.largest),
        "avoir une suite plus longue que chaque adversaire": lambda: sets.higher(sets.longest_run),
        "avoir un plus grand écart entre ses dés que chaque adversaire": lambda: sets.higher(sets.gap),
        "avoir un écart entre ses dés inférieur d'au moins {n} à celui de chaque adversaire": lambda n: sets.lower(
            sets.gap, n
        ),
        "n'avoir aucune valeur en commun avec ses adversaires": lambda: sets.nothing_shared,
        "avoir au moins {n} valeurs en commun avec chaque adversaire": sets.shared_with_each,
    },
    team={
        "chaque agent (?:a|montre) {t}": sets.every_agent,
        "aucun agent n'a {t}": lambda test: sets.so_many_agents(0, test),
        "exactement {n} agent a {t}": sets.so_many_agents,
    },
)
