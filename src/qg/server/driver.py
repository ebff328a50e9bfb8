"""What happens at a table by itself: time, bots, absences, and the script of a lesson.

After every change the driver looks at the table and arranges what comes next. It never acts itself: whatever it has
arranged is put to the table's serial task like everything else, and checked there again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from qg.kernel import Refused, Space, View, draw
from qg.kernel.lesson import LEARNER, Guide
from qg.kernel.offers import wished
from qg.kernel.record import Answer, TimeUp

from .bot_pool import Thought, may_remark
from .limits import LESSON_PACE, LOBBY_GRACE_MS, SOONEST
from .port import Driven
from .running import LiveGame
from .sweep import bots_of


class Driver:
    """The table's own initiative."""

    def __init__(self, table: Driven) -> None:
        self.table = table
        self._alarm: asyncio.TimerHandle | None = None
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: the number of the decision it thinks about, and the thought."""
        self._away: dict[int, asyncio.TimerHandle] = {}
        self._lesson: asyncio.TimerHandle | None = None
        self._spoke: tuple[int, tuple[int, ...]] | None = None

    def go(self) -> None:
        """Something has changed: arrange what comes next."""
        running = self.table.running
        if running is None:
            return
        if running.t.outcome is not None or self.table.dropped:
            self.stop()
        elif is_scripted(running.guide):
            self._follow_script(running)
        else:
            self._set_alarm(running)
            self._start_thoughts(running)

    @property
    def is_busy(self) -> bool:
        """Whether something will happen here by itself."""
        return bool(self._thoughts or self._away or self._alarm or self._lesson)

    def stop(self) -> None:
        for handle in (self._alarm, self._lesson, *self._away.values()):
            if handle is not None:
                handle.cancel()
        for _, thought in self._thoughts.values():
            thought.cancel()
        self._thoughts, self._away = {}, {}
        self._alarm = self._lesson = None

    # -- time -----------------------------------------------------------------------------------------------------

    def _set_alarm(self, running: LiveGame) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = running.t.due
        if due is None:
            return
        if running.guide is not None:  # time waits for the learner, unless nobody is awaited
            wait = SOONEST if not running.t.waiting else None
        else:
            wait = max(SOONEST, running.clock.seconds_until(due))
        if wait is not None:
            self._alarm = asyncio.get_running_loop().call_later(wait, self.table.put, self._time_is_up)

    async def _time_is_up(self) -> None:
        running = self.table.running
        if running is not None and running.guide is not None and running.t.due is not None:
            await self.table.give(TimeUp(running.t.due))
        else:
            await self.table.tell_time()
        self.go()

    # -- bots -----------------------------------------------------------------------------------------------------

    def _start_thoughts(self, running: LiveGame) -> None:
        """Every bot that is awaited thinks; what it thinks about a closed question is given up."""
        t = running.t
        number = t.open.number if t.open else -1
        players = bots_of(running.t)
        for seat, (about, thought) in list(self._thoughts.items()):
            if about != number or seat not in players:
                thought.cancel()
                del self._thoughts[seat]
        for seat in t.waiting:
            if seat in players and seat not in self._thoughts and t.options(seat):
                self._think(running, seat, players[seat])
        self._let_others_speak(running, players, number)

    def _let_others_speak(self, running: LiveGame, players: dict[int, str], number: int) -> None:
        """Bots that are not awaited may still have something to say, once for every change in whom the table awaits."""
        moment = (number, running.t.waiting)
        if moment == self._spoke:
            return
        self._spoke = moment
        for seat, level in players.items():
            if seat not in running.t.waiting and may_remark(running.game, level):
                view = replace(running.game.view(running.t, seat), options=())
                self.table.house.spawn(self._remark(seat, level, view))

    async def _remark(self, seat: int, level: str, view: View[Any]) -> None:
        thought = await self.table.think(seat, level, view)
        if thought is not None and thought.remark is not None:
            self.table.put(lambda: self._say(seat, thought.remark))

    def _think(self, running: LiveGame, seat: int, level: str, *, hurry: bool = False) -> None:
        view = running.game.view(running.t, seat)
        thought = asyncio.create_task(self._thought(seat, level, view, hurry=hurry))
        self._thoughts[seat] = (running.t.open.number, thought)

    async def _thought(self, seat: int, level: str, view: View[Any], *, hurry: bool) -> None:
        """Thinks on its own, waits as long as a person would, and puts the answer to the table."""
        loop, mine = asyncio.get_running_loop(), asyncio.current_task()
        began = loop.time()
        thought = await self.table.think(seat, level, view)
        if thought is None:  # a bot that fails plays like one that does not think
            thought = Thought(draw(view.options, self.table.house.rng), 1000)
        if thought.remark is not None:
            self.table.put(lambda: self._say(seat, thought.remark))
        if not hurry:
            pace = self._pace_of(seat, thought)
            await asyncio.sleep(self.table.house.pace * pace / 1000 - (loop.time() - began))
        self.table.put(lambda: self._act(seat, level, thought.choice, mine=mine, seen=view.options, hurry=hurry))

    def _pace_of(self, seat: int, thought: Thought) -> int:
        """A keeper answers at a human pace, or at the one the game rules [QG-ABS-04]."""
        running = self.table.running
        ruled = running.game.conduct.keeper_pace if running is not None and seat in running.t.bot_controlled else None
        return thought.pace if ruled is None else ruled

    async def _say(self, seat: int, remark: Any) -> None:
        running = self.table.running
        if running is None or seat not in bots_of(running.t) or remark not in running.t.standing(seat):
            return
        with suppress(Refused):
            await self.table.give(Answer(await self.table.tell_time(), seat, remark))

    async def _act(self, seat: int, level: str, choice: Any, *, mine: Any, seen: Any, hurry: bool) -> None:
        """A bot answers, unless this thought was given up. If its choices have changed it thinks again, at once."""
        at = await self.table.tell_time()
        running = self.table.running
        number, thought = self._thoughts.get(seat, (None, None))
        if running is None or thought is not mine:
            return None
        del self._thoughts[seat]
        options = running.t.options(seat)
        if seat not in running.t.waiting or not options:
            return self.go()
        if not _same(seen, options) and not (hurry and choice in options):
            return self._think(running, seat, level, hurry=True)
        if choice not in options:  # it would come to the same again
            choice = draw(options, self.table.house.rng)
        try:
            await self.table.give(Answer(at, seat, choice, number))
        except Refused:
            self.go()

    # -- absences -------------------------------------------------------------------------------------------------

    def came(self, seat: int | None) -> None:
        """Somebody is connected again: a seat kept for them is theirs."""
        if seat is None:
            return
        waiting = self._away.pop(seat, None)
        if waiting is not None:
            waiting.cancel()
        if self.table.running is not None:
            self.table.put(lambda: self.table.notice("back", seat))

    def left(self, seat: int | None) -> None:
        """A connection is lost: after a while the person is away. A lesson waits for its learner."""
        running = self.table.running
        if seat is None or self.table.is_here(seat):
            return
        if running is not None and (running.t.outcome is not None or running.guide is not None):
            return
        reconnect_ms = running.game.conduct.reconnect_ms if running is not None else LOBBY_GRACE_MS
        if seat not in self._away:
            self._away[seat] = asyncio.get_running_loop().call_later(reconnect_ms / 1000, self._is_gone, seat)

    def _is_gone(self, seat: int) -> None:
        self._away.pop(seat, None)
        self.table.put(lambda: self.table.notice("away", seat))

    # -- lessons --------------------------------------------------------------------------------------------------

    def _follow_script(self, running: LiveGame) -> None:
        """The others play what is written; time goes on only where nobody can do what comes next."""
        guide, t = running.guide, running.t
        assert guide is not None
        if self._lesson is not None:
            self._lesson.cancel()
            self._lesson = None
        loop = asyncio.get_running_loop()
        if can_go_on(guide, t):
            if guide.next_play is not None:
                self._lesson = loop.call_later(LESSON_PACE * self.table.house.pace, self.table.put, self._play_script)
        elif t.due is not None:
            self._lesson = loop.call_later(SOONEST, self.table.put, self._time_is_up)

    async def _play_script(self) -> None:
        running = self.table.running
        guide = running.guide if running is not None else None
        play = guide.next_play if guide is not None else None
        if running is not None and guide is not None and play is not None and can_go_on(guide, running.t):
            await self.table.give(Answer(running.now(), play.seat, play.choice))


def is_scripted(guide: Guide | None) -> bool:
    """Whether a lesson says what happens next."""
    return guide is not None and guide.step is not None and not guide.step.free


def can_go_on(guide: Guide, t: Any) -> bool:
    """Whether what the script wants next can be done now, without time going on."""
    play, step = guide.next_play, guide.step
    if play is not None:
        return play.choice in wished(t, play.seat, (play.choice,))
    return step is None or not step.expects or bool(wished(t, LEARNER, step.expects))


def _same(seen: Any, options: Any) -> bool:
    return bool(seen == (options if isinstance(options, Space) else tuple(options)))
