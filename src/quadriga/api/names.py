"""Names of people: which may be taken, and which look too much alike."""

from __future__ import annotations

import re
import unicodedata

from quadriga.agents.levels import LEVELS
from quadriga.api.problems import ApiError

LONGEST_NAME = 24
MOST_MARKS = 2
"""Combining marks on one letter; more climb over the lines above."""
INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters and marks that show nothing, which their category does not tell."""
ALIKE = {
    "a": "аα", "b": "вьβ", "c": "с", "d": "ԁ", "e": "еёε", "h": "һн", "i": "іιı1l", "j": "ј", "k": "кκ", "m": "м",
    "n": "пη", "o": "оο0", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ", "t": "тτ", "u": "υ", "v": "ν", "w": "ԝω", "x": "хχ",
    "y": "уγ",
}  # fmt: skip
"""Latin letters and what is read as them: Cyrillic, Greek, digits. Folded for comparison only."""
LOOKS = {ord(other): latin for latin, others in ALIKE.items() for other in others}
RESERVED = {*LEVELS, "random", "greedy", "search", "bot", "caepio", "quadriga", "server", "admin", "system"}
"""Of bots and of whoever runs the server; digits after them make no other name of them."""


def clean_name(name: str) -> str:
    """A name as it is shown: letters, digits and a few signs, single blanks. Raises ApiError for others."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    fine = all(unicodedata.category(sign)[0] in "LMN" or sign in " -_.'’" for sign in name)
    fine = fine and not INVISIBLE.search(name) and not has_heap_of_marks(name)
    if not 1 <= len(name) <= LONGEST_NAME or not fine or not name_key(name):
        most = str(LONGEST_NAME)
        raise ApiError(
            400, "bad-name", f"a name has 1 to {most} letters, digits, blanks or the signs - _ . '", most=most
        )
    if look_of(re.sub(r"[\W\d_]+$", "", name)) in RESERVED_LOOKS:
        raise ApiError(409, "name-reserved", f"the name {name!r} is kept for bots and the server", name=name)
    return name


def has_heap_of_marks(name: str) -> bool:
    """Whether a letter carries more marks than any language writes, or a mark stands where a letter should."""
    combining = MOST_MARKS
    for sign in unicodedata.normalize("NFC", name):
        combining = combining + 1 if unicodedata.category(sign)[0] == "M" else 0
        if combining > MOST_MARKS:
            return True
    return False


def name_key(name: str) -> str:
    """What two names must not have in common: case, accents, blanks and signs do not tell them apart."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return re.sub(r"[\W_]+", "", "".join(sign for sign in plain if not unicodedata.combining(sign)))


def look_of(name: str) -> str:
    """What a name looks like: the same for two that a person would take for one another."""
    return name_key(name).translate(LOOKS).replace("rn", "m").replace("vv", "w")


RESERVED_LOOKS = {look_of(name) for name in RESERVED}
