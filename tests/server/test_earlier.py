"""The database of an earlier version: brought up to date, with its tables as they were."""

import sqlite3
from pathlib import Path

from quadriga.server.database import FILE
from tests.server.running import Client, Server

DUMP = Path(__file__).parents[1] / "earlier" / "server.sql"
COOKIE = "3H7fcbKTc0rN-QQvCoAstHDgo8h_lCjmr07xrdj9qWE.f369222415a8e3a3f532c75895bc50dbfa1cb38bc923e948cfd7390b7446535a"
"""Of Anna's session in it."""
WAITING, PLAYING, OVER = "bdytm25ndw6d", "xyrkt33nhesm", "tgnkktxzctrg"


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
