"""A bot that searches a tree of moves over imagined worlds; every seat in it does what is best for itself.

The tree is one of information sets: an iteration imagines a world that agrees with what the seat knows, walks down by
the moves that look best to whoever is to move, adds one node, and plays some moves on from there. A node belongs to a
seat and to what that seat has seen since the root, so that nobody in the tree acts on what they cannot know. The
moves of a node are the candidates that a small beam search finds; each starts with the win chances that the evaluator
gives to the position after it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import exp, inf, sqrt
from time import monotonic
from typing import Final, NamedTuple

from quadriga.agents.base import Agent
from quadriga.agents.candidates import Candidate, candidates
from quadriga.agents.network import corrected
from quadriga.games.evaluator import Evaluator
from quadriga.kernel.chance import Rng
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action

ROOT_BUDGET: Final = 240
ROOT_BEAM: Final = 6
ROOT_MOVES: Final = 24
"""For the move at hand: positions to look at, half-made moves to follow, moves to keep."""
BUDGET: Final = 12
BEAM: Final = 2
MOVES: Final = 6
"""The same for every other move in the tree."""
LOOKAHEAD: Final = 5
LOOKAHEAD_GROWTH: Final = 1.5
"""Moves of each seat that are looked at, beyond the tree by playing on; grows with the root of the iterations."""
ROLLOUT_SOFTNESS: Final = 0.05
"""Softmax temperature of the moves that are played on beyond the tree, in units of the evaluator."""
EXPLORE: Final = 0.2
"""How far a move that looks worse is still tried, in chances to win."""
PRIOR: Final = 0.06
"""Softmax temperature of the moves' priors, in chances to win."""
MANY_MOVES: Final = 8
"""With fewer moves to choose from, a search thinks less."""
CAUTION: Final = 0.1
"""How far the value of a move that was tried once may be off."""
SENSIBLE: Final = 2.5
"""A soft bot makes no move that looks worse than the best by more than this many times its softness."""
INITIAL_WIDTH: Final = 3
WIDENING: Final = 1.5
"""Moves a node begins with, and how many more it looks at, times the square root of its visits."""


class Thought(NamedTuple):
    """What a search thinks of one answer to the question: the chance of a win, and how often it was tried."""

    action: Action
    value: float
    visits: int


class Move:
    """One complete move in a node, with what was found out about it."""

    __slots__ = ("answers", "chances", "prior", "total", "visits")

    def __init__(self, answers: list[Action], chances: list[float]) -> None:
        self.answers = answers
        self.chances = chances
        """By seat, as the position after it looks."""
        self.prior = 0.0
        self.visits = 0
        self.total = [0.0] * len(chances)
        """Of the chances found, by seat."""


class Node:
    """A question to one seat, known by what that seat has seen."""

    __slots__ = ("drift", "moves", "visits")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.visits = 0
        self.drift = 0.0
        """What replies took away from how moves looked at first, summed over visits."""

    def value(self, move: Move, seat: int) -> float:
        """What the move is worth to its seat; how it looked counts as one visit."""
        looks = move.chances[seat] + (self.drift / self.visits if self.visits else 0.0)
        return (move.total[seat] + looks) / (move.visits + 1)

    def select(self, seat: int, actions: list[Action]) -> Move | None:
        """The move to try next among those that the actions of this world allow."""
        scale = EXPLORE * sqrt(self.visits)
        width = INITIAL_WIDTH + int(WIDENING * sqrt(self.visits))
        best: Move | None = None
        most = 0.0
        for move in [move for move in self.moves if move.answers[0] in actions][:width]:
            worth = self.value(move, seat) + scale * move.prior / (1 + move.visits)
            if best is None or worth > most:
                best, most = move, worth
        return best


class Tree:
    """Everything found out about one question; `iterate` finds out a little more."""

    def __init__(self, evaluator: Evaluator[State], seen: State, seat: int, rng: Rng, ahead: int = 0) -> None:
        self.evaluator, self.seen, self.seat, self.rng = evaluator, seen, seat, rng
        self.ahead = max(ahead, LOOKAHEAD * max(2, seen.box.seats))
        self.nodes: dict[tuple[int, int], Node] = {}
        """By seat and what it has seen."""
        self.known = [0] * (seen.box.seats + 1)
        """What each seat has seen since the tree was begun, as a number; the last is what will be opened."""
        self.root = Node()
        self.iterations = 0
        self.widen_root()

    def widen_root(self) -> None:
        moves = candidates(self.evaluator, self.seen.imagine(self.rng), self.seat, ROOT_BUDGET, ROOT_BEAM)
        self.expand(self.root, moves[:ROOT_MOVES], self.seat)

    def quick_candidates(self, world: State, seat: int) -> list[Candidate]:
        return candidates(self.evaluator, world, seat, BUDGET, BEAM, self.evaluator.sees_half_moves)

    def expand(self, node: Node, moves: list[Candidate], seat: int) -> None:
        """Add moves to those of a node."""
        known = [move.answers for move in node.moves]
        new = [candidate for candidate in moves if candidate.answers not in known]
        values = [candidate.value for candidate in new]
        looks = self.evaluator.chances_after([candidate.after for candidate in new], seat, values)
        for candidate, chances in zip(new, looks, strict=True):
            node.moves.append(Move(candidate.answers, chances))
        node.moves.sort(key=lambda move: -move.chances[seat])
        best = node.moves[0].chances[seat]
        weights = [exp((move.chances[seat] - best) / PRIOR) for move in node.moves]
        whole = sum(weights)
        for move, weight in zip(node.moves, weights, strict=True):
            move.prior = weight / whole

    def consider(self, answers: list[Action]) -> Move:
        """The move of the root that gives these answers, or one that comes to the same; added where there is none."""
        for move in self.root.moves:
            if move.answers == answers:
                return move
        world = self.seen.imagine(self.rng)
        self.play(world, self.seat, answers, self.known.copy(), draws=False)
        chances = self.win_chances(world)
        for move in self.root.moves:
            if move.chances == chances and move.answers[0] == answers[0]:
                return move
        considered = Move(answers.copy(), chances)
        self.root.moves.append(considered)
        return considered

    def iterate(self, first: Move | None = None) -> None:
        """Walk one imagined world down the tree, add a node, play on, and tell all nodes on the way what came of it.

        The walk may be told with which move of the root it begins.
        """
        self.iterations += 1
        world, seat, node = self.seen.imagine(self.rng), self.seat, self.root
        known = self.known.copy()
        path: list[tuple[Node, Move, int]] = []
        while True:
            fresh = not node.moves
            if first and node is self.root:
                move: Move | None = first
            else:
                move = None if fresh else node.select(seat, world.actions(seat))
            if move is None:
                self.expand(node, self.quick_candidates(world, seat)[:MOVES], seat)
                move = node.select(seat, world.actions(seat))
                assert move is not None
            path.append((node, move, seat))
            self.play(world, seat, move.answers, known)
            if fresh or not world.asked:
                break
            seat = world.asked[0]
            node = self.nodes.setdefault((seat, known[seat]), Node())
        chances = self.play_on(world, path, known)
        for node, move, seat in path:
            node.visits += 1
            node.drift += chances[seat] - move.chances[seat]
            move.visits += 1
            for other, chance in enumerate(chances):
                move.total[other] += chance

    def play(self, world: State, seat: int, answers: list[Action], known: list[int], draws: bool = True) -> None:
        """Give the answers as far as this world allows them, then let CHANCE answer until a player is asked."""
        for answer in answers:
            if seat not in world.asked or answer not in world.actions(seat):
                break
            take(world, seat, answer, known)
        while draws and world.asked == (CHANCE,):
            take(world, CHANCE, self.rng.answer(world), known)

    def play_on(self, world: State, path: list[tuple[Node, Move, int]], known: list[int]) -> list[float]:
        """Make some moves after those of a path; the result if the game ends, else how it looks on the whole way.

        At any time it looks as the seats see it, each after its last move: whoever has just moved looks better than
        they are. Where the evaluator is corrected by what was learnt, nothing is played on.
        """
        if self.evaluator.correction is not None and world.asked:
            return path[-1][1].chances
        looks: dict[int, list[float]] = {}
        on_the_way: list[list[float]] = []
        for _, move, seat in path:
            looks[seat] = move.chances
            on_the_way.append(mean(looks.values()))
        while world.asked and len(on_the_way) < self.ahead:
            seat = world.asked[0]
            world = self.sample_move(self.quick_candidates(world, seat)).after
            self.play(world, seat, [], known)
            looks[seat] = self.evaluator.win_chances(world)
            on_the_way.append(mean(looks.values()))
        return mean(on_the_way) if world.asked else self.evaluator.win_chances(world)

    def win_chances(self, world: State) -> list[float]:
        """What each seat may expect of the win in one position."""
        return self.evaluator.chances_after([world], self.seat, [self.evaluator.evaluate(world, self.seat)])[0]

    def sample_move(self, moves: list[Candidate]) -> Candidate:
        """One of the moves, mostly a good one: where all futures were alike, looking again would tell nothing new."""
        return moves[
            self.rng.weighted(softmax_weights([move.value for move in moves], ROLLOUT_SOFTNESS * self.evaluator.unit))
        ]

    def follow(self, answer: Action) -> bool:
        """Go on to the next question after the own answer; False where somebody else or CHANCE comes first."""
        self.seen = self.seen.copy()
        take(self.seen, self.seat, answer, self.known)
        if self.seat not in self.seen.asked:
            return False
        actions = self.seen.actions(self.seat)
        begun = [move for move in self.root.moves if move.answers[0] == answer and len(move.answers) > 1]
        rest = [move for move in begun if move.answers[1] in actions]
        if rest:
            for move in rest:
                del move.answers[0]
            node = Node()
            node.moves, node.visits = rest, sum([move.visits for move in rest])
            node.drift = self.root.drift * node.visits / max(1, self.root.visits)
            self.root = node
        else:
            self.root = self.nodes.get((self.seat, self.known[self.seat])) or Node()
            self.widen_root()
        return True

    def chances(self) -> list[float]:
        """What each seat may expect of the win if the best move is made."""
        best = self.ranked()[0]
        return [total / best.visits for total in best.total] if best.visits else best.chances

    def likely_line(self, begin: Move, moves: int) -> list[tuple[int, list[Action]]]:
        """What would probably be played from a move of the root on, by whom; no further than a choice in secret."""
        world, known, line = self.seen.imagine(self.rng), self.known.copy(), [(self.seat, begin.answers)]
        self.play(world, self.seat, begin.answers, known)
        while world.asked and not world.lanes and len(line) < moves:
            seat = world.asked[0]
            node, actions = self.nodes.get((seat, known[seat])), world.actions(seat)
            tried = [move for move in node.moves if move.visits and move.answers[0] in actions] if node else []
            if tried:
                answers = max(tried, key=lambda move: move.visits).answers
            else:
                answers = self.quick_candidates(world, seat)[0].answers
            line.append((seat, answers))
            self.play(world, seat, answers, known)
        return line

    def thoughts(self) -> list[Thought]:
        """The answers to the question at hand, the one to give first."""
        thoughts: dict[Action, Thought] = {}
        for move in self.ranked():
            answer = move.answers[0]
            if answer in thoughts:
                thoughts[answer] = thoughts[answer]._replace(visits=thoughts[answer].visits + move.visits)
            else:
                thoughts[answer] = Thought(answer, self.root.value(move, self.seat), move.visits)
        return list(thoughts.values())

    def ranked(self) -> list[Move]:
        """The moves of the root, best first; one that was tried little must look clearly better."""
        root, seat = self.root, self.seat
        return sorted(root.moves, key=lambda move: CAUTION / sqrt(move.visits + 1) - root.value(move, seat))


def lookahead(iterations: int) -> int:
    """How many moves to look ahead."""
    return round(LOOKAHEAD_GROWTH * sqrt(iterations))


def effort(tree: Tree) -> float:
    """The part of its thinking that a question deserves."""
    return min(len(tree.root.moves), MANY_MOVES) / MANY_MOVES


def softmax_weights(values: list[float], softness: float) -> list[int]:
    """How often each is taken: those whose values differ by the softness differ by a factor of e."""
    best = max(values)
    return [int(1e6 * exp((value - best) / softness)) for value in values]


def mean(chances: Collection[list[float]]) -> list[float]:
    """By seat."""
    return [sum(each) / len(chances) for each in zip(*chances, strict=True)]


def take(world: State, seat: int, action: Action, known: list[int]) -> None:
    """Answer in a world, and remember what each seat has seen of it.

    Sealed answers are seen by others when they are opened; some stay with their seat even then.
    """
    sealed = bool(world.lanes)
    only = world.question(seat).seen_only_by()
    world.take(seat, action)
    for other in range(len(known) - 1):
        if other == seat or (not sealed and only in (None, other)):
            known[other] = hash((known[other], seat, action))
    if sealed and only is None:
        known[-1] = hash((known[-1], seat, action))
    if sealed and not world.lanes:
        known[:] = [hash((each, known[-1])) for each in known[:-1]] + [0]


class Search(Agent):
    """Thinks about each move for a number of iterations or seconds, less where there is little to choose from.

    Its tree is kept as long as it is asked again without learning anything new, mostly for a whole turn; with a limit
    for the `turn`, no more iterations are made in it.

    `softness` is the softmax temperature by which it chooses among its moves, in chances to win, for a game of two;
    with more seats, whose chances are smaller, it is scaled down. With `network`, positions are valued by the
    network for the set-up as well, where there is one that helps, and nothing is played on.
    """

    def __init__(
        self,
        evaluator: Evaluator[State],
        rng: Rng,
        iterations: int = 0,
        softness: float = 0.0,
        turn: int = 0,
        network: bool = False,
        *,
        seconds: float = 0.0,
    ) -> None:
        self.evaluator = evaluator
        self.network = network
        self.rng = rng
        self.iterations = iterations
        self.softness = softness
        self.turn = turn or inf
        self.seconds = seconds
        self.tree: Tree | None = None
        self.plan: list[Action] = []
        """The rest of the move that was decided on."""

    def choose(self, seen: State, seat: int) -> Action:
        tree = self.tree
        if tree is None or tree.seat != seat or not tree.seen.same(seen):
            tree, self.plan = self.begin(seen, seat), []
        if not self.plan or self.plan[0] not in seen.actions(seat):
            if len(tree.root.moves) > 1:
                for _ in self.think(tree):
                    if self.settled(tree):
                        break
            self.plan = self.decide(tree).answers.copy()
        answer = self.plan.pop(0)
        self.tree = tree if tree.follow(answer) else None
        return answer

    def begin(self, seen: State, seat: int) -> Tree:
        """A tree for a question: the more iterations, the further it looks ahead."""
        evaluator = corrected(self.evaluator, seen.box) if self.network else self.evaluator
        return Tree(evaluator, seen, seat, self.rng, lookahead(self.iterations))

    def thoughts(self, seen: State, seat: int) -> list[Thought]:
        """What it thinks of the answers to a question, the one it would give first."""
        tree = self.begin(seen, seat)
        for _ in self.think(tree):
            pass
        return tree.thoughts()

    def think(self, tree: Tree) -> Iterator[list[Thought]]:
        """Search to the limit; whoever has seen enough of the stream just stops reading it."""
        until = monotonic() + effort(tree) * self.seconds
        while self.left(tree) > 0 or (self.seconds and monotonic() < until):
            tree.iterate()
            if self.seconds:
                tree.ahead = max(tree.ahead, lookahead(tree.root.visits))
            yield tree.thoughts()

    def left(self, tree: Tree) -> float:
        """How many iterations are still to be made."""
        return min(effort(tree) * self.iterations - tree.root.visits, self.turn - tree.iterations)

    def settled(self, tree: Tree) -> bool:
        """Whether what is left to think is unlikely to change the choice."""
        if self.seconds or self.softness:
            return False
        best, second = sorted([move.visits for move in tree.root.moves])[:-3:-1]
        return tree.ranked()[0].visits == best and best - second > self.left(tree)

    def decide(self, tree: Tree) -> Move:
        """The best move; a soft bot takes one of those that look good."""
        ranked = tree.ranked()
        if not self.softness:
            return ranked[0]
        for move in ranked:
            if move.chances[tree.seat] == 1.0:  # a won game
                return move
        softness = self.softness * 2 / max(2, tree.seen.box.seats)
        values = [tree.root.value(move, tree.seat) for move in ranked]
        least = max(values) - SENSIBLE * softness
        sensible = [move for move, value in zip(ranked, values, strict=True) if value >= least]
        values = [value for value in values if value >= least]
        return sensible[self.rng.weighted(softmax_weights(values, softness))]
