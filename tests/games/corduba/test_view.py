"""What a screen shows beyond the pieces themselves: a tile on its way, what Rome could get, how far the deeds are."""

from tests.games.corduba.table import at, play


def test_a_tile_on_its_way_is_seen_until_it_lies():
    s = at("seats = 2\n[orange]\nworkers = 6\nfood = 2\nwood = 2\nstone = 2\namphorae = 2\n")
    assert s.view(0)["laying"] is None
    play(s, "build servorum", "raise aerarium")
    whole = {"side": 0, "district": 0, "building": s.box.kinds.index("aerarium"), "chain": []}
    assert s.view(0)["laying"] == {**whole, "cells": []}
    play(s, "plot A", "place r0c0")
    assert s.view(1)["laying"] == {**whole, "cells": [0, 1, 2]}
    while s.view(0)["laying"]:
        play(s, s.box.vocabulary.format(s.actions(0)[0]))
    assert [tile["cells"] for tile in s.view(0)["tiles"]] == [[0, 1, 2]]


def test_what_could_be_delivered_and_how_far_the_deeds_are():
    s = at("seats = 2\ndemand = 'frumentum'\n[orange]\nfood = 2\namphorae = 1\nprestige = [4, 2, 3]\nregister = 7\n")
    me = s.view(None)["players"][0]
    assert me["deliverable"] == 4
    deeds = dict(zip(s.box.gestae, me["deeds"], strict=True))
    assert (deeds["workers"], deeds["prestige"], deeds["monuments"]) == (7, 2, 0)
