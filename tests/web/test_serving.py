"""What the server sends of the client: small, kept for ever where it never changes, and the page for any address."""

import gzip
import urllib.request

from playwright.sync_api import Browser

from tests.web.server import STATIC, go, somebody

LIMIT = 300_000
"""Bytes of a first visit."""


def test_texts_are_sent_packed_to_whoever_can_unpack_them(server: str) -> None:
    script = next((STATIC / "assets").glob("index-*.js"))
    asked = urllib.request.Request(f"{server}/assets/{script.name}", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked) as reply:
        assert "immutable" in reply.headers["Cache-Control"]
        assert gzip.decompress(reply.read()) == script.read_bytes()
    with urllib.request.urlopen(f"{server}/table/anything") as reply:
        assert reply.headers["Content-Encoding"] is None
        assert reply.read() == (STATIC / "index.html").read_bytes()


def test_a_first_visit_is_small(browser: Browser, server: str) -> None:
    page = somebody(browser, server)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    loaded: list[int] = []
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    go(page, "/")
    page.wait_for_load_state("networkidle")
    page.context.close()
    assert 50_000 < sum(loaded) < LIMIT
