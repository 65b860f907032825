"""At a table: picking and taking back, asking why, hints, people among themselves, coming back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import PLAYER, asked, like_words, path, play, screen, sit_down, step, until, watch
from tests.web.server import Line, go, open_table, post


def choices(page: Page) -> Any:
    return page.locator(".prompt [data-notation]")


def chronicle(page: Page) -> Any:
    return page.locator(".side .log")


def pick(page: Page, action: str) -> None:
    page.locator(f'.prompt [data-notation="{action}"]').click()


def begin_building(page: Page) -> str:
    """Praetor's first turn, in the middle: a tile and its place are picked, its turn is asked for."""
    table = sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    page.locator('.prompt [data-notation^="build"]:not([aria-disabled])').first.click()
    expect(page.locator(".path li")).to_have_count(1)
    asked(page)
    allowed = page.locator(".prompt [data-notation]:not([aria-disabled])")
    allowed.and_(page.locator('[data-notation^="place"], [data-notation^="worker"]')).first.click()
    expect(page.locator(".path li")).to_have_count(2)
    return table


# -- one's own move ---------------------------------------------------------------------------------------------------


def test_a_move_is_collected_shown_and_sent_as_one(visit: Any) -> None:
    page = visit("/")
    table = begin_building(page)
    version = screen(page, table)["version"]
    assert path(page)[0].startswith("Build")
    expect(page.get_by_role("group", name="What would change")).to_contain_text("−")
    until(lambda: page.locator("[data-confirm]").count(), page)
    assert screen(page, table)["version"] == version, "nothing is sent before it is confirmed"
    picked = path(page)
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(chronicle(page)).to_contain_text("builds", ignore_case=True)
    assert len(picked) > 2


def test_picks_are_taken_back_one_by_one_then_what_was_sent(visit: Any) -> None:
    page = visit("/")
    begin_building(page)
    page.keyboard.press("z")
    expect(page.locator(".path li")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".path li")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    passed = page.request.get("/api/me").json()["name"] + " passes"
    pick(page, "pass")
    expect(chronicle(page)).to_contain_text(passed)
    asked(page)
    page.keyboard.press("z")
    expect(chronicle(page)).not_to_contain_text(passed)
    expect(page.locator('.prompt [data-notation="pass"]')).to_be_visible()


def test_a_reload_in_the_middle_of_a_move(visit: Any) -> None:
    page = visit("/")
    begin_building(page)
    before, question = path(page), page.locator("#asked").inner_text()
    page.reload()
    expect(page.locator(".path li")).to_have_count(2)
    assert path(page) == before
    expect(page.locator("#asked")).to_have_text(question)


def test_each_move_can_be_confirmed(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_label("Confirm each move").check()
    page.keyboard.press("Escape")
    version = screen(page, table)["version"]
    pick(page, "pass")
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    assert screen(page, table)["version"] == version
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(chronicle(page)).to_contain_text("passes")


def test_a_look_shows_what_would_change(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "antike")
    asked(page)
    page.locator('.prompt [data-notation="rondel marmor"]').hover()
    expect(page.get_by_role("status", name="What would change")).to_contain_text("+")
    expect(page.locator(".path li")).to_have_count(0)


def test_what_is_lit_on_the_board_can_be_chosen_and_narrows(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "corduba", "me random")
    play(page, 5, most=12)
    lit = page.locator(".board [data-lit]")
    until(lambda: lit.count() and choices(page).count() > 4, page)
    asked(page)
    before = page.locator(".prompt").inner_text()
    lit.first.dispatch_event("click")
    expect(page.locator(".prompt")).not_to_have_text(before, use_inner_text=True)


def test_many_choices_can_be_looked_through(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "corduba", "me random")
    field = page.get_by_placeholder("Filter actions")
    until(field.count, page)
    all_of_them = choices(page).count()
    assert all_of_them > 12
    word = choices(page).last.inner_text().split("\n")[0]
    field.fill(word)
    expect(choices(page)).not_to_have_count(all_of_them)
    field.press("z")
    expect(field).to_have_value(word + "z"), "while typing, letters are letters"


def test_why_not(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "antike")
    asked(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Why not?")
    expect(dialog).to_contain_text("click or tap what you cannot choose")
    expect(dialog.get_by_label("Or in notation")).to_have_count(0)
    dialog.get_by_role("button", name="Ask otherwise").click()
    dialog.get_by_label("Or in notation").fill("found Zama gold")
    dialog.get_by_role("button", name="Ask").click()
    rule = dialog.locator("[data-rule]")
    expect(rule).to_have_text(re.compile(r"ANT-\d+\.\d+"))
    assert rule.get_attribute("href") == f"/rules/antike#{rule.inner_text()}"
    dialog.get_by_label("Or in notation").fill("")
    dialog.get_by_label("Answer").select_option("temple")
    dialog.get_by_label("region").select_option("Roma")
    dialog.get_by_role("button", name="Ask").click()
    expect(dialog.locator("[data-rule]")).to_be_visible()


def test_why_not_by_pointing_at_what_is_dark(visit: Any) -> None:
    page = visit("/")
    like_words(page)
    sit_down(page, "romolo", "me random")
    asked(page)
    page.locator(".board [data-kind]:not([data-lit])").first.click()
    expect(page.get_by_role("dialog", name="Why not?").locator("[data-rule]")).to_be_visible()


def test_a_hint_is_shown_and_not_sent(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "praetor")
    asked(page)
    version = screen(page, table)["version"]
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("The house would play:")).to_be_visible()
    expect(page.locator(".choice.hinted")).to_have_count(1)
    assert screen(page, table)["version"] == version


def test_a_standing_answer_is_given_without_being_asked_and_can_be_ended(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "corduba", "me random")
    box = page.get_by_label("From now on always answer so")
    until(box.count, page)
    box.check()
    choices(page).first.click()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("heading", name="Standing answers")).to_be_visible()
    assert len(screen(page, table)["standing"]) == 1
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("heading", name="Standing answers")).to_have_count(0)
    assert screen(page, table)["standing"] == {}


def test_a_recap_of_what_the_others_did(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    choices(page).filter(has_text="Activate").first.click()
    recap = page.get_by_role("region", name="Since your last turn")
    until(recap.count, page)
    expect(recap.locator(".turn")).to_have_count(1)
    expect(recap.locator(".details")).to_have_count(0)
    page.get_by_role("button", name="Seen").click()
    expect(recap).to_have_count(0)


def test_the_title_says_whose_turn_it_is(visit: Any) -> None:
    page = visit("/")
    sit_down(page, "antike", name="Hannibal")
    asked(page)
    expect(page).to_have_title(re.compile("Your turn · Hannibal"))


def test_resigning_needs_two_clicks(visit: Any) -> None:
    page = visit("/")
    table = sit_down(page, "praetor")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    assert not screen(page, table)["table"]["seats"][0]["stand_in"]
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_text("You have resigned.")).to_be_visible()
    expect(page.get_by_role("button", name="Play on myself")).to_have_count(0)
    assert screen(page, table)["table"]["seats"][0]["stand_in"]


# -- people among themselves ------------------------------------------------------------------------------------------


@pytest.fixture
def two(visit: Any) -> tuple[Page, Page, str]:
    """Two people at one table of Antike."""
    livia, marcus = visit("/"), visit("/")
    table = open_table(livia, "antike", "me open", settings={"turn_cap": "2"})
    post(marcus, f"tables/{table}/sit", {"seat": 1, "nonce": "marcus"})
    watch(livia, table)
    watch(marcus, table)
    return livia, marcus, table


def test_two_people_play_a_game_to_its_end(two: tuple[Page, Page, str]) -> None:
    livia, marcus, table = two
    until(lambda: livia.locator("[data-over]").count(), livia, marcus)
    expect(livia.locator("[data-over]")).to_be_visible()
    expect(marcus.locator("[data-over]")).to_be_visible()
    assert livia.locator(".places").inner_text().replace(" you", "") == marcus.locator(".places").inner_text().replace(
        " you", ""
    )
    livia.get_by_role("button", name="Play again", exact=True).click()
    marcus.get_by_role("button", name="Agree").click()
    for page in (livia, marcus):
        page.wait_for_url(re.compile(r"/table/(?!" + table + r")\w+"))
        expect(page.locator("#asked")).to_be_visible()


def who_is_asked(two: tuple[Page, Page, str]) -> tuple[Page, Page]:
    livia, marcus, table = two
    return (livia, marcus) if screen(livia, table)["questions"] else (marcus, livia)


def move(page: Page, other: Page) -> None:
    """A whole move, until the other is asked."""
    until(choices(other).count, page)


def test_taking_back_needs_the_other_once_they_have_learned_something(two: tuple[Page, Page, str]) -> None:
    first, second = who_is_asked(two)
    happened = len(screen(first, two[2])["events"])
    move(first, second)
    asked(second)
    step(second)
    until(lambda: not second.locator(".path li").count(), second)
    assert len(screen(first, two[2])["events"]) > happened
    first.get_by_role("button", name="Ask to undo").click()
    expect(first.get_by_text("You have asked to take back")).to_be_visible()
    second.get_by_role("button", name="Agree").click()
    expect(first.get_by_text("You have asked to take back")).to_have_count(0)
    asked(first)
    assert len(screen(first, two[2])["events"]) == happened


def test_who_is_stood_in_for_must_agree_too(two: tuple[Page, Page, str]) -> None:
    first, second = who_is_asked(two)
    move(first, second)
    second.get_by_role("button", name="Table", exact=True).click()
    second.get_by_role("button", name="Let a bot play on").click()
    asked(first)
    first.get_by_role("button", name="Ask to undo").click()
    expect(first.get_by_text(re.compile(r"Still to agree: (Rome|Carthage)\."))).to_be_visible()
    second.get_by_role("button", name="Refuse").click()
    expect(first.get_by_text("You have asked to take back")).to_have_count(0)


def test_a_bot_plays_on_until_one_is_back(two: tuple[Page, Page, str]) -> None:
    first, second = who_is_asked(two)
    first.get_by_role("button", name="Table", exact=True).click()
    first.get_by_role("button", name="Let a bot play on").click()
    asked(second)
    expect(second.get_by_text("away; Solid bot plays")).to_be_visible()
    first.get_by_role("button", name="Play on myself").click()
    expect(second.get_by_text("away; Solid bot plays")).to_have_count(0)


def test_hints_between_people_only_when_all_agree(two: tuple[Page, Page, str]) -> None:
    first, second = who_is_asked(two)
    expect(first.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    first.get_by_role("button", name="Propose hints").click()
    second.get_by_role("button", name="Agree").click()
    first.get_by_role("button", name="Hint", exact=True).click()
    expect(first.get_by_text("The house would play:")).to_be_visible()


def test_players_talk_among_themselves_and_watchers_among_themselves(two: tuple[Page, Page, str], visit: Any) -> None:
    livia, marcus, table = two
    gaius = visit("/")
    watch(gaius, table)
    livia.get_by_role("button", name="Talk").click()
    livia.get_by_placeholder("Say something").fill("Salve, zzz!")
    livia.keyboard.press("Enter")
    expect(marcus.get_by_role("log").get_by_text("Salve, zzz!")).to_be_attached()
    marcus.get_by_role("button", name="Talk 1 new").click()
    expect(marcus.get_by_role("list", name="Talk").get_by_text("Salve, zzz!")).to_be_visible()
    expect(marcus.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    gaius.get_by_role("button", name="Talk").click()
    gaius.get_by_placeholder("Say something").fill("Who wins?")
    gaius.keyboard.press("Enter")
    expect(gaius.get_by_text("Who wins?")).to_be_visible()
    expect(gaius.get_by_text("Salve, zzz!")).to_have_count(0)
    expect(marcus.get_by_text("Who wins?")).to_have_count(0)
    marcus.get_by_role("button", name="Do not read").click()
    expect(marcus.get_by_role("list", name="Talk").get_by_text("Salve, zzz!")).to_have_count(0)
    marcus.get_by_role("button", name="Read again").click()
    expect(marcus.get_by_role("list", name="Talk").get_by_text("Salve, zzz!")).to_be_visible()


def test_somebody_watches_and_can_do_nothing(two: tuple[Page, Page, str], visit: Any) -> None:
    livia, _, table = two
    gaius = visit("/")
    watch(gaius, table)
    expect(gaius.get_by_role("heading", name="You are watching.")).to_be_visible()
    expect(choices(gaius)).to_have_count(0)
    expect(gaius.locator("[data-lit]")).to_have_count(0)
    expect(livia.get_by_text("1 watches")).to_be_visible()
    first, second = who_is_asked(two)
    before = chronicle(gaius).inner_text()
    move(first, second)
    expect(chronicle(gaius)).not_to_have_text(before, use_inner_text=True)


def test_several_at_one_screen_with_a_curtain_between_them(visit: Any) -> None:
    page = visit("/")
    table = open_table(page, "romolo", "me me", settings={"hidden_coins": "yes"})
    go(page, f"/table/{table}")
    for _ in range(2):
        buttons = page.locator(".curtain button")
        expect(buttons.first).to_be_visible()
        expect(page.locator(".board, .player, .log, [role=log] p")).to_have_count(0)
        name = buttons.last.inner_text().strip().removeprefix("I am ")
        buttons.last.click()
        expect(page.locator(".board")).to_be_visible()
        own = page.get_by_role("article", name=name)
        expect(own.get_by_text("?", exact=True)).to_have_count(0)
        expect(page.get_by_role("article").get_by_text("?", exact=True)).to_have_count(1)
        page.evaluate(PLAYER)
        until(page.locator(".curtain").count, page)


# -- what goes wrong --------------------------------------------------------------------------------------------------


def test_a_lost_connection_loses_nothing(visit: Any) -> None:
    page = visit("/")
    line = Line(page)
    table = sit_down(page, "praetor", "me random", settings={"start_player": "1"})
    asked(page)
    page.context.set_offline(True)
    line.cut()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    line.mend()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    pick(page, "pass")
    expect(chronicle(page)).to_contain_text("passes")
    assert screen(page, table)["table"]["stage"] == "playing"


def test_a_frozen_table_says_why_and_gives_the_game(visit: Any) -> None:
    page = visit("/")
    table = open_table(page, "antike", "me bot")

    def freeze(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda text: socket.send(
                text.replace('"stage":"playing","frozen":""', '"stage":"frozen","frozen":"Rules: 2"')
            )
        )

    page.route_web_socket(re.compile("/live"), freeze)
    go(page, f"/table/{table}")
    expect(page.get_by_role("heading", name="This table cannot go on")).to_be_visible()
    expect(page.get_by_text("Rules: 2")).to_be_visible()
    with page.expect_download() as found:
        page.get_by_role("link", name="Download the record").click()
    assert found.value.path().read_text().startswith("Quadriga-Record")
