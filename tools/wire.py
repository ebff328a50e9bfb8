"""Writes the TypeScript types of messages, views, choices and events from the Python types.

python -m tools.wire            write them anew
python -m tools.wire --check    fail if a file is not what would be written
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec

from qg import catalog
from qg.kernel import Game, View
from qg.server import documents, messages
from qg.words import SEAT_FIELDS, Said
from qg.words.talk import Brief

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
WIRE = WEB / "src" / "generated" / "wire.ts"
COMPILE = """
import { compile } from 'json-schema-to-typescript'
let raw = ''
for await (const part of process.stdin) raw += part
const style = { semi: false, singleQuote: true, printWidth: 120 }
const options = { bannerComment: '/* Made by tools/wire.py from the Python types. Do not edit. */', style,
                  additionalProperties: false, unreachableDefinitions: true }
const made = {}
for (const [file, schema] of Object.entries(JSON.parse(raw))) made[file] = await compile(schema, 'Everything', options)
process.stdout.write(JSON.stringify(made))
"""


def main() -> None:
    made = compile_all({str(path): schema for path, schema in schemas().items()})
    made[str(WIRE)] += f"/** Fields that name seats, each told by the name of whoever sits there. */\n{constant()}"
    stale = [path for path, text in made.items() if not Path(path).exists() or Path(path).read_text("utf-8") != text]
    if "--check" in sys.argv and stale:
        named = ", ".join(str(Path(path).relative_to(ROOT)) for path in stale)
        sys.exit(f"Types have drifted from Python: {named}. Run: python -m tools.wire")
    for path in stale:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(made[path], encoding="utf-8")


def constant() -> str:
    listed = ", ".join(f"'{field}'" for field in sorted(SEAT_FIELDS))
    return f"export const SEAT_FIELDS: readonly string[] = [{listed}]\n"


def schemas() -> dict[Path, dict[str, Any]]:
    """What goes into which file: the wire's own messages, and each game's types in its folder."""
    files = {WIRE: wire_schema()}
    for slug in catalog.games():
        if (catalog.folder_of(slug) / "ui").is_dir():  # a game without a board of its own needs none
            files[catalog.folder_of(slug) / "ui" / "types.ts"] = game_schema(catalog.load(slug))
    return files


def wire_schema() -> dict[str, Any]:
    kinds = [*vars(messages).values(), *vars(documents).values()]
    own = (messages.__name__, documents.__name__)
    structs = list(dict.fromkeys(kind for kind in kinds if isinstance(kind, type) and kind.__module__ in own))
    structs.append(Brief)
    named = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        "View": View[Any],
        "Said": Said,
    }
    return as_schema(named, structs)


def game_schema(game: Game[Any, Any]) -> dict[str, Any]:
    named = {
        "Board": game.board_type,
        "Choice": game.choices,
        "Event": reduce(or_, game.event_types),
        "Options": game.option_type,
        "Figures": game.figures_type,
    }
    return as_schema(named, [])


def as_schema(named: dict[str, Any], others: list[Any]) -> dict[str, Any]:
    """One schema whose definitions are these types and all they hold."""
    kinds = [*named.values(), *others]
    found, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for name, schema in zip(named, found, strict=False):
        if schema != {"$ref": f"#/$defs/{name}"} and f"{name}_Any_" not in components:
            components[name] = schema
    plain: dict[str, Any] = json.loads(json.dumps(components).replace("_Any_", ""))
    absent = {kind.__name__: may_be_absent(kind) for kind in others}
    return {"$defs": {name: titled(name, schema, absent.get(name, ())) for name, schema in plain.items()}}


def may_be_absent(kind: type[msgspec.Struct]) -> list[str]:
    """Fields that a message may leave out."""
    omits = kind.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(kind)
    return [field.encode_name for field in fields if field.default is msgspec.UNSET or (omits and not field.required)]


def titled(name: str, schema: dict[str, Any], absent: Sequence[str]) -> dict[str, Any]:
    """Titles give the types their names; fields with a default are there all the same, but for those left out."""
    full = schema | {"title": name}
    if "properties" in full:
        full["required"] = [field for field in full["properties"] if field not in absent]
    return full


def compile_all(schemas: dict[str, Any]) -> dict[str, str]:
    command = ["node", "--input-type=module", "-e", COMPILE]
    done = subprocess.run(command, cwd=WEB, input=json.dumps(schemas), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return {file: without_remarks(text) for file, text in json.loads(done.stdout).items()}


def without_remarks(text: str) -> str:
    """What the compiler says about its own bookkeeping is of no use to a reader."""
    text = re.sub(r"( \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n", "", text)
    return re.sub(r"export interface Everything {[^}]*}\n|/\*\*\n \*/\n", "", text)


if __name__ == "__main__":
    main()
