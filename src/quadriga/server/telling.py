"""What the rules and the table refuse, as problems with a status."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from quadriga.kernel.errors import BadSetting, Illegal, NotUnderstood, QuadrigaError
from quadriga.kernel.game import Game
from quadriga.kernel.step import Reason
from quadriga.server.problems import Wrong, tell_wrong
from quadriga.server.wire import Problem, Why
from quadriga.table import Refused

STATUS = {
    "not-your-seat": 403,
    "not-owner": 403,
    "no-hints": 403,
    "no-seat": 404,
    "bad-nonce": 400,
    "no-time": 400,
    "no-answer": 400,
}
"""Of what a table refuses; 409 where it is not listed: it could be right at another time."""


def tell_refused(request: Request[Any, Any, Any], error: QuadrigaError) -> Response[Problem]:
    return tell_wrong(request, wrong_of(error))


def wrong_of(error: QuadrigaError) -> Wrong:
    match error:
        case Refused(problem=problem):
            return Wrong(STATUS.get(problem, 409), problem, error.detail, None, **error.values)
        case Illegal():
            return Wrong(409, "illegal", str(error), why_of(None, error.reason))
        case NotUnderstood():
            return Wrong(400, "not-understood", str(error)[:300])
        case BadSetting():
            return Wrong(400, "bad-option", str(error)[:300])
    return Wrong(400, "bad-request", str(error)[:300])


def why_of(game: Game[Any] | None, reason: Reason | None) -> Why:
    """A reason with the text of its rule, where the game is known."""
    if reason is None:
        return Why(True, "", "", {}, "")
    texts = {text.number: text.text for text in game.rules} if game and reason.rule else {}
    values = {name: str(value)[:300] for name, value in reason.values}
    return Why(False, reason.rule, reason.message, values, texts.get(reason.rule, ""))
