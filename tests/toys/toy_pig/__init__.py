"""The toy of the kernel's tests as a game's folder: rules and words, and not a line anywhere else."""

from tests.kernel.toy import GAME

__all__ = ["GAME"]
