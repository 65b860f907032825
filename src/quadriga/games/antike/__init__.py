"""Antike Duellum: two peoples, a rondel, cities, temples, legions and galleys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quadriga.games.antike.board import AntikeBox
from quadriga.games.antike.cards import Refill
from quadriga.games.antike.position import arrange
from quadriga.games.antike.state import Antike
from quadriga.games.antike.turn import StartPlayer
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE


class AntikeDuellum(Game[Antike]):
    key = "antike"
    title = "Antike Duellum"
    prefix = "ANT"
    rules_version = 2
    seat_counts = range(2, 3)
    settings = (
        Setting("map", "west", ("west", "east")),  # ANT-2.1
        Setting("special_units", False),  # ANT-16.1
        Setting("turn_cap", 0, range(1001), ours=True),  # ANT-R40
    )
    secrets = False
    reasons = ("personalities", "cap")

    def bot_settings(self, settings: Mapping[str, Value]) -> dict[str, Value]:
        return {"turn_cap": self.data.number("engine.turn_cap_per_player")} | dict(settings)

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> AntikeBox:
        return AntikeBox(self, settings, data)

    def set_up(self, box: Box) -> Antike:
        assert isinstance(box, AntikeBox)
        state = Antike(box)
        state.ask(Refill(CHANCE), StartPlayer())  # ANT-2.10, ANT-2.11
        return state

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        assert isinstance(state, Antike)
        arrange(state, position)

    def tables(self, box: Box) -> dict[str, Any]:
        assert isinstance(box, AntikeBox)
        return {
            "map": str(box.settings["map"]),
            "regions": box.data.shown(f"map.{box.settings['map']}.regions"),
            "borders": [{"a": a, "b": b, "type": kind} for a, b, kind in box.borders],
            "fields": box.fields,
            "cards": [dict(event) for event in box.data.shown("event")],
            "advances": {
                name: dict(box.data.shown(f"advances.{name}"))
                for name in ("strata", "navigatio", "moneta", "res_publica", "commercium")
            },
            "personalities": dict(box.data.shown("personalities")),
            "wall_symbols": box.wall_symbols,
            "win_at": box.win_at,
            "sides": box.sides,
        }


GAME: Final = AntikeDuellum()
