"""Whole games over HTTP and WebSocket, by several clients that lose their connection again and again."""

import json
import threading
from random import Random
from typing import Any

import pytest

from tests.server.running import BOT, ME, OPEN, PATIENCE, Client, Server

GAMES = [
    ("antike", 2, {"turn_cap": "12"}, 0),
    ("praetor", 2, {}, 1),
    ("romolo", 2, {"round_cap": "3"}, 0),
    ("romolo", 1, {}, 0),
    ("corduba", 2, {}, 0),
    ("corduba", 1, {}, 0),
]


class Player(threading.Thread):
    """Sits at a table, answers what is asked, and keeps a log that it mends after every lost connection."""

    def __init__(self, client: Client, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client, self.table, self.random = client, table, Random(seed)
        self.log: list[dict[str, Any]] = []
        self.outcome: dict[str, Any] | None = None
        self.connections = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while self.outcome is None:
                self.connections += 1
                with self.client.live_socket(self.table, since=len(self.log)) as socket:
                    for _ in range(self.random.randint(5, 40)):
                        push = json.loads(socket.recv(PATIENCE))
                        if push["type"] == "screen" and self.look(push):
                            return
        except BaseException as error:
            self.error = error

    def look(self, screen: dict[str, Any]) -> bool:
        """Take over the events, answer; True when the game is over."""
        assert screen["events_from"] <= len(self.log)
        del self.log[screen["events_from"] :]
        assert [event["number"] for event in screen["events"]] == list(
            range(screen["events_from"], screen["events_from"] + len(screen["events"]))
        )
        self.log += screen["events"]
        self.outcome = screen["outcome"]
        for question in screen["questions"]:
            notation = self.random.choice(question["choices"])["notation"]
            body = {"seat": question["seat"], "question": question["id"], "answers": [notation]}
            reply = self.client.post(f"/api/tables/{self.table}/answers", json=body)
            assert reply.status_code == 200 or reply.json()["problem"] in ("old-question", "not-asked", "table-over"), (
                reply.text
            )
        return self.outcome is not None


@pytest.mark.parametrize(("game", "people", "settings", "bots"), GAMES)
def test_a_whole_game_with_lost_connections(
    server: Server, game: str, people: int, settings: dict[str, str], bots: int
) -> None:
    clients = [Client(server.url) for _ in range(people)]
    table = clients[0].open(game, ME, *[OPEN] * (people - 1), *[BOT] * bots, settings=settings)
    for seat, client in enumerate(clients[1:], 1):
        client.do(table, "sit", seat=seat)
    players = [Player(client, table, seat) for seat, client in enumerate(clients)]
    for player in players:
        player.start()
    for player in players:
        player.join(10 * PATIENCE)
        assert player.error is None
        assert player.outcome is not None
        assert player.connections > 1
    assert all(player.outcome == players[0].outcome for player in players)
    for player in players:
        assert player.client.screen(table)["events"] == player.log
    replay = clients[0].good("GET", f"/api/tables/{table}/replay")
    assert replay["outcome"]["places"] == players[0].outcome["places"]
