"""Praetor's board in a real browser: whole games by what is lit alone, by mouse and finger; for everyone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import against_random, asked, to_the_end


@pytest.mark.parametrize(("seats", "phone"), [(2, False), (5, True)])
def test_a_whole_game_by_what_is_lit(visit: Any, seats: int, phone: bool) -> None:
    page = visit("/", phone=phone)
    to_the_end(page, against_random(page, "praetor", seats))


@pytest.mark.all
@pytest.mark.parametrize(
    ("seats", "settings"),
    [(5, {"expert": "yes", "sides": "choose"}), (3, {"hard": "yes", "sides": "B"}), (4, {}), (2, {"sides": "choose"})],
)
def test_whole_games_of_more_seats(visit: Any, seats: int, settings: dict[str, str]) -> None:
    page = visit("/")
    to_the_end(page, against_random(page, "praetor", seats, **settings))


def test_a_tile_is_laid_with_the_mouse(visit: Any) -> None:
    page = visit("/")
    against_random(page, "praetor")
    asked(page)
    page.locator("[data-place^='offered:'][data-lit]").first.click()
    page.locator(".fan [data-place^='offer:worker:']").first.click()
    sites = page.locator("[data-place^='cell:'][data-lit]")
    sites.first.wait_for()
    best = max(int(text) for text in sites.locator("text").all_text_contents())
    sites.filter(has_text=f"+{best}").first.click()
    tile = page.locator("[data-place^='turn:'][data-lit]")
    expect(tile).to_have_count(1)
    expect(page.locator(".ghost .sum")).to_have_text(f"+{best}")  # the best way round comes first
    first = tile.get_attribute("data-place")
    for turn in (lambda: page.keyboard.press("r"), page.locator("[data-turn='1']").click, lambda: rolled(page, tile)):
        before = tile.get_attribute("data-place")
        turn()
        expect(tile).not_to_have_attribute("data-place", str(before))
    page.locator("[data-turn='1']").click()
    expect(tile).to_have_attribute("data-place", str(first))
    expect(page.locator(".ghost .sum")).to_have_text(f"+{best}")
    tile.click()
    page.locator("[data-confirm]").click()
    asked(page)
    expect(page.locator(".ghost")).to_have_count(0)


def rolled(page: Page, what: Locator) -> None:
    what.hover()
    page.mouse.wheel(0, 100)


def test_a_worker_is_sent_with_a_finger(visit: Any) -> None:
    page = visit("/", phone=True)
    against_random(page, "praetor", start_player="2")  # the other one: who sits here acts first
    asked(page)
    page.locator("[data-place='tile:3'][data-lit]").tap()  # the own Gold Mine, at the edge of what is in sight
    page.locator(".fan [data-place^='offer:worker:']").last.tap()
    page.locator("[data-confirm]").tap()
    asked(page)


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "praetor", start_player="2")  # the other one: who sits here acts first
    asked(page)
    page.locator("[data-place='tile:3'][data-lit]").click()  # the own Gold Mine
    page.locator(".fan [data-place^='offer:worker:']").first.click()
    expect(page.locator("[data-place='tile:3']:not([data-lit])")).to_have_count(1)
    asked(page)
    page.locator("[data-place='tile:3'] [data-anchor]").dispatch_event("click")
    expect(page.get_by_role("dialog")).to_contain_text("PRA-6.1")


def test_the_city_in_words(visit: Any) -> None:
    page = visit("/")
    against_random(page, "praetor")
    lines = page.locator(".praetor section.aside li")
    expect(lines.filter(has_text="Imperial Outpost (")).to_contain_text("Corners from the north-west")
    expect(lines.filter(has_text="Gold Mine 1 (")).to_contain_text("Owner")
