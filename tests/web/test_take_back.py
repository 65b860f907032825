"""A finished move waits a moment where another person is at the table: it can be taken back, or sent at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import asked, screen, watch
from tests.web.server import go, open_table, post

FERRUM = '.prompt [data-notation="rondel ferrum"]'


def asked_beside_another(visit: Any, **more: Any) -> tuple[Page, str]:
    """Somebody who is asked at a table with another person, and the table."""
    livia, marcus = visit("/"), visit("/")
    table = open_table(livia, "antike", "me open", **more)
    post(marcus, f"tables/{table}/sit", {"seat": 1, "nonce": "marcus"})
    page = livia if screen(livia, table)["questions"] else marcus
    watch(page, table)
    asked(page)
    return page, table


def stop_the_clock(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)  # in seconds


@pytest.fixture
def waiting(visit: Any) -> tuple[Page, str]:
    """Somebody who has moved to Ferrum at a table with another person, and the table."""
    page, table = asked_beside_another(visit)
    stop_the_clock(page)
    page.locator(FERRUM).click()
    page.clock.run_for(100)
    expect(bar(page)).to_contain_text("sends in 3 s")
    return page, table


def bar(page: Page) -> Locator:
    return page.get_by_role("group", name="A finished move")


def sent(page: Page, table: str) -> bool:
    return any("ferrum" in event["notation"] for event in screen(page, table)["events"])


def test_it_is_sent_after_a_moment(waiting: tuple[Page, str]) -> None:
    page, table = waiting
    page.clock.run_for(2000)
    assert not sent(page, table)
    page.clock.run_for(1500)
    expect(bar(page)).to_have_count(0)
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


def test_the_clock_runs_on_and_near_its_end_nothing_waits(visit: Any) -> None:
    page, table = asked_beside_another(visit, pace={"kind": "game", "seconds": 60})
    stop_the_clock(page)
    page.locator(FERRUM).click()
    page.clock.run_for(100)
    expect(bar(page)).to_be_visible()
    left = page.locator(".player.asked [role=timer]").inner_text()
    page.clock.run_for(1500)
    expect(page.locator(".player.asked [role=timer]")).not_to_have_text(left)
    page.get_by_role("button", name="Take back").click()
    page.clock.run_for(50_000)
    assert not sent(page, table)
    page.locator(FERRUM).click()
    page.clock.run_for(100)
    expect(bar(page)).to_have_count(0)
    expect(page.locator(FERRUM)).to_have_count(0)
    assert sent(page, table)


def test_whoever_wants_no_moment_sends_at_once(visit: Any) -> None:
    page, table = asked_beside_another(visit)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("A finished move can be taken back for 3 seconds").uncheck()
    page.keyboard.press("Escape")
    stop_the_clock(page)
    page.locator(FERRUM).click()
    page.clock.run_for(100)
    expect(page.locator(FERRUM)).to_have_count(0)
    assert sent(page, table)
