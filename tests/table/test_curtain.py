"""Several people at one device: it shows the secrets of whoever holds it, and else nobody's."""

from __future__ import annotations

from reaped import reaped
from sealed_table import at

from bannerhall.core.match import Match
from bannerhall.core.state import SPECTATOR, State
from bannerhall.table import BOT, HUMAN, Curtain, Sitter, Table


def table_of(state: State, *kinds: str) -> Table:
    """Everybody is a person unless it is said otherwise; what only the table can tell is told."""
    seats = int(state.seats)
    sitters = [Sitter(kind, "", "greedy" if kind == BOT else "") for kind in kinds or (HUMAN,) * seats]
    return Table(Match(state, 1, state.rules.typed_by_players), sitters)


def bidding() -> Table:
    return table_of(at("bids", seats=3, hands=["gold", "gold", "gold"], coins=9).state)


def do(table: Table, seat: int, text: str) -> None:
    table.answer(seat, table.match.state.rules.vocabulary.read_exact(text))


def bid(table: Table, seat: int, coins: int) -> None:
    do(table, seat, f"bid {coins}")


def test_nobody_is_served_before_the_curtain_is_lifted() -> None:
    table, curtain = bidding(), Curtain({0, 2})
    assert (curtain.due(table), curtain.reader(table)) == (0, SPECTATOR)
    curtain.lift(0, table)
    assert curtain.reader(table) == 0


def test_who_holds_the_device_keeps_it_while_still_asked() -> None:
    table, curtain = bidding(), Curtain({0, 2})
    curtain.lift(2, table)
    assert curtain.due(table) == 2
    bid(table, 2, 1)
    assert (curtain.due(table), curtain.reader(table)) == (0, SPECTATOR)


def test_the_curtain_falls_when_there_is_nothing_left_to_do_here() -> None:
    """A device that lies on the table shows what everybody may see; people may lift it again to look."""
    table, curtain = bidding(), Curtain({0, 2})
    bid(table, 2, 1)
    curtain.lift(0, table)
    assert curtain.reader(table) == 0
    bid(table, 0, 1)
    assert (curtain.due(table), curtain.reader(table)) == (None, SPECTATOR)
    curtain.lift(0, table)
    assert curtain.reader(table) == 0


def test_only_seats_of_the_device_lift_it() -> None:
    table, curtain = bidding(), Curtain({0, 2})
    curtain.lift(1, table)
    assert curtain.reader(table) == SPECTATOR


def test_a_device_of_one_person_has_no_curtain() -> None:
    assert Curtain({1}).reader(bidding()) == 1


# --- In the open --------------------------------------------------------------------------------------------


def harvesting(*kinds: str) -> Table:
    return table_of(reaped("harvest", seats=3, hands=["gold", "gold", "gold"], auctioneer=1), *kinds)


def test_what_is_told_or_answered_aloud_is_served_with_the_curtain_down() -> None:
    table, curtain = harvesting(), Curtain({0, 1, 2})
    assert (curtain.due(table), curtain.served(table), curtain.reader(table)) == (1, 1, SPECTATOR)
    table.tell(1, table.match.state.rules.vocabulary.make("harvest", 3))
    assert (curtain.due(table), curtain.served(table)) == (1, None)  # a seal is broken in secret
    curtain.lift(1, table)
    for seat in (1, 2, 0):
        do(table, seat, "pass")
    assert (curtain.reader(table), curtain.served(table)) == (SPECTATOR, 1)  # the auction is held aloud


def test_the_curtain_falls_when_the_next_question_of_the_same_seat_is_open() -> None:
    table = table_of(reaped("window", seats=2, hands=["gold", "gold"], left=1, auctioneer=1))
    curtain = Curtain({0, 1})
    curtain.lift(0, table)
    assert curtain.reader(table) == 0
    do(table, 0, "pass")
    assert (curtain.reader(table), curtain.served(table)) == (SPECTATOR, 1)


def test_during_an_open_question_everybody_may_look_at_what_is_theirs() -> None:
    table = table_of(reaped("auction", seats=2, hands=["gold", "gold"]))
    curtain = Curtain({0, 1})
    assert (curtain.reader(table), curtain.served(table)) == (SPECTATOR, 0)
    for seat in (0, 1):
        curtain.lift(seat, table)
        assert (curtain.reader(table), curtain.served(table)) == (seat, None)
    do(table, 0, "keep")
    assert (curtain.reader(table), curtain.due(table)) == (1, 1)  # who holds it is asked now, in secret


def test_an_open_question_is_served_before_a_secret_one_unless_people_choose() -> None:
    table = table_of(reaped("auction", seats=3, hands=["gold"] * 3, desk={0: 0, 2: 0}, auctioneer=1))
    curtain = Curtain({0, 1, 2})
    assert (curtain.waiting(table), curtain.served(table)) == ([1, 0, 2], 1)
    curtain.choose(2)
    assert (curtain.due(table), curtain.served(table), curtain.reader(table)) == (2, None, SPECTATOR)
    curtain.lift(2, table)
    do(table, 2, "leave")
    assert (curtain.reader(table), curtain.waiting(table), curtain.served(table)) == (SPECTATOR, [1, 0], 1)


def test_what_a_program_should_tell_is_told_by_anybody_at_the_device() -> None:
    table, curtain = harvesting(HUMAN, BOT, HUMAN), Curtain({0, 2})
    assert (curtain.waiting(table), curtain.served(table)) == ([0], 0)
    assert table.may_tell(2)


def test_a_game_without_secrets_has_no_curtain() -> None:
    table, curtain = bidding(), Curtain({0, 2}, secrets=False)
    assert (curtain.reader(table), curtain.open_for) == (0, 0)
    curtain.choose(2)
    assert curtain.reader(table) == 2
    bid(table, 2, 1)
    assert curtain.reader(table) == 0
    bid(table, 0, 1)
    assert curtain.reader(table) == 0  # the last one is shown while nobody here is asked
