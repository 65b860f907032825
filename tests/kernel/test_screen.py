"""What a screen gets: questions, previews, paths."""

from typing import Any

import pytest

from quadriga.games import game
from quadriga.kernel.errors import IllegalActionError
from quadriga.kernel.screen import answers_of_move, changes, preview, question, question_values
from quadriga.kernel.step import CHANCE, Step
from quadriga.kernel.vocabulary import UNKNOWN
from tests.games.antike.positions import at
from tests.mora import GAME as MORA
from tests.mora import Deal
from tests.play import positions, variants


def mora() -> Any:
    return MORA.at("hands = [[5, 2], [4, 1]]")


def test_a_question() -> None:
    s = mora()
    assert question(s, 0) == {
        "id": "0.0",
        "seat": 0,
        "step": "Lead",
        "values": {},
        "path": [],
        "choices": [
            {"notation": "pass", "verb": "pass", "targets": [], "price": []},
            {"notation": "peek", "verb": "peek", "targets": [], "price": []},
        ],
    }
    assert question(s, 1) is None


def test_a_question_with_targets_and_prices() -> None:
    s = game("antike").at('step = "scientia"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\ngold = 1')
    found = question(s, 0)
    assert found is not None
    assert found["choices"][1] == {
        "notation": "recruit legion",
        "verb": "recruit",
        "targets": [{"kind": "unit", "number": 0}],
        "price": [{"what": "gold", "amount": -1}],
    }


def test_a_question_says_what_its_text_speaks_of() -> None:
    """Numbers as they are, things by name where a field is called like their kind; the seat and lists are left out."""
    s = mora()
    s.play(0, "pass")
    s.play(0, "lay 5")
    assert question(s, 0)["values"] == {"card": "5"}
    words = s.box.vocabulary
    step = Deal(1)
    assert question_values(step, words) == {"owner": "1"}
    fields = {"card": UNKNOWN, "stake": 2, "seat2": 1, "many": (1, 2), "sure": True}
    step = type("Odd", (Step,), {"__slots__": tuple(fields)})(0)
    for name, value in fields.items():
        setattr(step, name, value)
    assert question_values(step, words) == {"card": "?", "stake": "2", "seat2": "1", "sure": "1"}


def test_questions_of_real_games_name_things() -> None:
    found: list[tuple[str, str]] = []
    for variant in variants():
        if variant.key != "mora" and not variant.settings:
            for state in positions(variant, 23, 1):
                for seat in state.asked:
                    if seat != CHANCE:
                        found.extend(question(state, seat)["values"].items())
    assert all(isinstance(value, str) for _, value in found)
    nouns = {kind for kind, value in found if not value.lstrip("-").isdecimal()}
    assert {"tile", "district", "good"} <= nouns


def test_a_question_names_the_region_it_is_about() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }\n[beige]\nhand = ["festung"]')
    s.play(0, "conquer Roma")
    assert question(s, 1)["values"]["region"] == "Roma"


def test_the_id_changes_with_open_answers_and_own_sealed_ones() -> None:
    s = mora()
    s.play(0, "pass")
    assert [question(s, seat)["id"] for seat in (0, 1)] == ["1.0", "1.0"]
    s.play(0, "lay 5")
    assert [question(s, seat)["id"] for seat in (0, 1)] == ["1.1", "1.0"]


def test_the_path_of_the_move_at_hand() -> None:
    s = mora()
    assert answers_of_move(s, 0) == []
    s.play(0, "pass")
    s.play(0, "lay 5")
    s.play(1, "lay 4")
    assert answers_of_move(s, 0) == [("pass",), ("lay", 5)]
    assert answers_of_move(s, 1) == [("lay", 4)]
    assert question(s, 0)["path"] == ["pass", "lay 5"]


def test_the_path_of_a_move_with_a_payment() -> None:
    s = game("antike").at('display = ["festung", "tribut", "sturm"]\n[brown]\nstone = "ferrum"\ngold = 3\niron = 3')
    s.play(0, "rondel marmor")
    s.play(0, "pay gold")
    assert question(s, 0)["path"] == ["rondel marmor", "pay gold"]


def test_who_is_asked_about_the_move_of_another_has_said_nothing_in_it() -> None:
    s = game("romolo").at(
        'seats = 2\nland = "plain"\ndisplay = ["consul"]\n'
        '[yellow]\nworkers = ["D1"]\ngrain = 1\n[blue]\nworkers = ["D1"]\ngrain = 1'
    )
    for answer in ("pass", "pass", "feed", "grain worker D1"):
        s.play(0, answer)
    s.play(1, "activate worker D1")
    assert question(s, 0)["step"] == "Hostility"
    assert question(s, 0)["path"] == []
    s.play(0, "friendly")
    assert question(s, 1)["path"] == ["activate worker D1"]


def test_a_preview_shows_what_changes() -> None:
    s = game("antike").at('step = "scientia"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\ngold = 3')
    seen = preview(s, 0, ["recruit legion"])
    assert {change["path"]: (change["before"], change["after"]) for change in seen["changes"]} == {
        "players[0].gold": (3, 2),
        "players[0].recruits.legion": (1, 2),
        "players[0].supply.legion": (11, 10),
    }
    assert [event["notation"] for event in seen["events"]] == ["recruited brown 1 legion", "paid brown 1 gold"]
    assert not seen["over"]
    assert seen["question"]["step"] == "Scientia"
    assert s.stock[0][2] == 3, "nothing has happened"
    with pytest.raises(IllegalActionError):
        preview(s, 0, ["recruit legion", "recruit galley", "recruit legion"])


def test_a_preview_stops_at_chance_reveals_and_others() -> None:
    s = mora()
    assert preview(s, 0, ["peek"]) == {"changes": [], "events": [], "over": False, "question": None}
    s.play(0, "pass")
    laid = preview(s, 0, ["lay 5", "stake 1"])
    assert laid == {"changes": [], "events": [], "over": False, "question": None}


def test_a_preview_knows_the_path_of_the_move() -> None:
    s = mora()
    s.play(0, "pass")
    assert preview(s, 0, ["lay 5"])["question"]["path"] == ["pass", "lay 5"]


def test_a_preview_of_the_end() -> None:
    s = game("antike").at("""
        step = "personalities"
        display = ["festung", "tribut", "sturm"]
        [brown]
        people = { king = 4, scholar = 4 }
        firsts = 5
    """)
    assert preview(s, 0, ["take scholar"])["over"]


def test_changes_between_views() -> None:
    before = {"a": 1, "b": [1, 2], "c": {"d": 1}, "e": [1]}
    after = {"a": 1, "b": [1, 3], "c": {"d": 2, "f": 5}, "e": [1, 2]}
    assert changes(before, after) == [
        {"path": "b[1]", "before": 2, "after": 3},
        {"path": "c.d", "before": 1, "after": 2},
        {"path": "c.f", "before": None, "after": 5},
        {"path": "e", "before": [1], "after": [1, 2]},
    ]
