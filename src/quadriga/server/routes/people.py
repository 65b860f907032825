"""Who is asking: guests, registered names, API tokens."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from quadriga import __version__
from quadriga.api.names import name_key
from quadriga.api.wire_accounts import Credentials, Me, NewName, Token
from quadriga.server.people import TOKEN, Person
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, Visitor, delete, get, post, put
from quadriga.server.security import session_cookie
from quadriga.server.server_context import ServerContext


def shown(context: ServerContext, person: Person, secret: str = "") -> Response[Me]:
    """The person, with a new cookie where there is a new session."""
    csrf = "" if person.by_token else context.people.csrf(person)
    response = Response(Me(person.id, person.name, person.registered, csrf, __version__))
    if secret:
        response.set_cookie(session_cookie(context.people.cookie(secret), context.settings.public_url))
    return response


@get("/me")
async def me(visitor: Visitor, context: Context, address: ClientAddress) -> Response[Me]:
    """Who I am; whoever has no session yet gets one, as a guest."""
    if visitor:
        return shown(context, visitor)
    context.limits.spend("guest", "", address)
    return shown(context, *await context.people.new_guest())


@put("/me")
async def rename(
    data: JSONBody[NewName], person: CurrentPerson, context: Context, address: ClientAddress
) -> Response[Me]:
    """A guest picks another name."""
    context.limits.spend("name", person.id, address)
    return shown(context, await context.people.rename(person, data.name))


@post("/register", status_code=200)
async def register(
    data: JSONBody[Credentials], person: CurrentPerson, context: Context, address: ClientAddress
) -> Response[Me]:
    """Reserve a name; the guest's games are kept with it."""
    context.limits.spend("register", "", address)
    return shown(context, *await context.people.register(person, data.name, data.password))


@post("/login", status_code=200)
async def login(
    data: JSONBody[Credentials], person: CurrentPerson, context: Context, address: ClientAddress
) -> Response[Me]:
    context.limits.spend("login", name_key(data.name[:100]), address)
    return shown(context, *await context.people.login(person, data.name, data.password))


@post("/logout", status_code=200)
async def logout(person: CurrentPerson, context: Context, address: ClientAddress) -> Response[Me]:
    """End this session, or take back this token; a fresh guest takes its place."""
    context.limits.spend("guest", "", address)
    return shown(context, *await context.people.logout(person))


@post("/tokens", status_code=200)
async def new_token(person: CurrentPerson, context: Context, address: ClientAddress) -> Token:
    """An API token for programs; it is shown this once."""
    context.limits.spend("token", person.id, address)
    return Token(await context.people.new_key(person, TOKEN))


@delete("/tokens", status_code=204)
async def drop_tokens(person: CurrentPerson, context: Context) -> None:
    """Make all API tokens of this person worthless."""
    await context.people.drop_keys(person, kind=TOKEN)
    await context.host_changes.take()


ROUTES = [me, rename, register, login, logout, new_token, drop_tokens]
