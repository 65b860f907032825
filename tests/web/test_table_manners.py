"""What a table owes the people at it: to say what was taken back, where one is, what is not there; and no more."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.measuring import BOXES, SIZES, moved
from tests.web.playing import asked, press, sit_down, step, until, watch
from tests.web.server import Line, go, open_table, post, violations


def test_taking_back_is_announced_and_leaves_no_recap(visit: Any) -> None:
    livia, marcus = visit("/"), visit("/")
    table = open_table(livia, "antike", "me open")
    post(marcus, f"tables/{table}/sit", {"seat": 1, "nonce": "marcus"})
    pages = {0: livia, 1: marcus}
    for page in pages.values():
        watch(page, table)
    turn = next(n for n, page in pages.items() if page.request.get(f"/api/tables/{table}?seat={n}").json()["questions"])
    first, second = pages[turn], pages[1 - turn]
    recap = second.get_by_role("region", name="Since your last turn")
    until(lambda: second.locator(".prompt [data-notation]").count(), first)
    asked(second)
    until(lambda: first.locator(".prompt [data-notation]").count(), second)
    until(lambda: second.locator(".prompt [data-notation]").count(), first)
    expect(recap).to_be_visible()
    first.keyboard.press("z")
    name = "Carthage" if turn == 0 else "Rome"
    expect(second.locator(".taken")).to_have_text(f"{name} took back the last answer.")
    expect(second.get_by_role("log").get_by_text("took back")).to_be_attached()
    expect(recap).to_have_count(0)
    expect(first.locator(".taken")).to_have_count(0)
    step(first)
    until(lambda: not second.locator(".taken").count(), first)


def test_an_unreachable_server_is_forgotten_when_it_answers_again(visit: Any) -> None:
    page = visit("/")
    line = Line(page)
    table = sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    page.route(f"**/api/tables/{table}/*", lambda route: route.abort())
    page.locator('.prompt [data-notation="pass"]').click()
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.unroute(f"**/api/tables/{table}/*")
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)
    assert line.whole


def test_after_enter_the_question_has_the_focus(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    page.locator('.prompt [data-notation]:not([data-notation="pass"])').first.focus()
    press(page, "Enter")
    expect(page.locator("#asked")).to_be_focused()
    page.locator(".prompt [data-notation]").first.focus()
    press(page, "Enter")
    expect(page.locator("#asked")).to_be_focused()


def test_left_and_right_go_round_the_rondel(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "antike", "me random")
    asked(page)
    ring = page.locator("[data-ring] [data-lit]")
    count = 8
    expect(ring).to_have_count(count)
    ring.first.focus()
    seen = []
    for _ in range(count + 1):
        seen.append(page.evaluate("document.activeElement.dataset.place"))
        page.keyboard.press("ArrowRight")
    assert len(set(seen)) == count
    assert seen[0] == seen[-1]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.place") == seen[-2]


def test_no_curtain_where_nobody_has_secrets(visit: Any) -> None:
    page = visit("/")
    table = open_table(page, "antike", "me me")
    watch(page, table)
    for _ in range(2):
        asked(page)
        before = page.locator("#asked").inner_text(), page.locator(".player.asked h2").inner_text()
        expect(page.locator(".curtain")).to_have_count(0)
        until(lambda now=before: page.locator(".player.asked h2").inner_text() != now[1], page)


def test_the_clock_that_ends_a_game_is_shown(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    view = page.request.get(f"/api/tables/{table}?seat=0").json()["view"]
    clock = page.locator("[data-clock]")
    expect(clock).to_have_text(f"{view['stack']} city and {view['wall_stack']} wall tiles left")
    expect(page.locator(".status").first).not_to_contain_text("/")
    sit_down(page, "romolo", "me random")
    expect(clock).to_contain_text("of 3 kinds used up")


def test_an_unknown_address_says_so(visit: Any, browser: Any, server: str) -> None:
    page = browser.new_context(base_url=server, locale="en").new_page()
    for path, text in (
        ("/temple/of/janus", "No page has this address."),
        ("/table/nothinghere1", "There is no such table."),
        ("/replay/nothinghere1", "There is no such replay."),
        ("/record/nothinghere1", "There is no such replay."),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text(text)
        assert page.evaluate("location.pathname") == path
    assert violations(page) == []
    page.get_by_role("alert").get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="Choose a door")).to_be_visible()
    page.context.close()


def test_hash_and_command_of_the_waiting_room_are_details(visit: Any) -> None:
    page = visit("/")
    page.route("**/api/addresses", lambda route: route.fulfill(json=[]))
    table = open_table(page, "antike", "me open")
    go(page, f"/table/{table}")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    commitment = page.locator("code").filter(has_text=re.compile("^[0-9a-f]{64}$"))
    command = page.get_by_text("quadriga serve")
    expect(commitment).to_be_hidden()
    expect(command).to_be_hidden()
    page.get_by_text("how chance is made fair").click()
    page.get_by_text("Only this machine can open this link.").click()
    expect(commitment).to_be_visible()
    expect(command).to_be_visible()


def test_only_settings_that_apply_are_shown(visit: Any) -> None:
    page = visit("/new/corduba")
    page.get_by_text("More options").click()
    consul = page.get_by_role("radio", name="Consul: the hardest")
    hints = page.get_by_label("Hints between people")
    expect(page.get_by_role("radiogroup", name="Number of seats")).to_be_visible()
    expect(consul).to_have_count(0)
    expect(hints).to_have_count(0)
    page.get_by_role("radiogroup", name="Number of seats").get_by_role("radio", name="Solo").check()
    expect(consul).to_be_visible()
    expect(page.locator("form :disabled")).to_have_count(0)


def test_the_button_of_a_new_table_covers_nothing(visit: Any) -> None:
    page = visit("/new/praetor", viewport={"width": 1366, "height": 768})
    page.get_by_text("More options").click()
    covered = page.evaluate(
        """() => {
          const fields = [...document.querySelectorAll('form :is(input, select, button, summary)')];
          const wrong = [];
          for (let y = 0; y <= document.documentElement.scrollHeight; y += 150) {
            scrollTo(0, y);
            for (const field of fields) {
              const box = field.getBoundingClientRect();
              const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
              if (!box.width || middle < 0 || middle > innerHeight) continue;
              const top = document.elementFromPoint(x, middle);
              if (top?.closest('.go') && !field.closest('.go')) wrong.push(field.outerHTML.slice(0, 80));
            }
          }
          return wrong;
        }"""
    )
    assert covered == []


@pytest.mark.parametrize("size", ["1366x768", "390x844"])
def test_the_notice_of_a_newer_version_moves_nothing_and_can_be_put_away(visit: Any, size: str) -> None:
    page = visit("/", **SIZES[size])
    sit_down(page, "praetor", "me random")
    asked(page)
    before = page.evaluate(BOXES)
    page.evaluate("navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'updated' } }))")
    notice = page.get_by_role("status").filter(has_text="A newer version")
    expect(notice).to_be_in_viewport(ratio=1)
    assert moved(before, page.evaluate(BOXES)) == []
    assert violations(page) == []
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


DOTTED = """(place) => {
  const round = (one) => one.strokeDasharray !== 'none' && one.strokeLinecap === 'round';
  const dots = (one) => one.outlineStyle === 'dotted' || round(one);
  return [place, ...place.querySelectorAll('*')].some((one) => dots(getComputedStyle(one)));
}"""


@pytest.mark.parametrize("game", ["antike", "praetor", "romolo", "corduba"])
def test_a_hint_is_marked_on_the_board_by_dots(visit: Any, game: str) -> None:
    page = visit("/")
    sit_down(page, game, "me random")
    asked(page)
    hint, marked = page.get_by_role("button", name="Hint", exact=True), page.locator(".table [data-hinted]")
    expect(marked).to_have_count(0)
    hint.click()
    expect(marked.first).to_be_visible()
    assert all(place.evaluate(DOTTED) for place in marked.all())
    assert violations(page) == []
    hint.click()
    expect(marked).to_have_count(0)
