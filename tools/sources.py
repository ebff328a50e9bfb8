"""The files that belong to the repository: those git keeps, and new ones it does not ignore."""

import subprocess
from pathlib import Path


def sources() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout.split("\0")
    return [path for path in map(Path, sorted(set(names) - {""})) if path.is_file()]
