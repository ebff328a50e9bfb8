"""The ten gadgets: how each may be played and what it does (section 8); and exchanging a mission (section 7)."""

from qg.games.dice_mission.tests.judge.prelude import *
from qg.games.dice_mission.tests.judge.turns import Flow, Turns


def subsets(dice: Iterable[int], least: int = 1) -> Iterator[tuple[int, ...]]:
    dice = sorted(dice)
    for size in range(least, len(dice) + 1):
        yield from combinations(dice, size)


class Gadgets(Turns):
    """`_plays_of_theft` lists the ways to play a gadget, `_play_theft` carries one out."""

    def _playable(self, seat: int) -> list[str]:
        """Drawn in an earlier round, in their own phase [DM-GAD-01, DM-GAD-05]."""
        return sorted(
            {face for face, drawn in self.gadgets[seat] if drawn < self.round and GADGETS[face] == self.phase}
        )

    def _play_gadget(self, seat: int, play: Any) -> Flow:
        """It takes effect at once and lies on the discard pile, face up [DM-GAD-07, DM-GAD-10]."""
        face = c.FACE[type(play)]
        self._hear(e.GadgetPlayed, seat=seat, gadget=face, play=play)
        played = next(held for held in self.gadgets[seat] if held[0] == face and held[1] < self.round)
        self.gadgets[seat].remove(played)
        self.gadget_discard.append(face)
        self.gadgets_played[seat] += 1
        self.happened[face] += 1
        if isinstance(play, c.MissionChange):
            yield from self._exchange(seat, play.source, play.slot)
        else:
            self._carry_out(seat, play)

    def _draw_gadget(self, seat: int, cause: str) -> Flow:
        """A fourth is one too many [DM-GAD-06]; an empty deck is the discard pile, shuffled [DM-GAD-08]."""
        if not self.gadget_deck:
            self._hear(e.DeckReshuffled, which="gadget")
            self.gadget_deck, self.gadget_discard = Counter(self.gadget_discard), []
            self.happened["gadgets reshuffled"] += 1
        self._hear(e.GadgetDrawn, seat=seat, cause=cause)
        face = self._hear(e.GadgetReceived, whispered_to=seat, seat=seat).gadget
        if not self.gadget_deck[face]:
            raise Disagreement(f"{face} is drawn, of which no copy is in the deck")
        self.gadget_deck -= Counter([face])
        mine = self.gadgets[seat]
        mine.append((face, self.round))
        if len(mine) > 3:
            places = [c.Discard(place) for place in range(1, 5)]
            choice = yield from self._ask("gadget_discard", places, lambda: c.Discard(4), interrupts=True)
            out = mine.pop(choice.place - 1)[0]
            self._hear(e.GadgetDiscarded, seat=seat, gadget=out)
            self.gadget_discard.append(out)
            self.happened["fourth gadget"] += 1

    def _plays(self, seat: int) -> list[Any]:
        """All ways to play a gadget now."""
        ways: dict[str, Callable[[int], Iterable[Any]]] = {
            "new-deal": self._plays_of_new_deal,
            "forced-reroll": self._plays_of_forced_reroll,
            "mission-change": self._plays_of_mission_change,
            "extra-chance": self._plays_of_extra_chance,
            "target-lock": self._plays_of_target_lock,
            "theft": self._plays_of_theft,
            "suppression": self._plays_of_suppression,
            "adaptation": self._plays_of_adaptation,
            "transaction": self._plays_of_transaction,
            "transfer": self._plays_of_transfer,
        }
        return [play for face in self._playable(seat) for play in ways[face](seat)]

    def _carry_out(self, seat: int, play: Any) -> None:
        effects: dict[type, Callable[[int, Any], None]] = {
            c.NewDeal: self._play_new_deal,
            c.ForcedReroll: self._play_forced_reroll,
            c.ExtraChance: self._play_extra_chance,
            c.TargetLock: self._play_target_lock,
            c.Theft: self._play_theft,
            c.Suppression: self._play_suppression,
            c.Adaptation: self._play_adaptation,
            c.Transaction: self._play_transaction,
            c.Transfer: self._play_transfer,
        }
        effects[type(play)](seat, play)

    # -- MISSION gadgets -------------------------------------------------------------------------------------------

    def _plays_of_new_deal(self, seat: int) -> Iterator[Any]:
        """Another number from 2 to 5; who has rolled and holds more takes dice of his choice off [DM-GAD-20, -23]."""
        for number in range(2, 6) if self.n else ():
            mine = self._plain(seat)
            if number == self.n:
                continue
            if self.rolls and seat not in self.locked and len(mine) > number:
                yield from (c.NewDeal(number, out) for out in combinations(mine, len(mine) - number))
            else:
                yield c.NewDeal(number)

    def _play_new_deal(self, seat: int, play: c.NewDeal) -> None:
        before, self.n = self.n, play.number
        removed = tuple((die, self.dice[seat].pop(die)) for die in play.remove)
        self._hear(e.DiceNumberChanged, seat=seat, before=before, after=self.n, removed=removed)
        missing = self.n - len(self._plain(seat))
        if self.rolls and seat not in self.locked and missing > 0:  # [DM-GAD-23, DM-GAD-24]
            self._roll("new_deal", seat, seat, self._from_reserve(seat, missing))
            self.happened["new deal up"] += 1

    def _plays_of_forced_reroll(self, seat: int) -> Iterator[Any]:
        """An opponent with dice who is not locked, one or more of them [DM-GAD-30, DM-GAD-31]."""
        for player in self.seats:
            if player not in (seat, *self.locked):
                yield from (c.ForcedReroll(player, dice) for dice in subsets(self.dice[player]))

    def _play_forced_reroll(self, seat: int, play: c.ForcedReroll) -> None:
        self._roll("forced", play.player, seat, play.dice)

    def _plays_of_mission_change(self, seat: int) -> Iterator[Any]:
        yield from (c.MissionChange(source, slot) for source, slot in self._exchangeable(seat))

    def _plays_of_extra_chance(self, seat: int) -> Iterator[Any]:
        """One or more of one's own dice, unless locked [DM-GAD-15, DM-GAD-34]."""
        if seat not in self.locked:
            yield from map(c.ExtraChance, subsets(self.dice[seat]))

    def _play_extra_chance(self, seat: int, play: c.ExtraChance) -> None:
        self._roll("extra_chance", seat, seat, play.dice)

    def _plays_of_target_lock(self, seat: int) -> Iterator[Any]:
        """Anybody who is not locked yet, oneself too [DM-GAD-13]."""
        yield from (c.TargetLock(player) for player in self.seats if player not in self.locked)

    def _play_target_lock(self, seat: int, play: c.TargetLock) -> None:
        self.locked.add(play.player)
        self._hear(e.PlayerLocked, seat=play.player, by=seat)

    # -- DEBRIEFING gadgets ----------------------------------------------------------------------------------------

    def _plays_of_theft(self, seat: int) -> Iterator[Any]:
        """A die of an opponent; neither of the two is locked [DM-GAD-40]."""
        if seat not in self.locked:
            yield from (c.Theft(die) for holder, die, _ in self._free() if holder != seat)

    def _play_theft(self, seat: int, play: c.Theft) -> None:
        self._move(self._holder(play.die), seat, play.die, "theft")

    def _plays_of_suppression(self, seat: int) -> Iterator[Any]:
        yield from (c.Suppression(die) for _, die, _ in self._free())

    def _play_suppression(self, seat: int, play: c.Suppression) -> None:
        holder = self._holder(play.die)
        self._hear(e.DieRemoved, holder=holder, die=(play.die, self.dice[holder].pop(play.die)))

    def _plays_of_adaptation(self, seat: int) -> Iterator[Any]:
        for _, die, shown in self._free():
            yield from (c.Adaptation(die, value) for value in range(1, 7) if value != shown)

    def _play_adaptation(self, seat: int, play: c.Adaptation) -> None:
        holder = self._holder(play.die)
        before, self.dice[holder][play.die] = self.dice[holder][play.die], play.value
        self._hear(e.DieChanged, holder=holder, die=(play.die, before), value=play.value)

    def _plays_of_transaction(self, seat: int) -> Iterator[Any]:
        """Dice of two players that show different values [DM-GAD-43]."""
        for (one, first, a), (two, second, b) in combinations(self._free(), 2):
            if one != two and a != b:
                yield c.Transaction(min(first, second), max(first, second))

    def _play_transaction(self, seat: int, play: c.Transaction) -> None:
        one, two = self._holder(play.die), self._holder(play.other)
        self._move(one, two, play.die, "transaction")
        self._move(two, one, play.other, "transaction")

    def _plays_of_transfer(self, seat: int) -> Iterator[Any]:
        """One of one's own dice to an opponent; neither is locked [DM-GAD-44]."""
        takers = [] if seat in self.locked else [p for p in self.seats if p not in (seat, *self.locked)]
        yield from (c.Transfer(die, player) for die in self.dice[seat] for player in takers)

    def _play_transfer(self, seat: int, play: c.Transfer) -> None:
        self._move(seat, play.player, play.die, "transfer")

    def _move(self, giver: int, taker: int, die: int, cause: str) -> None:
        """The value travels with the die."""
        value = self.dice[giver].pop(die)
        self.dice[taker][die] = value
        self._hear(e.DieMoved, giver=giver, taker=taker, die=(die, value), cause=cause)

    # -- exchanging a mission --------------------------------------------------------------------------------------

    def _exchange(self, seat: int, source: Source, slot: int) -> Flow:
        """Two cards of the same type, of which one takes the place of the card set aside [DM-EXC-02, DM-EXC-03]."""
        card, is_seen = self.card(source, slot), source == "display" or self.open_hands
        kind = cards.KIND[card]
        place: dict[str, Any] = {"seat": seat, "mission_type": kind, "source": source, "slot": slot}
        self._hear(e.ExchangeStarted, **place, card=card if is_seen else None)
        first = self._refill_deck(kind, 2)
        self.drawn = tuple(map(self._drawn, self._hear(e.CardsOffered, whispered_to=seat, seat=seat).cards))
        agree("cards drawn", (2, {kind}), (len(self.drawn), {cards.KIND[drawn] for drawn in self.drawn}))
        if not first.issubset(self.drawn):
            raise Disagreement(f"{first} should be drawn before the new deck, the engine draws {self.drawn}")
        choice = yield from self._ask("exchange_pick", [c.Pick(1), c.Pick(2)], lambda: c.Pick(1), interrupts=True)
        kept, out = self.drawn if choice.card == 1 else self.drawn[::-1]
        self.drawn = ()
        self._hear(e.ExchangeDone, **place, card=kept if is_seen else None)
        if source == "hand":
            self._hear(e.CardKept, whispered_to=seat, seat=seat, slot=slot, card=kept)
        (self.hands[seat] if source == "hand" else self.display)[slot - 1] = kept
        self.discards[kind] |= {out, card}  # [DM-EXC-04]
        self.happened[f"exchange {source}"] += 1
