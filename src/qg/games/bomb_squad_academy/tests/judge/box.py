"""The box as the second judge reads it: straight from the data files, past everything the engine makes of them."""

import tomllib
from pathlib import Path
from typing import Any

_DATA = Path(__file__).parents[2] / "data"


def _read(file: str, key: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((_DATA / f"{file}.toml").read_text("utf-8"))[key]
    return entries


Face = tuple[int, int]
"""Main value and chain value of a wire card [BSA-CMP-02]."""

WIRES = ("green", "blue", "red", "yellow")
"""From left to right, which is also the order of resolution [BSA-GEN-05]."""
CARDS = ("wait", *WIRES, "chicken")
"""One set of action cards [BSA-CMP-04]."""
TRACK = {wire["id"]: int(wire["track_length"]) for wire in _read("wires", "wire")}
BACK: dict[str, tuple[int, ...]] = {wire["id"]: tuple(wire["back"]) for wire in _read("wires", "wire")}
"""The main values of the whole deck, on the back of each of its cards [BSA-CMP-03]."""
DECK: dict[str, dict[str, Face]] = {
    wire: {card["id"]: (card["main"], card["chain"]) for card in _read("wires", "card") if card["wire"] == wire}
    for wire in WIRES
}
TOOLS = {tool["id"]: tool for tool in _read("tools", "tool")}
SENSORS = {sensor["id"]: sensor for sensor in _read("sensors", "sensor")}
BOMBS = {"full": ("I", "II", "III"), "express": ("II", "III"), "drill": ("I",)}
"""The bombs of each exam [BSA-OPT-02]."""


def beside(wire: str, side: str) -> str:
    """The neighbour of a wire; the row closes into a ring [BSA-GEN-06]."""
    step = 1 if side == "right" else -1
    return WIRES[(WIRES.index(wire) + step) % 4]


def tool_deck(tools: str, sensors: str) -> set[str]:
    """`friendly` leaves the aggressive tools out; without sensors there is no Magnet [BSA-OPT-03, BSA-OPT-04]."""
    return {
        tool
        for tool, card in TOOLS.items()
        if not (tools == "friendly" and card["aggressive"]) and not (sensors == "off" and tool == "magnet")
    }
