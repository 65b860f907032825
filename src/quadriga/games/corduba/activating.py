"""Activating buildings: tiles, production sites, the Castra (chapter 11)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.board import ENOUGH_WORKERS, MOST_DENARII
from quadriga.games.corduba.effects import Effect, can_exchange, resolve
from quadriga.games.corduba.macellum import can_trade
from quadriga.games.corduba.missing import Shortfall, cannot_pay, least, not_enough_workers, shortfall
from quadriga.games.corduba.payment import ANY_FIGURE, OF_COLOUR, pay_resources, send_figures, tile_strength
from quadriga.games.corduba.pieces import (
    ALL_SPECIALISTS,
    AMPHORAE,
    CASTRA_LESS,
    DENARII,
    DISTRICTS,
    EXCHANGE,
    FAMILY,
    FREE_SPECIALIST,
    FREED,
    GOOD_NAMES,
    HARMONY,
    POPULARITY,
    PRESTIGE,
    PRESTIGE_CHOICE,
    PRESTIGE_HERE,
    PRESTIGE_LEAST,
    READY,
    REGISTER,
    REMOVE_UNREST,
    SPECIALS,
    TEN,
    TRADE,
    WORKER_OR_SPECIALIST,
    WORKERS,
    bits,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, Reason

OCCUPIED: Final = Reason("COR-11.2", "occupied")
BURNING: Final = Reason("COR-5.12", "tile-burns")
NOT_BUILT: Final = Reason("COR-11.1", "not-built")
NO_EFFECT: Final = Reason("COR-11.4", "no-effect")
SUPPLY_EMPTY: Final = Reason("COR-11.7", "supply-empty")
SHOWN: Final = {
    **dict(enumerate(GOOD_NAMES)),
    POPULARITY: "popularity",
    HARMONY: "harmony",
    REGISTER: "register",
    PRESTIGE_HERE: "prestige",
    PRESTIGE_CHOICE: "prestige",
    PRESTIGE_LEAST: "prestige",
}
"""Parts of effects that a screen can show as a number."""
ALL_SUPPLIES: Final = 63 << 7
TRADES: Final = 255 << 14


# -- building tiles ----------------------------------------------------------


def word_changes(s: Corduba, seat: int, word: int, amount: int, district: int) -> bool:
    """COR-11.4, COR-R23: whether a part of an effect would change something."""
    me, box = s.players[seat], s.box
    if word < DENARII:
        return s.supply[word] > 0
    if word == POPULARITY:
        return me[POPULARITY] < box.popularity_max
    if word == HARMONY:
        return me[HARMONY] < box.harmony_max
    if word == REGISTER:
        return me[REGISTER] < box.register_max
    if word == FREE_SPECIALIST:
        return me[FREED] != ALL_SPECIALISTS
    if word == WORKER_OR_SPECIALIST:
        return me[FREED] != ALL_SPECIALISTS or me[REGISTER] < box.register_max
    if word == REMOVE_UNREST:
        return s.unrest != 0
    if word == TRADE:
        return can_trade(s, seat, amount // TEN)
    if word == EXCHANGE:
        return can_exchange(s, seat)
    if word == PRESTIGE_HERE:
        return me[PRESTIGE + district] < box.prestige_max
    if word > PRESTIGE_HERE:
        return min(me[PRESTIGE : PRESTIGE + 3]) < box.prestige_max
    return True


def usable(s: Corduba, seat: int, tile: int) -> list[int]:
    """COR-11.1, COR-11.4: the actions of a tile that the player could use now, if the tile is free."""
    box, me = s.box, s.players[seat]
    district, kind = divmod(tile, box.kind_count)
    strength = me[WORKERS] + me[SPECIALS] * box.special_worth
    if me[READY] >> box.colour[kind] & 1:
        strength += box.specialist_worth
    usable = []
    for action, workers in enumerate(box.act_workers[kind]):
        if (
            workers <= strength
            and box.act_denarii[kind][action] <= me[DENARII]
            and any([word_changes(s, seat, word, n, district) for word, n in box.act_effect[kind][action]])
        ):
            usable.append(action)
    return usable


def add_activations(s: Corduba, seat: int, offered: list[Action]) -> None:
    """The free tiles of which the player could use an action, by sets of actions as bits."""
    free = s.built & ~s.busy & ~s.unrest
    if not free:
        return
    box, me = s.box, s.players[seat]
    n = box.kind_count
    strength = me[WORKERS] + me[SPECIALS] * box.special_worth
    if strength > ENOUGH_WORKERS:
        strength = ENOUGH_WORKERS
    colours = box.coloured[me[READY]]
    actions = box.act_by[strength] | box.act_by[strength + box.specialist_worth] & (colours | colours << n)
    if not actions:
        return
    money = me[DENARII]
    actions &= box.act_within_purse[money if money < MOST_DENARII else MOST_DENARII - 1]
    actions &= living_actions(s, seat)
    table, all_kinds = box.options_activate, box.all_kinds
    for district in DISTRICTS:
        tiles = free >> district * n & all_kinds
        if not tiles:
            continue
        here = actions & (tiles | tiles << n)
        if here and me[PRESTIGE + district] == box.prestige_max:
            here &= ~box.only_here
        here = (here | here >> n) & tiles
        while here:
            low = here & -here
            offered.append(table[low.bit_length() - 1 + district * n])
            here ^= low


def living_actions(s: Corduba, seat: int) -> int:
    """The actions that would change something, remembered by what they depend on; see `only_here` besides."""
    box, me = s.box, s.players[seat]
    key = 1 if me[POPULARITY] < box.popularity_max else 0
    if me[HARMONY] < box.harmony_max:
        key |= 2
    if me[REGISTER] < box.register_max:
        key |= 4
    if me[FREED] != ALL_SPECIALISTS:
        key |= 8
    if s.unrest:
        key |= 16
    best = box.prestige_max
    if me[PRESTIGE] < best or me[PRESTIGE + 1] < best or me[PRESTIGE + 2] < best:
        key |= 32
    if 0 in s.supply:
        for r, left in enumerate(s.supply):
            if left:
                key |= 128 << r
    else:
        key |= ALL_SUPPLIES
    owns = any(me[:DENARII])
    if owns and can_exchange(s, seat):
        key |= 64
    if owns and not s.bought:
        key |= TRADES  # who owns a resource can sell it
    else:
        for n, discount in enumerate(box.trade_discounts):
            if can_trade(s, seat, discount):
                key |= 1 << 14 + n
    known = box.live_actions.get(key)
    if known is None:
        known = 0
        lowest = me[PRESTIGE : PRESTIGE + 3].index(min(me[PRESTIGE : PRESTIGE + 3]))
        for kind, effects in enumerate(box.act_effect):
            for action, effect in enumerate(effects):
                if any([word_changes(s, seat, word, n, lowest) for word, n in effect]):
                    known |= 1 << kind + action * box.kind_count
        box.live_actions[key] = known
    return known


def why_not_active(s: Corduba, seat: int, tile: int) -> Reason:
    bit = 1 << tile
    if not s.built & bit:
        return NOT_BUILT
    if s.unrest & bit:
        return BURNING
    if s.busy & bit:
        return OCCUPIED
    kind = tile % s.box.kind_count
    district = tile // s.box.kind_count
    if not any([word_changes(s, seat, w, n, district) for effect in s.box.act_effect[kind] for w, n in effect]):
        return NO_EFFECT
    living = [
        action
        for action, effect in enumerate(s.box.act_effect[kind])
        if any([word_changes(s, seat, w, n, district) for w, n in effect])
    ]
    return cannot_pay("COR-11.1", least(*[action_shortfall(s, seat, kind, action) for action in living]))


def action_shortfall(s: Corduba, seat: int, kind: int, action: int) -> Shortfall:
    cost = [0] * DENARII + [s.box.act_denarii[kind][action]]
    return shortfall(s, seat, cost, 0, s.box.act_workers[kind][action], tile_strength(s, seat, kind))


def why_not_use(s: Corduba, seat: int, tile: int, action: int) -> Reason:
    """Why an action of a free tile cannot be used."""
    kind = tile % s.box.kind_count
    if action >= len(s.box.act_effect[kind]):
        return Reason("COR-11.1", "no-such-action")
    short = action_shortfall(s, seat, kind, action)
    return cannot_pay("COR-11.1", short) if any(short.missing) else NO_EFFECT


class WhichAction(CordubaStep):
    """COR-11.1: which action of the tile?"""

    __slots__ = ("tile",)
    verbs = ("use",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("use", action) for action in usable(s, seat, self.tile)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        activate(s, seat, self.tile, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return why_not_use(s, seat, self.tile, action[1])

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        return action_price(s, self.tile, action[1])


def action_price(s: Corduba, tile: int, action: int) -> list[tuple[str, int]]:
    """What an action costs and plainly gives, as a screen shows it."""
    box, kind = s.box, tile % s.box.kind_count
    price = [("workers", -box.act_workers[kind][action])]
    if box.act_denarii[kind][action]:
        price.append(("denarii", -box.act_denarii[kind][action]))
    return price + [(SHOWN[word], n) for word, n in box.act_effect[kind][action] if word in SHOWN]


def space_price(s: Corduba, seat: int, space: int) -> list[tuple[str, int]]:
    """What a space of a site or of the Castra costs and gives."""
    box = s.box
    price = [("workers", -space_need(s, seat, space))]
    if space >= box.first_castra:
        cost = box.castra_cost[space - box.first_castra]
        price += [(GOOD_NAMES[good], -n) for good, n in enumerate(cost) if n]
    good, units = box.space_good[space], box.space_take[space]
    return [*price, (GOOD_NAMES[good], min(units, s.supply[good]) if good < DENARII else units)]


def activate(s: Corduba, seat: int, tile: int, action: int) -> None:
    """COR-11.1, COR-11.2: place the workers, pay, gain the effect; the tile is occupied."""
    box = s.box
    district, kind = divmod(tile, box.kind_count)
    s.busy |= 1 << tile
    s.emit("activated", seat, tile, action)
    s.pay(seat, DENARII, box.act_denarii[kind][action])
    effect = box.act_effect[kind][action]
    s.stack.append(Effect(seat, effect, district))
    workers = box.act_workers[kind][action]
    if not send_figures(s, seat, workers, OF_COLOUR[box.colour[kind]], box.specialist_worth, tile):
        s.stack.pop()
        resolve(s, seat, effect, district)


# -- production sites and the Castra ----------------------------------------------------------


def space_need(s: Corduba, seat: int, space: int) -> int:
    """The workers of a space; the Castra may need fewer of one family."""
    need = s.box.space_workers[space]
    if space >= s.box.first_castra and s.ability(seat) == CASTRA_LESS:
        need = max(s.box.fewest_workers, need - s.box.amount["castra_workers_less"])
    return need


def add_spaces(s: Corduba, seat: int, actions: list[Action]) -> None:
    """COR-11.6 to COR-11.10: the spaces that the player can use now."""
    box, me = s.box, s.players[seat]
    figures = me[WORKERS] + me[SPECIALS] + me[READY].bit_count()
    if not figures:
        return
    spaces = box.spaces_for[figures if figures < ENOUGH_WORKERS else ENOUGH_WORKERS] & ~s.spaces
    if 0 in s.supply:
        for r, left in enumerate(s.supply):
            if not left:
                spaces &= ~box.spaces_of_good[r]
    known = box.space_options.get(spaces)
    if known is None:
        known = box.space_options[spaces] = [box.options_produce[n] for n in bits(spaces)]
    actions += known
    strength = me[WORKERS] + me[SPECIALS] * box.special_worth
    if me[READY] >> box.castra_colour & 1:
        strength += box.specialist_worth
    if not strength:
        return
    less = box.amount["castra_workers_less"] if box.ability_of[me[FAMILY]] == CASTRA_LESS else 0
    used = s.spaces >> box.first_castra
    for troop, workers in enumerate(box.castra_workers):
        if not used >> troop & 1:
            need = workers - less
            if (need if need > 1 else box.fewest_workers) <= strength and can_levy(s, me, troop):
                actions.append(box.options_produce[box.first_castra + troop])


def can_levy(s: Corduba, me: list[int], troop: int) -> bool:
    """COR-11.10, COR-1.3: the cost of a space of the Castra."""
    if s.box.castra_cost[troop][DENARII] > me[DENARII]:
        return False
    amphorae = me[AMPHORAE]
    for r, n in s.box.castra_needs[troop]:
        if n > me[r]:
            amphorae -= n - me[r]
    return amphorae >= 0


def why_not_space(s: Corduba, seat: int, space: int) -> Reason:
    if s.spaces >> space & 1:
        exclusive = s.box.site_exclusive and space < s.box.first_castra
        return Reason("COR-11.8", "site-blocked") if exclusive else Reason("COR-11.6", "space-used")
    if space < s.box.first_castra and space != s.box.portus and not s.supply[s.box.space_good[space]]:
        return SUPPLY_EMPTY
    need = space_need(s, seat, space)
    if space < s.box.first_castra:
        return not_enough_workers(need, s.figures(seat))
    me, red = s.players[seat], s.box.castra_colour
    strength = s.strength(seat) + (me[READY] >> red & 1) * s.box.specialist_worth
    if strength >= need:
        return cannot_pay(
            "COR-11.10", shortfall(s, seat, s.box.castra_cost[space - s.box.first_castra], 0, need, strength)
        )
    if me[READY] & ~(1 << red):
        return Reason("COR-1.16", "castra-specialists", (("needed", need), ("have", strength)))
    return not_enough_workers(need, strength)


def produce(s: Corduba, seat: int, space: int) -> None:
    """COR-11.7, COR-11.10: the figures go, the goods come."""
    box = s.box
    s.spaces |= box.space_block[space]
    s.emit("produced", seat, space)
    need, place = space_need(s, seat, space), box.first_space + space
    good, amount = box.space_good[space], box.space_take[space]
    if space >= box.first_castra:
        cost = box.castra_cost[space - box.first_castra]
        s.gain(seat, good, amount)
        s.pay(seat, DENARII, cost[DENARII])
        pay_resources(s, seat, cost, 0)
        send_figures(s, seat, need, OF_COLOUR[box.castra_colour], box.specialist_worth, place)
    else:
        s.gain(seat, good, amount)
        send_figures(s, seat, need, ANY_FIGURE, 1, place)
