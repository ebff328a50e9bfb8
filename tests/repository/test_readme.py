"""The README keeps its promises: its Python runs as written, and every command it names exists with its options."""

import doctest
import shlex

import typer.main

from qg import cli

from .prelude import *

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
SHELL = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]
INLINE = re.findall(r"`(\./qg[^`]*)`", README)
COMMANDS = sorted({line.partition("#")[0].strip() for line in [*SHELL, *INLINE]} - {""})


def test_the_python_of_the_readme_runs() -> None:
    code = "\n".join(block for kind, block in BLOCKS if kind == "python")
    test = doctest.DocTestParser().get_doctest(code, {}, "README.md", "README.md", 0)
    assert test.examples
    found: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=found.append)
    assert not failed, "".join(found)


def test_the_two_commands_come_first() -> None:
    assert [line.partition("#")[0].strip() for line in SHELL[:2]] == ["./qg", "./qg test"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_readme_exists(command: str) -> None:
    program, *words = shlex.split(command)
    assert program == "./qg"
    if words and f'"{words[0]}"' in (ROOT / "qg").read_text(encoding="utf-8"):  # test, check, lock: the launcher's own
        return
    group = typer.main.get_command(cli.app)
    assert isinstance(group, typer.core.TyperGroup)
    if words and words[0] != "--help":
        given = group.commands[words[0]].make_context(words[0], words[1:], resilient_parsing="--help" in words).params
        assert given.get("game") in (None, *catalog.games())


def test_the_readme_names_no_game_that_is_not_there() -> None:
    """A row of the table of games holds a slug. A new game needs no row: it touches its own folder only."""
    slugs = re.findall(r"^\|[^|]*\| `([a-z-]+)` \|", README, re.MULTILINE)
    assert slugs and set(slugs) <= set(catalog.games())
