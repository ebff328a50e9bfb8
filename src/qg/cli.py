"""`qg ...`: the commands. What they say is in the words files."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import catalog
from .kernel import OptionError, Refused
from .words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from .kernel.record import Record


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


def _help(message: str) -> str:
    return ROOM.text(f"cli-help-{message}")


@contextmanager
def about(game: str) -> Iterator[None]:
    """What is refused in there is told in the words of that game."""
    try:
        yield
    except Refused as refused:
        refused.details.setdefault("game", game)
        raise


def _known_language(lang: str) -> str:
    if lang not in catalog.LANGUAGES:
        raise OptionError("unknown_language", "lang", lang, list(catalog.LANGUAGES))
    return lang


Game = Annotated[str, typer.Argument(help=_help("game"))]
File = Annotated[Path, typer.Argument(help=_help("file"))]
Lang = Annotated[str, typer.Option("--lang", help=_help("lang"), callback=_known_language)]
Host = Annotated[str, typer.Option("--host", help=_help("host"))]
Port = Annotated[int, typer.Option("--port", min=1, max=65535, help=_help("port"))]
Data = Annotated[Path | None, typer.Option("--data", help=_help("data"))]
Seats = Annotated[int | None, typer.Option("--seats", min=1, help=_help("seats"))]
Bots = Annotated[str, typer.Option("--bots", help=_help("bots"))]
AllBots = Annotated[str, typer.Option("--bots", help=_help("bots-all"))]
Settings = Annotated[list[str] | None, typer.Option("--option", "-o", help=_help("option"))]

app = typer.Typer(help=ROOM.text("cli-about"), no_args_is_help=False, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def room(context: typer.Context, lang: Lang = LANG) -> None:
    if context.invoked_subcommand is None:
        serve()


@app.command(help=_help("serve"))
def serve(host: Host = "0.0.0.0", port: Port = 8000, data: Data = None, lang: Lang = LANG) -> None:
    from .server.serve import data_folder
    from .server.serve import serve as open_room

    _show_left_out()
    try:
        open_room(host, port, data or data_folder(), ROOM, typer.echo)
    except OSError as error:
        raise Refused("no_port", port=str(port), host=host) from error


def _ask_for_a_game() -> str | None:
    """Asks until there is an answer; none is one, too."""
    _show_games()
    slugs = catalog.games()
    known = dict(zip([*map(str, range(1, len(slugs) + 1)), *slugs], slugs * 2, strict=True))
    while True:
        try:
            line = input(ROOM.text("cli-which-game") + " > ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            return None
        if line in ("", "q") or line in known:
            return known.get(line)
        typer.echo(ROOM.text("cli-not-a-game", most=len(slugs)))


@app.command(help=_help("games"))
def games(lang: Lang = LANG) -> None:
    _show_games()


def _show_games() -> None:
    for number, slug in enumerate(catalog.games(), 1):
        words = catalog.words(slug, LANG)
        typer.secho(f"{number}  {slug}", bold=True)
        typer.echo(f"   {words.text('title')}: {words.text('card-kind')}, {words.text('card-time')}")
        typer.echo(f"   {words.text('tagline')}")
    _show_left_out()
    typer.echo(f"{ROOM.text('cli-hint-play')} ./qg play {catalog.games()[0]}")


def _show_left_out() -> None:
    for error in catalog.broken():
        typer.secho(ROOM.refusal(error), fg="red")


@app.command(help=_help("options"))
def options(game: Game, lang: Lang = LANG) -> None:
    from .terminal.options import describe

    rulebook, words = catalog.load(game), catalog.words(game, LANG)
    typer.echo(words.text("options-title", game=words.text("title")))
    for title, lines in describe(rulebook, words):
        typer.secho(f"\n{title}", bold=True)
        for line in lines:
            typer.echo(f"   {line}")


@app.command(help=_help("rules"))
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Option("--rule", help=_help("find"))] = None,
    lang: Lang = LANG,
) -> None:
    from rich.markdown import Markdown

    from .terminal.rules import about_rule

    text = catalog.rules_text(game, LANG)
    if rule is not None:
        text = about_rule(text, rule)
    console().print(Markdown(text) if sys.stdout.isatty() else text, soft_wrap=not sys.stdout.isatty())


@app.command(help=_help("play"))
def play(
    game: Annotated[str | None, typer.Argument(help=_help("game"))] = None,
    seats: Seats = None,
    people: Annotated[int, typer.Option("--people", min=1, help=_help("people"))] = 1,
    bots: Bots = "rookie",
    option: Settings = None,
    seed: Annotated[str | None, typer.Option("--seed", help=_help("seed"))] = None,
    position: Annotated[Path | None, typer.Option("--position", help=_help("position-file"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=_help("save"))] = None,
    lang: Lang = LANG,
) -> None:
    from .terminal.play import Keyboard, Left
    from .terminal.records import check_place
    from .terminal.seating import alone, seated, taken_up

    game = _ask_for_a_game() if game is None else game
    if game is None:
        return
    if save is not None:
        check_place(save)
    with about(game):
        if position is None:
            table, players = seated(catalog.load(game), seats, people, bots.split(","), settings(option), seed)
        else:
            alone(seats=seats, option=option, seed=seed, save=save)
            text = _read(position).decode(errors="replace")
            table, players = taken_up(catalog.load(game), text, people, bots.split(","))
    words = catalog.words(game, LANG)
    try:
        record = Keyboard(table.game, table, players, words, console=console()).run()
    except (Left, EOFError, KeyboardInterrupt):
        console().print(ROOM.text("play-left"))
        return
    if save is not None:
        _save(record, save)


def _save(record: Record, file: Path) -> None:
    """Writes a finished record; one that finds no room where it was meant to go is kept elsewhere."""
    from tempfile import NamedTemporaryFile

    from .kernel.record import encode

    try:
        file.write_bytes(encode(record))
    except OSError as error:
        with NamedTemporaryFile(prefix=f"{record.game}-", suffix=".json", delete=False) as kept:
            kept.write(encode(record))
        console().print(ROOM.text("play-kept", file=kept.name), soft_wrap=True)
        raise Refused("cannot_write", file=str(file)) from error
    console().print(ROOM.text("play-saved", file=str(file)), soft_wrap=True)


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

    return decode(_read(file))


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise Refused("no_such_file", file=str(file)) from error


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
        console().print(f"{index:>4}  {title}", style="bold", soft_wrap=True)
        for line in lines:
            console().print(f"      {line}", soft_wrap=True)


@app.command(help=_help("position"))
def position(
    file: File,
    at: Annotated[int, typer.Option("--at", min=0, help=_help("at"))],
    into: Annotated[Path | None, typer.Option("--output", "-o", help=_help("output"))] = None,
    lang: Lang = LANG,
) -> None:
    from .kernel.position import write
    from .terminal.records import check_place, table_at

    record = _open_record(file)
    game = catalog.load(record.game)
    text = write(game, table_at(record, game, at))
    if into is None:
        typer.echo(text, nl=False)
        return
    check_place(into)
    into.write_text(text, encoding="utf-8")
    console().print(ROOM.text("position-written", file=str(into)), soft_wrap=True)


@app.command(help=_help("verify"))
def verify(file: File, lang: Lang = LANG) -> None:
    from .kernel.judge import judge

    record = _open_record(file)
    verdict = judge(record, catalog.load(record.game))
    if verdict.kind == "parts" and verdict.parted is not None:
        raise verdict.parted
    style = "bold yellow" if verdict.kind == "sealed" else "bold green"
    console().print(ROOM.text(verdict.phrase.id, **verdict.phrase.args), style=style)
    console().print(ROOM.text("verify-commitment", commitment=record.commitment))


@app.command(help=_help("simulate"))
def simulate(
    game: Game,
    seats: Seats = None,
    bots: AllBots = "random",
    count: Annotated[int, typer.Option("--games", min=1, help=_help("games-count"))] = 100,
    seed: Annotated[str, typer.Option("--seed", help=_help("seed"))] = "simulate",
    option: Settings = None,
    think: Annotated[int, typer.Option("--think", min=0, help=_help("think"))] = 0,
    json: Annotated[bool, typer.Option("--json", help=_help("json"))] = False,
    lang: Lang = LANG,
) -> None:
    from .terminal.figures import simulated

    with about(game):
        simulated(
            catalog.words(game, LANG),
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


@app.command(help=_help("load"))
def load(
    game: Annotated[str | None, typer.Argument(help=_help("game"))] = None,
    tables: Annotated[int, typer.Option("--tables", min=1, max=1000, help=_help("tables"))] = 100,
    seconds: Annotated[int, typer.Option("--seconds", min=5, max=600, help=_help("seconds"))] = 30,
    json: Annotated[bool, typer.Option("--json", help=_help("json"))] = False,
    lang: Lang = LANG,
) -> None:
    from .server.load import Load
    from .terminal.figures import loaded

    slug = game or catalog.games()[0]
    catalog.load(slug)
    loaded(ROOM, console(), Load(slug, tables=tables, seconds=seconds), as_json=json)


@app.command("new-game", help=_help("new-game"))
def new_game(
    slug: Annotated[str, typer.Argument(help=_help("slug"))],
    into: Annotated[Path, typer.Option("--into", help=_help("into"))],
    lang: Lang = LANG,
) -> None:
    from .check.newgame import write

    typer.echo(ROOM.text("new-game-written", folder=str(write(slug, into)), into=str(into), slug=slug))


@app.command("check-game", help=_help("check-game"))
def check_game(
    folder: Annotated[Path, typer.Argument(help=_help("folder"))],
    only: Annotated[str, typer.Option("--only", help=_help("only"))] = "",
    full: Annotated[bool, typer.Option("--full", help=_help("full"))] = False,
    keep: Annotated[bool, typer.Option("--keep", help=_help("keep"))] = False,
    lang: Lang = LANG,
) -> None:
    from .check.run import check

    found = check(folder, only=only, full=full, keep=keep)
    for broken in found.broken:
        console(errors=True).print(ROOM.refusal(broken), style="bold red", soft_wrap=True)
    typer.echo(ROOM.text("check-game-held", kept=found.kept, broken=len(found.broken)))
    sys.exit(bool(found.broken) or not found.kept)


def main() -> None:
    """Runs a command; a refusal is told in one sentence."""
    try:
        app(standalone_mode=False)
    except Refused as refused:
        slug = refused.details.get("game")
        sentence = catalog.words(slug if slug in catalog.games() else None, LANG).refusal(refused)
        console(errors=True).print(sentence, style="bold red", soft_wrap=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    except Exception as problem:
        if type(problem).__module__.split(".")[0] not in ("click", "typer"):
            raise
        problem.show()  # type: ignore[attr-defined]
        sys.exit(2)
