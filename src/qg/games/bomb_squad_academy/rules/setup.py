"""Setting up a bomb, its sensors and its tools (sections 4, 13 and 14)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from qg.kernel import AskOne, Illegal, rule

from ..choices import TakeTool
from ..data import ACTIONS, BONUS, DECKS, FACES, SENSORS, TOOLS, TRACK, WIRES
from ..events import BombStarted, PlacedSensor, SensorsPlaced, ToolLeft, ToolPicked, ToolsDisplayed
from ..state import Cut, Play, Sensor, State, Wire
from .points import roll_call


@rule("BSA-SET-06", "BSA-SET-07", "BSA-SET-08", "BSA-SET-09", "BSA-SET-10", "BSA-BMB-02", "BSA-BMB-03", "BSA-BMB-04")
def arm_bomb(t: State, bomb: str) -> None:
    """Decks and tiles are shuffled anew, detonators stand on 0, hands are full.

    [BSA-SET-06, BSA-SET-07, BSA-SET-08, BSA-SET-09, BSA-SET-10, BSA-BMB-02]

    Sensors and then tools come with bombs II and III only [BSA-BMB-03, BSA-BMB-04].
    """
    t.bomb, t.turn = bomb, 0
    decks = [t.shuffled(deck) for deck in DECKS]
    t.wires = tuple(Wire(deck, tiles=t.shuffled(faces)) for deck, faces in zip(decks, FACES, strict=True))
    t.cadets = tuple(
        replace(cadet, hand=ACTIONS, stack=(), is_wait_aside=False, points_before=cadet.score) for cadet in t.cadets
    )
    if t.instructor:
        t.instructor = replace(t.instructor, stack=())  # it takes all four cutters back [BSA-INS-09]
    t.sensors = ()
    clear_turn(t)
    t.emit(BombStarted, bomb, tuple(map(len, decks)), TRACK)
    if bomb in BONUS:
        t.then(place_sensors)
        t.then(draft_tools)


PLAY, CUT = Play(), Cut()


@rule("BSA-TL-05")
def clear_turn(t: State) -> None:
    """What held for the last turn only is void; pins last until the next turn begins [BSA-TL-05]."""
    t.plays = (PLAY,) * len(t.cadets)
    t.queue, t.ordering = (), False
    t.protected = t.flipped = t.lookers = ()
    t.cut = CUT
    if t.instructor:
        t.instructor = replace(t.instructor, card=None, wire=None)
    if t.sensors:
        t.sensors = tuple([Sensor(sensor.wire) for sensor in t.sensors])


@rule("BSA-SEN-01", "BSA-OPT-04")
def place_sensors(t: State) -> None:
    """The two sensors are put on two different wires at random, with the face of this bomb up.

    [BSA-SEN-01, BSA-OPT-04]
    """
    if t.opt.sensors == "off":
        return
    t.sensors = tuple([Sensor(wire) for wire in t.shuffled(WIRES)[:2]])
    t.emit(_placed, t)


def _placed(t: State) -> SensorsPlaced:
    assert t.bomb is not None
    faces = zip(SENSORS, t.sensors, BONUS[t.bomb], strict=True)
    return SensorsPlaced(tuple(PlacedSensor(name, sensor.wire, t.bomb, bonus) for name, sensor, bonus in faces))


# -- the tool draft ---------------------------------------------------------------------------------------------------


@rule("BSA-TOO-01", "BSA-TOO-02", "BSA-TOO-13")
def draft_tools(t: State) -> None:
    """n+1 tools are displayed; in roll call order (`points.roll_call`) each player takes one; one is left.

    [BSA-TOO-01, BSA-TOO-02, BSA-TOO-13]

    Tools not yet used are kept. Bots count, the Instructor does not.
    """
    if t.opt.tools == "off":
        return
    count = len(t.cadets) + 1
    t.display, t.tool_deck = t.tool_deck[:count], t.tool_deck[count:]
    forget_ranks(t)
    t.emit(ToolsDisplayed, t.display)
    for seat in roll_call(t, t.all_seats):
        t.then(offer_tool, seat)
    t.then(leave_tool)


@rule("BSA-TOO-04", "BSA-TOO-01")
def offer_tool(t: State, seat: int) -> None:
    """Taking a tool is compulsory; the best ranked one left is taken at once [BSA-TOO-04, BSA-TOO-01]."""
    ranked = best_ranked(t, seat)
    if ranked is not None:
        take_tool(t, seat, ranked)
    else:
        t.ask(PickTool(seat))


def best_ranked(t: State, seat: int) -> str | None:
    """The first displayed tool of a seat's ranking; a bot that keeps the seat minds none [QG-ABS-03]."""
    return (
        None if seat in t.bot_controlled else next((tool for tool in t.cadets[seat].ranks if tool in t.display), None)
    )


@lru_cache(4096)
def _takes(display: tuple[str, ...]) -> tuple[TakeTool, ...]:
    return tuple(TakeTool(tool) for tool in display)


class PickTool(AskOne[State, TakeTool], frozen=True):
    """A player takes one of the displayed tools; silence takes the lowest auto_rank left [BSA-TOO-01]."""

    rules = ("BSA-TOO-01",)
    timer = "pick_tool"
    lateness = "told"

    def default(self, t: State, seat: int) -> TakeTool:
        return TakeTool(min(t.display, key=lambda tool: TOOLS[tool].auto_rank))

    def options(self, t: State, seat: int) -> tuple[TakeTool, ...]:
        return _takes(t.display)

    def resolve(self, t: State, choice: TakeTool) -> None:
        take_tool(t, self.seat, choice.tool)

    def may(self, t: State, seat: int, choice: TakeTool) -> Illegal | None:
        return None if choice.tool in t.display else Illegal("not_displayed", "BSA-TOO-01", display=t.display)


@rule("BSA-TOO-03")
def take_tool(t: State, seat: int, tool: str) -> None:
    """The tool lies face up in front of its owner [BSA-TOO-03]."""
    t.display = tuple(other for other in t.display if other != tool)
    cadet = t.cadets[seat]
    t.put_cadet(seat, replace(cadet, tools=(*cadet.tools, tool)))
    t.emit(ToolPicked, seat, tool)


@rule("BSA-TOO-01")
def leave_tool(t: State) -> None:
    """The last tool is discarded for the rest of the game [BSA-TOO-01]."""
    t.tools_left += t.display
    for tool in t.display:
        t.emit(ToolLeft, tool)
    t.display = ()
    forget_ranks(t)


def forget_ranks(t: State) -> None:
    """A ranking is of the tools on display."""
    t.cadets = tuple([replace(cadet, ranks=()) for cadet in t.cadets])
