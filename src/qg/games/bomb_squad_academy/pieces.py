"""What fields name: wires, cards, tools, sensors, by the ids of the data."""

from __future__ import annotations

from typing import Annotated, Literal

from qg.kernel import PieceTerms as Room
from qg.kernel import SeatNo, piece

BombId = Annotated[str, piece("bomb")]
CardId = Annotated[str, piece("card")]
FaceId = Annotated[str, piece("face")]
"""Of a tile."""
SensorId = Annotated[str, piece("sensor")]
Side = Annotated[Literal["left", "right"], piece("side")]
SourceId = Annotated[str, piece("source")]
"""Where points come from."""
ToolId = Annotated[str, piece("tool")]
Who = SeatNo | Literal["instructor"]
"""The Instructor sits among the players."""
WindowId = Annotated[str, piece("window")]
WireId = Annotated[str, piece("wire")]


class Terms(Room, total=False):
    """What the arguments of phrases and refusals name."""

    wire: WireId | None
    wires: tuple[WireId, ...]
    side: Side | None
    sensor: SensorId
    card: CardId
    cards: tuple[CardId, ...]
    tool: ToolId
    tools: tuple[ToolId, ...]
    bomb: BombId
