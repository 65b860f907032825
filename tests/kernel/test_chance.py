"""Random numbers: the same everywhere, in range, independent."""

import pytest

from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.step import CHANCE
from tests.mora import GAME as MORA


def test_the_numbers_are_the_same_on_every_machine() -> None:
    rng = Rng("quadriga")
    assert [rng.word() for _ in range(2)] == [15334404487808487505, 14999606438873943625]
    assert [rng.below(6) for _ in range(12)] == [5, 5, 5, 2, 1, 2, 1, 4, 4, 5, 5, 5]
    rng = Rng(7)
    assert [rng.below(100) for _ in range(6)] == [4, 87, 57, 24, 0, 89]


def test_a_seed_may_be_a_number_a_text_or_bytes() -> None:
    assert Rng(7).word() == Rng("7").word() == Rng(Rng(7).seed).word()
    assert Rng(7).word() != Rng(8).word()


def test_the_whole_state_is_a_seed_and_a_counter() -> None:
    rng = Rng("game")
    first = [rng.word() for _ in range(20)]
    assert rng.counter == 20
    assert len(set(first)) == 20
    again = Rng("game", counter=9)
    assert [again.word() for _ in range(11)] == first[9:]


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng("game")
    rng.below(10)
    copy = rng.copy()
    assert [copy.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]
    copy.below(10)
    assert copy.counter == rng.counter + 1


@pytest.mark.parametrize("n", [1, 2, 3, 7, 25, 1000])
def test_below_covers_its_range(n: int) -> None:
    rng = Rng(n)
    drawn = [rng.below(n) for _ in range(12 * n)]
    assert min(drawn) == 0
    assert max(drawn) == n - 1 or n == 1000
    assert all(0 <= number < n for number in drawn)


def test_below_is_even() -> None:
    rng = Rng("even")
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_pick_and_shuffled() -> None:
    rng = Rng("deck")
    assert {rng.pick("abc") for _ in range(40)} == {"a", "b", "c"}
    deck = list(range(20))
    mixed = rng.shuffled(deck)
    assert sorted(mixed) == deck == list(range(20))
    assert mixed != deck
    assert {tuple(rng.shuffled([1, 2, 3])) for _ in range(80)} == {
        (1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1),
    }  # fmt: skip


def test_weighted() -> None:
    rng = Rng("weights")
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        counts[rng.weighted([1, 0, 3, 0])] += 1
    assert counts[1] == counts[3] == 0
    assert 900 < counts[0] < 1100
    assert rng.weighted([0, 0, 5]) == 2
    with pytest.raises(ValueError, match="no weights to choose by"):
        rng.weighted([0, 0])


def test_children_are_independent() -> None:
    rng = Rng("game")
    one, two = rng.child("bot"), rng.child(1)
    assert rng.counter == 0
    assert one.word() != two.word() != rng.word()
    assert rng.child("bot").word() == Rng("game").child("bot").word()
    assert Rng("other").child("bot").word() != Rng("game").child("bot").word()


def test_chance_answers_by_weight() -> None:
    state = MORA.new()
    assert state.asked == (CHANCE,)
    rng = Rng("answers")
    seen = {rng.answer(state) for _ in range(60)}
    assert seen == set(state.actions(CHANCE))
    settle_chance(state, rng)
    assert state.asked == (0,)
    with pytest.raises(AssertionError, match="CHANCE is not asked"):
        rng.answer(state)
