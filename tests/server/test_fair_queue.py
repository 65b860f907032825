"""The queue of the workers: nobody waits long because somebody else has put in much."""

from quadriga.server.fair_queue import FairQueue, Lane
from tests.server.running import run


def served(queue: FairQueue[str], seconds: float, count: int) -> list[str]:
    """What comes out of a queue, one after another, where each job takes so long."""

    async def scenario() -> list[str]:
        found = []
        for _ in range(count):
            lane, job = await queue.get()
            found.append(job)
            queue.done(lane, seconds)
        return found

    return run(scenario)


def test_an_address_that_asks_for_much_waits_behind_those_that_ask_for_little() -> None:
    queue: FairQueue[str] = FairQueue(1, clock=lambda: 0.0)
    for number in range(60):
        queue.put(Lane("nero", f"table {number}"), f"nero {number}")
    assert served(queue, 2.0, 2) == ["nero 0", "nero 1"]
    queue.put(Lane("anna", "a"), "anna")
    queue.put(Lane("bob", "b"), "bob")
    queue.put(Lane("anna", "a"), "anna again")
    assert served(queue, 2.0, 4) == ["anna", "bob", "anna again", "nero 2"]


def test_the_tables_of_an_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(1, clock=lambda: 0.0)
    for number in range(3):
        queue.put(Lane("anna", "long"), f"long {number}")
    queue.put(Lane("anna", "short"), "short")
    queue.put(Lane("anna", "short", rank=1), "hint")
    assert served(queue, 1.0, 5) == ["long 0", "short", "long 1", "long 2", "hint"]


def test_what_was_used_is_forgotten_with_time() -> None:
    now = 0.0
    queue: FairQueue[str] = FairQueue(1, clock=lambda: now)
    queue.put(Lane("nero", "n"), "nero")
    served(queue, 100.0, 1)
    now = 10_000.0
    queue.put(Lane("nero", "n"), "nero")
    queue.put(Lane("anna", "a"), "anna")
    assert served(queue, 1.0, 2) == ["nero", "anna"]


def test_no_address_has_all_workers() -> None:
    async def scenario() -> list[str]:
        queue: FairQueue[str] = FairQueue(2)
        for number in range(5):
            queue.put(Lane("nero", str(number)), f"nero {number}")
        first = [(await queue.get())[1] for _ in range(2)]
        queue.put(Lane("anna", "a"), "anna")
        return [*first, (await queue.get())[1]]

    assert run(scenario) == ["nero 0", "nero 1", "anna"]
