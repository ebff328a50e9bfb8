"""Whole games at one keyboard: whatever is typed, everybody hears what they should and nothing is lost."""

from rich.console import Console

from qg.terminal.menu import Menu, in_columns
from qg.terminal.speech import Speech

from .prelude import *

WIDTH = 10_000
NONSENSE = ["", "0", "999", "²", "x", "-1", "{", '{"type":"zzz"}', '{"type":"word"}', "[1]", "9" * 5_000, "{[" * 5_000]


class Person:
    """Types at random, and takes a while; everything said to it is in `heard`."""

    def __init__(self, seed: str, *, haste: int = 5_000, most: int = 1 << 30) -> None:
        self.most = most
        self.rng = random.Random(seed)
        self.now = 0
        self.haste = haste
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=WIDTH, highlight=False)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        if len(self.prompts) == self.most:
            raise Left
        self.prompts.append(prompt)
        self.out.write(f"{prompt}\n")
        self.now += self.rng.randint(0, self.haste)
        if self.rng.random() < 0.1:
            return self.rng.choice(["?", "+", "+", *NONSENSE])
        return str(self.rng.randint(1, 9))

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.now += round(seconds * 1_000) + 1

    @property
    def heard(self) -> list[str]:
        return self.out.getvalue().splitlines()


def short(game: Game[Any, Any]) -> dict[str, Any]:
    """Options for a short game, where there are such: whoever types at random does not win soon."""
    return next((dict(preset.options) for preset in game.presets if preset.id == "short"), {})


def sit(
    slug: str, lang: str, people: int, person: Person, *, bots: int = 1, options: dict[str, Any] | None = None
) -> Keyboard:
    game = catalog.load(slug)
    levels = ["random"]
    table = Recorder(game, seat_plan(people + bots, people, levels), options or short(game), seed=f"keyboard {lang}")
    return Keyboard(
        game,
        table,
        dict(enumerate(make_bots(game, levels, bots), people)),
        catalog.words(slug, lang),
        console=person.console,
        ask=person.ask,
        clock=lambda: person.now,
        sleep=person.sleep,
    )


@every_game
def test_the_same_seed_and_the_same_typing_give_the_same_game(slug: str) -> None:
    first, again = (sit(slug, "en", 1, Person("same")).run() for _ in range(2))
    assert encode(first) == encode(again)


@pytest.mark.parametrize("lang", catalog.LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
@every_game
def test_a_whole_game_is_played_from_the_keyboard(slug: str, people: int, lang: str) -> None:
    person = Person(f"{slug} {people} {lang}")
    keyboard = sit(slug, lang, people, person)
    record = decode(encode(keyboard.run()))
    words = catalog.words(slug, lang)
    assert keyboard.recorder.t.outcome is not None and judge(record, catalog.load(slug)).kind == "checked"
    assert any(words.text("play-over") in line for line in person.heard)
    assert any(words.text("play-not-a-choice", most=1)[:10] in line for line in person.heard)
    handed = [line for line in person.prompts if line.endswith(words.text("play-turn-to", name="")[-12:])]
    assert bool(handed) is (people > 1)
    left_over = r"\{|\}|\b\w+\(\w+=|None|Traceback|\b[a-z]+_[a-z]+\b"
    assert [line for line in person.heard if re.search(left_over, line)] == []


@every_game
def test_who_sits_at_the_keyboard_is_not_away_however_slow(slug: str) -> None:
    """Nobody else plays on: all the time it is they who are asked."""
    game = catalog.load(slug)
    for value in next((option.values for option in game.options if option.id == "absent"), (None,)):
        person = Person(f"slow {slug}", haste=90_000, most=60)
        keyboard = sit(slug, "en", 1, person, options={} if value is None else {"absent": value})
        with suppress(Left):
            keyboard.run()
        assert len(person.prompts) > 10, "somebody else has played on"
        assert not keyboard.recorder.t.conduct.absent and not keyboard.recorder.t.bot_controlled


# -- what each person hears -------------------------------------------------------------------------------------------


class Eavesdropper(Keyboard):
    """Notes who was told what while holding the keyboard."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.expected: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.told: dict[int, list[str]] = {seat: [] for seat in self.people}

    def _show(self, told: Sequence[Any]) -> None:
        for seat in self.people:
            self.expected[seat] += self._talk(seat).log(told)
        super()._show(told)

    def _catch_up(self, seat: int) -> None:
        assert seat == self.at_keyboard
        self.told[seat] += self.unheard[seat]
        super()._catch_up(seat)


@every_game
def test_everybody_hears_everything_once_and_alone(slug: str) -> None:
    """Two people share the keyboard: each is told all that is for them, whispers too, and nothing else."""
    person = Person(slug)
    game, people = catalog.load(slug), 2
    table = Recorder(game, [Seat(), Seat()], short(game), seed="whispers")
    keyboard = Eavesdropper(
        game,
        table,
        {},
        catalog.words(slug, "en"),
        console=person.console,
        ask=person.ask,
        clock=lambda: person.now,
        sleep=person.sleep,
    )
    keyboard.run()
    for seat in range(people):
        assert keyboard.told[seat] + keyboard.unheard[seat] == keyboard.expected[seat]
    assert all(line in person.heard for line in keyboard.told[0] + keyboard.told[1])
    last = keyboard.at_keyboard
    assert last is not None and keyboard.unheard[last] == []


def test_a_whisper_waits_for_the_one_it_is_for(toys: None) -> None:
    """It is told to nobody else, and to them as soon as they hold the keyboard."""
    person = Person("whispers")
    keyboard = sit(LAMPS, "en", 2, person, bots=0)
    keyboard.at_keyboard = 0
    keyboard.unheard[1] = ["for your eyes only"]
    keyboard._hand_over(0)
    assert "for your eyes only" not in person.heard
    keyboard._hand_over(1)
    asked = next(n for n, line in enumerate(person.heard) if person.prompts[-1] in line)
    rest = person.heard[asked + 1 :]
    assert rest[0] == "for your eyes only" and keyboard.unheard[1] == []
    assert rest[1:] == Speech(keyboard.game, keyboard.recorder.t, keyboard.words, 1).table()


# -- the table, and the list ------------------------------------------------------------------------------------------


@every_game
def test_the_table_is_shown_before_every_new_question(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(slug)
    keyboard = sit(slug, "en", 1, person, bots=1)
    shown: list[int] = []
    asked: set[int] = set()

    def describe(seat: int) -> None:
        assert keyboard.recorder.t.open is not None
        shown.append(keyboard.recorder.t.open.number)
        Keyboard._describe(keyboard, seat)

    def read(seat: int) -> Any:
        t = keyboard.recorder.t
        assert t.open is not None
        if len(keyboard._listed(t.options(seat))) > 1:
            asked.add(t.open.number)
        assert not asked - set(shown)
        if len(asked) == 5:
            raise Left
        return person.rng.choice(keyboard._listed(t.options(seat)))

    monkeypatch.setattr(keyboard, "_describe", describe)
    monkeypatch.setattr(keyboard, "_read_choice", read)
    with pytest.raises(Left):
        keyboard.run()
    assert shown[1:] == sorted(set(shown[1:])), "each once, though more than one answer was needed"


def script(*lines: str) -> Any:
    left = iter(lines)
    return lambda prompt: next(left)


def test_asking_twice_lists_once(toys: None) -> None:
    person = Person("twice")
    keyboard = sit(LAMPS, "en", 1, person)
    t = keyboard.recorder.t
    listed, offered = t.options(0), t.standing(0)
    assert not isinstance(listed, Space) and not isinstance(offered, Space)
    options = list(listed)
    standing = list(dict.fromkeys(map(keyboard._talk(0).choice, offered)))
    assert standing
    last = len(options) + len(standing)
    keyboard.ask = script("+", "+", str(last + 1), str(last))
    assert keyboard._talk(0).choice(keyboard._read_choice(0)) == standing[-1]
    assert "\n".join(person.heard).count(f"  {last:>2}  {standing[-1]}") == 2
    assert keyboard.words.text("play-not-a-choice", most=last) in person.heard


def test_a_long_list_is_told_in_columns() -> None:
    """Sixty bids fit on a screen; a short list stands as it is."""
    lines = [f"  {number:>2}  Bid {number}" for number in range(1, 61)]
    assert in_columns(lines[:12]) == lines[:12]
    told = in_columns(lines)
    assert len(told) == 12 and max(map(len, told)) <= 80
    assert re.findall(r"Bid \d+", told[0]) == ["Bid 1", "Bid 13", "Bid 25", "Bid 37", "Bid 49"]
    assert sorted(re.findall(r"Bid \d+", " ".join(told))) == sorted(f"Bid {number}" for number in range(1, 61))
    assert in_columns(["x" * 90] * 20) == ["x" * 90] * 20 and in_columns([]) == []


def test_what_reads_the_same_is_listed_once() -> None:
    class Parrot(Speech):
        def __init__(self) -> None:
            pass

        def choice(self, choice: Any) -> str:
            return str(abs(choice))

    menu = Menu(Parrot())
    assert menu.add([1, -1, 2]) == ["   1  1", "   2  2"]
    assert menu.add([-2, 3, -3]) == ["   2  2", "   3  3"]
    assert [menu.pick(str(number)) for number in (1, 2, 3)] == [1, 2, 3] and len(menu) == 3
    assert menu.pick('{"a":1}') == {"a": 1}
    for line in NONSENSE:
        if not line.startswith('{"'):
            with pytest.raises(LookupError):
                menu.pick(line)


def test_lines_are_left_for_the_terminal_to_break(toys: None) -> None:
    person = Person("long")
    person.console.width = 30
    keyboard = sit(LAMPS, "en", 1, person)
    keyboard._print(["word " * 20])
    assert person.heard == ["word " * 20]


def test_bots_are_named_in_turn(toys: None) -> None:
    plan = seat_plan(5, 1, ["random", "rookie"])
    assert [seat.level for seat in plan[1:]] == ["random", "rookie", "random", "rookie"]
    assert len(set(seat_names(plan, catalog.words(LAMPS, "en")))) == 5
