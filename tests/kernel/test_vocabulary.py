"""The language of a game: notation, parser, targets, numbers."""

import pytest

from quadriga.kernel.errors import NotationError
from quadriga.kernel.vocabulary import UNKNOWN, Noun, Verb, Vocabulary, numbers
from tests.mora import GAME as MORA

CITY = Noun("city", ["Roma", "Carthago Nova", "Mare Nostrum"], proper=True)
WORDS = Vocabulary(
    {"pass": Verb((), "X-1"), "move": Verb((CITY, CITY), "X-2", left=0, reached=1), "pay": Verb((numbers("coins", 4),))}
)


def test_names_of_several_words_are_hyphenated() -> None:
    assert CITY.names == ("Roma", "Carthago-Nova", "Mare-Nostrum")
    assert CITY.number("Carthago-Nova") == 1
    assert CITY.number("carthago-nova") == 1


def test_two_things_of_a_kind_have_two_names() -> None:
    with pytest.raises(ValueError, match="two things of the kind 'city' have the same name"):
        Noun("city", ["Roma", "roma"])


def test_counting_nouns() -> None:
    assert numbers("coins", 3).names == ("0", "1", "2", "3")


def test_say_and_parse() -> None:
    assert WORDS.format(("move", 0, 1)) == "move Roma Carthago-Nova"
    assert WORDS.format(("pass",)) == "pass"
    assert WORDS.format(("move", UNKNOWN, 2)) == "move ? Mare-Nostrum"
    assert WORDS.parse("  MOVE   roma  mare-nostrum ") == ("move", 0, 2)
    assert WORDS.parse("pay 4") == ("pay", 4)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "expected an action, not nothing"),
        ("   ", "expected an action, not nothing"),
        ("fly Roma", "there is no verb 'fly'"),
        ("move Roma", "expected 'move <city> <city>', not 'move Roma'"),
        ("pass now", "expected 'pass', not 'pass now'"),
        ("move Roma Athenai", "there is no city called 'Athenai'"),
        ("pay 5", "there is no coins called '5'"),
        ("move ? Roma", "there is no city called '?'"),
    ],
)
def test_what_is_not_understood(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as error:
        WORDS.parse(text)
    assert str(error.value) == problem


def test_codes_are_the_numbers_below_size() -> None:
    sentences = [action for verb in WORDS.verbs for action in WORDS.all_actions(verb)]
    assert WORDS.size == len(sentences) == 1 + 9 + 5
    assert [WORDS.code(action) for action in sentences] == list(range(WORDS.size))
    assert [WORDS.decode(code) for code in range(WORDS.size)] == sentences


def test_targets() -> None:
    assert WORDS.targets(("move", 2, 0)) == [("city", 2), ("city", 0)]
    assert WORDS.targets(("pass",)) == []


def test_an_empty_vocabulary() -> None:
    assert Vocabulary({}).size == 0


@pytest.mark.parametrize(
    "action", [(), ("fly",), ("lay",), ("lay", 6), ("lay", -1), ("lay", 1, 1), ("lay", "1"), ("lay", True)]
)
def test_what_is_no_action_is_not_understood(action: tuple[object, ...]) -> None:
    state = MORA.new(2)
    with pytest.raises(NotationError):
        state.box.vocabulary.check(action)
    with pytest.raises(NotationError):
        state.play(0, action)
    reason = state.why_not(0, action)
    assert reason is not None
    assert reason.message == "not-understood"
