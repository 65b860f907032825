"""Romolo o Remo?'s board in a real browser: whole games by what is lit alone, by mouse, keys and finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import against_random, asked, press, to_the_end

ASKED = (
    "(document.querySelector('#asked').innerText + document.querySelectorAll('.path li').length"
    " + document.querySelectorAll('[data-confirm]').length)"
)


def settled(page: Page) -> None:
    """Through the set-up, by the first thing that is lit each time, to the first unit."""
    for _ in range(24):
        page.wait_for_selector(".prompt [data-say]:not([aria-disabled]), [data-confirm]")
        before = page.evaluate(ASKED)
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").dispatch_event("click")
        elif "activate" in before:
            page.wait_for_selector("[data-place^='unit:'][data-lit]", state="attached")
            return
        else:
            page.locator("[data-lit]:not([data-place='pass']):visible").first.dispatch_event("click")
        page.wait_for_function(f"before => {ASKED} != before", arg=before)
    raise AssertionError("the set-up does not end")


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game_by_what_is_lit(visit: Any, phone: bool) -> None:
    page = visit("/", phone=phone)
    to_the_end(page, against_random(page, "romolo", round_cap="4"))


@pytest.mark.all
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"teams": "yes", "hidden_coins": "no"}),
        (3, {"dice": "die"}),
        (1, {}),
        (1, {"events": "bag", "dice": "die"}),
    ],
)
def test_whole_games_of_other_seats_and_modes(visit: Any, seats: int, options: dict[str, str]) -> None:
    page = visit("/")
    to_the_end(page, against_random(page, "romolo", seats, round_cap="12", **options), clicks=90)


def test_a_worker_acts_with_the_mouse(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    settled(page)
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    expect(page.locator(".deeds [data-place^='do:produce'][data-lit]").first).to_be_visible()
    lit = page.locator("svg [data-place^='hex:'][data-lit]")
    assert lit.count() >= 2
    expect(lit.first).to_have_attribute("aria-label", re.compile("Move to [A-G][1-4]"))
    lit.first.dispatch_event("click")
    expect(page.locator(".path")).to_contain_text("Move to")


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    settled(page)
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    asked(page)
    page.locator("[data-place^='hex:']:not([data-lit]) .hit").first.dispatch_event("click")
    expect(page.get_by_role("dialog")).to_contain_text("ROM-5")


def test_the_whole_set_up_by_keys(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    for _ in range(40):
        asked(page)
        if page.locator("[data-place^='unit:'][data-lit]").count():
            break
        confirm = page.locator("[data-confirm]")
        if confirm.count():
            confirm.focus()
        else:
            page.locator("[data-lit][tabindex='0'], .fan [data-lit]").first.focus()
            page.keyboard.press("ArrowRight")
        press(page, "Enter")
    expect(page.locator("#asked")).to_have_text("Which unit do you activate?")


def test_the_map_in_words(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    settled(page)
    lines = page.locator(".romolo section.aside li")
    expect(lines).to_have_count(25)
    expect(lines.filter(has_text="Capital of")).to_have_count(2)
    expect(lines.filter(has_text="face down")).not_to_have_count(0)
