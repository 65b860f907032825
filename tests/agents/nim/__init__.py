"""Nim, only for tests of bots: take one to three stones; whoever takes the last wins. Its evaluator knows nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import Action, Step
from quadriga.kernel.vocabulary import Verb, Vocabulary, numbers


class Nim(State):
    __slots__ = ("last", "stones")
    parts = (*State.parts, *__slots__)

    def __init__(self, box: Box, stones: int) -> None:
        super().__init__(box)
        self.stones = stones
        self.last = 0

    def copy_position(self, c: Self) -> None:
        c.stones, c.last = self.stones, self.last

    def final(self) -> Outcome:
        places = [1 if seat == self.last else 2 for seat in range(self.box.seats)]
        return Outcome("taken", places, [{} for _ in places])


class Take(Step[Nim]):
    __slots__ = ()
    verbs = ("take",)
    turn_level = True
    always_asked = True

    def actions(self, s: Nim, seat: int) -> list[Action]:
        return [("take", n) for n in range(1, min(3, s.stones) + 1)]

    def take(self, s: Nim, seat: int, action: Action) -> None:
        s.stones -= action[1]
        s.last = seat
        if s.stones:
            s.ask(Take((seat + 1) % s.box.seats))
        else:
            s.finish("taken")


class NimGame(Game[Nim]):
    key = "nim"
    title = "Nim"
    prefix = "NIM"
    seat_counts = range(2, 4)
    settings = (Setting("stones", 10, range(1, 50)),)
    reasons = ("taken",)
    data = GameData({})

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> Box:
        box = Box(self, seats, settings, data)
        box.vocabulary = Vocabulary({"take": Verb((numbers("stones", 3),), "NIM-1")})
        return box

    def set_up(self, box: Box) -> Nim:
        s = Nim(box, int(str(box.settings["stones"])))
        s.ask(Take(0))
        return s


GAME = NimGame()
