"""How much there is to read, beside November 2026 and what was aimed at: ./qg lines [COMMIT]

What is counted, the figures of November and the aims are in lines.toml. With a commit, that one is counted instead.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tarfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from statistics import mean, median, quantiles

from radon.complexity import cc_visit  # type: ignore[import-untyped]

from tools.sizes import length
from tools.sources import sources

WANTED = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
STYLE = re.compile(r"<style[^>]*>\n(.*?)</style>", re.DOTALL)
CLASS = re.compile(r"^(?:export )?(?:abstract )?class (\w+)", re.MULTILINE)
SHARED = {"State", "Options", "Board", "Result", "Rookie", "Agent", "DoubleZero", "Stamp"}
"""Names of classes that mean the same in every game, as on the platform."""


class Tree:
    """The repository at one moment: the text of every file, by path."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def matching(self, pattern: str) -> Iterator[tuple[str, str]]:
        return ((path, text) for path, text in self.files.items() if re.search(pattern, path))

    def count(self, wanted: dict[str, str]) -> int:
        lines = COUNTS[wanted.get("lines", "all")]
        return sum(lines(path, text) for path, text in self.matching(wanted["files"]))

    @cached_property
    def python(self) -> dict[str, ast.Module]:
        """What is shipped: no tests, no tools."""
        shipped = self.matching(r"^src/qg/(?!.*/tests/).*\.py$")
        return {path: ast.parse(text, path) for path, text in shipped}

    @cached_property
    def functions(self) -> list[int]:
        """How long each is."""
        nodes = (node for tree in self.python.values() for node in ast.walk(tree))
        return [length(node) for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]

    @cached_property
    def complexities(self) -> list[int]:
        """Of functions, methods and classes, as radon counts."""
        return [block.complexity for path in self.python for block in cc_visit(self.files[path])]

    @cached_property
    def web_files(self) -> list[int]:
        written = self.matching(
            r"^(web/src|src/qg/games/\w+/ui)/(?!.*(/types|generated/\w+|\.test)\.ts$).*\.(ts|svelte)$"
        )
        return [all_lines(path, text) for path, text in written]

    @cached_property
    def homonyms(self) -> dict[str, list[str]]:
        """Names of classes that stand twice on the platform, or on the platform and in a game; and where."""
        places: defaultdict[str, list[str]] = defaultdict(list)
        for path, name in self._classes():
            if name not in SHARED:
                places[name].append(path)
        return {
            name: found for name, found in sorted(places.items()) if len(found) > 1 and any(map(of_platform, found))
        }

    def _classes(self) -> Iterator[tuple[str, str]]:
        for path, tree in self.python.items():
            yield from ((path, node.name) for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
        for path, text in self.matching(r"^(web/src|src/qg/games/\w+/ui)/.*\.(ts|svelte)$"):
            yield from ((path, name) for name in CLASS.findall(text))


def of_platform(path: str) -> bool:
    """Not of a game; nor of the little one that `qg new-game` writes."""
    return not path.startswith(("src/qg/games/", "src/qg/check/template/"))


def all_lines(_: str, text: str) -> int:
    return len(text.splitlines())


def style_lines(path: str, text: str) -> int:
    return (
        len(text.splitlines()) if path.endswith(".css") else sum(len(css.splitlines()) for css in STYLE.findall(text))
    )


def import_lines(_: str, text: str) -> int:
    imports = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)


COUNTS = {"all": all_lines, "style": style_lines, "imports": import_lines}


def shape(tree: Tree) -> dict[str, float]:
    """Functions, files and names."""
    return {
        "functions of Python": len(tree.functions),
        "lines of a function: median": median(tree.functions),
        "lines of a function: p90": quantiles(tree.functions, n=10)[-1],
        "lines of a function: most": max(tree.functions),
        "complexity: average": mean(tree.complexities),
        "complexity: most": max(tree.complexities),
        "complexity: over 12": sum(one > 12 for one in tree.complexities),
        "files of TypeScript and Svelte": len(tree.web_files),
        "of these over 250 lines": sum(lines > 250 for lines in tree.web_files),
        "of these over 400 lines": sum(lines > 400 for lines in tree.web_files),
        "class names that mean two things": len(tree.homonyms),
    }


def table(title: str, now: dict[str, float]) -> Iterator[str]:
    yield f"{title:<44}{'Nov 2026':>10}{'now':>10}{'aim':>10}"
    for name, value in now.items():
        november, aim = (figure(WANTED[column].get(name)) for column in ("november", "aim"))
        yield f"  {name:<42}{november:>10}{figure(value):>10}{aim:>10}".rstrip()
    yield ""


def figure(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.2f}" if value % 1 else f"{value:,.0f}"


def working_tree() -> Tree:
    return Tree({path.as_posix(): path.read_text("utf-8") for path in sources() if is_text(path.read_bytes())})


def tree_of(commit: str) -> Tree:
    packed = subprocess.run(["git", "archive", commit], stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        held = ((entry.name, archive.extractfile(entry)) for entry in archive if entry.isfile())
        contents = {name: file.read() for name, file in held if file}
    return Tree({name: content.decode() for name, content in contents.items() if is_text(content)})


def is_text(content: bytes) -> bool:
    return b"\0" not in content


def main() -> None:
    tree = tree_of(sys.argv[1]) if len(sys.argv) > 1 else working_tree()
    tables = (
        table("What can be fewer (lines)", {one["name"]: tree.count(one) for one in WANTED["diet"]}),
        table("Rooms (lines)", {one["name"]: tree.count(one) for one in WANTED["room"]}),
        table("Shape", shape(tree)),
    )
    print(*(line for lines in tables for line in lines), sep="\n")
    for name, places in tree.homonyms.items():
        print(f"  {name}: {', '.join(places)}")


if __name__ == "__main__":
    main()
