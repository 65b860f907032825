"""Rows of numbers: within their bounds, without secrets, the same whoever sits where; actions by number both ways."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import quadriga
from quadriga.games import KEYS
from quadriga.games.spec import Spec, information_state, remember, spec
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import NotationError
from quadriga.kernel.events import Answer
from quadriga.kernel.layout import places
from quadriga.kernel.step import CHANCE
from tests.play import Variant, positions, random_answer, random_game, variants

GAMES = [variant for variant in variants() if variant.key in KEYS]
ENDS = [
    variant
    for variant in GAMES
    if not variant.settings and variant.seats in (min(s := variant.game.seat_counts), max(s))
]
MANY = 1000
"""Games over which every column must stay within its bounds."""


def rows(declared: Spec, state: Any) -> list[bytes]:
    return [declared.observation.encode(state, seat) for seat in range(declared.box.seats)]


def check_bounds(variant: Variant, seed: int, every: int) -> None:
    declared = spec(variant.new().box)
    bounds = declared.observation.bounds
    for number, state in enumerate(random_game(variant, seed)):
        for seat in state.asked:
            codes = declared.chance if seat == CHANCE else declared.actions
            actions = state.actions(seat)
            assert [codes.action(code) for code in declared.legal(state, seat)] == actions
        if number % every == 0:
            for row in rows(declared, state):
                assert len(row) == declared.observation.size
                beyond = [(declared.observation.columns[n], v) for n, v in enumerate(row) if v > bounds[n]]
                assert not beyond
        assert number < declared.longest


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_columns_stay_within_their_bounds(variant: Variant) -> None:
    check_bounds(variant, 3, 29)


@pytest.mark.all
@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_columns_stay_within_their_bounds_in_many_games(variant: Variant) -> None:
    for seed in range(-(-MANY // len(GAMES))):
        check_bounds(variant, 1000 + seed, 3)


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_what_a_seat_may_not_know_changes_nothing(variant: Variant) -> None:
    """Twins: another world that agrees with all a seat knows, and other answers where it may not see them."""
    for number, state in enumerate(positions(variant, 3, 37)):
        observation = spec(state.box).observation
        for seat in range(variant.seats):
            twin = state.seen_by(seat).imagine(Rng(f"twin {number}"))
            assert observation.encode(twin, seat) == observation.encode(state, seat)
            twin.journal = [
                answer if answer.only in (None, seat) else answer._replace(action=("forged",))
                for n, answer in enumerate(state.journal)
                if not sealed_by_another(state, answer, n, seat)
            ] + [
                Answer(other, action, forced=True, sealed=True)  # what is forced in the twin has been given
                for other, given in enumerate(twin.sealed)
                for action in given
                if other != seat
            ]
            assert information_state(twin, seat) == information_state(state, seat)


def sealed_by_another(state: Any, answer: Any, number: int, seat: int) -> bool:
    """Whether an answer is still sealed: in the twin it has not been given."""
    if not answer.sealed or answer.seat == seat or not state.sealed:
        return False
    later = [a for a in state.journal[number:] if a.sealed and a.seat == answer.seat]
    return len(later) <= len(state.sealed[answer.seat])


def test_sealed_answers_are_told_when_they_are_opened_and_in_no_order_of_arrival() -> None:
    game = quadriga.game("romolo")
    strings = []
    for first in (0, 1):
        state = game.new(2, round_cap=2)
        settle_chance(state, Rng(1))
        while not state.lanes:
            state.take(state.asked[0], state.actions(state.asked[0])[0])
            settle_chance(state, Rng(2))
        before = information_state(state, 1 - first)
        state.take(first, state.actions(first)[0])
        assert information_state(state, 1 - first) == before
        assert information_state(state, first) != before
        state = remember(state)
        state.take(1 - first, state.actions(1 - first)[0])
        strings.append([information_state(state, seat) for seat in (0, 1)])
    assert strings[0] == strings[1]


@pytest.mark.parametrize("variant", ENDS, ids=str)
def test_memory_survives_copies(variant: Variant) -> None:
    state = variant.new()
    rng = Rng("memory")
    copy = remember(state)
    for _ in range(60):
        if not state.asked:
            break
        answer = random_answer(state, rng)
        state.take(*answer)
        copy.take(*answer)
        copy = remember(copy)
    for seat in range(variant.seats):
        assert information_state(copy, seat) == information_state(state, seat)
    forgetful = state.copy()
    with pytest.raises(ValueError, match="remember"):
        information_state(forgetful, 0)


@pytest.mark.parametrize("variant", ENDS, ids=str)
def test_actions_have_numbers_both_ways(variant: Variant) -> None:
    declared = spec(variant.new().box)
    for codes in (declared.actions, declared.chance):
        assert [codes.code(action) for action in codes.actions] == list(range(codes.size))
        assert [codes.action(code) for code in range(codes.size)] == codes.actions
        for code in (-1, codes.size):
            with pytest.raises(NotationError):
                codes.action(code)
        with pytest.raises(NotationError):
            codes.code(("sing",))
    spoken = {action[0] for action in declared.actions.actions}
    assert not spoken & set(declared.chance_verbs)
    assert spoken | set(declared.chance_verbs) == set(variant.new().box.vocabulary.verbs)


def test_bounds_of_actions_are_tight() -> None:
    of = {key: spec(quadriga.game(key).box()) for key in KEYS}
    assert sum(action[0] == "move" for action in of["antike"].actions.actions) < 800
    five = spec(quadriga.game("praetor").box(5))
    assert sum(action[0] == "place" for action in five.actions.actions) < 0.5 * 5625
    assert sum(action[0] == "deliver" for action in of["corduba"].actions.actions) < 0.35 * 12 * 251


@pytest.mark.parametrize("variant", ENDS, ids=str)
def test_columns_are_named_once_and_a_changed_declaration_has_another_digest(variant: Variant) -> None:
    declared = spec(variant.new().box)
    layout = declared.observation
    assert len(set(layout.columns)) == layout.size == sum(places(p) * len(p.kind.labels) for p in layout.parts)
    assert len(str(layout).splitlines()) == len(layout.parts)
    assert pickle.loads(pickle.dumps(declared)) is declared
    others = [spec(other.new().box).digest() for other in ENDS if other != variant]
    assert declared.digest() not in others


def test_a_state_masked_for_another_seat_is_refused() -> None:
    state = quadriga.game("corduba").new(2)
    with pytest.raises(ValueError, match="masked for seat 0"):
        spec(state.box).observation.encode(state.seen_by(0), 1)


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_utilities_share_what_there_is(variant: Variant) -> None:
    *_, state = random_game(variant, 5)
    declared = spec(state.box)
    worth = declared.utilities(state)
    winners = state.outcome().winners
    assert all(-1.0 <= value <= 1.0 for value in worth)
    assert [seat for seat, value in enumerate(worth) if value == max(worth) and winners] == winners
    if declared.zero_sum:
        assert sum(worth) == pytest.approx(0.0)
    assert declared.zero_sum == (variant.seats > 1 and variant.key != "corduba")
