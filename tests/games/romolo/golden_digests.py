"""What golden games tell, as digests; `python -m tests.games.romolo.golden_digests` writes them."""

import json
from hashlib import sha256
from pathlib import Path

from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE
from tests.play import RECORDS, find

NAMES = ("powers-4-0", "powers-4-1", "powers-4-teams-0", "powers-3-die-1", "powers-3-die-2", "solo-won", "solo-lost",
         "two-towers")  # fmt: skip
FILE = Path(__file__).with_name("golden_digests.json")
REASONS_EVERY = 9
FEW = 5


def digests(name: str) -> dict[str, str]:
    """The digests of one golden game."""
    record = Record.parse((RECORDS / "romolo" / f"{name}.quadriga").read_text(encoding="utf-8"), find)
    state = record.box.game.new(record.box.seats, **record.box.settings)
    actions, reasons = [], []
    for index, line in enumerate(record.lines):
        if index < len(state.journal):
            continue
        words = state.box.vocabulary
        for seat in state.asked:
            actions.append(" ".join(words.format(action) for action in state.actions(seat)))
            step = state.question(seat)
            if seat == CHANCE or len(actions) % REASONS_EVERY:
                continue
            for verb in step.verbs:
                for number, action in enumerate(words.all_actions(verb)):
                    if number % 7 == 0:
                        reasons.append(f"{action} {state.why_not(seat, action)}")
                    if number > FEW * 7:
                        break
        state.take(line.seat, line.action)
    news = [state.box.event_vocabulary.format(event.payload) for event in state.events]
    parts = {"news": news, "options": actions, "reasons": reasons, "outcome": [str(state.outcome())]}
    return {part: sha256("\n".join(lines).encode()).hexdigest()[:16] for part, lines in parts.items()}


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: digests(name) for name in NAMES}, indent=1) + "\n", encoding="utf-8")
