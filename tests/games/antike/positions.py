"""Short ways to write positions of Antike Duellum, to play on from them, and to look at what came of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import prod
from typing import Any

from quadriga.games import game
from quadriga.games.antike.board import ADVANCES, COLOURS, PERSONALITIES, UNITS
from quadriga.games.antike.state import Antike
from quadriga.kernel.step import CHANCE
from tests.games.antike.invariants import check as check_invariants

ANTIKE = game("antike")
BROWN, BEIGE = 0, 1
CARDS: list[str] = ANTIKE.box().cards
BYSTANDERS = ("tribut", "erzader", "goldader", "steinbruch", "werft", "akademie")
"""Cards to show where it does not matter which."""


def at(text: str, **actions: Any) -> Antike:
    """A written position. Unless the text says otherwise, three cards that it does not name are on display."""
    if not re.search(r"^\s*display", text, re.M):
        shown = [card for card in BYSTANDERS if card not in text][:3]
        text = f"display = {shown!r}\n{text}"
    if actions:
        table = ", ".join(f"{name} = {str(value).lower() if value in (True, False) else repr(value)}"
                          for name, value in actions.items())  # fmt: skip
        text = f"settings = {{ {table} }}\n{text}"
    state: Antike = ANTIKE.at(text)
    check(state)
    return state


def fresh(start: str = "brown", shown: tuple[str, ...] = BYSTANDERS[:3], **actions: Any) -> Antike:
    """A new game after its draws."""
    return play(ANTIKE.new(**actions), *(f"draw {card}" for card in shown), f"start {start}")


def play(s: Antike, *answers: str) -> Antike:
    """Whoever is asked says these sentences, one after another."""
    for answer in answers:
        assert s.asked, f"the game is over before {answer!r}"
        s.play(s.asked[0], answer)
        check(s)
    return s


def check(s: Antike, most: int = 200) -> None:
    """The invariants; and what verbs that form few actions can form and is not offered names a rule."""
    check_invariants(s)
    if not s.asked:
        return
    seat = s.asked[0]
    step, actions = s.question(seat), s.actions(seat)
    assert len(set(actions)) == len(actions)
    for verb in step.verbs:
        if prod(len(noun.names) for noun in s.box.vocabulary.verbs[verb].nouns) <= most:
            for action in s.box.vocabulary.all_actions(verb):
                assert action in actions or seat == CHANCE or step.why(s, seat, action).rule, action


def play_card(s: Antike, name: str, *answers: str) -> Antike:
    """Through the door to the cards; a single card that can be played needs no second question."""
    play(s, "card")
    if s.asked and asks(s).endswith("PlayCard"):
        play(s, f"play {name}")
    assert s.box.cards[s.discards[-1]] == name if s.discards else name in display(s)
    return play(s, *answers)


def through(s: Antike, *answers: str) -> Antike:
    """These sentences; then everybody passes until a turn begins or CHANCE is asked."""
    play(s, *answers)
    while "pass" in says(s):
        play(s, "pass")
    return s


def says(s: Antike, verb: str = "") -> list[str]:
    """What may be said now, perhaps only with one verb."""
    found = [s.box.vocabulary.format(action) for action in s.actions(s.asked[0])]
    return [text for text in found if not verb or text.split()[0] == verb]


def refused(s: Antike, answer: str) -> tuple[str, str]:
    """The rule and the reason why whoever is asked may not say this."""
    reason = s.why_not(s.asked[0], answer)
    assert reason is not None, f"{answer!r} is allowed"
    return reason.rule, reason.message


def allowed(s: Antike, answer: str) -> bool:
    return s.why_not(s.asked[0], answer) is None


def asks(s: Antike) -> str:
    """The question: its step and its seat, as in "beige ChooseCard"."""
    seat = s.asked[0]
    return f"{'chance' if seat == CHANCE else COLOURS[seat]} {type(s.question(seat)).__name__}"


def price(s: Antike, answer: str) -> dict[str, int]:
    """What the screen says an answer costs; nothing is left out."""
    seat = s.asked[0]
    return {what: amount for what, amount in s.question(seat).price(s, seat, s.box.vocabulary.parse(answer)) if amount}


def stock(s: Antike, seat: int) -> tuple[int, int, int, int]:
    """Marble, iron, gold and coins of a player."""
    marble, iron, gold, coins = s.stock[seat]
    return marble, iron, gold, coins


def spot(s: Antike, name: str) -> int:
    return s.box.names.index(name)


def units(s: Antike, seat: int) -> dict[str, int]:
    """The units of a player on the map: {"legion Roma": 2}."""
    return {
        f"{UNITS[kind]} {s.box.names[region]}": count
        for kind, regions in enumerate(s.units[seat])
        for region, count in sorted(regions.items())
    }


def recruits(s: Antike, seat: int) -> dict[str, int]:
    """The recruit box of a player."""
    return {name: count for name, count in zip(UNITS, s.recruits[seat], strict=True) if count}


def cities(s: Antike, seat: int) -> dict[str, str]:
    """The cities of a player: {"Roma": "marble temple wall"}."""
    found = {}
    for region in s.cities[seat]:
        words = [("marble", "iron", "gold")[s.resource[region]]]
        words += ["temple"] * s.temple[region] + ["wall"] * s.wall[region]
        found[s.box.names[region]] = " ".join(words)
    return found


def hand(s: Antike, seat: int) -> list[str]:
    return [s.box.cards[card] for card in s.hands[seat]]


def display(s: Antike) -> list[str]:
    return [s.box.cards[card] for card in s.display]


def people(s: Antike, seat: int) -> dict[str, int]:
    return {name: count for name, count in zip(PERSONALITIES, s.people[seat], strict=True) if count}


def advances(s: Antike, seat: int) -> list[str]:
    return [name for number, name in enumerate(ADVANCES) if s.has(seat, number)]


def event_lines(s: Antike, since: int = 0) -> list[str]:
    """The news, as notation; that a turn begins is left out."""
    news = [event.payload for event in (s.events or [])[since:]]
    return [s.box.event_vocabulary.format(payload) for payload in news if payload[0] != "turn"]


def near(s: Antike, name: str, table: Any) -> set[str]:
    """The regions that a table of neighbours gives for a region."""
    return {s.box.names[region] for region in table[spot(s, name)]}


def box(data: Mapping[str, Any] | None = None, **actions: Any) -> Any:
    return ANTIKE.box(None, data, **actions)
