"""Mora: a tiny game of hidden cards, only for tests. It uses what Antike does not: secrets, Simultaneous, peeks, cut.

Everybody holds two cards. Each round the leader may peek at the next card of the deck; then all lay a card and a
stake in secret. The highest card laid by one player alone wins the stakes and draws a card. Whoever wins with a five
may double, which skips the rest of the round.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import CHANCE, PASS, Action, AutoStep, Chance, Reason, Simultaneous, Step
from quadriga.kernel.vocabulary import UNKNOWN, Noun, Verb, Vocabulary, numbers

HAND = 2


class MoraBox(Box):
    def __init__(self, game: Game[Any], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        super().__init__(game, seats, settings, data)
        self.rounds = data.number("deck.rounds")
        self.deck = [value for value in range(1, 6) for _ in range(data.number("deck.copies"))]
        self.target = int(str(settings["target"]))
        card = numbers("card", 5)
        seat = Noun("seat", self.seat_names)
        self.vocabulary = Vocabulary(
            {
                "pass": Verb((), "MOR-1.2"),
                "peek": Verb((), "MOR-1.2"),
                "deal": Verb((seat, card), "MOR-1.1"),
                "look": Verb((card,), "MOR-1.2"),
                "lay": Verb((card,), "MOR-1.3"),
                "stake": Verb((numbers("stake", 2),), "MOR-1.3"),
                "double": Verb((), "MOR-1.4"),
            }
        )
        self.event_vocabulary = Vocabulary(
            {
                "dealt": Verb((seat, card), "MOR-1.1", "deck", 0),
                "peeked": Verb((seat, card), "MOR-1.2"),
                "laid": Verb((seat, card, numbers("stake", 2)), "MOR-1.3"),
                "won": Verb((seat,), "MOR-1.3"),
            }
        )


class Mora(State):
    __slots__ = ("deck", "hands", "leader", "peeked", "points", "round")
    parts = (*State.parts, *__slots__)
    box: MoraBox

    def __init__(self, box: MoraBox) -> None:
        super().__init__(box)
        self.deck = box.deck.copy()
        self.hands: list[list[int]] = [[] for _ in range(box.seats)]
        self.points = [0] * box.seats
        self.peeked: list[int] = []
        """The next card of the deck, if the leader has looked at it; it has left the deck then."""
        self.leader = 0
        self.round = 0

    def copy_position(self, c: Self) -> None:
        c.deck = self.deck.copy()
        c.hands = [hand.copy() for hand in self.hands]
        c.points = self.points.copy()
        c.peeked = self.peeked.copy()
        c.leader = self.leader
        c.round = self.round

    def mask(self, viewer: int | None) -> None:
        hidden = [card for seat, hand in enumerate(self.hands) if seat != viewer for card in hand]
        if self.leader != viewer:
            hidden += self.peeked
            self.peeked = [UNKNOWN] * len(self.peeked)
        self.deck = sorted(self.deck + [card for card in hidden if card != UNKNOWN])
        self.hands = [h if seat == viewer else [UNKNOWN] * len(h) for seat, h in enumerate(self.hands)]

    def fill(self, rng: Rng) -> None:
        deck = rng.shuffled(self.deck)
        self.hands = [sorted(deck.pop() if card == UNKNOWN else card for card in hand) for hand in self.hands]
        self.peeked = [deck.pop() if card == UNKNOWN else card for card in self.peeked]
        self.deck = sorted(deck)

    def final(self) -> Outcome:
        best = sorted(self.points, reverse=True)
        return Outcome(self.ending, [best.index(p) + 1 for p in self.points], [{"stakes": p} for p in self.points])

    def view(self, seat: int | None) -> Any:
        return {
            "points": self.points.copy(),
            "cards": [len(hand) for hand in self.hands],
            "hand": [] if seat is None else self.hands[seat].copy(),
            "peeked": self.peeked.copy() if seat == self.leader else [UNKNOWN] * len(self.peeked),
        }


class Deal(Chance[Mora]):
    """A card for one seat, which alone sees it."""

    __slots__ = ("owner",)
    verbs = ("deal",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def actions(self, s: Mora, seat: int) -> list[Action]:
        return [("deal", self.owner, card) for card in dict.fromkeys(s.deck)]

    def weights(self, s: Mora) -> list[int]:
        return [s.deck.count(card) for card in dict.fromkeys(s.deck)]

    def take(self, s: Mora, seat: int, action: Action) -> None:
        s.deck.remove(action[2])
        receive(s, self.owner, action[2])

    def seen_only_by(self) -> int:
        return self.owner


def receive(s: Mora, seat: int, card: int) -> None:
    s.hands[seat] = sorted([*s.hands[seat], card])
    s.emit_to(seat, (1,), "dealt", seat, card)


class Lead(Step[Mora]):
    """May the leader look at the next card?"""

    __slots__ = ()
    verbs = ("pass", "peek")
    turn_level = True

    def actions(self, s: Mora, seat: int) -> list[Action]:
        return [PASS, ("peek",)] if s.deck else [PASS]

    def take(self, s: Mora, seat: int, action: Action) -> None:
        if action != PASS:
            s.ask(Look(seat))

    def why(self, s: Mora, seat: int, action: Action) -> Reason:
        return Reason("MOR-1.2", "deck-empty")


class Look(Chance[Mora]):
    __slots__ = ("owner",)
    verbs = ("look",)

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def actions(self, s: Mora, seat: int) -> list[Action]:
        return [("look", card) for card in dict.fromkeys(s.deck)]

    def weights(self, s: Mora) -> list[int]:
        return [s.deck.count(card) for card in dict.fromkeys(s.deck)]

    def take(self, s: Mora, seat: int, action: Action) -> None:
        s.deck.remove(action[1])
        s.peeked = [action[1]]
        s.emit_to(self.owner, (1,), "peeked", self.owner, action[1])

    def seen_only_by(self) -> int:
        return self.owner


class Lay(Step[Mora]):
    __slots__ = ()
    verbs = ("lay",)

    def actions(self, s: Mora, seat: int) -> list[Action]:
        return [("lay", card) for card in dict.fromkeys(s.hands[seat])]

    def take(self, s: Mora, seat: int, action: Action) -> None:
        s.ask(Stake(seat, action[1]))

    def why(self, s: Mora, seat: int, action: Action) -> Reason:
        return Reason("MOR-1.3", "card-not-held")


class Stake(Step[Mora]):
    """How much on the card just laid? At most the card's own value."""

    __slots__ = ("card",)
    verbs = ("stake",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def actions(self, s: Mora, seat: int) -> list[Action]:
        return [("stake", stake) for stake in range(min(2, self.card) + 1)]

    def take(self, s: Mora, seat: int, action: Action) -> None:
        pass

    def why(self, s: Mora, seat: int, action: Action) -> Reason:
        return Reason("MOR-1.3", "stake-too-high")


class Showdown(Simultaneous[Mora]):
    __slots__ = ()

    def open(self, s: Mora, answers: list[tuple[Action, ...]]) -> None:
        laid = []
        stakes = 0
        for seat, ((_, card), (_, stake)) in enumerate(answers):
            s.hands[seat].remove(card)
            s.emit("laid", seat, card, stake)
            laid.append(card)
            stakes += stake
        alone = [card for card in laid if laid.count(card) == 1]
        if not alone:
            return
        winner = laid.index(max(alone))
        s.emit("won", winner)
        s.points[winner] += stakes + 1
        if s.points[winner] >= s.box.target:
            s.finish("target")
        else:
            s.ask(Double(winner, max(alone)), Draw(winner))


class Double(Step[Mora]):
    """Asked even when only one answer is there: not asking would show what was not drawn yet."""

    __slots__ = ("card",)
    verbs = ("pass", "double")
    always_asked = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def actions(self, s: Mora, seat: int) -> list[Action]:
        return [PASS, ("double",)] if self.card == 5 else [PASS]

    def take(self, s: Mora, seat: int, action: Action) -> None:
        if action != PASS:
            s.points[seat] += 1
            s.modifiers.append(("doubled", 1))
            s.cut(EndRound)

    def why(self, s: Mora, seat: int, action: Action) -> Reason:
        return Reason("MOR-1.4", "no-five")


class Draw(AutoStep[Mora]):
    __slots__ = ()

    def do(self, s: Mora) -> None:
        if s.peeked:
            receive(s, self.seat, s.peeked.pop())
        elif s.deck:
            s.ask(Deal(self.seat))


class EndRound(AutoStep[Mora]):
    __slots__ = ()

    def do(self, s: Mora) -> None:
        s.drop_modifiers("doubled")
        if s.peeked:
            s.deck = sorted(s.deck + s.peeked)
            s.peeked = []
        s.round += 1
        s.leader = (s.leader + 1) % s.box.seats
        if s.round >= s.box.rounds or not all(s.hands):
            s.finish("rounds")
        else:
            begin_round(s)


def begin_round(s: Mora) -> None:
    seats = range(s.box.seats)
    s.ask(Lead(s.leader), Showdown([[Lay(seat)] for seat in seats]), EndRound(CHANCE))


class Begin(AutoStep[Mora]):
    __slots__ = ()

    def do(self, s: Mora) -> None:
        begin_round(s)


class MoraGame(Game[Mora]):
    key = "mora"
    title = "Mora"
    prefix = "MOR"
    seat_counts = range(2, 5)
    settings = (Setting("target", 8, range(1, 100)), Setting("badges", "plain", ("plain", "red"), per_seat=True))
    reasons = ("target", "rounds")

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> MoraBox:
        return MoraBox(self, seats, settings, data)

    def set_up(self, box: Box) -> Mora:
        assert isinstance(box, MoraBox)
        s = Mora(box)
        s.ask(*[Deal(seat) for seat in range(box.seats) for _ in range(HAND)], Begin(CHANCE))
        return s

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        assert isinstance(state, Mora)
        state.hands = [list(hand) for hand in position["hands"]]
        for hand in state.hands:
            for card in hand:
                state.deck.remove(card)
        state.stack.clear()
        state.ask(Begin(CHANCE))


GAME = MoraGame()
