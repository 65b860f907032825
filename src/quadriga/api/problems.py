"""What is wrong with a request: one exception with a status and a `Problem`, also for what rules and table refuse."""

from __future__ import annotations

from quadriga.api.wire import Problem, Why
from quadriga.kernel.errors import IllegalActionError, NotationError, QuadrigaError, SettingError
from quadriga.kernel.game import Game
from quadriga.kernel.state import State
from quadriga.kernel.step import Reason
from quadriga.table import CommandRejectedError

STATUS = {
    "not-your-seat": 403,
    "not-owner": 403,
    "no-hints": 403,
    "no-seat": 404,
    "bad-nonce": 400,
    "bad-commitment": 400,
    "no-time": 400,
    "no-answer": 400,
}
"""Of what a table refuses; 409 where it is not listed: it could be right at another time."""


class ApiError(Exception):
    """A request that cannot be granted. The problem is a message id, `problem-<problem>`, with its values."""

    def __init__(self, status: int, problem: str, detail: str, why: Why | None = None, **values: str) -> None:
        super().__init__(detail)
        self.status = status
        self.body = Problem(problem, values, detail, why)
        self.headers: dict[str, str] = {}


def api_error(error: QuadrigaError) -> ApiError:
    match error:
        case CommandRejectedError(problem=problem):
            return ApiError(STATUS.get(problem, 409), problem, error.detail, None, **error.values)
        case IllegalActionError():
            return ApiError(409, "illegal", str(error), why_body(None, error.reason))
        case NotationError():
            return ApiError(400, "not-understood", str(error)[:300])
        case SettingError():
            return ApiError(400, "bad-settings", str(error)[:300])
    return ApiError(400, "bad-request", str(error)[:300])


def why_body(game: Game[State] | None, reason: Reason | None, language: str = "en") -> Why:
    """A reason with the text of its rule in that language, where the game is known."""
    if reason is None:
        return Why(True, "", "", {}, "")
    texts = {text.number: text.text for text in game.rules_in(language)} if game and reason.rule else {}
    values = {name: str(value)[:300] for name, value in reason.values}
    return Why(False, reason.rule, reason.message, values, texts.get(reason.rule, ""))
