"""Records a game for looking at its board without a server: `python tools/record_positions.py antike map=east`.

Writes .cache/positions/<name>.json: the board, and for each question the view, the question, the events since the one
before, and previews of some answers. web/dev/index.html shows them while `npm run dev` runs in web/.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

import quadriga
from quadriga import CHANCE, Rng
from quadriga.agents import agent, ask
from quadriga.api.boards import board_of
from quadriga.kernel import screen

FOLDER = Path(__file__).resolve().parent.parent / ".cache" / "positions"


def previews_of(state: Any, seat: int, choices: list[dict[str, Any]], each: int) -> dict[str, Any]:
    """What the first answers of each verb would change."""
    count: dict[str, int] = {}
    previews = {}
    for choice in choices:
        count[choice["verb"]] = count.get(choice["verb"], 0) + 1
        if count[choice["verb"]] <= each:
            previews[choice["notation"]] = {**screen.preview(state, seat, [choice["notation"]]), "question": None}
    return previews


def play(name: str, settings: dict[str, str], bot: str, seed: str, previews: int) -> dict[str, Any]:
    game = quadriga.game(name)
    seats = int(settings.pop("seats", game.seat_counts[0]))
    state = game.new(seats, **game.bot_settings(settings))
    rng, positions, shown = Rng(seed), [], 0
    bots = [agent(bot, game, Rng(f"{seed} {seat}")) for seat in range(seats)]
    while state.asked:
        if state.asked == (CHANCE,):
            state.take(CHANCE, rng.answer(state))
            continue
        seat = state.asked[0]
        question: Any = screen.question(state, seat)
        answer = ask(bots[seat], state, seat)
        positions.append(
            {
                "seat": seat,
                "view": state.view(seat),
                "question": question,
                "events": screen.events(state, seat, shown),
                "answer": state.box.vocabulary.format(answer),
                "previews": previews_of(state, seat, question["choices"], previews),
            }
        )
        shown = len(state.events)
        state.take(seat, answer)
    last = screen.events(state, None, shown)
    positions.append(
        {"seat": None, "view": state.view(None), "question": None, "events": last, "answer": "", "previews": {}}
    )
    return {"board": board_of(state.box), "positions": positions}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", help="settings of the game, and seats: map=east seats=2")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--previews", type=int, default=2, help="how many answers of each verb to preview")
    parser.add_argument("--name", default="", help="the file's name")
    args = parser.parse_args()
    settings = dict(setting.split("=", 1) for setting in args.settings)
    name = args.name or "-".join([args.game, *settings.values()])
    FOLDER.mkdir(parents=True, exist_ok=True)
    recorded = play(args.game, settings, args.bot, args.seed, args.previews)
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(recorded))
    print(f"{name}: {len(recorded['positions'])} positions")


if __name__ == "__main__":
    main()
