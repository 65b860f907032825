"""Every message that the client uses exists, every message of the client is used, and every problem has words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

from quadriga.api import wire
from quadriga.games import KEYS
from quadriga.server import problems
from tests.contract.test_messages import SOURCE, messages
from tests.web.server import ROOT

CLIENT = ROOT / "web" / "src"
CALL = re.compile(r"\b(?:t|find)\(\s*(?:'([a-z][\w-]*)'|`([^`]*)`)")
QUOTED = re.compile(r"'([a-z][\w-]*)'")
OWN = (
    "game",
    "board.game",
    "table.game",
    "chosen.key",
    "game.key",
    "key",
    "this.game",
    "course.game",
    "this.board.game",
)
"""What stands before the messages of a game."""


def own() -> set[str]:
    """The messages of the client: of all files but those of the kernel, the games and their lessons."""
    names = {path.stem for path in (SOURCE / "locale" / "en").glob("*.ftl")}
    names -= {"kernel", *KEYS, *(f"{key}-{part}" for key in KEYS for part in ("lessons", "overview"))}
    return {message for name in names for message in messages("en", name)}


def sources() -> Iterator[str]:
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")


def used() -> tuple[set[str], set[str]]:
    """The ids that are written out, and those that are made of parts, as patterns."""
    fixed: set[str] = set()
    made: set[str] = set()
    for text in sources():
        for name, template in CALL.findall(text):
            if name:
                fixed.add(name)
            elif not template.startswith(tuple(f"${{{word}}}-" for word in OWN)):
                made.add(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template)))
    return fixed, made


def test_every_message_used_exists() -> None:
    known = own() | set(messages("en", "kernel"))
    fixed, made = used()
    assert sorted(fixed - known) == []
    assert [pattern for pattern in sorted(made) if not any(re.fullmatch(pattern, name) for name in known)] == []


def test_every_message_is_used() -> None:
    fixed, made = used()
    fixed |= {name for text in sources() for name in QUOTED.findall(text)}
    unused = sorted(own() - fixed)
    assert [name for name in unused if not any(re.fullmatch(pattern, name) for pattern in made)] == []


def problem_names() -> set[str]:
    """The problems that the server reports, from its sources and those of the table."""
    stages = get_args(get_type_hints(wire.TableInfo)["stage"])
    names = {*problems.NAMES.values(), "our-mistake", *(f"table-{stage}" for stage in stages)}
    for folder in ("api", "server", "table"):
        for path in sorted(Path(SOURCE / folder).rglob("*.py")):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Name)
                    and call.func.id in ("ApiError", "CommandRejectedError")
                ):
                    texts = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                    names |= set(texts[:1])
    return names


def test_every_problem_has_words() -> None:
    assert len(problem_names()) > 50
    assert sorted(problem_names() - {name.removeprefix("problem-") for name in own()}) == []
