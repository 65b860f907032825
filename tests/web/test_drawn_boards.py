"""Drawn boards in a real browser: whole games by what is lit alone, by mouse, keyboard and finger; for everyone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.house import post, violations
from tests.web.playing import asked, play, screen, watch

RANDOM = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
LIT = "[data-lit]"


def against_random(page: Page, game: str, **options: str) -> str:
    """A table against a bot that answers at once, shown on the page; hints for a first game are put away."""
    page.evaluate("key => localStorage.setItem(key, 'rondel produce found move people')", f"quadriga-hints-{game}")
    table = str(post(page, "tables", {"game": game, "seats": RANDOM, "options": options})["id"])
    watch(page, table)
    page.wait_for_selector(LIT, state="attached")
    return table


@pytest.mark.parametrize(("map_", "phone"), [("west", False), ("east", True)])
def test_a_whole_game_by_what_is_lit(visit: Any, map_: str, phone: bool) -> None:
    page = visit("/", phone=phone)
    table = against_random(page, "antike", map=map_, turn_cap="10")
    for seed in range(1, 4):
        play(page, seed, most=60, on_board=100)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    play(page, 4, on_board=100)
    assert screen(page, table)["table"]["stage"] == "over"


def test_a_mouse_picks_a_field_and_sees_its_price(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike")
    asked(page)
    fields = page.locator("[data-place^='field:'][data-lit]")
    expect(fields).to_have_count(8)
    assert all("free" in str(field.get_attribute("aria-label")) for field in fields.all())
    fields.nth(2).click()
    expect(page.locator(".side .log")).to_contain_text("moves to")


def test_keys_walk_between_what_is_lit(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike")
    asked(page)
    stops = page.locator("svg [data-lit][tabindex='0']")
    expect(stops).to_have_count(1)  # Tab reaches one of them, arrows go on from there
    stops.focus()
    first = stops.get_attribute("data-place")
    seen = {first}
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.place"))
    assert len(seen) >= 4
    page.keyboard.press("Enter")
    page.wait_for_selector(".path li, [data-confirm]")


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike", map="west")
    asked(page)
    page.locator("[data-place='field:4'][data-lit]").click()  # Militia
    asked(page)
    expect(page.locator("[data-place='region:3'][data-lit]")).to_have_count(1)
    page.locator("[data-place='region:12'] [data-region='lugdunum']").dispatch_event("click")
    expect(page.get_by_role("dialog")).to_contain_text("ANT-7.1")


def test_pieces_travel_and_a_click_skips_ahead(visit: Any) -> None:
    page = visit("/", reduced_motion="no-preference")
    table = against_random(page, "antike", turn_cap="4")
    page.evaluate("addEventListener('transitionrun', ({ target }) => (window.travelled ||= target.matches('.stone')))")
    play(page, 5, most=8, on_board=100)
    page.locator(".antike").dispatch_event("click")
    play(page, 6, on_board=100)
    assert page.evaluate("window.travelled") is True
    assert screen(page, table)["table"]["stage"] == "over"


def test_the_map_in_words(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike", map="west")
    lines = page.locator(".antike section.aside li")
    expect(lines).to_have_count(37)
    expect(lines.filter(has_text="Roma, coast.")).to_contain_text("City of")
    expect(lines.filter(has_text="Alpes, mountains.")).to_contain_text("By land to")
