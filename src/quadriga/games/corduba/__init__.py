"""Corduba: Roman families rebuild a city of three districts under Rome's demands; solo against Caepio."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quadriga.games.corduba.board import CordubaBox
from quadriga.games.corduba.pieces import DISTRICT_NAMES
from quadriga.games.corduba.position import arrange
from quadriga.games.corduba.setup import begin
from quadriga.games.corduba.state import REBELLION, Corduba
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import State

LEVEL: Final = Setting("level", "praetor", ("aedil", "praetor", "consul"))  # COR-23.5
VARIANT: Final = Setting("variant", "senators", ("senators", "monuments", "both"))  # COR-27.6, COR-27.7
GENTLE_UNREST: Final = Setting("gentle_unrest", False, ours=True)  # COR-R82


class CordubaGame(Game[Corduba]):
    key = "corduba"
    title = "Corduba"
    prefix = "COR"
    seat_counts = range(1, 5)
    settings = (LEVEL, VARIANT, GENTLE_UNREST)
    rules_version = 3
    reasons = ("senate", REBELLION)

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> CordubaBox:
        return CordubaBox(self, seats, settings, data)

    def check(self, seats: int, settings: Mapping[str, Value]) -> None:
        for setting in (LEVEL, VARIANT):
            if seats > 1 and settings[setting.name] != setting.default:
                raise SettingError(f"setting {setting.name!r} is for the solo game")

    def set_up(self, box: Box) -> Corduba:
        assert isinstance(box, CordubaBox)
        state = Corduba(box)
        begin(state)
        return state

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        assert isinstance(state, Corduba)
        arrange(state, position)

    def tables(self, box: Box) -> dict[str, Any]:
        assert isinstance(box, CordubaBox)
        shown = box.data.shown
        return {
            "districts": shown("district"),
            "district_names": list(DISTRICT_NAMES),
            "buildings": shown("building"),
            "monuments": [
                {**row, "cost": {**row["cost"], "workers": workers}}
                for row, workers in zip(shown("monument"), box.monument_workers, strict=True)
            ],
            "monument_bonus": shown("monument_bonus"),
            "sites": shown("site"),
            "castra": shown("castra"),
            "spaces": box.space_names,
            "specialists": shown("specialist"),
            "prestige_tracks": shown("prestige_track"),
            "insula_tracks": shown("insula_track"),
            "construction_bonus": shown("construction_bonus"),
            "demands": shown("romae_card"),
            "rome": shown("rome"),
            "ultimo_decade": shown("ultimo_decade"),
            "res_gestae": shown("res_gestae"),
            "hereditas": shown("hereditas"),
            "families": shown("family"),
            "family_ability": shown("family_ability"),
            "caepio_cards": shown("caepio_card"),
            "capacity": box.capacity,
            "price_max": box.price_max,
            "storage_limit": box.storage_limit,
            "tracks": shown("tracks"),
            "unrest_track": shown("unrest_track"),
            "sides": box.side_names,
            "decade_of_round": [decade + 1 for decade in box.decade_of_round],
            "markers": box.markers,
            "solo": {
                "district_of_die": box.die,
                "goals": box.goals,
                "variant": box.variant,
                "monuments": box.monuments_to_win,
            }
            if box.solo
            else None,
        }


GAME: Final = CordubaGame()
