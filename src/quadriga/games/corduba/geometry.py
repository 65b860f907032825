"""The plan of a district: plots, shapes, positions, chains of neutral insulae, isolated cells (chapter 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quadriga.games.corduba.pieces import ROW, bits

MOST_REMEMBERED: Final = 20_000
"""Ground plans remembered before the memo is emptied."""


class Spot(NamedTuple):
    """One position of a tile: its cells, the cells next to it, its plot, its first cell and how it is turned."""

    cells: int
    beside: int
    plot: int
    anchor: int
    turned: int


class Positions:
    """The legal positions of a kind: the neutral insulae they need, and their first cells by plot."""

    __slots__ = ("anchors", "length", "spots")

    def __init__(self, length: int, spots: list[Spot], plots: Sequence[int]) -> None:
        self.length = length
        self.spots = spots
        self.anchors: dict[int, list[int]] = {}
        for number, plot in enumerate(plots):
            here = list(dict.fromkeys([spot.anchor for spot in spots if spot.plot == plot]))
            if here:
                self.anchors[number] = here


class Ground:
    """What is known of one district with certain cells covered."""

    __slots__ = ("layers", "looked_at", "normal", "spots")

    def __init__(self) -> None:
        self.looked_at = 0
        self.normal = 0
        self.spots: dict[int, Positions] = {}
        """By kind; and for Caepio by kind and insulae left."""
        self.layers: list[int] = []


class District:
    """The cells of a district as bits, and every way a tile fits into a plot."""

    def __init__(self, rows: Sequence[str], shapes: Sequence[Sequence[Sequence[int]]]) -> None:
        letters = {r * ROW + c: letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}
        self.cells = sum(1 << cell for cell in letters)
        names = sorted(set(letters.values()))
        self.plots = [sum(1 << cell for cell, letter in letters.items() if letter == name) for name in names]
        self.plot_of = {cell: names.index(letter) for cell, letter in letters.items()}
        self.same = [
            sum(1 << cell for cell, letter in letters.items() if letters.get(cell + step) == letter)
            for step in (1, -1, ROW, -ROW)
        ]
        """Cells whose neighbour to the right, to the left, below, above lies in the same plot."""
        self.fits = [self._fits(shape) for shape in shapes]
        self.spot = [{spot.cells: spot for spot in fits} for fits in self.fits]
        """The position of a kind that covers exactly these cells."""
        self.memo: dict[int, Ground] = {}

    def _fits(self, shape: Sequence[Sequence[int]]) -> list[Spot]:
        """COR-9.4, COR-9.5: all positions on the empty board, within one plot; turned but never flipped."""
        spots: dict[int, Spot] = {}
        cells = [(int(r), int(c)) for r, c in shape]
        for turned in range(4):
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            cells = [(r - top, c - left) for r, c in cells]
            mask = sum(1 << (r * ROW + c) for r, c in cells)
            for corner in range(self.cells.bit_length()):
                placed = mask << corner
                if placed & ~self.cells or placed in spots:
                    continue
                for plot in self.plots:
                    if not placed & ~plot:
                        anchor = (placed & -placed).bit_length() - 1
                        spots[placed] = Spot(placed, self.beside(placed), plot, anchor, turned)
            cells = [(c, -r) for r, c in cells]
        return sorted(spots.values(), key=lambda spot: (spot.anchor, spot.turned))

    def beside(self, mask: int) -> int:
        """COR-9.2: the cells that share an edge with these, path lines or not."""
        return (mask << 1 | mask >> 1 | mask << ROW | mask >> ROW) & self.cells & ~mask

    def isolated(self, covered: int) -> int:
        """COR-9.10: free cells without a free neighbour in their plot."""
        free = self.cells & ~covered
        right, left, below, above = self.same
        open_cells = (free >> 1) & right | (free << 1) & left | (free >> ROW) & below | (free << ROW) & above
        return free & ~open_cells

    def own_cells(self, covered: int, spot: Spot) -> int:
        """COR-9.11: the builder's cells once the tile lies there."""
        return self.isolated(covered | spot.cells) & spot.plot & spot.beside

    # -- positions ----------------------------------------------------------

    def ground(self, covered: int) -> Ground:
        ground = self.memo.get(covered)
        if ground is None:
            if len(self.memo) > MOST_REMEMBERED:
                self.memo.clear()
            ground = self.memo[covered] = Ground()
        return ground

    def placeable(self, covered: int, kinds: int) -> int:
        """Which of these kinds have a normal position (COR-9.6, COR-9.7)."""
        ground = self.memo.get(covered) or self.ground(covered)
        unknown = kinds & ~ground.looked_at
        if unknown:
            for kind in bits(unknown):
                for cells, beside, _, _, _ in self.fits[kind]:
                    if not cells & covered and (beside & covered or not covered):
                        ground.normal |= 1 << kind
                        break
            ground.looked_at |= unknown
        return ground.normal & kinds

    def positions(self, covered: int, kind: int) -> Positions:
        """The fewest neutral insulae a kind needs, and the positions that need no more (COR-9.7, COR-9.8)."""
        ground = self.ground(covered)
        known = ground.spots.get(kind)
        if known is None:
            known = ground.spots[kind] = Positions(*self._positions(covered, kind), self.plots)
        return known

    def best_positions(self, covered: int, kind: int, insulae: int) -> Positions:
        """COR-25.4: of the legal positions those with most own insulae, over the best chain."""
        ground = self.ground(covered)
        key = kind + (insulae + 1 << 8)
        known = ground.spots.get(key)
        if known is None:
            legal = self.positions(covered, kind)
            counts = [self.most_insulae(covered, spot, legal.length, (), insulae) for spot in legal.spots]
            most = max(counts, default=0)
            best = [spot for spot, count in zip(legal.spots, counts, strict=True) if count == most]
            known = ground.spots[key] = Positions(legal.length, best, self.plots)
        return known

    def most_insulae(self, covered: int, spot: Spot, length: int, chain: tuple[int, ...], insulae: int) -> int:
        """How many own insulae the position can bring if its chain begins like this."""
        if len(chain) == length:
            laid = covered | sum([1 << cell for cell in chain])
            return min(insulae, self.own_cells(laid, spot).bit_count())
        links = self.next_links(covered, spot, length, chain)
        return max([self.most_insulae(covered, spot, length, (*chain, cell), insulae) for cell in links])

    def best_links(self, covered: int, spot: Spot, length: int, chain: tuple[int, ...], insulae: int) -> list[int]:
        """COR-25.4: of the next links those of a chain that brings most own insulae."""
        links = self.next_links(covered, spot, length, chain)
        counts = [self.most_insulae(covered, spot, length, (*chain, cell), insulae) for cell in links]
        return [cell for cell, count in zip(links, counts, strict=True) if count == max(counts)]

    def _positions(self, covered: int, kind: int) -> tuple[int, list[Spot]]:
        fit = [spot for spot in self.fits[kind] if not spot.cells & covered]
        if not covered:
            return 0, fit  # COR-9.6
        normal = [spot for spot in fit if spot.beside & covered]
        if normal or not fit:
            return 0, normal
        for length, layer in enumerate(self.layers(covered), 1):
            near = [spot for spot in fit if spot.beside & layer]
            if near:
                return length, near
        return 0, []  # COR-9.14

    def layers(self, covered: int) -> list[int]:
        """Free cells by how many insulae it takes to reach them."""
        ground = self.ground(covered)
        if not ground.layers:
            seen = covered
            layer = self.beside(covered) & ~covered
            while layer:
                ground.layers.append(layer)
                seen |= layer
                layer = self.beside(layer) & ~seen
        return ground.layers

    def next_links(self, covered: int, spot: Spot, length: int, chain: Sequence[int]) -> list[int]:
        """Cells that can come next in a chain of this length between what is covered and the position."""
        layers = self.layers(covered)
        leads = spot.beside & layers[length - 1]
        for layer in range(length - 2, len(chain) - 1, -1):
            leads = self.beside(leads) & layers[layer]
        return bits(leads & self.beside(1 << chain[-1]) if chain else leads)
