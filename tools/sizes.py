"""Size limits: no long file in any language, and no long function in Python, outside data and tests.

Functions of TypeScript are measured by eslint (web/eslint.config.js).
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.sources import sources

FUNCTION_LINES = 40  # decorators and docstring included
FILE_LINES = 400
LIMITED = {".css", ".py", ".svelte", ".ts"}
FREE = {"data", "tests"}
LAUNCHER = Path("qg")


def main() -> int:
    findings = [finding for path in sources() if is_limited(path) for finding in too_long(path)]
    print("\n".join(findings))
    return bool(findings)


def is_limited(path: Path) -> bool:
    return path == LAUNCHER or (path.suffix in LIMITED and FREE.isdisjoint(path.parts))


def too_long(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if (lines := len(text.splitlines())) > FILE_LINES:
        yield f"{path}: {lines} lines; a file has at most {FILE_LINES}"
    if path == LAUNCHER or path.suffix == ".py":
        yield from long_functions(path, text)


def long_functions(path: Path, text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (lines := length(node)) > FUNCTION_LINES:
            yield f"{path}:{node.lineno}: {node.name} has {lines} lines; a function has at most {FUNCTION_LINES}"


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
    return (function.end_lineno or function.lineno) - first + 1


if __name__ == "__main__":
    sys.exit(main())
