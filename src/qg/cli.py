"""`qg ...`: the commands. What they say is in the words files."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import catalog
from .kernel import OptionError, Refused
from .words import Words

if TYPE_CHECKING:
    from rich.console import Console


def language(argv: Sequence[str], environ: dict[str, str]) -> str:
    """The language asked for, or that of the system, or English."""
    words = [part for word in argv for part in word.split("=", 1)]
    if "--lang" in words[:-1]:
        asked = words[words.index("--lang") + 1]
        return asked if asked in catalog.LANGUAGES else "en"
    system = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return system[:2] if system[:2] in catalog.LANGUAGES else "en"


LANG = language(sys.argv, dict(os.environ))
ROOM: Words = catalog.words(None, LANG)


@cache
def console(*, errors: bool = False) -> Console:
    """Where to print; made when it is needed, since loading it takes a while."""
    from rich.console import Console

    return Console(stderr=errors, markup=False, emoji=False, highlight=False)


def _help(message: str, **args: Any) -> str:
    return ROOM.text(f"cli-help-{message}", **args)


def _known_language(lang: str) -> str:
    if lang not in catalog.LANGUAGES:
        raise OptionError("unknown_language", "lang", lang, list(catalog.LANGUAGES))
    return lang


Game = Annotated[str, typer.Argument(help=_help("game"))]
File = Annotated[Path, typer.Argument(help=_help("file"))]
Lang = Annotated[str, typer.Option("--lang", help=_help("lang"), callback=_known_language)]
Seats = Annotated[int | None, typer.Option("--seats", min=1, help=_help("seats"))]
Bots = Annotated[str, typer.Option("--bots", help=_help("bots", levels="random, rookie"))]
Settings = Annotated[list[str] | None, typer.Option("--option", "-o", help=_help("option"))]

app = typer.Typer(help=ROOM.text("cli-about"), no_args_is_help=False, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def room(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        _show_games()
        if sys.stdin.isatty():
            slugs = catalog.games()
            number = console().input(ROOM.text("cli-which-game") + " > ").strip()
            if number in map(str, range(1, len(slugs) + 1)):
                play(slugs[int(number) - 1])


@app.command(help=_help("games"))
def games(lang: Lang = LANG) -> None:
    _show_games()


def _show_games() -> None:
    for number, slug in enumerate(catalog.games(), 1):
        words = catalog.words(slug, LANG)
        typer.secho(f"{number}  {slug}", bold=True)
        typer.echo(f"   {words.text('title')}, {words.text('players-range')}")
        typer.echo(f"   {words.text('tagline')}")
    typer.echo(ROOM.text("cli-hint-play", game=catalog.games()[0]))


@app.command(help=_help("rules"))
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Option("--rule", help=_help("find"))] = None,
    lang: Lang = LANG,
) -> None:
    from rich.markdown import Markdown

    text = catalog.rules_text(game, LANG)
    if rule is not None:
        found = [part for part in text.split("\n") if rule in part]
        text = "\n\n".join(found) or ROOM.text("cli-nothing-found", rule=rule)
    console().print(Markdown(text) if sys.stdout.isatty() else text, soft_wrap=not sys.stdout.isatty())


@app.command(help=_help("play"))
def play(
    game: Game,
    seats: Seats = None,
    people: Annotated[int, typer.Option("--people", min=1, help=_help("people"))] = 1,
    bots: Bots = "rookie",
    option: Settings = None,
    seed: Annotated[str | None, typer.Option("--seed", help=_help("seed"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=_help("save"))] = None,
    lang: Lang = LANG,
) -> None:
    from .kernel.record import Recorder, encode
    from .lab.match import levels
    from .terminal.play import Keyboard, Left, seat_plan

    rulebook, words = catalog.load(game), catalog.words(game, LANG)
    count = seats or max(people, min(3, rulebook.seat_counts[-1]))
    rulebook.check_count(count)
    if people > count:
        raise OptionError("too_many_people", "people", people, count)
    if save is not None and not save.absolute().parent.is_dir():
        raise Refused("no_such_folder", file=str(save))
    plan = seat_plan(count, people, bots.split(","))
    table = Recorder(rulebook, plan, settings(option), seed=seed or secrets.token_hex(32))
    players = {n: levels(rulebook)[seat.level or ""]() for n, seat in enumerate(plan) if seat.kind == "bot"}
    try:
        record = Keyboard(rulebook, table, players, words, console=console()).run()
    except (Left, EOFError, KeyboardInterrupt):
        console().print(ROOM.text("play-left"))
        return
    if save is not None:
        save.write_bytes(encode(record))
        console().print(ROOM.text("play-saved", file=str(save)))


def settings(given: Sequence[str] | None) -> dict[str, Any]:
    """name=value pairs; numbers and true/false are read as such."""
    found: dict[str, Any] = {}
    for pair in given or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise OptionError("bad_setting", pair, pair, "name=value")
        number = re.fullmatch(r"-?[0-9]{1,18}", value)
        found[name] = int(value) if number else {"true": True, "false": False}.get(value, value)
    return found


def _open_record(file: Path) -> Any:
    from .kernel.record import decode

    try:
        raw = file.read_bytes()
    except OSError as error:
        raise Refused("no_such_file", file=str(file)) from error
    return decode(raw)


@app.command(help=_help("replay"))
def replay(
    file: File,
    until: Annotated[int | None, typer.Option("--until", min=0, help=_help("until"))] = None,
    lang: Lang = LANG,
) -> None:
    from .terminal.records import tell_again

    record = _open_record(file)
    told = tell_again(record, catalog.load(record.game), catalog.words(record.game, LANG), until)
    for index, (title, lines) in enumerate(told):
        console().print(f"{index:>4}  {title}", style="bold", highlight=False)
        for line in lines:
            console().print(f"      {line}", highlight=False)


@app.command(help=_help("verify"))
def verify(file: File, lang: Lang = LANG) -> None:
    from .terminal.records import check

    record = _open_record(file)
    game = catalog.load(record.game)
    inputs, words = check(record, game)
    console().print(ROOM.text("verify-good", inputs=inputs, words=words), style="bold green")
    console().print(ROOM.text("verify-commitment", commitment=record.commitment))
    if record.rules < game.rules_version:
        console().print(ROOM.text("verify-older", found=record.rules, known=game.rules_version))


@app.command(help=_help("simulate"))
def simulate(
    game: Game,
    seats: Seats = None,
    bots: Bots = "random",
    count: Annotated[int, typer.Option("--games", min=1, help=_help("games-count"))] = 100,
    seed: Annotated[str, typer.Option("--seed", help=_help("seed"))] = "simulate",
    option: Settings = None,
    think: Annotated[int, typer.Option("--think", min=0, help=_help("think"))] = 0,
    json: Annotated[bool, typer.Option("--json", help=_help("json"))] = False,
    lang: Lang = LANG,
) -> None:
    from .terminal.figures import simulated

    simulated(
        ROOM,
        console(),
        game=game,
        seats=seats or catalog.load(game).seat_counts[-1],
        bots=tuple(bots.split(",")),
        games=count,
        seed=seed,
        options=settings(option),
        think=think,
        as_json=json,
    )


@app.command(help=_help("bench"))
def bench(
    game: Annotated[str | None, typer.Argument(help=_help("game"))] = None,
    seats: Seats = None,
    json: Annotated[bool, typer.Option("--json", help=_help("json"))] = False,
    lang: Lang = LANG,
) -> None:
    from .terminal.figures import benched

    benched(ROOM, console(), games=[game] if game else catalog.games(), seats=seats, as_json=json)


def main() -> None:
    """Runs a command; a refusal is told in one sentence."""
    try:
        app(standalone_mode=False)
    except Refused as refused:
        known = (refused.details.get("game"), *sys.argv)
        slug = next((word for word in known if word in catalog.games()), None)
        sentence = catalog.words(slug, LANG).refusal(refused)
        console(errors=True).print(sentence, style="bold red", soft_wrap=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    except Exception as problem:
        if type(problem).__module__.split(".")[0] not in ("click", "typer"):
            raise
        problem.show()  # type: ignore[attr-defined]
        sys.exit(2)
