"""Code names: what may be one, and when two are the same (3.2 of the rules)."""

from __future__ import annotations

import unicodedata

LONGEST = 24


def trimmed(name: str) -> str:
    """Without spaces at both ends [MS-SET-07]."""
    return name.strip()


def folded(name: str) -> str:
    """Without regard to case and accents, as code names are compared [MS-SET-03]."""
    letters = unicodedata.normalize("NFKD", trimmed(name))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def reduced(name: str) -> str:
    """Without accents, spaces and punctuation, in lower case [MS-SET-05]."""
    return "".join(letter for letter in folded(name) if letter.isalnum())


def is_taboo(name: str) -> bool:
    """Nobody may call himself James Bond 007 [MS-SET-04, MS-SET-05]."""
    rest = reduced(name)
    return "007" in rest or "jamesbond" in rest or rest == "bond"


def is_code_name(name: str) -> bool:
    """1 to 24 characters that leave something when reduced, and not the name of names [MS-SET-04, MS-SET-07]."""
    return is_writable(name) and bool(reduced(name)) and not is_taboo(name)


def is_writable(name: str) -> bool:
    """1 to 24 characters, counted after trimming, each of which can be read on a sheet [MS-SET-07]."""
    return 1 <= len(trimmed(name)) <= LONGEST and trimmed(name).isprintable()
