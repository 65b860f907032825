"""Practice tables on a server: opened at a position or in a record, in no list, kept for seven days."""

import time
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import read_record
from quadriga.server.table_store import KEEP_PRACTICE
from tests.play import RECORDS
from tests.server.running import ME, Client, Server, something_to_do, wait_until

POSITION = 'display = ["festung", "tribut", "sturm"]\n[brown]\ngold = 7\n'
WEST = (RECORDS / "antike/west.quadriga").read_text(encoding="utf-8")


def practise(client: Client, **body: Any) -> str:
    return str(client.good("POST", "/api/practice", {"game": "antike", "position": POSITION} | body)["id"])


def test_a_practice_table_is_played_and_is_in_no_list(anna: Client, bob: Client) -> None:
    listed = {"kind": "bot", "level": "random", "answers": ["rondel marmor"]}
    table = practise(anna, seed="a seed", seats=[ME, listed], name="Lesson 1")
    screen = anna.screen(table)
    assert (screen["table"]["practice"], screen["table"]["name"]) == (True, "Lesson 1")
    assert screen["view"]["players"][0]["gold"] == 7
    anna.answer(table, screen["questions"][0], "rondel militia")
    screen = anna.screen(table)
    assert "beige: rondel marmor\n" in anna.good("GET", f"/api/tables/{table}/record")
    assert screen["questions"], "the listed answer comes with one's own"
    for who in (anna, bob):
        lobby = who.good("GET", "/api/lobby")
        assert table not in [one["id"] for tables in lobby.values() for one in tables]
    assert bob.screen(table)["view"], "whoever has the link may watch"


def test_a_practice_table_goes_on_after_the_server_was_down(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url, "Anna")
        table = practise(anna, seats=[ME, {"kind": "bot", "level": "random", "answers": ["rondel marmor"] * 2}])
        anna.answer(table, anna.screen(table)["questions"][0], "rondel militia")
        before = anna.screen(table)
        cookies = anna.cookies
    with Server(tmp_path) as server:
        anna = Client(server.url)
        anna.cookies = cookies
        anna.hello()
        after = anna.screen(table)
        assert (after["view"], after["questions"], after["undo"]) == (before["view"], before["questions"], "free")
        read_record(anna.good("GET", f"/api/tables/{table}/record")).replay()


def test_it_goes_on_from_an_answer_of_a_record(anna: Client) -> None:
    opened = anna.good("POST", "/api/practice", {"record": WEST, "answer": 40, "level": "random"})
    asked = read_record(WEST).replay(40).asked[0]
    assert [seat["kind"] for seat in opened["seats"]] == ["person" if n == asked else "bot" for n in range(2)]
    screen = wait_until(lambda: something_to_do(anna.screen(opened["id"])))
    assert screen["viewer"] == asked
    assert len(anna.good("GET", f"/api/tables/{opened['id']}/record").splitlines()) > 40


@pytest.mark.parametrize(
    ("body", "problem", "line"),
    [
        ({"position": "[brown]\ngold = 1\ngald = 2"}, "bad-position", "3"),
        ({"position": "[brown]\ngold = 1000000"}, "bad-position", ""),
        ({"position": "data = { costs = { temple_marble = 5 } }"}, "bad-position", ""),
        ({"position": "brown = " + "[" * 5000}, "bad-position", "1"),
        ({"position": None}, "bad-position", ""),
        ({"game": "chess"}, "bad-position", ""),
        ({"position": None, "record": "Game: antike"}, "bad-record", None),
        ({"position": None, "record": WEST}, "bad-record", None),
        ({"position": None, "record": WEST.replace("rondel", "jump")}, "bad-record", None),
        ({"seats": [ME]}, "bad-settings", None),
        ({"seats": [ME, {"kind": "bot", "level": "caesar"}]}, "no-level", None),
        ({"seats": [ME | {"answers": ["rondel marmor"]}, {"kind": "bot", "level": "random"}]}, "bad-settings", None),
        ({"seats": [ME, {"kind": "bot", "level": "random", "answers": ["jump"]}]}, "not-understood", None),
        ({"name": "x" * 100}, "bad-title", None),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_reason(
    anna: Client, body: dict[str, Any], problem: str, line: str | None
) -> None:
    found = anna.bad(400, problem, "POST", "/api/practice", {"game": "antike", "position": POSITION} | body)
    assert found["values"].get("line") == line
    assert found["detail"]


def test_practice_tables_are_kept_for_seven_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        old, game = practise(anna), anna.open("antike", ME, {"kind": "bot", "level": "random"})
        registry = server.context.registry
        monkeypatch.setattr("quadriga.server.table_registry.CLEAR_EVERY", 0.0)
        time.sleep(0.6)
        anna.screen(old)
        monkeypatch.setattr("quadriga.server.table_store.KEEP_PRACTICE", -1.0)
        wait_until(lambda: anna.get(f"/api/tables/{old}").status_code == 404)
        assert anna.screen(game)
        assert old not in registry.sessions
    assert KEEP_PRACTICE == 7 * 24 * 3600


def test_the_oldest_make_room_for_new_ones(anna: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.table_store.MOST_PRACTICE", 3)
    tables = [practise(anna) for _ in range(5)]
    assert [anna.get(f"/api/tables/{table}").status_code for table in tables] == [404, 404, 200, 200, 200]


def test_practice_does_not_count_among_the_games_that_one_may_have_open(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=1) as server:
        anna = Client(server.url)
        practise(anna)
        anna.open("antike", ME, {"kind": "bot", "level": "random"})
        practise(anna)
        anna.bad(409, "too-many-tables", "POST", "/api/tables", {"game": "antike", "seats": [ME, ME]})
