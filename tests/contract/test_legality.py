"""One source of legality: `actions` alone says what is allowed, `why` explains the rest, and everything can be said."""

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any, NoReturn

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalActionError
from quadriga.kernel.step import CHANCE, Step
from tests.play import Variant, positions, random_answer, random_game

MOST_SENTENCES = 3000
"""Of verbs with more sentences than this, a random sample is tried."""


def sentences(state, verb: str, rng: Rng):
    words = state.box.vocabulary
    first = words.code(next(words.all_actions(verb)))
    count = 1
    for noun in words.verbs[verb].nouns:
        count *= len(noun.names)
    if count <= MOST_SENTENCES:
        return list(islice(words.all_actions(verb), count))
    return [words.decode(first + rng.below(count)) for _ in range(MOST_SENTENCES)]


def test_what_is_not_among_the_actions_says_why(variant: Variant) -> None:
    seen: dict[str, int] = {}
    rules = {text.number for text in variant.game.rules}
    for number, state in enumerate(positions(variant, 8, 1)):
        for seat in state.asked:
            step = state.question(seat)
            name = type(step).__name__
            seen[name] = seen.get(name, 0) + 1
            if seen[name] > 6:
                continue
            actions = set(state.actions(seat))
            assert {action[0] for action in actions} <= set(step.verbs), name
            for verb in step.verbs:
                for action in sentences(state, verb, Rng(number)):
                    reason = state.why_not(seat, action)
                    told = f"{name}: {state.box.vocabulary.format(action)}: {reason}"
                    if action in actions:
                        assert reason is None, told
                    else:
                        assert reason.message, told
                        assert reason.rule in rules or seat == CHANCE, told


def explanations() -> Iterator[tuple[Any, str]]:
    """Every `why` of a step and every function that helps one, wherever a name is bound to it."""
    owners: list[Any] = [
        module for name, module in sys.modules.items() if name.startswith(("quadriga.games.", "tests.mora"))
    ]
    todo: list[type[Step[Any]]] = [Step]
    while todo:
        step = todo.pop()
        todo += step.__subclasses__()
        owners.append(step)
    for owner in owners:
        yield from ((owner, name) for name, thing in vars(owner).items() if name.startswith("why") and callable(thing))


def test_nothing_is_decided_by_explaining(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(*_: Any) -> NoReturn:
        raise AssertionError("asked why, though the action is allowed")

    *_, explained = random_game(variant, 11)
    for owner, name in list(explanations()):
        monkeypatch.setattr(owner, name, explain)
    silent = variant.new()
    rng = Rng(f"{variant} 11")
    while silent.asked:
        silent.play(*random_answer(silent, rng))
    assert silent.journal == explained.journal
    assert silent.dump() == explained.dump()


def test_illegal_answers_change_nothing(variant: Variant) -> None:
    for state in positions(variant, 9, 31):
        before = state.dump()
        for verb in state.box.vocabulary.verbs:
            for action in sentences(state, verb, Rng(1))[:40]:
                for seat in range(variant.seats):
                    if action not in state.actions(seat):
                        with pytest.raises(IllegalActionError) as error:
                            state.play(seat, action)
                        assert error.value.reason.message
        assert state.dump() == before


def test_every_option_prints_and_parses(variant: Variant) -> None:
    for state in random_game(variant, 10):
        words = state.box.vocabulary
        for seat in state.asked:
            actions = state.actions(seat)
            said = [words.format(action) for action in actions]
            assert len(set(said)) == len(actions)
            assert [words.parse(text) for text in said] == actions
            assert [words.decode(words.code(action)) for action in actions] == actions


def test_every_verb_has_a_rule(key: str, largest: Variant) -> None:
    box = largest.new().box
    numbers = {text.number for text in largest.game.rules}
    for words in (box.vocabulary, box.event_vocabulary):
        for name, verb in words.verbs.items():
            assert verb.rule in numbers, name


def test_options_of_a_seat_not_asked_are_empty(variant: Variant) -> None:
    state = variant.new()
    assert all(not state.actions(seat) for seat in range(variant.seats) if seat not in state.asked)
    assert CHANCE not in state.asked or state.actions(CHANCE)
