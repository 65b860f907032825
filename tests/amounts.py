"""Reasons and their amounts: what carries values always does, and its texts name exactly these."""

from __future__ import annotations

from itertools import islice
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE, Reason
from quadriga.terminal.texts import LANGUAGES, bundle
from tests.contract.test_messages import SOURCE
from tests.play import Variant, random_game

EVERY = 13
"""One question in this number is looked at."""
MOST = 12
"""Sentences asked about for each verb."""


class Names(Visitor):  # type: ignore[misc]
    """The variables of a message, and the messages that it says in turn."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def texts(language: str, key: str) -> dict[str, set[str]]:
    """The reasons of a game in a language, each with its variables."""
    found: dict[str, Names] = {}
    source = (SOURCE / "locale" / language / f"{key}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            names = found[entry.id.name] = Names()
            names.visit(entry)
    for names in found.values():
        for said in names.messages:
            names.variables |= found[said].variables
    start = f"{key}-why-"
    return {name.removeprefix(start): names.variables for name, names in found.items() if name.startswith(start)}


def check_list(key: str, having: str, lacking: str) -> None:
    """Every reason is listed as with or without amounts, and its texts agree."""
    amounts, plain = set(having.split()), set(lacking.split())
    assert not amounts & plain
    for language in LANGUAGES:
        said = texts(language, key)
        assert said.keys() == amounts | plain
        assert {name for name, variables in said.items() if variables} == amounts


def check_games(variants: list[Variant], number: int, having: str) -> None:
    """Over random games, every reason gives what its texts name."""
    key = variants[0].key
    said = {language: texts(language, key) for language in LANGUAGES}
    seen: set[Reason] = set()
    for seed in range(number):
        rng = Rng(seed)
        for state in islice(random_game(variants[seed % len(variants)], seed), seed % EVERY, None, EVERY):
            for seat in state.asked:
                if seat != CHANCE:
                    seen |= set(reasons(state, seat, rng))
    for reason in seen:
        if reason.message in said["en"]:
            check_reason(key, reason, said, reason.message in having.split())


def reasons(state: Any, seat: int, rng: Rng) -> list[Reason]:
    vocabulary = state.box.vocabulary
    found = []
    for name, verb in vocabulary.verbs.items():
        formed = [(name, *(rng.below(len(noun.names)) for noun in verb.nouns)) for _ in range(MOST)]
        found += [state.why_not(seat, action) for action in formed]
    return [reason for reason in found if reason is not None]


def check_reason(key: str, reason: Reason, said: dict[str, dict[str, set[str]]], amounts: bool) -> None:
    assert bool(reason.values) == amounts, reason
    for language in LANGUAGES:
        assert said[language][reason.message] == {name for name, _ in reason.values}, reason
        text = bundle(language, key)
        pattern = text.get_message(f"{key}-why-{reason.message}").value
        _, errors = text.format_pattern(pattern, dict(reason.values))
        assert not errors, (reason, language, errors)
    for name, value in reason.values:
        assert isinstance(value, str) or value >= (name == "missing"), reason
