"""Every message on a table's socket, protocol 2. One JSON object each; `type` says which.

Texts travel as lines (see qg.words): message ids with arguments, put in words by the reader's own browser.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from qg.kernel import Event, View
from qg.kernel.conduct.state import Word
from qg.words import Text
from qg.words.talk import Brief

from . import limits

Code = Annotated[str, Meta(pattern=f"^[{limits.CODE_LETTERS}]{{{limits.CODE_LENGTH}}}$")]
"""What people read out to each other."""
Entropy = Annotated[str, Meta(max_length=limits.LONGEST_ENTROPY)]
"""A browser's share of a table's chance."""
Id = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_ID)]
"""Made by the client, new for everything it asks; a request sent again keeps its id and is carried out once."""
Phase = Literal["lobby", "playing", "over"]
PROTOCOL = 2
BAD_ORIGIN, NO_GUEST, NO_TABLE, OLD, TOO_MUCH, DROPPED = 4403, 4401, 4404, 4426, 4429, 4500
"""Why the room closes a socket. After the last one a client may try again; the others say why in a message first."""
TURNED_AWAY = BAD_ORIGIN, NO_GUEST, NO_TABLE, OLD, TOO_MUCH
"""After these, trying again would not help."""


class Look(Struct, frozen=True):
    """How somebody appears: a colour and a drawn face, both numbers of the web app's own kit."""

    colour: Annotated[int, Meta(ge=0, le=limits.LAST_COLOUR)] = 0
    face: Annotated[int, Meta(ge=0, le=limits.LAST_FACE)] = 0


# -- what a client may say on the socket ---------------------------------------------------------------------------


class GiveAnswer(Struct, frozen=True, tag="answer"):
    """Answer the decision of that number, or give a standing input (no number)."""

    id: Id
    choice: Any
    number: int | None = None


class Draft(Struct, frozen=True, tag="draft"):
    """What is chosen for the decision of that number, but not yet given; the last one counts, null takes it back.

    When its time is up it is given as an answer. The room remembers it, tells nobody, and writes it down nowhere.
    """

    id: Id
    number: int
    choice: Any = None


class Sit(Struct, frozen=True, tag="sit"):
    """Take a seat: that one, or the first free. A bot's seat may be taken in the lobby, and in play one to which the
    host lets somebody in.

    `entropy` is this browser's share of the table's chance.
    """

    id: Id
    seat: int | None = None
    entropy: Entropy = ""


class Stand(Struct, frozen=True, tag="stand"):
    """Leave one's seat: in the lobby it is free again, in play a bot keeps it."""

    id: Id


class SetReady(Struct, frozen=True, tag="ready"):
    id: Id
    ready: bool


class SetOptions(Struct, frozen=True, tag="set_options"):
    """The host chooses the table's options, all at once."""

    id: Id
    options: dict[str, Any]


class SetSeats(Struct, frozen=True, tag="set_seats"):
    """The host chooses how many seats there are."""

    id: Id
    seats: Annotated[int, Meta(ge=1, le=limits.MOST_SEATS)]


class SetBot(Struct, frozen=True, tag="set_bot"):
    """The host puts a bot in a free seat, changes its level, or sends it away (no level)."""

    id: Id
    seat: int
    level: str | None = None


class Start(Struct, frozen=True, tag="start"):
    """The host starts the game; free seats are filled by bots."""

    id: Id


class Say(Struct, frozen=True, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_CHAT)]


class Hint(Struct, frozen=True, tag="hint"):
    """What would a good player do now? Where the table allows it."""

    id: Id


class ReadOn(Struct, frozen=True, tag="read_on"):
    """In a guided first game: this step is read."""

    id: Id


class Rematch(Struct, frozen=True, tag="rematch"):
    """The same people at a new table."""

    id: Id


class AskWords(Struct, frozen=True, tag="words"):
    """What something is called: each option, each standing input, or the whole table in a few lines."""

    id: Id
    what: Literal["options", "standing", "table"]


class CatchUp(Struct, frozen=True, tag="catch_up"):
    """Something is missing after that number of a stream."""

    stream: str
    n: int


class PlayHere(Struct, frozen=True, tag="play_here"):
    """This tab takes the seat that another tab of the same person holds."""


ClientMessage = (
    (
        GiveAnswer
        | Draft
        | Sit
        | Stand
        | SetReady
        | SetOptions
        | SetSeats
        | SetBot
        | Start
        | Say
        | Hint
        | ReadOn
        | Rematch
    )
    | AskWords
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
    muted: bool = False
    """The host has muted this person before the game began."""


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
    trouble: Text | None
    """Why the table cannot start as it stands."""
    commitment: str
    """SHA-256 of the table's secret seed."""
    spectators: int
    address: str
    """Where others on the same network find this room; empty: nobody knows better than the browser."""
    locked: bool = False
    """Whether the host lets nobody in who has no seat; in play the game's conduct says it."""
    rematch: Code | None = None
    """Where the same people play on."""


class LogLine(Struct, frozen=True):
    """One line of the log. `k` is its number in the story, `stamp` the game's own (a turn, a time)."""

    k: int
    stamp: Any
    say: Text


class MomentTold(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One moment as one audience hears it: what happened, its lines, and what changed on the board by then.

    Without an event something changed and nothing was told.
    """

    event: Event | None = None
    k: int | UnsetType = UNSET
    """Numbers the story; whispers repeat the number before. Left out: one more than that of the event before it in the
    same message."""
    stamp: Any = UNSET
    """Left out: that of the event before it in the same message."""
    lines: tuple[Brief, ...] | UnsetType = UNSET
    """Left out: one line, and the event says it all."""
    patch: Any = UNSET
    """Of the view's board. Left out: nothing changed, or there is a curtain."""


class Opening(Struct, frozen=True, kw_only=True):
    """The set-up of a game: the board at its first event, and what followed."""

    board: Any
    moments: tuple[MomentTold, ...]


class Coach(Struct, frozen=True, kw_only=True):
    """Where a guided first game stands: what the coach says, and which choices are meant."""

    step: int
    steps: int
    say: tuple[Text, ...]
    choices: tuple[Any, ...]
    """Choices the coach points at, as they stand in the options; of a space too large to list, examples."""
    reading: bool
    """The step asks for nothing: it waits until it is read."""


class Scene(Struct, frozen=True, kw_only=True):
    """The game as one audience may see it, whole."""

    view: View[Any]
    covered: bool
    """A curtain hides the table: the view's board is null."""
    prompt: Text | None
    """What is asked, of this seat or of the others."""
    rules: tuple[str, ...]
    """The paragraphs of the rules behind the question."""
    form: Any
    """Where the options are a space: the JSON schema of a whole choice; null where they are listed."""
    standing_form: Any
    figures: Any
    """What the game's board shows beside the view: totals, distances, odds."""
    hints: bool
    """Whether this seat may ask for a hint now."""
    words: tuple[Word, ...]
    """What this seat may say to the table now, given as an `answer`; a reason is left to fill in."""
    bot_controlled: tuple[int, ...]
    """Seats of people that bots play now."""
    away: bool
    """The game holds the reader for absent: sitting down again ends that."""
    coach: Coach | None = None


class ChatLine(Struct, frozen=True):
    """One line of the chat; `id` tells it from the others."""

    id: int
    seat: int | None
    name: str
    text: str


class Sync(Struct, frozen=True, kw_only=True, tag="sync"):
    """Everything, for a client that begins or cannot go on counting.

    `stream` names this counting of messages, `n` is the number of the last.
    """

    stream: str
    n: int
    seat: int | None
    held: bool
    """Whether this tab plays the seat; false: another tab of the same person does."""
    lobby: Lobby
    scene: Scene | None
    now: int
    """Table time in milliseconds when this was sent."""
    opening: Opening | None
    """The game begins with this message: what its set-up told."""
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """An input was carried out: moment by moment, what happened, then what else has changed."""

    n: int
    now: int
    moments: tuple[MomentTold, ...]
    scene: Any = UNSET
    """A patch of the scene without the view's board, which the moments change. Left out: nothing else changed."""


class Chatted(Struct, frozen=True, kw_only=True, tag="chatted"):
    n: int
    line: ChatLine


class LobbyChanged(Struct, frozen=True, kw_only=True, tag="lobby_changed"):
    """Somebody took or left a seat or got ready, options changed, the game is over."""

    n: int
    seat: int | None
    lobby: Lobby


class Presence(Struct, frozen=True, kw_only=True, tag="presence"):
    """Who is connected now, by seat, how many look on, and what time it is. Without a number: the last one counts."""

    here: tuple[bool, ...]
    spectators: int
    now: int
    """Table time in milliseconds: whoever comes back and hears what was missed sets the clock by this."""


class Done(Struct, frozen=True, tag="done"):
    """What was asked under this id is carried out and will not be lost."""

    id: str


class RequestRefused(Struct, frozen=True, kw_only=True, tag="refused"):
    """What was asked was refused, and nothing has changed."""

    id: str | None
    code: str
    say: Text
    rule: str | None = None


class Hinted(Struct, frozen=True, kw_only=True, tag="hinted"):
    id: str
    choice: Any
    say: Text


class Worded(Struct, frozen=True, kw_only=True, tag="worded"):
    """What was asked for in words: a line for each option or standing input, or the table in some lines."""

    id: str
    what: Literal["options", "standing", "table"]
    lines: tuple[Text, ...]


class Moved(Struct, frozen=True, tag="moved"):
    """Another tab of the same person has taken the seat; this one looks on until it asks to play here."""


ServerMessage = Sync | Update | Chatted | LobbyChanged | Presence | Done | RequestRefused | Hinted | Worded | Moved
