"""A server that is killed at any moment: what was acknowledged is there, nothing is there twice, clocks are right."""

import json
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from quadriga import read_record
from tests.server.running import BOT, ME, Client, Process, next_screen, something_to_do, wait_until

CLOCK = 7200
DOWN = 3600
"""Seconds for which the server seems to have been down."""
GAMES = ("antike", "corduba", "praetor", "romolo")


class Person:
    """Answers as fast as it can, and keeps what was acknowledged, and what may or may not have been."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        self.client = Client(url)
        self.game = game
        self.random = Random(seed)
        self.acknowledged: list[tuple[str, str]] = []
        self.under_way: dict[str, Any] | None = None
        self.left = float(CLOCK)
        """What the clock showed before the last answer that was acknowledged."""
        self.begun = time.monotonic()
        self.open()

    def open(self) -> None:
        pace = {"kind": "game", "seconds": CLOCK}
        seats = [ME, BOT, BOT] if self.game != "antike" else [ME, BOT]
        self.table = self.client.open(self.game, *seats, pace=pace)
        self.acknowledged, self.left, self.begun = [], float(CLOCK), time.monotonic()

    def play(self) -> None:
        """Until the server is gone."""
        try:
            while True:
                screen = something_to_do(self.client.screen(self.table))
                if screen is None:
                    time.sleep(0.01)
                elif screen["outcome"]:
                    self.open()
                else:
                    shown = screen["table"]["seats"][0]["clock"]["left"]
                    question = screen["questions"][0]
                    notation = self.random.choice(question["choices"])["notation"]
                    self.under_way = {"seat": 0, "question": question["id"], "answers": [notation]}
                    self.finish()
                    self.left = shown
        except (httpx.TransportError, ConnectionError):
            pass

    def finish(self) -> None:
        """Send what is under way, perhaps again."""
        if self.under_way:
            reply = self.client.post(f"/api/tables/{self.table}/answers", json=self.under_way)
            assert reply.status_code == 200, reply.text
            self.acknowledged.append((self.under_way["question"], self.under_way["answers"][0]))
            self.under_way = None


def answered(file: Path, table: str) -> list[tuple[str, str]]:
    """The answers of the person that are on the disk."""
    with sqlite3.connect(file) as database:
        query = "SELECT data FROM entries WHERE [table] = ? ORDER BY number"
        entries = [json.loads(row[0]) for row in database.execute(query, (table,))]
    database.close()
    assert [entry["number"] for entry in entries] == list(range(1, len(entries) + 1))
    return [(e["question"], *e["answers"]) for e in entries if e["entry"] == "answered" and e["person"]]


def let_time_pass(file: Path) -> None:
    """Make everything on the disk older, as if the server had been down for so long."""
    with sqlite3.connect(file) as database:
        for table, number, data in database.execute("SELECT [table], number, data FROM entries").fetchall():
            entry = json.loads(data)
            entry["at"] -= DOWN
            database.execute(
                "UPDATE entries SET data = ? WHERE [table] = ? AND number = ?",
                (json.dumps(entry).encode(), table, number),
            )
    database.close()


def crash_again_and_again(folder: Path, times: int) -> None:
    random, server = Random(times), Process(folder)
    try:
        people = [Person(server.url, game, number) for number, game in enumerate(GAMES)]
        for _ in range(times):
            threads = [threading.Thread(target=person.play) for person in people]
            for thread in threads:
                thread.start()
            time.sleep(random.uniform(0.05, 1.5))
            server.kill()
            for thread in threads:
                thread.join()
            server = restart_and_compare(folder, people)
        for person in people:
            with person.client.live_socket(person.table) as socket:
                assert next_screen(socket, something_to_do)
            record = read_record(person.client.good("GET", f"/api/tables/{person.table}/record"))
            if all(line.action is not None for line in record.lines):
                record.replay()
    finally:
        server.kill()


def restart_and_compare(folder: Path, people: list[Person]) -> Process:
    file = folder / "quadriga.sqlite3"
    on_disk = {person.table: answered(file, person.table) for person in people}
    let_time_pass(file)
    server = Process(folder)
    try:
        for person in people:
            person.client.base_url = person.client.url = server.url
            written = on_disk[person.table]
            assert written[: len(person.acknowledged)] == person.acknowledged
            assert len(written) - len(person.acknowledged) in ((0, 1) if person.under_way else (0,))
            clock = person.client.screen(person.table)["table"]["seats"][0]["clock"]
            assert CLOCK - (time.monotonic() - person.begun) - 1 <= clock["left"] <= person.left + 0.1
            person.finish()
            assert answered(file, person.table) == person.acknowledged
    except BaseException:
        server.kill()
        raise
    return server


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    crash_again_and_again(tmp_path, 5)


@pytest.mark.all
def test_nothing_acknowledged_is_lost_in_fifty_crashes(tmp_path: Path) -> None:
    crash_again_and_again(tmp_path, 50)


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("antike", BOT, BOT)
        wait_until(lambda: len(anna.screen(table)["events"]) > 10)
        server.kill()
    with Process(tmp_path) as server:
        anna.base_url = anna.url = server.url
        known = len(anna.screen(table)["events"])
        wait_until(lambda: anna.screen(table)["outcome"] or len(anna.screen(table)["events"]) > known + 10)
