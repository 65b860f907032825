"""Puzzles: positions in games of strong bots in which one turn is clearly best, and not the one that looks so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from time import process_time

import msgspec
from msgspec import Struct

from quadriga.agents import agent
from quadriga.agents.base import ask
from quadriga.agents.candidates import candidates
from quadriga.agents.greedy import BEAM, BUDGET
from quadriga.agents.levels import LEVELS, strength
from quadriga.agents.search import Move, Search, Tree
from quadriga.analysis.decisions import Played, even_out, told, turns_of
from quadriga.analysis.marks import fair_scale
from quadriga.games import KEYS
from quadriga.games import game as game_of
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

GAP = 0.12
"""How much more of the win the solution is worth than the next turn, in a game of two."""
ALIKE = GAP / 2
"""Turns that begin alike and lose no more than this differ in a detail: they solve the puzzle, too."""
WORTH_A_LOOK = 0.05
"""The gap in the bot's own thinking from which on a position is looked at more closely."""
SEARCHES = 3
DEPTH = 120
"""Iterations of each of these searches, which must agree."""
OPENING = 6
"""Turns at the beginning of a game that hold no puzzle: they are much alike in all games."""
APART = 12
"""Turns of a game between two puzzles of one seat."""
TRIES = 4
SOLVERS = ("greedy", *LEVELS)


class Puzzle(Struct):
    """A position to be solved: a game up to there, whose turn it is, and what is best."""

    id: str
    game: str
    seat: int
    record: str
    """Up to the turn to be found."""
    best: list[str]
    """The answers of the best turn."""
    gap: float
    """The smallest that one of the searches found."""
    line: list[Played]
    """What would probably come after it."""
    solved: dict[str, float]
    """How often bots find it, by name."""

    @property
    def difficulty(self) -> int:
        """From 1, which nearly every bot finds, to 5."""
        found = sum(self.solved.values()) / max(1, len(self.solved))
        return 5 - min(4, int(found * 5))


class Found(Struct):
    """What one search thinks of a position: the solution and others like it, and how far behind the next turn is."""

    best: list[Action]
    alike: list[list[Action]]
    gap: float


@cache
def shipped(key: str) -> list[Puzzle]:
    """The puzzles of a game that come with the program, none for a game that has no file of them."""
    if key not in KEYS:
        return []
    file = files("quadriga.analysis").joinpath("shipped", f"{key}.json")
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def find_puzzle(puzzle_id: str) -> Puzzle | None:
    """By its name, which begins with the game."""
    return next((one for one in shipped(puzzle_id.partition("-")[0]) if one.id == puzzle_id), None)


def puzzle_of_day(day: int) -> str:
    """The name of the puzzle of a day, or nothing where there are none; the games take turns."""
    games = [key for key in KEYS if shipped(key)]
    if not games:
        return ""
    puzzles = shipped(games[day % len(games)])
    return puzzles[day // len(games) % len(puzzles)].id


def find_puzzles(
    key: str, games: int, seed: str = "1", seats: int = 2, seconds: float = 0.0, most: int = 0
) -> Iterator[Puzzle]:
    """Play games of strong bots and give the puzzles that come up in them, those of one seat some turns apart.

    `seconds` of this process's time and `most` puzzles end the search, where they are given.
    """
    begun, count = process_time(), 0
    for number in range(games):
        latest: dict[int, int] = {}
        for state, seat in play(key, seats, f"{seed} {number}"):
            if seconds and process_time() - begun > seconds:
                return
            turn = turns_of(state.journal or [])[-1]
            if turn - latest.get(seat, -APART) < APART:
                continue
            puzzle = puzzle_at(state, seat, f"{key}-{seed}-{number}-{len(state.journal or [])}")
            if puzzle is not None:
                latest[seat] = turn
                count += 1
                yield puzzle
                if most and count >= most:
                    return


def play(key: str, seats: int, seed: str) -> Iterator[tuple[State, int]]:
    """A game of strong bots: each position in which a turn begins that is worth a look."""
    played, rng = game_of(key), Rng(f"puzzles {key} {seed}")
    state = played.new(seats=seats)
    evaluator, thinks = evaluator_of(played), strength(key, "legatus").iterations
    searches = [Search(evaluator, rng.child(f"bot {seat}"), thinks) for seat in range(state.box.seats)]
    chance, turns = rng.child("chance"), 0
    while True:
        settle_chance(state, chance)
        if not state.asked:
            return
        seat = state.asked[0]
        turns += state.at_turn_level()
        if turns > OPENING and state.at_turn_level() and not state.lanes and clear(searches[seat], state, seat):
            yield state, seat
        state.take(seat, ask(searches[seat], state, seat))


def clear(search: Search, state: State, seat: int) -> bool:
    """Whether one turn stands out for a short look, and it is not the one that looks best at once."""
    seen = state.seen_by(seat)
    tree = search.begin(seen, seat)
    if len(tree.root.moves) < 3:
        return False
    for _ in search.think(tree):
        pass
    search.tree, search.plan = tree, []  # the bot need not think about it once more
    scale = fair_scale(state.box.seats)
    return tree.ranked()[0] is not tree.root.moves[0] and worth_a_look(tree, scale)


def puzzle_at(state: State, seat: int, puzzle_id: str) -> Puzzle | None:
    """The puzzle that a position makes, if searches with several seeds agree on it."""
    seen, evaluator = state.seen_by(seat), evaluator_of(state.box.game)
    needed = GAP * fair_scale(state.box.seats)
    found: list[Found] = []
    for n in range(SEARCHES):
        search = Search(evaluator, Rng(f"{puzzle_id} {n}"), DEPTH)
        tree = search.begin(seen, seat)
        one = search_once(tree, search, fair_scale(state.box.seats))
        if one is None or one.gap < needed or (found and found[0].best not in [one.best, *one.alike]):
            return None
        found.append(one)
    quick = candidates(evaluator, seen.imagine(Rng(puzzle_id)), seat, BUDGET, BEAM)[0].answers
    if quick in [found[0].best, *found[0].alike]:
        return None
    record = Record.of(state)
    notation = state.box.vocabulary.format
    return Puzzle(
        puzzle_id,
        state.box.game.key,
        seat,
        str(record),
        [notation(answer) for answer in found[0].best],
        round(min(one.gap for one in found), 3),
        told(tree, tree.consider(found[0].best)),
        {},
    )


def search_once(tree: Tree, search: Search, scale: float) -> Found | None:
    """One search: the best turn, and how far it is before the next that differs in more than a detail.

    Where little of that is seen after a third of it, the rest is spared.
    """
    for number, _ in enumerate(search.think(tree), 1):
        if number == search.iterations // 3 and not worth_a_look(tree, scale):
            return None
    alike = ALIKE * scale
    for _ in range(6):
        best = tree.ranked()[0]
        nearest = next_turn(tree, best, alike)
        if nearest is None or min(best.visits, nearest.visits) >= search.iterations // 4:
            break
        even_out(tree, nearest, search.iterations // 4)
    if nearest is None:
        return None
    same = [move.answers for move in tree.root.moves if move is not best and is_alike(tree, move, best, alike)]
    return Found(best.answers, same, lead(tree, scale))


def worth_a_look(tree: Tree, scale: float) -> bool:
    """After little thinking, turns that begin alike tell little: it is enough that all others are behind."""
    best = tree.ranked()[0]
    begun = next((move for move in tree.ranked() if move.answers[0] != best.answers[0]), None)
    ahead = tree.root.value(best, tree.seat) - tree.root.value(begun, tree.seat) if begun else 0.0
    return max(ahead, lead(tree, scale)) >= WORTH_A_LOOK * scale


def lead(tree: Tree, scale: float) -> float:
    """How far the best turn is before the next that differs in more than a detail."""
    best = tree.ranked()[0]
    nearest = next_turn(tree, best, ALIKE * scale)
    return tree.root.value(best, tree.seat) - tree.root.value(nearest, tree.seat) if nearest else 0.0


def next_turn(tree: Tree, best: Move, alike: float) -> Move | None:
    return next((move for move in tree.ranked() if move is not best and not is_alike(tree, move, best, alike)), None)


def is_alike(tree: Tree, move: Move, best: Move, alike: float) -> bool:
    loss = tree.root.value(best, tree.seat) - tree.root.value(move, tree.seat)
    return move.answers[0] == best.answers[0] and loss <= alike


def solves(tree: Tree, search: Search, answers: list[Action], best: list[Action]) -> bool:
    """Whether a turn is as good as the solution, but for a detail."""
    solution, tried = tree.consider(best), tree.consider(answers)
    if tried is solution:
        return True
    for _ in range(search.iterations):
        tree.iterate(tried if tried.visits <= solution.visits else solution)
    loss = tree.root.value(solution, tree.seat) - tree.root.value(tried, tree.seat)
    return loss < ALIKE * fair_scale(tree.seen.box.seats)


def rate(puzzle: Puzzle) -> dict[str, float] | None:
    """How often each bot finds the solution, in a few tries; nothing where `greedy` finds it: its idea is obvious."""
    played = game_of(puzzle.game)
    state = Record.parse(puzzle.record, game_of).replay()
    seen, seat = state.seen_by(puzzle.seat), puzzle.seat
    best = [state.box.vocabulary.parse(answer) for answer in puzzle.best]
    evaluator = evaluator_of(played)
    judge = Search(evaluator, Rng(f"{puzzle.id} judge"), DEPTH // 4)
    tree = judge.begin(seen, seat)
    judged: dict[tuple[Action, ...], bool] = {}
    solved: dict[str, float] = {}
    for name in SOLVERS:
        tries = 1 if name == "greedy" else TRIES
        right = 0
        for n in range(tries):
            bot = agent(name, played, Rng(f"{puzzle.id} {name} {n}"))
            after, answers, free = seen.copy(), list[Action](), True
            while after.asked == (seat,) and (free or not after.at_turn_level()):
                answers.append(bot.choose(after, seat))
                free = after.at_turn_level() and answers[-1][0] in evaluator.free_actions
                after.take(seat, answers[-1])
            turn = tuple(answers)
            if turn not in judged:
                judged[turn] = solves(tree, judge, answers, best)
            right += judged[turn]
        solved[name] = right / tries
        if name == "greedy" and right:
            return None
    return solved
