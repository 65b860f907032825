"""What a table refuses: a message `problem-<problem>` with values, and a sentence for people who write clients."""

from __future__ import annotations

from quadriga.kernel.errors import QuadrigaError


class CommandRejectedError(QuadrigaError):
    """Something that cannot be done at this table now."""

    def __init__(self, problem: str, detail: str, **values: str) -> None:
        super().__init__(detail)
        self.problem = problem
        self.detail = detail
        self.values = values
