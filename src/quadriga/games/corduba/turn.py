"""Turns: one main action and any number of free ones, until all have passed (chapters 7, 13 and 15)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.activating import (
    WhichAction,
    activate,
    add_activations,
    add_spaces,
    produce,
    space_price,
    usable,
    why_not_active,
    why_not_space,
)
from quadriga.games.corduba.building import RaiseWhat, add_builds, why_no_build
from quadriga.games.corduba.families import (
    UseOccupied,
    add_free_actions,
    cheaper_builds,
    take_free_action,
    why_no_free_action,
)
from quadriga.games.corduba.gestae import add_claims, claim, why_no_claim
from quadriga.games.corduba.monuments import begin_monument, monument_price, why_no_monument
from quadriga.games.corduba.pieces import (
    BUILD_LESS,
    CAEPIO,
    DENARII,
    MERCHANT,
    POWER,
    USE_OCCUPIED,
)
from quadriga.games.corduba.solo import CaepioTurn
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import CHANCE, PASS, Action, AutoStep, Reason

DONE: Final[Action] = ("done",)
FREE_VERBS: Final[tuple[str, ...]] = ("merchant", "power")


class ActionPhase(AutoStep[Corduba]):
    """COR-7.1: phase 3 begins with the first of the turn order."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        s.passed = []
        s.active = s.order[-1]
        next_turn(s)


def next_turn(s: Corduba) -> None:
    """COR-7.1, COR-7.5: the next seat on the order track that has not passed."""
    s.bought = s.sold = 0
    order, passed = s.order, s.passed
    if len(passed) == len(order):
        return
    at = order.index(s.active)
    for n in range(1, len(order) + 1):
        seat = order[(at + n) % len(order)]
        if seat not in passed:
            break
    s.active = seat
    s.emit("turn", seat)
    s.stack.append(NEXT_TURN)
    s.stack.append(CAEPIO_TURN if seat == CAEPIO and s.box.solo else TURN[seat])


class Turn(CordubaStep):
    """COR-7.3: what will you do?"""

    __slots__ = ()
    verbs = ("pass", "build", "monument", "activate", "produce", "claim", "merchant", "power")
    turn_level = True

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        add_builds(s, seat, 0, actions)
        add_activations(s, seat, actions)
        add_spaces(s, seat, actions)
        add_claims(s, seat, actions)
        add_free_actions(s, seat, actions, True)
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        verb = action[0]
        if verb in FREE_VERBS:
            if verb == "power" and s.ability(seat) in CHANGES:
                changes_action(s, seat)
            else:
                s.stack.append(self)
            take_free_action(s, seat, action)
            return
        if action == PASS:  # COR-13.1, COR-R71
            s.passed.append(seat)
            s.emit("passed", seat)
            return
        main_action(s, seat, action, 0)

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return why_not(s, seat, action, 0)

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        if action[0] == "produce":
            return space_price(s, seat, action[1])
        return monument_price(s, action[1]) if action[0] == "monument" else []


def main_action(s: Corduba, seat: int, action: Action, less: int) -> None:
    """COR-7.2: the one main action; free actions may follow."""
    me = s.players[seat]
    if me[MERCHANT] or me[POWER]:
        s.stack.append(FREE_ACTIONS[seat])
    if s.box.solo and CAEPIO in s.passed:
        s.gain(CAEPIO, DENARII, s.box.pass_denarius)  # COR-24.14
    verb, thing = action
    if verb == "build":
        s.stack.append(RaiseWhat(seat, thing, less))
    elif verb == "activate":
        actions = usable(s, seat, thing)
        if len(actions) > 1:
            s.stack.append(WhichAction(seat, thing))
        else:
            activate(s, seat, thing, actions[0])
    elif verb == "produce":
        produce(s, seat, thing)
    elif verb == "monument":
        begin_monument(s, seat, thing, less)
    else:
        claim(s, seat, thing)


def why_not(s: Corduba, seat: int, action: Action, less: int) -> Reason:
    verb = action[0]
    if verb == "build":
        return why_no_build(s, seat, action[1], less)
    if verb == "monument":
        return why_no_monument(s, seat, action[1], less)
    if verb == "activate":
        return why_not_active(s, seat, action[1])
    if verb == "produce":
        return why_not_space(s, seat, action[1])
    return why_no_claim(s, seat, action[1]) if verb == "claim" else why_no_free_action(s, seat, action)


# -- abilities that change the main action ----------------------------------------------------------

CHANGES: Final[tuple[int, ...]] = (USE_OCCUPIED, BUILD_LESS)


def changes_action(s: Corduba, seat: int) -> None:
    """COR-15.5: declared with the action, which follows at once."""
    me = s.players[seat]
    if s.ability(seat) == BUILD_LESS:
        s.stack.append(CheaperBuild(seat))
        return
    if s.box.solo and CAEPIO in s.passed:
        s.gain(CAEPIO, DENARII, s.box.pass_denarius)
    if me[MERCHANT]:
        s.stack.append(FREE_ACTIONS[seat])
    s.stack.append(UseOccupied(seat))


class CheaperBuild(CordubaStep):
    """COR-15.4: what is built with fewer workers?"""

    __slots__ = ()
    verbs = ("build", "monument")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return cheaper_builds(s, seat)

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        main_action(s, seat, action, s.box.amount["build_workers_less"])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return why_not(s, seat, action, s.box.amount["build_workers_less"])


class FreeActions(CordubaStep):
    """COR-7.2: anything else before your turn ends?"""

    __slots__ = ()
    verbs = ("done", "merchant", "power")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        actions = [DONE]
        add_free_actions(s, seat, actions, False)
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if action != DONE:
            me = s.players[seat]
            if me[MERCHANT] + me[POWER] > 1:
                s.stack.append(self)
            take_free_action(s, seat, action)

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return why_no_free_action(s, seat, action)


class NextTurn(AutoStep[Corduba]):
    """The turn is over."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        next_turn(s)


TURN: Final = [Turn(seat) for seat in range(4)]
FREE_ACTIONS: Final = [FreeActions(seat) for seat in range(4)]
NEXT_TURN: Final = NextTurn(CHANCE)
CAEPIO_TURN: Final = CaepioTurn(CAEPIO)
