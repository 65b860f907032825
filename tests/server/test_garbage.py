"""Whatever is sent, the answer is a clear refusal, never an error of ours, and no game changes."""

import json
import socket
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from schemathesis import checks, openapi
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from quadriga.server.app import make_app
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import Settings
from tests.server.running import BOT, ME, OPEN, PATIENCE, Client, Server, next_push, next_screen

EXAMPLES = 10
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


def operations() -> dict[str, Any]:
    """What the API offers, as its own description says."""
    with TemporaryDirectory() as folder:
        context = ServerContext(Settings(Path(folder), public_url="http://localhost"))
        described = make_app(context).openapi_schema.to_schema()
        context.lock.close()
    found = [result.ok() for result in openapi.from_dict(described).get_all_operations()]
    labelled = {operation.label: operation for operation in found}
    return {label: labelled[label] for label in sorted(labelled)}  # the same order in every process


OPERATIONS = operations()


@pytest.fixture(scope="module")
def running_game(server: Server) -> tuple[Client, str]:
    """A game between two people that nobody else may change."""
    anna, bob = Client(server.url), Client(server.url)
    table = anna.open("romolo", ME, OPEN)
    bob.do(table, "sit", seat=1)
    return anna, table


@pytest.fixture(scope="module")
def stranger(server: Server) -> Client:
    return Client(server.url)


@pytest.fixture(scope="module")
def own_table(stranger: Client) -> str:
    return stranger.open("antike", ME, BOT)


@pytest.mark.parametrize("name", OPERATIONS)
def test_generated_requests(name: str, stranger: Client, running_game: tuple[Client, str], own_table: str) -> None:
    anna, table = running_game
    real = Random(5)

    @given(OPERATIONS[name].as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def check(case: Any) -> None:
        if "table_id" in case.path_parameters and real.random() < 0.8:
            case.path_parameters["table_id"] = real.choice([table, own_table])
        before = anna.screen(table)
        stranger.hello()
        headers = {"X-CSRF-Token": stranger.me["csrf"]}
        reply = case.call(base_url=stranger.url, headers=headers, cookies=dict(stranger.cookies))
        case.validate_response(reply, checks=CHECKS)
        if reply.status_code >= 400:
            assert set(reply.json()) == {"problem", "values", "detail", "why"}
        after = anna.screen(table)
        assert (after["view"], after["version"]) == (before["view"], before["version"])

    check()


def test_the_schema_says_what_a_question_may_lack(stranger: Client) -> None:
    schemas = stranger.get("/api/schema/openapi.json").json()["components"]["schemas"]
    question = schemas["Question"]
    assert set(question["properties"]) - set(question["required"]) >= {"default", "implied", "repeats", "ways"}
    assert "question" not in schemas["ChainLink"]["required"]


BODIES = [
    b"", b"{", b"[]", b"null", b"3", b'"text"', b"\xff\xfe", b'{"seat": "0"}', b'{"seat": 1e999}', b'{"seat": null}',
    b'{"seat": -1, "answers": [1], "question": {}}', b'{"seat": 99999999999999999999}', b"[" * 20000,
    b'{"seat": 0, "question": "\\ud800", "answers": ["\\u0000"]}', b'{"text": "' + b"x" * 30000 + b'"}',
]  # fmt: skip
PATHS = [
    "me", "register", "login", "tables", "replays", *(
        f"tables/TABLE/{what}" for what in (
            "sit", "bot", "leave", "answers", "previews", "why", "hint", "undo", "agree", "standing", "resign",
            "rematch", "back", "hints", "chat", "chat/mute",
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_bodies_that_say_nothing(stranger: Client, running_game: tuple[Client, str], path: str) -> None:
    anna, table = running_game
    before = anna.screen(table)
    for body in BODIES:
        method = "PUT" if path == "me" else "POST"
        reply = stranger.request(method, f"/api/{path}".replace("TABLE", table), content=body)
        if path == "tables/TABLE/chat" and b"text" in body and reply.status_code == 201:
            continue
        assert 400 <= reply.status_code < 500, (body[:40], reply.text)
        assert reply.json()["problem"]
    assert anna.screen(table)["version"] == before["version"]


@pytest.mark.parametrize("path", PATHS)
def test_bodies_that_are_too_big(stranger: Client, own_table: str, path: str) -> None:
    body = b'{"record": "' + b"x" * 2_000_000 + b'"}'
    method = "PUT" if path == "me" else "POST"
    reply = stranger.request(method, f"/api/{path}".replace("TABLE", own_table), content=body)
    assert (reply.status_code, reply.json()["problem"]) == (413, "too-big")


@pytest.mark.parametrize("path", ["", "/", "/nothing", "/tables/../nothing", "/tables//answers", "/%00"])
def test_there_is_nothing_there(stranger: Client, path: str) -> None:
    reply = stranger.get(f"/api{path}")
    assert reply.status_code in (404, 405)
    assert reply.json()["problem"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables/TABLE/chat/99999999999999999999999999"),
        ("DELETE", "/api/tables/TABLE/chat/-1"),
        ("GET", "/api/tables/TABLE?since=99999999999999999999999999&seat=x"),
        ("GET", "/api/tables/TABLE?seat=99999999999999999999999999"),
        ("GET", "/api/tables/%ff%fe/record"),
        ("GET", "/api/tables/%00'%20OR%201=1--"),
        ("GET", "/api/games/antike/board?seats=99999999999999999999999999"),
        ("GET", "/api/games/antike/board?seats=2&seats=2&map=west&map=east&map[]=x&turn_cap=%C2%B2"),
        ("GET", "/api/games/praetor/board?seats=5&ages=" + "9" * 5000),
        ("GET", "/api/replays/x/frames?first=-5&last=99999999999999999999999999"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/lobby"),
    ],
)
def test_odd_addresses(stranger: Client, running_game: tuple[Client, str], method: str, path: str) -> None:
    reply = stranger.request(method, path.replace("TABLE", running_game[1]))
    assert 400 <= reply.status_code < 500, reply.text
    assert reply.json()["problem"]


def test_what_is_no_http_ends_only_its_own_connection(server: Server, stranger: Client) -> None:
    address = ("127.0.0.1", server.socket.getsockname()[1])
    for junk in (b"\x00" * 1000, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/me HTTP/1.1\r\ncontent-length: -5\r\n\r\n"):
        with socket.create_connection(address, PATIENCE) as connection:
            connection.sendall(junk)
            connection.shutdown(socket.SHUT_WR)
            connection.recv(1000)
    assert stranger.get("/api/me").status_code == 200


# -- sockets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("tables/nothing/live", 404),
        ("tables/TABLE/live?since=x", 400),
        ("tables/TABLE/live?since=-1", 400),
        ("tables/TABLE/live?since=9999999999999999", 400),
        ("tables/TABLE/live?seat=0", 403),
        ("tables/TABLE/live?seat=7", 403),
    ],
)
def test_a_socket_that_cannot_be(stranger: Client, running_game: tuple[Client, str], path: str, status: int) -> None:
    address = stranger.url.replace("http", "ws", 1) + "/api/" + path.replace("TABLE", running_game[1])
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"Cookie": stranger.cookie}),
    ):
        pass
    assert refused.value.response.status_code == status
    assert json.loads(refused.value.response.body)["problem"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "file://", "http://["])
def test_pages_of_other_sites_get_nothing(stranger: Client, running_game: tuple[Client, str], origin: str) -> None:
    address = stranger.url.replace("http", "ws", 1) + f"/api/tables/{running_game[1]}/live"
    headers = {"Cookie": stranger.cookie, "Origin": origin}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403
    reply = stranger.post("/api/tables", json={"game": "antike", "seats": [ME, BOT]}, headers={"Origin": origin})
    assert (reply.status_code, reply.json()["problem"]) == (403, "foreign-origin")


@pytest.mark.parametrize("message", ["", "x", '{"type":"screen"}', b"\x00\x01", "x" * 100_000])
def test_a_socket_is_not_talked_into_anything(
    stranger: Client, running_game: tuple[Client, str], message: str | bytes
) -> None:
    anna, table = running_game
    before = anna.screen(table)["version"]
    with stranger.live_socket(table) as connection:
        next_screen(connection)
        connection.send(message)
        with pytest.raises(ConnectionClosed):
            receive_to_the_end(connection)
    assert anna.screen(table)["version"] == before


def receive_to_the_end(connection: ClientConnection) -> None:
    while True:
        connection.recv(PATIENCE)


def test_pongs_are_welcome(stranger: Client, running_game: tuple[Client, str]) -> None:
    with stranger.live_socket(running_game[1]) as connection:
        next_screen(connection)
        for _ in range(3):
            connection.send('{"type": "pong"}')
        with Client(stranger.url).live_socket(running_game[1]):
            assert next_push(connection)["type"] == "presence"


def test_without_the_csrf_token_nothing_changes(stranger: Client) -> None:
    for token in ("", "x", "é"):
        reply = httpx.post(
            f"{stranger.url}/api/tables",
            json={"game": "antike", "seats": [ME, BOT]},
            headers={"Cookie": stranger.cookie, "X-CSRF-Token": token.encode()},
        )
        assert (reply.status_code, reply.json()["problem"]) == (403, "bad-csrf")
