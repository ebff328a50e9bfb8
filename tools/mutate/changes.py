"""The small changes: what may go wrong in a line of Python, as an edit of its text."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
NEGATING = ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot
RECKONED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNWRAPPED = {"sorted": "list", "reversed": "iter", "abs": ""}
REMOVED = ast.AugAssign | ast.Raise | ast.Continue | ast.Break | ast.Delete
SAME_FOR_ALL = {"t", "self", "cls", "rng"}
"""Arguments that every function takes: to swap them is to crash."""
UNTOUCHED = ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom
"""Nodes in formatted text have no exact place before Python 3.12."""
ASSERTED = {"strict"}
"""Keywords that only say what holds anyway: `zip(..., strict=True)`."""
TYPES = {"tuple", "list", "dict", "set", "frozenset", "type"}

Edit = tuple[int, int, str]
"""From which byte to which, and what stands there instead."""


@dataclass(frozen=True)
class Change:
    path: Path
    lines: range
    """Where it is, from the beginning of its statement."""
    edit: Edit

    def source(self) -> bytes:
        """The whole file with the change."""
        start, end, text = self.edit
        old = self.path.read_bytes()
        return old[:start] + text.encode() + old[end:]

    def is_python(self) -> bool:
        try:
            return ast.dump(ast.parse(self.source())) != ast.dump(ast.parse(self.path.read_bytes()))
        except SyntaxError:
            return False

    @property
    def line(self) -> int:
        return self.path.read_bytes()[: self.edit[0]].count(b"\n") + 1

    def before(self) -> str:
        """The lines it touches, as one."""
        return self._shown(self.path.read_bytes(), self.edit[1])

    def after(self) -> str:
        return self._shown(self.source(), self.edit[0] + len(self.edit[2].encode()))

    def _shown(self, source: bytes, end: int) -> str:
        first = source.rfind(b"\n", 0, self.edit[0]) + 1
        last = source.find(b"\n", end)
        return " ".join(source[first : last if last >= 0 else None].decode().split())


class Source:
    """A file of Python, its tree, and where each node lies in its bytes."""

    def __init__(self, path: Path) -> None:
        self.path, self.bytes = path, path.read_bytes()
        self.tree = ast.parse(self.bytes)
        self._starts = [0, *accumulate(len(line) for line in self.bytes.splitlines(keepends=True))]

    def start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self._starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def text(self, node: ast.expr) -> str:
        return self.bytes[self.start(node) : self.end(node)].decode()

    def instead(self, node: ast.expr | ast.stmt, text: str) -> Edit:
        return self.start(node), self.end(node), text

    def between(self, left: ast.expr, right: ast.expr, sign: tuple[str, str]) -> Iterator[Edit]:
        """Another operator between two operands."""
        at = self.bytes.find(sign[0].encode(), self.end(left), self.start(right))
        if at >= 0:
            yield at, at + len(sign[0]), sign[1]


def changes(path: Path) -> Iterator[Change]:
    source, seen = Source(path), set[Edit]()
    for statement, node in nodes(source.tree, None):
        for kind in KINDS:
            for edit in kind(source, node):
                if edit not in seen:
                    seen.add(edit)
                    last = source.bytes.count(b"\n", 0, edit[1]) + 1
                    yield Change(path, range(statement.lineno, last + 1), edit)


def nodes(node: ast.AST, statement: ast.stmt | None) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """All that may be changed, each with the statement it is in."""
    for child in parts(node):
        within = child if isinstance(child, ast.stmt) else statement
        if within is not None and not is_asserted(child):
            yield within, child
            yield from nodes(child, within)


def is_asserted(node: ast.AST) -> bool:
    """It only says what holds anyway."""
    if isinstance(node, ast.Raise):
        return isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) == "AssertionError"
    return isinstance(node, UNTOUCHED) or (isinstance(node, ast.keyword) and node.arg in ASSERTED)


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """What a node is made of, without types, decorators and the making of classes."""
    left_out = {"annotation", "returns", "decorator_list"}
    if isinstance(node, ast.ClassDef):
        left_out |= {"bases", "keywords"}
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and is_type(node.value.id):
        left_out |= {"slice"}
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    for name, value in ast.iter_fields(node):
        if name not in left_out:
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.Tuple) and is_taken_apart(node):
                    yield from part.elts
                elif isinstance(part, ast.AST):
                    yield part


def is_taken_apart(node: ast.AST) -> bool:
    """Where names and values must be as many, to drop one is to crash."""
    return isinstance(node, ast.Assign) and any(isinstance(target, ast.Tuple) for target in node.targets)


def is_type(name: str) -> bool:
    return name in TYPES or (name[0].isupper() and not name.isupper())


# -- the kinds of changes ---------------------------------------------------------------------------------------------


def compared(source: Source, node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.Compare):
        for (left, right), sign in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
            yield from source.between(left, right, COMPARED[type(sign)])


def reckoned(source: Source, node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield from source.between(node.left, node.right, RECKONED[type(node.op)])
    if isinstance(node, ast.AugAssign) and type(node.op) in RECKONED:
        old, new = RECKONED[type(node.op)]
        yield from source.between(node.target, node.value, (f"{old}=", f"{new}="))


def joined(source: Source, node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.BoolOp):
        sign = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield from source.between(left, right, sign)


def negated(source: Source, node: ast.AST) -> Iterator[Edit]:
    tests = node.ifs if isinstance(node, ast.comprehension) else [getattr(node, "test", None)]
    for test in tests:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            yield source.instead(test, held(source, test.operand))
        elif isinstance(test, ast.expr) and not is_compared(test):
            yield source.instead(test, f"not {held(source, test)}")


def is_compared(test: ast.expr) -> bool:
    """To change its one operator is to negate it."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATING)


def held(source: Source, node: ast.expr) -> str:
    """Its text, in brackets where it could fall apart."""
    text = source.text(node)
    return text if isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript) else f"({text})"


def counted(source: Source, node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield source.instead(node, str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield source.instead(node, f"{node.value + 1}")
        yield source.instead(node, f"{node.value - 1}")


def removed(source: Source, node: ast.AST) -> Iterator[Edit]:
    called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom)
    stored = isinstance(node, ast.Assign) and not any(isinstance(at, ast.Name | ast.Tuple) for at in node.targets)
    returned = isinstance(node, ast.Return) and node.value is None
    if isinstance(node, ast.stmt) and (called or stored or returned or isinstance(node, REMOVED)):
        yield source.instead(node, "pass")


def renamed(source: Source, node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in CALLED:
            yield source.instead(node.func, CALLED[node.func.id])
        if node.func.id in UNWRAPPED and node.args:
            yield source.instead(node, f"{UNWRAPPED[node.func.id]}({source.text(node.args[0])})")


def swapped(source: Source, node: ast.AST) -> Iterator[Edit]:
    for one, other in pairwise(node.args) if isinstance(node, ast.Call) else ():
        first, second = source.text(one), source.text(other)
        if first != second and kind(one) == kind(other) and not {first, second} & SAME_FOR_ALL:
            mid = source.bytes[source.end(one) : source.start(other)].decode()
            yield source.start(one), source.end(other), f"{second}{mid}{first}"


def kind(argument: ast.expr) -> tuple[type, ...]:
    return (type(argument), type(argument.value)) if isinstance(argument, ast.Constant) else (type(argument),)


def dropped(source: Source, node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.Tuple | ast.List | ast.Set) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        for place in range(len(node.elts) if len(node.elts) > 1 else 0):
            yield source.instead(node, without(node, place, "elts"))
    elif isinstance(node, ast.Dict):
        for place in range(len(node.keys)):
            yield source.instead(node, without(node, place, "keys", "values"))
    elif isinstance(node, ast.Call):
        given: list[ast.expr | ast.keyword] = [*node.args, *node.keywords]
        for before, keyword in pairwise(given):
            if isinstance(keyword, ast.keyword) and keyword.arg not in {None, *ASSERTED}:
                yield source.end(before), source.end(keyword), ""


def without(node: ast.expr, place: int, *fields: str) -> str:
    rest = copy.deepcopy(node)
    for field in fields:
        del getattr(rest, field)[place]
    return ast.unparse(rest)


KINDS: tuple[Callable[[Source, ast.AST], Iterator[Edit]], ...] = (
    compared,
    reckoned,
    joined,
    negated,
    counted,
    removed,
    renamed,
    swapped,
    dropped,
)
