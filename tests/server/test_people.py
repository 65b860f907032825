"""Guests and registered names, sessions and tokens."""

import pytest

from tests.server.running import BOT, ME, Client, Server


def test_a_guest_gets_a_session_and_keeps_it(server: Server) -> None:
    anna = Client(server.url)
    assert not anna.me["registered"]
    assert anna.get("/api/me").json() == anna.me


def test_the_cookie_is_for_the_browser_alone(server: Server) -> None:
    reply = Client(server.url).get("/api/me")
    assert "set-cookie" not in reply.headers  # it has one already
    with_new = Client.__mro__[1](base_url=server.url).get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in with_new
    assert "SameSite=lax" in with_new


@pytest.mark.parametrize("forged", ["", "x", "x.y", "%00", "a" * 5000])
def test_a_forged_cookie_is_nobody(server: Server, forged: str) -> None:
    anna = Client(server.url)
    value = anna.cookies["quadriga"]
    anna.cookies.clear()
    anna.cookies.set("quadriga", value.partition(".")[0] + "." + forged)
    anna.bad(401, "no-session", "POST", "/api/tables", {"game": "antike", "seats": []})


def test_a_name_belongs_to_one_person(server: Server, anna: Client, bob: Client) -> None:
    anna.good("PUT", "/api/me", {"name": "  Cornelia   Maior "})
    assert anna.get("/api/me").json()["name"] == "Cornelia Maior"
    for same in ("Cornelia Maior", "CORNELIA MAIOR", "Cornélia-Maior"):
        bob.bad(409, "name-taken", "PUT", "/api/me", {"name": same})


@pytest.mark.parametrize("name", ["", "   ", "a" * 25, "<b>", "x\ny\u0000", "\u202eevil", "---"])
def test_a_name_is_plain_text(anna: Client, name: str) -> None:
    anna.bad(400, "bad-name", "PUT", "/api/me", {"name": name})


def test_a_registered_name_keeps_its_games_on_another_device(server: Server, anna: Client, bob: Client) -> None:
    table = anna.open("antike", ME, BOT)
    anna.know(anna.good("POST", "/api/register", {"name": "Scipio", "password": "delenda est"}))
    assert anna.me["registered"]
    assert anna.screen(table)["viewer"] == 0
    bob.bad(409, "name-taken", "PUT", "/api/me", {"name": "scipio"})
    bob.bad(403, "wrong-password", "POST", "/api/login", {"name": "Scipio", "password": "carthago"})
    bob.bad(403, "wrong-password", "POST", "/api/login", {"name": "Nobody at all", "password": "delenda est"})
    bob.know(bob.good("POST", "/api/login", {"name": "scipio", "password": "delenda est"}))
    assert bob.me["name"] == "Scipio"
    assert bob.screen(table)["viewer"] == 0
    assert table in [found["id"] for found in bob.get("/api/lobby").json()["mine"]]
    bob.bad(409, "name-fixed", "PUT", "/api/me", {"name": "Hannibal"})


def test_a_new_session_makes_the_old_cookie_worthless(server: Server, anna: Client) -> None:
    old = anna.cookie
    anna.know(anna.good("POST", "/api/register", {"name": "Fabia Prima", "password": "long enough"}))
    assert anna.cookie != old
    with_old = Client(server.url)
    with_old.cookies.clear()
    assert with_old.get("/api/me", headers={"Cookie": old}).json()["name"] != "Fabia Prima"


def test_logging_out_leaves_a_guest(server: Server, anna: Client) -> None:
    anna.know(anna.good("POST", "/api/register", {"name": "Drusilla", "password": "long enough"}))
    anna.know(anna.good("POST", "/api/logout"))
    assert not anna.me["registered"]
    anna.know(anna.good("POST", "/api/login", {"name": "Drusilla", "password": "long enough"}))
    assert anna.me["registered"]


def test_a_password_is_long_enough(anna: Client) -> None:
    anna.bad(400, "bad-password", "POST", "/api/register", {"name": "Shorty", "password": "short"})
    anna.bad(400, "bad-password", "POST", "/api/register", {"name": "Shorty", "password": "x" * 1000})


def test_programs_use_a_token_instead_of_a_session(server: Server, anna: Client) -> None:
    table = anna.open("antike", ME, BOT)
    token = anna.good("POST", "/api/tokens")["token"]
    program = Client(server.url)
    program.cookies.clear()
    del program.headers["X-CSRF-Token"]
    program.headers["Authorization"] = f"Bearer {token}"
    assert program.screen(table)["viewer"] == 0
    assert program.open("antike", ME, BOT)
    anna.good("DELETE", "/api/tokens")
    program.bad(401, "bad-token", "GET", f"/api/tables/{table}")
