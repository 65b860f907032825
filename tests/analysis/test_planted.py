"""A planted blunder is marked: in a written position of each game, a winning move is left out, and the game is lost."""

from __future__ import annotations

import pytest

from quadriga.agents import agent
from quadriga.analysis.attempts import judge_turn
from quadriga.analysis.decisions import decisions
from quadriga.analysis.marks import ONLY
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import PASS

PLANTED = {
    # Both have eight personalities, and the ninth is due.
    "antike": (
        "take scholar",
        """
step = "personalities"
[brown]
people = { king = 4, general = 1, scholar = 3 }
firsts = 4
[beige]
people = { citizen = 4, general = 2, seafarer = 2 }
razed = 6
""",
    ),
    # The last worker of the game: the temple brings the favour that is missing.
    "praetor": (
        "activate temple-apollo-1",
        """
turn = "blue"
passed = ["yellow"]
round = 10
last = "city"
city = [
  "sawmill-1 x0y2 0 blue", "forum-1 x1y1 1 blue", "statue-1 x1y-1 2 yellow", "temple-apollo-1 x-1y1 0 blue",
  "curia-1 x-1y-1 0 yellow",
]
wall = "wall-1"
stack = []
[blue]
active = [4]
retired = 3
gold = 4
wood = 2
favour = 82
morale = 0
[yellow]
active = [3]
retired = 2
gold = 2
favour = 84
morale = 1
""",
    ),
    # The last action of the game: the great deed is the senator that is missing.
    "corduba": (
        "claim wealth",
        """
seats = 2
round = 8
order = ["orange", "green"]
passed = ["green"]
demand = "ligna"
gestae = { wealth = "nobody", popularity = "green" }
[orange]
workers = 1
denarii = 21
food = 4
wood = 3
senators = 8
prestige = [5, 3, 2]
[green]
workers = 0
denarii = 6
food = 4
wood = 3
senators = 8
prestige = [3, 4, 4]
""",
    ),
    # The tower of a rival who leads and may end the game in the next turn is nearly down, and nobody guards it.
    "romolo": (
        "attack D2 blue",
        """
seats = 2
turn = "yellow"
phase = "combat"
closing = true
round = 9
land = "plain"
built = { "D2" = "2 temple, storehouse, forum, farm", "D1" = "storehouse, temple, aqueduct", "0,-3" = "temple, farm" }
display = ["dux"]
[yellow]
capital = "0,-3"
soldiers = ["D2", "D2", "D2", "D2"]
grain = 9
coins = 4
[blue]
capital = "D2"
workers = ["D1"]
grain = 3
coins = 9
characters = ["furnarius", "aedificator"]
battles = 1
damage = 1
""",
    ),
}
"""By game: the winning answer, and where it is left out."""


def begun(key: str) -> State:
    state = game(key).at(PLANTED[key][1])
    settle_chance(state, Rng(1))
    return state


def play_to_the_end(state: State) -> list[int]:
    """Who wins when `greedy` goes on for all."""
    bot, chance = agent("greedy", state.box.game, Rng(2)), Rng(3)
    settle_chance(state, chance)
    while state.asked:
        seat = state.asked[0]
        state.take(seat, bot.choose(state.seen_by(seat), seat))
        settle_chance(state, chance)
    return state.final().winners


@pytest.mark.parametrize("key", KEYS)
def test_a_winning_move_that_is_left_out_is_a_blunder(key: str) -> None:
    won, lost, winning = begun(key), begun(key), PLANTED[key][0]
    seat = won.asked[0]
    won.play(seat, winning)
    assert play_to_the_end(won) == [seat]
    number = len(lost.journal or [])
    lost.take(seat, PASS)
    assert seat not in play_to_the_end(lost)
    (planted,) = decisions(Record.of(lost), only=[number])
    assert (planted.mark, planted.given[0]) == ("blunder", "pass")
    assert planted.best[0] == winning
    assert planted.before[seat] - planted.after[seat] > 0.5


@pytest.mark.parametrize("key", KEYS)
def test_the_winning_move_tried_at_a_practice_table_is_the_best(key: str) -> None:
    state, winning = begun(key), PLANTED[key][0]
    seat, parse = state.asked[0], state.box.vocabulary.parse
    assert judge_turn(state, seat, [PASS], [parse(winning)], "1").mark == "blunder"
    if key != "romolo":  # where the attack goes on with the dice tiles
        assert judge_turn(state, seat, [parse(winning)], [], "1").mark in ("best", ONLY)
