"""A copy shares nothing mutable with its original, searching it changes nothing, and a packed state is the same."""

import pickle
from typing import Any

from quadriga.games.spec import step_kinds
from quadriga.kernel.native import fields, parameters
from quadriga.kernel.state import State
from tests.play import Variant, find, positions


def mutable(value: Any, found: dict[int, Any]) -> dict[int, Any]:
    """The lists, dicts and sets inside a value."""
    if isinstance(value, list | dict | set | bytearray):
        found[id(value)] = value
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple | set):
        for item in value:
            mutable(item, found)
    return found


def insides(state: State) -> dict[int, Any]:
    found: dict[int, Any] = {}
    for name in state.parts:
        mutable(getattr(state, name), found)
    return found


def test_copies_share_nothing_mutable(variant: Variant) -> None:
    for state in positions(variant, 1, 7):
        copy = state.copy()
        assert copy.dump() == state.dump()
        shared = insides(state).keys() & insides(copy).keys()
        assert not shared, [insides(state)[n] for n in shared]


def test_taking_on_a_copy_leaves_the_original(variant: Variant) -> None:
    for state in positions(variant, 2, 23):
        before = state.dump()
        for seat in state.asked:
            for action in state.actions(seat)[:12]:
                state.copy().take(seat, action)
        assert state.dump() == before


def test_parts_name_every_slot(variant: Variant) -> None:
    state = variant.new()
    slots = set(fields(type(state)))
    caches = {"_actions", "_lane_actions", "asked", "box", "events", "journal", "masked", "position", "viewer"}
    assert slots == set(state.parts) | caches


def test_states_are_packed_and_read_again(variant: Variant) -> None:
    for state in positions(variant, 4, 23):
        assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


def test_steps_are_made_of_their_fields(key: str) -> None:
    """Otherwise a state that asks one of them cannot be sent to another process."""
    wrong = {
        name: parameters(kind)
        for name, kind in step_kinds(find(key)).items()
        if not set(parameters(kind)) <= set(fields(kind))
    }
    assert not wrong
