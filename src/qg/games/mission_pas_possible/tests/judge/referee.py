"""The judge: keeps the clock, hears every input, and says what must come of it, down to the end and the score."""

from qg.games.mission_pas_possible.tests.judge.story import *

DIFFICULTY = {entry["id"]: entry["bombs"] for entry in GAME["difficulty"]}
SCORE: dict[str, int] = GAME["score"]
TEN_MINUTES = 600_000
"""A pause ends by itself so long after the first Ready [MPP-CLK-09, QG-PAU-02]."""
NOT_YET = ("choose_mix", "briefing", "counting_down")


class Referee:
    def __init__(self, desk: Desk, stock: list[int], host: int) -> None:
        self.d = desk
        self.now = 0
        self.started: int | None = None
        """The table's time at which the clock stood at nothing; later by as long as it has stood still."""
        self.paused_at: int | None = None
        self.counting_until: int | None = None
        self.pause_ends: int | None = None
        self.ready: set[int] = set()
        self.pauses = 0
        self.stopping: set[int] = set()
        self.conceding: set[int] = set()
        self.called = [-TIMING["signal_min_gap"] for _ in desk.seats]
        self.autopiloted = False
        self.end: tuple[str, str] | None = None
        self.story = Story(desk)
        self.flow = self.story.mission(stock, bombs_of(desk.opt, len(desk.seats)), host)
        self.ask: Ask = next(self.flow)

    # -- inputs --------------------------------------------------------------------------------------------------

    def begin(self, light: Light) -> None:
        self.story.light, self.story.told = light, []

    def answer(self, seat: int, choice: Any) -> None:
        """A seat answers what is asked, or gives a call or a vote."""
        if isinstance(choice, Signal | Stop | PlayOn):
            return self.beside(seat, choice)
        if seat in self.d.forced and not isinstance(choice, ForceGo):
            self.autopiloted = True
        return self.go_on(seat, choice)

    def beside(self, seat: int, choice: Signal | Stop | PlayOn) -> None:
        if self.d.spoke:
            self.d.spoke[seat] = self.d.clock
        if isinstance(choice, Signal):
            self.called[seat] = self.now
            return
        self.stopping ^= {seat}
        if self.stopping >= {seat for seat in self.d.seats if self.d.persons[seat]}:
            self.end = ("won", "line_cleared")

    def say(self, seat: int, word: str) -> None:
        """A pause, Ready in a pause, giving up or not [MPP-CLK-08, MPP-CLK-09, MPP-END-09]."""
        people = {seat for seat in self.d.seats if self.d.persons[seat]}
        if word == "pause":
            self.paused_at, self.ready = self.now, set()
            self.pauses += 1
        elif word == "ready":
            self.ready.add(seat)
            if self.counting_until is not None:
                return
            if len(self.ready) == 1:
                self.pause_ends = self.now + TEN_MINUTES
            if self.ready >= people:
                self.pause_ends, self.counting_until = None, self.now + TIMING["start_countdown"]
        elif word in ("concede", "play_on"):
            self.conceding ^= {seat}
            if self.conceding >= people:
                self.end = ("lost", "conceded")

    def time(self, at: int) -> None:
        """Whatever falls due by then, one thing after the other [MPP-CLK-14]."""
        while self.end is None and (due := self.next_due()) is not None and due[0] <= at:
            self.set_clock(max(self.now, due[0]))
            if due[1] == "resume":
                self.resume()
            elif due[1] == "count down":
                self.pause_ends, self.counting_until = None, self.now + TIMING["start_countdown"]
            elif due[1] == "end":
                self.end = ("lost", "time")
            else:
                self.go_on(due[2], None)
        if self.end is None:
            self.set_clock(at)

    def next_due(self) -> tuple[int, str, int | None] | None:
        """The end first, then the times of seats clockwise from the bag holder, those of no seat last."""
        if self.counting_until is not None:
            return self.counting_until, "resume", None
        if self.paused_at is not None:
            return None if self.pause_ends is None else (self.pause_ends, "count down", None)
        order = self.d.clockwise()
        ranked = [(when, 1 + order.index(seat) if seat is not None else 99, seat) for when, seat in self.ask.times()]
        shift = 0 if self.ask.real else self.started or 0
        found: list[tuple[int, int, int | None]] = [(when + shift, rank, seat) for when, rank, seat in ranked]
        if self.started is not None and self.d.opt.timer_s:
            found.append((self.started + 1000 * self.d.opt.timer_s, 0, None))
        if not found:
            return None
        when, rank, seat = min(found, key=lambda each: each[:2])
        return when, "time" if rank else "end", seat

    def set_clock(self, at: int) -> None:
        self.now = self.story.real = at
        if self.started is not None and self.paused_at is None:
            self.d.clock = at - self.started

    def resume(self) -> None:
        assert self.paused_at is not None and self.started is not None
        self.started += self.now - self.paused_at
        self.paused_at = self.counting_until = None

    def go_on(self, seat: int | None, choice: Any) -> None:
        """The story goes on to where it waits again, or to its end."""
        if self.ask.kind == "counting_down":
            self.started = self.now
        try:
            self.ask = self.flow.send((seat, choice))
        except Over as over:
            self.end = over.args[0], over.args[1]
        if self.end is not None and self.d.won_at is not None:
            self.end = ("won", "line_cleared")

    # -- what may be done ----------------------------------------------------------------------------------------

    def options(self, seat: int) -> list[Any]:
        return [] if self.end or self.paused_at is not None else self.ask.may(seat)

    def waiting(self) -> list[int]:
        if self.end or self.paused_at is not None:
            return []
        return sorted(self.ask.waits()) if self.ask.waits else []

    def standing(self, seat: int) -> set[str]:
        """Calls, seldom enough; in overtime the vote to stop [MPP-TAK-02, MPP-INI-08]."""
        found: set[str] = set()
        if self.end or self.paused_at is not None or self.ask.kind == "choose_mix":
            return found
        if self.now - self.called[seat] >= TIMING["signal_min_gap"]:
            found.add("signal")
        if self.d.won_at is not None and self.d.persons[seat]:
            found.add("play_on" if seat in self.stopping else "stop")
        return found

    def words(self, seat: int) -> set[str]:
        """What a person may say of a pause or of giving up [MPP-CLK-08, MPP-CLK-10, MPP-END-09]."""
        if self.end or not self.d.persons[seat] or self.ask.kind in NOT_YET:
            return set()
        if self.paused_at is not None:
            return set() if seat in self.ready else {"ready"}
        pause = self.d.pausing == "open" or (self.d.pausing == "blind" and self.pauses < TIMING["pauses_max"])
        found = {"pause"} if pause else set()
        if self.d.won_at is None:
            found.add("play_on" if seat in self.conceding else "concede")
        return found

    # -- the end -------------------------------------------------------------------------------------------------

    def result(self) -> dict[str, Any]:
        """How the mission went and what it is worth [MPP-SCO-01] to [MPP-SCO-06, MPP-INI-09]."""
        assert self.end is not None
        d, (outcome, reason) = self.d, self.end
        if d.won_at is not None:
            outcome, reason = "won", "line_cleared"
        full = 1000 * d.opt.timer_s
        left = max(0, full - (d.clock if d.won_at is None else d.won_at)) if full else 0
        initiation = d.opt.mode == "initiation"
        score = {
            "win": SCORE["win"] if outcome == "won" and not initiation else 0,
            "time": left // (1000 * SCORE["seconds_per_point"]) if outcome == "won" and not initiation else 0,
            "bombs": sum(map(points, d.defused)),
            "sabotage": 0 if initiation else SCORE["sabotage"] * len(d.activated),
        }
        own = sum(len(hand) for hand in d.hands) if d.insane else 0
        return {
            "outcome": outcome,
            "reason": reason,
            "remaining_ms": left,
            "elapsed_ms": d.clock,
            "turns": d.turn,
            "bombs_target": bombs_of(d.opt, len(d.seats)) + own,
            "bombs_defused": len(d.defused),
            "defused": tuple(d.defused),
            "defused_by": tuple(d.defused_by),
            "sabotage_activated": tuple(d.activated),
            "score": {**score, "total": sum(score.values())},
            "stats": {**d.stats, "pauses": self.pauses},
            "ranked": self.ranked(),
        }

    def ranked(self) -> bool:
        """[MPP-ARC-03]."""
        opt = self.d.opt
        usual = opt.piles_sabotage == "all" if self.d.in_piles else opt.sabotage_count == USUAL_SABOTAGES
        plain = opt.timer_s == 600 and self.d.pausing != "open" and opt.hints != "best"
        fair = opt.insane_dice == "all_players" and all(self.d.persons) and not self.autopiloted
        return bool(usual and plain and fair)


USUAL_SABOTAGES: int = GAME["setup"]["sabotage_in_deck"]


def bombs_of(opt: Any, seats: int) -> int:
    """Bomb cards of the deck or the piles, those of the line included [MPP-SET-08, MPP-INI-03]."""
    level = "training" if opt.mode == "initiation" else opt.difficulty
    bombs: int = DIFFICULTY[level][seats - 1]
    return bombs


def fair_deal(opt: Any, hands: list[list[int]]) -> bool:
    """Whether the points dealt to each player are as they must be [MPP-SET-03] to [MPP-SET-06, MPP-INI-01, -02]."""
    seats = len(hands)
    hard = any(6 in hand for hand in hands) and (opt.mode == "initiation" or not opt.hard_cards)
    return not hard and all(
        len(hand) == PLAYERS[seats]["cards"] and _fair_hand(opt.mode, seats, hand) for hand in hands
    )


def _fair_hand(mode: str, seats: int, hand: list[int]) -> bool:
    low = [value for value in hand if value in GAME["setup"]["low_values"]]
    if mode == "initiation":
        return 2 * len(low) == len(hand)
    if seats == 1:
        return len(set(hand)) >= int(GAME["setup"]["solo_distinct_values"])
    return hand[0] in low or hand[1] in low
