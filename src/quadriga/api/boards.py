"""What a client must know of a game before it shows a table: settings, vocabulary, and the tables that never change."""

from __future__ import annotations

from functools import cache

from quadriga.agents import ADMITTED
from quadriga.agents.levels import LEVELS
from quadriga.api.problems import ApiError
from quadriga.api.wire import Board, GameInfo, NounInfo, RuleEntry, SettingInfo, VerbInfo, Vocabulary
from quadriga.games import game
from quadriga.games.defaults import defaults_of
from quadriga.kernel.errors import SettingError, UnknownGameError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.setting import Setting
from quadriga.kernel.state import State
from quadriga.kernel.vocabulary import Verb
from quadriga.kernel.vocabulary import Vocabulary as GameVocabulary


def game_of(key: str) -> Game[State]:
    try:
        return game(key)
    except UnknownGameError as error:
        raise ApiError(404, "no-game", str(error), game=key[:40]) from None


def rules_of(key: str, language: str) -> list[RuleEntry]:
    """The rules in our own words, numbered; in English where there is no translation into that language."""
    return [RuleEntry(text.number, text.section, text.text) for text in game_of(key).rules_in(language)]


@cache
def game_info(key: str) -> GameInfo:
    played = game(key)
    settings = [setting_info(played, setting) for setting in played.settings]
    levels = [*LEVELS, *ADMITTED]
    return GameInfo(key, played.title, list(played.seat_counts), settings, levels, played.rules_version)


def setting_info(played: Game[State], setting: Setting) -> SettingInfo:
    values = setting.values
    numbers = values if isinstance(values, range) else range(0)
    words = list(values) if isinstance(values, tuple) else []
    return SettingInfo(
        setting.name,
        "switch" if values is None else "number" if numbers else "choice",
        setting.write(setting.default),
        words,
        numbers[0] if numbers else 0,
        numbers[-1] if numbers else 0,
        setting.per_seat,
        setting.ours,
        [seats for seats in played.seat_counts if can_change(played, setting, seats)],
    )


def can_change(played: Game[State], setting: Setting, seats: int) -> bool:
    """Whether this setting can be anything but its default with this number of seats and all others as they are."""
    default = setting.write(setting.default)
    others = [setting.write(value) for value in setting.values or (not setting.default,)]
    others = [other for other in others[:10] if other != default]
    if setting.per_seat:
        others += [",".join([other] + [default] * (seats - 1)) for other in others]
    return any(fits(played, setting, seats, other) for other in others)


def fits(played: Game[State], setting: Setting, seats: int, value: str) -> bool:
    settings = {other.name: other.read(other.default, seats) for other in played.settings}
    try:
        played.check(seats, settings | {setting.name: setting.read(value, seats)})
    except SettingError:
        return False
    return True


def board_of(box: Box) -> Board:
    verbs = [*box.vocabulary.verbs.values(), *box.event_vocabulary.verbs.values()]
    nouns = {noun.kind: NounInfo(list(noun.names), noun.proper) for verb in verbs for noun in verb.nouns}
    vocabulary = Vocabulary(verb_info(box.vocabulary), verb_info(box.event_vocabulary), nouns)
    secrets, free = box.game.secrets, list(defaults_of(box.game).free)
    return Board(box.game.key, box.seat_names, vocabulary, box.game.tables(box), secrets, free)


def verb_info(vocabulary: GameVocabulary) -> dict[str, VerbInfo]:
    def one(verb: Verb) -> VerbInfo:
        return VerbInfo([noun.kind for noun in verb.nouns], verb.rule, verb.amount, verb.of, verb.opens)

    return {name: one(verb) for name, verb in vocabulary.verbs.items()}
