"""The pieces of Corduba by number: what a player has, the words of effects, the parts of the city (chapter 1)."""

from __future__ import annotations

from quadriga.kernel.step import Reason

FOOD, WOOD, STONE, TOOLS, AMPHORAE, MARBLE = range(6)
RESOURCES = ("food", "wood", "stone", "tools", "amphorae", "marble")
BASIC = (FOOD, WOOD, STONE, TOOLS)  # COR-1.2
SERVORUM, PLEBEIUS, PATRICIUS = DISTRICTS = range(3)
DISTRICT_NAMES = ("servorum", "plebeius", "patricius")
COLOURS = ("orange", "green", "white", "black")
CAEPIO = 1
"""The side of the automa in the solo game."""
NOBODY = -1

# -- what a player has: players[seat][...] ----------------------------------------------------------
# 0 to 5 are the resources.
DENARII = 6
VELITES, LEGIONARIES, EQUITES = 7, 8, 9
OFFERING1, OFFERING2 = 10, 11
GOODS = 12
"""Everything below this number can be taken, paid and delivered."""
GOOD_NAMES = (*RESOURCES, "denarii", "velites", "legionaries", "equites", "offering1", "offering2")
WORKERS = 12
REGISTER = 13
POPULARITY = 14
HARMONY = 15
UNREST = 16
SENATORS = 17
HELD = 18
"""Unrest markers held until the next phase 1 (COR-16.20)."""
SPECIALS = 19
"""Special workers that are available now (COR-10.7)."""
PRESTIGE = 20
"""20 to 22, by district."""
REACHED = 23
"""23 to 25: the highest space of each prestige track so far (COR-20.2)."""
PLACED = 26
"""26 to 28: own insulae on the board, by district."""
FREED = 29
"""The specialists that are freed, as bits."""
READY = 30
"""The specialists that are available now, as bits."""
MERCHANT = 31
"""Visits of the merchant that are left this decade."""
POWER = 32
"""Uses of the family ability that are left this decade or round."""
FAMILY = 33
"""The character, or -1."""
INHERITANCE = 34
"""The Hereditas card kept, or -1."""
LATE = 35
"""Unrest caused in round 8 (COR-22.3)."""
BUILT = 36
"""Building tiles built (COR-8.14)."""
MONUMENTS = 37
"""Monuments built."""
RECEIVED = 38
"""Unrest markers to put on tiles in this phase 1 (COR-5.10)."""
INSULAE = 39
"""Own insulae on the board, in all districts."""
EXPERTS = 40
"""Specialists freed."""
EXTRAS = 41
"""Special workers owned."""
BONUSES = 42
"""The lasting bonuses of monuments, as bits."""
SCORE = 43
"""43 and following: senators gained and lost, by source."""
SOURCES = ("troops", "offerings", "goods", "tracks", "gestae", "politics", "riches", "goals", "late-unrest", "unrest")
(BY_TROOPS, BY_OFFERINGS, BY_GOODS, BY_TRACKS, BY_GESTAE, BY_POLITICS, BY_RICHES, BY_GOALS, BY_LATE, BY_UNREST) = range(
    len(SOURCES)
)
SIZE = SCORE + len(SOURCES)

HELD_IN = {
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
SPECIAL_WORKER = 0
"""1 to 6 are the specialists."""
WORKER = 7
SPECIALISTS = ("red", "purple", "blue", "yellow", "green", "brown")
RED = 0
ALL_SPECIALISTS = (1 << len(SPECIALISTS)) - 1

# -- words of effects: goods and tracks by the numbers above, then these --
(
    PRESTIGE_HERE,
    PRESTIGE_CHOICE,
    PRESTIGE_LEAST,
    PRESTIGE_TWO,
    PRESTIGE_ALL,
    PRESTIGE_MOST,
    FREE_SPECIALIST,
    WORKER_OR_SPECIALIST,
    REMOVE_UNREST,
    TRADE,
    EXCHANGE,
    FIRST_SENATOR,
    CAEPIO_TRADE,
) = range(50, 63)
EFFECTS = {
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
TEN = 10
"""The number of a market visit is its discount times ten plus its premium."""

# -- abilities ----------------------------------------------------------
ABILITIES = (
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
(
    AMPHORA_AS_MARBLE,
    TAKE_MARBLE,
    TRADE_ONE,
    BUY_DISCOUNT,
    CASTRA_LESS,
    TAKE_OFFERING,
    INCITE,
    SUPPRESSOR,
    USE_OCCUPIED,
    UPKEEP_LESS,
    BUILD_LESS,
    START_BONUS,
    MERCHANT_TWICE,
    INSULA_INCOME,
    TAKE_WORKERS,
    MEAL,
) = range(len(ABILITIES))
NO_ABILITY = -1
LASTING = ("special_worker", "upkeep_minus_2", "round_income_2", "offering_plus_1", "troops_plus_1")
SPECIAL_BONUS, UPKEEP_BONUS, INCOME_BONUS, OFFERING_BONUS, TROOPS_BONUS = range(len(LASTING))

# -- the board as bits: a cell is row * ROW + column --
ROW = 11
"""Ten columns and an empty one, so that neighbours are shifts."""
ROWS = 10


def bits(mask: int) -> list[int]:
    """The numbers of the bits set, from low to high."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


NOT_AVAILABLE = Reason("COR-8.2", "kind-not-available")
