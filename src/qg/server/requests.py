"""What people ask of a table, and what comes of it. Every request is checked, carried out once, and answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from qg.kernel import Refused
from qg.kernel.conduct.state import Word
from qg.kernel.game import plain
from qg.kernel.lesson import LEARNER
from qg.kernel.record import Answer
from qg.words import Message

from . import log, manners, messages
from .connections import Client
from .port import Port
from .store import Person


class Nudge(Exception):
    """A lesson expects something else; the coach says what."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


async def handle(table: Port, client: Client, ask: messages.ClientMessage) -> None:
    """Carries out one request in its turn and tells the client how it went."""
    if isinstance(ask, messages.CatchUp):
        return table.catch_up(client, ask.stream, ask.n)
    if isinstance(ask, messages.PlayHere):
        return table.hold(client)
    if not await table.was_done(client.person, ask.id):
        try:
            if isinstance(ask, messages.AskWords):
                return _word(table, client, ask)
            await CARRIED_OUT[type(ask)](table, client, ask)
        except Refused as refused:
            return client.send(refusal(ask.id, refused, table.say(refused)))
        except Nudge as nudge:
            return client.send(messages.RequestRefused(id=ask.id, code="lesson", say=Message(nudge.message)))
    client.send(messages.Done(ask.id))


def refusal(id: str | None, refused: Refused, say: Any) -> messages.RequestRefused:
    return messages.RequestRefused(id=id, code=refused.code, say=say, rule=getattr(refused, "rule_id", None))


def _seat(client: Client) -> int:
    """The seat this connection may speak for."""
    if client.seat is None:
        raise Refused("not_seated")
    if not client.held:
        raise Refused("seat_elsewhere")
    return client.seat


def _check_host(table: Port, person: str) -> None:
    table.seating.check_lobby()
    if table.seating.seat_of(person) != table.host_seat or table.host_seat is None:
        host = table.seating.chairs[table.host_seat].name if table.host_seat is not None else ""
        raise Refused("host_only", host=host)


# -- playing -------------------------------------------------------------------------------------------------------


async def _answer(table: Port, client: Client, ask: messages.GiveAnswer) -> None:
    """A seat answers; a person whom the game holds for absent is back by that."""
    seat, running, word = _seat(client), table.running, manners.word_in(ask.choice)
    if running is None and word is not None:
        return await _say_in_lobby(table, client, word, ask.id)
    if running is None:
        raise Refused("not_started")
    guide = running.guide
    if guide is not None and not guide.expects(plain(ask.choice)):
        step = guide.step
        raise Nudge((step.nudge if step else None) or "lesson-wait")
    if table.seating.chairs[seat].left:
        await table.commit(table.seating.return_of(seat))
    at = await table.tell_time()
    if running.is_away(seat):
        await table.notice("back", seat)
        at = await table.tell_time()
    if seat in running.t.bot_controlled and word is None:  # a bot finishes what it was asked, or its turn
        raise Refused("bot_plays_on")
    await table.give(Answer(at, seat, ask.choice, ask.number), by=client.person, id=ask.id)
    table.drafts.forget(seat)


async def _say_in_lobby(table: Port, client: Client, word: Word, id: str) -> None:
    """The host's word before the game begins."""
    _check_host(table, client.person)
    manners.check_word(table.seating, word, _seat(client))
    await table.commit(log.Ruled(word), by=client.person, id=id)


async def _draft(table: Port, client: Client, ask: messages.Draft) -> None:
    seat, running = _seat(client), table.running
    if running is None:
        raise Refused("not_started")
    await table.tell_time()
    table.drafts.leave(running.t, seat, ask.number, ask.choice)


async def _hint(table: Port, client: Client, ask: messages.Hint) -> None:
    """Advice comes from a bot that sees what this seat sees. It takes its time without holding up the table."""
    seat, running = _seat(client), table.running
    level = running.game.hints(running.t, seat) if running is not None else None
    if running is None or level is None or seat not in running.t.waiting or running.t.covered:
        raise Refused("no_hints")
    if client.advised:
        raise Refused("too_fast")
    view = running.game.view(running.t, seat)
    client.advised = True

    async def advise() -> None:
        try:
            thought = await table.think(seat, level, view, hint=True)
        finally:
            client.advised = False
        if thought is None:
            refused = Refused("hint_failed")
            return client.send(refusal(ask.id, refused, table.say(refused)))
        said = running.projector.label(view, thought.choice)
        client.send(messages.Hinted(id=ask.id, choice=thought.choice, say=said))

    table.house.spawn(advise())


def _word(table: Port, client: Client, ask: messages.AskWords) -> None:
    """What is on the table in words, for those who read it."""
    running = table.running
    if running is None:
        raise Refused("not_started")
    lines = running.projector.worded(running.t, client.seat, ask.what)
    client.send(messages.Worded(id=ask.id, what=ask.what, lines=lines))


async def _read_on(table: Port, client: Client, ask: messages.ReadOn) -> None:
    guide = table.running.guide if table.running is not None else None
    step = guide.step if guide is not None else None
    if guide is None or step is None or _seat(client) != LEARNER or not guide.listens or step.expects or step.free:
        raise Refused("nothing_to_read")
    await table.commit(log.StepRead(), by=client.person, id=ask.id)


# -- around the table ----------------------------------------------------------------------------------------------


async def _sit(table: Port, client: Client, ask: messages.Sit) -> None:
    person = await table.house.named(client.person)
    seating = table.seating
    own = seating.seat_of(person.id)
    if own is None and ask.seat is not None and seating.phase == "playing":
        return await _take_over(table, person, ask.seat, ask)
    if own is None and seating.locked:
        raise Refused("table_locked")
    seat = seating.place_for(person.id, ask.seat)
    if own is not None and own != seat:
        await table.commit(log.Stood(own))
    await table.commit(log.Sat(seat, person.id, person.name, person.look, ask.entropy), by=person.id, id=ask.id)
    if table.running is not None:
        await table.notice("back", seat)


async def _take_over(table: Port, person: Person, seat: int, ask: messages.Sit) -> None:
    """A newcomer takes a seat in mid-game [QG-ABS-09]."""
    table.seating.check_seat(seat)
    assert table.running is not None, "there is a game"
    await table.tell_time()
    manners.check_newcomer(table.seating, table.running, person.id, seat)
    await table.commit(log.Sat(seat, person.id, person.name, person.look, ask.entropy), by=person.id, id=ask.id)
    table.drafts.forget(seat)
    await table.notice("taken", seat)


async def _stand(table: Port, client: Client, ask: messages.Stand) -> None:
    seat = _seat(client)
    await table.commit(log.Stood(seat), by=client.person, id=ask.id)
    if table.running is not None and table.running.guide is None:  # a lesson waits for its learner
        await table.notice("left", seat)


async def _ready(table: Port, client: Client, ask: messages.SetReady) -> None:
    table.seating.check_lobby()
    await table.commit(log.ReadySet(_seat(client), ask.ready), by=client.person, id=ask.id)


async def _set_options(table: Port, client: Client, ask: messages.SetOptions) -> None:
    _check_host(table, client.person)
    table.seating.check_options(ask.options)
    await table.commit(log.OptionsSet(ask.options), by=client.person, id=ask.id)


async def _set_seats(table: Port, client: Client, ask: messages.SetSeats) -> None:
    _check_host(table, client.person)
    table.game.check_count(ask.seats)
    lost = [chair.name for chair in table.seating.chairs[ask.seats :] if chair.kind == "person"]
    if lost:
        raise Refused("seats_occupied", names=lost)
    await table.commit(log.SeatsSet(ask.seats), by=client.person, id=ask.id)


async def _set_bot(table: Port, client: Client, ask: messages.SetBot) -> None:
    _check_host(table, client.person)
    table.seating.check_seat(ask.seat)
    chair = table.seating.chairs[ask.seat]
    if chair.kind == "person":
        raise Refused("seat_taken", name=chair.name)
    change = log.Stood(ask.seat) if ask.level is None else table.seating.bot_for(ask.seat, ask.level)
    await table.commit(change, by=client.person, id=ask.id)


async def _start(table: Port, client: Client, ask: messages.Start) -> None:
    _check_host(table, client.person)
    await start(table, by=client.person, id=ask.id)


async def start(table: Port, *, by: str | None = None, id: str | None = None, level: str | None = None) -> None:
    """Free seats are filled by bots, and the game begins; who is not here now has their usual time to come."""
    trouble = table.seating.trouble()
    if trouble is not None:
        raise trouble
    for seat, chair in enumerate(table.seating.chairs):
        if chair.kind == "free":
            await table.commit(table.seating.bot_for(seat, level or table.game.default_bot))
    host = table.host_seat
    await table.commit(log.Started(), by=by, id=id)
    await _take_along(table, host)
    for seat, chair in enumerate(table.seating.chairs):
        if chair.kind == "person":
            table.expect(seat)


async def _take_along(table: Port, host: int | None) -> None:
    """Who is host, muted and locked out in the lobby is so in play."""
    running = table.running
    if running is None or running.guide is not None or host is None:
        return
    if running.t.hosting != host:
        await table.notice("host", host)
    for word in manners.words_for_play(table.seating):
        await table.give(Answer(await table.tell_time(), host, word))


async def _rematch(table: Port, client: Client, ask: messages.Rematch) -> None:
    _seat(client)
    if table.seating.phase != "over":
        raise Refused("not_over")
    if table.seating.rematch is None:
        code = await table.house.make_rematch(table.game.slug, table.seating)
        await table.commit(log.MovedOn(code), by=client.person, id=ask.id)


async def _chat(table: Port, client: Client, ask: messages.Say) -> None:
    name = (await table.house.named(client.person)).name
    manners.check_chat(table.seating, table.running, client.person, client.seat)
    await table.commit(log.ChatSaid(client.seat, name, ask.text.strip() or "…"), by=client.person, id=ask.id)


CARRIED_OUT: dict[type, Callable[[Port, Client, Any], Awaitable[None]]] = {
    messages.GiveAnswer: _answer,
    messages.Draft: _draft,
    messages.Sit: _sit,
    messages.Stand: _stand,
    messages.SetReady: _ready,
    messages.SetOptions: _set_options,
    messages.SetSeats: _set_seats,
    messages.SetBot: _set_bot,
    messages.Start: _start,
    messages.Say: _chat,
    messages.Hint: _hint,
    messages.ReadOn: _read_on,
    messages.Rematch: _rematch,
}
