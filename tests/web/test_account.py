"""The account page: password, sessions, data and leaving; and what the host tells those at the tables."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import SERVE
from tests.web.server import go, open_table, violations

FIRST, SECOND = "aqua virgo 19", "aqua claudia 52"


def register(page: Page, name: str) -> None:
    form = page.get_by_role("region", name="Register")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(FIRST)
    form.get_by_role("button", name="Register").click()
    expect(page.get_by_role("status")).to_have_text(f"{name} is yours now.")


def log_in(page: Page, name: str, password: str) -> None:
    form = page.get_by_role("region", name="Log in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("status")).to_have_text(f"Welcome back, {name}.")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_account_is_kept_in_order(visit: Any, phone: bool) -> None:
    name = "Fausta" if phone else "Helena"
    page, elsewhere = visit("/account", phone=phone), visit("/account")
    register(page, name)
    log_in(elsewhere, name, FIRST)
    page.reload()
    keys = page.get_by_role("region", name="Where you are logged in")
    expect(keys.get_by_role("listitem")).to_have_count(2)
    expect(keys).to_contain_text("This device")
    page.get_by_role("button", name="New token").click()
    expect(keys.get_by_text("A program with a token")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keys.get_by_role("button", name="Log out everywhere else").click()
    expect(keys.get_by_role("listitem")).to_have_count(1)
    elsewhere.reload()
    expect(elsewhere.get_by_role("region", name="Register")).to_be_visible()

    change = page.get_by_role("region", name="Change the password")
    change.get_by_label("Present password").fill(SECOND)
    change.get_by_label("New password").fill(SECOND)
    change.get_by_role("button", name="Change the password").click()
    expect(change.get_by_role("alert")).to_contain_text("That is not your password.")
    change.get_by_label("Present password").fill(FIRST)
    change.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("status")).to_contain_text("Your password is changed")
    log_in(elsewhere, name, SECOND)

    data = page.get_by_role("region", name="Your data")
    with page.expect_download() as found:
        data.get_by_role("link", name="Download your data").click()
    assert json.loads(found.value.path().read_text())["person"]["name"] == name

    data.get_by_role("button", name="Delete the account").click()
    dialog = page.get_by_role("dialog", name="Delete the account")
    expect(dialog).to_contain_text("Games with others stay")
    assert violations(page) == []
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    data.get_by_role("button", name="Delete the account").press("Enter")
    dialog.get_by_label("Password").fill(FIRST)
    dialog.get_by_role("button", name="Delete it for good").click()
    expect(dialog.get_by_role("alert")).to_contain_text("That is not your password.")
    dialog.get_by_label("Password").fill(SECOND)
    dialog.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("status")).to_contain_text("Your account is deleted.")
    expect(page.get_by_role("region", name="Register")).to_be_visible()


def admin(folder: Path, *words: str) -> str:
    """What the command prints, in a process of its own: the browser has a loop running in this one."""
    command = [sys.executable, "-c", SERVE, "admin", *words, "--data-dir", str(folder)]
    return subprocess.check_output(command, text=True).strip()


def test_a_lost_password_is_replaced_by_a_link(visit: Any, data_folder: Path) -> None:
    page = visit("/account")
    register(page, "Galla Placidia")
    link = admin(data_folder, "reset-password", "Galla Placidia").split()[-1]
    other = visit("/account")
    go(other, "/rules")
    go(other, re.sub("^https?://[^/]*", "", link))
    form = other.get_by_role("region", name="Set a new password")
    form.get_by_label("New password").fill(SECOND)
    form.get_by_role("button", name="Change the password").click()
    expect(other.get_by_role("status")).to_contain_text("Your password is changed, Galla Placidia")
    expect(other).to_have_url(re.compile("/account$"))
    expect(other.get_by_role("heading", name="Galla Placidia")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "said", "phone"),
    [
        ("en", "The server restarts at", False),
        ("de", "Der Server startet um", True),
        pytest.param("it", "Il server si riavvia", True, marks=pytest.mark.all),
    ],
)
def test_a_restart_is_told_at_the_table(visit: Any, data_folder: Path, locale: str, said: str, phone: bool) -> None:
    page = visit("/", locale=locale, phone=phone)
    go(page, f"/table/{open_table(page, 'antike', 'me random')}")
    page.locator("[data-place]").first.wait_for()
    before = page.locator("main h1").bounding_box()
    admin(data_folder, "announce", "Tea at five.", "--restart-in", "10")
    note = page.get_by_role("note")
    expect(note).to_contain_text(said)
    expect(note).to_contain_text("Tea at five.")
    assert page.locator("main h1").bounding_box() == before, "nothing moves"
    assert violations(page) == []
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    admin(data_folder, "announce", "Tea at six.")
    expect(note).to_contain_text("Tea at six.")
    admin(data_folder, "announce", "--clear")
    expect(note).to_have_count(0)
