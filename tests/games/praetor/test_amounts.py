"""Reasons about amounts carry them: needed, there and missing."""

import pytest

from quadriga.terminal.texts import Texts
from tests.amounts import check_games, check_list
from tests.games.praetor.positions import at, play
from tests.play import variants
from tests.rule_coverage import rule

WITH = """
    academy-too-dear camp-too-dear demand-too-dear fee-too-dear no-marker-left no-villager tile-too-dear
    too-little-gold too-many-to-forge wrong-amount
"""
WITHOUT = """
    academy-is-no-action action-phase-over activate-its-tile-first already-activated already-traded board-taken
    camp-used cell-taken choose-a-tile-first finish-this-action no-academy no-active-worker no-camp no-common-edge
    no-placement no-retired-worker no-such-worker no-wall-tile no-zone not-a-good not-in-city not-in-stack
    not-on-display not-on-top not-this-seat nothing-to-sell own-academy-is-free sales-ended sales-first same-owner
    special-tile
"""
VARIANTS = [variant for variant in variants() if variant.key == "praetor"]


@rule("PRA-4.2")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You cannot pay for this tile. You lack 1 of 2 wood. You lack 2 of 2 stone."),
        ("de", "Du kannst dieses Plättchen nicht bezahlen. Von 2 Holz fehlt 1. Von 2 Stein fehlen 2."),
        ("it", "Non puoi pagare questa tessera. Legno: ne manca 1 su 2. Pietra: ne mancano 2 su 2."),
    ],
)
def test_a_tile_says_what_is_missing(language: str, text: str) -> None:
    s = at('display = ["academy-1"]\n[blue]\nwood = 1\ngold = 0\nactive = [1]')
    reason = s.why_not(0, "build academy-1")
    assert reason is not None
    amounts = dict(reason.values)
    assert (amounts["wood_needed"], amounts["wood_missing"]) == (2, 1)
    assert (amounts["stone_needed"], amounts["stone_missing"]) == (2, 2)
    assert (amounts["weapon_needed"], amounts["weapon_missing"]) == (0, 0)
    assert Texts(language, s.box).why(reason) == text


@rule("PRA-6.6")
def test_a_fee_says_what_is_missing() -> None:
    s = at('order = ["blue", "yellow"]\n[blue]\ngold = 0\nactive = [1]')
    reason = s.why_not(0, "activate gold-mine-2")
    assert reason is not None
    assert Texts("en", s.box).why(reason) == "You cannot pay the owner of this tile. You lack 1 of 1 gold."


@rule("PRA-8.20")
def test_a_demand_is_counted_after_the_fee() -> None:
    s = at('order = ["blue", "yellow"]\nwall = "wall-1"\n[blue]\ngold = 0\nactive = [1]')
    reason = s.why_not(0, "activate imperial-outpost-1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("PRA-8.20", "demand-too-dear")
    assert sum(int(amount) for name, amount in reason.values if name.endswith("_missing")) > 0


@rule("PRA-8.16")
def test_villagers_are_counted() -> None:
    s = at('order = ["blue", "yellow"]\n[blue]\nvillagers = 0\nactive = [1]')
    assert s.why_not(0, "activate training-camp-1") == ("PRA-8.16", "no-villager", (("needed", 1), ("have", 0)))


@rule("PRA-8.18")
def test_the_market_says_how_much() -> None:
    s = play(at('order = ["blue", "yellow"]\n[blue]\ngold = 9\nwood = 2\nactive = [1]'), "activate market-1")
    play(s, "sell wood")
    assert s.why_not(0, "amount 3") == ("PRA-8.18", "wrong-amount", (("limit", 2),))


def test_every_reason_is_listed() -> None:
    check_list("praetor", WITH, WITHOUT)


def test_amounts_over_some_games() -> None:
    check_games(VARIANTS, 10, WITH)


@pytest.mark.all
def test_amounts_over_many_games() -> None:
    check_games(VARIANTS, 200, WITH)
