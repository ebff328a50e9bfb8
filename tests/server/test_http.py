"""The room over plain HTTP: health, the shelf, finished games, and the app's own files."""

import gzip
import json
from itertools import pairwise
from typing import NamedTuple

from qg.kernel.chance import Chance, commitment, derive_key
from qg.kernel.game import plain
from qg.kernel.judge import replay
from qg.kernel.record import decode
from qg.server.app import GUARDS
from qg.server.follow import Follower, updated
from qg.server.static import Assets

from .prelude import *

# -- looking around ------------------------------------------------------------------------------------------------


async def test_the_room_says_how_it_is(server: Server) -> None:
    async with Visitor(server.base) as nora:
        assert (await nora.http.get("/healthz")).text == "ok"
        ready = await nora.http.get("/readyz")
        assert (ready.status_code, ready.text) == (200, "ready")
        server.site.room.ready = False
        assert (await nora.http.get("/readyz")).status_code == 503


async def test_the_api_describes_itself(server: Server) -> None:
    async with Visitor(server.base) as nora:
        document = json.loads((await nora.http.get("/api/openapi.json")).text)
        assert document["openapi"].startswith("3.")
        paths = set(document["paths"])
        assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{code}", "/api/words/{lang}"} <= paths
        assert {f"/api/tables/{{code}}/{what}" for what in ("record", "proof", "replay", "qr.svg")} <= paths
        assert all(operation["summary"] for path in document["paths"].values() for operation in path.values())


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
async def test_the_shelf_is_told_in_both_languages(server: Server, lang: str) -> None:
    async with Visitor(server.base) as nora:
        cards = await nora.get("/api/games", lang=lang)
        assert [card["slug"] for card in cards] == catalog.games()
        for card in cards:
            words = catalog.words(card["slug"], lang)
            assert card["title"] == words.text("title") and card["pitch"] == words.text("card-pitch")
            assert card["min_seats"] <= card["usual_seats"] <= card["max_seats"]
            assert card["usual_level"] in card["levels"]
            assert card["lesson"] == (catalog.load(card["slug"]).lesson is not None)
            assert [one["id"] for one in card["options"]] == [o.id for o in catalog.load(card["slug"]).options]
        assert (await nora.get("/api/games", lang="de"))["code"] == "malformed_request"


@every_game
@pytest.mark.parametrize("lang", catalog.LANGUAGES)
async def test_words_rules_and_facts_are_at_hand(server: Server, slug: str, lang: str) -> None:
    async with Visitor(server.base) as nora:
        room = await nora.http.get(f"/api/words/{lang}")
        assert "refusal-no_such_table" in room.text and room.headers["content-type"] == "text/plain; charset=utf-8"
        words = await nora.http.get(f"/api/games/{slug}/words/{lang}")
        assert words.text.startswith(room.text) and "title =" in words.text
        rules = await nora.http.get(f"/api/games/{slug}/rules/{lang}")
        assert rules.text == catalog.rules_text(slug, lang) and "markdown" in rules.headers["content-type"]
        pieces = await nora.get(f"/api/games/{slug}/pieces")
        assert pieces == catalog.load(slug).pieces and pieces["seat_ready"] == {"seat": "seat"}
        facts = await nora.get(f"/api/games/{slug}/facts")
        assert facts == json.loads(msgspec.json.encode(catalog.load(slug).facts()))


async def test_a_guest_has_a_name_and_a_face(server: Server) -> None:
    async with Visitor(server.base, "") as nora:
        assert (await nora.get("/api/me"))["name"] == ""
        me = {"name": "Nora", "look": {"colour": 3, "face": 7}}
        assert await nora.post("/api/me", **me) == me
        assert await nora.get("/api/me") == me
        cookie = (await nora.http.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "max-age" in cookie


async def test_a_table_can_be_looked_up_by_its_code(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=2)
        card = await samir.get(f"/api/tables/{code.lower()}")
        assert (card["code"], card["game"], card["phase"], card["seat"]) == (code, LAMPS, "lobby", None)
        assert card["joinable"] and [seat["name"] for seat in card["seats"]] == ["Nora", ""]
        mine = (await nora.get("/api/tables"))["running"]
        assert [one["code"] for one in mine] == [code] and mine[0]["seat"] == 0
        assert (await samir.get("/api/tables"))["running"] == []
        tab = await nora.join(code)
        await tab.done("start")
        assert not (await samir.get(f"/api/tables/{code}"))["joinable"]
        assert (await nora.get(f"/api/tables/{code}"))["joinable"]
        assert (await nora.get("/api/tables"))["running"][0]["awaited"]


async def test_a_table_has_a_code_to_scan(server: Server) -> None:
    import segno

    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS)
        reply = await nora.http.get(f"/api/tables/{code}/qr.svg", headers={"host": "games.example:8000"})
        assert reply.headers["content-type"] == "image/svg+xml"
        expected = segno.make(f"http://games.example:8000/t/{code}", error="m").svg_inline(scale=4, border=2)
        assert "<svg" in reply.text and expected.split('d="')[1] == reply.text.split('d="')[1].rstrip()


# -- finished games ------------------------------------------------------------------------------------------------


class Kept(NamedTuple):
    """A finished game, as it lies in the folder of a room, and the tab that has seen it all."""

    slug: str
    folder: Path
    nora: Visitor
    code: str
    tab: Tab


@pytest.fixture(scope="module", params=catalog.games())
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Each game is played once."""
    folder = tmp_path_factory.mktemp("kept")

    async def play() -> Kept:
        async with serving(folder) as server, Visitor(server.base) as nora:
            code, tab = await any_over(server, nora, request.param)
            return Kept(request.param, folder, nora, code, tab)

    return asyncio.run(play())


@asynccontextmanager
async def opened_again(kept: Kept) -> AsyncIterator[Visitor]:
    """The room of that game, and who has played it."""
    async with serving(kept.folder) as server:
        nora = kept.nora.at(server.base)
        yield nora
        await nora.http.aclose()


async def test_the_record_of_a_finished_game_can_be_kept_and_checked(kept: Kept) -> None:
    slug, code, tab = kept.slug, kept.code, kept.tab
    async with opened_again(kept) as nora:
        reply = await nora.http.get(f"/api/tables/{code}/record")
        assert reply.headers["content-disposition"] == f'attachment; filename="{slug}-{code}.json"'
        record = decode(reply.content)
        assert record.commitment == tab.lobby["commitment"] == commitment(str(record.seed))
        moments = list(replay(record, catalog.load(slug)))
        assert len(moments) == len(record.inputs) + 1
        assert plain(moments[-1][0].outcome) == tab.view["outcome"]


async def test_every_draw_can_be_computed_again(kept: Kept) -> None:
    slug, code, tab = kept.slug, kept.code, kept.tab
    async with opened_again(kept) as nora:
        proof = await nora.get(f"/api/tables/{code}/proof")
        assert proof["commitment"] == commitment(proof["seed"]) == tab.lobby["commitment"]
        chance = Chance(key=derive_key(proof["seed"], proof["entropy"]))
        assert len(proof["draws"]) > 20
        assert [chance.below(one["sides"]) for one in proof["draws"]] == [one["value"] for one in proof["draws"]]
        frames = [one["frame"] for one in proof["draws"]]
        record = decode((await nora.http.get(f"/api/tables/{code}/record")).content)
        counters = [0, *(moment[0].counter for moment in replay(record, catalog.load(slug)))]
        moved = [frame for frame, (before, after) in enumerate(pairwise(counters)) if after > before]
        assert frames == sorted(frames) and list(dict.fromkeys(frames)) == moved, "each draw stands where it was made"


async def test_a_replay_shows_what_the_seat_saw(kept: Kept) -> None:
    code, tab = kept.code, kept.tab
    async with opened_again(kept) as nora:
        frames = await all_frames(nora, code, seat=0)
        shown = {json.dumps(scene, sort_keys=True) for scene in replayed(frames)}
        follower, missing = Follower(), 0
        for message in tab.heard:
            follower.take(message)
            missing += follower.scene is not None and json.dumps(follower.scene, sort_keys=True) not in shown
        assert not missing
        updates = [message["moments"] for message in tab.heard if message["type"] == "update"]
        changes = [frame["update"] for frame in frames if frame["update"]]
        told = [change["moments"] for change in changes if change["moments"] or "scene" in change]
        assert updates == told[-len(updates) :]


async def all_frames(nora: Visitor, code: str, **who: Any) -> list[Any]:
    """A whole replay, stretch by stretch."""
    frames: list[Any] = []
    total = 1
    while len(frames) < total:
        part = await nora.get(f"/api/tables/{code}/replay", start=len(frames), count=50, **who)
        total = part["total"]
        assert part["start"] == len(frames) and 0 < len(part["frames"]) <= 50
        frames += part["frames"]
    return frames


def replayed(frames: list[Any]) -> list[Any]:
    """What each frame shows: folded from the one before, and the same as key frames say."""
    scenes: list[Any] = []
    for number, frame in enumerate(frames):
        assert (frame["scene"] is not None) == (number % 50 == 0)
        scene = updated(scenes[-1], frame["update"]) if scenes else frame["scene"]
        assert frame["scene"] in (None, scene)
        scenes.append(scene)
    return scenes


async def test_a_replay_begins_with_the_set_up_and_may_start_in_the_middle(kept: Kept) -> None:
    slug, code = kept.slug, kept.code
    async with opened_again(kept) as nora:
        first = (await nora.get(f"/api/tables/{code}/replay", count=1))["frames"][0]
        record = decode((await nora.http.get(f"/api/tables/{code}/record")).content)
        _, told = next(replay(record, catalog.load(slug)))
        opening, board = first["opening"], first["scene"]["view"]["board"]
        assert first["update"] is None and (opening is not None) == bool(told)
        if opening is not None:
            before = {"view": {**first["scene"]["view"], "board": opening["board"]}, "covered": False}
            assert updated(before, {"moments": opening["moments"]})["view"]["board"] == board
        total = (await nora.get(f"/api/tables/{code}/replay"))["total"]
        part = await nora.get(f"/api/tables/{code}/replay", start=total - 1, count=5)
        assert part["start"] == (total - 1) // 50 * 50 and len(part["frames"]) == total - part["start"]
        whole = replayed(await all_frames(nora, code))
        assert replayed(part["frames"])[-1] == whole[-1]


async def test_a_replay_can_be_asked_for_anything(server: Server) -> None:
    async with Visitor(server.base) as nora:
        code, _ = await dash_over(server, nora)
        path = f"/api/tables/{code}/replay"
        total = (await nora.get(path))["total"]
        for start, count, found in ((-5, 2, 2), (total, 5, 0), (10**12, 5, 0), (0, -1, 0), (0, 10**12, min(60, total))):
            part = await nora.get(path, start=start, count=count)
            assert len(part["frames"]) == found, (start, count)
        assert (await nora.get(path, seat=99))["code"] == "no_such_seat"
        assert (await nora.get(path, seat="x"))["code"] == "malformed_request"


# -- the app's files -----------------------------------------------------------------------------------------------


@pytest.fixture
def built(server: Server, tmp_path: Path) -> Server:
    """A web app of three files."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>QG</title>" + "x" * 500, encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("export const a = 1;\n" * 99, encoding="utf-8")
    (folder / "favicon.png").write_bytes(b"\x89PNG")
    (tmp_path / "outside.txt").write_text("secret", encoding="utf-8")
    msgspec.structs.force_setattr(server.site, "assets", Assets(folder))
    return server


@pytest.mark.parametrize("path", ["/", "/t/ABCD", "/learn/anything"])
async def test_every_address_of_the_app_is_its_page(built: Server, path: str) -> None:
    async with Visitor(built.base) as nora:
        page = await nora.http.get(path)
        assert page.status_code == 200 and "<title>QG" in page.text
        assert page.headers["cache-control"] == "no-cache"
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy and f"ws://{built.base.removeprefix('http://')}" in policy
        assert "'unsafe-eval'" not in policy and "script-src 'unsafe-inline'" not in policy


async def test_files_are_packed_tagged_and_kept(built: Server) -> None:
    async with Visitor(built.base) as nora:
        url = "/assets/app-1a2b.js"
        packed = await nora.http.get(url, headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "accept-encoding"
        plain = await nora.http.get(url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.text == packed.text
        assert len(gzip.compress(plain.content)) < len(plain.content)
        assert "immutable" in plain.headers["cache-control"] and "javascript" in plain.headers["content-type"]
        again = await nora.http.get(url, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await nora.http.get("/favicon.png")).content == b"\x89PNG"


async def test_every_reply_is_guarded(built: Server) -> None:
    async with Visitor(built.base) as nora:
        for path in ("/", "/assets/app-1a2b.js", "/api/games", "/healthz", "/api/tables/ZZZZ", "/assets/none.js"):
            reply = await nora.http.get(path)
            assert GUARDS.items() <= dict(reply.headers).items(), path


async def test_an_app_that_is_not_built_says_so(server: Server, tmp_path: Path) -> None:
    msgspec.structs.force_setattr(server.site, "assets", Assets(tmp_path / "nothing"))
    async with Visitor(server.base) as nora:
        assert (await nora.get("/"))["code"] == "app_not_built"
        assert (await nora.get("/api/games"))[0]["slug"] == catalog.games()[0]
