"""The analysis in the browser: the picture and the replay lead each other; exercises, puzzles; keyboard, phone, axe."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from quadriga.analysis.puzzles import shipped
from tests.play import RECORDS
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
    turning = page.get_by_role("list", name="Turning points").get_by_role("button").last
    turning.focus()
    page.keyboard.press("Enter")
    expect(turning).to_have_attribute("aria-current", "step")
    assert violations(page) == []


def test_a_puzzle_is_solved_on_the_board(visit: Any) -> None:
    puzzle = shipped("corduba")[0]
    page = visit("/")
    expect(page.locator('a[href^="/puzzle/"]')).to_contain_text("Puzzle of the day")
    go(page, f"/puzzle/{puzzle.id}")
    task = page.locator(".exercise > section")
    expect(task).to_contain_text("one turn is clearly the best", timeout=20_000)
    assert violations(page) == []
    table = page.evaluate("new URLSearchParams(location.search).get('table')")
    screen = page.request.get(f"/api/tables/{table}").json()
    question = screen["questions"][0]
    assert question["seat"] == puzzle.seat
    post(page, f"tables/{table}/answers", {"seat": puzzle.seat, "question": question["id"], "answers": puzzle.best})
    expect(task).to_contain_text("Solved!", timeout=60_000)
    task.get_by_role("button", name="Show the solution").click()
    expect(task).to_contain_text("Best:")
    task.get_by_role("button", name="Try again").click()
    expect(task).to_contain_text("one turn is clearly the best", timeout=20_000)
