"""The command line, in this process or in one of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from qg import catalog, cli

from ..outside import run_qg
from ..shelf import TOYS, on_the_shelf


class Shell:
    """Runs commands in this process, so that many of them cost little."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        """The exit code, what was printed, and what was complained of."""
        self.monkeypatch.setattr(sys, "argv", ["qg", *words])
        code = 0
        try:
            cli.main()
        except SystemExit as left:
            code = int(left.code or 0)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err

    def refused(self, *words: str) -> str:
        """One sentence on the error stream, exit code 2, nothing printed."""
        code, out, err = self(*words)
        assert (code, out) == (2, ""), (out, err)
        assert "Traceback" not in err and err.strip().endswith("."), err
        return " ".join(err.split())


@pytest.fixture
def qg(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    monkeypatch.setattr(cli.console(), "width", 2_000)
    monkeypatch.setattr(cli, "LANG", "en")
    monkeypatch.setattr(cli, "ROOM", catalog.words(None, "en"))
    return Shell(monkeypatch, capsys)


def outside(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own: languages are settled when it starts."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return run_qg(*words, place=None, **{"LC_ALL": "", "LANG": "C.UTF-8", "PYTHONPATH": paths, **environ})


@pytest.fixture
def toys() -> Iterator[None]:
    """The games of the platform's tests are on the shelf, beside the others."""
    with on_the_shelf(TOYS):
        yield
