"""Room on the table page: what comes and goes moves nothing, rivals open one by one, the sheet can be pushed down."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.measuring import BOXES, STILL, moved, record_of, some_questions
from tests.web.playing import asked, put_hints_away, screen, sit_down, until, watch
from tests.web.server import Line, open_table, post

DESK: Any = {"viewport": {"width": 1366, "height": 768}}
OF_THE_QUESTION = """() => [...document.querySelectorAll('.prompt > *, .prompt [data-notation], .prompt .tools > *')]
  .map((one) => one.dataset.notation ?? one.classList[0] ?? one.tagName)"""
"""What the question and its answers are called among the boxes: another question has others."""
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def boxes(page: Page) -> Any:
    page.evaluate(STILL)
    return page.evaluate(BOXES)


def test_a_hint_for_a_first_game_and_the_recap_move_nothing(visit: Any) -> None:
    page = visit("/", **DESK)
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    coach = page.locator("[data-coach] > *")
    expect(coach).to_have_count(1)
    before = boxes(page)
    coach.get_by_role("button").last.click()
    expect(coach).to_have_count(0)
    assert moved(before, boxes(page)) == []
    page.locator('.prompt [data-notation^="activate"]').first.click()
    until(page.locator(".recap").count, page)
    asked(page)
    before = boxes(page)
    page.get_by_role("button", name="Seen").click()
    expect(page.locator(".recap")).to_have_count(0)
    assert moved(before, boxes(page)) == []


def test_what_is_picked_what_others_want_and_a_lost_connection_move_no_answer(visit: Any) -> None:
    livia, marcus = visit("/", **DESK), visit("/", **DESK)
    for page in (livia, marcus):
        page.evaluate("localStorage.setItem('quadriga-confirm', 'on')")
    lines = {livia: Line(livia), marcus: Line(marcus)}
    table = open_table(livia, "antike", "me open")
    post(marcus, f"tables/{table}/sit", {"seat": 1, "nonce": "marcus"})
    for page in (livia, marcus):
        watch(page, table)
    page, other, seat = (livia, marcus, 1) if screen(livia, table)["questions"] else (marcus, livia, 0)
    asked(page)
    before = boxes(page)

    def elsewhere() -> list[str]:
        return [one for one in moved(before, boxes(page)) if one.startswith("('rondel")]

    page.locator('.prompt [data-notation="rondel ferrum"]').click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert elsewhere() == []
    post(other, f"tables/{table}/hints", {"seat": seat})
    expect(page.get_by_role("button", name="Agree")).to_be_visible()
    assert elsewhere() == []
    lines[page].cut()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    assert elsewhere() == []
    lines[page].mend()


def test_a_phone_keeps_the_recap_off_the_question(visit: Any) -> None:
    page = visit("/", **PHONE)
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    page.locator('.prompt [data-notation^="activate"]').first.click()
    chronicle = page.locator(".tabs").last.get_by_role("button", name="Chronicle")
    until(lambda: "Since your last turn" in chronicle.inner_text(), page)
    asked(page)
    expect(page.locator(".recap")).to_have_count(0)
    before = boxes(page)
    chronicle.click()
    recap, question = page.locator(".recap"), page.locator(".sheet")
    expect(recap).to_be_visible()
    edge, top = recap.bounding_box(), question.bounding_box()
    assert edge
    assert top
    assert edge["y"] + edge["height"] <= top["y"]
    expect(page.locator("#asked")).to_be_visible()
    page.locator(".tabs").last.get_by_role("button", name="Board").click()
    assert moved(before, boxes(page)) == []


def test_the_sheet_of_a_phone_is_pushed_down_to_one_line_and_comes_up_when_something_is_asked(visit: Any) -> None:
    page = visit("/", **PHONE)
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    board = page.locator(".table > .board")
    tall = board.bounding_box()["height"]
    page.get_by_role("button", name="Push the question down").click()
    expect(page.locator("#asked")).to_be_visible()
    expect(page.locator(".prompt [data-notation]").first).to_be_hidden()
    assert page.locator(".sheet").bounding_box()["height"] <= 46
    assert board.bounding_box()["height"] >= 0.7 * 844 > tall
    page.evaluate("document.querySelector('.board [data-place=pass][data-lit]').click()")
    page.locator("[data-confirm]").dispatch_event("click")
    expect(page.locator(".prompt [data-notation]").first).to_be_visible()


def test_rivals_are_cards_of_which_one_is_open_at_a_time(visit: Any) -> None:
    page = visit("/", **DESK)
    sit_down(page, "corduba", "me random random random")
    asked(page)
    players = page.locator(".players article")
    expect(players).to_have_count(4)
    expect(page.locator(".players article.small")).to_have_count(3)
    for rival in ("Green", "Blue"):
        page.get_by_role("button", name=f"Show what {rival} has").click()
        expect(page.locator(".players article.small")).to_have_count(2)
        expect(page.get_by_role("article", name=rival)).not_to_have_class("small")
        for card in players.all():
            box = card.bounding_box()
            assert box
            assert box["y"] + box["height"] <= 768
    page.get_by_role("button", name="Show less of Blue").click()
    expect(page.locator(".players article.small")).to_have_count(3)


@pytest.mark.parametrize(
    ("game", "step", "verb"),
    [
        ("antike", "Rondel", "rondel"),
        ("praetor", "Turn", "activate"),
        ("praetor", "Sell", "sell"),
        ("romolo", "Sale", "sell"),
        ("corduba", "Visit", "sell"),
    ],
)
def test_activating_and_selling_move_nothing_but_the_question(visit: Any, game: str, step: str, verb: str) -> None:
    page = visit("/", **DESK)
    page.evaluate("localStorage.setItem('quadriga-confirm', 'on')")
    put_hints_away(page, game)
    asks = next(one for one in some_questions(game, 24) if one.step == step)
    body = {"record": record_of(game), "answer": asks.after, "seed": "seed", "level": "random"}
    watch(page, str(post(page, "practice", body)["id"]))
    asked(page)
    before = [box for box in boxes(page) if box[0] not in page.evaluate(OF_THE_QUESTION)]
    page.locator(f'.prompt [data-notation^="{verb} "]:not([aria-disabled])').first.click()
    expect(page.locator(".path .unsent")).not_to_have_count(0)
    asked(page)
    assert moved(before, boxes(page)) == []
