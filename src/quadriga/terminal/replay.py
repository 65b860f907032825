"""Stepping through a record."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console

from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import Action
from quadriga.terminal.boards import board
from quadriga.terminal.show import console_for, show_end
from quadriga.terminal.texts import Texts


def show_replay(record: Record, state: State, texts: Texts, to: int | None) -> None:
    """Step through on a terminal; elsewhere print the answers and how it ended."""
    console = console_for()
    if console.is_terminal and sys.stdin.isatty():
        step_through(record, console, texts, to)
        return
    for number, line in enumerate(record.lines[:to][: playable(record)], 1):
        console.print(answer_line(number, line.seat, line.action, texts), markup=False, highlight=False)
    if (outcome := state.outcome()) is not None:
        show_end(console, outcome, texts)


def playable(record: Record) -> int:
    """How many of its answers the rules of today allow."""
    _, refusal = record.follow()
    return refusal.played if refusal else len(record.lines)


def answer_line(number: int, seat: int, action: Action | None, texts: Texts) -> str:
    answer = "?" if action is None else f"{texts.action(action)}  [{texts.box.vocabulary.format(action)}]"
    return f"{number:5}  {texts.seat(seat)}: {answer}"


def step_through(
    record: Record, console: Console, texts: Texts, to: int | None, read: Callable[[str], str] = input
) -> None:
    """Forwards and backwards from one choice to the next."""
    journal = record.follow()[0].journal or []
    last = playable(record)
    stops = [0, *(number for number, answer in enumerate(journal, 1) if not answer.forced)]
    at = min(to or 0, last)
    console.print(texts("ui-replay-help"), markup=False)
    while True:
        state = record.replay(at)
        draw = board(record.box.game.key)
        console.print(draw(state.view(None), record.box, texts))
        console.print(texts("ui-replay-at", number=at, count=last), style="bold", markup=False)
        if at:
            line = record.lines[at - 1]
            console.print(answer_line(at, line.seat, line.action, texts), markup=False, highlight=False)
        if (outcome := state.outcome()) is not None:
            show_end(console, outcome, texts)
        try:
            command = read("> ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return
        if command == "q":
            return
        if command.isdecimal():
            at = min(int(command), last)
        elif command == "b":
            at = max((stop for stop in stops if stop < at), default=0)
        elif command == "e":
            at = last
        elif not command:
            at = next((stop for stop in stops if stop > at), last)
        else:
            console.print(texts("ui-replay-help"), markup=False)
