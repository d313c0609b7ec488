"""Unread mail in a world drawn anew: not even its reader knows what is in it.

What the seat tried itself is tried again in that world; what others tried, sent or ended is not known to it, so it did
not happen; answers to its offers may be yes or no.
"""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.games.leaders.rules import events, items, settings
from bannerhall.games.leaders.rules.board.pacts import are_at_war, stands_as_guest
from bannerhall.games.leaders.rules.cards import ACCEPTED, DECLINED, DISSOLVED, amount_of, card, kind_of, player_of
from bannerhall.games.leaders.rules.components import BOX, SCANDAL
from bannerhall.games.leaders.rules.headquarters.global_events import rules_now
from bannerhall.games.leaders.rules.headquarters.orders import fail, succeed, success_percent
from bannerhall.games.leaders.rules.state import Leaders


def draw_mail(world: Leaders, seat: i64, stream: Stream) -> None:
    """The mailboxes as they may be for all that the seat knows."""
    tried = attempts(world, seat)
    world.mail = world.mail[:]
    for reader in range(world.seats):
        keep_answers(world, reader, reader == seat, stream)
    if world.mission[seat] > items.CUNNING:
        world.progress[seat] = 0  # what spies have achieved is in the mail, too
    for item in tried:
        try_again(world, seat, item, stream)


def attempts(world: Leaders, seat: i64) -> list[int]:
    """The covert actions of a seat whose reports it has not read yet."""
    tried: list[int] = []
    for i in range(seat * BOX, seat * BOX + world.mails[seat]):
        kind, target = kind_of(world.mail[i]), player_of(world.mail[i])
        if kind == events.BOYCOTT_SUCCESS or kind == events.BOYCOTT_FAILED:
            tried.append(items.BOYCOTT + target)
        elif kind == events.SECRET_INFORMATION or kind == events.ESPIONAGE_FAILED:
            tried.append(items.ESPIONAGE + target)
        elif kind == events.SABOTAGE_SUCCESS or kind == events.SABOTAGE_FAILED:
            tried.append(items.SABOTAGE + target)
    return tried


def keep_answers(world: Leaders, reader: i64, own: bool, stream: Stream) -> None:
    """Of a mailbox only answers to offers stay; one's own are drawn."""
    first = reader * BOX
    kept: i64 = 0
    for i in range(first, first + world.mails[reader]):
        one = world.mail[i]
        world.mail[i] = 0
        if kind_of(one) != events.ALLIANCE:
            continue
        if own:
            one = draw_answer(world, reader, player_of(one), amount_of(one), stream)
        if one >= 0:
            world.mail[first + kept] = one
            kept += 1
    world.mails[reader] = kept


def draw_answer(world: Leaders, seat: i64, other: i64, answer: i64, stream: Stream) -> i64:
    """Yes or no, unless the board shows it; that a partner has left is not known yet, so he has not. On the board it is
    known at once."""
    if answer == DISSOLVED and world.digital:
        return card(events.ALLIANCE, other, DISSOLVED)
    if answer == DISSOLVED:
        ally(world, seat, other)
        world.known_allies[seat] |= BIT[other]
        world.barred[seat] &= ~BIT[other]
        world.barred[other] &= ~BIT[seat]
        return -1
    accepted = stream.below(2) == 0 and not are_at_war(world, seat, other)
    accepted = accepted or stands_as_guest(world, seat, other)
    if accepted:
        ally(world, seat, other)
    else:
        world.allies[seat] &= ~BIT[other]
        world.allies[other] &= ~BIT[seat]
        world.known_allies[other] &= ~BIT[seat]
    return card(events.ALLIANCE, other, ACCEPTED if accepted else DECLINED)


def ally(world: Leaders, seat: i64, other: i64) -> None:
    world.allies[seat] |= BIT[other]
    world.allies[other] |= BIT[seat]
    world.known_allies[other] |= BIT[seat]


def try_again(world: Leaders, seat: i64, item: i64, stream: Stream) -> None:
    """A covert action with the chances of this world [LDR-BOYC-04] [LDR-BOYC-07]."""
    if stream.below(100) < success_percent(world, seat, item):
        succeed(world, seat, item)
    else:
        traced = rules_now(world, SCANDAL) or stream.below(100) < world.rules.numbers[settings.TRACE_PERCENT]
        fail(world, seat, item, traced)
