"""Bots think in other processes; whatever happens to these, games go on."""

import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from quadriga.cli import main
from quadriga.server.fair_queue import Lane
from quadriga.server.workers import JobError
from quadriga.table import Job
from quadriga.table.journal import Answered
from tests.server.running import BOT, ME, Client, Process, Server, play_on, wait_until

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


CAESAR = """
import quadriga


class Caesar(quadriga.Agent):
    def __init__(self, game, rng):
        pass

    def choose(self, seen, seat):
        return seen.actions(seat)[-1]
"""


def test_a_bot_of_another_package_is_there_where_the_host_names_it(tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    described = installed / "rome-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: rome\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[quadriga.bots]\ncaesar = rome:Caesar\nbrutus = rome:Brutus\n")
    (installed / "rome.py").write_text(CAESAR)
    path = os.pathsep.join([str(installed), os.environ["PYTHONPATH"]])
    with Process(tmp_path / "data", environment={"PYTHONPATH": path, "QUADRIGA_BOTS": "caesar"}) as server:
        anna = Client(server.url)
        assert {game["levels"][-1] for game in anna.good("GET", "/api/games")} == {"caesar"}
        unnamed = {"game": "praetor", "seats": [ME, {"kind": "bot", "level": "brutus"}]}
        anna.bad(400, "no-level", "POST", "/api/tables", unnamed)
        table = anna.open("praetor", ME, {"kind": "bot", "level": "caesar"})
        shown = play_on(anna, table, Random(3), 4)
        assert shown["table"]["seats"][1]["player"] == "caesar"
        assert not shown["table"]["seats"][1]["replaced_by"]


def test_a_server_does_not_begin_with_a_bot_that_nobody_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUADRIGA_BOTS", "nobody")
    assert main(["serve", "--no-open", "--port", "0", "--data-dir", str(tmp_path)]) == 2
    assert "no package here brings a bot 'nobody'" in capsys.readouterr().err
