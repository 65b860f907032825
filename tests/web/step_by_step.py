"""Time in a page that goes on step by step only: what moves is seen the same on a slow machine, and on a busy one."""

from __future__ import annotations

import time
from collections.abc import Iterator

from playwright.sync_api import Page

from tests.server.running import PATIENCE

PICTURES_A_SECOND = 8
STEP = 1000 // PICTURES_A_SECOND
"""Milliseconds."""
SHOWN = "() => document.querySelector('.replay .board')?.dataset.shown ?? ''"
"""The number of the moment that the board of a replay has shown to its end."""
ON = """(step) => {
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = (one.currentTime ?? 0) + step;
    if (one.currentTime >= one.effect.getComputedTiming().endTime) one.finish();
  }
}"""
"""Whatever the style sheets move goes on by a step, and stands still again."""


def stop_time(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


def on(page: Page, step: int = STEP) -> None:
    """Time goes on in the page, by a step only."""
    page.evaluate(ON, step)
    page.clock.run_for(step)


def until_shown(page: Page, number: int, step: int = STEP) -> Iterator[None]:
    """Time goes on, step by step, until the board has shown the moment with that number."""
    end = time.monotonic() + PATIENCE
    while True:
        on(page, step)
        yield
        if page.evaluate(SHOWN) == str(number):
            return
        assert time.monotonic() < end, f"moment {number} has not been shown"
