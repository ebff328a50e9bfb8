"""The four wires as the second judge resolves them: flips, detonators, tiles, pays, the explosion (sections 7 to 9)."""

from qg.games.bomb_squad_academy.tests.judge.prelude import *
from qg.games.bomb_squad_academy.tests.judge.windows import hold_window


def cut_wires(m: Table) -> Script[BombResult | None]:
    """Green, blue, red, yellow, each completely before the next [BSA-CUT-01, BSA-EXP-06, BSA-EXP-07]."""
    for name in WIRES:
        reason = _why_not(m, m.wires[name])
        if reason:
            m.says(WireSkipped(name, reason))
            continue
        tile = yield from _cut(m, m.wires[name])
        if tile:
            return (yield from _explode(m, name, tile))
        m.cutters, m.k = [], 0
    return None


def _why_not(m: Table, wire: Wire) -> str:
    """Nobody, protected, empty, or the Instructor alone in front of a tile.

    [BSA-CUT-02, BSA-CUT-03, BSA-CUT-15, BSA-INS-06]
    """
    m.cutters = m.cutting(wire.name)
    instructor = m.instructor_wire == wire.name
    m.k = len(m.cutters) + instructor
    if m.k == 0:
        return "nobody"
    if wire.protected:
        return "protected"
    if not wire.deck:
        return "empty"
    if not m.cutters and wire.position + wire.highest_left >= wire.first_hidden:
        return "instructor_holds_back"
    return ""


def _cut(m: Table, wire: Wire) -> Script[int]:
    """As many cards as cutters, one at a time [BSA-CUT-04, BSA-CUT-05]; the tile that exploded, or 0."""
    m.says(CutStarted(wire.name, tuple(m.cutters), m.instructor_wire == wire.name, m.k))
    m.bolted, m.suits, m.copies, m.pays = set(), set(), {}, {}
    yield from hold_window(m, "cut", wire.name)
    for index in range(1, min(m.k, len(wire.deck)) + 1):
        flip(m, wire, index)
        if wire.position + m.move >= wire.first_hidden:
            reach = min(wire.position + m.move - wire.first_hidden + 1, len(wire.hidden))
            m.says(Brink(wire.name, wire.position, m.move, reach))
            yield from hold_window(m, "brink", wire.name)
        tile = _move(m, wire)
        if tile:  # the remaining cards are not flipped [BSA-CUT-07]
            return tile
    yield from _pay(m, wire)
    return 0


def flip(m: Table, wire: Wire, index: int) -> None:
    """The top card; it must be one that was left, and the one that was seen there [BSA-CUT-05, BSA-CUT-16]."""
    flipped = m.hear(CardFlipped)
    known = wire.deck.pop(0)
    left = {card: face for card, face in DECK[wire.name].items() if card not in wire.row}
    face = left.get(flipped.card)
    if face is None or known not in (None, face):
        raise Disagreement(f"the judge expects {known or 'one of ' + ', '.join(left)}; the engine flips {flipped}")
    m.agree("the flip", CardFlipped(wire.name, flipped.card, *face, index, m.k, len(wire.deck)), flipped)
    wire.row.append(flipped.card)
    wire.cut = True
    m.move, m.chilled, m.charged = face[0], 0, 0


def _move(m: Table, wire: Wire) -> int:
    """Space by space; each face-down tile is turned when it is entered [BSA-TRG-01 to BSA-TRG-05].

    Told in stretches from tile to tile; a move of 0 only if a tool made it so.
    """
    wire.shift += m.charged - m.chilled
    left, tools = m.move, (m.chilled, m.charged)
    while left or any(tools):
        steps = min(left, wire.first_hidden - wire.position)
        m.says(DetonatorMoved(wire.name, wire.position, wire.position + steps, "card", *tools))
        wire.position, left, tools = wire.position + steps, left - steps, (0, 0)
        if wire.position == wire.first_hidden and _turn_tile(m, wire) == "boom":
            return wire.turned
    return 0


def _turn_tile(m: Table, wire: Wire) -> str:
    """As it was seen; the last of three explodes if no other has [BSA-TRG-06]."""
    event = m.hear(TileTurned)
    m.agree("the tile turned", (wire.name, wire.turned + 1), (event.wire, event.position))
    known = wire.tiles[wire.turned]
    m.agree(f"tile {event.position} of {wire.name}", known or event.face, event.face)
    wire.tiles[wire.turned] = event.face
    wire.turned += 1
    if wire.turned == 3:
        m.agree("the last tile", "boom", event.face)
    return event.face


# -- points -----------------------------------------------------------------------------------------------------------


def worth(m: Table, wire: Wire) -> tuple[int, int, int]:
    """Main value of the last card, bonuses of the sensors here, chain values.

    [BSA-CUT-09, BSA-CUT-10, BSA-CUT-11, BSA-SEN-02, BSA-SEN-03, BSA-SEN-04]
    """
    bonus = sum(SENSORS[sensor][f"bonus_{m.bomb}"] for sensor, lies_on in m.sensors.items() if lies_on == wire.name)
    counted = wire.faces if m.options.chain_scope == "all" else wire.faces[:-1]
    return wire.faces[-1][0], bonus, sum(chain for _, chain in counted)


def _pay(m: Table, wire: Wire) -> Script[None]:
    """V divided by k, rounded down, credited before the next wire [BSA-CUT-12, BSA-CUT-14, BSA-TL-12]."""
    main, bonus, chains = worth(m, wire)
    m.value = main + bonus + chains
    share = m.value // m.k
    m.pays = {seat: share * (2 if seat in m.bolted else 1) for seat in m.cutters}
    yield from hold_window(m, "score", wire.name)
    pays = tuple(Pay(seat, points) for seat, points in m.pays.items())
    copies = tuple(Pay(seat, points) for seat, points in m.copies.items())
    m.says(WireScored(wire.name, main, bonus, chains, m.value, m.k, pays, copies))
    for seat in m.pays:
        m.score(seat, share, "solo" if m.k == 1 else "shared")  # [BSA-RES-03]
    for seat, points in m.pays.items():  # what a tool brings [BSA-RES-02]
        m.score(seat, points - share, "tool")
    for seat, points in m.copies.items():
        m.score(seat, points, "tool")


# -- the explosion ----------------------------------------------------------------------------------------------------


def _explode(m: Table, wire: str, tile: int) -> Script[BombResult]:
    """The blast window, losses, Chickens; the bomb is over at once.

    [BSA-EXP-01, BSA-EXP-02, BSA-EXP-03, BSA-EXP-04, BSA-EXP-09, BSA-EXP-10]
    """
    instructor = m.instructor_wire == wire
    cutters = tuple(m.cutters)
    m.says(Exploded(wire, tile, cutters, instructor))
    yield from hold_window(m, "blast", wire)
    for seat in cutters:
        m.players[seat].explosions += 1
        if seat not in m.suits:
            _lose(m, seat, 10 if seat in m.bolted else 5)
    chickens = tuple(player.seat for player in m.players if player.action == "chicken")
    if chickens:
        m.says(ChickenPaid(chickens, 5))
        for seat in chickens:
            m.score(seat, 5, "chicken")
    m.cutters, m.k = [], 0
    return BombResult(m.bomb, m.turn, wire, tile, cutters, instructor, chickens)


def _lose(m: Table, seat: int, points: int) -> None:
    """Nobody hands back more than they own, unless the option says so [BSA-EXP-05]."""
    own = m.players[seat].score
    lost = min(points, own) if m.options.score_floor == "zero" else points
    m.says(PointsLost(seat, points, lost))
    m.score(seat, -lost, "loss")
