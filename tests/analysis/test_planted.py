"""A planted blunder is marked: a winning move left out, or a move that loses at once."""

from quadriga.analysis.attempts import judge_turn
from quadriga.games import game, read_record
from quadriga.kernel.chance import Rng, settle_chance
from tests.play import RECORDS


def test_antike_a_winning_personality_is_not_taken() -> None:
    """Both have eight personalities and the ninth due: who does not take it lets the other win."""
    brown = "people = { king = 4, general = 1, scholar = 3 }\nfirsts = 4\n"
    beige = "people = { citizen = 4, general = 2, seafarer = 2 }\nrazed = 6\n"
    state = game("antike").at(f'step = "personalities"\n[brown]\n{brown}[beige]\n{beige}')
    settle_chance(state, Rng(1))
    assert state.asked == (0,)
    take, left_out = ("take", next(n for verb, *nouns in state.actions(0) for n in nouns if verb == "take")), ("pass",)
    won = state.copy()
    won.take(0, take)
    assert won.outcome() is not None
    assert won.final().winners == [0]
    planted = judge_turn(state, 0, [left_out], [], "1")
    assert planted.mark == "blunder"
    assert planted.best == [state.box.vocabulary.format(take)]
    assert judge_turn(state, 0, [take], [], "1").mark == "best"


def test_romolo_a_winner_gives_up_everything() -> None:
    record = read_record((RECORDS / "romolo/cap.quadriga").read_text(encoding="utf-8"))
    state = record.replay(131)
    losing = ["raid G2", "raze farm", "feed", "recall worker F2", "recall lying-worker G2", "give-up"]
    lost = state.copy()
    for answer in losing:
        lost.play(1, answer)
    assert lost.final().winners == [0]
    planted = judge_turn(state, 1, [record.box.vocabulary.parse(answer) for answer in losing], [], "1")
    assert planted.mark == "blunder"
    assert planted.best != losing
