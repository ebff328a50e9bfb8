"""The room's own numbers: limits, lengths and periods. The browser has those it needs from here (tools/wire.py).

A game's numbers, its times among them, are in its `data`. Where nothing else is said, times are seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

# -- what a client may send ----------------------------------------------------------------------------------------

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a table's code, which people read out to each other: neither 0 and O nor 1 and I, which look alike."""
CODE_LENGTH = 4
LONGEST_NAME = 20
LONGEST_CHAT = 300
LONGEST_PRESET, MOST_PRESETS = 30, 12
"""Names of a host's own sets of options, and how many of a game the browser keeps."""
LONGEST_ID = 40
LONGEST_ENTROPY = 64
MOST_SEATS = 12
LAST_COLOUR, LAST_FACE = 11, 99
"""Of a person's look."""
LARGEST_MESSAGE = 8_192
"""Bytes of a socket message that are read; longer ones are refused."""
LARGEST_FRAME = 65_536
"""Bytes at which the connection itself gives up."""
MOST_BRACKETS = 350
"""In a message: no choice or option is nested that deep, and what is cannot be told in a refusal."""
MOST_DIGITS = 16
"""Of a number in an address."""

# -- how much at once, and how often -------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Allowance:
    """What one connection, one person or one address may ask for; a load test raises it."""

    messages_a_second: int = 25
    messages_a_minute: int = 600
    chats_a_minute: int = 30
    tables_an_hour: int = 60
    """New tables of one person."""
    tables_an_hour_address: int = 300
    requests_a_minute: int = 1_200
    """HTTP requests of one address."""
    sockets_a_person: int = 16
    spectators: int = 200
    """Of one table."""


OFF = Allowance(**{field.name: 10**9 for field in fields(Allowance)})
"""For a load test on loopback."""
FLOODING = 200
"""Refusals for speed after which a connection is closed."""
FORGET_EVERY = 60.0
"""Between two times that counts of what was asked for long ago are forgotten."""
MOST_WAITING = 512
"""Jobs of one table."""
MOST_LIVE = 20_000
"""Tables awake."""
MOST_TABLES_OF_A_PERSON = 40
"""In the list of one's tables, and of these so many that are not over:"""
MOST_RUNNING_OF_A_PERSON = 8
MOST_RECENT = 256
"""Requests of a table that are remembered one by one."""
MOST_BOT_PROCESSES = 4
"""In which bots think, and no more than there are cores."""
MOST_BOTS = 2_000
"""That a process of bots remembers."""

# -- what is sent and kept for readers -----------------------------------------------------------------------------

MOST_QUEUED, MOST_BYTES_QUEUED = 512, 4 << 20
"""What may wait for one reader."""
MOST_KEPT, MOST_BYTES_KEPT = 256, 128 << 10
"""What a table keeps for those who come back. Each audience has an even share: could what others hear push out its
messages, it would know that they have heard something."""
PATIENCE = 600.0
"""After the last reader has gone, in which an audience is still told everything."""
MOST_LINES = 1_500
"""Of the log and of the chat."""
MOST_FRAMES = 60
"""In one answer about a finished game."""
KEY_EVERY = 50
"""Inputs after which a frame holds a whole scene: patches do not run backwards."""

# -- what the room does by itself ----------------------------------------------------------------------------------

SNAPSHOT_EVERY = 64
"""Entries of a log."""
IDLE = 600.0
"""After which a table nobody looks at is put back in the store."""
SOONEST = 0.02
"""Until a table's time is looked at again."""
LESSON_PACE = 0.9
"""Between the moves of the others in a lesson."""
LOBBY_GRACE_MS = 60_000
"""Milliseconds without a connection after which somebody is away before the game begins [QG-HST-01]."""
LONGEST_THOUGHT = 10.0
"""After which a bot's thought is given up."""
SWEEP_EVERY = 0.25
"""Between two looks at who must wake."""
SWEEP_AT_A_STRETCH = 0.005
"""Of work, after which others have their turn."""
WAKE_AGAIN_MS = 5_000
"""Milliseconds until a table that could not be woken is tried again."""
CHECKED_AT_A_TIME = 16
"""Entries of a log that are checked before everybody else has their turn, for so long:"""
CHECK_PAUSE = 0.004
CLOCK_EVERY = 0.02
"""Between two touches of the room's clock."""
BEGIN_AGAIN_AFTER = 1.0
"""A failed task of the room's."""
PING_EVERY = 20.0
"""A connection that does not answer for as long again is gone."""
COLLECT_AFTER = 5_000, 10, 100
"""Objects made, and not gone by themselves, before the youngest are searched; how often they are before those that have
lived on are; and how often these before all are. Among 500 tables the last takes a quarter of a second, and finds
little: cycles die young."""
GUEST_FOR = 5 * 365 * 24 * 3600
"""How long a browser stays who it is."""
LEAST_SECRET = 32
"""Characters of the secret that guests are signed with."""
PORTS_TO_TRY = 50

# -- the store -----------------------------------------------------------------------------------------------------

MOST_AT_ONCE = 500
"""Writes in one commit."""
READERS = 3
"""Threads that read."""
CHECKPOINT_EVERY = 5.0
PROBE_EVERY = 1.0
"""Between two tries, while nothing can be written."""
PROBED = 256 * 1024
"""Bytes that must be free before the store is trusted again."""
LARGEST_JOURNAL = 64 * 1024 * 1024
"""Bytes to which the journal is cut back once it has been longer."""
MOST_IN_JOURNAL = 8192
"""Pages of 4 KiB after which a commit moves them to the file by itself, should the checkpointer not come to it."""
SOON_CHECKED = 64 * 1024 * 1024
"""A store of up to so many bytes is looked through from end to end at every start; it takes a fraction of a second."""
