"""./qg mutate GAME: small changes to the game's engine, one at a time, and whether its tests notice them."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any
from unittest.mock import patch

from qg import catalog
from tools.mutate.changes import Change, changes
from tools.mutate.children import each
from tools.mutate.known import Known
from tools.mutate.title import ROOT, Title
from tools.mutate.touched import touched
from tools.mutate.trial import prepare, try_out


def main() -> int:
    given = read_arguments()
    os.chdir(ROOT)
    title = Title(given.game, own=given.own)
    with patch.object(catalog, "folders", lambda: {title.slug: title.folder}):
        found = [change for file in title.engine for change in changes(file)]
        known = Known(title.folder)
        report: dict[str, Any] = {"game": title.slug, "seed": given.seed, "changes": len(found)}
        report["stale"] = [entry._asdict() for entry in known.stale(found)]
        wanted = [change for change in found if given.only in str(change.path)]
        sample = list(islice(drawn(wanted, given.seed), given.sample))
        report["equivalent"] = sum(map(known.holds, sample))
        report |= try_all(title, [change for change in sample if not known.holds(change)], given.workers)
    print(json.dumps(report, indent=2) if given.json else "\n".join(told(report)))
    return bool(report["survivors"] or report["stale"])


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("./qg mutate", description=__doc__)
    parser.add_argument("game", choices=sorted(catalog.folders()))
    parser.add_argument("--sample", type=int, default=40, help="so many changes")
    parser.add_argument("--seed", default="0", help="which ones")
    parser.add_argument("--only", default="", metavar="PATH", help="only in files whose path has this in it")
    parser.add_argument("--own", action="store_true", help="the game's own tests alone, without the contracts")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="so many at a time")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    return parser.parse_args()


def drawn(found: list[Change], seed: str) -> Iterator[Change]:
    """In an order of chance, without what is no Python or no change."""
    order = random.Random(seed).sample(found, len(found))
    return (change for change in order if change.is_python())


def try_all(title: Title, tried: list[Change], workers: int) -> dict[str, Any]:
    tests = touched(title, workers)
    prepare(tests)
    verdicts, survivors, by, seconds = Counter[str](), [], Counter[str](), 0.0
    for number, (change, ended) in enumerate(each(tried, lambda change: {"by": try_out(change, tests)}, workers), 1):
        seconds += ended.seconds
        verdict = "timed out" if ended.said is None else "noticed" if ended.said["by"] else "survived"
        verdicts[verdict] += 1
        place = f"{os.path.relpath(change.path)}:{change.line}"
        print(f"{number:4} {verdict:<9} {ended.seconds:5.1f} s  {place}", file=sys.stderr)
        if verdict == "survived":
            survivors.append({"place": place, "line": change.before(), "change": change.after()})
        elif ended.said:
            by[ended.said["by"]] += 1
    return {
        **{name.replace(" ", "_"): verdicts[name] for name in ("noticed", "timed out", "survived")},
        "percent": round(100 * (1 - verdicts["survived"] / len(tried)), 1) if tried else 100.0,
        "seconds": round(seconds, 1),
        "survivors": sorted(survivors, key=lambda one: one["place"]),
        "by": dict(by.most_common()),
        "left_out": sorted(tests.failed),
    }


def told(report: dict[str, Any]) -> Iterator[str]:
    for one in report["survivors"]:
        yield f"{one['place']}\n- {one['line']}\n+ {one['change']}\n"
    for entry in report["stale"]:
        yield f"equivalent.toml: nothing in {entry['file']} is\n- {entry['line']}\n+ {entry['change']}\n"
    for test in report["left_out"]:
        yield f"left out, because it fails without any change: {test}"
    tried = report["noticed"] + report["timed_out"] + report["survived"]
    each_took = report["seconds"] / max(tried, 1)
    yield f"{report['game']}: {tried} of {report['changes']} changes, seed {report['seed']}"
    yield (
        f"{report['noticed']} noticed, {report['timed_out']} timed out, {report['survived']} survived: "
        f"{report['percent']} %; {report['equivalent']} equivalent set aside; {each_took:.1f} s each"
    )


if __name__ == "__main__":
    sys.exit(main())
