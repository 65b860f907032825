"""Lists of tables: filtered and paged by the server, with results that were written when games ended."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.dialects import sqlite

from quadriga.server.database import prepare
from quadriga.server.table_lists import TableFilter, filtered
from tests.server.running import BOT, ME, OPEN, Client, Server, play_on

SHORT = {"turn_cap": "2"}


def listed(client: Client, **params: Any) -> list[str]:
    return [table["id"] for table in client.get("/api/tables", params=params).json()["tables"]]


@pytest.fixture
def finished(anna: Client, bob: Client) -> str:
    """A short game that Anna has played against a bot, beside which Bob has nothing to do."""
    table = anna.open("antike", ME, BOT, settings=SHORT)
    play_on(anna, table, Random(3))
    return table


def test_lists_say_how_a_game_ended(server: Server, anna: Client, finished: str) -> None:
    (shown,) = anna.get("/api/tables", params={"stage": "finished", "mine": True}).json()["tables"]
    outcome, result = anna.screen(finished)["outcome"], shown["result"]
    assert (result["reason"], result["places"]) == (outcome["reason"], outcome["places"])
    assert result["scores"] == [sum(sources.values()) for sources in outcome["scores"]]
    assert result["turns"] == 4, "two for each"
    assert shown["created"] <= result["started"] < result["ended"] <= shown["changed"]
    assert result["draws_taken_back"] == 0
    assert [seat["mine"] for seat in shown["seats"]] == [True, False]
    server.context.registry.sessions.pop(finished)
    assert anna.good("GET", "/api/lobby")["finished"][0]["result"] == result, "also without the table in memory"


def test_lists_are_filtered(server: Server, anna: Client, bob: Client, finished: str) -> None:
    bob.good("PUT", "/api/me", {"name": f"Tib. Gracchus {bob.me['id'][:6]}"})
    duel = anna.open("praetor", ME, OPEN)
    bob.do(duel, "sit", seat=1)
    secret = anna.open("corduba", OPEN, OPEN, private=True)
    mine = {"mine": True, "stage": "running"}
    assert listed(anna, **mine) == [secret, duel]
    assert listed(anna, **mine, order="oldest") == [duel, secret]
    assert listed(anna, **mine, game="praetor") == [duel]
    assert listed(anna, mine=True, stage="playing") == [duel]
    assert listed(anna, mine=True, stage="finished", opponent="RAND") == [finished]
    assert listed(anna, mine=True, stage="finished", opponent=anna.me["name"]) == []
    assert listed(anna, **mine, opponent="tib gracchus") == [duel]
    won = anna.screen(finished)["outcome"]["places"][0] == 1
    assert listed(anna, mine=True, stage="finished", result="won" if won else "lost") == [finished]
    assert listed(anna, mine=True, stage="finished", result="lost" if won else "won") == []
    assert listed(bob, **mine) == [duel]
    assert duel in listed(bob, stage="playing")
    assert secret not in listed(bob, stage="waiting")
    assert finished in listed(bob, stage="finished")


@pytest.mark.parametrize(
    ("status", "problem", "query"),
    [
        (400, "bad-request", "stage=closed"),
        (400, "bad-request", "after=yesterday"),
        (400, "bad-request", "result=won"),
        (400, "bad-request", "limit=x"),
    ],
)
def test_a_list_that_cannot_be_is_refused(anna: Client, status: int, problem: str, query: str) -> None:
    anna.bad(status, problem, "GET", f"/api/tables?{query}")


def test_nobody_has_no_tables(server: Server, anna: Client) -> None:
    anna.cookies.clear()
    anna.bad(401, "no-session", "GET", "/api/tables?mine=true")


@pytest.mark.parametrize("order", ["newest", "oldest"])
def test_pages_give_every_table_once(anna: Client, order: str) -> None:
    opened = [anna.open("corduba", OPEN, OPEN) for _ in range(7)]
    found, after = [], ""
    while True:
        page = anna.get("/api/tables", params={"mine": True, "order": order, "limit": 3, "after": after}).json()
        assert len(page["tables"]) <= 3
        found += [table["id"] for table in page["tables"]]
        if not (after := page["next"]):
            break
    assert found == (opened if order == "oldest" else opened[::-1])


@pytest.mark.parametrize(
    "wanted",
    [
        TableFilter("waiting"),
        TableFilter("finished", oldest_first=True, after="1.5_abc"),
        TableFilter("running", mine=True),
        TableFilter("finished", mine=True, result="won"),
        TableFilter("finished", mine=True, opponent="bob"),
    ],
)
def test_no_list_reads_all_tables(tmp_path: Path, wanted: TableFilter) -> None:
    """However many tables there are, an index leads to those that are wanted."""
    query = filtered("somebody", wanted).compile(
        dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True, "render_postcompile": True}
    )
    engine = create_engine(f"sqlite:///{prepare(tmp_path)}")
    with engine.connect() as connection:
        plan = [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
    engine.dispose()
    assert plan
    assert not [step for step in plan if step.startswith("SCAN") and "tables" in step], plan
