"""The second judge: the booklet read once more, as one script from the first bomb to the ranking."""

from qg.games.bomb_squad_academy.tests.judge.cutting import cut_wires
from qg.games.bomb_squad_academy.tests.judge.prelude import *
from qg.games.bomb_squad_academy.tests.judge.tools import *
from qg.games.bomb_squad_academy.tests.judge.windows import hold_window, intend

# -- the exam ---------------------------------------------------------------------------------------------------------


def judge(m: Table) -> Script[None]:
    """The whole game; whatever is asked, an intent may come instead [BSA-RCT-14]."""
    script = play_game(m)
    question = next(script)
    while True:
        given = yield question
        if given.seat is not None and type(given.choice) is SetIntent:
            intend(m.players[given.seat], given.choice)
        try:
            question = script.send(given)
        except StopIteration:
            return


def play_game(m: Table) -> Script[None]:
    """Its bombs in their order, points kept [BSA-BMB-01, BSA-BMB-02, BSA-BMB-05]."""
    started = m.hear(GameStarted)
    m.agree("the seats", tuple(range(m.n)), started.seats)
    numbers = [badge.badge for badge in started.badges]
    whole = list(range(1, m.n + 1))
    m.agree("the badges", whole, sorted(numbers) if m.options.age_order == "random" else numbers)  # [BSA-SET-04, -05]
    m.players = [Player(badge.seat, badge.badge) for badge in started.badges]
    for bomb in BOMBS[m.options.exam]:
        yield from play_bomb(m, bomb)
    end_game(m)


def play_bomb(m: Table, bomb: str) -> Script[None]:
    """Turns until something explodes [BSA-GEN-03]."""
    m.bomb = bomb
    m.set_up()
    before = [player.score for player in m.players]
    m.says(BombStarted(bomb, tuple(map(len, DECK.values())), tuple(TRACK.values())))
    if bomb != "I":  # [BSA-BMB-03, BSA-BMB-04]
        place_sensors(m)
        yield from draft(m)
    exploded = None
    while exploded is None:
        exploded = yield from play_turn(m)
    end_bomb(m, exploded, before)


def place_sensors(m: Table) -> None:
    """On two different wires, the face of this bomb up [BSA-SEN-01]."""
    if m.options.sensors == "off":
        return
    placed = m.hear(SensorsPlaced).sensors
    m.sensors = {each.sensor: each.wire for each in placed}
    faces = [PlacedSensor(s, m.sensors[s], m.bomb, SENSORS[s][f"bonus_{m.bomb}"]) for s in SENSORS]
    m.agree("the sensors", faces, list(placed))
    m.agree("wires with a sensor", 2, len(set(m.sensors.values()) & set(WIRES)))


def draft(m: Table) -> Script[None]:
    """One tool more than players; in roll call order each takes one [BSA-TOO-01, BSA-TOO-02, BSA-TOO-04]."""
    if m.options.tools == "off":
        return
    m.display = list(m.hear(ToolsDisplayed).tools)
    m.agree("how many tools are displayed", m.n + 1, len(set(m.display)))
    m.agree("tools that are not in the deck", set(), set(m.display) - tool_deck(m.options.tools, m.options.sensors))
    m.agree("tools displayed twice", set(), set(m.display) & m.shown)
    m.shown |= set(m.display)
    order = m.roll_call(range(m.n))
    for place, seat in enumerate(order):
        tool = yield from _pick(m, seat, order[place:])
        m.says(ToolPicked(seat, tool))
        m.display.remove(tool)
        m.players[seat].tools.append(tool)
        m.players[seat].ranking = ()
    (left,) = m.display
    m.says(ToolLeft(left))
    m.left.append(left)
    m.display = []


def _pick(m: Table, seat: int, to_pick: list[int]) -> Script[str]:
    """Who has ranked the tools takes the best one left at once; silence takes the lowest `auto_rank`."""
    while True:
        ranked = [tool for tool in m.players[seat].ranking if tool in m.display]
        if ranked:
            return ranked[0]
        given = yield Question("pick_tool", (seat,), {seat: {TakeTool(tool) for tool in m.display}})
        if given.seat is None:
            tool = min(m.display, key=lambda each: int(TOOLS[each]["auto_rank"]))
            m.says(TimedOut(seat, "pick_tool", TakeTool(tool)))
            return tool
        if type(given.choice) is RankTools and given.seat in to_pick:
            m.players[given.seat].ranking = given.choice.tools
        elif type(given.choice) is TakeTool:
            return given.choice.tool


# -- the turn ---------------------------------------------------------------------------------------------------------


def play_turn(m: Table) -> Script[BombResult | None]:
    """Choose, reveal, Wait!, the wires, Chicken, end of turn [BSA-TRN-01, BSA-TRN-08]; how the bomb ended, if so."""
    yield from choose(m)
    reveal(m)
    yield from hold_window(m, "reveal")
    yield from wait(m)
    exploded = yield from cut_wires(m)
    if exploded is None:
        yield from chicken(m)
        end_turn(m)
    for player in m.players:
        player.held, player.silent = set(), False  # [BSA-RCT-14, BSA-RCT-21]
    return exploded


def choose(m: Table) -> Script[None]:
    """Everybody picks a card in secret; plan tools are used meanwhile [BSA-TRN-02, BSA-TRN-03, BSA-TRN-06]."""
    m.turn += 1
    m.says(TurnStarted(m.turn))
    m.pinned, m.instructor_card, m.instructor_wire = set(), "", ""
    for wire in m.wires.values():
        wire.protected = wire.cut = False
    for player in m.players:
        player.late_before = player.late
        player.locked, player.late, player.frozen, player.listens = "", False, False, None
        player.action, player.wire, player.twin, player.used_now = "", "", "", []
    while m.queue or not all(player.locked for player in m.players):
        options = {seat: found for seat in range(m.n) if (found := _plan(m, seat))}
        waiting = tuple(seat for seat in options if not m.players[seat].locked)
        plain = not any(player.used_now for player in m.players)  # whose time stood still is not the booklet's business
        given = yield Question("choose_action", waiting, options, timed=plain)
        if given.seat is None:
            _lock_by_autopilot(m)
        else:
            yield from _take(m, given.seat, given.choice)


def _plan(m: Table, seat: int) -> set[Any]:
    """What a seat may do while actions are chosen [BSA-TRN-05, BSA-TRN-11, BSA-RCT-02, BSA-RCT-03]."""
    player = m.players[seat]
    if player.locked:
        return set() if player.frozen else {Unlock()}
    if seat in (owner for owner, _ in m.queue):
        owner, use = m.queue[0]
        if owner != seat:
            return set()
        if use.tool in player.used_now:  # Screwdriver has looked
            return {Order(order) for order in permutations(m.wires[use.wire or ""].hidden)}
        return {Proceed(), Withdraw()}
    return {*map(Lock, player.hand), *uses(m, seat, "plan")}


def _take(m: Table, seat: int, choice: Any) -> Script[None]:
    """One answer while actions are chosen."""
    player = m.players[seat]
    match choice:
        case Lock(card=card):
            _lock(m, player, card)
        case Unlock():
            player.locked = ""
            m.says(SeatUnlocked(seat))
        case UseTool():
            player.silent = False
            m.says(ToolDeclared(seat, choice.tool, choice, "plan"))
            if choice.tool == "walkie_talkie":  # holds up no other tool [BSA-TL-07]
                yield from resolve(m, seat, choice)
            else:
                m.queue.append((seat, choice))
                if len(m.queue) == 1:
                    yield from _carry_out(m)
        case Proceed():
            yield from _carry_out(m)
        case Withdraw():
            _, use = m.queue.pop(0)
            m.says(ToolWithdrawn(seat, use.tool))
            _next_in_queue(m)
        case Order(order=order):
            _, use = m.queue.pop(0)
            put_tiles_back(m, use.wire or "", order)
            m.says(ToolResolved(seat, use.tool, use))
            _next_in_queue(m)


def _carry_out(m: Table) -> Script[None]:
    """The first tool of the queue is resolved; Screwdriver looks, and waits for its order [BSA-TL-04]."""
    seat, use = m.queue[0]
    if use.tool == "screwdriver":
        spend(m, seat, use)
        wire = use.wire or ""
        look_at_tiles(m, seat, "screwdriver", {wire: m.wires[wire].hidden})
    else:
        yield from resolve(m, seat, use)
        m.queue.pop(0)
        _next_in_queue(m)


def _next_in_queue(m: Table) -> None:
    """The next tool is checked again; if it has become illegal it fizzles [BSA-RCT-02, BSA-TOO-09]."""
    while m.queue and m.queue[0][1] not in uses(m, m.queue[0][0], "plan"):
        seat, use = m.queue.pop(0)
        m.says(ToolFizzled(seat, use.tool))


def _lock(m: Table, player: Player, card: str) -> None:
    """Who locks gives up listening; who is listened to is heard [BSA-TL-07]."""
    player.locked, player.listens = card, None
    m.says(SeatLocked(player.seat))
    listen(m, player.seat)


def _lock_by_autopilot(m: Table) -> None:
    """The cutters whose wire has most spaces left before its first face-down tile [BSA-DIG-04]."""
    for player in m.players:
        if not player.locked:
            own = [wire for wire in WIRES if wire in player.hand]
            _lock(m, player, max(own, key=lambda w: m.wires[w].first_hidden - m.wires[w].position))
            player.late = True


def reveal(m: Table) -> None:
    """All cards at once, onto the stacks [BSA-TRN-03, BSA-TRN-04, BSA-INS-03]."""
    revealed = m.hear(ActionsRevealed)
    locked = tuple(RevealedAction(player.seat, player.locked) for player in m.players)
    m.agree("the revealed actions", locked, revealed.actions)
    for player in m.players:
        player.action = player.locked
        player.hand.remove(player.action)
        player.stack.append(player.action)
        player.wire = player.action if player.action in WIRES else ""
        player.listens = None
    card = revealed.instructor
    m.agree("whether the Instructor plays", m.has_instructor, card is not None)
    if card is not None:
        m.agree("a card of the Instructor's hand", True, card in set(WIRES) - set(m.instructor_stack))
        m.agree("the Instructor's card that was heard", m.instructor_card or card, card)
        m.instructor_card = m.instructor_wire = card
        m.instructor_stack.append(card)
    for player in m.players:
        if player.late:  # told only now [BSA-DIG-03]
            player.late_turns += 1
            m.says(TimedOut(player.seat, "choose", Lock(player.action)))


# -- Wait! ------------------------------------------------------------------------------------------------------------


def wait(m: Table) -> Script[None]:
    """3 points each at once, then each protects a wire [BSA-WAI-01, BSA-WAI-02, BSA-WAI-03, BSA-WAI-04]."""
    waiters = [player.seat for player in m.players if player.action == "wait"]
    if not waiters:
        return
    m.says(WaitScored(tuple(waiters), 3))
    for seat in waiters:
        m.score(seat, 3, "wait")
    locked = yield from _pick_wires(m, waiters)
    for wire in WIRES:
        by = tuple(seat for seat in waiters if locked[seat] == wire)
        if by:
            m.wires[wire].protected = True
            m.says(WireProtected(wire, by, None))


def _pick_wires(m: Table, waiters: list[int]) -> Script[dict[int, str]]:
    """Proposals are for several waiters who talk; a proposal may be changed, not repeated [BSA-WAI-06, BSA-WAI-07]."""
    talk = m.options.wait_talk == "open"
    proposed: dict[int, str] = {}
    locked: dict[int, str] = {}
    while len(locked) < len(waiters):
        left = tuple(seat for seat in waiters if seat not in locked)
        proposals = WIRES if talk and len(waiters) > 1 else ()
        options = {s: {Propose(w) for w in proposals if w != proposed.get(s)} | set(map(LockWait, WIRES)) for s in left}
        given = yield Question("wait_pick", left, options)
        if given.seat is None:
            for seat in left:
                locked[seat] = proposed.get(seat) or _most_cut(m)
                m.says(TimedOut(seat, "wait_pick", LockWait(locked[seat])))
                m.says(WaitLocked(seat, locked[seat] if talk else None))
        elif type(given.choice) is Propose:
            proposed[given.seat] = given.choice.wire
            m.says(WaitProposed(given.seat, given.choice.wire))
        elif type(given.choice) is LockWait:
            locked[given.seat] = given.choice.wire
            m.says(WaitLocked(given.seat, given.choice.wire if talk else None))
    return locked


def _most_cut(m: Table) -> str:
    """The wire with most cutters, the Instructor among them; ties, or none: the first (section 20)."""
    return max(WIRES, key=lambda wire: len(m.cutting(wire)) + (m.instructor_wire == wire))


# -- Chicken and the end of the turn ----------------------------------------------------------------------------------


def chicken(m: Table) -> Script[None]:
    """One look each in roll call order, fixed now; others may choose ahead [BSA-CHK-03 to BSA-CHK-07]."""
    lookers = m.roll_call([player.seat for player in m.players if player.action == "chicken"])
    ahead: dict[int, Any] = {}
    while lookers:
        seat = lookers[0]
        look = ahead.get(seat)
        if look is None:
            given = yield Question("chicken_look", (seat,), {each: _looks(m) for each in lookers})
            if given.seat is None:
                m.says(TimedOut(seat, "chicken", LookNone()))
                look = LookNone()
            elif given.seat in lookers and type(given.choice) is not SetIntent:
                ahead[given.seat] = given.choice
            if look is None:
                continue
        lookers.pop(0)
        if type(look) is LookTops:
            look_at_one_top(m, seat, look.wires)
        elif type(look) is LookTiles:
            look_at_tiles(m, seat, "chicken", {look.wire: (1, 2, 3)})


def _looks(m: Table) -> set[Any]:
    """The top cards of two decks, or the three tiles of a wire, or nothing [BSA-CHK-03, BSA-CHK-04, BSA-CHK-06]."""
    full = [wire for wire in WIRES if m.wires[wire].deck]
    tops = {LookTops(wires) for wires in combinations(full, min(2, len(full))) if wires}
    return tops | set(map(LookTiles, WIRES)) | {LookNone()}


def end_turn(m: Table) -> None:
    """Sensors move, stacks of three give back their bottom card [BSA-END-01 to BSA-END-04, BSA-INS-04]."""
    for sensor, wire in m.sensors.items():
        if m.wires[wire].cut and sensor not in m.pinned:  # [BSA-SEN-06, BSA-SEN-10]
            m.sensors[sensor] = beside(wire, SENSORS[sensor]["arrow"])
            m.says(SensorMoved(sensor, wire, m.sensors[sensor], "arrow"))
    for player in m.players:
        if len(player.stack) == 3:
            card = player.stack.pop(0)
            if card == "wait":
                m.says(WaitSetAside(player.seat, card))
            else:
                player.hand.add(card)
                m.says(CardReturned(player.seat, card))
    if len(m.instructor_stack) == 3:
        m.says(CardReturned(INSTRUCTOR, m.instructor_stack.pop(0)))
    m.says(TurnEnded(m.turn))


# -- the end of a bomb and of the game --------------------------------------------------------------------------------


def end_bomb(m: Table, exploded: BombResult, before: list[int]) -> None:
    """All twelve tiles are shown: as they were seen, and two OK and one explosion each [BSA-EXP-11, BSA-CMP-07]."""
    ended = m.hear(BombEnded)
    m.agree("the bomb", m.bomb, ended.bomb)
    m.agree("the wires of the debrief", WIRES, tuple(each.wire for each in ended.debrief))
    for each in ended.debrief:
        m.agree(f"the tiles of {each.wire}", ["boom", "ok", "ok"], sorted(each.faces))
        known = m.wires[each.wire].tiles
        found = [face if seen else None for face, seen in zip(each.faces, known, strict=True)]
        m.agree(f"the tiles seen of {each.wire}", known, found)
    for player in m.players:
        player.per_bomb.append(player.score - before[player.seat])
    m.agree("points of this bomb", tuple(Pay(p.seat, p.per_bomb[-1]) for p in m.players), ended.points)
    m.bombs.append(exploded)


def end_game(m: Table) -> None:
    """Most points win, ties are shared, and the next rank is skipped [BSA-FIN-01, BSA-FIN-02, BSA-FIN-03]."""
    best = max(player.score for player in m.players)
    winners = tuple(player.seat for player in m.players if player.score == best)
    ranked = sorted(m.players, key=lambda player: (-player.score, player.badge))
    ranking = tuple(_line(m, player) for player in ranked)
    m.says(GameEnded(winners, Result("bomb-squad-academy", m.options, winners, ranking, tuple(m.bombs))))


def _line(m: Table, player: Player) -> Ranked:
    """One line of the result [BSA-RES-01, BSA-RES-04]."""
    return Ranked(
        seat=player.seat,
        rank=1 + sum(other.score > player.score for other in m.players),
        points=player.score,
        badge=player.badge,
        is_bot=False,
        per_bomb=tuple(player.per_bomb),
        sources=Sources(**player.points),
        explosions=player.explosions,
        tools_used=tuple(player.used),
        absent_turns=player.late_turns,
    )
