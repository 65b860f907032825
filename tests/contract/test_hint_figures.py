"""The figures that names and hints write out are those of the tables."""

import re
from typing import Any

import pytest

from quadriga.games import game
from quadriga.terminal.texts import LANGUAGES, bundle


def figures(language: str, key: str, noun: str) -> list[int]:
    texts = bundle(language, key)
    message = texts.get_message(f"{key}-{noun.replace('_', '-')}-hint")
    return [int(number) for number in re.findall(r"\d+", str(texts.format_pattern(message.value, {})[0]))]


def corduba(data: dict[str, Any]) -> dict[str, list[int]]:
    castra = data["castra"]
    wanted = {
        f"space-castra-{one['id']}": [one["workers"], *one["pay"].values(), castra["values"][one["id"]]]
        for one in castra["spaces"]
    }
    for site in data["site"]:
        for one in site["spaces"]:
            name = site["id"] if one["id"] == "only" else f"{site['id']}-{one['id']}"
            wanted[f"space-{name}"] = [one["workers"], one["take"]]
    wanted |= {f"specialist-{one['colour']}": list(one["peculium"].values()) for one in data["specialist"]}
    return wanted | {f"gesta-{one['id']}": list(one["condition"].values()) for one in data["res_gestae"]}


def praetor(data: dict[str, Any]) -> dict[str, list[int]]:
    return {f"wall-{one['id']}": [*filter(None, one["demand"].values()), one["favor"]] for one in data["wall_tile"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("which", "wanted_of"), [("corduba", corduba), ("praetor", praetor)])
def test_a_hint_names_the_figures_of_the_table(which: str, wanted_of: Any, language: str) -> None:
    wanted = wanted_of(game(which).data.toml)
    assert len(wanted) > 10
    assert {noun: figures(language, which, noun) for noun in wanted} == wanted
