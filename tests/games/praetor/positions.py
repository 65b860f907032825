"""Short ways to write positions of Praetor, to play on from them, and to look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games import game
from quadriga.games.praetor.board import COLOURS, RESOURCES, SOURCES
from quadriga.games.praetor.state import Praetor
from quadriga.kernel.step import CHANCE
from tests.games.praetor import invariants

PRAETOR = game("praetor")
BLUE, YELLOW, WHITE, BLACK, PURPLE = range(5)
RICH = "gold = 20\nwood = 20\nstone = 20\nmarble = 20\nweapon = 20\n"


def at(text: str) -> Praetor:
    """A written position; those that leave tiles out are checked in all but the tiles."""
    state = PRAETOR.at(text)
    check(state)
    return state


def check(s: Praetor) -> None:
    used = sum(s.box.used)
    if len(s.grid) + len(s.display) + len(s.tiles_left) >= used - 1:
        invariants.tiles(s)
    invariants.walls(s)
    invariants.city(s)
    for seat in range(s.box.seats):
        invariants.workers(s, seat)
        invariants.holdings(s, seat)
    for seat in s.asked:
        rest_names_a_rule(s, seat)


def rest_names_a_rule(s: Praetor, seat: int) -> None:
    """What is not offered names a rule, for all actions of verbs that do not form too many."""
    step, offered = s.question(seat), s.actions(seat)
    for verb in step.verbs:
        if verb != "place":
            for action in s.box.vocabulary.all_actions(verb):
                assert action in offered or seat == CHANCE or step.why(s, seat, action).rule, action


def fresh(seats: int = 2, start: str = "blue", data: Mapping[str, Any] | None = None, **actions: Any) -> Praetor:
    """A new game after its draws: the first tiles of epoch I and the first wall tile."""
    s = PRAETOR.new(seats, data, **actions)
    while s.asked == (CHANCE,):
        said = says(s)
        s.play(CHANCE, f"start {start}" if f"start {start}" in said else said[0])
    return s


def play(s: Praetor, *answers: str) -> Praetor:
    """Whoever is asked says these sentences, one after another."""
    for answer in answers:
        assert s.asked, f"the game is over before {answer!r}"
        s.play(s.asked[0], answer)
        check(s)
    return s


def all_pass(s: Praetor) -> Praetor:
    """Everybody passes until the round is over."""
    now = s.round
    while s.asked and s.round == now and "pass" in says(s):
        play(s, "pass")
    return s


def says(s: Praetor, verb: str = "") -> list[str]:
    """What may be said now, perhaps only with one verb."""
    found = [s.box.vocabulary.format(action) for action in s.actions(s.asked[0])]
    return [text for text in found if not verb or text.split()[0] == verb]


def refused(s: Praetor, answer: str) -> tuple[str, str]:
    """The rule and the reason why whoever is asked may not say this."""
    reason = s.why_not(s.asked[0], answer)
    assert reason is not None, f"{answer!r} is allowed"
    return reason.rule, reason.message


def asks(s: Praetor) -> str:
    """The question: its step and its seat, as in "blue Turn"."""
    seat = s.asked[0]
    return f"{'chance' if seat == CHANCE else COLOURS[seat]} {type(s.question(seat)).__name__}"


def price(s: Praetor, answer: str) -> dict[str, int]:
    """What the screen says an answer gives and costs."""
    seat = s.asked[0]
    return {what: amount for what, amount in s.question(seat).price(s, seat, s.box.vocabulary.parse(answer)) if amount}


def goods(s: Praetor, seat: int) -> dict[str, int]:
    """What a player holds, without what there is none of."""
    return {name: count for name, count in zip(RESOURCES, s.goods[seat], strict=True) if count}


def pool(s: Praetor, seat: int) -> list[int]:
    """The experience of the active workers at hand."""
    return [pips for pips, count in enumerate(s.pool[seat]) for _ in range(count)]


def owner(s: Praetor, name: str) -> int:
    return s.owner[s.box.ids[name.replace("-", "_")]]


def city(s: Praetor) -> dict[str, str]:
    """The tiles of the city: {"sawmill-1": "x0y1 1"}."""
    return {
        s.box.tiles[laid >> 2].replace("_", "-"): f"{s.box.cells[cell]} {laid & 3}" for cell, laid in s.grid.items()
    }


def display(s: Praetor) -> list[str]:
    return [s.box.tiles[tile].replace("_", "-") for tile in s.display]


def left(s: Praetor) -> list[str]:
    return [s.box.tiles[tile].replace("_", "-") for tile in s.tiles_left]


def sources(s: Praetor, seat: int) -> dict[str, int]:
    """The favour of a player by source, without the start and what gave none."""
    mine = s.scored[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {name: count for name, count in zip(SOURCES, mine, strict=True) if count and name != "start"}


def named(s: Praetor, seats: list[int]) -> list[str]:
    return [s.box.seat_names[seat] for seat in seats]


def event_lines(s: Praetor, since: int = 0) -> list[str]:
    """The news, as notation; that a turn begins is left out."""
    news = [event.payload for event in (s.events or [])[since:]]
    return [s.box.event_vocabulary.format(payload) for payload in news if payload[0] != "turn"]


def box(seats: int = 2, data: Mapping[str, Any] | None = None, **actions: Any) -> Any:
    return PRAETOR.box(seats, data, **actions)
