"""Every rule id of a RULES.md is carried by a test; what a later piece of work owes is listed with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from qg import catalog
from qg.kernel.canon import returns_nothing
from qg.kernel.hooks import HOOKS

from .. import under_check
from ..rulebook import IN_CODE, carried_out, carriers_of, conduct_ids, owed, rule_ids, taken_over


@pytest.mark.parametrize("slug", under_check())
def test_every_rule_is_carried_by_a_test(slug: str) -> None:
    ids, carried, debts = rule_ids(slug), carriers_of(slug), owed(slug)
    assert ids, "RULES.md names no rule"
    missing = [rule for rule in ids if rule not in carried and rule not in debts and rule not in taken_over(slug)]
    assert not missing, f"{len(missing)} rules without a test: {missing}"
    known = {*ids, *conduct_ids()}
    assert not [rule for rule in carried if rule not in known], "a test carries an id that no rulebook knows"
    assert not [rule for rule in debts if rule in carried or rule not in ids], "a debt that is paid or unknown"
    assert all(len(reason.split()) > 3 for reason in debts.values()), "a debt without a reason"


@pytest.mark.parametrize("slug", under_check())
def test_a_rule_counts_as_tested_only_where_something_carries_it_out(slug: str) -> None:
    """A worked example is a test and nothing else; a rule that conduct says for all is carried by the kernel."""
    carried = carried_out(slug)
    by_tests = {rule for rule in rule_ids(slug) if rule.split("-")[1] == "EX"} | {*owed(slug)} | {*taken_over(slug)}
    assert [rule for rule in rule_ids(slug) if rule not in carried and rule not in by_tests] == []
    assert not [rule for rule in carried if rule not in {*rule_ids(slug), *conduct_ids()}], "an id nobody knows"


@pytest.mark.parametrize("slug", under_check())
def test_the_ids_of_steps_and_decisions_are_those_of_their_docstrings(slug: str) -> None:
    assert ids_apart(slug) == []


def ids_apart(slug: str) -> list[str]:
    """Steps, hooks that act, and decisions, whose docstrings name other rules than their data."""
    game = catalog.load(slug)
    functions = game.steps | {name: getattr(type(game), name) for name in HOOKS}
    steps = [step for name, step in functions.items() if not name.startswith("_") and returns_nothing(step)]
    decisions = [kind for kind in game.decisions.values() if kind.__doc__]
    rules: list[Any] = [*steps, *decisions]
    told = {rule: tuple(dict.fromkeys(IN_CODE.findall(rule.__doc__ or ""))) for rule in rules}
    assert any(told.values()), "no docstring names a rule"
    return [rule.__name__ for rule, ids in told.items() if getattr(rule, "rules", ()) != ids]
