"""What a refusal says: the rule that forbids it, also where something belongs to another time of the turn."""

from typing import Any

import pytest

from quadriga.terminal.texts import Texts
from tests.games.romolo.table import GAME, do, named, refused, table
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'
BLUE = 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9\n'


def worker(top: str = "", goods: str = "", at: str = "0,0", **sides: str) -> Any:
    """A worker that has been activated; a second one keeps the Action phase open."""
    s = table(top, yellow=HOME + f'workers = ["{at}", "3,-3"]\n{goods}', **sides)
    return do(s, f"activate worker {at}")


def why(s: Any, answer: str, seat: int | None = None) -> tuple[str, str]:
    reason = s.why_not(s.asked[0] if seat is None else seat, named(s, answer))
    assert reason is not None, f"{answer} is allowed"
    return reason.rule, reason.message


@rule("ROM-10.4", "ROM-10.5", "ROM-10.6")
def test_each_kind_of_unit_names_the_rule_of_its_price():
    s = worker("", "grain = 1\nrefined = 1\n")
    assert refused(s, "create worker") == "ROM-10.4"
    assert refused(s, "create soldier") == "ROM-10.5"
    assert refused(s, "create explorer") == "ROM-10.6"


@rule("ROM-9.5", "ROM-9.6", "ROM-9.7", "ROM-9.8")
def test_why_a_storehouse_cannot_take_the_production():
    top = """
        built = { "1,0" = "storehouse", "-1,0" = "storehouse", "0,1" = "storehouse", "0,-1" = "storehouse",
                  "1,-1" = "storehouse", "2,0" = "storehouse" }
        stored = { "1,0" = ["1 wood"] }
        walls = { "1,0" = [0, 1], "0,1" = [2], "2,0" = [3] }
    """.replace("\n                  ", " ")
    s = do(worker(top, blue='capital = "0,-3"\nworkers = ["0,-1"]'), "hostile", "produce grain")
    assert why(s, "store 1,0") == ("ROM-9.5", "no-empty-storehouse")  # full, though it has walls on other sides
    assert why(s, "store 0,0") == ("ROM-9.5", "no-empty-storehouse")  # none there
    assert why(s, "store 2,0") == ("ROM-9.6", "storehouse-too-far")  # behind a wall too, but not adjacent
    assert why(s, "store 0,1") == ("ROM-9.7", "behind-a-wall")
    assert why(s, "store 0,-1") == ("ROM-9.8", "hostile-unit-there")


@rule("ROM-4.5", "ROM-10.7", "ROM-10.1")
def test_why_an_explorer_is_not_converted():
    yellow = HOME + 'explorers = ["1,0"]\nworkers = ["0,0"]\n'
    beside = {"blue": 'capital = "0,-3"\nworkers = ["0,-3", "1,0"]'}
    s = do(table("", yellow=yellow + "grain = 1", **beside), "activate explorer 1,0", "hostile")
    assert why(s, "convert") == ("ROM-4.5", "hostile-unit-here")
    s = do(table("", yellow=yellow), "activate explorer 1,0")
    assert why(s, "convert") == ("ROM-10.7", "too-few-cubes")
    do(s, "move 0,0")
    assert why(s, "convert") == ("ROM-10.7", "convert-at-the-start")
    assert why(worker(), "convert") == ("ROM-10.7", "explorers-are-converted")
    full = HOME + 'explorers = ["1,0"]\nworkers = ["0,0", "0,0", "0,0"]\ngrain = 1'
    assert why(do(table("", yellow=full), "activate explorer 1,0"), "convert") == ("ROM-10.1", "worker-limit")


@rule("ROM-3.3", "ROM-3.12", "ROM-10.12")
def test_why_a_unit_is_not_activated():
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0"]\nsoldiers = ["2,0 lying"]\ngrain = 3')
    assert why(s, "activate soldier 2,0") == ("ROM-3.12", "unit-lies")
    assert why(s, "activate worker 3,0") == ("ROM-3.1", "no-standing-unit")
    do(s, "activate worker 1,0", "move 1,1", "stop")
    assert why(s, "activate worker 1,1") == ("ROM-3.3", "activated-already")
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0", "2,0"]')
    do(s, "activate worker 1,0", "stop")  # with an action left
    assert why(s, "activate worker 1,0") == ("ROM-3.3", "activated-already")
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0"]\ngrain = 3')
    do(s, "activate worker 1,0", "move 1,1", "create worker")
    assert why(s, "activate worker 1,1") == ("ROM-3.3", "activated-already")  # one new, one that has acted
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0"]\ncharacters = ["traductor"]\ngrain = 3')
    do(s, "activate worker 1,0", "traductor 2,0", "create worker")
    assert why(s, "activate worker 2,0") == ("ROM-10.12", "new-unit-waits")


@rule("ROM-8.13", "ROM-8.14", "ROM-8.7", "ROM-17.4")
def test_why_something_is_not_built_or_taken_down():
    s = worker("", "stone = 9\nwood = 9\n")
    assert why(s, "transform farm") == ("ROM-8.14", "no-such-building")
    assert why(s, "demolish farm") == ("ROM-8.13", "no-such-building")
    assert why(s, "build sawmill") == ("ROM-8.1", "wrong-terrain")  # on a plain
    assert why(s, "build port")[1] == "no-side-to-water"
    s = worker('walls = { "0,0" = [0, 1, 2, 3, 4, 5] }', "stone = 9\n")
    assert why(s, "build wall") == ("ROM-8.7", "all-sides-walled")
    s = do(worker("bank = { wall = 1 }", 'stone = 9\ncharacters = ["defensor"]\n'), "build wall", "wall east")
    assert why(s, "wall west") == ("ROM-17.4", "not-in-bank")
    assert why(do(worker("", "stone = 9\n"), "build wall"), "free-wall west") == ("ROM-20.1", "power-not-ready")


@rule("ROM-20.1", "ROM-20.3a", "ROM-20.19a", "ROM-13.9")
def test_a_power_that_is_not_there_is_said_to_be_missing():
    s = worker()
    for answer in ("ride 1,0", "sail 1,0", "traductor 1,0", "steal blue"):
        assert why(s, answer) == ("ROM-20.1", "power-not-ready")
    s = do(worker('built = { "0,0" = "temple" }', "stone = 9\nwood = 9\n"), "build forum")
    assert why(s, "aedificator") == ("ROM-20.1", "power-not-ready")
    s = table('phase = "combat"', yellow=HOME + 'soldiers = ["0,0", "0,0"]', blue=BLUE.replace('["0,-3"]', '["0,0"]'))
    assert why(s, "heros") == ("ROM-13.9", "heros-with-an-attack")
    assert why(do(s, "attack 0,0 blue"), "heros") == ("ROM-20.1", "power-not-ready")


@rule("ROM-10.9", "ROM-R74", "ROM-15.3")
def test_why_a_cube_does_not_pay():
    s = worker("prices = [2, 1, 0, 1, 1]", "grain = 1\nwood = 2\nstone = 1\ncoins = 1\n")
    do(s, "recruit 2")
    assert why(s, "spend stone") == ("ROM-10.9", "price-is-zero")
    assert why(s, "spend salt") == ("ROM-10.9", "no-such-cube")
    assert why(s, "coins") == ("ROM-10.9", "too-few-coins")
    do(s, "spend wood")
    assert why(s, "spend grain") == ("ROM-R74", "dearest-first")
    s = table(
        'phase = "supply"', yellow=HOME + 'workers = ["0,0"]\nmercenaries = ["0,0"]\nsalt = 1\nwood = 1\ncoins = 1'
    )
    do(s, "salt 0")
    assert why(s, "spend salt") == ("ROM-15.3", "salt-is-settled")


@rule("ROM-2.2", "ROM-3.1", "ROM-3.3", "ROM-3.4", "ROM-12.13")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("move 1,0", ("ROM-3.1", "activate-a-unit-first")),
        ("build farm", ("ROM-3.1", "activate-a-unit-first")),
        ("attack 0,0 blue", ("ROM-2.2", "combat-comes-later")),
        ("feed", ("ROM-2.2", "supply-comes-later")),
    ],
)
def test_before_its_time(answer: str, reason: tuple[str, str]):
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0"]')
    assert why(s, answer) == reason


@rule("ROM-2.2", "ROM-3.3", "ROM-3.4", "ROM-12.13")
def test_after_its_time_or_in_the_middle():
    port = 'terrain = { water = ["1,0"] }\nbuilt = { "0,0" = "port" }'
    s = worker(port, "grain = 2\ncoins = 9\n", blue='capital = "0,-3"\nworkers = ["0,-3", "3,-3"]')
    assert why(s, "activate worker 3,-3") == ("ROM-3.3", "finish-this-unit")
    assert why(do(s.copy(), "sell grain"), "sell grain") == ("ROM-3.4", "finish-this-action")
    assert why(do(s.copy(), "sell grain", "column wood"), "buy wood") == ("ROM-12.13", "sale-or-purchase")
    assert why(do(s.copy(), "buy grain"), "sell grain") == ("ROM-12.13", "sale-or-purchase")
    do(s, "stop", "activate worker 3,-3")
    assert s.asked == (1,)
    assert why(s, "move 2,-3") == ("ROM-5.1", "own-turn-only")
    do(s, "friendly", "stop")  # no unit is left to activate
    assert why(s, "build farm") == ("ROM-2.2", "action-phase-is-over")
    assert why(s, "feed") == ("ROM-2.2", "supply-comes-later")
    do(s, "pass")
    assert why(s, "attack 3,-3 blue") == ("ROM-2.2", "combat-phase-is-over")


@rule("ROM-10.12", "ROM-R18")
def test_why_a_worker_does_not_trade_freely():
    power = 'characters = ["mercator", "traductor"]\ngrain = 9\n'
    s = table('built = { "0,0" = "3 temple" }', yellow=HOME + f'workers = ["1,0", "2,0 hindered"]\n{power}', blue=BLUE)
    do(s, "activate worker 1,0", "traductor 1,1", "create worker")
    assert why(s, "mercator 1,1") == ("ROM-10.12", "new-unit-waits")
    assert why(s, "mercator 2,0") == ("ROM-20.14a", "no-worker-may-act")
    assert why(s, "mercator 3,0") == ("ROM-20.14a", "no-worker-may-act")
    s = table("", yellow=HOME + f'workers = ["1,0", "2,0"]\n{power}', blue=BLUE.replace('"0,-3"]', '"1,0"]'))
    do(s, "mercator 1,0", "hostile")
    assert why(s, "mercator 1,0") == ("ROM-R18", "hostile-unit-there")


@rule("ROM-10.5")
@pytest.mark.parametrize(
    ("language", "two"),
    [
        ("en", "It takes 2 refined goods; you have 1 to pay with: 1 short."),
        ("de", "Das kostet 2 veredelte Waren; du kannst 1 zahlen: 1 zu wenig."),
        ("it", "Servono 2 risorse raffinate; puoi pagarne 1: 1 in meno."),
    ],
)
def test_refined_goods_are_counted_in_every_language(language: str, two: str):
    reason = worker("", "refined = 1\n").why_not(0, "create soldier")
    assert reason is not None
    assert Texts(language, GAME.box(3)).why(reason) == two
