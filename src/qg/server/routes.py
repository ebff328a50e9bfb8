"""The room over plain HTTP."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from qg import catalog
from qg.kernel import RANDOM, OptionError, Refused
from qg.kernel.pieces import Pieces
from qg.kernel.record import Record, encode

from . import documents, records, replay
from .live import LiveTable
from .messages import Look
from .rate_limiter import Rate
from .room import usual_seats
from .site import Site
from .store import Person

Lang = Annotated[str, PathParameter(pattern="^(en|fr)$")]
AskedLang = Annotated[str, QueryParameter(pattern="^(en|fr)$")]
SHORT = {"cache-control": "no-cache"}


def site_of(request: Request[Any, Any, Any]) -> Site:
    site: Site = request.app.state.site
    return site


def guest(request: Request[Any, Any, Any]) -> str:
    """Who asks; everything but looking around needs the room's cookie."""
    person = site_of(request).identity.of(request)
    if person is None:
        raise Refused("no_guest")
    return person


# -- people --------------------------------------------------------------------------------------------------------


@get("/api/me")
async def get_me(request: Request[Any, Any, State]) -> Response[documents.Me]:
    """Who the room takes this browser for. Somebody new gets a cookie and no name."""
    site = site_of(request)
    id = site.identity.of(request)
    known = await site.room.store.person(id) if id else None
    me = documents.Me(known.name, known.look) if known else documents.Me("", Look())
    cookie = site.identity.cookie(id or site.identity.new(), secure=request.url.scheme == "https")
    return Response(me, cookies=[cookie], headers=SHORT)


@post("/api/me", status_code=200)
async def set_me(request: Request[Any, Any, State], data: JSONBody[documents.SetMe]) -> documents.Me:
    """What to be called, and how to look."""
    name = " ".join(data.name.split())
    if not name or not name.isprintable():
        raise Refused("bad_name")
    await site_of(request).room.store.save_person(Person(guest(request), name, data.look))
    return documents.Me(name, data.look)


# -- games ---------------------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False)
def get_games(lang: AskedLang = "en") -> list[documents.GameCard]:
    """The shelf, told in one language."""
    return [game_card(slug, lang) for slug in catalog.games()]


def game_card(slug: str, lang: str) -> documents.GameCard:
    game, words = catalog.load(slug), catalog.words(slug, lang)
    least, most = game.seat_counts.start, game.seat_counts.stop - 1
    return documents.GameCard(
        slug=slug,
        title=words.text("title"),
        kind=words.text("card-kind"),
        pitch=words.text("card-pitch"),
        people=words.text("card-people", least=least, most=most),
        time=words.text("card-time"),
        min_seats=least,
        max_seats=most,
        usual_seats=usual_seats(slug),
        options=game.options,
        presets=game.presets,
        levels=tuple(game.bots) or (RANDOM,),
        usual_level=game.default_bot,
        lesson=game.lesson is not None,
    )


@get("/api/games/{slug:str}/facts", sync_to_thread=False)
def get_facts(slug: FromPath[str]) -> Any:
    """What a board draws from and never changes."""
    return catalog.load(slug).facts()


@get("/api/games/{slug:str}/pieces", sync_to_thread=False)
def get_pieces(slug: FromPath[str]) -> Pieces:
    """What the fields of events name, by the events' types."""
    return catalog.load(slug).pieces


@get("/api/words/{lang:str}", media_type="text/plain", sync_to_thread=False)
def get_words(lang: Lang) -> str:
    """The room's own words, as Fluent."""
    return "\n".join(file.read_text("utf-8") for file in catalog.word_files(None, lang))


@get("/api/games/{slug:str}/words/{lang:str}", media_type="text/plain", sync_to_thread=False)
def get_game_words(slug: FromPath[str], lang: Lang) -> str:
    """The words of the room and of one game, as Fluent."""
    return "\n".join(file.read_text("utf-8") for file in catalog.word_files(slug, lang))


@get("/api/games/{slug:str}/rules/{lang:str}", media_type="text/markdown", sync_to_thread=False)
def get_rules(slug: FromPath[str], lang: Lang) -> str:
    """The rules as players read them, with their ids in brackets."""
    return catalog.rules_text(slug, lang)


# -- tables --------------------------------------------------------------------------------------------------------


@post("/api/tables")
async def make_table(request: Request[Any, Any, State], data: JSONBody[documents.NewTable]) -> documents.Made:
    """A new table."""
    site, id = site_of(request), guest(request)
    address = request.client.host if request.client else ""
    if not (
        site.rate_limiter.allows(Rate(site.limits.tables_an_hour, 3600), id, "tables")
        and site.rate_limiter.allows(Rate(site.limits.tables_an_hour_address, 3600), address, "tables")
    ):
        raise Refused("too_many_tables")
    table = await site.room.make(await site.room.named(id), data)
    return documents.Made(table.code)


@get("/api/tables")
async def get_my_tables(request: Request[Any, Any, State]) -> documents.MyTables:
    """Where the reader sits, and what they have played."""
    return await site_of(request).room.tables_of(guest(request))


@get("/api/tables/{code:str}")
async def get_table(request: Request[Any, Any, State], code: FromPath[str]) -> documents.TableCard:
    """Whether there is such a table, and who sits at it."""
    site = site_of(request)
    return site.room.card(await site.room.find(code), site.identity.of(request))


async def finished(request: Request[Any, Any, Any], code: str) -> tuple[LiveTable, Record]:
    """A table whose game is over: its secrets are told."""
    table = await site_of(request).room.find(code)
    if table.running is None or not table.over or table.seating.lesson:
        raise Refused("not_over")
    return table, await records.read(table)


@get("/api/tables/{code:str}/record")
async def get_record(request: Request[Any, Any, State], code: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, to keep and to check, with the names that its players have now."""
    table, record = await finished(request, code)
    name = f"{table.game.slug}-{table.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(encode(record), media_type="application/json", headers=headers)


@get("/api/tables/{code:str}/proof")
async def get_proof(request: Request[Any, Any, State], code: FromPath[str]) -> documents.Proof:
    """Every draw of a finished game."""
    table, record = await finished(request, code)
    return await asyncio.to_thread(replay.proof, table.game, record)


@get("/api/tables/{code:str}/replay")
async def get_replay(
    request: Request[Any, Any, State],
    code: FromPath[str],
    seat: FromQuery[int | None] = None,
    start: FromQuery[int] = 0,
    count: FromQuery[int] = 50,
) -> documents.Replay:
    """Some moments of a finished game, as a seat saw them."""
    table, record = await finished(request, code)
    if seat is not None:
        table.seating.check_seat(seat)
    names = [chair.name for chair in table.seating.chairs]
    return await asyncio.to_thread(replay.stretch, table.game, record, names, seat=seat, start=start, count=count)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def get_qr(request: Request[Any, Any, State], code: FromPath[str]) -> bytes:
    """A code to scan: the table's address on the network, or as this browser sees the room."""
    from io import BytesIO

    import segno

    table = await site_of(request).room.find(code)
    out = BytesIO()
    host = request.headers.get("host", "")
    is_local = host.rsplit(":", 1)[0] in ("localhost", "127.0.0.1", "[::1]")
    base = table.house.address if is_local and table.house.address else f"{request.url.scheme}://{host}"
    segno.make(f"{base}/t/{table.code}", error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    known = {
        "no_such_table": 404,
        "no_such_page": 404,
        "unknown_game": 404,
        "app_not_built": 503,
        "room_cannot_write": 503,
        "no_guest": 401,
        "foreign_origin": 403,
    }
    if refused.code in ("too_many_tables", "too_fast"):
        return 429
    return known.get(refused.code, 422 if isinstance(refused, OptionError) else 409)
