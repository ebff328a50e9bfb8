"""Write the lock files from pyproject.toml: names, versions and hashes, never download addresses.

Versions already locked stay where they are; `./qg lock --upgrade` takes the newest that pyproject.toml allows.
"""

import os
import subprocess
import sys

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
    return 0


if __name__ == "__main__":
    sys.exit(main())
