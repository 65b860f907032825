"""Analyses by the server: of finished games alone, once for all who ask, kept through a crash."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quadriga.analysis.decisions import chosen_moves
from quadriga.games import read_record
from tests.play import RECORDS
from tests.server.running import BOT, ME, Client, Process, Server, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that thinks little: how well it thinks is not what is tested."""
    with Server(tmp_path_factory.mktemp("server"), analysis_factor=0.2) as running:
        yield running


LITTLE = {"QUADRIGA_ANALYSIS_FACTOR": "0.2"}


def golden(name: str) -> str:
    return (RECORDS / f"{name}.quadriga").read_text(encoding="utf-8")


def opened(client: Client, name: str = "romolo/cap") -> str:
    replay: dict[str, Any] = client.good("POST", "/api/replays", {"record": golden(name)})
    return f"/api/replays/{replay['id']}/analysis"


def whole(client: Client, path: str) -> dict[str, Any]:
    wait_until(lambda: client.good("GET", path)["state"] != "running")
    found: dict[str, Any] = client.good("GET", path)
    return found


def test_an_opened_record_is_analysed_piece_by_piece(anna: Client) -> None:
    path = opened(anna)
    assert anna.good("GET", path)["state"] == "none"
    first = anna.good("POST", path, {"deep": False})
    assert (first["state"], first["deep"]) == ("running", False)
    done = whole(anna, path)
    record = read_record(golden("romolo/cap"))
    chosen = [move.number for move in chosen_moves(record, record.replay().journal or [])]
    assert done["state"] == "done"
    assert done["quick_done"] == done["quick_total"] == len(chosen)
    assert sorted(decision["number"] for decision in done["decisions"]) == chosen
    assert sum(seat["decisions"] for seat in done["seats"]) <= len(chosen)
    assert anna.good("GET", f"{path}?after={done['serial']}")["decisions"] == []
    again = anna.good("POST", path, {"deep": False})
    assert (again["state"], again["serial"]) == ("done", done["serial"]), "it is not made twice"
    best = next(one for one in done["decisions"] if one["loss"] > 0)
    shown = anna.good("GET", path.replace("/analysis", f"/better?number={best['number']}"))
    assert shown["changes"]
    anna.bad(404, "not-analysed", "GET", path.replace("/analysis", "/better?number=99999"))


def test_a_running_game_and_one_that_hides_something_are_refused(anna: Client) -> None:
    table = anna.open("romolo", ME, BOT)
    for method, data in (("POST", {"deep": False}), ("GET", None)):
        anna.bad(409, "not-over", method, f"/api/tables/{table}/analysis", data)
    record = read_record(golden("romolo/cap"))
    record.lines, record.result = record.lines[:40], ""
    replay = anna.good("POST", "/api/replays", {"record": str(record)})
    anna.bad(409, "not-over", "POST", f"/api/replays/{replay['id']}/analysis", {"deep": False})


def test_two_who_ask_get_one_computation(server: Server, anna: Client, bob: Client) -> None:
    paths = [opened(client, "corduba/solo-aedil") for client in (anna, bob)]
    asked: list[Any] = []
    do = server.context.analysis_workers.do

    async def counted(name: str, *args: Any, **how: Any) -> Any:
        if name == "judge":
            asked.append(args[1])
        return await do(name, *args, **how)

    server.context.analysis_workers.do = counted  # type: ignore[method-assign]
    try:
        for client, path in zip((anna, bob), paths, strict=True):
            client.good("POST", path, {"deep": False})
        assert len(server.context.analyses.running) == 1
        bob.good("DELETE", paths[1])
        assert anna.good("GET", paths[0])["state"] == "running", "who leaves stops it for nobody else"
        done = whole(anna, paths[0])
    finally:
        server.context.analysis_workers.do = do  # type: ignore[method-assign]
    numbers = [number for piece in asked for number in piece]
    assert sorted(numbers) == sorted(set(numbers)) == sorted(one["number"] for one in done["decisions"])


def test_what_is_cancelled_keeps_what_was_found_and_goes_on_from_there(anna: Client) -> None:
    path = opened(anna, "corduba/solo-praetor")
    anna.good("POST", path, {"deep": False})
    wait_until(lambda: anna.good("GET", path)["quick_done"] > 0)
    left = anna.good("DELETE", path)
    assert left["state"] == "cancelled"
    known = [decision["number"] for decision in left["decisions"]]
    assert 0 < len(known) < left["quick_total"]
    assert [one["number"] for one in anna.good("POST", path, {"deep": False})["decisions"]][: len(known)] == known
    assert whole(anna, path)["state"] == "done"


def test_it_is_made_anew_when_the_bot_has_changed(server: Server, anna: Client) -> None:
    path = opened(anna, "antike/east-cap")
    anna.good("POST", path, {"deep": False})
    assert whole(anna, path)["state"] == "done"
    file = server.context.settings.data_dir / "quadriga.sqlite3"
    with sqlite3.connect(file) as database:
        for name, found in database.execute("SELECT id, found FROM analyses").fetchall():
            changed = json.loads(found)
            changed["basis"]["bot"] = "another"
            database.execute("UPDATE analyses SET found = ? WHERE id = ?", (json.dumps(changed).encode(), name))
    database.close()
    server.context.analyses.current.clear()
    assert anna.good("GET", path)["state"] == "none"
    anna.good("POST", path, {"deep": False})
    assert whole(anna, path)["state"] == "done"


def test_a_crash_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    with Process(tmp_path, environment=LITTLE) as server:
        anna = Client(server.url)
        path = opened(anna, "corduba/solo-praetor")
        anna.good("POST", path, {"deep": False})
        wait_until(lambda: anna.good("GET", path)["quick_done"] >= 10)
        before = anna.good("GET", path)["decisions"]
        server.kill()
    with Process(tmp_path, environment=LITTLE) as server:
        anna.base_url = anna.url = server.url
        assert anna.good("GET", path)["decisions"][: len(before)] == before
        done = whole(anna, path)
        assert done["state"] == "done", "it goes on by itself"
        numbers = [decision["number"] for decision in done["decisions"]]
        assert len(numbers) == len(set(numbers)) == done["quick_total"]


def test_one_person_cannot_ask_for_ever(tmp_path: Path) -> None:
    with Server(tmp_path, rate_factor=1) as server:
        anna = Client(server.url)
        path = opened(anna)
        for _ in range(10):
            anna.good("POST", path, {"deep": False})
        anna.bad(429, "too-often", "POST", path, {"deep": False})


def test_a_turn_tried_at_a_practice_table_is_judged(anna: Client, bob: Client) -> None:
    table = anna.good("POST", "/api/practice", {"record": golden("romolo/cap"), "answer": 30, "level": "greedy"})
    path, seat = (
        f"/api/tables/{table['id']}",
        next(n for n, one in enumerate(table["seats"]) if one["kind"] == "person"),
    )
    assert not anna.good("POST", f"{path}/verdict", {"seat": seat})["whole"], "no turn has been played yet"
    hint = anna.good("POST", f"{path}/hint", {"seat": seat})
    assert hint["line"][0]["answers"][: len(hint["answers"])] == hint["answers"]
    assert 0 <= hint["usual"] <= hint["after"] + 0.2
    question = anna.screen(table["id"])["questions"][0]
    answers = {"seat": seat, "question": question["id"], "answers": hint["answers"]}
    anna.good("POST", f"{path}/answers", answers)
    found = anna.good("POST", f"{path}/verdict", {"seat": seat, "best": hint["answers"]})
    assert found["whole"]
    assert found["decision"]["given"] == hint["line"][0]["answers"]
    bob.bad(403, "not-your-seat", "POST", f"{path}/verdict", {"seat": seat})
    other = anna.open("romolo", ME, BOT)
    anna.bad(409, "no-practice", "POST", f"/api/tables/{other}/verdict", {"seat": 0})
