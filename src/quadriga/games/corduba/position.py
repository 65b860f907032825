"""Written positions of Corduba, for tests and puzzles.

round = 4                       # 1 to 8; its decade follows
order = ["green", "orange"]     # turn order; `turn` names whose turn it is (the first of the order unless named)
phase = "unrest"                # decade, unrest, macellum, actions (the default), after, rome, harmony, round-end,
                                # storage, politics, end
demand = "lapides"              # Rome's card
spared = true                   # with settings.gentle_unrest: a rebellion was let pass already
tiles = [{ district = "patricius", kind = "forum", cells = [[1, 3]], by = "orange", unrest = true, busy = true }]
neutral = { patricius = [[3, 2]] }
used = ["lapis-left"]           # spaces of sites and of the Castra; passed = ["green"]
sent = [{ to = "lapis-left", by = "green", workers = 1, special_workers = 0, specialists = ["red"] }]
                                # figures on the board; the space, or the tile ("patricius-forum"), is used or busy
market = { food = 1 }           # prices = { food = 3 }; what nobody holds is in the supply, unless supply = {...}
bought = ["food"]               # sold = ["wood"]: traded already in this turn
monuments = { circus = "orange" }
gestae = { wealth = "nobody" }  # tokens of this game
spent_tokens = ["servorum"]     # senator tokens that are gone
gone = ["forum"]                # kinds that are out of the game; macellum_gone = [1]: tiles turned up before
stack = ["odeum"]               # solo: the Aedificium cards of the decade; card = "I-1", row = 1 and cards = 1:
                                # what Caepio is playing, how far he is, and how many cards he has drawn in this round
[orange]                        # each side; caepio in the solo game
food = 2                        # every good; workers (1), register (4), popularity (4), harmony (4),
                                # unrest, senators, held, late
prestige = [1, 2, 3]
insulae = { patricius = 4 }     # numbers, or cells
specialists = ["red"]           # freed; tired = ["red"]: not available now
family = "helvia"               # power, merchant = uses left: the merchant is away unless it says so
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from quadriga.games.corduba.ending import end_game
from quadriga.games.corduba.laying import take_from_stock
from quadriga.games.corduba.pieces import (
    BONUSES,
    BUILT,
    DISTRICT_NAMES,
    DISTRICTS,
    EXPERTS,
    EXTRAS,
    FAMILY,
    FREED,
    GOOD_NAMES,
    HARMONY,
    HELD,
    INSULAE,
    LATE,
    MERCHANT,
    MONUMENTS,
    NOBODY,
    PLACED,
    POPULARITY,
    POWER,
    PRESTIGE,
    REACHED,
    READY,
    REGISTER,
    RESOURCES,
    ROW,
    SENATORS,
    SPECIAL_BONUS,
    SPECIAL_WORKER,
    SPECIALISTS,
    SPECIALS,
    UNREST,
    WORKER,
    WORKERS,
)
from quadriga.games.corduba.rome import Interphase
from quadriga.games.corduba.rounds import (
    BEGIN_ROUND,
    POLITICS,
    ROUND,
    AfterActions,
    EndRound,
    Harmony,
    Store,
    surplus,
)
from quadriga.games.corduba.state import SPARED, Corduba
from quadriga.games.corduba.turn import CAEPIO_TURN, NEXT_TURN, TURN
from quadriga.kernel.errors import PositionError
from quadriga.kernel.step import CHANCE, AutoStep

NUMBERS: Final = {
    **{name: good for good, name in enumerate(GOOD_NAMES)},
    "workers": WORKERS,
    "register": REGISTER,
    "popularity": POPULARITY,
    "harmony": HARMONY,
    "unrest": UNREST,
    "senators": SENATORS,
    "held": HELD,
    "late": LATE,
    "built": BUILT,
    "specials": SPECIALS,
}


def arrange(s: Corduba, position: Mapping[str, Any]) -> None:
    """Change a fresh state into the written position."""
    left = dict(position)
    names = s.box.side_names
    s.round = int(left.pop("round", 1)) - 1
    s.order = [number(names, name, "side") for name in left.pop("order", names)]
    s.passed = [number(names, name, "side") for name in left.pop("passed", [])]
    if "demand" in left:
        s.demand = number(s.box.romae, left.pop("demand"), "demand")
        s.demands &= ~(1 << s.demand)
    s.inheritances = s.families = 0
    for side, name in enumerate(names):
        arrange_side(s, side, dict(left.pop(name, {})))
    arrange_city(s, left)
    arrange_market(s, left)
    turn = number(names, left.pop("turn", names[s.order[0]]), "side")
    phase = left.pop("phase", "actions")
    if left:
        raise PositionError(f"unknown keys: {', '.join(left)}")
    s.stack.clear()
    arrange_phase(s, phase, turn)


def arrange_phase(s: Corduba, phase: str, turn: int) -> None:
    unrest, prices, actions, after = ROUND
    people = [seat for seat in s.order if not s.automatic(seat)]
    if phase == "actions":
        s.active = turn
        s.ask(CAEPIO_TURN if s.automatic(turn) else TURN[turn], NEXT_TURN, after)
        return
    if phase not in ("decade", "unrest", "macellum") and not s.passed:
        s.passed = s.order.copy()
    steps: dict[str, list[Any]] = {
        "decade": [BEGIN_ROUND],
        "unrest": [unrest, prices, actions, after],
        "macellum": [prices, actions, after],
        "rome": [Interphase(CHANCE), *[Harmony(seat) for seat in people], EndRound(CHANCE)],
        "after": [AfterActions(CHANCE)],
        "harmony": [*[Harmony(seat) for seat in people], EndRound(CHANCE)],
        "round-end": [EndRound(CHANCE)],
        "storage": [*[Store(seat, 0) for seat in people if surplus(s, seat) > 0], POLITICS],
        "politics": [POLITICS],
        "end": [EndGame(CHANCE)],
    }
    if phase not in steps:
        raise PositionError(f"there is no phase {phase!r}; there is: actions, {', '.join(steps)}")
    s.ask(*steps[phase])


class EndGame(AutoStep[Corduba]):
    """The end of the game, at once."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        end_game(s)


def arrange_side(s: Corduba, seat: int, side: dict[str, Any]) -> None:
    me, box = s.players[seat], s.box
    me[REGISTER] = me[POPULARITY] = me[HARMONY] = 4
    me[WORKERS] = 1
    for name, at in NUMBERS.items():
        if name in side:
            me[at] = int(side.pop(name))
    if "prestige" in side:
        me[PRESTIGE : PRESTIGE + 3] = me[REACHED : REACHED + 3] = [int(n) for n in side.pop("prestige")]
    if "reached" in side:
        me[REACHED : REACHED + 3] = [int(n) for n in side.pop("reached")]
    for name, cells in side.pop("insulae", {}).items():
        d = number(DISTRICT_NAMES, name, "district")
        if isinstance(cells, int):
            me[PLACED + d] = cells
        else:
            s.insulae[seat * 3 + d] = bits_of(cells)
            s.covered[d] |= bits_of(cells)
            me[PLACED + d] = len(cells)
    me[INSULAE] = sum(me[PLACED : PLACED + 3])
    freed = [number(SPECIALISTS, name, "specialist") for name in side.pop("specialists", [])]
    tired = [number(SPECIALISTS, name, "specialist") for name in side.pop("tired", [])]
    me[FREED] = sum(1 << colour for colour in freed)
    me[READY] = me[FREED] & ~sum(1 << colour for colour in tired)
    me[EXPERTS] = len(freed)
    if "family" in side:
        me[FAMILY] = number(box.characters, side.pop("family"), "character")
    me[MERCHANT] = int(side.pop("merchant", 0))
    me[POWER] = int(side.pop("power", box.power_uses[me[FAMILY]]))
    if side:
        raise PositionError(f"{box.side_names[seat]}: unknown keys {', '.join(side)}")


def arrange_city(s: Corduba, left: dict[str, Any]) -> None:
    box, names = s.box, s.box.side_names
    for row in left.pop("tiles", []):
        d, kind = number(DISTRICT_NAMES, row["district"], "district"), number(box.kinds, row["kind"], "kind")
        tile = d * box.kind_count + kind
        cells = bits_of(row["cells"]) if "cells" in row else free_spot(s, d, kind)
        if cells not in box.districts[d].spot[kind]:
            raise PositionError(f"{row['kind']} does not fit there")
        builder = number(names, row["by"], "side") if "by" in row else s.order[0]
        s.tiles[tile] = (cells, builder)
        s.covered[d] |= cells
        s.built |= 1 << tile
        s.players[builder][BUILT] += 1
        take_from_stock(s, tile, kind)
        s.unrest |= int(bool(row.get("unrest"))) << tile
        s.busy |= int(bool(row.get("busy"))) << tile
    for name, cells in left.pop("neutral", {}).items():
        d = number(DISTRICT_NAMES, name, "district")
        s.neutral[d] |= bits_of(cells)
        s.covered[d] |= bits_of(cells)
    for name in left.pop("used", []):
        s.spaces |= box.space_block[number(box.space_names, name, "space")]
    if left.pop("spared", False):
        s.modifiers.append((SPARED, 1))
    for row in left.pop("sent", []):
        arrange_figures(s, dict(row))
    for name, owner in left.pop("monuments", {}).items():
        monument, seat = number(box.monuments, name, "monument"), number(names, owner, "side")
        s.monuments[monument] = seat
        me = s.players[seat]
        me[MONUMENTS] += 1
        me[BONUSES] |= 1 << box.monument_bonus[monument]
        if box.monument_bonus[monument] == SPECIAL_BONUS:
            me[EXTRAS] += 1
            me[SPECIALS] += 1
    for name, owner in left.pop("gestae", {}).items():
        s.gestae[number(box.gestae, name, "token")] = NOBODY if owner == "nobody" else number(names, owner, "side")
    for name in left.pop("spent_tokens", []):
        s.tokens &= ~(1 << number(DISTRICT_NAMES, name, "district"))
    for name in left.pop("gone", []):
        s.stock &= ~sum(1 << d * box.kind_count + number(box.kinds, name, "kind") for d in DISTRICTS)
    if "card" in left:
        s.caepio_card = number(box.caepio_cards, left.pop("card"), "card")
        s.caepio_decks[s.decade] &= ~(1 << s.caepio_card)
        s.caepio_row = int(left.pop("row", 0))
        s.caepio_cards = int(left.pop("cards", 1))
    if "stack" in left:
        s.stacks[s.decade] = sum(1 << number(box.kinds, name, "kind") for name in left.pop("stack"))
    for name in left.pop("macellum_gone", []):
        s.macellum &= ~(1 << int(name) - 1)


def arrange_figures(s: Corduba, row: dict[str, Any]) -> None:
    """Figures of one side on a tile or a space, which they close."""
    box, name = s.box, row.pop("to")
    place = number([*box.tile_names, *box.space_names], name, "tile or space")
    side = number(box.side_names, row.pop("by"), "side")
    if place >= box.first_space:
        s.spaces |= box.space_block[place - box.first_space]
    elif not s.built >> place & 1:
        raise PositionError(f"{name!r} is not built")
    else:
        s.busy |= 1 << place
    colours = [1 + number(SPECIALISTS, colour, "specialist") for colour in row.pop("specialists", [])]
    numbers = [(SPECIAL_WORKER, int(row.pop("special_workers", 0))), *[(colour, 1) for colour in colours]]
    numbers.append((WORKER, int(row.pop("workers", 0))))
    if row:
        raise PositionError(f"sent: unknown keys {', '.join(row)}")
    s.sent += [(place, side, figure, count) for figure, count in numbers if count > 0]


def arrange_market(s: Corduba, left: dict[str, Any]) -> None:
    box = s.box
    for table, key in ((s.market, "market"), (s.price, "prices")):
        for name, n in left.pop(key, {}).items():
            table[number(RESOURCES, name, "resource")] = int(n)
    s.bought, s.sold = (
        sum(1 << number(RESOURCES, name, "resource") for name in left.pop(key, [])) for key in ("bought", "sold")
    )
    supply = left.pop("supply", {})
    for r, name in enumerate(RESOURCES):
        rest = box.resources_each - s.market[r] - sum(me[r] for me in s.players)
        s.supply[r] = int(supply.get(name, max(0, rest)))


def free_spot(s: Corduba, district: int, kind: int) -> int:
    """Any free position, where a test does not care."""
    for spot in s.box.districts[district].fits[kind]:
        if not spot.cells & s.covered[district]:
            return spot.cells
    raise PositionError("there is no room for the tile")


def bits_of(cells: list[list[int]]) -> int:
    return sum(1 << (row * ROW + column) for row, column in cells)


def number(names: Iterable[str], name: str, kind: str) -> int:
    try:
        return list(names).index(name)
    except ValueError:
        raise PositionError(f"there is no {kind} {name!r}") from None
