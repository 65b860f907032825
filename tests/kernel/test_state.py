"""The state machine: questions, answers, reasons, simultaneous choices, secrets."""

from typing import Any

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalActionError, NotationError
from quadriga.kernel.state import plain
from quadriga.kernel.step import CHANCE, AutoStep, Reason, Simultaneous, Step
from quadriga.kernel.vocabulary import UNKNOWN
from tests.agents.nim import GAME as NIM
from tests.mora import GAME as MORA
from tests.mora import Double, EndRound, Lead, Look


def mora(hands: str = "[[5, 2], [4, 1]]", settings: str = "") -> Any:
    return MORA.at(f"settings = {{ {settings} }}\nhands = {hands}")


def play(s: Any, *answers: tuple[int, str]) -> Any:
    for seat, answer in answers:
        s.play(seat, answer)
    return s


# -- why not ------------------------------------------------------------


def test_every_kind_of_why_not() -> None:
    s = mora()
    assert s.why_not(0, "pass") is None
    assert s.why_not(0, ("peek",)) is None
    assert s.why_not(0, "dance").message == "not-understood"
    assert s.why_not(0, ("dance",)) == ("", "not-understood", (("problem", "verb"), ("word", "dance")))
    assert s.why_not(1, "pass") == ("", "not-asked", ())
    assert s.why_not(0, "lay 5") == ("MOR-1.3", "not-now", ())
    play(s, (0, "pass"))
    assert s.why_not(0, "lay 4") == ("MOR-1.3", "card-not-held", ())
    fresh = MORA.new()
    assert fresh.why_not(CHANCE, "deal player-2 1") == ("", "not-offered", ())
    assert fresh.why_not(0, "pass") == ("", "not-asked", ())


def test_without_a_reason_of_its_own_a_step_names_the_rule_of_the_verb() -> None:
    assert NIM.new().why_not(0, "take 0") == ("NIM-1", "not-possible", ())


def test_a_masked_state_does_not_explain_what_others_may_do() -> None:
    s = mora()
    assert s.why_not(0, "peek") is None
    assert s.seen_by(0).why_not(0, "peek") is None
    assert s.seen_by(1).why_not(0, "peek") == ("", "not-offered", ())


def test_nothing_is_allowed_once_the_game_is_over() -> None:
    s = mora("[[5], [4]]", "target = 1")
    play(s, (0, "pass"), (0, "stake 0"), (1, "stake 0"))
    assert s.asked == ()
    assert s.actions(0) == []
    assert s.why_not(0, "pass") == ("", "game-over", ())


def test_illegal_answers_say_why_and_change_nothing() -> None:
    s = play(mora(), (0, "pass"))
    before = s.dump()
    with pytest.raises(IllegalActionError) as error:
        s.play(0, "lay 4")
    assert str(error.value) == "'lay 4' is not allowed: card-not-held (MOR-1.3)"
    assert error.value.rule == "MOR-1.3"
    assert error.value.reason == Reason("MOR-1.3", "card-not-held")
    with pytest.raises(NotationError):
        s.play(0, "dance")
    with pytest.raises(IllegalActionError, match=r"^'pass' is not allowed: not-now \(MOR-1.2\)$"):
        s.play(0, "pass")
    assert s.dump() == before


# -- questions, deeds, forced answers ------------------------------------------------------------


def test_a_single_answer_plays_itself_and_is_recorded() -> None:
    s = mora("[[3, 3], [4, 1]]")
    play(s, (0, "pass"))
    forced = s.journal[-1]
    assert (forced.seat, forced.action, forced.forced, forced.sealed) == (0, ("lay", 3), True, True)
    assert s.actions(0) == [("stake", 0), ("stake", 1), ("stake", 2)]
    assert s.journal[0].turn_level
    assert not s.journal[0].forced


def test_what_would_reveal_something_is_always_asked() -> None:
    s = play(mora("[[3, 2], [4, 1]]"), (0, "pass"), (0, "lay 3"), (0, "stake 0"), (1, "lay 4"), (1, "stake 0"))
    assert isinstance(s.question(1), Double)
    assert s.actions(1) == [("pass",)]


def test_turn_level() -> None:
    s = mora()
    assert s.at_turn_level()
    play(s, (0, "peek"))
    assert not s.at_turn_level()


def test_cut_drops_what_is_moot() -> None:
    s = play(mora(), (0, "pass"), (0, "lay 5"), (0, "stake 2"), (1, "lay 1"), (1, "stake 1"))
    assert s.points == [4, 0]
    play(s, (0, "double"))
    assert s.points == [5, 0]
    assert s.hands == [[2], [4]], "no card was drawn: the rest of the round is skipped"
    assert s.modifiers == []
    assert s.round == 1
    assert isinstance(s.question(1), Lead)


def test_finish_ends_the_game_from_anywhere() -> None:
    s = play(mora("[[5, 2], [4, 1]]", "target = 4"), (0, "pass"), (0, "lay 5"), (0, "stake 2"), (1, "lay 1"))
    assert s.outcome() is None
    play(s, (1, "stake 1"))
    assert s.stack == []
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.winners) == ("target", [1, 2], [0])
    assert outcome.scores == [{"stakes": 4}, {"stakes": 0}]


def test_cut_stops_at_the_topmost_of_its_kind() -> None:
    s = mora()
    s.stack = [EndRound(1), EndRound(2), Lead(0), Look(0)]
    s.cut(EndRound)
    assert s.stack == [EndRound(1), EndRound(2)]


def test_ask_puts_the_first_named_on_top() -> None:
    s = mora()
    s.stack.clear()
    s.ask(Lead(0), Lead(1), Lead(2))
    assert [step.seat for step in s.stack] == [2, 1, 0]


def test_modifiers_add_up_and_are_dropped_by_name() -> None:
    s = mora()
    s.modifiers = [("march", 1), ("wind", 5), ("march", 2)]
    assert s.modifier("march") == 3
    assert s.modifier("rain") == 0
    s.drop_modifiers("march", "rain")
    assert s.modifiers == [("wind", 5)]


def test_steps_are_values() -> None:
    assert Lead(1) == Lead(1) != Lead(2)
    assert Lead(1) != Double(1, 5)
    assert hash(Double(1, 5)) == hash(Double(1, 5))
    assert repr(Double(1, 5)) == "Double(1, 5)"
    assert Double(1, 5).values() == (1, 5)
    assert Lead(1).price(mora(), 1, ("pass",)) == []
    assert Lead(1).seen_only_by() is None


def test_steps_that_ask_nothing_say_so() -> None:
    s = mora()
    with pytest.raises(NotImplementedError, match="EndRound asks nothing"):
        EndRound(0).actions(s, 0)
    with pytest.raises(NotImplementedError, match="EndRound takes no answer"):
        EndRound(0).take(s, 0, ("pass",))
    with pytest.raises(NotImplementedError, match="AutoStep does nothing"):
        AutoStep(0).do(s)
    with pytest.raises(NotImplementedError, match="Simultaneous does not open its answers"):
        Simultaneous([]).open(s, [])
    assert Step(0).verbs == ()


# -- several seats at once ------------------------------------------------------------


ANSWERS = [(0, "lay 5"), (0, "stake 1"), (1, "lay 4"), (1, "stake 2")]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 3, 0, 1), (0, 2, 1, 3), (2, 0, 3, 1), (0, 2, 3, 1)])
def test_the_order_of_arrival_does_not_matter(order: tuple[int, ...]) -> None:
    usual = play(mora(), (0, "pass"), *ANSWERS)
    other = play(mora(), (0, "pass"), *(ANSWERS[n] for n in order))
    assert other.digest() == usual.digest()
    assert [event.payload for event in other.events] == [event.payload for event in usual.events]


def test_everybody_is_asked_until_all_have_answered() -> None:
    s = play(mora(), (0, "pass"))
    assert s.asked == (0, 1)
    play(s, (1, "lay 4"))
    assert s.asked == (0, 1)
    play(s, (1, "stake 2"))
    assert s.asked == (0,)
    assert s.why_not(1, "lay 1") == ("", "not-asked", ())
    assert s.sealed == [[], [("lay", 4), ("stake", 2)]]
    play(s, (0, "lay 2"), (0, "stake 0"))
    assert s.sealed == []
    assert s.lanes == []
    assert s.points == [0, 3]


def test_sealed_answers_count_as_not_given_for_others() -> None:
    before = play(mora(), (0, "pass"))
    after = play(mora(), (0, "pass"), (1, "lay 4"), (1, "stake 2"))
    assert after.seen_by(0).dump() == before.seen_by(0).dump()
    assert after.seen_by(None).dump() == before.seen_by(None).dump()
    assert after.seen_by(0).asked == (0, 1)
    assert after.seen_by(1).asked == (0,)
    assert after.seen_by(1).sealed[1] == [("lay", 4), ("stake", 2)]


# -- what a seat may know ------------------------------------------------------------


def test_masked_states_hide_and_can_be_imagined() -> None:
    s = mora()
    seen = s.seen_by(0)
    assert seen.hands == [[5, 2], [UNKNOWN, UNKNOWN]]
    assert sorted(seen.deck) == sorted([*s.deck, 4, 1])
    assert s.hands == [[5, 2], [4, 1]]
    worlds = [seen.imagine(Rng(n)) for n in range(40)]
    assert all(world.hands[0] == [2, 5] or world.hands[0] == [5, 2] for world in worlds)
    assert all(len(world.hands[1]) == 2 and UNKNOWN not in world.hands[1] for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 5
    assert not worlds[0].masked


def test_only_a_masked_state_can_be_imagined() -> None:
    with pytest.raises(ValueError, match="only a masked state can be imagined"):
        mora().imagine(Rng(1))


def test_a_masked_state_answers_for_nobody_else() -> None:
    s = mora()
    assert s.seen_by(0).actions(0) == s.actions(0)
    assert s.seen_by(1).actions(0) == []
    assert s.seen_by(1).asked == (0,)
    assert s.seen_by(None).actions(0) == []


def test_a_peek_is_for_one_pair_of_eyes() -> None:
    s = play(mora(), (0, "peek"), (CHANCE, "look 3"))
    assert s.seen_by(0).peeked == [3]
    assert s.seen_by(1).peeked == [UNKNOWN]
    assert s.view(0)["peeked"] == [3]
    assert s.view(1)["peeked"] == [UNKNOWN]
    assert s.journal[-1].only == 0


# -- copies and data ------------------------------------------------------------


def test_nobody_listens_to_a_copy() -> None:
    s = mora()
    copy = s.copy()
    assert copy.journal is None
    assert copy.events is None
    play(copy, (0, "pass"))
    assert s.asked == (0,)
    assert copy.asked == (0, 1)


def test_states_are_plain_data() -> None:
    s = mora()
    dump = s.dump()
    assert set(dump) == set(s.parts)
    assert dump["stack"][-1] == ["Lead", 0]
    assert s.digest() == mora().digest() != play(mora(), (0, "pass")).digest()
    with pytest.raises(TypeError, match="a state must not hold float"):
        plain([1, 2.5])
