"""The analysis in the browser: the picture and the replay lead each other; exercises, puzzles; keyboard, phone, axe."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from quadriga.analysis.puzzles import shipped
from quadriga.games import KEYS
from tests.play import RECORDS
from tests.web.playing import press
from tests.web.server import go, post, violations

SHORT = "romolo/two-towers"
"""A game of few decisions."""


def analysed(page: Page, name: str = SHORT) -> str:
    """Open a record, and have the analysis begin by its button."""
    record = (RECORDS / f"{name}.quadriga").read_text(encoding="utf-8")
    replay = post(page, "replays", {"record": record})
    go(page, f"/record/{replay['id']}")
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_selector("[data-chances] polygon")
    return str(replay["id"])


def test_the_picture_leads_the_replay_and_follows_it(visit: Any) -> None:
    page = visit("/")
    replay = analysed(page)
    picture = page.locator("[data-chances]")
    output = page.locator(".scrub output")
    before = output.inner_text()
    box = picture.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 40)
    expect(output).not_to_have_text(before)
    line = picture.locator(".now").get_attribute("d")
    page.mouse.move(5, 5)
    page.keyboard.press("Home")
    expect(picture.locator(".now")).not_to_have_attribute("d", line or "")
    expect(page.locator(".verdict")).to_be_visible()
    assert violations(page) == []
    page.reload()
    go(page, f"/record/{replay}?analysis=")
    expect(page.locator("[data-chances] polygon").first).to_be_visible()
    page.get_by_role("radio", name="Players").check()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Lost each turn")
    assert violations(page) == []


def test_on_a_phone_a_turning_point_is_gone_to_with_the_keyboard(visit: Any) -> None:
    page = visit("/", phone=True)
    analysed(page)
    expect(page.get_by_text("Looking closer").or_(page.get_by_text("Look closer")).first).to_be_visible(timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turning = page.get_by_role("list", name="Turning points").get_by_role("button").last
    turning.focus()
    page.keyboard.press("Enter")
    expect(turning).to_have_attribute("aria-current", "step")
    assert violations(page) == []


def table_of(page: Page) -> str:
    """The practice table of the exercise that the page shows."""
    page.wait_for_url("**table=*")
    return str(page.evaluate("new URLSearchParams(location.search).get('table')"))


def play_turn(page: Page, answers: list[str]) -> None:
    """A whole turn at once, as a program would give it."""
    table = table_of(page)
    question = page.request.get(f"/api/tables/{table}").json()["questions"][0]
    post(page, f"tables/{table}/answers", {"seat": question["seat"], "question": question["id"], "answers": answers})


def test_own_mistakes_become_exercises(visit: Any) -> None:
    page = visit("/")
    replay = analysed(page, "romolo/cap")
    expect(page.locator(".answers .mark").first).to_be_attached(timeout=180_000)
    expect(page.locator(".analysis [role=status]")).to_contain_text("Looking closer", timeout=180_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".analysis [role=status]")).to_contain_text("Stopped")
    page.get_by_role("radio", name="Players").check()
    link = page.get_by_role("link", name="exercise").first
    seat = int((link.get_attribute("href") or "").split("?")[0].rsplit("/", 1)[1])
    found = page.request.get(f"/api/replays/{replay}/analysis").json()
    worst = found["seats"][seat]["worst"]
    assert 0 < len(worst) <= 5
    planted = next(one for one in found["decisions"] if one["number"] == worst[0])
    link.click()
    task = page.locator(".exercise > section")
    expect(task).to_contain_text("find a better turn", timeout=20_000)
    assert violations(page) == []
    play_turn(page, planted["given"])
    expect(task).to_contain_text("Is there a better one?", timeout=60_000)
    task.get_by_role("button", name="Show the solution").click()
    expect(task).to_contain_text("In the game:")
    before = table_of(page)
    task.get_by_role("button", name="Try again").click()
    page.wait_for_function("before => !location.search.includes(before)", arg=before)
    expect(task).to_contain_text("find a better turn", timeout=20_000)
    play_turn(page, planted["best"])
    expect(task).to_contain_text("A good turn", timeout=60_000)
    task.get_by_role("link", name="Back to the analysis").click()
    expect(page.locator("[data-chances] polygon").first).to_be_visible()


def test_a_hint_says_what_it_is_worth_and_what_comes_of_it(practice: Any) -> None:
    page = practice("antike", 'turn = "brown"\n[brown]\nmarble = 9', ["me", "tiro"])
    page.get_by_role("button", name="Hint").click()
    said = r"It raises your chance from \d+ % after a usual turn to \d+ %\.\s+Rome would probably answer: .+"
    expect(page.locator("p.hint")).to_contain_text(re.compile(said, re.S))


def test_a_puzzle_is_solved_on_the_board(visit: Any) -> None:
    puzzle = shipped("corduba")[0]
    page = visit("/")
    expect(page.locator('a[href^="/puzzle/"]')).to_contain_text("Puzzle of the day")
    go(page, f"/puzzle/{puzzle.id}")
    task = page.locator(".exercise > section")
    expect(task).to_contain_text("one turn is clearly the best", timeout=20_000)
    assert violations(page) == []
    play_turn(page, puzzle.best)
    expect(task).to_contain_text("Solved!", timeout=60_000)
    task.get_by_role("button", name="Show the solution").click()
    expect(task).to_contain_text("Best:")
    task.get_by_role("button", name="Try again").click()
    expect(task).to_contain_text("one turn is clearly the best", timeout=20_000)


def test_a_puzzle_is_solved_on_a_phone_with_the_keyboard(visit: Any) -> None:
    puzzle = min((one for key in KEYS for one in shipped(key)), key=lambda one: len(one.best))
    page = visit("/", phone=True, locale="de")
    go(page, f"/puzzle/{puzzle.id}")
    task = page.locator(".exercise > section")
    expect(task).to_contain_text("am Zug", timeout=20_000)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for answer in puzzle.best:
        page.locator(f'.prompt [data-notation="{answer}"]:not([aria-disabled])').first.focus()
        press(page, "Enter")
    send = page.locator("[data-confirm]:not(:disabled)")
    if send.count():
        send.focus()
        page.keyboard.press("Enter")
    expect(task).to_contain_text("Gelöst!", timeout=60_000)
