"""What a table shows is what its types say, also after a way over the wire."""

import msgspec
import pytest

from quadriga.games import KEYS
from quadriga.kernel.screen import Preview
from quadriga.table import Pace, TableScreen
from tests.table.walk import Walk, readers


@pytest.mark.parametrize("key", KEYS)
def test_screens_are_what_their_types_say(key: str) -> None:
    walk = Walk(key, ["Anna", "Bruno"], "wire", Pace("turn", 30), wild=20)
    for number, table in enumerate(walk.run(2000)):
        if number % 20 == 0 or table.stage == "over":
            for person, seat in readers(table):
                screen = table.screen(person, seat, 0, walk.now)
                sent = msgspec.json.encode(screen)
                assert msgspec.json.encode(msgspec.json.decode(sent, type=TableScreen, strict=True)) == sent
                assert set(screen) == set(TableScreen.__required_keys__)
    assert table.stage == "over"
    assert screen["outcome"] is not None


def test_previews_are_what_their_types_say() -> None:
    walk = Walk("antike", ["Anna", "Bruno"], "wire", wild=0)
    table = walk.table
    seat = table.asked[0]
    person = table.seats[seat].person
    asked = table.screen(person, seat, 0, 0.0)["questions"][0]
    following = 0
    for choice in asked["choices"]:
        preview = table.preview(seat, person, [choice["notation"]])
        assert msgspec.convert(preview, Preview, strict=True) == preview
        following += preview["question"] is not None
    assert following
