"""What several commands print alike, and their exit codes."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def print_json(content: object) -> int:
    print(json.dumps(content, indent=2, ensure_ascii=False))
    return OK


def complain(problem: str) -> None:
    print("quadriga: " + " ".join(problem.split()), file=sys.stderr)


def progress_bar() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)
