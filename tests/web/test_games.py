"""Whole games in a real browser, by choosing what is offered, in the list and on the board."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.play import Variant, variants
from tests.web.playing import play, screen, sit_down

SHORT = {"antike": {"turn_cap": "8"}, "romolo": {"round_cap": "6"}}
"""What ends a game soon enough for a test."""
MODES = [variant for variant in variants() if variant.key in ("antike", "praetor", "romolo", "corduba")]


def play_to_the_end(page: Any, key: str, seats: str, settings: dict[str, str], seed: int) -> None:
    table = sit_down(page, key, seats, settings=SHORT.get(key, {}) | settings)
    play(page, seed, on_board=30)
    seen = screen(page, table)
    assert seen["table"]["stage"] == "over"
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()
    places = page.locator(".places li").all_inner_texts()
    assert sorted(int(place.split(".")[0]) for place in places) == sorted(seen["outcome"]["places"])
    expect(page.get_by_text("Chance was fair")).to_be_visible()


@pytest.mark.parametrize(
    ("key", "seats"),
    [("antike", "me random"), ("praetor", "me random"), ("romolo", "me random"), ("corduba", "random me")],
)
def test_a_whole_game(visit: Any, key: str, seats: str) -> None:
    play_to_the_end(visit("/"), key, seats, {}, seed=3)


@pytest.mark.all
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_whole_game_in_every_mode(visit: Any, mode: Variant) -> None:
    known = {setting.name: setting for setting in mode.game.settings}
    settings = {name: known[name].write(known[name].read(value, mode.seats)) for name, value in mode.settings}
    play_to_the_end(visit("/"), mode.key, " ".join(["me"] + ["random"] * (mode.seats - 1)), settings, seed=7)
