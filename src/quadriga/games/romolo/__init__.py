"""Romolo o Remo?: towns, workers, soldiers and characters at the founding of Rome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quadriga.games.romolo.board import BUILDINGS, CATEGORIES, CHARACTERS, GOODS, STOCKS, RomoloBox
from quadriga.games.romolo.position import arrange
from quadriga.games.romolo.scoring import MAJORITIES
from quadriga.games.romolo.setup import StartPlayer
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import State


class RomoloORemo(Game[Romolo]):
    key = "romolo"
    title = "Romolo o Remo?"
    prefix = "ROM"
    rules_version = 3
    seat_counts = range(1, 5)
    settings = (
        Setting("dice", "tiles", ("tiles", "die")),  # ROM-23.1
        Setting("teams", False),  # ROM-22.1
        Setting("events", "row", ("row", "bag")),  # ROM-21.4
        Setting("hidden_coins", True),  # ROM-17.6
        Setting("round_cap", 0, range(201), ours=True, bots=40),  # ROM-23.3
    )
    reasons = ("ended", "roll", "cap", "towers")

    def check(self, seats: int, settings: Mapping[str, Value]) -> None:
        if settings["teams"] and seats != 4:
            raise SettingError("teams are for 4 players")  # ROM-22.1
        if settings["events"] != "row" and seats != 1:
            raise SettingError("events are for the solo game")

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> RomoloBox:
        return RomoloBox(self, seats, settings, data)

    def set_up(self, box: Box) -> Romolo:
        assert isinstance(box, RomoloBox)
        state = Romolo(box)
        state.ask(StartPlayer())
        return state

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        assert isinstance(state, Romolo)
        arrange(state, position)

    def tables(self, box: Box) -> dict[str, Any]:
        assert isinstance(box, RomoloBox)
        return {
            "hexes": [{"name": name, "q": q, "r": r} for name, (q, r) in zip(box.hex_names, box.places, strict=True)],
            "sides": box.sides,
            "homes": box.homes,
            "ai_capital": box.ai_capital,
            "costs": {name: list(box.cost[kind]) for kind, name in enumerate(BUILDINGS)},
            "characters": [
                {"name": name, "type": box.character_type[n] + 1, "copies": box.copies[n], "group": box.groups[n]}
                for n, name in enumerate(CHARACTERS)
            ],
            "character_tiles": box.character,
            "goods": list(GOODS),
            "unit_limits": [list(limit) for limit in box.limits[:8]],
            "stock": dict(zip(STOCKS, box.stock, strict=True)),
            "teams": [list(team) for team in box.partners],
            "majority": box.majority,
            "price_max": box.price_max,
            "faces": box.faces,
            "columns": {"cubes": box.column_max, "update_at": box.update_at},
            "bag": box.bag,
            "kinds_needed": box.kinds_needed,
            "round_cap": box.round_cap,
            "losses": box.loss_table[:10],
            "categories": [*CATEGORIES, MAJORITIES],
        }


GAME: Final = RomoloORemo()
