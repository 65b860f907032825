"""The command that looks at every decision of a record again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from quadriga.analysis.chart import chart
from quadriga.analysis.moments import ITERATIONS, Moment, moments
from quadriga.analysis.report import report
from quadriga.cli.files import check_writable, load, write
from quadriga.cli.output import OK, print_json, progress_bar
from quadriga.cli.parameters import Json, Language
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.step import CHANCE
from quadriga.terminal.show import console_for
from quadriga.terminal.texts import Texts, language

MISTAKE = 0.05
"""From this loss on the better answer is printed."""

commands = App()


@commands.command
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
    record, state, refusal = load(file)
    if svg is not None:
        check_writable(svg)
    decisions = sum(answer.seat != CHANCE and not answer.forced for answer in state.journal or [])
    analysed: list[Moment] = []
    with progress_bar() as bar:
        task = bar.add_task(record.box.game.key, total=decisions)
        for moment in moments(record, iterations):
            analysed.append(moment)
            bar.update(task, completed=len(analysed))
    analysis = report(record, analysed, refusal)
    if svg is not None:
        write(svg, chart(analysis))
    if json:
        return print_json(analysis)
    print_analysis(console_for(), analysis, analysed, Texts(language(lang), record.box))
    if refusal:
        print(f"\nRules version {record.rules} played this; from here on the rules of today refuse it: {refusal}")
    return OK


def print_analysis(console: Console, analysis: dict[str, Any], analysed: list[Moment], texts: Texts) -> None:
    """Every decision, then each seat: what it lost, where its points are from, what turned its game."""
    seats = range(len(analysis["seats"]))
    names = [texts.seat(seat) for seat in seats]
    headings = [texts(name) for name in ("ui-analysis-answer", "ui-analysis-loss", "ui-analysis-better")]
    table = Table("#", *names, *headings, box=None, pad_edge=False, header_style="bold")
    answers = {}
    for moment in analysed:
        answer = f"{names[moment.seat]}: {texts.action(moment.answer)}"
        answers[moment.number] = answer
        better = texts.action(moment.best) if moment.loss >= MISTAKE else ""
        loss = f"{moment.loss:.1%}" if moment.answer != moment.best else ""
        chances = [f"{chance:.0%}" for chance in moment.win_chances]
        table.add_row(str(moment.number), *chances, escape(answer), loss, escape(better))
    console.print(table, highlight=False)
    for seat in seats:
        entry = analysis["seats"][seat]
        console.print(f"\n[bold]{escape(names[seat])}[/bold] {escape(entry['player'])}", highlight=False)
        same, wins = entry["as_the_search"], f"{entry['loss']:.2f}"
        lines = [texts("ui-analysis-decisions", count=entry["decisions"], same=same, wins=wins)]
        scored = (entry["points"] or {}).items()
        if points := ", ".join(f"{texts.own(f'score-{source}')} {n}" for source, n in scored if n):
            lines.append(texts("ui-analysis-points", points=points))
        for turn in entry["turning_points"]:
            number, change = turn["answer"], f"{turn['change']:+.0%}"
            lines.append(texts("ui-analysis-turn", change=change, number=number, answer=answers[number]))
        for line in lines:
            console.print(f"  {line}", markup=False, highlight=False)
