"""The talk at a table: rooms, mutes, removed lines."""

import json
from typing import Any

import pytest

from tests.server.running import ME, OPEN, PATIENCE, Client, Server


@pytest.fixture
def table(anna: Client, bob: Client) -> str:
    table = anna.open("antike", ME, OPEN)
    bob.do(table, "sit", seat=1)
    return table


@pytest.fixture
def carl(server: Server) -> Client:
    """Watches."""
    return Client(server.url)


def read(client: Client, table: str) -> list[str]:
    return [line["text"] for line in client.good("GET", f"/api/tables/{table}/chat")]


def test_while_a_game_runs_each_room_is_for_itself(anna: Client, bob: Client, carl: Client, table: str) -> None:
    anna.do(table, "chat", text="  salve,\n Bob ")
    line = carl.do(table, "chat", text="what a blunder")
    assert line == line | {"room": "watchers", "author": carl.me["name"], "mine": True, "removed": False}
    assert read(bob, table) == ["salve, Bob"]
    assert read(carl, table) == ["what a blunder"]


def test_before_and_after_a_game_all_read_all(anna: Client, carl: Client) -> None:
    table = anna.open("antike", ME, OPEN)
    carl.do(table, "chat", text="may I?")
    anna.do(table, "chat", text="sit down")
    assert read(anna, table) == read(carl, table) == ["may I?", "sit down"]
    assert [line["room"] for line in carl.good("GET", f"/api/tables/{table}/chat")] == ["watchers", "players"]


def test_lines_come_over_the_socket_to_those_they_are_for(bob: Client, carl: Client, anna: Client, table: str) -> None:
    def next_chat(socket: Any) -> list[str]:
        while (push := json.loads(socket.recv(PATIENCE)))["type"] != "chat":
            pass
        return [line["text"] for line in push["lines"]]

    with bob.live_socket(table) as players, carl.live_socket(table) as watchers:
        carl.do(table, "chat", text="psst")
        anna.do(table, "chat", text="your move")
        carl.do(table, "chat", text="hm")
        assert next_chat(players) == ["your move"]
        assert "".join(next_chat(watchers)) in ("psst", "pssthm")


def test_the_owner_removes_what_was_said(anna: Client, bob: Client, table: str) -> None:
    number = bob.do(table, "chat", text="something rude")["number"]
    mine = anna.do(table, "chat", text="mine")["number"]
    bob.bad(403, "not-owner", "DELETE", f"/api/tables/{table}/chat/{mine}")
    bob.bad(404, "no-line", "DELETE", f"/api/tables/{table}/chat/99")
    anna.good("DELETE", f"/api/tables/{table}/chat/{number}")
    assert read(anna, table) == read(bob, table) == ["", "mine"]
    assert bob.good("GET", f"/api/tables/{table}/chat")[0]["removed"]


def test_a_mute_is_for_oneself_and_the_owners_for_all(anna: Client, bob: Client, table: str) -> None:
    anna.do(table, "chat", text="one")
    bob.do(table, "chat", text="two")
    bob.do(table, "chat/mute", author=anna.me["name"])
    assert read(bob, table) == ["two"]
    assert read(anna, table) == ["one", "two"]
    bob.do(table, "chat/mute", author=anna.me["name"], muted=False)
    assert read(bob, table) == ["one", "two"]
    anna.do(table, "chat/mute", author=bob.me["name"])
    bob.bad(403, "muted", "POST", f"/api/tables/{table}/chat", {"text": "three"})
    anna.bad(404, "no-author", "POST", f"/api/tables/{table}/chat/mute", {"author": "nobody"})


def test_an_owners_mute_outlives_a_guests_logout(server: Server, anna: Client, carl: Client, table: str) -> None:
    carl.do(table, "chat", text="something rude")
    anna.do(table, "chat/mute", author=carl.me["name"])
    carl.know(carl.good("POST", "/api/logout", {}))
    carl.bad(403, "muted", "POST", f"/api/tables/{table}/chat", {"text": "me again"})
    anna.do(table, "chat", text="the owner of the table, at the same address, may talk")
    server.context.registry.sessions.pop(table)
    carl.bad(403, "muted", "POST", f"/api/tables/{table}/chat", {"text": "me again"})


@pytest.mark.parametrize("text", ["", "   ", "\n\t\u2028", "\u202e\u2067", "x" * 501])
def test_a_line_is_a_line(anna: Client, table: str, text: str) -> None:
    anna.bad(400, "bad-text", "POST", f"/api/tables/{table}/chat", {"text": text})


def test_a_line_cannot_turn_others_round(anna: Client, table: str) -> None:
    assert anna.do(table, "chat", text="one\u202e\n two\u2069 \u05d0")["text"] == "one two \u05d0"


def test_talk_outlives_the_memory_of_the_table(server: Server, anna: Client, bob: Client, table: str) -> None:
    anna.do(table, "chat", text="remember")
    bob.do(table, "chat", text="me")
    bob.do(table, "chat/mute", author=anna.me["name"])
    server.context.registry.sessions.pop(table)
    assert read(anna, table) == ["remember", "me"]
    assert read(bob, table) == ["me"]
