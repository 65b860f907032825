"""The language of Corduba: what players can do, and what can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.games.corduba.pieces import DISTRICT_NAMES, GOOD_NAMES, RESOURCES, ROW, ROWS, SPECIALISTS
from quadriga.kernel.vocabulary import Noun, Verb, Vocabulary, numbers

if TYPE_CHECKING:
    from quadriga.games.corduba.board import CordubaBox

RESOURCE: Final = Noun("resource", RESOURCES)
GOOD: Final = Noun("good", GOOD_NAMES)
DISTRICT: Final = Noun("district", DISTRICT_NAMES)
SPECIALIST: Final = Noun("specialist", SPECIALISTS)
FIGURE: Final = Noun("figure", ["special", *SPECIALISTS, "workers"])
ACTION: Final = Noun("action", ["A", "B"], proper=True)
CELL: Final = Noun("cell", [f"r{n // ROW}c{n % ROW}" for n in range(ROW * ROWS)], proper=True)
PLOT: Final = Noun("plot", "ABCDEFGH", proper=True)
ORIENTATION: Final = Noun("orientation", ["upright", "right", "reversed", "left"])
DIE: Final = numbers("die", 6)
COUNT: Final = numbers("count", 999)
FEW: Final = numbers("number", 20)
MOST_DELIVERED: Final = 250
"""Nobody needs to deliver more of anything than this."""
MANY: Final = numbers("number", MOST_DELIVERED)


def hyphened(names: list[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


def action_vocabulary(box: CordubaBox) -> Vocabulary:
    """The answers, each with the rule that says when it is given."""
    side = Noun("side", box.side_names)
    tile = Noun("tile", box.tile_names)
    kind = Noun("building", hyphened(box.kinds))
    space = Noun("space", box.space_names)
    hereditas = Noun("hereditas", [card.name for card in box.hereditas], proper=True)
    family = Noun("family", box.families, proper=True)
    character = Noun("character", box.character_names, proper=True)
    romae = Noun("demand", hyphened(box.romae))
    gesta = Noun("gesta", hyphened(box.gestae))
    monument = Noun("monument", box.monument_names, proper=True)
    market = numbers("macellum", len(box.macellum))
    return Vocabulary(
        {
            "pass": Verb((), "COR-7.6"),
            "done": Verb((), "COR-7.2"),
            "start": Verb((side,), "COR-2.11"),
            "token": Verb((gesta,), "COR-2.5"),
            "deal": Verb((side, hereditas), "COR-2.12"),
            "house": Verb((side, family), "COR-2.12"),
            "keep": Verb((hereditas,), "COR-2.12"),
            "character": Verb((character,), "COR-2.12"),
            "take": Verb((RESOURCE,), "COR-2.15"),
            "demand": Verb((romae,), "COR-4.1"),
            "prices": Verb((market,), "COR-6.1"),
            "revolt": Verb((DISTRICT,), "COR-5.4"),
            "burn": Verb((tile,), "COR-5.10"),
            "hand": Verb((side,), "COR-5.9"),
            "build": Verb((DISTRICT,), "COR-8.1"),
            "raise": Verb((kind,), "COR-8.1"),
            "plot": Verb((PLOT,), "COR-9.5"),
            "place": Verb((CELL,), "COR-9.5"),
            "turn": Verb((ORIENTATION,), "COR-9.4"),
            "link": Verb((CELL,), "COR-9.8"),
            "save": Verb((RESOURCE,), "COR-8.6"),
            "send": Verb((FIGURE,), "COR-1.18"),
            "instead": Verb((RESOURCE, FEW), "COR-1.3"),
            "insulae": Verb((FEW,), "COR-9.11"),
            "use": Verb((ACTION,), "COR-11.1"),
            "monument": Verb((monument,), "COR-10.1"),
            "bonus": Verb((DISTRICT,), "COR-10.3"),
            "activate": Verb((tile,), "COR-11.1"),
            "produce": Verb((space,), "COR-11.6"),
            "claim": Verb((gesta,), "COR-12.1"),
            "merchant": Verb((), "COR-14.8"),
            "buy": Verb((RESOURCE, FEW), "COR-14.3"),
            "sell": Verb((RESOURCE, FEW), "COR-14.5"),
            "power": Verb((), "COR-15.1"),
            "eat": Verb((RESOURCE,), "COR-15.4"),
            "prestige": Verb((DISTRICT,), "COR-21.4"),
            "free": Verb((SPECIALIST,), "COR-20.6"),
            "register": Verb((), "COR-20.5"),
            "quell": Verb((tile,), "COR-21.7"),
            "swap": Verb((RESOURCE, RESOURCE), "COR-21.9"),
            "deliver": Verb((GOOD, MANY), "COR-16.2"),
            "upkeep": Verb((FEW, FEW), "COR-17.3"),
            "return": Verb((RESOURCE,), "COR-19.1"),
            "draw": Verb((kind,), "COR-24.7"),
            "roll": Verb((DIE,), "COR-25.3"),
        }
        | caepio_cards(box, {"card": "COR-24.10", "icons": "COR-25.16"})
    )


def event_vocabulary(box: CordubaBox) -> Vocabulary:
    """The events, each with the rule behind it and the places that pieces leave and reach."""
    side = Noun("side", box.side_names)
    tile = Noun("tile", box.tile_names)
    kind = Noun("building", hyphened(box.kinds))
    space = Noun("space", box.space_names)
    hereditas = Noun("hereditas", [card.name for card in box.hereditas], proper=True)
    character = Noun("character", box.character_names, proper=True)
    romae = Noun("demand", hyphened(box.romae))
    gesta = Noun("gesta", hyphened(box.gestae))
    monument = Noun("monument", box.monument_names, proper=True)
    return Vocabulary(
        {
            "begins": Verb((side,), "COR-2.11"),
            "open": Verb((gesta,), "COR-2.5"),
            "inherited": Verb((side, hereditas), "COR-2.13"),
            "joined": Verb((side, character), "COR-2.13"),
            "round": Verb((FEW,), "COR-3.3", opens=True),
            "turn": Verb((side,), "COR-7.1", opens=True),
            "actions-over": Verb((), "COR-7.6", opens=True),
            "demanded": Verb((romae,), "COR-4.1"),
            "priced": Verb((RESOURCE, COUNT), "COR-6.1"),
            "gained": Verb((side, COUNT, GOOD), "COR-21.1", "supply", 0, amount=1),
            "paid": Verb((side, COUNT, GOOD), "COR-8.5", 0, "supply", amount=-1),
            "hired": Verb((side, COUNT), "COR-20.5", "supply", 0, amount=1, of="workers"),
            "sent": Verb((side, COUNT, FIGURE), "COR-1.19", 0, "board", amount=-1),
            "popularity": Verb((side, COUNT), "COR-21.3"),
            "harmony": Verb((side, COUNT), "COR-21.3"),
            "registered": Verb((side, COUNT), "COR-20.5"),
            "freed": Verb((side, SPECIALIST), "COR-20.6"),
            "rose": Verb((side, DISTRICT, COUNT), "COR-20.1"),
            "fell": Verb((side, DISTRICT, COUNT), "COR-21.5"),
            "unrest": Verb((side, COUNT), "COR-16.20"),
            "calmed": Verb((side, COUNT), "COR-5.16"),
            "burned": Verb((side, tile), "COR-5.10", "supply", 1),
            "quelled": Verb((side, tile), "COR-21.7", 1, "supply"),
            "handed": Verb((side, COUNT, side), "COR-5.9", 0, 2),
            "built": Verb((side, tile), "COR-8.8", "stock", 1),
            "laid": Verb((side, DISTRICT, CELL), "COR-9.12", "track", 2),
            "filled": Verb((DISTRICT, CELL), "COR-9.13", "supply", 1),
            "erected": Verb((side, monument), "COR-10.1", "supply", 1),
            "activated": Verb((side, tile, ACTION), "COR-11.1", reached=1),
            "occupied": Verb((side, tile), "COR-25.14", reached=1),
            "produced": Verb((side, space), "COR-11.6", reached=1),
            "claimed": Verb((side, gesta), "COR-12.1", 1, "board"),
            "passed": Verb((side,), "COR-13.1"),
            "visited": Verb((side,), "COR-14.8"),
            "bought": Verb((side, COUNT, RESOURCE), "COR-14.3", "market", 0, amount=1),
            "sold": Verb((side, COUNT, RESOURCE), "COR-14.5", 0, "market", amount=-1),
            "powered": Verb((side, character), "COR-15.1"),
            "delivered": Verb((side, COUNT, GOOD), "COR-16.2", 0, "supply", amount=-1),
            "ranked": Verb((side, FEW), "COR-16.10"),
            "senator": Verb((side,), "COR-1.20", "supply", "senate"),
            "senator-lost": Verb((side,), "COR-1.20", "senate", "supply"),
            "unpaid": Verb((side, COUNT), "COR-17.5"),
            "returned": Verb((side, COUNT, GOOD), "COR-19.1", 0, "supply", amount=-1),
            "planned": Verb((kind,), "COR-25.2"),
            "rolled": Verb((DIE,), "COR-25.3"),
            "rebelled": Verb((), "COR-5.1"),
            "ended": Verb((), "COR-3.5"),
            "spared": Verb((), "COR-R82"),
            "abated": Verb((tile,), "COR-R82", 0, "supply"),
        }
        | caepio_cards(box, {"drew": "COR-24.10", "turned": "COR-25.16"})
    )


def caepio_cards(box: CordubaBox, rules: dict[str, str]) -> dict[str, Verb]:
    """Verbs that name a card of Caepio's, by their rules; without him there are none."""
    card = Noun("card", box.caepio_cards, proper=True)
    return {verb: Verb((card,), rule) for verb, rule in rules.items()} if box.solo else {}
