"""The rookie: sees its own cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from qg.kernel import draw

from ..choices import Lose, Mixes, Pick
from ..claims import with_reservations
from ..state import empty_bomb
from ..worth import expected_dice
from .calls import stuck
from .pace import THINKS
from .player import Player, content
from .table import Seen, claims_in, gain, own_seat


class Rookie(Player):
    """Looks at its own cards only: its best move by E, one time in four any sound one; never yields a die."""

    thinks = THINKS["rookie"]
    yields = False

    def from_space(self, options: Any, rng: random.Random) -> Any:
        """A mix is as it comes."""
        return draw(options, rng) if isinstance(options, Mixes) else super().from_space(options, rng)

    def claim(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Any:
        """Its best sound move while it has quota; then it locks. It never moves what it has reserved."""
        board, seat = view.board, own_seat(view)
        hand = with_reservations(board.hands[seat], board.reserved[seat])
        scored = [(gain(board, hand, choice), choice) for choice in claims_in(options)]
        sound = [(worth, choice) for worth, choice in scored if worth is not None]
        if not sound:
            return content(options)
        if rng.random() < 0.25:
            return rng.choice(sound)[1]
        return max(sound, key=lambda one: one[0])[1]

    def pick(self, view: Seen, options: Sequence[Any], rng: random.Random) -> Pick:
        """Half the time any card, else the one that needs the fewest dice."""
        picks = [choice for choice in options if isinstance(choice, Pick)]
        if rng.random() < 0.5:
            return rng.choice(picks)
        return min(picks, key=lambda pick: expected_dice(empty_bomb(pick.card)))

    def lose(self, view: Seen, options: Sequence[Lose], rng: random.Random) -> Lose:
        """Any die."""
        return rng.choice(options)

    def remark(self, view: Seen, rng: random.Random) -> Any:
        """Tells when it is stuck."""
        return self.voice.say(view, stuck(view))
