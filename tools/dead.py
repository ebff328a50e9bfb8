"""Dead code: functions, classes, methods and imports that nothing uses, found by vulture.

Unused fields are not reported: those of views, events and records are read by clients, not by this code.
"""

import sys
from pathlib import Path

from vulture import Vulture  # type: ignore[import-untyped]

PLACES = ["src", "tests", "tools"]
CALLED_BY_OTHERS = ["test_*", "pytest_*", "__getattr__"]
REGISTERED = ["@*.command", "@*.callback", "@*.register", "@pytest.fixture"]


def main() -> int:
    vulture = Vulture(ignore_names=CALLED_BY_OTHERS, ignore_decorators=REGISTERED)
    vulture.scavenge([place for place in PLACES if Path(place).exists()])
    found = [item for item in vulture.get_unused_code() if item.typ not in {"attribute", "variable"}]
    print("\n".join(item.get_report() for item in found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
