"""A unit is led a whole way by one click on where it ends; the click that ends a move sends it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.playing import asked
from tests.web.test_few_clicks import Clicks, record

ROADS = """
display = ["festung", "tribut", "sturm"]
[brown]
legions = { Carthago = 1 }
advances = ["strata"]
"""


def test_a_legion_goes_two_borders_by_one_click_and_the_move_is_sent(practice: Any) -> None:
    page: Page = practice("antike", ROADS)
    asked(page)
    clicks = Clicks(page)
    clicks.answer("rondel duellum-1")
    expect(page.locator('.prompt [data-notation="move legion Carthago Siga"]')).to_have_count(0)
    unit, siga = (page.locator(f"[data-place^='{place}'][data-lit]") for place in ("units:0:legion:", "region:"))
    unit.first.click()
    siga.first.wait_for()
    clicks.on('.prompt [data-notation="move legion Carthago Siga"]')
    expect(page.locator(".path li")).to_have_count(0)
    moves = [line for line in record(page) if "move legion" in line]
    assert moves[:2] == ["brown: move legion Carthago Caesarea", "brown: move legion Caesarea Siga"]
