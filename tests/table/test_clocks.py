"""Clocks for a turn or a game, with a time that the tests give; who is late or away is stood in for."""

import pytest

from quadriga.table import CommandRejectedError, Pace, Table, think
from quadriga.table.journal import StoodIn
from tests.table.walk import again, opened, question, say


def left(table: Table, now: float) -> list[float]:
    return [seat["clock"]["left"] for seat in table.info("", now)["seats"]]


def running(table: Table, now: float) -> list[bool]:
    return [seat["clock"]["runs"] for seat in table.info("", now)["seats"]]


def lay(table: Table, seat: int, now: float) -> None:
    while seat in table.asked and question(table, seat)["step"] in ("Lay", "Stake"):
        say(table, seat, question(table, seat)["choices"][0]["notation"], now=now)


def test_without_a_clock_nobody_is_late() -> None:
    table = opened("mora", "Anna", "Bruno")
    assert table.info("", 0.0)["seats"][0]["clock"] is None
    assert table.deadline() is None
    assert not table.tick(1e9)


def test_a_clock_for_each_turn() -> None:
    table = opened("mora", "Anna", "Bruno", pace=Pace("turn", 60), settings={"target": "90"})
    assert running(table, 0.0) == [True, False]
    assert left(table, 10.0) == [50, 60]
    say(table, 0, "pass", now=20.0)
    assert left(table, 20.0) == [40, 60], "the turn goes on"
    assert running(table, 20.0) == [True, True]
    lay(table, 0, 30.0)
    assert left(table, 35.0) == [30, 45]
    assert running(table, 35.0) == [False, True]
    assert table.deadline() == 80.0
    lay(table, 1, 40.0)
    while question(table, 1) is None or question(table, 1)["step"] != "Lead":
        say(table, table.asked[0], "pass", now=40.0)
    assert left(table, 40.0)[1] == 60, "a new turn"


def test_a_clock_for_the_game() -> None:
    table = opened("mora", "Anna", "Bruno", pace=Pace("game", 100), settings={"target": "90"})
    say(table, 0, "pass", now=30.0)
    lay(table, 0, 40.0)
    lay(table, 1, 55.0)
    assert left(table, 55.0) == [60, 75]
    while question(table, 1) is None or question(table, 1)["step"] != "Lead":
        say(table, table.asked[0], "pass", now=55.0)
    assert left(table, 60.0)[1] == 70


def test_an_undo_wins_no_time() -> None:
    table = opened("antike", "Anna", "Bruno", pace=Pace("turn", 60))
    seat = table.asked[0]
    person = table.seats[seat].person
    for now in (20.0, 40.0):
        say(table, seat, question(table, seat)["choices"][-1]["notation"], now=now)
        table.undo(seat, person, now)
    assert left(table, 45.0)[seat] == 15


def test_who_is_out_of_time_is_stood_in_for_and_may_come_back() -> None:
    table = opened("mora", "Anna", "Bruno", pace=Pace("turn", 60))
    assert not table.tick(59.9)
    asked = question(table, 0)["id"]
    with pytest.raises(CommandRejectedError, match="run out"):
        table.answer(0, "anna", asked, ["pass"], 60.0)
    assert table.tick(60.0)
    entry = table.journal[-1]
    assert isinstance(entry, StoodIn)
    assert entry.because == "time"
    assert table.info("", 60.0)["seats"][0]["stand_in"] == "greedy"
    with pytest.raises(CommandRejectedError, match="a bot plays for this seat"):
        table.answer(0, "anna", asked, ["pass"], 61.0)
    job = table.jobs()[0]
    assert (job.seat, job.level) == (0, "greedy")
    with pytest.raises(CommandRejectedError, match="the bot answers it"):
        table.back(0, "anna", 60.0)
    assert table.bot_answer(job, think(job), 61.0)
    table.back(0, "anna", 70.0)
    assert left(table, 70.0)[0] == 60


def test_leaving_and_coming_back_wins_no_time() -> None:
    for pace, rest in ((Pace("turn", 60), 10), (Pace("game", 1000), 950)):
        table = opened("mora", "Anna", "Bruno", pace=pace)
        table.leave(0, "anna", 50.0)
        job = table.jobs()[0]
        table.back(0, "anna", 50.0)
        assert left(table, 50.0)[0] == rest
        assert not table.bot_answer(job, think(job), 50.0), "the bot comes too late"
        say(table, 0, "pass", now=51.0)


def test_who_comes_back_to_an_empty_clock_gets_a_part_of_it() -> None:
    table = opened("mora", "Anna", "Bruno", pace=Pace("game", 1000))
    table.tick(1000.0)
    job = table.jobs()[0]
    table.bot_answer(job, think(job), 1000.0)
    table.back(0, "anna", 1000.0)
    assert left(table, 1000.0)[0] == 100
    table.leave(0, "anna", 1000.0)
    table.back(0, "anna", 1001.0)
    assert left(table, 1001.0)[0] == 100, "it does not add up"


def test_bots_and_stand_ins_need_no_clock() -> None:
    table = opened("mora", "Anna", "bot:random", pace=Pace("turn", 60))
    say(table, 0, "pass", now=1.0)
    assert running(table, 1.0) == [True, False]
    table.leave(0, "anna", 2.0)
    assert running(table, 2.0) == [False, False]
    assert table.deadline() is None


def test_the_time_when_the_server_was_down_counts_for_nobody() -> None:
    table = opened("mora", "Anna", "Bruno", pace=Pace("turn", 60))
    resumed = Table.resume(again(table.journal), 5000.0)
    resumed.wake(5000.0)
    assert left(resumed, 5010.0) == [50, 60]
    assert not resumed.tick(5010.0)


def test_time_that_runs_backwards_gives_nothing() -> None:
    table = opened("mora", "Anna", "Bruno", pace=Pace("turn", 60))
    say(table, 0, "pass", now=10.0)
    lay(table, 0, 5.0)
    assert left(table, 5.0)[0] == 50


def test_without_a_clock_others_wait_for_who_is_away_but_not_for_ever() -> None:
    table = opened("mora", "Anna", "Bruno", away=600)
    table.present("anna")
    table.present("bruno")
    assert table.info("", 0.0)["seats"][0]["here"]
    table.absent("anna", 100.0)
    assert not table.info("", 100.0)["seats"][0]["here"]
    assert table.deadline() == 700.0
    assert not table.tick(699.0)
    table.present("anna")
    assert not table.tick(1e6)
    table.absent("anna", 1e6)
    assert table.tick(1e6 + 600)
    assert table.seats[0].because == "away"


def test_nobody_is_missed_by_people_who_are_not_there() -> None:
    table = opened("mora", "Anna", "Bruno", away=600)
    assert table.deadline() is None
    assert not table.tick(1e9)
    alone = opened("mora", "Anna", "bot:random", away=600)
    alone.present("anna")
    alone.absent("anna", 1.0)
    assert not alone.tick(1e9)
    patient = opened("mora", "Anna", "Bruno", away=0)
    patient.present("bruno")
    assert not patient.tick(1e9)


def test_after_a_restart_people_have_time_to_return() -> None:
    table = opened("mora", "Anna", "Bruno", away=600)
    resumed = Table.resume(again(table.journal), 10_000.0)
    resumed.present("bruno")
    assert resumed.deadline() == 10_600.0
