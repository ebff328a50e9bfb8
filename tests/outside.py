"""QG from outside: its command line in a process of its own, and its lines as they travel."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from qg.words import Message, Text


def run_qg(
    *words: str, python: str = sys.executable, place: Path | None = None, **environ: str
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", **environ}
    command = [python, "-m", "qg", *words]
    return subprocess.run(
        command, env=env, cwd=place, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )


def line(told: Any) -> Text:
    """A line as it travels, as Python's words know it."""
    if isinstance(told, dict):
        return Message(told["id"], {name: line(value) for name, value in told.get("args", {}).items()})
    return tuple(map(line, told)) if isinstance(told, list) else told
