"""What a screen gets: phases, control, points, and a combat as it goes."""

from quadriga.games.romolo.board import SYMBOLS
from quadriga.kernel.screen import preview
from tests.games.romolo.table import do, h, table

HOME = 'capital = "0,0"\nworkers = ["0,0"]\n'
FAR = 'capital = "0,-3"\nworkers = ["0,-3"]\n'


def at_war(blue=""):
    return table(
        'phase = "combat"\n',
        yellow=HOME + 'soldiers = ["2,0"]\nmercenaries = ["2,0"]',
        blue=FAR + 'soldiers = ["2,0"]\nexplorers = ["2,0"]\n' + blue,
    )


def sides(s, name):
    return [side[name] for side in s.view(0)["combat"]["sides"]]


def test_a_combat_is_seen_as_it_goes():
    s = at_war()
    assert s.view(0)["phase"] == "combat"
    assert s.view(0)["combat"] is None
    do(s, "attack 2,0 blue", "all")
    assert s.view(0)["combat"]["hex"] == h(s, "2,0")
    assert sides(s, "value") == [5, 3]
    assert sides(s, "symbol") == ["", ""]
    s.take(0, ("play", SYMBOLS.index("x2")))
    assert sides(s, "symbol") == ["", ""]  # the other one has not chosen yet
    s.take(1, ("play", SYMBOLS.index("minus1loss")))
    assert sides(s, "value") == [10, 3]
    assert sides(s, "helped") == [0, 0]
    assert sides(s, "symbol") == ["x2", "minus1loss"]
    assert sides(s, "losses") == [0, 1]
    do(s, "kill soldier")
    assert s.view(0)["combat"] is None


def test_a_preview_stops_at_what_lies_face_down():
    s = at_war(blue='characters = ["dux 4"]\n')
    do(s, "attack 2,0 blue", "all")
    s.take(0, ("play", SYMBOLS.index("x2")))
    s.take(1, ("play", SYMBOLS.index("blank")))
    assert sides(s, "sealed") == [True, True]
    changed = {change["path"]: change["after"] for change in preview(s, 1, ["dux 2"])["changes"]}
    assert changed["combat.sides[1].value"] == 5
    assert not any("symbol" in path for path in changed)


def test_tower_hindrance_and_characters_are_seen_each_for_itself():
    s = table(
        'phase = "combat"\n',
        yellow=HOME + 'soldiers = ["0,-3", "0,-3 hindered"]\ncharacters = ["heros"]',
        blue='capital = "0,-3"\nworkers = ["0,-3"]\ncharacters = ["defensor"]',
    )
    do(s, "attack 0,-3 blue")
    assert sides(s, "value") == [0, 6]  # nobody has joined yet
    assert [len(units) for units in sides(s, "units")] == [0, 1]
    do(s, "heros")
    assert sides(s, "value") == [2, 6]
    do(s, "all")
    assert sides(s, "tower") == [0, 4]
    assert sides(s, "hindrance") == [3, 0]
    assert sides(s, "helped") == [2, 1]
    assert sides(s, "value") == [5, 6]


def test_a_hindrance_is_still_seen_when_the_hindered_unit_has_fallen():
    s = table(
        'phase = "combat"\n',
        yellow=HOME + 'soldiers = ["2,0", "2,0", "2,0"]',
        blue=FAR + 'soldiers = ["2,0 hindered"]\nmercenaries = ["2,0"]\nexplorers = ["2,0"]',
    )
    do(s, "attack 2,0 blue", "all")
    s.take(0, ("play", SYMBOLS.index("plus3")))
    s.take(1, ("play", SYMBOLS.index("minus1loss")))
    do(s, "kill hindered-soldier")
    assert sides(s, "hindrance") == [0, 3]
    assert sides(s, "helped") == [0, 0]


def test_what_partners_exchange_is_seen_while_it_is_named_and_agreed_to():
    s = table(
        "settings = { teams = true }\n",
        seats=4,
        yellow='capital = "-1,-2"\nworkers = ["-1,-2"]\nwood = 1',
        red='capital = "-1,-1"\nworkers = ["-1,-1"]\nsalt = 1',
    )
    do(s, "activate worker -1,-2")
    assert s.view(2)["exchange"] is None
    do(s, "exchange", "give wood", "get salt")
    named = {"seat": 0, "partner": 2, "give": ["wood"], "get": ["salt"]}
    assert s.view(0)["exchange"] == named
    unit = s.view(0)["acting"]
    do(s, "propose")
    assert s.view(2)["exchange"] == named
    assert s.view(2)["acting"] == unit


def test_the_unit_that_others_may_be_hostile_to_is_seen():
    s = table("", yellow=HOME + 'soldiers = ["2,0"]', blue=FAR + 'soldiers = ["2,0"]')
    do(s, "activate soldier 2,0")
    assert s.asked == (1,)
    unit = s.view(1)["acting"]
    assert [piece["seat"] for piece in s.view(1)["units"] if piece["unit"] == unit] == [0]


def test_points_leave_out_what_is_hidden():
    s = at_war()
    for viewer in (0, None):
        players = s.view(viewer)["players"]
        assert players[0]["points"]["population"] == 1
        assert "money" not in players[1]["points"]
        assert ("money" in players[0]["points"]) == (viewer == 0)


def test_control_goes_to_most_influence():
    s = at_war()
    hexes = s.view(0)["hexes"]
    assert hexes[h(s, "0,0")]["control"] == 0
    assert hexes[h(s, "2,0")]["influence"][:2] == [1, 1]
    assert hexes[h(s, "2,0")]["control"] == -1
