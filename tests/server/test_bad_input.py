"""Whatever is wrong is refused by a typed error with words in both languages, and nothing is lost."""

import socket as sockets
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus

from qg.server.follow import Heard
from qg.server.limits import LARGEST_FRAME, LARGEST_MESSAGE, Allowance
from qg.server.static import Assets

from ..outside import line
from .prelude import *


def assert_in_words(refusal: Heard, slug: str | None = None) -> None:
    """Both languages can say it, in a whole sentence."""
    told = [str(catalog.words(slug, lang).say(line(refusal["say"]))) for lang in catalog.LANGUAGES]
    assert all(len(text) > 10 for text in told) and told[0] != told[1], told


@asynccontextmanager
async def seated(server: Server) -> AsyncIterator[tuple[str, Visitor, Tab]]:
    """Nora in a game of two, with a bot."""
    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS, "now", seats=2, options={"tempo": "untimed"})
        tab = await nora.join(code)
        await tab.until(lambda: tab.is_asked and tab.view["waiting"] == [0])
        yield code, nora, tab


async def said(tab: Tab, message: Any) -> Heard:
    """The refusal of a message that has no id the room could read."""
    start = len(tab.heard)
    await tab.say(message)
    await tab.until(lambda: "refused" in tab.kinds(start))
    return next(m for m in tab.heard[start:] if m["type"] == "refused")


async def status(base: str, code: str, *, origin: str, cookie: str) -> int:
    """With which HTTP status a socket is refused."""
    person = Visitor(base)
    with pytest.raises(InvalidStatus) as refused:
        await person.join(code, origin=origin, cookie=cookie)
    return refused.value.response.status_code


# -- who asks ------------------------------------------------------------------------------------------------------


async def test_a_wrong_code_is_told(server: Server) -> None:
    async with Visitor(server.base) as nora:
        tab = await nora.join("ZZZZ")
        await tab.until(lambda: tab.closed)
        assert tab.closed == 4404 and tab.heard[0]["code"] == "no_such_table"
        assert_in_words(tab.heard[0])
        for path in ("", "/record", "/proof", "/replay", "/qr.svg"):
            reply = await nora.http.get(f"/api/tables/ZZZZ{path}")
            assert reply.status_code == 404 and reply.json()["code"] == "no_such_table"
        for code in ("Z", "Z" * 500, "%00", "'; drop table tables; --", "ÉÉÉÉ", "..%2f..%2f"):
            reply = await nora.http.get(f"/api/tables/{code}")
            assert reply.status_code == 404, code
        assert server.site.room._loading == {}, "nothing is remembered of it"


@pytest.mark.parametrize("cookie", ["", "qg-guest=", "qg-guest=x", "qg-guest=Im5vcmEi.forged", "qg-guest=é.é", "a=b"])
async def test_a_missing_or_forged_cookie_is_nobody(server: Server, cookie: str) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS)
        before = server.digest(code)
        tab = await nora.join(code, cookie=cookie)
        await tab.until(lambda: tab.closed)
        assert tab.closed == 4401 and [m["code"] for m in tab.heard] == ["no_guest"]
        assert_in_words(tab.heard[0])
        stranger = plain_client(server.base)
        headers = {"origin": server.base, "cookie": cookie.encode()}
        for path, body in (("/api/tables", {"game": LAMPS}), ("/api/me", {"name": "X", "look": {}})):
            reply = await stranger.post(path, json=body, headers=headers)  # type: ignore[arg-type]
            assert (reply.status_code, reply.json()["code"]) == (401, "no_guest")
        assert (await stranger.get("/api/tables", headers=headers)).status_code == 401  # type: ignore[arg-type]
        assert server.digest(code) == before
        await stranger.aclose()


async def test_the_cookie_of_another_room_is_nobody(server: Server, tmp_path: Path) -> None:
    async with serving(tmp_path / "elsewhere") as other, Visitor(other.base) as nora:
        reply = await nora.at(server.base).http.get("/api/tables")
        assert reply.status_code == 401


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1", ""])
async def test_pages_of_others_may_not_speak_for_our_guests(server: Server, origin: str) -> None:
    async with Visitor(server.base) as nora:
        code = await nora.make(LAMPS)
        assert await status(server.base, code, origin=origin, cookie=nora.cookie) == 403
        for path, body in (("/api/tables", {"game": LAMPS}), ("/api/me", {"name": "Eve", "look": {}})):
            reply = await nora.http.post(path, json=body, headers={"origin": origin})
            assert (reply.status_code, reply.json()["code"]) == (403, "foreign_origin")
            assert_in_words(reply.json())
        assert (await nora.get("/api/me"))["name"] == "Nora" and len(server.site.room.live) == 1


async def test_who_is_not_seated_cannot_answer_for_anybody(server: Server) -> None:
    async with seated(server) as (code, _, tab), Visitor(server.base, "Eve") as eve:
        other = await eve.join(code)
        await other.until(lambda: other.scene)
        before = server.digest(code)
        number = tab.view["asked"]["number"]
        assert await other.refused("answer", choice=GREEN, number=number, seat=0) == "not_seated"
        assert await other.refused("stand") == "not_seated"
        assert await other.refused("hint") == "not_seated"
        assert server.digest(code) == before


async def test_one_seat_cannot_answer_for_another(server: Server) -> None:
    """A message has no seat to fill in: whoever sends it is who it is from."""
    async with seated(server) as (code, _, tab):
        await tab.done("answer", choice=GREEN, number=tab.view["asked"]["number"], seat=1)
        entry = server.record(code)[-1].input
        people = [e.input.seat for e in server.record(code) if e.input == entry]  # type: ignore[union-attr]
        assert people[-1] == 0 or server.running(code).t.number > 1


# -- what is said --------------------------------------------------------------------------------------------------

MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "7",
    '"answer"',
    "{}",
    '{"type":"answer"}',
    '{"type":"conquer","id":"x"}',
    '{"type":7,"id":"x"}',
    '{"type":"answer","id":7,"choice":1}',
    '{"type":"answer","id":"","choice":1}',
    '{"type":"answer","id":"x","choice":1,"number":"one"}',
    '{"type":"answer","id":"x","choice":1,"number":1.5}',
    '{"type":"answer","id":"' + "x" * 41 + '","choice":1}',
    '{"type":"sit","id":"x","seat":"first"}',
    '{"type":"sit","id":"x","entropy":"' + "e" * 65 + '"}',
    '{"type":"ready","id":"x","ready":"yes"}',
    '{"type":"set_seats","id":"x","seats":0}',
    '{"type":"set_seats","id":"x","seats":1e9}',
    '{"type":"set_options","id":"x","options":[]}',
    '{"type":"chat","id":"x","text":""}',
    '{"type":"chat","id":"x","text":"' + "x" * 301 + '"}',
    '{"type":"chat","id":"x","text":"\\ud800"}',
    '{"type":"catch_up"}',
    '{"type":"catch_up","stream":"x","n":null}',
    '{"type":"words","id":"x","what":"everything"}',
    "[" * 4000,
    '{"type":"answer","id":"x","choice":' + "[" * 2000 + "]" * 2000 + "}",
    '{"type":"answer","id":"x","choice":NaN}',
    '{"a":1}{"a":2}',
]


async def test_what_cannot_be_understood_is_refused_and_the_connection_kept(server: Server) -> None:
    async with seated(server) as (code, _, tab):
        before = server.digest(code)
        for raw in MALFORMED:
            refusal = await said(tab, raw)
            assert refusal["code"] in ("malformed", "not_an_option"), raw
            assert_in_words(refusal, LAMPS)
        await tab.say(b'{"type":"stand","id":"x"}')
        await tab.until(lambda: tab.kinds()[-1] == "refused")
        assert server.digest(code) == before and tab.closed is None
        await tab.answer(GREEN)


@pytest.mark.parametrize(
    "choice",
    [
        *(None, True, 0, -1, 10**18, 1.5, "", "green", "\u0000", [], [[[[[1]]]]], {}),
        *({"type": "light"}, {"type": "nothing"}, {"type": "light", "lamp": 7}, {"type": "light", "lamp": "purple"}),
        {"type": "light", "lamp": "x" * 4000},
    ],
)
async def test_choices_that_are_none_are_refused(server: Server, choice: Any) -> None:
    async with seated(server) as (code, _, tab):
        before = server.digest(code)
        refusal = await tab.ask("answer", choice=choice, number=tab.view["asked"]["number"])
        assert refusal["type"] == "refused", refusal
        assert_in_words(refusal, LAMPS)
        assert server.digest(code) == before
        await tab.answer(GREEN)


async def test_absurd_numbers_are_refused(server: Server) -> None:
    async with seated(server) as (code, _, tab):
        before = server.digest(code)
        for number in (-1, 0, 10**6, 2**63 - 1, -(2**63), 2**64 - 1):
            refusal = await tab.ask("answer", choice=GREEN, number=number)
            assert refusal["code"] == "stale", refusal
            assert_in_words(refusal, LAMPS)
        for raw in (
            '{"type":"answer","id":"big","choice":1,"number":' + "9" * 300 + "}",
            '{"type":"answer","id":"big","choice":' + "9" * 300 + "}",
            '{"type":"answer","id":"big","choice":1e400}',
        ):
            assert_in_words(await said(tab, raw), LAMPS)
        for since in (-(2**63), 2**63 - 1, "9" * 40):
            start = len(tab.heard)
            await tab.say(f'{{"type":"catch_up","stream":"{tab.stream}","n":{since}}}')
            await tab.until(lambda start=start: {"sync", "refused"} & {*tab.kinds(start)})  # type: ignore[misc]
        assert server.digest(code) == before
        await tab.answer(GREEN)


async def test_who_is_not_asked_is_told_so(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=2, options={"tempo": "untimed"})
        tab, other = await nora.join(code), await samir.join(code)
        await other.done("sit")
        await tab.done("start")
        await tab.until(lambda: tab.scene)
        await tab.answer(GREEN)
        before = server.digest(code)
        refusal = await tab.ask("answer", choice=GREEN, number=tab.view["asked"]["number"])
        assert refusal["type"] == "refused"
        assert_in_words(refusal, LAMPS)
        assert server.digest(code) == before


async def test_invalid_text_ends_the_connection_and_nothing_else(server: Server) -> None:
    async with seated(server) as (code, nora, tab):
        before = server.digest(code)
        await tab.socket.send([b'{"type":"chat","id":"x","text":"\xff\xfe"}'], text=True)
        await tab.until(lambda: tab.closed)
        assert tab.closed == 1007
        again = await nora.join(code)
        await again.until(lambda: again.scene)
        assert server.digest(code) == before


# -- how much ------------------------------------------------------------------------------------------------------


async def test_a_long_message_is_refused_and_the_connection_kept(server: Server) -> None:
    async with seated(server) as (code, _, tab):
        before = server.digest(code)
        for text in ("x" * LARGEST_MESSAGE, "é" * (LARGEST_MESSAGE // 2)):
            refusal = await said(tab, {"type": "answer", "id": "long", "choice": text})
            assert refusal["code"] == "too_long"
            assert_in_words(refusal)
        assert server.digest(code) == before
        await tab.answer(GREEN)


async def test_an_enormous_frame_ends_the_connection(server: Server) -> None:
    async with seated(server) as (code, nora, tab):
        before = server.digest(code)
        await tab.say("x" * (LARGEST_FRAME + 1))
        await tab.until(lambda: tab.closed)
        assert tab.closed == 1009
        again = await nora.join(code)
        await again.until(lambda: again.scene)
        assert server.digest(code) == before


async def test_flooding_is_slowed_down_and_then_ended(tmp_path: Path) -> None:
    limits = Allowance(messages_a_second=5, messages_a_minute=600)
    async with serving(tmp_path, limits=limits) as server, seated(server) as (code, nora, tab):
        before = server.digest(code)
        for n in range(12):
            await tab.say({"type": "ready", "id": f"f{n}", "ready": True})
        await tab.until(lambda: sum(m["type"] == "refused" for m in tab.heard) == 12)
        codes = [m["code"] for m in tab.heard if m["type"] == "refused"]
        assert codes.count("already_started") >= 5 and codes.count("too_fast") >= 5
        assert_in_words(next(m for m in tab.heard if m.get("code") == "too_fast"))
        await asyncio.sleep(1.05)
        await tab.answer(GREEN)
        assert server.digest(code) != before, "after a second all is well"
        for _ in range(300):
            await tab.say("{")
        await tab.until(lambda: tab.closed)
        assert tab.closed == 4429
        again = await nora.join(code)
        await again.until(lambda: again.scene)


async def test_chat_has_its_own_measure(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Allowance(chats_a_minute=3)) as server, seated(server) as (code, _, tab):
        for n in range(3):
            await tab.done("chat", text=f"{n}")
        assert (await said(tab, {"type": "chat", "id": "x", "text": "more"}))["code"] == "too_fast"
        await tab.answer(GREEN)
        await tab.close()
        assert [one.text for one in server.table(code).chat.lines] == ["0", "1", "2"]


async def test_a_person_has_so_many_tabs(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Allowance(sockets_a_person=2)) as server, seated(server) as (code, nora, tab):
        second = await nora.join(code)
        await second.until(lambda: second.scene)
        third = await nora.join(code)
        await third.until(lambda: third.closed)
        assert third.heard[0]["code"] == "too_many_tabs" and tab.closed is None
        await second.close()
        await until(lambda: [*server.site.sockets.values()] == [1])
        fourth = await nora.join(code)
        await fourth.until(lambda: fourth.scene)


async def test_a_table_has_so_many_spectators(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, limits=Allowance(spectators=1)) as server,
        seated(server) as (code, nora, _),
        Visitor(server.base, "Ana") as ana,
        Visitor(server.base, "Leo") as leo,
    ):
        first = await ana.join(code)
        await first.until(lambda: first.scene)
        second = await leo.join(code)
        await second.until(lambda: second.closed)
        assert second.heard[0]["code"] == "table_crowded"
        assert_in_words(second.heard[0])
        own = await nora.join(code)
        await own.until(lambda: own.scene)


async def test_so_many_tables_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Allowance(tables_an_hour=2)) as server, Visitor(server.base) as nora:
        await nora.make(LAMPS)
        await nora.make(LAMPS)
        reply = await nora.http.post("/api/tables", json={"game": LAMPS})
        assert (reply.status_code, reply.json()["code"]) == (429, "too_many_tables")
        assert_in_words(reply.json())
        async with Visitor(server.base, "Samir") as samir:
            await samir.make(LAMPS)


async def test_so_many_requests_a_minute(tmp_path: Path) -> None:
    limits = Allowance(requests_a_minute=10)
    async with (
        serving(tmp_path, limits=limits) as server,
        plain_client(server.base) as browser,
    ):
        replies = [await browser.get("/api/games") for _ in range(11)]
        assert [reply.status_code for reply in replies] == [200] * 10 + [429]
        assert replies[-1].json()["code"] == "too_fast"
        assert_in_words(replies[-1].json())
        assert (await browser.get("/healthz")).status_code == 200


# -- over HTTP -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "malformed_request"),
        ("x" * 21, "malformed_request"),
        (7, "malformed_request"),
        (None, "malformed_request"),
        ("   ", "bad_name"),
        ("a\u0000b", "bad_name"),
        ("a\u202eb", "bad_name"),
        ("a\u200bb", "bad_name"),
        ("\u2028", "bad_name"),
    ],
)
async def test_names_are_plain(server: Server, name: Any, code: str) -> None:
    async with Visitor(server.base) as nora:
        problem = await nora.post("/api/me", name=name, look={})
        assert problem["code"] == code
        assert_in_words(problem)
        assert (await nora.get("/api/me"))["name"] == "Nora"


async def test_names_are_tidied(server: Server) -> None:
    async with Visitor(server.base) as nora:
        assert (await nora.post("/api/me", name="  Léa \n Mae ", look={}))["name"] == "Léa Mae"


BODIES: list[Any] = [
    {},
    {"game": 7},
    {"game": LAMPS, "how": "fast"},
    {"game": LAMPS, "seats": "two"},
    {"game": LAMPS, "options": []},
    {"game": LAMPS, "entropy": "x" * 65},
    {"game": LAMPS, "surprise": 1},
    [],
    None,
]


@pytest.mark.parametrize("body", BODIES)
async def test_bad_requests_are_refused_in_words(server: Server, body: Any) -> None:
    async with Visitor(server.base) as nora:
        reply = await nora.http.post("/api/tables", json=body)
        assert (reply.status_code, reply.json()["code"]) == (400, "malformed_request"), reply.text
        assert_in_words(reply.json())
        assert server.site.room.live == {}


async def test_raw_nonsense_is_refused(server: Server) -> None:
    async with Visitor(server.base) as nora:
        for raw in (b"{", b"\xff\xfe", b"[" * 20_000, b""):
            reply = await nora.http.post("/api/tables", content=raw, headers={"content-type": "application/json"})
            assert reply.status_code == 400, (raw[:5], reply.text)
            assert_in_words(reply.json())
        reply = await nora.http.post("/api/me", content=b"x" * 70_000, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (413, "too_long")
        reply = await nora.http.put("/api/me", json={})
        assert (reply.status_code, reply.json()["code"]) == (405, "no_such_page")


async def test_an_unknown_game_is_told(server: Server) -> None:
    async with Visitor(server.base) as nora:
        for path in ("facts", "words/en", "rules/fr"):
            reply = await nora.http.get(f"/api/games/chess/{path}")
            assert (reply.status_code, reply.json()["code"]) == (404, "unknown_game")
        problem = await nora.post("/api/tables", game="../../etc")
        assert problem["code"] == "unknown_game"
        assert_in_words(problem)
        assert (await nora.http.get(f"/api/games/{LAMPS}/rules/de")).status_code in (400, 404)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../outside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/..%2foutside.txt",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/assets/%00",
        "/%00",
        "/assets/" + "x" * 4000,
        "/" + "x" * 4000,
    ],
)
async def test_no_file_outside_the_app_is_sent(server: Server, tmp_path: Path, path: str) -> None:
    folder = tmp_path / "app" / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page", encoding="utf-8")
    (tmp_path / "app" / "outside.txt").write_text("outside", encoding="utf-8")
    (tmp_path / "outside.txt").write_text("outside", encoding="utf-8")
    msgspec.structs.force_setattr(server.site, "assets", Assets(folder))
    reply = await asyncio.to_thread(raw_get, server.base, path)
    assert b"outside" not in reply and b"root:" not in reply
    assert reply.startswith((b"HTTP/1.1 200", b"HTTP/1.1 404", b"HTTP/1.1 409", b"HTTP/1.1 400")), reply[:60]
    if path.startswith("/assets"):
        assert not reply.startswith(b"HTTP/1.1 200")


def raw_get(base: str, path: str) -> bytes:
    """As no browser would ask: nothing is tidied on the way."""
    host = urlsplit(base)
    with sockets.create_connection((host.hostname or "", host.port or 0), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        parts = []
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


async def test_files_are_remembered_once_however_they_are_asked_for(server: Server, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page", encoding="utf-8")
    assets = Assets(tmp_path)
    for n in range(50):
        assert assets.get(f"{'./' * n}index.html") is not None
    assert len(assets._known) == 1
