"""The position of Praetor: the city, what each player has, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final, Self

from quadriga.games.praetor.board import NOBODY, PLAZAS, QUARTERS, SOURCES, TILES, Cost, PraetorBox
from quadriga.games.praetor.timing import why_not_now
from quadriga.games.praetor.view import View, view
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import Action, Reason, Step

NOT_LAST: Final = 0
LAST_BY_CITY: Final = 1
LAST_BY_WALL: Final = 2
REASONS: Final[tuple[str, ...]] = ("", "city", "wall")
"""Why the round is the last (PRA-11.5), as the game's end reason."""


PARTS: Final = (
    "academies",
    "active",
    "boards",
    "builders",
    "camped",
    "camps",
    "display",
    "duties",
    "favour",
    "goods",
    "grid",
    "idle",
    "last",
    "morale",
    "order",
    "owned",
    "owner",
    "pool",
    "queue",
    "recent",
    "resting",
    "retired",
    "round",
    "scored",
    "sites",
    "stage_one",
    "stage_two",
    "tiles_left",
    "villagers",
    "wall",
    "walls",
    "walls_left",
    "workers",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Praetor(State[PraetorBox]):
    """Lists by seat: goods[seat][resource]; pool[seat][experience] counts the active workers at hand.

    The city is `grid`: cell -> tile * 4 + quarter turns. `sites` are the empty cells along its edges (PRA-4.3),
    `idle` and `duties` its red and green tiles not yet activated this round, the latter with an effect that must be
    possible (PRA-6.10). `builders` and `workers` are the dice on tiles: tile -> seat * 8 + experience; a die of the
    retirement age came from the retired area. `recent` names the seats by their last move on the favour track, the
    latest first: on a space with several markers that is their order from the top (PRA-0.12). `queue` are the seats
    that have not passed, the next to act first.
    """

    __slots__ = PARTS
    parts = (*State.parts, *PARTS)

    def __init__(self, box: PraetorBox) -> None:
        super().__init__(box)
        seats = range(box.seats)
        self.round = 0
        self.last = NOT_LAST
        self.order = list(seats)
        self.queue: list[int] = []
        self.recent = list(seats)
        self.favour = [0] * box.seats
        self.scored = [0] * (box.seats * len(SOURCES))
        self.boards = [0] * box.seats
        self.morale = [0] * box.seats
        self.goods = [box.start_goods.copy() for _ in seats]  # PRA-1.11
        self.pool = [[box.start_workers.count(n) for n in range(box.retire_at + 1)] for _ in seats]  # PRA-1.10
        self.active = [len(box.start_workers)] * box.seats
        self.villagers = [box.start_villagers] * box.seats
        self.stage_one = [0] * box.seats
        self.stage_two = [0] * box.seats
        self.retired = [0] * box.seats
        self.resting = [0] * box.seats
        self.builders: dict[int, int] = {}
        self.workers: dict[int, int] = {}
        self.camped = [0] * box.seats
        self.owner = [NOBODY] * len(box.tiles)
        self.owned = [0] * box.seats
        self.grid: dict[int, int] = {}
        self.sites: list[int] = []
        self.idle: list[int] = []
        self.duties: list[int] = []
        self.camps: list[int] = []
        self.academies: list[int] = []
        self.display: list[int] = []
        self.tiles_left = box.deck.copy()
        self.wall = NOBODY
        self.walls = [0] * box.seats
        self.walls_left = list(range(len(box.walls)))  # PRA-1.6
        for tile, cell, seat in box.start_city:
            self.lay(tile, 0, cell, seat)  # PRA-1.2 to PRA-1.4

    def copy_position(self, c: Self) -> None:
        c.round = self.round
        c.last = self.last
        c.wall = self.wall
        c.order = self.order.copy()
        c.queue = self.queue.copy()
        c.recent = self.recent.copy()
        c.favour = self.favour.copy()
        c.scored = self.scored.copy()
        c.boards = self.boards.copy()
        c.morale = self.morale.copy()
        c.goods = [goods.copy() for goods in self.goods]
        c.pool = [pool.copy() for pool in self.pool]
        c.active = self.active.copy()
        c.villagers = self.villagers.copy()
        c.stage_one = self.stage_one.copy()
        c.stage_two = self.stage_two.copy()
        c.retired = self.retired.copy()
        c.resting = self.resting.copy()
        c.builders = self.builders.copy()
        c.workers = self.workers.copy()
        c.camped = self.camped.copy()
        c.owner = self.owner.copy()
        c.owned = self.owned.copy()
        c.grid = self.grid.copy()
        c.sites = self.sites.copy()
        c.idle = self.idle.copy()
        c.duties = self.duties.copy()
        c.camps = self.camps.copy()
        c.academies = self.academies.copy()
        c.display = self.display.copy()
        c.tiles_left = self.tiles_left.copy()
        c.walls = self.walls.copy()
        c.walls_left = self.walls_left.copy()

    # -- the city ----------------------------------------------------------------------------------------------

    def lay(self, tile: int, turn: int, cell: int, seat: int) -> None:
        """A tile comes into the city, with a marker of its owner if it has one (PRA-4.6, PRA-0.8)."""
        box, grid, sites = self.box, self.grid, self.sites
        grid[cell] = tile * 4 + turn
        if cell in sites:
            sites.remove(cell)
        for step in box.edges:
            near = cell + step
            if near not in grid and near not in sites:
                sites.append(near)
        if seat != NOBODY:
            self.owner[tile] = seat
            self.owned[seat] += 1
        if box.is_zoned[tile]:
            (self.duties if box.is_duty[tile] else self.idle).append(tile)  # PRA-4.9
        elif box.is_camp[tile]:
            self.camps.append(tile)
        elif box.is_academy[tile]:
            self.academies.append(tile)

    def in_city(self) -> list[int]:
        """The tiles of the city in the order in which they were laid."""
        return [laid >> 2 for laid in self.grid.values()]

    def plaza_points(self, tile: int, turn: int, cell: int) -> int:
        """PRA-5.3, PRA-5.6: what the corners of a tile match around a cell."""
        box, grid = self.box, self.grid
        corners = box.corners
        mine = corners[tile * 4 + turn]
        points = 0
        for step, pairs in box.touching:
            laid = grid.get(cell + step)
            if laid is not None:
                theirs = corners[laid]
                hits = 0
                for own, other in pairs:
                    if mine[own] == theirs[other]:
                        hits += 1
                points += hits if box.every_corner else hits > 0
        return points * box.plaza_match

    def corner_points(self, cell: int, earlier: dict[int, int]) -> list[int]:
        """The plaza points of a tile of the city with those laid before it, by the corner that gives them."""
        box, corners = self.box, self.box.corners
        mine = corners[self.grid[cell]]
        points = [0] * QUARTERS
        for step, pairs in box.touching:
            near = earlier.get(cell + step)
            if near is not None:
                hits = [own for own, other in pairs if mine[own] == corners[near][other]]
                for own in hits if box.every_corner else hits[:1]:
                    points[own] += box.plaza_match
        return points

    def top_epoch(self) -> int:
        """The epoch on the back of the top tile of the city stack; 0 where there is none."""
        return self.box.epoch[self.tiles_left[0]] if self.tiles_left else 0

    # -- what a player has ---------------------------------------------------------------------------------------

    def morale_of(self, seat: int) -> int:
        """PRA-0.14: the value of the space the marker is on."""
        return self.box.boards[self.boards[seat]].morale[self.morale[seat]]

    def wealth(self, seat: int) -> int:
        """PRA-12.3: the gold, and all goods at the rates of the own board."""
        rates = self.box.boards[self.boards[seat]].rates
        return sum([amount * rate for amount, rate in zip(self.goods[seat], rates, strict=True)])

    def wall_bonus(self, seat: int) -> int:
        """PRA-8.19: what the wall tiles owned add to the next one."""
        mine = self.walls[seat]
        return sum([bonus for wall, bonus in enumerate(self.box.wall_bonus) if mine >> wall & 1])

    # -- resources come and go -------------------------------------------------------------------------------------

    def pay(self, seat: int, cost: Cost) -> None:
        """PRA-0.9: to the supply."""
        goods = self.goods[seat]
        for resource, amount in enumerate(cost):
            if amount:
                goods[resource] -= amount
                self.emit("paid", seat, amount, resource)

    def pay_fee(self, seat: int, tile: int) -> None:
        """PRA-6.3 to PRA-6.5: the activation cost goes to the owner, if that is somebody else."""
        owner = self.owner[tile]
        if owner in (seat, NOBODY):
            return
        mine, theirs = self.goods[seat], self.goods[owner]
        for resource, amount in enumerate(self.box.fee[tile]):
            if amount:
                mine[resource] -= amount
                theirs[resource] += amount
                self.emit("fee", seat, amount, resource, owner)

    def gain(self, seat: int, resource: int, amount: int) -> None:
        """PRA-0.5: from the supply, which never runs out."""
        if amount:
            self.goods[seat][resource] += amount
            self.emit("gained", seat, amount, resource)

    # -- favour and morale -----------------------------------------------------------------------------------------

    def score(self, seat: int, amount: int, source: int) -> None:
        """PRA-0.10, PRA-0.11, PRA-0.13: one move of the marker, which lands on top and never below the start."""
        amount = max(amount, self.box.least_favour - self.favour[seat])
        if amount:
            self.note(seat, amount, source)
            self.move_marker(seat, amount)

    def score_building(self, seat: int, favour: int, plazas: int) -> None:
        """PRA-4.7: the favour of the tile and the plaza points are one move."""
        self.note(seat, favour, TILES)
        self.note(seat, plazas, PLAZAS)
        if favour + plazas:
            self.move_marker(seat, favour + plazas)

    def note(self, seat: int, amount: int, source: int) -> None:
        """Remember where favour came from."""
        self.scored[seat * len(SOURCES) + source] += amount
        if amount > 0:
            self.emit("scored", seat, amount, source)
        elif amount:
            self.emit("lost", seat, -amount, source)

    def move_marker(self, seat: int, amount: int) -> None:
        self.favour[seat] += amount
        if self.recent[0] != seat:
            self.recent.remove(seat)
            self.recent.insert(0, seat)

    def raise_morale(self, seat: int, spaces: int) -> None:
        """PRA-0.15, PRA-0.16: to the right; what goes beyond the last space is lost."""
        spaces = min(spaces, len(self.box.boards[self.boards[seat]].morale) - 1 - self.morale[seat])
        if spaces:
            self.morale[seat] += spaces
            self.emit("rose", seat, spaces)

    # -- the end ---------------------------------------------------------------------------------------------------

    def rank_by(self, seat: int) -> tuple[int, int, int, int, int]:
        """PRA-12.5, PRA-12.6: favour, then morale, wall tiles, city tiles, youth."""
        return (
            self.favour[seat],
            self.morale_of(seat),
            self.walls[seat].bit_count(),
            self.owned[seat],
            -self.box.ages[seat],
        )

    def final(self) -> Outcome:
        ranked = [self.rank_by(seat) for seat in range(self.box.seats)]
        places = [1 + sum([other > mine for other in ranked]) for mine in ranked]
        kinds = len(SOURCES)
        scores = [
            dict(zip(SOURCES, self.scored[seat * kinds : (seat + 1) * kinds], strict=True))
            for seat in range(self.box.seats)
        ]
        return Outcome(self.ending, places, scores)

    def round_number(self) -> int:
        return self.round

    def progress(self) -> str:
        return f"round {self.round}"

    def why_not_now(self, seat: int, action: Action) -> Reason:
        return why_not_now(self, seat, action)

    def view(self, seat: int | None) -> View:
        """Everything is open but the order of two stacks that have none yet."""
        return view(self)


PraetorStep = Step[Praetor]
