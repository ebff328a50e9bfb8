"""Plain values in few signs, as a person writes them: `deck [12 3 7] | position 2 | chief {seat 1}`.

A word stands for itself, unless it is a number, true, false or - (nothing); any other text is in quotes, as in JSON. A
list is in square brackets, a struct in braces: names and values, with bars between them. A line that holds one struct
leaves its braces out. What follows a # is for the reader.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec

TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|([\[\]{}|])|([^\s\[\]{}|"#]+)|(#.*)|$)')
WORD = re.compile(r'[^\s\[\]{}|"#]+')
NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})(\.[0-9]+)?([eE][-+]?[0-9]+)?")
NAMED = {"-": None, "true": True, "false": False}

Tokens = deque[tuple[str, Any]]
"""Each is a sign and None, or "" and a value."""


def write(value: Any) -> str:
    """A value, or a struct without its braces, as it stands in a line."""
    return _pairs(value) if isinstance(value, dict) and value else _told(value)


def read(text: str) -> Any:
    """What a line says; a ValueError says why it says nothing."""
    tokens = _tokens(text)
    rest = tokens.copy()
    value = _value(rest)
    return _struct(tokens, "") if rest else value


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + _pairs(value) + "}"
    if isinstance(value, list):
        return "[" + " ".join(map(_told, value)) + "]"
    if value is None:
        return "-"
    if isinstance(value, str) and WORD.fullmatch(value) and _meant(value) == value:
        return value
    return msgspec.json.encode(value).decode()


def _pairs(struct: Mapping[str, Any]) -> str:
    return " | ".join(f"{_told(name)} {_told(value)}" for name, value in struct.items())


def _meant(word: str) -> Any:
    if word in NAMED:
        return NAMED[word]
    return msgspec.json.decode(word) if NUMBER.fullmatch(word) else word


def _tokens(text: str) -> Tokens:
    found: Tokens = deque()
    place = 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            raise ValueError("a quotation mark is missing")
        quoted, sign, word, _ = match.groups()
        if sign:
            found.append((sign, None))
        elif quoted or word:
            found.append(("", msgspec.json.decode(quoted) if quoted else _meant(word)))
        place = match.end()
    return found


def _value(tokens: Tokens) -> Any:
    sign, value = _next(tokens)
    if sign == "[":
        return _list(tokens)
    if sign == "{":
        return _struct(tokens, "}")
    if sign:
        raise ValueError(f"a value is missing before {sign}")
    return value


def _list(tokens: Tokens) -> list[Any]:
    found = []
    while tokens and tokens[0][0] != "]":
        found.append(_value(tokens))
    _next(tokens)
    return found


def _struct(tokens: Tokens, end: str) -> dict[str, Any]:
    """Names and values up to the brace; "": up to the end of the line."""
    found: dict[str, Any] = {}
    sign = "|"
    if tokens and tokens[0][0] == end == "}":
        sign, _ = _next(tokens)
    while sign == "|":
        sign, name = _next(tokens)
        if sign or not isinstance(name, str):
            raise ValueError(f"a name is missing before {sign or name}")
        if name in found:
            raise ValueError(f"{name} is there twice")
        found[name] = _value(tokens)
        sign = _next(tokens)[0] if tokens or end else end
        if sign not in ("|", end) or (not sign and tokens):
            raise ValueError(f"a bar is missing after {name}")
    return found


def _next(tokens: Tokens) -> tuple[str, Any]:
    if not tokens:
        raise ValueError("the line ends too early")
    return tokens.popleft()
