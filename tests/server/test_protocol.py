"""docs/protocol.md shows every message, and its examples are what the room would read and say."""

import re
from typing import get_args

from qg.server import documents, messages
from qg.server.follow import Follower
from qg.words import Message

from .prelude import *

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
KINDS: dict[str, Any] = {
    "client": messages.ClientMessage,
    "line": Message,
    "problem": documents.Problem,
    "new_table": documents.NewTable,
}


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_is_understood(kind: str, text: str) -> None:
    if kind == "server":
        check_server_message(msgspec.json.decode(text))
    else:
        msgspec.json.decode(text, type=KINDS[kind])


def check_server_message(example: dict[str, Any]) -> None:
    """An outgoing message has exactly the fields of its type, and so have its parts."""
    (kind,) = (one for one in get_args(messages.ServerMessage) if one.__struct_config__.tag == example["type"])
    left_out = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    assert {"type", *kind.__struct_fields__} - left_out <= set(example) <= {"type", *kind.__struct_fields__}
    for moment in example.get("moments", ()):
        assert set(moment) <= set(messages.MomentTold.__struct_fields__)
    if "lobby" in example:
        assert set(example["lobby"]) == set(messages.Lobby.__struct_fields__)
    if kind is messages.Sync and example["scene"]:
        assert set(example["scene"]) == set(messages.Scene.__struct_fields__)
        assert set(example["scene"]["view"]) == set(View.__struct_fields__)


def test_the_examples_of_updates_can_be_folded() -> None:
    """One after the other, from the sync before them."""
    said = [msgspec.json.decode(text) for kind, text in EXAMPLES if kind == "server"]
    client = Follower()
    for message in said:
        if message["type"] in ("sync", "update", "lobby_changed", "chatted"):
            client.take(message)
    assert client.scene is not None and client.scene["bot_controlled"] == [1]
    assert client.scene["view"]["board"] == {"bomb": "I", "turn": 1, "locked": [0]} and client.n == 8
    assert client.scene["view"]["options"] == [{"type": "unlock"}]


def test_every_kind_of_message_has_its_example() -> None:
    shown = {
        kind: {msgspec.json.decode(text).get("type") for k, text in EXAMPLES if k == kind}
        for kind in ("client", "server")
    }
    assert shown["client"] == tags(messages.ClientMessage)
    assert shown["server"] == tags(messages.ServerMessage)
