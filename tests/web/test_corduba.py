"""Corduba's board in a real browser: whole games by what is lit alone, by mouse, keys and finger; for everyone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import against_random, asked, play, press, to_the_end


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game_by_what_is_lit(visit: Any, phone: bool) -> None:
    page = visit("/", phone=phone)
    to_the_end(page, against_random(page, "corduba"))


@pytest.mark.all
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {}),
        (1, {"level": "aedil"}),
        (1, {"variant": "monuments"}),
        (1, {"level": "consul", "variant": "both"}),
    ],
)
def test_whole_games_of_other_tables(visit: Any, seats: int, options: dict[str, str]) -> None:
    page = visit("/", color_scheme="dark" if seats == 1 else "light")
    to_the_end(page, against_random(page, "corduba", seats, **options))


def to_a_turn(page: Page) -> None:
    """Get the set-up over with."""
    for seed in range(1, 100):
        asked(page)
        if page.locator("#asked[data-question='Turn']").count():
            return
        play(page, seed, most=1, on_board=100)
    raise AssertionError("the set-up does not end")


def test_a_building_is_placed_turned_and_seen_before_it_is_built(visit: Any) -> None:
    page = visit("/")
    against_random(page, "corduba", 1, level="aedil")
    to_a_turn(page)
    page.locator("[data-place^='district:'][data-lit]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".supply [data-lit]").first.click()
    page.locator("[data-place^='plot:'][data-lit]").first.click()
    cells = page.locator("[data-place^='cell:'][data-lit]")
    cells.first.wait_for()
    cells.first.click()
    turns = page.locator(".fan [data-place^='offer:turn:']")
    turns.first.wait_for()
    page.keyboard.press("r")
    expect(page.locator(".city .ghost .dash").first).to_be_attached()
    expect(page.locator(".city .badge")).to_be_attached()


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "corduba")
    to_a_turn(page)
    claims = page.locator(".gestae [data-place^='gesta:']:not([data-lit])").first
    claims.click()
    expect(page.get_by_role("dialog")).to_contain_text("COR-12")


def test_keys_alone(visit: Any) -> None:
    page = visit("/")
    against_random(page, "corduba")
    for _ in range(12):
        asked(page)
        sure = page.locator("[data-confirm]").count() > 0
        key, wanted = ("Tab", "[data-confirm]") if sure else ("Shift+Tab", "[data-lit]")
        for _ in range(90):
            page.keyboard.press(key)
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
        press(page, "Enter")


def test_pieces_travel_and_a_click_skips_ahead(visit: Any) -> None:
    page = visit("/", reduced_motion="no-preference")
    against_random(page, "corduba")
    page.evaluate("addEventListener('transitionrun', ({ target }) => (window.travelled ||= target.matches('.mark')))")
    for seed in range(5, 15):
        play(page, seed, most=25, on_board=100)
        if page.evaluate("window.travelled"):
            break
    page.locator(".corduba").dispatch_event("click")
    asked(page)
    assert page.evaluate("window.travelled") is True


def test_the_city_in_words(visit: Any) -> None:
    page = visit("/")
    against_random(page, "corduba")
    lines = page.locator(".corduba section.aside li")
    expect(lines.filter(has_text="servorum")).to_contain_text("18 tiles can still be built")
    expect(lines.filter(has_text="marble")).to_contain_text("price 5")
