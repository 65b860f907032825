"""Games between bots as data for learning: a row for each decision, in files that are written whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

from quadriga.agents import ask
from quadriga.agents.plugins import any_agent
from quadriga.arena.engine import play_all
from quadriga.arena.match import MOST_DECISIONS, Setup
from quadriga.games import game
from quadriga.games.spec import Spec, spec
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.step import CHANCE

Format = Literal["parquet", "jsonl"]
CARD = "card.json"
GAMES_PER_FILE = 50
LICENCE = "CC0-1.0"


class Decision(NamedTuple):
    """One decision, as the seat that made it saw it; utilities and result are filled in when the game is over."""

    record: str
    number: int
    seat: int
    observation: bytes
    legal: list[int]
    action: int


class ExportError(QuadrigaError):
    """A folder that cannot be gone on with."""


def export(
    setup: Setup,
    games: int,
    seed: str,
    folder: Path,
    form: Format = "parquet",
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the games that are not there yet and write them; the data card of the folder.

    Raises ExportError where the folder holds data of something else.
    """
    setup.check()
    declared = spec_of(setup)
    folder.mkdir(parents=True, exist_ok=True)
    card = data_card(setup, declared, seed, form)
    check_card(folder / CARD, card)
    (folder / CARD).write_text(json.dumps(card | {"games": games}, indent=2) + "\n", encoding="utf-8")
    chunks = [range(first, min(first + GAMES_PER_FILE, games)) for first in range(0, games, GAMES_PER_FILE)]
    missing = [chunk for chunk in chunks if all(last_of(path) < chunk.stop - 1 for path in begun(folder, chunk, form))]
    done = games - sum(map(len, missing))
    progress(done)
    for finished in play_all(partial(write_chunk, setup, seed, folder, form), missing, jobs):
        done += finished
        progress(done)
    return card | {"games": games}


def spec_of(setup: Setup) -> Spec:
    return spec(game(setup.key).box(len(setup.bots), setup.data, **setup.all_settings()))


def data_card(setup: Setup, declared: Spec, seed: str, form: Format) -> dict[str, Any]:
    """What the data are, how they came about, and what each column means."""
    box = declared.box
    return {
        "title": f"{box.game.title}: decisions of {', '.join(setup.bots)}",
        "licence": LICENCE,
        "game": setup.key,
        "seats": box.seats,
        "settings": box.written_settings(),
        "rules_version": box.game.rules_version,
        "figures": box.data.digest(),
        "bots": list(setup.bots),
        "seed": seed,
        "format": form,
        "digest": declared.digest(),
        "fields": {
            "record": "the game: seed and number; the same seed gives it again",
            "number": "of the decision in its game",
            "seat": "who decided",
            "observation": "one byte a column, as `columns` name them",
            "legal": "codes of what could be answered",
            "action": "the code of what was",
            "utility": "what the game was worth to that seat in the end, from -1 to 1",
            "place": "its place, 1 is best",
        },
        "columns": list(declared.observation.columns),
        "bounds": list(declared.observation.bounds),
        "actions": [declared.actions.notation(code) for code in range(declared.actions.size)],
    }


def check_card(path: Path, card: Mapping[str, Any]) -> None:
    """Raise ExportError where other data lie already, and say what differs."""
    if not path.exists():
        return
    try:
        there = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ExportError(f"{path} is no data card: {error}") from None
    if not isinstance(there, dict):
        raise ExportError(f"{path} is no data card")
    for name in card:
        if there.get(name) != card[name]:
            raise ExportError(f"{path.parent} holds other data: {name} differs; choose another folder")


def path_of(folder: Path, chunk: range, form: Format) -> Path:
    return folder / f"games-{chunk.start:06}-{chunk.stop - 1:06}.{form}"


def begun(folder: Path, chunk: range, form: Format) -> list[Path]:
    """The files that begin with the same game: of a run for fewer games, or for more."""
    return list(folder.glob(f"games-{chunk.start:06}-*.{form}"))


def last_of(path: Path) -> int:
    return int(path.stem.rpartition("-")[2])


def write_chunk(setup: Setup, seed: str, folder: Path, form: Format, chunk: range) -> int:
    """Play some games and write their file; it has its name only when it is whole."""
    rows = [row for number in chunk for row in decisions(setup, seed, number)]
    path = path_of(folder, chunk, form)
    part = path.with_suffix(".part")
    if form == "parquet":
        write_parquet(part, rows)
    else:
        with part.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps({**row, "observation": list(row["observation"])}) + "\n" for row in rows)
    shorter = begun(folder, chunk, form)
    part.replace(path)
    for old in shorter:
        old.unlink()
    return len(chunk)


def write_parquet(path: Path, rows: list[dict[str, Any]]) -> None:
    import pyarrow as pa  # an extra, and slow to import
    import pyarrow.parquet as pq

    width = len(rows[0]["observation"])
    schema = pa.schema(
        [
            ("record", pa.string()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.binary(width)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("utility", pa.float32()),
            ("place", pa.int8()),
        ]
    )
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), path, compression="zstd")


def decisions(setup: Setup, seed: str, number: int) -> list[dict[str, Any]]:
    """One game, with the seats moved on by its number, as rows."""
    setup = setup.rotated(number)
    rules, rng = game(setup.key), Rng(seed).child(f"game {number}")
    state = rules.new(len(setup.bots), setup.data, **setup.all_settings())
    state.events = state.journal = None
    declared = spec(state.box)
    bots = [any_agent(name, rules, rng.child(f"seat {seat}")) for seat, name in enumerate(setup.bots)]
    chance = rng.child("chance")
    found: list[Decision] = []
    for _ in range(MOST_DECISIONS):
        if not state.asked:
            break
        seat = state.asked[0]
        if seat == CHANCE:
            state.take(CHANCE, chance.answer(state))
            continue
        row, legal = declared.observation.encode(state, seat), declared.legal(state, seat)
        action = ask(bots[seat], state, seat)
        found.append(Decision(f"{seed}/{number}", len(found), seat, row, legal, declared.actions.code(action)))
        state.take(seat, action)
    outcome = state.outcome()
    places = outcome.places if outcome else [0] * len(bots)
    worth = declared.utilities(state)
    return [{**row._asdict(), "utility": worth[row.seat], "place": places[row.seat]} for row in found]


def read(folder: Path) -> Iterator[dict[str, Any]]:
    """The rows of a folder, one after the other; `observation` as bytes in either format."""
    card = json.loads((folder / CARD).read_text(encoding="utf-8"))
    for path in sorted(folder.glob(f"games-*.{card['format']}")):
        yield from rows_of(path)


def rows_of(path: Path) -> Iterable[dict[str, Any]]:
    if path.suffix == ".parquet":
        import pyarrow.parquet as pq

        rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
        return rows
    with path.open(encoding="utf-8") as file:
        return [{**row, "observation": bytes(row["observation"])} for row in map(json.loads, file)]
