"""A live table: one serial task takes what is asked of it, in order.

Apply, append to the log, then deliver what the entry said follows from it: nothing is acknowledged before it is
durable. The log is the truth: if it cannot be written the table is dropped, and whoever comes back finds it as the log
left it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from qg import catalog
from qg.kernel import NoticeKind, Refused, View
from qg.kernel.record import Input, Notice
from qg.kernel.table import EARLY
from qg.words import Message

from . import log, messages, results
from .asked import RequestLog
from .bot_pool import Thought
from .chat import Chat
from .connections import Client, Connections
from .driver import Driver
from .effects import Anew, Consequences
from .limits import SNAPSHOT_EVERY
from .lobby import LobbyPart
from .manners import Drafts, removals, why_out
from .port import House
from .projector import whole
from .running import LiveGame, Saved
from .seating import Seating
from .serial import SerialTask
from .store import Append, TableRow
from .stream import Stream, Streams
from .sweep import due_of


class LiveTable(SerialTask):
    """One table with the people around it."""

    def __init__(self, row: TableRow, house: House) -> None:
        super().__init__()
        self.row = row
        self.house = house
        self.game = catalog.load(row.game)
        self.seating = Seating(self.game)
        self.connections = Connections()
        self.lobby = LobbyPart(row, self.seating, self.connections, address=lambda: house.address, say=self.say)
        self.chat = Chat()
        self.running: LiveGame | None = None
        self.streams = Streams(self.connections.carry)
        self.driver = Driver(self)
        self.drafts = Drafts()
        self.version = 0
        self.saved = 0  # the version of the last snapshot
        self.is_parted = False  # whether the log has been found not to hold together
        self.changed = row.changed  # when everybody last heard of something: anybody may look that up
        self.due = row.due
        self.over = False
        """Whether the game has ended, on disk too: only then are its secrets told."""
        self._entering: list[Client] = []
        self.asked = RequestLog(row.id, house.store)
        self.is_cut = row.id not in house.awoken
        """Whether nobody has been at this table since the room was opened."""

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def host_seat(self) -> int | None:
        return self.lobby.host_seat

    @property
    def now(self) -> int:
        return self.running.now() if self.running else 0

    # -- the serial task ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.run(f"table {self.code} of {self.game.slug}")
        self.driver.go()

    def drop(self) -> None:
        """Forget this table: the log has it."""
        if self.dropped:
            return
        self.dropped = True
        self.driver.stop()
        for client in (*self.connections.clients, *self._entering):
            client.close()
        self.house.forget(self)

    async def close(self) -> None:
        """A game in play is saved as it stands: it may be another release that opens it again."""
        if self.running is not None and self.saved < self.version:
            await self.finish(self._save)
        await super().close()

    # -- from the log ---------------------------------------------------------------------------------------------

    def again(self, row: log.Row, number: int, saved: Saved | None = None) -> None:
        """An entry from the log: what follows from it was delivered when it was new."""
        self._keep(self._fold(row.change, number, saved))
        self._note(row, number)

    def _note(self, row: log.Row, number: int) -> None:
        self.version = number
        self.asked.note(row.by, row.id, number)
        if self.running is not None and isinstance(row.change, log.Started | log.Given):
            self.running.number = number

    def _keep(self, effects: Consequences) -> None:
        for news in effects.news:
            news.keep()

    async def recall(self) -> None:
        """What was told is read when somebody comes to look."""
        if self.running is not None and not self.running.story.is_whole:
            self.running.story.recall(await self.house.store.told(self.row.id))

    async def _save(self) -> None:
        """The game as it stands: from here it goes on when it is loaded again."""
        assert self.running is not None, "there is a game"
        snapshot = self.running.snapshot(self.version)
        if await self.house.store.save_snapshot(self.row.id, snapshot):
            self.saved = self.version
            if snapshot.told:
                self.running.story.stored(snapshot.told)

    # -- what an entry does ---------------------------------------------------------------------------------------

    def _fold(self, change: log.Change, number: int, saved: Saved | None = None) -> Consequences:
        """An entry goes to the part of the table it is about, which says what follows from it."""
        running = self.running
        match change:
            case log.ChatSaid():
                return self.chat.fold(change)
            case log.Given(entry):
                assert running is not None, "inputs come after the start"
                return running.fold(entry)
            case log.StepRead():
                assert running is not None, "there is a lesson"
                return running.read_on()
            case log.Sat(seat, _, name) if running is not None:
                running.projector.rename(seat, name)
            case log.Started(head):
                self.lobby.fold(change)
                self.running = LiveGame(self.game, self.row, self.seating, head, saved)
                return self.running.begin()
        return self.lobby.fold(change)

    def note_outcome(self) -> bool:
        """Whether the game has just ended."""
        ends = self.seating.phase == "playing" and self.running is not None and self.running.t.outcome is not None
        if ends:
            self.seating.phase = "over"
        return ends

    # -- changing -------------------------------------------------------------------------------------------------

    async def commit(self, change: log.Change, *, by: str | None = None, id: str | None = None) -> None:
        """A change that has been checked: done, written down, then told."""
        effects = self._fold(change, self.version + 1)
        if isinstance(change, log.Started) and self.running is not None:
            change = log.Started(self.running.head)
        await self._append(log.Row(change, by, id), effects)
        if isinstance(change, log.Started):
            await self._save()

    async def give(self, given: Input, *, by: str | None = None, id: str | None = None) -> None:
        """An input to the game: carried out, written down, then told. A refused one leaves no trace."""
        running = self.running
        assert running is not None, "there is a game"
        running.try_first(given)
        if (era := running.begin_era()) is not None:
            await self._append(log.Row(log.Given(era)), Consequences())
            await self._save()
        entry, effects = running.apply(given)
        if self.note_outcome():
            effects = Consequences((*effects.news, self.lobby.news()))
        await self._append(log.Row(log.Given(entry), by, id), effects)
        for word in removals(effects):
            await self.commit(log.Ruled(word))
        self._turn_away(self.connections.of(None))
        if self.version - self.saved >= SNAPSHOT_EVERY or self.over:
            await self._save()

    async def _append(self, row: log.Row, effects: Consequences) -> None:
        """What is done is written down; until then nobody hears of it, and the version is the old one."""
        at = time.time()
        self.changed = at if effects.to_all else self.changed
        outcome = self.running.t.outcome if self.running and isinstance(row.change, log.Given) else None
        sitting = isinstance(row.change, (log.Sat, log.Stood, log.SeatsSet, log.Ruled))
        entry = Append(
            table=self.row.id,
            seq=self.version + 1,
            at=at,
            changed=self.changed,
            body=log.encode(row),
            phase="closed" if self.seating.closed else self.seating.phase,
            by=row.by,
            request=row.id if row.by else None,
            clock=self.house.clock.now(),
            due=due_of(self.running, self.house.clock.now()),
            sitting=self.seating.people if sitting else None,
            result=results.of(self.row, self.seating, outcome, ended=self.changed) if outcome else None,
        )
        try:
            await self.house.store.append(entry)
        except BaseException:
            self.drop()
            raise
        self._note(row, entry.seq)
        self.due = entry.due
        self.over = self.over or outcome is not None
        self._deliver(effects)
        self.driver.go()

    async def tell_time(self) -> int:
        """Whatever is due happens before anything else; returns the moment by which it has."""
        now = self.now
        while self.running is not None and (due := self.running.t.due) is not None and now >= due:
            for given in self.drafts.inputs(self.running.t, now):
                await self.give(given)
            now = self.now  # writing takes time
        return now

    async def notice(self, kind: NoticeKind, seat: int | None = None, what: str | None = None) -> None:
        """Tell the game what the room has noticed; where it does not care, nothing happens. In the lobby another may
        be the host once a person is away."""
        if self.running is None:
            return self.tell_presence() if kind == "away" and self.lobby.miss(seat) else None
        at = self.now if kind in EARLY else await self.tell_time()
        if self.running.cares_for(kind, seat, what, at):
            await self.give(Notice(at, kind, seat, what))

    async def was_done(self, person: str, id: str) -> bool:
        """Whether a request was carried out before, however long ago."""
        return await self.asked.version_of(person, id) is not None

    # -- people come and go ---------------------------------------------------------------------------------------

    def is_here(self, seat: int) -> bool:
        return seat in self.connections.here()

    def expect(self, seat: int) -> None:
        self.driver.left(seat)

    def enter(self, client: Client, since: tuple[str, int] | None) -> None:
        """Somebody has opened a tab, and is let in in their turn: nobody sees what is not yet written.
        `since` is the stream it has followed, with the number of the last message it has."""
        self._entering.append(client)
        self.put(lambda: self.join(client, since))

    async def join(self, client: Client, since: tuple[str, int] | None) -> None:
        await self.recall()
        self._entering.remove(client)
        self.connections.join(client)
        client.seat = self.seating.seat_of(client.person)
        self.lobby.away.discard(client.person)
        self._turn_away([client], entering=True)
        if client.seat is not None and self.seating.chairs[client.seat].left:
            await self.commit(self.seating.return_of(client.seat))
        if not client.follows:
            self.catch_up(client, *since) if since else self.sync(client)
        if self.is_parted:
            self._warn(client)
        self.tell_presence()
        self.driver.came(client.seat)

    async def mark_parted(self) -> None:
        """The log does not hold together: whoever is here, or comes later, is told."""
        self.is_parted = True
        for client in self.connections.clients:
            self._warn(client)

    def _warn(self, client: Client) -> None:
        refused = Refused("table_parted")
        client.tell_why(refused, self.say(refused))

    def _turn_away(self, clients: Sequence[Client], *, entering: bool = False) -> None:
        """Who may not be here is told why, and let go."""
        for client in clients:
            refused = why_out(self.seating, self.running, client.seat, entering=entering)
            if refused is not None:
                client.tell_why(refused, self.say(refused))
                client.finish()

    async def leave(self, client: Client) -> None:
        if client not in self.connections.clients:
            return
        heir = self.connections.leave(client)
        if heir is not None:
            self.sync(heir)
        if self.running is not None and self.saved and not self.connections.clients:
            self.running.story.forget()
        self.tell_presence()
        self.driver.left(client.seat)

    def hold(self, client: Client) -> None:
        """This tab plays from now on."""
        self.connections.join(client)
        self.sync(client)

    def tell_presence(self) -> None:
        """Who is here now; in the lobby another may be the host by that, which is a change like any other."""
        if self.lobby.host_told != self.host_seat:
            self._deliver(Consequences((self.lobby.news(),)))
        self.connections.carry_all(self.lobby.presence(self.now))

    # -- what is sent ---------------------------------------------------------------------------------------------

    def _deliver(self, effects: Consequences) -> None:
        """What an entry said is told: to each audience as it may know it."""
        self._keep(effects)
        if effects.moves:
            self._move()
        for stream in self.streams.told(self.connections.seats(), time.monotonic()):
            for news in effects.news:
                message = news.to(stream)
                if isinstance(message, Anew):
                    self._begin_anew(stream)
                elif message is not None:
                    self.streams.send(stream, message)
        for client in self.connections.clients:
            if not client.follows:
                self.sync(client)

    def _move(self) -> None:
        """Whoever sits elsewhere now belongs to another audience."""
        for client in self.connections.clients:
            seat = self.seating.seat_of(client.person)
            if seat != client.seat:
                client.seat, client.follows = seat, False
                if seat is None and (refused := self.seating.why_removed(client.person)) is not None:
                    client.tell_why(refused, self.say(refused))
        self._turn_away(self.connections.clients)

    def _begin_anew(self, stream: Stream) -> None:
        """All of an audience are sent everything, and count on from there."""
        self.streams.skip(stream)
        stream.shown = None
        self._shown(stream)
        for client in self.connections.of(stream.seat):
            client.follows = False

    def catch_up(self, client: Client, stream: str, n: int) -> None:
        """Sends what was missed, message by message, then who is here; or everything, where that is not known."""
        missed = self.streams.missed(client.seat, stream, n)
        if missed is None:
            return self.sync(client)
        client.follows = True
        for raw in missed:
            client.post(raw)
        client.send(self.lobby.presence(self.now))

    def sync(self, client: Client) -> None:
        """Everything this client may know."""
        stream, running = self.streams.of(client.seat), self.running
        shown = self._shown(stream)
        client.follows = True
        client.send(
            messages.Sync(
                stream=stream.token,
                n=stream.n,
                seat=client.seat,
                held=client.held,
                lobby=self.lobby.document(),
                scene=whole(shown) if shown else None,
                now=self.now,
                opening=running.opening(client.seat) if running else None,
                log=running.story.lines(client.seat) if running and shown and not shown.scene.covered else (),
                chat=tuple(self.chat.lines),
            )
        )

    def _shown(self, stream: Stream) -> Any:
        """What this audience has been shown of the game; if it is the first to look, from now on."""
        if stream.shown is None and self.running is not None:
            stream.shown = self.running.shown(stream.seat)
        return stream.shown

    def say(self, refused: Refused, names: Sequence[str] | None = None) -> Message:
        """A refusal in words, with this table's names."""
        names = [chair.name for chair in self.seating.chairs] if names is None else names
        return self.house.say(refused, self.game.slug, names)

    # -- bots -----------------------------------------------------------------------------------------------------

    async def think(self, seat: int, level: str, view: View[Any], *, hint: bool = False) -> Thought | None:
        """What a bot does in that seat; for a hint, one that plays nowhere."""
        return await self.house.think(f"hints of {self.row.id}" if hint else self.row.id, seat, level, view)
