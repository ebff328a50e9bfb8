"""Chance that can be checked: a keyed hash in counter mode.

The key is derived from the table's secret seed and from what each person added. Word number `c` of the stream is the
32-bit word `c % 16` (little endian) of BLAKE2b-512 over the 8-byte little-endian number `c // 16`, keyed with that key.
A draw takes the next word that favours no outcome. Once the seed is known anyone can compute every draw again. The
state holds key and counter (and in tests a script), so copies are free.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

import msgspec

from .scratch import Scratch

X = TypeVar("X")

WORDS_A_BLOCK = 16
_unpack = struct.Struct("<16I").unpack
_RANGE = 1 << 32


def commitment(seed: str) -> str:
    """What is published before the first roll: it binds the seed without telling it."""
    return sha256(seed.encode()).hexdigest()


def derive_key(seed: str, entropy: Iterable[str] = ()) -> bytes:
    """The table's key, from the secret seed and each person's addition, each part prefixed by its length."""
    mix = blake2b(digest_size=32, person=b"qg table key")
    for part in (seed, *entropy):
        raw = part.encode()
        mix.update(len(raw).to_bytes(8, "little") + raw)
    return mix.digest()


def block(key: bytes, index: int) -> tuple[int, ...]:
    """Sixteen words of the stream."""
    return _unpack(blake2b(index.to_bytes(8, "little"), key=key).digest())


class Chance(msgspec.Struct, kw_only=True, eq=False):
    """The part of a table that draws. `script` holds outcomes that tests and tutorials want first."""

    key: bytes = b""
    counter: int = 0
    script: tuple[int, ...] = ()
    scratch: Scratch = msgspec.field(default_factory=Scratch)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; words that would favour some are thrown away."""
        assert 0 < n <= _RANGE, f"no draw below {n}"
        scratch = self.scratch
        if self.script:
            value, self.script = self.script[0], self.script[1:]
            assert 0 <= value < n, f"scripted {value} for a draw below {n}"
        else:
            word = fair = _RANGE - _RANGE % n
            while word >= fair:
                index, place = self.counter // WORDS_A_BLOCK, self.counter % WORDS_A_BLOCK
                self.counter += 1
                if scratch.block_index != index:
                    scratch.block_index, scratch.block = index, block(self.key, index)
                word = scratch.block[place]
            value = word % n
        if scratch.draws is not None:
            scratch.draws.append((n, value))
        return value

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[X]) -> X:
        """One of them."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[X]) -> tuple[X, ...]:
        """Fisher and Yates, from the last place down."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)
