"""The analysis of a game as plain data: its decisions, luck and points, and what it comes to for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256

from msgspec import Struct

from quadriga.analysis.decisions import SEARCH_VERSION, Decision, chosen_moves, effort_of, end_chances
from quadriga.analysis.luck import ChanceEvent, chance_events
from quadriga.analysis.marks import ONLY, fair_scale
from quadriga.analysis.points import RoundPoints, points_by_round
from quadriga.games.counting import USED, count_uses, described
from quadriga.games.evaluator import evaluator_of, weights_of
from quadriga.kernel.errors import RecordError
from quadriga.kernel.record import Record, read_result
from quadriga.kernel.state import State

TURNING_POINTS = 3
LEAST_CHANGE = 0.01
"""What changes the share of the win by less turns nothing."""
WORST = 5
LEAST_TO_LEARN = 0.02
"""The loss, in a game of two, from which on a decision is worth trying again."""


class TurningPoint(Struct):
    """What happened between two decisions and changed the prospects of a seat by so much."""

    number: int
    change: float


class Use(Struct):
    """Something that a seat built, got or fought, and how often."""

    shown_as: str
    kind: str
    """Of the noun; empty where the event alone counts."""
    name: str
    count: int


class SeatAnalysis(Struct):
    """What the game comes to for one seat."""

    name: str
    player: str
    decisions: int
    loss: float
    """Mean over its decisions: its accuracy."""
    lost: float
    """All that its decisions lost."""
    luck: float
    """All that chance gave and took."""
    marks: dict[str, int]
    points: dict[str, int] | None
    uses: list[Use]
    turning_points: list[TurningPoint]
    worst: list[int]
    """Numbers of its decisions that lost most, the worst first."""


class GameResult(Struct):
    reason: str
    places: list[int]


class RefusedAnswer(Struct):
    """Where the rules of today refuse what an earlier version played: what comes after is not looked at."""

    line: int
    problem: str
    rule: str


class Basis(Struct):
    """What an analysis holds for: where one of these has changed, it is made anew."""

    rules: int
    figures: str
    """The digest of the data."""
    bot: str
    """Of the search and of how each pass thinks."""


class Groundwork(Struct):
    """What is known of a game without any search, and which decisions there are to look at."""

    basis: Basis
    quick: list[int]
    deep: list[int]
    chance: list[ChanceEvent]
    points: list[RoundPoints]
    uses: list[list[Use]]
    scores: list[dict[str, int]] | None
    result: GameResult | None
    refused: RefusedAnswer | None
    end: list[float] | None
    """What each seat got of the win, once the game is over."""


class Analysis(Struct):
    game: str
    basis: Basis
    seats: list[SeatAnalysis]
    decisions: list[Decision]
    chance: list[ChanceEvent]
    points: list[RoundPoints]
    result: GameResult | None
    refused: RefusedAnswer | None
    end: list[float] | None
    """What each seat got of the win, once every decision has been looked at."""


def basis_of(record: Record, factor: float = 1.0) -> Basis:
    box = record.box
    efforts = [effort_of(box.game.key, box.seats, deep, factor) for deep in (False, True)]
    weights = sha256(weights_of(type(evaluator_of(box.game)).__module__).read_bytes()).hexdigest()[:8]
    thinks = f"{SEARCH_VERSION} {efforts[0]} {efforts[1]} {weights}"
    return Basis(box.game.rules_version, box.data.digest(), thinks)


def groundwork(record: Record, factor: float = 1.0) -> Groundwork:
    """Everything that needs no search: a second at most."""
    state, refusal = record.follow()
    if refusal and not record.earlier:
        raise refusal
    journal = state.journal or []
    outcome = state.outcome()
    stored = read_result(record.result) if refusal else outcome and outcome[:2]
    return Groundwork(
        basis_of(record, factor),
        [move.number for move in chosen_moves(record, journal)],
        [move.number for move in chosen_moves(record, journal, deep=True)],
        chance_events(record, journal),
        points_by_round(record, journal),
        uses_of(state),
        outcome and outcome.scores,
        GameResult(*stored) if stored else None,
        refused_answer(refusal),
        end_chances(evaluator_of(record.box.game), state),
    )


def refused_answer(refusal: RecordError | None) -> RefusedAnswer | None:
    return RefusedAnswer(refusal.line, refusal.problem, refusal.rule) if refusal else None


def uses_of(state: State) -> list[list[Use]]:
    """What each seat built, got and fought."""
    uses: list[list[Use]] = [[] for _ in range(state.box.seats)]
    headings = described().get(state.box.game.key, {}).get(USED, {})
    for heading, counts in count_uses(state).items():
        what = headings.get(heading, {})
        if "shown_as" not in what:
            continue
        for name, by_seat in counts.items():
            for seat, count in enumerate(by_seat):
                if count:
                    uses[seat].append(Use(what["shown_as"], what.get("thing", ""), name, count))
    return [sorted(own, key=lambda use: (use.shown_as, -use.count, use.name)) for own in uses]


def turning_points(analysed: Sequence[Decision], last: list[float] | None, seat: int) -> list[TurningPoint]:
    """What changed a seat's prospects most, in the order of the game; `last` are the chances at the end."""
    chances = [decision.before for decision in analysed] + ([last] if last else [])
    points = [
        TurningPoint(decision.number, round(after[seat] - before[seat], 4))
        for decision, before, after in zip(analysed, chances, chances[1:], strict=False)
        if abs(after[seat] - before[seat]) >= LEAST_CHANGE
    ]
    most = sorted(points, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return sorted(most, key=lambda point: point.number)


def worst_decisions(own: Iterable[Decision], seats: int) -> list[int]:
    """The numbers of the decisions that lost most: what is worth trying again."""
    least = LEAST_TO_LEARN * fair_scale(seats)
    lost = sorted((decision for decision in own if decision.loss >= least), key=lambda decision: -decision.loss)
    return [decision.number for decision in lost[:WORST]]


def report(record: Record, found: Groundwork, analysed: Iterable[Decision]) -> Analysis:
    """The analysis as far as decisions have been looked at."""
    box = record.box
    players = [record.players.get(name, "") for name in box.seat_names[: box.seats]]
    return summed_up(box.game.key, list(box.seat_names[: box.seats]), players, found, analysed)


def summed_up(
    game: str, names: list[str], players: list[str], found: Groundwork, analysed: Iterable[Decision]
) -> Analysis:
    """The same without the record; where a decision was looked at twice, the deep look counts."""
    by_number: dict[int, Decision] = {}
    for decision in analysed:
        if decision.deep or decision.number not in by_number:
            by_number[decision.number] = decision
    ordered = [by_number[number] for number in sorted(by_number)]
    end = found.end if by_number.keys() >= set(found.quick) else None
    seats = [
        seat_analysis(seat, name, players[seat], len(names), found, ordered, end) for seat, name in enumerate(names)
    ]
    return Analysis(game, found.basis, seats, ordered, found.chance, found.points, found.result, found.refused, end)


def seat_analysis(
    seat: int,
    name: str,
    player: str,
    seats: int,
    found: Groundwork,
    ordered: list[Decision],
    end: list[float] | None,
) -> SeatAnalysis:
    own = [decision for decision in ordered if decision.seat == seat and decision.mark != ONLY]
    lost = sum(decision.loss for decision in own)
    return SeatAnalysis(
        name,
        player,
        len(own),
        round(lost / max(1, len(own)), 4),
        round(lost, 4),
        round(sum(event.change[seat] for event in found.chance), 4),
        dict(Counter(decision.mark for decision in own)),
        found.scores[seat] if found.scores else None,
        found.uses[seat],
        turning_points(ordered, end, seat),
        worst_decisions(own, seats),
    )
