"""Romolo o Remo?'s board in a real browser: whole games by what is lit alone, by mouse, keys and finger."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import SIGHT, against_random, asked, lead_on, patiently, screen, to_the_end


def settled(page: Page) -> None:
    """Through the set-up, by the first answer each time, to the first unit."""
    over = "#asked[data-question='Activate']"
    patiently(page, lambda: lead_on(page, unless=over), page.locator(over).count)
    page.wait_for_selector("[data-place^='unit:'][data-lit]", state="attached")


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game_by_what_is_lit(visit: Any, phone: bool) -> None:
    page = visit("/", phone=phone)
    to_the_end(page, against_random(page, "romolo", round_cap="4"))


@pytest.mark.all
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (4, {}),
        (4, {"teams": "yes", "hidden_coins": "no"}),
        (3, {"dice": "die"}),
        (1, {}),
        (1, {"events": "bag", "dice": "die"}),
    ],
)
def test_whole_games_of_other_seats_and_modes(visit: Any, seats: int, settings: dict[str, str]) -> None:
    page = visit("/")
    to_the_end(page, against_random(page, "romolo", seats, round_cap="12", **settings), clicks=90)


def test_a_worker_acts_with_the_mouse(visit: Any) -> None:
    page = visit("/")
    table = against_random(page, "romolo")
    settled(page)
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    expect(page.locator(".action-bar [data-place^='do:produce'][data-lit]").first).to_be_visible()
    lit = page.locator("svg [data-place^='hex:'][data-lit]")
    assert lit.count() >= 2
    expect(lit.first).to_have_attribute("aria-label", re.compile("Move to [A-G][1-4]"))
    lit.first.dispatch_event("click")  # a tile turns over there, so the move is sent, or it stays to be gone on with
    patiently(
        page,
        lambda: None,
        lambda: (
            "Move to" in (page.locator(".path").text_content() or "")
            or "moved" in {event["verb"] for event in screen(page, table)["events"]}
        ),
    )


def test_a_unit_travels_and_a_click_skips_ahead(visit: Any) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.clock.install()
    table = against_random(page, "romolo")
    settled(page)
    known = [
        f"[data-place='hex:{n}'][data-lit]"
        for n, at in enumerate(screen(page, table)["view"]["hexes"])
        if at["terrain"] >= 0
    ]
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # nothing moves on by itself from here
    log, choices = page.locator(".side .log .turn"), page.locator(".prompt [data-notation]:not([aria-disabled])")
    told = log.count()
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    page.wait_for_selector("[data-place^='hex:'][data-lit]", state="attached")
    page.locator(", ".join(known)).first.dispatch_event("click")  # to where no tile turns over first
    patiently(page, lambda: lead_on(page), lambda: log.count() > told)
    expect(choices).to_have_count(0)
    expect(page.locator(".romolo .travel image")).to_have_count(1)
    patiently(page, lambda: page.locator(".romolo").dispatch_event("click"), choices.count)
    expect(page.locator(".romolo .travel")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)])
def test_names_that_answers_say_stand_on_the_map(visit: Any, size: tuple[int, int]) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]})
    against_random(page, "romolo", seats=4)
    settled(page)
    said = set(re.findall(r"\b[A-K]\d\b", page.locator(".prompt").inner_text()))
    drawn = page.locator(".romolo .map .name")
    assert said
    assert said <= set(drawn.all_text_contents())
    assert min(box["height"] for name in drawn.all() if (box := name.bounding_box())) >= 11


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_hexes_keep_their_size_when_a_unit_is_activated(visit: Any, size: tuple[int, int]) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]})
    against_random(page, "romolo", seats=3)
    settled(page)
    drawing = page.locator(".romolo .map .box > svg:not(.mini) > g").first
    before = drawing.get_attribute("transform")
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    expect(page.locator(".romolo .action-bar [data-lit]").first).to_be_visible()
    assert drawing.get_attribute("transform") == before


def test_what_ends_the_actions_of_a_unit_is_said_before(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    settled(page)
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"\d actions left; a discovery, or any action"))
    for lit in page.locator("[data-place^='hex:'][data-lit]").all():
        lit.dispatch_event("pointerenter", {"pointerType": "mouse"})
    hidden = page.locator("[data-place^='hex:'][data-lit] > title", has_text="face down")
    expect(hidden.first).to_contain_text("is done for this turn")


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    settled(page)
    page.locator("[data-place^='unit:'][data-lit]").first.dispatch_event("click")
    asked(page)
    page.locator("[data-place^='hex:']:not([data-lit]) .hit").first.dispatch_event("click")
    expect(page.get_by_role("dialog")).to_contain_text("ROM-5")


VECTOR = """wanted => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const inDrawing = [...document.querySelectorAll(`svg ${wanted}`)].filter((one) => one.getClientRects().length);
  if (!inDrawing.length) return null;
  const [here, there] = [document.activeElement, inDrawing[0]].map(middle);
  return [there[0] - here[0], there[1] - here[1]];
}"""
"""From what has the focus in a drawing to what is wanted there."""
LIT = "[data-lit]:not([data-notation])"


def seen(page: Page, what: str) -> bool:
    return page.locator(what).locator("visible=true").count() > 0


def press_on(page: Page, wanted: str) -> None:
    """By Tab to what is wanted, among the places of a drawing by arrows; then Enter."""
    for turn in range(200):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            break
        vector = page.evaluate("document.activeElement.matches('svg [data-lit]')") and page.evaluate(VECTOR, wanted)
        if vector:
            x, y = vector
            across = (abs(x) > abs(y)) == (turn % 3 < 2)
            page.keyboard.press(
                ("ArrowRight" if x > 0 else "ArrowLeft") if across else "ArrowDown" if y > 0 else "ArrowUp"
            )
        else:
            page.keyboard.press("Tab")
    else:
        raise AssertionError(f"no key leads to {wanted}")
    page.keyboard.press("Enter")


def answer_by_keys(page: Page, *wishes: str) -> None:
    """One answer with the first of the wished places that is lit, else with any that is."""
    page.wait_for_selector(".prompt [data-notation]:not([aria-disabled]), [data-confirm]")
    before = page.evaluate(SIGHT)
    if seen(page, ".sending"):
        page.keyboard.press("Enter")  # sends wherever the focus is
    elif seen(page, "[data-confirm]"):
        press_on(page, "[data-confirm]")
    else:
        page.wait_for_selector(LIT)
        lit = (f"[data-place^='{place}']{LIT}" for place in wishes)
        press_on(page, next((place for place in lit if seen(page, place)), LIT))
    page.wait_for_function(f"before => ({SIGHT})() !== before", arg=before)


def step_of(page: Page) -> str:
    page.wait_for_selector("#asked[data-question], [data-over]")
    return str(page.locator("#asked").get_attribute("data-question"))


def test_set_up_and_two_turns_by_keys_alone(visit: Any) -> None:
    page = visit("/")
    table = against_random(page, "romolo")
    wishes = {"Activate": ["unit:", "end:pass"], "Act": ["hex:", "end:stop"]}
    told: set[str] = set()
    while screen(page, table)["view"]["round"] < 3:
        question = step_of(page)
        if question == "Act" and "moved" in told:
            wishes["Act"] = ["do:produce", "end:stop"]
        if question == "Activate" and "stored" in told:
            wishes["Activate"] = ["end:pass"]
        answer_by_keys(page, *wishes.get(question, ["end:"]))
        told |= {event["verb"] for event in screen(page, table)["events"]}
    assert {"moved", "stored"} <= told


@pytest.mark.all
def test_a_whole_game_by_keys_alone(visit: Any) -> None:
    page = visit("/")
    table = against_random(page, "romolo", round_cap="4")
    turns = cycle((["hex:", "do:"], ["do:", "bank:"], ["sell:", "slot:"], ["end:"], ["unit:"], []))
    while screen(page, table)["table"]["stage"] == "playing":
        answer_by_keys(page, *next(turns))


def test_the_map_in_words(visit: Any) -> None:
    page = visit("/")
    against_random(page, "romolo")
    settled(page)
    lines = page.locator(".romolo section.aside li")
    expect(lines).to_have_count(25)
    expect(lines.filter(has_text="Capital of")).to_have_count(2)
    expect(lines.filter(has_text="face down")).not_to_have_count(0)


ON_THE_BRINK = """seats = 2
land = "plain"
display = ["consul"]
prices = [1, 1, 1, 0, 1]
[yellow]
capital = "0,0"
workers = ["0,0"]
mercenaries = ["0,0", "0,0", "0,0"]
coins = 0
salt = {salt}
[blue]
capital = "0,-3"
workers = ["0,-3"]
grain = 9
"""


def test_whoever_would_be_out_is_warned_and_asked(practice: Any) -> None:
    page: Page = practice("romolo", ON_THE_BRINK.format(salt=1), "me random")
    own = page.locator("[data-player='0']")
    expect(own.locator("[data-upkeep='out']")).to_contain_text("Your tower falls and you are out")
    expect(own.locator("[data-upkeep='out']")).to_contain_text("3 mercenaries: 6 salt (1)")
    page.locator(".prompt [data-notation='pass']").click()
    expect(page.locator(".ruin")).to_contain_text("out of the game")
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_visible()
    expect(own).not_to_contain_text("out of the game")
    confirm.click()
    expect(page.locator("[data-over]")).to_be_attached()


def test_whoever_can_pay_is_not_warned(practice: Any) -> None:
    page: Page = practice("romolo", ON_THE_BRINK.format(salt=6), "me random")
    upkeep = page.locator("[data-player='0'] [data-upkeep]")
    expect(upkeep).to_be_visible()
    expect(upkeep).not_to_have_attribute("data-upkeep", "out")
    page.locator(".prompt [data-notation='pass']").click()
    expect(page.locator(".ruin")).to_have_count(0)
    expect(page.locator("#asked[data-question='Dismiss']")).to_be_attached()
