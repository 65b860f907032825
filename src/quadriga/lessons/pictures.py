"""The pictures of a game's overview: a position of one of its lessons, and what is marked on it, in `lessons.toml`.

[[picture]]
lesson = "founding"
places = ["field:*", "region:Roma"]       # texts: <game>-overview-picture-<n>, n from 1 over all pictures
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from quadriga.games import game
from quadriga.lessons.lesson import Lesson, lesson


@dataclass(frozen=True)
class Picture:
    lesson: Lesson
    places: list[str]


@cache
def pictures(key: str) -> list[Picture]:
    """The pictures of a game, in their order."""
    path = game(key).folder / "lessons.toml"
    written = tomllib.loads(path.read_text(encoding="utf-8"))["picture"]
    return [Picture(lesson(key, one["lesson"]), one["places"]) for one in written]
