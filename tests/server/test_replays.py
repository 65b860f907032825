"""Finished games and records from files, moment by moment."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from quadriga import read_record
from tests.play import RECORDS
from tests.server.running import ME, Client, Server, play_on

GOLDEN = [sorted((RECORDS / key).glob("*.quadriga"))[0] for key in ("antike", "praetor", "romolo", "corduba")]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_record_from_a_file_is_shown_moment_by_moment(anna: Client, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text)
    end = record.replay()
    replay = anna.good("POST", "/api/replays", {"record": text})
    assert replay["game"] == record.box.game.key
    assert replay["outcome"]["places"] == end.outcome().places
    moments = replay["moments"]
    assert [moment["notation"] for moment in moments[:-1]] == [
        record.box.vocabulary.format(answer.action) for answer in end.journal if not answer.forced
    ]
    assert [moment["turn"] for moment in moments] == sorted(moment["turn"] for moment in moments)
    path = f"/api/replays/{replay['id']}"
    assert anna.good("GET", path) == replay
    assert anna.good("GET", f"{path}/record") == text
    middle, last = moments[len(moments) // 2]["number"], moments[-1]["number"]
    frame = anna.good("GET", f"{path}/frames?first={middle}&last={middle}&seat=0")["frames"][0]
    assert frame["view"] == record.replay(middle).view(0)
    final = anna.good("GET", f"{path}/frames?first={last}&seat=all")["frames"]
    assert [frame["number"] for frame in final] == [last]
    assert final[0]["scores"] == end.outcome().scores


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [
        ("antike/west", [0, 0], [6, 9]),
        ("praetor/two-greedy", [9, 10], [293, 276]),
        ("romolo/two-towers", [14, 14], [26, 0]),
        ("corduba/two-rebellion", [0, 0], [7, 1]),
    ],
)
def test_the_points_by_round_also_of_a_game_that_ended_early(
    anna: Client, name: str, first: list[int], last: list[int]
) -> None:
    text = (RECORDS / f"{name}.quadriga").read_text(encoding="utf-8")
    replay = anna.good("POST", "/api/replays", {"record": text})
    rounds = anna.good("GET", f"/api/replays/{replay['id']}/points")["rounds"]
    assert rounds[-1]["scores"] == replay["outcome"]["scores"]
    totals = [[sum(sources.values()) for sources in entry["scores"]] for entry in rounds]
    assert (totals[0], totals[-1]) == (first, last)
    numbers = [moment["number"] for moment in replay["moments"]]
    assert [entry["number"] for entry in rounds] == sorted({entry["number"] for entry in rounds} & set(numbers))
    assert replay["outcome"]["counted"] is (name not in ("romolo/two-towers", "corduba/two-rebellion"))


def pieces(anna: Client, path: str, seat: str, last: int) -> Iterator[dict]:
    """All frames, piece by piece."""
    first = 0
    while first <= last:
        found = anna.good("GET", f"{path}/frames?first={first}&last={last}&seat={seat}")["frames"]
        yield from found
        first = found[-1]["number"] + 1


def test_a_finished_table_is_replayed_by_anybody(server: Server, anna: Client) -> None:
    table = anna.open("romolo", ME)
    path = f"/api/tables/{table}"
    anna.bad(409, "not-over", "GET", f"{path}/replay")
    anna.bad(409, "not-over", "GET", f"{path}/frames?seat=all")
    over = play_on(anna, table, Random(4))
    bob = Client(server.url)
    replay = bob.good("GET", f"{path}/replay")
    assert replay["players"] == [anna.me["name"]]
    frames = list(pieces(bob, path, "all", replay["moments"][-1]["number"]))
    assert [frame["number"] for frame in frames] == [moment["number"] for moment in replay["moments"]]
    assert [event["number"] for frame in frames for event in frame["events"]] == list(range(len(over["events"])))
    shown = [event for frame in pieces(bob, path, "0", frames[-1]["number"]) for event in frame["events"]]
    assert shown == over["events"]
    verified = read_record(bob.good("GET", f"{path}/record"))
    assert verified.replay().outcome().reason == over["outcome"]["reason"]


def test_everything_shows_what_every_seat_knows(anna: Client) -> None:
    text = (RECORDS / "romolo" / "two-greedy.quadriga").read_text(encoding="utf-8")
    replay = anna.good("POST", "/api/replays", {"record": text})
    path, last = f"/api/replays/{replay['id']}", replay["moments"][-1]["number"]
    views = {seat: list(pieces(anna, path, seat, last)) for seat in ("all", "none", "0", "1")}
    learned = 0
    for everything, nobody, *seats in zip(*views.values(), strict=True):
        for number, player in enumerate(everything["view"]["players"]):
            own = seats[number]["view"]["players"][number]["coins"]
            assert player["coins"] == own
            learned += nobody["view"]["players"][number]["coins"] != own
    assert learned


@pytest.mark.parametrize(
    "record",
    [
        "",
        "hello",
        "Quadriga-Record: 1\nGame: ../../etc/passwd\nRules: 1\nFigures: x\nSeats: 2\n",
        "Quadriga-Record: 1\nGame: antike\nRules: 99\nFigures: x\nSeats: 2\n",
        (RECORDS / "antike" / "east-cap.quadriga").read_text(encoding="utf-8").replace("rondel", "fly"),
        (RECORDS / "antike" / "east-cap.quadriga").read_text(encoding="utf-8") + "brown: pass\n",
        "x" * 300_000,
        "\n" * 300_000,
        "a: b\n" * 50_000,
    ],
)
def test_what_is_no_record_is_refused(anna: Client, record: str) -> None:
    problem = anna.bad(400, "bad-record", "POST", "/api/replays", {"record": record})
    assert problem["values"]["reason"]


def test_comments_are_kept_as_they_are_and_mean_nothing(anna: Client) -> None:
    text = (RECORDS / "antike" / "east-cap.quadriga").read_text(encoding="utf-8")
    plain = anna.good("POST", "/api/replays", {"record": text})
    commented = "\n".join(f"{row}  ; <script>alert(1)</script>" if ": " in row and "Quadriga" not in row else row
                          for row in text.split("\n\n", 1)[1].splitlines())  # fmt: skip
    found = anna.good("POST", "/api/replays", {"record": text.split("\n\n", 1)[0] + "\n\n" + commented + "\n"})
    assert found["moments"] == plain["moments"]


def test_a_record_too_long_to_read_in_time_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path, import_seconds=0.000001) as server:
        anna = Client(server.url)
        text = GOLDEN[0].read_text(encoding="utf-8")
        anna.bad(400, "record-too-long", "POST", "/api/replays", {"record": text})
        assert anna.get("/api/games").status_code == 200


@pytest.mark.parametrize("query", ["seat=7", "seat=x", "seat=-1", "seat=²"])
def test_there_are_no_other_eyes(anna: Client, query: str) -> None:
    replay = anna.good("POST", "/api/replays", {"record": GOLDEN[0].read_text(encoding="utf-8")})
    anna.bad(400, "bad-record", "GET", f"/api/replays/{replay['id']}/frames?{query}")
    anna.bad(404, "no-replay", "GET", f"/api/replays/nothing/frames?{query}")


def test_a_game_of_earlier_rules_is_shown_up_to_what_today_s_refuse(anna: Client) -> None:
    text = (RECORDS.parent / "earlier/records/corduba-resold.quadriga").read_text(encoding="utf-8")
    replay = anna.good("POST", "/api/replays", {"record": text})
    stored = {"reason": "senate", "places": [1, 2], "scores": [], "counted": False}
    assert replay["outcome"] == stored | {"resigned": [], "draws_taken_back": 0}
    refused = replay["refused"]
    assert (refused["rules"], refused["rule"]) == (2, "COR-R78")
    assert refused["detail"].startswith("line 56: 'sell wood 2' is not allowed")
    assert refused["rest"][0]["notation"] == "sell wood 2"
    assert len(refused["rest"]) == 278 - 41
    last = replay["moments"][-1]["number"]
    assert last == 41
    frames = anna.good("GET", f"/api/replays/{replay['id']}/frames?first={last}")["frames"]
    assert [frame["number"] for frame in frames] == [41]
    whole = (RECORDS.parent / "earlier/records/corduba-solo.quadriga").read_text(encoding="utf-8")
    assert anna.good("POST", "/api/replays", {"record": whole})["refused"] is None
