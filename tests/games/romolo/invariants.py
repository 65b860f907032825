"""What must hold after every answer of Romolo o Remo?."""

from quadriga.games.romolo.board import (
    AQUEDUCT,
    BATTLES,
    CROWD,
    FACE_DOWN,
    LYING,
    MERCENARIES,
    MERCENARY,
    NOBODY,
    NOT_HIRED,
    PORT,
    SOLDIER,
    STOREHOUSE,
    STRIDE,
    WALL,
    WATER,
    WORKER,
)
from quadriga.kernel.vocabulary import UNKNOWN


def check(s, whole: bool = True) -> None:
    """`whole`: the game began with the pieces of the box, not with a written position."""
    box = s.box
    # nothing negative
    for part in (s.cubes, s.coins, s.bank, s.built, s.pool, s.deck, s.unseen, s.battles, s.tokens, s.note):
        assert min(part) >= 0, part
    assert all(0 <= price <= box.price_max for price in s.prices)
    # units: the crowd agrees with where they stand
    crowd = [0] * box.hexes
    for u, h in enumerate(s.where):
        if h >= 0:
            crowd[h] += 1 << CROWD * box.owner[u]
    assert crowd == s.crowd
    if not s.round:
        return
    # terrain: every tile is in the pool, on the map, known beneath, gone, or in the water stack
    if not s.masked and whole:
        known = [terrain for terrain in s.terrain if terrain != FACE_DOWN]
        known += [terrain for terrain in s.beneath.values() if terrain != UNKNOWN]
        known += [tile >> 4 for tile in s.lost if tile >> 4 != 15]
        counts = [s.pool[t] + known.count(t) for t in range(4)]
        counts[WATER] += s.water_stack
        assert counts == box.tiles, counts
        tokens = [s.tokens[n] + [*s.token.values(), *s.under.values()].count(n) for n in (0, 1)]
        assert tokens == box.tokens
    # pieces only ever leave the bank
    for kind in range(STRIDE if whole else 0):
        assert s.bank[kind] + sum(s.built[kind::STRIDE]) <= box.stock[kind]
    walls = sum(wall.bit_count() for wall in s.walls) if whole else -99
    assert s.bank[WALL] + walls + (s.note[box.defensor] if s.holder[box.defensor] >= 0 else 0) <= box.stock[WALL]
    assert s.bank[BATTLES] + sum(s.battles) <= box.stock[BATTLES]
    mercenaries = [u for u, kind in enumerate(box.kind) if kind == MERCENARY and s.where[u] != -4]
    assert s.bank[MERCENARIES] == box.stock[MERCENARIES] - len(mercenaries) or box.solo
    # buildings
    for h in range(box.hexes):
        ports = s.built[h * STRIDE + PORT]
        assert ports <= s.has_water(h)
        assert len(s.stored.get(h, ())) <= s.built[h * STRIDE + STOREHOUSE] or s.stack
        if s.terrain[h] in (WATER, FACE_DOWN):
            assert not any(s.built[h * STRIDE : h * STRIDE + STRIDE])
            assert not s.walls[h]
    aqueducts = sum(s.built[AQUEDUCT::STRIDE])
    assert all(s.buildings(h) <= box.limit_base + box.stock[AQUEDUCT] + 3 for h in range(box.hexes)) or aqueducts
    assert all(content & 31 for contents in s.stored.values() for content in contents)
    # ROM-21.6: on the A.I. player's capital there is nothing but its tower and its units
    if box.solo:
        closed = box.ai_capital
        assert not s.crowd[closed] & ~box.own[box.ai]
        assert s.buildings(closed) == 1
        assert not s.walls[closed]
    # units stand on face-up hexes; nobody but the active player has lying units
    for u, h in enumerate(s.where):
        if h >= 0:
            assert s.terrain[h] != FACE_DOWN
            if box.owner[u] not in (s.active, box.ai) and s.ending == "":
                assert not s.flags[u] & LYING, (u, s.flags[u])
    for owner in range(box.seats):
        if s.capital[owner] == NOBODY:
            assert not any(s.where[u] >= -1 for u in box.ranges[owner])
            assert not s.coins[owner]
            assert owner not in s.holder
        elif settled(s):
            workers, military = s.limits(owner)
            assert s.on_map(owner, WORKER) <= workers
            assert s.on_map(owner, SOLDIER) + s.on_map(owner, MERCENARY) <= military
    # characters
    for character, tiles in enumerate(box.tiles_of):
        if not whole:
            break
        free = sum(s.holder[tile] == NOT_HIRED for tile in tiles)
        assert free == s.unseen[character] + s.display.count(character)
    # storehouses are emptied by whoever's turn ends
    if s.stack and type(s.stack[-1]).__name__ == "PlayOrEnd":
        assert not s.stored


def settled(s) -> bool:
    """Whether nothing of a loss is still to be worked out."""
    return bool(s.stack) and s.stack[-1].turn_level
