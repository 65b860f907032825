"""Corduba's board in a real browser: whole games by what is lit alone, by mouse, keys and finger; for everyone."""

from __future__ import annotations

import re
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
    ("seats", "settings"),
    [
        (4, {}),
        (3, {}),
        (1, {"level": "aedil"}),
        (1, {"variant": "monuments"}),
        (1, {"level": "consul", "variant": "both"}),
    ],
)
def test_whole_games_of_other_tables(visit: Any, seats: int, settings: dict[str, str]) -> None:
    page = visit("/", color_scheme="dark" if seats == 1 else "light")
    to_the_end(page, against_random(page, "corduba", seats, **settings))


def to_a_turn(page: Page) -> None:
    """Get the set-up over with."""
    for seed in range(1, 100):
        asked(page)
        if page.locator("#asked[data-question='Turn']").count():
            return
        play(page, seed, most=1, on_board=100)
    raise AssertionError("the set-up does not end")


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "corduba")
    to_a_turn(page)
    page.locator(".corduba .dock").get_by_role("button", name="Fame").click()
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


REVOLTS = [("servorum", "aedis"), ("plebeius", "odeum"), ("patricius", "ludus")]


@pytest.mark.parametrize("revolts", [0, 1, 2, 3])
def test_lamps_say_how_near_the_revolt_is(practice: Any, revolts: int) -> None:
    """COR-5.1: with three districts in revolt at a round's start everybody loses; a warning comes a round before."""
    tiles = ", ".join(f"{{ district = '{name}', kind = '{kind}', unrest = true }}" for name, kind in REVOLTS[:revolts])
    page = practice("corduba", f"seats = 2\nround = 3\ntiles = [{tiles}]\n[orange]\nworkers = 3", ["me", "random"])
    lamps = page.locator(".corduba .lamps")
    meanings = ["No district", "One of three", "Two of three", "All three"]
    expect(lamps).to_have_attribute("title", re.compile(meanings[revolts]))
    expect(lamps.locator(".lamp.on")).to_have_count(revolts)
    expect(page.locator(".corduba .warning")).to_have_count(int(revolts > 1))


@pytest.mark.parametrize("part", ["Tiles", "Civic", "Fame", "Rome"])
def test_what_lies_below_the_city_is_seen_without_scrolling(practice: Any, part: str) -> None:
    page = practice("corduba", "seats = 4\nround = 2", ["me", "random", "random", "random"])
    page.locator(".corduba .dock").get_by_role("button", name=part).click()
    cut_off = "box => [box.scrollHeight - box.clientHeight, box.querySelectorAll('section').length]"
    below, sections = page.locator(".corduba .tables > .inner").evaluate(cut_off)
    assert sections
    assert below <= 1


def test_figures_show_whose_they_are(practice: Any) -> None:
    position = """
seats = 2
tiles = [{ district = "patricius", kind = "odeum" }]
sent = [
    { to = "lapis-left", by = "green", workers = 1 },
    { to = "patricius-odeum", by = "green", specialists = ["blue"] },
]
[orange]
workers = 3
"""
    page = practice("corduba", position, ["me", "random"])
    green = page.locator(".corduba svg .token.green")
    space = page.locator(".corduba [data-place^='space:']").filter(has=page.locator("title", has_text="1 worker"))
    expect(space).to_have_count(1)
    expect(space.locator(".token.green")).to_have_count(1)
    building = page.locator(".corduba [data-place^='tile:']").filter(has=page.locator("title", has_text="Lanista"))
    expect(building.locator(".token.green")).to_have_count(1)
    expect(green.first).to_be_visible()
    expect(page.locator(".corduba section.aside li", has_text="Used and closed")).to_contain_text("1 worker")


@pytest.mark.parametrize(("food", "troops"), [(2, 0), (4, 1)])
def test_what_the_round_and_rome_will_take_stands_on_the_own_panel(practice: Any, food: int, troops: int) -> None:
    """COR-17.5, COR-16.16 to COR-16.18: what is not paid or falls short is unrest, and is said before."""
    tokens = "legionaries = 1\noffering1 = 1\nstone = 1" if troops else ""
    position = f"""
seats = 2
round = 1
demand = "lapides"
[orange]
workers = 2
register = 6
harmony = 2
popularity = 2
food = {food}
denarii = 0
{tokens}
"""
    page = practice("corduba", position, ["me", "random"])
    own = page.locator("[data-player='0'] .forecast")
    expect(own.locator("[data-upkeep]")).to_have_attribute("data-upkeep", "lost" if food < 4 else "paid")
    expect(own.locator("[data-rome]")).to_have_attribute("data-rome", "met" if troops else "lost")
    expect(own.get_by_text("2 unrest")).to_have_count(int(food < 4))
    expect(own.get_by_text("3 unrest")).to_have_count(int(not troops))


def test_the_mark_of_a_district_leaves_its_name_readable(practice: Any) -> None:
    page = practice("corduba", "seats = 2\nround = 1\n[orange]\nworkers = 3", ["me", "random"])
    district = page.locator(".corduba [data-place='district:1']").first
    strokes = """place => {
      place.dataset.marked = 'true';
      return ['[data-anchor]', 'text'].map((part) => getComputedStyle(place.querySelector(part)))
        .map(({ stroke, strokeWidth }) => [strokeWidth, stroke]);
    }"""
    edge, name = district.evaluate(strokes)
    assert edge[0] == "4px"
    assert name[1] == "none"


def test_headings_of_the_macellum_stand_on_lines_of_their_own(practice: Any) -> None:
    page = practice(
        "corduba", "seats = 2\nround = 1\n[orange]\nworkers = 3\ndenarii = 20\nmerchant = 1", ["me", "random"]
    )
    page.locator("[data-place='merchant'][data-lit]").click()
    expect(page.locator(".prompt .pairs h3").first).to_be_visible()
    widths = """groups => groups.map((group) => [group, group.querySelector('h3')].map((one) => one.clientWidth))"""
    for group, heading in page.locator(".prompt .pairs:has(h3)").evaluate_all(widths):
        assert heading == group
