"""What the rules for players say about one rule."""

from __future__ import annotations

import re

from qg.kernel import Refused


def about_rule(text: str, rule: str) -> str:
    """The paragraphs that name this rule: by its whole id, in capitals or not."""
    whole = re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-])", re.IGNORECASE)
    found = [part for part in text.split("\n") if whole.search(part)]
    if not rule or not found:
        raise Refused("unknown_rule", rule=rule)
    return "\n\n".join(found)
