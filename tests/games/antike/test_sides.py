"""The rules are the same for both sides: the same position with the colours changed gives the same game."""

import pytest

from quadriga.games.antike.state import Antike
from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    advances,
    asks,
    at,
    cities,
    event_lines,
    hand,
    people,
    play,
    recruits,
    says,
    stock,
    units,
)

POSITION = """
    turn = "brown"
    {step}
    [brown]
    stone = "ferrum"
    marble = 9
    iron = 9
    gold = 9
    coins = 2
    walls = 3
    recruits = {{ legion = 3, galley = 3 }}
    cities = ["Siga iron temple", "Zama gold", "Tacape gold wall", "Carthago marble", "Carales iron"]
    legions = {{ Roma = 2, Tingis = 1, Ancona = 1, Zama = 3 }}
    galleys = {{ Roma = 2, Corsica = 1, Mare-Sardoum = 2, Neapolis = 1 }}
    {more}
    [beige]
    stone = "aurum"
    marble = 2
    gold = 2
    coins = 5
    cities = ["Roma marble temple", "Ancona iron", "Neapolis gold wall", "Syracusae iron"]
    legions = {{ Siga = 1, Caesarea = 1 }}
    galleys = {{ Mare-Tyrrhenum = 2, Carthago = 1 }}
    {other}
"""
SCENARIOS = {
    "rondel": ("", "", "", ["rondel scientia", "pay iron", "pay coin", "pay gold"]),
    "marmor": ("", "", "", ["rondel marmor", "pay gold", "pay gold"]),
    "moneta": ("", 'advances = ["moneta"]', "", ["rondel aurum"]),
    "templum": ("templum", "", "", ["temple Carthago", "coins marble 1", "wall Zama", "coins marble 0"]),
    "militia": ("militia", "", "", ["arm legion Siga", "coins iron 0", "arm galley Carthago", "coins iron 1"]),
    "scientia": ("scientia", "", "", ["advance strata", "coins gold 0", "recruit galley", "coins gold 1"]),
    "scholar": ("scientia", "", "", ["advance navigatio", "coins gold 2", "pass", "pass", "take scholar", "pass"]),
    "movement": ("duellum", "", "", ["move galley Corsica Mare-Tyrrhenum", "move legion Zama Caesarea"]),
    "further": ("duellum", 'advances = ["strata", "navigatio"]', "", [
        "move legion Zama Carthago", "pass", "move galley Mare-Sardoum Corsica", "move galley Corsica Mare-Tyrrhenum",
    ]),
    "conquest": ("conquest", "", "", ["conquer Roma", "lose 1 2", "conquer Ancona", "choose tribut", "draw orakel"]),
    "republic": ("conquest", "", 'advances = ["res_publica"]', ["conquer Roma", "pass"]),
    "fortress": ("conquest", "", 'hand = ["festung"]', ["conquer Roma", "play festung", "conquer Ancona"]),
    "holds": ("conquest", "", 'hand = ["festung"]', ["conquer Ancona", "play festung", "pass"]),
    "founding": ("founding", "", "", ["found Tingis iron", "coins marble 0", "coins iron 0", "coins gold 1"]),
    "kings": ("personalities", "", "", ["take king", "choose tribut", "draw orakel"]),
    "second": ("scientia", "", 'advances = ["moneta"]', ["advance moneta", "coins gold 0"]),
    "academy": ("scientia", 'hand = ["akademie"]', 'advances = ["moneta"]', ["card"]),
    "generals": ("personalities", "razed = 1\nfirsts = 1", "people = { general = 3 }", ["take general", "pass"]),
    "commercium": ("", 'advances = ["commercium"]', "", [
        "commercium", "give iron", "give coin", "give gold", "get iron", "get marble",
    ]),
    "victory": ("personalities", "people = { scholar = 5, general = 3 }", "", ["take king"]),
}  # fmt: skip
CARDS = {
    "erdbeben": ("", ["destroy Neapolis"]),
    "diebstahl": ("", []),
    "tribut": ("", []),
    "muenzschatz": ("", []),
    "baumeister": ("templum", ["temple Zama", "coins marble 0"]),
    "orakel": ("templum", ["temple Carthago", "coins marble 0"]),
    "befestigung": ("", ["fortify Zama", "fortify Carthago"]),
    "waffenschmiede": ("militia", ["arm galley Siga", "coins iron 0"]),
    "soeldner": ("", ["hire 2"]),
    "werft": ("", []),
    "eilmarsch": ("duellum", ["move legion Zama Carthago", "move legion Carthago Tacape"]),
    "rueckenwind": ("duellum", ["move galley Corsica Roma", "move galley Roma Genua"]),
    "belagerungsturm": ("conquest", ["conquer Roma", "lose 1 1"]),
    "sturm": ("", []),
    "desertion": ("", ["desert Caesarea"]),
    "eilbote": ("", ["rondel scientia", "pay iron"]),
    "kolonisten": ("founding", ["found Tingis iron", "coins marble 0", "coins iron 0", "coins gold 0"]),
    "siedlerzug": ("founding", ["found Tingis iron", "spend gold", "coins gold 0"]),
    "karawane": ("", ["swap iron gold", "pass"]),
    "piraten": ("", ["rob gold", "rob marble"]),
}


def swapped(text: str) -> str:
    return text.replace("brown", "*").replace("beige", "brown").replace("*", "beige")


def held(s: Antike, seat: int) -> list[object]:
    """Everything that belongs to a side."""
    return [
        stock(s, seat), units(s, seat), recruits(s, seat), cities(s, seat), hand(s, seat), people(s, seat),
        advances(s, seat), s.supply[seat], s.walls[seat], s.firsts[seat], s.razed[seat], s.stone[seat],
        s.turns[seat], s.strength_of(s.cities[seat][0]), s.sea_points(seat),
    ]  # fmt: skip


def alike(text: str, answers: list[str]) -> Antike:
    """Play the same on both sides and compare after every answer."""
    brown, beige = at(text), at(swapped(text))
    for answer in answers:
        assert asks(beige) == swapped(asks(brown))
        assert says(beige) == says(brown)
        play(brown, answer)
        play(beige, answer)
        assert [held(beige, seat) for seat in (BEIGE, BROWN)] == [held(brown, seat) for seat in (BROWN, BEIGE)]
        assert event_lines(beige) == [swapped(news) for news in event_lines(brown)]
        assert beige.modifiers == brown.modifiers
    places = [s.outcome() and s.outcome().places for s in (brown, beige)]
    assert places[0] == (places[1][::-1] if places[1] else None)
    return brown


def position(step: str = "", card: str = "", more: str = "", other: str = "") -> str:
    more = f'hand = ["{card}"]' if card else more
    return POSITION.format(step=f'step = "{step}"' if step else "", more=more, other=other)


@pytest.mark.parametrize("name", SCENARIOS)
def test_both_sides_play_by_the_same_rules(name: str) -> None:
    step, more, other, answers = SCENARIOS[name]
    assert alike(position(step, "", more, other), answers)


@pytest.mark.parametrize("card", CARDS)
def test_both_sides_play_the_same_cards(card: str) -> None:
    step, answers = CARDS[card]
    s = alike(position(step, card), ["card", *answers])
    assert card not in hand(s, BROWN)


@pytest.mark.parametrize(("card", "field"), [("steinbruch", "marmor"), ("erzader", "ferrum"), ("goldader", "aurum")])
def test_both_sides_play_the_cards_of_production(card: str, field: str) -> None:
    s = alike(position("", card).replace('stone = "ferrum"', ""), [f"rondel {field}", "card"])
    assert card not in hand(s, BROWN)
