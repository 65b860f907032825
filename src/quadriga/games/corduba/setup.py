"""Set-up: tokens, cards dealt and chosen in secret, characters, inheritances (chapters 2 and 23)."""

from __future__ import annotations

from quadriga.games.corduba.effects import Effect, InheritSpecialist, free_specialist, gain_prestige, resolve
from quadriga.games.corduba.pieces import (
    BASIC,
    CAEPIO,
    DENARII,
    DISTRICTS,
    FAMILY,
    HARMONY,
    INHERITANCE,
    MERCHANT,
    NOBODY,
    POPULARITY,
    POWER,
    PRESTIGE,
    PRESTIGE_HERE,
    REACHED,
    REGISTER,
    SPECIALISTS,
    START_BONUS,
    UNREST,
    WORKERS,
    bits,
)
from quadriga.games.corduba.rounds import BEGIN_ROUND, visits_of
from quadriga.games.corduba.state import UNUSED, Corduba, CordubaStep, deal_order
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance, Reason, Simultaneous


def begin(s: Corduba) -> None:
    """COR-2.5, COR-2.11, COR-2.12: everything that is drawn, then the choices."""
    box = s.box
    seats = range(box.seats)
    if box.solo:
        set_up_caepio(s)
    s.ask(
        StartPlayer(),
        *[DrawToken() for _ in range(box.gestae_count)],
        *[Deal(seat) for seat in seats for _ in range(box.hereditas_dealt)],
        *[DealFamily(seat) for seat in seats],
        Choices([[Keep(seat), Character(seat)] for seat in seats]),
        BEGIN_ROUND,
    )


def set_up_caepio(s: Corduba) -> None:
    """COR-23.4 to COR-23.6."""
    me = s.players[CAEPIO]
    me[REGISTER] = s.box.caepio_register
    me[POPULARITY] = s.box.caepio_popularity
    for d in DISTRICTS:
        me[PRESTIGE + d] = me[REACHED + d] = s.box.caepio_prestige
    me[UNREST] = s.box.caepio_unrest
    for good, number in s.box.caepio_goods:
        me[good] = number


class StartPlayer(Chance[Corduba]):
    """COR-2.11: the others follow clockwise."""

    __slots__ = ()
    verbs = ("start",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("start", side) for side in range(s.box.sides)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        n = s.box.sides
        s.order = [(action[1] + k) % n for k in range(n)]
        s.emit("begins", action[1])


class DrawToken(Chance[Corduba]):
    """COR-2.5: a Res Gestae token for this game."""

    __slots__ = ()
    verbs = ("token",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("token", n) for n, owner in enumerate(s.gestae) if owner == UNUSED]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.gestae[action[1]] = NOBODY
        s.emit("open", action[1])


class Dealing(Chance[Corduba]):
    """COR-2.13: a card that is seen only by the one who gets it."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def seen_only_by(self) -> int:
        return self.owner


class Deal(Dealing):
    """COR-2.12: a Hereditas card."""

    __slots__ = ()
    verbs = ("deal",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("deal", self.owner, card) for card in bits(s.inheritances)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.inheritances &= ~(1 << action[2])
        s.dealt[self.owner] = deal_order([*s.dealt[self.owner], action[2]], s.box.hereditas_dealt)


class DealFamily(Dealing):
    """COR-2.12: a family card."""

    __slots__ = ()
    verbs = ("house",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("house", self.owner, card) for card in bits(s.families)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.families &= ~(1 << action[2])
        s.dealt[self.owner] = (*s.dealt[self.owner], action[2])


class Keep(CordubaStep):
    """COR-2.12: which of the two Hereditas cards?"""

    __slots__ = ()
    verbs = ("keep",)
    because = Reason("COR-2.12", "card-not-dealt")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("keep", card) for card in s.dealt[seat][: s.box.hereditas_dealt]]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        pass


class Character(CordubaStep):
    """COR-2.12: which of the two characters of the family?"""

    __slots__ = ()
    verbs = ("character",)
    because = Reason("COR-2.12", "card-not-dealt")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        family = s.dealt[seat][-1]
        return [("character", family * 2), ("character", family * 2 + 1)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        pass


class Choices(Simultaneous[Corduba]):
    """COR-2.13: chosen in secret, then shown; unchosen Hereditas cards leave the game."""

    __slots__ = ()

    def open(self, s: Corduba, answers: list[tuple[Action, ...]]) -> None:
        for seat, ((_, card), (_, character)) in enumerate(answers):
            me = s.players[seat]
            me[INHERITANCE] = card
            me[FAMILY] = character
            s.emit("inherited", seat, card)
            s.emit("joined", seat, character)
            me[MERCHANT] = visits_of(s, seat)
            me[POWER] = s.box.power_uses[character]
        s.dealt = [()] * s.box.seats
        s.inheritances = s.families = 0
        people = [seat for seat in s.order if not s.automatic(seat)]
        s.ask(
            *[JoinFamily(seat) for seat in people],  # COR-2.14
            *[Inherit(seat) for seat in reversed(people)],  # COR-2.15
            ExtraDenarii(CHANCE),
        )


class JoinFamily(AutoStep[Corduba]):
    """COR-2.14: 1 prestige in the district of the character, then its set-up ability."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        seat = self.seat
        gain_prestige(s, seat, s.box.character_district[s.players[seat][FAMILY]], s.box.family_prestige)
        if s.ability(seat) == START_BONUS:
            s.gain(seat, DENARII, s.box.amount["start_denarii"])


class Inherit(AutoStep[Corduba]):
    """COR-2.15 to COR-2.21: what the Hereditas card gives."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        seat, me = self.seat, s.players[self.seat]
        card = s.box.hereditas[me[INHERITANCE]]
        more = s.box.amount["start_popularity"] if s.ability(seat) == START_BONUS else 0
        s.gain(seat, DENARII, card.denarii)
        me[REGISTER] = card.register
        me[WORKERS] += me[REGISTER]  # COR-2.18
        me[POPULARITY] = card.popularity + more  # COR-2.21
        me[HARMONY] = card.harmony + more
        resolve(s, seat, card.extra, 0)
        for district, amount in card.prestige:  # COR-2.19
            s.stack.append(Effect(seat, ((PRESTIGE_HERE, amount),), district))
        if card.specialist == "choice":  # COR-2.20
            s.stack.append(InheritSpecialist(seat))
        elif card.specialist != "none":
            free_specialist(s, seat, SPECIALISTS.index(card.specialist), pays=False)
        take_basics(s, seat, card.basic, 0)


def take_basics(s: Corduba, seat: int, left: int, since: int) -> None:
    left = min(left, sum(s.supply[since : len(BASIC)]))  # COR-R54
    if left:
        s.stack.append(TakeBasic(seat, left, since))


class TakeBasic(CordubaStep):
    """COR-2.15 to COR-2.17: which basic resource? One at a time."""

    __slots__ = ("left", "since")
    verbs = ("take",)

    def __init__(self, seat: int, left: int, since: int) -> None:
        self.seat = seat
        self.left = left
        self.since = since
        """Resources before this one have been passed over."""

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        supply, left = s.supply, self.left
        end = len(BASIC)
        return [("take", r) for r in range(self.since, end) if supply[r] and sum(supply[r:end]) >= left]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.gain(seat, action[1], 1)
        take_basics(s, seat, self.left - 1, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        r = action[1]
        if r not in BASIC:
            return Reason("COR-2.16", "only-basic")
        return Reason("COR-2.17", "run-out") if not s.supply[r] else Reason("COR-2.15", "taken-in-order")


class ExtraDenarii(AutoStep[Corduba]):
    """COR-2.22, COR-23.9: for those who come later in the turn order."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        for at, seat in enumerate(s.order):
            s.gain(seat, DENARII, s.box.extra_denarii[at])
