"""Pointing at an answer moves nothing: what is clicked is what was pointed at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.measuring import BOXES, moved, point_at_answers
from tests.web.playing import asked, patiently, play, sit_down
from tests.web.server import PHONE

DESK: Any = {"width": 1366, "height": 768}


def begin(page: Page, game: str) -> None:
    sit_down(page, game, "me random")
    asked(page)
    page.wait_for_selector(".board [data-lit]", state="attached")


@pytest.mark.parametrize("game", ["antike", "corduba", "praetor", "romolo"])
def test_pointing_at_an_answer_moves_nothing(visit: Any, game: str) -> None:
    page = visit("/", viewport=DESK)
    begin(page, game)
    for most, clicks in ((10, 2), (4, 4), (4, 0)):
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            page.wait_for_selector(".sheet [data-notation]" if size is PHONE else ".ask [data-notation]")
            page.wait_for_selector(".table [data-lit]", state="attached")
            point_at_answers(page, most)
        play(page, clicks, most=clicks)
        asked(page)


def test_the_focus_on_an_answer_shows_what_it_would_change_and_moves_nothing(visit: Any) -> None:
    page = visit("/")
    begin(page, "antike")
    first, second = page.locator(".prompt [data-notation]").all()[:2]
    first.focus()
    before = page.evaluate(BOXES)
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    expect(page.get_by_role("status", name="What would change")).to_contain_text("Templum")
    assert moved(before, page.evaluate(BOXES)) == []


def question(page: Page, table: str) -> str:
    """The id of what is asked now."""
    return next((one["id"] for one in page.request.get(f"/api/tables/{table}").json()["questions"]), "")


UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-notation]')?.dataset.notation ?? ''"


def test_an_answer_that_comes_to_lie_under_a_resting_pointer_is_not_pointed_at(visit: Any) -> None:
    page = visit("/", viewport=DESK)
    table = sit_down(page, "antike", "me random")
    asked(page)
    before = question(page, table)
    at = page.locator(".ask [data-notation]").first.bounding_box()
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(x, y)
    page.wait_for_selector(".hover-preview[data-pointed]")
    page.mouse.down()
    page.mouse.up()
    patiently(page, lambda: None, lambda: question(page, table) not in ("", before))
    page.wait_for_function(f"at => ({UNDER})(at)", arg=[x, y])
    page.wait_for_timeout(500)  # a preview comes 80 ms after pointing
    assert page.locator(".hover-preview[data-pointed]").count() == 0
    page.mouse.move(x + 3, y)
    page.wait_for_selector(".hover-preview[data-pointed]")
