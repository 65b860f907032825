"""Reasons about amounts carry them: needed, there and missing, and limits."""

import ast
from typing import Any

import pytest

from quadriga.terminal.texts import Texts
from tests.amounts import check_games, check_list
from tests.games.romolo.table import GAME, do, named, table
from tests.play import variants
from tests.rule_coverage import rule

WITH = """
    building-too-dear column-full cubes-too-cheap mercator-too-few mercenaries-too-dear military-is-surplus
    military-limit more-than-three no-action-left no-empty-storehouse no-praepositus no-room
    no-room-for-walls no-side-to-water no-unit-can-destroy not-held not-nearer-to-capital not-so-many-counters
    one-character-per-turn one-or-two three-walls too-few-coins too-few-cubes too-few-mercenaries too-few-walls
    too-little-stone-or-wood tower-falls worker-limit workers-are-surplus wrong-payment wrong-salt wrong-share
    wrong-waiver
"""
WITHOUT = """
    action-phase-is-over activate-a-unit-first activated-already after-a-retreat all-sides-walled another-good-is-due
    another-kind another-piece-now another-unit-now behind-a-wall capital-of-the-ai choose-a-unit combat-comes-later
    combat-phase-is-over convert-at-the-start dearest-first explorers-are-converted explorers-only finish-this-action
    finish-this-unit forest-or-hill heros-with-an-attack hindered hostile-unit-here hostile-unit-there
    kind-laid-already lay-a-cube moves-only name-gifts-first needs-a-cube needs-a-port needs-no-food new-unit-waits
    no-aedificator no-apothecarius no-column no-cube-in-hand no-exchange no-farm-there no-free-wall no-grain no-heros
    no-influence-there no-ride no-sail no-standing-unit no-storehouse no-such-building no-such-content no-such-cube
    no-such-mercenary no-such-unit no-traductor no-wall-there no-water-near no-way-back no-worker-may-act
    nobody-to-attack nobody-to-rob none-in-hand not-a-dominion not-a-player not-adjacent not-created not-in-bank
    not-in-capital not-in-display not-next-to-flood not-of-its-cost not-on-negotiator not-yet not-yielded-here
    not-your-capital not-your-plain not-your-start-hex nothing-offered nothing-stored nothing-to-build-instead
    nothing-to-destroy nothing-to-see nothing-to-trade own-column own-turn-only partner-has-not power-not-ready
    price-is-zero produced-here-already refined-already salt-is-settled sale-or-purchase side-not-possible
    storehouse-too-far supply-comes-later tile-not-available took-no-part tower-last tower-not-hit tower-stands
    unit-lies units-there victim-has-none wrong-terrain
"""
VARIANTS = [variant for variant in variants() if variant.key == "romolo"]

HOME = 'capital = "0,0"\n'
TWO = HOME + 'workers = ["0,0", "3,-3"]\n'
BLUE = 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9\n'
PORTS = 'terrain = { water = ["1,0"] }\nbuilt = { "0,0" = "port" }'
GO = "activate worker 0,0"
SAID = [
    ("", TWO + "stone = 1\n", (GO,), "build temple", "It costs 2 stone and 1 wood; you lack 1 stone and 1 wood."),
    (
        "",
        TWO + "stone = 1\nwood = 1\n",
        (GO,),
        "build forum",
        "It costs 3 stone and 2 wood; you lack 2 stone and 1 wood.",
    ),
    (
        'built = { "0,0" = "2 temple" }',
        TWO + "stone = 1\nwood = 1\n",
        (GO,),
        "build forum",
        "It costs 3 stone and 2 wood, with 2 cubes saved by temples; you lack 1 wood.",
    ),
    (
        'built = { "0,0" = "2 temple" }',
        TWO,
        (GO,),
        "build farm",
        "It costs 1 stone and 1 wood, with 1 cube saved by temples; you lack 1 wood.",
    ),
    (
        "",
        TWO + 'stone = 1\ncharacters = ["defensor"]\n',
        (GO, "build wall", "wall east"),
        "wall west",
        "It takes 2 stone or wood; you have 1 to pay with: 1 short.",
    ),
    ("", TWO, (GO,), "build wall", "It takes 1 stone or wood; you have 0 to pay with: 1 short."),
    (
        'built = { "0,0" = "3 farm" }',
        TWO + "stone = 9\nwood = 9\n",
        (GO,),
        "build farm",
        "4 of 4 buildings stand on this hex: there is no room for it.",
    ),
    (
        'built = { "0,0" = "3 farm" }\nwalls = { "0,0" = [0, 1] }',
        TWO + "stone = 9\nwood = 9\n",
        (GO,),
        "build wall",
        "4 of 4 buildings stand on this hex, and every third wall counts as one: there is no room.",
    ),
    (
        PORTS,
        TWO + "stone = 9\nwood = 9\n",
        (GO,),
        "build port",
        "This hex has 1 side to water, and a port stands there already.",
    ),
    ("", TWO + "grain = 1\n", (GO,), "create worker", "It takes 3 grain; you have 1 to pay with: 2 short."),
    ("", TWO + "refined = 1\n", (GO,), "create soldier", "It takes 2 refined goods; you have 1 to pay with: 1 short."),
    ("", TWO + "grain = 1\n", (GO,), "create explorer", "It takes 2 grain; you have 1 to pay with: 1 short."),
    ("", TWO + "wood = 1\n", (GO,), "refine wood", "It takes 2 wood; you have 1 to pay with: 1 short."),
    (
        "",
        HOME + 'workers = ["0,0", "1,0", "3,-3"]\ngrain = 9\n',
        (GO,),
        "create worker",
        "You have 3 of 3 workers that your capital supports.",
    ),
    (
        "",
        TWO + 'soldiers = ["1,0"]\ncoins = 9\n',
        (GO,),
        "recruit 2",
        "You have 1 of 2 soldiers and mercenaries that your capital supports: there is no room for 2 more.",
    ),
    (
        "prices = [1, 1, 1, 1, 1]",
        TWO + "halves = 1\nwood = 1\n",
        (GO,),
        "recruit 2",
        "This costs 2; your coins and cubes are worth 1½ there: ½ too little.",
    ),
    ("", TWO + "coins = 9\n", (GO,), "recruit 3", "From 1 to 2 mercenaries are recruited at a time."),
    ("bank = { mercenary = 1 }", TWO + "coins = 9\n", (GO,), "recruit 2", "The bank has 1 mercenary left, not 2."),
    (
        "",
        TWO + 'halves = 5\ncharacters = ["heros"]\n',
        (GO,),
        "hire consul 1",
        "It costs 3 in coins; you have 2½: ½ short.",
    ),
    (
        "prices = [2, 1, 1, 1, 1]",
        TWO + "halves = 1\n",
        (GO,),
        "buy grain",
        "It costs 2 in coins; you have ½: 1½ short.",
    ),
    (
        'market = ["wood grain", "wood stone"]',
        TWO + "grain = 2\n",
        (GO, "sell grain"),
        "column wood",
        "2 cubes lie above that column already: it is full.",
    ),
    (
        "",
        TWO + 'grain = 3\nwood = 1\ncharacters = ["mercator"]\n',
        (GO,),
        "mercator 0,0",
        "Mercator takes 4 equal cubes there; of no kind do you have more than 3: 1 too few.",
    ),
    (
        "",
        TWO + 'grain = 4\nwood = 1\ncharacters = ["mercator"]\n',
        (GO, "mercator 0,0"),
        "swap wood salt",
        "It takes 4 wood; you have 1 to pay with: 3 short.",
    ),
    (
        'built = { "0,0" = "storehouse" }\nstored = { "0,0" = ["2 wood"] }',
        TWO + "wood = 1\nstone = 1\n",
        (GO, "build storehouse"),
        "use wood 0",
        "From 1 to 2 of these cubes can come from the storehouses here.",
    ),
    (
        'built = { "0,0" = "2 temple" }',
        TWO + "stone = 9\nwood = 9\n",
        (GO, "build forum"),
        "pay stone 0",
        "3 cubes are paid: from 1 to 3 of them can be stone, the rest is wood.",
    ),
    (
        'phase = "supply"\nprices = [1, 1, 1, 2, 1]',
        TWO + 'mercenaries = ["0,0", "0,0"]\nsalt = 2\ncoins = 9\n',
        (),
        "salt 3",
        "You owe 3 salt: from 0 to 2 of it can be paid in salt cubes.",
    ),
    (
        'phase = "supply"\nbuilt = { "0,0" = "farm, temple" }\nwalls = { "0,0" = [0, 1] }',
        TWO + 'mercenaries = ["0,0"]\n',
        (),
        "raze wall",
        "Only 3 walls together count as a building here; your capital has 2.",
    ),
    (
        'phase = "combat"\nbuilt = { "2,0" = "farm", "0,0" = "farm" }',
        TWO + 'explorers = ["2,0"]\n',
        (),
        "raid 2,0",
        "Only units with a value above 0 can destroy buildings; the best of yours there has 0.",
    ),
]


@rule("ROM-8.1", "ROM-8.3", "ROM-8.8", "ROM-8.9", "ROM-8.10", "ROM-9.12", "ROM-10.1", "ROM-10.8", "ROM-10.9")
@rule("ROM-11.2", "ROM-12.5", "ROM-12.10", "ROM-15.3", "ROM-15.7", "ROM-20.14a")
@pytest.mark.parametrize(("top", "yellow", "answers", "answer", "text"), SAID)
def test_a_reason_says_what_is_missing(top: str, yellow: str, answers: tuple[str, ...], answer: str, text: str) -> None:
    s = do(table(top, yellow=yellow, blue=BLUE), *answers)
    assert said(s, answer) == text


def said(s: Any, answer: str, language: str = "en") -> str:
    reason = s.why_not(s.asked[0], named(s, answer))
    assert reason is not None
    return Texts(language, s.box).why(reason)


@rule("ROM-8.1")
def test_in_the_three_languages() -> None:
    s = do(table("", yellow=TWO + "stone = 1\n", blue=BLUE), GO)
    assert said(s, "build temple", "de") == "Das kostet 2 Stein und 1 Holz; dir fehlen 1 Stein und 1 Holz."
    assert said(s, "build temple", "it") == "Costa 2 pietra e 1 legno; ti mancano 1 pietra e 1 legno."


@rule("ROM-22.2")
def test_coins_of_a_partner_stay_unsaid() -> None:
    yellow = 'capital = "-1,-2"\nworkers = ["-1,-2", "0,0"]\ngrain = 2\n'
    s = GAME.at(
        'seats = 4\nland = "plain"\ndisplay = ["consul"]\nsettings = { teams = true }\n'
        f'[yellow]\n{yellow}[red]\ncapital = "1,2"\nworkers = ["1,2"]\nhalves = 3\n'
    )
    do(s, "activate worker -1,-2", "exchange")
    assert said(s, "get salt") == "Your partner does not have that."
    assert said(s, "give salt") == "You would give 1 of these and have 0."
    do(s, "give grain", "give grain", "get silver")
    assert said(s, "get bronze") == "An exchange is worth 3 at most; this one would be worth 3½."


def test_every_reason_is_listed() -> None:
    check_list("romolo", WITH, WITHOUT)
    calls = [
        node
        for path in sorted(GAME.folder.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"
    ]
    assert {ast.literal_eval(call.args[1]) for call in calls} == {*WITH.split(), *WITHOUT.split()}


def test_amounts_over_some_games() -> None:
    check_games(VARIANTS, 10, WITH)


@pytest.mark.all
def test_amounts_over_many_games() -> None:
    check_games(VARIANTS, 200, WITH)
