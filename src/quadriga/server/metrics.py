"""What a server counts and times, as text that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Upper ends of the buckets, in seconds."""


class Histogram:
    """How many durations fell below each bound, their number and their sum."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """Counted as it happens; what can be looked up when somebody asks is not counted here."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        """By status."""
        self.commits = 0
        self.failed_commits = 0
        self.request_seconds = Histogram()
        self.answer_seconds = Histogram()
        self.commit_seconds = Histogram()
        self.bot_seconds = Histogram()

    def request(self, path: str, method: str, status: int, seconds: float) -> None:
        self.requests[status] += 1
        self.request_seconds.observe(seconds)
        if method == "POST" and status == 200 and path.startswith("/api/tables/") and path.endswith("/answers"):
            self.answer_seconds.observe(seconds)

    def commit(self, seconds: float) -> None:
        self.commits += 1
        self.commit_seconds.observe(seconds)

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """All of it, with values of this moment by name, each with what it is."""
        lines: list[str] = []

        def head(name: str, kind: str, about: str) -> None:
            lines.extend([f"# HELP {name} {about}", f"# TYPE {name} {kind}"])

        for name, (about, value) in gauges.items():
            head(name, "gauge", about)
            lines.append(f"{name} {value:g}")
        head("quadriga_requests_total", "counter", "Requests by status.")
        lines += [f'quadriga_requests_total{{status="{s}"}} {n}' for s, n in sorted(self.requests.items())]
        for name, about, count in (
            ("quadriga_commits_total", "Groups of writes that are on the disk.", self.commits),
            ("quadriga_failed_writes_total", "Writes that could not be done.", self.failed_commits),
        ):
            head(name, "counter", about)
            lines.append(f"{name} {count}")
        for name, about, histogram in (
            ("quadriga_request_seconds", "Until a request was answered.", self.request_seconds),
            ("quadriga_answer_seconds", "Until a person's answer was written and acknowledged.", self.answer_seconds),
            ("quadriga_commit_seconds", "Of one commit to the database.", self.commit_seconds),
            ("quadriga_bot_seconds", "Until a bot had answered, its waiting included.", self.bot_seconds),
        ):
            head(name, "histogram", about)
            lines += histogram.lines(name)
        return "\n".join(lines) + "\n"
