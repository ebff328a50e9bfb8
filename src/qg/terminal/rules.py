"""What the rules for players say about one rule."""

from __future__ import annotations

import re

from qg.kernel import Refused

APART = re.compile(r"\n(?=\s*(?:[-*#|>]|\d+\.)\s)|\n\s*\n")
"""Between two paragraphs, items, rows or headings; other lines go on with what came before."""


def about_rule(text: str, rule: str) -> str:
    """The paragraphs that name this rule: by its whole id, in capitals or not."""
    whole = re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-])", re.IGNORECASE)
    found = [part for part in APART.split(text) if whole.search(part)]
    if not rule or not found:
        raise Refused("unknown_rule", rule=rule)
    return "\n\n".join(found)
