"""Written positions of Antike Duellum, for tests and puzzles.

turn = "brown"                # whose turn, before the move on the rondel; with `step` a later point of it
step = "founding"             # templum, militia, scientia, duellum, conquest, founding, personalities
display = ["festung"]         # open cards; the rest of the deck stays face down
[brown]
marble = 2                    # also iron, gold, coins, walls (reserve), stone (a rondel field), turns
cities = ["Roma marble temple wall"]      # replaces the start cities
legions = { Roma = 2 }        # also galleys; general, admiral = "Roma"
recruits = { legion = 2 }     # units in the recruit box; the supply keeps the total
advances = ["strata"]         # firsts, razed = numbers
people = { king = 1 }
hand = ["festung"]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from quadriga.games.antike.board import (
    ADVANCES,
    COIN,
    COLOURS,
    NOBODY,
    PERSONALITIES,
    RESOURCES,
    SPECIAL,
    UNITS,
)
from quadriga.games.antike.cards import Refill
from quadriga.games.antike.duellum import Conquest, Movement, begin_movement
from quadriga.games.antike.founding import FoundCities
from quadriga.games.antike.militia import Militia
from quadriga.games.antike.personalities import TakePersonalities
from quadriga.games.antike.scientia import Scientia
from quadriga.games.antike.state import Antike
from quadriga.games.antike.templum import Templum
from quadriga.games.antike.turn import EndAction, EndFounding, EndTurn, begin_turn
from quadriga.kernel.errors import BadPosition
from quadriga.kernel.step import CHANCE

STEPS: dict[str, Callable[[int], Any]] = {
    "templum": Templum,
    "militia": lambda seat: Militia(seat, ()),
    "scientia": Scientia,
    "duellum": Movement,
    "conquest": lambda seat: Conquest(seat, 0),
    "founding": FoundCities,
    "personalities": TakePersonalities,
}
ENDS: dict[str, Callable[[int], Any]] = {"founding": EndFounding, "personalities": EndTurn}


def arrange(s: Antike, position: Mapping[str, Any]) -> None:
    """Change a fresh state into the written position."""
    position = dict(position)
    sides = [dict(position.pop(colour, {})) for colour in COLOURS]
    for seat in (0, 1):
        if "cities" in sides[seat]:
            clear_cities(s, seat)
    for seat in (0, 1):
        arrange_side(s, seat, sides[seat])
        if sides[seat]:
            raise BadPosition(f"{COLOURS[seat]}: unknown keys {', '.join(sides[seat])}")
    for name in position.pop("display", []):
        s.display.append(draw(s, name))
    if "deck" in position:
        wanted = [number(s.box.cards, name, "card") for name in position.pop("deck")]
        s.discards = []
        s.deck = sorted(wanted)
    s.discards = [number(s.box.cards, name, "card") for name in position.pop("discards", [])]
    s.bank_coins = s.box.coins - s.stock[0][COIN] - s.stock[1][COIN]
    if "bank_coins" in position:
        s.bank_coins = int(position.pop("bank_coins"))
    arrange_turn(s, number(COLOURS, position.pop("turn", "brown"), "colour"), position.pop("step", ""))
    if position:
        raise BadPosition(f"unknown keys: {', '.join(position)}")


def arrange_turn(s: Antike, seat: int, step: str) -> None:
    s.stack.clear()
    if not step:
        begin_turn(s, seat)
        s.ask(Refill(CHANCE))
        return
    if step not in STEPS:
        raise BadPosition(f"there is no step {step!r}; there is: {', '.join(STEPS)}")
    s.active = seat
    s.armable = s.recruits[seat].copy()
    if step == "duellum":
        begin_movement(s, seat)
    s.ask(Refill(CHANCE), STEPS[step](seat), ENDS.get(step, EndAction)(seat))


def arrange_side(s: Antike, seat: int, side: dict[str, Any]) -> None:
    box = s.box
    for good, name in enumerate((*RESOURCES, "coins")):
        s.stock[seat][good] = int(side.pop(name, 0))
    for text in side.pop("cities", []):
        name, resource, *extras = text.split()
        region = place(s, name)
        s.lay_tile(seat, region, number(RESOURCES, resource, "resource"))
        if "temple" in extras:
            s.temple[region] = 1
            s.bank_temples -= 1
        if "wall" in extras:
            s.wall[region] = 1
            s.bank_walls -= 1
    walls = int(side.pop("walls", s.walls[seat]))
    s.bank_walls -= walls - s.walls[seat]
    s.walls[seat] = walls
    if "stone" in side:
        s.stone[seat] = number(box.fields, side.pop("stone"), "field")
    s.turns[seat] = int(side.pop("turns", 0))
    for kind, key in enumerate(("legions", "galleys")):
        s.units[seat][kind] = {place(s, name): count for name, count in side.pop(key, {}).items()}
        s.supply[seat][kind] -= sum(s.units[seat][kind].values())
    for kind, count in side.pop("recruits", {}).items():
        unit = number(UNITS, kind, "unit")
        if unit < len(s.supply[seat]):
            s.supply[seat][unit] += s.recruits[seat][unit] - count
        s.recruits[seat][unit] = count
    special = UNITS[SPECIAL[seat]]
    if special in side:
        s.units[seat][SPECIAL[seat]] = {place(s, side.pop(special)): 1}
        s.recruits[seat][SPECIAL[seat]] = 0
    for name in side.pop("advances", []):
        s.advances[seat] |= 1 << number(ADVANCES, name, "advance")
    s.firsts[seat] = int(side.pop("firsts", 0))
    s.razed[seat] = int(side.pop("razed", 0))
    for name, count in side.pop("people", {}).items():
        s.people[seat][number(PERSONALITIES, name, "personality")] = count
    s.hands[seat] = sorted(draw(s, name) for name in side.pop("hand", []))


def clear_cities(s: Antike, seat: int) -> None:
    for region in s.cities[seat]:
        s.tiles[s.resource[region]] += 1
        s.owner[region] = s.resource[region] = NOBODY
    s.cities[seat] = []


def draw(s: Antike, name: str) -> int:
    """Take a named card out of the deck."""
    card = number(s.box.cards, name, "card")
    if card not in s.deck:
        raise BadPosition(f"the card {name!r} is used twice")
    s.deck.remove(card)
    return card


def place(s: Antike, name: str) -> int:
    return number([n.replace(" ", "-") for n in s.box.names], name, "region")


def number(names: Any, name: str, kind: str) -> int:
    try:
        return int(list(names).index(name))
    except ValueError:
        raise BadPosition(f"there is no {kind} {name!r}") from None
