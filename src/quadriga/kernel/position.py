"""Written positions as text: TOML, read with the line of what is wrong in it."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from quadriga.kernel.errors import PositionError

TOML_PLACE: Final = re.compile(r" \(at line (\d+), column \d+\)$")
QUOTED: Final = re.compile(r"'([^']+)'")
WORD: Final = re.compile(r"[\w-]{2,}|\d")


def one_text(text: str) -> str:
    """The position as a record can hold it, line by line."""
    return "\n".join(row.rstrip() for row in text.splitlines())


def read_position(text: str) -> dict[str, Any]:
    """What is written there; raises PositionError with the line where it is not TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError is a ValueError, and so is a number too long
        found = TOML_PLACE.search(str(error))
        problem = TOML_PLACE.sub("", str(error)) or "too deep"
        raise PositionError(problem, int(found[1]) if found else len(text.splitlines())) from None


def line_of(text: str, problem: str) -> int:
    """The line that says most of what a problem speaks of, from 1; 0 where none says any of it.

    What is quoted counts most, then later words: "red: unknown keys gald" speaks of gald.
    """
    words = {word: n for n, word in enumerate(WORD.findall(problem), 1)}
    words |= dict.fromkeys(QUOTED.findall(problem), 1000)
    scores = [sum(weight for word, weight in words.items() if word in row) for row in text.splitlines()]
    return scores.index(max(scores)) + 1 if any(scores) else 0
