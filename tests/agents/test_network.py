"""Networks that correct evaluators: rows tell no secrets, numpy says what torch said, what does not fit is not used."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quadriga.agents import agent, network
from quadriga.agents.candidates import candidates
from quadriga.agents.greedy import Greedy
from quadriga.agents.network import Network, Rows
from quadriga.agents.search import Search
from quadriga.games import KEYS, game
from quadriga.games.evaluator import Correction, Evaluator, evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import UnknownBotError
from quadriga.kernel.game import Box
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE
from tests.agents.made_up import after, box_of, made_up
from tests.agents.nim import GAME as NIM
from tests.agents.nim.evaluation import EVALUATOR as NIM_EVALUATOR

TORCH_SAID = Path(__file__).parent / "torch_said.npz"
"""Written by `python -m tests.agents.torch_said` in the environment with torch."""


# -- rows ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seats"), [("antike", 2), ("praetor", 3), ("romolo", 2), ("romolo", 3), ("corduba", 3)]
)
def test_twin_worlds_give_a_seat_the_same_row(key: str, seats: int) -> None:
    """Worlds that differ only in what a seat may not know: it could not tell them apart by its row."""
    rows, told_apart = Rows(box_of(key, seats)), 0
    for answers in (5, 30, 90):
        state = after(key, seats, answers)
        for seat in range(seats):
            seen = state.seen_by(seat)
            twins = [seen.imagine(Rng(n)) for n in range(3)]
            own = {rows.of(world)[seat] for world in (state, *twins)}
            assert len(own) == 1
            told_apart += len({tuple(rows.of(world)) for world in (state, *twins)}) > 1
    assert told_apart or not game(key).secrets  # to others they are different worlds


@pytest.mark.parametrize("key", KEYS)
def test_what_is_derived_fits_into_bytes_until_the_end(key: str) -> None:
    evaluator = evaluator_of(game(key))
    for seats in game(key).seat_counts:
        widths = set()
        for answers in (0, 40, 400, 4000):
            state = after(key, seats, answers)
            if state.asked != (CHANCE,):
                derived = evaluator.derived(state)
                assert len(derived) == seats
                assert all(0 <= number <= 255 for row in derived for number in row)
                widths |= {len(row) for row in derived}
        assert len(widths) == 1


def test_the_map_of_two_is_turned_for_the_second_seat() -> None:
    box = box_of("romolo")
    rows = Rows(box)
    names = rows.layout.columns
    first, second = rows.turns
    assert not first
    assert [names[second[n]] for n in map(names.index, ("terrain[A1]=hill", "units[me,worker,all,D2]"))] == [
        "terrain[G4]=hill",
        "units[me,worker,all,D2]",
    ]
    assert [second[second[n]] for n in range(len(names))] == list(range(len(names)))
    assert not any(Rows(box_of("romolo", 3)).turns)


# -- what a network says ---------------------------------------------------------------------------------------------


def test_numpy_says_what_torch_said() -> None:
    with np.load(TORCH_SAID) as said:
        arrays = dict(said)
    box = box_of("romolo")
    net = Network(box, {"trust": 1.0}, arrays)
    found = net.forward(arrays["rows"])
    assert np.abs(arrays["torch"]).max() > 0.1
    assert np.abs(found - arrays["torch"]).max() < 1e-3


@pytest.mark.parametrize("key", KEYS)
def test_a_network_that_says_nothing_changes_nothing(key: str) -> None:
    box, state = box_of(key), after(key, 2, 60)
    alone = evaluator_of(game(key))
    seat = state.asked[0]
    moves = candidates(alone, state.seen_by(seat).imagine(Rng(1)), seat, 60, 4)[:5]
    states, values = [move.after for move in moves], [move.value for move in moves]
    silent = alone.corrected(Network(box, *made_up(box)))
    expected = alone.chances_after(states, seat, values)
    assert np.allclose(silent.chances_after(states, seat, values), expected, atol=1e-4)  # nobody is quite hopeless
    loud = alone.corrected(Network(box, *made_up(box, 1.0)))
    assert not np.allclose(loud.chances_after(states, seat, values), expected, atol=1e-2)


def test_what_a_batch_says_does_not_depend_on_what_else_is_in_it() -> None:
    box = box_of("romolo")
    net = Network(box, *made_up(box, 1.0))
    states = [after("romolo", 2, answers) for answers in (30, 60, 90, 120)]
    assert net.of(states) == [net.of([state])[0] for state in states]


class Knows(Correction):
    """Knows Nim: who leaves a multiple of four wins. Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def of(self, states: Sequence[State]) -> list[list[float]]:
        self.asked.append(len(states))
        return [self.says(state) for state in states]

    def says(self, state: Any) -> list[float]:
        sign = 4.0 if state.stones % 4 == 0 else -4.0
        return [sign if seat != state.asked[0] else 0.0 for seat in range(state.box.seats)]


def test_greedy_chooses_by_the_correction_among_the_best() -> None:
    seen = NIM.new(2, stones=7).seen_by(0)
    corrected: Evaluator[Any] = NIM_EVALUATOR.corrected(Knows())
    assert Greedy(corrected, Rng(1)).choose(seen, 0) == ("take", 3)
    assert Greedy(NIM_EVALUATOR, Rng(1)).choose(seen, 0) == ("take", 1)


def test_search_asks_for_all_moves_of_a_node_at_once_and_plays_nothing_on() -> None:
    knows = Knows()
    bot = Search(NIM_EVALUATOR.corrected(knows), Rng(1), 8)
    tree = bot.begin(NIM.new(2, stones=19).seen_by(0), 0)
    assert knows.asked == [3]
    tree.iterate()
    (node,) = tree.nodes.values()
    (tried,) = [move for move in tree.root.moves if move.visits]
    (reply,) = [move for move in node.moves if move.visits]
    assert tried.total == reply.total == reply.chances  # what is known of the last position, and nothing else
    for n in range(2, 6):
        tree.iterate()
        assert knows.asked == [3] * (n + 1)  # one new node each
    assert bot.decide(tree).answers == [("take", 3)]


def test_an_ended_game_counts_as_what_it_is() -> None:
    state = NIM.new(2, stones=3)
    running, ended = state.copy(), state.copy()
    running.take(0, ("take", 1))
    ended.take(0, ("take", 3))
    corrected: Evaluator[Any] = NIM_EVALUATOR.corrected(Knows())
    first, second = corrected.chances_after([ended, running], 0, [1.0, 0.0])
    assert first == [1.0, 0.0]
    assert second[0] < 0.1


# -- what is used where ----------------------------------------------------------------------------------------------


def test_a_network_is_used_only_where_it_fits_and_was_shown_to_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = box_of("romolo")
    other = game("romolo").box(2, None, **game("romolo").bot_settings({"dice": "die"}))
    assert network.status(box, tmp_path) == "none"
    head, arrays = made_up(box, 1.0)
    path = network.file_of("romolo", 2, tmp_path)

    def status(chosen: Box, **changed: Any) -> str:
        network.write(path, head | changed, arrays)
        return network.status(chosen, tmp_path)

    shown = {"helps": True, "played": network.played(box)}
    assert status(box) == "not tried"
    assert status(box, checks=[shown]) == "used"
    assert status(box, checks=[shown | {"helps": False}]) == "not tried"
    assert status(game("romolo").box(2), checks=[shown]) == "used"  # the cap of games between bots varies in training
    assert status(other, checks=[shown]) == "not tried"
    assert status(game("romolo").box(2, {"money.gold": 9}), checks=[shown]) == "not tried"
    assert status(box, checks=[shown], layout="another") == "does not fit"
    assert status(box, checks=[shown], evaluator="another") == "does not fit"
    assert network.status(box_of("romolo", 3), tmp_path) == "none"
    monkeypatch.setattr(network, "find_spec", lambda name: None)
    assert status(box, checks=[shown]) == "no numpy"


def test_weights_survive_their_file_as_half_precision_numbers(tmp_path: Path) -> None:
    box = box_of("praetor")
    head, arrays = made_up(box, 1.0)
    path = network.file_of("praetor", 2, tmp_path)
    network.write(path, head, arrays)
    read_head, read_arrays = network.read(path)
    assert read_head == head
    assert read_arrays["weights0"].dtype == np.float16
    states = [after("praetor", 2, answers) for answers in (20, 80)]
    before, again = Network(box, head, arrays).of(states), Network(box, read_head, read_arrays).of(states)
    assert np.allclose(before, again, atol=0.05)


def test_packaged_networks_fit_columns_and_evaluators() -> None:
    for path in network.NETWORKS.glob("*.npz"):
        key, _, seats = path.stem.rpartition("-")
        head, _ = network.read(path)
        assert network.fits(head, box_of(key, int(seats))), f"{path.name} must be learnt anew"
        assert path.stat().st_size < 1_000_000


def test_a_bot_with_a_network_plays_alone_until_one_helps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "NETWORKS", tmp_path)
    network.network_for.cache_clear()
    with pytest.raises(UnknownBotError, match="no network comes with Praetor"):
        agent("network", game("praetor"), Rng(1))
    box, state = box_of("praetor"), after("praetor", 2, 30)
    seat = state.asked[0]
    head, arrays = made_up(box, 1.0)
    alone = evaluator_of(game("praetor"))

    def looks(**changed: Any) -> list[float]:
        network.write(network.file_of("praetor", 2), head | changed, arrays)
        network.network_for.cache_clear()
        bot = agent("network:1", game("praetor"), Rng(1))
        assert isinstance(bot, Search)
        return [move.chances[seat] for move in bot.begin(state.seen_by(seat), seat).root.moves]

    expected = [move.chances[seat] for move in Search(alone, Rng(1), 1).begin(state.seen_by(seat), seat).root.moves]
    assert looks() == expected
    assert looks(checks=[{"helps": True, "played": network.played(box)}]) != expected
    assert agent("network", game("praetor"), Rng(1)).choose(state.seen_by(seat), seat) in state.actions(seat)
    network.network_for.cache_clear()


def test_numpy_is_left_alone_where_no_network_is() -> None:
    code = """
import sys, quadriga
from quadriga.agents.search import Search
from quadriga.games.evaluator import evaluator_of
game = quadriga.game("corduba")
state = game.new(seats=2)
quadriga.settle_chance(state, quadriga.Rng(1))
seat = state.asked[0]
Search(evaluator_of(game), quadriga.Rng(1), 4, network=True).choose(state.seen_by(seat), seat)
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
