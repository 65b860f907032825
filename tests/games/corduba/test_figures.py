"""Figures on the board: whose they are and which, on tiles, sites and in the Castra (COR-11.1, COR-11.6)."""

import pytest

from quadriga.games.corduba.solo import act
from quadriga.kernel.errors import PositionError
from tests.games.corduba.solo import acting
from tests.games.corduba.table import at, can, choose_building, play, tile
from tests.rule_coverage import rule

ODEUM = "tiles = [{ district = 'plebeius', kind = 'odeum' }]\n"


def standing(s, seat=None):
    """Who stands where, in short."""
    box, shown = s.box, []
    for group in s.view(seat)["figures"]:
        name = box.tile_names[group["tile"]] if group["tile"] >= 0 else box.space_names[group["space"]]
        which = [*group["specialists"], *["special"] * group["special_workers"], *["worker"] * group["workers"]]
        shown.append((name, box.side_names[group["side"]], " ".join(which)))
    return shown


@rule("COR-11.1", "COR-11.6", "COR-11.10")
def test_figures_stay_where_they_were_sent():
    s = at("seats = 3\n" + ODEUM + "[orange]\nworkers = 4\ndenarii = 3\nspecialists = ['blue']\n[green]\nworkers = 9\n"
           "[white]\nworkers = 4\ndenarii = 2\nspecialists = ['red']")  # fmt: skip
    play(s, "produce lapis-right", "send workers")
    play(s, "produce lapis-left")
    play(s, "produce castra-velites", "send red")
    play(s, "activate plebeius-odeum", "use A", "send blue")
    expected = [
        ("lapis-right", "orange", "worker worker"),
        ("lapis-left", "green", "worker"),
        ("castra-velites", "white", "red"),
        ("plebeius-odeum", "orange", "blue"),
    ]
    assert standing(s) == standing(s, 1) == expected
    assert standing(s.copy()) == expected
    assert standing(s.seen_by(2), 2) == expected
    later = s.copy()
    play(later, "produce portus")
    assert standing(s) == expected, "a copy has its own"
    assert standing(later) == [*expected, ("portus", "green", "worker")]
    assert later.digest() != s.digest()


@rule("COR-1.18", "COR-11.9")
def test_mixed_figures_and_those_who_come_again():
    s = at("seats = 2\nmonuments = { aqua_augusta = 'orange' }\n"
           "[orange]\nworkers = 5\nspecialists = ['red']\n[green]\nworkers = 9")  # fmt: skip
    play(s, "produce marmor-right", "send special", "send red", "produce portus", "produce portus")
    assert standing(s) == [
        ("marmor-right", "orange", "red special worker"),
        ("portus", "green", "worker"),
        ("portus", "orange", "worker"),
    ]
    play(s, "produce portus", "produce portus")
    assert standing(s)[1:] == [("portus", "green", "worker worker"), ("portus", "orange", "worker worker")]


@rule("COR-11.8")
def test_a_blocked_space_holds_nobody():
    s = play(at("seats = 2\n[orange]\nworkers = 3"), "produce lapis-left")
    assert [s.box.space_names[n] for n in s.view(None)["spaces"]] == ["lapis-left", "lapis-right"]
    assert standing(s) == [("lapis-left", "orange", "worker")]


@rule("COR-15.4")
def test_two_players_stand_on_one_space():
    sent = "sent = [{ to = 'lapis-left', by = 'green', workers = 1 }]\n"
    s = at("seats = 3\n" + sent + "[orange]\nfamily = 'iulius'\nworkers = 3")
    assert not can(s, "produce lapis-left")
    play(s, "power")  # there is one such space
    assert standing(s) == [("lapis-left", "green", "worker"), ("lapis-left", "orange", "worker")]


@rule("COR-8.5", "COR-8.11")
def test_who_builds_leaves_nobody_on_the_tile_but_who_uses_it_does():
    s = at("seats = 2\n[orange]\nworkers = 4\nwood = 1\nstone = 1")
    choose_building(s, "plebeius", "aerarium", (0, 1), (0, 2), (0, 3))
    while not can(s, "use A"):
        play(s, "save wood") if can(s, "save wood") else play(s, s.box.vocabulary.format(s.actions(0)[0]))
        assert standing(s) == []
    play(s, "use A")
    assert standing(s) == [("plebeius-aerarium", "orange", "worker")]


@rule("COR-18.1", "COR-18.2")
def test_all_figures_return_at_the_end_of_the_round():
    sent = "sent = [{ to = 'lapis-left', by = 'green', workers = 1 }, { to = 'plebeius-odeum', by = 'orange', "
    sent += "specialists = ['blue'] }]\n"
    s = at("seats = 2\nround = 2\nphase = 'round-end'\n" + sent + ODEUM)
    assert (standing(s), s.busy, s.spaces) == ([], 0, 0)


@rule("COR-25.11", "COR-25.14")
def test_caepio_puts_workers_of_the_supply():
    s = acting("build", ODEUM)
    act(s, ("site", "marmor", "right"))
    act(s, ("castra", "velites"))
    act(s, ("building", "odeum"))
    assert [row for row in standing(s) if row[1] == "caepio"] == [
        ("marmor-right", "caepio", "worker worker worker"),
        ("castra-velites", "caepio", "worker worker"),
        ("plebeius-odeum", "caepio", "worker"),
    ]


def test_written_positions_put_figures():
    s = at(
        "seats = 2\nsent = [{ to = 'plebeius-odeum', by = 'green', workers = 1, special_workers = 1 }, "
        "{ to = 'castra-velites', by = 'orange', specialists = ['red'] }]\n" + ODEUM + "[orange]\nworkers = 9"
    )
    assert s.busy >> tile(s, "plebeius-odeum") & 1
    assert standing(s) == [("plebeius-odeum", "green", "special worker"), ("castra-velites", "orange", "red")]
    assert not can(s, "produce castra-velites")


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("{ to = 'servorum-forum', by = 'green' }", "'servorum-forum' is not built"),
        ("{ to = 'nowhere', by = 'green' }", "there is no tile or space 'nowhere'"),
        ("{ to = 'portus', by = 'pink' }", "there is no side 'pink'"),
        ("{ to = 'portus', by = 'green', men = 1 }", "sent: unknown keys men"),
        ("{ to = 'portus' }", "'by'"),
    ],
)
def test_wrong_figures_are_refused(row, problem):
    with pytest.raises(PositionError, match=problem):
        at(f"seats = 2\nsent = [{row}]\n")
