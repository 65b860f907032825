"""Health, metrics and logs: what whoever runs a server gets to know."""

import asyncio
import json
import logging
import re
import subprocess
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from quadriga.server.logs import JsonLines, TextLines
from quadriga.server.routes import health
from quadriga.server.schema import people
from tests.server.running import BOT, ME, Client, Process, Server, play_on, wait_until

SAMPLE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+$')


def samples(server: Server) -> dict[str, float]:
    """The metrics, each line checked for its form."""
    text = httpx.get(server.url + "/metrics").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if not SAMPLE.match(line)] == []
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@pytest.mark.parametrize("path", ["/api/health", "/health"])
def test_a_server_that_works_says_so(server: Server, path: str) -> None:
    reply = httpx.get(server.url + path)
    assert (reply.status_code, reply.json()) == (200, {"status": "ok"})


def test_health_reads_and_writes_and_says_what_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "REMEMBER", 0.0)
    with Server(tmp_path) as server:
        commits = samples(server)["quadriga_commits_total"]
        assert httpx.get(server.url + "/api/health").status_code == 200
        assert samples(server)["quadriga_commits_total"] == commits + 1
        read, write = server.context.database.read, server.context.database.write

        async def mangled(job: object) -> str:
            return "something else"

        async def slow(job: object) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(server.context.database, "read", mangled)
        reply = httpx.get(server.url + "/health")
        assert (reply.status_code, reply.json()["detail"]) == (503, "the database does not give back what was written")
        monkeypatch.setattr(server.context.database, "read", read)
        monkeypatch.setattr(server.context.database, "write", slow)
        monkeypatch.setattr(health, "PATIENCE", 0.05)
        reply = httpx.get(server.url + "/health")
        assert (reply.status_code, reply.json()["problem"]) == (503, "database-slow")
        monkeypatch.setattr(server.context.database, "write", write)
        monkeypatch.setattr(health, "PATIENCE", 60.0)
        assert httpx.get(server.url + "/health").status_code == 200


def test_asking_often_does_not_write_often(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "REMEMBER", 3600.0)
    httpx.get(server.url + "/health")
    before = server.context.metrics.commits
    for _ in range(5):
        assert httpx.get(server.url + "/health").status_code == 200
    assert server.context.metrics.commits == before


def test_the_metrics_count_what_happens(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        before = samples(server)
        table = anna.open("antike", ME, BOT)
        with anna.live_socket(table):
            wait_until(lambda: samples(server)["quadriga_sockets"] == 1)
            play_on(anna, table, Random(1), answers=5)
        after = samples(server)
        assert after["quadriga_tables_in_memory"] == after["quadriga_tables_playing"] == 1
        assert after["quadriga_answer_seconds_count"] == 5
        assert after["quadriga_commits_total"] >= before["quadriga_commits_total"] + 6
        assert after["quadriga_commit_seconds_count"] == after["quadriga_commits_total"]
        assert after['quadriga_requests_total{status="200"}'] > before['quadriga_requests_total{status="200"}'] + 5
        assert after["quadriga_bot_queue"] == 0
        assert after["quadriga_bot_seconds_count"] >= 1
        for name in ("request", "answer", "commit", "bot"):
            buckets = [value for key, value in after.items() if key.startswith(f"quadriga_{name}_seconds_bucket")]
            assert buckets == sorted(buckets)
            assert buckets[-1] == after[f"quadriga_{name}_seconds_count"]
        anna.get("/api/nothing")
        assert samples(server)['quadriga_requests_total{status="404"}'] == 1


def test_the_metrics_are_for_this_machine_or_a_token(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert httpx.get(server.url + "/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            assert httpx.get(server.url + "/metrics", headers={header: "127.0.0.1"}).status_code == 403
    with Server(tmp_path, metrics_token="open sesame") as server:
        for given in ("", "open sesame", "Bearer open", "Bearer  open sesame"):
            headers = {"Authorization": given} if given else {}
            assert httpx.get(server.url + "/metrics", headers=headers).status_code == 403
        headers = {"Authorization": "Bearer open sesame", "X-Forwarded-For": "203.0.113.5"}
        assert httpx.get(server.url + "/metrics", headers=headers).status_code == 200


def test_logs_are_json_lines_without_secrets(tmp_path: Path) -> None:
    environment = {"QUADRIGA_LOG_FORMAT": "json", "QUADRIGA_LOG_LEVEL": "info"}
    with Process(tmp_path, environment=environment, stderr=subprocess.PIPE) as server:
        anna = Client(server.url)
        anna.know(anna.good("POST", "/api/register", {"name": "Tullia", "password": "correct horse battery"}))
        anna.bad(403, "wrong-password", "POST", "/api/login", {"name": "Tullia", "password": "wrong horse battery"})
        token = anna.good("POST", "/api/tokens")["token"]
        httpx.get(server.url + "/api/me", headers={"Authorization": f"Bearer {token}"})
        httpx.get(server.url + "/api/lobby?secret=in-the-query")
        anna.get("/api/nothing")
        secrets = [token, *anna.cookie.removeprefix("quadriga=").split("."), anna.me["csrf"], "horse", "in-the-query"]
        server.kill(15)
    lines = [json.loads(line) for line in server.said.splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert {line["path"] for line in requests} >= {"/api/me", "/api/register", "/api/login", "/api/lobby"}
    assert {line["status"] for line in requests} >= {200, 403, 404}
    assert all(line["address"] == "127.0.0.1" and line["level"] == "info" for line in requests)
    assert [secret for secret in secrets if secret in server.said] == []


def test_an_error_in_the_log_tells_no_values_of_the_database(server: Server) -> None:
    row = {"id": "x", "name": "n", "name_key": "n", "password": "$argon2id$hash", "created": 0, "seen": 0}

    async def twice() -> str:
        try:
            for _ in range(2):
                await server.context.database.write(lambda db: db.execute(insert(people).values(row)))
        except IntegrityError as error:
            return str(error)
        raise AssertionError

    said = server.on_loop(twice())
    assert "argon2id" not in said


def test_lines_for_people_and_for_programs() -> None:
    record = logging.LogRecord("quadriga", logging.WARNING, "", 0, "table %s", ("abc",), None)
    record.facts = {"status": 503}
    assert TextLines().format(record).endswith("quadriga WARNING table abc status=503")
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["status"], line["level"]) == ("table abc", 503, "warning")
