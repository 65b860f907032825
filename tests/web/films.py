"""A short film of one turn of each game, as it is seen in a replay: python -m tests.web.films [GAME ...]."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.play import RECORDS
from tests.web.server import ROOT, go, post, running_browser, running_server, somebody
from tests.web.step_by_step import PICTURES_A_SECOND, STEP, on, stop_time, until_shown

FOLDER = ROOT / "docs" / "films"
TURNS = {
    "antike": ("antike/west.quadriga", 295, 10),
    "corduba": ("corduba/four-greedy.quadriga", 72, 20),
    "praetor": ("praetor/five-expert.quadriga", 90, 20),
    "romolo": ("romolo/three-greedy.quadriga", 12, 20),
}
"""The record and the turn of each film, and how many of its answers are shown at most."""
LONGEST = 11
"""Seconds of a film at most."""
REST = 6
"""Pictures after an answer before the next one is given."""
LARGEST = 1_000_000
QUALITIES = (70, 55, 40, 28)
FORWARD = "One answer on"
SIZE = {"width": 1500, "height": 860}
WIDTH = 900
PICTURED = """() => {
  const [a, b] = ['players', 'board'].map((one) => document.querySelector(`.replay > .${one}`).getBoundingClientRect());
  const height = Math.max(a.bottom, b.bottom) - a.top + 12;
  return { x: a.left - 6, y: a.top - 6, width: b.right - a.left + 12, height };
}"""
"""Where players and board are on the page: the film shows no more than that."""


def open_at(page: Page, record: str, turn: int, most: int) -> list[int]:
    """The replay of a record at the beginning of a turn; the numbers of the moments that lead through it."""
    text = (RECORDS / record).read_text(encoding="utf-8")
    replay = post(page, "replays", {"record": text})
    moments = replay["moments"]
    first = next(n for n, moment in enumerate(moments) if moment["turn"] == turn)
    ends = (n for n, moment in enumerate(moments) if n > first and (moment["turn"] > turn or moment["seat"] < 0))
    last = next(ends, len(moments) - 1)
    go(page, f"/record/{replay['id']}?at={moments[first]['number']}")
    page.wait_for_selector(".replay .board svg", state="attached")
    page.wait_for_load_state("networkidle")
    stop_time(page)
    on(page, 2000)
    return [moment["number"] for moment in moments[first + 1 : last + 1][:most]]


def taken(page: Page, moments: list[int]) -> list[Image.Image]:
    """What the screen shows while the turn is played, at even times."""
    frames: list[Image.Image] = []
    clip = page.evaluate(PICTURED)
    size = (WIDTH, round(WIDTH * clip["height"] / clip["width"]))

    def keep() -> None:
        shot = Image.open(io.BytesIO(page.screenshot(clip=clip, animations="allow"))).convert("RGB")
        frames.append(shot.resize(size, Image.Resampling.LANCZOS))

    keep()
    for number in moments:
        page.get_by_role("button", name=FORWARD).click()
        for _ in until_shown(page, number):
            keep()
        for _ in range(REST):
            on(page)
            keep()
        if len(frames) > LONGEST * PICTURES_A_SECOND:
            break
    return frames


def write(frames: list[Image.Image], path: Path) -> int:
    """As an animated WebP, as good as its size allows; the last picture stays for a while."""
    times = [STEP] * (len(frames) - 1) + [1800]
    for quality in QUALITIES:
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality, method=4)
        if path.stat().st_size < LARGEST:
            return path.stat().st_size
    raise SystemExit(f"{path.name} has {path.stat().st_size:,} bytes, more than {LARGEST:,}")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        for game, (record, turn, most) in TURNS.items():
            if wanted and game not in wanted:
                continue
            page = somebody(browser, server, reduced_motion="no-preference", viewport=SIZE)
            go(page, "/about")
            page.evaluate("localStorage.setItem('quadriga-sounds', 'off')")
            frames = taken(page, open_at(page, record, turn, most))
            size = write(frames, FOLDER / f"{game}.webp")
            page.context.close()
            print(f"{game}: {len(frames)} pictures, {size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
