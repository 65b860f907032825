"""Whatever brings pieces onto a hex, they come only where they may be, never onto the A.I.'s capital (ROM-21.6)."""

from collections.abc import Iterator
from random import Random
from typing import Any

from quadriga.games.romolo.board import FACE_DOWN, PORT, STRIDE, UNITS, WATER
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE
from tests.games.romolo.rich import deal
from tests.games.romolo.table import GAME, do, offers, refused, table
from tests.rich_positions import SOURCE, Dealer
from tests.rule_coverage import rule

BOX = GAME.new(1).box
PLACES = ["{},{}".format(*at) for n, at in enumerate(BOX.places) if n != BOX.ai_capital]
AROUND = ["{},{}".format(*BOX.places[n]) for n in BOX.near[BOX.ai_capital]]
POWERS = ["traductor", "equus", "nauta", "foederatus", "defensor", "aedificator"]
IDLE = ("pass", "stop", "back", "done", "leave", "recall", "give-up", "end-game")
"""What leads nowhere, or to a player without workers."""
GOODS = "grain = 9\nwood = 9\nstone = 9\nsalt = 9\nrefined = 9\ncoins = 30\n"
ANSWERS = 150


def some(rng, places, most):
    return [rng.pick(places) for _ in range(rng.below(most + 1))]


def position(rng):
    """A rich player with every power and with units all around the A.I. player's capital, which has units there too."""
    capital = rng.pick([rng.pick(AROUND), rng.pick(PLACES)])
    near = [*AROUND, capital]
    water = sorted({*some(rng, [place for place in PLACES if place != capital], 3)})
    down = [place for place in some(rng, PLACES, 2) if place not in (*near, *water)]
    top = f"terrain = {{ water = {water}, down = {down} }}\nbuilt = {{ '{capital}' = '3 temple, storehouse' }}\n"
    yellow = (
        f"capital = '{capital}'\nworkers = {[rng.pick(near), *some(rng, near, 3)]}\nsoldiers = {some(rng, near, 2)}\n"
        f"explorers = {some(rng, near, 1)}\ncharacters = {POWERS}\n{GOODS}"
    )
    phase = f"phase = '{rng.pick(['action', 'combat'])}'\n"
    return table(phase + top, seats=1, yellow=yellow, blue=f"soldiers = {some(rng, near, 3)}")


def answer(s, rng):
    """Every verb as often as any other, and seldom nothing: the few ways there are to be found among many answers."""
    if s.asked[0] == CHANCE:
        return rng.answer(s)
    actions = s.actions(s.asked[0])
    verbs = list(dict.fromkeys(action[0] for action in actions))
    active = [verb for verb in verbs if verb not in IDLE]
    verb = rng.pick(active if active and rng.below(8) else verbs)
    return rng.pick([action for action in actions if action[0] == verb])


@rule("ROM-21.6", "ROM-20.23a")
def test_traductor_does_not_reach_it():
    yellow = f'capital = "-1,2"\nworkers = ["1,-1", "-1,2"]\ncharacters = ["traductor"]\n{GOODS}'
    s = do(table("", seats=1, yellow=yellow), "activate worker 1,-1")
    assert "traductor 0,-1" in offers(s)
    assert "traductor 1,-2" not in offers(s)
    assert refused(s, "traductor 1,-2") == "ROM-21.6"


MARCH = {"move", "ride", "sail", "discover", "retreat", "withdraw"}
WAYS = {
    "unit": MARCH,
    "worker": {"create", "convert"},
    "soldier": {"create"},
    "explorer": {"create"},
    "mercenary": {"recruit"},
    "building": {"build", "pay", "side", "transform", "aedificator"},
    "wall": {"wall", "free-wall", "done"},
    "cubes": {"produce", "store", "extra"},
}
"""What brings players' pieces onto a hex: the answers after which they are there."""


class Before:
    """Where pieces were before an answer."""

    def __init__(self, s: Any) -> None:
        self.box = s.box
        self.where = s.where.copy()
        self.terrain = s.terrain
        self.built = s.built
        self.walls = s.walls
        self.stored = dict(s.stored)
        self.answered = len(s.journal)


def way(old: Before, s: Any) -> str:
    verbs = [one.action[0] for one in s.journal[old.answered :]]
    return "discover" if {"tile", "token"} & set(verbs) else verbs[0]


def came(old: Before, s: Any) -> Iterator[tuple[str, int, int]]:
    """The players' pieces that an answer has brought onto a hex: what they are, where they were, and the hex."""
    for u, h in enumerate(s.where):
        if h >= 0 and h != old.where[u] and s.box.owner[u] < s.box.seats:
            yield UNITS[s.box.kind[u]], old.where[u], h
    if s.built != old.built:
        for n, (now, before) in enumerate(zip(s.built, old.built, strict=True)):
            if now > before:
                yield "building", -1, n // STRIDE
    for h in range(s.box.hexes):
        if s.walls[h] & ~old.walls[h]:
            yield "wall", -1, h
        if len(s.stored.get(h, ())) > len(old.stored.get(h, ())):
            yield "cubes", -1, h


def check_arrival(old: Before, verb: str, piece: str, at: int, h: int) -> None:
    """ROM-21.6, ROM-5.1, ROM-5.7: from one hex to the next, onto water only by port, from water or by Nauta."""
    assert h != old.box.ai_capital
    if piece not in UNITS:
        assert old.terrain[h] not in (WATER, FACE_DOWN)
        return
    assert old.terrain[h] != FACE_DOWN or verb == "discover"
    if at >= 0:
        assert h in old.box.near[at]
        assert old.terrain[h] != WATER or verb == "sail" or old.terrain[at] == WATER or old.built[at * STRIDE + PORT]


def positions() -> Iterator[tuple[Any, Rng]]:
    """Around the A.I. player's capital, and anywhere with one to four players."""
    for number in range(400):
        rng = Rng(f"closed {number}")
        yield position(rng), rng
    for number in range(300):
        yield GAME.at(deal(Dealer(Random(number).randbytes(SOURCE)))), Rng(number)


@rule("ROM-21.6", "ROM-5.1", "ROM-5.7")
def test_no_way_leads_where_a_piece_may_not_be():
    """And every way that there is has been gone."""
    ways: dict[str, set[str]] = {}
    for s, rng in positions():
        for _ in range(ANSWERS):
            if not s.asked:
                break
            old = Before(s)
            s.take(s.asked[0], answer(s, rng))
            verb = way(old, s)
            for piece, at, h in came(old, s):
                check_arrival(old, verb, piece, at, h)
                ways.setdefault("unit" if verb in MARCH else piece, set()).add(verb)
    assert ways == WAYS
