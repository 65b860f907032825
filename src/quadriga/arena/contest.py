"""Many games whose results are kept as they come in: what ladders and balance reports are made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.agents.levels import LEVELS, strength
from quadriga.arena.engine import play_all
from quadriga.arena.log import Log
from quadriga.arena.match import MatchResult, Setup, play_match
from quadriga.arena.seating import check_bots, seating
from quadriga.games import game
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Box
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
    """Settings that are drawn anew for each game: "map", or "sides=A/B" for some of the values."""
    counting: bool = False
    """Whether it is counted what each seat had and used."""

    def check(self) -> None:
        """Raise the error that some game would raise."""
        check_bots(self.bots, self.seats)
        for text in self.vary:
            name = self.varied(text)[0].name
            if name in self.settings:
                raise SettingError(f"setting {name!r}: either --set or --vary")
        for bot in dict.fromkeys(self.bots):
            Setup(self.key, (bot,) * self.seats, self.settings, self.data).check()
        self.setup(0).check()

    def head(self) -> dict[str, Any]:
        """What must be the same when a run is taken up again."""
        rules = game(self.key)
        head = {
            "quadriga": self.kind,
            "format": FORMAT,
            "game": self.key,
            "rules": rules.rules_version,
            "figures": combined([box.data.digest() for box in self.boxes()]),
            "bots": sorted(self.bots),
            "seats": self.seats,
            "options": self.box({}).changed_settings(),
            "vary": sorted(self.vary),
            "seed": self.seed,
            "clock": self.clock,
        }
        levels = {bot: strength(self.key, bot) for bot in self.bots if bot in LEVELS}
        if levels:
            head["levels"] = levels
        plain: dict[str, Any] = json.loads(json.dumps(head))
        return plain

    def renewed(self, head: Mapping[str, Any]) -> dict[str, Any]:
        """A head as it is written today.

        Those of before name all settings, also where they have their default, and a digest of the whole data file; it
        becomes the digest of today if nothing has changed since that the rules look up in this contest.
        """
        rules = game(self.key)
        defaults = {
            setting.name: setting.write(setting.read(setting.default, self.seats)) for setting in rules.settings
        }
        changed = {name: value for name, value in head["options"].items() if defaults.get(name) != value}
        digests = [rules.digest_for(head["figures"], box) for box in self.boxes()]
        known = [digest for digest in digests if digest is not None]
        data = combined(known) if len(known) == len(digests) else head["figures"]
        return {**head, "options": changed, "figures": data}

    def played_by(self, head: Mapping[str, Any]) -> int | None:
        """The rules version of a log of this contest, today's or an earlier one; None for a log of another contest."""
        there, now = self.renewed(head), self.head()
        if there["rules"] < now["rules"]:  # and so perhaps with other data
            there |= {"rules": now["rules"], "figures": now["figures"]}
        return int(head["rules"]) if there == now else None

    def box(self, drawn: Mapping[str, Value]) -> Box:
        rules = game(self.key)
        return rules.box(self.seats, self.data, **rules.bot_settings({**self.settings, **drawn}))

    def boxes(self) -> list[Box]:
        """One for each combination of varied values: each may look up other data."""
        choices = [[(setting.name, value) for value in values] for setting, values in map(self.varied, self.vary)]
        boxes = []
        for drawn in product(*choices):
            with suppress(SettingError):  # values that do not go together
                boxes.append(self.box(dict(drawn)))
        return boxes

    def open_log(self, path: Path) -> Log:
        """The log of this contest, new or taken up again."""
        return Log(path, self.head(), self.renewed)

    def drawn(self, number: int) -> dict[str, str]:
        """The values of the varied settings in a game."""
        drawn = {}
        for text in self.vary:
            setting, values = self.varied(text)
            rng = Rng(self.seed).child(f"{setting.name} {number}")
            drawn[setting.name] = ",".join(rng.pick(values) for _ in range(self.seats if setting.per_seat else 1))
        return drawn

    def varied(self, text: str) -> tuple[Setting, list[str]]:
        """The setting that is varied, and the values it gets; it must have a choice of words or be a switch."""
        name, _, given = text.partition("=")
        rules = game(self.key)
        settings = {setting.name: setting for setting in rules.settings}
        if name not in settings:
            raise SettingError(f"{rules.title} has no setting {name!r} (its settings: {', '.join(settings)})")
        setting = settings[name]
        if isinstance(setting.values, range):
            raise SettingError(f"setting {name!r} is a number and cannot be varied")
        values = given.split("/") if given else list(setting.values or ("no", "yes"))
        for value in values:
            setting.read(value, 1)
        return setting, values

    def setup(self, number: int) -> Setup:
        bots = seating(tuple(sorted(self.bots)), self.seats, self.seed, number)
        return Setup(self.key, bots, self.settings, self.data, self.clock, self.drawn(number))


def combined(digests: Sequence[str]) -> str:
    """One digest for several, in any order; a single one is its own."""
    different = sorted(set(digests))
    return different[0] if len(different) == 1 else sha256(" ".join(different).encode()).hexdigest()[:16]


def play_game(contest: Contest, number: int) -> MatchResult:
    """One game of a contest; the same however often and wherever it is played."""
    return play_match(contest.setup(number), contest.seed, number, count=contest.counting)


def run(
    contest: Contest,
    games: int,
    log: Log,
    jobs: int = 1,
    engine: str = "processes",
    progress: Callable[[MatchResult], None] = lambda result: None,
) -> list[MatchResult]:
    """Play what the log does not hold yet, keep each game as it ends, and give them all in their order."""
    missing = [number for number in range(games) if number not in log.results]
    for result in play_all(partial(play_game, contest), missing, jobs, engine):
        log.append(result)
        progress(result)
    return [log.results[number] for number in sorted(log.results)]
