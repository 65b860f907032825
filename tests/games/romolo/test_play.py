"""Longer games than pure chance plays: the same contract in positions that random players rarely reach."""

from io import StringIO

import pytest
from rich.console import Console

from quadriga.kernel.chance import Rng
from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE
from quadriga.terminal.boards import board
from quadriga.terminal.texts import Texts
from tests.contract.test_legality import sentences
from tests.games.romolo.invariants import check
from tests.games.romolo.table import GAME, table
from tests.play import find

RARE = ("give-up", "leave", "recall", "demolish", "raze", "pass", "stop", "end-game", "dismiss", "move")
"""What a player does who does not want to stay in the game."""
GAMES = [(1, {}), (1, {"events": "bag"}), (2, {}), (3, {"dice": "die"}), (4, {}), (4, {"teams": True})]
RICH = "grain = 9\nwood = 9\nstone = 9\nsalt = 9\nrefined = 9\ncoins = 30\n"


def rich(seats: int, **settings):
    """A position in which everybody has a lot and can do a lot."""
    capitals = {1: ["-1,2"], 2: ["1,-2", "-1,2"], 3: ["2,-2", "0,2", "-2,0"], 4: ["-1,-2", "3,-2", "1,2", "-3,2"]}[
        seats
    ]
    names = [["traductor", "mercator", "defensor", "furnarius"], ["dux", "equus", "praedo", "sacerdos"]]
    names += [
        ["foederatus", "nauta", "negotiator grain salt", "heros"],
        ["architectus", "aedificator", "apothecarius", "praepositus grain"],
    ]
    built = ", ".join(f'"{at}" = "farm, 2 storehouse, temple, forum"' for at in capitals)
    sides = {}
    for seat, at in enumerate(capitals):
        centre = '"0,0"' if seats > 1 else '"0,1"'
        sides[("yellow", "blue", "red", "brown")[seat]] = (
            f'capital = "{at}"\nworkers = ["{at}", {centre}, {centre}]\nsoldiers = [{centre}]\nexplorers = ["{at}"]\n'
            f"characters = {names[seat]!r}\n{RICH}"
        )
    if seats == 1:
        sides["blue"] = 'soldiers = ["0,0", "0,0"]'
    top = f"built = {{ {built} }}\nterrain = {{ down = ['-1,0'], water = ['1,0'] }}\n"
    return with_settings(top, seats, settings, sides)


def with_settings(top, seats, settings, sides):
    words = {"round_cap": 5} | settings
    inner = ", ".join(
        f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in words.items()
    )
    return table(
        f'settings = {{ {inner} }}\n{top}display = ["publicus", "consul"]\nstack = [0, 1, 1]', seats=seats, **sides
    )


def walk(s, rng, most=450):
    """A game in which nobody throws his town away; every state, always the same object."""
    for _ in range(most):
        yield s
        if not s.asked:
            return
        seat = rng.pick(s.asked)
        actions = s.actions(seat)
        action = rng.answer(s) if seat == CHANCE else rng.pick(actions)
        if seat != CHANCE and action[0] in RARE and rng.below(8):
            better = [other for other in actions if other[0] not in RARE]
            action = rng.pick(better) if better else action
        s.take(seat, action)


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_legality_copies_and_secrets_in_rich_positions(seats, settings):
    seen: dict[str, int] = {}
    for seed in range(1):
        for number, state in enumerate(walk(rich(seats, **settings), Rng(f"{seats} {settings} {seed}"))):
            check(state, whole=False)
            for seat in state.asked:
                step = state.question(seat)
                kind = type(step).__name__
                seen[kind] = seen.get(kind, 0) + 1
                if seen[kind] > 3:
                    continue
                legal = set(state.actions(seat))
                assert len(legal) == len(state.actions(seat))
                for verb in step.verbs:
                    for action in sentences(state, verb, Rng(number))[:400]:
                        reason = state.why_not(seat, action)
                        assert (reason is None) == (action in legal), (kind, state.box.vocabulary.format(action))
                        assert reason is None or reason.rule or seat == CHANCE
            if number % 25 == 0:
                before = state.dump()
                for seat in (*range(seats), None):
                    masked = state.seen_by(seat)
                    world = masked.imagine(Rng(f"{number} {seat}"))
                    assert world.seen_by(seat).dump() == masked.dump()
                    assert world.view(seat) == state.view(seat) == masked.view(seat)
                    if seat is not None:
                        assert world.actions(seat) == state.actions(seat) == masked.actions(seat)
                assert state.dump() == before
        if not state.asked:
            assert state.outcome().reason in GAME.reasons
    assert {"Activate", "Act"} <= seen.keys()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_can_be_drawn(seats):
    console = Console(width=100, record=True, file=StringIO())
    s = rich(seats)
    for language in ("en", "de", "it"):
        console.print(board("romolo")(s.view(0), s.box, Texts(language, s.box)))
    drawn = console.export_text()
    assert all(name in drawn for name in s.box.hex_names)
    assert max(map(len, drawn.splitlines())) <= 100


def test_records_of_games_with_secrets_replay():
    s = GAME.new(2, **GAME.bot_settings({}))
    for state in walk(s, Rng("record"), 4000):
        last = state
    assert Record.parse(str(Record.of(last)), find).replay().digest() == last.digest()
