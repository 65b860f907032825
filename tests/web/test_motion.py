"""Whatever moves changes the picture on its way; for whoever wants no motion, nothing is in between."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quadriga.api.replays import events_of, journal_of, moments_of
from tests.play import RECORDS
from tests.web.server import go, post

RECORD = {
    "antike": "antike/west-random-cap",
    "corduba": "corduba/four-greedy",
    "praetor": "praetor/five-expert",
    "romolo": "romolo/two-die",
}
ELSEWHERE = {"antike": {"shown"}}
"""New event cards lie on a tab of their own beside the map of a replay."""
LONGEST = 8
"""Seconds within which whatever one answer brings has been shown, at slow speed."""
FORWARD = "One answer on"
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
PICTURES = """() => new Promise((done) => {
  const pictures = new Set();
  let left = 40;
  const look = () => {
    pictures.add(document.querySelector('.replay .board').innerHTML);
    const moving = document.getAnimations().filter((one) => one.playState === 'running').length;
    if (moving) pictures.add(`${moving} animations`);
    if (left-- > 0) requestAnimationFrame(look);
    else done(pictures.size);
  };
  pictures.add(document.querySelector('.replay .board').innerHTML);
  document.querySelector('[aria-label="One answer on"]').click();
  requestAnimationFrame(look);
})"""
"""Go on by one moment and count the pictures that the board shows from then on, the first one included."""


def text_of(key: str) -> str:
    return (RECORDS / f"{RECORD[key]}.quadriga").read_text(encoding="utf-8")


def moving(key: str) -> dict[str, int]:
    """For each kind of event that moves something, the moment before the first of them."""
    record, journal = journal_of(text_of(key))
    found: dict[str, int] = {}
    for number, (_, state, since) in enumerate(moments_of(record, journal)):
        for event in events_of(state, since, "none"):
            if number and (event["left"] or event["reached"]):
                found.setdefault(event["verb"], number - 1)
    return found


def at(page: Page, moment: int) -> None:
    """Show a moment at once."""
    slider = page.get_by_role("slider")
    slider.fill(str(moment))
    expect(slider).to_have_value(str(moment))
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STILL)


def opened(page: Page, key: str) -> None:
    replay = post(page, "replays", {"record": text_of(key)})
    go(page, f"/record/{replay['id']}")
    page.wait_for_selector(".replay .board svg", state="attached")


def picture(page: Page) -> list[bytes]:
    """The board, and the panels of the players beside it."""
    return [page.locator(f".replay .{part}").screenshot() for part in ("board", "players")]


def settled(page: Page) -> list[bytes]:
    """The picture once nothing changes in it any more."""
    last, now = None, picture(page)
    while now != last:
        last, now = now, picture(page)
    return now


@pytest.mark.parametrize("key", RECORD)
def test_whatever_moves_changes_the_picture(visit: Any, key: str) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('quadriga-speed', 'slow')")
    opened(page, key)
    still = []
    for verb, before in moving(key).items():
        at(page, before)
        first = settled(page)
        page.get_by_role("button", name=FORWARD).click()
        over = time.monotonic() + LONGEST
        while picture(page) == first:
            if time.monotonic() > over:
                still.append(verb)
                break
    assert set(still) <= ELSEWHERE.get(key, set())


@pytest.mark.parametrize("key", RECORD)
def test_without_motion_nothing_is_in_between(visit: Any, key: str) -> None:
    page = visit("/")
    opened(page, key)
    for before in list(moving(key).values())[-4:]:
        at(page, before)
        assert page.evaluate(PICTURES) <= 2
