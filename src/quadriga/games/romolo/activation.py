"""The Action phase: activating units, their movement and their actions (chapter 3)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.actions import ACTIONS, add_actions, perform, price_of, why_no_action
from quadriga.games.romolo.board import (
    ARCHITECTUS,
    DONE,
    EQUUS,
    EXPLORER,
    FACE_DOWN,
    KINDS,
    LYING,
    MARKED,
    NAUTA,
    NEW,
    NOBODY,
    RETREATED,
    TRADUCTOR,
    WATER,
    WORKER,
)
from quadriga.games.romolo.characters import (
    NO_FARM,
    able_workers,
    add_architectus,
    add_free_trades,
    name_farm,
    open_trade,
    why_not_trade,
)
from quadriga.games.romolo.exchange import EXCHANGE, TRIED, Exchange, can_exchange
from quadriga.games.romolo.growth import can_convert, convert, why_not_convert
from quadriga.games.romolo.missing import NEXT_ROUND, POWER_NOT_READY
from quadriga.games.romolo.movement import Waiting, add_moves, ask_owners, can_enter, discover, look, lookable, step_to
from quadriga.games.romolo.production import doubtful_storehouse
from quadriga.games.romolo.riding import SAILING, extra_moves, use_extra_move
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.games.romolo.traductor import Translate
from quadriga.kernel.step import PASS, Action, AutoStep, Reason

STOP: Final[Action] = ("stop",)
CONVERT: Final[Action] = ("convert",)
BEGUN: Final = 1 << 61
"""In the activation: the unit has moved or looked, so that it is too late to convert it (ROM-10.7)."""

NO_STANDING_UNIT: Final = Reason("ROM-3.1", "no-standing-unit")
ACTIVATED: Final = Reason("ROM-3.3", "activated-already")
LIES: Final = Reason("ROM-3.12", "unit-lies")
NO_NEIGHBOUR: Final = Reason("ROM-5.1", "not-adjacent")
NO_ACTION_LEFT: Final = Reason("ROM-3.2", "no-action-left")
NOT_NEARER: Final = Reason("ROM-5.3", "not-nearer-to-capital")
NEEDS_PORT: Final = Reason("ROM-5.7", "needs-a-port")
AI_CAPITAL: Final = Reason("ROM-21.6", "capital-of-the-ai")
ONLY_EXPLORER: Final = Reason("ROM-5.10", "explorers-only")
NOTHING_TO_SEE: Final = Reason("ROM-5.10", "nothing-to-see")
HOSTILE_HERE: Final = Reason("ROM-3.9", "hostile-unit-here")
HOSTILE_LOOK: Final = Reason("ROM-5.12", "hostile-unit-here")
MARKER: Final = Reason("ROM-3.8", "hindered")
AFTER_RETREAT: Final = Reason("ROM-3.10", "after-a-retreat")
MOVES_ONLY: Final = Reason("ROM-3.7", "moves-only")
HINDERED: Final = Reason("ROM-6.6", "hindered")
HOSTILE_CONVERT: Final = Reason("ROM-4.5", "hostile-unit-here")
NOT_AN_EXPLORER: Final = Reason("ROM-10.7", "explorers-are-converted")
TOO_LATE: Final = Reason("ROM-10.7", "convert-at-the-start")
NO_RIDE: Final = Reason("ROM-20.10", "no-ride")
NO_SAIL: Final = Reason("ROM-20.15", "no-sail")
NO_TRADUCTOR: Final = Reason("ROM-20.23a", "no-traductor")
NO_EXCHANGE: Final = Reason("ROM-22.2", "no-exchange")


class Activate(RomoloStep):
    """ROM-3.1: which standing unit next, or is the Action phase over?"""

    __slots__ = ()
    verbs = ("pass", "activate", "mercator", "negotiator", "architectus")
    turn_level = True

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        where, flags, kind = s.where, s.flags, s.box.kind
        last = PASS
        for u in s.box.ranges[seat]:
            h = where[u]
            if h >= 0 and not flags[u] & (LYING | DONE):
                action = ("activate", kind[u] + KINDS * (flags[u] & MARKED), h)
                if action != last and action not in actions:
                    actions.append(action)
                last = action
        if seat in s.holder:
            add_free_trades(s, seat, able_workers(s, seat), actions)
            add_architectus(s, seat, actions)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        match action:
            case ("pass",):
                end_action_phase(s, seat)
            case ("activate", spoken, h):
                s.ask(self)
                flags = s.flags
                for u in s.box.ranges[seat]:
                    if s.where[u] == h and not flags[u] & (LYING | DONE) and s.spoken(u) == spoken:
                        break
                flags[u] |= DONE  # ROM-3.3
                go_on(s, seat, u, s.box.actions[s.box.kind[u]], 0)
            case ("architectus", h):
                s.ask(self)
                name_farm(s, seat, h)
            case _:
                open_trade(s, seat, action, self, sure=False)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        match action:
            case ("activate", _, _):
                return why_not_activate(s, seat, action[1], action[2])
            case ("architectus", _):
                return POWER_NOT_READY if s.ready(seat, ARCHITECTUS) == NOBODY else NO_FARM
        return why_not_trade(s, seat, action)


def why_not_activate(s: Romolo, seat: int, spoken: int, h: int) -> Reason:
    """Whether a unit of that kind is there that has had its turn, must wait for it, or lies."""
    flags = [s.flags[u] for u in s.units_on(seat, h) if s.box.kind[u] == spoken % KINDS]
    for bits, reason in ((NEW, NEXT_ROUND), (DONE, ACTIVATED), (LYING, LIES)):
        if flags and all([flag & bits for flag in flags]):
            return reason
    return NO_STANDING_UNIT


def end_action_phase(s: Romolo, seat: int) -> None:
    """ROM-3.11: whose units did nothing gets a silver coin."""
    if s.modifiers:
        s.modifiers = []
    if not s.acted:
        s.earn(seat, s.box.skip_coins)
    flags = s.flags
    for u in s.box.ranges[seat]:
        if flags[u] & (DONE | RETREATED | NEW):
            flags[u] &= ~(DONE | RETREATED | NEW)


def go_on(s: Romolo, seat: int, unit: int, left: int, tried: int = BEGUN) -> None:
    """A unit goes on with its activation: hostile units are asked for first (ROM-4.2)."""
    if not left and not extra_moves(s, seat, unit):
        end_activation(s, unit, left)
        return
    h = s.where[unit]
    act = Act(seat, unit, h, left, 0, (), tried)
    if s.crowd[h] & s.box.others[seat]:
        ask_owners(s, seat, h, act)
    else:
        act.come(s)


def end_activation(s: Romolo, unit: int, left: int) -> None:
    """ROM-3.6: a unit that stops with an action left keeps standing; what Nauta still allows it is lost (ROM-20.15)."""
    if not left:
        s.flags[unit] |= LYING
    s.drop_modifiers(SAILING)


class Act(Waiting):
    """ROM-3.2: what does the unit do?

    `hostile`: a unit on its hex is hostile to it; `known`: what owners have answered, as 2 * hex + hostile;
    `tried`: what cannot be done again in this activation (hexes of Traductor as bits, TRIED, BEGUN).
    """

    __slots__ = ("h", "hostile", "known", "left", "tried", "who")
    verbs = (
        "stop",
        "move",
        "look",
        "convert",
        "ride",
        "sail",
        *ACTIONS,
        "exchange",
        "mercator",
        "negotiator",
        "traductor",
    )

    def __init__(
        self, seat: int, who: int, h: int, left: int, hostile: int, known: tuple[int, ...], tried: int
    ) -> None:
        self.seat = seat
        self.who = who
        self.h = h
        self.left = left
        self.hostile = hostile
        self.known = known
        self.tried = tried

    def answered(self, h: int, hostile: bool) -> Act:
        here = int(hostile) if h == self.h else self.hostile
        return Act(self.seat, self.who, self.h, self.left, here, (*self.known, 2 * h + hostile), self.tried)

    def without(self, bits: int) -> Act:
        """The same question, with what is not to be tried again in this activation."""
        return Act(self.seat, self.who, self.h, self.left, self.hostile, self.known, self.tried | bits)

    def come(self, s: Romolo) -> None:
        """ROM-4.6: before production is offered, the owners of units at storehouses are asked."""
        doubtful = doubtful_storehouse(s, self.seat, self.h, self.known) if self.may_act(s) else NOBODY
        if doubtful != NOBODY:
            ask_owners(s, self.seat, doubtful, self)
        else:
            s.ask(self)

    def may_act(self, s: Romolo) -> bool:
        """ROM-3.7 to ROM-3.10: whether the unit can take a non-movement action."""
        return (
            self.left > 0
            and not self.hostile
            and s.box.kind[self.who] == WORKER
            and not s.flags[self.who] & (MARKED | RETREATED)
        )

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [STOP]
        unit, left, h = self.who, self.left, self.h
        if left:
            add_moves(s, unit, self.hostile, actions)
            kind = s.box.kind[unit]
            if kind == WORKER:
                if not self.hostile and not s.flags[unit] & (MARKED | RETREATED):
                    add_actions(s, seat, h, self.known, actions)
                    if seat in s.holder:
                        add_free_trades(s, seat, [h], actions)
                        self.add_traductor(s, seat, actions)
                    if s.box.teams and not self.tried & TRIED and can_exchange(s, seat):
                        actions.append(EXCHANGE)
            elif kind == EXPLORER and not self.hostile:
                actions += [("look", n) for n in lookable(s, seat, h)]
                if not self.tried & BEGUN and not s.flags[unit] & MARKED and can_convert(s, seat):
                    actions.append(CONVERT)
        if seat in s.holder:
            actions += extra_moves(s, seat, unit, self.hostile)
        return actions

    def add_traductor(self, s: Romolo, seat: int, actions: list[Action]) -> None:
        """ROM-20.23a, ROM-21.6: adjacent face-up land hexes that the worker could stand on."""
        if s.ready(seat, TRADUCTOR) != NOBODY:
            actions += [
                ("traductor", n)
                for n in s.box.near[self.h]
                if s.terrain[n] not in (WATER, FACE_DOWN)
                and n != s.box.ai_capital
                and not self.tried >> n & 1
                and 2 * n + 1 not in self.known
            ]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        unit = self.who
        match action:
            case ("stop",):
                self.end(s)
            case ("move", to):
                self.leave(s)
                if s.terrain[to] == FACE_DOWN:
                    self.end(s)
                    discover(s, unit, to)
                else:
                    step_to(s, unit, to)
                    go_on(s, seat, unit, self.left - 1)
            case ("look", h):
                s.acted = 1
                s.ask(LookOn(seat, unit, self.left - 1))
                look(s, seat, h)
            case ("ride" | "sail", to):
                self.leave(s)
                use_extra_move(s, action[0])
                step_to(s, unit, to)
                go_on(s, seat, unit, self.left)
            case ("convert",):
                s.acted = 1
                convert(s, seat, unit)
            case ("exchange",):
                s.ask(Exchange(seat, unit, (), (), self.without(TRIED)))
            case ("mercator" | "negotiator", _):
                open_trade(s, seat, action, self, sure=True)
            case ("traductor", h):
                there = Translate(seat, unit, h, self.without(1 << h))
                if 2 * h in self.known:
                    there.come(s)
                else:
                    ask_owners(s, seat, h, there)
            case _:
                self.end(s)
                perform(s, seat, unit, self.h, self.known, action)

    def end(self, s: Romolo) -> None:
        end_activation(s, self.who, self.left)

    def leave(self, s: Romolo) -> None:
        s.acted = 1
        if self.hostile:
            s.flags[self.who] |= RETREATED  # ROM-5.5

    def price(self, s: Romolo, seat: int, action: Action) -> list[tuple[str, int]]:
        return price_of(s, seat, self.h, action)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        unit, h = self.who, self.h
        kind = s.box.kind[unit]
        match action:
            case ("move", to):
                if not self.left:
                    return no_action_left(s, kind)
                if to not in s.box.near[h]:
                    return NO_NEIGHBOUR
                if to == s.box.ai_capital:
                    return AI_CAPITAL
                if not can_enter(s, unit, h, to):
                    return NEEDS_PORT
                distance = s.box.distance[s.capital[seat]]
                return NOT_NEARER.of(here=distance[h], there=distance[to])
            case ("look", _):
                if kind != EXPLORER:
                    return ONLY_EXPLORER
                return HOSTILE_LOOK if self.hostile else NOTHING_TO_SEE
            case ("convert",):
                return self.why_not_convert(s, seat)
            case ("ride", _):
                return POWER_NOT_READY if s.ready(seat, EQUUS) == NOBODY else NO_RIDE
            case ("sail", _):
                at_sea = s.terrain[h] == WATER
                return POWER_NOT_READY if s.ready(seat, NAUTA) == NOBODY and not at_sea else NO_SAIL
        if kind != WORKER:
            return MOVES_ONLY
        if self.hostile:
            return HOSTILE_HERE
        if s.flags[unit] & MARKED:
            return MARKER
        if s.flags[unit] & RETREATED:
            return AFTER_RETREAT
        if not self.left:
            return no_action_left(s, kind)
        match action:
            case ("mercator" | "negotiator", _):
                return why_not_trade(s, seat, action)
            case ("traductor", to):
                if s.ready(seat, TRADUCTOR) == NOBODY:
                    return POWER_NOT_READY
                return AI_CAPITAL if to == s.box.ai_capital else NO_TRADUCTOR
            case ("exchange",):
                return NO_EXCHANGE
        return why_no_action(s, seat, h, action)

    def why_not_convert(self, s: Romolo, seat: int) -> Reason:
        if s.box.kind[self.who] != EXPLORER:
            return NOT_AN_EXPLORER
        if self.hostile:
            return HOSTILE_CONVERT
        if s.flags[self.who] & MARKED:
            return HINDERED
        return TOO_LATE if self.tried & BEGUN else why_not_convert(s, seat)


def no_action_left(s: Romolo, kind: int) -> Reason:
    return NO_ACTION_LEFT.of(limit=s.box.actions[kind])


class LookOn(AutoStep[Romolo]):
    """An explorer that has looked goes on; hostile units were asked for when it came."""

    __slots__ = ("left", "unit")

    def __init__(self, seat: int, unit: int, left: int) -> None:
        self.seat = seat
        self.unit = unit
        self.left = left

    def do(self, s: Romolo) -> None:
        if self.left or extra_moves(s, self.seat, self.unit):
            s.ask(Act(self.seat, self.unit, s.where[self.unit], self.left, 0, (), BEGUN))
        else:
            end_activation(s, self.unit, self.left)
