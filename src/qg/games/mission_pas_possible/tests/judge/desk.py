"""What lies on the judge's table, and what may be claimed and locked there."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from qg.games.mission_pas_possible.choices import *
from qg.games.mission_pas_possible.tests.judge.cards import *

Bomb = tuple[str, Dice]
Held = tuple[Die, int, str]
"""A die reserved for a card and a slot."""

PLAYERS = {entry["count"]: entry for entry in GAME["players"]}
TIMING: dict[str, int] = GAME["timing"]


def empty(card: str) -> Bomb:
    return card, (None,) * len(slots(card))


@dataclass
class Desk:
    """Cards, dice, reservations, locks; `clock` is the running time in milliseconds."""

    opt: Any
    pausing: str
    persons: list[bool]
    hands: list[list[Bomb | None]]
    holder: int
    line: list[str | None] = field(default_factory=list)
    deck: tuple[int, int] = (0, 0)
    """Bomb and Sabotage cards face down."""
    piles: list[tuple[str | None, int]] = field(default_factory=list)
    in_hand: int = 0
    pool: list[Die] = field(default_factory=list)
    spoiled: list[int] = field(default_factory=list)
    rerolled: Die | None = None
    taken: list[int] = field(default_factory=list)
    reserved: list[list[Held]] = field(default_factory=list)
    locked: list[bool] = field(default_factory=list)
    forced: set[int] = field(default_factory=set)
    opened: int = 0
    changed: int = 0
    spoke: list[int] = field(default_factory=list)
    vacancies: list[tuple[int, int]] = field(default_factory=list)
    offers: dict[tuple[int, int], int] = field(default_factory=dict)
    """Vacancies asked about a Sabotage, and until when."""
    picks: dict[tuple[int, int], int] = field(default_factory=dict)
    """Vacancies that a card may be chosen for, and until when."""
    losers: list[int] = field(default_factory=list)
    presses: list[int] = field(default_factory=list)
    defused: list[str] = field(default_factory=list)
    defused_by: list[int] = field(default_factory=list)
    activated: list[str] = field(default_factory=list)
    clock: int = 0
    turn: int = 0
    won_at: int | None = None
    stats: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.taken, self.defused_by = [0 for _ in self.seats], [0 for _ in self.seats]
        self.reserved, self.locked = [[] for _ in self.seats], [False for _ in self.seats]

    # -- counting ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.persons))

    @property
    def in_piles(self) -> bool:
        return bool(self.opt.mode == "advanced_piles")

    @property
    def insane(self) -> bool:
        return bool(self.opt.difficulty == "insane")

    def clockwise(self) -> list[int]:
        """All seats from the bag holder on."""
        return [*self.seats[self.holder :], *self.seats[: self.holder]]

    def bombs(self, seat: int) -> Iterator[tuple[int, Bomb]]:
        return ((place, bomb) for place, bomb in enumerate(self.hands[seat]) if bomb is not None)

    def lying(self) -> list[Die]:
        """All dice that are not in the bag, but those in a hand that reaches in."""
        cards = [die for seat in self.seats for _, (_, dice) in self.bombs(seat) for die in dice if die]
        return cards + self.pool + ([self.rerolled] if self.rerolled else [])

    def bag(self) -> int:
        return 25 - len(self.lying()) - self.in_hand

    def quota_left(self, seat: int) -> int:
        """Without cards nobody takes dice [MPP-TAK-01, MPP-END-08, MPP-INI-08]."""
        if not any(self.hands[seat]):
            return 0
        quota: int = PLAYERS[len(self.seats)]["quota"]
        return quota - self.taken[seat] - len(self.reserved[seat])

    def unreserved(self) -> list[Die]:
        away = {held[0][0] for theirs in self.reserved for held in theirs} | {*self.spoiled}
        return [die for die in self.pool if die[0] not in away]

    def planned(self, seat: int, held: list[Held] | None = None) -> list[Bomb | None]:
        """A hand with these reservations, all of its own by default, taken as placed."""
        hand = list(self.hands[seat])
        for die, place, slot in self.reserved[seat] if held is None else held:
            card, dice = hand[place] or ("", ())
            hand[place] = (card, laid(card, dice, slot, die))
        return hand

    # -- claims --------------------------------------------------------------------------------------------------

    def allowed(self, hand: list[Bomb | None], die: Die, place: int, slot: str) -> bool:
        """With the safety net the placement must be correct, without it only possible [MPP-TAK-06, MPP-ERR-02, -03]."""
        bomb = hand[place]
        if bomb is None:
            return False
        if not self.opt.safety_net:
            return possible(*bomb, slot)
        if self.opt.dead_ends == "refused":
            return sound(*bomb, slot, die)
        return wrong(*bomb, slot, die) is None

    def claims(self, seat: int) -> list[Claim]:
        """Dice nobody has, and in place of an own one also that die elsewhere [MPP-TAK-06] to [MPP-TAK-08]."""
        if self.clock < self.opened:
            return []
        found = self.fresh_claims(seat)
        for nth, (own, at, where) in enumerate(self.reserved[seat]):
            hand = self.planned(seat, self.reserved[seat][:nth])
            for die in [own, *self.unreserved()]:
                moves = self.places(hand, die)
                found += [Claim(die[0], p, s, own[0]) for p, s in moves if (die, p, s) != (own, at, where)]
        return found

    def fresh_claims(self, seat: int) -> list[Claim]:
        if self.quota_left(seat) <= 0:
            return []
        hand = self.planned(seat)
        return [Claim(die[0], place, slot) for die in self.unreserved() for place, slot in self.places(hand, die)]

    def places(self, hand: list[Bomb | None], die: Die) -> list[tuple[int, str]]:
        spots = [(place, slot) for place, bomb in enumerate(hand) if bomb for slot in slots(bomb[0])]
        return [(place, slot) for place, slot in spots if self.allowed(hand, die, place, slot)]

    def settle_later(self, seat: int, nth: int) -> list[Held]:
        """Reservations from the nth on are checked again in order; those that fell are returned [MPP-TAK-09]."""
        kept, fallen = self.reserved[seat][:nth], list[Held]()
        for held in self.reserved[seat][nth:]:
            stands = self.allowed(self.planned(seat, kept), *held)
            (kept if stands else fallen).append(held)
        self.reserved[seat] = kept
        return fallen

    # -- locks ---------------------------------------------------------------------------------------------------

    def may_lock(self, seat: int) -> bool:
        """Not with quota left, a free die with a sound placement, and no bomb about to be finished [MPP-TAK-10]."""
        if not self.opt.safety_net or self.quota_left(seat) <= 0 or self.finishing():
            return True
        hand = [bomb for bomb in self.planned(seat) if bomb]
        return not any(sound(*bomb, s, die) for die in self.unreserved() for bomb in hand for s in slots(bomb[0]))

    def finishing(self) -> bool:
        """Whether the reservations of all seats would complete a card [MPP-TAK-10]."""
        return any(bomb and None not in bomb[1] for seat in self.seats for bomb in self.planned(seat))

    def idle_by_nature(self, seat: int) -> bool:
        """Whether the server locks the seat: it holds nothing, and nothing is left for it to do [MPP-TAK-11]."""
        if self.opt.lock == "auto" or self.reserved[seat]:
            return False
        return self.quota_left(seat) <= 0 or (self.opt.safety_net and not self.fresh_claims(seat))

    def content(self, seat: int) -> bool:
        """Whether a wave that sets itself need not wait for the seat [MPP-TAK-12]."""
        return self.locked[seat] or self.quota_left(seat) <= 0 or (self.opt.safety_net and self.may_lock(seat))

    def all_content(self) -> bool:
        if self.opt.lock == "unanimous":
            return all(self.locked)
        return not self.unreserved() or all(map(self.content, self.seats))

    def may_go(self, seat: int) -> bool:
        """Whether the idle may be sent to the autopilot by this seat [MPP-TAK-19]."""
        return bool(self.idle()) and self.counts_as_locked(seat)

    def counts_as_locked(self, seat: int) -> bool:
        return self.locked[seat] or (self.opt.lock == "auto" and self.content(seat))

    def idle(self) -> list[int]:
        """One alone after 20 s of claiming, several if they have said nothing for as long [MPP-TAK-19]."""
        wait = TIMING["force_go_after"]
        if self.opt.lock == "auto" and not self.unreserved():
            return []
        unlocked = [seat for seat in self.seats if not self.counts_as_locked(seat)]
        since = self.opened if len(unlocked) == 1 else max([self.opened, *(self.spoke[seat] for seat in unlocked)])
        return [seat for seat in unlocked if seat not in self.forced] if self.clock - since >= wait else []

    def wave_options(self, seat: int) -> list[Any]:
        if self.clock < self.opened:
            return []
        found: list[Any] = [*self.claims(seat), *(Release(held[0][0]) for held in self.reserved[seat])]
        if self.locked[seat]:
            found += [] if self.idle_by_nature(seat) else [Unlock()]
        elif self.may_lock(seat):
            found.append(Lock())
        return found + ([ForceGo()] if self.may_go(seat) else [])

    # -- striking ------------------------------------------------------------------------------------------------

    def exposed(self, seat: int) -> list[tuple[Die, int, str]]:
        """The free dice on a seat's cards [MPP-SAB-03]."""
        return [(die, place, slot) for place, bomb in self.bombs(seat) for slot, die in free(*bomb)]

    def take_off(self, seat: int, place: int, slot: str) -> None:
        card, dice = self.hands[seat][place] or ("", ())
        self.hands[seat][place] = (
            card,
            tuple(None if s == slot else d for s, d in zip(slots(card), dice, strict=True)),
        )
