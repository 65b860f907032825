"""Chapters 1 and 2: the board, its terms, and how a game begins."""

import pytest

from quadriga.kernel.errors import DataError, SettingError
from quadriga.kernel.step import CHANCE
from tests.games.antike.positions import (
    ANTIKE,
    BEIGE,
    BROWN,
    CARDS,
    at,
    box,
    cities,
    display,
    event_lines,
    fresh,
    near,
    play,
    says,
    spot,
    stock,
    units,
)
from tests.rule_coverage import rule

MAPS = pytest.mark.parametrize("name", ["west", "east"])


def border(name: str, a: str, b: str) -> str:
    found = [
        kind
        for one, other, kind in box(map=name).borders
        if {box(map=name).names[one], box(map=name).names[other]} == {a, b}
    ]
    assert len(found) == 1
    return found[0]


@rule("ANT-1.1")
@MAPS
def test_every_border_is_land_sea_or_both(name: str) -> None:
    b = box(map=name)
    assert len(b.borders) == {"west": 81, "east": 80}[name]
    assert {kind for _, _, kind in b.borders} == {"land", "sea", "both"}
    assert len({frozenset(pair[:2]) for pair in b.borders}) == len(b.borders), "two regions share one border at most"
    for a, c, kind in b.borders:
        assert a != c
        assert (c in b.land[a]) == (a in b.land[c]) == (kind != "sea")
        assert (c in b.sea[a]) == (a in b.sea[c]) == (kind != "land")
    assert sum(map(len, b.land)) == 2 * sum(kind != "sea" for _, _, kind in b.borders)
    assert sum(map(len, b.sea)) == 2 * sum(kind != "land" for _, _, kind in b.borders)


@rule("ANT-1.1")
@pytest.mark.parametrize(
    ("name", "a", "b", "kinds"),
    [
        ("west", "Baecula", "Saguntum", "land both"),
        ("west", "Ancona", "Neapolis", "land sea both"),
        ("west", "Neapolis", "Croton", "land sea both"),
        ("west", "Neapolis", "Syracusae", "sea"),
        ("west", "Roma", "Corsica", "sea both"),
        ("east", "Abdera", "Ainos", "land both"),
        ("east", "Lesbos", "Ainos", "sea both"),
        ("east", "Lemnos", "Ainos", "sea both"),
        ("east", "Mare Aegaeum", "Lemnos", "sea"),
        ("east", "Pergamon", "Abydos", "land both"),
    ],
)
def test_borders_the_rulebook_fixes(name: str, a: str, b: str, kinds: str) -> None:
    assert border(name, a, b) in kinds.split()


@rule("ANT-1.2", "ANT-R16")
def test_neighbours_share_a_border_of_any_type() -> None:
    s = fresh()
    assert near(s, "Zama", s.box.near) == {"Caesarea", "Carthago", "Tacape"}
    assert near(s, "Neapolis", s.box.near) == {
        "Ancona", "Roma", "Croton", "Brundisium", "Syracusae", "Mare Tyrrhenum",
    }  # fmt: skip
    for region, neighbours in enumerate(s.box.near):
        assert set(neighbours) == set(s.box.land[region]) | set(s.box.sea[region])
        assert region not in neighbours


@rule("ANT-1.3", "ANT-1.4")
@MAPS
def test_regions_hold_at_most_one_city_site(name: str) -> None:
    b = box(map=name)
    assert len(b.names) == 37
    assert len(b.cities) == len(set(b.cities)) == 27
    assert [b.is_site[region] for region in range(37)] == [region in b.cities for region in range(37)]
    assert len(set(b.names)) == 37


@rule("ANT-1.4")
def test_no_city_without_a_site() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\ncoins = 9\nlegions = { Alpes = 1, Genua = 1 }')
    assert s.why_not(BROWN, "found Alpes gold") == ("ANT-1.4", "no-city-site", ())
    assert s.why_not(BROWN, "found Genua gold") is None


@rule("ANT-1.5")
@MAPS
def test_sea_regions_without_a_city_carry_a_ship(name: str) -> None:
    b = box(map=name)
    assert sum(b.has_ship) == 8
    for region in range(37):
        assert b.has_ship[region] == (bool(b.sea[region]) and not b.is_site[region])
        assert b.sea_points[region] == (2 if b.has_ship[region] else 1 if b.sea[region] else 0)


@rule("ANT-1.6")
def test_any_number_of_units_of_both_sides_in_a_region() -> None:
    s = at("[brown]\nlegions = { Tarraco = 11 }\n[beige]\ngalleys = { Tarraco = 11 }")
    assert units(s, BROWN) == {"legion Tarraco": 11}
    assert units(s, BEIGE) == {"galley Tarraco": 11}


@rule("ANT-1.7")
@pytest.mark.parametrize(("name", "sides"), [("west", ["Carthage", "Rome"]), ("east", ["Greece", "Persia"])])
def test_sides(name: str, sides: list[str]) -> None:
    s = fresh(map=name)
    assert s.box.seat_names == ["brown", "beige"]
    assert s.box.sides == sides
    assert [player["side"] for player in s.view(None)["players"]] == sides


@rule("ANT-2.1")
def test_the_map_is_an_option() -> None:
    assert "Carthago" in box(map="west").names
    assert "Athenai" in box(map="east").names
    assert box().names == box(map="west").names
    with pytest.raises(SettingError, match="'map': expected west or east, not 'north'"):
        ANTIKE.new(map="north")
    with pytest.raises(SettingError, match="for 2 players, not 3"):
        ANTIKE.new(3)


@rule("ANT-2.2", "ANT-2.4", "ANT-2.7")
@pytest.mark.parametrize("seat", [BROWN, BEIGE])
def test_pieces_of_a_player(seat: int) -> None:
    s = fresh()
    view = s.view(None)["players"][seat]
    assert view["recruits"] == {"legion": 1, "galley": 1, "general": 0, "admiral": 0}
    assert view["supply"] == {"legion": 11, "galley": 11}
    assert view["walls"] == s.walls[seat] == 1
    assert view["stone"] == -1
    assert view["advances"] == []
    assert view["cards"] == []
    assert units(s, seat) == {}
    assert s.view(None)["units"] == []


@rule("ANT-2.3")
def test_the_disks_start_at_0() -> None:
    assert [player["points"] for player in fresh().view(None)["players"]] == [0, 0]


@rule("ANT-2.5")
def test_start_cities() -> None:
    west, east = fresh(), fresh(map="east")
    assert cities(west, BROWN) == {"Carthago": "marble", "Caesarea": "iron", "Carthago Nova": "gold"}
    assert cities(west, BEIGE) == {"Roma": "gold", "Ancona": "iron", "Brundisium": "marble"}
    assert cities(east, BROWN) == {"Sparta": "marble", "Athenai": "iron", "Delphi": "gold"}
    assert cities(east, BEIGE) == {"Ephesos": "marble", "Halikarnassos": "iron", "Sardes": "gold"}


@rule("ANT-2.6")
def test_start_resources() -> None:
    s = fresh()
    assert stock(s, BROWN) == (3, 3, 3, 0)
    assert stock(s, BEIGE)[:3] == (3, 3, 3)


@rule("ANT-2.8", "ANT-R4", "ANT-R37")
def test_the_bank_has_the_rest() -> None:
    view = fresh().view(None)
    assert view["tiles_left"] == {"marble": 10, "iron": 10, "gold": 8}
    assert view["bank_walls"] == 10
    assert view["bank_temples"] == 12
    assert view["bank_coins"] == 29


@rule("ANT-2.9", "ANT-R3")
def test_five_stacks_of_personalities() -> None:
    s = fresh()
    assert s.view(None)["stacks"] == {"king": 6, "general": 4, "citizen": 4, "scholar": 5, "seafarer": 2}


@rule("ANT-2.10", "ANT-R1")
def test_three_of_25_cards_are_laid_out() -> None:
    s = ANTIKE.new()
    assert len(CARDS) == len(set(CARDS)) == 25
    assert s.asked == (CHANCE,)
    assert says(s) == [f"draw {card}" for card in CARDS]
    assert s.stack[-1].weights(s) == [1] * 25
    play(s, "draw festung")
    assert s.why_not(CHANCE, "draw festung") == ("ANT-15.1", "card-not-in-deck", ())
    play(s, "draw tribut", "draw sturm")
    assert display(s) == ["festung", "tribut", "sturm"]
    assert len(s.deck) == s.view(None)["deck"] == 22
    assert says(s) == ["start brown", "start beige"]
    assert event_lines(s) == ["shown festung", "shown tribut", "shown sturm"]


@rule("ANT-2.11")
@pytest.mark.parametrize(("colour", "seat"), [("brown", BROWN), ("beige", BEIGE)])
def test_the_start_player_is_drawn_and_the_other_gets_a_coin(colour: str, seat: int) -> None:
    s = ANTIKE.new()
    play(s, "draw festung", "draw tribut", "draw sturm")
    assert s.stack[-1].weights(s) == [1, 1]
    play(s, f"start {colour}")
    assert s.asked == (seat,)
    assert s.active == seat
    assert stock(s, seat) == (3, 3, 3, 0)
    assert stock(s, 1 - seat) == (3, 3, 3, 1)
    assert event_lines(s)[3:] == [f"begins {colour}", f"gained {('beige', 'brown')[seat]} 1 coin"]


def test_nobody_is_at_turn_before_the_start_player_is_drawn() -> None:
    s = ANTIKE.new()
    assert s.active == -1
    assert s.armable == [0, 0, 0, 0]
    assert s.copy().dump() == s.dump()


@rule("ANT-2.12")
def test_the_stones_start_in_the_middle() -> None:
    assert fresh().stone == [-1, -1]


def test_the_fixed_figures_change_the_box() -> None:
    s = fresh(data={"setup.start_resources.marble": 5, "setup.walls_in_reserve": 2, "setup.recruit_box_galleys": 3})
    assert stock(s, BEIGE) == (5, 3, 3, 1)
    assert s.walls == [2, 2]
    assert s.bank_walls == 8
    assert s.recruits[BROWN] == [1, 3, 0, 0]
    assert s.supply[BROWN] == [11, 9]


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"costs.temple": 1}, "costs.temple"),
        ({"costs.temple_marble": "six"}, "costs.temple_marble"),
        ({"costs.temple_marble": -1}, "costs.temple_marble"),
        ({"coins.total": True}, "coins.total"),
        ({"rondel.fields_clockwise": ["ferrum", 2]}, "rondel.fields_clockwise[1]"),
        ({"map.west.start_brown.gold": "atlantis"}, "map.west.start_brown.gold"),
        ({"rondel.fields_clockwise": ["ferrum", "forum"]}, "rondel.fields_clockwise[1]"),
        ({"rondel.fields_clockwise": ["ferrum", "aurum", "ferrum"]}, "rondel.fields_clockwise[2]"),
        ({"production.field_resource.marmor": "wood"}, "production.field_resource.marmor"),
        ({"personalities.king.per": 0}, "personalities.king.per"),
        ({"personalities.sea_points_ship_symbol": 0}, "personalities.sea_points_ship_symbol"),
    ],
)
def test_bad_figures_are_named(data: dict[str, object], key: str) -> None:
    with pytest.raises(DataError) as error:
        ANTIKE.new(data=data)
    assert error.value.key == key
    assert key in str(error.value)


def test_bad_borders_are_named() -> None:
    borders = [dict(entry) for entry in ANTIKE.data.shown("map.west.borders")]
    borders[4]["type"] = "air"
    with pytest.raises(DataError) as error:
        ANTIKE.new(data={"map.west.borders": borders})
    assert error.value.key == "map.west.borders[4].type"
    borders[4] |= {"type": "sea", "b": "atlantis"}
    with pytest.raises(DataError) as error:
        ANTIKE.new(data={"map.west.borders": borders})
    assert error.value.key == "map.west.borders[4].b"


def test_an_overridden_border_opens_a_way() -> None:
    borders = [dict(entry) for entry in ANTIKE.data.shown("map.west.borders")]
    borders.append({"a": "roma", "b": "carthago", "type": "land"})
    s = fresh(data={"map.west.borders": borders})
    assert spot(s, "Carthago") in s.box.land[spot(s, "Roma")]
    assert spot(s, "Carthago") not in s.box.sea[spot(s, "Roma")]


def test_tables_for_a_screen() -> None:
    b = box(map="east")
    tables = ANTIKE.tables(b)
    assert len(tables["regions"]) == 37
    assert tables["regions"][0]["name"] == "Pella"
    assert {"a": 0, "b": 1, "type": "both"} in tables["borders"]
    assert len(tables["borders"]) == 80
    assert tables["fields"] == b.fields
    assert [card["id"] for card in tables["cards"]] == CARDS
    assert tables["advances"]["commercium"]["high"] == 9
    assert tables["personalities"]["king"]["count"] == 6
    assert tables["wall_symbols"] == [0, 1, 2, 3, 5, 7]
    assert tables["win_at"] == 9
    assert tables["sides"] == ["Greece", "Persia"]
