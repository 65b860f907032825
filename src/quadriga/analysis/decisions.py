"""Every decision of a game, as a search sees it that knows what the seat knew then."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from msgspec import Struct

from quadriga.agents.levels import strength
from quadriga.agents.search import Move, Search, Tree
from quadriga.analysis.marks import ONLY, mark_of
from quadriga.games.evaluator import Evaluator, evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.events import Answer
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, PASS, Action

FEWEST_VISITS = 4
"""Visits that the best move and the one made get at least."""
SEARCH_VERSION = "1"
"""Raised when the search or this analysis comes to other results."""
LINE = 3
"""How many moves of the likely line are told: the better one, a reply, what then follows."""


class Played(Struct):
    """A move in the likely line of a game."""

    seat: int
    answers: list[str]


class Decision(Struct):
    """One decision and what the search thinks of it. Win chances are listed by seat."""

    number: int
    """The answers of the record before it."""
    seat: int
    turn: int
    """The number of the turn it belongs to, from 1."""
    given: list[str]
    """The answers of the move that was made."""
    best: list[str]
    loss: float
    """How much smaller the share of the win is than after the best move."""
    mark: str
    before: list[float]
    """What each seat could expect if the best move was made."""
    after: list[float]
    """What each could expect after the move that was made."""
    line: list[Played]
    """What would probably have come after the best move, which is the first."""
    deep: bool


class ChosenMove(NamedTuple):
    """A decision as it stands in the record: the answers that made up one move of a seat."""

    number: int
    seat: int
    turn: int
    answers: list[Action]
    at_turn_level: bool


def check_whole(record: Record) -> None:
    if any(line.action is None and not line.unknown for line in record.lines):
        raise QuadrigaError("this record hides answers: analyse it when the game is over")


def turns_of(journal: list[Answer]) -> list[int]:
    """The number of the turn that each answer belongs to, from 1."""
    turns, turn = [], 0
    for answer in journal:
        if answer.turn_level and not answer.forced and (turn == 0 or answer.seat != CHANCE):
            turn += 1
        turns.append(max(turn, 1))
    return turns


def chosen_moves(record: Record, journal: list[Answer], deep: bool = False) -> list[ChosenMove]:
    """The moves that seats chose: those that begin at the level of the turn; deep, also those in the middle of one."""
    return [move for move, _ in walk(record, journal) if deep or move.at_turn_level]


def walk(record: Record, journal: list[Answer]) -> Iterator[tuple[ChosenMove, State]]:
    """Every move with the state before it, to be looked at before the walk goes on."""
    state, turns = record.begin(), turns_of(journal)
    free_actions = evaluator_of(record.box.game).free_actions
    number = 0
    while number < len(journal):
        answer = journal[number]
        if answer.forced or answer.seat == CHANCE:
            if not answer.forced:
                state.take(answer.seat, answer.action)
            number += 1
            continue
        end, given = end_of_move(state, journal, number, free_actions)
        yield ChosenMove(number, answer.seat, turns[number], given, state.at_turn_level()), state
        for later in journal[number:end]:
            if not later.forced:
                state.take(later.seat, later.action)
        number = end


def end_of_move(
    state: State, journal: list[Answer], number: int, free_actions: frozenset[str]
) -> tuple[int, list[Action]]:
    """Where the move that begins here ends, and its answers: a free action belongs to the move that it serves."""
    after, seat, free = state.copy(), journal[number].seat, False
    given: list[Action] = []
    for end in range(number, len(journal)):
        answer = journal[end]
        if answer.forced:
            continue
        if given and (after.asked != (seat,) or answer.seat != seat or (after.at_turn_level() and not free)):
            return end, given
        if free_actions and (PASS in after.actions(seat) or after.at_turn_level()):
            free = answer.action[0] in free_actions
        given.append(answer.action)
        after.take(seat, answer.action)
    return len(journal), given


def effort_of(game: str, seats: int, deep: bool, factor: float = 1.0) -> int:
    """Iterations for each decision: as the second strongest level thinks, and deep as the strongest; less with more
    seats, whose games are longer."""
    quick, thorough = (strength(game, level).iterations for level in ("legatus", "imperator"))
    return max(FEWEST_VISITS // 2, round((thorough if deep else quick) * factor * 2 / max(2, seats)))


def decisions(
    record: Record,
    iterations: int = 0,
    deep: bool = False,
    only: Container[int] | None = None,
    seed: str = "1",
    journal: list[Answer] | None = None,
) -> Iterator[Decision]:
    """The decisions of a record, or those of some numbers; each comes out the same, whatever was looked at before it.

    A record of an earlier rules version is looked at as far as the rules of today play it.
    """
    check_whole(record)
    journal = record.follow()[0].journal or [] if journal is None else journal
    box = record.box
    iterations = iterations or effort_of(box.game.key, box.seats, deep)
    for move, state in walk(record, journal):
        if (deep or move.at_turn_level) and (only is None or move.number in only):
            search = Search(evaluator_of(box.game), Rng(f"{seed} {move.number}"), iterations)
            tree = search.begin(state.seen_by(move.seat), move.seat)
            yield look(tree, search, move, deep)


def look(tree: Tree, search: Search, made: ChosenMove, deep: bool) -> Decision:
    """Search one decision; the best move and the one made are both looked at often enough to be compared."""
    given = tree.consider(made.answers)
    only = len(tree.root.moves) == 1 and not leaves_out(tree)
    if not only:
        for _ in search.think(tree):
            pass
    even_out(tree, given, min(search.iterations, max(FEWEST_VISITS, search.iterations // 2)))
    best = tree.ranked()[0]
    value = tree.root.value
    loss = 0.0 if best is given else max(0.0, value(best, tree.seat) - value(given, tree.seat))
    better = made.answers if round(loss, 4) == 0.0 else best.answers
    notation, seats = tree.seen.box.vocabulary.format, tree.seen.box.seats
    return Decision(
        made.number,
        tree.seat,
        made.turn,
        [notation(answer) for answer in made.answers],
        [notation(answer) for answer in better],
        round(loss, 4),
        ONLY if only else mark_of(loss, seats),
        rounded(chances_of(best)),
        rounded(chances_of(given)),
        [] if only else told(tree, best),
        deep,
    )


def leaves_out(tree: Tree) -> bool:
    """Whether there are moves that bots do not even look at: then the best one was a choice."""
    evaluator, seen, seat = tree.evaluator, tree.seen, tree.seat
    return any(
        evaluator.blunder(seen, seat, action) or evaluator.idle(seen, seat, action) for action in seen.actions(seat)
    )


def even_out(tree: Tree, given: Move, visits: int) -> None:
    """Look at the move made, and at whichever looks best, until both have been visited so often."""
    while (best := tree.ranked()[0]).visits < visits or given.visits < visits:
        tree.iterate(given if given.visits <= best.visits else best)


def told(tree: Tree, best: Move) -> list[Played]:
    notation = tree.seen.box.vocabulary.format
    line = tree.likely_line(best, LINE)
    return [Played(seat, [notation(answer) for answer in answers]) for seat, answers in line]


def chances_of(move: Move) -> list[float]:
    return [total / move.visits for total in move.total] if move.visits else move.chances


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def end_chances(evaluator: Evaluator[State], state: State) -> list[float] | None:
    """What each seat got of the win, once the game is over."""
    return None if state.outcome() is None else evaluator.win_chances(state)
