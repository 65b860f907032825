"""Every page around the games, for everyone: languages, phones, screen readers, light and dark."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.contract.test_messages import messages
from tests.web.server import go, open_table, post, violations

PAGES = ["/", "/new/praetor", "/tables", "/replays", "/rules/antike", "/account", "/about"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anyones_way(visit: Any, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    found = {}
    for path in PAGES:
        go(page, path)
        page.wait_for_load_state("networkidle")
        if path.startswith("/new"):
            page.get_by_text("More options").click()
        found[path] = violations(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("locale", ["en", "de", "it"])
def test_a_phone_shows_everything_in_every_language(visit: Any, locale: str) -> None:
    page = visit("/", locale=locale, phone=True)
    assert page.evaluate("document.documentElement.lang") == locale
    for path in PAGES:
        go(page, path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        shown = set(page.inner_text("body").split())
        assert [name for name in messages("en", "client") if "-" in name and name in shown] == [], path


@pytest.mark.parametrize("phone", [False, True])
def test_the_waiting_room_is_for_everyone(visit: Any, phone: bool) -> None:
    page = visit("/", phone=phone)
    table = open_table(page, "romolo", "me bot open open")
    post(page, f"tables/{table}/chat", {"text": "Is nobody coming?"})
    page.goto(f"/table/{table}")
    expect(page.get_by_role("list", name="Talk")).to_be_visible()
    page.get_by_role("button", name="Give to a bot").first.click()
    expect(page.get_by_role("menuitem").first).to_be_focused()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_menu_of_a_phone(visit: Any) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Menu").click()
    assert violations(page) == []
    page.get_by_role("menuitemradio", name="Rules").click()
    expect(page.get_by_role("heading", name="1. Board and terms")).to_be_visible()


def test_the_language_can_be_changed_and_is_kept(visit: Any) -> None:
    page = visit("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Wähle eine Tür")).to_be_visible()
    expect(page.get_by_text("Wo gespielt wird")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Wähle eine Tür")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_theme_can_be_changed_and_is_kept(visit: Any) -> None:
    page = visit("/", color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_role("button", name="Theme").click()
    page.get_by_role("menuitemradio", name="Dark").click()
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    page.wait_for_selector("main h1")
    assert page.evaluate(ground) == dark


def test_rules_speak_the_language_of_the_page(visit: Any) -> None:
    page = visit("/rules/antike", locale="de")
    expect(page.locator("#ANT-17\\.1")).to_contain_text("Das Spiel endet")
    expect(page.get_by_role("link", name="17. Ende des Spiels")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.locator("#ANT-17\\.1")).to_contain_text("The game ends")


def test_rules_can_be_searched_and_linked_to(visit: Any) -> None:
    page = visit("/rules/antike#ANT-2.5")
    aimed = page.locator("#ANT-2\\.5")
    expect(aimed).to_be_in_viewport()
    expect(aimed).to_have_class(re.compile("aimed"))
    page.get_by_label("Search").fill("rondel middle")
    for word in ("rondel", "middle"):
        expect(page.locator("section p").filter(has_not_text=word)).to_have_count(0)
    expect(page.locator("section p:visible")).not_to_have_count(0)
    page.get_by_role("link", name="Corduba", exact=True).click()
    expect(page.get_by_role("link", name="Corduba", exact=True)).to_have_attribute("aria-current", "page")
