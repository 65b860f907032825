"""One source of legality: `options` is exactly what `refuse` does not refuse, and everything can be said."""

from itertools import islice

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalActionError
from quadriga.kernel.step import CHANCE
from tests.play import Variant, positions, random_game

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


def test_options_are_what_is_not_refused(variant: Variant) -> None:
    seen: dict[str, int] = {}
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
                    refused = step.refuse(state, seat, action)
                    assert (refused is None) == (action in actions), (
                        name,
                        state.box.vocabulary.format(action),
                        refused,
                    )
                    assert refused is None or refused.rule or seat == CHANCE, (
                        f"{name} refuses without a rule: {refused}"
                    )


def test_illegal_answers_change_nothing(variant: Variant) -> None:
    for state in positions(variant, 9, 31):
        before = state.dump()
        for verb in state.box.vocabulary.verbs:
            for action in sentences(state, verb, Rng(1))[:40]:
                for seat in range(variant.seats):
                    if action not in state.actions(seat):
                        with pytest.raises(IllegalActionError) as refused:
                            state.play(seat, action)
                        assert refused.value.reason.message
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
