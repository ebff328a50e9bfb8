"""Players that know no game: they see a view, and choose."""

from .uniform import RandomBot

__all__ = ["RandomBot"]
