"""The drawn maps of Antike: every region and every border of the figures is on them, and nothing else."""

import json
import subprocess
import sys
from typing import Any

import pytest

from quadriga.games import game
from tests.web.server import ROOT

MAPS = ROOT / "web" / "src" / "boards" / "antike" / "maps"


@pytest.fixture(params=["west", "east"])
def drawn(request: pytest.FixtureRequest) -> tuple[dict[str, Any], dict[str, Any]]:
    """The drawing, and the tables that come with the board."""
    found: Any = game("antike")
    chart = json.loads((MAPS / f"{request.param}.json").read_text(encoding="utf-8"))
    return chart, found.tables(found.box(2, None, map=request.param))


def test_every_border_is_drawn(drawn: tuple[dict[str, Any], dict[str, Any]]) -> None:
    chart, tables = drawn
    ids = [region["id"] for region in tables["regions"]]
    listed = {" ".join(sorted((ids[border["a"]], ids[border["b"]]))) for border in tables["borders"]}
    assert set(chart["borders"]) == listed
    assert all(lines for lines in chart["borders"].values())


def test_every_region_has_room_for_its_pieces(drawn: tuple[dict[str, Any], dict[str, Any]]) -> None:
    chart, tables = drawn
    assert set(chart["regions"]) == {region["id"] for region in tables["regions"]}
    reached: dict[int, set[str]] = {n: set() for n in range(len(tables["regions"]))}
    for border in tables["borders"]:
        units = {"land": {"legion"}, "sea": {"galley"}, "both": {"legion", "galley"}}[border["type"]]
        reached[border["a"]] |= units
        reached[border["b"]] |= units
    for number, region in enumerate(tables["regions"]):
        site = chart["regions"][region["id"]]
        assert set(site["units"]) == reached[number], region["id"]
        for x, y in (site["spot"], site["name"], *site["units"].values()):
            assert 12 < x < chart["width"] - 12, region["id"]
            assert 12 < y < chart["height"] - 12, region["id"]


def test_the_maps_are_those_of_the_script() -> None:
    done = subprocess.run(
        [sys.executable, "tools/antike_map.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
