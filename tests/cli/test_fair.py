"""Fair chance: `quadriga verify` checks every chance outcome of a record whose secret is published."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import KEYS, read_record
from quadriga.kernel.errors import RecordError
from quadriga.kernel.fair import seal_of
from quadriga.kernel.step import CHANCE
from tests.table.walk import Walk

SEATS = {
    "antike": ["Anna", "bot:random"],
    "praetor": ["Anna", "bot:random", "bot:random"],
    "romolo": ["Anna", "bot:random", "bot:random", "bot:random"],
    "corduba": ["Anna", "bot:random", "bot:random"],
}


@cache
def finished(key: str) -> str:
    """The record of a game against bots in which chance was taken back and a bot stood in; enough chance
    came later to tell, since a single draw can be the same with another number."""
    for seed in range(60):
        walk = Walk(key, SEATS[key], f"fair {seed}", wild=25)
        for _ in walk.run(3000):
            pass
        text = walk.table.record("", None)
        undone = read_record(text).fairness.undone
        answers = text.partition("\n\n")[2].splitlines()
        later = [row for row in answers[min(undone, default=len(answers)) :] if row.startswith("chance:")]
        if walk.table.stage == "over" and later and "StoodIn" in kinds(walk):
            return text
    raise AssertionError("no game with undone chance was found")


def kinds(walk: Walk) -> set[str]:
    return {type(entry).__name__ for entry in walk.table.journal}


def verify(quadriga: Any, tmp_path: Path, text: str) -> Any:
    path = tmp_path / "game.quadriga"
    path.write_text(text, encoding="utf-8")
    return quadriga("verify", path, "--json")


def changed(text: str, start: str, new: str) -> tuple[str, int]:
    """The text with the first line that starts so replaced, and the number of that line."""
    rows = text.splitlines()
    number = next(n for n, row in enumerate(rows) if row.startswith(start))
    rows[number : number + 1] = [new] if new else []
    return "\n".join(rows) + "\n", number + 1


@pytest.mark.parametrize("key", KEYS)
def test_a_fair_game(quadriga: Any, tmp_path: Path, key: str) -> None:
    done = verify(quadriga, tmp_path, finished(key))
    assert done.json["ok"], done.json
    assert done.json["chance"] == "fair"
    plain = quadriga("verify", tmp_path / "game.quadriga")
    assert plain.code == 0
    assert "every chance outcome follows" in plain.out


def number(seed: str, n: int) -> int:
    """Number n of chance, after the handbook and without our own code."""
    key = blake2b(seed.encode()).digest()
    digest = blake2b((n // 8).to_bytes(8, "big"), key=key).digest()
    return int.from_bytes(digest[n % 8 * 8 : n % 8 * 8 + 8], "big")


def test_the_formula_is_the_one_in_the_handbook() -> None:
    """Anybody can check it: SHA-256 of the secret, and the seed that is secret and nonces with colons between."""
    record = read_record(finished("praetor"))
    fairness = record.fairness
    assert sha256(fairness.secret.encode()).hexdigest() == fairness.commitment
    seed = ":".join([fairness.secret, *(fairness.nonces.get(seat, "") for seat in record.box.seat_names)])
    state, used = record.box.game.begin(record.box), 0
    while state.asked:
        line = record.lines[len(state.journal)]
        if line.seat == CHANCE:
            used += fairness.undone.get(len(state.journal) + 1, 0)
            weights = state.stack[-1].weights(state)
            bag = [action for action, weight in zip(state.actions(CHANCE), weights, strict=True) for _ in range(weight)]
            assert bag[number(seed, used) % len(bag)] == line.action
            used += 1
        state.take(line.seat, line.action)
    assert used > 20


@pytest.mark.parametrize("key", KEYS)
def test_another_outcome_is_refused(quadriga: Any, tmp_path: Path, key: str) -> None:
    """Some chance outcomes replaced by others that the rules would allow as well."""
    text = finished(key)
    record = read_record(text)
    state = record.box.game.begin(record.box)
    tried = 0
    for line in record.lines:
        if len(state.journal) > record.lines.index(line):
            continue
        others = [action for action in state.actions(CHANCE) if action != line.action]
        if state.asked == (CHANCE,) and others and tried < 4:
            tried += 1
            rows = text.splitlines()
            rows[line.number - 1] = f"chance: {record.box.vocabulary.format(others[0])}"
            checked = verify(quadriga, tmp_path, "\n".join(rows)).json
            assert (checked["ok"], checked["line"]) == (False, line.number)
            assert (
                checked["problem"]
                == f"secret and nonces give 'chance: {record.box.vocabulary.format(line.action)}' here"
            )
        state.take(line.seat, line.action)
    assert tried


@pytest.mark.parametrize("key", KEYS)
def test_another_secret_commitment_or_nonce_is_refused(quadriga: Any, tmp_path: Path, key: str) -> None:
    text = finished(key)
    secret = read_record(text).fairness.secret
    for start, new in (
        ("Secret:", f"Secret: {secret}0"),
        ("Commitment:", "Commitment: " + "0" * 64),
        ("Commitment:", ""),
    ):
        broken, _ = changed(text, start, new)
        checked = verify(quadriga, tmp_path, broken)
        assert checked.code == 1
        assert checked.json["line"] == changed(broken, "Secret:", "x")[1]
        assert checked.json["problem"] == "this is not the secret that the commitment was made to"
    seat = read_record(text).box.seat_names[0]
    for new in (f"Nonce: {seat} = other", ""):
        broken, _ = changed(text, f"Nonce: {seat}", new)
        checked = verify(quadriga, tmp_path, broken)
        assert checked.json["problem"] == "the nonce of this seat is not the one that was committed to"
        assert checked.json["line"] == changed(broken, "Nonce-Commitment:", "x")[1]
        broken, _ = changed(broken, "Nonce-Commitment:", "")
        assert "secret and nonces give" in verify(quadriga, tmp_path, broken).json["problem"]


@pytest.mark.parametrize("key", KEYS)
def test_undone_draws_are_accounted_for(quadriga: Any, tmp_path: Path, key: str) -> None:
    text = finished(key)
    row = next(row for row in text.splitlines() if row.startswith("Undone:"))
    number, count = map(int, re.findall(r"\d+", row))
    for new in ("", f"Undone: {number} = {count + 1}"):
        checked = verify(quadriga, tmp_path, changed(text, row, new)[0]).json
        assert not checked["ok"]
        assert "secret and nonces give" in checked["problem"]


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("Nonce: nobody = abc", "expected 'Nonce: seat = letters and digits'"),
        ("Nonce: beige = a b", "expected 'Nonce: seat = letters and digits'"),
        ("Undone: x = 1", "expected 'Undone: answer = number of draws'"),
        ("Undone: 3 = -1", "expected 'Undone: answer = number of draws'"),
    ],
)
def test_nonsense_in_the_header_is_refused(quadriga: Any, tmp_path: Path, row: str, problem: str) -> None:
    broken, number = changed(finished("antike"), "Secret:", row)
    checked = verify(quadriga, tmp_path, broken).json
    assert (checked["line"], checked["problem"]) == (number, problem)


def test_records_that_prove_nothing_are_still_legal(quadriga: Any, tmp_path: Path) -> None:
    text = str(read_record(finished("antike")))
    assert text.startswith("Quadriga-Record: 1\n"), "what is written anew has no seal"
    assert verify(quadriga, tmp_path, text).json["chance"] == "fair"
    text, _ = changed(text, "Secret:", "")
    assert verify(quadriga, tmp_path, text).json["chance"] == "unpublished"
    text, _ = changed(text, "Commitment:", "")
    assert verify(quadriga, tmp_path, text).json["chance"] == "unproven"


def one_line_changes(text: str) -> Iterator[str]:
    """Every deletion and every swap of neighbours; every answer in place of another of the same seat."""
    rows = text.splitlines()
    body = rows.index("") + 1
    for n in range(len(rows)):
        yield "\n".join(rows[:n] + rows[n + 1 :])
        if n and rows[n] != rows[n - 1]:
            yield "\n".join([*rows[: n - 1], rows[n], rows[n - 1], *rows[n + 1 :]])
    for n in range(body + 1, len(rows)):
        seat = rows[n].partition(":")[0]
        other = next((row for row in rows[body:n] if row.startswith(f"{seat}:") and row != rows[n]), None)
        if other is not None:
            yield "\n".join([*rows[:n], other, *rows[n + 1 :]])
    for row, new in {"Quadriga-Record: 2": "Quadriga-Record: 1", "Player: ": "Player: nobody = Nero"}.items():
        yield changed(text, row, new)[0]


@pytest.mark.parametrize("key", KEYS)
def test_no_change_of_one_line_passes(quadriga: Any, tmp_path: Path, key: str) -> None:
    text = finished(key)
    assert not read_record(text).broken_seal
    for other in one_line_changes(text):
        try:
            assert read_record(other).broken_seal, other
        except RecordError:
            continue
    renamed = verify(quadriga, tmp_path, text.replace(" = Anna", " = Nero", 1))
    assert renamed.code == 1
    assert renamed.json["problem"] == "the seal does not fit: some line is not as the server wrote it"


def test_comments_leave_the_seal_whole(quadriga: Any, tmp_path: Path) -> None:
    head, body = finished("antike").split("\n\n", 1)
    rows = "\n".join(f"{row}  ; well played" for row in body.splitlines())
    assert verify(quadriga, tmp_path, f"{head}\n\n; a remark\n{rows}\n").json["ok"]


def test_a_legal_other_answer_breaks_the_seal() -> None:
    """The last choice of a game, answered otherwise; result and chance may well stay as they were."""
    text = finished("romolo")
    record = read_record(text)
    journal = record.replay().journal or []
    last = max(n for n, answer in enumerate(journal) if answer.seat != CHANCE and not answer.forced)
    before = record.replay(last)
    seat = record.lines[last].seat
    other = next(action for action in before.actions(seat) if action != record.lines[last].action)
    rows = text.splitlines()
    place = record.lines[last].number - 1
    rows[place] = f"{rows[place].partition(':')[0]}: {record.box.vocabulary.format(other)}"
    assert read_record("\n".join(rows)).broken_seal


def sealed_anew(text: str) -> str:
    """As a server would write it that has changed something before it sealed the record."""
    return changed(text, "Seal:", f"Seal: {seal_of(text.splitlines())}")[0]


TAMPERINGS = {
    "a head of before the end": lambda text: re.sub(r"^Chain: (\d+) \w", r"Chain: \1 x", text, flags=re.M),
    "an undo less": lambda text: re.sub(r"^Taken-Back: \d+ .*\n(?!Taken-Back)", "", text, flags=re.M),
    "more numbers used": lambda text: re.sub(
        r"^(Taken-Back: 1 = \[\d+), (\d+)", lambda m: f"{m[1]}, {int(m[2]) + 1}", text, flags=re.M
    ),
    "further back": lambda text: re.sub(
        r"^(Taken-Back: 1 = \[)(\d+)", lambda m: f"{m[1]}{int(m[2]) - 1}", text, flags=re.M
    ),
    "further than there were answers": lambda text: re.sub(
        r"^(Taken-Back: 1 = \[)\d+", r"\g<1>99999", text, flags=re.M
    ),
    "no undo": lambda text: re.sub(r"^(Taken-Back: 1 = ).*", r"\1[]", text, flags=re.M),
    "fewer draws taken back": lambda text: re.sub(
        r"^(Draws-Taken-Back: )(\d+)", lambda m: f"{m[1]}{int(m[2]) + 1}", text, flags=re.M
    ),
    "another name": lambda text: text.replace(" = Anna", " = Nero", 1),
    "another answer hidden": lambda text: (
        re.sub(r"^(Chain: )", r"Hidden: 1\n\1", text, flags=re.M, count=1)
        if "\nHidden:" not in text
        else re.sub(r"^Hidden: \d+", "Hidden: 1", text, flags=re.M)
    ),
    "an answer hidden that is not there": lambda text: (
        re.sub(r"^(Chain: )", r"Hidden: 99999\n\1", text, flags=re.M)
        if "\nHidden:" not in text
        else re.sub(r"^(Hidden: .*)", r"\1 99999", text, flags=re.M)
    ),
}


@pytest.mark.parametrize("what", TAMPERINGS)
@pytest.mark.parametrize("key", KEYS)
def test_who_seals_a_changed_record_anew_does_not_fit_the_chain(
    quadriga: Any, tmp_path: Path, key: str, what: str
) -> None:
    text = finished(key)
    tampered = TAMPERINGS[what](text)
    assert tampered != text
    checked = verify(quadriga, tmp_path, sealed_anew(tampered)).json
    assert not checked["ok"]
    assert checked["problem"].startswith(("the chain does not fit: ", "this tells of no undo"))


@pytest.mark.parametrize("key", KEYS)
def test_undone_cannot_be_chosen_after_the_game(quadriga: Any, tmp_path: Path, key: str) -> None:
    """Even where secret, chance and seal are made to fit: the undos that were shown say another number."""
    record = read_record(finished(key))
    assert record.heads
    other = replace(record.fairness, undone={**record.fairness.undone, len(record.lines): 3})
    assert other.undone != record.fairness.undone
    _, refusal = replace(record, fairness=replace(other, secret="")).follow()
    assert refusal
    assert refusal.problem == "the chain does not fit: its undos do not fit the lines 'Undone'"


def test_verify_lists_the_heads_and_says_what_is_proved(quadriga: Any, tmp_path: Path) -> None:
    text = finished("antike")
    record = read_record(text)
    done = verify(quadriga, tmp_path, text).json
    assert done["nonces_committed"]
    assert [head["head"] for head in done["heads"]] == [record.heads[-1].head]
    said = quadriga("verify", tmp_path / "game.quadriga", "--heads").out
    assert said.startswith("0 " + record.heads[0].head)
    assert "chain of {} links, head {}".format(*record.heads[-1]) in said
    before = re.sub(r"^(Chain|Taken-Back|Hidden|Nonce-Commitment): .*\n", "", text, flags=re.M)
    assert verify(quadriga, tmp_path, sealed_anew(before)).json["ok"], "as format 2 was written first"
    said = quadriga("verify", tmp_path / "game.quadriga").out
    assert "without a chain: nothing but the server says that no undo was made up" in said
    assert "its nonces could be read before the game" in said
