"""Somebody who plays in the browser by clicking on what is offered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.house import go, open_table

PLAYER = Path(__file__).with_name("player.js").read_text(encoding="utf-8")


def sit_down(page: Page, game: str, seats: str = "me bot", **more: Any) -> str:
    """A game against bots (or as the seats say), shown on the page; gives the table's id."""
    table = open_table(page, game, seats, **more)
    watch(page, table)
    return table


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


def step(page: Page) -> str:
    return str(page.evaluate("player.step()"))


def asked(page: Page) -> None:
    """Wait until something is asked."""
    page.wait_for_selector(".prompt [data-say]:not([aria-disabled])")


def path(page: Page) -> list[str]:
    return page.locator(".path li").all_inner_texts()


def screen(page: Page, table: str, seat: int | None = None) -> Any:
    """What the server shows this person of a table."""
    query = "" if seat is None else f"?seat={seat}"
    return page.request.get(f"/api/tables/{table}{query}").json()
