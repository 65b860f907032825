"""Res Gestae: tokens that are claimed with a figure once their condition is met (chapter 12)."""

from __future__ import annotations

from quadriga.games.corduba.missing import not_enough_workers
from quadriga.games.corduba.payment import ANY_FIGURE, send_figures
from quadriga.games.corduba.pieces import BY_GESTAE, HELD_IN, NOBODY, PRESTIGE, READY, RED, SPECIALS, WORKERS
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import Action, Reason


def meets(s: Corduba, seat: int, gesta: int) -> bool:
    """COR-12.5: whether the condition holds now; every figure is a minimum."""
    me = s.players[seat]
    what, number = s.box.gestae_condition[gesta]
    if what == "prestige_each":
        return min(me[PRESTIGE : PRESTIGE + 3]) >= int(number)
    return me[HELD_IN[what]] >= int(number)


def add_claims(s: Corduba, seat: int, actions: list[Action]) -> None:
    """COR-12.1, COR-12.4."""
    me = s.players[seat]
    if NOBODY in s.gestae and me[WORKERS] + me[READY] + me[SPECIALS]:
        gestae = s.gestae
        for gesta, at, number in s.box.gestae_held:
            if me[at] >= number and gestae[gesta] == NOBODY and can_claim(s, me, gesta):
                actions.append(("claim", gesta))


def can_claim(s: Corduba, me: list[int], gesta: int) -> bool:
    """What is left to look at once the figure that a token names is reached."""
    what, number = s.box.gestae_condition[gesta]
    if what == "prestige_each" and min(me[PRESTIGE : PRESTIGE + 3]) < number:
        return False
    return not s.box.gestae_red[gesta] or bool(me[READY] >> RED & 1)


def why_no_claim(s: Corduba, seat: int, gesta: int) -> Reason:
    if s.gestae[gesta] != NOBODY:
        return Reason("COR-12.3", "token-closed")
    if not meets(s, seat, gesta):
        what, number = s.box.gestae_condition[gesta]
        me = s.players[seat]
        have = min(me[PRESTIGE : PRESTIGE + 3]) if what == "prestige_each" else me[HELD_IN[what]]
        return Reason("COR-12.1", "condition-not-met", (("needed", int(number)), ("have", have)))
    if s.box.gestae_red[gesta]:
        return Reason("COR-12.4", "no-red-specialist")
    return not_enough_workers(s.box.claim_figures, s.figures(seat))


def claim(s: Corduba, seat: int, gesta: int) -> None:
    """COR-12.1: a figure goes to the Senate, the token is taken, a senator is placed at once."""
    s.gestae[gesta] = seat
    s.emit("claimed", seat, gesta)
    s.add_senator(seat, BY_GESTAE)
    if s.box.gestae_red[gesta]:
        s.players[seat][READY] &= ~(1 << RED)
        s.emit("sent", seat, 1, RED + 1)
    else:
        send_figures(s, seat, s.box.claim_figures, ANY_FIGURE, 1)
