"""Plain values in few signs."""

import re
from typing import Any

import pytest

from qg.kernel.notation import read, write


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (-3, "-3"),
        (None, "-"),
        (True, "true"),
        (1.5, "1.5"),
        ("red-01", "red-01"),
        ("2/1", "2/1"),
        ("", '""'),
        ("-", '"-"'),
        ("3", '"3"'),
        ("true", '"true"'),
        ("a b", '"a b"'),
        ('say "no" # now', '"say \\"no\\" # now"'),
        ("é\n", '"é\\n"'),
        ([], "[]"),
        ([1, "a", None, [2, []]], "[1 a - [2 []]]"),
        ({}, "{}"),
        ({"deck": [1], "row": {}}, "deck [1] | row {}"),
        ([{"a": 1, "b": {"c": "|"}}, {}], '[{a 1 | b {c "|"}} {}]'),
        ({"a b": "x"}, '"a b" x'),
        ({"3": 1}, '"3" 1'),
    ],
)
def test_a_value_is_written_shortly_and_read_again(value: Any, text: str) -> None:
    assert write(value) == text
    assert read(text) == value
    assert read(f"  {text}  # a remark") == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the line ends too early"),
        ("[1", "the line ends too early"),
        ("{a", "the line ends too early"),
        ("{a 1 | b 2", "the line ends too early"),
        ("a 1 |", "the line ends too early"),
        ("]", "a value is missing before ]"),
        ("a |", "a value is missing before |"),
        ("[a } 3]", "a value is missing before }"),
        ("1 2", "a name is missing before 1"),
        ("a 1 | | b 2", "a name is missing before |"),
        ("a 1 b 2", "a bar is missing after a"),
        ("a 1 }", "a bar is missing after a"),
        ("[{a 1 b}]", "a bar is missing after a"),
        ("a 1 | a 2", "a is there twice"),
        ('a "x', "a quotation mark is missing"),
    ],
)
def test_what_says_nothing_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)) as caught:
        read(text)
    assert str(caught.value) == reason
