"""Where games are played: in this process, in several of this machine, or on a Ray cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import parent_process
from multiprocessing.connection import wait
from os import _exit, environ
from threading import Thread
from typing import TypeVar

from quadriga.agents.garbage import collect_seldom
from quadriga.kernel.errors import QuadrigaError

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""How many games wait on a cluster for each that is played."""


class WorkerKilledError(QuadrigaError):
    """A process that played was ended by somebody else, such as a system that is short of memory."""


def play_all(work: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, engine: str = "processes") -> Iterator[R]:
    """Do the work for every task; results come as they are ready, in any order."""
    if engine == "ray":
        return on_ray(work, tasks, jobs)
    if jobs == 1 or len(tasks) < 2:
        return map(work, tasks)
    return in_processes(work, tasks, jobs)


def in_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    with ProcessPoolExecutor(jobs, initializer=begin) as pool:
        try:
            for future in as_completed([pool.submit(work, task) for task in tasks]):
                yield future.result()
        except BrokenProcessPool:
            raise WorkerKilledError("a process that played was killed (is there enough memory?)") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def begin() -> None:
    """What a process does before it plays."""
    collect_seldom()
    end_with_parent()


def end_with_parent() -> None:
    """Ctrl-C reaches every process of a terminal: those that only play end silently, and none outlives the one it
    plays for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    if parent is not None:
        Thread(target=lambda: (wait([parent.sentinel]), _exit(1)), daemon=True).start()


def on_ray(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """On the cluster that RAY_ADDRESS names, else on one of our own with `jobs` workers."""
    import ray  # an extra, and slow to import

    environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    mine = not ray.is_initialized()
    if mine:
        size = {} if environ.get("RAY_ADDRESS") else {"num_cpus": jobs}
        ray.init(include_dashboard=False, log_to_driver=False, **size)
    try:
        remote = ray.remote(work_for(work))
        width = AHEAD * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        waiting, running = iter(tasks), []
        for task in waiting:
            running.append(remote.remote(task))
            if len(running) >= width:
                done, running = ray.wait(running)
                yield from ray.get(done)
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if mine:
            ray.shutdown()


def work_for(work: Callable[[T], R]) -> Callable[[T], R]:
    """Ray wants a function, where the work may be a partial."""

    def play(task: T) -> R:
        return work(task)

    return play
