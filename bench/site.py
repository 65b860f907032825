"""How long a written site takes: the first visit, the lobby of the second, the first question of a new table.

    python -m bench.site SITE

Beside the time that passes it gives the processor time of the browser, which other work on the machine changes less.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from tests.web.server import chromium
from tests.web.site import BELOW, FileServer, first_visit, own_browser

TICKS = os.sysconf("SC_CLK_TCK")


def used(group: int) -> float:
    """Processor seconds of all processes of a group, so far."""
    seconds = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            seconds += (int(fields[11]) + int(fields[12])) / TICKS
    return seconds


def visit(playwright: Playwright, address: str, profile: Path, name: str) -> None:
    """Come to the site, with what the browser kept of earlier visits, and open a table."""
    with own_browser(profile) as (group, port, _):
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        page = browser.contexts[0].new_page()
        page.set_default_timeout(300_000)
        begun, before = time.perf_counter(), used(group)

        def say(what: str) -> None:
            passed, spent = time.perf_counter() - begun, used(group) - before
            print(f"{name} visit, {what}: {passed:.1f} s, {spent:.1f} s of processor time", flush=True)

        page.goto(address)
        page.wait_for_selector("main h1")
        say("lobby")
        if name == "first":
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            say("all files kept")
        page.locator("form.panel .go button").click()
        page.wait_for_selector("#asked")
        say("first question of a new table")
        browser.close()


def main(site: Path) -> None:
    assert chromium(), "there is no Chromium on this machine"
    print(f"all files, from a host that compresses: {first_visit(site) / 1e6:.2f} MB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = Path(folder)
        (root / BELOW).parent.mkdir(parents=True)
        (root / BELOW).symlink_to(site.resolve())
        files = FileServer(root)
        for name in ("first", "second", "third"):
            visit(playwright, files.address, root / "profile", name)
        files.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
