"""What a table page looks like, in numbers: what moves, what is cut off, what is too small."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import ElementHandle, Page

from quadriga.games import read_record
from quadriga.kernel.screen import question
from quadriga.kernel.step import CHANCE
from tests.play import RECORDS

SIZES: dict[str, Any] = {
    "1366x768": {"viewport": {"width": 1366, "height": 768}},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "844x390": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "720x450": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
}
"""Desks, a phone upright and on its side, a desk at 200 %."""
DESKS = ("1366x768", "1440x900", "1920x1080")
TOUCHED = ("390x844", "844x390")
GAMES = {"antike": "west", "corduba": "four-greedy", "praetor": "four-expert", "romolo": "powers-4-0"}
"""The recorded game that is looked at of each."""

BOXES = """[...document.querySelectorAll('.board, .board > *, .board .box:has(> .tools), .panel:not(.box, .over *)'),
    ...document.querySelectorAll('.strip, .sheet, .table [data-lit]'),
    ...document.querySelectorAll('.prompt > *, .prompt [data-notation], .prompt .tools > *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const name = one.dataset.notation ?? one.dataset.place ?? one.classList[0] ?? one.tagName;
  return [name, one.closest('svg') ? 3 : 1, x, y, x + width, y + height];
}).filter(([name]) => !/coach/.test(name))"""
"""Board, panels and answers: what each is, how far an edge may be off (a drawing can get a thicker rim), its edges."""
BEFORE = f"""(answer) => {{
  answer.scrollIntoView({{ block: 'center' }});
  const {{ x, y, width, height }} = answer.getBoundingClientRect();
  return [answer.dataset.notation, x + width / 2, y + height / 2, {BOXES}];
}}"""
AFTER = f"""([x, y]) => [document.elementFromPoint(x, y)?.closest('[data-notation]')?.dataset.notation, {BOXES}]"""
SHOWN = "() => document.querySelector('.hover-preview[data-pointed]')"
GONE = "() => !document.querySelector('.hover-preview[data-pointed]') || document.querySelector('.laying')"
"""A tile in hand shows what it would bring where it is, also when nothing is pointed at."""
STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

LOST = """() => [...document.querySelectorAll('.table [data-lit], .table [data-notation]')].flatMap((one) => {
  const rect = one.getBoundingClientRect();
  if (!rect.width && !rect.height) return [];  // in a part that its tab announces
  const name = one.dataset.notation ?? one.dataset.place;
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  for (let box = one.parentElement; box; box = box.parentElement) {
    if (box instanceof SVGElement || getComputedStyle(box).overflow === 'visible') continue;
    const seen = box.getBoundingClientRect();
    const [left, right] = [[x < seen.left, 'left'], [x > seen.right, 'right']];
    const beyond = [[y < seen.top, 'above'], [y > seen.bottom, 'below'], left, right];
    const cues = [...(box.parentElement?.children ?? []), ...box.children];
    for (const [out, side] of beyond)
      if (out && !cues.some((cue) => cue.dataset?.cue === side)) return [`${name} is ${side} ${box.className}`];
    if (beyond.some(([out]) => out)) return [];
  }
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight ? [`${name} is off the screen`] : [];
})"""
"""What is lit or can be answered and is neither in sight nor announced at the edge of its window."""
UNMARKED = """() => [...document.querySelectorAll('.table [data-lit]')].flatMap((one) =>
  one.getClientRects().length || document.querySelector('.tabs button.lit')
    || one.closest('.flat :is(.status, .pass, .fan, .action-bar)') ? [] : [one.dataset.place])"""
"""What is lit in a part that is not shown while no tab says so; beside a low screen's sheet it is not said twice."""
TINY = """(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement: holder } = walker.currentNode;
    if (!textContent.trim() || holder.closest('svg, .aside') || !holder.getClientRects().length) continue;
    if (parseFloat(getComputedStyle(holder).fontSize) < 11) found.push(`text: ${textContent.trim().slice(0, 40)}`);
  }
  for (const target of document.querySelectorAll('.table :is(button, a, input, summary, select)')) {
    if (target.closest('svg') || target.disabled) continue;
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    if (!width || !height || target.matches('.aside')) continue;
    if (Math.min(width, height) < least - 0.5) {
      const name = target.ariaLabel || target.dataset.place || target.textContent;
      found.push(`target: ${name.trim().slice(0, 40)} ${width} x ${height}`);
    }
  }
  return found;
}"""
"""Text under 11 pixels and targets smaller than they may be, outside the drawings."""


@dataclass
class Asked:
    """A question of a recorded game: after how many answers, and of which kind."""

    after: int
    step: str


@cache
def record_of(game: str) -> str:
    return (RECORDS / game / f"{GAMES[game]}.quadriga").read_text(encoding="utf-8")


@cache
def all_questions(game: str) -> list[Asked]:
    """All questions of the recorded game that leave something to choose."""
    record = read_record(record_of(game))
    state: Any = record.box.game.begin(record.box)
    found = []
    for index, line in enumerate(record.lines):
        if index < len(state.journal):
            continue  # the kernel has given this answer itself
        asked = question(state, line.seat) if line.seat != CHANCE else None
        if asked and len(asked["choices"]) > 1:
            found.append(Asked(len(state.journal), asked["step"]))
        state.play(line.seat, line.action)
    return found


def some_questions(game: str, count: int) -> list[Asked]:
    """That many questions, the first of each kind before all others, and those from the middle of the game."""
    every = all_questions(game)
    kinds: dict[str, Asked] = {}
    for asked in every[len(every) // 3 :] + every:
        kinds.setdefault(asked.step, asked)
    chosen = list(kinds.values())
    rest = [asked for asked in every[len(every) // 2 :] if asked not in chosen]
    return [*chosen, *rest[:: max(1, len(rest) // count)]][:count]


def by_name(boxes: list[Any]) -> dict[tuple[str, int], Any]:
    """Things of the same name are told apart by their order."""
    seen: dict[str, int] = {}
    found = {}
    for name, *rest in boxes:
        seen[name] = seen.get(name, 0) + 1
        found[name, seen[name]] = rest
    return found


def moved(before: list[Any], after: list[Any]) -> list[str]:
    """What is elsewhere now; a card that is drawn as played while its answer is pointed at is no longer lit."""
    now = by_name(after)
    return [
        f"{name}: {was} is now {now[name][1:]}"
        for name, (off, *was) in by_name(before).items()
        if name in now and any(abs(a - b) > off for a, b in zip(was, now[name][1:], strict=True))
    ]


def answers(page: Page, most: int) -> Iterator[ElementHandle]:
    yield from page.query_selector_all(".prompt [data-notation]")[:most]


def point_at_answers(page: Page, most: int, patience: float = 0) -> None:
    """Each answer stays under the pointer, and nothing moves; `patience` is waited for one of ten."""
    for nth, choice in enumerate(answers(page, most)):
        say, x, y, before = choice.evaluate(BEFORE)
        page.mouse.move(x, y)
        page.wait_for_function(SHOWN)
        page.evaluate(STILL)
        if patience and nth % 10 == 0:
            page.wait_for_timeout(patience)
        under, after = page.evaluate(AFTER, [x, y])
        assert under == say
        assert not (elsewhere := moved(before, after)), f"{say}: {elsewhere}"
        page.mouse.move(1, 1)
        page.wait_for_function(GONE)
