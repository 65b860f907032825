"""Chapters 10 and 11: movement, and combat between units of the same kind."""

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    asks,
    at,
    check,
    cities,
    event_lines,
    fresh,
    near,
    play,
    recruits,
    refused,
    says,
    units,
)
from tests.rule_coverage import rule


@rule("ANT-10.1")
def test_movement_comes_before_conquest() -> None:
    s = at("[brown]\nlegions = { Roma = 2, Genua = 1 }")
    play(s, "rondel duellum-1")
    assert asks(s) == "brown Movement"
    assert refused(s, "conquer Roma") == ("ANT-10.1", "movement-first")
    play(s, "pass")
    assert asks(s) == "brown Conquest"
    play(s, "conquer Roma")
    assert s.why_not(BROWN, "move legion Genua Roma").message in ("movement-is-over", "not-asked")
    assert units(s, BROWN) == {"legion Genua": 1, "legion Roma": 1}


@rule("ANT-10.2")
def test_each_unit_moves_once_across_one_border_or_stays() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 2 }')
    assert says(s) == ["pass", "move legion Zama Caesarea", "move legion Zama Carthago", "move legion Zama Tacape"]
    play(s, "move legion Zama Tacape")
    assert units(s, BROWN) == {"legion Zama": 1, "legion Tacape": 1}
    check(s, 6000)
    assert event_lines(s) == ["moved brown legion Zama Tacape"]
    assert refused(s, "move legion Tacape Zama") == ("ANT-10.2", "no-unmoved-unit")
    assert refused(s, "move galley Zama Tacape") == ("ANT-10.2", "no-unmoved-unit")
    play(s, "move legion Zama Tacape")
    assert units(s, BROWN) == {"legion Tacape": 2}
    assert asks(s) == "beige Rondel", "all have moved and there is nothing to conquer or to found"


@rule("ANT-10.2")
def test_a_unit_that_moved_in_does_not_move_for_one_that_stayed() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 1, Tacape = 1 }')
    play(s, "move legion Zama Tacape")
    assert units(s, BROWN) == {"legion Tacape": 2}
    play(s, "move legion Tacape Zama")
    assert refused(s, "move legion Tacape Zama")[1] in ("no-unmoved-unit", "in-its-action")
    assert units(s, BROWN) == {"legion Zama": 1, "legion Tacape": 1}


@rule("ANT-10.3")
def test_legions_by_land_galleys_by_sea_both_by_combined_borders() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Massilia = 1 }\ngalleys = { Massilia = 1 }')
    assert says(s, "move") == [
        "move legion Massilia Tolosa", "move legion Massilia Lugdunum", "move legion Massilia Alpes",
        "move galley Massilia Tarraco", "move galley Massilia Genua", "move galley Massilia Corsica",
    ]  # fmt: skip
    assert refused(s, "move legion Massilia Genua") == ("ANT-10.3", "no-such-border")
    assert refused(s, "move galley Massilia Tolosa") == ("ANT-10.3", "no-such-border")
    assert refused(s, "move legion Massilia Roma") == ("ANT-10.3", "no-such-border")
    s = at('step = "duellum"\n[brown]\nlegions = { Genua = 1 }\ngalleys = { Genua = 1 }')
    assert {"move legion Genua Roma", "move galley Genua Roma"} <= set(says(s))


@rule("ANT-10.4", "ANT-R32")
def test_each_unit_finishes_its_move_before_the_next() -> None:
    s = at('step = "duellum"\n[brown]\nadvances = ["strata"]\nlegions = { Zama = 1, Siga = 1 }')
    play(s, "move legion Siga Caesarea")
    assert asks(s) == "brown MoveOn"
    assert refused(s, "move legion Zama Tacape") == ("ANT-10.4", "finish-this-unit")
    assert refused(s, "move galley Caesarea Siga") == ("ANT-10.4", "finish-this-unit")
    assert refused(s, "move legion Caesarea Tacape") == ("ANT-10.3", "no-such-border")
    check(s, 6000)
    play(s, "pass")
    assert asks(s) == "brown Movement"
    assert says(s)[1] == "move legion Zama Caesarea"
    assert refused(s, "move legion Caesarea Siga") == ("ANT-10.2", "no-unmoved-unit")


@rule("ANT-10.4")
def test_units_move_in_any_order() -> None:
    position = 'step = "duellum"\n[brown]\nlegions = { Zama = 1 }\ngalleys = { Tacape = 1 }'
    one = play(at(position), "move legion Zama Carthago", "move galley Tacape Mare-Libycum")
    other = play(at(position), "move galley Tacape Mare-Libycum", "move legion Zama Carthago")
    assert units(one, BROWN) == units(other, BROWN) == {"legion Carthago": 1, "galley Mare Libycum": 1}


@rule("ANT-10.5")
def test_legions_are_not_carried_by_sea() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Carthago = 1 }\ngalleys = { Carthago = 3 }')
    assert refused(s, "move legion Carthago Agrigentum") == ("ANT-10.3", "no-such-border")
    assert refused(s, "move legion Carthago Mare-Libycum") == ("ANT-10.3", "no-such-border")
    for region, name in enumerate(s.box.names):
        if s.box.has_ship[region]:
            assert near(s, name, s.box.land) == set()


@rule("ANT-10.6")
def test_cities_never_stop_movement() -> None:
    s = at("""
        step = "duellum"
        [brown]
        advances = ["strata"]
        legions = { Genua = 1 }
        [beige]
        cities = ["Roma marble temple wall", "Neapolis gold temple wall"]
        advances = ["res_publica"]
    """)
    play(s, "move legion Genua Roma", "move legion Roma Neapolis")
    assert units(s, BROWN) == {"legion Neapolis": 1}
    assert cities(s, BEIGE) == {"Roma": "marble temple wall", "Neapolis": "gold temple wall"}


@rule("ANT-10.7", "ANT-R30")
def test_units_fight_on_the_way() -> None:
    s = at("""
        step = "duellum"
        [brown]
        advances = ["navigatio"]
        galleys = { Mare-Sardoum = 3 }
        [beige]
        galleys = { Corsica = 2, Genua = 1 }
    """)
    play(s, "move galley Mare-Sardoum Corsica")
    assert asks(s) == "brown Movement", "the first is exchanged and gone"
    play(s, "move galley Mare-Sardoum Corsica")
    assert units(s, BEIGE) == {"galley Genua": 1}
    play(s, "move galley Mare-Sardoum Corsica")
    assert asks(s) == "brown MoveOn", "the third passes on"
    play(s, "move galley Corsica Genua")
    assert units(s, BROWN) == units(s, BEIGE) == {}
    assert recruits(s, BROWN)["galley"] == recruits(s, BEIGE)["galley"] == 4


@rule("ANT-11.1", "ANT-R31")
def test_one_unit_of_each_side_falls_at_once() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 1 }\n[beige]\nlegions = { Tacape = 2 }')
    play(s, "move legion Zama Tacape")
    assert units(s, BROWN) == {}
    assert units(s, BEIGE) == {"legion Tacape": 1}
    assert recruits(s, BROWN) == recruits(s, BEIGE) == {"legion": 2, "galley": 1}
    assert event_lines(s) == ["moved brown legion Zama Tacape", "fell beige legion Tacape", "fell brown legion Tacape"]


@rule("ANT-11.2")
def test_exchanges_are_made_as_each_unit_enters() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 3 }\n[beige]\nlegions = { Tacape = 2 }')
    for left in (1, 0):
        play(s, "move legion Zama Tacape")
        assert units(s, BEIGE).get("legion Tacape", 0) == left
        assert "legion Tacape" not in units(s, BROWN)
    play(s, "move legion Zama Tacape")
    assert units(s, BROWN) == {"legion Tacape": 1}


@rule("ANT-11.3")
def test_legions_and_galleys_never_fight() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Siga = 1 }\n[beige]\ngalleys = { Tingis = 2 }')
    play(s, "move legion Siga Tingis")
    assert units(s, BROWN) == {"legion Tingis": 1}
    assert units(s, BEIGE) == {"galley Tingis": 2}


@rule("ANT-11.4")
def test_no_region_holds_the_same_kind_of_both() -> None:
    s = at("""
        step = "duellum"
        [brown]
        legions = { Siga = 2 }
        galleys = { Siga = 1 }
        [beige]
        legions = { Tingis = 1 }
        galleys = { Tingis = 1 }
    """)
    for answer in ("move legion Siga Tingis", "move legion Siga Tingis", "move galley Siga Tingis"):
        play(s, answer)
        assert not units(s, BROWN).keys() & units(s, BEIGE).keys()
    assert units(s, BROWN) == {"legion Tingis": 1}


@rule("ANT-11.5")
def test_lost_units_return_to_the_recruit_box() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 1 }\n[beige]\nlegions = { Tacape = 1 }')
    supply = [row.copy() for row in s.supply]
    play(s, "move legion Zama Tacape")
    assert s.supply == supply
    assert recruits(s, BROWN)["legion"] == recruits(s, BEIGE)["legion"] == 2


def test_the_first_duellum_without_units_is_over_at_once() -> None:
    s = play(fresh(), "rondel duellum-1")
    assert asks(s) == "beige Rondel"


def test_a_player_without_units_may_still_play_cards_in_duellum() -> None:
    s = at('[brown]\nhand = ["desertion"]\n[beige]\nlegions = { Zama = 1 }')
    play(s, "rondel duellum-1")
    assert asks(s) == "brown Movement"
    assert says(s) == ["pass", "card"]


def test_overridden_steps() -> None:
    figures = "movement = { steps = 2, steps_with_strata_legion = 3 }"
    s = at(f'data = {{ {figures} }}\nstep = "duellum"\n[brown]\nlegions = {{ Zama = 1 }}')
    play(s, "move legion Zama Caesarea", "move legion Caesarea Siga")
    assert units(s, BROWN) == {"legion Siga": 1}
    assert asks(s) != "brown MoveOn"
    s = at(f'data = {{ {figures} }}\nstep = "duellum"\n[brown]\nlegions = {{ Zama = 1 }}\nadvances = ["strata"]')
    play(s, "move legion Zama Caesarea", "move legion Caesarea Siga", "move legion Siga Tingis")
    assert units(s, BROWN) == {"legion Tingis": 1}
    assert asks(s) != "brown MoveOn"


@rule("ANT-R12")
def test_cards_and_commercium_are_open_while_a_unit_moves_on() -> None:
    s = at(
        'step = "duellum"\n[brown]\nlegions = { Zama = 1 }\nadvances = ["strata", "commercium"]\n'
        'hand = ["tribut"]\nmarble = 3\n[beige]\nlegions = { Roma = 1 }'
    )
    play(s, "move legion Zama Tacape")
    assert asks(s) == "brown MoveOn"
    assert says(s)[-2:] == ["card", "commercium"]
    play(s, "card")
    assert asks(s) == "brown MoveOn", "the same unit is asked again"
    play(s, "commercium", "give marble", "give iron", "give gold", "get iron", "get iron")
    assert asks(s) == "brown MoveOn"
    play(s, "move legion Tacape Zama")
    assert units(s, BROWN) == {"legion Zama": 1}


@rule("ANT-R12")
def test_what_a_unit_moving_on_cannot_play_says_why() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 1 }\nadvances = ["strata"]\nhand = ["orakel"]')
    play(s, "move legion Zama Tacape")
    assert refused(s, "card") == ("ANT-15.4", "card-at-another-time")
    assert refused(s, "commercium") == ("ANT-9.5", "no-commercium")
    assert refused(s, "move legion Roma Genua") == ("ANT-10.4", "finish-this-unit")


@rule("ANT-R12", "ANT-R52")
def test_forced_march_is_played_while_a_legion_moves_on() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Zama = 1 }\nadvances = ["strata"]\nhand = ["eilmarsch"]')
    play(s, "move legion Zama Tacape", "card", "move legion Tacape Zama")
    assert asks(s) == "brown MoveOn", "Strata is used up; the card gives one border more"
    play(s, "move legion Zama Carthago")
    assert units(s, BROWN) == {"legion Carthago": 1}
    assert asks(s) != "brown MoveOn"
