"""Why not? The rule that really forbids it, and what could be done instead."""

from tests.games.praetor.positions import RICH, asks, at, play, refused
from tests.rule_coverage import rule

CITY = 'city = ["labor-camp-1 x0y2 0 blue", "academy-1 x0y-2 0 blue"]\norder = ["blue", "yellow"]\n[blue]\n'


@rule("PRA-4.1", "PRA-6.2")
def test_a_worker_that_is_not_there_builds_or_activates() -> None:
    s = play(at(f'order = ["blue", "yellow"]\n[blue]\n{RICH}active = [2, 3]'), "activate market-1")
    assert refused(s, "worker 1") == ("PRA-6.2", "no-such-worker")
    s = play(at(f'display = ["sawmill-1"]\n[blue]\n{RICH}active = [2, 3]'), "build sawmill-1")
    assert refused(s, "worker 1") == ("PRA-4.1", "no-such-worker")


@rule("PRA-7.8")
def test_the_academy_is_no_action() -> None:
    s = at(CITY + "active = [1, 2]")
    for answer in ("activate academy-1", "camp academy-1", "academy academy-1"):
        assert refused(s, answer) == ("PRA-7.8", "academy-is-no-action")
    assert refused(s, "activate labor-camp-1") == ("PRA-7.1", "special-tile")


@rule("PRA-4.3")
def test_a_cell_off_the_grid_names_the_rule() -> None:
    s = play(at(f'display = ["sawmill-1"]\n[blue]\n{RICH}active = [1]'), "build sawmill-1")
    assert refused(s, "place x999y999") == ("PRA-4.3", "not-understood")


@rule("PRA-8.17", "PRA-8.18")
def test_sales_come_first() -> None:
    s = play(at('order = ["blue", "yellow"]\n[blue]\ngold = 9\nwood = 2\nactive = [1]'), "activate market-1")
    assert asks(s) == "blue Sell"
    assert refused(s, "buy stone") == ("PRA-8.18", "sales-first")
    play(s, "done")
    assert asks(s) == "blue Buy"
    assert refused(s, "sell wood") == ("PRA-8.18", "sales-ended")


@rule("PRA-4.1", "PRA-8.5", "PRA-8.17")
def test_what_belongs_to_a_tile_waits_for_it() -> None:
    s = at(CITY + f"{RICH}active = [1, 2]")
    assert refused(s, "buy stone") == ("PRA-8.17", "activate-its-tile-first")
    assert refused(s, "forge 1") == ("PRA-8.5", "activate-its-tile-first")
    assert refused(s, "worker 1") == refused(s, "place x0y1") == ("PRA-4.1", "choose-a-tile-first")


@rule("PRA-3.1", "PRA-7.4")
def test_an_action_begun_is_finished() -> None:
    s = at(CITY + f"{RICH}active = [1, 2]\nretired = 1")
    play(s, "activate market-1")
    assert refused(s, "pass") == ("PRA-3.1", "finish-this-action")
    assert refused(s, "activate gold-mine-1") == ("PRA-3.1", "finish-this-action")
    s = at(CITY + f"{RICH}active = [1, 2]\nretired = 1")
    play(s, "camp labor-camp-1")
    assert asks(s) == "blue PlaceRetired"
    assert refused(s, "pass") == ("PRA-3.1", "finish-this-action")


@rule("PRA-3.4")
def test_no_action_in_the_update_phase() -> None:
    s = at(CITY + "active = [1]\nstage_one = 1\n[yellow]\nactive = [1]")
    play(s, "pass", "pass")
    assert asks(s) == "blue UseAcademy"
    assert refused(s, "activate market-1") == ("PRA-3.4", "action-phase-over")
