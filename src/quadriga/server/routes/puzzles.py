"""Puzzles that come with the program, and that of today."""

from __future__ import annotations

import time

from litestar.params import FromPath

from quadriga.api.puzzles import puzzle_info, puzzle_list
from quadriga.api.wire_analysis import PuzzleInfo, PuzzleList
from quadriga.server.routes.dependencies import ClientAddress, Context, get


@get("/puzzles")
async def puzzles(context: Context, address: ClientAddress) -> PuzzleList:
    """Which puzzles there are, and that of today: the same for everybody until midnight UTC."""
    context.limits.spend("look", "", address)
    return puzzle_list(time.time())


@get("/puzzles/{puzzle_id:str}")
async def puzzle(puzzle_id: FromPath[str], context: Context, address: ClientAddress) -> PuzzleInfo:
    """One puzzle, with its solution."""
    context.limits.spend("look", "", address)
    return puzzle_info(puzzle_id)


ROUTES = [puzzles, puzzle]
