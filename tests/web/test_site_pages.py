"""A site without a server, with no network: lessons, puzzles, analyses, every page, and bots that are too slow."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from quadriga.analysis.puzzles import shipped
from quadriga.lessons import lesson
from tests.play import RECORDS
from tests.web.playing import play
from tests.web.server import PATIENCE, PHONE, violations
from tests.web.site import FileServer, new_table, show
from tests.web.test_lessons import click, read_and_do, take_the_way

Visit = Callable[..., Page]
pytestmark = pytest.mark.all
PAGES = (
    "",
    "new/corduba",
    "tables",
    "replays",
    "rules/antike",
    "learn/romolo",
    "learn/romolo/overview",
    "account",
    "about",
)


def changed(kind: str, change: str) -> str:
    """A script that changes what workers say of a kind before the page hears it: `change` may use `data` and `tell`."""
    return f"""(() => {{
  const Plain = window.Worker;
  window.Worker = class extends Plain {{
    addEventListener(type, listen) {{
      super.addEventListener(type, (event) => {{
        const tell = (data) => listen(type === 'message' ? new MessageEvent('message', {{ data }}) : event);
        const {{ data }} = event;
        if (type === 'message' && data.type === '{kind}') {{ {change} }} else tell(data);
      }});
    }}
  }};
}})();"""


@contextmanager
def no_network(files: FileServer) -> Iterator[None]:
    files.stop()
    try:
        yield
    finally:
        files.start()


def test_a_lesson_a_puzzle_and_an_analysis(visit_site: Visit, files: FileServer) -> None:
    page = visit_site()
    with no_network(files):
        page.evaluate("localStorage.setItem('quadriga-speed', 'none')")
        one = lesson("praetor", "building")
        show(page, f"learn/{one.game}/{one.key}")
        page.wait_for_selector("[data-lesson]", timeout=2 * PATIENCE * 1000)
        assert violations(page) == []
        read_and_do(page, one)
        show(page, f"learn/{one.game}")
        expect(page.locator("a.done")).to_have_count(1)

        puzzle = min(shipped("praetor"), key=lambda one: len(one.best))
        show(page, f"puzzle/{puzzle.id}")
        task = page.locator(".exercise > section")
        expect(task).to_contain_text("one turn is clearly the best")
        assert violations(page) == []
        take_the_way(page, puzzle.best, "text=Solved!", click)

        show(page, "replays")
        record = (RECORDS / "romolo" / "two-towers.quadriga").read_bytes()
        page.locator("input[type=file]").set_input_files(
            {"name": "game.quadriga", "mimeType": "text/plain", "buffer": record}
        )
        page.wait_for_url(re.compile("#/record/"))
        page.get_by_role("button", name="Analyse").click()
        page.wait_for_selector("[data-chances] polygon", timeout=4 * PATIENCE * 1000)
        expect(page.locator(".answers .mark").first).to_be_attached(timeout=4 * PATIENCE * 1000)
        assert violations(page) == []


def test_every_page_without_a_network(visit_site: Visit, files: FileServer) -> None:
    """Whole on a phone, in every language, without anything that axe finds; what cannot be had is not offered."""
    for language in ("en", "de", "it"):
        page = visit_site(locale=language, viewport=PHONE, has_touch=True, is_mobile=True)
        with no_network(files):
            for path in PAGES:
                show(page, path)
                assert violations(page) == [], path
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
                assert page.locator("[role=alert]").count() == 0, path
            show(page, "account")
            assert "python3 dev.py play" in page.locator("main").inner_text()
            show(page, "new/antike")
            assert "open" not in page.locator("form.panel option").evaluate_all("all => all.map((one) => one.value)")


def test_bots_that_are_too_slow_are_left_out_with_their_seconds(visit_site: Visit) -> None:
    """A device on which the strongest needs 14 seconds a turn."""
    page = visit_site()
    page.add_init_script(changed("measured", "data.expected.corduba.imperator = 14; tell(data);"))
    page.evaluate("""() => new Promise((done) => {
        const opening = indexedDB.open('quadriga');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('settings', 'readwrite');
          transaction.objectStore('settings').delete('measured');
          transaction.oncomplete = () => { opening.result.close(); done(); };
        };
    })""")
    show(page, "new/corduba")
    expect(page.get_by_text("More than ten seconds a turn on this device: Imperator (commander), 14 s")).to_be_visible()
    options = page.locator("select[aria-label='Seat 2'] option")
    levels = options.evaluate_all("all => all.map((one) => one.value)")
    assert "legatus" in levels
    assert "imperator" not in levels
    show(page, "account")
    expect(page.get_by_text("Corduba: Imperator (commander), about 14 seconds a turn")).to_be_visible()


def test_a_bot_that_thinks_shows_for_how_long(visit_site: Visit) -> None:
    """Answers of bots come after six seconds: meanwhile the page says how long, and an undo ends the thought."""
    page = visit_site()
    page.add_init_script(changed("done", "setTimeout(() => tell(data), 6000);"))
    new_table(page, "antike", "me", "imperator")
    page.evaluate("() => void player.play(1, 40).catch(() => {})")
    expect(page.get_by_text(re.compile(r"Has thought for \d s; 95 of 100 turns take at most \d+ s"))).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.locator(".prompt [data-notation]:not([aria-disabled])").first).to_be_visible()


def test_a_table_of_this_device_at_two_pages(visit_site: Visit) -> None:
    """What is answered in one tab is seen in the other."""
    page = visit_site()
    table = new_table(page, "praetor", "me", "tiro")
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("#asked", timeout=2 * PATIENCE * 1000)
    play(page, 1, most=8)
    asked = page.locator("#asked").inner_text()
    expect(other.locator("#asked")).to_have_text(asked)
    assert other.url.endswith(table)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(page.get_by_role("button", name="Board")).to_be_visible()
    assert page.get_by_role("button", name="Talk").count() == 0
