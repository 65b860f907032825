"""Chapter 20: a power serves the unit that it was used for."""

from quadriga.kernel.rules import rule
from tests.games.romolo.table import do, offers, refused, step, table, units

HOME = 'capital = "0,0"\n'
FAR = 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9\n'
SEA = 'terrain = { water = ["1,0", "-1,1", "-1,2", "-2,2"] }'


@rule("ROM-20.15")
def test_nauta_serves_one_unit_though_its_last_action_is_a_move():
    s = table(SEA, yellow=HOME + 'workers = ["0,0", "-1,1"]\ncharacters = ["nauta"]', blue=FAR)
    do(s, "activate worker 0,0", "sail 1,0", "move 2,0", "move 3,0")
    assert step(s) == "Activate"
    do(s, "activate worker -1,1")
    assert offers(s, "sail") == []
    assert refused(s, "sail -1,2") == "ROM-20.15"


@rule("ROM-20.15")
def test_nauta_serves_one_unit_though_its_last_action_is_a_look():
    top = 'terrain = { water = ["1,0", "-1,1", "-1,2"], down = ["2,0", "2,-1", "1,1"] }'
    yellow = HOME + 'workers = ["-1,1"]\nexplorers = ["0,0"]\ncharacters = ["nauta"]'
    s = do(table(top, yellow=yellow, blue=FAR), "activate explorer 0,0", "sail 1,0")
    for place in ("2,0", "2,-1", "1,1"):
        do(s, f"look {place}", "tile hill")
    assert units(s, 0, "explorer") == ["1,0 lying"]
    do(s, "activate worker -1,1")
    assert offers(s, "sail") == []


@rule("ROM-20.15")
def test_nauta_s_second_move_waits_for_the_unit_s_own_actions():
    s = table('terrain = { water = ["1,0", "2,0", "3,0"] }', yellow=HOME + 'workers = ["0,0", "3,-3"]\n'
              'characters = ["nauta"]', blue=FAR)  # fmt: skip
    do(s, "activate worker 0,0", "sail 1,0", "move 2,0", "move 1,0", "sail 2,0")
    assert units(s, 0, "worker") == ["2,0 lying", "3,-3"]
