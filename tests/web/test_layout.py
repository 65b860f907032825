"""The table page at seven sizes: nothing moves, what is lit is in sight or announced, nothing is too small."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.measuring import (
    BOXES,
    DESKS,
    GAMES,
    LOST,
    SIZES,
    STILL,
    TINY,
    TOUCHED,
    UNMARKED,
    Asked,
    all_questions,
    moved,
    point_at_answers,
    record_of,
    some_questions,
)
from tests.web.playing import asked, put_hints_away, watch
from tests.web.server import post, violations

MOST = 10
"""How many answers of a question are pointed at."""
BOARD = 0.55
"""A phone's board has this part of the height while one chooses."""
PIECES = 8
"""A long run goes through the questions of a game in so many pieces, each with questions of all of it."""
LOW = {"844x390": 0.8, "720x450": 0.8}
"""On its side, or at 200 %, the board has this part of the height and half of the width."""


def open_at(page: Page, game: str, question: Asked) -> None:
    """The recorded game where this is asked, at a practice table."""
    body = {"record": record_of(game), "answer": question.after, "seed": "seed", "level": "random"}
    watch(page, str(post(page, "practice", body)["id"]))
    asked(page)
    page.wait_for_selector(".table [data-lit]", state="attached")
    page.evaluate(STILL)


def check(page: Page, size: str) -> None:
    """What must be true of every question at this size."""
    assert page.evaluate(LOST) == []
    assert page.evaluate(UNMARKED) == []
    assert page.evaluate(TINY, 44 if size in TOUCHED else 24) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")  # what is only read aloud
    if size in DESKS:
        assert page.evaluate("(box => box.scrollHeight - box.clientHeight)(document.querySelector('.board'))") <= 1
        cards = page.locator(".players article")
        bottom = SIZES[size]["viewport"]["height"]
        assert all(box["y"] + box["height"] <= bottom for card in cards.all() if (box := card.bounding_box()))
    if size in LOW:
        width, height = SIZES[size]["viewport"].values()
        board = page.locator(".table > .board").bounding_box()
        assert board["height"] >= LOW[size] * height
        assert board["width"] >= 0.5 * width
    if size == "390x844":
        assert page.locator(".board").bounding_box()["height"] >= BOARD * 844


def ask_for_a_hint(page: Page) -> None:
    """A hint moves nothing, nor does putting it away."""
    hint = page.get_by_role("button", name="Hint", exact=True)
    if not hint.count():
        return
    before = page.evaluate(BOXES)
    hint.click()
    page.wait_for_selector(".prompt .hinted", state="attached")
    page.evaluate(STILL)
    assert moved(before, page.evaluate(BOXES)) == []
    hint.click()
    page.wait_for_selector(".prompt .hinted", state="detached")
    page.evaluate(STILL)
    assert moved(before, page.evaluate(BOXES)) == []


def look(page: Page, game: str, question: Asked, size: str) -> None:
    try:
        open_at(page, game, question)
        check(page, size)
        point_at_answers(page, MOST)
    except AssertionError as wrong:
        raise AssertionError(f"{game}, {question.step} after {question.after} answers, {size}: {wrong}") from wrong


@pytest.mark.parametrize("size", ["1366x768", "390x844"])
@pytest.mark.parametrize("game", GAMES)
def test_questions_of_every_kind(visit: Any, game: str, size: str) -> None:
    chosen = some_questions(game, 24)
    assert {one.step for one in chosen} == {one.step for one in all_questions(game)}
    page = visit("/", **SIZES[size])
    put_hints_away(page, game)
    for question in chosen[list(SIZES).index(size) > 0 :: 2]:
        look(page, game, question, size)
    ask_for_a_hint(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_at_all_sizes(visit: Any, game: str) -> None:
    first = all_questions(game)[0]
    for size, settings in SIZES.items():
        page = visit("/", **settings)
        put_hints_away(page, game)
        open_at(page, game, first)
        check(page, size)
        assert violations(page) == [], size
        page.context.close()


@pytest.mark.all
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question(visit: Any, game: str, size: str, piece: int) -> None:
    page = visit("/", **SIZES[size])
    put_hints_away(page, game)
    for question in all_questions(game)[piece::PIECES]:
        look(page, game, question, size)
        point_at_answers(page, 1, patience=400)
        assert violations(page) == []
