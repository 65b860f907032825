"""Many games whose results are kept as they come in: what ladders and balance reports are made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from quadriga.agents.levels import LEVELS, strength
from quadriga.arena.engine import play_all
from quadriga.arena.log import Entry, Log
from quadriga.arena.match import Setup, play_match
from quadriga.arena.seating import check_bots, seating
from quadriga.games import game
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import SettingError
from quadriga.kernel.setting import Setting, Value

FORMAT = 1


class Contest(NamedTuple):
    """What is played; plain values, so that it can go to another process or machine."""

    kind: str
    key: str
    bots: tuple[str, ...]
    seats: int
    settings: Mapping[str, Value]
    data: Mapping[str, Any]
    seed: str
    clock: float
    vary: tuple[str, ...] = ()
    """Options that are drawn anew for each game: "map", or "sides=A/B" for some of the values."""
    counting: bool = False
    """Whether it is counted what each seat had and used."""

    def check(self) -> None:
        """Raise the error that some game would raise."""
        played = game(self.key)
        check_bots(self.bots, self.seats)
        for text in self.vary:
            name = varied(self.key, text)[0].name
            if name in self.settings:
                raise SettingError(f"option {name!r}: either --set or --vary")
        for bot in dict.fromkeys(self.bots):
            Setup(self.key, (bot,) * self.seats, self.settings, self.data).check()
        played.box(self.seats, self.data, **self.setup(0).settings)

    def head(self) -> dict[str, Any]:
        """What must be the same when a run is taken up again."""
        played = game(self.key)
        box = played.box(self.seats, self.data, **played.bot_settings(self.settings))
        head = {
            "quadriga": self.kind,
            "format": FORMAT,
            "game": self.key,
            "rules": played.rules_version,
            "figures": box.data.digest(),
            "bots": sorted(self.bots),
            "seats": self.seats,
            "options": {name: setting.write(box.settings[name]) for name, setting in settings(self.key).items()},
            "vary": sorted(self.vary),
            "seed": self.seed,
            "clock": self.clock,
        }
        levels = {bot: strength(self.key, bot) for bot in self.bots if bot in LEVELS}
        if levels:
            head["levels"] = levels
        plain: dict[str, Any] = json.loads(json.dumps(head))
        return plain

    def drawn(self, number: int) -> dict[str, str]:
        """The values of the varied options in a game."""
        found = {}
        for text in self.vary:
            setting, values = varied(self.key, text)
            rng = Rng(self.seed).child(f"{setting.name} {number}")
            found[setting.name] = ",".join(rng.pick(values) for _ in range(self.seats if setting.per_seat else 1))
        return found

    def setup(self, number: int) -> Setup:
        bots = seating(tuple(sorted(self.bots)), self.seats, self.seed, number)
        return Setup(self.key, bots, {**self.settings, **self.drawn(number)}, self.data, self.clock)


def settings(key: str) -> dict[str, Setting]:
    return {setting.name: setting for setting in game(key).settings}


def varied(key: str, text: str) -> tuple[Setting, list[str]]:
    """The option that is varied, and the values it gets; it must have a choice of words or be a switch."""
    name, _, given = text.partition("=")
    found = settings(key).get(name)
    if found is None:
        raise SettingError(f"{game(key).title} has no option {name!r} (its options: {', '.join(settings(key))})")
    if isinstance(found.values, range):
        raise SettingError(f"option {name!r} is a number and cannot be varied")
    values = given.split("/") if given else list(found.values or ("no", "yes"))
    for value in values:
        found.read(value, 1)
    return found, values


def play_game(contest: Contest, number: int) -> Entry:
    """One game of a contest, as it is kept; the same however often and wherever it is played."""
    setup = contest.setup(number)
    started = perf_counter()
    rng = Rng(contest.seed).child(f"game {number}")
    outcome, decisions, _, faults, uses = play_match(setup, rng, count=contest.counting)
    entry: Entry = {
        "n": number,
        "bots": setup.bots,
        "reason": outcome.reason if outcome else "",
        "places": outcome.places if outcome else [],
        "scores": [sum(sources.values()) for sources in outcome.scores] if outcome else [],
        "decisions": decisions,
        "seconds": round(perf_counter() - started, 3),
    }
    for name, value in (("set", contest.drawn(number)), ("faults", faults), ("uses", uses)):
        if value:
            entry[name] = value
    plain: Entry = json.loads(json.dumps(entry))
    return plain


def run(
    contest: Contest,
    games: int,
    log: Log,
    jobs: int = 1,
    engine: str = "processes",
    progress: Callable[[Entry], None] = lambda entry: None,
) -> list[Entry]:
    """Play what the log does not hold yet, keep each game as it ends, and give them all in their order."""
    missing = [number for number in range(games) if number not in log.entries]
    for entry in play_all(partial(play_game, contest), missing, jobs, engine):
        log.append(entry)
        progress(entry)
    return [log.entries[number] for number in sorted(log.entries)]
