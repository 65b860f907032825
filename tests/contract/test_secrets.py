"""What a seat may not know changes nothing it sees; what it may know is never lost."""

import json

from quadriga.agents import agent
from quadriga.kernel.chance import Rng
from quadriga.kernel.record import Record
from quadriga.kernel.screen import events, question
from quadriga.kernel.step import CHANCE
from tests.play import Variant, positions, random_game


def test_another_possible_world_looks_the_same(variant: Variant) -> None:
    """The leak test: change only what a seat may not know."""
    for state in positions(variant, 3, 11):
        for seat in (*range(variant.seats), None):
            seen = state.seen_by(seat)
            world = seen.imagine(Rng(f"world {seat}"))
            assert world.seen_by(seat).dump() == seen.dump()
            assert world.view(seat) == state.view(seat) == seen.view(seat)
            if seat is not None:
                assert world.actions(seat) == state.actions(seat) == seen.actions(seat)


def test_masked_states_show_no_options_of_others(variant: Variant) -> None:
    for state in positions(variant, 3, 13):
        seen = state.seen_by(0)
        assert all(not seen.actions(other) for other in (CHANCE, *range(1, variant.seats)))


def test_bots_choose_by_what_they_know(variant: Variant) -> None:
    for number, state in enumerate(positions(variant, 4, 29)):
        for seat in state.asked:
            if seat == CHANCE or number > 12:
                continue
            world = state.seen_by(seat).imagine(Rng(f"other {number}"))
            for name in ("random", "greedy:30", "search:6"):
                choices = {agent(name, variant.game, Rng(number)).choose(s.seen_by(seat), seat) for s in (state, world)}
                assert len(choices) == 1


def test_downloads_hide_what_is_secret(variant: Variant) -> None:
    """A record as a seat may have it names no answer that only others have seen."""
    for state in positions(variant, 6, 41):
        record = Record.of(state).seen_by(0)
        if not state.asked:
            assert record.lines == Record.of(state).lines
            continue
        sealed = []
        for seat, answers in enumerate(state.sealed):
            given = [a for a in state.journal if a.sealed and a.seat == seat]
            sealed += given[len(given) - len(answers) :] if seat else []
        secret = [a for a in state.journal if a.only not in (None, 0)]
        assert sum(line.action is None for line in record.lines) == len(secret) - sum(a in secret for a in sealed)
        assert len(record.lines) == len(state.journal) - len(sealed)


def test_everything_a_screen_gets_is_plain_data(variant: Variant) -> None:
    for state in positions(variant, 7, 17):
        for seat in (*range(variant.seats), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
        for seat in state.asked:
            assert json.dumps(question(state, seat))
    told = events(state, 0)
    assert json.loads(json.dumps(told)) == told
    assert told


def test_tables_are_plain_data(key: str, largest: Variant) -> None:
    *_, state = random_game(largest, 1)
    tables = largest.game.tables(state.box)
    assert json.loads(json.dumps(tables)) == tables


def test_a_game_without_secrets_shows_everybody_the_same(variant: Variant) -> None:
    for state in positions(variant, 3, 17):
        if not state.box.game.secrets:
            assert all(state.view(seat) == state.view(None) for seat in range(variant.seats))
