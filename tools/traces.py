"""No trace of one machine in the repository: no path of it, no package registry, and no address in a lock file."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.sources import sources

MACHINE_PATH = re.compile(r"(?<![\w.)}-])/(home|root|work|Users)/|[A-Z]:\\Users\\|file:/{3}")
REGISTRY = re.compile(
    r"https?://[^\s\"'>)]*(pypi|npmjs|pythonhosted|debian)"
    r"|\b(pypi\.org|pythonhosted\.org|npmjs\.(org|com)|(deb|security|ftp)\.debian\.org)\b"
)
ADDRESS = re.compile(r"://")


def main() -> int:
    findings = [finding for path in sources() for finding in traces(path)]
    print("\n".join(findings))
    return bool(findings)


def traces(path: Path) -> Iterator[str]:
    content = path.read_bytes()
    if b"\0" in content:  # not a text
        return
    for number, line in enumerate(content.decode(errors="replace").splitlines(), start=1):
        for reason in faults(line, is_lock=is_lock(path)):
            yield f"{path}:{number}: {reason}: {line.strip()[:100]}"


def is_lock(path: Path) -> bool:
    return path.suffix == ".lock" or path.name == "package-lock.json"


def faults(line: str, *, is_lock: bool) -> Iterator[str]:
    if MACHINE_PATH.search(line):
        yield "path of a machine"
    if REGISTRY.search(line):
        yield "package registry"
    if is_lock and ADDRESS.search(line):
        yield "address in a lock file"


if __name__ == "__main__":
    sys.exit(main())
