"""Clocks run on the server: who is out of time is replaced, and may come back."""

import json
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from quadriga.table.journal import Woke
from tests.server.running import ME, OPEN, Client, Process, Server, next_screen, wait_until


def test_who_is_out_of_time_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, bob = Client(server.url), Client(server.url)
        table = anna.open("antike", ME, OPEN, pace={"kind": "turn", "seconds": 60})
        bob.do(table, "sit", seat=1)
        session = server.context.registry.sessions[table]
        seat = session.table.asked[0]
        slow, other = (anna, bob) if seat == 0 else (bob, anna)
        with other.live_socket(table) as socket:
            shown = next_screen(socket)["table"]["seats"][seat]["clock"]
            assert shown["runs"]
            assert 0 < shown["left"] <= 60
            session.table.clocks.at -= 61  # as if the slow one had thought for longer
            session.look_at_clocks()
            replaced = next_screen(socket, lambda screen: screen["table"]["seats"][seat]["stand_in"])
            assert replaced["table"]["seats"][seat]["clock"]["left"] == 0
            wait_until(lambda: other.screen(table)["questions"])
        slow.do(table, "back", seat=seat)
        back = slow.screen(table)["table"]["seats"][seat]
        assert back["stand_in"] == ""
        assert back["clock"]["left"] > 0


def test_an_answer_that_comes_too_late_is_not_taken(server: Server, anna: Client, bob: Client) -> None:
    table = anna.open("antike", ME, OPEN, pace={"kind": "game", "seconds": 60})
    bob.do(table, "sit", seat=1)
    session = server.context.registry.sessions[table]
    slow = (anna, bob)[session.table.asked[0]]
    question = slow.screen(table)["questions"][0]
    body = {"seat": question["seat"], "question": question["id"], "answers": [question["choices"][0]["notation"]]}
    session.table.clocks.at -= 61
    reply = slow.post(f"/api/tables/{table}/answers", json=body)
    assert reply.status_code == 409
    assert reply.json()["problem"] in ("out-of-time", "stand-in", "not-asked", "old-question")


def test_after_a_restart_clocks_go_on_where_they_were(tmp_path: Path) -> None:
    """What was thought before counts, the time without a server does not."""
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, ME, pace={"kind": "game", "seconds": 100_000})
        seat = server.context.registry.sessions[table].table.asked[0]
        question = anna.screen(table, seat=seat)["questions"][0]
        anna.answer(table, question, question["choices"][0]["notation"])
    with sqlite3.connect(tmp_path / "quadriga.sqlite3") as database:
        for number, data in database.execute("SELECT number, data FROM entries").fetchall():
            entry = json.loads(data)
            entry["at"] -= 50_000 if entry["entry"] == "answered" else 80_000
            database.execute("UPDATE entries SET data = ? WHERE number = ?", (json.dumps(entry).encode(), number))
    database.close()
    with Server(tmp_path) as server:
        anna.base_url = server.url
        clocks = [seat["clock"] for seat in anna.screen(table)["table"]["seats"]]
        assert sum(clock["runs"] for clock in clocks) == 1
        assert 69_000 < clocks[seat]["left"] <= 70_000
        assert clocks[1 - seat]["left"] > 99_000


def test_while_the_server_sleeps_no_clock_runs(tmp_path: Path) -> None:
    """A stopped process, a sleeping laptop: the tick before is long ago, by either clock."""
    with Server(tmp_path) as server:
        anna, bob = Client(server.url), Client(server.url)
        table = anna.open("antike", ME, OPEN, pace={"kind": "turn", "seconds": 60})
        bob.do(table, "sit", seat=1)
        registry = server.context.registry
        session = registry.sessions[table]
        seat = session.table.asked[0]

        def sleep_for_long() -> None:
            session.table.clocks.at -= 600
            registry.ticked = registry.ticked[0] - 600, registry.ticked[1] - 600

        server.server.servers[0].get_loop().call_soon_threadsafe(sleep_for_long)
        wait_until(lambda: any(isinstance(entry, Woke) for entry in session.table.journal))
        shown = anna.screen(table)["table"]["seats"][seat]
        assert shown["stand_in"] == ""
        assert 50 < shown["clock"]["left"] <= 60


@pytest.mark.parametrize("step", [-3600, 3600])
def test_setting_the_time_takes_none_from_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, ME, pace={"kind": "turn", "seconds": 60})
        session = server.context.registry.sessions[table]
        seat, real = session.table.asked[0], time.time
        monkeypatch.setattr(time, "time", lambda: real() + step)
        question = anna.screen(table, seat=seat)["questions"][0]
        anna.answer(table, question, question["choices"][0]["notation"])
        assert [seat["stand_in"] for seat in anna.screen(table)["table"]["seats"]] == ["", ""]
        wait_until(lambda: any(isinstance(entry, Woke) for entry in session.table.journal))
        assert all(0 < seat["clock"]["left"] <= 60 for seat in anna.screen(table)["table"]["seats"])


@pytest.mark.all
def test_a_stopped_process_charges_nobody(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, ME, pace={"kind": "turn", "seconds": 8})
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(12)
        server.process.send_signal(signal.SIGCONT)
        assert [seat["stand_in"] for seat in anna.screen(table)["table"]["seats"]] == ["", ""]
