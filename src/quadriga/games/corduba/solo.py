"""Caepio's turns: his cards, their rows, and what he does (chapters 23 to 25)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.caepio_market import begin_caepio_market, caepio_can_trade
from quadriga.games.corduba.laying import occupy
from quadriga.games.corduba.pieces import CAEPIO, DENARII, DISTRICTS, NOBODY, WORKER, bits
from quadriga.games.corduba.placing import find_place, legal_spots
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import Action, AutoStep, Chance

YOU: Final = 0
Word = tuple[str, ...]
"""One alternative of a row, such as ("site", "lignum", "right")."""


class CaepioTurn(AutoStep[Corduba]):
    """COR-24.10 to COR-24.13: the next row that can be done, or another card, or passing."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        box = s.box
        if s.caepio_card == NOBODY:
            if s.caepio_cards < box.cards_per_round:
                s.ask(DrawCard(), self)
            else:
                s.passed.append(CAEPIO)
                s.emit("passed", CAEPIO)
            return
        rows = box.caepio_rows[s.caepio_card]
        chosen: Word = ()
        while s.caepio_row < len(rows) and not chosen:
            for word in rows[s.caepio_row]:  # COR-24.11
                if possible(s, word):
                    chosen = word
                    break
            s.caepio_row += 1
        if s.caepio_row >= len(rows):
            s.caepio_card = NOBODY
        if chosen:
            act(s, chosen)
        else:
            s.stack.append(self)  # COR-24.12: the next card at once, or passing


class DrawCard(Chance[Corduba]):
    """COR-24.10: a card of the decade's deck, not used again in the decade (COR-24.17)."""

    __slots__ = ()
    verbs = ("card",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("card", card) for card in bits(s.caepio_decks[s.decade])]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.caepio_decks[s.decade] &= ~(1 << action[1])
        s.caepio_card = action[1]
        s.caepio_row = 0
        s.caepio_cards += 1
        s.emit("drew", action[1])


# -- what a row says ----------------------------------------------------------


def space_of(s: Corduba, word: Word) -> int:
    return s.box.space_names.index("-".join(word))


def tile_of(s: Corduba, kind: int) -> int:
    """Where the only tile of a kind stands, or nobody's."""
    n = s.box.kind_count
    for district in DISTRICTS:
        if s.built >> district * n + kind & 1:
            return district * n + kind
    return NOBODY


def free_cards(s: Corduba) -> list[int]:
    """COR-25.15: kinds of the built pile whose tile is free and without unrest."""
    closed = s.busy | s.unrest
    return [kind for kind in bits(s.pile) if not closed >> tile_of(s, kind) & 1]


def possible(s: Corduba, word: Word) -> bool:
    verb = word[0]
    if verb == "site":  # COR-25.11
        space = space_of(s, word[1:])
        return not s.spaces & s.box.space_block[space] and s.supply[s.box.space_good[space]] > 0
    if verb == "castra":  # COR-25.13
        return not s.spaces >> space_of(s, word) & 1
    if verb == "build":  # COR-25.2
        return bool(s.stacks[s.decade] or s.under)
    if verb == "building":  # COR-25.14
        tile = tile_of(s, s.box.kinds.index(word[1]))
        return tile != NOBODY and not (s.busy | s.unrest) >> tile & 1
    if verb == "random":
        return bool(free_cards(s))
    if verb == "macellum":
        return caepio_can_trade(s)
    return True  # COR-25.12: the Portus


def act(s: Corduba, word: Word) -> None:
    box, verb = s.box, word[0]
    if verb == "site":
        use_space(s, space_of(s, word[1:]))
    elif verb == "castra":
        use_space(s, space_of(s, word))
    elif verb == "portus":
        use_space(s, box.portus)
    elif verb == "build":
        s.stack.append(DrawPlan())
    elif verb == "building":
        occupy(s, tile_of(s, box.kinds.index(word[1])))
    elif verb == "random":
        s.stack.append(DrawBuilt())
    else:
        begin_caepio_market(s, int(word[1]), int(word[2]))


def use_space(s: Corduba, space: int) -> None:
    """COR-25.11 to COR-25.13: he pays nothing; the space is blocked."""
    s.spaces |= s.box.space_block[space]
    s.sent.append((s.box.first_space + space, CAEPIO, WORKER, s.box.space_workers[space]))
    s.emit("produced", CAEPIO, space)
    s.gain(CAEPIO, s.box.space_good[space], s.box.space_take[space])


class DrawBuilt(Chance[Corduba]):
    """COR-25.15: a free building of the built pile."""

    __slots__ = ()
    verbs = ("draw",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("draw", kind) for kind in free_cards(s)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        occupy(s, tile_of(s, action[1]))


# -- building ----------------------------------------------------------


class DrawPlan(Chance[Corduba]):
    """COR-25.2: the top card of the decade's stack; cards put under it come last."""

    __slots__ = ()
    verbs = ("draw",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        stack = s.stacks[s.decade]
        return [("draw", kind) for kind in (bits(stack) if stack else s.under[:1])]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.emit("planned", action[1])
        s.stack.append(RollDie(action[1]))


class RollDie(Chance[Corduba]):
    """COR-25.3: the district."""

    __slots__ = ("kind",)
    verbs = ("roll",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("roll", n) for n in range(1, len(s.box.die) + 1)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.emit("rolled", action[1])
        rolled = s.box.die[action[1] - 1]
        for district in (rolled, *[d for d in DISTRICTS if d != rolled]):  # COR-25.5
            if legal_spots(s, CAEPIO, district, self.kind).spots:
                find_place(s, YOU, CAEPIO, district, self.kind, 0)
                return
        s.stacks[s.decade] &= ~(1 << self.kind)
        s.under = [*[kind for kind in s.under if kind != self.kind], self.kind]
        s.stack.append(CaepioTurn(CAEPIO))  # COR-24.11: the next row in the same turn


# -- rounds and decades ----------------------------------------------------------


def end_round(s: Corduba) -> None:
    """COR-24.18: his resources return; his cards of the round are over."""
    for good in range(DENARII):
        s.pay(CAEPIO, good, s.players[CAEPIO][good], "returned")
    s.caepio_card = NOBODY
    s.caepio_row = 0
    s.caepio_cards = 0


def end_decade(s: Corduba) -> None:
    """COR-24.20: unbuilt cards go into the next decade's stack."""
    decade = s.decade
    left = s.stacks[decade] | sum(1 << kind for kind in s.under)
    s.under = []
    if decade + 1 < len(s.stacks):
        s.stacks[decade] = 0
        s.stacks[decade + 1] |= left


class DrawUnrest(Chance[Corduba]):
    """COR-24.4, COR-24.5: a tile of the built pile that unrest can be put on."""

    __slots__ = ()
    verbs = ("draw",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("draw", kind) for kind in drawn_for_unrest(s)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        tile = tile_of(s, action[1])
        s.unrest |= 1 << tile
        s.emit("burned", CAEPIO, tile)


def drawn_for_unrest(s: Corduba) -> list[int]:
    eligible = s.eligible()
    return [kind for kind in bits(s.pile) if eligible >> tile_of(s, kind) & 1]
