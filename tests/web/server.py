"""A real server with the built client, and the browser that looks at it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.running import PATIENCE

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "quadriga" / "server" / "static"
QUADRIGA = (sys.executable, "-m", "tests.dealing")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


expect.set_options(timeout=PATIENCE * 1000)


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """The address of a server of our own that keeps its data in a folder; to it nothing is too often."""
    assert (STATIC / "index.html").exists(), "the client is not built: python3 dev.py setup"
    command = [*QUADRIGA, "serve", "--port", "0", "--no-open", "--data-dir", str(folder)]
    environment = os.environ | {"QUADRIGA_RATE_FACTOR": "1000"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.match(r"Quadriga: (http\S+)", said)
        assert found, f"the server said {said!r}"
        try:
            yield found[1]
        finally:
            process.terminate()
            process.wait(PATIENCE)


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield browser
        browser.close()


def somebody(browser: Browser, server: str, phone: bool = False, **settings: Any) -> Page:
    """Somebody new, at a desk or with a phone, for whom nothing moves on the screen."""
    size: dict[str, Any] = {"viewport": PHONE if phone else DESKTOP, "has_touch": phone, "is_mobile": phone}
    context = browser.new_context(
        base_url=server, **{"reduced_motion": "reduce", "locale": "en", "service_workers": "block"} | size | settings
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    return page


class Line:
    """The sockets of a page: through to the server, until the line is cut."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.sockets: list[Any] = []
        page.route_web_socket(re.compile("/live"), self.call)

    def call(self, socket: Any) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        self.sockets.pop().close()

    def mend(self) -> None:
        self.whole = True


def go(page: Page, path: str) -> None:
    """Open a page of the client and wait until it is there."""
    page.goto(path)
    page.wait_for_selector("main h1")
    page.wait_for_function("document.fonts.status === 'loaded'")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with a page for people who see, hear or move differently."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


def open_table(page: Page, game: str, seats: str, **more: Any) -> str:
    """A table opened by whoever looks at the page, without the form; seats such as "me bot open". Gives its id.

    A seat may also be the level of a bot: "me random".
    """
    plans = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": "greedy" if kind == "bot" else kind}
        for kind in seats.split()
    ]
    return str(post(page, "tables", {"game": game, "seats": plans} | more)["id"])


def post(page: Page, path: str, body: dict[str, Any], method: str = "POST") -> Any:
    """What the API answers to whoever looks at the page."""
    token = page.request.get("/api/me").json()["csrf"]
    reply = page.request.fetch(f"/api/{path}", method=method, data=body, headers={"X-CSRF-Token": token})
    assert reply.ok, reply.text()
    return reply.json()
