"""What a seat may not know of cannot be seen from outside either: no message reaches it, and no number moves.

That what does reach it is the same in worlds it may not tell apart, to the byte and at every moment, `test_door` shows.
"""

from qg.check.drive import next_input
from qg.check.secrecy.worlds import is_secret, kind_of, seen, worlds
from qg.kernel import Space, Table
from qg.kernel.game import plain
from qg.kernel.record import Input, apply

from .prelude import *

HOST = 0
LOOKED_UP = ("/api/tables", "/api/tables/{code}")
SECRET = [(slug, kind) for slug in catalog.games() for kind in worlds(slug).SECRET_INPUTS]
TRIES = 200
MOST_INPUTS = 400
GIVEN = 6
SAMPLES = 20


class Silence:
    """Somebody does something, and nobody else can tell: no message comes, no number moves, and whoever looks something
    up, or comes anew, is answered as before."""

    def __init__(self, here: Company, own: Tab) -> None:
        self.here = here
        self.own = own
        self.others = [tab for tab in here.tabs if tab is not own]

    async def begins(self) -> None:
        """A line of chat opens the silence."""
        await self._chat()
        self.before = [(tab.n, len(tab.raw), tab.chat[-1]["id"]) for tab in self.others]
        self.answered = await self._answered()

    async def holds(self) -> None:
        """A line of chat closes the silence: it is the next of every count."""
        assert await self._answered() == self.answered
        await self._chat()
        for tab, (n, heard, line) in zip(self.others, self.before, strict=True):
            assert tab.n == n + 1 and tab.kinds(heard) == ["chatted"], tab.heard[heard:]
            assert tab.chat[-1]["id"] == line + 1, "lines of chat are counted for themselves"

    async def _chat(self) -> None:
        await self.own.done("chat", text="Anything new?")
        await self.here.server.told(self.here.code, *self.here.tabs)

    async def _answered(self) -> list[Any]:
        """What the others are told if they look it up, or come anew."""
        here = self.here
        found: list[Any] = [everything(here.table, tab.seat) for tab in self.others]
        for person, tab in zip(here.people, here.tabs, strict=True):
            if tab is not self.own:
                found += [await person.get(path.format(code=here.code)) for path in LOOKED_UP]
        return found


def some(offered: Any) -> list[Any]:
    """All of a list; of what is too much to list, some."""
    rng = random.Random(SAMPLES)
    return [offered.sample(rng) for _ in range(SAMPLES)] if isinstance(offered, Space) else [*offered]


def secret_choices(slug: str, kind: str, t: Table) -> list[Any]:
    """Choices of that kind that are open to the host now, that nobody else may notice, and that he sees himself."""
    found = []
    for choice in (*some(t.options(HOST)), *some(t.standing(HOST))):
        if kind_of(choice) == kind:
            after = t.copy()
            told = after.answer(HOST, choice)
            noticed = told or seen(t.game, after, HOST) != seen(t.game, t, HOST)
            if noticed and is_secret(slug, t, after, HOST, choice):
                found.append(choice)
    return found


def way_to(t: Table, found: Callable[[Table], Any], rng: random.Random) -> list[Input]:
    """Inputs that lead to where something is found."""
    for _ in range(TRIES):
        new, way = t.copy(), list[Input]()
        while new.outcome is None and len(way) < MOST_INPUTS:
            if found(new):
                return way
            way.append(next_input(new, rng, wild=False))
            apply(new, way[-1], events=False)
    raise AssertionError("nowhere")


async def bring(here: Company, found: Callable[[Table], Any], monkeypatch: pytest.MonkeyPatch) -> Table:
    """Plays on to where something is found, and stands still there."""
    await bots_wait(here, monkeypatch)
    table = here.table
    way = way_to(here.server.running(here.code).t, found, here.rng)

    async def give() -> None:
        for given in way:
            await table.give(given)

    await table.do(give)
    await here.server.told(here.code, *here.tabs)
    t: Table = here.server.running(here.code).t
    return t


@pytest.mark.parametrize(("slug", "kind"), SECRET)
async def test_a_secret_input_reaches_nobody_else(
    server: Server, slug: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each kind that a game declares, given over a real socket."""
    async with company(server, slug, seats=catalog.load(slug).seat_counts[-1], **untimed(slug)) as here:
        t = await bring(here, lambda t: secret_choices(slug, kind, t), monkeypatch)
        silence, own = Silence(here, here.host), here.host.n
        await silence.begins()
        given = 0
        while given < GIVEN and (choices := secret_choices(slug, kind, t)):
            await here.host.done("answer", choice=plain(here.rng.choice(choices)))
            given += 1
        await here.server.told(here.code, here.host)
        assert given and here.host.n == own + 1 + given, "who made the choice sees it"
        await silence.holds()


async def test_a_secret_input_ends_no_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes is told how the game was set up, as long as they have missed nothing."""
    async with serving(tmp_path, pace=10**6) as server, company(server, LAMPS) as here:
        await bots_wait(here, monkeypatch)
        running = server.running(here.code)
        own = here.guest
        silence = Silence(here, own)
        await silence.begins()
        assert running.opening(None) is not None
        await own.done("answer", choice={"type": "wish", "lamp": "blue"})
        await silence.holds()


@every_game
async def test_a_draft_reaches_nobody(server: Server, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen and not yet given, taken back, or refused as a draft [QG-TIM-11]."""
    async with company(server, slug) as here:
        t = await bring(here, lambda t: HOST in t.waiting and t.options(HOST), monkeypatch)
        silence = Silence(here, here.host)
        await silence.begins()
        number = t.number
        for choice in (*map(plain, some(t.options(HOST))[:GIVEN]), None):
            await here.host.done("draft", number=number, choice=choice)
        assert await here.host.refused("draft", number=number + 1, choice=None) == "stale"
        await silence.holds()


@every_game
async def test_what_is_refused_reaches_nobody_else(server: Server, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim for a die that is gone, a choice that is none, an answer to a question that is closed."""
    async with company(server, slug, **untimed(slug)) as here:
        await here.host.until(lambda: here.host.view["asked"])
        await bots_wait(here, monkeypatch)
        silence = Silence(here, here.host)
        await silence.begins()
        for kind in catalog.load(slug).choices.__args__:
            if any(field.required for field in msgspec.structs.fields(kind)):
                await here.host.refused("answer", choice={"type": kind.__struct_config__.tag}, number=None)
        for choice in (*some_options(here), {"type": "conquer"}):
            await here.host.refused("answer", choice=choice, number=10**6)
        await silence.holds()


def some_options(here: Company) -> list[Any]:
    """Answers that somebody could give now; under the number of another question they are too late."""
    offered = [tab.view["options"] for tab in here.tabs]
    return [choice for options in offered if isinstance(options, list) for choice in options[:10]]


async def bots_wait(here: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing happens by itself, and no time passes."""
    table, running = here.table, here.server.running(here.code)

    async def nothing(*_: object) -> None:
        """A remark that a bot has thought of."""

    async def stand_still() -> None:
        table.driver.stop()
        monkeypatch.setattr(table.driver, "go", lambda: None)
        monkeypatch.setattr(table.driver, "_say", nothing)
        await table.tell_time()
        running.clock = type(running.clock)(running.t.now, stopped=True)

    await table.do(stand_still)
    await here.server.told(here.code, *here.tabs)
