"""The games: their settings, rules, vocabulary and boards; and where the server is. The same for everybody."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery

from quadriga.games import KEYS, game
from quadriga.kernel.errors import UnknownGameError
from quadriga.kernel.game import Game
from quadriga.kernel.state import State
from quadriga.server.addresses import addresses
from quadriga.server.boards import board_of, game_info
from quadriga.server.connection import HttpRequest
from quadriga.server.problems import ApiError
from quadriga.server.routes.dependencies import ClientAddress, Context, SomeSeat, get
from quadriga.server.wire import Board, GameInfo, RuleEntry


def game_of(key: str) -> Game[State]:
    try:
        return game(key)
    except UnknownGameError as error:
        raise ApiError(404, "no-game", str(error), game=key[:40]) from None


@get("/games")
async def games() -> list[GameInfo]:
    return [game_info(key) for key in KEYS]


@get("/games/{key:str}/rules")
async def rules(key: FromPath[str], lang: FromQuery[str] = "en") -> list[RuleEntry]:
    """The rules in our own words, numbered; in English where there is no translation into that language."""
    return [RuleEntry(text.number, text.section, text.text) for text in game_of(key).rules_in(lang)]


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
