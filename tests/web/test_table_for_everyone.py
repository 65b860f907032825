"""The table and the replay page for everyone: screen readers, keyboards, phones, languages, light and dark."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.contract.test_messages import messages
from tests.play import RECORDS
from tests.web.playing import asked, like_words, play, sit_down, watch
from tests.web.server import go, open_table, post, violations

GAMES = ["antike", "praetor", "romolo", "corduba"]
RECORD = RECORDS / "praetor" / "two-random.quadriga"


def open_record(page: Page, file: Path = RECORD) -> str:
    return str(post(page, "replays", {"record": file.read_text(encoding="utf-8")})["id"])


def untranslated(page: Page) -> set[str]:
    """Message ids that are shown where their words should be."""
    ids = {name for name in messages("en", "tablepage") if "-" in name}
    return set(page.inner_text("body").split()) & ids


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", False), ("dark", True)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_a_table_stands_in_anyones_way(visit: Any, game: str, theme: str, phone: bool) -> None:
    page = visit("/", color_scheme=theme, phone=phone)
    sit_down(page, game, "me random")
    play(page, 4, most=4)
    asked(page)
    page.locator(".prompt [data-notation]").first.focus()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nor_do_the_dialogs_the_curtain_and_the_end(visit: Any, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    go(page, f"/table/{open_table(page, 'romolo', 'me me')}")
    expect(page.locator(".curtain")).to_be_visible()
    assert violations(page) == []
    sit_down(page, "romolo", "me random", settings={"round_cap": "1"})
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog", name="Table")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    play(page, 9)
    expect(page.locator("[data-over]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_nor_does_a_replay(visit: Any, theme: str, phone: bool) -> None:
    page = visit("/", color_scheme=theme, phone=phone)
    go(page, f"/record/{open_record(page)}")
    expect(page.get_by_role("article").first).to_be_visible()
    assert violations(page) == []
    assert fits(page)


@pytest.mark.parametrize("locale", ["en", "de", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_everything_in_every_language(visit: Any, game: str, locale: str) -> None:
    page = visit("/", phone=True, locale=locale)
    sit_down(page, game, "me random")
    play(page, 6, most=5)
    asked(page)
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        assert fits(page)
        assert untranslated(page) == set()
    assert violations(page) == []


def test_a_phone_plays_by_touch(visit: Any) -> None:
    page = visit("/", phone=True)
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    page.locator('.prompt [data-notation="pass"]').tap()
    expect(page.locator(".prompt .chosen")).to_be_visible()
    page.get_by_role("button", name="Confirm", exact=True).tap()
    page.get_by_role("button", name="Chronicle").tap()
    expect(page.locator(".part")).to_contain_text("passes")


def test_a_move_can_be_ended_while_the_question_is_pushed_down(visit: Any) -> None:
    page = visit("/", phone=True)
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    answer = page.locator('.prompt [data-notation="pass"]')
    undo, confirm = page.locator("[data-undo]"), page.get_by_role("button", name="Confirm", exact=True)
    answer.tap()
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Push the question down").tap()
    expect(answer).to_be_hidden()
    assert violations(page) == []
    for button in (undo, confirm):
        expect(button).to_be_in_viewport(ratio=1)
    undo.tap()
    expect(undo).to_be_hidden()
    page.get_by_role("button", name="Show the question").tap()
    answer.tap()
    page.get_by_role("button", name="Push the question down").tap()
    confirm.tap()
    page.get_by_role("button", name="Chronicle").tap()
    expect(page.locator(".part")).to_contain_text("passes")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.notation ?? ''"))


def press_until(page: Page, key: str, done: Any) -> None:
    for _ in range(80):
        if done():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads there")


def test_arrows_walk_between_what_is_lit_and_enter_chooses(visit: Any) -> None:
    page = visit("/")
    like_words(page)
    sit_down(page, "romolo", "me random")
    asked(page)
    press_until(page, "Tab", lambda: page.evaluate("'lit' in document.activeElement.dataset"))
    first = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("'lit' in document.activeElement.dataset")
    assert page.evaluate("document.activeElement.innerText") != first
    before = page.locator(".prompt").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_text(before, use_inner_text=True)


def test_a_turn_by_the_keyboard_alone(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    press_until(page, "Tab", lambda: focused(page).startswith("build"))
    page.keyboard.press("Enter")
    expect(page.locator(".path li")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(".path li")).to_have_count(0)
    press_until(page, "Tab", lambda: focused(page).startswith("build"))
    page.keyboard.press("Enter")
    for picks in range(1, 12):
        expect(page.locator(".path li")).to_have_count(picks)
        page.wait_for_selector(".prompt [data-notation]:not([aria-disabled]), [data-confirm]")
        if page.locator("[data-confirm]").count():
            break
        press_until(page, "Tab", lambda: page.evaluate("'notation' in document.activeElement.dataset"))
        page.keyboard.press("Enter")
    press_until(page, "Tab", lambda: page.evaluate("'confirm' in document.activeElement.dataset"))
    page.keyboard.press("Enter")
    expect(page.locator(".side .log")).to_contain_text("builds", ignore_case=True)


def test_a_screen_reader_hears_questions_and_events_and_the_last_again(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    heard = page.locator("[role=log][aria-live=polite]")
    question = page.locator("#asked").inner_text()
    expect(heard).to_contain_text(question, ignore_case=True)
    page.locator('.prompt [data-notation="pass"]').click()
    expect(page.locator(".side .log")).to_contain_text("passes")
    asked(page)
    page.keyboard.press("l")
    last = page.locator(".side .log .turn .text").first.inner_text()
    expect(heard.locator("p").last).to_have_text(last)


# -- replays ----------------------------------------------------------------------------------------------------------


def test_a_game_is_played_again_from_any_seat(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "romolo", "me random", settings={"round_cap": "1", "hidden_coins": "yes"})
    play(page, 2)
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider", name="Answer")).to_be_visible()
    expect(page.get_by_role("article").filter(has_text="?")).to_have_count(2)
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_role("article").filter(has_text="?")).to_have_count(1)
    page.get_by_label("Seen by").select_option("all")
    expect(page.get_by_role("article").filter(has_text="?")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the record").click()
    assert found.value.path().read_text() == page.request.get(f"/api/tables/{table}/record").text()


def position(page: Page) -> int:
    return int(page.get_by_role("slider", name="Answer").input_value())


def test_a_record_is_gone_through(visit: Any) -> None:
    page = visit("/replays")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_role("slider", name="Answer")).to_be_visible()
    page.get_by_role("button", name="One answer on").click()
    page.get_by_role("button", name="One answer on").click()
    page.get_by_role("button", name="One answer back").click()
    slider = page.get_by_role("slider", name="Answer")
    expect(slider).to_have_value("1")
    page.get_by_label("Turn").fill("5")
    page.keyboard.press("Enter")
    expect(page.get_by_text(", turn 5")).to_be_visible()
    at = position(page)
    slider.fill(str(at + 30))
    expect(page.get_by_role("button", name="One answer on")).to_be_visible()
    assert position(page) == at + 30
    page.locator(".answers button").first.click()
    assert position(page) < at + 30
    before = position(page)
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("([slider, n]) => Number(slider.value) > n", arg=[slider.element_handle(), before + 1])
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = position(page)
    page.wait_for_timeout(400)
    assert position(page) <= stopped + 1


def test_a_damaged_record_is_refused_with_line_and_reason(visit: Any, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("blue:"))
    lines[number] = "blue: activate nowhere"
    damaged = tmp_path / "damaged.quadriga"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    page = visit("/replays")
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text(f"line {number + 1}")
    expect(page.get_by_role("alert")).to_contain_text("nowhere")


def test_watching_a_table_that_is_over(visit: Any) -> None:
    page, gaius = visit("/"), visit("/")
    table = sit_down(page, "romolo", "me random", settings={"round_cap": "1"})
    play(page, 5)
    watch(gaius, table)
    expect(gaius.locator("[data-over]")).to_be_visible()
    expect(gaius.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_drawn_board_as_tables_of_words(visit: Any) -> None:
    page = visit("/account")
    page.get_by_label("The board as tables of words").check()
    sit_down(page, "antike", "me random", settings={"turn_cap": "3"})
    expect(page.locator("section.plain")).to_be_visible()
    expect(page.locator("[data-place]")).to_have_count(0)
    play(page, 3, on_board=50)
    expect(page.get_by_role("heading", name="The game is over.")).to_be_visible()
