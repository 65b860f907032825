"""ROM-21.6: whatever brings pieces onto a hex, none of the player's come onto the A.I. player's capital."""

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE
from tests.games.romolo.invariants import check
from tests.games.romolo.table import GAME, do, offers, refused, table
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


@rule("ROM-21.6")
@pytest.mark.parametrize("seed", range(4))
def test_nobody_gets_there_from_any_position(seed):
    for number in range(100):
        rng = Rng(f"closed {seed} {number}")
        s = position(rng)
        for _ in range(ANSWERS):
            check(s, whole=False)
            if not s.asked:
                break
            s.take(s.asked[0], answer(s, rng))
