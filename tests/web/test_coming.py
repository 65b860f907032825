"""Coming to a table: two clicks, the keyboard alone, a link, several at one screen; and being somebody."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.play import RECORDS
from tests.web.server import Line, go, open_table, violations

TABLE = re.compile(r"/table/\w+")


def playing(page: Page) -> None:
    """Wait until the game at this table has begun."""
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("heading", name="Who plays")).to_have_count(0)
    page.wait_for_function("fetch('/api' + location.pathname.replace('table', 'tables')).then(r => r.json())"
                           ".then(s => s.table.stage === 'playing')")  # fmt: skip


def test_a_game_against_a_bot_starts_in_two_clicks(visit: Any) -> None:
    page = visit("/")
    page.get_by_role("link", name="Praetor").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    playing(page)


def test_on_a_phone_as_well(visit: Any) -> None:
    page = visit("/", phone=True)
    page.get_by_role("link", name="Romolo o Remo?").first.tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    playing(page)


def press_until(page: Page, key: str, name: str) -> None:
    """Press a key until something of that name has the focus."""
    said = "(document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || '').trim()"
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate(said).startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by {key}")


def test_by_the_keyboard_alone(visit: Any) -> None:
    page = visit("/")
    page.get_by_role("link", name="Corduba").first.wait_for()
    press_until(page, "Tab", "Corduba")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_focused()
    press_until(page, "Tab", "Play")
    page.keyboard.press("Enter")
    playing(page)


def test_the_menu_by_the_keyboard(visit: Any) -> None:
    page = visit("/")
    press_until(page, "Tab", "Theme")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitemradio").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitemradio", name="Dark")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Theme")).to_be_focused()


def test_every_option_reaches_the_table(visit: Any) -> None:
    page = visit("/new/antike")
    page.get_by_role("radio", name="East: Greece and Persia").check()
    page.get_by_role("radiogroup", name="Special units").get_by_role("radio", name="On").check()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("radio", name="Live").check()
    page.get_by_text("More options").click()
    page.get_by_label("Name of the table").fill("Salamis")
    page.get_by_label("Turn limit").fill("30")
    page.get_by_label("By link only").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Salamis")).to_be_visible()
    table = page.request.get(page.evaluate("location.pathname").replace("/table/", "/api/tables/")).json()["table"]
    assert table["settings"] == {"map": "east", "special_units": "yes", "turn_cap": "30"}
    assert table["pace"] == {"kind": "game", "seconds": 1800}
    assert table["private"]
    expect(page.get_by_text("30 minutes each")).to_be_visible()


def test_options_for_each_seat(visit: Any) -> None:
    page = visit("/new/praetor")
    page.get_by_role("radiogroup", name="Number of seats").get_by_role("radio", name="3").check()
    page.get_by_label("Seat 3", exact=True).select_option("open")
    page.get_by_text("More options").click()
    page.get_by_label("Sides of the player boards, Seat 2").select_option("B")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(TABLE)
    table = page.request.get(page.evaluate("location.pathname").replace("/table/", "/api/tables/")).json()["table"]
    assert table["settings"]["sides"] == "A,B,A"


def test_a_friend_comes_by_the_link(visit: Any) -> None:
    livia, marcus = visit("/new/antike"), visit("/account")
    livia.get_by_label("Seat 2", exact=True).select_option("open")
    livia.get_by_role("button", name="Open the table").click()
    link = livia.get_by_label("Link to this table").input_value()
    expect(livia.get_by_role("img", name="The link as a QR code")).to_be_visible()
    go(marcus, re.sub("https?://[^/]*", "", link))
    expect(marcus.get_by_text("The game begins when the last seat is taken.")).to_be_visible()
    marcus.get_by_role("button", name="Sit here").click()
    playing(marcus)
    playing(livia)
    nonces = livia.request.get(livia.url.replace("/table/", "/api/tables/")).json()["table"]["fairness"]["nonces"]
    assert len(set(nonces)) == 2, "both have added to the chance"


def test_who_comes_and_goes_is_seen_at_once(visit: Any) -> None:
    """In the room where one waits and at the table, without a new screen."""
    livia, marcus = visit("/new/antike"), visit("/account")
    livia.get_by_label("Seat 2", exact=True).select_option("open")
    livia.get_by_role("button", name="Open the table").click()
    table = re.sub("https?://[^/]*", "", livia.get_by_label("Link to this table").input_value())
    go(marcus, table)
    marcus.get_by_role("button", name="Sit here").click()
    playing(marcus)
    playing(livia)
    panels = livia.locator(".player.panel")
    expect(panels.filter(has_text="away")).to_have_count(0)
    go(marcus, "/account")
    expect(panels.filter(has_text="away")).to_have_count(1)
    go(marcus, table)
    expect(panels.filter(has_text="away")).to_have_count(0)


def test_bots_take_the_seats_that_nobody_comes_to(visit: Any) -> None:
    livia, marcus = visit("/"), visit("/")
    table = open_table(livia, "praetor", "me open open")
    for page in (livia, marcus):
        go(page, f"/table/{table}")
    expect(marcus.get_by_role("button", name="Give to a bot")).to_have_count(0)
    livia.get_by_role("button", name="Give to a bot: Yellow").click()
    livia.get_by_role("menuitem", name="Tiro").click()
    expect(marcus.get_by_text("Tiro")).to_be_visible()
    livia.get_by_role("button", name="Open the seat again").click()
    expect(marcus.get_by_text("Tiro")).to_have_count(0)
    marcus.get_by_role("button", name="Sit here").first.click()
    marcus.get_by_label("Say something").fill("A bot, please.")
    marcus.keyboard.press("Enter")
    expect(livia.get_by_role("list", name="Talk").get_by_text("A bot, please.")).to_be_visible()
    livia.get_by_role("button", name="Give to a bot: Green").press("Enter")
    livia.get_by_role("menuitem", name="Miles").press("Enter")
    playing(livia)
    playing(marcus)


def test_open_tables_are_in_the_lobby_and_private_ones_are_not(visit: Any) -> None:
    livia, marcus = visit("/"), visit("/")
    open_table(livia, "corduba", "me open open", name="Bridge at dusk")
    open_table(livia, "antike", "me open", name="Secret plans", private=True)
    row = marcus.get_by_role("listitem").filter(has_text="Bridge at dusk")
    expect(row).to_be_visible()
    expect(marcus.get_by_text("Secret plans")).to_have_count(0)
    expect(livia.get_by_role("region", name="Your tables").get_by_text("Secret plans")).to_be_visible()
    row.get_by_role("link", name="Join").click()
    marcus.get_by_role("button", name="Sit here").first.click()
    expect(livia.get_by_role("region", name="Your tables").get_by_text("Bridge at dusk")).to_be_visible()


def test_several_at_one_screen(visit: Any) -> None:
    page = visit("/new/romolo")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    expect(page.get_by_text("Several of you at this screen")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    playing(page)
    seats = page.request.get(page.url.replace("/table/", "/api/tables/")).json()["table"]["seats"]
    assert [seat["mine"] for seat in seats] == [True, True]


def test_alone_against_the_game_itself(visit: Any) -> None:
    page = visit("/new/corduba")
    page.get_by_role("radiogroup", name="Number of seats").get_by_role("radio", name="Solo").check()
    page.get_by_role("radio", name="Consul: the hardest").check()
    page.get_by_role("button", name="Play", exact=True).click()
    playing(page)


def test_a_table_that_is_not_there(visit: Any, browser: Any, server: str) -> None:
    page = browser.new_context(base_url=server, locale="en").new_page()
    page.goto("/table/nothinghere1")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    expect(page.get_by_role("alert").get_by_role("link", name="Lobby")).to_be_visible()
    page.context.close()


def test_the_room_says_when_the_connection_is_lost_and_catches_up(visit: Any) -> None:
    livia, marcus = visit("/"), visit("/")
    table = open_table(livia, "antike", "me open", name="Long silence")
    line = Line(livia)
    go(livia, f"/table/{table}")
    expect(livia.get_by_text("Free seat", exact=True)).to_be_visible()
    line.cut()
    expect(livia.get_by_text("The connection is lost")).to_be_visible()
    go(marcus, f"/table/{table}")
    marcus.get_by_role("button", name="Sit here").click()
    playing(marcus)
    expect(livia.get_by_text("Free seat", exact=True)).to_be_visible()
    line.mend()
    playing(livia)


def test_a_server_out_of_reach(visit: Any, browser: Any, server: str) -> None:
    page = browser.new_context(base_url=server, locale="en").new_page()
    page.route("**/api/me", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute("**/api/me")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Choose a door")).to_be_visible()
    page.context.close()


def test_a_name_and_an_account(visit: Any) -> None:
    page = visit("/account")
    form = page.get_by_role("region", name="Your name")
    form.get_by_label("Name").fill("Cornelia")
    form.get_by_role("button", name="Change the name").click()
    expect(page.get_by_role("status")).to_have_text("You are Cornelia now.")
    expect(page.get_by_role("banner")).to_contain_text("Cornelia")
    register = page.get_by_role("region", name="Register")
    register.get_by_label("Password").fill("aqua virgo")
    register.get_by_role("button", name="Register").click()
    expect(page.get_by_role("status")).to_have_text("Cornelia is yours now.")
    assert violations(page) == []
    page.get_by_role("button", name="New token").click()
    expect(page.get_by_text("It is shown only this once")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    login = page.get_by_role("region", name="Log in")
    login.get_by_label("Name").fill("Cornelia")
    login.get_by_label("Password").fill("aqua claudia")
    login.get_by_role("button", name="Log in").click()
    expect(login.get_by_role("alert")).to_contain_text("no such name with this password")
    login.get_by_label("Password").fill("aqua virgo")
    login.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("status")).to_have_text("Welcome back, Cornelia.")


def test_a_record_from_a_file(visit: Any) -> None:
    page = visit("/replays")
    file = RECORDS / "antike" / "west.quadriga"
    page.get_by_label("Choose a .quadriga file").set_input_files(file)
    expect(page).to_have_url(re.compile("/record/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the record").click()
    assert found.value.path().read_text() == file.read_text()


def test_a_file_that_is_no_record(visit: Any, browser: Any, server: str) -> None:
    page = browser.new_context(base_url=server, locale="en").new_page()
    go(page, "/replays")
    file = {"name": "list.txt", "mimeType": "text/plain", "buffer": b"bread, wine, dice"}
    page.get_by_label("Choose a .quadriga file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("no record Quadriga can read")
    page.context.close()
