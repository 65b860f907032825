"""Reasons about amounts carry them, and the texts of three languages use exactly these."""

import ast
from pathlib import Path

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE, Reason
from tests.amounts import texts
from tests.games.corduba.table import GAME

SOURCE = GAME.folder
GOODS = ("food", "wood", "stone", "tools", "amphorae", "marble", "denarii", "workers")
LACKING = {f"{good}_{what}" for good in GOODS for what in ("needed", "missing")}
WITH = {
    "cannot-pay": LACKING,
    "cannot-pay-any-building": LACKING,
    "castra-specialists": {"needed", "have"},
    "condition-not-met": {"needed", "have"},
    "in-its-phase": {"phase"},
    "minimum-must-be-delivered": {"needed"},
    "more-than-needed": {"needed", "food_have", "amphorae_have"},
    "must-pay-what-you-can": {"needed", "denarii_have"},
    "needs-a-longer-chain": {"limit"},
    "not-enough-workers": {"needed", "have"},
    "not-on-the-market": {"needed", "have"},
    "not-owned": {"needed", "have"},
    "not-so-many-amphorae": {"needed", "limit"},
    "not-so-many-insulae": {"limit"},
    "not-that-many": {"limit"},
    "not-the-shortest-chain": {"limit"},
    "too-dear": {"needed", "have", "missing"},
}
"""Messages with amounts, and their names; one gives a word, the phase in which something is done."""
WITHOUT = {
    "activate-a-building-first",
    "as-evenly-as-possible",
    "at-least-one",
    "at-least-one-exchange",
    "bought-this-turn",
    "cannot-burn",
    "cannot-exchange",
    "cannot-save-that",
    "card-not-dealt",
    "choose-a-district-first",
    "choose-what-to-build-first",
    "does-not-fit-that-way",
    "figure-not-usable",
    "finish-this-action",
    "kept-already",
    "kind-not-available",
    "main-action-taken",
    "merchant-away",
    "monument-built",
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
    "visit-the-market-first",
    "where-caepio-has-most-insulae",
}


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_reason_is_listed_and_says_its_amounts(language: str) -> None:
    assert texts(language, "corduba") == WITH | {message: set() for message in WITHOUT}


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
            if WITH.get(reason.message) == LACKING:
                assert any(n for name, n in reason.values if name.endswith("_missing")), reason
            met.add(reason.message)
    assert len(met & WITH.keys()) > 5
