"""DEF and ADV-08 to ADV-13: bombs are defused and replaced, from the line or from the piles."""

from __future__ import annotations

from collections.abc import Sequence

from qg.kernel import AskAny, Illegal, rule

from .. import events
from ..choices import Pick, SabotageNo, SabotageYes
from ..data import DATA, VALUES
from ..placing import is_complete
from ..state import State, Vacancy, empty_bomb
from .autopilot import note_autopilot
from .ending import end_overtime, win
from .striking import activate_sabotage

Replacement = SabotageYes | SabotageNo | Pick
_YES, _NO = SabotageYes(), SabotageNo()


@rule("MPP-DEF-01", "MPP-DEF-02", "MPP-DEF-03", "MPP-DEF-11")
def defuse_bombs(t: State) -> None:
    """A bomb is defused the moment its last die is set; all of one wave at the same time [MPP-DEF-01] [MPP-DEF-02].

    Their dice return to the bag and they go to the defused pile before anything else happens, so nothing strikes them
    [MPP-DEF-03]. This comes before the unused dice of the turn [MPP-DEF-11].
    """
    places = [
        (seat, card)
        for seat in t.clockwise
        for card, bomb in enumerate(t.hands[seat])
        if bomb is not None and is_complete(bomb.dice)
    ]
    for seat, card in places:
        _defuse(t, seat, card)
    if places:
        t.stirred = True
        t.then(open_vacancies, tuple(places))


def _defuse(t: State, seat: int, card: int) -> None:
    bomb = t.hands[seat][card]
    assert bomb is not None, "complete cards are there"
    dice = tuple(die for die in bomb.dice if die is not None)
    t.to_bag(*(die.id for die in dice))
    t.put(seat, card, None)
    t.defused = (*t.defused, bomb.card)
    t.defused_by = (*t.defused_by[:seat], t.defused_by[seat] + 1, *t.defused_by[seat + 1 :])
    t.emit(events.BombDefused, seat, bomb.card, card, DATA.points(bomb.card), dice, len(t.defused))


@rule("MPP-DEF-04", "MPP-END-05")
def open_vacancies(t: State, places: tuple[tuple[int, int], ...]) -> None:
    """Each defused card leaves its owner a vacancy [MPP-DEF-04]; with no card left at all it is over [MPP-END-05]."""
    if not any(map(t.has_card, t.all_seats)) and not t.faces_up and not t.deck:
        if t.in_overtime:
            return end_overtime(t)
        return win(t, "all_cleared")
    t.vacancies = tuple(Vacancy(seat, card, bool(t.sabotage_deck), None) for seat, card in places)
    bring_vacancies_up_to_date(t)
    t.ask(Replacing())


# -- which vacancies are open --------------------------------------------------------------------------------------


def open_vacancy(t: State, seat: int) -> Vacancy | None:
    """An owner with several vacancies fills the leftmost first [MPP-DEF-13]."""
    return next((vacancy for vacancy in t.vacancies if vacancy.seat == seat), None)


@rule("MPP-DEF-09", "MPP-ADV-11", "MPP-ADV-09", "MPP-ADV-13")
def bring_vacancies_up_to_date(t: State) -> None:
    """Drops vacancies that nothing can fill, and opens each owner's leftmost.

    With the line or the piles empty a vacancy stays empty [MPP-DEF-09], though a Sabotage may still be offered
    [MPP-ADV-11]. With the Sabotage deck empty the question is not asked [MPP-ADV-09] [MPP-ADV-13].
    """
    offers = bool(t.sabotage_deck)
    kept = [vacancy._replace(offered=vacancy.offered and offers) for vacancy in t.vacancies]
    kept = [vacancy for vacancy in kept if vacancy.offered or t.faces_up]
    before = {(old.seat, old.card): old for old in t.vacancies}
    opened: list[Vacancy] = []
    for vacancy in kept:
        if any(other.seat == vacancy.seat for other in opened):
            opened.append(vacancy)
            continue
        old = before[vacancy.seat, vacancy.card]
        until = old.until if old.until is not None and old.offered == vacancy.offered else _until(t, vacancy)
        if old.until is None and vacancy.offered:
            t.emit(events.SabotageOffered, vacancy.seat)
        opened.append(vacancy._replace(until=until))
    t.vacancies = tuple(opened)


def _until(t: State, vacancy: Vacancy) -> int:
    """8 seconds to answer the question [MPP-ADV-09], 15 to choose a card [MPP-DEF-10]."""
    timing = DATA.game.timing
    return t.elapsed + (timing.sabotage_offer_timeout if vacancy.offered else timing.pick_timeout)


@rule("MPP-DEF-13", "MPP-ADV-13")
def choose_again(t: State, after_sabotage: bool) -> None:
    """A choice has been carried out: the times of open vacancies start anew [MPP-DEF-13]; offers only after a Sabotage.

    In piles all times still running start anew after a Sabotage [MPP-ADV-13].
    """
    t.vacancies = tuple(
        vacancy
        if vacancy.until is None or (vacancy.offered and not after_sabotage)
        else vacancy._replace(until=_until(t, vacancy))
        for vacancy in t.vacancies
    )
    bring_vacancies_up_to_date(t)


class Replacing(AskAny[State, Replacement], frozen=True):
    """Owners of vacancies choose, first come, first served, each with all consequences [MPP-DEF-04] [MPP-DEF-08].

    In piles the owner first may reveal a Sabotage, at most one per vacancy [MPP-ADV-08] [MPP-ADV-09].
    """

    rules = ("MPP-DEF-04", "MPP-DEF-08", "MPP-ADV-08", "MPP-ADV-09")

    def options(self, t: State, seat: int) -> Sequence[Replacement]:
        vacancy = open_vacancy(t, seat)
        if vacancy is None:
            return ()
        if vacancy.offered:
            return (_YES, _NO)
        return [Pick(card) for card in t.faces_up]  # a second high card too [MPP-DEF-12]

    def may(self, t: State, seat: int, choice: Replacement) -> Illegal | None:
        """Only the owner; the question comes first, then a card that is there [MPP-ADV-13] [MPP-DEF-08]."""
        vacancy, picks = open_vacancy(t, seat), isinstance(choice, Pick)
        if vacancy is None:
            return Illegal("not_yours", "MPP-DEF-04" if picks else "MPP-ADV-09")
        if vacancy.offered == picks:
            return Illegal("not_allowed", "MPP-ADV-13" if picks else "MPP-ADV-09")
        if isinstance(choice, Pick) and choice.card not in t.faces_up:
            return Illegal("no_such_card", "MPP-DEF-08")
        return None

    def awaits(self, t: State) -> tuple[int, ...]:
        return tuple(sorted({vacancy.seat for vacancy in t.vacancies}))

    def take(self, t: State, seat: int, choice: Replacement) -> None:
        note_autopilot(t, seat, "replacing")
        if isinstance(choice, Pick):
            t.then(take_card, seat, choice.card)
        elif isinstance(choice, SabotageYes):
            t.then(reveal_sabotage, seat)
        else:
            t.then(decline_sabotage, seat)

    def done(self, t: State) -> bool:
        return not t.vacancies

    def deadline(self, t: State) -> int | None:
        return min((vacancy.until for vacancy in t.vacancies if vacancy.until is not None), default=None)

    def on_time(self, t: State) -> None:
        """No answer is a no [MPP-ADV-09], no choice the cheapest card [MPP-DEF-10]; clockwise [MPP-CLK-14]."""
        for seat in t.clockwise:
            vacancy = open_vacancy(t, seat)
            if vacancy is not None and vacancy.until is not None and vacancy.until <= t.elapsed:
                if vacancy.offered:
                    t.then(decline_sabotage, seat)
                else:
                    t.then(take_card, seat, default_card(t))
                return


def default_card(t: State) -> str:
    """The card with the fewest points, leftmost if several; in piles the top card with the fewest [MPP-DEF-10]."""
    return min(t.faces_up, key=DATA.points)


# -- taking a card -------------------------------------------------------------------------------------------------


@rule("MPP-DEF-04", "MPP-ADV-08")
def take_card(t: State, seat: int, card: str) -> None:
    """The owner puts the card, empty, in the place of the defused one [MPP-DEF-04] [MPP-ADV-08]."""
    vacancy = open_vacancy(t, seat)
    assert vacancy is not None, "only owners of a vacancy take cards"
    t.vacancies = tuple(other for other in t.vacancies if other is not vacancy)
    t.put(seat, vacancy.card, empty_bomb(card))
    if t.in_piles:
        _take_from_pile(t, seat, vacancy.card, card)
    else:
        place = t.line.index(card)
        t.line = (*t.line[:place], None, *t.line[place + 1 :])
        t.emit(events.CardTaken, seat, card, place, vacancy.card)
        t.then(refill_line, place)
    t.then(look_for_win)
    t.then(choose_again, False)


def _take_from_pile(t: State, seat: int, position: int, card: str) -> None:
    """Nothing is drawn to replace it; the next card of the pile is simply seen [MPP-ADV-08]."""
    value = DATA.points(card)
    place = VALUES.index(value)
    rest = t.piles[place][1:]
    t.piles = (*t.piles[:place], rest, *t.piles[place + 1 :])
    t.emit(events.CardTaken, seat, card, value, position)
    if rest:
        t.emit(events.CardRevealed, rest[0], value, len(rest) - 1)


@rule("MPP-DEF-05", "MPP-DEF-06", "MPP-DEF-07")
def refill_line(t: State, place: int) -> None:
    """The next card of the deck is laid at the same position; a Sabotage strikes first [MPP-DEF-05] [MPP-DEF-06].

    With the deck empty the position stays empty and the line shrinks [MPP-DEF-07].
    """
    if not t.deck:
        t.emit(events.LineShrunk, place)
        return
    card, t.deck = t.deck[0], t.deck[1:]
    if card in DATA.sabotages:
        t.then(activate_sabotage, card)
        t.then(refill_line, place)
    else:
        t.line = (*t.line[:place], card, *t.line[place + 1 :])
        t.emit(events.CardRevealed, card, place, len(t.deck))


@rule("MPP-END-01", "MPP-ADV-10", "MPP-END-02", "MPP-END-03", "MPP-END-04", "MPP-END-05")
def look_for_win(t: State) -> None:
    """With the last card of line and deck, or of the piles, taken the team has won [MPP-END-01] [MPP-ADV-10].

    The line only shrinks once the deck is exhausted [MPP-END-02]. The cards in front of the players need not be defused
    [MPP-END-03], so as many bombs were defused as the deck had, more only if the last wave completed several
    [MPP-END-04]. Not on insane [MPP-END-05]; and in overtime the win is old.
    """
    if not t.faces_up and not t.deck and t.opt.difficulty != "insane" and not t.in_overtime:
        win(t, "line_cleared")


# -- Sabotage in piles ---------------------------------------------------------------------------------------------


@rule("MPP-ADV-13")
def decline_sabotage(t: State, seat: int) -> None:
    """A no opens that vacancy for picking [MPP-ADV-13]."""
    t.emit(events.SabotageDeclined, seat)
    _answered(t, seat)
    bring_vacancies_up_to_date(t)


@rule("MPP-ADV-09", "MPP-ADV-13")
def reveal_sabotage(t: State, seat: int) -> None:
    """A yes is carried out in full before anything else, then opens the vacancy [MPP-ADV-09] [MPP-ADV-13]."""
    card, t.sabotage_deck = t.sabotage_deck[0], t.sabotage_deck[1:]
    _answered(t, seat)
    t.then(activate_sabotage, card)
    t.then(choose_again, True)


def _answered(t: State, seat: int) -> None:
    vacancy = open_vacancy(t, seat)
    t.vacancies = tuple(
        other._replace(offered=False, until=_until(t, other._replace(offered=False))) if other is vacancy else other
        for other in t.vacancies
    )
