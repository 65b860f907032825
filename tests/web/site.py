"""A written site, a plain server of files for it, and somebody who comes to it."""

from __future__ import annotations

import gzip
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.playing import HINTS, PLAYER
from tests.web.server import PATIENCE, QUIET, ROOT, chromium

BELOW = "games/of/rome"
"""The path that the site lies below."""
GAMES = ("antike", "praetor", "romolo", "corduba")


def write_site(folder: Path) -> Path:
    """The site, below a folder that a server of files shows."""
    out = folder / BELOW
    subprocess.run([sys.executable, "tools/site.py", str(out)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return folder


def first_visit(site: Path) -> int:
    """Bytes of all files, which a first visit brings before the first game, from a host that compresses."""
    files = [file.read_bytes() for file in site.rglob("*") if file.is_file() and file.name != "site.json"]
    return sum(min(len(content), len(gzip.compress(content, 6))) for content in files)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


class FileServer:
    """Shows a folder until it is stopped; then nobody answers at its address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = partial(Quiet, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/{BELOW}/"


def come(browser: Browser, address: str, **settings: Any) -> Page:
    """Somebody new at the site, when all of its files are there."""
    wanted = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en"}
    page = browser.new_context(base_url=address, **(wanted | settings)).new_page()
    page.set_default_timeout(PATIENCE * 1000)
    show(page, "")
    kept(page)
    return page


def kept(page: Page) -> None:
    """Wait until the service worker has all files and answers for the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE * 1000)


def show(page: Page, path: str) -> None:
    """Open a page of the site, as somebody does who comes anew."""
    page.goto("about:blank")
    page.goto(f"./#/{path}" if path else "./")
    page.wait_for_selector("main h1")
    page.evaluate(PLAYER)
    for game in GAMES:
        page.evaluate("([key, hints]) => localStorage.setItem(key, hints)", [f"quadriga-hints-{game}", HINTS])


def new_table(page: Page, game: str, *seats: str, **chosen: str) -> str:
    """Open a table by the form: seats such as "me", "tiro"; gives its id."""
    show(page, f"new/{game}")
    form = page.locator("form.panel")
    count = form.locator(".count")
    if count.count():
        count.locator(f"input[value='{len(seats)}']").check()
    for number, seat in enumerate(seats, 1):
        form.locator(f"select[aria-label='Seat {number}']").select_option(seat)
    form.locator(".go button").click()
    page.wait_for_url(re.compile("#/table/"))
    page.wait_for_selector("#asked, [data-over]", timeout=2 * PATIENCE * 1000)
    return page.url.rpartition("/")[2]


def journal(page: Page, table: str) -> list[str]:
    """The entries of a table as this browser keeps them."""
    found = page.evaluate(
        """table => new Promise((done, failed) => {
            const opening = indexedDB.open('quadriga');
            opening.onerror = () => failed(opening.error);
            opening.onsuccess = () => {
              const range = IDBKeyRange.bound([table], [table, []]);
              const all = opening.result.transaction('entries').objectStore('entries').getAll(range);
              all.onsuccess = () => { opening.result.close(); done(all.result); };
              all.onerror = () => failed(all.error);
            };
        })""",
        table,
    )
    return [str(entry) for entry in found]


@contextmanager
def own_browser(profile: Path) -> Iterator[tuple[int, int, Callable[[], None]]]:
    """A browser of its own with that profile: its process group, the port to speak to it, how to kill all of it."""
    command = [
        str(chromium()),
        *QUIET,
        "--headless=new",
        "--window-size=1440,900",
        "--remote-debugging-port=0",
        f"--user-data-dir={profile}",
    ]
    port_file = profile / "DevToolsActivePort"
    port_file.unlink(missing_ok=True)
    process = subprocess.Popen(
        [*command, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )

    def kill() -> None:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    try:
        waited = threading.Event()
        for _ in range(int(PATIENCE * 10)):
            if port_file.exists() and port_file.read_text().strip():
                break
            waited.wait(0.1)
        yield process.pid, int(port_file.read_text().splitlines()[0]), kill
    finally:
        kill()
