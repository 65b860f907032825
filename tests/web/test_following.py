"""A replay goes where it happens: the district or panel is opened; its list tells each turn in one line."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quadriga.api.replays import events_of, journal_of, moments_of
from tests.play import RECORDS
from tests.web.server import go, post

RECORD = (RECORDS / "corduba" / "four-greedy.quadriga").read_text(encoding="utf-8")


def moments_with(start: str) -> list[int]:
    """The moments of the record before which such an event happened."""
    record, journal = journal_of(RECORD)
    return [
        number
        for number, (_, state, since) in enumerate(moments_of(record, journal))
        if any(event["notation"].startswith(start) for event in events_of(state, since, "none"))
    ]


@pytest.fixture
def replay(visit: Any) -> Page:
    page: Page = visit("/", phone=True)
    go(page, f"/record/{post(page, 'replays', {'record': RECORD})['id']}")
    page.wait_for_selector(".replay .board svg", state="attached")
    return page


def at(page: Page, moment: int) -> None:
    page.get_by_role("slider").fill(str(moment))


def test_the_district_and_the_panel_where_it_happens_are_opened(replay: Page) -> None:
    board = replay.locator(".replay .board")
    tab = board.get_by_role("group", name="Parts of the board")
    places = {
        "Servorum": "built orange servorum-librarium",
        "Plebeius": "laid white plebeius",
        "Patricius": "laid white",
    }
    for district, event in places.items():
        moment = moments_with(event)[-1]
        at(replay, moment)
        expect(tab.get_by_role("button", name="City")).to_have_attribute("aria-pressed", "true")
        expect(board.get_by_role("button", name=district, exact=True)).to_have_attribute("aria-pressed", "true")
    at(replay, moments_with("bought")[0])
    expect(tab.get_by_role("button", name="Civic")).to_have_attribute("aria-pressed", "true")
    at(replay, moments_with("laid")[0])
    expect(tab.get_by_role("button", name="City")).to_have_attribute("aria-pressed", "true")


def test_the_list_of_answers_tells_each_turn_in_one_line(replay: Page) -> None:
    at(replay, moments_with("built orange plebeius-schola")[0])
    turns = replay.locator(".answers .turn")
    expect(turns.filter(has_text="Builds Schola (Plebeius).")).to_have_count(1)
    assert turns.count() > 1
    expect(turns.first.locator("b")).to_have_text(re.compile(r"Turn \d+"))
