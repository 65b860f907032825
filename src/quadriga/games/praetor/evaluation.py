"""How good a position of Praetor is for a player: favour, and what will become favour."""

from __future__ import annotations

from typing import Final

from quadriga.games.evaluator import Evaluator, rows_beside, weights_beside
from quadriga.games.praetor.activating import ChooseWorker
from quadriga.games.praetor.board import GOLD, NOBODY, QUARTERS
from quadriga.games.praetor.building import ChooseBuilder, Place, Rotate
from quadriga.games.praetor.market import HowMany
from quadriga.games.praetor.round import Turn
from quadriga.games.praetor.scoring import largest_area, shares
from quadriga.games.praetor.special import PlaceRetired
from quadriga.games.praetor.state import Praetor
from quadriga.games.praetor.update import DECLINE, UseAcademy
from quadriga.kernel.step import PASS, Action

W: Final = weights_beside(__name__)
ROWS: Final = rows_beside(__name__)
"""What each thing is worth; the file says where that is from."""
WON: Final = 1000.0
ENOUGH: Final[tuple[int, ...]] = (12, 6, 6, 5, 5)
"""Units of each resource beyond which it is worth less."""
SURPLUS: Final = 0.35
CREW: Final[tuple[float, ...]] = (0.0, 1.6, 2.9, 3.9, 4.7, 5.3, 5.7, 6.0, 6.2, 6.3)
"""The work that 0, 1, 2 ... active workers do in a round, in parts of the weight of work; less in training."""
STAGE_ONE: Final = 0.65
STAGE_TWO: Final = 0.8
BUILDING: Final = (ChooseBuilder, Place, Rotate)
"""The questions about a tile that is being built."""


class PraetorEvaluator(Evaluator[Praetor]):
    unit = W["unit"]
    blunders = ("declined-own",)
    """New workers do not study at the own Academy, which is free, although there is gold for their wages."""

    def blunder(self, s: Praetor, seat: int, action: Action) -> str:
        if action == DECLINE and isinstance(s.stack[-1], UseAcademy):
            own = any([s.owner[tile] == seat for tile in s.academies])
            return "declined-own" if own and not s.last and can_pay_wages(s, seat) else ""
        return ""

    def idle(self, s: Praetor, seat: int, action: Action) -> bool | None:
        if not s.stack or not isinstance(s.stack[-1], Turn):
            return None
        return action == PASS and len(s.actions(seat)) > 1

    def round_of(self, s: Praetor) -> int:
        return s.round

    def figures(self, s: Praetor, seat: int) -> dict[str, int]:
        return {
            "favour": s.favour[seat],
            "workers": s.active[seat] + s.stage_one[seat] + s.stage_two[seat],
            "goods": sum(s.goods[seat]),
            "tiles": s.owned[seat],
            "morale": s.morale[seat],
        }

    def evaluate(self, s: Praetor, seat: int) -> float:
        """The own prospects, or once the game is over the victory and the lead."""
        if not s.stack:
            outcome = s.final()
            rivals = [favour for other, favour in enumerate(s.favour) if other != seat]
            return WON * (outcome.places[seat] == 1) + s.favour[seat] - max(rivals)
        return prospects(s, seat) + promise(s, seat)


def can_pay_wages(s: Praetor, seat: int) -> bool:
    """Whether there is gold for all who could be active in this round."""
    board = s.box.boards[s.boards[seat]]
    crew = s.active[seat] + s.stage_one[seat] + s.stage_two[seat]
    return crew * board.wage_active + s.retired[seat] * board.wage_retired <= s.goods[seat][GOLD]


def rounds_left(s: Praetor) -> float:
    """The rounds after this one, as far as the stacks tell."""
    if s.last:
        return 0.0
    return min(len(s.walls_left), 1 + len(s.tiles_left) / s.box.seats)


def prospects(s: Praetor, seat: int) -> float:
    """What the player has, each thing by what it can still bring."""
    box = s.box
    left = rounds_left(s)
    time = min(1.0, 0.25 + left / 4)
    goods = s.goods[seat]
    value = float(s.favour[seat])
    for resource, amount in enumerate(goods):
        if amount:
            value += amount_worth(resource, amount) * time
    value += s.wealth(seat) * (1 - time) / box.gold_per_favour
    value += workers_worth(s, seat, left)
    board = box.boards[s.boards[seat]]
    due = (s.active[seat] + s.stage_two[seat]) * board.wage_active + s.retired[seat] * board.wage_retired
    if due > goods[GOLD]:
        value -= W["missing_wage"] * (due - goods[GOLD])
    value += s.morale_of(seat) + W["morale"] * s.morale[seat]
    value += (W["tile"] * s.owned[seat] + W["wall_tile"] * s.walls[seat].bit_count()) * min(left, 5.0) / 2
    if box.expert:
        value += expert_prospects(s, seat)
    return value


def amount_worth(resource: int, amount: int) -> float:
    enough = ENOUGH[resource]
    if amount <= enough:
        return amount * ROWS["worth"][resource]
    return (enough + (amount - enough) * SURPLUS) * ROWS["worth"][resource]


def workers_worth(s: Praetor, seat: int, left: float) -> float:
    """The experience of active workers, with what those on tiles will learn, and the work all will do."""
    value = 0.0
    for pips, count in enumerate(s.pool[seat]):
        value += pips * W["pip"] * count
    retiring = 0
    for dice in (s.builders, s.workers):
        for tile, die in dice.items():
            if die >> 3 == seat and die & 7 != s.box.retire_at:
                grown = (die & 7) + (1 if dice is s.builders else s.box.growth[tile])
                if grown < s.box.retire_at:
                    value += grown * W["pip"]
                else:
                    retiring += 1
    value += retiring * s.box.retirement[s.top_epoch() != 1]
    crew = s.active[seat] - retiring + STAGE_TWO * s.stage_two[seat] + STAGE_ONE * s.stage_one[seat]
    return value + crew_worth(crew, left) + W["retired"] * s.retired[seat] * min(left, 4.0)


def crew_worth(crew: float, left: float) -> float:
    """What this number of workers will do in the rounds left: the first are needed most."""
    whole = int(crew)
    part = CREW[whole] + (crew - whole) * (CREW[whole + 1] - CREW[whole])
    return W["work"] * part * min(left, 7.0)


def promise(s: Praetor, seat: int) -> float:
    """What the question of an unfinished action still holds for the player."""
    step = s.stack[-1]
    if step.turn_level or step.seat != seat:
        return 0.0
    if isinstance(step, ChooseWorker):
        return effect_promise(s, seat, step.tile)
    if isinstance(step, BUILDING):
        box, tile = s.box, step.tile
        plazas = W["plaza"]
        if isinstance(step, Rotate):
            plazas = float(max([s.plaza_points(tile, turn, step.cell) for turn in range(QUARTERS)]))
        value = box.favour[tile] + plazas + W["tile"]
        if not isinstance(step, ChooseBuilder) and step.pips < box.retire_at:
            value += step.pips * W["pip"]
            if step.pips + 1 == box.retire_at:
                value += box.retirement[s.top_epoch() != 1] - step.pips * W["pip"] - retirement_cost(s, seat)
        return value + W["pip"]
    if isinstance(step, PlaceRetired):
        return W["lent"]
    return W["trade"] if isinstance(step, HowMany) else 0.0


def retirement_cost(s: Praetor, seat: int) -> float:
    """The work that the crew loses with one who retires."""
    left = rounds_left(s)
    return crew_worth(s.active[seat], left) - crew_worth(s.active[seat] - 1, left)


def effect_promise(s: Praetor, seat: int, tile: int) -> float:
    """What activating a tile with the best worker at hand would bring, its fee included."""
    box = s.box
    owner = s.owner[tile]
    value = 0.0
    if owner not in (seat, NOBODY):
        value -= sum([amount * worth for amount, worth in zip(box.fee[tile], ROWS["worth"], strict=True)]) * 1.3
    pips = max([pips for pips, count in enumerate(s.pool[seat]) if count])
    goods = s.goods[seat]
    effect = box.effect[tile]
    if effect == "gain_by_experience":
        value += pips * ROWS["worth"][box.gained[tile]] + W["pip"]
    elif effect == "convert_up_to_experience":
        value += (
            min(pips, goods[box.given[tile]]) * (ROWS["worth"][box.taken[tile]] - ROWS["worth"][box.given[tile]])
            + W["pip"]
        )
    elif effect == "gain_per_owned_tile":
        value += s.owned[seat] * box.per_tile[tile] * ROWS["worth"][GOLD]
    elif effect == "gain_per_active_worker":
        value += s.active[seat] * box.per_worker[tile] * ROWS["worth"][GOLD]
    elif effect == "favor_per_active_worker":
        value += s.active[seat] * box.per_worker[tile]
    elif effect == "favor_per_owned_tile":
        value += s.owned[seat] * box.per_tile[tile]
    elif effect == "favor_per_resource":
        value += sum([goods[resource] for resource in box.counted[tile]]) * box.per_unit[tile]
    elif effect == "favor_by_morale":
        value += max(0, s.morale_of(seat))
    elif effect == "morale_per_owned_tiles":
        value += morale_worth(s, seat, s.owned[seat] // box.tiles_per_space[tile])
    elif effect == "morale_per_retired_worker":
        value += morale_worth(s, seat, s.retired[seat] * box.spaces_per_worker[tile])
    elif effect == "recruit":
        crew, left = float(s.active[seat]) + s.stage_one[seat] + s.stage_two[seat], rounds_left(s)
        value += STAGE_ONE * (crew_worth(crew + 1, left) - crew_worth(crew, left))
    elif effect == "claim_wall_tile":
        value += box.wall_favour[s.wall] + s.wall_bonus(seat) + W["wall_tile"]
        value -= sum([amount * worth for amount, worth in zip(box.demand[s.wall], ROWS["worth"], strict=True)])
    else:
        value += W["trade"]
    return value


def morale_worth(s: Praetor, seat: int, spaces: int) -> float:
    """What it is worth to go that number of spaces to the right."""
    morale = s.box.boards[s.boards[seat]].morale
    return morale[min(len(morale) - 1, s.morale[seat] + spaces)] - s.morale_of(seat)


def expert_prospects(s: Praetor, seat: int) -> float:
    """What the three categories of the expert game would give now."""
    box, seats = s.box, range(s.box.seats)
    walls = shares(box.expert_wall, [s.walls[other].bit_count() for other in seats])[seat]
    villagers = shares(box.expert_villagers, s.villagers)[seat]
    area = shares(box.expert_area, [largest_area(s, other) for other in seats])[seat]
    return 0.5 * (walls + villagers + area)


EVALUATOR: Final = PraetorEvaluator()
