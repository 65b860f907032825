"""What a table shows fits the wire, with what only a server knows added."""

from typing import Any

import msgspec
import pytest

from quadriga.games import KEYS
from quadriga.server import wire
from quadriga.table import Pace, Table
from tests.table.walk import Walk, readers


def on_the_wire(table: Table, person: str, seat: int | None, now: float) -> wire.Screen:
    shown: Any = table.screen(person, seat, 0, now)
    shown["table"] |= {"id": "t1", "watchers": 0}
    return msgspec.convert(shown, wire.Screen, strict=True)


@pytest.mark.parametrize("key", KEYS)
def test_screens_fit_the_wire(key: str) -> None:
    walk = Walk(key, ["Anna", "Bruno"], "wire", Pace("turn", 30), wild=20)
    for number, table in enumerate(walk.run(2000)):
        if number % 20 == 0 or table.stage == "over":
            for person, seat in readers(table):
                screen = on_the_wire(table, person, seat, walk.now)
                assert msgspec.json.decode(msgspec.json.encode(screen)) == msgspec.to_builtins(screen)
                assert set(table.screen(person, seat, 0, walk.now)["table"]) == set(
                    wire.TableInfo.__struct_fields__
                ) - {
                    "id",
                    "watchers",
                }
    assert table.stage == "over"
    assert screen.outcome is not None


def test_previews_fit_the_wire() -> None:
    walk = Walk("antike", ["Anna", "Bruno"], "wire", wild=0)
    table = walk.table
    seat = table.asked[0]
    person = table.seats[seat].person
    asked = table.screen(person, seat, 0, 0.0)["questions"][0]
    following = 0
    for action in asked["choices"]:
        preview: Any = {"question": None} | table.preview(seat, person, [action["notation"]])
        following += msgspec.convert(preview, wire.Preview, strict=True).question is not None
    assert following
