"""Headers, limits, the client's files, the schema: what the server shows to everybody."""

import json
import re
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import quadriga
from quadriga.server.limits import Limits
from quadriga.server.problems import NAMES
from quadriga.server.routes import client as client_files
from quadriga.server.storage_trouble import ADVICE
from tests.contract.test_messages import messages
from tests.server.running import BOT, ME, Client, Server

SOURCE = Path(quadriga.__file__).parent


@pytest.mark.parametrize("path", ["/", "/tables/x", "/api/games", "/api/nothing", "/api/schema", "/assets/none.js"])
def test_every_reply_has_the_safe_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_what_is_for_one_reader_is_kept_by_nobody(anna: Client) -> None:
    assert anna.get("/api/me").headers["cache-control"] == "no-store"


def test_the_client_is_served_as_far_as_it_is_built(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "STATIC", tmp_path / "static")
    page = httpx.get(server.url)
    assert page.status_code == 200
    assert "/api/schema" in page.text
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "static" / "assets" / "main-1a2b.js").write_text("let me = 'in'")
    (tmp_path / "secret.txt").write_text("secret")
    odd = ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%00", "/%ff%fe", "/" + "x" * 5000]
    for path in ["/", "/tables", "/table/abc", "/rules/antike/", "/new/corduba"]:
        shown = httpx.get(server.url + path)
        assert (shown.status_code, shown.text) == (200, "<!doctype html>the page")
    for path in ["/tables/abc", "/deep/er/path", "/metric", "/rulez", *odd]:
        refused = httpx.get(server.url + path)
        assert (refused.status_code, refused.json()["problem"]) == (404, "not-found")
        mistyped = httpx.get(server.url + path, headers={"Accept": "text/html"})
        assert (mistyped.status_code, mistyped.text) == (404, "<!doctype html>the page")
    assert httpx.get(server.url).headers["cache-control"] == "no-cache"
    script = httpx.get(server.url + "/assets/main-1a2b.js")
    assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "immutable" in script.headers["cache-control"]
    for path in ("/assets/other.js", "/assets/%00", "/assets/" + "x" * 5000):
        assert httpx.get(server.url + path).status_code == 404
    assert httpx.get(server.url + "/assets/..%2f..%2fsecret.txt").text != "secret"


def test_the_server_knows_the_pages_of_the_client() -> None:
    routes = (SOURCE.parents[1] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    patterns = re.findall(r"\[\s*'/([^']*)',\s*\(\) =>", routes)
    assert {re.sub(":\\w+", "*", pattern) for pattern in patterns} == set(client_files.PAGES)


def test_the_games_tell_what_they_need(anna: Client) -> None:
    games = {game["key"]: game for game in anna.get("/api/games").json()}
    assert list(games) == ["antike", "praetor", "romolo", "corduba"]
    settings = {setting["name"]: setting for setting in games["romolo"]["settings"]}
    assert settings["teams"]["seats"] == [4]
    assert settings["dice"]["values"] == ["tiles", "die"]
    assert games["antike"]["levels"] == ["tiro", "miles", "centurio", "legatus", "imperator"]
    rules = anna.get("/api/games/antike/rules").json()
    assert {"ANT-7.3"} <= {rule["number"] for rule in rules}
    german = anna.get("/api/games/antike/rules", params={"lang": "de"}).json()
    assert [rule["number"] for rule in german] == [rule["number"] for rule in rules]
    assert german[0]["text"].startswith("Die Karte ist in Regionen eingeteilt")
    assert anna.get("/api/games/antike/rules", params={"lang": "../../kernel"}).json() == rules
    board = anna.get("/api/games/antike/board", params={"seats": 2, "map": "east"}).json()
    assert board["vocabulary"]["verbs"]["found"]["nouns"]
    assert board != anna.get("/api/games/antike/board", params={"seats": 2, "map": "west"}).json()


def test_the_addresses_of_the_server(anna: Client) -> None:
    assert anna.get("/api/addresses").json()[0] == anna.url


@pytest.mark.parametrize(
    ("method", "path", "body", "at_least"),
    [
        ("POST", "/api/login", {"name": "Nero", "password": "qualis artifex"}, 4),
        ("POST", "/api/tables", {"game": "antike", "seats": [ME, BOT]}, 10),
        ("POST", "/api/tables/TABLE/chat", {"text": "x"}, 5),
        ("POST", "/api/tables/TABLE/previews", {"seat": 0, "answers": []}, 30),
        ("POST", "/api/tables/TABLE/hints", {"seat": 0}, 20),
    ],
)
def test_too_often_is_too_often(tmp_path: Path, method: str, path: str, body: dict, at_least: int) -> None:
    with Server(tmp_path, rate_factor=1) as server:
        anna = Client(server.url)
        path = path.replace("TABLE", anna.open("antike", ME, BOT))
        now = server.context.limits.clock()
        server.context.limits.clock = lambda: now
        replies = [anna.request(method, path, json=body) for _ in range(80)]
        refused = [reply for reply in replies if reply.status_code == 429]
        assert at_least < len(replies) - len(refused) < len(replies)
        assert refused[0].json()["problem"] == "too-often"
        assert int(refused[0].headers["retry-after"]) == int(refused[0].json()["values"]["seconds"]) > 0
        assert anna.get("/api/lobby").status_code == 200


def test_sockets_and_records_too_often(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, bob = Client(server.url), Client(server.url)
        table = anna.open("antike", ME, BOT)
        server.context.limits = Limits(0.2, clock=lambda: 0.0)
        for _ in range(8):
            with anna.live_socket(table):
                pass
        with pytest.raises(InvalidStatus) as refused, anna.live_socket(table):
            pass
        assert json.loads(refused.value.response.body)["problem"] == "too-often"
        assert refused.value.response.headers["Retry-After"]
        anna.bad(400, "bad-record", "POST", "/api/replays", {"record": "x"})
        bob.bad(429, "too-often", "POST", "/api/replays", {"record": "x"})


def test_those_who_watch_keep_no_player_out(tmp_path: Path) -> None:
    with Server(tmp_path, most_watchers=3, most_sockets=2) as server, ExitStack() as open_ones:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)

        def come(client: Client) -> None:
            open_ones.enter_context(client.live_socket(table))

        def turned_away(client: Client) -> str:
            with pytest.raises(InvalidStatus) as refused:
                come(client)
            return json.loads(refused.value.response.body)["problem"]

        nobody = Client(server.url)
        nobody.cookies.clear()
        for _ in range(2):
            come(nobody)
        assert turned_away(nobody) == "too-many-sockets"
        come(Client(server.url))
        assert turned_away(Client(server.url)) == "too-many-watchers"
        for _ in range(2):
            come(anna)
        assert turned_away(anna) == "too-many-sockets"


def problems() -> set[str]:
    """Every problem that the server or the table names."""
    source = "".join(
        file.read_text(encoding="utf-8") for part in ("server", "table") for file in (SOURCE / part).rglob("*.py")
    )
    named = re.findall(r'(?:ApiError\(\s*\d+|Problem\(|CommandRejectedError\()[,\s]*"([a-z-]+)"', source)
    assert len(set(named)) > 50, "the pattern finds what the source names"
    stages = {f"table-{stage}" for stage in ("waiting", "playing", "over", "frozen")}
    return {*named, *NAMES.values(), *stages, *ADVICE}


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_problem_has_a_text(language: str) -> None:
    found = {name for part in ("server", "table") for name in messages(language, part)}
    assert {name for name in problems() if f"problem-{name}" not in found} == set()
    assert messages(language, "server") == messages("en", "server")
