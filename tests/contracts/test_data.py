"""Nothing lies in a game's data that nobody reads."""

import ast
import importlib
from functools import cache
from pathlib import Path

from .prelude import *

NOTE = "provenance"
"""For whoever reads the file: where an entry comes from."""
RULE_TEST = re.compile(r"test_[A-Z]+_[A-Z]+_\d\d_")


def structs_of(module: ModuleType, package: str) -> set[type[msgspec.Struct]]:
    """The tables of the data: structs of the module that reads them, and those of the game that these hold."""
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    found: set[type[msgspec.Struct]] = set()
    for kind in own:
        if issubclass(kind, msgspec.Struct):
            found |= set(held(msgspec.inspect.type_info(kind), set()))
    return {kind for kind in found if kind.__module__.startswith(package)}


def held(info: Any, seen: set[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """Each once: a condition may hold conditions."""
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
    for name in getattr(info, "__struct_fields__", ()):
        value = getattr(info, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
                yield from held(part, seen)


@cache
def names_read(folder: Path) -> frozenset[str]:
    """By the code that is shipped, and by tests of rules: some of what is in the box is there to look at."""
    read = {NOTE}
    for path in folder.rglob("*.py"):
        for node in ast.walk(looked_at(path, folder)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                read.add(node.attr)
            elif isinstance(node, ast.MatchClass):
                read.update(node.kwd_attrs)
    for path in (folder / "ui").rglob("*"):
        if path.suffix in (".ts", ".svelte") and path.name != "types.ts":
            read.update(re.findall(r"[.{,] ?(\w+)", path.read_text("utf-8")))
    return frozenset(read)


def looked_at(path: Path, folder: Path) -> ast.AST:
    tree = ast.parse(path.read_text("utf-8"))
    if "tests" not in path.relative_to(folder).parts:
        return tree
    rules = [node for node in tree.body if isinstance(node, ast.FunctionDef) and RULE_TEST.match(node.name)]
    return ast.Module([*rules], [])


def data_of(folder: Path) -> ModuleType | None:
    """Where a game has its data, if it has any."""
    return importlib.import_module(f"qg.games.{folder.name}.data") if (folder / "data.py").exists() else None


@pytest.mark.parametrize("slug", catalog.games())
def test_every_field_of_the_data_is_read(slug: str) -> None:
    folder = catalog.folder_of(slug)
    module = data_of(folder)
    if module is None:
        return
    kinds = structs_of(module, module.__name__.removesuffix(".data"))
    read = names_read(folder)
    unread = [f"{kind.__name__}.{name}" for kind in kinds for name in kind.__struct_fields__ if name not in read]
    assert not unread
