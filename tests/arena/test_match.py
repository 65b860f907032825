"""One game between bots, and the fast way for bots that look at nothing."""

import json

import pytest

from quadriga.agents import Agent, agent, ask
from quadriga.agents.random import Random
from quadriga.arena import match
from quadriga.arena.match import MatchResult, Setup, play_match, result_from_json, result_to_json
from quadriga.games import game, read_record
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import DataError, QuadrigaError, SettingError, UnknownGameError
from quadriga.kernel.step import Action
from tests.play import variants

RANDOM = Setup("antike", ("random", "random"), {}, {})


def test_a_match_ends_and_its_record_gives_the_same_outcome() -> None:
    result = play_match(RANDOM, "1", 3, keep=True)
    again = read_record(result.record)
    state = again.replay()
    outcome = state.outcome()
    assert (result.number, result.bots) == (3, ("random", "random"))
    assert (result.reason, result.places) == (outcome.reason, outcome.places)
    assert result.scores == [sum(sources.values()) for sources in outcome.scores]
    assert result.decisions == sum(not answer.forced for answer in state.journal)
    assert again.players == {"brown": "random", "beige": "random"}


def test_keeping_the_record_changes_nothing() -> None:
    kept, other = play_match(RANDOM, "1", keep=True), play_match(RANDOM, "1", count=True)
    assert kept.record
    assert other.uses
    plain = play_match(RANDOM, "1")
    assert kept._replace(record="", seconds=plain.seconds) == plain
    assert other._replace(uses={}, seconds=plain.seconds) == plain


def test_bots_sit_where_the_setup_says() -> None:
    setup = Setup("antike", ("random", "greedy:1"), {"turn_cap": "2"}, {})
    first = read_record(play_match(setup, "1", keep=True).record)
    second = read_record(play_match(setup.rotated(1), "1", keep=True).record)
    assert first.players == {"brown": "random", "beige": "greedy:1"}
    assert second.players == {"brown": "greedy:1", "beige": "random"}


def test_a_rotated_setup_has_each_bot_so_many_seats_further() -> None:
    setup = Setup("corduba", ("a", "b", "c"), {}, {})
    assert [setup.rotated(places).bots for places in (0, 1, 2, 4)] == [
        ("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("c", "a", "b")
    ]  # fmt: skip


RESULT = MatchResult(7, ("greedy", "random"), "cap", [1, 2], [9, 4], 88, 0.5)
LINE = {
    "n": 7, "bots": ["greedy", "random"], "reason": "cap", "places": [1, 2], "scores": [9, 4], "decisions": 88,
    "seconds": 0.5,
}  # fmt: skip
EXTRAS = RESULT._replace(settings={"map": "east"}, faults={1: "late"}, uses={"field": {"ferrum": [2, 0]}})
EXTRA_LINE = LINE | {"set": {"map": "east"}, "faults": {"1": "late"}, "uses": {"field": {"ferrum": [2, 0]}}}


@pytest.mark.parametrize(("result", "line"), [(RESULT, LINE), (EXTRAS, EXTRA_LINE)])
def test_a_result_is_kept_as_json_and_read_again(result: MatchResult, line: dict[str, object]) -> None:
    assert json.dumps(result_to_json(result)) == json.dumps(line)
    assert result_from_json(json.loads(json.dumps(line))) == result


@pytest.mark.parametrize("missing", LINE)
def test_a_line_without_a_field_is_no_result(missing: str) -> None:
    with pytest.raises(KeyError):
        result_from_json({name: value for name, value in LINE.items() if name != missing})


def test_settings_and_data_reach_the_game() -> None:
    setup = Setup("antike", RANDOM.bots, {"map": "east"}, {"track.win_at": 1}, drawn={"special_units": "yes"})
    result = play_match(setup, "1", keep=True)
    settings = read_record(result.record).box.settings
    assert (settings["map"], settings["special_units"]) == ("east", True)
    assert "Figure: track.win_at = 1" in result.record
    assert result.settings == {"special_units": "yes"}


def test_games_between_bots_are_capped() -> None:
    assert RANDOM.settings == {}
    result = play_match(RANDOM, "3", keep=True)
    assert read_record(result.record).box.settings["turn_cap"] == 100


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 50)
    result = play_match(RANDOM, "1")
    assert (result.reason, result.places, result.scores, result.decisions) == ("", [], [], 50)


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


def test_a_blind_bot_chooses_the_same_from_actions_as_from_the_masked_state() -> None:
    for variant in variants():
        state, rng = variant.new(), Rng("chance")
        quick, slow = Random(Rng(7)), Random(Rng(7))
        for _ in range(40):
            if not state.asked:
                break
            seat = state.asked[0]
            action = rng.answer(state) if seat < 0 else ask(quick, state, seat)
            assert seat < 0 or action == slow.choose(state.seen_by(seat), seat)
            state.take(seat, action)


def test_bots_by_name() -> None:
    assert isinstance(agent("random", game("antike"), Rng(1)), Random)
