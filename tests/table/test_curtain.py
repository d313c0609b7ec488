"""Several people at one device: it shows the secrets of whoever holds it, and else nobody's."""

from __future__ import annotations

from sealed_table import at

from bannerhall.core.match import Match
from bannerhall.core.state import SPECTATOR
from bannerhall.table import Curtain


def bidding() -> Match:
    return Match(at("bids", seats=3, hands=["gold", "gold", "gold"], coins=9).state, 1)


def bid(match: Match, seat: int, coins: int) -> None:
    match.answer(seat, match.state.tables.vocabulary.make("bid", coins))


def test_nobody_is_served_before_the_curtain_is_lifted() -> None:
    match, curtain = bidding(), Curtain({0, 2})
    assert (curtain.due(match), curtain.reader(match)) == (0, SPECTATOR)
    curtain.lift(0)
    assert curtain.reader(match) == 0


def test_who_holds_the_device_keeps_it_while_still_asked() -> None:
    match, curtain = bidding(), Curtain({0, 2})
    curtain.lift(2)
    assert curtain.due(match) == 2
    bid(match, 2, 1)
    assert (curtain.due(match), curtain.reader(match)) == (0, SPECTATOR)


def test_the_curtain_falls_for_nobody_while_others_are_asked_elsewhere() -> None:
    match, curtain = bidding(), Curtain({0, 2})
    curtain.lift(0)
    bid(match, 0, 1)
    bid(match, 2, 1)
    assert (curtain.due(match), curtain.reader(match)) == (None, 0)
    curtain.fall()
    assert curtain.reader(match) == SPECTATOR


def test_only_seats_of_the_device_lift_it() -> None:
    match, curtain = bidding(), Curtain({0, 2})
    curtain.lift(1)
    assert curtain.reader(match) == SPECTATOR


def test_a_device_of_one_person_has_no_curtain() -> None:
    assert Curtain({1}).reader(bidding()) == 1
