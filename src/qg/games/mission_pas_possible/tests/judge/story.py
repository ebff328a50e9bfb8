"""The mission from the first Ready to its end, told straight on. Where somebody is asked, the story waits."""

from qg.games.mission_pas_possible.tests.judge.bombs import *
from qg.games.mission_pas_possible.tests.judge.waves import *


class Story(Waves, Bombs):
    """A whole mission [MPP-TRN-01]."""

    # -- before the clock ----------------------------------------------------------------------------------------

    def mission(self, stock: list[int], total: int, host: int) -> Flow:
        if stock:
            yield from self.choose_mix(stock, total, host)
        yield from self.briefing()
        while True:
            yield from self.play_turn()

    def choose_mix(self, stock: list[int], total: int, host: int) -> Flow:
        """The host chooses how many cards of each value [MPP-ADV-03]; what lies on top comes to light."""
        seat, choice = yield Ask("choose_mix", lambda seat: [Mix] if seat == host else [], lambda: [host])
        counts = choice.counts
        fits = sum(counts) == total and all(0 <= n <= most for n, most in zip(counts, stock, strict=True))
        if seat != host or not fits:
            raise Disagreement(f"the mix {counts} is not within {stock} or not {total} cards")
        self.tell("mix_chosen", counts=counts, seat=host)
        self.d.holder = self.light.next("holders")
        eleven = self.d.in_piles and self.d.opt.piles_sabotage == "all"
        six = self.d.in_piles and not eleven
        sabotages = (
            len(SABOTAGES) if eleven else GAME["setup"]["sabotage_in_deck"] if six else self.d.opt.sabotage_count
        )
        if self.d.in_piles:
            self.d.piles = [(self.light.next("cards") if n else None, n) for n in counts]
            self.d.deck = (0, sabotages)
        else:
            self.d.line = [self.light.next("cards") for _ in range(5)]
            self.d.deck = (total - 5, sabotages)

    def briefing(self) -> Flow:
        """Every person presses Ready; then 3-2-1 and the clock starts [MPP-SET-14, MPP-CLK-02]."""
        ready: set[int] = set()
        while unready := [seat for seat in self.d.seats if self.d.persons[seat] and seat not in ready]:
            seat, _ = yield self.ask_ready(unready)
            assert seat is not None
            ready.add(seat)
        until = self.real + TIMING["start_countdown"]
        yield Ask("counting_down", lambda _: [], list, lambda: [(until, None)], real=True)
        self.tell("clock_started")

    def ask_ready(self, unready: list[int]) -> Ask:
        return Ask("briefing", lambda seat: [Ready()] if seat in unready else [], lambda: unready)

    # -- the turn ------------------------------------------------------------------------------------------------

    def play_turn(self) -> Flow:
        """Draw and roll, take and place, defuse and replace, unused dice, pass the bag [MPP-TRN-01]."""
        d = self.d
        d.turn += 1
        d.taken = [0 for _ in d.seats]
        d.reserved = [[] for _ in d.seats]
        yield from self.draw_and_roll()
        again = True
        while again:
            yield from self.wave()
            again = self.stirred and self.reopens()
            if again:
                self.tell("claims_reopened")
        yield from self.unused()
        source, d.holder = d.holder, (d.holder + 1) % len(d.seats)
        if source == d.holder:  # [MPP-TRN-03]
            return
        self.tell("bag_passed", source=source, to=d.holder, dice_in_bag=d.bag())

    def needed(self) -> int:
        """How many dice a turn has [MPP-DRW-01, MPP-DRW-03, MPP-END-08]."""
        d = self.d
        dice: int = PLAYERS[len(d.seats)]["dice"]
        if d.insane and d.opt.insane_dice == "players_with_cards" and len(d.seats) > 2:
            dice = sum(any(hand) for hand in d.hands)
        return min(dice, d.bag() + d.in_hand)

    def draw_and_roll(self) -> Flow:
        d = self.d
        if d.bag() == 0:
            raise Over("lost", "empty_bag")  # [MPP-DRW-04]
        opened = d.clock
        rolls = [Grab(n) for n in range(1, 26)] if d.opt.bag_draw == "grab" else [Roll()]

        def at_the_bag() -> list[int]:
            others = d.opt.roll_by == "anyone" or d.clock >= opened + TIMING["roll_open_to_all"]
            return list(d.seats) if others else [d.holder]

        def awaited() -> list[int]:
            return at_the_bag() if d.opt.roll_by == "anyone" else [d.holder]

        def opens() -> list[tuple[int, int | None]]:
            later = opened + TIMING["roll_open_to_all"]
            return [(later, None)] if d.clock < later and d.opt.roll_by == "holder" else []

        seat = None
        while d.opt.roll_by != "auto":
            seat, choice = yield Ask("rolling", lambda s: rolls if s in at_the_bag() else [], awaited, opens)
            if seat is not None and (isinstance(choice, Roll) or self.reach_in(seat, choice.count)):
                break
        self.roll(seat)

    def reach_in(self, seat: int, count: int) -> bool:
        """Too many dice in hand go back, too few stay there; whether they are as many as needed [MPP-DRW-06]."""
        d, needed = self.d, self.needed()
        d.in_hand += min(count, d.bag())
        colors = self.light.next("colors")
        if len(colors) != d.in_hand:
            raise Disagreement(f"{d.in_hand} dice are in hand, not {colors}")
        self.tell("dice_grabbed", seat=seat, needed=needed)
        if d.in_hand > needed:
            d.in_hand = 0
            self.tell("overdraw", seat=seat)
        return d.in_hand == needed

    def roll(self, seat: int | None) -> None:
        d, count = self.d, self.needed()
        d.in_hand = 0
        dice = self.light.next("dice")
        known = {die[0] for die in d.lying()}
        if len(dice) != count or {die[0] for die in dice} & known or len({die[0] for die in dice}) != count:
            raise Disagreement(f"{count} dice come from the bag, not {dice}")
        d.pool = dice
        fewer = PLAYERS[len(d.seats)]["dice"] if not d.insane else count
        self.tell("dice_rolled", seat=seat, dice=tuple(dice), **({"short": True} if count < fewer else {}))
        d.opened = d.clock + TIMING["roll_settle"]  # [MPP-DRW-08]

    def wave(self) -> Flow:
        """One round of claim, lock and set, and what follows from it [MPP-TAK-17]."""
        d = self.d
        d.opened = max(d.opened, d.clock)
        d.changed = d.opened
        d.locked = [False for _ in d.seats]
        d.spoke = [d.opened for _ in d.seats]
        d.forced = set()
        if d.clock < d.opened:
            yield Ask("claiming", lambda _: [], list, lambda: [(d.opened, None)])
        self.order_locks()
        while not (d.opt.lock == "unanimous" and all(d.locked)):
            quiet = d.changed + TIMING["auto_lock_quiet"]
            times = [(quiet, None)] if d.opt.lock == "auto" and d.all_content() else []
            seat, choice = yield Ask("claiming", d.wave_options, self.still_to_take, lambda times=times: times)  # type: ignore[misc]
            if seat is None:
                break
            self.carry_out(seat, choice)
        yield from self.set_wave()
        self.defuse()
        yield from self.replace()

    def reopens(self) -> bool:
        """Whether some seat with quota left could take one of the dice still there [MPP-TAK-17, MPP-TAK-18]."""
        d = self.d
        able = [seat for seat in d.seats if d.quota_left(seat) > 0]
        if not d.opt.safety_net:
            return bool(able and d.unreserved())
        return any(d.fresh_claims(seat) for seat in able)
