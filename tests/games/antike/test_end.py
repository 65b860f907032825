"""Chapter 17: victory, the cap for bots, and its tie-breaks."""

import pytest

from tests.games.antike.positions import (
    ANTIKE,
    BEIGE,
    BROWN,
    at,
    event_lines,
    fresh,
    hand,
    people,
    play,
    says,
    through,
)
from tests.rule_coverage import rule

EIGHT = """
    {turn}
    step = "personalities"
    [{winner}]
    people = {{ king = 4, scholar = 4 }}
    firsts = 5
    [{loser}]
    people = {{ citizen = 4, general = 3, seafarer = 1 }}
"""


@rule("ANT-17.1", "ANT-17.2", "ANT-17.3")
@pytest.mark.parametrize(("winner", "loser", "seat"), [("brown", "beige", BROWN), ("beige", "brown", BEIGE)])
def test_the_9th_personality_wins_at_once(winner: str, loser: str, seat: int) -> None:
    s = at(EIGHT.format(turn=f'turn = "{winner}"', winner=winner, loser=loser))
    assert s.outcome() is None
    play(s, "take scholar")
    assert s.asked == ()
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "personalities"
    assert outcome.winners == [seat]
    assert outcome.places[1 - seat] == 2
    assert outcome.scores[seat] == {"king": 4, "general": 0, "citizen": 0, "scholar": 5, "seafarer": 0}
    assert outcome.scores[1 - seat] == {"king": 0, "general": 3, "citizen": 4, "scholar": 0, "seafarer": 1}
    assert hand(s, 1 - seat) == [], "no card is chosen for the 9th"
    assert event_lines(s)[-1] == f"won {winner}"
    assert s.why_not(1 - seat, "pass").message == "game-over"


@rule("ANT-17.1")
def test_the_8th_does_not_win() -> None:
    s = at('step = "personalities"\n[brown]\npeople = { king = 4, scholar = 3 }\nfirsts = 4')
    play(s, "take scholar", "pass")
    assert s.outcome() is None
    assert people(s, BROWN) == {"king": 4, "scholar": 4}


def test_an_overridden_goal() -> None:
    s = at('data = { track = { win_at = 1 } }\nstep = "personalities"\n[brown]\nfirsts = 1')
    play(s, "take scholar")
    assert s.outcome() is not None


CAP = """
    turn = "beige"
    step = "personalities"
    [brown]
    turns = 3
    {brown}
    [beige]
    turns = 2
    firsts = 1
    {beige}
"""


def stopped(brown: str, beige: str, turn_cap: int = 3) -> list[int]:
    """The places when the cap is reached at the end of beige's turn."""
    s = at(CAP.format(brown=brown, beige=beige), turn_cap=turn_cap)
    assert s.outcome() is None
    play(s, "pass")
    assert s.asked == ()
    assert event_lines(s)[-1] == "stopped"
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "cap"
    return outcome.places


SAME = 'cities = ["{}", "{}"]\nadvances = [{}]\npeople = {{ {} }}'


def side(first: str, second: str, people: str = "king = 1", advances: str = '"strata"') -> str:
    return SAME.format(first, second, advances, people)


@rule("ANT-17.4", "ANT-R40")
def test_at_the_cap_personalities_decide() -> None:
    strong, weak = side("Siga gold temple", "Zama iron"), side("Roma gold", "Ancona iron", "king = 2", "")
    assert stopped(strong, weak) == [2, 1]
    strong, weak = side("Siga gold", "Zama iron", "king = 3", ""), side("Roma gold temple", "Ancona iron", "king = 2")
    assert stopped(strong, weak) == [1, 2]


@rule("ANT-R40")
def test_then_cities() -> None:
    three = side("Siga gold", "Zama iron", advances="").replace("]", ', "Tacape iron"]', 1)
    assert stopped(three, side("Roma gold temple", "Ancona iron temple")) == [1, 2]
    more = side("Roma gold", "Ancona iron", advances="").replace("]", ', "Neapolis iron"]', 1)
    assert stopped(side("Siga gold temple", "Zama iron temple"), more) == [2, 1]


@rule("ANT-R40")
def test_then_temples() -> None:
    assert stopped(side("Siga gold temple", "Zama iron", advances=""), side("Roma gold", "Ancona iron")) == [1, 2]
    assert stopped(side("Siga gold", "Zama iron"), side("Roma gold", "Ancona iron temple", advances="")) == [2, 1]


@rule("ANT-R40")
def test_then_advances() -> None:
    two = '"strata", "moneta"'
    assert stopped(side("Siga gold", "Zama iron", advances=two), side("Roma gold", "Ancona iron")) == [1, 2]
    assert stopped(side("Siga gold", "Zama iron"), side("Roma gold", "Ancona iron", advances=two)) == [2, 1]


@rule("ANT-R40")
def test_else_it_is_a_draw() -> None:
    beige = side("Roma gold", "Ancona iron", "citizen = 1", '"moneta"')
    assert stopped(side("Siga gold", "Zama iron"), beige) == [1, 1]


@rule("ANT-17.4", "ANT-R40")
def test_the_cap_counts_the_turns_of_both() -> None:
    s = fresh(turn_cap=1)
    through(s, "rondel ferrum")
    assert s.outcome() is None
    play(s, "rondel ferrum")
    assert s.outcome() is not None
    assert s.turns == [1, 1]


@rule("ANT-17.4")
def test_there_is_no_cap_for_people() -> None:
    s = at(CAP.format(brown="", beige=""))
    play(s, "pass")
    assert says(s)
    assert s.outcome() is None
    assert ANTIKE.bot_settings({}) == {"turn_cap": 100}
    assert fresh().box.turn_cap == 0


@rule("ANT-17.4")
def test_the_cap_is_marked_as_ours() -> None:
    settings = {setting.name: setting for setting in ANTIKE.settings}
    assert settings["turn_cap"].ours
    assert not settings["map"].ours
    assert not settings["special_units"].ours
    assert ANTIKE.reasons == ("personalities", "cap")
