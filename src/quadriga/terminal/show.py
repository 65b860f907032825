"""What playing and replaying show alike."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from quadriga.kernel.state import Outcome
from quadriga.terminal.texts import Texts

USUAL_WIDTH = 100


def console_for() -> Console:
    """The screen; where there is none, lines of the usual width."""
    console = Console()
    return console if console.is_terminal else Console(width=USUAL_WIDTH)


def show_end(console: Console, outcome: Outcome, texts: Texts) -> None:
    """Who won and why, and the scores by source."""
    console.print(texts("ui-over", reason=texts.end(outcome)), style="bold", markup=False)
    if not outcome.counted:
        console.print(texts("ui-not-counted"), style="dim", markup=False)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(texts("ui-place"), justify="right")
    table.add_column(texts("ui-name"))
    sources = list(dict.fromkeys(source for scores in outcome.scores for source in scores))
    for source in sources:
        table.add_column(texts.own(f"score-{source}"), justify="right")
    table.add_column(texts("ui-total"), justify="right")
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        scores = outcome.scores[seat]
        row = [str(scores.get(source, 0)) for source in sources]
        table.add_row(str(outcome.places[seat]), texts.seat(seat), *row, str(sum(scores.values())))
    console.print(table)
