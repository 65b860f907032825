"""The command that looks at every decision of a record again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from quadriga.analysis.chart import chart
from quadriga.analysis.decisions import Decision, check_whole, decisions
from quadriga.analysis.report import Analysis, groundwork, report
from quadriga.cli.analysis_page import MARK_TEXTS, in_words, page
from quadriga.cli.files import check_writable, load, write
from quadriga.cli.output import OK, print_json, progress_bar
from quadriga.cli.parameters import Json, Language
from quadriga.kernel.errors import QuadrigaError
from quadriga.terminal.show import console_for
from quadriga.terminal.texts import Texts, language

TOLD = ("mistake", "blunder")
"""Marks of decisions whose better move is printed."""


def analyse(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    deep: Annotated[bool, Parameter(negative="", help="Think as the strongest level does, also within turns.")] = False,
    iterations: Annotated[int | None, Parameter(help="How long to think about each decision.")] = None,
    svg: Annotated[Path | None, Parameter(help="A file for the picture of everybody's chances.")] = None,
    html: Annotated[Path | None, Parameter(help="A file for all of it as one page.")] = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Look at every decision of a record: everybody's chances, the better move, what was lost, what was luck."""
    if iterations is not None and iterations < 1:
        raise QuadrigaError("--iterations must be at least 1")
    record, _, refusal = load(file)
    check_whole(record)
    for target in (svg, html):
        if target is not None:
            check_writable(target)
    found = groundwork(record)
    analysed: list[Decision] = []
    with progress_bar() as bar:
        task = bar.add_task(record.box.game.key, total=len(found.deep if deep else found.quick))
        for decision in decisions(record, iterations or 0, deep):
            analysed.append(decision)
            bar.update(task, completed=len(analysed))
    analysis = report(record, found, analysed)
    texts = Texts(language(lang), record.box)
    names = [texts.seat(seat) for seat in range(record.box.seats)]
    if svg is not None:
        write(svg, chart(analysis, texts.own("title"), names))
    if html is not None:
        write(html, page(analysis, texts))
    if json:
        return print_json(msgspec.to_builtins(analysis))
    print_analysis(console_for(), analysis, texts, names)
    if refusal:
        print(f"\nRules version {record.rules} played this; from here on the rules of today refuse it: {refusal}")
    return OK


def print_analysis(console: Console, analysis: Analysis, texts: Texts, names: list[str]) -> None:
    """Every decision, then each seat: what it lost, what was luck, where its points are from, what turned its game."""
    headings = [texts(name) for name in ("ui-analysis-answer", "ui-analysis-loss", "ui-analysis-better")]
    table = Table("#", *names, *headings, box=None, pad_edge=False, header_style="bold")
    answers = {}
    for decision in analysis.decisions:
        answer = f"{names[decision.seat]}: {in_words(decision.given, texts)}"
        answers[decision.number] = answer
        better = in_words(decision.best, texts) if decision.mark in TOLD else ""
        loss = f"{decision.loss:.1%}" if decision.loss else ""
        if decision.mark in TOLD:
            loss += f" {texts(MARK_TEXTS[decision.mark])}"
        chances = [f"{chance:.0%}" for chance in decision.before]
        table.add_row(str(decision.number + 1), *chances, escape(answer), loss, escape(better))
    console.print(table, highlight=False)
    for seat, entry in enumerate(analysis.seats):
        console.print(f"\n[bold]{escape(names[seat])}[/bold] {escape(entry.player)}", highlight=False)
        mean, lost, luck = f"{entry.loss:.1%}", f"{entry.lost:.2f}", f"{entry.luck:+.2f}"
        lines = [
            texts(
                "ui-analysis-decisions", count=entry.decisions, same=entry.marks.get("best", 0), wins=lost, mean=mean
            ),
            f"{texts('ui-analysis-luck')}: {luck}",
        ]
        if points := ", ".join(
            f"{texts.own(f'score-{source}')} {n}" for source, n in (entry.points or {}).items() if n
        ):
            lines.append(texts("ui-analysis-points", points=points))
        for turn in entry.turning_points:
            number, change = turn.number, f"{turn.change:+.0%}"
            lines.append(texts("ui-analysis-turn", change=change, number=number + 1, answer=answers[number]))
        for line in lines:
            console.print(f"  {line}", markup=False, highlight=False)
