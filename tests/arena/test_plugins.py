"""Bots that other packages bring are found by their entry points, but never by a table."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

import quadriga
from quadriga.agents import plugins
from quadriga.agents.plugins import any_agent
from quadriga.kernel.errors import UnknownBotError

PLUGINS = ("first", "tests.arena.test_plugins:First"), ("none", "tests.arena.test_plugins:nothing")
BROKEN = ("broken", "tests.arena.nowhere:Bot")


class First(quadriga.Agent):
    """Takes the first action."""

    def __init__(self, game: Any, rng: quadriga.Rng) -> None:
        self.game = game

    def choose(self, seen: quadriga.State, seat: int) -> quadriga.Action:
        return seen.actions(seat)[0]


def nothing(game: Any, rng: quadriga.Rng) -> str:
    return "no bot"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [EntryPoint(name, value, plugins.GROUP) for name, value in (*PLUGINS, BROKEN)]
    monkeypatch.setattr(plugins, "entry_points", lambda group: [e for e in found if e.group == group])


def test_simulations_find_them() -> None:
    summary = quadriga.simulate("praetor", ["first", "random"], games=2)
    assert [bot["name"] for bot in summary["bots"]] == ["first", "random"]
    assert summary["finished"] == 2


def test_what_is_wrong_with_them_is_said() -> None:
    game = quadriga.game("praetor")
    for name, why in (
        ("nobody", "installed beside: broken, first, none"),
        ("broken", "nowhere"),
        ("none", "no quadriga"),
    ):
        with pytest.raises(UnknownBotError, match=why):
            any_agent(name, game, quadriga.Rng(0))


def test_tables_never_find_them() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'first'"):
        quadriga.agent("first", quadriga.game("praetor"), quadriga.Rng(0))
