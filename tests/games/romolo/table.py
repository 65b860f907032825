"""Positions and answers for the tests of Romolo o Remo?, with hexes written as "q,r"."""

import re
from typing import Any

from quadriga.games import game
from quadriga.games.romolo.board import BUILDINGS, GOODS, STRIDE, UNITS
from quadriga.kernel.step import CHANCE

GAME = game("romolo")
PLACE = re.compile(r"-?\d,-?\d")


def table(top: str = "", seats: int = 3, land: str = "plain", **sides: str) -> Any:
    """A position on a map of plains; a character is on display, so that the closing phase does not begin."""
    text = f"seats = {seats}\n"
    if land and "land" not in top:
        text += f'land = "{land}"\n'
    if "display" not in top:
        text += 'display = ["consul"]\n'
    text += top + "\n"
    for colour, lines in sides.items():
        text += f"[{colour}]\n{lines}\n"
    return GAME.at(text)


def h(s: Any, place: str) -> int:
    q, r = place.split(",")
    return s.box.number[int(q), int(r)]


def named(s: Any, text: str) -> str:
    return PLACE.sub(lambda found: s.box.hex_names[h(s, found[0])], text)


def do(s: Any, *answers: str) -> Any:
    """Each answer is given by the seat (or chance) that is asked; a verb alone will do where it is clear."""
    for answer in answers:
        brief = [action for action in s.actions(s.asked[0]) if action[0] == answer]
        if len(brief) == 1:
            s.take(s.asked[0], brief[0])
        elif s.asked == (CHANCE,):
            action = s.box.vocabulary.parse(named(s, answer))
            assert action in s.actions(CHANCE), (answer, offers(s))
            s.take(CHANCE, action)
        else:
            s.play(s.asked[0], named(s, answer))
    return s


def offers(s: Any, verb: str = "") -> list[str]:
    """What is offered now, hexes written as q,r."""
    seat = s.asked[0]
    found = []
    for action in s.actions(seat):
        said = s.box.vocabulary.format(action).split()
        nouns = s.box.vocabulary.verbs[action[0]].nouns
        for n, noun in enumerate(nouns):
            if noun.kind == "hex":
                said[n + 1] = "{},{}".format(*s.box.places[action[n + 1]])
        if not verb or action[0] == verb:
            found.append(" ".join(said))
    return found


def refused(s: Any, answer: str) -> str:
    """The rule that forbids an answer."""
    reason = s.why_not(s.asked[0], named(s, answer))
    assert reason is not None, f"{answer} is allowed"
    return reason.rule


def units(s: Any, seat: int, kind: str) -> list[str]:
    """Where the units of a kind are, with their state."""
    found = []
    for u in s.box.of_kind[seat][UNITS.index(kind)]:
        if s.where[u] >= 0:
            words = ["{},{}".format(*s.box.places[s.where[u]])]
            words += [name for bit, name in ((1, "lying"), (2, "hindered")) if s.flags[u] & bit]
            found.append(" ".join(words))
    return sorted(found)


def built(s: Any, place: str, kind: str) -> int:
    number = BUILDINGS.index(kind)
    return s.built[h(s, place) * STRIDE + (3 if kind == "quarry" else number)]


def has(s: Any, seat: int, good: str) -> int:
    return s.coins[seat] / 2 if good == "coins" else s.held(seat, GOODS.index(good))


def stored(s: Any, place: str) -> list[tuple[int, str]]:
    return [(content & 31, GOODS[content >> 5]) for content in s.stored.get(h(s, place), ())]


def step(s: Any) -> str:
    return type(s.stack[-1]).__name__ if s.stack else ""


def until(s: Any, name: str, limit: int = 60) -> Any:
    """The first answer each time until that question is asked."""
    for _ in range(limit):
        if step(s) == name or not s.asked:
            return s
        seat = s.asked[0]
        s.take(seat, s.actions(seat)[0])
    raise AssertionError(f"{name} is never asked; now {step(s)}")
