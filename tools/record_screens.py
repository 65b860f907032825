"""Records screens of random games for the client's tests: web/tests/screens/<game>.json.

Each file holds the board's words and a few positions, chosen so that as many different questions as possible are among
them: the view, the question, and what one of its answers would change.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from quadriga.api.boards import board_of
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.screen import events, preview, question, seen_with_journal

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "screens"
SEATS = {"antike": 2, "praetor": 3, "romolo": 2, "corduba": 2}
TABLES = ("sides", "character_tiles")
"""What the plain board reads besides the words."""
POSITIONS = 12
LONGEST = 600


def record(key: str) -> dict[str, Any]:
    """Positions of one random game: the first time that each kind of question is asked."""
    rng = Rng(f"screens of {key}")
    state: Any = game(key).new(SEATS[key])
    met: set[str] = set()
    positions: list[dict[str, Any]] = []
    for _ in range(LONGEST):
        settle_chance(state, rng)
        if not state.asked or len(positions) == POSITIONS:
            break
        seat = state.asked[0]
        actions = state.actions(seat)
        step = type(state.question(seat)).__name__
        if step not in met:
            met.add(step)
            positions.append(position(state, seat, rng))
        state.take(seat, rng.pick(actions))
    board = msgspec.to_builtins(board_of(state.box))
    board["tables"] = {name: table for name, table in board["tables"].items() if name in TABLES}
    return {"board": board, "positions": positions}


def position(state: Any, seat: int, rng: Rng) -> dict[str, Any]:
    asked = question(seen_with_journal(state, seat), seat)
    assert asked is not None
    previewed = rng.pick(asked["choices"])["notation"]
    return {
        "seat": seat,
        "view": state.view(seat),
        "question": asked,
        "previewed": previewed,
        "preview": preview(state, seat, [previewed]),
        "events": events(state, seat)[-3:],
    }


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in KEYS:
        text = json.dumps(record(key), separators=(",", ":"), ensure_ascii=False)
        (FOLDER / f"{key}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
