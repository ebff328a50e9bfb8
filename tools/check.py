"""Every check of the repository, two at a time; the findings of those that fail are shown in full."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path

from hatch_build import WEB, install_packages

BIN = Path(sys.executable).parent
AT_ONCE = 2

CHECKS = {  # the slow ones first, but for one
    "wire types": "python -m tools.wire",  # which writes what the web app's own checks read
    "web types": "npm run --silent check",
    "web tests": "npm test --silent",
    "web lint": "npm run --silent lint",
    "types": "mypy",
    "spelling": "codespell",
    "dead code": "python -m tools.dead",
    "layers": "lint-imports --no-logo",
    "dependencies": "deptry --no-ansi src",
    "lint": "ruff check --quiet . qg",
    "format": "ruff format --check --quiet . qg",
    "sizes": "python -m tools.sizes",
    "traces": "python -m tools.traces",
}


@dataclass(frozen=True)
class Result:
    name: str
    passed: bool
    seconds: float
    findings: str


def main() -> int:
    return bool(run_checks())


def run_checks() -> list[str]:
    """Run them all, report each as it ends, and return the names of those that failed."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # for terminals that know no tick
    os.environ["PATH"] = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    install_packages()
    wire, *others = CHECKS
    with ThreadPoolExecutor(AT_ONCE) as pool:
        results = [run_check(wire), *pool.map(run_check, others)]
    failed = [result for result in results if not result.passed]
    for result in failed:
        print(f"\n── {result.name} ({CHECKS[result.name]})\n{result.findings}", flush=True)
    return [result.name for result in failed]


def run_check(name: str) -> Result:
    program, *arguments = CHECKS[name].split()
    start = time.perf_counter()
    place = WEB if program == "npm" else None
    done = subprocess.run(
        [BIN / program, *arguments], cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    findings = done.stdout.decode(errors="replace").strip()
    result = Result(name, done.returncode == 0, time.perf_counter() - start, findings)
    mark, note = ("✓", "") if result.passed else ("✗", "  failed")
    print(f"{mark} {name:<12} {result.seconds:5.1f} s{note}", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main())
