"""The rules in German and Italian: the same rules as in English, with the same figures, and no English left in."""

import re
from collections import Counter

import pytest

from quadriga.games import KEYS, game
from quadriga.kernel.rules import RuleText
from tests.translated_rules import english_words, figures, markup, own_words

LANGUAGES = ("de", "it")
each = pytest.mark.parametrize(("game_key", "language"), [(key, language) for key in KEYS for language in LANGUAGES])


def pairs(game_key: str, language: str) -> list[tuple[RuleText, RuleText]]:
    """The rules in English and in that language, matched by their numbers."""
    english = {text.number: text for text in game(game_key).rules}
    return [(english[text.number], text) for text in game(game_key).rules_in(language) if text.number in english]


def test_every_game_is_translated() -> None:
    assert {key: tuple(game(key).translations) for key in KEYS} == dict.fromkeys(KEYS, LANGUAGES)


def test_a_language_that_nobody_translated_is_shown_in_english() -> None:
    assert game("antike").rules_in("xx") == game("antike").rules


@each
def test_the_same_rules_in_the_same_order(game_key: str, language: str) -> None:
    assert [text.number for text in game(game_key).rules_in(language)] == [text.number for text in game(game_key).rules]


@each
def test_chapters_begin_at_the_same_rules(game_key: str, language: str) -> None:
    chapters = {(ours.section, theirs.section) for ours, theirs in pairs(game_key, language)}
    assert len(chapters) == len({english for english, _ in chapters}) == len({other for _, other in chapters})
    assert all(figures(english) == figures(other) for english, other in chapters)
    assert not [other for _, other in chapters if english_words(other)]


@each
def test_nothing_stands_outside_the_rules(game_key: str, language: str) -> None:
    """A paragraph without a number, or a line that is broken, would be shown nowhere."""
    lines = game(game_key).translations[language].read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if line and not re.match(r"# |## |\*\*[A-Z]+-[RX]?[\d.]+[a-z]?\*\* \S", line)]


@each
def test_the_same_figures_and_rules_are_named(game_key: str, language: str) -> None:
    differing = {
        ours.number: {"English": dict(figures(ours.text) - figures(theirs.text)),
                      language: dict(figures(theirs.text) - figures(ours.text))}
        for ours, theirs in pairs(game_key, language) if figures(ours.text) != figures(theirs.text)
    }  # fmt: skip
    assert differing == {}


@each
def test_the_same_markup(game_key: str, language: str) -> None:
    assert [
        theirs.number for ours, theirs in pairs(game_key, language) if markup(ours.text) != markup(theirs.text)
    ] == []


@each
def test_nothing_is_left_in_english(game_key: str, language: str) -> None:
    texts = {theirs.number: (ours.text, theirs.text) for ours, theirs in pairs(game_key, language)}
    assert [number for number, (ours, theirs) in texts.items() if ours.casefold() == theirs.casefold()] == []
    found = {number: english_words(theirs) for number, (_, theirs) in texts.items()}
    assert {number: words for number, words in found.items() if words} == {}


@each
def test_each_rule_is_in_its_language(game_key: str, language: str) -> None:
    foreign = [text.number for text in game(game_key).rules_in(language) if not own_words(text.text, language)]
    assert foreign == []


@each
def test_no_two_rules_have_the_same_text(game_key: str, language: str) -> None:
    """What was copied from the rule before and never changed."""
    texts = Counter(text.text for text in game(game_key).rules_in(language))
    assert [text for text, times in texts.items() if times > 1] == []
