"""A table: one running game with the people and bots around it. No network, no database, no clock of its own.

Every command checks, then writes entries into the journal and does what they say; `resume` does the same entries
again. Commands that cannot be done raise `CommandRejectedError`, answers that are not allowed `IllegalActionError`;
both change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quadriga import games
from quadriga.agents.levels import HINTING
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.fair import COMMITMENT, NONCE, commitment_to
from quadriga.kernel.record import Record, result_of
from quadriga.kernel.screen import Preview, preview, seen_with_journal
from quadriga.kernel.state import State
from quadriga.kernel.step import Action, Reason
from quadriga.table import screen as shown
from quadriga.table.errors import CommandRejectedError
from quadriga.table.game_history import GameHistory
from quadriga.table.jobs import Job, check_bots, pack
from quadriga.table.journal import (
    Absence,
    Agreed,
    Answered,
    Back,
    Continued,
    Ended,
    Entry,
    Offered,
    OfferKind,
    Opened,
    RevealBegun,
    Revealed,
    RevealFailed,
    Rose,
    Sat,
    Seated,
    Stands,
    Started,
    StoodIn,
    Undone,
    Woke,
)
from quadriga.table.plan import Plan
from quadriga.table.practice import begin, check_lists
from quadriga.table.proposals import complete, propose
from quadriga.table.records import seal, write_record
from quadriga.table.screen import Info, TableScreen
from quadriga.table.seats import SeatState
from quadriga.table.table_state import REVEAL_SECONDS, TableState
from quadriga.table.undo import UndoPoint


class Table(TableState):
    """What people and bots can do at a table."""

    def __init__(self, opened: Opened, now: float, finished: bool = False) -> None:
        super().__init__(opened, finished)
        self.journal: list[Entry] = [opened]
        self.loaded = now

    @classmethod
    def open(cls, plan: Plan, secret: str, now: float) -> Table:
        """A new table; raises SettingError for settings the game does not have, CommandRejectedError for the rest."""
        box = games.game(plan.game).box(len(plan.seats), plan.data, **plan.settings)
        check_bots(plan.game, [plan.stand_in, *(seat.level for seat in plan.seats if seat.kind == "bot")])
        if plan.pace.kind != "none" and plan.pace.seconds < 1:
            raise CommandRejectedError("no-time", "a clock needs at least one second")
        plan = msgspec.structs.replace(plan, settings=box.changed_settings())
        position = None
        if plan.practice:
            plan.practice = check_lists(box, plan, plan.practice)
            position = begin(box, plan.practice).position  # what cannot be begun is not opened
        header = Record(box, [], position=position).set_up()
        return cls(Opened(plan, secret, header, box.seat_names, number=1, at=now), now)

    @classmethod
    def resume(cls, entries: Sequence[Entry], now: float = 0.0) -> Table:
        """The table that a journal has made; frozen, where this program no longer plays that game as it was.

        One whose game is over stays so: it keeps its result, and `frozen` says why nothing more can be shown of it.
        """
        opened, *others = entries
        assert isinstance(opened, Opened)
        table = cls(opened, now, any(isinstance(entry, Ended) for entry in others))
        for entry in others:
            table.redo(entry)
        try:
            if not table.ended:
                check_bots(table.plan.game, [table.plan.stand_in, *(seat.level for seat in table.seats if seat.level)])
        except QuadrigaError as error:
            table.freeze(str(error))
        if table.ended:
            table.stage = "over"
        return table

    def redo(self, entry: Entry) -> None:
        """The next entry of a journal that is read again."""
        self.journal.append(entry)
        try:
            if self.apply(entry) != entry.lines:
                self.freeze(f"entry {entry.number}: the game no longer goes as it went")
        except Exception as error:  # the game of another version may fail in any way
            self.freeze(f"entry {entry.number}: {error}")

    @property
    def state(self) -> State:
        """The true state of a game that has begun; for the host, never for a viewer."""
        return self._history.state

    @property
    def ready(self) -> bool:
        """Whether every seat is taken and nothing has been begun."""
        return (
            self.stage == "waiting" and self.revealing is None and all(sitting.kind != "open" for sitting in self.seats)
        )

    def _append(self, entry: Entry, now: float, actions: Sequence[Action] = ()) -> None:
        entry.number, entry.at = len(self.journal) + 1, now
        entry.lines = self.apply(entry, actions)
        entry.sealed = [len(answers) for answers in self.state.sealed] if self.history else []
        self.journal.append(entry)
        if self.stage == "over" and not self.ended:
            outcome = self.state.outcome()
            assert outcome is not None
            ended = Ended(result_of(outcome), self._history.skipped(), outcome.scores, self.draws_taken_back)
            if self.chain:
                ended.chain, ended.taken_back = self.chain.head, self.chain.taken_back
            self._append(ended, now)
            if not self.practice:
                seal(self, self.journal)

    # -- coming and going ----------------------------------------------------------------------------------------

    def sit(self, seat: int, person: str, name: str, now: float, commitment: str = "") -> None:
        """Take an open seat, or commit to another nonce for one's own, before the game begins.

        The commitment is the SHA-256 of a nonce that the seat adds to chance; without one it adds none.
        """
        self._must_be("waiting")
        sitting = self._sitting(seat)
        if sitting.level or sitting.person not in ("", person):
            raise CommandRejectedError("seat-taken", "somebody else sits there", seat=self.opened.seat_names[seat])
        if commitment and not COMMITMENT.fullmatch(commitment):
            raise CommandRejectedError("bad-commitment", "a commitment is a SHA-256 in 64 hexadecimal digits")
        if self.revealing is not None and not (sitting.owes and commitment):
            raise CommandRejectedError("revealing", "everybody is seated, and the commitments are fixed")
        self._append(Sat(seat, person, name, "", commitment), now)

    def reveal(self, seat: int, person: str, nonce: str, now: float) -> None:
        """Reveal the nonce that one has committed to, once all are seated; after the last one the game begins."""
        sitting = self._own(seat, person)
        if nonce and sitting.nonce == nonce and sitting.commitment:
            return
        self._must_be("waiting")
        if self.revealing is None or any(other.owes for other in self.seats):
            raise CommandRejectedError("not-revealing", "not everybody is seated and has committed to a nonce")
        if not nonce or not NONCE.fullmatch(nonce) or commitment_to(nonce) != sitting.commitment:
            raise CommandRejectedError("bad-nonce", "a nonce has at most 64 letters, digits, - and _, and fits")
        self._append(Revealed(seat, nonce), now)
        if not self.to_reveal:
            self._append(Started(), now)

    def leave(self, seat: int, person: str, now: float) -> None:
        """Leave a seat: before the game it is open again, in the game a bot plays on and one may come back."""
        sitting = self._own(seat, person)
        if self.stage == "waiting":
            self._append(Rose(seat), now)
        elif self.stage == "playing" and sitting.plays:
            self._stand_in(seat, "left", now)

    def give(self, seat: int, person: str, level: str, now: float) -> None:
        """The owner lets a bot sit on an open seat, or opens the seat of a bot again by an empty level."""
        self._must_be("waiting")
        if not person or person != self.plan.owner:
            raise CommandRejectedError("not-owner", "only the owner of the table says where bots sit")
        sitting = self._sitting(seat)
        if sitting.person:
            raise CommandRejectedError("seat-taken", "somebody else sits there", seat=self.opened.seat_names[seat])
        check_bots(self.plan.game, [level] if level else [])
        if sitting.level != level:
            self._append(Seated(seat, level), now)

    def start(self, now: float) -> None:
        """Begin the game, or let those who have committed to a nonce reveal it first."""
        self._must_be("waiting")
        if self.revealing is not None:
            raise CommandRejectedError("revealing", "everybody is seated, and the nonces are being revealed")
        if not self.ready:
            raise CommandRejectedError("seats-open", "not every seat is taken")
        self._append(RevealBegun() if self.to_reveal else Started(), now)

    def resign(self, seat: int, person: str, now: float) -> int:
        """Give up: a bot plays on, and the result will say so."""
        self._not_resigned(seat, person)
        self._stand_in(seat, "resigned", now)
        return self.version(person)

    def back(self, seat: int, person: str, now: float) -> int:
        """Play again where a bot stands in; not from resigning, nor for a question that one was too late for."""
        sitting = self._not_resigned(seat, person)
        if sitting.late and seat in self.asked and self._history.question_id(seat) == sitting.late:
            raise CommandRejectedError("out-of-time", "the time for this question is over; the bot answers it")
        if sitting.stand_in:
            self._append(Back(seat), now)
        return self.version(person)

    def tick(self, now: float) -> bool:
        """Let bots stand in for people who are out of time or away, and free seats whose nonce was not revealed.

        True if anything happened. Call it at `deadline()`.
        """
        if self.stage == "waiting" and self.revealing is not None and now >= self.revealing + REVEAL_SECONDS:
            self._append(RevealFailed(self.to_reveal), now)
            return True
        if self.stage != "playing":
            return False
        late: list[tuple[int, Absence]] = [(seat, "time") for seat in self.clocks.expired(now)]
        late += [(seat, "away") for seat, end in self._waited_for() if end <= now]
        for seat, because in late:
            self._stand_in(seat, because, now)
        return bool(late)

    def deadline(self) -> float | None:
        """When `tick` has something to do next, if nothing happens before."""
        if self.stage == "waiting" and self.revealing is not None:
            return self.revealing + REVEAL_SECONDS
        ends = [end for end in (self.clocks.deadline(), *(end for _, end in self._waited_for())) if end is not None]
        return min(ends) if ends and self.stage == "playing" else None

    def wake(self, now: float) -> None:
        """After the server was down or suspended: that time counts for no clock, and for nobody's absence."""
        self.loaded, self.away_since = now, dict.fromkeys(self.away_since, now)
        clocks_run = self.stage == "playing" and self.clocks.on and self.clocks.running
        if clocks_run or self.revealing is not None:
            self._append(Woke(), now)

    def _waited_for(self) -> list[tuple[int, float]]:
        """Without a clock: seats that are asked while their people are away and others are here, and until when."""
        if self.clocks.on or not self.plan.away:
            return []
        waiting = []
        for seat in self.clocks.running:
            person = self.seats[seat].person
            if person not in self.people_here and any(
                self.seats[n].person in self.people_here for n in self.others(person)
            ):
                waiting.append((seat, max(self.clocks.at, self.away_since.get(person, self.loaded)) + self.plan.away))
        return waiting

    def _stand_in(self, seat: int, because: Absence, now: float) -> None:
        self._append(StoodIn(seat, because), now)
        if because in ("time", "away") and "undo" in self.offers:
            self._append(Agreed("undo", seat, False), now)  # an entry: older journals, without it, go on as they went
        self._undo_if_agreed(now)

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self, seat: int, person: str, question: str, answers: Sequence[str], now: float) -> int:
        """Answer a question, or several in a row as a whole; the version after it.

        The chain may go as far as its preview: to the first chance, reveal or question to somebody else.
        """
        sitting = self._own(seat, person)
        self._must_be("playing", "over")
        actions = self._parse(answers)
        if sitting.last_reply is not None and sitting.last_reply[:2] == (question, self._format(actions)):
            return sitting.last_reply[2]
        self._must_be("playing")
        if sitting.stand_in:
            raise CommandRejectedError("stand-in", "a bot plays for this seat; come back first")
        if seat in self.clocks.expired(now):
            raise CommandRejectedError("out-of-time", "the clock of this seat has run out")
        self._take(seat, person, question, actions, now)
        assert sitting.last_reply is not None
        return sitting.last_reply[2]

    def _take(
        self, seat: int, person: str, question: str, actions: Sequence[Action], now: float, replaced_by: str = ""
    ) -> None:
        history = self._history
        if seat not in history.state.asked:
            raise CommandRejectedError("not-asked", "this seat is not asked now")
        if question != history.question_id(seat):
            raise CommandRejectedError("old-question", f"the question is {history.question_id(seat)!r} now")
        if not actions:
            raise CommandRejectedError("no-answer", "there is no answer in it")
        seen = history.state.seen_by(seat)
        for action in actions:
            seen.play(seat, action)
        self._append(Answered(seat, person, question, self._format(actions), replaced_by), now, actions)

    def _parse(self, answers: Sequence[str]) -> list[Action]:
        return [self._history.box.vocabulary.parse(answer) for answer in answers]

    def _format(self, actions: Sequence[Action]) -> list[str]:
        """The one spelling of actions, however they were written."""
        return [self._history.box.vocabulary.format(action) for action in actions]

    def answer_always(self, seat: int, person: str, question: str, answer: str, now: float) -> int:
        """Answer a question always so from now on, without being asked; an empty answer ends it."""
        sitting = self._own(seat, person)
        self._must_be("playing")
        if not question.isidentifier() or len(question) > 40:
            raise CommandRejectedError("no-question", "a question is named by its step")
        if answer and seat in self.asked and self._history.in_secret and self._history.step(seat) == question:
            raise CommandRejectedError("secret-question", "a secret choice has no standing answer")
        written = self._format(self._parse([answer]))[0] if answer else ""
        if sitting.standing.get(question, "") != written:
            self._append(Stands(seat, question, written), now)
        return self.version(person)

    def undo(self, seat: int, person: str, now: float) -> int:
        """Take back the last answer, or ask the others whether one may."""
        self._own(seat, person)
        kind, undo_point = self.undo_kind(seat)
        if undo_point is None:
            raise CommandRejectedError("nothing-to-undo", "there is nothing to take back")
        if kind == "free":
            self._go_back(undo_point, now)
        elif "undo" not in self.offers:
            self._append(Offered("undo", seat, undo_point.index), now)
        elif self.offers["undo"].seat != seat:
            raise CommandRejectedError("offer-open", "somebody else wants to take something back")
        return self.version(person)

    def _go_back(self, undo_point: UndoPoint, now: float) -> None:
        self._append(Undone(undo_point.seat, undo_point.index, self._history.still_sealed(undo_point)), now)

    def _undo_if_agreed(self, now: float) -> None:
        offer = self.offers.get("undo")
        if offer is not None and not self.still_to_agree(offer):
            self._go_back(
                next(undo_point for undo_point in self._history.undo_points if undo_point.index == offer.to), now
            )

    # -- offers ----------------------------------------------------------------------------------------------------

    def agree(self, kind: OfferKind, seat: int, person: str, agree: bool, now: float) -> None:
        """Agree to what somebody asks for, or refuse it; the seat that asked may take it back."""
        sitting = self._own(seat, person)
        offer = self.offers.get(kind)
        if offer is None:
            raise CommandRejectedError("no-offer", "nobody asks for that now")
        if kind == "undo" and sitting.resigned:
            raise CommandRejectedError("resigned", "this seat has resigned")
        if (seat in offer.agreed and agree) or (agree and self.seats[offer.seat].person == sitting.person):
            return
        self._append(Agreed(kind, seat, agree), now)
        self._undo_if_agreed(now)

    def offer_hints(self, seat: int, person: str, now: float) -> None:
        self._own(seat, person)
        self._must_be("playing")
        self._offer("hints", seat, now)

    def offer_rematch(self, seat: int, person: str, now: float, *, exchange: bool = True) -> None:
        """Once all agree, `rematch_agreed` says to what: open a table with `rematch_plan()`, tell it by `go_on_at`."""
        self._own(seat, person)
        self._must_be("over")
        self._offer("rematch" if exchange else "rematch-same", seat, now)

    def _offer(self, kind: OfferKind, seat: int, now: float) -> None:
        if kind in self.offers:
            self.agree(kind, seat, self.seats[seat].person, True, now)
        elif not (self.hints if kind == "hints" else self.rematch_agreed):
            self._append(Offered(kind, seat), now)

    def go_on_at(self, table: str, now: float) -> None:
        if not self.continued:
            self._append(Continued(table), now)

    # -- bots --------------------------------------------------------------------------------------------------------

    def jobs(self) -> list[Job]:
        """What bots are asked now, each to be answered by `think`, here or in another process."""
        if self.history is None or self.stage != "playing":
            return []
        return [self._job(self.history, seat, self.seats[seat].bot) for seat in self.asked if self.seats[seat].bot]

    def bot_answer(self, job: Job, answers: Sequence[str], now: float, replaced_by: str = "") -> bool:
        """Take what a bot has thought out, or another in its place; False where its question is no longer asked."""
        history = self.history
        if history is None or self.stage != "playing" or self.seats[job.seat].bot != job.level:
            return False
        if job.seat not in history.state.asked or history.question_id(job.seat) != job.question:
            return False
        self._take(job.seat, "", job.question, self._parse(answers), now, replaced_by)
        return True

    def hint(self, seat: int, person: str) -> Job:
        """What a bot would do in a person's place: a job for `think`."""
        self._own(seat, person)
        self._must_be("playing")
        if not self.hints_on:
            raise CommandRejectedError("no-hints", "hints are not agreed at this table")
        if seat not in self.state.asked:
            raise CommandRejectedError("not-asked", "this seat is not asked now")
        return self._job(self._history, seat, HINTING)

    def _job(self, history: GameHistory, seat: int, level: str) -> Job:
        question = history.question_id(seat)
        seed = Rng(f"{self.opened.secret} bots").child(f"{seat} {question}").seed.hex()
        return Job(seat, level, question, seed, pack(history.state, seat))

    # -- looking -------------------------------------------------------------------------------------------------------

    def screen(self, person: str, seat: int | None, since: int, now: float) -> TableScreen:
        """Everything that a viewer sees through the eyes of a seat of theirs, or as somebody who watches."""
        return shown.screen(self, person, seat, since, now)

    def info(self, person: str, now: float) -> Info:
        """What everybody may know, and which seats are this person's."""
        return shown.info(self, person, now)

    def record(self, person: str, seat: int | None) -> str:
        """The record as that seat may have it while the game runs; whole when it is over."""
        return write_record(self, self.journal, shown.viewer_of(self, person, seat))

    def why(self, seat: int, person: str, answer: str, after: Sequence[str] = ()) -> Reason | None:
        """Why a seat may not answer this now, or after some answers of its own, or None if it may."""
        self._own(seat, person)
        self._must_be("playing", "over")
        seen = self.state.seen_by(seat)
        for earlier in after:
            seen.play(seat, earlier)
        reason: Reason | None = seen.why_not(seat, answer)
        return reason

    def preview(
        self, seat: int, person: str, answers: Sequence[str], defaults: bool = False, known: int = 0
    ) -> Preview:
        """What answers of one's own would change; with `defaults` the obvious ones between and after them are put in.

        All that was tried is then in the `chain`, from number `known` on with the questions.
        """
        sitting = self._own(seat, person)
        self._must_be("playing")
        if defaults:
            links, seen = complete(self.state, seat, self._parse(answers), sitting.standing)
            previewed = preview(self.state, seat, [link["answer"] for link in links])
            for link in links[:known]:
                del link["question"]
            previewed["chain"] = links
        else:
            previewed = preview(self.state, seat, answers)
            seen = seen_with_journal(self.state, seat)
            for answer in answers:
                seen.play(seat, answer)
        if previewed["question"]:
            previewed["question"] = propose(seen, seat, previewed["question"], sitting.standing)
        return self._numbered(previewed, seat)

    def _numbered(self, previewed: Preview, seat: int) -> Preview:
        if previewed["question"]:
            previewed["question"]["id"] = f"{self._history.question_changes[seat]}.{previewed['question']['id']}"
        return previewed

    # -- checks ------------------------------------------------------------------------------------------------------

    def _must_be(self, *stages: str) -> None:
        stage = "frozen" if self.frozen and "playing" in stages else self.stage
        if stage not in stages:
            raise CommandRejectedError(f"table-{stage}", f"the table is {stage}")

    def _sitting(self, seat: int) -> SeatState:
        if not 0 <= seat < len(self.seats):
            raise CommandRejectedError("no-seat", "there is no such seat", seat=str(seat))
        return self.seats[seat]

    def _not_resigned(self, seat: int, person: str) -> SeatState:
        self._must_be("playing")
        sitting = self._own(seat, person)
        if sitting.resigned:
            raise CommandRejectedError("resigned", "this seat has resigned")
        return sitting

    def _own(self, seat: int, person: str) -> SeatState:
        sitting = self._sitting(seat)
        if not person or sitting.person != person:
            raise CommandRejectedError("not-your-seat", "somebody else sits there", seat=self.opened.seat_names[seat])
        return sitting
