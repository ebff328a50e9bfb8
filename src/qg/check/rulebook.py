"""The rules of a game by their ids: where each is stated, carried out and tested."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

from qg import catalog, kernel

RULE = re.compile(r"\*\*([A-Z]{2,4}-[A-Z]{1,4}-\d\d)\b")
TAKEN_OVER = re.compile(r"\*\*([A-Z]{2,4}-[A-Z]{1,4}-\d\d)\*\* Conduct: ((?:QG-[A-Z]{3}-\d\d(?:, )?)+)")
"""A game's rule that the rulebook of tables has taken over, and the rules there that say the same."""
IN_CODE = re.compile(r"\b[A-Z]{2,4}-[A-Z]{1,4}-\d\d\b")
IN_TEST = re.compile(r"(?<![A-Z])([A-Z]{2,4}_[A-Z]{1,4}_\d\d)")
CARRIES = (".py", ".toml", ".ftl", ".svelte", ".ts", ".css")
KERNEL = Path(kernel.__file__).parent
CHECKOUT = KERNEL.parents[2]
SHARED = CHECKOUT / "tests" if (CHECKOUT / "pyproject.toml").exists() else None
"""In the repository, tests of the server and of the screens carry rules of games too."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def rule_ids(slug: str) -> list[str]:
    return list(dict.fromkeys(RULE.findall((catalog.folder_of(slug) / "RULES.md").read_text(encoding="utf-8"))))


def carriers_of(slug: str) -> dict[str, list[str]]:
    """Rule id -> the tests that carry it in their name and that assert something."""
    found: dict[str, list[str]] = {}
    series = rule_ids(slug)[0].partition("-")[0]
    own = sorted((catalog.folder_of(slug) / "tests").rglob("test_*.py"))
    shared = sorted(SHARED.rglob("test_*.py")) if SHARED else []
    for path in (*own, *shared):
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


def carried_out(slug: str) -> set[str]:
    """The ids in a game's folder, outside its booklet and its tests: in code, data, words and screens."""
    folder = catalog.folder_of(slug)
    files = [path for path in folder.rglob("*") if path.suffix in CARRIES and "tests" not in path.parts]
    return {rule for path in files for rule in IN_CODE.findall(path.read_text(encoding="utf-8"))}


@cache
def in_kernel() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(KERNEL.rglob("*.py")))


def conduct_ids() -> set[str]:
    """The rules of every table."""
    return {rule for rule in IN_CODE.findall(in_kernel()) if rule.startswith("QG-")}


def taken_over(slug: str) -> dict[str, list[str]]:
    """A game's rules that conduct says for all: each carried by kernel code and by a test with this game."""
    book = (catalog.folder_of(slug) / "RULES.md").read_text(encoding="utf-8")
    found = {rule: others.split(", ") for rule, others in TAKEN_OVER.findall(book)}
    tests = carriers_of(slug) if found else {}
    for rule, others in found.items():
        for other in others:
            assert other in conduct_ids(), f"{rule}: the kernel does not carry {other}"
            assert other in tests, f"{rule}: no test with this game carries {other}"
    return found
