"""What `import quadriga` gives: documented, with examples that run, and safe to hold."""

import doctest
import inspect
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import quadriga
from quadriga.games import KEYS, game

ROOT = Path(__file__).parents[1]
PUBLIC = [getattr(quadriga, name) for name in quadriga.__all__]
MODULES = sorted({thing.__module__ for thing in PUBLIC if hasattr(thing, "__module__")} - {"builtins"})


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str) -> None:
    module: ModuleType = sys.modules[name]
    ran = doctest.testmod(module, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert not ran.failed


WRITTEN_BY_GAMES_AND_BOTS = {
    "Agent": {"choose"},
    "Game": {"make_box", "set_up", "arrange", "check", "digest_for", "earlier_box"},
    "State": {"copy_position", "mask", "fill", "final", "why_not_now", "settle"}
    | {"ask", "cut", "finish", "emit", "emit_to", "modifier", "drop_modifiers"},
}
"""What a game or a bot defines or its steps call; CONTRIBUTING.md shows these."""


def test_what_users_call_has_an_example() -> None:
    called = [thing for thing in PUBLIC if inspect.isfunction(thing)]
    for kind in PUBLIC:
        if inspect.isclass(kind):
            others = WRITTEN_BY_GAMES_AND_BOTS.get(kind.__name__, set())
            own = [getattr(kind, name) for name in vars(kind) if not name.startswith("_") and name not in others]
            called += [thing for thing in own if inspect.isfunction(thing) or inspect.ismethod(thing)]
    assert quadriga.State.play in called
    assert [thing.__qualname__ for thing in called if ">>> " not in (inspect.getdoc(thing) or "")] == []


def test_everything_exported_is_documented() -> None:
    assert [name for name, thing in zip(quadriga.__all__, PUBLIC, strict=True) if not inspect.getdoc(thing)] == []
    assert sorted(quadriga.__all__) == sorted(set(quadriga.__all__))


def test_the_reference_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "reference.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("key", KEYS)
def test_lists_that_are_handed_out_cannot_change_a_state(key: str) -> None:
    state = game(key).new()
    before = state.actions(quadriga.CHANCE)
    copy = state.copy()
    copy.actions(quadriga.CHANCE).clear()
    state.actions(quadriga.CHANCE).clear()
    assert state.actions(quadriga.CHANCE) == copy.actions(quadriga.CHANCE) == before
    quadriga.settle_chance(state, quadriga.Rng(1))
    seat = state.asked[0]
    offered = state.actions(seat)
    state.actions(seat).clear()
    assert game(key).new().box is state.box
    assert state.actions(seat) == offered


def test_what_a_state_says_of_itself() -> None:
    state = game("antike").new()
    assert repr(state) == "<Antike: 2 seats, turn 1, chance asked Draw>"
    quadriga.settle_chance(state, quadriga.Rng("a seed"))
    name = state.box.seat_names[state.asked[0]]
    assert repr(state) == f"<Antike: 2 seats, turn 1, {name} asked Rondel>"
    assert repr(state.seen_by(1)) == f"<Antike: 2 seats, turn 1, {name} asked Rondel, seen by beige>"
    assert repr(state.seen_by(None)).endswith(", seen by a spectator>")
    state.finish("cap")
    state.settle()
    assert repr(state) == "<Antike: 2 seats, turn 1, nobody asked>"
    for key in KEYS:
        assert " seats, " in repr(game(key).new(max(game(key).seat_counts)))
