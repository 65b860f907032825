"""One game between bots, and the fast way for bots that look at nothing."""

import pytest

from quadriga.agents import Agent, agent, ask
from quadriga.agents.random import Random
from quadriga.arena import match
from quadriga.arena.match import Setup, play_match
from quadriga.games import game, read_record
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import DataError, QuadrigaError, SettingError, UnknownGameError
from quadriga.kernel.step import Action
from tests.play import variants

RANDOM = Setup("antike", ("random", "random"), {}, {})


def test_a_match_ends_and_its_record_gives_the_same_outcome() -> None:
    played = play_match(RANDOM, Rng(1), keep=True)
    assert played.outcome is not None
    assert played.record is not None
    again = read_record(str(played.record))
    state = again.replay()
    assert state.outcome() == played.outcome
    assert played.decisions == sum(not answer.forced for answer in state.journal)
    assert again.players == {"brown": "random", "beige": "random"}


def test_keeping_the_record_changes_nothing() -> None:
    assert play_match(RANDOM, Rng(1), keep=True)[:2] == play_match(RANDOM, Rng(1))[:2]


def test_bots_change_seats() -> None:
    setup = Setup("antike", ("random", "greedy:1"), {"turn_cap": "2"}, {})
    first = play_match(setup, Rng(1), 0, keep=True).record
    second = play_match(setup, Rng(1), 1, keep=True).record
    assert first is not None
    assert second is not None
    assert first.players == {"brown": "random", "beige": "greedy:1"}
    assert second.players == {"brown": "greedy:1", "beige": "random"}


def test_options_and_figures_reach_the_game() -> None:
    played = play_match(Setup("antike", RANDOM.bots, {"map": "east"}, {"track.win_at": 1}), Rng(1), keep=True)
    assert played.record is not None
    assert played.record.box.settings["map"] == "east"
    assert "Figure: track.win_at = 1" in str(played.record)


def test_games_between_bots_are_capped() -> None:
    assert RANDOM.settings == {}
    played = play_match(RANDOM, Rng(3), keep=True)
    assert played.record is not None
    assert played.record.box.settings["turn_cap"] == 100


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 50)
    assert play_match(RANDOM, Rng(1))[:2] == (None, 50)


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        (Setup("chess", ("random",), {}, {}), UnknownGameError),
        (Setup("antike", ("random",), {}, {}), SettingError),
        (Setup("antike", ("random", "deep"), {}, {}), QuadrigaError),
        (Setup("antike", ("random", "greedy:x"), {}, {}), QuadrigaError),
        (Setup("antike", ("random", "random"), {"map": "north"}, {}), SettingError),
        (Setup("antike", ("random", "random"), {}, {"track.win": 1}), DataError),
    ],
)
def test_a_bad_setup_is_refused(setup: Setup, error: type[QuadrigaError]) -> None:
    with pytest.raises(error):
        setup.check()


class Seeing(Agent):
    """Notes whether what it gets is masked."""

    def __init__(self) -> None:
        self.seen: list[tuple[bool, int | None]] = []

    def choose(self, seen: object, seat: int) -> Action:
        self.seen.append((seen.masked, seen.viewer))  # type: ignore[attr-defined]
        return seen.actions(seat)[0]  # type: ignore[attr-defined, no-any-return]


def test_a_bot_gets_the_masked_state_only() -> None:
    variant = next(variant for variant in variants() if variant.key == "mora")
    state = variant.new()
    rng, bot = Rng(1), Seeing()
    while state.asked:
        seat = state.asked[0]
        state.take(seat, rng.answer(state) if seat < 0 else ask(bot, state, seat))
    assert len(bot.seen) > 5
    assert all(masked and viewer is not None for masked, viewer in bot.seen)


def test_a_blind_bot_chooses_the_same_from_options_as_from_the_masked_state() -> None:
    for variant in variants():
        state, rng = variant.new(), Rng("chance")
        quick, slow = Random(Rng(7)), Random(Rng(7))
        for _ in range(40):
            if not state.asked:
                break
            seat = state.asked[0]
            option = rng.answer(state) if seat < 0 else ask(quick, state, seat)
            assert seat < 0 or option == slow.choose(state.seen_by(seat), seat)
            state.take(seat, option)


def test_bots_by_name() -> None:
    assert isinstance(agent("random", game("antike"), Rng(1)), Random)
