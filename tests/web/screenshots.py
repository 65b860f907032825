"""Pictures of every page, at a desk and on a phone, light and dark: python3 dev.py screenshots [NAME ...]."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.play import RECORDS
from tests.web.house import ROOT, go, open_table, post, running_browser, running_server, somebody
from tests.web.playing import asked, play, sit_down

Scene = Callable[[Page], None]

FOLDER = ROOT / "docs" / "screenshots"
QUALITY = 82

PAGES = {
    # name: address; {mare} is a table that waits for somebody
    "lobby": "/",
    "new-table": "/new/praetor",
    "waiting": "/table/{mare}",
    "tables": "/tables",
    "replays": "/replays",
    "rules": "/rules/antike",
    "account": "/account",
    "about": "/about",
}
COMPANY = [
    ("Livia", "antike", "me open", {"name": "Mare nostrum", "pace": {"kind": "game", "seconds": 1800}}),
    ("Marcus", "praetor", "me bot bot open", {"name": "The long wall", "options": {"expert": "yes"}}),
    ("Aelia", "corduba", "me bot open open", {"name": "Bridge at dusk", "pace": {"kind": "turn", "seconds": 86400}}),
    ("Titus", "romolo", "me bot bot open", {"name": "Seven hills", "options": {"teams": "yes"}}),
    ("Phaedra", "antike", "me open", {"name": "Salamis", "options": {"map": "east", "special_units": "yes"}}),
]


def at_table(game: str, seats: str, clicks: int, *then: str, hints: str = "", **more: Any) -> Scene:
    """In the middle of a game, after so many clicks, and then one on each of these places, where it is lit."""

    def show(page: Page) -> None:
        page.evaluate("([key, seen]) => localStorage.setItem(key, seen)", [f"quadriga-hints-{game}", hints])
        sit_down(page, game, seats, **more)
        play(page, 7, most=clicks)
        asked(page)
        for place in then:
            lit = page.locator(f"[data-place^='{place}'][data-lit]")
            if lit.count():
                lit.last.dispatch_event("click")
                page.wait_for_timeout(600)

    return show


def finished(page: Page) -> None:
    sit_down(page, "praetor", "me random", name="The long wall")
    play(page, 7)


def board_at_the_end(page: Page) -> None:
    sit_down(page, "praetor", "me bot bot", name="The long wall", options={"expert": "yes"})
    play(page, 7)
    page.get_by_role("button", name="Show the board").click()


def replayed(page: Page) -> None:
    record = (RECORDS / "antike" / "west.quadriga").read_text(encoding="utf-8")
    go(page, f"/record/{post(page, 'replays', {'record': record})['id']}")
    page.get_by_role("spinbutton", name="Turn").fill("30")
    page.keyboard.press("Enter")


def covered(page: Page) -> None:
    go(page, f"/table/{open_table(page, 'romolo', 'me me')}")
    page.wait_for_selector(".curtain")


LAYING = ("offered:", "offer:worker:", "cell:", "offer:rotate:")
"""Clicks that lay a tile."""
PRAETOR_HINTS = "Turn ChooseWorker Place Rotate Sell"
SCENES: dict[str, Scene] = {
    "antike": at_table("antike", "me bot", 14, name="Mare nostrum"),
    "praetor-start": at_table("praetor", "me bot bot", 0, name="The long wall"),
    "praetor": at_table("praetor", "me bot bot", 60, *LAYING, hints=PRAETOR_HINTS, name="The long wall"),
    "praetor-end": board_at_the_end,
    "romolo": at_table("romolo", "me bot", 8, name="Seven hills"),
    "corduba": at_table("corduba", "me bot", 12, name="Bridge at dusk"),
    "end": finished,
    "replay": replayed,
    "curtain": covered,
}
"""Pages that one has to play for."""


def invite(browser: Browser, server: str) -> str:
    """People with tables of their own; the id of the first table."""
    found = []
    for name, game, seats, more in COMPANY:
        page = somebody(browser, server)
        go(page, "/account")
        post(page, "me", {"name": name}, "PUT")
        found.append(open_table(page, game, seats, **more))
        page.context.close()
    return found[0]


def take(page: Page, path: Path) -> None:
    """The screen as a small file."""
    page.wait_for_load_state("networkidle")
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        mare = invite(browser, server)
        for phone in (False, True):
            for theme in ("light", "dark"):
                page = somebody(browser, server, phone=phone, color_scheme=theme)
                go(page, "/account")
                post(page, "me", {"name": f"Octavia {'I' * (1 + 2 * phone + (theme == 'dark'))}"}, "PUT")
                open_table(page, "romolo", "me bot", name="Remus, beware")
                for name, address in PAGES.items():
                    if not wanted or name in wanted:
                        go(page, address.format(mare=mare))
                        take(page, FOLDER / f"{name}-{'phone' if phone else 'desktop'}-{theme}.webp")
                for name, scene in SCENES.items():
                    if not wanted or name in wanted:
                        scene(page)
                        take(page, FOLDER / f"{name}-{'phone' if phone else 'desktop'}-{theme}.webp")
                page.context.close()
    sizes = [path.stat().st_size for path in FOLDER.glob("*.webp")]
    print(f"{len(sizes)} pictures in {FOLDER.relative_to(ROOT)}, {sum(sizes) / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
