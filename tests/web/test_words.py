"""What the table says: previews in words, the chronicle by turns, the reason at what was clicked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import asked
from tests.web.server import violations

SCIENTIA = 'step = "scientia"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\ngold = 9\n'
RONDEL = 'display = ["festung", "tribut", "sturm"]\n[brown]\ngold = 7\nstone = "ferrum"\n'
PREVIEWS = {
    "en": ("What would change", "−1 gold", "You recruit 1 legion."),
    "de": ("Was sich ändern würde", "−1 Gold", "Du wirbst an: 1 Legion."),
    "it": ("Che cosa cambierebbe", "−1 oro", "Recluti 1 legione."),
}


def answer(page: Page, notation: str) -> Locator:
    return page.locator(f'.prompt [data-notation="{notation}"]')


def line(page: Page) -> Locator:
    """The newest line of the chronicle."""
    return page.locator(".side .log .turn").first


def marked(page: Page) -> Locator:
    return page.locator(".board [data-place][data-marked]")


# -- previews ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", PREVIEWS)
def test_a_preview_says_what_a_person_would(practice: Any, language: str) -> None:
    page = practice("antike", SCIENTIA, "me random", locale=language)
    title, gains, sentence = PREVIEWS[language]
    asked(page)
    answer(page, "recruit legion").hover()
    preview = page.get_by_role("status", name=title)
    expect(preview.locator(".gains")).to_have_text(gains)
    expect(preview).to_contain_text(sentence)
    expect(preview.locator("p")).to_have_count(3)  # the answer, its costs, what happens


ARMING = 'step = "militia"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\niron = 6\nrecruits = { legion = 2 }\n'
SIEGE = """
display = ["festung", "tribut", "sturm"]
step = "conquest"
[brown]
legions = { Roma = 3 }
galleys = { Roma = 1 }
[beige]
cities = ["Roma gold temple", "Ancona iron"]
"""


def test_a_preview_says_who_falls_whose_the_city_becomes_and_how_near_one_comes(practice: Any) -> None:
    page = practice("antike", SIEGE, "me random")
    asked(page)
    answer(page, "conquer Roma").click()
    answer(page, "lose 2 1").hover()
    preview = page.get_by_role("status", name="What would change")
    for sentence in ("You lose 2 legions and 1 galley in Roma.", "You conquer Roma.", "General: 1 of 1."):
        expect(preview).to_contain_text(sentence)
    said = preview.inner_text()
    assert not re.search(r"[+−-]\d+ (have|need|earned)|: (yes|no)\b|and \d+ more", said), said


# -- the chronicle ----------------------------------------------------------------------------------------------------


def test_a_turn_is_one_line_that_opens(practice: Any) -> None:
    page = practice("antike", SCIENTIA, ["me", ("random", "rondel marmor")])
    asked(page)
    for notation in ("recruit legion", "recruit galley", "pass"):
        answer(page, notation).click()
    own = page.locator(".side .log .turn", has_text="recruits 1 legion and 1 galley for 3 gold.")
    expect(own).to_have_count(1)
    expect(page.locator(".side .log .details")).to_have_count(0)
    own.click()
    expect(page.locator(".side .log .details li")).to_have_count(4)
    expect(own).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".side .log .details")).to_have_count(0)


def test_the_turn_of_another_is_one_line_and_announced_once(practice: Any) -> None:
    page = practice("antike", RONDEL, ["me", ("random", "rondel marmor")])
    asked(page)
    answer(page, "rondel aurum").click()
    expect(line(page)).to_have_text(re.compile(r"Marmor\. Gets 1 marble and 1 coin\."))
    told = line(page).locator(".text").inner_text()
    asked(page)
    heard = page.locator("[role=log][aria-live=polite] p")
    expect(heard.filter(has_text="Marmor")).to_have_count(1)
    expect(heard.filter(has_text="Marmor")).to_have_text(told)


def test_what_another_did_stays_marked_until_one_acts_and_pointing_at_a_line_marks_its_places(practice: Any) -> None:
    page = practice("antike", RONDEL, ["me", ("random", "rondel marmor")])
    asked(page)
    expect(marked(page)).to_have_count(0)
    answer(page, "rondel aurum").click()
    expect(marked(page)).to_have_count(1)
    theirs = marked(page).get_attribute("data-place")
    assert theirs is not None
    assert theirs.startswith("field:")
    asked(page)
    own = page.locator(".side .log .turn", has_text="Aurum")
    own.hover()
    expect(page.locator(f'.board [data-place="{theirs}"][data-marked]')).to_have_count(0)
    expect(marked(page)).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator(f'.board [data-place="{theirs}"][data-marked]')).to_have_count(1)
    own.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(f'.board [data-place="{theirs}"][data-marked]')).to_have_count(0)
    own.blur()
    answer(page, "rondel militia").click()
    expect(page.locator(f'.board [data-place="{theirs}"][data-marked]')).to_have_count(0)


# -- why not ----------------------------------------------------------------------------------------------------------


def test_on_a_phone_the_reason_is_said_there_too(practice: Any) -> None:
    page = practice("antike", ARMING, "me random", phone=True)
    asked(page)
    region = page.locator('.board [data-place^="region:"]:not([data-lit]) [data-anchor]').first
    region.dispatch_event("click")
    bubble = page.locator(".bubble")
    expect(bubble.locator("[data-rule]")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.bubble').getBoundingClientRect().bottom <= innerHeight")
    box = bubble.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["height"] < 844 / 3, "no page-filling dialog"
    expect(page.locator("#asked")).to_be_visible()


def test_the_reason_is_said_where_it_was_clicked(practice: Any) -> None:
    page = practice("antike", RONDEL, "me random")
    asked(page)
    bubble = page.locator(".bubble")
    region = page.locator('.board [data-place^="region:"]:not([data-lit]) [data-anchor]').first
    for _ in range(2):
        region.dispatch_event("click")
        expect(bubble.locator("[data-rule]")).to_be_visible()
        page.wait_for_function("() => document.querySelector('.bubble').getBoundingClientRect().bottom <= innerHeight")
        size = page.viewport_size
        box, place = bubble.bounding_box(), region.bounding_box()
        assert size
        assert box
        assert place
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
        apart = (
            box["x"] >= place["x"] + place["width"]
            or place["x"] >= box["x"] + box["width"]
            or box["y"] >= place["y"] + place["height"]
            or place["y"] >= box["y"] + box["height"]
        )
        assert apart, "the bubble covers what was clicked"
        reason = bubble.locator(".reason").inner_text()
        expect(page.locator("[role=log][aria-live=polite]")).to_contain_text(reason)
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    region.dispatch_event("click")
    expect(bubble).to_be_visible()
    assert violations(page) == []
    page.locator("#asked").click()
    expect(bubble).to_have_count(0)
    region.dispatch_event("click")
    bubble.get_by_role("button", name="Ask otherwise").click()
    expect(page.get_by_role("dialog", name="Why not?").get_by_label("Or in notation")).to_be_visible()
    expect(bubble).to_have_count(0)
