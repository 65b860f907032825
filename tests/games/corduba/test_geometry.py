"""Chapter 9 once more: the plans of the districts against the rules taken word for word, on many boards."""

import pytest

from quadriga.games.corduba.pieces import ROW, bits
from quadriga.kernel.chance import Rng
from tests.games.corduba.table import GAME, at, cells, choose_building, offers, play, question
from tests.rule_coverage import rule

BOX = GAME.box(4)
Cell = tuple[int, int]


class Slow:
    """A district by the words of the rules: cells as pairs, nothing remembered."""

    def __init__(self, district: int, covered: set[Cell]) -> None:
        rows = BOX.data.shown("district")[district]["rows"]
        self.plot = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}
        self.covered = covered
        self.free = set(self.plot) - covered

    def neighbours(self, cell: Cell) -> list[Cell]:
        r, c = cell
        return [near for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if near in self.plot]

    def fits(self, kind: int) -> set[frozenset[Cell]]:
        """COR-9.4, COR-9.5."""
        shape = [(r, c) for r, c in BOX.data.shown("building")[kind]["shape"]]
        found = set()
        for _ in range(4):
            top, left = shape[0]
            for row, column in self.free:
                put = frozenset((r - top + row, c - left + column) for r, c in shape)
                if put <= self.free and len({self.plot[cell] for cell in put}) == 1:
                    found.add(put)
            shape = [(c, -r) for r, c in shape]
        return found

    def touches(self, some: frozenset[Cell], others: set[Cell]) -> bool:
        return any(near in others for cell in some for near in self.neighbours(cell))

    def distance(self, put: frozenset[Cell]) -> int:
        """COR-9.8: the fewest free cells outside the position that lead to it, or 0 if none do."""
        reached, length = {cell for cell in self.free - put if self.touches(frozenset([cell]), self.covered)}, 1
        while not self.touches(put, reached):
            more = {near for cell in reached for near in self.neighbours(cell) if near in self.free - put} - reached
            if not more:
                return 0
            reached, length = reached | more, length + 1
        return length

    def legal(self, kind: int) -> tuple[int, set[frozenset[Cell]]]:
        """COR-9.6 to COR-9.8, COR-9.14: the length of the chain, and the positions."""
        fits = self.fits(kind)
        normal = {put for put in fits if self.touches(put, self.covered)} if self.covered else fits
        if normal:
            return 0, normal
        far = {put: self.distance(put) for put in fits}
        least = min((n for n in far.values() if n), default=0)
        return least, {put for put, n in far.items() if n and n == least}

    def isolated(self) -> set[Cell]:
        """COR-9.10."""
        return {
            cell
            for cell in self.free
            if all(near in self.covered or self.plot[near] != self.plot[cell] for near in self.neighbours(cell))
        }


def pairs(mask: int) -> frozenset[Cell]:
    return frozenset(divmod(cell, ROW) for cell in bits(mask))


def boards(district: int, seed: str, until: int):
    """A district that fills up with tiles laid anywhere, and its isolated cells covered."""
    plan, rng, covered = BOX.districts[district], Rng(seed), 0
    for _ in range(until):
        room = [spot.cells for fits in plan.fits for spot in fits if not spot.cells & covered]
        if not room:
            return
        covered |= rng.pick(room)
        yield covered
        covered |= plan.isolated(covered)


@rule("COR-9.5", "COR-9.6", "COR-9.7", "COR-9.8", "COR-9.10", "COR-9.14")
@pytest.mark.parametrize("district", range(3))
def test_positions_and_isolated_cells_on_many_boards(district):
    plan, lengths = BOX.districts[district], set()
    for seed in range(4):
        for covered in boards(district, f"{district} {seed}", 14):
            slow = Slow(district, set(pairs(covered)))
            assert pairs(plan.isolated(covered)) == slow.isolated()
            for kind in range(seed % 3, BOX.kind_count, 3):
                legal = plan.positions(covered, kind)
                length, wanted = slow.legal(kind)
                assert {pairs(spot.cells) for spot in legal.spots} == wanted
                assert legal.length == length
                assert bool(plan.placeable(covered, 1 << kind)) == (bool(wanted) and not length)
                lengths.add(length)
    assert lengths >= {0, 1}


@rule("COR-9.8")
@pytest.mark.parametrize("district", range(3))
def test_exactly_the_shortest_chains_can_be_laid(district):
    plan, lengths = BOX.districts[district], set()
    for first in plan.fits[BOX.kinds.index("excubitorium")]:
        slow = Slow(district, set(pairs(first.cells)))
        for kind in range(BOX.kind_count):
            legal = plan.positions(first.cells, kind)
            if legal.length < 2:
                continue
            lengths.add(legal.length)
            assert slow.legal(kind) == (legal.length, {pairs(spot.cells) for spot in legal.spots})
            for spot in legal.spots:
                found = list(chains(plan, first.cells, spot, legal.length, ()))
                assert sorted(found) == sorted(slow_chains(slow, pairs(spot.cells), legal.length))
    assert lengths >= ({2, 3} if district else {2})


def chains(plan, covered, spot, length, chain):
    """Every chain that the questions lead to."""
    if len(chain) == length:
        yield tuple(divmod(cell, ROW) for cell in chain)
        return
    for cell in plan.next_links(covered, spot, length, chain):
        yield from chains(plan, covered, spot, length, (*chain, cell))


def slow_chains(slow, put, length):
    """COR-9.8, word for word."""
    ways = [(cell,) for cell in slow.free - put if slow.touches(frozenset([cell]), slow.covered)]
    for _ in range(length - 1):
        ways = [(*way, near) for way in ways for near in slow.neighbours(way[-1]) if near in slow.free - put]
    return [way for way in ways if slow.touches(put, {way[-1]})]


@rule("COR-9.9", "COR-9.11", "COR-9.13", "COR-X8", "COR-X9")
@pytest.mark.parametrize(
    ("number", "name"), [(0, "A"), (0, "B"), (0, "C"), (1, "A1"), (1, "A2"), (1, "B"), (1, "C")]
)  # fmt: skip
def test_every_place_of_the_forum_examples(number, name):
    example = GAME.data.shown("geometry_fixture")[number]
    action = next(row for row in example["options"] if row["name"] == name)
    rows = ", ".join(
        f"{{ district = 'patricius', kind = '{row['kind']}', cells = {row['cells']}, by = 'green' }}"
        for row in example["tiles"]
    )
    rich = "[orange]\nworkers = 9\ndenarii = 9\ntools = 1\nstone = 1\nmarble = 2\nfamily = 'cornelia'\n"
    s = at(f"seats = 4\ntiles = [{rows}]\n{rich}")
    choose_building(s, "patricius", "forum", *[tuple(cell) for cell in action["cells"]])
    [[row, column]] = action["neutral"]
    if question(s) == "Link":
        play(s, f"link r{row}c{column}")
    assert offers(s) == [f"insulae {n}" for n in range(len(action["own_cells"]) + 1)]
    play(s, offers(s)[-1])
    while question(s) == "FirstUse":
        play(s, "done")
    assert s.insulae[2] == cells(*[tuple(cell) for cell in action["own_cells"]])
    assert s.neutral[2] == cells(*[tuple(cell) for cell in action["neutral"] + action["auto_neutral"]])
