"""The twenty tools as the second judge reads them: who may use which how, and what it does (sections 14 and 16)."""

from qg.games.bomb_squad_academy.tests.judge.prelude import *

# -- who may use which how --------------------------------------------------------------------------------------------


def uses(m: Table, seat: int, window: str, wire: str = "") -> list[UseTool]:
    """Every legal use of every own tool of a window [BSA-RCT-01, BSA-TOO-05, BSA-TOO-06, BSA-TOO-07, BSA-TOO-10]."""
    player = m.players[seat]
    if "bolt_cutters" in player.used_now:  # it bars its owner from using another one
        return []
    own = [tool for tool in player.tools if TOOLS[tool]["window"] == window]
    return [use for tool in own for use in _uses(m, player, tool, wire)]


def _uses(m: Table, player: Player, tool: str, wire: str) -> list[UseTool]:  # noqa: C901 (a case a tool)
    """The targets a tool may have now."""
    seat = player.seat
    cuts = seat in m.cutters
    deck = len(m.wires[wire].deck) if wire else 0
    match tool:
        case "flashlight" | "stethoscope" | "battery":
            return [UseTool(tool)]
        case "screwdriver":
            return [UseTool(tool, wire=w) for w in WIRES if len(m.wires[w].hidden) >= 2]
        case "magnet":
            return [UseTool(tool, sensor=s, wire=w) for s, lies_on in m.sensors.items() for w in WIRES if w != lies_on]
        case "spare_cutters":
            own = [card for card in player.stack if card != "wait"]
            return [UseTool(tool, cards=taken) for count in (1, 2) for taken in combinations(own, count)]
        case "walkie_talkie":
            return [UseTool(tool, target=other) for other in others(m, seat)]
        case "megaphone":
            return [UseTool(tool, wire=w) for w in WIRES if not m.wires[w].protected]
        case "multi_tool":
            return [UseTool(tool, card=card) for card in player.hand if "twin_cutters" not in player.used_now]
        case "twin_cutters":
            return [UseTool(tool, wire=w) for w in WIRES if player.wire and w != player.wire]
        case "remote_control":
            cutting = [each for each in others(m, seat) if wire_of(m, each)]
            return [UseTool(tool, target=each, side=side) for each in cutting for side in ("left", "right")]
        case "bolt_cutters":
            return [UseTool(tool)] if cuts and not player.used_now else []
        case "tweezers" | "wire_stripper":
            return [UseTool(tool)] if cuts and deck >= 2 else []
        case "ratchet":
            return [UseTool(tool, steps=s) for s in (1, 2, 3) if cuts and s <= m.wires[wire].position]
        case "freeze_spray":
            return [UseTool(tool)] if m.move > 0 else []
        case "priority_armband":
            return [UseTool(tool)] if cuts and m.k >= 2 and m.pays[seat] < m.value else []
        case "carbon_paper":
            return [] if cuts else [UseTool(tool, target=each) for each in m.cutters]
        case "bomb_suit":
            return [UseTool(tool)] if cuts else []
        case "insurance":
            return [UseTool(tool)] if not cuts and player.action != "chicken" else []
    raise AssertionError(tool)


def others(m: Table, seat: int) -> list[Any]:
    """The other players, and the Instructor where it takes part."""
    return [other for other in range(m.n) if other != seat] + [INSTRUCTOR] * m.has_instructor


def wire_of(m: Table, who: Any) -> str:
    """The wire for which somebody's cutters stand now; empty: no cutters."""
    return m.instructor_wire if who == INSTRUCTOR else m.players[who].wire


# -- what they do -----------------------------------------------------------------------------------------------------


def resolve(m: Table, seat: int, use: UseTool, wire: str = "", bury_from: int | None = None) -> Script[None]:
    """A tool is spent, and does what it does, completely [BSA-TOO-05, BSA-TOO-06]."""
    spend(m, seat, use)
    if use.tool == "tweezers":
        return (yield from _tweezers(m, seat, use, wire))
    if use.tool == "wire_stripper":
        return (yield from _wire_stripper(m, seat, use, wire, bury_from))
    m.says(ToolResolved(seat, use.tool, use))
    _effect(m, m.players[seat], use, wire)


def spend(m: Table, seat: int, use: UseTool) -> None:
    """A tool that is used is discarded; its intent goes with it."""
    player = m.players[seat]
    player.tools.remove(use.tool)
    player.used.append(use.tool)
    player.used_now.append(use.tool)


def _effect(m: Table, player: Player, use: UseTool, wire: str) -> None:  # noqa: C901 (a case a tool)
    """The tools that ask nothing more."""
    seat = player.seat
    match use.tool:
        case "flashlight":  # [BSA-TL-01]
            _look_at_tops(m, seat, "flashlight", WIRES, 2)
        case "stethoscope":  # [BSA-TL-02]
            look_at_tiles(m, seat, "stethoscope", {w: m.wires[w].hidden for w in WIRES})
        case "magnet":  # [BSA-TL-05]
            assert use.sensor and use.wire
            m.says(SensorMoved(use.sensor, m.sensors[use.sensor], use.wire, "magnet"))
            m.sensors[use.sensor] = use.wire
            m.pinned.add(use.sensor)
        case "spare_cutters":  # [BSA-TL-06]
            for card in use.cards or ():
                player.stack.remove(card)
                player.hand.add(card)
        case "walkie_talkie":  # [BSA-TL-07]
            assert use.target is not None
            player.listens = use.target
            m.says(Listening(seat, use.target))
            listen(m, use.target)
        case "megaphone":  # [BSA-TL-08]
            assert use.wire
            m.wires[use.wire].protected = True
            m.says(WireProtected(use.wire, (), "megaphone"))
        case "multi_tool":  # [BSA-TL-09]
            _swap(m, player, use.card or "")
        case "twin_cutters":  # [BSA-TL-10]
            player.twin = use.wire or ""
        case "remote_control":  # [BSA-TL-11]
            _push(m, use)
        case "bolt_cutters":  # [BSA-TL-12]
            m.bolted.add(seat)
        case "ratchet":  # [BSA-TL-14]
            _ratchet(m, wire, use.steps or 0)
        case "freeze_spray":  # [BSA-TL-15]
            m.chilled, m.move = m.chilled + m.move, 0
        case "battery":  # [BSA-TL-16]
            m.charged, m.move = m.charged + 2, m.move + 2
        case "priority_armband":  # [BSA-TL-17]
            m.pays[seat] = m.value
        case "carbon_paper":  # [BSA-TL-18]
            assert isinstance(use.target, int)
            m.copies[seat] = min(6, m.pays[use.target])
        case "bomb_suit":  # [BSA-TL-19]
            m.suits.add(seat)
            m.score(seat, 3, "tool")
        case "insurance":  # [BSA-TL-20]
            m.score(seat, 5, "tool")


def listen(m: Table, target: Any) -> None:
    """A locked card is heard as soon as there is one, and cannot be undone from then on [BSA-TL-07]."""
    listeners = [player for player in m.players if player.listens == target and target is not None]
    for player in listeners:
        if target == INSTRUCTOR:
            heard = m.hear(Heard, player.seat)
            m.agree("whom the Walkie-Talkie hears", INSTRUCTOR, heard.target)
            m.instructor_card = heard.card
        elif m.players[target].locked:
            m.says(Heard(target, m.players[target].locked), player.seat)
            m.players[target].frozen = True
        else:
            continue
        player.listens = None


def _swap(m: Table, player: Player, card: str) -> None:
    """The revealed card goes back into the hand, another lies in its place; a Remote Control on it lapses."""
    m.says(ActionChanged(player.seat, player.action, card, "multi_tool"))
    player.hand.add(player.action)
    player.hand.remove(card)
    player.stack[-1] = player.action = card
    player.wire = card if card in WIRES else ""


def _push(m: Table, use: UseTool) -> None:
    """Somebody's cutters stand for the wire beside the one they stood for; the card keeps its colour."""
    assert use.target is not None and use.side
    before = wire_of(m, use.target)
    after = beside(before, use.side)
    m.says(ActionChanged(use.target, before, after, "remote_control"))
    if use.target == INSTRUCTOR:
        m.instructor_wire = after
    else:
        assert isinstance(use.target, int)
        m.players[use.target].wire = after


def _ratchet(m: Table, name: str, steps: int) -> None:
    """The detonator goes back; tiles already face up stay face up."""
    wire = m.wires[name]
    m.says(DetonatorMoved(name, wire.position, wire.position - steps, "ratchet"))
    wire.position -= steps
    wire.shift -= steps


# -- looking ----------------------------------------------------------------------------------------------------------


def _look_at_tops(m: Table, seat: int, by: str, wires: tuple[str, ...], count: int) -> None:
    """Somebody looks at the top cards of decks; everybody sees where, they alone what [BSA-CHK-08]."""
    m.says(Looked(seat, by, wires, "tops"))
    faces = m.hear(Saw, seat).faces
    places = [(w, depth + 1) for w in wires for depth in range(min(count, len(m.wires[w].deck)))]
    m.agree("the cards looked at", places, [(each.wire, getattr(each, "depth", 0)) for each in faces])
    for note in faces:
        _comes_to_light(m.wires[note.wire].deck, getattr(note, "depth", 0), (note.main, note.chain))  # type: ignore[union-attr]


def look_at_one_top(m: Table, seat: int, wires: tuple[str, ...]) -> None:
    """(a) of the Chicken: the top card of two decks [BSA-CHK-03]."""
    _look_at_tops(m, seat, "chicken", wires, 1)


def look_at_tiles(m: Table, seat: int, by: str, where: dict[str, tuple[int, ...]]) -> None:
    """Somebody looks at tiles."""
    m.says(Looked(seat, by, tuple(where), "tiles"))
    faces = m.hear(Saw, seat).faces
    places = [(w, position) for w, positions in where.items() for position in positions]
    m.agree("the tiles looked at", places, [(each.wire, getattr(each, "position", 0)) for each in faces])
    for note in faces:
        _comes_to_light(m.wires[note.wire].tiles, getattr(note, "position", 0), getattr(note, "face", ""))


def _comes_to_light(pile: list[Any], place: int, face: Any) -> None:
    """What is seen must be what was known to lie there."""
    if pile[place - 1] not in (None, face):
        raise Disagreement(f"the judge knows of {pile[place - 1]} at place {place}; the engine shows {face}")
    pile[place - 1] = face


# -- putting back -----------------------------------------------------------------------------------------------------


def put_tiles_back(m: Table, wire: str, order: tuple[int, ...]) -> None:
    """The face-down tiles of a wire in another order; face-up tiles stay [BSA-TL-04]."""
    tiles = m.wires[wire].tiles
    m.wires[wire].tiles = [*tiles[: m.wires[wire].turned], *(tiles[place - 1] for place in order)]


def _tweezers(m: Table, seat: int, use: UseTool, name: str) -> Script[None]:
    """Look at the top four, put them back in any order [BSA-TL-03]."""
    wire = m.wires[name]
    depths = tuple(range(1, min(4, len(wire.deck)) + 1))
    _look_at_tops(m, seat, "tweezers", (name,), 4)
    order = yield from follow_up(m, seat, "order_cards", {Order(each) for each in permutations(depths)}, Order(depths))
    wire.deck[: len(depths)] = [wire.deck[depth - 1] for depth in order.order]
    m.says(ToolResolved(seat, use.tool, use))


def _wire_stripper(m: Table, seat: int, use: UseTool, name: str, bury_from: int | None) -> Script[None]:
    """Look at the top two; each stays or goes to the bottom [BSA-TL-13]; an intent may have settled it [BSA-RCT-15]."""
    wire = m.wires[name]
    _look_at_tops(m, seat, "wire_stripper", (name,), 2)
    if bury_from is None:
        splits = {KeepAndBury(order[:cut], order[cut:]) for order in permutations((1, 2)) for cut in (0, 1, 2)}
        split = yield from follow_up(m, seat, "keep_or_bury", splits, KeepAndBury((1, 2), ()))
    else:
        buried = [depth for depth in (1, 2) if (wire.deck[depth - 1] or (0, 0))[0] >= bury_from]
        split = KeepAndBury(tuple(d for d in (1, 2) if d not in buried), tuple(buried))
    seen = wire.deck[:2]
    wire.deck = [*(seen[d - 1] for d in split.keep), *wire.deck[2:], *(seen[d - 1] for d in split.bury)]
    m.says(ToolResolved(seat, use.tool, use, len(split.bury)))


def follow_up(m: Table, seat: int, kind: str, options: set[Any], default: Any, timer: str = "followup") -> Script[Any]:
    """One seat alone is asked; silence is the default of the decision table (section 20)."""
    while True:
        given = yield Question(kind, (seat,), {seat: options})
        if given.seat is None:
            announced = None if type(default) is Order else default  # an order is nobody else's business [BSA-TL-03]
            m.says(TimedOut(seat, timer, announced))
            return default
        if given.choice in options and given.seat == seat:
            m.players[seat].silent = False  # a message about one's tools [BSA-RCT-21]
            return given.choice
