"""Chapter 15: event cards, each of the 25."""

import tomllib

import pytest

from quadriga.games.antike.state import Antike
from tests.games.antike.positions import (
    ANTIKE,
    BEIGE,
    BROWN,
    CARDS,
    allowed,
    asks,
    at,
    cities,
    display,
    event_lines,
    hand,
    play,
    play_card,
    price,
    recruits,
    refused,
    says,
    stock,
    units,
)
from tests.rule_coverage import rule

STEPS = ["", "templum", "militia", "scientia", "duellum", "conquest", "founding", "personalities"]
WINDOWS = {
    "akademie": "scientia", "baumeister": "templum", "orakel": "templum", "waffenschmiede": "militia",
    "eilmarsch": "duellum", "rueckenwind": "duellum", "belagerungsturm": "conquest",
    "kolonisten": "founding", "siedlerzug": "founding", "eilbote": "",
}  # fmt: skip
"""The one step in which a card can be played; those for production and the Fortress are not among STEPS."""
ANY_TIME = [
    "erdbeben", "diebstahl", "tribut", "muenzschatz", "befestigung", "soeldner", "werft", "sturm", "desertion",
    "karawane", "piraten",
]  # fmt: skip
FERTILE = """
{step}
[brown]
stone = "ferrum"
firsts = 1
marble = 9
iron = 9
gold = 9
legions = {{ Roma = 1, Siga = 1 }}
galleys = {{ Roma = 1 }}
hand = {hand}
[beige]
cities = ["Roma marble wall", "Genua iron"]
advances = ["strata"]
coins = 2
gold = 1
legions = {{ Zama = 1 }}
galleys = {{ Corsica = 1 }}
"""
"""A position in which every card has something to do."""


def fertile(step: str, *cards: str) -> str:
    return FERTILE.format(step=f'step = "{step}"' if step else "", hand=list(cards))


def behind_the_door(text: str) -> list[str]:
    """The cards that can be played, found by looking behind the door."""
    s = at(text)
    return [card for card in CARDS if s.hands[BROWN] and card in hand(s, BROWN) and card_allowed(s, card)]


def card_allowed(s, card: str) -> bool:
    trial = s.copy()
    if not allowed(trial, "card"):
        return False
    trial.play(BROWN, "card")
    discarded = [s.box.cards[n] for n in trial.discards]
    return card in discarded or (trial.asked == (BROWN,) and allowed(trial, f"play {card}"))


# -- taking and drawing ------------------------------------------------------------


@rule("ANT-15.1")
def test_a_card_taken_is_replaced_at_once() -> None:
    s = at('step = "conquest"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Roma = 1 }')
    play(s, "conquer Roma", "choose sturm")
    assert asks(s) == "chance Draw"
    assert len(says(s)) == 22
    assert "draw sturm" not in says(s)
    play(s, "draw erdbeben")
    assert display(s) == ["festung", "tribut", "erdbeben"]


@rule("ANT-15.2")
def test_nobody_takes_cards_in_the_own_turn() -> None:
    s = at("")
    assert refused(s, "choose tribut") == ("ANT-15.2", "choose-in-the-others-turn")


@rule("ANT-15.3")
def test_several_cards_one_after_another() -> None:
    s = at('step = "personalities"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\nfirsts = 2')
    play(s, "take scholar", "choose festung", "draw werft", "take scholar")
    assert says(s) == ["pass", "choose tribut", "choose sturm", "choose werft"]
    play(s, "choose werft", "draw piraten")
    assert hand(s, BEIGE) == ["festung", "werft"]


@rule("ANT-15.4", "ANT-R28")
def test_any_number_of_cards_in_a_turn() -> None:
    s = at('[brown]\nhand = ["tribut", "muenzschatz", "werft"]')
    play(s, "card", "play werft", "card", "play tribut", "card")
    assert stock(s, BROWN) == (1, 1, 1, 2)
    assert hand(s, BROWN) == []
    assert asks(s) == "brown Rondel"
    assert event_lines(s)[0] == "played brown werft"


@rule("ANT-15.4")
def test_the_door_is_shut_without_cards() -> None:
    assert refused(at(""), "card") == ("ANT-15.4", "no-cards")
    assert refused(at('[brown]\nhand = ["orakel"]'), "card") == ("ANT-15.4", "card-at-another-time")
    assert refused(at('[brown]\nhand = ["sturm"]'), "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.4")
def test_only_cards_in_hand() -> None:
    s = at('[brown]\nhand = ["tribut", "muenzschatz", "orakel"]')
    play(s, "card")
    assert says(s) == ["play tribut", "play muenzschatz"]
    assert refused(s, "play werft") == ("ANT-15.4", "card-not-held")
    assert refused(s, "play orakel") == ("ANT-15.4", "card-at-another-time")


@rule("ANT-15.4", "ANT-15.9", "ANT-R12", "ANT-R56")
@pytest.mark.parametrize("step", STEPS)
def test_every_card_has_its_window(step: str) -> None:
    right_now = {card for card in CARDS if card in ANY_TIME or WINDOWS.get(card, "nowhere") == step}
    for n in range(0, 25, 5):
        cards = CARDS[n : n + 5]
        assert behind_the_door(fertile(step, *cards)) == [card for card in cards if card in right_now]


@rule("ANT-15.9")
def test_there_are_25_cards_and_each_is_tested_here() -> None:
    production = ["steinbruch", "erzader", "goldader"]
    assert sorted([*WINDOWS, *ANY_TIME, *production, "festung"]) == sorted(CARDS)


@rule("ANT-15.7")
def test_played_cards_are_set_aside() -> None:
    s = play_card(at('[brown]\nhand = ["tribut"]'), "tribut")
    assert [s.box.cards[card] for card in s.discards] == ["tribut"]
    assert s.view(None)["discards"] == s.discards
    assert hand(s, BROWN) == []


@rule("ANT-15.7", "ANT-R29")
def test_the_discards_become_the_new_deck() -> None:
    s = at("""
        step = "personalities"
        display = ["festung", "tribut", "sturm"]
        deck = ["werft"]
        [brown]
        firsts = 2
    """)
    assert len(s.discards) == 21
    play(s, "take scholar", "choose festung")
    assert len(s.discards) == 21, "the last card is drawn first"
    assert display(s) == ["tribut", "sturm", "werft"], "a single card needs no question"
    play(s, "take scholar", "choose tribut")
    assert s.discards == []
    assert len(s.deck) == 21
    assert len(says(s)) == 21
    assert "reshuffled" in event_lines(s)
    play(s, "draw orakel")
    assert display(s) == ["sturm", "werft", "orakel"]


def everything_held(shown: list[str], brown: list[str], more: str = "") -> str:
    rest = [card for card in CARDS if card not in shown + brown]
    return f"display = {shown}\ndeck = []\n{more}\n[brown]\nhand = {brown}\nfirsts = 2\n[beige]\nhand = {rest}\n"


@rule("ANT-15.8")
def test_the_display_shrinks_when_no_cards_are_left() -> None:
    s = at(everything_held(["festung", "tribut"], ["orakel"], 'step = "personalities"'))
    play(s, "take scholar", "choose festung")
    assert display(s) == ["tribut"]
    play(s, "take scholar", "choose tribut")
    assert display(s) == []
    s = at(everything_held([], ["orakel"], 'step = "personalities"'))
    play(s, "take scholar")
    assert asks(s) == "brown TakePersonalities", "with an empty display no card is taken"


@rule("ANT-R51")
def test_a_discard_fills_a_short_display_at_once() -> None:
    s = at(everything_held(["festung", "sturm"], ["tribut", "orakel"]))
    play_card(s, "tribut")
    assert display(s) == ["festung", "sturm", "tribut"]
    assert s.discards == []
    assert asks(s) == "brown Rondel"


@rule("ANT-R51")
def test_a_fortress_played_fills_a_short_display_before_the_loser_chooses() -> None:
    text = everything_held([], ["orakel"], 'step = "conquest"').replace(
        "firsts = 2", "legions = { Roma = 2, Ancona = 1 }"
    )
    s = at(text)
    play(s, "conquer Roma", "play festung")
    assert display(s) == ["festung"]
    play(s, "conquer Ancona")
    assert asks(s) == "beige ChooseCard"
    assert says(s) == ["pass", "choose festung"]


# -- the Fortress ------------------------------------------------------------


@rule("ANT-15.5", "ANT-15.6", "ANT-R34")
def test_the_fortress_holds() -> None:
    s = at("""
        step = "conquest"
        [brown]
        legions = { Roma = 1, Ancona = 1 }
        hand = ["belagerungsturm"]
        [beige]
        hand = ["festung", "tribut"]
    """)
    play(s, "conquer Roma")
    assert asks(s) == "beige Fortress"
    assert says(s) == ["pass", "play festung"]
    assert refused(s, "play tribut") == ("ANT-15.5", "only-fortress")
    play(s, "play festung")
    assert cities(s, BEIGE)["Roma"] == "gold"
    assert units(s, BROWN) == {"legion Ancona": 1, "legion Roma": 1}
    assert event_lines(s) == ["declared brown Roma 1", "played beige festung", "held beige Roma"]
    assert hand(s, BEIGE) == ["tribut"]
    assert asks(s) == "brown Conquest"
    assert refused(s, "conquer Roma") == ("ANT-R34", "fortress-holds")
    assert refused(s, "card") == ("ANT-R56", "card-without-effect"), "the tower does not help against it"
    play(s, "pass")
    assert asks(s) == "beige Rondel", "no card for beige"


@rule("ANT-R34")
def test_the_fortress_holds_until_the_end_of_the_turn() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }\n[beige]\nhand = ["festung"]')
    play(s, "conquer Roma", "play festung")
    assert asks(s) == "beige Rondel"
    assert s.modifiers == []


@rule("ANT-15.6", "ANT-R35")
def test_the_fortress_costs_one_unit_more() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 3 }\n[beige]\nhand = ["festung"]')
    play(s, "conquer Roma", "play festung")
    assert units(s, BROWN) == {"legion Roma": 1}
    assert "Roma" in cities(s, BROWN)
    assert asks(s) == "beige ChooseCard"


@rule("ANT-15.5")
def test_the_fortress_need_not_be_played_and_only_the_defender_has_it() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }\n[beige]\nhand = ["festung"]')
    play(s, "conquer Roma", "pass")
    assert "Roma" in cities(s, BROWN)
    assert hand(s, BEIGE) == ["festung"]
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }\nhand = ["festung"]')
    assert refused(s, "card") == ("ANT-15.4", "card-at-another-time")
    play(s, "conquer Roma")
    assert asks(s) == "beige ChooseCard"


@rule("ANT-R26")
def test_a_fortress_taken_for_lost_cities_comes_too_late() -> None:
    s = at('step = "conquest"\ndisplay = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Roma = 1, Ancona = 1 }')
    play(s, "conquer Roma")
    assert asks(s) == "brown Conquest", "beige chooses when all is over"
    play(s, "conquer Ancona")
    assert asks(s) == "beige ChooseCard"


# -- the cards of an action ------------------------------------------------------------


@rule("ANT-15.9")
def test_academy() -> None:
    s = at('step = "scientia"\n[brown]\nhand = ["akademie"]\n[beige]\nadvances = ["strata", "moneta", "commercium"]')
    play_card(s, "akademie")
    assert stock(s, BROWN) == (0, 0, 3, 0)
    s = at('step = "scientia"\n[brown]\ngold = 1\nhand = ["akademie"]\nadvances = ["strata"]')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9", "ANT-R57")
@pytest.mark.parametrize(
    ("card", "field", "holds"),
    [("steinbruch", "marmor", (4, 0, 0, 1)), ("erzader", "ferrum", (0, 4, 0, 1)), ("goldader", "aurum", (0, 0, 4, 1))],
)
def test_quarry_iron_vein_and_gold_vein(card: str, field: str, holds: tuple[int, int, int, int]) -> None:
    s = play(at(f'[brown]\nhand = ["{card}"]'), f"rondel {field}")
    assert asks(s) == "brown AfterProduction"
    assert refused(s, "commercium") == ("ANT-9.5", "no-commercium")
    play_card(s, card)
    assert stock(s, BROWN) == holds
    others = {"marmor", "ferrum", "aurum"} - {field}
    for other in others:
        s = play(at(f'[brown]\nhand = ["{card}"]'), f"rondel {other}")
        assert asks(s) == "beige Rondel"


@rule("ANT-15.9", "ANT-R52", "ANT-R53")
def test_master_builder_and_oracle() -> None:
    position = """
        step = "templum"
        [brown]
        marble = {marble}
        coins = {coins}
        hand = ["baumeister", "orakel"]
        cities = ["Siga iron", "Tingis gold temple", "Caesarea gold temple", "Zama marble"]
    """
    s = at(position.format(marble=16, coins=2))
    assert price(s, "temple Siga") == {"marble": -6, "coin": -2}
    play(s, "card", "play baumeister")
    assert price(s, "temple Siga") == {"marble": -4, "coin": -2}
    play(s, "card")
    assert price(s, "temple Siga") == {"marble": -4}
    assert s.view(None)["modifiers"] == ["baumeister", "orakel"]
    play(s, "temple Siga", "coins marble 0")
    assert stock(s, BROWN) == (12, 0, 0, 2)
    assert price(s, "temple Zama") == {"marble": -6, "coin": -1}, "for the next temple only"
    s = at(position.format(marble=4, coins=0))
    assert not allowed(s, "temple Siga")
    play(s, "card", "play baumeister", "card")
    assert allowed(s, "temple Siga"), "a lowered price counts for what is affordable"


@rule("ANT-R52")
@pytest.mark.parametrize("card", ["baumeister", "orakel", "waffenschmiede", "eilmarsch", "kolonisten", "siedlerzug"])
def test_what_is_not_used_by_the_end_of_the_action_is_lost(card: str) -> None:
    s = at(fertile(WINDOWS[card], card))
    play_card(s, card)
    assert s.view(None)["modifiers"] == [card]
    play(s, "pass")
    assert s.view(None)["modifiers"] == []
    assert asks(s) != "beige Rondel", "the turn goes on"


@rule("ANT-15.9", "ANT-R52")
def test_armoury() -> None:
    s = at("""
        step = "militia"
        [brown]
        iron = 20
        recruits = { legion = 4, galley = 4 }
        hand = ["waffenschmiede"]
        cities = ["Siga iron temple", "Tingis gold temple"]
    """)
    play_card(s, "waffenschmiede")
    assert price(s, "arm legion Siga") == {"iron": -1}
    assert price(s, "arm galley Siga") == {"iron": -1}
    play(s, "arm legion Siga", "arm galley Siga", "arm galley Tingis")
    assert stock(s, BROWN) == (0, 17, 0, 0)
    assert price(s, "arm legion Tingis") == {"iron": -2}, "three are cheaper, the fourth is not"
    assert s.modifiers == []
    play(s, "arm legion Tingis")
    assert stock(s, BROWN) == (0, 15, 0, 0)


@rule("ANT-R52")
def test_an_armoury_makes_arming_affordable() -> None:
    s = at('step = "militia"\n[brown]\niron = 1\nhand = ["waffenschmiede"]')
    assert refused(s, "arm legion Carthago") == ("ANT-7.1", "iron-too-dear")
    play_card(s, "waffenschmiede", "arm legion Carthago")
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-15.9")
def test_forced_march() -> None:
    s = at("""
        step = "duellum"
        [brown]
        hand = ["eilmarsch"]
        legions = { Zama = 3 }
        galleys = { Tacape = 1 }
    """)
    play_card(s, "eilmarsch")
    play(s, "move galley Tacape Mare-Libycum")
    assert asks(s) == "brown Movement", "not for galleys"
    play(s, "move legion Zama Caesarea")
    assert asks(s) == "brown MoveOn"
    play(s, "move legion Caesarea Siga")
    assert asks(s) == "brown Movement", "one border more, not two"
    play(s, "move legion Zama Caesarea", "pass")
    assert s.modifier("eilmarsch") == 1, "a legion that stays has not used it"
    play(s, "move legion Zama Caesarea", "move legion Caesarea Siga")
    assert units(s, BROWN) == {"legion Caesarea": 1, "legion Siga": 2, "galley Mare Libycum": 1}
    assert s.modifier("eilmarsch") == 0


@rule("ANT-15.9")
def test_two_legions_march_and_a_third_does_not() -> None:
    s = at('step = "duellum"\n[brown]\nhand = ["eilmarsch"]\nlegions = { Zama = 3 }')
    play_card(s, "eilmarsch")
    for _ in range(2):
        play(s, "move legion Zama Caesarea", "move legion Caesarea Siga")
    play(s, "move legion Zama Caesarea")
    assert asks(s) != "brown MoveOn"


@rule("ANT-15.9", "ANT-R53")
def test_forced_march_adds_to_strata() -> None:
    s = at('step = "duellum"\n[brown]\nadvances = ["strata"]\nhand = ["eilmarsch"]\nlegions = { Zama = 1 }')
    play_card(s, "eilmarsch")
    play(s, "move legion Zama Caesarea", "move legion Caesarea Siga")
    assert s.modifier("eilmarsch") == 2, "the advance comes first"
    play(s, "move legion Siga Tingis")
    assert units(s, BROWN) == {"legion Tingis": 1}
    assert asks(s) != "brown MoveOn"


@rule("ANT-15.9")
def test_fair_wind() -> None:
    s = at("""
        step = "duellum"
        [brown]
        hand = ["rueckenwind"]
        legions = { Zama = 1 }
        galleys = { Tacape = 3 }
    """)
    play_card(s, "rueckenwind")
    play(s, "move legion Zama Caesarea")
    assert asks(s) == "brown Movement", "not for legions"
    for _ in range(2):
        play(s, "move galley Tacape Mare-Libycum", "move galley Mare-Libycum Mare-Ionium")
    play(s, "move galley Tacape Mare-Libycum")
    assert units(s, BROWN) == {"legion Caesarea": 1, "galley Mare Libycum": 1, "galley Mare Ionium": 2}


@rule("ANT-15.9")
def test_a_unit_exchanged_does_not_march_on() -> None:
    s = at(
        'step = "duellum"\n[brown]\nhand = ["eilmarsch"]\nlegions = { Zama = 2 }\n[beige]\nlegions = { Caesarea = 1 }'
    )
    play_card(s, "eilmarsch")
    play(s, "move legion Zama Caesarea")
    assert asks(s) == "brown Movement"
    assert s.modifier("eilmarsch") == 2


TOWER = """
    step = "conquest"
    [brown]
    legions = {{ Roma = {legions}, Ancona = 1 }}
    hand = ["belagerungsturm"]
    [beige]
    cities = ["Roma marble {walls}", "Ancona iron"]
    hand = {hand}
"""


@rule("ANT-15.9", "ANT-R55")
def test_siege_tower() -> None:
    s = at(TOWER.format(legions=1, walls="wall", hand=[]))
    assert says(s) == ["pass", "conquer Ancona", "card"]
    play_card(s, "belagerungsturm")
    assert "Roma" in cities(s, BROWN), "Roma is the only city it helps against"
    assert units(s, BROWN) == {"legion Ancona": 1}
    assert event_lines(s)[:2] == ["played brown belagerungsturm", "declared brown Roma 1"]
    assert s.modifiers == []


@rule("ANT-15.9", "ANT-R55")
def test_a_siege_tower_must_be_used() -> None:
    text = TOWER.format(legions=3, walls="temple", hand=[])
    text = text.replace('"Ancona iron"', '"Ancona iron wall", "Neapolis gold"').replace(
        "Ancona = 1", "Ancona = 1, Neapolis = 1"
    )
    s = at(text)
    play_card(s, "belagerungsturm")
    assert says(s) == ["conquer Ancona", "conquer Roma"]
    assert refused(s, "conquer Neapolis") == ("ANT-15.9", "tower-needs-strength")
    assert refused(s, "pass") == ("ANT-R55", "use-the-tower")
    assert refused(s, "card") == ("ANT-R55", "use-the-tower")
    play(s, "conquer Roma")
    assert units(s, BROWN) == {"legion Ancona": 1, "legion Roma": 1, "legion Neapolis": 1}
    assert refused(s, "conquer Ancona") == ("ANT-12.4", "too-weak"), "for one conquest only"


@rule("ANT-15.9")
def test_a_siege_tower_needs_strength_2() -> None:
    s = at(TOWER.format(legions=1, walls="", hand=[]))
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")
    s = at(TOWER.format(legions=1, walls="temple", hand=[]))
    assert refused(s, "card") == ("ANT-R56", "card-without-effect"), "3 less 1 is still too much"
    s = at(TOWER.format(legions=2, walls="wall", hand=[]))
    play_card(s, "belagerungsturm")
    assert units(s, BROWN) == {"legion Ancona": 1, "legion Roma": 1}


@rule("ANT-R55")
@pytest.mark.parametrize(("legions", "falls"), [(2, False), (3, True)])
def test_tower_and_fortress(legions: int, falls: bool) -> None:
    s = at(TOWER.format(legions=legions, walls="temple", hand=["festung"]))
    play_card(s, "belagerungsturm", "play festung")
    assert ("Roma" in cities(s, BROWN)) == falls
    assert units(s, BROWN).get("legion Roma", 0) == (0 if falls else 2), "strength 3: tower 2, Fortress 3"


@rule("ANT-15.9")
def test_colonists() -> None:
    s = at("""
        step = "founding"
        [brown]
        marble = 2
        iron = 2
        gold = 2
        hand = ["kolonisten"]
        legions = { Siga = 1, Zama = 1 }
    """)
    assert refused(s, "found Siga iron") == ("ANT-13.6", "surcharge-too-dear")
    play_card(s, "kolonisten")
    assert price(s, "found Siga iron") == {"marble": -1, "iron": -1, "gold": -1}
    play(s, "found Siga iron")
    assert refused(s, "found Zama iron") == ("ANT-13.6", "surcharge-too-dear"), "the next city only"
    assert stock(s, BROWN) == (1, 1, 1, 0)


@rule("ANT-15.9", "ANT-R52")
def test_settlers() -> None:
    s = at("""
        step = "founding"
        [brown]
        iron = 1
        gold = 2
        coins = 1
        hand = ["siedlerzug"]
        legions = { Siga = 1, Tolosa = 1 }
    """)
    assert refused(s, "found Siga iron") == ("ANT-13.6", "surcharge-too-dear")
    play_card(s, "siedlerzug")
    assert price(s, "found Siga iron") == {"any": -1, "coin": -1}
    assert price(s, "found Siga gold") == {"any": -1}
    play(s, "found Siga iron")
    assert asks(s) == "brown SpendOne"
    assert says(s) == ["spend iron", "spend gold"]
    assert refused(s, "spend marble") == ("ANT-13.4", "settlers-too-dear")
    play(s, "spend gold")
    assert stock(s, BROWN) == (0, 1, 1, 0)
    assert asks(s) == "beige Rondel", "the next city costs three again"


@rule("ANT-15.9")
def test_settlers_pay_with_a_coin() -> None:
    s = at('step = "founding"\n[brown]\ncoins = 1\nhand = ["siedlerzug"]\nlegions = { Tolosa = 1 }')
    assert refused(s, "found Tolosa gold") == ("ANT-13.4", "city-too-dear")
    play_card(s, "siedlerzug", "found Tolosa gold")
    assert says(s) == ["spend marble", "spend iron", "spend gold"]
    play(s, "spend iron")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    s = at('step = "founding"\n[brown]\nmarble = 1\ncoins = 1\nhand = ["siedlerzug"]\nlegions = { Tolosa = 1 }')
    play_card(s, "siedlerzug", "found Tolosa gold", "spend marble")
    assert says(s) == ["coins marble 0", "coins marble 1"]


@rule("ANT-15.9")
@pytest.mark.parametrize("resource", ["marble", "iron", "gold"])
def test_settlers_need_one_resource_of_any_kind(resource: str) -> None:
    s = at(f'step = "founding"\n[brown]\n{resource} = 1\nhand = ["siedlerzug"]\nlegions = {{ Tolosa = 1 }}')
    play_card(s, "siedlerzug", "found Tolosa gold")
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-15.9", "ANT-R53")
def test_colonists_and_settlers_on_one_city() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 1\nhand = ["siedlerzug", "kolonisten"]\nlegions = { Siga = 1 }')
    play(s, "card", "play siedlerzug", "card")
    assert price(s, "found Siga iron") == {"any": -1}
    play(s, "found Siga iron")
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-15.9")
def test_courier() -> None:
    s = at('[brown]\nstone = "ferrum"\nhand = ["eilbote"]\niron = 1')
    assert says(s) == ["rondel templum", "rondel aurum", "rondel duellum-1", "rondel militia", "card"]
    play_card(s, "eilbote")
    assert [price(s, f"rondel {field}") for field in ("aurum", "militia", "marmor", "scientia")] == [
        {}, {}, {}, {"any": -1},
    ]  # fmt: skip
    assert refused(s, "rondel duellum-2") == ("ANT-3.5", "cannot-pay-the-way")
    assert says(s) == [f"rondel {f}" for f in ("templum", "aurum", "duellum-1", "militia", "marmor", "scientia")]
    play(s, "rondel scientia")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    s = play_card(at('[brown]\nstone = "ferrum"\nhand = ["eilbote"]\ngold = 1'), "eilbote", "rondel marmor")
    assert stock(s, BROWN) == (1, 0, 1, 1)
    s = play_card(at('[brown]\nstone = "ferrum"\nhand = ["eilbote"]\nmarble = 1'), "eilbote", "rondel templum")
    assert asks(s) == "brown Templum"
    assert s.modifiers == [], "for this move only"
    assert refused(at('[brown]\nhand = ["eilbote"]'), "card") == ("ANT-R56", "card-without-effect"), "first own turn"


# -- the cards for any time ------------------------------------------------------------


@rule("ANT-15.9", "ANT-R36")
def test_earthquake() -> None:
    s = at("""
        [brown]
        hand = ["erdbeben"]
        cities = ["Siga iron wall"]
        [beige]
        cities = ["Roma gold wall", "Ancona iron"]
    """)
    play_card(s, "erdbeben")
    assert says(s) == ["destroy Siga", "destroy Roma"]
    assert refused(s, "destroy Ancona") == ("ANT-15.9", "no-wall-there")
    play(s, "destroy Roma")
    assert s.walls == [1, 2]
    assert cities(s, BEIGE)["Roma"] == "gold"
    assert event_lines(s) == ["played brown erdbeben", "wall-fell beige Roma"]
    assert refused(at('[brown]\nhand = ["erdbeben"]'), "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
@pytest.mark.parametrize(("coins", "left"), [(2, 1), (3, 2), (7, 4)])
def test_burglary(coins: int, left: int) -> None:
    s = at(f'[brown]\nhand = ["diebstahl"]\ncoins = 4\n[beige]\ncoins = {coins}')
    play_card(s, "diebstahl")
    assert stock(s, BEIGE) == (0, 0, 0, left)
    assert stock(s, BROWN) == (0, 0, 0, 4)
    assert s.bank_coins == 30 - 4 - left
    assert event_lines(s) == ["played brown diebstahl", f"lost beige {coins - left} coin"]


@rule("ANT-15.9")
def test_burglary_needs_2_coins() -> None:
    s = at('[brown]\nhand = ["diebstahl"]\ncoins = 4\n[beige]\ncoins = 1')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
def test_tribute_and_hoard() -> None:
    s = play_card(at('[brown]\nhand = ["tribut"]'), "tribut")
    assert stock(s, BROWN) == (1, 1, 1, 0)
    assert event_lines(s)[1:] == ["gained brown 1 marble", "gained brown 1 iron", "gained brown 1 gold"]
    s = play_card(at('[brown]\nhand = ["muenzschatz"]'), "muenzschatz")
    assert stock(s, BROWN) == (0, 0, 0, 2)


@rule("ANT-15.9")
def test_fortification() -> None:
    s = at(
        '[brown]\nhand = ["befestigung"]\nwalls = 4\n'
        'cities = ["Siga iron", "Zama gold", "Tacape gold wall", "Tingis iron"]'
    )
    play_card(s, "befestigung")
    assert says(s) == ["pass", "fortify Tingis", "fortify Siga", "fortify Zama"]
    assert refused(s, "fortify Tacape") == ("ANT-6.9", "has-wall")
    play(s, "fortify Siga", "fortify Zama")
    assert cities(s, BROWN) == {"Tingis": "iron", "Siga": "iron wall", "Zama": "gold wall", "Tacape": "gold wall"}
    assert s.walls[BROWN] == 2
    assert stock(s, BROWN) == (0, 0, 0, 0), "free of cost"
    assert asks(s) == "brown Rondel", "two at most"


@rule("ANT-15.9")
def test_fortification_of_one_city_only() -> None:
    s = play_card(at('[brown]\nhand = ["befestigung"]\nwalls = 4'), "befestigung", "fortify Carthago", "pass")
    assert s.walls[BROWN] == 3
    s = play_card(at('[brown]\nhand = ["befestigung"]\nwalls = 1'), "befestigung", "fortify Carthago")
    assert asks(s) == "brown Rondel", "no wall is left"
    assert s.walls[BROWN] == 0


@rule("ANT-15.9", "ANT-R56")
@pytest.mark.parametrize("position", ["walls = 0", 'walls = 2\ncities = ["Siga gold wall"]', "walls = 2\ncities = []"])
def test_fortification_needs_a_wall_and_a_city(position: str) -> None:
    s = at(f'[brown]\nhand = ["befestigung"]\n{position}')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
def test_mercenaries() -> None:
    s = at('[brown]\nhand = ["soeldner"]')
    play_card(s, "soeldner")
    assert says(s) == ["hire 1", "hire 2"]
    assert refused(s, "hire 3") == ("ANT-15.9", "wrong-number")
    assert refused(s, "hire 0") == ("ANT-15.9", "wrong-number")
    play(s, "hire 2")
    assert recruits(s, BROWN) == {"legion": 3, "galley": 1}
    assert s.supply[BROWN] == [9, 11]
    assert event_lines(s) == ["played brown soeldner", "recruited brown 2 legion"]
    s = play_card(at('[brown]\nhand = ["soeldner"]\nrecruits = { legion = 11 }'), "soeldner")
    assert recruits(s, BROWN) == {"legion": 12, "galley": 1}, "the last one needs no question"
    s = at('[brown]\nhand = ["soeldner"]\nrecruits = { legion = 12 }')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
def test_shipyard() -> None:
    s = play_card(at('[brown]\nhand = ["werft"]'), "werft")
    assert recruits(s, BROWN) == {"legion": 1, "galley": 2}
    assert s.supply[BROWN] == [11, 10]
    s = play_card(at('[brown]\nhand = ["werft"]\nrecruits = { galley = 11 }'), "werft")
    assert s.supply[BROWN] == [11, 0], "the last galley"
    s = at('[brown]\nhand = ["werft"]\nrecruits = { galley = 12 }')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
def test_storm() -> None:
    s = at("""
        [brown]
        hand = ["sturm"]
        galleys = { Mare-Ionium = 1 }
        [beige]
        galleys = { Corsica = 2, Mare-Tyrrhenum = 1, Roma = 1 }
    """)
    play_card(s, "sturm")
    assert says(s) == ["sink Corsica", "sink Mare-Tyrrhenum"]
    for place in ("Roma", "Mare-Ionium", "Mare-Sardoum"):
        assert refused(s, f"sink {place}") == ("ANT-15.9", "no-galley-there")
    play(s, "sink Corsica")
    assert units(s, BEIGE) == {"galley Roma": 1, "galley Corsica": 1, "galley Mare Tyrrhenum": 1}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 2}
    s = at('[brown]\nhand = ["sturm"]\n[beige]\ngalleys = { Roma = 1 }')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
def test_desertion() -> None:
    s = at('[brown]\nhand = ["desertion"]\nlegions = { Siga = 1 }\n[beige]\nlegions = { Zama = 1, Roma = 2 }')
    play_card(s, "desertion")
    assert says(s) == ["desert Zama", "desert Roma"]
    assert refused(s, "desert Siga") == ("ANT-15.9", "no-legion-there")
    play(s, "desert Zama")
    assert units(s, BEIGE) == {"legion Roma": 2}
    assert recruits(s, BEIGE) == {"legion": 2, "galley": 1}
    assert event_lines(s) == ["played brown desertion", "fell beige legion Zama"]
    s = at('[brown]\nhand = ["desertion"]\nlegions = { Siga = 1 }\n[beige]\ngalleys = { Roma = 1 }')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-15.9")
def test_caravan() -> None:
    s = at('[brown]\nhand = ["karawane"]\nmarble = 5\niron = 1\ncoins = 3')
    play_card(s, "karawane")
    assert says(s) == ["pass", "swap marble iron", "swap marble gold", "swap iron marble", "swap iron gold"]
    assert refused(s, "swap gold iron") == ("ANT-15.9", "not-held")
    assert refused(s, "swap marble marble") == ("ANT-15.9", "same-resource")
    play(s, "swap marble gold", "swap marble gold", "swap iron gold", "swap marble iron")
    assert stock(s, BROWN) == (2, 1, 3, 3)
    assert asks(s) == "brown Rondel", "four at most"
    s = play_card(at('[brown]\nhand = ["karawane"]\nmarble = 5'), "karawane", "swap marble gold", "pass")
    assert stock(s, BROWN) == (4, 0, 1, 0)
    s = at('[brown]\nhand = ["karawane"]\ncoins = 5')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


PIRATES = """
    [brown]
    hand = ["piraten"]
    galleys = {{ {galleys} }}
    legions = {{ Ancona = 1 }}
    [beige]
    {goods}
"""


@rule("ANT-15.9")
@pytest.mark.parametrize(
    ("galleys", "taken"),
    [
        ("Roma = 1", 1),
        ("Roma = 3", 1),
        ("Roma = 1, Brundisium = 2", 2),
        ("Roma = 1, Brundisium = 1, Ancona = 1", 2),
        ("Roma = 1, Corsica = 1, Carthago = 1", 1),
    ],
)
def test_pirates(galleys: str, taken: int) -> None:
    s = at(PIRATES.format(galleys=galleys, goods="marble = 3\ngold = 3\ncoins = 3"))
    play_card(s, "piraten")
    for _ in range(taken):
        assert says(s) == ["rob marble", "rob gold"]
        assert refused(s, "rob iron") == ("ANT-15.9", "none-to-rob")
        play(s, "rob gold")
    assert asks(s) == "brown Rondel"
    assert stock(s, BROWN) == (0, 0, taken, 0)
    assert stock(s, BEIGE) == (3, 0, 3 - taken, 3)
    assert event_lines(s)[1:] == ["robbed brown gold"] * taken


@rule("ANT-15.9")
def test_pirates_need_a_region_and_something_to_take() -> None:
    s = at(PIRATES.format(galleys="Roma = 1, Brundisium = 1", goods="iron = 1"))
    play_card(s, "piraten")
    assert stock(s, BROWN) == (0, 1, 0, 0), "no more than is there"
    assert asks(s) == "brown Rondel"
    for galleys, goods in (("Roma = 1", "coins = 5"), ("Corsica = 1", "iron = 5"), ("Carthago = 1", "iron = 5")):
        s = at(PIRATES.format(galleys=galleys, goods=goods))
        assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-R27")
def test_cards_in_hand_are_open() -> None:
    s = at('[brown]\nhand = ["tribut", "sturm"]')
    for viewer in (BROWN, BEIGE, None):
        cards = s.view(viewer)["players"][BROWN]["cards"]
        assert [s.box.cards[card] for card in cards] == ["tribut", "sturm"]
    assert s.seen_by(BEIGE).dump() == s.dump()


@rule("ANT-R2")
def test_cards_belong_to_the_normal_game() -> None:
    assert ANTIKE.box(special_units=False).deck == ANTIKE.box(special_units=True).deck == list(range(25))


def test_overridden_cards() -> None:
    events = [dict(event) for event in ANTIKE.data.shown("event")]
    events[CARDS.index("tribut")]["amount"] = 2
    events[CARDS.index("festung")]["copies"] = 0
    events[CARDS.index("werft")]["copies"] = 2
    s = ANTIKE.new(data={"event": events})
    assert len(s.deck) == 25
    assert "draw festung" not in says(s)
    assert s.stack[-1].weights(s)[CARDS.index("werft") - 1] == 2
    play(s, "draw werft", "draw werft", "draw tribut")
    assert display(s) == ["werft", "werft", "tribut"]


def overridden(card: str, amount: int, position: str) -> Antike:
    """A position in which a card speaks of another number."""
    events = [dict(event) for event in ANTIKE.data.shown("event")]
    events[CARDS.index(card)]["amount"] = amount
    s = ANTIKE.set_up(ANTIKE.box(None, {"event": events}))
    ANTIKE.arrange(s, tomllib.loads(f'display = ["festung", "orakel", "baumeister"]\n{position}'))
    s.settle()
    return s


def test_overridden_amounts_of_cards() -> None:
    s = overridden("befestigung", 3, '[brown]\nhand = ["befestigung"]\nwalls = 4')
    play(s, "card", "fortify Carthago", "fortify Caesarea", "fortify Carthago-Nova")
    assert s.walls[BROWN] == 1
    s = overridden("karawane", 3, '[brown]\nhand = ["karawane"]\nmarble = 9')
    play(s, "card", "swap marble iron", "swap marble iron", "swap marble iron")
    assert asks(s) == "brown Rondel"
    s = overridden("muenzschatz", 3, '[brown]\nhand = ["muenzschatz"]\n[beige]\ncoins = 30')
    play(s, "card", "gain iron", "gain iron", "gain gold")
    assert stock(s, BROWN) == (0, 2, 1, 0)
    galleys = "galleys = { Roma = 1, Ancona = 1, Brundisium = 1 }"
    s = overridden("piraten", 3, f'[brown]\nhand = ["piraten"]\n{galleys}\n[beige]\ngold = 9')
    play(s, "card")
    assert stock(s, BROWN) == (0, 0, 3, 0)
    settlers = '[brown]\nhand = ["siedlerzug"]\ngold = 2\nlegions = { Tolosa = 1 }'
    s = overridden("siedlerzug", 2, f'step = "founding"\n{settlers}')
    play(s, "card")
    assert price(s, "found Tolosa iron") == {"any": -2}
    play(s, "found Tolosa iron")
    assert stock(s, BROWN) == (0, 0, 0, 0)
