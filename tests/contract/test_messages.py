"""Every message of every registered game exists in every language, with the same variables, and formats."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quadriga
from quadriga.games import KEYS, game
from quadriga.kernel.native import fields
from quadriga.kernel.step import Step
from quadriga.kernel.vocabulary import Noun, Vocabulary
from quadriga.table.table_state import Stage
from quadriga.terminal.texts import LANGUAGES, Texts, bundle
from tests.play import Variant, random_game, variants

SOURCE = Path(quadriga.__file__).parent
OPTIONAL = ("price-", "seat-", "board-")
"""What a game may say in its own way; hints of nouns besides."""
SEEDS = (1, 2)


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


@cache
def messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """The ids of a file and the variables of each."""
    text = (SOURCE / "locale" / language / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}/{name}.ftl"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def of(key: str) -> list[Variant]:
    return [variant for variant in variants() if variant.key == key]


def boxes(key: str) -> list[Any]:
    return [variant.game.box(variant.seats, **dict(variant.settings)) for variant in of(key)]


def steps(key: str) -> dict[str, type[Step[Any]]]:
    """The questions of a game by name; classes that only others are made of are left out."""
    game(key)
    found, todo = {}, [Step]
    while todo:
        step = todo.pop()
        todo += step.__subclasses__()
        mine = step.__module__.startswith(f"quadriga.games.{key}.")
        if mine and step.asks and step.verbs and not step.__subclasses__():
            found[step.__name__] = step
    return found


def reasons(folder: Path) -> set[str]:
    """The messages of all Reason(...) in the sources."""
    found = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                given = [*node.args[1:2], *(word.value for word in node.keywords if word.arg == "message")]
                found |= {str(value.value) for value in given if isinstance(value, ast.Constant)}
    return found


def variables(nouns: tuple[Noun, ...]) -> set[str]:
    kinds = [noun.kind for noun in nouns]
    again = [kinds[: n + 1].count(kind) for n, kind in enumerate(kinds)]
    return {kind if count == 1 else f"{kind}{count}" for kind, count in zip(kinds, again, strict=True)}


def summed(nouns: tuple[Noun, ...]) -> set[str]:
    """The variables that events of one kind can be summed up with, as the client's turnSummary.ts gives them."""
    names = variables(nouns)
    return {"who", "times", "count", "last", "amounts", *names, *(f"{name}s" for name in names)}


def acts(key: str) -> dict[str, set[str]]:
    """The summed up events that a game may have a text for, and the variables each may use; or that there are none."""
    return {"act-nothing": set()} | {
        f"act-{verb}": summed(meaning.nouns)
        for box in boxes(key)
        for verb, meaning in box.event_vocabulary.verbs.items()
    }


def sentences(kind: str, words: Vocabulary) -> dict[str, set[str]]:
    found = {f"{kind}-{verb}": variables(meaning.nouns) for verb, meaning in words.verbs.items()}
    for meaning in words.verbs.values():
        for noun in meaning.nouns:
            if not noun.proper:
                found |= {f"{noun.kind}-{name}": {"count"} for name in noun.names}
    return found


@cache
def needed(key: str) -> dict[str, set[str]]:
    """The ids a game must have, without its prefix, and the variables each may use."""
    found: dict[str, set[str]] = {"title": set(), "blurb": set()}
    for box in boxes(key):
        found |= sentences("say", box.vocabulary) | sentences("news", box.event_vocabulary)
    for name, step in steps(key).items():
        found[f"ask-{name}"] = set(fields(step)) - {"seat"}
    for message in reasons(SOURCE / "games" / key):
        found[f"why-{message}"] = set()
    for setting in game(key).settings:
        found |= {f"set-{setting.name}": set(), f"set-{setting.name}-hint": set()}
        if isinstance(setting.values, tuple):
            found |= {f"set-{setting.name}-{value}": set() for value in setting.values}
    found |= {f"end-{reason}": {"names", "winners", "points", "players"} for reason in game(key).reasons}
    for variant in of(key):
        *_, state = random_game(variant, SEEDS[0])
        found |= {f"score-{source}": set() for scores in state.outcome().scores for source in scores}
    return found


@pytest.mark.parametrize("name", sorted(path.stem for path in (SOURCE / "locale" / "en").glob("*.ftl")))
def test_languages_agree(name: str) -> None:
    first, *others = (messages(language, name) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("registered", KEYS)
def test_every_message_is_there(registered: str) -> None:
    found = {name.removeprefix(f"{registered}-") for name in messages("en", registered)}
    assert sorted(needed(registered).keys() - found) == []


@cache
def drawn(registered: str) -> re.Pattern[str]:
    """What the board in the browser says of its game: every quoted word, and every one made of parts."""
    folder = SOURCE.parents[1] / "web" / "src" / "boards" / registered
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.*")) if path.suffix != ".json")
    words = set(re.findall(r"'([a-z][\w-]*)'", code))
    made = {re.sub(r"\$\{.*?\}", "\0", text) for text in re.findall(r"`([a-z][^`]*)`", code)}
    patterns = ["[A-Za-z0-9-]+".join(map(re.escape, text.split("\0"))) for text in made if text[0] != "\0"]
    return re.compile("|".join([*map(re.escape, words), *patterns]))


def said_by_others(registered: str) -> set[str]:
    """The messages that other messages of a game say as a part of theirs."""
    text = (SOURCE / "locale" / "en" / f"{registered}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"{{ ({registered}-[\w-]+) }}", text))


@pytest.mark.parametrize("registered", KEYS)
def test_no_message_is_unknown(registered: str) -> None:
    wanted = (
        needed(registered)
        | acts(registered)
        | {
            name.removeprefix(f"{registered}-"): set(messages("en", registered)[name])
            for name in said_by_others(registered)
        }
    )
    for name, used in messages("en", registered).items():
        assert name.startswith(f"{registered}-")
        short = name.removeprefix(f"{registered}-")
        if short not in wanted and not short.startswith(OPTIONAL) and not drawn(registered).fullmatch(short):
            assert short.removesuffix("-hint") in wanted, f"nobody says {name}"
        elif short in wanted and not short.startswith("why-"):
            assert used <= wanted[short], f"{name} does not get all of {sorted(used)}"


def test_kernel_messages_are_said() -> None:
    told = {f"why-{message}" for message in reasons(SOURCE / "kernel")}
    speakers = [path for part in ("terminal", "cli") for path in sorted((SOURCE / part).rglob("*.py"))]
    code = "".join(path.read_text(encoding="utf-8") for path in speakers)
    found = set(messages("en", "kernel"))
    assert told <= found
    assert [name for name in sorted(found - told) if f'"{name}"' not in code] == []


def test_every_problem_of_a_table_has_a_message() -> None:
    stages = {f"table-{stage}" for stage in get_args(Stage)}
    code = "".join(path.read_text(encoding="utf-8") for path in sorted((SOURCE / "table").glob("*.py")))
    told = stages | set(re.findall(r'CommandRejectedError\(\s*"([a-z-]+)"', code))
    assert {f"problem-{problem}" for problem in told} == set(messages("en", "table"))


@pytest.mark.parametrize("registered", KEYS)
def test_board_messages_are_said(registered: str) -> None:
    board = SOURCE / "terminal" / "boards" / f"{registered}.py"
    own = [name for name in messages("en", registered) if name.startswith(f"{registered}-board-")]
    code = board.read_text(encoding="utf-8") if board.exists() else ""
    unsaid = [name for name in own if name.removeprefix(f"{registered}-board-") not in code]
    assert [name for name in unsaid if not drawn(registered).fullmatch(name.removeprefix(f"{registered}-"))] == []


class Strict(Texts):
    """Texts of one language alone that let nothing pass."""

    def __init__(self, language: str, box: Any) -> None:
        super().__init__(language, box)
        self.bundles: list[FluentBundle] = [bundle(language, self.key)]

    def find(self, name: str, values: dict[str, Any]) -> str | None:
        if not self.bundles[0].has_message(name):
            return None
        text, errors = self.bundles[0].format_pattern(self.bundles[0].get_message(name).value, values)
        assert not errors, f"{name}: {errors}"
        return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("registered", KEYS)
def test_real_games_can_be_told(registered: str, language: str) -> None:
    for variant in of(registered):
        for seed in SEEDS:
            check_texts_of_game(variant, seed, language)


def check_texts_of_game(variant: Variant, seed: int, language: str) -> None:
    told = set()
    for number, state in enumerate(random_game(variant, seed)):
        texts = Strict(language, state.box)
        for seat in state.asked:
            step = type(state.question(seat)).__name__
            if number % 7 == 0 or step not in told:
                told.add(step)
                assert texts.ask(state, seat) != f"{variant.key}-ask-{step}"
                check_reasons(state, seat, texts)
            for action in state.actions(seat):
                if action not in told:
                    told.add(action)
                    assert texts.action(action) != state.box.vocabulary.format(action)
                    texts.hint(action)
                    for what, amount in state.question(seat).price(state, seat, action):
                        texts.amount(what, amount)
    for event in state.events:
        if event.payload not in told:
            told.add(event.payload)
            assert texts.event(event.payload) != state.box.event_vocabulary.format(event.payload)
            texts.event(event.seen_by(None))


def check_reasons(state: Any, seat: int, texts: Texts) -> None:
    for verb in state.question(seat).verbs:
        for number, action in enumerate(state.box.vocabulary.all_actions(verb)):
            reason = state.why_not(seat, action) if number < 5 else None
            if reason:
                assert not texts.why(reason).startswith("why-")
