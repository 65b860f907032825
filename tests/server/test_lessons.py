"""Lessons on a server: what they are, and how far one has come at the practice table of one."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.games import KEYS
from tests.server.running import ME, Client


def lessons(client: Client, game: str) -> dict[str, dict[str, Any]]:
    return {one["key"]: one for one in client.good("GET", f"/api/games/{game}/lessons")}


def take(client: Client, game: str, lesson: dict[str, Any]) -> str:
    """A practice table, opened as the browser opens it."""
    body = {name: lesson[name] for name in ("position", "record", "seed", "level")}
    return str(client.good("POST", "/api/practice", {"game": game} | body)["id"])


def how_far(client: Client, table: str, lesson: str, *answers: str) -> dict[str, Any]:
    body = {"lesson": lesson, "seat": 0, "answers": list(answers)}
    found: dict[str, Any] = client.good("POST", f"/api/tables/{table}/lesson", body)
    return found


def test_a_lesson_is_taken_at_a_practice_table(anna: Client) -> None:
    lesson = lessons(anna, "antike")["temples"]
    table = take(anna, "antike", lesson)
    assert how_far(anna, table, "temples")["goals"] == 0
    assert how_far(anna, table, "temples", "rondel templum", "temple Carthago")["goals"] == 2
    assert how_far(anna, table, "temples")["goals"] == 0, "what is only tried is not kept"
    anna.answer(table, anna.screen(table)["questions"][0], "rondel templum", "temple Carthago")
    assert how_far(anna, table, "temples") == {"goals": 2, "missed": False, "since": 0, "coach": None}


@pytest.mark.parametrize("game", KEYS)
def test_the_last_lesson_is_a_new_game(anna: Client, game: str) -> None:
    lesson = list(lessons(anna, game).values())[-1]
    assert (lesson["position"], lesson["level"]) == (None, "tiro")
    table = take(anna, game, lesson)
    assert anna.screen(table)["table"]["practice"]
    assert lesson["coach"] > 5


@pytest.mark.parametrize("game", KEYS)
def test_pictures_are_positions_with_their_board(anna: Client, game: str) -> None:
    for picture in anna.good("GET", f"/api/games/{game}/pictures"):
        assert picture["board"]["game"] == game
        assert len(picture["view"]["players"]) == 2
        assert picture["places"]


def test_what_is_no_lesson_is_refused(anna: Client, bob: Client) -> None:
    table = take(anna, "antike", lessons(anna, "antike")["temples"])
    path = f"/api/tables/{table}/lesson"
    anna.bad(404, "no-such-lesson", "POST", path, {"lesson": "dancing", "seat": 0})
    anna.bad(409, "no-lesson", "POST", path, {"lesson": "rondel", "seat": 0})
    bob.bad(403, "not-your-seat", "POST", path, {"lesson": "temples", "seat": 0})
    game = anna.open("antike", ME, {"kind": "bot", "level": "random"})
    anna.bad(409, "no-lesson", "POST", f"/api/tables/{game}/lesson", {"lesson": "temples", "seat": 0})
    anna.bad(404, "no-game", "GET", "/api/games/chess/lessons")
