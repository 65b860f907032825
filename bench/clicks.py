"""Clicks per turn: what a person must click to give the answers of recorded games, with and without obvious answers.

`python -m bench.clicks` plays ten games of each game between two `greedy` bots (seeds 1 to 10) and counts every turn:
all that a seat answers until chance or somebody else does. Before: one click for each answer that is not forced, and
one to confirm a move of several. Now, with a mouse: nothing for an obvious answer that is put in, for a pass that the
next answer says, or for the same answer again where it can be repeated; one for a whole way, and one for another answer
in the place of an obvious one (two where it is one of many); a move is sent by its last click. Questions that are
answered together are one click, and one more where a tile is turned, which the wheel does too. "The move alone" leaves
out what such a turn has besides: free actions, and moves such as founding cities or taking personalities.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from statistics import mean

from quadriga.agents import agent, ask
from quadriga.games import KEYS, game
from quadriga.games.defaults import ENOUGH, defaults_of
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.screen import question
from quadriga.kernel.state import State
from quadriga.kernel.step import Action
from quadriga.table.proposals import count_repeats, find_ways, implied_choices, obvious, whole_answers

GAMES = 10
FEW = 4
"""Of so few answers those other than the obvious one stand by as buttons."""
TURNED = ("turn",)
"""Verbs that say how a tile is turned."""
KINDS = {
    "antike": {
        "Militia": lambda steps, verbs: "Militia" in steps,
        "Militia, 4 units": lambda steps, verbs: verbs.count("arm") == 4,
        "Militia, 4 units paid the obvious way": lambda steps, verbs: (
            verbs.count("arm") == 4 and "otherwise" not in verbs
        ),
        "Duellum": lambda steps, verbs: "Movement" in steps,
    },
    "romolo": {"a unit acts": lambda steps, verbs: "Act" in steps},
    "corduba": {"a building": lambda steps, verbs: "RaiseWhat" in steps or "WhichPlot" in steps},
    "praetor": {"a building": lambda steps, verbs: "Place" in steps},
}
"""Turns of a certain kind, by the steps they answer and the verbs of the answers."""


def turns(key: str, seed: int) -> list[tuple[State, int, list[Action]]]:
    """Every turn of a game between bots: the state before it, the seat, its answers without forced ones."""
    rng = Rng(f"clicks {seed}")
    state = game(key).new(2, **game(key).bot_settings({}))
    bots = [agent("greedy", game(key), rng.child(seat)) for seat in range(2)]
    found: list[tuple[State, int, list[Action]]] = []
    current: tuple[State, int, list[Action]] | None = None
    while True:
        if state.asked and state.asked[0] < 0:
            current = None
            settle_chance(state, rng)
        if not state.asked:
            return found
        seat = state.asked[0]
        if current is None or current[1] != seat or state.lanes:
            current = (state.copy(), seat, [])
            found.append(current)
        action = ask(bots[seat], state.seen_by(seat), seat)
        current[2].append(action)
        state.take(seat, action)


def before(state: State, seat: int, answers: list[Action]) -> int:
    s, moves = state.copy(), []
    for action in answers:
        if s.question(seat).turn_level or not moves:
            moves.append(0)
        moves[-1] += 1
        s.take(seat, action)
    return sum(n + (n > 1) for n in moves)


def after(state: State, seat: int, answers: list[Action], counts: Callable[[int], bool] = lambda n: True) -> int:
    """The clicks of those answers that count, by number."""
    s, clicks, begun, picked = state.copy(), 0, False, None
    defaults = defaults_of(s.box.game)
    said, again, led = False, 0, 0
    for n, action in enumerate(answers):
        default = obvious(s, seat, {}) if begun else None
        left = defaults.leaves_out(s, seat)
        follows = answers[n + 1] if n + 1 < len(answers) else None
        asked = question(s, seat)
        assert asked is not None
        implied = [choice["notation"] for choice in implied_choices(s, seat, asked, {})]
        if led:
            led -= 1
        elif (
            default == action
            or (said and left == action)
            or (left == action and follows and s.box.vocabulary.format(follows) in implied)
        ):
            pass
        elif action == picked and again > 1 and default is None:
            again -= 1
        else:
            others = [choice for choice in asked["choices"] if choice["verb"] not in defaults.free]
            far = default is not None and action[0] not in defaults.free and len(others) > FEW
            clicks += (1 + far) * counts(n)
            again = count_repeats(s, seat, action, {}) if action[0] in defaults.repeated else 0
            led = max((len(steps) for steps in ways(s, seat) if steps_fit(s, steps, answers[n:])), default=1) - 1
            clicks += counts(n) * (led > 0 and answers[n + led][0] in TURNED)
            picked = action
            said = action[0] in ENOUGH
        begun = True
        s.take(seat, action)
        following = obvious(s, seat, {}) if seat in s.asked else None
        if follows is None or (s.question(seat).turn_level and following != follows):
            begun, picked, said, again, led = False, None, False, 0, 0
    return clicks


def ways(state: State, seat: int) -> list[list[str]]:
    return [way["answers"] for way in (*find_ways(state, seat), *whole_answers(state, seat))]


def steps_fit(state: State, steps: list[str], answers: list[Action]) -> bool:
    return steps == [state.box.vocabulary.format(action) for action in answers[: len(steps)]]


def move_alone(state: State, seat: int, answers: list[Action]) -> set[int]:
    """The numbers of the answers of a turn's longest move, without free actions."""
    s, moves, beside = state.copy(), [], ""
    free = defaults_of(s.box.game).free
    for n, action in enumerate(answers):
        asked = s.question(seat)
        name = type(asked).__name__
        beside = "" if name == beside else beside
        if asked.turn_level or not moves:
            moves.append(set())
        if action[0] in free:
            beside = name
        elif not beside:
            moves[-1].add(n)
        s.take(seat, action)
    return max(moves, key=len)


def main() -> None:
    print("| turns | number | clicks before: mean, 90 % | now |\n|---|---|---|---|")
    for key in KEYS:
        rows: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
        for seed in range(1, GAMES + 1):
            for state, seat, answers in turns(key, seed):
                alone = move_alone(state, seat, answers)
                counted = (
                    before(state, seat, answers),
                    after(state, seat, answers),
                    after(state, seat, answers, alone.__contains__),
                )
                rows["all"].append(counted)
                s, steps, verbs = state.copy(), [], []
                for action in answers:
                    steps.append(type(s.question(seat)).__name__)
                    otherwise = steps[-1].startswith("Pay") and obvious(s, seat, {}) not in (None, action)
                    verbs += [action[0], *["otherwise"] * otherwise]
                    s.take(seat, action)
                for kind, fits in KINDS[key].items():
                    if fits(steps, verbs):
                        rows[kind].append(counted)
        for kind in ["all", *KINDS[key]]:
            if rows[kind]:
                shown = [f"{mean(c):.1f}, {sorted(c)[len(c) * 9 // 10]}" for c in zip(*rows[kind], strict=True)]
                print(f"| {key}: {kind} | {len(rows[kind])} | {shown[0]} | {shown[1]} | {shown[2]} |", flush=True)


if __name__ == "__main__":
    main()
