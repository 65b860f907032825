"""Chapters 1 and 2: set-up, rounds and turns."""

from quadriga.games.romolo.board import FACE_DOWN, FOREST, HILL, PLAIN, WATER
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.record import Record
from tests.games.romolo.table import GAME, built, do, has, offers, refused, step, table, units, until
from tests.rule_coverage import rule

COLUMNS = {1: (5, 4, 4, 2, 2, 2, 2, 2, 2, 3), 2: (10, 8, 8, 4, 4, 3, 3, 3, 4, 5)}
COLUMNS |= {3: (15, 12, 12, 6, 6, 4, 4, 4, 6, 7), 4: (20, 16, 16, 8, 8, 5, 5, 5, 8, 9)}


def fresh(seats=2, start=0, **actions):
    s = GAME.new(seats, **actions)
    if s.asked == (-1,) and s.stack[-1].verbs == ("start",):
        s.take(-1, ("start", start))
    settle_chance(s, Rng("set-up"))
    return s


@rule("ROM-1.1")
def test_one_to_four_players_and_a_random_start_player():
    assert list(GAME.seat_counts) == [1, 2, 3, 4]
    s = GAME.new(4)
    assert s.asked == (-1,)
    assert offers(s) == ["start yellow", "start blue", "start red", "start brown"]
    assert s.stack[-1].weights(s) == [1, 1, 1, 1]
    s.take(-1, ("start", 2))
    settle_chance(s, Rng(1))
    for seat in range(4):
        s.take(seat, ("choose", HILL))
    order = []
    while step(s) == "LayTiles":
        order.append(s.asked[0])
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert order == [2, 3, 0, 1]


@rule("ROM-1.2", "ROM-1.4")
def test_water_stack_and_pool():
    s = fresh(4)
    assert s.water_stack == 9
    for seat in range(4):
        s.take(seat, ("choose", FOREST if seat else HILL))
    until(s, "FreeCube")
    assert s.pool == [19 - 8, 10 - 1, 10 - 3, 6]


@rule("ROM-1.3")
def test_forest_or_hill_is_chosen_in_secret_until_it_is_laid():
    one, other = fresh(3, start=1), fresh(3, start=1)
    assert one.asked == (0, 1, 2)
    assert one.actions(1) == [("choose", HILL), ("choose", FOREST)]
    assert one.why_not(1, "choose plain").rule == "ROM-1.3"
    one.take(1, ("choose", HILL))
    other.take(1, ("choose", FOREST))
    for answers in ((0, "choose hill"), (2, "choose forest"), ()):
        for seat in (0, 2, None):
            assert one.seen_by(seat).dump() == other.seen_by(seat).dump()
            assert one.view(seat) == other.view(seat)
            assert one.events == other.events
            assert str(Record.of(one).seen_by(seat)) == str(Record.of(other).seen_by(seat))
        if answers:
            one.play(*answers)
            other.play(*answers)
    for seat in (0, 2, None):
        assert {one.seen_by(seat).imagine(Rng(n)).secret[1] for n in range(20)} == {HILL, FOREST}
    assert one.seen_by(1).secret[1] == HILL
    do(one, "lay 2,-2")
    assert one.terrain[one.box.number[2, -2]] == HILL
    assert one.secret[1] == -2


@rule("ROM-1.5", "ROM-1.7")
def test_face_down_hexes_and_tokens_are_not_decided():
    for seats, hexes, down, tokens in ((1, 19, 15, 3), (2, 25, 19, 3), (3, 37, 28, 4), (4, 45, 33, 6)):
        s = fresh(seats)
        box = s.box
        assert (box.hexes, len(box.face_down), len(s.token)) == (hexes, down, tokens)
        assert all(s.terrain[n] == FACE_DOWN for n in box.face_down)
        assert not s.beneath
        assert set(s.token.values()) == {-1}
        assert s.tokens == [4, 2]
        assert all(n in box.face_down for n in s.token)


@rule("ROM-1.6")
def test_tiles_are_laid_as_one_likes():
    s = fresh(2)
    do(s, "choose forest", "choose hill")
    assert sorted(offers(s)) == sorted(["lay 1,-2", "lay 1,-3", "lay 2,-3"])
    assert refused(s, "lay 0,0") == "ROM-1.6"
    do(s, "lay 2,-3")
    assert [s.terrain[n] for n in s.box.homes[0]] == [PLAIN, PLAIN, FOREST]
    do(s, "lay -1,2")
    assert [s.terrain[n] for n in s.box.homes[1]] == [HILL, PLAIN, PLAIN]


@rule("ROM-1.8", "ROM-1.9")
def test_characters_come_by_type():
    counts = {1: (1, 6, 2, 5), 2: (2, 6, 1, 6), 3: (3, 7, 3, 7), 4: (4, 8, 5, 8)}
    for seats, (one, two, three, shown) in counts.items():
        assert GAME.new(seats).box.deck == [one, two, three]
        s = GAME.new(seats)
        if seats > 1:
            s.take(-1, ("start", 0))
        types = []
        rng = Rng(seats)
        while s.asked == (-1,) and s.stack[-1].verbs == ("draw",):
            candidates = s.actions(-1)
            assert len({s.box.character_type[c] for _, c in candidates}) == 1
            assert s.stack[-1].weights(s) == [s.unseen[c] for _, c in candidates]
            s.take(-1, rng.answer(s))
        types = [s.box.character_type[c] for c in s.display]
        assert len(types) == shown
        assert types == sorted(types)
        assert types.count(0) == one
        assert s.deck == [0, two - (shown - one), three]
    assert len(s.box.character) == 24


@rule("ROM-1.10", "ROM-1.11", "ROM-1.12", "ROM-1.13")
def test_market_bank_and_pieces():
    for seats, (wall, farm, store, temple, works, *rest) in COLUMNS.items():
        s = GAME.new(seats)
        assert s.prices == [1] * 5
        assert s.board == []
        aqueduct, forum, port, mercenary, battle = rest
        assert s.bank == [farm, store, temple, works, aqueduct, forum, port, wall, mercenary, battle]
        kinds = [s.box.kind[u] for u in s.box.ranges[0]]
        assert [kinds.count(k) for k in (0, 1, 3)] == [6, 4, 1]
        assert all(s.where[u] == -1 for u in s.box.ranges[0] if s.box.kind[u] != 2)
    assert (s.box.data.shown("money.gold"), s.box.silver, s.box.data.shown("money.bronze")) == (10, 2, 1)


@rule("ROM-1.14")
def test_one_dice_tile_is_put_away_unseen_by_the_others():
    s = GAME.new(2)
    s.take(-1, ("start", 1))
    while s.stack[-1].verbs == ("draw",):
        s.take(-1, s.actions(-1)[0])
    assert s.stack[-1].seen_only_by() == 1
    assert len(s.actions(-1)) == 6
    s.take(-1, ("away", 3))
    s.take(-1, ("away", 0))
    assert s.available(1) == [0, 1, 2, 4, 5]
    assert s.seen_by(0).missing == [0, -1]
    assert s.view(1)["players"][1]["dice"] == ["x2", "plus3", "plus1loss", "retreat", "blank"]
    assert s.view(0)["players"][1]["dice"] == []
    assert s.view(0)["players"][1]["dice_count"] == 5
    worlds = {s.seen_by(0).imagine(Rng(n)).missing[1] for n in range(60)}
    assert worlds == set(range(6))
    assert "away" not in {line.payload[0] for line in s.events}


@rule("ROM-1.15", "ROM-1.16", "ROM-1.17", "ROM-1.18")
def test_start_goods_and_pieces():
    s = fresh(2, start=1)
    do(s, "choose hill", "choose hill", "lay 1,-2", "lay -1,2")
    assert s.asked == (1,)
    assert offers(s) == ["cube grain", "cube wood", "cube stone", "cube salt", "cube refined"]
    do(s, "cube salt", "cube wood")
    assert [has(s, 1, good) for good in ("grain", "wood", "stone", "salt", "refined", "coins")] == [2, 2, 2, 1, 0, 2]
    assert [has(s, 0, good) for good in ("grain", "wood", "stone")] == [2, 3, 2]
    assert sorted(offers(s)) == ["set tower 1,-3", "set tower 2,-3"]
    assert refused(s, "set tower 1,-2") == "ROM-1.16"  # the hill
    assert refused(s, "set farm 1,-3") == "ROM-1.16"
    do(s, "set tower 1,-3", "set farm 2,-3", "set storehouse 1,-3", "set worker 1,-3", "set worker 2,-3")
    assert s.asked == (0,)
    do(s, "set tower -1,3", "set farm -1,3", "set storehouse -1,3", "set worker -1,3", "set worker -1,3")
    assert s.box.places[s.capital[1]] == (1, -3)
    assert units(s, 1, "worker") == ["1,-3", "2,-3"]
    assert (built(s, "1,-3", "storehouse"), built(s, "2,-3", "farm")) == (1, 1)
    assert s.bank[:2] == [6, 6]
    assert (step(s), s.asked, s.round) == ("Activate", (1,), 1)
    assert s.view(0)["units"][0]["lying"] is False


YELLOW = 'capital = "0,0"\nworkers = ["0,0"]\ngrain = 9'
BLUE = 'capital = "2,-2"\nworkers = ["2,-2"]\ngrain = 9'
RED = 'capital = "-2,0"\nworkers = ["-2,0"]\ngrain = 9'


@rule("ROM-2.1", "ROM-2.2", "ROM-2.4")
def test_rounds_run_clockwise_from_the_start_player():
    s = table('start = "blue"\nturn = "blue"\nphase = "start"', yellow=YELLOW, blue=BLUE, red=RED)
    turns = []
    while s.round < 3:
        if step(s) == "Activate":
            turns.append(s.asked[0])
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert turns == [1, 2, 0, 1, 2, 0]
    phases = [type(one).__name__ for one in s.stack[::-1]]
    assert phases == ["Activate", "Attack", "Income", "StandUp", "EndTurn"]
    s = table('bank = { temple = 0, port = 0, forum = 0 }\nphase = "supply"', yellow=YELLOW, blue=BLUE, red=RED)
    assert not s.closing
    until(s, "PlayOrEnd")
    assert s.closing
    assert s.asked == (1,)


@rule("ROM-2.3")
def test_eliminated_players_are_skipped():
    s = table("", yellow=YELLOW, blue="out = true", red=RED)
    do(s, "pass")
    until(s, "Activate")
    assert s.asked == (2,)
    do(s, "pass")
    until(s, "Activate")
    assert s.asked == (0,)
    assert s.round == 2


def test_water_is_never_laid_at_home():
    s = fresh(2)
    assert WATER not in [s.terrain[n] for homes in s.box.homes for n in homes]
