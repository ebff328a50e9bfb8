"""Draws terminal.svg from a real session, always the same one: .venv/bin/python docs/pictures/make.py"""

from __future__ import annotations

import random
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from qg import catalog, cli
from qg.bots import levels
from qg.kernel.record import Recorder
from qg.terminal.play import Keyboard, Left, seat_plan

GAME = "bomb-squad-academy"
TYPED = ["4", "q"]
LOADED_FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def main() -> None:
    console = Console(record=True, width=124, file=StringIO(), force_terminal=True, highlight=False)
    cli.LANG, cli.ROOM = "en", catalog.words(None, "en")
    show_command(console, "./qg games")
    with redirect_stdout(StringIO()) as printed:
        cli.games()
    console.print(Text(printed.getvalue().rstrip()))
    show_command(console, f"./qg play {GAME}")
    play(console)
    svg = LOADED_FONT.sub("", console.export_svg(title="QG", unique_id="qg"))  # a picture loads nothing from elsewhere
    text = "\n".join(line.rstrip() for line in svg.splitlines())
    Path(__file__).with_name("terminal.svg").write_text(text + "\n", encoding="utf-8")


def show_command(console: Console, command: str) -> None:
    console.print(Text.assemble(("$ ", "green"), (command, "bold")))


def play(console: Console) -> None:
    """A turn at the keyboard: what is typed is shown as a terminal shows it."""
    game, words, typed = catalog.load(GAME), catalog.words(GAME, "en"), iter(TYPED)

    def ask(prompt: str) -> str:
        line = next(typed)
        console.print(Text(prompt) if line == "q" else Text.assemble(prompt, (line, "bold")))
        return line

    plan = seat_plan(3, 1, ["rookie"])
    bots = {n: levels(game)[seat.level or ""]() for n, seat in enumerate(plan) if seat.kind == "bot"}
    table = Recorder(game, plan, seed="picture")
    keyboard = Keyboard(game, table, bots, words, console=console, ask=ask, clock=lambda: 0)
    keyboard.rng = random.Random("picture")
    try:
        keyboard.run()
    except Left:
        return


if __name__ == "__main__":
    main()
