"""A live table: one serial task takes what is asked of it, in order.

Apply, append to the log, acknowledge, publish: nothing is acknowledged before it is durable. The log is the truth: if
it cannot be written the table is dropped, and whoever comes back finds it as the log left it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from qg import catalog
from qg.kernel import NoticeKind, Refused
from qg.kernel.record import Answer, Input, Notice, TimeUp
from qg.words import Said

from . import log, messages, results
from .audience import Audience, Client, send_all
from .driver import Driver
from .lobby import lobby_of
from .running import Parted, Running, entries
from .seating import Seating
from .serial import SerialTask
from .store import Append, TableRow

if TYPE_CHECKING:
    from .room import Room

MOST_REMEMBERED = 512
MOST_LINES = 1_500
MOST_MISSED = 100
"""Versions told one by one to who comes back; they must fit in the queue of a connection."""
SNAPSHOT_EVERY = 64


class LiveTable(SerialTask):
    """One table with the people around it."""

    def __init__(self, row: TableRow, room: Room) -> None:
        super().__init__()
        self.row = row
        self.room = room
        self.game = catalog.load(row.game)
        self.seating = Seating(self.game)
        self.running: Running | None = None
        self.version = 0
        self.changed = row.changed
        self.chat: list[messages.ChatLine] = []
        self.audience = Audience()
        self._entering: list[Client] = []
        self.driver = Driver(self)
        self._asked: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._lobby_versions: set[int] = set()
        self._unsubscribe: Callable[[], None] = lambda: None
        self._covered = False
        self.over = False
        """Whether the game has ended, on disk too: only then are its secrets told."""

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def host_seat(self) -> int | None:
        """In the lobby the lowest person who is here is the host: nobody waits for one who has gone."""
        here = self.audience.here() if self.seating.phase == "lobby" else ()
        return min(here, default=self.seating.host_seat)

    @property
    def now(self) -> int:
        return self.running.now() if self.running else 0

    # -- the serial task ------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self._unsubscribe = self.room.bus.subscribe(self.row.id, self._deliver)
        self.run(f"table {self.code} of {self.game.slug}")
        self.driver.go()

    def drop(self) -> None:
        """Forget this table: the log has it."""
        if self.dropped:
            return
        self.dropped = True
        self.driver.stop()
        self._unsubscribe()
        for client in (*self.audience.clients, *self._entering):
            client.close()
        self.room.forget(self)

    # -- from the log ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Makes the table what its log says."""
        rows = [log.decode(raw) for raw in await self.room.store.log(self.row.id)]
        try:
            for row in rows:
                self._fold(row)
        except Parted:
            await self._load_from_snapshot(rows)
        if self.running is not None:
            self.running.wind()
        self.over = self.seating.phase == "over"

    def _fold(self, row: log.Row) -> None:
        self.version += 1
        self._remember(row, self.version)
        change = row.change
        if isinstance(change, log.Given):
            assert self.running is not None, "inputs come after the start"
            self.running.replay(change.entry, self.version)
            self._note_outcome()
        else:
            self._change(change, self.version)

    async def _load_from_snapshot(self, rows: Sequence[log.Row]) -> None:
        """The rules have changed under a game in play: it goes on from its last snapshot."""
        snapshot = await self.room.store.snapshot(self.row.id)
        if snapshot is None or self.running is None:
            raise Refused("table_outdated", table=self.code)
        self.running.restore(snapshot, entries(rows[: snapshot.seq]))
        for number, row in enumerate(rows[self.version :], self.version + 1):
            self.version = number
            self._remember(row, number)
            if not isinstance(row.change, log.Given):
                self._change(row.change, number)
        try:
            for number, row in enumerate(rows[snapshot.seq :], snapshot.seq + 1):
                if isinstance(row.change, log.Given):
                    self.running.apply(row.change.entry.input, number)
        except Refused as refused:
            raise Refused("table_outdated", table=self.code) from refused
        self._note_outcome()

    def _remember(self, row: log.Row, version: int) -> None:
        if row.by and row.id:
            self._asked[row.by, row.id] = version
            if len(self._asked) > MOST_REMEMBERED:
                self._asked.popitem(last=False)

    def _change(self, change: log.Change, version: int) -> None:
        """What an entry that is no input does."""
        self.seating.fold(change)
        match change:
            case log.Started():
                self.running = Running(self.game, self.row, self.seating)
                self.running.open(version)
            case log.Said(seat, name, text):
                self.chat.append(messages.ChatLine(version, seat, name, text))
                del self.chat[:-MOST_LINES]
            case log.ReadOn() if self.running is not None:
                self.running.read_on(version)

    def _note_outcome(self) -> None:
        if self.running is not None and self.running.t.outcome is not None:
            self.seating.phase = "over"

    # -- changing -------------------------------------------------------------------------------------------------

    async def commit(self, change: log.Change, *, by: str | None = None, id: str | None = None) -> None:
        """A change that has been checked: done, written down, then told."""
        self._change(change, self.version + 1)
        await self._append(log.Row(change, by, id))

    async def give(self, given: Input, *, by: str | None = None, id: str | None = None) -> None:
        """An input to the game: carried out, written down, then told. A refused one leaves no trace."""
        running = self.running
        assert running is not None, "there is a game"
        entry = running.apply(given, self.version + 1)
        self._note_outcome()
        await self._append(log.Row(log.Given(entry), by, id))
        if self.version % SNAPSHOT_EVERY == 0:
            await self.room.store.save_snapshot(self.row.id, running.snapshot(self.version))

    async def _append(self, row: log.Row) -> None:
        """What is done is written down; until then nobody hears of it, and the version is the old one."""
        self.changed = time.time()
        over = isinstance(row.change, log.Given) and self.seating.phase == "over"
        sitting = isinstance(row.change, (log.Sat, log.Stood, log.SeatsSet))
        people = tuple(chair.person for chair in self.seating.chairs if chair.person and not chair.left)
        entry = Append(
            table=self.row.id,
            seq=self.version + 1,
            at=self.changed,
            body=log.encode(row),
            phase=self.seating.phase,
            sitting=tuple(dict.fromkeys(people)) if sitting else None,
            result=results.encode(results.of(self)) if over else None,
        )
        try:
            await self.room.store.append(entry)
        except BaseException:
            self.drop()
            raise
        self.version += 1
        self.over = self.over or over
        self._remember(row, self.version)
        if not isinstance(row.change, (log.Given, log.Said, log.ReadOn)):
            self._lobby_versions.add(self.version)
        self.room.bus.publish(self.row.id, self.version)
        self.driver.go()

    async def tell_time(self) -> int:
        """Whatever is due happens before anything else; returns the moment by which it has."""
        now = self.now
        while self.running is not None and self.running.t.due is not None and now >= self.running.t.due:
            await self.give(TimeUp(now))
            now = self.now  # writing takes time
        return now

    async def notice(self, kind: NoticeKind, seat: int | None = None, what: str | None = None) -> None:
        """Tell the game what the room has noticed; where it does not care, nothing happens."""
        at = await self.tell_time()
        if self.running is not None and self.running.cares_for(kind, seat, what):
            await self.give(Notice(at, kind, seat, what))

    async def answer(self, seat: int, choice: Any, *, number: int | None, by: str | None, id: str | None) -> None:
        """A seat answers; a person whom the game holds for absent is back by that."""
        at = await self.tell_time()
        assert self.running is not None, "there is a game"
        if by is not None and seat in self.running.t.kept:
            await self.notice("back", seat)
            at = await self.tell_time()
            if seat in self.running.t.kept:  # some games give a seat back only between two turns
                raise Refused("bot_plays_on")
        await self.give(Answer(at, seat, choice, number), by=by, id=id)

    def was_done(self, person: str, id: str) -> int | None:
        """The version at which a request was carried out, if it was."""
        return self._asked.get((person, id))

    # -- people come and go ---------------------------------------------------------------------------------------

    def enter(self, client: Client, since: int | None) -> None:
        """Somebody has opened a tab, and is let in in their turn: nobody sees what is not yet written."""
        self._entering.append(client)
        self.put(lambda: self.join(client, since))

    async def join(self, client: Client, since: int | None) -> None:
        self._entering.remove(client)
        for other in self.audience.join(client):
            other.send(messages.Moved())
        client.seat = self.seating.seat_of(client.person)
        self._turn_away([client])
        if client.seat is not None and self.seating.chairs[client.seat].left:
            await self.commit(self.seating.return_of(client.seat))
        if since is None or not self.catch_up(client, since):
            self.sync(client)
        self.tell_presence(but=client)
        self.driver.came(client.seat)

    def _turn_away(self, clients: Sequence[Client]) -> None:
        """Where a game is not for looking on, those without a seat are told so and let go."""
        if self.running is None or self.game.spectators(self.running.t) or self.seating.phase != "playing":
            return
        refused = Refused("no_spectators")
        for client in [client for client in clients if client.seat is None]:
            client.send(messages.Refused(id=None, code=refused.code, say=self.say(refused)))
            client.finish()

    async def leave(self, client: Client) -> None:
        if client not in self.audience.clients:
            return
        heir = self.audience.leave(client)
        if heir is not None:
            self.sync(heir)
        self.tell_presence()
        self.driver.left(client.seat)

    def hold(self, client: Client) -> None:
        """This tab plays from now on."""
        for other in self.audience.join(client):
            if other is not client:
                other.send(messages.Moved())
        self.sync(client)

    def tell_presence(self, *, but: Client | None = None) -> None:
        lobby = self.lobby()
        for seat, clients in self.audience.by_seat().items():
            told = messages.LobbyChanged(version=self.version, seat=seat, lobby=lobby)
            send_all([client for client in clients if client is not but], told)

    # -- what is sent ---------------------------------------------------------------------------------------------

    def _deliver(self, version: int) -> None:
        """A new version is told to everybody, to each as the seat may know it."""
        running = self.running
        if version in self._lobby_versions:
            for client in self.audience.clients:
                client.seat = self.seating.seat_of(client.person)
            self._turn_away(self.audience.clients)
            if running is not None and running.story and running.story[-1][0] == version:
                self._sync_all()
            self.tell_presence()
        elif self.chat and self.chat[-1].version == version:
            send_all(self.audience.clients, messages.Chatted(version=version, line=self.chat[-1]))
        elif running is not None and self._covered and not self.game.curtain(running.t):
            self._sync_all()  # who came behind the curtain has heard nothing
        elif running is not None:
            for seat, clients in self.audience.by_seat().items():
                for _, events, lines in running.heard(seat, after=version - 1):
                    scene = self._scene(seat)
                    assert scene is not None
                    send_all(clients, messages.Update(version=version, events=events, log=lines, scene=scene))
            if self.seating.phase == "over":
                self.tell_presence()
        self._covered = running is not None and self.game.curtain(running.t)

    def _sync_all(self) -> None:
        for client in self.audience.clients:
            self.sync(client)

    def catch_up(self, client: Client, since: int) -> bool:
        """Sends what was missed, version by version, then who is here; false: there is too much of it, or none."""
        if not 0 < self.version - since <= MOST_MISSED or self.running is None:
            return False
        missed = range(since + 1, self.version + 1)
        heard = {version: (events, lines) for version, events, lines in self.running.heard(client.seat, after=since)}
        said = {line.version: line for line in self.chat if line.version > since}
        scene = self._scene(client.seat)
        if scene is None or scene.covered or not all(version in heard or version in said for version in missed):
            return False
        for version in missed:
            if version in said:
                client.send(messages.Chatted(version=version, line=said[version]))
            else:
                events, lines = heard[version]
                client.send(messages.Update(version=version, events=events, log=lines, scene=scene))
        client.send(messages.LobbyChanged(version=self.version, seat=client.seat, lobby=self.lobby()))
        return True

    def sync(self, client: Client) -> None:
        """Everything this client may know."""
        seat, scene = client.seat, self._scene(client.seat)
        tells = self.running is not None and scene is not None and not scene.covered
        client.send(
            messages.Sync(
                version=self.version,
                seat=seat,
                held=client.held,
                lobby=self.lobby(),
                scene=scene,
                log=self.running.lines(seat, most=MOST_LINES) if self.running and tells else (),
                chat=tuple(self.chat),
            )
        )

    def _scene(self, seat: int | None) -> messages.Scene | None:
        running = self.running
        if running is None:
            return None
        return running.door.scene(
            running.t, seat, now=running.now(), coach=running.coach(seat), away=running.is_away(seat)
        )

    def lobby(self) -> messages.Lobby:
        """The table apart from the game, as everybody sees it."""
        return lobby_of(self)

    def say(self, refused: Refused) -> Said:
        """A refusal in words, with this table's names."""
        names = [chair.name for chair in self.seating.chairs]
        return self.room.say(refused, self.game.slug, names)
