"""Reasons about amounts carry them, and the texts of three languages use exactly these."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE, Reason
from tests.games.corduba.table import GAME

SOURCE = GAME.folder
GOODS = ("food", "wood", "stone", "tools", "amphorae", "marble", "denarii", "workers")
WITH = {
    "cannot-pay": {f"{good}_{what}" for good in GOODS for what in ("needed", "missing")},
    "castra-specialists": {"needed", "have"},
    "condition-not-met": {"needed", "have"},
    "minimum-must-be-delivered": {"needed"},
    "more-than-needed": {"needed", "food_have", "amphorae_have"},
    "must-pay-what-you-can": {"needed", "denarii_have"},
    "not-enough-workers": {"needed", "have"},
    "not-on-the-market": {"needed", "have"},
    "not-owned": {"needed", "have"},
    "not-so-many-amphorae": {"needed", "limit"},
    "not-so-many-insulae": {"limit"},
    "not-that-many": {"limit"},
    "not-the-shortest-chain": {"limit"},
    "too-dear": {"needed", "have", "missing"},
}
"""Messages with amounts, and their names."""
WITHOUT = {
    "as-evenly-as-possible",
    "at-least-one",
    "at-least-one-exchange",
    "bought-this-turn",
    "cannot-burn",
    "cannot-exchange",
    "cannot-pay-any-building",
    "cannot-save-that",
    "card-not-dealt",
    "does-not-fit-that-way",
    "figure-not-usable",
    "kept-already",
    "kind-not-available",
    "merchant-away",
    "monument-built",
    "needs-a-longer-chain",
    "no-bonus-there",
    "no-effect",
    "no-place-for-it",
    "no-red-specialist",
    "no-such-action",
    "no-unrest-there",
    "not-a-place-for-it",
    "not-a-plot-for-it",
    "not-an-occupied-space",
    "not-asked-for",
    "not-built",
    "not-in-revolt",
    "not-now",
    "not-this-district",
    "nothing-to-trade",
    "occupied",
    "only-basic",
    "only-food-or-amphorae",
    "other-district",
    "other-plot",
    "power-not-ready",
    "power-not-usable",
    "resource-traded-already",
    "run-out",
    "site-blocked",
    "sold-this-turn",
    "space-used",
    "specialist-freed-already",
    "specialist-only",
    "supply-empty",
    "taken-in-order",
    "tile-burns",
    "token-closed",
    "touches-nothing",
    "trade-at-least-one",
    "where-caepio-has-most-insulae",
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """The variables of each reason's text."""
    path = SOURCE.parents[1] / "locale" / language / "corduba.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("corduba-why-"):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name.removeprefix("corduba-why-")] = variables.found
    return found


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_reason_is_listed_and_says_its_amounts(language: str) -> None:
    assert texts(language) == WITH | {message: set() for message in WITHOUT}


def test_every_reason_of_the_sources_is_listed() -> None:
    calls = [
        node
        for path in sorted(Path(SOURCE).glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"
    ]
    assert {ast.literal_eval(call.args[1]) for call in calls} == WITH.keys() | WITHOUT


def refused(seats: int, seed: str) -> list[Reason]:
    """Why a random player cannot do what comes to mind."""
    s, rng = GAME.new(seats, variant="both" if seats == 1 else "senators"), Rng(seed)
    found = []
    while s.asked:
        seat = s.asked[0]
        if seat != CHANCE:
            step, vocabulary = s.question(seat), s.box.vocabulary
            for verb in step.verbs:
                nouns = vocabulary.verbs[verb].nouns
                action = (verb, *[rng.below(min(len(noun.names), 60)) for noun in nouns])
                if action not in s.actions(seat):
                    found.append(step.why(s, seat, action))
        s.take(seat, rng.answer(s) if seat == CHANCE else rng.pick(s.actions(seat)))
    return found


@pytest.mark.parametrize("games", [10, pytest.param(200, marks=pytest.mark.all)])
def test_no_reason_comes_without_its_amounts(games: int) -> None:
    met = set()
    for game in range(games):
        for reason in refused(game % 4 + 1, f"amounts {game}"):
            assert {name for name, _ in reason.values} == WITH.get(reason.message, set()), reason
            met.add(reason.message)
    assert len(met & WITH.keys()) > 5
