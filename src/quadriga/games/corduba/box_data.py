"""The data of Corduba as plain numbers, chapter by chapter of data.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from quadriga.games.corduba.geometry import District
from quadriga.games.corduba.pieces import (
    ABILITIES,
    AMPHORAE,
    COLOURS,
    DENARII,
    DISTRICT_NAMES,
    DISTRICTS,
    EFFECTS,
    GOOD_NAMES,
    HELD_IN,
    LASTING,
    LEGIONARIES,
    MARBLE,
    NO_ABILITY,
    OFFERING1,
    OFFERING2,
    RESOURCES,
    SPECIALISTS,
    TEN,
    TRADE,
    VELITES,
    Parts,
)
from quadriga.kernel.errors import DataError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State


class Inheritance(NamedTuple):
    """What a Hereditas card gives (COR-2.15 to COR-2.21)."""

    name: str
    denarii: int
    basic: int
    extra: Parts
    register: int
    specialist: str
    prestige: list[tuple[int, int]]
    """Amounts by district."""
    popularity: int
    harmony: int


class CordubaData(Box):
    """The data by name, and the plans of the districts."""

    def __init__(self, game: Game[State], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        super().__init__(game, seats, settings, data)
        self.solo = seats == 1
        self.sides = 2 if self.solo else seats
        """Who has pieces on the board: the players, and Caepio."""
        self.seat_names = list(COLOURS[:seats])
        self.side_names = [COLOURS[0], "caepio"] if self.solo else self.seat_names
        self.level = str(settings["level"])
        self.variant = str(settings["variant"])
        self.gentle_unrest = bool(settings["gentle_unrest"])
        self.spared_popularity = data.number("gentle_unrest.popularity_lost") if self.gentle_unrest else 0
        self._read_table()
        self._read_tracks()
        self._read_buildings()
        self._read_sites()
        self._read_cards()
        self._read_families()
        self.caepio_cards: list[str] = []
        if self.solo:
            self._read_solo()

    def effect(self, key: str, table: Mapping[str, Any]) -> Parts:
        """COR-21: the parts of an effect in the order written."""
        parts = []
        for word, number in table.items():
            if word in ("buy_discount", "sell_premium"):
                continue
            if word not in EFFECTS:
                raise DataError(f"{key}.{word}", "there is no such effect")
            if EFFECTS[word] == TRADE:
                number = table.get("buy_discount", 0) * TEN + table.get("sell_premium", 0)
            parts.append((EFFECTS[word], int(number)))
        return tuple(parts)

    def goods(self, key: str, table: Mapping[str, Any]) -> list[int]:
        """A cost as a list by resource, with denarii last."""
        cost = [0] * (DENARII + 1)
        for name, number in table.items():
            if name == "workers":
                continue
            if name not in GOOD_NAMES[: DENARII + 1]:
                raise DataError(f"{key}.{name}", "is not a resource")
            cost[GOOD_NAMES.index(name)] = int(number)
        return cost

    def _read_table(self) -> None:
        f = self.data
        table = next(row for row in f["by_players"] if row["players"] == self.seats)
        self.resources_each = int(table["resources_each"])  # COR-2.2
        self.capacity = [int(table["market_basic"])] * 6  # COR-2.3
        self.capacity[AMPHORAE] = int(table["market_amphorae"])
        self.capacity[MARBLE] = int(table["market_marble"])
        self.same_kind_limit = int(table["same_kind_limit"])  # COR-8.3
        self.gestae_count = int(table["res_gestae"])  # COR-2.5
        self.storage_limit = int(table["storage_limit"])  # COR-19.1
        self.site_exclusive = bool(table["site_exclusive"])  # COR-11.8
        self.rounds = f.number("calendar.rounds")
        self.decade_of_round = [int(n) - 1 for n in f["calendar.decade_of_round"]]
        self.interphases = [int(n) - 1 for n in f["calendar.interphase_after_rounds"]]
        self.extra_denarii = [int(n) for n in f["setup.extra_denarii_by_seat"]]
        self.start_prestige = f.number("setup.prestige_start")
        self.family_prestige = f.number("setup.family_start_prestige")
        self.hereditas_dealt = f.number("setup.hereditas_dealt")
        self.markers = f.number("limits.unrest_markers_on_board")
        self.cubes = f.number("components.senator_cubes_per_player")
        self.visits = f.number("worth.merchant_visits")
        self.specialist_worth = f.number("worth.specialist")
        self.chain_denarii = f.number("worth.chain_denarii")
        self.claim_figures = f.number("worth.claim_figures")
        self.pass_denarius = f.number("worth.after_pass_denarius")
        self.price_min = f.number("market.price_min")
        self.price_max = [f.number(f"market.price_max.{r}") for r in RESOURCES]
        self.price_start = [f.number(f"market.price_start.{r}") for r in RESOURCES]
        self.buy_step = f.number("market.buy_step")
        self.sell_step = f.number("market.sell_step")
        self.macellum = [
            [(RESOURCES.index(r), int(n)) for r, n in tile["change"].items()] for tile in f["macellum_tile"]
        ]

    def _read_tracks(self) -> None:
        f = self.data
        self.prestige_max = f.number("tracks.prestige_max")
        self.register_max = f.number("tracks.worker_register_max")
        self.popularity_max = f.number("tracks.popularity_max")
        self.harmony_max = f.number("tracks.harmony_max")
        self.unrest_max = f.number("tracks.unrest_max")
        self.barred_at = f.number("unrest_track.cannot_win_at")
        self.senators_lost = [int(n) for n in f["unrest_track.senators_lost"]]
        self.track_bonus: list[list[Parts]] = []
        """track_bonus[district][space]: what reaching the space gives."""
        for track in f["prestige_track"]:
            spaces: list[Parts] = [()] * (self.prestige_max + 1)
            for space, effect in track["bonus"].items():
                spaces[int(space)] = self.effect("prestige_track.bonus", effect)
            self.track_bonus.append(spaces)
        self.insula_slots = [int(track["slots"]) for track in f["insula_track"]]
        self.insula_bonus: list[list[Parts]] = []
        for track in f["insula_track"]:
            slots: list[Parts] = [()] * (int(track["slots"]) + 1)
            for slot, effect in track["bonus"].items():
                slots[int(slot)] = self.effect("insula_track.bonus", effect)
            self.insula_bonus.append(slots)
        self.saved_workers = -int(f["construction_bonus.servorum"]["workers"])
        self.saved_resources = -int(f["construction_bonus.plebeius"]["resource_of_choice"])
        self.saved_denarii = -int(f["construction_bonus.patricius"]["denarii"])
        self.fewest_workers = int(f["construction_bonus.floor"]["workers"])
        self.peculium = [self.effect("specialist.peculium", row["peculium"]) for row in f["specialist"]]  # COR-4.4
        colours = tuple(row["colour"] for row in f["specialist"])
        if colours != SPECIALISTS:
            raise DataError("specialist", f"expected the colours {', '.join(SPECIALISTS)} in this order")
        self.titles = [str(row["title"]) for row in f["specialist"]]

    def _read_buildings(self) -> None:
        f = self.data
        rows: Sequence[Mapping[str, Any]] = f["building"]
        self.kinds = [str(row["id"]) for row in rows]
        self.kind_count = len(rows)
        self.all_kinds = (1 << len(rows)) - 1
        self.tile_names = [f"{d}-{kind.replace('_', '-')}" for d in DISTRICT_NAMES for kind in self.kinds]
        self.colour = [SPECIALISTS.index(row["colour"]) for row in rows]
        self.tile_prestige = [int(row["prestige"]) for row in rows]
        self.tile_workers = [int(row["cost"]["workers"]) for row in rows]
        self.tile_cost = [self.goods("building.cost", row["cost"]) for row in rows]
        self.kind_limit = [min(self.same_kind_limit, int(row["copies"])) for row in rows]  # COR-8.3, COR-R49
        self.immune = sum(1 << n for n, row in enumerate(rows) if row.get("unrest_immune"))  # COR-5.6
        self.has_card = [bool(row["aedificium_card"]) for row in rows]
        self.caepio_effect = [self.effect("building.caepio", row.get("caepio", {})) for row in rows]
        self.act_workers = [[int(action["workers"]) for action in row["action"]] for row in rows]
        self.act_denarii = [[int(action["pay"].get("denarii", 0)) for action in row["action"]] for row in rows]
        self.act_effect = [[self.effect("building.action", a["gain"]) for a in row["action"]] for row in rows]
        for row in rows:
            if len(row["action"]) > 2 or any(set(action["pay"]) - {"denarii"} for action in row["action"]):
                raise DataError(f"building.{row['id']}.action", "expected one or two actions, paid with denarii only")
        shapes = [row["shape"] for row in rows]
        self.districts = [District(row["rows"], shapes) for row in f["district"]]
        self.district_tiles = [self.all_kinds << d * self.kind_count for d in DISTRICTS]
        immune = sum(self.immune << d * self.kind_count for d in DISTRICTS)
        self.can_burn = ~immune & sum(self.district_tiles)
        """Tiles that unrest can be put on, once they are built."""
        monuments: Sequence[Mapping[str, Any]] = f["monument"]
        self.monuments = [str(row["id"]) for row in monuments]
        self.monument_names = [str(row["name"]) for row in monuments]
        alone = f.number_if_any("monument_alone.workers") if self.solo else None
        self.monument_workers = [alone or int(row["cost"]["workers"]) for row in monuments]
        self.monument_cost = [self.goods("monument.cost", row["cost"]) for row in monuments]
        self.monument_prestige = [[int(row["prestige"].get(d, 0)) for d in DISTRICT_NAMES] for row in monuments]
        self.monument_bonus = [LASTING.index(row["bonus"]) for row in monuments]
        self.special_worth = f.number("monument_amount.special_worker_value")
        if self.special_worth != self.specialist_worth:
            raise DataError("monument_amount.special_worker_value", "expected as much as worth.specialist")
        self.bonus_upkeep = f.number("monument_amount.upkeep_less")
        self.bonus_income = f.number("monument_amount.round_income")
        self.bonus_offering = f.number("monument_amount.offering_more")
        self.bonus_troops = f.number("monument_amount.troops_more")

    def _read_sites(self) -> None:
        """COR-11.6 to COR-11.11. Spaces: two of each site, the Portus, then three of the Castra."""
        f = self.data
        self.space_names: list[str] = []
        self.first_space = len(DISTRICTS) * self.kind_count
        """Figures stand on tiles, by their numbers, and on spaces, numbered from here on."""
        self.space_workers: list[int] = []
        self.space_take: list[int] = []
        self.space_good: list[int] = []
        self.space_block: list[int] = []
        """What using the space closes for the round, as bits."""
        self.space_site: list[int] = []
        self.sites = [str(site["id"]) for site in f["site"]]
        for number, site in enumerate(f["site"]):
            first = len(self.space_names)
            for space in site["spaces"]:
                own = len(self.space_names)
                self.space_names.append(f"{site['id']}-{space['id']}" if len(site["spaces"]) > 1 else str(site["id"]))
                self.space_workers.append(int(space["workers"]))
                self.space_take.append(int(space["take"]))
                self.space_good.append(GOOD_NAMES.index(site["resource"]))
                both = (1 << len(site["spaces"])) - 1 << first
                self.space_block.append(0 if site.get("unlimited") else both if self.site_exclusive else 1 << own)
                self.space_site.append(number)
        self.portus = self.space_names.index("portus")
        self.first_castra = len(self.space_names)
        self.castra_effect: list[Parts] = []
        self.castra_cost: list[list[int]] = []
        for space in f["castra.spaces"]:
            own = len(self.space_names)
            self.space_names.append(f"castra-{space['id']}")
            self.space_workers.append(int(space["workers"]))
            self.space_take.append(1)
            self.space_good.append(GOOD_NAMES.index(space["id"]))
            self.space_block.append(1 << own)
            self.space_site.append(len(self.sites))
            self.castra_cost.append(self.goods("castra.pay", space["pay"]))
            self.castra_effect.append(self.effect("castra.gain", space["gain"]))
        self.castra_colour = SPECIALISTS.index(f["castra.colour"])  # COR-1.16
        self.troop_value = [int(f["castra.values"][name]) for name in ("velites", "legionaries", "equites")]

    def _read_cards(self) -> None:
        f = self.data
        self.minimum_troops = [int(n) for n in f["rome.minimum_troops"]]
        self.minimum_offerings = [int(n) for n in f["rome.minimum_offerings"]]
        self.offering_value = [1, 2]
        cards = [row for row in f["romae_card"] if not (self.solo and row.get("removed_in_solo"))]  # COR-23.2
        self.romae = [str(row["id"]) for row in cards]
        self.romae_names = [str(row["name"]) for row in cards]
        self.demand = [GOOD_NAMES.index(row["resource"]) for row in cards]
        self.amphora_value = [int(row["amphora_value"]) for row in cards]
        self.demand_minimum = [int(row["minimum"][str(self.sides)]) for row in cards]
        self.rank_effect = [[self.effect("romae_card", row[f"rank{n}"]) for n in (1, 2, 3, 4)] for row in cards]
        self.most_senators = int(f["ultimo_decade.most"]["senators"])
        self.fewest_senators = int(f["ultimo_decade.fewest"]["senators"])
        self.gestae = [str(row["id"]) for row in f["res_gestae"]]
        self.gestae_names = [str(row["name"]) for row in f["res_gestae"]]
        self.gestae_condition = [next(iter(row["condition"].items())) for row in f["res_gestae"]]
        self.gestae_held = [(n, HELD_IN[what], int(number)) for n, (what, number) in enumerate(self.gestae_condition)]
        self.gestae_red = [row["claim_with"] == "red_specialist" for row in f["res_gestae"]]
        self.hereditas = [self._inheritance(row) for row in f["hereditas"]]

    def _inheritance(self, row: Mapping[str, Any]) -> Inheritance:
        return Inheritance(
            str(row["name"]),
            int(row["denarii"]),
            int(row["basic"]),
            self.effect("hereditas.extra", row["extra"]),
            int(row["register"]),
            str(row["specialist"]),
            [(DISTRICT_NAMES.index(name), int(amount)) for name, amount in row["prestige"].items()],
            int(row["popularity"]),
            int(row["harmony"]),
        )

    def _read_families(self) -> None:
        f = self.data
        self.families = [str(row["id"]) for row in f["family"]]
        sides = [side for row in f["family"] for side in row["sides"]]
        self.characters = [str(side["id"]) for side in sides]
        self.character_names = [str(side["name"]) for side in sides]
        self.character_district = [DISTRICT_NAMES.index(side["district"]) for side in sides]
        self.ability_of = [ABILITIES.index(side["ability"]) for side in sides] + [NO_ABILITY]
        """By character; the last entry is for those without one."""
        self.power_uses = [int(side["kind"] in ("decade", "round")) for side in sides] + [0]
        self.power_each_round = [side["kind"] == "round" for side in sides] + [False]
        self.amount = {name: f.number(f"family_amount.{name}") for name in f["family_amount"]}

    def _read_solo(self) -> None:
        f = self.data
        self.caepio_register = f.number("solo.caepio_register")
        self.caepio_popularity = f.number("solo.caepio_popularity")
        self.cards_per_round = f.number("solo.cards_per_round")
        self.die = [DISTRICT_NAMES.index(f[f"solo.district_of_die.{n}"]) for n in range(1, 7)]
        self.goals = [f.number(f"solo.goal_{name}") for name in ("insulae", "specialists", "register", "popularity")]
        self.solo_capacity = f.number("solo.market_capacity")
        self.stacks = [sum(1 << self.kinds.index(k) for k in f[f"solo.decade_stacks.{n}"]) for n in (1, 2, 3)]
        level = next(row for row in f["solo_level"] if row["id"] == self.level)
        self.caepio_prestige = int(level["prestige"])
        self.caepio_unrest = int(level["unrest"])
        given = (VELITES, LEGIONARIES, OFFERING1, OFFERING2)
        self.caepio_goods = [(good, int(level[GOOD_NAMES[good]])) for good in given]
        self.monuments_to_win = int(level["monuments_variant"]) if self.variant != "senators" else 0
        cards: Sequence[Mapping[str, Any]] = f["caepio_card"]
        self.caepio_cards = [str(card["id"]) for card in cards]
        self.caepio_decade = [int(card["decade"]) - 1 for card in cards]
        self.caepio_rows = [
            tuple(tuple(tuple(str(word).split(":")) for word in row) for row in card["rows"]) for card in cards
        ]
        self.sell_icon = [RESOURCES.index(card["sell"]) for card in cards]
        self.buy_icon = [RESOURCES.index(card["buy"]) for card in cards]
        self.caepio_deck = [sum(1 << n for n, d in enumerate(self.caepio_decade) if d == deck) for deck in range(3)]
