"""Plays at a table by clicking only what is lit on the board, as somebody does who reads no list of answers."""

from __future__ import annotations

from playwright.sync_api import Page

from quadriga.kernel.chance import Rng

SEEN = """
    const seen = (element) => element && element.getClientRects().length > 0
    const lit = () => [...document.querySelectorAll('.table [data-lit]')].filter(seen)
    const sure = () => document.querySelector('.prompt > .button.primary:enabled')
    const over = () => document.querySelector('.table') && !document.querySelector('.prompt')
    const now = () => [document.querySelector('#asked')?.textContent, document.querySelector('.path')?.textContent,
                       !!sure(), ...lit().map((element) => element.dataset.place)].join('|')
"""
WAIT = f"(before) => {{ {SEEN} return over() || (now() !== before && (seen(sure()) || lit().length > 0)) }}"
STATE = f"() => {{ {SEEN} return {{ now: now(), over: over(), sure: seen(sure()), lit: lit().length }} }}"
SPOT = f"""(n) => {{ {SEEN}
    const target = lit()[n]
    const drawn = target.querySelector('[data-anchor]') ?? target
    drawn.scrollIntoView({{ block: 'nearest' }})
    const {{ left, top, width, height }} = drawn.getBoundingClientRect()
    return {{ x: left + width / 2, y: top + height / 2, place: target.dataset.place }}
}}"""
LONGEST = 60_000


def play_by_lights(page: Page, seed: str, most: int = 5000) -> int:
    """Click lit things at random until the game is over, or so many times; gives the number of clicks."""
    rng, touch = Rng(seed), page.evaluate("matchMedia('(pointer: coarse)').matches")
    before = ""
    for clicks in range(most):
        page.wait_for_function(WAIT, arg=before, timeout=LONGEST)
        state = page.evaluate(STATE)
        before = state["now"]
        if state["over"]:
            return clicks
        if state["sure"]:
            page.locator(".prompt > .button.primary:enabled").click()
            continue
        spot = page.evaluate(SPOT, rng.below(state["lit"]))
        (page.touchscreen.tap if touch else page.mouse.click)(spot["x"], spot["y"])
    return most
