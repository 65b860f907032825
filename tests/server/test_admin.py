"""`quadriga admin`: what a host does beside a running server, which notices."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from quadriga.cli import main
from tests.server.running import BOT, ME, OPEN, PATIENCE, Client, Server, next_screen, wait_until, wait_until_closed
from tests.server.test_accounts import OTHER, PASSWORD, logged_in, registered

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("admin")
    with Server(folder) as server:
        yield server, folder


def admin(folder: Path, *words: str) -> int:
    return main(["admin", *words, f"--data-dir={folder}"])


def said(capsys: Capture, folder: Path, *words: str) -> str:
    assert admin(folder, *words) == 0
    return capsys.readouterr().out.strip()


def refused(capsys: Capture, folder: Path, *words: str) -> str:
    assert admin(folder, *words) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    return shown.err


def test_a_ban_ends_what_is_open_and_is_lifted_again(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna = registered(server, "Agrippina")
    table = anna.open("antike", ME, BOT)
    with anna.live_socket(table) as socket:
        next_screen(socket)
        assert said(capsys, folder, "ban", "agrippina", "--reason", "poison") == "banned: Agrippina"
        wait_until_closed(socket)
    told = anna.bad(403, "banned", "GET", f"/api/tables/{table}")
    assert told["values"] == {"reason": "poison"}
    (listed,) = json.loads(said(capsys, folder, "bans"))
    assert (listed["name"], listed["reason"]) == ("Agrippina", "poison")
    assert Client(server.url).me["name"], "others come in"
    assert said(capsys, folder, "unban", "Agrippina") == "no longer banned: Agrippina"
    wait_until(lambda: anna.get(f"/api/tables/{table}").status_code == 200)
    assert "is not banned" in refused(capsys, folder, "unban", "Agrippina")


def test_an_address_is_banned(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    said(capsys, folder, "ban", "--address", "203.0.113.77")
    said(capsys, folder, "ban", "--address", "2001:db8::5")
    assert [row["who"] for row in json.loads(said(capsys, folder, "bans"))] == ["203.0.113.77/32", "2001:db8::/64"]
    assert Client(server.url).me
    said(capsys, folder, "ban", "--address", "127.0.0.0/8")
    wait_until(lambda: httpx.get(server.url + "/api/me").status_code == 403)
    assert httpx.get(server.url + "/health").status_code == 200, "the host still sees how it is"
    for address in ("127.0.0.0/8", "2001:db8::9", "203.0.113.77"):
        said(capsys, folder, "unban", "--address", address)
    wait_until(lambda: httpx.get(server.url + "/api/me").status_code == 200)


def test_a_table_is_deleted_while_it_is_played(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna = Client(server.url)
    table = anna.open("antike", ME, BOT)
    with anna.live_socket(table) as socket:
        next_screen(socket)
        assert said(capsys, folder, "delete-table", table) == f"deleted: table {table}"
        wait_until_closed(socket)
    anna.bad(404, "no-table", "GET", f"/api/tables/{table}")
    assert "no table" in refused(capsys, folder, "delete-table", table)


def test_an_account_is_deleted_and_its_game_goes_on(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna, bob = registered(server, "Poppaea"), Client(server.url)
    table = bob.open("antike", ME, OPEN)
    anna.do(table, "sit", seat=1)
    assert said(capsys, folder, "delete-account", "Poppaea") == "deleted: Poppaea"
    wait_until(lambda: bob.screen(table)["table"]["seats"][1]["resigned"])
    anna.bad(401, "no-session", "POST", "/api/tokens")
    assert "nobody called" in refused(capsys, folder, "delete-account", "Poppaea")


def test_a_link_sets_a_new_password_once(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna = registered(server, "Domitia")
    link = said(capsys, folder, "reset-password", "Domitia").split()[-1]
    assert link.startswith(f"{server.url}/account#reset=")
    token = link.partition("reset=")[2]
    bob = Client(server.url)
    bob.bad(400, "weak-password", "POST", "/api/reset", {"token": token, "password": "1234567890"})
    bob.know(bob.good("POST", "/api/reset", {"token": token, "password": OTHER}))
    assert bob.me["name"] == "Domitia"
    anna.bad(401, "no-session", "POST", "/api/tokens")
    Client(server.url).bad(403, "bad-reset", "POST", "/api/reset", {"token": token, "password": PASSWORD})
    assert logged_in(server, "Domitia", OTHER).me["registered"]
    guest = Client(server.url)
    assert "is a guest" in refused(capsys, folder, "reset-password", guest.me["name"])


def test_a_link_is_good_for_a_day(
    hosted: tuple[Server, Path], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, folder = hosted
    registered(server, "Lepida")
    token = said(capsys, folder, "reset-password", "Lepida").partition("reset=")[2]
    now = time.time()
    monkeypatch.setattr("quadriga.server.people.time.time", lambda: now + 24 * 3600 + 60)
    answer: dict[str, Any] = {"token": token, "password": OTHER}
    assert httpx.post(server.url + "/api/reset", json=answer).json()["problem"] == "bad-reset"
    server.context.people.forget_all()


def test_sessions_are_listed_and_ended(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna, elsewhere = registered(server, "Vipsania"), logged_in(server, "Vipsania")
    listed = json.loads(said(capsys, folder, "sessions", "Vipsania", "--json"))
    assert [key["kind"] for key in listed] == ["session", "session"]
    assert said(capsys, folder, "end-sessions", "Vipsania", listed[1]["id"]) == "ended: 1"
    wait_until(lambda: elsewhere.post("/api/tokens").status_code == 401)
    assert anna.good("POST", "/api/tokens")
    assert said(capsys, folder, "end-sessions", "Vipsania") == "ended: 2"
    wait_until(lambda: anna.post("/api/tokens").status_code == 401)
    assert "no session" in refused(capsys, folder, "end-sessions", "Vipsania", "nothing")


def test_a_persons_data_is_printed(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna = registered(server, "Plancina")
    table = anna.open("antike", ME, BOT)
    data = json.loads(said(capsys, folder, "export", "plancina"))
    assert data["person"]["id"] == anna.me["id"]
    assert [game["table"]["id"] for game in data["tables"]] == [table]
    assert json.loads(said(capsys, folder, "people", "Planc"))[0]["id"] == anna.me["id"]


def announced(socket: Any) -> dict[str, Any]:
    while True:
        push: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if push["type"] == "announcement":
            return push


def test_a_restart_is_announced_to_everybody_at_the_tables(hosted: tuple[Server, Path], capsys: Capture) -> None:
    server, folder = hosted
    anna, bob = Client(server.url), Client(server.url)
    table = anna.open("antike", ME, BOT)
    with anna.live_socket(table) as one:
        next_screen(one)
        said(capsys, folder, "announce", "New maps are coming.", "--restart-in", "10")
        push = announced(one)
        assert push["text"] == "New maps are coming."
        assert abs(push["restart"] - time.time() - 600) < 60
        with bob.live_socket(table) as two:
            assert announced(two) == push, "also whoever comes later"
            said(capsys, folder, "announce", "--clear")
            assert (announced(one)["text"], announced(two)["text"]) == ("", "")
    assert "say something" in refused(capsys, folder, "announce")


def test_it_works_while_no_server_runs(tmp_path: Path, capsys: Capture) -> None:
    with Server(tmp_path) as server:
        anna, bob = registered(server, "Sabina"), Client(server.url, "Otho")
        table = bob.open("antike", ME, OPEN)
        anna.do(table, "sit", seat=1)
    said(capsys, tmp_path, "delete-account", "Sabina")
    said(capsys, tmp_path, "ban", "Otho")
    with Server(tmp_path) as server:
        bob.base_url = bob.url = server.url
        bob.bad(403, "banned", "GET", f"/api/tables/{table}")
        assert Client(server.url).screen(table)["table"]["seats"][1]["resigned"]


def test_there_must_be_a_database_of_this_version(tmp_path: Path, capsys: Capture) -> None:
    assert "no database" in refused(capsys, tmp_path, "people")
    assert not list(tmp_path.iterdir())
