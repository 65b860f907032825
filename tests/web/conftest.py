"""The server and the browser of these tests, and somebody who comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.web.server import chromium, go, running_browser, running_server, somebody

pytest.register_assert_rewrite("tests.web.playing", "tests.web.site")

if TYPE_CHECKING:
    from tests.web.site import FileServer

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its data."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def server(data_folder: Path) -> Iterator[str]:
    with running_server(data_folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("there is no Chromium on this machine")
    with running_browser() as found:
        yield found


def is_trouble(line: ConsoleMessage) -> bool:
    """An error in the page's console, other than that the API has refused something: the page says that itself."""
    return line.type == "error" and "/api/" not in line.location["url"]


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visit]:
    """Somebody new comes: visit("/rules", locale="de", phone=True). Errors in the page fail the test."""
    pages: list[Page] = []
    problems: list[str] = []

    def come(path: str = "/", **settings: Any) -> Page:
        page = somebody(browser, server, **settings)
        pages.append(page)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if is_trouble(line) else None)
        go(page, path)
        return page

    yield come
    for page in pages:
        page.context.close()
    assert problems == []


@pytest.fixture
def practice(visit: Visit) -> Callable[..., Page]:
    """A page at a written position: practice("antike", "[brown]\\ngold = 7", "me random", phone=True).

    Seats are "me", the level of a bot, or a level with the answers it gives first: ["me", ("random", "rondel marmor")].
    Without seats, whoever comes sits where somebody is asked, and bots that answer at random sit elsewhere. Hints for
    a first game are put away. `page.url` ends with the table's id.
    """
    from tests.web.playing import practise, put_hints_away, watch  # not before its asserts are rewritten

    def come(
        game: str, position: str, seats: str | Sequence[str | tuple[str, ...]] = "", seed: str = "seed", **settings: Any
    ) -> Page:
        page = visit("/", **settings)
        put_hints_away(page, game)
        watch(page, practise(page, game, position, seats, seed))
        return page

    return come


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from tests.web.site import write_site

    return write_site(tmp_path_factory.mktemp("site"))


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    from tests.web.site import FileServer

    server = FileServer(site)
    yield server
    server.stop()


@pytest.fixture
def visit_site(files: FileServer, browser: Browser) -> Iterator[Visit]:
    """Somebody new at the site; errors in the page fail the test."""
    from tests.web.site import come

    pages: list[Page] = []
    problems: list[str] = []

    def visit(**settings: Any) -> Page:
        page = come(browser, files.address, **settings)
        page.on("pageerror", lambda error: problems.append(str(error)))
        pages.append(page)
        return page

    yield visit
    for page in pages:
        page.context.close()
    assert problems == []
