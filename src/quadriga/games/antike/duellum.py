"""Duellum: movement, then conquest (chapters 10 and 12)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from quadriga.games.antike.board import ARM, GALLEY, LEGION, NAVIGATIO, STRATA
from quadriga.games.antike.cards import TOWER, ChooseCard, fill_up, set_aside
from quadriga.games.antike.free_actions import has_free_actions, take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.state import Antike, AntikeStep, take_one
from quadriga.kernel.step import PASS, Action, Reason

FURTHER_BY: Final[tuple[int, ...]] = (STRATA, NAVIGATIO)
"""The advances that let legions and galleys cross two borders (ANT-9.1, ANT-9.2)."""
FURTHER: Final[tuple[str, ...]] = ("eilmarsch", "rueckenwind")
"""The cards that let a legion or a galley cross one border more."""

NO_UNIT: Final = Reason("ANT-10.2", "no-unmoved-unit")
OTHER_UNIT: Final = Reason("ANT-10.4", "finish-this-unit")
NO_BORDER: Final = Reason("ANT-10.3", "no-such-border")
NOT_ENEMY_CITY: Final = Reason("ANT-12.1", "not-an-enemy-city")
SPECIAL_ALONE: Final = Reason("ANT-R41", "special-unit-alone")
TOO_WEAK: Final = Reason("ANT-12.4", "too-weak")
HELD: Final = Reason("ANT-R34", "fortress-holds")
TOWER_NEEDS_STRENGTH: Final = Reason("ANT-15.9", "tower-needs-strength")
USE_TOWER: Final = Reason("ANT-R55", "use-the-tower")
ONLY_FORTRESS: Final = Reason("ANT-15.5", "only-fortress")
WRONG_LOSSES: Final = Reason("ANT-12.5", "wrong-losses")


def begin_movement(s: Antike, seat: int) -> None:
    """ANT-10.2: every own unit may move once."""
    s.unmoved = [kind.copy() for kind in s.units[seat]]


class Movement(AntikeStep):
    """ANT-10.4: which unit moves next, and across which border; or no more?"""

    __slots__ = ()
    verbs = ("pass", "move", "card", "commercium")
    window = "action:duellum_movement"

    def actions(self, s: Antike, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        for kind, regions in enumerate(s.unmoved):
            if regions:
                moves = s.box.moves[kind]
                for at in sorted(regions):
                    actions += moves[at]
        return with_free_actions(actions, s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action == PASS:
            s.unmoved = []
            s.drop_modifiers(*FURTHER)
            if has_free_actions(s, seat) or conquerable(s, seat):
                s.ask(Conquest(seat, 0))
        elif action[0] == "move":
            _, kind, at, to = action
            take_one(s.unmoved[kind], at)
            s.ask(self)
            arm = ARM[kind]
            steps = s.box.far_steps[arm] if s.advances[seat] >> FURTHER_BY[arm] & 1 else s.box.steps[arm]
            cross(s, seat, kind, at, to, steps - 1, False)
        else:
            take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        match action:
            case ("move", kind, at, _):
                return NO_BORDER if at in s.unmoved[kind] else NO_UNIT
        return why_no_free_action(s, seat, action, self.window)


def cross(s: Antike, seat: int, kind: int, at: int, to: int, left: int, hurried: bool) -> None:
    """One unit crosses one border; if it survives and may go on, it is asked for the next."""
    s.leave(seat, kind, at)
    s.emit("moved", seat, kind, at, to)
    survived = s.enter(seat, kind, to)
    if survived and (left or (not hurried and kind <= GALLEY and s.modifiers and s.modifier(FURTHER[kind]))):
        s.ask(MoveOn(seat, kind, to, left, hurried))


class MoveOn(AntikeStep):
    """ANT-10.2: another border for the same unit, or does it stay? A hurried unit has used a card's extra border."""

    __slots__ = ("at", "hurried", "kind", "left")
    verbs = ("pass", "move", "card", "commercium")
    window = "action:duellum_movement"

    def __init__(self, seat: int, kind: int, at: int, left: int, hurried: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.at = at
        self.left = left
        self.hurried = hurried

    def actions(self, s: Antike, seat: int) -> list[Action]:
        kind, at = self.kind, self.at
        return with_free_actions([PASS, *s.box.moves[kind][at]], s, seat, self.window)  # ANT-R12

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action == PASS:
            return
        if action[0] != "move":
            take_free_action(s, seat, action, self.window, self)
        elif self.left:
            cross(s, seat, self.kind, self.at, action[3], self.left - 1, self.hurried)
        else:
            card = FURTHER[self.kind]
            uses = s.modifier(card) - 1
            s.drop_modifiers(card)
            if uses:
                s.modifiers.append((card, uses))
            cross(s, seat, self.kind, self.at, action[3], 0, True)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        if action[0] != "move":
            return why_no_free_action(s, seat, action, self.window)
        return NO_BORDER if action[1:3] == (self.kind, self.at) else OTHER_UNIT


def can_conquer(s: Antike, seat: int, region: int, tower: int) -> bool:
    """ANT-12.4, ANT-12.11: against a city of the enemy below its strength nothing may be declared."""
    if ("fortress", region) in s.modifiers:
        return False
    strength = s.strength_of(region)
    if tower and strength < 2:
        return False
    return s.attackers_in(seat, region) >= max(1, strength - tower)


def why_no_conquest(s: Antike, seat: int, region: int, tower: int) -> Reason:
    if s.owner[region] != 1 - seat:
        return NOT_ENEMY_CITY
    if ("fortress", region) in s.modifiers:
        return HELD
    strength = s.strength_of(region)
    if tower and strength < 2:
        return TOWER_NEEDS_STRENGTH.of(needed=2, have=strength)
    if s.with_special(seat, region) and not s.units_in(seat, region):
        return SPECIAL_ALONE
    needed, have = max(1, strength - tower), s.attackers_in(seat, region)
    return TOO_WEAK.of(needed=needed, have=have, missing=needed - have)


def conquerable(s: Antike, seat: int, tower: int = 0) -> list[Action]:
    owner, units = s.owner, s.units[seat]
    regions = [region for kind in (LEGION, GALLEY) for region in units[kind] if owner[region] == 1 - seat]
    return [("conquer", region) for region in sorted(set(regions)) if can_conquer(s, seat, region, tower)]


class Conquest(AntikeStep):
    """ANT-12.1: the next city to conquer, or enough? `taken` is the number of cities that have fallen.

    A Siege Tower that was brought up must be used: only cities it helps against are offered then (ANT-R55).
    """

    __slots__ = ("taken",)
    verbs = ("pass", "conquer", "card", "commercium")
    window = "action:duellum_conquest"

    def __init__(self, seat: int, taken: int) -> None:
        self.seat = seat
        self.taken = taken

    def actions(self, s: Antike, seat: int) -> list[Action]:
        tower = s.modifier(TOWER)
        if tower:
            return conquerable(s, seat, tower)
        return with_free_actions([PASS, *conquerable(s, seat)], s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        match action:
            case ("conquer", region):
                strength = s.strength_of(region) - s.modifier(TOWER)
                s.drop_modifiers(TOWER)
                declare(s, seat, region, strength, self.taken)
            case ("pass",):
                if self.taken:
                    s.ask(ChooseCard(1 - seat))  # ANT-12.13
            case _:
                take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        tower = s.modifier(TOWER)
        match action:
            case ("conquer", region):
                return why_no_conquest(s, seat, region, tower)
        return USE_TOWER if tower else why_no_free_action(s, seat, action, self.window)


def declare(s: Antike, seat: int, region: int, strength: int, taken: int) -> None:
    """A conquest is declared; the defender may answer with the Fortress (ANT-15.5)."""
    s.emit("declared", seat, region, strength)
    if s.box.fortress in s.hands[1 - seat]:
        s.ask(Fortress(1 - seat, region, strength, taken))
    else:
        resolve(s, seat, region, strength, taken)


class Fortress(AntikeStep):
    """ANT-15.5: does the defender play the Fortress?"""

    __slots__ = ("region", "strength", "taken")
    verbs = ("pass", "play")

    def __init__(self, seat: int, region: int, strength: int, taken: int) -> None:
        self.seat = seat
        self.region = region
        self.strength = strength
        self.taken = taken

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [PASS, ("play", s.box.fortress)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        strength = self.strength
        if action != PASS:
            s.modifiers.append(("fortress", self.region))
            strength += s.box.fortress_strength
            set_aside(s, seat, s.box.fortress)
        resolve(s, 1 - seat, self.region, strength, self.taken)
        fill_up(s)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return ONLY_FORTRESS


def resolve(s: Antike, seat: int, region: int, strength: int, taken: int) -> None:
    """ANT-15.6: too strong by the Fortress, or the attacker chooses the losses."""
    if s.attackers_in(seat, region) < strength:
        s.emit("held", 1 - seat, region)
        s.ask(Conquest(seat, taken))
        return
    s.ask(Conquest(seat, taken + 1))
    losses = strength
    if s.with_special(seat, region):
        losses -= s.box.special_strength  # ANT-R41
    legions, galleys = (s.units[seat][kind].get(region, 0) for kind in (LEGION, GALLEY))
    if legions and galleys and 0 < losses < legions + galleys:
        s.ask(Losses(seat, region, losses))
    else:
        conquer(s, seat, region, min(legions, losses), losses - min(legions, losses))


class Losses(AntikeStep):
    """ANT-12.5: how many legions and how many galleys fall?"""

    __slots__ = ("losses", "region")
    verbs = ("lose",)

    def __init__(self, seat: int, region: int, losses: int) -> None:
        self.seat = seat
        self.region = region
        self.losses = losses

    def actions(self, s: Antike, seat: int) -> list[Action]:
        legions, galleys = (s.units[seat][kind].get(self.region, 0) for kind in (LEGION, GALLEY))
        low, high = max(0, self.losses - galleys), min(legions, self.losses)
        return [("lose", fallen, self.losses - fallen) for fallen in range(low, high + 1)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        conquer(s, seat, self.region, action[1], action[2])

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        legions, galleys = (s.units[seat][kind].get(self.region, 0) for kind in (LEGION, GALLEY))
        return WRONG_LOSSES.of(needed=self.losses, legion_have=legions, galley_have=galleys)


def conquer(s: Antike, seat: int, region: int, legions: int, galleys: int) -> None:
    """ANT-12.5 to ANT-12.10: losses of both sides, temple and wall, and the tile is turned over."""
    enemy = 1 - seat
    for kind, losses in ((LEGION, legions), (GALLEY, galleys)):
        for _ in range(losses):
            s.fall(seat, kind, region)
        for _ in range(s.units[enemy][kind].get(region, 0)):
            s.fall(enemy, kind, region)
    if s.temple[region]:
        s.temple[region] = 0
        s.bank_temples += 1
        s.razed[seat] += 1
        s.emit("temple-fell", enemy, region)
    if s.wall[region]:
        s.destroy_wall(region)
    s.owner[region] = seat
    s.cities[enemy].remove(region)
    insort(s.cities[seat], region)
    s.emit("conquered", seat, region)
