"""Puzzles that come with the program, and that of today."""

from __future__ import annotations

from quadriga.analysis.puzzles import find_puzzle, puzzle_of_day, shipped
from quadriga.api.problems import ApiError
from quadriga.api.wire_analysis import PuzzleInfo, PuzzleList
from quadriga.games import KEYS

DAY = 24 * 3600.0


def puzzle_list(now: float) -> PuzzleList:
    """Which puzzles there are, and that of today: the same for everybody until midnight UTC."""
    names = {key: [puzzle.id for puzzle in shipped(key)] for key in KEYS}
    return PuzzleList(names, puzzle_of_day(int(now // DAY)))


def puzzle_info(puzzle_id: str) -> PuzzleInfo:
    """One puzzle, with its solution."""
    found = find_puzzle(puzzle_id)
    if found is None:
        raise ApiError(404, "no-puzzle", "there is no such puzzle")
    alike = [one.id for one in shipped(found.game)]
    return PuzzleInfo(
        found.id,
        found.game,
        alike.index(found.id) + 1,
        len(alike),
        found.seat,
        found.difficulty,
        found.record,
        found.best,
        found.line,
        found.gap,
        found.solved,
    )
