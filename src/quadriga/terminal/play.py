"""Playing in the terminal: people and bots in any mix around one screen."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table

from quadriga.agents import Agent, ask
from quadriga.agents.levels import HINTING, strength
from quadriga.agents.plugins import any_agent
from quadriga.agents.search import Search
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import NotationError
from quadriga.kernel.events import Answer, Event
from quadriga.kernel.record import Record
from quadriga.kernel.screen import answers_of_move
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action
from quadriga.terminal.boards import board
from quadriga.terminal.rulebook import look_up
from quadriga.terminal.show import console_for, show_end
from quadriga.terminal.texts import Texts

HUMAN = "human"
LOG_LINES = 20
PROMPT = "> "


class QuitError(Exception):
    """The player wants to leave."""


class Terminal:
    """One game on one screen."""

    def __init__(
        self,
        state: State,
        names: Sequence[str],
        seed: str,
        texts: Texts,
        file: Path | None = None,
        console: Console | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.state = state
        self.names = list(names)
        self.texts = texts
        self.file = file
        self.console = console or console_for()
        self.read = read
        rng = Rng(seed).child(len(self.journal))
        self.chance = rng.child("chance")
        self.hints = rng.child("hints")
        self.bots: list[Agent | None] = [
            None if name == HUMAN else any_agent(name, state.box.game, rng.child(f"seat {seat}"))
            for seat, name in enumerate(self.names)
        ]
        humans = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.viewer = humans[0] if len(humans) == 1 else None
        """Whose eyes the events are for: the only person at the screen, or everybody."""
        self.shown = len(self.events)
        """How many events have been shown."""
        self.saved = len(self.journal) if file else -1
        """How many answers the game had when it was last saved."""
        self.drawn = -1
        """How many answers there were when the board was last shown to somebody."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            "undo": lambda seat, rest: self.undo(),
            "save": lambda seat, rest: self.save(rest),
            "why": self.why,
            "rules": lambda seat, rest: self.rules(rest),
            "board": lambda seat, rest: self.show_board(seat),
            "log": lambda seat, rest: self.show_log(rest),
            "actions": lambda seat, rest: self.show_question(seat),
            "hint": lambda seat, rest: self.hint(seat),
            "help": lambda seat, rest: self.print(self.texts("ui-help")),
            "quit": lambda seat, rest: self.quit(),
        }

    @property
    def journal(self) -> list[Answer]:
        return self.state.journal or []

    @property
    def events(self) -> list[Event]:
        return self.state.events or []

    # -- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        self.welcome()
        try:
            while self.state.asked:
                self.answer(self.state.asked[0])
                self.show_events()
        except (EOFError, KeyboardInterrupt, QuitError):
            self.leave()
            return 0
        self.console.print(board(self.state.box.game.key)(self.state.view(None), self.state.box, self.texts))
        show_end(self.console, self.state.final(), self.texts)
        if self.file is not None and self.saved != len(self.journal):
            self.save("")
        return 0

    def answer(self, seat: int) -> None:
        """Let chance, a bot or a person answer."""
        if seat == CHANCE:
            self.state.take(seat, self.chance.answer(self.state))
            return
        bot = self.bots[seat]
        if bot is not None:
            with self.console.status(self.texts("ui-thinking", seat=self.texts.seat(seat))):
                chosen = ask(bot, self.state, seat)
            self.state.take(seat, chosen)
            return
        if self.state.question(seat).turn_level and self.others_answered(seat):
            self.show_board(seat)
        self.show_question(seat)
        asked = self.state
        while self.state is asked:
            action = self.understand(seat, self.read(PROMPT).strip())
            if action is not None:
                self.state.take(seat, action)
                return

    def understand(self, seat: int, line: str) -> Action | None:
        """The answer that a line gives; a command is carried out and gives none."""
        actions: list[Action] = self.state.actions(seat)
        if not line:
            return None
        if line.isdecimal():
            if 1 <= int(line) <= len(actions):
                return actions[int(line) - 1]
            self.print(self.texts("ui-no-such-number", number=int(line), count=len(actions)))
            return None
        try:
            action: Action = self.state.box.vocabulary.parse(line)
        except NotationError:
            action = ()
        if action in actions:
            return action
        word, _, rest = line.partition(" ")
        if word.casefold() in self.commands:
            self.commands[word.casefold()](seat, rest.strip())
        else:
            self.why(seat, line)
        return None

    def others_answered(self, seat: int) -> bool:
        """Whether somebody else has answered since the board was last shown."""
        return self.drawn < 0 or any(answer.seat != seat for answer in self.journal[self.drawn :])

    # -- what the screen shows -----------------------------------------------------------------------------------

    def print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def welcome(self) -> None:
        players = ", ".join(
            self.texts("ui-player", seat=self.texts.seat(n), player=self.texts("ui-human") if name == HUMAN else name)
            for n, name in enumerate(self.names)
        )
        self.print(self.texts("ui-welcome", title=self.texts.own("title"), players=players), "bold")
        if HUMAN in self.names:
            self.print(self.texts("ui-start-help"))

    def show_board(self, seat: int) -> None:
        self.drawn = len(self.journal)
        self.console.print(board(self.state.box.game.key)(self.state.view(seat), self.state.box, self.texts))

    def show_question(self, seat: int) -> None:
        """The question with its answers: number, words, what it gives and costs, notation."""
        state, texts = self.state, self.texts
        step = state.question(seat)
        self.console.print(Rule(escape(texts("ui-your-turn", seat=texts.seat(seat))), align="left", style="dim"))
        answers = [texts.action(action) for action in answers_of_move(state, seat)]
        if answers:
            self.print(texts("ui-so-far", path="; ".join(answers)), "dim")
        self.print(texts.ask(state, seat), "bold")
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        table.add_column(style="cyan", no_wrap=True)
        for number, action in enumerate(state.actions(seat), 1):
            hint = texts.hint(action)
            words = escape(texts.action(action)) + (f" [dim]({escape(hint)})[/dim]" if hint else "")
            price = ", ".join(texts.amount(what, n) for what, n in step.price(state, seat, action) if n)
            table.add_row(str(number), words, escape(price), escape(state.box.vocabulary.format(action)))
        self.console.print(table, highlight=False)

    def show_events(self) -> None:
        """What has happened since events were last shown."""
        for event in self.events[self.shown :]:
            self.print("  " + self.texts.event(event.seen_by(self.viewer)))
        self.shown = len(self.events)

    def show_log(self, rest: str) -> None:
        lines = int(rest) if rest.isdecimal() else LOG_LINES
        events = self.events[-lines:] if lines else []
        for event in events:
            self.print("  " + self.texts.event(event.seen_by(self.viewer)))
        if not events:
            self.print(self.texts("ui-log-empty"))

    # -- the commands --------------------------------------------------------------------------------------------

    def why(self, seat: int, line: str) -> None:
        """Why an answer is not allowed, and the text of the rule that says so."""
        reason = self.state.why_not(seat, line)
        if reason is None:
            number = self.state.actions(seat).index(self.state.box.vocabulary.parse(line)) + 1
            self.print(self.texts("ui-legal", number=number))
            return
        self.print(self.texts.why(reason))
        for text in self.state.box.game.rules_in(self.texts.language):
            if text.number == reason.rule:
                self.print(self.texts("ui-rule", rule=text.number, text=text.text), "dim")

    def hint(self, seat: int) -> None:
        """What a strong bot would answer with what this seat knows."""
        game, seen = self.state.box.game, self.state.seen_by(seat)
        bot = Search(evaluator_of(game), self.hints, *strength(game.key, HINTING))
        with self.console.status(self.texts("ui-thinking", seat=self.texts.seat(seat))):
            best, *_ = bot.thoughts(seen, seat)
        number = self.state.actions(seat).index(best.action) + 1
        percent = round(100 * best.value)
        self.print(self.texts("ui-hint", number=number, answer=self.texts.action(best.action), percent=percent))

    def rules(self, query: str) -> None:
        rules = look_up(self.state.box.game, query, self.texts.language)
        for text in rules:
            self.console.print(f"[bold]{text.number}[/bold] {escape(text.text)}", highlight=False)
        if not rules:
            self.print(self.texts("ui-no-rules", query=query))

    def undo(self) -> None:
        """Take back the last answer of choice, unless chance or somebody else has answered since."""
        journal = self.journal
        for number in range(len(journal) - 1, -1, -1):
            answer = journal[number]
            if answer.seat == CHANCE:
                chose = any(earlier.seat != CHANCE and not earlier.forced for earlier in journal[:number])
                self.print(self.texts("ui-undo-chance" if chose else "ui-undo-nothing"))
                return
            if self.bots[answer.seat] is not None or (journal[-1].seat != answer.seat):
                self.print(self.texts("ui-undo-other"))
                return
            if not answer.forced:
                self.print(self.texts("ui-undo-done", answer=self.texts.action(answer.action)))
                self.go_back_to(number)
                return
        self.print(self.texts("ui-undo-nothing"))

    def go_back_to(self, number: int) -> None:
        """The state before an answer, replayed from the record; chance and bots go on with what is to come."""
        record = Record.of(self.state)
        record.lines = record.lines[:number]
        record.result = ""
        self.state = record.replay()
        self.shown = len(self.events)
        self.drawn = min(self.drawn, number)

    def quit(self) -> None:
        raise QuitError

    def save(self, name: str) -> None:
        """Write the record to a file."""
        target = Path(name).expanduser() if name else self.file or free_name(self.state.box.game.key)
        players = dict(zip(self.state.box.seat_names, self.names, strict=True))
        draft = target.with_name(target.name + ".part")
        try:
            draft.write_text(str(Record.of(self.state, players)), encoding="utf-8")
            draft.replace(target)
        except OSError as error:
            self.print(self.texts("ui-not-saved", problem=str(error)))
            return
        self.file = target
        self.print(self.texts("ui-saved", file=str(target)))
        self.saved = len(self.journal)

    def leave(self) -> None:
        """Keep what was played and say how to go on with it."""
        self.console.print()
        chosen = any(answer.seat != CHANCE and not answer.forced for answer in self.journal)
        if chosen and self.saved != len(self.journal):
            self.save("")
        if self.saved == len(self.journal):
            self.print(self.texts("ui-resume", file=shlex.quote(str(self.file))))
        self.print(self.texts("ui-bye"))


def free_name(key: str) -> Path:
    """A file that is not there yet: antike-1.quadriga."""
    number = 1
    while (path := Path(f"{key}-{number}.quadriga")).exists():
        number += 1
    return path
