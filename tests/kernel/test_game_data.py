"""The data of a box: overriding, checking, listing, and what the rules look up."""

from pathlib import Path
from typing import Any

import pytest

from quadriga.kernel.errors import DataError, QuadrigaError
from quadriga.kernel.game_data import Datum, GameData, flat, read

TABLES: dict[str, Any] = {
    "costs": {"provenance": "seed", "lines": "L1", "wall": 1, "city": {"gold": 1, "iron": 2}},
    "debt": {"provenance": "ours", "why": "a test", "least": -5},
    "track": {"provenance": "public", "source": "a page", "walls": [0, 1, 2], "open": True, "title": "Track"},
    "event": [
        {"id": "storm", "copies": 1, "provenance": "reconstructed", "why": "lost"},
        {"n": 2, "copies": 2, "provenance": "seed", "lines": "L9"},
    ],
}


def test_look_up() -> None:
    data = GameData(TABLES)
    assert data["costs.city.iron"] == 2
    assert data.number("costs.wall") == 1
    for key in ("costs.roof", "costs.wall.height", "roof"):
        with pytest.raises(DataError, match="there is no such value") as error:
            data[key]
        assert error.value.key == key
    with pytest.raises(DataError, match=r"data 'track.title': expected a whole number, not 'Track'"):
        data.number("track.title")


def test_overrides_change_a_copy() -> None:
    data = GameData(TABLES, {"costs.wall": 3, "track.walls": [0, 4], "costs.city": {"gold": 0, "iron": 9}})
    assert data["costs.wall"] == 3
    assert data["track.walls"] == [0, 4]
    assert data["costs.city.iron"] == 9
    assert TABLES["costs"]["wall"] == 1
    assert data.overrides == {"costs.wall": 3, "track.walls": [0, 4], "costs.city": {"gold": 0, "iron": 9}}


@pytest.mark.parametrize(
    ("overrides", "key", "problem"),
    [
        ({"costs.roof": 1}, "costs.roof", "there is no such value"),
        ({"costs.wall": "one"}, "costs.wall", "expected a whole number, not negative, not 'one'"),
        ({"costs.wall": -1}, "costs.wall", "expected a whole number, not negative, not -1"),
        ({"costs.wall": 1.5}, "costs.wall", "expected a whole number, not negative, not 1.5"),
        ({"costs.wall": True}, "costs.wall", "expected a whole number, not True"),
        ({"track.open": 1}, "track.open", "expected true or false, not 1"),
        ({"track.title": 3}, "track.title", "expected a text, not 3"),
        ({"track.walls": 3}, "track.walls", "expected a list, not 3"),
        ({"track.walls": [1, "x"]}, "track.walls[1]", "expected a whole number, not negative, not 'x'"),
        ({"costs.city": 3}, "costs.city", "expected a table, not 3"),
        ({"costs.city": {"gold": 1}}, "costs.city.iron", "is missing"),
        ({"costs.city": {"gold": 1, "iron": "x"}}, "costs.city.iron", "expected a whole number, not negative, not 'x'"),
    ],
)
def test_bad_overrides_name_the_key(overrides: dict[str, Any], key: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        GameData(TABLES, overrides)
    assert error.value.key == key
    assert str(error.value) == f"data {key!r}: {problem}"


def test_negative_values_may_stay_negative() -> None:
    assert GameData(TABLES, {"debt.least": -9})["debt.least"] == -9


def digest_of(tables: dict[str, Any], *keys: str) -> str:
    """Of a box whose rules look up these keys."""
    data = GameData(tables)
    for key in keys:
        data[key]
    data.lookups.close()
    return data.digest()


def changed(**values: Any) -> dict[str, Any]:
    return TABLES | {"costs": TABLES["costs"] | values}


def test_a_set_up_is_known_by_what_its_rules_look_up() -> None:
    plain = digest_of(TABLES, "costs.wall")
    assert len(plain) == 16
    assert digest_of(changed(wall=2), "costs.wall") != plain
    assert digest_of(changed(roof=7, city={"gold": 9}), "costs.wall") == plain, "nobody looked there"
    assert digest_of(changed(lines="L2", note="moved"), "costs.wall") == plain, "where a value is from changes nothing"
    assert digest_of(TABLES, "costs.wall", "debt.least") != plain


def test_a_table_that_is_handed_out_notes_what_is_taken_from_it() -> None:
    data = GameData(TABLES)
    costs, events = data["costs"], data["event"]
    assert data.lookups.values == {}
    assert costs["city"]["gold"] == 1
    assert "roof" not in costs
    assert events[1]["copies"] == 2
    assert data.lookups.values == {"costs.city.gold": 1, "costs.roof": None, "event[1].copies": 2}
    assert list(costs) == ["wall", "city"], "notes are no data"
    assert costs.get("lines") is None
    assert [event.get("id") for event in events] == ["storm", None]
    assert data.lookups.values["costs.*"] == ["wall", "city"]
    assert data.lookups.values["event[]"] == 2


def test_nothing_is_looked_up_after_the_box_is_made() -> None:
    data = GameData(TABLES)
    costs = data["costs"]
    with pytest.raises(RuntimeError, match="not made yet"):
        data.digest()
    data.lookups.close()
    for look_up in (lambda: data["costs.wall"], lambda: costs["wall"], lambda: list(costs), lambda: len(costs)):
        with pytest.raises(RuntimeError, match="after the box was made"):
            look_up()
    assert data.shown("costs") == {"wall": 1, "city": {"gold": 1, "iron": 2}}


def test_the_whole_digest_is_that_of_all_values() -> None:
    assert GameData(TABLES).whole_digest() == GameData(TABLES, {"costs.wall": 1}).whole_digest()
    assert GameData(TABLES).whole_digest() != GameData(TABLES, {"debt.least": -4}).whole_digest()
    assert GameData(TABLES | {"reasons": {"W-WALL": "as seen"}}).whole_digest() == GameData(TABLES).whole_digest()


def test_listed_with_provenance() -> None:
    listed = list(GameData(TABLES).listed())
    assert listed[:3] == [
        Datum("costs.wall", 1, "seed", "L1"),
        Datum("costs.city.gold", 1, "seed", "L1"),
        Datum("costs.city.iron", 2, "seed", "L1"),
    ]
    assert Datum("track.walls", [0, 1, 2], "public", "a page") in listed
    assert Datum("debt.least", -5, "ours", "a test") in listed
    assert Datum("event[storm].copies", 1, "reconstructed", "lost") in listed
    assert Datum("event[2].copies", 2, "seed", "L9") in listed


def test_flat() -> None:
    assert flat({"costs": {"wall": 1, "why": "x", "city": {"gold": 2}}, "list": [1, {"a": 2}]}) == {
        "costs.wall": 1, "costs.city.gold": 2, "list": [1, {"a": 2}],
    }  # fmt: skip


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text("[costs]\nwall = 2\n", encoding="utf-8")
    assert read(good) == {"costs": {"wall": 2}}
    with pytest.raises(QuadrigaError, match="cannot read"):
        read(tmp_path / "missing.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("[costs\n", encoding="utf-8")
    with pytest.raises(QuadrigaError, match="is not a TOML file"):
        read(bad)
    bad.write_bytes(b"\xff\xfe")
    with pytest.raises(QuadrigaError, match="cannot read"):
        read(bad)


def test_facts_about_the_box_cannot_be_overridden() -> None:
    with pytest.raises(DataError, match="nothing in the game depends on it"):
        GameData({"facts": {"cards": 54}}, {"facts.cards": 55})
