"""The command that looks for puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from quadriga.analysis.puzzles import Puzzle, find_puzzles, rate
from quadriga.cli.files import check_counts, check_writable, write
from quadriga.cli.output import OK, print_json
from quadriga.cli.parameters import Json
from quadriga.games import game as game_of
from quadriga.kernel.errors import QuadrigaError


def puzzles(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    games: Annotated[int, Parameter(help="How many games of strong bots to look through.")] = 10,
    most: Annotated[int, Parameter(help="The number of puzzles to stop after; 0 is never.")] = 0,
    minutes: Annotated[float, Parameter(help="The minutes of a core to stop after; 0 is never.")] = 0.0,
    seed: Annotated[str, Parameter(help="Other seeds give other games.")] = "1",
    out: Annotated[Path | None, Parameter(help="A file of puzzles that those found are added to.")] = None,
    json: Json = False,
) -> int:
    """Find puzzles: positions in games of strong bots in which one turn is clearly best, and not the obvious one."""
    played = game_of(key)
    check_counts(games, 1)
    found: list[Puzzle] = []
    if out is not None:
        check_writable(out)
        found = read(out)
    known = {puzzle.id for puzzle in found}
    fewest = max(2, min(played.seat_counts))
    for puzzle in find_puzzles(played.key, games, seed, fewest, minutes * 60, most):
        if puzzle.id in known:
            continue
        solved = rate(puzzle)
        if solved is None:
            continue
        puzzle.solved = solved
        found.append(puzzle)
        if out is not None:
            write(out, msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
        if not json:
            tried = ", ".join(f"{name} {share:.0%}" for name, share in puzzle.solved.items())
            print(f"{puzzle.id}: {'; '.join(puzzle.best)} ({puzzle.gap:.0%} before the next; {tried})", flush=True)
    if json:
        return print_json(msgspec.to_builtins(found))
    return OK


def read(path: Path) -> list[Puzzle]:
    """The puzzles that a file has already."""
    if not path.exists() or not path.stat().st_size:
        return []
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Puzzle])
    except msgspec.MsgspecError as error:
        raise QuadrigaError(f"{path} is no file of puzzles: {error}") from None
