"""Claims, locks, and the dice as they are set [MPP-TAK, MPP-LAY, MPP-ERR]."""

from qg.games.mission_pas_possible.tests.judge.teller import *

WINDOWS: list[int] = GAME["steady_hand"]["gesture_window"]


class Waves(Teller):
    """One round of claim, lock and set."""

    # -- claim, lock, set ----------------------------------------------------------------------------------------

    def still_to_take(self) -> list[int]:
        d = self.d
        if d.opt.lock == "unanimous":
            return [seat for seat in d.seats if not d.locked[seat]]
        return [] if d.all_content() else [seat for seat in d.seats if not d.content(seat)]

    def order_locks(self) -> None:
        """First seats that must take are unlocked, then those locked for which nothing is left [MPP-TAK-20]."""
        d = self.d
        for seat in d.seats:
            if d.locked[seat] and not d.may_lock(seat):
                d.locked[seat] = False
                self.tell("seat_unlocked", seat=seat, reason="must_take")
        for seat in d.seats:
            if not d.locked[seat] and d.idle_by_nature(seat):
                d.locked[seat] = True
                self.tell("seat_locked", seat=seat, reason="server")

    def carry_out(self, seat: int, choice: Any) -> None:
        d = self.d
        d.spoke[seat] = d.clock
        if isinstance(choice, ForceGo):
            d.forced |= {*d.idle()}
            return
        d.changed = d.clock
        if isinstance(choice, Lock):
            d.locked[seat] = True
            self.tell("seat_locked", seat=seat, reason="own")
        elif isinstance(choice, Unlock | Claim | Release):
            was = d.locked[seat]
            self.change(seat, choice)
            d.locked[seat] = False
            if was:
                self.tell("seat_unlocked", seat=seat, reason="own")
        self.order_locks()

    def change(self, seat: int, choice: Claim | Release | Unlock) -> None:
        """A claim, a swap or a release; what then no longer stands is released as well [MPP-TAK-08, -09]."""
        d = self.d
        held = d.reserved[seat]
        if isinstance(choice, Claim):
            die = next(die for die in d.pool if die[0] == choice.die)
            new = (die, choice.card, choice.slot)
            nth = next((n for n, own in enumerate(held) if own[0][0] == choice.replace), len(held))
            replaced = held[nth][0] if nth < len(held) else None
            held[nth : nth + 1] = [new]
            bomb = d.hands[seat][choice.card]
            self.tell("die_claimed", seat=seat, die=die, card=bomb and bomb[0], slot=choice.slot, replaced=replaced)
            self.tell_released(seat, d.settle_later(seat, nth + 1))
        elif isinstance(choice, Release):
            nth = next(n for n, own in enumerate(held) if own[0][0] == choice.die)
            gone = [held.pop(nth)]
            self.tell_released(seat, gone + d.settle_later(seat, nth))

    def tell_released(self, seat: int, fallen: list[Held]) -> None:
        for die, place, slot in fallen:
            self.tell("die_released", seat=seat, die=die, position=place, slot=slot)

    # -- setting -------------------------------------------------------------------------------------------------

    def set_wave(self) -> Flow:
        """Seats clockwise from the bag holder, each in its own order [MPP-TAK-14]."""
        d = self.d
        steady: dict[int, list[bool | None]] = {}
        if d.opt.steady_hand == "gesture":
            yield from self.gestures(steady)
        order = [(seat, *held) for seat in d.clockwise() for held in d.reserved[seat]]
        names = [(s, die, self.card_at(s, place), place, slot) for s, die, place, slot in order]
        self.tell("wave_set", placements=tuple(names))
        for seat in d.seats:
            d.taken[seat] += len(d.reserved[seat])
        d.reserved, d.forced = [[] for _ in d.seats], set()
        d.locked = [False for _ in d.seats]
        self.stirred, fallen, emptied = False, set(), set()
        for seat, die, place, slot in order:
            safe = (
                True
                if height(self.card_at(seat, place), slot) < 2
                else steady.get(seat, [None]).pop(0)
                if steady.get(seat)
                else None
            )
            if (seat, place) in fallen:
                self.leave_pool(die)
                self.tell("die_returned", die=die)
            elif self.errs(seat, die, place, slot, (seat, place) in emptied):
                emptied.add((seat, place))
            elif self.falls(seat, die, place, slot, safe):
                fallen.add((seat, place))
            else:
                self.place(seat, die, place, slot)

    def card_at(self, seat: int, place: int) -> str:
        bomb = self.d.hands[seat][place]
        assert bomb is not None
        return bomb[0]

    def gestures(self, steady: dict[int, list[bool | None]]) -> Flow:
        """Every owner at once, one die at a time, two seconds each; whoever is no person trembles [MPP-LAY-13]."""
        d = self.d
        todo = {s: [h for h in d.reserved[s] if height(self.card_at(s, h[1]), h[2]) > 1] for s in d.seats}
        steady.update({seat: [None] * len(held) for seat, held in todo.items() if held})
        left = {s: list(h) for s, h in todo.items() if h and d.persons[s] and s not in d.forced}
        steady.update({owner: [] for owner in left})
        until = dict.fromkeys(left, d.clock + GAME["steady_hand"]["gesture_ms"])
        while left:
            seat, choice = yield Ask(
                "steadying",
                lambda s: [Steady] if s in left else [],
                lambda: sorted(left),
                lambda: [(when, s) for s, when in until.items()],
            )
            assert seat is not None
            _, place, slot = left[seat].pop(0)
            half = WINDOWS[height(self.card_at(seat, place), slot) - 1] / 2
            offset = choice.offset if isinstance(choice, Steady) else None
            steady[seat].append(False if choice is None else None if offset is None else abs(offset) <= half)
            until[seat] = d.clock + GAME["steady_hand"]["gesture_ms"]
            if not left[seat]:
                del left[seat], until[seat]

    def errs(self, seat: int, die: Die, place: int, slot: str, emptied: bool) -> bool:
        """An incorrect die empties its card and is an unused die itself [MPP-ERR-04, MPP-ERR-06]."""
        d = self.d
        bomb = d.hands[seat][place]
        assert bomb is not None
        reason = wrong(*bomb, slot, die)
        if reason is None:
            return False
        away = [] if reason == "unsupported" else [other for other in bomb[1] if other]
        if reason != "unsupported":
            d.hands[seat][place] = empty(bomb[0])
        elif not emptied:
            raise Disagreement(f"{bomb} has no support for {die} on {slot}")
        d.spoiled.append(die[0])
        self.stirred = True
        self.count("errors")
        self.tell("placement_error", seat=seat, card=bomb[0], slot=slot, die=die, reason=reason, dice=tuple(away))
        return True

    def falls(self, seat: int, die: Die, place: int, slot: str, safe: bool | None) -> bool:
        """A missed gesture brings the card down, a trembling hand sometimes [MPP-LAY-09, MPP-LAY-10]."""
        d = self.d
        bomb = d.hands[seat][place]
        assert bomb is not None
        if d.opt.steady_hand == "off" or height(bomb[0], slot) < 2 or safe:
            return False
        shaken = d.opt.steady_hand == "tremble" or safe is None
        dice = [*(other for other in bomb[1] if other), die]
        if shaken and (seat, place, frozenset(dice)) not in self.light.collapses[:1]:
            return False
        self.light.next("collapses")
        cause = "tremble" if shaken else "gesture"
        self.tell("collapse", seat=seat, card=bomb[0], position=place, cause=cause, dice=frozenset(dice))
        d.hands[seat][place] = empty(bomb[0])
        self.leave_pool(die)
        self.stirred = True
        self.count("collapses")
        return True

    def place(self, seat: int, die: Die, place: int, slot: str) -> None:
        bomb = self.d.hands[seat][place]
        assert bomb is not None
        laid_on = self.d.hands[seat][place] = (bomb[0], laid(*bomb, slot, die))
        self.leave_pool(die)
        self.count("dice_placed")
        self.count("dead_ends", not finishable(*laid_on))
