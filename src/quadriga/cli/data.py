"""The command that writes games between bots as data for learning."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from quadriga.arena.match import Setup
from quadriga.cli.files import check_counts, make_folder, read_data, read_names, read_settings
from quadriga.cli.output import OK, print_json, progress_bar
from quadriga.cli.parameters import Data, Json, Settings
from quadriga.kernel.errors import QuadrigaError
from quadriga.terminal.show import console_for

commands = App()


@commands.command
def export(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    bots: Annotated[str, Parameter(help="As many bots as seats, separated by commas; they change seats.")],
    out: Annotated[Path, Parameter(help="A folder for the data; an interrupted run goes on there.")],
    games: Annotated[int, Parameter(help="How many games, those that are there included.")] = 100,
    format: Annotated[Literal["parquet", "jsonl"], Parameter(help="Parquet is a tenth of the size.")] = "parquet",  # noqa: A002 (the option's name)
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "1",
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    set_: Settings = None,
    data: Data = None,
    json: Json = False,
) -> int:
    """Write every decision of games between bots: what the seat saw, what was legal, what it did, how it ended."""
    from quadriga.envs.export import export as write  # what it needs is an extra, and slow to import

    check_counts(games, jobs)
    if format == "parquet" and find_spec("pyarrow") is None:
        raise QuadrigaError("this needs pyarrow: pip install 'quadriga[envs]', or choose --format jsonl")
    setup = Setup(key, tuple(read_names(bots)), read_settings(set_), read_data(data))
    make_folder(out)
    with progress_bar() as bar:
        task = bar.add_task(key, total=games)
        card = write(setup, games, seed, out, format, jobs, lambda done: bar.update(task, completed=done))
    if json:
        return print_json(card)
    columns, actions = len(card["columns"]), len(card["actions"])
    console_for().print(f"{games} games in {out}: {columns} columns, {actions} actions; card.json says what they mean")
    return OK
