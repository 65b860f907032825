"""Lessons as they are written in each game's `lessons.toml`.

[[lesson]]
key = "founding"                         # texts: <game>-lesson-<key>, its steps' <game>-lesson-<key>-<n>, n from 1
position = '''turn = "brown"'''          # where it begins, as for `game.at`; whoever is asked there is the learner
seats = 2                                # instead: a new game for that many
[[lesson.step]]                          # without a goal: something told
point = ["region:Roma", "field:*"]       # places of the board, things by their names; a final "*" is any ending
[[lesson.step]]
goal = ["founded brown Zama *"]          # done when an event of one of these patterns happens, `times` times (1) ...
                                         # ("{me}" is the learner's side, "*" anything)
have = { "players.0.points" = 1 }        # ... and what the learner sees has at least these numbers
moves = 1                                # how many moves the learner has for it
way = ["rondel ferrum"]                  # answers that reach it: shown on demand, played by the tests
[[lesson.coach]]                         # said when one of these is asked: <game>-lesson-<key>-coach-<n>
asked = ["Militia"]
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from quadriga.games import game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.state import State

LEVEL = "tiro"
"""How strong the opponents are."""


@dataclass(frozen=True)
class LessonStep:
    point: list[str] = field(default_factory=list)
    goal: list[str] = field(default_factory=list)
    times: int = 1
    have: dict[str, int] = field(default_factory=dict)
    moves: int = 1
    way: list[str] = field(default_factory=list)

    @property
    def only_told(self) -> bool:
        """Whether there is nothing to do."""
        return not self.goal and not self.have


@dataclass(frozen=True)
class CoachLine:
    asked: list[str]


@dataclass(frozen=True)
class Lesson:
    game: str
    key: str
    position: str | None
    """None: a new game."""
    seats: int | None
    steps: list[LessonStep]
    coach: list[CoachLine]

    @property
    def goals(self) -> list[LessonStep]:
        return [step for step in self.steps if not step.only_told]

    @property
    def seed(self) -> str:
        """What chance and the opponents follow from: the lesson is the same every time."""
        return f"{self.game} {self.key}"

    def first(self) -> State:
        """Where it begins, before any draw."""
        played = game(self.game)
        return played.new(self.seats) if self.position is None else played.at(self.position)

    def begin(self) -> State:
        """The state after the first draws: whoever is asked then is the learner."""
        state = self.first()
        settle_chance(state, Rng(self.seed))
        return state


@cache
def lessons(key: str) -> list[Lesson]:
    """The lessons of a game, in their order."""
    path = game(key).folder / "lessons.toml"
    return [read(key, one) for one in tomllib.loads(path.read_text(encoding="utf-8"))["lesson"]]


def read(key: str, written: dict[str, Any]) -> Lesson:
    steps = [LessonStep(**step) for step in written["step"]]
    coach = [CoachLine(**line) for line in written.get("coach", [])]
    return Lesson(key, written["key"], written.get("position"), written.get("seats"), steps, coach)


def lesson(key: str, name: str) -> Lesson:
    """One lesson by its key; raises QuadrigaError if there is none."""
    found = {one.key: one for one in lessons(key)}
    if name not in found:
        raise QuadrigaError(f"{game(key).title} has no lesson {name!r}; there is: {', '.join(found)}")
    return found[name]
