"""What Corduba says in its three languages, where a wrong word would mislead a player."""

import pytest

from quadriga.terminal.texts import Texts
from tests.games.corduba.table import GAME, at, play

LANGUAGES = ("en", "de", "it")
LOWERED = "seats = 2\nround = 3\nphase = 'rome'\ndemand = 'ferramenta'\n[orange]\nprestige = [5, 5, 0]\n"


def asked(s, language):
    return Texts(language, s.box).ask(s, s.asked[0])


def said(language, answer):
    box = GAME.box(2)
    return Texts(language, box).action(box.vocabulary.parse(answer))


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("popularity", ("popularity", "Beliebtheit", "popolarità")),
        ("harmony", ("harmony", "Harmonie", "armonia")),
        ("register", ("register", "Register", "registro")),
    ],
)
def test_what_an_action_gives(word, names):
    assert [Texts(language, GAME.box(2)).amount(word, 1) for language in LANGUAGES] == [f"+1 {name}" for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_say_what_is_gained_or_lost(language):
    schola = "seats = 2\ntiles = [{ district = 'servorum', kind = 'schola' }]\n[orange]\nworkers = 2\ndenarii = 1"
    gain = asked(play(at(schola), "activate servorum-schola"), language)
    loss = asked(at(LOWERED), language)
    assert "1" in gain
    assert "-" not in gain
    assert "-1" in loss
    librarium = "seats = 2\ntiles = [{ district = 'servorum', kind = 'librarium' }]\n[orange]\nworkers = 3\ndenarii = 2"
    only_specialists = asked(play(at(librarium), "activate servorum-librarium"), language)
    schola = schola.replace("denarii = 1", "denarii = 2\nprestige = [3, 0, 0]")
    either = asked(play(at(schola), "activate servorum-schola", "use A"), language)
    assert only_specialists != either  # the register may be raised instead


def test_one_amphora_is_no_plural():
    assert said("en", "instead wood 1") == "Use 1 amphora as wood"
    assert said("de", "instead wood 1") == "1 Amphore als Holz verwenden"
    assert said("de", "instead wood 2") == "2 Amphoren als Holz verwenden"
    assert said("it", "instead wood 1") == "Usa 1 anfora come legno"
    assert said("de", "upkeep 2 1") == "2 Nahrung und 1 Amphore zahlen, den Rest in Denaren"
    assert said("it", "upkeep 2 1") == "Paga 2 di cibo e 1 anfora, il resto in denari"
    assert said("it", "upkeep 2 3") == "Paga 2 di cibo e 3 anfore, il resto in denari"
    hints = [Texts(language, GAME.box(2)).own("space-oleum-left-hint") for language in LANGUAGES]
    assert hints == ["1 worker for 1 amphora", "1 Arbeiter für 1 Amphore", "1 lavoratore per 1 anfora"]


def test_nothing_is_not_counted():
    assert said("en", "upkeep 0 1") == "Pay 1 amphora, the rest in denarii"
    assert said("en", "upkeep 0 0") == "Pay all of it in denarii"
    assert said("en", "deliver velites 0") == "Deliver no Velites"
