"""What needs no question is not asked: obvious answers are put in, shown and can be changed; free actions stand by."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.playing import asked, patiently
from tests.web.server import violations

MILITIA = """
display = ["festung", "tribut", "sturm"]
[brown]
iron = 9
coins = 2
marble = 2
stone = "ferrum"
cities = ["Carthago iron temple", "Tacape marble"]
recruits = { legion = 4 }
advances = ["commercium"]
"""


class Clicks:
    """Somebody who counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, selector: str) -> None:
        self.page.locator(f"{selector}:not([aria-disabled])").first.click()
        self.count += 1

    def answer(self, notation: str) -> None:
        self.on(f'.prompt [data-notation="{notation}"]')

    def times(self, notation: str, times: int) -> None:
        self.on(f'.prompt [data-of="{notation}"][data-times="{times}"]')


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def record(page: Page) -> list[str]:
    text: str = page.request.get(f"/api/tables/{table_of(page)}/record").text()
    return text.partition("\n\n")[2].splitlines()


def test_militia_with_four_units_takes_five_clicks_and_pays_by_itself(practice: Any) -> None:
    page: Page = practice("antike", MILITIA)
    asked(page)
    clicks = Clicks(page)
    clicks.answer("rondel militia")
    expect(page.locator(".path .obvious")).to_contain_text("Pay 1 iron")
    clicks.times("arm legion Carthago", 3)
    expect(page.locator(".path")).to_contain_text("Carthago")
    assert violations(page) == []
    clicks.answer("arm legion Tacape")  # after it no other can be armed, and that is put in
    expect(page.locator(".path li")).to_have_count(0)  # sent after the moment in which it can be taken back
    assert clicks.count <= 5
    mine = [line for line in record(page) if line.startswith("brown:")]
    assert mine[:2] == ["brown: rondel militia", "brown: pay iron"], "the journal keeps what was put in"
    assert sum("arm legion" in line for line in mine) == 4


def test_one_can_pay_otherwise(practice: Any) -> None:
    page: Page = practice("antike", MILITIA)
    asked(page)
    Clicks(page).answer("rondel militia")
    page.locator(".path .obvious .otherwise").click()
    expect(page.locator('#asked[data-question="PayAny"]')).to_be_visible()
    Clicks(page).answer("pay marble")
    expect(page.locator('#asked[data-question="Militia"]')).to_be_visible()
    expect(page.locator(".path .obvious")).to_have_count(0)
    page.reload()
    expect(page.locator(".path li")).to_have_count(2)
    page.keyboard.press("z")
    expect(page.locator('#asked[data-question="PayAny"]')).to_be_visible()


def test_free_actions_stand_beside_the_move_and_light_up(practice: Any) -> None:
    page: Page = practice("antike", MILITIA)
    asked(page)
    card, exchange = (page.locator(f'.free [data-free="{verb}"]') for verb in ("card", "commercium"))
    expect(card).to_be_disabled()
    Clicks(page).answer("rondel ferrum")
    page.wait_for_selector("[data-confirm]")
    expect(page.locator(".path .obvious").first).to_be_visible()
    expect(exchange).to_be_enabled()
    exchange.click()
    expect(page.locator('#asked[data-question="Give"]')).to_be_visible()


HUNGRY = """
seats = 2
land = "plain"
display = ["consul"]
[yellow]
capital = "0,0"
workers = ["0,0", "1,0"]
grain = 5
[blue]
capital = "0,-3"
workers = ["0,-3"]
grain = 9
"""


def test_everybody_is_fed_without_being_asked(practice: Any) -> None:
    page: Page = practice("romolo", HUNGRY)
    asked(page)
    Clicks(page).answer("pass")
    patiently(page, lambda: None, lambda: "yellow: feed" in record(page))
    mine = [line.split()[1] for line in record(page) if line.startswith("yellow:")]
    assert mine[0] == "pass"
    assert set(mine) == {"pass", "feed", "grain"}, "by one click; the journal keeps each answer"
