"""Practice tables in the browser: marked as such, played as all others, opened from a replay too."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.play import RECORDS
from tests.web.playing import asked, screen, watch
from tests.web.server import go, post, violations

POSITION = 'display = ["festung", "tribut", "sturm"]\n[brown]\ngold = 7\nstone = "ferrum"\n'


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_a_page_opens_at_a_written_position(practice: Any) -> None:
    page: Page = practice("antike", POSITION, ["me", ("random", "rondel marmor", "found Zama gold")])
    asked(page)
    bar = page.locator(".bar")
    expect(bar).to_contain_text("Practice")
    expect(bar).to_contain_text("counts as no game")
    assert violations(page) == []
    page.locator('.prompt [data-notation="rondel militia"]').click()
    expect(page.get_by_role("log")).to_contain_text("Marmor")
    page.locator('.prompt [data-notation="rondel marmor"]').click()
    expect(bar).to_contain_text("the next listed answer is not allowed here")
    page.reload()
    expect(bar).to_contain_text("the next listed answer is not allowed here")
    page.keyboard.press("z")
    expect(bar).to_contain_text("counts as no game")
    assert screen(page, table_of(page))["table"]["practice"]
    table = table_of(page)
    go(page, "/")
    expect(page.locator("main")).to_contain_text("Antike")
    expect(page.locator(f'a[href$="{table}"]')).to_have_count(0)


def test_on_a_phone_the_mark_stays(practice: Any) -> None:
    page: Page = practice("antike", POSITION, phone=True, locale="de")
    expect(page.locator(".bar .practice")).to_have_text("Übung")
    page.get_by_role("button", name="Tisch", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("zählt nicht als Partie")


def test_from_a_replay_one_plays_on(visit: Any) -> None:
    page = visit("/")
    record = (RECORDS / "praetor/two-greedy.quadriga").read_text(encoding="utf-8")
    replay = post(page, "replays", {"record": record})
    go(page, f"/record/{replay['id']}")
    page.wait_for_selector(".board")
    play_on = page.get_by_role("button", name="Play on from here")
    page.keyboard.press("End")
    expect(play_on).to_have_count(0)
    page.keyboard.press("PageUp")
    expect(play_on).to_be_visible()
    turn = page.locator("input[type=number]").input_value()
    assert int(turn) > 1
    play_on.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".bar .practice")).to_have_text("Practice")
    watch(page, table_of(page))
    asked(page)
    assert sum(seat["mine"] for seat in screen(page, table_of(page))["table"]["seats"]) == 1
