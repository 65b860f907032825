"""The final scoring (chapter 19, ROM-21.25 to ROM-21.28, ROM-22.3 to ROM-22.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.games.romolo.board import (
    ARTIFEX,
    CATEGORIES,
    CONSUL,
    NOBODY,
    PATRONUS,
    PLAIN,
    PUBLICUS,
    RIVAL,
    SOLDIER,
    STRIDE,
    WORKER,
)
from quadriga.games.romolo.influence import control
from quadriga.kernel.state import Outcome
from quadriga.kernel.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from quadriga.games.romolo.state import Romolo

TOWERS: Final = "towers"
"""The end of a game in which one side at most has a tower left (ROM-18.2)."""
DOMINION: Final = CATEGORIES.index("dominion")
MONEY: Final = CATEGORIES.index("money")
"""Money is the last category."""
MAJORITIES: Final = "majorities"


def parties(s: Romolo) -> list[list[int]]:
    """Who is scored together: the owners of each side, those still in the game only."""
    box = s.box
    return [[p for p in range(box.owners) if box.side[p] == side and s.alive(p)] for side in range(max(box.side) + 1)]


def scores(s: Romolo) -> list[list[int]]:
    """ROM-19.2 to ROM-19.7: the points of each side in the six categories, without majorities."""
    held = control(s)
    sides = parties(s)
    money = [sum(s.coins[p] for p in owners) for owners in sides]
    points: list[list[int]] = []
    for side, owners in enumerate(sides):
        points.append(
            [
                sum(characters(s, p) for p in owners) + patronus(s, owners, side, money, sides),
                hexes(s, held, side),
                sum(dominion(s, p, held) for p in owners),
                population(s, owners),
                sum(s.battles[p] for p in owners),
                money[side] // s.box.coins_per_vp,
            ]
            if owners
            else [0] * len(CATEGORIES)
        )
    return points


def characters(s: Romolo, owner: int) -> int:
    """ROM-19.2: the tiles, Publicus, Artifex; Patronus apart."""
    box = s.box
    total = 0
    for tile, holder in enumerate(s.holder):
        if holder != (RIVAL if owner == box.ai else owner):
            continue
        character = box.character[tile]
        total += box.vp_publicus if character == PUBLICUS else box.vp_character
        if character == ARTIFEX and holder != RIVAL:
            total += artifex(s, owner)
    return total


def artifex(s: Romolo, owner: int) -> int:
    """ROM-20.6a, ROM-20.6b: kinds of buildings in capital and dominion."""
    if s.dominion[owner] == NOBODY:
        return 0
    town = (s.capital[owner], s.dominion[owner])
    kinds = 1  # the tower
    for kind in range(STRIDE):
        kinds += any(s.built[h * STRIDE + kind] for h in town)
    kinds += any(s.walls[h].bit_count() >= s.box.wall_group for h in town)
    return kinds * s.box.artifex_vp


def patronus(s: Romolo, owners: list[int], side: int, money: list[int], sides: list[list[int]]) -> int:
    """ROM-20.18: for the richest side, or the second richest; amounts count once (ROM-R22)."""
    if not any(s.has(p, PATRONUS) for p in owners):
        return 0
    richer = {money[n] for n, others in enumerate(sides) if others and money[n] > money[side]}
    first, second = s.box.patronus
    return first if not richer else second if len(richer) == 1 else 0


def hexes(s: Romolo, held: list[int], side: int) -> int:
    """ROM-19.3: one point per hex, more with a token; face-down tokens count for the A.I. (ROM-R149)."""
    total = 0
    for h, holder in enumerate(held):
        if holder == side:
            token = s.token.get(h, UNKNOWN)
            total += 1 if token == UNKNOWN else token + 2
    return total


def dominion(s: Romolo, owner: int, held: list[int]) -> int:
    """ROM-19.4; of the A.I. player by its hexes (ROM-21.26)."""
    box = s.box
    if owner == box.ai:
        return box.ai_dominion * held.count(box.side[owner])
    named = s.dominion[owner]
    return 0 if named == NOBODY else s.strength(named, owner) + s.strength(s.capital[owner], owner)


def dominions(s: Romolo, owner: int, held: list[int]) -> list[int]:
    """ROM-19.4: the plains next to the capital that the owner's side controls."""
    side = s.box.side[owner]
    return [h for h in s.box.near[s.capital[owner]] if s.terrain[h] == PLAIN and held[h] == side]


def population(s: Romolo, owners: list[int]) -> int:
    """ROM-19.5, ROM-22.6; an A.I. unit counts one and a half (ROM-21.27)."""
    box = s.box
    if box.ai in owners:
        return box.ai_population * s.on_map(box.ai, SOLDIER) // 2
    workers = sum(s.on_map(p, WORKER) for p in owners)
    return workers // 2 + sum(s.on_map(p, SOLDIER) for p in owners)


def majorities(s: Romolo, values: list[int], sides: list[int], consul: int) -> list[int]:
    """ROM-19.8 to ROM-19.11, ROM-20.7: the bonus of each of these sides for one category."""
    prizes = [*s.box.majority, *[0] * len(sides)]
    bonus = [0] * len(values)
    place = 0
    for value in sorted({values[side] for side in sides}, reverse=True):
        tied = [side for side in sides if values[side] == value]
        if consul in tied:
            bonus[consul] += prizes[place]
            place += 1
            tied.remove(consul)
        if tied:
            shared = sum(prizes[place : place + len(tied)]) // len(tied)
            for side in tied:
                bonus[side] = shared
            place += len(tied)
    return bonus


def totals(s: Romolo) -> tuple[list[list[int]], list[list[int]]]:
    """The points by category and the majority bonuses by category, of each side."""
    points = scores(s)
    return points, bonuses(s, points, len(CATEGORIES))


def bonuses(s: Romolo, points: list[list[int]], categories: int) -> list[list[int]]:
    """The majority bonuses of each side in the first `categories` of them."""
    sides = parties(s)
    present = [side for side, owners in enumerate(sides) if owners]
    consul = next((side for side in present for p in sides[side] if s.has(p, CONSUL)), NOBODY)
    bonus: list[list[int]] = [[0] * len(CATEGORIES) for _ in points]
    for category in range(categories):
        values = [row[category] for row in points]
        if category == MONEY:  # ROM-19.9
            values = [sum(s.coins[p] for p in owners) for owners in sides]
        for side, extra in enumerate(majorities(s, values, present, consul)):
            bonus[side][category] = extra
    return bonus


def score_now(s: Romolo, seat: int | None, *, everything: bool = False) -> list[dict[str, int]]:
    """What each side would score now; what depends on coins that are kept secret only where everything is asked for."""
    points = scores(s)
    sides = parties(s)
    open_coins = everything or not s.box.hidden_coins or bool(s.ending)
    held = control(s)
    money = [sum(s.coins[p] for p in owners) for owners in sides]
    for side, owners in enumerate(sides):
        points[side][DOMINION] = sum([best_dominion(s, p, held) for p in owners])
        if not open_coins:
            points[side][0] -= patronus(s, owners, side, money, sides)
    bonus = bonuses(s, points, len(CATEGORIES) if open_coins else MONEY)
    return [
        {
            name: points[side][n]
            for n, name in enumerate(CATEGORIES)
            if n != MONEY or open_coins or owners == [seat] or s.box.ai in owners
        }
        | {MAJORITIES: sum(bonus[side])}
        for side, owners in enumerate(sides)
    ]


def best_dominion(s: Romolo, owner: int, held: list[int]) -> int:
    """ROM-19.4: as if the owner named the strongest hex now."""
    if owner == s.box.ai or s.dominion[owner] != NOBODY:
        return dominion(s, owner, held)
    strongest = max([s.strength(h, owner) for h in dominions(s, owner, held)], default=NOBODY)
    return 0 if strongest == NOBODY else strongest + s.strength(s.capital[owner], owner)


def outcome(s: Romolo) -> Outcome:
    """ROM-18.2, ROM-19.12: places and points."""
    box = s.box
    sides = parties(s)
    if s.ending == TOWERS:
        left = [side for side, owners in enumerate(sides) if owners]
        places = [1 if box.side[p] in left else 2 for p in range(box.seats)]
        return Outcome(s.ending, places, s.points_by_source(), counted=False)
    points, bonus = totals(s)
    rank = [
        (sum(points[side]) + sum(bonus[side]), *[points[side][c] for c in box.tie_break]) if owners else (-1,)
        for side, owners in enumerate(sides)
    ]
    best = sorted(rank, reverse=True)
    places = [1 + best.index(rank[box.side[p]]) for p in range(box.seats)]
    result = [
        dict(zip(CATEGORIES, points[box.side[p]], strict=True)) | {MAJORITIES: sum(bonus[box.side[p]])}
        for p in range(box.seats)
    ]
    return Outcome(s.ending, places, result)
