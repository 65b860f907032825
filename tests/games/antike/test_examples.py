"""The worked examples of the rulebook."""

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    advances,
    allowed,
    asks,
    at,
    cities,
    display,
    hand,
    near,
    people,
    play,
    price,
    recruits,
    refused,
    says,
    spot,
    stock,
    units,
)
from tests.rule_coverage import rule


@rule("ANT-X1")
def test_x1_kings_are_kept() -> None:
    nine = ["Siga", "Zama", "Tacape", "Tingis", "Baecula", "Numantia", "Tolosa", "Lugdunum", "Carthago"]
    s = at(f"""
        turn = "beige"
        step = "conquest"
        [brown]
        cities = {[f"{name} {('marble', 'iron', 'gold')[n % 3]}" for n, name in enumerate([*nine, "Genua"])]}
        people = {{ king = 2 }}
        marble = 1
        iron = 1
        gold = 1
        coins = 3
        legions = {{ Pyrenaei = 1, Massilia = 1 }}
        firsts = 1
        [beige]
        galleys = {{ Genua = 1 }}
    """)
    assert s.owner.count(BROWN) == 10
    play(s, "conquer Genua", "pass")
    assert s.owner.count(BROWN) == 9
    assert people(s, BROWN) == {"king": 2}
    play(s, "rondel militia")
    assert asks(s) == "brown Militia"
    play(s, "pass", "found Massilia marble")
    while asks(s) == "brown Pay":
        play(s, says(s)[0])
    assert s.owner.count(BROWN) == 10
    assert asks(s) == "brown TakePersonalities"
    assert refused(s, "take king") == ("ANT-14.2", "too-few-cities")
    king = s.view(None)["players"][BROWN]["progress"][0]
    assert (king["taken"], king["have"], king["need"]) == (2, 10, 15)


@rule("ANT-X2")
def test_x2_the_cost_of_the_rondel() -> None:
    s = at('[brown]\nstone = "ferrum"\ngold = 5')
    costs = {answer.split()[1]: -price(s, answer).get("any", 0) for answer in says(s, "rondel")}
    assert costs == {
        "templum": 0, "aurum": 0, "duellum-1": 0, "militia": 1, "marmor": 2, "scientia": 3, "duellum-2": 4, "ferrum": 5,
    }  # fmt: skip


@rule("ANT-X4")
def test_x4_two_cities() -> None:
    s = at("""
        step = "founding"
        [brown]
        cities = ["Carthago-Nova gold", "Tarraco gold"]
        legions = { Baecula = 1, Saguntum = 1 }
        marble = 2
        iron = 1
        gold = 2
        coins = 2
    """)
    assert refused(s, "found Numantia iron") == ("ANT-13.2", "no-own-unit")
    assert price(s, "found Baecula gold") == {"marble": -1, "iron": -1, "gold": -1, "coin": -1}
    play(s, "found Baecula gold")
    while asks(s) == "brown Pay":
        play(s, says(s)[0])
    assert stock(s, BROWN) == (1, 0, 1, 1)
    assert refused(s, "found Saguntum gold") == ("ANT-13.6", "surcharge-too-dear")
    trial = s.copy()
    assert trial.question(BROWN).price(trial, BROWN, trial.box.vocabulary.parse("found Saguntum gold"))[-1] == (
        "coin",
        -3,
    )
    assert price(s, "found Saguntum iron") == {"marble": -1, "iron": -1, "gold": -1}
    play(s, "found Saguntum iron")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert cities(s, BROWN) == {
        "Baecula": "gold", "Carthago Nova": "gold", "Saguntum": "iron", "Tarraco": "gold",
    }  # fmt: skip


@rule("ANT-X5")
def test_x5_walls_on_the_track() -> None:
    s = at('step = "personalities"\n[brown]\npeople = { king = 1 }\nfirsts = 2\nwalls = 0')
    bank = s.bank_walls
    play(s, "take scholar", "pass", "take scholar", "pass")
    assert s.points(BROWN) == 3
    assert s.walls[BROWN] == 2
    assert s.bank_walls == bank - 2


ROMAN_CITIES = """
    turn = "beige"
    [beige]
    cities = ["Roma gold temple", "Neapolis gold", "Ancona marble", "Genua marble", "Croton iron"]
"""


@rule("ANT-X6")
def test_x6_producing_gold() -> None:
    s = play(at(ROMAN_CITIES), "rondel aurum")
    assert stock(s, BEIGE) == (0, 0, 4, 1)


@rule("ANT-X7")
def test_x7_producing_the_others() -> None:
    assert stock(play(at(ROMAN_CITIES), "rondel marmor"), BEIGE) == (2, 0, 0, 1)
    assert stock(play(at(ROMAN_CITIES), "rondel ferrum"), BEIGE) == (0, 1, 0, 1)


NEAPOLIS = """
    turn = "beige"
    step = "templum"
    [beige]
    cities = ["Neapolis gold", "Ancona iron temple", "Croton marble temple", "Syracusae iron temple"]
    marble = {marble}
    coins = {coins}
    walls = 3
"""


@rule("ANT-X8")
def test_x8_a_temple_at_neapolis() -> None:
    s = at(NEAPOLIS.format(marble=6, coins=3))
    assert price(s, "temple Neapolis") == {"marble": -6, "coin": -3}
    play(s, "temple Neapolis")
    assert stock(s, BEIGE) == (0, 0, 0, 0)
    assert not allowed(at(NEAPOLIS.format(marble=6, coins=2)), "temple Neapolis")


@rule("ANT-X9")
def test_x9_walls() -> None:
    s = at(NEAPOLIS.format(marble=2, coins=0))
    play(s, "wall Croton", "wall Neapolis")
    assert stock(s, BEIGE) == (0, 0, 0, 0)
    assert s.walls[BEIGE] == 1
    assert cities(s, BEIGE)["Croton"] == "marble temple wall"


ARMING = """
    step = "militia"
    [brown]
    cities = ["Zama gold", "Carthago marble", "Caesarea iron temple"]
    recruits = {{ legion = 2, galley = 1 }}
    iron = {iron}
    [beige]
    galleys = {{ Caesarea = 1 }}
"""


@rule("ANT-X10")
def test_x10_arming() -> None:
    s = at(ARMING.format(iron=4))
    assert says(s) == [
        "pass", "arm legion Caesarea", "arm legion Carthago", "arm legion Zama",
        "arm galley Caesarea", "arm galley Carthago",
    ]  # fmt: skip
    assert refused(s, "arm galley Zama") == ("ANT-7.5", "wrong-borders")
    before = recruits(s, BEIGE)["galley"]
    play(s, "arm legion Carthago", "arm galley Caesarea")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert units(s, BROWN) == {"legion Carthago": 1}
    assert units(s, BEIGE) == {}
    assert recruits(s, BROWN) == {"legion": 1, "galley": 1}
    assert recruits(s, BEIGE)["galley"] == before + 1
    two = play(at(ARMING.format(iron=4)), "arm legion Caesarea", "arm legion Caesarea")
    assert units(two, BROWN) == {"legion Caesarea": 2}, "or both legions"


@rule("ANT-X11")
def test_x11_no_rearming() -> None:
    s = play(at(ARMING.format(iron=6)), "arm legion Carthago", "arm galley Caesarea")
    assert refused(s, "arm galley Caesarea") == ("ANT-7.2", "none-in-recruit-box")
    assert says(s) == ["pass", "arm legion Caesarea", "arm legion Zama"]
    play(s, "arm legion Caesarea")
    assert units(s, BROWN) == {"legion Carthago": 1, "legion Caesarea": 1}


@rule("ANT-X12")
def test_x12_buying_advances() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 12\n[beige]\nadvances = ["navigatio"]')
    play(s, "advance navigatio")
    assert stock(s, BROWN) == (0, 0, 9, 0)
    play(s, "advance commercium")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert advances(s, BROWN) == ["navigatio", "commercium"]
    assert says(s) == ["pass", "take scholar"]
    play(s, "take scholar", "pass")
    assert asks(s) == "beige Rondel", "one scholar only"


@rule("ANT-X13")
def test_x13_recruiting() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 5')
    play(s, "recruit legion", "recruit legion", "recruit galley", "recruit legion")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert recruits(s, BROWN) == {"legion": 4, "galley": 2}
    assert s.supply[BROWN] == [8, 10]


MOVING = """
    step = "duellum"
    [brown]
    legions = {{ Roma = 1 }}
    galleys = {{ Roma = 1 }}
    advances = {advances}
    [beige]
    galleys = {{ Corsica = 1 }}
"""


@rule("ANT-X14")
def test_x14_moving() -> None:
    s = at(MOVING.format(advances=[]))
    for unit, table in (("legion", s.box.land), ("galley", s.box.sea)):
        goals = {answer.split()[-1].replace("-", " ") for answer in says(s) if unit in answer}
        assert goals == near(s, "Roma", table)
    assert "Corsica" in near(s, "Roma", s.box.sea)
    play(s, "move galley Roma Corsica")
    assert units(s, BROWN) == {"legion Roma": 1}
    assert units(s, BEIGE) == {}
    assert recruits(s, BROWN) == recruits(s, BEIGE) == {"legion": 1, "galley": 2}
    s = play(at(MOVING.format(advances=["strata"])), "move legion Roma Genua")
    assert asks(s) == "brown MoveOn"
    s = play(at(MOVING.format(advances=["navigatio"])), "move galley Roma Genua")
    assert asks(s) == "brown MoveOn"


TARRACO = """
    step = "conquest"
    display = ["tribut", "sturm", "werft"]
    [brown]
    legions = {{ Tarraco = {legions} }}
    [beige]
    cities = ["Tarraco gold", "Roma marble"]
    galleys = {{ Tarraco = {galleys} }}
    hand = {hand}
"""


@rule("ANT-X15")
def test_x15_tarraco_falls() -> None:
    s = at(TARRACO.format(legions=2, galleys=1, hand=[]))
    assert s.strength_of(spot(s, "Tarraco")) == 2
    play(s, "conquer Tarraco")
    assert units(s, BROWN) == units(s, BEIGE) == {}
    assert recruits(s, BROWN) == {"legion": 3, "galley": 1}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 2}
    assert cities(s, BROWN)["Tarraco"] == "gold"
    play(s, "choose sturm", "draw festung")
    assert hand(s, BEIGE) == ["sturm"]


@rule("ANT-X16")
def test_x16_not_enough() -> None:
    s = at(TARRACO.format(legions=2, galleys=2, hand=[]).replace("{ Tarraco = 2 }", "{ Tarraco = 2, Roma = 1 }", 1))
    assert s.strength_of(spot(s, "Tarraco")) == 3
    assert refused(s, "conquer Tarraco") == ("ANT-12.4", "too-weak")
    assert says(s) == ["pass", "conquer Roma"]


AINOS = """
    step = "duellum"
    display = ["tribut", "sturm", "werft"]
    [brown]
    cities = ["Athenai marble"]
    advances = ["navigatio"]
    legions = {{ Abdera = 2, Pergamon = 2 }}
    galleys = {{ Lesbos = 1, Mare-Aegaeum = 2 }}
    [beige]
    cities = ["Ainos marble temple wall", "Abydos iron", "Sardes gold"]
    galleys = {{ Lemnos = 1 }}
    advances = {advances}
"""
MOVES = (
    "move legion Abdera Ainos", "move legion Abdera Ainos",
    "move galley Lesbos Ainos", "pass",
    "move galley Mare-Aegaeum Lemnos",
    "move galley Mare-Aegaeum Lemnos", "move galley Lemnos Ainos",
    "move legion Pergamon Abydos", "move legion Pergamon Abydos",
)  # fmt: skip


@rule("ANT-X17")
def test_x17_moving_on_ainos() -> None:
    s = at(AINOS.format(advances=[]), map="east")
    play(s, *MOVES)
    assert units(s, BROWN) == {"legion Ainos": 2, "legion Abydos": 2, "galley Ainos": 2}
    assert units(s, BEIGE) == {}
    assert recruits(s, BROWN) == recruits(s, BEIGE) == {"legion": 1, "galley": 2}
    on_the_way = near(s, "Mare Aegaeum", s.box.sea) & near(s, "Ainos", s.box.sea)
    assert on_the_way == {"Lemnos"}


@rule("ANT-X18")
def test_x18_taking_ainos() -> None:
    s = play(at(AINOS.format(advances=[]), map="east"), *MOVES)
    assert s.strength_of(spot(s, "Ainos")) == 4
    walls, temples = s.walls[BEIGE], s.bank_temples
    play(s, "conquer Ainos")
    assert units(s, BROWN) == {"legion Abydos": 2}
    assert recruits(s, BROWN) == {"legion": 3, "galley": 4}
    assert s.bank_temples == temples + 1
    assert s.walls[BEIGE] == walls + 1
    assert cities(s, BROWN)["Ainos"] == "marble"
    play(s, "pass", "pass", "take general", "pass")
    assert people(s, BROWN) == {"general": 1}
    assert s.points(BROWN) == 1


@rule("ANT-X19")
def test_x19_taking_abydos_and_the_cards() -> None:
    s = play(at(AINOS.format(advances=[]), map="east"), *MOVES, "conquer Ainos")
    assert s.strength_of(spot(s, "Abydos")) == 1
    play(s, "conquer Abydos")
    assert units(s, BROWN) == {"legion Abydos": 1}
    assert asks(s) == "beige ChooseCard"
    play(s, "choose tribut", "draw festung")
    assert asks(s) == "brown TakePersonalities", "one card for two cities"
    play(s, "take general", "choose festung", "draw orakel")
    assert hand(s, BEIGE) == ["festung", "tribut"]
    assert display(s) == ["sturm", "werft", "orakel"]
    assert asks(s) == "beige Rondel"


@rule("ANT-X20")
def test_x20_with_res_publica() -> None:
    s = play(at(AINOS.format(advances=["res_publica"]), map="east"), *MOVES)
    assert s.strength_of(spot(s, "Ainos")) == 5
    assert refused(s, "conquer Ainos") == ("ANT-12.4", "too-weak")
    assert says(s) == ["pass", "conquer Abydos"]


@rule("ANT-X21")
def test_x21_a_seafarer_with_four_galleys() -> None:
    s = at("""
        step = "personalities"
        [brown]
        galleys = { Corsica = 1, Mare-Sardoum = 1, Mare-Libycum = 1, Carthago = 1 }
    """)
    assert s.sea_points(BROWN) == 7
    play(s, "take seafarer", "pass")
    assert people(s, BROWN) == {"seafarer": 1}


@rule("ANT-X22")
def test_x22_the_fortress_holds() -> None:
    s = at(TARRACO.format(legions=2, galleys=1, hand=["festung"]))
    play(s, "conquer Tarraco", "play festung")
    assert "Tarraco" in cities(s, BEIGE)
    assert units(s, BROWN) == {"legion Tarraco": 2}
    assert units(s, BEIGE) == {"galley Tarraco": 1}
    assert hand(s, BEIGE) == []
    assert [s.box.cards[card] for card in s.discards] == ["festung"]
    assert asks(s) == "beige Rondel", "no card for beige"


@rule("ANT-X23")
def test_x23_the_fortress_costs() -> None:
    s = at(TARRACO.format(legions=3, galleys=1, hand=["festung"]))
    play(s, "conquer Tarraco", "play festung")
    assert "Tarraco" in cities(s, BROWN)
    assert recruits(s, BROWN) == {"legion": 4, "galley": 1}
    assert units(s, BROWN) == {}
