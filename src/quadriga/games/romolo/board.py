"""The box of Romolo o Remo?: the hex map, the data as plain numbers, the tables the rules look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quadriga.games.romolo.vocabulary import action_vocabulary, event_vocabulary
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

NOBODY: Final = -1
OUTSIDE: Final = -1

PLAIN: Final = 0
HILL: Final = 1
FOREST: Final = 2
WATER: Final = 3
FACE_DOWN: Final = -1
TERRAINS: Final[tuple[str, ...]] = ("plain", "hill", "forest", "water")

GRAIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
SALT: Final = 3
REFINED: Final = 4
GOODS: Final[tuple[str, ...]] = ("grain", "wood", "stone", "salt", "refined")
GOODS_COUNT: Final = len(GOODS)

WORKER: Final = 0
SOLDIER: Final = 1
MERCENARY: Final = 2
EXPLORER: Final = 3
UNITS: Final[tuple[str, ...]] = ("worker", "soldier", "mercenary", "explorer")
KINDS: Final = len(UNITS)

FARM: Final = 0
STOREHOUSE: Final = 1
TEMPLE: Final = 2
WORKS: Final = 3
AQUEDUCT: Final = 4
FORUM: Final = 5
PORT: Final = 6
WALL: Final = 7
TOWER: Final = 8
QUARRY: Final = 9
BUILDINGS: Final[tuple[str, ...]] = (
    "farm",
    "storehouse",
    "temple",
    "sawmill",
    "aqueduct",
    "forum",
    "port",
    "wall",
    "tower",
    "quarry",
)
"""Sawmill and quarry are one piece (ROM-8.11): WORKS is a sawmill on forest; on a hill it is spoken of as QUARRY."""
PIECE_OF: Final = (*range(TOWER + 1), WORKS)
"""The piece that stands for each building as it is spoken of."""
STRIDE: Final = 7
"""Kinds of buildings counted by hex: built[hex * STRIDE + kind] for FARM to PORT."""
MERCENARIES: Final = 8
BATTLES: Final = 9
STOCKS: Final[tuple[str, ...]] = ("farm", "storehouse", "temple", "quarry_sawmill", "aqueduct", "forum", "port", "wall",
                                 "mercenary", "battle_marker")  # fmt: skip
"""The ten kinds of pieces in the bank (ROM-1.11), in the order of the buildings."""

HAND: Final = -1
GONE: Final = -2
FALLEN: Final = -3
BANK: Final = -4
"""Where a unit is that is on no hex: in hand, out of the game, lying before its owner, in the bank."""
LYING: Final = 1
MARKED: Final = 2
FRESH: Final = 4
DONE: Final = 8
RETREATED: Final = 16
NEW: Final = 32
"""What can be said of a unit; FRESH: the marker is of this turn; DONE: activated, NEW: created in this phase."""
CROWD: Final = 5
"""Bits for the units of one owner in the crowd of a hex."""

X2: Final = 0
PLUS3: Final = 1
PLUS_LOSS: Final = 2
MINUS_LOSS: Final = 3
RETREAT: Final = 4
BLANK: Final = 5
SYMBOLS: Final[tuple[str, ...]] = ("x2", "plus3", "plus1loss", "minus1loss", "retreat", "blank")

AEDIFICATOR: Final = 0
APOTHECARIUS: Final = 1
ARCHITECTUS: Final = 2
ARTIFEX: Final = 3
CONSUL: Final = 4
DEFENSOR: Final = 5
DUX: Final = 6
EQUUS: Final = 7
FOEDERATUS: Final = 8
FURNARIUS: Final = 9
HEROS: Final = 10
MERCATOR: Final = 11
NAUTA: Final = 12
NEGOTIATOR: Final = 13
OBSESSOR: Final = 14
PATRONUS: Final = 15
PRAEDO: Final = 16
PRAEPOSITUS: Final = 17
PUBLICUS: Final = 18
SACERDOS: Final = 19
TRADUCTOR: Final = 20
CHARACTERS: Final[tuple[str, ...]] = (
    "aedificator", "apothecarius", "architectus", "artifex", "consul", "defensor", "dux", "equus", "foederatus",
    "furnarius", "heros", "mercator", "nauta", "negotiator", "obsessor", "patronus", "praedo", "praepositus",
    "publicus", "sacerdos", "traductor",
)  # fmt: skip
TYPES: Final[tuple[str, ...]] = ("I", "II", "III")
NOT_HIRED: Final = -1
OUT: Final = -2
RIVAL: Final = 9
"""Who holds a character tile: nobody yet, it has left the game, or the A.I. player, who uses no powers (ROM-21.17)."""

CATEGORIES: Final[tuple[str, ...]] = ("characters", "hexes", "dominion", "population", "battle_markers", "money")
COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "red", "brown")
EVENTS: Final[tuple[str, ...]] = ("white", "yellow", "pink", "blue", "brown")


class RomoloBox(Box):
    """Everything the rules look up."""

    def __init__(self, game: Game[State], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        super().__init__(game, seats, settings, data)
        self.solo = seats == 1
        self.teams = bool(settings["teams"])
        self.die = settings["dice"] == "die"
        self.bag = settings["events"] == "bag"
        self.hidden_coins = bool(settings["hidden_coins"])
        self.round_cap = int(str(settings["round_cap"]))
        self.owners = seats + self.solo
        """The players, and in the solo game the A.I. player after them."""
        self.ai = seats if self.solo else NOBODY
        self.seat_names = list(COLOURS[:seats])
        self._read_map()
        self._read_units()
        self._read_numbers()
        self._read_characters()
        self._read_payments()
        self.vocabulary = action_vocabulary(self)
        self.event_vocabulary = event_vocabulary(self)

    # -- the map -----------------------------------------------------------------------------------------------

    def _read_map(self) -> None:
        table = self.data[f"map.p{self.seats}"]
        steps: list[list[int]] = self.data["geometry.directions"]
        seats = [[(q, r) for q, r in hexes] for hexes in table["seats"]]
        down = [(q, r) for q, r in table["face_down"]]
        ai = [(q, r) for q, r in [table["ai_capital"]]] if self.solo else []
        self.places = sorted([*(at for hexes in seats for at in hexes), *down, *ai], key=lambda at: (at[1], at[0]))
        """The axial coordinates of the hexes, row by row."""
        number = {at: n for n, at in enumerate(self.places)}
        self.number = number
        rows = sorted({r for _, r in self.places})
        self.hex_names = [
            "ABCDEFGHIJ"[rows.index(r)] + str(1 + [p for p in self.places if p[1] == r].index((q, r)))
            for q, r in self.places
        ]
        hexes = range(len(self.places))
        self.hexes = len(self.places)
        self.sides = [[number.get((q + dq, r + dr), OUTSIDE) for dq, dr in steps] for q, r in self.places]
        """sides[hex][direction] is the hex on that side, or OUTSIDE."""
        self.near = [[n for n in side if n != OUTSIDE] for side in self.sides]
        self.around = [[h, *near] for h, near in enumerate(self.near)]
        """A hex and its neighbours."""
        self.moves: list[list[tuple[int, Action]]] = [[(n, ("move", n)) for n in near] for near in self.near]
        self.wall_bit = [[0] * self.hexes for _ in hexes]
        """wall_bit[a][b]: the wall of hex b on its side towards hex a, for neighbours."""
        for a in hexes:
            for direction, b in enumerate(self.sides[a]):
                if b != OUTSIDE:
                    self.wall_bit[b][a] = 1 << direction
        self.distance = [
            [
                max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))
                for bq, br in self.places
            ]
            for aq, ar in self.places
        ]  # fmt: skip
        self.homes = [[number[at] for at in hexes] for hexes in seats]
        self.face_down = [number[at] for at in down]
        self.ai_capital = number[ai[0]] if ai else NOBODY
        self.marked_hexes = [number[(q, r)] for q, r in table["multiplier"]]

    # -- the units ---------------------------------------------------------------------------------------------

    def _read_units(self) -> None:
        f = self.data
        rows = {str(row["id"]): row for row in f["unit"]}
        self.combat = [int(rows[name]["combat"]) for name in UNITS]
        self.actions = [int(rows[name]["actions"]) for name in UNITS]
        self.eats = [bool(rows[name]["eats"]) for name in UNITS]
        self.influence = [int(rows[name]["influence"]) for name in UNITS]
        self.tower_combat = int(rows["tower"]["combat"])
        self.tower_losses = int(rows["tower"]["losses_to_destroy"])
        pieces = [
            f.number("setup.hand_workers"),
            f.number("setup.hand_soldiers"),
            int(f["bank.mercenary"][self.seats - 1]),
            f.number("setup.hand_explorers"),
        ]
        kinds = [kind for kind in range(KINDS) for _ in range(pieces[kind])]
        self.pieces = len(kinds)
        """How many units one owner can ever have; unit u belongs to owner u // pieces."""
        self.kind = kinds * self.owners
        self.owner = [owner for owner in range(self.owners) for _ in kinds]
        self.ranges = [list(range(owner * self.pieces, (owner + 1) * self.pieces)) for owner in range(self.owners)]
        starts = [sum(pieces[:kind]) for kind in range(KINDS)]
        self.of_kind = [
            [units[start : start + number] for start, number in zip(starts, pieces, strict=True)]
            for units in self.ranges
        ]
        """of_kind[owner][kind]: the numbers of those units."""
        self.military = [units[SOLDIER] + units[MERCENARY] for units in self.of_kind]
        self.value = [self.combat[kind] for kind in self.kind]
        if self.solo:
            for unit in self.ranges[self.ai]:
                self.value[unit] = f.number("solo.ai_unit_combat")  # ROM-21.7
        team = [[p for p in range(self.seats) if p % 2 == seat % 2] for seat in range(self.seats)]
        self.side = [p % 2 if self.teams else p for p in range(self.owners)]
        """Owners of one side are partners."""
        self.partners = team if self.teams else [[p] for p in range(self.seats)]
        ones = (1 << CROWD) - 1
        self.others = [
            sum(ones << CROWD * p for p in range(self.owners) if self.side[p] != self.side[owner])
            for owner in range(self.owners)
        ]
        """others[owner]: the bits of a crowd that belong to another side."""
        self.own = [ones << CROWD * owner for owner in range(self.owners)]
        self.one = [1 << CROWD * owner for owner in self.owner]
        self.limits = [(0, 0)] * 100
        for row in f["unit_limit"]:
            for strength in range(row["strength_min"], row["strength_max"] + 1):
                self.limits[strength] = (int(row["workers"]), int(row["military"]))  # ROM-10.1

    # -- the numbers -------------------------------------------------------------------------------------------

    def _read_numbers(self) -> None:
        f = self.data
        column = self.seats - 1
        self.stock = [int(f[f"bank.{name}"][column]) for name in STOCKS]
        self.tiles = [int(row["tiles"]) for row in f["terrain"]]
        self.water_stack = f.number("setup.water_stack")
        self.start_goods = [int(f["setup.resources"].get(good, 0)) for good in GOODS]
        self.silver = f.number("money.silver")
        self.start_coins = f.number("setup.silver") * self.silver
        self.start_workers = f.number("setup.workers")
        self.start_plains = f.number("setup.tiles_per_player_plain")
        self.tokens = [f.number("multiplier_tokens.x2"), f.number("multiplier_tokens.x3")]
        self.prices = f.number("market.price_start")
        self.price_min, self.price_max = f.number("market.price_min"), f.number("market.price_max")
        self.column_max = f.number("market.cubes_per_column_max")
        self.update_at = f.number("market.update_threshold")
        self.sale_min = f.number("market.sale_min_price")
        self.zero_cubes = f.number("market.buy_at_zero_cubes")
        self.zero_halves = f.number("market.buy_at_zero_halves")
        bonus = f["forum.bonus"]
        self.forum_bonus = [f.number("forum.bonus_below_4")] * 4 + [int(bonus["s4"]), int(bonus["s5"])]
        self.forum_bonus += [int(bonus["s6plus"])] * 94
        self.forum_step = f.number("forum.per_further_forum")
        self.salt_first, self.salt_step = f.number("wages.salt_first"), f.number("wages.salt_step")
        self.free_salt_halves = f.number("wages.coins_per_salt_when_price_zero_halves")
        g = f["growth_costs"]
        self.create_cost = {
            WORKER: (GRAIN, int(g["create_worker"]["grain"])),
            SOLDIER: (REFINED, int(g["create_soldier"]["refined"])),
            EXPLORER: (GRAIN, int(g["create_explorer"]["grain"])),
        }
        self.convert_cost = int(g["convert_explorer_to_worker"]["grain"])
        self.mercenary_cost = int(g["mercenary_coin_value"]) * self.silver
        self.mercenaries_per_action = int(g["mercenaries_per_action"])
        self.character_base = int(g["character_base_coins"]) * self.silver
        self.character_step = int(g["character_step_coins"]) * self.silver
        self.characters_per_turn = int(g["characters_per_turn"])
        self.skip_coins = int(g["skip_action_phase_coins"]) * self.silver
        self.refine_in, self.refine_out = int(g["refine_in"]), int(g["refine_out"])
        self.limit_base = f.number("building_limit.base")
        self.limit_step = f.number("building_limit.per_aqueduct")
        self.min_payment = f.number("building_limit.min_payment")
        rows = {str(row["id"]): row for row in f["building"]}
        self.farm_feeds = int(rows["farm"]["feeds"])
        self.wall_group = int(rows["wall"]["walls_per_building"])
        self.walls_per_action = int(rows["wall"]["max_per_action"])
        self.malus = f.number("combat.hindrance_malus")
        self.loss_table = [
            next(int(row["losses"]) for row in f["combat.losses"] if row["diff_min"] <= d <= row["diff_max"])
            for d in range(40)
        ]
        faces = f["die_face"]
        self.faces = [int(face["number"]) for face in faces]
        self.face_symbol = [SYMBOLS.index(face["symbol"]) for face in faces]
        self.face_names = ["blank" if n == 0 else str(n) for n in self.faces]
        symbols = {str(row["id"]): int(row["value"]) for row in f["dice_tile"]}
        self.times, self.plus = symbols["x2"], symbols["plus3"]
        self.more_losses, self.fewer_losses = symbols["plus1loss"], -symbols["minus1loss"]
        reach = f["influence.range_by_strength"]
        self.reach = [0] + [int(reach["s1to3"])] * 3 + [int(reach["s4"]), int(reach["s5"])]
        self.reach += [int(reach["s6plus"])] * 94
        self.kinds_needed = f.number("end.kinds_exhausted_needed")
        self.floods = f.number("river.max_replacements_solo" if self.solo else "river.max_replacements")
        self.vp_character, self.vp_publicus = f.number("scoring.character"), f.number("scoring.publicus")
        self.coins_per_vp = f.number("scoring.coins_per_vp") * self.silver
        two = self.solo or self.teams or self.seats == 2  # ROM-19.8, ROM-R161
        key = ("two_players_first", "two_players_second") if two else ("first", "second")
        self.majority = [f.number(f"scoring.majority.{name}") for name in key]
        self.tie_break = [CATEGORIES.index(name) for name in f["scoring.tie_break"]]
        self.exchange_max = f.number("team.exchange_max") if self.teams else 0
        if self.solo:
            self._read_solo()

    def _read_solo(self) -> None:
        f = self.data
        self.ai_units_max = f.number("solo.limits.ai_units_max")
        self.end_roll: list[int] = list(f["solo.end_roll"])
        self.ai_dominion = f.number("solo.dominion_per_hex")
        self.ai_population = f.number("solo.population_per_unit_halves")
        self.ai_neighbours = f.number("solo.influence_adjacent_units_per_point")
        events = {str(row["cube"]): row for row in f["solo_event"]}
        self.events = [int(events[cube]["count"]) for cube in EVENTS]
        self.event_slot = {int(face[1:]): int(slot) for face, slot in events["yellow"]["die_to_slot"].items()}
        self.price_up: list[int] = list(events["pink"]["up_on"])
        self.price_down: list[int] = list(events["pink"]["down_on"])
        self.event_units = {int(face[1:]): int(number) for face, number in events["blue"]["units_on"].items()}

    def _read_characters(self) -> None:
        f = self.data
        tiles = {str(row["id"]): row for row in f["character_tile"]}
        self.character_type = [TYPES.index(tiles[name]["type"]) for name in CHARACTERS]
        self.of_type = [[c for c, kind in enumerate(self.character_type) if kind == k] for k in range(len(TYPES))]
        self.copies = [int(tiles[name]["copies"]) for name in CHARACTERS]
        self.groups = [str(tiles[name]["group"]) for name in CHARACTERS]
        self.character = [c for c in range(len(CHARACTERS)) for _ in range(self.copies[c])]
        """The character of each of the 24 tiles."""
        self.tiles_of = [[t for t, of in enumerate(self.character) if of == c] for c in range(len(CHARACTERS))]
        self.architectus = self.tiles_of[ARCHITECTUS][0]
        self.aedificator = self.tiles_of[AEDIFICATOR][0]
        self.defensor = self.tiles_of[DEFENSOR][0]
        self.obsessor = self.tiles_of[OBSESSOR][0]
        self.equus = self.tiles_of[EQUUS][0]
        self.nauta = self.tiles_of[NAUTA][0]
        column = self.seats - 1
        self.deck = [int(f[f"setup.character_counts.type_{kind}"][column]) for kind in TYPES]
        self.display = int(f["setup.character_counts.display"][column])
        row = {str(row["id"]): row for row in f["character"]}
        self.surcharge = int(row["aedificator"]["surcharge"])
        self.defensor_bonus = int(row["defensor"]["defence_bonus"])
        self.defensor_walls = int(row["defensor"]["walls_on_tile"])
        self.dux_counters = int(row["dux"]["counters"])
        self.dux_bonus = int(row["dux"]["bonus_per_counter"])
        self.equus_moves = int(row["equus"]["extra_land_moves"])
        self.foederatus_counters = int(row["foederatus"]["counters"])
        self.furnarius_feeds = int(row["furnarius"]["feeds"])
        self.heros_bonus = int(row["heros"]["attack_bonus"])
        give, get = row["mercator"]["give_by_strength"], row["mercator"]["get_by_strength"]
        self.mercator_give = [int(give["s0to3"])] * 4 + [int(give["s4"]), int(give["s5"])] + [int(give["s6plus"])] * 94
        self.mercator_get = [int(get["s0to6"])] * 7 + [int(get["s7plus"])] * 93
        self.nauta_trade = int(row["nauta"]["extra_trade"])
        self.obsessor_bonus = int(row["obsessor"]["tower_attack_bonus"])
        self.patronus = (int(row["patronus"]["vp_richest"]), int(row["patronus"]["vp_second"]))
        self.stolen_divisor = int(row["praedo"]["stolen_divisor"])
        self.no_goods_coins = int(row["praedo"]["coin_if_no_resources"]) * self.silver
        self.praepositus_extra = int(row["praepositus"]["extra_production"])
        self.sacerdos_points = int(row["sacerdos"]["influence_points"])
        self.artifex_vp = int(row["artifex"]["vp_per_building_kind"])

    # -- what can be paid --------------------------------------------------------------------------------------

    def _read_payments(self) -> None:
        """ROM-8.1, ROM-8.9: the costs, and for what is at hand the buildings that can be paid."""
        f = self.data
        names = {FARM: "farm", STOREHOUSE: "storehouse", TEMPLE: "temple", AQUEDUCT: "aqueduct", FORUM: "forum",
                 PORT: "port", WORKS: "sawmill", QUARRY: "quarry"}  # fmt: skip
        self.cost = [(0, 0)] * len(BUILDINGS)
        """cost[building] is (stone, wood)."""
        for kind, name in names.items():
            self.cost[kind] = (f.number(f"building_cost.{name}.stone"), f.number(f"building_cost.{name}.wood"))
        self.wall_cost = f.number("building_cost.wall.amount")
        self.sites = [
            [FARM, STOREHOUSE, TEMPLE, AQUEDUCT, FORUM, PORT],
            [QUARRY],
            [WORKS],
            [],
        ]
        """What can stand on each terrain (walls apart)."""
        self.most = 1 + max(max(cost) for cost in self.cost)
        self.payable: list[list[list[list[list[int]]]]] = [
            [
                [
                    [
                        [kind for kind in sites if self.can_pay(kind, stone, wood, temples)]
                        for temples in range(self.most + 1)
                    ]
                    for wood in range(self.most + 1)
                ]
                for stone in range(self.most + 1)
            ]
            for sites in self.sites
        ]  # fmt: skip
        """payable[terrain][stone][wood][temples], each number capped at `most`."""

    def can_pay(self, kind: int, stone: int, wood: int, temples: int) -> bool:
        need_stone, need_wood = self.cost[kind]
        total = max(self.min_payment, need_stone + need_wood - temples)
        return min(stone, need_stone) + min(wood, need_wood) >= total
