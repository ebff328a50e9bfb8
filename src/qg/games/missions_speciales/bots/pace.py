"""How long a bot seems to think, in milliseconds; the same at every level."""

UNASKED_MS = (200, 400)
"""For what nobody needs to think about."""
DICE_MS = 600
"""Before dice, so that people can follow (play.md, section 2)."""
OTHER_MS = (400, 900)
