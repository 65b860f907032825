"""Praetor: Roman engineers build one common city with workers who learn and retire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quadriga.games.praetor.board import PraetorBox, per_seat
from quadriga.games.praetor.position import arrange
from quadriga.games.praetor.setup import CHOOSE, begin
from quadriga.games.praetor.state import REASONS, Praetor
from quadriga.games.praetor.view import tables
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import State


class PraetorGame(Game[Praetor]):
    key = "praetor"
    title = "Praetor"
    prefix = "PRA"
    seat_counts = range(2, 6)
    settings = (
        Setting("expert", False),  # PRA-13.2
        Setting("hard", False),  # PRA-13.6
        Setting("sides", "A", ("A", "B", CHOOSE), per_seat=True),  # PRA-1.9
        Setting("boards", "0", range(6), per_seat=True),  # PRA-R3
        Setting("start_player", 0, range(6)),  # PRA-R1
        Setting("ages", "0", range(121), per_seat=True),  # PRA-R48
    )
    secrets = False
    reasons = REASONS[1:]

    def check(self, seats: int, settings: Mapping[str, Value]) -> None:
        allowed = self.data["variants.players"]
        for variant in ("expert", "hard"):
            if settings[variant] and seats not in allowed:
                low, high = min(allowed), max(allowed)
                raise SettingError(f"setting {variant!r}: only with {low} to {high} players (PRA-13.1)")
        if int(str(settings["start_player"])) > seats:
            raise SettingError(f"setting 'start_player': expected a number from 0 to {seats}")
        boards = [number for number in per_seat(settings["boards"]) if number != "0"]
        if len(set(boards)) != len(boards):
            raise SettingError("setting 'boards': each board can be dealt only once")
        if len({age == "0" for age in per_seat(settings["ages"])}) > 1:
            raise SettingError("setting 'ages': expected the ages of all players or of none")

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> PraetorBox:
        return PraetorBox(self, seats, settings, data)

    def set_up(self, box: Box) -> Praetor:
        assert isinstance(box, PraetorBox)
        state = Praetor(box)
        begin(state)
        return state

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        assert isinstance(state, Praetor)
        arrange(state, position)

    def tables(self, box: Box) -> dict[str, Any]:
        assert isinstance(box, PraetorBox)
        return tables(box)


GAME: Final = PraetorGame()
