"""What a search thinks of a turn that somebody has just tried, and of one that is proposed."""

from __future__ import annotations

from msgspec import Struct

from quadriga.agents.levels import HINTING, strength
from quadriga.agents.search import Search
from quadriga.analysis.decisions import ChosenMove, Decision, Played, effort_of, look, told
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.state import State
from quadriga.kernel.step import Action


class Explained(Struct):
    """A turn that is proposed, and why: chances to win of the seat that is asked."""

    answers: list[str]
    usual: float
    """After a turn of middling worth."""
    after: float
    """After the one that is proposed."""
    line: list[Played]
    """It, a probable reply, and what then follows."""


def judge_turn(state: State, seat: int, answers: list[Action], best: list[Action], seed: str) -> Decision:
    """What a turn is worth beside the best one that is found; `best` is one that is known to be good, or empty."""
    box = state.box
    search = Search(evaluator_of(box.game), Rng(seed), effort_of(box.game.key, box.seats, deep=True))
    tree = search.begin(state.seen_by(seat), seat)
    if best:
        known = tree.consider(best)
        for _ in range(search.iterations // 4):
            tree.iterate(known)
    return look(tree, search, ChosenMove(0, seat, 1, answers, True), deep=True)


def first_turn(state: State, seat: int, given: list[Action]) -> tuple[list[Action], bool]:
    """The answers of a seat's first turn from a state on, and whether they make it whole."""
    after, answers = state.seen_by(seat), list[Action]()
    free_actions, free = evaluator_of(state.box.game).free_actions, False
    for action in given:
        if answers and (after.asked != (seat,) or (after.at_turn_level() and not free)):
            return answers, True
        if action not in after.actions(seat):
            return answers, True
        free = action[0] in free_actions if after.at_turn_level() else free
        after.take(seat, action)
        answers.append(action)
    return answers, bool(answers) and (after.asked != (seat,) or (after.at_turn_level() and not free))


def explain(seen: State, seat: int, seed: str) -> Explained:
    """What the bot that gives hints would do, for the rest of the move as far as it is sure, and why."""
    game = seen.box.game
    search = Search(evaluator_of(game), Rng(seed), *strength(game.key, HINTING))
    tree = search.begin(seen, seat)
    for _ in search.think(tree):
        pass
    best = tree.ranked()[0]
    values = [tree.root.value(move, seat) for move in tree.root.moves]
    usual, after, line = sum(values) / len(values), tree.root.value(best, seat), told(tree, best)
    search.tree, seen = tree, seen.copy()
    answers: list[str] = []
    while seat in seen.asked:
        action = search.choose(seen, seat)
        answers.append(seen.box.vocabulary.format(action))
        seen.take(seat, action)
        if seen.at_turn_level():
            break
    return Explained(answers, round(usual, 4), round(after, 4), line)
