"""The games: their options, rules, words and boards; and where the server is. The same for everybody."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.params import FromPath

from quadriga.games import KEYS, game
from quadriga.kernel.errors import UnknownGame
from quadriga.kernel.game import Game
from quadriga.server.addresses import addresses
from quadriga.server.boards import board_of, game_info
from quadriga.server.problems import Wrong
from quadriga.server.routes.given import SomeSeat, TheAddress, TheHouse, get
from quadriga.server.wire import Board, GameInfo, RuleEntry


def game_of(key: str) -> Game[Any]:
    try:
        return game(key)
    except UnknownGame as error:
        raise Wrong(404, "no-game", str(error), game=key[:40]) from None


@get("/games")
async def games() -> list[GameInfo]:
    return [game_info(key) for key in KEYS]


@get("/games/{key:str}/rules")
async def rules(key: FromPath[str]) -> list[RuleEntry]:
    """The rules in our own words, numbered."""
    return [RuleEntry(text.number, text.section, text.text) for text in game_of(key).rules]


@get("/games/{key:str}/board")
async def board(
    key: FromPath[str], request: Request[Any, Any, Any], house: TheHouse, address: TheAddress, seats: SomeSeat = None
) -> Board:
    """The words and tables of a game with so many seats; its options are further parameters, as `map=east`."""
    house.limits.spend("board", address)
    options = {name: value for name, value in request.query_params.items() if name != "seats"}
    return board_of(game_of(key).box(seats, None, **options))


@get("/addresses")
async def where(house: TheHouse) -> list[str]:
    """Under which addresses this server is reached."""
    return addresses(house.settings.host, house.settings.port, house.settings.public_url)


ROUTES = [games, rules, board, where]
