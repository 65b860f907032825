"""Pointing at an answer moves nothing: what is clicked is what was pointed at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import asked, play, sit_down
from tests.web.server import PHONE

DESK: Any = {"width": 1366, "height": 768}

BOXES = """[...document.querySelectorAll('.board, .board > *, .board .box, .panel, .strip, .sheet, .table [data-lit]'),
    ...document.querySelectorAll('.prompt > *, .prompt [data-notation], .tools *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const name = one.dataset.notation ?? one.dataset.place ?? one.className;
  return [name, one.closest('svg') ? 3 : 1, x, y, x + width, y + height];
})"""
"""Board, panels and answers: what each is, how far an edge may be off (a drawing can get a thicker rim), its edges."""
BEFORE = f"""(answer) => {{
  answer.scrollIntoView({{ block: 'center' }});
  const {{ x, y, width, height }} = answer.getBoundingClientRect();
  return [answer.dataset.notation, x + width / 2, y + height / 2, {BOXES}];
}}"""
AFTER = f"""([x, y]) => [document.elementFromPoint(x, y)?.closest('[data-notation]')?.dataset.notation, {BOXES}]"""
SHOWN, GONE = (f"() => document.querySelector('.hover-preview').innerText {sign} ''" for sign in ("!==", "==="))


def moved(before: list[Any], after: list[Any]) -> list[str]:
    assert [one[0] for one in before] == [one[0] for one in after]
    return [
        f"{name}: {was} is now {now}"
        for (name, off, *was), (_, _, *now) in zip(before, after, strict=True)
        if any(abs(a - b) > off for a, b in zip(was, now, strict=True))
    ]


def begin(page: Page, game: str) -> None:
    sit_down(page, game, "me random")
    asked(page)
    page.wait_for_selector(".board [data-lit]", state="attached")


def point_at_answers(page: Page, most: int) -> None:
    for choice in page.query_selector_all(".prompt [data-notation]")[:most]:
        say, x, y, before = choice.evaluate(BEFORE)
        page.mouse.move(x, y)
        page.wait_for_function(SHOWN)
        under, after = page.evaluate(AFTER, [x, y])
        assert under == say
        assert moved(before, after) == [], say
        page.mouse.move(1, 1)
        page.wait_for_function(GONE)


@pytest.mark.parametrize("game", ["antike", "corduba", "praetor", "romolo"])
def test_pointing_at_an_answer_moves_nothing(visit: Any, game: str) -> None:
    page = visit("/", viewport=DESK)
    begin(page, game)
    for most, clicks in ((10, 2), (4, 4), (4, 0)):
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            page.wait_for_selector(".sheet [data-notation]" if size is PHONE else ".ask [data-notation]")
            page.wait_for_selector(".table [data-lit]", state="attached")
            point_at_answers(page, most)
        play(page, clicks, most=clicks)
        asked(page)


def test_the_focus_on_an_answer_shows_what_it_would_change_and_moves_nothing(visit: Any) -> None:
    page = visit("/")
    begin(page, "antike")
    first, second = page.locator(".prompt [data-notation]").all()[:2]
    first.focus()
    before = page.evaluate(BOXES)
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    expect(page.get_by_role("status", name="What would change")).to_contain_text("Templum")
    assert moved(before, page.evaluate(BOXES)) == []
