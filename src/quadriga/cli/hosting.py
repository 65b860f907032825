"""The commands for whoever runs a server: backups, and what is done about people and tables."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quadriga.cli.output import print_json
from quadriga.cli.parameters import Json

if TYPE_CHECKING:
    from quadriga.server.admin import Admin

commands = App()
admin = App(name="admin", help="Look after a server: people, sessions, tables; also while it runs.")
commands.command(admin)

DataDir = Annotated[
    Path | None, Parameter(name="--data-dir", help="The folder of the server; otherwise as `quadriga serve` finds it.")
]
Person = Annotated[str, Parameter(help="A name, or a person's id.")]


def folder_of(data_dir: Path | None) -> Path:
    from quadriga.server.settings_file import read_settings

    return read_settings({"data_dir": data_dir}, os.environ).data_dir


def admin_of(data_dir: Path | None) -> Admin:
    from quadriga.server.admin import Admin  # what it needs is slow to import

    return Admin(folder_of(data_dir))


@commands.command
def backup(
    target: Annotated[Path, Parameter(help="A new file (x.sqlite3), or a folder, in which it is named by the time.")],
    *,
    data_dir: DataDir = None,
) -> int:
    """Copy the database, also of a running server, and check the copy."""
    from quadriga.server.backup import back_up

    file, counts = back_up(folder_of(data_dir), target)
    print(f"{file}: {counts['people']} people, {counts['tables']} tables, {counts['entries']} entries; checked")
    return 0


@commands.command
def restore(backup: Annotated[Path, Parameter(help="The file of a backup.")], *, data_dir: DataDir = None) -> int:
    """Put a backup in the place of the database of a server that is stopped."""
    from quadriga.server.backup import restore as put_back

    folder = folder_of(data_dir)
    kept, counts = put_back(folder, backup)
    print(f"{folder}: {counts['people']} people, {counts['tables']} tables, {counts['entries']} entries; checked")
    if kept:
        print(f"what was there before is kept as {kept}")
    return 0


@admin.command
def people(part: Annotated[str, Parameter(help="Part of a name.")] = "", *, data_dir: DataDir = None) -> int:
    """List people, those who came last first."""
    return print_json(admin_of(data_dir).people(part))


@admin.command
def ban(
    who: Person = "",
    *,
    address: Annotated[str, Parameter(help="An address or network instead: 203.0.113.0/24.")] = "",
    reason: Annotated[str, Parameter(help="What they are told.")] = "",
    data_dir: DataDir = None,
) -> int:
    """Let a person or an address in no more."""
    print(f"banned: {admin_of(data_dir).ban(who, address, reason)}")
    return 0


@admin.command
def unban(
    who: Person = "",
    *,
    address: Annotated[str, Parameter(help="An address or network instead.")] = "",
    data_dir: DataDir = None,
) -> int:
    """Let them in again."""
    print(f"no longer banned: {admin_of(data_dir).unban(who, address)}")
    return 0


@admin.command
def bans(*, data_dir: DataDir = None) -> int:
    """List who is banned."""
    return print_json(admin_of(data_dir).bans())


@admin.command
def delete_table(table: Annotated[str, Parameter(help="The id in its address.")], *, data_dir: DataDir = None) -> int:
    """Delete a table with its game and its talk."""
    admin_of(data_dir).delete_table(table)
    print(f"deleted: table {table}")
    return 0


@admin.command
def delete_account(who: Person, *, data_dir: DataDir = None) -> int:
    """Delete a person; bots play on for them, and games with others stay."""
    print(f"deleted: {admin_of(data_dir).delete_account(who)}")
    return 0


@admin.command
def reset_password(who: Person, *, data_dir: DataDir = None) -> int:
    """Print a link by which a person sets a new password, once, within 24 hours."""
    name, link = admin_of(data_dir).reset_password(who)
    print(f"for {name}: {link}")
    return 0


@admin.command
def export(who: Person, *, data_dir: DataDir = None) -> int:
    """Print everything that is kept of a person, as JSON."""
    return print_json(admin_of(data_dir).export(who))


@admin.command
def sessions(who: Person, *, json: Json = False, data_dir: DataDir = None) -> int:
    """List where a person is logged in, and their API tokens."""
    found = admin_of(data_dir).sessions(who)
    if json:
        return print_json(found)
    for key in found:
        created, used = (time.strftime("%Y-%m-%d %H:%M", time.localtime(key[name])) for name in ("created", "used"))
        print(f"{key['id']}  {key['kind']:8} since {created}, last used {used}")
    return 0


@admin.command
def end_sessions(
    who: Person,
    session: Annotated[str, Parameter(help="The id of one; otherwise all of them.")] = "",
    *,
    data_dir: DataDir = None,
) -> int:
    """Log a person out: sessions end, tokens are worthless."""
    print(f"ended: {admin_of(data_dir).end_sessions(who, session)}")
    return 0


@admin.command
def announce(
    text: Annotated[str, Parameter(help="What everybody at the tables reads.")] = "",
    *,
    restart_in: Annotated[float | None, Parameter(help="Minutes until a restart, which everybody is told.")] = None,
    clear: Annotated[bool, Parameter(negative="", help="Take back what was told.")] = False,
    data_dir: DataDir = None,
) -> int:
    """Tell everybody at the tables something, for instance a restart."""
    from quadriga.server.admin import AdminError

    if clear == bool(text or restart_in is not None):
        raise AdminError("say something, or how many minutes until a restart (--restart-in); or --clear")
    admin_of(data_dir).announce(text, restart_in)
    print("no longer told" if clear else "told")
    return 0
