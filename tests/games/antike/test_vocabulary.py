"""The language of the game: where pieces come from and go to, for the animation."""

from quadriga.kernel.screen import events
from tests.games.antike.positions import ANTIKE, at, box, play, spot


def test_places_of_answers() -> None:
    places = {name: (verb.left, verb.reached) for name, verb in box().vocabulary.verbs.items()}
    assert places.pop("move") == (1, 2), "from the second noun to the third"
    assert set(places.values()) == {(None, None)}


def test_places_of_news() -> None:
    places = {name: (verb.left, verb.reached) for name, verb in box().event_vocabulary.verbs.items()}
    assert places == {
        "begins": (None, None),
        "turn": (None, None),
        "shown": ("deck", "display"),
        "went": (None, 1),
        "paid": ("stock", "bank"),
        "gained": ("bank", "stock"),
        "lost": ("stock", "bank"),
        "robbed": ("stock", "stock"),
        "built-temple": ("bank", 1),
        "built-wall": ("reserve", 1),
        "wall-fell": (1, "reserve"),
        "temple-fell": (1, "bank"),
        "armed": ("recruits", 2),
        "recruited": ("supply", "recruits"),
        "learned": ("supply", 1),
        "moved": (2, 3),
        "fell": (2, "recruits"),
        "declared": (None, None),
        "held": (None, None),
        "conquered": (None, None),
        "founded": ("bank", 1),
        "took": ("stack", "track"),
        "wall-taken": ("bank", "reserve"),
        "chose": ("display", "hand"),
        "played": ("hand", "discards"),
        "traded": ("stock", "stock"),
        "reshuffled": ("discards", "deck"),
        "won": (None, None),
        "stopped": (None, None),
    }


def test_news_of_a_move_name_the_regions() -> None:
    s = play(at('step = "duellum"\n[brown]\nlegions = { Zama = 2 }'), "move legion Zama Carthago")
    [moved] = events(s, None)
    assert moved["left"] == {"kind": "region", "number": spot(s, "Zama")}
    assert moved["reached"] == {"kind": "region", "number": spot(s, "Carthago")}
    assert moved["rule"] == "ANT-10.2"


def test_names_that_need_no_translation() -> None:
    verbs = box().vocabulary.verbs
    assert verbs["found"].nouns[0].proper, "regions are called the same everywhere"
    assert not verbs["found"].nouns[1].proper, "gold is not"
    news_verbs = box().event_vocabulary.verbs
    assert news_verbs["founded"].nouns[1].proper


def test_numbers_reach_as_far_as_pieces_and_prices() -> None:
    lose = box().vocabulary.verbs["lose"].nouns[0]
    assert lose.names[-1] == "12"
    dear = ANTIKE.box(None, {"costs.temple_marble": 30}).vocabulary.verbs["coins"].nouns[1]
    assert dear.names[-1] == "30"
    many = ANTIKE.box(None, {"components.galleys_per_player": 15}).vocabulary.verbs["lose"].nouns[0]
    assert many.names[-1] == "15"
