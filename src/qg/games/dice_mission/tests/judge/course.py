"""The course of a game as the booklet tells it, from top to bottom: what is asked, what may be answered, what follows.

`Course` plays the game beside the engine. It is told each answer and what the engine says came of it; it takes from
that only what chance brings to light (dice, cards, who begins) and foretells everything else.
"""

from qg.games.dice_mission.tests.judge.gadgets import Gadgets, subsets
from qg.games.dice_mission.tests.judge.prelude import *
from qg.games.dice_mission.tests.judge.turns import LATE, Flow, Question


class GameOver(Exception):
    """The game ends at once [DM-END-02]."""


class Course(Gadgets):
    """One game."""

    def __init__(self, seats: int, options: dict[str, Any], host: int) -> None:
        super().__init__(seats, options, host)
        self.question: Question | None = None
        self.flow = self._play()

    # -- fed from outside ------------------------------------------------------------------------------------------

    def begin(self, told: Iterable[Any]) -> None:
        self._listen(told)
        self._go_on(None)
        self._all_heard()

    def answered(self, choice: Any, at: int, told: Iterable[Any]) -> None:
        self._listen(told)
        self.now = at
        self._go_on(choice)
        self._all_heard()

    def time_up(self, at: int, told: Iterable[Any]) -> None:
        self._listen(told)
        while self.question is not None and self.question.due is not None and self.question.due <= at:
            self.now = self.question.due
            self._go_on(LATE)
        self.now = at
        self._all_heard()

    def back(self, seat: int, told: Iterable[Any]) -> None:
        """He has his seat again between two turns [DM-STA-04]."""
        self._listen(told)
        self._hear_conduct(manners.SeatBack, seat=seat)
        self.absent.discard(seat)
        if seat == self.seat:
            self.returning.add(seat)
        self._all_heard()

    def _go_on(self, reply: Any) -> None:
        try:
            self.question = self.flow.send(reply)
        except StopIteration:
            self.question = None

    # -- the game --------------------------------------------------------------------------------------------------

    def _play(self) -> Flow:
        """Setting up, then round after round [DM-GEN-04]."""
        self._set_up()
        try:
            while True:
                yield from self._round()
                self.active = (self.active + 1) % len(self.seats)  # [DM-RND-04]
        except GameOver as over:
            self._end(str(over))

    def _set_up(self) -> None:
        """Three cards each, six for two players; three SPECIAL face up, or one more than players [section 3]."""
        started = self._hear(e.GameStarted, seats=tuple(self.seats), colours=COLOURS[: len(self.seats)])
        self.active = {"host": self.host, "seat": self.options["first_seat"] - 1, "random": started.first_player}[
            self.options["first_player"]
        ]
        agree("first player", self.active, started.first_player)
        for name in ("very_special", "joker_die", "first_player", "hints", "open_hands", "round_cap"):
            agree(f"option {name}", self.options[name], getattr(started.options, name))
        each = 2 if len(self.seats) == 2 else 1
        slots = tuple(kind for kind in cards.TYPES[:3] for _ in range(each))
        for seat in self.seats:
            dealt = self._hear(e.MissionsDealt, seat=seat, types=slots)
            mine = self._hear(e.HandReceived, whispered_to=seat, seat=seat)
            agree("hands are secret", mine.cards if self.open_hands else (), dealt.cards)
            agree("types dealt", slots, tuple(cards.KIND[card] for card in mine.cards))
            self.hands[seat] = [self._drawn(card) for card in mine.cards]
        shown = self._hear(e.DisplayRevealed).cards
        agree("cards on display", len(self.seats) + 1 if self.very_special else 3, len(shown))
        self.display = [self._drawn(card) for card in shown]
        if self.very_special:  # the others go back to the box [DM-VSP-01]
            self.boxed, self.decks["special"] = self.decks["special"], set()
        if self.joker_die:
            self._hear(e.JokersGiven, colour=COLOURS[len(self.seats)])

    def _round(self) -> Flow:
        self.round += 1
        self.phase = "mission"
        self._hear(e.RoundStarted, round=self.round, active=self.active)
        for seat in self._clockwise:
            yield from self._mission_turn(seat)
        self.phase = "debriefing"
        self._hear(e.PhaseChanged, to="debriefing")
        for seat in self._clockwise:
            yield from self._debriefing_turn(seat)
        self._end_round()

    def _end_round(self) -> None:
        """Every die goes home, played jokers are gone for good, locks end [DM-RND-05, DM-JOK-07]."""
        gone = {self._hear(e.JokerDiscarded).seat for _ in self.jokers_out}
        agree("jokers discarded", self.jokers_out, gone)
        home = sorted(die for tray in self.dice for die in tray if die % 6 != 5)
        ended = self._hear(e.RoundEnded, round=self.round)
        agree("dice gone home", home, sorted(ended.dice))
        self.dice = [{} for _ in self.seats]
        self.jokers_out, self.locked, self.n, self.r = set(), set(), None, None
        cap = self.options["round_cap"]
        if self.round == (cap or 1000):  # [DM-END-07, DM-END-08]
            raise GameOver("round_cap" if cap else "engine_cap")

    # -- MISSION phase ---------------------------------------------------------------------------------------------

    def _mission_turn(self, seat: int) -> Flow:
        self._begin_turn(seat)
        while self.n is None:
            options = [*map(c.SetDice, range(2, 6)), *self._plays(seat)]
            choice = yield from self._ask("choose_dice", options, lambda: c.SetDice(4))
            if isinstance(choice, c.SetDice):
                self.n = choice.n
                self._hear(e.DiceNumberSet, seat=seat, n=self.n)
            else:
                yield from self._play_gadget(seat, choice)
        auto = "none"
        while True:
            if self.rolls == self._most_rolls and not self.gadgets[seat]:  # [DM-DIG-07]
                auto = "clock" if self.late else "engine"
                break
            choice = yield from self._ask("mission_act", self._acts(seat), self._act_default)
            if isinstance(choice, c.EndTurn):
                auto = self._by_whom
                break
            yield from self._act(seat, choice)
        if seat == self.active:
            self.r = self.rolls
            self._hear(e.RollsFixed, r=self.r)
        self._end_turn(auto)

    def _act_default(self) -> Any:
        return c.EndTurn() if self.rolls else c.Roll()

    def _acts(self, seat: int) -> list[Any]:
        """The first roll is a must; then rerolls while rolls are left [DM-MIS-04, DM-MIS-05, DM-MIS-07]."""
        options: list[Any] = self._plays(seat)
        joker = seat in self.jokers
        if not self.rolls:
            return [*options, c.Roll(), *([c.Roll(joker=True)] if joker else [])]
        if self.rolls < self._most_rolls:
            options += [c.Reroll(dice) for dice in subsets(self.dice[seat])]
            if joker:  # [DM-JOK-02, DM-JOK-03]
                options += [c.Reroll(dice, joker=True) for dice in subsets(self.dice[seat], 0)]
        return [*options, c.EndTurn()]

    def _act(self, seat: int, choice: Any) -> Flow:
        if isinstance(choice, c.Roll | c.Reroll):
            self.rolls += 1
            first = isinstance(choice, c.Roll)
            dice = self._from_reserve(seat, self.n or 0) if isinstance(choice, c.Roll) else choice.dice
            if choice.joker:
                self.jokers.remove(seat)
                self.jokers_out.add(seat)
                dice = (*dice, 6 * seat + 5)
                self.happened["joker"] += 1
            self._roll("first" if first else "reroll", seat, seat, dice, self.rolls, joker=choice.joker)
        else:
            yield from self._play_gadget(seat, choice)

    # -- DEBRIEFING phase ------------------------------------------------------------------------------------------

    def _debriefing_turn(self, seat: int) -> Flow:
        """Validations and gadgets in any order; a consolation, or the end of the turn [DM-DEB-01]."""
        self._begin_turn(seat)
        while True:
            choice = yield from self._ask("debrief_act", self._debriefing_options(seat), self._debriefing_default)
            if isinstance(choice, c.Validate):
                yield from self._validate(seat, choice.source, choice.slot)
            elif isinstance(choice, c.EndTurn | c.DrawGadget | c.Exchange):
                break
            else:
                yield from self._play_gadget(seat, choice)
        yield from self._console(seat, choice)
        self._end_turn(self._by_whom)

    def _console(self, seat: int, choice: Any) -> Flow:
        """Only for who has validated nothing this turn [DM-DEB-12, DM-DEB-14, DM-DEB-15]."""
        if isinstance(choice, c.DrawGadget):
            self._hear(e.Consolation, seat=seat, kind="draw")
            yield from self._draw_gadget(seat, "consolation")
        elif isinstance(choice, c.Exchange):
            self._hear(e.Consolation, seat=seat, kind="exchange")
            yield from self._exchange(seat, choice.source, choice.slot)
        elif not self.used:
            self._hear(e.Consolation, seat=seat, kind="none")

    def _debriefing_options(self, seat: int) -> list[Any]:
        options: list[Any] = [c.EndTurn()]
        for source, slot, card in self._open_cards(seat):
            if self.hints == "none" or self.holds(card):  # [DM-DIG-06]
                options.append(c.Validate(source, slot))
        if not self.used:
            options += [c.DrawGadget(), *(c.Exchange(source, slot) for source, slot in self._exchangeable(seat))]
        return options + self._plays(seat)

    def _debriefing_default(self) -> Any:
        """SOLO, VERSUS, TEAM, SPECIAL, stamped ones first; else a gadget, if nothing was validated [DM-STA-02]."""
        assert self.seat is not None
        found = [(source, slot, card) for source, slot, card in self._open_cards(self.seat) if self.holds(card)]
        if found:
            source, slot, _ = min(
                found, key=lambda one: (cards.TYPES.index(cards.KIND[one[2]]), one[2] not in cards.STAMPED)
            )
            return c.Validate(source, slot)
        return c.EndTurn() if self.used else c.DrawGadget()

    def _validate(self, seat: int, source: Source, slot: int) -> Flow:
        """In this order: the card, the end, the display, the briefcase [DM-DEB-19]."""
        card = self.card(source, slot)
        kind, stamped = cards.KIND[card], card in cards.STAMPED
        self.used.append(kind)
        told = self._hear(
            e.MissionValidated, seat=seat, card=card, source=source, slot=slot, used=tuple(self.used), briefcase=stamped
        )
        lying = {(die, holder, value) for holder, tray in enumerate(self.dice) for die, value in tray.items()}
        if not lying.issuperset(told.dice):
            raise Disagreement(f"{card} is proven by {told.dice}, on the table lie {lying}")
        self.validated[seat].append((card, self.round))
        (self.hands[seat] if source == "hand" else self.display)[slot - 1] = None
        self.happened[f"validated {kind}"] += 1
        if not any(self.hands[seat]) and self._has_special(seat):  # [DM-END-01, DM-END-05]
            raise GameOver("completed")
        if source == "display" and not self.very_special:  # [DM-DEB-10, DM-VSP-02]
            self._refill_deck("special", 1)
            refill = self._hear(e.DisplayRefilled, slot=slot).card
            self.display[slot - 1] = self._drawn(refill)
        if stamped:
            yield from self._draw_gadget(seat, "briefcase")

    # -- the end ---------------------------------------------------------------------------------------------------

    def _end(self, reason: str) -> None:
        """Everything comes to light [DM-END-02, DM-END-07, section 15]."""
        over, ranks = self._hear(e.GameOver), self._ranks()
        self.is_over = True
        result = over.result
        winners = (self.seat,) if reason == "completed" else tuple(seat for seat in self.seats if ranks[seat] == 1)
        agree(
            "result",
            (len(self.seats), self.round, reason, winners),
            (result.players, result.rounds, result.reason, result.winners),
        )
        lines = [
            (
                seat,
                ranks[seat],
                *self._standing(seat),
                tuple(card for card, _ in self.validated[seat]),
                self.gadgets_played[seat],
            )
            for seat in sorted(self.seats, key=lambda seat: (ranks[seat], seat))
        ]
        told = [
            (x.seat, x.rank, x.validated, x.special, x.briefcases, x.missions, x.gadgets_played) for x in result.ranking
        ]
        agree("ranking", lines, told)
        agree("needed", {self._needed}, {line.needed for line in result.ranking})
        agree("hands at the end", [tuple(hand) for hand in self.hands], [tuple(hand) for hand in over.hands])
        agree("gadgets at the end", [tuple(held) for held in self.gadgets], [tuple(held) for held in over.gadgets])
        self.happened[reason] += 1
