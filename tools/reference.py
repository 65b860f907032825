"""Writes docs/reference.md from what `quadriga` exports: signatures, and what the docstrings say.

Run it after a change of those: .venv/bin/python tools/reference.py (with --check it only says whether it is due).
"""

from __future__ import annotations

import inspect
import os
import re
import sys
from pathlib import Path
from typing import Any

os.environ["QUADRIGA_PURE"] = "1"  # what is compiled has no docstrings

import quadriga

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD = """# Reference

What `import quadriga` gives; made from the docstrings by `tools/reference.py`. Every example here is run by the tests.
"""


def signature(name: str, thing: Any) -> str:
    text = re.sub(r"quadriga\.[\w.]+\.|'", "", str(inspect.signature(thing)))
    return name + re.sub(r"\((self|cls)(: Self)?(, )?", "(", text, count=1)


def paragraph(thing: Any) -> str:
    """A docstring as Markdown: its examples in a block of their own."""
    text, *examples = re.split(r"\n\n(?=>>> )", inspect.getdoc(thing) or "")
    return text + "".join(f"\n\n```pycon\n{example}\n```" for example in examples)


def methods(kind: type) -> list[tuple[str, Any]]:
    """The documented public methods that a class of ours defines itself, in the order of its source."""
    own = [(name, getattr(kind, name)) for name in vars(kind) if not name.startswith("_")]
    return [
        (name, thing) for name, thing in own if (inspect.isfunction(thing) or inspect.ismethod(thing)) and thing.__doc__
    ]


def entry(name: str) -> list[str]:
    thing = getattr(quadriga, name)
    if inspect.isclass(thing):
        rows = [f"## {name}", paragraph(thing)]
        for method, function in methods(thing):
            rows += [f"### {signature(f'{name}.{method}', function)}", paragraph(function)]
        return rows
    if inspect.isfunction(thing):
        return [f"## {signature(name, thing)}", paragraph(thing)]
    return []


def page() -> str:
    return (
        "\n\n".join([HEAD.rstrip(), *(row for name in sorted(quadriga.__all__, key=str.lower) for row in entry(name))])
        + "\n"
    )


def main() -> int:
    text = page()
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in sys.argv:
        print("out of date: docs/reference.md (run tools/reference.py)")
        return 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
