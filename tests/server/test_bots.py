"""Bots think in other processes; whatever happens to these, games go on."""

import asyncio
import os
import pickle
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from quadriga.server.database import Database
from quadriga.server.jobs import GOOD
from quadriga.server.settings import Settings
from quadriga.server.table_registry import TableRegistry
from quadriga.server.workers import Workers
from quadriga.table import Job
from tests.server.running import BOT, ME, Client, Server, play_on, run, wait_until

GREEDY = {"kind": "bot", "level": "greedy"}


def test_a_game_among_bots_plays_itself_to_the_end(server: Server, anna: Client) -> None:
    table = anna.open("antike", BOT, BOT, settings={"turn_cap": "4"})
    assert wait_until(lambda: anna.screen(table)["outcome"])["reason"] == "cap"


def test_workers_that_are_killed_come_again(server: Server, anna: Client) -> None:
    table = anna.open("corduba", ME, BOT, GREEDY)
    random = Random(1)
    for _ in range(3):
        play_on(anna, table, random, 5)
        for process in list(server.context.bots.processes.values()):
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
    play_on(anna, table, random, 5)


@pytest.mark.parametrize("limit", [{"bot_seconds": 0.000001}, {"bot_memory": 20_000_000}])
def test_a_bot_without_time_or_memory_is_replaced_by_chance(tmp_path: Path, limit: dict[str, float]) -> None:
    with Server(tmp_path, **limit) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, GREEDY)
        known = play_on(anna, table, Random(2), 3)["events"]
        assert len(wait_until(lambda: anna.screen(table)["questions"] and anna.screen(table)["events"])) >= len(known)
        seat = wait_until(lambda: anna.screen(table)["questions"])[0]["seat"]
        anna.bad(503, "no-hint-now", "POST", f"/api/tables/{table}/hint", {"seat": seat})
        assert anna.get("/api/lobby").status_code == 200


def test_who_asks_bots_for_much_waits_behind_those_who_ask_for_little(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        registry = TableRegistry(Settings(tmp_path), Database(tmp_path / "none"), Workers(1, 1 << 30))
        people = ["nero", "nero", "nero", "anna", "nero", "bob", "anna"]
        jobs = [Job(n, "random", person, "", b"") for n, person in enumerate(people)]
        asking = [asyncio.create_task(registry._think(job, job.question)) for job in jobs]
        await asyncio.sleep(0)
        order = [registry.bots.queue.get_nowait() for _ in jobs]
        for *_, done in order:
            done.set_result(GOOD + b"[]")
        await asyncio.gather(*asking)
        assert not registry.asked_for
        return [pickle.loads(job[2])[1][0].question for job in order]

    assert run(scenario) == ["nero", "anna", "bob", "nero", "anna", "nero", "nero"]
