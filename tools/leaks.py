"""Plants a leak after the other in the rules of each game and sees whether the contract of secrecy notices.

python -m tools.leaks [GAME ...]
"""

import sys
import time

from qg import catalog
from qg.check.secrecy.planted import Plant, plant_secrets, plant_whispers


def main() -> int:
    planted: list[Plant] = []
    for slug in sys.argv[1:] or catalog.games():
        start = time.perf_counter()
        whispers, secrets = list(plant_whispers(slug)), list(plant_secrets(slug))
        for plant in (*whispers, *secrets):
            print(f"{slug}  {plant.name}: {'missed' if plant.noticed is None else f'noticed in game {plant.noticed}'}")
        planted += [*whispers, *secrets]
        kinds = f"{_caught(whispers)} whispers, {_caught(secrets)} secrets"
        print(f"{slug}: {kinds} planted and caught, {time.perf_counter() - start:.1f} s")
    print(f"in all: {_caught(planted)} planted and caught")
    return any(plant.noticed is None for plant in planted)


def _caught(plants: list[Plant]) -> str:
    return f"{sum(plant.noticed is not None for plant in plants)} of {len(plants)}"


if __name__ == "__main__":
    sys.exit(main())
