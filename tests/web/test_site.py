"""A site without a server: written, served as files, kept by the browser, played when there is no network."""

from __future__ import annotations

import html
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import PLAYER, play
from tests.web.server import PATIENCE, violations
from tests.web.site import BELOW, FileServer, come, first_visit, journal, kept, new_table, own_browser, show

Visit = Callable[..., Page]
LARGEST = 7_000_000
"""Bytes that may come before the first game."""


def refers_elsewhere(site: Path) -> list[str]:
    """What the page loads by itself from other hosts, or from above the site's folder."""
    page = html.unescape((site / BELOW / "index.html").read_text(encoding="utf-8"))
    assert "default-src 'self'" in page
    return [str(found) for found in re.findall(r"(?:src|href)=\"(?:https?:)?/[^\"]*", page)]


def to_the_end(page: Page, seed: int = 1, on_board: int = 30) -> None:
    play(page, seed, on_board=on_board)
    page.wait_for_selector("[data-over]")


def test_a_game_in_an_aeroplane(visit_site: Visit, files: FileServer, site: Path) -> None:
    """The files are kept, the server is stopped for good; a game is played, with a reload in the middle."""
    assert refers_elsewhere(site) == []
    assert first_visit(site) <= LARGEST
    page = visit_site()
    files.stop()
    try:
        table = new_table(page, "praetor", "me", "tiro")
        play(page, 1, most=12, on_board=30)
        before = journal(page, table)
        page.reload()
        page.wait_for_selector("#asked")
        assert journal(page, table)[: len(before)] == before
        show(page, f"table/{table}")
        page.wait_for_selector("#asked")
        to_the_end(page)
        assert violations(page) == []
        assert any('"entry":"ended"' in entry for entry in journal(page, table))
        show(page, "")
        assert violations(page) == []
        with page.expect_download() as download:
            show(page, f"table/{table}")
            page.wait_for_selector("[data-over]")
            page.locator("a[download]").first.click()
        record = Path(download.value.path()).read_text(encoding="utf-8")
        assert re.match("Quadriga-Record: 2\nGame: praetor\n", record), record[:100]
        assert "Seal: " in record
    finally:
        files.start()


@pytest.mark.all
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("antike", ("me", "tiro")),
        ("romolo", ("me", "tiro")),
        ("corduba", ("me", "tiro")),
        ("corduba", ("me",)),
        ("praetor", ("me", "me", "tiro")),
    ],
    ids=["antike", "romolo", "corduba", "corduba-solo", "hot-seat"],
)
def test_whole_games(visit_site: Visit, files: FileServer, game: str, seats: tuple[str, ...]) -> None:
    """Every game, alone and with two at one screen; closed and opened again; its replay, its record out and in."""
    page = visit_site()
    files.stop()
    try:
        table = new_table(page, game, *seats)
        played_on(page, 1, 15)
        if seats.count("me") == 1:  # two at one screen learn something with nearly every answer
            undo(page, table)
        before = journal(page, table)
        page.reload()
        wait_for_question(page)
        page.evaluate(PLAYER)
        played_on(page, 2, 8)
        page = opened_again(page, table)
        assert journal(page, table)[: len(before)] == before
        played_on(page, 3, 3000)
        page.wait_for_selector("[data-over]")
        record = downloaded(page)
        show(page, f"replay/{table}")
        page.wait_for_selector(".board, .plain")
        moments = page.locator(".scrub output")
        page.keyboard.press("Home")
        first = moments.inner_text()
        page.keyboard.press("End")
        expect(moments).not_to_have_text(first)
        show(page, "replays")
        page.locator("input[type=file]").set_input_files(
            {"name": "game.quadriga", "mimeType": "text/plain", "buffer": record.encode()}
        )
        page.wait_for_url(re.compile("#/record/"))
        page.wait_for_selector(".board, .plain")
        show(page, "tables")
        expect(page.locator(f"a[href*='replay/{table}']").first).to_be_visible()
    finally:
        files.start()


def played_on(page: Page, seed: int, most: int) -> None:
    """Play, lifting the curtain where several sit at one screen."""
    clicks = 0
    while clicks < most and not page.locator("[data-over]").count():
        if page.locator(".curtain button").count():
            page.locator(".curtain button").first.click()
        page.wait_for_selector(
            ".prompt [data-notation]:not([aria-disabled]), [data-confirm], [data-over], .curtain button"
        )
        if page.locator("[data-over], .curtain button").count() == 0:
            clicks += page.evaluate("player.step(0)") == "clicked"


def undo(page: Page, table: str) -> None:
    """Take an answer back; where none has been given since something new was learned, give one first."""
    button = page.get_by_role("button", name=re.compile("^Undo"))
    taken_back = sum('"entry":"undone"' in entry for entry in journal(page, table))
    for _ in range(20):
        if page.locator(".curtain button").count() == 0 and button.count() and button.is_enabled():
            button.click()
            page.wait_for_timeout(500)
            if sum('"entry":"undone"' in entry for entry in journal(page, table)) > taken_back:
                return
        played_on(page, 1, 1)
    raise AssertionError("nothing could be taken back")


def wait_for_question(page: Page) -> None:
    page.wait_for_selector("#asked, .curtain button", timeout=2 * PATIENCE * 1000)


def opened_again(page: Page, table: str) -> Page:
    """The tab is closed, and another is opened."""
    context = page.context
    page.close()
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    show(page, f"table/{table}")
    wait_for_question(page)
    return page


def downloaded(page: Page) -> str:
    with page.expect_download() as download:
        page.locator("a[download]").first.click()
    return Path(download.value.path()).read_text(encoding="utf-8")


GIVEN = """() => {
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      this.asked = new Map();
      this.addEventListener('message', ({ data }) => {
        const request = this.asked.get(data.number);
        if (data.type === 'reply' && request && data.status === 200) console.info('given ' + request.body);
      });
    }
    postMessage(message, ...rest) {
      if (message.type === 'request' && message.path.endsWith('/answers')) this.asked.set(message.number, message);
      super.postMessage(message, ...rest);
    }
  };
}"""
"""Says in the console which answers the page has been told are given."""


@pytest.mark.all
def test_killed_between_answers(browser: Browser, site: Path, tmp_path: Path) -> None:
    """Twenty times the browser is killed as soon as an answer counts as given: it is there afterwards."""
    files = FileServer(site)
    table, given = "", list[str]()
    for kills in range(21):
        with own_browser(tmp_path / "profile") as (_, port, kill):
            killed = browser.browser_type.connect_over_cdp(f"http://127.0.0.1:{port}")
            page = killed.contexts[0].new_page()
            page.set_default_timeout(PATIENCE * 1000)
            page.add_init_script(f"({GIVEN})()")
            said: list[str] = []
            page.on("console", lambda line, said=said: said.append(line.text))  # type: ignore[misc]
            page.goto(files.address)
            page.wait_for_selector("main h1")
            if not table:
                kept(page)
                page.goto(f"{files.address}#/new/praetor")
                page.locator("form.panel select[aria-label='Seat 2']").select_option("tiro")
                page.locator("form.panel .go button").click()
                page.wait_for_url(re.compile("#/table/"))
                table = page.url.rpartition("/")[2]
            else:
                kept_now = [json.loads(entry) for entry in journal(page, table)]
                mine = [entry for entry in kept_now if entry["entry"] == "answered" and entry.get("person")]
                assert [entry["question"] for entry in mine][: len(given)] == given
                if kills == 20:
                    break
                page.goto(f"{files.address}#/table/{table}")
            page.wait_for_selector("#asked", timeout=2 * PATIENCE * 1000)
            page.evaluate(PLAYER)
            while not any(line.startswith("given ") for line in said):
                page.evaluate("player.step(0)")
                page.wait_for_timeout(10)
            kill()
            given += [json.loads(line[6:])["question"] for line in said if line.startswith("given ")]
    files.stop()
    assert len(given) >= 20


SAME = """
import hashlib, quadriga
from quadriga.table import Plan, SeatPlan, Table, think

def played(game, number):
    seats = [SeatPlan("bot", level=level) for level in ("centurio", "tiro")]
    table = Table.open(Plan(game, seats), hashlib.sha256(f"{game} {number}".encode()).hexdigest(), 0.0)
    table.start(0.0)
    while table.stage == "playing":
        for job in table.jobs():
            table.bot_answer(job, think(job), 0.0)
    return table.record("", None)
"""
PYTHON_IN_PAGE = """async () => {
  const named = document.querySelector('meta[name=runtime]').content;
  const folder = new URL(`${named}/`, document.baseURI).href;
  const setup = await (await fetch(folder + 'runtime.json')).json();
  const bytes = async (name) => (await fetch(folder + name)).arrayBuffer();
  const plain = window.fetch;
  window.fetch = async (url, options) => {
    if (!String(url).endsWith('pyodide.asm.wasm')) return plain(url, options);
    const packed = await plain(folder + setup.files.wasm);
    return new Response(packed.body.pipeThrough(new DecompressionStream('gzip')),
      { headers: { 'Content-Type': 'application/wasm' } });
  };
  const { loadPyodide } = await import(folder + setup.files.pyodide);
  window.python = await loadPyodide({ indexURL: folder, stdLibURL: folder + setup.files.library,
    lockFileContents: setup.lock, packageBaseUrl: folder, env: { QUADRIGA_PURE: '1', HOME: '/' } });
  python.FS.mkdirTree('/app');
  python.unpackArchive(await bytes(setup.files.quadriga), 'zip', { extractDir: '/app' });
  python.runPython('import sys\\nsys.path.insert(0, "/app")');
}"""


@pytest.mark.all
@pytest.mark.parametrize("game", ["antike", "praetor", "romolo", "corduba"])
def test_the_same_games_as_natively(visit_site: Visit, game: str) -> None:
    """The same seed gives byte-identical records here and in the page: twenty games of two bots."""
    page = visit_site()
    page.evaluate(PYTHON_IN_PAGE)
    page.evaluate("code => { python.runPython(code) }", SAME)
    native: dict[str, Any] = {}
    exec(SAME, native)
    for number in range(20):
        there = page.evaluate(f"python.runPython('played(\"{game}\", {number})')")
        assert there == native["played"](game, number)


@pytest.mark.all
def test_everything_out_and_in(visit_site: Visit) -> None:
    """What one browser has exported, another takes in; a file of another kind changes nothing."""
    first = visit_site()
    table = new_table(first, "praetor", "me", "tiro")
    play(first, 1, most=6)
    entries = journal(first, table)
    show(first, "account")
    assert violations(first) == []
    with first.expect_download() as download:
        first.get_by_role("button", name="Export everything as a file").click()
    backup = Path(download.value.path()).read_bytes()
    second = visit_site()
    show(second, "account")
    import_file = second.locator("input[type=file]")
    import_file.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(second.get_by_text("This is no file that was exported here")).to_be_visible()
    import_file.set_input_files({"name": "y.json", "mimeType": "application/json", "buffer": backup})
    expect(second.get_by_text("One table has been added")).to_be_visible()
    assert journal(second, table)[: len(entries)] == entries
    show(second, f"table/{table}")
    second.wait_for_selector("#asked", timeout=2 * PATIENCE * 1000)


@pytest.mark.all
def test_a_full_device_says_so(visit_site: Visit) -> None:
    """Where nothing more can be kept, the answer is not shown as given, and the page says why."""
    page = visit_site()
    table = new_table(page, "praetor", "me", "tiro")
    play(page, 1, most=4)
    tables = next(worker for worker in page.workers if "tableWorker" in worker.url)
    tables.evaluate("""() => {
        self.plain = IDBObjectStore.prototype.add;
        IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError'); };
    }""")
    before = journal(page, table)
    page.evaluate("() => void player.play(2, 30).catch(() => {})")
    expect(page.get_by_text("no room left for your games").first).to_be_visible()
    assert journal(page, table) == before
    tables.evaluate("() => { IDBObjectStore.prototype.add = self.plain; }")


@pytest.mark.all
def test_it_can_be_installed(visit_site: Visit, files: FileServer) -> None:
    """What Lighthouse asks of such a page: manifest, icons, service worker, a start without network."""
    page = visit_site()
    manifest = page.request.get("manifest.webmanifest").json()
    assert manifest["name"]
    assert manifest["short_name"]
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    assert manifest["start_url"] == manifest["scope"] == "./"
    sizes = {icon["sizes"]: page.request.get(icon["src"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= set(sizes)
    assert all(reply.ok and reply.body().startswith(b"\x89PNG") for reply in sizes.values())
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    assert page.locator("meta[name=theme-color]").count() == 1
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}, "as are all pages of these tests"
    files.stop()
    try:
        page.reload()
        page.wait_for_selector("main h1")
    finally:
        files.start()


@pytest.mark.all
def test_a_newer_version_is_said_and_taken(site: Path, browser: Browser, tmp_path: Path) -> None:
    """The site is replaced while somebody plays: the page says so, goes on, and is the new one when it is reloaded."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    files = FileServer(folder)
    page = come(browser, files.address)
    table = new_table(page, "praetor", "me", "tiro")
    before = journal(page, table)
    worker, shown = folder / BELOW / "sw.js", folder / BELOW / "index.html"
    version = re.search(r'"version": "(\w+)"', worker.read_text(encoding="utf-8"))
    assert version
    newer = shown.read_text(encoding="utf-8").replace("<title>", "<meta name='newer'><title>")
    data = next((folder / BELOW).glob("data-*"))
    data.rename(data.with_name("data-newer"))
    shown.write_text(newer.replace(data.name, "data-newer"), encoding="utf-8")
    text = worker.read_text(encoding="utf-8").replace(version[1], "0123456789abcdef").replace(data.name, "data-newer")
    worker.write_text(re.sub(r'("index.html": \[")\w+', r"\g<1>0000", text), encoding="utf-8")
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    expect(page.get_by_text("A newer version of Quadriga is here.")).to_be_visible()
    assert page.locator("#asked").is_visible()
    page.evaluate("location.hash = '#/rules/antike'")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("[role=alert]")).to_have_count(0)
    assert page.evaluate("async (name) => (await fetch(`${name}/games.json`)).status", data.name) == 200
    page.go_back()
    page.get_by_role("button", name="Load it").click()
    page.wait_for_selector("meta[name=newer]", state="attached")
    page.wait_for_selector("#asked", timeout=2 * PATIENCE * 1000)
    assert journal(page, table)[: len(before)] == before
    page.context.close()
    files.stop()
