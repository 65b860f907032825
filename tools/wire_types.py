"""Writes the client's TypeScript types from what the server sends: web/src/wire.ts and web/src/views/<game>.ts."""

import ast
import inspect
import json
import re
import subprocess
import sys
import textwrap
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from quadriga.analysis import decisions, luck, report
from quadriga.api import names, requests, wire, wire_accounts, wire_analysis, wire_lessons, wire_replays
from quadriga.games import KEYS
from quadriga.kernel import screen
from quadriga.kernel.screen import Preview
from quadriga.server import chat, passwords
from quadriga.table import plan
from quadriga.table import screen as table_screen

ROOT = Path(__file__).resolve().parent.parent
SHOWN = [screen, plan, table_screen, decisions, luck, report]
"""Where types are described that those of the wire hold."""
WIRE = [wire_accounts, wire, wire_replays, wire_lessons, wire_analysis]
SOURCES = ROOT / "web" / "src"
LIMITS = {
    "LONGEST_CHAT_LINE": chat.LONGEST_CHAT_LINE,
    "LONGEST_NAME": names.LONGEST_NAME,
    "LONGEST_TITLE": requests.LONGEST_TITLE,
    "SHORTEST_PASSWORD": passwords.SHORTEST_PASSWORD,
}
"""What the client lets one type, in characters."""
HEADER = "// Made by tools/wire_types.py from {source}; do not edit.\n\n"


def wire_types() -> list[Any]:
    """Every type of the wire, in the order of the files."""
    found: list[Any] = []
    for module in WIRE:
        types = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__]
        found += sorted(types, key=lambda kind: inspect.getsourcelines(kind)[1])
    return [*found, Preview]


def schemas() -> dict[Path, tuple[str, dict[str, Any]]]:
    """For each file to write: what it is made from, and the definitions in it."""
    found = {
        SOURCES / "wire.ts": (
            "quadriga.api.wire",
            definitions(wire_types(), [screen, plan, table_screen, decisions, luck, report, *WIRE]),
        )
    }
    for key in KEYS:
        module = import_module(f"quadriga.games.{key}.view")
        found[SOURCES / "views" / f"{key}.ts"] = (module.__name__, definitions([module.View], [module]))
    return found


def definitions(kinds: list[Any], modules: list[Any]) -> dict[str, Any]:
    """The JSON schemas of these types and of all they hold, with what the sources say about each field."""
    parts = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")[1]
    notes = field_notes(modules)
    for name, part in parts.items():
        part["title"] = name
        part["additionalProperties"] = False
        for field, schema in part["properties"].items():
            if not schema:
                schema["tsType"] = "unknown"
            if (name, field) in notes and "$ref" not in schema:
                schema["description"] = notes[name, field]
    return parts


def field_notes(modules: list[Any]) -> dict[tuple[str, str], str]:
    """The strings that stand below fields, by class and field; a class has those of the classes it extends too."""
    notes = {}
    for kind in [kind for module in modules for kind in ast.parse(inspect.getsource(module)).body]:
        if isinstance(kind, ast.ClassDef):
            bases = {ast.unparse(base) for base in kind.bases}
            notes |= {(kind.name, field): note for (name, field), note in notes.items() if name in bases}
            for field, note in pairwise(kind.body):
                if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
                    text = textwrap.dedent(ast.literal_eval(note.value))
                    notes[kind.name, ast.unparse(field.target)] = " ".join(text.split())
    return notes


def typescript(source: str, parts: dict[str, Any]) -> str:
    """The definitions as TypeScript, by json-schema-to-typescript."""
    schema = {"title": "Root", "type": "object", "additionalProperties": False, "definitions": parts}
    command = ["node", "node_modules/json-schema-to-typescript/dist/src/cli.js", "--unreachableDefinitions"]
    done = subprocess.run(
        [*command, "--no-bannerComment", "--no-additionalProperties", "--printWidth=120"],
        input=json.dumps(schema),
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=True,
    )
    text = done.stdout.replace("export interface Root {}\n", "")
    text = re.sub(r"(\n \*)?\n \* This interface was referenced by .*\n \* via .*", "", text)
    text = re.sub(r"/\*\*\n \*/\n", "", text)
    text = re.sub(r"\{\s+\[k: string\]: (\S+);\s+\}", r"Record<string, \1>", text)
    return HEADER.format(source=source) + text.lstrip()


def main() -> int:
    """Write the files, or with --check say which are out of date."""
    stale = []
    for path, (source, parts) in schemas().items():
        text = typescript(source, parts)
        if path == SOURCES / "wire.ts":
            text += "".join(f"\nexport const {name} = {value};" for name, value in LIMITS.items()) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if "--check" not in sys.argv:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    for path in stale:
        print("out of date:" if "--check" in sys.argv else "written:", path.relative_to(ROOT))
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
