"""The box of Antike Duellum: the map as a graph, the data as plain numbers, the vocabulary (chapter 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quadriga.games.antike.vocabulary import action_vocabulary, event_vocabulary
from quadriga.kernel.errors import DataError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

BROWN: Final = 0
BEIGE: Final = 1
COLOURS: Final[tuple[str, ...]] = ("brown", "beige")
NOBODY: Final = -1
IN_THE_MIDDLE: Final = -1
"""Where a rondel stone is before the first own turn (ANT-2.12)."""
MARBLE: Final = 0
IRON: Final = 1
GOLD: Final = 2
COIN: Final = 3
RESOURCES: Final[tuple[str, ...]] = ("marble", "iron", "gold")
LEGION: Final = 0
GALLEY: Final = 1
GENERAL: Final = 2
ADMIRAL: Final = 3
UNITS: Final[tuple[str, ...]] = ("legion", "galley", "general", "admiral")
ARM: Final[tuple[int, ...]] = (LEGION, GALLEY, LEGION, GALLEY)
"""How a unit moves and fights: the General like a legion, the Admiral like a galley (ANT-16.3)."""
SPECIAL: Final[tuple[int, ...]] = (GENERAL, ADMIRAL)
"""The special unit of each colour (ANT-16.1)."""
STRATA: Final = 0
NAVIGATIO: Final = 1
MONETA: Final = 2
RES_PUBLICA: Final = 3
COMMERCIUM: Final = 4
ADVANCES: Final[tuple[str, ...]] = ("strata", "navigatio", "moneta", "res_publica", "commercium")
KING: Final = 0
GENERAL_CARD: Final = 1
CITIZEN: Final = 2
SCHOLAR: Final = 3
SEAFARER: Final = 4
FIELDS: Final[tuple[str, ...]] = (
    "ferrum",
    "templum",
    "aurum",
    "duellum_1",
    "militia",
    "marmor",
    "scientia",
    "duellum_2",
)
PERSONALITIES: Final[tuple[str, ...]] = ("king", "general", "citizen", "scholar", "seafarer")


class AntikeBox(Box):
    """Everything the rules look up."""

    def __init__(self, game: Game[State], settings: Mapping[str, Value], data: GameData) -> None:
        super().__init__(game, 2, settings, data)
        self.seat_names = list(COLOURS)
        self.special_units = bool(settings["special_units"])
        self.turn_cap = int(str(settings["turn_cap"]))
        self._read_map(str(settings["map"]))
        self._read_numbers()
        self._read_cards()
        self.vocabulary = action_vocabulary(self)
        self.event_vocabulary = event_vocabulary(self)

    def _read_map(self, name: str) -> None:
        """ANT-1.1: regions, and borders by type."""
        table = self.data[f"map.{name}"]
        regions = table["regions"]
        ids = [region["id"] for region in regions]
        self.ids: dict[str, int] = {key: number for number, key in enumerate(ids)}
        self.names = [str(region["name"]) for region in regions]
        self.land: list[list[int]] = [[] for _ in ids]
        self.sea: list[list[int]] = [[] for _ in ids]
        self.near: list[list[int]] = [[] for _ in ids]
        self.borders: list[tuple[int, int, str]] = []
        for n, border in enumerate(table["borders"]):
            a, b = (self._region(f"map.{name}.borders[{n}].{end}", border[end]) for end in "ab")
            if border["type"] not in ("land", "sea", "both"):
                raise DataError(f"map.{name}.borders[{n}].type", f"expected land, sea or both, not {border['type']!r}")
            self.borders.append((a, b, border["type"]))
            for one, other in ((a, b), (b, a)):
                self.near[one].append(other)  # ANT-1.2
                if border["type"] != "sea":
                    self.land[one].append(other)
                if border["type"] != "land":
                    self.sea[one].append(other)
        self.reach = [self.land, self.sea]
        self.moves: list[list[list[Action]]] = [
            [[("move", kind, at, to) for to in near] for at, near in enumerate(self.reach[ARM[kind]])]
            for kind in range(len(UNITS))
        ]
        """moves[unit][region]: across each border."""
        self.cities = [n for n, region in enumerate(regions) if region["city"]]  # ANT-1.3
        self.is_site = [bool(region["city"]) for region in regions]
        self.sites_in_reach = [[[to for to in near if self.is_site[to]] for near in arm] for arm in self.reach]
        self.has_ship = [bool(region["ship"]) for region in regions]
        self.sides = [str(self.data[f"sides.{name}.{colour}"]) for colour in COLOURS]
        self.start_cities = [
            [self._region(f"map.{name}.start_{colour}.{r}", table[f"start_{colour}"][r]) for r in RESOURCES]
            for colour in COLOURS
        ]

    def _region(self, key: str, name: Any) -> int:
        if name not in self.ids:
            raise DataError(key, f"expected the id of a region of the map, not {name!r}")
        return self.ids[name]

    def _read_numbers(self) -> None:
        f = self.data
        self.legions = f.number("components.legions_per_player")
        self.galleys = f.number("components.galleys_per_player")
        self.temples = f.number("components.temples")
        self.walls = f.number("components.walls_total")
        self.coins = f.number("coins.total")
        self.tiles = [f.number(f"city_tiles.{r}") for r in RESOURCES]
        self.start_stock = [f.number(f"setup.start_resources.{r}") for r in RESOURCES]
        self.start_recruits = [f.number("setup.recruit_box_legions"), f.number("setup.recruit_box_galleys")]
        self.start_walls = f.number("setup.walls_in_reserve")
        self.start_coins = f.number("setup.second_player_coins")
        self.open_cards = f.number("setup.open_event_cards")
        self.fields: list[str] = list(f["rondel.fields_clockwise"])
        for n, field in enumerate(self.fields):
            if field not in FIELDS or field in self.fields[:n]:
                raise DataError(
                    f"rondel.fields_clockwise[{n}]", f"expected each of {', '.join(FIELDS)} once, not {field!r}"
                )
        self.free_steps = f.number("rondel.free_steps")
        self.step_cost = f.number("rondel.cost_per_extra_step")
        self.ways = [*(self._ways(stone) for stone in range(len(self.fields))), [0] * len(self.fields)]
        """ways[stone][field] is what the move costs (ANT-3.4, ANT-3.5); the last row is for IN_THE_MIDDLE (ANT-3.3)."""
        self.within_reach: list[list[list[Action]]] = [
            [
                [("rondel", field) for field, cost in enumerate(ways) if cost <= budget]
                for budget in range(max(ways) + 1)
            ]
            for ways in self.ways
        ]
        """The moves that can be paid: within_reach[stone][budget], the last budget being enough for all."""
        produced = f["production.field_resource"]
        for field, resource in produced.items():
            if resource not in RESOURCES:
                raise DataError(
                    f"production.field_resource.{field}", f"expected {' or '.join(RESOURCES)}, not {resource!r}"
                )
        self.produced = [RESOURCES.index(produced[field]) if field in produced else NOBODY for field in self.fields]
        self.city_yield = (f.number("production.city"), f.number("production.city_with_temple"))
        self.production_coins = f.number("production.coins")
        self.moneta_bonus = f.number("production.moneta_bonus")
        marble, iron, gold = (f.number(f"costs.city.{r}") for r in RESOURCES)
        self.city_cost = (marble, iron, gold)
        self.city_total = marble + iron + gold
        self.city_surcharge = f.number("costs.city_coin_per_same_neighbour")
        self.temple_marble = f.number("costs.temple_marble")
        self.temple_surcharge = f.number("costs.temple_coin_per_neighbour_temple")
        self.wall_marble = f.number("costs.wall_marble")
        self.arm_iron = f.number("costs.arm_unit_iron")
        self.arm_special_iron = f.number("costs.arm_special_iron") if self.special_units else 0
        self.recruit_gold = (f.number("costs.recruit_legion_gold"), f.number("costs.recruit_galley_gold"))
        self.commercium_give = f.number("costs.commercium_give")
        self.commercium_get = f.number("costs.commercium_get")
        self.arm_limit = (f.number("limits.arm_per_city"), f.number("limits.arm_per_city_with_temple"))
        self.base_strength = (f.number("strength.city"), f.number("strength.city_with_temple"))
        self.unit_strength = f.number("strength.per_defending_unit")
        self.republic_strength = f.number("strength.res_publica")
        self.wall_strength = f.number("strength.wall")
        self.fortress_strength = f.number("strength.festung")
        self.special_strength = f.number("strength.special_unit") if self.special_units else 0
        self.steps = (f.number("movement.steps"),) * 2
        self.far_steps = (
            f.number("movement.steps_with_strata_legion"),
            f.number("movement.steps_with_navigatio_galley"),
        )
        self.wall_symbols: list[int] = list(f["track.wall_symbols_at"])
        self.win_at = f.number("track.win_at")
        self.prices = [(f.number(f"advances.{a}.high"), f.number(f"advances.{a}.low")) for a in ADVANCES]
        prices = [price for pair in self.prices for price in pair]
        prices += [self.temple_marble, self.wall_marble, self.arm_iron, *self.recruit_gold]
        prices += [self.arm_special_iron] if self.special_units else []
        self.something_free = 0 in prices
        """Only with overridden data: then an action may be worth asking for even without anything to pay with."""
        self.people = [f.number(f"personalities.{p}.count") for p in PERSONALITIES]
        self.needed = [self._one_or_more(f"personalities.{p}.per") for p in PERSONALITIES]
        plain, symbol = (
            f.number("personalities.sea_points_plain"),
            self._one_or_more("personalities.sea_points_ship_symbol"),
        )
        self.sea_points = [
            symbol if ship else plain if sea else 0 for ship, sea in zip(self.has_ship, self.sea, strict=True)
        ]
        kings, citizens, seafarers = (
            [self.needed[kind] * (n + 1) for n in range(self.people[kind] + 1)] for kind in (KING, CITIZEN, SEAFARER)
        )
        most = max(plain, symbol)
        self.looks = kings, [self.temples - n for n in citizens], [-(-n // most) for n in seafarers]
        """With n taken, the next may be due from looks[0][n] cities, at most looks[1][n] temples in the bank, or
        galleys in looks[2][n] regions: quick to see, and true whenever it is due."""

    def _one_or_more(self, key: str) -> int:
        value = self.data.number(key)
        if value < 1:
            raise DataError(key, f"expected 1 or more, not {value}")
        return value

    def _ways(self, stone: int) -> list[int]:
        steps = [(field - stone - 1) % len(self.fields) + 1 for field in range(len(self.fields))]  # ANT-3.6
        return [max(0, (n - self.free_steps) * self.step_cost) for n in steps]

    def _read_cards(self) -> None:
        events: Sequence[Mapping[str, Any]] = self.data["event"]
        self.cards = [str(event["id"]) for event in events]
        self.timing = [str(event["timing"]) for event in events]
        self.amount = {str(event["id"]): int(event.get("amount", 0)) for event in events}
        self.iron_less = next((int(event["iron_less"]) for event in events if "iron_less" in event), 0)
        self.deck = [card for card, event in enumerate(events) for _ in range(event["copies"])]
        self.fortress = self.cards.index("festung") if "festung" in self.cards else NOBODY
