"""The commands of the arena: sim, style, ladder, balance, check-bot."""

from __future__ import annotations

import json as as_json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from threading import TIMEOUT_MAX
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from quadriga.agents.garbage import collect_seldom
from quadriga.agents.levels import LEVELS
from quadriga.arena.command import ANSWER_S
from quadriga.arena.contest import Contest, run
from quadriga.arena.engine import WorkerKilledError
from quadriga.arena.log import Log
from quadriga.arena.match import MatchResult, Setup
from quadriga.arena.sim import simulate
from quadriga.arena.style import style as look_at
from quadriga.cli.files import check_counts, make_folder, read_data, read_names, read_settings, write
from quadriga.cli.output import FAILED, OK, print_json, progress_bar
from quadriga.cli.parameters import Data, Json, Settings
from quadriga.cli.tables import print_balance, print_ladder, print_simulation, print_style
from quadriga.games import KEYS, game
from quadriga.kernel.errors import QuadrigaError
from quadriga.terminal.show import console_for

commands = App()

Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]
Jobs = Annotated[int, Parameter(help="How many games are played at a time.")]
Engine = Annotated[
    Literal["processes", "ray"],
    Parameter(help="Processes of this machine, or the Ray cluster that RAY_ADDRESS names, else a local one."),
]
Clock = Annotated[float, Parameter(help="Seconds that a command bot may take for one answer.")]
Games = Annotated[int, Parameter(help="How many games, those of earlier runs included.")]
Out = Annotated[
    Path | None,
    Parameter(help="A folder for games, results and plot, where an interrupted run goes on; otherwise GAME-ladder ..."),
]
BOTS_HELP = "Bots, separated by commas: levels, search:100, greedy, random, 'cmd:PROGRAM ARGUMENTS'."


@commands.command
def sim(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    bots: Annotated[
        str, Parameter(help="As many bots as seats: levels, search:100, greedy, random, 'cmd:PROGRAM ARGUMENTS'.")
    ],
    games: Annotated[int, Parameter(help="How many games; the bots change seats from game to game.")] = 100,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "1",
    jobs: Annotated[int, Parameter(help="How many processes play.")] = 1,
    set_: Settings = None,
    data: Data = None,
    out: Annotated[Path | None, Parameter(help="A folder for the records of the games.")] = None,
    json: Json = False,
) -> int:
    """Let bots play many games: wins with 95 % intervals, scores, lengths, end reasons, speed."""
    check_counts(games, jobs)
    setup = Setup(key, tuple(read_names(bots)), read_settings(set_), read_data(data))
    setup.check()
    collect_seldom()
    if out is not None:
        make_folder(out)
    width = len(str(games - 1))

    def keep(result: MatchResult) -> None:
        assert out is not None
        write(out / f"{key}-{result.number:0{width}}.quadriga", result.record)

    with progress_bar() as bar:
        task = bar.add_task(key, total=games)
        summary = simulate(
            setup, games, seed, jobs, keep if out else None, lambda done: bar.update(task, completed=done)
        )
    if json:
        return print_json(summary)
    print_simulation(summary)
    return OK


@commands.command
def style(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    bots: Annotated[
        str, Parameter(help="Bots to look at, separated by commas; each plays against itself. Otherwise the levels.")
    ] = ",".join(LEVELS),
    games: Annotated[int, Parameter(help="How many games of each.")] = 20,
    seats: Annotated[int | None, Parameter(help="How many play in a game; 2 unless the game wants more.")] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    set_: Settings = None,
    data: Data = None,
    json: Json = False,
) -> int:
    """See whether what bots do looks sensible: idle turns, units and goods by round, points, ends, blunders."""
    check_counts(games, jobs)
    count = default_seats(key) if seats is None else seats
    settings, overrides = read_settings(set_), read_data(data)
    setups = [Setup(key, (name,) * count, settings, overrides) for name in read_names(bots)]
    for setup in setups:
        setup.check()
    collect_seldom()
    looked: list[dict[str, Any]] = []
    with progress_bar() as bar:
        for setup in setups:
            bar.add_task(setup.bots[0], total=games)
            looked.append(look_at(setup, games, seed, jobs, lambda done: bar.update(bar.task_ids[-1], completed=done)))
    if json:
        return print_json({"levels": looked})
    print_style(looked)
    return OK


@commands.command
def ladder(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    bots: Annotated[str, Parameter(help=BOTS_HELP + " At least as many as seats; a name may come twice.")],
    games: Games = 200,
    seats: Annotated[int | None, Parameter(help="How many play in a game; 2 unless the game wants more.")] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    engine: Engine = "processes",
    clock: Clock = ANSWER_S,
    set_: Settings = None,
    data: Data = None,
    out: Out = None,
    json: Json = False,
) -> int:
    """Rate bots: all seatings equally often, a Bradley-Terry fit, 95 % intervals; table, JSON and plot."""
    count = default_seats(key) if seats is None else seats
    names = tuple(read_names(bots))
    contest = Contest("ladder", key, names, count, read_settings(set_), read_data(data), seed, clock)
    summary = hold(contest, games, jobs, engine, out)
    if json:
        return print_json(summary)
    print_ladder(summary)
    return OK


@commands.command
def balance(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    bots: Annotated[str, Parameter(help=BOTS_HELP + " One name fills all seats.")] = "greedy",
    games: Games = 200,
    seats: Annotated[int | None, Parameter(help="How many play in a game; 2 unless the game wants more.")] = None,
    vary: Annotated[
        str | None,
        Parameter(help="Settings drawn anew for each game, for each seat where each has its own: map,sides=A/B."),
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    engine: Engine = "processes",
    clock: Clock = ANSWER_S,
    set_: Settings = None,
    data: Data = None,
    out: Out = None,
    json: Json = False,
) -> int:
    """Measure a game: win shares by seat, turn order, what was dealt and what was used; table, JSON and plot."""
    count = default_seats(key) if seats is None else seats
    names = read_names(bots)
    filled = tuple(names * count if len(names) == 1 else names)
    varied = tuple(read_names(vary)) if vary else ()
    settings, overrides = read_settings(set_), read_data(data)
    contest = Contest("balance", key, filled, count, settings, overrides, seed, clock, varied, counting=True)
    summary = hold(contest, games, jobs, engine, out)
    if json:
        return print_json(summary)
    print_balance(summary)
    return OK


@commands.command
def check_bot(
    command: Annotated[str, Parameter(name="COMMAND", help="The program and its arguments, in quotes.")],
    /,
    *,
    games: Annotated[str | None, Parameter(help="The games that it plays, separated by commas; otherwise all.")] = None,
    seed: Seed = "1",
    clock: Clock = ANSWER_S,
    json: Json = False,
) -> int:
    """Check that a program keeps the protocol of command bots: it plays whole games with every number of seats."""
    from quadriga.arena.check import check_bot as look

    keys = [game(key).key for key in read_names(games)] if games else list(KEYS)
    check_clock(clock)
    console, checks = console_for(), []
    for check in look(command, keys, seed, clock):
        checks.append(check)
        if not json:
            mark = "[green]ok[/green]    " if check.ok else "[red]failed[/red]"
            console.print(f"{mark} {escape(check.what)}" + (f": {escape(check.seen)}" if check.seen else ""))
    good = all(check.ok for check in checks)
    if json:
        print_json({"ok": good, "checks": [check._asdict() for check in checks]})
    return OK if good else FAILED


def default_seats(key: str) -> int:
    return max(2, game(key).seat_counts[0])


def check_clock(seconds: float) -> None:
    if not 0 < seconds <= TIMEOUT_MAX:  # nor is "nan" a number of seconds
        raise QuadrigaError("--clock must be a number of seconds, more than 0, that can be waited for")


def hold(contest: Contest, games: int, jobs: int, engine: str, out: Path | None) -> dict[str, Any]:
    """Play a contest and write its results and plot beside its games."""
    check_counts(games, jobs)
    check_clock(contest.clock)
    contest.check()
    need_arena(engine)
    collect_seldom()
    folder = out or Path(f"{contest.key}-{contest.kind}")
    make_folder(folder)
    log = contest.open_log(folder / "games.jsonl")
    try:
        results = with_progress(contest, games, log, jobs, engine)
    except WorkerKilledError as error:
        raise QuadrigaError(f"{error}; finished games are kept, and the same command goes on with the others") from None
    finally:
        log.close()
    return sum_up(contest, results, folder)


def need_arena(engine: str) -> None:
    """Raise QuadrigaError, before anything is played, for libraries that are missing in the end."""
    wanted = {"choix": "arena", "matplotlib": "arena"} | ({"ray": "ray"} if engine == "ray" else {})
    for library, extra in wanted.items():
        if find_spec(library) is None:
            raise QuadrigaError(f"this needs {library}: pip install 'quadriga[{extra}]'")


def sum_up(contest: Contest, results: Sequence[MatchResult], folder: Path) -> dict[str, Any]:
    """What came out of a contest; it and a plot of it are written to its folder."""
    from quadriga.arena import plots  # slow to import

    if contest.kind == "ladder":
        from quadriga.arena.ladder import ladder as summarise

        plot = plots.plot_ladder
    else:
        from quadriga.arena.balance import balance as summarise

        plot = plots.plot_balance
    summary = summarise(contest, results)
    write(folder / f"{contest.kind}.json", as_json.dumps(summary, indent=2, ensure_ascii=False) + "\n")
    plot(summary, folder / f"{contest.kind}.svg")
    return summary


def with_progress(contest: Contest, games: int, log: Log, jobs: int, engine: str) -> list[MatchResult]:
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    before = sum(number < games for number in log.results)
    if before:
        console.print(f"{before} games are there already", highlight=False)
    with Progress(TextColumn("{task.description}"), *columns, console=console, transient=True) as bar:
        task = bar.add_task(contest.key, total=games, completed=before)

        def progress(result: MatchResult) -> None:
            bar.advance(task)
            for seat, fault in result.faults.items():
                note = f"game {result.number}: greedy plays on for {result.bots[seat]}: {fault}"
                console.print(note, markup=False, highlight=False)

        return run(contest, games, log, jobs, engine, progress)
