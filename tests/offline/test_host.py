"""The host in the page: it answers as a server does, keeps nothing itself, and shows nothing that is not kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quadriga.games import KEYS, read_record
from quadriga.games import game as find_game
from quadriga.offline import speed
from quadriga.offline.host import Host
from quadriga.offline.thinking import do

Outcome = dict[str, Any]


class Page:
    """What a page does with a host: keeps what it gives, lets its jobs be done, and shows what it pushes."""

    def __init__(self, entries: dict[str, list[str]] | None = None) -> None:
        self.host = Host(clock=lambda: 1000.0)
        self.host.name = "Anna"
        self.entries = entries or {}
        self.rows: dict[str, Any] = {}
        self.replies: dict[int, tuple[int, Any]] = {}
        self.screens: dict[int, Any] = {}
        self.closed: list[int] = []
        self.jobs: list[dict[str, Any]] = []
        self.cancelled: list[int] = []
        self.number = 0
        self.full = False

    def say(self, **message: Any) -> Outcome:
        outcome: Outcome = json.loads(self.host.receive(json.dumps(message)))
        if self.full and outcome["writes"]:
            self.full = False
            self.say(type="forget", tables=outcome["tables"])
            return outcome
        for write in outcome["writes"]:
            if write["store"] == "entries":
                table, number = write["key"]
                kept = self.entries.setdefault(table, [])
                assert write["op"] == "add"
                assert number == len(kept) + 1
                kept.append(write["value"])
            elif write["store"] == "tables":
                self.rows[write["key"]] = write["value"]
        for told in outcome["messages"]:
            match told["type"]:
                case "reply":
                    body = told["body"]
                    self.replies[told["number"]] = told["status"], body if told["name"] else json.loads(body or "null")
                case "push":
                    self.screens[told["socket"]] = json.loads(told["text"])
                case "closed":
                    self.closed.append(told["socket"])
                case "job":
                    self.jobs.append(told)
                case "cancel":
                    self.cancelled.append(told["job"])
                    self.jobs = [job for job in self.jobs if job["job"] != told["job"]]
        return outcome

    def ask(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, Any]:
        self.number += 1
        text = "" if body is None else json.dumps(body)
        self.say(type="request", number=self.number, method=method, path=path, query=query, body=text)
        return self.replies.get(self.number, (0, None))

    def open(self, game: str, *seats: str, **settings: str) -> str:
        plans = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        status, table = self.ask("POST", "tables", {"game": game, "seats": plans, "settings": settings})
        assert status == 200, table
        self.watch(table["id"])
        return str(table["id"])

    def watch(self, table: str, socket: int = 1, seat: int | None = None) -> None:
        self.say(type="watch", socket=socket, table=table, seat=seat, since=0)

    def think(self) -> None:
        """Let everything be worked out that is asked for."""
        while self.jobs:
            job = self.jobs.pop(0)
            text = do(job["name"], job["packed"])
            refused = text[1:] if text[0] == "!" else None
            self.say(type="job-done", job=job["job"], result="" if refused else text[1:], refused=refused)

    def play(self, table: str, most: int = 2000) -> None:
        """Give the first answer of whatever is asked, in whichever seat."""
        for _ in range(most):
            self.think()
            seats = [seat for seat in self.screens[1]["table"]["seats"] if seat["mine"] and seat["asked"]]
            if not seats:
                break
            seat = seats[0]["number"]
            _, screen = self.ask("GET", f"tables/{table}", seat=str(seat))
            question = screen["questions"][0]
            answers = {"seat": seat, "question": question["id"], "answers": [question["choices"][0]["notation"]]}
            status, done = self.ask("POST", f"tables/{table}/answers", answers)
            assert status == 200, done


@pytest.mark.parametrize("game", KEYS)
def test_every_game_is_played(game: str) -> None:
    page = Page()
    table = page.open(game, "me", "random")
    page.play(table, 8)
    status, record = page.ask("GET", f"tables/{table}/record", seat="0")
    assert status == 200
    assert f"Game: {game}\n" in record


def test_a_whole_game() -> None:
    page = Page()
    table = page.open("praetor", "me", "random")
    page.play(table)
    assert page.screens[1]["table"]["stage"] == "over"
    assert page.rows[table]["info"]["result"]["places"]
    status, record = page.ask("GET", f"tables/{table}/record")
    assert status == 200
    assert read_record(record).replay().outcome() is not None
    assert page.ask("GET", f"tables/{table}/replay")[1]["moments"]
    assert page.ask("GET", f"tables/{table}/frames", first="0", last="3")[1]["frames"]
    assert page.ask("GET", f"tables/{table}/points")[1]["rounds"]


def test_alone_and_at_one_screen() -> None:
    page = Page()
    page.play(page.open("corduba", "me"), 10)
    assert page.screens[1]["table"]["seats"][0]["asked"]
    page = Page()
    table = page.open("praetor", "me", "me")
    page.play(table, 20)
    given = [json.loads(entry) for entry in page.entries[table] if "answered" in entry]
    assert {entry.get("seat", 0) for entry in given} == {0, 1}


def test_another_page_goes_on_where_this_one_was_closed() -> None:
    page = Page()
    table = page.open("antike", "me", "greedy")
    page.play(table, 12)
    page.think()
    again = Page(page.entries)
    again.say(type="load", table=table, owner="Anna", entries=list(page.entries[table]))
    again.watch(table)
    assert again.screens[1]["questions"] == page.screens[1]["questions"]
    assert again.screens[1]["view"] == page.screens[1]["view"]
    again.play(table, 5)


@pytest.mark.parametrize("game", KEYS)
def test_a_table_that_a_newer_version_no_longer_plays_keeps_its_record(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page()
    table = page.open(game, "me", "random")
    page.play(table, 5)
    _, before = page.ask("GET", f"tables/{table}/record", seat="0")
    monkeypatch.setattr(type(find_game(game)), "rules_version", 99)
    newer = Page(page.entries)
    newer.say(type="load", table=table, owner="Anna", entries=list(page.entries[table]))
    newer.watch(table)
    assert newer.screens[1]["table"]["stage"] == "frozen"
    assert newer.ask("GET", f"tables/{table}/record", seat="0") == (200, before)
    answer = {"seat": 0, "question": "0.0.0", "answers": ["pass"]}
    assert newer.ask("POST", f"tables/{table}/answers", answer)[1]["problem"] == "table-frozen"
    assert newer.jobs == []


def test_what_is_not_kept_has_not_happened() -> None:
    page = Page()
    table = page.open("praetor", "me", "random")
    page.think()
    before, asked = list(page.entries[table]), page.screens[1]["questions"][0]
    page.full = True
    answer = {"seat": 0, "question": asked["id"], "answers": [asked["choices"][0]["notation"]]}
    assert page.ask("POST", f"tables/{table}/answers", answer) == (0, None)
    assert page.entries[table] == before
    assert page.closed == [1], "the page asks again"
    page.say(type="load", table=table, owner="Anna", entries=before)
    page.watch(table, 2)
    assert page.screens[2]["questions"][0] == asked
    assert page.ask("POST", f"tables/{table}/answers", answer)[0] == 200


def test_undo_ends_what_a_bot_thinks() -> None:
    page = Page()
    table = page.open("antike", "me", "imperator")
    while not page.screens[1]["questions"]:
        page.think()
    asked = page.screens[1]["questions"][0]
    for _ in range(20):
        if page.jobs:
            break
        asked = page.screens[1]["questions"][0]
        page.ask(
            "POST",
            f"tables/{table}/answers",
            {"seat": 0, "question": asked["id"], "answers": [asked["choices"][0]["notation"]]},
        )
    thinking = [job["job"] for job in page.jobs]
    assert thinking
    assert page.ask("POST", f"tables/{table}/undo", {"seat": 0})[0] == 200
    assert page.cancelled == thinking


def test_what_needs_others_is_refused() -> None:
    page = Page()
    status, problem = page.ask("POST", "tables", {"game": "antike", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert (status, problem["problem"]) == (400, "nobody-comes")
    assert page.ask("POST", "login", {})[1]["problem"] == "needs-server"
    assert page.ask("GET", "tables/none")[1]["problem"] == "no-table"
    assert page.ask("POST", "tables", [])[0] == 400


def test_practice_lessons_hints_and_records() -> None:
    page = Page()
    table = page.open("praetor", "me", "random")
    page.play(table, 4)
    page.think()
    page.ask("POST", f"tables/{table}/hint", {"seat": 0})
    page.think()
    assert page.replies[page.number][1]["answers"]
    page.ask("POST", f"tables/{table}/resign", {"seat": 0})
    page.think()
    record = page.ask("GET", f"tables/{table}/record")[1]
    opened = page.ask("POST", "replays", {"record": record})[1]
    assert page.ask("GET", f"replays/{opened['id']}")[1]["moments"] == opened["moments"]
    assert page.ask("POST", "replays", {"record": "nonsense"})[1]["problem"] == "bad-record"
    status, practice = page.ask("POST", "practice", {"record": record, "answer": 30})
    assert status == 200, practice
    assert page.rows[practice["id"]]["practice"]


def test_an_analysis_is_kept_piece_by_piece() -> None:
    page = Page()
    table = page.open("praetor", "me", "random")
    page.play(table)
    begun = page.ask("POST", f"tables/{table}/analysis", {"deep": False})[1]
    assert begun["state"] == "running"
    for _ in range(4):
        job = page.jobs.pop(0)
        page.say(type="job-done", job=job["job"], result=do(job["name"], job["packed"])[1:])
    found = page.ask("GET", f"tables/{table}/analysis")[1]
    assert found["decisions"]
    stopped = page.ask("DELETE", f"tables/{table}/analysis")[1]
    assert stopped["state"] == "cancelled"
    assert page.jobs == []


def test_slow_levels_are_known() -> None:
    quick, slow = speed.expected(0.001), speed.expected(100.0)
    assert {*quick} == {*KEYS}
    assert all(seconds < speed.LONGEST for levels in quick.values() for seconds in levels.values())
    assert all(levels["imperator"] > speed.LONGEST for levels in slow.values())
