"""What always holds in Corduba: pieces are conserved, tracks keep to their ranges, the board is consistent."""

from quadriga.games.corduba.pieces import (
    BUILT,
    EXPERTS,
    FREED,
    GOODS,
    HARMONY,
    HELD,
    INSULAE,
    MONUMENTS,
    PLACED,
    POPULARITY,
    PRESTIGE,
    REACHED,
    READY,
    REGISTER,
    SCORE,
    SENATORS,
    SIZE,
    SPECIALS,
    UNREST,
    WORKERS,
)
from quadriga.games.corduba.state import Corduba


def check(s: Corduba) -> None:
    box = s.box
    resources(s)
    for seat, me in enumerate(s.players):
        assert len(me) == SIZE
        assert min(me[:GOODS]) >= 0
        assert me[WORKERS] >= 0
        assert me[HELD] >= 0
        assert 0 <= me[SPECIALS] <= 2
        assert 0 <= me[REGISTER] <= box.register_max
        assert 0 <= me[POPULARITY] <= box.popularity_max
        assert 0 <= me[HARMONY] <= box.harmony_max
        assert 0 <= me[UNREST] <= box.unrest_max
        assert 0 <= me[SENATORS] <= box.cubes
        assert sum(me[SCORE:]) == me[SENATORS]
        assert me[FREED].bit_count() == me[EXPERTS]
        assert not me[READY] & ~me[FREED]
        assert me[INSULAE] == sum(me[PLACED : PLACED + 3])
        assert me[MONUMENTS] == s.monuments.count(seat)
        assert me[BUILT] == sum(builder == seat for _, builder in s.tiles.values())
        for d in range(3):
            assert 0 <= me[PRESTIGE + d] <= me[REACHED + d] <= box.prestige_max
            assert me[PLACED + d] == s.insulae[seat * 3 + d].bit_count() <= box.insula_slots[d]
    city(s)
    assert set(s.passed) <= set(s.order)
    assert len(set(s.passed)) == len(s.passed)


def resources(s: Corduba) -> None:
    """COR-1.10, COR-2.2: none is made or lost; the market keeps to its capacity."""
    for r in range(6):
        assert s.supply[r] >= 0
        assert 0 <= s.market[r] <= s.box.capacity[r]
        assert s.box.price_min <= s.price[r] <= s.box.price_max[r]
        assert s.supply[r] + s.market[r] + sum(me[r] for me in s.players) == s.box.resources_each


def city(s: Corduba) -> None:
    """Tiles and insulae cover different cells of their districts, each tile in one plot."""
    n = s.box.kind_count
    assert s.built == sum(1 << tile for tile in s.tiles)
    assert not s.built & s.stock
    assert not (s.unrest | s.busy) & ~s.built
    for d, plan in enumerate(s.box.districts):
        pieces = [cells for tile, (cells, _) in s.tiles.items() if tile // n == d]
        pieces += [s.neutral[d], *s.insulae[d::3]]
        assert sum(pieces) == s.covered[d]
        assert not s.covered[d] & ~plan.cells
        assert sum(cells.bit_count() for cells in pieces) == s.covered[d].bit_count()
    for tile, (cells, _) in s.tiles.items():
        assert cells in s.box.districts[tile // n].spot[tile % n]
    for kind in range(n):
        assert sum(tile % n == kind for tile in s.tiles) <= s.box.kind_limit[kind]
    assert not s.unrest & ~s.box.can_burn
    assert s.unrest.bit_count() <= s.box.markers
