"""Somebody who takes a lesson at a practice table, as the browser opens it."""

from __future__ import annotations

from quadriga.kernel.record import Record
from quadriga.lessons import Lesson, Progress, progress
from quadriga.lessons.lesson import LEVEL
from quadriga.table import SeatPlan, Table, practice_plan, think
from tests.table.walk import question

LEARNER = "anna"


class Learning:
    """A lesson at a table against its opponents."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.begin().asked[0]
        record = Record.of(lesson.first())
        seats = [SeatPlan("bot", level=LEVEL) for _ in range(record.box.seats)]
        seats[self.seat] = SeatPlan("person", LEARNER, "Anna")
        self.table = Table.open(practice_plan(record, None, lesson.seed, seats, LEVEL), lesson.seed, 0.0)
        self.table.start(0.0)
        self.wait()

    def wait(self) -> None:
        """The opponents play until the learner is asked."""
        while self.seat not in self.table.asked and self.table.stage == "playing":
            job = self.table.jobs()[0]
            self.table.bot_answer(job, think(job), 1.0)

    def answer(self, answer: str) -> None:
        """Answer as a click does: obvious answers after it are given too; then the opponents play."""
        tried = self.table.preview(self.seat, LEARNER, [answer], defaults=True)
        chain = [link["answer"] for link in tried["chain"]]
        self.table.answer(self.seat, LEARNER, question(self.table, self.seat)["id"], chain, 1.0)
        self.wait()

    @property
    def progress(self) -> Progress:
        return progress(self.lesson, self.table.state, self.seat)
