"""Puzzles that come with the program, and that of today."""

from __future__ import annotations

import time

from litestar.params import FromPath

from quadriga.analysis.puzzles import find_puzzle, puzzle_of_day, shipped
from quadriga.games import KEYS
from quadriga.server.problems import ApiError
from quadriga.server.routes.dependencies import ClientAddress, Context, get
from quadriga.server.wire_analysis import PuzzleInfo, PuzzleList

DAY = 24 * 3600.0


@get("/puzzles")
async def puzzles(context: Context, address: ClientAddress) -> PuzzleList:
    """Which puzzles there are, and that of today: the same for everybody until midnight UTC."""
    context.limits.spend("look", "", address)
    names = {key: [puzzle.id for puzzle in shipped(key)] for key in KEYS}
    return PuzzleList(names, puzzle_of_day(int(time.time() // DAY)))


@get("/puzzles/{puzzle_id:str}")
async def puzzle(puzzle_id: FromPath[str], context: Context, address: ClientAddress) -> PuzzleInfo:
    """One puzzle, with its solution."""
    context.limits.spend("look", "", address)
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


ROUTES = [puzzles, puzzle]
