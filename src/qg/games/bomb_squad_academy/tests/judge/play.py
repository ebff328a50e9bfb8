"""Random games under the eyes of both judges. This is the only place where the second judge touches the engine."""

import random
from collections.abc import Collection, Sequence

from qg.games.bomb_squad_academy import GAME
from qg.games.bomb_squad_academy.state import State as Engine
from qg.games.bomb_squad_academy.tests.judge.prelude import *
from qg.games.bomb_squad_academy.tests.judge.referee import judge
from qg.kernel import Illegal, Moment, OptionError


def play(seed: int) -> list[str]:
    """One random game, judged from beginning to end; the tools that were used."""
    rng = random.Random(seed)
    n, options = _table(rng)
    inputs = 0
    t, told = GAME.open_table(n, options, seed=f"judge {seed}")
    m = Table(GAME.view(t, None).opt, n)
    script = judge(m)
    try:
        m.told.extend((each.event, each.to) for each in told)
        question = next(script)
        while True:
            _compare(m, t, question, rng)
            given, told = _go_on(m, t, question, rng)
            inputs += 1
            m.told.extend((each.event, each.to) for each in told)
            question = script.send(given)
    except StopIteration:
        _compare_end(m, t)
    except Disagreement as found:
        raise Disagreement(f"game {seed}: {n} seats, {options}, input {inputs}: {found}") from None
    return [tool for player in m.players for tool in player.used]


def _table(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Any number of seats and any options that go together."""
    while True:
        n = rng.randint(2, 5)
        options = {o.id: rng.choice(o.values) for o in GAME.options if o.values and rng.random() < 0.4}
        options |= {"exam": rng.choice(("full", "express", "express", "drill")), "pause": "none"}
        options["tempo"] = rng.choice(("live", "relaxed", "days", "untimed"))
        try:
            GAME.new(n, options, seed="options")
        except OptionError:
            continue
        return n, options


# -- what is compared -------------------------------------------------------------------------------------------------


def _compare(m: Table, t: Engine, question: Question, rng: random.Random) -> None:
    """The question, whom it waits for, what each seat may answer; and everything that lies on the table."""
    m.agree("nothing more to be told", [], list(m.told))
    asked = t.decision(None)
    m.agree("the question", question.kind, asked.kind if asked else "none: the game is over")
    m.agree(f"whom {question.kind} waits for", tuple(sorted(question.waiting)), tuple(sorted(t.waiting)))
    for seat in range(m.n):
        _same_options(
            m, f"what seat {seat} may answer to {question.kind}", question.options.get(seat, ()), t.options(seat)
        )
        own = m.players[seat].tools
        for tool in rng.sample(list(TOOLS), 3):
            m.agree(f"an intent of {seat} for {tool}", tool in own, SetIntent(tool, "hold") in t.standing(seat))
    _compare_board(m, GAME.view(t, None).board)


def _same_options(m: Table, what: str, expected: Collection[Any], found: Any) -> None:
    """In whatever order; what one allows and the other does not is named."""
    m.agree(f"besides what both allow, {what}", set(expected) - set(found), set(found) - set(expected))


def _compare_board(m: Table, board: Any) -> None:
    """What everybody sees."""
    for name, expected in _board(m).items():
        m.agree(name, expected, getattr(board, name))


def _board(m: Table) -> dict[str, Any]:
    """The table in the words of the board: wires by number, players by seat."""
    wires, players = list(m.wires.values()), m.players
    return {
        "bomb": m.bomb,
        "turn": m.turn,
        "badges": tuple(p.badge for p in players),
        "score": tuple(p.score for p in players),
        "sources": tuple(tuple(p.points.values()) for p in players),
        "per_bomb": tuple(zip(*(p.per_bomb for p in players), strict=True)),
        "bombs": tuple(m.bombs),
        "explosions": tuple(p.explosions for p in players),
        "tools": tuple(tuple(p.tools) for p in players),
        "tools_used": tuple(tuple(p.used) for p in players),
        "tools_left": tuple(m.left),
        "display": tuple(m.display),
        "deck_sizes": tuple(len(w.deck) for w in wires),
        "rows": tuple(tuple(w.row) for w in wires),
        "position": tuple(w.position for w in wires),
        "shift": tuple(w.shift for w in wires),
        "turned": tuple(w.turned for w in wires),
        "tiles": tuple((*w.tiles[: w.turned], *(None,) * len(w.hidden)) for w in wires),
        "sensors": tuple(WIRES.index(w) for w in m.sensors.values()),
        "hands": tuple(tuple(card for card in CARDS if card in p.hand) for p in players),
        "stacks": tuple(tuple(p.stack) for p in players),
        "instructor": m.has_instructor,
        "instructor_stack": tuple(m.instructor_stack),
        "protected": tuple(w.protected for w in wires),
        "cut": tuple(w.cut for w in wires),
    }


def _compare_end(m: Table, t: Engine) -> None:
    """The judge has read to the end; so must the engine have."""
    m.agree("nothing more to be told", [], list(m.told))
    if t.outcome is None:
        raise Disagreement("the judge has read to the end; the engine plays on")
    m.agree("the final scores", tuple(player.score for player in m.players), t.outcome.scores)
    ranks = tuple(1 + sum(other.score > player.score for other in m.players) for player in m.players)
    m.agree("the final ranks", ranks, t.outcome.ranks)


# -- what is played ---------------------------------------------------------------------------------------------------


def _go_on(m: Table, t: Engine, question: Question, rng: random.Random) -> tuple[Given, list[Moment]]:
    """An answer, an intent or a ranking, or the end of the time."""
    if _is_late(m, t, question, rng):
        assert t.due is not None
        return Given(None), t.time_up(t.due)
    seat = rng.randrange(m.n)
    choice = _left_word(m, seat, question, rng) if rng.random() < 0.06 else None
    if choice is None:
        seat = rng.choice(question.waiting if rng.random() < 0.9 else list(question.options))
        choice = _choice(sorted(question.options[seat], key=repr), rng)
    try:
        return Given(seat, choice), t.answer(seat, choice)
    except Illegal as refusal:
        raise Disagreement(f"the judge lets seat {seat} answer {choice}; the engine refuses: {refusal}") from None


def _is_late(m: Table, t: Engine, question: Question, rng: random.Random) -> bool:
    """Now and then; but two late turns of a seat in a row are absence, which is no business of the booklet."""
    if not question.timed or t.due is None or any(player.late_before and not player.locked for player in m.players):
        return False
    return rng.random() < (0.4 if question.race else 0.03)


def _choice(options: list[Any], rng: random.Random) -> Any:
    """Tools are used more often than chance would have it, and cards changed less often."""
    tools = [choice for choice in options if type(choice) is UseTool]
    if tools and rng.random() < 0.5:
        tool = rng.choice(sorted({choice.tool for choice in tools}))
        return rng.choice([choice for choice in tools if choice.tool == tool])
    kinds = sorted({type(choice).__name__ for choice in options if type(choice) is not UseTool})
    kind = rng.choice(kinds)
    return rng.choice([choice for choice in options if type(choice).__name__ == kind])


def _left_word(m: Table, seat: int, question: Question, rng: random.Random) -> SetIntent | RankTools | None:
    """An intent for an own tool, or a ranking while tools are drafted and one's turn is still to come."""
    if question.kind == "pick_tool" and seat in question.waiting:
        return RankTools(tuple(rng.sample(m.display, rng.randint(0, len(m.display)))))
    if not m.players[seat].tools:
        return None
    tool = rng.choice(m.players[seat].tools)
    names = [auto.partition("(") for auto in TOOLS[tool]["auto"]]
    automatic = {name: [part.strip() for part in rest.rstrip(")").split(",") if part] for name, _, rest in names}
    use = rng.choice(["ask", "hold", "hold_turn", *automatic, *automatic])
    values: dict[str, Sequence[Any]] = {"wire": WIRES, "hand_card": CARDS, "side": ("left", "right")}
    intent = SetIntent(tool, use, **{name: rng.choice(values.get(name, range(8))) for name in automatic.get(use, ())})
    assert is_intent(intent)
    return intent
