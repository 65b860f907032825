"""Corduba: Roman families rebuild a city of three districts under Rome's demands; solo against Caepio."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.corduba.board import CordubaBox
from quadriga.games.corduba.judge import LOST, W, judge
from quadriga.games.corduba.pieces import DISTRICT_NAMES
from quadriga.games.corduba.position import arrange
from quadriga.games.corduba.setup import begin
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Box, Game, Setting, Value
from quadriga.kernel.game_data import GameData

LEVEL = Setting("level", "praetor", ("aedil", "praetor", "consul"))  # COR-23.5
VARIANT = Setting("variant", "senators", ("senators", "monuments", "both"))  # COR-27.6, COR-27.7


class CordubaGame(Game[Corduba]):
    key = "corduba"
    title = "Corduba"
    prefix = "COR"
    seat_counts = range(1, 5)
    settings = (LEVEL, VARIANT)
    rules_version = 2
    reasons = ("senate", "rebellion")
    judge_unit = W["unit"]
    solo_even = W["even"]

    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> CordubaBox:
        return CordubaBox(self, seats, settings, data)

    def check(self, seats: int, settings: Mapping[str, Value]) -> None:
        for setting in self.settings:
            if seats > 1 and settings[setting.name] != setting.default:
                raise SettingError(f"option {setting.name!r} is for the solo game")

    def set_up(self, box: Box) -> Corduba:
        assert isinstance(box, CordubaBox)
        state = Corduba(box)
        begin(state)
        return state

    def arrange(self, state: Corduba, position: Mapping[str, Any]) -> None:
        arrange(state, position)

    def tables(self, box: Box) -> dict[str, Any]:
        assert isinstance(box, CordubaBox)
        f = box.data
        return {
            "districts": [dict(row) for row in f["district"]],
            "district_names": list(DISTRICT_NAMES),
            "buildings": [dict(row) for row in f["building"]],
            "monuments": [dict(row) for row in f["monument"]],
            "monument_bonus": dict(f["monument_bonus"]),
            "sites": [dict(row) for row in f["site"]],
            "castra": dict(f["castra"]),
            "spaces": box.space_names,
            "specialists": [dict(row) for row in f["specialist"]],
            "prestige_tracks": [dict(row) for row in f["prestige_track"]],
            "insula_tracks": [dict(row) for row in f["insula_track"]],
            "construction_bonus": dict(f["construction_bonus"]),
            "demands": [dict(row) for row in f["romae_card"]],
            "rome": dict(f["rome"]),
            "ultimo_decade": dict(f["ultimo_decade"]),
            "res_gestae": [dict(row) for row in f["res_gestae"]],
            "hereditas": [dict(row) for row in f["hereditas"]],
            "families": [dict(row) for row in f["family"]],
            "family_ability": dict(f["family_ability"]),
            "caepio_cards": [dict(row) for row in f["caepio_card"]],
            "capacity": box.capacity,
            "price_max": box.price_max,
            "storage_limit": box.storage_limit,
            "tracks": dict(f["tracks"]),
            "unrest_track": dict(f["unrest_track"]),
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

    def judge(self, state: Corduba, seat: int) -> float:
        return judge(state, seat)

    def nobody(self, state: Corduba) -> float:
        return LOST[len(state.revolts())]


GAME = CordubaGame()
