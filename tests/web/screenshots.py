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
from tests.web.playing import HINTS, asked, play, screen, sit_down, watch
from tests.web.server import ROOT, go, open_table, post, running_browser, running_server, somebody

Scene = Callable[[Page], None]

FOLDER = ROOT / "docs" / "screenshots"
QUALITY = 72

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
    ("Marcus", "praetor", "me bot bot open", {"name": "The long wall", "settings": {"expert": "yes"}}),
    ("Aelia", "corduba", "me bot open open", {"name": "Bridge at dusk", "pace": {"kind": "turn", "seconds": 86400}}),
    ("Titus", "romolo", "me bot bot open", {"name": "Seven hills", "settings": {"teams": "yes"}}),
    ("Phaedra", "antike", "me open", {"name": "Salamis", "settings": {"map": "east", "special_units": "yes"}}),
]


def at_table(game: str, seats: str, clicks: int, **more: Any) -> Scene:
    """In the middle of a game, after a number of clicks."""

    def show(page: Page) -> None:
        sit_down(page, game, seats, **more)
        play(page, 7, most=clicks)
        asked(page)

    return show


played: dict[str, str] = {}
"""The tables at which somebody has played well, by what is played: the same for desk and phone."""


def well_played(game: str, seats: str, turn: int, *then: str, until: str = "", **more: Any) -> Scene:
    """In this turn or round of a game of bots, when `until` can be said; then a click on each place that is lit."""

    def show(page: Page) -> None:
        go(page, "/about")
        seen = HINTS if turn else ""
        name = f"{game} {turn} {more}"
        page.evaluate("([key, seen]) => localStorage.setItem(key, seen)", [f"quadriga-hints-{game}", seen])
        if name not in played:
            played[name] = open_table(page, game, seats, **more)
            if turn:
                let_play(page, played[name], turn, until)
        watch(page, played[name])
        if turn == TO_THE_END:
            page.get_by_role("button", name="Show the board").click()
        for place in then:
            lit = page.locator(f"[data-place^='{place}'][data-lit]")
            if lit.count():
                lit.last.dispatch_event("click")
                page.wait_for_timeout(600)

    return show


def let_play(page: Page, table: str, turn: int, until: str) -> None:
    """A bot plays in one's place up to a turn or round, or to the end; then on by hints until a verb can be said."""
    post(page, f"tables/{table}/leave", {"seat": 0})
    while (seen := screen(page, table, 0))["table"]["stage"] == "playing":
        if seen["view"].get("turn", seen["view"].get("round")) >= turn:
            break
        page.wait_for_timeout(20)
    else:
        return
    post(page, f"tables/{table}/back", {"seat": 0})
    seen = screen(page, table, 0)
    while until not in {choice["verb"] for question in seen["questions"] for choice in question["choices"]}:
        page.wait_for_timeout(1000)  # hints are given once a second; by then the bot has ended its thoughts
        for question in screen(page, table, 0)["questions"]:
            hint = post(page, f"tables/{table}/hint", {"seat": 0})["answers"]
            post(page, f"tables/{table}/answers", {"seat": 0, "question": question["id"], "answers": hint})
        seen = screen(page, table, 0)


def finished(page: Page) -> None:
    sit_down(page, "praetor", "me random", name="The long wall")
    play(page, 7)


def replayed(page: Page) -> None:
    record = (RECORDS / "antike" / "west.quadriga").read_text(encoding="utf-8")
    go(page, f"/record/{post(page, 'replays', {'record': record})['id']}")
    page.get_by_role("spinbutton", name="Turn").fill("30")
    page.keyboard.press("Enter")


def covered(page: Page) -> None:
    go(page, f"/table/{open_table(page, 'romolo', 'me me')}")
    page.wait_for_selector(".curtain")


TO_THE_END = 10_000
MOVING = ("units:", "region:", "units:")
LAYING = ("offered:", "offer:worker:", "cell:")
ACTING = ("unit:", "hex:")
DEALING = ("unit:0:0:", "do:exchange", "deal:give:", "deal:get:")
RAISING = ("district:", "stock:")
"""Clicks that move a unit and pick another, lay a tile, move a worker, offer an exchange, place a building."""
WEST: dict[str, Any] = {"name": "Mare nostrum", "settings": {"map": "west"}}
EAST: dict[str, Any] = {"name": "Salamis", "settings": {"map": "east", "special_units": "yes"}}
WALL: dict[str, Any] = {"name": "The long wall", "settings": {"expert": "yes"}}
BRIDGE: dict[str, Any] = {"name": "Bridge at dusk"}
HILLS: dict[str, Any] = {"name": "Seven hills", "settings": {"round_cap": "14"}}
ALLIES: dict[str, Any] = {"name": "Two towns, two kings", "settings": {"teams": "yes", "round_cap": "14"}}
ALONE: dict[str, Any] = {"name": "Remus alone"}
SCENES: dict[str, Scene] = {
    "antike-start": well_played("antike", "me bot", 0, **WEST),
    "antike": well_played("antike", "me bot", 50, "field:", *MOVING, until="rondel", **WEST),
    "antike-end": well_played("antike", "me bot", TO_THE_END, **WEST),
    "antike-east-start": well_played("antike", "me bot", 0, **EAST),
    "antike-east": well_played("antike", "me bot", 50, "field:", *MOVING, until="rondel", **EAST),
    "antike-east-end": well_played("antike", "me bot", TO_THE_END, **EAST),
    "praetor-start": well_played("praetor", "me bot bot", 0, **WALL),
    "praetor": well_played("praetor", "me bot bot", 6, *LAYING, until="build", **WALL),
    "praetor-end": well_played("praetor", "me bot bot", TO_THE_END, **WALL),
    "romolo-start": well_played("romolo", "me bot bot", 0, **HILLS),
    "romolo": well_played("romolo", "me bot bot", 6, *ACTING, until="activate", **HILLS),
    "romolo-combat": well_played("romolo", "me", 3, until="play", **ALONE),
    "romolo-teams": well_played("romolo", "me bot bot bot", 3, *DEALING, until="activate", **ALLIES),
    "romolo-end": well_played("romolo", "me bot bot", TO_THE_END, **HILLS),
    "corduba-start": well_played("corduba", "me bot bot bot", 0, **BRIDGE),
    "corduba": well_played("corduba", "me bot bot bot", 5, *RAISING, until="build", **BRIDGE),
    "corduba-end": well_played("corduba", "me bot bot bot", TO_THE_END, **BRIDGE),
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


def come_in(browser: Browser, server: str) -> Any:
    """Octavia, who looks at everything, at a desk and on a phone: what her browser knows of her."""
    page = somebody(browser, server)
    go(page, "/account")
    post(page, "me", {"name": "Octavia"}, "PUT")
    open_table(page, "romolo", "me bot", name="Remus, beware")
    state = page.context.storage_state()
    page.context.close()
    return state


def take(page: Page, path: Path) -> None:
    """The screen as a small file."""
    page.wait_for_load_state("networkidle")
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        mare = invite(browser, server)
        octavia = come_in(browser, server)
        for phone in (False, True):
            for theme in ("light", "dark"):
                page = somebody(browser, server, phone=phone, color_scheme=theme, storage_state=octavia)
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
