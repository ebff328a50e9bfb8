"""The second judge's own table: wires, players, the Instructor, and what has come to light of what lies face down.

The judge is a script that reads from top to bottom. `yield` puts a question and gives back what was answered; what the
engine tells in between is taken from a list, and must be what the script says next.
"""

from collections import deque
from collections.abc import Collection, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from qg.games.bomb_squad_academy.choices import SetIntent, UseTool
from qg.games.bomb_squad_academy.events import ScoreChanged
from qg.games.bomb_squad_academy.tests.judge.box import BACK, CARDS, DECK, TRACK, WIRES, Face
from qg.kernel import Event

X = TypeVar("X")
E = TypeVar("E", bound=Event)
Instructor = Literal["instructor"]
INSTRUCTOR: Instructor = "instructor"
SOURCES = ("solo", "shared", "wait", "chicken", "tool", "loss")


class Disagreement(AssertionError):
    """What the judge expected and what the engine did."""


@dataclass(frozen=True)
class Question:
    """What must be asked now: whom the table waits for, and what each seat may answer."""

    kind: str
    waiting: tuple[int, ...]
    options: Mapping[int, Collection[Any]]
    timed: bool = True
    """The judge knows what happens when the time is up."""
    race: bool = False
    """A round of `speed` that somebody has declared in [BSA-RCT-11]."""


@dataclass(frozen=True)
class Given:
    """An answer, or (seat None) the end of the time."""

    seat: int | None
    choice: Any = None


Script = Generator[Question, Given, X]


@dataclass
class Wire:
    """A deck, its row of face-up cards, its detonator and its three tiles."""

    name: str
    deck: list[Face | None]
    """Top first; None where nobody has looked."""
    row: list[str] = field(default_factory=list)
    position: int = 0
    shift: int = 0
    """What Ratchet, Freeze Spray and Battery did to the detonator [BSA-TRG-08]."""
    tiles: list[str | None] = field(default_factory=lambda: [None] * 3)
    turned: int = 0
    protected: bool = False
    cut: bool = False
    """One of its cards was flipped this turn [BSA-CUT-16]."""

    @property
    def first_hidden(self) -> int:
        """The space of the first face-down tile [BSA-SET-08]."""
        return TRACK[self.name] + self.turned + 1

    @property
    def hidden(self) -> tuple[int, ...]:
        """The positions of the face-down tiles."""
        return tuple(range(self.turned + 1, 4))

    @property
    def faces(self) -> list[Face]:
        return [DECK[self.name][card] for card in self.row]

    @property
    def highest_left(self) -> int:
        """The back minus the face-up cards [BSA-INS-06]."""
        left: list[int] = list(BACK[self.name])
        for main, _ in self.faces:
            left.remove(main)
        return max(left)


@dataclass
class Player:
    """A cadet: points, cards, tools, and what they have said their tools shall do."""

    seat: int
    badge: int
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    per_bomb: list[int] = field(default_factory=list)
    explosions: int = 0
    late_turns: int = 0
    hand: set[str] = field(default_factory=set)
    stack: list[str] = field(default_factory=list)
    tools: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    ranking: tuple[str, ...] = ()
    intents: dict[str, SetIntent] = field(default_factory=dict)

    # this turn
    locked: str = ""
    late: bool = False
    """The time has chosen for them."""
    late_before: bool = False
    """So it had in the turn before."""
    frozen: bool = False
    listens: int | Instructor | None = None
    used_now: list[str] = field(default_factory=list)
    held: set[str] = field(default_factory=set)
    silent: bool = False
    action: str = ""
    wire: str = ""
    """The wire their cutters stand for."""
    twin: str = ""

    @property
    def score(self) -> int:
        return sum(self.points.values())


@dataclass
class Table:
    """Everything the judge knows, and the events it has yet to hear."""

    options: Any
    n: int
    told: deque[tuple[Event, tuple[int, ...] | None]] = field(default_factory=deque)
    players: list[Player] = field(default_factory=list)
    bomb: str = ""
    turn: int = 0
    wires: dict[str, Wire] = field(default_factory=dict)
    sensors: dict[str, str] = field(default_factory=dict)
    pinned: set[str] = field(default_factory=set)
    display: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    """Tools that were displayed and taken by nobody."""
    shown: set[str] = field(default_factory=set)
    queue: list[tuple[int, UseTool]] = field(default_factory=list)
    instructor_stack: list[str] = field(default_factory=list)
    instructor_card: str = ""
    """Once somebody has heard it, or everybody has seen it."""
    instructor_wire: str = ""
    bombs: list[Any] = field(default_factory=list)

    # the wire that is being cut
    cutters: list[int] = field(default_factory=list)
    k: int = 0
    move: int = 0
    chilled: int = 0
    charged: int = 0
    value: int = 0
    pays: dict[int, int] = field(default_factory=dict)
    copies: dict[int, int] = field(default_factory=dict)
    bolted: set[int] = field(default_factory=set)
    suits: set[int] = field(default_factory=set)

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def has_instructor(self) -> bool:
        """`auto`: with exactly two players [BSA-OPT-05, BSA-INS-01]."""
        chosen = self.options.instructor
        return self.n == 2 if chosen == "auto" else bool(chosen == "on")

    def roll_call(self, seats: Collection[int]) -> list[int]:
        """Fewest points first, then lowest badge [BSA-TRN-10]."""
        return sorted(seats, key=lambda seat: (self.players[seat].score, self.players[seat].badge))

    def cutting(self, wire: str) -> list[int]:
        """The players who cut a wire, each once [section 7, BSA-TL-10, BSA-TL-11]."""
        return [player.seat for player in self.players if wire in (player.wire, player.twin)]

    def set_up(self) -> None:
        """The start of every bomb [BSA-SET-06, BSA-SET-07, BSA-SET-08, BSA-SET-09, BSA-BMB-02, BSA-INS-09]."""
        self.wires = {wire: Wire(wire, [None] * len(DECK[wire])) for wire in WIRES}
        self.sensors, self.pinned, self.turn = {}, set(), 0
        self.instructor_stack = []
        for player in self.players:
            player.hand, player.stack = set(CARDS), []

    # -- what the engine tells ----------------------------------------------------------------------------------------

    def hear(self, kind: type[E], to: int | None = None) -> E:
        """The next thing told is of this kind, to everybody or to this seat alone."""
        if not self.told:
            raise Disagreement(f"the judge expects {kind.__name__}; the engine tells nothing more")
        event, heard_by = self.told.popleft()
        if type(event) is not kind or heard_by != (None if to is None else (to,)):
            raise Disagreement(f"the judge expects {kind.__name__} to {to}; the engine tells {heard_by}: {event}")
        return event

    def says(self, expected: Event, to: int | None = None) -> None:
        """The next thing told is exactly this."""
        event, heard_by = self.told.popleft() if self.told else (None, None)
        if event != expected or heard_by != (None if to is None else (to,)):
            raise Disagreement(f"the judge expects (to {to}) {expected}; the engine tells (to {heard_by}) {event}")

    def agree(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            raise Disagreement(f"{what}: the judge expects {expected}; the engine has {found}")

    # -- points -------------------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, source: str) -> None:
        """Points go to a player and are told, unless there are none."""
        player = self.players[seat]
        player.points[source] += points
        if points:
            self.says(ScoreChanged(seat, points, player.score, source))
