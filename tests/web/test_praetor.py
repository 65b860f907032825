"""Praetor in the browser: whole games by clicking what is lit, on a desk and on a phone, and what axe-core says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.house import go, open_table, violations
from tests.web.lights import play_by_lights


def sit_down(page: Page, seats: str, **more: Any) -> str:
    """Open a table of Praetor and look at it."""
    table = open_table(page, "praetor", seats, **more)
    go(page, f"/table/{table}")
    page.wait_for_selector(".city svg use")
    return table


def test_a_whole_game_by_clicking_what_is_lit(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "me bot")
    play_by_lights(page, "two seats")
    assert page.request.get(f"/api/tables/{table}").json()["outcome"]


@pytest.mark.all
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("me bot bot bot bot", {"expert": "true", "sides": "choose,A,B,B,choose"}),
        ("me bot bot", {"hard": "true", "sides": "B,A,A"}),
    ],
)
def test_whole_games_of_more_seats(visit: Any, seats: str, options: dict[str, str]) -> None:
    page = visit("/")
    table = sit_down(page, seats, options=options)
    play_by_lights(page, seats)
    assert page.request.get(f"/api/tables/{table}").json()["outcome"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(visit: Any, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    sit_down(page, "me bot bot", options={"expert": "true"})
    play_by_lights(page, "some moves", 6)
    assert violations(page) == []


def test_on_a_phone(visit: Any) -> None:
    page = visit("/", phone=True)
    sit_down(page, "me bot bot")
    play_by_lights(page, "phone", 8)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in ("Offer", "Favour", "Scores"):
        page.get_by_role("group", name="Parts of the board").get_by_role("button", name=part).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
