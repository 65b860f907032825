"""The end of a game and what one does with finished ones: the result, another game, replays, lists."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.play import RECORDS
from tests.web.playing import sit_down, to_the_end
from tests.web.server import go, post, violations


def opened(page: Page, name: str) -> str:
    """A golden record opened from a file; gives the address of its replay."""
    text = (RECORDS / f"{name}.quadriga").read_text(encoding="utf-8")
    return f"/record/{post(page, 'replays', {'record': text})['id']}"


def at_the_end(page: Page, name: str) -> None:
    go(page, opened(page, name))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "sentence", "totals"),
    [
        ("romolo/two-towers", "Yellow wins: the last player with a tower.", ["26", "0"]),
        ("corduba/two-rebellion", "All players lose: the whole city is in rebellion.", ["7", "1"]),
    ],
)
def test_an_early_end_says_who_won_and_why_and_the_points_as_they_stood(
    visit: Any, name: str, sentence: str, totals: list[str]
) -> None:
    page = visit("/")
    at_the_end(page, name)
    expect(page.get_by_text(sentence)).to_be_visible()
    sheet = page.get_by_role("table", name="Points as they stood")
    expect(sheet).to_be_visible()
    assert sheet.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts() == totals
    assert violations(page) == []


def test_a_curve_and_the_three_rounds_that_changed_most(visit: Any) -> None:
    page = visit("/")
    at_the_end(page, "praetor/two-greedy")
    curve = page.get_by_role("img", name="Points by round")
    expect(curve).to_have_accessible_name(re.compile(r"9 to 293\..*10 to 276\."))
    expect(curve.locator("polyline:not(.halo)")).to_have_count(2)
    dashes = curve.locator("polyline:not(.halo)").evaluate_all("lines => lines.map(one => one.style.strokeDasharray "
                                                               "|| one.getAttribute('stroke-dasharray'))")  # fmt: skip
    assert len(set(dashes)) == 2, "lines differ not by colour alone"
    rounds = page.get_by_role("link", name=re.compile("^Round "))
    assert rounds.all_inner_texts() == ["Round 7", "Round 8", "Round 9"]
    rounds.first.click()
    expect(page.get_by_label("Turn", exact=True)).not_to_have_value("1")
    expect(page.get_by_role("heading", name="The game is over.")).to_have_count(0)
    expect(page.locator(".board").get_by_text(re.compile(r"Round\s*7"))).to_be_visible()


def test_another_game_with_one_click_with_the_same_seats_or_exchanged(visit: Any) -> None:
    page = visit("/")
    first = sit_down(page, "antike", "me random", settings={"turn_cap": "1"})
    for button, mine in (("Play again", 0), ("Play again with seats exchanged", 1)):
        to_the_end(page, first, clicks=20)
        expect(page.locator("[data-curve]")).to_be_visible()
        page.get_by_role("button", name=button, exact=True).click()
        page.wait_for_url(re.compile(r"/table/(?!" + first + r")\w+"))
        expect(page.locator("#asked")).to_be_visible()
        first = page.url.rsplit("/", 1)[1]
        seats = page.request.get(f"/api/tables/{first}").json()["table"]["seats"]
        assert [seat["number"] for seat in seats if seat["mine"]] == [mine]


def test_from_the_end_one_comes_to_replay_and_record(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "antike", "me random", settings={"turn_cap": "1"})
    to_the_end(page, table, clicks=20)
    end = page.locator("[data-over]")
    with page.expect_download() as download:
        end.get_by_role("link", name="Download the record").click()
    assert "Game: antike" in download.value.path().read_text(encoding="utf-8")
    end.get_by_role("link", name="Watch again").click()
    page.wait_for_url(f"**/replay/{table}")


@pytest.mark.parametrize("path", ["/tables", "/replays"])
def test_finished_games_say_against_whom_how_and_when_and_are_filtered(visit: Any, path: str) -> None:
    page = visit("/")
    table = sit_down(page, "antike", "me random", settings={"turn_cap": "1"}, name="Zama")
    to_the_end(page, table, clicks=20)
    go(page, path)
    row = page.get_by_role("listitem").filter(has_text="Zama")
    expect(row).to_contain_text("against Easy bot")
    expect(row).to_contain_text(re.compile(r"Won|Lost|Shared win"))
    expect(row).to_contain_text(re.compile(r"\d : \d"))
    expect(row).to_contain_text("2026")
    expect(row).to_contain_text(re.compile(r"\d turns?, \d+ min"))
    for value, count in (("corduba", 0), ("antike", 1)):
        page.get_by_role("combobox", name="Game").select_option(value)
        expect(row).to_have_count(count)
    for value, count in (("Nobody", 0), ("rand", 1)):
        page.get_by_label("Opponent").fill(value)
        expect(row).to_have_count(count)
    assert violations(page) == []
    row.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1, name="Antike Duellum")).to_be_visible()
