"""From the pointer to the first changed frame, in a real browser on this machine: python -m bench.pointer [GAME ...].

Somebody plays by real clicks against bots of the first level. For every click two times are taken, from the moment the
pointer goes down: to the first frame in which the table has changed at all, and to the frame that shows the next
question (of the same move, or after the server has taken the answer and the bots have answered).
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Page

from quadriga.agents.levels import LEVELS
from quadriga.games import KEYS
from tests.web.server import go, open_table, running_browser, running_server, somebody

CLICKS = 60
LIMIT = 100.0
WATCH = """
() => {
  const times = (window.times = { changed: [], shown: [] });
  let down = 0, first = false, shown = false, asked = '';
  const question = () =>
    [...document.querySelectorAll('.prompt [data-notation]')].map((choice) => choice.dataset.notation).join() +
    document.querySelectorAll('.path li').length;
  addEventListener('pointerdown', (event) => {
    if (!event.target.closest('[data-notation], [data-confirm]')) return;
    down = event.timeStamp; first = shown = true; asked = question();
  }, true);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  new MutationObserver(() => {
    if (first) { first = false; void frame().then((at) => times.changed.push(at - down)); }
    const now = question();
    if (shown && now !== asked && document.querySelector('.prompt [data-notation], [data-confirm], [data-over]')) {
      shown = false; void frame().then((at) => times.shown.push(at - down));
    }
  }).observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true });
}
"""


def click_through(page: Page) -> None:
    """Click on what is offered, as a mouse does."""
    for number in range(CLICKS):
        confirm, choices = page.locator("[data-confirm]"), page.locator(".prompt [data-notation]:not([aria-disabled])")
        page.wait_for_selector("[data-confirm], .prompt [data-notation]:not([aria-disabled]), [data-over]")
        if page.locator("[data-over]").count():
            return
        if confirm.count():
            confirm.click()
        elif choices.count():
            choices.nth(number * 7 % choices.count()).click()
        page.wait_for_timeout(120)


def main(wanted: list[str]) -> int:
    everything: list[float] = []
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        for key in wanted or KEYS:
            page = somebody(browser, server)
            go(page, "/")
            go(page, f"/table/{open_table(page, key, f'me {LEVELS[0]}')}")
            page.wait_for_selector(".prompt [data-notation]")
            page.evaluate(WATCH)
            click_through(page)
            times = page.evaluate("times")
            everything += times["changed"]
            for name, what in (("changed", "first changed frame"), ("shown", "next question shown")):
                print(f"{key:8} {what:20} {spread(times[name])}")
            page.context.close()
    print(f"{'all':8} {'first changed frame':20} {spread(everything)}; the limit for 95 % is {LIMIT:.0f} ms")
    return 0 if quantiles(everything, n=20)[-1] < LIMIT else 1


def spread(times: list[float]) -> str:
    parts = quantiles(times, n=20) if len(times) > 1 else [0.0] * 19
    return f"median {parts[9]:6.1f} ms   95 % {parts[18]:6.1f} ms   of {len(times)} clicks"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
