"""The search bot: it looks ahead for everybody, knows only what its seat knows, and can be stopped at any time."""

import os
import subprocess
import sys
from itertools import count, islice
from typing import Any

import pytest

from quadriga.agents import agent
from quadriga.agents.search import LOOKAHEAD, MANY_MOVES, Search, Tree, take
from quadriga.games import KEYS, game
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import QuadrigaError
from tests.agents.nim import GAME as NIM
from tests.agents.nim.evaluation import EVALUATOR
from tests.mora import GAME as MORA
from tests.mora import Stake


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_looks_ahead_where_the_judge_sees_nothing(stones: int) -> None:
    """In nim, leave a multiple of four."""
    seen = NIM.new(2, stones=stones).seen_by(0)
    assert agent("search:400", NIM, Rng(1)).choose(seen, 0) == ("take", stones % 4)


def test_every_seat_does_what_is_best_for_itself() -> None:
    """With three players and six stones, leaving three or four lets another one win for certain.

    Leaving five, the next player cannot win, but decides between the two others; whoever thinks that all are against
    him or her sees no chance there.
    """
    tree = Tree(EVALUATOR, NIM.new(3, stones=6).seen_by(0), 0, Rng(1))
    for _ in range(400):
        tree.iterate()
    values = {thought.action: thought.value for thought in tree.thoughts()}
    assert values["take", 1] > 0.2
    assert max(values["take", 2], values["take", 3]) < 0.1


def test_with_more_players_a_search_looks_at_as_many_moves_of_each() -> None:
    bot = Search(EVALUATOR, Rng(1), 30)
    ahead = {seats: bot.begin(NIM.new(seats, stones=9).seen_by(0), 0).ahead for seats in (2, 3)}
    assert ahead == {2: 2 * LOOKAHEAD, 3: 3 * LOOKAHEAD}
    assert Search(EVALUATOR, Rng(1), 400).begin(NIM.new(2, stones=9).seen_by(0), 0).ahead > ahead[2]


def start(key: str) -> tuple[Any, int]:
    """A position with a real question, some answers into a game."""
    state = game(key).new(2, **game(key).bot_settings({}))
    rng = Rng(key)
    for _ in range(12):
        settle_chance(state, rng)
        state.take(state.asked[0], rng.pick(state.actions(state.asked[0])))
    settle_chance(state, rng)
    return state, state.asked[0]


@pytest.mark.parametrize("key", KEYS)
def test_the_stream_tells_more_and_more_and_can_be_left(key: str) -> None:
    state, seat = start(key)
    bot = Search(evaluator_of(game(key)), Rng(1), 40)
    tree = Tree(evaluator_of(game(key)), state.seen_by(seat), seat, Rng(1))
    seen = list(islice(bot.think(tree), 10))
    assert [sum(thought.visits for thought in thoughts) for thoughts in seen] == list(range(1, 11))
    assert all(thought.action in state.actions(seat) for thought in seen[-1])
    assert all(0 <= thought.value <= 1 for thought in seen[-1])
    assert len(list(bot.think(tree))) == 40 * min(len(tree.root.moves), MANY_MOVES) / MANY_MOVES - 10


@pytest.mark.parametrize("key", KEYS)
def test_the_tree_is_kept_while_the_same_seat_is_asked(key: str) -> None:
    state, seat = start(key)
    bot = Search(evaluator_of(game(key)), Rng(1), 20)
    kept = 0
    for _ in range(30):
        settle_chance(state, Rng(2))
        if not state.asked:
            break
        seat = state.asked[0]
        tree = bot.tree
        action = bot.choose(state.seen_by(seat), seat)
        assert action in state.actions(seat)
        kept += tree is not None and bot.tree is tree
        state.take(seat, action)
    assert kept


def test_a_turn_may_have_a_limit_of_its_own() -> None:
    """Where one question has used it up, the next ones of the turn are answered by what is known of them."""
    state, seat = start("praetor")
    bot, without = (
        Search(evaluator_of(game("praetor")), Rng(1), 40, turn=25),
        Search(evaluator_of(game("praetor")), Rng(1), 40),
    )
    tree = bot.begin(state.seen_by(seat), seat)
    assert len(list(bot.think(tree))) == 25
    assert tree.follow(tree.thoughts()[0].action)
    assert not list(bot.think(tree))
    assert list(without.think(tree))


def test_a_limit_of_iterations_and_a_seed_decide_everything() -> None:
    """The same choices in another process with another hash seed."""
    code = (
        "from tests.agents.test_search import start\n"
        "from quadriga.agents import agent\n"
        "from quadriga.games import KEYS, game\n"
        "from quadriga.kernel.chance import Rng\n"
        "for key in KEYS:\n"
        "    state, seat = start(key)\n"
        "    bot = agent('search:30', game(key), Rng(5))\n"
        "    print(bot.choose(state.seen_by(seat), seat), bot.tree and bot.tree.thoughts())\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=True, env=os.environ | {"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def test_time_is_a_limit_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = start("praetor")
    bot = agent("search:1.5s", game("praetor"), Rng(1))
    assert isinstance(bot, Search)
    clock = count(step=0.0625)
    monkeypatch.setattr("quadriga.agents.search.monotonic", lambda: next(clock))
    tree = bot.begin(state.seen_by(seat), seat)
    seen = list(bot.think(tree))
    part = min(len(tree.root.moves), MANY_MOVES) / MANY_MOVES
    assert len(seen) == tree.root.visits == pytest.approx(part * 1.5 / 0.0625, abs=1)


def test_who_has_time_to_think_longer_looks_further() -> None:
    bot = Search(EVALUATOR, Rng(1), seconds=60)
    tree = bot.begin(NIM.new(2, stones=9).seen_by(0), 0)
    before = tree.ahead
    for _ in islice(bot.think(tree), 400):
        pass
    assert tree.ahead == Search(EVALUATOR, Rng(1), 400).begin(NIM.new(2, stones=9).seen_by(0), 0).ahead > before


def test_nobody_in_the_tree_sees_sealed_answers_of_others() -> None:
    """What a seat knows does not depend on what another lays in secret, until it is opened."""
    known = []
    for card in (2, 4):
        state = MORA.at("seats = 2\nhands = [[2, 4], [1, 3]]")
        state.take(0, ("pass",))
        seen = [0, 0, 0]
        take(state, 0, ("lay", card), seen)
        take(state, 0, ("stake", 1), seen)
        known.append(seen)
    assert known[0][1] == known[1][1]
    assert known[0][0] != known[1][0]


def test_opened_answers_are_known_to_all() -> None:
    known = []
    for card in (2, 4):
        state = MORA.at("seats = 2\nhands = [[2, 4], [1, 3]]")
        state.take(0, ("pass",))
        seen = [0, 0, 0]
        for seat, action in ((0, ("lay", card)), (0, ("stake", 1)), (1, ("lay", 1)), (1, ("stake", 1))):
            take(state, seat, action, seen)
        known.append(seen)
    assert known[0][1] != known[1][1]


def test_answers_that_stay_with_their_seat_are_never_known_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stake, "seen_only_by", lambda step: step.seat)
    known = []
    for stake in (0, 2):
        state = MORA.at("seats = 2\nhands = [[2, 4], [1, 3]]")
        state.take(0, ("pass",))
        seen = [0, 0, 0]
        for seat, action in ((0, ("lay", 4)), (0, ("stake", stake)), (1, ("lay", 1)), (1, ("stake", 1))):
            take(state, seat, action, seen)
        known.append(seen)
    assert known[0][1] == known[1][1]
    assert known[0][0] != known[1][0]


def test_the_true_state_is_refused() -> None:
    state, seat = start("corduba")
    with pytest.raises(ValueError, match="masked"):
        agent("search:5", game("corduba"), Rng(1)).choose(state, seat)


@pytest.mark.parametrize(
    "name", ["search", "search:0", "search:s", "search:x", "search:-1", "search:0s", "search:nans", "search:1.2.3s"]
)
def test_limits_that_are_none(name: str) -> None:
    with pytest.raises(QuadrigaError, match="number"):
        agent(name, NIM, Rng(1))
