"""How good a position looks for a seat: what it would score, and what it could still become."""

from __future__ import annotations

from typing import Final

from quadriga.games.evaluator import Evaluator, Weights, rows_beside, weights_beside
from quadriga.games.romolo.activation import Activate
from quadriga.games.romolo.board import (
    BATTLES,
    CATEGORIES,
    EXPLORER,
    FACE_DOWN,
    FALLEN,
    FARM,
    GOODS_COUNT,
    GRAIN,
    MARKED,
    MERCENARY,
    NOBODY,
    PLAIN,
    PUBLICUS,
    SOLDIER,
    STOREHOUSE,
    STRIDE,
    WORKER,
    RomoloBox,
)
from quadriga.games.romolo.derived import derived, food, opposite, placed
from quadriga.games.romolo.dice import Captain, Dice, Reveal
from quadriga.games.romolo.ending import Finish
from quadriga.games.romolo.feeding import Feed, Hungry, feed
from quadriga.games.romolo.fight import values
from quadriga.games.romolo.influence import control, reached
from quadriga.games.romolo.losing import GiveUp
from quadriga.games.romolo.movement import Arrive, PeekTile, TurnUp
from quadriga.games.romolo.scoring import DOMINION, best_dominion, bonuses, dominions, scores
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.game import Box
from quadriga.kernel.step import PASS, Action

W: Final = weights_beside(__name__)
ROWS: Final = rows_beside(__name__)
"""What each thing is worth; the file says where that is from."""
ALONE: Final = weights_beside(__name__, "weights-1.toml")
"""The weights of 0.2.0: a lone player still counts with them, since `solo_start` and `solo_round` are made for them."""
WON: Final = 500.0
WORKER_WORTH: Final[tuple[float, ...]] = (-5.0, 3.0, 5.0, 6.3, 7.3, 8.1, 8.8)
STRENGTH: Final[tuple[float, ...]] = (0.0, 2.0, 4.2, 6.4, 9.0, 11.4, 13.8, 14.8, 15.6, 16.2, 16.6, 17.0)
"""Of the capital: dominion, reach and unit limits."""
CUBES: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.35, 0.7, 0.9, 1.05, 1.1, 1.15, 1.2),
    (0.0, 0.42, 0.84, 1.2, 1.5, 1.7, 1.8, 1.9),
    (0.0, 0.42, 0.84, 1.2, 1.55, 1.75, 1.9, 2.0),
    (0.0, 0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85),
    (0.0, 0.6, 1.2, 1.4, 1.6, 1.7, 1.8, 1.9),
)
MORE_CUBES: Final = 0.05
RIVALS: Final = 0.15
FIGHTING: Final = (Reveal, Captain, Dice)
"""The questions of a fight whose outcome is open."""
ROUNDS: Final = 12
"""The rounds in which a lone player grows; later the aim is to keep what there is and end the game."""


class RomoloEvaluator(Evaluator[Romolo]):
    unit = W["unit"]
    solo_even = W["even"]

    blunders = ("starved", "left-out", "gave-up")
    """A unit goes back to hand although there is grain for it and for all that are still to be fed; farms leave out a
    unit although they could feed all; a seat without workers gives up."""

    def __init__(self, weights: Weights = W) -> None:
        super().__init__()
        self.weights = weights
        """For several players; alone it counts with ALONE."""

    def evaluate(self, s: Romolo, seat: int) -> float:
        if not s.stack:
            outcome = s.final()
            return WON * (1.5 - outcome.places[seat])
        if isinstance(s.stack[0], Finish):
            return final_lead(s, seat)
        if s.capital[seat] == NOBODY:
            return -WON
        w = ALONE if s.box.solo else self.weights
        worth = present_worth(s, seat, w) + pending(s, seat, w)
        if s.box.solo:
            return w["solo"] * (worth + against_ai(s, seat, w) - expected(s.round, w))
        side = s.box.side
        for owner in range(s.box.owners):
            if owner != seat and s.capital[owner] != NOBODY:
                worth += (RIVALS if side[owner] == side[seat] else -RIVALS) * force(s, owner, w)
        return worth

    def blunder(self, s: Romolo, seat: int, action: Action) -> str:
        if s.stack:
            top = s.stack[-1]
            if isinstance(top, Hungry):
                left = len([step for step in s.stack if isinstance(step, Hungry) and step.seat == seat])
                return "starved" if action[0] == "recall" and s.held(seat, GRAIN) >= left else ""
            if isinstance(top, Feed) and action[0] == "leave":
                return "left-out" if feeds_all(s, top) else ""
            if isinstance(top, GiveUp):
                return "gave-up" if action[0] == "give-up" else ""
        return ""

    def idle(self, s: Romolo, seat: int, action: Action) -> bool | None:
        if action != PASS or not s.stack or not isinstance(s.stack[-1], Activate):
            return None
        return not s.acted and len(s.actions(seat)) > 1

    def derived(self, s: Romolo) -> list[list[int]]:
        return derived(s)

    def turned(self, box: Box, viewer: int) -> dict[str, str]:
        assert isinstance(box, RomoloBox)
        return opposite(box) if viewer == 1 and box.seats == 2 else {}

    def round_of(self, s: Romolo) -> int:
        return s.round

    def figures(self, s: Romolo, seat: int) -> dict[str, int]:
        return {
            "workers": s.on_map(seat, WORKER),
            "soldiers": s.on_map(seat, SOLDIER),
            "cubes": sum([s.held(seat, good) for good in range(GOODS_COUNT)]),
            "coins": s.coins[seat],
            "strength": s.strength(s.capital[seat], seat) if s.capital[seat] != NOBODY else 0,
        }


def feeds_all(s: Romolo, question: Feed) -> bool:
    """Whether farms and Furnarius feed all units that are not left out yet."""
    c = s.copy()
    return not feed(c, question.seat, question.units(c), question.hostile)


def final_lead(s: Romolo, seat: int) -> float:
    """The game is about to be scored: everybody names his best dominion."""
    c = s.copy()
    held = control(c)
    for owner in range(c.box.seats):
        if c.capital[owner] != NOBODY and c.dominion[owner] == NOBODY:
            places = dominions(c, owner, held)
            if places:
                c.dominion[owner] = max(places, key=lambda h: c.strength(h, owner))
    outcome = c.final()
    own = sum(outcome.scores[seat].values())
    return WON * (1.5 - outcome.places[seat]) + own


def force(s: Romolo, owner: int, w: Weights) -> float:
    """What others would like to see less of."""
    return (
        w["soldier"] * s.on_map(owner, SOLDIER)
        + s.on_map(owner, WORKER)
        + 2.0 * s.strength(s.capital[owner])
        + w["battle"] * s.battles[owner]
        - 2.0 * s.damage[owner]
        + 0.5 * s.holder.count(owner)
    )


def against_ai(s: Romolo, seat: int, w: Weights) -> float:
    """The lead on the A.I. player if the game were scored now, less what its units threaten (chapter 21)."""
    box, where = s.box, s.where
    points = scores(s)
    points[seat][DOMINION] = best_dominion(s, seat, control(s))
    own, other = [sum(row) + sum(extra) for row, extra in zip(points, bonuses(s, points, len(CATEGORIES)), strict=True)]
    worth = w["lead"] * (own - other)
    rivals = [unit for unit in box.of_kind[box.ai][SOLDIER] if where[unit] >= 0]
    if rivals:
        worth -= w["ai_unit"] * len(rivals)
        guards = [unit for kind in (SOLDIER, MERCENARY) for unit in box.of_kind[seat][kind] if where[unit] >= 0]
        short = sum([box.value[unit] for unit in rivals]) - sum([box.value[unit] for unit in guards]) - 2
        if short > 0:  # the tower counts four, two are for safety
            way = min([box.distance[s.capital[seat]][where[unit]] for unit in rivals])
            worth -= w["danger"] * short * max(1, 6 - way) / 5
    return worth


def expected(rounds: int, w: Weights) -> float:
    """What a lone player should have by a round: against a slower one the A.I. player wins."""
    return w["solo_start"] + w["solo_round"] * min(rounds, ROUNDS)


def present_worth(s: Romolo, seat: int, w: Weights) -> float:
    box, built, terrain = s.box, s.built, s.terrain
    capital = s.capital[seat]
    worth = w["coin"] * s.coins[seat] / box.silver + w["battle"] * s.battles[seat]
    owned = s.holder.count(seat)
    if owned:
        worth += w["character"] * owned
        for tile in box.tiles_of[PUBLICUS]:
            if s.holder[tile] == seat:
                worth += 2.0
    goods = s.cubes[seat * GOODS_COUNT : (seat + 1) * GOODS_COUNT]
    if s.stored and s.active == seat:
        for contents in s.stored.values():
            for content in contents:
                goods[content >> 5] += content & 31
    for good, count in enumerate(goods):
        worth += ROWS["cubes"][good] * (CUBES[good][count] if count < 8 else CUBES[good][7] + MORE_CUBES * (count - 7))
    strength = s.strength(capital, seat)
    worth += w["strength"] * (STRENGTH[strength] if strength < 12 else STRENGTH[11])
    worth -= w["damage"] * s.damage[seat]
    worth += neighbourhood(s, seat, capital, w)
    worth += people(s, seat, w)
    if strength > 3:
        worth += w["hex"] * len(reached(s, seat))
    distance = box.distance[capital]
    known = 0
    for h in range(box.hexes):
        if distance[h] <= 3 and terrain[h] != FACE_DOWN:
            known += 1
    worth += w["known_land"] * known
    if box.solo:
        worth += w["solo_hex"] * (box.hexes - terrain.count(FACE_DOWN))  # ROM-21.25: the rest counts for the A.I.
    explorer = box.of_kind[seat][EXPLORER][0]
    if s.where[explorer] >= 0:
        worth += explorer_worth(s, s.where[explorer], w)
    worth += w["storehouse"] * min(3, built[capital * STRIDE + STOREHOUSE])
    worth -= w["crowded"] * built[capital * STRIDE + FARM]
    return worth


def explorer_worth(s: Romolo, at: int, w: Weights) -> float:
    """An explorer eats nothing and is worth something as long as there is something to find."""
    distance = s.box.distance[at]
    left = [distance[h] for h in range(s.box.hexes) if s.terrain[h] == FACE_DOWN]
    return (w["explorer_solo"] if s.box.solo else w["explorer"]) - 0.1 * min(left) if left else 0.0


def neighbourhood(s: Romolo, seat: int, capital: int, w: Weights) -> float:
    """The plains around the capital, of which the best can be the dominion."""
    best = rest = 0
    for h in s.box.near[capital]:
        if s.terrain[h] == PLAIN:
            strength = s.strength(h, seat)
            if strength > best:
                best, rest = strength, rest + best
            else:
                rest += strength
    return w["town"] * best + w["town"] / 3 * rest


def people(s: Romolo, seat: int, w: Weights) -> float:
    """Units, whether they will be fed, and whether workers stand where they can produce."""
    where = s.where
    units = s.box.of_kind[seat]
    soldiers = s.on_map(seat, SOLDIER)
    worth = w["soldier"] * soldiers
    mercenaries = len([u for u in units[MERCENARY] if where[u] >= 0 or where[u] == FALLEN])
    if mercenaries:
        worth += 0.3 * mercenaries - 0.5 * mercenaries * (mercenaries + 1) / 2
    hexes = [where[u] for u in units[WORKER] if where[u] >= 0]
    worth += w["workers"] * WORKER_WORTH[len(hexes)]
    for u in units[WORKER]:
        if where[u] >= 0 and s.flags[u] & MARKED:
            worth -= 0.3
    hungry, spare = food(s, seat)
    worth += w["food"] * min(spare, 2)
    grain = s.held(seat, GRAIN)
    worth -= w["hungry"] * hungry + (w["starving"] - w["hungry"]) * max(0, hungry - grain)
    worth += w["placed"] * placed(s, hexes)
    kinds = {s.terrain[h] for h in hexes}
    return worth + w["lands"] * len(kinds)


def pending(s: Romolo, seat: int, w: Weights) -> float:
    """What is about to be found or fought for."""
    worth = 0.0
    top = s.stack[-1]
    if isinstance(top, TurnUp):
        worth += 0.45 if s.box.distance[s.capital[seat]][top.h] <= 3 else 0.2
        worth += w["solo_hex"] if s.box.solo else 0.0
        unit = next((step.unit for step in reversed(s.stack) if isinstance(step, Arrive)), NOBODY)
        fed = any([s.built[n * STRIDE + FARM] for n in s.box.near[top.h]])
        if unit != NOBODY and s.box.eats[s.box.kind[unit]] and not fed:
            worth -= w["hungry"] if s.held(seat, GRAIN) else w["starving"]
    elif isinstance(top, PeekTile):
        worth += 0.15
    elif isinstance(top, FIGHTING):
        attack, defence = values(s, top.fight, ())
        lead = attack - defence if top.fight.attacker == seat else defence - attack
        worth += 0.35 * lead - 0.4 + (0.5 if s.bank[BATTLES] and lead > 0 else 0.0)
    return worth


EVALUATOR: Final = RomoloEvaluator()


def first() -> RomoloEvaluator:
    """With the weights of 0.2.0."""
    return RomoloEvaluator(ALONE)
