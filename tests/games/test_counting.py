"""What is counted: every description fits its game, and the counts are those of the game's events."""

from functools import cache
from typing import Any

import pytest

from quadriga.agents import agent
from quadriga.arena.match import finish
from quadriga.games import KEYS, game
from quadriga.games.counting import DEALT, ORDER, USED, count_uses, described, headings
from quadriga.kernel.chance import Rng

SEATS = {"antike": 2, "praetor": 3, "romolo": 2, "corduba": 3}


@cache
def finished(key: str, bot: str = "random") -> Any:
    played, seats = game(key), SEATS[key]
    settings = {"sides": "B"} if key == "praetor" else {}
    state = played.new(seats, None, **played.bot_settings(settings))
    finish(state, [agent(bot, played, Rng(n)) for n in range(seats)], Rng("counting"))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_descriptions_speak_of_what_the_game_has(key: str) -> None:
    box = game(key).box(SEATS[key])
    assert set(described()[key]) <= {DEALT, USED, "first_after_start"}
    for kind in (DEALT, USED):
        for heading in headings(key, kind):
            what = described()[key][kind][heading]
            assert ("event" in what) != ("answer" in what)
            verbs = box.event_vocabulary.verbs if "event" in what else box.vocabulary.verbs
            nouns = verbs[what.get("event") or what["answer"]].nouns
            assert "thing" not in what or what["thing"] in [noun.kind for noun in nouns], heading


@pytest.mark.parametrize("key", KEYS)
def test_every_place_in_turn_order_is_held_once(key: str) -> None:
    state = finished(key)
    places = count_uses(state)[ORDER]
    assert [sum(counts) for counts in places.values()] == [1] * SEATS[key]
    assert places["1"][first_turn(key, state)] == 1


def first_turn(key: str, state: Any) -> int:
    """The seat that acts first; in Praetor that is the neighbour of the one who begins (PRA-1.14)."""
    if key == "praetor":
        return next(answer.seat for answer in state.journal if answer.seat >= 0)
    return next(event.payload[1] for event in state.events if event.payload[0] == "begins")


def test_counts_are_those_of_the_events() -> None:
    state = finished("antike")
    moves = [event.payload for event in state.events if event.payload[0] == "went"]
    fields = count_uses(state)["rondel field"]
    assert sum(map(sum, fields.values())) == len(moves)
    names = state.box.event_vocabulary.verbs["went"].nouns[1].names
    for name, counts in fields.items():
        for seat in range(2):
            assert counts[seat] == moves.count(("went", seat, names.index(name)))


def test_copies_of_a_tile_count_as_one() -> None:
    uses = count_uses(finished("praetor"))
    assert "gold-mine" in uses["tile activated"]
    assert not any(name[-1].isdigit() for name in uses["tile activated"])
    assert [sum(counts) for counts in zip(*uses["player board"].values(), strict=True)] == [1, 1, 1]


def test_what_chance_deals_belongs_to_the_one_who_gets_it() -> None:
    uses = count_uses(finished("corduba"))
    assert [sum(counts) for counts in zip(*uses["family"].values(), strict=True)] == [1, 1, 1]
    assert [sum(counts) for counts in zip(*uses["hereditas dealt"].values(), strict=True)] == [2, 2, 2]
    assert [sum(counts) for counts in zip(*uses["hereditas"].values(), strict=True)] == [1, 1, 1]


def test_answers_belong_to_the_one_who_gives_them() -> None:
    uses = count_uses(finished("romolo"))
    assert [sum(counts) for counts in zip(*uses["start tile"].values(), strict=True)] == [1, 1]
