"""Builds the web app into the package: wheels and editable installs bring it along, and no Node is needed for that.

Node comes from a wheel that the build itself requires, and so does what tools/wire.py needs to write the app's types
and numbers. What is newer than its sources is not built again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]
except ImportError:  # the repository's own chores use the functions below without the build system
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "qg" / "static" / "index.html"
PACKAGES = WEB / "node_modules" / ".package-lock.json"
VALUES = ("kernel/conduct/host.py", "server/limits.py", "server/messages.py")
"""Whose values the app holds. Of all the other Python it takes types alone, and these leave no trace in it."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Called by hatchling before it packs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def build() -> None:
    """The web app, unless it is there and nothing it is made of has changed since."""
    if WEB.exists() and not is_built():
        install_packages()
        run(sys.executable, "-m", "tools.wire", cwd=ROOT)
        run("npm", "run", "build")


def is_built() -> bool:
    return BUILT.exists() and max(file.stat().st_mtime for file in sources()) <= BUILT.stat().st_mtime


def sources() -> Iterator[Path]:
    """All that the app is made of: its own files, the boards in the games' folders, and values of the room's."""
    yield from (ROOT / "src" / "qg" / name for name in VALUES)
    for folder in (WEB, *ROOT.glob("src/qg/games/*/ui")):
        for place, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if name not in ("node_modules", "generated")]
            yield from (Path(place, name) for name in files if name != "types.ts")


def install_packages() -> None:
    """What web/package-lock.json names, unless it is there."""
    lock = WEB / "package-lock.json"
    if not PACKAGES.exists() or PACKAGES.stat().st_mtime < lock.stat().st_mtime:
        run("npm", "ci", "--no-audit", "--no-fund")
        PACKAGES.touch()


def run(program: str, *arguments: str, cwd: Path = WEB) -> None:
    """A program of this environment, with Node as its wheel brings it; heard only when it fails."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    done = subprocess.run(
        [shutil.which(program, path=path) or program, *arguments],
        cwd=cwd,
        env=os.environ | {"PATH": path, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode(errors="replace")
        sys.exit(f"{said}\n{' '.join([Path(program).name, *arguments])} failed; its reason is above.")
