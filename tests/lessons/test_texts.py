"""Every step of every lesson is said in three languages, and nothing is said that no lesson has."""

from __future__ import annotations

import re

import pytest

from quadriga.games import KEYS
from quadriga.lessons import Lesson, lessons, pictures
from quadriga.terminal.texts import LANGUAGES, bundle
from tests.contract.test_messages import messages
from tests.translated_rules import english_words, own_words


def said(lesson: Lesson) -> list[str]:
    steps = [str(n) for n, _ in enumerate(lesson.steps, 1)]
    coach = [f"coach-{n}" for n, _ in enumerate(lesson.coach, 1)]
    return [
        f"{lesson.game}-lesson-{lesson.key}{part}" for part in ["", *(f"-{one}" for one in [*steps, *coach, "end"])]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYS)
def test_every_step_is_said(game: str, language: str) -> None:
    wanted = sorted(name for lesson in lessons(game) for name in said(lesson))
    assert sorted(messages(language, f"{game}-lessons")) == wanted


@pytest.mark.parametrize("game", KEYS)
def test_the_overview_of_a_game_has_all_its_parts(game: str) -> None:
    names = {name.removeprefix(f"{game}-overview-") for name in messages("en", f"{game}-overview")}
    counts = dict.fromkeys(("turn", "points", "overlooked", "players", "picture", "wins"), 0)
    for part in counts:
        while f"{part}-{counts[part] + 1}" in names:
            counts[part] += 1
    numbered = {f"{part}-{n}" for part, count in counts.items() for n in range(1, count + 1)}
    because = {f"wins-{n}-because" for n in range(1, counts["wins"] + 1)}
    assert names == {"goal", "end", "picture", "wins-how", *numbered, *because}
    assert counts["picture"] == sum(len(picture.places) for picture in pictures(game))
    assert min(counts[part] for part in ("turn", "points", "overlooked", "wins")) >= 4


def text_of(language: str, file: str) -> dict[str, str]:
    texts = bundle(language, file)
    return {name: str(texts.format_pattern(texts.get_message(name).value, {})[0]) for name in messages(language, file)}


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("file", [f"{game}-{part}" for game in KEYS for part in ("lessons", "overview")])
def test_nothing_is_left_in_english(file: str, language: str) -> None:
    english, texts = text_of("en", file), text_of(language, file)
    assert [name for name, text in texts.items() if text.casefold() == english[name].casefold()] == []
    assert {name: found for name, text in texts.items() if (found := english_words(text))} == {}
    assert [name for name, text in texts.items() if len(text) > 40 and not own_words(text, language)] == []


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+(?:[.,]\d+)*", text.replace(",", ".").replace("1.400", "1400")))


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", KEYS)
def test_what_wins_has_the_same_figures(game: str, language: str) -> None:
    english, texts = text_of("en", f"{game}-overview"), text_of(language, f"{game}-overview")
    claims = [name for name in english if name.endswith("-because")]
    assert all(len(numbers(english[name])) > 1 for name in claims)
    assert [name for name in claims if numbers(texts[name]) != numbers(english[name])] == []
