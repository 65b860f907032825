"""Many who watch one table: they share one screen, and nobody gets another's."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from quadriga.server.routes import socket as socket_routes
from tests.server.running import BOT, ME, PATIENCE, Client, Server, next_push, next_screen


def test_all_who_watch_get_one_encoded_screen(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as held:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        session = server.context.registry.sessions[table]
        watching = [held.enter_context(Client(server.url).live_socket(table)) for _ in range(6)]
        playing = held.enter_context(anna.live_socket(table))
        mine = next_screen(playing, lambda screen: screen["questions"])
        for socket in watching:
            assert next_screen(socket)["viewer"] is None
        anna.answer(table, mine["questions"][0], mine["questions"][0]["choices"][0]["notation"])
        full = [next_screen(socket) for socket in watching]
        assert all(screen == full[0] for screen in full)
        assert full[0]["viewer"] is None
        assert full[0]["questions"] == []
        assert full[0]["table"]["watchers"] == 6
        assert mine["viewer"] == 0
        assert mine["table"]["mine"]
        first, other = (session.encoded_screen(person, None, 0) for person in ("somebody", "another"))
        assert first is other, "made once"
        assert session.encoded_screen(anna.me["id"], None, 0) != first


def test_many_who_come_at_once_cost_no_screens(tmp_path: Path) -> None:
    """Whoever was there gets one small message for all of them, and no screen."""
    with Server(tmp_path) as server, ExitStack() as held:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        playing = held.enter_context(anna.live_socket(table))
        next_screen(playing, lambda screen: screen["questions"])
        for _ in range(8):
            held.enter_context(Client(server.url).live_socket(table))
        pushed = [next_push(playing)]
        while pushed[-1]["watchers"] < 8:
            pushed.append(next_push(playing))
        assert {push["type"] for push in pushed} == {"presence"}
        assert all(push["here"] == [True, True] for push in pushed)


def test_a_quiet_socket_gets_a_ping_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_routes, "PING", 0.2)
    with Server(tmp_path) as server:
        anna = Client(server.url)
        with anna.live_socket(anna.open("antike", ME, ME)) as playing:
            said = [json.loads(playing.recv(PATIENCE))["type"] for _ in range(6)]
    assert said[-2:] == ["ping", "ping"]
