"""Why not? Over random games, what somebody can point at but may not choose names the rule that forbids it."""

from itertools import islice, product
from typing import Any

from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE, Action
from tests.play import Variant, random_game

MOST = 40
"""Sentences asked about for each verb at each position."""
EVERY = 13
"""One question in this number is looked at."""


def on_display(view: Any, found: dict[str, set[int]]) -> dict[str, set[int]]:
    """The numbers in a view, by the name they stand under: what a screen shows of each kind."""
    if isinstance(view, dict):
        for name, value in view.items():
            if isinstance(value, int) and not isinstance(value, bool):
                found.setdefault(name, set()).add(value)
            on_display(value, found)
    elif isinstance(view, list):
        for value in view:
            on_display(value, found)
    return found


def pointed_at(state: Any, seat: int, rng: Rng) -> list[Action]:
    """Sentences of every verb with things on display; a kind that the view does not name is all on display."""
    shown = on_display(state.view(seat), {})
    found: list[Action] = []
    for name, verb in state.box.vocabulary.verbs.items():
        things = [
            [n for n in sorted(shown.get(noun.kind, ())) if 0 <= n < len(noun.names)] or list(range(len(noun.names)))
            for noun in verb.nouns
        ]
        mixed = [rng.shuffled(numbers) for numbers in things]
        found += [(name, *chosen) for chosen in islice(product(*mixed), MOST)]
    return found


def test_what_may_not_be_chosen_names_its_rule(variant: Variant) -> None:
    forbidden = 0
    rules = {text.number for text in variant.game.rules}
    questions = (state for state in random_game(variant, 12) if state.asked and CHANCE not in state.asked)
    for number, state in enumerate(islice(questions, 0, None, EVERY)):
        for seat in state.asked:
            seen = state.seen_by(seat)
            for action in pointed_at(state, seat, Rng(number)):
                reason = seen.why_not(seat, action)
                if reason is not None:
                    forbidden += 1
                    assert reason.rule in rules, f"{state.box.vocabulary.format(action)}: {reason}"
                    assert reason.message
    assert forbidden
