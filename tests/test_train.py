"""The script that learns networks: how it plays, what positions are told of the end. Learning itself needs torch."""

import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from quadriga.agents import network
from quadriga.agents.network import Rows
from quadriga.games import game
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng
from tests.agents.made_up import box_of, made_up

ROOT = Path(__file__).parents[1]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    for name in ("train", "trainer"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    import train
    import trainer

    return train, trainer


def test_going_back_from_the_end_it_counts_less_and_less(bench: tuple[ModuleType, ModuleType]) -> None:
    _, trainer = bench
    opinion = np.full((5, 2), 0.5, np.float32)
    told = trainer.told_by_the_end([3, 2], [[1.0, 0.0], [0.0, 1.0]], opinion)
    back = trainer.LAMBDA
    assert told[:, 0] == pytest.approx([0.5 + back**2 / 2, 0.5 + back / 2, 1.0, 0.5 - back / 2, 0.0])
    assert told.sum(1) == pytest.approx(np.ones(5))
    assert not trainer.told_by_the_end([2], [[0.0, 0.0]], opinion[:2]).any()  # all lost


def test_a_game_gives_a_row_of_each_seat_for_each_whole_move(bench: tuple[ModuleType, ModuleType]) -> None:
    train, trainer = bench
    box, alone = box_of("praetor"), evaluator_of(game("praetor"))
    rows = Rows(box)
    net = alone.corrected(network.Network(box, *made_up(box, 0.3)))
    for evaluator in (None, net):
        played = train.one_game("praetor", 2, alone, evaluator, rows, Rng("row"))
        again = train.one_game("praetor", 2, alone, evaluator, rows, Rng("row"))
        assert played == again
        assert (played.kind == "alone") == (evaluator is None)
        assert sum(played.shares) == 1
        assert 20 < len(played.values) <= played.decisions
        width = len(rows.of(game("praetor").begin(box))[0])
        assert len(played.rows) == len(played.values) * 2 * width
    assert trainer.unpack(trainer.pack(np.eye(3))).tolist() == np.eye(3).tolist()


def test_a_check_is_written_into_the_network(
    bench: tuple[ModuleType, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train, _ = bench
    box = box_of("praetor")
    path = network.file_of("praetor", 2, tmp_path)
    head, arrays = made_up(box)
    network.write(path, head, arrays)
    won = train.check_game("praetor", 2, {}, path, "check", 0)
    assert (
        won + train.check_game("praetor", 2, {}, path, "check", 1) == 1
    )  # it plays as the evaluator alone, on each side
    for share, helps in ((0.6, False), (1.0, True)):
        monkeypatch.setattr(train, "check_game", lambda *args, share=share: share)
        monkeypatch.setattr(
            sys, "argv", ["train", "praetor", "--check", "--games", "20", "--jobs", "1", "--out", str(path)]
        )
        train.main()
        (check,) = network.read(path)[0]["checks"]
        assert (check["won"], check["games"], check["helps"]) == (pytest.approx(20 * share), 20, helps)
        assert (network.status(box, tmp_path) == "used") == helps


def test_alone_only_games_count_that_one_of_both_wins(
    bench: tuple[ModuleType, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train, _ = bench
    box = box_of("romolo", 1)
    path = network.file_of("romolo", 1, tmp_path)
    network.write(path, *made_up(box))
    for with_it, without, expected in ((1.0, 0.0, 1.0), (0.0, 1.0, 0.0), (1.0, 1.0, None), (0.0, 0.0, None)):
        shares = {True: with_it, False: without}
        monkeypatch.setattr(
            train,
            "share_of",
            lambda box, hero, evaluators, rng, shares=shares: shares[evaluators[0].correction is not None],
        )
        assert train.check_game("romolo", 1, {}, path, "check", 0) == expected
