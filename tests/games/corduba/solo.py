"""Positions of the solo game, for the tests of Caepio."""

from quadriga.games.corduba.solo import act
from quadriga.games.corduba.state import Corduba
from tests.games.corduba.table import at

CLEAN = "[caepio]\nprestige = [0, 0, 0]\nvelites = 0\noffering1 = 0\nunrest = 0\n"


def tiles(*names: str) -> str:
    """Tiles as "district kind", with a star where unrest is and an exclamation mark where somebody is."""
    rows = []
    for name in names:
        district, kind = name.strip("*!").split()
        marks = f", unrest = {str('*' in name).lower()}, busy = {str('!' in name).lower()}"
        rows.append(f"{{ district = '{district}', kind = '{kind}'{marks} }}")
    return f"tiles = [{', '.join(rows)}]\n"


def caepio(*parts: str) -> Corduba:
    """A solo position with Caepio to move; parts before the tables come first."""
    head = "seats = 1\nturn = 'caepio'\n" + "".join(part for part in parts if not part.startswith("["))
    tables = "".join(part for part in parts if part.startswith("["))
    if "[orange]" not in tables:
        tables += "[orange]\nworkers = 9\n"
    return at(head + tables + (CLEAN if "[caepio]" not in tables else ""))


def acting(word: str, *parts: str) -> Corduba:
    """Caepio does one action now."""
    head = "".join(part for part in parts if not part.startswith("["))
    tables = "".join(part for part in parts if part.startswith("["))
    s = at("seats = 1\n" + head + tables + ("" if "[caepio]" in tables else CLEAN))
    act(s, tuple(word.split(":")))
    s.settle()
    return s
