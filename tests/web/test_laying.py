"""Corduba's tile is laid in one gesture: by the mouse, by a finger, by the keyboard; what it brings is seen before."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import patiently, screen

BUILDER = """
seats = 2
round = 1
tiles = [{ district = 'servorum', kind = 'aedis' }]
[orange]
workers = 12
denarii = 30
food = 3
wood = 3
stone = 3
tools = 3
marble = 3
"""
COORDINATES = re.compile(r"\br\d+c\d+\b")


def with_a_tile(practice: Any, building: str = "balneum", district: str = "servorum", **settings: Any) -> Page:
    """A page where a building has been chosen and is to be placed."""
    page: Page = practice("corduba", BUILDER, ["me", "random"], **settings)
    page.locator(f".prompt [data-notation='build {district}']").click()
    page.locator(f".prompt [data-notation='raise {building}']").click()
    page.wait_for_selector(".laying [data-lit]")
    return page


def lies_at(page: Page) -> str:
    """The cells over which the tile is shown; none while it hangs on the pointer where it does not fit."""
    ghost = page.locator(".laying .ghost")
    return ghost.get_attribute("data-at") or "" if ghost.count() else ""


def built(page: Page) -> list[list[int]]:
    """The cells of the own buildings, as sent to the server or as previewed."""
    tiles = screen(page, page.url.rsplit("/", 1)[1])["view"]["tiles"]
    return [tile["cells"] for tile in tiles]


def middle_of(page: Page, cells: str) -> tuple[float, float]:
    """Where the middle of some cells of the large district is on the screen."""
    return tuple(
        page.evaluate(
            """cells => {
              const hit = document.querySelector('.laying [data-lit] rect');
              const [box, width] = [hit.getBoundingClientRect(), hit.width.baseVal.value];
              const size = 45 * box.width / width;
              const all = cells.split(' ').map(Number);
              const mean = (of) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
              const [x, y] = [mean((one) => one % 11), mean((one) => Math.floor(one / 11))];
              return [box.left + (x + 1) * size, box.top + (y + 1) * size];
            }""",
            cells,
        )
    )


def laid(page: Page) -> None:
    """The tile lies there, and what comes next of the same move is asked."""
    expect(page.locator("#asked[data-question='FirstUse']")).to_be_visible()
    expect(page.locator(".laying")).to_have_count(0)
    expect(page.locator(".corduba svg .ghost .dash").first).to_be_attached()


def sent(page: Page, cells: str) -> None:
    """After the move it has been built there."""
    page.locator(".prompt [data-notation='done']").click()
    there = sorted(int(one) for one in cells.split())
    confirm = "document.querySelector('[data-confirm]:not(:disabled)')?.click()"
    patiently(page, lambda: page.evaluate(confirm), lambda: there in built(page))


def bill(page: Page) -> Locator:
    return page.locator(".city .badge")


def test_by_the_mouse_in_three_gestures(practice: Any) -> None:
    page = with_a_tile(practice, "odeum", "plebeius")
    first = lies_at(page)
    page.keyboard.press("r")
    turned = lies_at(page)
    assert turned not in ("", first), "R turns it"
    corner = page.locator(".laying [data-lit] rect").bounding_box()
    assert corner
    page.mouse.move(corner["x"] + corner["width"] * 0.5, corner["y"] + corner["height"] * 0.7)
    there = lies_at(page)
    assert there not in ("", turned), "it follows the pointer"
    expect(bill(page)).to_contain_text("−", use_inner_text=False)
    page.mouse.down()
    page.mouse.up()
    laid(page)
    sent(page, there)


def test_the_wheel_turns_it_and_nothing_is_enlarged(practice: Any) -> None:
    page = with_a_tile(practice, "odeum", "plebeius")
    box = page.locator(".laying [data-lit] rect").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = lies_at(page)
    page.mouse.wheel(0, 100)
    page.wait_for_function("before => document.querySelector('.laying .ghost')?.dataset.at !== before", arg=before)
    assert page.locator(".laying [data-lit] rect").bounding_box() == box


def test_where_it_fits_nowhere_it_hangs_on_the_pointer_and_the_click_says_why(practice: Any) -> None:
    page = with_a_tile(practice)
    far = middle_of(page, "89 90")
    page.mouse.move(*far)
    expect(page.locator(".laying .hanging")).to_be_attached()
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("dialog")).to_contain_text("COR-9")
    expect(page.locator(".path li")).to_have_count(2)


def test_a_tile_that_fits_nowhere_near_cannot_be_laid_and_says_why(practice: Any) -> None:
    page = with_a_tile(practice, phone=True)
    before = lies_at(page)
    page.touchscreen.tap(*middle_of(page, "89 90"))
    expect(page.locator(".laying .hanging")).to_be_attached()
    expect(page.locator(".hand .words")).to_contain_text("does not fit here")
    tick = page.locator(".hand .lay")
    expect(tick).to_have_attribute("aria-disabled", "true")
    tick.tap(force=True)
    expect(page.locator(".path li")).to_have_count(2)
    page.touchscreen.tap(*middle_of(page, before))
    expect(tick).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".hand .words")).not_to_contain_text("does not fit here")


def test_undo_gives_the_tile_back_into_the_hand(practice: Any) -> None:
    page = with_a_tile(practice)
    there = lies_at(page)
    page.locator(".hand .lay").click()
    laid(page)
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.locator(".laying .ghost")).to_have_attribute("data-at", there)
    expect(page.locator(".hand .lay")).to_have_attribute("aria-disabled", "false")


def test_own_and_neutral_insulae_are_seen_before(practice: Any) -> None:
    """The Basilica needs a chain to the Aedis; it is drawn with what it costs, and can be had otherwise."""
    page = practice("corduba", BUILDER, ["me", "random"])
    page.locator(".prompt [data-notation='build servorum']").click()
    page.locator(".prompt [data-notation='raise basilica']").hover()
    expect(page.locator(".city .houses.ghost")).to_be_attached()
    expect(bill(page)).to_be_attached()
    page.locator(".prompt [data-notation='raise basilica']").click()
    expect(page.locator(".path .obvious", has_text="neutral insula")).to_contain_text("otherwise")


def test_by_the_keyboard(practice: Any) -> None:
    page = with_a_tile(practice, "odeum", "plebeius")
    first = lies_at(page)
    page.keyboard.press("ArrowRight")
    there = lies_at(page)
    assert there != first
    expect(page.locator(".laying [data-lit]")).to_be_focused()
    expect(page.locator(".laying [data-lit]")).to_have_attribute("aria-label", re.compile("Odeum: in the"))
    page.keyboard.press("r")
    turned = lies_at(page)
    assert turned not in (first, there)
    page.keyboard.press("Enter")
    laid(page)
    sent(page, turned)


def test_by_fingers(practice: Any) -> None:
    page = with_a_tile(practice, "odeum", "plebeius", phone=True)
    first = lies_at(page)
    x, y = middle_of(page, first)
    down, target = (x, y), (x, y - 90)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(spots)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", down)
    for step in range(1, 7):
        touch("touchMove", (x, y + (target[1] - y) * step / 6))
    touch("touchEnd")
    dragged = lies_at(page)
    assert dragged != first, "one finger drags it"
    touch("touchStart", (x - 40, y), (x + 40, y))
    for dx, dy in ((35, 20), (20, 35), (0, 40)):
        touch("touchMove", (x - dx, y - dy), (x + dx, y + dy))
    touch("touchEnd")
    turned = lies_at(page)
    assert turned != dragged, "two fingers turn it"
    page.locator(".hand [data-turn='1']").tap()
    assert lies_at(page) != turned, "so does the button"
    there = lies_at(page)
    page.locator(".hand .lay").tap()
    laid(page)
    sent(page, there)
    for button in page.locator(".hand button").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_coordinates_are_said(practice: Any, language: str) -> None:
    page = with_a_tile(practice, "odeum", "plebeius", locale=language)
    texts = page.locator(".prompt").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    )
    assert not COORDINATES.search(texts)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    laid(page)
    assert not COORDINATES.search(page.locator(".path").inner_text())
