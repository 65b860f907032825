"""What people do with their accounts: password, sessions and tokens, their data, leaving; and which names they take."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from quadriga.api.names import look_of
from quadriga.server.database import FILE
from tests.server.running import BOT, ME, OPEN, Client, Server, next_screen, play_on, wait_until, wait_until_closed

PASSWORD = "per aspera ad astra"
OTHER = "alea iacta est 49"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("accounts")
    with Server(folder) as server:
        yield server, folder


def registered(server: Server, name: str, password: str = PASSWORD) -> Client:
    client = Client(server.url)
    client.know(client.good("POST", "/api/register", {"name": name, "password": password}))
    return client


def logged_in(server: Server, name: str, password: str = PASSWORD) -> Client:
    client = Client(server.url)
    client.know(client.good("POST", "/api/login", {"name": name, "password": password}))
    return client


def program(server: Server, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"})


def test_a_new_password_ends_all_that_the_old_one_had_opened(hosted: tuple[Server, Path]) -> None:
    server, _ = hosted
    anna = registered(server, "Antonia")
    elsewhere, token = logged_in(server, "Antonia"), anna.good("POST", "/api/tokens")["token"]
    anna.bad(403, "wrong-own-password", "POST", "/api/password", {"old": OTHER, "new": OTHER})
    anna.bad(400, "weak-password", "POST", "/api/password", {"old": PASSWORD, "new": "antonia1234"})
    old = anna.cookie
    anna.know(anna.good("POST", "/api/password", {"old": PASSWORD, "new": OTHER}))
    assert anna.get("/api/me").json()["name"] == "Antonia"
    elsewhere.bad(401, "no-session", "POST", "/api/tokens")
    assert program(server, token).get("/api/me").status_code == 401
    assert httpx.get(server.url + "/api/me", headers={"Cookie": old}).json()["name"] != "Antonia"
    Client(server.url).bad(403, "wrong-password", "POST", "/api/login", {"name": "Antonia", "password": PASSWORD})
    assert logged_in(server, "Antonia", OTHER).me["registered"]


def test_a_guest_has_no_password(hosted: tuple[Server, Path]) -> None:
    Client(hosted[0].url).bad(409, "not-registered", "POST", "/api/password", {"old": "", "new": OTHER})


def test_sessions_and_tokens_are_listed_and_ended(hosted: tuple[Server, Path]) -> None:
    server, _ = hosted
    anna = registered(server, "Calpurnia")
    elsewhere = logged_in(server, "Calpurnia")
    token = anna.good("POST", "/api/tokens")["token"]
    listed = anna.good("GET", "/api/sessions")
    assert sorted(key["kind"] for key in listed) == ["session", "session", "token"]
    assert [key["kind"] for key in listed if key["current"]] == ["session"]
    assert all(abs(time.time() - key["created"]) < 60 and abs(time.time() - key["used"]) < 60 for key in listed)
    (other,) = [key["id"] for key in listed if key["kind"] == "session" and not key["current"]]
    anna.good("DELETE", f"/api/sessions/{other}")
    anna.bad(404, "no-key", "DELETE", f"/api/sessions/{other}")
    anna.bad(404, "no-key", "DELETE", "/api/sessions/0")
    elsewhere.bad(401, "no-session", "POST", "/api/tokens")
    assert program(server, token).get("/api/me").status_code == 200
    bob = Client(server.url)
    bob.bad(404, "no-key", "DELETE", f"/api/sessions/{listed[0]['id']}")


def test_logging_out_everywhere_leaves_this_session_alone(hosted: tuple[Server, Path]) -> None:
    server, _ = hosted
    anna = registered(server, "Pomponia")
    elsewhere, token = logged_in(server, "Pomponia"), anna.good("POST", "/api/tokens")["token"]
    table = elsewhere.open("antike", ME, BOT)
    with elsewhere.live_socket(table) as socket:
        next_screen(socket)
        anna.good("DELETE", "/api/sessions")
        wait_until_closed(socket)  # what it had open is closed too
    elsewhere.bad(401, "no-session", "POST", "/api/tokens")
    assert program(server, token).get("/api/me").status_code == 401
    assert [key["current"] for key in anna.good("GET", "/api/sessions")] == [True]


def test_sessions_and_tokens_end_when_nobody_uses_them(tmp_path: Path) -> None:
    def age(kind: str, days: float) -> None:
        with sqlite3.connect(tmp_path / FILE) as database:
            database.execute("UPDATE keys SET used = ? WHERE kind = ?", (time.time() - days * 86400, kind))
        database.close()
        server.context.people.forget_all()

    with Server(tmp_path, session_days=10, token_days=20) as server:
        anna = registered(server, "Octavia Minor")
        token = anna.good("POST", "/api/tokens")["token"]
        age("session", 9.9)
        assert anna.get("/api/me").json()["name"] == "Octavia Minor"
        age("session", 10.1)
        age("token", 19.9)
        assert program(server, token).get("/api/me").json()["name"] == "Octavia Minor"
        assert anna.get("/api/me").json()["name"] != "Octavia Minor"
        age("token", 20.1)
        assert program(server, token).get("/api/me").status_code == 401


def test_using_a_session_keeps_it(hosted: tuple[Server, Path]) -> None:
    server, folder = hosted
    anna = registered(server, "Scribonia")
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE keys SET used = used - 86400 WHERE person = ?", (anna.me["id"],))
    database.close()
    server.context.people.forget_all()
    (key,) = anna.good("GET", "/api/sessions")
    assert abs(time.time() - key["used"]) < 60


def test_one_takes_ones_data_along(hosted: tuple[Server, Path]) -> None:
    server, _ = hosted
    anna, bob = registered(server, "Cornelia Gracchi"), Client(server.url)
    table = anna.open("corduba", ME, OPEN)
    bob.do(table, "sit", seat=1)
    anna.do(table, "chat", text="ave Bobe")
    bob.do(table, "chat", text="ave Cornelia")
    screen = wait_until(lambda: next((s for s in (anna.screen(table),) if s["questions"]), None) or skip(bob, table))
    anna.answer(table, screen["questions"][0], screen["questions"][0]["choices"][0]["notation"])
    reply = anna.get("/api/me/data")
    assert "attachment" in reply.headers["content-disposition"]
    data = reply.json()
    assert data["person"]["name"] == "Cornelia Gracchi"
    assert [line["text"] for line in data["chat"]] == ["ave Bobe"]
    assert [game["table"]["id"] for game in data["tables"]] == [table]
    assert any(entry["entry"] == "answered" for entry in data["tables"][0]["entries"])
    assert all(entry["person"] == anna.me["id"] for entry in data["tables"][0]["entries"])
    text = reply.text
    assert "argon2" not in text
    assert "ave Cornelia" not in text
    assert "told" not in text, "answers of others, and what chance brought, are not theirs to take"


def skip(client: Client, table: str) -> None:
    """Let somebody answer who is asked first."""
    for question in client.screen(table)["questions"][:1]:
        client.answer(table, question, question["choices"][0]["notation"])


def test_leaving_for_good(hosted: tuple[Server, Path]) -> None:
    server, folder = hosted
    anna, bob = registered(server, "Messalina"), Client(server.url, "Narcissus")
    alone = anna.open("antike", ME, BOT)
    waiting = anna.open("praetor", ME, OPEN, OPEN)
    together = bob.open("antike", ME, OPEN)
    anna.do(together, "sit", seat=1)
    anna.do(together, "chat", text="vale")
    token = anna.good("POST", "/api/tokens")["token"]
    anna.bad(403, "wrong-own-password", "POST", "/api/me/delete", {"password": OTHER})
    anna.know(anna.good("POST", "/api/me/delete", {"password": PASSWORD}))
    assert not anna.me["registered"]
    assert program(server, token).get("/api/me").status_code == 401
    Client(server.url).bad(403, "wrong-password", "POST", "/api/login", {"name": "Messalina", "password": PASSWORD})
    for gone in (alone, waiting):
        bob.bad(404, "no-table", "GET", f"/api/tables/{gone}")
    shown = bob.screen(together)
    assert shown["table"]["seats"][1]["resigned"]
    assert [line["text"] for line in bob.good("GET", f"/api/tables/{together}/chat")] == [""]
    play_on(bob, together, Random(2), answers=3)  # the game goes on
    with sqlite3.connect(folder / FILE) as database:
        left = database.execute("SELECT name FROM settings WHERE name LIKE 'left%'").fetchall()
        kept = json.dumps(database.execute("SELECT * FROM people").fetchall())
    database.close()
    assert left == []
    assert "Messalina" not in kept


@pytest.mark.parametrize("name", ["Tiro", "tıro", "Ｍiles", "CENTURIO", "Legatus 2", "1mperator", "Аdmin", "Bot"])
def test_names_of_bots_and_of_the_server_are_taken(hosted: tuple[Server, Path], name: str) -> None:
    Client(hosted[0].url).bad(409, "name-reserved", "PUT", "/api/me", {"name": name})


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "a\u200bb",
        "An\u034fna",
        "\u115f\u1160",
        "ab\ufe0f",
        "a" + "\u0301" * 5,
        "\u0301a",
        "A\u00adnna",
        "\u2800",
    ],
)
def test_names_that_show_nothing_or_too_much(hosted: tuple[Server, Path], name: str) -> None:
    Client(hosted[0].url).bad(400, "bad-name", "PUT", "/api/me", {"name": name})


def test_names_that_look_alike(hosted: tuple[Server, Path]) -> None:
    anna, bob = Client(hosted[0].url, "Claudia"), Client(hosted[0].url)
    for same in ("Сlaudia", "Clаudia", "C1audia", "CIaudia", "Ｃｌａｕｄｉａ"):
        bob.bad(409, "name-taken", "PUT", "/api/me", {"name": same})
    for other in ("Claudius", "Ченцо", "Μαρία", "José", "Đặng Thị", "नमस्ते", "ปลา"):
        bob.good("PUT", "/api/me", {"name": other})
    anna.good("PUT", "/api/me", {"name": "CLAUDIA"})  # one may spell one's own name otherwise
    assert look_of("Corn") == look_of("Com")


@pytest.mark.parametrize(
    ("name", "password", "problem"),
    [
        ("Livilla", "tooshort9", "bad-password"),
        ("Livilla", "Password123", "weak-password"),
        ("Livilla", "1234567890", "weak-password"),
        ("Livilla", "aaaaaaaaaaaa", "weak-password"),
        ("Livilla Augusta", "livilla augusta", "weak-password"),
        ("Livilla", "Livilla2026", "weak-password"),
        ("Livilla", "livillalivilla", "weak-password"),
    ],
)
def test_weak_passwords(hosted: tuple[Server, Path], name: str, password: str, problem: str) -> None:
    Client(hosted[0].url).bad(400, problem, "POST", "/api/register", {"name": name, "password": password})
