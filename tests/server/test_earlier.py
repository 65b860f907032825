"""The database of an earlier version: brought up to date, with its tables as they were."""

import json
import sqlite3
from pathlib import Path

from quadriga.server.database import FILE
from tests.server.running import Client, Server

DUMP = Path(__file__).parents[1] / "earlier" / "server.sql"
COOKIE = "3H7fcbKTc0rN-QQvCoAstHDgo8h_lCjmr07xrdj9qWE.f369222415a8e3a3f532c75895bc50dbfa1cb38bc923e948cfd7390b7446535a"
"""Of Anna's session in it."""
WAITING, PLAYING, OVER = "bdytm25ndw6d", "xyrkt33nhesm", "tgnkktxzctrg"


RESOLD = "resoldresold"
"""A finished game in which something was done that the rules of today refuse."""


def add_resold(database: sqlite3.Connection) -> None:
    """Put that game into the database, as the earlier version would have written it."""
    names = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
    row = dict(zip(names, database.execute("SELECT * FROM tables WHERE id = ?", [OVER]).fetchone(), strict=True))
    info = json.loads(row["info"]) | {"id": RESOLD, "game": "corduba"}
    values = row | {"id": RESOLD, "game": "corduba", "info": json.dumps(info).encode()}
    places = ", ".join("?" * len(names))
    database.execute(f"INSERT INTO tables VALUES ({places})", [values[name] for name in names])
    lines = (DUMP.parent / "tables/corduba-resold.jsonl").read_bytes().splitlines()
    database.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(RESOLD, n, line) for n, line in enumerate(lines)])


def test_a_finished_game_that_today_s_rules_refuse_is_still_there(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
        add_resold(database)
    database.close()
    with Server(tmp_path) as server:
        visitor = Client(server.url)
        screen = visitor.screen(RESOLD)
        assert (screen["table"]["stage"], screen["outcome"]["places"]) == ("over", [1, 2])
        assert "COR-R78" in screen["table"]["frozen"]
        replay = visitor.good("GET", f"/api/tables/{RESOLD}/replay")
        assert (replay["outcome"]["reason"], replay["refused"]["rule"]) == ("senate", "COR-R78")
        assert "Result: senate 1 2" in visitor.get(f"/api/tables/{RESOLD}/record").text


def test_tables_of_an_earlier_version_are_listed_and_go_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()
    with Server(tmp_path) as server:
        anna = Client(server.url)
        anna.cookies.clear()
        anna.cookies.set("quadriga", COOKIE)
        anna.hello()
        assert anna.me["name"] == "Anna"
        lobby = anna.good("GET", "/api/lobby")
        assert [table["id"] for table in lobby["waiting"]] == [WAITING]
        assert {table["id"] for table in lobby["mine"]} == {WAITING, PLAYING}
        assert [table["id"] for table in lobby["finished"]] == [OVER]
        assert lobby["waiting"][0]["settings"]["map"] == "east"
        result = lobby["finished"][0]["result"]
        outcome = anna.screen(OVER)["outcome"]
        assert (result["reason"], result["places"]) == ("cap", outcome["places"])
        assert result["scores"] == [sum(sources.values()) for sources in outcome["scores"]]
        assert result["turns"] > 0
        assert result["started"] < result["ended"]
        screen = anna.screen(PLAYING, seat=0)
        assert screen["table"]["stage"] == "playing"
        assert screen["table"]["settings"]["sides"] == "A,B"
        assert [(offer["kind"], offer["waits"]) for offer in screen["table"]["offers"]] == [("undo", [1])]
        assert anna.good("GET", f"/api/tables/{OVER}/replay")["outcome"]["reason"] == "cap"
    assert (tmp_path / "quadriga-0001.sqlite3").exists(), "a copy was made before the upgrade"
