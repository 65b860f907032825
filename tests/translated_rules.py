"""What a rule and its translation must have in common, and by what words one sees which language a text is in."""

import re
from collections import Counter


def listed(words: str) -> set[str]:
    return set(words.split())


ENGLISH = listed(
    """
    and any are as at be because been before but by can cannot could does each either every everyone for from had has
    have he her his how if into is it its may might must neither nor not of on once only or other she should than that
    the their them then there these they this those through to until was were what when where whether which who whose
    why with without would you your
    """
)
OWN = {
    "de": listed(
        """
        aber alle allem allen aller alles als am an auch auf aus bei beim bekommt bis das dass dem den denn der des die
        dies diese dieser dieses du ein eine einem einen einer es für gibt haben hast hat ihr ihre im in ist ja jede
        jeder jedes kann kein keine können man mit nach nein nicht nichts nie nur ob oder ohne sich sie sind so um und
        vom von vor was wenn werden wer wie wird wo zu zum zur
        """
    ),
    "it": listed(
        """
        a ai al alla alle allo anche che chi ci come con da dai dal dalla dei del della delle dello di dopo due è e ed
        gli ha hai i il in la le lo ma nei nel nella nelle no non o ogni per più può puoi quando quanti quanto se sei si
        sì sono su sul sulla te ti tra tu tuo tua tue tuoi un una uno
        """
    ),
}
"""Words of each language that the other two do not have, or hardly; without those that players of any language read."""

WORD = re.compile(r"[^\W\d_]+")


def figures(text: str) -> Counter[str]:
    """How often a text names each number or rule, stage or corner: "3", "ANT-6.3", "II", "B".

    Neither "I" nor "A", which are words as well.
    """
    rule, number, letter = r"[A-Z]{3}-[RX]?\d+(?:\.\d+)?[a-z]?", r"\d+(?:[.,]\d+)?", r"\b(?:II|III|IV|[B-D])\b(?!['’])"
    return Counter(re.findall(f"{rule}|{number}|{letter}", text))


def markup(text: str) -> Counter[str]:
    """Marks that mean something: bold and code, tables, links, variables."""
    return Counter(re.findall(r"\*+|`|\||\]\(|\{\w+\}", text))


def english_words(text: str) -> list[str]:
    """Words that only English has, in small letters: in a name they are no sign."""
    return [word for word in WORD.findall(text) if word in ENGLISH - OWN["de"] - OWN["it"]]


def own_words(text: str, language: str) -> list[str]:
    """Words of that language that the others do not have."""
    rest = set[str]().union(*(words for other, words in OWN.items() if other != language), ENGLISH)
    return [word for word in WORD.findall(text.lower()) if word in OWN[language] - rest]
