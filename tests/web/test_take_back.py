"""A turn of one click waits a moment where another person is at the table: it can be taken back, or sent at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import asked, screen, watch
from tests.web.server import go, open_table, post

FERRUM = '.prompt [data-notation="rondel ferrum"]'


@pytest.fixture
def waiting(visit: Any) -> tuple[Page, str]:
    """Somebody who has moved to Ferrum at a table with another person, and the table."""
    livia, marcus = visit("/"), visit("/")
    table = open_table(livia, "antike", "me open")
    post(marcus, f"tables/{table}/sit", {"seat": 1, "nonce": "marcus"})
    page = livia if screen(livia, table)["questions"] else marcus
    watch(page, table)
    asked(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.locator(FERRUM).click()
    page.clock.run_for(100)
    expect(page.get_by_role("group", name="A move of one click")).to_contain_text("sends in 3 s")
    return page, table


def sent(page: Page, table: str) -> bool:
    return any("ferrum" in event["notation"] for event in screen(page, table)["events"])


def test_it_is_sent_after_a_moment(waiting: tuple[Page, str]) -> None:
    page, table = waiting
    page.clock.run_for(2000)
    assert not sent(page, table)
    page.clock.run_for(1500)
    expect(page.get_by_role("group", name="A move of one click")).to_have_count(0)
    expect(page.locator(FERRUM)).to_have_count(0)
    assert sent(page, table)


def test_it_is_taken_back(waiting: tuple[Page, str]) -> None:
    page, table = waiting
    page.get_by_role("button", name="Take back").click()
    page.clock.run_for(5000)
    expect(page.locator(FERRUM)).to_be_visible()
    assert not sent(page, table)


def test_enter_sends_it(waiting: tuple[Page, str]) -> None:
    page, table = waiting
    page.keyboard.press("Enter")
    expect(page.locator(FERRUM)).to_have_count(0)
    assert sent(page, table)


def test_leaving_the_page_sends_it(waiting: tuple[Page, str]) -> None:
    page, table = waiting
    go(page, "/about")
    assert sent(page, table)
