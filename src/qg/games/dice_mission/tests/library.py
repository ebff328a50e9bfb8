"""What the tests take of Python, its libraries and the kernel, under the names by which everybody knows it."""

import json
import random
import re
import tomllib
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, wraps
from importlib import resources
from itertools import combinations, combinations_with_replacement, pairwise, permutations, product
from pathlib import Path
from typing import Any, Literal

import msgspec

from qg.kernel import Bot, DataError, Event, Illegal, Moment, OptionError, Preset, derive_key, draw
from qg.kernel.conduct.state import Word
from qg.kernel.game import plain
from qg.kernel.record import Input, apply

__all__ = ["Any", "Callable", "Counter", "Generator", "Iterable", "Iterator", "Literal", "Mapping", "Path", "Sequence"]
__all__ += ["cache", "combinations", "combinations_with_replacement", "dataclass", "deque", "field", "json", "msgspec"]
__all__ += ["pairwise", "permutations", "product", "random", "re", "resources", "tomllib", "wraps"]
__all__ += ["Bot", "DataError", "Event", "Illegal", "Input", "Moment", "OptionError", "Preset", "Word", "apply"]
__all__ += ["derive_key", "draw", "plain"]
