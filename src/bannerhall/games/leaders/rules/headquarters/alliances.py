"""Alliances: offered by diplomats, answered in the national events, dissolved in the headquarters, known to two."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.events import ALL
from bannerhall.games.leaders.rules import events
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.armies import army, take, total
from bannerhall.games.leaders.rules.cards import ACCEPTED, DECLINED, DISSOLVED, post
from bannerhall.games.leaders.rules.state import Leaders


def send_offer(s: Leaders, sender: i64, receiver: i64) -> None:
    """The receiver must answer in its next national events; an offer says nothing but who sends it [LDR-ALLY-01]
    [LDR-ALLY-02] [LDR-ALLY-19]."""
    s.offers[receiver] |= BIT[sender]
    s.sent[sender] |= BIT[receiver]


def answer_offer(s: Leaders, seat: i64, sender: i64, accepted: bool) -> None:
    """Accepted, the alliance holds at once; the sender reads the answer in its next turn [LDR-ALLY-03] [LDR-ALLY-04]
    [LDR-ALLY-05] [LDR-ALLY-17]."""
    s.offers[seat] &= ~BIT[sender]
    if accepted:
        s.allies[seat] |= BIT[sender]
        s.allies[sender] |= BIT[seat]
        s.known_allies[seat] |= BIT[sender]
    answer = ACCEPTED if accepted else DECLINED
    post(s, sender, events.ALLIANCE, seat, answer)
    if s.sink is not None:
        s.emit(events.OFFER_ANSWERED, seat, sender, answer, 0, BIT[seat], 0)


def read_answer(s: Leaders, seat: i64, other: i64, answer: i64) -> None:
    """What a card about an alliance tells its reader [LDR-ALLY-03] [LDR-ALLY-26]."""
    if answer == DISSOLVED:
        if (s.allies[seat] >> other) & 1 == 0:  # they may have met again since
            s.known_allies[seat] &= ~BIT[other]
        return
    s.sent[seat] &= ~BIT[other]
    if answer == ACCEPTED and (s.allies[seat] >> other) & 1 == 1:
        s.known_allies[seat] |= BIT[other]


def dissolve(s: Leaders, seat: i64, partner: i64) -> None:
    """The alliance ends at once; neither may attack the other before its own next turn [LDR-ALLY-13] [LDR-ALLY-14]
    [LDR-ALLY-32]. The partner reads it in its next turn [LDR-ALLY-26]."""
    s.known_allies[seat] &= ~BIT[partner]
    if (s.allies[seat] >> partner) & 1 == 0:
        return  # the partner was quicker, and the news has not been read yet
    s.allies[seat] &= ~BIT[partner]
    s.allies[partner] &= ~BIT[seat]
    s.barred[seat] |= BIT[partner]
    s.barred[partner] |= BIT[seat]
    post(s, partner, events.ALLIANCE, seat, DISSOLVED)
    if s.digital:
        part_on_the_board(s, seat, partner)


def part_on_the_board(s: Leaders, seat: i64, partner: i64) -> None:
    """Guests go to the drop zones of their owners at once, and both know: regions that close, and guests that leave,
    could not be kept from the partner [LDR-ALLY-25] [LDR-ALLY-32]."""
    s.known_allies[partner] &= ~BIT[seat]
    if s.sink is not None:
        s.emit(events.ALLIANCE_ENDED, partner, seat, 0, 0, BIT[partner], 0)
    send_home(s, seat, partner)
    send_home(s, partner, seat)


def send_home(s: Leaders, guest: i64, host: i64) -> None:
    """All units that a guest has in regions of a host."""
    home: i64 = 0
    for region in range(LAND):
        if s.held[host] & BIT[region] != 0:
            units = army(s, guest, region)
            take(s, guest, region, units)
            home += units
            if guest == s.active:
                s.fresh[region] = 0
    s.drop[guest] += home
    if home != 0 and s.sink is not None:
        s.emit(events.UNITS_SENT_HOME, guest, host, total(home), 0, ALL, 0)


def keeps_pacts_secret(s: Leaders) -> bool:
    """Where three or more play, nobody may look on while somebody chooses among regions that are open or closed by an
    alliance; two have nothing to hide from each other [LDR-ALLY-18] [LDR-VISI-02]."""
    return count(s.alive) > 2


def may_attack_again(s: Leaders, seat: i64) -> None:
    """With its own next turn the ban on attacking former partners ends [LDR-ALLY-14]."""
    s.barred[seat] = 0


def forget_player(s: Leaders, player: i64) -> None:
    """Alliances and offers of an eliminated player are gone [LDR-ELIM-03]."""
    for seat in range(s.seats):
        s.allies[seat] &= ~BIT[player]
        s.known_allies[seat] &= ~BIT[player]
        s.offers[seat] &= ~BIT[player]
        s.sent[seat] &= ~BIT[player]
        s.barred[seat] &= ~BIT[player]
    s.allies[player] = 0
    s.known_allies[player] = 0
    s.offers[player] = 0
    s.sent[player] = 0
    s.barred[player] = 0
