"""Random people at a table: they answer, undo, leave, come back, resign, are late, and sometimes talk nonsense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.fair import commitment_to
from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE
from quadriga.table import Entry, Pace, Plan, SeatPlan, Table, think
from tests.play import find

SECRET = "0" * 63 + "1"


def plan_of(key: str, seats: Sequence[str], **more: Any) -> Plan:
    """Seats are "open", the name of a person, or "bot:<level>"."""
    planned = []
    for seat in seats:
        if seat == "open":
            planned.append(SeatPlan("open"))
        elif seat.startswith("bot:"):
            planned.append(SeatPlan("bot", level=seat.removeprefix("bot:")))
        else:
            planned.append(SeatPlan("person", seat.lower(), seat))
    return Plan(key, planned, **({"owner": "anna"} | more))


def opened(key: str, *seats: str, secret: str = SECRET, **more: Any) -> Table:
    """A table where the game has begun at second 0."""
    table = Table.open(plan_of(key, seats, **more), secret, 0.0)
    table.start(0.0)
    return table


def again(entries: Sequence[Entry]) -> list[Entry]:
    """The entries as storage gives them back."""
    return [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in entries]


def readers(table: Table) -> Iterator[tuple[str, int | None]]:
    yield "", None
    yield "stranger", 0
    for seat, sitting in enumerate(table.seats):
        if sitting.person:
            yield sitting.person, seat


def everything(table: Table, person: str, seat: int | None, since: int, now: float) -> bytes:
    """All that a reader can get, as bytes."""
    return msgspec.json.encode([table.screen(person, seat, since, now), table.record(person, seat)])


def question(table: Table, seat: int) -> Any:
    found = table.screen(table.seats[seat].person, seat, 1 << 30, 0.0)["questions"]
    return found[0] if found else None


def say(table: Table, seat: int, *answers: str, now: float = 1.0) -> int:
    return table.answer(seat, table.seats[seat].person, question(table, seat)["id"], answers, now)


class Walk:
    """One random game at a table. After every step the table is what its journal says."""

    def __init__(self, key: str, seats: Sequence[str], seed: str, pace: Pace | None = None, wild: int = 100) -> None:
        self.rng = Rng(f"{key} {seed}")
        self.wild = wild
        """In percent: how many steps are something else than an answer."""
        self.now = 1000.0
        nonces = Rng(seed)
        game = find(key)
        settings = game.bot_settings({"target": 90} if key == "mora" else {})
        written = {
            setting.name: setting.write(settings[setting.name]) for setting in game.settings if setting.name in settings
        }
        plan = plan_of(key, seats, pace=pace or Pace(), settings=written, stand_in="random")
        self.table = Table.open(plan, f"{seed:0>64}", self.now)
        given: dict[int, str] = {}
        for seat, sitting in enumerate(self.table.seats):
            if sitting.person:
                given[seat] = str(nonces.below(1000))
                self.table.sit(seat, sitting.person, sitting.name, self.now, commitment_to(given[seat]))
                self.table.present(sitting.person)
        self.table.start(self.now)
        for seat, nonce in given.items():
            self.table.reveal(seat, self.table.seats[seat].person, nonce, self.now)

    def run(self, steps: int) -> Iterator[Table]:
        """The table after each step; always the same object."""
        for _ in range(steps):
            if self.table.stage == "over":
                return
            self.step()
            yield self.table

    def step(self) -> None:
        table, rng = self.table, self.rng
        self.now += rng.below(8)
        table.tick(self.now)
        jobs = table.jobs()
        if jobs and rng.below(3):
            job = rng.pick(jobs)
            assert table.bot_answer(job, think(job), self.now)
            return
        people = [seat for seat, sitting in enumerate(table.seats) if sitting.person]
        if not people:
            return
        seat = rng.pick([seat for seat in people if seat in table.asked and table.seats[seat].plays] or people)
        if rng.below(100) < self.wild:
            self.go_back() if rng.below(2) else self.something_else(rng.pick(people))
        elif (asked := question(table, seat)) and table.seats[seat].plays:
            self.answer(seat, asked)

    def answer(self, seat: int, asked: Any) -> None:
        """One answer, or a chain as far as its preview goes."""
        person = self.table.seats[seat].person
        chain = [self.rng.pick(asked["choices"])["notation"]]
        while self.rng.below(3) == 0:
            following = self.table.preview(seat, person, chain).get("question")
            if following is None:
                break
            chain.append(self.rng.pick(following["choices"])["notation"])
        self.table.answer(seat, person, asked["id"], chain, self.now)

    def go_back(self) -> None:
        """Somebody who has answered wants that back; the others mostly let them."""
        table, rng = self.table, self.rng
        offer = table.offers.get("undo")
        try:
            for seat in table.still_to_agree(offer) if offer else []:
                table.agree("undo", seat, table.seats[seat].person, rng.below(5) > 0, self.now)
            lately = [undo_point.seat for undo_point in table.history.undo_points if undo_point.by][-3:]
            if offer is None and lately:
                seat = rng.pick(lately)
                table.undo(seat, table.seats[seat].person, self.now)
        except QuadrigaError:
            pass

    def something_else(self, seat: int) -> None:
        table, rng, person, now = self.table, self.rng, self.table.seats[seat].person, self.now
        asked = question(table, seat)
        deeds = [
            lambda: table.undo(seat, person, now),
            lambda: table.agree("undo", seat, person, rng.below(3) > 0, now),
            lambda: table.agree("hints", seat, person, rng.below(2) > 0, now),
            lambda: table.offer_hints(seat, person, now),
            lambda: table.leave(seat, person, now),
            lambda: table.back(seat, person, now),
            lambda: table.back(seat, person, now),
            lambda: table.back(seat, person, now),
            lambda: table.resign(seat, person, now) if rng.below(20) == 0 else None,
            lambda: table.absent(person, now),
            lambda: table.present(person),
            lambda: table.wake(now),
            lambda: table.answer(seat, person, "0.0.0", ["pass"], now),
            lambda: table.answer(seat, person, asked["id"] if asked else "", ["pass", "pass", "pass", "pass"], now),
            lambda: (
                table.answer_always(seat, person, asked["step"], rng.pick(asked["choices"])["notation"], now)
                if asked
                else 0
            ),
            lambda: [table.answer_always(seat, person, name, "", now) for name in list(table.seats[seat].standing)],
        ]
        with suppress(QuadrigaError):
            rng.pick(deeds)()


def play_back(record: Record, patch: pytest.MonkeyPatch) -> Iterator[tuple[Table, int, str]]:
    """A record played by people at a table: the table before every answer, whose it will be, and which.

    Chance says what the record says. Answers that are there already, forced or standing, are not given again.
    """
    box = record.box
    patch.setattr("quadriga.table.table_state.fair_rng", lambda *_: Scripted(record))
    names = [f"P{seat}" for seat in range(box.seats)]
    settings = box.written_settings()
    table = opened(box.game.key, *names, settings=settings)
    while table.stage == "playing":
        line = record.lines[len(table.state.journal)]
        said = box.vocabulary.format(line.action)
        before = len(table.journal)
        yield table, line.seat, said
        if len(table.journal) == before:
            say(table, line.seat, said)
    yield table, CHANCE, ""


class Scripted(Rng):
    """Chance that says what a record says."""

    def __init__(self, record: Record) -> None:
        super().__init__(0)
        self.record = record

    def answer(self, state: Any) -> Any:
        self.counter += 1
        line = self.record.lines[len(state.journal)]
        assert line.seat == CHANCE
        return line.action
