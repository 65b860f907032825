"""Every value that a game's view has is called something in every language, unless the client never shows it."""

import re
from importlib import import_module
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

from quadriga.games import KEYS
from quadriga.terminal.texts import LANGUAGES
from tests.contract.test_messages import messages
from tests.web.house import ROOT

MEANING = (ROOT / "web" / "src" / "boards" / "kit" / "meaning.ts").read_text(encoding="utf-8")
UNNAMED = {"players", "name", "seat", "side", "sources"}
"""Shown without their name: who has what, and points by source."""


def hidden(key: str) -> set[str]:
    """The paths that the plain board leaves out."""
    part = re.search(rf"\n  {key}: {{\n(.*?)\n  }},", MEANING, re.DOTALL)
    assert part, f"{key} has no exceptions in meaning.ts"
    return set(re.findall(r"'?([\w.]+)'?: '-'", part[1]))


def values(kind: Any, path: str = "") -> dict[str, str]:
    """The paths of a view and the name of each value in it."""
    if is_typeddict(kind):
        found = {}
        for name, inner in get_type_hints(kind).items():
            where = f"{path}.{name}" if path else name
            found |= {where: name} | values(inner, where)
        return found
    found = {}
    for inner in get_args(kind):
        found |= values(inner, path)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_a_view_has_a_name(key: str, language: str) -> None:
    view = import_module(f"quadriga.games.{key}.view").View
    said, left_out = messages(language, "tablepage"), hidden(key)
    unsaid = [
        path
        for path, name in values(view).items()
        if name not in UNNAMED and path not in left_out and not any(path.startswith(f"{over}.") for over in left_out)
        if not {f"view-{name.replace('_', '-')}", f"view-{key}-{name.replace('_', '-')}"} & set(said)
    ]
    assert unsaid == []


def test_no_hidden_path_is_misspelt() -> None:
    for key in KEYS:
        view = import_module(f"quadriga.games.{key}.view").View
        assert sorted(hidden(key) - set(values(view))) == []
