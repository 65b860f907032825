"""The commands of the arena: ladder, balance, check-bot."""

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
from rich.table import Table

from quadriga.arena.command import ANSWER_S
from quadriga.arena.contest import Contest, run
from quadriga.arena.engine import WorkerKilledError
from quadriga.arena.log import Entry, Log
from quadriga.games import KEYS, game
from quadriga.kernel.errors import QuadrigaError
from quadriga.terminal.files import check_counts, make_folder, read_data, read_names, read_settings, write
from quadriga.terminal.parameters import FAILED, OK, Data, Json, Options, print_json
from quadriga.terminal.show import console_for

arena = App()

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
    Parameter(help="A folder for games, figures and plot, where an interrupted run goes on; otherwise GAME-ladder ..."),
]
BOTS_HELP = "Bots, separated by commas: levels, search:100, greedy, random, 'cmd:PROGRAM ARGUMENTS'."


@arena.command
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
    set_: Options = None,
    data: Data = None,
    out: Out = None,
    json: Json = False,
) -> int:
    """Rate bots: all seatings equally often, a Bradley-Terry fit, 95 % intervals; table, JSON and plot."""
    count = default_seats(key) if seats is None else seats
    names = tuple(read_names(bots))
    contest = Contest("ladder", key, names, count, read_settings(set_), read_data(data), seed, clock)
    found = hold(contest, games, jobs, engine, out)
    if json:
        return print_json(found)
    print_ladder(found)
    return OK


@arena.command
def balance(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    bots: Annotated[str, Parameter(help=BOTS_HELP + " One name fills all seats.")] = "greedy",
    games: Games = 200,
    seats: Annotated[int | None, Parameter(help="How many play in a game; 2 unless the game wants more.")] = None,
    vary: Annotated[
        str | None,
        Parameter(help="Options drawn anew for each game, for each seat where each has its own: map,sides=A/B."),
    ] = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    engine: Engine = "processes",
    clock: Clock = ANSWER_S,
    set_: Options = None,
    data: Data = None,
    out: Out = None,
    json: Json = False,
) -> int:
    """Measure a game: win shares by seat, turn order, what was dealt and what was used; table, JSON and plot."""
    count = default_seats(key) if seats is None else seats
    names = read_names(bots)
    filled = tuple(names * count if len(names) == 1 else names)
    varied = tuple(read_names(vary)) if vary else ()
    settings, figures = read_settings(set_), read_data(data)
    contest = Contest("balance", key, filled, count, settings, figures, seed, clock, varied, counting=True)
    found = hold(contest, games, jobs, engine, out)
    if json:
        return print_json(found)
    print_balance(found)
    return OK


@arena.command
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
    """Play a contest and write its figures and plot beside its games."""
    check_counts(games, jobs)
    check_clock(contest.clock)
    contest.check()
    need_arena(engine)
    folder = out or Path(f"{contest.key}-{contest.kind}")
    make_folder(folder)
    log = Log(folder / "games.jsonl", contest.head())
    try:
        entries = with_progress(contest, games, log, jobs, engine)
    except WorkerKilledError as error:
        raise QuadrigaError(f"{error}; finished games are kept, and the same command goes on with the others") from None
    finally:
        log.close()
    return sum_up(contest, entries, folder)


def need_arena(engine: str) -> None:
    """Raise QuadrigaError, before anything is played, for libraries that are missing in the end."""
    wanted = {"choix": "arena", "matplotlib": "arena"} | ({"ray": "ray"} if engine == "ray" else {})
    for library, extra in wanted.items():
        if find_spec(library) is None:
            raise QuadrigaError(f"this needs {library}: pip install 'quadriga[{extra}]'")


def sum_up(contest: Contest, entries: Sequence[Entry], folder: Path) -> dict[str, Any]:
    """The figures of a contest; they and a plot of them are written to its folder."""
    from quadriga.arena import plots  # slow to import

    if contest.kind == "ladder":
        from quadriga.arena.ladder import ladder as figures

        plot = plots.plot_ladder
    else:
        from quadriga.arena.balance import balance as figures

        plot = plots.plot_balance
    found = figures(contest, entries)
    write(folder / f"{contest.kind}.json", as_json.dumps(found, indent=2, ensure_ascii=False) + "\n")
    plot(found, folder / f"{contest.kind}.svg")
    return found


def with_progress(contest: Contest, games: int, log: Log, jobs: int, engine: str) -> list[Entry]:
    columns = BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    before = sum(number < games for number in log.entries)
    if before:
        console.print(f"{before} games are there already", highlight=False)
    with Progress(TextColumn("{task.description}"), *columns, console=console, transient=True) as bar:
        task = bar.add_task(contest.key, total=games, completed=before)

        def progress(entry: Entry) -> None:
            bar.advance(task)
            for seat, fault in entry.get("faults", {}).items():
                bot = entry["bots"][int(seat)]
                console.print(f"game {entry['n']}: greedy plays on for {bot}: {fault}", markup=False, highlight=False)

        return run(contest, games, log, jobs, engine, progress)


def several(number: int, what: str) -> str:
    """ "1 seat", "2 seats"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def print_ladder(found: dict[str, Any]) -> None:
    console = console_for()
    each = "once" if found["each_ordering"] == [1] else " or ".join(map(str, found["each_ordering"])) + " times"
    seated = f"each of {found['orderings']} seatings {each}" if found["orderings"] > 1 else "always the same seating"
    console.print(
        f"{found['game']}, {several(found['seats'], 'seat')}: {several(found['games'], 'game')},"
        f" {found['finished']} finished; {seated}"
    )
    table = Table("bot", box=None, pad_edge=False)
    for title in ("rating", "95 % interval", "above the next", "wins", "share", "95 % interval", "mean score"):
        table.add_column(title, justify="right")
    for row in found["ratings"]:
        gap = "" if row["gap"] is None else f"{row['gap']:.0f} ({row['gap_low']:.0f} to {row['gap_high']:.0f})"
        cells = [f"{row['rating']:.0f}", f"{row['low']:.0f} to {row['high']:.0f}", gap]
        if "share" in row:
            share = f"{row['share']:.1%}", f"{row['share_low']:.1%} - {row['share_high']:.1%}"
            cells += [f"{row['wins']:g}", *share, f"{row['score']:.2f}"]
        table.add_row(escape(row["name"]), *cells)
    console.print(table)
    print_faults(console, found)


def print_balance(found: dict[str, Any]) -> None:
    console = console_for()
    fair = f"; fair share {found['fair']:.1%}" if found["fair"] else ""
    console.print(
        f"{found['game']}, {several(found['seats'], 'seat')}, {', '.join(dict.fromkeys(found['bots']))}:"
        f" {several(found['finished'], 'game')} finished, {found['ties']} tied{fair}",
        markup=False,
    )
    console.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in found["reasons"].items()))
    for part in found["shares"]:
        table = Table(part["by"], box=None, pad_edge=False)
        for title in ("seats", "won", "95 % interval", "mean score"):
            table.add_column(title, justify="right")
        for row in part["rows"]:
            table.add_row(*shares(row, found["fair"]), f"{row['score']:.2f}")
        console.print()
        console.print(table)
    for part in found["uses"]:
        table = Table(part["of"], box=None, pad_edge=False)
        for title in ("seats", "won", "95 % interval", "won without", "used by", "times", "correlation"):
            table.add_column(title, justify="right")
        for row in sorted(part["rows"], key=lambda row: -(row["correlation"] or 0)):
            without = "" if row["share_without"] is None else f"{row['share_without']:.1%}"
            r = "" if row["correlation"] is None else f"{row['correlation']:+.2f}"
            table.add_row(*shares(row, found["fair"]), without, f"{row['used']:.0%}", f"{row['times']:.2f}", r)
        console.print()
        console.print(table)
    print_faults(console, found)


def shares(row: dict[str, Any], fair: float | None) -> list[str]:
    """The cells that say what was won; bold where chance does not explain it."""
    interval = f"{row['low']:.1%} - {row['high']:.1%}"
    if fair and not row["low"] <= fair <= row["high"]:
        interval = f"[bold]{interval}[/bold]"
    return [escape(row["name"]), str(row["seats"]), f"{row['share']:.1%}", interval]


def print_faults(console: Console, found: dict[str, Any]) -> None:
    if found["faults"]:
        first = found["faults"][0]
        console.print(
            f"\n{several(len(found['faults']), 'time')} greedy played on for a program; the first time"
            f" in game {first['game']}: {first['bot']}: {first['fault']}",
            markup=False,
        )
