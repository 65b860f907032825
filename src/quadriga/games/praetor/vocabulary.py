"""The language of Praetor: what players can do, and what can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.vocabulary import Noun, Verb, Vocabulary, numbers

if TYPE_CHECKING:
    from quadriga.games.praetor.board import PraetorBox

MOST: Final = 199
"""The most units of a good that one exchange at the Market can move."""
RESOURCE: Final = Noun("resource", ["gold", "wood", "stone", "marble", "weapon"])
SIDE: Final = Noun("side", ["A", "B"], proper=True)
BOARD: Final = Noun("playerboard", ["board-1", "board-2", "board-3", "board-4", "board-5"])
EXPERIENCE: Final = numbers("experience", 6)
QUARTER: Final = numbers("quarter", 3)
AMOUNT: Final = numbers("amount", MOST)
COUNT: Final = numbers("count", 999)


def action_vocabulary(box: PraetorBox) -> Vocabulary:
    """The answers, each with the rule that says when it is given."""
    colour = Noun("colour", box.seat_names)
    tile = Noun("tile", [name.replace("_", "-") for name in box.tiles])
    wall = Noun("wall", [name.replace("_", "-") for name in box.walls])
    cell = Noun("cell", box.cells, proper=True)
    return Vocabulary(
        {
            "deal": Verb((colour, BOARD), "PRA-1.9"),
            "side": Verb((SIDE,), "PRA-1.9"),
            "start": Verb((colour,), "PRA-1.13"),
            "draw": Verb((tile,), "PRA-11.3"),
            "reveal": Verb((wall,), "PRA-11.4"),
            "pass": Verb((), "PRA-9.1"),
            "build": Verb((tile,), "PRA-4.1"),
            "activate": Verb((tile,), "PRA-6.1"),
            "camp": Verb((tile,), "PRA-7.4"),
            "worker": Verb((EXPERIENCE,), "PRA-6.2"),
            "place": Verb((cell,), "PRA-4.3"),
            "rotate": Verb((QUARTER,), "PRA-4.4"),
            "forge": Verb((EXPERIENCE,), "PRA-8.5"),
            "sell": Verb((RESOURCE,), "PRA-8.17"),
            "buy": Verb((RESOURCE,), "PRA-8.17"),
            "amount": Verb((AMOUNT,), "PRA-8.18"),
            "done": Verb((), "PRA-8.18"),
            "academy": Verb((tile,), "PRA-10.4"),
            "rescue": Verb((), "PRA-10.20"),
            "decline": Verb((), "PRA-10.7"),
        }
    )


def event_vocabulary(box: PraetorBox) -> Vocabulary:
    """The events, each with the rule behind it and the places that pieces leave and reach."""
    from quadriga.games.praetor.board import SOURCES

    colour = Noun("colour", box.seat_names)
    tile = Noun("tile", [name.replace("_", "-") for name in box.tiles])
    wall = Noun("wall", [name.replace("_", "-") for name in box.walls])
    cell = Noun("cell", box.cells, proper=True)
    source = Noun("source", SOURCES)
    return Vocabulary(
        {
            "dealt": Verb((colour, BOARD), "PRA-1.9"),
            "begins": Verb((colour,), "PRA-1.13"),
            "shown": Verb((tile,), "PRA-11.3", "stack", "display"),
            "revealed": Verb((wall,), "PRA-11.4", "wall-stack", "wall"),
            "removed": Verb((wall,), "PRA-11.4", "wall", "box"),
            "round": Verb((COUNT,), "PRA-2.1", opens=True),
            "turn": Verb((colour,), "PRA-3.2", opens=True),
            "update": Verb((), "PRA-10.1", opens=True),
            "last-round": Verb((), "PRA-11.5"),
            "passed": Verb((colour,), "PRA-9.3"),
            "built": Verb((colour, tile, cell), "PRA-4.1", "display", 2),
            "activated": Verb((colour, tile, EXPERIENCE), "PRA-6.2", "pool", 1),
            "used-camp": Verb((colour, tile), "PRA-7.4", "retired", 1),
            "paid": Verb((colour, COUNT, RESOURCE), "PRA-4.2", "stock", "supply", amount=-1),
            "fee": Verb((colour, COUNT, RESOURCE, colour), "PRA-6.3", "stock", "stock", amount=-1),
            "gained": Verb((colour, COUNT, RESOURCE), "PRA-6.7", "supply", "stock", amount=1),
            "scored": Verb((colour, COUNT, source), "PRA-0.11", amount=1, of="favour"),
            "lost": Verb((colour, COUNT, source), "PRA-0.10", amount=-1, of="favour"),
            "rose": Verb((colour, COUNT), "PRA-0.15", amount=1, of="morale"),
            "fell": Verb((colour, COUNT), "PRA-0.15", amount=-1, of="morale"),
            "recruited": Verb((colour, COUNT), "PRA-8.16", "villagers", "stage-1"),
            "sold": Verb((colour, COUNT, RESOURCE), "PRA-8.17", "stock", "supply", amount=-1),
            "bought": Verb((colour, COUNT, RESOURCE), "PRA-8.17", "supply", "stock", amount=1),
            "took-wall": Verb((colour, wall), "PRA-8.19", "wall", "stock"),
            "trained": Verb((colour, COUNT), "PRA-10.2", "stage-2", "pool"),
            "studied": Verb((colour, COUNT, tile), "PRA-10.4", "stage-1", "pool"),
            "retired": Verb((colour, COUNT), "PRA-10.12", "pool", "retired"),
            "wages": Verb((colour, COUNT), "PRA-10.17", "stock", "supply", amount=-1, of="gold"),
            "rescued": Verb((colour,), "PRA-10.20", "villagers", "pool"),
            "won": Verb((colour,), "PRA-12.5"),
        }
    )
