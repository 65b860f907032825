"""The game at a table: answers, chance that never goes back, and the way back over answers (policy: `undo.py`)."""

from __future__ import annotations

from bisect import bisect_left

from quadriga.kernel import screen
from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Answer, Event
from quadriga.kernel.game import Box
from quadriga.kernel.screen import EventView
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action
from quadriga.table.journal import AnswerLine
from quadriga.table.undo import UndoPoint

MAX_SAVED_STATES = 48
"""How many copies of the state are kept for the way back; further back the game is played again."""


class GameHistory:
    """One game from its first question to its end."""

    def __init__(self, box: Box, rng: Rng, start: State | None = None) -> None:
        self.box = box
        self.rng = rng
        self.state: State = box.game.begin(box) if start is None else start
        self.given = len(self.answers)
        """How many answers the game began with: of a practice table those of its record."""
        self.undo_points: list[UndoPoint] = []
        self.draws: list[tuple[int, int, int]] = []
        """For each chance outcome that still counts: its number in the history, the counter before and after."""
        self.event_numbers: list[int] = []
        """The number of each event; a number is never used again after an undo."""
        self.next_number = 0
        self.undo_cuts: list[tuple[int, int]] = []
        """For each undo: the next event's number at that time, and the first number that it took away."""
        self._counted = self._open = 0
        self._sealed = [0] * box.seats
        self.undos = 0
        """How often the game went back for all to see."""
        self.question_changes = [0] * box.seats
        """How often each seat's question has changed by an undo."""

    @property
    def answers(self) -> list[Answer]:
        assert self.state.journal is not None
        return self.state.journal

    @property
    def events(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events

    @property
    def in_secret(self) -> bool:
        """Whether what is answered now stays hidden from others."""
        return bool(self.state.lanes) or self.state.stack[-1].seen_only_by() is not None

    def step(self, seat: int) -> str:
        """The name of the question that a seat is asked."""
        return type(self.state.question(seat)).__name__

    def question_id(self, seat: int) -> str:
        """Never the same for two questions to a seat, also not after an undo; others' sealed answers do not count."""
        self._count()
        return f"{self.question_changes[seat]}.{self._open}.{self._sealed[seat]}"

    def progress(self, seat: int) -> int:
        """How many answers there are as far as a seat may know."""
        self._count()
        return self._open + self._sealed[seat]

    def open_answers(self) -> int:
        self._count()
        return self._open

    def _count(self) -> None:
        """Count what has come since this was last done."""
        for answer in self.answers[self._counted :]:
            if answer.sealed:
                self._sealed[answer.seat] += 1
            else:
                self._open += 1
        self._counted = len(self.answers)

    # -- forward ---------------------------------------------------------------------------------------------------

    def answer(self, seat: int, action: Action, by: str | None) -> None:
        """Take an answer of a person; `by` is empty for a bot, None where the table itself gives it."""
        if by is not None:
            before = self.state.copy() if by else None
            self.undo_points.append(UndoPoint(len(self.answers), len(self.events), seat, by, before))
            if len(self.undo_points) > MAX_SAVED_STATES:
                self.undo_points[-MAX_SAVED_STATES - 1].state = None
        self.state.take(seat, action)

    def settle_chance(self) -> None:
        while self.state.asked == (CHANCE,):
            index, before = len(self.answers), self.rng.counter
            self.state.take(CHANCE, self.rng.answer(self.state))
            self.draws.append((index, before, self.rng.counter))

    def number_events(self) -> None:
        fresh = len(self.events) - len(self.event_numbers)
        self.event_numbers += range(self.next_number, self.next_number + fresh)
        self.next_number += fresh

    def lines_since(self, since: int) -> list[AnswerLine]:
        """The answers from a number on, as the journal keeps them."""
        notation = self.box.vocabulary.format
        return [AnswerLine(a.seat, notation(a.action), a.only, a.sealed) for a in self.answers[since:]]

    def skipped(self) -> dict[int, int]:
        """Before which answers (counted from 1) how many numbers of chance were drawn and taken back."""
        skipped, end = {}, 0
        for index, before, after in self.draws:
            if before > end:
                skipped[index + 1] = before - end
            end = after
        return skipped

    def chosen_by(self, seat: int) -> list[str]:
        """What a seat has answered by choice since the table began."""
        notation = self.box.vocabulary.format
        return [notation(a.action) for a in self.answers[self.given :] if a.seat == seat and not a.forced]

    def drawn_since(self, index: int) -> int:
        """How many numbers of chance were drawn from answer `index` on."""
        return sum(after - before for answer, before, after in self.draws if answer >= index)

    # -- back --------------------------------------------------------------------------------------------------------

    def still_sealed(self, undo_point: UndoPoint) -> bool:
        """Whether the answer is one that others have not seen because not everybody has answered yet."""
        if not self.state.lanes:
            return False
        count = len(self.state.sealed[undo_point.seat])
        own = [n for n, answer in enumerate(self.answers) if answer.sealed and answer.seat == undo_point.seat]
        return count > 0 and undo_point.index in own[-count:]

    def before(self, undo_point: UndoPoint) -> State:
        if undo_point.state is not None:
            return undo_point.state.copy()
        state: State = self.box.game.begin(self.box, self.state.position)
        for answer in self.answers[: undo_point.index]:
            if not answer.forced:
                state.take(answer.seat, answer.action)
        return state.copy()

    def go_back(self, undo_point: UndoPoint) -> None:
        """The state before an answer. Chance does not go back; others keep what they have sealed, if this was."""
        sealed = self.still_sealed(undo_point)
        old, by = self.answers, {m.index: m.by for m in self.undo_points}
        events = self.events[: undo_point.events]
        self.state = self.before(undo_point)
        self.state.journal = old[: undo_point.index]
        self.state.events = events
        self.undo_points = [m for m in self.undo_points if m.index < undo_point.index]
        self._counted = self._open = 0
        self._sealed = [0] * len(self._sealed)
        self.draws = [draw for draw in self.draws if draw[0] < undo_point.index]
        if len(self.event_numbers) > undo_point.events:
            self.undo_cuts.append((self.next_number, self.event_numbers[undo_point.events]))
            del self.event_numbers[undo_point.events :]
        if not sealed:
            self.undos += 1
            self.question_changes = [count + 1 for count in self.question_changes]
            return
        self.question_changes[undo_point.seat] += 1
        for number, answer in enumerate(old[undo_point.index :], undo_point.index):
            if answer.seat != undo_point.seat and not answer.forced:
                self.answer(answer.seat, answer.action, by.get(number))

    # -- what happened ----------------------------------------------------------------------------------------------

    def shown_events(self, viewer: int | None, since: int) -> tuple[list[EventView], int]:
        """The events for a viewer who knows those below `since`; and from which number on these are all.

        That is less than `since` where an undo has taken away what the viewer knows.
        """
        first = min([since, *(cut for then, cut in self.undo_cuts if then >= since)])
        known = bisect_left(self.event_numbers, first)
        shown = zip(self.event_numbers[known:], screen.events(self.state, viewer, known), strict=True)
        return [{**event, "number": number} for number, event in shown], first
