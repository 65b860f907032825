"""The pieces of Corduba by number: what a player has, the words of effects, the parts of the city (chapter 1)."""

from __future__ import annotations

from typing import Final

from quadriga.kernel.step import Reason

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
TOOLS: Final = 3
AMPHORAE: Final = 4
MARBLE: Final = 5
RESOURCES: Final[tuple[str, ...]] = ("food", "wood", "stone", "tools", "amphorae", "marble")
BASIC: Final[tuple[int, ...]] = (FOOD, WOOD, STONE, TOOLS)  # COR-1.2
SERVORUM, PLEBEIUS, PATRICIUS = DISTRICTS = range(3)
DISTRICT_NAMES: Final[tuple[str, ...]] = ("servorum", "plebeius", "patricius")
COLOURS: Final[tuple[str, ...]] = ("orange", "green", "white", "black")
CAEPIO: Final = 1
"""The side of the automa in the solo game."""
NOBODY: Final = -1

# -- what a player has: players[seat][...] ----------------------------------------------------------
# 0 to 5 are the resources.
DENARII: Final = 6
VELITES: Final = 7
LEGIONARIES: Final = 8
EQUITES: Final = 9
OFFERING1: Final = 10
OFFERING2: Final = 11
GOODS: Final = 12
"""Everything below this number can be taken, paid and delivered."""
GOOD_NAMES: Final = (*RESOURCES, "denarii", "velites", "legionaries", "equites", "offering1", "offering2")
WORKERS: Final = 12
REGISTER: Final = 13
POPULARITY: Final = 14
HARMONY: Final = 15
UNREST: Final = 16
SENATORS: Final = 17
HELD: Final = 18
"""Unrest markers held until the next phase 1 (COR-16.20)."""
SPECIALS: Final = 19
"""Special workers that are available now (COR-10.7)."""
PRESTIGE: Final = 20
"""20 to 22, by district."""
REACHED: Final = 23
"""23 to 25: the highest space of each prestige track so far (COR-20.2)."""
PLACED: Final = 26
"""26 to 28: own insulae on the board, by district."""
FREED: Final = 29
"""The specialists that are freed, as bits."""
READY: Final = 30
"""The specialists that are available now, as bits."""
MERCHANT: Final = 31
"""Visits of the merchant that are left this decade."""
POWER: Final = 32
"""Uses of the family ability that are left this decade or round."""
FAMILY: Final = 33
"""The character, or -1."""
INHERITANCE: Final = 34
"""The Hereditas card kept, or -1."""
LATE: Final = 35
"""Unrest caused in round 8 (COR-22.3)."""
BUILT: Final = 36
"""Building tiles built (COR-8.14)."""
MONUMENTS: Final = 37
"""Monuments built."""
RECEIVED: Final = 38
"""Unrest markers to put on tiles in this phase 1 (COR-5.10)."""
INSULAE: Final = 39
"""Own insulae on the board, in all districts."""
EXPERTS: Final = 40
"""Specialists freed."""
EXTRAS: Final = 41
"""Special workers owned."""
BONUSES: Final = 42
"""The lasting bonuses of monuments, as bits."""
SCORE: Final = 43
"""43 and following: senators gained and lost, by source."""
SOURCES: Final[tuple[str, ...]] = (
    "troops",
    "offerings",
    "goods",
    "tracks",
    "gestae",
    "politics",
    "riches",
    "goals",
    "late-unrest",
    "unrest",
)
BY_TROOPS: Final = 0
BY_OFFERINGS: Final = 1
BY_GOODS: Final = 2
BY_TRACKS: Final = 3
BY_GESTAE: Final = 4
BY_POLITICS: Final = 5
BY_RICHES: Final = 6
BY_GOALS: Final = 7
BY_LATE: Final = 8
BY_UNREST: Final = 9
SIZE: Final = SCORE + len(SOURCES)

HELD_IN: Final = {
    "buildings_built": BUILT,
    "own_insulae": INSULAE,
    "specialists": EXPERTS,
    "register": REGISTER,
    "popularity": POPULARITY,
    "prestige_each": PRESTIGE,
    "monuments_built": MONUMENTS,
    "denarii": DENARII,
}
"""Where the figure lies that a Res Gestae token names; of prestige the first track."""

# -- figures that can be sent ----------------------------------------------------------
SPECIAL_WORKER: Final = 0
"""1 to 6 are the specialists."""
WORKER: Final = 7
SPECIALISTS: Final[tuple[str, ...]] = ("red", "purple", "blue", "yellow", "green", "brown")
RED: Final = 0
ALL_SPECIALISTS: Final = (1 << len(SPECIALISTS)) - 1

# -- words of effects: goods and tracks by the numbers above, then these --
PRESTIGE_HERE: Final = 50
PRESTIGE_CHOICE: Final = 51
PRESTIGE_LEAST: Final = 52
PRESTIGE_TWO: Final = 53
PRESTIGE_ALL: Final = 54
PRESTIGE_MOST: Final = 55
FREE_SPECIALIST: Final = 56
WORKER_OR_SPECIALIST: Final = 57
REMOVE_UNREST: Final = 58
TRADE: Final = 59
EXCHANGE: Final = 60
FIRST_SENATOR: Final = 61
CAEPIO_TRADE: Final = 62
EFFECTS: Final = {
    **{name: good for good, name in enumerate(GOOD_NAMES)},
    "popularity": POPULARITY,
    "harmony": HARMONY,
    "register": REGISTER,
    "prestige_here": PRESTIGE_HERE,
    "prestige_choice": PRESTIGE_CHOICE,
    "prestige_least": PRESTIGE_LEAST,
    "prestige_two_districts": PRESTIGE_TWO,
    "prestige_all": PRESTIGE_ALL,
    "prestige_most": PRESTIGE_MOST,
    "specialist": FREE_SPECIALIST,
    "worker_or_specialist": WORKER_OR_SPECIALIST,
    "remove_unrest": REMOVE_UNREST,
    "trade": TRADE,
    "exchange_basic": EXCHANGE,
    "first_senator": FIRST_SENATOR,
    "caepio_trade": CAEPIO_TRADE,
}
Parts = tuple[tuple[int, int], ...]
"""An effect: its parts in order, each a word and a number (COR-21.10)."""
TEN: Final = 10
"""The number of a market visit is its discount times ten plus its premium."""

# -- abilities ----------------------------------------------------------
ABILITIES: Final[tuple[str, ...]] = (
    "amphora_as_marble",
    "take_marble_1",
    "trade_one_unit",
    "buy_discount_1",
    "castra_worker_minus_1",
    "take_offering1_1",
    "incite_unrest",
    "denarius_per_suppressed_unrest",
    "use_occupied_site_space",
    "upkeep_minus_1",
    "build_workers_minus_2",
    "start_denarii_3_popularity_1",
    "merchant_twice",
    "denarius_per_own_insula",
    "take_worker_1",
    "food_to_harmony_2",
)
AMPHORA_AS_MARBLE: Final = 0
TAKE_MARBLE: Final = 1
TRADE_ONE: Final = 2
BUY_DISCOUNT: Final = 3
CASTRA_LESS: Final = 4
TAKE_OFFERING: Final = 5
INCITE: Final = 6
SUPPRESSOR: Final = 7
USE_OCCUPIED: Final = 8
UPKEEP_LESS: Final = 9
BUILD_LESS: Final = 10
START_BONUS: Final = 11
MERCHANT_TWICE: Final = 12
INSULA_INCOME: Final = 13
TAKE_WORKERS: Final = 14
MEAL: Final = 15
NO_ABILITY: Final = -1
LASTING: Final[tuple[str, ...]] = (
    "special_worker",
    "upkeep_minus_2",
    "round_income_2",
    "offering_plus_1",
    "troops_plus_1",
)
SPECIAL_BONUS: Final = 0
UPKEEP_BONUS: Final = 1
INCOME_BONUS: Final = 2
OFFERING_BONUS: Final = 3
TROOPS_BONUS: Final = 4

# -- the board as bits: a cell is row * ROW + column --
ROW: Final = 11
"""Ten columns and an empty one, so that neighbours are shifts."""
ROWS: Final = 10


def bits(mask: int) -> list[int]:
    """The numbers of the bits set, from low to high."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


NOT_AVAILABLE: Final = Reason("COR-8.2", "kind-not-available")
