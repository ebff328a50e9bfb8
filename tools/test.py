"""Every check, then every test; arguments go to pytest."""

import subprocess
import sys

from tools import browser
from tools.check import run_checks


def main() -> int:
    failed = run_checks()
    browser.ensure()
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *sys.argv[1:]], check=False
    ).returncode
    if failed:
        print(f"Failed before the tests: {', '.join(failed)} (findings above).", file=sys.stderr)
    return tests or bool(failed)


if __name__ == "__main__":
    sys.exit(main())
