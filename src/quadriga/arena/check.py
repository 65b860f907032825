"""Does a program keep the protocol of command bots? `quadriga check-bot` asks it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from quadriga.agents import agent
from quadriga.arena.command import (
    PREFIX,
    PROTOCOL,
    BotFailedError,
    Command,
    Program,
    asking,
    check_command,
    greet,
    read_answer,
)
from quadriga.arena.match import finish
from quadriga.games import game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.state import State


class Check(NamedTuple):
    """One thing that was looked at: whether it was so, and what was seen."""

    what: str
    ok: bool
    seen: str


def check_bot(command: str, keys: Sequence[str], seed: str, seconds: float) -> Iterator[Check]:
    """Greet the program, try what a careless one trips over, then play whole games with every number of seats."""
    command = command.removeprefix(PREFIX)
    check_command(PREFIX + command)
    boxes = [(key, seats) for key in keys for seats in game(key).seat_counts]
    greeted = check_greeting(command, *boxes[0], seconds)
    yield greeted
    if not greeted.ok:
        return
    yield check_patience(command, *boxes[0], seconds)
    for key, seats in boxes:
        yield check_game(command, key, seats, seed, seconds)


def check_greeting(command: str, key: str, seats: int, seconds: float) -> Check:
    """It says hello, and ends when its input ends."""
    what = f"says hello in protocol {PROTOCOL}, and ends when its input does"
    try:
        program = Program(command)
        try:
            greet(program, game(key).box(seats), 0, seconds)
        except BaseException:
            program.kill()
            raise
    except BotFailedError as fault:
        return Check(what, False, str(fault))
    return Check(what, True, "") if program.close() else Check(what, False, "is still running after its input ended")


def check_patience(command: str, key: str, seats: int, seconds: float) -> Check:
    """Messages and fields that a later version may add are passed over."""
    what = "passes over messages and fields that it does not know"
    state = first_question(key, seats)
    seat = state.asked[0]
    seen = state.seen_by(seat)
    try:
        program = Program(command)
        try:
            greet(program, state.box, seat, seconds)
            program.send({"type": "a-later-message", "words": ["of", "a", "later", "version"]}, seconds)
            answer = program.ask({**asking(seen, seat, 1, seconds), "a-later-field": None}, seconds)
            read_answer(answer, seen, seat, 1)
        finally:
            program.kill()
    except BotFailedError as fault:
        return Check(what, False, str(fault))
    return Check(what, True, "")


def first_question(key: str, seats: int) -> State:
    """The first position of a game in which a player is asked."""
    state: State = game(key).new(seats)
    settle_chance(state, Rng("check"))
    return state


def check_game(command: str, key: str, seats: int, seed: str, seconds: float) -> Check:
    """A whole game against `random`; the program sits in the last seat."""
    what = f"plays {key} with {seats}"
    rng, played = Rng(seed).child(f"{key} {seats}"), game(key)
    bot = Command(command, played, rng.child("program"), seconds)
    others = [agent("random", played, rng.child(f"seat {seat}")) for seat in range(seats - 1)]
    state = played.new(seats, None, **played.bot_settings({}))
    try:
        finish(state, [*others, bot], rng.child("chance"))
    finally:
        outcome = state.outcome()
        ended = bot.close(outcome.places if outcome else None)
    if bot.fault:
        return Check(what, False, bot.fault)
    seen = f"{bot.asked} answers, the slowest in {bot.slowest:.2f} s"
    return Check(what, ended, seen if ended else "is still running after the game")
