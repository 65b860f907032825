"""What one address may do, however many guests it makes: requests, tables, sockets, stored records, long journals."""

import json
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from quadriga.api.problems import ApiError
from quadriga.server import security
from quadriga.server.app import API_ROUTES
from quadriga.server.limits import BUDGETS, Limits, network_of
from tests.server.running import BOT, ME, OPEN, Client, Server, play_on


class From(Client):
    """Somebody behind a proxy that says where they come from."""

    def __init__(self, server: Server, address: str) -> None:
        self.address = address
        super().__init__(server.url)

    def request(self, *args: object, **named: object) -> httpx.Response:  # type: ignore[override]
        self.headers["X-Forwarded-For"] = self.address
        return super().request(*args, **named)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


@pytest.mark.parametrize("kind", [kind for kind, budget in BUDGETS.items() if budget.person and budget.address])
def test_many_persons_of_one_address_share_its_budget(kind: str) -> None:
    limits = Limits(clock=lambda: 0.0)
    budget = BUDGETS[kind].address
    assert budget
    for number in range(budget.burst):
        limits.spend(kind, f"person {number}", "here")
    with pytest.raises(ApiError):
        limits.spend(kind, "another", "here")
    limits.spend(kind, "another", "there")


def test_a_refusal_costs_nobody_else_anything() -> None:
    limits = Limits(clock=lambda: 0.0)
    for _ in range(100):
        with suppress(ApiError):
            limits.spend("table", "nero", "here")
    for number in range(40):
        limits.spend("table", f"guest {number}", "here")


def test_no_route_is_without_limit(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        server.context.limits = Limits(0.0001, clock=lambda: 0.0)
        for handler in API_ROUTES:
            path = "/api" + sorted(handler.paths)[0].replace("{number:int}", "1").replace("{table_id:str}", "x")
            for method in getattr(handler, "http_methods", ()):  # a socket has none
                anna.bad(429, "too-often", method, path, {})


def test_whoever_asks_too_often_waits_for_the_refusal_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path, rate_factor=1) as server:
        anna = Client(server.url)
        server.context.limits = Limits(clock=lambda: 0.0)
        monkeypatch.setattr(security, "REFUSED_AFTER", 3600.0)
        for _ in range(BUDGETS["list"].person.burst):  # type: ignore[union-attr]
            assert anna.get("/api/lobby").status_code == 200
        with pytest.raises(httpx.ReadTimeout):
            anna.get("/api/lobby", timeout=0.5)
        assert anna.get("/api/games").status_code == 200


def test_where_somebody_comes_from_is_what_a_trusted_proxy_says(tmp_path: Path) -> None:
    with Server(tmp_path, rate_factor=1) as server:
        server.context.limits.clock = lambda: 0.0
        for number in range(30):
            From(server, f"10.0.0.{number}")
        reply = httpx.get(server.url + "/api/me", headers={"X-Forwarded-For": "10.0.1.1"})
        assert reply.json()["problem"] == "too-often", "nobody has said that this machine is a proxy"


def test_tables_are_counted_by_address(tmp_path: Path) -> None:
    given = {"rate_factor": 1, "most_tables_by_address": 3, "trusted_proxies": ("127.0.0.1",)}
    with Server(tmp_path, **given) as server:
        many = [From(server, "10.0.0.1") for _ in range(4)]
        tables = [one.open("corduba", OPEN, OPEN) for one in many[:3]]
        body = {"game": "corduba", "seats": [OPEN, OPEN]}
        refused = many[3].bad(429, "too-many-tables-here", "POST", "/api/tables", body)
        assert refused["values"] == {"most": "3"}
        From(server, "10.0.0.2").open("corduba", OPEN, OPEN)
        assert server.context.registry.sessions[tables[0]].origin == server.context.origin("10.0.0.1")
    with Server(tmp_path, **given) as server:
        From(server, "10.0.0.1").bad(429, "too-many-tables-here", "POST", "/api/tables", body)


def test_sockets_are_counted_by_address(tmp_path: Path) -> None:
    with Server(tmp_path, rate_factor=1, most_sockets_by_address=3) as server, ExitStack() as held:
        tables = [Client(server.url) for _ in range(4)]
        for client in tables[:3]:
            held.enter_context(client.live_socket(client.open("antike", ME, BOT)))
        with pytest.raises(InvalidStatus) as refused:
            held.enter_context(tables[3].live_socket(tables[3].open("antike", ME, BOT)))
        assert json.loads(refused.value.response.body)["problem"] == "too-many-sockets-here"
    assert not server.context.sockets


def test_stored_records_are_counted_by_address(tmp_path: Path) -> None:
    with Server(tmp_path, rate_factor=1) as server:
        anna, bob = Client(server.url), Client(server.url)
        table = anna.open("antike", ME, BOT, settings={"turn_cap": "1"})
        play_on(anna, table, Random(1))
        record = anna.get(f"/api/tables/{table}/record").text
        object.__setattr__(server.context.settings, "most_replay_bytes_by_address", len(record) + 10)
        anna.good("POST", "/api/replays", {"record": record})
        bob.bad(429, "too-much-stored", "POST", "/api/replays", {"record": record})


def test_what_is_written_is_taken_from_the_address_that_opened_the_table(tmp_path: Path) -> None:
    with Server(tmp_path, rate_factor=1) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME, ME)
        origin = server.context.origin("127.0.0.1")
        server.context.limits.charge("stored", origin, 10**9)
        anna.bad(429, "too-often", "POST", "/api/tables", {"game": "corduba", "seats": [ME, ME]})
        anna.bad(429, "too-often", "POST", f"/api/tables/{table}/chat", {"text": "salve"})
        asked = server.context.registry.sessions[table].table.asked[0]
        play_on(anna, table, Random(1), 1, seat=asked)  # a game goes on


def test_a_journal_has_an_end_but_the_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, most_entries=6) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT, settings={"turn_cap": "2"})
        play_on(anna, table, Random(1), 6)
        anna.bad(409, "journal-full", "POST", f"/api/tables/{table}/undo", {"seat": 0})
        anna.bad(409, "journal-full", "POST", f"/api/tables/{table}/leave", {"seat": 0})
        assert play_on(anna, table, Random(1))["outcome"]


def test_spellings_of_one_name_are_one_name(tmp_path: Path) -> None:
    with Server(tmp_path, rate_factor=1, trusted_proxies=("127.0.0.1",)) as server:
        server.context.limits.clock = lambda: 0.0
        spellings = ["nero", "Nero", "NERO", "N-e-r-o", "nérò", " nero ", "n.e.r.o", "nero_"]
        guessing = [From(server, f"10.0.0.{number}") for number in range(9)]
        for client, name in zip(guessing, spellings, strict=False):
            client.bad(403, "wrong-password", "POST", "/api/login", {"name": name, "password": "qualis artifex"})
        guessing[8].bad(429, "too-often", "POST", "/api/login", {"name": "nerO", "password": "qualis artifex"})
