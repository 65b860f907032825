"""Short words for the tests of Corduba."""

from __future__ import annotations

from quadriga.games import game
from quadriga.games.corduba import pieces
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import CHANCE

GAME = game("corduba")
ORANGE, GREEN, WHITE, BLACK = range(4)


def at(text: str, **settings: str) -> Corduba:
    """A written position; settings are those of the solo game."""
    lines = "".join(f'settings.{name} = "{value}"\n' for name, value in settings.items())
    return GAME.at(lines + text)


def play(s: Corduba, *answers: str) -> Corduba:
    """The one who is asked says these, one after the other."""
    for answer in answers:
        s.play(s.asked[0], answer)
    return s


def can(s: Corduba, answer: str) -> bool:
    return s.box.vocabulary.parse(answer) in s.actions(s.asked[0])


def offers(s: Corduba, verb: str = "") -> list[str]:
    """What the one who is asked may say, with this verb or at all."""
    said = [s.box.vocabulary.format(action) for action in s.actions(s.asked[0])]
    return [text for text in said if not verb or text.split()[0] == verb]


def why(s: Corduba, answer: str) -> str:
    """The rule by which an answer is refused."""
    reason = s.why_not(s.asked[0], answer)
    return reason.rule if reason else ""


def have(s: Corduba, seat: int, *names: str) -> list[int]:
    """What a player has: goods by name, tracks by the names of pieces.py."""
    return [one(s, seat, name) for name in names]


def one(s: Corduba, seat: int, name: str) -> int:
    me = s.players[seat]
    if name in pieces.GOOD_NAMES:
        return me[pieces.GOOD_NAMES.index(name)]
    if name in pieces.DISTRICT_NAMES:
        return me[pieces.PRESTIGE + pieces.DISTRICT_NAMES.index(name)]
    return me[getattr(pieces, name.upper())]


def tile(s: Corduba, name: str) -> int:
    return s.box.tile_names.index(name)


def burning(s: Corduba) -> list[str]:
    return [s.box.tile_names[n] for n in pieces.bits(s.unrest)]


def question(s: Corduba) -> str:
    if not s.asked:
        return ""
    seat = s.asked[0]
    return type(s.stack[-1] if seat == CHANCE else s.question(seat)).__name__


def events_of(s: Corduba, verb: str) -> list[tuple[int, ...]]:
    """The events of a kind, without their verb."""
    return [event.payload[1:] for event in s.events or [] if event.payload[0] == verb]


def choose_building(s: Corduba, district: str, kind: str, *wanted: tuple[int, int]) -> Corduba:
    """Build this kind on these cells, or anywhere; stops where something else is asked."""
    play(s, f"build {district}")
    if question(s) == "RaiseWhat":
        play(s, f"raise {kind}")
    return put(s, district, kind, *wanted)


def put(s: Corduba, district: str, kind: str, *wanted: tuple[int, int]) -> Corduba:
    plan = s.box.districts[pieces.DISTRICT_NAMES.index(district)]
    number = s.box.kinds.index(kind.replace("-", "_"))
    spot = plan.spot[number][cells(*wanted)] if wanted else None
    while question(s) in ("WhichPlot", "Where", "HowTurned"):
        if spot is None:
            action = s.actions(s.asked[0])[0]
        elif question(s) == "WhichPlot":
            action = ("plot", plan.plots.index(spot.plot))
        elif question(s) == "Where":
            action = ("place", spot.anchor)
        else:
            action = ("turn", spot.turned)
        s.play(s.asked[0], action)
    return s


def cells(*pairs: tuple[int, int]) -> int:
    return sum(1 << (row * pieces.ROW + column) for row, column in pairs)


def scored(s: Corduba) -> list[dict[str, int]]:
    """The sources that brought or cost senators."""
    outcome = s.outcome()
    assert outcome
    return [{name: n for name, n in scores.items() if n} for scores in outcome.scores]


def finish_setup(s: Corduba, pick: int = 0) -> Corduba:
    """Answer everything of set-up with its first (or another) option."""
    while s.round == 0 and s.demand < 0:
        actions = s.actions(s.asked[0])
        s.take(s.asked[0], actions[min(pick, len(actions) - 1)])
    return s
