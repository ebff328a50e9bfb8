"""What lies on the table and in the hands, as far as the judge has heard, and what each seat sees of it."""

from qg.games.dice_mission.tests.judge.prelude import *


class Table(Hearing):
    """Slots count from 1; dice are known by their number, 6 for each seat, the last of them its joker."""

    def __init__(self, seats: int, options: dict[str, Any], host: int) -> None:
        super().__init__()
        self.seats, self.host = range(seats), host
        self.very_special = options["very_special"]
        self.joker_die = options["joker_die"]
        self.hints = options["hints"]
        self.open_hands = options["open_hands"]
        self.options = options
        self.tempo = options["tempo"]

        self.now = 0
        self.turn_due: int | None = None
        self.late = False
        self.lates: Counter[int] = Counter()
        self.absent: set[int] = set()
        self.returning: set[int] = set()

        self.round, self.active, self.phase = 0, 0, "mission"
        self.seat: int | None = None
        self.n: int | None = None
        self.r: int | None = None
        self.rolls = 0
        self.dice: list[dict[int, int]] = [{} for _ in self.seats]
        self.locked: set[int] = set()
        self.jokers: set[int] = set(self.seats) if self.joker_die else set()
        self.jokers_out: set[int] = set()

        self.decks = {kind: {card for card, its in cards.KIND.items() if its == kind} for kind in cards.TYPES}
        self.discards: dict[str, set[str]] = {kind: set() for kind in cards.TYPES}
        self.boxed: set[str] = set()
        self.hands: list[list[str | None]] = [[] for _ in self.seats]
        self.display: list[str | None] = []
        self.drawn: tuple[str, ...] = ()
        self.validated: list[list[tuple[str, int]]] = [[] for _ in self.seats]
        self.used: list[str] = []

        self.gadget_deck = Counter(dict.fromkeys(GADGETS, 2))
        self.gadget_discard: list[str] = []
        self.gadgets: list[list[tuple[str, int]]] = [[] for _ in self.seats]
        self.gadgets_played: Counter[int] = Counter()

        self.is_over = False
        self.happened: Counter[str] = Counter()

    # -- cards and dice --------------------------------------------------------------------------------------------

    def card(self, source: Source, slot: int) -> str:
        assert self.seat is not None
        card = (self.hands[self.seat] if source == "hand" else self.display)[slot - 1]
        assert card is not None, "there is no card"
        return card

    def _has_special(self, seat: int) -> bool:
        return any(cards.KIND[card] == "special" for card, _ in self.validated[seat])

    def _open_cards(self, seat: int) -> list[tuple[Source, int, str]]:
        """Own cards, and the display for who has no SPECIAL, of types not used this turn [DM-DEB-03, DM-DEB-04]."""
        places: list[tuple[Source, int, str | None]]
        places = [("hand", slot, card) for slot, card in enumerate(self.hands[seat], 1)]
        if not self._has_special(seat):
            places += [("display", slot, card) for slot, card in enumerate(self.display, 1)]
        used = self.used if seat == self.seat else []
        return [(source, slot, card) for source, slot, card in places if card and cards.KIND[card] not in used]

    def holds(self, card: str, seat: int | None = None) -> bool:
        seat = self.seat if seat is None else seat
        assert seat is not None
        return cards.holds(card, [list(tray.values()) for tray in self.dice], seat)

    def _exchangeable(self, seat: int) -> list[tuple[Source, int]]:
        """Own cards, and the display unless its deck is in the box [DM-EXC-01, DM-EXC-07, DM-EXC-09]."""
        shown = [] if self.very_special else self.display
        places: list[tuple[Source, list[str | None]]] = [("hand", self.hands[seat]), ("display", shown)]
        return [(source, slot) for source, found in places for slot, card in enumerate(found, 1) if card]

    def _drawn(self, card: str) -> str:
        """A card can only come from its deck."""
        if card not in self.decks[cards.KIND[card]]:
            raise Disagreement(f"{card} is drawn, which the judge knows elsewhere")
        self.decks[cards.KIND[card]].remove(card)
        return card

    def _refill_deck(self, kind: str, number: int) -> set[str]:
        """A deck too small is drawn up, then its discards are shuffled into a new one: what comes first [DM-EXC-08]."""
        first = self.decks[kind]
        if len(first) >= number:
            return set()
        self._hear(e.DeckReshuffled, which=kind)
        self.decks[kind], self.discards[kind] = first | self.discards[kind], set()
        self.happened[f"{kind} reshuffled"] += 1
        return first

    def _plain(self, seat: int) -> list[int]:
        """Joker dice are not counted in N [DM-GAD-25]."""
        return sorted(die for die in self.dice[seat] if die % 6 != 5)

    def _free(self) -> list[tuple[int, int, int]]:
        """Dice that gadgets may touch: holder, die, value [DM-GAD-14]."""
        trays = enumerate(self.dice)
        return [(seat, die, value) for seat, tray in trays if seat not in self.locked for die, value in tray.items()]

    def _holder(self, die: int) -> int:
        """A die belongs to the player before whom it lies [DM-GAD-45]."""
        return next(seat for seat in self.seats if die in self.dice[seat])

    # -- seats -----------------------------------------------------------------------------------------------------

    @property
    def _clockwise(self) -> list[int]:
        """From the active agent on [DM-RND-03, DM-SET-09]."""
        return [(self.active + k) % len(self.seats) for k in self.seats]

    @property
    def _most_rolls(self) -> int:
        """Three for the active agent, as many as he made for the others [DM-MIS-05, DM-MIS-08, DM-MIS-09]."""
        if self.phase != "mission" or self.seat is None:
            return 0
        return 3 if self.seat == self.active else self.r or 0

    @property
    def _is_silent(self) -> bool:
        """Defaults answer for the absent [DM-STA-04]."""
        return self.seat in self.absent and self.options["absent"] == "defaults"

    def kept(self) -> set[int]:
        """Seats a bot plays [DM-STA-04]."""
        bots = self.absent if self.options["absent"] == "bot" else set()
        return set() if self.is_over else {*bots, *self.returning}

    # -- how everybody stands --------------------------------------------------------------------------------------

    @property
    def _needed(self) -> int:
        return 7 if len(self.seats) == 2 else 4

    def _standing(self, seat: int) -> tuple[int, bool, int]:
        """More cards, then the SPECIAL, then more briefcases [DM-END-06]."""
        done = [card for card, _ in self.validated[seat]]
        return len(done), self._has_special(seat), sum(card in cards.STAMPED for card in done)

    def _ranks(self) -> dict[int, int]:
        """1, 2, 2, 4 style."""
        standings = [self._standing(seat) for seat in self.seats]
        return {seat: 1 + sum(other > standings[seat] for other in standings) for seat in self.seats}

    def titles(self) -> dict[str, tuple[int, ...]]:
        """Most gadgets played; most missions in one turn, more than one; second."""
        turns = {
            seat: max(Counter(when for _, when in self.validated[seat]).values(), default=0) for seat in self.seats
        }
        ranks = self._ranks()
        found = {
            "gadgets": tuple(
                seat for seat in self.seats if 0 < self.gadgets_played[seat] == max(self.gadgets_played.values())
            ),
            "velvet": tuple(seat for seat in self.seats if 1 < turns[seat] == max(turns.values())),
            "second": tuple(seat for seat in self.seats if ranks[seat] == 2),
        }
        return {title: seats for title, seats in found.items() if seats}

    # -- what is seen ----------------------------------------------------------------------------------------------

    def seen(self, viewer: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or somebody who looks on [section 15]."""
        is_rolling = self.phase == "mission" and self.seat is not None
        shown: dict[str, Any] = {
            "round": self.round,
            "active": self.active,
            "phase": self.phase,
            "turn": self.seat,
            "n": self.n,
            "r": self.r,
            "rolls left": self._most_rolls - self.rolls if is_rolling else 0,
            "used": tuple(self.used),
            "dice": tuple(self.dice),
            "locked": tuple(seat in self.locked for seat in self.seats),
            "jokers": tuple(seat in self.jokers for seat in self.seats),
            "jokers out": tuple(sorted(self.jokers_out)),
            "hands": tuple(self._hand(seat, viewer) for seat in self.seats),
            "validated": tuple(map(tuple, self.validated)),
            "needed": self._needed,
            "display": tuple(self.display),
            "decks": tuple(len(self.decks[kind]) for kind in cards.TYPES),
            "discards": tuple(len(self.discards[kind]) for kind in cards.TYPES),
            "boxed": len(self.boxed),
            "drawn": len(self.drawn),
            "gadgets held": tuple(map(len, self.gadgets)),
            "gadget deck": self.gadget_deck.total(),
            "gadget discard": tuple(self.gadget_discard),
            "gadgets played": tuple(self.gadgets_played[seat] for seat in self.seats),
            "gadgets shown": tuple(map(tuple, self.gadgets)) if self.is_over else (),
        }
        if viewer is not None:
            shown["own gadgets"] = tuple(self.gadgets[viewer])
            shown["own drawn"] = self.drawn if viewer == self.seat else ()
            shown["marks"] = None if self.hints == "none" else self._marks(viewer)
        return shown

    def _hand(self, seat: int, viewer: int | None) -> tuple[tuple[str, str | None] | None, ...]:
        """Types are public; faces are their owner's, or everybody's [DM-SET-04]."""
        is_seen = viewer == seat or self.open_hands or self.is_over
        return tuple(card and (cards.KIND[card], card if is_seen else None) for card in self.hands[seat])  # type: ignore[misc]

    def _marks(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Cards he could validate with the dice as they lie, in both phases [DM-DIG-06]."""
        lit = [] if self.is_over else [one for one in self._open_cards(seat) if self.holds(one[2], seat)]
        hand, display = (tuple(slot for place, slot, _ in lit if place == source) for source in ("hand", "display"))
        return hand, display
