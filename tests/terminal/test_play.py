"""Playing in the terminal with scripted input."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from quadriga.games import game, read_record
from quadriga.kernel.chance import Rng
from quadriga.terminal.play import HUMAN, Terminal
from quadriga.terminal.texts import Texts
from tests.play import find

Read = Callable[[str], str]
AGAINST_RANDOM = (HUMAN, "random")
BY_HAND = (HUMAN, HUMAN)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def script(lines: Iterable[str]) -> Read:
    """Input that ends where the lines end."""
    left = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def sit_down(
    lines: Iterable[str] = (), names: Iterable[str] = BY_HAND, state: Any = None, lang: str = "en", seed: str = "1"
) -> tuple[Terminal, StringIO]:
    state = game("antike").new() if state is None else state
    screen = StringIO()
    console = Console(file=screen, width=100)
    return Terminal(state, list(names), seed, Texts(lang, state.box), None, console, script(lines)), screen


def played(*lines: str, names: Iterable[str] = BY_HAND, lang: str = "en") -> tuple[Terminal, str]:
    terminal, screen = sit_down(lines, names, lang=lang)
    assert terminal.run() == 0
    return terminal, screen.getvalue()


def by_random(terminal: Terminal, rng: Rng) -> Read:
    """A person who types numbers of answers without thinking."""

    def read(prompt: str) -> str:
        return str(1 + rng.below(len(terminal.state.actions(terminal.state.asked[0]))))

    return read


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de", "it"])
@pytest.mark.parametrize("names", [AGAINST_RANDOM, ("greedy:5", HUMAN), BY_HAND, ("random", "random")])
def test_a_game_to_the_end(names: tuple[str, ...], lang: str) -> None:
    state = game("antike").new(map="east", turn_cap="6")
    terminal, screen = sit_down((), names, state, lang)
    terminal.read = by_random(terminal, Rng(1))
    assert terminal.run() == 0
    outcome = terminal.state.outcome()
    assert outcome is not None
    shown = " ".join(screen.getvalue().split())
    assert terminal.texts.end(outcome) in shown
    assert "antike-" not in shown
    assert "ui-" not in shown


def test_a_game_without_drawing_and_texts() -> None:
    state = find("mora").new(3)
    terminal, screen = sit_down((), (HUMAN, "random", "greedy:5"), state)
    terminal.read = by_random(terminal, Rng(2))
    terminal.run()
    assert terminal.state.outcome() is not None
    assert "points" in screen.getvalue()


def test_hidden_things_stay_hidden() -> None:
    state = find("mora").new(2)
    terminal, screen = sit_down(["log"], (HUMAN, "random"), state)
    terminal.run()
    dealt = [event.payload for event in terminal.state.events if event.payload[0] == "dealt"]
    shown = screen.getvalue()
    assert {seat for _, seat, _ in dealt} == {0, 1}
    assert "dealt player-2 ?" in shown
    assert not any(f"dealt player-2 {card}" in shown for card in range(1, 6))


# -- answering ----------------------------------------------------------------------------------------------------


def test_numbers_and_notation() -> None:
    terminal, _ = played("rondel ferrum", "2")
    vocabulary = terminal.state.box.vocabulary
    chosen = [answer.action for answer in terminal.state.journal if answer.seat >= 0 and not answer.forced]
    assert [vocabulary.format(action) for action in chosen] == ["rondel ferrum", "rondel templum"]


def test_a_wrong_number_and_an_empty_line_change_nothing() -> None:
    terminal, shown = played("", "99", "0")
    assert "There is no answer 99; there are 8." in shown
    assert not any(answer.seat >= 0 for answer in terminal.state.journal)


def test_what_is_not_allowed_is_explained() -> None:
    _, shown = played("found Zama gold", "rondel", "dance")
    assert "Cities are founded after the action of your turn." in shown
    assert "Rule ANT-13.1" in shown
    assert "Not understood: it is written “rondel <field>”." in shown
    assert "no answer begins with “dance”" in shown


def test_a_command_is_no_answer_but_an_answer_may_be_called_like_one() -> None:
    terminal = before_first_answer()
    terminal.commands["rondel"] = lambda seat, rest: pytest.fail("an answer was taken for a command")
    assert terminal.understand(terminal.state.asked[0], "Rondel Aurum") == ("rondel", 2)


# -- commands -----------------------------------------------------------------------------------------------------


def test_why() -> None:
    _, shown = played("1", "1", "why rondel scientia", "why rondel templum")
    assert "That is allowed: answer 2." in shown
    state = game("antike").at('turn = "brown"\n[brown]\nmarble = 0\niron = 0\ngold = 0\nstone = "ferrum"\nturns = 1')
    terminal, screen = sit_down(["why rondel scientia"], state=state)
    terminal.run()
    assert "This way costs 3 resources or coins; you have 0 and lack 3." in screen.getvalue()
    assert "Rule ANT-3.5: Each field beyond the third costs 1" in screen.getvalue()


def test_rules() -> None:
    _, shown = played("rules 17.1", "rules ANT-X3", "rules seafarer nonsense", "rules Militia")
    assert "ANT-17.1 The game ends" in shown
    assert "ANT-X3 The same field again." in shown
    assert "No rule found for “seafarer nonsense”." in shown
    assert "ANT-7.7" in shown


def test_rules_and_reasons_in_german() -> None:
    state = game("antike").at('turn = "brown"\n[brown]\nmarble = 0\niron = 0\ngold = 0\nstone = "ferrum"\nturns = 1')
    terminal, screen = sit_down(["why rondel scientia", "rules Rekrutenablage warten"], state=state, lang="de")
    terminal.run()
    assert "ANT-3.5: Jedes Feld über das dritte hinaus kostet 1 Rohstoff" in screen.getvalue()
    assert "ANT-8.8 In diesem Zug angeworbene Einheiten" in screen.getvalue()


def test_board_log_actions_help() -> None:
    _, before = played("log", "1", "board", "log 1", "help")
    _, shown = played("log", "1", "board", "log 1", "actions", "help")
    assert shown.count("rondel ferrum") == before.count("rondel ferrum") + 1
    assert shown.count("Mare Balearicum") == 3
    assert shown.count("gets 1 iron.") == 1
    assert "undo" in shown


# -- taking back --------------------------------------------------------------------------------------------------


def before_first_answer(names: Iterable[str] = BY_HAND) -> Terminal:
    terminal, _ = sit_down((), names)
    while terminal.state.asked[0] < 0:
        terminal.answer(terminal.state.asked[0])
    return terminal


def test_undo_goes_back_to_the_last_choice() -> None:
    terminal, shown = played("rondel militia", "undo")
    assert "Taken back: Move to Militia" in shown
    fresh = before_first_answer()
    assert terminal.state.digest() == fresh.state.digest()


def test_undo_twice_and_then_otherwise() -> None:
    terminal, shown = played("rondel militia", "arm legion Carthago", "undo", "undo", "rondel aurum")
    assert shown.count("Taken back") >= 1
    first = next(answer.action for answer in terminal.state.journal if answer.seat >= 0)
    assert terminal.state.box.vocabulary.format(first) == "rondel aurum"


def test_undo_stops_at_chance_and_at_others() -> None:
    _, shown = played("undo")
    assert "There is nothing to take back." in shown
    terminal, shown = played("rondel ferrum", "undo", "undo", names=AGAINST_RANDOM)
    assert "somebody else has answered" in shown
    assert any(answer.seat == 0 for answer in terminal.state.journal)


def test_undo_does_not_go_back_over_a_draw() -> None:
    state = game("antike").at(
        'turn = "brown"\nstep = "personalities"\n[brown]\nfirsts = 1\nadvances = ["strata"]\nturns = 1\nstone = "aurum"'
    )
    terminal, screen = sit_down(["take scholar", "2", "undo"], state=state)
    terminal.run()
    assert "a card was drawn" in screen.getvalue()
    assert "Taken back" not in screen.getvalue()


def test_undo_does_not_rewind_chance() -> None:
    terminal = before_first_answer()
    counter = terminal.chance.counter
    terminal.read = script(["rondel militia", "undo"])
    terminal.run()
    assert terminal.chance.counter == counter


# -- leaving and coming back --------------------------------------------------------------------------------------


def test_save_and_go_on(tmp_path: Path) -> None:
    terminal, shown = played("rondel ferrum", "save here.quadriga", "quit")
    assert "Saved in here.quadriga." in shown
    assert "quadriga play --resume here.quadriga" in shown
    record = read_record((tmp_path / "here.quadriga").read_text())
    assert record.players == {"brown": "human", "beige": "human"}
    assert record.replay().digest() == terminal.state.digest()
    assert [path.name for path in tmp_path.iterdir()] == ["here.quadriga"]


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_leaving_keeps_the_game(tmp_path: Path, error: type[BaseException]) -> None:
    (tmp_path / "antike-1.quadriga").write_text("mine")
    terminal, screen = sit_down()
    lines = iter(["rondel ferrum"])

    def read(prompt: str) -> str:
        for line in lines:
            return line
        raise error

    terminal.read = read
    assert terminal.run() == 0
    assert "quadriga play --resume antike-2.quadriga" in screen.getvalue()
    assert (tmp_path / "antike-1.quadriga").read_text() == "mine"
    assert read_record((tmp_path / "antike-2.quadriga").read_text()).lines


def test_leaving_before_the_first_choice_writes_nothing(tmp_path: Path) -> None:
    _, shown = played("quit")
    assert "Goodbye." in shown
    assert "resume" not in shown
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    _, shown = played("rondel ferrum", "save nowhere/there.quadriga")
    assert "Not saved:" in shown
    assert "Go on later with: quadriga play --resume antike-1.quadriga" in shown


# -- hints --------------------------------------------------------------------------------------------------------


def test_a_hint_names_an_answer_and_gives_none() -> None:
    terminal, screen = sit_down(["hint"], AGAINST_RANDOM)
    terminal.run()
    assert "A strong bot would answer" in screen.getvalue()
    assert all(answer.seat != 0 or answer.forced for answer in terminal.state.journal)
