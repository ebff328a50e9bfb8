"""What the room does for the conduct of a table: drafts, presence, late entry, the host's word."""

from qg.kernel.record import Answer
from qg.server.forms import any_answer

from .prelude import *


def word(say: str, seat: int | None = None, reason: str = "") -> dict[str, Any]:
    told: dict[str, Any] = {"type": "word", "say": say}
    return told | ({"seat": seat} if seat is not None else {}) | ({"reason": reason} if reason else {})


async def say(tab: Tab, *said: Any) -> None:
    await tab.done("answer", choice=word(*said))


async def not_said(tab: Tab, *said: Any) -> str:
    return await tab.refused("answer", choice=word(*said))


def offered(tab: Tab) -> set[tuple[str, int]]:
    """What the room says this seat may say now."""
    assert tab.scene is not None
    return {(one["say"], one.get("seat", -1)) for one in tab.scene["words"]}


def three(server: Server, **options: Any) -> AbstractAsyncContextManager[tuple[str, list[Visitor], list[Tab]]]:
    """Nora, Samir and Ana in a game, all connected."""
    return in_game(server, LAMPS, "Nora", "Samir", "Ana", **options)


# -- drafts --------------------------------------------------------------------------------------------------------


async def test_QG_TIM_11_a_draft_is_given_when_time_is_up_and_told_to_nobody_before(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, _, guest):
        t = server.running(code).t
        asked = host if host.is_asked else guest
        other = guest if asked is host else host
        number, seat = asked.view["asked"]["number"], asked.seat
        assert seat is not None
        usual = msgspec.to_builtins(t.open.decision.default(t, seat))
        first, wish = distinct(asked, usual)
        version, n = server.table(code).version, other.n
        await asked.done("draft", number=number, choice=first)
        await asked.done("draft", number=number, choice=wish)
        assert (server.table(code).version, other.n) == (version, n), "in no log, told to nobody"
        server.let_pass(code, (t.due - server.running(code).now()) / 1000 + 1)
        await until(lambda: server.table(code).version > version)
        rows = [log.decode(raw) for raw in await server.site.room.store.log(server.table(code).row.id)]
        inputs = [row.change.entry.input for row in rows if isinstance(row.change, log.Given)]
        given = next(one for one in inputs if isinstance(one, Answer))
        assert (given.seat, given.choice, given.number) == (seat, wish, number)
        await host.until(lambda: host.view["asked"]["number"] > number)
        late = [one["event"]["seat"] for one in host.events if one["event"]["type"] == "timed_out"]
        assert late == [other.seat], "silence is the default for who left no draft"


def distinct(tab: Tab, usual: Any) -> list[Any]:
    """Two choices of this seat; neither is what silence means."""
    rng, found = random.Random(5), list[Any]()
    while len(found) < 2:
        choice = any_answer(tab.scene, rng)  # type: ignore[arg-type]
        found += [choice] if choice != usual and choice not in found else []
    return found


async def test_a_draft_for_a_closed_question_is_refused_and_one_is_taken_back(server: Server) -> None:
    async with two(server, LAMPS, tempo="live") as (code, _, host, _, guest):
        asked = host if host.is_asked else guest
        number = asked.view["asked"]["number"]
        choice, _ = distinct(asked, None)
        assert await asked.refused("draft", number=number - 1, choice=choice) == "stale"
        assert await asked.refused("draft", number=number, choice={"type": "word", "say": "pause"}) == "not_an_option"
        await asked.done("draft", number=number, choice=choice)
        await asked.done("draft", number=number)
        assert not server.table(code).drafts._of


# -- presence ------------------------------------------------------------------------------------------------------


async def test_QG_ABS_01_away_absent_kept_and_back(server: Server) -> None:
    async with two(server, LAMPS) as (code, _, host, samir, guest):
        assert server.running(code).game.conduct.reconnect_ms == 60_000
        await guest.close()
        await until(lambda: 1 in server.table(code).driver._away)
        server.table(code).driver._is_gone(1)
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [1])
        again = await samir.join(code)
        await again.until(lambda: again.scene)
        await host.until(lambda: notices(server, code) == [("away", 1), ("back", 1)])
        assert 1 not in server.running(code).t.conduct.absent


async def test_QG_HST_01_the_host_keeps_the_lobby_for_a_while_after_the_tab_is_closed(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=3)
        host, guest = await nora.join(code), await samir.join(code)
        await guest.done("sit")
        await host.close()
        await guest.until(lambda: not guest.lobby["seats"][0]["here"])
        assert guest.lobby["host"] == 0 and await guest.refused("start") == "host_only"
        server.table(code).driver._is_gone(0)
        await guest.until(lambda: guest.lobby["host"] == 1)
        again = await nora.join(code)
        await guest.until(lambda: guest.lobby["host"] == 0)
        await again.until(lambda: again.lobby)
        await say(again, "hand_over", 1)
        await guest.until(lambda: guest.lobby["host"] == 1)
        await guest.done("start")
        await guest.until(lambda: guest.scene)
        assert guest.view["host"] == 1


# -- pauses --------------------------------------------------------------------------------------------------------


async def test_QG_PAU_01_a_pause_from_the_menu_ends_when_everybody_is_ready(server: Server) -> None:
    async with two(server, LAMPS) as (code, _, host, _, guest):
        assert ("pause", -1) in offered(guest)
        await say(guest, "pause")
        await host.until(lambda: ("ready", -1) in offered(host))
        assert not server.running(code).t.waiting and host.view["conduct"]["pause"]["seat"] == 1
        await say(host, "ready")
        await say(guest, "ready")
        await host.until(lambda: host.view["conduct"]["pause"] is None)
        assert server.running(code).t.waiting
        assert await not_said(guest, "pause") == "pauses_spent"


# -- the host's word -----------------------------------------------------------------------------------------------


async def test_QG_HST_02_in_play_removing_needs_assent_and_the_seat_is_lost(server: Server) -> None:
    async with three(server) as (code, _, [host, guest, other]):
        assert await not_said(guest, "remove", 2, "spoils it") == "host_only_here"
        assert await not_said(host, "remove", 2) == "reason_needed"
        await say(host, "remove", 2, "spoils it")
        await guest.until(lambda: ("agree", -1) in offered(guest))
        assert ("agree", -1) not in offered(other)
        await say(guest, "agree")
        await other.until(lambda: other.seat is None)
        assert [one["code"] for one in other.heard if one["type"] == "refused"] == ["removed"]
        assert await other.refused("answer", choice=GREEN) == "not_seated"
        assert await other.refused("sit") == "already_started"
        await host.until(lambda: host.scene and host.scene["bot_controlled"] == [2])
        assert server.running(code).t.conduct.left == (2,)


async def test_QG_HST_02_who_is_muted_or_hushed_does_not_write(server: Server) -> None:
    async with two(server, LAMPS) as (code, _, host, _, guest), Visitor(server.base, "Ana") as ana:
        looker = await ana.join(code)
        await looker.until(lambda: looker.scene)
        assert looker.scene is not None and looker.scene["words"] == []
        await say(host, "mute", 1)
        before = server.digest(code)
        assert await guest.refused("chat", text="hello") == "muted"
        assert server.digest(code) == before
        await say(host, "unmute", 1)
        await guest.done("chat", text="hello")
        await say(host, "hush_lookers")
        assert await looker.refused("chat", text="hello") == "lookers_hushed"
        await say(host, "bar_lookers")
        await until(lambda: looker.closed is not None)
        assert looker.heard[-1]["code"] == "no_spectators"


async def test_QG_HST_02_a_locked_table_lets_in_who_is_seated(server: Server) -> None:
    async with two(server, LAMPS) as (code, _, host, samir, guest), Visitor(server.base, "Ana") as ana:
        await say(host, "lock")
        stranger = await ana.join(code)
        await until(lambda: stranger.closed is not None)
        assert [one["code"] for one in stranger.heard] == ["table_locked"]
        await guest.close()
        again = await samir.join(code)
        await again.until(lambda: again.seat == 1)


async def test_QG_HST_02_closing_in_play_needs_a_majority_and_the_end_says_why(server: Server) -> None:
    async with three(server) as (code, _, [host, guest, other]):
        await say(host, "close", None, "late")
        await guest.until(lambda: ("disagree", -1) in offered(guest))
        await say(guest, "disagree")
        await host.until(lambda: ("close", -1) in offered(host))
        assert host.lobby["phase"] == "playing"
        await say(host, "close", None, "very late")
        for tab in (guest, other):
            await tab.until(lambda tab=tab: ("agree", -1) in offered(tab))  # type: ignore[misc]
            await say(tab, "agree")
        await host.until(lambda: host.lobby["phase"] == "over")
        assert host.view["outcome"]["ended"] == "closed" and offered(host) == set()
        assert server.running(code).t.conduct.unranked == ("close",)


async def test_QG_HST_02_the_lobby_knows_the_hosts_word_too(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir, Visitor(server.base, "Ana") as ana:
        code = await nora.make(LAMPS, seats=3)
        host, guest = await nora.join(code), await samir.join(code)
        await guest.done("sit")
        assert await not_said(guest, "lock") == "host_only"
        assert await not_said(host, "pause") == "not_started"
        assert await not_said(host, "remove", 0, "me") == "word_does_not_fit"
        assert await not_said(host, "remove", 1) == "reason_needed"
        await say(host, "mute", 1)
        assert await guest.refused("chat", text="hello") == "muted"
        await say(host, "lock")
        await guest.until(lambda: guest.lobby["locked"] and guest.lobby["seats"][1]["muted"])
        stranger = await ana.join(code)
        await until(lambda: stranger.closed is not None)
        await say(host, "remove", 1, "spoils it")
        await guest.until(lambda: guest.seat is None)
        assert await guest.refused("sit") in ("table_locked", "removed")
        await say(host, "unlock")
        assert await guest.refused("sit") == "removed"
        choice = word("close", None, "too late tonight")
        await host.say({"type": "answer", "id": "close", "choice": choice})
        for tab in (host, guest):
            await until(lambda tab=tab: tab.closed is not None)  # type: ignore[misc]
            assert tab.heard[-1]["code"] == "table_closed"
        assert (await nora.get("/api/tables"))["running"] == []


async def test_QG_HST_02_what_the_host_said_in_the_lobby_holds_in_play(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Samir") as samir:
        code = await nora.make(LAMPS, seats=2)
        host, guest = await nora.join(code), await samir.join(code)
        await guest.done("sit")
        await say(host, "mute", 1)
        await say(host, "lock")
        await host.done("start")
        await guest.until(lambda: guest.scene)
        conduct = server.running(code).t.conduct
        assert conduct.muted == (1,) and conduct.locked
        assert await guest.refused("chat", text="hello") == "muted"
        await say(host, "unmute", 1)
        await guest.done("chat", text="hello")


# -- late entry ----------------------------------------------------------------------------------------------------


async def test_QG_ABS_09_a_newcomer_takes_a_bots_seat_with_the_hosts_consent(server: Server) -> None:
    async with Visitor(server.base) as nora, Visitor(server.base, "Ana") as ana:
        code = await nora.make(LAMPS, "now", seats=3, options={"late_entry": True})
        host = await nora.join(code)
        await host.until(lambda: host.scene)
        newcomer = await ana.join(code)
        await newcomer.until(lambda: newcomer.scene)
        assert await newcomer.refused("sit", seat=1) == "not_invited"
        assert await newcomer.refused("sit", seat=0) == "seat_in_use"
        await say(host, "let_in", 1)
        await newcomer.done("sit", seat=1)
        await newcomer.until(lambda: newcomer.seat == 1)
        assert server.running(code).t.seats[1].kind == "person" and notices(server, code) == [("taken", 1)]
        assert host.lobby["seats"][1]["name"] == "Ana" and server.running(code).projector.names[1] == "Ana"
        await say(host, "let_in", 2)
        await newcomer.done("stand")
        held = server.table(code).seating.held
        assert [sorted(seats) for seats in held.values()] == [[0], [1]]
        await newcomer.until(lambda: newcomer.lobby["seats"][1]["name"] == "Ana")


async def test_QG_ABS_09_nobody_takes_a_second_seat_of_one_game(server: Server) -> None:
    async with three(server, late_entry=True) as (code, _, [host, guest, other]):
        await say(host, "remove", 2, "spoils it")
        await guest.until(lambda: ("agree", -1) in offered(guest))
        await say(guest, "agree")
        await other.until(lambda: other.seat is None)
        await guest.done("stand")
        await host.until(lambda: ("let_in", 1) in offered(host))
        await say(host, "let_in", 1)
        before = server.digest(code)
        assert await other.refused("sit", seat=1) == "held_another_seat"
        assert server.digest(code) == before
