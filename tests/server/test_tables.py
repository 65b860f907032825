"""What people do at tables: open, sit, answer, watch, undo, resign, play again."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from quadriga.kernel.fair import commitment_to
from tests.server.running import BOT, ME, OPEN, Client, Server, next_push, next_screen, play_on, wait_until


def two(server: Server) -> tuple[Client, Client, str]:
    """A table of Antike with two people."""
    anna, bob = Client(server.url), Client(server.url)
    table = anna.open("antike", ME, OPEN)
    bob.do(table, "sit", seat=1)
    return anna, bob, table


def asked(anna: Client, bob: Client, table: str) -> tuple[Client, Client, dict]:
    """Who is asked, who is not, and the question."""
    screen = anna.screen(table)
    if screen["questions"]:
        return anna, bob, screen["questions"][0]
    return bob, anna, bob.screen(table)["questions"][0]


def notations(question: dict) -> list[str]:
    return [choice["notation"] for choice in question["choices"]]


# -- the lobby -------------------------------------------------------------------------------------


def test_open_tables_are_listed_until_they_are_full(anna: Client, bob: Client) -> None:
    table = anna.open("antike", ME, OPEN, name="  The   second war ")

    def listed(client: Client, where: str) -> dict | None:
        return next((found for found in client.get("/api/lobby").json()[where] if found["id"] == table), None)

    found = listed(bob, "waiting")
    assert found
    assert found["name"] == "The second war"
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open"]
    assert not any(seat["mine"] for seat in found["seats"])
    assert listed(anna, "mine")
    bob.do(table, "sit", seat=1)
    assert not listed(bob, "waiting")
    assert listed(bob, "playing")["seats"][1]["mine"]
    assert listed(bob, "mine")


def test_a_private_table_is_reached_by_its_link_alone(anna: Client, bob: Client) -> None:
    table = anna.open("antike", ME, OPEN, private=True)
    assert table not in [found["id"] for found in bob.get("/api/lobby").json()["waiting"]]
    assert bob.do(table, "sit", seat=1)["stage"] == "playing"
    assert table not in [found["id"] for found in Client(str(bob.base_url)).get("/api/lobby").json()["playing"]]


@pytest.mark.parametrize(
    ("body", "status", "problem"),
    [
        ({"game": "chess", "seats": [ME]}, 404, "no-game"),
        ({"game": "antike", "seats": [ME]}, 400, "bad-settings"),
        ({"game": "antike", "seats": [ME] * 9}, 400, "bad-settings"),
        ({"game": "antike", "seats": [ME, {"kind": "bot", "level": "greedy:99999999"}]}, 400, "no-level"),
        ({"game": "antike", "seats": [ME, {"kind": "bot", "level": "/bin/sh"}]}, 400, "no-level"),
        ({"game": "antike", "seats": [ME, {"kind": "bot", "level": "cmd:/bin/sh"}]}, 400, "no-level"),
        ({"game": "antike", "seats": [ME, {"kind": "bot", "level": "search"}]}, 400, "no-level"),
        ({"game": "antike", "seats": [ME, {"kind": "bot"}]}, 400, "no-level"),
        ({"game": "antike", "seats": [ME, BOT], "settings": {"map": "north"}}, 400, "bad-settings"),
        ({"game": "antike", "seats": [ME, BOT], "settings": {"data": "x"}}, 400, "bad-settings"),
        ({"game": "antike", "seats": [ME, BOT], "settings": {"self": "x"}}, 400, "bad-settings"),
        ({"game": "antike", "seats": [ME, BOT], "pace": {"kind": "turn", "seconds": 1}}, 400, "bad-pace"),
        ({"game": "antike", "seats": [ME, BOT], "name": "x" * 100}, 400, "bad-title"),
        ({"game": "antike", "seats": [{"kind": "robot"}, BOT]}, 400, "bad-request"),
        ({"game": "antike"}, 400, "bad-request"),
    ],
)
def test_nonsense_opens_no_table(anna: Client, body: dict, status: int, problem: str) -> None:
    anna.bad(status, problem, "POST", "/api/tables", body)
    assert anna.get("/api/lobby").json()["mine"] == []


def test_one_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path, most_tables=3) as server:
        anna = Client(server.url)
        body = {"game": "antike", "seats": [ME, OPEN]}
        for _ in range(3):
            anna.good("POST", "/api/tables", body)
        anna.bad(409, "too-many-tables", "POST", "/api/tables", body)
        assert Client(server.url).good("POST", "/api/tables", body)


def test_a_table_is_its_owners_also_where_they_do_not_sit(server: Server, anna: Client, bob: Client) -> None:
    table = anna.open("antike", OPEN, OPEN)
    assert bob.screen(table)["table"]["owner"] == anna.me["name"]
    server.context.registry.sessions.pop(table)
    assert bob.screen(table)["table"]["owner"] == anna.me["name"]
    assert [found["id"] for found in anna.get("/api/lobby").json()["mine"]] == [table]


# -- sitting ---------------------------------------------------------------------------------------


def test_a_seat_is_taken_once(anna: Client, bob: Client, server: Server) -> None:
    table = anna.open("praetor", ME, OPEN, OPEN)
    bob.do(table, "sit", seat=1)
    carl = Client(server.url)
    carl.bad(409, "seat-taken", "POST", f"/api/tables/{table}/sit", {"seat": 1})
    carl.bad(404, "no-seat", "POST", f"/api/tables/{table}/sit", {"seat": 9})
    carl.bad(403, "not-your-seat", "POST", f"/api/tables/{table}/leave", {"seat": 1})
    assert bob.do(table, "leave", seat=1)["seats"][1]["kind"] == "open"
    anna.bad(409, "seats-open", "POST", f"/api/tables/{table}/start")
    carl.bad(403, "not-owner", "POST", f"/api/tables/{table}/start")


def test_the_owner_fills_open_seats_with_bots(server: Server, anna: Client, bob: Client) -> None:
    table = anna.open("praetor", ME, OPEN, OPEN)
    path = f"/api/tables/{table}/bot"
    bob.bad(403, "not-owner", "POST", path, {"seat": 1, "level": "random"})
    anna.bad(400, "no-level", "POST", path, {"seat": 1, "level": "cmd:/bin/sh"})
    anna.bad(409, "seat-taken", "POST", path, {"seat": 0, "level": "random"})
    assert (anna.screen(table)["table"]["mine"], bob.screen(table)["table"]["mine"]) == (True, False)
    assert anna.do(table, "bot", seat=1, level="random")["stage"] == "waiting"
    bob.bad(409, "seat-taken", "POST", f"/api/tables/{table}/sit", {"seat": 1})
    anna.do(table, "bot", seat=1)
    bob.do(table, "sit", seat=1)
    server.context.registry.sessions.pop(table)
    assert [found["mine"] for found in anna.get("/api/lobby").json()["mine"]] == [True]
    begun = anna.do(table, "bot", seat=2, level="random")
    assert (begun["stage"], begun["seats"][2]["kind"]) == ("playing", "bot")
    anna.bad(409, "table-playing", "POST", path, {"seat": 2})


def test_commitments_come_first_then_the_nonces_and_the_secret_last(anna: Client, bob: Client) -> None:
    table = anna.open("antike", OPEN, OPEN)
    path = f"/api/tables/{table}/reveal"
    before = anna.screen(table)["table"]["fairness"]
    first, second = commitment_to("first"), commitment_to("second")
    anna.do(table, "sit", seat=0, commitment=first)
    anna.bad(409, "not-revealing", "POST", path, {"seat": 0, "nonce": "first"})
    seated = bob.do(table, "sit", seat=1, commitment=second)
    assert (seated["stage"], seated["fairness"]["reveal"]["missing"]) == ("waiting", [0, 1])
    bob.bad(403, "not-your-seat", "POST", path, {"seat": 0, "nonce": "first"})
    bob.bad(400, "bad-nonce", "POST", path, {"seat": 1, "nonce": "another"})
    told = bob.do(table, "reveal", seat=1, nonce="second")["fairness"]
    assert (told["nonces"], told["reveal"]["missing"]) == (["", ""], [0]), (
        "nobody sees a nonce before the last is there"
    )
    begun = anna.do(table, "reveal", seat=0, nonce="first")
    assert begun["stage"] == "playing"
    during = begun["fairness"]
    assert during["commitment"] == before["commitment"]
    assert (during["nonces"], during["nonce_commitments"]) == (["first", "second"], [first, second])
    assert (during["secret"], during["seal"], during["reveal"]) == (None, "", None)
    record = anna.get(f"/api/tables/{table}/record").text
    assert f"Nonce-Commitment: brown = {first}\n" in record


def test_whoever_does_not_reveal_in_time_loses_the_seat(
    server: Server, anna: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the table left the memory meanwhile."""
    table = anna.open("antike", OPEN, OPEN)
    anna.do(table, "sit", seat=0, commitment=commitment_to("first"))
    bob.do(table, "sit", seat=1, commitment=commitment_to("second"))
    anna.do(table, "reveal", seat=0, nonce="first")
    monkeypatch.setattr("quadriga.table.table.REVEAL_SECONDS", 0.0)
    server.context.registry.sessions.pop(table)
    wait_until(lambda: anna.screen(table)["table"]["seats"][1]["kind"] == "open")
    freed = anna.screen(table)["table"]
    assert (freed["stage"], freed["fairness"]["owing"]) == ("waiting", [0])
    assert freed["fairness"]["nonce_commitments"] == ["", ""]


# -- answering -------------------------------------------------------------------------------------


def test_an_answer_names_its_question_and_is_taken_once(server: Server) -> None:
    anna, bob, table = two(server)
    mover, other, question = asked(anna, bob, table)
    notation = question["choices"][0]["notation"]
    body = {"seat": question["seat"], "question": question["id"], "answers": [notation]}
    path = f"/api/tables/{table}/answers"
    other.bad(403, "not-your-seat", "POST", path, body)
    other_seat = 1 - question["seat"]
    other.bad(409, "not-asked", "POST", path, body | {"seat": other_seat})
    mover.bad(409, "old-question", "POST", path, body | {"question": "0.0.0"})
    before = mover.screen(table)
    done = mover.good("POST", path, body)
    after = mover.screen(table)
    assert done["version"] == after["version"] > before["version"]
    assert mover.good("POST", path, body) == done
    assert mover.screen(table) == after
    mover.bad(
        409,
        "old-question" if after["questions"] else "not-asked",
        "POST",
        path,
        body | {"answers": [notation, notation]},
    )
    assert mover.screen(table) == after


def test_an_illegal_answer_changes_nothing_and_says_why(server: Server) -> None:
    anna, bob, table = two(server)
    mover, _, question = asked(anna, bob, table)
    before = mover.screen(table)
    path, body = f"/api/tables/{table}/answers", {"seat": question["seat"], "question": question["id"]}
    why = mover.bad(409, "illegal", "POST", path, body | {"answers": ["found Zama gold"]})["why"]
    assert not why["allowed"]
    assert why["rule"].startswith("ANT-")
    asked_why = mover.do(table, "why", seat=question["seat"], answer="found Zama gold")
    assert asked_why["rule"] == why["rule"]
    assert asked_why["text"]
    in_german = mover.do(table, "why", seat=question["seat"], answer="found Zama gold", lang="de")
    rules = {
        rule["number"]: rule["text"] for rule in mover.get("/api/games/antike/rules", params={"lang": "de"}).json()
    }
    assert in_german == asked_why | {"text": rules[why["rule"]]}
    assert in_german["text"] != asked_why["text"]
    mover.bad(400, "not-understood", "POST", path, body | {"answers": ["fly me to the moon"]})
    mover.bad(400, "no-answer", "POST", path, body | {"answers": []})
    mover.bad(400, "too-big", "POST", path, body | {"answers": ["pass"] * 1000})
    mover.bad(400, "too-big", "POST", path, body | {"answers": ["pass " * 1000]})
    assert mover.screen(table) == before


def test_a_chain_of_answers_is_taken_as_a_whole_or_not_at_all(server: Server) -> None:
    anna, bob, table = two(server)
    mover, _, question = asked(anna, bob, table)
    seat = question["seat"]

    def preview(answers: list[str]) -> dict:
        return mover.do(table, "previews", seat=seat, answers=answers)

    chain = next([notation] for notation in notations(question) if preview([notation])["question"])
    chain.append(notations(preview(chain)["question"])[0])
    before = mover.screen(table)
    body = {"seat": seat, "question": question["id"]}
    mover.bad(409, "illegal", "POST", f"/api/tables/{table}/answers", body | {"answers": [*chain, "found Zama gold"]})
    assert mover.screen(table) == before
    mover.answer(table, question, *chain)
    record = mover.good("GET", f"/api/tables/{table}/record")
    name = before["table"]["seats"][seat]["name"]
    said = [row for row in record.splitlines() if row.startswith(f"{name}: ")]
    assert said[:2] == [f"{name}: {answer}" for answer in chain]


def test_seats_that_are_asked_together_do_not_collide(server: Server) -> None:
    people = [Client(server.url) for _ in range(4)]
    table = people[0].open("corduba", ME, OPEN, OPEN, OPEN)
    for seat, person in enumerate(people[1:], 1):
        person.do(table, "sit", seat=seat)
    questions = [person.screen(table)["questions"][0] for person in people]
    with ThreadPoolExecutor() as pool:
        waiting = [
            pool.submit(person.answer, table, question, notations(question)[0])
            for person, question in zip(people, questions, strict=True)
        ]
        assert all(done.result()["version"] for done in waiting)


def test_a_preview_changes_nothing(server: Server) -> None:
    anna, bob, table = two(server)
    mover, other, question = asked(anna, bob, table)
    before = mover.screen(table)
    preview = mover.do(table, "previews", seat=question["seat"], answers=[question["choices"][0]["notation"]])
    assert preview["changes"]
    other.bad(403, "not-your-seat", "POST", f"/api/tables/{table}/previews", {"seat": question["seat"], "answers": []})
    assert mover.screen(table) == before


# -- screens ---------------------------------------------------------------------------------------


def test_changes_come_over_the_socket_and_missed_news_later(server: Server) -> None:
    anna, bob, table = two(server)
    with bob.live_socket(table) as socket:
        next_screen(socket)
        mover, _, question = asked(anna, bob, table)
        mover.answer(table, question, question["choices"][0]["notation"])
        pushed = next_screen(socket, lambda screen: bool(screen["events"]))
    known = pushed["events"][-1]["number"] + 1
    random = Random(1)
    for _ in range(6):
        mover, _, question = asked(anna, bob, table)
        mover.answer(table, question, random.choice(question["choices"])["notation"])
    missed = bob.screen(table, since=known)["events"]
    whole = bob.screen(table)["events"]
    assert [event["number"] for event in missed] == list(range(known, known + len(missed)))
    assert whole[known:] == missed
    with bob.live_socket(table, since=known) as socket:
        assert next_screen(socket)["events"] == missed


def test_who_is_here_is_seen_by_others(server: Server) -> None:
    """By a small message: nothing else has changed, so no screen is made."""
    anna, bob, table = two(server)
    with anna.live_socket(table) as socket:
        assert not next_screen(socket)["table"]["seats"][1]["here"]
        with bob.live_socket(table) as other:
            assert next_screen(other)["table"]["seats"][1]["here"]
            assert next_push(socket) == {"type": "presence", "here": [True, True], "watchers": 0}
        assert next_push(socket) == {"type": "presence", "here": [True, False], "watchers": 0}
        with Client(server.url).live_socket(table):
            assert next_push(socket) == {"type": "presence", "here": [True, False], "watchers": 1}


def test_nobody_looks_through_anothers_eyes(server: Server) -> None:
    anna, bob, table = two(server)
    for path in ("", "/record"):
        bob.bad(403, "not-your-seat", "GET", f"/api/tables/{table}{path}?seat=0")
        Client(server.url).bad(403, "not-your-seat", "GET", f"/api/tables/{table}{path}?seat=0")
    assert Client(server.url).screen(table)["viewer"] is None
    assert anna.screen(table, seat=0)["viewer"] == 0


def test_on_one_device_each_seat_looks_for_itself(anna: Client) -> None:
    table = anna.open("antike", ME, ME)
    nobody = anna.screen(table)
    assert nobody["viewer"] is None
    assert nobody["questions"] == []
    seat = next(seat["number"] for seat in nobody["table"]["seats"] if seat["asked"])
    assert anna.screen(table, seat=seat)["questions"]
    assert not anna.screen(table, seat=1 - seat)["questions"]


# -- taking back, giving up, coming back, again ----------------------------------------------------


def test_an_answer_is_taken_back(anna: Client) -> None:
    table = anna.open("corduba", ME)
    before = anna.screen(table)
    anna.answer(table, before["questions"][0], before["questions"][0]["choices"][0]["notation"])
    assert anna.screen(table)["undo"] == "free"
    anna.do(table, "undo", seat=0)
    after = anna.screen(table)
    assert after["view"] == before["view"]
    assert after["questions"][0]["choices"] == before["questions"][0]["choices"]
    assert after["questions"][0]["id"] != before["questions"][0]["id"]


def test_others_must_agree_to_undo_what_they_have_seen(server: Server) -> None:
    anna, bob, table = two(server)
    mover, other, question = asked(anna, bob, table)
    random, seat = Random(2), question["seat"]
    while mover.screen(table)["questions"]:
        question = mover.screen(table)["questions"][0]
        mover.answer(table, question, random.choice(question["choices"])["notation"])
    if mover.screen(table)["undo"] == "free":
        question = other.screen(table)["questions"][0]
        other.answer(table, question, random.choice(question["choices"])["notation"])
    assert mover.screen(table)["undo"] == "ask"
    mover.do(table, "undo", seat=seat)
    assert other.screen(table)["table"]["offers"] == [{"kind": "undo", "seat": seat, "agreed": [], "waits": [1 - seat]}]
    other.do(table, "agree", kind="undo", seat=1 - seat, agree=True)
    assert mover.screen(table)["questions"]


def test_hints_are_for_games_against_bots_or_by_agreement(server: Server) -> None:
    anna, bob, table = two(server)
    mover, other, question = asked(anna, bob, table)
    seat = question["seat"]
    mover.bad(403, "no-hints", "POST", f"/api/tables/{table}/hint", {"seat": seat})
    mover.do(table, "hints", seat=seat)
    other.do(table, "agree", kind="hints", seat=1 - seat, agree=True)
    hint = mover.do(table, "hint", seat=seat)["answers"]
    assert hint[0] in notations(question)
    mover.answer(table, question, *hint)


def test_who_resigns_is_replaced_and_who_leaves_may_come_back(server: Server) -> None:
    anna, bob, table = two(server)
    bob.do(table, "leave", seat=1)
    assert anna.screen(table)["table"]["seats"][1]["stand_in"] == "greedy"
    bob.do(table, "back", seat=1)
    assert anna.screen(table)["table"]["seats"][1]["stand_in"] == ""
    bob.do(table, "resign", seat=1)
    bob.bad(409, "resigned", "POST", f"/api/tables/{table}/back", {"seat": 1})
    wait_until(lambda: anna.screen(table)["questions"])


def test_a_standing_answer_is_given_unasked(anna: Client) -> None:
    table = anna.open("antike", ME, BOT)
    question = wait_until(lambda: anna.screen(table)["questions"])[0]
    notation = question["choices"][0]["notation"]
    anna.do(table, "standing", seat=0, question=question["step"], answer=notation)
    assert anna.screen(table)["standing"] == {question["step"]: notation}
    anna.do(table, "standing", seat=0, question=question["step"], answer="")
    assert anna.screen(table)["standing"] == {}


def test_a_rematch_goes_on_at_a_new_table(anna: Client) -> None:
    table = anna.open("romolo", ME)
    over = play_on(anna, table, Random(3))
    assert over["table"]["stage"] == "over"
    assert over["table"]["fairness"]["secret"]
    anna.bad(409, "table-over", "POST", f"/api/tables/{table}/resign", {"seat": 0})
    again = anna.do(table, "rematch", seat=0)["rematch"]
    assert anna.screen(again)["table"]["stage"] == "playing"
    assert anna.good("GET", f"/api/tables/{table}/points")["rounds"][-1]["scores"] == over["outcome"]["scores"]
    assert anna.screen(table)["table"]["rematch"] == again
    lobby = anna.get("/api/lobby").json()
    assert [found["id"] for found in lobby["finished"]] == [table]
    assert [found["id"] for found in lobby["mine"]] == [again]
