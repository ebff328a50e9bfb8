"""Rule ids of the platform itself."""

from qg.check.rulebook import IN_TEST, RULE, can_fail, conduct_ids, functions_in

from .prelude import *

ROOT = Path(__file__).parents[2]


def test_every_rule_of_conduct_is_carried_by_the_kernel_and_by_a_test() -> None:
    ids = {*RULE.findall((ROOT / "docs" / "conduct.md").read_text(encoding="utf-8"))}
    tests = [test for path in (ROOT / "tests" / "kernel").glob("test_conduct_*.py") for test in functions_in(path)]
    carried = {rule.replace("_", "-") for test in tests for rule in IN_TEST.findall(test.name) if can_fail(test)}
    assert len(ids) > 30
    assert conduct_ids() == ids, "kernel code and rulebook know the same rules"
    assert carried == ids, "and each has a test"


def test_no_other_room_names_a_game() -> None:
    rooms = [path for path in (Path(catalog.__file__).parent).rglob("*") if catalog.GAMES not in path.parents]
    names = [name for slug in catalog.games() for name in (slug, slug.replace("-", "_"))]
    for path in rooms:
        if path.suffix in (".py", ".ftl", ".toml"):
            text = path.read_text(encoding="utf-8")
            assert not [name for name in names if name in text], path
