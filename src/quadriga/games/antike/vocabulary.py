"""The language of Antike Duellum: what players can do, and what can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.vocabulary import Noun, Verb, Vocabulary, numbers

if TYPE_CHECKING:
    from quadriga.games.antike.board import AntikeBox

GOOD: Final = Noun("good", ["marble", "iron", "gold", "coin"])
RESOURCE: Final = Noun("resource", ["marble", "iron", "gold"])
UNIT: Final = Noun("unit", ["legion", "galley", "general", "admiral"])
ADVANCE: Final = Noun("advance", ["strata", "navigatio", "moneta", "res-publica", "commercium"])
PERSONALITY: Final = Noun("personality", ["king", "general", "citizen", "scholar", "seafarer"])
COLOUR: Final = Noun("colour", ["brown", "beige"])
COUNT: Final = numbers("count", 999)


def highest_prices(box: AntikeBox) -> list[int]:
    """What can be due of one resource, and so the coins that can stand in for it (ANT-4.2)."""
    prices = [price for pair in box.prices for price in pair]
    return [
        *prices,
        *box.city_cost,
        *box.recruit_gold,
        box.temple_marble,
        box.wall_marble,
        box.arm_special_iron,
        box.arm_iron,
    ]


def action_vocabulary(box: AntikeBox) -> Vocabulary:
    """The answers, each with the rule that says when it is given."""
    region = Noun("region", box.names, proper=True)
    card = Noun("card", box.cards)
    field = Noun("field", [name.replace("_", "-") for name in box.fields])
    few = numbers("number", max(box.legions, box.galleys, *highest_prices(box)))
    return Vocabulary(
        {
            "pass": Verb((), "ANT-3.2"),
            "start": Verb((COLOUR,), "ANT-2.11"),
            "draw": Verb((card,), "ANT-15.1"),
            "rondel": Verb((field,), "ANT-3.4"),
            "pay": Verb((GOOD,), "ANT-3.5"),
            "coins": Verb((RESOURCE, few), "ANT-4.2"),
            "gain": Verb((RESOURCE,), "ANT-4.5"),
            "temple": Verb((region,), "ANT-6.1"),
            "wall": Verb((region,), "ANT-6.1"),
            "arm": Verb((UNIT, region), "ANT-7.1"),
            "advance": Verb((ADVANCE,), "ANT-8.1"),
            "recruit": Verb((UNIT,), "ANT-8.1"),
            "move": Verb((UNIT, region, region), "ANT-10.1", left=1, reached=2),
            "conquer": Verb((region,), "ANT-12.1"),
            "lose": Verb((few, few), "ANT-12.5"),
            "found": Verb((region, RESOURCE), "ANT-13.1"),
            "spend": Verb((RESOURCE,), "ANT-13.4"),
            "take": Verb((PERSONALITY,), "ANT-14.1"),
            "choose": Verb((card,), "ANT-15.2"),
            "card": Verb((), "ANT-15.4"),
            "play": Verb((card,), "ANT-15.4"),
            "commercium": Verb((), "ANT-9.5"),
            "give": Verb((GOOD,), "ANT-9.5"),
            "get": Verb((RESOURCE,), "ANT-9.5"),
            "destroy": Verb((region,), "ANT-15.9"),
            "fortify": Verb((region,), "ANT-15.9"),
            "sink": Verb((region,), "ANT-15.9"),
            "desert": Verb((region,), "ANT-15.9"),
            "hire": Verb((few,), "ANT-15.9"),
            "swap": Verb((RESOURCE, RESOURCE), "ANT-15.9"),
            "rob": Verb((RESOURCE,), "ANT-15.9"),
        }
    )


def event_vocabulary(box: AntikeBox) -> Vocabulary:
    """The events, each with the rule behind it and the places that pieces leave and reach."""
    region = Noun("region", box.names, proper=True)
    card = Noun("card", box.cards)
    field = Noun("field", [name.replace("_", "-") for name in box.fields])
    return Vocabulary(
        {
            "begins": Verb((COLOUR,), "ANT-2.11"),
            "turn": Verb((COLOUR,), "ANT-3.1", opens=True),
            "shown": Verb((card,), "ANT-15.1", "deck", "display"),
            "went": Verb((COLOUR, field), "ANT-3.4", reached=1),
            "paid": Verb((COLOUR, COUNT, GOOD), "ANT-4.4", "stock", "bank", amount=-1),
            "gained": Verb((COLOUR, COUNT, GOOD), "ANT-5.1", "bank", "stock", amount=1),
            "lost": Verb((COLOUR, COUNT, GOOD), "ANT-15.9", "stock", "bank", amount=-1),
            "robbed": Verb((COLOUR, GOOD), "ANT-15.9", "stock", "stock"),
            "built-temple": Verb((COLOUR, region), "ANT-6.1", "bank", 1),
            "built-wall": Verb((COLOUR, region), "ANT-6.8", "reserve", 1),
            "wall-fell": Verb((COLOUR, region), "ANT-12.8", 1, "reserve"),
            "temple-fell": Verb((COLOUR, region), "ANT-12.7", 1, "bank"),
            "armed": Verb((COLOUR, UNIT, region), "ANT-7.1", "recruits", 2),
            "recruited": Verb((COLOUR, COUNT, UNIT), "ANT-8.6", "supply", "recruits"),
            "learned": Verb((COLOUR, ADVANCE), "ANT-8.3", "supply", 1),
            "moved": Verb((COLOUR, UNIT, region, region), "ANT-10.2", 2, 3),
            "fell": Verb((COLOUR, UNIT, region), "ANT-11.1", 2, "recruits"),
            "declared": Verb((COLOUR, region, COUNT), "ANT-12.4"),
            "held": Verb((COLOUR, region), "ANT-15.6"),
            "conquered": Verb((COLOUR, region), "ANT-12.9"),
            "founded": Verb((COLOUR, region, RESOURCE), "ANT-13.5", "bank", 1),
            "took": Verb((COLOUR, PERSONALITY), "ANT-14.12", "stack", "track"),
            "wall-taken": Verb((COLOUR,), "ANT-14.13", "bank", "reserve"),
            "chose": Verb((COLOUR, card), "ANT-15.2", "display", "hand"),
            "played": Verb((COLOUR, card), "ANT-15.4", "hand", "discards"),
            "traded": Verb((COLOUR,), "ANT-9.5", "stock", "stock"),
            "reshuffled": Verb((), "ANT-15.7", "discards", "deck"),
            "won": Verb((COLOUR,), "ANT-17.1"),
            "stopped": Verb((), "ANT-17.4"),
        }
    )
