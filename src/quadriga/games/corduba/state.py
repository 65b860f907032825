"""The position of Corduba: what lies where, and the questions one can ask of it."""

from __future__ import annotations

from typing import ClassVar, Final, Self

from quadriga.games.corduba.board import CordubaBox
from quadriga.games.corduba.pieces import (
    BONUSES,
    BY_GOALS,
    CAEPIO,
    DENARII,
    DISTRICTS,
    EXPERTS,
    FAMILY,
    FREED,
    HARMONY,
    HELD,
    INHERITANCE,
    LATE,
    MONUMENTS,
    NOBODY,
    PLACED,
    POPULARITY,
    PRESTIGE,
    READY,
    REGISTER,
    SCORE,
    SENATORS,
    SIZE,
    SOURCES,
    SPECIALS,
    UNREST,
    UPKEEP_BONUS,
    UPKEEP_LESS,
    WORKERS,
)
from quadriga.games.corduba.timing import why_not_now
from quadriga.games.corduba.view import View, view
from quadriga.kernel.chance import Rng
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import Action, Reason, Step
from quadriga.kernel.vocabulary import UNKNOWN

Tile = tuple[int, int]
"""A tile on the board: its cells as bits, and who built it."""
Sent = tuple[int, int, int, int]
"""Figures on the board: the place (a tile, or a space from `box.first_space` on), the side, which, and how many."""
REBELLION: Final = "rebellion"
"""The end in which all players lose (COR-5.1)."""
SPARED: Final = "spared"
"""The modifier that remembers that a rebellion was let pass once (COR-R82)."""


PARTS: Final = (
    "active",
    "bought",
    "built",
    "busy",
    "caepio_card",
    "caepio_cards",
    "caepio_decks",
    "caepio_row",
    "covered",
    "dealt",
    "demand",
    "demands",
    "families",
    "gestae",
    "inheritances",
    "insulae",
    "macellum",
    "market",
    "monuments",
    "neutral",
    "order",
    "passed",
    "pile",
    "places",
    "players",
    "price",
    "round",
    "sent",
    "sold",
    "spaces",
    "stacks",
    "stock",
    "supply",
    "tiles",
    "tokens",
    "under",
    "unrest",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Corduba(State[CordubaBox]):
    """players[seat] is a list of numbers, see pieces.py; sets of cells, tiles, cards and spaces are bits."""

    __slots__ = PARTS
    parts = (*State.parts, *PARTS)

    def __init__(self, box: CordubaBox) -> None:
        super().__init__(box)
        self.round = 0
        self.active = NOBODY
        self.order: list[int] = []
        """Sides in turn order."""
        self.passed: list[int] = []
        """Those who have passed, in this order (COR-13.1)."""
        self.players = [fresh_player(box) for _ in range(box.sides)]
        self.supply = [box.resources_each - n for n in box.capacity]  # COR-2.2, COR-2.3
        self.market = box.capacity.copy()
        self.price = box.price_start.copy()  # COR-2.4
        self.bought = self.sold = 0
        """Resources traded in this turn, as bits (COR-R78)."""
        self.stock = sum(box.district_tiles)  # COR-2.1
        """Tiles that can still be built."""
        self.built = 0
        self.tiles: dict[int, Tile] = {}
        self.unrest = 0
        """Tiles with an unrest marker."""
        self.busy = 0
        """Tiles occupied in this round (COR-11.2)."""
        self.spaces = 0
        """Spaces of sites and of the Castra that are used or blocked in this round."""
        self.sent: list[Sent] = []
        """Figures of this round on tiles and spaces, in the order in which they came; no rule asks whose they are."""
        self.covered = [0, 0, 0]
        """Cells of each district under a tile or an insula."""
        self.neutral = [0, 0, 0]
        self.insulae = [0] * 3 * box.sides
        """Own insulae on the board: side times three plus the district."""
        self.monuments = [NOBODY] * len(box.monuments)
        self.gestae = [UNUSED] * len(box.gestae)
        """Who has claimed each token: nobody yet, or not in this game."""
        self.tokens = (1 << len(DISTRICTS)) - 1
        """Senator tokens still at the ends of the prestige tracks (COR-20.3)."""
        self.demand = NOBODY
        self.demands = (1 << len(box.romae)) - 1
        self.macellum = (1 << len(box.macellum)) - 1
        self.inheritances = (1 << len(box.hereditas)) - 1
        self.families = (1 << len(box.families)) - 1
        self.dealt: list[tuple[int, ...]] = [()] * box.seats
        """The cards of set-up, until they are shown: Hereditas cards, then the family card."""
        self.places: list[int] = []
        """The final order, once the game is over."""
        self.stacks = box.stacks.copy() if box.solo else []
        """Solo: the Aedificium cards of each decade."""
        self.under: list[int] = []
        """Cards put under the stack of this decade, in order (COR-25.5)."""
        self.pile = 0
        """The cards of built buildings (COR-24.2)."""
        self.caepio_decks = box.caepio_deck.copy() if box.solo else []
        self.caepio_card = NOBODY
        self.caepio_row = 0
        self.caepio_cards = 0
        """Cards he has drawn in this round."""

    def copy_position(self, c: Self) -> None:
        c.round = self.round
        c.active = self.active
        c.order = self.order.copy()
        c.passed = self.passed.copy()
        c.players = [player.copy() for player in self.players]
        c.supply = self.supply.copy()
        c.market = self.market.copy()
        c.price = self.price.copy()
        c.bought = self.bought
        c.sold = self.sold
        c.stock = self.stock
        c.built = self.built
        c.tiles = self.tiles.copy()
        c.unrest = self.unrest
        c.busy = self.busy
        c.spaces = self.spaces
        c.sent = self.sent.copy()
        c.covered = self.covered.copy()
        c.neutral = self.neutral.copy()
        c.insulae = self.insulae.copy()
        c.monuments = self.monuments.copy()
        c.gestae = self.gestae.copy()
        c.tokens = self.tokens
        c.demand = self.demand
        c.demands = self.demands
        c.macellum = self.macellum
        c.inheritances = self.inheritances
        c.families = self.families
        c.dealt = self.dealt.copy()
        c.places = self.places.copy()
        c.stacks = self.stacks.copy()
        c.under = self.under.copy()
        c.pile = self.pile
        c.caepio_decks = self.caepio_decks.copy()
        c.caepio_card = self.caepio_card
        c.caepio_row = self.caepio_row
        c.caepio_cards = self.caepio_cards

    # -- what is hidden: the cards of set-up until they are shown --

    def mask(self, viewer: int | None) -> None:
        hereditas = self.box.hereditas_dealt
        for seat, cards in enumerate(self.dealt):
            if seat != viewer:
                for n, card in enumerate(cards):
                    if card == UNKNOWN:
                        continue
                    if n < hereditas:
                        self.inheritances |= 1 << card
                    else:
                        self.families |= 1 << card
                self.dealt[seat] = (UNKNOWN,) * len(cards)

    def fill(self, rng: Rng) -> None:
        for seat, cards in enumerate(self.dealt):
            known = list(cards)
            for n, card in enumerate(known):
                if card == UNKNOWN and n < self.box.hereditas_dealt:
                    known[n] = draw(self.inheritances, rng)
                    self.inheritances &= ~(1 << known[n])
                elif card == UNKNOWN:
                    known[n] = draw(self.families, rng)
                    self.families &= ~(1 << known[n])
            self.dealt[seat] = deal_order(known, self.box.hereditas_dealt)

    # -- the round and the city ----------------------------------------------------------

    @property
    def decade(self) -> int:
        """0, 1 or 2."""
        return self.box.decade_of_round[self.round]

    def in_revolt(self, district: int) -> bool:
        """COR-5.2: whether a building tile of the district carries a marker."""
        return bool(self.unrest & self.box.district_tiles[district])

    def revolts(self) -> list[int]:
        return [d for d in DISTRICTS if self.unrest & self.box.district_tiles[d]] if self.unrest else []

    def eligible(self) -> int:
        """COR-5.6: the tiles that a marker can be put on."""
        return self.built & self.box.can_burn & ~self.unrest

    def spares_the_city(self) -> bool:
        """COR-R82: whether three districts in revolt would not end the game yet."""
        return self.box.gentle_unrest and not self.modifier(SPARED)

    def markers_on_board(self) -> int:
        """COR-R26: on tiles, and the reminders as far as there are markers."""
        return min(self.box.markers, self.unrest.bit_count() + len(self.revolts()))

    def automatic(self, seat: int) -> bool:
        """Whether this side is Caepio, who is never asked."""
        return seat == CAEPIO and self.box.solo

    def ability(self, seat: int) -> int:
        return self.box.ability_of[self.players[seat][FAMILY]]

    def has_bonus(self, seat: int, bonus: int) -> bool:
        """Whether a monument of the player gives this lasting bonus."""
        return bool(self.players[seat][BONUSES] >> bonus & 1)

    def strength(self, seat: int) -> int:
        """What workers and special workers are worth together where both can go."""
        me = self.players[seat]
        return me[WORKERS] + me[SPECIALS] * self.box.special_worth

    def figures(self, seat: int) -> int:
        """How many figures are available: what counts at a production site (COR-1.15)."""
        me = self.players[seat]
        return me[WORKERS] + me[SPECIALS] + me[READY].bit_count()

    def insulae_left(self, seat: int, district: int) -> int:
        """COR-9.12: how many are still on the track of the district."""
        return self.box.insula_slots[district] - self.players[seat][PLACED + district]

    def upkeep(self, seat: int) -> int:
        """COR-17.1, COR-17.2, COR-10.8: what phase 4 costs; Caepio nothing (COR-24.19)."""
        if self.automatic(seat):
            return 0
        me = self.players[seat]
        cost = me[REGISTER] + me[EXPERTS] - me[HARMONY]
        if self.has_bonus(seat, UPKEEP_BONUS):
            cost -= self.box.bonus_upkeep
        if self.ability(seat) == UPKEEP_LESS:
            cost -= self.box.amount["upkeep_less"]
        return max(0, cost)

    # -- pieces come and go ----------------------------------------------------------

    def gain(self, seat: int, good: int, amount: int) -> int:
        """COR-1.9, COR-21.1, COR-21.2: from the supply, as far as it reaches; what was really taken."""
        if good < DENARII:
            amount = min(amount, self.supply[good])
            self.supply[good] -= amount
        if amount:
            self.players[seat][good] += amount
            self.emit("gained", seat, amount, good)
        return amount

    def pay(self, seat: int, good: int, amount: int, verb: str = "paid") -> None:
        """COR-1.6: back to the supply."""
        if amount:
            self.players[seat][good] -= amount
            if good < DENARII:
                self.supply[good] += amount
            self.emit(verb, seat, amount, good)

    def add_senator(self, seat: int, source: int) -> None:
        """COR-1.20, COR-R43; the Monument builder variant has none (COR-27.6)."""
        me = self.players[seat]
        if me[SENATORS] < self.box.cubes and self.box.variant != "monuments":
            me[SENATORS] += 1
            me[SCORE + source] += 1
            self.emit("senator", seat)

    def lose_senators(self, seat: int, amount: int, source: int) -> None:
        """COR-22.6: never below 0."""
        me = self.players[seat]
        for _ in range(min(amount, me[SENATORS])):
            me[SENATORS] -= 1
            me[SCORE + source] -= 1
            self.emit("senator-lost", seat)

    def move_popularity(self, seat: int, steps: int) -> None:
        """COR-20.7, COR-20.8, COR-R32: harmony goes along by what popularity really moved."""
        me = self.players[seat]
        before = me[POPULARITY]
        now = min(self.box.popularity_max, max(0, before + steps))
        if now != before:
            me[POPULARITY] = now
            self.emit("popularity", seat, now)
            if not self.automatic(seat):
                self.move_harmony(seat, now - before)  # COR-24.21

    def move_harmony(self, seat: int, steps: int) -> None:
        """COR-20.7, COR-20.9."""
        me = self.players[seat]
        now = min(self.box.harmony_max, max(0, me[HARMONY] + steps))
        if now != me[HARMONY]:
            me[HARMONY] = now
            self.emit("harmony", seat, now)

    def cause_unrest(self, seat: int, amount: int) -> None:
        """COR-16.20: markers to hold, and the unrest track."""
        if amount:
            me = self.players[seat]
            me[HELD] += amount
            me[UNREST] = min(self.box.unrest_max, me[UNREST] + amount)  # COR-20.10
            if self.round == self.box.rounds - 1:
                me[LATE] += amount  # COR-22.3
            self.emit("unrest", seat, me[UNREST])

    # -- the end ----------------------------------------------------------

    def final(self) -> Outcome:
        if self.box.variant == "monuments":  # COR-27.6
            scores = [{"monuments": me[MONUMENTS]} for me in self.players[: self.box.seats]]
        else:
            scores = [
                {name: me[SCORE + n] for n, name in enumerate(SOURCES) if n != BY_GOALS}
                for me in self.players[: self.box.seats]
            ]
        places = self.places or [2] * self.box.seats
        return Outcome(self.ending, places.copy(), scores, counted=self.ending != REBELLION)

    def round_number(self) -> int:
        return self.round + 1

    def progress(self) -> str:
        return f"round {self.round + 1}"

    def why_not_now(self, seat: int, action: Action) -> Reason:
        return why_not_now(self, seat, action)

    def view(self, seat: int | None) -> View:
        return view(self, seat)


UNUSED: Final = -2
"""A Res Gestae token that is not in this game."""


def fresh_player(box: CordubaBox) -> list[int]:
    """COR-2.9, COR-2.10."""
    me = [0] * SIZE
    me[FAMILY] = me[INHERITANCE] = NOBODY
    me[PRESTIGE : PRESTIGE + 3] = [box.start_prestige] * 3
    me[FREED] = me[READY] = 0
    return me


def draw(cards: int, rng: Rng) -> int:
    """One of the cards that these bits stand for."""
    drawn = [n for n in range(cards.bit_length()) if cards >> n & 1]
    return rng.pick(drawn)


def deal_order(cards: list[int], hereditas: int) -> tuple[int, ...]:
    """Hereditas cards sorted, then the family card, so that equal hands are equal states."""
    return (*sorted(cards[:hereditas]), *cards[hereditas:])


class CordubaStep(Step[Corduba]):
    """A question of this game; most forbid for one reason only, whatever the action."""

    __slots__ = ()
    because: ClassVar[Reason] = Reason("COR-7.2", "not-now")

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return self.because
