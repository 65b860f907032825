"""Back over one's own answers until something new was learned; further back only if the others agree."""

from typing import Any

import pytest

from quadriga.games import KEYS, read_record
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE
from quadriga.table import CommandRejectedError, Pace, Table
from quadriga.table.game_history import MAX_SAVED_STATES
from quadriga.table.journal import StoodIn, Undone, effective
from quadriga.table.undo import last_answer
from tests.table.walk import Walk, again, opened, question, say


def kind(table: Table, seat: int) -> str:
    return table.screen(table.seats[seat].person, seat, 0, 0.0)["undo"]


def lay(table: Table, seat: int, stake: int = 0) -> None:
    laid = [] if question(table, seat)["step"] == "Stake" else [f"lay {table.state.hands[seat][0]}"]
    say(table, seat, *laid, f"stake {stake}")


def test_nothing_was_said_yet() -> None:
    table = opened("mora", "Anna", "Bruno")
    assert [kind(table, seat) for seat in (0, 1)] == ["none", "none"]
    with pytest.raises(CommandRejectedError, match="nothing to take back"):
        table.undo(0, "anna", 1.0)


def test_ones_own_answers_one_by_one() -> None:
    table = opened("antike", "Anna", "bot:random")
    while table.asked != (0,):
        for job in table.jobs():
            table.bot_answer(job, [question_of(table, job.seat)], 1.0)
    digests = []
    while table.asked == (0,) and len(digests) < 5:
        digests.append(table.state.digest())
        said = next(c["notation"] for c in question(table, 0)["choices"] if c["verb"] != "pass")
        say(table, 0, said)
    while digests:
        table.undo(0, "anna", 2.0)
        assert table.state.digest() == digests.pop()


def question_of(table: Table, seat: int) -> str:
    return str(table.box.vocabulary.format(table.state.actions(seat)[0]))


def test_sealed_answers_of_others_do_not_count() -> None:
    """Bruno has answered in secret, which tells Anna nothing: she may still take back what led there."""
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "pass")
    lay(table, 1)
    assert kind(table, 0) == "free"
    table.undo(0, "anna", 2.0)
    assert table.asked == (0,)
    assert question(table, 0)["step"] == "Lead"
    assert kind(table, 1) == "none"


def test_others_keep_what_they_have_sealed() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "pass")
    lay(table, 0)
    lay(table, 1)
    asked = question(table, 2)["id"]
    table.undo(0, "anna", 2.0)
    assert table.asked == (0, 2)
    assert question(table, 0)["step"] == "Stake"
    assert question(table, 2)["id"] == asked, "nothing has changed for Carla"
    table.undo(0, "anna", 2.0)
    assert question(table, 0)["step"] == "Lay"
    assert len(table.state.sealed[1]) == 2
    lay(table, 0)
    lay(table, 2)
    assert not table.state.lanes


def test_a_sealed_undo_is_seen_by_others_only_where_somebody_had_finished() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "pass")
    say(table, 0, f"lay {table.state.hands[0][0]}")
    before = table.screen("carla", 2, 0, 0.0)
    table.undo(0, "anna", 0.0)
    assert table.screen("carla", 2, 0, 0.0) == before


def test_what_was_opened_cannot_be_taken_back_alone() -> None:
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "pass")
    lay(table, 1)
    assert kind(table, 1) == "free"
    lay(table, 0)
    assert [kind(table, seat) for seat in (0, 1)] == ["ask", "ask"]


def test_a_look_at_a_card_cannot_be_taken_back_alone() -> None:
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "peek")
    assert kind(table, 0) == "ask"
    before = table.state.digest()
    table.undo(0, "anna", 1.0)
    assert table.state.digest() == before
    assert table.info("", 1.0)["offers"] == [{"kind": "undo", "seat": 0, "agreed": [], "waits": [1]}]


def test_a_card_that_comes_to_the_hand_by_itself_was_learned() -> None:
    """Who wins gets the card the leader has peeked at: nobody answers, and yet something is new."""
    for number in range(40):
        table = opened("mora", "Anna", "Bruno", secret=f"secret {number}", settings={"target": "90"})
        say(table, 0, "peek")
        lay(table, 0)
        lay(table, 1)
        if table.asked == (1,) and question(table, 1)["step"] == "Double":
            say(table, 1, "pass")
            assert kind(table, 1) == "ask"
            return
    pytest.fail("Bruno never won")


def test_a_forced_draw_tells_what_was_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card of the deck comes by itself, and the next leader has no choice: but Anna did not know the card."""
    deals = iter(["deal player-1 5", "deal player-1 2", "deal player-2 4", "deal player-2 1"])

    class Dealt(Rng):
        def answer(self, state: Any) -> Any:
            return state.box.vocabulary.parse(next(deals))

    monkeypatch.setattr("quadriga.table.table_state.fair_rng", lambda *_: Dealt(0))
    table = opened("mora", "Anna", "Bruno", data={"deck.copies": 1}, settings={"target": "90"})
    say(table, 0, "pass", "lay 5", "stake 0")
    say(table, 1, "lay 4", "stake 0")
    say(table, 0, "pass")
    since = table.state.journal[-4:]
    assert [(answer.seat, answer.forced) for answer in since[:3]] == [(0, False), (CHANCE, True), (1, True)]
    assert kind(table, 0) == "ask"


def test_all_others_must_agree() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "peek")
    after, draws = table.state.digest(), table.history.rng.counter
    table.undo(0, "anna", 1.0)
    table.agree("undo", 0, "anna", True, 1.0)
    table.agree("undo", 1, "bruno", True, 1.0)
    assert table.state.digest() == after
    assert table.info("", 1.0)["offers"][0]["agreed"] == [1]
    table.agree("undo", 2, "carla", True, 1.0)
    assert question(table, 0)["step"] == "Lead"
    assert table.offers == {}
    assert table.history.rng.counter == draws, "chance does not go back"
    say(table, 0, "peek")
    assert table.history.skipped() == {len(table.state.journal): 1}


def test_one_refusal_is_enough() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "peek")
    table.undo(0, "anna", 1.0)
    table.agree("undo", 1, "bruno", True, 1.0)
    table.agree("undo", 2, "carla", False, 1.0)
    assert table.offers == {}
    assert table.state.peeked
    with pytest.raises(CommandRejectedError, match="nobody asks for that"):
        table.agree("undo", 2, "carla", True, 1.0)


def test_who_asks_may_think_better_of_it() -> None:
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "peek")
    table.undo(0, "anna", 1.0)
    version = table.version("bruno")
    lay(table, 0)
    assert table.offers == {}
    assert table.version("bruno") > version
    lay(table, 1)
    table.undo(0, "anna", 1.0)
    with pytest.raises(CommandRejectedError, match="somebody else"):
        table.undo(1, "bruno", 1.0)
    table.agree("undo", 0, "anna", False, 1.0)
    assert table.offers == {}


def test_an_agreed_undo_goes_back_past_what_came_after() -> None:
    """Bots and people may go on while the others think about it."""
    table = opened("mora", "Anna", "Bruno", "bot:random")
    say(table, 0, "peek")
    table.undo(0, "anna", 1.0)
    lay(table, 1)
    table.agree("undo", 1, "bruno", True, 2.0)
    assert question(table, 0)["step"] == "Lead"
    assert table.state.lanes == []


GONE: dict[str, Any] = {"time": {"pace": Pace("turn", 60)}, "away": {"away": 60}, "left": {}}


def both_have_moved(how: str) -> tuple[Table, int, int]:
    """A table at which the second person is asked once more; what the first one said cannot be taken back alone."""
    table = opened("antike", "Anna", "Bruno", **GONE[how])
    first = table.asked[0]
    while table.asked == (first,) or kind(table, first) == "free":
        say(table, table.asked[0], question(table, table.asked[0])["choices"][0]["notation"])
    assert table.asked == (1 - first,)
    return table, first, 1 - first


def goes(table: Table, seat: int, how: str) -> None:
    if how == "left":
        table.leave(seat, table.seats[seat].person, 100.0)
    else:
        table.present(table.seats[1 - seat].person)
        assert table.tick(100.0)
    assert table.seats[seat].because == how


def offers(table: Table) -> Any:
    return table.info("", 100.0)["offers"]


@pytest.mark.parametrize("how", GONE)
def test_nothing_is_taken_back_behind_the_back_of_who_is_stood_in_for(how: str) -> None:
    table, first, second = both_have_moved(how)
    goes(table, second, how)
    assert kind(table, first) == "ask"
    before = table.state.digest()
    table.undo(first, table.seats[first].person, 101.0)
    assert table.state.digest() == before
    assert offers(table) == [{"kind": "undo", "seat": first, "agreed": [], "waits": [second]}]
    table.agree("undo", second, table.seats[second].person, True, 102.0)
    assert isinstance(table.journal[-1], Undone), "who is stood in for may look on and agree"


def test_what_is_ones_own_is_free_whoever_is_stood_in_for() -> None:
    table = opened("mora", "Anna", "Bruno")
    table.leave(1, "bruno", 1.0)
    say(table, 0, "pass")
    assert kind(table, 0) == "free"
    table.undo(0, "anna", 2.0)
    assert question(table, 0)["step"] == "Lead"


@pytest.mark.parametrize("how", ["time", "away"])
def test_silence_is_no_consent(how: str) -> None:
    """Whose time runs out over an offer has not agreed to it: it lapses, and may be made again."""
    table, first, second = both_have_moved(how)
    before = table.state.digest()
    table.undo(first, table.seats[first].person, 2.0)
    goes(table, second, how)
    assert offers(table) == []
    assert table.state.digest() == before
    with pytest.raises(CommandRejectedError, match="nobody asks for that"):
        table.agree("undo", second, table.seats[second].person, True, 101.0)
    assert offers(Table.resume(again(table.journal))) == []
    table.undo(first, table.seats[first].person, 102.0)
    assert offers(table)[0]["waits"] == [second]


def test_an_offer_waits_for_who_leaves_and_holds_nobody_up() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "peek")
    table.undo(0, "anna", 1.0)
    table.agree("undo", 1, "bruno", True, 1.0)
    table.leave(2, "carla", 2.0)
    assert table.state.peeked
    assert offers(table) == [{"kind": "undo", "seat": 0, "agreed": [1], "waits": [2]}]
    lay(table, 0)
    assert table.offers == {}, "who plays on has thought better of it"


def test_who_has_resigned_is_not_asked() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "peek")
    table.undo(0, "anna", 1.0)
    table.agree("undo", 1, "bruno", True, 1.0)
    table.resign(2, "carla", 2.0)
    assert question(table, 0)["step"] == "Lead"
    assert isinstance(table.journal[-1], Undone)
    say(table, 0, "peek")
    table.undo(0, "anna", 3.0)
    with pytest.raises(CommandRejectedError, match="has resigned"):
        table.agree("undo", 2, "carla", False, 3.0)
    table.resign(1, "bruno", 4.0)
    assert question(table, 0)["step"] == "Lead"
    say(table, 0, "peek")
    assert kind(table, 0) == "free", "only bots are left"


def test_older_journals_in_which_an_offer_outlived_a_time_out_go_on_as_they_went() -> None:
    table, first, second = both_have_moved("time")
    table.undo(first, table.seats[first].person, 2.0)
    table._append(StoodIn(second, "time"), 100.0)
    resumed = Table.resume(again(table.journal))
    assert offers(resumed) == [{"kind": "undo", "seat": first, "agreed": [], "waits": [second]}]
    resumed.agree("undo", second, resumed.seats[second].person, False, 101.0)
    table._go_back(last_answer(table.history, first, table.seats[first].person), 100.0)
    resumed = Table.resume(again(table.journal))
    assert (resumed.frozen, resumed.state.digest()) == ("", table.state.digest())


def test_alone_with_bots_everything_can_be_taken_back() -> None:
    walk = Walk("antike", ["Anna", "bot:random"], "alone", wild=0)
    for _ in walk.run(120):
        pass
    table, steps = walk.table, 0
    draws = table.history.rng.counter
    while table.undo_kind(0)[1] is not None:
        assert kind(table, 0) == "free"
        table.undo(0, "anna", 9999.0)
        steps += 1
    assert steps > MAX_SAVED_STATES, "further than copies are kept"
    assert not any(a.seat == 0 and not a.forced for a in table.state.journal)
    assert table.history.rng.counter == draws


def test_what_a_stand_in_did_is_not_ones_own() -> None:
    table = opened("antike", "Anna", "Bruno")
    seat = table.asked[0]
    person = table.seats[seat].person
    say(table, seat, question(table, seat)["choices"][0]["notation"])
    assert kind(table, seat) == "free"
    if table.asked == (seat,):
        table.leave(seat, person, 2.0)
        assert kind(table, seat) == "none"
        job = table.jobs()[0]
        table.bot_answer(job, [question_of(table, seat)], 3.0)
        table.back(seat, person, 4.0)
        assert kind(table, seat) == "ask"


@pytest.mark.parametrize("key", ["antike", "praetor"])
def test_where_nothing_is_hidden_only_choices_and_chance_count(key: str) -> None:
    """Free exactly as long as nobody else has chosen and nothing was drawn since; forced answers are no choice."""
    walk = Walk(key, ["Anna", "Bruno"], "oracle", wild=10)
    found: set[str] = set()
    over_forced = False
    for table in walk.run(250):
        for seat, sitting in enumerate(table.seats):
            undo_point = last_answer(table.history, seat, sitting.person)
            alone = not table.must_agree("undo", sitting.person)
            if undo_point is None or not sitting.plays or alone or table.stage == "over":
                continue
            since = table.state.journal[undo_point.index :]
            by_bot = any(m.seat == seat and not m.by for m in table.history.undo_points if m.index > undo_point.index)
            free = not by_bot and all(a.seat == seat or a.forced for a in since)
            assert table.undo_kind(seat)[0] == ("free" if free else "ask")
            found.add(table.undo_kind(seat)[0])
            over_forced = over_forced or (free and any(a.seat != seat for a in since))
    assert found == {"free", "ask"}
    assert over_forced or key == "antike", "no forced answer was ever gone back over"


@pytest.mark.parametrize("key", KEYS)
def test_events_are_numbered_once_and_for_all(key: str) -> None:
    """A reader who applies what is sent always ends with the events that count."""
    walk = Walk(key, ["Anna", "bot:random"], "news2", wild=30)
    known: list[Any] = []
    since, cuts = 0, 0
    for step, table in enumerate(walk.run(150)):
        if step % 3:
            continue
        screen = table.screen("anna", 0, since, walk.now)
        cuts += screen["events_from"] < since
        known = [event for event in known if event["number"] < screen["events_from"]] + screen["events"]
        since = known[-1]["number"] + 1 if known else 0
        assert known == table.screen("anna", 0, 0, walk.now)["events"]
        numbers = [event["number"] for event in known]
        assert numbers == sorted(set(numbers))
    assert cuts


def test_it_is_said_how_often_a_draw_was_taken_back() -> None:
    walk = Walk("praetor", ["Anna", "bot:random"], "draws", wild=25)
    for _ in walk.run(3000):
        pass
    table = walk.table
    assert table.ended is not None
    expected = 0
    for number, entry in enumerate(table.journal):
        if isinstance(entry, Undone):
            expected += any(line.seat == CHANCE for line in effective(table.journal[:number])[entry.to :])
    assert expected > 1
    outcome = table.screen("", None, 0, 1.0)["outcome"]
    assert outcome is not None
    assert outcome["draws_taken_back"] == table.ended.draws_taken_back == expected
    record = read_record(table.record("", None))
    assert record.draws_taken_back == read_record(str(record)).draws_taken_back == expected
    assert Table.resume(again(table.journal)).draws_taken_back == expected
