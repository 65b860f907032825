"""What effects do: tracks, prestige with its bonuses, specialists, and the choices they need (chapters 20 and 21)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.caepio_market import begin_caepio_market
from quadriga.games.corduba.macellum import Visit, can_trade
from quadriga.games.corduba.pieces import (
    ALL_SPECIALISTS,
    BY_TRACKS,
    CAEPIO_TRADE,
    DENARII,
    DISTRICTS,
    EXCHANGE,
    EXPERTS,
    FIRST_SENATOR,
    FOOD,
    FREE_SPECIALIST,
    FREED,
    GOODS,
    HARMONY,
    POPULARITY,
    PRESTIGE,
    PRESTIGE_ALL,
    PRESTIGE_HERE,
    PRESTIGE_LEAST,
    PRESTIGE_MOST,
    PRESTIGE_TWO,
    REACHED,
    READY,
    REGISTER,
    REMOVE_UNREST,
    SPECIALISTS,
    STONE,
    SUPPRESSOR,
    TEN,
    TRADE,
    UNREST,
    WOOD,
    WORKER_OR_SPECIALIST,
    WORKERS,
    Parts,
    bits,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, AutoStep, Reason

PRESTIGE_IN: Final = 70
"""70 to 72: prestige in a district named already."""
BACK_IN: Final = 80
"""80 to 82: back in a district named already."""
REGISTER_ACTION: Final[Action] = ("register",)
DONE: Final[Action] = ("done",)
TAKEABLE: Final[tuple[int, ...]] = (FOOD, WOOD, STONE)
"""COR-1.7, COR-21.9: what an exchange can bring."""


def resolve(s: Corduba, seat: int, parts: Parts, here: int) -> None:
    """COR-21.10: the parts of an effect in the order written; what must be asked is put on the stack."""
    for n, (word, amount) in enumerate(parts):
        if word < GOODS:
            if amount > 0:
                s.gain(seat, word, amount)
            else:
                s.pay(seat, word, min(-amount, s.players[seat][word]))  # COR-21.1
        elif word == POPULARITY:
            s.move_popularity(seat, amount)
        elif word == HARMONY:
            s.move_harmony(seat, amount)
        elif word == REGISTER:
            raise_register(s, seat, amount)
        else:
            rest = parts[n + 1 :]
            if rest:
                s.stack.append(Effect(seat, rest, here))
            resolve_choice(s, seat, word, amount, here)
            return


class Effect(AutoStep[Corduba]):
    """The rest of an effect, after a choice."""

    __slots__ = ("here", "parts")

    def __init__(self, seat: int, parts: Parts, here: int) -> None:
        self.seat = seat
        self.parts = parts
        self.here = here

    def do(self, s: Corduba) -> None:
        resolve(s, self.seat, self.parts, self.here)


def resolve_choice(s: Corduba, seat: int, word: int, amount: int, here: int) -> None:
    """The words that may need a decision."""
    me = s.players[seat]
    if word == PRESTIGE_HERE:
        gain_prestige(s, seat, here, amount)
    elif word >= BACK_IN:
        step_back(s, seat, word - BACK_IN, -amount)
    elif word >= PRESTIGE_IN:
        gain_prestige(s, seat, word - PRESTIGE_IN, amount)
    elif word in (WORKER_OR_SPECIALIST, FREE_SPECIALIST):
        better_figures(s, seat, word == WORKER_OR_SPECIALIST)
    elif word == FIRST_SENATOR:
        if s.tokens >> here & 1:  # COR-20.3
            s.tokens &= ~(1 << here)
            s.add_senator(seat, BY_TRACKS)
    elif word == PRESTIGE_ALL:
        resolve(s, seat, tuple((PRESTIGE_IN + d, amount) for d in DISTRICTS), here)
    elif word == TRADE:
        if can_trade(s, seat, amount // TEN):
            s.stack.append(Visit(seat, amount // TEN, amount % TEN, 0, 0, 0))
    elif word == REMOVE_UNREST:
        if s.unrest:
            s.stack.append(Quell(seat, amount, 0))
    elif word == EXCHANGE:
        if can_exchange(s, seat):
            s.stack.append(Exchange(seat, amount, 0, 0, 0))
    elif word == CAEPIO_TRADE:
        begin_caepio_market(s, amount, amount)
    else:
        prestige = me[PRESTIGE : PRESTIGE + 3]
        open_to = [d for d in DISTRICTS if prestige[d] < s.box.prestige_max]
        if word == PRESTIGE_LEAST:
            open_to = [d for d in open_to if prestige[d] == min(prestige)]
        elif word == PRESTIGE_MOST:
            open_to = [d for d in DISTRICTS if prestige[d] == max(prestige) > 0]
        choose_district(s, seat, word, amount, open_to)


def choose_district(s: Corduba, seat: int, word: int, amount: int, open_to: list[int]) -> None:
    """COR-21.4, COR-21.5: asked only where there is a choice; what has no target is lost (COR-R76)."""
    first = PRESTIGE_IN if amount > 0 else BACK_IN
    if word == PRESTIGE_TWO and len(open_to) <= 2:
        resolve(s, seat, tuple((first + d, amount) for d in open_to), 0)
    elif open_to and (len(open_to) == 1 or s.automatic(seat)):  # COR-25.10
        resolve(s, seat, ((first + open_to[0], amount),), 0)
    elif open_to:
        s.stack.append(WhichDistrict(seat, amount, sum(1 << d for d in open_to), int(word == PRESTIGE_TWO)))


class WhichDistrict(CordubaStep):
    """COR-21.4, COR-21.5: in which district?"""

    __slots__ = ("again", "amount", "districts")
    verbs = ("prestige",)
    because = Reason("COR-21.4", "not-this-district")

    def __init__(self, seat: int, amount: int, districts: int, again: int) -> None:
        self.seat = seat
        self.amount = amount
        self.districts = districts
        self.again = again

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("prestige", d) for d in DISTRICTS if self.districts >> d & 1]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if self.again:
            rest = self.districts & ~(1 << action[1])
            s.stack.append(WhichDistrict(seat, self.amount, rest, 0))
        if self.amount > 0:
            gain_prestige(s, seat, action[1], self.amount)
        else:
            step_back(s, seat, action[1], -self.amount)


def gain_prestige(s: Corduba, seat: int, district: int, amount: int) -> None:
    """COR-20.1, COR-20.2: the marker moves; spaces reached for the first time pay in ascending order."""
    me = s.players[seat]
    now = min(s.box.prestige_max, me[PRESTIGE + district] + amount)
    if now == me[PRESTIGE + district]:
        return
    me[PRESTIGE + district] = now
    s.emit("rose", seat, district, now)
    reached = me[REACHED + district]
    if now > reached:
        me[REACHED + district] = now
        spaces = s.box.track_bonus[district]
        parts: Parts = ()
        for space in range(reached + 1, now + 1):
            parts += spaces[space]
        if parts:
            resolve(s, seat, parts, district)


def step_back(s: Corduba, seat: int, district: int, amount: int) -> None:
    """COR-21.5: back, not below 0."""
    me = s.players[seat]
    me[PRESTIGE + district] = max(0, me[PRESTIGE + district] - amount)
    s.emit("fell", seat, district, me[PRESTIGE + district])


def raise_register(s: Corduba, seat: int, amount: int) -> None:
    """COR-20.5: the marker moves up and a worker comes at once; at the end of the track the bonus is lost."""
    me = s.players[seat]
    steps = min(amount, s.box.register_max - me[REGISTER])
    if steps:
        me[REGISTER] += steps
        me[WORKERS] += steps
        s.emit("registered", seat, me[REGISTER])


def free_specialist(s: Corduba, seat: int, colour: int, pays: bool = True) -> None:
    """COR-20.6: available at once, and its Peculium is paid at once (COR-4.5; not to Caepio, COR-24.3)."""
    me = s.players[seat]
    me[FREED] |= 1 << colour
    me[READY] |= 1 << colour
    me[EXPERTS] += 1
    s.emit("freed", seat, colour)
    if pays and not s.automatic(seat):
        resolve(s, seat, s.box.peculium[colour], 0)


def better_figures(s: Corduba, seat: int, or_worker: bool) -> None:
    """COR-20.4: register or specialist, where there is a choice."""
    me = s.players[seat]
    left = ALL_SPECIALISTS & ~me[FREED]
    may_register = or_worker and me[REGISTER] < s.box.register_max
    if left and s.automatic(seat):
        free_specialist(s, seat, bits(left)[0])  # COR-25.9, COR-25.10
    elif left and (may_register or left & (left - 1)):
        s.stack.append(BetterFigures(seat, int(may_register)))
    elif left:
        free_specialist(s, seat, bits(left)[0])
    elif may_register:
        raise_register(s, seat, 1)


class BetterFigures(CordubaStep):
    """COR-20.4, COR-20.6: a specialist, or one worker more?"""

    __slots__ = ("or_worker",)
    verbs = ("free", "register")
    because = Reason("COR-1.17", "specialist-freed-already")

    def __init__(self, seat: int, or_worker: int) -> None:
        self.seat = seat
        self.or_worker = or_worker

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        freed = s.players[seat][FREED]
        actions: list[Action] = [("free", c) for c in range(len(SPECIALISTS)) if not freed >> c & 1]
        if self.or_worker:
            actions.append(REGISTER_ACTION)
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if action == REGISTER_ACTION:
            raise_register(s, seat, 1)
        else:
            free_specialist(s, seat, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return Reason("COR-20.5", "specialist-only") if action == REGISTER_ACTION else self.because


class InheritSpecialist(CordubaStep):
    """COR-2.20: a specialist of any colour; its Peculium comes in Section III."""

    __slots__ = ()
    verbs = ("free",)
    because = Reason("COR-1.17", "specialist-freed-already")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        freed = s.players[seat][FREED]
        return [("free", c) for c in range(len(SPECIALISTS)) if not freed >> c & 1]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        free_specialist(s, seat, action[1], pays=False)


# -- unrest ----------------------------------------------------------


class Quell(CordubaStep):
    """COR-21.7: which marker goes? The first must, the others may."""

    __slots__ = ("amount", "done")
    verbs = ("quell", "done")
    because = Reason("COR-21.7", "no-unrest-there")

    def __init__(self, seat: int, amount: int, done: int) -> None:
        self.seat = seat
        self.amount = amount
        self.done = done

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        actions: list[Action] = [("quell", tile) for tile in bits(s.unrest)]
        if self.done:
            actions.append(DONE)
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if action == DONE:
            return
        if self.done + 1 < self.amount and s.unrest & (s.unrest - 1):
            s.stack.append(Quell(seat, self.amount, self.done + 1))
        quell(s, seat, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return Reason("COR-21.7", "at-least-one") if action == DONE else self.because


def quell(s: Corduba, seat: int, tile: int) -> None:
    """COR-5.16: the last marker of a district takes the reminder along and calms the own unrest track."""
    s.unrest &= ~(1 << tile)
    s.emit("quelled", seat, tile)
    if s.ability(seat) == SUPPRESSOR:
        s.gain(seat, DENARII, s.box.amount["denarii_per_suppressed"])
    district = tile // s.box.kind_count
    if not s.in_revolt(district):
        me = s.players[seat]
        if me[UNREST]:
            me[UNREST] -= 1
            s.emit("calmed", seat, me[UNREST])
        else:
            gain_prestige(s, seat, district, 1)


# -- exchange ----------------------------------------------------------


def can_exchange(s: Corduba, seat: int) -> bool:
    """COR-R23: whether an exchange would change anything."""
    me, supply = s.players[seat], s.supply
    total = sum(me[:DENARII])
    return any([supply[r] and total > me[r] for r in TAKEABLE])


class Exchange(CordubaStep):
    """COR-21.9, COR-11.4: which resource for which? One at a time, at least one, and none back again."""

    __slots__ = ("given", "left", "since", "taken")
    verbs = ("swap", "done")
    because = Reason("COR-21.9", "cannot-exchange")

    def __init__(self, seat: int, left: int, since: int, given: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.since = since
        """One more than the code of the last exchange: later ones do not come before it."""
        self.given = given
        """Resources given so far, as bits: they are not taken back."""
        self.taken = taken

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        me, supply = s.players[seat], s.supply
        actions: list[Action] = [
            ("swap", given, taken)
            for given in range(DENARII)
            if me[given] and not self.taken >> given & 1
            for taken in TAKEABLE
            if taken != given
            and supply[taken]
            and not self.given >> taken & 1
            and given * DENARII + taken + 1 >= self.since
        ]
        if self.since:
            actions.append(DONE)
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if action == DONE:
            return
        _, given, taken = action
        s.pay(seat, given, 1)
        s.gain(seat, taken, 1)
        if self.left > 1:
            code = given * DENARII + taken + 1
            s.stack.append(Exchange(seat, self.left - 1, code, self.given | 1 << given, self.taken | 1 << taken))

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return Reason("COR-11.4", "at-least-one-exchange") if action == DONE else self.because
