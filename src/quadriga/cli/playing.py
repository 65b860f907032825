"""Commands for single games: play, replay, verify."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from quadriga.cli.files import load, read_data, read_names, read_settings, read_text, who_plays
from quadriga.cli.output import FAILED, OK, complain, print_json
from quadriga.cli.parameters import Data, Json, Language, Settings
from quadriga.games import KEYS, game, read_record
from quadriga.kernel.errors import QuadrigaError, RecordError, SettingError
from quadriga.kernel.record import Record, result_of, seat_name
from quadriga.kernel.state import State
from quadriga.terminal.play import HUMAN, Terminal
from quadriga.terminal.replay import show_replay
from quadriga.terminal.texts import Texts, language

CHANCE_IS = {
    "fair": "every chance outcome follows from the secret committed to",
    "unpublished": "the secret of its chance is not published yet",
    "unproven": "nothing says where its chance comes from",
}

commands = App()


@commands.command
def play(
    key: Annotated[str | None, Parameter(name="GAME", help="Which game; not needed with --resume.")] = None,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many players.")] = None,
    bots: Annotated[
        str | None,
        Parameter(help="Who plays, seat by seat: human, a level, search:100, search:2s, greedy, random."),
    ] = None,
    set_: Settings = None,
    data: Data = None,
    seed: Annotated[str | None, Parameter(help="The seed of chance and bots; otherwise a fresh one each time.")] = None,
    lang: Language = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
) -> int:
    """Play in the terminal; you sit in the first seat against greedy unless --bots says otherwise."""
    tongue = language(lang)
    if resume is not None:
        if seats is not None or set_ or data:
            raise QuadrigaError("a resumed game has its seats, settings and data already")
        record, state, _ = load(resume)
        if record.earlier:
            raise QuadrigaError(
                f"{resume}: played by rules version {record.rules}; this program has {record.box.game.rules_version}:"
                " it can be replayed, not gone on with"
            )
        if key not in (None, record.box.game.key):
            raise QuadrigaError(f"{resume} is a game of {record.box.game.key}, not of {key}")
        names = [who_plays(record, seat) for seat in range(record.box.seats)]
    elif key is None:
        raise QuadrigaError(f"which game? There is: {', '.join(KEYS)}")
    else:
        chosen = game(key)
        count = seats or (len(read_names(bots)) if bots else chosen.seat_counts[0])
        names = [HUMAN] + ["greedy"] * (count - 1)
        settings = read_settings(set_)
        if bots and HUMAN not in read_names(bots):
            settings = chosen.bot_settings(settings)
        state = chosen.new(count, read_data(data), **settings)
    if bots is not None:
        names = read_names(bots)
    if len(names) != state.box.seats:
        raise SettingError(f"{len(names)} players named, but there are {state.box.seats} seats")
    terminal = Terminal(state, names, seed or secrets.token_hex(16), Texts(tongue, state.box), resume)
    return terminal.run()


@commands.command
def replay(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    to: Annotated[int | None, Parameter(help="Stop after this number of answers.")] = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Step through a record; without a terminal: print what happened."""
    record, state, refusal = load(file, to)
    if json:
        box = record.box
        return print_json(
            {
                "game": box.game.key,
                "seats": box.seat_names,
                "players": record.players,
                "settings": box.written_settings(),
                "answers": refusal.played if refusal else len(record.lines) if to is None else to,
                "digest": state.digest(),
                "state": state.dump(),
                "outcome": outcome_data(state),
                "rules": record.rules,
                "refused": refusal and {"line": refusal.line, "problem": refusal.problem, "rule": refusal.rule},
            }
        )
    show_replay(record, state, Texts(language(lang), record.box), to)
    if refusal:
        print_refusal(record, refusal)
    return OK


def print_refusal(record: Record, refusal: RecordError) -> None:
    """What an earlier version played and the rules of today refuse: as it is written."""
    played = refusal.played
    print(f"\nRules version {record.rules} played this; the rules of today ({record.box.game.rules_version}) refuse")
    print(f"{refusal}\nThe record goes on:\n" if played < len(record.lines) else refusal)
    for number, line in enumerate(record.lines[played:], played + 1):
        print(f"{number:5}  {seat_name(record.box.seat_names, line.seat)}: {record.notation(line)}")
    if record.result:
        print(f"\nIts result: {record.result}")


def outcome_data(state: State) -> dict[str, Any] | None:
    """The outcome as plain data."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {"reason": outcome.reason, "places": outcome.places, "winners": outcome.winners, "scores": outcome.scores}


@commands.command
def verify(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    heads: Annotated[bool, Parameter(help="List the heads that the game showed as it went.", negative=())] = False,
    json: Json = False,
) -> int:
    """Check that every answer of a record is legal, its result the one named and its chance the one committed to."""
    text = read_text(file)
    try:
        record = read_record(text)
    except RecordError as error:
        return failed(file, error, {}, "", json)
    state, refusal = record.follow()
    now, answers = record.box.game.rules_version, len(record.lines)
    versions = {"rules": record.rules, "rules_here": now}
    if refusal and record.earlier:
        checked = refusal.played
        note = (
            f"; it was played by rules version {record.rules}, and this program has {now}: its first {checked} of"
            f" {answers} answers are legal by both; nothing after them could be checked, nor its result"
        )
        return failed(file, refusal, versions | {"answers_checked": checked}, note, json)
    if refusal:
        return failed(file, refusal, versions, "", json)
    result = result_of(state.outcome())
    chance = "fair" if record.fairness.secret else "unpublished" if record.fairness.commitment else "unproven"
    if json:
        passed = {"ok": True, "game": record.box.game.key, "answers": answers, "result": result} | versions
        passed |= {"chance": chance, "nonces_committed": record.fairness.blind}
        passed |= {"seal": record.seal, "draws_taken_back": record.draws_taken_back}
        shown = record.heads if heads else record.heads[-1:]
        passed["heads"] = [{"links": head.links, "head": head.head} for head in shown]
        return print_json(passed | {"digest": state.digest()})
    if heads:
        for head in record.heads:
            print(*head)
    seal = (
        f"; sealed {record.seal}" if record.seal else "; without a seal: nothing shows whether names or results changed"
    )
    if record.heads:
        seal += "; chain of {} links, head {}".format(*record.heads[-1])
    elif record.seal:
        seal += "; without a chain: nothing but the server says that no undo was made up"
    if record.fairness.nonces and not record.fairness.blind:
        seal += "; its nonces could be read before the game: who knew the secret could choose the last one"
    back = f"; a draw was taken back {record.draws_taken_back} times" if record.draws_taken_back else ""
    by = f"; played by rules version {record.rules}, legal by those of today ({now}) as well" if record.earlier else ""
    print(f"{file}: legal, {answers} answers; {result or 'not over yet'}; {CHANCE_IS[chance]}{seal}{back}{by}")
    return OK


def failed(file: Path, error: RecordError, facts: dict[str, int], note: str, json: bool) -> int:
    """Say what is wrong with a record."""
    if json:
        print_json({"ok": False, "line": error.line, "problem": error.problem, "rule": error.rule} | facts)
    else:
        complain(f"{file}: {error}{note}")
    return FAILED
