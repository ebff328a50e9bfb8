"""One turn of an agent: travel, Q, fights, debriefing, abandoning, the next mission (3.6 to 3.16)."""

from .endings import *


def take_turn(t: Table, seat: int) -> Course:
    """Exactly one action, and everything that follows from it [MS-TURN-02, MS-TURN-07]."""
    agent = t.agents[seat]
    agent.turns += 1
    t.tell("turn_started", seat=seat, first_turn=agent.first_turn, bound=agent.bound)
    if agent.status == "recovering":  # a turn in hospital [MS-VAR-02]
        agent.status = "active"
        t.tell("recovered", seat=seat)
    elif agent.flight:
        yield from fly_on(t, seat)
    elif not agent.mission:
        yield from next_mission(t, seat)
    else:
        yield from act(t, seat)


def act(t: Table, seat: int) -> Course:
    """One action; who is bound by a fight rolls again or gives up [MS-ENG-09]."""
    agent = t.agents[seat]
    if agent.bound:
        bound = {("roll",), ("abandon",)}
        _, (what, *parts) = yield Question("continue_fight", (seat,), lambda _: bound, lambda _: ("roll",))
    else:
        _, (what, *parts) = yield Question(
            "turn_action", (seat,), lambda _: actions(agent), lambda _: late_action(agent)
        )
    agent.first_turn = False  # he has had it
    match what:
        case "step":
            yield from step(t, seat, *parts)
        case "board_flight":
            board(t, seat, *parts)
        case "express":
            yield from express(t, seat, *parts)
        case "engage" | "roll":
            yield from fight(t, seat)
        case "q_roll":
            roll_q(t, seat, *parts)
        case "hold":
            t.tell("held", seat=seat, place=agent.place)
        case "abandon":
            yield from abandon(t, seat)
    yield from report_if_home(t, seat)


def actions(agent: Agent) -> set[Said]:
    """What an agent on a place, with a mission and not bound, may do (section 5)."""
    found: set[Said] = {("hold",), ("abandon",)}
    if not agent.first_turn and not agent.is_held_by_q:  # [MS-TURN-05, MS-Q-06]
        found |= {("step", to) for to in LINES[agent.place]}
        found |= {("board_flight", to) for to in FLIGHTS[agent.place]}
        found |= {("express", to) for to, link in LINKS[agent.place].items() if link.cost <= agent.q[TRANSPORT]}
    if agent.sees_q:
        found |= {("q_roll", die) for die in Q_DICE}
    if agent.is_there and agent.current.pays is not None:
        found.add(("engage",))
    return found


def late_action(agent: Agent) -> Said:
    """Silence: it never travels, abandons, or starts a fight that can be lost (section 5)."""
    wanted = agent.current.pays
    if agent.is_held_by_q:
        return ("q_roll", "yellow")
    if wanted is not None and agent.q[wanted] < 3 and agent.sees_q:
        return ("q_roll", ("red", "yellow")[wanted])
    if wanted is not None and agent.q[wanted] >= 3 and agent.is_there:
        return ("engage",)
    return ("hold",)


# -- travel -----------------------------------------------------------------------------------------------------------


def step(t: Table, seat: int, to: str) -> Course:
    """Along a coloured line [MS-MOV-01]."""
    agent = t.agents[seat]
    line = LINES[agent.place][to]
    t.leave_place(seat)
    t.tell("stepped", **{"from": agent.place}, seat=seat, to=to, route=line.id, element=line.element)
    agent.place = to
    yield from arrive(t, seat)


def express(t: Table, seat: int, to: str) -> Course:
    """Along a Q link; the points are handed over on departure [MS-EXP-02]."""
    agent = t.agents[seat]
    link = LINKS[agent.place][to]
    handed = change_of_cards(agent.q[TRANSPORT], link.cost)
    t.leave_place(seat)
    t.tell(
        "express_taken",
        **{"from": agent.place},
        **handed,
        seat=seat,
        to=to,
        express=link.id,
        element=link.element,
        cost=link.cost,
    )
    agent.q[TRANSPORT] -= link.cost
    agent.spent += link.cost
    agent.express += 1
    agent.place = to
    yield from arrive(t, seat)


def board(t: Table, seat: int, to: str) -> None:
    """By public flight; the turn of boarding is the first [MS-TRN-01, MS-TRN-02]."""
    agent = t.agents[seat]
    flight = FLIGHTS[agent.place][to]
    t.leave_place(seat)
    t.tell("flight_boarded", **{"from": agent.place}, seat=seat, to=to, transit=flight.id, turns=flight.turns)
    agent.flight = {"origin": agent.place, "to": to, "done": 1, "total": flight.turns}
    agent.place = ""


def fly_on(t: Table, seat: int) -> Course:
    """He decides nothing under way, and lands in the last turn of the flight [MS-TRN-03, MS-TRN-04]."""
    agent = t.agents[seat]
    flight = agent.flight
    assert flight is not None
    flight["done"] += 1
    if flight["done"] < flight["total"]:
        t.tell("flight_advanced", seat=seat, done=flight["done"], total=flight["total"])
        return
    agent.flight, agent.place = None, flight["to"]
    t.tell("flight_landed", seat=seat, to=agent.place)
    yield from arrive(t, seat)
    yield from report_if_home(t, seat)


def arrive(t: Table, seat: int) -> Course:
    """At the place of the current stage [MS-MOV-04, MS-EXP-06, MS-TRN-04]."""
    agent = t.agents[seat]
    if not agent.is_there:
        return
    wanted = agent.current.pays
    if wanted is None:
        return t.come_to_q(seat)
    both = {("engage",), ("hold_off",)}
    late = ("engage",) if agent.q[wanted] >= 3 else ("hold_off",)
    _, (what,) = yield Question("engage_on_arrival", (seat,), lambda _: both, lambda _: late)
    if what == "engage":
        yield from fight(t, seat)
    else:
        t.tell("held_off", seat=seat, place=agent.place)


# -- Q ----------------------------------------------------------------------------------------------------------------


def roll_q(t: Table, seat: int, die: str) -> None:
    """As many points as the die shows; what a Q stage imposes comes from the yellow die there [MS-Q-01, MS-MIS-10]."""
    agent, kind = t.agents[seat], Q_DICE[die]
    value = t.comes(f"the {die} die", lambda value: value in Q_FACES)
    agent.q[kind] += value
    t.tell("q_rolled", seat=seat, die=die, value=value, holding=agent.q[kind])
    if kind == EQUIPMENT and agent.is_held_by_q:
        agent.obtained += value
        t.tell("imposed_progress", seat=seat, obtained=agent.obtained, required=agent.current.imposed)
        if agent.obtained >= agent.current.imposed:
            t.complete_stage(seat)


# -- fights -----------------------------------------------------------------------------------------------------------


def fight(t: Table, seat: int) -> Course:
    """One roll of white and black [MS-ENG-02, MS-ENG-11]."""
    agent = t.agents[seat]
    wanted = agent.current.pays
    assert wanted is not None
    if not agent.bound:
        against = t.adversary(seat)
        t.tell(
            "engaged",
            seat=seat,
            stage=agent.stage,
            stage_type=agent.current.type,
            adversary=against,
        )
    yield from wait_for_the_die(t, seat)
    white, black = t.comes("white and black", lambda dice: dice[0] in STARS and dice[1] in SKULLS)
    agent.fights += 1
    agent.rolls += 1
    if white > black:
        win(t, seat)
    elif white == black:
        yield from tie(t, seat, wanted)
    elif agent.q[wanted] > black - white:  # the difference plus one, of this type only [MS-ENG-05, MS-ENG-07]
        pay(t, seat, wanted, black - white + 1, "deficit")
        win(t, seat)
    else:
        lose_fight(t, seat, wanted, black - white + 1)


def wait_for_the_die(t: Table, seat: int) -> Course:
    """A person at the table may tap his die; a bot and the software never wait [MS-OPT-09, MS-CE-08]."""
    holder = t.adversary(seat)
    if t.options["black_die"] == "tap" and holder is not None and t.people[holder] and holder not in t.away:
        yield Question("tap_black_die", (holder,), lambda _: {("tap",)}, lambda _: ("tap",), timer="tap")


def tie(t: Table, seat: int, wanted: int) -> Course:
    """One point and he has won, or the fight goes on; without a point there is nothing to choose [MS-ENG-04]."""
    agent = t.agents[seat]
    t.tell("fight_tied", seat=seat, q=TYPES[wanted], held=agent.q[wanted])
    what = "fight_on"
    if agent.q[wanted]:
        both = {("pay",), ("fight_on",)}
        _, (what,) = yield Question("tie_choice", (seat,), lambda _: both, lambda _: ("pay",))
    if what == "pay":
        pay(t, seat, wanted, 1, "tie")
        win(t, seat)
    else:
        agent.bound = True
        t.tell("fight_goes_on", seat=seat, rolls=agent.rolls)


def pay(t: Table, seat: int, kind: int, points: int, reason: str) -> None:
    """Back to Q, with change [MS-ENG-08, MS-Q-10]."""
    agent = t.agents[seat]
    handed = change_of_cards(agent.q[kind], points)
    t.tell("paid", **handed, seat=seat, q=TYPES[kind], points=points, reason=reason)
    agent.q[kind] -= points
    agent.spent += points


def win(t: Table, seat: int) -> None:
    """The stage is completed [MS-ENG-03, MS-MIS-08]."""
    agent = t.agents[seat]
    agent.bound, agent.rolls = False, 0
    t.tell("fight_won", seat=seat, stage=agent.stage)
    t.complete_stage(seat)


def lose_fight(t: Table, seat: int, kind: int, cost: int) -> None:
    """He cannot pay in full: out, or to hospital without any Q points [MS-ENG-06, MS-VAR-01]."""
    agent = t.agents[seat]
    due = {"seat": seat, "q": TYPES[kind], "cost": cost, "held": agent.q[kind]}
    if t.options["elimination"] == "permanent":
        t.tell("eliminated", **due)
        lose_agent(t, seat)
    else:
        t.leave_place(seat)
        t.tell("hospitalised", **due, lost=t.lose_points(seat))
        agent.status, agent.place, agent.bound, agent.rolls = "recovering", LONDON, False, 0


# -- the end of a mission ---------------------------------------------------------------------------------------------


def report_if_home(t: Table, seat: int) -> Course:
    """The mission ends in the turn in which he is in London with the debriefing current [MS-DBF-01]."""
    agent = t.agents[seat]
    if agent.is_there and agent.current.type == "debriefing":
        yield from debrief(t, seat)


class Conversion:
    """So many points of each type, within those held and the ceiling [MS-DBF-03, MS-DBF-04, MS-DBF-05]."""

    def __init__(self, agent: Agent) -> None:
        self.held = list(agent.q)
        self.most = min(sum(agent.q), ceiling(agent.mission) // POINT)

    def __contains__(self, said: object) -> bool:
        match said:
            case ("convert_points", int(arms), int(equipment), int(transport)):
                within = [0 <= some <= held for some, held in zip((arms, equipment, transport), self.held, strict=True)]
                return all(within) and arms + equipment + transport <= self.most
        return False

    def proposed(self, missing: int, *, always_most: bool) -> Said:
        """The fewest that reach the target, else the most: equipment, then arms, then transport [MS-DBF-09]."""
        enough = -(-max(0, missing) // POINT)
        left = self.most if always_most or enough > self.most else enough
        taken = [0, 0, 0]
        for kind in (1, 0, 2):
            taken[kind] = min(left, self.held[kind])
            left -= taken[kind]
        return ("convert_points", *taken)


def debrief(t: Table, seat: int) -> Course:
    """Fields 7 to 16 are filled in; the total is compared after the conversion [MS-DBF-02, MS-DBF-09]."""
    agent = t.agents[seat]
    value = MISSIONS[agent.mission].value
    t.tell(
        "debriefed",
        seat=seat,
        mission=agent.mission,
        quantity=list(agent.q),
        worth=in_points(agent.q),
        bonus_cap=ceiling(agent.mission),
    )
    converted = [0, 0, 0]
    if any(agent.q):
        space = Conversion(agent)
        always_most = not t.is_solo and t.options["ending"] == "equal_turns"
        late = space.proposed(t.options["target"] - agent.total - value, always_most=always_most)
        _, (_, *converted) = yield Question("convert", (seat,), lambda _: space, lambda _: late)
    book(t, seat, converted)
    if agent.total >= t.options["target"]:
        return reach_target(t, seat)
    yield from next_mission(t, seat)


def book(t: Table, seat: int, converted: list[int]) -> None:
    """Fields 7 to 16; what is not converted is transferred [MS-DBF-06, MS-DBF-07, MS-DBF-10]."""
    agent = t.agents[seat]
    line = t.end_mission(seat, "accomplished")
    line.left, line.converted = list(agent.q), converted
    agent.q = [held - some for held, some in zip(agent.q, converted, strict=True)]
    agent.total, agent.status = line.total, "waiting"
    t.tell(
        "converted",
        seat=seat,
        points=converted,
        transferred=in_points(agent.q),
        converted=in_points(converted),
        converted_total=line.bonus,
        mission_score=line.score,
        bonus=line.bonus,
        carried=line.before,
        grand_total=line.total,
    )


def abandon(t: Table, seat: int) -> Course:
    """All Q points are lost, the grand total is kept [MS-ABN-02, MS-ABN-03]."""
    agent = t.agents[seat]
    t.leave_place(seat)
    t.tell("abandoned", seat=seat, mission=agent.mission, lost=t.lose_points(seat))
    t.end_mission(seat, "abandoned")
    agent.status, agent.place = "waiting", LONDON
    yield from next_mission(t, seat)


def next_mission(t: Table, seat: int) -> Course:
    """Any available mission but the last one, or waiting in London; or M draws [MS-NEW-02, MS-NEW-04, MS-OPT-08]."""
    agent = t.agents[seat]

    def free() -> list[str]:
        return [mission for mission in t.available if mission != agent.last_mission]

    def best() -> Said:
        return ("take_mission", max(free(), key=lambda mission: (MISSIONS[mission].value, -MISSIONS[mission].number)))

    if t.options["next_mission"] == "drawn":
        return t.give_mission(seat, t.comes("a mission drawn", lambda mission: mission in free()), "drawn")
    _, (what, *parts) = yield Question(
        "choose_mission",
        (seat,),
        lambda _: {("wait",), *(("take_mission", mission) for mission in free())},
        lambda _: best(),
    )
    if what == "wait":
        t.tell("waited", seat=seat)
    else:
        t.give_mission(seat, parts[0], "chosen")
