"""The command `quadriga`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import quadriga
from quadriga.agents.levels import rated_levels
from quadriga.arena.analysis import ITERATIONS, Moment, moments, report
from quadriga.arena.chart import chart
from quadriga.arena.match import Setup
from quadriga.arena.sim import Result, simulate
from quadriga.games import KEYS, game, read_record
from quadriga.kernel.errors import QuadrigaError, RecordError, SettingError
from quadriga.kernel.game_data import GameData
from quadriga.kernel.record import result_of
from quadriga.kernel.rules import claimed, coverage
from quadriga.kernel.step import CHANCE
from quadriga.terminal.arena import arena
from quadriga.terminal.bots import show_analysis, show_levels, show_simulation
from quadriga.terminal.files import (
    check_counts,
    check_writable,
    load,
    make_folder,
    read_data,
    read_names,
    read_settings,
    read_text,
    who_plays,
    write,
)
from quadriga.terminal.parameters import (
    BAD_INPUT,
    FAILED,
    INTERRUPTED,
    OK,
    Data,
    Json,
    Language,
    Options,
    print_json,
)
from quadriga.terminal.play import HUMAN, Terminal
from quadriga.terminal.replay import outcome_data, show_replay
from quadriga.terminal.rulebook import by_number
from quadriga.terminal.show import console_for
from quadriga.terminal.texts import Texts, language

app = App(
    name="quadriga",
    help="Roman strategy board games: play, simulate, replay, look up rules and figures.",
    version=quadriga.__version__,
    help_format="plaintext",
)

app.update(arena)


@app.command
def games(*, json: Json = False) -> int:
    """List the games, their seats and their options."""
    found = [describe(key) for key in KEYS]
    if json:
        return print_json({"games": found})
    table = Table("game", "title", "players", "settings", box=None, pad_edge=False, header_style="bold")
    for entry in found:
        seats = sorted({entry["seats"][0], entry["seats"][-1]})
        settings = ", ".join(
            f"{setting['name']}={setting['default']} ({setting['values']})" for setting in entry["settings"]
        )
        table.add_row(entry["key"], entry["title"], "-".join(map(str, seats)), settings)
    console_for().print(table)
    return OK


def describe(key: str) -> dict[str, Any]:
    found = game(key)
    settings = []
    for setting in found.settings:
        values = setting.values
        if isinstance(values, range):
            expected = f"{values[0]} to {values[-1]}"
        else:
            expected = "yes or no" if values is None else " or ".join(values)
        default = setting.write(setting.read(setting.default, found.seat_counts[0]))
        settings.append({"name": setting.name, "default": default, "values": expected, "ours": setting.ours})
    return {"key": key, "title": found.title, "seats": list(found.seat_counts), "settings": settings}


@app.command
def play(
    key: Annotated[str | None, Parameter(name="GAME", help="Which game; not needed with --resume.")] = None,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many players.")] = None,
    bots: Annotated[
        str | None,
        Parameter(help="Who plays, seat by seat: human, a level, search:100, search:2s, greedy, random."),
    ] = None,
    set_: Options = None,
    data: Data = None,
    seed: Annotated[str | None, Parameter(help="The seed of chance and bots; otherwise a fresh one each time.")] = None,
    lang: Language = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
) -> int:
    """Play in the terminal; you sit in the first seat against greedy unless --bots says otherwise."""
    tongue = language(lang)
    if resume is not None:
        if seats is not None or set_ or data:
            raise QuadrigaError("a resumed game has its seats, options and figures already")
        record, state = load(resume)
        if key not in (None, record.box.game.key):
            raise QuadrigaError(f"{resume} is a game of {record.box.game.key}, not of {key}")
        names = [who_plays(record, seat) for seat in range(record.box.seats)]
    elif key is None:
        raise QuadrigaError(f"which game? There is: {', '.join(KEYS)}")
    else:
        found = game(key)
        count = seats or (len(read_names(bots)) if bots else found.seat_counts[0])
        names = [HUMAN] + ["greedy"] * (count - 1)
        settings = read_settings(set_)
        if bots and HUMAN not in read_names(bots):
            settings = found.bot_settings(settings)
        state = found.new(count, read_data(data), **settings)
    if bots is not None:
        names = read_names(bots)
    if len(names) != state.box.seats:
        raise SettingError(f"{len(names)} players named, but there are {state.box.seats} seats")
    terminal = Terminal(state, names, seed or secrets.token_hex(16), Texts(tongue, state.box), resume)
    return terminal.run()


@app.command
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
    set_: Options = None,
    data: Data = None,
    out: Annotated[Path | None, Parameter(help="A folder for the records of the games.")] = None,
    json: Json = False,
) -> int:
    """Let bots play many games: wins with 95 % intervals, scores, lengths, end reasons, speed."""
    check_counts(games, jobs)
    setup = Setup(key, tuple(read_names(bots)), read_settings(set_), read_data(data))
    setup.check()
    if out is not None:
        make_folder(out)
    width = len(str(games - 1))

    def keep(result: Result) -> None:
        assert out is not None
        write(out / f"{key}-{result.number:0{width}}.quadriga", result.record)

    with progress_bar() as bar:
        task = bar.add_task(key, total=games)
        found = simulate(setup, games, seed, jobs, keep if out else None, lambda done: bar.update(task, completed=done))
    if json:
        return print_json(found)
    show_simulation(console_for(), found)
    return OK


def progress_bar() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)


@app.command
def replay(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Stop after so many answers.")] = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Step through a record; without a terminal: print what happened."""
    record, state = load(file, to)
    if json:
        box = record.box
        return print_json(
            {
                "game": box.game.key,
                "seats": box.seat_names,
                "players": record.players,
                "settings": box.written_settings(),
                "answers": len(record.lines) if to is None else to,
                "digest": state.digest(),
                "state": state.dump(),
                "outcome": outcome_data(state),
            }
        )
    show_replay(record, state, Texts(language(lang), record.box), to)
    return OK


@app.command
def verify(file: Annotated[Path, Parameter(name="FILE")], /, *, json: Json = False) -> int:
    """Check that every answer of a record is legal, its result the one named and its chance the one committed to."""
    text = read_text(file)
    try:
        record = read_record(text)
        state = record.replay()
    except RecordError as error:
        if json:
            print_json({"ok": False, "line": error.line, "problem": error.problem})
        else:
            complain(f"{file}: {error}")
        return FAILED
    result, answers = result_of(state.outcome()), len(record.lines)
    chance = "fair" if record.fairness.secret else "unpublished" if record.fairness.commitment else "unproven"
    if json:
        found = {"ok": True, "game": record.box.game.key, "answers": answers, "result": result}
        return print_json(found | {"chance": chance, "digest": state.digest()})
    print(f"{file}: legal, {answers} answers; {result or 'not over yet'}; {CHANCE_IS[chance]}")
    return OK


@app.command
def analyse(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    iterations: Annotated[int, Parameter(help="How long to think about each decision.")] = ITERATIONS,
    svg: Annotated[Path | None, Parameter(help="A file for a chart of everybody's prospects.")] = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Look at every decision of a record: everybody's prospects, the better answer, what was lost."""
    if iterations < 1:
        raise QuadrigaError("--iterations must be at least 1")
    record, state = load(file)
    if svg is not None:
        check_writable(svg)
    decisions = sum(answer.seat != CHANCE and not answer.forced for answer in state.journal)
    found: list[Moment] = []
    with progress_bar() as bar:
        task = bar.add_task(record.box.game.key, total=decisions)
        for moment in moments(record, iterations):
            found.append(moment)
            bar.update(task, completed=len(found))
    made = report(record, found)
    if svg is not None:
        write(svg, chart(made))
    if json:
        return print_json(made)
    show_analysis(console_for(), made, found, Texts(language(lang), record.box))
    return OK


@app.command
def levels(key: Annotated[str | None, Parameter(name="GAME")] = None, /, *, json: Json = False) -> int:
    """The levels of the bots with their ratings, as they were measured."""
    found = [{"game": each, "levels": rated_levels(each)} for each in ([game(key).key] if key else KEYS)]
    if json:
        return print_json({"games": found})
    show_levels(console_for(), found)
    return OK


CHANCE_IS = {
    "fair": "every chance outcome follows from the secret committed to",
    "unpublished": "the secret of its chance is not published yet",
    "unproven": "nothing says where its chance comes from",
}


@app.command
def rules(
    key: Annotated[str, Parameter(name="GAME")],
    number: Annotated[str | None, Parameter(name="NUMBER", help="A rule, ruling, example or section.")] = None,
    /,
    *,
    coverage: Annotated[bool, Parameter(negative="", help="Which rules and examples are claimed by tests.")] = False,
    json: Json = False,
) -> int:
    """Print the rules of a game in our own words."""
    found = game(key)
    if coverage:
        return print_coverage(key, json)
    texts = found.rules if number is None else by_number(found, number)
    if not texts:
        raise QuadrigaError(f"{found.title} has no rule, ruling, example or section {number!r}")
    if json:
        return print_json({"rules": [{"number": text.number, "text": text.text} for text in texts]})
    console, section = console_for(), ""
    for text in texts:
        if text.section != section:
            section = text.section
            console.print(f"\n[bold]{escape(section)}[/bold]")
        console.print(f"[bold]{text.number}[/bold] {escape(text.text)}", highlight=False)
    return OK


def print_coverage(key: str, json: bool) -> int:
    tests = Path(quadriga.__file__).parents[2] / "tests"
    if not (tests / "games").is_dir():
        raise QuadrigaError("--coverage needs the source tree: there is no tests folder beside this package")
    found = coverage(game(key).rules, claimed(tests))
    if json:
        print_json(found._asdict())
    else:
        print(
            f"{found.claimed} of {found.rules} rules and {found.examples_claimed} of {found.examples} examples claimed"
        )
        if found.missing:
            print("missing: " + ", ".join(found.missing))
    return FAILED if found.missing else OK


@app.command
def data(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    reconstructed: Annotated[bool, Parameter(negative="", help="Only what no source gives.")] = False,
    data: Data = None,
    json: Json = False,
) -> int:
    """Print every figure of a game and where it is from."""
    overrides = read_data(data)
    found = GameData(game(key).data.tables, overrides)
    listed = [datum._asdict() for datum in found.listed()]
    for datum in listed:
        if any(datum["key"] == name or datum["key"].startswith((f"{name}.", f"{name}[")) for name in overrides):
            datum |= {"provenance": "override", "because": str(data)}
    if reconstructed:
        listed = [datum for datum in listed if datum["provenance"] == "reconstructed"]
    if json:
        return print_json({"game": key, "digest": found.digest(), "data": listed})
    console, source = console_for(), None
    for datum in listed:
        if (datum["provenance"], datum["because"]) != source:
            source = datum["provenance"], datum["because"]
            console.print(f"\n[bold]{source[0]}[/bold]: [dim]{escape(source[1])}[/dim]", highlight=False)
        console.print(f"  {datum['key']} = {escape(str(datum['value']))}", highlight=False)
    return OK


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 lets others in the network come.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes any that is free.")] = 8888,
    public_url: Annotated[
        str | None, Parameter(help="Where people reach the server, when not by host and port.")
    ] = None,
    data_dir: Annotated[Path | None, Parameter(help="The folder for the database; otherwise that of the user.")] = None,
    open_: Annotated[bool, Parameter(name="--open", help="Show the client in the browser.")] = True,
) -> int:
    """Run a server: people play in the browser, programs by the API."""
    from quadriga.server.serve import serve as run_server  # what it needs is slow to import

    return run_server(host, port, public_url, data_dir, open_)


def complain(problem: str) -> None:
    print("quadriga: " + " ".join(problem.split()), file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code is 0, 1 where a check failed, 2 for bad input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        return result if isinstance(result, int) else OK
    except (CycloptsError, QuadrigaError) as error:
        complain(str(error))
        return BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
        return OK
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
