"""Every rule id of every RULES.md is carried by a test; what a later piece of work owes is listed with its reason."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from qg import catalog
from qg.kernel.canon import returns_nothing

RULE = re.compile(r"\*\*([A-Z]{2,4}-[A-Z]{1,4}-\d\d)\b")
Function = ast.FunctionDef | ast.AsyncFunctionDef
SHARED = Path(__file__).parents[1]
"""Tests of the server and of the screens carry rules of games too."""
TAKEN_OVER = re.compile(r"\*\*([A-Z]{2,4}-[A-Z]{1,4}-\d\d)\*\* Conduct: ((?:QG-[A-Z]{3}-\d\d(?:, )?)+)")
"""A game's rule that the rulebook of tables has taken over, and the rules there that say the same."""
ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "src" / "qg" / "kernel"
STEPS_YET_TO_COME = {"bomb-squad-academy"}
CARRIES = (".py", ".toml", ".ftl", ".svelte", ".ts", ".css")
IN_CODE = re.compile(r"\b[A-Z]{2,4}-[A-Z]{1,4}-\d\d\b")
IN_TEST = re.compile(r"(?<![A-Z])([A-Z]{2,4}_[A-Z]{1,4}_\d\d)")


def rule_ids(slug: str) -> list[str]:
    return list(dict.fromkeys(RULE.findall((catalog.folder_of(slug) / "RULES.md").read_text(encoding="utf-8"))))


def carriers_of(slug: str) -> dict[str, list[str]]:
    """Rule id -> the tests that carry it in their name and that assert something."""
    found: dict[str, list[str]] = {}
    series = rule_ids(slug)[0].partition("-")[0]
    own = sorted((catalog.folder_of(slug) / "tests").rglob("test_*.py"))
    for path in (*own, *sorted(SHARED.rglob("test_*.py"))):
        for test in functions_in(path):
            rules = [rule for rule in IN_TEST.findall(test.name) if path in own or rule.startswith(f"{series}_")]
            if path in own or rules:
                assert can_fail(test), f"{path.name}: {test.name} asserts nothing"
            for rule in rules:
                found.setdefault(rule.replace("_", "-"), []).append(test.name)
    return found


def functions_in(path: Path) -> list[Function]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [node for node in nodes if isinstance(node, Function) and node.name.startswith("test_")]


def can_fail(test: Function) -> bool:
    """It asserts, expects a refusal, or calls something that is named for asserting."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name == "raises" or name.startswith(("assert_", "refused", "expect")):
                return True
    return False


def owed(slug: str) -> dict[str, str]:
    """Rules that only hold on a screen, in the live server or with bots still to come, each with its reason."""
    path = catalog.folder_of(slug) / "tests" / "owed.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@pytest.mark.parametrize("slug", catalog.games())
def test_every_rule_is_carried_by_a_test(slug: str) -> None:
    ids, carried, debts = rule_ids(slug), carriers_of(slug), owed(slug)
    assert ids, "RULES.md names no rule"
    missing = [rule for rule in ids if rule not in carried and rule not in debts and rule not in taken_over(slug)]
    assert not missing, f"{len(missing)} rules without a test: {missing}"
    known = {*ids, *conduct_ids()}
    assert not [rule for rule in carried if rule not in known], "a test carries an id that no rulebook knows"
    assert not [rule for rule in debts if rule in carried or rule not in ids], "a debt that is paid or unknown"
    assert all(len(reason.split()) > 3 for reason in debts.values()), "a debt without a reason"


@pytest.mark.parametrize("slug", catalog.games())
def test_a_rule_counts_as_tested_only_where_something_carries_it_out(slug: str) -> None:
    """A worked example is a test and nothing else; a rule that conduct says for all is carried by the kernel."""
    carried = carried_out(slug)
    by_tests = {rule for rule in rule_ids(slug) if rule.split("-")[1] == "EX"} | {*owed(slug)} | {*taken_over(slug)}
    assert [rule for rule in rule_ids(slug) if rule not in carried and rule not in by_tests] == []
    assert not [rule for rule in carried if rule not in {*rule_ids(slug), *conduct_ids()}], "an id nobody knows"


def carried_out(slug: str) -> set[str]:
    """The ids in a game's folder, outside its booklet and its tests: in code, data, words and screens."""
    folder = catalog.folder_of(slug)
    files = [path for path in folder.rglob("*") if path.suffix in CARRIES and "tests" not in path.parts]
    return {rule for path in files for rule in IN_CODE.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("slug", catalog.games())
def test_the_ids_of_steps_and_decisions_are_those_of_their_docstrings(slug: str) -> None:
    game = catalog.load(slug)
    steps = [step for name, step in game.steps.items() if not name.startswith("_") and returns_nothing(step)]
    steps = [] if slug in STEPS_YET_TO_COME else steps
    decisions = [kind for kind in game.decisions.values() if kind.__doc__]
    told: dict[Any, tuple[str, ...]] = {
        rule: tuple(dict.fromkeys(IN_CODE.findall(rule.__doc__ or ""))) for rule in (*steps, *decisions)
    }
    apart = [rule.__name__ for rule, ids in told.items() if getattr(rule, "rules", ()) != ids]
    assert apart == [] and any(told.values())


def conduct_ids() -> list[str]:
    """The rules of every table."""
    return list(dict.fromkeys(RULE.findall((ROOT / "docs" / "conduct.md").read_text(encoding="utf-8"))))


def in_kernel() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(KERNEL.rglob("*.py")))


def taken_over(slug: str) -> dict[str, list[str]]:
    """A game's rules that conduct says for all: each carried by kernel code and by a test with this game."""
    book = (catalog.folder_of(slug) / "RULES.md").read_text(encoding="utf-8")
    found = {rule: others.split(", ") for rule, others in TAKEN_OVER.findall(book)}
    kernel, tests = in_kernel(), carriers_of(slug) if found else {}
    for rule, others in found.items():
        for other in others:
            assert other in conduct_ids() and other in kernel, f"{rule}: the kernel does not carry {other}"
            assert other in tests, f"{rule}: no test with this game carries {other}"
    return found


def test_every_rule_of_conduct_is_carried_by_the_kernel_and_by_a_test() -> None:
    ids, kernel = conduct_ids(), in_kernel()
    tests = [test for path in (ROOT / "tests" / "kernel").glob("test_conduct_*.py") for test in functions_in(path)]
    carried = {rule.replace("_", "-") for test in tests for rule in IN_TEST.findall(test.name) if can_fail(test)}
    assert len(ids) > 30
    assert not [rule for rule in ids if rule not in kernel], "no kernel code carries them"
    assert not [rule for rule in ids if rule not in carried], "no test carries them"
    assert not carried - {*ids}, "a test carries an id that the rulebook does not know"


def test_no_other_room_names_a_game() -> None:
    rooms = [path for path in (Path(catalog.__file__).parent).rglob("*") if catalog.GAMES not in path.parents]
    names = [name for slug in catalog.games() for name in (slug, slug.replace("-", "_"))]
    for path in rooms:
        if path.suffix in (".py", ".ftl", ".toml"):
            text = path.read_text(encoding="utf-8")
            assert not [name for name in names if name in text], path
