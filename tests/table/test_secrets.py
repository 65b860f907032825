"""Two tables that differ only in what a reader may not know show that reader the same, whatever is asked of them."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.record import visible
from quadriga.kernel.step import CHANCE
from quadriga.table import Table
from tests.table.walk import everything, plan_of, question

READERS = [0, 1, None]
GAMES = {
    "romolo": (["Anna", "Bruno", "Carla"], {}),
    "corduba": (["Anna", "Bruno", "Carla"], {}),
    "mora": (["Anna", "Bruno", "Carla"], {"target": "90"}),
    "antike": (["Anna", "Bruno"], {}),
    "praetor": (["Anna", "Bruno"], {}),
}
WITH_SECRETS = ("romolo", "corduba", "mora")


class Loaded(Rng):
    """Chance that gives both worlds the same where the reader can see it, and anything where not."""

    def __init__(self, name: str, reader: int | None, world: int) -> None:
        super().__init__(name)
        self.reader = reader
        self.world = world
        self.seen = 0

    def answer(self, state: Any) -> Any:
        actions = state.actions(CHANCE)
        only = state.stack[-1].seen_only_by()
        if only in (None, self.reader):
            self.seen += 1
            return min(actions, key=lambda action: Rng(f"{self.seed!r} {self.seen} {action}").word())
        return Rng(f"{self.seed!r} {self.world} {len(state.journal)}").pick(actions)


class Twins:
    """Two tables, and what one reader can tell of them."""

    def __init__(self, key: str, reader: int | None, seed: int, differ_from: int) -> None:
        self.rng = Rng(f"{key} {reader} {seed}")
        self.reader = reader
        self.person = "watcher" if reader is None else ["anna", "bruno", "carla"][reader]
        self.differ_from = differ_from
        names, settings = GAMES[key]
        self.tables = [self.begin(key, names, settings, world) for world in range(2)]
        self.now = 1.0

    def begin(self, key: str, names: list[str], settings: dict[str, str], world: int) -> Table:
        table = Table.open(plan_of(key, names, settings=settings, hints=True), "secret", 0.0)
        loaded = Loaded("twins", self.reader, world if self.differ_from == 0 else 0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("quadriga.table.table_state.fair_rng", lambda secret, nonces: loaded)
            table.start(0.0)
        return table

    def alike(self) -> bool:
        """Whether the reader cannot know which is which."""
        return self.known(self.tables[0]) == self.known(self.tables[1])

    def known(self, table: Table) -> Any:
        state = table.state
        seen = visible(state.journal, [len(answers) for answers in state.sealed], self.reader)
        lines = [
            (a.seat, a.action if whole else None)
            for a, whole in zip(state.journal, seen, strict=True)
            if whole is not None
        ]
        told = [event.seen_by(self.reader) for event in state.events]
        return table.stage, state.asked, state.seen_by(self.reader).dump(), lines, told

    def differ(self) -> bool:
        return len({table.state.digest() for table in self.tables}) == 2

    def step(self, number: int) -> bool:
        """Somebody answers in both worlds; False where they must part."""
        self.now += 1.0
        first, second = self.tables
        seat = self.rng.pick(first.asked)
        secret = first.state.lanes or first.state.question(seat).seen_only_by() is not None
        if secret and seat != self.reader and number >= self.differ_from:
            return self.answer_in_secret(seat)
        actions = [action for action in first.state.actions(seat) if action in second.state.actions(seat)]
        if not actions:
            return False
        said = first.box.vocabulary.format(self.rng.pick(actions))
        for table in self.tables:
            table.answer(seat, table.seats[seat].person, question(table, seat)["id"], [said], self.now)
        return True

    def answer_in_secret(self, seat: int) -> bool:
        """Another seat answers in each world as it likes, or in one of them not yet."""
        for world, table in enumerate(self.tables):
            if seat not in table.asked:
                return False
            if world and len(table.state.lanes) and seat in self.tables[0].asked and self.rng.below(2):
                continue
            said = table.box.vocabulary.format(self.rng.pick(table.state.actions(seat)))
            table.answer(seat, table.seats[seat].person, question(table, seat)["id"], [said], self.now)
        return True

    def go_back(self, seat: int) -> None:
        kinds = {table.undo_kind(seat)[0] for table in self.tables}
        for table in self.tables if len(kinds) == 1 else []:
            try:
                table.undo(seat, table.seats[seat].person, self.now)
                for other in table.others(table.seats[seat].person) if "undo" in table.offers else []:
                    table.agree("undo", other, table.seats[other].person, True, self.now)
            except QuadrigaError:
                pass


def tried(call: Any, *arguments: Any) -> Any:
    """What a call gives, or how it is refused."""
    try:
        return call(*arguments)
    except QuadrigaError as error:
        return [type(error).__name__, str(error), repr(getattr(error, "reason", getattr(error, "problem", "")))]


def all_told(table: Table, person: str, seat: int | None, rng: Rng, now: float) -> list[Any]:
    """Screens, records, and the answers to all kinds of questions."""
    found: list[Any] = [everything(table, person, seat, since, now) for since in (0, table.history.next_number - 3)]
    if seat is None:
        return found
    words = table.box.vocabulary
    sentences = [words.format(words.decode(rng.below(words.size))) for _ in range(3)]
    sentences += [action["notation"] for action in (question(table, seat) or {"choices": []})["choices"][:2]]
    for action in [*sentences, "nonsense"]:
        found.append(tried(table.why, seat, person, action))
        found.append(tried(table.preview, seat, person, [action]))
    found.append(tried(table.answer, seat, person, "9.9.9", ["pass"], now))
    found.append(tried(table.answer, seat, person, "0.0.0", [sentences[0]], now))
    found.append(tried(table.hint, seat, person))
    found.append(table.undo_kind(seat)[0])
    return found


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("key", GAMES)
def test_a_reader_cannot_tell_two_worlds_apart(key: str, reader: int | None) -> None:
    compared = different = seed = 0
    while compared < 40 or (key in WITH_SECRETS and different < 36):
        seed += 1
        assert seed < 60, f"only {different} positions of {compared} had a secret in them"
        twins = Twins(key, reader, seed, differ_from=(0, 0, 20)[seed % 3])
        for number in range(60):
            if not twins.alike() or not twins.tables[0].asked:
                break
            compared += 1
            different += twins.differ()
            told = [all_told(t, twins.person, reader, Rng(number), twins.now) for t in twins.tables]
            assert told[0] == told[1]
            if twins.rng.below(8) == 0:
                twins.go_back(twins.rng.below(len(twins.tables[0].seats)))
            elif not twins.step(number):
                break
