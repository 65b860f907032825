"""What happened, as each seat may hear of it."""

from quadriga.kernel.events import Event
from quadriga.kernel.screen import events
from quadriga.kernel.vocabulary import UNKNOWN
from tests.mora import GAME as MORA


def test_an_open_event_is_the_same_for_all() -> None:
    event = Event(("won", 1))
    assert event.seen_by(0) == event.seen_by(1) == event.seen_by(None) == ("won", 1)


def test_a_whisper_hides_its_nouns_from_others() -> None:
    event = Event(("dealt", 0, 5), only=0, hidden=(1,))
    assert event.seen_by(0) == ("dealt", 0, 5)
    assert event.seen_by(1) == event.seen_by(None) == ("dealt", 0, UNKNOWN)


def test_a_game_tells_and_whispers() -> None:
    state = MORA.new()
    state.play(-1, "deal player-1 5")
    assert state.events == [Event(("dealt", 0, 5), 0, (1,))]
    [mine], [theirs], [public] = events(state, 0), events(state, 1), events(state, None)
    assert mine == {
        "number": 0,
        "notation": "dealt player-1 5",
        "verb": "dealt",
        "targets": [{"kind": "seat", "number": 0}, {"kind": "card", "number": 5}],
        "left": "deck",
        "reached": {"kind": "seat", "number": 0},
        "rule": "MOR-1.1",
    }
    assert theirs == public == mine | {"notation": "dealt player-1 ?", "targets": [{"kind": "seat", "number": 0}]}


def test_news_since() -> None:
    state = MORA.new()
    for answer in ("deal player-1 5", "deal player-1 2", "deal player-2 1"):
        state.play(-1, answer)
    assert [entry["notation"] for entry in events(state, None, 2)] == ["dealt player-2 ?"]
    assert events(state, None, 3) == []
    assert events(state.copy(), None) == []
