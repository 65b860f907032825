"""Finds names that the project has given up, so that no concept gets two names again.

`retired_names.toml` lists them, with the files each list is for and, where the word lives on in another meaning, the
uses that count. Python is read by its syntax tree, the client by its identifiers; strings and comments are left alone.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LIST = Path(__file__).with_suffix(".toml")
PYTHON = ("src", "tests", "tools", "bench", "docs", "dev.py", "hatch_build.py")
CLIENT = ("web/src", "web/tests")
MOST_EXCEPTIONS = 20

GETTERS = {"get", "pop", "setdefault"}
TOKEN = re.compile(
    r"(?P<skip>//[^\n]*|/\*.*?\*/|<!--.*?-->|<style.*?</style>|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\""
    r"|`(?:\\.|[^`\\$]|\$(?!\{))*(?:`|(?=\$\{)))|(?P<word>[A-Za-z_$][\w$]*)|(?P<mark>\S)",
    re.DOTALL,
)
DEFINES = {"function", "const", "let", "class", "type", "interface", "enum"}


class Use(NamedTuple):
    """A name where it is used, and as what."""

    line: int
    kind: str
    name: str


def python_uses(text: str) -> Iterator[Use]:
    """Names, attributes, calls (of an attribute), arguments, definitions, imports, modules and keys."""
    tree = ast.parse(text)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name):
                yield Use(node.lineno, "name", name)
            case ast.Attribute(attr=name):
                yield Use(node.end_lineno or node.lineno, "call" if id(node) in called else "attribute", name)
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield Use(node.lineno, "argument", name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield Use(node.lineno, "definition", name)
            case ast.MatchAs(name=str(name)) | ast.ExceptHandler(name=str(name)):
                yield Use(node.lineno, "name", name)
            case ast.MatchClass(kwd_attrs=names):
                yield from (Use(node.lineno, "attribute", name) for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield Use(node.lineno, "module", module)
                yield from (Use(node.lineno, "module", f"{module}.{each.name}") for each in names)
            case ast.Import(names=names):
                yield from (Use(node.lineno, "module", each.name) for each in names)
            case ast.alias(name=name, asname=other):
                yield from (Use(node.lineno, "import", each) for each in (name, other) if each)
        yield from (Use(key.lineno, "key", str(key.value)) for key in key_constants(node))


def key_constants(node: ast.AST) -> Iterator[ast.Constant]:
    """The strings that a node uses as keys; the fields of a class are keys of the JSON made of it."""
    found: list[ast.expr | None] = []
    match node:
        case ast.Dict(keys=keys):
            found = list(keys)
        case ast.Subscript(slice=key):
            found = [key]
        case ast.Call(func=ast.Attribute(attr=getter), args=[key, *_]) if getter in GETTERS:
            found = [key]
        case ast.ClassDef(body=body):
            fields = [field.target for field in body if isinstance(field, ast.AnnAssign)]
            names = [field for field in fields if isinstance(field, ast.Name)]
            found = [ast.Constant(name.id, lineno=name.lineno) for name in names]
    yield from (key for key in found if isinstance(key, ast.Constant) and isinstance(key.value, str))


def client_uses(text: str) -> Iterator[Use]:
    """Identifiers of TypeScript and Svelte: exports (and what is imported), members, and other names."""
    line, place = 1, 0
    before = ["", "", ""]  # the tokens before this one, the last first
    listed = False  # inside the braces of an import or export
    for token in TOKEN.finditer(text):
        line += text.count("\n", place, token.start())
        place = token.start()
        word = token["word"] or token["mark"]
        if word is None:
            continue
        if word == "{" and ({"import", "export"} & set(before[:2])):
            listed = True
        elif word == "}":
            listed = False
        elif token["word"]:
            exported = before[0] in DEFINES and "export" in before[1:]
            kind = "export" if listed or exported else "member" if before[0] == "." else "name"
            yield Use(line, kind, word)
        before = [word, *before[:2]]


def retired(
    path: str, uses: Iterator[Use], lists: list[dict[str, Any]], moved: dict[str, str]
) -> Iterator[tuple[Use, str]]:
    """The uses that a list for this file names, and the imports of modules that were moved, with what is meant now."""
    ours = [entry for entry in lists if any(fnmatch(path, pattern) for pattern in entry["files"])]
    for use in uses:
        if use.kind == "module":
            file = f"src/{use.name.replace('.', '/')}.py"
            yield from ((use, new) for old, new in moved.items() if fnmatch(file, old))
            continue
        for entry in ours:
            counts = use.kind in entry["uses"] if "uses" in entry else use.kind != "key"
            if counts and use.name in entry["names"]:
                yield use, entry["names"][use.name]
                break


def files(root: Path, folders: tuple[str, ...], endings: tuple[str, ...]) -> Iterator[Path]:
    for folder in folders:
        path = root / folder
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in endings and "node_modules" not in file.parts:
                yield file


def problems(root: Path, book: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the tree, a line each; an exception that nothing needs is wrong too."""
    exceptions = book["exception"]
    if len(exceptions) > MOST_EXCEPTIONS:
        yield f"{LIST.name}: {len(exceptions)} exceptions; more than {MOST_EXCEPTIONS} say that a list is too wide"
    needed = set()
    sources = [(python_uses, book["python"], files(root, PYTHON, (".py",)))]
    sources += [(client_uses, book["client"], files(root, CLIENT, (".ts", ".svelte")))]
    for read, lists, paths in sources:
        for file in paths:
            path = file.relative_to(root).as_posix()
            for use, new in retired(path, read(file.read_text(encoding="utf-8")), lists, book["moved"]):
                allowed = [n for n, e in enumerate(exceptions) if e["name"] == use.name and fnmatch(path, e["file"])]
                needed.update(allowed)
                if not allowed:
                    yield f"{path}:{use.line}: {use.kind} {use.name!r} is called {new!r} now"
    yield from (f"{old}: lies at {new} now" for old, new in book["moved"].items() if list(root.glob(old)))
    for number, exception in enumerate(exceptions):
        if number not in needed:
            yield f"{LIST.name}: nothing needs the exception for {exception['name']!r} in {exception['file']}"


def main() -> int:
    found = list(problems(ROOT, tomllib.loads(LIST.read_text(encoding="utf-8"))))
    for problem in found:
        print(problem)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
