"""Obvious answers that a table proposes, so that people are not asked what needs no question.

They are put in where a person's answers are tried, shown with them, and sent with them: the journal keeps each one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quadriga.games.defaults import NOTHING_MORE, defaults_of
from quadriga.kernel.screen import ChainLink, Choice, Question, Route, question, seen_with_journal, targets
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

MOST_REPEATS = 6
MOST_WAYS = 200
Standing = Mapping[str, str]
"""A seat's standing answers, by the name of the question."""


def obvious(seen: State, seat: int, standing: Standing) -> Action | None:
    """The answer that a seat need not be asked for: its standing one, or the game's."""
    if seen.lanes:
        return None
    written = standing.get(type(seen.question(seat)).__name__, "")
    if written and (action := seen.box.vocabulary.parse(written)) in seen.actions(seat):
        return action
    return defaults_of(seen.box.game).answer(seen, seat)


def propose(seen: State, seat: int, asked: Question, standing: Standing) -> Question:
    """The question with what a table proposes for it."""
    proposed = asked.copy()
    if (action := obvious(seen, seat, standing)) is not None:
        proposed["default"] = seen.box.vocabulary.format(action)
    if implied := implied_choices(seen, seat, asked, standing):
        proposed["implied"] = implied
    if repeats := repeated_choices(seen, seat, standing):
        proposed["repeats"] = repeats
    if ways := find_ways(seen, seat):
        proposed["ways"] = ways
    if whole := whole_answers(seen, seat):
        proposed["whole"] = whole
    return proposed


def implied_choices(seen: State, seat: int, asked: Question, standing: Standing) -> list[Choice]:
    """What comes after the question in the same move, where doing that says that one does no more here."""
    if defaults_of(seen.box.game).leaves_out(seen, seat) is None:
        return []
    known = [choice["notation"] for choice in asked["choices"]]
    found: list[Choice] = []
    later = seen.copy()
    while seat in later.asked and (action := defaults_of(seen.box.game).leaves_out(later, seat)) is not None:
        later.take(seat, action)
        while seat in later.asked and (action := obvious(later, seat, standing)) is not None:
            later.take(seat, action)
        if seat not in later.asked or later.question(seat).turn_level:
            break
        following = question(later, seat)
        for choice in following["choices"] if following else []:
            if choice["notation"] not in known and choice["targets"]:
                known.append(choice["notation"])
                found.append(choice)
    return found


def find_ways(seen: State, seat: int) -> list[Route]:
    """Where several moves of one unit in a row lead, each by the shortest way.

    A place is left out where two ways of that length end in different positions: which one is meant must be said.
    """
    defaults = defaults_of(seen.box.game)
    if not defaults.ways or seen.lanes:
        return []
    actions, step = seen.actions(seat), seen.question(seat)
    known = set(actions)
    ends = [(action, [action], seen) for action in actions if action[0] == "move"]
    found: list[Route] = []
    while ends and len(found) < MOST_WAYS:
        further: dict[Action, tuple[list[Action], State] | None] = {}
        for said, answers, before in ends:
            at = before.copy()
            at.take(seat, answers[-1])
            if seat not in at.asked or (join := defaults.ways.get(type(at.question(seat)).__name__)) is None:
                continue
            for then in at.actions(seat):
                if then[0] != said[0] or (whole := join(step, said, then)) is None or whole in known:
                    continue
                if whole not in further:
                    further[whole] = ([*answers, then], at)
                elif (other := further[whole]) and not same_end(seat, (other[0][-1], other[1]), (then, at)):
                    further[whole] = None
        known.update(further)
        ends = [(whole, *way) for whole, way in further.items() if way]
        found += [shown_way(seen, whole, answers) for whole, answers, _ in ends]
    return found


def whole_answers(seen: State, seat: int) -> list[Route]:
    """This question and those after it answered together, where the game says so."""
    together = defaults_of(seen.box.game).together.get(type(seen.question(seat)).__name__)
    if together is None or seen.lanes:
        return []
    vocabulary = seen.box.vocabulary
    return [
        {
            "notation": ", ".join([vocabulary.format(action) for action in says]),
            "verb": says[-1][0],
            "targets": [target for action in says for target in targets(vocabulary, action)],
            "price": [],
            "answers": [vocabulary.format(action) for action in answers],
        }
        for answers, says in together(seen, seat)
    ]


def same_end(seat: int, one: tuple[Action, State], other: tuple[Action, State]) -> bool:
    """Whether two answers, each in its own position, lead to the same position."""
    ends = []
    for action, before in (one, other):
        after = before.copy()
        after.take(seat, action)
        ends.append(after)
    return ends[0].same(ends[1])


def shown_way(seen: State, whole: Action, answers: list[Action]) -> Route:
    vocabulary = seen.box.vocabulary
    return {
        "notation": vocabulary.format(whole),
        "verb": whole[0],
        "targets": targets(vocabulary, whole),
        "price": [],
        "answers": [vocabulary.format(answer) for answer in answers],
    }


def repeated_choices(seen: State, seat: int, standing: Standing) -> dict[str, int]:
    defaults = defaults_of(seen.box.game)
    repeats = {}
    for action in seen.actions(seat):
        if action[0] not in defaults.repeated or defaults.once(seen, seat, action):
            continue
        if (times := count_repeats(seen, seat, action, standing)) > 1:
            repeats[seen.box.vocabulary.format(action)] = times
    return repeats


def count_repeats(seen: State, seat: int, action: Action, standing: Standing) -> int:
    later, times = seen.copy(), 0
    while times < MOST_REPEATS and seat in later.asked and lead_to(later, seat, action, standing) is not None:
        later.take(seat, action)
        times += 1
    return times


def lead_to(seen: State, seat: int, action: Action, standing: Standing) -> list[Action] | None:
    """Take the answers that lead to where an action is allowed; None, and some of them taken, where none do."""
    taken: list[Action] = []
    while seat in seen.asked and action not in seen.actions(seat):
        between = obvious(seen, seat, standing) or defaults_of(seen.box.game).leaves_out(seen, seat)
        if between is None:
            return None
        seen.take(seat, between)
        taken.append(between)
    return taken if seat in seen.asked else None


def complete(state: State, seat: int, answers: Sequence[Action], standing: Standing) -> tuple[list[ChainLink], State]:
    """A person's answers with the obvious ones between and after them, each with its question; and where they lead.

    Raises IllegalActionError for an answer that is not allowed, also not after obvious ones.
    """
    seen = seen_with_journal(state, seat)
    notation = seen.box.vocabulary.format
    links: list[ChainLink] = []

    def take(action: Action, default: bool) -> None:
        asked = question(seen, seat)
        assert asked is not None
        links.append({"answer": notation(action), "default": default, "question": asked})
        seen.take(seat, action)

    for action in answers:
        between = lead_to(seen.copy(), seat, action, standing)
        for answer in between or []:
            take(answer, True)
        if between is None:
            seen.play(seat, action)  # raises, with the reason
        take(action, False)
    if answers and answers[-1] in NOTHING_MORE:  # said where all of it could be chosen
        while seat in seen.asked and (left := defaults_of(seen.box.game).leaves_out(seen, seat)) is not None:
            take(left, True)
    while seat in seen.asked and (last := obvious(seen, seat, standing)) is not None:
        take(last, True)
    return links, seen
