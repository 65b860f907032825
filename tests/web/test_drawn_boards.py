"""Drawn boards in a real browser: whole games by what is lit alone, by mouse, keyboard and finger; for everyone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import against_random, asked, lead_on, patiently, sit_down, to_the_end, watch

LIT = "[data-lit]"


@pytest.mark.parametrize(("map_", "phone"), [("west", False), ("east", True)])
def test_a_whole_game_by_what_is_lit(visit: Any, map_: str, phone: bool) -> None:
    page = visit("/", phone=phone)
    to_the_end(page, against_random(page, "antike", map=map_, turn_cap="10"))


def test_a_mouse_picks_a_field_and_sees_its_price(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike")
    asked(page)
    fields = page.locator("[data-place^='field:'][data-lit]")
    expect(fields).to_have_count(8)
    assert all("free" in str(field.get_attribute("aria-label")) for field in fields.all())
    fields.nth(2).click()
    expect(page.locator(".side .log .turn")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["antike", "praetor"])
def test_keys_walk_between_what_is_lit(visit: Any, game: str) -> None:
    page = visit("/")
    against_random(page, game)
    asked(page)
    stops = page.locator("svg [data-lit][tabindex='0']")
    expect(stops).to_have_count(1)  # Tab reaches one of them, arrows go on from there
    stops.focus()
    seen = [stops.get_attribute("data-place")]
    for key in ("ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.dataset.place"))
    assert len(set(seen)) >= 3
    page.locator("svg [data-lit]").first.focus()
    before = page.locator(".prompt").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_text(before, use_inner_text=True)


WHY = {
    # what is clicked, and the rule that speaks of it
    "region:12": "ANT-7",  # no city of one's own: Militia has been picked, though not sent
    "field:0": "ANT-3.2",  # the stone has moved
    "advance:1": "ANT-8.1",
    "personality:0": "ANT-14.1",
    "display:": "ANT-15.2",
    "bank:gold": "ANT-",
    "stock:0:iron": "ANT-",
    "supply:0:legion": "ANT-8.1",
}


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike", map="west")
    asked(page)
    page.locator("[data-place='field:4'][data-lit]").click()  # Militia
    expect(page.locator("[data-place='region:3'][data-lit]")).to_have_count(1)
    for place, rule in WHY.items():
        page.locator(f"[data-place^='{place}']:not([data-lit])").first.dispatch_event("click")
        said = page.get_by_role("dialog").locator("[data-rule]")
        expect(said, place).to_have_attribute("data-rule", re.compile(rule))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_why_not_looks_beyond_what_was_picked(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike", map="west")
    asked(page)
    page.locator("[data-place='region:12']").dispatch_event("click")
    expect(page.get_by_role("dialog")).to_contain_text("That is done in the action")
    page.keyboard.press("Escape")
    page.locator("[data-place='field:4'][data-lit]").click()
    expect(page.locator("[data-place='region:3'][data-lit]")).to_have_count(1)
    page.locator("[data-place='region:12']").dispatch_event("click")
    expect(page.get_by_role("dialog").locator(".reason")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text("That is done in the action")


@pytest.mark.parametrize(("game", "click"), [("antike", "field:"), ("praetor", "tile:")])
def test_a_click_skips_ahead(visit: Any, game: str, click: str) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.clock.install()
    against_random(page, game)
    asked(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # nothing moves on by itself from here
    log, choices = page.locator(".side .log .turn"), page.locator(".prompt [data-notation]:not([aria-disabled])")
    told = log.count()
    page.locator(f"[data-place^='{click}'][data-lit]").first.dispatch_event("click")
    patiently(page, lambda: lead_on(page), lambda: log.count() > told)
    expect(choices).to_have_count(0)
    if game == "praetor":
        expect(page.locator(".travel .die")).to_have_count(1)  # the worker is under way
    board = page.locator(f".{game}")
    patiently(page, lambda: board.dispatch_event("click"), choices.count)  # one's own move, and those of the other


@pytest.mark.parametrize("game", ["antike", "praetor"])
def test_hints_for_a_first_game_can_be_put_away(visit: Any, game: str) -> None:
    page = visit("/")
    table = sit_down(page, game, "me random")
    asked(page)
    hint = page.get_by_role("complementary", name="Hint for a first game")
    first = hint.inner_text()
    hint.get_by_role("button", name="Understood").click()
    expect(hint.filter(has_text=first)).to_have_count(0)
    watch(page, table)
    asked(page)
    expect(hint.filter(has_text=first)).to_have_count(0)
    page.evaluate("localStorage.clear()")
    watch(page, table)
    asked(page)
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)


DRAWING = ".board .box:has(.tools) > svg:not(.mini) > g"


def drawn(page: Page) -> str:
    """How the drawing is moved and enlarged."""
    return str(page.locator(DRAWING).get_attribute("transform"))


def scale(page: Page) -> float:
    return float(re.search(r"scale\((.+)\)", drawn(page))[1])


@pytest.mark.parametrize("game", ["antike", "praetor"])
def test_two_fingers_enlarge_and_one_moves(visit: Any, game: str) -> None:
    page = visit("/", phone=True)
    against_random(page, game, **({"map": "west"} if game == "antike" else {}))
    asked(page)
    if game == "antike":
        page.get_by_role("button", name="Map", exact=True).tap()
    box = page.locator(".board .box:has(.tools)").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": fx, "y": fy, "id": n} for n, (fx, fy) in enumerate(fingers)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = scale(page)
    send("touchStart", (x - 20, y), (x + 20, y))
    for far in range(30, 90, 10):
        send("touchMove", (x - far, y), (x + far, y))
    send("touchEnd")
    patiently(page, lambda: None, lambda: scale(page) > before * 1.5)
    expect(page.locator(".path li")).to_have_count(0)  # nothing was chosen by it
    enlarged, place = scale(page), drawn(page)
    send("touchStart", (x, y))
    for far in range(10, 60, 10):
        send("touchMove", (x - far, y - far))
    send("touchEnd")
    expect(page.locator(DRAWING)).not_to_have_attribute("transform", place)
    assert scale(page) == enlarged
    expect(page.locator(".path li")).to_have_count(0)


def test_the_map_in_words(visit: Any) -> None:
    page = visit("/")
    against_random(page, "antike", map="west")
    lines = page.locator(".antike section.aside li")
    expect(lines).to_have_count(37)
    expect(lines.filter(has_text="Roma, coast.")).to_contain_text("City of")
    expect(lines.filter(has_text="Alpes, mountains.")).to_contain_text("By land to")
