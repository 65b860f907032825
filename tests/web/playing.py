"""Somebody who plays in the browser by clicking on what is offered."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.server import PATIENCE, go, open_table, post, violations

HINTS = (
    "rondel produce found move people Turn ChooseWorker Place Rotate Sell RaiseWhat Where Visit Deliver "
    "Settle Activate Act Attack Feed"
)
"""Hints for a first game that are known by now."""
PLAYER = Path(__file__).with_name("player.js").read_text(encoding="utf-8")


def sit_down(page: Page, game: str, seats: str = "me bot", **more: Any) -> str:
    """A game against bots (or as the seats say), shown on the page; gives the table's id."""
    table = open_table(page, game, seats, **more)
    watch(page, table)
    return table


Seats = str | Sequence[str | tuple[str, ...]]
"""Of a practice table: "me", levels of bots, and levels with the answers that are given first."""


def practise(page: Page, game: str, position: str, seats: Seats = "", seed: str = "seed") -> str:
    """A practice table at a written position, opened by whoever looks at the page; gives its id."""
    planned: list[dict[str, Any]] = []
    for seat in seats.split() if isinstance(seats, str) else seats:
        level, *answers = [seat] if isinstance(seat, str) else seat
        planned.append({"kind": "me"} if level == "me" else {"kind": "bot", "level": level, "answers": answers})
    body = {"game": game, "position": position, "seats": planned, "seed": seed, "level": "random"}
    return str(post(page, "practice", body)["id"])


def put_hints_away(page: Page, game: str) -> None:
    """Hints for a first game are not shown."""
    page.evaluate("([key, hints]) => localStorage.setItem(key, hints)", [f"quadriga-hints-{game}", HINTS])


def against_random(page: Page, game: str, seats: int = 2, **settings: str) -> str:
    """A table against bots that answer at once, shown on the page; hints for a first game are put away."""
    put_hints_away(page, game)
    plans = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    table = str(post(page, "tables", {"game": game, "seats": plans, "settings": settings})["id"])
    watch(page, table)
    page.wait_for_selector("[data-lit]", state="attached")
    return table


def to_the_end(page: Page, table: str, clicks: int = 60) -> None:
    """Play by what is lit, looking at the page from time to time."""
    for seed in range(1, 4):
        play(page, seed, most=clicks, on_board=100)
        page.wait_for_selector(".prompt [data-notation]:not([aria-disabled]), [data-over]")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(page, 4, on_board=100)
    assert screen(page, table)["table"]["stage"] == "over"


def like_words(page: Page) -> None:
    """See boards as tables of words from now on."""
    page.evaluate("localStorage.setItem('quadriga-plain', 'on')")


def watch(page: Page, table: str) -> None:
    """Open a table's page, with our player ready."""
    go(page, f"/table/{table}")
    page.wait_for_selector("#asked, [data-over]")
    page.evaluate(PLAYER)


def play(page: Page, seed: int, most: int = 3000, on_board: int = 0) -> int:
    """Click until the game is over, or so often; `on_board` of a hundred clicks are on the board."""
    return int(page.evaluate("([seed, most, onBoard]) => player.play(seed, most, onBoard)", [seed, most, on_board]))


def step(page: Page, sight: str | None = None) -> str:
    """One click; with a sight, only where the page has not come to show something else in the meantime."""
    return str(page.evaluate("(sight) => player.step(0, sight)", sight))


def until(done: Callable[[], Any], *pages: Page) -> None:
    """Click on wherever something is asked, until something has come about."""
    end = time.monotonic() + PATIENCE
    while True:
        sights = [page.evaluate("player.sight()") for page in pages]
        if done():
            return
        if "clicked" in [step(page, sight) for page, sight in zip(pages, sights, strict=True)]:
            end = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < end, f"nobody asks; the page shows {pages[0].inner_text('.prompt')[:500]}"
            pages[0].wait_for_timeout(20)


SIGHT = """() => [...document.querySelectorAll('#asked, .path li, [data-lit], [data-confirm]')]
  .map((one) => one.dataset.place ?? one.innerText).join()"""
"""What is asked, picked and lit, in the page."""


def press(page: Page, key: str) -> None:
    """Press a key that leads on, and wait until it has."""
    before = page.evaluate(SIGHT)
    page.keyboard.press(key)
    page.wait_for_function(f"before => ({SIGHT})() !== before", arg=before)


def asked(page: Page) -> None:
    """Wait until something is asked."""
    page.wait_for_selector(".prompt [data-notation]:not([aria-disabled])")


def lead_on(page: Page, unless: str = "nothing") -> None:
    """Click on what leads on, if there is anything: the confirmation, or the first answer; not where `unless` is."""
    page.evaluate(
        """unless => document.querySelector(unless) ||
            (document.querySelector('[data-confirm]:not(:disabled)')
            ?? document.querySelector('.prompt [data-notation]:not([aria-disabled])'))?.click()""",
        unless,
    )


def patiently(page: Page, act: Callable[[], None], done: Callable[[], Any]) -> None:
    """Do something again and again until something has come about."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited for too long"
        act()
        page.wait_for_timeout(100)


def path(page: Page) -> list[str]:
    return page.locator(".path li").all_inner_texts()


def screen(page: Page, table: str, seat: int | None = None) -> Any:
    """What the server shows this person of a table."""
    query = "" if seat is None else f"?seat={seat}"
    return page.request.get(f"/api/tables/{table}{query}").json()
