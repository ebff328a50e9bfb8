"""What the tests take of Python, its libraries and the kernel, under the names by which everybody knows it."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, permutations, product
from pathlib import Path
from typing import Any

import msgspec

from qg.kernel import Bot, DataError, Event, Illegal, OptionError, Preset, Seat, Told, draw
from qg.kernel.conduct.state import Word
from qg.kernel.game import plain
from qg.kernel.record import apply

__all__ = ["Any", "Callable", "Counter", "Iterable", "Iterator", "Mapping", "Path", "Sequence", "cache", "combinations"]
__all__ += ["combinations_with_replacement", "dataclass", "field", "json", "msgspec", "pairwise", "permutations"]
__all__ += ["product", "random", "re"]
__all__ += ["Bot", "DataError", "Event", "Illegal", "OptionError", "Preset", "Seat", "Told", "Word", "apply", "draw"]
__all__ += ["plain"]
