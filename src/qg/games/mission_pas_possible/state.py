"""The whole truth of one table of Mission Pas Possible, and small queries about it. No rules.

Times called `..._at` and `..._until` are milliseconds of the game clock (`elapsed`), which stops in pauses; the few in
table time (`now`) say so.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from qg.kernel import Outcome, Table
from qg.kernel.conduct.presence import present
from qg.kernel.conduct.state import NEVER

from .data import DATA, Players
from .pieces import Die
from .pieces import die as die_of
from .placing import Wiring

Cause = Literal["sabotage", "unused"]

_QUOTAS = tuple(DATA.players[n].quota if n else 0 for n in range(max(DATA.players) + 1))


class Options(msgspec.Struct, frozen=True):
    """The options of a table, fixed once it is set up [MPP-OPT-02]."""

    mode: Literal["initiation", "standard", "advanced_single", "advanced_piles"] = "standard"
    difficulty: Literal["training", "standard", "expert", "elite", "insane"] = "standard"
    hard_cards: bool = False
    timer_s: int = 600
    safety_net: bool = True
    dead_ends: Literal["allowed", "refused"] = "allowed"
    steady_hand: Literal["off", "tremble", "gesture"] = "off"
    bag_draw: Literal["auto", "grab"] = "auto"
    roll_by: Literal["holder", "anyone", "auto"] = "holder"
    lock: Literal["unanimous", "auto"] = "unanimous"
    hints: Literal["none", "needs", "best"] = "needs"
    sabotage_count: int = 6
    piles_sabotage: Literal["all", "six"] = "all"
    insane_dice: Literal["all_players", "players_with_cards"] = "all_players"
    overtime: bool = True
    first_holder: Literal["random", "host"] = "random"
    spectators: bool = True


class Bomb(NamedTuple):
    """A Bomb card in front of a player: its id and the die on each slot."""

    card: str
    dice: tuple[Die | None, ...]

    def __str__(self) -> str:
        return f"{self.card}[{', '.join('.' if d is None else str(d) for d in self.dice)}]"


Hand = tuple[Bomb | None, ...]
"""A player's cards from left to right; None where a vacancy is."""


class Reservation(NamedTuple):
    """A die claimed for a slot of an own card, not yet set [MPP-TAK-05]."""

    die: Die
    card: int
    slot: str


class Vacancy(NamedTuple):
    """A place without a card: whose, where, whether the Sabotage question is open, and until when (None: it waits)."""

    seat: int
    card: int
    offered: bool
    until: int | None


class Stats(msgspec.Struct, frozen=True):
    """What is counted for the archive; the pauses only at the end, from the table's conduct."""

    dice_placed: int = 0
    dice_unused: int = 0
    dice_lost_unused: int = 0
    dice_lost_sabotage: int = 0
    collapses: int = 0
    errors: int = 0
    dead_ends: int = 0
    pauses: int = 0


class Score(msgspec.Struct, frozen=True):
    """The team's score by its parts; in initiation only bombs and total count."""

    win: int
    time: int
    bombs: int
    sabotage: int
    total: int


class PlayerLine(msgspec.Struct, frozen=True):
    """A player as the archive lists them; the room knows their name."""

    seat: int
    kind: Literal["person", "bot", "autopilot_share"]


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result object, which is also the line of the archive [MPP-ARC-01]."""

    outcome: Literal["won", "lost"]
    reason: Literal["line_cleared", "all_cleared", "time", "empty_bag", "conceded", "abandoned", "closed"]
    mode: str
    difficulty: str
    players: tuple[PlayerLine, ...]
    options: Options
    remaining_ms: int
    elapsed_ms: int
    turns: int
    bombs_target: int
    bombs_defused: int
    defused: tuple[str, ...]
    defused_by: tuple[int, ...]
    sabotage_activated: tuple[str, ...]
    score: Score
    stats: Stats
    ranked: bool
    unranked: tuple[str, ...]
    category: str


def running_time(now: int, since: int | None, still_since: int) -> int:
    """Milliseconds of running time at a moment of table time; none go by while the table stands still [MPP-CLK-01]."""
    return 0 if since is None else (now if still_since == NEVER else still_since) - since


class State(Table, kw_only=True):
    """A table. Cards are ids of the data; what is hidden in views is marked."""

    opt: Options = Options()
    outcome: Outcome[Result] | None = None

    # cards
    hands: tuple[Hand, ...] = ()
    line: tuple[str | None, ...] = ()
    """The central line by position; None where it has shrunk. Empty in piles."""
    deck: tuple[str, ...] = ()
    """Bomb and Sabotage cards face down, the next one first. Hidden. Empty in piles."""
    piles: tuple[tuple[str, ...], ...] = ()
    """In piles: for each value (1, 2, 3, 4, 6) its cards, the top one first. Hidden below the top."""
    sabotage_deck: tuple[str, ...] = ()
    """In piles: the Sabotage cards face down, the next one first. Hidden."""
    box: tuple[str, ...] = ()
    """Bomb and Sabotage cards not in this game, sorted. Hidden."""
    stock: tuple[tuple[str, ...], ...] = ()
    """Between deal and mix of an advanced set-up: the shuffled cards of each value. Hidden; sizes are public."""
    mix: tuple[int, ...] = ()
    """Advanced set-ups: how many cards of each value (1, 2, 3, 4, 6) were chosen. Public."""
    defused: tuple[str, ...] = ()
    defused_by: tuple[int, ...] = ()
    activated: tuple[str, ...] = ()
    """Sabotage cards activated and discarded face up."""

    # dice
    bag: tuple[int, ...] = tuple(range(25))
    """Ids of the dice in the bag, sorted: the order means nothing, dice are drawn at the roll."""
    in_hand: tuple[int, ...] = ()
    """Ids of dice in the hand of a player reaching in (bag_draw = grab)."""
    pool: tuple[Die, ...] = ()
    """Dice rolled this turn and not yet set, in draw order; once claiming is over, the unused dice."""
    spoiled: tuple[int, ...] = ()
    """Dice of the pool that were set incorrectly: unused, nobody may claim them (ERR-04)."""
    rerolled: Die | None = None
    """The unused die whose effect is being carried out."""

    # the turn
    turn: int = 0
    holder: int = 0
    opened_at: int = 0
    """When rolling opened; from the roll on, when claiming opens or opened."""
    settled: bool = False
    """Whether the dice of this turn have settled, so that claiming is open (DRW-08)."""
    taken: tuple[int, ...] = ()
    """Dice each seat has set this turn, collapses and errors included."""
    reserved: tuple[tuple[Reservation, ...], ...] = ()
    """Each seat's reservations, in the order made."""
    locked: tuple[bool, ...] = ()
    changed_at: int = 0
    """The last claim, release, lock or unlock of this wave, or its opening."""
    input_at: tuple[int, ...] = ()
    """Each seat's last input of this wave, or its opening."""
    forced: tuple[int, ...] = ()
    """Seats sent to the autopilot for this wave (TAK-19)."""
    stirred: bool = False
    """Whether a bomb was defused, a card collapsed or an error happened in the wave just set."""
    gestures: tuple[tuple[Literal["safe", "miss", "tremble"], ...], ...] = ()
    """Each seat's answers for the dice of this wave that swing, in order."""
    gesture_until: tuple[int, ...] = ()
    vacancies: tuple[Vacancy, ...] = ()
    """Places to be filled, by seat clockwise from the bag holder, then from left to right."""
    losers: tuple[int, ...] = ()
    """Seats that have yet to choose the die they lose."""
    loss_until: int = 0
    reroll_until: int = 0
    pressed: tuple[int, ...] = ()
    """How often each seat has chosen an unused die this turn (INI-06)."""

    # the clock
    running_since: int | None = None
    """Table time at which the clock started, later by as long as the table has stood still since; None before."""
    warned: int = 0
    """How many of the clock's warnings have been given."""
    won_at: int | None = None
    """Initiation with overtime: elapsed at the win."""

    # people
    ready: tuple[int, ...] = ()
    """Persons who are ready to start."""
    voting: tuple[int, ...] = ()
    """Persons who want to stop, in overtime."""
    called_at: tuple[int | None, ...] = ()
    """Table time of each seat's last call."""
    autopiloted: tuple[int, ...] = ()
    """Seats the autopilot has acted for."""
    stats: Stats = Stats()

    # -- the clock --------------------------------------------------------------------------------------------------

    @property
    def elapsed(self) -> int:
        """Milliseconds of running time [MPP-CLK-01]."""
        return running_time(self.now, self.running_since, self.conduct.still_since)

    @property
    def remaining(self) -> int:
        """Milliseconds of the countdown that are left; 0 if untimed [MPP-CLK-03, MPP-CLK-12]."""
        return max(0, self.opt.timer_s * 1000 - self.elapsed) if self.opt.timer_s else 0

    # -- seats ------------------------------------------------------------------------------------------------------

    @property
    def table_rules(self) -> Players:
        """Cards, dice and quota for this number of players."""
        return DATA.players[len(self.seats)]

    @property
    def clockwise(self) -> tuple[int, ...]:
        """All seats from the bag holder on; the next clockwise is the neighbour on the left [MPP-TRN-02]."""
        n = len(self.seats)
        return tuple([(self.holder + k) % n for k in range(n)])

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].kind == "person"

    @property
    def present(self) -> tuple[int, ...]:
        """The persons at the table now."""
        return tuple(seat for seat in present(self) if self.is_person(seat))

    @property
    def in_overtime(self) -> bool:
        return self.won_at is not None

    @property
    def in_piles(self) -> bool:
        return self.opt.mode == "advanced_piles"

    # -- dice and cards ---------------------------------------------------------------------------------------------

    def has_card(self, seat: int) -> bool:
        return any(self.hands[seat])

    def quota_left(self, seat: int) -> int:
        """Dice a seat may still take this turn; without a card, none [MPP-TAK-01] [MPP-END-08]."""
        if not any(self.hands[seat]):
            return 0
        return _QUOTAS[len(self.seats)] - self.taken[seat] - len(self.reserved[seat])

    def free_dice(self) -> list[Die]:
        """Dice of the pool that nobody has reserved and that may be claimed, in draw order."""
        away = [held.die for theirs in self.reserved for held in theirs]
        if self.spoiled:
            away += [d for d in self.pool if d.id in self.spoiled]
        return [d for d in self.pool if d not in away]

    def pool_die(self, die_id: int) -> Die | None:
        """The die of that id in the pool."""
        for die in self.pool:
            if die[0] == die_id:
                return die
        return None

    @property
    def faces_up(self) -> tuple[str, ...]:
        """The cards that may be taken now: those of the line, or the top of each pile."""
        if self.in_piles:
            return tuple(pile[0] for pile in self.piles if pile)
        return tuple(card for card in self.line if card is not None)

    def put(self, seat: int, card: int, bomb: Bomb | None) -> None:
        """Lays a card (or none) at a position in front of a seat."""
        hand = self.hands[seat]
        changed = (*hand[:card], bomb, *hand[card + 1 :])
        self.hands = (*self.hands[:seat], changed, *self.hands[seat + 1 :])

    def count(self, **more: int) -> None:
        """Adds to the figures for the archive."""
        figures = {name: getattr(self.stats, name) + number for name, number in more.items()}
        self.stats = msgspec.structs.replace(self.stats, **figures)

    def to_bag(self, *dice: int) -> None:
        """Returns dice to the bag."""
        self.bag = tuple(sorted((*self.bag, *dice)))


def wiring(card: str) -> Wiring:
    """The logic of a card."""
    return DATA.wiring[card]


def empty_bomb(card: str) -> Bomb:
    """A card as it comes from the line: without dice."""
    return Bomb(card, (None,) * DATA.wiring[card].size)


def bomb(text: str) -> Bomb:
    """A card in text form: `b404[Y4, R3, B2, .]`; dice of one colour get the ids of that colour in turn."""
    card, _, inside = text.partition("[")
    given = [part.strip() for part in inside.rstrip("]").split(",")] if inside else []
    used: dict[str, int] = {}
    dice: list[Die | None] = []
    for part in given:
        if part == ".":
            dice.append(None)
            continue
        dice.append(die_of(part, used.get(part[0], 0)))
        used[part[0]] = used.get(part[0], 0) + 1
    return Bomb(card, tuple(dice)) if dice else empty_bomb(card)
