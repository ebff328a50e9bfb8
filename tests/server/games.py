"""Games brought to where a test needs them."""

from __future__ import annotations

import random

from qg import catalog

from .conftest import Server
from .visitor import Tab, Visitor, play_on

BSA, MPP = "bomb-squad-academy", "mission-pas-possible"


async def on_mission(server: Server, person: Visitor, *, seats: int = 1, **options: object) -> tuple[str, Tab]:
    """A game of Mission Pas Possible of one person and bots, with its clock running."""
    code = await person.make(MPP, "now", seats=seats, options=options)
    tab = await person.join(code)
    await tab.until(lambda: tab.is_asked)
    await tab.answer({"type": "ready"})
    server.let_pass(code, 3.5)
    await tab.until(lambda: tab.view["board"]["running_since"] is not None)
    return code, tab


async def mission_over(server: Server, person: Visitor) -> tuple[str, Tab]:
    """One that was lost after a few waves, when time ran out."""
    code, tab = await on_mission(server, person, seats=2)
    await play_on(tab, random.Random(3), until=lambda: tab.n > 30)
    server.let_pass(code, 700)
    await tab.until(lambda: tab.lobby["phase"] == "over")
    return code, tab


async def any_over(person: Visitor, slug: str) -> tuple[str, Tab]:
    """A game of any title, with its options for a short one, played to its end."""
    game = catalog.load(slug)
    short = next((dict(preset.options) for preset in game.presets if preset.id == "short"), {})
    code = await person.make(slug, "now", seats=game.seat_counts[0], options=short)
    tab = await person.join(code)
    await tab.until(lambda: tab.scene)
    await play_on(tab, random.Random(4))
    return code, tab


async def exam_over(person: Visitor) -> tuple[str, Tab]:
    """A short game of Bomb Squad Academy, played to its end."""
    code = await person.make(BSA, "now", seats=2, options={"exam": "drill", "tempo": "untimed"})
    tab = await person.join(code)
    await tab.until(lambda: tab.scene)
    await play_on(tab, random.Random(4))
    return code, tab
