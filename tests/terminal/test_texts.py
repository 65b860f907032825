"""The language chosen, and sentences in it."""

import pytest

from quadriga.games import game
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.step import CHANCE, Reason
from quadriga.kernel.vocabulary import UNKNOWN
from quadriga.terminal.texts import LANGUAGES, Texts, language
from tests.play import find


@pytest.fixture
def box() -> object:
    return game("antike").box()


@pytest.mark.parametrize(
    ("wanted", "environment", "expected"),
    [
        ("it", {"LANG": "de_DE.UTF-8"}, "it"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language(
    wanted: str | None, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(wanted) == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(QuadrigaError, match="there is no language 'la'"):
        language("la")


def test_sentences(box: object) -> None:
    english, german, italian = (Texts(tongue, box) for tongue in ("en", "de", "it"))  # type: ignore[arg-type]
    move = box.vocabulary.parse("move legion Carthago-Nova Saguntum")  # type: ignore[attr-defined]
    assert english.action(move) == "Move: legion from Carthago Nova to Saguntum"
    assert german.action(move) == "Legion von Carthago Nova nach Saguntum"
    assert italian.action(move) == "Da Carthago Nova a Saguntum: legione"
    for number, words in ((1, "Braun erhält 1 Münze."), (2, "Braun erhält 2 Münzen.")):
        assert german.event(("gained", 0, number, 3)) == words
    assert english.action(("lose", 1, 2)) == "1 legion and 2 galleys"
    assert english.event(("shown", UNKNOWN)) == "New in the display: (hidden)."


def test_names_reasons_and_prices(box: object) -> None:
    german = Texts("de", box)  # type: ignore[arg-type]
    assert [german.seat(seat) for seat in (0, 1, CHANCE)] == ["Braun", "Beige", "Zufall"]
    assert german.amount("coin", -2) == "-2 Münzen"
    assert german.amount("any", -1) == "-1 nach Wahl"
    assert german.why(Reason("ANT-6.5", "has-temple")) == "Diese Stadt hat schon einen Tempel."


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (
            "bow",
            ("no answer begins with “bow”", "keine Antwort beginnt mit „bow“", "nessuna risposta comincia con «bow»"),
        ),
        ("temple Gotham", ("there is no “Gotham”", "„Gotham“ gibt es nicht", "«Gotham» non esiste")),
        ("wall", ("it is written “wall <region>”", "man schreibt „wall <region>“", "si scrive «wall <region>»")),
    ],
)
def test_what_is_not_understood_is_said_in_the_language_of_the_player(answer: str, words: tuple[str, ...]) -> None:
    state = game("antike").new()
    reason = state.why_not(CHANCE, answer)
    assert reason is not None
    starts = ("Not understood", "Nicht verstanden", "Non capito")
    for spoken, start, word in zip(LANGUAGES, starts, words, strict=True):
        assert Texts(spoken, state.box).why(reason) == f"{start}: {word}."


def test_a_game_without_texts_speaks_notation() -> None:
    texts = Texts("de", find("mora").box(2))
    assert texts.action(("lay", 3)) == "lay 3"
    assert texts.seat(1) == "player 2"


def test_a_side_that_nobody_plays_is_called_so_everywhere() -> None:
    alone = game("romolo").box(1)
    for tongue, rival in (("en", "A.I. player"), ("de", "K.I.-Spieler"), ("it", "Giocatore I.A.")):
        texts = Texts(tongue, alone)
        assert texts.seat(1) == rival
        assert rival in texts.event(alone.event_vocabulary.parse("turn blue"))
        assert rival in texts.action(alone.vocabulary.parse("attack C2 blue"))
    assert Texts("en", game("romolo").box(2)).seat(1) == "Blue"
