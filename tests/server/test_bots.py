"""Bots think in other processes; whatever happens to these, games go on."""

import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from quadriga.server.fair_queue import Lane
from quadriga.server.workers import JobError
from quadriga.table import Job
from quadriga.table.journal import Answered
from tests.server.running import BOT, ME, Client, Server, play_on, wait_until

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
def test_for_a_bot_without_time_or_memory_a_weaker_one_stands_in(tmp_path: Path, limit: dict[str, float]) -> None:
    with Server(tmp_path, **limit) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, {"kind": "bot", "level": "imperator"})
        shown = play_on(anna, table, Random(2), 3)
        seat = wait_until(lambda: anna.screen(table)["questions"])[0]["seat"]
        assert shown["table"]["seats"][1]["replaced_by"] == "greedy"
        assert shown["table"]["seats"][1]["player"] == "imperator"
        entries = server.context.registry.sessions[table].table.journal
        given = [entry for entry in entries if isinstance(entry, Answered) and entry.seat == 1]
        assert given
        assert {entry.replaced_by for entry in given} == {"greedy"}
        anna.bad(503, "no-hint-now", "POST", f"/api/tables/{table}/hint", {"seat": seat})
        assert anna.get("/api/lobby").status_code == 200


def test_a_bot_that_dies_once_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        think, tries = server.context.registry._think, []

        async def dies_once(job: Job, lane: Lane) -> list[str]:
            tries.append(job.question)
            if tries.count(job.question) == 1:
                raise JobError("killed")
            return await think(job, lane)

        monkeypatch.setattr(server.context.registry, "_think", dies_once)
        anna = Client(server.url)
        table = anna.open("antike", ME, GREEDY)
        shown = play_on(anna, table, Random(2), 3)
        assert tries
        assert {tries.count(question) for question in tries} == {2}
        assert shown["table"]["seats"][1]["replaced_by"] == ""


@pytest.mark.all
def test_a_process_that_hangs_is_ended_and_the_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=2) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME, GREEDY)
        random = Random(1)
        play_on(anna, table, random, 3)
        for process in list(server.context.bots.processes.values()):
            os.kill(process.pid, signal.SIGSTOP)
        assert play_on(anna, table, random, 5)["table"]["seats"][1]["replaced_by"] == "", "the second try succeeded"
