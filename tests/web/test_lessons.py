"""Lessons in the browser: each is completed as it shows, and a move that leads elsewhere is taken back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from quadriga.games import KEYS
from quadriga.lessons import Lesson, lesson, lessons
from tests.server.running import PATIENCE
from tests.web.playing import SIGHT, patiently
from tests.web.server import go, violations

FIRST = [
    lesson("antike", "rondel"),
    lesson("praetor", "building"),
    lesson("romolo", "discovery"),
    lesson("corduba", "market"),
]
REST = [one for key in KEYS for one in lessons(key) if one not in FIRST]


def open_lesson(page: Page, one: Lesson) -> None:
    page.evaluate("localStorage.setItem('quadriga-speed', 'none')")
    go(page, f"/learn/{one.game}/{one.key}")
    page.wait_for_url(f"**/learn/{one.game}/{one.key}/*")
    page.wait_for_selector("[data-lesson]")


Give = Callable[[Page, str], None]
CHOICES = ".prompt [data-notation]:not([aria-disabled])"
SEND = "[data-confirm]:not(:disabled)"


def offered(page: Page, answer: str) -> Locator:
    """An answer in the list beside the board, or one that goes on from it in one click."""
    named = f'.prompt [data-notation="{answer}"], .prompt [data-notation^="{answer}, "]'
    return page.locator(named).and_(page.locator(CHOICES)).or_(page.locator(f'[data-free="{answer}"]:enabled')).first


def click(page: Page, answer: str) -> None:
    offered(page, answer).click()


def give_by_key(page: Page, answer: str) -> None:
    offered(page, answer).focus()
    page.keyboard.press("Enter")


def take_the_way(page: Page, way: list[str], reached: str, give: Give) -> None:
    """Give answers in their order, as far as they are asked: the page puts in the obvious ones.

    What else is asked meanwhile is answered in the first way that is offered; on a phone a move is confirmed.
    """
    left, end = list(way), time.monotonic() + PATIENCE
    while not page.locator(reached).count():
        assert time.monotonic() < end, f"{reached} does not come; left of the way: {left}"
        before = page.evaluate(SIGHT)
        number = next((n for n, answer in enumerate(left) if offered(page, answer).count()), None)
        if number is not None:
            give(page, left[number])
            del left[: number + 1]
        else:
            page.wait_for_timeout(500)
            if page.evaluate(SIGHT) != before or page.locator(reached).count():
                continue
            if page.locator(SEND).count():
                page.evaluate("send => document.querySelector(send)?.click()", SEND)
            elif page.locator(CHOICES).count():
                page.locator(CHOICES).first.click()
            else:
                continue
        patiently(page, lambda: None, lambda seen=before: page.evaluate(SIGHT) != seen or page.locator(reached).count())
        end = time.monotonic() + PATIENCE


def read_and_do(page: Page, one: Lesson, phone: bool = False, give: Give = click) -> None:
    """Every step of a lesson, the way it shows."""
    for number, step in enumerate(one.steps):
        page.wait_for_selector(f'[data-step="{number}"]')
        if step.point and not phone:
            expect(page.locator(".spotlight .gold").first).to_be_in_viewport(ratio=0.8)
        if step.only_told and give is click:
            page.locator("[data-next]").click()
        elif step.only_told:
            page.locator("[data-next]").focus()
            page.keyboard.press("Enter")
        else:
            take_the_way(page, step.way, f'[data-step="{number + 1}"]', give)
    page.wait_for_selector(f'[data-step="{len(one.steps)}"]')


@pytest.mark.parametrize("one", FIRST, ids=lambda one: one.game)
def test_a_lesson_is_completed_with_the_mouse(visit: Any, one: Lesson) -> None:
    page = visit("/")
    open_lesson(page, one)
    assert violations(page) == []
    read_and_do(page, one)
    go(page, f"/learn/{one.game}")
    expect(page.locator("a.done")).to_have_count(1)


@pytest.mark.all
@pytest.mark.parametrize("one", REST, ids=lambda one: f"{one.game}-{one.key}")
def test_every_other_lesson_is_completed_with_the_mouse(visit: Any, one: Lesson) -> None:
    page = visit("/", locale="it")
    open_lesson(page, one)
    read_and_do(page, one)


def test_a_lesson_on_the_phone(visit: Any) -> None:
    page: Page = visit("/", phone=True, locale="de")
    one = lesson("antike", "temples")
    open_lesson(page, one)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    read_and_do(page, one, phone=True)
    expect(page.locator(".guide")).to_contain_text("Drei Tempel bringen einen Bürger")


def test_a_lesson_with_the_keyboard(visit: Any) -> None:
    page: Page = visit("/")
    one = lesson("antike", "aim")
    open_lesson(page, one)
    read_and_do(page, one, give=give_by_key)
    heard = page.locator("[role=status], [aria-live]").all_inner_texts()
    assert any("Nine: Carthage has won" in text for text in heard)


@pytest.mark.all
@pytest.mark.parametrize("one", lessons("antike"), ids=lambda one: one.key)
def test_every_lesson_of_a_game_with_the_keyboard(visit: Any, one: Lesson) -> None:
    page = visit("/", locale="de")
    open_lesson(page, one)
    read_and_do(page, one, give=give_by_key)


@pytest.mark.all
@pytest.mark.parametrize("one", lessons("praetor"), ids=lambda one: one.key)
def test_every_lesson_of_a_game_on_the_phone(visit: Any, one: Lesson) -> None:
    page = visit("/", phone=True)
    open_lesson(page, one)
    read_and_do(page, one, phone=True)


def test_a_wrong_try_has_its_reason_and_a_move_that_leads_elsewhere_is_taken_back(visit: Any) -> None:
    page: Page = visit("/")
    one = lesson("antike", "rondel")
    open_lesson(page, one)
    for _ in range(2):
        page.locator("[data-next]").click()
    click(page, "rondel aurum")
    expect(page.locator(".guide")).to_contain_text("it leads away from this lesson")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".guide")).not_to_contain_text("it leads away")
    page.get_by_role("button", name="Show me how").click()
    expect(page.locator(".guide .way")).to_have_text("Move to Marmor")
    click(page, "rondel marmor")
    page.wait_for_selector('[data-step="3"]')
    page.reload()
    page.wait_for_selector('[data-step="3"]')


def test_a_wrong_field_is_said_to_lead_elsewhere_before_the_turn_is_sent(visit: Any) -> None:
    page: Page = visit("/")
    open_lesson(page, lesson("antike", "advances"))
    for _ in range(2):
        page.locator("[data-next]").click()
    take_the_way(page, ["rondel scientia"], '[data-step="3"]', click)
    click(page, "advance strata")
    expect(page.locator(".guide")).to_contain_text("it leads away from this lesson")
    expect(page.get_by_role("button", name="Show me how")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".guide")).not_to_contain_text("it leads away")
    expect(page.locator('[data-step="3"]')).to_be_visible()
    take_the_way(page, ["advance moneta"], '[data-step="4"]', click)


def test_the_last_supply_is_not_forecast_as_if_food_were_taken_twice(visit: Any) -> None:
    page: Page = visit("/")
    open_lesson(page, lesson("romolo", "people"))
    page.locator("[data-next]").click()
    take_the_way(page, ["activate worker D2", "create worker"], '[data-step="2"]', click)
    page.locator("[data-next]").click()
    end = offered(page, "pass")
    while not page.locator('.prompt [data-notation="raid D2"], [data-free="raid D2"]').count():
        end.click()
        page.wait_for_timeout(500)
    end.hover()
    page.wait_for_timeout(1000)
    expect(page.locator("[data-player='0'] [data-upkeep]")).to_have_attribute("data-upkeep", "paid")


def test_one_finds_the_lessons_and_the_pages_about_a_game(visit: Any) -> None:
    page: Page = visit("/new/praetor")
    page.get_by_role("link", name="New to Praetor? Learn it in ten minutes").click()
    page.wait_for_url("**/learn/praetor")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="In five minutes").click()
    expect(page.locator(".mark")).to_have_count(5)
    assert violations(page) == []
    page.get_by_role("link", name="What wins").click()
    expect(page.locator("section h2").first).to_be_visible()
    page.get_by_role("link", name="Rules in full").click()
    page.get_by_role("link", name="New to Praetor? Learn it in ten minutes").click()
    page.wait_for_url("**/learn/praetor")


def test_on_a_phone_the_picture_shows_all_that_is_explained_below_it(visit: Any) -> None:
    page: Page = visit("/", phone=True)
    for key in KEYS:
        go(page, f"/learn/{key}/overview")
        explained = page.locator("figcaption li")
        expect(explained).to_have_count(5)
        expect(page.locator(".frame > .mark")).to_have_count(5)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_lesson_that_is_not_there_is_said(visit: Any) -> None:
    page = visit("/learn/antike/dancing")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
