"""What the signs on the boards mean: one list for each game, of which the legend and the tooltips are made."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from quadriga.games import KEYS
from tests.web.playing import against_random

LANGUAGES = ("en", "de", "it")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_and_explains_every_sign(visit: Any, key: str, language: str) -> None:
    page = visit("/", locale=language)
    against_random(page, key)
    page.locator(".bar button").last.click()
    page.locator("dialog summary").click()
    page.wait_for_selector("dialog .legend li")
    entries = page.locator("dialog .legend li").evaluate_all(
        """items => items.map((item) => ({
          id: item.dataset.sign,
          name: item.querySelector('b').innerText,
          text: item.innerText,
          drawn: !!item.querySelector('svg > *, img')?.getClientRects().length,
        }))"""
    )
    assert len(entries) > 15
    assert len({entry["id"] for entry in entries}) == len(entries)
    for entry in entries:
        assert entry["drawn"], entry
        assert not entry["name"].lower().startswith(key), entry
        assert f"{key}-" not in entry["text"], entry
        assert len(entry["text"]) > len(entry["name"]) + 5, entry


BUILT = "seats = 2\nround = 2\ntiles = [{ district = 'servorum', kind = 'aedis' }]\n[orange]\nworkers = 4"


def test_what_is_pointed_at_says_what_it_is(practice: Any) -> None:
    page = practice("corduba", BUILT, ["me", "random"])
    tile = page.locator("[data-place='tile:10']")
    tile.hover(force=True)
    expect(tile.locator("title")).to_contain_text("Aedis in servorum", ignore_case=True)
    signs = page.locator(".players [title]").evaluate_all("all => all.map((one) => one.title)")
    assert any(sign.startswith("denarii: Money") for sign in signs)
