"""The position of Romolo o Remo?: what lies where, and the questions one can ask of it."""

from __future__ import annotations

from typing import Self

from quadriga.games.romolo.board import (
    AQUEDUCT,
    BANK,
    CROWD,
    FACE_DOWN,
    FOREST,
    GOODS_COUNT,
    HAND,
    HILL,
    KINDS,
    LYING,
    MARKED,
    MERCENARY,
    NOBODY,
    NOT_HIRED,
    QUARRY,
    STRIDE,
    SYMBOLS,
    WATER,
    WORKS,
    RomoloBox,
)
from quadriga.games.romolo.scoring import outcome
from quadriga.games.romolo.view import View, view
from quadriga.kernel.chance import Rng
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import Chance, Option, Reason, Step
from quadriga.kernel.vocabulary import UNKNOWN

SEEN_BITS = 4
"""A tile that left the game after somebody had looked at it: terrain << SEEN_BITS | who has seen it."""
UNSEEN_TILE = 15
NO_TILE = -2
"""No dice tile has been put away, or nothing lies face down before a player."""
START_TILES = (HILL, FOREST)


class Romolo(State):
    """Lists by hex, by unit or by owner; cubes[seat * 5 + good]; built[hex * STRIDE + building]."""

    __slots__ = (
        "acted",
        "active",
        "bank",
        "battles",
        "beneath",
        "board",
        "built",
        "capital",
        "closing",
        "coins",
        "crowd",
        "cubes",
        "damage",
        "deck",
        "display",
        "dominion",
        "flags",
        "forums_used",
        "hired",
        "holder",
        "idle",
        "lost",
        "missing",
        "note",
        "pool",
        "ports_used",
        "prices",
        "produced",
        "round",
        "row",
        "secret",
        "seen",
        "spent",
        "start",
        "stored",
        "terrain",
        "token",
        "tokens",
        "under",
        "unseen",
        "used",
        "walls",
        "water_stack",
        "where",
    )
    parts = (*State.parts, *__slots__)
    box: RomoloBox

    def __init__(self, box: RomoloBox) -> None:
        super().__init__(box)
        hexes, owners = box.hexes, box.owners
        self.active = NOBODY
        self.start = 0
        self.round = 0
        self.closing = 0
        self.terrain = [FACE_DOWN] * hexes
        self.pool = box.tiles.copy()
        """Tiles of each terrain that nobody has seen yet."""
        self.pool[WATER] -= box.water_stack  # ROM-1.2
        self.water_stack = box.water_stack
        self.beneath: dict[int, int] = {}
        """Face-down hexes that somebody has looked at: the terrain, and who has seen it (bits by seat)."""
        self.seen: dict[int, int] = {}
        self.lost: list[int] = []
        self.token: dict[int, int] = dict.fromkeys(box.marked_hexes, UNKNOWN)
        """Hexes with a multiplier token: which one lies there face up, or UNKNOWN."""
        self.under: dict[int, int] = {}
        """Face-down tokens that somebody has looked at, as `beneath`."""
        self.tokens = box.tokens.copy()
        """Tokens of each value that nobody has seen yet."""
        self.walls = [0] * hexes
        """The sides of each hex that carry a wall of it, as bits."""
        self.built = [0] * (hexes * STRIDE)
        self.stored: dict[int, tuple[int, ...]] = {}
        """Storehouses with cubes in them, by hex, each as good * 32 + number of cubes."""
        self.where = [BANK if kind == MERCENARY else HAND for kind in box.kind]  # ROM-1.13
        self.flags = [0] * len(box.kind)
        self.crowd = [0] * hexes
        """How many units each owner has on a hex, CROWD bits each."""
        self.cubes = box.start_goods * box.seats  # ROM-1.15
        self.coins = [box.start_coins] * box.seats + [0] * box.solo
        """In halves."""
        self.bank = box.stock.copy()
        self.capital = [NOBODY] * owners
        self.damage = [0] * owners
        self.battles = [0] * owners
        self.prices = [box.prices] * GOODS_COUNT  # ROM-1.10
        self.board: list[int] = []
        """Cubes on the market board: column * 5 + good."""
        self.deck = box.deck.copy()
        """Tiles left in the character stack, by type."""
        self.unseen = box.copies.copy()
        self.display = [NOBODY] * box.display
        self.holder = [NOT_HIRED] * len(box.character)
        self.note = [0] * len(box.character)
        """What lies on a character tile: counters, walls, cubes, or the farm of Architectus."""
        self.missing = [NO_TILE] * box.seats
        self.spent = [0] * box.seats
        """Dice tiles: the one put away, and those used since, as bits."""
        self.secret = [NO_TILE] * box.seats
        """What a seat has chosen and not shown yet: its start tile, or the dice tile of the combat at hand."""
        self.dominion = [NOBODY] * box.seats
        self.row: list[int] = []
        """Solo: the event cubes in their row, the next one first; or how many of each are in the bag."""
        self.idle = 0
        """Players without a worker on the map who have been asked about it, as bits (ROM-14.1)."""
        self.acted = self.hired = 0
        self.produced = self.forums_used = self.used = 0
        """Of this turn: hexes and character tiles, as bits."""
        self.ports_used: dict[int, int] = {}

    def copy_position(self, c: Self) -> None:
        c.active = self.active
        c.start = self.start
        c.round = self.round
        c.closing = self.closing
        c.terrain = self.terrain.copy()
        c.pool = self.pool.copy()
        c.water_stack = self.water_stack
        c.beneath = self.beneath.copy()
        c.seen = self.seen.copy()
        c.lost = self.lost.copy()
        c.token = self.token.copy()
        c.under = self.under.copy()
        c.tokens = self.tokens.copy()
        c.walls = self.walls.copy()
        c.built = self.built.copy()
        c.stored = self.stored.copy()
        c.where = self.where.copy()
        c.flags = self.flags.copy()
        c.crowd = self.crowd.copy()
        c.cubes = self.cubes.copy()
        c.coins = self.coins.copy()
        c.bank = self.bank.copy()
        c.capital = self.capital.copy()
        c.damage = self.damage.copy()
        c.battles = self.battles.copy()
        c.prices = self.prices.copy()
        c.board = self.board.copy()
        c.deck = self.deck.copy()
        c.unseen = self.unseen.copy()
        c.display = self.display.copy()
        c.holder = self.holder.copy()
        c.note = self.note.copy()
        c.missing = self.missing.copy()
        c.spent = self.spent.copy()
        c.secret = self.secret.copy()
        c.dominion = self.dominion.copy()
        c.row = self.row.copy()
        c.acted = self.acted
        c.hired = self.hired
        c.idle = self.idle
        c.produced = self.produced
        c.forums_used = self.forums_used
        c.used = self.used
        c.ports_used = self.ports_used.copy()

    # -- what is hidden ----------------------------------------------------------------------------------------

    def mask(self, viewer: int | None) -> None:
        me = 0 if viewer is None else 1 << viewer
        for h, seen in self.seen.items():
            if seen & me:
                continue
            if self.beneath.get(h, UNKNOWN) != UNKNOWN:
                self.pool[self.beneath[h]] += 1
                self.beneath[h] = UNKNOWN
            if self.under.get(h, UNKNOWN) != UNKNOWN:
                self.tokens[self.under[h]] += 1
                self.under[h] = UNKNOWN
        for n, tile in enumerate(self.lost):
            terrain, seen = tile >> SEEN_BITS, tile & (1 << SEEN_BITS) - 1
            if not seen & me and terrain != UNSEEN_TILE:
                self.pool[terrain] += 1
                self.lost[n] = UNSEEN_TILE << SEEN_BITS | seen
        self.missing = [hide(tile, seat != viewer) for seat, tile in enumerate(self.missing)]
        self.secret = [hide(tile, seat != viewer) for seat, tile in enumerate(self.secret)]

    def fill(self, rng: Rng) -> None:
        for h, terrain in self.beneath.items():
            if terrain == UNKNOWN:
                self.beneath[h] = imagined(self.pool, rng)
        for n, tile in enumerate(self.lost):
            if tile >> SEEN_BITS == UNSEEN_TILE:
                self.lost[n] = imagined(self.pool, rng) << SEEN_BITS | tile & (1 << SEEN_BITS) - 1
        for h, token in self.under.items():
            if token == UNKNOWN:
                self.under[h] = imagined(self.tokens, rng)
        for seat, tile in enumerate(self.missing):
            if tile == UNKNOWN:
                self.missing[seat] = rng.pick([n for n in self.available(seat) if n != self.secret[seat]])
            if self.secret[seat] == UNKNOWN:
                self.secret[seat] = rng.pick(self.available(seat) if self.round else START_TILES)

    def available(self, seat: int) -> list[int]:
        """The dice tiles a player can lay (ROM-13.31)."""
        gone = self.spent[seat] | (1 << self.missing[seat] if self.missing[seat] >= 0 else 0)
        return [n for n in range(len(SYMBOLS)) if not gone >> n & 1]

    # -- who is where ------------------------------------------------------------------------------------------

    def alive(self, owner: int) -> bool:
        return self.capital[owner] != NOBODY

    def units_on(self, owner: int, h: int) -> list[int]:
        where = self.where
        return [u for u in self.box.ranges[owner] if where[u] == h]

    def foreign(self, owner: int, h: int) -> int:
        """The units of other sides on a hex, as bits of its crowd (0: none)."""
        return self.crowd[h] & self.box.others[owner]

    def foreign_owners(self, owner: int, h: int) -> list[int]:
        """Who has units on a hex and is of another side, clockwise from that owner (ROM-4.3)."""
        crowd, box = self.crowd[h], self.box
        n = box.owners
        return [
            other
            for other in [(owner + k) % n for k in range(1, n)]
            if crowd >> CROWD * other & 31 and box.side[other] != box.side[owner]
        ]

    def tower_on(self, h: int) -> int:
        """Whose tower stands on a hex, or NOBODY."""
        return self.capital.index(h) if h in self.capital else NOBODY

    def put(self, unit: int, h: int) -> None:
        """A unit goes to a hex, or to HAND, GONE, FALLEN."""
        one = self.box.one[unit]
        old = self.where[unit]
        if old >= 0:
            self.crowd[old] -= one
        if h >= 0:
            self.crowd[h] += one
        self.where[unit] = h

    def in_hand(self, owner: int, kind: int) -> int:
        """A unit of that kind in hand (of mercenaries: in the bank's share), or NOBODY."""
        wanted = BANK if kind == MERCENARY else HAND
        for u in self.box.of_kind[owner][kind]:
            if self.where[u] == wanted:
                return u
        return NOBODY

    def on_map(self, owner: int, kind: int) -> int:
        where = self.where
        count = 0
        for u in self.box.of_kind[owner][kind]:
            if where[u] >= 0:
                count += 1
        return count

    def spoken(self, unit: int) -> int:
        """The unit as the vocabulary names it: kind, lying, hindered."""
        return self.box.kind[unit] + KINDS * (self.flags[unit] & (LYING | MARKED))

    def classes(self, units: list[int]) -> list[int]:
        """One unit of each sort that can be told apart, in order."""
        found: dict[tuple[int, int], int] = {}
        for u in units:
            found.setdefault((self.where[u], self.spoken(u)), u)
        return list(found.values())

    def the_unit(self, units: list[int], spoken: int, h: int) -> int:
        """The unit meant by its sort and hex, or NOBODY."""
        for u in units:
            if self.where[u] == h and self.spoken(u) == spoken:
                return u
        return NOBODY

    # -- buildings ---------------------------------------------------------------------------------------------

    def strength(self, h: int, owner: int = NOBODY) -> int:
        """ROM-16.1; for the owner of Architectus his farm counts too (ROM-20.5a)."""
        first = h * STRIDE
        found = sum(self.built[first + 1 : first + STRIDE]) + (h in self.capital)
        if self.walls[h]:
            found += self.walls[h].bit_count() // self.box.wall_group
        if owner != NOBODY and self.holder[self.box.architectus] == owner and self.note[self.box.architectus] == h + 1:
            found += self.built[first] > 0
        return found

    def buildings(self, h: int) -> int:
        """ROM-8.5, ROM-8.6: how many buildings count towards the limit."""
        return self.strength(h) + self.built[h * STRIDE]

    def building_limit(self, h: int) -> int:
        """ROM-8.3."""
        built = self.built
        aqueducts = built[h * STRIDE + AQUEDUCT]
        for n in self.box.near[h]:
            aqueducts += built[n * STRIDE + AQUEDUCT]
        return self.box.limit_base + self.box.limit_step * aqueducts

    def spoken_building(self, h: int, kind: int) -> int:
        return QUARRY if kind == WORKS and self.terrain[h] != FOREST else kind

    def has_water(self, h: int) -> int:
        """How many neighbours are face-up water."""
        terrain = self.terrain
        count = 0
        for n in self.box.near[h]:
            if terrain[n] == WATER:
                count += 1
        return count

    def behind_wall(self, at: int, h: int) -> int:
        """ROM-6.4: whether a hex is behind a wall as seen from a neighbour."""
        return self.walls[h] & self.box.wall_bit[at][h]

    def empty_storehouses(self, h: int) -> int:
        return self.built[h * STRIDE + 1] - len(self.stored.get(h, ()))

    # -- goods and coins ---------------------------------------------------------------------------------------

    def held(self, seat: int, good: int) -> int:
        return self.cubes[seat * GOODS_COUNT + good]

    def has_cube(self, seat: int) -> bool:
        first = seat * GOODS_COUNT
        return any(self.cubes[first : first + GOODS_COUNT])

    def stored_of(self, h: int, good: int) -> int:
        """Cubes of a kind in the storehouses of a hex."""
        return sum([content & 31 for content in self.stored[h] if content >> 5 == good]) if h in self.stored else 0

    def at_hand(self, seat: int, h: int, good: int) -> int:
        """ROM-17.3: what a worker on that hex can pay with."""
        return self.cubes[seat * GOODS_COUNT + good] + (self.stored_of(h, good) if h in self.stored else 0)

    def gain(self, seat: int, good: int, amount: int) -> None:
        if amount:
            self.cubes[seat * GOODS_COUNT + good] += amount
            if self.events is not None:
                self.tell("gained", seat, amount, good)

    def pay_cubes(self, seat: int, good: int, amount: int) -> None:
        if amount:
            self.cubes[seat * GOODS_COUNT + good] -= amount
            if self.events is not None:
                self.tell("paid", seat, amount, good)

    def take_stored(self, seat: int, h: int, good: int, amount: int) -> None:
        """Cubes out of the storehouses of a hex, those with fewest first, so that most are free again."""
        left = []
        for content in sorted(self.stored.get(h, ())):
            if content >> 5 == good and amount:
                used = min(amount, content & 31)
                amount -= used
                content -= used
                if self.events is not None:
                    self.tell("paid", seat, used, good)
                if not content & 31:
                    continue
            left.append(content)
        self.set_stored(h, left)

    def set_stored(self, h: int, contents: list[int]) -> None:
        if contents:
            self.stored[h] = tuple(sorted(contents))
        else:
            self.stored.pop(h, None)

    def earn(self, owner: int, halves: int) -> None:
        if halves:
            self.coins[owner] += halves
            if self.events is not None:
                self.tell("earned", owner, min(halves, 999))

    def spend(self, owner: int, halves: int) -> None:
        if halves:
            self.coins[owner] -= halves
            if self.events is not None:
                self.tell("spent", owner, min(halves, 999))

    # -- characters --------------------------------------------------------------------------------------------

    def has(self, owner: int, character: int) -> bool:
        """Whether somebody holds the only tile of that name."""
        return self.holder[self.box.tiles_of[character][0]] == owner

    def ready(self, owner: int, character: int) -> int:
        """A tile of that name that its owner has not used in this turn, or NOBODY (ROM-20.1)."""
        for tile in self.box.tiles_of[character]:
            if self.holder[tile] == owner and not self.used >> tile & 1:
                return tile
        return NOBODY

    def use(self, tile: int) -> None:
        self.used |= 1 << tile
        if self.events is not None:
            self.tell("used", self.holder[tile], self.box.character[tile])

    def limits(self, owner: int) -> tuple[int, int]:
        """ROM-10.1: how many workers and how much military the capital supports."""
        return self.box.limits[self.strength(self.capital[owner], owner)]

    # -- the end -----------------------------------------------------------------------------------------------

    def final(self) -> Outcome:
        return outcome(self)

    def view(self, seat: int | None) -> View:
        return view(self, seat)


def hide(tile: int, hidden: bool) -> int:
    return UNKNOWN if hidden and tile != NO_TILE else tile


def imagined(counts: list[int], rng: Rng) -> int:
    """Draw one of what is left."""
    drawn = rng.weighted(counts)
    counts[drawn] -= 1
    return drawn


DONE_OPTION: Option = ("done",)
"""Enough of what could go on."""


class RomoloStep(Step[Romolo]):
    """A question whose `why` says why an answer is not among the options."""

    __slots__ = ()

    def refuse(self, s: Romolo, seat: int, choice: Option) -> Reason | None:
        return None if choice in self.options(s, seat) else self.why(s, seat, choice)

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return Reason(s.box.words.verbs[choice[0]].rule, "not-possible")


class Roll(Chance[Romolo]):
    """A roll of the die."""

    __slots__ = ()
    verbs = ("roll",)

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("roll", face) for face in range(len(s.box.faces))]
