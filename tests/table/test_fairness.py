"""Commitments to nonces before they are revealed, and the chain whose head is shown as the game goes."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import KEYS
from quadriga.kernel.chain import heads_of
from quadriga.kernel.fair import commitment_to
from quadriga.kernel.header import Header
from quadriga.kernel.record import seat_name, visible
from quadriga.table import Table
from quadriga.table.journal import Ended, Sat, Started
from quadriga.table.table_state import REVEAL_SECONDS
from tests.table.test_answers import refused
from tests.table.walk import Walk, again, plan_of


def two_seated(*, second: str = "of-bruno") -> Table:
    """Anna and Bruno have sat down, each with a commitment, and are to reveal."""
    table = Table.open(plan_of("antike", ["open", "open"]), "5e" * 32, 0.0)
    table.sit(0, "anna", "Anna", 1.0, commitment_to("of-anna"))
    table.sit(1, "bruno", "Bruno", 2.0, commitment_to(second))
    table.start(3.0)
    return table


def test_a_nonce_counts_only_if_it_was_committed_to() -> None:
    table = two_seated()
    assert table.stage == "waiting"
    refused("bad-nonce", table.reveal, 1, "bruno", "chosen-after", 4.0)
    refused("bad-nonce", table.reveal, 1, "bruno", "", 4.0)
    refused("revealing", table.sit, 1, "bruno", "Bruno", 4.0, commitment_to("chosen-after"))
    refused("revealing", table.start, 4.0)
    table.reveal(0, "anna", "of-anna", 4.0)
    assert table.info("", 4.0)["fairness"]["nonces"] == ["", ""], "the first does not help the second"
    table.reveal(1, "bruno", "of-bruno", 5.0)
    table.reveal(1, "bruno", "of-bruno", 6.0)
    assert table.stage == "playing"
    assert sum(isinstance(entry, Started) for entry in table.journal) == 1
    assert table.info("", 6.0)["fairness"]["nonces"] == ["of-anna", "of-bruno"]
    assert Table.resume(again(table.journal)).screen("", None, 0, 6.0) == table.screen("", None, 0, 6.0)


def test_whoever_does_not_reveal_loses_the_seat_and_commitments_begin_anew() -> None:
    table = two_seated()
    table.reveal(0, "anna", "of-anna", 4.0)
    assert table.deadline() == 3.0 + REVEAL_SECONDS
    assert not table.tick(3.0 + REVEAL_SECONDS - 0.1)
    assert table.tick(3.0 + REVEAL_SECONDS)
    fairness = table.info("", 40.0)["fairness"]
    assert [sitting.person for sitting in table.seats] == ["anna", ""]
    assert (fairness["reveal"], fairness["owing"], fairness["nonce_commitments"]) == (None, [0], ["", ""])
    table.sit(1, "carla", "Carla", 41.0, commitment_to("of-carla"))
    table.start(41.0)
    refused("not-revealing", table.reveal, 1, "carla", "of-carla", 42.0)
    table.sit(0, "anna", "Anna", 42.0, commitment_to("another-of-anna"))
    refused("bad-nonce", table.reveal, 0, "anna", "of-anna", 42.0)
    table.reveal(1, "carla", "of-carla", 43.0)
    table.reveal(0, "anna", "another-of-anna", 43.0)
    assert table.stage == "playing"
    assert Table.resume(again(table.journal)).screen("", None, 0, 44.0) == table.screen("", None, 0, 44.0)


def test_the_half_minute_does_not_run_while_the_server_is_down() -> None:
    table = two_seated()
    later = Table.resume(table.journal, 1000.0)
    later.wake(1000.0)
    assert later.deadline() == 1000.0 + REVEAL_SECONDS


def test_leaving_while_nonces_are_revealed_begins_anew() -> None:
    table = two_seated()
    table.reveal(0, "anna", "of-anna", 4.0)
    table.leave(1, "bruno", 5.0)
    assert table.deadline() is None
    assert table.info("", 5.0)["fairness"]["owing"] == [0]


def test_a_nonce_of_before_still_counts() -> None:
    """Journals of before have nonces that were given openly; their games go on with the chance they had."""
    table = Table.open(plan_of("antike", ["open", "bot:random"]), "5e" * 32, 0.0)
    table._append(Sat(0, "anna", "Anna", "in-the-open"), 1.0)
    table.start(2.0)
    assert table.stage == "playing"
    assert "Nonce: brown = in-the-open" in table.record("", None)
    assert "Nonce-Commitment" not in table.record("", None)


# -- the chain ----------------------------------------------------------------------------------------------


def head_of(table: Table) -> tuple[int, str] | None:
    found = table.info("", 0.0)["fairness"]["chain"]
    return (found["links"], found["head"]) if found else None


def played(key: str, seats: list[str], seed: str, look: Callable[[Table], Any]) -> Walk:
    walk = Walk(key, seats, seed, wild=25)
    look(walk.table)
    for table in walk.run(3000):
        look(table)
    assert walk.table.stage == "over"
    return walk


SEATS = {
    "antike": ["Anna", "Bruno"],
    "praetor": ["Anna", "Bruno", "bot:random"],
    "romolo": ["Anna", "Bruno", "bot:random", "bot:random"],
    "corduba": ["Anna", "Bruno", "bot:random"],
}


@pytest.mark.parametrize("key", KEYS)
def test_every_head_that_was_shown_is_in_the_record(key: str) -> None:
    """Undos included, of which there must have been some; and a journal that is read again shows the same heads."""
    shown: list[tuple[int, str]] = []
    walk = played(key, SEATS[key], "chain", lambda table: shown.append(head_of(table) or (0, "")))
    ended = next(entry for entry in walk.table.journal if isinstance(entry, Ended))
    assert ended.taken_back
    heads = heads_of(walk.table.record("", None).splitlines(), ended.taken_back)
    assert {tuple(head) for head in heads} >= set(shown)
    assert tuple(heads[-1]) == shown[-1] == head_of(Table.resume(walk.table.journal))
    assert all(before <= after for before, after in pairwise(links for links, _ in shown))


@pytest.mark.parametrize("key", ["corduba", "romolo"])
def test_the_chain_holds_what_everybody_sees_and_no_more(key: str) -> None:
    """Two games with the same open answers have the same heads, whatever was answered in secret."""

    def look(table: Table) -> None:
        assert table.chain
        assert table.history
        lines = table.history.lines_since(0)
        shown = visible(lines, [len(answers) for answers in table.state.sealed], None)
        names = table.opened.seat_names
        open_to_all = [
            f"{seat_name(names, line.seat)}: {line.notation if whole else '?'}"
            for line, whole in zip(lines, shown, strict=True)
            if whole is not None
        ]
        assert table.chain.rows == open_to_all

    played(key, SEATS[key], "open", look)


def test_the_client_s_example_of_a_chain_is_right() -> None:
    """Its own test finds these heads by its own means."""
    folder = Path(__file__).parents[2] / "web/tests"
    text = (folder / "chain.quadriga").read_text(encoding="utf-8")
    header = Header(enumerate(text.partition("\n\n")[0].splitlines(), 1))
    heads = heads_of(text.splitlines(), header.taken_back())
    assert json.loads((folder / "chain.json").read_text()) == [f"{head.links} {head.head}" for head in heads]
    assert header.hidden_answers()
    assert header.values["Chain"] == "{} {}".format(*heads[-1])
