"""A game's engine, and the tests that may notice a change in it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from types import ModuleType

from qg import catalog

ROOT = Path(__file__).parents[2]
CONTRACTS = (ROOT / "src" / "qg" / "check" / "contracts", ROOT / "tests" / "contracts")
NO_ENGINE = {"tests", "ui", "bots"}


class Title:
    def __init__(self, slug: str, *, own: bool) -> None:
        self.slug, self.folder = slug, catalog.folder_of(slug)
        places = [self.folder / "tests"] if own else [self.folder / "tests", *CONTRACTS]
        files = [file for place in places for file in sorted(place.rglob("test_*.py"))]
        self.tests = [file for file in files if "browser" not in file.parts]

    @cached_property
    def engine(self) -> list[Path]:
        files = sorted(self.folder.rglob("*.py"))
        return [file for file in files if NO_ENGINE.isdisjoint(file.relative_to(self.folder).parts)]

    @cached_property
    def shared(self) -> list[Path]:
        """All that may make a difference to any test, besides the tests themselves."""
        program = [file for file in catalog.GAMES.parent.rglob("*.py") if catalog.GAMES not in file.parents]
        helpers = [file for place in CONTRACTS for file in place.rglob("*.py") if not file.name.startswith("test_")]
        game = [file for file in self.folder.rglob("*") if file.suffix in {".py", ".toml", ".ftl", ".xz", ".json"}]
        game = [file for file in game if not file.name.startswith("test_") and "ui" not in file.parts]
        return sorted({*program, *helpers, *game, ROOT / "tools" / "yardstick.py"})

    def is_outside(self, module: ModuleType) -> bool:
        """Neither of the game nor a test: to have it imported before the game makes no difference."""
        file = Path(getattr(module, "__file__", None) or self.folder / "nowhere")
        near = (self.folder, catalog.GAMES, *CONTRACTS, ROOT / "tests", ROOT / "tools")
        return file.name != "conftest.py" and not any(place in file.parents for place in near)
