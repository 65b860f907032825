"""Two games that differ only in what a reader may not know send that reader the same bytes."""

import secrets
from collections.abc import Iterator
from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from quadriga.kernel.chance import Rng
from quadriga.server import table_registry
from quadriga.server.table_session import TableSession
from quadriga.table import Table
from tests.server.running import ME, OPEN, PATIENCE, Client, Server, wait_until

ANNA, BOB = 0, 1
HIDDEN = ("romolo", "corduba")
"""Games in which some things lie face down."""
SEALED = ("corduba",)
"""Games in which several are asked in secret."""


class World:
    """A table with two people whose true state a test can exchange while nobody asks."""

    def __init__(self, server: Server, game: str) -> None:
        self.anna, self.bob, self.stranger = Client(server.url), Client(server.url), Client(server.url)
        self.id = self.anna.open(game, ME, OPEN)
        self.bob.do(self.id, "sit", seat=BOB)
        self.session: TableSession = server.context.registry.sessions[self.id]
        self.readers: list[tuple[Client, int | None]] = [(self.anna, ANNA), (self.bob, BOB), (self.stranger, None)]

    @property
    def table(self) -> Table:
        return self.session.table

    def positions(self, seed: int) -> Iterator[Any]:
        """The true states of a random game."""
        random = Random(seed)
        while self.table.stage == "playing":
            yield self.table.state
            seat = random.choice(self.table.asked)
            answer(self.table, seat, random.choice(self.table.state.actions(seat)))

    def everything(self, client: Client, seat: int | None) -> list[bytes]:
        """Every byte that a reader can get of the table: screens, downloads, previews, hints and errors."""
        wait_until(lambda: not self.session.watchers)
        self.table.people_here.clear()
        path, other = f"/api/tables/{self.id}", BOB if seat == ANNA else ANNA
        looks = ("", "/record", "/chat", "/replay", "/frames", f"?seat={other}", f"/record?seat={other}")
        replies = [client.get(path + look) for look in looks]
        questions = replies[0].json()["questions"]
        sensible = [choice["notation"] for choice in questions[0]["choices"]][:3] if questions else []
        question = questions[0]["id"] if questions else "0.1.0"
        for number in {other, other if seat is None else seat}:
            replies.append(client.post(f"{path}/hint", json={"seat": number}))
            for notation in [*sensible, *self.nonsense()]:
                replies.append(client.post(f"{path}/previews", json={"seat": number, "answers": [notation]}))
                replies.append(client.post(f"{path}/why", json={"seat": number, "answer": notation}))
            for notation in self.nonsense():
                body = {"seat": number, "question": question, "answers": [notation]}
                replies.append(client.post(f"{path}/answers", json=body))
        with client.live_socket(self.id) as socket:
            pushed = socket.recv(PATIENCE).encode()
        return [pushed, *(str(reply.status_code).encode() + reply.content for reply in replies)]

    def nonsense(self) -> list[str]:
        """Actions of the game that are hardly allowed now."""
        vocabulary, random = self.table.state.box.vocabulary, Random(7)
        return [vocabulary.format(vocabulary.decode(random.randrange(vocabulary.size))) for _ in range(3)]


def answer(table: Table, seat: int, action: Any) -> None:
    assert table.history
    notation = table.state.box.vocabulary.format(action)
    table.answer(seat, table.seats[seat].person, table.history.question_id(seat), [notation], table.changed)


def other_world(state: Any, seat: int | None) -> Any:
    """A true state in which everything that the seat does not know may be otherwise, also in the history."""
    world, random = state.seen_by(seat).imagine(Rng(f"world {seat}")), Random(1)

    def another(vocabulary: Any, action: Any, hidden: Any) -> Any:
        nouns = vocabulary.verbs[action[0]].nouns
        things = enumerate(action[1:])
        return (action[0], *(random.randrange(len(nouns[n].names)) if n in hidden else t for n, t in things))

    world.journal = [
        a if a.only in (None, seat) else a._replace(action=another(state.box.vocabulary, a.action, range(9)))
        for a in state.journal
    ]
    world.events = [
        e if e.only in (None, seat) else e._replace(payload=another(state.box.event_vocabulary, e.payload, e.hidden))
        for e in state.events
    ]
    return world


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "secrets", SimpleNamespace(token_hex=lambda n: "5e" * n, choice=secrets.choice))


@pytest.mark.parametrize("game", HIDDEN)
def test_what_a_reader_may_not_know_changes_no_byte(server: Server, game: str) -> None:
    world = World(server, game)
    compared = {ANNA: 0, BOB: 0, None: 0}
    for truth in world.positions(3):
        for client, seat in world.readers:
            if any(truth.sealed) or compared[seat] == 2 or truth.seen_by(seat).dump() == truth.dump():
                continue
            compared[seat] += 1
            assert world.table.history
            before = world.everything(client, seat)
            world.table.history.state = other_world(truth, seat)
            try:
                assert world.everything(client, seat) == before
            finally:
                world.table.history.state = truth
    assert all(compared.values())


def asked_together(server: Server, game: str) -> World:
    """A table at which both are asked in secret, and Bob has a choice."""
    for seed in range(20):
        world = World(server, game)
        for truth in world.positions(seed):
            if truth.lanes and {ANNA, BOB} <= set(truth.asked) and len(truth.actions(BOB)) > 1:
                return world
    raise AssertionError("nobody was asked in secret")


@pytest.mark.parametrize("game", SEALED)
def test_a_sealed_answer_changes_no_byte(server: Server, game: str) -> None:
    world = asked_together(server, game)
    entries, tables = list(world.table.journal), []
    for action in world.table.state.actions(BOB):
        tables.append(Table.resume(entries, world.table.changed))
        answer(tables[-1], BOB, action)
    alike = next((a, b) for a, b in combinations(tables, 2) if a.asked == b.asked)
    for client, seat in ((world.anna, ANNA), (world.stranger, None)):
        replies = []
        for world.session.table in alike:
            replies.append(world.everything(client, seat))
        assert replies[0] == replies[1]


@pytest.mark.parametrize("game", SEALED)
def test_what_somebody_does_in_secret_is_not_sent_to_others(server: Server, game: str) -> None:
    """Not even that something happened: no message for each of several sealed answers."""
    world = asked_together(server, game)
    version = world.anna.screen(world.id)["version"]
    while BOB in world.table.asked:
        answer(world.table, BOB, world.table.state.actions(BOB)[0])
        assert (world.anna.screen(world.id)["version"] == version) == (BOB in world.table.asked)
