"""Every message on a table's socket. One JSON object each; `type` says which.

Texts travel as lines (see qg.words): message ids with arguments, put in words by the reader's own browser.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from qg.kernel import Event, View
from qg.words import Said

Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{4}$")]
"""What people read out to each other; no letter that looks like a digit."""
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the client, new for everything it asks; a request sent again keeps its id and is carried out once."""
Phase = Literal["lobby", "playing", "over"]


class Look(Struct, frozen=True):
    """How somebody appears: a colour and a drawn face, both numbers of the web app's own kit."""

    colour: Annotated[int, Meta(ge=0, le=11)] = 0
    face: Annotated[int, Meta(ge=0, le=99)] = 0


# -- what a client may say on the socket ---------------------------------------------------------------------------


class Answer(Struct, frozen=True, tag="answer"):
    """Answer the decision of that number, or give a standing input (no number)."""

    id: Id
    choice: Any
    number: int | None = None


class Sit(Struct, frozen=True, tag="sit"):
    """Take a seat: that one, or the first free. A bot's seat may be taken in the lobby.

    `entropy` is this browser's share of the table's chance.
    """

    id: Id
    seat: int | None = None
    entropy: Annotated[str, Meta(max_length=64)] = ""


class Stand(Struct, frozen=True, tag="stand"):
    """Leave one's seat: in the lobby it is free again, in play a bot keeps it."""

    id: Id


class Ready(Struct, frozen=True, tag="ready"):
    id: Id
    ready: bool


class SetOptions(Struct, frozen=True, tag="set_options"):
    """The host chooses the table's options, all at once."""

    id: Id
    options: dict[str, Any]


class SetSeats(Struct, frozen=True, tag="set_seats"):
    """The host chooses how many seats there are."""

    id: Id
    seats: Annotated[int, Meta(ge=1, le=12)]


class SetBot(Struct, frozen=True, tag="set_bot"):
    """The host puts a bot in a free seat, changes its level, or sends it away (no level)."""

    id: Id
    seat: int
    level: str | None = None


class Start(Struct, frozen=True, tag="start"):
    """The host starts the game; free seats are filled by bots."""

    id: Id


class Chat(Struct, frozen=True, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rule(Struct, frozen=True, tag="rule"):
    """A ruling of the host about an absent seat, as the game's rules know them."""

    id: Id
    seat: int | None = None
    what: str | None = None


class Hint(Struct, frozen=True, tag="hint"):
    """What would a good player do now? Where the table allows it."""

    id: Id


class ReadOn(Struct, frozen=True, tag="read_on"):
    """In a guided first game: this step is read."""

    id: Id


class Rematch(Struct, frozen=True, tag="rematch"):
    """The same people at a new table."""

    id: Id


class CatchUp(Struct, frozen=True, tag="catch_up"):
    """Something is missing after that version."""

    since: int


class PlayHere(Struct, frozen=True, tag="play_here"):
    """This tab takes the seat that another tab of the same person holds."""


ClientMessage = (
    (Answer | Sit | Stand | Ready | SetOptions | SetSeats | SetBot | Start | Chat | Rule | Hint | ReadOn | Rematch)
    | CatchUp
    | PlayHere
)


# -- what the room says on the socket ------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A place at the table, as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str | None = None
    look: Look
    ready: bool = False
    here: bool = False
    """Whether a person in it is connected now."""


class Lobby(Struct, frozen=True, kw_only=True):
    """The table apart from the game itself."""

    code: Code
    game: str
    phase: Phase
    lesson: bool
    host: int | None
    """The host's seat."""
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    """As chosen; options left out have their defaults."""
    settled: dict[str, Any]
    """The value of every option, as the game would be played."""
    trouble: Said | None
    """Why the table cannot start as it stands."""
    commitment: str
    """SHA-256 of the table's secret seed."""
    spectators: int
    address: str
    """Where others on the same network find this room; empty: nobody knows better than the browser."""
    rematch: Code | None = None
    """Where the same people play on."""


class ToldEvent(Struct, frozen=True):
    """Something that happened, for animation and sound. `n` numbers the story; whispers repeat the number before."""

    n: int
    stamp: Any
    event: Event


class LogLine(Struct, frozen=True):
    """One line of the log. `stamp` is the game's own (a turn, a time)."""

    n: int
    stamp: Any
    say: Said


class Coach(Struct, frozen=True, kw_only=True):
    """Where a guided first game stands: what the coach says, and which choices are meant."""

    step: int
    steps: int
    say: tuple[Said, ...]
    choices: tuple[Any, ...]
    """Choices the coach points at, as they stand in the options; of a space too large to list, examples."""
    reading: bool
    """The step asks for nothing: it waits until it is read."""


class Scene(Struct, frozen=True, kw_only=True):
    """The game as one seat may see it now."""

    view: View[Any]
    covered: bool
    """A curtain hides the table: the view's board is null."""
    now: int
    """Table time in milliseconds when this was sent."""
    prompt: Said | None
    """What is asked, of this seat or of the others."""
    rules: tuple[str, ...]
    """The paragraphs of the rules behind the question."""
    labels: tuple[Said, ...]
    """What each of the view's options is called (none for a space of choices)."""
    standing_labels: tuple[Said, ...]
    form: Any
    """Where the options are a space: the JSON schema of a whole choice; null where they are listed."""
    standing_form: Any
    figures: Any
    """What the game's board shows beside the view: totals, distances, odds."""
    describe: tuple[Said, ...]
    """The table in a few lines, for screen readers and for games without a board."""
    hints: bool
    """Whether this seat may ask for a hint now."""
    kept: tuple[int, ...]
    """Seats of people that bots play now."""
    away: bool
    """The game holds the reader for absent: sitting down again ends that."""
    coach: Coach | None = None


class ChatLine(Struct, frozen=True):
    version: int
    seat: int | None
    name: str
    text: str


class Sync(Struct, frozen=True, kw_only=True, tag="sync"):
    """Everything, for a client that begins or has missed too much."""

    version: int
    seat: int | None
    held: bool
    """Whether this tab plays the seat; false: another tab of the same person does."""
    lobby: Lobby
    scene: Scene | None
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]


class LobbyChanged(Struct, frozen=True, kw_only=True, tag="lobby_changed"):
    """Somebody sat down, left, got ready, came back; options changed. Same version as before: only presence did."""

    version: int
    seat: int | None
    lobby: Lobby


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """An input was carried out: what happened, and how the table stands now."""

    version: int
    events: tuple[ToldEvent, ...]
    log: tuple[LogLine, ...]
    scene: Scene


class Chatted(Struct, frozen=True, kw_only=True, tag="chatted"):
    version: int
    line: ChatLine


class Done(Struct, frozen=True, tag="done"):
    """What was asked under this id is carried out and will not be lost."""

    id: str
    version: int


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """What was asked was refused, and nothing has changed."""

    id: str | None
    code: str
    say: Said
    rule: str | None = None


class Hinted(Struct, frozen=True, kw_only=True, tag="hinted"):
    id: str
    choice: Any
    say: Said


class Moved(Struct, frozen=True, tag="moved"):
    """Another tab of the same person has taken the seat; this one looks on until it asks to play here."""


ServerMessage = Sync | LobbyChanged | Update | Chatted | Done | Refused | Hinted | Moved
