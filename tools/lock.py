"""Write the lock files: names, versions and hashes, never addresses. Python's from pyproject.toml; of the one that npm
writes, whatever points elsewhere is taken out.

Versions already locked stay where they are; `./qg lock --upgrade` takes the newest that pyproject.toml allows.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

COMPILE = ["uv", "pip", "compile", "pyproject.toml", "--quiet", "--python-version", "3.11"]
STYLE = ["--universal", "--generate-hashes", "--no-emit-index-url"]
LOCKS = {
    "requirements.lock": [],
    "requirements-dev.lock": ["--group", "dev", "--constraint", "requirements.lock"],
}


def main() -> int:
    environment = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "./qg lock"}
    for name, options in LOCKS.items():
        print(f"Locking {name} ...", flush=True)
        command = [*COMPILE, *STYLE, *options, "--output-file", name, *sys.argv[1:]]
        if code := subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode:
            return code
    strip_addresses(Path("web/package-lock.json"))
    return 0


def strip_addresses(lock: Path) -> None:
    """npm itself leaves out where packages come from (web/.npmrc); it notes where their authors ask for money."""
    document = json.loads(lock.read_text("utf-8"))
    for package in document["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
