"""A bot that is a program of its own and speaks JSON lines over its input and output (docs/command-bots.md)."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as JobTimeoutError
from contextlib import suppress
from tempfile import TemporaryFile
from time import perf_counter
from typing import Any, TypeVar

from quadriga.agents import Agent, agent
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import NotationError, QuadrigaError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.screen import question
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

PREFIX = "cmd:"
PROTOCOL = 2
STAND_IN = "greedy"
"""The bot that plays on for a program that fails."""
START_S = 30.0
"""How long a program may take to say hello."""
ANSWER_S = 10.0
"""How long it may take to answer, unless its clock says otherwise."""
END_S = 5.0
"""How long it may take to end by itself when the game is over."""
LONGEST_LINE = 1_000_000
LONGEST_NOTE = 300

T = TypeVar("T")


class BotFailedError(Exception):
    """What a program did wrong."""


def check_command(name: str) -> None:
    """Raise QuadrigaError for a command that cannot be started."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise QuadrigaError(f"bot {name!r}: {error}") from None
    if not words:
        raise QuadrigaError(f"bot {name!r}: expected a command after {PREFIX}")
    if shutil.which(words[0]) is None:
        raise QuadrigaError(f"bot {name!r}: there is no program {words[0]!r}")


class Program:
    """A running command: a message goes out, a line comes back, in time or not at all."""

    def __init__(self, command: str) -> None:
        self.notes = TemporaryFile()  # noqa: SIM115 (closed with the program)
        self.thread = ThreadPoolExecutor(1)
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.notes,
                start_new_session=True,
            )
        except OSError as error:
            self.notes.close()
            raise BotFailedError(f"cannot be started: {error}") from None

    def send(self, message: Mapping[str, object], seconds: float) -> None:
        """Send a message that nobody answers."""
        self._within(seconds, lambda: self._write(message))

    def ask(self, message: Mapping[str, object], seconds: float) -> dict[str, Any]:
        """Send a message; the object that comes back."""
        line = self._within(seconds, lambda: self._exchange(message))
        if not line:
            code = self._ended(1.0)
            raise BotFailedError(
                "ended without an answer" + ("" if code is None else f" (exit code {code})") + self._note()
            )
        if len(line) > LONGEST_LINE:
            raise BotFailedError(f"a line of more than {LONGEST_LINE} characters")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailedError(f"no JSON: {line[:60]!r}") from None
        if not isinstance(answer, dict):
            raise BotFailedError(f"no JSON object: {line[:60]!r}")
        return answer

    def close(self) -> bool:
        """Close the program's input and wait; whether it ended by itself."""
        if self.process.stdin:
            self.thread.submit(self.process.stdin.close)
        alone = self._ended(END_S) is not None
        self.kill()
        return alone

    def kill(self) -> None:
        """End the program and whatever it has started."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait()
        self.thread.shutdown(wait=True)
        if self.process.stdout:
            self.process.stdout.close()
        self.notes.close()

    def _within(self, seconds: float, do: Callable[[], T]) -> T:
        """A program that reads or writes nothing must not hold us up: it is talked to in a thread of its own."""
        try:
            return self.thread.submit(do).result(seconds)
        except JobTimeoutError:
            raise BotFailedError(f"no answer within {seconds:g} s" + self._note()) from None
        except OSError:
            self._ended(1.0)
            raise BotFailedError("ended without an answer" + self._note()) from None

    def _write(self, message: Mapping[str, object]) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def _exchange(self, message: Mapping[str, object]) -> bytes:
        self._write(message)
        assert self.process.stdout
        return self.process.stdout.readline(LONGEST_LINE + 1)

    def _ended(self, seconds: float) -> int | None:
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def _note(self) -> str:
        """The last line that the program wrote to its standard error."""
        self.notes.seek(0)
        lines = self.notes.read().decode(errors="replace").strip().splitlines()
        return f": {lines[-1][:LONGEST_NOTE]}" if lines else ""


class Command(Agent):
    """Asks a program; the first time it fails, that is noted and `greedy` plays on in its place."""

    def __init__(self, command: str, game: Game[State], rng: Rng, seconds: float = ANSWER_S) -> None:
        self.command = command
        self.game = game
        self.rng = rng
        self.seconds = seconds
        self.program: Program | None = None
        self.stand_in: Agent | None = None
        self.fault = ""
        self.asked = 0
        self.slowest = 0.0

    def choose(self, seen: State, seat: int) -> Action:
        if self.stand_in is None:
            try:
                return self._ask(seen, seat)
            except BotFailedError as fault:
                self.fault = f"question {self.asked}: {fault}"
                if self.program:
                    self.program.kill()
                    self.program = None
                self.stand_in = agent(STAND_IN, self.game, self.rng)
        return self.stand_in.choose(seen, seat)

    def _ask(self, seen: State, seat: int) -> Action:
        if self.program is None:
            self.program = Program(self.command)
            greet(self.program, seen.box, seat, self.seconds)
        self.asked += 1
        started = perf_counter()
        answer = self.program.ask(asking(seen, seat, self.asked, self.seconds), self.seconds)
        self.slowest = max(self.slowest, perf_counter() - started)
        return read_answer(answer, seen, seat, self.asked)

    def close(self, places: list[int] | None = None) -> bool:
        """Say that the game is over; whether the program then ended by itself."""
        if self.program is None:
            return False
        with suppress(BotFailedError):
            self.program.send({"type": "over", "places": places}, END_S)
        program, self.program = self.program, None
        return program.close()


def greet(program: Program, box: Box, seat: int, seconds: float) -> None:
    """Say what is played; the program must speak our version of the protocol."""
    settings = box.written_settings()
    hello = {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": box.game.key,
        "rules": box.game.rules_version,
        "seats": box.seat_names,
        "seat": seat,
        "settings": settings,
        "clock": seconds,
        "tables": box.game.tables(box),
    }
    answer = program.ask(hello, START_S)
    if answer.get("protocol") != PROTOCOL:
        raise BotFailedError(f"does not speak protocol {PROTOCOL}: {json.dumps(answer)[:60]}")


def asking(seen: State, seat: int, number: int, seconds: float) -> dict[str, Any]:
    """A question, with all that the seat may see and nothing else."""
    asked = question(seen, seat)
    assert asked is not None
    return {
        "type": "ask",
        "id": number,
        "seat": seat,
        "step": asked["step"],
        "values": asked["values"],
        "choices": asked["choices"],
        "view": seen.view(seat),
        "clock": seconds,
    }


def read_answer(answer: Mapping[str, object], seen: State, seat: int, number: int) -> Action:
    """The action that a program chose; raises BotFailedError where it is none."""
    given = answer.get("answer")
    if answer.get("id") != number:
        raise BotFailedError(f"answers question {answer.get('id')!r}, not {number}")
    try:
        action: Action = seen.box.vocabulary.parse(str(given))
    except NotationError as error:
        raise BotFailedError(f"says {str(given)[:60]!r}: {error}") from None
    if action not in seen.actions(seat):
        raise BotFailedError(f"says {given!r}, which is not allowed")
    return action
