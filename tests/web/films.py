"""A short film of one turn of each game, as it is seen in a replay: python -m tests.web.films [GAME ...]."""

from __future__ import annotations

import base64
import io
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from tests.play import RECORDS
from tests.web.server import ROOT, go, post, running_browser, running_server, somebody

FOLDER = ROOT / "docs" / "films"
TURNS = {
    "antike": ("antike/west.quadriga", 61),
    "corduba": ("corduba/four-greedy.quadriga", 18),
    "praetor": ("praetor/five-expert.quadriga", 20),
    "romolo": ("romolo/two-die.quadriga", 12),
}
"""The record and the turn of each film."""
SECONDS = 9
PICTURES_A_SECOND = 8
WIDTH = 800
LARGEST = 1_000_000
QUALITIES = (70, 55, 40, 28)
FORWARD = "One answer on"
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
SIZE = {"width": 1280, "height": 800}


def open_at(page: Page, record: str, turn: int) -> None:
    """The replay of a record at the beginning of a turn."""
    text = (RECORDS / record).read_text(encoding="utf-8")
    go(page, f"/record/{post(page, 'replays', {'record': text})['id']}")
    page.wait_for_selector(".replay .board svg", state="attached")
    page.get_by_role("spinbutton", name="Turn").fill(str(turn))
    page.keyboard.press("Enter")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STILL)


def taken(page: Page) -> list[Image.Image]:
    """What the screen shows while the turn is played, at even times."""
    shots: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def keep(frame: Any) -> None:
        shots.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 85, "maxWidth": WIDTH, "maxHeight": WIDTH})
    turn = page.get_by_role("spinbutton", name="Turn")
    begun, number = time.monotonic(), turn.input_value()
    while time.monotonic() < begun + SECONDS and turn.input_value() == number:
        page.get_by_role("button", name=FORWARD).click()
        page.wait_for_timeout(250)
        page.wait_for_function(STILL)
        page.wait_for_timeout(150)
    page.wait_for_timeout(900)
    session.send("Page.stopScreencast")
    first, last = shots[0][0], shots[-1][0]
    steps = range(int((last - first) * PICTURES_A_SECOND) + 1)
    times = [first + step / PICTURES_A_SECOND for step in steps]
    return [Image.open(io.BytesIO([data for at, data in shots if at <= moment][-1])).convert("RGB") for moment in times]


def write(frames: list[Image.Image], path: Path) -> int:
    """As an animated WebP, as good as its size allows; the last picture stays for a while."""
    times = [1000 // PICTURES_A_SECOND] * (len(frames) - 1) + [1800]
    for quality in QUALITIES:
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality, method=4)
        if path.stat().st_size < LARGEST:
            return path.stat().st_size
    raise SystemExit(f"{path.name} has {path.stat().st_size:,} bytes, more than {LARGEST:,}")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        for game, (record, turn) in TURNS.items():
            if wanted and game not in wanted:
                continue
            page = somebody(browser, server, reduced_motion="no-preference", viewport=SIZE)
            go(page, "/about")
            page.evaluate("localStorage.setItem('quadriga-sounds', 'off')")
            open_at(page, record, turn)
            frames = taken(page)
            size = write(frames, FOLDER / f"{game}.webp")
            page.context.close()
            print(f"{game}: {len(frames)} pictures, {size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
