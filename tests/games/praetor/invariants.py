"""What must hold in every position of Praetor."""

from quadriga.games.praetor.board import NOBODY, SOURCES
from quadriga.games.praetor.building import ChooseBuilder, Place, Rotate
from quadriga.games.praetor.special import PlaceRetired
from quadriga.games.praetor.state import Praetor
from quadriga.games.praetor.update import Rescue


def check(s: Praetor) -> None:
    tiles(s)
    walls(s)
    city(s)
    zones(s)
    for seat in range(s.box.seats):
        workers(s, seat)
        all_dice(s, seat)
        holdings(s, seat)
    assert sorted(s.recent) == sorted(s.order) == list(range(s.box.seats))
    assert len(set(s.queue)) == len(s.queue)
    assert s.round <= 14
    if s.stack and s.stack[-1].turn_level and s.queue:
        assert s.stack[-1].seat == s.queue[0]


def tiles(s: Praetor) -> None:
    """Every tile of this game is in exactly one place (PRA-0.6)."""
    step = s.stack[-1] if s.stack else None
    in_hand = [step.tile] if isinstance(step, ChooseBuilder | Place | Rotate) else []
    everywhere = [*s.in_city(), *s.display, *s.tiles_left, *in_hand]
    assert sorted(everywhere) == [tile for tile, used in enumerate(s.box.used) if used]
    assert len(s.display) <= s.box.display_size


def walls(s: Praetor) -> None:
    taken = [wall for mine in s.walls for wall in range(14) if mine >> wall & 1]
    everywhere = [*taken, *s.walls_left, *([s.wall] if s.wall != NOBODY else [])]
    assert len(everywhere) == len(set(everywhere)) <= 14


def city(s: Praetor) -> None:
    box = s.box
    assert len(set(s.in_city())) == len(s.grid)
    edges = {cell + step for cell in s.grid for step in box.edges} - s.grid.keys()
    assert sorted(s.sites) == sorted(edges)
    assert set(s.builders) <= set(s.in_city())
    owners = [s.owner[tile] for tile in s.in_city()]
    assert [owners.count(seat) for seat in range(box.seats)] == s.owned
    assert all(s.owner[tile] == NOBODY for tile in range(len(box.tiles)) if tile not in s.in_city())


def zones(s: Praetor) -> None:
    """A red or green tile is either open or has a worker, until the workers come back (PRA-6.1)."""
    zoned = [tile for tile in s.in_city() if s.box.zone[tile] in ("red", "green")]
    if s.stack and not isinstance(s.stack[-1], Rescue):
        assert sorted([*s.idle, *s.duties, *s.workers]) == sorted(zoned)


def workers(s: Praetor, seat: int) -> None:
    """Each of the 8 dice is in exactly one place (PRA-0.2)."""
    step = s.stack[-1] if s.stack else None
    dice = [die & 7 for dice in (s.builders, s.workers) for die in dice.values() if die >> 3 == seat]
    if isinstance(step, Place | Rotate) and step.seat == seat:
        dice.append(step.pips)
    if isinstance(step, PlaceRetired) and step.seat == seat:
        dice.append(6)
    placed_retired = dice.count(6)
    assert s.active[seat] == sum(s.pool[seat]) + len(dice) - placed_retired
    assert s.retired[seat] == s.resting[seat] + placed_retired
    counts = (s.active[seat], s.retired[seat], s.villagers[seat], s.stage_one[seat], s.stage_two[seat])
    assert min(counts) >= 0
    assert sum(counts) <= 8
    assert min(s.pool[seat]) >= 0
    assert s.resting[seat] >= 0
    assert s.pool[seat][0] == 0
    assert s.pool[seat][6] == 0


def all_dice(s: Praetor, seat: int) -> None:
    lists = (s.active, s.retired, s.villagers, s.stage_one, s.stage_two)
    assert sum(counts[seat] for counts in lists) == 8


def holdings(s: Praetor, seat: int) -> None:
    assert min(s.goods[seat]) >= 0
    assert s.favour[seat] >= 0
    assert s.owned[seat] <= 12
    kinds = len(SOURCES)
    assert sum(s.scored[seat * kinds : (seat + 1) * kinds]) == s.favour[seat]
    assert 0 <= s.morale[seat] < len(s.box.boards[s.boards[seat]].morale)
