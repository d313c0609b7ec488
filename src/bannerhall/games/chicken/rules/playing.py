"""Scrolls played in the action step: strategies, and magic that names it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import actions, clauses, drawing, events, rolling, scrolls
from bannerhall.games.chicken.rules.state import Chicken

STRAW: Final[i64] = 2  # scrolls that Fresh Straw draws


def clause_against_playing(s: Chicken, player: i64, scroll: i64) -> i64:
    """Strategies, and magic of the action step; all other magic is for combat. They need no action and no die
    [CHI-STRAT-03] [CHI-STRAT-05] [CHI-MAGIC-01] [CHI-MAGIC-04] [CHI-CARD-01]."""
    if scrolls.IN_ACTIONS[scroll] == 0:
        return clauses.MAGIC_OF_COMBAT
    if s.hand[player * scrolls.KINDS + scroll] == 0:
        is_strategy = scrolls.TYPE[scroll] == scrolls.STRATEGY
        return clauses.NO_SUCH_STRATEGY if is_strategy else clauses.NO_SUCH_MAGIC
    if scroll == scrolls.SPY_HEN and drawing.spied_on(s, player) == 0:
        return clauses.NOBODY_TO_SPY_ON
    if scroll == scrolls.LUCKY_WISHBONE and rolling.on_banner(s, player) == 0:
        return clauses.NOTHING_TO_REROLL
    return ALLOWED


def fill_plays(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    hand = s.hand
    first = player * scrolls.KINDS
    for scroll in range(scrolls.SPY_HEN, scrolls.FIRST_DISASTER):
        if hand[first + scroll] != 0 and clause_against_playing(s, player, scroll) == ALLOWED:
            out[n] = actions.PLAY + scroll
            n += 1
    return n


def play(s: Chicken, player: i64, scroll: i64) -> None:
    """A strategy lies down for good; magic lies open until its effect is carried out [CHI-STRAT-01] [CHI-MAGIC-04]
    [CHI-SCROLL-18] [CHI-SCROLL-19]."""
    s.hand[player * scrolls.KINDS + scroll] -= 1
    if scrolls.TYPE[scroll] == scrolls.STRATEGY:
        adopt(s, player, scroll)
        return
    at = player * scrolls.KINDS + scroll
    s.set_shown(at, s.shown[at] + 1)
    if s.sink is not None:
        s.emit(events.PLAYED, player, scroll, 0, 0, ALL, 0)
    if scroll == scrolls.SPY_HEN:
        drawing.begin_spying(s, player)
    elif scroll == scrolls.FRESH_STRAW:
        drawing.draw_scrolls(s, player, STRAW)
    else:
        rolling.begin_wish(s, player)


def adopt(s: Chicken, player: i64, scroll: i64) -> None:
    """A strategy becomes active; the one before it is discarded first [CHI-STRAT-01] [CHI-STRAT-02]."""
    before = s.strategy[player] - 1
    if before >= 0:
        drawing.lay_on_discards(s, player, before)
    s.set_strategy(player, scroll + 1)
    if s.sink is not None:
        s.emit(events.PLAYED, player, scroll, 0, 0, ALL, 0)


def discard_played(s: Chicken, player: i64) -> None:
    """Magic of the action step is discarded after its effect has been carried out [CHI-MAGIC-02] [CHI-MAGIC-04]."""
    for scroll in range(scrolls.SPY_HEN, scrolls.LUCKY_WISHBONE + 1):
        at = player * scrolls.KINDS + scroll
        if s.shown[at] > 0:
            s.set_shown(at, s.shown[at] - 1)
            drawing.lay_on_discards(s, player, scroll)
