"""Every check, then every test; arguments go to pytest."""

import os
import subprocess
import sys

from tools import browser
from tools.check import run_checks

WORKERS = 2 * (os.cpu_count() or 1)
"""Half of what the tests do is wait for a browser, a server or a disk."""


def main() -> int:
    failed = run_checks()
    browser.ensure()
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", f"{WORKERS}", "--dist", "worksteal", *sys.argv[1:]], check=False
    ).returncode
    if failed:
        print(f"Failed before the tests: {', '.join(failed)} (findings above).", file=sys.stderr)
    return tests or bool(failed)


if __name__ == "__main__":
    sys.exit(main())
