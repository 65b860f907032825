"""What there is in a game of Romolo o Remo?, where it lies, and who may know of it."""

from __future__ import annotations

from typing import Final, Self

from quadriga.games.romolo.board import (
    BANK,
    FACE_DOWN,
    FOREST,
    GOODS_COUNT,
    HAND,
    HILL,
    MERCENARY,
    NOBODY,
    NOT_HIRED,
    STRIDE,
    SYMBOLS,
    WATER,
    RomoloBox,
)
from quadriga.kernel.chance import Rng
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import State
from quadriga.kernel.vocabulary import UNKNOWN

SEEN_BITS: Final = 4
"""A tile that left the game after somebody had looked at it: terrain << SEEN_BITS | who has seen it."""
UNSEEN_TILE: Final = 15
NO_TILE: Final = -2
"""No dice tile has been put away, or nothing lies face down before a player."""
START_TILES: Final[tuple[int, ...]] = (HILL, FOREST)


PARTS: Final = (
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(State[RomoloBox]):
    """Lists by hex, by unit or by owner; cubes[seat * 5 + good]; built[hex * STRIDE + building].

    What changes seldom is a tuple, which copies share: see `changed`.
    """

    __slots__ = PARTS
    parts = (*State.parts, *PARTS)

    def __init__(self, box: RomoloBox) -> None:
        super().__init__(box)
        hexes, owners = box.hexes, box.owners
        self.active = NOBODY
        self.start = 0
        self.round = 0
        self.closing = 0
        self.terrain = (FACE_DOWN,) * hexes
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
        self.walls = (0,) * hexes
        """The sides of each hex that carry a wall of it, as bits."""
        self.built = (0,) * (hexes * STRIDE)
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
        self.holder = (NOT_HIRED,) * len(box.character)
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
        c.terrain = self.terrain
        c.pool = self.pool.copy()
        c.water_stack = self.water_stack
        c.beneath = self.beneath.copy()
        c.seen = self.seen.copy()
        c.lost = self.lost.copy()
        c.token = self.token.copy()
        c.under = self.under.copy()
        c.tokens = self.tokens.copy()
        c.walls = self.walls
        c.built = self.built
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
        c.holder = self.holder
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


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same, with another value in one place."""
    return values[:place] + (value,) + values[place + 1 :]


def hide(tile: int, hidden: bool) -> int:
    return UNKNOWN if hidden and tile != NO_TILE else tile


def imagined(counts: list[int], rng: Rng) -> int:
    """Draw one of what is left."""
    drawn = rng.weighted(counts)
    counts[drawn] -= 1
    return drawn
