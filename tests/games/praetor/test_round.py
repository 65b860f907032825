"""Chapters 2, 3 and 9: initiative, the action phase, passing."""

from tests.games.praetor.positions import (
    BLUE,
    RICH,
    WHITE,
    YELLOW,
    all_pass,
    asks,
    at,
    event_lines,
    fresh,
    goods,
    named,
    play,
    pool,
    refused,
    says,
)
from tests.rule_coverage import rule


@rule("PRA-2.2")
def test_fewest_favour_acts_first() -> None:
    favour = {"blue": 30, "yellow": 12, "white": 29, "black": 5}
    s = at('seats = 4\nstep = "round"\n' + "\n".join(f"[{name}]\nfavour = {n}" for name, n in favour.items()))
    assert named(s, s.order) == ["black", "yellow", "white", "blue"]
    assert asks(s) == "black Turn"


@rule("PRA-2.3", "PRA-0.12", "PRA-X1")
def test_of_equals_the_one_on_top_acts_first() -> None:
    for markers, order in (
        (["purple", "blue", "yellow", "white", "black"], ["purple", "blue", "yellow"]),
        (["yellow", "blue", "purple", "white", "black"], ["blue", "purple", "yellow"]),
    ):
        s = at(f"""
            seats = 5
            step = "round"
            markers = {markers}
            [yellow]
            favour = 69
            [blue]
            favour = 66
            [purple]
            favour = 66
            [white]
            favour = 80
            [black]
            favour = 90
        """)
        assert named(s, s.order)[:3] == order


@rule("PRA-X18", "PRA-0.12", "PRA-0.11")
def test_a_marker_that_leaves_and_comes_back_is_on_top() -> None:
    s = at('seats = 3\nmarkers = ["white", "yellow", "blue"]\n' + "".join(
        f"[{name}]\nfavour = 20\n" for name in ("blue", "yellow", "white")))  # fmt: skip
    s.score(YELLOW, 2, 0)
    s.score(YELLOW, -2, 0)
    assert s.favour == [20, 20, 20]
    assert named(s, s.recent) == ["yellow", "white", "blue"]
    all_pass(s)
    while "reveal wall-1" in says(s) or asks(s) == "chance DrawTile":
        play(s, says(s)[0])
    assert named(s, s.order) == ["yellow", "white", "blue"]


@rule("PRA-0.13")
def test_a_change_of_nothing_does_not_move_the_marker() -> None:
    s = at('markers = ["blue", "yellow"]\n[blue]\nfavour = 4\n[yellow]\nfavour = 4')
    s.score(YELLOW, 0, 3)
    assert named(s, s.recent) == ["blue", "yellow"]
    s.score(YELLOW, 1, 3)
    assert named(s, s.recent) == ["yellow", "blue"]


@rule("PRA-0.10")
def test_favour_never_falls_below_nothing() -> None:
    s = at("[blue]\nfavour = 4")
    s.score(BLUE, -10, 6)
    assert s.favour[BLUE] == 0
    markers = named(s, s.recent)
    s.score(YELLOW, -10, 6)
    assert s.favour[YELLOW] == 0
    assert named(s, s.recent) == markers


@rule("PRA-2.1", "PRA-3.1", "PRA-3.4", "PRA-2.4")
def test_a_round() -> None:
    s = fresh(3, "white")
    assert named(s, s.order) == ["blue", "yellow", "white"]
    said = []
    for answer in ("activate gold-mine-1", "pass", "activate market-1", "activate gold-mine-2", "pass", "pass"):
        said.append(asks(s))
        play(s, answer)
        while asks(s).split()[1] in ("ChooseWorker", "Sell", "Buy"):
            play(s, says(s)[0])
    assert said == ["blue Turn", "yellow Turn", "white Turn", "blue Turn", "white Turn", "blue Turn"]
    assert asks(s) == "chance RevealWall"
    assert s.round == 1
    play(s, "reveal wall-2")
    assert s.round == 2
    assert [line for line in event_lines(s) if line.startswith("round")] == ["round 1", "round 2"]


@rule("PRA-2.4")
def test_the_order_stays_whatever_happens_to_the_totals() -> None:
    s = at(f"""
        seats = 3
        display = ["statue-1"]
        wall = "wall-1"
        [blue]
        favour = 1
        {RICH}
        [yellow]
        favour = 2
        [white]
        favour = 3
    """)
    play(s, "activate imperial-outpost-1", "worker 1")
    assert s.favour[BLUE] == 11
    assert asks(s) == "yellow Turn"
    play(s, "pass", "pass")
    assert asks(s) == "blue Turn"
    assert named(s, s.order) == ["blue", "yellow", "white"]


@rule("PRA-3.2")
def test_the_actions() -> None:
    s = at(f"""
        city = ["labor-camp-1 x0y2 0 blue", "academy-1 x0y3 0 blue", "statue-1 x0y4 0 blue"]
        display = ["sawmill-1", "curia-1"]
        wall = "wall-1"
        [blue]
        {RICH}
        active = [1]
        retired = 1
    """)
    assert {text.split()[0] for text in says(s)} == {"pass", "activate", "build", "camp"}
    assert says(s, "build") == ["build sawmill-1", "build curia-1"]
    assert says(s, "camp") == ["camp labor-camp-1"]
    assert set(says(s, "activate")) == {
        "activate gold-mine-1", "activate gold-mine-2", "activate market-1",
        "activate training-camp-1", "activate imperial-outpost-1",
    }  # fmt: skip
    assert refused(s, "activate sawmill-1") == ("PRA-3.2", "not-in-city")


@rule("PRA-3.3")
def test_a_placed_worker_cannot_be_used_again() -> None:
    s = at('order = ["blue", "yellow"]\npassed = ["yellow"]\n[blue]\nactive = [1, 3]')
    play(s, "activate gold-mine-1", "worker 3")
    assert pool(s, BLUE) == [1]
    assert s.active[BLUE] == 2
    play(s, "activate market-1", "done")  # the last worker goes unasked
    assert pool(s, BLUE) == [1, 4]  # both are back: the round is over
    assert asks(s) == "chance DrawTile"


@rule("PRA-9.1", "PRA-9.3", "PRA-9.4")
def test_passing_with_workers_left() -> None:
    s = at('seats = 3\norder = ["blue", "yellow", "white"]\n[blue]\nactive = [2, 5]\n[yellow]\ngold = 1')
    play(s, "pass")
    assert "passed blue" in event_lines(s)
    play(s, "activate gold-mine-2", "worker 1", "activate gold-mine-3", "worker 1")
    assert asks(s) == "yellow Turn"
    assert pool(s, BLUE) == [2, 5]
    play(s, "pass", "pass")
    assert pool(s, BLUE) == [2, 5]
    assert pool(s, YELLOW) == [2, 2, 3]


@rule("PRA-9.2", "PRA-3.2")
def test_without_a_legal_action_a_player_must_pass() -> None:
    s = at("""
        order = ["blue", "yellow"]
        activated = ["gold-mine-1", "gold-mine-2", "market-1", "training-camp-1"]
        display = ["statue-1"]
        wall = "wall-1"
        [blue]
        active = [1, 2]
        [yellow]
        gold = 2
        marble = 3
    """)
    assert event_lines(s)[0] == "passed blue"
    assert asks(s) == "yellow Turn"
    assert says(s) == ["pass", "build statue-1"]


@rule("PRA-9.2")
def test_without_workers_a_player_must_pass() -> None:
    s = at('order = ["blue", "yellow"]\n[blue]\nactive = []\ngold = 9')
    assert event_lines(s)[0] == "passed blue"
    assert asks(s) == "yellow Turn"
    s = at('order = ["blue", "yellow"]\ncity = ["labor-camp-1 x0y2 0 blue"]\n[blue]\nactive = []\nretired = 1')
    assert asks(s) == "blue Turn"
    assert says(s) == ["pass", "camp labor-camp-1"]
    assert refused(s, "activate gold-mine-1") == ("PRA-3.2", "no-active-worker")
    assert refused(s, "build sawmill-1") == ("PRA-3.2", "no-active-worker")


@rule("PRA-9.5", "PRA-6.5")
def test_after_passing_a_player_still_gets_fees_and_takes_part_in_the_update() -> None:
    s = at("""
        seats = 3
        order = ["blue", "yellow", "white"]
        passed = ["blue"]
        city = ["academy-1 x0y1 0 blue"]
        [blue]
        active = [1]
        stage_one = 1
        [yellow]
        gold = 1
        active = [4]
        [white]
        active = []
    """)
    play(s, "activate gold-mine-1")
    assert goods(s, BLUE) == {"gold": 1}
    assert asks(s) == "blue UseAcademy"
    play(s, "academy academy-1")
    assert pool(s, BLUE) == [1, 1]
    assert goods(s, BLUE) == {}  # the fee went for wages
    assert goods(s, WHITE) == {}
    assert goods(s, YELLOW) == {"gold": 3}
