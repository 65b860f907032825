"""Processes that think and read for the server: limited in time and memory, started anew when they die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import msgspec

from quadriga.server.fair_queue import FairQueue, Lane
from quadriga.server.pipe import GOOD, HEAD, REFUSED

T = TypeVar("T")
PASSED_ON = ("PATH", "PYTHONPATH", "QUADRIGA_PURE", "SYSTEMROOT")
"""What a process learns of the environment."""
START = 60.0
"""Seconds that a process may take to begin."""
LONGEST_REPLY = 64 * 1024 * 1024


class JobError(Exception):
    """A job that gave no result."""


class JobTimeoutError(JobError):
    """The job was stopped when its time was over."""


class JobRejectedError(JobError):
    """The job itself says what is wrong with what it was given."""


class Waiting(NamedTuple):
    """A job in the queue."""

    message: bytes
    seconds: float
    done: asyncio.Future[bytes]


class Workers:
    """Some processes that take jobs from one queue; each does one at a time, and no address has them all."""

    def __init__(self, count: int, memory: int, nice: int = 10, bots: Sequence[str] = ()) -> None:
        self.count = count
        self.memory = memory
        self.nice = nice
        """How far they stand back where there are not cores enough for all."""
        self.bots = bots
        """Of other packages: each process looks for them when it begins."""
        self.queue: FairQueue[Waiting] = FairQueue(max(1, count - 1))
        self.tasks: list[asyncio.Task[None]] = []
        self.processes: dict[int, asyncio.subprocess.Process] = {}

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self._work_on(number)) for number in range(self.count)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def do(self, name: str, *args: object, seconds: float, kind: type[T], lane: Lane) -> T:
        """What the job of that name gives; the seconds count from when a process begins with it."""
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.queue.put(lane, Waiting(pickle.dumps((name, args)), seconds, done))
        reply = await done
        if reply[:1] == REFUSED:
            raise JobRejectedError(reply[1:].decode())
        if reply[:1] != GOOD:
            raise JobError(reply[1:].decode())
        return msgspec.json.decode(reply[1:], type=kind)

    async def _work_on(self, number: int) -> None:
        try:
            while True:
                lane, job = await self.queue.get()
                begun = time.monotonic()
                try:
                    if not job.done.done():
                        await self._do(number, job)
                finally:
                    self.queue.done(lane, time.monotonic() - begun)
        finally:
            await self._end(number)

    async def _do(self, number: int, job: Waiting) -> None:
        try:
            process = await self._process(number)
            async with asyncio.timeout(job.seconds):
                reply = await exchange(process, job.message)
            if not job.done.done():
                job.done.set_result(reply)
        except (TimeoutError, OSError, EOFError) as error:
            await self._end(number)
            failed = JobTimeoutError() if isinstance(error, TimeoutError) else JobError(type(error).__name__)
            if not job.done.done():
                job.done.set_exception(failed)

    async def _process(self, number: int) -> asyncio.subprocess.Process:
        """The process of that number, a new one where it has died."""
        process = self.processes.get(number)
        if process and process.returncode is None:
            return process
        return await self._start(number)

    async def _start(self, number: int) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "quadriga.server.worker", str(self.memory), str(self.nice), *self.bots)
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=pipe,
            stdout=pipe,
            env=environment,
            start_new_session=True,  # out of reach of Ctrl-C: the server ends its workers
        )
        self.processes[number] = process
        assert process.stdout
        try:
            async with asyncio.timeout(START):
                await process.stdout.readexactly(1)  # it has imported all it needs
        except asyncio.IncompleteReadError:
            if await process.wait() != -signal.SIGINT:
                raise
            return await self._start(number)  # Ctrl-C came just before it was out of reach
        return process

    async def _end(self, number: int) -> None:
        process = self.processes.pop(number, None)
        if process:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def exchange(process: asyncio.subprocess.Process, message: bytes) -> bytes:
    """Send a message and wait for the answer."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(len(message).to_bytes(HEAD, "big") + message)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    if length > LONGEST_REPLY:
        raise EOFError
    return await process.stdout.readexactly(length)
