"""What a preview or a line of the chronicle can show has a text in every language: in random games of all variants."""

from collections.abc import Iterator

import pytest

from quadriga.games import KEYS
from quadriga.kernel.screen import preview
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action
from quadriga.kernel.vocabulary import HIDDEN, Verb
from quadriga.terminal.texts import LANGUAGES, counts
from tests.contract.test_messages import Strict, messages, of
from tests.play import random_game

EVERY = 9
"""One question in this number is previewed: its first, its middle and its last answer."""


@pytest.mark.parametrize("registered", KEYS)
def test_previews_and_turns_have_words(registered: str) -> None:
    told: set[Action] = set()
    for variant in of(registered):
        fresh: set[Action] = set()
        for number, state in enumerate(random_game(variant, 1)):
            if number % EVERY == 0:
                fresh |= set(previewed(state))
        fresh |= {event.payload for event in state.events}
        for language in LANGUAGES:
            texts = Strict(language, state.box)
            for payload in fresh - told:
                check(texts, payload)
        told |= fresh
    assert len(told) > 100


def previewed(state: State) -> Iterator[Action]:
    """The events that previews of some answers would tell of."""
    for seat in [seat for seat in state.asked if seat != CHANCE][:1]:
        actions = state.actions(seat)
        for action in {actions[0], actions[len(actions) // 2], actions[-1]}:
            for event in preview(state, seat, [action])["events"]:
                if HIDDEN not in event["notation"]:
                    yield state.box.event_vocabulary.parse(event["notation"])


def check(texts: Strict, payload: Action) -> None:
    """That an event can be told: by itself, as an amount of something that has a name, or summed up."""
    verb, *things = payload
    meaning: Verb = texts.box.event_vocabulary.verbs[verb]
    assert texts.event(payload) != texts.box.event_vocabulary.format(payload)
    if meaning.amount:
        number = [noun.kind == "coins" or counts(noun) for noun in meaning.nouns].index(True)
        assert texts.names_seats(meaning.nouns[0])
        if meaning.of:
            assert has_name(texts, meaning.of)
        else:
            what = meaning.nouns[number + 1]
            assert f"{texts.key}-{what.kind}-{what.names[things[number + 1]]}" in messages("en", texts.key)
    named = texts.values(meaning.nouns, things)
    values = {"who": "other", "amounts": "", "times": 2, "count": 2, "last": 2} | named
    texts.find(f"{texts.key}-act-{verb}", values | {f"{name}s": value for name, value in named.items()})


def has_name(texts: Strict, what: str) -> bool:
    """Whether the client can name what an amount counts."""
    nouns = [noun for verb in texts.box.vocabulary.verbs.values() for noun in verb.nouns if not noun.proper]
    return f"{texts.key}-price-{what}" in messages("en", texts.key) or any(what in noun.names for noun in nouns)
