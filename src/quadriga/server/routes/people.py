"""Who is asking: guests, registered names, API tokens."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from quadriga import __version__
from quadriga.server.house import House
from quadriga.server.people import TOKEN, Person
from quadriga.server.routes.given import TheAddress, TheHouse, ThePerson, TheReader, delete, get, post, put
from quadriga.server.security import session_cookie
from quadriga.server.wire import Credentials, Me, NewName, Token


def shown(house: House, person: Person, secret: str = "") -> Response[Me]:
    """The person, with a new cookie where there is a new session."""
    csrf = "" if person.by_token else house.people.csrf(person)
    response = Response(Me(person.id, person.name, person.registered, csrf, __version__))
    if secret:
        response.set_cookie(session_cookie(house.people.cookie(secret), house.settings.public_url))
    return response


@get("/me")
async def me(reader: TheReader, house: TheHouse, address: TheAddress) -> Response[Me]:
    """Who I am; whoever has no session yet gets one, as a guest."""
    if reader:
        return shown(house, reader)
    house.limits.spend("guest", address)
    return shown(house, *await house.people.new_guest())


@put("/me")
async def rename(data: JSONBody[NewName], person: ThePerson, house: TheHouse) -> Response[Me]:
    """A guest picks another name."""
    house.limits.spend("name", person.id)
    return shown(house, await house.people.rename(person, data.name))


@post("/register", status_code=200)
async def register(
    data: JSONBody[Credentials], person: ThePerson, house: TheHouse, address: TheAddress
) -> Response[Me]:
    """Reserve a name; the guest's games are kept with it."""
    house.limits.spend("register", address)
    return shown(house, *await house.people.register(person, data.name, data.password))


@post("/login", status_code=200)
async def login(data: JSONBody[Credentials], person: ThePerson, house: TheHouse, address: TheAddress) -> Response[Me]:
    house.limits.spend("login", address)
    house.limits.spend("login", "name " + data.name[:100])
    return shown(house, *await house.people.login(person, data.name, data.password))


@post("/logout", status_code=200)
async def logout(person: ThePerson, house: TheHouse, address: TheAddress) -> Response[Me]:
    """End this session, or take back this token; a fresh guest takes its place."""
    house.limits.spend("guest", address)
    return shown(house, *await house.people.logout(person))


@post("/tokens", status_code=200)
async def new_token(person: ThePerson, house: TheHouse) -> Token:
    """An API token for programs; it is shown this once."""
    house.limits.spend("token", person.id)
    return Token(await house.people.new_key(person, TOKEN))


@delete("/tokens", status_code=204)
async def drop_tokens(person: ThePerson, house: TheHouse) -> None:
    """Make all API tokens of this person worthless."""
    await house.people.drop_tokens(person)


ROUTES = [me, rename, register, login, logout, new_token, drop_tokens]
