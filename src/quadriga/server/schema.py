"""What the database holds: people and their keys, tables with every entry of their journals, chat, opened records."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()


def owned_by(name: str) -> Column[str]:
    """A column that goes when the table it belongs to goes; within a commit either may come first."""
    key = ForeignKey(f"{name}s.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED")
    return Column(name, String, key, primary_key=True)


settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("name_key", String, nullable=False, unique=True),
    Column("look", String, nullable=False, index=True),
    Column("password", String),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
"""Sessions, API tokens and links to set a new password, by the hash of their secret."""

bans = Table(
    "bans",
    metadata,
    Column("kind", String, primary_key=True),
    Column("who", String, primary_key=True),
    Column("reason", String, nullable=False),
    Column("created", Float, nullable=False),
)
"""A person's id or a network of addresses that the host does not let in."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("origin", String, nullable=False),
    Column("stage", String, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False, server_default=text("0")),
    Column("awake", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("info", LargeBinary, nullable=False),
    Column("reason", String),
    Column("turns", Integer),
    Column("started", Float),
    Column("ended", Float),
    Column("draws_taken_back", Integer),
    Index("tables_by_stage", "stage", "private", "changed"),
    Index("tables_by_owner", "owner", "stage"),
    Index("tables_by_origin", "origin", "stage"),
)
"""`origin`: the address that opened it, hashed; empty where it is not known. `awake`: a clock runs or a bot is asked,
so that the server must see to it; `info`: what the lobby shows.

From `reason` on: how the game ended, written when it does; `turns` is missing where its rules are not played any more.
"""

seats = Table(
    "seats",
    metadata,
    owned_by("table"),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("player", String, nullable=False),
    Column("player_key", String, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Index("seats_by_person", "person", "place", "table"),
    Index("seats_by_player", "player_key", "table"),
)
"""Seats that are taken: by a person, or by a bot, whose `person` is empty and whose `player` is its level."""

entries = Table(
    "entries",
    metadata,
    owned_by("table"),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    owned_by("table"),
    Column("number", Integer, primary_key=True),
    Column("room", String, nullable=False),
    Column("person", String, nullable=False),
    Column("author", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    owned_by("table"),
    Column("person", String, primary_key=True),
    Column("author", String, primary_key=True),
)
"""Whom a person does not want to read; where the person owns the table, whom nobody reads."""

replays = Table(
    "replays",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("origin", String, nullable=False),
    Column("size", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("replays_by_origin", "origin", "size"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String, primary_key=True),
    Column("state", String, nullable=False),
    Column("deep", Boolean, nullable=False),
    Column("origin", String, nullable=False),
    Column("askers", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("found", LargeBinary, nullable=False),
    Column("looked", Float, nullable=False),
    Index("analyses_by_state", "state", "looked"),
)
"""By the hash of the record, so that a game that two ask for is analysed once. `found`: its groundwork; `askers`: who
waits for it; `looked`: when somebody last did."""

analysed = Table(
    "analysed",
    metadata,
    Column(
        "analysis",
        String,
        ForeignKey("analyses.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    ),
    Column("number", Integer, primary_key=True),
    Column("deep", Boolean, primary_key=True),
    Column("serial", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Decisions that were looked at; `serial` counts them in the order in which they came."""
