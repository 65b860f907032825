"""The analysis of a game as one page that needs no other file."""

from __future__ import annotations

from html import escape

from quadriga.analysis.chart import chart
from quadriga.analysis.marks import MARKS
from quadriga.analysis.report import Analysis, SeatAnalysis
from quadriga.terminal.texts import Texts

SEAT_HEADS = ("ui-analysis-mean", "ui-analysis-lost", "ui-analysis-luck")
MARK_TEXTS = {
    "best": "ui-mark-best",
    "good": "ui-mark-good",
    "doubtful": "ui-mark-doubtful",
    "mistake": "ui-mark-mistake",
    "blunder": "ui-mark-blunder",
    "only": "ui-mark-only",
}
STYLE = """
body { max-width: 1000px; margin: 24px auto; padding: 0 16px; background: #f6f1e6; color: #2a2420;
  font: 16px/1.5 system-ui, sans-serif }
svg { width: 100%; height: auto; border: 1px solid #d9d2c3 }
table { width: 100%; border-collapse: collapse } th, td { padding: 4px 8px; border-bottom: 1px solid #d9d2c3;
  text-align: left; vertical-align: top } .n { text-align: right; white-space: nowrap }
.mistake { background: #fbe3c8 } .blunder { background: #f5cdc5 }
div { overflow-x: auto }
"""


def page(analysis: Analysis, texts: Texts) -> str:
    """The whole page: the picture, each seat, every decision with the better one."""
    names = [texts.seat(seat) for seat in range(len(analysis.seats))]
    title = ": ".join((texts.own("title"), texts("ui-analysis-title")))
    return "\n".join(
        [
            f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">',
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>',
            f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
            chart(analysis, title, names),
            *seats_table(analysis, names, texts),
            *decisions_table(analysis, names, texts),
            "</body></html>",
            "",
        ]
    )


def seats_table(analysis: Analysis, names: list[str], texts: Texts) -> list[str]:
    heads = [*SEAT_HEADS, *(MARK_TEXTS[mark] for mark in MARKS), "ui-analysis-scored"]
    rows = ["<div><table>", head_row(["", *map(texts, heads)])]
    for seat, entry in enumerate(analysis.seats):
        marks = [str(entry.marks.get(mark, 0)) for mark in MARKS]
        cells = [f"{entry.loss:.1%}", f"{entry.lost:.0%}", f"{entry.luck:+.0%}", *marks]
        name = escape(" ".join(filter(None, (names[seat], entry.player))))
        rows.append(f"<tr><th>{name}</th>{''.join(f'<td class=n>{cell}</td>' for cell in cells)}")
        rows.append(f"<td>{escape(scored(entry, texts))}</td></tr>")
    return [*rows, "</table></div>"]


def scored(entry: SeatAnalysis, texts: Texts) -> str:
    return ", ".join(f"{texts.own(f'score-{source}')} {n}" for source, n in (entry.points or {}).items() if n)


def decisions_table(analysis: Analysis, names: list[str], texts: Texts) -> list[str]:
    heads = ["#", *names, texts("ui-analysis-answer"), "", texts("ui-analysis-loss"), texts("ui-analysis-better")]
    rows = ["<div><table>", head_row(heads)]
    for decision in analysis.decisions:
        chances = "".join(f"<td class=n>{chance:.0%}</td>" for chance in decision.before)
        better = in_words(decision.best, texts) if decision.best != decision.given else ""
        rows.append(
            f'<tr class="{decision.mark}"><td class=n>{decision.number + 1}</td>{chances}'
            f"<td><b>{escape(names[decision.seat])}</b> {escape(in_words(decision.given, texts))}</td>"
            f"<td>{escape(texts(MARK_TEXTS[decision.mark]))}</td>"
            f"<td class=n>{f'{decision.loss:.1%}' if decision.loss else ''}</td><td>{escape(better)}</td></tr>"
        )
    return [*rows, "</table></div>"]


def in_words(answers: list[str], texts: Texts) -> str:
    """The answers of a move in words."""
    return "; ".join(texts.action(texts.box.vocabulary.parse(answer)) for answer in answers)


def head_row(heads: list[str]) -> str:
    return "<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"
