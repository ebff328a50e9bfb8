"""Reaction windows and intents as the second judge reads them (section 15)."""

from qg.games.bomb_squad_academy.tests.judge.prelude import *
from qg.games.bomb_squad_academy.tests.judge.tools import *

PASS = Pass()


def hold_window(m: Table, window: str, wire: str = "") -> Script[None]:
    """Rounds, as long as each uses up a tool [BSA-RCT-01, BSA-RCT-07, BSA-RCT-12]."""
    number, opened = 1, False
    while True:
        legal = {seat: found for seat in range(m.n) if (found := uses(m, seat, window, wire))}
        answers, asked, why = _left_word(m, legal, window, wire)
        if asked or any(answer != PASS for answer in answers.values()):  # otherwise nothing is sent [BSA-RCT-18]
            opened = True
            m.says(_opened(m, window, wire, number, tuple(legal)))
            yield from _hold_round(m, window, wire, legal, answers, asked, why)
        declared = {seat: answer for seat, answer in answers.items() if type(answer) is UseTool}
        if not declared:
            break
        yield from _resolve_round(m, window, wire, declared, why)
        number += 1
    if opened:
        m.says(WindowClosed(window, wire or None))


def _opened(m: Table, window: str, wire: str, number: int, eligible: tuple[int, ...]) -> WindowOpened:
    """With V and pays where it is about these."""
    if window != "score":
        return WindowOpened(window, wire or None, number, eligible)
    pays = tuple(Pay(seat, m.pays[seat]) for seat in m.cutters)
    return WindowOpened(window, wire or None, number, eligible, m.value, pays)


def _left_word(
    m: Table, legal: dict[int, list[UseTool]], window: str, wire: str
) -> tuple[dict[int, Any], list[int], dict[int, SetIntent]]:
    """What the intents answer, who is left to be asked, and the intent of each automatic use [BSA-RCT-16]."""
    answers: dict[int, Any] = {}
    asked: list[int] = []
    why: dict[int, SetIntent] = {}
    for seat, found in legal.items():
        answer = _intent_answer(m, seat, found, wire, why)
        if answer is None and m.options.tempo == "days":  # nobody is asked, `ask` is a pass [BSA-RCT-17]
            answer = PASS
        if answer is None:
            asked.append(seat)
        else:
            answers[seat] = answer
    return answers, asked, why


def _intent_answer(m: Table, seat: int, legal: list[UseTool], wire: str, why: dict[int, SetIntent]) -> Any:
    """The automatic use with the lowest number; else None if one of the tools says `ask`; else a pass [BSA-RCT-20]."""
    player = m.players[seat]
    settings = {use.tool: _setting(player, use.tool) for use in legal}
    for tool in sorted(settings, key=lambda tool: int(TOOLS[tool]["no"])):
        use = _automatic(m, player, settings[tool], wire)
        if use in legal:
            why[seat] = settings[tool]
            return use
    return None if any(setting.use == "ask" for setting in settings.values()) else PASS


def _setting(player: Player, tool: str) -> SetIntent:
    """`ask` where nothing is said, but for Bomb Suit and Insurance; who is silent holds [BSA-RCT-14, BSA-RCT-21]."""
    default = SetIntent(tool, "always" if tool in ("bomb_suit", "insurance") else "ask")
    setting = player.intents.get(tool, default)
    if tool in player.held or (player.silent and setting.use == "ask"):
        return SetIntent(tool, "hold_turn")
    return setting


def intend(player: Player, intent: SetIntent) -> None:
    """`hold_turn` lets the former setting return; anything else ends it, and any message ends silence."""
    player.silent = False
    if intent.use == "hold_turn":
        player.held.add(intent.tool)
    else:
        player.held.discard(intent.tool)
        player.intents[intent.tool] = intent


def _automatic(m: Table, player: Player, intent: SetIntent, wire: str) -> UseTool | None:
    """The use that an intent makes now, if its condition holds [BSA-RCT-15]."""
    seat, tool = player.seat, intent.tool
    ahead = m.wires[wire].first_hidden - m.wires[wire].position if wire else 0
    match intent.use:
        case "protect_if":
            enough = len(_others_cutting(m, seat, intent.wire or "")) >= (intent.min_other_cutters or 0)
            return UseTool(tool, wire=intent.wire) if enough else None
        case "swap_if_shared":
            return UseTool(tool, card=intent.hand_card) if player.wire and _shared(m, seat, player.wire) else None
        case "also_cut_if_free":
            return None if _shared(m, seat, intent.wire or "") else UseTool(tool, wire=intent.wire)
        case "push_leader_if_shared":
            target = _leader(m, player)
            return None if target is None else UseTool(tool, target=target, side=intent.side)
        case "always":
            return UseTool(tool)
        case "if_solo":
            return UseTool(tool) if m.k == 1 else None
        case "if_within":
            steps = min(3, m.wires[wire].position) if tool == "ratchet" else None
            return UseTool(tool, steps=steps) if ahead <= (intent.spaces or 0) else None
        case "if_own_wire":
            return UseTool(tool) if seat in m.cutters else None
        case "if_chicken":
            return UseTool(tool) if player.action == "chicken" else None
        case "if_gain_at_least":
            return UseTool(tool) if m.value - m.pays.get(seat, 0) >= (intent.points or 0) else None
        case "if_pay_at_least":
            best = min(m.cutters, key=lambda s: (-m.pays[s], m.players[s].badge), default=None)
            enough = best is not None and m.pays[best] >= (intent.points or 0)
            return UseTool(tool, target=best) if enough else None
    return None


def _others_cutting(m: Table, seat: int, wire: str) -> list[int]:
    """The other players who cut a wire; the Instructor is no player."""
    return [other for other in m.cutting(wire) if other != seat]


def _shared(m: Table, seat: int, wire: str) -> bool:
    """Somebody else cuts this wire; the Instructor is somebody."""
    return bool(_others_cutting(m, seat, wire)) or m.instructor_wire == wire


def _leader(m: Table, player: Player) -> Any:
    """Most points (ties: highest badge; the Instructor last) of those whose own cutters stand for my wire."""
    mine = [other for other in others(m, player.seat) if player.wire and wire_of(m, other) == player.wire]
    seats = [other for other in mine if other != INSTRUCTOR]
    if not seats:
        return INSTRUCTOR if mine else None
    return max(seats, key=lambda seat: (m.players[seat].score, m.players[seat].badge))


# -- a round ----------------------------------------------------------------------------------------------------------


def _hold_round(
    m: Table,
    window: str,
    wire: str,
    legal: dict[int, list[UseTool]],
    answers: dict[int, Any],
    asked: list[int],
    why: dict[int, SetIntent],
) -> Script[None]:
    """Everybody asked answers unseen; silence is a pass [BSA-RCT-04, BSA-RCT-05, BSA-RCT-06].

    With `speed` the first declaration ends the round 300 ms later; who has not been heard by then is not silent
    [BSA-RCT-11].
    """
    while asked:
        declared = any(type(answer) is UseTool for answer in answers.values())
        race = declared and m.options.tool_priority == "speed"
        options = {seat: {PASS, *legal[seat]} for seat in asked}
        given = yield Question("react", tuple(asked), options, race=race)
        if given.seat is None:
            for seat in asked:
                m.players[seat].silent |= not race
            return
        if type(given.choice) is SetIntent:  # answers instantly, if this seat has not answered [BSA-RCT-14]
            answer = _intent_answer(m, given.seat, legal[given.seat], wire, why) if given.seat in asked else None
        else:
            answer = given.choice
        if answer is not None:
            answers[given.seat] = answer
            asked.remove(given.seat)


def _resolve_round(
    m: Table, window: str, wire: str, declared: dict[int, UseTool], why: dict[int, SetIntent]
) -> Script[None]:
    """In roll call order, the order fixed and all published before the first is resolved [BSA-RCT-08]."""
    order = m.roll_call(declared)
    for seat in order:
        m.says(ToolDeclared(seat, declared[seat].tool, declared[seat], window))
    for place, seat in enumerate(order):
        use = declared[seat]
        if place and use not in uses(m, seat, window, wire):  # [BSA-RCT-09]
            m.says(ToolFizzled(seat, use.tool))
            continue
        if place and seat not in why:  # [BSA-RCT-10]
            answer = yield from follow_up(m, seat, "confirm_tool", {Proceed(), Withdraw()}, Proceed(), "confirm")
            if answer == Withdraw():
                m.says(ToolWithdrawn(seat, use.tool))
                continue
        bury_from = why[seat].bury_from_main if seat in why else None
        yield from resolve(m, seat, use, wire, bury_from)
