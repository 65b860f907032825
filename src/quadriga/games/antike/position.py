"""Written positions of Antike Duellum, for tests and puzzles.

turn = "brown"                # whose turn, before the move on the rondel; with `step` a later point of it
step = "founding"             # templum, militia, scientia, duellum, conquest, founding, personalities
display = ["festung"]         # open cards; the rest of the deck stays face down
discards = ["tribut"]         # cards set aside
deck = []                     # the cards face down, if not all the others; those not named anywhere are set aside
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

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from quadriga.games.antike.board import (
    ADVANCES,
    ARM,
    COIN,
    COLOURS,
    GALLEY,
    LEGION,
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
from quadriga.kernel.errors import PositionError
from quadriga.kernel.step import CHANCE

STEPS: Final[dict[str, Callable[[int], Any]]] = {
    "templum": Templum,
    "militia": lambda seat: Militia(seat, ()),
    "scientia": Scientia,
    "duellum": Movement,
    "conquest": lambda seat: Conquest(seat, 0),
    "founding": FoundCities,
    "personalities": TakePersonalities,
}
ENDS: Final[dict[str, Callable[[int], Any]]] = {"founding": EndFounding, "personalities": EndTurn}


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
            raise PositionError(f"{COLOURS[seat]}: unknown keys {', '.join(sides[seat])}")
    s.display = [draw(s, name) for name in position.pop("display", [])]
    s.discards = [draw(s, name) for name in position.pop("discards", [])]
    if "deck" in position:
        deck = sorted(draw(s, name) for name in position.pop("deck"))
        s.discards += s.deck
        s.deck = deck
    s.bank_coins = s.box.coins - s.stock[0][COIN] - s.stock[1][COIN]
    arrange_turn(s, number(COLOURS, position.pop("turn", "brown"), "colour"), position.pop("step", ""))
    if position:
        raise PositionError(f"unknown keys: {', '.join(position)}")
    check(s)


def check(s: Antike) -> None:
    """Raise PositionError for what cannot be: more pieces than the box has, and armies that would have fought."""
    box = s.box
    for seat, colour in enumerate(COLOURS):
        for kind, count in enumerate(s.supply[seat]):
            if count < 0:
                raise PositionError(f"{colour} has more units than pieces: {UNITS[kind]}")
        if sum(s.people[seat]) >= box.win_at:
            raise PositionError(f"{colour} has won already")
    banks = {"coins": s.bank_coins, "temples": s.bank_temples, "walls": s.bank_walls}
    banks |= {f"{name} tiles": s.tiles[n] for n, name in enumerate(RESOURCES)}
    banks |= {name: s.left_in_stack(n) for n, name in enumerate(PERSONALITIES)}
    for name, left in banks.items():
        if left < 0:
            raise PositionError(f"the box does not hold that many {name}")
    for arm in (LEGION, GALLEY):
        kinds = [kind for kind in range(len(UNITS)) if ARM[kind] == arm]
        brown, beige = ({region for kind in kinds for region in s.units[seat][kind]} for seat in (0, 1))
        for region in sorted(brown & beige):  # ANT-11.4
            raise PositionError(f"units of both sides and of the same kind are in {box.names[region]}")


def arrange_turn(s: Antike, seat: int, step: str) -> None:
    s.stack.clear()
    if not step:
        begin_turn(s, seat)
        s.ask(Refill(CHANCE))
        return
    if step not in STEPS:
        raise PositionError(f"there is no step {step!r}; there is: {', '.join(STEPS)}")
    s.active = seat
    s.armable = s.recruits[seat].copy()
    if step == "duellum":
        begin_movement(s, seat)
    s.ask(Refill(CHANCE), STEPS[step](seat), ENDS.get(step, EndAction)(seat))


def arrange_side(s: Antike, seat: int, side: dict[str, Any]) -> None:
    box = s.box
    for good, name in enumerate((*RESOURCES, "coins")):
        s.stock[seat][good] = whole(side.pop(name, 0), name)
    for text in side.pop("cities", []):
        lay_city(s, seat, text)
    walls = whole(side.pop("walls", s.walls[seat]), "walls")
    s.bank_walls -= walls - s.walls[seat]
    s.walls[seat] = walls
    if "stone" in side:
        s.stone[seat] = number(box.fields, side.pop("stone"), "field")
    s.turns[seat] = whole(side.pop("turns", 0), "turns")
    for kind, key in enumerate(("legions", "galleys")):
        for name, count in side.pop(key, {}).items():
            region = place(s, name)
            if not box.reach[kind][region]:
                raise PositionError(f"there can be no {key} in {name}")
            s.units[seat][kind][region] = whole(count, f"{key} in {name}", 1)
        s.supply[seat][kind] -= sum(s.units[seat][kind].values())
    for name, count in side.pop("recruits", {}).items():
        unit = number(UNITS[: len(s.supply[seat])], name, "unit to recruit")
        count = whole(count, f"recruits: {name}")
        s.supply[seat][unit] += s.recruits[seat][unit] - count
        s.recruits[seat][unit] = count
    special = SPECIAL[seat]
    if UNITS[special] in side and box.special_units:
        s.units[seat][special] = {place(s, side.pop(UNITS[special])): 1}
        s.recruits[seat][special] = 0
    for name in side.pop("advances", []):
        s.advances[seat] |= 1 << number(ADVANCES, name, "advance")
    s.firsts[seat] = whole(side.pop("firsts", 0), "firsts")
    s.razed[seat] = whole(side.pop("razed", 0), "razed")
    for name, count in side.pop("people", {}).items():
        s.people[seat][number(PERSONALITIES, name, "personality")] = whole(count, name)
    s.hands[seat] = sorted(draw(s, name) for name in side.pop("hand", []))


def lay_city(s: Antike, seat: int, text: str) -> None:
    """A city as it is written: "Roma marble temple wall"."""
    words = str(text).split()
    if len(words) < 2:
        raise PositionError(f"expected a city and its resource, not {text!r}")
    name, resource, *extras = words
    region = place(s, name)
    if not s.box.is_site[region] or s.owner[region] != NOBODY:
        raise PositionError(f"{name} has no free city site")
    s.lay_tile(seat, region, number(RESOURCES, resource, "resource"))
    for extra in extras:
        if extra == "temple" and not s.temple[region]:
            s.temple[region] = 1
            s.bank_temples -= 1
        elif extra == "wall" and not s.wall[region]:
            s.wall[region] = 1
            s.bank_walls -= 1
        else:
            raise PositionError(f"{name}: expected a temple, a wall or both, not {extra!r}")


def clear_cities(s: Antike, seat: int) -> None:
    for region in s.cities[seat]:
        s.tiles[s.resource[region]] += 1
        s.owner[region] = s.resource[region] = NOBODY
    s.cities[seat] = []


def draw(s: Antike, name: str) -> int:
    """Take a named card out of the deck."""
    card = number(s.box.cards, name, "card")
    if card not in s.deck:
        raise PositionError(f"the card {name!r} is used twice")
    s.deck.remove(card)
    return card


def whole(value: object, key: str, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise PositionError(f"{key}: expected a whole number from {least} on, not {value!r}")
    return value


def place(s: Antike, name: str) -> int:
    return number([n.replace(" ", "-") for n in s.box.names], name, "region")


def number(names: Iterable[str], name: str, kind: str) -> int:
    try:
        return list(names).index(name)
    except ValueError:
        raise PositionError(f"there is no {kind} {name!r}") from None
