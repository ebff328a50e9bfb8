"""Dice that go back to the bag: Sabotages and unused dice [MPP-SAB, MPP-UNU]."""

from collections.abc import Callable

from qg.games.mission_pas_possible.tests.judge.teller import *


class Losses(Teller):
    """What everybody loses at once, and who may choose which."""

    # -- strikes -------------------------------------------------------------------------------------------------

    def sabotage(self, card: str) -> Flow:
        d = self.d
        if card not in SABOTAGES or card in d.activated:
            raise Disagreement(f"{card} is no Sabotage of the deck")
        d.deck = (d.deck[0], d.deck[1] - 1)
        d.activated.append(card)
        self.tell("sabotage_activated", card=card, count=len(d.activated))
        match = SABOTAGES[card]
        yield from self.strike(lambda die: match.get("color") == color(die) or match.get("value") == die[1], "sabotage")

    def strike(self, hits: Callable[[Die], bool], cause: str) -> Flow:
        """Every player loses one free die that matches; who has several chooses [MPP-SAB-01] to [MPP-SAB-05]."""
        d = self.d
        exposed = {seat: [spot for spot in d.exposed(seat) if hits(spot[0])] for seat in d.seats}
        asked: list[int] = []
        for each in d.clockwise():
            if len(exposed[each]) > 1:
                asked.append(each)
            elif exposed[each]:
                self.lose(each, exposed[each][0], cause, True)
            else:
                covered = any(hits(die) for _, (_, dice) in d.bombs(each) for die in dice if die)
                self.tell("no_die_lost", seat=each, cause=cause, why="covered" if covered else "none")
        until = d.clock + TIMING["loss_timeout"]
        while asked:
            d.losers = list(asked)
            seat, choice = yield Ask(
                "losing",
                lambda s: [Lose(spot[0][0]) for spot in exposed[s]] if s in asked else [],
                lambda: sorted(asked),
                lambda: [(until, s) for s in asked],
            )
            assert seat is not None
            lost = self.weakest(seat, exposed[seat])
            if choice is not None:
                lost = next(spot for spot in exposed[seat] if spot[0][0] == choice.die)
            self.lose(seat, lost, cause, choice is None)
            asked.remove(seat)
        d.losers = []

    def weakest(self, seat: int, spots: list[tuple[Die, int, str]]) -> tuple[Die, int, str]:
        """From the card with the fewest dice, of these the one with the fewest points, leftmost [MPP-SAB-05]."""

        def rank(spot: tuple[Die, int, str]) -> tuple[int, int, int, int]:
            bomb: Bomb | None = self.d.hands[seat][spot[1]]
            assert bomb is not None
            dice = len(bomb[1]) - bomb[1].count(None)
            return dice, points(bomb[0]), spot[1], slots(bomb[0]).index(spot[2])

        return min(spots, key=rank)

    def lose(self, seat: int, spot: tuple[Die, int, str], cause: str, automatic: bool) -> None:
        die, place, slot = spot
        self.d.take_off(seat, place, slot)
        self.count(f"dice_lost_{cause}")
        self.tell("die_lost", seat=seat, die=die, position=place, slot=slot, cause=cause, automatic=automatic)

    # -- unused dice ---------------------------------------------------------------------------------------------

    def unused(self) -> Flow:
        """One after the other: reroll, everybody loses a die, back in the bag [MPP-UNU-01] to [MPP-UNU-09]."""
        d = self.d
        d.presses = []
        while d.pool:
            seat, die = None, d.pool[0]
            if len(d.pool) > 1:
                seat, choice = yield self.ask_reroll(d.clock + TIMING["reroll_timeout"], self.pressers())
                if seat is not None:
                    die = next(die for die in d.pool if die[0] == choice.die)
                    d.presses.append(seat)
            yield from self.reroll(seat, die)
        d.spoiled = []

    def ask_reroll(self, until: int, pressers: list[int]) -> Ask:
        dice: list[Any] = [Reroll(die[0]) for die in self.d.pool]
        return Ask("rerolling", lambda s: dice if s in pressers else [], lambda: pressers, lambda: [(until, None)])

    def pressers(self) -> list[int]:
        """In initiation those who took too few dice, and anybody for the rest [MPP-UNU-03, MPP-INI-06]."""
        d = self.d
        if d.opt.mode != "initiation":
            return list(d.seats)
        return [seat for seat in d.seats if d.quota_left(seat) > d.presses.count(seat)] or list(d.seats)

    def reroll(self, seat: int | None, die: Die) -> Flow:
        d = self.d
        self.leave_pool(die)
        d.rerolled = (die[0], self.light.next("values"))
        shown = d.rerolled
        self.count("dice_unused")
        self.tell("unused_rerolled", seat=seat, die=shown, old_value=die[1], left=len(d.pool))
        yield from self.strike(lambda other: color(other) == color(shown) or other[1] == shown[1], "unused")
        d.rerolled = None
        self.tell("die_returned", die=shown)
