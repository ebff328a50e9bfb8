"""`./qg mutate` finds the hole in the tests of a small game, and nothing else."""

import shutil

from tools.mutate.changes import changes
from tools.mutate.known import Known
from tools.mutate.touched import KEPT

from .prelude import *

ROOT = Path(__file__).parents[2]
RULES = '''"""Some rules of Pig."""


def hold(score: int, turn: int, goal: int) -> tuple[int, bool]:
    """What was rolled is kept; whoever reaches the goal wins."""
    score = score + turn
    return score, score >= goal


def roll(turn: int, value: int) -> int:
    return 0 if value == 1 else turn + value


def higher(one: int, other: int) -> int:
    return one if one >= other else other


def drain(cup: list[int]) -> None:
    while cup:
        cup.pop()
'''
TESTS = """from qg.games.mutated_pig.rules import drain, higher, hold, roll

def test_hold_beyond_the_goal_or_far_from_it():
    assert (hold(0, 21, 20), hold(2, 3, 20)) == ((21, True), (5, False))

def test_roll():
    assert (roll(5, 1), roll(5, 2), roll(0, 3)) == (0, 7, 3)

def test_higher():
    assert (higher(1, 2), higher(2, 1)) == (2, 2)

def test_drain():
    drain(cup := [1, 2])
    assert cup == []

def test_that_always_fails():
    assert roll(1, 1) == 1
"""
EQUIVALENT = """[[equivalent]]
file = "rules.py"
line = "return one if one >= other else other"
change = "return one if one > other else other"
why = "Of two equal numbers either may be given."

[[equivalent]]
file = "rules.py"
line = "return other if one >= other else one"
change = "return other if one > other else one"
why = "The line reads otherwise today."
"""


def mutate(games: Path) -> Any:
    """The report on all changes to these rules."""
    tests = games / "mutated_pig" / "tests"
    tests.mkdir(parents=True)
    (games / "mutated_pig" / "__init__.py").touch()
    (games / "mutated_pig" / "rules.py").write_text(RULES)
    (tests / "test_rules.py").write_text(TESTS)
    (tests / "equivalent.toml").write_text(EQUIVALENT)
    command = [sys.executable, "-m", "tools.mutate", "mutated-pig", "--own", "--sample", "99", "--json"]
    env = {**os.environ, "QG_GAMES": str(games)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    return json.loads(done.stdout)


def test_the_hole_in_the_tests_is_the_one_survivor(tmp_path: Path) -> None:
    report = mutate(tmp_path)
    shutil.rmtree(KEPT / "mutated-pig")
    (survivor,) = report["survivors"]
    assert survivor["place"].endswith("mutated_pig/rules.py:7")
    assert (survivor["line"], survivor["change"]) == ("return score, score >= goal", "return score, score > goal")
    assert {test.partition("::")[2]: number for test, number in report["by"].items()} == {
        "test_hold_beyond_the_goal_or_far_from_it": 3,
        "test_roll": 6,
        "test_higher": 1,
        "test_drain": 1,
    }, "all others are noticed by the test of their rule"
    assert report["timed_out"] == 1, "a cup that is never empty"
    assert report["percent"] == 92.3
    assert report["equivalent"] == 1
    assert [entry["line"] for entry in report["stale"]] == ["return other if one >= other else one"]
    assert [test.partition("::")[2] for test in report["left_out"]] == ["test_that_always_fails"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a < b <= 3", {"a <= b <= 3", "a < b < 3", "a < b <= 4", "a < b <= 2"}),
        ("a is not b", {"a is b"}),
        ("a or b and c", {"a and b and c", "a or b or c"}),
        ("a if not (b or c) else d", {"a if (b or c) else d", "a if not (b and c) else d"}),
        ("[a for a in b if a]", {"[a for a in b if not a]"}),
        ("f(a, b, key=c)", {"pass", "f(b, a, key=c)", "f(a, b)"}),
        ("f(t, a)", {"pass"}),
        ("min(sorted(a))", {"pass", "max(sorted(a))", "min(list(a))"}),
        ("t.a = (b, True)", {"pass", "t.a = (b,)", "t.a = (True,)", "t.a = (b, False)"}),
        ("a, b = c, d", set()),
        ("a -= b", {"a += b", "pass"}),
        ("a: tuple[int, int] = f'{b + 1}'", set()),
        ("zip(a, a, strict=True)", {"pass"}),
        ("assert a < 3", set()),
        ("raise AssertionError(3)", set()),
    ],
)
def test_the_changes_to_a_line(tmp_path: Path, line: str, expected: set[str]) -> None:
    path = tmp_path / "line.py"
    path.write_text(line)
    found = list(changes(path))
    assert {change.after() for change in found} == expected
    assert all(change.before() == line and change.is_python() for change in found)


def test_an_entry_says_why(tmp_path: Path) -> None:
    path = tmp_path / "tests" / "equivalent.toml"
    path.parent.mkdir()
    path.write_text(EQUIVALENT.replace('why = "The line reads otherwise today."', 'why = ""'))
    assert tomllib.loads(path.read_text())
    with pytest.raises(AssertionError, match="needs"):
        Known(tmp_path)
