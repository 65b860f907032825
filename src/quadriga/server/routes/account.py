"""What people do with their account: password, sessions and tokens, their data, leaving for good."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.params import FromPath, JSONBody

from quadriga.api.names import name_key
from quadriga.api.problems import ApiError
from quadriga.api.wire_accounts import KeyInfo, Me, NewPassword, Password, Reset
from quadriga.server.accounts import delete_account, export_account
from quadriga.server.people import KEY_ID
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, delete, get, post
from quadriga.server.routes.people import shown


@post("/password", status_code=200)
async def change_password(
    data: JSONBody[NewPassword], person: CurrentPerson, context: Context, address: ClientAddress
) -> Response[Me]:
    """A new password; everybody else who is logged in by this name is logged out, and tokens are worthless."""
    context.limits.spend("login", name_key(person.name), address)
    changed = await context.people.change_password(person, data.old, data.new)
    await context.host_changes.take()
    return shown(context, *changed)


@post("/reset", status_code=200)
async def reset_password(data: JSONBody[Reset], context: Context, address: ClientAddress) -> Response[Me]:
    """A new password by a link from whoever runs the server; the link is good once."""
    context.limits.spend("login", "", address)
    changed = await context.people.reset_password(data.token, data.password)
    await context.host_changes.take()
    return shown(context, *changed)


@get("/sessions")
async def sessions(person: CurrentPerson, context: Context, address: ClientAddress) -> list[KeyInfo]:
    """Where this person is logged in, and their API tokens."""
    context.limits.spend("account", person.id, address)
    return await context.people.keys_of(person)


@delete("/sessions/{key_id:str}", status_code=204)
async def end_session(key_id: FromPath[str], person: CurrentPerson, context: Context, address: ClientAddress) -> None:
    """End one session, or take back one token."""
    context.limits.spend("account", person.id, address)
    if len(key_id) != KEY_ID or not await context.people.drop_keys(person, key_id):
        raise ApiError(404, "no-key", "there is no such session or token")
    await context.host_changes.take()


@delete("/sessions", status_code=204)
async def end_other_sessions(person: CurrentPerson, context: Context, address: ClientAddress) -> None:
    """Log out everywhere else: all other sessions end, all API tokens are worthless."""
    context.limits.spend("account", person.id, address)
    await context.people.drop_keys(person)
    await context.host_changes.take()


@get("/me/data")
async def my_data(person: CurrentPerson, context: Context, address: ClientAddress) -> Response[dict[str, Any]]:
    """Everything that this server keeps of the person, as a file."""
    context.limits.spend("export", person.id, address)
    data = await context.database.read(lambda db: export_account(db, person.id))
    return Response(data, headers={"Content-Disposition": 'attachment; filename="quadriga-data.json"'})


@post("/me/delete", status_code=200)
async def leave_for_good(
    data: JSONBody[Password], person: CurrentPerson, context: Context, address: ClientAddress
) -> Response[Me]:
    """Delete the account; a registered name must say its password. A fresh guest takes its place."""
    context.limits.spend("login", name_key(person.name), address)
    if person.registered:
        await context.people.check_own_password(person, data.password)
    await context.database.write(lambda db: delete_account(db, person.id))
    await context.host_changes.take()
    return shown(context, *await context.people.new_guest())


ROUTES = [change_password, reset_password, sessions, end_session, end_other_sessions, my_data, leave_for_good]
