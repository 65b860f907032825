"""A retired name is found where it is used in its old meaning, and only there."""

import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "retired_names.py"))
BOOK = tomllib.loads(TOOL["LIST"].read_text(encoding="utf-8"))


def found(root: Path, path: str, text: str, book: dict[str, Any] = BOOK) -> list[str]:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return list(TOOL["problems"](root, {**book, "exception": []}))


@pytest.mark.parametrize(
    ("path", "text", "name"),
    [
        ("src/quadriga/kernel/step.py", "class Deed: ...", "Deed"),
        ("src/quadriga/kernel/step.py", "def act(Option): ...", "Option"),
        ("src/quadriga/agents/own.py", "from quadriga.kernel.step import Option as Action", "Option"),
        ("src/quadriga/games/praetor/market.py", "s.whisper(0, (1,), 'drawn', 2)", "whisper"),
        ("src/quadriga/games/praetor/market.py", "s.emit(**{'a': 1}, course=3)", "course"),
        ("src/quadriga/table/screen.py", "class Screen(TypedDict):\n    news_from: int", "news_from"),
        ("src/quadriga/table/screen.py", "shown = {'news': []}", "news"),
        ("src/quadriga/api/wire.py", "class Reply(Struct):\n    news: int", "news"),
        ("src/quadriga/offline/own.py", "def told(): ...", "told"),
        ("tests/server/test_own.py", "screen['choices'][0]['say']", "say"),
        ("src/quadriga/agents/own.py", "import quadriga.kernel.figures", "quadriga.kernel.figures"),
        ("src/quadriga/agents/own.py", "from quadriga.games.antike import words", "quadriga.games.antike.words"),
        ("web/src/lib/own.ts", "export function described(): void {}", "described"),
        ("web/src/lib/own.ts", "import { after } from '../boards/kit/own'", "after"),
        ("web/src/boards/kit/own.ts", "for (const path of picking.ways) draw(path)", "ways"),
        ("web/src/boards/kit/own.svelte", "<Token {looks} />", "looks"),
        ("web/src/boards/kit/own.ts", "const text = `${screen.news.length}`", "news"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, path: str, text: str, name: str) -> None:
    assert [line for line in found(tmp_path, path, text) if line.startswith(path) and repr(name) in line]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/quadriga/kernel/step.py", '"""A Deed tells of an Option."""  # Deed'),
        ("src/quadriga/games/corduba/payment.py", "figures = hand.figures"),
        ("src/quadriga/games/antike/board.py", "ways = {'figures': 1}"),
        ("src/quadriga/table/own.py", "text = 'news'"),
        ("web/src/boards/romolo/own.ts", "// Look\nconst after = before.news_2 + 'looks' /* looks */"),
        ("web/src/boards/kit/own.svelte", "<style>.looks { color: red }</style><!-- looks -->"),
    ],
)
def test_the_word_in_another_meaning_is_left_alone(tmp_path: Path, path: str, text: str) -> None:
    assert found(tmp_path, path, text) == []


def test_a_file_that_was_moved_does_not_come_back(tmp_path: Path) -> None:
    assert found(tmp_path, "web/src/boards/antike/telling.ts", "") != []


def test_an_exception_that_nothing_needs_is_found(tmp_path: Path) -> None:
    exception = {"file": "src/*", "name": "Deed", "reason": "none"}
    assert "Deed" in "".join(TOOL["problems"](tmp_path, {**BOOK, "exception": [exception]}))


def test_there_are_few_exceptions(tmp_path: Path) -> None:
    exception = {"file": "*", "name": "Deed", "reason": "none"}
    assert "21 exceptions" in "".join(TOOL["problems"](tmp_path, {**BOOK, "exception": [exception] * 21}))
