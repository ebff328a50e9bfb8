"""Writes what the web app takes from Python: types of messages, views, choices and events, and the room's numbers.

The build, the checks and `npm run dev` call it; git keeps none of it. A file that is right is left as it is.
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
from qg.kernel.conduct.host import LONGEST_REASON
from qg.server import documents, limits, messages
from qg.words import Text
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
    made[str(WIRE)] += values()
    for path, text in made.items():
        write(Path(path), text)


def write(path: Path, text: str) -> None:
    """In one go: whoever reads it in these moments finds all of it, old or new."""
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def values() -> str:
    """Numbers that the room and its browsers share. Where they come from is in `VALUES` of hatch_build.py too."""
    shared = {
        "PROTOCOL": messages.PROTOCOL,
        "TURNED_AWAY": messages.TURNED_AWAY,
        "CODE_LETTERS": limits.CODE_LETTERS,
        "CODE_LENGTH": limits.CODE_LENGTH,
        "COLOUR_COUNT": limits.LAST_COLOUR + 1,
        "LONGEST_CHAT": limits.LONGEST_CHAT,
        "LONGEST_NAME": limits.LONGEST_NAME,
        "LONGEST_PRESET": limits.LONGEST_PRESET,
        "LONGEST_REASON": LONGEST_REASON,
        "MOST_PRESETS": limits.MOST_PRESETS,
    }
    return "".join(f"export const {name} = {json.dumps(value)}\n" for name, value in shared.items())


def schemas() -> dict[Path, dict[str, Any]]:
    """What goes into which file: the wire's own messages, and beside each board here the types of its game."""
    files = {WIRE: wire_schema()}
    for slug in catalog.games():
        board = catalog.folder_of(slug) / "ui"
        if board.is_relative_to(ROOT) and board.is_dir():
            files[board / "types.ts"] = game_schema(catalog.load(slug))
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
        "Text": Text,
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
    full = {name: titled(name, schema, absent.get(name, ())) for name, schema in plain.items()}
    pieces: dict[str, Any] = {}
    return {"$defs": with_pieces(full, pieces) | pieces}


def with_pieces(schema: Any, pieces: dict[str, Any]) -> Any:
    """The schema with a type for each kind of piece: SeatNo instead of a number, WireId instead of a text."""
    if isinstance(schema, list):
        return [with_pieces(part, pieces) for part in schema]
    if not isinstance(schema, dict):
        return schema
    piece = schema.get("piece")
    if not isinstance(piece, str):
        return {key: with_pieces(part, pieces) for key, part in schema.items()}
    bare = {key: part for key, part in schema.items() if key not in ("piece", "default")}
    if "enum" not in bare and bare.get("type") not in ("integer", "string"):
        return with_pieces(bare, pieces)
    name = "SeatNo" if piece == "seat" else "".join(map(str.capitalize, piece.split("_"))) + "Id"
    pieces.setdefault(name, bare | {"title": name})
    return {"$ref": f"#/$defs/{name}"} if pieces[name] == bare | {"title": name} else bare


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
