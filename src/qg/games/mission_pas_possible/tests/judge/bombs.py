"""Bombs defused, and the cards that take their place [MPP-DEF, MPP-ADV-08 to -13, MPP-END]."""

from qg.games.mission_pas_possible.tests.judge.losses import *

VALUES = ("1", "2", "3", "4", "6")


class Bombs(Losses):
    """From the last die of a card to the card that takes its place."""

    # -- defusing ------------------------------------------------------------------------------------------------

    def defuse(self) -> None:
        """All cards completed in one wave, before anything else; their dice are in the bag [MPP-DEF-01, -02]."""
        d = self.d
        d.vacancies = []
        for seat in d.clockwise():
            for place, (card, dice) in list(d.bombs(seat)):
                if None in dice:
                    continue
                d.hands[seat][place] = None
                d.defused.append(card)
                d.defused_by[seat] += 1
                d.vacancies.append((seat, place))
                self.stirred = True
                self.tell(
                    "bomb_defused", seat=seat, card=card, position=place, points=points(card), count=len(d.defused)
                )
        if not self.cards_left() and d.vacancies and not any(bomb for hand in d.hands for bomb in hand):
            raise Over("won", "all_cleared" if d.insane else "line_cleared")  # [MPP-END-05, MPP-INI-08]

    def cards_left(self) -> bool:
        """Whether the line, or any pile, has a card."""
        return any(self.d.line) or any(size for _, size in self.d.piles)

    def replace(self) -> Flow:
        """Each owner fills the leftmost vacancy first; whoever comes first is served first [MPP-DEF-04, -08, -13]."""
        d = self.d
        self.put_questions()
        while d.offers or d.picks:
            seat, choice = yield Ask("replacing", self.replacements, self.owners, self.replace_times)
            assert seat is not None
            offer = next((spot for spot in d.offers if spot[0] == seat), None)
            if isinstance(choice, SabotageYes):
                yield from self.accept(offer)
            elif offer is not None:
                self.tell("sabotage_declined", seat=seat)
                self.open_vacancy(offer)
            else:
                yield from self.take(seat, choice.card if choice is not None else self.cheapest())
            self.put_questions()

    def owners(self) -> list[int]:
        return sorted({seat for seat, _ in (*self.d.offers, *self.d.picks)})

    def replacements(self, seat: int) -> list[Any]:
        d = self.d
        if any(spot[0] == seat for spot in d.offers):
            return [SabotageYes(), SabotageNo()]
        return [Pick(card) for card in self.choosable()] if any(spot[0] == seat for spot in d.picks) else []

    def replace_times(self) -> list[tuple[int, int | None]]:
        return [(until, spot[0]) for spot, until in (*self.d.offers.items(), *self.d.picks.items())]

    def choosable(self) -> list[str]:
        return [card for card in (*self.d.line, *(top for top, _ in self.d.piles)) if card]

    def cheapest(self) -> str:
        """The fewest points, leftmost if several [MPP-DEF-10]."""
        return min(self.choosable(), key=points)

    def put_questions(self) -> None:
        """Asks each owner about the leftmost vacancy, in piles about a Sabotage first [MPP-ADV-08, -09, -13]."""
        d = self.d
        if not self.cards_left():
            d.picks = {}
        if not (d.in_piles and d.deck[1]):
            for spot in list(d.offers):
                self.open_vacancy(spot)
        if not self.cards_left() and not (d.in_piles and d.insane and d.deck[1]):
            d.vacancies = []  # [MPP-DEF-09]
        asked = {seat for seat, _ in (*d.offers, *d.picks)}
        for spot in sorted(d.vacancies, key=lambda spot: (d.clockwise().index(spot[0]), spot[1])):
            if spot[0] in asked:
                continue
            asked.add(spot[0])
            if d.in_piles and d.deck[1]:
                d.offers[spot] = d.clock + TIMING["sabotage_offer_timeout"]
                self.tell("sabotage_offered", seat=spot[0])
            else:
                d.picks[spot] = d.clock + TIMING["pick_timeout"]

    def open_vacancy(self, spot: tuple[int, int]) -> None:
        d = self.d
        del d.offers[spot]
        if self.cards_left():
            d.picks[spot] = d.clock + TIMING["pick_timeout"]
        else:
            d.vacancies.remove(spot)  # [MPP-ADV-11]

    def accept(self, spot: tuple[int, int] | None) -> Flow:
        """The Sabotage is carried out in full; then all times that run start anew [MPP-ADV-13]."""
        d = self.d
        assert spot is not None
        yield from self.sabotage(self.light.next("cards"))
        self.open_vacancy(spot)
        d.offers = dict.fromkeys(d.offers, d.clock + TIMING["sabotage_offer_timeout"])
        d.picks = dict.fromkeys(d.picks, d.clock + TIMING["pick_timeout"])

    def take(self, seat: int, card: str) -> Flow:
        d = self.d
        spot = next(spot for spot in d.picks if spot[0] == seat)
        tops = [top for top, _ in d.piles]
        source = int(VALUES[tops.index(card)]) if d.in_piles else d.line.index(card)
        del d.picks[spot]
        d.vacancies.remove(spot)
        d.hands[seat][spot[1]] = empty(card)
        self.tell("card_taken", seat=seat, card=card, source=source, position=spot[1])
        if d.in_piles:
            size = d.piles[tops.index(card)][1] - 1
            top = self.light.next("cards") if size else None
            d.piles[tops.index(card)] = (top, size)
            if top:
                self.tell("card_revealed", card=top, place=source, deck_count=size - 1)
        else:
            d.line[source] = None
            if not any(d.line) and d.deck == (0, 0):
                self.tell("line_shrunk", place=source)
            else:
                yield from self.refill(source)
        if not self.cards_left() and not d.insane and d.deck == (0, 0 if not d.in_piles else d.deck[1]):
            self.win()
        d.picks = dict.fromkeys(d.picks, d.clock + TIMING["pick_timeout"])

    def win(self) -> None:
        """Except on insane the last card taken wins; beginners may play on [MPP-END-01, MPP-INI-08]."""
        d = self.d
        if d.opt.mode == "initiation" and d.opt.overtime and d.won_at is None:
            d.won_at = d.clock
            self.tell("overtime_started")
        elif d.won_at is None:
            raise Over("won", "line_cleared")

    def refill(self, place: int) -> Flow:
        """Sabotages strike one after the other until a Bomb lies there or the deck is empty [MPP-DEF-06, -07]."""
        d = self.d
        while sum(d.deck):
            card = self.light.next("cards")
            if card in SABOTAGES:
                yield from self.sabotage(card)
                continue
            d.deck = (d.deck[0] - 1, d.deck[1])
            d.line[place] = card
            self.tell("card_revealed", card=card, place=place, deck_count=sum(d.deck))
            return
        self.tell("line_shrunk", place=place)
