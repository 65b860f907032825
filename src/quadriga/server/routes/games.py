"""The games: their settings, rules, vocabulary and boards; and where the server is. The same for everybody."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery

from quadriga.api.boards import board_of, game_info, game_of, rules_of
from quadriga.api.wire import Board, GameInfo, RuleEntry
from quadriga.games import KEYS
from quadriga.server.addresses import addresses
from quadriga.server.connection import HttpRequest
from quadriga.server.routes.dependencies import ClientAddress, Context, SomeSeat, get


@get("/games")
async def games() -> list[GameInfo]:
    return [game_info(key) for key in KEYS]


@get("/games/{key:str}/rules")
async def rules(key: FromPath[str], lang: FromQuery[str] = "en") -> list[RuleEntry]:
    """The rules in our own words, numbered; in English where there is no translation into that language."""
    return rules_of(key, lang)


@get("/games/{key:str}/board")
async def board(
    key: FromPath[str],
    request: HttpRequest,
    context: Context,
    address: ClientAddress,
    seats: SomeSeat = None,
) -> Board:
    """The vocabulary and tables of a game with these seats; its settings are further parameters, as `map=east`."""
    context.limits.spend("board", "", address)
    settings = {name: value for name, value in request.query_params.items() if name != "seats"}
    return board_of(game_of(key).box(seats, None, **settings))


@get("/addresses")
async def where(context: Context) -> list[str]:
    """Under which addresses this server is reached."""
    return addresses(context.settings.host, context.settings.port, context.settings.public_url)


ROUTES = [games, rules, board, where]
