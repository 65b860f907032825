"""The end of the game: final sale, senators gained and lost, ranking, ties; solo as well (chapters 22 and 27)."""

from __future__ import annotations

from quadriga.games.corduba.pieces import (
    BY_GOALS,
    BY_LATE,
    BY_RICHES,
    BY_UNREST,
    CAEPIO,
    DENARII,
    DISTRICTS,
    EXPERTS,
    INSULAE,
    LATE,
    MONUMENTS,
    POPULARITY,
    PRESTIGE,
    REGISTER,
    SENATORS,
    UNREST,
)
from quadriga.games.corduba.state import Corduba


def end_game(s: Corduba) -> None:
    """COR-22.1 to COR-22.9 in this order (COR-22.6)."""
    s.emit("ended")
    final_sale(s)
    riches(s)
    if s.box.solo:
        caepio_goals(s)  # COR-27.2
    unrest_losses(s)
    s.places = solo_places(s) if s.box.solo else places(s)
    s.finish("senate")


def final_sale(s: Corduba) -> None:
    """COR-22.1: everything at the current prices, which do not move."""
    for seat in range(s.box.seats):
        me = s.players[seat]
        money = sum([me[r] * s.price[r] for r in range(DENARII)])
        for r in range(DENARII):
            if me[r]:
                s.emit("sold", seat, me[r], r)
                s.supply[r] += me[r]
                me[r] = 0
        s.gain(seat, DENARII, money)


def riches(s: Corduba) -> None:
    """COR-22.2, COR-R77: everybody tied for most denarii; against Caepio only alone (COR-27.1)."""
    money = [me[DENARII] for me in s.players]
    best = max(money)
    if s.box.solo and money.count(best) > 1:
        return
    for seat, have in enumerate(money):
        if have == best:
            s.add_senator(seat, BY_RICHES)


def caepio_goals(s: Corduba) -> None:
    """COR-27.2."""
    me = s.players[CAEPIO]
    for track, goal in zip((INSULAE, EXPERTS, REGISTER, POPULARITY), s.box.goals, strict=True):
        if me[track] >= goal:
            s.add_senator(CAEPIO, BY_GOALS)


def unrest_losses(s: Corduba) -> None:
    """COR-22.3 to COR-22.5, COR-27.3, COR-27.4."""
    tracks = [me[UNREST] for me in s.players]
    for seat, me in enumerate(s.players):
        s.lose_senators(seat, me[LATE], BY_LATE)
    for seat, me in enumerate(s.players):
        s.lose_senators(seat, s.box.senators_lost[me[UNREST]], BY_UNREST)
    worst = max(tracks)
    if not worst or (s.box.solo and tracks.count(worst) > 1):
        return
    for seat, track in enumerate(tracks):
        if track == worst:
            s.lose_senators(seat, 1, BY_UNREST)


def barred(s: Corduba, seat: int) -> bool:
    """COR-22.7: a player on the last unrest space cannot win."""
    return s.players[seat][UNREST] >= s.box.barred_at


def places(s: Corduba) -> list[int]:
    """COR-22.7 to COR-22.9: most senators; ties by tracks alone in front, then by the order of passing in round 8."""
    order = s.passed or s.order
    seats = range(s.box.seats)
    if all([barred(s, seat) for seat in seats]):
        return [2] * s.box.seats
    ranking: list[int] = []
    left = sorted(seats, key=lambda seat: (barred(s, seat), -s.players[seat][SENATORS]))
    while left:
        first = left[0]
        tied = [
            seat
            for seat in left
            if s.players[seat][SENATORS] == s.players[first][SENATORS] and barred(s, seat) == barred(s, first)
        ]
        best = min(tied, key=lambda seat: (-tracks_led(s, seat, tied), order.index(seat)))
        ranking.append(best)
        left.remove(best)
    return [ranking.index(seat) + 1 for seat in seats]


def tracks_led(s: Corduba, seat: int, tied: list[int]) -> int:
    """COR-22.8, COR-R44: prestige tracks on which the player is alone ahead of the others tied."""
    led = 0
    for d in DISTRICTS:
        mine = s.players[seat][PRESTIGE + d]
        led += all([s.players[other][PRESTIGE + d] < mine for other in tied if other != seat])
    return led


def solo_places(s: Corduba) -> list[int]:
    """COR-27.5 to COR-27.8: first place for you, or everybody loses to the game."""
    you, caepio = s.players[0], s.players[CAEPIO]
    by_senators = you[SENATORS] > caepio[SENATORS]
    by_monuments = you[MONUMENTS] >= s.box.monuments_to_win
    won = {"senators": by_senators, "monuments": by_monuments, "both": by_senators and by_monuments}[s.box.variant]
    return [1 if won and not barred(s, 0) else 2]
