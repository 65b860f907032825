"""The game at a table: answers, chance that never goes back, and the way back over answers."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Answer
from quadriga.kernel.game import Box
from quadriga.kernel.screen import News, news
from quadriga.kernel.step import CHANCE, Option
from quadriga.table.journal import Told

KEPT = 48
"""How many copies of the state are kept for the way back; further back the game is played again."""


class Mark:
    """Before an answer that somebody gave: how long the history was, and the state."""

    __slots__ = ("by", "events", "index", "seat", "state")

    def __init__(self, index: int, events: int, seat: int, by: str, state: Any) -> None:
        self.index = index
        self.events = events
        self.seat = seat
        self.by = by
        self.state = state


class Course:
    """One game from its first question to its end."""

    def __init__(self, box: Box, rng: Rng) -> None:
        self.box = box
        self.rng = rng
        self.state: Any = box.game.begin(box)
        self.marks: list[Mark] = []
        self.draws: list[tuple[int, int, int]] = []
        """For each chance outcome that still counts: its number in the history, the counter before and after."""
        self.numbers: list[int] = []
        """The number of each event; a number is never used again after an undo."""
        self.next_number = 0
        self.cuts: list[tuple[int, int]] = []
        """For each undo: the next event's number at that time, and the first number that it took away."""
        self._counted = self._open = 0
        self._sealed = [0] * box.seats
        self.undos = 0
        """How often the game went back for all to see."""
        self.turned = [0] * box.seats
        """How often each seat's question has changed by an undo."""

    @property
    def history(self) -> list[Answer]:
        found: list[Answer] = self.state.journal
        return found

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
        return f"{self.turned[seat]}.{self._open}.{self._sealed[seat]}"

    def progress(self, seat: int) -> int:
        """How many answers there are as far as a seat may know."""
        self._count()
        return self._open + self._sealed[seat]

    def open_answers(self) -> int:
        self._count()
        return self._open

    def _count(self) -> None:
        """Count what has come since this was last done."""
        for answer in self.history[self._counted :]:
            if answer.sealed:
                self._sealed[answer.seat] += 1
            else:
                self._open += 1
        self._counted = len(self.history)

    # -- forward ---------------------------------------------------------------------------------------------------

    def answer(self, seat: int, option: Option, by: str | None) -> None:
        """Take an answer of a person; `by` is empty for a bot, None where the table itself gives it."""
        if by is not None:
            before = self.state.copy() if by else None
            self.marks.append(Mark(len(self.history), len(self.state.events), seat, by, before))
            if len(self.marks) > KEPT:
                self.marks[-KEPT - 1].state = None
        self.state.take(seat, option)

    def settle_chance(self) -> None:
        while self.state.asked == (CHANCE,):
            index, before = len(self.history), self.rng.counter
            self.state.take(CHANCE, self.rng.answer(self.state))
            self.draws.append((index, before, self.rng.counter))

    def number_events(self) -> None:
        fresh = len(self.state.events) - len(self.numbers)
        self.numbers += range(self.next_number, self.next_number + fresh)
        self.next_number += fresh

    def told(self, since: int) -> list[Told]:
        """The answers from a number on, as the journal keeps them."""
        say = self.box.words.say
        return [Told(a.seat, say(a.option), a.only, a.sealed) for a in self.history[since:]]

    def skipped(self) -> dict[int, int]:
        """Before which answers (counted from 1) how many numbers of chance were drawn and taken back."""
        found, end = {}, 0
        for index, before, after in self.draws:
            if before > end:
                found[index + 1] = before - end
            end = after
        return found

    # -- back --------------------------------------------------------------------------------------------------------

    def last(self, seat: int, by: str) -> Mark | None:
        """Before the last answer that this person gave for the seat."""
        return next((mark for mark in reversed(self.marks) if mark.seat == seat and mark.by == by), None)

    def still_sealed(self, mark: Mark) -> bool:
        """Whether the answer is one that others have not seen because not everybody has answered yet."""
        if not self.state.lanes:
            return False
        count = len(self.state.sealed[mark.seat])
        own = [n for n, answer in enumerate(self.history) if answer.sealed and answer.seat == mark.seat]
        return count > 0 and mark.index in own[-count:]

    def before(self, mark: Mark) -> Any:
        if mark.state is not None:
            return mark.state.copy()
        state: Any = self.box.game.begin(self.box)
        for answer in self.history[: mark.index]:
            if not answer.forced:
                state.take(answer.seat, answer.option)
        return state.copy()

    def learned_since(self, mark: Mark) -> bool:
        """Whether the seat knows more than it knew then and its own answers gave.

        The seat's own answers are played again on what it knew then: if that gives what it knows now, no chance,
        reveal or choice of another has come in between. Forced answers of others tell nothing where nothing is hidden.
        """
        seat, since = mark.seat, self.history[mark.index :]
        if any(a.seat != seat and not a.forced and not a.sealed for a in since):
            return True
        if any(later.seat == seat and later.by != mark.by for later in self.marks if later.index > mark.index):
            return True
        before = self.before(mark)
        seen = before.seen_by(seat)
        open_to_all = seen.dump() == before.dump()
        for answer in since:
            told = not answer.forced if answer.seat == seat else open_to_all and not answer.sealed
            if told and answer.seat in seen.asked:
                seen.take(answer.seat, answer.option)
        return bool(seen.dump() != self.state.seen_by(seat).dump())

    def go_back(self, mark: Mark) -> None:
        """The state before an answer. Chance does not go back; others keep what they have sealed, if this was."""
        sealed = self.still_sealed(mark)
        old, by = self.history, {m.index: m.by for m in self.marks}
        events = self.state.events[: mark.events]
        self.state = self.before(mark)
        self.state.journal = old[: mark.index]
        self.state.events = events
        self.marks = [m for m in self.marks if m.index < mark.index]
        self._counted = self._open = 0
        self._sealed = [0] * len(self._sealed)
        self.draws = [draw for draw in self.draws if draw[0] < mark.index]
        if len(self.numbers) > mark.events:
            self.cuts.append((self.next_number, self.numbers[mark.events]))
            del self.numbers[mark.events :]
        if not sealed:
            self.undos += 1
            self.turned = [count + 1 for count in self.turned]
            return
        self.turned[mark.seat] += 1
        for number, answer in enumerate(old[mark.index :], mark.index):
            if answer.seat != mark.seat and not answer.forced:
                self.answer(answer.seat, answer.option, by.get(number))

    # -- what happened ----------------------------------------------------------------------------------------------

    def news(self, viewer: int | None, since: int) -> tuple[list[tuple[int, News]], int]:
        """The events, numbered, for a reader who knows those below `since`; and from which number on these are all.

        That is less than `since` where an undo has taken away what the reader knows.
        """
        first = min([since, *(cut for then, cut in self.cuts if then >= since)])
        known = bisect_left(self.numbers, first)
        return list(zip(self.numbers[known:], news(self.state, viewer, known), strict=True)), first
