"""What people ask of a table, and what comes of it. Every request is checked, carried out once, and answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from qg.kernel import Refused
from qg.kernel.game import plain
from qg.kernel.lesson import LEARNER
from qg.kernel.record import Notice
from qg.words import Line

from . import log, messages
from .audience import Client

if TYPE_CHECKING:
    from .live import LiveTable


class Nudge(Exception):
    """A lesson expects something else; the coach says what."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


async def handle(table: LiveTable, client: Client, ask: messages.ClientMessage) -> None:
    """Carries out one request in its turn and tells the client how it went."""
    if isinstance(ask, messages.CatchUp):
        if not table.catch_up(client, ask.since):
            table.sync(client)
        return None
    if isinstance(ask, messages.PlayHere):
        return table.hold(client)
    done = table.was_done(client.person, ask.id)
    if done is None:
        try:
            await _carry_out(table, client, ask)
        except Refused as refused:
            return client.send(refusal(ask.id, refused, table.say(refused)))
        except Nudge as nudge:
            return client.send(messages.Refused(id=ask.id, code="lesson", say=Line(nudge.message)))
    client.send(messages.Done(ask.id, table.version if done is None else done))


def refusal(id: str | None, refused: Refused, say: Any) -> messages.Refused:
    return messages.Refused(id=id, code=refused.code, say=say, rule=getattr(refused, "rule_id", None))


async def _carry_out(table: LiveTable, client: Client, ask: messages.ClientMessage) -> None:
    by = client.person
    match ask:
        case messages.Answer():
            await _answer(table, client, ask)
        case messages.Sit():
            await _sit(table, client, ask)
        case messages.Stand():
            await _stand(table, client, ask)
        case messages.Ready(id, ready):
            table.seating.check_lobby()
            await table.commit(log.ReadySet(_seat(client), ready), by=by, id=id)
        case messages.SetOptions(id, options):
            _check_host(table, by)
            table.seating.check_options(options)
            await table.commit(log.OptionsSet(options), by=by, id=id)
        case messages.SetSeats():
            await _set_seats(table, by, ask)
        case messages.SetBot():
            await _set_bot(table, by, ask)
        case messages.Start():
            await _start(table, by, ask)
        case messages.Chat(id, text):
            name = (await table.room.named(by)).name
            await table.commit(log.Said(client.seat, name, text.strip() or "…"), by=by, id=id)
        case messages.Rule():
            await _rule(table, client, ask)
        case messages.Hint():
            await _hint(table, client, ask)
        case messages.ReadOn(id):
            await _read_on(table, client, id)
        case messages.Rematch(id):
            await _rematch(table, client, id)


def _seat(client: Client) -> int:
    """The seat this connection may speak for."""
    if client.seat is None:
        raise Refused("not_seated")
    if not client.held:
        raise Refused("seat_elsewhere")
    return client.seat


def _check_host(table: LiveTable, person: str) -> None:
    table.seating.check_lobby()
    if table.seating.seat_of(person) != table.host_seat or table.host_seat is None:
        host = table.seating.chairs[table.host_seat].name if table.host_seat is not None else ""
        raise Refused("host_only", host=host)


# -- playing -------------------------------------------------------------------------------------------------------


async def _answer(table: LiveTable, client: Client, ask: messages.Answer) -> None:
    seat, running = _seat(client), table.running
    if running is None:
        raise Refused("not_started")
    guide = running.guide
    if guide is not None and not guide.expects(plain(ask.choice)):
        step = guide.step
        raise Nudge((step.nudge if step else None) or "lesson-wait")
    if table.seating.chairs[seat].left:
        await table.commit(table.seating.return_of(seat))
    await table.answer(seat, ask.choice, number=ask.number, by=client.person, id=ask.id)


async def _rule(table: LiveTable, client: Client, ask: messages.Rule) -> None:
    """The host's word about somebody who is away; where the host is away, anybody's at the table will do."""
    _seat(client)
    if table.running is None:
        raise Refused("not_started")
    if table.seating.host_seat in table.audience.here() and client.seat != table.seating.host_seat:
        raise Refused("host_only", host=table.seating.chairs[table.seating.host_seat or 0].name)
    await table.give(Notice(await table.tell_time(), "ruling", ask.seat, ask.what), by=client.person, id=ask.id)


async def _hint(table: LiveTable, client: Client, ask: messages.Hint) -> None:
    """Advice comes from a bot that sees what this seat sees. It takes its time without holding up the table."""
    seat, running = _seat(client), table.running
    level = running.game.hints(running.t, seat) if running is not None else None
    if running is None or level is None or seat not in running.t.waiting or running.game.curtain(running.t):
        raise Refused("no_hints")
    if client.advised:
        raise Refused("too_fast")
    view = running.game.view(running.t, seat)
    client.advised = True

    async def advise() -> None:
        try:
            thought = await table.room.thinker.think(f"hints of {table.row.id}", seat, level, view)
        finally:
            client.advised = False
        said = running.door.label(view, thought.choice)
        client.send(messages.Hinted(id=ask.id, choice=thought.choice, say=said))

    table.room.spawn(advise())


async def _read_on(table: LiveTable, client: Client, id: str) -> None:
    guide = table.running.guide if table.running is not None else None
    step = guide.step if guide is not None else None
    if guide is None or step is None or _seat(client) != LEARNER or not guide.listens or step.expects or step.free:
        raise Refused("nothing_to_read")
    await table.commit(log.ReadOn(), by=client.person, id=id)


# -- around the table ----------------------------------------------------------------------------------------------


async def _sit(table: LiveTable, client: Client, ask: messages.Sit) -> None:
    person = await table.room.named(client.person)
    seating = table.seating
    own, seat = seating.seat_of(person.id), seating.place_for(person.id, ask.seat)
    if own is not None and own != seat:
        await table.commit(log.Stood(own))
    await table.commit(log.Sat(seat, person.id, person.name, person.look, ask.entropy), by=person.id, id=ask.id)
    if table.running is not None:
        await table.notice("back", seat)


async def _stand(table: LiveTable, client: Client, ask: messages.Stand) -> None:
    seat = _seat(client)
    await table.commit(log.Stood(seat), by=client.person, id=ask.id)
    if table.running is not None and table.running.guide is None:  # a lesson waits for its learner
        await table.notice("absent", seat)


async def _set_seats(table: LiveTable, by: str, ask: messages.SetSeats) -> None:
    _check_host(table, by)
    table.game.check_count(ask.seats)
    lost = [chair.name for chair in table.seating.chairs[ask.seats :] if chair.kind == "person"]
    if lost:
        raise Refused("seats_occupied", names=lost)
    await table.commit(log.SeatsSet(ask.seats), by=by, id=ask.id)


async def _set_bot(table: LiveTable, by: str, ask: messages.SetBot) -> None:
    _check_host(table, by)
    table.seating.check_seat(ask.seat)
    chair = table.seating.chairs[ask.seat]
    if chair.kind == "person":
        raise Refused("seat_taken", name=chair.name)
    change = log.Stood(ask.seat) if ask.level is None else table.seating.bot_for(ask.seat, ask.level)
    await table.commit(change, by=by, id=ask.id)


async def _start(table: LiveTable, by: str, ask: messages.Start) -> None:
    _check_host(table, by)
    await start(table, by=by, id=ask.id)


async def start(table: LiveTable, *, by: str | None = None, id: str | None = None, level: str | None = None) -> None:
    """Free seats are filled by bots, and the game begins; who is not here now has their usual time to come."""
    trouble = table.seating.trouble()
    if trouble is not None:
        raise trouble
    for seat, chair in enumerate(table.seating.chairs):
        if chair.kind == "free":
            await table.commit(table.seating.bot_for(seat, level or table.game.default_bot))
    await table.commit(log.Started(), by=by, id=id)
    for seat, chair in enumerate(table.seating.chairs):
        if chair.kind == "person":
            table.driver.left(seat)


async def _rematch(table: LiveTable, client: Client, id: str) -> None:
    _seat(client)
    if table.seating.phase != "over":
        raise Refused("not_over")
    if table.seating.rematch is None:
        code = await table.room.make_rematch(table)
        await table.commit(log.MovedOn(code), by=client.person, id=id)
