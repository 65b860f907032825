"""The language of Romolo o Remo?: what players and CHANCE can do, and what can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.vocabulary import Noun, Verb, Vocabulary, numbers

if TYPE_CHECKING:
    from quadriga.games.romolo.board import RomoloBox

KIND_NAMES: Final = ["worker", "soldier", "mercenary", "explorer"]
GOOD: Final = Noun("good", ["grain", "wood", "stone", "salt", "refined"])
COLUMN: Final = Noun("column", ["grain", "wood", "stone", "salt", "refined"])
ITEM: Final = Noun("item", ["grain", "wood", "stone", "salt", "refined", "silver", "bronze"])
KIND: Final = Noun("kind", KIND_NAMES)
UNIT: Final = Noun(
    "unit", [state + name for state in ("", "lying-", "hindered-", "hindered-lying-") for name in KIND_NAMES]
)
"""A unit as it is spoken of: kind + 4 if it lies + 8 if it has a hindrance marker."""
TERRAIN: Final = Noun("terrain", ["plain", "hill", "forest", "water"])
TOKEN: Final = Noun("token", ["x2", "x3"])
PIECE: Final = Noun("piece", ["tower", "farm", "storehouse", "worker"])
BUILDING: Final = Noun(
    "building",
    ["farm", "storehouse", "temple", "sawmill", "aqueduct", "forum", "port", "wall", "tower", "quarry"],
)
SIDE: Final = Noun("side", ["east", "north-east", "north-west", "west", "south-west", "south-east"])
SYMBOL: Final = Noun("symbol", ["x2", "plus3", "plus1loss", "minus1loss", "retreat", "blank"])
CHARACTER: Final = Noun(
    "character",
    ["aedificator", "apothecarius", "architectus", "artifex", "consul", "defensor", "dux", "equus", "foederatus",
     "furnarius", "heros", "mercator", "nauta", "negotiator", "obsessor", "patronus", "praedo", "praepositus",
     "publicus", "sacerdos", "traductor"],
)  # fmt: skip
EVENT: Final = Noun("event", ["white", "yellow", "pink", "blue", "brown"])
COLOUR_NAMES: Final = ["yellow", "blue", "red", "brown"]
FEW: Final = numbers("number", 20)
COUNT: Final = numbers("count", 99)
VALUE_ZERO: Final = 20
VALUE: Final = Noun("value", [str(n - VALUE_ZERO) for n in range(100)], proper=True)
"""The value of a side in a combat; it may be negative (ROM-R93)."""
COINS: Final = Noun("coins", [(str(n // 2) if n != 1 else "") + "½" * (n % 2) for n in range(1000)], proper=True)
"""Money, in halves of a silver coin."""


def action_vocabulary(box: RomoloBox) -> Vocabulary:
    """The answers, each with the rule that says when it is given."""
    hexagon = Noun("hex", box.hex_names, proper=True)
    colour = Noun("colour", COLOUR_NAMES[: box.owners])
    face = Noun("face", box.face_names)
    slot = Noun("slot", [str(n + 1) for n in range(box.display)], proper=True)
    return Vocabulary(
        {
            "pass": Verb((), "ROM-3.1"),
            # set-up
            "start": Verb((colour,), "ROM-1.1"),
            "choose": Verb((TERRAIN,), "ROM-1.3"),
            "lay": Verb((hexagon,), "ROM-1.6"),
            "draw": Verb((CHARACTER,), "ROM-1.9"),
            "away": Verb((SYMBOL,), "ROM-1.14"),
            "cube": Verb((GOOD,), "ROM-1.15"),
            "set": Verb((PIECE, hexagon), "ROM-1.16", reached=1),
            # actions
            "activate": Verb((UNIT, hexagon), "ROM-3.1"),
            "stop": Verb((), "ROM-3.6"),
            "hostile": Verb((), "ROM-4.1"),
            "friendly": Verb((), "ROM-4.1"),
            "move": Verb((hexagon,), "ROM-5.1", reached=0),
            "look": Verb((hexagon,), "ROM-5.10"),
            "ride": Verb((hexagon,), "ROM-20.10", reached=0),
            "sail": Verb((hexagon,), "ROM-20.15", reached=0),
            "tile": Verb((TERRAIN,), "ROM-7.1"),
            "token": Verb((TOKEN,), "ROM-7.4"),
            "flood": Verb((hexagon,), "ROM-7.8"),
            "build": Verb((BUILDING,), "ROM-8.1"),
            "wall": Verb((SIDE,), "ROM-8.2"),
            "free-wall": Verb((SIDE,), "ROM-20.8c"),
            "done": Verb((), "ROM-8.2"),
            "demolish": Verb((BUILDING,), "ROM-8.13"),
            "transform": Verb((BUILDING,), "ROM-8.14"),
            "pay": Verb((GOOD, FEW), "ROM-8.9"),
            "aedificator": Verb((), "ROM-20.3a"),
            "use": Verb((GOOD, FEW), "ROM-8.12"),
            "gain": Verb((GOOD,), "ROM-8.13"),
            "produce": Verb((GOOD,), "ROM-9.1"),
            "store": Verb((hexagon,), "ROM-9.5"),
            "keep": Verb((), "ROM-20.4"),
            "extra": Verb((FEW,), "ROM-20.20b"),
            "collect": Verb((GOOD, FEW), "ROM-9.11"),
            "refine": Verb((GOOD,), "ROM-9.12"),
            "create": Verb((KIND,), "ROM-10.1"),
            "convert": Verb((), "ROM-10.7"),
            "recruit": Verb((FEW,), "ROM-10.8"),
            "waive": Verb((FEW,), "ROM-20.11a"),
            "spend": Verb((GOOD,), "ROM-10.9"),
            "coins": Verb((), "ROM-10.9"),
            "hire": Verb((CHARACTER, slot), "ROM-11.1"),
            "endow": Verb((GOOD,), "ROM-20.16a"),
            "sell": Verb((GOOD,), "ROM-12.1"),
            "column": Verb((COLUMN,), "ROM-12.5"),
            "bonus": Verb((), "ROM-12.7"),
            "later": Verb((), "ROM-12.7"),
            "buy": Verb((GOOD,), "ROM-12.10"),
            "architectus": Verb((hexagon,), "ROM-20.5b"),
            "mercator": Verb((hexagon,), "ROM-20.14a"),
            "swap": Verb((GOOD, GOOD), "ROM-20.14a"),
            "negotiator": Verb((hexagon,), "ROM-20.16b"),
            "traductor": Verb((hexagon,), "ROM-20.23a"),
            "back": Verb((), "ROM-20.1"),
            "steal": Verb((colour,), "ROM-20.19a"),
            "roll": Verb((face,), "ROM-23.1"),
            "loot": Verb((GOOD,), "ROM-20.19d"),
            "exchange": Verb((), "ROM-22.2"),
            "give": Verb((ITEM,), "ROM-22.2"),
            "get": Verb((ITEM,), "ROM-22.2"),
            "propose": Verb((), "ROM-22.2"),
            "accept": Verb((), "ROM-22.2"),
            "decline": Verb((), "ROM-22.2"),
            # combat
            "attack": Verb((hexagon, colour), "ROM-13.2"),
            "raid": Verb((hexagon,), "ROM-13.6"),
            "join": Verb((UNIT,), "ROM-13.2"),
            "all": Verb((), "ROM-13.2"),
            "heros": Verb((), "ROM-20.13"),
            "play": Verb((SYMBOL,), "ROM-13.10"),
            "dux": Verb((FEW,), "ROM-13.11"),
            "retreat": Verb((), "ROM-13.15"),
            "stay": Verb((), "ROM-13.16"),
            "withdraw": Verb((UNIT, hexagon), "ROM-13.17", reached=1),
            "kill": Verb((UNIT,), "ROM-13.25"),
            "raze": Verb((BUILDING,), "ROM-13.26"),
            "side": Verb((SIDE,), "ROM-8.15"),
            "content": Verb((GOOD, FEW), "ROM-8.17"),
            "remove": Verb((UNIT, hexagon), "ROM-10.3"),
            "give-up": Verb((), "ROM-14.1"),
            "go-on": Verb((), "ROM-14.1"),
            # supply
            "salt": Verb((FEW,), "ROM-15.3"),
            "dismiss": Verb((UNIT, hexagon), "ROM-15.9"),
            "fallen": Verb((), "ROM-15.8"),
            "feed": Verb((), "ROM-15.12"),
            "leave": Verb((UNIT, hexagon), "ROM-15.12"),
            "grain": Verb((UNIT, hexagon), "ROM-15.16"),
            "recall": Verb((UNIT, hexagon), "ROM-15.16"),
            # end
            "play-on": Verb((), "ROM-18.3"),
            "end-game": Verb((), "ROM-18.3"),
            "bless": Verb((hexagon,), "ROM-20.22"),
            "dominion": Verb((hexagon,), "ROM-19.4"),
            # solo
            "event": Verb((EVENT,), "ROM-21.4"),
            "group": Verb((hexagon,), "ROM-21.8"),
            "march": Verb((hexagon,), "ROM-21.13", reached=0),
        }
    )


def event_vocabulary(box: RomoloBox) -> Vocabulary:
    """The events, each with the rule behind it and the places that pieces leave and reach."""
    hexagon = Noun("hex", box.hex_names, proper=True)
    colour = Noun("colour", COLOUR_NAMES[: box.owners])
    face = Noun("face", box.face_names)
    return Vocabulary(
        {
            "begins": Verb((colour,), "ROM-1.1"),
            "laid": Verb((colour, TERRAIN, hexagon), "ROM-1.6", reached=2),
            "founded": Verb((colour, PIECE, hexagon), "ROM-1.16", "hand", 2),
            "turn": Verb((colour,), "ROM-2.1", opens=True),
            "moved": Verb((colour, KIND, hexagon, hexagon), "ROM-5.1", 2, 3),
            "hindered": Verb((colour, KIND, hexagon), "ROM-6.3"),
            "looked": Verb((colour, hexagon, TERRAIN), "ROM-5.10"),
            "looked-token": Verb((colour, hexagon, TOKEN), "ROM-5.10"),
            "discovered": Verb((hexagon, TERRAIN), "ROM-7.1", "pool", 0),
            "token": Verb((hexagon, TOKEN), "ROM-7.4"),
            "flooded": Verb((hexagon,), "ROM-7.5", "stack", 0),
            "is-hostile": Verb((colour, hexagon), "ROM-4.1"),
            "is-friendly": Verb((colour, hexagon), "ROM-4.1"),
            "built": Verb((colour, BUILDING, hexagon), "ROM-8.1", "bank", 2),
            "demolished": Verb((BUILDING, hexagon), "ROM-8.19", 1, "game"),
            "wall-built": Verb((colour, SIDE, hexagon), "ROM-8.2", "bank", 2),
            "wall-gone": Verb((SIDE, hexagon), "ROM-8.19", 1, "game"),
            "stored": Verb((colour, COUNT, GOOD, hexagon), "ROM-9.5", "bank", 3),
            "gained": Verb((colour, COUNT, GOOD), "ROM-15.1", "bank", "hand", amount=1),
            "paid": Verb((colour, COUNT, GOOD), "ROM-8.1", "hand", "bank", amount=-1),
            "earned": Verb((colour, COINS), "ROM-1.12", "bank", "hand", amount=1, of="coin"),
            "spent": Verb((colour, COINS), "ROM-1.12", "hand", "bank", amount=-1, of="coin"),
            "created": Verb((colour, KIND, hexagon), "ROM-10.4", "hand", 2),
            "went-home": Verb((colour, KIND, hexagon), "ROM-10.3", 2, "hand"),
            "unfed": Verb((colour, KIND, hexagon), "ROM-15.16", 2, "hand"),
            "fell": Verb((colour, KIND, hexagon), "ROM-13.28", 2, "hand"),
            "dismissed": Verb((colour, KIND), "ROM-15.10", "map", "game"),
            "shown": Verb((CHARACTER,), "ROM-1.9", "stack", "display"),
            "hired": Verb((colour, CHARACTER), "ROM-11.1", "display", "hand"),
            "used": Verb((colour, CHARACTER), "ROM-20.1"),
            "sold": Verb((colour, GOOD, COLUMN), "ROM-12.5", "hand", "market"),
            "price": Verb((GOOD, COUNT), "ROM-15.18"),
            "stole": Verb((colour, colour, GOOD), "ROM-20.19d", "hand", "hand"),
            "rolled": Verb((colour, face), "ROM-23.1"),
            "exchanged": Verb((colour, colour), "ROM-22.2"),
            "attacked": Verb((colour, colour, hexagon), "ROM-13.2"),
            "raided": Verb((colour, hexagon), "ROM-13.6"),
            "showed": Verb((colour, SYMBOL), "ROM-13.11"),
            "withdrew": Verb((colour, hexagon), "ROM-13.17"),
            "fought": Verb((VALUE, VALUE, COUNT, COUNT), "ROM-13.23"),
            "won": Verb((colour, hexagon), "ROM-13.21"),
            "drawn": Verb((hexagon,), "ROM-13.21"),
            "battle-marker": Verb((colour,), "ROM-13.22", "bank", "hand"),
            "tower-hit": Verb((colour,), "ROM-13.27"),
            "unpaid": Verb((colour, COUNT), "ROM-15.6"),
            "gave-up": Verb((colour,), "ROM-14.2"),
            "eliminated": Verb((colour,), "ROM-14.3"),
            "closing": Verb((), "ROM-18.3"),
            "ended": Verb((colour,), "ROM-18.5"),
            "stopped": Verb((), "ROM-23.3"),
            "event": Verb((EVENT,), "ROM-21.4"),
        }
    )
