"""The command `quadriga serve`: starts, stops, and says in one line why it cannot."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from quadriga.cli import main
from tests.server.running import PATIENCE, SERVE, Client, Process

FREE = "--port=0", "--no-open"


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says when it does not start."""
    assert main(["serve", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"127.0.0.1:{port}" in refused(capsys, f"--port={port}", f"--data-dir={tmp_path}", "--no-open")


@pytest.mark.parametrize("arguments", [("--port=99999",), ("--host=203.0.113.9", "--port=0"), ("--host=no such host",)])
def test_an_address_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert "cannot listen" in refused(capsys, *arguments, f"--data-dir={tmp_path}", "--no-open")


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write" in refused(capsys, *FREE, f"--data-dir={tmp_path / 'file'}")
    assert "cannot write" in refused(capsys, *FREE, f"--data-dir={tmp_path / 'file' / 'below'}")


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Process(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "quadriga.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "newer version" in refused(capsys, *FREE, f"--data-dir={tmp_path}")


def test_what_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "quadriga.sqlite3").write_text("Gallia est omnis divisa in partes tres. " * 100)
    assert "cannot be used" in refused(capsys, *FREE, f"--data-dir={tmp_path}")


def test_two_servers_on_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Process(tmp_path):
        assert "another server" in refused(capsys, *FREE, f"--data-dir={tmp_path}")


def test_a_public_address_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--public-url" in refused(capsys, *FREE, "--public-url=example.org", f"--data-dir={tmp_path}")


@pytest.mark.skipif(os.name == "nt", reason="signals are of POSIX")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_it_is_told_to(tmp_path: Path, how: signal.Signals) -> None:
    server = Process(tmp_path)
    anna = Client(server.url)
    table = anna.open("antike", {"kind": "me"}, {"kind": "bot", "level": "random"})
    with anna.live_socket(table):
        server.kill(how)
    assert server.process.returncode == 0
    with pytest.raises(httpx.TransportError):
        anna.get("/api/me")
    with Process(tmp_path) as again:
        anna.base_url = again.url
        assert anna.screen(table)["table"]["stage"] == "playing"


@pytest.mark.skipif(os.name == "nt", reason="signals are of POSIX")
def test_ctrl_c_in_the_terminal_ends_it_and_its_workers_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data-dir", str(tmp_path), "--no-open"]
    pipe = subprocess.PIPE
    server = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    assert server.stdout
    anna = Client(server.stdout.readline().split()[-1])
    anna.open("antike", {"kind": "me"}, {"kind": "bot", "level": "random"})
    os.killpg(server.pid, signal.SIGINT)
    said, complaints = server.communicate(timeout=PATIENCE)
    assert (said, complaints) == ("", "")


def test_other_commands_do_not_load_the_server() -> None:
    code = "import sys, quadriga.cli; print({'litestar', 'sqlalchemy', 'msgspec', 'asyncio'} & sys.modules.keys())"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "set()"


def test_the_command_is_explained() -> None:
    text = subprocess.check_output([sys.executable, "-c", SERVE, "serve", "--help"], text=True)
    for option in ("--host", "--port", "--public-url", "--data-dir", "--no-open"):
        assert option in text
