"""Whatever moves changes the picture on its way; for whoever wants no motion, nothing is in between."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from quadriga.api.replays import events_of, journal_of, moments_of
from tests.play import RECORDS
from tests.server.running import PATIENCE
from tests.web.server import go, post
from tests.web.step_by_step import on, stop_time, until_shown

RECORD = {
    "antike": "antike/west-random-cap",
    "corduba": "corduba/four-greedy",
    "praetor": "praetor/five-expert",
    "romolo": "romolo/two-die",
}
ELSEWHERE = {"antike": {"shown"}}
"""New event cards lie on a tab of their own beside the map of a replay."""
FORWARD = "One answer on"
LONGEST = 5000
"""Milliseconds after which nothing moves any more that one answer has brought."""
SHOWN = ".replay .board[data-shown='{}']"
"""The board once it has shown the moment with that number to its end."""
MARKED = """() => [...document.querySelectorAll('.replay .board [data-marked]')].map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let box = one.parentElement; box; box = box.parentElement) {
    if (box instanceof SVGElement || getComputedStyle(box).overflow === 'visible') continue;
    const seen = box.getBoundingClientRect();
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return false;
  }
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""
"""For each place that is marked as where it has happened: is its middle in sight?"""
PICTURES = """([shown, patience]) => new Promise((done, failed) => {
  const board = document.querySelector('.replay .board');
  const pictures = new Set();
  const end = performance.now() + patience;
  let left = 10;
  const look = () => {
    pictures.add(board.innerHTML);
    const moving = document.getAnimations().filter((one) => one.playState === 'running').length;
    if (moving) pictures.add(`${moving} animations`);
    if (board.dataset.shown === shown) left -= 1;
    if (!left) done(pictures.size);
    else if (performance.now() < end) requestAnimationFrame(look);
    else failed(new Error(`moment ${shown} has not been shown`));
  };
  pictures.add(board.innerHTML);
  document.querySelector('[aria-label="One answer on"]').click();
  requestAnimationFrame(look);
})"""
"""Go on by one moment: how many pictures does the board show until it has shown it and for ten frames more, the first
one included?"""
FLYING = {"antike": "moved", "corduba": "activated", "praetor": "activated", "romolo": "moved"}
"""An event of each game in which a piece goes from one place to another."""
SPOTS = "() => [...document.querySelectorAll('.replay .board .travel')].map((one) => one.getAttribute('transform'))"
"""Where pieces on their way are."""
SMALL_STEP = 50


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


def at(page: Page, moments: list[int], moment: int) -> None:
    """Show a moment to its end, in a page whose time stands still."""
    page.get_by_role("slider").fill(str(moment))
    for _ in until_shown(page, moments[moment], LONGEST):
        pass


def opened(page: Page, key: str) -> list[int]:
    """The numbers of the moments of a replay."""
    replay = post(page, "replays", {"record": text_of(key)})
    go(page, f"/record/{replay['id']}")
    page.wait_for_selector(".replay .board svg", state="attached")
    return [moment["number"] for moment in replay["moments"]]


def picture(page: Page) -> list[bytes]:
    """The board, and the panels of the players beside it."""
    return [page.locator(f".replay .{part}").screenshot() for part in ("board", "players")]


def changes(page: Page, moments: list[int], before: int) -> bool:
    """Does the picture change on the way to the next moment, or with it?"""
    at(page, moments, before)
    first = picture(page)
    page.get_by_role("button", name=FORWARD).click()
    changed = False
    for _ in until_shown(page, moments[before + 1]):
        changed = changed or picture(page) != first
    on(page, LONGEST)
    return changed or picture(page) != first


@pytest.mark.parametrize("key", RECORD)
def test_whatever_moves_changes_the_picture(visit: Any, key: str) -> None:
    page = visit("/", reduced_motion="no-preference")
    moments = opened(page, key)
    stop_time(page)
    still, unseen = [], []
    for verb, before in moving(key).items():
        if not changes(page, moments, before):
            still.append(verb)
        marked = page.evaluate(MARKED)
        if marked and not any(marked):
            unseen.append(verb)
    assert set(still) <= ELSEWHERE.get(key, set())
    assert not unseen, "the board goes to where it happens"


@pytest.mark.parametrize(("key", "verb"), FLYING.items())
def test_pieces_go_their_way(visit: Any, key: str, verb: str) -> None:
    page = visit("/", reduced_motion="no-preference")
    moments = opened(page, key)
    before = moving(key)[verb]
    stop_time(page)
    at(page, moments, before)
    page.get_by_role("button", name=FORWARD).click()
    spots = {spot for _ in until_shown(page, moments[before + 1], SMALL_STEP) for spot in page.evaluate(SPOTS)}
    assert len(spots) > 2


@pytest.mark.parametrize("key", RECORD)
def test_without_motion_nothing_is_in_between(visit: Any, key: str) -> None:
    page = visit("/")
    moments = opened(page, key)
    for before in list(moving(key).values())[-4:]:
        page.get_by_role("slider").fill(str(before))
        page.wait_for_selector(SHOWN.format(moments[before]), state="attached")
        assert page.evaluate(PICTURES, [str(moments[before + 1]), PATIENCE * 1000]) <= 2
