"""What happens when disk, database, processes or clock fail: the table in docs/server.md, row by row."""

import contextlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from quadriga.cli import main
from quadriga.server.database import FILE
from tests.server.running import BOT, ME, SERVE, Client, Process, Server, play_on

PIPE = subprocess.PIPE
full_disk = pytest.mark.skipif(
    not (sys.platform == "linux" and os.geteuid() == 0 and shutil.which("mount")), reason="needs root to mount a disk"
)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 3 MB, which can be filled and made read-only."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(disk)], check=True)
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def answers_on_disk(folder: Path, table: str) -> int:
    database = sqlite3.connect(folder / FILE)
    rows = database.execute("SELECT data FROM entries WHERE [table] = ?", (table,)).fetchall()
    database.close()
    return sum(entry["entry"] == "answered" and bool(entry["person"]) for entry in (json.loads(row[0]) for row in rows))


def one_answer(anna: Client, table: str) -> dict[str, object]:
    question = anna.screen(table)["questions"][0]
    return {"seat": 0, "question": question["id"], "answers": [question["choices"][0]["notation"]]}


def answer_until_refused(anna: Client, table: str, status: int, problem: str) -> int:
    """Answer until that is refused three times; how many answers were acknowledged."""
    acknowledged = refused = 0
    while refused < 3:
        reply = anna.post(f"/api/tables/{table}/answers", json=one_answer(anna, table))
        if reply.status_code != 200:
            assert (reply.status_code, reply.json()["problem"]) == (status, problem), reply.text
            refused += 1
        else:
            acknowledged += 1
    return acknowledged


def pragma(server: Server, words: str) -> None:
    """Change something about the connections that write."""
    server.context.database.row_writer.execute(f"PRAGMA {words}")

    async def work() -> None:
        async with server.context.database.writer.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver
            await driver.execute(f"PRAGMA {words}")

    server.on_loop(work())


def test_a_full_database_is_told_and_nothing_is_pretended(tmp_path: Path) -> None:
    """SQLite's own limit gives the same error as a full disk, without one."""
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        pragma(server, "max_page_count = 1")  # no page more than it has
        acknowledged = answer_until_refused(anna, table, 507, "disk-full")
        assert answers_on_disk(tmp_path, table) == acknowledged
        shown = anna.screen(table)
        pragma(server, "max_page_count = 1000000")
        assert anna.screen(table) == shown, "what was shown is what was saved"
        anna.good("POST", f"/api/tables/{table}/answers", one_answer(anna, table))
        assert answers_on_disk(tmp_path, table) == acknowledged + 1


def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        for _ in range(5):
            anna.open("antike", ME, BOT)
    file = tmp_path / FILE
    content = bytearray(file.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 400] = b"\xa5" * 400
    file.write_bytes(content)
    assert main(["serve", "--port=0", "--no-open", f"--data-dir={tmp_path}"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "is damaged" in said.err
    assert "quadriga restore" in said.err
    assert "Traceback" not in said.err


@pytest.mark.all
def test_pages_that_are_damaged_under_a_running_server(tmp_path: Path) -> None:
    with Process(tmp_path, stderr=PIPE) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        play_on(anna, table, Random(1), answers=3)
        database = sqlite3.connect(tmp_path / FILE)
        pages = [row[0] for row in database.execute("SELECT rootpage FROM sqlite_master WHERE rootpage > 1")]
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        with (tmp_path / FILE).open("r+b") as file:
            for page in pages:
                file.seek((page - 1) * 4096)
                file.write(b"\xa5" * 200)
        other = Client.__mro__[1](base_url=server.url)
        reply = other.get("/api/me")
        assert (reply.status_code, reply.json()["problem"]) == (503, "database-damaged")
        assert other.get("/health").status_code == 503
        server.kill(signal.SIGTERM)
    assert server.process.returncode == 0
    assert (
        "the database is damaged: stop the server and put a backup in its place with 'quadriga restore" in server.said
    )
    assert "Traceback" not in server.said


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
        while True:
            ballast.write(b"x" * 1000)


@pytest.mark.all
@full_disk
def test_a_full_disk(small_disk: Path) -> None:
    with Process(small_disk, stderr=PIPE) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        play_on(anna, table, Random(1), answers=5)
        fill(small_disk / "ballast")
        acknowledged = 5 + answer_until_refused(anna, table, 507, "disk-full")
        assert anna.get("/api/health").status_code == 507
        assert answers_on_disk(small_disk, table) == acknowledged
        (small_disk / "ballast").unlink()
        anna.good("POST", f"/api/tables/{table}/answers", one_answer(anna, table))
        assert answers_on_disk(small_disk, table) == acknowledged + 1
    assert server.said.count("the disk is full") == 1, "said once, not for each request"
    assert "Traceback" not in server.said


@pytest.mark.all
@full_disk
def test_a_disk_that_becomes_read_only(small_disk: Path) -> None:
    with Process(small_disk, stderr=PIPE) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        play_on(anna, table, Random(1), answers=5)
        body = one_answer(anna, table)
        server.kill(signal.SIGTERM)
        subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
        command = [sys.executable, "-c", SERVE, "serve", "--port=0", "--no-open", f"--data-dir={small_disk}"]
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "cannot write in the data folder" in refused.stderr
        subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    with Process(small_disk) as server:
        anna.base_url = anna.url = server.url
        anna.good("POST", f"/api/tables/{table}/answers", body)


def test_a_database_that_cannot_be_written_under_a_running_server(tmp_path: Path) -> None:
    """The database's own switch stands for the disk: while files are open, no disk can be made read-only by hand."""
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        before, body = anna.screen(table), one_answer(anna, table)
        pragma(server, "query_only = ON")
        anna.bad(503, "disk-read-only", "POST", f"/api/tables/{table}/answers", body)
        assert anna.get("/health").status_code == 503
        assert anna.screen(table) == before
        pragma(server, "query_only = OFF")
        anna.good("POST", f"/api/tables/{table}/answers", body)


@pytest.mark.all
@pytest.mark.skipif(not shutil.which("prlimit"), reason="needs prlimit")
def test_a_disk_that_reports_errors(tmp_path: Path) -> None:
    with Process(tmp_path, stderr=PIPE) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        body = one_answer(anna, table)
        limit = ["prlimit", "--pid", str(server.process.pid)]
        subprocess.run([*limit, "--fsize=1:unlimited"], check=True)  # from now on no write works
        anna.bad(503, "disk-failing", "POST", f"/api/tables/{table}/answers", body)
        assert anna.get("/health").status_code == 503
        subprocess.run([*limit, "--fsize=unlimited:unlimited"], check=True)
        anna.good("POST", f"/api/tables/{table}/answers", body)
        assert answers_on_disk(tmp_path, table) == 1
    assert "Traceback" not in server.said


@pytest.mark.all
def test_sigterm_while_people_play_loses_nothing(tmp_path: Path) -> None:
    server = Process(tmp_path, stderr=PIPE)
    anna = Client(server.url)
    table = anna.open("corduba", ME)
    with anna.live_socket(table):
        play_on(anna, table, Random(1), answers=10)
        server.kill(signal.SIGTERM)
    said = [line for line in server.said.splitlines() if "no clock is charged" not in line]  # of a machine too busy
    assert (server.process.returncode, said) == (0, [])
    assert not (tmp_path / (FILE + "-wal")).exists(), "closed in order"
    assert answers_on_disk(tmp_path, table) == 10


@pytest.mark.all
def test_a_stopped_process_of_bots_is_ended(tmp_path: Path) -> None:
    with Server(tmp_path, bot_seconds=2) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        play_on(anna, table, Random(1), answers=2)
        for process in list(server.context.bots.processes.values()):
            os.kill(process.pid, signal.SIGSTOP)
        play_on(anna, table, Random(1), answers=3)


@pytest.mark.all
@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_a_clock_that_is_stepped(tmp_path: Path, step: float, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        play_on(anna, table, Random(1), answers=3)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + step)
        play_on(anna, table, Random(1), answers=3)
        assert answers_on_disk(tmp_path, table) == 6
        assert anna.get("/api/me").json() == anna.me
        assert anna.get("/health").status_code == 200
